//! What cards say, in every language: complete, well formed, and as a player would say it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use anima::content::{Content, builtin, read};
use catalog::cards::{self, Card};
use catalog::{Lang, Texts};

fn content() -> Content {
    read(&builtin()).unwrap()
}

#[test]
fn dump() {
    let content = content();
    for id in cards::ids(&content) {
        for lang in Lang::ALL {
            let card: Card = cards::card_text(&Texts::new(lang), &content, id).unwrap();
            println!("{lang:?} # {} / {}", card.name, card.lines.join(" / "));
            for a in &card.abilities {
                println!("{lang:?}   - {} [{}] {}", a.name, a.head, a.body);
            }
        }
    }
}
