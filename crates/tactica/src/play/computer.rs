//! The computer's seats: when it speaks, and with what luck.

use catalog::{Table, Texts, games};
use kernel::dice::stream;
use kernel::{Seat, SeatSet};
use players::Level;

use crate::failure::Failure;

/// The player of every seat that nobody holds.
pub struct Computer {
    level: Level,
    seed: u64,
}

impl Computer {
    pub fn new(level: Level, seed: u64) -> Computer {
        Computer { level, seed }
    }

    /// The level of this name, if the game has such opponents.
    pub fn level(game: &str, word: &str, texts: &Texts) -> Result<Level, Failure> {
        let levels = games::levels(game);
        levels.iter().copied().find(|level| level.word() == word).ok_or_else(|| {
            let known: Vec<&str> = levels.iter().map(|level| level.word()).collect();
            let args = [("found", word.into()), ("known", known.join(", ").into())];
            Failure::Usage(texts.say("form-not-understood", &args))
        })
    }

    /// What the first of these seats that has a choice does.
    pub fn choose(&self, table: &dyn Table, seats: SeatSet) -> Option<(Seat, String)> {
        // Every decision has a generator of its own, so that a game resumed goes on as it would have.
        let decision = u64::try_from(table.journal().len()).unwrap_or(u64::MAX);
        let mut rng = stream(!self.seed, decision);
        seats.iter().find_map(|seat| Some((seat, table.propose(seat, self.level, &mut rng)?)))
    }
}
