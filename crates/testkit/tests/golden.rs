//! Golden playthroughs of the tiny game, and that a difference is noticed.

use std::path::Path;

use kernel::journal;
use testkit::golden::{Playthrough, difference, hold_file, journal as record, write};
use testkit::tiny::Tiny;

const PLAYTHROUGH: Playthrough<'static> =
    Playthrough { setup: "", seed: 3, most_inputs: 400, views_every: 20 };

/// A whole game is told as it was when it was kept.
#[test]
fn tiny_is_as_it_was() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/tiny-3.golden");
    hold_file(&path, &Tiny, PLAYTHROUGH);
}

/// A line that changed, is missing or is new is named.
#[test]
fn differences_are_named() {
    let text = write(&Tiny, PLAYTHROUGH);
    assert_eq!(difference(&text, &text), None);
    let changed = text.replacen("> ann dealt to=ann card=", "> ann dealt to=ann card=x", 1);
    let said = difference(&text, &changed).expect("they differ");
    assert!(said.contains("now  > ann dealt to=ann card=x"), "{said}");
    let shorter = &text[..text.trim_end().rfind('\n').expect("many lines") + 1];
    assert!(difference(&text, shorter).is_some_and(|said| said.contains("now  (the end)")));
    assert_ne!(text, write(&Tiny, Playthrough { seed: 4, ..PLAYTHROUGH }));
}

/// A random game written as a journal is read and verified by the engine.
#[test]
fn journals_are_verified() {
    for seed in 0..20 {
        let text = record(&Tiny, "", Vec::new(), seed, 400);
        let journal = journal::parse(&text).unwrap_or_else(|damage| panic!("seed {seed}: {damage:?}"));
        let verified =
            journal::verify(Tiny, &journal).unwrap_or_else(|parted| panic!("seed {seed}: {parted:?}"));
        assert!(verified.inputs > 30, "{verified:?}");
    }
}
