//! Every word of the card language is shown by a scenario case, but for those listed here.
//!
//! A case shows an ability when an event in its expectations names it: it was used, or it answered; a plot card is shown
//! by being played. What simply holds is shown by having its bearer in the battle.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::BTreeSet;
use std::fs;

use anima::cards::language::Language;

/// The words that no case shows, because the engine does not do what they say.
const UNSHOWN: &[&str] = &[];

/// What the scenario files name: abilities in their events, and everything that stands in a setup or a position.
#[derive(Default)]
struct Shown {
    abilities: BTreeSet<String>,
    /// The plot cards that are played.
    played: BTreeSet<String>,
    names: BTreeSet<String>,
}

fn shown() -> Shown {
    let mut shown = Shown::default();
    let folder = testkit::repository().join("tests/scenarios/anima");
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for line in text.lines() {
            let words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
            if let Some((_, card)) = line
                .trim_start_matches(['>', '?', ' '])
                .strip_prefix("plot-played ")
                .and_then(|line| line.split_once("card="))
            {
                shown.played.extend(card.split_whitespace().next().map(str::to_owned));
            }
            if line.starts_with('>') || line.starts_with("tells:") {
                shown.abilities.extend(words.filter(|word| word.starts_with("ability-")).map(str::to_owned));
            } else {
                shown.names.extend(words.map(str::to_owned));
            }
        }
    }
    shown
}

/// The abilities of a card's file as they are written.
fn written(text: &str) -> (String, Vec<toml::Value>) {
    let file: toml::Table = text.parse().unwrap();
    let id = file["id"].as_str().unwrap().to_owned();
    let abilities = file.get("ability").and_then(toml::Value::as_array).cloned().unwrap_or_default();
    (id, abilities)
}

#[test]
fn every_word_is_shown_by_a_case() {
    let shown = shown();
    let language = Language::default();
    let words = language.words();
    assert!(words.len() > 300, "the schema is not read as it should: {} words", words.len());

    let mut found = BTreeSet::new();
    for file in common::card_files().unwrap() {
        let (id, abilities) = written(&file);
        for table in &abilities {
            let name = format!("ability-{id}-{}", table["id"].as_str().unwrap());
            let answers = table.get("cost").is_some() || table.get("triggers").is_some();
            let played = table.get("cost").is_some() && shown.played.contains(&id);
            let is_shown =
                if answers { shown.abilities.contains(&name) || played } else { shown.names.contains(&id) };
            if is_shown {
                let written = language.written(table);
                let written = written.unwrap_or_else(|| panic!("{name} is not read along the schema"));
                found.extend(written.into_iter().map(|word| word.word));
            }
        }
    }
    let unshown: Vec<&str> = words.difference(&found).map(String::as_str).collect();
    let forgotten: Vec<&&str> = unshown.iter().filter(|word| !UNSHOWN.contains(word)).collect();
    let known: Vec<&&str> = UNSHOWN.iter().filter(|word| !unshown.contains(word)).collect();
    assert!(
        forgotten.is_empty() && known.is_empty(),
        "no case shows {forgotten:#?}; shown after all: {known:#?}"
    );
}
