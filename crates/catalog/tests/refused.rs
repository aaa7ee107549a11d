//! Cards that must be refused: each file of `tests/refused/anima` with everything that is said of it, in every language.
//!
//! What is said stands in `expected.txt` beside them; `UPDATE_EXPECT=1` writes it anew.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use catalog::packs::{self, Given, Report};
use catalog::{Lang, Texts};
use expect_test::expect_file;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/refused/anima")
}

/// Where a card lies in a pack: one that costs points is an advantage card.
fn path_of(name: &str, text: &str) -> String {
    let folder = if text.contains("\npoints = ") { "advantages" } else { "characters" };
    format!("{folder}/{name}.toml")
}

/// A pack of this one card, whose things all have names but the ability of the card that is about that.
fn check(name: &str, text: &str) -> Report {
    let ids: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"')).collect();
    let messages = |lang: &str| {
        let mut messages = format!("name-{name} = X\n");
        for id in ids.iter().filter(|id| **id != name && name != "nameless") {
            messages.push_str(&format!("ability-{name}-{id} = X\n"));
        }
        (format!("texts/names.{lang}.ftl"), messages)
    };
    let files = [
        ("pack.toml".to_owned(), "id = \"trial\"\nversion = \"1.0.0\"\n".to_owned()),
        (path_of(name, text), text.to_owned()),
    ];
    let given = files.into_iter().chain(["en", "es", "it"].map(messages));
    let given: Vec<Given> = given.map(|(path, text)| Given { path, bytes: text.into_bytes() }).collect();
    packs::check(&given)
}

#[test]
fn every_card_is_refused_with_its_place_in_three_languages() {
    let texts = Lang::ALL.map(Texts::new);
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    paths.sort();
    assert!(paths.len() >= 20, "there are only {} cards", paths.len());
    let mut said = String::new();
    for path in paths {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let report = check(name, &text);
        assert!(!report.errors.is_empty(), "{name} is not refused");
        said.push_str(&format!("{name}\n"));
        for problem in &report.errors {
            assert_eq!(problem.path, path_of(name, &text));
            let lines = u32::try_from(text.lines().count()).unwrap();
            assert!((1..=lines).contains(&problem.line), "{name}: line {}", problem.line);
            said.push_str(&format!("  {}:{} {}\n", problem.line, problem.column, problem.key));
            for texts in &texts {
                said.push_str(&format!("    {}\n", problem.problem(texts)));
            }
        }
    }
    expect_file![folder().join("expected.txt")].assert_eq(&said);
}

/// A card that is in order is not complained of, so that the cards above are refused for what is wrong with them alone.
#[test]
fn a_good_card_is_not_refused() {
    let text = fs::read_to_string(folder().join("wrong-type.toml")).unwrap();
    let good = text.replace("wrong-type", "good").replace("\"3\"", "3");
    let report = check("good", &good);
    assert_eq!((report.errors, report.warnings), (vec![], vec![]));
    assert_eq!((report.characters, report.abilities), (1, 1));
    assert!(report.words.contains("attack") && report.words.contains("cost"));
}
