//! What a page says over the websocket.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::words::Opponent;

/// What a page says. The first message is `hello`; whatever has an `id` is answered by a `done` or a `refused` with the
/// same id, and may be sent again after a reconnection without being done twice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Opens the conversation about one table. Who speaks is known by the cookie.
    Hello {
        version: u16,
        table: String,
        /// The seat to look from, for somebody who holds several; the first held one unless it says otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        look: Option<u8>,
    },
    /// Looks from another of the seats one holds, as people do who share a device.
    Look {
        seat: u8,
    },
    /// Answers request number `request` of a seat with an action of the game: that of one of its choices, or that of its
    /// `places` with a point in it.
    Choose {
        id: String,
        seat: u8,
        request: u64,
        /// An action of the game.
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Asks what a choice would cost and whether it would be refused, without making it. Nothing that may not be measured
    /// yet is answered.
    Probe {
        id: String,
        seat: u8,
        request: u64,
        /// An action of the game.
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Asks what the strongest player would do for a seat, where the table gives hints.
    Hint {
        id: String,
        seat: u8,
    },
    /// The values of dice that were rolled on a real table, where the match allows it.
    Dice {
        id: String,
        /// As many as are waited for, each one of those that may come.
        values: Vec<String>,
    },
    /// What a player adds to fair dice, before the first roll.
    Entropy {
        id: String,
        seat: u8,
        text: String,
    },
    /// Takes the last own choice back, or asks the others to agree where that needs consent.
    Undo {
        id: String,
    },
    /// Answers somebody's wish to take back.
    Consent {
        id: String,
        yes: bool,
    },
    Chat {
        id: String,
        text: String,
    },
    /// Claims the game from somebody who has been away for too long.
    Claim {
        id: String,
    },
    /// Lets the computer go on for an absent seat.
    Fill {
        id: String,
        seat: u8,
        opponent: Opponent,
    },
    /// Asks for a snapshot, after a gap in the versions.
    Again,
    Ping,
}
