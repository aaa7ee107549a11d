//! What Anima Tactics knows about playing itself.
//!
//! [`Glance`] is the script: levels 1 and 2 ([`erring`]) err in it, and levels 3 to 5 ([`planner`]) try out in worlds what it
//! proposes, each farther and more often than the one below. It reckons in levels of characters ([`worth`]),
//! from the exact odds of a [`blow`]; a [`mind`] holds the gains and dangers of one figure in every place, [`aim`] where the
//! scenario wants it, [`ways`] how far that is. [`answer`] reacts to attacks, [`setup`] deploys and [`hidden`] infiltrates.
//! Abilities are weighed by what they say: special attacks in [`uses`], all else by what comes of it ([`what_if`]) and how
//! the side stands then ([`standing`]); [`asked`] answers what cards ask. [`value`] is how likely a side wins, and [`luck`]
//! what of that the dice did. [`anchor`] plays without any of it, for others to be measured by.

mod aim;
mod anchor;
mod answer;
mod asked;
mod blow;
mod erring;
mod fitted;
mod glance;
mod hidden;
mod luck;
mod mind;
pub mod odds;
mod planner;
mod setup;
#[cfg(test)]
mod staged;
mod standing;
mod used;
mod uses;
mod value;
mod ways;
mod what_if;
mod worth;

pub use glance::Glance;
pub use value::{KEYS, Parts, parts};

use anima::Anima;

use crate::{Budget, Level, Opponent, Player, Random};
use anchor::Anchor;
use erring::{Erring, Errs};
use planner::{Looks, Planner};

/// The levels at which there is somebody to play it.
pub const LEVELS: [Level; 6] = Level::ALL;

const FIRST: Errs = Errs { forgets: 20, mistakes: 36, first_evening: true };
const SECOND: Errs = Errs { forgets: 20, mistakes: 32, first_evening: false };
const THIRD: Looks = Looks {
    inputs: 3000,
    plans: 4,
    activations: 1,
    branches: 0,
    blindness: 0.035,
    lapses: 60,
    errs: Errs { forgets: 18, mistakes: 18, first_evening: false },
};
const FOURTH: Looks = Looks {
    inputs: 15_000,
    plans: 8,
    activations: 3,
    branches: 0,
    blindness: 0.025,
    lapses: 46,
    errs: NEVER,
};
const FIFTH: Looks = Looks {
    inputs: 150_000,
    plans: 12,
    activations: 5,
    branches: 2,
    blindness: 0.025,
    lapses: 0,
    errs: NEVER,
};
const NEVER: Errs = Errs { forgets: 0, mistakes: 0, first_evening: false };

/// A player of this level, for either side.
pub fn player(opponent: impl Into<Opponent>, budget: Budget) -> Option<Box<dyn Player<Anima>>> {
    let Opponent { level, persona } = opponent.into();
    let cares = persona.weights();
    let looks = match level {
        Level::Random => return Some(Box::new(Random::new())),
        Level::Anchor => return Some(Box::new(Anchor::default())),
        Level::First => return Some(Box::new(Erring::new(FIRST, cares))),
        Level::Second => return Some(Box::new(Erring::new(SECOND, cares))),
        Level::Third => THIRD,
        Level::Fourth => FOURTH,
        Level::Fifth => FIFTH,
    };
    Some(Box::new(Planner::new(looks, cares, budget)))
}
