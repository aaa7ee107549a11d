//! What a berserker has to do once it is activated: strike, charge, or get as near as it can.

use super::cards::Facts;
use super::{charge, movement};
use crate::check::counts_distances;
use crate::game::Anima;
use crate::ground::Ground;
use crate::state::{Figures, Gait, Marks, Side, State, Status};

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
pub fn drive(game: &Anima, state: &State, ground: &Ground, figure: u8) -> Drive {
    let place = state.figure(figure);
    if !place.is(Status::Berserker) {
        return Drive::None;
    }
    if place.is(Status::Paralyzed) {
        return Drive::Spent;
    }
    let cost = &game.content.edition.cost;
    let in_reach = movement::in_reach(state, ground, figure);
    if !in_reach.is_empty() {
        return if place.actions >= cost.attack { Drive::Attack(in_reach) } else { Drive::Spent };
    }
    let enemies = state.standing(Side::of_figure(figure).other());
    let visible = enemies
        .iter()
        .filter(|&enemy| !state.figure(enemy).hidden() && ground.sight(game, state, figure, enemy).is_seen());
    let visible = visible.fold(Figures::NONE, Figures::with);
    if visible.is_empty() || place.marks.has(Marks::MOVED) {
        return Drive::Spent;
    }
    if place.actions >= cost.charge {
        // Where distances are known, a charge that cannot reach is none.
        let reach = charge::allowance(Facts::new(game, state, ground), figure);
        let longest = if counts_distances(game) { reach } else { i32::MAX };
        let open = visible.iter().filter(|&enemy| ground.charge_exists(game, state, figure, enemy, longest));
        let open = ground.nearest(state, figure, open.fold(Figures::NONE, Figures::with));
        if !open.is_empty() {
            return Drive::Charge(open);
        }
    }
    let affordable = [Gait::Free, Gait::Walk, Gait::Run]
        .map(|gait| movement::price(Facts::new(game, state, ground), figure, gait));
    if affordable.into_iter().all(|cost| cost > place.actions) {
        return Drive::Spent;
    }
    Drive::Approach(ground.nearest(state, figure, visible))
}
