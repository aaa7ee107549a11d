//! Whether a table's scenery lies as the rules want it: apart, off the edge, with room to deploy and a way across.

use std::collections::VecDeque;

use geometry::base::LARGE;
use geometry::polygon::Place;
use geometry::{Base, Mil, Point, Polygon, Rectangle};

use super::error::Flaw;
use super::map::Edge;
use super::{Edition, Map, Piece, PieceKind, Zone, caps};

/// What is wrong with a table, and which of its pieces shows it.
pub(super) struct Found {
    pub flaw: Flaw,
    pub placed: Option<usize>,
}

/// Scenery where it lies.
struct Lying<'a> {
    piece: &'a Piece,
    outline: Polygon,
}

impl Lying<'_> {
    /// Whether a base there stands on what nobody on foot crosses: impassable ground, or a cliff of two levels.
    fn stops(&self, base: Base) -> bool {
        match self.piece.kind {
            PieceKind::High | PieceKind::Low => self.outline.overlaps_base(base),
            PieceKind::Elevation { levels } => {
                levels > 1 && self.outline.place(base.centre()) == Place::Inside
            }
            PieceKind::Abrupt | PieceKind::Minor => false,
        }
    }
}

pub(super) fn check_table(
    edition: &Edition,
    pieces: &[Piece],
    map: &Map,
    edges: [Edge; 2],
) -> Result<(), Found> {
    let lying: Vec<Lying<'_>> = map
        .placed
        .iter()
        .map(|placed| {
            let piece = &pieces[usize::from(placed.piece)];
            Lying { piece, outline: placed.outline(piece) }
        })
        .collect();
    let table = Rectangle::table(map.width, map.depth);
    check_places(edition, table, &lying)?;
    for (zone, edge) in map.zones.into_iter().zip(edges) {
        let room = room(zone, &lying);
        let needed = usize::from(caps::ROOM_IN_A_ZONE);
        if room < needed {
            let flaw = Flaw::CrampedZone { edge: edge.word(), room, needed };
            return Err(Found { flaw, placed: None });
        }
    }
    if way(table, map.zones, &lying) { Ok(()) } else { Err(Found { flaw: Flaw::NoWay, placed: None }) }
}

/// Rule: setup.scenery_place
fn check_places(edition: &Edition, table: Rectangle, lying: &[Lying<'_>]) -> Result<(), Found> {
    let setup = &edition.setup;
    for (place, here) in lying.iter().enumerate() {
        let found = |flaw| Err(Found { flaw, placed: Some(place) });
        let id = || here.piece.id.clone();
        if !table.contains_polygon(&here.outline, setup.edge_gap) {
            return found(Flaw::SceneryNearEdge { piece: id(), least: setup.edge_gap });
        }
        for before in &lying[..place] {
            let one = before.piece.id.clone();
            if before.outline.overlaps(&here.outline) {
                return found(Flaw::SceneryOverlaps { one, other: id() });
            }
            if !before.outline.apart(&here.outline, setup.piece_gap) {
                return found(Flaw::SceneryTooClose { one, other: id(), least: setup.piece_gap });
            }
        }
    }
    Ok(())
}

/// How many of the largest bases stand side by side in a zone, in rows, off what stops them.
fn room(zone: Zone, lying: &[Lying<'_>]) -> usize {
    let across = LARGE * 2;
    let (low, high) = (zone.low(), zone.high());
    let steps =
        |from: Mil, to: Mil| (0..(to - from).0 / across.0).map(move |step| from + LARGE + across * step);
    steps(low.x(), high.x())
        .flat_map(|x| steps(low.y(), high.y()).map(move |y| Base::new(Point::new(x, y), LARGE)))
        .filter(|base| !lying.iter().any(|piece| piece.stops(*base)))
        .count()
}

/// Whether a character with the largest base can walk from one zone to the other.
///
/// The base is moved in steps of an inch, which is half its width: between two places where it stands free there is no
/// wall thin enough to be stepped over. A passage that only a finer step would find is too narrow to be called a way.
fn way(table: Rectangle, zones: [Zone; 2], lying: &[Lying<'_>]) -> bool {
    let inches = |length: Mil| usize::try_from(length.0 / Mil::INCH.0).unwrap_or(0);
    let (width, depth) = (inches(table.high().x()) + 1, inches(table.high().y()) + 1);
    let coordinate = |inch: usize| Mil::inches(i32::try_from(inch).unwrap_or(i32::MAX));
    let base = |x: usize, y: usize| Base::new(Point::new(coordinate(x), coordinate(y)), LARGE);
    let free = |base: Base| table.contains_base(base) && !lying.iter().any(|piece| piece.stops(base));

    let mut seen = vec![false; width * depth];
    let mut next = VecDeque::new();
    for (x, y) in (0..width).flat_map(|x| (0..depth).map(move |y| (x, y))) {
        if zones[0].contains_base(base(x, y)) && free(base(x, y)) {
            seen[y * width + x] = true;
            next.push_back((x, y));
        }
    }
    while let Some((x, y)) = next.pop_front() {
        if zones[1].contains_base(base(x, y)) {
            return true;
        }
        let neighbours = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)].into_iter();
        for (x, y) in neighbours.filter(|(x, y)| *x < width && *y < depth) {
            if !seen[y * width + x] {
                seen[y * width + x] = true;
                if free(base(x, y)) {
                    next.push_back((x, y));
                }
            }
        }
    }
    false
}
