//! The contract between a game and everything that drives one.
//!
//! [`Game`] is what the engine, a search and a simulation need, and nothing else; [`Worded`] is the face it turns to
//! people, files and tests, in keys and numbers, never in sentences. `testkit::contract` holds every game to what is
//! promised here.

use std::fmt::Debug;

use rand_core::Rng;
use serde::Serialize;

use crate::{DrawWords, Input, Message, Pending, Rule, Seat, Unclear, Viewer};

/// A game: the value holds cards and edition tables, and never changes while it is played.
pub trait Game: Send + Sync {
    /// Only what changes in play: flat, small, no string, no map, no log. It does not grow with the game's length.
    type State: Copy + Eq + Debug + Serialize + Send + Sync;
    type Action: Copy + Eq + Debug + Send + Sync;
    type Event: Clone + Eq + Debug;
    /// What one viewer may know, built from nothing.
    type View: Clone + Eq + Debug + Send;
    type Outcome: Copy + Eq + Debug;
    type Illegal: Clone + Eq + Debug;
    /// Derived facts worth keeping; may be dropped at any moment without changing an answer.
    type Memo: Default;

    fn seats(&self) -> u8;

    /// The position before the first input.
    fn start(&self) -> Self::State;

    fn pending(&self, state: &Self::State) -> Pending<Self::Outcome>;

    /// Adds the choices of `seat` to `out`, in an order that depends on nothing hidden from it.
    fn legal_actions(
        &self,
        state: &Self::State,
        memo: &mut Self::Memo,
        seat: Seat,
        out: &mut Vec<Self::Action>,
    ) -> Coverage;

    /// The one authority on what is allowed. Does not call [`Game::legal_actions`], nor the other way round.
    fn check(
        &self,
        state: &Self::State,
        memo: &mut Self::Memo,
        seat: Seat,
        action: &Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// Takes in one checked input and runs to the next [`Pending`].
    fn apply(
        &self,
        state: &mut Self::State,
        memo: &mut Self::Memo,
        input: &Input<Self::Action>,
        events: &mut impl Sink<Self::Event>,
    );

    fn view(&self, state: &Self::State, who: Viewer) -> Self::View;

    /// The event as `who` sees it, or not at all.
    fn seen(&self, event: &Self::Event, who: Viewer) -> Option<Self::Event>;

    /// A world that fits this view.
    fn imagine(&self, view: &Self::View, rng: &mut dyn Rng) -> Self::State;

    /// Which kind of choice this is; a random player picks a kind first, so that a kind with many variants is not
    /// chosen more often than one with few.
    fn kind(&self, action: &Self::Action) -> Kind;

    /// The kinds among which the choices of `seat` are, but never one that gives up; there may be others in it that have
    /// no choice now. It depends on nothing hidden from the seat. A game for which asking by kind saves nothing says
    /// [`Kinds::ALL`].
    fn kinds(&self, _state: &Self::State, _memo: &mut Self::Memo, _seat: Seat) -> Kinds {
        Kinds::ALL
    }

    /// Those of [`Game::legal_actions`] that are of these kinds, in the same order: whoever has picked a kind need not
    /// wait for the others to be listed.
    fn legal_of(
        &self,
        state: &Self::State,
        memo: &mut Self::Memo,
        seat: Seat,
        kinds: Kinds,
        out: &mut Vec<Self::Action>,
    ) {
        let mut all = Vec::new();
        self.legal_actions(state, memo, seat, &mut all);
        out.extend(all.into_iter().filter(|action| kinds.has(self.kind(action))));
    }

    /// Whether this choice gives the game up. Random players and searches leave such choices alone.
    fn concedes(&self, action: &Self::Action) -> bool;
}

/// A kind of choice, below [`Kind::MOST`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

impl Kind {
    /// So that a set of kinds is one machine word.
    pub const MOST: u8 = 64;
}

/// Some of the kinds of choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kinds(u64);

impl Kinds {
    pub const NONE: Kinds = Kinds(0);
    pub const ALL: Kinds = Kinds(u64::MAX);

    pub const fn of<const N: usize>(kinds: [Kind; N]) -> Kinds {
        let mut set = Kinds::NONE;
        let mut index = 0;
        while index < N {
            set = set.with(kinds[index]);
            index += 1;
        }
        set
    }

    #[must_use]
    pub const fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind.0)
    }

    #[must_use]
    pub const fn without(self, kind: Kind) -> Kinds {
        Kinds(self.0 & !(1 << kind.0))
    }

    #[must_use]
    pub const fn union(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    pub const fn has(self, kind: Kind) -> bool {
        self.0 & 1 << kind.0 != 0
    }

    /// Whether some kind is in both.
    pub const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The kind before which there are so many in the set.
    pub fn nth(self, place: u8) -> Option<Kind> {
        let left = (0..place).fold(self.0, |left, _| left & left.saturating_sub(1));
        (left != 0).then(|| Kind(left.trailing_zeros() as u8))
    }
}

/// Whether a list of choices is all there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coverage {
    /// Whatever passes `check` is listed.
    Complete,
    /// A good sample: more passes `check` than could be listed.
    Sampled,
}

/// Where events go.
pub trait Sink<E> {
    fn emit(&mut self, event: E);

    /// Whether anybody will hear; what only events tell need not be worked out for nobody.
    fn listens(&self) -> bool {
        true
    }

    /// Whether somebody counts how often the rules come by this place, which has a number of the game's own.
    fn watches(&self, _place: u32) -> bool {
        false
    }

    /// The rules come by a place. Unlike an event it is nothing that happens to anybody, so that no record has it.
    fn comes_by(&mut self, _place: u32) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// Where events go when nobody listens.
#[derive(Default)]
pub struct Nothing;

impl<E> Sink<E> for Nothing {
    fn emit(&mut self, _: E) {}

    fn listens(&self) -> bool {
        false
    }
}

/// The face a game turns to people, journals and scenarios. Everything here is keys, numbers and rule slugs; the
/// sentences are Fluent messages elsewhere.
pub trait Worded: Game {
    /// The game's id, as the program's commands and the content folder have it.
    fn title(&self) -> &'static str;

    /// How a seat is written in journals and scenarios.
    fn seat_word(&self, seat: Seat) -> String;

    /// The name id under which texts know who sits there now, for people to read (a hero's name once chosen).
    fn seat_name(&self, view: &Self::View, seat: Seat) -> String;

    fn parse_seat(&self, word: &str) -> Option<Seat> {
        (0..self.seats()).map(Seat).find(|&seat| self.seat_word(seat) == word)
    }

    /// An action in words that [`Worded::parse_action`] reads back to the same action.
    fn action_words(&self, action: &Self::Action) -> String;

    fn parse_action(&self, words: &str) -> Result<Self::Action, Unclear>;

    /// What a choice says to somebody who looks at `view`.
    fn action_line(&self, view: &Self::View, seat: Seat, action: &Self::Action) -> Message;

    /// What somebody weighing this choice should know beyond the choice itself, such as odds of its own and warnings.
    fn notes(&self, _view: &Self::View, _seat: Seat, _action: &Self::Action) -> Vec<Message> {
        Vec::new()
    }

    fn event_line(&self, event: &Self::Event) -> Message;

    fn refusal_line(&self, refusal: &Self::Illegal) -> Message;

    fn outcome_line(&self, outcome: &Self::Outcome) -> Message;

    /// The sides of the table that can win, as name ids; [`Worded::winner`] indexes them.
    fn sides(&self) -> Vec<&'static str>;

    fn winner(&self, outcome: &Self::Outcome) -> usize;

    /// Whether this event told somebody what they could not know before, so that taking back needs consent.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// What the pending draw is called, and a word for each value it may have. Only asked while chance is pending.
    fn draw_words(&self, state: &Self::State) -> DrawWords;

    /// A word for each value of the draws with this label, where those are the same whatever the position is. So dice can
    /// be checked by their record alone, though the rules have changed since.
    fn label_words(&self, _label: &str) -> Option<Vec<String>> {
        None
    }

    /// The rule that says what is asked for now: of a seat, or of the dice.
    fn asked_by(&self, _state: &Self::State) -> Option<Rule> {
        None
    }

    /// The names and values of a scenario's position, as a state.
    fn position(&self, text: &str) -> Result<Self::State, Unclear>;

    /// A state as the text of a scenario's position, which [`Worded::position`] reads back to the same state.
    fn position_words(&self, state: &Self::State) -> String;

    /// What the viewer sees, as plain lines for golden playthroughs: complete, stable, one fact a word.
    fn view_words(&self, view: &Self::View) -> String;
}
