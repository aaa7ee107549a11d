//! `tactica pack`: checks, begins or writes out a folder of cards, prints the schema of a card's file, or the page of the card language.

use std::collections::BTreeSet;
use std::path::Path;

use anima::content::{advantage_schema, character_schema};
use catalog::Texts;
use catalog::games::BadContent;
use catalog::packs::{self, Report};
use serde::Serialize;

use crate::args::Pack;
use crate::console::{Console, Tone};
use crate::failure::Failure;
use crate::folder;

use super::pack_write as write;
use super::scenario::print_json;
use super::{prove, words};

/// So many unused words are worth naming.
const FEW_WORDS: usize = 40;
/// What the kinds of file are called that have a schema.
const KINDS: [&str; 2] = ["character", "advantage"];

/// A problem as `--json` has it.
#[derive(Serialize)]
struct ProblemShown<'a> {
    severity: &'static str,
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
    heroes: usize,
    titans: usize,
    tactics: usize,
    words: Vec<&'a str>,
    unused: Vec<&'a str>,
}

pub fn run(console: &mut Console<'_>, pack: &Pack) -> Result<(), Failure> {
    match pack {
        Pack::Check { folder, json } => check(console, folder, *json),
        Pack::Prove(prove) => prove::run(console, prove),
        Pack::Schema { of } => schema(console, of.as_deref()),
        Pack::New { folder } => write::new(console, folder),
        Pack::Export { name, folder } => write::export(console, name, folder),
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
    let held = folder::open(folder, texts)?;
    if held.given.is_empty() && held.troubles.is_empty() {
        let args = [("folder", folder.display().to_string().into())];
        return Err(Failure::Failed(texts.say("error-empty-pack", &args)));
    }
    let mut report = packs::check(&held.given);
    report.errors.splice(0..0, held.troubles);
    let language = words::all(&character_schema());
    let (used, unused): (Vec<&str>, Vec<&str>) =
        language.iter().map(String::as_str).partition(|word| report.words.contains(*word));
    if json {
        let errors = report.errors.iter().map(|problem| shown(console, problem, "error"));
        let warnings = report.warnings.iter().map(|problem| shown(console, problem, "warning"));
        let shown = Checked {
            ok: report.errors.is_empty(),
            problems: errors.chain(warnings).collect(),
            characters: report.characters,
            abilities: report.abilities,
            advantages: report.advantages,
            parties: report.parties,
            heroes: report.heroes,
            titans: report.titans,
            tactics: report.tactics,
            words: used,
            unused,
        };
        print_json(console, &shown)?;
    } else {
        for problem in &report.errors {
            console.print_in(Tone::Warning, &told(problem, texts))?;
        }
        for problem in &report.warnings {
            let text = told(problem, texts);
            console.say("pack-warning", &[("problem", text.into())])?;
        }
        count(console, &report, &used, &unused)?;
    }
    if report.errors.is_empty() {
        let key = if report.warnings.is_empty() { "pack-good" } else { "pack-warned" };
        let args = [("warnings", report.warnings.len().into())];
        return if json { Ok(()) } else { console.say(key, &args) };
    }
    let files: BTreeSet<&str> = report.errors.iter().map(|problem| problem.path.as_str()).collect();
    let args = [("problems", report.errors.len().into()), ("files", files.len().into())];
    Err(Failure::Failed(texts.say("pack-bad", &args)))
}

/// What is in the folder, and of what the cards are made.
fn count(console: &mut Console<'_>, report: &Report, used: &[&str], unused: &[&str]) -> Result<(), Failure> {
    if report.heroes + report.titans + report.tactics > 0 {
        let args = [
            ("heroes", report.heroes.into()),
            ("titans", report.titans.into()),
            ("tactics", report.tactics.into()),
        ];
        return console.say("pack-counts-last-stand", &args);
    }
    let args = [
        ("characters", report.characters.into()),
        ("abilities", report.abilities.into()),
        ("advantages", report.advantages.into()),
        ("parties", report.parties.into()),
    ];
    console.say("pack-counts", &args)?;
    let all = used.len() + unused.len();
    let args = [("used", used.len().into()), ("all", all.into()), ("unused", unused.join(", ").into())];
    let key = match unused.len() {
        0 => "pack-all-words",
        1..=FEW_WORDS => "pack-words",
        // A pack of a few cards leaves most of the language unused, and nobody reads that.
        _ => "pack-most-words",
    };
    console.say(key, &args)
}

/// A problem with its place.
fn told(problem: &BadContent, texts: &Texts) -> String {
    let text = problem.problem(texts);
    match (problem.path.as_str(), problem.line) {
        ("", _) => text,
        (path, 0) => format!("{path}: {text}"),
        (path, line) => format!("{path}:{line}:{}: {text}", problem.column),
    }
}

fn shown<'a>(console: &Console<'_>, problem: &'a BadContent, severity: &'static str) -> ProblemShown<'a> {
    ProblemShown {
        severity,
        path: &problem.path,
        line: problem.line,
        column: problem.column,
        key: problem.key,
        rule: problem.rule,
        text: problem.problem(console.texts),
    }
}
