//! Content as text, before it is read: the files that come with the program, and single parameters changed by a match.
//!
//! A journal keeps its [`Files`] in full, so that a game can be verified after the cards have changed.

use serde::{Deserialize, Serialize};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::error::{ContentError, Problem};
use super::read::the_edition;
use super::source::Source;

/// One edition and the packs played with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Files(pub Vec<File>);

/// A file by its path within the game's content folder, such as `packs/base/titans/basic.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct File {
    pub path: String,
    pub text: String,
}

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        Files(vec![$(File {
            path: $path.to_owned(),
            text: include_str!(concat!("../../../../content/last-stand/", $path)).to_owned(),
        }),*])
    };
}

/// The printed edition and the base pack.
pub fn builtin() -> Files {
    files![
        "editions/printed.toml",
        "packs/base/pack.toml",
        "packs/base/heroes/armin.toml",
        "packs/base/heroes/conny.toml",
        "packs/base/heroes/eren.toml",
        "packs/base/heroes/erwin.toml",
        "packs/base/heroes/hange.toml",
        "packs/base/heroes/levi.toml",
        "packs/base/heroes/mikasa.toml",
        "packs/base/heroes/sasha.toml",
        "packs/base/tactics/blinding-shot.toml",
        "packs/base/tactics/collapse.toml",
        "packs/base/tactics/cover-to-heal.toml",
        "packs/base/tactics/eradication.toml",
        "packs/base/tactics/mutilation.toml",
        "packs/base/tactics/nape-cut.toml",
        "packs/base/tactics/rescue.toml",
        "packs/base/titans/abnormal.toml",
        "packs/base/titans/aggressive.toml",
        "packs/base/titans/basic.toml",
        "packs/base/titans/voracious.toml",
    ]
}

/// The same files with one parameter of the edition changed: `third_ability`, `track.kill`, `hero.starts`.
///
/// Only the value's own text is replaced, so errors still point at the right line. That the parameter exists and has
/// this type is checked here; whether the value can be played is for `read`, since two changes may only make sense
/// together.
pub fn with_override(files: &Files, key: &str, value: &str) -> Result<Files, ContentError> {
    let edition = the_edition(&files.0.iter().collect::<Vec<_>>())?;
    let source = Source::new(edition);
    let table = DeTable::parse(&edition.text).map_err(|error| source.unreadable(&error))?;
    let unknown =
        || ContentError::of_file(&edition.path, Problem::UnknownParameter { parameter: key.to_owned() });
    let old = find(table.get_ref(), key).ok_or_else(unknown)?;

    let refuse = |expected| {
        let problem = Problem::BadParameter { parameter: key.to_owned(), value: value.to_owned(), expected };
        Err(source.error(old.span(), problem))
    };
    let new = match old.get_ref() {
        DeValue::String(_) => toml::Value::String(value.to_owned()),
        DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_)
        | DeValue::Array(_) => match value.parse::<toml::Value>() {
            Ok(new) if new.type_str() == old.get_ref().type_str() => new,
            Ok(_) | Err(_) => return refuse(old.get_ref().type_str()),
        },
        DeValue::Table(_) => return Err(unknown()),
    };
    let mut text = edition.text.clone();
    text.replace_range(old.span(), &new.to_string());

    let path = edition.path.clone();
    let replaced = files.0.iter().map(|file| {
        if file.path == path { File { path: path.clone(), text: text.clone() } } else { file.clone() }
    });
    Ok(Files(replaced.collect()))
}

/// The value under a key with dots in it.
fn find<'t, 'i>(table: &'t DeTable<'i>, key: &str) -> Option<&'t Spanned<DeValue<'i>>> {
    match key.split_once('.') {
        None => table.get(key),
        Some((first, rest)) => find(table.get(first)?.get_ref().as_table()?, rest),
    }
}
