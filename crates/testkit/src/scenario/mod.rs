//! Rules shown by example: small texts that set up a position, play a few inputs and say what must come of it.
//!
//! `docs/scenario-format.md` has the format. [`run_text`] plays every case of a text; a rule in a case's `shows:`
//! counts only if the engine emitted it while the case ran. [`update_text`] writes the expected lines as they are
//! today, to be read and kept by a person. `parse` reads the text, `play` runs a case.

mod parse;
mod play;

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};

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

/// The scenario files of a game in this project: those of its rules, then those of its packs' cards.
pub fn files(game: &str) -> Vec<PathBuf> {
    let root = crate::repository();
    let packs = entries(&root.join("content").join(game).join("packs"));
    let folders = packs.into_iter().map(|pack| pack.join("scenarios")).filter(|folder| folder.is_dir());
    let of_cards = folders.flat_map(|folder| entries(&folder)).filter(|file| is_scenario(file));
    files_of_rules(game).into_iter().chain(of_cards).collect()
}

/// The scenario files of a game's rules alone.
pub fn files_of_rules(game: &str) -> Vec<PathBuf> {
    let folder = crate::repository().join("tests/scenarios").join(game);
    entries(&folder).into_iter().filter(|file| is_scenario(file)).collect()
}

fn is_scenario(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "scenario")
}

/// What is in a folder, in the order of the names.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let listed = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = listed.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths
}

/// Plays a file in a test and panics with every problem; where `UPDATE_EXPECT` is set, the file is rewritten first.
pub fn hold_file<G: Worded>(path: &Path, make: impl Fn(&str) -> Result<G, String>) -> Vec<CaseReport> {
    let place = path.display();
    let mut text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{place}: {error}"));
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        text = update_text(&make, &text).unwrap_or_else(|error| panic!("{place}: {error}"));
        std::fs::write(path, &text).unwrap_or_else(|error| panic!("{place}: {error}"));
    }
    let reports = run_text(&make, &text).unwrap_or_else(|error| panic!("{place}: {error}"));
    let problems: Vec<String> = reports
        .iter()
        .filter_map(|report| report.problem.as_ref().map(|problem| format!("{}\n  {problem}", report.title)))
        .collect();
    assert!(
        problems.is_empty(),
        "{place}: {} of {} cases\n{}",
        problems.len(),
        reports.len(),
        problems.join("\n")
    );
    reports
}
