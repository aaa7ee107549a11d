//! `tactica sim`: many games between computer players, and what they came to.

use std::collections::BTreeMap;
use std::time::Instant;

use anima::Reason;
use catalog::Texts;
use catalog::packs::OwnPack;
use kernel::{Game, Worded};
use lab::sim::{Plan, Setup, outcome_words};
use serde::Serialize;

use super::matches::{self, Fixed};
use super::measured::{self, Bar, decimal, percent};
use super::scenario::print_json;
use super::usage;
use crate::args::Sim;
use crate::console::Console;
use crate::failure::Failure;

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    edition: &'a str,
    /// How distances are measured, in games that have any.
    measure: Option<&'a str>,
    games: u64,
    seed: u64,
    jobs: usize,
    seconds: f64,
    games_per_second: f64,
    decisions: u64,
    decisions_per_second: f64,
    inputs: u64,
    outcomes: BTreeMap<String, u64>,
    errors: u64,
    digest: String,
}

/// What the games are played by.
struct Rules<'a> {
    edition: &'a str,
    measure: Option<&'a str>,
}

/// An outcome as programs count it and as people read it; two that read alike are counted together.
struct Ending {
    words: String,
    said: String,
}

type Simulate = fn(&mut Console<'_>, &Sim, &[OwnPack]) -> Result<(), Failure>;

const GAMES: [(&str, Simulate); 2] = [("last-stand", last_stand), ("anima", anima)];

pub fn run(console: &mut Console<'_>, sim: &Sim, packs: &[OwnPack]) -> Result<(), Failure> {
    let simulate = measured::of_game(&sim.game, &GAMES, console.texts)?;
    simulate(console, sim, packs)
}

fn last_stand(console: &mut Console<'_>, sim: &Sim, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    if sim.usage {
        return Err(Failure::Usage(texts.say("usage-no-cards", &[("game", texts.name(&sim.game).into())])));
    }
    let [titan, heroes] = players(sim, texts)?;
    let setup = matches::last_stand(&fixed(sim, packs), [titan, heroes], texts)?;
    let rules = Rules { edition: &setup.content.edition.id, measure: None };
    simulate(console, sim, &setup, &rules, |game, outcome| Ending {
        words: outcome_words(game, outcome),
        said: texts.format(&game.outcome_line(outcome)),
    })
}

fn anima(console: &mut Console<'_>, sim: &Sim, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    if sim.usage {
        return usage::run(console, sim, packs);
    }
    let players = players(sim, texts)?;
    let setup = matches::anima(&fixed(sim, packs), players, texts)?;
    let rules = Rules { edition: &setup.content.edition.id, measure: Some(matches::measure_word(&setup)) };
    simulate(console, sim, &setup, &rules, |game, outcome| {
        let line = game.outcome_line(outcome);
        let find = |gap: &str| line.args.get(gap).map(ToString::to_string);
        let mut parts = vec![find("side").unwrap_or_else(|| "draw".to_owned())];
        parts.extend(find("reason"));
        if let Reason::Points(_) | Reason::WipedPoints(_) = outcome.reason {
            parts.extend(find("band"));
        }
        let said: Vec<String> = parts.iter().map(|part| texts.name(part)).collect();
        Ending { words: parts.join(" "), said: said.join(", ") }
    })
}

fn fixed<'a>(sim: &'a Sim, packs: &'a [OwnPack]) -> Fixed<'a> {
    Fixed { game: &sim.game, form: &sim.form, setup: sim.setup.as_deref(), packs }
}

/// The levels of the first side and of the others.
fn players(sim: &Sim, texts: &Texts) -> Result<[players::Level; 2], Failure> {
    let words = sim.players.as_deref().unwrap_or("random");
    let (first, others) = words.split_once(',').unwrap_or((words, words));
    Ok([measured::level(first, &sim.game, texts)?, measured::level(others, &sim.game, texts)?])
}

/// Plays the games and tells what they came to.
fn simulate<S: Setup>(
    console: &mut Console<'_>,
    sim: &Sim,
    setup: &S,
    rules: &Rules<'_>,
    ending: impl Fn(&S::Game, &<S::Game as Game>::Outcome) -> Ending,
) -> Result<(), Failure>
where
    <S::Game as Game>::Outcome: Send,
{
    let texts = console.texts;
    let plan = Plan {
        games: sim.games.unwrap_or(10_000),
        seed: sim.seed.unwrap_or(1),
        jobs: measured::jobs(sim.jobs),
    };
    let bar = Bar::new(plan.games);
    let begun = Instant::now();
    let totals = lab::sim::run(setup, plan, &|done| bar.show(done));
    let seconds = begun.elapsed().as_secs_f64();
    bar.clear();
    let game = setup.game();
    let rate = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
    let mut outcomes: BTreeMap<String, u64> = BTreeMap::new();
    let mut said: BTreeMap<String, String> = BTreeMap::new();
    for (outcome, count) in &totals.outcomes {
        let ending = ending(&game, outcome);
        *outcomes.entry(ending.words.clone()).or_default() += count;
        said.insert(ending.words, ending.said);
    }
    if sim.json {
        return print_json(
            console,
            &Report {
                game: &sim.game,
                edition: rules.edition,
                measure: rules.measure,
                games: totals.games,
                seed: plan.seed,
                jobs: plan.jobs,
                seconds,
                games_per_second: rate(totals.games),
                decisions: totals.decisions,
                decisions_per_second: rate(totals.decisions),
                inputs: totals.inputs,
                outcomes,
                errors: totals.errors,
                digest: format!("{:016x}", totals.digest),
            },
        );
    }
    let args = [
        ("games", totals.games.into()),
        ("seconds", decimal(texts.lang(), seconds, 1).into()),
        ("rate", (rate(totals.games) as u64).into()),
        ("decisions", (rate(totals.decisions) as u64).into()),
    ];
    console.say("sim-played", &args)?;
    let mut counted: Vec<(&String, u64)> = outcomes.iter().map(|(words, count)| (words, *count)).collect();
    counted.sort_by_key(|(words, count)| (std::cmp::Reverse(*count), *words));
    for (words, count) in counted {
        let share = count as f64 / totals.games.max(1) as f64;
        let said = said.get(words).cloned().unwrap_or_default();
        let args = [
            ("count", count.into()),
            ("share", percent(texts.lang(), share).into()),
            ("outcome", said.into()),
        ];
        console.say("sim-outcome", &args)?;
    }
    console.say("sim-errors", &[("errors", totals.errors.into())])?;
    console.say("sim-digest", &[("digest", format!("{:016x}", totals.digest).into())])
}
