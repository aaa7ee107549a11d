//! Attack on Titan: The Last Stand, as a pure state machine: one Titan against two to four heroes.
//!
//! Start at [`state`], which is everything that changes, then [`action`] and `rules`, one file a chapter of the book.
//! `check` says what is allowed and why not, `legal` lists it; neither calls the other. All numbers come from
//! [`content`].

pub mod action;
mod check;
pub mod content;
pub mod event;
pub mod expected;
pub mod face;
mod form;
mod game;
mod legal;
mod lines;
mod position;
pub mod refusal;
pub mod rules;
pub mod slug;
pub mod state;
mod view;
mod worded;

pub use action::{Action, Target, Way, With};
pub use event::Event;
pub use face::Face;
pub use form::{Form, FormError};
pub use game::LastStand;
pub use lines::with_power;
pub use refusal::Illegal;
pub use state::{Outcome, Reason, Side, State};
pub use view::View;
