//! Infiltration: characters who are somewhere among their side's markers, and nowhere in particular.
//!
//! No true place exists until the owner gives one: the state holds the markers and who is out, all of it open. An
//! infiltrator appears in Recovery when its owner wants it to, or where an enemy's search leaves it no choice.

use kernel::Sink;

use super::cards::{Facts, using};
use super::innate::innate;
use super::{Battle, setup, turn};
use crate::content::{Blocked, Innate};
use crate::event::{Event, Infiltration};
use crate::game::Anima;
use crate::ground::Ground;
use crate::refusal::{Illegal, NotThere};
use crate::state::{Figures, Frame, Marks, Place, Side, Stage, State};

/// A side's figures that are infiltrated.
pub fn infiltrated(state: &State, side: Side) -> Figures {
    let out = state.party(side).filter(|&figure| state.figure(figure).infiltrated());
    out.fold(Figures::NONE, Figures::with)
}

/// Everybody who is infiltrated.
fn all_infiltrated(state: &State) -> Figures {
    Figures(infiltrated(state, Side::A).0 | infiltrated(state, Side::B).0)
}

/// The most figures of a side that may be infiltrated: half the party, rounded down.
///
/// Rule: infiltration.half
pub fn most(state: &State, side: Side) -> u8 {
    state.counts[side.index()] / 2
}

/// Whether a figure that is to be deployed may infiltrate instead.
///
/// Rule: infiltration.choice
/// Rule: innate.infiltration
pub fn may_infiltrate(game: &Anima, state: &State, ground: &Ground, figure: u8) -> Result<(), Illegal> {
    let side = Side::of_figure(figure);
    let wrong = |problem| Err(Illegal::Infiltration { problem });
    if state.figure(figure).stands() || state.figure(figure).infiltrated() {
        Err(Illegal::AlreadyDeployed { figure })
    } else if !innate(game, state, figure, Innate::Infiltration) {
        wrong(NotThere::Unable { figure })
    } else if infiltrated(state, side).len() >= most(state, side).into() {
        wrong(NotThere::TooMany { most: most(state, side) })
    } else if !ground.room_for_marker(game, state, side) {
        wrong(NotThere::NoRoom)
    } else {
        Ok(())
    }
}

/// The owner infiltrates somebody instead of placing it, and puts down markers: several with the first, one with each
/// further one.
///
/// Rule: infiltration.choice
/// Rule: infiltration.markers
pub fn infiltrate<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let side = Side::of_figure(figure);
    let left =
        if infiltrated(battle.state, side).is_empty() { battle.edition().infiltration.markers } else { 1 };
    let life = battle.card(figure).life;
    let place = battle.state.figure_mut(figure);
    place.life = life;
    place.marks.set(Marks::INFILTRATED);
    let who = battle.who(figure);
    battle.tell(Event::Infiltration(Infiltration::Chosen { who }));
    battle.go(Stage::PlaceMarkers { side, left });
}

/// One marker after the other, as long as there is room for one.
///
/// Rule: infiltration.markers
pub fn place_marker<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side, at: Place) {
    let Stage::PlaceMarkers { left, .. } = battle.state.stage else { return };
    battle.state.markers[side.index()].add(at);
    battle.tell(Event::Infiltration(Infiltration::MarkerSet { side, at }));
    let room = left > 1 && battle.ground.room_for_marker(battle.game, battle.state, side);
    if room {
        return battle.go(Stage::PlaceMarkers { side, left: left - 1 });
    }
    if left > 1 {
        battle.tell(Event::Infiltration(Infiltration::NoRoom { side }));
    }
    setup::deploy_next(battle, side);
}

/// Everybody has recovered: from the second turn on, infiltrators may be revealed before initiative is rolled, the first
/// player's first.
///
/// Rule: infiltration.reveal
pub fn open<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let first = battle.state.first;
    if battle.state.turn < battle.edition().infiltration.first_turn {
        return turn::initiative(battle);
    }
    ask(battle, [first, first.other()]);
}

/// Asks the first of these sides that has anybody to reveal.
fn ask<S: Sink<Event>>(battle: &mut Battle<'_, S>, sides: impl IntoIterator<Item = Side>) {
    let next = sides.into_iter().find(|&side| !infiltrated(battle.state, side).is_empty());
    match next {
        Some(side) => battle.go(Stage::Reveal { side }),
        None => turn::initiative(battle),
    }
}

/// A side reveals nobody, or nobody more, this turn.
pub fn wait<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side) {
    battle.tell(Event::Infiltration(Infiltration::Waits { side }));
    next_side(battle, side);
}

pub fn next_side<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side) {
    let other = (side == battle.state.first).then_some(side.other());
    ask(battle, other);
}

/// Rule: infiltration.reveal
/// Rule: infiltration.anywhere
pub fn reveal<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, marker: u8, to: Place) {
    let card = battle.card(figure);
    let actions = (card.recovery + battle.edition().infiltration.extra_actions)
        .min(battle.facts().most_actions(figure));
    appear(battle, figure, marker, to, actions, false);
}

/// Whether a side has nobody left to reveal, nor an upkeep to pay for who has come.
pub fn is_done(facts: Facts<'_>, side: Side) -> bool {
    let keeps_up = |figure: u8| {
        using::occasion(facts, figure).is_some_and(|occasion| {
            let mut abilities = facts.abilities(figure);
            abilities.any(|(number, _)| using::usable(facts, figure, number, occasion).is_ok())
        })
    };
    infiltrated(facts.state, side).is_empty() && !facts.state.standing(side).iter().any(keeps_up)
}

/// The answer to a search: here it is, with as many actions as it recovers, and it has moved this turn.
///
/// Rule: infiltration.detect
pub fn found<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, to: Place) {
    let Some(Frame::Found { marker, .. }) = battle.state.stack.pop() else { return };
    let card = battle.card(figure);
    let actions = card.recovery.min(battle.facts().most_actions(figure));
    appear(battle, figure, marker, to, actions, true);
    battle.state.figure_mut(figure).marks.set(Marks::MOVED);
}

/// The answer to a search: nobody is here. The marker leaves, unless it is one that somebody needs.
///
/// Rule: infiltration.detect
/// Rule: infiltration.removed
pub fn not_here<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side) {
    let Some(Frame::Found { marker, .. }) = battle.state.stack.pop() else { return };
    let at = battle.state.markers[side.index()].places()[usize::from(marker)];
    if needed(battle.state, side) {
        battle.tell(Event::Infiltration(Infiltration::Stays { side, at }));
    } else {
        battle.state.markers[side.index()].remove(marker);
        battle.tell(Event::Infiltration(Infiltration::NotThere { side, at }));
    }
}

/// Whether there are only as many markers as infiltrators.
fn needed(state: &State, side: Side) -> bool {
    infiltrated(state, side).len() as usize >= state.markers[side.index()].places().len()
}

/// Whether the owner of a searched marker has to place somebody there: there are no other places, and somebody fits.
///
/// Rule: infiltration.detect
pub fn must_appear(game: &Anima, state: &State, ground: &Ground, side: Side, marker: u8) -> bool {
    let mut somebody = false;
    if needed(state, side) {
        list_places(game, state, ground, side, marker, |_, _| somebody = true);
    }
    somebody
}

/// Puts an infiltrator on the table in the place of a marker.
fn appear<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    figure: u8,
    marker: u8,
    to: Place,
    actions: u8,
    found: bool,
) {
    let side = Side::of_figure(figure);
    let at = battle.state.markers[side.index()].places()[usize::from(marker)];
    if to == at && battle.edition().infiltration.blocked == Blocked::Touching {
        let shifts = make_room(battle.game, battle.state, battle.ground, figure, at).unwrap_or_default();
        for (other, to) in shifts {
            let from = std::mem::replace(&mut battle.state.figure_mut(other).place, to);
            let who = battle.who(other);
            battle.tell(Event::Infiltration(Infiltration::MadeRoom { who, from, to }));
        }
    }
    battle.state.markers[side.index()].remove(marker);
    let place = battle.state.figure_mut(figure);
    (place.place, place.actions) = (to, actions);
    place.marks.clear(Marks::INFILTRATED);
    place.marks.set(Marks::ON_TABLE);
    place.marks.set(Marks::SURFACED);
    let who = battle.who(figure);
    battle.tell(Event::Infiltration(Infiltration::Appears { who, at: to, actions, found }));
    let left = battle.state.markers[side.index()].places().len() as u8;
    if infiltrated(battle.state, side).is_empty() && left > 0 {
        battle.state.markers[side.index()] = Default::default();
        battle.tell(Event::Infiltration(Infiltration::MarkersGone { side, left }));
    }
}

/// The state with a figure standing somewhere.
fn standing_at(state: &State, figure: u8, at: Place) -> State {
    let mut there = *state;
    let place = there.figure_mut(figure);
    place.place = at;
    place.marks.set(Marks::ON_TABLE);
    there
}

/// The enemies a figure touches.
fn touched(state: &State, ground: &Ground, figure: u8) -> Figures {
    let enemies = state.standing(Side::of_figure(figure).other());
    enemies.iter().filter(|&enemy| ground.contact(state, figure, enemy)).fold(Figures::NONE, Figures::with)
}

/// Whether a figure could stand there and touch no enemy.
fn fits(game: &Anima, state: &State, ground: &Ground, figure: u8, at: Place) -> bool {
    let there = standing_at(state, figure, at);
    ground.may_stand(game, &there, figure) && touched(&there, ground, figure).is_empty()
}

/// Whether an infiltrator may appear there for a marker of its side: on the marker itself or, if that cannot be or
/// somebody touches the marker and it is for whoever is revealed to make room, a short way off. It never comes into
/// contact with an enemy.
///
/// Rule: infiltration.reveal
/// Rule: infiltration.anywhere
pub fn may_appear(
    game: &Anima,
    state: &State,
    ground: &Ground,
    figure: u8,
    marker: u8,
    to: Place,
) -> Result<(), Illegal> {
    let wrong = |problem| Err(Illegal::Infiltration { problem });
    if !state.figure(figure).infiltrated() {
        return wrong(NotThere::NotInfiltrated { figure });
    }
    let markers = state.markers[Side::of_figure(figure).index()];
    let Some(&at) = markers.places().get(usize::from(marker)) else {
        return wrong(NotThere::NoSuchMarker);
    };
    if to == at {
        let open = can_take(game, state, ground, figure, at);
        return if open { Ok(()) } else { wrong(NotThere::Blocked { to }) };
    }
    let rules = &game.content.edition.infiltration;
    if ground.length(at, to) > rules.shift.0 || !may_shift(game, state, ground, figure, at) {
        return wrong(NotThere::AwayFromMarker { to });
    }
    if fits(game, state, ground, figure, to) { Ok(()) } else { wrong(NotThere::Blocked { to }) }
}

/// Whether an infiltrator can take the very place of a marker.
fn can_take(game: &Anima, state: &State, ground: &Ground, figure: u8, at: Place) -> bool {
    match game.content.edition.infiltration.blocked {
        Blocked::Revealed => fits(game, state, ground, figure, at),
        Blocked::Touching => make_room(game, state, ground, figure, at).is_some(),
    }
}

/// Whether an infiltrator may appear beside a marker.
fn may_shift(game: &Anima, state: &State, ground: &Ground, figure: u8, at: Place) -> bool {
    let blocked = match game.content.edition.infiltration.blocked {
        Blocked::Revealed => state.all_standing().iter().any(|other| ground.touches_marker(state, other, at)),
        Blocked::Touching => false,
    };
    blocked || !can_take(game, state, ground, figure, at)
}

/// Who has to go where so that an infiltrator can stand on its marker and touch no enemy: each the shortest way, into
/// no new contact with an enemy. Nothing, if that cannot be.
fn make_room(
    game: &Anima,
    state: &State,
    ground: &Ground,
    figure: u8,
    at: Place,
) -> Option<Vec<(u8, Place)>> {
    let shift = game.content.edition.infiltration.shift.0;
    let mut there = standing_at(state, figure, at);
    let mut shifts = Vec::new();
    let in_the_way = |there: &State, other: u8| {
        let enemy = Side::of_figure(other) != Side::of_figure(figure);
        enemy && ground.contact(there, figure, other) || ground.overlap(there, figure, other)
    };
    for other in state.all_standing().iter() {
        if !in_the_way(&there, other) {
            continue;
        }
        let before = touched(&there, ground, other).without(figure);
        let mut found = None;
        ground.list_round(there.figure(other).place, shift, |to| {
            let moved = standing_at(&there, other, to);
            let after = touched(&moved, ground, other);
            let apart = after.and(before) == after && !in_the_way(&moved, other);
            if found.is_none() && apart && ground.may_stand(game, &moved, other) {
                found = Some(to);
            }
        });
        let to = found?;
        there.figure_mut(other).place = to;
        shifts.push((other, to));
    }
    ground.may_stand(game, &there, figure).then_some(shifts)
}

/// Tells of everybody who may appear for a marker, and where.
pub fn list_places(
    game: &Anima,
    state: &State,
    ground: &Ground,
    side: Side,
    marker: u8,
    mut found: impl FnMut(u8, Place),
) {
    let Some(&at) = state.markers[side.index()].places().get(usize::from(marker)) else { return };
    for figure in infiltrated(state, side).iter() {
        if can_take(game, state, ground, figure, at) {
            found(figure, at);
        }
        if may_shift(game, state, ground, figure, at) {
            ground.list_round(at, game.content.edition.infiltration.shift.0, |to| {
                if fits(game, state, ground, figure, to) {
                    found(figure, to);
                }
            });
        }
    }
}

/// Whether a search by this figure may name that marker of the enemy's, as far as can be seen without measuring.
///
/// Rule: infiltration.detect
pub fn may_name(
    game: &Anima,
    state: &State,
    ground: &Ground,
    figure: u8,
    marker: u8,
) -> Result<Place, Illegal> {
    let markers = state.markers[Side::of_figure(figure).other().index()];
    let wrong = |problem| Err(Illegal::Infiltration { problem });
    match markers.places().get(usize::from(marker)) {
        None => wrong(NotThere::NoSuchMarker),
        Some(&at) if !ground.sees_marker(game, state, figure, at) => wrong(NotThere::Unseen { at }),
        Some(&at) => Ok(at),
    }
}

/// A search names a marker; only then is measured whether it lies in the zone of control.
///
/// Rule: infiltration.detect
/// Rule: zone.control
pub fn name_marker<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, marker: u8) -> Option<u8> {
    let side = Side::of_figure(figure).other();
    let at = battle.state.markers[side.index()].places()[usize::from(marker)];
    let who = battle.who(figure);
    battle.tell(Event::Infiltration(Infiltration::Named { who, at }));
    let reach = battle.edition().zone_of_control.0;
    let gap = battle.ground.gap_to_marker(battle.state, figure, at);
    if gap <= reach {
        return Some(marker);
    }
    battle.tell(Event::Infiltration(Infiltration::TooFar { who, at, gap, reach }));
    None
}

/// Infiltrators take no part in what their side has together.
///
/// Rule: infiltration.absent
pub fn tell_absent<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    for figure in all_infiltrated(battle.state).iter() {
        if innate(battle.game, battle.state, figure, Innate::Initiative) {
            let who = battle.who(figure);
            battle.tell(Event::Infiltration(Infiltration::Absent { who }));
        }
    }
}

/// Who was never revealed counts as lost.
///
/// Rule: win.unrevealed
pub fn tell_unrevealed<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    for figure in all_infiltrated(battle.state).iter() {
        let who = battle.who(figure);
        battle.tell(Event::Infiltration(Infiltration::Unrevealed { who }));
    }
}
