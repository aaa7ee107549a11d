//! Who sits at the table: a seat, a set of seats, and whoever looks on.

use serde::{Deserialize, Serialize};

/// A place at the table. A person may hold several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// No game here seats more; a set of seats is one byte.
    pub const MOST: u8 = 8;

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Some of the seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The seats from 0 up to, but without, `count`.
    pub fn first(count: u8) -> SeatSet {
        SeatSet::EMPTY.with_range(0, count)
    }

    pub fn of(seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        debug_assert!(seat.0 < Seat::MOST);
        SeatSet(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub fn with_range(self, from: u8, to: u8) -> SeatSet {
        (from..to).fold(self, |set, seat| set.with(Seat(seat)))
    }

    #[must_use]
    pub fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    #[must_use]
    pub fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < Seat::MOST && self.0 & 1 << seat.0 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// From the lowest seat to the highest.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MOST).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl std::fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// Somebody who looks at the table: from a seat, or from outside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    /// Every viewer of a table with so many seats, the spectator last.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
    }

    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
