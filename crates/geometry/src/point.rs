//! Points, the way from one to another, and segments.
//!
//! Every point lies within [`Point::LIMIT`] of the origin in both directions, far more than the largest table. That
//! is why no product of two differences overflows 64 bits, and no product of six 128.

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

use crate::Mil;
use crate::ratio::{Squared, ceil_root};

/// A place on the table. X grows to the right, y away from the reader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "(Mil, Mil)", into = "(Mil, Mil)")]
pub struct Point {
    x: Mil,
    y: Mil,
}

/// The way from one point to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Vector {
    pub x: i64,
    pub y: i64,
}

/// A straight line between two points, with a direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Segment {
    pub from: Point,
    pub to: Point,
}

/// Why a written point was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooFar(pub Mil, pub Mil);

impl std::fmt::Display for TooFar {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "the point {},{} is farther out than {} inches", self.0, self.1, Point::LIMIT)
    }
}

impl std::error::Error for TooFar {}

impl Point {
    /// No coordinate is farther from zero than this, about 524 inches.
    pub const LIMIT: Mil = Mil(1 << 19);
    pub const ORIGIN: Point = Point { x: Mil::ZERO, y: Mil::ZERO };

    /// The point at these coordinates; one beyond the limit is brought back to it, and so stays off any table.
    #[inline]
    #[must_use]
    pub fn new(x: Mil, y: Mil) -> Point {
        let bound = |mil: Mil| mil.clamp(-Point::LIMIT, Point::LIMIT);
        Point { x: bound(x), y: bound(y) }
    }

    /// The point at these whole inches.
    #[must_use]
    pub fn inches(x: i32, y: i32) -> Point {
        Point::new(Mil::inches(x), Mil::inches(y))
    }

    #[inline]
    #[must_use]
    pub fn x(self) -> Mil {
        self.x
    }

    #[inline]
    #[must_use]
    pub fn y(self) -> Mil {
        self.y
    }

    /// The distance between two points, rounded up.
    #[inline]
    #[must_use]
    pub fn distance(self, other: Point) -> Mil {
        Mil::narrow(ceil_root((other - self).square().unsigned_abs()).cast_signed())
    }
}

impl TryFrom<(Mil, Mil)> for Point {
    type Error = TooFar;

    fn try_from((x, y): (Mil, Mil)) -> Result<Point, TooFar> {
        let point = Point::new(x, y);
        if (point.x, point.y) == (x, y) { Ok(point) } else { Err(TooFar(x, y)) }
    }
}

impl From<Point> for (Mil, Mil) {
    fn from(point: Point) -> (Mil, Mil) {
        (point.x, point.y)
    }
}

impl Sub for Point {
    type Output = Vector;

    #[inline]
    fn sub(self, from: Point) -> Vector {
        Vector { x: self.x.wide() - from.x.wide(), y: self.y.wide() - from.y.wide() }
    }
}

impl Add<Vector> for Point {
    type Output = Point;

    #[inline]
    fn add(self, way: Vector) -> Point {
        Point::new(Mil::narrow(self.x.wide() + way.x), Mil::narrow(self.y.wide() + way.y))
    }
}

impl Vector {
    #[inline]
    #[must_use]
    pub fn dot(self, other: Vector) -> i64 {
        self.x * other.x + self.y * other.y
    }

    /// Positive where `other` points to the left of this vector, zero where they are parallel.
    #[inline]
    #[must_use]
    pub fn cross(self, other: Vector) -> i64 {
        self.x * other.y - self.y * other.x
    }

    /// The square of its length.
    #[inline]
    #[must_use]
    pub fn square(self) -> i64 {
        self.dot(self)
    }
}

impl Segment {
    #[inline]
    #[must_use]
    pub fn new(from: Point, to: Point) -> Segment {
        Segment { from, to }
    }

    #[inline]
    #[must_use]
    pub fn way(self) -> Vector {
        self.to - self.from
    }

    #[must_use]
    pub fn reversed(self) -> Segment {
        Segment { from: self.to, to: self.from }
    }

    /// Its length, rounded up.
    #[must_use]
    pub fn length(self) -> Mil {
        self.from.distance(self.to)
    }

    /// The square of the distance from a point to the nearest point of the segment, ends included.
    #[inline]
    #[must_use]
    pub fn distance(self, point: Point) -> Squared {
        let (way, out) = (self.way(), point - self.from);
        let (ahead, square) = (way.dot(out), way.square());
        if ahead <= 0 {
            Squared::whole(out.square())
        } else if ahead >= square {
            Squared::whole((point - self.to).square())
        } else {
            let cross = i128::from(way.cross(out));
            Squared::new(cross * cross, square)
        }
    }

    /// Whether the smallest rectangles round two segments, one of them grown by `margin`, share any point. Where they
    /// do not, no points of the two are within `margin` of each other.
    #[inline]
    #[must_use]
    pub fn near(self, other: Segment, margin: Mil) -> bool {
        let margin = margin.limit();
        let apart = |from: Mil, to: Mil, low: Mil, high: Mil| {
            let ((from, to), (low, high)) = ((from.wide(), to.wide()), (low.wide(), high.wide()));
            from.max(to) + margin < low.min(high) || low.max(high) + margin < from.min(to)
        };
        !apart(self.from.x, self.to.x, other.from.x, other.to.x)
            && !apart(self.from.y, self.to.y, other.from.y, other.to.y)
    }

    /// Whether the nearest point of the segment, ends included, is nearer to a point than `distance`, without working
    /// out how near.
    #[inline]
    #[must_use]
    pub fn is_nearer(self, point: Point, distance: i64) -> bool {
        let (way, out) = (self.way(), point - self.from);
        let (ahead, square) = (way.dot(out), way.square());
        let limit = distance * distance;
        if ahead <= 0 {
            out.square() < limit
        } else if ahead >= square {
            (point - self.to).square() < limit
        } else {
            let cross = way.cross(out);
            i128::from(cross) * i128::from(cross) < i128::from(limit) * i128::from(square)
        }
    }

    /// The square of the distance between the nearest points of two segments, ends included.
    #[must_use]
    pub fn distance_between(self, other: Segment) -> Squared {
        if self.meets(other) {
            return Squared::ZERO;
        }
        let there = self.distance(other.from).least(self.distance(other.to));
        there.least(other.distance(self.from)).least(other.distance(self.to))
    }

    /// Whether two segments share a point, ends included.
    #[must_use]
    pub fn meets(self, other: Segment) -> bool {
        let side = |segment: Segment, point: Point| segment.way().cross(point - segment.from).signum();
        let (one, two) = (side(self, other.from), side(self, other.to));
        let (three, four) = (side(other, self.from), side(other, self.to));
        if one * two < 0 && three * four < 0 {
            return true;
        }
        (one == 0 && self.spans(other.from))
            || (two == 0 && self.spans(other.to))
            || (three == 0 && other.spans(self.from))
            || (four == 0 && other.spans(self.to))
    }

    /// Whether a point on the segment's line lies between its ends, or on one.
    fn spans(self, point: Point) -> bool {
        (self.from - point).dot(self.to - point) <= 0
    }

    /// The place `length` along the segment, or its end if that is nearer.
    ///
    /// Each coordinate is rounded towards the start, so that the way to the place is never longer than `length`.
    #[must_use]
    pub fn along(self, length: Mil) -> Point {
        let (way, length) = (self.way(), length.limit().max(0));
        let square = way.square();
        if length * length >= square {
            return self.to;
        }
        // The root is taken of 2^20 times the square, so that ten more bits of the length are known.
        let whole = ceil_root(square.unsigned_abs() << 20).cast_signed();
        let part = |coordinate: i64| ((coordinate * length) << 10) / whole;
        self.from + Vector { x: part(way.x), y: part(way.y) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_beyond_the_limit_is_brought_back_or_refused() {
        let far = Point::new(Mil(i32::MAX), Mil(i32::MIN));
        assert_eq!((far.x(), far.y()), (Point::LIMIT, -Point::LIMIT));
        assert_eq!(serde_json::from_str::<Point>("[1500,-20]").unwrap(), Point::new(Mil(1500), Mil(-20)));
        let refused = serde_json::from_str::<Point>("[2000000,0]").unwrap_err().to_string();
        assert!(refused.contains("the point 2000,0 is farther out than 524.288 inches"), "{refused}");
    }

    #[test]
    fn the_largest_segments_do_not_overflow() {
        let (low, high) = (Point::new(-Point::LIMIT, -Point::LIMIT), Point::new(Point::LIMIT, Point::LIMIT));
        let diagonal = Segment::new(low, high);
        assert_eq!(diagonal.length(), Mil(1_482_911));
        assert_eq!(diagonal.along(Mil(i32::MAX)), high);
        assert_eq!(diagonal.along(Mil(1_000_000)), Point::new(Mil(182_818), Mil(182_818)));
        let corner = Point::new(-Point::LIMIT, Point::LIMIT);
        assert_eq!(diagonal.distance(corner).gap(0), Mil(741_456));
    }

    #[test]
    fn segments_that_share_an_end_or_a_stretch_meet() {
        let segment = |a, b, c, d| Segment::new(Point::inches(a, b), Point::inches(c, d));
        assert!(segment(0, 0, 4, 0).meets(segment(4, 0, 4, 4)));
        assert!(segment(0, 0, 4, 0).meets(segment(2, 0, 6, 0)));
        assert!(segment(0, 0, 4, 4).meets(segment(0, 4, 4, 0)));
        assert!(!segment(0, 0, 4, 0).meets(segment(5, 0, 6, 0)));
        assert!(!segment(0, 0, 4, 4).meets(segment(3, 2, 9, 2)));
    }
}
