//! Charge and slam: a straight line to a place where the target is touched, then an attack.

use kernel::Sink;

use super::{Battle, activation, attack_mut, combat, defend, movement};
use crate::event::{Event, Reveals};
use crate::game::Anima;
use crate::state::{Attack, AttackKind, AttackStep, Frame, Gait, Line, Marks, Place, Reaction, State};

pub fn cost(game: &Anima, kind: AttackKind) -> u8 {
    let cost = &game.content.edition.cost;
    if kind == AttackKind::Slam { cost.slam } else { cost.charge }
}

/// How far a charger runs.
pub fn allowance(game: &Anima, state: &State, figure: u8) -> i32 {
    movement::allowance(game, state, figure, Gait::Run)
}

/// Declared and paid, then measured: out of reach it runs its full allowance along the line.
///
/// Rule: attack.charge
/// Rule: charge.line
pub fn declare<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    figure: u8,
    target: u8,
    to: Place,
    kind: AttackKind,
) {
    let cost = cost(battle.game, kind);
    battle.pay(figure, cost);
    battle.state.figure_mut(figure).marks.set(Marks::MOVED);
    let (who, aim) = (battle.who(figure), battle.who(target));
    battle.tell(Event::AttackDeclared { who, target: aim, kind, cost, over_lower: false });
    let from = battle.state.figure(figure).place;
    let reach = allowance(battle.game, battle.state, figure);
    let Ok(line) = battle.ground.charge_line(battle.game, battle.state, figure, target, to) else { return };
    if line.cost > reach {
        let gap = line.cost;
        battle.tell(Event::TooFar { who, target: aim, kind, gap, reach });
        return run_short(battle, (figure, target), to, reach);
    }
    let pushed = battle.state.stack.push(Frame::Attack(Attack {
        attacker: figure,
        target,
        kind,
        step: AttackStep::Defend,
        reaction: Reaction::None,
        from,
        to: line.to,
        line: Line::default(),
        defense_die: 0,
        push: 0,
    }));
    debug_assert!(pushed, "an action begins on an empty stack");
    if !defend::anybody_may_intercept(battle.game, battle.state, battle.ground) {
        arrive(battle);
    }
}

/// Rule: charge.short
fn run_short<S: Sink<Event>>(battle: &mut Battle<'_, S>, (figure, target): (u8, u8), to: Place, reach: i32) {
    let journey = battle.ground.run_along(battle.game, battle.state, (figure, target), to, reach);
    battle.state.figure_mut(figure).place = journey.to;
    let who = battle.who(figure);
    battle.tell(Event::ChargeShort { who, to: journey.to });
    movement::touch(battle, figure, journey.touched);
    movement::rest(battle, figure, journey.length);
    if !battle.over() {
        activation::action_done(battle, figure);
    }
}

/// The charge is moved: engaged with everyone it ends in contact with, it attacks only the target.
///
/// Rule: charge.contact
pub fn arrive<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = *attack_mut(battle.state);
    let figure = attack.attacker;
    let place = battle.state.figure_mut(figure);
    place.place = attack.to;
    // Whoever escaped to charge somebody else is engaged again; whoever is hidden is about to be seen, and engaged too.
    place.marks.clear(Marks::ESCAPED);
    let contacts = movement::in_reach(battle.state, battle.ground, figure).len() as u8;
    let who = battle.who(figure);
    battle.tell(Event::Charged { who, from: attack.from, to: attack.to, contacts });
    let length = battle.ground.length(attack.from, attack.to);
    movement::rest(battle, figure, length);
    if battle.over() {
        return;
    }
    combat::reveal(battle, figure, Reveals::Attacking);
    combat::open_reaction(battle);
}
