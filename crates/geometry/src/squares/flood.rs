//! Where somebody can walk to on a board, and what it costs.
//!
//! A step goes to one of the eight neighbours. On foot it costs 1, one more onto abrupt ground, and one more up a
//! level; an abrupt square a level up thus costs 3, as rough ground and a climb add up on the table too. Nobody on
//! foot goes up or down two levels at once, enters high or low ground, or enters a square somebody is on. A diagonal
//! step is allowed even between two squares that cannot be entered. Who floats pays 1 for every step on
//! any ground; who flies passes over everybody as well. Both end only where somebody on foot could.

use serde::{Deserialize, Serialize};

use super::spread::{DEAREST, Ground, MOST, Rows, Spread, all_round, emptied, free, rows_at};
use super::{Board, Direction, Kind, Square, SquareSet, visit_row};

/// How somebody gets about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gait {
    Walking,
    /// On foot, but abrupt ground costs nothing more.
    SureFooted,
    /// Over any ground, but through nobody.
    Floating,
    /// Over any ground and anybody.
    Flying,
}

/// What the step between two neighbouring squares of the board costs. Nothing, if it cannot be made; whether somebody
/// stands there is not asked.
#[inline]
#[must_use]
pub fn step_cost(board: &Board, from: Square, to: Square, gait: Gait) -> Option<u8> {
    let (here, there) = (board.cell(from)?, board.cell(to)?);
    let abrupt = u8::from(there.kind() == Kind::Abrupt);
    let surcharge = match gait {
        Gait::Floating | Gait::Flying => return Some(1),
        Gait::SureFooted => 0,
        Gait::Walking => abrupt,
    };
    let climb = u8::from(there.level() > here.level());
    (there.passable() && there.level().abs_diff(here.level()) <= 1).then_some(1 + surcharge + climb)
}

/// Everywhere somebody can walk to. Keep one and fill it again; only the last filling is in it.
#[derive(Clone, Debug)]
pub struct Flood {
    /// For each cost the squares that cannot be reached for less.
    layers: Vec<SquareSet>,
    ends: SquareSet,
    /// The rows outside which every layer is empty.
    rows: Rows,
    start: Square,
    gait: Gait,
    ground: Ground,
}

impl Default for Flood {
    fn default() -> Flood {
        Flood {
            layers: Vec::new(),
            ends: SquareSet::default(),
            rows: (0, 0),
            start: Square::default(),
            gait: Gait::Walking,
            ground: Ground::default(),
        }
    }
}

impl Flood {
    /// Finds every square that can be reached from `start` for at most `allowance`.
    ///
    /// The start itself is always among them, at no cost, whatever is on it: to stay is allowed. An allowance of 255
    /// counts as 254.
    pub fn fill(&mut self, board: &Board, start: Square, allowance: u8, gait: Gait, occupied: &SquareSet) {
        self.fill_stopping(board, start, allowance, gait, occupied, &SquareSet::default());
    }

    /// The same, where a way that enters one of the squares in `stops` ends there. The start stops nobody.
    pub fn fill_stopping(
        &mut self,
        board: &Board,
        start: Square,
        allowance: u8,
        gait: Gait,
        occupied: &SquareSet,
        stops: &SquareSet,
    ) {
        (self.start, self.gait) = (start, gait);
        if !board.contains(start) {
            self.layers.clear();
            return;
        }
        emptied(&mut self.layers, usize::from(allowance.min(MOST)) + 1 + DEAREST, self.rows);
        self.layers[0].insert(start);
        let row = usize::from(start.y);
        let spread = Spread::new(board, gait, occupied).stopping(stops, start);
        self.ground.fill(&spread, start, allowance.min(MOST));
        spread.fill(&self.ground, &mut self.layers, 0, (row, row), all_round);
        self.layers.truncate(usize::from(allowance.min(MOST)) + 1);
        self.rows = spread.rows_round(start, allowance);
        self.ends = free(board, occupied);
        self.ends.insert(start);
    }

    /// The squares somebody can end on and what each costs, the cheapest first; the start is the first of them.
    pub fn ends(&self) -> impl Iterator<Item = (Square, u8)> + '_ {
        let ends = |square: &Square| self.ends.contains(*square);
        (0..=u8::MAX).zip(&self.layers).flat_map(move |(cost, layer)| {
            layer.squares_in(self.rows).filter(ends).map(move |square| (square, cost))
        })
    }

    /// Tells of the same squares but some, which is faster than asking for one after the other.
    #[inline]
    pub fn visit_ends_but(&self, but: &SquareSet, mut visit: impl FnMut(Square)) {
        for (cost, layer) in self.layers.iter().enumerate() {
            let (first, last) = rows_at(self.rows, self.start, cost);
            for row in first..=last {
                visit_row(row, layer.0[row] & self.ends.0[row] & !but.0[row], &mut visit);
            }
        }
    }

    /// What it costs to get to a square or, flying, over it. None, if it cannot be reached.
    #[inline]
    #[must_use]
    pub fn cost(&self, square: Square) -> Option<u8> {
        (0..=u8::MAX).zip(&self.layers).find(|(_, layer)| layer.contains(square)).map(|(cost, _)| cost)
    }

    /// Writes a cheapest way to a square, without the start and with the square itself, and says whether there is
    /// one. Of several the same is always found. The board must be the one the flood was filled on.
    pub fn way_to(&self, board: &Board, square: Square, out: &mut Vec<Square>) -> bool {
        out.clear();
        let Some(mut cost) = self.cost(square) else { return false };
        let mut here = square;
        while cost > 0 {
            out.push(here);
            let before = Direction::ALL.into_iter().find_map(|direction| {
                let before = here.step(direction)?;
                let step = step_cost(board, before, here, self.gait)?;
                (self.cost(before)?.checked_add(step)? == cost).then_some(before)
            });
            let Some(before) = before else { return false };
            cost = self.cost(before).unwrap_or(0);
            here = before;
        }
        out.reverse();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::squares::Cell;

    fn cell(kind: Kind, level: u8) -> Cell {
        Cell::new(kind, level).unwrap()
    }

    fn board(row: &[Cell]) -> Board {
        Board::new(u8::try_from(row.len()).unwrap(), 1, row.to_vec()).unwrap()
    }

    fn costs(board: &Board, gait: Gait, occupied: &[u8]) -> Vec<Option<u8>> {
        let occupied = occupied.iter().map(|x| Square::new(*x, 0)).collect();
        let mut flood = Flood::default();
        flood.fill(board, Square::new(0, 0), 20, gait, &occupied);
        board.squares().map(|square| flood.cost(square)).collect()
    }

    #[test]
    fn abrupt_ground_and_climbing_cost_one_more_each() {
        let (flat, abrupt) = (Cell::CLEAR, cell(Kind::Abrupt, 0));
        let row = [flat, abrupt, flat, cell(Kind::Abrupt, 1), cell(Kind::Clear, 2), flat];
        assert_eq!(
            costs(&board(&row), Gait::Walking, &[]),
            [Some(0), Some(2), Some(3), Some(6), Some(8), None]
        );
        assert_eq!(
            costs(&board(&row), Gait::SureFooted, &[]),
            [Some(0), Some(1), Some(2), Some(4), Some(6), None]
        );
        assert_eq!(costs(&board(&row), Gait::Flying, &[])[5], Some(5));
    }

    #[test]
    fn the_largest_allowance_reaches_no_square_without_a_way() {
        let row = [Cell::CLEAR, cell(Kind::High, 0), Cell::CLEAR];
        let mut flood = Flood::default();
        flood.fill(&board(&row), Square::new(0, 0), u8::MAX, Gait::Walking, &SquareSet::default());
        assert_eq!(flood.cost(Square::new(2, 0)), None);
        assert!(flood.ends().eq([(Square::new(0, 0), 0)]));
    }

    #[test]
    fn flyers_pass_over_what_they_may_not_end_on() {
        let row = [Cell::CLEAR, cell(Kind::High, 0), Cell::CLEAR, cell(Kind::Low, 0), Cell::CLEAR];
        assert_eq!(costs(&board(&row), Gait::Walking, &[])[1..], [None; 4]);
        let mut flood = Flood::default();
        let occupied = [Square::new(0, 0), Square::new(2, 0)].into_iter().collect();
        flood.fill(&board(&row), Square::new(0, 0), 9, Gait::Flying, &occupied);
        assert!(flood.ends().eq([(Square::new(0, 0), 0), (Square::new(4, 0), 4)]));
    }

    #[test]
    fn the_largest_allowance_reaches_all_there_is_and_no_more() {
        let row = [Cell::CLEAR, Cell::CLEAR, cell(Kind::High, 0), Cell::CLEAR];
        let mut flood = Flood::default();
        flood.fill(&board(&row), Square::new(0, 0), u8::MAX, Gait::Walking, &SquareSet::default());
        assert_eq!(flood.cost(Square::new(3, 0)), None);
        assert!(flood.ends().eq([(Square::new(0, 0), 0), (Square::new(1, 0), 1)]));
    }

    #[test]
    fn nobody_walks_through_anybody_but_a_diagonal_passes_between_two() {
        assert_eq!(costs(&board(&[Cell::CLEAR; 3]), Gait::Walking, &[1]), [Some(0), None, None]);
        let board = Board::clear(2, 2).unwrap();
        let occupied = [Square::new(1, 0), Square::new(0, 1)].into_iter().collect();
        let mut flood = Flood::default();
        flood.fill(&board, Square::new(0, 0), 1, Gait::Walking, &occupied);
        assert!(flood.ends().eq([(Square::new(0, 0), 0), (Square::new(1, 1), 1)]));
        let mut way = Vec::new();
        assert!(flood.way_to(&board, Square::new(1, 1), &mut way) && way == [Square::new(1, 1)]);
        assert!(!flood.way_to(&board, Square::new(1, 0), &mut way));
    }
}
