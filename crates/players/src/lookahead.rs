//! A player that tries its choices out in worlds it imagines.
//!
//! For each candidate it plays on with a simpler player in every seat, as far as its [`Judge`] says, and takes the
//! candidate that came out best. All candidates meet the same worlds and the same dice, and the worse half is dropped
//! again and again, so that most of the work goes into telling the best apart. Limits are counts, not clocks.

use std::cmp::Ordering;

use kernel::dice::{below_usize, draw, stream};
use kernel::{Game, Input, Nothing, Pending, Seat, Sight};
use rand_core::Rng;

use crate::{Player, next_to_choose};

/// What a game knows about good positions and about how far it is worth looking.
pub trait Judge<G: Game>: Send {
    /// How likely the seat's side wins, from 0 to 1.
    fn value(&self, game: &G, state: &G::State, seat: Seat) -> f32;

    /// Whether somebody who looks ahead from `from` need look no further than `now`.
    fn is_far_enough(&self, from: &G::State, now: &G::State) -> bool;
}

/// How much is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// At most so many choices; what the simpler player would do is always among them.
    pub candidates: usize,
    /// So many worlds for each before the first half is dropped; twice as many before the next.
    pub worlds: usize,
    /// At most so many inputs in one world.
    pub inputs: usize,
}

pub struct LookAhead<G: Game, J, P> {
    judge: J,
    /// One for each seat, so that each keeps room of its own.
    simpler: Vec<P>,
    limits: Limits,
    actions: Vec<G::Action>,
    memo: G::Memo,
}

/// A choice and what it came to so far.
struct Candidate<A> {
    action: A,
    sum: f32,
}

impl<G: Game, J: Judge<G>, P: Player<G>> LookAhead<G, J, P> {
    /// `simpler` is a player for each seat that the game may have.
    pub fn new(judge: J, simpler: Vec<P>, limits: Limits) -> LookAhead<G, J, P> {
        LookAhead { judge, simpler, limits, actions: Vec::new(), memo: G::Memo::default() }
    }

    /// What the simpler player would do, and others by lot.
    fn candidates(&mut self, first: G::Action, game: &G, rng: &mut dyn Rng) -> Vec<Candidate<G::Action>> {
        self.actions.retain(|action| !game.concedes(action) && *action != first);
        let mut candidates = vec![Candidate { action: first, sum: 0.0 }];
        while candidates.len() < self.limits.candidates && !self.actions.is_empty() {
            let action = self.actions.swap_remove(below_usize(rng, self.actions.len()));
            candidates.push(Candidate { action, sum: 0.0 });
        }
        candidates
    }

    /// Plays on from a choice in an imagined world.
    fn play_on(&mut self, game: &G, world: &G::State, seat: Seat, action: G::Action, seed: u64) -> f32 {
        let mut rng = stream(seed, 0);
        let mut state = *world;
        game.apply(&mut state, &mut self.memo, &Input::Choose(seat, action), &mut Nothing);
        for _ in 0..self.limits.inputs {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(chance) => Input::Drawn(draw(&mut rng, chance)),
                Pending::Decide { awaited, .. } => {
                    if self.judge.is_far_enough(world, &state) {
                        break;
                    }
                    match next_to_choose(game, &state, &mut self.memo, awaited, &mut self.simpler, &mut rng) {
                        Some((seat, action)) => Input::Choose(seat, action),
                        None => break,
                    }
                }
            };
            game.apply(&mut state, &mut self.memo, &input, &mut Nothing);
        }
        self.judge.value(game, &state, seat)
    }
}

impl<G: Game, J: Judge<G>, P: Player<G>> Player<G> for LookAhead<G, J, P>
where
    G::Memo: Send,
{
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut dyn Rng) -> Option<G::Action> {
        let (game, seat) = (sight.game(), sight.seat());
        // Who would leave it to others leaves it to them here too: the plan they follow together is the simpler one's.
        let first = self.simpler.get_mut(seat.index())?.choose(sight, rng)?;
        self.actions.clear();
        sight.legal_actions(&mut self.actions);
        let mut candidates = self.candidates(first, game, rng);
        let mut worlds = self.limits.worlds;
        while candidates.len() > 1 {
            for _ in 0..worlds {
                let (world, seed) = (sight.imagine(rng), rng.next_u64());
                for candidate in &mut candidates {
                    candidate.sum += self.play_on(game, &world, seat, candidate.action, seed);
                }
            }
            // Stable, so that of equals the one that came first stays.
            candidates.sort_by(|one, other| other.sum.partial_cmp(&one.sum).unwrap_or(Ordering::Equal));
            candidates.truncate(candidates.len().div_ceil(2));
            worlds *= 2;
        }
        candidates.first().map(|candidate| candidate.action)
    }
}
