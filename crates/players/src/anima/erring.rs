//! Erring like people do: levels 1 and 2 play at a glance and err in it, others when they do not think.
//!
//! Somebody who is new to the game forgets to defend itself and takes the second best for the best now and then. On its
//! first evening it also minds nothing that may come back, acts in any order and has not read what its cards can do in
//! their activation. Its dice are everybody's.

use anima::state::Stage;
use anima::{Action, Anima};
use kernel::Sight;
use kernel::dice::{below, below_usize};
use rand_core::Rng;

use super::glance::{Glance, Weighed};
use crate::{Player, Weights};

/// How somebody errs.
#[derive(Clone, Copy)]
pub struct Errs {
    /// So many times in a hundred it forgets to react,
    pub forgets: u8,
    /// and takes something else for the best.
    pub mistakes: u8,
    /// It is its first evening.
    pub first_evening: bool,
}

impl Errs {
    /// What somebody does who would do this at a glance, had it not erred.
    pub fn instead(
        self,
        glance: &Glance,
        sight: &Sight<'_, Anima>,
        first: Action,
        rng: &mut dyn Rng,
    ) -> Action {
        let (state, weighed) = (sight.view().state, &glance.weighed);
        if anima::rules::attack(&state).is_some() {
            let may_forget = first != Action::LetBe && sight.check(&Action::LetBe).is_ok();
            return if may_forget && below(rng, 100) < self.forgets { Action::LetBe } else { first };
        }
        if self.first_evening && matches!(state.stage, Stage::Act { .. }) && !weighed.is_empty() {
            let anybody = weighed[below_usize(rng, weighed.len())].action;
            return if matches!(anybody, Action::Activate(_)) { anybody } else { first };
        }
        let acts = matches!(state.stage, Stage::Act { .. } | Stage::Active { .. });
        if acts { self.mistaken(weighed, first, rng) } else { first }
    }

    /// What it takes for the best of what the active figure can do, or of who might act.
    fn mistaken(self, weighed: &[Weighed], first: Action, rng: &mut dyn Rng) -> Action {
        let unread = |action: Action| self.first_evening && is_special(action);
        let known = |other: &&Weighed| !unread(other.action) && other.worth > f32::MIN;
        let best = |but: Option<Action>| {
            let others = weighed.iter().filter(known).filter(|other| Some(other.action) != but);
            let best = others.max_by(|one, other| one.worth.total_cmp(&other.worth));
            best.map(|best| best.action)
        };
        let first = if unread(first) { best(None).unwrap_or(first) } else { first };
        if below(rng, 100) < self.mistakes { best(Some(first)).unwrap_or(first) } else { first }
    }
}

pub struct Erring {
    errs: Errs,
    glance: Glance,
}

impl Erring {
    pub fn new(errs: Errs, cares: Weights) -> Erring {
        let harm_suffered = if errs.first_evening { 0.0 } else { cares.harm_suffered };
        Erring { errs, glance: Glance::new(Weights { harm_suffered, ..cares }) }
    }
}

impl Player<Anima> for Erring {
    fn choose(&mut self, sight: &Sight<'_, Anima>, rng: &mut dyn Rng) -> Option<Action> {
        let first = self.glance.consider(sight, rng)?;
        let chosen = self.errs.instead(&self.glance, sight, first, rng);
        self.glance.note(&chosen);
        Some(chosen)
    }
}

/// Whether one has to have read a card for it.
fn is_special(action: Action) -> bool {
    matches!(action, Action::Use { .. } | Action::Play { .. })
}
