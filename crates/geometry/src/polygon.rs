//! Outlines of scenery: simple polygons of at most twelve corners, kept inline.
//!
//! A polygon is checked when it is made, so that everything after can rely on it: its outline never meets itself and
//! runs counter-clockwise. The inside and the outline are told apart exactly, because touching an outline is never
//! the same as entering the shape. What part of a segment lies inside is found in [`crate::stretch`].

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ratio::Squared;
use crate::stretch::{self, Stretches};
use crate::{Base, Mil, Point, Segment, Vector};

/// The most corners a polygon has.
pub const CORNERS: usize = 12;

/// A simple polygon, its corners counter-clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
pub struct Polygon {
    corners: [Point; CORNERS],
    count: u8,
    low: Point,
    high: Point,
}

/// Why some points are not the corners of a polygon. Edge n runs from corner n to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPolygon {
    TooFewCorners(usize),
    TooManyCorners(usize),
    /// This corner and the next are the same point.
    RepeatedCorner(usize),
    /// These two edges meet where they should not.
    CrossedEdges(usize, usize),
}

impl fmt::Display for BadPolygon {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPolygon::TooFewCorners(count) => {
                write!(out, "an outline of {count} corners, it needs at least 3")
            }
            BadPolygon::TooManyCorners(count) => {
                write!(out, "an outline of {count} corners, it has at most {CORNERS}")
            }
            BadPolygon::RepeatedCorner(corner) => {
                write!(out, "corner {corner} of the outline equals the next")
            }
            BadPolygon::CrossedEdges(one, other) => {
                write!(out, "edges {one} and {other} of the outline meet")
            }
        }
    }
}

impl std::error::Error for BadPolygon {}

/// Where a point lies with regard to a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Inside,
    Outline,
    Outside,
}

impl Polygon {
    /// The polygon with these corners in order, either way round.
    ///
    /// Refused unless it is simple: at least three corners, neighbours different, and no two edges share a point but
    /// neighbours their common corner. Such an outline always encloses some area. Clockwise corners are turned round,
    /// the first staying first.
    pub fn new(points: &[Point]) -> Result<Polygon, BadPolygon> {
        let count = points.len();
        if count < 3 {
            return Err(BadPolygon::TooFewCorners(count));
        }
        if count > CORNERS {
            return Err(BadPolygon::TooManyCorners(count));
        }
        let edge = |index: usize| Segment::new(points[index % count], points[(index + 1) % count]);
        if let Some(corner) = (0..count).find(|index| edge(*index).way() == Vector::default()) {
            return Err(BadPolygon::RepeatedCorner(corner));
        }
        for one in 0..count {
            let (here, next) = (edge(one), edge(one + 1));
            if here.way().cross(next.way()) == 0 && here.way().dot(next.way()) < 0 {
                return Err(BadPolygon::CrossedEdges(one, (one + 1) % count));
            }
            for other in one + 2..count {
                if (other + 1) % count != one && here.meets(edge(other)) {
                    return Err(BadPolygon::CrossedEdges(one, other));
                }
            }
        }
        let mut corners = [points[0]; CORNERS];
        corners[..count].copy_from_slice(points);
        let twice_area: i64 =
            (0..count).map(|index| (edge(index).from - points[0]).cross(edge(index).way())).sum();
        if twice_area < 0 {
            corners[1..count].reverse();
        }
        let pick = |best: fn(Mil, Mil) -> Mil| {
            let join = |one: Point, two: &Point| Point::new(best(one.x(), two.x()), best(one.y(), two.y()));
            points.iter().fold(points[0], join)
        };
        let count = u8::try_from(count).expect("at most twelve corners");
        Ok(Polygon { corners, count, low: pick(Mil::min), high: pick(Mil::max) })
    }

    /// The rectangle between two opposite corners as a polygon.
    pub fn rectangle(one: Point, other: Point) -> Result<Polygon, BadPolygon> {
        Polygon::new(&[one, Point::new(other.x(), one.y()), other, Point::new(one.x(), other.y())])
    }

    /// Its corners, counter-clockwise.
    #[inline]
    #[must_use]
    pub fn vertices(&self) -> &[Point] {
        &self.corners[..usize::from(self.count)]
    }

    /// Its edges, each with the inside on its left.
    #[inline]
    pub fn edges(&self) -> impl Iterator<Item = Segment> + '_ {
        let corners = self.vertices();
        let before = corners.iter().cycle().skip(corners.len() - 1);
        before.zip(corners).map(|(from, to)| Segment::new(*from, *to))
    }

    /// Whether the smallest rectangle round the polygon, grown by `margin`, shares any point with the one round a
    /// segment. Where it does not, nothing within `margin` of the polygon is on the segment.
    #[inline]
    #[must_use]
    pub fn near_segment(&self, segment: Segment, margin: Mil) -> bool {
        let (one, two, margin) = (segment.from, segment.to, margin.limit());
        one.x().max(two.x()).wide() + margin >= self.low.x().wide()
            && one.x().min(two.x()).wide() <= self.high.x().wide() + margin
            && one.y().max(two.y()).wide() + margin >= self.low.y().wide()
            && one.y().min(two.y()).wide() <= self.high.y().wide() + margin
    }

    /// Whether a point is inside, exactly on the outline, or outside.
    #[must_use]
    pub fn place(&self, point: Point) -> Place {
        if !self.near_segment(Segment::new(point, point), Mil::ZERO) {
            return Place::Outside;
        }
        let mut inside = false;
        for edge in self.edges() {
            let (from, to) = (edge.from - point, edge.to - point);
            let cross = from.cross(to);
            if cross == 0 && from.dot(to) <= 0 {
                return Place::Outline;
            }
            // A ray to the right meets an upward edge that has the point on its left, or a downward one that has it
            // on its right. A corner level with the point counts as below it, so that it is met once or not at all.
            let (starts_below, ends_below) = (from.y <= 0, to.y <= 0);
            if starts_below != ends_below && (cross > 0) == starts_below {
                inside = !inside;
            }
        }
        if inside { Place::Inside } else { Place::Outside }
    }

    /// The parts of a segment that lie inside, in order. See [`crate::stretch`].
    #[inline]
    #[must_use]
    pub fn stretches(&self, segment: Segment) -> Stretches {
        stretch::inside(self, segment)
    }

    /// Whether it is plain, without looking closely, that no part of a segment is inside.
    #[inline]
    pub(crate) fn misses(&self, segment: Segment) -> bool {
        stretch::misses(self, segment)
    }

    /// Whether a segment passes through the inside. Touching the outline, or running along it, is not crossing.
    #[inline]
    #[must_use]
    pub fn crossed_by(&self, segment: Segment) -> bool {
        !self.misses(segment) && !self.stretches(segment).is_empty()
    }

    /// The square of the distance from a segment to the nearest point of the shape; zero where any of it is inside.
    #[must_use]
    pub fn distance(&self, segment: Segment) -> Squared {
        if self.place(segment.from) != Place::Outside {
            return Squared::ZERO;
        }
        let between = |nearest: Squared, edge: Segment| nearest.least(edge.distance_between(segment));
        let mut edges = self.edges();
        let first = edges.next().expect("a polygon has edges");
        edges.fold(first.distance_between(segment), between)
    }

    /// Whether a base shares any inside with the shape. Touching the outline is not overlapping.
    #[must_use]
    pub fn overlaps_base(&self, base: Base) -> bool {
        self.overlaps_swept(Segment::new(base.centre(), base.centre()), base.radius())
    }

    /// Whether a round shape of this radius, moved along a segment, comes to share any inside with the polygon.
    #[must_use]
    pub fn overlaps_swept(&self, segment: Segment, radius: Mil) -> bool {
        if !self.near_segment(segment, radius) {
            return false;
        }
        // Two segments that do not meet are nearest at an end of one of them; each corner is the start of one edge.
        let reach = radius.wide();
        let near = |edge: Segment| {
            edge.near(segment, radius)
                && reach > 0
                && (edge.is_nearer(segment.from, reach)
                    || edge.is_nearer(segment.to, reach)
                    || segment.is_nearer(edge.from, reach)
                    || edge.meets(segment))
        };
        // Whatever comes inside without starting there crosses an edge, and so is near one, unless it has no size.
        self.edges().any(near)
            || self.place(segment.from) == Place::Inside
            || (radius <= Mil::ZERO && self.crossed_by(segment))
    }

    /// Whether the nearest point of the shape is at most `limit` from the edge of a base, or under it.
    #[must_use]
    pub fn within(&self, base: Base, limit: Mil) -> bool {
        let centre = Segment::new(base.centre(), base.centre());
        let limit = limit.max(Mil::ZERO);
        self.near_segment(centre, base.radius() + limit)
            && self.distance(centre).within(base.radius().wide(), limit)
    }

    /// The distance from the edge of a base to the nearest point of the shape, rounded up; zero where they touch or
    /// overlap. `gap ≤ limit` is exactly [`Polygon::within`] for every limit from zero up.
    #[must_use]
    pub fn gap(&self, base: Base) -> Mil {
        let centre = Segment::new(base.centre(), base.centre());
        self.distance(centre).gap(base.radius().wide()).max(Mil::ZERO)
    }

    /// Whether two shapes share any inside. Touching outlines, even along a whole edge, is not overlapping.
    #[must_use]
    pub fn overlaps(&self, other: &Polygon) -> bool {
        // Just left of an edge is the inside of its polygon; if two insides meet at all, then they do so there for
        // an edge of one or the other.
        let enters =
            |one: &Polygon, two: &Polygon| one.edges().any(|edge| stretch::left_side_enters(two, edge));
        enters(self, other) || enters(other, self)
    }

    /// The square of the distance between the nearest points of two shapes; zero where they touch or overlap.
    #[must_use]
    pub fn distance_between(&self, other: &Polygon) -> Squared {
        if self.overlaps(other) {
            return Squared::ZERO;
        }
        let pairs = self.edges().flat_map(|one| other.edges().map(move |two| one.distance_between(two)));
        pairs.reduce(Squared::least).expect("polygons have edges")
    }

    /// Whether two shapes are at least `distance` apart.
    #[must_use]
    pub fn apart(&self, other: &Polygon, distance: Mil) -> bool {
        self.distance_between(other).compare(distance.limit().max(0)).is_ge()
    }

    /// The same shape moved, or nothing if a corner would pass [`Point::LIMIT`].
    #[must_use]
    pub fn moved(&self, way: Vector) -> Option<Polygon> {
        let (low, high) = (self.low + way, self.high + way);
        let exact = low - self.low == way && high - self.high == way;
        exact.then(|| Polygon { corners: self.corners.map(|corner| corner + way), low, high, ..*self })
    }
}

impl TryFrom<Vec<Point>> for Polygon {
    type Error = BadPolygon;

    fn try_from(points: Vec<Point>) -> Result<Polygon, BadPolygon> {
        Polygon::new(&points)
    }
}

impl From<Polygon> for Vec<Point> {
    fn from(polygon: Polygon) -> Vec<Point> {
        polygon.vertices().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn polygon(corners: &[(i32, i32)]) -> Result<Polygon, BadPolygon> {
        let points: Vec<Point> = corners.iter().map(|(x, y)| Point::inches(*x, *y)).collect();
        Polygon::new(&points)
    }

    #[test]
    fn what_is_no_simple_polygon_is_refused() {
        assert_eq!(polygon(&[(0, 0), (1, 0)]), Err(BadPolygon::TooFewCorners(2)));
        assert_eq!(polygon(&[(0, 0); 13]), Err(BadPolygon::TooManyCorners(13)));
        assert_eq!(polygon(&[(0, 0), (1, 0), (1, 0), (0, 1)]), Err(BadPolygon::RepeatedCorner(1)));
        assert_eq!(polygon(&[(0, 0), (4, 4), (4, 0), (0, 4)]), Err(BadPolygon::CrossedEdges(0, 2)));
        assert_eq!(polygon(&[(0, 0), (4, 0), (2, 0)]), Err(BadPolygon::CrossedEdges(0, 1)));
        let pinched = [(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)];
        assert_eq!(polygon(&pinched), Err(BadPolygon::CrossedEdges(0, 2)));
        let refused = serde_json::from_str::<Polygon>("[[0,0],[1,0]]").unwrap_err().to_string();
        assert!(refused.contains("an outline of 2 corners"), "{refused}");
    }

    #[test]
    fn clockwise_corners_are_turned_round() {
        let turned = polygon(&[(0, 0), (0, 4), (4, 4), (4, 0)]).unwrap();
        assert_eq!(turned, polygon(&[(0, 0), (4, 0), (4, 4), (0, 4)]).unwrap());
        let text = serde_json::to_string(&turned).unwrap();
        assert_eq!(serde_json::from_str::<Polygon>(&text).unwrap(), turned);
    }

    #[test]
    fn the_outline_is_neither_inside_nor_outside() {
        let shape = polygon(&[(0, 0), (8, 0), (8, 8), (4, 4), (0, 8)]).unwrap();
        let place = |x, y| shape.place(Point::inches(x, y));
        assert_eq!([place(0, 0), place(4, 4), place(2, 6), place(8, 3)], [Place::Outline; 4]);
        assert_eq!([place(4, 3), place(1, 4), place(7, 6)], [Place::Inside; 3]);
        assert_eq!([place(4, 5), place(-1, 4), place(9, 4), place(4, 9)], [Place::Outside; 4]);
    }

    #[test]
    fn running_along_an_outline_is_not_crossing() {
        let shape = polygon(&[(0, 0), (8, 0), (8, 8), (4, 4), (0, 8)]).unwrap();
        let crossed = |a, b, c, d| shape.crossed_by(Segment::new(Point::inches(a, b), Point::inches(c, d)));
        assert!(!crossed(-5, 0, 20, 0) && !crossed(8, -5, 8, 20) && !crossed(-1, 1, 1, -1));
        assert!(!crossed(0, 8, 8, 8) && !crossed(3, 5, 5, 5));
        assert!(crossed(0, 4, 8, 4) && crossed(1, 1, 2, 2) && crossed(0, 0, 8, 8));
    }

    #[test]
    fn neighbours_along_an_edge_do_not_overlap_but_equal_shapes_do() {
        let one = polygon(&[(0, 0), (4, 0), (4, 4), (0, 4)]).unwrap();
        let beside = one.moved(Point::inches(4, 1) - Point::ORIGIN).unwrap();
        assert!(
            !one.overlaps(&beside) && one.overlaps(&one) && one.distance_between(&beside).gap(0) == Mil(0)
        );
        let apart = one.moved(Point::inches(5, 0) - Point::ORIGIN).unwrap();
        assert_eq!(one.moved(Point::inches(521, 0) - Point::ORIGIN), None);
        assert!(one.apart(&apart, Mil::inches(1)) && !one.apart(&apart, Mil(1001)));
        let within = polygon(&[(1, 1), (2, 1), (2, 2)]).unwrap();
        assert!(one.overlaps(&within) && within.overlaps(&one));
    }
}
