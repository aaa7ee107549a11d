//! How far it is to walk to something, round what is in the way.
//!
//! The ground is laid out in cells, a square each on a board and an inch on a table, and the way is counted from cell to
//! cell. That is near enough to know where to turn to; what a movement really costs the rules say.

use std::collections::VecDeque;

use anima::content::Measure;
use anima::ground::Ground;
use anima::state::{Marks, Place, Placed};
use anima::{Anima, Scenery, State};

/// Farther than any way leads: where nobody gets to.
const NOWHERE: i32 = 500_000;

const TABLE_CELL: i32 = 1000;
const INCH: i32 = 1000;

/// The ground in cells, and how far each is from what was last asked for.
#[derive(Default)]
pub struct Ways {
    /// The map and scenery these cells are of.
    of: Option<(u8, Scenery, Vec<Placed>)>,
    /// How wide a cell is in the units of a place.
    cell: i32,
    width: i32,
    depth: i32,
    /// What going straight and aslant from cell to cell costs, in thousandths of an inch.
    steps: [i32; 2],
    /// How high each cell lies, where one can stand there.
    levels: Vec<Option<u8>>,
    /// What was measured lately, the last first.
    fields: Vec<Field>,
    next: VecDeque<i32>,
}

/// How far every cell is from the nearest of some places.
#[derive(Default)]
struct Field {
    to: Vec<Place>,
    far: Vec<i32>,
}

/// So many fields are kept: figures that are weighed one after another have few goals between them.
const FIELDS: usize = 8;

impl Ways {
    /// Lays the ground out, unless it is the same as last time.
    pub fn lay_out(&mut self, game: &Anima, state: &State, ground: &Ground, figure: u8) {
        let (map, scenery, pieces) = (game.form().map, game.form().scenery, state.pieces());
        if self.of.as_ref().is_some_and(|of| (of.0, of.1, of.2.as_slice()) == (map, scenery, pieces)) {
            return;
        }
        self.of = Some((map, scenery, pieces.to_vec()));
        self.fields.clear();
        let map = game.map();
        let unit = match game.measure() {
            Measure::Board => {
                (self.cell, self.steps) = (1, [INCH, INCH]);
                INCH
            }
            Measure::Table => {
                (self.cell, self.steps) = (TABLE_CELL, [TABLE_CELL, TABLE_CELL * 7 / 5]);
                TABLE_CELL
            }
        };
        (self.width, self.depth) = (map.width.0 / unit, map.depth.0 / unit);
        let mut alone = *state;
        alone.figures.iter_mut().for_each(|other| other.marks.clear(Marks::ON_TABLE));
        self.levels.clear();
        for cell in 0..self.width * self.depth {
            let place = self.middle(cell);
            alone.figure_mut(figure).place = place;
            let free = ground.may_stand(game, &alone, figure);
            self.levels.push(free.then(|| ground.level_at(place)));
        }
    }

    fn middle(&self, cell: i32) -> Place {
        let half = self.cell / 2;
        Place { x: cell % self.width * self.cell + half, y: cell / self.width * self.cell + half }
    }

    fn cell_at(&self, place: Place) -> Option<usize> {
        let (x, y) = (place.x.div_euclid(self.cell), place.y.div_euclid(self.cell));
        let inside = (0..self.width).contains(&x) && (0..self.depth).contains(&y);
        if inside { usize::try_from(y * self.width + x).ok() } else { None }
    }

    /// Measures from everywhere to the nearest of these places, as one on foot goes.
    pub fn measure(&mut self, to: &[Place]) {
        if let Some(known) = self.fields.iter().position(|field| field.to == to) {
            return self.fields[..=known].rotate_right(1);
        }
        let mut field = if self.fields.len() < FIELDS { None } else { self.fields.pop() }.unwrap_or_default();
        field.to.clear();
        field.to.extend(to);
        field.far.clear();
        field.far.resize(self.levels.len(), NOWHERE);
        self.spread(&mut field);
        self.fields.insert(0, field);
    }

    fn spread(&mut self, field: &mut Field) {
        let Field { to, far } = field;
        self.next.clear();
        for &place in to.iter() {
            if let Some(cell) = self.cell_at(place) {
                far[cell] = 0;
                self.next.push_back(cell as i32);
            }
        }
        while let Some(cell) = self.next.pop_front() {
            let (x, y) = (cell % self.width, cell / self.width);
            let so_far = far[cell as usize];
            let level = self.levels[cell as usize];
            for (aside, ahead) in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
                let (x, y) = (x + aside, y + ahead);
                if !(0..self.width).contains(&x) || !(0..self.depth).contains(&y) {
                    continue;
                }
                let other = y * self.width + x;
                let Some(from) = self.levels[other as usize] else { continue };
                // From there one comes here: down any height, but up one level at most.
                if level.is_some_and(|level| level > from + 1) {
                    continue;
                }
                let cost = so_far + self.steps[usize::from(aside != 0 && ahead != 0)];
                if cost < far[other as usize] {
                    far[other as usize] = cost;
                    self.next.push_back(other);
                }
            }
        }
    }

    /// How far it is from there, in inches.
    pub fn from(&self, place: Place) -> f32 {
        let Some(Field { far, .. }) = self.fields.first() else { return 0.0 };
        let inches = |far: i32| far as f32 / INCH as f32;
        if self.cell == 1 {
            return inches(self.cell_at(place).map_or(NOWHERE, |cell| far[cell]));
        }
        // Between the middles of cells the way leads over the nearest good one of those around.
        let mut best = NOWHERE;
        for (aside, ahead) in [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let near = Place { x: place.x + aside * self.cell, y: place.y + ahead * self.cell };
            let Some(cell) = self.cell_at(near) else { continue };
            let middle = self.middle(cell as i32);
            let (x, y) = ((middle.x - place.x).abs(), (middle.y - place.y).abs());
            best = best.min(far[cell] + x.max(y) + x.min(y) * 2 / 5);
        }
        inches(best)
    }
}
