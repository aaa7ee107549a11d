//! Every rule shown by example: the scenario files of Anima Tactics, and that none of its rules goes unshown. Those of the
//! packs' cards are played by the program, with the cards they name alone.

mod common;

use std::collections::BTreeSet;

use anima::slug;
use testkit::scenario::hold_file;

#[test]
fn every_scenario_holds_and_every_rule_is_shown() {
    let mut shown = BTreeSet::new();
    for file in &testkit::scenario::files_of_rules("anima") {
        for report in hold_file(file, common::make) {
            shown.extend(report.shows);
        }
    }
    let unshown: Vec<_> = slug::ALL.iter().filter(|rule| !shown.contains(rule.0)).collect();
    assert!(unshown.is_empty(), "no scenario shows {unshown:?}");
}
