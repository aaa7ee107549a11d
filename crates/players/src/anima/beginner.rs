//! Level 1: somebody's first evening with the game.
//!
//! It plays at a glance and errs like people do: it minds nothing that may come back, acts in any order, has not read what
//! its cards can do in their activation, forgets to defend itself and takes the second best for the best now and then. Its
//! dice are everybody's.

use anima::state::Stage;
use anima::{Action, Anima};
use kernel::Sight;
use kernel::dice::{below, below_usize};
use rand_core::Rng;

use super::glance::{Glance, Weighed};
use crate::{Player, Weights};

pub struct Beginner {
    glance: Glance,
}

/// Parts of a hundred in which it errs: it forgets to react, and takes something else for the best.
const FORGETS: u8 = 15;
const MISTAKES: u8 = 5;

impl Beginner {
    pub fn new(cares: Weights) -> Beginner {
        Beginner { glance: Glance::new(Weights { harm_suffered: 0.0, ..cares }) }
    }
}

impl Player<Anima> for Beginner {
    fn choose(&mut self, sight: &Sight<'_, Anima>, rng: &mut dyn Rng) -> Option<Action> {
        let first = self.glance.consider(sight, rng)?;
        let state = sight.view().state;
        let mut errs = |often: u8| below(rng, 100) < often;
        let weighed = &self.glance.weighed;
        let chosen = if anima::rules::attack(&state).is_some() {
            let lets_be = first != Action::LetBe && sight.check(&Action::LetBe).is_ok() && errs(FORGETS);
            if lets_be { Action::LetBe } else { first }
        } else if matches!(state.stage, Stage::Act { .. }) && !weighed.is_empty() {
            let anybody = weighed[below_usize(rng, weighed.len())].action;
            if matches!(anybody, Action::Activate(_)) { anybody } else { first }
        } else if matches!(state.stage, Stage::Active { .. }) {
            let simple = |other: &&Weighed| !is_special(other.action) && other.worth > f32::MIN;
            let best = |but: Option<Action>| {
                let others = weighed.iter().filter(simple).filter(|other| Some(other.action) != but);
                let best = others.max_by(|one, other| one.worth.total_cmp(&other.worth));
                best.map(|best| best.action)
            };
            let known = if is_special(first) { best(None).unwrap_or(first) } else { first };
            if errs(MISTAKES) { best(Some(known)).unwrap_or(known) } else { known }
        } else {
            first
        };
        self.glance.note(&chosen);
        Some(chosen)
    }
}

/// Whether one has to have read a card for it.
fn is_special(action: Action) -> bool {
    matches!(action, Action::Use { .. } | Action::Play { .. })
}
