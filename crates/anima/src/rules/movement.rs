//! Movement: free movement, walking and running, and what coming to rest brings with it.

use kernel::Sink;

use super::cards::Facts;
use super::cards::at_hand::used_by_way;
use super::cards::facts::Scene;
use super::cards::moments::{self, Happening};
use super::cards::{lasting, near};
use super::{Battle, orders, scenarios};
use crate::cards::{Ability, Change, Measure, Moment, What, Who, With};
use crate::event::Event;
use crate::ground::{Detail, Ground, Journey};
use crate::refusal::Illegal;
use crate::rules::price::{Deed, price};
use crate::slug;
use crate::state::{
    Attack, AttackKind, By, Figures, Frame, Gait, Going, Last, Line, Marks, Place, Side, Stage, State,
};
use geometry::Mil;

/// How far a gait goes, in thousandths of an inch.
///
/// Rule: move.free
/// Rule: move.walk
/// Rule: move.run
pub fn allowance(facts: Facts<'_>, figure: u8, gait: Gait) -> i32 {
    allowance_in(facts.declaring(gait.kind()), figure, gait, None)
}

/// The same where the way is that of a charge, which conditions may ask about.
pub fn allowance_in(facts: Facts<'_>, figure: u8, gait: Gait, charge: Option<&Attack>) -> i32 {
    let card = facts.game.card(facts.state, figure);
    let speed = match gait {
        Gait::Free => {
            let free = facts.game.content.edition.movement.free.0;
            return facts.base_value(figure, charge, Measure::Free, free, Mil::INCH.0);
        }
        Gait::Walk => facts.game.speed(card).0,
        Gait::Run => facts.game.speed(card).1,
    };
    let speed = facts.base_value(figure, charge, Measure::Speed, speed, Mil::INCH.0);
    let more = i32::from(facts.sum(figure, charge, &What::Speed)) * Mil::INCH.0;
    let speed = (speed + more).max(0);
    if !facts.has(figure, charge, &What::HalfSpeed) {
        return speed;
    }
    // On squares half a square is none.
    let unit = if facts.ground.is_board() { Mil::INCH.0 } else { 1 };
    speed / 2 / unit * unit
}

/// Whether a figure may make a movement action now.
///
/// Rule: move.once
/// Rule: move.engaged
pub fn may_move(facts: Facts<'_>, figure: u8, by: &Attack) -> Result<(), Illegal> {
    if has_moved(facts, figure) {
        Err(Illegal::AlreadyMoved { figure })
    } else if !held(facts, figure, by).is_empty() {
        Err(Illegal::Engaged { figure, rule: slug::MOVE_ENGAGED })
    } else if facts.has(figure, None, &What::Rooted) {
        Err(Illegal::Rooted { figure })
    } else {
        Ok(())
    }
}

/// Whether a figure has used its movement of the turn. Whoever is ordered to move does not do so for its turn.
pub fn has_moved(facts: Facts<'_>, figure: u8) -> bool {
    facts.state.figure(figure).marks.has(Marks::MOVED)
        && orders::given(facts.game, facts.state, figure).is_none()
}

/// A figure uses its movement of the turn, if it does not move by an order.
pub fn use_up<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    if orders::given(battle.game, battle.state, figure).is_none() {
        battle.state.figure_mut(figure).marks.set(Marks::MOVED);
    }
}

/// A movement without an ability, as conditions see it.
pub fn plainly(facts: Facts<'_>, figure: u8) -> Attack {
    Attack::new(figure, figure, AttackKind::Melee, facts.state.figure(figure).place)
}

/// Those it is engaged with who keep a figure from moving away by something.
///
/// Rule: move.engaged
pub fn held(facts: Facts<'_>, figure: u8, by: &Attack) -> Figures {
    let engaged = engaged(facts.state, facts.ground, figure);
    if engaged.is_empty() || facts.is_untouched(What::LeavesFreely.bit()) {
        return engaged;
    }
    let leaves = |&enemy: &u8| {
        let line = Attack { target: enemy, ..*by };
        facts.has(figure, Some(&line), &What::LeavesFreely)
    };
    // One who holds it holds it, whoever else does not.
    if engaged.iter().all(|enemy| leaves(&enemy)) { Figures::NONE } else { engaged }
}

/// Whoever may walk away from those it is engaged with has escaped from them as it goes.
pub fn leave_engagement<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    if !engaged(battle.state, battle.ground, figure).is_empty() {
        battle.state.figure_mut(figure).marks.set(Marks::ESCAPED);
    }
}

/// Whether an enemy is hidden from a figure.
///
/// Rule: hidden.untargetable
pub fn is_hidden_from(facts: Facts<'_>, figure: u8, enemy: u8) -> bool {
    if !facts.state.figure(enemy).hidden() {
        return false;
    }
    let line = Attack::new(figure, enemy, AttackKind::Ranged, facts.state.figure(figure).place);
    !facts.has(figure, Some(&line), &What::SeesHidden)
}

/// Whether a card keeps a figure from aiming at somebody by an action.
pub fn is_barred(facts: Facts<'_>, attack: &Attack) -> bool {
    if facts.is_untouched(What::Untargetable.bit() | What::ONLY_WITH) {
        return false;
    }
    untargetable(facts, attack) || is_taken(facts, attack)
}

/// Whether a card keeps the target from being aimed at. Cover may be asked for, which is worked out only where anything is.
fn untargetable(facts: Facts<'_>, attack: &Attack) -> bool {
    if facts.is_quiet(attack.target, Some(attack), What::Untargetable.bit()) {
        return false;
    }
    let sight = facts.ground.sight(facts.game, facts.state, attack.attacker, attack.target);
    let line = Line { cover: sight.is_covered(), ..attack.line };
    facts.has(attack.target, Some(&Attack { line, ..*attack }), &What::Untargetable)
}

/// Whether a card lets one of two fight with others alone.
fn is_taken(facts: Facts<'_>, attack: &Attack) -> bool {
    if facts.game.never_touches(What::ONLY_WITH) {
        return false;
    }
    let (one, other) = (attack.attacker, attack.target);
    // Friends fight nobody of theirs.
    Side::of_figure(one) != Side::of_figure(other)
        && (fights_others(facts, one, other) || fights_others(facts, other, one))
}

/// Whether a figure fights with others than this one alone.
fn fights_others(facts: Facts<'_>, figure: u8, other: u8) -> bool {
    let leaves_out = |change: &Change, bearer: u8| {
        let mut only = change.parts.iter().filter_map(|(what, _)| what.only_with());
        only.any(|with| match with {
            With::Bearer => other != bearer,
            With::All(group) => !facts.belongs(group, Scene::of(bearer), other, true),
        })
    };
    let lasting = facts.state.lasting.iter().take_while(|lasting| lasting.change != 0);
    let mut lasting = lasting.filter(|lasting| lasting.figure == figure);
    let own = |(number, ability): (u8, &Ability)| {
        let changes = ability.always.iter().filter(|change| change.bits & What::ONLY_WITH != 0);
        let mut left_out = changes.filter(|change| change.who == Who::Bearer);
        left_out.any(|change| facts.holds(figure, number, ability) && leaves_out(change, figure))
    };
    lasting.any(|lasting| {
        let change = facts.game.content.linked.change(lasting.change);
        change.is_some_and(|change| leaves_out(change, lasting.by))
    }) || facts.game.has_own(facts.state, figure, What::ONLY_WITH) && facts.abilities(figure).any(own)
}

/// The visible enemies a figure may strike hand to hand: those in contact, and those a card lets it reach.
pub fn strikes(facts: Facts<'_>, figure: u8) -> Figures {
    strikes_by(facts, figure, By::Basic)
}

/// The same by an ability.
pub fn strikes_by(facts: Facts<'_>, figure: u8, by: By) -> Figures {
    let near = in_reach(facts.state, facts.ground, figure);
    let near = open_to(facts, (figure, by), Figures(near.0 | found_in_contact(facts, figure).0));
    let Some(reach) = facts.most(figure, None, &What::Reach) else { return near };
    let place = facts.state.figure(figure);
    if !place.stands() || place.marks.has(Marks::ESCAPED) {
        return near;
    }
    let enemies = facts.state.standing(Side::of_figure(figure).other());
    let reached = |&enemy: &u8| {
        !is_hidden_from(facts, figure, enemy)
            && facts.ground.within(facts.state, figure, enemy, i32::from(reach) * Mil::INCH.0)
            && sees(facts, figure, enemy)
    };
    let reached = enemies.iter().filter(reached).fold(Figures::NONE, Figures::with);
    open_to(facts, (figure, by), Figures(near.0 | reached.0))
}

/// Those in contact whom a figure finds though they are hidden.
fn found_in_contact(facts: Facts<'_>, figure: u8) -> Figures {
    let place = facts.state.figure(figure);
    let escaped = !place.stands() || place.marks.has(Marks::ESCAPED);
    if escaped || facts.is_untouched(What::SeesHidden.bit()) {
        return Figures::NONE;
    }
    let found = |&enemy: &u8| {
        facts.state.figure(enemy).hidden()
            && facts.ground.contact(facts.state, figure, enemy)
            && !is_hidden_from(facts, figure, enemy)
    };
    let enemies = facts.state.standing(Side::of_figure(figure).other());
    enemies.iter().filter(found).fold(Figures::NONE, Figures::with)
}

/// Those of a set whom a figure may strike hand to hand, as far as cards go.
fn open_to(facts: Facts<'_>, (figure, by): (u8, By), of: Figures) -> Figures {
    if facts.is_untouched(What::Untargetable.bit() | What::ONLY_WITH) {
        return of;
    }
    let place = facts.state.figure(figure).place;
    let line = |enemy: u8| Attack { by, ..Attack::new(figure, enemy, AttackKind::Melee, place) };
    let open = |&enemy: &u8| !is_barred(facts, &line(enemy));
    of.iter().filter(open).fold(Figures::NONE, Figures::with)
}

/// Whether one figure sees another: nothing blocks the line, and no card keeps it from being seen.
pub fn sees(facts: Facts<'_>, from: u8, to: u8) -> bool {
    let sight = facts.ground.sight(facts.game, facts.state, from, to);
    if !sight.is_seen() || facts.is_untouched(What::Unseen.bit() | What::Screen.bit() | What::Sight.bit()) {
        return sight.is_seen();
    }
    let far = facts.least(from, None, &What::Sight);
    if far.is_some_and(|far| !facts.ground.within(facts.state, from, to, i32::from(far) * Mil::INCH.0)) {
        return false;
    }
    let line = Line { cover: sight.is_covered(), ..Line::default() };
    let line = Attack { line, ..Attack::new(from, to, AttackKind::Ranged, facts.state.figure(from).place) };
    !facts.has(to, Some(&line), &What::Unseen) && !is_screened(facts, &line)
}

/// Whether the straight line from one figure to another passes so near to a third that nobody sees through it.
fn is_screened(facts: Facts<'_>, line: &Attack) -> bool {
    if facts.game.never_touches(What::Screen.bit()) {
        return false;
    }
    let Facts { state, ground, .. } = facts;
    let (from, to) = (state.figure(line.attacker).place, state.figure(line.target).place);
    let there = Figures(state.all_standing().0 | state.card_markers().0);
    let mut others = there.without(line.attacker).without(line.target).iter();
    others.any(|other| {
        let round = facts.most(other, Some(line), &What::Screen);
        round.is_some_and(|round| {
            ground.passes_near(state, (from, to), other, i32::from(round.max(0)) * Mil::INCH.0)
        })
    })
}

/// How far a figure's zone of control reaches.
///
/// Rule: zone.control
pub fn zone(facts: Facts<'_>, figure: u8) -> i32 {
    zone_by(facts, figure, By::Basic)
}

/// The same while an ability is carried out, which conditions may name.
pub fn zone_by(facts: Facts<'_>, figure: u8, by: By) -> i32 {
    let action = facts.line_of(figure, figure, by);
    let action = (by != By::Basic).then_some(&action);
    let base = facts.game.content.edition.zone_of_control.0;
    let base = facts.base_value(figure, action, Measure::Zone, base, Mil::INCH.0);
    let zone = base + i32::from(facts.sum(figure, action, &What::Zone)) * Mil::INCH.0;
    match facts.most(figure, None, &What::ZoneMost) {
        Some(most) => zone.min(i32::from(most) * Mil::INCH.0),
        None => zone,
    }
}

/// Declared and paid; then the reach is shown and a path chosen.
///
/// Rule: declare.move
/// Rule: move.once
/// Rule: move.counts
pub fn declare<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, gait: Gait) {
    let cost = price(battle.facts(), figure, Deed::Move(gait));
    battle.pay(figure, cost);
    lasting::acts(battle, figure, None, gait.kind());
    use_up(battle, figure);
    battle.remember_place(figure);
    leave_engagement(battle, figure);
    let who = battle.who(figure);
    let unseen = touches_unseen(battle.state, battle.ground, figure);
    battle.tell(Event::MoveDeclared { who, gait, cost, unseen });
    let left = allowance(battle.facts(), figure, gait);
    battle.state.last = Last::default();
    battle.go(Stage::Moving { figure, gait, left, gone: 0 });
    moments::fire(battle, Happening::between(Moment::Moves, figure, figure));
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
    if near::is_watched(battle.facts()) && go_near(battle, Going { figure, gait, left, gone, to }, detail) {
        return;
    }
    let journey = battle.ground.journey(battle.game, battle.state, figure, (gait, left), to, detail);
    let Ok(journey) = journey else { return };
    let (left, gone) = (left - journey.cost, gone + journey.length);
    travel(battle, figure, journey, left);
    let ends = journey.touched.is_some() || gait == Gait::Run || battle.ground.is_board() || left == 0;
    if ends { finish(battle, figure, gone) } else { battle.go(Stage::Moving { figure, gait, left, gone }) }
}

/// Goes as far as to where somebody is come near to on the way, who may answer; then the movement goes on. Says whether
/// anybody is.
fn go_near<S: Sink<Event>>(battle: &mut Battle<'_, S>, going: Going, detail: Detail) -> bool {
    let Going { figure, gait, left, gone, to } = going;
    let facts = battle.facts();
    let from = facts.state.figure(figure).place;
    let way: Vec<Place> = if facts.ground.is_board() {
        facts.ground.way(facts.game, facts.state, figure, (gait, left), to)
    } else {
        near::straight(facts, from, to).collect()
    };
    let mut rest = way.as_slice();
    let (journey, met) = loop {
        let Some((place, met)) = near::first(facts, figure, rest.iter().copied()) else { return false };
        let journey = facts.ground.journey(facts.game, facts.state, figure, (gait, left), place, detail);
        match journey {
            Ok(journey) if journey.to == place => break (journey, met),
            // Nobody stands in the middle of others: it is met a little later.
            Ok(_) | Err(_) => {
                let passed = rest.iter().position(|at| *at == place).unwrap_or(0);
                rest = &rest[passed + 1..];
            }
        }
    };
    let (left, gone) = (left - journey.cost, gone + journey.length);
    let to = if journey.touched.is_some() || left == 0 { journey.to } else { to };
    travel(battle, figure, journey, left);
    battle.go(Stage::Moving { figure, gait, left, gone });
    if battle.put_on_stack(Frame::Going(Going { figure, gait, left, gone, to })) {
        near::come(battle, figure, met);
    }
    true
}

/// A movement goes on after somebody was come near to, if whoever moves still can.
pub fn resume<S: Sink<Event>>(battle: &mut Battle<'_, S>, going: Going) -> bool {
    battle.state.stack.pop();
    let Going { figure, gait, left, gone, to } = going;
    let place = battle.state.figure(figure);
    if place.stands() && place.place == to {
        finish(battle, figure, gone);
    } else if place.stands() {
        go(battle, figure, gait, left, gone, to);
    }
    true
}

/// Those who stand in the straight line from where somebody was to where it is.
pub fn passed(facts: Facts<'_>, figure: u8, from: Place) -> Figures {
    let to = facts.state.figure(figure).place;
    let others = facts.state.all_standing().without(figure);
    let met = |&other: &u8| facts.ground.is_on_line(facts.state, (from, to), other);
    others.iter().filter(met).fold(Figures::NONE, Figures::with)
}

/// Somebody has moved past others, which cards may answer.
pub fn pass<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, from: Place) {
    if battle.game.answered() & Moment::Passed.bit() == 0 && !battle.state.any_laid() {
        return;
    }
    for other in passed(battle.facts(), figure, from).iter() {
        moments::fire(battle, Happening::between(Moment::Passed, other, figure));
    }
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
    if journey.touched.is_none() && battle.game.moments() & Moment::Touches.bit() != 0 {
        brush(battle, figure, from);
    }
    pass(battle, figure, from);
}

/// Whoever is hidden comes into contact without engaging or being engaged, which cards may answer all the same.
fn brush<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, from: Place) {
    let state = &*battle.state;
    let hidden = |&enemy: &u8| state.figure(figure).hidden() || state.figure(enemy).hidden();
    let met = met(battle, figure, from).iter().filter(hidden).fold(Figures::NONE, Figures::with);
    contact(battle, figure, met);
}

/// Somebody has come straight from a place, and cards may answer whomever it touches now.
pub fn meet<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, from: Place) {
    if battle.game.moments() & Moment::Touches.bit() != 0 {
        let met = met(battle, figure, from);
        contact(battle, figure, met);
    }
}

/// The enemies with whom a figure is in contact and was not where it came from.
fn met<S: Sink<Event>>(battle: &Battle<'_, S>, figure: u8, from: Place) -> Figures {
    let mut before = *battle.state;
    before.figure_mut(figure).place = from;
    let facts = battle.facts();
    let enemies = facts.state.standing(Side::of_figure(figure).other()).iter();
    let met = enemies.filter(|&enemy| {
        facts.ground.contact(facts.state, figure, enemy) && !facts.ground.contact(&before, figure, enemy)
    });
    met.fold(Figures::NONE, Figures::with)
}

/// Both sides of each contact are told.
fn contact<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, met: Figures) {
    for enemy in met.iter() {
        moments::fire(battle, Happening::between(Moment::Touches, figure, enemy));
        moments::fire(battle, Happening::between(Moment::Touches, enemy, figure));
    }
}

/// Coming upon an enemy engages, even somebody who has just escaped from others.
pub fn touch<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, touched: Option<u8>) {
    let Some(enemy) = touched else { return };
    battle.state.figure_mut(figure).marks.clear(Marks::ESCAPED);
    let (who, other) = (battle.who(figure), battle.who(enemy));
    battle.tell(Event::Touches { who, enemy: other });
    contact(battle, figure, Figures::NONE.with(enemy));
}

/// Nothing obliges anybody to use all of a movement, or any of it.
pub fn stop<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, gone: i32) {
    let who = battle.who(figure);
    battle.tell(Event::StopsMoving { who });
    finish(battle, figure, gone);
}

/// The movement is over.
pub fn finish<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, gone: i32) {
    battle.act(figure);
    rest(battle, figure, gone);
}

/// A figure has come to rest by its own movement.
pub fn rest<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, gone: i32) {
    let ranged = &battle.edition().ranged;
    if ranged.moved != 0 && gone > ranged.moved_more_than.0 {
        battle.state.figure_mut(figure).marks.set(Marks::MOVED_FAR);
    }
    scenarios::claim_nodes(battle);
    scenarios::bring_home(battle, figure);
    if !battle.over() {
        let happening = Happening::between(Moment::Moved, figure, figure);
        moments::fire(battle, Happening { used: used_by_way(gone), ..happening });
    }
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
    let enemies = state.party(Side::of_figure(figure).other());
    let fights = |&enemy: &u8| {
        ground.contact(state, figure, enemy)
            && state.figure(enemy).stands()
            && !state.figure(enemy).marks.has(Marks::UNENGAGED)
    };
    enemies.filter(fights).fold(Figures::NONE, Figures::with)
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
pub fn controls(facts: Facts<'_>, figure: u8, other: u8) -> bool {
    facts.ground.within(facts.state, figure, other, zone(facts, figure)) && sees(facts, figure, other)
}
