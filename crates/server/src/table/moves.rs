//! What goes on by itself: dice, the computer's choices, and the seed that is revealed when all is over.

use catalog::computer::against_people;
use catalog::games;
use catalog::table::Waiting;
use kernel::dice::{fair, stream};
use kernel::journal::DiceSource;
use kernel::{Chance, Seat};
use players::{Level, Opponent};
use tracing::error;

use super::{Host, Unwritten};
use crate::house::{House, Thinking};
use crate::secret;
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
        if opened.is_waiting_for_players() {
            return None;
        }
        match opened.game.table().waiting() {
            Waiting::Over { .. } => {
                let fair = matches!(opened.dice, DiceSource::Fair(_));
                (fair && opened.revealed.is_none()).then_some(Due::Reveal)
            }
            Waiting::Chance(chance) => opened.table.seed.is_some().then_some(Due::Roll(chance)),
            Waiting::Decide { awaited, .. } => awaited.iter().find_map(|seat| match opened.sitter(seat) {
                SitterRow::Computer { level } => Some(Due::Propose(seat, self.opponent(level))),
                SitterRow::Nobody | SitterRow::Person { .. } => None,
            }),
        }
    }

    /// The opponent of a word; for one that there is no more the usual one plays.
    fn opponent(&self, word: &str) -> Opponent {
        let game = &self.opened.table.game;
        games::opponent(game, word).unwrap_or_else(|| games::usual_opponent(game))
    }

    /// Waits until something due can be done at once. Whoever thinks for long waits for a free core, so that many
    /// tables do not starve the rest of the server.
    pub(super) async fn turn_of(house: &House, due: Option<Due>) -> Option<(Due, Option<Thinking>)> {
        let due = due?;
        let thinks = match due {
            Due::Propose(_, opponent) => opponent.level > Level::Second,
            Due::Roll(_) | Due::Reveal => false,
        };
        Some((due, if thinks { Some(house.thinking().await) } else { None }))
    }

    pub(super) async fn do_due(&mut self, due: Due) -> Result<(), Unwritten> {
        match due {
            Due::Roll(chance) => self.roll(chance).await,
            Due::Propose(seat, opponent) => self.propose(seat, opponent).await,
            Due::Reveal => self.reveal().await,
        }
    }

    async fn roll(&mut self, chance: Chance) -> Result<(), Unwritten> {
        let opened = &mut self.opened;
        let Some(seed) = opened.table.seed else { return Ok(()) };
        let entropies: Vec<&str> = opened.entropies.iter().map(|(_, text)| text.as_str()).collect();
        let drawn = fair::roll(&seed, &entropies, opened.game.table().die_index(), chance);
        let step = opened.game.drawn(drawn).unwrap_or_else(|refusal| {
            panic!("the game asked for {chance:?} and did not take it: {refusal:?}")
        });
        self.keep(step, None).await
    }

    /// Lets the computer think on another thread, and does what it says.
    async fn propose(&mut self, seat: Seat, opponent: Opponent) -> Result<(), Unwritten> {
        let game = self.opened.game.lend();
        let luck = u64::from_le_bytes(secret::fresh());
        let thought = tokio::task::spawn_blocking(move || {
            let words = game.propose(seat, opponent, against_people(), &mut stream(luck, 0));
            (game, words)
        });
        let (game, words) = match thought.await {
            Ok(thought) => thought,
            Err(gone) => std::panic::resume_unwind(gone.into_panic()),
        };
        self.opened.game.give_back(game);
        let number = self.opened.game.table().number(seat);
        let words = words.or_else(|| self.first_choice(seat)).expect("somebody who is awaited has a choice");
        let step = self.opened.game.choose(seat, number, &words).unwrap_or_else(|refusal| {
            error!(table = self.id, seat = seat.0, %words, "the computer chose what is not allowed");
            panic!("the computer chose {words}: {refusal:?}")
        });
        self.keep(step, None).await
    }

    /// A computer at a loss takes the first that is allowed, so that nobody waits for ever.
    fn first_choice(&self, seat: Seat) -> Option<String> {
        let request = self.opened.game.table().request(seat)?;
        request.choices.first().map(|choice| choice.words.clone())
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
