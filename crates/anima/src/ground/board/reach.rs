//! Where a movement on squares can lead, worked out once and kept for whoever asks next.

use geometry::squares::{Board, Flood, Gait as Footwork, Run, Square, SquareSet, Turns, run::Dash};

use super::BoardGround;
use crate::game::Anima;
use crate::ground::stoppers;
use crate::state::{Figures, Gait, MOST_FIGURES, State};

/// Some of the three by three squares around one, a bit each, row by row.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Neighbours(pub(super) u16);

impl Neighbours {
    /// The bit of a square seen from another; none if it is not around it.
    #[inline]
    pub(super) fn bit(from: Square, to: Square) -> u16 {
        let (x, y) = (to.x.wrapping_sub(from.x).wrapping_add(1), to.y.wrapping_sub(from.y).wrapping_add(1));
        if x < 3 && y < 3 { 1 << (3 * y + x) } else { 0 }
    }

    /// Adds these squares around one to a set.
    #[inline]
    pub(super) fn add_to(self, around: Square, set: &mut SquareSet) {
        for row in 0..3 {
            let squares = u64::from(self.0 >> (3 * row) & 0b111);
            let squares = if around.x == 0 { squares >> 1 } else { squares << (around.x - 1) };
            set.insert_row((around.y + row).wrapping_sub(1), squares);
        }
    }
}

/// The last reach that was worked out: whoever looks at the choices of a movement makes one of them next.
#[derive(Default)]
pub(super) struct Reach {
    of: Option<Movement>,
    /// The squares that are in the way.
    occupied: SquareSet,
    /// The squares that are passed but not ended on, and the start.
    passed: SquareSet,
    flood: Flood,
    run: Run,
}

/// Everything a reach depends on but the board and the edition.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Movement {
    pub(super) figure: u8,
    pub(super) points: u8,
    pub(super) gait: Gait,
    pub(super) footwork: Footwork,
    /// Whether a card lets it pass over characters.
    pub(super) over: bool,
    /// Those it may not come to stand beside.
    pub(super) barred: Figures,
    pub(super) standing: Figures,
    pub(super) hidden: Figures,
    /// Where those stand who do.
    pub(super) squares: [Square; MOST_FIGURES],
}

impl Movement {
    fn start(&self) -> Square {
        self.squares[usize::from(self.figure)]
    }
}

impl Reach {
    pub(super) fn fill(&mut self, ground: &BoardGround, game: &Anima, state: &State, movement: &Movement) {
        if self.of.as_ref() == Some(movement) {
            return;
        }
        let Movement { figure, points, gait, footwork, barred, over, .. } = *movement;
        let (board, start) = (&ground.board, movement.start());
        (self.occupied, self.passed) = ground.in_the_way(state, figure);
        if over {
            self.passed = self.passed.with(&self.occupied);
            self.occupied = SquareSet::default();
        }
        let mut stops = SquareSet::default();
        if !over && footwork != Footwork::Flying {
            stops = ground.stops(state, stoppers(state, figure));
        }
        if !barred.is_empty() {
            let mut closed = ground.stops(state, barred);
            closed.remove(start);
            stops = stops.without(&closed);
            // Nobody on foot goes through them; who flies only does not come down there.
            let set = if footwork == Footwork::Flying { &mut self.passed } else { &mut self.occupied };
            *set = set.with(&closed);
        }
        self.passed.insert(start);
        match gait {
            Gait::Free | Gait::Walk => {
                self.flood.fill_stopping(board, start, points, footwork, &self.occupied, &stops);
            }
            Gait::Run => {
                let turns = game.content.edition.board.run_turns.map_or(Turns::Any, Turns::AtMost);
                let dash = Dash { start, allowance: points, gait: footwork, turns };
                self.run.fill_stopping(board, dash, &self.occupied, &stops);
            }
        }
        self.of = Some(*movement);
    }

    /// What it costs to get to a square that somebody can end on.
    pub(super) fn cost(&self, to: Square) -> Option<u8> {
        match self.of.as_ref()?.gait {
            Gait::Free | Gait::Walk => self.flood.cost(to),
            Gait::Run => self.run.cost(to),
        }
    }

    /// Writes a cheapest way to a square that can be reached.
    pub(super) fn way_to(&mut self, board: &Board, to: Square, out: &mut Vec<Square>) {
        let Some(Movement { gait, .. }) = self.of else { return };
        match gait {
            Gait::Free | Gait::Walk => self.flood.way_to(board, to, out),
            Gait::Run => self.run.way_to(board, &self.occupied, to, out),
        };
    }

    /// Every square somebody can end on, but the start.
    pub(super) fn ends(&self, found: impl FnMut(Square)) {
        let Some(movement) = &self.of else { return };
        match movement.gait {
            Gait::Free | Gait::Walk => self.flood.visit_ends_but(&self.passed, found),
            Gait::Run => self.run.visit_ends_but(&self.passed, found),
        }
    }
}
