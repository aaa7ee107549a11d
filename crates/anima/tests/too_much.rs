//! More that happens at once than a state can hold is never left out in silence.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use anima::event::{CardEvent, Event};
use anima::rules::Battle;
use anima::state::{Frame, MOST_FRAMES, NO_ABILITY};
use kernel::Game;

/// Whatever finds no room on the stack is told to everybody, and nothing else changes.
#[test]
fn a_full_stack_is_told() {
    let game = common::make("map=bare-board a=guard b=guard").unwrap();
    let (mut state, mut memo, mut events) = (game.start(), anima::Memo::default(), Vec::new());
    let start = state;
    let ground = memo.ground(&game, &start);
    let mut battle = Battle { game: &game, state: &mut state, ground, events: &mut events };
    for _ in 0..MOST_FRAMES {
        assert!(battle.put_on_stack(Frame::Escape { figure: 0, ability: NO_ABILITY }));
    }
    let full = *battle.state;
    assert!(!battle.put_on_stack(Frame::Escape { figure: 0, ability: NO_ABILITY }));
    assert_eq!((state, events), (full, vec![Event::Card(CardEvent::TooMuch)]));
}
