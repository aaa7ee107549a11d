//! The server's own messages: each that is asked for exists in every language, and none stands there for nothing.

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
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    // The keys of codes stand beside the codes.
    for folder in ["src", "../protocol/src"] {
        sources(&here.join(folder), &mut source);
    }
    let words: BTreeSet<&str> = source.split('"').collect();
    let english = keys(Lang::En);
    for key in &english {
        assert!(words.contains(key.as_str()), "{key} is never said");
    }
    for lang in Lang::ALL {
        assert_eq!(keys(lang), english, "{}", lang.tag());
        let texts = Texts::new(lang);
        for key in
            words.iter().filter(|word| ["refused-", "failed-", "http-"].iter().any(|of| word.starts_with(of)))
        {
            assert!(texts.has(key), "{key} has no message in {}", lang.tag());
        }
    }
}
