//! Round bases: how far apart they are, whether they touch, and where one may stand so that it touches another.
//!
//! Distances are measured between edges. "Within n" is at most n; every question about a limit is answered by
//! comparing squares, and [`Base::gap`] is rounded so that it never contradicts such an answer.

use serde::{Deserialize, Serialize};

use crate::ratio::Squared;
use crate::{Mil, Point, Segment, Vector};

/// Two bases are in contact when the gap between them is at most this.
pub const CONTACT: Mil = Mil(20);
/// The radii of the three sizes of base: 1.2, 1.6 and 2 inches across.
pub const SMALL: Mil = Mil(600);
pub const MEDIUM: Mil = Mil(800);
pub const LARGE: Mil = Mil(1000);

/// The most places a contact ring has.
pub const RING: usize = 64;

/// A round base on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "(Point, Mil)", into = "(Point, Mil)")]
pub struct Base {
    centre: Point,
    radius: Mil,
}

impl From<(Point, Mil)> for Base {
    fn from((centre, radius): (Point, Mil)) -> Base {
        Base::new(centre, radius)
    }
}

impl From<Base> for (Point, Mil) {
    fn from(base: Base) -> (Point, Mil) {
        (base.centre, base.radius)
    }
}

impl Base {
    /// A base with this centre. The radius is kept between zero and [`Point::LIMIT`].
    #[inline]
    #[must_use]
    pub fn new(centre: Point, radius: Mil) -> Base {
        Base { centre, radius: radius.clamp(Mil::ZERO, Point::LIMIT) }
    }

    #[inline]
    #[must_use]
    pub fn centre(self) -> Point {
        self.centre
    }

    #[inline]
    #[must_use]
    pub fn radius(self) -> Mil {
        self.radius
    }

    /// The same base somewhere else.
    #[inline]
    #[must_use]
    pub fn at(self, centre: Point) -> Base {
        Base { centre, ..self }
    }

    /// The same base grown by a margin all round: what must not be touched is passed to a walk grown by a little
    /// more than [`CONTACT`].
    #[must_use]
    pub fn grown(self, margin: Mil) -> Base {
        Base::new(self.centre, self.radius + margin)
    }

    #[inline]
    pub(crate) fn radii(self, other: Base) -> i64 {
        self.radius.wide() + other.radius.wide()
    }

    /// The square of the distance between the centres.
    #[inline]
    fn apart(self, other: Base) -> i64 {
        (other.centre - self.centre).square()
    }

    /// Whether the two share any inside. Touching exactly is not overlapping.
    #[inline]
    #[must_use]
    pub fn overlaps(self, other: Base) -> bool {
        let radii = self.radii(other);
        self.apart(other) < radii * radii
    }

    /// The distance from edge to edge, rounded up to a whole mil; where the bases overlap it is negative, rounded
    /// away from zero. For every limit `gap ≤ limit` is exactly [`Base::within`].
    #[must_use]
    pub fn gap(self, other: Base) -> Mil {
        Squared::whole(self.apart(other)).gap(self.radii(other))
    }

    /// Whether the nearest points of the two bases are at most `limit` apart. No root is taken.
    #[inline]
    #[must_use]
    pub fn within(self, other: Base, limit: Mil) -> bool {
        let reach = self.radii(other) + limit.limit();
        if limit < Mil::ZERO {
            return reach + 1 > 0 && self.apart(other) < (reach + 1) * (reach + 1);
        }
        self.apart(other) <= reach * reach
    }

    /// Whether the bases touch: the gap is between 0 and [`CONTACT`].
    #[inline]
    #[must_use]
    pub fn contact(self, other: Base) -> bool {
        self.within(other, CONTACT) && !self.overlaps(other)
    }

    /// Whether the base lies over a point, its rim included.
    #[inline]
    #[must_use]
    pub fn covers(self, point: Point) -> bool {
        (point - self.centre).square() <= self.radius.wide() * self.radius.wide()
    }

    /// The distance from the base's edge to the nearest point of a segment, rounded as in [`Base::gap`].
    #[must_use]
    pub fn gap_to_segment(self, segment: Segment) -> Mil {
        segment.distance(self.centre).gap(self.radius.wide())
    }

    /// Whether the nearest point of a segment is at most `limit` from the base's edge.
    #[inline]
    #[must_use]
    pub fn within_of_segment(self, segment: Segment, limit: Mil) -> bool {
        segment.distance(self.centre).within(self.radius.wide(), limit)
    }

    /// Whether the nearest point of a segment is less than `limit` from the base's edge: at the limit itself it is not.
    #[inline]
    #[must_use]
    pub fn nearer_than_segment(self, segment: Segment, limit: Mil) -> bool {
        segment.distance(self.centre).overlaps(self.radius.wide() + limit.limit())
    }

    /// Whether a segment passes through the inside of the base. Touching the rim is not crossing.
    #[inline]
    #[must_use]
    pub fn crossed_by(self, segment: Segment) -> bool {
        segment.distance(self.centre).overlaps(self.radius.wide())
    }
}

/// Which of the first 32 bases have any part within `limit` of the edge of `middle`: bit n stands for base n.
#[must_use]
pub fn around(middle: Base, limit: Mil, bases: &[Base]) -> u32 {
    let near = bases.iter().take(32).enumerate().filter(|(_, base)| middle.within(**base, limit));
    near.fold(0, |set, (index, _)| set | 1 << index)
}

/// The sines of k/16 of a right angle, in 32768ths.
const SINES: [i64; 17] = [
    0, 3212, 6393, 9512, 12540, 15447, 18205, 20788, 23170, 25330, 27246, 28899, 30274, 31357, 32138, 32610,
    32768,
];
const SINE_UNIT: i64 = 32768;

/// The place in direction `turn` of 64, counted counter-clockwise from the right, at `distance` from `middle`.
///
/// Each coordinate is rounded to the nearest mil, so the place is less than 1 mil nearer or farther than asked for
/// any distance up to 16 inches.
#[must_use]
pub fn around_point(middle: Point, distance: Mil, turn: usize) -> Point {
    let sine = |turn: usize| {
        let (quarter, rest) = (turn / 16 % 4, turn % 16);
        [SINES[rest], SINES[16 - rest], -SINES[rest], -SINES[16 - rest]][quarter]
    };
    let part = |share: i64| (distance.limit() * share + SINE_UNIT / 2).div_euclid(SINE_UNIT);
    middle + Vector { x: part(sine(turn + 16)), y: part(sine(turn)) }
}

/// The places where a base of this radius touches `target`, evenly round it, `count` of them but at most [`RING`].
///
/// Each place is in contact in the sense of [`Base::contact`]: the gap aimed at is half of [`CONTACT`], which leaves
/// room for rounding on both sides. They are independent of where the mover comes from.
pub fn contact_ring(target: Base, radius: Mil, count: usize) -> impl Iterator<Item = Point> {
    let count = count.clamp(1, RING);
    let distance = target.radius + radius + Mil(CONTACT.0 / 2);
    (0..count).map(move |step| around_point(target.centre, distance, step * RING / count))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn base(x: i32, y: i32, radius: Mil) -> Base {
        Base::new(Point::new(Mil(x), Mil(y)), radius)
    }

    #[test]
    fn exactly_at_the_limit_is_within() {
        let (one, two) = (base(0, 0, SMALL), base(3000, 4000, LARGE));
        assert_eq!(one.gap(two), Mil(3400));
        assert!(one.within(two, Mil(3400)) && !one.within(two, Mil(3399)));
        assert!(one.within(two, Mil(i32::MAX)) && !one.within(two, Mil(i32::MIN)));
    }

    #[test]
    fn touching_bases_are_in_contact_and_overlapping_ones_are_not() {
        let target = base(0, 0, SMALL);
        let contact = |x| target.contact(base(x, 0, SMALL));
        assert!(contact(1200) && contact(1220) && !contact(1221) && !contact(1199));
    }

    #[test]
    fn a_base_covers_what_lies_under_its_rim() {
        let node = Point::new(Mil(600), Mil(0));
        assert!(base(0, 0, SMALL).covers(node) && !base(0, 1, SMALL).covers(node));
    }

    #[test]
    fn a_crossing_line_goes_through_the_inside() {
        let level = |y| Segment::new(Point::new(Mil(-5000), Mil(y)), Point::new(Mil(5000), Mil(y)));
        assert!(base(0, 0, SMALL).crossed_by(level(599)) && !base(0, 0, SMALL).crossed_by(level(600)));
        assert_eq!(base(0, 0, SMALL).gap_to_segment(level(2600)), Mil(2000));
    }
}
