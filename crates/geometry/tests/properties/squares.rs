//! Boards of squares: moves and sight against plain enumeration.

use std::collections::BTreeMap;

use geometry::squares::flood::step_cost;
use geometry::squares::run::Dash;
use geometry::squares::sight::{explain, sight};
use geometry::squares::{
    Board, Cell, Charge, Direction, Flood, Gait, Kind, Run, SightTable, Square, SquareSet, Turns, View,
};

use crate::random::Random;

/// Why a value is there: the boards, squares and numbers of these tests are made to fit.
const FITS: &str = "made to fit";

fn board(random: &mut Random, width: u8, height: u8) -> Board {
    let kinds = [
        Kind::Clear,
        Kind::Clear,
        Kind::Clear,
        Kind::Clear,
        Kind::Abrupt,
        Kind::High,
        Kind::Low,
        Kind::Minor,
    ];
    let flat = random.one_in(3);
    let cells = (0..u16::from(width) * u16::from(height)).map(|_| {
        let level = if flat || random.one_in(2) { 0 } else { u8::try_from(random.from(0, 2)).expect(FITS) };
        Cell::new(random.pick(&kinds), level).expect(FITS)
    });
    Board::new(width, height, cells.collect()).expect(FITS)
}

fn square(random: &mut Random, board: &Board) -> Square {
    let side = |random: &mut Random, side: u8| u8::try_from(random.from(0, i32::from(side) - 1)).expect(FITS);
    Square::new(side(random, board.width()), side(random, board.height()))
}

fn crowd(random: &mut Random, board: &Board, count: usize) -> SquareSet {
    (0..count).map(|_| square(random, board)).collect()
}

fn gait(random: &mut Random) -> Gait {
    random.pick(&[Gait::Walking, Gait::Walking, Gait::SureFooted, Gait::Floating, Gait::Flying])
}

/// The cost of a step, told as the rule tells it.
fn told_cost(board: &Board, from: Square, to: Square, gait: Gait) -> Option<u8> {
    let (here, there) = (board.cell(from)?, board.cell(to)?);
    if [Gait::Floating, Gait::Flying].contains(&gait) {
        return Some(1);
    }
    if [Kind::High, Kind::Low].contains(&there.kind()) {
        return None;
    }
    let rise = i16::from(there.level()) - i16::from(here.level());
    let mut cost = 1;
    if there.kind() == Kind::Abrupt && gait == Gait::Walking {
        cost += 1;
    }
    match rise {
        1 => Some(cost + 1),
        0 | -1 => Some(cost),
        _ => None,
    }
}

fn neighbours(board: &Board, here: Square) -> Vec<Square> {
    board.squares().filter(|there| here.distance(*there) == 1).collect()
}

fn can_end(board: &Board, occupied: &SquareSet, here: Square) -> bool {
    board.cell(here).is_some_and(|cell| ![Kind::High, Kind::Low].contains(&cell.kind()))
        && !occupied.contains(here)
}

#[test]
fn a_flood_finds_the_cheapest_way_to_every_square() {
    let mut random = Random::new(51);
    let (mut flood, mut way) = (Flood::default(), Vec::new());
    let mut reached = 0;
    for _ in 0..1_000 {
        let board = board(&mut random, 12, 9);
        let (start, occupied) = (square(&mut random, &board), crowd(&mut random, &board, 12));
        let (gait, allowance) = (gait(&mut random), u8::try_from(random.from(0, 14)).expect(FITS));
        let mut costs = BTreeMap::from([(start, 0)]);
        let mut queue = vec![start];
        while let Some(here) = queue.pop() {
            for next in neighbours(&board, here) {
                let Some(step) = told_cost(&board, here, next, gait) else { continue };
                let cost = costs[&here] + step;
                let blocked = gait != Gait::Flying && occupied.contains(next);
                if !blocked && cost <= allowance && costs.get(&next).is_none_or(|known| cost < *known) {
                    costs.insert(next, cost);
                    queue.push(next);
                }
            }
        }
        flood.fill(&board, start, allowance, gait, &occupied);
        for here in board.squares() {
            assert_eq!(flood.cost(here), costs.get(&here).copied(), "{here:?}");
            let Some(cost) = flood.cost(here) else { continue };
            assert!(flood.way_to(&board, here, &mut way));
            let mut walked = (start, 0);
            for next in &way {
                assert!(gait == Gait::Flying || !occupied.contains(*next));
                walked = (
                    *next,
                    walked.1 + step_cost(&board, walked.0, *next, gait).expect("a step that can be made"),
                );
            }
            assert_eq!(walked, (here, cost));
        }
        assert!(flood.ends().is_sorted_by_key(|(_, cost)| cost));
        assert!(flood.ends().all(|(end, cost)| costs[&end] == cost));
        let mut expected: Vec<Square> = costs
            .keys()
            .copied()
            .filter(|here| *here == start || can_end(&board, &occupied, *here))
            .collect();
        let mut ends: Vec<Square> = flood.ends().map(|(end, _)| end).collect();
        ends.sort_unstable();
        expected.sort_unstable();
        assert_eq!(ends, expected);
        reached += ends.len();
    }
    assert!(reached > 10_000, "{reached}");
}

struct Enumeration<'a> {
    board: &'a Board,
    occupied: &'a SquareSet,
    dash: Dash,
    costs: BTreeMap<Square, u8>,
}

impl Enumeration<'_> {
    /// Tries every run that goes on from here.
    fn run(&mut self, here: Square, cost: u8, directions: &[Direction]) {
        for direction in Direction::ALL {
            let first = directions.first().copied().unwrap_or(direction);
            if ![first, first.turned(1), first.turned(7)].contains(&direction) {
                continue;
            }
            let taken = [directions, &[direction]].concat();
            let turns = taken.windows(2).filter(|pair| pair[0] != pair[1]).count();
            if let Turns::AtMost(most) = self.dash.turns
                && turns > usize::from(most)
            {
                continue;
            }
            let Some(next) = here.step(direction) else { continue };
            let Some(step) = told_cost(self.board, here, next, self.dash.gait) else { continue };
            let blocked = self.dash.gait != Gait::Flying && self.occupied.contains(next);
            if blocked || cost + step > self.dash.allowance {
                continue;
            }
            if can_end(self.board, self.occupied, next) {
                let known = self.costs.entry(next).or_insert(u8::MAX);
                *known = (*known).min(cost + step);
            }
            self.run(next, cost + step, &taken);
        }
    }
}

#[test]
fn a_run_finds_what_trying_every_run_finds() {
    let mut random = Random::new(52);
    let (mut run, mut way) = (Run::default(), Vec::new());
    let mut reached = [0; 2];
    for case in 0..600 {
        let board = board(&mut random, 11, 10);
        let (start, occupied) = (square(&mut random, &board), crowd(&mut random, &board, 8));
        let turns = if case % 2 == 0 {
            Turns::Any
        } else {
            Turns::AtMost(u8::try_from(random.from(0, 3)).expect(FITS))
        };
        let allowance = u8::try_from(random.from(0, 6)).expect(FITS);
        let dash = Dash { start, allowance, gait: gait(&mut random), turns };
        let mut all = Enumeration { board: &board, occupied: &occupied, dash, costs: BTreeMap::new() };
        all.run(start, 0, &[]);
        all.costs.insert(start, 0);
        run.fill(&board, dash, &occupied);
        for here in board.squares() {
            assert_eq!(run.cost(here), all.costs.get(&here).copied(), "{dash:?} {here:?}");
            let Some(cost) = run.cost(here) else { continue };
            reached[case % 2] += 1;
            assert!(run.way_to(&board, &occupied, here, &mut way), "{dash:?} {here:?}");
            let line = [&[start], way.as_slice()].concat();
            assert_eq!(line.last(), Some(&here));
            let steps: u8 =
                line.windows(2).map(|pair| told_cost(&board, pair[0], pair[1], dash.gait).expect(FITS)).sum();
            assert_eq!(steps, cost);
            let towards = |pair: &[Square]| {
                Direction::ALL
                    .into_iter()
                    .position(|direction| pair[0].step(direction) == Some(pair[1]))
                    .expect(FITS)
            };
            let directions: Vec<usize> = line.windows(2).map(towards).collect();
            assert!(directions.iter().all(|one| [0, 1, 7].contains(&((one + 8 - directions[0]) % 8))));
            let changes = directions.windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert!(
                turns == Turns::Any || matches!(turns, Turns::AtMost(most) if changes <= usize::from(most))
            );
        }
        assert!(run.ends().is_sorted_by_key(|(_, cost)| cost));
        assert_eq!(run.ends().count(), all.costs.len());
        assert_eq!(run.ends().collect::<BTreeMap<_, _>>(), all.costs);
    }
    assert!(reached.into_iter().all(|count| count > 4_000), "{reached:?}");
}

/// How the segment between two centres meets a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Meets {
    Nowhere,
    Touches,
    Enters,
}

/// Cuts the segment between two centres to a square, in whole numbers: centres are at odd coordinates, sides at even.
fn meets(from: Square, to: Square, here: Square) -> Meets {
    let centre = |one: u8| 2 * i64::from(one) + 1;
    // The part of the segment so far, as fractions over one denominator.
    let scale = 4_000_000;
    let way = [centre(to.x) - centre(from.x), centre(to.y) - centre(from.y)];
    let start = [centre(from.x), centre(from.y)];
    let low = [2 * i64::from(here.x), 2 * i64::from(here.y)];
    let common = scale * way.iter().map(|part| if *part == 0 { 1 } else { part.abs() }).product::<i64>();
    let (mut first, mut last) = (0, common);
    let mut beside = false;
    for axis in 0..2 {
        let (near, far) = (low[axis] - start[axis], low[axis] + 2 - start[axis]);
        if way[axis] == 0 {
            // The way lies on odd coordinates, so it is never exactly on a side.
            beside |= near >= 0 || far <= 0;
            continue;
        }
        let (one, two) = (near * common / way[axis], far * common / way[axis]);
        first = first.max(one.min(two));
        last = last.min(one.max(two));
    }
    if beside || first > last {
        Meets::Nowhere
    } else if first == last {
        Meets::Touches
    } else {
        Meets::Enters
    }
}

/// The squares beside each corner the segment runs exactly through, in pairs.
fn corner_pairs(board: &Board, from: Square, to: Square) -> Vec<(Square, Square)> {
    let touched: Vec<Square> =
        board.squares().filter(|here| meets(from, to, *here) == Meets::Touches).collect();
    let mut pairs = Vec::new();
    for (index, one) in touched.iter().enumerate() {
        for two in &touched[index + 1..] {
            // Both touch the line at the same corner: they are diagonal neighbours across it.
            let diagonal = one.x.abs_diff(two.x) == 1 && one.y.abs_diff(two.y) == 1;
            let slant = |a: u8, b: u8| i32::from(b) - i32::from(a);
            let across =
                slant(one.x, two.x) * slant(one.y, two.y) * slant(from.x, to.x) * slant(from.y, to.y) < 0;
            if diagonal && across {
                pairs.push((*one, *two));
            }
        }
    }
    pairs
}

fn told_sight(board: &Board, from: Square, to: Square) -> View {
    let level = |here: Square| board.cell(here).expect(FITS).level();
    let (eye, target) = (level(from), level(to));
    let blocks = |here: Square| board.cell(here).expect(FITS).kind() == Kind::High || level(here) >= eye + 2;
    let covers = |here: Square| match board.cell(here).expect(FITS).kind() {
        Kind::Abrupt => level(here) >= eye || level(here) > eye.max(target),
        Kind::Minor => true,
        Kind::Clear | Kind::High | Kind::Low => level(here) > eye.max(target),
    };
    let entered: Vec<Square> = board
        .squares()
        .filter(|here| ![from, to].contains(here) && meets(from, to, *here) == Meets::Enters)
        .collect();
    let pairs = corner_pairs(board, from, to);
    let blocked = target >= eye + 2
        || entered.iter().any(|here| blocks(*here))
        || pairs.iter().any(|(one, two)| blocks(*one) && blocks(*two));
    let partly = |here: Square| blocks(here) || covers(here);
    // What lies under the target covers it as well, what lies under the eye does not.
    let covered = target == eye + 1
        || covers(to)
        || entered.iter().any(|here| covers(*here))
        || pairs.iter().any(|(one, two)| partly(*one) || partly(*two));
    if blocked {
        View::Blocked
    } else if covered {
        View::Cover
    } else {
        View::Clear
    }
}

#[test]
fn sight_is_what_cutting_the_line_to_every_square_says() {
    let mut random = Random::new(53);
    let mut found = Vec::new();
    let mut seen = [0; 3];
    for _ in 0..6_000 {
        let board = board(&mut random, 10, 8);
        let (from, to) = (square(&mut random, &board), square(&mut random, &board));
        let expected = told_sight(&board, from, to);
        assert_eq!(sight(&board, from, to), expected, "{from:?} {to:?} {board:?}");
        assert_eq!(explain(&board, from, to, &mut found), expected);
        for hindrance in &found {
            assert!(hindrance.square == to || meets(from, to, hindrance.square) >= Meets::Touches);
        }
        let level = |here| board.cell(here).expect(FITS).level();
        let open = |here| board.cell(here).expect(FITS).kind() == Kind::Clear;
        if level(from) == level(to) && open(from) && open(to) {
            assert_eq!(sight(&board, to, from), expected, "{from:?} {to:?}");
        }
        seen[expected as usize] += 1;
    }
    assert!(seen.into_iter().all(|count| count > 300), "{seen:?}");
}

#[test]
fn every_line_of_the_largest_board_is_walked() {
    let board = Board::clear(64, 64).expect(FITS);
    let corner = Square::new(63, 63);
    for to in board.squares() {
        assert_eq!(sight(&board, Square::new(0, 0), to), View::Clear);
        assert_eq!(sight(&board, corner, to), View::Clear);
    }
}

#[test]
fn a_table_answers_as_looking_does_whatever_it_was_asked_before() {
    let mut random = Random::new(54);
    let boards = [board(&mut random, 9, 7), board(&mut random, 9, 7), board(&mut random, 5, 11)];
    let mut table = SightTable::default();
    for case in 0..20_000 {
        let board = if case % 500 == 0 { &boards[random.pick(&[0, 1, 2])] } else { &boards[case / 500 % 3] };
        let (from, to) = (square(&mut random, board), square(&mut random, board));
        assert_eq!(table.sight(board, from, to), sight(board, from, to));
    }
}

/// All ways of so many steps that end beside the target, over squares the line enters or touches.
fn all_charges(
    board: &Board,
    occupied: &SquareSet,
    gait: Gait,
    (from, to): (Square, Square),
    way: &mut Vec<Square>,
    found: &mut Vec<Vec<Square>>,
) {
    let here = way.last().copied().unwrap_or(from);
    let steps = usize::from(from.distance(to)) - 1;
    if way.len() == steps {
        if here.distance(to) == 1 && (steps == 0 || can_end(board, occupied, here)) {
            found.push(way.clone());
        }
        return;
    }
    for next in neighbours(board, here) {
        let blocked = gait != Gait::Flying && occupied.contains(next);
        let on_line = meets(from, to, next) != Meets::Nowhere;
        if !blocked && on_line && next != to && told_cost(board, here, next, gait).is_some() {
            way.push(next);
            all_charges(board, occupied, gait, (from, to), way, found);
            way.pop();
        }
    }
}

#[test]
fn a_charge_finds_what_trying_every_way_finds() {
    let mut random = Random::new(55);
    let (mut possible, mut choices) = (0, 0);
    let mut way = Vec::new();
    for _ in 0..6_000 {
        let board = board(&mut random, 9, 8);
        let mut occupied = crowd(&mut random, &board, 4);
        let (from, to) = (square(&mut random, &board), square(&mut random, &board));
        if from == to {
            continue;
        }
        occupied.insert(from);
        occupied.insert(to);
        let gait = gait(&mut random);
        let mut ways = Vec::new();
        all_charges(&board, &occupied, gait, (from, to), &mut Vec::new(), &mut ways);
        let cost = |way: &[Square]| -> u8 {
            let line = [&[from], way].concat();
            line.windows(2).map(|pair| told_cost(&board, pair[0], pair[1], gait).expect(FITS)).sum()
        };
        let mut expected: BTreeMap<Square, u8> = BTreeMap::new();
        for way in &ways {
            let known = expected.entry(way.last().copied().unwrap_or(from)).or_insert(u8::MAX);
            *known = (*known).min(cost(way));
        }
        let found = Charge::find(&board, from, to, gait, &occupied);
        let landings = found.map(|charge| charge.landings().to_vec()).unwrap_or_default();
        assert!(landings.is_sorted_by_key(|(_, cost)| *cost));
        assert_eq!(
            landings.iter().copied().collect::<BTreeMap<_, _>>(),
            expected,
            "{from:?} {to:?} {board:?}"
        );
        possible += usize::from(!expected.is_empty());
        choices += usize::from(expected.len() > 1);
        let Some(charge) = found else { continue };
        for way in &ways {
            assert_eq!(charge.cost_of(&board, way), Some(cost(way)));
        }
        for (landing, price) in landings {
            assert!(charge.way_to(&board, landing, &mut way));
            assert!(ways.contains(&way) && cost(&way) == price);
        }
    }
    assert!(possible > 1_500 && choices > 300, "{possible} {choices}");
}
