//! Random play: the driver behind the contract, golden playthroughs and fuzzing.
//!
//! A kind of choice is picked first and then one of that kind, so that a kind with many variants is not met more often
//! than one with few. Giving up is rare, and so is speaking without being awaited, but both happen.

use kernel::dice::{below_usize, draw, stream};
use kernel::{Game, Input, Kind, Nothing, Pending, Seat, SeatSet};
use rand_core::Rng;

/// One input in so many is somebody's who is not awaited.
const SPEAKS: usize = 12;
/// One choice in so many may give the game up.
const CONCEDES: usize = 64;
/// Who speaks in a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Talk {
    Anybody,
    /// Those who only may never do.
    OnlyAwaited,
}

/// Whether a driver would take this input now.
pub fn accepts<G: Game>(game: &G, state: &G::State, memo: &mut G::Memo, input: &Input<G::Action>) -> bool {
    match (input, game.pending(state)) {
        (Input::Choose(seat, action), Pending::Decide { .. }) => {
            game.check(state, memo, *seat, action).is_ok()
        }
        (Input::Drawn(drawn), Pending::Chance(chance)) => chance.admits(drawn),
        (Input::Choose(..), Pending::Chance(_) | Pending::Over(_)) => false,
        (Input::Drawn(_), Pending::Decide { .. } | Pending::Over(_)) => false,
    }
}

/// A random input, of a random kind; nothing when the game is over or nobody has a choice.
pub fn choose<G: Game>(
    game: &G,
    state: &G::State,
    memo: &mut G::Memo,
    talk: Talk,
    rng: &mut dyn Rng,
) -> Option<Input<G::Action>> {
    let (awaited, may) = match game.pending(state) {
        Pending::Over(_) => return None,
        Pending::Chance(chance) => return Some(Input::Drawn(draw(rng, chance))),
        Pending::Decide { awaited, may } => (awaited, may),
    };
    let speaks = talk == Talk::Anybody && !may.is_empty() && below_usize(rng, SPEAKS) == 0;
    let mut list = Vec::new();
    if speaks {
        let seat = one_of(may, rng)?;
        game.legal_actions(state, memo, seat, &mut list);
        if let Some(action) = of_some_kind(game, &list, rng) {
            return Some(Input::Choose(seat, action));
        }
    }
    let seat = one_of(awaited, rng)?;
    list.clear();
    game.legal_actions(state, memo, seat, &mut list);
    of_some_kind(game, &list, rng).map(|action| Input::Choose(seat, action))
}

fn one_of(seats: SeatSet, rng: &mut dyn Rng) -> Option<Seat> {
    let place = below_usize(rng, seats.len() as usize);
    seats.iter().nth(place)
}

fn of_some_kind<G: Game>(game: &G, list: &[G::Action], rng: &mut dyn Rng) -> Option<G::Action> {
    let concedes = below_usize(rng, CONCEDES) == 0;
    let mut wanted: Vec<&G::Action> =
        list.iter().filter(|&action| concedes || !game.concedes(action)).collect();
    if wanted.is_empty() {
        wanted = list.iter().collect();
    }
    let mut kinds: Vec<Kind> = wanted.iter().map(|action| game.kind(action)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let kind = *kinds.get(below_usize(rng, kinds.len()))?;
    wanted.retain(|action| game.kind(action) == kind);
    wanted.get(below_usize(rng, wanted.len())).map(|&&action| action)
}

/// The inputs of one whole random game, or of its first `most`.
pub fn play<G: Game>(game: &G, seed: u64, most: usize) -> Vec<Input<G::Action>> {
    let mut rng = stream(seed, 0);
    let (mut state, mut memo) = (game.start(), G::Memo::default());
    let mut inputs = Vec::new();
    while inputs.len() < most {
        let Some(input) = choose(game, &state, &mut memo, Talk::Anybody, &mut rng) else { break };
        game.apply(&mut state, &mut memo, &input, &mut Nothing);
        inputs.push(input);
    }
    inputs
}
