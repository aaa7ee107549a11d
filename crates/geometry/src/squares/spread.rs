//! How movement spreads over a board, many squares at a time.
//!
//! A row of a board is a word, so one step of everybody on a row is a shift. A spread keeps one set of squares for
//! every cost; the squares of one cost are stepped together, and what they enter joins the sets one, two or three
//! points further on. A set is final when its turn comes, since every step costs something.

use super::flood::Gait;
use super::{Board, Direction, Square, SquareSet};

/// The most a step costs.
pub(crate) const DEAREST: usize = 3;
/// The most points that are ever spent.
pub(crate) const MOST: u8 = u8::MAX - 1;

/// What stays the same while a movement spreads.
pub(crate) struct Spread<'a> {
    board: &'a Board,
    gait: Gait,
    /// The squares that may be entered.
    open: SquareSet,
    /// The squares from which nobody goes on.
    stops: SquareSet,
}

/// The first and the last row in which a set has squares.
pub(crate) type Rows = (usize, usize);

/// How a row is left by those on one level of it, and how it is entered from that level.
#[derive(Clone, Copy, Debug, Default)]
struct Passage {
    leaving: u64,
    /// The squares that are entered for one, for two and for three points.
    entered: [u64; DEAREST],
}

/// How every row is left and entered, worked out once for whoever spreads over it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ground {
    /// For each row one passage for each level. Rows that nobody comes to are as they happen to be.
    passages: Vec<Passage>,
    levels: usize,
}

impl Ground {
    /// Gets ready for somebody who spends up to so many points from a square.
    pub(crate) fn fill(&mut self, spread: &Spread<'_>, start: Square, allowance: u8) {
        self.levels = spread.levels();
        self.passages.resize(usize::from(spread.board.height()) * self.levels, Passage::default());
        // The last step is looked at even where it costs too much.
        let (first, last) = spread.rows_round(start, allowance.saturating_add(1));
        for row in first..=last {
            for level in 0..self.levels {
                self.passages[row * self.levels + level] = spread.passage(level, row);
            }
        }
    }

    #[inline]
    fn passage(&self, level: usize, row: usize) -> &Passage {
        &self.passages[row * self.levels + level]
    }

    /// From each level the squares of a row that are left, and those of another that are entered for each cost.
    #[inline]
    pub(crate) fn passages(&self, from: usize, to: usize) -> impl Iterator<Item = (u64, [u64; DEAREST])> {
        let of_row = |row: usize| &self.passages[row * self.levels..][..self.levels];
        of_row(from).iter().zip(of_row(to)).map(|(from, to)| (from.leaving, to.entered))
    }
}

impl<'a> Spread<'a> {
    pub(crate) fn new(board: &'a Board, gait: Gait, occupied: &SquareSet) -> Spread<'a> {
        let open = match gait {
            Gait::Walking | Gait::SureFooted => free(board, occupied),
            Gait::Floating => board.masks().all.without(occupied),
            Gait::Flying => board.masks().all,
        };
        Spread { board, gait, open, stops: SquareSet::default() }
    }

    /// The same, where a way that enters one of these squares ends there. Whoever starts on one still leaves it.
    pub(crate) fn stopping(mut self, stops: &SquareSet, start: Square) -> Spread<'a> {
        self.stops = *stops;
        self.stops.remove(start);
        self
    }

    pub(crate) fn may_enter(&self, square: Square) -> bool {
        self.open.contains(square)
    }

    /// Rows that hold everything so many steps away from a square.
    pub(crate) fn rows_round(&self, square: Square, steps: u8) -> Rows {
        let (row, steps) = (usize::from(square.y), usize::from(steps));
        (row.saturating_sub(steps), (row + steps).min(usize::from(self.board.height()) - 1))
    }

    /// The rows from the first to before the last that hold everything one step in a direction from what `rows` hold.
    pub(crate) fn shifted(&self, rows: Rows, way: Direction) -> Rows {
        let height = usize::from(self.board.height());
        match way.offset().1 {
            1 => (rows.0 + 1, (rows.1 + 2).min(height)),
            0 => (rows.0, rows.1 + 1),
            _ => (rows.0.saturating_sub(1), rows.1),
        }
    }

    /// Rows that hold everything one step away from what `rows` hold.
    pub(crate) fn wider(&self, (first, last): Rows) -> Rows {
        (first.saturating_sub(1), (last + 1).min(usize::from(self.board.height()) - 1))
    }

    /// Steps from every square of a set and adds what is entered to the sets of the costs after.
    ///
    /// `gather` says which squares of a row are stepped on from the row before, the row itself and the row after.
    #[inline]
    fn step(
        &self,
        ground: &Ground,
        from: &SquareSet,
        rows: Rows,
        gather: impl Fn(u64, u64, u64) -> u64,
        after: &mut [SquareSet],
    ) {
        let [one, two, three, ..] = after else { return };
        let (first, last) = self.wider(rows);
        for level in 0..ground.levels {
            let on = |here: usize| from.0[here] & ground.passage(level, here).leaving;
            if ground.levels > 1 && (rows.0..=rows.1).all(|here| on(here) == 0) {
                continue;
            }
            // The set has squares in these rows alone.
            let mut around = (0, if first == rows.0 { on(first) } else { 0 });
            for here in first..=last {
                let next = if here < rows.1 { on(here + 1) } else { 0 };
                let entered = gather(around.0, around.1, next);
                around = (around.1, next);
                let [for_one, for_two, for_three] = ground.passage(level, here).entered;
                one.0[here] |= entered & for_one;
                two.0[here] |= entered & for_two;
                three.0[here] |= entered & for_three;
            }
        }
    }

    /// The squares of a row that are entered on foot from a level, by what that costs: one, two or three.
    #[inline]
    fn by_cost(&self, level: usize, row: usize, entered: u64) -> [u64; DEAREST] {
        let masks = self.board.masks();
        let lower = if level > 0 { masks.levels[level - 1].0[row] } else { 0 };
        let flat = entered & (masks.levels[level].0[row] | lower);
        let up = entered & masks.levels.get(level + 1).map_or(0, |higher| higher.0[row]);
        let rough = if self.gait == Gait::Walking { masks.abrupt.0[row] } else { 0 };
        [flat & !rough, flat & rough | up & !rough, up & rough]
    }

    /// Adds squares of a row that are entered on foot from a level to the sets of what that costs.
    #[inline]
    fn enter(&self, level: usize, row: usize, entered: u64, sets: [&mut SquareSet; DEAREST]) {
        for (set, entered) in sets.into_iter().zip(self.by_cost(level, row, entered)) {
            set.0[row] |= entered;
        }
    }

    /// How many levels matter: all that there are, but to who is above the ground they are one.
    fn levels(&self) -> usize {
        match self.gait {
            Gait::Floating | Gait::Flying => 1,
            Gait::Walking | Gait::SureFooted => usize::from(self.board.masks().top) + 1,
        }
    }

    /// How a row is left by those on a level, and entered from that level.
    #[inline]
    fn passage(&self, level: usize, row: usize) -> Passage {
        let (leaving, open) = (!self.stops.0[row], self.open.0[row]);
        match self.gait {
            Gait::Floating | Gait::Flying => Passage { leaving, entered: [open, 0, 0] },
            Gait::Walking | Gait::SureFooted => Passage {
                leaving: leaving & self.board.masks().levels[level].0[row],
                entered: self.by_cost(level, row, open),
            },
        }
    }

    /// The same as [`Spread::step`] in one direction only, which needs to look at fewer rows.
    #[inline]
    pub(crate) fn step_one_way(&self, from: &SquareSet, rows: Rows, way: Direction, after: &mut [SquareSet]) {
        let [one, two, three, ..] = after else { return };
        let masks = self.board.masks();
        let (aside, up) = way.offset();
        for here in rows.0..=rows.1 {
            let leaving = from.row(here) & !self.stops.row(here);
            let there = here.wrapping_add_signed(isize::from(up));
            let open = self.open.row(there);
            if leaving == 0 || open == 0 {
                continue;
            }
            let moved = |squares: u64| match aside {
                1 => squares << 1,
                0 => squares,
                _ => squares >> 1,
            };
            match self.gait {
                Gait::Floating | Gait::Flying => one.0[there] |= moved(leaving) & open,
                Gait::Walking | Gait::SureFooted => {
                    let mut left = leaving;
                    for level in 0..=usize::from(masks.top) {
                        let on = left & masks.levels[level].0[here];
                        let entered = moved(on) & open;
                        if entered != 0 {
                            self.enter(level, there, entered, [one, two, three]);
                        }
                        left &= !on;
                        if left == 0 {
                            break;
                        }
                    }
                }
            }
        }
    }

    /// Spreads what is in `layers` from cost `begin` on, as long as there are layers for the dearest step. Afterwards
    /// every square is in the layer of its lowest cost alone.
    pub(crate) fn fill(
        &self,
        ground: &Ground,
        layers: &mut [SquareSet],
        begin: usize,
        rows: Rows,
        gather: impl Fn(u64, u64, u64) -> u64,
    ) {
        let mut seen = SquareSet::default();
        // Where the steps from the last few costs led: a set has squares nowhere else.
        let mut led = [None; DEAREST];
        led[0] = Some(rows);
        for cost in begin..layers.len().saturating_sub(DEAREST) {
            let span =
                led.into_iter().flatten().reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
            let Some(span) = span else { return };
            let (before, after) = layers.split_at_mut(cost + 1);
            let found = settle(&mut before[cost], &mut seen, span);
            if let Some(rows) = found {
                self.step(ground, &before[cost], rows, &gather, after);
            }
            led.rotate_right(1);
            led[0] = found.map(|rows| self.wider(rows));
        }
    }
}

impl Spread<'_> {
    /// The same, where every step goes in one direction or one of its two neighbours.
    pub(crate) fn fill_ahead(
        &self,
        ground: &Ground,
        sets: &mut [SquareSet],
        begin: usize,
        rows: Rows,
        first: Direction,
    ) {
        // Each formula puts together three directions, which would otherwise be asked about for every row.
        match first {
            Direction::East => {
                self.fill(ground, sets, begin, rows, |low, here, high| (low | here | high) << 1);
            }
            Direction::NorthEast => {
                self.fill(ground, sets, begin, rows, |low, here, _| low | (low | here) << 1);
            }
            Direction::North => self.fill(ground, sets, begin, rows, |low, _, _| low | low << 1 | low >> 1),
            Direction::NorthWest => {
                self.fill(ground, sets, begin, rows, |low, here, _| low | (low | here) >> 1);
            }
            Direction::West => {
                self.fill(ground, sets, begin, rows, |low, here, high| (low | here | high) >> 1);
            }
            Direction::SouthWest => {
                self.fill(ground, sets, begin, rows, |_, here, high| high | (high | here) >> 1);
            }
            Direction::South => {
                self.fill(ground, sets, begin, rows, |_, _, high| high | high << 1 | high >> 1);
            }
            Direction::SouthEast => {
                self.fill(ground, sets, begin, rows, |_, here, high| high | (high | here) << 1);
            }
        }
    }
}

/// Those of some rows around a square that a way of this cost can lead to: no step costs nothing.
#[inline]
pub(crate) fn rows_at((first, last): Rows, start: Square, cost: usize) -> Rows {
    let row = usize::from(start.y);
    (first.max(row.saturating_sub(cost)), last.min(row + cost))
}

/// Makes so many empty sets of what is there, in which only `rows` can hold anything.
pub(crate) fn emptied(sets: &mut Vec<SquareSet>, count: usize, (first, last): Rows) {
    sets.iter_mut().for_each(|set| set.0[first..=last].fill(0));
    sets.resize(count, SquareSet::default());
}

/// Takes what was seen before out of a set and notes the rest as seen; says in which rows there is any.
#[inline]
pub(crate) fn settle(set: &mut SquareSet, seen: &mut SquareSet, (first, last): Rows) -> Option<Rows> {
    let mut found: Option<Rows> = None;
    for row in first..=last {
        let new = set.0[row] & !seen.0[row];
        set.0[row] = new;
        seen.0[row] |= new;
        if new != 0 {
            found = Some((found.map_or(row, |rows| rows.0), row));
        }
    }
    found
}

/// The squares that somebody may end on.
pub(crate) fn free(board: &Board, occupied: &SquareSet) -> SquareSet {
    board.masks().passable.without(occupied)
}

/// The squares of a row stepped on in any of the eight directions, or stayed on.
#[inline]
pub(crate) fn all_round(before: u64, here: u64, after: u64) -> u64 {
    let column = before | here | after;
    column | column << 1 | column >> 1
}
