//! What cards made different for a while, and whom they remember.

use serde::Serialize;

/// Something that a card made different for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Lasting {
    /// Whose it is, and who made it so.
    pub figure: u8,
    pub by: u8,
    /// The change's number, counted from one; none at all if it is nothing.
    pub change: u16,
    /// What its amounts were when it began, where they had to be counted.
    pub amount: i8,
    pub ends: Ends,
    /// The ability on whose upkeep it hangs.
    pub ability: u8,
    /// The attack with which it ends, if it ends with one: the first that is being resolved is one, an attack within it two.
    pub attack: u8,
}

/// Somebody whom a card remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Mark {
    pub why: Why,
    pub by: u8,
    pub figure: u8,
    pub ability: u8,
}

/// Why a card remembers somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub enum Why {
    #[default]
    Nothing,
    /// Was hurt by an ability this turn.
    Hurt,
    /// Was chosen for the card.
    Chosen,
    /// Took the bearer's last life point.
    Slayer,
    /// Was brought into play by the bearer.
    Summoned,
    /// A piece of scenery, not a figure, was chosen for the card.
    Scenery,
    /// The bearer's ability was used so many times already.
    Times,
    /// The bearer's ability has answered the attack at hand.
    Answered,
    /// The bearer is in its body.
    Inside,
    /// Is the body of the other, which somebody of the other side is in.
    Possessed,
    /// Has left the table and comes back.
    Away,
    /// The bearer had used this ability of its own card up before it became another for a while.
    UsedUp,
    /// At whom the last action of somebody was aimed that is interrupted; what came of it stands in the place of the
    /// figure.
    Did,
    /// Goes on when the bearer is done, who has to act at once; where it is nobody, the side whose number stands in the
    /// place of the ability.
    Interrupted,
}

/// When something that lasts is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub enum Ends {
    Action,
    NextAttack,
    #[default]
    Turn,
    Upkeep,
    Kill,
    Game,
}
