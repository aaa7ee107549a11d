//! A base that moves straight: what its swept path meets, and where it has to stop.
//!
//! The swept path is everything within the base's radius of a segment, so every question about it is a distance from
//! that segment. Places are whole mil, and hardly any lies exactly on a slanting segment: the place a given length
//! along one is [`Segment::along`], and a mover that stops early moves along the segment to *that* place. Whatever a
//! function here returns has been tested as such a move.

use crate::base::CONTACT;
use crate::leg::{Footing, Patch};
use crate::{Base, Mil, Point, Rectangle, Segment};

/// A base and the place it moves straight to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sweep {
    pub base: Base,
    pub to: Point,
}

/// Everything that can be in a mover's way. The mover's own base must not be among the bases, or be ignored.
#[derive(Clone, Copy, Debug)]
pub struct Terrain<'a> {
    pub table: Rectangle,
    pub patches: &'a [Patch],
    pub bases: &'a [Base],
    /// Bases that are in nobody's way: bit n stands for base n.
    pub ignored: u64,
}

/// What a swept path meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// It leaves the table.
    Edge,
    /// The closed patch of this number.
    Patch(usize),
    /// The base of this number.
    Base(usize),
}

/// How a base gets in the way of a sweep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interception {
    /// Where the interceptor moves to, straight.
    pub place: Point,
    /// Where the swept base then stops, in contact with it.
    pub stop: Point,
}

impl<'a> Terrain<'a> {
    /// The bases that count, with their numbers.
    pub fn standing(&self) -> impl Iterator<Item = (usize, Base)> + use<'a> {
        let ignored = self.ignored;
        let counts = move |index: usize| index >= 64 || ignored >> index & 1 == 0;
        self.bases.iter().copied().enumerate().filter(move |(index, _)| counts(*index))
    }

    /// The closed patches, with their numbers.
    pub fn closed(&self) -> impl Iterator<Item = (usize, &'a Patch)> + use<'a> {
        self.patches.iter().enumerate().filter(|(_, patch)| patch.footing == Footing::Closed)
    }
}

impl Sweep {
    #[must_use]
    pub fn new(base: Base, to: Point) -> Sweep {
        Sweep { base, to }
    }

    /// The way of the base's centre.
    #[inline]
    #[must_use]
    pub fn segment(self) -> Segment {
        Segment::new(self.base.centre(), self.to)
    }

    /// The same move, ended at another place.
    #[must_use]
    pub fn ended(self, to: Point) -> Sweep {
        Sweep { to, ..self }
    }

    /// Whether the swept path shares any inside with a base. Touching it is not overlapping.
    #[inline]
    #[must_use]
    pub fn overlaps(self, other: Base) -> bool {
        self.passes(other, Mil::ZERO) && self.segment().is_nearer(other.centre(), self.base.radii(other))
    }

    /// Whether the rectangle round the swept path comes within `margin` of the one round a base: where it does not, the
    /// two are farther apart than that.
    #[inline]
    fn passes(self, other: Base, margin: Mil) -> bool {
        let centre = Segment::new(other.centre(), other.centre());
        self.segment().near(centre, self.base.radius() + other.radius() + margin)
    }

    /// Whether the swept path comes within `limit` of a base's edge.
    #[inline]
    #[must_use]
    pub fn within(self, other: Base, limit: Mil) -> bool {
        self.segment().distance(other.centre()).within(self.base.radii(other), limit)
    }

    /// Whether the whole swept path stays on a table.
    #[inline]
    #[must_use]
    pub fn stays_on(self, table: Rectangle) -> bool {
        table.contains_base(self.base) && table.contains_base(self.base.at(self.to))
    }

    /// The first thing the swept path overlaps or leaves, looking at the table's edge, then the closed patches, then
    /// the bases, each by number. Nothing, if the base can go there.
    #[must_use]
    pub fn obstacle(self, terrain: &Terrain<'_>) -> Option<Obstacle> {
        if !self.stays_on(terrain.table) {
            return Some(Obstacle::Edge);
        }
        let (segment, radius) = (self.segment(), self.base.radius());
        let mut closed = terrain.closed().filter(|(_, patch)| patch.outline.overlaps_swept(segment, radius));
        let mut standing = terrain.standing().filter(|(_, base)| self.overlaps(*base));
        let patch = closed.next().map(|(index, _)| Obstacle::Patch(index));
        patch.or_else(|| standing.next().map(|(index, _)| Obstacle::Base(index)))
    }

    /// Whether the base can go there: it stays on the table and overlaps nothing closed and nobody.
    #[inline]
    #[must_use]
    pub fn is_free(self, terrain: &Terrain<'_>) -> bool {
        self.obstacle(terrain).is_none()
    }

    /// The place where the base has to stop, and how far along it is.
    ///
    /// The move to that place is legal, and the move one mil farther is not, unless it is the end of the way. A base
    /// that cannot move at all stays where it is, even if it overlaps something there.
    #[must_use]
    pub fn stop_before(self, terrain: &Terrain<'_>) -> (Mil, Point) {
        let segment = self.segment();
        if self.is_free(terrain) {
            return (segment.length(), self.to);
        }
        // At `free` there is a legal move, or none at all, and at `met` one that is not.
        let (mut free, mut met) = (0, segment.length().0);
        while met - free > 1 {
            let middle = free + (met - free) / 2;
            if self.ended(segment.along(Mil(middle))).is_free(terrain) {
                free = middle;
            } else {
                met = middle;
            }
        }
        (Mil(free), segment.along(Mil(free)))
    }

    /// The first place along the way where the moving base is in contact with another, and how far along it is.
    ///
    /// Exactly: the smallest whole length at which the base at [`Segment::along`] is in contact with `other`. Nothing,
    /// if there is none, or if the bases overlap to begin with.
    #[must_use]
    pub fn first_contact(self, other: Base) -> Option<(Mil, Point)> {
        /// Rounding moves a place by less than this.
        const WOBBLE: i64 = 2;
        if !self.passes(other, CONTACT + CONTACT) || self.base.overlaps(other) {
            return None;
        }
        if self.base.contact(other) {
            return Some((Mil::ZERO, self.base.centre()));
        }
        let segment = self.segment();
        let (way, out) = (segment.way(), other.centre() - segment.from);
        let reach = self.base.radii(other) + CONTACT.wide() + WOBBLE;
        if segment.distance(other.centre()).compare(reach).is_gt() {
            return None;
        }
        let length = segment.length().wide();
        // The line passes the other centre at `aside`, and the place nearest to it is `ahead` along. Both are rounded
        // so that the stretch looked at is, if anything, too long.
        let ahead = if length == 0 { 0 } else { way.dot(out).div_euclid(length) };
        let aside = if length == 0 { 0 } else { way.cross(out).abs() / length };
        let half = (reach * reach - aside * aside).max(0).isqrt() + WOBBLE;
        let first = (ahead - half).max(0);
        let last = (ahead + half + WOBBLE).min(length);
        (first..=last)
            .map(|along| (Mil::narrow(along), segment.along(Mil::narrow(along))))
            .find(|(_, place)| self.base.at(*place).contact(other))
    }

    /// How a base that moves straight, at most `allowance`, can come into contact with the swept path: by the
    /// shortest way towards the nearest point of it, or where it stands if it is in contact already.
    ///
    /// The interception returned holds exactly: the way to the place is no longer than the allowance, and the swept
    /// base, stopped by it, ends where [`Sweep::first_contact`] says. It is found whenever the base's edge is within
    /// the allowance of the swept path; in the last [`CONTACT`] beyond that there may be none.
    #[must_use]
    pub fn intercept(self, interceptor: Base, allowance: Mil) -> Option<Interception> {
        let segment = self.segment();
        let distance = segment.distance(interceptor.centre());
        let radii = self.base.radii(interceptor);
        if distance.overlaps(radii) || !distance.within(radii, allowance.max(Mil::ZERO) + CONTACT) {
            return None;
        }
        let gap = distance.gap(radii);
        let meet = |place: Point| {
            let (_, stop) = self.first_contact(interceptor.at(place))?;
            Some(Interception { place, stop })
        };
        if gap <= CONTACT
            && let Some(found) = meet(interceptor.centre())
        {
            return Some(found);
        }
        // Half of the contact tolerance is left as room for rounding.
        let length = (gap - Mil(CONTACT.0 / 2)).clamp(Mil::ZERO, allowance.max(Mil::ZERO));
        meet(Segment::new(interceptor.centre(), nearest(segment, interceptor.centre())).along(length))
    }
}

/// The place nearest to a base on the straight line to a target's centre where the two are in contact.
#[must_use]
pub fn approach(mover: Base, target: Base) -> Option<Point> {
    Sweep::new(mover, target.centre()).first_contact(target).map(|(_, place)| place)
}

/// The point of a segment nearest to another point, its coordinates rounded to whole mil.
#[must_use]
pub fn nearest(segment: Segment, point: Point) -> Point {
    let (way, out) = (segment.way(), point - segment.from);
    let (ahead, square) = (way.dot(out), way.square());
    if ahead <= 0 {
        return segment.from;
    }
    if ahead >= square {
        return segment.to;
    }
    let part = |coordinate: i64| {
        let share = (i128::from(coordinate) * i128::from(ahead) * 2 + i128::from(square))
            .div_euclid(i128::from(square) * 2);
        i64::try_from(share).expect("a part of a coordinate is no longer than the coordinate")
    };
    segment.from + crate::Vector { x: part(way.x), y: part(way.y) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Polygon;
    use crate::base::{LARGE, SMALL};

    fn base(x: i32, y: i32, radius: Mil) -> Base {
        Base::new(Point::new(Mil(x), Mil(y)), radius)
    }

    #[test]
    fn a_mover_meets_the_edge_then_walls_then_bases() {
        let wall = Polygon::rectangle(Point::inches(10, 0), Point::inches(11, 4)).unwrap();
        let patches = [Patch { outline: wall, footing: Footing::Closed, level: 0 }];
        let bases = [base(5_000, 8_000, SMALL), base(14_000, 8_000, LARGE)];
        let table = Rectangle::table(Mil::inches(20), Mil::inches(20));
        let terrain = Terrain { table, patches: &patches, bases: &bases, ignored: 0 };
        let go = |from: (i32, i32), to: (i32, i32)| {
            Sweep::new(base(from.0, from.1, SMALL), Point::new(Mil(to.0), Mil(to.1))).obstacle(&terrain)
        };
        assert_eq!(go((2_000, 2_000), (599, 2_000)), Some(Obstacle::Edge));
        assert_eq!(go((2_000, 2_000), (18_000, 2_000)), Some(Obstacle::Patch(0)));
        assert_eq!(go((2_000, 8_000), (18_000, 8_000)), Some(Obstacle::Base(0)));
        assert_eq!(go((8_000, 8_000), (18_000, 8_000)), Some(Obstacle::Base(1)));
        assert_eq!(go((2_000, 4_600), (18_000, 4_600)), None);
        assert_eq!(go((2_000, 4_599), (18_000, 4_599)), Some(Obstacle::Patch(0)));
        let unseen = Terrain { ignored: 0b11, ..terrain };
        assert!(Sweep::new(base(2_000, 8_000, SMALL), Point::inches(18, 8)).is_free(&unseen));
        let run = Sweep::new(base(2_000, 2_000, SMALL), Point::inches(18, 2));
        assert_eq!(run.stop_before(&terrain), (Mil(7_400), Point::new(Mil(9_400), Mil(2_000))));
    }

    #[test]
    fn a_charge_ends_at_the_first_place_in_contact() {
        let target = base(10_000, 0, LARGE);
        assert_eq!(approach(base(0, 0, SMALL), target), Some(Point::new(Mil(8_380), Mil(0))));
        assert_eq!(approach(base(8_390, 0, SMALL), target), Some(Point::new(Mil(8_390), Mil(0))));
        assert_eq!(approach(base(8_500, 0, SMALL), target), None);
        assert_eq!(Sweep::new(base(0, 0, SMALL), Point::new(Mil(8_379), Mil(0))).first_contact(target), None);
    }

    #[test]
    fn an_interceptor_steps_into_the_way() {
        let charge = Sweep::new(base(0, 0, SMALL), Point::inches(12, 0));
        let found = charge.intercept(base(6_000, 3_200, SMALL), Mil::inches(2)).unwrap();
        assert_eq!(found.place, Point::new(Mil(6_000), Mil(1_210)));
        assert!(base(0, 0, SMALL).at(found.stop).contact(base(6_000, 1_210, SMALL)));
        assert_eq!(charge.intercept(base(6_000, 3_221, SMALL), Mil::inches(2)), None);
    }
}
