//! The one implementation of [`Still`]: a position of a game that goes on elsewhere.

use std::sync::Arc;

use kernel::{Game, Seat, Sight, Viewer, Worded};
use players::{Budget, Opponent};
use rand_core::Rng;

use crate::advice::{Advised, Allowed, Hint, advise};
use crate::computer::Opposed;
use crate::table::Still;

/// A position, with the numbers of the requests it makes.
pub(crate) struct StillOf<G: Game> {
    pub game: Arc<G>,
    pub state: G::State,
    /// Each seat's present request; none for seats that have nothing to choose.
    pub requests: Vec<Option<u64>>,
}

impl<G: Opposed + Worded> Still for StillOf<G>
where
    G::State: Send,
{
    fn propose(&self, seat: Seat, opponent: Opponent, budget: Budget, rng: &mut dyn Rng) -> Option<String> {
        if !self.game.pending(&self.state).admits(seat) {
            return None;
        }
        let mut memo = G::Memo::default();
        let sight = Sight::new(&*self.game, &self.state, &mut memo, seat);
        let action = G::opponent(opponent, budget)?.choose(&sight, rng)?;
        Some(self.game.action_words(&action))
    }

    fn hint(&self, seat: Seat, allowed: Allowed, rng: &mut dyn Rng) -> Option<Hint> {
        let number = self.requests.get(seat.index()).copied().flatten()?;
        let mut memo = G::Memo::default();
        let sight = Sight::new(&*self.game, &self.state, &mut memo, seat);
        let Advised { action, odds, reasons } = advise(&sight, allowed, rng)?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let line = self.game.action_line(&view, seat, &action).written();
        Some(Hint { seat, number, words: self.game.action_words(&action), line, odds, reasons })
    }
}
