//! Nonsense thrown at the tiny game, at scenarios and at journals; and a target that harms is caught.

use std::path::{Path, PathBuf};

use testkit::fuzz::{content, corpus, inputs, journal, mutate, position, scenario};
use testkit::golden;
use testkit::tiny::Tiny;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name)
}

fn make(setup: &str) -> Result<Tiny, String> {
    if setup.is_empty() { Ok(Tiny) } else { Err(format!("'{setup}' is no setup of the tiny game")) }
}

#[test]
fn inputs_do_no_harm() {
    mutate(&corpus(&folder("inputs")), 1, 10_000, |data| inputs(&Tiny, data));
}

#[test]
fn positions_do_no_harm() {
    mutate(&corpus(&folder("positions")), 2, 40_000, |data| position(&Tiny, data));
}

#[test]
fn scenarios_do_no_harm() {
    let mut texts = corpus(&folder("scenarios"));
    texts.extend(corpus(&folder("../scenarios")));
    mutate(&texts, 3, 4000, |data| scenario(make, data));
}

#[test]
fn journals_do_no_harm() {
    let mut texts = corpus(&folder("journals"));
    texts.extend((0..4).map(|seed| golden::journal(&Tiny, "", Vec::new(), seed, 40).into_bytes()));
    mutate(&texts, 4, 5000, |data| journal(|| Tiny, data));
}

/// A reader of content that refuses without a word is caught.
#[test]
#[should_panic(expected = "this text does harm")]
fn a_silent_refusal_is_caught() {
    let read = |text: &str| if text.len() < 3 { Err("") } else { Ok(()) };
    mutate(&[b"abcdef".to_vec()], 5, 1000, |data| content(read, data));
}

/// A panic deep in a text is found by mutation alone.
#[test]
#[should_panic(expected = "this text does harm")]
fn a_panic_is_caught() {
    let read = |text: &str| -> Result<(), &str> {
        assert!(!text.contains("::"), "two colons were not foreseen");
        Ok(())
    };
    mutate(&[b"key: value\nother: thing\n".to_vec()], 6, 2000, |data| content(read, data));
}
