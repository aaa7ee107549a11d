//! How likely a side wins: a handful of things that speak for it or against it, each with a weight, added up on a
//! logarithmic scale.
//!
//! Every part is what the side has less what the other has, so that the two sides' chances add up to one. The weights
//! are fitted to the engine's own games by `cargo run --release -p lab --example anima_fit`.

use anima::ground::Ground;
use anima::rules::cards::Facts;
use anima::rules::price::{Deed, price};
use anima::rules::{charge, scenarios, win};
use anima::state::{AttackKind, Flag, Marks, Place, Side, Status};
use anima::{Anima, Memo, Scenario, State};
use kernel::{Game, Pending, Seat};

use super::fitted::FITTED;
use super::setup::middle;
use super::standing::of_status;
use super::worth::gone;
use crate::{Appraisal, Appraise, Term, Weights};

/// What speaks for a side, by the names of their messages (`reason-KEY`): characters lost, how much more is left of one
/// party than of the other, life lost by those who stand, action points, states and who is hidden, whom each can hurt now
/// or soon, what would decide the battle if it ended now, nodes, how far each is with the other's flag, and plot cards.
pub const KEYS: [&str; PARTS] =
    ["levels", "numbers", "wounds", "actions", "states", "threat", "score", "nodes", "flag", "cards"];

pub const PARTS: usize = 10;

/// What speaks for a side, each part without its weight.
pub type Parts = [f32; PARTS];

/// The chance of somebody who has lost or won for sure is this far from nothing and from all, until it is over.
const NEVER_SURE: f32 = 0.005;

/// How likely a side wins, for somebody who cares about these things; a draw counts as half.
pub fn chance(game: &Anima, state: &State, memo: &mut Memo, side: Side, cares: &Weights) -> f32 {
    if let Pending::Over(outcome) = game.pending(state) {
        return outcome.winner.map_or(0.5, |winner| if winner == side { 1.0 } else { 0.0 });
    }
    let parts = parts(game, state, memo.ground(game, state), side, cares);
    likely(parts.iter().zip(FITTED).map(|(part, weight)| part * weight).sum())
}

fn likely(sum: f32) -> f32 {
    let chance = 1.0 / (1.0 + (-sum).exp());
    NEVER_SURE + (1.0 - 2.0 * NEVER_SURE) * chance
}

impl Appraise for Anima {
    fn appraise(&self, world: &State, memo: &mut Memo, seat: Seat) -> Appraisal {
        let Some(side) = Side::of(seat) else { return Appraisal { chance: 0.5, terms: Vec::new() } };
        let plain = crate::Persona::Plain.weights();
        let chance = chance(self, world, memo, side, &plain);
        let parts = parts(self, world, memo.ground(self, world), side, &plain);
        let terms = KEYS.iter().zip(parts).zip(FITTED);
        let terms = terms.map(|((key, part), weight)| Term { key, adds: part * weight });
        Appraisal { chance, terms: terms.filter(|term| term.adds != 0.0).collect() }
    }
}

/// What one side has, in shares of all levels of both parties.
#[derive(Default)]
struct Shape {
    /// Levels lost.
    lost: f32,
    /// What is left of the party, wounds counted.
    left: f32,
    wounds: f32,
    actions: f32,
    states: f32,
    threat: f32,
}

/// The parts for one side, less those for the other.
pub fn parts(game: &Anima, state: &State, ground: &Ground, side: Side, cares: &Weights) -> Parts {
    let facts = Facts::new(game, state, ground);
    let all = Side::BOTH.map(|of| levels(game, state, of));
    let mean = mean(all);
    let [own, other] = [side, side.other()].map(|of| shape(facts, of, all[of.index()], mean));
    let time = f32::from(state.turn) / f32::from(game.content.edition.turn.limit.max(1));
    let harm = |done: f32, suffered: f32| done * cares.harm_done - suffered * cares.harm_suffered;
    [
        harm(other.lost, own.lost),
        ((own.left + FEW) / (other.left + FEW)).ln(),
        harm(other.wounds * cares.wounded, own.wounds),
        own.actions - other.actions,
        own.states - other.states,
        harm(own.threat, other.threat),
        score(game, state, side, mean) * time * time,
        cares.goals * nodes(game, state, ground, side) * (EARLY + time),
        cares.goals * flag(game, state, ground, side),
        cards(game, state, side),
    ]
}

/// So little of a party counts as somebody, where there is nobody.
const FEW: f32 = 0.05;
/// Nodes are worth this much from the beginning, and more with every turn.
const EARLY: f32 = 0.4;

/// What a party is worth, in the mean of both.
fn mean(levels: [f32; 2]) -> f32 {
    ((levels[0] + levels[1]) / 2.0).max(1.0)
}

/// About how much likelier a side wins by so many levels of luck.
pub fn fortune(game: &Anima, state: &State, luck: f32) -> f32 {
    luck / mean(Side::BOTH.map(|of| levels(game, state, of)))
}

/// The levels of everybody a side has had.
fn levels(game: &Anima, state: &State, side: Side) -> f32 {
    state.party(side).map(|figure| f32::from(game.card(state, figure).level)).sum()
}

fn shape(facts: Facts<'_>, side: Side, all: f32, mean: f32) -> Shape {
    let Facts { game, state, .. } = facts;
    let (standing, absent) = (state.standing(side), state.absent(side));
    let mut shape = Shape { lost: all / mean, ..Shape::default() };
    for figure in state.party(side) {
        let (place, card) = (state.figure(figure), game.card(state, figure));
        let share = f32::from(card.level) / mean;
        // Before anybody is deployed everybody is still there.
        if !standing.contains(figure) {
            if absent.contains(figure) || place.infiltrated() || state.turn == 0 {
                shape.lost -= share;
                shape.left += share;
            }
            continue;
        }
        let hurt = gone(usize::from(place.life), usize::from(card.life));
        if place.life > 0 {
            shape.lost -= share;
        }
        shape.left += share * (1.0 - hurt);
        shape.wounds += share * hurt;
        shape.actions += share * points(facts, figure);
        for status in Status::ALL {
            if place.is(status) {
                shape.states += share * of_status(facts, figure, status);
            }
        }
        shape.states += if place.hidden() { share * UNSEEN } else { 0.0 };
        shape.threat += threat(facts, figure, side) / mean;
    }
    shape
}

const UNSEEN: f32 = 5.0;

/// Action points, those that are lost in Recovery for less.
fn points(facts: Facts<'_>, figure: u8) -> f32 {
    let (place, card) = (facts.state.figure(figure), facts.game.card(facts.state, figure));
    let points = f32::from(place.actions);
    if place.marks.has(Marks::TURNED) {
        let kept = f32::from(card.actions - card.recovery);
        points.min(kept) + LATE * (points - kept).max(0.0)
    } else {
        points + SOON
    }
}

/// A point that will be lost in Recovery, and having yet to act.
const LATE: f32 = 0.3;
const SOON: f32 = 0.5;

/// What somebody can do to the best of its targets, in levels: by a glance at the cards, not by the dice.
fn threat(facts: Facts<'_>, figure: u8, side: Side) -> f32 {
    let Facts { game, state, ground, .. } = facts;
    let (place, card) = (state.figure(figure), game.card(state, figure));
    if place.is(Status::Paralyzed) {
        return 0.0;
    }
    let cost = |kind: AttackKind| price(facts, figure, Deed::Strike(kind));
    let acted = place.marks.has(Marks::TURNED);
    let points = if acted { (place.actions + card.recovery).min(card.actions) } else { place.actions };
    if points < cost(AttackKind::Melee) {
        return 0.0;
    }
    let ready = if acted { LATER } else { 1.0 };
    let still = place.marks.has(Marks::MOVED) && !acted;
    let reach = if still || points < cost(AttackKind::Charge) { 0 } else { charge::allowance(facts, figure) };
    let mut best = 0.0_f32;
    for enemy in state.standing(side.other()).iter().filter(|&enemy| !state.figure(enemy).hidden()) {
        let gap = ground.gap(state, figure, enemy);
        let touched = ground.contact(state, figure, enemy);
        let shoots = card.range.is_some_and(|range| gap <= range.0);
        let near = if touched {
            1.0
        } else if shoots && ground.sight(game, state, figure, enemy).is_seen() {
            SHOT
        } else if gap <= reach {
            CHARGED
        } else {
            continue;
        };
        let (foe, of) = (state.figure(enemy), game.card(state, enemy));
        let lead = f32::from(card.attack) - f32::from(of.defense);
        let dodge = if foe.actions > 0 { DODGED } else { 0.0 };
        let hits = ((lead - dodge + MIDDLE_FACE) / FACES).clamp(0.1, 1.0);
        let harm =
            (f32::from(card.damage) - f32::from(of.armor) + (lead - dodge + MIDDLE_FACE) / 2.0).max(0.5);
        let share = (harm / f32::from(foe.life.max(1))).min(1.0);
        best = best.max(near * hits * share * share.sqrt() * f32::from(of.level));
    }
    best * ready
}

const LATER: f32 = 0.6;
const SHOT: f32 = 0.9;
const CHARGED: f32 = 0.8;
/// What a dodge takes off an attack on average.
const DODGED: f32 = 5.5;
const MIDDLE_FACE: f32 = 10.5;
const FACES: f32 = 10.0;

/// What the battle would be decided by if it ended now.
fn score(game: &Anima, state: &State, side: Side, mean: f32) -> f32 {
    if game.form().scenario != Scenario::Standard || state.turn == 0 {
        return 0.0;
    }
    let of = |side: Side| match game.content.edition.victory {
        anima::content::Victory::Levels => win::levels(game, state, side),
        anima::content::Victory::Points => win::points(game, state, side),
    };
    (f32::from(of(side)) - f32::from(of(side.other()))) / mean
}

/// The share of the nodes that is held, and for each that is not how near the nearest of a side is.
fn nodes(game: &Anima, state: &State, ground: &Ground, side: Side) -> f32 {
    let nodes = scenarios::nodes(game, ground);
    if nodes.is_empty() {
        return 0.0;
    }
    let mut sum = 0.0;
    for (node, holder) in nodes.iter().zip(state.nodes) {
        sum += holder.map_or(0.0, |holder| if holder == side { 1.0 } else { -1.0 });
        let near = |of: Side| {
            let far =
                state.standing(of).iter().map(|figure| ground.length(state.figure(figure).place, *node));
            far.min().map_or(0.0, |far| BESIDE / (1.0 + far as f32 / WALK))
        };
        sum += near(side) - near(side.other());
    }
    sum / nodes.len() as f32
}

/// Standing on a node, and about how far one walks in a turn.
const BESIDE: f32 = 0.35;
const WALK: f32 = 8000.0;

/// How far a side is with the other's flag, from nothing to nearly home, less how far the other is with its own.
fn flag(game: &Anima, state: &State, ground: &Ground, side: Side) -> f32 {
    if game.form().scenario != Scenario::Flag || state.turn == 0 {
        return 0.0;
    }
    progress(game, state, ground, side) - progress(game, state, ground, side.other())
}

fn progress(game: &Anima, state: &State, ground: &Ground, side: Side) -> f32 {
    let home = middle(game, ground, state.zone[side.index()]);
    let away = middle(game, ground, state.zone[side.other().index()]);
    let whole = (ground.length(home, away) as f32).max(1.0);
    let nearest = |to: Place| {
        let far = state.standing(side).iter().map(|figure| ground.length(state.figure(figure).place, to));
        far.min().map_or(1.0, |far| (far as f32 / whole).min(1.0))
    };
    match state.flags[side.other().index()] {
        Flag::Nowhere => 0.0,
        Flag::At(at) => {
            let home = ground.length(at, home) as f32 / whole;
            FETCHED * (1.0 - nearest(at)) * (1.0 - HALFWAY * home.min(1.0))
        }
        Flag::Carried(by) if Side::of_figure(by) == side => {
            let far = (ground.length(state.figure(by).place, home) as f32 / whole).min(1.0);
            CARRIED + (1.0 - CARRIED) * (1.0 - far)
        }
        // Its owner has it and brings it back.
        Flag::Carried(_) => 0.0,
    }
}

/// Being at the flag, of which a share comes from how near to home it lies; and having it.
const FETCHED: f32 = 0.4;
const HALFWAY: f32 = 0.5;
const CARRIED: f32 = 0.5;

fn cards(game: &Anima, state: &State, side: Side) -> f32 {
    let of = |side: Side| {
        let held: f32 = state.hand(side).map(|card| f32::from(game.points_of(card))).sum();
        held / POINTS + f32::from(state.gnosis[side.index()])
    };
    of(side) - of(side.other())
}

/// So many points of plot cards count as much as a point of gnosis.
const POINTS: f32 = 10.0;
