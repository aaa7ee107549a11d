//! The pieces of scenery that the squares of a board are: squares of one kind that touch, corners included.

use geometry::squares::{Board, Cell, Square};

/// Which piece each square belongs to, counted from one; nothing where the ground is clear.
#[derive(Clone, Debug, Default)]
pub(super) struct Patches {
    of: Vec<u8>,
    count: u8,
}

impl Patches {
    pub fn new(board: &Board) -> Patches {
        let cell = |square: Square| board.cell(square).unwrap_or(Cell::CLEAR);
        let mut patches = Patches { of: vec![0; board.squares().count()], count: 0 };
        for first in board.squares() {
            let kind = cell(first).kind();
            if cell(first) == Cell::CLEAR || patches.at(board, first).is_some() || patches.count == u8::MAX {
                continue;
            }
            patches.count += 1;
            let mut next = vec![first];
            while let Some(square) = next.pop() {
                let (true, Some(index)) = (patches.at(board, square).is_none(), board.index(square)) else {
                    continue;
                };
                patches.of[index] = patches.count;
                let joins = |other: &Square| cell(*other) != Cell::CLEAR && cell(*other).kind() == kind;
                next.extend(around(square).filter(joins));
            }
        }
        patches
    }

    pub fn count(&self) -> u8 {
        self.count
    }

    /// The piece that a square belongs to, counted from nothing.
    pub fn at(&self, board: &Board, square: Square) -> Option<u8> {
        self.of.get(board.index(square)?)?.checked_sub(1)
    }
}

fn around(square: Square) -> impl Iterator<Item = Square> {
    let span = |at: u8| at.saturating_sub(1)..=at.saturating_add(1);
    span(square.y).flat_map(move |y| span(square.x).map(move |x| Square { x, y }))
}
