//! A map's file: `maps/table/<id>.toml` places scenery, `maps/board/<id>.toml` draws squares.
//!
//! Both say which two edges the sides deploy at; how large their zones are is the edition's matter.

use ::content::Ids;
use geometry::{Mil, Point, Rectangle};
use serde::Deserialize;
use toml::Spanned;

use super::board::read_rows;
use super::error::{ContentError, Flaw, Problem};
use super::ground::check_table;
use super::source::{Inches, Source, read_length};
use super::{Edition, Map, Measure, Piece, Placed, Zone, caps};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    id: Spanned<String>,
    width: Spanned<Inches>,
    depth: Spanned<Inches>,
    edges: Spanned<Vec<Spanned<String>>>,
    #[serde(default)]
    scenery: Vec<Spanned<SceneryTable>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SceneryTable {
    piece: Spanned<String>,
    x: Spanned<Inches>,
    y: Spanned<Inches>,
    quarters: Option<Spanned<i64>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    id: Spanned<String>,
    edges: Spanned<Vec<Spanned<String>>>,
    rows: Spanned<Vec<Spanned<String>>>,
}

/// An edge of the map. Near is where y is 0, left where x is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Edge {
    Near,
    Far,
    Left,
    Right,
}

const EDGES: [(&str, Edge); 4] =
    [("near", Edge::Near), ("far", Edge::Far), ("left", Edge::Left), ("right", Edge::Right)];

/// A map has two zones.
const ZONES: usize = 2;
/// Three quarters of a turn; the fourth would be none.
const MOST_QUARTERS: u8 = 3;
const SMALLEST: Mil = Mil(caps::SMALLEST_MAP as i32 * 1000);
const LARGEST: Mil = Mil(caps::TABLE as i32 * 1000);

impl Edge {
    pub fn word(self) -> &'static str {
        EDGES.iter().find(|(_, edge)| *edge == self).map(|(word, _)| *word).expect("every edge has a word")
    }

    fn opposite(self) -> Edge {
        match self {
            Edge::Near => Edge::Far,
            Edge::Far => Edge::Near,
            Edge::Left => Edge::Right,
            Edge::Right => Edge::Left,
        }
    }

    /// The zone at the middle of this edge, no wider than the edge is long.
    fn zone(self, width: Mil, depth: Mil, zone_width: Mil, zone_depth: Mil) -> Zone {
        // Whole inches to the corner, so that a zone on a board begins with a square.
        let middle = |length: Mil| {
            let span = zone_width.min(length);
            let from = Mil((length - span).0 / 2_000 * 1_000);
            (from, from + span)
        };
        let ((left, right), (low, high)) = match self {
            Edge::Near => (middle(width), (Mil::ZERO, zone_depth)),
            Edge::Far => (middle(width), (depth - zone_depth, depth)),
            Edge::Left => ((Mil::ZERO, zone_depth), middle(depth)),
            Edge::Right => ((width - zone_depth, width), middle(depth)),
        };
        Rectangle::new(Point::new(left, low), Point::new(right, high))
    }
}

pub(super) fn read_table(
    source: Source<'_>,
    edition: &Edition,
    pieces: &[Piece],
    ids: &mut Ids,
) -> Result<Map, ContentError> {
    let file: TableFile = source.parse()?;
    source.named_id(&file.id, source.name())?;
    let id = source.new_id(&file.id, ids)?;
    let width = read_length(source, "width", &file.width, SMALLEST, LARGEST)?;
    let depth = read_length(source, "depth", &file.depth, SMALLEST, LARGEST)?;
    let edges = read_edges(source, &file.edges)?;
    let setup = &edition.setup;
    let zones = edges.map(|edge| edge.zone(width, depth, setup.zone_width, setup.zone_depth));

    source.count("scenery", file.id.span(), file.scenery.len(), 0, usize::from(setup.most_pieces))?;
    let mut placed = Vec::with_capacity(file.scenery.len());
    for scenery in &file.scenery {
        placed.push(read_scenery(source, pieces, scenery.get_ref(), width, depth)?);
    }
    let map = Map { id, measure: Measure::Table, width, depth, placed, squares: None, zones };
    check_table(edition, pieces, &map, edges).map_err(|found| {
        let span = match found.placed {
            Some(place) => file.scenery[place].get_ref().piece.span(),
            None => file.edges.span(),
        };
        source.error(span, found.flaw)
    })?;
    Ok(map)
}

fn read_scenery(
    source: Source<'_>,
    pieces: &[Piece],
    scenery: &SceneryTable,
    width: Mil,
    depth: Mil,
) -> Result<Placed, ContentError> {
    let name = scenery.piece.get_ref();
    let found = pieces.iter().position(|piece| piece.id == *name);
    // More pieces than can be numbered are refused by their count.
    let Some(piece) = found.and_then(|piece| u8::try_from(piece).ok()) else {
        return Err(source.error(scenery.piece.span(), Flaw::UnknownPiece { piece: name.clone() }));
    };
    let quarters = match &scenery.quarters {
        Some(quarters) => source.number_from("quarters", quarters, 0, MOST_QUARTERS)?,
        None => 0,
    };
    Ok(Placed {
        piece,
        x: read_length(source, "x", &scenery.x, Mil::ZERO, width)?,
        y: read_length(source, "y", &scenery.y, Mil::ZERO, depth)?,
        quarters,
    })
}

pub(super) fn read_board(source: Source<'_>, edition: &Edition, ids: &mut Ids) -> Result<Map, ContentError> {
    let file: BoardFile = source.parse()?;
    source.named_id(&file.id, source.name())?;
    let id = source.new_id(&file.id, ids)?;
    let edges = read_edges(source, &file.edges)?;
    let rows = read_rows(source, &file.rows)?;
    let (width, depth) = (Mil::inches(i32::from(rows.width())), Mil::inches(i32::from(rows.depth())));
    // A zone on a board is made of whole squares.
    let whole = |length: Mil| Mil(length.0 / 1_000 * 1_000);
    let (zone_width, zone_depth) = (whole(edition.setup.zone_width), whole(edition.setup.zone_depth));
    let zones = edges.map(|edge| edge.zone(width, depth, zone_width, zone_depth));
    rows.check(source, edition, zones, edges, file.edges.span())?;
    let squares = Some(rows.board());
    Ok(Map { id, measure: Measure::Board, width, depth, placed: Vec::new(), squares, zones })
}

fn read_edges(source: Source<'_>, edges: &Spanned<Vec<Spanned<String>>>) -> Result<[Edge; 2], ContentError> {
    let [one, other] = edges.get_ref().as_slice() else {
        let count = edges.get_ref().len();
        let problem = Problem::WrongCount { key: "edges", count, least: ZONES, most: ZONES };
        return Err(source.error(edges.span(), problem));
    };
    let (first, second) = (source.word("edges", one, &EDGES)?, source.word("edges", other, &EDGES)?);
    if second != first.opposite() {
        let flaw = Flaw::EdgesNotOpposite { one: first.word(), other: second.word() };
        return Err(source.error(other.span(), flaw));
    }
    Ok([first, second])
}
