//! Which parts of a segment lie inside a polygon, exactly.
//!
//! Corners on the segment's line, and edges along it, make the obvious walk from crossing to crossing ambiguous. So
//! the line is imagined moved a hair to its left, and then a hair to its right. Neither copy meets a corner, and along
//! each the crossings simply alternate between entering and leaving. A place on the line itself is inside exactly
//! where both copies are: beside an edge along the line one of them is outside. The hair is never given a size: a
//! corner on the line counts as right of the left copy and left of the right one, and that is all.

use crate::polygon::CORNERS;
use crate::ratio::Ratio;
use crate::{Mil, Polygon, Segment};

/// A part of a segment, by fractions of it. Its ends do not belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    pub from: Ratio,
    pub to: Ratio,
}

/// The parts of a segment inside a polygon, in order and apart; two may share an end.
#[derive(Clone, Copy, Debug)]
pub struct Stretches {
    list: [Stretch; CORNERS],
    count: u8,
}

impl Stretches {
    const NONE: Stretches =
        Stretches { list: [Stretch { from: Ratio::ZERO, to: Ratio::ZERO }; CORNERS], count: 0 };

    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[Stretch] {
        &self.list[..usize::from(self.count)]
    }

    fn push(&mut self, stretch: Stretch) {
        self.list[usize::from(self.count)] = stretch;
        self.count += 1;
    }
}

/// On which side of the line its imagined copy runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

/// The fractions at which a copy of the line crosses the outline, in order; there is an even number of them.
struct Crossings {
    list: [Ratio; CORNERS],
    count: usize,
}

impl Crossings {
    fn pairs(&self) -> impl Iterator<Item = Stretch> + '_ {
        self.list[..self.count].chunks_exact(2).map(|pair| Stretch { from: pair[0], to: pair[1] })
    }
}

/// How far each corner lies to the left of the segment's line, times the segment's length.
fn sides(polygon: &Polygon, segment: Segment) -> [i64; CORNERS] {
    let mut sides = [0; CORNERS];
    let way = segment.way();
    for (side, corner) in sides.iter_mut().zip(polygon.vertices()) {
        *side = way.cross(*corner - segment.from);
    }
    sides
}

fn crossings(polygon: &Polygon, segment: Segment, sides: &[i64; CORNERS], copy: Side) -> Crossings {
    let left = |side: i64| match copy {
        Side::Left => side > 0,
        Side::Right => side >= 0,
    };
    let corners = polygon.vertices();
    let mut found = Crossings { list: [Ratio::ZERO; CORNERS], count: 0 };
    let mut before = corners.len() - 1;
    for here in 0..corners.len() {
        if left(sides[before]) != left(sides[here]) {
            // The line from + t · way meets the edge corner + u · edge where the cross products with the edge agree.
            let edge = corners[here] - corners[before];
            let at = Ratio::new((corners[before] - segment.from).cross(edge), segment.way().cross(edge));
            let mut slot = found.count;
            while slot > 0 && found.list[slot - 1] > at {
                found.list[slot] = found.list[slot - 1];
                slot -= 1;
            }
            found.list[slot] = at;
            found.count += 1;
        }
        before = here;
    }
    found
}

/// Whether it is plain that no part of `segment` lies inside `polygon`: it is nowhere near, or no corner lies on one
/// side of its line.
#[inline]
pub(crate) fn misses(polygon: &Polygon, segment: Segment) -> bool {
    if !polygon.near_segment(segment, Mil::ZERO) {
        return true;
    }
    let way = segment.way();
    let (mut left, mut right) = (false, false);
    for corner in polygon.vertices() {
        let side = way.cross(*corner - segment.from);
        left |= side > 0;
        right |= side < 0;
    }
    !(left && right)
}

/// The parts of `segment` that lie inside `polygon`, the outline not belonging to the inside.
#[must_use]
pub fn inside(polygon: &Polygon, segment: Segment) -> Stretches {
    if misses(polygon, segment) {
        return Stretches::NONE;
    }
    let mut found = Stretches::NONE;
    let sides = sides(polygon, segment);
    let corners = &sides[..polygon.vertices().len()];
    let left = crossings(polygon, segment, &sides, Side::Left);
    let whole = Stretch { from: Ratio::ZERO, to: Ratio::ONE };
    if corners.iter().all(|side| *side != 0) {
        left.pairs().filter_map(|stretch| shared(stretch, whole)).for_each(|stretch| found.push(stretch));
        return found;
    }
    let right = crossings(polygon, segment, &sides, Side::Right);
    for one in left.pairs().filter_map(|stretch| shared(stretch, whole)) {
        for both in right.pairs().filter_map(|stretch| shared(stretch, one)) {
            found.push(both);
        }
    }
    found
}

/// Whether the places just left of `segment` are inside `polygon` anywhere along it.
pub(crate) fn left_side_enters(polygon: &Polygon, segment: Segment) -> bool {
    let whole = Stretch { from: Ratio::ZERO, to: Ratio::ONE };
    polygon.near_segment(segment, Mil::ZERO)
        && crossings(polygon, segment, &sides(polygon, segment), Side::Left)
            .pairs()
            .any(|stretch| shared(stretch, whole).is_some())
}

/// What two stretches have in common, if it has any length.
#[inline]
fn shared(one: Stretch, other: Stretch) -> Option<Stretch> {
    let both = Stretch { from: one.from.max(other.from), to: one.to.min(other.to) };
    (both.from < both.to).then_some(both)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Point;

    fn stretches(corners: &[(i32, i32)], from: (i32, i32), to: (i32, i32)) -> Vec<(Ratio, Ratio)> {
        let points: Vec<Point> = corners.iter().map(|(x, y)| Point::inches(*x, *y)).collect();
        let segment = Segment::new(Point::inches(from.0, from.1), Point::inches(to.0, to.1));
        let found = Polygon::new(&points).unwrap().stretches(segment);
        found.as_slice().iter().map(|stretch| (stretch.from, stretch.to)).collect()
    }

    /// Along the line y = 4 this shape has a notch that ends on it, an edge along it, and plain inside.
    const CREST: [(i32, i32); 9] =
        [(0, 0), (20, 0), (20, 8), (16, 8), (16, 4), (12, 4), (8, 8), (4, 4), (0, 8)];

    #[test]
    fn corners_and_edges_on_the_line_part_the_stretches() {
        let part = |over| Ratio::new(over, 20);
        let found = stretches(&CREST, (0, 4), (20, 4));
        assert_eq!(found, [(part(0), part(4)), (part(4), part(12)), (part(16), part(20))]);
    }

    #[test]
    fn a_segment_is_cut_at_its_own_ends() {
        assert_eq!(stretches(&CREST, (2, 1), (10, 1)), [(Ratio::ZERO, Ratio::ONE)]);
        assert_eq!(stretches(&CREST, (-2, 1), (2, 1)), [(Ratio::new(1, 2), Ratio::ONE)]);
        assert_eq!(stretches(&CREST, (2, 2), (2, 2)), []);
        assert_eq!(stretches(&CREST, (-8, 1), (0, 1)), []);
    }
}
