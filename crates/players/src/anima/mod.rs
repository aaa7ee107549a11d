//! What Anima Tactics knows about playing itself.

use anima::Anima;

use crate::{Level, Player, Random};

/// The levels at which there is somebody to play it.
pub const LEVELS: [Level; 1] = [Level::Random];

/// A player of this level, for either side, where there is one.
pub fn player(level: Level) -> Option<Box<dyn Player<Anima>>> {
    match level {
        Level::Random => Some(Box::new(Random::new())),
        Level::First | Level::Second => None,
    }
}
