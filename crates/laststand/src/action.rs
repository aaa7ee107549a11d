//! What a seat can choose. Small and `Copy`; what it means is in the rules, what it says in `lines`.

use crate::face::Face;
use crate::state::{Card, MOST_HEROES, TacticsId};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    ChooseTitan(u8),
    TakeHero(u8),
    StandAt(u8),
    Lay {
        open: Card,
        other: Card,
    },
    /// Rolls so many of its dice of each face again.
    Roll([u8; 6]),
    /// Is content with the stage; also how the Titan stops using abilities and the lender stops lending.
    Content,
    /// Uses one of the Titan's abilities, paid with so many dice of each hero.
    Use {
        ability: u8,
        pay: [u8; MOST_HEROES],
        on: Target,
    },
    /// Names the hero who is to be hit.
    Name(u8),
    Lend {
        to: u8,
        face: Face,
    },
    /// Pays for the individual way out, `other` of the dice by the hero's power.
    Dodge {
        other: u8,
    },
    /// Lets the card strike.
    Suffer,
    GiveUp(Face),
    /// Puts one TACTICS in against a collective card.
    PutIn(With),
    Move(Way, With),
    /// One FIGHT or CANNON against the Titan.
    Wound(Face, With),
    /// Puts the top tactics card under the deck.
    Cycle(With),
    /// Pays all of condition one or two; of each face, `other` of its symbols by the hero's power.
    Meet {
        condition: u8,
        other: [u8; 6],
    },
    /// Pays one symbol of what all pay together.
    PayTogether(Face, With),
    /// Looks through the deck.
    Search,
    /// Puts this card of the deck on top.
    PutOnTop(TacticsId),
    Resign,
}

/// What an ability is aimed at, for those that are aimed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    Nothing,
    Hero(u8),
    HeldDie { hero: u8, face: Face },
    ReturnedDie { hero: u8 },
    Swap { slot: u8, card: Card },
    Card(Card),
}

/// Which die pays for one symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum With {
    /// One that shows it.
    Itself,
    /// One that counts as it by the hero's power.
    Other,
}

impl With {
    pub const BOTH: [With; 2] = [With::Itself, With::Other];

    /// How many of the dice are other ones.
    pub fn other(self) -> u8 {
        match self {
            With::Itself => 0,
            With::Other => 1,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    Up,
    Down,
}
