//! Upkeep: what is on is paid for in Maintenance or ends.

use kernel::Sink;

use super::at_hand::used_by_ability;
use super::facts::Facts;
use super::moments::{self, Happening};
use super::{lasting, spirits};
use crate::cards::{Ability, Effect, Moment, What};
use crate::event::{CardEvent, Event};
use crate::rules::Battle;
use crate::state::{By, Marks, NOBODY, Phase, Side, Stage, State, Status};
use crate::usage::Part;

/// The upkeep that is still to be decided: whose, and of which ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    pub figure: u8,
    pub ability: u8,
    pub cost: u8,
}

/// The upkeep whose payment is awaited now.
pub fn due(facts: Facts<'_>) -> Option<Due> {
    let Stage::Phase(Phase::Upkeep { side, figure, ability, .. }) = facts.state.stage else { return None };
    if !facts.state.stack.is_empty() {
        return None;
    }
    next(facts, side, figure, ability)
}

fn next(facts: Facts<'_>, side: Side, from: u8, first: u8) -> Option<Due> {
    let away = facts.state.inside();
    let here = facts
        .state
        .party(side)
        .filter(|&figure| facts.state.figure(figure).stands() || away.contains(figure));
    for figure in here.filter(|&figure| figure >= from) {
        let on = facts.state.figure(figure).on;
        if on == 0 {
            continue;
        }
        let lowest = if figure == from { first } else { 0 };
        for (number, ability) in facts.abilities(figure) {
            if let (true, Some(upkeep)) = (number >= lowest && on & 1 << number != 0, ability.upkeep) {
                return Some(Due { figure, ability: number, cost: cost(facts, figure, number, upkeep) });
            }
        }
    }
    None
}

/// What the upkeep of an ability costs a figure. What makes upkeep dearer or cheaper counts for one ability: the first that
/// is on, has any to pay and fits. Once that has ended, it counts for the next.
pub fn cost(facts: Facts<'_>, figure: u8, number: u8, upkeep: u8) -> u8 {
    let on = facts.state.figure(figure).on;
    let pays = |ability: &Ability| ability.upkeep.is_some_and(|upkeep| upkeep > 0);
    if facts.is_untouched(What::Upkeep.bit() | What::UpkeepAll.bit()) {
        return upkeep;
    }
    // Conditions may ask which ability it is.
    let more_for = |number: u8, what: &What| {
        let kept_up = facts.line_of(figure, figure, By::Ability(number));
        facts.sum(figure, Some(&kept_up), what)
    };
    let mut before = facts.abilities(figure).take_while(|(other, _)| *other < number);
    let taken = before
        .any(|(other, ability)| on & 1 << other != 0 && pays(ability) && more_for(other, &What::Upkeep) != 0);
    let more = if taken { 0 } else { more_for(number, &What::Upkeep) };
    let more = more + more_for(number, &What::UpkeepAll);
    (i16::from(upkeep) + more).clamp(0, u8::MAX.into()) as u8
}

/// Whether an upkeep can be paid: somebody sealed cannot, somebody paralyzed can.
pub fn payable(state: &State, due: Due) -> bool {
    let place = state.figure(due.figure);
    place.actions >= due.cost && !place.is(Status::Seal)
}

/// Goes through all that is on, the first player's first. Says whether it went on by itself.
///
/// Rule: turn.upkeep
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side, second: bool) -> bool {
    match due(battle.facts()) {
        Some(due) if payable(battle.state, due) => false,
        Some(due) => {
            switch_off(battle, due.figure, due.ability);
            true
        }
        None if second => {
            battle.go(Stage::Phase(Phase::Counters));
            true
        }
        None => {
            let side = side.other();
            let figure = battle.state.party(side).start;
            battle.go(Stage::Phase(Phase::Upkeep { side, figure, ability: 0, second: true }));
            true
        }
    }
}

/// The owner pays. Upkeep is no action, so poison takes nothing for it.
///
/// Rule: turn.upkeep
pub fn pay<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let Some(due) = due(battle.facts()) else { return };
    battle.state.figure_mut(due.figure).actions -= due.cost;
    let who = battle.who(due.figure);
    battle.comes_up(due.figure, due.ability, Part::Upkeep);
    battle.tell(Event::Card(CardEvent::UpkeepPaid {
        who,
        ability: battle.ability_name(due.figure, due.ability),
        cost: due.cost,
    }));
    if let Stage::Phase(Phase::Upkeep { side, second, .. }) = battle.state.stage {
        let (figure, ability) = (due.figure, due.ability + 1);
        battle.go(Stage::Phase(Phase::Upkeep { side, figure, ability, second }));
    }
    let happening = Happening::between(Moment::PaysUpkeep, due.figure, due.figure);
    moments::fire(battle, Happening { used: used_by_ability(due.ability), ..happening });
}

/// The owner lets it end.
pub fn let_end<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    if let Some(due) = due(battle.facts()) {
        switch_off(battle, due.figure, due.ability);
    }
}

/// An ability is no longer on: what it made different is over, and whoever it hid is seen.
///
/// Rule: ability.upkeep
/// Rule: hidden.upkeep_end
pub fn switch_off<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, number: u8) {
    if number >= 32 || battle.state.figure(figure).on & 1 << number == 0 {
        return;
    }
    battle.state.figure_mut(figure).on &= !(1 << number);
    lasting::end_upkeep(battle.state, figure, number);
    let who = battle.who(figure);
    let hides = battle.game.ability(battle.state, figure, number).is_some_and(hides);
    battle.tell(Event::Card(CardEvent::Ends {
        who,
        ability: battle.ability_name(figure, number),
        hidden: hides,
    }));
    let seen = hides && battle.state.figure(figure).hidden();
    if hides {
        battle.state.figure_mut(figure).marks.clear(Marks::HIDDEN);
    }
    spirits::released(battle, figure, number);
    if seen {
        moments::fire(battle, Happening::between(Moment::Revealed, figure, NOBODY));
    }
}

/// Whether an ability hides whoever uses it.
pub fn hides(ability: &Ability) -> bool {
    ability.does.list.iter().any(|effect| matches!(effect, Effect::Hide { .. }))
}

/// Somebody is no longer hidden: what hid it is off.
pub fn no_longer_hidden<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let on = battle.state.figure(figure).on;
    let hiding =
        battle.facts().abilities(figure).find(|(number, ability)| on & 1 << number != 0 && hides(ability));
    if let Some((number, _)) = hiding {
        battle.state.figure_mut(figure).on &= !(1 << number);
        lasting::end_upkeep(battle.state, figure, number);
    }
}
