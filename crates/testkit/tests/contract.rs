//! The tiny game keeps the whole contract.

use testkit::contract::{Plan, Rates, hold};
use testkit::tiny::{RULES, Tiny};

fn plan(games: u64, rates: Rates) -> Plan<'static> {
    Plan { games, seed: 2, most_inputs: 400, jobs: 2, rules: &RULES, rates }
}

/// Everything is looked at, at every input, and every rule but the deepest nesting is met.
#[test]
fn tiny_keeps_the_contract() {
    let rates = Rates { truth: 1500, truth_worlds: 60_000, ..Rates::EVERY };
    let tally = hold(&Tiny, &plan(2000, rates)).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(tally.games, 2000);
    assert!(tally.wins.iter().all(|&wins| wins > 0), "some side never wins: {:?}", tally.wins);
    assert!(tally.unmet(&RULES).iter().all(|rule| rule.0 == "tiny.depth"), "{:?}", tally.unmet(&RULES));
}

/// What is found does not depend on the number of threads.
#[test]
fn threads_change_nothing() {
    let one = hold(&Tiny, &Plan { jobs: 1, ..plan(40, Rates::SAMPLED) })
        .unwrap_or_else(|broken| panic!("{broken}"));
    let three = hold(&Tiny, &Plan { jobs: 3, ..plan(40, Rates::SAMPLED) })
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(one, three);
}
