//! Where somebody can run to: roughly straight.
//!
//! The first step sets the direction. Every later step goes in that direction or in one of its two neighbours, so a
//! run spreads out in a quarter of the board and never comes back. A board may also cap how often the direction of
//! two steps in a row differs. Steps cost what they cost walking.

use serde::{Deserialize, Serialize};

use super::flood::{BUCKETS, NEVER, may_end, may_pass, slot, step_cost};
use super::{AREA, Board, Direction, Gait, SIDE, Square, SquareSet};

/// How often a runner may change direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turns {
    Any,
    AtMost(u8),
}

/// What is asked: who runs, from where, how far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dash {
    pub start: Square,
    pub allowance: u8,
    pub gait: Gait,
    pub turns: Turns,
}

/// Everywhere somebody can run to. Keep one and fill it again; only the last filling is in it.
#[derive(Clone, Debug)]
pub struct Run {
    dash: Dash,
    /// What it costs to end on a square, and the direction of the first step of a run that costs so little.
    cost: Box<[u8; AREA]>,
    first: Box<[u8; AREA]>,
    ends: Vec<Square>,
    trail: Trail,
}

/// The runs in one first direction. A runner's future depends on where it is and, where turns are counted, on which of
/// the three directions it ran in last and how often it has turned.
#[derive(Clone, Debug, Default)]
struct Trail {
    cost: Vec<u8>,
    touched: Vec<State>,
    buckets: [Vec<State>; BUCKETS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    square: Square,
    /// Which of [`LEANS`] the last step took.
    lean: u8,
    turns: u8,
}

/// The first direction, its neighbour to the left and its neighbour to the right, in eighths of a turn.
const LEANS: [usize; 3] = [0, 1, 7];

impl State {
    fn index(self) -> usize {
        (usize::from(self.turns) * LEANS.len() + usize::from(self.lean)) * AREA + slot(self.square)
    }
}

impl Default for Run {
    fn default() -> Run {
        Run {
            dash: Dash { start: Square::default(), allowance: 0, gait: Gait::Walking, turns: Turns::Any },
            cost: Box::new([NEVER; AREA]),
            first: Box::new([0; AREA]),
            ends: Vec::new(),
            trail: Trail::default(),
        }
    }
}

impl Run {
    /// Finds every square that can be run to from `start` for at most `allowance`, the start included.
    pub fn fill(&mut self, board: &Board, dash: Dash, occupied: &SquareSet) {
        self.ends.drain(..).for_each(|square| self.cost[slot(square)] = NEVER);
        self.dash = dash;
        if !board.contains(dash.start) {
            return;
        }
        self.cost[slot(dash.start)] = 0;
        self.ends.push(dash.start);
        for (number, first) in (0..).zip(Direction::ALL) {
            self.trail.fill(board, dash, first, occupied);
            for state in &self.trail.touched {
                if !may_end(board, occupied, state.square) {
                    continue;
                }
                let (at, cost) = (slot(state.square), self.trail.cost[state.index()]);
                if self.cost[at] == NEVER {
                    self.ends.push(state.square);
                }
                if cost < self.cost[at] {
                    self.cost[at] = cost;
                    self.first[at] = number;
                }
            }
        }
    }

    /// The squares somebody can end on, each once; the start is the first of them.
    #[must_use]
    pub fn ends(&self) -> &[Square] {
        &self.ends
    }

    /// What it costs to end on a square. None, if that cannot be.
    #[inline]
    #[must_use]
    pub fn cost(&self, square: Square) -> Option<u8> {
        let inside = usize::from(square.x) < SIDE && usize::from(square.y) < SIDE;
        inside.then(|| self.cost[slot(square)]).filter(|cost| *cost != NEVER)
    }

    /// Writes a cheapest run to a square, without the start and with the square itself, and says whether there is
    /// one. Of several the same is always found. The board and who is on it must be those the run was filled with.
    pub fn way_to(
        &mut self,
        board: &Board,
        occupied: &SquareSet,
        square: Square,
        out: &mut Vec<Square>,
    ) -> bool {
        out.clear();
        let Some(cost) = self.cost(square) else { return false };
        if cost == 0 {
            return true;
        }
        let first = Direction::ALL[usize::from(self.first[slot(square)]) % 8];
        self.trail.fill(board, self.dash, first, occupied);
        let found = self.trail.touched.iter().copied();
        let mut ended =
            found.filter(|state| state.square == square && self.trail.cost[state.index()] == cost);
        let Some(mut state) = ended.next() else { return false };
        loop {
            out.push(state.square);
            match self.trail.before(board, self.dash, first, state) {
                Before::Start => break,
                Before::State(before) => state = before,
                Before::Nothing => return false,
            }
        }
        out.reverse();
        true
    }
}

/// Where a runner was one step earlier.
enum Before {
    Start,
    State(State),
    Nothing,
}

impl Trail {
    fn fill(&mut self, board: &Board, dash: Dash, first: Direction, occupied: &SquareSet) {
        self.touched.drain(..).for_each(|state| self.cost[state.index()] = NEVER);
        let layers = match dash.turns {
            Turns::Any => 1,
            Turns::AtMost(turns) => usize::from(turns) + 1,
        };
        let room = layers * LEANS.len() * AREA;
        if self.cost.len() < room {
            self.cost.resize(room, NEVER);
        }
        self.reach(
            board,
            dash,
            occupied,
            dash.start,
            0,
            first,
            State { square: dash.start, lean: 0, turns: 0 },
        );
        for cost in 0..=dash.allowance.min(NEVER - 1) {
            let mut bucket = std::mem::take(&mut self.buckets[usize::from(cost) % BUCKETS]);
            for state in bucket.drain(..).filter(|state| state.index() < room) {
                if self.cost[state.index()] != cost {
                    continue;
                }
                for (lean, eighths) in (0..).zip(LEANS) {
                    let next = match dash.turns {
                        Turns::Any => State { lean: 0, ..state },
                        Turns::AtMost(most) => {
                            let turned = lean != state.lean;
                            if turned && state.turns >= most {
                                continue;
                            }
                            State { lean, turns: state.turns + u8::from(turned), ..state }
                        }
                    };
                    self.reach(board, dash, occupied, state.square, cost, first.turned(eighths), next);
                }
            }
            self.buckets[usize::from(cost) % BUCKETS] = bucket;
        }
    }

    /// Steps from a square in a direction, and notes the state if it is cheaper than known.
    #[expect(clippy::too_many_arguments, reason = "all of them differ from call to call")]
    fn reach(
        &mut self,
        board: &Board,
        dash: Dash,
        occupied: &SquareSet,
        from: Square,
        cost: u8,
        direction: Direction,
        state: State,
    ) {
        let Some(square) = from.step(direction) else { return };
        let Some(step) = step_cost(board, from, square, dash.gait) else { return };
        let reached = cost.saturating_add(step);
        let state = State { square, ..state };
        let known = self.cost[state.index()];
        if reached > dash.allowance.min(NEVER - 1)
            || reached >= known
            || !may_pass(occupied, square, dash.gait)
        {
            return;
        }
        if known == NEVER {
            self.touched.push(state);
        }
        self.cost[state.index()] = reached;
        self.buckets[usize::from(reached) % BUCKETS].push(state);
    }

    fn before(&self, board: &Board, dash: Dash, first: Direction, state: State) -> Before {
        let cost = self.cost[state.index()];
        let leans = match dash.turns {
            Turns::Any => 0..LEANS.len(),
            Turns::AtMost(_) => usize::from(state.lean)..usize::from(state.lean) + 1,
        };
        for lean in leans {
            let back = first.turned(LEANS[lean]).opposite();
            let Some(square) = state.square.step(back) else { continue };
            let Some(step) = step_cost(board, square, state.square, dash.gait) else { continue };
            if square == dash.start {
                if lean == 0 && step == cost {
                    return Before::Start;
                }
                continue;
            }
            let last = match dash.turns {
                Turns::Any => 0..1,
                Turns::AtMost(_) => 0..3,
            };
            for before in last {
                let turned = match dash.turns {
                    Turns::Any => 0,
                    Turns::AtMost(_) => u8::from(usize::from(before) != lean),
                };
                let Some(turns) = state.turns.checked_sub(turned) else { continue };
                let earlier = State { square, lean: before, turns };
                if self.cost[earlier.index()].checked_add(step) == Some(cost) {
                    return Before::State(earlier);
                }
            }
        }
        Before::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(turns: Turns, allowance: u8, occupied: &[Square]) -> Run {
        let mut run = Run::default();
        let dash = Dash { start: Square::new(5, 5), allowance, gait: Gait::Walking, turns };
        run.fill(&Board::clear(11, 11).unwrap(), dash, &occupied.iter().copied().collect());
        run
    }

    #[test]
    fn a_run_spreads_out_from_its_first_direction() {
        let run = fill(Turns::Any, 4, &[]);
        // With nothing in the way every square within reach lies in some quarter.
        assert_eq!(run.ends().len(), 81);
        // East is shut: what lies straight that way is out of reach, since no run comes back to its line in two steps.
        let shut = fill(Turns::Any, 4, &[Square::new(6, 5)]);
        assert_eq!(shut.cost(Square::new(7, 5)), None);
        assert_eq!(shut.cost(Square::new(7, 6)), Some(2));
    }

    #[test]
    fn a_cap_on_turns_counts_changes_of_direction() {
        // Two steps east, one north-east, and east again: two turns.
        let there = Square::new(9, 6);
        let straight = fill(Turns::AtMost(0), 4, &[]);
        assert_eq!(straight.ends().len(), 1 + 8 * 4);
        assert_eq!((straight.cost(there), fill(Turns::AtMost(1), 4, &[]).cost(there)), (None, Some(4)));
        let gate = [Square::new(6, 6), Square::new(7, 6), Square::new(8, 5)];
        assert_eq!(fill(Turns::AtMost(1), 4, &gate).cost(there), None);
        let mut run = fill(Turns::AtMost(2), 4, &gate);
        let mut way = Vec::new();
        let board = Board::clear(11, 11).unwrap();
        assert!(run.way_to(&board, &gate.into_iter().collect(), there, &mut way));
        assert_eq!(way, [Square::new(6, 5), Square::new(7, 5), Square::new(8, 6), Square::new(9, 6)]);
    }
}
