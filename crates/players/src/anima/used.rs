//! Which abilities were used in this turn, so that what costs nothing is not used for ever.

use anima::Action;

/// The uses of one turn.
#[derive(Clone, Default)]
pub struct Used {
    turn: u8,
    /// Whose, and which.
    uses: Vec<(u8, u8)>,
}

/// Nobody needs the same ability more often in a turn.
const MOST: usize = 3;

impl Used {
    /// A new turn, or a new battle, begins with nothing.
    pub fn begin(&mut self, turn: u8) {
        if turn != self.turn || turn == 0 {
            self.turn = turn;
            self.uses.clear();
        }
    }

    /// Whether an action may still be thought of.
    pub fn may(&self, action: &Action) -> bool {
        let Action::Use { figure, ability, .. } = *action else { return true };
        self.uses.iter().filter(|used| **used == (figure, ability)).count() < MOST
    }

    pub fn note(&mut self, action: &Action) {
        if let Action::Use { figure, ability, .. } = *action {
            self.uses.push((figure, ability));
        }
    }
}
