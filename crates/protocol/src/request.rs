//! What a seat may choose, in a form that a page can both list and put on the board.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat's choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Request {
    pub seat: u8,
    /// Changes only when this seat's choices change, so that an answer stays good whatever others do meanwhile.
    pub number: u64,
    /// Whether the game waits for this seat, or merely lets it speak.
    pub awaited: bool,
    /// What is asked, as one sentence.
    pub sentence: String,
    /// Whether all that is allowed is listed; where not, any point may be sent for the verbs of `places`.
    pub complete: bool,
    /// Choices to be shown as such, in the order in which a person wants to read them.
    pub choices: Vec<Choice>,
    /// All choices that are places on the board. Those worth being shown unasked are among `choices` too.
    pub places: Vec<Places>,
}

/// One choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Choice {
    /// What to answer with.
    pub words: String,
    pub text: String,
    /// The heading under which it is shown, as a text.
    pub group: Option<String>,
    /// What tells it from others like it.
    pub remark: Option<String>,
    /// Exact odds, as a text.
    pub odds: Option<String>,
    /// What somebody weighing it should know beyond the choice itself.
    pub notes: Vec<String>,
    /// The rules that somebody weighing this choice would look up.
    pub rules: Vec<String>,
    /// Gives the game up.
    pub concedes: bool,
    pub act: Act,
}

/// What a choice does, in parts that a page can draw. What does not apply is absent.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Act {
    /// The first word of the choice: `attack`, `go`, `roll`, `lay` and so on.
    pub verb: String,
    /// A short name for a button.
    pub title: String,
    /// The icon's id in the sheet of icons, a rule slug with dashes.
    pub icon: Option<String>,
    /// Who does it: a figure's number, or a hero's place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<u8>,
    /// To whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<u8>,
    /// Where.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<Point>,
    /// The id of the card it is about; of two that are laid the open one; the face of a die that the Titan sets aside.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The id of the ability that is used; of two cards that are laid the other one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ability: Option<String>,
    /// Action points, TITAN dice, or symbols that it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
    /// Faces of dice that are rolled again or paid, in the order of `last_stand::FACES`; for an ability of the Titan how
    /// many TITAN dice of each hero pay for it, in the order of their places.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<[u8; 6]>,
    /// A level, a condition, a marker, a slot: whatever number tells it from others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u8>,
    /// The chance that it does what it is for, where one number says it, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chance: Option<f64>,
    /// The same if the target answers as well as it can, and from afar where the distance may not be known yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at_worst: Option<f64>,
    /// The chance of the harm that it risks, from 0 to 1: a TITAN in a roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub risk: Option<f64>,
    /// Life points that it takes on average.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub loss: Option<f64>,
    /// The chance that it kills, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kill: Option<f64>,
}

/// Choices that are alike but for the place.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Places {
    /// `go`, `deploy`, `charge`, `intercept` and so on.
    pub verb: String,
    /// What to answer with: `{}` stands for the place, written `x,y` in squares on the board, and in inches with up to
    /// three decimals on the table, such as `12.5,8`.
    pub words: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<u8>,
    /// A marker, or quarter turns of a piece of scenery.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u8>,
    /// The id of a piece of scenery.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The id of the ability that is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ability: Option<String>,
    /// The places, each as x and y in the unit of a [`Point`].
    pub at: Vec<(i32, i32)>,
}

/// A place on the board: thousandths of an inch on the table, squares on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

/// What the strongest player would do. Of several seats that somebody holds it may be another that should choose first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Hint {
    pub seat: u8,
    /// The request that it answers.
    pub request: u64,
    pub choice: Choice,
    /// How likely the side wins, from 0 to 1: as it stands, with this choice, and with others on average.
    pub now: f32,
    pub after: f32,
    pub others: Option<f32>,
    /// The odds in words, then what speaks for the choice most, or against it, each as a sentence.
    pub reasons: Vec<String>,
}

/// What a choice would come to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Preview {
    /// Whether it would be taken.
    pub allowed: bool,
    /// The choice as a sentence, or why it would be refused.
    pub text: String,
    pub rules: Vec<String>,
    /// How much of the movement it takes, in thousandths of an inch or squares, where that may be known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub takes: Option<i32>,
    /// The way that is gone, where that may be known.
    pub path: Vec<Point>,
    pub odds: Option<String>,
}
