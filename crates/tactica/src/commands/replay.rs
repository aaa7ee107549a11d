//! `tactica replay`: showing reads the record alone, so it works for ever; verifying runs the engine.

use std::path::Path;

use catalog::games;
use catalog::parted::{fairness_text, parted_text};
use kernel::journal::{Journal, SPECTATOR, Seen, as_seen_by, seen_by};

use crate::args::Replay;
use crate::console::{Console, Tone};
use crate::failure::Failure;
use crate::play::save;

use super::{journal, review};

pub fn run(console: Console<'_>, what: Replay, path: &Path, viewer: Option<&str>) -> Result<(), Failure> {
    let (journal, _) = journal::read(path, console.texts)?;
    // Cards of one's own have the names that the journal gives them.
    let texts = console.texts.with_journal(&journal.header);
    let console = &mut console.with_texts(&texts);
    let seat = viewer;
    let viewer = viewer.unwrap_or(SPECTATOR);
    match what {
        Replay::Show => {
            known_viewer(console, &journal, viewer)?;
            show(console, &journal, viewer)
        }
        Replay::Export => {
            known_viewer(console, &journal, viewer)?;
            console.print_raw(&as_seen_by(&journal, viewer))
        }
        Replay::Verify => verify(console, &journal, path),
        Replay::Review { json } => review::run(console, &journal, seat, json),
    }
}

/// Refuses a viewer that no line of the record and no choice knows; a misspelt seat would show an empty game.
fn known_viewer(console: &Console<'_>, journal: &Journal, viewer: &str) -> Result<(), Failure> {
    let mut known = vec![SPECTATOR.to_owned()];
    for record in &journal.records {
        if let kernel::journal::Entry::Choose { seat, .. } = &record.entry {
            known.push(seat.clone());
        }
        for (viewers, _) in &record.events {
            if let kernel::journal::Viewers::Only(words) = viewers {
                known.extend(words.iter().cloned());
            }
        }
    }
    known.sort();
    known.dedup();
    if known.iter().any(|word| word == viewer) {
        return Ok(());
    }
    let args = [("viewer", viewer.into()), ("known", known.join(", ").into())];
    Err(Failure::Usage(console.texts.say("error-no-viewer", &args)))
}

fn show(console: &mut Console<'_>, journal: &Journal, viewer: &str) -> Result<(), Failure> {
    let texts = console.texts;
    let game = texts.name(&journal.header.game);
    let args = [("game", game.into()), ("setup", (&journal.header.setup).into())];
    console.say_in(Tone::Heading, "replay-game", &args)?;
    tell_practice(console, journal)?;
    let mut over = false;
    for seen in seen_by(journal, viewer) {
        over = false;
        match seen {
            Seen::Line(line) => {
                let line = games::completed(&journal.header.game, line.clone());
                console.print(&format!("- {}", texts.format(&line)))?;
            }
            Seen::TakenBack { lines } => {
                console.say_in(Tone::Quiet, "replay-taken-back", &[("lines", lines.into())])?;
            }
            Seen::Over(line) => {
                over = true;
                console.say_in(Tone::Heading, "replay-end", &[("outcome", texts.format(line).into())])?;
            }
        }
    }
    if !over {
        console.say("replay-unfinished", &[])?;
    }
    tell_cut(console, journal)
}

fn tell_practice(console: &mut Console<'_>, journal: &Journal) -> Result<(), Failure> {
    if journal.header.practice { console.say("table-practice", &[]) } else { Ok(()) }
}

fn tell_cut(console: &mut Console<'_>, journal: &Journal) -> Result<(), Failure> {
    match &journal.cut {
        Some(cut) => console.say_in(Tone::Warning, "replay-cut", &[("lines", cut.lines.into())]),
        None => Ok(()),
    }
}

fn verify(console: &mut Console<'_>, journal: &Journal, path: &Path) -> Result<(), Failure> {
    let texts = console.texts;
    tell_cut(console, journal)?;
    tell_practice(console, journal)?;
    if journal.format < kernel::journal::FORMAT {
        console.say("replay-old-format", &[("format", journal.format.into())])?;
    }
    let verified = games::verify(journal).map_err(|error| Failure::Failed(error.text(texts)))?;
    let verified = match verified {
        Ok(verified) => verified,
        Err(parted) => {
            let problem = parted_text(&parted, texts);
            if parted.is_forged() {
                return Err(Failure::Failed(problem));
            }
            if let Some(told) = fairness_text(parted.fairness, texts) {
                console.print(&told)?;
            }
            let args = [("file", save::name(path).into()), ("problem", problem.into())];
            return Err(Failure::Parted(texts.say("replay-parted", &args)));
        }
    };
    let args = [("file", save::name(path).into()), ("inputs", verified.inputs.into())];
    console.say("replay-verified", &args)?;
    match fairness_text(verified.fairness, texts) {
        Some(told) => console.print(&told),
        None => Ok(()),
    }
}
