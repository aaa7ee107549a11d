//! Giving states: the one place where counters are put on a figure.

use kernel::Sink;

use super::Battle;
use super::innate::immune;
use crate::event::Event;
use crate::state::Status;

/// A state's level is how many counters it brings; more of the same add up. Whoever is immune gets none.
///
/// Rule: innate.immunity
pub fn give_state<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, status: Status, level: u8) {
    let who = battle.who(figure);
    if immune(battle.game, battle.state, figure, status) {
        return battle.tell(Event::Immune { who, status });
    }
    let counters = &mut battle.state.figure_mut(figure).counters[status as usize];
    *counters = counters.saturating_add(level);
    let left = *counters;
    battle.tell(Event::StateGiven { who, status, level, left });
}
