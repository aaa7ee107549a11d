//! What every search has in common, without a word of a game: [`Race`] tells candidates apart over worlds that all of
//! them meet, [`Tree`] remembers what followed them.

mod race;
mod tree;

pub use race::{Race, Trust};
pub use tree::Tree;
