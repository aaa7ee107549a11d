//! Nonsense in every shape: actions, positions, journals and content files from a kept corpus and mutations of it.

mod common;

use laststand::content;
use testkit::fuzz;

const MUTATIONS: usize = 2000;

fn corpus(name: &str) -> Vec<Vec<u8>> {
    fuzz::corpus(&testkit::repository().join("tests/corpus/last-stand").join(name))
}

fn game() -> laststand::LastStand {
    common::make("heroes=3").unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn inputs_do_no_harm() {
    let game = game();
    fuzz::mutate(&corpus("inputs"), 1, MUTATIONS, |data| fuzz::inputs(&game, data));
}

#[test]
fn positions_do_no_harm() {
    let game = game();
    fuzz::mutate(&corpus("positions"), 2, MUTATIONS, |data| fuzz::position(&game, data));
}

#[test]
fn journals_do_no_harm() {
    fuzz::mutate(&corpus("journals"), 3, 400, |data| fuzz::journal(game, data));
}

/// One file of the built-in content is replaced by the text.
#[test]
fn content_does_no_harm() {
    let builtin = content::builtin();
    for (place, file) in builtin.0.iter().enumerate() {
        let mut texts = corpus("content");
        texts.push(file.text.clone().into_bytes());
        let read = |text: &str| {
            let mut files = builtin.clone();
            files.0[place].text = text.to_owned();
            content::read(&files)
        };
        fuzz::mutate(&texts, 4 + place as u64, MUTATIONS / 10, |data| fuzz::content(read, data));
    }
}
