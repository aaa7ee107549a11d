//! What a page draws of Anima Tactics. Lengths are thousandths of an inch on the table and squares on the board.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::request::Point;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct AnimaView {
    /// `table` or `board`.
    pub measure: String,
    /// Whether distances may be known before something is declared. Where not, a page draws none.
    pub open_distances: bool,
    pub edition: String,
    pub scenario: String,
    pub map: String,
    pub width: i32,
    pub depth: i32,
    pub turn: u8,
    /// Nothing where it goes on for ever.
    pub limit: Option<u8>,
    /// `setup`, `recovery`, `maintenance`, `action` or `over`.
    pub phase: String,
    /// What happens in it now, in short.
    pub step: String,
    pub parties: Vec<PartyView>,
    pub figures: Vec<FigureView>,
    pub pieces: Vec<PieceView>,
    /// The squares of a board that are not plain ground, those that are alike together.
    pub squares: Vec<SquaresView>,
    pub zones: Vec<ZoneView>,
    pub nodes: Vec<NodeView>,
    pub flags: Vec<FlagView>,
    pub markers: Vec<MarkerView>,
    /// Who acts.
    pub active: Option<u8>,
    pub moving: Option<MovingView>,
    /// What is being resolved, the innermost last.
    pub attacks: Vec<AttackView>,
    /// How far zones of control reach, where that may be drawn.
    pub control: Option<i32>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PartyView {
    pub seat: u8,
    /// `amber` or `teal`.
    pub side: String,
    pub name: String,
    pub first: bool,
    pub gnosis: u8,
    pub score: Option<u16>,
    pub hand: Vec<HeldCard>,
    /// Plot cards that lie open and go on to hold.
    pub laid: Vec<String>,
}

/// A plot card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct HeldCard {
    /// Its id, for whoever may know.
    pub card: Option<String>,
    pub name: Option<String>,
    pub points: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct FigureView {
    pub id: u8,
    /// The word that choices and journals have for it: `a1`, `b3`.
    pub word: String,
    pub side: String,
    /// The id of its card, whose text is at `/api/tables/{id}/cards/{card}`.
    pub card: String,
    pub name: String,
    /// Told apart from others of the same name by a number.
    pub tag: Option<u8>,
    pub affiliation: String,
    pub faction: String,
    /// `fighter`, `mage` and so on; the first decides the silhouette.
    pub categories: Vec<String>,
    pub level: u16,
    /// Absent until it is deployed, and after it died.
    pub at: Option<Point>,
    /// The radius of the base; on a board it fills its square.
    pub radius: i32,
    /// `waiting`, `on-table`, `infiltrating`, `dead`.
    pub state: String,
    pub life: u8,
    pub life_of: u8,
    pub actions: u8,
    pub actions_of: u8,
    pub states: Vec<StateView>,
    pub engaged: Vec<u8>,
    pub hidden: bool,
    pub finished: bool,
    pub summoned: bool,
    pub tokens: u8,
    pub carries: Vec<CarriedView>,
    pub attributes: Vec<AttributeView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StateView {
    /// `haste`, `poison` and so on.
    pub id: String,
    pub name: String,
    pub count: u8,
    /// Bad for whoever has it.
    pub bad: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CarriedView {
    pub card: String,
    pub name: String,
}

/// An attribute as printed, and as it counts now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct AttributeView {
    /// `attack`, `damage`, `defense`, `armor`, `life`, `resistance`, `walk`, `run`, `range`, `actions`, `recovery`.
    pub id: String,
    pub name: String,
    pub printed: String,
    pub now: Option<String>,
}

/// A piece of scenery on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PieceView {
    /// Its card: `grove`, `tower` and so on.
    pub id: String,
    /// `abrupt`, `high`, `low`, `elevation` or `minor`.
    pub kind: String,
    pub name: String,
    /// How its kind is drawn: `wood`, `rough`, `wall`, `rock`, `water`, `hill` or `obstacle`.
    pub drawn: String,
    /// Levels of an elevation.
    pub levels: u8,
    /// What it does, in words: slows, covers, blocks.
    pub text: String,
    pub height: i32,
    pub outline: Vec<Point>,
}

/// Squares of a board that are alike.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SquaresView {
    pub elevation: u8,
    /// `abrupt`, `high`, `low` or `minor`; nothing where it is only higher.
    pub kind: Option<String>,
    /// As of a piece of scenery.
    pub drawn: String,
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Each as x and y.
    pub at: Vec<(i32, i32)>,
}

/// Where a side deploys.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ZoneView {
    /// Nobody's until the edges have been chosen.
    pub side: Option<String>,
    pub outline: Vec<Point>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct NodeView {
    pub at: Point,
    pub side: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct FlagView {
    pub side: String,
    pub at: Option<Point>,
    pub carried_by: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct MarkerView {
    pub side: String,
    pub number: u8,
    pub at: Point,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct MovingView {
    pub figure: u8,
    /// `free`, `walk` or `run`.
    pub gait: String,
    /// What is left of the movement, where that may be known.
    pub left: Option<i32>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct AttackView {
    pub attacker: u8,
    pub target: u8,
    /// `melee`, `ranged`, `charge`, `push`, `slam` or `counter`.
    pub kind: String,
    pub from: Point,
    pub to: Point,
    pub ability: Option<String>,
    /// Whether the target is being asked how it answers.
    pub answered_now: bool,
    /// The exact odds of what comes, for each answer the target may give.
    pub odds: Vec<AnswerOdds>,
}

/// What comes of an attack if its target answers like this.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct AnswerOdds {
    /// The words of the choice: `let-be`, `dodge`, `counter`, or those of an ability.
    pub answer: String,
    pub name: String,
    /// The chance that the attack hits, from 0 to 1.
    pub chance: f64,
    /// Life points lost on average.
    pub loss: f64,
    /// The chance to be killed.
    pub kill: f64,
    /// Whether no answer is better: first to survive, then to lose little, then to strike back.
    pub best: bool,
    pub text: String,
}
