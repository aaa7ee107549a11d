//! The game as tests make it: an edition, the built-in cards, plain characters and bare maps of the tests' own, and a
//! match form in words.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Mutex;

use anima::{Anima, Form, content};
use content::{Content, File, Files};

/// The pack that the tests' characters are in.
const PACK: &str = "packs/tests";

/// A game from a setup such as `edition=core-en map=… a=… b=…`. A house rule is written `rule:key=value`.
#[allow(dead_code, reason = "each test uses its part of what is common")]
pub fn make(setup: &str) -> Result<Anima, String> {
    let (mut edition, mut rules, mut form) = (content::DEFAULT_EDITION, Vec::new(), Vec::new());
    for word in setup.split_whitespace() {
        if let Some(id) = word.strip_prefix("edition=") {
            edition = id;
        } else if let Some(rule) = word.strip_prefix("rule:") {
            rules.push(rule.split_once('=').ok_or("a house rule is written rule:key=value")?);
        } else {
            form.push(word);
        }
    }
    let content = content_of(edition, &rules, &read_from_books(setup))?;
    let form = Form::parse(&content, &form.join(" ")).map_err(|error| error.to_string())?;
    Ok(Anima::new(content, form))
}

/// All that there is in an edition, the tests' own among it: more than the content of a game, which has whoever can come
/// into its match.
#[allow(dead_code, reason = "each test uses its part of what is common")]
pub fn library(edition: &str) -> Result<Content, String> {
    content_of(edition, &[], &BTreeSet::new())
}

/// The characters of the cases that were read from the rulebooks are so many that only those a setup names are read.
const FROM_BOOKS: &str = "rx-";

fn read_from_books(setup: &str) -> BTreeSet<String> {
    let words = setup.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(|word| word.starts_with(FROM_BOOKS)).map(|word| format!("{word}.toml")).collect()
}

/// The content of an edition with some house rules, each read once.
fn content_of(
    edition: &str,
    rules: &[(&str, &str)],
    from_books: &BTreeSet<String>,
) -> Result<Content, String> {
    static READ: Mutex<BTreeMap<String, Content>> = Mutex::new(BTreeMap::new());
    let key = format!("{edition} {rules:?} {from_books:?}");
    let mut read = READ.lock().map_err(|error| error.to_string())?;
    if let Some(content) = read.get(&key) {
        return Ok(content.clone());
    }
    let mut files =
        content::builtin_edition(edition).ok_or_else(|| format!("there is no edition {edition}"))?;
    add_test_files(&mut files, |name| !name.starts_with(FROM_BOOKS) || from_books.contains(name))?;
    for (key, value) in rules {
        files = content::with_override(&files, key, value).map_err(|error| error.to_string())?;
    }
    let content = content::read(&files).map_err(|error| error.to_string())?;
    read.insert(key, content.clone());
    Ok(content)
}

/// Adds `tests/content/anima`: a character or map is a file there, so that a case needs no more than it shows.
fn add_test_files(files: &mut Files, wanted: impl Fn(&str) -> bool) -> Result<(), String> {
    let folder = testkit::repository().join("tests/content/anima");
    files.0.push(File {
        path: format!("{PACK}/pack.toml"),
        text: "id = \"tests\"\nversion = \"1.0.0\"\n".to_owned(),
    });
    for (from, to) in [
        ("characters", format!("{PACK}/characters")),
        ("advantages", format!("{PACK}/advantages")),
        ("maps/table", "maps/table".to_owned()),
        ("maps/board", "maps/board".to_owned()),
    ] {
        for (name, text) in read_folder(&folder.join(from))?.into_iter().filter(|(name, _)| wanted(name)) {
            // A test's own character stands in for one of that name.
            files.0.retain(|file| !file.path.ends_with(&format!("/{from}/{name}")));
            files.0.push(File { path: format!("{to}/{name}"), text });
        }
    }
    Ok(())
}

fn read_folder(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut read = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        let text = std::fs::read_to_string(entry.path()).map_err(wrong)?;
        read.push((entry.file_name().to_string_lossy().into_owned(), text));
    }
    Ok(read)
}

/// The text of every card file there is, built in or of the tests' own.
#[allow(dead_code, reason = "each test uses its part of what is common")]
pub fn card_files() -> Result<Vec<String>, String> {
    let mut files = content::builtin();
    add_test_files(&mut files, |_| true)?;
    let is_card = |file: &File| file.path.contains("/characters/") || file.path.contains("/advantages/");
    Ok(files.0.into_iter().filter(is_card).map(|file| file.text).collect())
}
