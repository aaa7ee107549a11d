//! What cards do: the one interpreter of the card language.
//!
//! [`Facts`] answers what is different for whom, [`using`] says which ability may be used and pays for it, [`aiming`] at
//! whom, [`moments`] lets cards answer what happens, and [`doing`] carries out effects in one exhaustive match. Nothing
//! here knows any single card.

pub mod aiming;
pub mod amounts;
pub mod at_hand;
pub mod choices;
pub mod doing;
pub mod effects;
pub mod endings;
pub mod facts;
pub mod forms;
pub mod gnosis;
mod groups;
mod hiding;
pub mod lasting;
pub mod moments;
pub mod near;
pub mod numbers;
pub mod paying;
mod piles;
pub mod places;
pub mod plots;
pub mod spirits;
pub mod summons;
mod undoing;
pub mod upkeep;
pub mod using;

pub use facts::Facts;
