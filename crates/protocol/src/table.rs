//! A table as one viewer sees it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::request::Request;
use crate::{anima, last_stand};

/// Everything about a table, for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    pub version: u64,
    /// What was told since the version before.
    pub log: Vec<LogEntry>,
    pub now: Now,
}

/// What does not change while a game is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TableInfo {
    pub id: String,
    /// `last-stand` or `anima`.
    pub game: String,
    pub title: String,
    /// What was agreed on, a text for each: edition, map, scenario and so on.
    pub terms: Vec<String>,
    /// Rules in which this match differs from its edition, each as a text.
    pub house_rules: Vec<String>,
    /// `server` or `typed`.
    pub dice: String,
    /// The commitment to the seed of fair dice.
    pub commitment: Option<String>,
    pub open_to_spectators: bool,
    /// Seconds a move may take before the game can be claimed; none if it may take for ever.
    pub patience: Option<u32>,
    pub created: i64,
    /// A game to learn by: anything may be taken back, also past dice.
    pub practice: bool,
}

/// Who is looking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Me {
    /// The seats one holds.
    pub seats: Vec<u8>,
    /// The seat one looks from; none is a spectator.
    pub look: Option<u8>,
}

/// A seat and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    pub seat: u8,
    /// The word in journals: `titan`, `hero1`, `a`, `b`.
    pub word: String,
    /// Who is played there, as a text: a hero's name once chosen.
    pub role: String,
    /// `amber` or `teal`.
    pub side: String,
    pub sitter: Sitter,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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
        level: String,
        name: String,
    },
}

/// What changes with every input.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Now {
    pub view: View,
    pub waiting: Waiting,
    /// What happens now, as one sentence.
    pub sentence: String,
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum View {
    LastStand(Box<last_stand::LastStandView>),
    Anima(Box<anima::AnimaView>),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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
        label: String,
        count: u8,
        values: Vec<String>,
    },
    Over(Closed),
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Closed {
    pub text: String,
    pub rules: Vec<String>,
    pub winner: Option<Winner>,
    /// The seed of fair dice, revealed.
    pub seed: Option<String>,
    /// The table at which the same people play once more, as soon as one of them has asked for it.
    pub again: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Winner {
    pub name: String,
    /// The seats that won.
    pub seats: Vec<u8>,
}

/// A choice of one's own that can be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Undo {
    pub text: String,
    /// Dice were rolled or a hidden fact has come out since, or somebody else has chosen: the others are asked.
    pub needs_consent: bool,
    /// Why it cannot be taken back: the same has happened, and the computer plays on the other side.
    pub refused: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Takeback {
    pub by: u8,
    pub text: String,
    /// Whether this viewer is asked.
    pub asked: bool,
}

/// When those awaited will have been waited for long enough, in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clock {
    pub since: i64,
    pub until: Option<i64>,
    /// Whether this viewer may claim the game now.
    pub claimable: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Curtain {
    /// The seat that is awaited on this device, which must not see what is seen now.
    pub seat: u8,
    pub name: String,
}

/// What one input or the dice told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LogEntry {
    /// The number of the input it came with.
    pub input: u64,
    pub lines: Vec<LogLine>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LogLine {
    pub text: String,
    /// The name of the event, the same in every language.
    pub event: String,
    /// The side it is about, if it is about one: `amber` or `teal`.
    pub side: Option<String>,
    pub rules: Vec<String>,
    /// What the event says besides its text, for drawing: keys and values as in a journal.
    pub words: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Chat {
    pub by: String,
    /// The seat of the speaker, if it has one.
    pub seat: Option<u8>,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}
