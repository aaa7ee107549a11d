//! Boards of squares: where one can go and what one can see, without a ruler.
//!
//! A [`Board`] is the ground, one byte a square, made once and shared; who stands where is a [`SquareSet`] the caller
//! keeps. Moving is in [`flood`] (any way), [`run`] (roughly straight) and [`charge`] (along a line); seeing in
//! [`sight`]. Start reading at [`board`].

pub mod board;
pub mod charge;
mod field;
pub mod flood;
pub mod run;
pub mod sight;
mod spread;

pub use board::{BadBoard, Board, Cell, Kind};
pub use charge::Charge;
pub use flood::{Flood, Gait};
pub use run::{Run, Turns};
pub use sight::{SightTable, View};

use serde::{Deserialize, Serialize};

/// The longest side of a board, in squares.
pub const SIDE: usize = 64;
/// The most squares of a board.
pub const AREA: usize = SIDE * SIDE;

/// A square of a board, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Square {
    pub x: u8,
    pub y: u8,
}

impl Square {
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Square {
        Square { x, y }
    }

    /// The fewest steps between two squares when each of the eight neighbours is one step away: the larger of the
    /// differences of their coordinates.
    #[inline]
    #[must_use]
    pub fn distance(self, other: Square) -> u8 {
        self.x.abs_diff(other.x).max(self.y.abs_diff(other.y))
    }

    /// The neighbour in a direction, if its coordinates are not off any board.
    #[inline]
    #[must_use]
    pub fn step(self, direction: Direction) -> Option<Square> {
        let (x, y) = direction.offset();
        let x = self.x.checked_add_signed(x)?;
        let y = self.y.checked_add_signed(y)?;
        (usize::from(x) < SIDE && usize::from(y) < SIDE).then_some(Square { x, y })
    }
}

/// One of the eight directions, counter-clockwise from the growing x.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    East,
    NorthEast,
    North,
    NorthWest,
    West,
    SouthWest,
    South,
    SouthEast,
}

impl Direction {
    pub const ALL: [Direction; 8] = [
        Direction::East,
        Direction::NorthEast,
        Direction::North,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::South,
        Direction::SouthEast,
    ];

    /// What a step adds to x and y.
    #[inline]
    #[must_use]
    pub fn offset(self) -> (i8, i8) {
        match self {
            Direction::East => (1, 0),
            Direction::NorthEast => (1, 1),
            Direction::North => (0, 1),
            Direction::NorthWest => (-1, 1),
            Direction::West => (-1, 0),
            Direction::SouthWest => (-1, -1),
            Direction::South => (0, -1),
            Direction::SouthEast => (1, -1),
        }
    }

    /// The direction so many eighths of a turn counter-clockwise.
    #[inline]
    #[must_use]
    pub fn turned(self, eighths: usize) -> Direction {
        Direction::ALL[(self as usize + eighths) % 8]
    }

    #[must_use]
    pub fn opposite(self) -> Direction {
        self.turned(4)
    }
}

/// A set of squares: a word a row, so that it can be copied, compared and united cheaply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SquareSet([u64; SIDE]);

impl Default for SquareSet {
    fn default() -> SquareSet {
        SquareSet([0; SIDE])
    }
}

impl SquareSet {
    /// Whether the square is in the set. No set contains a square off every board.
    #[inline]
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        usize::from(square.x) < SIDE
            && self.0.get(usize::from(square.y)).is_some_and(|row| row >> square.x & 1 == 1)
    }

    /// Adds a square. One off every board is not added.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        if usize::from(square.x) < SIDE
            && let Some(row) = self.0.get_mut(usize::from(square.y))
        {
            *row |= 1 << square.x;
        }
    }

    /// Adds squares of a row, a bit each. A row off every board is not added.
    #[inline]
    pub fn insert_row(&mut self, row: u8, squares: u64) {
        if let Some(known) = self.0.get_mut(usize::from(row)) {
            *known |= squares;
        }
    }

    #[inline]
    pub fn remove(&mut self, square: Square) {
        if usize::from(square.x) < SIDE
            && let Some(row) = self.0.get_mut(usize::from(square.y))
        {
            *row &= !(1 << square.x);
        }
    }

    /// The squares of a row, a bit each; none off every board.
    #[inline]
    fn row(&self, row: usize) -> u64 {
        self.0.get(row).copied().unwrap_or(0)
    }

    /// The squares of this set that are not in another.
    #[inline]
    #[must_use]
    pub fn without(&self, other: &SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|row| self.0[row] & !other.0[row]))
    }

    /// The same squares moved by so much; those that would leave every board are lost.
    #[must_use]
    pub fn moved(&self, x: i8, y: i8) -> SquareSet {
        let aside = |row: u64| match u32::from(x.unsigned_abs()) {
            far if far >= u64::BITS => 0,
            far if x < 0 => row >> far,
            far => row << far,
        };
        let from = |row: usize| row.checked_add_signed(-isize::from(y));
        SquareSet(std::array::from_fn(|row| from(row).map_or(0, |row| aside(self.row(row)))))
    }

    /// The squares of the set and all that are at most so many steps away from one.
    #[must_use]
    pub fn grown(&self, steps: u8) -> SquareSet {
        let wider = |set: SquareSet| {
            let around =
                |row: usize| spread::all_round(set.row(row.wrapping_sub(1)), set.row(row), set.row(row + 1));
            SquareSet(std::array::from_fn(around))
        };
        (0..steps).fold(*self, |set, _| wider(set))
    }

    /// Adds the squares of another set.
    #[must_use]
    pub fn with(&self, other: &SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|row| self.0[row] | other.0[row]))
    }

    /// The squares that are in both sets.
    #[inline]
    #[must_use]
    pub fn both(&self, other: &SquareSet) -> SquareSet {
        SquareSet(std::array::from_fn(|row| self.0[row] & other.0[row]))
    }

    /// Its squares, row by row.
    pub fn into_squares(self) -> impl Iterator<Item = Square> {
        (0..).zip(self.0).flat_map(|(y, row)| squares_of_row(y, row))
    }

    /// Tells of its squares, row by row, which is faster than asking for one after the other.
    #[inline]
    pub fn visit(&self, mut visit: impl FnMut(Square)) {
        for (row, squares) in self.0.iter().enumerate() {
            visit_row(row, *squares, &mut visit);
        }
    }

    /// Its squares in some rows, row by row, for a set that is known to be empty elsewhere.
    fn squares_in(&self, rows: (usize, usize)) -> impl Iterator<Item = Square> + '_ {
        let words = self.0.get(rows.0..=rows.1).unwrap_or(&[]);
        let first = u8::try_from(rows.0).expect("a board has at most 64 rows");
        (first..).zip(words).flat_map(|(y, row)| squares_of_row(y, *row))
    }

    /// How many squares are in the set.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }
}

/// Tells of the squares of one row that are marked in a word.
#[inline]
fn visit_row(row: usize, mut squares: u64, visit: &mut impl FnMut(Square)) {
    while squares != 0 {
        visit(Square { x: squares.trailing_zeros() as u8, y: row as u8 });
        squares &= squares - 1;
    }
}

/// The squares of one row that are marked in a word.
#[inline]
fn squares_of_row(y: u8, mut row: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let found = (row != 0).then(|| Square { x: row.trailing_zeros() as u8, y });
        row &= row.wrapping_sub(1);
        found
    })
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::default();
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagonal_step_is_one_step() {
        assert_eq!(Square::new(3, 4).distance(Square::new(9, 1)), 6);
        assert_eq!(Square::new(0, 0).step(Direction::NorthEast), Some(Square::new(1, 1)));
        assert_eq!(Square::new(0, 0).step(Direction::South), None);
        assert_eq!(Square::new(63, 0).step(Direction::East), None);
        assert_eq!(Direction::SouthEast.turned(1), Direction::East);
        assert_eq!(Direction::North.opposite(), Direction::South);
    }

    #[test]
    fn a_set_holds_the_squares_of_a_board_and_no_others() {
        let mut set: SquareSet =
            [Square::new(0, 0), Square::new(63, 63), Square::new(64, 0), Square::new(0, 200)]
                .into_iter()
                .collect();
        assert_eq!(set.count(), 2);
        assert!(set.contains(Square::new(63, 63)) && !set.contains(Square::new(64, 0)));
        let aside = set.moved(-1, 1);
        assert!(aside.count() == 0 && set.moved(2, 3).contains(Square::new(2, 3)));
        assert!(set.grown(1).count() == 8 && set.grown(2).contains(Square::new(61, 63)));
        set.remove(Square::new(63, 63));
        assert!(!set.contains(Square::new(63, 63)) && !set.contains(Square::new(255, 255)));
    }
}
