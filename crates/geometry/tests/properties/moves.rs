//! Sweeps: what a moving base meets, where it comes into contact, who gets in its way.

use geometry::base::CONTACT;
use geometry::leg::{Footing, Patch};
use geometry::sweep::approach;
use geometry::{Base, Mil, Point, Rectangle, Segment, Sweep, Terrain};

use crate::random::Random;
use crate::slow::{self, at, between, float, place};

#[test]
fn a_sweep_overlaps_what_some_place_along_it_overlaps() {
    let mut random = Random::new(11);
    for _ in 0..2_000 {
        let sweep = Sweep::new(random.base(0, 12_000), random.point(0, 12_000));
        let polygon = random.star(Point::new(Mil(6_000), Mil(6_000)), 3_000);
        let other = random.base(0, 12_000);
        let samples = (0..=300).map(|part| at(sweep.segment(), f64::from(part) / 300.0));
        let nearest = |distance: &dyn Fn(slow::Place) -> f64| {
            samples.clone().map(distance).fold(f64::INFINITY, f64::min)
        };
        let polygon_gap = nearest(&|here| slow::to_polygon(here, &polygon)) - float(sweep.base.radius());
        // Between two samples, at most 57 mil apart, a distance changes by at most half of that.
        if !(-1e-6..30.0).contains(&polygon_gap) {
            let overlaps = polygon.overlaps_swept(sweep.segment(), sweep.base.radius());
            assert_eq!(overlaps, polygon_gap < 0.0, "{sweep:?} {polygon:?}");
        }
        let base_gap = slow::to_segment(place(other.centre()), sweep.segment())
            - float(other.radius())
            - float(sweep.base.radius());
        if base_gap.abs() > 1e-6 {
            assert_eq!(sweep.overlaps(other), base_gap < 0.0);
        }
        let limit = random.mil(0, 3_000);
        if (base_gap - float(limit)).abs() > 1e-6 && base_gap > 0.0 {
            assert_eq!(sweep.within(other, limit), base_gap < float(limit));
        }
    }
}

#[test]
fn the_first_contact_is_the_first_of_all_places_along_the_way() {
    let mut random = Random::new(12);
    let (mut met, mut grazed) = (0, 0);
    for case in 0..4_000 {
        let other = random.base(2_000, 6_000);
        let mover = random.base(0, 8_000);
        let to = if case % 2 == 0 {
            random.point(0, 8_000)
        } else {
            // A way that passes the other base about as far off as contact reaches.
            let radii = other.radius().0 + mover.radius().0 + random.from(-3, 24);
            let way = other.centre() - mover.centre();
            let (far, part) = ((way.square() as f64).sqrt(), f64::from(radii));
            let sine = (part / far).min(1.0);
            let cosine = (1.0 - sine * sine).sqrt();
            let turned = |one: i64, two: i64| (one as f64 * cosine + two as f64 * sine) as i32;
            Point::new(
                Mil(mover.centre().x().0 + turned(way.x, -way.y)),
                Mil(mover.centre().y().0 + turned(way.y, way.x)),
            )
        };
        let sweep = Sweep::new(mover, to);
        let segment = sweep.segment();
        let mut places = (0..=segment.length().0).map(|along| (Mil(along), segment.along(Mil(along))));
        let expected = if mover.overlaps(other) {
            None
        } else {
            places.find(|(_, here)| mover.at(*here).contact(other))
        };
        let found = sweep.first_contact(other);
        assert_eq!(found, expected, "{sweep:?} {other:?}");
        if let Some((_, here)) = found {
            met += 1;
            grazed += usize::from(case % 2 == 1);
            assert!(!sweep.ended(here).overlaps(other));
        }
    }
    assert!(met > 1_500 && grazed > 500, "{met} {grazed}");
}

#[test]
fn the_first_contact_is_exact_over_the_longest_ways() {
    let mut random = Random::new(16);
    let mut met = 0;
    for _ in 0..150 {
        let mover = random.base(0, 20_000);
        let other = random.base(100_000, 120_000);
        let beyond = random.point(-1_200, 1_200) - Point::ORIGIN;
        let sweep = Sweep::new(mover, other.centre() + beyond);
        let segment = sweep.segment();
        let mut places = (0..=segment.length().0).map(|along| (Mil(along), segment.along(Mil(along))));
        let found = sweep.first_contact(other);
        assert_eq!(found, places.find(|(_, here)| mover.at(*here).contact(other)), "{sweep:?} {other:?}");
        met += usize::from(found.is_some());
    }
    assert!(met > 100, "{met}");
}

#[test]
fn sweeps_across_the_largest_space_do_not_overflow() {
    let limit = Point::LIMIT;
    let (low, high) = (Point::new(-limit, -limit), Point::new(limit, limit));
    let sweep = Sweep::new(Base::new(low, Mil(1000)), high);
    let middle = Base::new(Point::ORIGIN, Mil(1000));
    let (_, stop) = sweep.first_contact(middle).expect("it lies on the way");
    assert!(sweep.base.at(stop).contact(middle));
    assert_eq!(sweep.first_contact(Base::new(high, limit)).map(|(_, place)| place.x()), Some(Mil(152_840)));
    let corner = Base::new(Point::new(limit, -limit), Mil(1000));
    let caught = sweep.intercept(corner, Mil(i32::MAX)).expect("any way is short enough");
    assert!(sweep.base.at(caught.stop).contact(corner.at(caught.place)));
    let terrain = Terrain { table: Rectangle::new(low, high), patches: &[], bases: &[middle], ignored: 0 };
    assert_eq!(sweep.obstacle(&terrain), Some(geometry::sweep::Obstacle::Edge));
}

#[test]
fn whoever_goes_straight_at_a_target_touches_it() {
    let mut random = Random::new(13);
    for _ in 0..3_000 {
        let (mover, target) = (random.base(0, 120_000), random.base(0, 120_000));
        match approach(mover, target) {
            Some(here) => assert!(mover.at(here).contact(target)),
            None => assert!(mover.overlaps(target)),
        }
    }
}

#[test]
fn a_mover_stops_before_what_is_in_its_way() {
    let mut random = Random::new(14);
    let table = Rectangle::table(Mil::inches(20), Mil::inches(20));
    let mut stopped = 0;
    for _ in 0..1_500 {
        let middles = [random.point(2_000, 18_000), random.point(2_000, 18_000)];
        let patches = middles.map(|middle| {
            let outline = random.star(middle, 2_500);
            Patch { outline, footing: random.pick(&[Footing::Closed, Footing::Rough]), level: 0 }
        });
        let bases: Vec<Base> = (0..4).map(|_| random.base(1_000, 19_000)).collect();
        let terrain = Terrain { table, patches: &patches, bases: &bases, ignored: 0b1000 };
        let mover = random.base(1_000, 19_000);
        if !Sweep::new(mover, mover.centre()).is_free(&terrain) {
            continue;
        }
        let sweep = Sweep::new(mover, random.point(0, 20_000));
        let (along, here) = sweep.stop_before(&terrain);
        assert!(sweep.ended(here).is_free(&terrain), "{sweep:?}");
        assert_eq!(here, sweep.segment().along(along));
        if here != sweep.to {
            stopped += 1;
            assert!(!sweep.ended(sweep.segment().along(along + Mil(1))).is_free(&terrain), "{sweep:?}");
        }
        for (index, base) in bases.iter().enumerate() {
            let overlapped = slow::to_segment(place(base.centre()), Segment::new(mover.centre(), here))
                < float(base.radius()) + float(mover.radius()) - 1e-6;
            assert!(index == 3 || !overlapped);
        }
    }
    assert!(stopped > 300, "{stopped}");
}

#[test]
fn an_interceptor_within_reach_gets_there_and_one_beyond_does_not() {
    let mut random = Random::new(15);
    let allowance = Mil::inches(2);
    let mut found_some = 0;
    for _ in 0..5_000 {
        let sweep = Sweep::new(random.base(0, 16_000), random.point(0, 16_000));
        let interceptor = random.base(0, 16_000);
        let gap = sweep
            .segment()
            .distance(interceptor.centre())
            .gap((sweep.base.radius() + interceptor.radius()).wide());
        let found = sweep.intercept(interceptor, allowance);
        if gap < Mil::ZERO || gap > allowance + CONTACT {
            assert_eq!(found, None, "{sweep:?} {interceptor:?}");
        } else if gap <= allowance {
            assert!(found.is_some(), "{sweep:?} {interceptor:?} {gap}");
        }
        let Some(found) = found else { continue };
        found_some += 1;
        assert!(interceptor.centre().distance(found.place) <= allowance);
        let stopped = sweep.base.at(found.stop);
        assert!(stopped.contact(interceptor.at(found.place)));
        assert!(
            between(place(found.stop), place(sweep.base.centre())) <= float(sweep.segment().length()) + 1.0
        );
        assert_eq!(sweep.first_contact(interceptor.at(found.place)).map(|(_, stop)| stop), Some(found.stop));
    }
    assert!(found_some > 500, "{found_some}");
}
