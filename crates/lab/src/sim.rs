//! Many games, each with a number and a generator of its own.
//!
//! Game number `index` depends on the seed and its number alone, never on which thread plays it or when: the digest over
//! all final states is the same for every number of jobs and on every machine. Start at [`run`]; [`play_out`] is one
//! game.

use std::sync::atomic::{AtomicU64, Ordering};

use kernel::dice::{draw, stream};
use kernel::hash::{self, Digest};
use kernel::{Game, Input, Nothing, Pending, Sink, Worded};
use players::{Player, next_to_choose};
use rand_pcg::Pcg64;

/// What is to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    pub games: u64,
    pub seed: u64,
    /// Threads; at least one.
    pub jobs: usize,
}

/// How a game of the simulation is set up and who plays it.
pub trait Setup: Sync {
    type Game: Worded;

    /// A game value, one for each thread.
    fn game(&self) -> Self::Game;

    /// Fills in for one game what the plan leaves to the seed.
    fn deal(&self, game: &mut Self::Game, rng: &mut Pcg64);

    /// A player for each seat. They play one game after another and keep nothing between games.
    fn players(&self) -> Vec<Box<dyn Player<Self::Game>>>;

    /// Whether a game has gone on for so long that something must be wrong.
    fn is_endless(&self, game: &Self::Game, state: &<Self::Game as Game>::State) -> bool;
}

/// The games of a setup with other players than its own.
pub struct PlayedBy<S, P> {
    pub setup: S,
    /// Makes a player for each seat.
    pub players: P,
}

impl<S: Setup, P: Fn() -> Vec<Box<dyn Player<S::Game>>> + Sync> Setup for PlayedBy<S, P> {
    type Game = S::Game;

    fn game(&self) -> S::Game {
        self.setup.game()
    }

    fn deal(&self, game: &mut S::Game, rng: &mut Pcg64) {
        self.setup.deal(game, rng);
    }

    fn players(&self) -> Vec<Box<dyn Player<S::Game>>> {
        (self.players)()
    }

    fn is_endless(&self, game: &S::Game, state: &<S::Game as Game>::State) -> bool {
        self.setup.is_endless(game, state)
    }
}

/// One game from its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played<S, O> {
    pub state: S,
    /// `None` is an error: a refused choice, nobody who chooses, or no end.
    pub outcome: Option<O>,
    pub decisions: u64,
    pub inputs: u64,
}

/// What all games came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Totals<O> {
    pub games: u64,
    pub decisions: u64,
    pub inputs: u64,
    /// How often each outcome came about, in the order in which they first did.
    pub outcomes: Vec<(O, u64)>,
    /// Games that did not end as games do.
    pub errors: u64,
    pub digest: u64,
}

impl<O: Copy> Totals<O> {
    /// How many games ended in a way of which this holds.
    pub fn count(&self, holds: impl Fn(O) -> bool) -> u64 {
        self.outcomes.iter().filter(|(outcome, _)| holds(*outcome)).map(|(_, count)| count).sum()
    }
}

/// An outcome in words that are the same in every language: the name of its line and what the line says.
pub fn outcome_words<G: Worded>(game: &G, outcome: &G::Outcome) -> String {
    let line = game.outcome_line(outcome);
    let words = line.args.iter().map(|(_, word)| word.to_string());
    std::iter::once(line.line_name().to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

/// Plays until the game is over, a choice is refused, or `is_endless`.
///
/// `memo` is the game's own, and may come from other games of the same setup.
pub fn play_out<G: Game>(
    game: &G,
    memo: &mut G::Memo,
    players: &mut [impl Player<G>],
    rng: &mut Pcg64,
    is_endless: impl Fn(&G::State) -> bool,
    heard: &mut impl Sink<G::Event>,
) -> Played<G::State, G::Outcome> {
    let mut played = Played { state: game.start(), outcome: None, decisions: 0, inputs: 0 };
    loop {
        let input = match game.pending(&played.state) {
            Pending::Over(outcome) => {
                played.outcome = Some(outcome);
                return played;
            }
            Pending::Chance(chance) => Input::Drawn(draw(rng, chance)),
            Pending::Decide { awaited, .. } => {
                let choice = next_to_choose(game, &played.state, memo, awaited, players, rng);
                let Some((seat, action)) = choice else { return played };
                let refused = game.check(&played.state, memo, seat, &action).is_err();
                if refused || is_endless(&played.state) {
                    return played;
                }
                played.decisions += 1;
                Input::Choose(seat, action)
            }
        };
        game.apply(&mut played.state, memo, &input, heard);
        played.inputs += 1;
    }
}

/// Somebody who hears what happens in one game after another.
pub trait Hearer<E>: Sink<E> + Default + Send {
    /// A game is over.
    fn game_over(&mut self);
}

impl<E> Hearer<E> for Nothing {
    fn game_over(&mut self) {}
}

/// Plays all games of the plan and sums up. `progress` hears now and then how many are finished.
pub fn run<S: Setup>(
    setup: &S,
    plan: Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Totals<<S::Game as Game>::Outcome>
where
    <S::Game as Game>::Outcome: Send,
{
    run_heard::<S, Nothing>(setup, plan, progress).0
}

/// The same with somebody who hears everything: one for each thread, in the order of their games.
pub fn run_heard<S: Setup, H: Hearer<<S::Game as Game>::Event>>(
    setup: &S,
    plan: Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> (Totals<<S::Game as Game>::Outcome>, Vec<H>)
where
    <S::Game as Game>::Outcome: Send,
{
    let jobs = u64::try_from(plan.jobs).unwrap_or(1).clamp(1, plan.games.max(1));
    let finished = AtomicU64::new(0);
    let share = |job: u64| plan.games / jobs * job + job.min(plan.games % jobs);
    let parts: Vec<(Part<_>, H)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs)
            .map(|job| {
                let (from, to, finished) = (share(job), share(job + 1), &finished);
                scope.spawn(move || play_share(setup, plan.seed, from..to, finished, progress))
            })
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("a thread of the simulation panicked"))
            .collect()
    });
    let (parts, heard) = parts.into_iter().unzip();
    (sum_up(parts), heard)
}

/// What one thread found out about its games, which follow one another.
struct Part<O> {
    totals: Totals<O>,
    hashes: Vec<u64>,
}

/// Progress is told after so many games.
const TELL_EVERY: u64 = 256;

fn play_share<S: Setup, H: Hearer<<S::Game as Game>::Event>>(
    setup: &S,
    seed: u64,
    share: std::ops::Range<u64>,
    finished: &AtomicU64,
    progress: &(dyn Fn(u64) + Sync),
) -> (Part<<S::Game as Game>::Outcome>, H) {
    let mut heard = H::default();
    let mut game = setup.game();
    let mut players = setup.players();
    let mut memo = <S::Game as Game>::Memo::default();
    let mut room = Vec::new();
    let empty = Totals { games: 0, decisions: 0, inputs: 0, outcomes: Vec::new(), errors: 0, digest: 0 };
    let mut part = Part { totals: empty, hashes: Vec::new() };
    for index in share {
        let mut rng = stream(seed, index);
        setup.deal(&mut game, &mut rng);
        let is_endless = |state: &_| setup.is_endless(&game, state);
        let played = play_out(&game, &mut memo, &mut players, &mut rng, is_endless, &mut heard);
        heard.game_over();
        let totals = &mut part.totals;
        totals.games += 1;
        totals.decisions += played.decisions;
        totals.inputs += played.inputs;
        match played.outcome {
            Some(outcome) => add(&mut totals.outcomes, outcome, 1),
            None => totals.errors += 1,
        }
        part.hashes.push(hash::of(&played.state, &mut room));
        if totals.games.is_multiple_of(TELL_EVERY) {
            progress(finished.fetch_add(TELL_EVERY, Ordering::Relaxed) + TELL_EVERY);
        }
    }
    (part, heard)
}

fn sum_up<O: Copy + Eq>(parts: Vec<Part<O>>) -> Totals<O> {
    let mut sum = Totals { games: 0, decisions: 0, inputs: 0, outcomes: Vec::new(), errors: 0, digest: 0 };
    let mut digest = Digest::default();
    for part in parts {
        sum.games += part.totals.games;
        sum.decisions += part.totals.decisions;
        sum.inputs += part.totals.inputs;
        sum.errors += part.totals.errors;
        for (outcome, count) in part.totals.outcomes {
            add(&mut sum.outcomes, outcome, count);
        }
        part.hashes.iter().for_each(|&hash| digest.add(hash));
    }
    sum.digest = digest.value();
    sum
}

fn add<O: Eq>(outcomes: &mut Vec<(O, u64)>, outcome: O, count: u64) {
    match outcomes.iter_mut().find(|(known, _)| *known == outcome) {
        Some((_, so_far)) => *so_far += count,
        None => outcomes.push((outcome, count)),
    }
}
