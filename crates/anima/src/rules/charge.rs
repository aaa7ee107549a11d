//! Charge and slam: a straight line to a place where the target is touched, then an attack.

use geometry::Mil;
use kernel::Sink;

use super::cards::Facts;
use super::cards::moments::{self, Happening};
use super::cards::{lasting, near};
use super::{Battle, area, attack_mut, combat, defend, movement};
use crate::cards::{Feat, Kind, Moment, What};
use crate::event::{Event, Reveals, Terrain};
use crate::rules::price::{Deed, price};
use crate::state::{Attack, AttackKind, Blows, By, Deeds, Figures, Frame, Gait, Last, Marks, Place};

/// How far a charge goes: as far as a run, or as the card says.
pub fn reach(facts: Facts<'_>, attack: &Attack) -> i32 {
    match facts.most(attack.attacker, Some(attack), &What::ChargeReach) {
        Some(inches) => i32::from(inches) * Mil::INCH.0,
        None => movement::allowance_in(facts, attack.attacker, Gait::Run, Some(attack)),
    }
}

/// How far a basic charge of a figure goes, at nobody in particular.
pub fn allowance(facts: Facts<'_>, figure: u8) -> i32 {
    allowance_at(facts, figure, figure)
}

/// How far a basic charge of a figure goes at somebody.
pub fn allowance_at(facts: Facts<'_>, figure: u8, target: u8) -> i32 {
    let place = facts.state.figure(figure).place;
    reach(facts, &Attack::new(figure, target, AttackKind::Charge, place))
}

/// A basic charge or slam.
///
/// Rule: attack.charge
pub fn declare<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    figure: u8,
    target: u8,
    to: Place,
    kind: AttackKind,
) {
    let cost = price(battle.facts(), figure, Deed::StrikeAt { kind, target });
    battle.pay(figure, cost);
    let attack = Attack::new(figure, target, kind, battle.state.figure(figure).place);
    if kind == AttackKind::Charge {
        lasting::acts(battle, figure, Some(&attack), Kind::Charge);
    }
    begin(battle, attack, to, cost);
}

/// A charge by an ability.
pub fn declare_by<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    (figure, number): (u8, u8),
    target: u8,
    to: Place,
    (extra, paid, cost): (u8, u8, u8),
) {
    let place = battle.state.figure(figure).place;
    let mut attack = Attack {
        by: By::Ability(number),
        extra,
        paid,
        ..Attack::new(figure, target, AttackKind::Charge, place)
    };
    let strikes = area::strikes(battle.facts(), &attack);
    attack.blows = Blows::new(strikes.map_or(0, |strikes| strikes.times().saturating_sub(1)), 0);
    begin(battle, attack, to, cost);
}

/// Declared and paid, then measured: out of reach it runs its full allowance along the line.
///
/// Rule: charge.line
fn begin<S: Sink<Event>>(battle: &mut Battle<'_, S>, mut attack: Attack, to: Place, cost: u8) {
    let (figure, target, kind) = (attack.attacker, attack.target, attack.kind);
    movement::use_up(battle, figure);
    movement::leave_engagement(battle, figure);
    let (who, aim) = (battle.who(figure), battle.who(target));
    battle.tell(Event::AttackDeclared { who, target: aim, kind, cost, over_lower: false });
    battle.state.figure_mut(figure).counters.keep_done(Feat::Attacked);
    let reach = reach(battle.facts(), &attack);
    let Ok(line) = battle.ground.charge_line(battle.game, battle.state, &attack, to) else { return };
    if line.cost > reach {
        let gap = line.cost;
        battle.tell(Event::TooFar { who, target: aim, kind, gap, reach });
        battle.state.last = Last::default();
        return run_short(battle, attack, to, reach);
    }
    if battle.state.figure(figure).hidden() {
        attack.deeds.set(Deeds::UNSEEN);
    }
    attack.to = line.to;
    if !battle.put_on_stack(Frame::Attack(attack)) {
        return;
    }
    if !defend::anybody_may_intercept(battle.facts()) {
        combat::go_on(battle);
    }
    moments::fire(battle, Happening::between(Moment::Moves, figure, figure));
}

/// Rule: charge.short
fn run_short<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack, to: Place, reach: i32) {
    let figure = attack.attacker;
    let journey = battle.ground.run_along(battle.game, battle.state, &attack, to, reach);
    battle.state.figure_mut(figure).place = journey.to;
    let who = battle.who(figure);
    battle.tell(Event::ChargeShort { who, to: journey.to });
    movement::touch(battle, figure, journey.touched);
    movement::pass(battle, figure, attack.from);
    movement::rest(battle, figure, journey.length);
}

/// Charges as far as to where somebody is come near to, who may answer. Says whether anybody is.
fn goes_near<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: &Attack) -> bool {
    let figure = attack.attacker;
    let facts = battle.facts();
    let from = facts.state.figure(figure).place;
    let Some((at, met)) = near::first(facts, figure, near::straight(facts, from, attack.to)) else {
        return false;
    };
    attack_mut(battle.state).deeds.set(Deeds::ON_ITS_WAY);
    battle.state.figure_mut(figure).place = at;
    let who = battle.who(figure);
    battle.tell(Event::Went { who, from, to: at, cost: 0, left: 0, why: Terrain::default() });
    near::come(battle, figure, met);
    true
}

/// The charge is moved: engaged with everyone it ends in contact with, it attacks only the target, unless a card has it
/// strike them all.
///
/// Rule: charge.contact
pub fn arrive<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = *attack_mut(battle.state);
    let figure = attack.attacker;
    if near::is_watched(battle.facts()) && goes_near(battle, &attack) {
        return;
    }
    attack_mut(battle.state).deeds.clear(Deeds::ON_ITS_WAY);
    battle.remember_place(figure);
    let place = battle.state.figure_mut(figure);
    place.place = attack.to;
    // Whoever escaped to charge somebody else is engaged again; whoever is hidden is about to be seen, and engaged too.
    place.marks.clear(Marks::ESCAPED);
    let contacts = movement::in_reach(battle.state, battle.ground, figure).len() as u8;
    let others = area::struck_too(battle.facts(), &attack);
    attack_mut(battle.state).others = Figures(attack.others.0 | others.0);
    let who = battle.who(figure);
    battle.tell(Event::Charged { who, from: attack.from, to: attack.to, contacts });
    movement::meet(battle, figure, attack.from);
    movement::pass(battle, figure, attack.from);
    let length = battle.ground.length(attack.from, attack.to);
    movement::rest(battle, figure, length);
    if battle.over() {
        return;
    }
    combat::reveal(battle, figure, Reveals::Attacking);
}
