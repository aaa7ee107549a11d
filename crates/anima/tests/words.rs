//! Every word of the card language is shown by a scenario case, but for those listed here.
//!
//! A case shows an ability when an event in its expectations names it: it was used, or it answered; a plot card is shown
//! by being played. What simply holds is shown by having its bearer in the battle. The words of the language are those of the cards' JSON Schema, each with the
//! type it belongs to; the words of an ability are found by walking its table along the schema.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::BTreeSet;
use std::fs;

use anima::content::{advantage_schema, character_schema};
use serde_json::Value;

/// Names of things that the rules have anyway; their own chapters show them.
const NAMES: [&str; 8] =
    ["Status", "Faction", "Affiliation", "Category", "Innate", "BaseSize", "Role", "Attribute"];

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
            if let Some((_, card)) =
                line.strip_prefix("> plot-played ").and_then(|line| line.split_once("card="))
            {
                shown.played.extend(card.split_whitespace().next().map(str::to_owned));
            }
            if line.starts_with("> ") {
                shown.abilities.extend(words.filter(|word| word.starts_with("ability-")).map(str::to_owned));
            } else {
                shown.names.extend(words.map(str::to_owned));
            }
        }
    }
    shown
}

/// The schema's definitions of both kinds of card.
fn definitions() -> Vec<Value> {
    [character_schema(), advantage_schema()].iter().map(|schema| schema.as_value()["$defs"].clone()).collect()
}

/// The definition that a schema refers to, if it only does that.
fn referred(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix("#/$defs/")
}

fn listed<'a>(schema: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    schema[key].as_array().into_iter().flatten()
}

/// Every word under a schema, with the type it belongs to.
fn all(
    definitions: &Value,
    schema: &Value,
    of: &str,
    seen: &mut BTreeSet<String>,
    words: &mut BTreeSet<String>,
) {
    if let Some(name) = referred(schema) {
        if seen.insert(name.to_owned()) {
            all(definitions, &definitions[name], name, seen, words);
        }
        return;
    }
    if NAMES.contains(&of) {
        return;
    }
    let constants = listed(schema, "enum").chain(schema.get("const")).filter_map(Value::as_str);
    words.extend(constants.map(|word| format!("{of}.{word}")));
    for option in ["oneOf", "anyOf", "allOf"].into_iter().flat_map(|key| listed(schema, key)) {
        all(definitions, option, of, seen, words);
    }
    for (key, inner) in schema["properties"].as_object().into_iter().flatten() {
        let word = format!("{of}.{key}");
        all(definitions, inner, &word, seen, words);
        words.insert(word);
    }
    if let Some(items) = schema.get("items") {
        all(definitions, items, of, seen, words);
    }
}

/// The words of a value along a schema; nothing, if the value is not of it.
fn used(definitions: &Value, schema: &Value, of: &str, value: &toml::Value) -> Option<BTreeSet<String>> {
    if let Some(name) = referred(schema) {
        return used(definitions, &definitions[name], name, value);
    }
    if let Some(options) = ["oneOf", "anyOf"].into_iter().find_map(|key| schema[key].as_array()) {
        return options.iter().find_map(|option| used(definitions, option, of, value));
    }
    let constants: Vec<&str> =
        listed(schema, "enum").chain(schema.get("const")).filter_map(Value::as_str).collect();
    let kind = |name: &str| {
        schema["type"] == name || listed(schema, "type").any(|kind| kind == name) || schema["type"].is_null()
    };
    match value {
        toml::Value::String(word) if !constants.is_empty() => {
            constants.contains(&word.as_str()).then(|| BTreeSet::from([format!("{of}.{word}")]))
        }
        toml::Value::String(_) => kind("string").then(BTreeSet::new),
        toml::Value::Integer(_) => kind("integer").then(BTreeSet::new),
        toml::Value::Boolean(_) => kind("boolean").then(BTreeSet::new),
        toml::Value::Array(list) => {
            let items = schema.get("items")?;
            let found: Option<Vec<_>> = list.iter().map(|item| used(definitions, items, of, item)).collect();
            Some(found?.into_iter().flatten().collect())
        }
        toml::Value::Table(table) => {
            let properties = schema["properties"].as_object()?;
            let mut words = BTreeSet::new();
            for (key, inner) in table {
                let word = format!("{of}.{key}");
                words.extend(used(definitions, properties.get(key)?, &word, inner)?);
                words.insert(word);
            }
            Some(words)
        }
        toml::Value::Float(_) | toml::Value::Datetime(_) => None,
    }
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
    let definitions = definitions();
    let (mut language, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let ability = &definitions[0]["Ability"];
    all(&definitions[0], ability, "Ability", &mut seen, &mut language);
    assert!(language.len() > 300, "the schema is not read as it should: {} words", language.len());

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
                let words = used(&definitions[0], ability, "Ability", table);
                found.extend(words.unwrap_or_else(|| panic!("{name} is not read along the schema")));
            }
        }
    }
    let unshown: Vec<&str> = language.difference(&found).map(String::as_str).collect();
    let forgotten: Vec<&&str> = unshown.iter().filter(|word| !UNSHOWN.contains(word)).collect();
    let known: Vec<&&str> = UNSHOWN.iter().filter(|word| !unshown.contains(word)).collect();
    assert!(
        forgotten.is_empty() && known.is_empty(),
        "no case shows {forgotten:#?}; shown after all: {known:#?}"
    );
}
