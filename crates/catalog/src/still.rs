//! The one implementation of [`Still`]: a position of a game that goes on elsewhere.

use std::sync::Arc;

use kernel::{Game, Seat, Sight, Viewer};
use players::{Budget, Opponent};
use rand_core::Rng;
use serde_json::Value;

use crate::advice::{Advised, Allowed, Hint, advise};
use crate::table::Still;
use crate::wire::Wired;

/// A position, with the numbers of the requests it makes.
pub(crate) struct StillOf<G: Game> {
    pub game: Arc<G>,
    pub state: G::State,
    /// Each seat's present request; none for seats that have nothing to choose.
    pub requests: Vec<Option<u64>>,
}

impl<G: Wired> Still for StillOf<G>
where
    G::State: Send,
{
    fn propose(&self, seat: Seat, opponent: Opponent, budget: Budget, rng: &mut dyn Rng) -> Option<Value> {
        if !self.game.pending(&self.state).admits(seat) {
            return None;
        }
        let mut memo = G::Memo::default();
        let sight = Sight::new(&*self.game, &self.state, &mut memo, seat);
        let action = G::opponent(opponent, budget)?.choose(&sight, rng)?;
        Some(self.game.action_out(&action))
    }

    fn hint(&self, seat: Seat, allowed: Allowed, rng: &mut dyn Rng) -> Option<Hint> {
        let number = self.requests.get(seat.index()).copied().flatten()?;
        let mut memo = G::Memo::default();
        let sight = Sight::new(&*self.game, &self.state, &mut memo, seat);
        let Advised { action, odds, reasons } = advise(&sight, allowed, rng)?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let line = self.game.action_line(&view, seat, &action);
        Some(Hint { seat, number, action: self.game.action_out(&action), line, odds, reasons })
    }
}
