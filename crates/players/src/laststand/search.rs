//! A player that tries its choices out in worlds it imagines.
//!
//! For each proposal it plays on with the simpler player in every seat to the end of the round, or of a later one, and
//! asks the [`Judge`] what has come of it. All proposals meet the same worlds and the same dice; those that are clearly
//! worse than the best are dropped on the way, so that most of the work goes into telling the best apart. Two cards are
//! laid by lot ([`super::lay`]), everything else is chosen outright.

use kernel::dice::{below_usize, draw, stream};
use kernel::{Game, Input, Nothing, Pending, Seat, SeatSet, Sight};
use laststand::state::{CardSet, Stage, TITAN};
use laststand::{Action, LastStand, State};
use rand_core::Rng;

use super::glance::Glance;
use super::judge::Judge;
use super::worth::{Taste, Worth};
use super::{lay, proposals, titan};
use crate::{Budget, Meter, Persona, Player, next_to_choose};

/// How a level looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// At most so many proposals; what the simpler player would do is always the first.
    pub proposals: usize,
    /// To the end of this round, of the next, and so on.
    pub rounds: u16,
    /// Inputs tried out for one choice as a rule.
    pub inputs: u32,
}

pub struct Search {
    pub(super) persona: Persona,
    pub(super) outlook: Outlook,
    meter: Meter,
    pub(super) simpler: Vec<Glance>,
}

/// Inputs in one imagined world, after which it is judged as it stands.
const MOST_INPUTS: usize = 1500;
/// Worlds that each proposal meets before the first is dropped.
const LEAST_WORLDS: usize = 4;
/// A proposal is dropped once it is so many standard errors behind the best.
const CLEARLY: f32 = 2.2;
/// What the simpler player would do is left only for something better by so many standard errors.
const LIKELY: f32 = 0.7;
/// Chances that differ by less are the same.
const SAME: f32 = 0.0015;

impl Search {
    pub fn new(persona: Persona, outlook: Outlook, budget: Budget) -> Search {
        let simpler = (0..Seat::MOST).map(|_| Glance::new(persona)).collect();
        Search { persona, outlook, meter: budget.meter(outlook.inputs), simpler }
    }

    pub(super) fn judge(&self, seat: Seat) -> Judge {
        Judge::new(self.persona, seat)
    }

    pub(super) fn is_up(&mut self) -> bool {
        self.meter.is_up()
    }

    /// Plays on from a choice in an imagined world.
    pub(super) fn play_on(
        &mut self,
        game: &LastStand,
        judge: &Judge,
        world: &State,
        (seat, action): (Seat, Action),
        seed: u64,
    ) -> f32 {
        let mut rng = stream(seed, 0);
        let mut state = *world;
        game.apply(&mut state, &mut (), &Input::Choose(seat, action), &mut Nothing);
        let until = world.open.round + self.outlook.rounds;
        let mut inputs = 1;
        while inputs < MOST_INPUTS {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(chance) => Input::Drawn(draw(&mut rng, chance)),
                Pending::Decide { .. } if state.open.round >= until && state.open.stage == Stage::Lay => {
                    break;
                }
                Pending::Decide { awaited, .. } => match self.next(game, &state, awaited, &mut rng) {
                    Some((seat, action)) => Input::Choose(seat, action),
                    None => break,
                },
            };
            game.apply(&mut state, &mut (), &input, &mut Nothing);
            inputs += 1;
        }
        self.meter.spend(inputs as u64);
        judge.value(game, &state)
    }

    /// Who acts next in an imagined world, and how.
    fn next(
        &mut self,
        game: &LastStand,
        state: &State,
        awaited: SeatSet,
        rng: &mut dyn Rng,
    ) -> Option<(Seat, Action)> {
        if state.open.stage == Stage::Spend
            && let Some((seat, action)) = self.simpler[0].spend_together(game, &state.open, awaited)
            && game.check(state, &mut (), seat, &action).is_ok()
        {
            return Some((seat, action));
        }
        next_to_choose(game, state, &mut (), awaited, &mut self.simpler, rng)
    }

    /// The proposal that does best; the first, unless another is likely better.
    fn best(
        &mut self,
        sight: &Sight<'_, LastStand>,
        proposals: Vec<Action>,
        rng: &mut dyn Rng,
    ) -> Option<Action> {
        let (game, seat) = (sight.game(), sight.seat());
        let judge = self.judge(seat);
        let mut tried: Vec<Tried> =
            proposals.into_iter().map(|action| Tried { action, values: Vec::new() }).collect();
        let (mut worlds, mut check) = (0, LEAST_WORLDS);
        while tried.len() > 1 && (worlds == 0 || !self.is_up()) {
            let (world, seed) = (imagine(sight, rng), rng.next_u64());
            for one in &mut tried {
                let value = self.play_on(game, &judge, &world, (seat, one.action), seed);
                one.values.push(value);
            }
            worlds += 1;
            if worlds == check {
                check += check / 2;
                drop_worse(&mut tried);
            }
        }
        let best = leader(&tried)?;
        let (gain, error) = tried[best].ahead(&tried[0]);
        let chosen = if gain > LIKELY * error { best } else { 0 };
        Some(tried[chosen].action)
    }
}

/// A proposal and what came of it in each world.
struct Tried {
    action: Action,
    values: Vec<f32>,
}

impl Tried {
    fn sum(&self) -> f32 {
        self.values.iter().sum()
    }

    /// By how much it does better than the other on average, and the standard error of that.
    fn ahead(&self, other: &Tried) -> (f32, f32) {
        let count = self.values.len().max(1) as f32;
        let differences = || self.values.iter().zip(&other.values).map(|(one, other)| one - other);
        let mean = differences().sum::<f32>() / count;
        let spread = differences().map(|value| (value - mean) * (value - mean)).sum::<f32>();
        (mean, (spread / (count * (count - 1.0).max(1.0))).sqrt())
    }
}

fn leader(tried: &[Tried]) -> Option<usize> {
    (0..tried.len()).reduce(|best, other| if tried[other].sum() > tried[best].sum() { other } else { best })
}

/// Drops what is clearly worse than the best or surely no better; the first stays as long as it may be the best.
fn drop_worse(tried: &mut Vec<Tried>) {
    let Some(best) = leader(tried) else { return };
    let keeps: Vec<bool> = (0..tried.len())
        .map(|place| {
            let (gain, error) = tried[best].ahead(&tried[place]);
            place == best || gain < CLEARLY * error || gain + CLEARLY * error < SAME && place < best
        })
        .collect();
    let mut keeps = keeps.into_iter();
    tried.retain(|_| keeps.next().unwrap_or(true));
}

/// A world that fits the view. Heroes reckon with what a Titan likes to hide.
fn imagine(sight: &Sight<'_, LastStand>, rng: &mut dyn Rng) -> State {
    let mut view = sight.view();
    if view.open.hides_a_card() && view.hidden.is_none() {
        let worth = Worth::new(sight.game(), &view.open, Taste::of(Persona::Plain, sight.seat()));
        let may_be: CardSet = view.open.may_be_hidden();
        view.hidden = if below_usize(rng, 2) == 0 {
            titan::lot(&worth, may_be, rng)
        } else {
            may_be.nth(below_usize(rng, usize::from(may_be.len())) as u8)
        };
    }
    sight.game().imagine(&view, rng)
}

impl Player<LastStand> for Search {
    fn choose(&mut self, sight: &Sight<'_, LastStand>, rng: &mut dyn Rng) -> Option<Action> {
        self.meter.begin();
        let seat = sight.seat();
        // Who would leave it to others leaves it to them here too: the plan they follow together is the simpler one's.
        let first = self.simpler.get_mut(seat.index())?.choose(sight, rng)?;
        if seat == TITAN && sight.view().open.stage == Stage::Lay {
            return lay::choose(self, sight, rng).or(Some(first));
        }
        let proposals = proposals::list(sight, first, self.outlook.proposals, rng);
        self.best(sight, proposals, rng).or(Some(first))
    }
}
