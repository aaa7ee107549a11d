//! Failures that were found once and are looked for ever after.
//!
//! When the contract breaks, the inputs that led there are written to a small file. Every kept file is replayed
//! through the same properties, at every input, on each run of the tests.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use kernel::{Rule, Worded, hash};

use crate::contract::{Broken, Plan, Rates, Subject, Tally, hold_each, hold_inputs};

/// A kept file is replayed this often, each time with other probes and worlds.
const REPLAYS: u64 = 4;

/// Replays what was kept in `folder`, then holds the games as planned. Whatever is found broken is kept there, and
/// comes back as a text for people.
pub fn hold<G: Worded>(folder: &Path, subjects: &[Subject<'_, G>], plan: &Plan<'_>) -> Result<Tally, String> {
    replay(folder, subjects, plan.rules)?;
    hold_each(subjects, plan).map_err(|broken| match keep(folder, &broken) {
        Ok(path) => format!("{broken}kept as {}", path.display()),
        Err(error) => format!("{broken}not kept in {}: {error}", folder.display()),
    })
}

/// Writes a failure into `folder`, under a name that the same failure gets every time.
pub fn keep(folder: &Path, broken: &Broken) -> std::io::Result<PathBuf> {
    let text = write(broken);
    let path = folder.join(format!("{:?}-{:08x}.kept", broken.property, hash::text(&text) as u32));
    std::fs::create_dir_all(folder)?;
    std::fs::write(&path, text)?;
    Ok(path)
}

/// The setups of what was kept in `folder`, for games that are drawn anew and may be others today.
pub fn setups(folder: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let texts = entries.flatten().filter_map(|entry| std::fs::read_to_string(entry.path()).ok());
    let mut setups: Vec<String> = texts
        .filter_map(|text| text.lines().find_map(|line| line.strip_prefix("setup: ").map(str::to_owned)))
        .collect();
    setups.sort();
    setups.dedup();
    setups
}

/// Replays every kept file of `folder`, in the order of names; how many there were.
pub fn replay<G: Worded>(
    folder: &Path,
    subjects: &[Subject<'_, G>],
    rules: &[Rule],
) -> Result<usize, String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(0) };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "kept"));
    paths.sort();
    for path in &paths {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        replay_text(&text, subjects, rules).map_err(|problem| format!("{}: {problem}", path.display()))?;
    }
    Ok(paths.len())
}

fn write(broken: &Broken) -> String {
    let mut text = format!("// {:?}: {}\n", broken.property, broken.detail.replace('\n', " "));
    let _ = writeln!(text, "game: {}\nsetup: {}\nseed: {}", broken.title, broken.setup, broken.seed);
    for input in &broken.inputs {
        let _ = writeln!(text, "{input}");
    }
    text
}

fn replay_text<G: Worded>(text: &str, subjects: &[Subject<'_, G>], rules: &[Rule]) -> Result<(), String> {
    let (mut title, mut setup, mut seed) = ("", "", 0);
    let mut inputs = Vec::new();
    for (place, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with("//")) {
        match line.split_once(':') {
            Some(("game", word)) => title = word.trim(),
            Some(("setup", words)) => setup = words.trim(),
            Some(("seed", word)) => {
                seed =
                    word.trim().parse().map_err(|_| format!("line {}: the seed is no number", place + 1))?;
            }
            Some(("do" | "dice", _)) => inputs.push(line.to_owned()),
            Some(_) | None => return Err(format!("line {}: '{line}' is not understood", place + 1)),
        }
    }
    let subject = subjects
        .iter()
        .find(|subject| subject.game.title() == title && subject.setup == setup)
        .ok_or_else(|| format!("no game '{title}' with the setup '{setup}' is held here"))?;
    for replay in 0..REPLAYS {
        let seed = seed ^ replay;
        let plan = Plan { games: 1, seed, most_inputs: usize::MAX, jobs: 1, rules, rates: Rates::EVERY };
        let taken = hold_inputs(subject, &plan, &inputs).map_err(|broken| broken.to_string())?;
        // The last input is the one that was being taken when something broke; it may rightly be refused now.
        if taken + 1 < inputs.len() {
            return Err(format!(
                "'{}', input {}, is no longer accepted: the file shows nothing any more",
                inputs[taken],
                taken + 1
            ));
        }
    }
    Ok(())
}
