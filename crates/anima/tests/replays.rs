//! Journals of games that were played with older rules: kept as they were written, never written anew.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use anima::content::{File, Files};
use anima::{Anima, Form, content};
use kernel::journal::{self, DiceSource, Fairness, Journal, Parted, SPECTATOR, Seen, Verified, seen_by};

fn kept() -> Vec<PathBuf> {
    let folder = testkit::repository().join("tests/replays/anima");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn read(text: &str) -> Journal {
    journal::parse(text).unwrap_or_else(|damage| panic!("{damage}"))
}

/// The game of a journal, with the content that stands in it.
fn game(journal: &Journal) -> Anima {
    let file = |(path, text): &(String, String)| File { path: path.clone(), text: text.clone() };
    let content = content::read(&Files(journal.header.files.iter().map(file).collect()))
        .unwrap_or_else(|error| panic!("{error}"));
    let told = |word: &&str| !word.starts_with("edition=") && !word.starts_with("measure=");
    let form: Vec<&str> = journal.header.setup.split_whitespace().filter(told).collect();
    let form = Form::parse(&content, &form.join(" ")).unwrap_or_else(|error| panic!("{error}"));
    Anima::new(content, form)
}

fn verify(journal: &Journal) -> Result<Verified, Parted> {
    journal::verify(game(journal), journal)
}

/// Every kept journal is read with its own content and shown by its own events. Today's rules say the same of it, or part
/// from it at an input and by a rule that are named; its dice are proved in either case.
#[test]
fn kept_journals_are_read_and_their_dice_hold() {
    let mut setups = BTreeSet::new();
    for path in kept() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let journal = read(&fs::read_to_string(&path).unwrap());
        assert_eq!(journal.cut, None, "{name}");
        let of = |key: &str| {
            let words = journal.header.setup.split_whitespace();
            words.filter_map(|word| word.strip_prefix(key)).next().unwrap_or_default().to_owned()
        };
        setups.insert((of("edition="), of("measure=")));
        let over = seen_by(&journal, SPECTATOR).iter().any(|seen| matches!(seen, Seen::Over(_)));
        let lines = seen_by(&journal, SPECTATOR).len();
        let recorded: usize = journal.records.iter().map(|record| record.events.len()).sum();
        assert!(lines > 0 && lines <= recorded + 1, "{name}: {lines} of {recorded} lines");

        let fair = matches!(journal.header.dice, DiceSource::Fair(_));
        let due = if !fair {
            Fairness::Unproved
        } else if over {
            Fairness::Proved
        } else {
            Fairness::Unrevealed
        };
        match verify(&journal) {
            Ok(verified) => assert_eq!(verified.fairness, due, "{name}"),
            Err(parted) => {
                assert!(!parted.is_forged(), "{name}: {parted}");
                assert!(parted.input > 0 && !parted.words.is_empty(), "{name}: {parted}");
                let known = |rule: &String| anima::slug::ALL.iter().any(|slug| slug.0 == rule);
                let named = !parted.rules.is_empty() && parted.rules.iter().all(known);
                assert!(named, "{name}: {parted}: {:?}", parted.rules);
                assert_eq!(parted.fairness, due, "{name}");
            }
        }
    }
    let expected = ["advanced", "alpha-it", "core-en", "core-es"]
        .into_iter()
        .flat_map(|edition| ["board", "table"].map(|measure| (edition.to_owned(), measure.to_owned())));
    assert_eq!(setups, expected.collect(), "there is a journal of each edition and measure");
}

/// Rules that give one action point more than those of the record: they part from it where the last of the figures is
/// deployed, by the rule of the first action points, and the dice of the whole game are proved all the same.
#[test]
fn a_changed_rule_is_named() {
    let kept = kept().into_iter().find(|path| path.ends_with("core-en-board.journal")).unwrap();
    let mut journal = read(&fs::read_to_string(kept).unwrap());
    let mut files = journal.header.files.iter_mut();
    let (_, edition) = files.find(|(path, _)| path.starts_with("editions/")).unwrap();
    let printed = "\nextra_actions = 1\n";
    assert!(edition.contains(printed));
    *edition = edition.replace(printed, "\nextra_actions = 2\n");
    let parted = verify(&journal).unwrap_err();
    assert_eq!((parted.input, parted.words.as_str()), (13, "a: deploy a4 2,27"), "{parted}");
    assert_eq!(parted.rules, ["setup.first_actions", "turn.first"]);
    assert_eq!((parted.cause.key(), parted.fairness), ("events", Fairness::Proved));
    assert!(!parted.is_forged());
}
