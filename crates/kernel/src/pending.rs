//! What a game waits for, and what it is given.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// What must happen before a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending<O> {
    /// Somebody decides. Everybody in `awaited` still owes an answer; those in `may` are free to speak, but nobody
    /// waits for them.
    Decide {
        awaited: SeatSet,
        may: SeatSet,
    },
    /// The driver rolls or draws.
    Chance(Chance),
    Over(O),
}

impl<O> Pending<O> {
    /// Whether `seat` may choose now, awaited or not.
    pub fn admits(&self, seat: Seat) -> bool {
        match self {
            Pending::Decide { awaited, may } => awaited.contains(seat) || may.contains(seat),
            Pending::Chance(_) | Pending::Over(_) => false,
        }
    }
}

/// A random draw that a game asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Chance {
    /// So many dice at once; each value is drawn from `0..sides`.
    Dice { count: u8, sides: u8 },
    /// One of so many things, each as likely.
    Pick { from: u8 },
}

impl Chance {
    /// How many values the answer has.
    pub fn count(self) -> usize {
        match self {
            Chance::Dice { count, .. } => usize::from(count),
            Chance::Pick { .. } => 1,
        }
    }

    /// Each value of the answer lies below this.
    pub fn sides(self) -> u8 {
        match self {
            Chance::Dice { sides, .. } => sides,
            Chance::Pick { from } => from,
        }
    }

    /// Whether `drawn` answers this question: as many values as asked, each within its range.
    pub fn admits(self, drawn: &Drawn) -> bool {
        drawn.values().len() == self.count() && drawn.values().iter().all(|&value| value < self.sides())
    }
}

/// The outcome of a [`Chance`], inline so that an input is copied without allocating.
#[derive(Clone, Copy)]
pub struct Drawn {
    count: u8,
    values: [u8; Drawn::MOST],
}

impl Drawn {
    /// No game asks for more dice at once.
    pub const MOST: usize = 32;

    /// The values given; `None` if there are more than fit.
    pub fn new(values: &[u8]) -> Option<Drawn> {
        let count = u8::try_from(values.len()).ok().filter(|_| values.len() <= Drawn::MOST)?;
        let mut drawn = Drawn { count, values: [0; Drawn::MOST] };
        drawn.values[..values.len()].copy_from_slice(values);
        Some(drawn)
    }

    pub fn one(value: u8) -> Drawn {
        let mut drawn = Drawn { count: 1, values: [0; Drawn::MOST] };
        drawn.values[0] = value;
        drawn
    }

    /// An answer to `chance` whose values come from `value`, which is told the number of sides.
    pub fn fill(chance: Chance, mut value: impl FnMut(u8) -> u8) -> Drawn {
        let mut drawn = Drawn { count: 0, values: [0; Drawn::MOST] };
        for slot in drawn.values.iter_mut().take(chance.count()) {
            *slot = value(chance.sides());
            drawn.count += 1;
        }
        drawn
    }

    pub fn values(&self) -> &[u8] {
        &self.values[..usize::from(self.count)]
    }

    /// The only value of a pick or a single die.
    pub fn value(&self) -> u8 {
        self.values[0]
    }
}

impl PartialEq for Drawn {
    fn eq(&self, other: &Drawn) -> bool {
        self.values() == other.values()
    }
}

impl Eq for Drawn {}

impl std::fmt::Debug for Drawn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Drawn{:?}", self.values())
    }
}

/// The only way anything happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<A> {
    Choose(Seat, A),
    Drawn(Drawn),
}
