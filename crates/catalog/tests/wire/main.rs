//! The face that both games turn to a page: it can be built whatever happens, in every language, and nothing hidden is
//! in it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod kept;
mod played;
mod record;
mod twins;
mod whole;
