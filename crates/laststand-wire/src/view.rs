//! What a page draws of The Last Stand.

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The faces of a die, in the order of every list of six.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    Titan,
    Move,
    Fight,
    Cannon,
    Tactics,
    Dodge,
}

impl Face {
    pub const ALL: [Face; 6] =
        [Face::Titan, Face::Move, Face::Fight, Face::Cannon, Face::Tactics, Face::Dodge];

    /// As it goes over the wire.
    pub fn word(self) -> &'static str {
        match self {
            Face::Titan => "titan",
            Face::Move => "move",
            Face::Fight => "fight",
            Face::Cannon => "cannon",
            Face::Tactics => "tactics",
            Face::Dodge => "dodge",
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LastStandView {
    pub round: u16,
    /// From 1 to 7; 0 in setup, 8 after the end.
    pub stage: u8,
    /// What happens in the stage now, in short: `first card, Swat`.
    pub step: Message,
    pub titan: Option<TitanView>,
    pub track: Track,
    pub cannons: Supply,
    pub citizens: Supply,
    /// CANNON symbols used this round.
    pub cannons_used: u8,
    /// What each level is: `ground`, `titan` or `tower`; the index is the level.
    pub levels: Vec<LevelView>,
    /// The first, Fury's and the second card.
    pub slots: Vec<SlotView>,
    /// The Titan's hand: for heroes the face-down card may be among it.
    pub hand: Vec<ActionCard>,
    pub laid_aside: Vec<ActionCard>,
    /// Blinding Shot: both cards are laid face up.
    pub blinded: bool,
    pub heroes: Vec<HeroView>,
    /// Those who have been taken by nobody, while heroes are taken.
    pub free_heroes: Vec<HeroCard>,
    /// Those who may be chosen, while the Titan is.
    pub free_titans: Vec<TitanView>,
    pub tactics: Option<TacticsView>,
    /// The cards under it, from the top: the id where it has been seen.
    pub deck: Vec<Option<String>>,
    /// The card that strikes now.
    pub threat: Option<Threat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TitanView {
    pub id: String,
    pub abilities: Vec<AbilityView>,
    /// All seven cards.
    pub cards: Vec<ActionCard>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AbilityView {
    pub id: String,
    pub text: Message,
    /// TITAN dice.
    pub cost: u8,
    pub rules: Vec<String>,
}

/// The health track.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Track {
    pub marker: u8,
    pub last: u8,
    /// The first box of each zone.
    pub weak: u8,
    pub kill: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Supply {
    pub left: u8,
    pub of: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LevelView {
    pub kind: LevelKind,
    /// The id of its name.
    pub name: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LevelKind {
    Ground,
    Titan,
    Tower,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "lies", rename_all = "kebab-case")]
pub enum SlotView {
    Empty,
    Open {
        card: ActionCard,
        /// Whether it has been dealt with this round.
        done: bool,
    },
    Hidden {
        /// What it is, for whoever may know.
        card: Option<ActionCard>,
        /// What it may be, for everybody else.
        may_be: Vec<ActionCard>,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ActionCard {
    pub id: String,
    /// What it does if it is not stopped, a sentence each.
    pub effects: Vec<Message>,
    /// The levels it strikes; none strikes everybody or nobody in particular.
    pub levels: Vec<u8>,
    /// The id of the name of all those levels together.
    pub area: Option<String>,
    /// What stopping it costs, as a sentence.
    pub stop: Message,
    /// Stopped by all together rather than by each for itself.
    pub collective: bool,
    /// Symbols that stopping it takes: DODGE from each, or TACTICS from all.
    pub price: u8,
    pub rules: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct HeroCard {
    pub id: String,
    pub power: Message,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct HeroView {
    pub seat: u8,
    /// Absent until it has been taken.
    pub hero: Option<HeroCard>,
    pub level: Option<u8>,
    pub hearts: Supply,
    pub dice: Vec<DieView>,
    /// A doubled symbol whose other half can still be used.
    pub half: bool,
    /// Has said it is content with this stage, or has answered.
    pub done: bool,
    pub struck: bool,
    pub dodged: bool,
    pub resigned: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct DieView {
    /// What it shows, if it shows anything.
    pub face: Option<Face>,
    pub state: DieState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DieState {
    Held,
    /// A TITAN that the hero keeps.
    Locked,
    Borrowed,
    WithTitan,
    Returned,
    Aside,
    Lent,
    Spent,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TacticsView {
    pub id: String,
    pub conditions: Vec<Condition>,
    /// What all three bring, a sentence each.
    pub effect: Vec<Message>,
    pub rules: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Condition {
    pub text: Message,
    pub met: bool,
    /// Symbols that it takes, and those already paid, in the order of the faces.
    pub price: [u8; 6],
    pub paid: [u8; 6],
    /// The level on which it is paid, where it matters.
    pub level: Option<u8>,
}

/// A card that is about to take effect.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Threat {
    pub slot: u8,
    pub card: ActionCard,
    /// The heroes it finds, by their place.
    pub victims: Vec<u8>,
    /// TACTICS put in against it so far.
    pub put_in: u8,
}
