//! A player that does anything it may, but never gives up.

use kernel::dice::{below, below_usize};
use kernel::{Game, Kind, Sight};
use rand_core::Rng;

use crate::Player;

/// Picks a kind of choice first, then one of that kind, so that a kind with many variants is not chosen more often than
/// one with few.
pub struct Random<G: Game> {
    /// Kept between choices, so that nothing is allocated once it has grown.
    actions: Vec<G::Action>,
    kinds: Vec<u8>,
}

impl<G: Game> Random<G> {
    pub fn new() -> Random<G> {
        Random { actions: Vec::new(), kinds: Vec::new() }
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random::new()
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut dyn Rng) -> Option<G::Action> {
        self.actions.clear();
        sight.legal_actions(&mut self.actions);
        pick(sight.game(), &self.actions, &mut self.kinds, rng)
    }
}

/// One of these choices, by kind first; `None` if all of them give up. `kinds` is room that is used again.
fn pick<G: Game>(
    game: &G,
    actions: &[G::Action],
    kinds: &mut Vec<u8>,
    rng: &mut dyn Rng,
) -> Option<G::Action> {
    let mut found = 0u64;
    kinds.clear();
    kinds.extend(actions.iter().map(|action| {
        if game.concedes(action) {
            return Kind::MOST;
        }
        let Kind(kind) = game.kind(action);
        found |= 1 << kind;
        kind
    }));
    if found == 0 {
        return None;
    }
    let skipped = if found.is_power_of_two() { 0 } else { below(rng, found.count_ones() as u8) };
    let kind = (0..skipped).fold(found, |found, _| found & (found - 1)).trailing_zeros() as u8;
    let count = kinds.iter().filter(|&&other| other == kind).count();
    let place = if count == 1 { 0 } else { below_usize(rng, count) };
    let of_kind = kinds.iter().zip(actions).filter(|&(&other, _)| other == kind);
    of_kind.map(|(_, action)| *action).nth(place)
}
