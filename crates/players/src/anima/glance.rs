//! The script: sensible at a glance, on either side.
//!
//! It weighs whatever the game lists for the figure that acts, one activation at a time: what an attack brings against
//! what comes back, with the points that are left to dodge. It answers attacks by the same odds, and goes where the
//! scenario wants it.

use anima::ground::{Detail, Ground};
use anima::rules::cards::Facts;
use anima::rules::combat::NATURAL_TEN;
use anima::rules::price::{self, Deed, price};
use anima::rules::{charge, innate, manoeuvres, movement};
use anima::state::{Attack, AttackKind, Gait, Marks, Place, Side, Stage, Status};
use anima::{Action, Anima, Memo, State};
use kernel::dice::below_usize;
use kernel::{Game, Sight};
use rand_core::Rng;

use super::mind::Mind;
use super::standing::standing;
use super::used::Used;
use super::uses::{Use, attack_kind, kept_back, weigh_attack};
use super::ways::Ways;
use super::what_if::{Care, WhatIf};
use super::worth::carries;
use super::{answer, asked, hidden, setup};
use crate::{Persona, Player, Weights};

/// What somebody would do at a glance.
pub struct Glance {
    memo: Memo,
    ways: Ways,
    /// Room for lists, kept between choices.
    actions: Vec<Action>,
    /// Where the movement that was just declared is meant to go.
    meant: Option<(u8, Gait, Place)>,
    /// For what is only imagined.
    imagined: Memo,
    pub used: Used,
    /// How thoroughly it follows through what cards do.
    pub care: Care,
    /// What it cares about.
    pub cares: Weights,
    /// What was weighed for the last choice, where that was done choice by choice.
    pub weighed: Vec<Weighed>,
}

/// A choice, what it seems to be worth, and where a movement would lead.
#[derive(Clone, Copy)]
pub struct Weighed {
    pub worth: f32,
    pub action: Action,
    pub to: Option<Place>,
}

impl Default for Glance {
    fn default() -> Glance {
        Glance::new(Persona::Plain.weights())
    }
}

/// A flag within reach.
const TAKE_FLAG: f32 = 80.0;
/// A marker may turn out to be nothing, or somebody be found.
const SEARCHED: f32 = 1.0;
/// Somebody hidden may be found.
const FOUND: f32 = 8.0;
/// A place must be better than where one stands by this much to be walked to.
const BETTER: f32 = 0.01;
/// Carriers act before anybody else.
const CARRIER: f32 = 200.0;
/// What a card does has to bring more than this.
const AT_ALL: f32 = 0.3;
/// And more than this before anybody acts.
const WORTHWHILE: f32 = 1.5;
/// Those in danger act while they can.
const IN_DANGER: f32 = 0.5;

impl Player<Anima> for Glance {
    fn choose(&mut self, sight: &Sight<'_, Anima>, rng: &mut dyn Rng) -> Option<Action> {
        let chosen = self.consider(sight, rng)?;
        self.note(&chosen);
        Some(chosen)
    }
}

impl Glance {
    pub fn new(cares: Weights) -> Glance {
        Glance {
            memo: Memo::default(),
            ways: Ways::default(),
            actions: Vec::new(),
            meant: None,
            imagined: Memo::default(),
            used: Used::default(),
            care: Care::Thorough,
            cares,
            weighed: Vec::new(),
        }
    }

    /// What it would do, without its being done.
    pub fn consider(&mut self, sight: &Sight<'_, Anima>, rng: &mut dyn Rng) -> Option<Action> {
        // The ground borrows the memo while the player thinks, so the memo is taken out for as long.
        let mut memo = std::mem::take(&mut self.memo);
        let chosen = self.decide(sight, &mut memo, rng);
        self.memo = memo;
        chosen
    }

    /// Something is done.
    pub fn note(&mut self, action: &Action) {
        self.used.note(action);
    }

    /// Where the movement that is declared now is meant to go.
    pub fn meant(&self) -> Option<(u8, Gait, Place)> {
        self.meant
    }

    pub fn mean(&mut self, meant: Option<(u8, Gait, Place)>) {
        self.meant = meant;
    }

    fn decide(&mut self, sight: &Sight<'_, Anima>, memo: &mut Memo, rng: &mut dyn Rng) -> Option<Action> {
        let (game, state) = (sight.game(), sight.view().state);
        let side = Side::of(sight.seat())?;
        self.used.begin(state.turn);
        self.weighed.clear();
        if state.stack.is_empty()
            && let Some(choice) = before_battle(game, &state, memo.ground(game, &state), side)
        {
            return Some(choice);
        }
        self.actions.clear();
        sight.legal_actions(&mut self.actions);
        let ground = memo.ground(game, &state);
        let used = &self.used;
        self.actions.retain(|action| !game.concedes(action) && used.may(action));
        self.among(Facts::new(game, &state, ground), side, rng)
    }

    /// The best of what is listed.
    fn among(&mut self, facts: Facts<'_>, side: Side, rng: &mut dyn Rng) -> Option<Action> {
        let Facts { game, state, ground, .. } = facts;
        if let Some(attack) = anima::rules::attack(state) {
            return answer::answer(game, state, ground, attack, &self.actions);
        }
        if asked::is_asked(facts) {
            return asked::choose(
                facts,
                side,
                &self.actions,
                (&mut self.imagined, self.care),
                (&mut self.ways, &self.cares),
            );
        }
        if hidden::is_asked(state) {
            let (ways, cares) = (&mut self.ways, &self.cares);
            let gain = |there: &State, figure: u8| {
                let mind = Mind::new(facts.of(there), &mut *ways, figure, cares);
                gain_now(&mind) - IN_DANGER * mind.fear()
            };
            return hidden::reveal(game, state, ground, side, &self.actions, gain);
        }
        match state.stage {
            Stage::Act { .. } => self.activate(facts, side),
            Stage::Active { figure } => self.act(facts, figure),
            Stage::Moving { figure, gait, left, gone } => self.go(facts, Mover { figure, gait, left, gone }),
            Stage::TakePlot { .. } => any(&self.actions, rng),
            Stage::PlaceScenery { .. } => setup::place_scenery(game, state, ground, side, &self.actions),
            Stage::ChooseEdge { .. } => setup::choose_edge(game, state, ground, &self.actions),
            Stage::Deploy { .. }
            | Stage::PlaceMarkers { .. }
            | Stage::Reveal { .. }
            | Stage::PlaceFlag { .. }
            | Stage::ChooseFirst { .. }
            | Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::DeployRoll
            | Stage::FirstRoll
            | Stage::Doom { .. }
            | Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Phase(_)
            | Stage::Over(_) => self.actions.last().copied(),
        }
    }
}

/// What needs no list: deployment, markers, the flag and who goes first.
fn before_battle(game: &Anima, state: &State, ground: &Ground, side: Side) -> Option<Action> {
    match state.stage {
        Stage::Deploy { .. } => {
            hidden::infiltrate(game, state, ground, side).or_else(|| setup::deploy(game, state, ground, side))
        }
        Stage::PlaceMarkers { .. } => hidden::place_marker(game, state, ground, side),
        Stage::PlaceFlag { .. } => setup::place_flag(game, state, ground, side),
        Stage::ChooseFirst { .. } => Some(Action::First(side)),
        Stage::TakePlot { .. }
        | Stage::SceneryCount
        | Stage::SceneryOrder { .. }
        | Stage::PlaceScenery { .. }
        | Stage::DeployRoll
        | Stage::ChooseEdge { .. }
        | Stage::FirstRoll
        | Stage::Reveal { .. }
        | Stage::Doom { .. }
        | Stage::Act { .. }
        | Stage::Active { .. }
        | Stage::Moving { .. }
        | Stage::Acting { .. }
        | Stage::Acted { .. }
        | Stage::Phase(_)
        | Stage::Over(_) => None,
    }
}

fn any(actions: &[Action], rng: &mut dyn Rng) -> Option<Action> {
    if actions.is_empty() { None } else { Some(actions[below_usize(rng, actions.len())]) }
}

/// The first of those worth most.
fn best_of<T>(weighed: impl Iterator<Item = (f32, T)>) -> Option<(f32, T)> {
    weighed.fold(None, |best: Option<(f32, T)>, other| match best {
        Some(best) if best.0 >= other.0 => Some(best),
        Some(_) | None => Some(other),
    })
}

impl Glance {
    /// Whoever has most to gain now, or is in danger.
    fn activate(&mut self, facts: Facts<'_>, side: Side) -> Option<Action> {
        let Facts { game, state, .. } = facts;
        let value = |state: &State| standing(facts.of(state), side, None);
        let mut what_if = WhatIf::new(game, &mut self.imagined, side, value, self.care);
        for &action in &self.actions {
            // What somebody may do before anybody acts is done if it is worth something in itself.
            let Action::Activate(figure) = action else {
                let gain = what_if.after(state, action) - value(state) - kept_back_by(facts, action);
                let worth = if gain > WORTHWHILE { f32::MAX } else { f32::MIN };
                self.weighed.push(Weighed { worth, action, to: None });
                continue;
            };
            let mind = Mind::new(facts, &mut self.ways, figure, &self.cares);
            let worth = gain_now(&mind) + IN_DANGER * mind.fear();
            self.weighed.push(Weighed { worth, action, to: None });
        }
        self.best()
    }

    /// The first of those worth most.
    fn best(&self) -> Option<Action> {
        best_of(self.weighed.iter().map(|weighed| (weighed.worth, weighed.action))).map(|(_, action)| action)
    }

    /// The best thing the active figure can do next.
    fn act(&mut self, facts: Facts<'_>, figure: u8) -> Option<Action> {
        let Facts { game, state, .. } = facts;
        self.meant = None;
        if self.actions.len() == 1 {
            return self.actions.first().copied();
        }
        let mind = Mind::new(facts, &mut self.ways, figure, &self.cares);
        let side = Side::of_figure(figure);
        let value = |then: &State| {
            let stands = standing(facts.of(then), side, Some(figure));
            stands + mind.go_on(then, then.figure(figure).actions)
        };
        let before = standing(facts, side, Some(figure));
        let mut what_if = WhatIf::new(game, &mut self.imagined, side, value, self.care);
        let mut best_way = f32::MIN;
        for &action in &self.actions {
            let mut to = None;
            let worth = if let Action::Use { figure: user, ability: number, extra, target, to } = action
                && let Some(ability) = facts.ability(user, number)
            {
                let used = Use { number, extra, target, to };
                match attack_kind(ability.kind) {
                    Some(kind) if user == figure => weigh_attack(&mind, ability, kind, used),
                    Some(_) | None => what_if.after(state, action) - before - kept_back(ability) - AT_ALL,
                }
            } else if let Action::Move(gait) = action {
                let worth;
                (worth, to) = best_move(&mind, state, gait);
                if worth > best_way {
                    (best_way, self.meant) = (worth, to.map(|to| (figure, gait, to)));
                }
                worth
            } else {
                weigh(&mind, action)
            };
            self.weighed.push(Weighed { worth, action, to });
        }
        self.best()
    }

    /// Goes where the movement was meant to go, or wherever is best.
    fn go(&mut self, facts: Facts<'_>, mover: Mover) -> Option<Action> {
        let Facts { game, state, ground, .. } = facts;
        let Mover { figure, gait, left, gone } = mover;
        let goes = |to| ground.journey(game, state, figure, (gait, left), to, Detail::Bare).is_ok();
        // A berserker goes where it must.
        let free = !state.figure(figure).driven();
        if let Some((who, how, to)) = self.meant.take()
            && free
            && (who, how, gone) == (figure, gait, 0)
            && goes(to)
        {
            return Some(Action::Go(to));
        }
        let mind = Mind::new(facts, &mut self.ways, figure, &self.cares);
        if free {
            self.actions.extend(mind.wanted().iter().filter(|&&to| goes(to)).map(|&to| Action::Go(to)));
        }
        let points = state.figure(figure).actions;
        let mut there = *state;
        for &action in &self.actions {
            let worth = if let Action::Go(to) = action {
                there.figure_mut(figure).place = to;
                mind.go_on(&there, points)
            } else {
                mind.go_on(state, points) + BETTER
            };
            self.weighed.push(Weighed { worth, action, to: None });
        }
        self.best()
    }
}

/// What keeps somebody from using an ability at the first chance.
fn kept_back_by(facts: Facts<'_>, action: Action) -> f32 {
    let Action::Use { figure, ability, .. } = action else { return 0.0 };
    facts.ability(figure, ability).map_or(0.0, kept_back)
}

/// A movement that is under way.
#[derive(Clone, Copy)]
struct Mover {
    figure: u8,
    gait: Gait,
    left: i32,
    gone: i32,
}

/// The best place a gait leads to; none if it is best to stay.
fn best_move(mind: &Mind<'_>, state: &State, gait: Gait) -> (f32, Option<Place>) {
    let left = movement::allowance(mind.facts(state), mind.me, gait);
    let cost = price(mind.facts(state), mind.me, Deed::Move(gait));
    let points = state.figure(mind.me).actions.saturating_sub(cost);
    let mut there = *state;
    let mut best = (f32::MIN, None);
    let mut weigh = |to| {
        there.figure_mut(mind.me).place = to;
        let worth = mind.go_on(&there, points);
        if worth > best.0 {
            best = (worth, Some(to));
        }
    };
    mind.ground.list_journeys(mind.game, state, mind.me, gait, left, &mut weigh);
    for &to in mind.wanted() {
        if mind.ground.journey(mind.game, state, mind.me, (gait, left), to, Detail::Bare).is_ok() {
            weigh(to);
        }
    }
    best
}

/// What an action of the active figure is worth, with all that it leaves.
fn weigh(mind: &Mind<'_>, action: Action) -> f32 {
    let state = mind.state;
    let cost = price::of_action(mind.facts(state), &action).unwrap_or_default();
    let points = state.figure(mind.me).actions;
    let left = points.saturating_sub(cost);
    match action {
        Action::End => mind.hold(state, points),
        Action::Attack(target) => {
            mind.foe(target).map_or(f32::MIN, |foe| mind.best_of(mind.strikes(foe), state, points, cost))
        }
        Action::Shoot(target) => mind.foe(target).map_or(f32::MIN, |foe| {
            if mind.in_range(target) {
                mind.best_of(mind.shots_at(foe), state, points, cost)
            } else {
                f32::MIN
            }
        }),
        Action::Charge { target, to } => mind.foe(target).map_or(f32::MIN, |foe| {
            let reach = charge::allowance_at(mind.facts(state), mind.me, target);
            let charge = Attack::new(mind.me, target, AttackKind::Charge, state.figure(mind.me).place);
            let line = mind.ground.charge_line(mind.game, state, &charge, to);
            if line.is_ok_and(|line| line.cost <= reach) {
                let mut there = *state;
                there.figure_mut(mind.me).place = to;
                mind.best_of(mind.charges(foe), &there, points, cost)
            } else {
                f32::MIN
            }
        }),
        Action::Climb(to) => {
            let mut there = *state;
            there.figure_mut(mind.me).place = to;
            mind.go_on(&there, left)
        }
        Action::TakeFlag => TAKE_FLAG + mind.hold(state, left),
        Action::Seek => {
            let enemies = state.standing(Side::of_figure(mind.me).other()).iter();
            let hidden = enemies.filter(|&enemy| {
                state.figure(enemy).hidden()
                    && movement::controls(Facts::new(mind.game, state, mind.ground), mind.me, enemy)
            });
            let found = hidden.count() as f32 * FOUND;
            if found > 0.0 { found + mind.hold(state, left) } else { f32::MIN }
        }
        Action::SeekAt(_) => SEARCHED + mind.hold(state, left),
        Action::Escape => escape(mind),
        // Pushing hurts nobody.
        Action::Push(_) | Action::Slam { .. } => f32::MIN,
        Action::TakePlot(_)
        | Action::PlaceScenery { .. }
        | Action::ChooseEdge(_)
        | Action::Deploy { .. }
        | Action::Infiltrate(_)
        | Action::PlaceMarker(_)
        | Action::Reveal { .. }
        | Action::StayOut
        | Action::PlaceFlag(_)
        | Action::First(_)
        | Action::Activate(_)
        | Action::Move(_)
        | Action::Go(_)
        | Action::PushTo(_)
        | Action::Intercept { .. }
        | Action::TakeShot(_)
        | Action::Dodge
        | Action::Counter
        | Action::LetBe
        | Action::Use { .. }
        | Action::Play { .. }
        | Action::Gnosis
        | Action::Accept
        | Action::Pick(_)
        | Action::Choose(_)
        | Action::Put(_)
        | Action::Resign => f32::MIN,
    }
}

/// Leaving a fight: what the best walk away is worth, as likely as the die allows it, and the point lost otherwise.
fn escape(mind: &Mind<'_>) -> f32 {
    let (game, state, figure) = (mind.game, mind.state, mind.me);
    let rules = &game.content.edition.escape;
    let cost = price(mind.facts(state), figure, Deed::Escape);
    let free = innate::slips_away(game, state, mind.ground, figure);
    let faces = 1..=NATURAL_TEN;
    let escapes = |die: &u8| {
        free || manoeuvres::escape_total(game, state, mind.ground, figure, *die).value()
            >= i16::from(rules.target)
    };
    let chance = faces.clone().filter(escapes).count() as f32 / faces.count() as f32;
    let mut away = *state;
    away.figure_mut(figure).actions -= cost;
    let stuck = mind.go_on(&away, away.figure(figure).actions);
    away.figure_mut(figure).marks.set(Marks::ESCAPED);
    if away.figure(figure).marks.has(Marks::MOVED) {
        return f32::MIN;
    }
    let gaits = [Gait::Free, Gait::Walk, Gait::Run].into_iter();
    let affordable = gaits
        .filter(|&gait| price(mind.facts(&away), figure, Deed::Move(gait)) <= away.figure(figure).actions);
    let free = affordable.map(|gait| best_move(mind, &away, gait).0).fold(f32::MIN, f32::max);
    chance * free + (1.0 - chance) * stuck
}

/// What a figure can gain by acting before the enemy does, without having weighed every place it might go to.
fn gain_now(mind: &Mind<'_>) -> f32 {
    let (game, state, ground) = (mind.game, mind.state, mind.ground);
    let place = state.figure(mind.me);
    let points = place.actions;
    let may = |kind: AttackKind| points >= price(mind.facts(state), mind.me, Deed::Strike(kind));
    if place.is(Status::Paralyzed) {
        return 0.0;
    }
    if carries(state, mind.me) {
        return CARRIER;
    }
    let engaged = movement::engaged(state, ground, mind.me);
    let run = charge::allowance(mind.facts(state), mind.me);
    let strikes = mind.foes.iter().filter_map(|foe| {
        if engaged.contains(foe.figure) {
            return may(AttackKind::Melee).then(|| mind.strikes(foe)[1]);
        }
        if !engaged.is_empty() {
            return None;
        }
        let shot = may(AttackKind::Ranged)
            && mind.in_range(foe.figure)
            && ground.sight(game, state, mind.me, foe.figure).is_seen();
        if shot {
            return Some(mind.shots_at(foe)[1]);
        }
        let charges = may(AttackKind::Charge) && ground.within(state, mind.me, foe.figure, run);
        charges.then(|| mind.charges(foe)[1])
    });
    strikes.fold(mind.prize(run), f32::max)
}
