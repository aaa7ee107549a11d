//! A player that does anything it may, but never gives up.

use kernel::dice::{below, below_usize};
use kernel::{Game, Kind, Sight};
use rand_core::Rng;

use crate::Player;

/// Picks a kind of choice first, then one of that kind, so that a kind with many variants is not chosen more often than
/// one with few.
pub struct Random<G: Game> {
    memo: G::Memo,
    /// Kept between choices, so that nothing is allocated once it has grown.
    actions: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    pub fn new() -> Random<G> {
        Random { memo: G::Memo::default(), actions: Vec::new() }
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random::new()
    }
}

impl<G: Game> Player<G> for Random<G>
where
    G::Memo: Send,
{
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut dyn Rng) -> Option<G::Action> {
        self.actions.clear();
        sight.legal_actions(&mut self.memo, &mut self.actions);
        pick(sight.game(), &self.actions, rng)
    }
}

/// One of these choices, by kind first; `None` if all of them give up.
pub fn pick<G: Game>(game: &G, actions: &[G::Action], rng: &mut dyn Rng) -> Option<G::Action> {
    let mut kinds = 0u64;
    let mut count = [0u16; Kind::MOST as usize];
    for action in actions.iter().filter(|action| !game.concedes(action)) {
        let Kind(kind) = game.kind(action);
        kinds |= 1 << kind;
        count[usize::from(kind)] += 1;
    }
    if kinds == 0 {
        return None;
    }
    let skipped = if kinds.is_power_of_two() { 0 } else { below(rng, kinds.count_ones() as u8) };
    let kind = (0..skipped).fold(kinds, |kinds, _| kinds & (kinds - 1)).trailing_zeros() as u8;
    let place = below_usize(rng, usize::from(count[usize::from(kind)]));
    let of_kind = |action: &&G::Action| game.kind(action) == Kind(kind) && !game.concedes(action);
    actions.iter().filter(of_kind).nth(place).copied()
}
