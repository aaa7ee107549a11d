//! What goes over the wire between the server and a page, and nothing else: no rules, no clocks, no files.
//!
//! [`ClientMessage`] and [`ServerMessage`] go over the websocket as JSON, one message a frame; [`http`] has the bodies of
//! the few plain requests. What a page draws of each game is in [`last_stand`] and [`anima`]. The page's TypeScript is made
//! from these types by [`mod@typescript`], and `docs/protocol.md` says in words how they are used.
//!
//! All text for people comes ready in the language that the connection asked for; ids and words stay the same in every
//! language.

pub mod anima;
pub mod http;
pub mod last_stand;
mod message;
mod request;
mod table;
mod typescript;

pub use message::{ClientMessage, Failure, Refused, ServerMessage};
pub use request::{Act, Choice, Hint, Places, Point, Preview, Request};
pub use table::{
    Chat, Clock, Closed, Curtain, LogEntry, LogLine, Me, Now, SeatInfo, Sitter, Snapshot, TableInfo,
    Takeback, Undo, Update, View, Waiting, Winner,
};
pub use typescript::typescript;

/// Grows when a message changes in a way that an older page could not read.
pub const VERSION: u16 = 1;

/// The languages a connection may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Lang {
    En,
    Es,
    It,
}
