//! A match between two computer players without the program: quick to build, for whoever works on the players.
//!
//! `cargo run --release -p lab --example duel -- anima --a 2 --b 1 --pairs 50 --share 100 --seed 1 --jobs 1`
//!
//! `--share P` or `--share P,Q` are thousandths of what the levels try out (`--time` of their time), `--sprt LOW,HIGH`
//! ends early, `--edition`, `--measure` and `--setup "KEY=VALUE …"` say what is played.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use anima::content::Measure;
use lab::duel::{Contender, ERROR, Estimate, Plan, Sided, Sprt, Thinking, WHOLE, run};
use players::Opponent;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match read(&words).and_then(|(game, flags)| play(&game, &flags)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

type Flags = BTreeMap<String, String>;

const FLAGS: [&str; 11] =
    ["a", "b", "pairs", "seed", "jobs", "share", "time", "sprt", "edition", "measure", "setup"];

fn read(words: &[String]) -> Result<(String, Flags), String> {
    let (game, flags) = words.split_first().ok_or("which game? anima or last-stand")?;
    let mut read = Flags::new();
    for pair in flags.chunks(2) {
        let [flag, value] = pair else { return Err(format!("{} wants a value", pair[0])) };
        let name = flag.strip_prefix("--").filter(|name| FLAGS.contains(name));
        read.insert(name.ok_or_else(|| format!("no flag {flag}"))?.to_owned(), value.clone());
    }
    Ok((game.clone(), read))
}

/// A flag's value, or another where it is not given.
fn value<T: std::str::FromStr>(flags: &Flags, flag: &str, other: T) -> Result<T, String> {
    flags.get(flag).map_or(Ok(other), |word| word.parse().map_err(|_| format!("--{flag}: not {word}")))
}

/// One value for both, or two.
fn both(word: &str) -> (&str, &str) {
    word.split_once(',').unwrap_or((word, word))
}

fn contenders(flags: &Flags) -> Result<[Contender; 2], String> {
    let whole = WHOLE.to_string();
    let (word, thinking): (&str, fn(u32) -> Thinking) = match (flags.get("share"), flags.get("time")) {
        (Some(_), Some(_)) => return Err("either --share or --time".to_owned()),
        (None, Some(time)) => (time, Thinking::Timed),
        (share, None) => (share.unwrap_or(&whole), Thinking::Counted),
    };
    let (a, b) = both(word);
    let contender = |flag: &str, permille: &str| {
        let word = flags.get(flag).ok_or_else(|| format!("--{flag} LEVEL is missing"))?;
        let opponent = Opponent::parse(word).ok_or_else(|| format!("no level {word}"))?;
        let permille = permille.parse().map_err(|_| format!("not thousandths: {permille}"))?;
        Ok::<_, String>(Contender { opponent, thinking: thinking(permille) })
    };
    Ok([contender("a", a)?, contender("b", b)?])
}

fn play(game: &str, flags: &Flags) -> Result<(), String> {
    let sprt = flags.get("sprt").map(|word| {
        let (low, high) = both(word);
        let bounds = low.parse().ok().zip(high.parse().ok());
        bounds
            .and_then(|(low, high)| Sprt::new(low, high, ERROR, ERROR))
            .ok_or_else(|| format!("--sprt: not {word}"))
    });
    let plan = Plan {
        contenders: contenders(flags)?,
        pairs: value(flags, "pairs", 100)?,
        seed: value(flags, "seed", 1)?,
        jobs: value(flags, "jobs", 1)?,
        sprt: sprt.transpose()?,
    };
    let [a, b] = plan.contenders.map(|contender| contender.opponent.level);
    let setup = flags.get("setup").map_or("", String::as_str);
    match game {
        "anima" => {
            let edition = flags.get("edition").map_or(anima::content::DEFAULT_EDITION, String::as_str);
            let measure = match flags.get("measure").map(String::as_str) {
                None => None,
                Some("board") => Some(Measure::Board),
                Some("table") => Some(Measure::Table),
                Some(other) => return Err(format!("--measure: not {other}")),
            };
            let content = lab::anima::content(edition).ok_or_else(|| format!("no edition {edition}"))?;
            let content = content.map_err(|error| format!("{error:?}"))?;
            let matches = lab::anima::Matches::new(content, measure, setup, [a, b]);
            tell(&matches.map_err(|error| error.to_string())?, &plan)
        }
        "last-stand" => {
            let content = lab::laststand::content().map_err(|error| format!("{error:?}"))?;
            let setup =
                if setup.contains("heroes=") { setup.to_owned() } else { format!("heroes=3 {setup}") };
            let matches = lab::laststand::Matches::new(content, &setup, a, b);
            tell(&matches.map_err(|error| error.to_string())?, &plan)
        }
        other => Err(format!("no game {other}: anima or last-stand")),
    }
}

fn tell(setup: &impl Sided, plan: &Plan) -> Result<(), String> {
    let begun = Instant::now();
    let progress = |done: u64| {
        if done.is_multiple_of(10) {
            eprint!("\r{done}/{}", plan.pairs);
        }
    };
    let found = run(setup, plan, &AtomicBool::new(false), &progress)
        .map_err(|absent| format!("nobody plays at level {}", absent.0.word()))?;
    eprint!("\r");
    let (tally, record) = (&found.tally, found.tally.record());
    let shown = |estimate: Estimate, scale: f64| {
        format!("{:.1} ({:.1} to {:.1})", estimate.value * scale, estimate.low * scale, estimate.high * scale)
    };
    println!("pairs {} of {}, {:.0} s", tally.count(), plan.pairs, begun.elapsed().as_secs_f64());
    println!("won {} drawn {} lost {}", record.won, record.drawn, record.lost);
    println!("win rate {} %", shown(tally.win_rate(), 100.0));
    for (side, number) in tally.sides.iter().zip(1..) {
        println!("  on side {number}: {:.1} %", side.rate() * 100.0);
    }
    println!("elo {}", shown(tally.elo(), 1.0));
    if let Some(sprt) = &plan.sprt {
        println!("sprt {:?}, log ratio {:.2}", found.verdict, sprt.ratio(tally));
    }
    println!("errors {}", found.faults.len());
    for fault in &found.faults {
        println!("  seed {} pair {} with a on side {}", plan.seed, fault.pair, fault.side + 1);
    }
    Ok(())
}
