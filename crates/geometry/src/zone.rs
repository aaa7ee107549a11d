//! Rectangles along the axes: the table itself and the zones marked on it.

use serde::{Deserialize, Serialize};

use crate::ratio::Squared;
use crate::{Base, Mil, Point, Polygon};

/// A rectangle, its edges included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(Point, Point)", into = "(Point, Point)")]
pub struct Rectangle {
    low: Point,
    high: Point,
}

impl From<(Point, Point)> for Rectangle {
    fn from((one, other): (Point, Point)) -> Rectangle {
        Rectangle::new(one, other)
    }
}

impl From<Rectangle> for (Point, Point) {
    fn from(rectangle: Rectangle) -> (Point, Point) {
        (rectangle.low, rectangle.high)
    }
}

impl Rectangle {
    /// The rectangle between two opposite corners, whichever they are.
    #[must_use]
    pub fn new(one: Point, other: Point) -> Rectangle {
        let low = Point::new(one.x().min(other.x()), one.y().min(other.y()));
        Rectangle { low, high: Point::new(one.x().max(other.x()), one.y().max(other.y())) }
    }

    /// A table with one corner at the origin.
    #[must_use]
    pub fn table(width: Mil, depth: Mil) -> Rectangle {
        Rectangle::new(Point::ORIGIN, Point::new(width, depth))
    }

    /// The corner with the smallest coordinates.
    #[must_use]
    pub fn low(self) -> Point {
        self.low
    }

    /// The corner with the largest coordinates.
    #[must_use]
    pub fn high(self) -> Point {
        self.high
    }

    #[inline]
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        self.contains_round(point, Mil::ZERO)
    }

    /// Whether the whole base lies in the rectangle.
    #[inline]
    #[must_use]
    pub fn contains_base(self, base: Base) -> bool {
        self.contains_round(base.centre(), base.radius())
    }

    /// Whether everything within `margin` of a point lies in the rectangle.
    #[inline]
    pub(crate) fn contains_round(self, point: Point, margin: Mil) -> bool {
        let (x, y, margin) = (point.x().wide(), point.y().wide(), margin.wide());
        self.low.x().wide() + margin <= x
            && x + margin <= self.high.x().wide()
            && self.low.y().wide() + margin <= y
            && y + margin <= self.high.y().wide()
    }

    /// Whether a shape lies in the rectangle and nowhere nearer to its edges than `margin`.
    #[must_use]
    pub fn contains_polygon(self, shape: &Polygon, margin: Mil) -> bool {
        shape.vertices().iter().all(|vertex| self.contains_round(*vertex, margin))
    }

    /// The square of the distance from a point to the rectangle, zero in it.
    #[inline]
    #[must_use]
    pub fn distance(self, point: Point) -> Squared {
        let outside =
            |low: Mil, here: Mil, high: Mil| (low.wide() - here.wide()).max(here.wide() - high.wide()).max(0);
        let x = outside(self.low.x(), point.x(), self.high.x());
        let y = outside(self.low.y(), point.y(), self.high.y());
        Squared::whole(x * x + y * y)
    }

    /// Whether any part of the base is in the rectangle or touches it.
    #[must_use]
    pub fn touches(self, base: Base) -> bool {
        self.within(base, Mil::ZERO)
    }

    /// Whether the nearest part of the base is at most `limit` from the rectangle.
    #[inline]
    #[must_use]
    pub fn within(self, base: Base, limit: Mil) -> bool {
        self.distance(base.centre()).within(base.radius().wide(), limit.max(Mil::ZERO))
    }

    /// Whether the farthest part of the base is at most `limit` from the rectangle. For a base partly in it this
    /// asks about the part that sticks out.
    #[must_use]
    pub fn wholly_within(self, base: Base, limit: Mil) -> bool {
        if self.contains_base(base) {
            return limit >= Mil::ZERO;
        }
        let (low, high, centre) = (self.low, self.high, base.centre());
        let inside = |low: Mil, here: Mil, high: Mil| low <= here && here <= high;
        let (level, upright) = (inside(low.x(), centre.x(), high.x()), inside(low.y(), centre.y(), high.y()));
        if level && upright {
            // The part that sticks out farthest does so straight across the nearest edge.
            let edges =
                [centre.x() - low.x(), high.x() - centre.x(), centre.y() - low.y(), high.y() - centre.y()];
            let nearest = edges.into_iter().min().expect("there are four edges");
            return base.radius() - nearest <= limit;
        }
        let room = limit - base.radius();
        room >= Mil::ZERO && self.distance(centre).within(0, room)
    }

    /// The distance from the base's edge to the rectangle, rounded up; zero where it touches.
    #[must_use]
    pub fn gap(self, base: Base) -> Mil {
        self.distance(base.centre()).gap(base.radius().wide()).max(Mil::ZERO)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::SMALL;

    fn base(x: i32, y: i32) -> Base {
        Base::new(Point::new(Mil(x), Mil(y)), SMALL)
    }

    /// A zone 24 inches wide and 4 deep in the middle of an edge of 48.
    fn zone() -> Rectangle {
        Rectangle::new(Point::inches(36, 0), Point::inches(12, 4))
    }

    #[test]
    fn the_whole_base_has_to_be_in_the_zone() {
        assert!(zone().contains_base(base(12_600, 3_400)));
        assert!(!zone().contains_base(base(12_599, 3_400)) && !zone().contains_base(base(12_600, 3_401)));
        assert!(zone().touches(base(11_400, 2_000)) && !zone().touches(base(11_399, 2_000)));
    }

    #[test]
    fn within_counts_the_nearest_part_and_wholly_within_the_farthest() {
        let far = base(20_000, 14_600);
        assert_eq!(zone().gap(far), Mil::inches(10));
        assert!(zone().within(far, Mil::inches(10)) && !zone().within(far, Mil(9_999)));
        assert!(zone().wholly_within(far, Mil(11_200)) && !zone().wholly_within(far, Mil(11_199)));
        let corner = base(36_300, 4_400);
        assert!(zone().wholly_within(corner, Mil(1_100)) && !zone().wholly_within(corner, Mil(1_099)));
        let edge = base(20_000, 3_900);
        assert!(zone().wholly_within(edge, Mil(500)) && !zone().wholly_within(edge, Mil(499)));
    }

    #[test]
    fn scenery_keeps_its_distance_from_the_edge() {
        let table = Rectangle::table(Mil::inches(48), Mil::inches(48));
        let square = |at: i32| {
            let corners = [(at, 10_000), (at + 4_000, 10_000), (at + 4_000, 14_000), (at, 14_000)];
            Polygon::new(&corners.map(|(x, y)| Point::new(Mil(x), Mil(y)))).unwrap()
        };
        assert!(table.contains_polygon(&square(3_000), Mil::inches(3)));
        assert!(!table.contains_polygon(&square(2_999), Mil::inches(3)));
        assert!(!table.contains_polygon(&square(41_001), Mil::inches(3)));
    }
}
