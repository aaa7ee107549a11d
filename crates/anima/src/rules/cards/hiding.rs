//! Becoming hidden by a card, where nobody controls the ground.

use kernel::Sink;

use super::facts::Facts;
use crate::cards::What;
use crate::event::{CardEvent, Event};
use crate::rules::{Battle, movement};
use crate::state::{Doing, Marks, NO_ABILITY, Side};

/// The enemy in whose zone of control a figure is, so that it cannot hide.
///
/// Rule: hidden.gain
pub fn watcher(facts: Facts<'_>, figure: u8) -> Option<u8> {
    let enemies = facts.state.standing(Side::of_figure(figure).other());
    enemies.iter().find(|&enemy| movement::controls(facts, enemy, figure))
}

/// Rule: hidden.gain
/// Rule: declare.hide
pub(super) fn hide<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, figure: u8) {
    let who = battle.who(figure);
    let enemy = watcher(battle.facts(), figure);
    if enemy.is_some() || battle.facts().has(figure, None, &What::NeverHidden) {
        // What hides nobody has no upkeep to pay.
        if doing.ability != NO_ABILITY {
            battle.state.figure_mut(doing.by).on &= !(1 << doing.ability);
        }
        let kept = match enemy {
            Some(enemy) => CardEvent::CannotHide { who, by: battle.who(enemy) },
            None => CardEvent::StaysSeen { who },
        };
        return battle.tell(Event::Card(kept));
    }
    become_hidden(battle, figure);
}

pub(super) fn become_hidden<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let who = battle.who(figure);
    battle.state.figure_mut(figure).marks.set(Marks::HIDDEN);
    battle.tell(Event::Card(CardEvent::Hides { who }));
}
