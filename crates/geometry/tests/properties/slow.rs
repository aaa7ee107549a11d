//! Slow, literal geometry in floating point.

use geometry::{Mil, Point, Polygon, Segment};

pub type Place = (f64, f64);

pub fn float(mil: Mil) -> f64 {
    f64::from(mil.0)
}

pub fn place(point: Point) -> Place {
    (float(point.x()), float(point.y()))
}

pub fn at(segment: Segment, part: f64) -> Place {
    let (from, to) = (place(segment.from), place(segment.to));
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

pub fn between(one: Place, other: Place) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// The distance from a place to a segment.
pub fn to_segment(here: Place, segment: Segment) -> f64 {
    let (from, to) = (place(segment.from), place(segment.to));
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let square = x * x + y * y;
    let part = if square == 0.0 { 0.0 } else { ((here.0 - from.0) * x + (here.1 - from.1) * y) / square };
    between(here, at(segment, part.clamp(0.0, 1.0)))
}

pub fn to_outline(here: Place, polygon: &Polygon) -> f64 {
    polygon.edges().map(|edge| to_segment(here, edge)).fold(f64::INFINITY, f64::min)
}

/// Whether a place lies inside: seen from there the outline goes once round. On the outline it is not.
pub fn inside(here: Place, polygon: &Polygon) -> bool {
    if to_outline(here, polygon) < 1e-7 {
        return false;
    }
    let angle = |edge: Segment| {
        let (from, to) = (place(edge.from), place(edge.to));
        let (from, to) = ((from.0 - here.0, from.1 - here.1), (to.0 - here.0, to.1 - here.1));
        (from.0 * to.1 - from.1 * to.0).atan2(from.0 * to.0 + from.1 * to.1)
    };
    polygon.edges().map(angle).sum::<f64>().abs() > 3.0
}

/// The distance from a place to a filled shape.
pub fn to_polygon(here: Place, polygon: &Polygon) -> f64 {
    if inside(here, polygon) { 0.0 } else { to_outline(here, polygon) }
}

/// The fractions of a segment at which its line meets an edge's line, or the corner of an edge along it: between two
/// neighbours of these the segment is inside or outside all along. A segment without length has no parts.
pub fn cuts(segment: Segment, polygon: &Polygon) -> Vec<f64> {
    let way = segment.way();
    let square = way.square() as f64;
    if square == 0.0 {
        return Vec::new();
    }
    let mut cuts = vec![0.0, 1.0];
    for edge in polygon.edges() {
        let side = way.cross(edge.way());
        if side != 0 {
            cuts.push((edge.from - segment.from).cross(edge.way()) as f64 / side as f64);
        } else {
            cuts.push((edge.from - segment.from).dot(way) as f64 / square);
        }
    }
    cuts.retain(|cut| (0.0..=1.0).contains(cut));
    cuts.sort_by(f64::total_cmp);
    cuts
}

/// The middles of the parts between cuts that have any length, and how long each part is.
pub fn parts(mut cuts: Vec<f64>) -> Vec<(f64, f64)> {
    cuts.sort_by(f64::total_cmp);
    let parts = cuts.windows(2).map(|pair| (f64::midpoint(pair[0], pair[1]), pair[1] - pair[0]));
    parts.filter(|(_, length)| *length > 1e-9).collect()
}
