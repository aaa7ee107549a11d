//! What a seat may choose, in a form that a page can both list and put on the board.

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A seat's choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Request {
    pub seat: u8,
    /// Changes only when this seat's choices change, so that an answer stays good whatever others do meanwhile.
    pub number: u64,
    /// Whether the game waits for this seat, or merely lets it speak.
    pub awaited: bool,
    /// What is asked.
    pub sentence: Message,
    /// Whether all that is allowed is listed; where not, any point may be sent with the actions of `places`.
    pub complete: bool,
    /// Choices to be shown as such, in the order in which a person wants to read them.
    pub choices: Vec<Choice>,
    /// All choices that are points on the board. Those worth being shown unasked are among `choices` too.
    pub places: Vec<Places>,
}

/// One choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Choice {
    /// What to answer with: an action of the game.
    #[ts(type = "unknown")]
    pub action: Value,
    /// What it does, with the rules that somebody weighing it would look up.
    pub message: Message,
    /// A short name for a button.
    pub title: Message,
    /// The id of its icon in the sheet of icons, a rule slug with dashes.
    pub icon: String,
    /// The heading under which it is shown.
    pub group: Option<Message>,
    /// What tells it from others like it.
    pub remark: Option<Message>,
    /// Exact odds.
    pub odds: Option<Message>,
    /// What somebody weighing it should know beyond the choice itself.
    pub notes: Vec<Message>,
    /// Gives the game up.
    pub concedes: bool,
    /// What the action does not say of itself and a page draws: the game's own type.
    #[ts(type = "unknown")]
    pub act: Value,
}

/// Choices that are alike but for the point.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Places {
    /// What to answer with, after its `to` has been put in the place of one of these points: an action of the game.
    #[ts(type = "unknown")]
    pub action: Value,
    /// The points, each as x and y in the unit of a [`Point`].
    pub at: Vec<(i32, i32)>,
}

/// A point on the board: thousandths of an inch where it is measured freely, or a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

/// What the strongest player would do. Of several seats that somebody holds it may be another that should choose first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Hint {
    pub seat: u8,
    /// The request that it answers.
    pub request: u64,
    pub choice: Choice,
    /// How likely the side wins, from 0 to 1: as it stands, with this choice, and with others on average.
    pub now: f32,
    pub after: f32,
    pub others: Option<f32>,
    /// The odds, then what speaks for the choice most, or against it.
    pub reasons: Vec<Message>,
}

/// What a choice would come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Preview {
    /// Whether it would be taken.
    pub allowed: bool,
    /// The choice, or why it would be refused, with its rules.
    pub message: Message,
    /// How much of the movement it takes, in thousandths of an inch or squares, where that may be known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub takes: Option<i32>,
    /// The way that is gone, where that may be known.
    pub path: Vec<Point>,
    pub odds: Option<Message>,
}
