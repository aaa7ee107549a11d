//! `tactica scenario`: cases written as text are played, or a position of a recorded game begins one.

use std::path::Path;
use std::{fs, io};

use catalog::games;
use kernel::journal::Journal;
use serde::Serialize;

use crate::console::{Console, Tone};
use crate::failure::{Failure, system};
use crate::play::save;

use super::{journal, source};

/// A case as `--json` has it.
#[derive(Serialize)]
struct CaseResult<'a> {
    title: &'a str,
    line: usize,
    ok: bool,
    shows: &'a [String],
    emitted: Vec<&'a str>,
    problem: Option<String>,
}

pub fn run(console: &mut Console<'_>, path: &Path, json: bool) -> Result<(), Failure> {
    let texts = console.texts;
    let file = save::name(path);
    let text = fs::read_to_string(path).map_err(|error| {
        let args = [("file", (&file).into()), ("problem", system(&error, texts).into())];
        Failure::Failed(texts.say("error-read", &args))
    })?;
    let own = own_content(path, &text).map_err(|error| {
        let args = [("file", (&file).into()), ("problem", system(&error, texts).into())];
        Failure::Failed(texts.say("error-read", &args))
    })?;
    let reports = games::run_scenarios(&text, &own).map_err(|error| {
        let args = [("file", (&file).into()), ("problem", error.to_string().into())];
        Failure::Failed(texts.say("error-scenario", &args))
    })?;
    if json {
        let results: Vec<CaseResult<'_>> = reports
            .iter()
            .map(|report| CaseResult {
                title: &report.title,
                line: report.line,
                ok: report.ok(),
                shows: &report.shows,
                emitted: report.emitted.iter().map(String::as_str).collect(),
                problem: report.problem.as_ref().map(ToString::to_string),
            })
            .collect();
        print_json(console, &results)?;
    } else {
        for report in &reports {
            let key = if report.ok() { "scenario-good" } else { "scenario-bad" };
            let tone = if report.ok() { Tone::Plain } else { Tone::Warning };
            console.say_in(tone, key, &[("line", report.line.into()), ("title", (&report.title).into())])?;
            if let Some(problem) = &report.problem {
                console.print(&format!("  {problem}"))?;
            }
        }
    }
    let all = reports.len();
    let bad = reports.iter().filter(|report| !report.ok()).count();
    if bad > 0 {
        let args = [("bad", bad.into()), ("all", all.into())];
        return Err(Failure::Failed(texts.say("scenario-failed", &args)));
    }
    if !json {
        console.say("scenario-sum", &[("good", all.into()), ("all", all.into())])?;
    }
    Ok(())
}

/// What the project keeps for cases alone, in `tests/content/<game>` somewhere above the file.
fn own_content(path: &Path, text: &str) -> io::Result<Vec<(String, String)>> {
    let Ok(Some(game)) = games::scenario_game(text) else { return Ok(Vec::new()) };
    let whole = fs::canonicalize(path)?;
    let root = whole.ancestors().find(|folder| folder.join("tests").join("content").join(&game).is_dir());
    root.map_or_else(|| Ok(Vec::new()), |root| source::own_content(root, &game))
}

/// The position before input number `at`, as the beginning of a case.
pub fn export(console: &mut Console<'_>, path: &Path, at: u32) -> Result<(), Failure> {
    let texts = console.texts;
    let (journal, _) = journal::read(path, texts)?;
    let before = before_input(&journal, u64::from(at))
        .ok_or_else(|| Failure::Failed(texts.say("error-no-input", &[("number", u64::from(at).into())])))?;
    let table = games::resume(&before).map_err(|error| Failure::Failed(error.text(texts)))?;
    let title =
        texts.say("scenario-title", &[("file", save::name(path).into()), ("at", u64::from(at).into())]);
    let position = table.position_words().replace('\n', "\n    ");
    console.print_raw(&format!(
        "# {title}\ngame: {}\nsetup: {}\nshows:\nposition: {position}\nexpect:\n",
        journal.header.game, journal.header.setup
    ))
}

/// The journal up to, but without, input number `at`; one past the last input is the end.
fn before_input(journal: &Journal, at: u64) -> Option<Journal> {
    let mut before = journal.clone();
    let mut inputs = 0;
    let place = journal.records.iter().position(|record| {
        inputs += u64::from(record.entry.is_input());
        record.entry.is_input() && inputs == at
    });
    match place {
        Some(place) => before.records.truncate(place),
        None if at == inputs + 1 => {}
        None => return None,
    }
    Some(before)
}

/// One JSON value, for programs to read.
pub fn print_json(console: &mut Console<'_>, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Failure::Failed(error.to_string()))?;
    console.print_raw(&text)?;
    console.gap()
}
