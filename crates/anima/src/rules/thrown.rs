//! Throws: whoever was hit hard flies, and what it meets on the way.

use kernel::{Sink, Unclear};

use super::Battle;
use super::cards::Facts;
use crate::action::Action;
use crate::event::Event;
use crate::game::Anima;
use crate::position::{Read, figure};
use crate::refusal::Illegal;
use crate::slug;
use crate::state::{Attack, Side, State, Throw};

/// Begins a throw of the target of an attack.
pub fn begin<S: Sink<Event>>(_: &mut Battle<'_, S>, _: Attack) {}

/// A throw in words, and read back.
pub fn words(throw: &Throw) -> String {
    format!("throw:{}:{}", Anima::figure_word(throw.figure), Anima::figure_word(throw.by))
}

pub fn read(text: &str, words: &[&str]) -> Read<Throw> {
    match words[..] {
        [_, who, by] => Ok(Throw { figure: figure(who)?, by: figure(by)? }),
        _ => Err(Unclear::new(text, "a throw such as throw:b1:a1")),
    }
}

pub fn is_sound(state: &State, throw: &Throw) -> bool {
    state.exists(throw.figure) && state.exists(throw.by)
}

/// Whether a choice about a throw may be made.
pub fn check(_: Facts<'_>, _: &Throw, _: &Action) -> Result<(), Illegal> {
    Err(Illegal::NotNow { rule: slug::RUN_OVER_AVOID })
}

/// The choices about a throw.
pub fn list(_: Facts<'_>, _: &Throw, _: &mut Vec<Action>) {}

/// Who decides about a throw now, if anybody does.
pub fn chooser(_: &Throw) -> Option<Side> {
    None
}

/// The owner of somebody in the way does nothing about it.
pub fn let_be<S: Sink<Event>>(battle: &mut Battle<'_, S>, _: Throw, _: Side) {
    battle.state.stack.pop();
}

/// A die that somebody in the way rolled.
pub fn rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, _: Throw, _: u8) {
    battle.state.stack.pop();
}

/// Takes a throw one step further. Says whether it went on by itself.
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, _: Throw) -> bool {
    battle.state.stack.pop().is_some()
}
