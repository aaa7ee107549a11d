//! Runs whose turns are counted: straight stretches one after the other.
//!
//! Such a run is a few straight stretches, and everybody who runs the same way can be moved along together: one pass
//! over the rows in the order in which they are entered takes all of them to the end of their stretch. So here, unlike
//! where a movement spreads cost by cost, the words of a row stand together, one for each cost. Start at
//! [`Counted::fill`].

use super::flood::step_cost;
use super::run::{Dash, LEANS};
use super::spread::{DEAREST, Passage, Rows, Spread};
use super::{Board, Direction, Square, SquareSet};

/// For each row and each cost the squares of that row which a runner can be on for that cost.
#[derive(Clone, Debug, Default)]
struct Field {
    words: Vec<u64>,
    size: Size,
    /// The rows outside which there is nothing.
    rows: Option<Rows>,
}

/// What is the same for all fields of a runner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Size {
    rows: usize,
    /// How many words a row has: one for each cost, and some more for a last step that costs too much.
    costs: usize,
    /// The row of the start. In a row some way off there is nothing for less than one point a row.
    origin: usize,
}

impl Field {
    fn clear(&mut self, size: Size) {
        if let Some((low, high)) = self.rows.take() {
            self.words[low * self.size.costs..(high + 1) * self.size.costs].fill(0);
        }
        self.size = size;
        self.words.resize(size.rows * size.costs, 0);
    }

    fn insert(&mut self, square: Square, cost: usize) {
        let row = usize::from(square.y);
        self.words[row * self.size.costs + cost] |= 1 << square.x;
        self.note((row, row));
    }

    /// Notes that there may be something in these rows.
    fn note(&mut self, (low, high): Rows) {
        self.rows = Some(self.rows.map_or((low, high), |rows| (rows.0.min(low), rows.1.max(high))));
    }

    /// Adds what another field of the same size has.
    fn add(&mut self, other: &Field) {
        let Some((low, high)) = other.rows else { return };
        let range = low * self.size.costs..(high + 1) * self.size.costs;
        let both = self.words[range.clone()].iter_mut().zip(&other.words[range]);
        both.for_each(|(word, other)| *word |= other);
        self.note((low, high));
    }

    /// Lets everybody run on one way as far as it leads.
    fn run_on(&mut self, spread: &Spread<'_>, way: Direction) {
        let Some((low, high)) = self.rows else { return };
        let costs = self.size.costs;
        match way.offset().1 {
            0 => {
                for row in low..=high {
                    let words = &mut self.words[row * costs..][..costs];
                    run_along(words, spread.passages(row, row), way);
                }
            }
            1 => {
                let mut row = low;
                while row <= self.rows.map_or(row, |rows| rows.1) && row + 1 < self.size.rows {
                    let (before, after) = self.words.split_at_mut((row + 1) * costs);
                    let begin = row.abs_diff(self.size.origin).min(costs);
                    let from = &before[row * costs + begin..];
                    if step_across(from, &mut after[begin..costs], spread.passages(row, row + 1), way) {
                        self.note((row, row + 1));
                    }
                    row += 1;
                }
            }
            _ => {
                let mut row = high;
                while row >= self.rows.map_or(row, |rows| rows.0) && row > 0 {
                    let (before, after) = self.words.split_at_mut(row * costs);
                    let begin = row.abs_diff(self.size.origin).min(costs);
                    let to = &mut before[(row - 1) * costs + begin..];
                    if step_across(&after[begin..costs], to, spread.passages(row, row - 1), way) {
                        self.note((row - 1, row));
                    }
                    row -= 1;
                }
            }
        }
    }
}

/// Takes a step from a row to the next one for everybody on it, and says whether there was anybody who could. The two
/// rows begin at the same cost.
#[inline]
fn step_across(
    from: &[u64],
    to: &mut [u64],
    passages: impl Iterator<Item = Passage>,
    way: Direction,
) -> bool {
    let from = &from[..from.len().saturating_sub(DEAREST)];
    let all = from.iter().fold(0, |all, word| all | word);
    let (left, right) = shifts(way);
    let mut stepped = false;
    for Passage { leaving, entered } in passages {
        let reached = (all & leaving) << left >> right;
        for (more, entered) in (1..).zip(entered).filter(|(_, entered)| reached & entered != 0) {
            stepped = true;
            for (to, from) in to[more..].iter_mut().zip(from) {
                *to |= (from & leaving) << left >> right & entered;
            }
        }
    }
    stepped
}

/// Takes every step along a row for everybody on it.
#[inline]
fn run_along(row: &mut [u64], passages: impl Iterator<Item = Passage> + Clone, way: Direction) {
    let (left, right) = shifts(way);
    for cost in 0..row.len() - DEAREST {
        let here = row[cost];
        if here == 0 {
            continue;
        }
        for Passage { leaving, entered } in passages.clone() {
            let reached = (here & leaving) << left >> right;
            row[cost + 1..].iter_mut().zip(entered).for_each(|(word, entered)| *word |= reached & entered);
        }
    }
}

/// By how much a row is moved to the left and to the right by a step.
fn shifts(way: Direction) -> (u32, u32) {
    match way.offset().0 {
        1 => (1, 0),
        0 => (0, 0),
        _ => (0, 1),
    }
}

/// Room for the runs of one runner.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counted {
    /// Those who ran off in one first direction and have so far taken at most so many turns, by which of the three
    /// directions they now run in.
    now: [Field; 3],
    /// The same with one turn more.
    next: [Field; 3],
    /// Those with no turns left, by direction. Where they ran off to no longer matters.
    last: [Field; 8],
}

impl Counted {
    /// Finds where a run with at most so many turns can end, on free squares, and adds each to the layer of what it
    /// costs and of more.
    pub(crate) fn fill(
        &mut self,
        board: &Board,
        spread: &Spread<'_>,
        (dash, turns): (Dash, u8),
        free: &SquareSet,
        layers: &mut [SquareSet],
    ) {
        let rows = usize::from(board.height());
        let size = Size { rows, costs: layers.len() + DEAREST, origin: dash.start.y.into() };
        self.last.iter_mut().for_each(|field| field.clear(size));
        for first in Direction::ALL {
            self.run_off(board, spread, (dash, first), size);
            if turns == 0 {
                self.last[first as usize].add(&self.now[0]);
                continue;
            }
            for _ in 1..turns {
                for (lean, field) in self.next.iter_mut().enumerate() {
                    field.clear(size);
                    others(&self.now, lean).for_each(|other| field.add(other));
                    field.run_on(spread, first.turned(LEANS[lean]));
                }
                std::mem::swap(&mut self.now, &mut self.next);
            }
            for (lean, eighths) in LEANS.into_iter().enumerate() {
                let last = &mut self.last[first.turned(eighths) as usize];
                others(&self.now, lean).for_each(|other| last.add(other));
            }
        }
        if turns > 0 {
            self.last.iter_mut().zip(Direction::ALL).for_each(|(field, way)| field.run_on(spread, way));
        }
        let [sum, rest @ ..] = &mut self.last;
        rest.iter().for_each(|field| sum.add(field));
        let Some((low, high)) = sum.rows else { return };
        for row in low..=high {
            let words = layers.iter_mut().zip(&sum.words[row * size.costs..]);
            words.for_each(|(layer, word)| layer.0[row] |= word & free.0[row]);
        }
    }

    /// The first stretch of those who run off in a direction.
    fn run_off(&mut self, board: &Board, spread: &Spread<'_>, (dash, first): (Dash, Direction), size: Size) {
        self.now.iter_mut().for_each(|field| field.clear(size));
        let entered = dash.start.step(first).filter(|square| spread.may_enter(*square));
        let Some(square) = entered else { return };
        let Some(cost) = step_cost(board, dash.start, square, dash.gait) else { return };
        self.now[0].insert(square, cost.into());
        self.now[0].run_on(spread, first);
    }
}

/// Those who do not run in this of the three directions, and so may turn to it. Who turns twice on one square could as
/// well have turned once: it is found among those with fewer turns too, so that nobody gets further than they may.
fn others(fields: &[Field; 3], lean: usize) -> impl Iterator<Item = &Field> {
    fields.iter().enumerate().filter(move |(other, _)| *other != lean).map(|(_, field)| field)
}
