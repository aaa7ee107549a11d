//! The cards walked through in `docs/card-examples.md` say there what they say in play, and their data is the pack's own.
//!
//! A text stands there behind a line such as `<!-- card azriel es -->`, and data behind `<!-- data characters/azriel -->`. To write
//! the texts anew: `UPDATE_EXPECT=1 cargo test -p catalog --test card_examples`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use catalog::cards::{self, Card};
use catalog::{Lang, Texts};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn plain(card: &Card) -> String {
    let mut text = format!("{}\n", card.name);
    for line in &card.lines {
        text.push_str(&format!("{line}\n"));
    }
    for ability in &card.abilities {
        text.push_str(&format!("\n{} ({})\n", ability.name, ability.head));
        if !ability.body.is_empty() {
            text.push_str(&format!("{}\n", ability.body));
        }
    }
    text
}

/// The page with every text as it is today.
fn current(page: &str) -> (String, usize, usize) {
    let content = cards::builtin().unwrap();
    let (mut said, mut data) = (0, 0);
    let mut out = String::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        out.push_str(&format!("{line}\n"));
        let Some(mark) = line.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->")) else {
            continue;
        };
        let words: Vec<&str> = mark.split(' ').collect();
        let fence = lines.next().unwrap();
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let text = match words.as_slice() {
            ["card", id, lang] => {
                said += 1;
                let texts = Texts::new(Lang::from_tag(lang).unwrap());
                plain(&cards::card_text(&texts, &content, id).unwrap())
            }
            ["data", id] => {
                data += 1;
                let path = root().join(format!("content/anima/packs/saga/{id}.toml"));
                let kept = block.join("\n");
                assert!(fs::read_to_string(path).unwrap().contains(&kept), "the data of {id} is old");
                format!("{kept}\n")
            }
            other => panic!("{other:?} is no mark"),
        };
        out.push_str(&format!("{fence}\n{text}```\n"));
    }
    (out, said, data)
}

#[test]
fn examples_are_current() {
    let path = root().join("docs/card-examples.md");
    let page = fs::read_to_string(&path).unwrap();
    let (now, said, data) = current(&page);
    assert_eq!((said, data), (12, 4), "four cards in three languages");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &now).unwrap();
    }
    assert!(page == now || std::env::var_os("UPDATE_EXPECT").is_some(), "docs/card-examples.md is old");
}
