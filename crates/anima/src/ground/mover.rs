//! One figure that may move on the free table, with everything that could be in its way.
//!
//! It is worked out once for a figure and then asked about many places. Two of them differ only in what they look at:
//! one for a single question knows the whole table and can name what hinders; one for a list of places knows what is
//! near enough to matter and only says whether a place can be reached.

use geometry::leg::{self, Footing, Pace, Rates};
use geometry::squares::Gait as Footwork;
use geometry::sweep::Obstacle;
use geometry::{Base, Mil, Patch, Point, Segment, Sweep, Terrain as Obstacles};

use super::table::{TableGround, place};
use super::{Field, Journey, barred, footwork, passes_over, stoppers};
use crate::event::Terrain;
use crate::refusal::Hindrance;
use crate::state::{Figures, MOST_FIGURES, State};

/// The pieces near a mover: what closes its way, and what makes it dearer.
#[derive(Default)]
pub struct Near {
    closed: Vec<Patch>,
    uneven: Vec<Patch>,
}

/// The bases that may be in somebody's way, and whose they are.
struct Crowd {
    bases: [Base; MOST_FIGURES],
    figures: [u8; MOST_FIGURES],
    count: usize,
    /// Those that do not stop anybody: the hidden ones.
    hidden: u64,
}

pub struct Mover<'a> {
    ground: &'a TableGround,
    pub base: Base,
    pub footwork: Footwork,
    /// The enemies that end a movement by being touched, and those that it may not touch at all.
    stoppers: Figures,
    pub barred: Figures,
    crowd: Crowd,
    /// Whether a card lets it pass over characters.
    over: bool,
    /// The patches nobody walks on are among the first, those that cost more or are raised among the second.
    closed: &'a [Patch],
    uneven: &'a [Patch],
    rates: Rates,
}

impl TableGround {
    /// A figure among everything on the table.
    pub(super) fn mover(&self, game: &Field<'_>, state: &State, figure: u8) -> Mover<'_> {
        self.mover_but(game, state, figure, figure)
    }

    /// The same, as if somebody else were not there.
    pub(super) fn mover_but(&self, game: &Field<'_>, state: &State, figure: u8, but: u8) -> Mover<'_> {
        let others = state.all_standing().without(figure).without(but);
        self.among(game, state, figure, others, (&self.patches, &self.patches))
    }

    /// A figure among what it could meet on a way of at most `reach`.
    pub(super) fn mover_within<'a>(
        &'a self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        reach: Mil,
        near: &'a mut Near,
    ) -> Mover<'a> {
        let base = self.base(state, figure);
        let (centre, margin) = (Segment::new(base.centre(), base.centre()), reach + base.radius());
        near.closed.clear();
        near.uneven.clear();
        for patch in self.patches.iter().filter(|patch| patch.outline.near_segment(centre, margin)) {
            let list = if patch.footing == Footing::Closed { &mut near.closed } else { &mut near.uneven };
            if patch.footing != Footing::Plain || patch.level > 0 {
                list.push(*patch);
            }
        }
        let others = state.all_standing().without(figure);
        let close = |&other: &u8| base.within(self.base(state, other), reach + geometry::base::CONTACT);
        let others = others.iter().filter(close).fold(Figures::NONE, Figures::with);
        self.among(game, state, figure, others, (&near.closed, &near.uneven))
    }

    fn among<'a>(
        &'a self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        others: Figures,
        (closed, uneven): (&'a [Patch], &'a [Patch]),
    ) -> Mover<'a> {
        let nowhere = Base::new(Point::ORIGIN, Mil::ZERO);
        let mut crowd =
            Crowd { bases: [nowhere; MOST_FIGURES], figures: [0; MOST_FIGURES], count: 0, hidden: 0 };
        let over = passes_over(game, state, figure);
        for other in others.iter() {
            crowd.bases[crowd.count] = self.base(state, other);
            crowd.figures[crowd.count] = other;
            crowd.hidden |= u64::from(over || state.figure(other).hidden()) << crowd.count;
            crowd.count += 1;
        }
        let footwork = footwork(game, state, figure);
        let rough = if footwork == Footwork::SureFooted { Pace::Full } else { Pace::Half };
        Mover {
            ground: self,
            base: self.base(state, figure),
            footwork,
            stoppers: stoppers(state, figure),
            barred: barred(game, state, figure),
            crowd,
            over,
            closed,
            uneven,
            rates: Rates { rough, climb: game.content.edition.movement.up },
        }
    }
}

impl Mover<'_> {
    /// What is in the way of somebody who moves: no ground, for whoever is intangible.
    fn obstacles(&self) -> Obstacles<'_> {
        let patches = if self.footwork == Footwork::Floating { &[] } else { self.closed };
        Obstacles { ignored: self.crowd.hidden, patches, ..self.everybody() }
    }

    /// Whether no ground is ever in its way.
    pub fn minds_no_ground(&self) -> bool {
        matches!(self.footwork, Footwork::Flying | Footwork::Floating)
    }

    pub fn flies(&self) -> bool {
        self.footwork == Footwork::Flying
    }

    /// What is in the way of somebody who stays: hidden figures too.
    pub fn everybody(&self) -> Obstacles<'_> {
        let bases = &self.crowd.bases[..self.crowd.count];
        Obstacles { table: self.ground.table, patches: self.closed, bases, ignored: 0 }
    }

    fn hindrance(&self, obstacle: Obstacle) -> Hindrance {
        self.ground.hindrance(obstacle, &self.crowd.figures)
    }

    /// Whether a base may come to rest there: hidden ones are in the way of that too.
    pub fn rest(&self, base: Base) -> Result<(), Hindrance> {
        match Sweep::new(base, base.centre()).obstacle(&self.everybody()) {
            Some(obstacle) => Err(self.hindrance(obstacle)),
            None => Ok(()),
        }
    }

    /// A straight way, past nobody's base and through no closed ground; a flyer minds only where it ends.
    ///
    /// Rule: move.abrupt
    /// Rule: move.up
    pub fn way(&self, to: Point) -> Result<Journey, Hindrance> {
        let sweep = Sweep::new(self.base, to);
        self.rest(self.base.at(to))?;
        let straight = |why: Terrain| {
            let length = sweep.segment().length().0;
            Journey { to: place(to), cost: length, length, touched: None, why }
        };
        if self.flies() {
            return Ok(straight(Terrain { flies: true, ..Terrain::default() }));
        }
        if let Some(obstacle) = sweep.obstacle(&self.obstacles()) {
            return Err(self.hindrance(obstacle));
        }
        if self.footwork == Footwork::Floating {
            return Ok(straight(Terrain { floats: true, ..Terrain::default() }));
        }
        let leg = leg::measure(sweep.segment(), self.uneven, self.rates);
        if leg.steepest > 1 {
            return Err(Hindrance::Cliff);
        }
        let climbed = self.rates.climb.0 * leg.climbs as i32;
        let why = Terrain {
            abrupt: leg.cost.0 - climbed > leg.length.0,
            up: leg.climbs > 0,
            open: self.footwork == Footwork::SureFooted && self.crosses_rough(sweep.segment()),
            ..Terrain::default()
        };
        Ok(Journey { to: place(to), cost: leg.cost.0, length: leg.length.0, touched: None, why })
    }

    /// Whether there is a straight way at no more than `allowance`, without saying what hinders.
    pub fn can_go(&self, to: Point, allowance: Mil) -> bool {
        let sweep = Sweep::new(self.base, to);
        let (square, most) = (sweep.segment().way().square(), allowance.wide());
        if square > most * most {
            return false;
        }
        if self.flies() {
            return self.rest(self.base.at(to)).is_ok();
        }
        let floats = self.footwork == Footwork::Floating;
        if !sweep.is_free(&self.obstacles())
            || ((self.crowd.hidden != 0 || floats) && self.rest(self.base.at(to)).is_err())
        {
            return false;
        }
        if floats || self.uneven.is_empty() {
            return true;
        }
        let leg = leg::measure(sweep.segment(), self.uneven, self.rates);
        leg.steepest <= 1 && leg.cost <= allowance
    }

    /// The nearest enemy on a straight way that ends it by being touched, and where.
    pub fn first_touch(&self, to: Point) -> Option<(u8, Point)> {
        let sweep = Sweep::new(self.base, to);
        let touches = self.stoppers_near().filter_map(|(enemy, other)| {
            // Whoever is touched at the start is being left, not come upon.
            if self.base.contact(other) {
                return None;
            }
            let (along, stop) = sweep.first_contact(other)?;
            self.ground.near_in_height(stop, other.centre()).then_some((along, enemy, stop))
        });
        touches.min_by_key(|(along, enemy, _)| (*along, *enemy)).map(|(_, enemy, stop)| (enemy, stop))
    }

    /// The enemies that stop a movement, of those looked at.
    fn stoppers_near(&self) -> impl Iterator<Item = (u8, Base)> {
        let others = self.crowd.figures.iter().zip(&self.crowd.bases).take(self.crowd.count);
        others.filter(|(figure, _)| self.stoppers.contains(**figure)).map(|(figure, base)| (*figure, *base))
    }

    /// Where a movement towards a place ends, and whom it then touches: a flyer comes down where it wants to. Who may
    /// touch nobody does not get there at all.
    ///
    /// Rule: move.contact
    pub fn end_of(&self, to: Point) -> Result<(Option<u8>, Point), Hindrance> {
        let lands = self.flies() || self.over;
        let touch = if lands { None } else { self.first_touch(to) };
        let (touched, end) = match touch {
            Some((enemy, stop)) => (Some(enemy), stop),
            None if lands || !self.barred.is_empty() => (self.touched_at(to), to),
            None => (None, to),
        };
        match touched.filter(|enemy| self.barred.contains(*enemy)) {
            Some(figure) => Err(Hindrance::Enemy { figure }),
            None => Ok((touched, end)),
        }
    }

    /// An enemy that is touched by coming to rest there.
    pub fn touched_at(&self, to: Point) -> Option<u8> {
        let there = self.base.at(to);
        let touches = |base: Base| there.contact(base) && self.ground.near_in_height(to, base.centre());
        self.stoppers_near().find(|(_, base)| touches(*base)).map(|(enemy, _)| enemy)
    }

    /// Where a charge to a place touches its target first; nowhere, if it could not be struck from there.
    pub fn charge_to(&self, target: Base, to: Point) -> Option<Point> {
        let stop = Sweep::new(self.base, to).first_contact(target).map_or(to, |(_, stop)| stop);
        self.ground.near_in_height(stop, target.centre()).then_some(stop)
    }

    /// Whether a straight way leads over abrupt ground.
    fn crosses_rough(&self, way: Segment) -> bool {
        let rates = Rates { rough: Pace::Half, climb: Mil::ZERO };
        let leg = leg::measure(way, self.uneven, rates);
        leg.cost > leg.length
    }

    /// Whether the straight way to a place goes uphill anywhere.
    pub fn rises(&self, to: Point) -> bool {
        leg::measure(Segment::new(self.base.centre(), to), self.uneven, self.rates).climbs > 0
    }

    /// The closed patch that is in the way, if one is.
    pub fn closed_by(&self, to: Point) -> Option<&Patch> {
        let segment = Segment::new(self.base.centre(), to);
        self.closed.iter().find(|patch| {
            patch.footing == Footing::Closed && patch.outline.overlaps_swept(segment, self.base.radius())
        })
    }
}
