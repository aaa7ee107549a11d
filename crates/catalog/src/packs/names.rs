//! The names that packs of one's own give to what is in them, for the texts of a game that is played with them.
//!
//! A pack names its own things and nothing else: no message of the program can be put in another's place. Where it has
//! no name in a language, it is the one it has in another. What comes from a stranger's file and goes to somebody's
//! screen is held to a line of letters.

use std::collections::BTreeMap;

use content::{File, Names, in_pack};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::own::lang_of;
use crate::Lang;

/// A name is cut off after so many letters.
const LONGEST: usize = 80;

/// The names of a pack's things in one language, by the message that the texts ask for.
pub type OwnNames = BTreeMap<String, String>;

/// The files of a game's content, be it in a journal or not yet, with what their things are called.
pub fn names_in(files: &[File]) -> Names {
    Names::of(files.iter(), laststand::content::action_cards)
}

/// The messages that name a thing and its parts in the texts of its pack, each with what the game's texts call it.
pub(super) fn messages(file: &File, names: &Names) -> Vec<(String, String)> {
    let Some(place) = in_pack(&file.path) else { return Vec::new() };
    let Some(name) = place.path.strip_suffix(".toml") else { return Vec::new() };
    let Some((folder, id)) = name.rsplit_once('/') else { return Vec::new() };
    let called = names.called(&file.path, id);
    let mut all = vec![(format!("name-{id}"), format!("name-{called}"))];
    let table = file.text.parse::<toml::Table>().unwrap_or_default();
    let ids = |key: &str| -> Vec<String> {
        let list = table.get(key).and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
        list.iter().filter_map(|part| part.get("id")?.as_str()).map(str::to_owned).collect()
    };
    match folder {
        "characters" | "advantages" => {
            let named =
                |ability: String| (format!("ability-{id}-{ability}"), format!("ability-{called}-{ability}"));
            all.extend(ids("ability").into_iter().map(named));
        }
        "titans" => {
            let named = |card: String| {
                let called = names.called(&file.path, &card);
                (format!("name-{card}"), format!("name-{called}"))
            };
            all.extend(ids("card").into_iter().map(named));
        }
        _ => {}
    }
    all
}

/// Every message that names a thing of a file, its parts and what is said of it.
pub(super) fn asked(file: &File) -> Vec<String> {
    let own = messages(file, &Names::default()).into_iter().map(|(message, _)| message);
    own.chain(words(file)).collect()
}

/// What a file calls by a word of its own, whatever cards it stands on.
pub(super) fn words(file: &File) -> impl Iterator<Item = String> {
    traits(file).into_iter().chain(tokens(file)).chain(modes(file))
}

/// Whether a message names such a word. What the program names so is called so in every pack.
pub(crate) fn is_of_a_word(message: &str) -> bool {
    [TRAIT, TOKENS, MODE].into_iter().any(|words| message.starts_with(words))
}

const TRAIT: &str = "name-trait-";
const TOKENS: &str = "name-tokens-";
const MODE: &str = "name-mode-";

/// The words for traits on a card, and those it asks for on others, which a pack may name where the program does not.
fn traits(file: &File) -> Vec<String> {
    found_in(file, |table, found| {
        let list = table.get("traits").and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let asked = table.get("trait").into_iter();
        let words = list.iter().chain(asked).filter_map(toml::Value::as_str);
        found.extend(words.map(|word| format!("{TRAIT}{word}")));
    })
}

/// The names of tokens that a card speaks of, wherever it does.
fn tokens(file: &File) -> Vec<String> {
    found_in(file, |table, found| {
        let piles = ["tokens", "pile"].into_iter().filter_map(|key| table.get(key)?.get("name")?.as_str());
        found.extend(piles.map(|name| format!("{TOKENS}{name}")));
    })
}

/// The modes that a card enters or asks for, wherever it does.
fn modes(file: &File) -> Vec<String> {
    found_in(file, |table, found| {
        let mode = table.get("mode").and_then(toml::Value::as_str);
        found.extend(mode.map(|name| format!("{MODE}{name}")));
    })
}

/// What is found in any table of a file.
fn found_in(file: &File, find: impl Fn(&toml::Table, &mut Vec<String>)) -> Vec<String> {
    let mut found = Vec::new();
    let table = file.text.parse::<toml::Table>().unwrap_or_default();
    find_in(&toml::Value::Table(table), &find, &mut found);
    found
}

fn find_in(value: &toml::Value, find: &impl Fn(&toml::Table, &mut Vec<String>), found: &mut Vec<String>) {
    match value {
        toml::Value::Array(list) => list.iter().for_each(|value| find_in(value, find, found)),
        toml::Value::Table(table) => {
            find(table, found);
            table.values().for_each(|value| find_in(value, find, found));
        }
        toml::Value::String(_)
        | toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => {}
    }
}

/// The messages of a pack's own texts in a language.
pub(super) fn bundle(files: &[File], pack: &str, lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
    bundle.set_use_isolating(false);
    let its = files.iter().filter(|file| {
        in_pack(&file.path).is_some_and(|place| place.own && place.pack == pack)
            && lang_of(&file.path) == Some(lang)
    });
    for file in its {
        let resource = FluentResource::try_new(file.text.clone()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The names of everything in the packs of one's own among these files, in a language.
pub fn own_names(files: &[File], lang: Lang) -> OwnNames {
    let names = names_in(files);
    let mut packs: Vec<&str> = files
        .iter()
        .filter_map(|file| in_pack(&file.path))
        .filter(|place| place.own)
        .map(|place| place.pack)
        .collect();
    packs.sort_unstable();
    packs.dedup();
    let mut own = OwnNames::new();
    for pack in packs {
        let others = Lang::ALL.into_iter().filter(|other| *other != lang);
        let bundles: Vec<FluentBundle<FluentResource>> =
            std::iter::once(lang).chain(others).map(|lang| bundle(files, pack, lang)).collect();
        let its = files
            .iter()
            .filter(|file| in_pack(&file.path).is_some_and(|place| place.own && place.pack == pack));
        for file in its {
            let words = words(file).map(|word| (word.clone(), word));
            for (message, called) in messages(file, &names).into_iter().chain(words) {
                let said = bundles.iter().find_map(|bundle| said(bundle, &message));
                if let Some(said) = said {
                    own.insert(called, said);
                }
            }
        }
    }
    own
}

fn said(bundle: &FluentBundle<FluentResource>, message: &str) -> Option<String> {
    let pattern = bundle.get_message(message)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&FluentArgs::new()), &mut errors);
    let line = one_line(&text);
    (errors.is_empty() && !line.is_empty()).then_some(line)
}

/// A text as one line without anything that a terminal or a page would obey.
fn one_line(text: &str) -> String {
    let is_mark = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let plain: String = text.chars().map(|letter| if is_mark(letter) { ' ' } else { letter }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ").chars().take(LONGEST).collect()
}
