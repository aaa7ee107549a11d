//! The six faces of a hero's die.

use serde::{Deserialize, Serialize};

/// What a die shows. All twenty dice are alike: each face comes up one time in six.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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

    /// The faces a hero can use: all but TITAN.
    pub const USEFUL: [Face; 5] = [Face::Move, Face::Fight, Face::Cannon, Face::Tactics, Face::Dodge];

    /// How the face is written in scenarios, journals and content files.
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

    pub fn parse(word: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.word() == word)
    }

    pub fn index(self) -> usize {
        self as usize
    }
}
