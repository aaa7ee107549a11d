//! The bodies of plain requests.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::table::{LogEntry, Now, SeatInfo, TableInfo};

/// `GET /api/me`: who this browser is. A guest is made at the first visit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Person {
    pub name: String,
    /// Whether the name is kept with a password.
    pub kept: bool,
}

/// `POST /api/me`: another name for a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// `POST /api/keep` keeps the guest's name with a password; `POST /api/login` comes back to a kept name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Login {
    pub name: String,
    pub password: String,
}

/// Any refusal over HTTP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct HttpError {
    pub code: String,
    pub text: String,
    pub rules: Vec<String>,
}

/// `POST /api/form`: what is open in a match form, given some answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FormAsked {
    pub game: String,
    pub answers: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Form {
    pub game: String,
    /// Every question with what was answered or would be, in order.
    pub questions: Vec<FormQuestion>,
    pub options: Vec<FormOption>,
    pub seats: Vec<FormSeat>,
    pub opponents: Opponents,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FormQuestion {
    pub key: String,
    pub text: String,
    pub answers: Vec<FormAnswer>,
    /// The answer that holds now; none leaves it to be chosen in play.
    pub answer: Option<String>,
    /// Something else may be typed, such as a party code; this says what.
    pub other: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FormAnswer {
    pub value: String,
    pub text: String,
}

/// `GET /api/opponents/{game}`: whom the computer can be. An opponent is a level, or a level and a persona with a dash
/// between them: `3`, `3-bold`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Opponents {
    /// From the weakest to the strongest.
    pub levels: Vec<Manner>,
    /// The first is what a level without a persona has.
    pub personas: Vec<Manner>,
    /// The one for whoever asks for none.
    pub usual: String,
}

/// A way to play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Manner {
    pub value: String,
    pub text: String,
    /// What it is like, as one sentence.
    pub about: String,
}

/// A rule that the match may choose. Anima Tactics takes any parameter of the edition as well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FormOption {
    pub key: String,
    pub text: String,
    pub values: Vec<FormAnswer>,
    pub default: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FormSeat {
    pub seat: u8,
    pub text: String,
}

/// `POST /api/tables`: a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    pub setup: Vec<(String, String)>,
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Who sits on each seat; the rest is played by the computer.
    pub seats: Vec<Seating>,
    /// `server` or `typed`.
    #[serde(default = "server_dice")]
    pub dice: String,
    /// Listed in the lobby for anybody to sit down.
    #[serde(default)]
    pub listed: bool,
    #[serde(default)]
    pub spectators: bool,
    #[serde(default)]
    pub patience: Option<u32>,
    /// Whether hints may be asked for; where nothing is said, by whoever plays against the computer alone.
    #[serde(default)]
    pub hints: Option<bool>,
    /// A game to learn by: anything may be taken back, also past dice.
    #[serde(default)]
    pub practice: bool,
}

fn server_dice() -> String {
    "server".to_owned()
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Seating {
    Me {
        seat: u8,
    },
    /// Whoever has the link, or sits down in the lobby.
    Open {
        seat: u8,
    },
    Computer {
        seat: u8,
        level: String,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NewTableMade {
    pub table: String,
    /// The secret link of each open seat.
    pub links: Vec<SeatLink>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatLink {
    pub seat: u8,
    pub role: String,
    pub url: String,
}

/// `GET /api/lobby`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Lobby {
    pub mine: Vec<LobbyTable>,
    pub open: Vec<LobbyTable>,
    pub finished: Vec<LobbyTable>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LobbyTable {
    pub table: String,
    pub game: String,
    pub title: String,
    /// Where it stands: a round, a turn, how it ended.
    pub standing: String,
    pub seats: Vec<SeatInfo>,
    pub my_move: bool,
    /// Milliseconds since 1970.
    pub changed: i64,
}

/// `POST /api/tables/{id}/sit`: sits down on an open seat of a listed table. `POST /api/links/{secret}`: by its link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    pub seat: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Sat {
    pub table: String,
    pub seat: u8,
}

/// `GET /api/tables/{id}/replay?as=…`: a finished game, from a seat's view, a spectator's, or all open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Replay {
    pub table: TableInfo,
    pub seats: Vec<SeatInfo>,
    /// Who it can be seen as: the word of each seat, `spectator`, `open`.
    pub viewers: Vec<FormAnswer>,
    pub viewer: String,
    /// How many inputs there are; a frame for each and one before the first.
    pub inputs: u64,
    pub verified: Verified,
}

/// `GET /api/tables/{id}/replay/{from}?as=…`: some frames from a number on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Frames {
    pub from: u64,
    pub frames: Vec<Frame>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Frame {
    pub log: Vec<LogEntry>,
    pub now: Now,
}

/// Whether today's rules follow the record, and whether its dice are those that were committed to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Verified {
    pub rules: bool,
    pub dice: bool,
    pub text: String,
}

/// `POST /api/tables/{id}/fork`: a new table that begins after so many inputs of a finished one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    pub at: u64,
    pub seats: Vec<Seating>,
}

/// `GET /api/tables/{id}/review?as=…`: the choices of a seat that cost most, in a game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Review {
    /// How many choices were looked at.
    pub looked_at: u64,
    /// The worst first.
    pub slips: Vec<Slip>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Slip {
    /// The number of the frame in which it was chosen.
    pub frame: u64,
    pub role: String,
    /// What was chosen, and what would have been better.
    pub done: String,
    pub better: String,
    /// How likely the side won after either, from 0 to 1.
    pub chance: f32,
    pub chance_of_better: f32,
    pub reasons: Vec<String>,
}

/// `GET /api/rules/{game}?lang=…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RuleText {
    pub slug: String,
    pub title: String,
    pub meaning: String,
    /// Where the book says it.
    pub source: String,
    /// Why we decided as we did, where the book is unclear.
    pub ruling: Option<String>,
}

/// `GET /api/tables/{id}/cards/{card}?lang=…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardText {
    pub id: String,
    pub name: String,
    pub lines: Vec<String>,
    pub abilities: Vec<CardAbility>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardAbility {
    pub id: String,
    pub name: String,
    pub head: String,
    pub body: String,
}
