//! What The Last Stand knows about playing itself.
//!
//! [`First`] is the whole of level 1; it reckons in [`worth`], plans the team's [`project`]s, and rolls by its
//! [`wishes`].

mod first;
mod project;
mod spend;
mod titan;
mod wishes;
mod worth;

pub use first::First;

use laststand::LastStand;

use crate::{Level, Player, Random};

/// A player of this level, for any seat.
pub fn player(level: Level) -> Box<dyn Player<LastStand>> {
    match level {
        Level::Random => Box::new(Random::new()),
        Level::First | Level::Second => Box::new(First::default()),
    }
}
