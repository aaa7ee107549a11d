//! The ground of a battle: the one place that knows how distances are measured.
//!
//! Everything asked here is answered in thousandths of an inch, one square counting as an inch, so that the rules need
//! not know whether they are played on a table or on a board. `table` answers for free measuring, `board` for squares.
//! The ground is worked out from the scenery once and kept in the kernel's memo.

mod board;
mod candidates;
mod mover;
mod table;

use geometry::Mil;
use geometry::base::CONTACT;

use crate::action::Action;
use crate::content::{Measure, Zone};
use crate::event::Terrain;
use crate::form::Scenario;
use crate::game::Anima;
use crate::refusal::{Hindrance, Illegal, SceneryProblem, Screen};
use crate::state::{Attack, Gait, MOST_PIECES, Place, Placed, Side, State};

use board::BoardGround;
use table::TableGround;

pub struct Ground {
    pieces: [Placed; MOST_PIECES],
    piece_count: u8,
    map: u8,
    nodes: Vec<Place>,
    kind: Kind,
}

enum Kind {
    Table(TableGround),
    Board(Box<BoardGround>),
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

/// Asks whichever ground it is.
macro_rules! either {
    ($self:expr, $ground:ident => $answer:expr) => {
        match &$self.kind {
            Kind::Table($ground) => $answer,
            Kind::Board($ground) => $answer,
        }
    };
}

impl Ground {
    pub fn new(game: &Anima, state: &State) -> Ground {
        let kind = match game.measure() {
            Measure::Table => Kind::Table(TableGround::new(game, state)),
            Measure::Board => Kind::Board(Box::new(BoardGround::new(game, state))),
        };
        let mut ground = Ground {
            pieces: state.pieces,
            piece_count: state.piece_count,
            map: game.form.map,
            nodes: Vec::new(),
            kind,
        };
        if game.form.scenario == Scenario::Nodes {
            ground.nodes = ground.place_nodes(game);
        }
        ground
    }

    /// Whether this is the ground of that state. The game itself does not change while it is played.
    pub fn is_of(&self, game: &Anima, state: &State) -> bool {
        let count = usize::from(self.piece_count);
        self.piece_count == state.piece_count
            && self.map == game.form.map
            && self.pieces[..count] == state.pieces[..count]
    }

    pub fn is_board(&self) -> bool {
        matches!(self.kind, Kind::Board(_))
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
        either!(self, ground => ground.in_zone(state, zone_of(game, zone), figure))
    }

    pub fn point_in_zone(&self, game: &Anima, zone: u8, place: Place) -> bool {
        either!(self, ground => ground.point_in_zone(zone_of(game, zone), place))
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
        either!(self, ground => ground.journey(game, state, figure, left, to, detail))
    }

    /// The way of a charge to a place where it touches its target.
    ///
    /// Rule: charge.line
    pub fn charge_line(
        &self,
        game: &Anima,
        state: &State,
        figure: u8,
        target: u8,
        to: Place,
    ) -> Result<ChargeLine, Illegal> {
        either!(self, ground => ground.charge_line(game, state, figure, target, to))
    }

    /// Whether there is any line to charge along that costs no more than this.
    pub fn charge_exists(&self, game: &Anima, state: &State, figure: u8, target: u8, longest: i32) -> bool {
        let mut exists = false;
        self.list_charges(game, state, figure, target, longest, |_| exists = true);
        exists
    }

    /// A charge that falls short runs along its line as far as it can.
    pub fn run_along(&self, game: &Anima, state: &State, figure: u8, to: Place, reach: i32) -> Journey {
        either!(self, ground => ground.run_along(game, state, figure, to, reach))
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
        either!(self, ground => ground.interception(game, state, figure, attack, to))
    }

    pub fn interception_exists(&self, game: &Anima, state: &State, figure: u8, attack: &Attack) -> bool {
        let mut exists = false;
        self.list_interceptions(game, state, figure, attack, |_| exists = true);
        exists
    }

    /// Whether a figure is near enough to the line of a shot.
    pub fn near_line(&self, state: &State, figure: u8, attack: &Attack, limit: i32) -> bool {
        either!(self, ground => ground.near_line(state, figure, attack, limit))
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
        either!(self, ground => ground.pushed(game, state, figure, way, inches))
    }

    /// Whether a figure may stand where it does.
    pub fn may_stand(&self, game: &Anima, state: &State, figure: u8) -> bool {
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
        let zone = zone_of(game, state.zone[Side::of_figure(figure).index()]);
        either!(self, ground => ground.can_deploy(game, state, figure, zone, to))
    }

    /// Rule: action.climb
    pub fn climb(&self, game: &Anima, state: &State, figure: u8, to: Place) -> Result<(), Illegal> {
        either!(self, ground => ground.climb(game, state, figure, to))
    }

    /// Whether a place is nearer to the nearest visible enemy than the figure stands now.
    pub fn is_nearer(&self, game: &Anima, state: &State, figure: u8, to: Place) -> bool {
        let Some(enemy) = self.nearest_enemy(game, state, figure) else { return true };
        self.gap_from(state, figure, to, enemy) < self.gap(state, figure, enemy)
    }

    /// The distance between two figures if the first stood somewhere else.
    fn gap_from(&self, state: &State, figure: u8, at: Place, other: u8) -> i32 {
        either!(self, ground => ground.gap_from(state, figure, at, other))
    }

    fn nearest_enemy(&self, game: &Anima, state: &State, figure: u8) -> Option<u8> {
        let enemies = state.standing(Side::of_figure(figure).other());
        let visible = enemies.iter().filter(|&enemy| {
            !state.figure(enemy).hidden() && self.sight(game, state, figure, enemy).is_seen()
        });
        visible.min_by_key(|&enemy| (self.gap(state, figure, enemy), enemy))
    }

    /// Whether some movement leads nearer to the nearest visible enemy.
    pub fn nearer_exists(&self, game: &Anima, state: &State, figure: u8, gait: Gait, left: i32) -> bool {
        let Some(enemy) = self.nearest_enemy(game, state, figure) else { return false };
        let now = self.gap(state, figure, enemy);
        let mut exists = false;
        self.list_journeys(game, state, figure, gait, left, |to| {
            exists = exists || self.gap_from(state, figure, to, enemy) < now;
        });
        exists
    }

    pub fn list_scenery(&self, game: &Anima, state: &State, out: &mut Vec<Action>) {
        either!(self, ground => ground.list_scenery(game, state, out));
    }

    pub fn list_deployments(&self, game: &Anima, state: &State, figure: u8, found: impl FnMut(Place)) {
        let zone = zone_of(game, state.zone[Side::of_figure(figure).index()]);
        either!(self, ground => ground.list_deployments(game, state, figure, zone, found));
    }

    /// Places in a zone.
    pub fn list_zone(&self, game: &Anima, zone: u8, found: impl FnMut(Place)) {
        either!(self, ground => ground.list_zone(zone_of(game, zone), found));
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
        figure: u8,
        target: u8,
        longest: i32,
        found: impl FnMut(Place),
    ) {
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
        either!(self, ground => ground.list_interceptions(game, state, figure, attack, found));
    }

    pub fn list_climbs(&self, game: &Anima, state: &State, figure: u8, found: impl FnMut(Place)) {
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

fn zone_of(game: &Anima, zone: u8) -> Zone {
    game.map().zones[usize::from(zone.min(1))]
}

/// Whether a figure flies over what is in its way.
///
/// Rule: innate.flight
pub(crate) fn flies(game: &Anima, state: &State, figure: u8) -> bool {
    game.card(state, figure).flight
}

/// The free movement an interceptor has.
pub(crate) fn intercept_reach(game: &Anima) -> i32 {
    game.content.edition.charge.intercept.0
}

/// The enemies whose bases end a movement that touches them: those that are seen, for somebody who is seen itself.
///
/// Rule: move.contact
pub(crate) fn stoppers(game: &Anima, state: &State, figure: u8) -> crate::state::Figures {
    let place = state.figure(figure);
    if place.hidden() || game.content.edition.movement.only_charge_engages {
        return crate::state::Figures::NONE;
    }
    let enemies = state.standing(Side::of_figure(figure).other());
    enemies
        .iter()
        .filter(|&enemy| !state.figure(enemy).hidden())
        .fold(crate::state::Figures::NONE, crate::state::Figures::with)
}
