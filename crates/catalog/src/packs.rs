//! A folder of Anima's cards, checked together with what comes with the program: everything that is wrong with it, and what
//! is in it.
//!
//! A folder is a pack (`pack.toml` stands in it) or whole content (`packs`, `maps` or `editions` do). Names come from the
//! program's texts and from the folder's own: files that end in `.en.ftl`, `.es.ftl` and `.it.ftl`.

use std::collections::BTreeSet;

use anima::content::{self as cards, Flaw};
use content::{ContentError, File, Files, Problem, Source, Step};
use fluent_bundle::{FluentBundle, FluentResource};

use crate::Lang;
use crate::games::BadContent;
use crate::texts::Texts;

/// What a folder was found to be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub problems: Vec<BadContent>,
    pub characters: usize,
    pub abilities: usize,
    pub advantages: usize,
    pub parties: usize,
    /// Every key and every text of the abilities, whether or not it is a word of the language.
    pub words: BTreeSet<String>,
}

/// Checks the files of a folder, by their paths in it. `name` is the folder's own, which is a pack's id.
pub fn check(name: &str, files: &[(String, String)], texts: &[(String, String)]) -> Report {
    let is_pack = files.iter().any(|(path, _)| path == "pack.toml");
    let before = if is_pack { format!("packs/{name}/") } else { String::new() };
    let own: Vec<File> = files
        .iter()
        .map(|(path, text)| File { path: format!("{before}{path}"), text: text.clone() })
        .collect();

    let mut report = Report::default();
    let mut errors = Vec::new();
    for edition in editions(&own) {
        if let Err(found) = cards::survey(&together(&own, edition.as_ref())) {
            // The same file is read with every edition and is wrong only once.
            errors.extend(found.into_iter().filter(|error| !errors.contains(error)).collect::<Vec<_>>());
        }
    }
    errors.extend(nameless(&own, texts));
    report.problems = errors.into_iter().map(|error| BadContent::new(&error, &before)).collect();

    for file in &own {
        let Some(folder) = folder(&file.path) else { continue };
        let table = file.text.parse::<toml::Table>().unwrap_or_default();
        match folder {
            "characters" => report.characters += 1,
            "advantages" => report.advantages += 1,
            "parties" => report.parties += 1,
            _ => continue,
        }
        report.abilities += abilities(&table).count();
        if let Some(written) = table.get("ability") {
            collect(written, &mut report.words);
        }
    }
    report
}

/// The editions among the files, each of which everything must be playable with; nothing stands for the usual one.
fn editions(own: &[File]) -> Vec<Option<File>> {
    let found: Vec<Option<File>> =
        own.iter().filter(|file| file.path.starts_with("editions/")).cloned().map(Some).collect();
    if found.is_empty() { vec![None] } else { found }
}

/// The built-in files with the folder's own in the place of those of the same pack or path.
fn together(own: &[File], edition: Option<&File>) -> Files {
    let pack =
        |path: &str| path.strip_prefix("packs/").and_then(|rest| rest.split('/').next().map(str::to_owned));
    let packs: Vec<String> = own.iter().filter_map(|file| pack(&file.path)).collect();
    let is_edition = |file: &File| file.path.starts_with("editions/");
    let is_replaced = |file: &File| {
        pack(&file.path).is_some_and(|pack| packs.contains(&pack))
            || own.iter().any(|mine| mine.path == file.path)
            || (edition.is_some() && is_edition(file))
    };
    let builtin = cards::builtin().0.into_iter().filter(|file| !is_replaced(file));
    let mine = own.iter().filter(|file| !is_edition(file)).cloned();
    Files(builtin.chain(mine).chain(edition.cloned()).collect())
}

/// The folder of a pack that a file is in.
fn folder(path: &str) -> Option<&str> {
    match path.split('/').collect::<Vec<_>>().as_slice() {
        ["packs", _, folder, _] => Some(folder),
        _ => None,
    }
}

/// The ids of a card's abilities that can be read, each with its place on the card.
fn abilities(table: &toml::Table) -> impl Iterator<Item = (usize, &str)> {
    let list = table.get("ability").and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
    list.iter().enumerate().filter_map(|(place, ability)| Some((place, ability.get("id")?.as_str()?)))
}

fn collect(value: &toml::Value, words: &mut BTreeSet<String>) {
    match value {
        toml::Value::String(text) => {
            words.insert(text.clone());
        }
        toml::Value::Array(list) => list.iter().for_each(|value| collect(value, words)),
        toml::Value::Table(table) => {
            for (key, value) in table {
                words.insert(key.clone());
                collect(value, words);
            }
        }
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => {}
    }
}

/// Everything of the folder that has no name in some language.
fn nameless(own: &[File], texts: &[(String, String)]) -> Vec<ContentError<Flaw>> {
    let mut errors = Vec::new();
    for lang in Lang::ALL {
        let builtin = Texts::new(lang);
        let mine = own_texts(lang, texts);
        for file in own {
            let is_named = file.path.starts_with("maps/") || folder(&file.path).is_some();
            let Ok(table) = file.text.parse::<toml::Table>() else { continue };
            let Some(id) = table.get("id").and_then(toml::Value::as_str).filter(|_| is_named) else {
                continue;
            };
            let source = Source::<Flaw>::new(file);
            let mut missing = |message: String, steps: &[Step]| {
                if !builtin.has(&message) && !mine.has_message(&message) {
                    let problem = Problem::NoName { message, lang: lang.tag() };
                    errors.push(source.error(source.find(steps), problem));
                }
            };
            missing(format!("name-{id}"), &[Step::Key("id")]);
            for (place, ability) in abilities(&table) {
                let steps = [Step::Key("ability"), Step::At(place), Step::Key("id")];
                missing(format!("ability-{id}-{ability}"), &steps);
            }
        }
    }
    errors
}

/// The messages of the folder's own texts in a language.
fn own_texts(lang: Lang, texts: &[(String, String)]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.identifier()]);
    let ending = format!(".{}.ftl", lang.tag());
    for (_, text) in texts.iter().filter(|(path, _)| path.ends_with(&ending)) {
        let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
