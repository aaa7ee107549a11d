//! Infiltrators: where their markers lie, when they show themselves, and where.

use anima::ground::Ground;
use anima::rules::cards::upkeep;
use anima::rules::infiltration::{may_infiltrate, must_appear};
use anima::rules::{scenarios, setup};
use anima::state::{Frame, Marks, Place, Side, Stage};
use anima::{Action, Anima, State};

use super::setup::middle;

/// Markers lie where the enemy comes by: so much of the way to its zone, in parts of a hundred.
const WAY: i32 = 70;
/// From this turn on somebody out shows itself wherever it is best.
const LATE: u8 = 4;

/// Somebody to infiltrate, as long as there is anybody who may.
pub fn infiltrate(game: &Anima, state: &State, ground: &Ground, side: Side) -> Option<Action> {
    let able = |figure: &u8| may_infiltrate(game, state, ground, *figure).is_ok();
    setup::undeployed(state, side).find(able).map(Action::Infiltrate)
}

/// As near as can be to a node, or to where the enemy comes by.
pub fn place_marker(game: &Anima, state: &State, ground: &Ground, side: Side) -> Option<Action> {
    let zone = state.zone[side.index()];
    let (own, enemy) = (middle(game, ground, zone), middle(game, ground, 1 - zone.min(1)));
    let part = |from: i32, to: i32| from + (to - from) * WAY / 100;
    let ahead = [Place { x: part(own.x, enemy.x), y: part(own.y, enemy.y) }];
    let nodes = scenarios::nodes(game, ground);
    let goals = if nodes.is_empty() { &ahead[..] } else { nodes };
    let mut best: Option<(i32, Place)> = None;
    ground.list_marker_places(game, state, side, |at| {
        let far = goals.iter().map(|&goal| ground.length(at, goal)).min().unwrap_or_default();
        if best.is_none_or(|(so_far, _)| far < so_far) {
            best = Some((far, at));
        }
    });
    best.map(|(_, at)| Action::PlaceMarker(at))
}

/// Whether the choice is where somebody out appears, or whether it does.
pub fn is_asked(state: &State) -> bool {
    matches!(state.stage, Stage::Reveal { .. }) || matches!(state.stack.top(), Some(Frame::Found { .. }))
}

/// Shows somebody where it gains most, if that is enough or time is running out; answers a search with nobody as long
/// as it can.
pub fn reveal(
    game: &Anima,
    state: &State,
    ground: &Ground,
    side: Side,
    listed: &[Action],
    mut gain: impl FnMut(&State, u8) -> f32,
) -> Option<Action> {
    let searched = match state.stack.top() {
        Some(&Frame::Found { marker, .. }) => Some(marker),
        Some(
            Frame::Nothing
            | Frame::Attack(_)
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Due(_)
            | Frame::Roll(_)
            | Frame::Throw(_)
            | Frame::Doing(_)
            | Frame::Window(_),
        )
        | None => None,
    };
    if searched.is_some_and(|marker| !must_appear(game, state, ground, side, marker)) {
        return Some(Action::StayOut);
    }
    // Whoever can stay hidden as it comes does.
    let hides = |action: &&Action| {
        let Action::Use { figure, ability, .. } = action else { return false };
        game.ability(state, *figure, *ability).is_some_and(upkeep::hides)
    };
    if let Some(&hides) = listed.iter().find(hides) {
        return Some(hides);
    }
    let late = searched.is_some() || state.turn >= LATE;
    let mut best: Option<(f32, Action)> = None;
    for &action in listed {
        let Action::Reveal { figure, to, .. } = action else { continue };
        let card = game.card(state, figure);
        let mut there = *state;
        let place = there.figure_mut(figure);
        (place.place, place.actions) = (to, card.recovery);
        place.marks.set(Marks::ON_TABLE);
        place.marks.clear(Marks::INFILTRATED);
        let worth = gain(&there, figure);
        let enough = late || worth > 0.0;
        if enough && best.is_none_or(|(so_far, _)| worth > so_far) {
            best = Some((worth, action));
        }
    }
    Some(best.map_or(Action::StayOut, |(_, action)| action))
}
