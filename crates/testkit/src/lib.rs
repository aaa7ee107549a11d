//! What every game is tested with, so that it is written once.
//!
//! [`contract`] holds any game to what `kernel::Game` promises, over random play; [`tiny`] is a small game with
//! everything in it, on which the tools themselves are tried.

pub mod contract;
pub mod inputs;
pub mod mangle;
pub mod scenario;
pub mod tiny;
