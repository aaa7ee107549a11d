//! Anima Tactics, as a pure state machine: two parties of characters fight over a table or a board.

pub mod content;
