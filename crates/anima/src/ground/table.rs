//! Free measuring: bases, outlines and straight lines in thousandths of an inch.

use geometry::base::{CONTACT, RING, around_point, contact_ring};
use geometry::lanes::{self, Eye, Scene, Screen, SightReport, Standing, TALL};
use geometry::leg::{self, Footing, Pace, Rates};
use geometry::sweep::Obstacle;
use geometry::{Base, Mil, Patch, Point, Polygon, Rectangle, Segment, Sweep, Terrain as Obstacles};

use super::{ChargeLine, Journey, Seen, flies, intercept_reach, stoppers};
use crate::action::Action;
use crate::content::{self, BaseSize, PieceKind};
use crate::event::{Terrain, Who};
use crate::game::Anima;
use crate::refusal::{Hindrance, Illegal, SceneryProblem, Screen as InSight};
use crate::state::{Attack, Figures, Gait, MOST_FIGURES, Place, Placed, State};

pub struct TableGround {
    table: Rectangle,
    /// What the pieces are to those who walk, and to those who look; the same order as the pieces on the table.
    patches: Vec<Patch>,
    screens: Vec<lanes::Piece>,
    kinds: Vec<PieceKind>,
    /// Which piece of the content each is.
    numbers: Vec<u8>,
    radii: Vec<Mil>,
}

/// The bases that may be in somebody's way, and whose they are.
struct Crowd {
    bases: [Base; MOST_FIGURES],
    figures: [u8; MOST_FIGURES],
    count: usize,
    /// Those that do not stop anybody: the hidden ones.
    hidden: u64,
}

impl Crowd {
    fn bases(&self) -> &[Base] {
        &self.bases[..self.count]
    }
}

pub(super) fn point(place: Place) -> Point {
    let limit = Point::LIMIT.0;
    Point::new(Mil(place.x.clamp(-limit, limit)), Mil(place.y.clamp(-limit, limit)))
}

fn place(point: Point) -> Place {
    Place { x: point.x().0, y: point.y().0 }
}

/// The outline of a piece where it lies.
pub(super) fn outline(game: &Anima, placed: Placed) -> Polygon {
    let piece = &game.content.pieces[usize::from(placed.piece)];
    let at = point(placed.place);
    content::Placed { piece: placed.piece, x: at.x(), y: at.y(), quarters: placed.quarters }.outline(piece)
}

impl TableGround {
    pub fn new(game: &Anima, state: &State) -> TableGround {
        let (mut patches, mut screens, mut kinds) = (Vec::new(), Vec::new(), Vec::new());
        let numbers = state.pieces().iter().map(|placed| placed.piece).collect();
        for &placed in state.pieces() {
            let piece = &game.content.pieces[usize::from(placed.piece)];
            let outline = outline(game, placed);
            let (footing, level, screen, top) = match piece.kind {
                PieceKind::Abrupt => (Footing::Rough, 0, Screen::Covers, TALL),
                PieceKind::High => (Footing::Closed, 0, Screen::Blocks, TALL),
                PieceKind::Low => (Footing::Closed, 0, Screen::Open, Mil::ZERO),
                PieceKind::Elevation { levels } => (
                    Footing::Plain,
                    levels,
                    Screen::Blocks,
                    game.content.edition.sight.level * i32::from(levels),
                ),
                PieceKind::Minor => (Footing::Plain, 0, Screen::Covers, TALL),
            };
            patches.push(Patch { outline, footing, level });
            screens.push(lanes::Piece { outline, screen, top });
            kinds.push(piece.kind);
        }
        let map = game.map();
        let radii = game.content.characters.iter().map(|card| card.base.radius()).collect();
        TableGround { table: Rectangle::table(map.width, map.depth), patches, screens, kinds, numbers, radii }
    }

    fn base(&self, state: &State, figure: u8) -> Base {
        let figure = state.figure(figure);
        Base::new(point(figure.place), self.radii[usize::from(figure.card)])
    }

    /// Everybody on the table but these.
    fn crowd(&self, state: &State, but: &[u8]) -> Crowd {
        let nowhere = Base::new(Point::ORIGIN, Mil::ZERO);
        let mut crowd =
            Crowd { bases: [nowhere; MOST_FIGURES], figures: [0; MOST_FIGURES], count: 0, hidden: 0 };
        for figure in state.all_standing().iter().filter(|figure| !but.contains(figure)) {
            crowd.bases[crowd.count] = self.base(state, figure);
            crowd.figures[crowd.count] = figure;
            crowd.hidden |= u64::from(state.figure(figure).hidden()) << crowd.count;
            crowd.count += 1;
        }
        crowd
    }

    pub fn gap(&self, state: &State, one: u8, other: u8) -> i32 {
        self.base(state, one).gap(self.base(state, other)).0
    }

    pub fn within(&self, state: &State, one: u8, other: u8, limit: i32) -> bool {
        self.base(state, one).within(self.base(state, other), Mil(limit))
    }

    pub fn contact(&self, state: &State, one: u8, other: u8) -> bool {
        let (one, other) = (self.base(state, one), self.base(state, other));
        one.contact(other) && self.near_in_height(one.centre(), other.centre())
    }

    /// Whether two places are near enough in height to fight from one to the other.
    ///
    /// Rule: engage.height
    fn near_in_height(&self, one: Point, other: Point) -> bool {
        self.level(one).abs_diff(self.level(other)) < 2
    }

    fn level(&self, at: Point) -> u8 {
        leg::level_at(at, &self.patches)
    }

    pub fn level_at(&self, at: Place) -> u8 {
        self.level(point(at))
    }

    pub fn length(&self, from: Place, to: Place) -> i32 {
        Segment::new(point(from), point(to)).length().0
    }

    fn eye(&self, game: &Anima, state: &State, figure: u8) -> Eye {
        let rules = &game.content.edition.sight;
        let base = self.base(state, figure);
        let eye = if game.card(state, figure).base == BaseSize::Large { rules.large_eye } else { rules.eye };
        Eye { base, height: rules.level * i32::from(self.level(base.centre())) + eye }
    }

    /// Three lanes between the bases; what lies under the shooter, or lower than it, does not cover, and only large
    /// characters do.
    ///
    /// Rule: sight.lanes
    /// Rule: sight.abrupt
    /// Rule: sight.characters
    /// Rule: sight.elevation
    /// Rule: scenery.abrupt
    /// Rule: scenery.high
    /// Rule: scenery.low
    /// Rule: scenery.elevation
    /// Rule: scenery.minor
    fn look(&self, game: &Anima, state: &State, from: u8, to: u8) -> (SightReport, [u8; MOST_FIGURES]) {
        let (eye, target) = (self.eye(game, state, from), self.eye(game, state, to));
        let mut standing = [Standing { base: eye.base, top: Mil::ZERO }; MOST_FIGURES];
        let mut figures = [0; MOST_FIGURES];
        let mut count = 0;
        for figure in state.all_standing().iter().filter(|&figure| figure != from && figure != to) {
            let large = game.card(state, figure).base == BaseSize::Large;
            if large && !state.figure(figure).hidden() {
                let head = self.eye(game, state, figure);
                standing[count] = Standing { base: head.base, top: head.height };
                figures[count] = figure;
                count += 1;
            }
        }
        let level = self.level(eye.base.centre());
        let mut ignored_pieces = 0;
        for (index, kind) in self.kinds.iter().enumerate() {
            let lies_low = *kind == PieceKind::Abrupt && level > 0;
            let under = *kind == PieceKind::Abrupt && self.screens[index].outline.overlaps_base(eye.base);
            ignored_pieces |= u16::from(lies_low || under) << index;
        }
        let scene = Scene {
            pieces: &self.screens,
            standing: &standing[..count],
            ignored_pieces,
            ignored_standing: 0,
        };
        (lanes::sight(eye, target, &scene), figures)
    }

    pub fn sight(&self, game: &Anima, state: &State, from: u8, to: u8) -> Seen {
        let (report, _) = self.look(game, state, from, to);
        if !report.sees() {
            Seen::Blocked
        } else if report.covered() {
            Seen::Covered
        } else {
            Seen::Clear
        }
    }

    pub fn screens(&self, game: &Anima, state: &State, from: u8, to: u8) -> Vec<InSight> {
        let (report, figures) = self.look(game, state, from, to);
        let (mut pieces, mut standing) = (report.blocking_pieces(), 0);
        if report.sees() {
            pieces |= report.covering;
            standing = report.covering_standing;
        }
        let bit = |set: u32, index: &usize| set & 1 << index != 0;
        let pieces = (0..self.numbers.len()).filter(|index| bit(pieces.into(), index));
        let bases = (0..figures.len()).filter(|index| bit(standing, index)).map(|index| figures[index]);
        pieces
            .map(|index| InSight::Piece(self.numbers[index]))
            .chain(bases.map(|figure| InSight::Figure(Who { figure, card: state.figure(figure).card })))
            .collect()
    }

    pub fn covers(&self, state: &State, figure: u8, at: Place) -> bool {
        self.base(state, figure).covers(point(at))
    }

    pub fn touches_point(&self, state: &State, figure: u8, at: Place) -> bool {
        let spot = Base::new(point(at), Mil::ZERO);
        self.base(state, figure).within(spot, CONTACT)
    }

    pub fn in_zone(&self, state: &State, zone: Rectangle, figure: u8) -> bool {
        zone.contains_base(self.base(state, figure))
    }

    pub fn point_in_zone(&self, zone: Rectangle, at: Place) -> bool {
        zone.contains(point(at))
    }

    fn rates(&self, game: &Anima) -> Rates {
        Rates { rough: Pace::Half, climb: game.content.edition.movement.up }
    }

    fn obstacles<'a>(&'a self, crowd: &'a Crowd) -> Obstacles<'a> {
        Obstacles { table: self.table, patches: &self.patches, bases: crowd.bases(), ignored: crowd.hidden }
    }

    fn hindrance(&self, obstacle: Obstacle, crowd: &Crowd) -> Hindrance {
        match obstacle {
            Obstacle::Edge => Hindrance::OffTable,
            Obstacle::Patch(piece) => Hindrance::Impassable { by: InSight::Piece(self.numbers[piece]) },
            Obstacle::Base(index) => Hindrance::Base { figure: crowd.figures[index] },
        }
    }

    /// Whether a base may come to rest there: hidden ones are in the way of that too.
    fn rest(&self, base: Base, crowd: &Crowd) -> Result<(), Hindrance> {
        let everybody = Obstacles { ignored: 0, ..self.obstacles(crowd) };
        match Sweep::new(base, base.centre()).obstacle(&everybody) {
            Some(obstacle) => Err(self.hindrance(obstacle, crowd)),
            None => Ok(()),
        }
    }

    pub fn may_stand(&self, state: &State, figure: u8) -> bool {
        let crowd = self.crowd(state, &[figure]);
        let base = self.base(state, figure);
        place(base.centre()) == state.figure(figure).place && self.rest(base, &crowd).is_ok()
    }

    /// A straight way, past nobody's base and through no closed ground; a flyer minds only where it ends.
    ///
    /// Rule: move.abrupt
    /// Rule: move.up
    fn way(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        to: Point,
        crowd: &Crowd,
    ) -> Result<Journey, Hindrance> {
        let base = self.base(state, figure);
        let sweep = Sweep::new(base, to);
        self.rest(base.at(to), crowd)?;
        if flies(game, state, figure) {
            let length = sweep.segment().length().0;
            let why = Terrain { flies: true, ..Terrain::default() };
            return Ok(Journey { to: place(to), cost: length, length, touched: None, why });
        }
        if let Some(obstacle) = sweep.obstacle(&self.obstacles(crowd)) {
            return Err(self.hindrance(obstacle, crowd));
        }
        let leg = leg::measure(sweep.segment(), &self.patches, self.rates(game));
        if leg.steepest > 1 {
            return Err(Hindrance::Cliff);
        }
        let climbed = game.content.edition.movement.up.0 * leg.climbs as i32;
        let why = Terrain { abrupt: leg.cost.0 - climbed > leg.length.0, up: leg.climbs > 0, flies: false };
        Ok(Journey { to: place(to), cost: leg.cost.0, length: leg.length.0, touched: None, why })
    }

    /// The nearest enemy on a straight way that ends it by being touched, and where.
    fn first_touch(&self, state: &State, figure: u8, to: Point, enemies: Figures) -> Option<(u8, Point)> {
        let base = self.base(state, figure);
        let sweep = Sweep::new(base, to);
        let touches = enemies.iter().filter_map(|enemy| {
            let other = self.base(state, enemy);
            // Whoever is touched at the start is being left, not come upon.
            if base.contact(other) {
                return None;
            }
            let (along, stop) = sweep.first_contact(other)?;
            self.near_in_height(stop, other.centre()).then_some((along, enemy, stop))
        });
        touches.min_by_key(|(along, enemy, _)| (*along, *enemy)).map(|(_, enemy, stop)| (enemy, stop))
    }

    pub fn journey(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        _: Gait,
        left: i32,
        to: Place,
    ) -> Result<Journey, Hindrance> {
        let target = point(to);
        let base = self.base(state, figure);
        if target == base.centre() || place(target) != to {
            return Err(if place(target) == to { Hindrance::Nowhere } else { Hindrance::OffTable });
        }
        let crowd = self.crowd(state, &[figure]);
        let enemies = stoppers(game, state, figure);
        let touch = if flies(game, state, figure) {
            let there = base.at(target);
            enemies.iter().find(|&enemy| there.contact(self.base(state, enemy))).map(|enemy| (enemy, target))
        } else {
            self.first_touch(state, figure, target, enemies)
        };
        let (touched, end) = touch.map_or((None, target), |(enemy, stop)| (Some(enemy), stop));
        let journey = self.way(game, state, figure, end, &crowd)?;
        if journey.cost > left {
            return Err(Hindrance::TooFar { cost: journey.cost, left });
        }
        Ok(Journey { touched, ..journey })
    }

    pub fn charge_line(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        target: u8,
        to: Place,
    ) -> Result<ChargeLine, Illegal> {
        let (base, other) = (self.base(state, figure), self.base(state, target));
        let end = point(to);
        if place(end) != to || !base.at(end).contact(other) {
            return Err(Illegal::NotTheTarget { to });
        }
        let stop = Sweep::new(base, end).first_contact(other).map_or(end, |(_, stop)| stop);
        if !self.near_in_height(stop, other.centre()) {
            return Err(Illegal::NotTheTarget { to });
        }
        let crowd = self.crowd(state, &[figure]);
        let journey =
            self.way(game, state, figure, stop, &crowd).map_err(|hindrance| Illegal::NoLine { hindrance })?;
        Ok(ChargeLine { to: journey.to, cost: journey.cost })
    }

    pub fn run_along(&self, game: &Anima, state: &State, figure: u8, to: Place, reach: i32) -> Journey {
        let base = self.base(state, figure);
        let segment = Segment::new(base.centre(), point(to));
        let stay =
            Journey { to: place(base.centre()), cost: 0, length: 0, touched: None, why: Terrain::default() };
        let crowd = self.crowd(state, &[figure]);
        // The farthest place along the line that the allowance pays for; costs only grow along a line.
        let (mut best, mut low, mut high) = (stay, 0, segment.length().0);
        while low < high {
            let middle = low + (high - low + 1) / 2;
            match self.way(game, state, figure, segment.along(Mil(middle)), &crowd) {
                Ok(journey) if journey.cost <= reach => {
                    best = journey;
                    low = middle;
                }
                Ok(_) | Err(_) => high = middle - 1,
            }
        }
        let enemies = stoppers(game, state, figure);
        match self.first_touch(state, figure, point(best.to), enemies) {
            Some((enemy, stop)) => match self.way(game, state, figure, stop, &crowd) {
                Ok(journey) => Journey { touched: Some(enemy), ..journey },
                Err(_) => best,
            },
            None => best,
        }
    }

    pub fn interception(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        attack: &Attack,
        to: Place,
    ) -> Result<Place, Hindrance> {
        let (base, charger) = (self.base(state, figure), self.base(state, attack.attacker));
        let end = point(to);
        if place(end) != to {
            return Err(Hindrance::OffTable);
        }
        let crowd = self.crowd(state, &[figure]);
        let journey = self.way(game, state, figure, end, &crowd)?;
        if journey.cost > intercept_reach(game) {
            return Err(Hindrance::TooFar { cost: journey.cost, left: intercept_reach(game) });
        }
        let sweep = Sweep::new(charger, point(attack.to));
        let stopped = sweep.first_contact(base.at(end)).ok_or(Hindrance::Nowhere)?;
        if !self.near_in_height(stopped.1, end) {
            return Err(Hindrance::Nowhere);
        }
        // Whoever the charger would run into before must not be overlapped by where it stops.
        let others = self.crowd(state, &[figure, attack.attacker]);
        self.rest(charger.at(stopped.1), &others)?;
        Ok(place(stopped.1))
    }

    pub fn shoots_over_lower(&self, state: &State, from: u8, to: u8) -> bool {
        let (from, to) = (self.base(state, from).centre(), self.base(state, to).centre());
        let lies_under = |(screen, kind): (&lanes::Piece, &PieceKind)| {
            *kind == PieceKind::Abrupt && screen.outline.crossed_by(Segment::new(from, to))
        };
        self.level(from) > 0 && self.screens.iter().zip(&self.kinds).any(lies_under)
    }

    pub fn near_line(&self, state: &State, figure: u8, attack: &Attack, limit: i32) -> bool {
        let (from, to) = (self.base(state, attack.attacker), self.base(state, attack.target));
        self.base(state, figure).within_of_segment(Segment::new(from.centre(), to.centre()), Mil(limit))
    }

    pub fn names_a_way(&self, _: Place, to: Place) -> bool {
        place(point(to)) == to
    }

    pub fn pushed(&self, game: &Anima, state: &State, figure: u8, way: Place, inches: u8) -> Place {
        let base = self.base(state, figure);
        let from = base.centre();
        // Far enough along the direction that the inches end on it.
        let far = Segment::new(from, point(Place { x: from.x().0 + way.x, y: from.y().0 + way.y }));
        let length = Mil::inches(inches.into());
        let end = if far.length() >= length {
            far.along(length)
        } else {
            let scale =
                |part: i32| (i64::from(part) * i64::from(length.0) / i64::from(far.length().0.max(1))) as i32;
            point(Place { x: from.x().0 + scale(way.x), y: from.y().0 + scale(way.y) })
        };
        let crowd = self.crowd(state, &[figure]);
        let everybody = Obstacles { ignored: 0, ..self.obstacles(&crowd) };
        let way = Segment::new(from, Sweep::new(base, end).stop_before(&everybody).1);
        // Nobody is pushed uphill: the way ends where it would first rise.
        let rises = |length: i32| {
            let part = Segment::new(from, way.along(Mil(length)));
            leg::measure(part, &self.patches, self.rates(game)).climbs > 0
        };
        let (mut low, mut high) = (0, way.length().0);
        if !rises(high) {
            return place(way.along(Mil(high)));
        }
        while low < high {
            let middle = low + (high - low + 1) / 2;
            if rises(middle) { high = middle - 1 } else { low = middle }
        }
        place(way.along(Mil(low)))
    }

    pub fn can_place(&self, game: &Anima, state: &State, placed: Placed) -> Result<(), SceneryProblem> {
        let rules = &game.content.edition.setup;
        let at = point(placed.place);
        if place(at) != placed.place || !self.table.contains(at) {
            return Err(SceneryProblem::NearEdge);
        }
        let new = outline(game, placed);
        if !self.table.contains_polygon(&new, rules.edge_gap) {
            return Err(SceneryProblem::NearEdge);
        }
        let near = state.pieces().iter().position(|&other| {
            let other = outline(game, other);
            other.overlaps(&new) || !other.apart(&new, rules.piece_gap)
        });
        near.map_or(Ok(()), |piece| Err(SceneryProblem::NearPiece { piece: piece as u8 }))
    }

    pub fn can_deploy(
        &self,
        _: &Anima,
        state: &State,
        figure: u8,
        zone: Rectangle,
        to: Place,
    ) -> Result<(), Illegal> {
        let base = self.base(state, figure).at(point(to));
        if place(point(to)) != to || !zone.contains_base(base) {
            return Err(Illegal::NotInZone { to });
        }
        let crowd = self.crowd(state, &[figure]);
        self.rest(base, &crowd).map_err(|hindrance| Illegal::Way { hindrance })?;
        let enemies = state.standing(crate::state::Side::of_figure(figure).other());
        match enemies.iter().find(|&enemy| base.contact(self.base(state, enemy))) {
            Some(target) => Err(Illegal::InContact { target, rule: crate::slug::SETUP_DEPLOY_REST }),
            None => Ok(()),
        }
    }

    /// Up one face of a piece: from near its foot to near its edge on top.
    pub fn climb(&self, game: &Anima, state: &State, figure: u8, to: Place) -> Result<(), Illegal> {
        let rules = &game.content.edition.movement;
        let base = self.base(state, figure);
        let end = base.at(point(to));
        let (here, there) = (self.level(base.centre()), self.level(end.centre()));
        let height = game.content.edition.sight.level * i32::from(there.saturating_sub(here));
        let face = self.patches.iter().find(|patch| {
            patch.level == there
                && patch.outline.place(end.centre()) == geometry::polygon::Place::Inside
                && patch.outline.edges().any(|edge| {
                    base.within_of_segment(edge, rules.climb_reach)
                        && end.within_of_segment(edge, rules.climb_reach)
                })
        });
        if place(point(to)) != to || there <= here || height > rules.climb_height || face.is_none() {
            return Err(Illegal::NothingToClimb);
        }
        let crowd = self.crowd(state, &[figure]);
        self.rest(end, &crowd).map_err(|hindrance| Illegal::Way { hindrance })
    }

    pub fn list_scenery(&self, game: &Anima, state: &State, out: &mut Vec<Action>) {
        let (width, depth) = (self.table.high().x().0, self.table.high().y().0);
        for piece in 0..game.content.pieces.len() as u8 {
            for quarters in 0..2 {
                for step in 0..25 {
                    let spot = Place { x: width * (step % 5 + 1) / 6, y: depth * (step / 5 + 1) / 6 };
                    let placed = Placed { place: spot, piece, quarters };
                    if self.can_place(game, state, placed).is_ok() {
                        out.push(Action::PlaceScenery { piece, place: spot, quarters });
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
        zone: Rectangle,
        mut found: impl FnMut(Place),
    ) {
        let radius = self.radii[usize::from(state.figure(figure).card)].0;
        let step = 2 * Mil::INCH.0;
        let mut y = zone.low().y().0 + radius;
        while y <= zone.high().y().0 - radius {
            let mut x = zone.low().x().0 + radius;
            while x <= zone.high().x().0 - radius {
                let to = Place { x, y };
                if self.can_deploy(game, state, figure, zone, to).is_ok() {
                    found(to);
                }
                x += step;
            }
            y += step;
        }
    }

    pub fn list_zone(&self, zone: Rectangle, mut found: impl FnMut(Place)) {
        let step = 4 * Mil::INCH.0;
        let mut x = zone.low().x().0;
        while x <= zone.high().x().0 {
            found(Place { x, y: (zone.low().y().0 + zone.high().y().0) / 2 });
            x += step;
        }
    }

    /// A sample of where a movement can lead: all round at several distances, to contact with every enemy, and as far
    /// as it goes towards each.
    pub fn list_journeys(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        gait: Gait,
        left: i32,
        mut found: impl FnMut(Place),
    ) {
        let from = point(state.figure(figure).place);
        let mut offer = |to: Place| {
            if self.journey(game, state, figure, gait, left, to).is_ok() {
                found(to);
            }
        };
        for turn in (0..RING).step_by(4) {
            for share in [2, 1] {
                offer(place(around_point(from, Mil(left / share), turn)));
            }
        }
        let enemies = state.standing(crate::state::Side::of_figure(figure).other());
        for enemy in enemies.iter() {
            let other = self.base(state, enemy);
            let way = Segment::new(from, other.centre());
            if way.length().0 > 0 {
                offer(place(way.along(Mil(left.min(way.length().0)))));
            }
        }
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
        let (base, other) = (self.base(state, figure), self.base(state, target));
        let straight = geometry::sweep::approach(base, other);
        for to in straight.into_iter().chain(contact_ring(other, base.radius(), 8)) {
            let line = self.charge_line(game, state, figure, target, place(to));
            if line.is_ok_and(|line| line.cost <= longest) {
                found(place(to));
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
        let sweep = Sweep::new(self.base(state, attack.attacker), point(attack.to));
        let base = self.base(state, figure);
        // Only somebody hidden can stand in the way of a charge already; it need not move to stop it.
        let here = place(base.centre());
        if state.figure(figure).hidden() && self.interception(game, state, figure, attack, here).is_ok() {
            found(here);
        }
        if let Some(way) = sweep.intercept(base, Mil(intercept_reach(game))) {
            let to = place(way.place);
            if self.interception(game, state, figure, attack, to).is_ok() {
                found(to);
            }
        }
    }

    pub fn list_climbs(&self, game: &Anima, state: &State, figure: u8, mut found: impl FnMut(Place)) {
        let base = self.base(state, figure);
        let reach = game.content.edition.movement.climb_reach;
        for patch in self.patches.iter().filter(|patch| patch.level > 0 && patch.outline.within(base, reach))
        {
            let from = base.centre();
            for vertex in patch.outline.vertices() {
                let to = place(Segment::new(*vertex, from).along(Mil::ZERO));
                if self.climb(game, state, figure, to).is_ok() {
                    found(to);
                }
            }
            for turn in (0..RING).step_by(8) {
                let to = place(around_point(from, base.radius() * 2 + reach, turn));
                if self.climb(game, state, figure, to).is_ok() {
                    found(to);
                }
            }
        }
    }
}
