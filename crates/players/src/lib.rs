//! Computer opponents, from random upwards.
//!
//! A [`Player`] is given a [`Sight`] and nothing else: what its seat sees, what it may do, and worlds it can imagine. It
//! never holds a state of the game that is being played, so that peeking does not compile. [`Random`]
//! plays any game; what a game knows about playing itself well stands in a folder of its own
//! ([`anima`], [`laststand`]). Randomness comes with the question, so that a game is repeated by repeating its seed.
//!
//! Deliberately absent: clocks and threads. A player's strength is limited by counts ([`Budget`]) and the same on every
//! machine; a driver that plays against people may hand in a clock of its own.

pub mod anima;
mod appraisal;
mod budget;
pub mod laststand;
mod level;
pub mod odds;
mod opponent;
mod persona;
mod random;
mod search;

pub use appraisal::{Appraisal, Appraise, Term};
pub use budget::{Budget, Clock, Meter};
pub use level::Level;
pub use opponent::Opponent;
pub use persona::{Persona, Weights};
pub use random::Random;

use kernel::{Game, Seat, SeatSet, Sight};
use rand_core::Rng;

/// Somebody who plays a seat.
pub trait Player<G: Game>: Send {
    /// What the seat does. `None` leaves it to the others for now: where several seats are awaited, one whose turn in
    /// a common plan comes later lets the others act first. Of seats that all follow the same plan one always acts.
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut dyn Rng) -> Option<G::Action>;
}

impl<G: Game, P: Player<G> + ?Sized> Player<G> for Box<P> {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut dyn Rng) -> Option<G::Action> {
        (**self).choose(sight, rng)
    }
}

/// Which of the awaited seats acts next, and what it does: the lowest that does not leave it to others. `players` are
/// by seat.
pub fn next_to_choose<G: Game, P: Player<G>>(
    game: &G,
    state: &G::State,
    memo: &mut G::Memo,
    awaited: SeatSet,
    players: &mut [P],
    rng: &mut dyn Rng,
) -> Option<(Seat, G::Action)> {
    awaited.iter().find_map(|seat| {
        let player = players.get_mut(seat.index())?;
        Some((seat, player.choose(&Sight::new(game, state, memo, seat), rng)?))
    })
}
