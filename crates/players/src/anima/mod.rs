//! What Anima Tactics knows about playing itself.
//!
//! [`Glance`] is the script: level 1 ([`beginner`]) errs in it, and levels 2 to 5 ([`planner`]) try out in worlds what it
//! proposes, each farther and more often than the one below. It reckons in levels of characters ([`worth`]), from the exact odds of a [`blow`]; a
//! [`mind`] holds the gains and dangers of one figure in every place, [`aim`] where the scenario wants it, [`ways`] how
//! far that is. [`answer`] reacts to attacks, [`setup`] deploys and [`hidden`] infiltrates. Abilities are
//! weighed by what they say: special attacks in [`uses`], all else by what comes of it ([`what_if`]) and how the side
//! stands then ([`standing`]); [`asked`] answers what cards ask. [`value`] is how likely a side wins.

mod aim;
mod answer;
mod asked;
mod beginner;
mod blow;
mod fitted;
mod glance;
mod hidden;
mod mind;
pub mod odds;
mod planner;
mod setup;
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
use beginner::Beginner;
use planner::{Looks, Planner};

/// The levels at which there is somebody to play it.
pub const LEVELS: [Level; 6] = Level::ALL;

const SECOND: Looks = Looks { inputs: 400, plans: 4, activations: 1, branches: 0, sure: 0.5 };
const THIRD: Looks = Looks { inputs: 4000, plans: 6, activations: 2, branches: 0, sure: 0.5 };
const FOURTH: Looks = Looks { inputs: 12_000, plans: 8, activations: 3, branches: 0, sure: 0.5 };
const FIFTH: Looks = Looks { inputs: 45_000, plans: 12, activations: 4, branches: 2, sure: 0.4 };

/// A player of this level, for either side.
pub fn player(opponent: impl Into<Opponent>, budget: Budget) -> Option<Box<dyn Player<Anima>>> {
    let Opponent { level, persona } = opponent.into();
    let cares = persona.weights();
    let looks = match level {
        Level::Random => return Some(Box::new(Random::new())),
        Level::First => return Some(Box::new(Beginner::new(cares))),
        Level::Second => SECOND,
        Level::Third => THIRD,
        Level::Fourth => FOURTH,
        Level::Fifth => FIFTH,
    };
    Some(Box::new(Planner::new(looks, cares, budget)))
}
