//! The face that a game turns to a page: what it draws, what it offers, and the one sentence that says what happens.
//!
//! Everything here is made from a view, so that nothing hidden can get into it; `tests/twins.rs` holds that over whole
//! games. [`Wired`] is what each game says of itself, and [`crate::Table`] hands it on without naming the game. Nothing
//! here is text: messages are made sentences of by whoever shows them.

mod anima;
pub mod book;
pub mod form;
pub(crate) mod last_stand;
pub mod record;

use kernel::{Arg, Game, Message, Pending, Rule, Seat, SeatSet, Unclear};
use protocol::schema::GameSchemas;
use protocol::{Closed, DieValue, LogLine, Places, Side, Waiting, Winner};
use serde::Serialize;
use serde_json::Value;

use crate::shown::Shown;
use crate::texts::{is_known, word};

/// A game that a page can draw.
pub trait Wired: Shown {
    /// What goes over the wire where the frame leaves it to the game.
    fn schemas() -> GameSchemas;

    /// The colour of a seat's side.
    fn side(&self, seat: Seat) -> Side;

    /// The seats that won.
    fn winners(&self, outcome: &Self::Outcome) -> Vec<Seat>;

    /// The table as `view` has it: the game's own type.
    fn drawn(&self, view: &Self::View) -> Value;

    /// A view from which nothing is hidden, for a game that is over.
    fn open_view(&self, state: &Self::State) -> Self::View;

    /// What happens now, and what is asked of whom.
    fn sentence(&self, view: &Self::View, asked: &Asked<'_, Self>) -> Message
    where
        Self: Sized;

    /// What each of these choices does, in parts that can be drawn, and its odds.
    fn details(&self, view: &Self::View, seat: Seat, actions: &[Self::Action]) -> Vec<Detail>;

    /// A choice as it goes over the wire: the game's own type.
    fn action_out(&self, action: &Self::Action) -> Value;

    /// The choice that came over the wire.
    fn action_in(&self, action: &Value) -> Result<Self::Action, Unclear>;

    /// If this choice is a point, the point, and the choice without it.
    fn spot(&self, _action: &Self::Action) -> Option<Spot<Self::Action>> {
        None
    }

    /// The side that a line is about, if it is about one.
    fn line_side(&self, line: &Message) -> Option<Side>;

    /// What was agreed on.
    fn terms(&self) -> Vec<Message>;

    /// What a choice takes of a movement and the way it goes, where that may be known.
    fn way(&self, _view: &Self::View, _action: &Self::Action) -> Option<Way> {
        None
    }

    /// What is drawn, by the label of the draw.
    fn label(&self, label: &str) -> Message;

    /// A message with the names of whoever it calls by a mere word, as people at this table know them.
    fn with_names(&self, _view: &Self::View, message: Message) -> Message {
        message
    }

    /// What was read from a record, with what the notation leaves out.
    fn completed(&self, message: Message) -> Message {
        message
    }
}

/// What a choice is to a page.
pub struct Detail {
    pub title: Message,
    pub icon: String,
    /// What is drawn of it: the game's own type.
    pub act: Value,
    pub odds: Option<Message>,
}

/// A choice that is a point: the choice without the point, and the point.
pub type Spot<A> = (A, (i32, i32));

/// The way of a movement.
pub struct Way {
    pub takes: i32,
    pub path: Vec<protocol::Point>,
}

/// A type of a game's own as it goes over the wire.
pub fn value(own: &impl Serialize) -> Value {
    serde_json::to_value(own).expect("our own types have string keys and finite numbers")
}

/// So much of what could not be read is told again.
const LONGEST_FOUND: usize = 40;

/// A choice that came over the wire, as the game's own type.
pub fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, Unclear> {
    let found = || value["do"].as_str().unwrap_or_default().chars().take(LONGEST_FOUND).collect::<String>();
    T::deserialize(value).map_err(|_| Unclear::new(found(), "an action"))
}

/// Who is asked, and what.
pub struct Asked<'a, G: Game> {
    pub pending: Pending<G::Outcome>,
    /// The seat of whoever looks; none is a spectator.
    pub seat: Option<Seat>,
    /// What that seat may choose.
    pub actions: &'a [G::Action],
    /// Whether there is something among it besides giving up.
    pub has_choice: bool,
}

impl<G: Game> Asked<'_, G> {
    /// Those for whom the game waits.
    pub fn awaited(&self) -> Vec<Seat> {
        match &self.pending {
            Pending::Decide { awaited, .. } => awaited.iter().collect(),
            Pending::Chance(_) | Pending::Over(_) => Vec::new(),
        }
    }

    /// Whether the game waits for whoever looks.
    pub fn is_mine(&self) -> bool {
        self.seat.is_some_and(|seat| self.awaited().contains(&seat))
    }

    /// A message as whoever is asked reads it, with its `may` for somebody who may speak though nobody waits for it, or
    /// with its `wait` for everybody else.
    pub fn form(&self, message: Message) -> Message {
        if self.is_mine() {
            message
        } else if self.has_choice {
            message.attribute("may")
        } else {
            message.attribute("wait")
        }
    }
}

/// The id of a rule's icon.
pub fn slug_icon(rule: Rule) -> String {
    rule.0.replace(['.', '_'], "-")
}

/// So many places of a request are sent; of more, every second or third, since any other may be tried too.
const MOST_PLACES: usize = 2500;

/// Those choices whose places are sent, and whether that is all of them.
pub fn sampled<A: Copy>(actions: &[A]) -> (Vec<A>, bool) {
    let every = actions.len().div_ceil(MOST_PLACES).max(1);
    (actions.iter().copied().step_by(every).collect(), every == 1)
}

/// Those of these choices that are points, put together where they are alike but for the point.
pub fn gather<G: Wired>(game: &G, actions: &[G::Action]) -> Vec<Places> {
    let mut gathered: Vec<(G::Action, G::Action, Vec<(i32, i32)>)> = Vec::new();
    for action in actions {
        let Some((bare, at)) = game.spot(action) else { continue };
        match gathered.iter_mut().rev().find(|(known, ..)| *known == bare) {
            Some((.., points)) => points.push(at),
            None => gathered.push((bare, *action, vec![at])),
        }
    }
    let places = |(_, first, at): (_, G::Action, _)| Places { action: game.action_out(&first), at };
    gathered.into_iter().map(places).collect()
}

/// A line as whoever heard it is told of it.
pub fn log_line<G: Wired>(game: &G, line: &Message) -> LogLine {
    LogLine { side: game.line_side(line), message: line.clone() }
}

/// What a game calls the side that wins where nobody does.
pub const DRAW: &str = "draw";

/// What must happen before the game goes on.
pub fn closed_or_waiting<G: Wired>(game: &G, state: &G::State, pending: Pending<G::Outcome>) -> Waiting {
    let seats = |set: SeatSet| set.iter().map(|seat| seat.0).collect();
    match pending {
        Pending::Decide { awaited, may } => Waiting::Choice { awaited: seats(awaited), may: seats(may) },
        Pending::Chance(chance) => {
            let words = game.draw_words(state);
            let value = |value: String| DieValue { name: value_name(&value), value };
            Waiting::Dice {
                label: game.label(&words.label),
                count: u8::try_from(chance.count()).unwrap_or(u8::MAX),
                values: words.values.into_iter().map(value).collect(),
            }
        }
        Pending::Over(outcome) => {
            let side = game.sides().get(game.winner(&outcome)).copied();
            let winner = side.filter(|side| *side != DRAW).map(|side| Winner {
                name: side.to_owned(),
                seats: game.winners(&outcome).iter().map(|seat| seat.0).collect(),
            });
            Waiting::Over(Closed { message: game.outcome_line(&outcome), winner, seed: None, again: None })
        }
    }
}

/// What a value of a draw is called: a face, something with a name, or a number.
fn value_name(value: &str) -> Message {
    let face = format!("{value}-face");
    Message::said(if is_known(&format!("name-{face}")) { Arg::named(face) } else { word(value) })
}
