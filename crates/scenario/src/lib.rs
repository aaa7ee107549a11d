//! Rules shown by example: small texts that set up a position, play a few inputs and say what must come of it.
//!
//! `docs/scenario-format.md` has the format. [`run_text`] plays every case of a text; a rule in a case's `shows:`
//! counts only if the engine emitted it while the case ran. [`update_text`] writes the expected lines as they are
//! today, to be read and kept by a person. `parse` reads the text, `play` runs a case.

pub mod inputs;
mod parse;
mod play;

use std::collections::BTreeSet;
use std::fmt;

use kernel::Worded;

pub use parse::{Case, Expected, Step, parse};

/// How one case went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseReport {
    pub title: String,
    /// Where the case begins, from 1.
    pub line: usize,
    /// The rules the case says it shows.
    pub shows: Vec<String>,
    /// Whether somebody has read everything that it holds, so that it proves something.
    pub reviewed: bool,
    /// The rules that the engine emitted in it.
    pub emitted: BTreeSet<String>,
    /// The first thing that went wrong.
    pub problem: Option<Problem>,
}

impl CaseReport {
    pub fn ok(&self) -> bool {
        self.problem.is_none()
    }
}

/// What went wrong in a case, and at which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub line: usize,
    pub text: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.text)
    }
}

/// A text that is not a scenario at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    pub line: usize,
    pub text: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.text)
    }
}

impl std::error::Error for ScenarioError {}

/// Plays every case of a text. `make` builds the game from a case's setup.
pub fn run_text<G: Worded>(
    make: impl Fn(&str) -> Result<G, String>,
    text: &str,
) -> Result<Vec<CaseReport>, ScenarioError> {
    Ok(parse(text)?.iter().map(|case| play::case(&make, case).report).collect())
}

/// Plays one case. `make` builds the game from its setup.
pub fn run_case<G: Worded>(make: impl Fn(&str) -> Result<G, String>, case: &Case) -> CaseReport {
    play::case(&make, case).report
}

/// The text with the expected lines replaced by what the engine says today, marked as unread where they were not read
/// before. Cases that cannot be played to their end keep what they have from there on.
pub fn update_text<G: Worded>(
    make: impl Fn(&str) -> Result<G, String>,
    text: &str,
) -> Result<String, ScenarioError> {
    let lines: Vec<&str> = text.lines().collect();
    let mut updated = String::with_capacity(text.len());
    let mut next = 0;
    for case in &parse(text)? {
        for said in play::case(&make, case).said {
            for line in &lines[next..said.after] {
                updated.push_str(line);
                updated.push('\n');
            }
            for line in &said.lines {
                updated.push_str(line);
                updated.push('\n');
            }
            next = said.until;
        }
    }
    for line in &lines[next..] {
        updated.push_str(line);
        updated.push('\n');
    }
    Ok(updated)
}
