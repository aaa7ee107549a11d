//! A board drawn as rows of letters, and whether its squares can be played on.
//!
//! The first row is the far edge. Squares of one kind that touch, corners included, are one piece of scenery; a hill's
//! two levels are one piece too. Pieces keep the distances that scenery keeps on a table, a square counting as an inch.

use std::ops::Range;

use geometry::Mil;
use geometry::squares::board::TOP;
use geometry::squares::{Board, Cell, Kind, Square, SquareSet};
use toml::Spanned;

use super::error::{ContentError, Flaw, Problem};
use super::map::Edge;
use super::source::Source;
use super::{Edition, Zone, caps, zone_holds};

/// The letters of a board: clear, abrupt, high, low, two levels of elevation, minor.
const LETTERS: [(char, Kind, u8); 7] = [
    ('.', Kind::Clear, 0),
    (':', Kind::Abrupt, 0),
    ('#', Kind::High, 0),
    ('~', Kind::Low, 0),
    ('1', Kind::Clear, 1),
    ('2', Kind::Clear, TOP),
    ('o', Kind::Minor, 0),
];
const KNOWN_LETTERS: &str = ". : # ~ 1 2 o";

/// A board, and where in its file each row stands.
pub(super) struct Rows {
    board: Board,
    /// From y = 0 up, which is from the last row of the file.
    places: Vec<Range<usize>>,
}

/// One piece of scenery on the board: what it is and a square of it.
#[derive(Clone, Copy)]
struct Patch {
    kind: Kind,
    first: Square,
}

impl Patch {
    /// How a refusal calls it: `abrupt 5,7`.
    fn name(self) -> String {
        let word = match self.kind {
            Kind::Clear => "elevation",
            Kind::Abrupt => "abrupt",
            Kind::High => "high",
            Kind::Low => "low",
            Kind::Minor => "minor",
        };
        format!("{word} {},{}", self.first.x, self.first.y)
    }
}

pub(super) fn read_rows(
    source: Source<'_>,
    rows: &Spanned<Vec<Spanned<String>>>,
) -> Result<Rows, ContentError> {
    let (least, most) = (usize::from(caps::SMALLEST_MAP), usize::from(caps::BOARD));
    let list = rows.get_ref();
    source.count("rows", rows.span(), list.len(), least, most)?;
    let width = list[0].get_ref().chars().count();
    if !(least..=most).contains(&width) {
        let problem = Problem::WrongCount { key: "columns", count: width, least, most };
        return Err(source.error(list[0].span(), problem));
    }
    let mut cells = Vec::with_capacity(width * list.len());
    for row in list.iter().rev() {
        let length = row.get_ref().chars().count();
        if length != width {
            return Err(source.error(row.span(), Flaw::UnevenRow { length, expected: width }));
        }
        for (column, letter) in row.get_ref().chars().enumerate() {
            let Some((_, kind, level)) = LETTERS.iter().find(|(known, _, _)| *known == letter) else {
                let flaw = Flaw::UnknownTerrain { letter, known: KNOWN_LETTERS };
                return Err(source.error(place_in_row(&row.span(), column), flaw));
            };
            cells.push(Cell::new(*kind, *level).expect("no letter stands for a level above the highest"));
        }
    }
    let size = |count: usize| u8::try_from(count).expect("the size was just checked");
    let board = Board::new(size(width), size(list.len()), cells).expect("every row is as long as the first");
    Ok(Rows { board, places: list.iter().rev().map(Spanned::span).collect() })
}

/// Where a row's letter stands in the file: after the quote, all letters before it being single bytes.
fn place_in_row(row: &Range<usize>, column: usize) -> Range<usize> {
    let at = row.start + 1 + column;
    at..at + 1
}

impl Rows {
    pub fn width(&self) -> u8 {
        self.board.width()
    }

    pub fn depth(&self) -> u8 {
        self.board.height()
    }

    pub fn board(self) -> Board {
        self.board
    }

    /// Everything that a board must keep. Trouble with a whole zone is reported at `edges_span`.
    pub fn check(
        &self,
        source: Source<'_>,
        edition: &Edition,
        zones: [Zone; 2],
        edges: [Edge; 2],
        edges_span: Range<usize>,
    ) -> Result<(), ContentError> {
        self.check_places(source, edition, &edges_span)?;
        for (zone, edge) in zones.into_iter().zip(edges) {
            let room = self.standing(zone).count();
            let needed = usize::from(caps::ROOM_IN_A_ZONE);
            if room < needed {
                let flaw = Flaw::CrampedZone { edge: edge.word(), room, needed };
                return Err(source.error(edges_span, flaw));
            }
        }
        let reached = self.reached(self.standing(zones[0]));
        for square in self.board.squares() {
            let cell = self.cell(square);
            if cell.passable() && !reached.contains(square) {
                let flaw = Flaw::OutOfReach { x: square.x, y: square.y, level: cell.level() };
                return Err(source.error(self.place(square), flaw));
            }
        }
        Ok(())
    }

    fn cell(&self, square: Square) -> Cell {
        self.board.cell(square).expect("only squares of the board are asked for")
    }

    fn place(&self, square: Square) -> Range<usize> {
        place_in_row(&self.places[usize::from(square.y)], usize::from(square.x))
    }

    /// The squares at most so many steps from this one, itself among them.
    fn around(&self, square: Square, steps: u8) -> impl Iterator<Item = Square> + use<> {
        let near = |at: u8, length: u8| at.saturating_sub(steps)..=at.saturating_add(steps).min(length - 1);
        let (columns, rows) = (near(square.x, self.width()), near(square.y, self.depth()));
        rows.flat_map(move |y| columns.clone().map(move |x| Square { x, y }))
    }

    /// Where a character may be deployed in a zone.
    fn standing(&self, zone: Zone) -> impl Iterator<Item = Square> + '_ {
        self.board.squares().filter(move |square| zone_holds(zone, *square) && self.cell(*square).passable())
    }

    /// Rule: setup.scenery_place
    fn check_places(
        &self,
        source: Source<'_>,
        edition: &Edition,
        edges_span: &Range<usize>,
    ) -> Result<(), ContentError> {
        let setup = &edition.setup;
        let (patches, patch_of) = self.patches();
        source.count("scenery", edges_span.clone(), patches.len(), 0, usize::from(setup.most_pieces))?;
        let (edge_gap, piece_gap) = (squares_of(setup.edge_gap), squares_of(setup.piece_gap));
        for square in self.board.squares() {
            let Some(here) = self.patch(&patch_of, square) else { continue };
            let refuse = |flaw| Err(source.error(self.place(square), flaw));
            let to_edge = |at: u8, length: u8| at.min(length - 1 - at);
            if to_edge(square.x, self.width()).min(to_edge(square.y, self.depth())) < edge_gap {
                let piece = patches[here].name();
                return refuse(Flaw::SceneryNearEdge { piece, least: setup.edge_gap });
            }
            let mut near = self.around(square, piece_gap).filter_map(|other| self.patch(&patch_of, other));
            if let Some(other) = near.find(|other| *other != here) {
                let (one, other) = (patches[here].name(), patches[other].name());
                return refuse(Flaw::SceneryTooClose { one, other, least: setup.piece_gap });
            }
        }
        Ok(())
    }

    fn patch(&self, patch_of: &[Option<usize>], square: Square) -> Option<usize> {
        patch_of[self.board.index(square).expect("only squares of the board are asked for")]
    }

    /// The pieces of scenery, and for each square the piece it belongs to.
    fn patches(&self) -> (Vec<Patch>, Vec<Option<usize>>) {
        let index = |square| self.board.index(square).expect("only squares of the board are asked for");
        let is_scenery = |cell: Cell| cell != Cell::CLEAR;
        let mut patches = Vec::new();
        let mut patch_of = vec![None; usize::from(self.width()) * usize::from(self.depth())];
        for first in self.board.squares() {
            let kind = self.cell(first).kind();
            if !is_scenery(self.cell(first)) || patch_of[index(first)].is_some() {
                continue;
            }
            patch_of[index(first)] = Some(patches.len());
            let mut next = vec![first];
            while let Some(square) = next.pop() {
                for other in self.around(square, 1) {
                    let cell = self.cell(other);
                    if is_scenery(cell) && cell.kind() == kind && patch_of[index(other)].is_none() {
                        patch_of[index(other)] = Some(patches.len());
                        next.push(other);
                    }
                }
            }
            patches.push(Patch { kind, first });
        }
        (patches, patch_of)
    }

    /// Every square that somebody on foot gets to from these, up and down one level at a time.
    fn reached(&self, from: impl Iterator<Item = Square>) -> SquareSet {
        let mut next: Vec<Square> = from.collect();
        let mut reached: SquareSet = next.iter().copied().collect();
        while let Some(square) = next.pop() {
            let level = self.cell(square).level();
            for other in self.around(square, 1) {
                let cell = self.cell(other);
                if cell.passable() && cell.level().abs_diff(level) <= 1 && !reached.contains(other) {
                    reached.insert(other);
                    next.push(other);
                }
            }
        }
        reached
    }
}

/// The fewest squares that are at least this long.
fn squares_of(length: Mil) -> u8 {
    u8::try_from((length.0 + Mil::INCH.0 - 1) / Mil::INCH.0).unwrap_or(u8::MAX)
}
