//! Where a game's dice come from: rolled here from a seed, typed in from a real table, or provably fair.

use std::fs;
use std::path::Path;

use catalog::{Table, Texts};
use kernel::dice::fair::{self, Seed};
use kernel::dice::{Dice, SeededDice};
use kernel::journal::DiceSource;
use kernel::{Chance, Drawn};

use crate::failure::{Failure, system};

use super::save;

/// The dice of one game.
pub enum DiceBox {
    /// Roll number `n` of the game is stream number `n` of the seed, so that it goes on after a takeback.
    Seeded {
        seed: u64,
    },
    Typed,
    Fair {
        seed: Seed,
        entropies: Vec<String>,
    },
}

impl DiceBox {
    pub fn source(&self) -> DiceSource {
        match self {
            DiceBox::Seeded { .. } => DiceSource::Seeded,
            DiceBox::Typed => DiceSource::Typed,
            DiceBox::Fair { seed, .. } => DiceSource::Fair(seed.commitment()),
        }
    }

    /// The next roll; `None` if it must be typed in.
    pub fn roll(&self, table: &dyn Table, chance: Chance) -> Option<Drawn> {
        let index = table.die_index();
        match self {
            DiceBox::Seeded { seed } => Some(SeededDice::new(*seed, index).draw(chance)),
            DiceBox::Typed => None,
            DiceBox::Fair { seed, entropies } => Some(fair::roll(seed, entropies, index, chance)),
        }
    }
}

/// A new secret for fair dice.
pub fn fresh_secret() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed(bytes))
}

/// A new seed for seeded dice: whoever wants to know it asks for one.
pub fn fresh_seed() -> Result<u64, getrandom::Error> {
    getrandom::u64()
}

/// Keeps the secret of fair dice beside the journal, so that the game can be taken up again.
pub fn keep_secret(path: &Path, seed: &Seed, texts: &Texts) -> Result<(), Failure> {
    fs::write(path, format!("{seed}\n")).map_err(|error| {
        let args = [("file", save::name(path).into()), ("problem", system(&error, texts).into())];
        Failure::Failed(texts.say("error-write", &args))
    })
}

pub fn read_secret(path: &Path) -> Option<Seed> {
    Seed::parse(fs::read_to_string(path).ok()?.trim())
}
