//! `tactica odds`: the exact chance of holding what is wanted, if one rolls as well as one can.

use std::collections::BTreeMap;

use catalog::Texts;
use lab::odds::last_stand::{Answer, OddsError, Question, answer, counted};
use serde::Serialize;

use super::measured::{self, decimal, percent};
use super::scenario::print_json;
use crate::args::Odds;
use crate::console::Console;
use crate::failure::Failure;

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    hero: &'a str,
    held: BTreeMap<&'static str, u8>,
    want: &'a str,
    /// To hold what is wanted in the end.
    chance: f64,
    /// TITAN faces on the way, on average.
    titans: f64,
    /// What to roll now; nothing means to stop.
    roll: BTreeMap<&'static str, u8>,
    /// The chance if one stops now.
    stop: f64,
}

pub fn run(console: &mut Console<'_>, odds: &Odds) -> Result<(), Failure> {
    let texts = console.texts;
    measured::of_game(&odds.game, &measured::LAST_STAND, texts)?;
    let content = measured::content(texts)?;
    let refused = |error: OddsError| Failure::Usage(describe(&error, texts));
    let question = Question::parse(&content, &odds.hero, &odds.held, &odds.want).map_err(refused)?;
    let answer = answer(&question).map_err(refused)?;
    if odds.json {
        return print_json(
            console,
            &Report {
                game: &odds.game,
                hero: &odds.hero,
                held: counted(&question.held).collect(),
                want: &odds.want,
                chance: answer.chance,
                titans: answer.titans,
                roll: counted(&answer.roll).collect(),
                stop: f64::from(u8::from(answer.held_now)),
            },
        );
    }
    tell(console, &answer)
}

fn tell(console: &mut Console<'_>, answer: &Answer) -> Result<(), Failure> {
    let texts = console.texts;
    let args = [
        ("chance", percent(texts.lang(), answer.chance).into()),
        ("titans", decimal(texts.lang(), answer.titans, 2).into()),
    ];
    console.say("odds-best", &args)?;
    let dice: Vec<String> =
        counted(&answer.roll).map(|(face, count)| format!("{count} {}", texts.name(face))).collect();
    if dice.is_empty() {
        console.say("odds-stop", &[])?;
    } else {
        console.say("odds-roll", &[("dice", texts.list(&dice).into())])?;
    }
    console.say(if answer.held_now { "odds-held" } else { "odds-not-held" }, &[])
}

fn describe(error: &OddsError, texts: &Texts) -> String {
    match error {
        OddsError::TooManyDice { dice, most } => {
            texts.say("odds-too-many", &[("dice", (*dice).into()), ("most", (*most).into())])
        }
        OddsError::WantsTitan => texts.say("odds-wants-titan", &[]),
        OddsError::NoSuchHero { hero } => texts.say("odds-no-hero", &[("hero", hero.into())]),
        OddsError::Unclear { word } => texts.say("odds-unclear", &[("found", word.into())]),
    }
}
