//! Words of which there are only some, whatever the game is.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The colour of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The first one.
    Amber,
    /// The second one.
    Teal,
}

/// Where the dice of a table come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DiceFrom {
    /// The server rolls them, and proves afterwards that it rolled fairly.
    #[default]
    Server,
    /// They are rolled on a real table and typed in.
    Typed,
}

/// How well the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub enum Level {
    #[serde(rename = "random")]
    Random,
    #[serde(rename = "1")]
    First,
    #[serde(rename = "2")]
    Second,
    #[serde(rename = "3")]
    Third,
    #[serde(rename = "4")]
    Fourth,
    #[serde(rename = "5")]
    Fifth,
}

/// In what manner the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Persona {
    #[default]
    Plain,
    Bold,
    Careful,
    Vengeful,
}

/// The computer as somebody to play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    pub level: Level,
    #[serde(default)]
    pub persona: Persona,
}

/// Why a message was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// The choices are others by now.
    Stale,
    /// The rules say no.
    Illegal,
    /// The choice is none of this game.
    Unclear,
    /// No hints are given at this table.
    NoHints,
    /// A hint for this seat is being thought out already.
    Thinking,
    NotYours,
    NotNow,
    /// Something has happened since that cannot be taken back.
    NoTakeback,
    /// The rules have changed since, and the game cannot go on.
    Parted,
    TooFast,
    TooLong,
    NoSuch,
    Malformed,
    /// It could not be stored, so it did not happen.
    NotStored,
}

impl RefusalCode {
    /// The key of what is said of it, where the game says nothing more exact.
    pub fn key(self) -> &'static str {
        match self {
            RefusalCode::Stale => "refusal-stale",
            RefusalCode::Illegal => "refused-not-now",
            RefusalCode::Unclear => "refused-malformed",
            RefusalCode::NoHints => "refused-no-hints",
            RefusalCode::Thinking => "refused-thinking",
            RefusalCode::NotYours => "refused-not-yours",
            RefusalCode::NotNow => "refused-not-now",
            RefusalCode::NoTakeback => "refused-no-takeback",
            RefusalCode::Parted => "refused-parted",
            RefusalCode::TooFast => "refused-too-fast",
            RefusalCode::TooLong => "refused-too-long",
            RefusalCode::NoSuch => "refused-no-such",
            RefusalCode::Malformed => "refused-malformed",
            RefusalCode::NotStored => "refused-not-stored",
        }
    }
}

/// Why a conversation ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FailureCode {
    /// The page is older or newer than the server.
    Version,
    NoSuchTable,
    NotAllowed,
    Malformed,
    TooFast,
    TooMany,
    Closing,
    Broken,
    NotStored,
    TooSlow,
}

impl FailureCode {
    /// The key of what is said of it.
    pub fn key(self) -> &'static str {
        match self {
            FailureCode::Version => "failed-version",
            FailureCode::NoSuchTable => "failed-no-such-table",
            FailureCode::NotAllowed => "failed-not-allowed",
            FailureCode::Malformed => "failed-malformed",
            FailureCode::TooFast => "failed-too-fast",
            FailureCode::TooMany => "failed-too-many",
            FailureCode::Closing => "failed-closing",
            FailureCode::Broken => "failed-broken",
            FailureCode::NotStored => "failed-not-stored",
            FailureCode::TooSlow => "failed-too-slow",
        }
    }
}
