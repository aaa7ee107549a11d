//! What cards made different for a while, and whom they remember.

use serde::Serialize;

use super::{SECOND, Side};
use crate::cards::Ends;

/// Something that a card made different for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Lasting {
    /// Whose it is, and who made it so.
    pub figure: u8,
    pub by: u8,
    /// The change's number, counted from one; none at all if it is nothing. The last numbers are no change: [`Lasting::FORM`],
    /// [`Lasting::GUEST`] and [`Lasting::CONTROLLED`].
    pub change: u16,
    /// What its amounts were when it began, where they had to be counted.
    pub amount: i8,
    pub ends: Ends,
    /// The ability on whose upkeep it hangs.
    pub ability: u8,
}

impl Lasting {
    /// It is somebody else's card that the figure has for so long.
    pub const FORM: u16 = u16::MAX;
    /// The figure itself is on the table for so long.
    pub const GUEST: u16 = u16::MAX - 1;
    /// The figure is somebody of the other side's, who fights for this one for so long.
    pub const CONTROLLED: u16 = u16::MAX - 2;
}

/// Where tokens lie that are not simply on their figure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    Figure(u8),
    /// On the card in this place of a figure's.
    Card(u8, u8),
    Party(Side),
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
    /// Nobody is remembered: a card that speaks for the bearer's side, whose number stands in the place of the figure, has
    /// answered by the ability at this place.
    AnsweredForSide,
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
    /// Is activated next, before the other side goes on.
    Called,
    /// The bearer is to act as soon as what is at hand is over, at the figure alone if it is somebody; the order's place
    /// stands in the place of the ability. Then that it acts now, and that it has done so.
    Ordered,
    Acts,
    Followed,
    /// Is activated after everybody else of its side in this turn.
    Delayed,
    /// Nobody is remembered: a card of the bearer's is in the mode whose name's number stands in the place of the figure;
    /// its own card where `ability` is none, else the first or second that it carries.
    Mode,
    /// Nobody is remembered: the side of which the bearer is the first has gained as many points as `figure` says, or lost
    /// them, where a 1 stands in the place of the ability.
    Points,
    /// Nobody is remembered: so many tokens as `figure` says lie on the bearer, whose name's number stands in the place of
    /// the ability. Those without a name have the number 0 and lie on the figure itself.
    Tokens,
    /// The same on the first and the second card that the bearer carries.
    FirstTokens,
    SecondTokens,
    /// The same with the party of which the bearer is the first.
    PartyTokens,
}

impl Mark {
    /// The mark of tokens that lie somewhere, without how many and which.
    pub fn at(spot: Spot) -> Mark {
        let (why, by) = match spot {
            Spot::Figure(figure) => (Why::Tokens, figure),
            Spot::Card(figure, 0) => (Why::FirstTokens, figure),
            Spot::Card(figure, _) => (Why::SecondTokens, figure),
            Spot::Party(Side::A) => (Why::PartyTokens, 0),
            Spot::Party(Side::B) => (Why::PartyTokens, SECOND),
        };
        Mark { why, by, ..Mark::default() }
    }

    /// Where the tokens lie that it counts, if it counts any.
    pub fn spot(&self) -> Option<Spot> {
        match self.why {
            Why::Tokens => Some(Spot::Figure(self.by)),
            Why::FirstTokens => Some(Spot::Card(self.by, 0)),
            Why::SecondTokens => Some(Spot::Card(self.by, 1)),
            Why::PartyTokens => Some(Spot::Party(Side::of_figure(self.by))),
            Why::Nothing
            | Why::Hurt
            | Why::Chosen
            | Why::Slayer
            | Why::Summoned
            | Why::Scenery
            | Why::Times
            | Why::Answered
            | Why::AnsweredForSide
            | Why::Inside
            | Why::Possessed
            | Why::Away
            | Why::UsedUp
            | Why::Did
            | Why::Interrupted
            | Why::Called
            | Why::Ordered
            | Why::Acts
            | Why::Followed
            | Why::Delayed
            | Why::Mode
            | Why::Points => None,
        }
    }
}
