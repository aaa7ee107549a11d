//! What the computer would do in somebody's place, and why: hints now, reviews afterwards.
//!
//! Choices are weighed by trying them out in worlds that the seat can imagine: the same worlds and the same dice for
//! each, with simple players in every seat, until what was begun has come to something. All of it is made from a
//! [`Sight`], so that advice knows no more than whoever asks for it.

mod review;

use kernel::dice::{below_usize, draw, stream};
use kernel::{Arg, Game, Input, Message, Nothing, Pending, Seat, Sight};
use players::{Budget, Level, Meter, Opponent, Player, Term, next_to_choose};
use rand_core::Rng;
use serde_json::Value;

use crate::computer::{Opposed, against_people, weighing};

pub(crate) use review::review_of;
pub use review::{Review, Slip, Watch};

/// What an advisor may take.
pub struct Allowed {
    /// For finding the choice.
    pub thinking: Budget,
    /// For telling what it is worth.
    pub weighing: Budget,
}

impl Allowed {
    /// As long as people wait for it.
    pub fn by_people() -> Allowed {
        Allowed { thinking: against_people(), weighing: weighing() }
    }

    /// So many thousandths of what is tried out as a rule, however long that takes.
    pub fn counted(permille: u32) -> Allowed {
        Allowed { thinking: Budget::counted(permille), weighing: Budget::counted(permille) }
    }
}

/// What the strongest player would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub seat: Seat,
    /// The request that it answers.
    pub number: u64,
    pub action: Value,
    pub line: Message,
    pub odds: Odds,
    /// What speaks for it most, and what against it.
    pub reasons: Vec<Reason>,
}

/// How likely the side wins, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    pub now: f32,
    /// With what is advised.
    pub after: f32,
    /// With other choices, on average; nothing if there is no other.
    pub others: Option<f32>,
}

/// Something that is better or worse than it would be otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The [`Term`] that says so.
    pub key: &'static str,
    pub better: bool,
}

/// The reason, for the seat of this word in this game.
pub fn reason_told(game: &str, seat: &str, reason: Reason) -> Message {
    let way = if reason.better { "up" } else { "down" };
    let side = seat.trim_end_matches(|letter: char| letter.is_ascii_digit());
    Message::new(format!("reason-{game}-{}-{way}", reason.key)).word("side", side.to_owned())
}

/// The odds of a hint, and its reasons.
pub fn reasons_told(game: &str, seat: &str, hint: &Hint) -> Vec<Message> {
    let Odds { now, after, others } = hint.odds;
    let chance = |chance: f32| Arg::Chance(percent(chance));
    let odds = match others {
        Some(others) => Message::new("hint-odds")
            .with("now", chance(now))
            .with("after", chance(after))
            .with("others", chance(others)),
        None => Message::new("hint-only").with("now", chance(now)),
    };
    let reasons = hint.reasons.iter().map(|reason| reason_told(game, seat, *reason));
    std::iter::once(odds).chain(reasons).collect()
}

/// A chance in whole hundredths.
pub fn percent(chance: f32) -> i64 {
    (f64::from(chance) * 100.0).round() as i64
}

/// So many other choices are tried out beside what is advised.
const OTHERS: usize = 8;
/// So many worlds, if time allows.
const WORLDS: usize = 24;
/// So many inputs are tried out as a rule.
const INPUTS: u32 = 12_000;
/// A term that differs by less is no reason.
const LEAST: f32 = 0.02;
const MOST_REASONS: usize = 3;

/// An action with its odds and its reasons.
pub(crate) struct Advised<A> {
    pub action: A,
    pub odds: Odds,
    pub reasons: Vec<Reason>,
}

/// What the strongest player would do, weighed against other choices by lot. `None` where that player leaves it to
/// others.
pub(crate) fn advise<G: Opposed>(
    sight: &Sight<'_, G>,
    allowed: Allowed,
    rng: &mut dyn Rng,
) -> Option<Advised<G::Action>> {
    let strongest: Opponent = G::LEVELS.iter().copied().max().unwrap_or(Level::Random).into();
    let action = G::opponent(strongest, allowed.thinking)?.choose(sight, rng)?;
    let mut scales = Scales::<G>::new(allowed.weighing);
    let mut others = Vec::new();
    sight.legal_actions(&mut others);
    others.retain(|other| *other != action && !sight.game().concedes(other));
    let mut tried = vec![action];
    while tried.len() <= OTHERS && !others.is_empty() {
        tried.push(others.swap_remove(below_usize(rng, others.len())));
    }
    let (now, weighed) = scales.weigh(sight, &tried, WORLDS, rng);
    let (best, others) = weighed.split_first()?;
    let mean = Weighed::mean(others);
    let odds = Odds { now, after: best.chance, others: mean.as_ref().map(|mean| mean.chance) };
    let reasons = mean.map(|mean| reasons(best, &mean)).unwrap_or_default();
    Some(Advised { action, odds, reasons })
}

/// What came of a choice, on average.
#[derive(Clone, Default)]
pub(crate) struct Weighed {
    pub chance: f32,
    terms: Vec<Term>,
}

impl Weighed {
    fn add(&mut self, chance: f32, terms: &[Term], share: f32) {
        self.chance += chance * share;
        for term in terms {
            match self.terms.iter_mut().find(|known| known.key == term.key) {
                Some(known) => known.adds += term.adds * share,
                None => self.terms.push(Term { key: term.key, adds: term.adds * share }),
            }
        }
    }

    fn mean(of: &[Weighed]) -> Option<Weighed> {
        let mut mean = Weighed::default();
        of.iter().for_each(|one| mean.add(one.chance, &one.terms, 1.0 / of.len() as f32));
        (!of.is_empty()).then_some(mean)
    }

    fn term(&self, key: &str) -> f32 {
        self.terms.iter().find(|term| term.key == key).map_or(0.0, |term| term.adds)
    }
}

/// The terms in which one choice differs most from another, what speaks for it first.
pub(crate) fn reasons(one: &Weighed, other: &Weighed) -> Vec<Reason> {
    let mut keys: Vec<&'static str> = one.terms.iter().chain(&other.terms).map(|term| term.key).collect();
    keys.sort_unstable();
    keys.dedup();
    let mut by: Vec<(f32, &'static str)> =
        keys.into_iter().map(|key| (one.term(key) - other.term(key), key)).collect();
    by.retain(|(by, _)| by.abs() >= LEAST);
    by.sort_by(|one, other| other.0.abs().total_cmp(&one.0.abs()));
    by.truncate(MOST_REASONS);
    by.sort_by_key(|(by, _)| *by < 0.0);
    by.into_iter().map(|(by, key)| Reason { key, better: by > 0.0 }).collect()
}

/// Tries choices out.
pub(crate) struct Scales<G: Game> {
    /// One for each seat.
    players: Vec<Box<dyn Player<G>>>,
    memo: G::Memo,
    meter: Meter,
}

impl<G: Opposed> Scales<G> {
    pub fn new(budget: Budget) -> Scales<G> {
        let players = (0..Seat::MOST).map(|_| G::simple()).collect();
        let mut meter = budget.meter(INPUTS);
        meter.begin();
        Scales { players, memo: G::Memo::default(), meter }
    }

    /// How the side stands, and what came of each of these choices, in so many worlds at most.
    pub fn weigh(
        &mut self,
        sight: &Sight<'_, G>,
        actions: &[G::Action],
        worlds: usize,
        rng: &mut dyn Rng,
    ) -> (f32, Vec<Weighed>) {
        let (game, seat) = (sight.game(), sight.seat());
        let mut sums = vec![Weighed::default(); actions.len()];
        let (mut now, mut tried) = (0.0, 0);
        while tried == 0 || (tried < worlds && !self.meter.is_up()) {
            let (world, seed) = (sight.imagine(rng), rng.next_u64());
            now += game.appraise(&world, &mut self.memo, seat).chance;
            for (sum, action) in sums.iter_mut().zip(actions) {
                let came = self.play_on(game, &world, seat, *action, seed);
                let came = game.appraise(&came, &mut self.memo, seat);
                sum.add(came.chance, &came.terms, 1.0);
            }
            tried += 1;
        }
        let share = 1.0 / tried as f32;
        for sum in &mut sums {
            sum.chance *= share;
            sum.terms.iter_mut().for_each(|term| term.adds *= share);
        }
        (now * share, sums)
    }

    /// Plays on from a choice until it has come to something.
    fn play_on(&mut self, game: &G, world: &G::State, seat: Seat, action: G::Action, seed: u64) -> G::State {
        let mut rng = stream(seed, 0);
        let mut state = *world;
        game.apply(&mut state, &mut self.memo, &Input::Choose(seat, action), &mut Nothing);
        for _ in 0..G::HORIZON {
            self.meter.spend(1);
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(chance) => Input::Drawn(draw(&mut rng, chance)),
                Pending::Decide { awaited, .. } => {
                    if game.has_settled(world, &state) {
                        break;
                    }
                    match next_to_choose(game, &state, &mut self.memo, awaited, &mut self.players, &mut rng) {
                        Some((seat, action)) => Input::Choose(seat, action),
                        None => break,
                    }
                }
            };
            game.apply(&mut state, &mut self.memo, &input, &mut Nothing);
        }
        state
    }
}
