//! A game's table in characters, for the terminal.
//!
//! Every row says in words what it shows, so that it can be read aloud; weight only helps the eye. What a picture may
//! show is what its view holds, so nothing hidden can get into one.

pub(crate) mod anima;
pub(crate) mod laststand;

use kernel::{Message, Seat, Worded};
use protocol::http::CardText;

use crate::computer::Opposed;
use crate::texts::Texts;

/// A game that can be drawn and offered to people.
pub trait Shown: Worded + Opposed {
    /// The whole table as `view` has it.
    fn picture(&self, view: &Self::View, texts: &Texts) -> Vec<Row>;

    /// The table again, for somebody who has seen the whole of it: without what does not change.
    fn glance(&self, view: &Self::View, texts: &Texts) -> Vec<Row> {
        self.picture(view, texts)
    }

    /// What `seat` has before it, in short, for every question.
    fn standing(&self, view: &Self::View, seat: Seat, texts: &Texts) -> Vec<Row>;

    /// The exact odds of each of these choices of a seat, where it has any that a player would weigh.
    fn odds(&self, view: &Self::View, seat: Seat, actions: &[Self::Action]) -> Vec<Option<Message>>;

    /// The choices in the order in which a person wants to read them. As they come, unless a game knows better.
    fn arrange(&self, _: &Self::View, actions: &[Self::Action]) -> Arranged<Self::Action> {
        let choices = actions.iter().map(|&action| Offer { action, group: None, remark: None }).collect();
        Arranged { choices, offered: actions.len() }
    }

    /// What `seat` does where it can do nothing else, besides giving up, and everybody sees that it cannot: then nobody
    /// need be asked.
    fn only_choice(&self, _: &Self::View, _: Seat) -> Option<Self::Action> {
        None
    }

    /// The card that somebody means by an id or a name, where the game has cards that say something.
    fn card(&self, _: &str, _: &Texts) -> Option<CardText> {
        None
    }

    /// Whether now something that one of these seats sees or chooses is hidden from the other. `view` may be anybody's.
    fn keeps_secrets(&self, view: &Self::View, one: Seat, other: Seat) -> bool;

    /// A number that changes when the table has changed enough to be drawn anew unasked.
    fn scene(&self, view: &Self::View) -> u32;
}

/// Choices in order, of which the first `offered` are worth being shown unasked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arranged<A> {
    pub choices: Vec<Offer<A>>,
    pub offered: usize,
}

/// A choice and what a person should know of it at a glance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<A> {
    pub action: A,
    /// The group under whose heading it is shown.
    pub group: Option<&'static str>,
    pub remark: Option<Message>,
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
