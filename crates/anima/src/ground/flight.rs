//! Flights: what somebody in the air meets on its way, and where it comes down.
//!
//! Start with [`Ground::fly`], which goes as far as the first thing that matters. What comes of it is for the rules to
//! say, which then ask again with what has been dealt with taken note of in the [`Flier`].

use geometry::leg::{self, Footing, Pace, Rates};
use geometry::squares::Square;
use geometry::{Base, Mil, Patch, Point, Segment, Sweep};

use super::board::{self, BoardGround};
use super::table::{TableGround, ahead, place, point};
use super::{Field, Ground, Kind};
use crate::content::Crash;
use crate::game::Anima;
use crate::refusal::Hindrance;
use crate::state::{Figures, Place, State, Throw};

const INCH: i32 = Mil::INCH.0;
/// Places to come down are looked for at such steps, and beyond somebody no farther than past the largest bases.
const STEP: Mil = Mil(INCH / 20);
const FARTHEST_BEYOND: Mil = Mil::inches(5);

/// Somebody in the air.
#[derive(Clone, Copy)]
pub struct Flier<'a> {
    pub throw: &'a Throw,
    /// Whether nothing but the edge is in its way.
    pub untouched: bool,
    /// Those whom a flight never minds.
    pub ignored: Figures,
}

impl Flier<'_> {
    /// Those in the way of a flight: whoever is seen and has not been dealt with.
    fn others<'s>(&self, state: &'s State) -> impl Iterator<Item = u8> + use<'s> {
        let out_of_it = Figures(self.throw.passed.0 | self.ignored.0).with(self.throw.figure);
        let seen = move |&other: &u8| !state.figure(other).hidden() && !out_of_it.contains(other);
        state.all_standing().iter().filter(seen)
    }
}

/// A part of a flight: where it leads, how far that is, and what ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    pub to: Place,
    pub gone: i32,
    pub met: Met,
    /// What has been run into by then: the pieces, a bit each, on the table; on squares whether it is the next square.
    pub crashed: u16,
}

/// What a flight meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Met {
    /// Nothing, or somebody it has already run over: it is over.
    End,
    Edge,
    Ground(Crash),
    Base(u8),
}

impl Ground {
    /// Flies on to the first thing in the way.
    ///
    /// Rule: throw.direction
    pub fn fly(&self, state: &State, flier: Flier<'_>) -> Flight {
        match &self.kind {
            Kind::Table(ground) => ground.fly(state, flier),
            Kind::Board(ground) => ground.fly(state, flier),
        }
    }

    /// What somebody who is about to fly stands in, which it does not run into.
    pub fn stands_in(&self, state: &State, figure: u8) -> u16 {
        match &self.kind {
            Kind::Table(ground) => ground.stands_in(state, figure),
            Kind::Board(_) => 0,
        }
    }

    /// How far it is through what a flight has just run into, until whoever flies is clear of it on the far side.
    pub fn through(&self, state: &State, throw: &Throw) -> i32 {
        match &self.kind {
            Kind::Table(ground) => ground.through(state, throw),
            Kind::Board(ground) => ground.through(throw),
        }
    }

    /// Where a flight that is over comes down: where it ended if somebody can stand there, else beyond whomever it would
    /// come down on, else the nearest place on its way back.
    pub fn landing(&self, game: &Anima, state: &State, throw: &Throw) -> Place {
        match &self.kind {
            Kind::Table(ground) => ground.landing(&self.field(game), state, throw),
            Kind::Board(ground) => ground.landing(state, throw),
        }
    }

    /// Whether somebody who stood there would be clear of what is left of a flight.
    pub fn is_clear(&self, state: &State, throw: &Throw, figure: u8, at: Place) -> bool {
        match &self.kind {
            Kind::Table(ground) => ground.is_clear(state, throw, figure, at),
            Kind::Board(ground) => ground.is_clear(throw, at),
        }
    }

    /// Whether a place says a way to throw somebody from where it is: on squares one of the eight around it.
    pub fn is_way(&self, at: Place, to: Place) -> bool {
        let named = match &self.kind {
            Kind::Table(ground) => ground.names_a_way(at, to),
            Kind::Board(ground) => ground.names_a_way(at, to),
        };
        named && to != at
    }

    /// The ways to throw somebody from where it is: all of them on squares, as many on the table.
    pub fn list_ways(&self, at: Place, mut found: impl FnMut(Place)) {
        let one = if self.is_board() { 1 } else { INCH };
        for (x, y) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            found(Place { x: at.x + x * one, y: at.y + y * one });
        }
    }
}

/// How far along a straight way nothing is met yet; nothing, if nothing is met on all of it.
fn free(way: Segment, meets: impl Fn(Segment) -> bool) -> Option<Mil> {
    if !meets(way) {
        return None;
    }
    let (mut free, mut met) = (0, way.length().0);
    while met - free > 1 {
        let middle = free + (met - free) / 2;
        if meets(Segment::new(way.from, way.along(Mil(middle)))) {
            met = middle;
        } else {
            free = middle;
        }
    }
    Some(Mil(free))
}

impl TableGround {
    fn base_in_air(&self, state: &State, throw: &Throw) -> Base {
        self.base(state, throw.figure).at(point(throw.at))
    }

    /// Whether a straight way goes up anywhere. Downward nothing is in the way.
    fn climbs(&self, way: Segment) -> bool {
        let rates = Rates { rough: Pace::Half, climb: Mil::ZERO };
        leg::measure(way, &self.patches, rates).climbs > 0
    }

    fn fly(&self, state: &State, flier: Flier<'_>) -> Flight {
        let throw = flier.throw;
        let base = self.base_in_air(state, throw);
        let end = ahead(base.centre(), throw.way, Mil(throw.left));
        let way = Segment::new(base.centre(), end);
        let mut first: Option<(Mil, Met, u16)> = None;
        let mut meet = |far: Option<Mil>, met: Met, piece: u16| {
            if let Some(far) = far
                && first.is_none_or(|(nearest, _, _)| far < nearest)
            {
                first = Some((far, met, piece));
            }
        };
        meet(free(way, |way| !self.table.contains_base(base.at(way.to))), Met::Edge, 0);
        if !flier.untouched {
            for (index, (patch, crash)) in self.patches.iter().zip(&self.crashes).enumerate() {
                let piece = 1 << index;
                if let Some(crash) = crash
                    && throw.crashed & piece == 0
                {
                    let met = free(way, |way| patch.outline.overlaps_swept(way, base.radius()));
                    meet(met, Met::Ground(*crash), piece);
                }
            }
            meet(free(way, |way| self.climbs(way)), Met::Ground(Crash::Impassable), 0);
            for other in flier.others(state) {
                let met = if throw.struck.contains(other) { Met::End } else { Met::Base(other) };
                let body = self.base(state, other);
                meet(free(way, |way| Sweep::new(base, way.to).overlaps(body)), met, 0);
            }
        }
        match first {
            None => Flight { to: place(end), gone: throw.left, met: Met::End, crashed: throw.crashed },
            Some((far, met, piece)) => {
                Flight { to: place(way.along(far)), gone: far.0, met, crashed: throw.crashed | piece }
            }
        }
    }

    fn stands_in(&self, state: &State, figure: u8) -> u16 {
        let base = self.base(state, figure);
        let under = self.patches.iter().enumerate().filter(|(_, patch)| patch.outline.overlaps_base(base));
        under.fold(0, |pieces, (index, _)| pieces | 1 << index)
    }

    fn through(&self, state: &State, throw: &Throw) -> i32 {
        let base = self.base_in_air(state, throw);
        let ahead_of_it = |far: i32| base.at(ahead(base.centre(), throw.way, Mil(far)));
        let run_into = |&(index, _): &(usize, &Patch)| throw.crashed & 1 << index != 0;
        let touched = self.patches.iter().enumerate().filter(run_into);
        // What it ran into before lies behind it; the piece it touches now is the one just ahead.
        let piece = touched.map(|(_, patch)| &patch.outline).find(|outline| {
            outline.overlaps_swept(Segment::new(base.centre(), ahead_of_it(STEP.0).centre()), base.radius())
        });
        let Some(outline) = piece else { return 0 };
        let inside = |far: i32| outline.overlaps_base(ahead_of_it(far));
        let Some(far) = (STEP.0..=throw.left).step_by(STEP.0 as usize).find(|&far| !inside(far)) else {
            return throw.left;
        };
        (far - STEP.0..=far).find(|&far| far > 0 && !inside(far)).unwrap_or(far)
    }

    fn landing(&self, game: &Field<'_>, state: &State, throw: &Throw) -> Place {
        let mover = self.mover(game, state, throw.figure);
        let base = self.base_in_air(state, throw);
        let (here, start) = (base.centre(), mover.base.centre());
        let on_somebody = match mover.rest(base) {
            Ok(()) => return throw.at,
            Err(Hindrance::Base { .. }) => true,
            Err(_) => false,
        };
        let stands = |at: &Point| mover.rest(base.at(*at)).is_ok();
        let steps = |most: Mil| (STEP.0..=most.0).step_by(STEP.0 as usize).map(Mil);
        if on_somebody {
            let open = |at: &Point| {
                let way = Segment::new(here, *at);
                let closed = self.patches.iter().filter(|patch| patch.footing == Footing::Closed);
                !self.climbs(way)
                    && !closed.into_iter().any(|patch| patch.outline.overlaps_swept(way, base.radius()))
            };
            let beyond = steps(FARTHEST_BEYOND).map(|far| ahead(here, throw.way, far)).take_while(open);
            if let Some(at) = beyond.into_iter().find(stands) {
                return place(at);
            }
        }
        let back = Segment::new(here, start);
        steps(back.length()).map(|far| back.along(far)).find(stands).map_or(place(start), place)
    }

    fn is_clear(&self, state: &State, throw: &Throw, figure: u8, at: Place) -> bool {
        let base = self.base_in_air(state, throw);
        let end = ahead(base.centre(), throw.way, Mil(throw.left));
        !Sweep::new(base, end).overlaps(self.base(state, figure).at(point(at)))
    }
}

impl BoardGround {
    fn next(&self, at: Square, throw: &Throw) -> Option<Square> {
        at.step(board::nearest_of_eight(throw.way)).filter(|next| self.squares().contains(*next))
    }

    fn fly(&self, state: &State, flier: Flier<'_>) -> Flight {
        let throw = flier.throw;
        let mut at = board::square(throw.at).unwrap_or_default();
        let (mut gone, mut crashed) = (0, throw.crashed);
        let met = loop {
            if throw.left - gone < INCH {
                break Met::End;
            }
            let Some(next) = self.next(at, throw) else { break Met::Edge };
            if !flier.untouched {
                if self.level(next) > self.level(at) {
                    break Met::Ground(Crash::Impassable);
                }
                // A stretch of the same ground is run into once.
                if let Some(crash) = self.crash_at(next)
                    && crashed == 0
                    && self.crash_at(at) != Some(crash)
                {
                    crashed = 1;
                    break Met::Ground(crash);
                }
                let there = |&other: &u8| state.figure(other).place == board::place(next);
                if let Some(other) = flier.others(state).find(there) {
                    break if throw.struck.contains(other) { Met::End } else { Met::Base(other) };
                }
            }
            (at, crashed) = (next, 0);
            gone += INCH;
        };
        Flight { to: board::place(at), gone, met, crashed }
    }

    fn through(&self, throw: &Throw) -> i32 {
        let at = board::square(throw.at).unwrap_or_default();
        let onward =
            |at: &Square| self.next(*at, throw).filter(|next| self.crash_at(*next) == Some(Crash::Wall));
        std::iter::successors(onward(&at), onward).map(|_| INCH).sum()
    }

    fn landing(&self, state: &State, throw: &Throw) -> Place {
        let taken = |at: Square| {
            let others = state.all_standing().without(throw.figure);
            others.iter().any(|other| state.figure(other).place == board::place(at))
        };
        let passable = |at: Square| self.squares().cell(at).is_some_and(|cell| cell.passable());
        let stands = |at: &Square| passable(*at) && !taken(*at);
        let here = board::square(throw.at).unwrap_or_default();
        if stands(&here) {
            return throw.at;
        }
        if passable(here) {
            let onward = |at: &Square| {
                self.next(*at, throw).filter(|next| passable(*next) && self.level(*next) <= self.level(*at))
            };
            if let Some(at) = std::iter::successors(onward(&here), onward).find(stands) {
                return board::place(at);
            }
        }
        let start = state.figure(throw.figure).place;
        let back = board::nearest_of_eight(throw.way).opposite();
        let way = std::iter::successors(here.step(back), |at| at.step(back));
        let far = (throw.at.x - start.x).abs().max((throw.at.y - start.y).abs());
        way.take(usize::try_from(far).unwrap_or_default()).find(stands).map_or(start, board::place)
    }

    fn is_clear(&self, throw: &Throw, at: Place) -> bool {
        let start = board::square(throw.at).unwrap_or_default();
        let far = usize::try_from(throw.left / INCH).unwrap_or_default();
        let way = std::iter::successors(Some(start), |at| self.next(*at, throw));
        way.take(far + 1).all(|square| board::place(square) != at)
    }
}
