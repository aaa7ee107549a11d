//! What the reader must accept, and what it must refuse with which words and where.

use super::{Content, builtin_edition, read};

fn content(edition: &str) -> Content {
    let files = builtin_edition(edition).expect("an edition that comes with the program");
    read(&files).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn all() {
    for id in super::EDITIONS {
        content(id);
    }
}
