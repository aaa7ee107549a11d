//! What is on the cards of Anima Tactics, and what players agree on before a battle: content as checked values, the
//! language in which abilities are written, and the match form. No rule is carried out here.
//!
//! Start with [`content`], which reads the files, and [`cards`], the language with its check and its words for people.

pub mod cards;
pub mod content;
mod form;
mod side;
pub mod slug;
mod status;

pub use form::{Form, FormError, Scenario, Scenery, lineup_words, read_lineup};
pub use side::Side;
pub use status::{Status, StatusSet};
