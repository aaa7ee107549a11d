//! The two sides.

use kernel::Seat;
use serde::Serialize;

use crate::content::caps;

/// One of the two players, who is also a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Side {
    A,
    B,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    pub fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    pub fn of(seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.seat() == seat)
    }

    /// The side a figure fights for.
    pub fn of_figure(figure: u8) -> Side {
        if usize::from(figure) < caps::CHARACTERS_OF_A_PARTY as usize { Side::A } else { Side::B }
    }

    pub fn word(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
        }
    }
}
