//! The places of cards that the rules come by, each with a number, for whoever counts what is used in play.
//!
//! A [`Sink`] is told of them only if it watches, so that nobody else pays for it. What counts as used: an ability that
//! was paid for and begun, or a plot card that was played; a trigger whose effects began; an effect that was done to
//! somebody, or once where it is about nobody; an upkeep that was paid; steps and upgrades that were bought; a change
//! that was in force for somebody on the table while something was told. Conditions and amounts are part of what they
//! stand in.

use kernel::Sink;

use crate::cards::AbilityName;
use crate::cards::{Ability, Change, Effects, Few, Then, Who};
use crate::event::Event;
use crate::rules::cards::Facts;
use crate::rules::cards::facts::Scene;
use crate::rules::{Battle, attack_below};
use crate::state::{Attack, AttackKind, By, Figures};

/// Something on a card that can come up in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// An effect, by its list and its place there.
    Effect { program: u16, at: u8 },
    /// Something an ability has, by the ability.
    Of(AbilityName, Part),
}

/// What an ability has that can come up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// It was used.
    Used,
    /// Its upkeep was paid.
    Upkeep,
    /// More was paid than its cost.
    More,
    /// One of its upgrades was bought.
    Upgrade(u8),
    /// One of its triggers answered.
    Trigger(u8),
    /// One of the changes that it makes as long as it holds was in force.
    Always(u8),
}

/// No place at all: whoever watches this watches whatever there is.
pub const WATCHED: u32 = u32::MAX;
/// Below this are the numbers of effects.
const OF_ABILITIES: u32 = 1 << 24;

impl Place {
    /// The number under which a sink hears of it.
    pub fn number(self) -> u32 {
        let (name, part) = match self {
            Place::Effect { program, at } => return u32::from(program) << 8 | u32::from(at),
            Place::Of(name, part) => (name, part),
        };
        let (kind, which) = match part {
            Part::Used => (0, 0),
            Part::Upkeep => (1, 0),
            Part::More => (2, 0),
            Part::Upgrade(which) => (3, which),
            Part::Trigger(which) => (4, which),
            Part::Always(which) => (5, which),
        };
        // An ability has far fewer than sixteen of anything; its card has fewer abilities than that.
        let card = u32::from(name.advantage) << 8 | u32::from(name.card);
        OF_ABILITIES | card << 12 | u32::from(name.place & 15) << 8 | kind << 4 | u32::from(which & 15)
    }
}

impl<S: Sink<Event>> Battle<'_, S> {
    /// Something of an ability of a figure's comes up.
    pub fn comes_up(&mut self, figure: u8, ability: u8, part: Part) {
        let place = Place::Of(self.ability_name(figure, ability), part);
        self.events.comes_by(place.number());
    }

    /// Whatever holds now comes up, as far as somebody still waits for it.
    pub fn look_round(&mut self) {
        let attack = attack_below(self.state).copied();
        self.look_at(attack.as_ref());
    }

    /// The same while an ability is used, which has its cost and its reach like an attack.
    pub fn look_at_use(&mut self, figure: u8, ability: u8) {
        let place = self.state.figure(figure).place;
        let by = By::Ability(ability);
        self.look_at(Some(&Attack { by, ..Attack::new(figure, figure, AttackKind::Melee, place) }));
    }

    fn look_at(&mut self, attack: Option<&Attack>) {
        let facts = Facts::new(self.game, self.state, self.ground);
        for bearer in facts.state.all_standing().iter() {
            for (number, ability) in facts.abilities(bearer) {
                for (change, which) in ability.always.iter().zip(0..) {
                    let place = Place::Of(self.ability_name(bearer, number), Part::Always(which)).number();
                    if self.events.watches(place)
                        && facts.holds(bearer, number, ability)
                        && is_in_force(facts, bearer, change, attack)
                    {
                        self.events.comes_by(place);
                    }
                }
            }
        }
    }
}

/// Whether a change that holds is in force for anybody.
fn is_in_force(facts: Facts<'_>, bearer: u8, change: &Change, attack: Option<&Attack>) -> bool {
    let scene = |figure: u8| Scene { bearer, ..Scene::in_attack(figure, attack) };
    let whom = match &change.who {
        Who::Bearer => Figures::NONE.with(bearer),
        Who::All(group) | Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group) => facts
            .state
            .all_standing()
            .iter()
            .filter(|&figure| facts.belongs(group, scene(figure), figure, true))
            .fold(Figures::NONE, Figures::with),
        Who::Target | Who::Subject | Who::Cause => Figures::NONE,
    };
    whom.iter().any(|figure| facts.applies(change, figure, scene(figure)))
}

/// Everything of an ability that can come up, each with the path of what it covers in the ability's table. What no
/// longer path covers belongs to the ability as a whole.
pub fn places(name: AbilityName, ability: &Ability) -> Vec<(String, Place)> {
    let mut found = Vec::new();
    let mut of = |path: String, part: Part| found.push((path, Place::Of(name, part)));
    if ability.cost.is_some() {
        of(String::new(), Part::Used);
    }
    if ability.upkeep.is_some() {
        of("upkeep".to_owned(), Part::Upkeep);
    }
    if ability.more.is_some() {
        of("more".to_owned(), Part::More);
    }
    for which in 0..ability.upgrades.len() {
        of(format!("upgrades.{which}"), Part::Upgrade(which as u8));
    }
    for which in 0..ability.triggers.len() {
        of(format!("triggers.{which}"), Part::Trigger(which as u8));
    }
    for which in 0..ability.always.len() {
        of(format!("always.{which}"), Part::Always(which as u8));
    }
    let then = |path: &str, then: &Then, found: &mut Vec<_>| {
        let steps = [
            ("hit", &then.hit),
            ("damage", &then.damage),
            ("critical", &then.critical),
            ("kill", &then.kill),
            ("miss", &then.miss),
            ("after", &then.after),
        ];
        for (key, effects) in steps {
            effect_places(&format!("{path}then.{key}"), effects, found);
        }
    };
    effect_places("does", &ability.does, &mut found);
    then("", &ability.then, &mut found);
    for (upgrade, which) in ability.upgrades.iter().zip(0..) {
        then(&format!("upgrades.{which}."), &upgrade.then, &mut found);
    }
    for (trigger, which) in ability.triggers.iter().zip(0..) {
        effect_places(&format!("triggers.{which}.does"), &trigger.does, &mut found);
    }
    found
}

fn effect_places(path: &str, effects: &Effects, found: &mut Vec<(String, Place)>) {
    for (effect, at) in effects.list.iter().zip(0..) {
        let path = format!("{path}.{at}");
        found.push((path.clone(), Place::Effect { program: effects.program, at }));
        for (key, inner) in effect.inner() {
            effect_places(&format!("{path}.{key}"), inner, found);
        }
    }
}
