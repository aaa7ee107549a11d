//! The ground of a board: for every square what it is and how high it lies.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{AREA, SIDE, Square, SquareSet};

/// The highest level of a square.
pub const TOP: u8 = 2;

/// What a square is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Clear,
    /// Slow going, and it hides a part of what is behind it.
    Abrupt,
    /// Nobody enters it or sees through it.
    High,
    /// Nobody enters it; it hides nothing.
    Low,
    /// It hides a part of what is behind it and does nothing else.
    Minor,
}

/// One square's ground in a byte: its kind and its level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "(Kind, u8)", into = "(Kind, u8)")]
pub struct Cell(u8);

/// The ground of a whole board. It never changes in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Board {
    width: u8,
    height: u8,
    cells: Vec<Cell>,
    mark: u64,
    masks: Box<Masks>,
}

/// The squares of a board by what they are, for movement to spread over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Masks {
    pub(crate) all: SquareSet,
    pub(crate) passable: SquareSet,
    pub(crate) abrupt: SquareSet,
    pub(crate) levels: [SquareSet; TOP as usize + 1],
    /// The highest level there is.
    pub(crate) top: u8,
}

/// A board as it is written: rows one after the other, y = 0 first.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    width: u8,
    height: u8,
    cells: Vec<Cell>,
}

/// Why something is no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadBoard {
    Size { width: u8, height: u8 },
    Cells { expected: usize, found: usize },
    Level(u8),
}

impl fmt::Display for BadBoard {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadBoard::Size { width, height } => {
                write!(out, "a board of {width} by {height} squares, each side is 1 to {SIDE}")
            }
            BadBoard::Cells { expected, found } => {
                write!(out, "a board of {expected} squares with the ground of {found}")
            }
            BadBoard::Level(level) => write!(out, "a square on level {level}, the highest is {TOP}"),
        }
    }
}

impl std::error::Error for BadBoard {}

impl Cell {
    pub const CLEAR: Cell = Cell(0);

    /// Ground of this kind on this level, which is at most [`TOP`].
    pub fn new(kind: Kind, level: u8) -> Result<Cell, BadBoard> {
        if level > TOP { Err(BadBoard::Level(level)) } else { Ok(Cell(kind as u8 | level << 3)) }
    }

    #[inline]
    #[must_use]
    pub fn kind(self) -> Kind {
        match self.0 & 7 {
            0 => Kind::Clear,
            1 => Kind::Abrupt,
            2 => Kind::High,
            3 => Kind::Low,
            // A cell is only ever made from a kind, and this is the one left.
            _ => Kind::Minor,
        }
    }

    #[inline]
    #[must_use]
    pub fn level(self) -> u8 {
        self.0 >> 3
    }

    /// Whether somebody on foot can be there.
    #[inline]
    #[must_use]
    pub fn passable(self) -> bool {
        match self.kind() {
            Kind::Clear | Kind::Abrupt | Kind::Minor => true,
            Kind::High | Kind::Low => false,
        }
    }
}

impl TryFrom<(Kind, u8)> for Cell {
    type Error = BadBoard;

    fn try_from((kind, level): (Kind, u8)) -> Result<Cell, BadBoard> {
        Cell::new(kind, level)
    }
}

impl From<Cell> for (Kind, u8) {
    fn from(cell: Cell) -> (Kind, u8) {
        (cell.kind(), cell.level())
    }
}

impl Board {
    /// A board with this ground, row after row, y = 0 first.
    pub fn new(width: u8, height: u8, cells: Vec<Cell>) -> Result<Board, BadBoard> {
        let fits = |side: u8| (1..=SIDE).contains(&usize::from(side));
        if !fits(width) || !fits(height) {
            return Err(BadBoard::Size { width, height });
        }
        let expected = usize::from(width) * usize::from(height);
        if cells.len() != expected {
            return Err(BadBoard::Cells { expected, found: cells.len() });
        }
        // Fowler, Noll and Vo's hash: enough to tell the few boards of a program apart.
        let bytes = [width, height].into_iter().chain(cells.iter().map(|cell| cell.0));
        let mark = bytes.fold(0xcbf2_9ce4_8422_2325, |mark: u64, byte| {
            (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let mut masks = Box::<Masks>::default();
        for (index, cell) in cells.iter().enumerate() {
            let place =
                |part: usize| u8::try_from(part).expect("a board is at most 64 squares wide and high");
            let square = Square::new(place(index % usize::from(width)), place(index / usize::from(width)));
            masks.all.insert(square);
            masks.levels[usize::from(cell.level())].insert(square);
            masks.top = masks.top.max(cell.level());
            if cell.passable() {
                masks.passable.insert(square);
            }
            if cell.kind() == Kind::Abrupt {
                masks.abrupt.insert(square);
            }
        }
        Ok(Board { width, height, cells, mark, masks })
    }

    /// A board of clear ground.
    pub fn clear(width: u8, height: u8) -> Result<Board, BadBoard> {
        Board::new(width, height, vec![Cell::CLEAR; usize::from(width) * usize::from(height)])
    }

    /// The same board with other ground on one square of it.
    #[must_use]
    pub fn with(self, square: Square, cell: Cell) -> Board {
        self.with_all([(square, cell)])
    }

    /// The same board with other ground on some squares of it; of two on one square the later holds.
    #[must_use]
    pub fn with_all(mut self, changes: impl IntoIterator<Item = (Square, Cell)>) -> Board {
        for (square, cell) in changes {
            if let Some(index) = self.index(square) {
                self.cells[index] = cell;
            }
        }
        Board::new(self.width, self.height, self.cells).expect("its size has not changed")
    }

    /// The squares that somebody on foot can be on.
    #[inline]
    #[must_use]
    pub fn passable(&self) -> &SquareSet {
        &self.masks.passable
    }

    #[must_use]
    pub fn width(&self) -> u8 {
        self.width
    }

    #[must_use]
    pub fn height(&self) -> u8 {
        self.height
    }

    /// A number that is the same for equal boards and, but for a freak of chance, different for others.
    #[must_use]
    pub fn mark(&self) -> u64 {
        self.mark
    }

    #[inline]
    pub(crate) fn masks(&self) -> &Masks {
        &self.masks
    }

    #[inline]
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        square.x < self.width && square.y < self.height
    }

    /// The number of a square, counted row by row; none off the board.
    #[inline]
    #[must_use]
    pub fn index(&self, square: Square) -> Option<usize> {
        self.contains(square).then(|| usize::from(square.y) * usize::from(self.width) + usize::from(square.x))
    }

    /// The ground of a square; none off the board.
    #[inline]
    #[must_use]
    pub fn cell(&self, square: Square) -> Option<Cell> {
        self.index(square).map(|index| self.cells[index])
    }

    /// All squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |y| (0..width).map(move |x| Square { x, y }))
    }
}

impl TryFrom<Written> for Board {
    type Error = BadBoard;

    fn try_from(written: Written) -> Result<Board, BadBoard> {
        Board::new(written.width, written.height, written.cells)
    }
}

impl From<Board> for Written {
    fn from(board: Board) -> Written {
        Written { width: board.width, height: board.height, cells: board.cells }
    }
}

const _: () = assert!(AREA <= u16::MAX as usize, "a square's number fits in 16 bits");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_keeps_its_kind_and_level_in_a_byte() {
        assert_eq!(size_of::<Cell>(), 1);
        for kind in [Kind::Clear, Kind::Abrupt, Kind::High, Kind::Low, Kind::Minor] {
            for level in 0..=TOP {
                let cell = Cell::new(kind, level).unwrap();
                assert_eq!((cell.kind(), cell.level()), (kind, level));
            }
        }
        assert_eq!(Cell::new(Kind::Clear, 3), Err(BadBoard::Level(3)));
    }

    #[test]
    fn what_is_no_board_is_refused() {
        assert_eq!(Board::clear(65, 10), Err(BadBoard::Size { width: 65, height: 10 }));
        assert_eq!(Board::clear(10, 0), Err(BadBoard::Size { width: 10, height: 0 }));
        assert_eq!(Board::new(2, 2, vec![Cell::CLEAR; 3]), Err(BadBoard::Cells { expected: 4, found: 3 }));
        let text = r#"{"width":1,"height":2,"cells":[["abrupt",1],["clear",7]]}"#;
        let refused = serde_json::from_str::<Board>(text).unwrap_err().to_string();
        assert!(refused.contains("a square on level 7"), "{refused}");
    }

    #[test]
    fn a_board_is_read_as_it_was_written() {
        let hill = Cell::new(Kind::Abrupt, 1).unwrap();
        let board = Board::clear(3, 2).unwrap().with(Square::new(2, 1), hill);
        let again: Board = serde_json::from_str(&serde_json::to_string(&board).unwrap()).unwrap();
        assert_eq!(again, board);
        assert_eq!(board.cell(Square::new(2, 1)), Some(hill));
        assert_eq!(board.cell(Square::new(3, 0)), None);
        assert_ne!(board.mark(), Board::clear(3, 2).unwrap().mark());
        assert_eq!(board.squares().count(), 6);
    }
}
