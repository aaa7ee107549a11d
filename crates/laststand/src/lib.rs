//! Attack on Titan: The Last Stand, as a pure state machine.

pub mod content;
pub mod face;
