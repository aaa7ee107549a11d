//! `tactica replay review`: the choices of a game that cost most.

use catalog::advice::{Slip, percent, reason_told};
use catalog::table::Seated;
use catalog::{Texts, games};
use kernel::journal::Journal;
use serde::Serialize;

use crate::console::{Console, Tone};
use crate::failure::Failure;

use super::measured::Bar;

/// The review for programs.
#[derive(Serialize)]
struct Shown<'a> {
    seat: &'a str,
    looked_at: u64,
    slips: Vec<ShownSlip>,
}

#[derive(Serialize)]
struct ShownSlip {
    input: u64,
    done: String,
    better: String,
    chance: f32,
    chance_of_better: f32,
    reasons: Vec<String>,
}

/// Thousandths, as the bar counts them.
const WHOLE: f32 = 1000.0;

/// Reviews the choices of one seat, or of every seat that chose something.
pub fn run(
    console: &mut Console<'_>,
    journal: &Journal,
    seat: Option<&str>,
    json: bool,
) -> Result<(), Failure> {
    let texts = console.texts;
    let failed = |error: games::GameError| Failure::Failed(error.text(texts));
    let table = games::resume(journal).map_err(failed)?;
    let mut seats = table.seats();
    if let Some(wanted) = seat {
        let known: Vec<String> = seats.iter().map(|seated| seated.word.clone()).collect();
        seats.retain(|seated| seated.word == wanted);
        if seats.is_empty() {
            let args = [("seat", wanted.into()), ("known", known.join(", ").into())];
            return Err(Failure::Usage(texts.say("seating-no-seat", &args)));
        }
    }
    let mut all = Vec::new();
    for seated in &seats {
        let bar = Bar::new(WHOLE as u64);
        let word = std::slice::from_ref(&seated.word);
        let review =
            games::review(journal, word, &mut |done| bar.show((done * WHOLE) as u64)).map_err(failed);
        bar.clear();
        let review = review?;
        let slips = review.slips.iter();
        if json {
            let slips = slips.map(|slip| shown(slip, table.title(), seated, texts)).collect();
            all.push(Shown { seat: &seated.word, looked_at: review.looked_at, slips });
            continue;
        }
        let args = [("name", texts.name(&seated.name).into()), ("count", review.looked_at.into())];
        let key = if review.slips.is_empty() { "review-nothing" } else { "review-heading" };
        console.say_in(Tone::Heading, key, &args)?;
        for slip in slips {
            show(console, slip, table.title(), seated)?;
        }
    }
    if json {
        let text = serde_json::to_string_pretty(&all).expect("a review can be written as JSON");
        console.print_raw(&format!("{text}\n"))?;
    }
    Ok(())
}

fn show(console: &mut Console<'_>, slip: &Slip, game: &str, seated: &Seated) -> Result<(), Failure> {
    let texts = console.texts;
    let args = [
        ("input", slip.input.into()),
        ("done", texts.format(&slip.done).into()),
        ("better", texts.format(&slip.better).into()),
        ("from", percent(slip.chance_of_better).into()),
        ("to", percent(slip.chance).into()),
        ("loss", (percent(slip.chance_of_better) - percent(slip.chance)).into()),
    ];
    console.say("review-slip", &args)?;
    for reason in &slip.reasons {
        console.print(&format!("    {}", texts.format(&reason_told(game, &seated.word, *reason))))?;
    }
    Ok(())
}

fn shown(slip: &Slip, game: &str, seated: &Seated, texts: &Texts) -> ShownSlip {
    let reason = |reason| texts.format(&reason_told(game, &seated.word, reason));
    ShownSlip {
        input: slip.input,
        done: texts.format(&slip.done),
        better: texts.format(&slip.better),
        chance: slip.chance,
        chance_of_better: slip.chance_of_better,
        reasons: slip.reasons.iter().copied().map(reason).collect(),
    }
}
