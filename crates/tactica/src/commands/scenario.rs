//! `tactica scenario`: cases written as text are played, or a position of a recorded game begins one.

use std::path::{Path, PathBuf};
use std::{fs, io};

use catalog::games::{self, CaseReport};
use catalog::packs::{self, OwnPack};
use catalog::proof::with_pack;
use kernel::journal::Journal;
use serde::Serialize;

use crate::console::{Console, Tone};
use crate::failure::{Failure, system};
use crate::play::save;

use super::{journal, source};

/// A case as `--json` has it.
#[derive(Serialize)]
struct CaseResult {
    file: String,
    title: String,
    line: usize,
    ok: bool,
    /// Whether somebody has read everything that it holds.
    reviewed: bool,
    shows: Vec<String>,
    emitted: Vec<String>,
    problem: Option<String>,
}

/// Plays the cases of files, and of all files in folders.
pub fn run(
    console: &mut Console<'_>,
    paths: &[PathBuf],
    json: bool,
    brought: &[OwnPack],
) -> Result<(), Failure> {
    let texts = console.texts;
    let unreadable = |path: &Path, error: &io::Error| {
        let args = [("file", save::name(path).into()), ("problem", system(error, texts).into())];
        Failure::Failed(texts.say("error-read", &args))
    };
    let mut files = Vec::new();
    for path in paths {
        files.extend(source::scenario_files(path).map_err(|error| unreadable(path, &error))?);
    }
    let mut results = Vec::new();
    let mut refused = Vec::new();
    for path in &files {
        let file = if files.len() > 1 { path.display().to_string() } else { save::name(path) };
        let text = fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
        let own = content_for(path, &text, brought).map_err(|error| unreadable(path, &error))?;
        match games::run_scenarios(&text, &own) {
            Ok(reports) => {
                let shown: Vec<CaseResult> =
                    reports.into_iter().map(|report| result(&file, report)).collect();
                if !json {
                    tell(console, &shown, files.len() > 1)?;
                }
                results.extend(shown);
            }
            Err(error) => {
                let args = [("file", (&file).into()), ("problem", error.to_string().into())];
                refused.push(texts.say("error-scenario", &args));
            }
        }
    }
    if json {
        print_json(console, &results)?;
    }
    // One text that is no scenario says all there is to say.
    if let [only] = refused.as_slice() {
        return Err(Failure::Failed(only.clone()));
    }
    if !refused.is_empty() {
        return Err(Failure::Failed(refused.join("\n")));
    }
    let all = results.len();
    let bad = results.iter().filter(|result| !result.ok).count();
    if bad > 0 {
        let args = [("bad", bad.into()), ("all", all.into())];
        return Err(Failure::Failed(texts.say("scenario-failed", &args)));
    }
    if !json {
        console.say("scenario-sum", &[("good", all.into()), ("all", all.into())])?;
    }
    Ok(())
}

fn result(file: &str, report: CaseReport) -> CaseResult {
    CaseResult {
        file: file.to_owned(),
        ok: report.ok(),
        title: report.title,
        line: report.line,
        reviewed: report.reviewed,
        shows: report.shows,
        emitted: report.emitted.into_iter().collect(),
        problem: report.problem.as_ref().map(ToString::to_string),
    }
}

/// Tells how the cases of a file went; of several files only what does not hold.
fn tell(console: &mut Console<'_>, results: &[CaseResult], several: bool) -> Result<(), Failure> {
    for result in results.iter().filter(|result| !(several && result.ok)) {
        let key = if result.ok { "scenario-good" } else { "scenario-bad" };
        let tone = if result.ok { Tone::Plain } else { Tone::Warning };
        if several {
            console.print(&result.file)?;
        }
        console.say_in(tone, key, &[("line", result.line.into()), ("title", (&result.title).into())])?;
        if let Some(problem) = &result.problem {
            console.print(&format!("  {problem}"))?;
        }
    }
    Ok(())
}

/// What the cases of a file are played with besides what comes with the program: the pack that they lie in, and what the
/// project keeps for cases alone.
fn content_for(path: &Path, text: &str, brought: &[OwnPack]) -> io::Result<Vec<(String, String)>> {
    let Ok(Some(game)) = games::scenario_game(text) else { return Ok(Vec::new()) };
    let whole = fs::canonicalize(path)?;
    let mut own = own_content(&whole, &game)?;
    let pack = whole.ancestors().find(|folder| folder.join("pack.toml").is_file());
    if let Some(pack) = pack {
        let files = source::pack(pack)?;
        let name = packs::id_of(&files).unwrap_or_default();
        // One that was named by its folder is there already.
        if !brought.iter().any(|pack| pack.id == name) {
            own = with_pack(&name, &files, &own);
        }
    }
    let of_game = brought.iter().filter(|pack| pack.game == game).flat_map(OwnPack::files);
    own.extend(of_game.map(|file| (file.path.clone(), file.text.clone())));
    Ok(own)
}

/// What the project keeps for cases alone, in `tests/content/<game>` somewhere above a path.
pub fn own_content(path: &Path, game: &str) -> io::Result<Vec<(String, String)>> {
    let root = path.ancestors().find(|folder| folder.join("tests").join("content").join(game).is_dir());
    root.map_or_else(|| Ok(Vec::new()), |root| source::own_content(root, game))
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
