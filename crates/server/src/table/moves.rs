//! What goes on by itself: dice, the computer's choices, and the seed that is revealed when all is over.

use catalog::games;
use catalog::table::Waiting;
use kernel::dice::fair;
use kernel::journal::DiceSource;
use kernel::{Chance, Seat};
use players::Opponent;

use super::{Host, Unwritten};
use crate::store::{SitterRow, Status};

/// Something that nobody has to be waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    Roll(Chance),
    Propose(Seat, Opponent),
    Reveal,
}

impl Host {
    /// What is to be done now, if it is nobody's choice.
    pub(super) fn due(&self) -> Option<Due> {
        let opened = &self.opened;
        if opened.is_waiting_for_players() || opened.parted.is_some() {
            return None;
        }
        match opened.game.waiting() {
            Waiting::Over { .. } => {
                let fair = matches!(opened.dice, DiceSource::Fair(_));
                (fair && opened.revealed.is_none()).then_some(Due::Reveal)
            }
            Waiting::Chance(chance) => opened.table.seed.is_some().then_some(Due::Roll(chance)),
            Waiting::Decide { .. } if self.thoughts.proposes => None,
            Waiting::Decide { awaited, .. } => awaited.iter().find_map(|seat| match opened.sitter(seat) {
                SitterRow::Computer { level } => Some(Due::Propose(seat, self.opponent(level))),
                SitterRow::Nobody | SitterRow::Person { .. } => None,
            }),
        }
    }

    /// The opponent of a word; for one that there is no more the usual one plays.
    pub(super) fn opponent(&self, word: &str) -> Opponent {
        let game = &self.opened.table.game;
        games::opponent(game, word).unwrap_or_else(|| games::usual_opponent(game))
    }

    pub(super) async fn do_due(&mut self, due: Due) -> Result<(), Unwritten> {
        match due {
            Due::Roll(chance) => self.roll(chance).await,
            Due::Propose(seat, opponent) => {
                self.propose(seat, opponent);
                Ok(())
            }
            Due::Reveal => self.reveal().await,
        }
    }

    async fn roll(&mut self, chance: Chance) -> Result<(), Unwritten> {
        let opened = &mut self.opened;
        let Some(seed) = opened.table.seed else { return Ok(()) };
        let entropies: Vec<&str> = opened.entropies.iter().map(|(_, text)| text.as_str()).collect();
        let drawn = fair::roll(&seed, &entropies, opened.game.die_index(), chance);
        let step = opened.game.drawn(drawn).unwrap_or_else(|refusal| {
            panic!("the game asked for {chance:?} and did not take it: {refusal:?}")
        });
        self.keep(step, None).await
    }

    async fn reveal(&mut self) -> Result<(), Unwritten> {
        let Some(seed) = self.opened.table.seed else { return Ok(()) };
        debug_assert!(self.opened.table.status == Status::Over, "dice are revealed when no more are rolled");
        let step = self.opened.game.reveal(&seed);
        // Set before everybody is told, so that they are told the seed; if it cannot be written, all is read again.
        self.opened.revealed = Some(seed);
        self.keep(step, None).await
    }
}
