//! Every rule shown by example: the scenario files of Anima Tactics, and that none of its rules goes unshown.

mod common;

use std::collections::BTreeSet;

use anima::slug;
use testkit::scenario::hold_file;

#[test]
fn every_scenario_holds_and_every_rule_is_shown() {
    let folder = testkit::repository().join("tests/scenarios/anima");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    files.sort();
    let mut shown = BTreeSet::new();
    for file in &files {
        for report in hold_file(file, common::make) {
            shown.extend(report.shows);
        }
    }
    let unshown: Vec<_> = slug::ALL.iter().filter(|rule| !shown.contains(rule.0)).collect();
    assert!(unshown.is_empty(), "no scenario shows {unshown:?}");
}
