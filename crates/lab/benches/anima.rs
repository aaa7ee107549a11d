//! How long whole battles of Anima Tactics take: `cargo bench -p lab --bench anima`.

use anima::content::Measure;
use divan::Bencher;
use lab::anima::{Matches, content};
use lab::sim::{Plan, run};
use players::Level;

fn main() {
    divan::main();
}

fn battles(bencher: Bencher<'_, '_>, measure: Measure, level: Level, games: u64) {
    let content = content("advanced").expect("the edition exists").expect("the built-in content is good");
    let setup = Matches::new(content, Some(measure), "", [level; 2]).expect("everything is drawn");
    let plan = Plan { games, seed: 7, jobs: 1 };
    bencher.counter(games).bench_local(|| run(&setup, plan, &|_| {}));
}

/// Battles on squares between players who do anything they may.
#[divan::bench(sample_count = 10)]
fn hundred_random_battles_on_squares(bencher: Bencher<'_, '_>) {
    battles(bencher, Measure::Board, Level::Random, 100);
}

/// The same on the free table.
#[divan::bench(sample_count = 10)]
fn hundred_random_battles_on_the_table(bencher: Bencher<'_, '_>) {
    battles(bencher, Measure::Table, Level::Random, 100);
}

/// Battles on squares between first opponents.
#[divan::bench(sample_count = 10)]
fn ten_first_battles_on_squares(bencher: Bencher<'_, '_>) {
    battles(bencher, Measure::Board, Level::First, 10);
}

/// The same on the free table.
#[divan::bench(sample_count = 10)]
fn ten_first_battles_on_the_table(bencher: Bencher<'_, '_>) {
    battles(bencher, Measure::Table, Level::First, 10);
}
