//! Two contenders in pairs of games: who is stronger, and how sure that is.
//!
//! Both games of a pair have the same setup and the same stream of dice, and the contenders change sides between them.
//! Whoever sits on a side thinks with the same generator, too, so that a contender who meets itself comes out exactly
//! even. A pair depends on the seed and its number alone, and pairs are judged in the order
//! of their numbers: what a match finds is the same for every number of jobs, early end included. Start at [`run`].

mod contender;
mod sprt;
mod tally;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kernel::dice::stream;
use kernel::{Game, Nothing, Seat, Sight, Worded};
use players::{Opponent, Player};
use rand_core::Rng;
use rand_pcg::Pcg64;

pub use contender::{Contender, Stopwatch, Thinking, WHOLE};
pub use sprt::{ERROR, Sprt, Verdict};
pub use tally::{Ending, Estimate, Record, Tally, elo_of, rate_of};

use crate::sim::{Setup, play_out};

/// A setup whose two sides can be given to either of two contenders.
pub trait Sided: Setup {
    /// Deals as [`Setup::deal`] does, but so that neither side has much the better of it: where the setup decides who
    /// wins, a pair says nothing about the players.
    fn deal_evenly(&self, game: &mut Self::Game, rng: &mut Pcg64) {
        self.deal(game, rng);
    }

    /// On which of the two sides somebody sits: 0 or 1, as [`Worded::winner`] numbers them.
    fn side(&self, seat: Seat) -> usize;

    /// Somebody to play any seat; `None` if the game has nobody so strong.
    fn contender(&self, contender: Contender) -> Option<Box<dyn Player<Self::Game>>>;
}

/// What is to be played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    pub contenders: [Contender; 2],
    /// At most so many.
    pub pairs: u64,
    pub seed: u64,
    /// Threads; at least one.
    pub jobs: usize,
    /// Ends the match as soon as it is sure.
    pub sprt: Option<Sprt>,
}

/// A game that did not end as games do: a refused choice, nobody who chooses, or no end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    pub pair: u64,
    /// The side on which the first contender sat.
    pub side: usize,
}

/// What a match found out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Found {
    pub tally: Tally,
    /// Pairs with such games are not counted.
    pub faults: Vec<Fault>,
    pub verdict: Option<Verdict>,
}

/// Nobody plays this game like that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Absent(pub Opponent);

/// Plays the pairs of a plan, or as many as it takes. `progress` hears how many are finished; once `stopped` is set, the
/// match ends with the pairs that are.
pub fn run<S: Sided>(
    setup: &S,
    plan: &Plan,
    stopped: &AtomicBool,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Found, Absent> {
    if let Some(absent) = plan.contenders.into_iter().find(|&one| setup.contender(one).is_none()) {
        return Err(Absent(absent.opponent));
    }
    let next = AtomicU64::new(0);
    let decided = AtomicBool::new(false);
    let ledger = Mutex::new(Ledger::default());
    let is_over = || decided.load(Ordering::Relaxed) || stopped.load(Ordering::Relaxed);
    let play = || {
        let mut room = Room { setup, plan, game: setup.game(), memo: <S::Game as Game>::Memo::default() };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.pairs || is_over() {
                return;
            }
            let endings = room.play_pair(number, &is_over);
            if is_over() {
                return;
            }
            let mut ledger = ledger.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            ledger.enter(number, endings, plan.sprt.as_ref());
            decided.fetch_or(ledger.found.verdict.is_some(), Ordering::Relaxed);
            progress(ledger.judged);
        }
    };
    let jobs = u64::try_from(plan.jobs).unwrap_or(1).clamp(1, plan.pairs.max(1));
    std::thread::scope(|scope| {
        (0..jobs).for_each(|_| drop(scope.spawn(play)));
    });
    Ok(ledger.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).found)
}

/// How the games of a pair ended, the first contender on the first side first; `None` did not end as games do.
type Endings = [Option<Ending>; 2];

/// Pairs in the order of their numbers, whoever finishes first.
#[derive(Default)]
struct Ledger {
    found: Found,
    judged: u64,
    /// Finished before others with lower numbers.
    waiting: BTreeMap<u64, Endings>,
}

impl Ledger {
    fn enter(&mut self, number: u64, endings: Endings, sprt: Option<&Sprt>) {
        self.waiting.insert(number, endings);
        while self.found.verdict.is_none()
            && let Some(endings) = self.waiting.remove(&self.judged)
        {
            match endings {
                [Some(one), Some(other)] => self.found.tally.add([one, other]),
                [_, _] => {
                    let faulty = endings.iter().zip(0..).filter(|(ending, _)| ending.is_none());
                    self.found.faults.extend(faulty.map(|(_, side)| Fault { pair: self.judged, side }));
                }
            }
            self.judged += 1;
            self.found.verdict = sprt.and_then(|sprt| sprt.verdict(&self.found.tally));
        }
    }
}

/// Where one thread plays.
struct Room<'a, S: Sided> {
    setup: &'a S,
    plan: &'a Plan,
    game: S::Game,
    memo: <S::Game as Game>::Memo,
}

/// Somebody who thinks with a generator of its own, so that thinking takes nothing from the dice.
struct Thinker<G: Game> {
    player: Box<dyn Player<G>>,
    rng: Pcg64,
}

impl<G: Game> Player<G> for Thinker<G> {
    fn choose(&mut self, sight: &Sight<'_, G>, _: &mut dyn Rng) -> Option<G::Action> {
        self.player.choose(sight, &mut self.rng)
    }
}

/// The numbers of generators: the dice of a pair, and then the thoughts of each seat.
const STREAMS: u64 = 1 + Seat::MOST as u64;

impl<S: Sided> Room<'_, S> {
    fn play_pair(&mut self, number: u64, is_over: &dyn Fn() -> bool) -> Endings {
        let first = number.wrapping_mul(STREAMS);
        let mut dice = stream(self.plan.seed, first);
        self.setup.deal_evenly(&mut self.game, &mut dice);
        [0, 1].map(|side| self.play(side, first, dice.clone(), is_over))
    }

    /// A game with the first contender on this side.
    fn play(
        &mut self,
        side: usize,
        first: u64,
        mut dice: Pcg64,
        is_over: &dyn Fn() -> bool,
    ) -> Option<Ending> {
        let Room { setup, plan, game, memo } = self;
        // Made anew for every game: whatever a player remembers must not depend on which thread it plays in.
        let mut players = (0..game.seats())
            .map(|seat| {
                let number = usize::from(setup.side(Seat(seat)) != side);
                let player = setup.contender(plan.contenders[number])?;
                let rng = stream(plan.seed, first.wrapping_add(1 + u64::from(seat)));
                Some(Thinker { player, rng })
            })
            .collect::<Option<Vec<_>>>()?;
        let is_endless = |state: &_| is_over() || setup.is_endless(game, state);
        let played = play_out(&*game, memo, &mut players, &mut dice, is_endless, &mut Nothing);
        played.outcome.map(|outcome| match game.winner(&outcome) {
            winner if winner == side => Ending::Won,
            winner if winner < 2 => Ending::Lost,
            _ => Ending::Drawn,
        })
    }
}
