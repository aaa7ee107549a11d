//! What cards make different for a while, and whom they remember: beginning it and ending it.

use kernel::Sink;

use super::moments;
use crate::cards::{Amount, Change, Until};
use crate::event::Event;
use crate::rules::Battle;
use crate::state::{Ends, Lasting, Mark, Side, Stage, State, Why};

/// When something that a card made different is over.
pub fn ends(until: Until) -> Ends {
    match until {
        Until::Action => Ends::Action,
        Until::NextAttack => Ends::NextAttack,
        Until::Turn => Ends::Turn,
        Until::Upkeep => Ends::Upkeep,
        Until::Kill => Ends::Kill,
        Until::Game => Ends::Game,
    }
}

/// Makes something different for a figure. Amounts that have to be counted are counted now.
pub fn begin<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    change: &Change,
    (figure, by, ability): (u8, u8, u8),
    until: Until,
    amount: i16,
) {
    let ends = ends(until);
    let attack = if ends == Ends::Action { moments::attacks_on_stack(battle.state) } else { 0 };
    let Some(slot) = battle.state.lasting.iter_mut().find(|lasting| lasting.change == 0) else { return };
    let amount = amount.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
    *slot = Lasting { figure, by, change: change.place + 1, amount, ends, ability, attack };
}

/// What the measured amounts of a change count, if it has any.
pub fn measured(change: &Change) -> Option<Amount> {
    change.parts.iter().map(|(_, amount)| *amount).find(|amount| matches!(amount, Amount::Measured(_)))
}

/// Ends everything that fits, and keeps the rest in its order.
pub fn end(state: &mut State, over: impl Fn(&Lasting) -> bool) {
    let mut kept = 0;
    for place in 0..state.lasting.len() {
        let lasting = state.lasting[place];
        if lasting.change == 0 {
            break;
        }
        if !over(&lasting) {
            state.lasting[kept] = lasting;
            kept += 1;
        }
    }
    for slot in &mut state.lasting[kept..] {
        *slot = Lasting::default();
    }
}

/// A turn is over: whatever lasted as long, and whoever was hurt in it.
pub fn end_turn(state: &mut State) {
    end(state, |lasting| matches!(lasting.ends, Ends::Turn | Ends::Action | Ends::NextAttack));
    forget(state, |mark| mark.why == Why::Hurt);
}

/// An ability of a figure's is off: whatever hung on its upkeep is over.
pub fn end_upkeep(state: &mut State, figure: u8, ability: u8) {
    end(state, |lasting| lasting.ends == Ends::Upkeep && lasting.by == figure && lasting.ability == ability);
}

/// Somebody has left the table: what was different for it is over, and what hung on its upkeep.
pub fn end_figure(state: &mut State, figure: u8) {
    end(state, |lasting| lasting.figure == figure || lasting.by == figure && lasting.ends == Ends::Upkeep);
}

/// Remembers somebody. Says whether there was room for it.
pub fn remember(state: &mut State, mark: Mark) -> bool {
    if state.marked.contains(&mark) {
        return true;
    }
    let free = state.marked.iter_mut().find(|mark| mark.why == Why::Nothing);
    free.map(|slot| *slot = mark).is_some()
}

pub fn forget(state: &mut State, which: impl Fn(&Mark) -> bool) {
    let mut kept = 0;
    for place in 0..state.marked.len() {
        let mark = state.marked[place];
        if mark.why != Why::Nothing && !which(&mark) {
            state.marked[kept] = mark;
            kept += 1;
        }
    }
    for slot in &mut state.marked[kept..] {
        *slot = Mark::default();
    }
}

/// The side that acts first when several cards answer the same: the active player's, then the other.
pub fn in_order(state: &State) -> [Side; 2] {
    let first = if let Stage::Act { side } = state.stage {
        side
    } else {
        state.active().map_or(state.first, Side::of_figure)
    };
    [first, first.other()]
}
