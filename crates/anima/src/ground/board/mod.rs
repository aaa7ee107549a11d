//! Squares: eight neighbours, terrain marks and levels. One square counts as an inch.

mod lists;
mod reach;

use std::cell::{OnceCell, RefCell};

use geometry::Mil;
use geometry::squares::{
    self, Board, Charge, Direction, Flood, Gait as Footwork, Kind, SightTable, Square, SquareSet, View,
};

use self::reach::{Movement, Neighbours, Reach};
use super::patches::Patches;
use super::{
    ChargeLine, Detail, Field, Forward, Journey, Seen, barred, footwork, passes_over, stoppers, zone_of,
};
use crate::cards::SceneryKind;
use crate::content::{Crash, InterceptFrom, PieceKind, TwoLevels, Zone, zone_holds};
use crate::event::Terrain;
use crate::game::Anima;
use crate::refusal::{Hindrance, Illegal, SceneryProblem, Screen};
use crate::state::{Attack, Figures, Gait, MOST_FIGURES, Place, Placed, Side, State};

const INCH: i32 = Mil::INCH.0;

pub struct BoardGround {
    board: Board,
    /// What each square is to whoever is thrown over it, row by row.
    crashes: Vec<Option<Crash>>,
    /// The squares that lie wholly in each of the map's zones.
    zones: [(Zone, SquareSet); 2],
    /// For every square which of those around it are beside it. While scenery is being placed nobody asks.
    neighbours: OnceCell<Vec<Neighbours>>,
    /// The pieces of scenery, found when somebody asks.
    patches: OnceCell<Patches>,
    /// Room for what is looked up again and again; nothing in it changes an answer.
    sight: RefCell<SightTable>,
    reach: RefCell<Option<Box<Reach>>>,
    way: RefCell<Vec<Square>>,
}

pub(super) fn square(place: Place) -> Option<Square> {
    Some(Square { x: u8::try_from(place.x).ok()?, y: u8::try_from(place.y).ok()? })
}

/// The square of a figure, which always stands on one.
fn stands_on(state: &State, figure: u8) -> Square {
    square(state.figure(figure).place).unwrap_or_default()
}

pub(super) fn place(square: Square) -> Place {
    Place { x: square.x.into(), y: square.y.into() }
}

pub(super) fn points(allowance: i32) -> u8 {
    (allowance / INCH).clamp(0, 254) as u8
}

impl BoardGround {
    pub fn new(game: &Anima, state: &State) -> BoardGround {
        let map = game.map();
        let (width, depth) = (points(map.width.0), points(map.depth.0));
        let bare = || Board::clear(width, depth).expect("the reader allows no larger board");
        let mut board = match game.form.scenery {
            anima_cards::Scenery::Map => map.squares.clone().unwrap_or_else(bare),
            anima_cards::Scenery::Rolled | anima_cards::Scenery::None => bare(),
        };
        if !state.pieces().is_empty() {
            let of_piece = |placed: &Placed| {
                let cell = cell_of(game.content.pieces[usize::from(placed.piece)].kind);
                squares_of(game, *placed).flatten().map(move |square| (square, cell))
            };
            board = board.with_all(state.pieces().iter().flat_map(of_piece));
        }
        let mut crashes: Vec<Option<Crash>> =
            board.squares().map(|square| usual_crash(&board, square)).collect();
        for placed in state.pieces() {
            let crash = game.content.pieces[usize::from(placed.piece)].crash;
            for index in squares_of(game, *placed).flatten().filter_map(|square| board.index(square)) {
                crashes[index] = crash;
            }
        }
        let zones =
            map.zones.map(|zone| (zone, board.squares().filter(|at| zone_holds(zone, *at)).collect()));
        BoardGround {
            board,
            crashes,
            zones,
            neighbours: OnceCell::new(),
            patches: OnceCell::new(),
            sight: RefCell::default(),
            reach: RefCell::default(),
            way: RefCell::default(),
        }
    }

    pub fn squares(&self) -> &Board {
        &self.board
    }

    fn patches(&self) -> &Patches {
        self.patches.get_or_init(|| Patches::new(&self.board))
    }

    /// How many pieces of scenery there are.
    pub fn piece_count(&self, _: &State) -> u8 {
        self.patches().count()
    }

    pub fn on_piece(&self, state: &State, figure: u8, piece: u8) -> bool {
        self.patches().at(&self.board, stands_on(state, figure)) == Some(piece)
    }

    pub fn on_scenery(&self, state: &State, figure: u8, scenery: SceneryKind) -> bool {
        self.is_scenery(stands_on(state, figure), scenery)
    }

    pub fn near_scenery(&self, state: &State, figure: u8, limit: Mil, kind: Option<SceneryKind>) -> bool {
        let here = stands_on(state, figure);
        let any = |square: Square| {
            self.board.cell(square).is_some_and(|cell| cell.kind() != Kind::Clear || cell.level() > 0)
        };
        self.board.squares().any(|square| {
            i32::from(here.distance(square)) * INCH <= limit.0
                && kind.map_or_else(|| any(square), |kind| self.is_scenery(square, kind))
        })
    }

    pub fn leads_to_scenery(&self, _: &State, length: i32, along: impl Fn(i32) -> Place) -> bool {
        let is = |at: Place| {
            let cell = square(at).and_then(|square| self.board.cell(square));
            cell.map(|cell| cell.kind() != Kind::Clear || cell.level() > 0)
        };
        for gone in (1..).map(|step| step * INCH) {
            match is(along(gone)) {
                None => return false,
                Some(true) => return gone > length,
                Some(false) => {}
            }
        }
        false
    }

    fn is_scenery(&self, square: Square, scenery: SceneryKind) -> bool {
        let is = |kind: Kind| self.board.cell(square).is_some_and(|cell| cell.kind() == kind);
        match scenery {
            SceneryKind::Abrupt => is(Kind::Abrupt),
            SceneryKind::Forest => self.crash_at(square) == Some(Crash::Forest),
            SceneryKind::Elevation => self.board.cell(square).is_some_and(|cell| cell.level() > 0),
            SceneryKind::Minor => is(Kind::Minor),
            SceneryKind::High => is(Kind::High),
            SceneryKind::Low => is(Kind::Low),
        }
    }

    pub(super) fn crash_at(&self, square: Square) -> Option<Crash> {
        self.board.index(square).and_then(|index| self.crashes[index])
    }

    /// Rule: board.range
    pub fn gap(&self, state: &State, one: u8, other: u8) -> i32 {
        i32::from(stands_on(state, one).distance(stands_on(state, other))) * INCH
    }

    pub fn gap_from(&self, state: &State, _: u8, at: Place, other: u8) -> i32 {
        self.length(at, state.figure(other).place)
    }

    pub fn within(&self, state: &State, one: u8, other: u8, limit: i32) -> bool {
        self.gap(state, one, other) <= limit
    }

    /// Adjacent, but not across high ground on both sides or two levels.
    ///
    /// Rule: board.engaged
    #[inline]
    pub fn contact(&self, state: &State, one: u8, other: u8) -> bool {
        let (here, there) = (state.figure(one).place, state.figure(other).place);
        here != there && self.beside(stands_on(state, one), stands_on(state, other))
    }

    #[inline]
    fn beside(&self, one: Square, other: Square) -> bool {
        self.neighbours(one).0 & Neighbours::bit(one, other) != 0
    }

    /// The squares beside one of the board.
    #[inline]
    fn neighbours(&self, of: Square) -> Neighbours {
        let all = self.neighbours.get_or_init(|| {
            let around = |one: Square| {
                let next = Direction::ALL.into_iter().filter_map(|direction| one.step(direction));
                let beside = next.filter(|other| self.is_open_between(one, *other));
                Neighbours(beside.fold(0, |all, other| all | Neighbours::bit(one, other)))
            };
            self.board.squares().map(around).collect()
        });
        self.board.index(of).map_or(Neighbours::default(), |index| all[index])
    }

    /// Whether neither high ground nor two levels part two squares next to one another.
    fn is_open_between(&self, one: Square, other: Square) -> bool {
        let high =
            |x: u8, y: u8| self.board.cell(Square { x, y }).is_some_and(|cell| cell.kind() == Kind::High);
        self.level(one).abs_diff(self.level(other)) < 2
            && !(one.x != other.x && one.y != other.y && high(one.x, other.y) && high(other.x, one.y))
    }

    pub(super) fn level(&self, square: Square) -> u8 {
        self.board.cell(square).map_or(0, |cell| cell.level())
    }

    pub fn level_at(&self, at: Place) -> u8 {
        square(at).map_or(0, |square| self.level(square))
    }

    /// A line touches a square if it comes within half a square of its middle.
    pub fn is_on_line(&self, state: &State, (from, to): (Place, Place), figure: u8) -> bool {
        self.passes_near(state, (from, to), figure, 0)
    }

    pub fn passes_near(&self, state: &State, (from, to): (Place, Place), figure: u8, limit: i32) -> bool {
        let scale = |place: Place| Place { x: place.x * Mil::INCH.0, y: place.y * Mil::INCH.0 };
        let half = i64::from(Mil::INCH.0 / 2);
        super::is_near_line(
            scale(from),
            scale(to),
            scale(state.figure(figure).place),
            half + i64::from(limit),
        )
    }

    #[inline]
    pub fn length(&self, from: Place, to: Place) -> i32 {
        let apart = |one: i32, other: i32| one.saturating_sub(other).saturating_abs();
        apart(from.x, to.x).max(apart(from.y, to.y)).saturating_mul(INCH)
    }

    /// Rule: board.sight
    /// Rule: board.lower_abrupt
    pub fn sight(&self, game: &Anima, state: &State, from: u8, to: u8) -> Seen {
        match self.view(game, stands_on(state, from), stands_on(state, to)) {
            View::Clear => Seen::Clear,
            View::Cover => Seen::Covered,
            View::Blocked => Seen::Blocked,
        }
    }

    /// How one square is seen from another, where the edition may block sight downward as it does upward.
    fn view(&self, game: &Anima, from: Square, to: Square) -> View {
        let mut table = self.sight.borrow_mut();
        let view = table.sight(&self.board, from, to);
        match game.content.edition.board.two_levels {
            TwoLevels::Both if table.sight(&self.board, to, from) == View::Blocked => View::Blocked,
            TwoLevels::Up | TwoLevels::Both => view,
        }
    }

    pub fn screens(&self, game: &Anima, state: &State, from: u8, to: u8) -> Vec<Screen> {
        let (from, to) = (stands_on(state, from), stands_on(state, to));
        let mut hindrances = Vec::new();
        let mut view = squares::sight::explain(&self.board, from, to, &mut hindrances);
        if view != self.view(game, from, to) {
            view = squares::sight::explain(&self.board, to, from, &mut hindrances);
        }
        let matter = hindrances.iter().filter(|hindrance| hindrance.view == view);
        let screen = |square: Square| Screen::Square {
            at: place(square),
            kind: self.board.cell(square).map_or(Kind::Clear, |cell| cell.kind()),
            under: square == to,
        };
        matter.map(|hindrance| screen(hindrance.square)).collect()
    }

    pub fn covers(&self, state: &State, figure: u8, at: Place) -> bool {
        state.figure(figure).place == at
    }

    pub fn touches_point(&self, state: &State, figure: u8, at: Place) -> bool {
        square(at)
            .is_some_and(|at| stands_on(state, figure) == at || self.beside(stands_on(state, figure), at))
    }

    pub fn in_zone(&self, state: &State, zone: Zone, figure: u8) -> bool {
        self.point_in_zone(zone, state.figure(figure).place)
    }

    /// A square lies in a zone if all of it does.
    pub fn point_in_zone(&self, zone: Zone, at: Place) -> bool {
        square(at).is_some_and(|square| self.board.contains(square) && zone_holds(zone, square))
    }

    pub fn may_stand(&self, _: &Anima, state: &State, figure: u8) -> bool {
        let at = square(state.figure(figure).place);
        let passable = at.and_then(|at| self.board.cell(at)).is_some_and(|cell| cell.passable());
        let at = state.figure(figure).place;
        passable && !state.is_taken_by_another(figure, at)
    }

    /// The squares that nobody else can end on.
    fn occupied(&self, state: &State, but: &[u8]) -> SquareSet {
        let others = state.all_standing().iter().filter(|figure| !but.contains(figure));
        others.map(|figure| stands_on(state, figure)).collect()
    }

    /// The squares that are in the way of somebody moving, and those of hidden figures, which are passed but not ended on.
    ///
    /// Rule: hidden.presence
    fn in_the_way(&self, state: &State, figure: u8) -> (SquareSet, SquareSet) {
        let others = |hidden: bool| {
            let others = state.all_standing().iter().filter(move |&other| other != figure);
            others.filter(move |&other| state.figure(other).hidden() == hidden)
        };
        let squares = |hidden: bool| others(hidden).map(|other| stands_on(state, other)).collect();
        (squares(false), squares(true))
    }

    /// The squares beside visible enemies, where a movement ends.
    fn stops(&self, state: &State, enemies: Figures) -> SquareSet {
        let mut stops = SquareSet::default();
        for at in enemies.iter().map(|enemy| stands_on(state, enemy)) {
            self.neighbours(at).add_to(at, &mut stops);
        }
        stops
    }

    /// Works out everywhere a movement can lead that may not come to touch those who are barred, with what it costs.
    ///
    /// Rule: board.move
    /// Rule: board.walk
    /// Rule: board.run
    /// Rule: board.free
    /// Rule: board.occupied
    fn reach<R>(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        (gait, left, barred): (Gait, i32, Figures),
        ask: impl FnOnce(&mut Reach) -> R,
    ) -> R {
        let mut movement = Movement {
            figure,
            barred,
            points: points(left),
            gait,
            footwork: footwork(game, state, figure),
            over: passes_over(game, state, figure),
            standing: state.all_standing(),
            hidden: Figures::NONE,
            squares: [Square::default(); MOST_FIGURES],
        };
        for other in movement.standing.iter() {
            movement.squares[usize::from(other)] = stands_on(state, other);
            if state.figure(other).hidden() {
                movement.hidden = movement.hidden.with(other);
            }
        }
        // Taken out while it is asked, so that whoever asks may ask about the ground again.
        let mut reach = self.reach.take().unwrap_or_default();
        reach.fill(self, game, state, &movement);
        let answer = ask(&mut reach);
        self.reach.replace(Some(reach));
        answer
    }

    pub fn journey(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        (gait, left): (Gait, i32),
        to: Place,
        detail: Detail,
    ) -> Result<Journey, Hindrance> {
        self.journey_past(game, state, figure, (gait, left, barred(game, state, figure)), to, detail)
    }

    /// A movement that may not come to touch those who are barred.
    fn journey_past(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        (gait, left, barred): (Gait, i32, Figures),
        to: Place,
        detail: Detail,
    ) -> Result<Journey, Hindrance> {
        let end = square(to).filter(|end| self.board.contains(*end)).ok_or(Hindrance::OffTable)?;
        let start = stands_on(state, figure);
        if end == start {
            return Err(Hindrance::Nowhere);
        }
        if let Some(other) =
            state.all_standing().iter().find(|&other| other != figure && stands_on(state, other) == end)
        {
            return Err(Hindrance::Base { figure: other });
        }
        self.enterable(end)?;
        let touched = self.touched(state, figure, end);
        if let Some(figure) = touched.filter(|enemy| barred.contains(*enemy)) {
            return Err(Hindrance::Enemy { figure });
        }
        let mut way = self.way.take();
        way.clear();
        let cost = self.reach(game, state, figure, (gait, left, barred), |reach| {
            if detail == Detail::Told {
                reach.way_to(&self.board, end, &mut way);
            }
            reach.cost(end)
        });
        let Some(cost) = cost.map(|points| i32::from(points) * INCH) else {
            return Err(self.unreached(game, state, figure, left, end));
        };
        let length = way.len() as i32 * INCH;
        let why = match detail {
            Detail::Bare => Terrain::default(),
            Detail::Told => self.why(start, &way, footwork(game, state, figure)),
        };
        self.way.replace(way);
        Ok(Journey { to, cost, length, touched, why })
    }

    /// Nobody ends on high or low ground, and nobody on foot enters it.
    ///
    /// Rule: board.high
    /// Rule: board.low
    fn enterable(&self, square: Square) -> Result<(), Hindrance> {
        match self.board.cell(square).filter(|cell| !cell.passable()) {
            Some(cell) => {
                let by = Screen::Square { at: place(square), kind: cell.kind(), under: false };
                Err(Hindrance::Impassable { by })
            }
            None => Ok(()),
        }
    }

    /// Why a movement does not get to a square where somebody could stand: the way costs too much, turns too much for
    /// a run, leads past an enemy that ends it, or up or down two levels at once.
    fn unreached(&self, game: &Field<'_>, state: &State, figure: u8, left: i32, end: Square) -> Hindrance {
        let start = stands_on(state, figure);
        let footwork = footwork(game, state, figure);
        let (occupied, _) = self.in_the_way(state, figure);
        let enemies = stoppers(state, figure);
        let stops = self.stops(state, enemies);
        let mut flood = Flood::default();
        flood.fill_stopping(&self.board, start, u8::MAX, footwork, &occupied, &stops);
        if let Some(cost) = flood.cost(end).map(|points| i32::from(points) * INCH) {
            return if cost > left { Hindrance::TooFar { cost, left } } else { Hindrance::NotStraight };
        }
        flood.fill(&self.board, start, u8::MAX, footwork, &occupied);
        let mut way = Vec::new();
        flood.way_to(&self.board, end, &mut way);
        let passed = way.iter().find(|square| stops.contains(**square));
        let stopper = passed
            .and_then(|square| enemies.iter().find(|&enemy| self.beside(*square, stands_on(state, enemy))));
        match stopper {
            Some(figure) => Hindrance::Enemy { figure },
            None if self.level(start).abs_diff(self.level(end)) > 1 => Hindrance::Cliff,
            None => Hindrance::TooFar { cost: self.length(place(start), place(end)), left },
        }
    }

    /// Whom a figure that comes to rest there touches.
    fn touched(&self, state: &State, figure: u8, end: Square) -> Option<u8> {
        stoppers(state, figure).iter().find(|&enemy| self.beside(end, stands_on(state, enemy)))
    }

    /// Rule: board.abrupt
    /// Rule: board.elevation
    fn why(&self, start: Square, way: &[Square], footwork: Footwork) -> Terrain {
        let mut why = Terrain::default();
        match footwork {
            Footwork::Flying => return Terrain { flies: true, ..why },
            Footwork::Floating => return Terrain { floats: true, ..why },
            Footwork::Walking | Footwork::SureFooted => {}
        }
        let mut here = start;
        for &next in way {
            why.abrupt |= self.board.cell(next).is_some_and(|cell| cell.kind() == Kind::Abrupt);
            why.up |= self.level(next) > self.level(here);
            here = next;
        }
        if footwork == Footwork::SureFooted {
            (why.open, why.abrupt) = (why.abrupt, false);
        }
        why
    }

    fn charge(&self, game: &Field<'_>, state: &State, figure: u8, target: u8) -> Option<Charge> {
        let over = passes_over(game, state, figure);
        let hidden = |figure: u8| over || state.figure(figure).hidden();
        // Hidden figures are in nobody's way; where a charge ends is looked at apart.
        let others =
            state.all_standing().iter().filter(|&other| other != figure && other != target && !hidden(other));
        let occupied = others.map(|other| stands_on(state, other)).collect();
        let footwork = footwork(game, state, figure);
        Charge::find(&self.board, stands_on(state, figure), stands_on(state, target), footwork, &occupied)
    }

    /// The landings of a charge from which the target can be struck, and what each costs.
    fn landings<'a>(
        &'a self,
        state: &'a State,
        charge: &'a Charge,
        figure: u8,
        target: u8,
    ) -> impl Iterator<Item = (Square, u8)> + 'a {
        let aim = stands_on(state, target);
        let taken = move |at: Square| {
            state.all_standing().iter().any(|other| other != figure && stands_on(state, other) == at)
        };
        let landings = charge.landings().iter().copied();
        landings.filter(move |&(square, _)| !taken(square) && self.beside(square, aim))
    }

    /// The fewest squares, each one that the line between the centres enters or touches.
    ///
    /// Rule: board.charge
    pub fn charge_line(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        target: u8,
        to: Place,
    ) -> Result<ChargeLine, Illegal> {
        let blocked = Illegal::NoLine { hindrance: Hindrance::NotStraight };
        let charge = self.charge(game, state, figure, target).ok_or(blocked)?;
        let mut landings = self.landings(state, &charge, figure, target);
        match landings.find(|(square, _)| place(*square) == to) {
            Some((_, cost)) => Ok(ChargeLine { to, cost: i32::from(cost) * INCH }),
            None => Err(Illegal::NotTheTarget { to }),
        }
    }

    /// The squares of the charge as far as the allowance pays for them, to the last on which somebody can stand.
    pub fn run_along(
        &self,
        game: &Field<'_>,
        state: &State,
        (figure, target): (u8, u8),
        to: Place,
        reach: i32,
    ) -> Journey {
        let footwork = footwork(game, state, figure);
        let taken = self.occupied(state, &[figure]);
        let mut here = stands_on(state, figure);
        let mut end = Journey { to: place(here), cost: 0, length: 0, touched: None, why: Terrain::default() };
        let way = self.charge_way(game, state, (figure, target), to);
        let (mut cost, mut length) = (0, 0);
        for &next in &way {
            let step = squares::flood::step_cost(&self.board, here, next, footwork).unwrap_or_default();
            (cost, length) = (cost + i32::from(step) * INCH, length + INCH);
            here = next;
            if cost > reach || end.touched.is_some() {
                break;
            }
            if self.enterable(next).is_ok() && !taken.contains(next) {
                let touched = self.touched(state, figure, next);
                end = Journey { to: place(next), cost, length, touched, ..end };
            }
        }
        self.way.replace(way);
        end
    }

    /// The squares that a charge at a target enters, the landing last.
    fn charge_way(
        &self,
        game: &Field<'_>,
        state: &State,
        (figure, target): (u8, u8),
        to: Place,
    ) -> Vec<Square> {
        let landing = square(to).unwrap_or_default();
        let mut way = self.way.take();
        way.clear();
        if let Some(charge) = self.charge(game, state, figure, target) {
            charge.way_to(&self.board, landing, &mut way);
        }
        way
    }

    /// The first square of the way beside the interceptor, unless somebody hidden stands on it or nobody can: a flyer
    /// above closed ground is not stopped there.
    fn stopped_by(&self, state: &State, attack: &Attack, way: &[Square], at: Square) -> Option<Square> {
        let start = stands_on(state, attack.attacker);
        std::iter::once(&start)
            .chain(way)
            .copied()
            .take_while(|square| *square != at)
            .find(|square| self.beside(*square, at))
            .filter(|stop| self.enterable(*stop).is_ok())
            .filter(|stop| !self.occupied(state, &[attack.attacker]).contains(*stop))
    }

    pub fn interception(
        &self,
        game: &Field<'_>,
        state: &State,
        (figure, reach): (u8, i32),
        attack: &Attack,
        to: Place,
    ) -> Result<Place, Hindrance> {
        let way = self.charge_way(game, state, (attack.attacker, attack.target), attack.to);
        let here = state.figure(figure).place;
        if to != here {
            self.step_in(game, state, (figure, reach), to)?;
        }
        let at = square(to).ok_or(Hindrance::OffTable)?;
        if !self.near_charge(game, state, (figure, reach), attack, &way) {
            return Err(Hindrance::Nowhere);
        }
        self.stopped_by(state, attack, &way, at).map(place).ok_or(Hindrance::Nowhere)
    }

    /// Whether a figure is near enough to the squares of a charge to intercept it, where the edition measures from them.
    fn near_charge(
        &self,
        game: &Field<'_>,
        state: &State,
        (figure, reach): (u8, i32),
        attack: &Attack,
        way: &[Square],
    ) -> bool {
        match game.content.edition.charge.intercept_from {
            InterceptFrom::Base => true,
            InterceptFrom::Line => {
                let here = stands_on(state, figure);
                let near = |square: &Square| i32::from(square.distance(here)) * INCH <= reach;
                std::iter::once(&stands_on(state, attack.attacker)).chain(way).any(near)
            }
        }
    }

    /// Whether an interceptor gets there by its free movement.
    fn step_in(
        &self,
        game: &Field<'_>,
        state: &State,
        (figure, reach): (u8, i32),
        to: Place,
    ) -> Result<(), Hindrance> {
        let movement = (Gait::Free, reach, Figures::NONE);
        self.journey_past(game, state, figure, movement, to, Detail::Bare).map(|_| ())
    }

    pub fn shoots_over_lower(&self, state: &State, from: u8, to: u8) -> bool {
        let (from, to) = (stands_on(state, from), stands_on(state, to));
        let lies_lower = |square: Square| {
            let abrupt = self.board.cell(square).is_some_and(|cell| cell.kind() == Kind::Abrupt);
            abrupt && self.level(square) < self.level(from)
        };
        let mut over = lies_lower(to);
        squares::sight::along(from, to, |square| over |= lies_lower(square));
        over
    }

    /// A way to push somebody is one of the eight neighbours.
    pub fn names_a_way(&self, at: Place, to: Place) -> bool {
        (at.x - to.x).abs().max((at.y - to.y).abs()) == 1
    }

    pub fn pushed(&self, _: &Anima, state: &State, figure: u8, way: Place, inches: u8) -> Place {
        let taken = self.occupied(state, &[figure]);
        let mut at = stands_on(state, figure);
        let direction = nearest_of_eight(way);
        for _ in 0..inches {
            let next = at.step(direction).filter(|next| {
                let rises = self.level(*next) > self.level(at);
                self.board.cell(*next).is_some_and(|cell| cell.passable()) && !taken.contains(*next) && !rises
            });
            match next {
                Some(next) => at = next,
                None => break,
            }
        }
        place(at)
    }

    pub fn can_place(&self, game: &Anima, state: &State, placed: Placed) -> Result<(), SceneryProblem> {
        let rules = &game.content.edition.setup;
        let (edge, apart) = (points(rules.edge_gap.0), points(rules.piece_gap.0));
        let (width, depth) = (self.board.width(), self.board.height());
        let inside = |square: Square| {
            square.x >= edge && square.y >= edge && square.x + edge < width && square.y + edge < depth
        };
        if !squares_of(game, placed).all(|square| square.is_some_and(inside)) {
            return Err(SceneryProblem::NearEdge);
        }
        let near = state.pieces().iter().position(|&other| {
            let close = |one: Square| squares_of(game, other).flatten().any(|two| one.distance(two) <= apart);
            squares_of(game, placed).flatten().any(close)
        });
        near.map_or(Ok(()), |piece| Err(SceneryProblem::NearPiece { piece: piece as u8 }))
    }

    pub fn in_zone_at(&self, _: &State, zone: Zone, _: u8, at: Place) -> bool {
        self.point_in_zone(zone, at)
    }

    pub fn can_deploy(
        &self,
        _: &Anima,
        state: &State,
        figure: u8,
        (zone, forward): (Zone, Option<Forward>),
        to: Place,
    ) -> Result<(), Illegal> {
        let inside = self.point_in_zone(zone, to);
        match forward {
            _ if inside => {}
            None => return Err(Illegal::NotInZone { to }),
            Some(forward) if !self.near_zone(zone, to, forward.reach) => {
                return Err(Illegal::TooFarForward { to });
            }
            Some(_) => {}
        }
        let at = square(to).unwrap_or_default();
        self.enterable(at).map_err(|hindrance| Illegal::Way { hindrance })?;
        let others = state.all_standing();
        if let Some(other) = others.iter().find(|&other| stands_on(state, other) == at) {
            return Err(Illegal::Way { hindrance: Hindrance::Base { figure: other } });
        }
        let enemies = state.standing(Side::of_figure(figure).other());
        if let Some(forward) = forward.filter(|_| !inside) {
            let near = |enemy: &u8| self.length(to, state.figure(*enemy).place) < forward.gap;
            if let Some(target) = enemies.iter().find(near) {
                return Err(Illegal::NearEnemy { target });
            }
        }
        match enemies.iter().find(|&enemy| self.beside(at, stands_on(state, enemy))) {
            Some(target) => Err(Illegal::InContact { target, rule: crate::slug::SETUP_DEPLOY_REST }),
            None => Ok(()),
        }
    }

    /// Whether a square is at most so far from the nearest square of a zone.
    fn near_zone(&self, zone: Zone, at: Place, limit: i32) -> bool {
        let near = self.in_zone_of(zone).grown(points(limit));
        square(at).is_some_and(|square| self.board.contains(square) && near.contains(square))
    }

    pub fn overlap(&self, state: &State, one: u8, other: u8) -> bool {
        one != other && state.figure(one).place == state.figure(other).place
    }

    pub fn can_lie(&self, at: Place) -> Result<(), Hindrance> {
        let at = square(at).filter(|at| self.board.contains(*at)).ok_or(Hindrance::OffTable)?;
        self.enterable(at)
    }

    /// Whether a marker would lie nearer to a zone than it may.
    pub fn marker_near_zone(&self, zone: Zone, at: Place, limit: i32) -> bool {
        limit >= INCH && self.near_zone(zone, at, limit - INCH)
    }

    pub fn markers_near(&self, one: Place, other: Place, limit: i32) -> bool {
        one == other || self.length(one, other) < limit
    }

    /// The squares where a marker may lie.
    pub fn open_to_markers(&self, game: &Anima, state: &State, side: Side) -> SquareSet {
        let rules = &game.content.edition.infiltration;
        let zone = zone_of(game, state, state.zone[side.other().index()]);
        let mut open = *self.board.passable();
        let least = |distance: Mil| rules.clearance.least(distance, Mil::INCH).0;
        let from_zone = least(rules.from_zone);
        if from_zone >= INCH {
            open = open.without(&self.in_zone_of(zone).grown(points(from_zone - INCH)));
        }
        let markers = state.markers[side.index()];
        let lying: SquareSet = markers.places().iter().filter_map(|&at| square(at)).collect();
        open.without(&lying.grown(points((least(rules.apart) - 1).max(0))))
    }

    pub fn touches_marker(&self, state: &State, figure: u8, at: Place) -> bool {
        self.touches_point(state, figure, at)
    }

    pub fn gap_to_marker(&self, state: &State, figure: u8, at: Place) -> i32 {
        self.length(state.figure(figure).place, at)
    }

    pub fn sees_marker(&self, game: &Anima, state: &State, figure: u8, at: Place) -> bool {
        let (from, to) = (stands_on(state, figure), square(at).unwrap_or_default());
        from == to || self.view(game, from, to) != View::Blocked
    }

    pub fn list_round(&self, at: Place, limit: i32, mut found: impl FnMut(Place)) {
        for far in 1..=i32::from(points(limit)) {
            for (x, y) in (-far..=far).flat_map(|x| (-far..=far).map(move |y| (x, y))) {
                if x.abs().max(y.abs()) == far {
                    found(Place { x: at.x + x, y: at.y + y });
                }
            }
        }
    }

    /// Up to two levels, from a square beside the higher one.
    pub fn climb(&self, game: &Field<'_>, state: &State, figure: u8, to: Place) -> Result<(), Illegal> {
        let here = stands_on(state, figure);
        let there = square(to).filter(|there| self.board.contains(*there) && here.distance(*there) == 1);
        let Some(there) = there else { return Err(Illegal::NothingToClimb) };
        let rise = self.level(there).saturating_sub(self.level(here));
        let height = game.content.edition.sight.level.0 * i32::from(rise);
        if rise == 0 || height > game.content.edition.movement.climb_height.0 {
            return Err(Illegal::NothingToClimb);
        }
        self.enterable(there).map_err(|hindrance| Illegal::Way { hindrance })?;
        let on_it = state.all_standing().iter().find(|&other| stands_on(state, other) == there);
        if let Some(figure) = on_it {
            return Err(Illegal::Way { hindrance: Hindrance::Base { figure } });
        }
        let touched = self.touched(state, figure, there);
        match touched.filter(|enemy| barred(game, state, figure).contains(*enemy)) {
            Some(figure) => Err(Illegal::Way { hindrance: Hindrance::Enemy { figure } }),
            None => Ok(()),
        }
    }
}

/// What a square of the map itself is to whoever is thrown over it: high ground is a wall where it is nowhere two
/// squares thick.
///
/// Rule: crash.kind
fn usual_crash(board: &Board, square: Square) -> Option<Crash> {
    let kind = |square: Square| board.cell(square).map_or(Kind::Clear, |cell| cell.kind());
    match kind(square) {
        Kind::Clear => None,
        Kind::Abrupt | Kind::Minor => Some(Crash::Minor),
        Kind::Low => Some(Crash::Low),
        Kind::High => {
            let high = |direction: Direction| {
                square.step(direction).is_some_and(|square| kind(square) == Kind::High)
            };
            let corner = |eighths: usize| (0..3).all(|more| high(Direction::East.turned(eighths + more)));
            let thick = [0, 2, 4, 6].into_iter().any(corner);
            Some(if thick { Crash::Impassable } else { Crash::Wall })
        }
    }
}

/// What a piece makes of the squares it fills.
fn cell_of(kind: PieceKind) -> squares::Cell {
    let (kind, level) = match kind {
        PieceKind::Abrupt => (Kind::Abrupt, 0),
        PieceKind::High => (Kind::High, 0),
        PieceKind::Low => (Kind::Low, 0),
        PieceKind::Elevation { levels } => (Kind::Clear, levels),
        PieceKind::Minor => (Kind::Minor, 0),
    };
    squares::Cell::new(kind, level).unwrap_or(squares::Cell::CLEAR)
}

/// The squares a piece fills where it lies; nothing for one off every board.
fn squares_of(game: &Anima, placed: Placed) -> impl Iterator<Item = Option<Square>> + '_ {
    let at = move |offset: (i8, i8)| {
        let (x, y) = turned(offset, placed.quarters);
        square(Place { x: placed.place.x.checked_add(x.into())?, y: placed.place.y.checked_add(y.into())? })
    };
    game.content.pieces[usize::from(placed.piece)].squares.iter().map(move |&offset| at(offset))
}

/// An offset after so many quarter turns to the left.
fn turned(offset: (i8, i8), quarters: u8) -> (i8, i8) {
    (0..quarters).fold(offset, |(x, y), _| (-y, x))
}

/// The direction of a way among the eight: the diagonal, unless one difference is more than twice the other.
pub(super) fn nearest_of_eight(way: Place) -> Direction {
    let (x, y) = (way.x, way.y);
    let part = |one: i32, other: i32| if one.abs() * 2 < other.abs() { 0 } else { one.signum() };
    let step = (part(x, y), part(y, x));
    let matches = |direction: &Direction| {
        let (x, y) = direction.offset();
        (i32::from(x), i32::from(y)) == step
    };
    Direction::ALL.into_iter().find(matches).unwrap_or(Direction::East)
}
