//! `tactica play`: a whole game as text, by one person or several at one screen, with the computer in the other seats.
//!
//! [`run`] settles the game and the seats, then [`Session`] goes round: dice are rolled, the computer chooses, people
//! are asked. Every input is written to the journal before anything of it is shown, so that the program can stop at
//! any moment and lose nothing.

mod asides;
mod computer;
mod dice;
mod form;
mod log;
mod prompt;
pub mod save;
mod screen;
mod seating;
mod session;
mod stop;

use std::path::Path;

use catalog::packs::OwnPack;
use catalog::{Texts, games};
use kernel::journal::DiceSource;

use crate::args::{Dice, Play};
use crate::commands::journal;
use crate::console::{Console, Tone};
use crate::failure::{self, Failure};

use computer::Computer;
use dice::DiceBox;
use log::Read;
use save::Saver;
use session::{End, Session};

/// A new game with these packs, or one that goes on with those of its journal.
pub fn run(console: Console<'_>, play: &Play, packs: &[OwnPack]) -> Result<(), Failure> {
    let Some(path) = &play.resume else { return sit_down(console, play, packs) };
    if !packs.is_empty() {
        return Err(Failure::Usage(console.texts.say("error-resume-setup", &[("flag", "pack".into())])));
    }
    let (journal, _) = journal::read(path, console.texts)?;
    let texts = console.texts.with_journal(&journal.header);
    sit_down(console.with_texts(&texts), play, packs)
}

fn sit_down(mut console: Console<'_>, play: &Play, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    let (table, dice, saver, seating, level, told_before) = match &play.resume {
        None => {
            let wanted = form::settle(&mut console, play, packs)?;
            let dice = new_dice(&wanted, texts)?;
            let usage = |error: games::GameError| Failure::Usage(error.text(texts));
            let table = games::begin(&wanted.game, wanted.prepared.clone(), dice.source()).map_err(usage)?;
            let (seating, level) = form::seating(&mut console, play, &wanted.game, &table.seats())?;
            let mut saver = Saver::create(play.save.clone(), &wanted.game, texts)?;
            saver.append(table.journal(), texts)?;
            if let DiceBox::Fair { seed, .. } = &dice {
                dice::keep_secret(&saver.secret(), seed, texts)?;
            }
            (table, dice, saver, seating, level, false)
        }
        Some(path) => {
            refuse_setup(play, texts)?;
            let journal::Resumed { table, held, source } = journal::resume(path, texts)?;
            if let Some(game) = play.game.as_ref().filter(|game| *game != table.title()) {
                let args = [("game", table.title().into()), ("wanted", game.into())];
                return Err(Failure::Usage(texts.say("error-resume-game", &args)));
            }
            let dice = old_dice(play, path, source, texts)?;
            let (seating, level) = form::seating(&mut console, play, table.title(), &table.seats())?;
            let saver = Saver::resume(path, &held, table.journal(), texts)?;
            (table, dice, saver, seating, level, true)
        }
    };
    let farewell = stop::Farewell::new(texts.say("play-goodbye", &[("file", saver.name().into())]));
    farewell.on_interrupt();
    let seed = match &dice {
        DiceBox::Seeded { seed } => *seed,
        DiceBox::Typed | DiceBox::Fair { .. } => play.seed.map_or_else(|| random_seed(texts), Ok)?,
    };
    let people = seating.people.len();
    let mut session = Session {
        table,
        dice,
        saver,
        seating,
        computer: Computer::new(level, seed),
        read: Read::new(people),
        at: None,
        seat: None,
        scene: None,
        console,
    };
    let outcome = session.begin(told_before).and_then(|()| session.play());
    match outcome {
        Ok(End::Over) => Ok(()),
        Ok(End::Left) => session.console.print_in(Tone::Heading, farewell.text()),
        // Nobody reads what we print any more: the other stream may still reach somebody.
        Err(Failure::NobodyReads) => {
            failure::complain(farewell.text());
            Err(Failure::NobodyReads)
        }
        Err(failure) => Err(failure),
    }
}

/// What a game that goes on has been given already.
fn refuse_setup(play: &Play, texts: &Texts) -> Result<(), Failure> {
    let refused = if let Some((key, _)) = play.form.first() {
        Some(key.trim_end_matches(|letter: char| letter.is_ascii_digit()))
    } else if !play.options.is_empty() {
        Some("option")
    } else if play.save.is_some() {
        Some("save")
    } else if play.practice {
        Some("practice")
    } else {
        None
    };
    match refused {
        None => Ok(()),
        Some(flag) => Err(Failure::Usage(texts.say("error-resume-setup", &[("flag", flag.into())]))),
    }
}

fn new_dice(wanted: &form::Match, texts: &Texts) -> Result<DiceBox, Failure> {
    Ok(match wanted.dice {
        Dice::Seeded => DiceBox::Seeded { seed: wanted.seed.map_or_else(|| random_seed(texts), Ok)? },
        Dice::Typed => DiceBox::Typed,
        Dice::Fair => {
            let seed = dice::fresh_secret().map_err(|error| no_randomness(&error, texts))?;
            DiceBox::Fair { seed, entropies: Vec::new() }
        }
    })
}

/// The dice that the journal began with. A seed that is not known goes on with another.
fn old_dice(play: &Play, path: &Path, source: journal::Source, texts: &Texts) -> Result<DiceBox, Failure> {
    let (dice, word) = match source.dice {
        DiceSource::Seeded => {
            let seed = play.seed.map_or_else(|| random_seed(texts), Ok)?;
            (DiceBox::Seeded { seed }, Dice::Seeded)
        }
        DiceSource::Typed => (DiceBox::Typed, Dice::Typed),
        DiceSource::Fair(commitment) => {
            let file = save::secret_of(path);
            let secret = dice::read_secret(&file).filter(|seed| seed.commitment() == commitment);
            let seed = secret.or(source.revealed).ok_or_else(|| {
                Failure::Failed(texts.say("error-no-secret", &[("file", save::name(&file).into())]))
            })?;
            (DiceBox::Fair { seed, entropies: source.entropies }, Dice::Fair)
        }
    };
    match play.dice {
        Some(wanted) if wanted != word => {
            Err(Failure::Usage(texts.say("error-no-dice-change", &[("dice", word.word().into())])))
        }
        Some(_) | None => Ok(dice),
    }
}

fn random_seed(texts: &Texts) -> Result<u64, Failure> {
    dice::fresh_seed().map_err(|error| no_randomness(&error, texts))
}

fn no_randomness(error: &getrandom::Error, texts: &Texts) -> Failure {
    Failure::Failed(texts.say("error-no-randomness", &[("problem", error.to_string().into())]))
}
