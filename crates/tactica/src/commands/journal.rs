//! Reading journals from files, and saying what is wrong with one.

use std::fs;
use std::path::Path;

use catalog::texts::{Arg, Texts};
use catalog::{Table, games};
use kernel::dice::FairError;
use kernel::dice::fair::Seed;
use kernel::journal::{Cause, Damage, DiceSource, Fault, Journal, Parted, Viewers, parse_bytes};
use kernel::{Drawn, WrittenLine};

use crate::failure::{Failure, system};
use crate::play::save;

/// The game of a journal, ready to go on.
pub struct Resumed {
    pub table: Box<dyn Table>,
    /// What the file held.
    pub held: Vec<u8>,
    pub source: Source,
}

/// What a journal says about its dice, for a game that goes on.
pub struct Source {
    pub dice: DiceSource,
    pub entropies: Vec<String>,
    pub revealed: Option<Seed>,
}

pub fn read(path: &Path, texts: &Texts) -> Result<(Journal, Vec<u8>), Failure> {
    let bytes = fs::read(path).map_err(|error| {
        let args = [("file", save::name(path).into()), ("problem", system(&error, texts).into())];
        Failure::Failed(texts.say("error-read", &args))
    })?;
    let journal = parse_bytes(&bytes).map_err(|damage| {
        let args = [("file", save::name(path).into()), ("problem", describe(&damage, texts).into())];
        Failure::Failed(texts.say("error-journal", &args))
    })?;
    Ok((journal, bytes))
}

/// Takes up the game of a journal. Today's rules must agree with the record: otherwise the game would go on from a
/// position that nobody saw.
pub fn resume(path: &Path, texts: &Texts) -> Result<Resumed, Failure> {
    let (journal, held) = read(path, texts)?;
    let failed = |error: games::GameError| Failure::Failed(error.text(texts));
    if let Err(parted) = games::verify(&journal).map_err(failed)? {
        let args = [("file", save::name(path).into()), ("problem", describe_parted(&parted, texts).into())];
        return Err(Failure::Failed(texts.say("error-parted", &args)));
    }
    let table = games::resume(&journal).map_err(failed)?;
    let revealed = journal.revealed().copied();
    let source = Source { dice: journal.header.dice, entropies: journal.entropies(), revealed };
    Ok(Resumed { table, held, source })
}

/// What is wrong with a journal's text, and where.
pub fn describe(damage: &Damage, texts: &Texts) -> String {
    let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
    match &damage.fault {
        Fault::NotText
        | Fault::CarriageReturn
        | Fault::CutHeader
        | Fault::NoCheck
        | Fault::NotFair
        | Fault::AfterReveal => {}
        Fault::NotAJournal { found }
        | Fault::Format { found }
        | Fault::Escape { found }
        | Fault::CheckDigits { found } => args.push(("found", found.into())),
        Fault::Unclear { found, expected } => {
            args.push(("found", found.into()));
            args.push(("expected", (*expected).into()));
        }
        Fault::Check { found, due } => {
            args.push(("found", format!("{found:08x}").into()));
            args.push(("expected", format!("{due:08x}").into()));
        }
        Fault::Takeback { to } => args.push(("found", (*to).into())),
    }
    let problem = texts.say(&format!("line-{}", damage.fault.key()), &args);
    texts.say("journal-at", &[("line", damage.line.into()), ("problem", problem.into())])
}

/// Where and how today's rules part from a record.
pub fn describe_parted(parted: &Parted, texts: &Texts) -> String {
    let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
    match &parted.cause {
        Cause::Game { recorded, now } | Cause::Label { recorded, now } => {
            args.push(("found", recorded.into()));
            args.push(("expected", now.into()));
        }
        Cause::Seat { word } => args.push(("found", word.into())),
        Cause::Words(unclear) => {
            args.push(("found", (&unclear.found).into()));
            args.push(("expected", texts.expected(&unclear.expected).into()));
        }
        Cause::Refused(line) => args.push(("found", texts.line(line).into())),
        Cause::NotDeciding | Cause::NotDrawn => {}
        Cause::Events(difference) => {
            args.push(("found", event(difference.recorded.as_ref(), texts).into()));
            args.push(("expected", event(difference.now.as_ref(), texts).into()));
        }
        Cause::Outcome { recorded, now } => {
            let now = now.as_ref().map_or_else(|| texts.say("parted-goes-on", &[]), |line| texts.line(line));
            args.push(("found", texts.line(recorded).into()));
            args.push(("expected", now.into()));
        }
        Cause::Takeback { to } => args.push(("found", (*to).into())),
        Cause::Dice(FairError::Seed { committed, revealed }) => {
            args.push(("found", revealed.to_string().into()));
            args.push(("expected", committed.to_string().into()));
        }
        Cause::Dice(FairError::Roll { due, shown, .. }) => {
            args.push(("found", values(shown).into()));
            args.push(("expected", values(due).into()));
        }
    }
    let how = texts.say(&format!("line-{}", parted.cause.key()), &args);
    texts.say("parted", &[("input", parted.input.into()), ("line", parted.line.into()), ("how", how.into())])
}

/// An event as the journal has it, with those who see it so.
fn event(event: Option<&(Viewers, WrittenLine)>, texts: &Texts) -> String {
    match event {
        None => texts.say("parted-nothing", &[]),
        Some((Viewers::All, line)) => line.to_string(),
        Some((Viewers::Only(viewers), line)) => format!("{line} ({})", viewers.join(", ")),
    }
}

/// The values of a roll, counted from one as people count.
fn values(drawn: &Drawn) -> String {
    drawn.values().iter().map(|value| (u16::from(*value) + 1).to_string()).collect::<Vec<_>>().join(" ")
}
