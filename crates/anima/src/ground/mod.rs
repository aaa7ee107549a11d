//! The ground of a battle: the one place that knows how distances are measured.
//!
//! Everything asked here is answered in thousandths of an inch, one square counting as an inch, so that the rules need
//! not know whether they are played on a table or on a board. `table` answers for free measuring, `board` for squares.
//! The ground is worked out from the scenery once and kept in the kernel's memo.

mod board;
mod candidates;
mod flight;
mod mover;
mod patches;
mod shot;
mod table;

use geometry::base::CONTACT;
use geometry::squares::{Gait as Footwork, SquareSet};
use geometry::{Mil, Point};

use crate::cards::{SceneryKind, What};
use crate::content::{Innate, Measure, Zone};
use crate::event::Terrain;
use crate::game::Anima;
use crate::legal::List;
use crate::refusal::{Hindrance, Illegal, NotThere, SceneryProblem, Screen, Unfit};
use crate::rules::cards::Facts;
use crate::rules::defend::guard;
use crate::rules::innate::{innate, lost};
use crate::rules::movement;
use crate::state::{Attack, By, Figures, Gait, MOST_MARKERS, MOST_PIECES, Place, Placed, Side, State};
use anima_cards::Scenario;

use board::BoardGround;
pub use flight::{Flier, Met};
pub use shot::Nearness;
use table::TableGround;

pub struct Ground {
    pieces: [Placed; MOST_PIECES],
    piece_count: u8,
    map: u8,
    nodes: Vec<Place>,
    /// Whose places differ by more than this in any direction do not touch.
    span: u32,
    kind: Kind,
}

enum Kind {
    Table(Box<TableGround>),
    Board(Box<BoardGround>),
}

/// A match on its ground: what the ground alone cannot tell is asked of the rules, such as who is helped along by whom.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    game: &'a Anima,
    ground: &'a Ground,
    /// The charge that is measured, if it is made by an ability, which may have its own way to get about.
    charge: Option<&'a Attack>,
}

impl std::ops::Deref for Field<'_> {
    type Target = Anima;

    fn deref(&self) -> &Anima {
        self.game
    }
}

/// How much is asked of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Whether it can be made, where it ends and what it costs.
    Bare,
    /// Its length and what made it dearer too.
    Told,
}

/// A movement that can be made: where it ends, what it costs and whom it touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Journey {
    pub to: Place,
    pub cost: i32,
    pub length: i32,
    pub touched: Option<u8>,
    pub why: Terrain,
}

/// A straight way to a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChargeLine {
    /// The first place along it where the target is touched.
    pub to: Place,
    pub cost: i32,
}

/// How near a driven movement can get to the enemies it is driven to: the nearest of those that are seen.
///
/// On squares it has to end on a square as near as any it can reach. On a table every leg has to end as near as the best
/// one that is offered, to within what is not worth going, and the movement goes on while one is worth it.
pub struct Approach<'a> {
    ground: &'a Ground,
    enemies: Figures,
    now: i32,
    nearest: i32,
}

impl Approach<'_> {
    /// Less than this is not worth going.
    fn worth(&self) -> i32 {
        if self.ground.is_board() { Mil::INCH.0 } else { candidates::LEAST.0 }
    }

    fn gap(&self, state: &State, figure: u8, at: Place) -> i32 {
        let gaps = self.enemies.iter().map(|enemy| self.ground.gap_from(state, figure, at, enemy));
        gaps.min().unwrap_or_default()
    }

    /// Whether there is a place to go to that is nearer by more than nothing to speak of.
    pub fn goes_on(&self) -> bool {
        self.now - self.nearest >= self.worth()
    }

    /// Whether ending there is as near as can be; where there is nothing to speak of, whether it is nearer at all.
    pub fn will_do(&self, state: &State, figure: u8, end: Place) -> bool {
        let gap = self.gap(state, figure, end);
        if self.goes_on() {
            gap - self.nearest < self.worth()
        } else {
            self.enemies.is_empty() || gap < self.now
        }
    }
}

/// What one figure sees of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    Clear,
    Covered,
    Blocked,
}

impl Seen {
    pub fn is_seen(self) -> bool {
        self != Seen::Blocked
    }

    pub fn is_covered(self) -> bool {
        self == Seen::Covered
    }
}

/// So many steps are tried along each edge of a table.
const EDGE_STEPS: i32 = 24;

/// Asks whichever ground it is.
macro_rules! either {
    ($self:expr, $ground:ident => $answer:expr) => {
        match &$self.kind {
            Kind::Table($ground) => $answer,
            Kind::Board($ground) => $answer,
        }
    };
}

/// Whether a point is no farther than so much from the straight line between two others, by whole numbers.
fn is_near_line(from: Place, to: Place, point: Place, limit: i64) -> bool {
    let between = |one: Place, other: Place| (i64::from(other.x - one.x), i64::from(other.y - one.y));
    let ((x, y), (a, b)) = (between(from, to), between(from, point));
    let (whole, along) = (x * x + y * y, x * a + y * b);
    let near = |(x, y): (i64, i64)| x * x + y * y <= limit * limit;
    if along <= 0 || whole == 0 {
        return near((a, b));
    }
    if along >= whole {
        return near(between(to, point));
    }
    let across = i128::from(x * b - y * a);
    across * across <= i128::from(limit * limit) * i128::from(whole)
}

impl Ground {
    pub fn new(game: &Anima, state: &State) -> Ground {
        let kind = match game.measure() {
            Measure::Table => Kind::Table(Box::new(TableGround::new(game, state))),
            Measure::Board => Kind::Board(Box::new(BoardGround::new(game, state))),
        };
        let mut ground = Ground {
            pieces: state.pieces,
            piece_count: state.piece_count,
            map: game.form.map,
            nodes: Vec::new(),
            span: match &kind {
                Kind::Table(ground) => ground.widest_contact(),
                Kind::Board(_) => 1,
            },
            kind,
        };
        if game.form.scenario == Scenario::Nodes {
            ground.nodes = ground.place_nodes(game);
        }
        ground
    }

    /// Whether this is the ground of that state. The game itself does not change while it is played.
    #[inline]
    pub fn is_of(&self, game: &Anima, state: &State) -> bool {
        let count = usize::from(self.piece_count);
        self.piece_count == state.piece_count
            && self.map == game.form.map
            && self.pieces[..count] == state.pieces[..count]
    }

    pub fn is_board(&self) -> bool {
        matches!(self.kind, Kind::Board(_))
    }

    /// The least difference between two distances that can be counted.
    fn unit(&self) -> Mil {
        if self.is_board() { Mil::INCH } else { Mil(1) }
    }

    /// The squares with all scenery on them, where there are squares.
    pub fn squares(&self) -> Option<&geometry::squares::Board> {
        match &self.kind {
            Kind::Table(_) => None,
            Kind::Board(ground) => Some(ground.squares()),
        }
    }

    /// The centre, and the four points as far from both nearest edges as the edition says; in small battles the centre
    /// and two beside it. On ground smaller than the book's the outer ones lie a quarter in.
    ///
    /// Rule: scenario.nodes.place
    fn place_nodes(&self, game: &Anima) -> Vec<Place> {
        let rules = &game.content.edition.nodes;
        let unit = if self.is_board() { 1000 } else { 1 };
        let (width, depth) = (game.map().width.0 / unit, game.map().depth.0 / unit);
        let centre = Place { x: width / 2, y: depth / 2 };
        let from_edges = (rules.from_edges.0 / unit).min(width / 4).min(depth / 4);
        if game.form.levels <= rules.few_levels {
            let side = (rules.from_edges.0 / unit).min(width / 4);
            return vec![
                centre,
                Place { x: centre.x - side, ..centre },
                Place { x: centre.x + side, ..centre },
            ];
        }
        let (right, top) =
            (width - from_edges - i32::from(unit > 1), depth - from_edges - i32::from(unit > 1));
        let corner = |x, y| Place { x, y };
        vec![
            centre,
            corner(from_edges, from_edges),
            corner(right, from_edges),
            corner(from_edges, top),
            corner(right, top),
        ]
    }

    /// A match on this ground.
    fn field<'a>(&'a self, game: &'a Anima) -> Field<'a> {
        Field { game, ground: self, charge: None }
    }

    /// The same for a charge and whoever may be in its way.
    fn field_of<'a>(&'a self, game: &'a Anima, charge: &'a Attack) -> Field<'a> {
        Field { game, ground: self, charge: Some(charge).filter(|charge| charge.by != By::Basic) }
    }

    pub fn nodes(&self) -> &[Place] {
        &self.nodes
    }

    /// The distance between the nearest points of two bases.
    ///
    /// Rule: measure.edge
    /// Rule: measure.flat
    pub fn gap(&self, state: &State, one: u8, other: u8) -> i32 {
        either!(self, ground => ground.gap(state, one, other))
    }

    /// Whether that distance is at most `limit`.
    pub fn within(&self, state: &State, one: u8, other: u8, limit: i32) -> bool {
        either!(self, ground => ground.within(state, one, other, limit))
    }

    /// Whether two figures touch, so that enemies would be engaged.
    ///
    /// Rule: geometry.contact
    /// Rule: engage.height
    #[inline]
    pub fn contact(&self, state: &State, one: u8, other: u8) -> bool {
        self.could_touch(state.figure(one).place, state.figure(other).place)
            && self.touches(state, one, other)
    }

    /// Most are far apart, which is seen without looking at bases and ground.
    #[inline]
    fn could_touch(&self, one: Place, other: Place) -> bool {
        one.x.abs_diff(other.x) <= self.span && one.y.abs_diff(other.y) <= self.span
    }

    fn touches(&self, state: &State, one: u8, other: u8) -> bool {
        either!(self, ground => ground.contact(state, one, other))
    }

    /// Whether two figures stand side by side, whatever lies between them.
    pub fn beside(&self, state: &State, one: u8, other: u8) -> bool {
        let gap = if self.is_board() { Mil::INCH } else { CONTACT };
        self.within(state, one, other, gap.0)
    }

    /// What one figure sees of another.
    ///
    /// Rule: sight.line
    pub fn sight(&self, game: &Anima, state: &State, from: u8, to: u8) -> Seen {
        either!(self, ground => ground.sight(game, state, from, to))
    }

    /// What stands in the line of sight: what blocks it if it is blocked, else what covers.
    ///
    /// Rule: sight.line
    pub fn screens(&self, game: &Anima, state: &State, from: u8, to: u8) -> Vec<Screen> {
        either!(self, ground => ground.screens(game, state, from, to))
    }

    /// How high a figure stands.
    pub fn level(&self, state: &State, figure: u8) -> u8 {
        self.level_at(state.figure(figure).place)
    }

    pub fn level_at(&self, place: Place) -> u8 {
        either!(self, ground => ground.level_at(place))
    }

    /// Whether a straight line between two places touches a figure.
    pub fn is_on_line(&self, state: &State, (from, to): (Place, Place), figure: u8) -> bool {
        either!(self, ground => ground.is_on_line(state, (from, to), figure))
    }

    /// Whether the straight line between two places passes no farther than so much from somebody's base.
    pub fn passes_near(&self, state: &State, (from, to): (Place, Place), figure: u8, limit: i32) -> bool {
        either!(self, ground => ground.passes_near(state, (from, to), figure, limit))
    }

    /// Where a straight line of some length ends that begins at one place and goes through another.
    pub fn end_of_line(&self, from: Place, through: Place, length: i32) -> Place {
        let scale = if self.is_board() { i64::from(Mil::INCH.0) } else { 1 };
        let (x, y) = (i64::from(through.x - from.x), i64::from(through.y - from.y));
        let whole = (x * x + y * y).isqrt().max(1);
        let along = |part: i64| (part * i64::from(length) / scale / whole) as i32;
        Place { x: from.x + along(x), y: from.y + along(y) }
    }

    /// How far it is from one place to another, straight.
    pub fn length(&self, from: Place, to: Place) -> i32 {
        either!(self, ground => ground.length(from, to))
    }

    /// Whether a figure's base covers a place.
    pub fn covers(&self, state: &State, figure: u8, place: Place) -> bool {
        either!(self, ground => ground.covers(state, figure, place))
    }

    /// Whether a figure's base touches or covers a place.
    pub fn touches_point(&self, _: &Anima, state: &State, figure: u8, place: Place) -> bool {
        either!(self, ground => ground.touches_point(state, figure, place))
    }

    /// Whether a figure's whole base is in a zone.
    pub fn in_zone(&self, game: &Anima, state: &State, zone: u8, figure: u8) -> bool {
        either!(self, ground => ground.in_zone(state, zone_of(game, state, zone), figure))
    }

    pub fn point_in_zone(&self, game: &Anima, state: &State, zone: u8, place: Place) -> bool {
        either!(self, ground => ground.point_in_zone(zone_of(game, state, zone), place))
    }

    /// Where a movement to `to` leads, or what hinders it, with this gait and so much of it left.
    ///
    /// Rule: move.impassable
    /// Rule: move.bases
    pub fn journey(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        left: (Gait, i32),
        to: Place,
        detail: Detail,
    ) -> Result<Journey, Hindrance> {
        let game = &self.field(game);
        either!(self, ground => ground.journey(game, state, figure, left, to, detail))
    }

    /// The places that a movement goes through, its end the last: every square on a board, and no other than the end on a
    /// table, where it is straight. None, if it cannot be made.
    pub fn way(&self, game: &Anima, state: &State, figure: u8, left: (Gait, i32), to: Place) -> Vec<Place> {
        let game = &self.field(game);
        match &self.kind {
            Kind::Board(ground) => ground.way(game, state, figure, left, to),
            Kind::Table(_) => {
                let journey = self.journey(game, state, figure, left, to, Detail::Bare);
                journey.map(|journey| journey.to).into_iter().collect()
            }
        }
    }

    /// The way of a charge to a place where it touches its target.
    ///
    /// Rule: charge.line
    pub fn charge_line(
        &self,
        game: &Anima,
        state: &State,
        charge: &Attack,
        to: Place,
    ) -> Result<ChargeLine, Illegal> {
        let game = &self.field_of(game, charge);
        either!(self, ground => ground.charge_line(game, state, charge.attacker, charge.target, to))
    }

    /// Whether there is any line to charge along that costs no more than this.
    pub fn charge_exists(&self, game: &Anima, state: &State, charge: &Attack, longest: i32) -> bool {
        let mut exists = false;
        self.list_charges(game, state, charge, longest, |_| exists = true);
        exists
    }

    /// A charge at a target that falls short runs along its line as far as it can, or to the first enemy it touches.
    ///
    /// Rule: charge.short
    pub fn run_along(&self, game: &Anima, state: &State, charge: &Attack, to: Place, reach: i32) -> Journey {
        let game = &self.field_of(game, charge);
        let (figure, target) = (charge.attacker, charge.target);
        match &self.kind {
            Kind::Table(ground) => ground.run_along(game, state, figure, to, reach),
            Kind::Board(ground) => ground.run_along(game, state, (figure, target), to, reach),
        }
    }

    /// Where the charger is stopped by somebody who moves to `to`.
    pub fn interception(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        attack: &Attack,
        to: Place,
    ) -> Result<Place, Hindrance> {
        let game = &self.field_of(game, attack);
        let reach = intercept_reach(game, state, self, figure, attack);
        either!(self, ground => ground.interception(game, state, (figure, reach), attack, to))
    }

    pub fn interception_exists(&self, game: &Anima, state: &State, figure: u8, attack: &Attack) -> bool {
        let game = &self.field_of(game, attack);
        let reach = intercept_reach(game, state, self, figure, attack);
        either!(self, ground => ground.interception_exists(game, state, (figure, reach), attack))
    }

    /// Whether a figure is near enough to the line of a shot and could get there, and if not, why.
    pub fn beside_line(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        attack: &Attack,
        near: Nearness,
    ) -> Result<(), Unfit> {
        let game = &self.field(game);
        either!(self, ground => ground.beside_line(game, state, figure, attack, near))
    }

    /// Whether a shot passes over abrupt ground that lies lower than the shooter and so covers nobody.
    ///
    /// Rule: board.lower_abrupt
    /// Rule: sight.abrupt
    pub fn shoots_over_lower(&self, state: &State, from: u8, to: u8) -> bool {
        either!(self, ground => ground.shoots_over_lower(state, from, to))
    }

    /// The way a slammed figure flies: on, along the line of the charge.
    pub fn beyond(&self, from: Place, to: Place) -> Place {
        Place { x: to.x - from.x, y: to.y - from.y }
    }

    /// Whether a direction leads away from the attacker, in the front arc of the contact.
    pub fn is_away(&self, state: &State, attack: &Attack, to: Place) -> bool {
        let (from, at) = (state.figure(attack.attacker).place, state.figure(attack.target).place);
        let front = i64::from(at.x - from.x) * i64::from(to.x.saturating_sub(at.x))
            + i64::from(at.y - from.y) * i64::from(to.y.saturating_sub(at.y));
        front > 0 && either!(self, ground => ground.names_a_way(at, to))
    }

    /// Where somebody pushed that way comes to rest.
    pub fn pushed(&self, game: &Anima, state: &State, figure: u8, way: Place, inches: u8) -> Place {
        let game = &self.field(game);
        either!(self, ground => ground.pushed(game, state, figure, way, inches))
    }

    /// Whether a figure may stand where it does.
    pub fn may_stand(&self, game: &Anima, state: &State, figure: u8) -> bool {
        let game = &self.field(game);
        either!(self, ground => ground.may_stand(game, state, figure))
    }

    /// Rule: setup.scenery_place
    pub fn can_place(&self, game: &Anima, state: &State, placed: Placed) -> Result<(), SceneryProblem> {
        either!(self, ground => ground.can_place(game, state, placed))
    }

    /// The whole base in the zone, off impassable ground, not touching an enemy and on nobody's base.
    ///
    /// Rule: setup.deploy_rest
    pub fn can_deploy(&self, game: &Anima, state: &State, figure: u8, to: Place) -> Result<(), Illegal> {
        let game = &self.field(game);
        let zone = zone_of(game, state, state.zone[Side::of_figure(figure).index()]);
        either!(self, ground => ground.can_deploy(game, state, figure, (zone, forward(game, state, figure)), to))
    }

    /// Whether somebody is in a side's deployment zone at a place.
    pub fn in_zone_at(&self, game: &Anima, state: &State, side: Side, figure: u8, at: Place) -> bool {
        let zone = zone_of(game, state, state.zone[side.index()]);
        either!(self, ground => ground.in_zone_at(state, zone, figure, at))
    }

    /// Whether two figures stand on the same ground.
    pub fn overlap(&self, state: &State, one: u8, other: u8) -> bool {
        either!(self, ground => ground.overlap(state, one, other))
    }

    /// Whether a side may put an infiltration marker there: where somebody with a small base could stand if nobody were
    /// about, far enough from its other markers and from the enemy zone.
    ///
    /// Rule: infiltration.markers
    pub fn can_mark(&self, game: &Anima, state: &State, side: Side, at: Place) -> Result<(), Illegal> {
        let wrong = |problem| Err(Illegal::Infiltration { problem });
        self.can_lie(at).map_err(|hindrance| Illegal::Way { hindrance })?;
        let rules = &game.content.edition.infiltration;
        let least = |distance: Mil| rules.clearance.least(distance, self.unit()).0;
        let zone = zone_of(game, state, state.zone[side.other().index()]);
        if either!(self, ground => ground.marker_near_zone(zone, at, least(rules.from_zone))) {
            return wrong(NotThere::NearZone { to: at });
        }
        let near =
            |&other: &Place| either!(self, ground => ground.markers_near(at, other, least(rules.apart)));
        match state.markers[side.index()].places().iter().position(near) {
            Some(marker) => wrong(NotThere::NearMarker { marker: marker as u8 }),
            None => Ok(()),
        }
    }

    /// Whether a marker may lie there as far as the ground goes.
    pub fn can_lie(&self, at: Place) -> Result<(), Hindrance> {
        either!(self, ground => ground.can_lie(at))
    }

    /// Places for a marker: all of them on squares, those of a grid on the table.
    pub fn list_marker_places(&self, game: &Anima, state: &State, side: Side, mut found: impl FnMut(Place)) {
        match &self.kind {
            Kind::Board(ground) => {
                ground.open_to_markers(game, state, side).visit(|square| found(board::place(square)));
            }
            Kind::Table(ground) => {
                for at in ground.grid().filter(|&at| self.can_mark(game, state, side, at).is_ok()) {
                    found(at);
                }
            }
        }
    }

    /// Whether there is room for one more marker.
    pub fn room_for_marker(&self, game: &Anima, state: &State, side: Side) -> bool {
        state.markers[side.index()].places().len() < MOST_MARKERS
            && match &self.kind {
                Kind::Board(ground) => ground.open_to_markers(game, state, side) != SquareSet::default(),
                Kind::Table(ground) => ground.grid().any(|at| self.can_mark(game, state, side, at).is_ok()),
            }
    }

    /// Whether a figure touches a marker or stands on it.
    pub fn touches_marker(&self, state: &State, figure: u8, at: Place) -> bool {
        either!(self, ground => ground.touches_marker(state, figure, at))
    }

    /// The distance between a figure and a marker.
    pub fn gap_to_marker(&self, state: &State, figure: u8, at: Place) -> i32 {
        either!(self, ground => ground.gap_to_marker(state, figure, at))
    }

    pub fn sees_marker(&self, game: &Anima, state: &State, figure: u8, at: Place) -> bool {
        either!(self, ground => ground.sees_marker(game, state, figure, at))
    }

    /// Places round another, the nearest first: all of them on squares, a sample on the table.
    pub fn list_round(&self, at: Place, limit: i32, found: impl FnMut(Place)) {
        either!(self, ground => ground.list_round(at, limit, found));
    }

    /// Rule: action.climb
    pub fn climb(&self, game: &Anima, state: &State, figure: u8, to: Place) -> Result<(), Illegal> {
        let game = &self.field(game);
        either!(self, ground => ground.climb(game, state, figure, to))
    }

    /// What a movement can do for a figure that has to get as near as it can to the nearest enemy it sees.
    pub fn approach(&self, game: &Anima, state: &State, figure: u8, gait: Gait, left: i32) -> Approach<'_> {
        let game = &self.field(game);
        let enemies = self.nearest_enemies(game, state, figure);
        let mut approach = Approach { ground: self, enemies, now: 0, nearest: 0 };
        approach.now = approach.gap(state, figure, state.figure(figure).place);
        approach.nearest = approach.now;
        if enemies.is_empty() {
            return approach;
        }
        self.list_journeys(game, state, figure, gait, left, |to| {
            let end = self.end_of(game, state, figure, (gait, left), to);
            approach.nearest = approach.nearest.min(approach.gap(state, figure, end));
        });
        approach
    }

    /// Where a movement to a listed place ends: an enemy in the way ends it before.
    pub fn end_of(&self, game: &Anima, state: &State, figure: u8, left: (Gait, i32), to: Place) -> Place {
        let game = &self.field(game);
        match &self.kind {
            Kind::Table(ground) => {
                ground.journey(game, state, figure, left, to, Detail::Bare).map_or(to, |journey| journey.to)
            }
            Kind::Board(_) => to,
        }
    }

    /// The distance between two figures if the first stood somewhere else.
    pub fn gap_from(&self, state: &State, figure: u8, at: Place, other: u8) -> i32 {
        either!(self, ground => ground.gap_from(state, figure, at, other))
    }

    /// How far a figure that stood somewhere would be from the nearest edge, or from that along which a side's deployment zone
    /// lies. On squares the row along it is an inch from it.
    pub fn gap_to_edge(
        &self,
        game: &Anima,
        state: &State,
        (figure, at): (u8, Place),
        of: Option<Side>,
    ) -> i32 {
        let map = game.map();
        let least = |gaps: [i32; 4]| match of {
            Some(side) => gaps[edge_of(game, state, side)],
            None => gaps.into_iter().min().unwrap_or_default(),
        };
        match &self.kind {
            Kind::Table(_) => {
                let gaps = [at.y, map.depth.0 - at.y, at.x, map.width.0 - at.x];
                least(gaps) - game.card(state, figure).base.radius().0
            }
            Kind::Board(ground) => {
                let last = |count: u8, at: i32| i32::from(count) - 1 - at;
                let (width, depth) = (ground.squares().width(), ground.squares().height());
                (least([at.y, last(depth, at.y), at.x, last(width, at.x)]) + 1) * Mil::INCH.0
            }
        }
    }

    /// A sample of the places along the edges of a table, where a base just fits. Squares are all listed anyway.
    pub fn list_edges(&self, game: &Anima, state: &State, figure: u8, mut found: impl FnMut(Place)) {
        let map = game.map();
        let inset = game.card(state, figure).base.radius().0;
        let (width, depth) = (map.width.0, map.depth.0);
        if self.is_board() {
            return;
        }
        for step in 0..=EDGE_STEPS {
            let along = |length: i32| inset + (length - inset - inset) / EDGE_STEPS * step;
            found(Place { x: along(width), y: inset });
            found(Place { x: along(width), y: depth - inset });
            found(Place { x: inset, y: along(depth) });
            found(Place { x: width - inset, y: along(depth) });
        }
    }

    /// The enemies a figure sees that are nearest to it, all of them if several are.
    fn nearest_enemies(&self, game: &Anima, state: &State, figure: u8) -> Figures {
        let enemies = state.standing(Side::of_figure(figure).other());
        let facts = Facts::new(game, state, self);
        let seen = |&enemy: &u8| !state.figure(enemy).hidden() && movement::sees(facts, figure, enemy);
        let seen = enemies.iter().filter(seen).fold(Figures::NONE, Figures::with);
        self.nearest(state, figure, seen)
    }

    /// Those of a set that are nearest to a figure, all of them if several are.
    pub fn nearest(&self, state: &State, figure: u8, of: Figures) -> Figures {
        let Some(least) = of.iter().map(|other| self.gap(state, figure, other)).min() else {
            return Figures::NONE;
        };
        of.iter().filter(|&other| self.gap(state, figure, other) == least).fold(Figures::NONE, Figures::with)
    }

    pub fn list_scenery(&self, game: &Anima, state: &State, out: &mut List<'_>) {
        either!(self, ground => ground.list_scenery(game, state, out));
    }

    pub fn list_deployments(&self, game: &Anima, state: &State, figure: u8, found: impl FnMut(Place)) {
        let game = &self.field(game);
        let zone = zone_of(game, state, state.zone[Side::of_figure(figure).index()]);
        let forward = forward(game, state, figure);
        either!(self, ground => ground.list_deployments(game, state, figure, (zone, forward), found));
    }

    /// Places that may be so far from one: every such square, or a sample round these centres.
    pub fn list_places(
        &self,
        (near, limit): (Place, i32),
        centres: &[Option<Place>],
        mut found: impl FnMut(Place),
    ) {
        match &self.kind {
            Kind::Board(ground) => {
                let (width, depth) = (ground.squares().width(), ground.squares().height());
                let far = limit.max(0) / Mil::INCH.0;
                let along = |at: i32, most: u8| (at - far).max(0)..(at + far + 1).min(most.into());
                // In the order of places, so that whoever sorts them finds them sorted.
                for x in along(near.x, width) {
                    along(near.y, depth).for_each(|y| found(Place { x, y }));
                }
            }
            Kind::Table(_) => {
                let half = Mil::INCH.0 / 2;
                for centre in centres.iter().flatten() {
                    for rings in 2..=24 {
                        for (x, y) in [(4, 0), (3, 3), (0, 4), (-3, 3), (-4, 0), (-3, -3), (0, -4), (3, -3)] {
                            let at = |from: i32, way: i32| from + way * half * rings / 4;
                            found(Place { x: at(centre.x, x), y: at(centre.y, y) });
                        }
                    }
                }
            }
        }
    }

    /// Whether a figure stands on a piece of scenery, named by its place among those on the table.
    pub fn on_piece(&self, state: &State, figure: u8, piece: u8) -> bool {
        either!(self, ground => ground.on_piece(state, figure, piece))
    }

    /// Whether a figure stands in or on scenery of a kind.
    pub fn on_scenery(&self, state: &State, figure: u8, scenery: SceneryKind) -> bool {
        either!(self, ground => ground.on_scenery(state, figure, scenery))
    }

    /// Whether a figure is within so far of scenery, in or on it too; of one kind, if one is named.
    pub fn near_scenery(&self, state: &State, figure: u8, limit: Mil, kind: Option<SceneryKind>) -> bool {
        either!(self, ground => ground.near_scenery(state, figure, limit, kind))
    }

    /// Whether a straight line from one place through another comes to scenery behind it, and has met none before.
    pub fn leads_to_scenery(&self, state: &State, from: Place, to: Place) -> bool {
        let along = |gone: i32| self.end_of_line(from, to, gone);
        let length = self.length(from, to);
        from != to && either!(self, ground => ground.leads_to_scenery(state, length, along))
    }

    /// How many pieces of scenery there are; on squares, those of one kind that touch are one.
    pub fn piece_count(&self, state: &State) -> u8 {
        either!(self, ground => ground.piece_count(state))
    }

    /// Places in a zone.
    pub fn list_zone(&self, game: &Anima, state: &State, zone: u8, found: impl FnMut(Place)) {
        either!(self, ground => ground.list_zone(zone_of(game, state, zone), found));
    }

    pub fn list_journeys(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        gait: Gait,
        left: i32,
        found: impl FnMut(Place),
    ) {
        let game = &self.field(game);
        match &self.kind {
            Kind::Table(ground) => {
                ground.list_journeys(game, state, figure, Mil(left), &self.nodes, found);
            }
            Kind::Board(ground) => ground.list_journeys(game, state, figure, gait, left, found),
        }
    }

    pub fn list_charges(
        &self,
        game: &Anima,
        state: &State,
        charge: &Attack,
        longest: i32,
        found: impl FnMut(Place),
    ) {
        let game = &self.field_of(game, charge);
        let (figure, target) = (charge.attacker, charge.target);
        either!(self, ground => ground.list_charges(game, state, figure, target, longest, found));
    }

    pub fn list_interceptions(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        attack: &Attack,
        found: impl FnMut(Place),
    ) {
        let game = &self.field_of(game, attack);
        let reach = intercept_reach(game, state, self, figure, attack);
        either!(self, ground => ground.list_interceptions(game, state, (figure, reach), attack, found));
    }

    pub fn list_climbs(&self, game: &Anima, state: &State, figure: u8, found: impl FnMut(Place)) {
        let game = &self.field(game);
        either!(self, ground => ground.list_climbs(game, state, figure, found));
    }

    /// The ways a pushed figure may be sent.
    pub fn list_pushes(&self, state: &State, attack: &Attack, mut found: impl FnMut(Place)) {
        let at = state.figure(attack.target).place;
        let one = if self.is_board() { 1 } else { 1000 };
        for (x, y) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            let to = Place { x: at.x + x * one, y: at.y + y * one };
            if self.is_away(state, attack, to) {
                found(to);
            }
        }
    }
}

/// Along which edge a side's zone lies, the other's lying at the opposite one: near, far, left or right.
fn edge_of(game: &Anima, state: &State, side: Side) -> usize {
    let zones = &game.map().zones;
    let own = usize::from(state.zone[side.index()].min(1));
    let (own, other) = (zones[own], zones[1 - own]);
    let sides = [
        own.high().y() <= other.low().y(),
        own.low().y() >= other.high().y(),
        own.high().x() <= other.low().x(),
        own.low().x() >= other.high().x(),
    ];
    sides.iter().position(|faces| *faces).unwrap_or_default()
}

/// A side's zone, as large as cards have made it, but never past the edge.
///
/// Rule: setup.zone
pub fn zone_of(game: &Anima, state: &State, zone: u8) -> Zone {
    let map = game.map();
    let printed = map.zones[usize::from(zone.min(1))];
    let owner = Side::BOTH.into_iter().find(|side| state.zone[side.index()] == zone);
    let larger = owner.map_or(0, |side| state.larger[side.index()]);
    if larger == 0 {
        return printed;
    }
    let (by, low, high) = (Mil::inches(larger.into()), printed.low(), printed.high());
    let low = Point::new((low.x() - by).max(Mil::ZERO), (low.y() - by).max(Mil::ZERO));
    let high = Point::new((high.x() + by).min(map.width), (high.y() + by).min(map.depth));
    Zone::new(low, high)
}

/// How far outside its zone a figure may be deployed, and how far it then has to stay from enemies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Forward {
    reach: i32,
    gap: i32,
}

/// Nothing, for whoever belongs into the zone. Only if both sides have somebody with the ability is there a gap to keep.
///
/// Rule: deploy.advanced
/// Rule: innate.advanced_deployment
fn forward(game: &Field<'_>, state: &State, figure: u8) -> Option<Forward> {
    let rules = &game.content.edition.deploy;
    let facts = Facts::new(game.game, state, game.ground);
    let able = |figure: u8| facts.innate(figure, None, Innate::AdvancedDeployment);
    able(figure).then(|| {
        let both = state.party(Side::of_figure(figure).other()).any(able);
        Forward { reach: rules.advanced.0, gap: if both { rules.gap.0 } else { 0 } }
    })
}

/// How a figure gets about: who flies minds neither ground nor characters, who is intangible no ground, and who moves
/// openly no abrupt ground.
///
/// Rule: innate.flight
/// Rule: innate.intangible.move
/// Rule: innate.open_movement
pub(crate) fn footwork(game: &Field<'_>, state: &State, figure: u8) -> Footwork {
    let printed = game.card(state, figure).innate;
    let mut found = [Innate::Flight, Innate::Intangible, Innate::OpenMovement]
        .map(|ability| (ability, printed.contains(ability)));
    // Mostly the card's own print is all there is to ask.
    if !Facts::new(game.game, state, game.ground).is_untouched(What::INNATES | What::LACKS) {
        for (ability, has) in &mut found {
            *has = innate(game, state, figure, *ability);
        }
        // Whether somebody near helps it along is asked only where anybody could.
        let helped = (game.auras() | game.lasting_auras()) & What::INNATES != 0;
        let charge = game.charge.filter(|charge| charge.attacker == figure);
        if helped || charge.is_some() {
            Facts::new(game.game, state, game.ground).each(figure, charge, What::INNATES, |what, _| {
                for (ability, has) in &mut found {
                    *has |= *what == What::Innate(*ability);
                }
            });
        }
        for (ability, has) in &mut found {
            *has &= !lost(game, state, figure, *ability);
        }
    }
    match found.map(|(_, has)| has) {
        [true, _, _] => Footwork::Flying,
        [false, true, _] => Footwork::Floating,
        [false, false, true] => Footwork::SureFooted,
        [false, false, false] => Footwork::Walking,
    }
}

/// Whether characters are in nobody's way for a figure because a card says so, but where it comes to rest.
pub(crate) fn passes_over(game: &Field<'_>, state: &State, figure: u8) -> bool {
    let bits = What::OverFigures.bit();
    if game.never_touches(bits) {
        return false;
    }
    let charge = game.charge.filter(|charge| charge.attacker == figure);
    Facts::new(game.game, state, game.ground).has(figure, charge, &What::OverFigures)
}

/// The free movement an interceptor has.
fn intercept_reach(game: &Anima, state: &State, ground: &Ground, figure: u8, attack: &Attack) -> i32 {
    guard(Facts::new(game, state, ground), figure, attack, game.content.edition.charge.intercept).0
}

/// The enemies whose bases end a movement that touches them: those that are seen, for somebody who is seen itself.
///
/// Rule: move.contact
pub(crate) fn stoppers(state: &State, figure: u8) -> Figures {
    if state.figure(figure).hidden() {
        return Figures::NONE;
    }
    let enemies = state.standing(Side::of_figure(figure).other());
    enemies.iter().filter(|&enemy| !state.figure(enemy).hidden()).fold(Figures::NONE, Figures::with)
}

/// The enemies that a movement may not come to touch at all, where only a charge or an interception engages, or a card
/// keeps somebody away from them.
///
/// Rule: move.contact
pub(crate) fn barred(game: &Field<'_>, state: &State, figure: u8) -> Figures {
    let clear = || Facts::new(game.game, state, game.ground).has(figure, None, &What::KeepsClear);
    if game.content.edition.movement.only_charge_engages || clear() {
        stoppers(state, figure)
    } else {
        Figures::NONE
    }
}
