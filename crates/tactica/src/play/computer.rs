//! The computer's seats: when it speaks, and with what luck.

use catalog::computer::against_people;
use catalog::{Table, Texts, games};
use kernel::dice::stream;
use kernel::{Seat, SeatSet};
use players::{Level, Opponent};
use serde_json::Value;

use crate::failure::Failure;

/// The player of every seat that nobody holds.
pub struct Computer {
    opponent: Opponent,
    seed: u64,
}

impl Computer {
    pub fn new(opponent: Opponent, seed: u64) -> Computer {
        Computer { opponent, seed }
    }

    /// The opponent of this name, if the game has such.
    pub fn opponent(game: &str, word: &str, texts: &Texts) -> Result<Opponent, Failure> {
        games::opponent(game, word).ok_or_else(|| {
            let known: Vec<&str> = games::levels(game).iter().copied().map(Level::word).collect();
            let args = [("found", word.into()), ("known", known.join(", ").into())];
            Failure::Usage(texts.say("form-not-understood", &args))
        })
    }

    /// What the first of these seats that has a choice does.
    pub fn choose(&self, table: &dyn Table, seats: SeatSet) -> Option<(Seat, Value)> {
        let still = table.still();
        seats.iter().find_map(|seat| {
            // Every decision has a generator of its own, so that a game resumed goes on as it would have.
            let mut rng = stream(!self.seed, table.luck(seat));
            Some((seat, still.propose(seat, self.opponent, against_people(), &mut rng)?))
        })
    }
}
