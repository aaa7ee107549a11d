//! How a side stands, and why: what hints and reviews tell people.

use kernel::{Game, Seat};

/// One thing that speaks for a side or against it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Term {
    /// The name of its message: `reason-KEY` for people.
    pub key: &'static str,
    /// What it adds to the odds on a logarithmic scale; below nothing if it is against the side.
    pub adds: f32,
}

/// A position as a side sees it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Appraisal {
    /// How likely the side wins, from 0 to 1.
    pub chance: f32,
    /// What the chance is made of.
    pub terms: Vec<Term>,
}

/// A game that can say how a side stands. It is asked about imagined worlds only, never about the game itself.
pub trait Appraise: Game {
    fn appraise(&self, world: &Self::State, memo: &mut Self::Memo, seat: Seat) -> Appraisal;
}
