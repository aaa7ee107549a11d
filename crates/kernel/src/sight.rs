//! All that a player is ever given: what one seat sees, what it may do, and worlds that fit it.
//!
//! The state itself is private here, and so is the driver's memo, so a player that peeks does not compile:
//!
//! ```compile_fail
//! fn peek<G: kernel::Game>(sight: &kernel::Sight<'_, G>) -> G::State {
//!     *sight.state
//! }
//! ```

use std::cell::RefCell;

use rand_core::Rng;

use crate::{Coverage, Game, Kinds, Pending, Seat, SeatSet, Viewer};

/// The table from one seat.
pub struct Sight<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    /// The driver's, so that what is worked out for a list serves the choice that is made from it.
    memo: RefCell<&'a mut G::Memo>,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    pub fn new(game: &'a G, state: &'a G::State, memo: &'a mut G::Memo, seat: Seat) -> Sight<'a, G> {
        Sight { game, state, memo: RefCell::new(memo), seat }
    }

    pub fn game(&self) -> &'a G {
        self.game
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// Who is awaited and who may speak.
    pub fn deciding(&self) -> (SeatSet, SeatSet) {
        match self.game.pending(self.state) {
            Pending::Decide { awaited, may } => (awaited, may),
            Pending::Chance(_) | Pending::Over(_) => (SeatSet::EMPTY, SeatSet::EMPTY),
        }
    }

    pub fn legal_actions(&self, out: &mut Vec<G::Action>) -> Coverage {
        self.game.legal_actions(self.state, &mut self.memo.borrow_mut(), self.seat, out)
    }

    pub fn kinds(&self) -> Kinds {
        self.game.kinds(self.state, &mut self.memo.borrow_mut(), self.seat)
    }

    pub fn legal_of(&self, kinds: Kinds, out: &mut Vec<G::Action>) {
        self.game.legal_of(self.state, &mut self.memo.borrow_mut(), self.seat, kinds, out);
    }

    pub fn check(&self, action: &G::Action) -> Result<(), G::Illegal> {
        self.game.check(self.state, &mut self.memo.borrow_mut(), self.seat, action)
    }

    /// A world that fits what this seat sees: a state of its own, to search in freely.
    pub fn imagine(&self, rng: &mut dyn Rng) -> G::State {
        self.game.imagine(&self.view(), rng)
    }
}
