//! Setup as play: scenery dice and placement, zones, deployment, first actions.

use kernel::Sink;

use super::cards::moments::{self, Happening};
use super::innate::add_initiative;
use super::{Battle, higher, scenarios};
use crate::cards::Moment;
use crate::event::Event;
use crate::game::Anima;
use crate::state::{Marks, Phase, Place, Placed, Side, Stage, State};
use anima_cards::{Scenario, Scenery};

/// Where the setup stands before the first piece of scenery or the first die: at the plot cards, while one is to be taken.
pub fn begin(game: &Anima, state: &mut State) {
    let to_take = Side::BOTH.into_iter().find(|&side| points_to_take(game, state, side).is_some());
    state.stage = match (to_take, game.form.scenery) {
        (Some(side), _) => Stage::TakePlot { side },
        (None, Scenery::Rolled) => Stage::SceneryCount,
        (None, Scenery::Map | Scenery::None) => Stage::DeployRoll,
    };
}

/// What the plot card costs that a side is to take next, while there is one.
pub fn points_to_take(game: &Anima, state: &State, side: Side) -> Option<u8> {
    game.form.parties[side.index()].plot.get(state.hand(side).count()).copied()
}

/// A side takes one of the plot cards that cost what its party has paid for.
///
/// Rule: advantage.plot
pub fn take_plot<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side, card: u8) {
    let points = battle.game.content.advantages[usize::from(card)].points;
    if let Some(slot) = battle.state.hands[side.index()].iter_mut().find(|slot| **slot == 0) {
        *slot = card + 1;
    }
    battle.tell(Event::PlotTaken { side, points, card: Some(card) });
    begin(battle.game, battle.state);
}

/// Each rolls for a number of pieces; the results are added.
///
/// Rule: setup.scenery_count
pub fn scenery_rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, dice: [u8; 2]) {
    let rules = &battle.edition().setup;
    let pieces = dice.map(|die| rules.bands.iter().find(|band| die <= band.0).map_or(0, |band| band.1));
    battle.tell(Event::SceneryRolled { dice, pieces });
    let left = (pieces[0] + pieces[1]).min(rules.most_pieces);
    battle.go(if left == 0 { Stage::DeployRoll } else { Stage::SceneryOrder { left } });
}

/// Rule: setup.scenery_order
pub fn order_rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, left: u8, dice: [u8; 2]) {
    match higher(dice) {
        None => battle.tell(Event::Tied { die: dice[0].into() }),
        Some(first) => {
            battle.tell(Event::SceneryOrder { dice, first });
            battle.go(Stage::PlaceScenery { side: first, left });
        }
    }
}

/// The placer picks the piece and its place; then the other, until all are placed.
///
/// Rule: setup.scenery_place
pub fn place_scenery<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side, placed: Placed) {
    let Stage::PlaceScenery { left, .. } = battle.state.stage else { return };
    let state = &mut battle.state;
    state.pieces[usize::from(state.piece_count)] = placed;
    state.piece_count += 1;
    battle.tell(Event::PieceSet { side, placed });
    battle.go(if left > 1 {
        Stage::PlaceScenery { side: side.other(), left: left - 1 }
    } else {
        Stage::DeployRoll
    });
}

/// The low roller chooses the edge and places first.
///
/// Rule: setup.zone
pub fn deploy_rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, dice: [u8; 2]) {
    // Nobody is on the table yet; everybody who is to come counts.
    let rolled = add_initiative(battle, dice, battle.state.everybody());
    match higher(rolled) {
        None => battle.tell(Event::Tied { die: rolled[0] }),
        Some(high) => {
            let low = high.other();
            battle.tell(Event::DeployRolled { dice, low });
            battle.go(Stage::ChooseEdge { side: low });
        }
    }
}

pub fn choose_edge<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side, zone: u8) {
    battle.state.zone[side.index()] = zone;
    battle.state.zone[side.other().index()] = 1 - zone;
    battle.tell(Event::EdgeChosen { side, zone });
    battle.go(Stage::Deploy { side });
    moments::fire(battle, Happening::phase(Moment::DeploymentBegins));
}

/// A side's figures that are still to be placed or infiltrated.
pub fn undeployed(state: &State, side: Side) -> impl Iterator<Item = u8> {
    let placed = |figure: u8| state.figure(figure).stands() || state.figure(figure).infiltrated();
    state.party(side).filter(move |&figure| !placed(figure))
}

/// One character at a time in turn; when one side is done the other places the rest.
///
/// Rule: setup.deploy
/// Rule: setup.deploy_rest
/// Rule: deploy.advanced
pub fn deploy<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, to: Place) {
    let side = Side::of_figure(figure);
    let rest = undeployed(battle.state, side.other()).next().is_none();
    let life = battle.card(figure).life;
    let place = battle.state.figure_mut(figure);
    (place.place, place.life) = (to, life);
    place.marks.set(Marks::ON_TABLE);
    let who = battle.who(figure);
    let zone = battle.state.zone[side.index()];
    let advanced = !battle.ground.in_zone(battle.game, battle.state, zone, figure);
    battle.tell(Event::Deployed { who, at: to, rest, advanced });
    deploy_next(battle, side);
}

/// Whose go it is after one of this side's: the other's, as long as it has anybody left.
pub fn deploy_next<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side) {
    if undeployed(battle.state, side.other()).next().is_some() {
        battle.go(Stage::Deploy { side: side.other() });
    } else if undeployed(battle.state, side).next().is_none() {
        deployed(battle);
    } else {
        battle.go(Stage::Deploy { side });
    }
}

fn deployed<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    match battle.game.form.scenario {
        Scenario::Standard | Scenario::Armageddon => first_actions(battle),
        Scenario::Nodes => {
            scenarios::set_nodes(battle);
            first_actions(battle);
        }
        Scenario::Flag => battle.go(Stage::PlaceFlag { side: Side::A }),
    }
}

/// Turn 1 starts with Recovery and one more, never above the total.
///
/// Rule: setup.first_actions
/// Rule: turn.first
pub fn first_actions<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let extra = battle.edition().setup.extra_actions;
    for figure in battle.state.all_standing().iter() {
        let card = battle.card(figure);
        let actions = (card.recovery + extra).min(battle.facts().most_actions(figure));
        battle.state.figure_mut(figure).actions = actions;
        let who = battle.who(figure);
        battle.tell(Event::FirstActions { who, actions });
    }
    battle.go(Stage::Phase(Phase::GameBegins));
}
