//! What the reader must accept, and what it must refuse with which words and where.

mod files_and_ids;
mod overrides;
mod printed;
mod refused;

use super::{Content, File, Files, builtin, read};

const EDITION: &str = "editions/printed.toml";
const BASIC: &str = "packs/base/titans/basic.toml";
const RESCUE: &str = "packs/base/tactics/rescue.toml";
const NAPE_CUT: &str = "packs/base/tactics/nape-cut.toml";

fn printed() -> Content {
    read(&builtin()).expect("the content that comes with the program is sound")
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
