//! What a berserker has to do once it is activated: strike, charge, or get as near as it can.

use super::cards::Facts;
use super::{charge, movement};
use crate::check::counts_distances;
use crate::rules::price::{Deed, price};
use crate::state::{AttackKind, Figures, Gait, Side, Status};

/// What a figure is driven to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drive {
    /// Free to do as it likes.
    None,
    /// Attacks one of these, with whom it is engaged.
    Attack(Figures),
    /// Charges one of these, the nearest it has a line to.
    Charge(Figures),
    /// Moves nearer to one of these.
    Approach(Figures),
    /// Nothing is left to be driven to; it may end.
    Spent,
}

/// Engaged, it attacks; else it charges the nearest visible enemy it has a line to, else moves as near to the nearest
/// as the gait it chose can bring it. Only when it can do none of these may it end.
///
/// Rule: state.berserker
pub fn drive(facts: Facts<'_>, figure: u8) -> Drive {
    let Facts { game, state, ground, .. } = facts;
    let place = state.figure(figure);
    if !place.is(Status::Berserker) {
        return Drive::None;
    }
    if place.is(Status::Paralyzed) {
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
    if visible.is_empty() || movement::may_move(facts, figure, &movement::plainly(facts, figure)).is_err() {
        return Drive::Spent;
    }
    if affordable(AttackKind::Charge) {
        // Where distances are known, a charge that cannot reach is none.
        let longest = if counts_distances(game) { charge::allowance(facts, figure) } else { i32::MAX };
        let open = visible.iter().filter(|&enemy| ground.charge_exists(game, state, figure, enemy, longest));
        let open = ground.nearest(state, figure, open.fold(Figures::NONE, Figures::with));
        if !open.is_empty() {
            return Drive::Charge(open);
        }
    }
    let mut gaits = [Gait::Free, Gait::Walk, Gait::Run].into_iter();
    if gaits.all(|gait| price(facts, figure, Deed::Move(gait)) > place.actions) {
        return Drive::Spent;
    }
    Drive::Approach(ground.nearest(state, figure, visible))
}
