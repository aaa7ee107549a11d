//! `tactica pack`: checks a folder of cards, prints the schema of a card's file, or the page of the card language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anima::content::{advantage_schema, character_schema};
use catalog::packs::{self, Report};
use serde::Serialize;

use crate::args::Pack;
use crate::console::{Console, Tone};
use crate::failure::Failure;

use super::scenario::print_json;
use super::{prove, source, words};

/// What the kinds of file are called that have a schema.
const KINDS: [&str; 2] = ["character", "advantage"];

/// A problem as `--json` has it.
#[derive(Serialize)]
struct ProblemShown<'a> {
    path: &'a str,
    line: u32,
    column: u32,
    key: &'a str,
    rule: Option<&'a str>,
    text: String,
}

/// A check as `--json` has it.
#[derive(Serialize)]
struct Checked<'a> {
    ok: bool,
    problems: Vec<ProblemShown<'a>>,
    characters: usize,
    abilities: usize,
    advantages: usize,
    parties: usize,
    words: Vec<&'a str>,
    unused: Vec<&'a str>,
}

pub fn run(console: &mut Console<'_>, pack: &Pack) -> Result<(), Failure> {
    match pack {
        Pack::Check { folder, json } => check(console, folder, *json),
        Pack::Prove(prove) => prove::run(console, prove),
        Pack::Schema { of } => schema(console, of.as_deref()),
        Pack::Words => console.print_raw(&words::page(&character_schema())),
    }
}

fn schema(console: &mut Console<'_>, of: Option<&str>) -> Result<(), Failure> {
    match of.unwrap_or(KINDS[0]) {
        "character" => print_json(console, &character_schema()),
        "advantage" => print_json(console, &advantage_schema()),
        other => {
            let args = [("found", other.into()), ("known", KINDS.join(", ").into())];
            Err(Failure::Usage(console.texts.say("error-no-schema", &args)))
        }
    }
}

fn check(console: &mut Console<'_>, folder: &Path, json: bool) -> Result<(), Failure> {
    let texts = console.texts;
    let unreadable = |error: std::io::Error| {
        let args = [("file", folder.display().to_string().into()), ("problem", error.to_string().into())];
        Failure::Failed(texts.say("error-read", &args))
    };
    let whole = fs::canonicalize(folder).map_err(unreadable)?;
    if whole.is_file() {
        let args = [("file", folder.display().to_string().into())];
        return Err(Failure::Usage(texts.say("error-pack-is-file", &args)));
    }
    let name = whole.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let files = source::pack(&whole).map_err(unreadable)?;
    if files.is_empty() {
        let args = [("folder", folder.display().to_string().into())];
        return Err(Failure::Failed(texts.say("error-empty-pack", &args)));
    }
    let report = packs::check(&name, &files, &source::messages(&whole).map_err(unreadable)?);
    let language = words::all(&character_schema());
    let (used, unused): (Vec<&str>, Vec<&str>) =
        language.iter().map(String::as_str).partition(|word| report.words.contains(*word));
    if json {
        let shown = Checked {
            ok: report.problems.is_empty(),
            problems: problems(console, &report),
            characters: report.characters,
            abilities: report.abilities,
            advantages: report.advantages,
            parties: report.parties,
            words: used,
            unused,
        };
        print_json(console, &shown)?;
    } else {
        for problem in &report.problems {
            let place = format!("{}:{}:{}", problem.path, problem.line, problem.column);
            console.print_in(Tone::Warning, &format!("{place}: {}", problem.problem(texts)))?;
        }
        let args = [
            ("characters", report.characters.into()),
            ("abilities", report.abilities.into()),
            ("advantages", report.advantages.into()),
            ("parties", report.parties.into()),
        ];
        console.say("pack-counts", &args)?;
        let args = [
            ("used", used.len().into()),
            ("all", language.len().into()),
            ("unused", unused.join(", ").into()),
        ];
        console.say(if unused.is_empty() { "pack-all-words" } else { "pack-words" }, &args)?;
    }
    if report.problems.is_empty() {
        return if json { Ok(()) } else { console.say("pack-good", &[]) };
    }
    let files: BTreeSet<&str> = report.problems.iter().map(|problem| problem.path.as_str()).collect();
    let args = [("problems", report.problems.len().into()), ("files", files.len().into())];
    Err(Failure::Failed(texts.say("pack-bad", &args)))
}

fn problems<'a>(console: &Console<'_>, report: &'a Report) -> Vec<ProblemShown<'a>> {
    let shown = report.problems.iter().map(|problem| ProblemShown {
        path: &problem.path,
        line: problem.line,
        column: problem.column,
        key: problem.key,
        rule: problem.rule,
        text: problem.problem(console.texts),
    });
    shown.collect()
}
