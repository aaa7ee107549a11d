//! The words of the card language, each with the type it belongs to (`Effect.heal`), as the cards' JSON Schema has them.
//!
//! The schema is made from the types that read cards, so that no list of words has to be kept. The words of an ability
//! are found by walking its table along the schema.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::content::character_schema;

/// Names of things that the rules have anyway; a card only mentions them.
const NAMES: [&str; 13] = [
    "Status",
    "Faction",
    "Affiliation",
    "Category",
    "Innate",
    "BaseSize",
    "Role",
    "Attribute",
    "Measure",
    "Penalty",
    "Roll",
    "SetTable",
    "SceneryKind",
];
/// Where the language begins.
const ROOT: &str = "Ability";

/// The schema's definitions.
pub struct Language {
    definitions: Value,
}

/// A word where it stands in an ability's table: keys and places on the way there, joined by points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    pub word: String,
    pub path: String,
}

impl Default for Language {
    fn default() -> Language {
        Language { definitions: character_schema().as_value()["$defs"].clone() }
    }
}

impl Language {
    /// Every word there is.
    pub fn words(&self) -> BTreeSet<String> {
        let (mut words, mut seen) = (BTreeSet::new(), BTreeSet::new());
        self.collect(&self.definitions[ROOT], ROOT, &mut seen, &mut words);
        words
    }

    fn collect(&self, schema: &Value, of: &str, seen: &mut BTreeSet<String>, words: &mut BTreeSet<String>) {
        if let Some(name) = referred(schema) {
            if seen.insert(name.to_owned()) {
                self.collect(&self.definitions[name], name, seen, words);
            }
            return;
        }
        if NAMES.contains(&of) {
            return;
        }
        words.extend(constants(schema).map(|word| format!("{of}.{word}")));
        for option in ["oneOf", "anyOf", "allOf"].into_iter().flat_map(|key| listed(schema, key)) {
            self.collect(option, of, seen, words);
        }
        for (key, inner) in schema["properties"].as_object().into_iter().flatten() {
            let word = format!("{of}.{key}");
            self.collect(inner, &word, seen, words);
            words.insert(word);
        }
        if let Some(items) = schema.get("items") {
            self.collect(items, of, seen, words);
        }
    }

    /// The words of an ability's table; nothing, if it is no ability.
    pub fn written(&self, ability: &toml::Value) -> Option<Vec<Word>> {
        let mut words = self.along(&self.definitions[ROOT], ROOT, ability, "")?;
        words.retain(|word| !NAMES.iter().any(|name| word.word.split('.').next() == Some(name)));
        Some(words)
    }

    fn along(&self, schema: &Value, of: &str, value: &toml::Value, path: &str) -> Option<Vec<Word>> {
        if let Some(name) = referred(schema) {
            return self.along(&self.definitions[name], name, value, path);
        }
        if let Some(options) = ["oneOf", "anyOf"].into_iter().find_map(|key| schema[key].as_array()) {
            return options.iter().find_map(|option| self.along(option, of, value, path));
        }
        let kind = |name: &str| {
            let kinds = &schema["type"];
            kinds == name || listed(schema, "type").any(|kind| kind == name) || kinds.is_null()
        };
        let inner = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
        match value {
            toml::Value::String(word) if constants(schema).next().is_some() => {
                let known = constants(schema).any(|known| known == word);
                known.then(|| vec![Word { word: format!("{of}.{word}"), path: path.to_owned() }])
            }
            toml::Value::String(_) => kind("string").then(Vec::new),
            toml::Value::Integer(_) => kind("integer").then(Vec::new),
            toml::Value::Boolean(_) => kind("boolean").then(Vec::new),
            toml::Value::Array(list) => {
                let items = schema.get("items")?;
                let found: Option<Vec<_>> = list
                    .iter()
                    .enumerate()
                    .map(|(place, item)| self.along(items, of, item, &inner(&place.to_string())))
                    .collect();
                Some(found?.into_iter().flatten().collect())
            }
            toml::Value::Table(table) => {
                let properties = schema["properties"].as_object()?;
                let mut words = Vec::new();
                for (key, value) in table {
                    let (word, path) = (format!("{of}.{key}"), inner(key));
                    words.extend(self.along(properties.get(key)?, &word, value, &path)?);
                    words.push(Word { word, path });
                }
                Some(words)
            }
            toml::Value::Float(_) | toml::Value::Datetime(_) => None,
        }
    }
}

/// The definition that a schema refers to, if it only does that.
fn referred(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix("#/$defs/")
}

fn listed<'a>(schema: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    schema[key].as_array().into_iter().flatten()
}

fn constants(schema: &Value) -> impl Iterator<Item = &str> {
    listed(schema, "enum").chain(schema.get("const")).filter_map(Value::as_str)
}
