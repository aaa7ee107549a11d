//! Free measuring: bases, outlines and straight lines in thousandths of an inch.
//!
//! Here are the questions about places; what a figure can do about moving is in [`super::mover`], and the places worth
//! offering are in [`super::candidates`].

use std::cell::RefCell;

use geometry::base::CONTACT;
use geometry::lanes::{self, Eye, Scene, Screen, SightReport, Standing, TALL};
use geometry::leg::{self, Footing};
use geometry::sweep::{Obstacle, Terrain as Obstacles};
use geometry::{Base, Mil, Patch, Point, Polygon, Rectangle, Segment, Sweep};

use super::mover::Near;
use super::{ChargeLine, Detail, Field, Forward, Journey, Seen};
use crate::cards::SceneryKind;
use crate::content::{self, BaseSize, Crash, InterceptFrom, PieceKind};
use crate::event::{Terrain, Who};
use crate::game::Anima;
use crate::refusal::{Hindrance, Illegal, SceneryProblem, Screen as InSight};
use crate::state::{Attack, Gait, MOST_FIGURES, Place, Placed, State};

pub struct TableGround {
    pub(super) table: Rectangle,
    /// What the pieces are to those who walk, and to those who look; the same order as the pieces on the table.
    pub(super) patches: Vec<Patch>,
    pub(super) screens: Vec<lanes::Piece>,
    kinds: Vec<PieceKind>,
    pub(super) crashes: Vec<Option<Crash>>,
    /// Which piece of the content each is.
    pub(super) numbers: Vec<u8>,
    radii: Vec<Mil>,
    /// Room for the pieces near a mover; nothing in it changes an answer.
    pub(super) near: RefCell<Near>,
}

/// Longer than any line on a table.
const FARTHEST: i32 = 200 * Mil::INCH.0;

pub(super) fn point(place: Place) -> Point {
    let limit = Point::LIMIT.0;
    Point::new(Mil(place.x.clamp(-limit, limit)), Mil(place.y.clamp(-limit, limit)))
}

pub(super) fn place(point: Point) -> Place {
    Place { x: point.x().0, y: point.y().0 }
}

/// The point so far off in a direction.
pub(super) fn ahead(from: Point, way: Place, length: Mil) -> Point {
    let far = Segment::new(from, point(Place { x: from.x().0 + way.x, y: from.y().0 + way.y }));
    if far.length() >= length {
        return far.along(length);
    }
    let scale = |part: i32| (i64::from(part) * i64::from(length.0) / i64::from(far.length().0.max(1))) as i32;
    point(Place { x: from.x().0 + scale(way.x), y: from.y().0 + scale(way.y) })
}

/// The outline of a piece where it lies.
pub(super) fn outline(game: &Anima, placed: Placed) -> Polygon {
    let piece = &game.content.pieces[usize::from(placed.piece)];
    let at = point(placed.place);
    content::Placed { piece: placed.piece, x: at.x(), y: at.y(), quarters: placed.quarters }.outline(piece)
}

/// A marker has a small base.
fn marker(at: Place) -> Base {
    Base::new(point(at), BaseSize::Small.radius())
}

impl TableGround {
    pub fn new(game: &Anima, state: &State) -> TableGround {
        let (mut patches, mut screens) = (Vec::new(), Vec::new());
        let (mut kinds, mut crashes) = (Vec::new(), Vec::new());
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
            crashes.push(piece.crash);
        }
        let map = game.map();
        let radii = game.content.characters.iter().map(|card| card.base.radius()).collect();
        let table = Rectangle::table(map.width, map.depth);
        TableGround { table, patches, screens, kinds, crashes, numbers, radii, near: RefCell::default() }
    }

    /// Those whose places differ by more than this in any direction touch in no way.
    pub fn widest_contact(&self) -> u32 {
        let widest = self.radii.iter().copied().max().unwrap_or(Mil::ZERO);
        (widest + widest + CONTACT).0.unsigned_abs()
    }

    pub(super) fn base(&self, state: &State, figure: u8) -> Base {
        let figure = state.figure(figure);
        Base::new(point(figure.place), self.radii[usize::from(figure.card)])
    }

    pub fn gap(&self, state: &State, one: u8, other: u8) -> i32 {
        self.base(state, one).gap(self.base(state, other)).0
    }

    pub fn gap_from(&self, state: &State, figure: u8, at: Place, other: u8) -> i32 {
        self.base(state, figure).at(point(at)).gap(self.base(state, other)).0
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
    pub(super) fn near_in_height(&self, one: Point, other: Point) -> bool {
        self.level(one).abs_diff(self.level(other)) < 2
    }

    fn level(&self, at: Point) -> u8 {
        leg::level_at(at, &self.patches)
    }

    pub fn level_at(&self, at: Place) -> u8 {
        self.level(point(at))
    }

    pub fn is_on_line(&self, state: &State, (from, to): (Place, Place), figure: u8) -> bool {
        self.passes_near(state, (from, to), figure, 0)
    }

    pub fn passes_near(&self, state: &State, (from, to): (Place, Place), figure: u8, limit: i32) -> bool {
        let base = self.base(state, figure);
        let centre = Place { x: base.centre().x().0, y: base.centre().y().0 };
        super::is_near_line(from, to, centre, i64::from(base.radius().0) + i64::from(limit))
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
        self.look_at(game, state, from, self.eye(game, state, to), to)
    }

    /// The same for anything that could be seen, with nobody's own body in the way.
    fn look_at(
        &self,
        game: &Anima,
        state: &State,
        from: u8,
        target: Eye,
        to: u8,
    ) -> (SightReport, [u8; MOST_FIGURES]) {
        let eye = self.eye(game, state, from);
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

    /// How many pieces of scenery there are.
    pub fn piece_count(&self, state: &State) -> u8 {
        state.piece_count
    }

    /// Whether a figure's centre is on a piece of scenery.
    pub fn on_piece(&self, state: &State, figure: u8, piece: u8) -> bool {
        let patch = self.patches.get(usize::from(piece));
        patch.is_some_and(|patch| patch.outline.within(self.base(state, figure), Mil::ZERO))
    }

    pub fn on_scenery(&self, state: &State, figure: u8, scenery: SceneryKind) -> bool {
        self.pieces_of(scenery).any(|piece| self.on_piece(state, figure, piece))
    }

    /// The pieces of scenery of a kind.
    fn pieces_of(&self, scenery: SceneryKind) -> impl Iterator<Item = u8> + '_ {
        let all = self.kinds.iter().zip(&self.crashes).zip(0..);
        let of_kind = all.filter(move |((kind, crash), _)| match scenery {
            SceneryKind::Abrupt => **kind == PieceKind::Abrupt,
            SceneryKind::Forest => **crash == Some(Crash::Forest),
            SceneryKind::Elevation => matches!(kind, PieceKind::Elevation { .. }),
            SceneryKind::Minor => **kind == PieceKind::Minor,
            SceneryKind::High => **kind == PieceKind::High,
            SceneryKind::Low => **kind == PieceKind::Low,
        });
        of_kind.map(|(_, piece)| piece)
    }

    pub fn leads_to_scenery(&self, state: &State, length: i32, along: impl Fn(i32) -> Place) -> bool {
        let [from, to, end] = [0, length, FARTHEST].map(|gone| point(along(gone)));
        let pieces = || self.patches.iter().take(usize::from(state.piece_count));
        pieces().any(|patch| patch.outline.overlaps_swept(Segment::new(to, end), Mil::ZERO))
            && !pieces().any(|patch| patch.outline.overlaps_swept(Segment::new(from, to), Mil::ZERO))
    }

    pub fn near_scenery(&self, state: &State, figure: u8, limit: Mil, kind: Option<SceneryKind>) -> bool {
        let base = self.base(state, figure);
        let near = |piece: u8| {
            self.patches.get(usize::from(piece)).is_some_and(|patch| patch.outline.within(base, limit))
        };
        match kind {
            Some(kind) => self.pieces_of(kind).any(near),
            None => (0..state.piece_count).any(near),
        }
    }

    pub fn may_stand(&self, _: &Field<'_>, state: &State, figure: u8) -> bool {
        let base = self.base(state, figure);
        place(base.centre()) == state.figure(figure).place && self.rest(state, figure, base).is_ok()
    }

    /// Whether a figure's base may come to rest there. How it gets there makes no difference.
    fn rest(&self, state: &State, figure: u8, base: Base) -> Result<(), Hindrance> {
        let sweep = Sweep::new(base, base.centre());
        let ground = Obstacles { table: self.table, patches: &self.patches, bases: &[], ignored: 0 };
        if let Some(obstacle) = sweep.obstacle(&ground) {
            return Err(self.hindrance(obstacle, &[]));
        }
        let mut others = state.all_standing().without(figure).iter();
        match others.find(|&other| sweep.overlaps(self.base(state, other))) {
            Some(figure) => Err(Hindrance::Base { figure }),
            None => Ok(()),
        }
    }

    /// What is in the way, where the bases looked at are those of these figures.
    pub(super) fn hindrance(&self, obstacle: Obstacle, figures: &[u8]) -> Hindrance {
        match obstacle {
            Obstacle::Edge => Hindrance::OffTable,
            // Only the whole table's patches are numbered as its pieces; a list of places asks for no reasons.
            Obstacle::Patch(piece) => {
                let number = self.numbers.get(piece).copied().unwrap_or_default();
                Hindrance::Impassable { by: InSight::Piece(number) }
            }
            Obstacle::Base(index) => Hindrance::Base { figure: figures[index] },
        }
    }

    pub fn journey(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        (_, left): (Gait, i32),
        to: Place,
        _: Detail,
    ) -> Result<Journey, Hindrance> {
        let target = point(to);
        if place(target) != to {
            return Err(Hindrance::OffTable);
        }
        let mover = self.mover(game, state, figure);
        if target == mover.base.centre() {
            return Err(Hindrance::Nowhere);
        }
        let (touched, end) = mover.end_of(target)?;
        let journey = mover.way(end)?;
        if journey.cost > left {
            return Err(Hindrance::TooFar { cost: journey.cost, left });
        }
        Ok(Journey { touched, ..journey })
    }

    pub fn charge_line(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        target: u8,
        to: Place,
    ) -> Result<ChargeLine, Illegal> {
        let mover = self.mover(game, state, figure);
        let end = point(to);
        if place(end) != to || !mover.base.at(end).contact(self.base(state, target)) {
            return Err(Illegal::NotTheTarget { to });
        }
        let stop = mover.charge_to(self.base(state, target), end).ok_or(Illegal::NotTheTarget { to })?;
        let journey = mover.way(stop).map_err(|hindrance| Illegal::NoLine { hindrance })?;
        Ok(ChargeLine { to: journey.to, cost: journey.cost })
    }

    pub fn run_along(&self, game: &Field<'_>, state: &State, figure: u8, to: Place, reach: i32) -> Journey {
        let mover = self.mover(game, state, figure);
        let from = mover.base.centre();
        let segment = Segment::new(from, point(to));
        let stay = Journey { to: place(from), cost: 0, length: 0, touched: None, why: Terrain::default() };
        // The farthest place along the line that the allowance pays for; costs only grow along a line.
        let (mut best, mut low, mut high) = (stay, 0, segment.length().0);
        while low < high {
            let middle = low + (high - low + 1) / 2;
            match mover.way(segment.along(Mil(middle))) {
                Ok(journey) if journey.cost <= reach => {
                    best = journey;
                    low = middle;
                }
                Ok(_) | Err(_) => high = middle - 1,
            }
        }
        match mover.first_touch(point(best.to)) {
            Some((enemy, stop)) => match mover.way(stop) {
                Ok(journey) => Journey { touched: Some(enemy), ..journey },
                Err(_) => best,
            },
            None => best,
        }
    }

    pub fn interception(
        &self,
        game: &Field<'_>,
        state: &State,
        (figure, reach): (u8, i32),
        attack: &Attack,
        to: Place,
    ) -> Result<Place, Hindrance> {
        let mover = self.mover(game, state, figure);
        let end = point(to);
        if place(end) != to {
            return Err(Hindrance::OffTable);
        }
        let journey = mover.way(end)?;
        if journey.cost > reach {
            return Err(Hindrance::TooFar { cost: journey.cost, left: reach });
        }
        let charger = self.mover_but(game, state, attack.attacker, figure);
        let line = Segment::new(charger.base.centre(), point(attack.to));
        match game.content.edition.charge.intercept_from {
            InterceptFrom::Line if !mover.base.within_of_segment(line, Mil(reach)) => {
                return Err(Hindrance::Nowhere);
            }
            InterceptFrom::Base | InterceptFrom::Line => {}
        }
        let sweep = Sweep::new(charger.base, point(attack.to));
        let (_, stop) = sweep.first_contact(mover.base.at(end)).ok_or(Hindrance::Nowhere)?;
        if !self.near_in_height(stop, end) {
            return Err(Hindrance::Nowhere);
        }
        // Whoever the charger would run into before must not be overlapped by where it stops.
        charger.rest(charger.base.at(stop))?;
        Ok(place(stop))
    }

    pub fn shoots_over_lower(&self, state: &State, from: u8, to: u8) -> bool {
        let (from, to) = (self.base(state, from).centre(), self.base(state, to).centre());
        let lies_under = |(screen, kind): (&lanes::Piece, &PieceKind)| {
            *kind == PieceKind::Abrupt && screen.outline.crossed_by(Segment::new(from, to))
        };
        self.level(from) > 0 && self.screens.iter().zip(&self.kinds).any(lies_under)
    }

    pub fn names_a_way(&self, _: Place, to: Place) -> bool {
        place(point(to)) == to
    }

    pub fn pushed(&self, game: &Field<'_>, state: &State, figure: u8, way: Place, inches: u8) -> Place {
        let base = self.base(state, figure);
        let from = base.centre();
        let end = ahead(from, way, Mil::inches(inches.into()));
        let mover = self.mover(game, state, figure);
        let way = Segment::new(from, Sweep::new(base, end).stop_before(&mover.everybody()).1);
        // Nobody is pushed uphill: the way ends where it would first rise.
        let rises = |length: i32| mover.rises(way.along(Mil(length)));
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

    pub fn can_place(&self, game: &Anima, _: &State, placed: Placed) -> Result<(), SceneryProblem> {
        let rules = &game.content.edition.setup;
        let at = point(placed.place);
        if place(at) != { placed.place } || !self.table.contains(at) {
            return Err(SceneryProblem::NearEdge);
        }
        let new = outline(game, placed);
        let margin = rules.edge_clearance.least(rules.edge_gap, Mil(1));
        if !self.table.contains_polygon(&new, margin) {
            return Err(SceneryProblem::NearEdge);
        }
        let near = self
            .patches
            .iter()
            .position(|other| other.outline.overlaps(&new) || !other.outline.apart(&new, rules.piece_gap));
        near.map_or(Ok(()), |piece| Err(SceneryProblem::NearPiece { piece: piece as u8 }))
    }

    pub fn in_zone_at(&self, state: &State, zone: Rectangle, figure: u8, at: Place) -> bool {
        zone.contains_base(self.base(state, figure).at(point(at)))
    }

    pub fn can_deploy(
        &self,
        _: &Field<'_>,
        state: &State,
        figure: u8,
        (zone, forward): (Rectangle, Option<Forward>),
        to: Place,
    ) -> Result<(), Illegal> {
        let base = self.base(state, figure).at(point(to));
        let inside = zone.contains_base(base);
        match forward {
            _ if place(point(to)) != to => return Err(Illegal::NotInZone { to }),
            _ if inside => {}
            None => return Err(Illegal::NotInZone { to }),
            Some(forward) if !zone.wholly_within(base, Mil(forward.reach)) => {
                return Err(Illegal::TooFarForward { to });
            }
            Some(_) => {}
        }
        self.rest(state, figure, base).map_err(|hindrance| Illegal::Way { hindrance })?;
        let enemies = state.standing(crate::state::Side::of_figure(figure).other());
        if let Some(forward) = forward.filter(|forward| !inside && forward.gap > 0) {
            let near = |enemy: &u8| base.within(self.base(state, *enemy), Mil(forward.gap - 1));
            if let Some(target) = enemies.iter().find(near) {
                return Err(Illegal::NearEnemy { target });
            }
        }
        match enemies.iter().find(|&enemy| base.contact(self.base(state, enemy))) {
            Some(target) => Err(Illegal::InContact { target, rule: crate::slug::SETUP_DEPLOY_REST }),
            None => Ok(()),
        }
    }

    pub fn overlap(&self, state: &State, one: u8, other: u8) -> bool {
        one != other && self.base(state, one).overlaps(self.base(state, other))
    }

    pub fn can_lie(&self, at: Place) -> Result<(), Hindrance> {
        let base = marker(at);
        if place(base.centre()) != at || !self.table.contains_base(base) {
            return Err(Hindrance::OffTable);
        }
        let closed = |patch: &&Patch| patch.footing == Footing::Closed && patch.outline.overlaps_base(base);
        match self.patches.iter().position(|patch| closed(&patch)) {
            Some(piece) => Err(Hindrance::Impassable { by: InSight::Piece(self.numbers[piece]) }),
            None => Ok(()),
        }
    }

    pub fn marker_near_zone(&self, zone: Rectangle, at: Place, limit: i32) -> bool {
        limit > 0 && zone.within(marker(at), Mil(limit - 1))
    }

    pub fn markers_near(&self, one: Place, other: Place, limit: i32) -> bool {
        marker(one).overlaps(marker(other)) || limit > 0 && marker(one).within(marker(other), Mil(limit - 1))
    }

    pub fn touches_marker(&self, state: &State, figure: u8, at: Place) -> bool {
        self.base(state, figure).within(marker(at), CONTACT)
    }

    pub fn gap_to_marker(&self, state: &State, figure: u8, at: Place) -> i32 {
        self.base(state, figure).gap(marker(at)).0
    }

    pub fn sees_marker(&self, game: &Anima, state: &State, figure: u8, at: Place) -> bool {
        let rules = &game.content.edition.sight;
        let height = rules.level * i32::from(self.level_at(at)) + rules.eye;
        self.look_at(game, state, figure, Eye { base: marker(at), height }, figure).0.sees()
    }

    /// Up one face of a piece: from nearer to its foot than the reach to within it of the edge on top.
    pub fn climb(&self, game: &Field<'_>, state: &State, figure: u8, to: Place) -> Result<(), Illegal> {
        let rules = &game.content.edition.movement;
        let base = self.base(state, figure);
        let end = base.at(point(to));
        let (here, there) = (self.level(base.centre()), self.level(end.centre()));
        let height = game.content.edition.sight.level * i32::from(there.saturating_sub(here));
        let face = self.patches.iter().find(|patch| {
            patch.level == there
                && patch.outline.place(end.centre()) == geometry::polygon::Place::Inside
                && patch.outline.edges().any(|edge| {
                    base.nearer_than_segment(edge, rules.climb_reach)
                        && end.within_of_segment(edge, rules.climb_reach)
                })
        });
        if place(point(to)) != to || there <= here || height > rules.climb_height || face.is_none() {
            return Err(Illegal::NothingToClimb);
        }
        let mover = self.mover(game, state, figure);
        mover.rest(end).map_err(|hindrance| Illegal::Way { hindrance })?;
        match mover.touched_at(end.centre()).filter(|enemy| mover.barred.contains(*enemy)) {
            Some(figure) => Err(Illegal::Way { hindrance: Hindrance::Enemy { figure } }),
            None => Ok(()),
        }
    }
}
