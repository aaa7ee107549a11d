//! How long the steps of a battle take, and how many random battles a second: `cargo bench -p anima`.
//!
//! Every measure is taken on squares and on the free table, with 250 levels a side. Whole games are played in all four
//! editions; [`games`] is the number to compare with the goals.

#[path = "../tests/common/mod.rs"]
mod common;

use anima::ground::Ground;
use anima::state::{Gait, Side};
use anima::{Action, Anima, Memo, State};
use divan::{Bencher, black_box};
use kernel::dice::{below_usize, draw, stream};
use kernel::{Game, Input, Kind, Nothing, Pending, Seat};
use rand_core::Rng;

fn main() {
    divan::main();
}

const BOARD: &str = "map=twin-hills a=old-guard b=night-court";
const TABLE: &str = "map=long-fields a=old-guard b=night-court";
const GROUNDS: [&str; 2] = [BOARD, TABLE];

const GAMES: [&str; 8] = [
    BOARD,
    "edition=core-en map=quarry-floor a=pilgrims b=creditors",
    "edition=core-es map=old-terraces a=old-guard b=pilgrims",
    "edition=alpha-it map=stairs-of-ash a=creditors b=night-court",
    TABLE,
    "edition=core-en map=broken-abbey a=pilgrims b=creditors",
    "edition=core-es map=salt-market a=old-guard b=pilgrims",
    "edition=alpha-it map=eagle-stones a=creditors b=night-court",
];

fn make(setup: &str) -> Anima {
    common::make(setup).expect("the benchmark's setups are good")
}

/// A player that picks a kind of choice first, then one of that kind, and never gives up; its room is used again.
#[derive(Default)]
struct Player {
    memo: Memo,
    actions: Vec<Action>,
    kinds: Vec<Kind>,
}

impl Player {
    fn choose(&mut self, game: &Anima, state: &State, seat: Seat, rng: &mut dyn Rng) -> Action {
        self.actions.clear();
        game.legal_actions(state, &mut self.memo, seat, &mut self.actions);
        self.actions.retain(|action| !game.concedes(action));
        let mut found = 0_u64;
        self.kinds.clear();
        self.kinds.extend(self.actions.iter().map(|action| {
            let kind = game.kind(action);
            found |= 1 << kind.0;
            kind
        }));
        let skipped = below_usize(rng, found.count_ones() as usize);
        let kind = Kind((0..skipped).fold(found, |found, _| found & (found - 1)).trailing_zeros() as u8);
        let count = self.kinds.iter().filter(|other| **other == kind).count();
        let place = below_usize(rng, count);
        let of_kind = self.kinds.iter().zip(&self.actions).filter(|(other, _)| **other == kind);
        *of_kind.map(|(_, action)| action).nth(place).expect("there is one of every kind found")
    }

    /// Plays a game to its end, telling of every position in which somebody chooses.
    fn play(
        &mut self,
        game: &Anima,
        rng: &mut dyn Rng,
        mut tell: impl FnMut(&State, &Input<Action>),
    ) -> State {
        let mut state = game.start();
        loop {
            let input = match game.pending(&state) {
                Pending::Over(_) => return state,
                Pending::Chance(chance) => Input::Drawn(draw(rng, chance)),
                Pending::Decide { awaited, .. } => {
                    let seat = awaited.iter().next().expect("somebody is awaited");
                    Input::Choose(seat, self.choose(game, &state, seat, rng))
                }
            };
            tell(&state, &input);
            game.apply(&mut state, &mut self.memo, &input, &mut Nothing);
        }
    }
}

/// The positions of a few random games in which somebody chooses, and what is chosen.
fn positions(game: &Anima) -> Vec<(State, Input<Action>)> {
    let mut positions = Vec::new();
    for seed in 0..4 {
        Player::default().play(game, &mut stream(seed, 1), |state, input| {
            if matches!(input, Input::Choose(..)) {
                positions.push((*state, *input));
            }
        });
    }
    positions
}

/// Copies a state.
#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let positions = positions(&make(BOARD));
    let state = positions[positions.len() / 2].0;
    bencher.bench_local(|| *black_box(&state));
}

/// Takes in every choice of some games, each from its own position.
#[divan::bench(args = GROUNDS)]
fn apply_choices(bencher: Bencher<'_, '_>, setup: &str) {
    let game = make(setup);
    let (positions, mut memo) = (positions(&game), Memo::default());
    bencher.counter(positions.len()).bench_local(|| {
        for (state, input) in &positions {
            let mut state = *state;
            game.apply(&mut state, &mut memo, input, &mut Nothing);
            black_box(state);
        }
    });
}

/// Lists the choices of whoever chooses, in every position of some games.
#[divan::bench(args = GROUNDS)]
fn list_choices(bencher: Bencher<'_, '_>, setup: &str) {
    let game = make(setup);
    let (positions, mut memo) = (positions(&game), Memo::default());
    let mut out = Vec::new();
    bencher.counter(positions.len()).bench_local(|| {
        for (state, input) in &positions {
            let seat = if let Input::Choose(seat, _) = input { *seat } else { Seat(0) };
            out.clear();
            game.legal_actions(state, &mut memo, seat, &mut out);
            black_box(&out);
        }
    });
}

/// What everybody on the table sees of every enemy, in every position of some games.
#[divan::bench(args = GROUNDS)]
fn sight(bencher: Bencher<'_, '_>, setup: &str) {
    let game = make(setup);
    let positions = positions(&game);
    let ground = Ground::new(&game, &positions[0].0);
    let pairs = |state: &State| state.standing(Side::A).len() * state.standing(Side::B).len();
    let count: u32 = positions.iter().map(|(state, _)| pairs(state)).sum();
    bencher.counter(count).bench_local(|| {
        for (state, _) in &positions {
            for one in state.standing(Side::A).iter() {
                for other in state.standing(Side::B).iter() {
                    black_box(ground.sight(&game, state, one, other));
                }
            }
        }
    });
}

/// Where everybody on the table can walk to, in every position of some games.
#[divan::bench(args = GROUNDS)]
fn reach(bencher: Bencher<'_, '_>, setup: &str) {
    let game = make(setup);
    let positions = positions(&game);
    let ground = Ground::new(&game, &positions[0].0);
    let count: u32 = positions.iter().map(|(state, _)| state.all_standing().len()).sum();
    bencher.counter(count).bench_local(|| {
        for (state, _) in &positions {
            for figure in state.all_standing().iter() {
                let facts = anima::rules::cards::Facts::new(&game, state, &ground);
                let left = anima::rules::movement::allowance(facts, figure, Gait::Walk);
                ground.list_journeys(&game, state, figure, Gait::Walk, left, |to| {
                    black_box(to);
                });
            }
        }
    });
}

/// Works out the ground of a map.
#[divan::bench(args = GROUNDS)]
fn ground(bencher: Bencher<'_, '_>, setup: &str) {
    let game = make(setup);
    let state = game.start();
    bencher.bench_local(|| Ground::new(&game, black_box(&state)));
}

/// A hundred whole games between random players.
#[divan::bench(args = GAMES, sample_count = 20)]
fn games(bencher: Bencher<'_, '_>, setup: &str) {
    const COUNT: u64 = 100;
    let game = make(setup);
    let mut player = Player::default();
    bencher.counter(COUNT).bench_local(|| {
        for seed in 0..COUNT {
            black_box(player.play(&game, &mut stream(7, seed), |_, _| {}));
        }
    });
}
