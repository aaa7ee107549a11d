//! What things cost: one price, which the rules charge, the list of choices asks for, buttons show and sentences tell.
//!
//! Start at [`price`]; [`of_action`] asks it about a choice.

use super::cards::numbers::FORBIDDEN;
use super::cards::{Facts, upkeep};
use super::innate::slips_away;
use super::orders;
use crate::action::Action;
use crate::cards::{Currency, Kind, What};
use crate::game::Anima;
use crate::ground::Ground;
use crate::state::{Attack, AttackKind, By, Gait, NOBODY, Stage, State};

/// Something that is paid for with action points.
#[derive(Clone, Copy, Debug)]
pub enum Deed<'a> {
    Move(Gait),
    /// A basic attack of a kind. A counterattack is paid for when it is declared.
    Strike(AttackKind),
    /// The same at somebody, which may be dearer or cheaper.
    StrikeAt {
        kind: AttackKind,
        target: u8,
    },
    Dodge(&'a Attack),
    Counter,
    Escape,
    Seek,
    Climb,
    TakeFlag,
    /// An ability by its number, with steps or upgrades on top.
    Use {
        number: u8,
        extra: u8,
    },
    /// The same at somebody.
    UseAt {
        number: u8,
        extra: u8,
        target: u8,
    },
}

/// What a figure pays, with everything that makes it dearer or cheaper.
///
/// Rule: action.cost
/// Rule: infiltration.reveal
pub fn price(facts: Facts<'_>, figure: u8, deed: Deed<'_>) -> u8 {
    let cost = usual(facts, figure, deed);
    // Steps on top of an ability are paid for in any case.
    if matches!(deed, Deed::Use { .. } | Deed::UseAt { .. }) {
        cost
    } else {
        orders::priced(facts, figure, cost)
    }
}

/// The same without what it costs whoever is ordered to do it.
fn usual(facts: Facts<'_>, figure: u8, deed: Deed<'_>) -> u8 {
    let cost = &facts.game.content.edition.cost;
    let basic = |kind: Kind, printed: u8| facts.cost_by(figure, None, (kind, None), printed);
    match deed {
        Deed::Move(Gait::Free) => cost.free,
        Deed::Move(Gait::Walk) => basic(Kind::Walk, cost.walk),
        Deed::Move(Gait::Run) => basic(Kind::Run, cost.run),
        Deed::Strike(kind) => strike(facts, figure, kind, NOBODY),
        Deed::StrikeAt { kind, target } => strike(facts, figure, kind, target),
        Deed::Dodge(attack) => {
            let dodge = basic(Kind::Dodge, cost.dodge);
            // What is forbidden is not free either.
            let free = dodge != FORBIDDEN && facts.has(figure, Some(attack), &What::FreeDodge);
            if free { 0 } else { dodge }
        }
        Deed::Counter => basic(Kind::Counterattack, cost.counter),
        Deed::Escape if slips_away(facts.game, facts.state, facts.ground, figure) => 0,
        Deed::Escape => basic(Kind::Escape, cost.escape),
        Deed::Seek => basic(Kind::Seek, cost.seek),
        Deed::Climb => cost.climb,
        Deed::TakeFlag => cost.flag,
        Deed::Use { number, extra } => of_ability(facts, figure, number, extra, NOBODY),
        Deed::UseAt { number, extra, target } => of_ability(facts, figure, number, extra, target),
    }
}

/// A basic attack of a kind, at somebody if that is known.
fn strike(facts: Facts<'_>, figure: u8, kind: AttackKind, target: u8) -> u8 {
    let cost = &facts.game.content.edition.cost;
    let action = Attack::new(figure, target, kind, facts.state.figure(figure).place);
    let basic = |kind: Kind, printed: u8| facts.cost_by(figure, Some(&action), (kind, None), printed);
    match kind {
        AttackKind::Melee => basic(Kind::Attack, cost.attack),
        AttackKind::Ranged => basic(Kind::RangedAttack, cost.attack),
        AttackKind::Charge => basic(Kind::Charge, cost.charge),
        AttackKind::Push => cost.push,
        AttackKind::Slam => cost.slam,
        AttackKind::Counter => 0,
    }
}

/// An ability's own cost and the steps on top; its upkeep alone, as it comes out of infiltration.
fn of_ability(facts: Facts<'_>, figure: u8, number: u8, extra: u8, target: u8) -> u8 {
    let Some(ability) = facts.ability(figure, number) else { return 0 };
    if let (Stage::Reveal { .. }, Some(upkeep)) = (facts.state.stage, ability.upkeep) {
        return upkeep::cost(facts, figure, number, upkeep);
    }
    let kind = (ability.kind, Some(ability.source));
    let action = facts.line_of(figure, target, By::Ability(number));
    let cost = facts.cost_by(figure, Some(&action), kind, ability.cost.unwrap_or_default());
    let cost = orders::priced(facts, figure, cost);
    match ability.more {
        Some(more) if more.of == Currency::Actions => {
            cost.saturating_add(ability.steps(extra).saturating_mul(more.each))
        }
        Some(more) if more.instead && cost != FORBIDDEN => cost.saturating_sub(ability.steps(extra)),
        Some(_) | None => cost,
    }
}

/// What a choice costs whoever makes it; nothing where it is no matter of action points.
pub fn of_action(facts: Facts<'_>, action: &Action) -> Option<u8> {
    let (figure, deed) = deed(facts.state, action)?;
    Some(price(facts, figure, deed))
}

/// The same of a state whose ground is not at hand.
pub fn without_ground(game: &Anima, state: &State, action: &Action) -> Option<u8> {
    deed(state, action)?;
    of_action(Facts::new(game, state, &Ground::new(game, state)), action)
}

/// Who would do what. A choice that nobody can make now has no price.
fn deed<'a>(state: &'a State, action: &Action) -> Option<(u8, Deed<'a>)> {
    let acts = |deed: Deed<'a>| Some((state.active()?, deed));
    let attack = super::attack(state);
    match *action {
        Action::Move(gait) => acts(Deed::Move(gait)),
        Action::Attack(target) => acts(Deed::StrikeAt { kind: AttackKind::Melee, target }),
        Action::Shoot(target) => acts(Deed::StrikeAt { kind: AttackKind::Ranged, target }),
        Action::Charge { target, .. } => acts(Deed::StrikeAt { kind: AttackKind::Charge, target }),
        Action::Push(target) => acts(Deed::StrikeAt { kind: AttackKind::Push, target }),
        Action::Slam { target, .. } => acts(Deed::StrikeAt { kind: AttackKind::Slam, target }),
        Action::Escape => acts(Deed::Escape),
        Action::Seek | Action::SeekAt(_) => acts(Deed::Seek),
        Action::Climb(_) => acts(Deed::Climb),
        Action::TakeFlag => acts(Deed::TakeFlag),
        Action::Dodge => attack.map(|attack| (attack.target, Deed::Dodge(attack))),
        Action::Counter => attack.map(|attack| (attack.target, Deed::Counter)),
        Action::Use { figure, ability: number, extra, target, .. } => {
            let target = target.filter(|&target| state.exists(target)).unwrap_or(NOBODY);
            state.exists(figure).then_some((figure, Deed::UseAt { number, extra, target }))
        }
        Action::PlaceScenery { .. }
        | Action::TakePlot(_)
        | Action::ChooseEdge(_)
        | Action::Deploy { .. }
        | Action::Infiltrate(_)
        | Action::PlaceMarker(_)
        | Action::Reveal { .. }
        | Action::StayOut
        | Action::PlaceFlag(_)
        | Action::First(_)
        | Action::Activate(_)
        | Action::End
        | Action::Go(_)
        | Action::PushTo(_)
        | Action::Intercept { .. }
        | Action::TakeShot(_)
        | Action::Play { .. }
        | Action::Gnosis
        | Action::Accept
        | Action::Pick(_)
        | Action::Choose(_)
        | Action::Put(_)
        | Action::LetBe
        | Action::Resign => None,
    }
}
