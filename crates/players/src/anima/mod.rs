//! What Anima Tactics knows about playing itself.
//!
//! [`First`] is the whole of level 1. It reckons in levels of characters ([`worth`]), from the exact odds of a [`blow`];
//! a [`mind`] holds the gains and dangers of one figure in every place, [`aim`] where the scenario wants it, [`ways`] how
//! far that is. [`answer`] reacts to attacks, [`setup`] deploys and [`hidden`] infiltrates. Abilities are
//! weighed by what they say: special attacks in [`uses`], all else by what comes of it ([`what_if`]) and how the side
//! stands then ([`standing`]); [`asked`] answers what cards ask.

mod aim;
mod answer;
mod asked;
mod blow;
mod first;
mod fitted;
mod hidden;
mod mind;
mod setup;
mod standing;
mod used;
mod uses;
mod value;
mod ways;
mod what_if;
mod worth;

pub use first::First;

use anima::Anima;

use crate::{Budget, Level, Opponent, Player, Random};

/// The levels at which there is somebody to play it.
pub const LEVELS: [Level; 2] = [Level::Random, Level::First];

/// A player of this level, for either side, where there is one.
pub fn player(opponent: impl Into<Opponent>, _budget: Budget) -> Option<Box<dyn Player<Anima>>> {
    match opponent.into().level {
        Level::Random => Some(Box::new(Random::new())),
        Level::First => Some(Box::new(First::default())),
        Level::Second | Level::Third | Level::Fourth | Level::Fifth => None,
    }
}
