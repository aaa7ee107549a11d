//! Bases, segments, polygons, rectangles.

use geometry::base::contact_ring;
use geometry::polygon::Place;
use geometry::{Base, Mil, Point, Polygon, Rectangle, Segment};

use crate::random::Random;
use crate::slow::{self, at, between, float, place, to_segment};

/// The corners of a table of 120 inches, and of the space there is.
fn extremes() -> Vec<Point> {
    let sides = [Mil::ZERO, Mil::inches(120), Point::LIMIT, -Point::LIMIT];
    sides.into_iter().flat_map(|x| sides.into_iter().map(move |y| Point::new(x, y))).collect()
}

#[test]
fn the_gap_agrees_with_every_limit() {
    let mut random = Random::new(1);
    for case in 0..20_000 {
        let size = if case % 2 == 0 { 3_000 } else { 120_000 };
        let (one, two) = (random.base(0, size), random.base(0, size));
        let gap = one.gap(two);
        let exact =
            between(place(one.centre()), place(two.centre())) - float(one.radius()) - float(two.radius());
        assert!(float(gap) > exact - 1.0 - 1e-6 && float(gap) < exact + 1.0 + 1e-6, "{one:?} {two:?}");
        assert_eq!((gap, one.overlaps(two)), (two.gap(one), gap < Mil::ZERO));
        assert!(gap < Mil::ZERO || float(gap) > exact - 1e-6, "{one:?} {two:?}");
        for limit in -3..=3 {
            let limit = gap + Mil(limit);
            assert_eq!(one.within(two, limit), gap <= limit, "{one:?} {two:?} {limit}");
        }
        assert_eq!(one.contact(two), (0..=20).contains(&gap.0));
    }
}

#[test]
fn every_place_of_a_contact_ring_is_in_contact() {
    let mut random = Random::new(2);
    for _ in 0..500 {
        let target = random.base(0, 120_000);
        let radius = random.pick(&[600, 800, 1000]);
        let places: Vec<Point> = contact_ring(target, Mil(radius), 64).collect();
        assert_eq!(places.len(), 64);
        for (index, here) in places.iter().enumerate() {
            assert!(target.contact(Base::new(*here, Mil(radius))), "{target:?} {here:?}");
            assert!(!places[..index].contains(here));
        }
        let angle = |here: &Point| {
            let way = *here - target.centre();
            (way.y as f64).atan2(way.x as f64)
        };
        let sorted = places
            .iter()
            .map(angle)
            .map(|angle| if angle < -0.001 { angle + std::f64::consts::TAU } else { angle });
        assert!(sorted.is_sorted());
    }
}

#[test]
fn distances_of_segments_are_those_of_their_nearest_points() {
    let mut random = Random::new(3);
    for _ in 0..3_000 {
        let (one, two) = (random.segment(0, 40), random.segment(0, 40));
        let here = random.point(0, 40);
        let exact = to_segment(place(here), one);
        let gap = float(one.distance(here).gap(0));
        assert!(gap > exact - 1e-6 && gap < exact + 1.0, "{one:?} {here:?}");
        let sampled = (0..=400).map(|part| to_segment(at(one, f64::from(part) / 400.0), two));
        let sampled = sampled.fold(f64::INFINITY, f64::min);
        let found = one.distance_between(two);
        let gap = float(found.gap(0));
        assert!(gap < sampled + 1.0 && gap > sampled - 0.2, "{one:?} {two:?}: {gap}, sampled {sampled}");
        assert_eq!(one.meets(two), gap == 0.0, "{one:?} {two:?}");
    }
}

#[test]
fn a_place_along_a_segment_is_never_farther_than_asked() {
    let mut random = Random::new(4);
    for _ in 0..20_000 {
        let segment = random.segment(0, 120_000);
        let length = random.mil(0, segment.length().0.max(1));
        let found = segment.along(length);
        assert!(segment.from.distance(found) <= length.min(segment.length()));
        let exact = at(segment, (float(length) / between(place(segment.from), place(segment.to))).min(1.0));
        assert!(between(place(found), exact) < 1.5, "{segment:?} {length}");
    }
}

#[test]
fn inside_outline_and_outside_are_told_apart() {
    let mut random = Random::new(5);
    let mut seen = [0; 3];
    for _ in 0..4_000 {
        let polygon = random.polygon(0, 8);
        for _ in 0..4 {
            let here = random.point(0, 8);
            let expected = if slow::to_outline(place(here), &polygon) < 1e-7 {
                Place::Outline
            } else if slow::inside(place(here), &polygon) {
                Place::Inside
            } else {
                Place::Outside
            };
            assert_eq!(polygon.place(here), expected, "{polygon:?} {here:?}");
            seen[expected as usize] += 1;
        }
    }
    assert!(seen.into_iter().all(|count| count > 500), "{seen:?}");
}

#[test]
fn the_parts_of_a_segment_inside_are_found() {
    let mut random = Random::new(6);
    let mut entered = 0;
    for case in 0..20_000 {
        let polygon =
            if case % 4 == 0 { random.star(Point::new(Mil(4), Mil(4)), 9) } else { random.polygon(0, 8) };
        let segment = random.segment(-1, 9);
        let found = polygon.stretches(segment);
        let length: f64 = found
            .as_slice()
            .iter()
            .map(|stretch| {
                let value = |ratio: geometry::ratio::Ratio| ratio.over() as f64 / ratio.under() as f64;
                value(stretch.to) - value(stretch.from)
            })
            .sum();
        let parts = slow::parts(slow::cuts(segment, &polygon)).into_iter();
        let expected: f64 = parts
            .filter(|(middle, _)| slow::inside(at(segment, *middle), &polygon))
            .map(|(_, length)| length)
            .sum();
        assert!((length - expected).abs() < 1e-9, "{polygon:?} {segment:?}: {length}, expected {expected}");
        assert!(found.as_slice().windows(2).all(|pair| pair[0].to <= pair[1].from));
        assert_eq!(polygon.crossed_by(segment), polygon.crossed_by(segment.reversed()));
        entered += usize::from(polygon.crossed_by(segment));
    }
    assert!((4_000..16_000).contains(&entered), "{entered}");
}

/// The triangles of a polygon, by cutting off its ears.
fn triangles(polygon: &Polygon) -> Vec<[Point; 3]> {
    let mut corners = polygon.vertices().to_vec();
    let mut found = Vec::new();
    while corners.len() > 2 {
        let count = corners.len();
        let turn = |one: Point, two: Point, three: Point| (two - one).cross(three - two);
        let at = |index: usize| {
            (corners[index % count], corners[(index + 1) % count], corners[(index + 2) % count])
        };
        let flat = (0..count).find(|index| turn(at(*index).0, at(*index).1, at(*index).2) == 0);
        let ear = flat.unwrap_or_else(|| {
            let is_ear = |index: &usize| {
                let (one, two, three) = at(*index);
                let within = |here: &Point| {
                    ![one, two, three].contains(here)
                        && turn(one, two, *here) >= 0
                        && turn(two, three, *here) >= 0
                        && turn(three, one, *here) >= 0
                };
                turn(one, two, three) > 0 && !corners.iter().any(within)
            };
            (0..count).find(is_ear).expect("every simple polygon has an ear")
        });
        let (one, two, three) = at(ear);
        if flat.is_none() {
            found.push([one, two, three]);
        }
        corners.remove((ear + 1) % count);
    }
    found
}

/// Two triangles overlap unless one lies wholly on the outer side of an edge of the other.
fn triangles_overlap(one: [Point; 3], two: [Point; 3]) -> bool {
    let parted = |one: [Point; 3], two: [Point; 3]| {
        (0..3).any(|edge| {
            let (from, to) = (one[edge], one[(edge + 1) % 3]);
            two.iter().all(|corner| (to - from).cross(*corner - from) <= 0)
        })
    };
    !parted(one, two) && !parted(two, one)
}

#[test]
fn shapes_overlap_where_some_of_their_triangles_do() {
    let mut random = Random::new(7);
    let mut overlapping = 0;
    for case in 0..10_000 {
        let one = random.polygon(0, 6);
        let two = if case % 10 == 0 { one } else { random.polygon(2, 9) };
        let expected = triangles(&one)
            .into_iter()
            .any(|first| triangles(&two).into_iter().any(|second| triangles_overlap(first, second)));
        assert_eq!(one.overlaps(&two), expected, "{one:?} {two:?}");
        assert_eq!(two.overlaps(&one), expected, "{one:?} {two:?}");
        overlapping += usize::from(expected);
        let near = one.edges().flat_map(|edge| two.edges().map(move |other| edge.distance_between(other)));
        let nearest = near.map(|distance| distance.gap(0)).min().expect("there are edges");
        let gap = if expected { Mil::ZERO } else { nearest };
        assert_eq!(one.distance_between(&two).gap(0), gap);
        assert!(one.apart(&two, gap - Mil(1)) && !one.apart(&two, gap + Mil(1)));
    }
    assert!((2_000..8_000).contains(&overlapping), "{overlapping}");
}

#[test]
fn a_base_and_a_shape_are_as_far_apart_as_their_nearest_points() {
    let mut random = Random::new(8);
    for _ in 0..5_000 {
        let polygon = random.star(Point::inches(10, 10), 5_000);
        let base = random.base(4_000, 16_000);
        let exact = slow::to_polygon(place(base.centre()), &polygon) - float(base.radius());
        let gap = polygon.gap(base);
        assert!((float(gap) - exact.max(0.0)) > -1e-6 && float(gap) - exact.max(0.0) < 1.0 + 1e-6);
        for limit in 0..=3 {
            let limit = gap + Mil(limit - 1).max(-gap);
            assert_eq!(polygon.within(base, limit), gap <= limit);
        }
        if exact.abs() > 1e-6 {
            assert_eq!(polygon.overlaps_base(base), exact < 0.0);
        }
    }
}

#[test]
fn a_zone_reaches_as_far_as_its_nearest_and_farthest_points_say() {
    let mut random = Random::new(9);
    for _ in 0..5_000 {
        let zone = Rectangle::new(random.point(4_000, 12_000), random.point(4_000, 12_000));
        let base = random.base(0, 16_000);
        let limit = random.mil(0, 4_000);
        let outside = |here: slow::Place| {
            let aside = |low: Mil, here: f64, high: Mil| (float(low) - here).max(here - float(high)).max(0.0);
            aside(zone.low().x(), here.0, zone.high().x()).hypot(aside(
                zone.low().y(),
                here.1,
                zone.high().y(),
            ))
        };
        let rim = (0..720).map(|step| {
            let (angle, radius) = (f64::from(step) * std::f64::consts::PI / 360.0, float(base.radius()));
            let centre = place(base.centre());
            outside((centre.0 + radius * angle.cos(), centre.1 + radius * angle.sin()))
        });
        let (near, far) =
            rim.fold((f64::INFINITY, 0.0_f64), |(near, far), here| (near.min(here), far.max(here)));
        let near = if outside(place(base.centre())) == 0.0 { 0.0 } else { near };
        if (near - float(limit)).abs() > 0.1 {
            assert_eq!(zone.within(base, limit), near < float(limit), "{zone:?} {base:?} {limit}");
        }
        if (far - float(limit)).abs() > 0.1 {
            assert_eq!(zone.wholly_within(base, limit), far < float(limit), "{zone:?} {base:?} {limit}");
        }
        assert_eq!(zone.within(base, limit), zone.gap(base) <= limit);
    }
}

#[test]
fn nothing_overflows_at_the_corners() {
    let corners = extremes();
    let square =
        Polygon::new(&[corners[10], corners[14], corners[15], corners[11]]).expect("the space there is");
    for one in &corners {
        for two in &corners {
            let (base, other) = (Base::new(*one, Point::LIMIT), Base::new(*two, Mil(600)));
            let segment = Segment::new(*one, *two);
            assert_eq!(base.gap(other), other.gap(base));
            assert_eq!(base.within(other, Mil(i32::MAX)), one.distance(*two).0 >= 0);
            assert_eq!(segment.distance(*one).gap(0), Mil::ZERO);
            for three in &corners {
                let crossing = Segment::new(*three, corners[0]);
                assert_eq!(
                    segment.distance_between(crossing).gap(0),
                    crossing.distance_between(segment).gap(0)
                );
                if let Ok(triangle) = Polygon::new(&[*one, *two, *three]) {
                    assert!(triangle.overlaps(&square), "{triangle:?}");
                    assert!(triangle.within(base, Mil::ZERO));
                    let middle = Segment::new(corners[10], corners[15]);
                    assert_eq!(triangle.crossed_by(middle), triangle.crossed_by(middle.reversed()));
                }
            }
        }
    }
}
