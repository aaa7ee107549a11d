//! The Last Stand keeps the kernel's contract, with two, three and four heroes and every Titan.

mod common;

use laststand::{LastStand, slug};
use testkit::contract::{Plan, Rates, Subject};
use testkit::kept;

/// So many random games; `cargo verify --long` asks for more.
fn games() -> u64 {
    let asked = std::env::var("TACTICA_CONTRACT_GAMES").ok();
    asked.map_or(2000, |games| games.parse().expect("TACTICA_CONTRACT_GAMES is a number"))
}

/// Setups that between them leave everything to play, and fix every Titan.
const SETUPS: [&str; 7] = [
    "heroes=2",
    "heroes=3",
    "heroes=4",
    "heroes=3 titan=abnormal hero1=eren",
    "heroes=2 titan=basic hero1=levi hero2=sasha",
    "heroes=4 titan=aggressive hero1=armin hero2=erwin hero3=mikasa hero4=conny",
    "heroes=3 rule:third_ability=not-weak-or-kill",
];

#[test]
fn last_stand_keeps_the_contract() {
    let made: Vec<LastStand> =
        SETUPS.iter().map(|setup| common::make(setup).unwrap_or_else(|error| panic!("{error}"))).collect();
    let subjects: Vec<Subject<'_, LastStand>> =
        SETUPS.iter().zip(&made).map(|(setup, game)| Subject { setup: (*setup).to_owned(), game }).collect();
    let plan = Plan {
        games: games(),
        seed: 11,
        most_inputs: 20_000,
        jobs: 2,
        rules: slug::ALL,
        rates: Rates::SAMPLED,
    };
    let folder = testkit::repository().join("tests/kept/last-stand");
    let tally = kept::hold(&folder, &subjects, &plan).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(tally.games, plan.games);
    assert!(tally.wins[0] > 0, "the Titan never wins: {:?}", tally.wins);
    // Random heroes all but never kill the Titan; the scenarios show how they do.
    let seldom = [slug::WIN_HEROES, slug::TACTICS_NAPE_CUT, slug::TACTICS_ERADICATION];
    let unmet: Vec<_> = tally.unmet(slug::ALL).into_iter().filter(|rule| !seldom.contains(rule)).collect();
    assert!(unmet.is_empty(), "random play never met {unmet:?}");
}
