//! What a page draws of Anima Tactics. Lengths are thousandths of an inch on the table and squares on the board.

use kernel::{Ability, Arg, Ground, Message};
use protocol::{Point, Side};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::{AnimaAction, Gait};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AnimaView {
    pub measure: Ground,
    /// Whether distances may be known before something is declared. Where not, a page draws none.
    pub open_distances: bool,
    /// The id of the edition's name.
    pub edition: String,
    pub scenario: Scenario,
    /// The id of the map's name.
    pub map: String,
    pub width: i32,
    pub depth: i32,
    pub turn: u8,
    /// Nothing where it goes on for ever.
    pub limit: Option<u8>,
    pub phase: Phase,
    /// What happens in it now, in short.
    pub step: Message,
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

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PartyView {
    pub seat: u8,
    pub side: Side,
    /// The id of its name.
    pub name: String,
    pub first: bool,
    pub gnosis: u8,
    pub score: Option<u16>,
    pub hand: Vec<HeldCard>,
    /// Plot cards that lie open and go on to hold.
    pub laid: Vec<String>,
}

/// A plot card in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct HeldCard {
    /// Its id, for whoever may know.
    pub card: Option<String>,
    pub points: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct FigureView {
    pub id: u8,
    /// The word that choices and journals have for it: `a1`, `b3`.
    pub word: String,
    pub side: Side,
    /// The id of its card, which has a name, and whose text is at `/api/tables/{id}/cards/{card}`.
    pub card: String,
    /// Told apart from others of the same name on its side by a number.
    pub tag: Option<u8>,
    /// Whether the battle has several of that name, so that its word tells them apart in what is said.
    pub several: bool,
    pub affiliation: Affiliation,
    pub faction: Faction,
    /// The first decides the silhouette.
    pub categories: Vec<Category>,
    pub level: u16,
    /// Absent until it is deployed, and after it died.
    pub at: Option<Point>,
    /// The radius of the base; on a board it fills its square.
    pub radius: i32,
    pub state: FigureState,
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
    /// The ids of the advantage cards it carries.
    pub carries: Vec<String>,
    pub attributes: Vec<AttributeView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct StateView {
    pub id: StateKind,
    pub name: Message,
    pub count: u8,
    /// Bad for whoever has it.
    pub bad: bool,
}

/// An attribute as printed, and as it counts now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AttributeView {
    /// Its name is the message `battle-attribute-<id>`.
    pub id: AttributeKind,
    /// A number or a length.
    pub printed: Arg,
    pub now: Option<Arg>,
}

/// A piece of scenery on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PieceView {
    /// Its card, which has a name: `grove`, `tower` and so on.
    pub id: String,
    /// What it does is the message `battle-ground-<kind>`.
    pub kind: PieceKind,
    pub drawn: Drawn,
    /// Levels of an elevation.
    pub levels: u8,
    pub height: i32,
    pub outline: Vec<Point>,
}

/// Squares of a board that are alike.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SquaresView {
    pub elevation: u8,
    /// Its name is that of `scenery-<kind>`, and what it does is the message `battle-ground-<kind>`.
    pub kind: PieceKind,
    pub drawn: Drawn,
    /// Each as x and y.
    pub at: Vec<(i32, i32)>,
}

/// Where a side deploys.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ZoneView {
    /// Nobody's until the edges have been chosen.
    pub side: Option<Side>,
    pub outline: Vec<Point>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct NodeView {
    pub at: Point,
    pub side: Option<Side>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct FlagView {
    pub side: Side,
    pub at: Option<Point>,
    pub carried_by: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MarkerView {
    pub side: Side,
    pub number: u8,
    pub at: Point,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MovingView {
    pub figure: u8,
    pub gait: Gait,
    /// What is left of the movement, where that may be known.
    pub left: Option<i32>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AttackView {
    pub attacker: u8,
    pub target: u8,
    pub kind: AttackKind,
    pub from: Point,
    pub to: Point,
    pub ability: Option<Ability>,
    /// Whether the target is being asked how it answers.
    pub answered_now: bool,
    /// The exact odds of what comes, for each answer the target may give.
    pub odds: Vec<AnswerOdds>,
}

/// What comes of an attack if its target answers like this.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AnswerOdds {
    pub answer: AnimaAction,
    pub title: Message,
    /// The chance that the attack hits, from 0 to 1.
    pub chance: f64,
    /// Life points lost on average.
    pub loss: f64,
    /// The chance to be killed.
    pub kill: f64,
    /// Whether no answer is better: first to survive, then to lose little, then to strike back.
    pub best: bool,
    pub text: Message,
}

/// Its name is that of `scenario-<scenario>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    Standard,
    Nodes,
    Flag,
    Armageddon,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Setup,
    Recovery,
    Maintenance,
    Action,
    Over,
}

/// Its name is that of `affiliation-<affiliation>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Affiliation {
    Church,
    Samael,
    Wissenschaft,
    BlackSun,
    Empire,
    AzurAlliance,
    TolRauko,
    Wanderers,
}

/// Its name is that of `faction-<faction>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    Light,
    Darkness,
    Unaligned,
}

/// Its name is that of `category-<category>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    Mystic,
    Fighter,
    Prowler,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FigureState {
    Waiting,
    OnTable,
    Infiltrating,
    Dead,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StateKind {
    Haste,
    Slow,
    Shield,
    Protection,
    Healing,
    Poison,
    Blind,
    Doom,
    Seal,
    Paralyzed,
    Berserker,
    Hidden,
    Stunned,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AttributeKind {
    Attack,
    Damage,
    Defense,
    Armor,
    Life,
    Resistance,
    Walk,
    Run,
    Range,
    Actions,
    Recovery,
}

/// What ground is to those who walk, see and shoot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PieceKind {
    Abrupt,
    High,
    Low,
    Elevation,
    Minor,
}

/// How ground is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Drawn {
    Wood,
    Rough,
    Wall,
    Rock,
    Water,
    Hill,
    Obstacle,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AttackKind {
    Melee,
    Ranged,
    Charge,
    Push,
    Slam,
    Counter,
}
