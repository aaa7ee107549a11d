//! Where dice come from.
//!
//! A game asks for a [`Chance`] and never rolls itself. [`seeded`] dice serve simulation, search and quick games.

pub mod seeded;
pub use seeded::{SeededDice, below, below_usize, draw, stream};

use crate::{Chance, Drawn};

/// Something that answers whatever chance a game asks for.
pub trait Dice {
    fn draw(&mut self, chance: Chance) -> Drawn;
}
