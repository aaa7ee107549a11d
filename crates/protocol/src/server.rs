//! What the server tells over the websocket.

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::request::{Hint, Preview};
use crate::table::{Chat, SeatInfo, Snapshot, Update};
use crate::words::{FailureCode, RefusalCode};

/// What the server tells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Everything about the table; after a hello, a look, or a gap.
    Snapshot(Box<Snapshot>),
    /// What happened since version `version - 1`.
    Update(Box<Update>),
    /// The message with this id was done, now or before.
    Done {
        id: String,
    },
    Refused(Refused),
    Probed {
        id: String,
        preview: Preview,
    },
    Hinted {
        id: String,
        hint: Box<Hint>,
    },
    Chat(Chat),
    /// Somebody sat down, came, went or changed a name.
    People {
        seats: Vec<SeatInfo>,
        watching: u16,
    },
    /// Nothing more will come; the page should not try again by itself unless it says so.
    Failed(Failure),
    Pong,
}

/// A message that was not done, and why. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Refused {
    pub id: String,
    pub code: RefusalCode,
    /// Why, with the rules that say so.
    pub message: Message,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Failure {
    pub code: FailureCode,
    pub message: Message,
    /// Whether connecting again may help.
    pub again: bool,
}
