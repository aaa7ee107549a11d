//! The messages of the websocket.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Lang;
use crate::request::{Hint, Preview};
use crate::table::{Chat, SeatInfo, Snapshot, Update};

/// What a page says. The first message is `hello`; whatever has an `id` is answered by a `done` or a `refused` with the
/// same id, and may be sent again after a reconnection without being done twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Opens the conversation about one table. Who speaks is known by the cookie.
    Hello {
        version: u16,
        table: String,
        lang: Lang,
        /// The seat to look from, for somebody who holds several; the first held one unless it says otherwise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        look: Option<u8>,
    },
    /// Looks from another of the seats one holds, as people do who share a device.
    Look {
        seat: u8,
    },
    /// Speaks another language from now on.
    Speak {
        lang: Lang,
    },
    /// Answers request number `request` of a seat with the words of one of its choices.
    Choose {
        id: String,
        seat: u8,
        request: u64,
        words: String,
    },
    /// Asks what a choice would cost and whether it would be refused, without making it. Nothing that may not be measured
    /// yet is answered.
    Probe {
        id: String,
        seat: u8,
        request: u64,
        words: String,
    },
    /// Asks what the strongest player would do for a seat, where the table gives hints.
    Hint {
        id: String,
        seat: u8,
    },
    /// The values of dice that were rolled on a real table, where the match allows it.
    Dice {
        id: String,
        words: String,
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
        level: String,
    },
    /// Asks for a snapshot, after a gap in the versions.
    Again,
    Ping,
}

/// What the server tells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "tell", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Everything about the table; after a hello, a look, a change of language, or a gap.
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refused {
    pub id: String,
    /// `stale`, `illegal`, `unclear`, `no-hints`, `thinking`, `not-yours`, `not-now`, `parted`, `too-fast`, `too-long`,
    /// `no-such`, `malformed`, `not-stored`.
    pub code: String,
    pub text: String,
    pub rules: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Failure {
    /// `version`, `no-such-table`, `not-allowed`, `malformed`, `too-fast`, `too-many`, `closing`, `broken`, `not-stored`,
    /// `too-slow`.
    pub code: String,
    pub text: String,
    /// Whether connecting again may help.
    pub again: bool,
}
