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

use crate::{Level, Limits, LookAhead, Player, Random};

/// A player of this level, for any seat.
pub fn player(level: Level) -> Box<dyn Player<LastStand>> {
    match level {
        Level::Random => Box::new(Random::new()),
        Level::First => Box::new(First::default()),
        Level::Second => Box::new(look_ahead(SECOND)),
    }
}

/// What level 2 tries.
pub const SECOND: Limits = Limits { candidates: 8, worlds: 2, inputs: 400 };

/// A player that looks ahead to the end of the round with players of level 1.
pub fn look_ahead(limits: Limits) -> LookAhead<LastStand, RoundJudge, First> {
    let simpler = (0..Seat::MOST).map(|_| First::default()).collect();
    LookAhead::new(RoundJudge, simpler, limits)
}
