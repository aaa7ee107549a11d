//! Turning into another character's card, and back.

use kernel::Sink;

use super::facts::CARRIED;
use super::{lasting, paying};
use crate::cards::{Ends, Until};
use crate::event::{CardEvent, Event};
use crate::rules::Battle;
use crate::state::{Figure, Lasting, Mark, Why};

/// Turns into another card, for good or until the turn ends.
pub(super) fn become_other<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    (figure, ability): (u8, u8),
    card: u8,
    keeps_life: bool,
    until: Ends,
    actions: Option<i16>,
) {
    let Some(other) = battle.game.content.characters.get(usize::from(card)) else { return };
    let life = other.life;
    let before = battle.who(figure);
    let turns_back = !until.is(Until::Game);
    if turns_back && battle.state.figure(figure).aside == 0 {
        set_used_aside(battle, figure);
    }
    let place = battle.state.figure_mut(figure);
    if keeps_life {
        place.aside = if turns_back { Figure::KEEPS_LIFE } else { 0 };
        place.life = place.life.min(life);
    } else {
        place.aside = if turns_back { place.life } else { 0 };
        place.life = life;
    }
    let own = (1u32 << CARRIED) - 1;
    place.on &= !own;
    place.used &= !own;
    place.card = card;
    let most = battle.facts().most_actions(figure);
    let place = battle.state.figure_mut(figure);
    let wanted = actions.map_or(place.actions, |actions| actions.clamp(0, most.into()) as u8);
    place.actions = wanted.min(most);
    battle.tell(Event::Card(CardEvent::Becomes { who: before, card }));
    lasting::end(battle.state, |lasting| lasting.change == Lasting::FORM && lasting.figure == figure);
    if lasting::is_remembered(until) {
        let change = Lasting::FORM;
        lasting::make_last(battle, Lasting { figure, by: figure, change, amount: 0, ends: until, ability });
    }
}

/// Remembers which of its own abilities a figure has used up, for when it is itself again.
fn set_used_aside<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let used = battle.state.figure(figure).used;
    for ability in (0..CARRIED).filter(|number| used & 1 << number != 0) {
        lasting::keep(battle, Mark { why: Why::UsedUp, by: figure, figure, ability });
    }
}

/// The abilities that a figure had used up before it became another, less those that every turn renews.
fn take_used_back<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let own = |mark: &Mark| mark.why == Why::UsedUp && mark.by == figure;
    let used =
        battle.state.marks().filter(|mark| own(mark)).fold(0u32, |bits, mark| bits | 1 << mark.ability);
    lasting::forget(battle.state, own);
    let used = used & !paying::renew(battle.facts(), figure);
    let of_card = (1u32 << CARRIED) - 1;
    let place = battle.state.figure_mut(figure);
    place.on &= !of_card;
    place.used = place.used & !of_card | used;
}

/// Whoever was somebody else for a turn is itself again.
pub fn turn_back<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let aside = battle.state.figure(figure).aside;
    let own = battle.game.own_card(figure);
    let (Some(card), true) = (own, aside != 0) else { return };
    let before = battle.who(figure);
    let life = battle.game.content.characters[usize::from(card)].life;
    battle.state.figure_mut(figure).card = card;
    let most = battle.facts().most_actions(figure);
    let place = battle.state.figure_mut(figure);
    place.life = if aside == Figure::KEEPS_LIFE { place.life.min(life) } else { aside };
    place.actions = place.actions.min(most);
    place.aside = 0;
    take_used_back(battle, figure);
    battle.tell(Event::Card(CardEvent::Becomes { who: before, card }));
}
