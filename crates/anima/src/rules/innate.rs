//! Innate abilities: what a character always can, without an action.
//!
//! Every rule asks here and nowhere else, so that whatever else may grant or take away such an ability is asked in one
//! place.

use crate::content::Innate;
use crate::game::Anima;
use crate::state::{State, Status};

/// Whether a figure has an innate ability now.
pub fn innate(game: &Anima, state: &State, figure: u8, innate: Innate) -> bool {
    game.card(state, figure).innate.contains(innate)
}

/// Whether no counter of a state is ever placed on a figure.
///
/// Rule: innate.immunity
pub fn immune(game: &Anima, state: &State, figure: u8, status: Status) -> bool {
    game.card(state, figure).immunity.contains(status)
}
