//! Anima Tactics, as a pure state machine: two parties of characters fight over a table or a board.
//!
//! Start at [`state`], which is everything that changes, then [`action`] and `rules`, one file a chapter of the book.
//! `ground` is the one place that knows how distances are measured: freely or in squares. `check` says what is allowed
//! and why not, `legal` lists it; neither calls the other. All numbers come from [`content`].

pub mod action;
pub mod cards;
mod check;
mod check_cards;
pub mod content;
pub mod event;
pub mod expected;
mod form;
mod game;
pub mod ground;
mod kinds;
mod legal;
mod legal_cards;
mod lines;
mod lines_cards;
mod lines_infiltration;
mod lines_refusal;
mod lines_throw;
mod position;
mod position_cards;
pub mod refusal;
pub mod rules;
pub mod slug;
pub mod state;
pub mod total;
mod touched;
pub mod usage;
mod view;
mod worded;

pub use action::Action;
pub use event::Event;
pub use form::{Form, FormError, Scenario, Scenery, lineup_words, read_lineup};
pub use game::{Anima, Memo};
pub use lines::{gait_name, kind_name};
pub use refusal::Illegal;
pub use state::{Outcome, Reason, Side, State};
pub use view::{Held, View};
