//! Movement: free movement, walking and running, and what coming to rest brings with it.

use kernel::Sink;

use super::{Battle, activation, scenarios};
use crate::event::Event;
use crate::game::Anima;
use crate::ground::{Detail, Ground, Journey};
use crate::state::{Figures, Gait, Marks, Place, Side, Stage, State};

/// How far a gait goes, in thousandths of an inch.
///
/// Rule: move.free
/// Rule: move.walk
/// Rule: move.run
pub fn allowance(game: &Anima, state: &State, figure: u8, gait: Gait) -> i32 {
    let card = game.card(state, figure);
    match gait {
        Gait::Free => game.content.edition.movement.free.0,
        Gait::Walk => game.speed(card).0,
        Gait::Run => game.speed(card).1,
    }
}

pub fn cost(game: &Anima, gait: Gait) -> u8 {
    let cost = &game.content.edition.cost;
    match gait {
        Gait::Free => cost.free,
        Gait::Walk => cost.walk,
        Gait::Run => cost.run,
    }
}

/// Declared and paid; then the reach is shown and a path chosen.
///
/// Rule: declare.move
/// Rule: move.once
/// Rule: move.counts
pub fn declare<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, gait: Gait) {
    let cost = cost(battle.game, gait);
    battle.pay(figure, cost);
    battle.state.figure_mut(figure).marks.set(Marks::MOVED);
    let who = battle.who(figure);
    let unseen = touches_unseen(battle.state, battle.ground, figure);
    battle.tell(Event::MoveDeclared { who, gait, cost, unseen });
    let left = allowance(battle.game, battle.state, figure, gait);
    battle.go(Stage::Moving { figure, gait, left, gone: 0 });
}

/// One leg of a walk, or the whole of a run or of a way over squares.
///
/// Rule: geometry.leg
pub fn go<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    figure: u8,
    gait: Gait,
    left: i32,
    gone: i32,
    to: Place,
) {
    let told = battle.events.listens() || battle.edition().ranged.moved != 0;
    let detail = if told { Detail::Told } else { Detail::Bare };
    let journey = battle.ground.journey(battle.game, battle.state, figure, (gait, left), to, detail);
    let Ok(journey) = journey else { return };
    let (left, gone) = (left - journey.cost, gone + journey.length);
    travel(battle, figure, journey, left);
    let ends = journey.touched.is_some() || gait == Gait::Run || battle.ground.is_board() || left == 0;
    if ends { finish(battle, figure, gone) } else { battle.go(Stage::Moving { figure, gait, left, gone }) }
}

/// Moves the figure and says what it cost and whom it came to touch.
///
/// Rule: move.contact
pub fn travel<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, journey: Journey, left: i32) {
    let from = battle.state.figure(figure).place;
    battle.state.figure_mut(figure).place = journey.to;
    let who = battle.who(figure);
    battle.tell(Event::Went { who, from, to: journey.to, cost: journey.cost, left, why: journey.why });
    touch(battle, figure, journey.touched);
}

/// Coming upon an enemy engages, even somebody who has just escaped from others.
pub fn touch<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, touched: Option<u8>) {
    let Some(enemy) = touched else { return };
    battle.state.figure_mut(figure).marks.clear(Marks::ESCAPED);
    let (who, enemy) = (battle.who(figure), battle.who(enemy));
    battle.tell(Event::Touches { who, enemy });
}

/// Nothing obliges anybody to use all of a movement, or any of it.
pub fn stop<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, gone: i32) {
    let who = battle.who(figure);
    battle.tell(Event::StopsMoving { who });
    finish(battle, figure, gone);
}

/// The movement is over.
pub fn finish<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, gone: i32) {
    battle.go(Stage::Active { figure });
    rest(battle, figure, gone);
    if !battle.over() {
        activation::action_done(battle, figure);
    }
}

/// A figure has come to rest by its own movement.
pub fn rest<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, gone: i32) {
    let ranged = &battle.edition().ranged;
    if ranged.moved != 0 && gone > ranged.moved_more_than.0 {
        battle.state.figure_mut(figure).marks.set(Marks::MOVED_FAR);
    }
    scenarios::claim_nodes(battle);
    scenarios::bring_home(battle, figure);
}

/// The visible enemies a figure is engaged with: in contact, unless one of the two is hidden or has escaped.
///
/// Rule: combat.engaged
/// Rule: hidden.presence
pub fn engaged(state: &State, ground: &Ground, figure: u8) -> Figures {
    if state.figure(figure).hidden() { Figures::NONE } else { in_reach(state, ground, figure) }
}

/// The visible enemies a figure may strike hand to hand. Somebody hidden is engaged with nobody but may strike, and is
/// seen when it does.
///
/// Rule: attack.choose
/// Rule: escape.after
pub fn in_reach(state: &State, ground: &Ground, figure: u8) -> Figures {
    let place = state.figure(figure);
    if !place.stands() || place.marks.has(Marks::ESCAPED) {
        return Figures::NONE;
    }
    let enemies = state.standing(Side::of_figure(figure).other());
    let fights = |&enemy: &u8| {
        let other = state.figure(enemy);
        !other.hidden() && !other.marks.has(Marks::ESCAPED) && ground.contact(state, figure, enemy)
    };
    enemies.iter().filter(fights).fold(Figures::NONE, Figures::with)
}

/// Whether somebody is in contact who would be engaged if both were seen.
fn touches_unseen(state: &State, ground: &Ground, figure: u8) -> bool {
    let hidden = state.figure(figure).hidden();
    let enemies = state.standing(Side::of_figure(figure).other());
    enemies
        .iter()
        .any(|enemy| (hidden || state.figure(enemy).hidden()) && ground.contact(state, figure, enemy))
}

/// Everything within eight inches or squares that it sees.
///
/// Rule: zone.control
/// Rule: board.zone
pub fn controls(game: &Anima, state: &State, ground: &Ground, figure: u8, other: u8) -> bool {
    ground.within(state, figure, other, game.content.edition.zone_of_control.0)
        && ground.sight(game, state, figure, other).is_seen()
}
