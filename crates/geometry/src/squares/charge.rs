//! The straight way to a square beside a target: squares along the line between two centres.
//!
//! A charge takes the fewest steps there are to a neighbour of the target, and every square it enters must be one that
//! the segment between the two centres enters or touches. The fewest steps are one less than the distance, so each
//! step advances along the longer of the two differences; in each such rank the line touches at most three squares.

use super::flood::step_cost;
use super::{Board, Gait, SIDE, Square, SquareSet};

/// What no square costs.
const NEVER: u8 = u8::MAX;
/// The most squares of one rank that the line touches.
const BREADTH: usize = 3;

/// The ways of a charge. It has at least one.
#[derive(Clone, Copy, Debug)]
pub struct Charge {
    line: Line,
    gait: Gait,
    /// For each rank the cheapest cost of getting to each of its squares.
    cost: [[u8; BREADTH]; SIDE],
    landings: [(Square, u8); BREADTH],
    count: u8,
}

/// The line between two centres, seen along its longer difference.
#[derive(Clone, Copy, Debug)]
struct Line {
    from: Square,
    /// How many ranks there are to the target, and how far it is aside.
    ranks: i32,
    aside: i32,
    /// The step along and the step aside, in x and y.
    along: (i32, i32),
    across: (i32, i32),
}

impl Line {
    fn new(from: Square, to: Square) -> Line {
        let (x, y) = (i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y));
        if x.abs() >= y.abs() {
            Line { from, ranks: x.abs(), aside: y, along: (x.signum(), 0), across: (0, 1) }
        } else {
            Line { from, ranks: y.abs(), aside: x, along: (0, y.signum()), across: (1, 0) }
        }
    }

    /// How far aside the squares of a rank lie that the line enters or touches: the first, and how many.
    ///
    /// Over the breadth of the rank the line moves from aside · (2 rank − 1) to aside · (2 rank + 1), in parts of
    /// 2 ranks; a square reaches half its size to both sides of its centre.
    fn touched(&self, rank: i32) -> (i32, i32) {
        let (one, two) = (self.aside * (2 * rank - 1), self.aside * (2 * rank + 1));
        let first = -(self.ranks - one.min(two)).div_euclid(2 * self.ranks);
        let last = (one.max(two) + self.ranks).div_euclid(2 * self.ranks);
        (first, last - first + 1)
    }

    fn square(&self, rank: i32, aside: i32) -> Option<Square> {
        let place =
            |from: u8, along: i32, across: i32| u8::try_from(i32::from(from) + along * rank + across * aside);
        let x = place(self.from.x, self.along.0, self.across.0).ok()?;
        let y = place(self.from.y, self.along.1, self.across.1).ok()?;
        Some(Square { x, y })
    }

    /// Rank and aside of a square.
    fn locate(&self, square: Square) -> (i32, i32) {
        let x = i32::from(square.x) - i32::from(self.from.x);
        let y = i32::from(square.y) - i32::from(self.from.y);
        (x * self.along.0 + y * self.along.1, x * self.across.0 + y * self.across.1)
    }
}

impl Charge {
    /// The ways of a charge from one square at somebody on another; none, if there is no way or both are one square.
    ///
    /// Squares with somebody on them are neither passed on foot nor ended on; the two squares of the charge itself
    /// do not count. From a square already beside the target the only way is to stay.
    #[must_use]
    pub fn find(board: &Board, from: Square, to: Square, gait: Gait, occupied: &SquareSet) -> Option<Charge> {
        if from == to || !board.contains(from) || !board.contains(to) {
            return None;
        }
        let line = Line::new(from, to);
        let mut charge =
            Charge { line, gait, cost: [[NEVER; BREADTH]; SIDE], landings: [(from, 0); BREADTH], count: 0 };
        charge.cost[0][0] = 0;
        let free = |square: Square| board.passable().contains(square) && !occupied.contains(square);
        let may_enter = |square: Square| match gait {
            Gait::Walking | Gait::SureFooted => free(square),
            Gait::Floating => board.contains(square) && !occupied.contains(square),
            Gait::Flying => board.contains(square),
        };
        let (mut before, mut width) = (0, 1);
        for rank in 1..line.ranks {
            let (first, count) = line.touched(rank);
            let (done, rest) = charge.cost.split_at_mut(rank.unsigned_abs() as usize);
            let (Some(known), Some(costs)) = (done.last(), rest.first_mut()) else { return None };
            let mut open = false;
            for (cost, aside) in costs.iter_mut().zip(first..first + count) {
                let Some(square) = line.square(rank, aside).filter(|square| may_enter(*square)) else {
                    continue;
                };
                for (known, from) in known.iter().zip(before..before + width) {
                    if *known == NEVER || (aside - from).abs() > 1 {
                        continue;
                    }
                    let step =
                        line.square(rank - 1, from).and_then(|from| step_cost(board, from, square, gait));
                    *cost = (*cost).min(step.map_or(NEVER, |step| known.saturating_add(step)));
                }
                open |= *cost != NEVER;
            }
            if !open {
                return None;
            }
            (before, width) = (first, count);
        }
        charge.land(free);
        (charge.count > 0).then_some(charge)
    }

    /// From which squares of the rank before a square can be entered, how far aside they lie, and what it then costs.
    fn steps_to(&self, board: &Board, rank: i32, aside: i32) -> impl Iterator<Item = (i32, u8)> {
        let to = self.line.square(rank, aside);
        (aside - 1..=aside + 1).filter_map(move |before| {
            let known = self.cost_at(rank - 1, before)?;
            let step = step_cost(board, self.line.square(rank - 1, before)?, to?, self.gait)?;
            Some((before, known + step))
        })
    }

    fn cost_at(&self, rank: i32, aside: i32) -> Option<u8> {
        let (first, count) = if rank == 0 { (0, 1) } else { self.line.touched(rank) };
        let index = usize::try_from(aside - first).ok().filter(|_| aside < first + count)?;
        Some(self.cost[usize::try_from(rank).ok()?][index]).filter(|cost| *cost != NEVER)
    }

    /// Collects the squares of the last rank that are beside the target and free, the cheapest first and of those
    /// the one nearest to the line.
    fn land(&mut self, free: impl Fn(Square) -> bool) {
        let line = self.line;
        let rank = line.ranks - 1;
        let (first, count) = if rank == 0 { (0, 1) } else { line.touched(rank) };
        let mut found = [(NEVER, i32::MAX, Square::default()); BREADTH];
        for (slot, aside) in found.iter_mut().zip(first..first + count) {
            let beside = (line.aside - aside).abs() <= 1;
            let square = line.square(rank, aside).filter(|square| rank == 0 || free(*square));
            if let (true, Some(square), Some(cost)) = (beside, square, self.cost_at(rank, aside)) {
                *slot = (cost, (line.aside * rank - aside * line.ranks).abs(), square);
            }
        }
        found.sort_unstable();
        for (slot, (cost, _, square)) in self.landings.iter_mut().zip(found).filter(|(_, one)| one.0 != NEVER)
        {
            *slot = (square, cost);
            self.count += 1;
        }
    }

    /// The squares the charge can end on with what each costs: the cheapest first, then the nearest to the line.
    #[must_use]
    pub fn landings(&self) -> &[(Square, u8)] {
        &self.landings[..usize::from(self.count)]
    }

    /// Writes a cheapest way to a landing, without the start and with the landing itself, and says whether it is one.
    /// Of several the same is always found. The board must be the one the charge was found on.
    pub fn way_to(&self, board: &Board, landing: Square, out: &mut Vec<Square>) -> bool {
        out.clear();
        if !self.landings().iter().any(|(square, _)| *square == landing) {
            return false;
        }
        let (last, mut aside) = self.line.locate(landing);
        for rank in (1..=last).rev() {
            out.extend(self.line.square(rank, aside));
            let Some((before, _)) = self.steps_to(board, rank, aside).min_by_key(|(_, cost)| *cost) else {
                return false;
            };
            aside = before;
        }
        out.reverse();
        true
    }

    /// What a way of the caller's own costs, written without the start. None, if it is no way of this charge.
    #[must_use]
    pub fn cost_of(&self, board: &Board, way: &[Square]) -> Option<u8> {
        let end = way.last().copied().unwrap_or(self.line.from);
        if !self.landings().iter().any(|(square, _)| *square == end) {
            return None;
        }
        let mut cost = 0;
        let mut here = self.line.from;
        for square in way {
            let (rank, aside) = self.line.locate(*square);
            if rank != self.line.locate(here).0 + 1 || here.distance(*square) != 1 {
                return None;
            }
            self.cost_at(rank, aside)?;
            cost += step_cost(board, here, *square, self.gait)?;
            here = *square;
        }
        Some(cost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::squares::{Cell, Kind};

    fn square(x: u8, y: u8) -> Square {
        Square::new(x, y)
    }

    fn find(board: &Board, to: Square, occupied: &[Square]) -> Option<Charge> {
        Charge::find(board, square(2, 2), to, Gait::Walking, &occupied.iter().copied().collect())
    }

    #[test]
    fn a_charge_along_a_row_has_one_way() {
        let board = Board::clear(12, 12).unwrap();
        let charge = find(&board, square(6, 2), &[]).unwrap();
        assert_eq!(charge.landings(), [(square(5, 2), 3)]);
        assert!(find(&board, square(6, 2), &[square(4, 2)]).is_none());
        assert_eq!(find(&board, square(3, 2), &[]).unwrap().landings(), [(square(2, 2), 0)]);
        assert!(find(&board, square(2, 2), &[]).is_none());
    }

    #[test]
    fn a_slanting_charge_goes_round_what_stands_beside_the_line() {
        let board = Board::clear(12, 12).unwrap();
        let to = square(6, 4);
        let charge = find(&board, to, &[]).unwrap();
        let mut landings: Vec<Square> = charge.landings().iter().map(|(square, _)| *square).collect();
        landings.sort_unstable();
        assert_eq!(landings, [square(5, 3), square(5, 4)]);
        let blocked = find(&board, to, &[square(3, 2)]).unwrap();
        let mut way = Vec::new();
        assert!(blocked.way_to(&board, square(5, 4), &mut way));
        assert_eq!(way, [square(3, 3), square(4, 3), square(5, 4)]);
        assert_eq!(blocked.cost_of(&board, &way), Some(3));
        assert!(!blocked.way_to(&board, square(4, 3), &mut way));
        assert!(find(&board, to, &[square(4, 3)]).is_none());
        assert_eq!(charge.cost_of(&board, &[square(3, 1), square(4, 2), square(5, 3)]), None);
    }

    #[test]
    fn a_charge_pays_for_the_ground() {
        let rough = Cell::new(Kind::Abrupt, 0).unwrap();
        let board = Board::clear(12, 12).unwrap().with(square(3, 2), rough).with(square(4, 2), rough);
        assert_eq!(find(&board, square(6, 2), &[]).unwrap().landings(), [(square(5, 2), 5)]);
        let fly =
            Charge::find(&board, square(2, 2), square(6, 2), Gait::Flying, &SquareSet::default()).unwrap();
        assert_eq!(fly.landings(), [(square(5, 2), 3)]);
        let wall = board.with(square(4, 2), Cell::new(Kind::Low, 0).unwrap());
        assert!(find(&wall, square(6, 2), &[]).is_none());
    }
}
