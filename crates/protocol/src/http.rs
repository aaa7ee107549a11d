//! The bodies of plain requests.

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::table::{LogEntry, Names, Now, SeatInfo, TableInfo};
use crate::words::{DiceFrom, Level, Opponent, Persona};

/// `GET /api/me`: who this browser is. A guest is made at the first visit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Person {
    pub name: String,
    /// Whether the name is kept with a password.
    pub kept: bool,
}

/// `POST /api/me`: another name for a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// `POST /api/keep` keeps the guest's name with a password; `POST /api/login` comes back to a kept name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Login {
    pub name: String,
    pub password: String,
}

/// Any refusal over HTTP.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct HttpError {
    pub code: HttpCode,
    /// Why, with the rules that say so.
    pub message: Message,
}

/// Why a request was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HttpCode {
    Malformed,
    TooLong,
    NotJson,
    NotFound,
    /// The program was built without its page.
    NoPage,
    /// Nobody is known by this cookie.
    NoPerson,
    NoWebsocket,
    /// The request came from a page of somebody else.
    Origin,
    TooFast,
    TooManyTables,
    NotStored,
    Broken,
    Name,
    NameTaken,
    Password,
    WrongPassword,
    Setup,
    Seats,
    NoSuchTable,
    NoSuchLink,
    NoSuchSeat,
    NoSuchCard,
    LinkUsed,
    SeatTaken,
    NotOpen,
    NotAllowed,
    NotOver,
}

impl HttpCode {
    /// The key of what is said of it, where there is nothing more exact to say.
    pub fn key(self) -> &'static str {
        match self {
            HttpCode::Malformed => "http-malformed",
            HttpCode::TooLong => "http-too-long",
            HttpCode::NotJson => "http-not-json",
            HttpCode::NotFound => "http-not-found",
            HttpCode::NoPage => "http-no-page",
            HttpCode::NoPerson => "http-no-person",
            HttpCode::NoWebsocket => "http-no-websocket",
            HttpCode::Origin => "http-origin",
            HttpCode::TooFast => "http-too-fast",
            HttpCode::TooManyTables => "http-too-many-tables",
            HttpCode::NotStored => "http-not-stored",
            HttpCode::Broken => "http-broken",
            HttpCode::Name => "http-name",
            HttpCode::NameTaken => "http-name-taken",
            HttpCode::Password => "http-password",
            HttpCode::WrongPassword => "http-wrong-password",
            HttpCode::Setup => "http-setup",
            HttpCode::Seats => "http-seats",
            HttpCode::NoSuchTable => "http-no-such-table",
            HttpCode::NoSuchLink => "http-no-such-link",
            HttpCode::NoSuchSeat => "http-no-such-seat",
            HttpCode::NoSuchCard => "http-no-such-card",
            HttpCode::LinkUsed => "http-link-used",
            HttpCode::SeatTaken => "http-seat-taken",
            HttpCode::NotOpen => "http-not-open",
            HttpCode::NotAllowed => "http-not-allowed",
            HttpCode::NotOver => "http-not-over",
        }
    }
}

/// `POST /api/form`: what is open in a match form, given some answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FormAsked {
    pub game: String,
    pub answers: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Form {
    pub game: String,
    /// Every question with what was answered or would be, in order.
    pub questions: Vec<FormQuestion>,
    pub options: Vec<FormOption>,
    pub seats: Vec<FormSeat>,
    pub opponents: Opponents,
    /// Names that the texts do not have, of packs that did not come with the program.
    pub names: Names,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct FormQuestion {
    pub key: String,
    pub message: Message,
    pub answers: Vec<FormAnswer>,
    /// The answer that holds now; none leaves it to be chosen in play.
    pub answer: Option<String>,
    /// Something else may be typed, such as a party code; this says what.
    pub other: Option<Message>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct FormAnswer {
    pub value: String,
    /// What it is called. It begins a line, so that it is shown with a capital.
    pub message: Message,
}

/// `GET /api/opponents/{game}`: whom the computer can be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Opponents {
    /// From the weakest to the strongest.
    pub levels: Vec<LevelInfo>,
    pub personas: Vec<PersonaInfo>,
    /// The one for whoever asks for none.
    pub usual: Opponent,
}

/// How well the computer may play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LevelInfo {
    pub level: Level,
    pub name: Message,
    /// What it is like, as one sentence.
    pub about: Message,
}

/// In what manner the computer may play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PersonaInfo {
    pub persona: Persona,
    pub name: Message,
    /// What it is like, as one sentence.
    pub about: Message,
}

/// A rule that the match may choose. Anima Tactics takes any parameter of the edition as well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct FormOption {
    pub key: String,
    pub message: Message,
    pub values: Vec<FormAnswer>,
    pub default: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct FormSeat {
    pub seat: u8,
    /// The name id of who is played there.
    pub role: String,
}

/// `POST /api/tables`: a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    pub setup: Vec<(String, String)>,
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Who sits on each seat; the rest is played by the computer.
    pub seats: Vec<Seating>,
    #[serde(default)]
    pub dice: DiceFrom,
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

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
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
        opponent: Opponent,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct NewTableMade {
    pub table: String,
    /// The secret link of each open seat.
    pub links: Vec<SeatLink>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatLink {
    pub seat: u8,
    /// The name id of who is played there.
    pub role: String,
    pub url: String,
}

/// `GET /api/lobby`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Lobby {
    pub mine: Vec<LobbyTable>,
    pub open: Vec<LobbyTable>,
    pub finished: Vec<LobbyTable>,
    /// Names that the texts do not have, of packs that did not come with the program.
    pub names: Names,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LobbyTable {
    pub table: String,
    /// The game's id, which has a name.
    pub game: String,
    /// Where it stands: a round, a turn, how it ended.
    pub standing: Message,
    pub seats: Vec<SeatInfo>,
    pub my_move: bool,
    /// Milliseconds since 1970.
    pub changed: i64,
}

/// `POST /api/tables/{id}/sit`: sits down on an open seat of a listed table. `POST /api/links/{secret}`: by its link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    pub seat: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Sat {
    pub table: String,
    pub seat: u8,
}

/// `GET /api/tables/{id}/replay?as=…`: a finished game, from a seat's view, a spectator's, or all open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Frames {
    pub from: u64,
    pub frames: Vec<Frame>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Frame {
    pub log: Vec<LogEntry>,
    pub now: Now,
}

/// Whether today's rules follow the record, and whether its dice are those that were committed to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Verified {
    pub rules: bool,
    pub dice: bool,
    /// What there is to say of it, each a sentence.
    pub told: Vec<Message>,
}

/// `POST /api/tables/{id}/fork`: a new table that begins after so many inputs of a finished one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    pub at: u64,
    pub seats: Vec<Seating>,
}

/// `GET /api/tables/{id}/review?as=…`: the choices of a seat that cost most, in a game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Review {
    /// How many choices were looked at.
    pub looked_at: u64,
    /// The worst first.
    pub slips: Vec<Slip>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Slip {
    /// The number of the frame in which it was chosen.
    pub frame: u64,
    /// The name id of whose choice it was.
    pub role: String,
    /// What was chosen, and what would have been better.
    pub done: Message,
    pub better: Message,
    /// How likely the side won after either, from 0 to 1.
    pub chance: f32,
    pub chance_of_better: f32,
    pub reasons: Vec<Message>,
}

/// `GET /api/rules/{game}`: a rule of the catalogue. Its title, its meaning and why we decided as we did, where the book is
/// unclear, are in the texts, as `rule-<slug>` with dashes, `.meaning` and `.reason`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RuleInfo {
    pub slug: String,
    /// Where the book says it, or which chapter of ours.
    pub source: Message,
}

/// `GET /api/tables/{id}/cards/{card}`: what a card says. Its name is that of its id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct CardText {
    pub id: String,
    /// What it is and its numbers, a line each.
    pub lines: Vec<Message>,
    pub abilities: Vec<CardAbility>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct CardAbility {
    pub id: String,
    pub name: Message,
    /// Cost, source and kind, to be shown in one line with dots between them.
    pub head: Vec<Message>,
    /// What it does, each a whole sentence; nothing where the head says it all.
    pub body: Vec<Message>,
}
