//! Random play: the driver behind the contract, golden playthroughs and fuzzing.
//!
//! A kind of choice is picked first and then one of that kind, so that a kind with many variants is not met more often
//! than one with few. A [`Manner`] makes some kinds dearer than others for a whole game, which leads to places that
//! even-handed play hardly ever sees. Giving up is rare, and so is speaking without being awaited, but both happen.

use kernel::dice::{below_usize, draw, stream};
use kernel::{Game, Input, Kind, Nothing, Pending, Seat, SeatSet};
use rand_core::Rng;

/// One input in so many is somebody's who is not awaited.
const SPEAKS: usize = 12;
/// One choice in so many may give the game up.
const CONCEDES: usize = 1024;

/// Who speaks in a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Talk {
    Anybody,
    /// Those who only may never do.
    OnlyAwaited,
}

/// How a random game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    talk: Talk,
    /// How dear each kind of choice is.
    weights: [u8; Kind::MOST as usize],
}

impl Manner {
    /// Every kind is as dear as any other.
    pub fn even(talk: Talk) -> Manner {
        Manner { talk, weights: [1; Kind::MOST as usize] }
    }

    /// Each kind is dear, cheap or in between, as chance has it.
    pub fn moody(talk: Talk, rng: &mut dyn Rng) -> Manner {
        const WEIGHTS: [u8; 4] = [1, 1, 6, 30];
        let mut manner = Manner::even(talk);
        for weight in &mut manner.weights {
            *weight = WEIGHTS[below_usize(rng, WEIGHTS.len())];
        }
        manner
    }

    fn weight(&self, kind: Kind) -> usize {
        self.weights.get(usize::from(kind.0)).copied().map_or(1, usize::from)
    }
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
    manner: &Manner,
    rng: &mut dyn Rng,
) -> Option<Input<G::Action>> {
    let (awaited, may) = match game.pending(state) {
        Pending::Over(_) => return None,
        Pending::Chance(chance) => return Some(Input::Drawn(draw(rng, chance))),
        Pending::Decide { awaited, may } => (awaited, may),
    };
    let mut list = Vec::new();
    let concedes = below_usize(rng, CONCEDES) == 0;
    if manner.talk == Talk::Anybody && !may.is_empty() && below_usize(rng, SPEAKS) == 0 {
        let seat = one_of(may, rng)?;
        game.legal_actions(state, memo, seat, &mut list);
        list.retain(|action| concedes || !game.concedes(action));
        if let Some(action) = of_some_kind(game, &list, manner, rng) {
            return Some(Input::Choose(seat, action));
        }
    }
    let seat = one_of(awaited, rng)?;
    list.clear();
    game.legal_actions(state, memo, seat, &mut list);
    // Whoever is awaited must choose something, even where giving up is all there is.
    if !concedes && list.iter().any(|action| !game.concedes(action)) {
        list.retain(|action| !game.concedes(action));
    }
    of_some_kind(game, &list, manner, rng).map(|action| Input::Choose(seat, action))
}

fn one_of(seats: SeatSet, rng: &mut dyn Rng) -> Option<Seat> {
    let place = below_usize(rng, seats.len() as usize);
    seats.iter().nth(place)
}

fn of_some_kind<G: Game>(
    game: &G,
    list: &[G::Action],
    manner: &Manner,
    rng: &mut dyn Rng,
) -> Option<G::Action> {
    let mut kinds: Vec<Kind> = list.iter().map(|action| game.kind(action)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let mut point = below_usize(rng, kinds.iter().map(|&kind| manner.weight(kind)).sum());
    let kind = kinds.into_iter().find(|&kind| {
        let found = point < manner.weight(kind);
        point = point.saturating_sub(manner.weight(kind));
        found
    })?;
    let of_kind: Vec<&G::Action> = list.iter().filter(|action| game.kind(action) == kind).collect();
    of_kind.get(below_usize(rng, of_kind.len())).map(|&&action| action)
}

/// The inputs of one whole random game, or of its first `most`.
pub fn play<G: Game>(game: &G, seed: u64, most: usize) -> Vec<Input<G::Action>> {
    let mut rng = stream(seed, 0);
    let (mut state, mut memo) = (game.start(), G::Memo::default());
    let (manner, mut inputs) = (Manner::even(Talk::Anybody), Vec::new());
    while inputs.len() < most {
        let Some(input) = choose(game, &state, &mut memo, &manner, &mut rng) else { break };
        game.apply(&mut state, &mut memo, &input, &mut Nothing);
        inputs.push(input);
    }
    inputs
}
