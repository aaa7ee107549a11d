//! Throws: whoever was hit hard flies, and what it meets on the way.

use kernel::Sink;

use super::Battle;
use crate::event::Event;
use crate::state::{Attack, Throw};

/// Begins a throw of the target of an attack.
pub fn begin<S: Sink<Event>>(_: &mut Battle<'_, S>, _: Attack) {}

/// Takes a throw one step further. Says whether it went on by itself.
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, _: Throw) -> bool {
    battle.state.stack.pop().is_some()
}
