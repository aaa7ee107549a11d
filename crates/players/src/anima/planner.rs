//! Levels 3 to 5: tries whole activations out in imagined worlds.
//!
//! What might be done is proposed by scripts: the best at a glance of somebody plain, bold, careful or set on the goal, and
//! what comes next in their esteem. Each proposal is a [`Plan`]: a choice now, and a way to go on until the activation ends.
//! All plans meet the same worlds, in which the other hand's plot cards are imagined anew, and the same dice; both sides go
//! on at a glance for some activations more, and [`chance`] says what it came to, luck taken out. The strongest level also learns which
//! activations the two sides had better follow up with, as a tree. Reactions, upkeep and whatever cards ask are decided in
//! the same way, by their few options.

use anima::state::{Gait, Place, Side, Stage};
use anima::{Action, Anima, Memo, State};
use kernel::dice::{below, draw, stream};
use kernel::{Chance, Drawn, Game, Input, Nothing, Pending, Sight};
use rand_core::Rng;

use super::erring::Errs;
use super::glance::{Glance, Weighed};
use super::luck::Luck;
use super::used::Used;
use super::value::{chance, fortune};
use super::what_if::Care;
use crate::search::{Race, Tree, Trust};
use crate::{Budget, Meter, Player, Weights};

/// How far and how widely a level looks.
#[derive(Clone, Copy)]
pub struct Looks {
    /// Inputs it tries out for one choice, as a rule.
    pub inputs: u32,
    /// At most so many plans.
    pub plans: usize,
    /// So many activations after the present one.
    pub activations: u8,
    /// In so many of them more than one way to go on is learned about.
    pub branches: u8,
    /// How far off its worlds are because they end early: the farther it looks, the less.
    pub blindness: f64,
    /// So many times in a hundred it does not think but does what it sees at a glance,
    pub lapses: u8,
    /// and then errs.
    pub errs: Errs,
}

pub struct Planner {
    looks: Looks,
    cares: Weights,
    meter: Meter,
    /// For both sides of every world, and for what is proposed.
    glance: Glance,
    /// For worlds.
    memo: Memo,
    tree: Tree,
    actions: Vec<Action>,
}

/// A choice, and how its side goes on until the activation is over.
#[derive(Clone, Copy)]
struct Plan {
    action: Action,
    /// Where a movement goes.
    meant: Option<(u8, Gait, Place)>,
    cares: Weights,
    /// By how much likelier it is expected to win than the first, before it is tried out.
    expected: f64,
}

/// No world is followed for more inputs than this.
const LONGEST: u32 = 1500;
/// Where only a clock ends the thinking, half of the plans are dropped after so many worlds, and then again.
const WORLDS: u32 = 24;
/// Of the ways to go on after the present activation, at most so many are learned about.
const RANKS: usize = 6;
/// Places nearer to one another than this are as good as the same.
const APART: i32 = 2500;
/// At most so many ways to charge the same enemy.
const CHARGES: usize = 2;
/// Plans are this far from what is expected of them: followed to the end, those a glance proposes differ by about as much.
const SURPRISE: f64 = 0.035;
/// What a glance puts first is better than all else by this much on average, whatever it thinks of the other;
const FIRST: f64 = 0.01;
/// and by this share of what it thinks lies between them, but never by more than so much.
const TOLD: f64 = 0.25;
const TOLD_MOST: f64 = 0.1;

/// The ways to play that scripts propose, beside one's own.
fn styles(own: &Weights) -> [Weights; 3] {
    [
        Weights { harm_done: own.harm_done * 1.6, harm_suffered: own.harm_suffered * 0.35, ..*own },
        Weights { harm_suffered: own.harm_suffered * 2.5, ..*own },
        Weights { goals: own.goals * 3.0, ..*own },
    ]
}

impl Planner {
    pub fn new(looks: Looks, cares: Weights, budget: Budget) -> Planner {
        Planner {
            looks,
            cares,
            meter: budget.meter(looks.inputs),
            glance: Glance::new(cares),
            memo: Memo::default(),
            tree: Tree::default(),
            actions: Vec::new(),
        }
    }

    /// The best of what scripts propose.
    fn thought_out(
        &mut self,
        sight: &Sight<'_, Anima>,
        side: Side,
        first: Action,
        rng: &mut dyn Rng,
    ) -> Action {
        let plans = self.plans(sight, first, rng);
        if plans.len() < 2 {
            return first;
        }
        let best = plans[self.best(sight, side, &plans, rng)];
        self.glance.mean(best.meant);
        best.action
    }

    /// What scripts propose: first what somebody would do at a glance.
    fn plans(&mut self, sight: &Sight<'_, Anima>, first: Action, rng: &mut dyn Rng) -> Vec<Plan> {
        let state = sight.view().state;
        let cares = self.cares;
        let mut plans = vec![Plan { action: first, meant: self.glance.meant(), cares, expected: 0.0 }];
        let weighed = std::mem::take(&mut self.glance.weighed);
        if weighed.is_empty() {
            self.listed(sight, &mut plans);
            return plans;
        }
        let acts = matches!(state.stage, Stage::Act { .. });
        let worth =
            |action: Action| weighed.iter().find(|other| other.action == action).map(|other| other.worth);
        let best = worth(first).unwrap_or(0.0);
        let less = |worth: f32| f64::from(fortune(sight.game(), &state, best - worth));
        let expected = |worth: f32| -FIRST - (TOLD * less(worth)).clamp(0.0, TOLD_MOST);
        // Who acts comes first, in what way is weighed when it does.
        for cares in styles(&self.cares).into_iter().filter(|_| !acts) {
            self.glance.cares = cares;
            if let Some(action) = self.glance.consider(sight, rng) {
                let expected = worth(action).map_or(-FIRST, expected);
                add(&mut plans, Plan { action, meant: self.glance.meant(), cares, expected });
            }
        }
        self.glance.cares = self.cares;
        // What a glance thinks next best.
        let mut others = weighed.clone();
        others.retain(|other| other.worth > f32::MIN);
        others.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        for other in others {
            if plans.len() >= self.looks.plans {
                break;
            }
            if self.is_new(sight, &plans, &other) {
                let meant = state.active().zip(gait(other.action)).zip(other.to);
                let meant = meant.map(|((figure, gait), to)| (figure, gait, to));
                add(&mut plans, Plan { action: other.action, meant, cares, expected: expected(other.worth) });
            }
        }
        plans
    }

    /// Whether something is not as good as the same as a plan there is.
    fn is_new(&mut self, sight: &Sight<'_, Anima>, plans: &[Plan], other: &Weighed) -> bool {
        if let Action::Go(to) = other.action {
            let state = sight.view().state;
            let ground = self.memo.ground(sight.game(), &state);
            let near = |plan: &Plan| matches!(plan.action, Action::Go(at) if ground.length(at, to) < APART);
            return !plans.iter().any(near);
        }
        if let Action::Charge { target, .. } = other.action {
            let same =
                |plan: &&Plan| matches!(plan.action, Action::Charge { target: at, .. } if at == target);
            return plans.iter().filter(same).count() < CHARGES;
        }
        plans.iter().all(|plan| plan.action != other.action)
    }

    /// The options of a reaction, or of what a card asks.
    fn listed(&mut self, sight: &Sight<'_, Anima>, plans: &mut Vec<Plan>) {
        self.actions.clear();
        sight.legal_actions(&mut self.actions);
        let game = sight.game();
        let first = plans[0];
        let mut whose = Vec::new();
        self.actions.retain(|action| {
            // All places from which somebody intercepts are as good.
            let mut once = true;
            if let Action::Intercept { figure, .. } | Action::Reveal { figure, .. } = action {
                once = !whose.contains(figure);
                whose.push(*figure);
            }
            once && !game.concedes(action) && *action != first.action
        });
        let step = self.actions.len().div_ceil(self.looks.plans - 1).max(1);
        plans.extend(self.actions.iter().step_by(step).map(|&action| Plan {
            action,
            expected: -FIRST,
            ..first
        }));
    }

    /// Follows a plan through in a world; `root` is its place in the tree.
    fn try_out<R: Rng>(
        &mut self,
        game: &Anima,
        world: &State,
        side: Side,
        plan: Plan,
        root: usize,
        mut fate: Fate<R, impl Fn(u64) -> R>,
    ) -> f32 {
        let mut state = *world;
        let mut luck = Luck::new(side);
        let mut steps = Vec::new();
        let (mut node, mut begun, mut own) = (root, 0, true);
        self.glance.mean(plan.meant);
        game.apply(&mut state, &mut self.memo, &Input::Choose(side.seat(), plan.action), &mut Nothing);
        for _ in 0..LONGEST {
            self.meter.spend(1);
            // Whoever is out of time does not count what is half done.
            if self.meter.is_up() {
                break;
            }
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(chance) => {
                    luck.before(game, &state, self.memo.ground(game, &state));
                    Input::Drawn(fate.draw(chance))
                }
                Pending::Decide { awaited, .. } => {
                    let acts = state.stack.is_empty() && matches!(state.stage, Stage::Act { .. });
                    if acts && begun >= self.looks.activations {
                        break;
                    }
                    let Some(seat) = awaited.iter().next() else { break };
                    let mine = seat == side.seat();
                    own &= !acts;
                    if acts {
                        fate.turn_to(u64::from(state.turn) << u8::BITS | u64::from(begun));
                    }
                    self.glance.cares = if mine && own { plan.cares } else { self.cares };
                    let sight = Sight::new(game, &state, &mut self.memo, seat);
                    let Some(mut action) = self.glance.consider(&sight, &mut fate.dice) else { break };
                    if acts && matches!(action, Action::Activate(_)) {
                        if begun < self.looks.branches {
                            let step = self.tree.pick(node, self.glance.weighed.len().min(RANKS), mine);
                            action = ranked(&mut self.glance.weighed, step.1).unwrap_or(action);
                            node = self.tree.after(step);
                            steps.push(step);
                        }
                        begun += 1;
                    }
                    self.glance.note(&action);
                    Input::Choose(seat, action)
                }
            };
            game.apply(&mut state, &mut self.memo, &input, &mut Nothing);
            luck.after(game, &state);
        }
        let came_to = chance(game, &state, &mut self.memo, side, &self.cares);
        let value = came_to - fortune(game, &state, luck.sum);
        self.tree.learn(&steps, value);
        value
    }

    /// Which of the plans came out best.
    fn best(&mut self, sight: &Sight<'_, Anima>, side: Side, plans: &[Plan], rng: &mut dyn Rng) -> usize {
        let trust = Trust { surprise: SURPRISE, blindness: self.looks.blindness };
        let mut race = Race::new(plans.iter().map(|plan| plan.expected).collect(), trust);
        let mut values = Vec::new();
        let rounds = plans.len().next_power_of_two().trailing_zeros().max(1) as f32;
        let (mut halved, mut since) = (1.0, 0);
        let (mut seed, mut mirrored) = (0, false);
        self.tree.begin(plans.len());
        let used: Used = self.glance.used.clone();
        self.glance.care = Care::Brief;
        while !self.meter.is_up() && !race.is_settled() {
            let world = sight.imagine(rng);
            // Every other world has the dice of the one before, turned upside down, so that luck evens out sooner.
            (seed, mirrored) = if mirrored { (seed, false) } else { (rng.next_u64(), true) };
            values.clear();
            for &plan in race.alive() {
                self.glance.used.clone_from(&used);
                if self.meter.is_up() {
                    break;
                }
                values.push(self.try_out(
                    sight.game(),
                    &world,
                    side,
                    plans[plan],
                    plan,
                    Fate { dice: stream(seed, 0), mirrored, from: |page| stream(seed, page + 1) },
                ));
            }
            if self.meter.is_up() {
                break;
            }
            race.meet(&values);
            race.give_up();
            since += 1;
            let due = self.meter.left() < 1.0 - halved / rounds;
            if race.alive().len() > 2 && (due || since >= WORLDS) {
                race.halve();
                (halved, since) = (halved + 1.0, 0);
            }
        }
        self.glance.used = used;
        self.glance.care = Care::Thorough;
        self.glance.cares = self.cares;
        race.best()
    }
}

/// How the dice fall in one world.
struct Fate<R, F> {
    dice: R,
    /// High is low and low is high.
    mirrored: bool,
    /// The dice of each activation.
    from: F,
}

impl<R: Rng, F: Fn(u64) -> R> Fate<R, F> {
    /// Every activation has dice of its own, so that plans meet the same ones again after they have thrown different
    /// numbers of them.
    fn turn_to(&mut self, activation: u64) {
        self.dice = (self.from)(activation);
    }

    fn draw(&mut self, chance: Chance) -> Drawn {
        let drawn = draw(&mut self.dice, chance);
        let mut values = drawn.values().iter().copied();
        if !self.mirrored {
            return drawn;
        }
        Drawn::fill(chance, |sides| sides.saturating_sub(1).saturating_sub(values.next().unwrap_or(0)))
    }
}

/// Adds a plan, unless it is there.
fn add(plans: &mut Vec<Plan>, plan: Plan) {
    if plans.iter().all(|other| (other.action, other.meant) != (plan.action, plan.meant)) {
        plans.push(plan);
    }
}

fn gait(action: Action) -> Option<Gait> {
    if let Action::Move(gait) = action { Some(gait) } else { None }
}

/// The choice that comes so far down in a glance's esteem.
fn ranked(weighed: &mut [Weighed], rank: usize) -> Option<Action> {
    weighed.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    weighed.get(rank).map(|weighed| weighed.action)
}

impl Player<Anima> for Planner {
    fn choose(&mut self, sight: &Sight<'_, Anima>, rng: &mut dyn Rng) -> Option<Action> {
        self.meter.begin();
        let first = self.glance.consider(sight, rng)?;
        let side = Side::of(sight.seat())?;
        // Before the battle a glance has to do: what comes of it is too far off to be tried out.
        let begun = sight.view().state.turn > 0;
        let chosen = if begun && below(rng, 100) < self.looks.lapses {
            self.looks.errs.instead(&self.glance, sight, first, rng)
        } else if begun {
            self.thought_out(sight, side, first, rng)
        } else {
            first
        };
        self.glance.note(&chosen);
        Some(chosen)
    }
}
