//! Packs to be written into a folder: one to begin with, and those that come with the program.

use std::collections::BTreeSet;

use anima::content::builtin;
use content::{File, files, in_pack, is_id, with_id};

use super::names;
use crate::Lang;
use crate::games;

/// A small commented pack of Anima Tactics that can be played as it stands, called like this where that is an id.
pub fn starter(name: &str) -> Vec<(String, String)> {
    let written = files![
        "../../../../content/starter",
        "pack.toml",
        "characters/bell-archer.toml",
        "characters/lamp-captain.toml",
        "characters/roof-runner.toml",
        "advantages/waxed-coat.toml",
        "parties/first-shift.toml",
        "texts/cards.en.ftl",
        "texts/cards.es.ftl",
        "texts/cards.it.ftl",
        "scenarios/chimney-kick.scenario",
    ];
    let named = |file: File| {
        let is_pack = file.path == "pack.toml" && is_id(name);
        let text = if is_pack { with_id(&file.text, name) } else { None };
        (file.path, text.unwrap_or(file.text))
    };
    written.0.into_iter().map(named).collect()
}

/// The packs that come with the program.
pub fn our_names() -> BTreeSet<String> {
    games::our_packs()
}

/// A pack that comes with the program, by the paths in its folder, with a file of names for each language.
pub fn ours(name: &str) -> Option<Vec<(String, String)>> {
    let all = laststand::content::builtin().0.into_iter().chain(builtin().0);
    let its: Vec<File> =
        all.filter(|file| in_pack(&file.path).is_some_and(|place| place.pack == name)).collect();
    if its.is_empty() {
        return None;
    }
    let path = |file: &File| in_pack(&file.path).map_or("", |place| place.path).to_owned();
    let mut written: Vec<(String, String)> = its.iter().map(|file| (path(file), file.text.clone())).collect();
    for lang in Lang::ALL {
        let mut text = String::new();
        for message in its.iter().flat_map(names::asked) {
            if let Some(line) = source_of(&message, lang) {
                text.push_str(&line);
            }
        }
        written.push((format!("texts/{name}.{}.ftl", lang.tag()), text));
    }
    Some(written)
}

/// A message as the program's own files have it, with all its lines.
fn source_of(message: &str, lang: Lang) -> Option<String> {
    let begins = format!("{message} =");
    for (_, text) in games::text_files(lang) {
        let mut lines = text.split_inclusive('\n').skip_while(|line| !line.starts_with(&begins));
        let Some(first) = lines.next() else { continue };
        let rest = lines.take_while(|line| line.starts_with([' ', '}']) && !line.trim().is_empty());
        return Some(std::iter::once(first).chain(rest).collect());
    }
    None
}
