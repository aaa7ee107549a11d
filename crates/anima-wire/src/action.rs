//! What is chosen in Anima Tactics.

use protocol::{Point, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A choice. Figures are named by their `id`; markers and options are counted from one. A choice that is a point has it
/// as `to`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AnimaAction {
    /// Takes a plot card into the hand.
    TakePlot {
        card: String,
    },
    /// Places a piece of scenery, so many quarter turns round.
    PlaceScenery {
        piece: String,
        quarters: u8,
        to: Point,
    },
    /// Takes the edge at which this zone lies: the first or the second of the view's `zones`, from 0.
    ChooseEdge {
        zone: u8,
    },
    Deploy {
        figure: u8,
        to: Point,
    },
    Infiltrate {
        figure: u8,
    },
    PlaceMarker {
        to: Point,
    },
    PlaceFlag {
        to: Point,
    },
    /// Says who acts first.
    First {
        side: Side,
    },
    Activate {
        figure: u8,
    },
    /// Ends the activation, or stops moving.
    End {},
    Move {
        gait: Gait,
    },
    Go {
        to: Point,
    },
    Attack {
        target: u8,
    },
    Shoot {
        target: u8,
    },
    Charge {
        target: u8,
        to: Point,
    },
    Push {
        target: u8,
    },
    Slam {
        target: u8,
        to: Point,
    },
    /// Where somebody pushed ends up: the direction, not the distance.
    PushTo {
        to: Point,
    },
    Escape {},
    Seek {},
    SeekAt {
        marker: u8,
    },
    /// Puts an infiltrator on the table for a marker.
    Reveal {
        figure: u8,
        marker: u8,
        to: Point,
    },
    StayOut {},
    Climb {
        to: Point,
    },
    TakeFlag {},
    Intercept {
        figure: u8,
        to: Point,
    },
    TakeShot {
        figure: u8,
    },
    Dodge {},
    Counter {},
    /// Uses an ability: whose, which, with how many steps paid on top, at whom, and where a charge ends.
    Use {
        figure: u8,
        ability: u8,
        #[serde(default)]
        extra: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        target: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<Point>,
    },
    /// Plays a plot card.
    Play {
        card: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        target: Option<u8>,
    },
    Gnosis {},
    Accept {},
    Pick {
        target: u8,
    },
    Choose {
        option: u8,
    },
    Put {
        to: Point,
    },
    LetBe {},
    Resign {},
}

/// Its name is that of `gait-<gait>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gait {
    Free,
    Walk,
    Run,
}

/// What a page draws of a choice beyond what its action says. What does not apply is absent.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default)]
pub struct AnimaAct {
    /// Whose doing it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<u8>,
    /// Action points that it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
    /// The card whose ability is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The id of the ability on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ability: Option<String>,
    /// The chance that it does what it is for, where one number says it, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chance: Option<f64>,
    /// The same if the target answers as well as it can, and from afar where the distance may not be known yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at_worst: Option<f64>,
    /// Life points that it takes on average.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub loss: Option<f64>,
    /// The chance that it kills, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kill: Option<f64>,
}
