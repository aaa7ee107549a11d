//! The program's own messages: each that the source asks for exists, and none stands there for nothing.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use catalog::{Lang, Texts, games};

/// The text of every source file under a folder.
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

/// The string literals of a source text that look like keys.
fn keys(text: &str) -> BTreeSet<&str> {
    let is_key = |word: &&str| {
        !word.is_empty()
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    text.split('"').filter(is_key).collect()
}

/// Messages that are asked for by a key put together from parts.
const FAMILIES: [&str; 12] = [
    "expected-",
    "name-",
    "help-",
    "journal-",
    "form-dice-",
    "option-",
    "seat-word-",
    "chapter-",
    "command-",
    "draw-",
    "line-",
    "party-size-",
];

#[test]
fn every_message_is_asked_for_and_every_question_answered() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    sources(&here.join("src"), &mut text);
    sources(&here.join("../catalog/src"), &mut text);
    // What is wrong with a party's code is said by the code itself.
    text.push_str(&fs::read_to_string(here.join("../anima-cards/src/content/code.rs")).unwrap());
    let asked = keys(&text);
    let program = fs::read_to_string(here.join("../../content/texts/program.en.ftl")).unwrap();
    let defined: BTreeSet<&str> = program
        .lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .collect();
    let unused: Vec<&&str> = defined
        .iter()
        .filter(|key| !asked.contains(**key) && !FAMILIES.iter().any(|family| key.starts_with(family)))
        .filter(|key| !["form-heroes", "form-titan"].contains(*key))
        .collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");

    let texts = Texts::new(Lang::En);
    let calls = [
        "say(\"",
        "say_in(Tone::Plain, \"",
        "say_in(Tone::Heading, \"",
        "say_in(Tone::Quiet, \"",
        "say_in(Tone::Warning, \"",
        "usage(\"",
    ];
    let mut seen = 0;
    for call in calls {
        for rest in text.split(call).skip(1) {
            let key = rest.split('"').next().unwrap_or_default();
            seen += 1;
            let drawn = ["table", "battle"].iter().any(|family| texts.has(&format!("{family}-{key}")));
            assert!(texts.has(key) || drawn, "there is no message {key}");
        }
    }
    assert!(seen > 100, "the source is not read as it should: {seen} calls");
}

/// What is asked before a game has a text for each question, option and answer.
#[test]
fn forms_have_texts() {
    let texts = Texts::new(Lang::It);
    for game in games::GAMES {
        let mut answered: Vec<(String, String)> = Vec::new();
        while let Some(question) = games::next_question(game, &answered, &[]).unwrap() {
            assert!(texts.has(&format!("form-{}", question.key)), "{}", question.key);
            for name in question.answers.iter().filter_map(|(_, name)| name.as_ref()) {
                assert!(texts.has(&format!("name-{name}")), "{name}");
            }
            let any = question.answers.first().map(|(word, _)| word.clone()).unwrap_or_default();
            answered.push((question.key.to_owned(), question.default.unwrap_or(any)));
        }
        assert!(answered.len() > 1, "{game} asks too little");
        for level in games::levels(game) {
            assert!(texts.has(&format!("form-opponent-{}", level.word())), "{level:?}");
        }
        for persona in players::Persona::ALL {
            assert!(texts.has(&format!("form-persona-{}", persona.word())), "{persona:?}");
            assert!(texts.has(&format!("persona-{}", persona.word())), "{persona:?}");
        }
        for option in games::options(game) {
            assert!(texts.has(&format!("option-{}", option.key)), "{}", option.key);
            for value in option.values {
                assert!(texts.has(&format!("option-{}-{value}", option.key)), "{value}");
            }
        }
    }
}
