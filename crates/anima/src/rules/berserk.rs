//! What a berserker has to do: strike, charge, shoot, or get as near as it can.
//!
//! An edition says when it is bound to: when it is activated, or at once when it becomes a berserker, whoever's go it is.
//! Then it acts out of turn, and whomever it interrupted goes on when it is done.

use kernel::Sink;

use super::cards::{Facts, lasting};
use super::orders::Ended;
use super::price::{Deed, price};
use super::{Battle, charge, combat, movement, orders};
use crate::cards::{Ability, Kind, Urge, What};
use crate::check::counts_distances;
use crate::content::BerserkWhen;
use crate::event::Event;
use crate::state::{
    Attack, AttackKind, Deeds, Figures, Gait, Last, Mark, Marks, NO_ABILITY, NOBODY, Side, Stage, State,
    Status, Why,
};

/// What a figure is driven to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drive {
    /// Free to do as it likes.
    None,
    /// Attacks one of these, with whom it is engaged.
    Attack(Figures),
    /// Charges one of these, the nearest it has a line to.
    Charge(Figures),
    /// Shoots one of these, or moves nearer to the nearest if it still can.
    Advance { shots: Figures, moves: bool },
    /// Nothing is left to be driven to; it may end.
    Spent,
}

/// Engaged, it attacks; else it charges the nearest visible enemy it has a line to; where it can charge nobody it shoots,
/// if it has a shot, or moves as near to the nearest as the gait it chose can bring it. Only when it can do none of these
/// may it end.
///
/// Rule: state.berserker
pub fn drive(facts: Facts<'_>, figure: u8) -> Drive {
    let Facts { game, state, ground, .. } = facts;
    let place = state.figure(figure);
    // Whoever is away has nobody before it, and whoever follows an order does that first.
    if !place.driven() || !place.stands() || orders::given(game, state, figure).is_some() {
        return Drive::None;
    }
    if !facts.suffers(figure, Status::Berserker) {
        return Drive::None;
    }
    if facts.suffers(figure, Status::Paralyzed) {
        return Drive::Spent;
    }
    let affordable = |kind: AttackKind| place.actions >= price(facts, figure, Deed::Strike(kind));
    let in_reach = movement::in_reach(state, ground, figure);
    if !in_reach.is_empty() {
        return if affordable(AttackKind::Melee) { Drive::Attack(in_reach) } else { Drive::Spent };
    }
    let enemies = state.standing(Side::of_figure(figure).other());
    let visible = enemies
        .iter()
        .filter(|&enemy| !state.figure(enemy).hidden() && movement::sees(facts, figure, enemy))
        .fold(Figures::NONE, Figures::with);
    if visible.is_empty() {
        return Drive::Spent;
    }
    let may_move = movement::may_move(facts, figure, &movement::plainly(facts, figure)).is_ok();
    if may_move && affordable(AttackKind::Charge) {
        // Where distances are known, a charge that cannot reach is none.
        let longest = |enemy: u8| {
            if counts_distances(game) { charge::allowance_at(facts, figure, enemy) } else { i32::MAX }
        };
        // Out of turn somebody that has escaped may still touch it.
        let open = visible.iter().filter(|&enemy| {
            let charge = Attack::new(figure, enemy, AttackKind::Charge, state.figure(figure).place);
            !ground.contact(state, figure, enemy)
                && ground.charge_exists(game, state, &charge, longest(enemy))
        });
        let open = open.fold(Figures::NONE, Figures::with);
        let any = facts.has(figure, None, &What::Despite(Urge::Nearest));
        let open = if any { open } else { ground.nearest(state, figure, open) };
        if !open.is_empty() {
            return Drive::Charge(open);
        }
    }
    let shots = if affordable(AttackKind::Ranged) { shots(facts, figure, visible) } else { Figures::NONE };
    // Out of turn nobody has to move who cannot charge.
    let own = state.active() == Some(figure) && state.interruption().is_none();
    let mut gaits = [Gait::Free, Gait::Walk, Gait::Run].into_iter();
    let moves = own && may_move && gaits.any(|gait| price(facts, figure, Deed::Move(gait)) <= place.actions);
    if shots.is_empty() && !moves { Drive::Spent } else { Drive::Advance { shots, moves } }
}

/// Whom of these a figure can shoot at: all it sees, where nobody may measure first.
fn shots(facts: Facts<'_>, figure: u8, visible: Figures) -> Figures {
    let Facts { game, state, ground, .. } = facts;
    if game.card(state, figure).range.is_none() {
        return Figures::NONE;
    }
    let open = |&enemy: &u8| {
        let shot = Attack::new(figure, enemy, AttackKind::Ranged, state.figure(figure).place);
        !ground.contact(state, figure, enemy)
            && (!counts_distances(game) || combat::is_in_range(facts, &shot))
    };
    visible.iter().filter(open).fold(Figures::NONE, Figures::with)
}

/// Whether a berserker may use an ability: never to defend itself, and while it is bound only where a special attack
/// takes the place of the basic one.
///
/// Rule: state.berserker
pub fn may_use(facts: Facts<'_>, figure: u8, ability: &Ability) -> bool {
    if matches!(ability.kind, Kind::Dodge | Kind::Counterattack) {
        return facts.has(figure, None, &What::Despite(Urge::React));
    }
    if facts.state.active() != Some(figure) {
        return false;
    }
    match drive(facts, figure) {
        Drive::None => true,
        Drive::Attack(_) => facts.state.stack.is_empty() && ability.kind == Kind::Attack,
        Drive::Advance { .. } => facts.state.stack.is_empty() && ability.kind == Kind::RangedAttack,
        Drive::Charge(_) | Drive::Spent => false,
    }
}

/// Somebody has become a berserker.
pub fn gained<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    match battle.edition().states.berserk_when {
        BerserkWhen::Gained => battle.state.figure_mut(figure).counters.bind(),
        BerserkWhen::Activated => {}
    }
}

/// Somebody is activated, berserker or not.
pub fn activated<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    match battle.edition().states.berserk_when {
        BerserkWhen::Activated if battle.facts().suffers(figure, Status::Berserker) => {
            battle.state.figure_mut(figure).counters.bind();
        }
        BerserkWhen::Activated | BerserkWhen::Gained => {}
    }
}

/// What a berserker that has to act at once interrupts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interrupted {
    /// The activation of this figure.
    Activation(u8),
    /// This side's go.
    Go(Side),
}

/// Lets a berserker act that has to at once, the first player's before the other's. Says whether one does.
///
/// Rule: state.berserker
pub fn interrupt<S: Sink<Event>>(battle: &mut Battle<'_, S>, interrupted: Interrupted) -> bool {
    if battle.state.interruption().is_some() {
        return false;
    }
    let acting = battle.state.active();
    let first = battle.state.first;
    let sides = [first, first.other()].map(|side| battle.state.standing(side));
    for figure in sides.into_iter().flat_map(Figures::iter) {
        if Some(figure) == acting || !battle.state.figure(figure).counters.bound() {
            continue;
        }
        let able = !battle.state.figure(figure).marks.has(Marks::STUNNED);
        let (whom, side) = match interrupted {
            Interrupted::Activation(whom) => (whom, NO_ABILITY),
            Interrupted::Go(side) => (NOBODY, side as u8),
        };
        let mark = Mark { why: Why::Interrupted, by: figure, figure: whom, ability: side };
        if able && is_driven(battle.facts(), figure) && lasting::remember(battle.state, mark) {
            keep_last(battle.state, whom);
            battle.go(Stage::Active { figure });
            return true;
        }
        unbind(battle.state, figure);
    }
    false
}

/// Whether there is something that a figure is driven to.
fn is_driven(facts: Facts<'_>, figure: u8) -> bool {
    match drive(facts, figure) {
        Drive::None | Drive::Spent => false,
        Drive::Attack(_) | Drive::Charge(_) | Drive::Advance { .. } => true,
    }
}

/// Whether a berserker that acts out of turn has nothing left to be driven to, or whoever was ordered has followed.
pub fn is_done(facts: Facts<'_>, figure: u8) -> bool {
    facts.state.interruption().is_some()
        && orders::is_done(facts, figure).unwrap_or_else(|| !is_driven(facts, figure))
}

/// A berserker that acted out of turn is done, or whoever was ordered to: whomever it interrupted goes on. Says whether it
/// did act out of turn.
pub fn give_back<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) -> bool {
    // A berserker that was ordered to something still has to do what it must.
    match orders::end(battle.game, battle.state, figure) {
        Some(Ended::Followed) => {}
        Some(Ended::Left) => battle.tell(Event::LetBe { side: Side::of_figure(figure) }),
        None => unbind(battle.state, figure),
    }
    let Some(mark) = battle.state.interruption() else { return false };
    if mark.figure != figure {
        battle.state.figure_mut(figure).marks.clear(Marks::ESCAPED);
    }
    lasting::forget(battle.state, |known| *known == mark);
    take_last_back(battle.state, mark.figure);
    let side = Side::BOTH.into_iter().find(|side| *side as u8 == mark.ability);
    battle.go(match side {
        Some(side) => Stage::Act { side },
        None => Stage::Active { figure: mark.figure },
    });
    true
}

/// What somebody did last is remembered while it is interrupted, so that its next action can still follow it.
pub(super) fn keep_last(state: &mut State, whom: u8) {
    let last = std::mem::take(&mut state.last);
    if last.figure == whom && last.deeds.has(Deeds::DONE) {
        let ability = last.ability.checked_sub(1).unwrap_or(NO_ABILITY);
        let figure = last.deeds.outcome();
        lasting::remember(state, Mark { why: Why::Did, by: last.target, figure, ability });
    }
}

fn take_last_back(state: &mut State, whom: u8) {
    let kept = state.marks().find(|mark| mark.why == Why::Did).copied();
    state.last = kept.map_or_else(Last::default, |mark| Last {
        figure: whom,
        target: mark.by,
        ability: if mark.ability == NO_ABILITY { 0 } else { mark.ability + 1 },
        deeds: Deeds::of_outcome(mark.figure),
    });
    lasting::forget(state, |mark| mark.why == Why::Did);
}

/// It has done what it had to.
fn unbind(state: &mut State, figure: u8) {
    state.figure_mut(figure).counters.unbind();
}
