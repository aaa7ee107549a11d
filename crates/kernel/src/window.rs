//! A pause in which some seats may answer before a frame goes on.
//!
//! Whether a window opens depends on public facts alone: one that opened only for a seat that holds the right card
//! would tell everybody that it does.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// Who still owes an answer. Each answers once; the window closes with the last answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Window {
    open: SeatSet,
}

impl Window {
    pub const CLOSED: Window = Window { open: SeatSet::EMPTY };

    pub fn open(for_whom: SeatSet) -> Window {
        Window { open: for_whom }
    }

    pub fn awaited(self) -> SeatSet {
        self.open
    }

    pub fn is_closed(self) -> bool {
        self.open.is_empty()
    }

    /// Takes the answer of `seat`.
    pub fn answer(&mut self, seat: Seat) {
        self.open = self.open.without(seat);
    }
}
