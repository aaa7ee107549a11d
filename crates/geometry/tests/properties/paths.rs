//! Walks round obstacles: never an illegal one.

use geometry::leg::{Footing, Pace, Patch, Rates, leg_cost};
use geometry::path::{Buffers, Walk, path, walkable};
use geometry::{Base, Mil, Rectangle, Segment, Sweep, Terrain};

use crate::random::Random;
use crate::slow::{self, at, float, place};

const RATES: Rates = Rates { rough: Pace::Half, climb: Mil::INCH };

#[test]
fn a_path_is_legal_all_along_and_within_its_allowance() {
    let mut random = Random::new(41);
    let table = Rectangle::table(Mil::inches(24), Mil::inches(24));
    let mut buffers = Buffers::default();
    let (mut straight, mut round) = (0, 0);
    for _ in 0..1_500 {
        let middles = [(); 4].map(|()| random.point(3_000, 21_000));
        let patches = middles.map(|middle| {
            let footing = random.pick(&[Footing::Closed, Footing::Closed, Footing::Rough, Footing::Plain]);
            Patch { outline: random.star(middle, 3_000), footing, level: u8::from(footing == Footing::Plain) }
        });
        let bases: Vec<Base> = (0..5).map(|_| random.base(1_000, 23_000)).collect();
        let terrain = Terrain { table, patches: &patches, bases: &bases, ignored: 0 };
        let mover = random.base(1_000, 23_000);
        let to = random.point(1_000, 23_000);
        let walk = Walk { mover, to, allowance: random.mil(0, 20_000), rates: RATES, steepest: 1 };
        let Some(found) = path(&walk, &terrain, &mut buffers) else {
            let direct = walkable(&walk, mover.centre(), to, &terrain);
            assert!(direct.is_none_or(|leg| leg.cost > walk.allowance));
            continue;
        };
        let mut here = mover.centre();
        let mut cost = Mil::ZERO;
        for next in found.places() {
            assert!(Sweep::new(mover.at(here), *next).is_free(&terrain));
            let leg = Segment::new(here, *next);
            for sample in (0..=100).map(|part| at(leg, f64::from(part) / 100.0)) {
                let clear = |distance: f64, radius: Mil| distance > float(radius) - 1e-6;
                for patch in patches.iter().filter(|patch| patch.footing == Footing::Closed) {
                    assert!(clear(slow::to_polygon(sample, &patch.outline), mover.radius()));
                }
                for base in &bases {
                    let centre = place(base.centre());
                    assert!(clear(slow::between(sample, centre), mover.radius() + base.radius()));
                }
            }
            cost += leg_cost(here, *next, &patches, RATES);
            here = *next;
        }
        assert_eq!((here, cost), (to, found.cost));
        assert!(cost <= walk.allowance && found.places().len() <= geometry::path::LEGS);
        if found.places().len() > 1 {
            round += 1;
        } else {
            straight += 1;
        }
        assert_eq!(
            path(&walk, &terrain, &mut Buffers::default()),
            Some(found),
            "what a buffer held before matters not"
        );
    }
    assert!(straight > 100 && round > 100, "{straight} {round}");
}

/// Round one obstacle alone there is always a way, if the allowance is generous.
#[test]
fn one_obstacle_is_always_walked_round() {
    let mut random = Random::new(42);
    let table = Rectangle::table(Mil::inches(24), Mil::inches(24));
    let mut buffers = Buffers::default();
    for case in 0..600 {
        let wall = random.block(10_000, 500).moved(geometry::Vector { x: 7_000, y: 7_000 }).expect("it fits");
        let patches = [Patch { outline: wall, footing: Footing::Closed, level: 0 }];
        let bases = [Base::new(random.point(9_000, 15_000), Mil(1000))];
        let terrain = if case % 2 == 0 {
            Terrain { table, patches: &patches, bases: &[], ignored: 0 }
        } else {
            Terrain { table, patches: &[], bases: &bases, ignored: 0 }
        };
        let (mover, goal) = (random.base(1_000, 23_000), random.point(1_000, 23_000));
        let stands = |base: Base| Sweep::new(base, base.centre()).is_free(&terrain);
        if stands(mover) && stands(mover.at(goal)) {
            let walk = Walk { mover, to: goal, allowance: Mil::inches(60), rates: RATES, steepest: 1 };
            assert!(path(&walk, &terrain, &mut buffers).is_some(), "{walk:?} {terrain:?}");
        }
    }
}
