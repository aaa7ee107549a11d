//! How long the questions a search asks most often take: sight, sweeps, floods, paths.

use divan::{Bencher, black_box};
use geometry::base::{LARGE, SMALL};
use geometry::lanes::{Eye, Piece, Scene, Screen, Standing, sight};
use geometry::leg::{Footing, Pace, Patch, Rates, leg_cost};
use geometry::path::{Buffers, Walk, path};
use geometry::squares::run::Dash;
use geometry::squares::{
    Board, Cell, Charge, Flood, Gait, Kind, Run, SightTable, Square, SquareSet, Turns, sight as board_sight,
};
use geometry::{Base, Mil, Point, Polygon, Rectangle, Sweep, Terrain};

fn main() {
    divan::main();
}

/// Six pieces of scenery on a table of 48 inches: two walls, two woods, a hill and a pond.
fn outlines() -> [Polygon; 6] {
    let block = |x: i32, y: i32, width: i32, depth: i32| {
        Polygon::rectangle(Point::inches(x, y), Point::inches(x + width, y + depth)).expect("a rectangle")
    };
    let round = |x: i32, y: i32| {
        let corners = [(3, 0), (2, 2), (0, 3), (-2, 2), (-3, 0), (-2, -2), (0, -3), (2, -2)];
        Polygon::new(&corners.map(|(right, up)| Point::inches(x + right, y + up))).expect("an octagon")
    };
    [
        block(20, 10, 1, 8),
        block(26, 30, 8, 1),
        round(14, 24),
        round(34, 22),
        block(22, 20, 5, 5),
        round(10, 38),
    ]
}

fn patches() -> [Patch; 6] {
    let footings =
        [Footing::Closed, Footing::Closed, Footing::Rough, Footing::Rough, Footing::Plain, Footing::Closed];
    let mut footings = footings.into_iter();
    outlines().map(|outline| {
        let footing = footings.next().expect("as many as outlines");
        Patch { outline, footing, level: u8::from(footing == Footing::Plain) }
    })
}

fn bases() -> Vec<Base> {
    (0..12).map(|index| Base::new(Point::inches(6 + 3 * index, 8 + index * 7 % 30), SMALL)).collect()
}

fn table() -> Rectangle {
    Rectangle::table(Mil::inches(48), Mil::inches(48))
}

#[divan::bench]
fn lanes(bencher: Bencher) {
    let screens =
        [Screen::Blocks, Screen::Blocks, Screen::Covers, Screen::Covers, Screen::Blocks, Screen::Open];
    let mut screens = screens.into_iter();
    let pieces = outlines().map(|outline| Piece {
        outline,
        screen: screens.next().expect("as many as outlines"),
        top: Mil::inches(2),
    });
    let standing = [Standing { base: Base::new(Point::inches(24, 16), LARGE), top: Mil::inches(2) }];
    let scene = Scene { pieces: &pieces, standing: &standing, ..Scene::default() };
    let eye = |x, y| Eye { base: Base::new(Point::inches(x, y), SMALL), height: Mil::INCH };
    bencher.bench(|| sight(black_box(eye(8, 12)), black_box(eye(39, 27)), black_box(&scene)));
}

#[divan::bench]
fn sweep(bencher: Bencher) {
    let (patches, bases) = (patches(), bases());
    let terrain = Terrain { table: table(), patches: &patches, bases: &bases, ignored: 0 };
    let sweep = Sweep::new(Base::new(Point::inches(4, 20), SMALL), Point::new(Mil(9_500), Mil(33_250)));
    bencher.bench(|| black_box(sweep).obstacle(black_box(&terrain)));
}

#[divan::bench]
fn contact(bencher: Bencher) {
    let target = Base::new(Point::inches(12, 33), LARGE);
    let sweep = Sweep::new(Base::new(Point::inches(4, 20), SMALL), target.centre());
    bencher.bench(|| black_box(sweep).first_contact(black_box(target)));
}

#[divan::bench]
fn leg(bencher: Bencher) {
    let patches = patches();
    let rates = Rates { rough: Pace::Half, climb: Mil::INCH };
    let (from, to) = (Point::inches(8, 23), Point::inches(24, 24));
    bencher.bench(|| leg_cost(black_box(from), black_box(to), black_box(&patches), rates));
}

/// A walk round a wall, which the straight line does not reach.
#[divan::bench]
fn walk_round(bencher: Bencher) {
    let (patches, bases) = (patches(), bases());
    let terrain = Terrain { table: table(), patches: &patches, bases: &bases, ignored: 0 };
    let walk = Walk {
        mover: Base::new(Point::inches(18, 17), SMALL),
        to: Point::inches(23, 17),
        allowance: Mil::inches(9),
        rates: Rates { rough: Pace::Half, climb: Mil::INCH },
        steepest: 1,
    };
    let mut buffers = Buffers::default();
    assert!(path(&walk, &terrain, &mut buffers).is_some_and(|path| path.places().len() > 1));
    bencher.bench_local(|| path(black_box(&walk), &terrain, &mut buffers));
}

/// A board of 48 by 48 with woods, walls and a hill.
fn board() -> Board {
    let cells = (0..48 * 48_u32).map(|index| {
        let (x, y) = (index % 48, index / 48);
        let kind = match (x * 7 + y * 13) % 23 {
            0 => Kind::High,
            1 | 2 => Kind::Abrupt,
            3 => Kind::Low,
            _ => Kind::Clear,
        };
        Cell::new(kind, u8::from(x.abs_diff(24) < 5 && y.abs_diff(24) < 5)).expect("level 0 or 1")
    });
    Board::new(48, 48, cells.collect()).expect("a board")
}

fn crowd() -> SquareSet {
    (0..12).map(|index| Square::new(6 + 3 * index, 8 + index * 7 % 30)).collect()
}

#[divan::bench]
fn squares_sight_cold(bencher: Bencher) {
    let board = board();
    bencher
        .bench(|| board_sight::sight(&board, black_box(Square::new(3, 40)), black_box(Square::new(11, 44))));
}

#[divan::bench]
fn squares_sight_from_the_table(bencher: Bencher) {
    let (board, mut table) = (board(), SightTable::default());
    bencher
        .bench_local(|| table.sight(&board, black_box(Square::new(3, 40)), black_box(Square::new(11, 44))));
}

#[divan::bench(args = [4, 8, 12])]
fn flood(bencher: Bencher, allowance: u8) {
    let (board, occupied, mut flood) = (board(), crowd(), Flood::default());
    bencher.bench_local(|| {
        flood.fill(&board, black_box(Square::new(20, 20)), allowance, Gait::Walking, &occupied);
        flood.ends().count()
    });
}

#[divan::bench(args = [Turns::Any, Turns::AtMost(2)])]
fn run(bencher: Bencher, turns: Turns) {
    let (board, occupied, mut run) = (board(), crowd(), Run::default());
    let dash = Dash { start: Square::new(20, 20), allowance: 12, gait: Gait::Walking, turns };
    bencher.bench_local(|| {
        run.fill(&board, black_box(dash), &occupied);
        run.ends().count()
    });
}

#[divan::bench]
fn charge(bencher: Bencher) {
    let (board, occupied) = (Board::clear(48, 48).expect("a board"), crowd());
    let (from, to) = (Square::new(20, 20), Square::new(29, 24));
    bencher.bench(|| Charge::find(&board, black_box(from), black_box(to), Gait::Walking, &occupied));
}
