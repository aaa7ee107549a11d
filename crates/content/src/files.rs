//! Content as text, before it is read: files by their paths, and single parameters of the edition changed by a match.
//!
//! A journal keeps its [`Files`] in full, so that a game can be verified after the cards have changed.

use serde::{Deserialize, Serialize};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::error::{ContentError, GameProblem, Problem};
use super::source::Source;

/// One edition and the packs played with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Files(pub Vec<File>);

/// A file by its path within the game's content folder, such as `editions/printed.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct File {
    pub path: String,
    pub text: String,
}

/// Files that are built into the program: the folder, from the file that says so, and the paths within it.
#[macro_export]
macro_rules! files {
    ($folder:literal, $($path:literal),* $(,)?) => {
        $crate::Files(vec![$($crate::File {
            path: $path.to_owned(),
            text: include_str!(concat!($folder, "/", $path)).to_owned(),
        }),*])
    };
}

/// The files in the order of their paths, so that the same files always give things the same numbers.
pub fn sorted<G: GameProblem>(files: &Files) -> Result<Vec<&File>, ContentError<G>> {
    let mut sorted: Vec<&File> = files.0.iter().collect();
    sorted.sort_by(|one, other| one.path.cmp(&other.path));
    match sorted.windows(2).find(|pair| pair[0].path == pair[1].path) {
        Some(pair) => Err(ContentError::of_file(&pair[0].path, Problem::DuplicateFile)),
        None => Ok(sorted),
    }
}

/// The edition file among these, of which there must be exactly one. `is_edition` also refuses what is no content file.
pub fn the_edition<'a, G: GameProblem>(
    files: &[&'a File],
    is_edition: impl Fn(&File) -> Result<bool, ContentError<G>>,
) -> Result<&'a File, ContentError<G>> {
    let mut found: Option<&'a File> = None;
    for file in files {
        match (is_edition(file)?, found) {
            (true, None) => found = Some(file),
            (true, Some(first)) => {
                let problem = Problem::TwoEditions { first: first.path.clone() };
                return Err(ContentError::of_file(&file.path, problem));
            }
            (false, _) => {}
        }
    }
    found.ok_or_else(|| ContentError::of_file("editions", Problem::NoEdition))
}

/// The same files with one parameter of the edition changed, named with dots: `track.kill`.
///
/// Only the value's own text is replaced, so errors still point at the right line. That the parameter exists and has
/// this type is checked here (a whole number may stand for one with a fraction); whether the value can be played is for
/// the game's reader, since two changes may only make sense together.
pub fn with_override<G: GameProblem>(
    files: &Files,
    edition: &File,
    key: &str,
    value: &str,
) -> Result<Files, ContentError<G>> {
    let source = Source::<G>::new(edition);
    let table = DeTable::parse(&edition.text).map_err(|error| source.not_toml(&error))?;
    let unknown =
        || ContentError::of_file(&edition.path, Problem::UnknownParameter { parameter: key.to_owned() });
    let old = find(table.get_ref(), key).ok_or_else(unknown)?;

    let refuse = |expected| {
        let problem = Problem::BadParameter { parameter: key.to_owned(), value: value.to_owned(), expected };
        Err(source.error(old.span(), problem))
    };
    let new = match old.get_ref() {
        DeValue::String(_) => toml::Value::String(value.to_owned()),
        DeValue::Float(_) => match value.parse::<toml::Value>() {
            Ok(new @ (toml::Value::Float(_) | toml::Value::Integer(_))) => new,
            Ok(_) | Err(_) => return refuse("number"),
        },
        DeValue::Integer(_) | DeValue::Boolean(_) | DeValue::Datetime(_) | DeValue::Array(_) => {
            match value.parse::<toml::Value>() {
                Ok(new) if new.type_str() == old.get_ref().type_str() => new,
                Ok(_) | Err(_) => return refuse(old.get_ref().type_str()),
            }
        }
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

/// The same file about a thing of another id; nothing where it has none.
pub fn with_id(text: &str, id: &str) -> Option<String> {
    let table = DeTable::parse(text).ok()?;
    let old = table.get_ref().get("id")?.span();
    let mut text = text.to_owned();
    text.replace_range(old, &toml::Value::String(id.to_owned()).to_string());
    Some(text)
}

/// The value under a key with dots in it.
fn find<'t, 'i>(table: &'t DeTable<'i>, key: &str) -> Option<&'t Spanned<DeValue<'i>>> {
    match key.split_once('.') {
        None => table.get(key),
        Some((first, rest)) => find(table.get(first)?.get_ref().as_table()?, rest),
    }
}
