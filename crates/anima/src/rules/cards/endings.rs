//! What a card ends: counters of states that come off, and what is kept on by upkeep.

use kernel::Sink;

use super::effects::{Done, single, took};
use crate::cards::{Ability, Effect, Source, Until};
use crate::event::{CardEvent, Event};
use crate::game::Anima;
use crate::rules::Battle;
use crate::rules::states::give_state;
use crate::state::{Doing, Frame, State, Status, StatusSet, Waits, Why};

/// The states whose counters an effect takes off.
fn shed(effect: &Effect) -> StatusSet {
    let Effect::Cleanse { sort, states, .. } = effect else { return StatusSet::NEGATIVE };
    if !states.is_empty() {
        return states.iter().fold(StatusSet::NONE, |set, state| set.with(*state));
    }
    sort.states()
}

/// Counters of these states come off: all of them, or as many as the owner chooses.
pub(super) fn cleanse<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    doing: &Doing,
    effect: &Effect,
    (figure, counters): (u8, Option<u8>),
) -> Done {
    let of = shed(effect);
    let meant = |status: &Status| of.contains(*status);
    let place = battle.state.figure(figure);
    let there: u8 = Status::ALL.iter().filter(|status| meant(status)).map(|&s| place.counters.of(s)).sum();
    match counters {
        Some(0) => Done::Yes,
        Some(counters) if counters < there => {
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return Done::Yes };
            if top.choices == 0 {
                top.choices = counters;
            }
            Done::Waits(Waits::Counter)
        }
        Some(_) | None => {
            took(battle, there);
            for status in Status::ALL.into_iter().filter(meant) {
                if battle.state.figure(figure).is(status) {
                    let count = battle.state.figure(figure).counters.of(status);
                    battle.state.figure_mut(figure).counters.set(status, 0);
                    let who = battle.who(figure);
                    battle.tell(Event::Card(CardEvent::Cleansed { who, status, left: 0 }));
                    hand_on(battle, doing, effect, (status, count));
                }
            }
            Done::Yes
        }
    }
}

/// Counters that have come off somebody are put on somebody else, where the effect says so.
pub fn hand_on<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    doing: &Doing,
    effect: &Effect,
    (status, count): (Status, u8),
) {
    let Effect::Cleanse { onto: Some(onto), .. } = effect else { return };
    if let Some(onto) = single(doing, onto).filter(|&onto| battle.state.figure(onto).stands()) {
        give_state(battle, onto, status, count);
    }
}

/// The states of which a counter may come off a figure now.
pub fn counters(game: &Anima, state: &State, figure: u8) -> impl Iterator<Item = Status> {
    let effect = match state.stack.top() {
        Some(Frame::Doing(doing)) => game.effect(doing),
        Some(_) | None => None,
    };
    let of = effect.map_or(StatusSet::NEGATIVE, shed);
    let place = *state.figure(figure);
    Status::ALL.into_iter().filter(move |status| of.contains(*status) && place.is(*status))
}

/// Whether an ability is of one of these sources, if any is named, and the one with this name, if one is.
pub(super) fn meant<'a>(sources: &'a [Source], name: Option<&'a str>) -> impl Fn(&Ability) -> bool + 'a {
    move |ability| {
        (sources.is_empty() || sources.contains(&ability.source))
            && name.is_none_or(|name| ability.id == name)
    }
}

/// What somebody keeps on by upkeep ends, as far as it is meant.
pub(super) fn dispel<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    figure: u8,
    meant: &impl Fn(&Ability) -> bool,
) {
    let on = battle.state.figure(figure).on;
    let ends = |(number, ability): &(u8, &Ability)| {
        on & 1 << number != 0 && ability.upkeep.is_some() && meant(ability)
    };
    let ended =
        battle.facts().abilities(figure).filter(ends).fold(0u32, |bits, (number, _)| bits | 1 << number);
    for number in (0..u32::BITS as u8).filter(|number| ended & 1 << number != 0) {
        super::upkeep::switch_off(battle, figure, number);
    }
}

/// What others keep on somebody by upkeep ends, as far as it is meant.
pub(super) fn dispel_on<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    figure: u8,
    meant: &impl Fn(&Ability) -> bool,
) {
    let lasting = battle.state.lasting.into_iter().filter(|lasting| lasting.change != 0);
    let kept = lasting.filter(|lasting| lasting.figure == figure && lasting.ends.has(Until::Upkeep));
    let inside = battle.state.marked.into_iter();
    let inside = inside.filter(|mark| mark.why == Why::Inside && mark.figure == figure);
    let all = kept.map(|kept| (kept.by, kept.ability)).chain(inside.map(|mark| (mark.by, mark.ability)));
    for (by, number) in all.filter(|(by, _)| *by != figure) {
        let ability = battle.game.ability(battle.state, by, number);
        if ability.is_some_and(meant) {
            super::upkeep::switch_off(battle, by, number);
        }
    }
}
