//! Sight between two bases on the table: three lanes, and what stands in each.
//!
//! The lanes join the centres, the left sides and the right sides of the two bases, left and right as seen from the
//! first. A piece stands in a lane where the lane passes through its inside and the line from eye to eye is there
//! lower than its top. Touching an outline is not passing through.

use serde::{Deserialize, Serialize};

use crate::ratio::Ratio;
use crate::{Base, Mil, Polygon, Segment, Vector};

/// The most pieces that are looked at; more would not fit in a report.
pub const PIECES: usize = 16;
/// The most bases that are looked at.
pub const SCREENS: usize = 32;

/// One end of a line of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eye {
    pub base: Base,
    /// How high the eye is above the table.
    pub height: Mil,
}

/// What a piece does to a lane that passes through it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Screen {
    /// Nothing can be seen along the lane.
    Blocks,
    /// It hides a part of what is behind it, if the lane between the centres passes through.
    Covers,
    /// It makes no difference.
    Open,
}

/// A piece that may stand in the way of sight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Piece {
    pub outline: Polygon,
    pub screen: Screen,
    /// How high it is above the table. [`TALL`] for what no line passes over.
    pub top: Mil,
}

/// Higher than any eye.
pub const TALL: Mil = Mil(i32::MAX);

/// A base that hides a part of what is behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    pub base: Base,
    pub top: Mil,
}

/// The three lanes from one base to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lanes {
    pub left: Segment,
    pub centre: Segment,
    pub right: Segment,
}

/// Everything that may stand in the way, and what of it does not count this time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scene<'a> {
    pub pieces: &'a [Piece],
    pub standing: &'a [Standing],
    /// Pieces that do not count: bit n stands for piece n.
    pub ignored_pieces: u16,
    /// Standing bases that do not count: bit n stands for base n. The two ends themselves belong here.
    pub ignored_standing: u32,
}

/// What stands between two bases, by number: bit n of a set stands for piece or base n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SightReport {
    /// The pieces that block the left, the centre and the right lane.
    pub blocking: [u16; 3],
    /// The pieces that cover, by the centre lane.
    pub covering: u16,
    /// The standing bases that cover, by the centre lane.
    pub covering_standing: u32,
}

impl SightReport {
    /// How many of the three lanes are blocked.
    #[must_use]
    pub fn blocked_lanes(&self) -> u32 {
        self.blocking.iter().map(|set| u32::from(*set != 0)).sum()
    }

    /// Whether at least one lane is clear.
    #[must_use]
    pub fn sees(&self) -> bool {
        self.blocking.contains(&0)
    }

    /// Whether the target is seen but partly hidden: one or two lanes are blocked, or something covers.
    #[must_use]
    pub fn covered(&self) -> bool {
        self.sees() && (self.blocked_lanes() > 0 || self.covering != 0 || self.covering_standing != 0)
    }

    /// All pieces that block any lane.
    #[must_use]
    pub fn blocking_pieces(&self) -> u16 {
        self.blocking.into_iter().fold(0, |all, set| all | set)
    }
}

impl Lanes {
    /// The lanes from one base to another.
    ///
    /// The sides are the points where the two outer tangents touch the bases. Their coordinates, counted from the
    /// base's centre, are rounded towards it, so that a lane never begins outside its base. The lanes the other way
    /// are exactly these reversed, left and right exchanged.
    #[must_use]
    pub fn between(from: Base, to: Base) -> Lanes {
        let way = to.centre() - from.centre();
        let taper = from.radius().wide() - to.radius().wide();
        let square = way.square();
        // The unit normal of a tangent is (taper · way ± root · across) / square, where root² = square − taper². The
        // root is taken of 2^20 times as much, which keeps ten bits of its fraction.
        let root = ((square - taper * taper).max(0).unsigned_abs() << 20).isqrt().cast_signed();
        let side = |base: Base, hand: i128| {
            if square == 0 {
                return base.centre();
            }
            let radius = i128::from(base.radius().wide());
            let part = |along: i64, across: i64| {
                let normal = (i128::from(taper * along) << 10) + hand * i128::from(root) * i128::from(across);
                i64::try_from(radius * normal / (i128::from(square) << 10)).expect("a normal is a unit long")
            };
            base.centre() + Vector { x: part(way.x, -way.y), y: part(way.y, way.x) }
        };
        Lanes {
            left: Segment::new(side(from, 1), side(to, 1)),
            centre: Segment::new(from.centre(), to.centre()),
            right: Segment::new(side(from, -1), side(to, -1)),
        }
    }

    #[must_use]
    pub fn list(self) -> [Segment; 3] {
        [self.left, self.centre, self.right]
    }
}

/// What stands between two bases; see the head of this file. Pieces beyond [`PIECES`] and bases beyond [`SCREENS`] are
/// not looked at.
#[must_use]
pub fn sight(from: Eye, to: Eye, scene: &Scene<'_>) -> SightReport {
    let lanes = Lanes::between(from.base, to.base).list();
    let mut report = SightReport::default();
    for (index, piece) in scene.pieces.iter().take(PIECES).enumerate() {
        if scene.ignored_pieces >> index & 1 == 1 {
            continue;
        }
        match piece.screen {
            Screen::Blocks => {
                for (lane, blocking) in lanes.iter().zip(&mut report.blocking) {
                    *blocking |= u16::from(stands_in(piece, *lane, from.height, to.height)) << index;
                }
            }
            Screen::Covers => {
                report.covering |= u16::from(stands_in(piece, lanes[1], from.height, to.height)) << index;
            }
            Screen::Open => {}
        }
    }
    for (index, standing) in scene.standing.iter().take(SCREENS).enumerate() {
        if scene.ignored_standing >> index & 1 == 0 {
            report.covering_standing |=
                u32::from(hides(*standing, lanes[1], from.height, to.height)) << index;
        }
    }
    report
}

/// Which of the first 16 pieces lie under any part of a base.
#[must_use]
pub fn under(base: Base, pieces: &[Piece]) -> u16 {
    let below = pieces.iter().take(PIECES).enumerate().filter(|(_, piece)| piece.outline.overlaps_base(base));
    below.fold(0, |set, (index, _)| set | 1 << index)
}

/// Whether the line of sight passes through a piece anywhere lower than its top.
///
/// Along a stretch the line's height changes evenly, so it is lower than the top somewhere inside exactly if it is at
/// one of the stretch's ends.
fn stands_in(piece: &Piece, lane: Segment, from: Mil, to: Mil) -> bool {
    if piece.outline.misses(lane) {
        return false;
    }
    let stretches = piece.outline.stretches(lane);
    let lower = |place: Ratio| {
        let rise = i128::from(to.wide() - from.wide()) * i128::from(place.over());
        rise < i128::from(piece.top.wide() - from.wide()) * i128::from(place.under())
    };
    stretches.as_slice().iter().any(|stretch| lower(stretch.from) || lower(stretch.to))
}

/// Whether the line of sight passes through the inside of a base anywhere lower than its top.
///
/// The part of the line lower than the top reaches from one end to a certain fraction; the point of that part nearest
/// to the base's centre decides.
fn hides(standing: Standing, lane: Segment, from: Mil, to: Mil) -> bool {
    let (from, to, top) = (from.wide(), to.wide(), standing.top.wide());
    if from >= top && to >= top {
        return false;
    }
    let (low, high) = if from < top && to < top {
        (Ratio::ZERO, Ratio::ONE)
    } else if from < top {
        (Ratio::ZERO, Ratio::new(top - from, to - from))
    } else {
        (Ratio::new(top - from, to - from), Ratio::ONE)
    };
    let (way, out) = (lane.way(), standing.base.centre() - lane.from);
    if way.square() == 0 {
        return standing.base.crossed_by(lane);
    }
    let nearest = Ratio::new(way.dot(out), way.square());
    if low <= nearest && nearest <= high {
        return standing.base.crossed_by(lane);
    }
    let end = nearest.clamp(low, high);
    let (over, under) = (i128::from(end.over()), i128::from(end.under()));
    let x = over * i128::from(way.x) - under * i128::from(out.x);
    let y = over * i128::from(way.y) - under * i128::from(out.y);
    let radius = i128::from(standing.base.radius().wide()) * under;
    x * x + y * y < radius * radius
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Point;
    use crate::base::{LARGE, SMALL};

    fn eye(x: i32, y: i32, height: i32) -> Eye {
        Eye { base: Base::new(Point::inches(x, y), SMALL), height: Mil::inches(height) }
    }

    fn piece(low: (i32, i32), high: (i32, i32), screen: Screen, top: Mil) -> Piece {
        let corner = |(x, y)| Point::new(Mil(x), Mil(y));
        Piece {
            outline: Polygon::rectangle(corner(low), corner(high)).expect("the corners are apart"),
            screen,
            top,
        }
    }

    fn look(from: Eye, to: Eye, pieces: &[Piece]) -> SightReport {
        sight(from, to, &Scene { pieces, ..Scene::default() })
    }

    #[test]
    fn lanes_join_centres_and_sides() {
        let small = Base::new(Point::inches(0, 0), SMALL);
        let lanes = Lanes::between(small, small.at(Point::inches(0, 10)));
        let at = |x, y| Point::new(Mil(x), Mil(y));
        assert_eq!(lanes.left, Segment::new(at(-600, 0), at(-600, 10_000)));
        assert_eq!(lanes.right, Segment::new(at(600, 0), at(600, 10_000)));
        assert_eq!(lanes.centre, Segment::new(at(0, 0), at(0, 10_000)));
    }

    #[test]
    fn one_clear_lane_is_sight_and_a_blocked_one_is_cover() {
        let wall = |from, to| piece((4_000, from), (5_000, to), Screen::Blocks, TALL);
        let report = |from, to| look(eye(0, 0, 1), eye(10, 0, 1), &[wall(from, to)]);
        assert!(!report(600, 2_000).covered() && report(600, 2_000).sees());
        assert_eq!(report(599, 2_000).blocking, [1, 0, 0]);
        assert!(report(599, 2_000).covered());
        assert_eq!(report(-1, 2_000).blocking, [1, 1, 0]);
        assert!(report(-600, 2_000).covered() && !report(-601, 2_000).sees());
        assert_eq!(report(-601, 2_000).blocked_lanes(), 3);
    }

    #[test]
    fn two_walls_together_hide_what_each_alone_would_not() {
        let walls = [
            piece((4_000, 0), (5_000, 900), Screen::Blocks, TALL),
            piece((6_000, -900), (7_000, 1), Screen::Blocks, TALL),
        ];
        let report = look(eye(0, 0, 1), eye(10, 0, 1), &walls);
        assert_eq!((report.blocking, report.blocking_pieces()), ([1, 2, 2], 3));
        assert!(!report.sees() && !report.covered());
    }

    #[test]
    fn only_the_centre_lane_is_covered() {
        let wood = |from, to| piece((4_000, from), (5_000, to), Screen::Covers, TALL);
        assert_eq!(look(eye(0, 0, 1), eye(10, 0, 1), &[wood(0, 900)]).covering, 0);
        assert_eq!(look(eye(0, 0, 1), eye(10, 0, 1), &[wood(-1, 900)]).covering, 1);
        let scene = Scene { pieces: &[wood(-1, 900)], ignored_pieces: 1, ..Scene::default() };
        assert_eq!(sight(eye(0, 0, 1), eye(10, 0, 1), &scene), SightReport::default());
        assert_eq!(under(eye(4, 0, 1).base, &[wood(-1, 900), wood(2_000, 3_000)]), 1);
    }

    #[test]
    fn a_line_over_the_top_is_not_blocked() {
        let hill = |top| [piece((4_000, -900), (5_000, 900), Screen::Blocks, Mil(top))];
        let sees = |from, to, top| look(eye(0, 0, from), eye(10, 0, to), &hill(top)).sees();
        assert!(sees(1, 1, 1_000) && !sees(1, 1, 1_001));
        // From 1 to 3 inches the line is at 1.8 over the near edge and at 2 over the far one.
        assert!(sees(1, 3, 1_800) && !sees(1, 3, 1_801));
        assert!(sees(3, 1, 2_000) && !sees(3, 1, 2_001));
    }

    #[test]
    fn a_large_base_covers_where_the_line_is_lower() {
        let standing =
            [Standing { base: Base::new(Point::new(Mil(5_000), Mil(900)), LARGE), top: Mil::inches(2) }];
        let covered = |from, to, standing: &[Standing]| {
            sight(eye(0, 0, from), eye(10, 0, to), &Scene { standing, ..Scene::default() }).covered()
        };
        assert!(covered(1, 1, &standing) && !covered(2, 2, &standing) && !covered(3, 2, &standing));
        // Lower than 2 inches only over the first half, or the first quarter, of the way.
        assert!(covered(1, 3, &standing) && covered(3, 1, &standing) && !covered(1, 5, &standing));
        let beside = [Standing { base: Base::new(Point::inches(5, 1), LARGE), top: TALL }];
        assert!(!covered(1, 1, &beside));
        let scene = Scene { standing: &standing, ignored_standing: 1, ..Scene::default() };
        assert!(!sight(eye(0, 0, 1), eye(10, 0, 1), &scene).covered());
    }
}
