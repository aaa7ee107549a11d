//! Where dice come from.
//!
//! A game asks for a [`Chance`] and never rolls itself. [`seeded`] dice serve simulation, search and quick games;
//! [`scripted`] dice are named in tests and scenarios and must be used up; [`fair`] dice can be proved after the game
//! to have been fixed before it; [`words`] reads and writes dice as people do, so that real ones can be typed in.

pub mod fair;
pub mod scripted;
pub mod seeded;
pub mod words;

pub use fair::{FairDice, FairError};
pub use scripted::{Script, ScriptError};
pub use seeded::{SeededDice, below, below_usize, draw, stream};
pub use words::{parse_drawn, parse_typed, write_drawn};

use crate::{Chance, Drawn};

/// Something that answers whatever chance a game asks for.
pub trait Dice {
    fn draw(&mut self, chance: Chance) -> Drawn;
}
