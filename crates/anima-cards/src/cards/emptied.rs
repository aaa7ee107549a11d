//! Content in which one ability does nothing, for whoever wants to know what it does: everything keeps its number, so that
//! states of the two can be held against each other.

use super::link::lists;
use super::{Ability, Effects};
use crate::cards::AbilityName;
use crate::content::Content;

impl Ability {
    /// Whether it does anything besides being a special kind of its basic action.
    pub fn has_effects(&self) -> bool {
        let mut copy = self.clone();
        !self.with.is_empty()
            || !self.always.is_empty()
            || !self.triggers.is_empty()
            || !self.upgrades.is_empty()
            || self.strikes.is_some()
            || lists(&mut copy).any(|effects| !effects.list.is_empty())
    }
}

/// The same content with an ability that can be used and does nothing.
#[must_use]
pub fn emptied(content: &Content, name: AbilityName) -> Content {
    let mut content = content.clone();
    let card = usize::from(name.card);
    let abilities = if name.advantage {
        content.advantages.get_mut(card).map(|card| &mut card.abilities)
    } else {
        content.characters.get_mut(card).map(|card| &mut card.abilities)
    };
    let Some(ability) = abilities.and_then(|abilities| abilities.get_mut(usize::from(name.place))) else {
        return content;
    };
    ability.with.clear();
    ability.always.clear();
    ability.strikes = None;
    for upgrade in &mut ability.upgrades {
        upgrade.with.clear();
        upgrade.targets = 0;
    }
    let programs: Vec<u16> = lists(ability)
        .map(|effects: &mut Effects| {
            effects.list.clear();
            effects.program
        })
        .collect();
    for program in programs {
        if let Some(program) = content.linked.programs.get_mut(usize::from(program)) {
            program.effects.clear();
        }
    }
    content
}
