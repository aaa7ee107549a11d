//! Computer opponents, asked for by level.
//!
//! [`choose`] is the one place where a level turns into a player.

use kernel::{Game, Kind, Sight};
use rand_core::Rng;

/// How well an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any kind of choice, then any choice of that kind.
    Random,
}

impl Level {
    pub const ALL: [Level; 1] = [Level::Random];

    pub fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }

    pub fn parse(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

/// The choice of a computer player that sees what its seat sees; `None` if it has none.
pub fn choose<G: Game>(sight: &Sight<'_, G>, level: Level, rng: &mut dyn Rng) -> Option<G::Action> {
    match level {
        Level::Random => random(sight, rng),
    }
}

fn random<G: Game>(sight: &Sight<'_, G>, rng: &mut dyn Rng) -> Option<G::Action> {
    let game = sight.game();
    let mut actions = Vec::new();
    sight.legal_actions(&mut G::Memo::default(), &mut actions);
    actions.retain(|action| !game.concedes(action));
    let mut kinds: Vec<Kind> = actions.iter().map(|action| game.kind(action)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let kind = *kinds.get(kernel::dice::below_usize(rng, kinds.len()))?;
    actions.retain(|action| game.kind(action) == kind);
    actions.get(kernel::dice::below_usize(rng, actions.len())).copied()
}
