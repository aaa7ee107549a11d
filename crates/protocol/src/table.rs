//! A table as one viewer sees it.

use std::collections::BTreeMap;

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::request::Request;
use crate::words::{DiceFrom, Opponent, Side};

/// Everything about a table, for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Snapshot {
    /// Grows by one with every update.
    pub version: u64,
    pub table: TableInfo,
    pub me: Me,
    pub seats: Vec<SeatInfo>,
    pub watching: u16,
    pub now: Now,
    /// Everything told so far, as this viewer heard it.
    pub log: Vec<LogEntry>,
    pub chat: Vec<Chat>,
}

/// What happened, and what is now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Update {
    pub version: u64,
    /// What was told since the version before.
    pub log: Vec<LogEntry>,
    pub now: Now,
}

/// What does not change while a game is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableInfo {
    pub id: String,
    /// The game's id, which has a name.
    pub game: String,
    /// What was agreed on: edition, map, scenario and so on.
    pub terms: Vec<Message>,
    /// Rules in which this match differs from its edition.
    pub house_rules: Vec<Message>,
    /// Names that the texts do not have, of packs that did not come with the program.
    pub names: Names,
    pub dice: DiceFrom,
    /// The commitment to the seed of fair dice.
    pub commitment: Option<String>,
    pub open_to_spectators: bool,
    /// Seconds a move may take before the game can be claimed; none if it may take for ever.
    pub patience: Option<u32>,
    pub created: i64,
    /// A game to learn by: anything may be taken back, also past dice.
    pub practice: bool,
}

/// Names by their messages, such as `name-night-court`, in each language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
pub struct Names {
    pub en: BTreeMap<String, String>,
    pub es: BTreeMap<String, String>,
    pub it: BTreeMap<String, String>,
}

/// Who is looking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Me {
    /// The seats one holds.
    pub seats: Vec<u8>,
    /// The seat one looks from; none is a spectator.
    pub look: Option<u8>,
}

/// A seat and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatInfo {
    pub seat: u8,
    /// The word in journals: `titan`, `hero1`, `a`, `b`.
    pub word: String,
    /// The name id of who is played there: a hero once chosen.
    pub role: String,
    pub side: Side,
    pub sitter: Sitter,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "who", rename_all = "kebab-case")]
pub enum Sitter {
    Nobody,
    /// A seat that waits for whoever has its link.
    Invited,
    Person {
        name: String,
        here: bool,
    },
    Computer {
        opponent: Opponent,
        name: Message,
    },
}

/// What changes with every input.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Now {
    pub view: View,
    pub waiting: Waiting,
    /// What happens now, and what is asked of whoever looks.
    pub sentence: Message,
    /// The choices of the seats one may look from now.
    pub requests: Vec<Request>,
    pub undo: Option<Undo>,
    /// Somebody wants to take something back.
    pub takeback: Option<Takeback>,
    pub clock: Option<Clock>,
    /// Where several people share this device: whose turn it is to look.
    pub curtain: Option<Curtain>,
    /// Whether a hint may be asked for.
    pub hints: bool,
    /// The number of inputs so far.
    pub inputs: u64,
}

/// The game's own part of what is seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct View {
    /// The game's id.
    pub game: String,
    /// What a page of this game draws: the game's own type.
    #[ts(type = "unknown")]
    pub view: Value,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum Waiting {
    /// Not everybody has sat down.
    Players,
    /// Somebody decides.
    Choice {
        awaited: Vec<u8>,
        may: Vec<u8>,
    },
    /// Dice are to be typed in.
    Dice {
        /// What is rolled or drawn.
        label: Message,
        count: u8,
        /// What each of them may show.
        values: Vec<DieValue>,
    },
    Over(Closed),
}

/// What a die or a draw may show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct DieValue {
    /// What to send.
    pub value: String,
    pub name: Message,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Closed {
    pub message: Message,
    pub winner: Option<Winner>,
    /// The seed of fair dice, revealed.
    pub seed: Option<String>,
    /// The table at which the same people play once more, as soon as one of them has asked for it.
    pub again: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Winner {
    /// The name id of the side.
    pub name: String,
    /// The seats that won.
    pub seats: Vec<u8>,
}

/// A choice of one's own that can be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Undo {
    /// What was told of it first.
    pub message: Message,
    /// Dice were rolled or a hidden fact has come out since, or somebody else has chosen: the others are asked.
    pub needs_consent: bool,
    /// Why it cannot be taken back: the same has happened, and the computer plays on the other side.
    pub refused: Option<Message>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Takeback {
    pub by: u8,
    pub message: Message,
    /// Whether this viewer is asked.
    pub asked: bool,
}

/// When those awaited will have been waited for long enough, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Clock {
    pub since: i64,
    pub until: Option<i64>,
    /// Whether this viewer may claim the game now.
    pub claimable: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Curtain {
    /// The seat that is awaited on this device, which must not see what is seen now.
    pub seat: u8,
}

/// What one input or the dice told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LogEntry {
    /// The number of the input it came with.
    pub input: u64,
    pub lines: Vec<LogLine>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LogLine {
    /// What happened; its key says which event it is, and its arguments are what is drawn of it.
    pub message: Message,
    /// The side it is about, if it is about one.
    pub side: Option<Side>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Chat {
    pub by: String,
    /// The seat of the speaker, if it has one.
    pub seat: Option<u8>,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}
