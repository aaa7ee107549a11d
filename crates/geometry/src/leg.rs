//! What a straight leg over uneven ground costs.
//!
//! The cost of a leg is its length, with the parts on rough ground counted double, rounded up to a whole mil, plus a
//! fixed amount for every level climbed. Whether a mover is on a patch is decided by the centre of its base alone. Any
//! other choice would make the cost depend on the size of the base, and a place would have no ground of its own: two
//! bases at one place would stand on different ground.
//!
//! Exactly: let the leg be divided into 2^30 equal parts. Every stretch inside a rough outline is narrowed to whole
//! parts at both ends; let k be the number of parts in any of them, an overlap of two patches counting once. The cost
//! on the level is the smallest whole number not below length · (2^30 + k) / 2^30. A part of the longest leg on a
//! table is less than a six-thousandth of a mil. The narrowing is there so that a cost that should be a whole number
//! of mil is that number; any other is at most one mil below the cost with unrounded stretches, and a leg walked in
//! two costs at most one mil less than in one.
//!
//! The level of a place is the highest of the patches it is inside; on an outline it is still outside. A change of
//! level is one crossing wherever along the leg it happens, its first point included: who stands on the outline of a
//! hill and goes in climbs it.

use serde::{Deserialize, Serialize};

use crate::polygon::Place;
use crate::ratio::{Ratio, ceil_root, ceil_root_wide};
use crate::{Mil, Point, Polygon, Segment};

/// What a patch of ground does to those who walk on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Footing {
    Plain,
    Rough,
    /// Nobody walks there at all.
    Closed,
}

/// A piece of ground that differs from the plain table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patch {
    pub outline: Polygon,
    pub footing: Footing,
    /// How many levels its top is above the table.
    pub level: u8,
}

/// Whether rough ground slows a mover down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Rough ground counts double.
    Half,
    /// Rough ground is like any other.
    Full,
}

/// How a mover pays for uneven ground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rates {
    pub rough: Pace,
    /// What each level climbed adds.
    pub climb: Mil,
}

/// A measured leg.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Leg {
    /// Its length, rounded up.
    pub length: Mil,
    pub cost: Mil,
    /// How many levels it goes up in all.
    pub climbs: u32,
    /// The most levels it goes up or down at one crossing.
    pub steepest: u8,
}

/// The number of equal parts a leg is divided into.
const PARTS: i64 = 1 << 30;
/// The most separate rough stretches that are told apart; what is beyond is charged without looking for overlaps.
const STRETCHES: usize = 72;
/// The most patches whose levels are looked at.
const PATCHES: usize = 64;

/// The cost of going straight from one place to another; see the head of this file.
#[must_use]
pub fn leg_cost(from: Point, to: Point, terrain: &[Patch], rates: Rates) -> Mil {
    measure(Segment::new(from, to), terrain, rates).cost
}

/// A leg with everything that went into its cost. Only the first 64 patches have levels.
#[must_use]
pub fn measure(leg: Segment, terrain: &[Patch], rates: Rates) -> Leg {
    let square = leg.way().square().unsigned_abs();
    let length = ceil_root(square);
    let rough = match rates.rough {
        Pace::Half => rough_parts(leg, terrain),
        Pace::Full => 0,
    };
    let level_cost = if rough == 0 {
        length
    } else {
        let parts = u128::from(PARTS.unsigned_abs());
        let weighted = parts + u128::from(rough.unsigned_abs());
        let cost = ceil_root_wide(u128::from(square) * weighted * weighted).div_ceil(parts);
        u64::try_from(cost).expect("a leg costs at most twice its length")
    };
    let (climbs, steepest) = climbs(leg, terrain);
    let wide = |mil: u64| Mil::narrow(mil.cast_signed());
    let cost = wide(level_cost) + rates.climb * i32::try_from(climbs).unwrap_or(i32::MAX);
    Leg { length: wide(length), cost, climbs, steepest }
}

/// The level of a place: that of the highest patch it is inside, or 0.
#[must_use]
pub fn level_at(point: Point, terrain: &[Patch]) -> u8 {
    let raised = terrain.iter().filter(|patch| patch.level > 0);
    raised
        .filter(|patch| patch.outline.place(point) == Place::Inside)
        .map(|patch| patch.level)
        .max()
        .unwrap_or(0)
}

/// How many of the [`PARTS`] of a leg lie on rough ground.
fn rough_parts(leg: Segment, terrain: &[Patch]) -> i64 {
    let rough = |patch: &&Patch| patch.footing == Footing::Rough && !patch.outline.misses(leg);
    if !terrain.iter().any(|patch| rough(&patch)) {
        return 0;
    }
    let mut list = [(0_i64, 0_i64); STRETCHES];
    let (mut count, mut surplus) = (0, 0);
    for patch in terrain.iter().filter(rough) {
        for stretch in patch.outline.stretches(leg).as_slice() {
            let (from, to) = (stretch.from.ceil_parts(PARTS), stretch.to.floor_parts(PARTS));
            if count < STRETCHES {
                list[count] = (from, to);
                count += 1;
            } else {
                surplus += (to - from).max(0);
            }
        }
    }
    let list = &mut list[..count];
    list.sort_unstable();
    let (mut parts, mut end) = (0, 0);
    for (from, to) in list {
        parts += (*to - (*from).max(end)).max(0);
        end = end.max(*to);
    }
    (parts + surplus).min(PARTS)
}

/// How many levels a leg climbs in all, and the most it changes at one crossing.
fn climbs(leg: Segment, terrain: &[Patch]) -> (u32, u8) {
    let raised = terrain.iter().take(PATCHES).enumerate().filter(|(_, patch)| patch.level > 0);
    let near = raised.filter(|(_, patch)| !patch.outline.misses(leg));
    let near = near.fold(0_u64, |set, (index, _)| set | 1 << index);
    if near == 0 || leg.from == leg.to {
        return (0, 0);
    }
    if near.is_power_of_two() {
        return climbs_of_one(leg, &terrain[near.trailing_zeros() as usize]);
    }
    // Every change of level is at the end of a stretch. They are found one after the other, each time looking for the
    // nearest one beyond the last: legs over many hills are rare, and this needs no room for a list.
    let patches = || terrain.iter().take(PATCHES).enumerate().filter(|(index, _)| near >> index & 1 == 1);
    let level_after = |place: Ratio| {
        let inside = |patch: &Patch| {
            let stretches = patch.outline.stretches(leg);
            stretches.as_slice().iter().any(|stretch| stretch.from <= place && place < stretch.to)
        };
        patches().filter(|(_, patch)| inside(patch)).map(|(_, patch)| patch.level).max().unwrap_or(0)
    };
    let next_after = |place: Ratio| {
        let mut next = None;
        for (_, patch) in patches() {
            for stretch in patch.outline.stretches(leg).as_slice() {
                for end in [stretch.from, stretch.to] {
                    if end > place && next.is_none_or(|next| end < next) {
                        next = Some(end);
                    }
                }
            }
        }
        next
    };
    let (mut climbs, mut steepest) = (0, 0);
    let mut level = level_at(leg.from, terrain);
    let mut change = |to: u8| {
        climbs += u32::from(to.saturating_sub(level));
        steepest = steepest.max(to.abs_diff(level));
        level = to;
    };
    change(level_after(Ratio::ZERO));
    let mut place = next_after(Ratio::ZERO);
    while let Some(here) = place.filter(|here| *here < Ratio::ONE) {
        change(level_after(here));
        place = next_after(here);
    }
    change(level_at(leg.to, terrain));
    (climbs, steepest)
}

/// The same where only one raised patch is anywhere near, which is nearly always.
fn climbs_of_one(leg: Segment, patch: &Patch) -> (u32, u8) {
    let is_on = |point: Point| patch.outline.place(point) == Place::Inside;
    let stretches = patch.outline.stretches(leg);
    let (mut climbs, mut changes) = (0, false);
    let (mut on, mut until) = (is_on(leg.from), Ratio::ZERO);
    for stretch in stretches.as_slice() {
        // Two stretches that share an end are one stay on the patch.
        let leaves = on && until < stretch.from;
        if leaves || !on {
            climbs += u32::from(patch.level);
            changes = true;
        }
        (on, until) = (true, stretch.to);
    }
    let leaves = on && !(until == Ratio::ONE && is_on(leg.to));
    (climbs, if changes || leaves { patch.level } else { 0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATES: Rates = Rates { rough: Pace::Half, climb: Mil::INCH };

    fn patch(low: (i32, i32), high: (i32, i32), footing: Footing, level: u8) -> Patch {
        let outline = Polygon::rectangle(Point::inches(low.0, low.1), Point::inches(high.0, high.1))
            .expect("the corners are apart");
        Patch { outline, footing, level }
    }

    fn cost(from: (i32, i32), to: (i32, i32), terrain: &[Patch]) -> Leg {
        measure(Segment::new(Point::inches(from.0, from.1), Point::inches(to.0, to.1)), terrain, RATES)
    }

    #[test]
    fn rough_ground_counts_double_and_once() {
        let wood = patch((2, 0), (6, 10), Footing::Rough, 0);
        assert_eq!(cost((0, 5), (10, 5), &[wood]).cost, Mil::inches(14));
        assert_eq!(cost((0, 5), (10, 5), &[wood, wood]).cost, Mil::inches(14));
        assert_eq!(
            cost((0, 5), (10, 5), &[wood, patch((4, 0), (8, 9), Footing::Rough, 0)]).cost,
            Mil::inches(16)
        );
        assert_eq!(cost((0, 10), (10, 10), &[wood]).cost, Mil::inches(10));
        assert_eq!(cost((0, 5), (10, 5), &[patch((2, 0), (6, 10), Footing::Plain, 0)]).cost, Mil::inches(10));
        let sure = Rates { rough: Pace::Full, ..RATES };
        assert_eq!(leg_cost(Point::inches(0, 5), Point::inches(10, 5), &[wood], sure), Mil::inches(10));
    }

    #[test]
    fn climbing_costs_more_and_going_down_does_not() {
        let hill = patch((2, 0), (8, 10), Footing::Plain, 1);
        let top = patch((4, 0), (6, 10), Footing::Plain, 2);
        assert_eq!(cost((0, 5), (10, 5), &[hill]).cost, Mil::inches(11));
        let over = cost((0, 5), (10, 5), &[hill, top]);
        assert_eq!((over.cost, over.climbs, over.steepest), (Mil::inches(12), 2, 1));
        assert_eq!(cost((3, 5), (0, 5), &[hill, top]).cost, Mil::inches(3));
        let cliff = cost((0, 5), (5, 5), &[top]);
        assert_eq!((cliff.climbs, cliff.steepest), (2, 2));
        assert_eq!(cost((5, 5), (6, 5), &[top]).steepest, 2);
    }

    #[test]
    fn going_in_from_the_outline_climbs_and_crossing_a_seam_does_not() {
        let hills = [patch((2, 0), (4, 10), Footing::Plain, 1), patch((4, 0), (8, 10), Footing::Plain, 1)];
        assert_eq!(cost((0, 5), (2, 5), &hills).climbs, 0);
        assert_eq!(cost((2, 5), (3, 5), &hills).climbs, 1);
        assert_eq!(cost((3, 5), (6, 5), &hills).climbs, 0);
        assert_eq!(level_at(Point::inches(2, 5), &hills), 0);
        assert_eq!(level_at(Point::inches(3, 5), &hills), 1);
    }
}
