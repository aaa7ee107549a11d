//! One word for one thing: the texts keep to the terms of `docs/terms.md`, and to one way of writing signs.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

/// The columns of a language in the tables of terms, and the ending of its files.
const LANGUAGES: [(&str, usize, Option<usize>); 3] =
    [("en", 0, None), ("es", 1, Some(3)), ("it", 2, Some(4))];

/// A row of the page: the game or program whose texts it is about, and its cells.
struct Row {
    scope: String,
    cells: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn rows() -> Vec<Row> {
    let page = fs::read_to_string(root().join("docs/terms.md")).unwrap();
    let mut rows = Vec::new();
    let mut scope = None;
    for line in page.lines() {
        if line.starts_with("## ") {
            scope = line.split('`').nth(1).map(str::to_owned);
        } else if let (Some(scope), true) = (&scope, line.starts_with("| ")) {
            let cells: Vec<String> =
                line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
            if cells[0] != "English" {
                assert_eq!(cells.len(), 5, "{line}");
                rows.push(Row { scope: scope.clone(), cells });
            }
        }
    }
    assert!(rows.len() > 20, "docs/terms.md has only {} terms", rows.len());
    rows
}

/// The texts of a scope in a language, one line a message or a part of it, without comments: place and text.
fn texts(scope: &str, lang: &str) -> Vec<(String, String)> {
    let folder = match scope {
        "program" => "content/texts".to_owned(),
        game => format!("content/{game}/texts"),
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join(&folder)).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.ends_with(&format!(".{lang}.ftl")) {
            lines_of(&format!("{folder}/{name}"), &fs::read_to_string(&path).unwrap(), &mut found);
        }
    }
    assert!(!found.is_empty(), "{folder} has no texts in {lang}");
    found
}

fn lines_of(place: &str, text: &str, found: &mut Vec<(String, String)>) {
    for (number, line) in (1..).zip(text.lines()) {
        if !line.starts_with('#') {
            // What stands before the equals sign is the message's name, not its text.
            let named = line.split_once(" = ").filter(|(name, _)| !name.trim().contains(' '));
            let said = named.map_or(line, |(_, said)| said);
            found.push((format!("{place}:{number}"), said.to_owned()));
        }
    }
}

/// The words of a text in lower case with one blank between them and at both ends, so that phrases are found whole.
fn words(text: &str) -> String {
    let split = |letter: char| !letter.is_alphanumeric() && letter != '\'' && letter != '-';
    let words: Vec<String> =
        text.split(split).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    format!(" {} ", words.join(" "))
}

fn forms(cell: &str) -> impl Iterator<Item = String> + '_ {
    cell.split(',').map(str::trim).filter(|form| !form.is_empty()).map(words)
}

#[test]
fn terms_are_used_and_their_rivals_are_not() {
    let mut wrong = Vec::new();
    for row in rows() {
        for (lang, term, never) in LANGUAGES {
            let texts: Vec<(String, String)> =
                texts(&row.scope, lang).into_iter().map(|(place, text)| (place, words(&text))).collect();
            let used = forms(&row.cells[term]).any(|form| texts.iter().any(|(_, text)| text.contains(&form)));
            assert!(used, "no text of {} in {lang} has the term \"{}\"", row.scope, row.cells[term]);
            for rival in never.iter().flat_map(|column| forms(&row.cells[*column])) {
                for (place, text) in &texts {
                    if text.contains(&rival) {
                        wrong.push(format!("{place} says \"{}\", not \"{}\"", rival.trim(), row.cells[term]));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn signs_are_written_in_one_way() {
    let mut wrong = Vec::new();
    for (lang, _, _) in LANGUAGES {
        let mut all: Vec<(String, String)> =
            ["last-stand", "anima", "program"].iter().flat_map(|scope| texts(scope, lang)).collect();
        let page = format!("web/src/texts/page.{lang}.ftl");
        lines_of(&page, &fs::read_to_string(root().join(&page)).unwrap(), &mut all);
        for (place, text) in &all {
            let letters: Vec<char> = text.chars().collect();
            for (at, letter) in letters.iter().enumerate().skip(1).filter(|(_, letter)| **letter == '%') {
                let before = letters[at - 1];
                let good = match lang {
                    "es" => before == '\u{a0}',
                    _ => before.is_ascii_digit() || before == '}',
                };
                // The head of a column of numbers stands alone.
                let alone =
                    before == ' ' && letters.get(at.wrapping_sub(2)).is_some_and(|letter| *letter == ' ');
                if !good && !alone {
                    wrong.push(format!("{place}: \"{letter}\" behind \"{before}\" in {text}"));
                }
            }
            if text.contains('’') {
                wrong.push(format!("{place}: the apostrophe is ' in {text}"));
            }
            // Quoted text of Fluent itself stands between braces.
            let outside: String = text
                .replace("{\"{\"}", "")
                .replace("{\"}\"}", "")
                .split('{')
                .map(|part| part.rsplit('}').next().unwrap_or_default())
                .collect();
            if lang != "en" && outside.contains('"') {
                wrong.push(format!("{place}: quotation marks are « » in {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
