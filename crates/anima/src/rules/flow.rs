//! What goes on by itself: from one thing that waits for somebody to the next.

use kernel::Sink;

use super::berserk::Interrupted;
use super::cards::{doing, moments, paying};
use super::{
    Battle, activation, berserk, combat, death, infiltration, movement, orders, rolls, thrown, turn,
};
use crate::cards::What;
use crate::content::BerserkWhen;
use crate::event::Event;
use crate::state::{Doing, Frame, MOST_FRAMES, NOBODY, Stage, Waits};

/// Runs whatever needs nobody's word and no die, until the battle waits or is over.
pub fn run<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    while !battle.over() {
        if battle.state.stack.depth() + ROOM > MOST_FRAMES {
            tidy(battle);
        }
        if !battle.game.never_touches(What::NEVER_HIDDEN) {
            combat::lay_bare(battle);
        }
        if battle.state.stack.is_empty() {
            paying::put_away(battle.state);
        }
        if battle.state.stack.is_empty() && death::is_overdue(battle) {
            death::bury(battle, NOBODY);
            continue;
        }
        if battle.state.stack.is_empty() && act_out_of_turn(battle) {
            continue;
        }
        let went_on = match battle.state.stack.top().copied() {
            Some(Frame::Attack(attack)) => combat::step(battle, attack),
            Some(Frame::Doing(doing)) => doing::step(battle, doing) || rolls::ask(battle),
            Some(Frame::Due(due)) => moments::step_due(battle, due),
            Some(Frame::Window(window)) => moments::step(battle, window),
            Some(Frame::Loss(loss)) => death::suffered(battle, loss),
            Some(Frame::Bury(bury)) => death::step(battle, bury),
            Some(Frame::Throw(throw)) => thrown::step(battle, throw) || rolls::ask(battle),
            Some(Frame::Roll(roll)) => rolls::step(battle, roll),
            Some(Frame::Going(going)) => movement::resume(battle, going),
            Some(Frame::Escape { .. } | Frame::Seek { .. }) => rolls::ask(battle),
            Some(Frame::Found { .. }) => false,
            Some(Frame::Nothing) => battle.state.stack.pop().is_some(),
            None => match battle.state.stage {
                Stage::Acting { figure } => activation::acted(battle, figure),
                Stage::Acted { figure } => activation::go_on(battle, figure),
                Stage::Phase(phase) => turn::step(battle, phase),
                Stage::Act { .. } if turn::called(battle.state).is_some() => turn::answer_call(battle),
                // A card may have taken away whoever was about to act.
                Stage::Act { side } if turn::unturned(battle.game, battle.state, side).next().is_none() => {
                    turn::act_next(battle, side.other());
                    true
                }
                Stage::Reveal { side } if infiltration::is_done(battle.facts(), side) => {
                    infiltration::next_side(battle, side);
                    true
                }
                Stage::Active { figure } | Stage::Moving { figure, .. }
                    if !activation::may_go_on(battle.state, figure) =>
                {
                    activation::go_on(battle, figure)
                }
                Stage::Doom { .. } => rolls::ask(battle),
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

/// Whoever is ordered to act does so before anybody goes on, as a berserker that has to at once, and whomever it interrupted
/// goes on when it is done.
fn act_out_of_turn<S: Sink<Event>>(battle: &mut Battle<'_, S>) -> bool {
    let berserkers = battle.edition().states.berserk_when == BerserkWhen::Gained;
    // Mostly nobody has been ordered to anything or is bound, which is seen at once.
    let remembers = battle.state.marks().next().is_some();
    if !(berserkers && battle.state.is_anybody_bound() || remembers && (berserkers || battle.game.orders())) {
        return false;
    }
    let interrupt = |battle: &mut Battle<'_, S>, whom: Interrupted| {
        orders::interrupt(battle, whom) || berserkers && berserk::interrupt(battle, whom)
    };
    match battle.state.stage {
        Stage::Act { side } => interrupt(battle, Interrupted::Go(side)),
        Stage::Active { figure } if !activation::may_go_on(battle.state, figure) => false,
        Stage::Active { figure } if berserk::is_done(battle.facts(), figure) => {
            berserk::give_back(battle, figure)
        }
        Stage::Active { figure } => interrupt(battle, Interrupted::Activation(figure)),
        Stage::TakePlot { .. }
        | Stage::SceneryCount
        | Stage::SceneryOrder { .. }
        | Stage::PlaceScenery { .. }
        | Stage::DeployRoll
        | Stage::ChooseEdge { .. }
        | Stage::Deploy { .. }
        | Stage::PlaceMarkers { .. }
        | Stage::PlaceFlag { .. }
        | Stage::FirstRoll
        | Stage::ChooseFirst { .. }
        | Stage::Reveal { .. }
        | Stage::Doom { .. }
        | Stage::Acting { .. }
        | Stage::Acted { .. }
        | Stage::Phase(_)
        | Stage::Moving { .. }
        | Stage::Over(_) => false,
    }
}

/// A step begins at most so many things above what lies on the stack.
const ROOM: usize = 3;

/// Where it gets narrow, lists of effects that are done and only wait to be taken away make room. Between two steps
/// nobody counts on where a frame lies.
#[cold]
fn tidy<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let programs = &battle.game.content.linked.programs;
    let is_done = |doing: &Doing| {
        doing.waits == Waits::Begin
            && programs
                .get(usize::from(doing.program))
                .is_none_or(|program| usize::from(doing.at) >= program.effects.len())
    };
    battle.state.stack.retain(|frame| !matches!(frame, Frame::Doing(doing) if is_done(doing)));
}
