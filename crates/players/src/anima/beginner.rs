//! Level 1: somebody's first evening with the game.
//!
//! It plays at a glance and errs like people do: it hardly minds what comes back, acts in any order, forgets to defend
//! itself and takes the second best for the best now and then. Its dice are everybody's.

use anima::state::Stage;
use anima::{Action, Anima};
use kernel::Sight;
use kernel::dice::{below, below_usize};
use rand_core::Rng;

use super::glance::Glance;
use crate::{Player, Weights};

pub struct Beginner {
    glance: Glance,
}

/// How much of the harm that may come back it sees.
const UNMINDED: f32 = 0.5;
/// Parts of a hundred in which it errs: it forgets to react, activates anybody, takes something else for the best.
const FORGETS: u8 = 5;
const ANYBODY: u8 = 90;
const MISTAKES: u8 = 2;

impl Beginner {
    pub fn new(cares: Weights) -> Beginner {
        Beginner { glance: Glance::new(Weights { harm_suffered: cares.harm_suffered * UNMINDED, ..cares }) }
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
        } else if matches!(state.stage, Stage::Act { .. }) && !weighed.is_empty() && errs(ANYBODY) {
            let anybody = weighed[below_usize(rng, weighed.len())].action;
            if matches!(anybody, Action::Activate(_)) { anybody } else { first }
        } else if matches!(state.stage, Stage::Active { .. }) && errs(MISTAKES) {
            let others = weighed.iter().filter(|other| other.action != first && other.worth > f32::MIN);
            let second = others.max_by(|one, other| one.worth.total_cmp(&other.worth));
            second.map_or(first, |second| second.action)
        } else {
            first
        };
        self.glance.note(&chosen);
        Some(chosen)
    }
}
