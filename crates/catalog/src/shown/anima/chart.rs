//! The ground of a battle as a chart of characters: rows from the far edge to the near one, as the players see it.
//!
//! On a board each square is two columns wide, or one where the board is too wide for that. On a table a column is three
//! quarters of an inch, more where the table is larger than usual, and a row twice that, which on most screens makes the
//! chart about square. Two characters in one place of the chart are moved apart; the list beside it has true places.

use anima::Scenario;
use anima::content::{self, PieceKind};
use anima::ground::zone_of;
use anima::rules::scenarios;
use anima::state::{Flag, Place};
use geometry::polygon;
use geometry::squares::{Kind, Square};
use geometry::{Mil, Point};

use super::super::Row;
use super::Painter;
use super::figures::mark;

const CLEAR: char = '.';
const ZONE: char = '_';
const NODE: char = '*';
const FLAG: char = '!';
const MARKER: char = '?';

/// No chart is wider, so that it fits beside its numbers in eighty columns.
const WIDEST: i32 = 72;
/// The width of a column of a usual table.
const COLUMN: i32 = 750;
const INCH: i32 = Mil::INCH.0;

/// What is drawn, from the near edge to the far one.
struct Chart {
    rows: Vec<Vec<char>>,
    /// Columns that one square or point takes.
    cell: usize,
    /// Thousandths of an inch in a cell across and in a row.
    across: i32,
    along: i32,
    /// One for a table, an inch for a board: what a place counts in.
    unit: i32,
}

impl Chart {
    fn new(width: i32, depth: i32, is_board: bool) -> Chart {
        let (cell, across, along, unit) = if is_board {
            let cell = if width / INCH * 2 <= WIDEST { 2 } else { 1 };
            (cell, INCH, INCH, INCH)
        } else {
            let across = COLUMN.max((width + WIDEST - 1) / WIDEST);
            (1, across, 2 * across, 1)
        };
        let count = |length: i32, step: i32| usize::try_from((length + step - 1) / step).unwrap_or_default();
        let rows = vec![vec![' '; count(width, across) * cell]; count(depth, along)];
        Chart { rows, cell, across, along, unit }
    }

    /// The row and column of a place, within the chart.
    fn at(&self, place: Place) -> (usize, usize) {
        let step = |at: i32, step: i32, most: usize| {
            let cell = usize::try_from(at.saturating_mul(self.unit) / step).unwrap_or_default();
            cell.min(most.saturating_sub(1))
        };
        let columns = self.rows.first().map_or(1, Vec::len) / self.cell;
        (step(place.y, self.along, self.rows.len()), step(place.x, self.across, columns) * self.cell)
    }

    fn put(&mut self, place: Place, mark: char) {
        let (row, column) = self.at(place);
        if let Some(drawn) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
            *drawn = mark;
        }
    }

    /// Puts a label of two letters at a place, or as near to it as no other label stands.
    fn label(&mut self, taken: &mut Vec<(usize, usize)>, place: Place, label: [char; 2]) {
        if self.cell == 1 && self.unit > 1 {
            // One column a square has room for one letter: the number, or for the second side its letter.
            let letter = if label[0] == 'a' { upper(label[1]) } else { lower(label[1]) };
            return self.put(place, letter);
        }
        let (row, column) = self.at(place);
        let column = column.min(self.rows[row].len().saturating_sub(2));
        let near = [(0, 0), (0, 2), (0, -2), (1, 0), (-1, 0), (1, 2), (-1, -2), (1, -2), (-1, 2)];
        let free = near.into_iter().find_map(|(up, right): (isize, isize)| {
            let (row, column) = (row.checked_add_signed(up)?, column.checked_add_signed(right)?);
            let fits = row < self.rows.len() && column + 1 < self.rows[row].len();
            let alone = !taken.iter().any(|&(other, start)| other == row && start.abs_diff(column) < 2);
            (fits && alone).then_some((row, column))
        });
        let (row, column) = free.unwrap_or((row, column));
        taken.push((row, column));
        self.rows[row][column..column + 2].copy_from_slice(&label);
    }

    /// The rows with their numbers, the far one first, and the numbers of the columns below.
    fn lines(&self) -> Vec<String> {
        let name = |row: usize| {
            let low = i32::try_from(row).unwrap_or_default() * self.along;
            if low % INCH == 0 { (low / INCH).to_string() } else { String::new() }
        };
        let mut lines: Vec<String> = self
            .rows
            .iter()
            .enumerate()
            .rev()
            .map(|(row, marks)| format!("{:>3} {}", name(row), marks.iter().collect::<String>()))
            .collect();
        let mut ruler = vec![' '; self.rows.first().map_or(0, Vec::len)];
        let every = if self.unit > 1 { 2 } else { 6 };
        let widest = self.rows.first().map_or(0, Vec::len) / self.cell;
        for inch in (0..).step_by(every) {
            let place = usize::try_from(inch * INCH / self.across).unwrap_or_default();
            if place >= widest {
                break;
            }
            for (column, digit) in (place * self.cell..).zip(inch.to_string().chars()) {
                if let Some(drawn) = ruler.get_mut(column) {
                    *drawn = digit;
                }
            }
        }
        lines.push(format!("    {}", ruler.into_iter().collect::<String>()));
        lines
    }
}

fn upper(letter: char) -> char {
    letter.to_digit(36).and_then(|number| char::from_u32('A' as u32 + number - 1)).unwrap_or('?')
}

fn lower(letter: char) -> char {
    upper(letter).to_ascii_lowercase()
}

impl Painter<'_> {
    /// The chart, and what its marks mean.
    pub fn chart(&self) -> (Vec<Row>, Row) {
        let map = self.game.map();
        let mut chart = Chart::new(map.width.0, map.depth.0, self.ground.is_board());
        self.draw_ground(&mut chart);
        for &node in scenarios::nodes(self.game, &self.ground) {
            chart.put(node, NODE);
        }
        for flag in self.state.flags {
            match flag {
                Flag::At(place) => chart.put(place, FLAG),
                Flag::Nowhere | Flag::Carried(_) => {}
            }
        }
        for markers in &self.state.markers {
            markers.places().iter().for_each(|&place| chart.put(place, MARKER));
        }
        let mut drawn: Vec<char> = chart.rows.iter().flatten().copied().filter(|mark| *mark != ' ').collect();
        let mut taken = Vec::new();
        for figure in self.state.all_standing().iter() {
            chart.label(&mut taken, self.state.figure(figure).place, mark(figure));
        }
        let rows = chart.lines().into_iter().map(Row::plain).collect();
        drawn.sort_unstable();
        drawn.dedup();
        (rows, Row::quiet(self.legend(&drawn, &chart)))
    }

    fn draw_ground(&self, chart: &mut Chart) {
        let shows_zones = self.is_setup() || self.game.form().scenario == Scenario::Flag;
        let (columns, rows) = (chart.rows.first().map_or(0, Vec::len) / chart.cell, chart.rows.len());
        for row in 0..rows {
            for column in 0..columns {
                let mark = match self.ground.squares() {
                    Some(_) => self.square(column, row),
                    None => self.spot(chart, column, row),
                };
                let mark =
                    if mark == CLEAR && shows_zones && self.zone(chart, column, row) { ZONE } else { mark };
                chart.rows[row][column * chart.cell] = mark;
            }
        }
    }

    fn square(&self, column: usize, row: usize) -> char {
        let square =
            Square { x: u8::try_from(column).unwrap_or(u8::MAX), y: u8::try_from(row).unwrap_or(u8::MAX) };
        let cell = self.ground.squares().and_then(|board| board.cell(square));
        cell.map_or(CLEAR, |cell| match cell.kind() {
            Kind::Clear if cell.level() > 0 => level(cell.level()),
            Kind::Clear => CLEAR,
            Kind::Abrupt => kind(PieceKind::Abrupt),
            Kind::High => kind(PieceKind::High),
            Kind::Low => kind(PieceKind::Low),
            Kind::Minor => kind(PieceKind::Minor),
        })
    }

    /// What lies in a cell of a table, even if it fills but a part of it: nine points are looked at.
    fn spot(&self, chart: &Chart, column: usize, row: usize) -> char {
        let cell = |number: usize| i32::try_from(number).unwrap_or_default();
        let (left, low) = (cell(column) * chart.across, cell(row) * chart.along);
        let part = |of: i32, sixth: i32| of * sixth / 6;
        let points = [1, 3, 5]
            .into_iter()
            .flat_map(|x| [1, 3, 5].map(|y| (x, y)))
            .map(|(x, y)| Point::new(Mil(left + part(chart.across, x)), Mil(low + part(chart.along, y))));
        let points: Vec<Point> = points.collect();
        let found = self.state.pieces().iter().find_map(|placed| {
            let piece = &self.game.content.pieces[usize::from(placed.piece)];
            let (x, y) = (Mil(placed.place.x), Mil(placed.place.y));
            let lies = content::Placed { piece: placed.piece, x, y, quarters: placed.quarters };
            let outline = lies.outline(piece);
            let inside = |point: &Point| outline.place(*point) != polygon::Place::Outside;
            points.iter().any(inside).then_some(piece.kind)
        });
        found.map_or(CLEAR, kind)
    }

    fn zone(&self, chart: &Chart, column: usize, row: usize) -> bool {
        let middle = |number: usize, step: i32| i32::try_from(number).unwrap_or_default() * step + step / 2;
        let point = Point::new(Mil(middle(column, chart.across)), Mil(middle(row, chart.along)));
        [0, 1].into_iter().any(|zone| zone_of(self.game, self.state, zone).contains(point))
    }

    /// What the marks on the chart mean, only those that are there.
    fn legend(&self, drawn: &[char], chart: &Chart) -> String {
        let mut known: Vec<(char, String)> = [
            (CLEAR, "scenery-clear"),
            (kind(PieceKind::Abrupt), "scenery-abrupt"),
            (kind(PieceKind::High), "scenery-high"),
            (kind(PieceKind::Low), "scenery-low"),
            (kind(PieceKind::Minor), "scenery-minor"),
        ]
        .map(|(mark, name)| (mark, self.texts.name(name)))
        .to_vec();
        for height in 1u8..=2 {
            known.push((level(height), self.say("legend-level", &[("level", height.into())])));
        }
        known.push((ZONE, self.say("legend-zone", &[])));
        known.push((NODE, self.say("legend-node", &[])));
        known.push((FLAG, self.say("legend-flag", &[])));
        known.push((MARKER, self.say("legend-marker", &[])));
        let marks: Vec<String> = known
            .into_iter()
            .filter(|(mark, _)| drawn.contains(mark))
            .map(|(mark, name)| format!("{mark} {name}"))
            .collect();
        let mut text = self.say("legend", &[("marks", marks.join(", ").into())]);
        text.push(' ');
        text.push_str(&if !self.ground.is_board() {
            let column = Mil(chart.across).to_string();
            let row = Mil(chart.along).to_string();
            self.say("legend-table", &[("column", column.into()), ("row", row.into())])
        } else if chart.cell == 1 {
            self.say("legend-letters", &[])
        } else {
            self.say("legend-board", &[])
        });
        text
    }
}

fn kind(kind: PieceKind) -> char {
    match kind {
        PieceKind::Abrupt => ':',
        PieceKind::High => '#',
        PieceKind::Low => '~',
        PieceKind::Elevation { levels } => level(levels),
        PieceKind::Minor => '+',
    }
}

fn level(height: u8) -> char {
    char::from_digit(u32::from(height), 10).unwrap_or('^')
}

#[cfg(test)]
mod tests {
    use super::*;

    const INCHES: i32 = 1000;

    /// A square has two columns as long as the board fits the screen, and one where it is wider; a table has columns
    /// of three quarters of an inch, and wider ones where it is larger than usual.
    #[test]
    fn widths() {
        for (width, is_board, columns, cell) in
            [(36, true, 72, 2), (37, true, 37, 1), (64, true, 64, 1), (48, false, 64, 1), (120, false, 72, 1)]
        {
            let chart = Chart::new(width * INCHES, 24 * INCHES, is_board);
            assert_eq!((chart.rows[0].len(), chart.cell), (columns, cell), "{width}");
            assert!(chart.lines().iter().all(|line| line.chars().count() <= 80), "{width}");
        }
    }

    /// Two characters in the same place of the chart are both to be seen, and so is one at the very edge.
    #[test]
    fn labels_stand_apart() {
        let mut chart = Chart::new(48 * INCHES, 48 * INCHES, false);
        let mut taken = Vec::new();
        for (number, (x, y)) in ('1'..).zip([(20_000, 20_000), (20_600, 20_400), (47_900, 47_900)]) {
            chart.label(&mut taken, Place { x, y }, ['a', number]);
        }
        let drawn: String = chart.lines().concat();
        assert!(["a1", "a2", "a3"].iter().all(|label| drawn.contains(label)), "{drawn}");
    }

    /// On a wide board a character is one letter: large for the first side, small for the second.
    #[test]
    fn letters() {
        let mut chart = Chart::new(64 * INCHES, 24 * INCHES, true);
        chart.label(&mut Vec::new(), Place { x: 3, y: 0 }, mark(1));
        chart.label(&mut Vec::new(), Place { x: 5, y: 0 }, mark(16 + 10));
        assert_eq!(chart.rows[0].iter().collect::<String>().trim_end(), "   B k");
    }
}
