//! Who is near enough to the line of a shot to take it, and could get there.
//!
//! Nobody moves to take a shot; but whoever does puts itself into its line, so nothing that it could not cross may part
//! the two.

use geometry::leg::Footing;
use geometry::squares::{self, Gait as Footwork, Square, SquareSet};
use geometry::{Mil, Point, Segment};

use super::board::{self, BoardGround};
use super::table::TableGround;
use super::{Field, footwork};
use crate::refusal::Unfit;
use crate::state::{Attack, State};

/// How near a line has to pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nearness {
    /// Nearer than this. On squares as many squares are near: whoever stands so many away has one less between it and the
    /// line.
    Below(Mil),
    UpTo(Mil),
}

/// On a table the line is tried at places so far from one another.
const STEP: Mil = Mil(Mil::INCH.0 / 4);

/// Whether scenery is nothing to a figure.
fn crosses_anything(game: &Field<'_>, state: &State, figure: u8) -> bool {
    match footwork(game, state, figure) {
        Footwork::Flying | Footwork::Floating => true,
        Footwork::Walking | Footwork::SureFooted => false,
    }
}

impl TableGround {
    pub fn beside_line(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        attack: &Attack,
        near: Nearness,
    ) -> Result<(), Unfit> {
        let (from, to) = (self.base(state, attack.attacker), self.base(state, attack.target));
        let (line, base) = (Segment::new(from.centre(), to.centre()), self.base(state, figure));
        let reaches = |part: Segment| match near {
            Nearness::Below(limit) => base.nearer_than_segment(part, limit),
            Nearness::UpTo(limit) => base.within_of_segment(part, limit),
        };
        if !reaches(line) {
            return Err(Unfit::TooFar);
        }
        let closed = || self.patches.iter().filter(|patch| patch.footing == Footing::Closed);
        if closed().next().is_none() || crosses_anything(game, state, figure) {
            return Ok(());
        }
        let open = |at: Point| {
            let way = Segment::new(base.centre(), at);
            !closed().any(|patch| patch.outline.crossed_by(way))
        };
        let length = line.length().0;
        let ahead = line.way().dot(base.centre() - line.from) / i64::from(length.max(1));
        let foot = ahead.clamp(0, i64::from(length)) as i32;
        let step = STEP.0 as usize;
        let mut places = (foot..=length).step_by(step).chain((0..=foot).rev().step_by(step));
        let found = places.any(|place| {
            let at = line.along(Mil(place));
            (place == foot || reaches(Segment::new(at, at))) && open(at)
        });
        if found { Ok(()) } else { Err(Unfit::CutOff) }
    }
}

impl BoardGround {
    pub fn beside_line(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        attack: &Attack,
        near: Nearness,
    ) -> Result<(), Unfit> {
        let (Nearness::Below(limit) | Nearness::UpTo(limit)) = near;
        let on = |figure: u8| board::square(state.figure(figure).place).unwrap_or_default();
        let (from, to) = (on(attack.attacker), on(attack.target));
        let (at, steps) = (on(figure), board::points(limit.0));
        let near = |square: Square| square.distance(at) <= steps;
        let mut passes = near(from) || near(to);
        squares::sight::along(from, to, |square| passes = passes || near(square));
        if !passes {
            return Err(Unfit::TooFar);
        }
        if crosses_anything(game, state, figure) {
            return Ok(());
        }
        let mut line: SquareSet = [from, to].into_iter().collect();
        squares::sight::along(from, to, |square| line.insert(square));
        let here: SquareSet = [at].into_iter().collect();
        let on_foot = |reached: SquareSet, _| reached.grown(1).both(self.squares().passable()).with(&here);
        let reached = (0..steps).fold(here, on_foot);
        if reached.both(&line) == SquareSet::default() { Err(Unfit::CutOff) } else { Ok(()) }
    }
}
