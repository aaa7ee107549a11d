//! What The Last Stand knows about playing itself.
//!
//! [`First`] is the whole of level 1; it reckons in [`worth`], plans the team's [`project`]s, and rolls by its
//! [`wishes`].

mod first;
pub mod judge;
mod project;
mod spend;
mod titan;
mod wishes;
mod worth;

pub use first::First;
pub use judge::RoundJudge;

use kernel::Seat;
use laststand::LastStand;

use crate::{Budget, Level, Limits, LookAhead, Opponent, Player, Random};

/// The levels at which there is somebody to play it.
pub const LEVELS: [Level; 3] = [Level::Random, Level::First, Level::Second];

/// A player of this level, for any seat, where there is one.
pub fn player(opponent: impl Into<Opponent>, _budget: Budget) -> Option<Box<dyn Player<LastStand>>> {
    match opponent.into().level {
        Level::Random => Some(Box::new(Random::new())),
        Level::First => Some(Box::new(First::default())),
        Level::Second => Some(Box::new(look_ahead(SECOND))),
        Level::Third | Level::Fourth | Level::Fifth => None,
    }
}

/// What level 2 tries.
pub const SECOND: Limits = Limits { candidates: 8, worlds: 2, inputs: 400 };

/// A player that looks ahead to the end of the round with players of level 1.
pub fn look_ahead(limits: Limits) -> LookAhead<LastStand, RoundJudge, First> {
    let simpler = (0..Seat::MOST).map(|_| First::default()).collect();
    LookAhead::new(RoundJudge, simpler, limits)
}
