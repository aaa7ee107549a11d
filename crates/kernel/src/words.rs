//! Rules by their slugs, draws in words, and what could not be read.

use std::fmt;

/// A rule of the catalogue, by its slug.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A pending draw in words: what is drawn, and how each value is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawWords {
    /// What the draw is, `roll` or `pick` or whose die it is; one word.
    pub label: String,
    /// The word of each value, in order. Different values have different words.
    pub values: Vec<String>,
}

/// Words that could not be read, and what would have been understood there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unclear {
    pub found: String,
    pub expected: String,
}

impl Unclear {
    pub fn new(found: impl Into<String>, expected: impl Into<String>) -> Unclear {
        Unclear { found: found.into(), expected: expected.into() }
    }
}

impl fmt::Display for Unclear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not understood: expected {}", self.found.escape_debug(), self.expected)
    }
}

impl std::error::Error for Unclear {}
