//! A game's table in characters, for the terminal.
//!
//! Every row says in words what it shows, so that it can be read aloud; weight only helps the eye. What a picture may
//! show is what its view holds, so nothing hidden can get into one.

mod laststand;

use kernel::{Line, Seat, Worded};

use crate::texts::Texts;

/// A game that can be drawn.
pub trait Shown: Worded {
    /// The whole table as `view` has it.
    fn picture(&self, view: &Self::View, texts: &Texts) -> Vec<Row>;

    /// What `seat` has before it, in short, for every question.
    fn standing(&self, view: &Self::View, seat: Seat, texts: &Texts) -> Vec<Row>;

    /// The exact odds of a choice, where it has any that a player would weigh.
    fn odds(&self, view: &Self::View, action: &Self::Action) -> Option<Line>;

    /// Whether now something that one of these seats sees or chooses is hidden from the other. `view` may be anybody's.
    fn keeps_secrets(&self, view: &Self::View, one: Seat, other: Seat) -> bool;

    /// A number that changes when the table has changed enough to be drawn anew unasked.
    fn scene(&self, view: &Self::View) -> u32;
}

/// One line of a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub weight: Weight,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    Heading,
    Plain,
    Quiet,
}

impl Row {
    pub fn heading(text: String) -> Row {
        Row { weight: Weight::Heading, text }
    }

    pub fn plain(text: String) -> Row {
        Row { weight: Weight::Plain, text }
    }

    pub fn quiet(text: String) -> Row {
        Row { weight: Weight::Quiet, text }
    }
}
