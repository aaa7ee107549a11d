//! The scenario files of this project, held in tests.

use std::path::{Path, PathBuf};

use kernel::Worded;
use scenario::{CaseReport, run_text, update_text};

use crate::repository;

/// The scenario files of a game in this project: those of its rules, then those of its packs' cards.
pub fn files(game: &str) -> Vec<PathBuf> {
    let root = repository();
    let packs = entries(&root.join("content").join(game).join("packs"));
    let folders = packs.into_iter().map(|pack| pack.join("scenarios")).filter(|folder| folder.is_dir());
    let of_cards = folders.flat_map(|folder| entries(&folder)).filter(|file| is_scenario(file));
    files_of_rules(game).into_iter().chain(of_cards).collect()
}

/// The scenario files of a game's rules alone.
pub fn files_of_rules(game: &str) -> Vec<PathBuf> {
    let folder = repository().join("tests/scenarios").join(game);
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
