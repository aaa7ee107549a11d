//! What a seat can choose.

use crate::state::{Gait, Place, Side};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Takes a plot card into the hand, before the battle.
    TakePlot(u8),
    PlaceScenery {
        piece: u8,
        place: Place,
        quarters: u8,
    },
    ChooseEdge(u8),
    Deploy {
        figure: u8,
        to: Place,
    },
    /// Lets somebody infiltrate instead of deploying it.
    Infiltrate(u8),
    PlaceMarker(Place),
    PlaceFlag(Place),
    /// Says who acts first.
    First(Side),
    Activate(u8),
    /// Ends the activation, or stops moving.
    End,
    /// Declares a movement.
    Move(Gait),
    /// Moves on to there.
    Go(Place),
    Attack(u8),
    Shoot(u8),
    /// Charges a target to a place where it touches it.
    Charge {
        target: u8,
        to: Place,
    },
    Push(u8),
    Slam {
        target: u8,
        to: Place,
    },
    /// Where somebody pushed ends up: the direction, not the distance.
    PushTo(Place),
    Escape,
    Seek,
    /// Searches, and names one of the enemy's markers.
    SeekAt(u8),
    /// Puts an infiltrator on the table for a marker.
    Reveal {
        figure: u8,
        marker: u8,
        to: Place,
    },
    /// Reveals nobody: not yet, or not here.
    StayOut,
    Climb(Place),
    TakeFlag,
    Intercept {
        figure: u8,
        to: Place,
    },
    TakeShot(u8),
    Dodge,
    Counter,
    /// Lets it happen.
    LetBe,
    Resign,
}
