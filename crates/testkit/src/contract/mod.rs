//! What every game must keep, held against random play.
//!
//! [`hold`] plays games as a [`Plan`] says and checks every [`Property`] on the way: the cheap ones at each input, the
//! dear ones at a sample of them ([`Rates`]). A broken promise comes back as a [`Broken`], which says where and with
//! which inputs to get there again. Every game is played from its own stream of the seed, so neither the number of
//! threads nor the other games change what is found.
//!
//! `walk` plays, `position` and `step` hold the properties of a place and of an input, `worlds` those of secrets.

mod position;
mod property;
mod step;
mod walk;
mod worlds;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::dice::stream;
use kernel::{Input, Rule, Rules, Worded};

pub(crate) use property::{Breach, Held};
pub use property::{Broken, Property};
pub(crate) use walk::Walk;

use crate::random::{self, Talk};
use scenario::inputs;

/// How much to play, and how closely to look.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    pub games: u64,
    pub seed: u64,
    /// A game that takes more inputs than this is broken.
    pub most_inputs: usize,
    /// Threads to play on.
    pub jobs: usize,
    /// Every rule an event or a refusal may carry.
    pub rules: &'a [Rule],
    pub rates: Rates,
}

/// How often the dear properties are held: at one input in so many; 0 is never and 1 always.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// Lists of actions and probes of what is not listed.
    pub lists: u32,
    /// Positions, draws and lines in words.
    pub words: u32,
    /// The input applied once more, with another memo.
    pub repeats: u32,
    /// Views before and after.
    pub views: u32,
    /// Imagined worlds, compared for one input.
    pub worlds: u32,
    /// So many worlds each time.
    pub worlds_each: u32,
    /// Imagined worlds, compared for several inputs.
    pub walks: u32,
    pub walk_inputs: u32,
    /// Whether the truth is imagined. Only a game with few secrets can be held to it.
    pub truth: u32,
    /// So many worlds must be enough to meet the true one.
    pub truth_worlds: u32,
}

impl Rates {
    /// For a hundred thousand games within minutes.
    pub const SAMPLED: Rates = Rates {
        lists: 8,
        words: 8,
        repeats: 4,
        views: 8,
        worlds: 16,
        worlds_each: 2,
        walks: 64,
        walk_inputs: 6,
        truth: 0,
        truth_worlds: 0,
    };

    /// Everything at every input, for kept failures and small games.
    pub const EVERY: Rates = Rates {
        lists: 1,
        words: 1,
        repeats: 1,
        views: 1,
        worlds: 1,
        worlds_each: 2,
        walks: 1,
        walk_inputs: 6,
        truth: 0,
        truth_worlds: 0,
    };
}

/// One game to be held to the contract, and the setup it was made from.
#[derive(Debug)]
pub struct Subject<'a, G> {
    pub setup: String,
    pub game: &'a G,
}

/// What was played and met.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub games: u64,
    pub inputs: u64,
    /// The inputs of the longest game.
    pub longest: usize,
    pub refusals: u64,
    pub worlds: u64,
    /// How often each side won, by its place among the sides.
    pub wins: Vec<u64>,
    /// How often each rule was met in an event or a refusal that was looked at.
    pub rules: BTreeMap<Rule, u64>,
}

impl Tally {
    pub(crate) fn met(&mut self, rules: &Rules) {
        for rule in rules.named() {
            *self.rules.entry(rule).or_default() += 1;
        }
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.inputs += other.inputs;
        self.longest = self.longest.max(other.longest);
        self.refusals += other.refusals;
        self.worlds += other.worlds;
        if self.wins.len() < other.wins.len() {
            self.wins.resize(other.wins.len(), 0);
        }
        for (wins, more) in self.wins.iter_mut().zip(&other.wins) {
            *wins += more;
        }
        for (&rule, &count) in &other.rules {
            *self.rules.entry(rule).or_default() += count;
        }
    }

    /// Those of `rules` that nothing emitted.
    pub fn unmet(&self, rules: &[Rule]) -> Vec<Rule> {
        rules.iter().copied().filter(|rule| !self.rules.contains_key(rule)).collect()
    }
}

/// Plays one game as planned and holds it to every property.
pub fn hold<G: Worded>(game: &G, plan: &Plan<'_>) -> Result<Tally, Box<Broken>> {
    hold_each(&[Subject { setup: String::new(), game }], plan)
}

/// The same for several setups of a game; they take turns.
pub fn hold_each<G: Worded>(subjects: &[Subject<'_, G>], plan: &Plan<'_>) -> Result<Tally, Box<Broken>> {
    let stock: Vec<Vec<G::Action>> = subjects.iter().map(|subject| stock(subject.game, plan)).collect();
    let first_broken = AtomicU64::new(u64::MAX);
    let jobs = plan.jobs.max(1) as u64;
    let play = |job: u64| -> Result<Tally, Box<Broken>> {
        let mut tally = Tally::default();
        let numbers = (job..plan.games).step_by(plan.jobs.max(1));
        for number in numbers.take_while(|&number| number < first_broken.load(Ordering::Relaxed)) {
            let place = (number % subjects.len() as u64) as usize;
            if let Err(broken) = hold_one(&subjects[place], &stock[place], plan, number, &mut tally) {
                first_broken.fetch_min(number, Ordering::Relaxed);
                return Err(broken);
            }
        }
        Ok(tally)
    };
    let results: Vec<Result<Tally, Box<Broken>>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|job| scope.spawn(move || play(job))).collect();
        threads.into_iter().map(|thread| thread.join().expect("panics of the game are caught")).collect()
    });
    let mut total = Tally::default();
    let mut worst: Option<Box<Broken>> = None;
    for result in results {
        match result {
            Ok(tally) => total.add(&tally),
            Err(broken) if worst.as_ref().is_none_or(|worst| broken.game < worst.game) => {
                worst = Some(broken);
            }
            Err(_) => {}
        }
    }
    match worst {
        Some(broken) => Err(broken),
        None => Ok(total),
    }
}

/// Actions from other games, to be tried where they do not belong.
fn stock<G: Worded>(game: &G, plan: &Plan<'_>) -> Vec<G::Action> {
    const MOST: usize = 256;
    let mut stock: Vec<G::Action> = Vec::new();
    for number in 0..8 {
        // A game that panics here will do so again, and be reported, when it is played in earnest.
        let played =
            catch_unwind(AssertUnwindSafe(|| random::play(game, plan.seed ^ number, plan.most_inputs)));
        for input in played.unwrap_or_default() {
            match input {
                Input::Choose(_, action) if stock.len() < MOST && !stock.contains(&action) => {
                    stock.push(action);
                }
                Input::Choose(..) | Input::Drawn(_) => {}
            }
        }
    }
    stock
}

fn hold_one<G: Worded>(
    subject: &Subject<'_, G>,
    stock: &[G::Action],
    plan: &Plan<'_>,
    number: u64,
    tally: &mut Tally,
) -> Result<(), Box<Broken>> {
    let mut past = Vec::new();
    let played = catch_unwind(AssertUnwindSafe(|| {
        let mut walk = Walk::new(subject.game, plan, stock, stream(plan.seed, number), &mut past, tally);
        walk.play(if number % 2 == 1 { Talk::OnlyAwaited } else { Talk::Anybody })
    }));
    report(subject, plan, number, &past, played)
}

/// Takes `inputs` in order, held to every property at each; stops at the first that is refused.
pub(crate) fn hold_inputs<G: Worded>(
    subject: &Subject<'_, G>,
    plan: &Plan<'_>,
    inputs: &[String],
) -> Result<usize, Box<Broken>> {
    let mut past = Vec::new();
    let mut tally = Tally::default();
    let stock = stock(subject.game, plan);
    let played = catch_unwind(AssertUnwindSafe(|| {
        let mut walk = Walk::new(subject.game, plan, &stock, stream(plan.seed, 0), &mut past, &mut tally);
        walk.follow(inputs)
    }));
    let mut taken = 0;
    let held = played.map(|followed| followed.map(|count| taken = count));
    report(subject, plan, 0, &past, held).map(|()| taken)
}

fn report<G: Worded>(
    subject: &Subject<'_, G>,
    plan: &Plan<'_>,
    number: u64,
    past: &[Input<G::Action>],
    played: std::thread::Result<Held>,
) -> Result<(), Box<Broken>> {
    let breach = match played {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(breach)) => breach,
        Err(panic) => Breach { property: Property::Total, detail: panic_words(panic.as_ref()) },
    };
    Err(Box::new(Broken {
        property: breach.property,
        detail: breach.detail,
        title: subject.game.title().to_owned(),
        setup: subject.setup.clone(),
        seed: plan.seed,
        game: number,
        input: past.len(),
        inputs: inputs::write_all(subject.game, past),
    }))
}

fn panic_words(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    said.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}
