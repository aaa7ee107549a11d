//! A walk round what is in the way.
//!
//! A round base goes round a corner in an arc: a walk of straight legs goes along an octagon just outside it, or, with
//! fewer legs, a square. So the places a walk may turn at are the corners of octagons and squares round the corners of
//! closed patches and round bases, and the corners of rough and raised patches themselves, which a walk may want to
//! avoid but can pass exactly. Between those places, the start and the goal, the cheapest walk of at most six legs is
//! looked for.
//!
//! The walk found is always legal, leg by leg, and within the allowance. It need not be the shortest there is, and in
//! a maze of very many corners one may be missed, because only [`PLACES`] places, the most promising, are looked at.

use crate::base::{RING, around_point};
use crate::leg::{self, Footing, Leg, Rates};
use crate::{Base, Mil, Point, Segment, Sweep, Terrain};

/// The most legs of a walk.
pub const LEGS: usize = 6;
/// The most places looked at for one walk, its start and goal included.
pub const PLACES: usize = 64;

/// A walk of straight legs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    places: [Point; LEGS],
    count: u8,
    /// What its legs cost together.
    pub cost: Mil,
}

impl Path {
    /// Where each leg ends; the last is the goal. A walk that stays where it is has no legs.
    #[must_use]
    pub fn places(&self) -> &[Point] {
        &self.places[..usize::from(self.count)]
    }
}

/// A walk that is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    pub mover: Base,
    pub to: Point,
    pub allowance: Mil,
    pub rates: Rates,
    /// The most levels a leg may go up or down at one crossing.
    pub steepest: u8,
}

/// What is already known about the leg between two places.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    Closed,
    Cost(Mil),
}

/// Room to look for walks in. Keep one and use it again; it holds nothing between walks.
pub struct Buffers {
    places: Vec<(Mil, Point)>,
    known: Box<[[Known; PLACES]; PLACES]>,
    /// The cheapest cost of reaching each place in so many legs, and the place before it.
    best: Box<[[(Mil, u8); PLACES]; LEGS + 1]>,
}

impl Default for Buffers {
    fn default() -> Buffers {
        Buffers {
            places: Vec::new(),
            known: Box::new([[Known::Nothing; PLACES]; PLACES]),
            best: Box::new([[(NEVER, 0); PLACES]; LEGS + 1]),
        }
    }
}

/// More than any walk costs.
const NEVER: Mil = Mil(i32::MAX);
const START: usize = 0;
const GOAL: usize = 1;

/// Measures a leg and says what it costs, if it may be walked at all: nothing is in the way of the base, and no
/// crossing is too steep.
#[must_use]
pub fn walkable(walk: &Walk, from: Point, to: Point, terrain: &Terrain<'_>) -> Option<Leg> {
    if !Sweep::new(walk.mover.at(from), to).is_free(terrain) {
        return None;
    }
    let measured = leg::measure(Segment::new(from, to), terrain.patches, walk.rates);
    (measured.steepest <= walk.steepest).then_some(measured)
}

/// A walk from the mover's place to the goal within the allowance, each leg of it [`walkable`].
///
/// If the straight way is one, that is it. The mover's own base must be ignored in the terrain.
#[must_use]
pub fn path(walk: &Walk, terrain: &Terrain<'_>, buffers: &mut Buffers) -> Option<Path> {
    let from = walk.mover.centre();
    if from.distance(walk.to) > walk.allowance
        || !Sweep::new(walk.mover.at(walk.to), walk.to).is_free(terrain)
    {
        return None;
    }
    if from == walk.to {
        return Some(Path { places: [from; LEGS], count: 0, cost: Mil::ZERO });
    }
    if let Some(leg) = walkable(walk, from, walk.to, terrain).filter(|leg| leg.cost <= walk.allowance) {
        return Some(Path { places: [walk.to; LEGS], count: 1, cost: leg.cost });
    }
    gather(walk, terrain, &mut buffers.places);
    search(walk, terrain, buffers)
}

/// Collects the places a walk may turn at, the most promising first after start and goal.
fn gather(walk: &Walk, terrain: &Terrain<'_>, places: &mut Vec<(Mil, Point)>) {
    let from = walk.mover.centre();
    places.clear();
    let mut add = |place: Point| {
        let least = from.distance(place) + place.distance(walk.to);
        let new = place != from && place != walk.to && least <= walk.allowance;
        if new && Sweep::new(walk.mover.at(place), place).is_free(terrain) {
            places.push((least, place));
        }
    };
    let mut corners_round = |middle: Point, radius: Mil| {
        // The corners of an octagon round a circle are 1.0824 radii out, those of a square 1.4142; the rest is room
        // for rounding.
        let out = |thousandths: i64| Mil::narrow(radius.wide() * thousandths / 1_000 + 4);
        (0..RING).step_by(RING / 8).for_each(|turn| add(around_point(middle, out(1_083), turn)));
        (RING / 8..RING).step_by(RING / 4).for_each(|turn| add(around_point(middle, out(1_415), turn)));
    };
    let closed = terrain.closed().flat_map(|(_, patch)| patch.outline.vertices());
    closed.for_each(|corner| corners_round(*corner, walk.mover.radius()));
    for (_, base) in terrain.standing() {
        corners_round(base.centre(), base.radius() + walk.mover.radius());
    }
    let open = terrain.patches.iter().filter(|patch| patch.footing != Footing::Closed);
    open.flat_map(|patch| patch.outline.vertices()).for_each(|corner| add(*corner));
    places.sort_unstable();
    places.dedup();
    places.truncate(PLACES - 2);
    places.splice(0..0, [(Mil::ZERO, from), (Mil::ZERO, walk.to)]);
}

/// The cheapest walk over the places gathered, by the number of legs so far.
fn search(walk: &Walk, terrain: &Terrain<'_>, buffers: &mut Buffers) -> Option<Path> {
    let Buffers { places, known, best } = buffers;
    let count = places.len();
    for row in &mut known[..count] {
        row[..count].fill(Known::Nothing);
    }
    best[0][..count].fill((NEVER, 0));
    best[0][START] = (Mil::ZERO, 0);
    let mut cheapest = (NEVER, 0);
    for legs in 1..=LEGS {
        let (before, after) = best.split_at_mut(legs);
        let (before, after) = (&before[legs - 1], &mut after[0]);
        after[..count].fill((NEVER, 0));
        for from in (0..count).filter(|from| before[*from].0 < NEVER && *from != GOAL) {
            for to in (GOAL..count).filter(|to| *to != from) {
                let (here, there) = (places[from].1, places[to].1);
                let least = before[from].0 + here.distance(there);
                let hopeless = least + there.distance(walk.to) > walk.allowance || least >= cheapest.0;
                if hopeless || least >= after[to].0 {
                    continue;
                }
                if known[from][to] == Known::Nothing {
                    let leg = walkable(walk, here, there, terrain);
                    known[from][to] = leg.map_or(Known::Closed, |leg| Known::Cost(leg.cost));
                }
                let Known::Cost(leg) = known[from][to] else { continue };
                let cost = before[from].0 + leg;
                if cost < after[to].0 && cost <= walk.allowance {
                    after[to] = (cost, u8::try_from(from).expect("there are at most 64 places"));
                }
            }
        }
        if after[GOAL].0 < cheapest.0 {
            cheapest = (after[GOAL].0, legs);
        }
    }
    let (cost, legs) = cheapest;
    if cost == NEVER {
        return None;
    }
    let mut path =
        Path { places: [walk.to; LEGS], count: u8::try_from(legs).expect("at most six legs"), cost };
    let mut place = GOAL;
    for leg in (0..legs).rev() {
        path.places[leg] = places[place].1;
        place = usize::from(best[leg + 1][place].1);
    }
    Some(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::SMALL;
    use crate::leg::{Pace, Patch};
    use crate::{Polygon, Rectangle};

    fn patch(low: (i32, i32), high: (i32, i32), footing: Footing) -> Patch {
        let outline = Polygon::rectangle(Point::inches(low.0, low.1), Point::inches(high.0, high.1))
            .expect("the corners are apart");
        Patch { outline, footing, level: 0 }
    }

    fn walk(allowance: i32) -> Walk {
        Walk {
            mover: Base::new(Point::inches(5, 10), SMALL),
            to: Point::inches(15, 10),
            allowance: Mil::inches(allowance),
            rates: Rates { rough: Pace::Half, climb: Mil::INCH },
            steepest: 1,
        }
    }

    fn terrain<'a>(patches: &'a [Patch], bases: &'a [Base]) -> Terrain<'a> {
        Terrain { table: Rectangle::table(Mil::inches(20), Mil::inches(20)), patches, bases, ignored: 0 }
    }

    #[test]
    fn a_wall_is_walked_round() {
        let walls = [patch((9, 8), (10, 20), Footing::Closed)];
        let mut buffers = Buffers::default();
        let found = path(&walk(13), &terrain(&walls, &[]), &mut buffers).expect("there is a way");
        assert!(found.cost < Mil(12_000), "{found:?}");
        assert_eq!(found.places().last(), Some(&Point::inches(15, 10)));
        assert_eq!(path(&walk(10), &terrain(&walls, &[]), &mut buffers), None);
        let closed = [patch((9, 1), (10, 20), Footing::Closed)];
        assert_eq!(path(&walk(60), &terrain(&closed, &[]), &mut buffers), None);
    }

    #[test]
    fn a_wood_is_walked_round_when_going_through_costs_too_much() {
        let wood = [patch((7, 6), (13, 11), Footing::Rough)];
        let mut buffers = Buffers::default();
        let through = path(&walk(16), &terrain(&wood, &[]), &mut buffers).expect("there is a way");
        assert_eq!((through.places().len(), through.cost), (1, Mil::inches(16)));
        let round = path(&walk(11), &terrain(&wood, &[]), &mut buffers).expect("there is a way");
        assert_eq!(round.places(), [Point::inches(7, 11), Point::inches(13, 11), Point::inches(15, 10)]);
    }

    #[test]
    fn a_base_is_walked_round_and_nobody_ends_on_one() {
        let base = [Base::new(Point::inches(10, 10), SMALL)];
        let mut buffers = Buffers::default();
        let found = path(&walk(11), &terrain(&[], &base), &mut buffers).unwrap();
        assert!(found.cost < Mil(10_500), "{found:?}");
        let onto = Walk { to: Point::inches(10, 9), ..walk(11) };
        assert_eq!(path(&onto, &terrain(&[], &base), &mut buffers), None);
        let still = Walk { to: Point::inches(5, 10), ..walk(0) };
        assert_eq!(path(&still, &terrain(&[], &base), &mut buffers).unwrap().places(), []);
    }
}
