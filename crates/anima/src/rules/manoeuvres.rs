//! Escape, Seek, Push, Slam and Climb.

use kernel::Sink;

use super::cards::moments::{self, Happening};
use super::cards::{Facts, lasting};
use super::innate::{accumulates, harms, slips_away};
use super::{Battle, attack_mut, combat, infiltration, movement, rolls, thrown};
use crate::cards::{Kind, Moment, What};
use crate::content::{BaseSize, Category};
use crate::event::{CardEvent, Event, ThrowEvent};
use crate::game::Anima;
use crate::ground::Ground;
use crate::rules::price::{Deed, price};
use crate::slug;
use crate::state::{AttackKind, AttackStep, Figures, Frame, Marks, NO_ABILITY, NOBODY, Place, Side, State};
use crate::total::Total;

/// Rule: action.escape
pub fn declare_escape<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let who = battle.who(figure);
    if slips_away(battle.game, battle.state, battle.ground, figure) {
        battle.state.figure_mut(figure).marks.set(Marks::ESCAPED);
        return battle.tell(Event::SlipsAway { who });
    }
    let cost = price(battle.facts(), figure, Deed::Escape);
    battle.pay(figure, cost);
    lasting::acts(battle, figure, None, Kind::Escape);
    try_escape(battle, figure, cost, NO_ABILITY);
}

/// Somebody tries to escape, for whatever it cost.
pub fn try_escape<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, cost: u8, ability: u8) {
    let who = battle.who(figure);
    battle.tell(Event::TriesToEscape { who, cost });
    battle.put_on_stack(Frame::Escape { figure, ability });
    moments::fire(battle, Happening::between(Moment::Escapes, figure, figure));
}

/// The die of an escape and what helps or hinders it.
pub fn escape_total(game: &Anima, state: &State, ground: &Ground, figure: u8, die: u8) -> Total {
    let rules = &game.content.edition.escape;
    let card = game.card(state, figure);
    let rule = Some(slug::ACTION_ESCAPE);
    let mut total = Total::of("die", die.into());
    if game.is_of_category(state, figure, Category::Prowler) {
        total.add("prowler", rules.prowler.into(), rule);
    }
    if card.walk >= rules.fast_speed.0 && card.run >= rules.fast_speed.1 {
        total.add("fast", rules.fast.into(), rule);
    }
    if card.base != BaseSize::Small {
        total.add("big-base", rules.big.into(), rule);
    }
    match movement::engaged(state, ground, figure).len() {
        0 | 1 => {}
        2 => total.add("against-two", rules.two.into(), rule),
        _ => total.add("against-three", rules.three.into(), rule),
    }
    let facts = Facts::new(game, state, ground);
    total.add(
        "ability",
        facts.sum(figure, None, &What::Escape) + facts.sum(figure, None, &What::Roll),
        Some(slug::ABILITY_KIND),
    );
    total
}

/// Success ends every engagement until the activation ends.
///
/// Rule: escape.after
pub fn escape_rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, die: u8) {
    let total = escape_total(battle.game, battle.state, battle.ground, figure, die);
    battle.state.stack.pop();
    let target = battle.edition().escape.target;
    let escapes = total.value() >= i16::from(target);
    if escapes {
        battle.state.figure_mut(figure).marks.set(Marks::ESCAPED);
    }
    let who = battle.who(figure);
    battle.tell(Event::EscapeRolled { who, die, total, target, escapes });
}

/// Somebody is clear of everybody, because a card says so.
pub fn gets_away<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    battle.state.stack.pop();
    battle.state.figure_mut(figure).marks.set(Marks::ESCAPED);
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::GetsAway { who }));
}

/// Rule: action.seek
pub fn declare_seek<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, marker: Option<u8>) {
    let cost = price(battle.facts(), figure, Deed::Seek);
    battle.pay(figure, cost);
    lasting::acts(battle, figure, None, Kind::Seek);
    battle.state.figure_mut(figure).marks.set(Marks::SOUGHT);
    let who = battle.who(figure);
    battle.tell(Event::Seeks { who, cost });
    let marker = marker.and_then(|marker| infiltration::name_marker(battle, figure, marker));
    let pushed = battle.state.stack.push(Frame::Seek { figure, marker, ability: NO_ABILITY });
    debug_assert!(pushed, "an action begins on an empty stack");
}

/// Somebody seeks by an ability.
pub fn try_seek<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, cost: u8, ability: u8) {
    battle.state.figure_mut(figure).marks.set(Marks::SOUGHT);
    let who = battle.who(figure);
    battle.tell(Event::Seeks { who, cost });
    battle.put_on_stack(Frame::Seek { figure, marker: None, ability });
}

/// One roll shows every hidden enemy in the zone of control, and answers for the marker it named.
pub fn seek_rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, marker: Option<u8>, die: u8) {
    // What succeeds whatever the die counts as the best one.
    let sure = die == rolls::SURE;
    let die = if sure { combat::NATURAL_TEN } else { die };
    let total = rolls::total(battle.facts(), figure, die);
    rolls::tell_total(battle, figure, die, &total);
    let target = battle.edition().seek.target;
    let finds = sure || total.value() >= i16::from(target);
    let (mut found, mut seen) = (Vec::new(), Figures::NONE);
    if finds {
        for enemy in battle.state.standing(Side::of_figure(figure).other()).iter() {
            let place = battle.state.figure(enemy);
            let harder = battle.facts().sum(enemy, None, &What::SeekTarget);
            let hidden = place.hidden() && (sure || total.value() >= i16::from(target) + harder);
            if hidden && movement::controls(battle.facts(), figure, enemy) {
                battle.state.figure_mut(enemy).marks.clear(Marks::HIDDEN);
                found.push(battle.who(enemy));
                seen = seen.with(enemy);
            }
        }
    }
    battle.state.stack.pop();
    let who = battle.who(figure);
    let marker = marker.filter(|_| finds);
    battle.tell(Event::SeekRolled { who, die, target, found, answer: marker.is_some() });
    if let Some(marker) = marker {
        let pushed = battle.state.stack.push(Frame::Found { figure, marker });
        debug_assert!(pushed, "the search has left the stack");
    }
    for enemy in seen.iter() {
        moments::fire(battle, Happening::between(Moment::Revealed, enemy, NOBODY));
    }
}

/// A push or slam has hit: the target goes back as many inches as it would have been hurt. Armor helps only those with
/// resistance to damage, and whoever the attack could not have hurt is not moved.
///
/// Rule: action.push
/// Rule: action.slam
/// Rule: innate.intangible.harm
pub fn push_back<S: Sink<Event>>(battle: &mut Battle<'_, S>, success: u8, critical: bool) {
    let attack = *attack_mut(battle.state);
    let who = battle.who(attack.target);
    if battle.facts().has(attack.target, Some(&attack), &What::Immovable) {
        attack_mut(battle.state).step = AttackStep::Follow;
        return battle.tell(Event::Card(CardEvent::Unmoved { who }));
    }
    if !harms(battle.facts(), &attack) {
        attack_mut(battle.state).step = AttackStep::Follow;
        return battle.tell(Event::PassesThrough { target: who });
    }
    let least = i16::from(critical);
    let resists = accumulates(battle.facts(), attack.target, Some(&attack));
    let armor = if resists { combat::armor(battle.facts(), &attack).value() } else { 0 };
    let inches = (combat::damage(battle.facts(), &attack, success).value() - armor).max(least);
    let inches = inches.clamp(0, i16::from(u8::MAX)) as u8;
    battle.tell(Event::PushedBack { who, kind: attack.kind, inches });
    if inches == 0 {
        attack_mut(battle.state).step = AttackStep::Follow;
        return;
    }
    attack_mut(battle.state).push = inches;
    if attack.kind == AttackKind::Slam {
        // A slam that was stopped before it had begun goes from the one to the other.
        let (from, to) = if attack.from == attack.to {
            (battle.state.figure(attack.attacker).place, battle.state.figure(attack.target).place)
        } else {
            (attack.from, attack.to)
        };
        let away = battle.ground.beyond(from, to);
        return move_pushed(battle, away);
    }
    attack_mut(battle.state).step = AttackStep::PushTo;
}

/// The attacker says where to, within the front arc of the contact.
pub fn push_to<S: Sink<Event>>(battle: &mut Battle<'_, S>, to: Place) {
    let target = attack_mut(battle.state).target;
    let from = battle.state.figure(target).place;
    let who = battle.who(target);
    battle.tell(Event::Throw(ThrowEvent::Chosen { who, to }));
    move_pushed(battle, Place { x: to.x - from.x, y: to.y - from.y });
}

/// The pushed figure goes that way until the inches are used or something stops it.
fn move_pushed<S: Sink<Event>>(battle: &mut Battle<'_, S>, way: Place) {
    let attack = attack_mut(battle.state);
    attack.step = AttackStep::Follow;
    let attack = *attack;
    thrown::push(battle, &attack, way);
}

/// Up a vertical face to the edge on top.
///
/// Rule: action.climb
pub fn climb<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, to: Place) {
    let cost = battle.edition().cost.climb;
    battle.pay(figure, cost);
    battle.remember_place(figure);
    let place = battle.state.figure_mut(figure);
    place.marks.set(Marks::MOVED);
    place.place = to;
    let who = battle.who(figure);
    battle.tell(Event::Climbed { who, to, cost });
    movement::rest(battle, figure, 0);
}
