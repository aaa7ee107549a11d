//! What legs cost.

use geometry::leg::{Footing, Leg, Pace, Patch, Rates, leg_cost, level_at, measure};
use geometry::{Mil, Point, Polygon, Segment};

use crate::random::Random;
use crate::slow::{self, at, between, float, place};

const RATES: Rates = Rates { rough: Pace::Half, climb: Mil::INCH };

fn cuts(leg: Segment, patches: &[Patch]) -> Vec<(f64, f64)> {
    slow::parts(patches.iter().flat_map(|patch| slow::cuts(leg, &patch.outline)).collect())
}

#[test]
fn a_leg_costs_its_length_and_its_rough_parts_twice() {
    let mut random = Random::new(21);
    let mut slowed = 0;
    for _ in 0..10_000 {
        let middles = [random.point(0, 16_000), random.point(0, 16_000), random.point(0, 16_000)];
        let patches = middles.map(|middle| {
            let footing = random.pick(&[Footing::Rough, Footing::Rough, Footing::Plain, Footing::Closed]);
            Patch { outline: random.star(middle, 5_000), footing, level: 0 }
        });
        let leg = random.segment(0, 16_000);
        let rough = |here: slow::Place| {
            patches.iter().any(|patch| patch.footing == Footing::Rough && slow::inside(here, &patch.outline))
        };
        let parts = cuts(leg, &patches).into_iter().filter(|(middle, _)| rough(at(leg, *middle)));
        let share: f64 = parts.map(|(_, length)| length).sum();
        let exact = between(place(leg.from), place(leg.to)) * (1.0 + share);
        let Leg { cost, length, climbs, .. } = measure(leg, &patches, RATES);
        // Rounding up adds less than one mil; the narrowing of stretches takes less than a hundredth of one away.
        assert!(
            float(cost) > exact - 0.01 && float(cost) < exact + 1.0 + 0.01,
            "{leg:?}: {cost}, exact {exact}"
        );
        assert_eq!((length, climbs), (leg.length(), 0));
        assert_eq!(leg_cost(leg.to, leg.from, &patches, RATES), cost);
        slowed += usize::from(share > 0.0);
    }
    assert!(slowed > 3_000, "{slowed}");
}

#[test]
fn whole_costs_are_exact() {
    let mut random = Random::new(22);
    for _ in 0..5_000 {
        let patches =
            [(); 3].map(|()| Patch { outline: random.block(20_000, 100), footing: Footing::Rough, level: 0 });
        let y = random.mil(0, 20_000);
        let leg = Segment::new(Point::new(random.mil(0, 20_000), y), Point::new(random.mil(0, 20_000), y));
        let (low, high) = (leg.from.x().min(leg.to.x()).0, leg.from.x().max(leg.to.x()).0);
        let rough = |patch: &Patch, x: i32| {
            let (low, high) = (patch.outline.vertices().iter().min(), patch.outline.vertices().iter().max());
            let (low, high) = (low.expect("corners"), high.expect("corners"));
            low.x().0 <= x && x < high.x().0 && low.y() < y && y < high.y()
        };
        let doubled = (low..high).filter(|x| patches.iter().any(|patch| rough(patch, *x))).count();
        let expected = Mil(high - low + i32::try_from(doubled).expect("no longer than the leg"));
        assert_eq!(leg_cost(leg.from, leg.to, &patches, RATES), expected, "{leg:?}");
    }
}

#[test]
fn a_leg_walked_in_two_is_cheaper_by_the_rounding_at_most() {
    let mut random = Random::new(23);
    for _ in 0..10_000 {
        let middles = [random.point(0, 16_000), random.point(0, 16_000)];
        let patches = middles.map(|middle| {
            let level = u8::try_from(random.from(0, 2)).expect("small");
            let footing = random.pick(&[Footing::Rough, Footing::Plain]);
            Patch { outline: random.star(middle, 5_000), footing, level }
        });
        // A way of whole steps, so that the place between lies exactly on it.
        let from = random.point(0, 16_000);
        let step = random.point(-40, 40) - Point::ORIGIN;
        let (steps, part) = (i64::from(random.from(2, 300)), i64::from(random.from(1, 300)));
        let after = |count: i64| from + geometry::Vector { x: step.x * count, y: step.y * count };
        let (middle, to) = (after(part.min(steps)), after(steps));
        let whole = leg_cost(from, to, &patches, RATES);
        let split = leg_cost(from, middle, &patches, RATES) + leg_cost(middle, to, &patches, RATES);
        assert!(split >= whole - Mil(1), "{from:?} {middle:?} {to:?}: {split} in two, {whole} in one");
    }
}

#[test]
fn climbs_are_counted_wherever_the_level_rises() {
    let mut random = Random::new(24);
    let mut climbed = 0;
    for _ in 0..10_000 {
        let patches = [(); 4].map(|()| {
            let level = u8::try_from(random.from(0, 2)).expect("small");
            Patch { outline: random.block(10, 1), footing: Footing::Plain, level }
        });
        let leg = random.segment(0, 10);
        let level = |here: slow::Place| {
            let inside = patches.iter().filter(|patch| slow::inside(here, &patch.outline));
            inside.map(|patch| patch.level).max().unwrap_or(0)
        };
        let mut levels = vec![level(place(leg.from))];
        levels.extend(cuts(leg, &patches).into_iter().map(|(middle, _)| level(at(leg, middle))));
        levels.push(level(place(leg.to)));
        let expected: u32 = levels.windows(2).map(|pair| u32::from(pair[1].saturating_sub(pair[0]))).sum();
        let steepest = levels.windows(2).map(|pair| pair[1].abs_diff(pair[0])).max();
        let found = measure(leg, &patches, RATES);
        assert_eq!((found.climbs, Some(found.steepest)), (expected, steepest), "{leg:?} {patches:?}");
        assert_eq!(found.cost, found.length + Mil::INCH * i32::try_from(expected).expect("small"));
        assert_eq!(level_at(leg.from, &patches), levels[0]);
        climbed += expected;
    }
    assert!(climbed > 3_000, "{climbed}");
}

#[test]
fn the_longest_legs_do_not_overflow() {
    let limit = Point::LIMIT;
    let (low, high) = (Point::new(-limit, -limit), Point::new(limit, limit));
    let outline = Polygon::rectangle(low, high).expect("a rectangle");
    let patches = [Patch { outline, footing: Footing::Rough, level: 2 }];
    let found = measure(Segment::new(low, high), &patches, RATES);
    assert_eq!((found.length, found.cost, found.climbs), (Mil(1_482_911), Mil(2_965_821 + 2_000), 2));
}
