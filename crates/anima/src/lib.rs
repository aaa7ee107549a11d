//! Anima Tactics, as a pure state machine: two parties of characters fight over a table or a board.
//!
//! Start at [`state`], which is everything that changes, then [`action`] and `rules`, one file a chapter of the book.
//! `ground` is the one place that knows how distances are measured: freely or in squares. `check` says what is allowed
//! and why not, `legal` lists it; neither calls the other. All numbers come from [`content`].

pub mod action;
mod check;
pub mod event;
pub mod expected;
mod game;
pub mod ground;
mod kinds;
mod legal;
mod lines;
mod position;
pub mod refusal;
pub mod rules;
pub mod state;
pub mod total;
mod touched;
pub mod usage;
mod view;
mod worded;

pub use action::Action;
pub use anima_cards::{Form, FormError, Scenario, Scenery, cards, content, lineup_words, read_lineup, slug};
pub use event::Event;
pub use game::{Anima, Memo};
pub use lines::{gait_name, kind_name};
pub use refusal::Illegal;
pub use state::{Outcome, Reason, Side, State};
pub use view::{Held, View};
