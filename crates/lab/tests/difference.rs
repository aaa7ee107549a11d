//! Every ability makes a difference when it comes up in play, or is named in `tests/usage/anima.toml`, under `slight`, with
//! the reason, and shown by a scenario.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use lab::difference::survey;
use lab::sim::Plan;

/// Games of every kind; `cargo verify --long` asks for more.
fn games() -> u64 {
    let asked = std::env::var("TACTICA_DIFFERENCE_GAMES").ok();
    asked.map_or(192, |games| games.parse().expect("TACTICA_DIFFERENCE_GAMES is a number"))
}

/// In so many games everything has to make a difference.
const ENOUGH: u64 = 5_000;

/// So many of a hundred make one in fewer games.
const SOME: usize = 65;

/// The abilities of some chapters of the list.
fn listed(chapters: &[&str]) -> BTreeSet<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/usage/anima.toml");
    let list: BTreeMap<String, BTreeMap<String, BTreeMap<String, String>>> =
        toml::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let of = |chapter: &&str| list.get(*chapter).and_then(|of| of.get("abilities")).cloned();
    chapters.iter().filter_map(of).flat_map(BTreeMap::into_keys).collect()
}

#[test]
fn every_ability_makes_a_difference_or_is_listed() {
    let found = survey(Plan { games: games(), seed: 7, jobs: 1 }, &|_| {}).unwrap();
    let name = |(card, ability): (&str, &str)| format!("{card} {ability}");
    let (good, bad): (Vec<_>, Vec<_>) = found.iter().partition(|found| found.differs);
    let slight = listed(&["slight"]);
    let wrong: Vec<String> = good
        .iter()
        .map(|found| name((&found.card, &found.ability)))
        .filter(|name| slight.contains(name))
        .collect();
    assert!(wrong.is_empty(), "listed under slight, and makes a difference after all: {wrong:#?}");
    assert!(
        good.len() * 100 >= found.len() * SOME,
        "only {} of {} made a difference",
        good.len(),
        found.len()
    );
    if games() >= ENOUGH {
        let known = listed(&["never", "seldom", "slight"]);
        let unknown: Vec<String> = bad
            .iter()
            .filter(|found| !known.contains(&name((&found.card, &found.ability))))
            .map(|found| format!("{} {} (came up in {} games)", found.card, found.ability, found.games))
            .collect();
        assert!(unknown.is_empty(), "makes no difference, and is not listed: {unknown:#?}");
    }
}
