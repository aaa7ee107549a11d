//! A character in play: what is true of it, the states it is in, and sets of figures.

use serde::Serialize;

use super::{MOST_CARRIED, Place, Status};
use crate::cards::Feat;

/// A character in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Figure {
    pub place: Place,
    /// Which character of the content it is.
    pub card: u8,
    /// The advantage cards it carries, one more than their places in the content; 0 is none.
    pub carries: [u8; MOST_CARRIED],
    pub life: u8,
    pub actions: u8,
    /// Action points spent in the action under way, for which poison asks when it is done.
    pub spent: u8,
    pub marks: Marks,
    pub counters: Counters,
    /// Tokens that its card put on it.
    pub tokens: u8,
    /// The life points it will have again when it turns back into itself.
    pub aside: u8,
    /// The abilities that are on, a bit each: first the character's own, then those of what it carries.
    pub on: u32,
    /// The abilities that cannot be used again, or are lost, a bit each.
    pub used: u32,
}

/// How many counters of each state a figure has, half a byte each: at most fifteen, since states are copied by the
/// million.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Counters([u8; Status::COUNT.div_ceil(2)]);

impl Counters {
    pub const MOST: u8 = 15;
    const BOUND: u8 = 1 << 4;

    pub fn of(self, status: Status) -> u8 {
        let place = status as usize;
        self.0[place / 2] >> (4 * (place % 2)) & Counters::MOST
    }

    /// Whether its figure has to do what a berserker does: the half byte that no state needs.
    pub fn bound(self) -> bool {
        self.0[Status::COUNT / 2] & Counters::BOUND != 0
    }

    pub fn bind(&mut self) {
        self.0[Status::COUNT / 2] |= Counters::BOUND;
    }

    pub fn unbind(&mut self) {
        self.0[Status::COUNT / 2] &= !Counters::BOUND;
    }

    /// Whether its figure has done something in this turn that is kept in mind, in the bits beside.
    pub fn has_done(self, feat: Feat) -> bool {
        self.0[Status::COUNT / 2] & done_bit(feat) != 0
    }

    pub fn keep_done(&mut self, feat: Feat) {
        self.0[Status::COUNT / 2] |= done_bit(feat);
    }

    pub fn forget_done(&mut self) {
        self.0[Status::COUNT / 2] &= Counters::MOST | Counters::BOUND;
    }

    pub fn set(&mut self, status: Status, count: u8) {
        let place = status as usize;
        let (slot, shift) = (&mut self.0[place / 2], 4 * (place % 2));
        *slot = *slot & !(Counters::MOST << shift) | count.min(Counters::MOST) << shift;
    }
}

/// What is kept in mind of whoever has done it in a turn.
pub const DONE: [Feat; 3] = [Feat::Attacked, Feat::Hit, Feat::Damaged];

/// Where it is kept, behind the half byte of the last state and the bit of a berserker that is bound.
fn done_bit(feat: Feat) -> u8 {
    match feat {
        Feat::Attacked => 1 << 5,
        Feat::Hit => 1 << 6,
        Feat::Damaged => 1 << 7,
        Feat::Activated | Feat::Moved | Feat::Bled => 0,
    }
}

/// What is true of a figure for now, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Marks(u16);

impl Marks {
    pub const ON_TABLE: Marks = Marks(1);
    pub const TURNED: Marks = Marks(1 << 1);
    /// Has used its movement of the turn.
    pub const MOVED: Marks = Marks(1 << 2);
    /// Has moved further than a shooter may without penalty.
    pub const MOVED_FAR: Marks = Marks(1 << 3);
    pub const SOUGHT: Marks = Marks(1 << 4);
    pub const INTERCEPTED: Marks = Marks(1 << 5);
    pub const HIDDEN: Marks = Marks(1 << 6);
    /// Has escaped: engaged with nobody until its activation ends.
    pub const ESCAPED: Marks = Marks(1 << 7);
    pub const STUNNED: Marks = Marks(1 << 8);
    /// Out among its side's markers.
    pub const INFILTRATED: Marks = Marks(1 << 9);
    /// Came out of infiltration this turn.
    pub const SURFACED: Marks = Marks(1 << 10);
    /// Has made a ranged attack in this game.
    pub const SHOT: Marks = Marks(1 << 11);
    /// Was brought into play by a card.
    pub const SUMMONED: Marks = Marks(1 << 12);
    /// Leaves when the turn ends.
    pub const PASSING: Marks = Marks(1 << 13);
    /// Is worth nothing to the enemy.
    pub const WORTHLESS: Marks = Marks(1 << 14);
    /// Is no figure but a marker that a card put on the table.
    pub const MARKER: Marks = Marks(1 << 15);
    /// What keeps somebody from being engaged.
    pub const UNENGAGED: Marks = Marks(Marks::HIDDEN.0 | Marks::ESCAPED.0);
    /// What ends with the turn.
    pub const OF_A_TURN: Marks = Marks(
        Marks::TURNED.0
            | Marks::MOVED.0
            | Marks::MOVED_FAR.0
            | Marks::SOUGHT.0
            | Marks::INTERCEPTED.0
            | Marks::STUNNED.0
            | Marks::SURFACED.0,
    );
    pub const NAMED: [(Marks, &'static str); 16] = [
        (Marks::ON_TABLE, "on-table"),
        (Marks::TURNED, "turned"),
        (Marks::MOVED, "moved"),
        (Marks::MOVED_FAR, "moved-far"),
        (Marks::SOUGHT, "sought"),
        (Marks::INTERCEPTED, "intercepted"),
        (Marks::HIDDEN, "hidden"),
        (Marks::ESCAPED, "escaped"),
        (Marks::STUNNED, "stunned"),
        (Marks::INFILTRATED, "infiltrated"),
        (Marks::SURFACED, "surfaced"),
        (Marks::SHOT, "shot"),
        (Marks::SUMMONED, "summoned"),
        (Marks::PASSING, "passing"),
        (Marks::WORTHLESS, "worthless"),
        (Marks::MARKER, "marker"),
    ];

    pub fn has(self, marks: Marks) -> bool {
        self.0 & marks.0 != 0
    }

    pub fn set(&mut self, marks: Marks) {
        self.0 |= marks.0;
    }

    pub fn clear(&mut self, marks: Marks) {
        self.0 &= !marks.0;
    }
}

impl Figure {
    /// Stands for the life points of somebody who turned into another and keeps them.
    pub const KEEPS_LIFE: u8 = u8::MAX;

    pub fn is(&self, state: Status) -> bool {
        self.counters.of(state) > 0
    }

    /// Whether it stands on the table and lives.
    #[inline]
    pub fn stands(&self) -> bool {
        self.marks.0 & (Marks::ON_TABLE.0 | Marks::MARKER.0) == Marks::ON_TABLE.0
    }

    /// Whether it is on the table, as a figure or a marker.
    pub fn lies_there(&self) -> bool {
        self.marks.has(Marks::ON_TABLE)
    }

    pub fn infiltrated(&self) -> bool {
        self.marks.has(Marks::INFILTRATED)
    }

    pub fn hidden(&self) -> bool {
        self.marks.has(Marks::HIDDEN)
    }

    /// Whether it is a berserker that has to act like one now.
    pub fn driven(&self) -> bool {
        self.counters.bound() && self.is(Status::Berserker)
    }
}

/// A set of figures, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
pub struct Figures(pub u32);

impl Figures {
    pub const NONE: Figures = Figures(0);

    pub fn contains(self, figure: u8) -> bool {
        self.0 & 1 << figure != 0
    }

    #[must_use]
    pub fn with(self, figure: u8) -> Figures {
        Figures(self.0 | 1 << figure)
    }

    #[must_use]
    pub fn without(self, figure: u8) -> Figures {
        Figures(self.0 & !(1 << figure))
    }

    #[must_use]
    pub fn and(self, other: Figures) -> Figures {
        Figures(self.0 & other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || {
            if self.0 == 0 {
                return None;
            }
            let figure = self.0.trailing_zeros() as u8;
            self.0 &= self.0 - 1;
            Some(figure)
        })
    }
}
