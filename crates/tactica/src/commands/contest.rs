//! `tactica match`: two computer players in mirrored pairs, and how sure it is who is stronger.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use catalog::packs::OwnPack;
use catalog::{Texts, games};
use kernel::Worded;
use lab::duel::{Contender, ERROR, Found, Plan, Record, Sided, Sprt, Thinking, Verdict, WHOLE, run as play};
use players::Level;
use serde::Serialize;
use signal_hook::consts::SIGINT;
use signal_hook::flag;

use super::matches::{self, Fixed};
use super::measured::{self, Bar, decimal, percent};
use super::scenario::print_json;
use crate::args::Match;
use crate::console::Console;
use crate::failure::Failure;

/// What `--json` prints; everything is as the first contender has it.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    edition: &'a str,
    measure: Option<&'a str>,
    a: &'a str,
    b: &'a str,
    /// `counted` in inputs tried out or `timed`, in thousandths of what each level has.
    thinking: &'a str,
    permille: [u32; 2],
    win_rate: f64,
    low: f64,
    high: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    pairs: u64,
    pairs_asked: u64,
    /// Pairs by their score in halves of a game, from both lost to both won.
    pair_scores: [u64; 5],
    won: u64,
    drawn: u64,
    lost: u64,
    /// The same by the side on which the first contender sat.
    sides: Vec<SideShown>,
    sprt: Option<SprtShown>,
    seed: u64,
    jobs: usize,
    seconds: f64,
    interrupted: bool,
    errors: u64,
    faults: Vec<FaultShown>,
}

#[derive(Serialize)]
struct SideShown {
    side: &'static str,
    win_rate: f64,
    won: u64,
    drawn: u64,
    lost: u64,
}

#[derive(Serialize)]
struct SprtShown {
    elo0: f64,
    elo1: f64,
    log_ratio: f64,
    /// Which of the two was taken to be true, where the pairs were enough.
    verdict: Option<&'static str>,
}

#[derive(Serialize)]
struct FaultShown {
    seed: u64,
    pair: u64,
    side: &'static str,
}

/// What the games are played by.
struct Rules<'a> {
    edition: &'a str,
    measure: Option<&'a str>,
}

type Meet = fn(&mut Console<'_>, &Match, &Plan, &[OwnPack]) -> Result<(), Failure>;

const GAMES: [(&str, Meet); 2] = [("last-stand", last_stand), ("anima", anima)];

/// Pairs unless somebody asks for more or fewer.
const PAIRS: u64 = 200;

pub fn run(console: &mut Console<'_>, contest: &Match, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    let meet = measured::of_game(&contest.game, &GAMES, texts)?;
    let plan = Plan {
        contenders: contenders(contest, texts)?,
        pairs: contest.pairs.unwrap_or(PAIRS),
        seed: contest.seed.unwrap_or(1),
        jobs: measured::jobs(contest.jobs),
        sprt: contest.sprt.as_deref().map(|words| sprt(words, texts)).transpose()?,
    };
    meet(console, contest, &plan, packs)
}

fn last_stand(
    console: &mut Console<'_>,
    contest: &Match,
    plan: &Plan,
    packs: &[OwnPack],
) -> Result<(), Failure> {
    let levels = plan.contenders.map(|contender| contender.opponent.level);
    let setup = matches::last_stand(&fixed(contest, packs), levels, console.texts)?;
    let rules = Rules { edition: &setup.content.edition.id, measure: None };
    meet(console, contest, plan, &setup, &rules)
}

fn anima(console: &mut Console<'_>, contest: &Match, plan: &Plan, packs: &[OwnPack]) -> Result<(), Failure> {
    let levels = plan.contenders.map(|contender| contender.opponent.level);
    let setup = matches::anima(&fixed(contest, packs), levels, console.texts)?;
    let rules = Rules { edition: &setup.content.edition.id, measure: Some(matches::measure_word(&setup)) };
    meet(console, contest, plan, &setup, &rules)
}

fn fixed<'a>(contest: &'a Match, packs: &'a [OwnPack]) -> Fixed<'a> {
    Fixed { game: &contest.game, form: &contest.form, setup: contest.setup.as_deref(), packs }
}

/// Who meets whom, and how much each may think.
fn contenders(contest: &Match, texts: &Texts) -> Result<[Contender; 2], Failure> {
    let (words, thinking): (Option<&str>, fn(u32) -> Thinking) = match (&contest.share, &contest.time) {
        (Some(_), Some(_)) => return Err(Failure::Usage(texts.say("match-share-or-time", &[]))),
        (None, Some(time)) => (Some(time), Thinking::Timed),
        (share, None) => (share.as_deref(), Thinking::Counted),
    };
    let permille = |word: &str| -> Result<u32, Failure> {
        let found = word.parse().ok().filter(|permille| (1..=MOST_PERMILLE).contains(permille));
        found.ok_or_else(|| {
            let args = [("found", word.into()), ("most", u64::from(MOST_PERMILLE).into())];
            Failure::Usage(texts.say("match-no-share", &args))
        })
    };
    let allowed = match words {
        None => [WHOLE; 2],
        Some(words) => {
            let (a, b) = words.split_once(',').unwrap_or((words, words));
            [permille(a)?, permille(b)?]
        }
    };
    let contender = |word: &str, permille: u32| -> Result<Contender, Failure> {
        // Nobody plays against the anchor but those who are measured by it.
        let anchor = (word == Level::Anchor.word()).then_some(Level::Anchor.into());
        let opponent = anchor
            .or_else(|| games::opponent(&contest.game, word))
            .ok_or_else(|| measured::no_level(word, &contest.game, texts))?;
        Ok(Contender { opponent, thinking: thinking(permille) })
    };
    Ok([contender(&contest.a, allowed[0])?, contender(&contest.b, allowed[1])?])
}

/// A thousand times what a level has: beyond that nobody waits for the end.
const MOST_PERMILLE: u32 = 1_000_000;

/// `LOW,HIGH`, or `LOW,HIGH,ALPHA,BETA`.
fn sprt(words: &str, texts: &Texts) -> Result<Sprt, Failure> {
    let numbers: Option<Vec<f64>> = words.split(',').map(|word| word.parse().ok()).collect();
    let read = match numbers.as_deref() {
        Some([elo0, elo1]) => Sprt::new(*elo0, *elo1, ERROR, ERROR),
        Some([elo0, elo1, alpha, beta]) => Sprt::new(*elo0, *elo1, *alpha, *beta),
        Some(_) | None => None,
    };
    read.ok_or_else(|| Failure::Usage(texts.say("match-no-sprt", &[("found", words.into())])))
}

/// Plays the pairs and tells what they came to.
fn meet<S: Sided>(
    console: &mut Console<'_>,
    contest: &Match,
    plan: &Plan,
    setup: &S,
    rules: &Rules<'_>,
) -> Result<(), Failure> {
    let stopped = Arc::new(AtomicBool::new(false));
    // The first Ctrl-C ends the match with what it has found, a second one the program. Where signals cannot be caught,
    // the first ends the program too.
    let _ = flag::register_conditional_shutdown(SIGINT, 128 + SIGINT, Arc::clone(&stopped));
    let _ = flag::register(SIGINT, Arc::clone(&stopped));
    let bar = Bar::new(plan.pairs);
    let begun = Instant::now();
    let found = play(setup, plan, &stopped, &|done| bar.show(done));
    let seconds = begun.elapsed().as_secs_f64();
    bar.clear();
    let found = found.map_err(|absent| measured::no_level(&absent.0.word(), &contest.game, console.texts))?;
    let interrupted = stopped.load(Ordering::Relaxed);
    let sides = setup.game().sides();
    if contest.json {
        let report = report(contest, plan, rules, &found, &sides);
        return print_json(console, &Report { seconds, interrupted, ..report });
    }
    if interrupted {
        console.say("match-interrupted", &[])?;
    }
    tell(console, contest, plan, &found, &sides)
}

fn report<'a>(
    contest: &'a Match,
    plan: &Plan,
    rules: &Rules<'a>,
    found: &Found,
    sides: &[&'static str],
) -> Report<'a> {
    let tally = &found.tally;
    let (rate, elo, Record { won, drawn, lost }) = (tally.win_rate(), tally.elo(), tally.record());
    let permille = plan.contenders.map(|contender| match contender.thinking {
        Thinking::Counted(permille) | Thinking::Timed(permille) => permille,
    });
    Report {
        game: &contest.game,
        edition: rules.edition,
        measure: rules.measure,
        a: &contest.a,
        b: &contest.b,
        thinking: if contest.time.is_some() { "timed" } else { "counted" },
        permille,
        win_rate: rate.value,
        low: rate.low,
        high: rate.high,
        elo: elo.value,
        elo_low: elo.low,
        elo_high: elo.high,
        pairs: tally.count(),
        pairs_asked: plan.pairs,
        pair_scores: tally.pairs,
        won,
        drawn,
        lost,
        sides: sides
            .iter()
            .zip(tally.sides)
            .map(|(side, record)| SideShown {
                side,
                win_rate: record.rate(),
                won: record.won,
                drawn: record.drawn,
                lost: record.lost,
            })
            .collect(),
        sprt: plan.sprt.map(|sprt| SprtShown {
            elo0: sprt.bounds().0,
            elo1: sprt.bounds().1,
            log_ratio: sprt.ratio(tally),
            verdict: found.verdict.map(|verdict| match verdict {
                Verdict::Elo0 => "elo0",
                Verdict::Elo1 => "elo1",
            }),
        }),
        seed: plan.seed,
        jobs: plan.jobs,
        seconds: 0.0,
        interrupted: false,
        errors: found.faults.len() as u64,
        faults: found
            .faults
            .iter()
            .map(|fault| FaultShown { seed: plan.seed, pair: fault.pair, side: sides[fault.side] })
            .collect(),
    }
}

/// The same for people.
fn tell(
    console: &mut Console<'_>,
    contest: &Match,
    plan: &Plan,
    found: &Found,
    sides: &[&'static str],
) -> Result<(), Failure> {
    let texts = console.texts;
    let (tally, record) = (&found.tally, found.tally.record());
    let (rate, elo) = (tally.win_rate(), tally.elo());
    let share = |value: f64| percent(texts.lang(), value);
    let points = |value: f64| decimal(texts.lang(), value, 0);
    let args = [
        ("a", contest.a.as_str().into()),
        ("b", contest.b.as_str().into()),
        ("pairs", tally.count().into()),
        ("won", record.won.into()),
        ("drawn", record.drawn.into()),
        ("lost", record.lost.into()),
    ];
    console.say("match-played", &args)?;
    let args = [
        ("rate", share(rate.value).into()),
        ("low", share(rate.low).into()),
        ("high", share(rate.high).into()),
    ];
    console.say("match-rate", &args)?;
    let args = [
        ("elo", points(elo.value).into()),
        ("low", points(elo.low).into()),
        ("high", points(elo.high).into()),
    ];
    console.say("match-elo", &args)?;
    for (side, record) in sides.iter().zip(tally.sides) {
        let args = [("side", texts.name(side).into()), ("rate", share(record.rate()).into())];
        console.say("match-side", &args)?;
    }
    if let Some(sprt) = plan.sprt {
        let (elo0, elo1) = sprt.bounds();
        let args = [
            ("low", points(elo0).into()),
            ("high", points(elo1).into()),
            ("ratio", decimal(texts.lang(), sprt.ratio(tally), 2).into()),
            (
                "verdict",
                match found.verdict {
                    Some(Verdict::Elo0) => "low".into(),
                    Some(Verdict::Elo1) => "high".into(),
                    None => "none".into(),
                },
            ),
        ];
        console.say("match-sprt", &args)?;
    }
    console.say("sim-errors", &[("errors", (found.faults.len() as u64).into())])?;
    for fault in &found.faults {
        let args = [
            ("seed", plan.seed.into()),
            ("pair", fault.pair.into()),
            ("side", texts.name(sides[fault.side]).into()),
        ];
        console.say("match-fault", &args)?;
    }
    Ok(())
}
