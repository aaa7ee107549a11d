//! A script that stays as it is, so that there is something to measure others by.
//!
//! **Frozen.** Nobody tunes it, corrects it or makes it cleverer: whoever is measured against it today has to meet the same
//! player in a year. So it takes nothing from the other players but what is done by lot. Of what it may do it does what
//! stands first in one fixed list, never rolls again, and lays its cards by lot. `tests/anchor.rs` holds it still.

use kernel::Sight;
use laststand::{Action, LastStand, Way};
use rand_core::Rng;

use crate::{Player, Random};

#[derive(Default)]
pub struct Anchor {
    actions: Vec<Action>,
    any: Random<LastStand>,
}

impl Player<LastStand> for Anchor {
    fn choose(&mut self, sight: &Sight<'_, LastStand>, rng: &mut dyn Rng) -> Option<Action> {
        self.actions.clear();
        sight.legal_actions(&mut self.actions);
        let ranked = self.actions.iter().filter_map(|action| Some((rank(action)?, *action)));
        // Of equals the first that is listed.
        let first = ranked.min_by_key(|(rank, _)| *rank).map(|(_, action)| action);
        first.or_else(|| self.any.choose(sight, rng))
    }
}

/// What comes first; nothing for what is done by lot, if at all.
fn rank(action: &Action) -> Option<u8> {
    match action {
        Action::Dodge { .. } => Some(0),
        Action::PutIn(_) => Some(1),
        Action::Meet { .. } => Some(2),
        Action::PayTogether(..) => Some(3),
        Action::Wound(..) => Some(4),
        Action::Move(Way::Up, _) => Some(5),
        Action::Use { .. } => Some(6),
        Action::Content => Some(7),
        Action::Suffer => Some(8),
        Action::ChooseTitan(_)
        | Action::TakeHero(_)
        | Action::StandAt(_)
        | Action::Lay { .. }
        | Action::Roll(_)
        | Action::Name(_)
        | Action::Lend { .. }
        | Action::GiveUp(_)
        | Action::Move(Way::Down, _)
        | Action::Cycle(_)
        | Action::Search
        | Action::PutOnTop(_)
        | Action::Resign => None,
    }
}
