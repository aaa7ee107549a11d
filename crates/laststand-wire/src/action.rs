//! What is chosen in The Last Stand.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::view::Face;

/// A choice. Heroes are named by their place, from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum LastStandAction {
    ChooseTitan {
        titan: String,
    },
    TakeHero {
        hero: String,
    },
    /// Begins on this level.
    Stand {
        level: u8,
    },
    /// Lays two action cards, by their ids: one face up, the other face down unless the Titan is blinded.
    Lay {
        open: String,
        other: String,
    },
    /// Rolls so many dice of each face again, in the order of the faces.
    Roll {
        dice: [u8; 6],
    },
    /// Is content with the stage; also how the Titan stops using abilities and a hero stops lending.
    Content {},
    /// Uses one of the Titan's abilities, from 0, paid with so many TITAN dice of each hero.
    Use {
        ability: u8,
        pay: [u8; 4],
        on: Target,
    },
    /// Names the hero who is to be hit.
    Name {
        hero: u8,
    },
    Lend {
        to: u8,
        face: Face,
    },
    /// Gets away, with so many dice that count as DODGE by the hero's power.
    Dodge {
        other: u8,
    },
    Suffer {},
    GiveUp {
        face: Face,
    },
    PutIn {
        with: Pays,
    },
    Move {
        way: Way,
        with: Pays,
    },
    Wound {
        face: Face,
        with: Pays,
    },
    /// Puts the top tactics card under the deck.
    Cycle {
        with: Pays,
    },
    /// Pays all of the first or the second condition, 0 or 1; of each face so many by the hero's power.
    Meet {
        condition: u8,
        other: [u8; 6],
    },
    /// Pays one symbol of what all pay together.
    PayTogether {
        face: Face,
        with: Pays,
    },
    Search {},
    /// Puts this tactics card on top.
    PutOnTop {
        card: String,
    },
    Resign {},
}

/// Which die pays for one symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pays {
    /// One that shows it.
    Itself,
    /// One that counts as it by the hero's power.
    Other,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Up,
    Down,
}

/// What an ability is aimed at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "at", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Target {
    Nothing {},
    Hero {
        hero: u8,
    },
    HeldDie {
        hero: u8,
        face: Face,
    },
    ReturnedDie {
        hero: u8,
    },
    /// Swaps the card in a slot for this one in hand.
    Swap {
        slot: WhichSlot,
        card: String,
    },
    Card {
        card: String,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WhichSlot {
    First,
    Second,
}

/// What a page draws of a choice beyond what its action says. What does not apply is absent.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default)]
pub struct LastStandAct {
    /// The hero whose choice it is; nobody for the Titan.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<u8>,
    /// Dice of the hero that are rolled again, given up or paid, in the order of the faces.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<[u8; 6]>,
    /// TITAN dice, or symbols, that it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
    /// The level that it leads to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// The boxes that the health marker moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wounds: Option<u8>,
    /// The id of the ability that is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ability: Option<String>,
    /// The chance of a TITAN in a roll, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub risk: Option<f64>,
}
