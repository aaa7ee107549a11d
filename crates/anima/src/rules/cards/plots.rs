//! Plot cards: played from the hand at a moment that the card allows, for the side and not for anybody on the table.

use kernel::Sink;

use super::facts::{Facts, Scene};
use super::moments;
use crate::cards::{Ability, Moment};
use crate::event::{AbilityName, CardEvent, Event};
use crate::refusal::Illegal;
use crate::rules::{Battle, attack_below};
use crate::state::{Doing, Figures, Frame, NO_ABILITY, Side};
use crate::usage;

/// Who stands for the side when a plot card is carried out: the first of it on the table.
fn bearer(facts: Facts<'_>, side: Side) -> Option<u8> {
    facts.state.standing(side).iter().next()
}

/// What a plot card does when it is played.
fn ability(facts: Facts<'_>, card: u8) -> Option<&Ability> {
    let card = facts.game.content.advantages.get(usize::from(card))?;
    card.abilities.iter().find(|ability| ability.cost.is_some())
}

/// Whether a side may play a card from its hand now.
///
/// Rule: advantage.plot
pub fn playable<'a>(facts: Facts<'a>, side: Side, card: u8) -> Result<&'a Ability, Illegal> {
    if !facts.state.hand(side).any(|held| held == card) {
        return Err(Illegal::NotInHand);
    }
    let ability = ability(facts, card).ok_or(Illegal::NotInHand)?;
    let window = match facts.state.stack.top() {
        Some(Frame::Window(window)) if window.speaks == side && moments::plots_at(window.moment) => window,
        Some(_) | None => return Err(Illegal::NotNowCard),
    };
    let bearer = bearer(facts, side).ok_or(Illegal::NotNowCard)?;
    let fits = match &ability.when {
        Some(cue) => moments::fits(facts, &cue.0, bearer, window.happening()),
        None => matches!(window.moment, Moment::Between | Moment::BeforeRoll),
    };
    if fits { Ok(ability) } else { Err(Illegal::NotNowCard) }
}

/// At whom a plot card may be aimed: nothing, if it is aimed at nobody.
pub fn targets(facts: Facts<'_>, side: Side, ability: &Ability) -> Option<Figures> {
    let group = ability.target.as_ref()?;
    let bearer = bearer(facts, side)?;
    let scene = Scene { attack: attack_below(facts.state), ..Scene::of(bearer) };
    // The side itself speaks, so whoever stands for it is one like the others.
    let mut members = facts.members(group, scene, true);
    if facts.belongs(&crate::cards::Group { itself: true, ..group.clone() }, scene, bearer, true) {
        members = members.with(bearer);
    }
    Some(members)
}

/// Plays a card: everybody sees it now, and it leaves the game.
///
/// Rule: advantage.plot
pub fn play<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side, card: u8, target: u8) {
    let Some(slot) = battle.state.hands[side.index()].iter().position(|&held| held == card + 1) else {
        return;
    };
    // The rest moves up, so that nobody can tell from the gap which of two cards was played.
    let hand = &mut battle.state.hands[side.index()];
    hand.copy_within(slot + 1.., slot);
    hand[hand.len() - 1] = 0;
    battle.tell(Event::Card(CardEvent::PlotPlayed { side, card }));
    moments::spoken(battle);
    let facts = battle.facts();
    let (Some(ability), Some(bearer)) = (ability(facts, card), bearer(facts, side)) else { return };
    let (subject, cause) = match facts.state.stack.top() {
        Some(Frame::Window(window)) => (window.subject, window.cause),
        Some(_) | None => (crate::state::NOBODY, crate::state::NOBODY),
    };
    let program = ability.does.program;
    let place = facts.game.content.advantages[usize::from(card)]
        .abilities
        .iter()
        .position(|other| std::ptr::eq(other, ability));
    let name = AbilityName { advantage: true, card, place: place.unwrap_or_default() as u8 };
    battle.events.comes_by(usage::Place::Of(name, usage::Part::Used).number());
    let doing = Doing { target, subject, cause, ..Doing::new(bearer, NO_ABILITY, program) };
    battle.put_on_stack(Frame::Doing(doing));
}
