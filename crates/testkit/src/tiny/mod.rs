//! A game of its own, small enough to read in ten minutes, with everything a game here can have.
//!
//! Three seats stand on a line from 0 to 1000. On your turn you move to any point within reach (so the list of moves
//! is a sample), strike somebody near, spy on a hand, or rest. A strike opens a window in which the others may answer
//! with a card; an answer opens a window of its own, in which a higher card undoes it, and so on. Hands are hidden,
//! spying is remembered, anybody alive may cheer or concede while somebody else decides, and the game ends after
//! [`TURNS`] turns at the latest. The tests of this crate, and of whatever drives any game, are held against it.
//!
//! Read the types here, then `rules` (what happens), `view` (who knows what) and `words` (how it is written).

mod position;
mod rules;
mod view;
mod words;

use kernel::{Coverage, Game, Input, Kind, Pending, Rule, Seat, SeatSet, Sink, Stack, Viewer, Window};
use rand_core::Rng;
use serde::Serialize;

pub use view::View;

pub const SEATS: u8 = 3;
/// The game is over when so many turns have been taken.
pub const TURNS: u8 = 24;
pub const HEARTS: u8 = 2;
pub const CHEERS: u8 = 2;
/// Every seat is dealt so many cards, one at a time.
pub const HAND: u8 = 3;
/// The line's last point.
pub const END: u16 = 1000;
/// How far a move and a strike reach.
pub const REACH: u16 = 300;
/// The total of two dice at which a strike hits.
pub const HITS: u8 = 7;

/// So many frames fit on the stack; the last of them opens no window.
pub const FRAMES: usize = 8;

/// Every rule of the game.
pub const RULES: [Rule; 12] =
    [DEAL, TURN, MOVE, STRIKE, ANSWER, COUNTER, DEPTH, SPY, CHEER, CONCEDE, OUT, WIN];
pub(crate) const DEAL: Rule = Rule("tiny.deal");
pub(crate) const TURN: Rule = Rule("tiny.turn");
pub(crate) const MOVE: Rule = Rule("tiny.move");
pub(crate) const STRIKE: Rule = Rule("tiny.strike");
pub(crate) const ANSWER: Rule = Rule("tiny.answer");
pub(crate) const COUNTER: Rule = Rule("tiny.counter");
pub(crate) const DEPTH: Rule = Rule("tiny.depth");
pub(crate) const SPY: Rule = Rule("tiny.spy");
pub(crate) const CHEER: Rule = Rule("tiny.cheer");
pub(crate) const CONCEDE: Rule = Rule("tiny.concede");
pub(crate) const OUT: Rule = Rule("tiny.out");
pub(crate) const WIN: Rule = Rule("tiny.win");

/// The game. It has no cards or editions to choose from, so the value is empty.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tiny;

/// One of ten different cards; a later one beats an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Card(pub u8);

impl Card {
    pub const COUNT: u8 = 10;

    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT).map(Card)
    }
}

/// Some of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Cards(u16);

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);

    pub fn of(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    #[must_use]
    pub fn with(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[must_use]
    pub fn common(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    pub fn contains(self, card: Card) -> bool {
        card.0 < Card::COUNT && self.0 & 1 << card.0 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("there are sixteen bits")
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |&card| self.contains(card))
    }
}

/// Something being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Frame {
    Strike { by: Seat, target: Seat, stopped: bool, window: Window },
    Answer { by: Seat, card: Card, stopped: bool, window: Window },
    Spy { by: Seat, target: Seat },
}

impl Default for Frame {
    /// What fills the unused places of a stack.
    fn default() -> Frame {
        Frame::Spy { by: Seat(0), target: Seat(0) }
    }
}

impl Frame {
    pub fn window(&self) -> Window {
        match *self {
            Frame::Strike { window, .. } | Frame::Answer { window, .. } => window,
            Frame::Spy { .. } => Window::CLOSED,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    pub hearts: [u8; 3],
    pub at: [u16; 3],
    pub hands: [Cards; 3],
    /// What each seat has seen of the others' hands and is still there.
    pub knows: [Cards; 3],
    /// Whom each seat has spied on; everybody saw that it did.
    pub spied: [SeatSet; 3],
    pub cheers: [u8; 3],
    pub played: Cards,
    pub dealt: u8,
    pub turn: u8,
    pub active: Seat,
    pub stack: Stack<Frame, FRAMES>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Move(u16),
    Strike(Seat),
    Spy(Seat),
    Rest,
    Answer(Card),
    Pass,
    Cheer,
    Concede,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Only whoever gets the card sees which.
    Dealt {
        to: Seat,
        card: Option<Card>,
    },
    Began {
        turn: u8,
        seat: Seat,
    },
    Moved {
        seat: Seat,
        to: u16,
    },
    Struck {
        by: Seat,
        target: Seat,
    },
    Passed {
        seat: Seat,
    },
    Answered {
        by: Seat,
        card: Card,
    },
    /// The stack is full: nobody can answer this one.
    Unanswerable {
        by: Seat,
    },
    /// A frame was undone by the card on top of it.
    Stopped {
        card: Card,
    },
    /// A card that was itself undone has no effect.
    Void {
        card: Card,
    },
    Foiled {
        by: Seat,
    },
    Rolled {
        total: u8,
        target: Seat,
    },
    LostHeart {
        seat: Seat,
        left: u8,
    },
    Spies {
        by: Seat,
        on: Seat,
    },
    /// Only the spy and the one spied on see which card.
    Spied {
        by: Seat,
        on: Seat,
        card: Option<Card>,
    },
    Rested {
        seat: Seat,
    },
    Cheered {
        seat: Seat,
        left: u8,
    },
    Conceded {
        seat: Seat,
    },
    Out {
        seat: Seat,
        cards: Cards,
    },
    Ended(Outcome),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Won(Seat),
    Shared,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Nothing is awaited from this seat and it is not free to speak.
    NotYou {
        seat: Seat,
    },
    /// The seat may decide, but not this.
    NotNow,
    OffTheLine {
        point: u16,
    },
    TooFar {
        distance: u16,
    },
    AlreadyThere,
    Occupied {
        by: Seat,
    },
    NoTarget,
    Known {
        target: Seat,
    },
    EmptyHand {
        target: Seat,
    },
    NotHeld {
        card: Card,
    },
    TooLow {
        card: Card,
        over: Card,
    },
    NoCheersLeft,
}

impl Game for Tiny {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type Illegal = Illegal;
    type Memo = ();

    fn seats(&self) -> u8 {
        SEATS
    }

    fn start(&self) -> State {
        State {
            hearts: [HEARTS; 3],
            at: [0, END / 2, END],
            hands: [Cards::NONE; 3],
            knows: [Cards::NONE; 3],
            spied: [SeatSet::EMPTY; 3],
            cheers: [CHEERS; 3],
            played: Cards::NONE,
            dealt: 0,
            turn: 0,
            active: Seat(0),
            stack: Stack::default(),
        }
    }

    fn pending(&self, state: &State) -> Pending<Outcome> {
        rules::pending(state)
    }

    fn legal_actions(&self, state: &State, (): &mut (), seat: Seat, out: &mut Vec<Action>) -> Coverage {
        rules::list(state, seat, out)
    }

    fn check(&self, state: &State, (): &mut (), seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(state, seat, *action)
    }

    fn apply(&self, state: &mut State, (): &mut (), input: &Input<Action>, events: &mut impl Sink<Event>) {
        rules::apply(state, input, events);
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::new(state, who)
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Event> {
        Some(view::seen(event, who))
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        view.imagine(rng)
    }

    fn kind(&self, action: &Action) -> Kind {
        Kind(match action {
            Action::Move(_) => 0,
            Action::Strike(_) => 1,
            Action::Spy(_) => 2,
            Action::Rest => 3,
            Action::Answer(_) => 4,
            Action::Pass => 5,
            Action::Cheer => 6,
            Action::Concede => 7,
        })
    }

    fn concedes(&self, action: &Action) -> bool {
        *action == Action::Concede
    }
}
