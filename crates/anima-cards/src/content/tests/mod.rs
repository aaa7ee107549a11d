//! What the reader must accept, and what it must refuse with which words and where.

mod advantages;
mod builtin;
mod editions;
mod files_and_ids;
mod maps;
mod overrides;
mod parties;
mod refused;

use super::{Content, File, Files, builtin, builtin_edition, read};

const EDITION: &str = "editions/advanced.toml";
const DRUSK: &str = "packs/founders/characters/drusk.toml";
const GROVE: &str = "packs/founders/scenery/grove.toml";
const CRATES: &str = "packs/founders/scenery/crates.toml";
const HILL: &str = "packs/founders/scenery/hill.toml";
const POOL: &str = "packs/founders/scenery/pool.toml";
const PILGRIMS: &str = "packs/founders/parties/pilgrims.toml";

fn content(edition: &str) -> Content {
    let files = builtin_edition(edition).expect("an edition that comes with the program");
    read(&files).expect("the content that comes with the program is sound")
}

/// The built-in files with a piece of one file's text replaced where it first occurs.
fn edited(path: &str, from: &str, to: &str) -> Files {
    let mut files = builtin();
    let file = files.0.iter_mut().find(|file| file.path == path).expect("the path is a built-in file");
    assert!(file.text.contains(from), "{path} does not contain {from:?}");
    file.text = file.text.replacen(from, to, 1);
    files
}

/// The built-in files without those whose path begins like this.
fn without(prefix: &str) -> Files {
    Files(builtin().0.into_iter().filter(|file| !file.path.starts_with(prefix)).collect())
}

fn with(mut files: Files, path: &str, text: &str) -> Files {
    files.0.push(File { path: path.to_owned(), text: text.to_owned() });
    files
}

/// The refusal of these files, as a person reads it.
fn refusal(files: &Files) -> String {
    read(files).expect_err("these files must be refused").to_string()
}

/// Replaces `from` by `to` in a built-in file and expects the refusal at `place` (line:column) with these words.
#[track_caller]
fn check(path: &str, from: &str, to: &str, place: &str, words: &str) {
    assert_eq!(refusal(&edited(path, from, to)), format!("{path}:{place}: {words}"));
}
