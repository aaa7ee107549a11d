//! What goes over the wire between the server and a page, and nothing else: no rules, no clocks, no files, and not the
//! name of any game.
//!
//! [`ClientMessage`] and [`ServerMessage`] go over the websocket as JSON, one message a frame; [`http`] has the bodies of
//! the few plain requests. What a game shows, what its choices are and what is chosen is that game's own type: the frame
//! hands it on as [`serde_json::Value`]. The page's TypeScript and the JSON Schema are made from these types by
//! [`mod@typescript`] and [`mod@schema`], and `docs/protocol.md` says in words how they are used.
//!
//! Nothing for people comes as text, except for what people typed: it comes as a [`Message`], which whoever shows it
//! makes a sentence of in the reader's language and units.

mod client;
pub mod http;
mod request;
pub mod schema;
mod server;
mod table;
pub mod typescript;
mod words;

pub use client::ClientMessage;
pub use kernel::{Arg, Message};
pub use request::{Choice, Hint, Places, Point, Preview, Request};
pub use server::{Failure, Refused, ServerMessage};
pub use table::{
    Chat, Clock, Closed, Curtain, DieValue, LogEntry, LogLine, Me, Names, Now, SeatInfo, Sitter, Snapshot,
    TableInfo, Takeback, Undo, Update, View, Waiting, Winner,
};
pub use words::{DiceFrom, FailureCode, Level, Opponent, Persona, RefusalCode, Side};

/// Grows when a message changes in a way that an older page could not read.
pub const VERSION: u16 = 2;
