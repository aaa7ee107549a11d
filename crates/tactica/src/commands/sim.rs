//! `tactica sim`: many games between computer players, and what they came to.

use std::collections::BTreeMap;
use std::time::Instant;

use kernel::Worded;
use lab::laststand::Matches;
use lab::sim::{Plan, Setup, outcome_words};
use serde::Serialize;

use super::measured::{self, Bar, decimal, percent};
use super::scenario::print_json;
use crate::args::Sim;
use crate::console::Console;
use crate::failure::Failure;

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    edition: String,
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

pub fn run(console: &mut Console<'_>, sim: &Sim) -> Result<(), Failure> {
    let texts = console.texts;
    measured::last_stand(&sim.game, texts)?;
    let words = sim.players.as_deref().unwrap_or("random");
    let (titan, heroes) = words.split_once(',').unwrap_or((words, words));
    let (titan, heroes) = (measured::level(titan, texts)?, measured::level(heroes, texts)?);
    let setup = Matches::new(measured::content(texts)?, &sim.form.join(" "), titan, heroes)
        .map_err(|error| Failure::Usage(texts.game_line(&error.line())))?;
    let plan = Plan {
        games: sim.games.unwrap_or(10_000),
        seed: sim.seed.unwrap_or(1),
        jobs: measured::jobs(sim.jobs),
    };
    let bar = Bar::new(plan.games);
    let begun = Instant::now();
    let totals = lab::sim::run(&setup, plan, &|done| bar.show(done));
    let seconds = begun.elapsed().as_secs_f64();
    bar.clear();
    let game = setup.game();
    let rate = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
    if sim.json {
        let words = |(outcome, count): &(_, u64)| (outcome_words(&game, outcome), *count);
        return print_json(
            console,
            &Report {
                game: &sim.game,
                edition: setup.content.edition.id.clone(),
                measure: None,
                games: totals.games,
                seed: plan.seed,
                jobs: plan.jobs,
                seconds,
                games_per_second: rate(totals.games),
                decisions: totals.decisions,
                decisions_per_second: rate(totals.decisions),
                inputs: totals.inputs,
                outcomes: totals.outcomes.iter().map(words).collect(),
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
    let mut outcomes = totals.outcomes.clone();
    outcomes.sort_by_key(|(outcome, count)| (std::cmp::Reverse(*count), *outcome));
    for (outcome, count) in &outcomes {
        let share = *count as f64 / totals.games.max(1) as f64;
        let said = texts.game_line(&game.outcome_line(outcome));
        let args = [
            ("count", (*count).into()),
            ("share", percent(texts.lang(), share).into()),
            ("outcome", said.into()),
        ];
        console.say("sim-outcome", &args)?;
    }
    console.say("sim-errors", &[("errors", totals.errors.into())])?;
    console.say("sim-digest", &[("digest", format!("{:016x}", totals.digest).into())])
}
