//! What The Last Stand knows about playing itself.
//!
//! [`Glance`] is sensible without looking ahead; it reckons in [`worth`], plans the team's [`project`]s, and rolls by its
//! [`wishes`]. [`Search`] tries choices out with everybody playing at a glance, and asks the [`judge`] how things stand
//! then. [`Careless`] makes the easier levels of both by slips: levels 1 to 3 play at a glance, levels 4 and 5
//! search. [`anchor`] is a script that nobody tunes, for others to be measured by. The dice decide so much that slips, not more looking ahead, are what sets the levels apart.

mod anchor;
mod careless;
pub mod features;
mod glance;
mod judge;
mod lay;
pub mod policy;
mod project;
mod proposals;
mod search;
mod spend;
mod titan;
mod weights;
mod wishes;
mod worth;

pub use glance::Glance;
pub use judge::Judge;

use anchor::Anchor;
use careless::{Careless, Slips};
use laststand::LastStand;
use search::{Outlook, Search};

use crate::{Budget, Level, Opponent, Player, Random};

/// The levels at which there is somebody to play it.
pub const LEVELS: [Level; 6] = Level::ALL;

/// From level 1 up to level 4, so that each wins about two games of three or more against the one below (docs/ladder.md).
const SLIPS: [Slips; 4] = [
    Slips { titan: 100, hero: 30 },
    Slips { titan: 80, hero: 18 },
    Slips { titan: 53, hero: 10 },
    Slips { titan: 30, hero: 5 },
];
const FOURTH: Outlook = Outlook { proposals: 16, rounds: 1, inputs: 60_000 };
const FIFTH: Outlook = Outlook { proposals: 32, rounds: 1, inputs: 200_000 };

/// A player of this level, for any seat.
pub fn player(opponent: impl Into<Opponent>, budget: Budget) -> Option<Box<dyn Player<LastStand>>> {
    let Opponent { level, persona } = opponent.into();
    Some(match level {
        Level::Random => Box::new(Random::new()),
        Level::Anchor => Box::new(Anchor::default()),
        Level::First => Box::new(Careless::new(Glance::new(persona).without_hidden(), SLIPS[0])),
        Level::Second => Box::new(Careless::new(Glance::new(persona), SLIPS[1])),
        Level::Third => Box::new(Careless::new(Glance::new(persona), SLIPS[2])),
        Level::Fourth => Box::new(Careless::new(Search::new(persona, FOURTH, budget), SLIPS[3])),
        Level::Fifth => Box::new(Search::new(persona, FIFTH, budget)),
    })
}
