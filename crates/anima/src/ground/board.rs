//! Squares: eight neighbours, terrain marks and levels. One square counts as an inch.

use std::cell::RefCell;

use geometry::squares::{
    self, Board, Charge, Direction, Flood, Gait as Footwork, Kind, Run, SightTable, Square, SquareSet, Turns,
    View, run::Dash,
};
use geometry::{Mil, Point};

use super::{ChargeLine, Journey, Seen, flies, intercept_reach, stoppers};
use crate::action::Action;
use crate::content::{PieceKind, Zone};
use crate::event::Terrain;
use crate::game::Anima;
use crate::refusal::{Hindrance, Illegal, SceneryProblem, Screen};
use crate::state::{Attack, Figures, Gait, Place, Placed, Side, State};

const INCH: i32 = Mil::INCH.0;

pub struct BoardGround {
    board: Board,
    /// Room for what is looked up again and again; nothing in it changes an answer.
    sight: RefCell<SightTable>,
    flood: RefCell<Flood>,
    run: RefCell<Run>,
}

fn square(place: Place) -> Option<Square> {
    Some(Square { x: u8::try_from(place.x).ok()?, y: u8::try_from(place.y).ok()? })
}

/// The square of a figure, which always stands on one.
fn stands_on(state: &State, figure: u8) -> Square {
    square(state.figure(figure).place).unwrap_or_default()
}

fn place(square: Square) -> Place {
    Place { x: square.x.into(), y: square.y.into() }
}

fn points(allowance: i32) -> u8 {
    (allowance / INCH).clamp(0, 254) as u8
}

impl BoardGround {
    pub fn new(game: &Anima, state: &State) -> BoardGround {
        let map = game.map();
        let (width, depth) = (points(map.width.0), points(map.depth.0));
        let bare = || Board::clear(width, depth).expect("the reader allows no larger board");
        let mut board = match game.form.scenery {
            crate::form::Scenery::Map => map.squares.clone().unwrap_or_else(bare),
            crate::form::Scenery::Rolled | crate::form::Scenery::None => bare(),
        };
        for &placed in state.pieces() {
            let kind = game.content.pieces[usize::from(placed.piece)].kind;
            let cell = cell_of(kind);
            for square in squares_of(game, placed).into_iter().flatten() {
                board = board.with(square, cell);
            }
        }
        BoardGround { board, sight: RefCell::default(), flood: RefCell::default(), run: RefCell::default() }
    }

    pub fn squares(&self) -> &Board {
        &self.board
    }

    /// Rule: board.range
    pub fn gap(&self, state: &State, one: u8, other: u8) -> i32 {
        i32::from(stands_on(state, one).distance(stands_on(state, other))) * INCH
    }

    pub fn within(&self, state: &State, one: u8, other: u8, limit: i32) -> bool {
        self.gap(state, one, other) <= limit
    }

    /// Adjacent, but not across high ground on both sides or two levels.
    ///
    /// Rule: board.engaged
    pub fn contact(&self, state: &State, one: u8, other: u8) -> bool {
        self.beside(stands_on(state, one), stands_on(state, other))
    }

    fn beside(&self, one: Square, other: Square) -> bool {
        let high =
            |x: u8, y: u8| self.board.cell(Square { x, y }).is_some_and(|cell| cell.kind() == Kind::High);
        one.distance(other) == 1
            && self.level(one).abs_diff(self.level(other)) < 2
            && !(one.x != other.x && one.y != other.y && high(one.x, other.y) && high(other.x, one.y))
    }

    fn level(&self, square: Square) -> u8 {
        self.board.cell(square).map_or(0, |cell| cell.level())
    }

    pub fn level_at(&self, at: Place) -> u8 {
        square(at).map_or(0, |square| self.level(square))
    }

    pub fn length(&self, from: Place, to: Place) -> i32 {
        (from.x - to.x).abs().max((from.y - to.y).abs()) * INCH
    }

    /// Rule: board.sight
    /// Rule: board.lower_abrupt
    pub fn sight(&self, _: &Anima, state: &State, from: u8, to: u8) -> Seen {
        let (from, to) = (stands_on(state, from), stands_on(state, to));
        match self.sight.borrow_mut().sight(&self.board, from, to) {
            View::Clear => Seen::Clear,
            View::Cover => Seen::Covered,
            View::Blocked => Seen::Blocked,
        }
    }

    pub fn screens(&self, _: &Anima, state: &State, from: u8, to: u8) -> Vec<Screen> {
        let (from, to) = (stands_on(state, from), stands_on(state, to));
        let mut hindrances = Vec::new();
        let view = squares::sight::explain(&self.board, from, to, &mut hindrances);
        let matter = hindrances.iter().filter(|hindrance| hindrance.view == view);
        let screen = |square: Square| Screen::Square {
            at: place(square),
            kind: self.board.cell(square).map_or(Kind::Clear, |cell| cell.kind()),
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
        let Some(square) = square(at).filter(|square| self.board.contains(*square)) else { return false };
        let corner = |x: u8, y: u8| Point::inches(x.into(), y.into());
        zone.contains(corner(square.x, square.y)) && zone.contains(corner(square.x + 1, square.y + 1))
    }

    pub fn may_stand(&self, state: &State, figure: u8) -> bool {
        let at = square(state.figure(figure).place);
        let passable = at.and_then(|at| self.board.cell(at)).is_some_and(|cell| cell.passable());
        let alone = |other: u8| other == figure || state.figure(other).place != state.figure(figure).place;
        passable && state.all_standing().iter().all(alone)
    }

    fn footwork(&self, game: &Anima, state: &State, figure: u8) -> Footwork {
        if flies(game, state, figure) { Footwork::Flying } else { Footwork::Walking }
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
        let beside = |enemy: u8| {
            let at = stands_on(state, enemy);
            Direction::ALL
                .into_iter()
                .filter_map(move |direction| at.step(direction))
                .filter(move |next| self.beside(at, *next))
        };
        enemies.iter().flat_map(beside).collect()
    }

    /// Everywhere a movement can lead, in `found`, with what it costs.
    ///
    /// Rule: board.move
    /// Rule: board.walk
    /// Rule: board.run
    /// Rule: board.free
    /// Rule: board.occupied
    fn reach(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        gait: Gait,
        left: i32,
        mut found: impl FnMut(Square, u8),
    ) {
        let start = stands_on(state, figure);
        let footwork = self.footwork(game, state, figure);
        let (occupied, unseen) = self.in_the_way(state, figure);
        let stops = if footwork == Footwork::Flying {
            SquareSet::default()
        } else {
            self.stops(state, stoppers(game, state, figure))
        };
        match gait {
            Gait::Free | Gait::Walk => {
                let mut flood = self.flood.borrow_mut();
                flood.fill_stopping(&self.board, start, points(left), footwork, &occupied, &stops);
                let ends = flood.ends().filter(|(end, _)| *end != start && !unseen.contains(*end));
                ends.for_each(|(end, cost)| found(end, cost));
            }
            Gait::Run => {
                let turns = game.content.edition.board.run_turns.map_or(Turns::Any, Turns::AtMost);
                let mut run = self.run.borrow_mut();
                let dash = Dash { start, allowance: points(left), gait: footwork, turns };
                run.fill_stopping(&self.board, dash, &occupied, &stops);
                let ends = run.ends().filter(|(end, _)| *end != start && !unseen.contains(*end));
                ends.for_each(|(end, cost)| found(end, cost));
            }
        }
    }

    pub fn journey(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        gait: Gait,
        left: i32,
        to: Place,
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
        let mut cost = None;
        self.reach(game, state, figure, gait, left, |square, points| {
            if square == end {
                cost = Some(i32::from(points) * INCH);
            }
        });
        let Some(cost) = cost else { return Err(self.unreached(game, state, figure, left, end)) };
        let mut way = Vec::new();
        match gait {
            Gait::Free | Gait::Walk => self.flood.borrow().way_to(&self.board, end, &mut way),
            Gait::Run => {
                let (occupied, _) = self.in_the_way(state, figure);
                self.run.borrow_mut().way_to(&self.board, &occupied, end, &mut way)
            }
        };
        let length = way.len() as i32 * INCH;
        let touched = self.touched(game, state, figure, end);
        let flies = flies(game, state, figure);
        let why = if flies { Terrain { flies, ..Terrain::default() } } else { self.why(start, &way) };
        Ok(Journey { to, cost, length, touched, why })
    }

    /// Nobody ends on high or low ground, and nobody on foot enters it.
    ///
    /// Rule: board.high
    /// Rule: board.low
    fn enterable(&self, square: Square) -> Result<(), Hindrance> {
        match self.board.cell(square).filter(|cell| !cell.passable()) {
            Some(cell) => {
                let by = Screen::Square { at: place(square), kind: cell.kind() };
                Err(Hindrance::Impassable { by })
            }
            None => Ok(()),
        }
    }

    /// Why a movement does not get to a square where somebody could stand: the way costs too much, turns too much for
    /// a run, leads past an enemy that ends it, or up or down two levels at once.
    fn unreached(&self, game: &Anima, state: &State, figure: u8, left: i32, end: Square) -> Hindrance {
        let start = stands_on(state, figure);
        let footwork = self.footwork(game, state, figure);
        let (occupied, _) = self.in_the_way(state, figure);
        let enemies = stoppers(game, state, figure);
        let stops = self.stops(state, enemies);
        let mut flood = self.flood.borrow_mut();
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
    fn touched(&self, game: &Anima, state: &State, figure: u8, end: Square) -> Option<u8> {
        stoppers(game, state, figure).iter().find(|&enemy| self.beside(end, stands_on(state, enemy)))
    }

    /// Rule: board.abrupt
    /// Rule: board.elevation
    fn why(&self, start: Square, way: &[Square]) -> Terrain {
        let mut why = Terrain::default();
        let mut here = start;
        for &next in way {
            why.abrupt |= self.board.cell(next).is_some_and(|cell| cell.kind() == Kind::Abrupt);
            why.up |= self.level(next) > self.level(here);
            here = next;
        }
        why
    }

    fn charge(&self, game: &Anima, state: &State, figure: u8, target: u8) -> Option<Charge> {
        let hidden = |figure: u8| state.figure(figure).hidden();
        // Hidden figures are in nobody's way; where a charge ends is looked at apart.
        let others =
            state.all_standing().iter().filter(|&other| other != figure && other != target && !hidden(other));
        let occupied = others.map(|other| stands_on(state, other)).collect();
        let footwork = self.footwork(game, state, figure);
        Charge::find(&self.board, stands_on(state, figure), stands_on(state, target), footwork, &occupied)
    }

    /// The landings of a charge from which the target can be struck, and what each costs.
    fn landings(
        &self,
        state: &State,
        charge: &Charge,
        figure: u8,
        target: u8,
    ) -> impl Iterator<Item = (Square, u8)> {
        let taken = self.occupied(state, &[figure]);
        let aim = stands_on(state, target);
        charge
            .landings()
            .to_vec()
            .into_iter()
            .filter(move |(square, _)| !taken.contains(*square) && self.beside(*square, aim))
    }

    /// The fewest squares, each one that the line between the centres enters or touches.
    ///
    /// Rule: board.charge
    pub fn charge_line(
        &self,
        game: &Anima,
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

    /// On squares a charge out of reach is refused, so none ever falls short.
    pub fn run_along(&self, _: &Anima, state: &State, figure: u8, _: Place, _: i32) -> Journey {
        Journey { to: state.figure(figure).place, cost: 0, length: 0, touched: None, why: Terrain::default() }
    }

    /// The squares a charge enters, the landing last.
    fn charge_way(&self, game: &Anima, state: &State, attack: &Attack) -> Vec<Square> {
        let mut way = Vec::new();
        let landing = square(attack.to).unwrap_or_default();
        if let Some(charge) = self.charge(game, state, attack.attacker, attack.target) {
            charge.way_to(&self.board, landing, &mut way);
        }
        way
    }

    /// The first square of the way beside the interceptor, unless somebody hidden stands on it.
    fn stopped_by(&self, state: &State, attack: &Attack, way: &[Square], at: Square) -> Option<Square> {
        let start = stands_on(state, attack.attacker);
        std::iter::once(&start)
            .chain(way)
            .copied()
            .take_while(|square| *square != at)
            .find(|square| self.beside(*square, at))
            .filter(|stop| !self.occupied(state, &[attack.attacker]).contains(*stop))
    }

    pub fn interception(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        attack: &Attack,
        to: Place,
    ) -> Result<Place, Hindrance> {
        let way = self.charge_way(game, state, attack);
        let here = state.figure(figure).place;
        if to != here {
            self.step_in(game, state, figure, to)?;
        }
        let at = square(to).ok_or(Hindrance::OffTable)?;
        self.stopped_by(state, attack, &way, at).map(place).ok_or(Hindrance::Nowhere)
    }

    /// Whether an interceptor gets there by its free movement.
    fn step_in(&self, game: &Anima, state: &State, figure: u8, to: Place) -> Result<(), Hindrance> {
        self.journey(game, state, figure, Gait::Free, intercept_reach(game), to).map(|_| ())
    }

    pub fn shoots_over_lower(&self, state: &State, from: u8, to: u8) -> bool {
        let (from, to) = (stands_on(state, from), stands_on(state, to));
        let mut over = false;
        squares::sight::along(from, to, |square| {
            let abrupt = self.board.cell(square).is_some_and(|cell| cell.kind() == Kind::Abrupt);
            over |= abrupt && self.level(square) < self.level(from);
        });
        over
    }

    pub fn near_line(&self, state: &State, figure: u8, attack: &Attack, limit: i32) -> bool {
        let (from, to) = (stands_on(state, attack.attacker), stands_on(state, attack.target));
        let at = stands_on(state, figure);
        let near = |square: Square| i32::from(square.distance(at)) * INCH <= limit;
        let mut passes = near(from) || near(to);
        squares::sight::along(from, to, |square| passes = passes || near(square));
        passes
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
        let new = squares_of(game, placed);
        let inside = |square: &Square| {
            square.x >= edge && square.y >= edge && square.x + edge < width && square.y + edge < depth
        };
        if !new.iter().all(|square| square.as_ref().is_some_and(inside)) {
            return Err(SceneryProblem::NearEdge);
        }
        let near = state.pieces().iter().position(|&other| {
            let other = squares_of(game, other);
            let close = |one: &Option<Square>| {
                other.iter().flatten().any(|two| one.is_some_and(|one| one.distance(*two) <= apart))
            };
            new.iter().any(close)
        });
        near.map_or(Ok(()), |piece| Err(SceneryProblem::NearPiece { piece: piece as u8 }))
    }

    pub fn can_deploy(
        &self,
        _: &Anima,
        state: &State,
        figure: u8,
        zone: Zone,
        to: Place,
    ) -> Result<(), Illegal> {
        if !self.point_in_zone(zone, to) {
            return Err(Illegal::NotInZone { to });
        }
        let at = square(to).unwrap_or_default();
        self.enterable(at).map_err(|hindrance| Illegal::Way { hindrance })?;
        let others = state.all_standing();
        if let Some(other) = others.iter().find(|&other| stands_on(state, other) == at) {
            return Err(Illegal::Way { hindrance: Hindrance::Base { figure: other } });
        }
        let enemies = state.standing(Side::of_figure(figure).other());
        match enemies.iter().find(|&enemy| self.beside(at, stands_on(state, enemy))) {
            Some(target) => Err(Illegal::InContact { target, rule: crate::slug::SETUP_DEPLOY_REST }),
            None => Ok(()),
        }
    }

    /// Up to two levels, from a square beside the higher one.
    pub fn climb(&self, game: &Anima, state: &State, figure: u8, to: Place) -> Result<(), Illegal> {
        let here = stands_on(state, figure);
        let there = square(to).filter(|there| self.board.contains(*there) && here.distance(*there) == 1);
        let Some(there) = there else { return Err(Illegal::NothingToClimb) };
        let rise = self.level(there).saturating_sub(self.level(here));
        let height = game.content.edition.sight.level.0 * i32::from(rise);
        if rise == 0 || height > game.content.edition.movement.climb_height.0 {
            return Err(Illegal::NothingToClimb);
        }
        self.enterable(there).map_err(|hindrance| Illegal::Way { hindrance })?;
        match state.all_standing().iter().find(|&other| stands_on(state, other) == there) {
            Some(other) => Err(Illegal::Way { hindrance: Hindrance::Base { figure: other } }),
            None => Ok(()),
        }
    }

    pub fn list_scenery(&self, game: &Anima, state: &State, out: &mut Vec<Action>) {
        for piece in 0..game.content.pieces.len() as u8 {
            for quarters in 0..4 {
                for square in self.board.squares() {
                    let placed = Placed { place: place(square), piece, quarters };
                    if self.can_place(game, state, placed).is_ok() {
                        out.push(Action::PlaceScenery { piece, place: place(square), quarters });
                    }
                }
            }
        }
    }

    pub fn list_deployments(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        zone: Zone,
        mut found: impl FnMut(Place),
    ) {
        for to in self.board.squares().map(place) {
            if self.point_in_zone(zone, to) && self.can_deploy(game, state, figure, zone, to).is_ok() {
                found(to);
            }
        }
    }

    pub fn list_zone(&self, zone: Zone, found: impl FnMut(Place)) {
        self.board.squares().map(place).filter(|&at| self.point_in_zone(zone, at)).for_each(found);
    }

    pub fn list_journeys(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        gait: Gait,
        left: i32,
        mut found: impl FnMut(Place),
    ) {
        self.reach(game, state, figure, gait, left, |square, _| found(place(square)));
    }

    pub fn list_charges(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        target: u8,
        longest: i32,
        mut found: impl FnMut(Place),
    ) {
        let least = i32::from(stands_on(state, figure).distance(stands_on(state, target))) - 1;
        if least * INCH > longest {
            return;
        }
        let Some(charge) = self.charge(game, state, figure, target) else { return };
        for (square, cost) in self.landings(state, &charge, figure, target) {
            if i32::from(cost) * INCH <= longest {
                found(place(square));
            }
        }
    }

    pub fn list_interceptions(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        attack: &Attack,
        mut found: impl FnMut(Place),
    ) {
        let way = self.charge_way(game, state, attack);
        let start = stands_on(state, figure);
        let reach = intercept_reach(game);
        let far = |square: &Square| i32::from(square.distance(start)) * INCH > reach + INCH;
        if way.iter().all(far) && far(&stands_on(state, attack.attacker)) {
            return;
        }
        if self.stopped_by(state, attack, &way, start).is_some() {
            found(place(start));
        }
        let mut ends = Vec::new();
        self.reach(game, state, figure, Gait::Free, reach, |square, _| ends.push(square));
        for end in ends {
            if self.stopped_by(state, attack, &way, end).is_some() {
                found(place(end));
            }
        }
    }

    pub fn list_climbs(&self, game: &Anima, state: &State, figure: u8, mut found: impl FnMut(Place)) {
        let here = stands_on(state, figure);
        for to in Direction::ALL.into_iter().filter_map(|direction| here.step(direction)).map(place) {
            if self.climb(game, state, figure, to).is_ok() {
                found(to);
            }
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
fn squares_of(game: &Anima, placed: Placed) -> Vec<Option<Square>> {
    let piece = &game.content.pieces[usize::from(placed.piece)];
    let turned =
        |(x, y): (i8, i8)| (0..placed.quarters).fold((i32::from(x), i32::from(y)), |(x, y), _| (-y, x));
    let at = |offset: (i8, i8)| {
        let (x, y) = turned(offset);
        square(Place { x: placed.place.x.checked_add(x)?, y: placed.place.y.checked_add(y)? })
    };
    piece.squares.iter().map(|&offset| at(offset)).collect()
}

/// The direction of a way among the eight: the diagonal, unless one difference is more than twice the other.
fn nearest_of_eight(way: Place) -> Direction {
    let (x, y) = (way.x, way.y);
    let part = |one: i32, other: i32| if one.abs() * 2 < other.abs() { 0 } else { one.signum() };
    let step = (part(x, y), part(y, x));
    let matches = |direction: &Direction| {
        let (x, y) = direction.offset();
        (i32::from(x), i32::from(y)) == step
    };
    Direction::ALL.into_iter().find(matches).unwrap_or(Direction::East)
}
