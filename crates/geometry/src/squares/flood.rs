//! Where somebody can walk to on a board, and what it costs.
//!
//! A step goes to one of the eight neighbours. On foot it costs 1, one more onto abrupt ground, and one more up a
//! level; an abrupt square a level up thus costs 3, as rough ground and a climb add up on the table too. Nobody on
//! foot goes up or down two levels at once, enters high or low ground, or enters a square somebody is on. A diagonal
//! step is allowed even between two squares that cannot be entered. Flyers pay 1 for every step and pass over
//! everything and everybody, but end only where somebody on foot could.

use serde::{Deserialize, Serialize};

use super::{AREA, Board, Direction, Kind, SIDE, Square, SquareSet};

/// How somebody gets about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gait {
    Walking,
    /// On foot, but abrupt ground costs nothing more.
    SureFooted,
    Flying,
}

/// What no square costs.
pub(crate) const NEVER: u8 = u8::MAX;
/// One more than the most a step costs, so that squares waiting to be looked at never share a bucket with others.
pub(crate) const BUCKETS: usize = 4;

/// What the step between two neighbouring squares of the board costs. Nothing, if it cannot be made; whether somebody
/// stands there is not asked.
#[inline]
#[must_use]
pub fn step_cost(board: &Board, from: Square, to: Square, gait: Gait) -> Option<u8> {
    let (here, there) = (board.cell(from)?, board.cell(to)?);
    let abrupt = u8::from(there.kind() == Kind::Abrupt);
    let surcharge = match gait {
        Gait::Flying => return Some(1),
        Gait::SureFooted => 0,
        Gait::Walking => abrupt,
    };
    let climb = u8::from(there.level() > here.level());
    (there.passable() && there.level().abs_diff(here.level()) <= 1).then_some(1 + surcharge + climb)
}

/// Whether somebody who gets about in this way can pass over a square of the board.
#[inline]
pub(crate) fn may_pass(occupied: &SquareSet, square: Square, gait: Gait) -> bool {
    match gait {
        Gait::Flying => true,
        Gait::Walking | Gait::SureFooted => !occupied.contains(square),
    }
}

/// Whether a square of the board is free to end on.
#[inline]
pub(crate) fn may_end(board: &Board, occupied: &SquareSet, square: Square) -> bool {
    board.cell(square).is_some_and(|cell| cell.passable()) && !occupied.contains(square)
}

/// The number of a square in tables that do not depend on the board's width.
#[inline]
pub(crate) fn slot(square: Square) -> usize {
    usize::from(square.y) * SIDE + usize::from(square.x)
}

/// Everywhere somebody can walk to. Keep one and fill it again; only the last filling is in it.
#[derive(Clone, Debug)]
pub struct Flood {
    cost: Box<[u8; AREA]>,
    ends: Vec<Square>,
    touched: Vec<Square>,
    buckets: [Vec<Square>; BUCKETS],
    gait: Gait,
}

impl Default for Flood {
    fn default() -> Flood {
        Flood {
            cost: Box::new([NEVER; AREA]),
            ends: Vec::new(),
            touched: Vec::new(),
            buckets: Default::default(),
            gait: Gait::Walking,
        }
    }
}

impl Flood {
    /// Finds every square that can be reached from `start` for at most `allowance`.
    ///
    /// The start itself is always among them, at no cost, whatever is on it: to stay is allowed. An allowance of 255
    /// counts as 254.
    pub fn fill(&mut self, board: &Board, start: Square, allowance: u8, gait: Gait, occupied: &SquareSet) {
        self.touched.drain(..).for_each(|square| self.cost[slot(square)] = NEVER);
        self.ends.clear();
        self.gait = gait;
        if !board.contains(start) {
            return;
        }
        let allowance = allowance.min(NEVER - 1);
        self.cost[slot(start)] = 0;
        self.touched.push(start);
        self.buckets[0].push(start);
        for cost in 0..=allowance {
            let mut bucket = std::mem::take(&mut self.buckets[usize::from(cost) % BUCKETS]);
            for square in bucket.drain(..) {
                if self.cost[slot(square)] != cost {
                    continue;
                }
                if square == start || may_end(board, occupied, square) {
                    self.ends.push(square);
                }
                for direction in Direction::ALL {
                    let Some(next) = square.step(direction) else { continue };
                    let Some(step) = step_cost(board, square, next, gait) else { continue };
                    let reached = cost.saturating_add(step);
                    if reached > allowance
                        || reached >= self.cost[slot(next)]
                        || !may_pass(occupied, next, gait)
                    {
                        continue;
                    }
                    if self.cost[slot(next)] == NEVER {
                        self.touched.push(next);
                    }
                    self.cost[slot(next)] = reached;
                    self.buckets[usize::from(reached) % BUCKETS].push(next);
                }
            }
            self.buckets[usize::from(cost) % BUCKETS] = bucket;
        }
    }

    /// The squares somebody can end on, the cheapest first; the start is the first of them.
    #[must_use]
    pub fn ends(&self) -> &[Square] {
        &self.ends
    }

    /// What it costs to get to a square or, flying, over it. None, if it cannot be reached.
    #[inline]
    #[must_use]
    pub fn cost(&self, square: Square) -> Option<u8> {
        let inside = usize::from(square.x) < SIDE && usize::from(square.y) < SIDE;
        inside.then(|| self.cost[slot(square)]).filter(|cost| *cost != NEVER)
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
    fn flyers_pass_over_what_they_may_not_end_on() {
        let row = [Cell::CLEAR, cell(Kind::High, 0), Cell::CLEAR, cell(Kind::Low, 0), Cell::CLEAR];
        assert_eq!(costs(&board(&row), Gait::Walking, &[])[1..], [None; 4]);
        let mut flood = Flood::default();
        let occupied = [Square::new(0, 0), Square::new(2, 0)].into_iter().collect();
        flood.fill(&board(&row), Square::new(0, 0), 9, Gait::Flying, &occupied);
        assert_eq!(flood.ends(), [Square::new(0, 0), Square::new(4, 0)]);
    }

    #[test]
    fn nobody_walks_through_anybody_but_a_diagonal_passes_between_two() {
        assert_eq!(costs(&board(&[Cell::CLEAR; 3]), Gait::Walking, &[1]), [Some(0), None, None]);
        let board = Board::clear(2, 2).unwrap();
        let occupied = [Square::new(1, 0), Square::new(0, 1)].into_iter().collect();
        let mut flood = Flood::default();
        flood.fill(&board, Square::new(0, 0), 1, Gait::Walking, &occupied);
        assert_eq!(flood.ends(), [Square::new(0, 0), Square::new(1, 1)]);
        let mut way = Vec::new();
        assert!(flood.way_to(&board, Square::new(1, 1), &mut way) && way == [Square::new(1, 1)]);
        assert!(!flood.way_to(&board, Square::new(1, 0), &mut way));
    }
}
