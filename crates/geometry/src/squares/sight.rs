//! What can be seen from square to square.
//!
//! Sight runs along the segment between the two centres. Every square whose inside it enters counts, but for the
//! viewer's own. Where it runs exactly through a corner, it enters neither of the two squares beside the corner: it is
//! blocked there only if both block, and partly hidden if one of them blocks or hides.
//!
//! A square blocks if it is high ground or two or more levels above the viewer, the target's own square included. It
//! hides if it is abrupt and not lower than the viewer, or minor, or higher than both ends; and whoever is one level
//! above the viewer is partly hidden. So between two squares on one level each is seen from the other or neither is; but
//! whoever stands on ground that hides is partly hidden where whoever looks out of it sees clearly.

use super::{AREA, Board, Cell, Kind, Square};

/// How one square is seen from another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum View {
    Clear,
    /// Seen, but partly hidden.
    Cover,
    Blocked,
}

/// A square that blocks or hides, and which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hindrance {
    pub square: Square,
    pub view: View,
}

/// A place on the line of sight that counts.
enum Passed {
    Square(Square),
    /// The squares on both sides of a corner the line runs through.
    Corner(Square, Square),
}

/// How `to` is seen from `from`. Squares off the board neither see nor are seen.
#[must_use]
pub fn sight(board: &Board, from: Square, to: Square) -> View {
    let Some((viewer, target)) = ends(board, from, to) else { return View::Blocked };
    let mut view = of_target(viewer, target);
    walk(from, to, |passed| {
        let here = match passed {
            Passed::Square(square) => hindrance(board, square, viewer, target),
            Passed::Corner(one, other) => {
                let (one, other) =
                    (hindrance(board, one, viewer, target), hindrance(board, other, viewer, target));
                at_corner(one, other)
            }
        };
        view = view.max(here);
        view != View::Blocked
    });
    view
}

/// The same, and writes down every square that blocks or hides, in order from the viewer; the target's own is last.
///
/// Of two squares beside a corner each that matters is written, as hiding unless both block.
pub fn explain(board: &Board, from: Square, to: Square, out: &mut Vec<Hindrance>) -> View {
    out.clear();
    let Some((viewer, target)) = ends(board, from, to) else { return View::Blocked };
    let mut note = |square: Square, view: View| {
        if view != View::Clear {
            out.push(Hindrance { square, view });
        }
    };
    walk(from, to, |passed| {
        match passed {
            Passed::Square(square) => note(square, hindrance(board, square, viewer, target)),
            Passed::Corner(one, other) => {
                let (first, second) =
                    (hindrance(board, one, viewer, target), hindrance(board, other, viewer, target));
                let together = at_corner(first, second);
                note(one, first.min(together));
                note(other, second.min(together));
            }
        }
        true
    });
    note(to, of_target(viewer, target));
    out.iter().map(|hindrance| hindrance.view).max().unwrap_or(View::Clear)
}

/// The squares whose inside the line between two centres enters, the ends apart, told one after the other.
pub fn along(from: Square, to: Square, mut visit: impl FnMut(Square)) {
    walk(from, to, |passed| {
        if let Passed::Square(square) = passed {
            visit(square);
        }
        true
    });
}

fn ends(board: &Board, from: Square, to: Square) -> Option<(Cell, Cell)> {
    Some((board.cell(from)?, board.cell(to)?))
}

fn of_target(viewer: Cell, target: Cell) -> View {
    let higher = match target.level().saturating_sub(viewer.level()) {
        0 => View::Clear,
        1 => View::Cover,
        _ => View::Blocked,
    };
    // Whoever stands on high ground stands on top of it.
    let ground = match target.kind() {
        Kind::Abrupt if target.level() >= viewer.level() => View::Cover,
        Kind::Minor => View::Cover,
        Kind::Clear | Kind::Abrupt | Kind::High | Kind::Low => View::Clear,
    };
    higher.max(ground)
}

fn at_corner(one: View, other: View) -> View {
    if one == View::Blocked && other == View::Blocked {
        View::Blocked
    } else {
        one.max(other).min(View::Cover)
    }
}

/// What a square between the ends does to sight.
#[inline]
fn hindrance(board: &Board, square: Square, viewer: Cell, target: Cell) -> View {
    let cell = board.cell(square).unwrap_or(Cell::CLEAR);
    // Mostly nothing is there.
    if cell == Cell::CLEAR {
        return View::Clear;
    }
    let (level, eye) = (cell.level(), viewer.level());
    let higher = if level >= eye + 2 {
        View::Blocked
    } else if level > eye && level > target.level() {
        View::Cover
    } else {
        View::Clear
    };
    let ground = match cell.kind() {
        Kind::High => View::Blocked,
        Kind::Abrupt if level >= eye => View::Cover,
        Kind::Minor => View::Cover,
        Kind::Clear | Kind::Abrupt | Kind::Low => View::Clear,
    };
    higher.max(ground)
}

/// Goes along the segment between two centres, telling of every square and corner passed until `visit` says no.
#[inline]
fn walk(from: Square, to: Square, mut visit: impl FnMut(Passed) -> bool) {
    let (x_way, y_way) = (i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y));
    let (x_size, y_size) = (x_way.abs(), y_way.abs());
    let x_step = i8::from(x_way > 0) - i8::from(x_way < 0);
    let y_step = i8::from(y_way > 0) - i8::from(y_way < 0);
    let aside = |square: Square| Square { x: square.x.wrapping_add_signed(x_step), ..square };
    let up = |square: Square| Square { y: square.y.wrapping_add_signed(y_step), ..square };
    // The nth upright grid line is met after (2n − 1) / (2 x_size) of the way, the nth level one after
    // (2n − 1) / (2 y_size); multiplied out, these two numbers say which is met first.
    let (mut upright, mut level) = (y_size, x_size);
    let mut here = from;
    while here != to {
        if y_size == 0 || (x_size != 0 && upright < level) {
            here = aside(here);
            upright += 2 * y_size;
        } else if x_size == 0 || level < upright {
            here = up(here);
            level += 2 * x_size;
        } else {
            if !visit(Passed::Corner(aside(here), up(here))) {
                return;
            }
            here = up(aside(here));
            upright += 2 * y_size;
            level += 2 * x_size;
        }
        if here != to && !visit(Passed::Square(here)) {
            return;
        }
    }
}

/// How many pairs of squares are remembered at once.
const REMEMBERED: usize = 1 << 14;

/// What has been looked up lately: for some pairs of squares of one board how one is seen from the other.
///
/// It may be dropped, or asked about another board, at any moment: the answers are those of [`sight`]. A newer pair
/// takes the place of an older one, so that the table stays small enough to be at hand.
#[derive(Clone, Debug, Default)]
pub struct SightTable {
    mark: u64,
    /// Each the number of a pair and, in its lowest two bits, what was seen; 0 where nothing is remembered.
    pairs: Vec<u32>,
}

impl SightTable {
    /// How `to` is seen from `from`.
    #[inline]
    pub fn sight(&mut self, board: &Board, from: Square, to: Square) -> View {
        let (Some(one), Some(other)) = (board.index(from), board.index(to)) else { return View::Blocked };
        if self.mark != board.mark() || self.pairs.is_empty() {
            self.mark = board.mark();
            self.pairs.clear();
            self.pairs.resize(REMEMBERED, 0);
        }
        let pair = u32::try_from(one * AREA + other).expect("a pair of squares fits in 24 bits");
        // Fibonacci's multiplier spreads neighbouring pairs over the table; the highest bits are the best spread.
        let slot = pair.wrapping_mul(0x9e37_79b9) >> (u32::BITS - REMEMBERED.trailing_zeros());
        let entry = &mut self.pairs[slot as usize];
        match (*entry >> 2 == pair, *entry & 3) {
            (true, 1) => View::Clear,
            (true, 2) => View::Cover,
            (true, 3) => View::Blocked,
            (true | false, _) => {
                let view = sight(board, from, to);
                *entry = pair << 2 | (view as u32 + 1);
                view
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: u8, y: u8) -> Square {
        Square::new(x, y)
    }

    fn board(cells: &[(u8, u8, Kind, u8)]) -> Board {
        let clear = Board::clear(12, 12).unwrap();
        cells.iter().fold(clear, |board, (x, y, kind, level)| {
            board.with(square(*x, *y), Cell::new(*kind, *level).unwrap())
        })
    }

    fn look(cells: &[(u8, u8, Kind, u8)], from: (u8, u8), to: (u8, u8)) -> View {
        sight(&board(cells), square(from.0, from.1), square(to.0, to.1))
    }

    #[test]
    fn high_ground_blocks_abrupt_and_minor_hide_low_does_nothing() {
        let through = |kind| look(&[(3, 0, kind, 0)], (0, 0), (6, 0));
        assert_eq!(through(Kind::High), View::Blocked);
        assert_eq!([through(Kind::Abrupt), through(Kind::Minor)], [View::Cover; 2]);
        assert_eq!([through(Kind::Low), through(Kind::Clear)], [View::Clear; 2]);
    }

    #[test]
    fn ground_hides_who_stands_on_it_and_not_from_who_looks_out_of_it() {
        for kind in [Kind::Abrupt, Kind::Minor] {
            assert_eq!(look(&[(6, 0, kind, 0)], (0, 0), (6, 0)), View::Cover);
            assert_eq!(look(&[(6, 0, kind, 0)], (6, 0), (0, 0)), View::Clear);
        }
        let from_above = [(0, 0, Kind::Clear, 1), (6, 0, Kind::Abrupt, 0)];
        assert_eq!(look(&from_above, (0, 0), (6, 0)), View::Clear);
        assert_eq!(look(&[(6, 0, Kind::Low, 0)], (0, 0), (6, 0)), View::Clear);
    }

    #[test]
    fn a_corner_is_blocked_only_by_two() {
        let (one, other) = ((1, 0, Kind::High, 0), (0, 1, Kind::High, 0));
        assert_eq!(look(&[one, other], (0, 0), (1, 1)), View::Blocked);
        assert_eq!(look(&[one], (0, 0), (1, 1)), View::Cover);
        assert_eq!(look(&[(0, 1, Kind::Abrupt, 0)], (0, 0), (1, 1)), View::Cover);
        assert_eq!(look(&[(2, 0, Kind::High, 0), (0, 2, Kind::High, 0)], (0, 0), (3, 3)), View::Clear);
    }

    #[test]
    fn levels_hide_and_block() {
        let (hill, peak) = ((3, 0, Kind::Clear, 1), (3, 0, Kind::Clear, 2));
        assert_eq!(look(&[hill], (0, 0), (6, 0)), View::Cover);
        assert_eq!(look(&[peak], (0, 0), (6, 0)), View::Blocked);
        assert_eq!(look(&[hill], (0, 0), (3, 0)), View::Cover);
        assert_eq!(look(&[peak], (0, 0), (3, 0)), View::Blocked);
        assert_eq!(look(&[peak], (3, 0), (0, 0)), View::Clear);
        let viewer = (0, 0, Kind::Clear, 1);
        assert_eq!(look(&[viewer, (3, 0, Kind::Abrupt, 0)], (0, 0), (6, 0)), View::Clear);
        assert_eq!(look(&[viewer, (3, 0, Kind::Abrupt, 1)], (0, 0), (6, 0)), View::Cover);
        assert_eq!(look(&[viewer, hill], (0, 0), (6, 0)), View::Clear);
        assert_eq!(look(&[viewer, peak], (0, 0), (6, 0)), View::Cover);
    }

    #[test]
    fn an_explanation_names_the_squares() {
        let cells = [(1, 0, Kind::High, 0), (2, 2, Kind::Abrupt, 0), (4, 4, Kind::Clear, 1)];
        let mut found = Vec::new();
        let view = explain(&board(&cells), square(0, 0), square(4, 4), &mut found);
        let hides = |x, y| Hindrance { square: square(x, y), view: View::Cover };
        assert_eq!((view, &found), (View::Cover, &vec![hides(1, 0), hides(2, 2), hides(4, 4)]));
        // A hill hides only what is lower than itself: here the target's own height does.
        let plateau = [(3, 0, Kind::Clear, 1), (6, 0, Kind::Clear, 1)];
        explain(&board(&plateau), square(0, 0), square(6, 0), &mut found);
        assert_eq!(found, [hides(6, 0)]);
    }

    #[test]
    fn off_the_board_nothing_is_seen() {
        assert_eq!(look(&[], (0, 0), (12, 0)), View::Blocked);
        assert_eq!(SightTable::default().sight(&board(&[]), square(40, 0), square(0, 0)), View::Blocked);
    }
}
