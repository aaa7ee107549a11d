//! Defensive manoeuvres: intercepting a charge and taking a shot meant for a friend.

use geometry::Mil;
use kernel::Sink;

use super::cards::Facts;
use super::cards::facts::Scene;
use super::cards::moments::{self, Happening};
use super::innate::innate;
use super::{Battle, attack, attack_mut, combat, movement};
use crate::cards::{Moment, What};
use crate::content::Innate;
use crate::event::{Event, Reveals};
use crate::game::Anima;
use crate::ground::{Ground, Nearness};
use crate::refusal::Unfit;
use crate::state::{Attack, AttackKind, By, Marks, Place, Side, State, Status};

/// Whether this figure may intercept at all, wherever it would have to go.
///
/// Rule: defend.intercept_charge
pub fn may_intercept(
    game: &Anima,
    state: &State,
    ground: &Ground,
    attack: &Attack,
    figure: u8,
) -> Result<(), Unfit> {
    let charger = state.figure(attack.attacker);
    let flies = |figure: u8| innate(game, state, figure, Innate::Flight);
    let charger_flies = || {
        let by_ability = attack.by != By::Basic;
        flies(attack.attacker)
            || by_ability
                && Facts::new(game, state, ground).innate(attack.attacker, Some(attack), Innate::Flight)
    };
    stands_in(Facts::new(game, state, ground), attack, figure)?;
    if charger.hidden() {
        Err(Unfit::HiddenAttacker)
    } else if !movement::engaged(state, ground, figure).is_empty()
        && !guards_engaged(Facts::new(game, state, ground), figure, attack)
    {
        Err(Unfit::Engaged)
    } else if state.figure(figure).marks.has(Marks::INTERCEPTED) {
        Err(Unfit::AlreadyIntercepted)
    } else if charger_flies() && !flies(figure) {
        Err(Unfit::CannotFly)
    } else {
        Ok(())
    }
}

/// A friend of the target who is neither paralyzed nor berserk, and whom no card keeps from it.
fn stands_in(facts: Facts<'_>, attack: &Attack, figure: u8) -> Result<(), Unfit> {
    let state = facts.state;
    let place = state.figure(figure);
    if figure == attack.target {
        Err(Unfit::IsTheTarget)
    } else if Side::of_figure(figure) == Side::of_figure(attack.attacker) || !place.stands() {
        Err(Unfit::NotAFriend)
    } else if facts.suffers(figure, Status::Paralyzed) {
        Err(Unfit::Paralyzed)
    } else if facts.suffers(figure, Status::Berserker) {
        Err(Unfit::Berserk)
    } else if !facts.game.never_touches(What::FRIENDLESS | What::UNSTOPPABLE_BY)
        && is_kept_out(facts, attack, figure)
    {
        Err(Unfit::KeptOut)
    } else {
        Ok(())
    }
}

/// Whether a card keeps a figure from stepping in: nobody does for whoever is nobody's friend, and some attacks go past
/// some.
fn is_kept_out(facts: Facts<'_>, attack: &Attack, figure: u8) -> bool {
    let mut kept_out = facts.has(attack.target, None, &What::Friendless);
    facts.each(attack.attacker, Some(attack), What::UNSTOPPABLE_BY, |what, _| {
        if let What::UnstoppableBy(group) = what {
            let scene = Scene::in_attack(attack.attacker, Some(attack));
            kept_out |= facts.belongs(group, scene, figure, true);
        }
    });
    kept_out
}

/// From how far away a figure steps in for the target of an attack: as far as everybody, or as its cards say.
pub fn guard(facts: Facts<'_>, figure: u8, attack: &Attack, everybody: Mil) -> Mil {
    own_guard(facts, figure, attack).map_or(everybody, |own| own.max(everybody))
}

/// Whether a figure's cards let it step in for the target of an attack though it is engaged.
fn guards_engaged(facts: Facts<'_>, figure: u8, attack: &Attack) -> bool {
    let stands_in = Attack { attacker: figure, by: By::Basic, ..*attack };
    facts.has(figure, Some(&stands_in), &What::GuardsEngaged)
}

/// From how far away a figure's cards let it step in for the target of an attack.
fn own_guard(facts: Facts<'_>, figure: u8, attack: &Attack) -> Option<Mil> {
    // Whom it stands in for is the other one for its cards.
    let stands_in = Attack { attacker: figure, by: By::Basic, ..*attack };
    let own = facts.most(figure, Some(&stands_in), &What::Guard);
    own.map(|inches| Mil::inches(inches.max(0).into()))
}

/// Whether anybody at all could step in the way of the charge that is declared.
pub fn anybody_may_intercept(facts: Facts<'_>) -> bool {
    let Facts { game, state, ground, .. } = facts;
    let Some(attack) = attack(state) else { return false };
    if facts.has(attack.attacker, Some(attack), &What::Unstoppable) {
        return false;
    }
    let friends = state.standing(Side::of_figure(attack.target));
    friends.iter().any(|figure| {
        may_intercept(game, state, ground, attack, figure).is_ok()
            && ground.interception_exists(game, state, figure, attack)
    })
}

/// Moves to where it touches the charger's way; the charge ends there and goes at the interceptor.
pub fn intercept<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, to: Place) {
    let attack = *attack_mut(battle.state);
    let Ok(stop) = battle.ground.interception(battle.game, battle.state, figure, &attack, to) else { return };
    let place = battle.state.figure_mut(figure);
    let from = place.place;
    place.place = to;
    place.marks.set(Marks::INTERCEPTED);
    place.marks.set(Marks::MOVED);
    let (who, charger) = (battle.who(figure), battle.who(attack.attacker));
    battle.tell(Event::Intercepted { who, charger, from, to });
    combat::reveal(battle, figure, Reveals::SteppingIn);
    let attack = attack_mut(battle.state);
    let guarded = std::mem::replace(&mut attack.target, figure);
    attack.to = stop;
    let length = battle.ground.length(from, to);
    movement::rest(battle, figure, length);
    if !battle.over() {
        combat::go_on(battle);
        moments::fire(battle, Happening::between(Moment::Guarded, guarded, figure));
    }
}

/// Whether this figure may take the shot that is declared. The book lets it do so less than a free movement away, which
/// leaves out the distance itself; a card that says from how far says it with its end.
///
/// Rule: defend.take_shot
pub fn may_shield(
    game: &Anima,
    state: &State,
    ground: &Ground,
    attack: &Attack,
    figure: u8,
) -> Result<(), Unfit> {
    stands_in(Facts::new(game, state, ground), attack, figure)?;
    if state.figure(attack.attacker).hidden() {
        Err(Unfit::HiddenAttacker)
    } else if attack.line.higher {
        Err(Unfit::ShooterHigher)
    } else {
        let everybody = game.content.edition.ranged.shield;
        let near = match own_guard(Facts::new(game, state, ground), figure, attack) {
            Some(own) if own >= everybody => Nearness::UpTo(own),
            Some(_) | None => Nearness::Below(everybody),
        };
        ground.beside_line(game, state, figure, attack, near)
    }
}

pub fn anybody_may_shield(facts: Facts<'_>) -> bool {
    let Facts { game, state, ground, .. } = facts;
    let Some(attack) = attack(state) else { return false };
    if facts.has(attack.attacker, Some(attack), &What::Unstoppable) {
        return false;
    }
    let friends = state.standing(Side::of_figure(attack.target));
    attack.kind == AttackKind::Ranged
        && friends.iter().any(|figure| may_shield(game, state, ground, attack, figure).is_ok())
}

/// It does not move and pays nothing; the line keeps its modifiers.
pub fn take_shot<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let guarded = attack_mut(battle.state).target;
    let (who, target) = (battle.who(figure), battle.who(guarded));
    attack_mut(battle.state).target = figure;
    battle.tell(Event::ShotTaken { who, target });
    combat::reveal(battle, figure, Reveals::SteppingIn);
    combat::go_on(battle);
    moments::fire(battle, Happening::between(Moment::Guarded, guarded, figure));
}
