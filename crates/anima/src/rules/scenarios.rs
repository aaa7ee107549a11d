//! The scenarios: nodes of power and the flags.

use kernel::Sink;

use super::{Battle, setup, win};
use crate::event::Event;
use crate::game::Anima;
use crate::ground::Ground;
use crate::state::{Flag, Outcome, Place, Reason, Side, Stage, State};
use anima_cards::Scenario;

/// Where the nodes lie, as many as this battle has.
///
/// Rule: scenario.nodes.place
pub fn nodes<'a>(game: &'a Anima, ground: &'a Ground) -> &'a [Place] {
    if game.form.scenario == Scenario::Nodes { ground.nodes() } else { &[] }
}

pub fn set_nodes<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let count = nodes(battle.game, battle.ground).len() as u8;
    battle.tell(Event::NodesSet { count });
}

/// Rule: scenario.nodes.recovery
pub fn stands_on_node(game: &Anima, state: &State, ground: &Ground, figure: u8) -> bool {
    nodes(game, ground).iter().any(|&node| ground.covers(state, figure, node))
}

/// A node is held by the side whose base alone covers it at the end of any movement, and stays theirs.
///
/// Rule: scenario.nodes.claim
pub fn claim_nodes<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let (game, ground) = (battle.game, battle.ground);
    for (number, &node) in nodes(game, ground).iter().enumerate() {
        let state = &battle.state;
        let covered =
            |side: Side| state.standing(side).iter().find(|&figure| ground.covers(state, figure, node));
        let (holder, side) = match (covered(Side::A), covered(Side::B)) {
            (Some(figure), None) => (figure, Side::A),
            (None, Some(figure)) => (figure, Side::B),
            (Some(_), Some(_)) | (None, None) => continue,
        };
        if battle.state.nodes[number] != Some(side) {
            battle.state.nodes[number] = Some(side);
            let who = battle.who(holder);
            battle.tell(Event::NodeClaimed { who, node: number as u8, side });
        }
    }
}

/// Rule: scenario.flag.place
pub fn place_flag<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side, at: Place) {
    battle.state.flags[side.index()] = Flag::At(at);
    battle.tell(Event::FlagSet { side, at });
    if battle.state.flags[side.other().index()] == Flag::Nowhere {
        battle.go(Stage::PlaceFlag { side: side.other() });
    } else {
        setup::first_actions(battle);
    }
}

/// The flag this figure could take now: the enemy's, or its own where it lies outside its zone.
///
/// Rule: scenario.flag.take
pub fn flag_in_reach(game: &Anima, state: &State, ground: &Ground, figure: u8) -> Option<Side> {
    let own = Side::of_figure(figure);
    [own.other(), own].into_iter().find(|owner| match state.flags[owner.index()] {
        Flag::At(at) => {
            let home = *owner == own && ground.point_in_zone(game, state, state.zone[own.index()], at);
            !home && ground.touches_point(game, state, figure, at)
        }
        Flag::Nowhere | Flag::Carried(_) => false,
    })
}

pub fn take_flag<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let Some(owner) = flag_in_reach(battle.game, battle.state, battle.ground, figure) else { return };
    let cost = battle.edition().cost.flag;
    battle.pay(figure, cost);
    battle.state.flags[owner.index()] = Flag::Carried(figure);
    let who = battle.who(figure);
    battle.tell(Event::FlagTaken { who, owner });
}

/// Rule: scenario.flag.drop
pub fn drop_flag<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let at = battle.state.figure(figure).place;
    for owner in Side::BOTH {
        if battle.state.flags[owner.index()] == Flag::Carried(figure) {
            battle.state.flags[owner.index()] = Flag::At(at);
            battle.tell(Event::FlagDropped { owner, at });
        }
    }
}

/// A carrier has come to rest wholly in its own zone: the enemy's flag wins, its own is home again.
///
/// Rule: scenario.flag.return
/// Rule: scenario.flag.win
pub fn bring_home<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let own = Side::of_figure(figure);
    let carries = |owner: Side| battle.state.flags[owner.index()] == Flag::Carried(figure);
    if !carries(own) && !carries(own.other()) {
        return;
    }
    if !battle.ground.in_zone(battle.game, battle.state, battle.state.zone[own.index()], figure) {
        return;
    }
    if carries(own.other()) {
        return win::end(battle, Outcome { winner: Some(own), reason: Reason::Flag, score: [0; 2] });
    }
    battle.state.flags[own.index()] = Flag::At(battle.state.figure(figure).place);
    battle.tell(Event::FlagHome { owner: own });
}
