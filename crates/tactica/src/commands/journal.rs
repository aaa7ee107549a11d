//! Reading journals from files, and saying what is wrong with one.

use std::fs;
use std::path::Path;

use catalog::parted::parted_text;
use catalog::texts::{Arg, Texts};
use catalog::{Table, games};
use kernel::dice::fair::Seed;
use kernel::journal::{Damage, DiceSource, Fault, Journal, parse_bytes};

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
        let args = [("file", save::name(path).into()), ("problem", parted_text(&parted, texts).into())];
        let told = texts.say("error-parted", &args);
        return Err(if parted.is_forged() { Failure::Failed(told) } else { Failure::Parted(told) });
    }
    let table = games::resume(&journal).map_err(failed)?;
    let revealed = journal.revealed().copied();
    let source = Source { dice: journal.header.dice, entropies: journal.entropies(), revealed };
    Ok(Resumed { table, held, source })
}

/// What is wrong with a journal's text, and where.
pub fn describe(damage: &Damage, texts: &Texts) -> String {
    let mut args: Vec<(&str, Arg)> = Vec::new();
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
