//! The server's own messages: each that the source asks for exists in every language, and none stands there for nothing.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use catalog::{Lang, Texts};

fn sources(folder: &Path, out: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            out.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// The keys of a file of messages.
fn keys(lang: Lang) -> BTreeSet<String> {
    let path = format!("{}/../../content/texts/server.{}.ftl", env!("CARGO_MANIFEST_DIR"), lang.tag());
    let text = fs::read_to_string(path).unwrap();
    let key = |line: &str| Some(line.split_once(" =")?.0.to_owned());
    text.lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(key)
        .collect()
}

#[test]
fn every_message_is_asked_for_and_there_in_every_language() {
    let mut source = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let words: BTreeSet<&str> = source.split('"').collect();
    let english = keys(Lang::En);
    for key in &english {
        // Codes of refusals are put behind these beginnings.
        let code = ["refused-", "failed-", "http-"].iter().find_map(|family| key.strip_prefix(family));
        assert!(
            words.contains(key.as_str()) || code.is_some_and(|code| words.contains(code)),
            "{key} is never said"
        );
    }
    for lang in Lang::ALL {
        assert_eq!(keys(lang), english, "{}", lang.tag());
        let texts = Texts::new(lang);
        for family in ["Refusing::Code(\"", "failure(lang, \"", "farewell(\"", "Ended::With(\""] {
            for piece in source.split(family).skip(1) {
                let code = piece.split('"').next().unwrap();
                let known =
                    ["refused-", "failed-"].iter().any(|before| texts.has(&format!("{before}{code}")));
                assert!(known, "{code} has no message in {}", lang.tag());
            }
        }
        for piece in source.split("StatusCode::").skip(1) {
            let Some((_, rest)) = piece.split_once(", \"") else { continue };
            let code = rest.split('"').next().unwrap();
            let is_code = code.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-');
            let close = piece.find(", \"").is_some_and(|place| place < 30);
            assert!(
                !is_code || !close || texts.has(&format!("http-{code}")),
                "http-{code} in {}",
                lang.tag()
            );
        }
    }
}
