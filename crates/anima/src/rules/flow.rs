//! What goes on by itself: from one thing that waits for somebody to the next.

use kernel::Sink;

use super::cards::{doing, moments};
use super::{Battle, activation, combat, death, thrown, turn};
use crate::event::Event;
use crate::state::{Frame, Stage};

/// Runs whatever needs nobody's word and no die, until the battle waits or is over.
pub fn run<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    while !battle.over() {
        let went_on = match battle.state.stack.top().copied() {
            Some(Frame::Attack(attack)) => combat::step(battle, attack),
            Some(Frame::Doing(doing)) => doing::step(battle, doing),
            Some(Frame::Window(window)) => moments::step(battle, window),
            Some(Frame::Loss(loss)) => death::suffered(battle, loss),
            Some(Frame::Bury(bury)) => death::step(battle, bury),
            Some(Frame::Throw(throw)) => thrown::step(battle, throw),
            Some(Frame::Escape { .. } | Frame::Seek { .. } | Frame::Found { .. }) => false,
            Some(Frame::Nothing) => battle.state.stack.pop().is_some(),
            None => match battle.state.stage {
                Stage::Acting { figure } => activation::acted(battle, figure),
                Stage::Acted { figure } => activation::go_on(battle, figure),
                Stage::Phase(phase) => turn::step(battle, phase),
                // A card may have taken away whoever was about to act.
                Stage::Act { side } if turn::unturned(battle.state, side).next().is_none() => {
                    turn::act_next(battle, side.other());
                    true
                }
                Stage::Active { figure } | Stage::Moving { figure, .. }
                    if !activation::may_go_on(battle.state, figure) =>
                {
                    activation::go_on(battle, figure)
                }
                Stage::SceneryCount
                | Stage::SceneryOrder { .. }
                | Stage::TakePlot { .. }
                | Stage::PlaceScenery { .. }
                | Stage::PlaceMarkers { .. }
                | Stage::Reveal { .. }
                | Stage::DeployRoll
                | Stage::ChooseEdge { .. }
                | Stage::Deploy { .. }
                | Stage::PlaceFlag { .. }
                | Stage::FirstRoll
                | Stage::ChooseFirst { .. }
                | Stage::Doom { .. }
                | Stage::Act { .. }
                | Stage::Active { .. }
                | Stage::Moving { .. }
                | Stage::Over(_) => false,
            },
        };
        if !went_on {
            return;
        }
    }
}
