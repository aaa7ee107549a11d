//! The page of the card language, made from the types that read cards: every type, key and word with its own comment.
//!
//! The types' JSON Schema has all of it. [`page`] walks the schema; the opening and its examples are written by hand, in
//! `card-language.md` beside this file.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

const OPENING: &str = include_str!("card-language.md");

/// The types in the order in which one reads them; what is not named here comes after.
const ORDER: [&str; 27] = [
    "Ability",
    "Kind",
    "Source",
    "More",
    "Currency",
    "Upgrade",
    "Limit",
    "Payment",
    "After",
    "Did",
    "Strikes",
    "Then",
    "Trigger",
    "Cue",
    "CueTable",
    "Moment",
    "Part",
    "Who",
    "Group",
    "Camp",
    "Within",
    "From",
    "Condition",
    "Effect",
    "Change",
    "Amount",
    "Until",
];

/// Where the language begins.
const ROOT: &str = "Ability";
const DEFINED: &str = "#/$defs/";

/// The page as Markdown.
pub fn page(schema: &schemars::Schema) -> String {
    let mut page = OPENING.to_owned();
    let defined = language(schema);
    let place = |name: &String| ORDER.iter().position(|known| known == name).unwrap_or(ORDER.len());
    let mut names: Vec<&String> = defined.keys().collect();
    names.sort_by_key(|name| (place(name), name.as_str()));
    for name in names {
        page.push_str(&format!("\n## {name}\n"));
        section(&defined[name], &mut page);
    }
    page
}

/// Every key and word of the language.
pub fn all(schema: &schemars::Schema) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    language(schema).values().for_each(|value| collect(value, &mut words));
    words
}

/// The types that an ability is made of, itself among them.
fn language(schema: &schemars::Schema) -> Map<String, Value> {
    let none = Map::new();
    let defined = schema.get("$defs").and_then(Value::as_object).unwrap_or(&none);
    let (mut found, mut next) = (Map::new(), vec![ROOT.to_owned()]);
    while let Some(name) = next.pop() {
        if let (Some(value), false) = (defined.get(&name), found.contains_key(&name)) {
            references(value, &mut next);
            found.insert(name, value.clone());
        }
    }
    found
}

fn references(value: &Value, names: &mut Vec<String>) {
    if let Some(name) = reference(value) {
        names.push(name.to_owned());
    }
    inner(value).for_each(|value| references(value, names));
}

fn reference(value: &Value) -> Option<&str> {
    value.get("$ref")?.as_str()?.strip_prefix(DEFINED)
}

/// What a value holds directly.
fn inner(value: &Value) -> Box<dyn Iterator<Item = &Value> + '_> {
    match value {
        Value::Object(map) => Box::new(map.values()),
        Value::Array(list) => Box::new(list.iter()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Box::new(std::iter::empty()),
    }
}

fn collect(value: &Value, words: &mut BTreeSet<String>) {
    for (key, _, _) in properties(value) {
        words.insert(key.to_owned());
    }
    words.extend(plain_words(value).map(str::to_owned));
    inner(value).for_each(|value| collect(value, words));
}

/// The words that a value can be: a list of them, or just one.
fn plain_words(value: &Value) -> impl Iterator<Item = &str> {
    let list = value.get("enum").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    list.iter().chain(value.get("const")).filter_map(Value::as_str)
}

/// The keys of a table, each with its value and whether it has to be there.
fn properties(value: &Value) -> impl Iterator<Item = (&str, &Value, bool)> {
    let needed = value.get("required").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let keys = value.get("properties").and_then(Value::as_object).into_iter().flatten();
    keys.map(move |(key, value)| (key.as_str(), value, needed.iter().any(|needed| needed == key)))
}

fn choices(value: &Value) -> &[Value] {
    value.get("oneOf").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default()
}

/// A comment in one line.
fn comment(value: &Value) -> String {
    let text = value.get("description").and_then(Value::as_str).unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn section(value: &Value, page: &mut String) {
    let about = comment(value);
    if !about.is_empty() {
        page.push_str(&format!("\n{about}\n"));
    }
    let keys: Vec<_> = properties(value).collect();
    if !keys.is_empty() {
        page.push_str("\n| key | value | meaning |\n|---|---|---|\n");
        for (key, value, needed) in keys {
            let needed = if needed { " (needed)" } else { "" };
            page.push_str(&format!("| `{key}`{needed} | {} | {} |\n", form(value), comment(value)));
        }
    }
    if plain_words(value).next().is_some() {
        page.push_str(&format!("\nOne of {}.\n", words(value)));
    }
    if !choices(value).is_empty() {
        page.push_str("\n| word | value | meaning |\n|---|---|---|\n");
        choices(value).iter().for_each(|choice| row(choice, page));
    }
    if let Some(list) = value.get("anyOf").and_then(Value::as_array) {
        page.push_str(&format!("\nEither {}.\n", list.iter().map(form).collect::<Vec<_>>().join(" or ")));
    }
}

/// One word that a value can be, with what stands under it and, beneath, the keys of a table there.
fn row(choice: &Value, page: &mut String) {
    let about = comment(choice);
    for word in plain_words(choice) {
        page.push_str(&format!("| `{word}` | | {about} |\n"));
    }
    for (word, value, _) in properties(choice) {
        let keys: Vec<_> = properties(value).collect();
        if keys.is_empty() {
            page.push_str(&format!("| `{word}` | {} | {about} |\n", form(value)));
            continue;
        }
        page.push_str(&format!("| `{word}` | a table | {about} |\n"));
        for (key, value, needed) in keys {
            let needed = if needed { " (needed)" } else { "" };
            page.push_str(&format!("| · `{key}`{needed} | {} | {} |\n", form(value), comment(value)));
        }
    }
}

fn words(value: &Value) -> String {
    plain_words(value).map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

/// What a value looks like.
fn form(value: &Value) -> String {
    if let Some(name) = reference(value) {
        return format!("[{name}](#{})", name.to_lowercase());
    }
    if plain_words(value).next().is_some() {
        return words(value);
    }
    if let Some(list) = value.get("anyOf").and_then(Value::as_array) {
        let some = list.iter().filter(|value| value.get("type") != Some(&Value::from("null")));
        return some.map(form).collect::<Vec<_>>().join(" or ");
    }
    let kinds: Vec<&str> = match value.get("type") {
        Some(Value::String(kind)) => vec![kind.as_str()],
        Some(Value::Array(kinds)) => kinds.iter().filter_map(Value::as_str).collect(),
        Some(Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_)) | None => Vec::new(),
    };
    match kinds.first().copied() {
        Some("integer") => number(value),
        Some("boolean") => "`true` or `false`".to_owned(),
        Some("string") => "text".to_owned(),
        Some("array") => format!("list of {}", value.get("items").map(form).unwrap_or_default()),
        Some(_) | None => "table".to_owned(),
    }
}

fn number(value: &Value) -> String {
    let bound = |key: &str| value.get(key).and_then(Value::as_i64);
    match (bound("minimum"), bound("maximum")) {
        (Some(least), Some(most)) => format!("number, {least} to {most}"),
        (Some(least), None) => format!("number from {least}"),
        (None, Some(most)) => format!("number up to {most}"),
        (None, None) => "number".to_owned(),
    }
}
