//! A player that does anything it may, but never gives up.

use kernel::dice::{below, below_usize};
use kernel::{Game, Kind, Kinds, Sight};
use rand_core::Rng;

use crate::Player;

/// Picks a kind of choice first, then one of that kind, so that a kind with many variants is not chosen more often than
/// one with few.
pub struct Random<G: Game> {
    /// Kept between choices, so that nothing is allocated once it has grown.
    actions: Vec<G::Action>,
    kinds: Vec<Option<Kind>>,
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
        let open = sight.kinds();
        if open == Kinds::ALL { self.pick_listed(sight, rng) } else { self.pick_kind(sight, open, rng) }
    }
}

impl<G: Game> Random<G> {
    /// Lists one kind after another, by lot, until one has a choice: each that has is as likely as in a list of all.
    fn pick_kind(&mut self, sight: &Sight<'_, G>, mut open: Kinds, rng: &mut dyn Rng) -> Option<G::Action> {
        while !open.is_empty() {
            let kind = a_kind(open, rng)?;
            self.actions.clear();
            sight.legal_of(Kinds::of([kind]), &mut self.actions);
            if !self.actions.is_empty() {
                return self.actions.get(one_of(rng, self.actions.len())).copied();
            }
            open = open.without(kind);
        }
        None
    }

    /// One of all choices, for games where listing them all costs no more than asking for a kind.
    fn pick_listed(&mut self, sight: &Sight<'_, G>, rng: &mut dyn Rng) -> Option<G::Action> {
        let game = sight.game();
        self.actions.clear();
        sight.legal_actions(&mut self.actions);
        let mut found = Kinds::NONE;
        self.kinds.clear();
        self.kinds.extend(self.actions.iter().map(|action| {
            let kind = (!game.concedes(action)).then(|| game.kind(action));
            found = kind.map_or(found, |kind| found.with(kind));
            kind
        }));
        let kind = Some(a_kind(found, rng)?);
        let count = self.kinds.iter().filter(|&&other| other == kind).count();
        let of_kind = self.kinds.iter().zip(&self.actions).filter(|&(&other, _)| other == kind);
        of_kind.map(|(_, action)| *action).nth(one_of(rng, count))
    }
}

/// One of these kinds; nothing is drawn for the only one.
fn a_kind(kinds: Kinds, rng: &mut dyn Rng) -> Option<Kind> {
    kinds.nth(if kinds.len() == 1 { 0 } else { below(rng, kinds.len()) })
}

/// A place among so many; nothing is drawn for the only one.
fn one_of(rng: &mut dyn Rng, count: usize) -> usize {
    if count == 1 { 0 } else { below_usize(rng, count) }
}
