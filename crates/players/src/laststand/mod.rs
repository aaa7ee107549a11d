//! What The Last Stand knows about playing itself.
use laststand::LastStand;

use crate::{Level, Player, Random};

/// A player of this level, for any seat.
pub fn player(level: Level) -> Box<dyn Player<LastStand>> {
    match level {
        Level::Random | Level::First | Level::Second => Box::new(Random::new()),
    }
}
