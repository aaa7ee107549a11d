//! Where somebody can run to: roughly straight.
//!
//! The first step sets the direction. Every later step goes in that direction or in one of its two neighbours, so a
//! run spreads out in a quarter of the board and never comes back. A board may also cap how often the direction of
//! two steps in a row differs. Steps cost what they cost walking.

use serde::{Deserialize, Serialize};

use super::field::Fields;
use super::flood::step_cost;
use super::spread::{DEAREST, Ground, MOST, Rows, Spread, emptied, free, rows_at, settle};
use super::{Board, Direction, Gait, SIDE, Square, SquareSet, visit_row};

/// How often a runner may change direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turns {
    Any,
    AtMost(u8),
}

/// What is asked: who runs, from where, how far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dash {
    pub start: Square,
    pub allowance: u8,
    pub gait: Gait,
    pub turns: Turns,
}

/// Everywhere somebody can run to. Keep one and fill it again; only the last filling is in it.
#[derive(Clone, Debug)]
pub struct Run {
    dash: Dash,
    /// For each cost the squares that can be ended on for it and not for less.
    layers: Vec<SquareSet>,
    /// The rows outside which every layer is empty.
    rows: Rows,
    ground: Ground,
    trail: Trail,
    fields: Fields,
    stops: SquareSet,
}

/// The runs in one first direction.
///
/// A runner's future depends on where it is and, where turns are counted, on which of the three directions it ran in
/// last and how often it has turned. For each such past and each cost there is a set of squares.
#[derive(Clone, Debug, Default)]
struct Trail {
    sets: Vec<SquareSet>,
    /// For each set the rows outside which it is empty; the second does not belong to them.
    spans: Vec<Rows>,
    /// How many sets a past has: one for each cost.
    costs: usize,
}

/// A runner's past, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Past {
    turns: usize,
    /// Which of [`LEANS`] the last step took.
    lean: usize,
}

/// The first direction, its neighbour to the left and its neighbour to the right, in eighths of a turn.
pub(crate) const LEANS: [usize; 3] = [0, 1, 7];
/// The past of everybody, where turns are not counted.
const ANY: Past = Past { turns: 0, lean: 0 };

impl Past {
    fn number(self) -> usize {
        self.turns * LEANS.len() + self.lean
    }

    /// The pasts a runner may have had before a step that gives it this one.
    fn before(self) -> impl Iterator<Item = Past> {
        let lean_before = move |lean: usize| {
            let turns = self.turns.checked_sub(usize::from(lean != self.lean))?;
            Some(Past { turns, lean })
        };
        (0..LEANS.len()).filter_map(lean_before)
    }
}

impl Default for Run {
    fn default() -> Run {
        let dash = Dash { start: Square::default(), allowance: 0, gait: Gait::Walking, turns: Turns::Any };
        Run {
            dash,
            layers: Vec::new(),
            rows: (0, 0),
            ground: Ground::default(),
            trail: Trail::default(),
            fields: Fields::default(),
            stops: SquareSet::default(),
        }
    }
}

impl Run {
    /// Finds every square that can be run to from `start` for at most `allowance`, the start included.
    pub fn fill(&mut self, board: &Board, dash: Dash, occupied: &SquareSet) {
        self.fill_stopping(board, dash, occupied, &SquareSet::default());
    }

    /// The same, where a run that enters one of the squares in `stops` ends there.
    pub fn fill_stopping(&mut self, board: &Board, dash: Dash, occupied: &SquareSet, stops: &SquareSet) {
        self.dash = Dash { allowance: dash.allowance.min(MOST), ..dash };
        if !board.contains(dash.start) {
            self.layers.clear();
            return;
        }
        emptied(&mut self.layers, usize::from(self.dash.allowance) + 1, self.rows);
        self.layers[0].insert(dash.start);
        self.stops = *stops;
        let spread = Spread::new(board, dash.gait, occupied).stopping(stops, dash.start);
        let free = free(board, occupied);
        self.rows = spread.rows_round(dash.start, self.dash.allowance);
        let first_step = |first: Direction| {
            let square = dash.start.step(first).filter(|square| spread.may_enter(*square))?;
            Some((first, square, step_cost(board, dash.start, square, dash.gait)?))
        };
        self.ground.fill(&spread, dash.start, self.dash.allowance);
        self.fields.prepare(board.height().into(), dash.start, self.dash.allowance);
        match dash.turns {
            Turns::Any => {
                for step in Direction::ALL.into_iter().filter_map(first_step) {
                    if !self.fields.fill_ahead(&self.ground, step) {
                        self.trail.fill(board, (&spread, &self.ground), self.dash, step.0);
                        self.trail.add_to(&mut self.layers, &free);
                    }
                }
            }
            Turns::AtMost(turns) => {
                // No run across a board has more steps than the board has squares on a side.
                let turns = turns.min(self.dash.allowance).min(SIDE as u8);
                let first_steps = Direction::ALL.into_iter().filter_map(first_step);
                self.fields.fill_counting(&self.ground, first_steps, turns);
            }
        }
        self.fields.add_to(&mut self.layers, &free);
        let mut seen = SquareSet::default();
        for (cost, layer) in self.layers.iter_mut().enumerate() {
            settle(layer, &mut seen, rows_at(self.rows, dash.start, cost));
        }
    }

    /// The squares somebody can end on and what each costs, the cheapest first; the start is the first of them.
    pub fn ends(&self) -> impl Iterator<Item = (Square, u8)> + '_ {
        (0..=u8::MAX)
            .zip(&self.layers)
            .flat_map(|(cost, layer)| layer.squares_in(self.rows).map(move |square| (square, cost)))
    }

    /// Tells of the same squares but some, which is faster than asking for one after the other.
    #[inline]
    pub fn visit_ends_but(&self, but: &SquareSet, mut visit: impl FnMut(Square)) {
        for (cost, layer) in self.layers.iter().enumerate() {
            let (first, last) = rows_at(self.rows, self.dash.start, cost);
            for row in first..=last {
                visit_row(row, layer.0[row] & !but.0[row], &mut visit);
            }
        }
    }

    /// What it costs to end on a square. None, if that cannot be.
    #[inline]
    #[must_use]
    pub fn cost(&self, square: Square) -> Option<u8> {
        (0..=u8::MAX).zip(&self.layers).find(|(_, layer)| layer.contains(square)).map(|(cost, _)| cost)
    }

    /// Writes a cheapest run to a square, without the start and with the square itself, and says whether there is
    /// one. Of several the same is always found. The board and who is on it must be those the run was filled with.
    pub fn way_to(
        &mut self,
        board: &Board,
        occupied: &SquareSet,
        square: Square,
        out: &mut Vec<Square>,
    ) -> bool {
        out.clear();
        let Some(cost) = self.cost(square).map(usize::from) else { return false };
        if cost == 0 {
            return true;
        }
        let spread = Spread::new(board, self.dash.gait, occupied).stopping(&self.stops, self.dash.start);
        let start = self.dash.start;
        for first in Direction::ALL.into_iter().filter(|first| leads_to(*first, start, square)) {
            self.trail.fill(board, (&spread, &self.ground), self.dash, first);
            if let Some(past) = self.trail.pasts().find(|past| self.trail.contains(*past, cost, square)) {
                return self.trail.trace(board, self.dash, first, (past, cost, square), out);
            }
        }
        false
    }
}

/// Whether a square lies between the two outermost directions of a run.
fn leads_to(first: Direction, start: Square, square: Square) -> bool {
    let part = |from: u8, to: u8| i32::from(to) - i32::from(from);
    let way = (part(start.x, square.x), part(start.y, square.y));
    let left_of = |direction: Direction| {
        let (x, y) = direction.offset();
        (i32::from(x) * way.1 - i32::from(y) * way.0).signum()
    };
    left_of(first.turned(LEANS[2])) >= 0 && left_of(first.turned(LEANS[1])) <= 0
}

/// No rows at all.
const NOWHERE: Rows = (0, 0);

/// The rows from the first to the last of two spans.
fn joined(one: Rows, other: Rows) -> Rows {
    if one == NOWHERE {
        other
    } else if other == NOWHERE {
        one
    } else {
        (one.0.min(other.0), one.1.max(other.1))
    }
}

/// The rows a run in this first direction can come to, with the one step that it cannot pay any more.
fn rows_of(board: &Board, dash: Dash, first: Direction) -> Rows {
    let leads = |row: i8| LEANS.into_iter().any(|eighths| first.turned(eighths).offset().1 == row);
    let (row, far) = (usize::from(dash.start.y), usize::from(dash.allowance) + 1);
    let low = if leads(-1) { row.saturating_sub(far) } else { row };
    let high = if leads(1) { row + far } else { row };
    (low, high.min(usize::from(board.height()) - 1))
}

impl Trail {
    fn set(&self, past: Past, cost: usize) -> &SquareSet {
        &self.sets[past.number() * self.costs + cost]
    }

    fn contains(&self, past: Past, cost: usize, square: Square) -> bool {
        self.set(past, cost).contains(square)
    }

    /// Every past there are sets for.
    fn pasts(&self) -> impl Iterator<Item = Past> + use<> {
        let count = self.sets.len() / self.costs.max(1);
        (0..count).map(|number| Past { turns: number / LEANS.len(), lean: number % LEANS.len() })
    }

    /// Adds the squares of an uncounted run that somebody may end on to the layers of what they cost.
    fn add_to(&self, layers: &mut [SquareSet], free: &SquareSet) {
        for ((layer, set), (low, high)) in layers.iter_mut().zip(&self.sets).zip(&self.spans) {
            (*low..*high).for_each(|row| layer.0[row] |= set.0[row] & free.0[row]);
        }
    }

    fn fill(
        &mut self,
        board: &Board,
        (spread, ground): (&Spread<'_>, &Ground),
        dash: Dash,
        first: Direction,
    ) {
        self.costs = usize::from(dash.allowance) + 1 + DEAREST;
        let pasts = match dash.turns {
            Turns::Any => 1,
            // No run across a board has more steps than the board has squares on a side.
            Turns::AtMost(turns) => (usize::from(turns.min(dash.allowance)).min(SIDE) + 1) * LEANS.len(),
        };
        for (set, (low, high)) in self.sets.iter_mut().zip(&self.spans) {
            set.0[*low..*high].fill(0);
        }
        self.sets.resize(pasts * self.costs, SquareSet::default());
        self.spans.clear();
        self.spans.resize(pasts * self.costs, NOWHERE);
        let entered = dash.start.step(first).filter(|square| spread.may_enter(*square));
        let Some(square) = entered else { return };
        let Some(cost) = step_cost(board, dash.start, square, dash.gait) else { return };
        let (begin, row) = (usize::from(cost), usize::from(square.y));
        self.sets[ANY.number() * self.costs + begin].insert(square);
        match dash.turns {
            Turns::Any => {
                let (low, high) = rows_of(board, dash, first);
                for (cost, span) in self.spans.iter_mut().enumerate() {
                    let (low, high) = rows_at((low, high), dash.start, cost);
                    *span = (low, high + 1);
                }
                spread.fill_ahead(ground, &mut self.sets, begin, (row, row), first);
            }
            Turns::AtMost(_) => {
                self.spans[ANY.number() * self.costs + begin] = (row, row + 1);
                self.fill_counting(spread, begin, first);
            }
        }
    }

    /// The same where turns are counted: every past spreads in its own one direction.
    fn fill_counting(&mut self, spread: &Spread<'_>, begin: usize, first: Direction) {
        let mut from = SquareSet::default();
        let mut span = NOWHERE;
        for cost in begin..self.costs - DEAREST {
            for past in self.pasts() {
                from.0[span.0..span.1].fill(0);
                span = NOWHERE;
                for before in past.before() {
                    let number = before.number() * self.costs + cost;
                    let (low, high) = self.spans[number];
                    (low..high).for_each(|row| from.0[row] |= self.sets[number].0[row]);
                    span = joined(span, (low, high));
                }
                let Some(low) = (span.0..span.1).find(|row| from.0[*row] != 0) else { continue };
                let high = (low..span.1).rfind(|row| from.0[*row] != 0).unwrap_or(low);
                let after = past.number() * self.costs + cost + 1;
                let way = first.turned(LEANS[past.lean]);
                spread.step_one_way(&from, (low, high), way, &mut self.sets[after..after + DEAREST]);
                let entered = spread.shifted((low, high), way);
                for span in &mut self.spans[after..after + DEAREST] {
                    *span = joined(*span, entered);
                }
            }
        }
    }

    /// Follows a run back to its start.
    fn trace(
        &self,
        board: &Board,
        dash: Dash,
        first: Direction,
        (mut past, mut cost, mut square): (Past, usize, Square),
        out: &mut Vec<Square>,
    ) -> bool {
        while square != dash.start {
            out.push(square);
            let Some(before) = self.before(board, dash, first, (past, cost, square)) else { return false };
            (past, cost, square) = before;
        }
        out.reverse();
        true
    }

    /// Where a runner was one step earlier, with which past and at what cost.
    fn before(
        &self,
        board: &Board,
        dash: Dash,
        first: Direction,
        (past, cost, square): (Past, usize, Square),
    ) -> Option<(Past, usize, Square)> {
        (0..LEANS.len()).find_map(|lean| {
            let from = square.step(first.turned(LEANS[lean]).opposite())?;
            let cost = cost.checked_sub(usize::from(step_cost(board, from, square, dash.gait)?))?;
            if from == dash.start {
                return (lean == ANY.lean && cost == 0).then_some((ANY, 0, from));
            }
            match dash.turns {
                Turns::Any => self.contains(ANY, cost, from).then_some((ANY, cost, from)),
                Turns::AtMost(_) if lean == past.lean => {
                    let mut earlier = past.before().filter(|before| self.contains(*before, cost, from));
                    earlier.next().map(|before| (before, cost, from))
                }
                Turns::AtMost(_) => None,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(turns: Turns, allowance: u8, occupied: &[Square]) -> Run {
        let mut run = Run::default();
        let dash = Dash { start: Square::new(5, 5), allowance, gait: Gait::Walking, turns };
        run.fill(&Board::clear(11, 11).unwrap(), dash, &occupied.iter().copied().collect());
        run
    }

    #[test]
    fn a_run_spreads_out_from_its_first_direction() {
        let run = fill(Turns::Any, 4, &[]);
        // With nothing in the way every square within reach lies in some quarter.
        assert_eq!(run.ends().count(), 81);
        // East is shut: what lies straight that way is out of reach, since no run comes back to its line in two steps.
        let shut = fill(Turns::Any, 4, &[Square::new(6, 5)]);
        assert_eq!(shut.cost(Square::new(7, 5)), None);
        assert_eq!(shut.cost(Square::new(7, 6)), Some(2));
    }

    #[test]
    fn a_generous_cap_on_turns_is_none() {
        let crowd = [Square::new(6, 6), Square::new(4, 5), Square::new(7, 3), Square::new(3, 8)];
        let (any, capped) = (fill(Turns::Any, 200, &crowd), fill(Turns::AtMost(255), 200, &crowd));
        assert!(any.ends().count() > 80 && any.ends().eq(capped.ends()));
    }

    #[test]
    fn a_cap_on_turns_counts_changes_of_direction() {
        // Two steps east, one north-east, and east again: two turns.
        let there = Square::new(9, 6);
        let straight = fill(Turns::AtMost(0), 4, &[]);
        assert_eq!(straight.ends().count(), 1 + 8 * 4);
        assert_eq!((straight.cost(there), fill(Turns::AtMost(1), 4, &[]).cost(there)), (None, Some(4)));
        let gate = [Square::new(6, 6), Square::new(7, 6), Square::new(8, 5)];
        assert_eq!(fill(Turns::AtMost(1), 4, &gate).cost(there), None);
        let mut run = fill(Turns::AtMost(2), 4, &gate);
        let mut way = Vec::new();
        let board = Board::clear(11, 11).unwrap();
        assert!(run.way_to(&board, &gate.into_iter().collect(), there, &mut way));
        assert_eq!(way, [Square::new(6, 5), Square::new(7, 5), Square::new(8, 6), Square::new(9, 6)]);
    }
}
