//! Attacks that strike more than one: areas round the target, sweeps round the attacker.

use geometry::Mil;

use super::cards::Facts;
use super::cards::facts::Scene;
use super::movement;
use crate::cards::{Effect, Strikes, What};
use crate::content::HiddenArea;
use crate::state::{Attack, AttackKind, AttackStep, By, Deeds, Figures, NOBODY, Side};

/// Whom an attack strikes and how often, if not one target once.
pub fn strikes<'a>(facts: Facts<'a>, attack: &Attack) -> Option<&'a Strikes> {
    match attack.by {
        By::Basic => None,
        By::Ability(number) => {
            facts.ability(attack.attacker, number).and_then(|ability| ability.strikes.as_ref())
        }
        By::Effect { .. } => match facts.effect(attack) {
            Some(Effect::Attack { strikes, .. }) => strikes.as_ref(),
            Some(_) | None => None,
        },
    }
}

/// Whether one roll of the attack counts for everybody it strikes.
///
/// Rule: area.measure
pub fn one_roll(facts: Facts<'_>, attack: &Attack) -> bool {
    match strikes(facts, attack) {
        Some(
            Strikes::Each(_)
            | Strikes::Series { .. }
            | Strikes::Times(_)
            | Strikes::WhileHits(_)
            | Strikes::Chain(_)
            | Strikes::Targets(_),
        ) => false,
        Some(Strikes::All(_) | Strikes::Area(_) | Strikes::Line(_)) => true,
        None => match attack.by {
            // Each further target that was bought is attacked with a roll of its own.
            By::Ability(number) => facts
                .ability(attack.attacker, number)
                .is_none_or(|ability| ability.upgrades.iter().all(|upgrade| upgrade.targets == 0)),
            By::Basic | By::Effect { .. } => true,
        },
    }
}

/// Whether what an attack costs is being taken from several who are struck by one roll, which strikes them at once.
pub fn is_striking_several(facts: Facts<'_>, attack: &Attack) -> bool {
    let has_struck = match attack.step {
        AttackStep::Hurt
        | AttackStep::Throw
        | AttackStep::Follow
        | AttackStep::Next
        | AttackStep::Between => true,
        AttackStep::Aim
        | AttackStep::Defend
        | AttackStep::Arrived
        | AttackStep::React
        | AttackStep::BeforeRoll
        | AttackStep::DefenseDie
        | AttackStep::AttackDie
        | AttackStep::AfterRoll
        | AttackStep::Resolve
        | AttackStep::PushTo
        | AttackStep::Answered => attack.deeds.has(Deeds::BESIDES),
        AttackStep::Over => return false,
    };
    has_struck && (attack.deeds.has(Deeds::BESIDES) || !attack.others.is_empty() && one_roll(facts, attack))
}

/// How far the area round the target of an attack reaches, in thousandths of an inch, if it has one: by itself, or because
/// a card gives one to an attack at one target.
fn radius(facts: Facts<'_>, attack: &Attack) -> Option<i32> {
    let more = || facts.sum(attack.attacker, Some(attack), &What::Area);
    let inches = match strikes(facts, attack) {
        Some(Strikes::Area(inches)) => Some(i16::from(*inches) + more()),
        Some(_) => None,
        None => Some(more()).filter(|more| *more > 0),
    };
    inches.map(|inches| i32::from(inches) * Mil::INCH.0)
}

/// Whether an attack has an area round its target.
pub fn bursts(facts: Facts<'_>, attack: &Attack) -> bool {
    radius(facts, attack).is_some()
}

/// Everybody within the area round the target that was hit, friends and the attacker too. Sight is not needed; whoever
/// is hidden is hit only where the edition says so.
///
/// Rule: area.target
/// Rule: area.measure
/// Rule: hidden.area
pub fn within(facts: Facts<'_>, attack: &Attack) -> Figures {
    let Some(reach) = radius(facts, attack).filter(|_| facts.game.content.edition.area.on) else {
        return Figures::NONE;
    };
    let hit = |&figure: &u8| {
        let hidden = facts.state.figure(figure).hidden()
            && facts.game.content.edition.hidden.area == HiddenArea::Immune;
        figure != attack.target && !hidden && facts.ground.within(facts.state, attack.target, figure, reach)
    };
    facts.state.all_standing().iter().filter(hit).fold(Figures::NONE, Figures::with)
}

/// Everybody a sweep strikes.
pub fn swept(facts: Facts<'_>, attack: &Attack) -> Figures {
    let Some(group) = strikes(facts, attack).and_then(Strikes::swept) else { return Figures::NONE };
    let scene = Scene::in_attack(attack.attacker, Some(attack));
    // A sweep is aimed at nobody; one that an effect makes may be measured from the effect's target.
    let target = match attack.by {
        By::Basic | By::Ability(_) => NOBODY,
        By::Effect { .. } => attack.target,
    };
    let scene = Scene { target, ..scene };
    let members = facts.members(group, scene, true);
    let seen = |&figure: &u8| {
        !facts.state.figure(figure).hidden() || facts.game.content.edition.hidden.area == HiddenArea::Hit
    };
    members.iter().filter(seen).fold(Figures::NONE, Figures::with)
}

/// Those besides the target whom an attack hand to hand strikes, because a card has it strike all it is engaged with, or a
/// group. A push and a slam move one.
pub fn struck_too(facts: Facts<'_>, attack: &Attack) -> Figures {
    match attack.kind {
        AttackKind::Melee | AttackKind::Charge | AttackKind::Counter => {}
        AttackKind::Ranged | AttackKind::Push | AttackKind::Slam => return Figures::NONE,
    }
    let (attacker, bit) = (attack.attacker, What::Sweeps(None).bit());
    let mut struck = Figures::NONE;
    facts.each(attacker, Some(attack), bit, |what, _| {
        if let What::Sweeps(swept) = what {
            let more = match swept {
                Some(group) => facts.members(group, Scene::of(attacker), true),
                None => movement::in_reach(facts.state, facts.ground, attacker),
            };
            struck = Figures(struck.0 | more.0);
        }
    });
    struck.without(attack.target)
}

/// Those besides the target whom the straight line of an attack touches, friends too.
pub fn lined(facts: Facts<'_>, attack: &Attack) -> Figures {
    let Some(Strikes::Line(inches)) = strikes(facts, attack) else { return Figures::NONE };
    let from = facts.state.figure(attack.attacker).place;
    let through = facts.state.figure(attack.target).place;
    let end = facts.ground.end_of_line(from, through, Mil::inches((*inches).into()).0);
    let touched = |&figure: &u8| {
        let hidden = facts.state.figure(figure).hidden()
            && facts.game.content.edition.hidden.area == HiddenArea::Immune;
        !hidden && facts.ground.is_on_line(facts.state, (from, end), figure)
    };
    let others = facts.state.all_standing().without(attack.attacker).without(attack.target);
    others.iter().filter(touched).fold(Figures::NONE, Figures::with)
}

/// Whether somebody is of the group that the ability of an attack is aimed at, if it says any.
pub fn is_aimed_at(facts: Facts<'_>, attack: &Attack, enemy: u8) -> bool {
    let By::Ability(number) = attack.by else { return true };
    let group = facts.ability(attack.attacker, number).and_then(|ability| ability.target.as_ref());
    let scene = Scene { target: NOBODY, ..Scene::in_attack(attack.attacker, Some(attack)) };
    group.is_none_or(|group| facts.belongs(group, scene, enemy, true))
}

/// Whether an attack goes on from whom it hits to the next.
pub fn chains(facts: Facts<'_>, attack: &Attack) -> bool {
    matches!(strikes(facts, attack), Some(Strikes::Chain(_)))
}

/// The enemies that an attack can go on to from its target: those of the group that its ability is aimed at, whom it may be
/// aimed at. Those it has struck lie among the others.
pub fn chained(facts: Facts<'_>, attack: &Attack) -> Figures {
    let Some(Strikes::Chain(inches)) = strikes(facts, attack) else { return Figures::NONE };
    let reach = Mil::inches((*inches).into()).0;
    let enemies = facts.state.standing(Side::of_figure(attack.attacker).other());
    let next = |&enemy: &u8| {
        enemy != attack.target
            && !attack.others.contains(enemy)
            && !facts.state.figure(enemy).hidden()
            && facts.ground.within(facts.state, attack.target, enemy, reach)
            && is_aimed_at(facts, attack, enemy)
            && !movement::is_barred(facts, &Attack { target: enemy, ..*attack })
    };
    enemies.iter().filter(next).fold(Figures::NONE, Figures::with)
}
