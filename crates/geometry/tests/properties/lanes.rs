//! Lanes and what stands in them.

use geometry::lanes::{Eye, Lanes, Piece, Scene, Screen, SightReport, Standing, TALL, sight, under};
use geometry::{Base, Mil, Point, Segment};

use crate::random::Random;
use crate::slow::{self, at, between, float, place};

#[test]
fn lanes_are_the_same_both_ways_and_touch_the_rims() {
    let mut random = Random::new(31);
    for case in 0..10_000 {
        let size = if case % 2 == 0 { 6_000 } else { 120_000 };
        let (one, two) = (random.base(0, size), random.base(0, size));
        let (there, back) = (Lanes::between(one, two), Lanes::between(two, one));
        assert_eq!(there.left, back.right.reversed());
        assert_eq!(there.right, back.left.reversed());
        assert_eq!(there.centre, back.centre.reversed());
        if one.overlaps(two) {
            continue;
        }
        let way = two.centre() - one.centre();
        for (lane, hand) in [(there.left, 1), (there.right, -1)] {
            for (end, base) in [(lane.from, one), (lane.to, two)] {
                assert!(base.covers(end));
                let rim = float(base.radius()) - between(place(end), place(base.centre()));
                assert!(rim < 1.5, "{one:?} {two:?}");
                assert_eq!(way.cross(end - base.centre()).signum(), hand);
                // A tangent comes no nearer to a centre than its base reaches.
                let aside = slow::to_segment(place(base.centre()), lane);
                assert!((aside - float(base.radius())).abs() < 2.0);
            }
        }
    }
}

/// Whether a lane passes through a piece anywhere lower than its top, part by part.
fn stands_in(piece: &Piece, lane: Segment, from: Mil, to: Mil) -> bool {
    let mut cuts = slow::cuts(lane, &piece.outline);
    if from != to && lane.from != lane.to {
        cuts.push(((float(piece.top) - float(from)) / (float(to) - float(from))).clamp(0.0, 1.0));
    }
    slow::parts(cuts).into_iter().any(|(middle, _)| {
        let height = float(from) + (float(to) - float(from)) * middle;
        slow::inside(at(lane, middle), &piece.outline) && height < float(piece.top) - 1e-9
    })
}

#[test]
fn a_report_names_every_piece_in_every_lane() {
    let mut random = Random::new(32);
    let mut seen = [0; 3];
    for _ in 0..8_000 {
        let mut eye = || {
            let base = Base::new(random.point(0, 24), random.mil(0, 3));
            Eye { base, height: random.mil(0, 6) }
        };
        let (from, to) = (eye(), eye());
        let pieces = [(); 4].map(|()| {
            let outline = random.polygon(2, 22);
            let screen = random.pick(&[Screen::Blocks, Screen::Blocks, Screen::Covers, Screen::Open]);
            let top = if random.one_in(4) { TALL } else { random.mil(0, 7) };
            Piece { outline, screen, top }
        });
        let ignored =
            u16::try_from(random.from(0, 15) & random.from(0, 15) & random.from(0, 15)).expect("small");
        let scene = Scene { pieces: &pieces, ignored_pieces: ignored, ..Scene::default() };
        let report = sight(from, to, &scene);
        let lanes = Lanes::between(from.base, to.base);
        let mut expected = SightReport::default();
        for (index, piece) in pieces.iter().enumerate().filter(|(index, _)| ignored >> index & 1 == 0) {
            let stands = [lanes.left, lanes.centre, lanes.right]
                .map(|lane| stands_in(piece, lane, from.height, to.height));
            match piece.screen {
                Screen::Blocks => {
                    (0..3)
                        .filter(|lane| stands[*lane])
                        .for_each(|lane| expected.blocking[lane] |= 1 << index);
                }
                Screen::Covers if stands[1] => expected.covering |= 1 << index,
                Screen::Covers | Screen::Open => {}
            }
        }
        assert_eq!(report, expected, "{from:?} {to:?} {pieces:?}");
        let back = sight(to, from, &scene);
        assert_eq!((back.sees(), back.covered()), (report.sees(), report.covered()));
        assert_eq!(back.blocking, [report.blocking[2], report.blocking[1], report.blocking[0]]);
        seen[if !report.sees() { 2 } else { usize::from(report.covered()) }] += 1;
    }
    assert!(seen.into_iter().all(|count| count > 800), "{seen:?}");
}

#[test]
fn a_standing_base_hides_where_the_line_passes_it_lower_than_its_top() {
    let mut random = Random::new(33);
    let mut hidden = 0;
    for _ in 0..10_000 {
        let (from, to) = (random.base(0, 12_000), random.base(0, 12_000));
        let eyes = [random.mil(500, 5_000), random.mil(500, 5_000)];
        let standing = Standing { base: random.base(0, 12_000), top: random.mil(0, 5_000) };
        let lane = Segment::new(from.centre(), to.centre());
        let way = lane.way();
        if way.square() == 0 {
            continue;
        }
        // The part of the lane inside the base, and the part that is lower than its top.
        let square = way.square() as f64;
        let ahead = way.dot(standing.base.centre() - lane.from) as f64 / square;
        let aside = way.cross(standing.base.centre() - lane.from) as f64 / square.sqrt();
        let half = (float(standing.base.radius()).powi(2) - aside * aside).max(0.0).sqrt() / square.sqrt();
        let level = (float(standing.top) - float(eyes[0])) / (float(eyes[1]) - float(eyes[0]));
        let (low, high) = match (eyes[0] < standing.top, eyes[1] < standing.top) {
            (true, true) => (0.0, 1.0),
            (true, false) => (0.0, level),
            (false, true) => (level, 1.0),
            (false, false) => (1.0, 0.0),
        };
        let shared = (ahead + half).min(high) - (ahead - half).max(low);
        if shared.abs() < 1e-7 {
            continue;
        }
        let expected = shared > 0.0 && half > 0.0;
        let scene = Scene { standing: &[standing], ..Scene::default() };
        let eye = |base, height| Eye { base, height };
        let report = sight(eye(from, eyes[0]), eye(to, eyes[1]), &scene);
        assert_eq!(report.covering_standing == 1, expected, "{from:?} {to:?} {eyes:?} {standing:?}");
        assert_eq!(report, sight(eye(to, eyes[1]), eye(from, eyes[0]), &scene));
        hidden += usize::from(expected);
    }
    assert!(hidden > 300, "{hidden}");
}

#[test]
fn what_lies_under_a_base_is_what_it_overlaps() {
    let mut random = Random::new(34);
    for _ in 0..2_000 {
        let middles = [random.point(0, 12_000), random.point(0, 12_000)];
        let pieces = middles.map(|middle| Piece {
            outline: random.star(middle, 4_000),
            screen: Screen::Covers,
            top: TALL,
        });
        let base = random.base(0, 12_000);
        let set = under(base, &pieces);
        for (index, piece) in pieces.iter().enumerate() {
            let gap = slow::to_polygon(place(base.centre()), &piece.outline) - float(base.radius());
            assert!(gap.abs() < 1e-6 || (set >> index & 1 == 1) == (gap < 0.0));
        }
    }
}

#[test]
fn sight_across_the_largest_space_does_not_overflow() {
    let limit = Point::LIMIT;
    let eye =
        |x: Mil, y: Mil, height: i32| Eye { base: Base::new(Point::new(x, y), limit), height: Mil(height) };
    let wall =
        geometry::Polygon::rectangle(Point::new(-limit, Mil(-1)), Point::new(limit, Mil(1))).expect("a wall");
    let pieces = [Piece { outline: wall, screen: Screen::Blocks, top: TALL }];
    let standing = [Standing { base: Base::new(Point::ORIGIN, limit), top: Mil(0) }];
    let scene = Scene { pieces: &pieces, standing: &standing, ..Scene::default() };
    let report = sight(eye(-limit, -limit, i32::MIN), eye(limit, limit, i32::MAX), &scene);
    assert_eq!((report.blocking[1], report.covering_standing), (1, 1));
}
