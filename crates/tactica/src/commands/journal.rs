//! Reading journals from files, and saying what is wrong with one.

use std::fs;
use std::path::Path;

use catalog::texts::{Arg, Texts};
use catalog::{Table, games};
use kernel::dice::fair::Seed;
use kernel::journal::{Cause, Damage, DiceSource, Difference, Fault, Journal, Parted, parse_bytes};

use crate::failure::Failure;
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
        let args = [("file", save::name(path).into()), ("problem", error.to_string().into())];
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

/// What is wrong with a journal's text.
pub fn describe(damage: &Damage, texts: &Texts) -> String {
    let mut args: Vec<(&str, Arg<'_>)> = vec![("line", damage.line.into()), ("from", damage.from.into())];
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
            args.push(("due", format!("{due:08x}").into()));
        }
        Fault::Takeback { to } => args.push(("to", (*to).into())),
    }
    texts.say(&format!("journal-{}", damage.fault.key()), &args)
}

/// Where and how today's rules part from a record.
pub fn describe_parted(parted: &Parted, texts: &Texts) -> String {
    let how = match &parted.cause {
        Cause::Game { recorded, now } => {
            texts.say("parted-game", &[("recorded", recorded.into()), ("now", now.into())])
        }
        Cause::Seat { word } => texts.say("parted-seat", &[("word", word.into())]),
        Cause::Words(unclear) => texts.say(
            "refusal-unclear",
            &[("found", (&unclear.found).into()), ("expected", (&unclear.expected).into())],
        ),
        Cause::Refused(line) => texts.say("parted-refused", &[("line", texts.line(line).into())]),
        Cause::NotDeciding => texts.say("parted-not-deciding", &[]),
        Cause::NotDrawn => texts.say("parted-not-drawn", &[]),
        Cause::Label { recorded, now } => {
            texts.say("parted-label", &[("recorded", recorded.into()), ("now", now.into())])
        }
        Cause::Events(difference) => describe_difference(difference, texts),
        Cause::Outcome { recorded, now } => {
            let now = now.as_ref().map_or_else(|| texts.say("parted-goes-on", &[]), |line| texts.line(line));
            texts.say("parted-outcome", &[("recorded", texts.line(recorded).into()), ("now", now.into())])
        }
        Cause::Takeback { to } => texts.say("refusal-no-such-input", &[("number", (*to).into())]),
        Cause::Dice(error) => texts.say("parted-dice", &[("problem", error.to_string().into())]),
    };
    texts.say("parted", &[("input", parted.input.into()), ("line", parted.line.into()), ("how", how.into())])
}

fn describe_difference(difference: &Difference, texts: &Texts) -> String {
    let written = |side: &Option<(kernel::journal::Viewers, kernel::WrittenLine)>| match side {
        None => texts.say("parted-nothing", &[]),
        Some((kernel::journal::Viewers::All, line)) => line.to_string(),
        Some((kernel::journal::Viewers::Only(viewers), line)) => format!("{line} ({})", viewers.join(", ")),
    };
    let args = [("recorded", written(&difference.recorded).into()), ("now", written(&difference.now).into())];
    texts.say("parted-events", &args)
}
