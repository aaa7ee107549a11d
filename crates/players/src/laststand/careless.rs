//! Somebody who plays as well as another player, but for a slip now and then.
//!
//! Slips are those of people: one stops rolling too soon, spends dice on whatever comes to mind, forgets an ability, and
//! lays cards without a look at where the heroes stand. Nothing else is different: the same dice, the same rules.

use kernel::dice::{below, below_usize};
use kernel::{Game, Sight};
use laststand::state::{Stage, TITAN};
use laststand::{Action, LastStand};
use rand_core::Rng;

use crate::Player;

/// Slips in a hundred choices. A hero has many more choices in a round than the Titan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slips {
    pub titan: u8,
    pub hero: u8,
}

pub struct Careless<P> {
    careful: P,
    slips: Slips,
    actions: Vec<Action>,
}

impl<P> Careless<P> {
    pub fn new(careful: P, slips: Slips) -> Careless<P> {
        Careless { careful, slips, actions: Vec::new() }
    }

    /// Something it may do that does not give up the game.
    fn anything(&mut self, sight: &Sight<'_, LastStand>, rng: &mut dyn Rng) -> Option<Action> {
        self.actions.clear();
        sight.legal_actions(&mut self.actions);
        self.actions.retain(|action| !sight.game().concedes(action));
        if self.actions.is_empty() {
            return None;
        }
        Some(self.actions[below_usize(rng, self.actions.len())])
    }

    /// What comes of a moment's carelessness.
    fn slip(&mut self, sight: &Sight<'_, LastStand>, rng: &mut dyn Rng) -> Option<Action> {
        match sight.view().open.stage {
            Stage::Roll | Stage::Abilities | Stage::Gather { .. } => {
                Some(Action::Content).filter(|action| sight.check(action).is_ok())
            }
            Stage::Lay | Stage::Spend | Stage::GiveUp { .. } | Stage::Lend { .. } | Stage::ChooseLevels => {
                self.anything(sight, rng)
            }
            Stage::ChooseTitan
            | Stage::TakeHeroes
            | Stage::SeeTactics
            | Stage::FirstRoll { .. }
            | Stage::Reroll { .. }
            | Stage::NameHero
            | Stage::Returned { .. }
            | Stage::Dodge { .. }
            | Stage::Mutilate
            | Stage::SeeOrder { .. }
            | Stage::Search { .. }
            | Stage::Over(_) => None,
        }
    }
}

impl<P: Player<LastStand>> Player<LastStand> for Careless<P> {
    fn choose(&mut self, sight: &Sight<'_, LastStand>, rng: &mut dyn Rng) -> Option<Action> {
        let slips = if sight.seat() == TITAN { self.slips.titan } else { self.slips.hero };
        let slipped = if below(rng, 100) < slips { self.slip(sight, rng) } else { None };
        // Whose turn in a common plan comes later waits even then.
        let sensible = self.careful.choose(sight, rng)?;
        Some(slipped.unwrap_or(sensible))
    }
}
