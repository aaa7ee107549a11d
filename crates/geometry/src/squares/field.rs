//! Runs, moved along row by row.
//!
//! Runners that never go back to a row they have left can all be moved along together: one pass over the rows, in the
//! order in which they are entered, takes everybody as far as it can get. So here, unlike where a movement spreads cost
//! by cost, the words of a row stand together, one for each cost. Start at [`Fields::fill_counting`], which puts a run
//! together from straight stretches, and [`Field::run_on`].

use super::run::LEANS;
use super::spread::{DEAREST, Ground, Rows};
use super::{Direction, Square, SquareSet};

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
        self.note(row);
    }

    /// Notes that there may be something in a row.
    fn note(&mut self, row: usize) {
        self.rows = Some(self.rows.map_or((row, row), |(low, high)| (low.min(row), high.max(row))));
    }

    /// Adds what another field of the same size has.
    fn add(&mut self, other: &Field) {
        let Some((low, high)) = other.rows else { return };
        let range = low * self.size.costs..(high + 1) * self.size.costs;
        let both = self.words[range.clone()].iter_mut().zip(&other.words[range]);
        both.for_each(|(word, other)| *word |= other);
        self.note(low);
        self.note(high);
    }

    /// Lets everybody go on as far as one direction leads.
    fn run_on(&mut self, ground: &Ground, way: Direction) {
        // Each formula is compiled on its own, so that nothing is asked for every word.
        match way.offset() {
            (x, 0) => {
                let Some((low, high)) = self.rows else { return };
                (low..=high).for_each(|row| self.run_along(ground, row, x));
            }
            (1, y) => self.pass(ground, (0, y), |squares| squares << 1),
            (0, y) => self.pass(ground, (0, y), |squares| squares),
            (_, y) => self.pass(ground, (0, y), |squares| squares >> 1),
        }
    }

    /// Lets everybody go on as far as a direction and its two neighbours lead. Says no where both rows beside a row
    /// are entered from it, so that there is no order to them.
    fn run_ahead(&mut self, ground: &Ground, first: Direction) -> bool {
        match first.offset() {
            (_, 0) => return false,
            (0, y) => self.pass(ground, (0, y), |squares| squares | squares << 1 | squares >> 1),
            (1, y) => self.pass(ground, (1, y), |squares| squares | squares << 1),
            (x, y) => self.pass(ground, (x, y), |squares| squares | squares >> 1),
        }
        true
    }

    /// Takes everybody along one row after the other, and over to the next one where `over` says. The two numbers are
    /// the steps along a row, if there are any, and from row to row.
    #[inline]
    fn pass(&mut self, ground: &Ground, (aside, up): (i8, i8), over: impl Fn(u64) -> u64) {
        let Some((low, high)) = self.rows else { return };
        let mut row = if up < 0 { high } else { low };
        loop {
            if aside != 0 {
                self.run_along(ground, row, aside);
            }
            let next = row.wrapping_add_signed(isize::from(up));
            if next >= self.size.rows {
                return;
            }
            if self.step_over(ground, row, next, &over) {
                self.note(next);
            } else if self.rows.is_none_or(|(low, high)| !(low..=high).contains(&next)) {
                return;
            }
            row = next;
        }
    }

    /// Takes a step from a row to the next one for everybody on it, and says whether there was anybody who could.
    #[inline]
    fn step_over(&mut self, ground: &Ground, from: usize, to: usize, over: impl Fn(u64) -> u64) -> bool {
        let Size { costs, origin, .. } = self.size;
        let begin = from.abs_diff(origin).min(costs - DEAREST);
        let (low, high) = self.words.split_at_mut(from.max(to) * costs);
        let (from_words, to_words) = if from < to {
            (&low[from * costs..], &mut high[..costs])
        } else {
            (&high[..costs], &mut low[to * costs..])
        };
        let (from_words, to_words) = (&from_words[begin..costs - DEAREST], &mut to_words[begin..]);
        let all = from_words.iter().fold(0, |all, word| all | word);
        let mut stepped = false;
        for (leaving, entered) in ground.passages(from, to) {
            let reached = over(all & leaving);
            if reached == 0 {
                continue;
            }
            for (more, entered) in (1..).zip(entered).filter(|(_, entered)| reached & entered != 0) {
                stepped = true;
                for (to, from) in to_words[more..].iter_mut().zip(from_words) {
                    *to |= over(from & leaving) & entered;
                }
            }
        }
        stepped
    }

    /// Takes every step along a row for everybody on it, towards the growing x or the other way.
    #[inline]
    fn run_along(&mut self, ground: &Ground, row: usize, aside: i8) {
        let Size { costs, origin, .. } = self.size;
        let (left, right) = if aside > 0 { (1, 0) } else { (0, 1) };
        let words = &mut self.words[row * costs..][..costs];
        for cost in row.abs_diff(origin)..costs - DEAREST {
            let here = words[cost];
            if here == 0 {
                continue;
            }
            for (leaving, [one, two, three]) in ground.passages(row, row) {
                let reached = (here & leaving) << left >> right;
                if reached == 0 {
                    continue;
                }
                words[cost + 1] |= reached & one;
                words[cost + 2] |= reached & two;
                words[cost + 3] |= reached & three;
            }
        }
    }
}

/// Room for the runs of one runner.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields {
    size: Size,
    /// Those who ran off in one first direction and have so far taken at most so many turns, by which of the three
    /// directions they now run in.
    now: [Field; 3],
    /// The same with one turn more.
    next: [Field; 3],
    /// Those with no turns left, by direction. Where they ran off to no longer matters.
    last: [Field; 8],
}

/// A first step: the direction, the square it leads to and what it costs.
pub(crate) type FirstStep = (Direction, Square, u8);

impl Fields {
    /// Gets ready for a runner who starts in a row of a board with so many, and spends up to so many points.
    pub(crate) fn prepare(&mut self, rows: usize, start: Square, allowance: u8) {
        let costs = usize::from(allowance) + 1 + DEAREST;
        self.size = Size { rows, costs, origin: start.y.into() };
        self.last.iter_mut().for_each(|field| field.clear(self.size));
    }

    /// Runs with at most so many turns.
    pub(crate) fn fill_counting(
        &mut self,
        ground: &Ground,
        first_steps: impl Iterator<Item = FirstStep>,
        turns: u8,
    ) {
        for (first, square, cost) in first_steps {
            self.now.iter_mut().for_each(|field| field.clear(self.size));
            self.now[0].insert(square, cost.into());
            self.now[0].run_on(ground, first);
            if turns == 0 {
                self.last[first as usize].add(&self.now[0]);
                continue;
            }
            for _ in 1..turns {
                for (lean, field) in self.next.iter_mut().enumerate() {
                    field.clear(self.size);
                    others(&self.now, lean).for_each(|other| field.add(other));
                    field.run_on(ground, first.turned(LEANS[lean]));
                }
                std::mem::swap(&mut self.now, &mut self.next);
            }
            for (lean, eighths) in LEANS.into_iter().enumerate() {
                let last = &mut self.last[first.turned(eighths) as usize];
                others(&self.now, lean).for_each(|other| last.add(other));
            }
        }
        if turns > 0 {
            let ways = self.last.iter_mut().zip(Direction::ALL);
            ways.for_each(|(field, way)| field.run_on(ground, way));
        }
    }

    /// Runs that turn as often as they like between a first direction and its two neighbours. Says no to a first
    /// direction that cannot be done row by row.
    pub(crate) fn fill_ahead(&mut self, ground: &Ground, (first, square, cost): FirstStep) -> bool {
        let field = &mut self.last[first as usize];
        field.insert(square, cost.into());
        let done = field.run_ahead(ground, first);
        if !done {
            field.clear(self.size);
        }
        done
    }

    /// Adds every square somebody was found on and may end on to the layers of the costs it was found for.
    pub(crate) fn add_to(&mut self, layers: &mut [SquareSet], free: &SquareSet) {
        let [sum, rest @ ..] = &mut self.last;
        rest.iter().for_each(|field| sum.add(field));
        let Some((low, high)) = sum.rows else { return };
        for row in low..=high {
            let words = layers.iter_mut().zip(&sum.words[row * self.size.costs..]);
            words
                .skip(row.abs_diff(self.size.origin))
                .for_each(|(layer, word)| layer.0[row] |= word & free.0[row]);
        }
    }
}

/// Those who do not run in this of the three directions, and so may turn to it. Who turns twice on one square could as
/// well have turned once: it is found among those with fewer turns too, so that nobody gets further than they may.
fn others(fields: &[Field; 3], lean: usize) -> impl Iterator<Item = &Field> {
    fields.iter().enumerate().filter(move |(other, _)| *other != lean).map(|(_, field)| field)
}
