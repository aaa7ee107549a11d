//! The places worth offering on the free table, where there are far too many to list them all.
//!
//! A movement is offered contact with enemies, what the scenario is about, ranges to shoot from, the edges of what
//! others see, the corners of what is in the way, and steps all round; a charge the straight line and places round its
//! target. Everything offered can be done: each place is tried before it is told. None of it is a rule; people may
//! name any place, and `check` judges it.

use geometry::base::{CONTACT, RING, around_point, contact_ring};
use geometry::lanes::Screen;
use geometry::{Base, Mil, Patch, Point, Polygon, Rectangle, Segment, Sweep, Vector, sweep};

use super::mover::Mover;
use super::table::{TableGround, place, point};
use super::{Field, Forward, zone_of};
use crate::action::Action;
use crate::game::Anima;
use crate::legal::List;
use crate::state::{Attack, Figures, Flag, Place, Placed, Side, State};

/// The most places offered for one movement, and how many of them are left for steps all round.
const MOST: usize = 64;
const ALL_ROUND: usize = 16;
/// As near to an enemy as somebody gets who may not touch it.
const SHORT_OF_CONTACT: Mil = Mil(2 * CONTACT.0);
/// Less than this is not worth going.
pub const LEAST: Mil = Mil(50);
/// Places of contact looked at round each enemy, for a movement and for a charge.
const ROUND_ENEMY: usize = 12;
/// The enemies whose sight is minded: the nearest ones.
const WATCHERS: usize = 2;
/// How far beyond the edge of somebody's sight one goes to be clear of it, in thousandths of an inch.
const CLEARANCE: i64 = 60;

/// The places offered so far for a movement, each once.
struct Sample<'a, F> {
    mover: &'a Mover<'a>,
    left: Mil,
    places: [Place; MOST],
    count: usize,
    found: F,
}

impl<F: FnMut(Place)> Sample<'_, F> {
    fn from(&self) -> Point {
        self.mover.base.centre()
    }

    /// Offers a place if a movement that goes there gets anywhere.
    fn offer(&mut self, to: Point) {
        self.offer_if(to, |_| true);
    }

    /// Offers a place if a movement that goes there is not ended before.
    fn offer_exactly(&mut self, to: Point) {
        self.offer_if(to, |end| end == to);
    }

    /// Offers a place that is new, near enough, and leads to an end that will do; what is quickly seen comes first.
    fn offer_if(&mut self, to: Point, will_do: impl Fn(Point) -> bool) {
        let named = place(to);
        let square = (to - self.from()).square();
        if self.count == MOST
            || square == 0
            || square > self.left.wide() * self.left.wide()
            || self.places[..self.count].contains(&named)
        {
            return;
        }
        if let Ok((_, end)) = self.mover.end_of(to)
            && will_do(end)
            && self.mover.can_go(end, self.left)
        {
            self.places[self.count] = named;
            self.count += 1;
            (self.found)(named);
        }
    }

    /// Offers a place, or if it is too far the farthest step towards it.
    fn head_for(&mut self, to: Point) {
        self.offer(Segment::new(self.from(), to).along(self.left));
    }

    /// Whether the places that are not for steps all round are used up.
    fn is_full(&self) -> bool {
        self.count + ALL_ROUND >= MOST
    }

    /// Where an enemy can be touched; nobody out of reach, which the caller has seen to.
    fn touch(&mut self, enemy: Base) {
        if let Some(straight) = sweep::approach(self.mover.base, enemy) {
            self.offer(straight);
        }
        for to in ring(self.mover, enemy) {
            self.offer_exactly(to);
        }
        if !self.mover.barred.is_empty() {
            self.keep_range(enemy, SHORT_OF_CONTACT);
        }
    }

    /// The place on the straight line to an enemy from which it is just within a range, be it nearer or farther.
    fn keep_range(&mut self, enemy: Base, range: Mil) {
        let (from, apart) = (self.from(), enemy.centre().distance(self.from()));
        let wanted = enemy.radius() + self.mover.base.radius() + range - Mil(1);
        let step = apart - wanted;
        if step.0.abs() > self.left.0 || apart <= Mil::ZERO {
            return;
        }
        let way = enemy.centre() - from;
        self.offer(beside(from, way, step.wide(), apart.wide()));
    }

    /// Goes to both edges of what an enemy sees past a piece: onto the edge, where one sees and is in cover, behind it,
    /// out of sight, and before it, in full sight. Each is as near as can be to where the mover stands.
    fn mind_sight(&mut self, enemy: Base, outline: &Polygon) {
        let eye = enemy.centre();
        let Some(edges) = edges_of_sight(eye, outline) else { return };
        for (corner, hand) in edges {
            let way = corner - eye;
            let radius = self.mover.base.radius().wide();
            // Most lines of sight pass too far off; that is seen without taking a root.
            let most = i128::from(self.left.wide() + radius + enemy.radius().wide() + CLEARANCE);
            let off = i128::from(way.cross(self.from() - corner));
            if off * off > most * most * i128::from(way.square()) || way.square() == 0 {
                continue;
            }
            let length = way.square().isqrt().max(1);
            // Where the mover is nearest to the line of sight past the corner, but not before the corner.
            let beyond = ((self.from() - corner).dot(way) / length).max(radius);
            let foot = beside(corner, way, beyond, length);
            // Far enough aside that the outermost lanes between the two bases pass on the same side of the corner.
            let aside = radius + enemy.radius().wide() * beyond / length + CLEARANCE;
            if foot.distance(self.from()).wide() > self.left.wide() + aside {
                continue;
            }
            let across = Vector { x: -way.y * hand, y: way.x * hand };
            for shift in [-aside, 0, aside] {
                if !self.is_full() {
                    self.offer(beside(foot, across, shift, length));
                }
            }
        }
    }

    /// The corners of a piece that is in the way, as far out as a base passes them.
    fn go_round(&mut self, outline: &Polygon) {
        let corners = outline.vertices();
        let count = i64::try_from(corners.len()).unwrap_or(1);
        let sum = corners.iter().fold(Vector::default(), |sum, corner| {
            let way = *corner - Point::ORIGIN;
            Vector { x: sum.x + way.x, y: sum.y + way.y }
        });
        let middle = Point::ORIGIN + Vector { x: sum.x / count, y: sum.y / count };
        // The corner of a square round the base's own circle, so that both legs past it are free.
        let out = self.mover.base.radius().wide() * 3 / 2;
        for corner in corners {
            let way = *corner - middle;
            let length = way.square().isqrt().max(1);
            if !self.is_full() {
                self.offer(beside(*corner, way, out, length));
            }
        }
    }

    /// Steps all round: in eight directions as far as it goes, between them half as far.
    fn step_all_round(&mut self) {
        let from = self.from();
        for turn in (0..RING).step_by(RING / 8) {
            // A place in a direction may be rounded up by less than one.
            let before = self.count;
            self.offer(around_point(from, self.left, turn));
            if self.count == before {
                self.offer(around_point(from, self.left - Mil(1), turn));
            }
            self.offer(around_point(from, Mil(self.left.0 / 2), turn + RING / 16));
        }
    }
}

/// How closely the way of a charge is looked at for places from which it can be stopped.
#[derive(Clone, Copy)]
struct Look {
    /// How far apart the places are along the way, and how many there are round each of its ends.
    spacing: i32,
    round: usize,
    /// How far from the middle of the way they lie, in halves of as far as the bases still touch.
    rows: &'static [i64],
}

impl Look {
    const WIDE: Look = Look { spacing: 500, round: RING / 4, rows: &[2] };
    const CLOSE: Look = Look { spacing: 100, round: RING, rows: &[2, 1, 0] };
}

/// Places at most `reach` from an interceptor where a swept base would touch it, on its own side of the way.
fn beside_the_way(sweep: Sweep, base: Base, reach: Mil, look: Look) -> impl Iterator<Item = Point> {
    let segment = sweep.segment();
    let (way, length) = (segment.way(), segment.length().0.max(1));
    let hand = if way.cross(base.centre() - segment.from) < 0 { -1 } else { 1 };
    let across = Vector { x: -way.y * hand, y: way.x * hand };
    let out = (sweep.base.radius() + base.radius()).wide() + CONTACT.wide() / 2;
    let foot = sweep::nearest(segment, base.centre()).distance(segment.from).0;
    let steps = reach.0 / look.spacing;
    let feet = (-steps..=steps).map(move |step| foot + step * look.spacing);
    let feet = feet.filter(move |foot| (0..=length).contains(foot)).map(move |foot| segment.along(Mil(foot)));
    let beside = move |foot: Point| {
        look.rows.iter().map(move |row| beside(foot, across, out * row / 2, i64::from(length)))
    };
    let ends = [segment.from, segment.to].into_iter();
    let round = move |end| contact_ring(sweep.base.at(end), base.radius(), look.round);
    let near = move |to: &Point| (*to - base.centre()).square() <= reach.wide() * reach.wide();
    feet.flat_map(beside).chain(ends.flat_map(round)).filter(near)
}

/// Places round an enemy where it is touched, without those that lie behind it for somebody on foot.
fn ring(mover: &Mover<'_>, enemy: Base) -> impl Iterator<Item = Point> {
    let (from, flies) = (mover.base.centre() - enemy.centre(), mover.flies());
    let radii = mover.base.radius().wide() + enemy.radius().wide();
    // From where a line touches a circle on, the circle itself is in the way.
    let before = move |to: &Point| flies || (*to - enemy.centre()).dot(from) >= radii * radii;
    contact_ring(enemy, mover.base.radius(), ROUND_ENEMY).filter(before)
}

/// The place `distance` from a point in the direction of a way of this length.
fn beside(from: Point, way: Vector, distance: i64, length: i64) -> Point {
    from + Vector { x: way.x * distance / length, y: way.y * distance / length }
}

/// The two corners of a piece between which somebody cannot see past it, each with the side that lies outside: 1 for
/// left, −1 for right. Nothing for an eye inside the piece.
fn edges_of_sight(eye: Point, outline: &Polygon) -> Option<[(Point, i64); 2]> {
    if outline.place(eye) != geometry::polygon::Place::Outside {
        return None;
    }
    let first = *outline.vertices().first()?;
    let (mut left, mut right) = (first, first);
    for corner in outline.vertices() {
        if (left - eye).cross(*corner - eye) > 0 {
            left = *corner;
        }
        if (right - eye).cross(*corner - eye) < 0 {
            right = *corner;
        }
    }
    Some([(left, 1), (right, -1)])
}

/// The enemies a figure could do something about.
fn visible_enemies(state: &State, figure: u8) -> Figures {
    let enemies = state.standing(Side::of_figure(figure).other());
    enemies.iter().filter(|&enemy| !state.figure(enemy).hidden()).fold(Figures::NONE, Figures::with)
}

impl TableGround {
    pub fn list_scenery(&self, game: &Anima, state: &State, out: &mut List<'_>) {
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

    /// Places in rows two inches apart.
    pub fn list_deployments(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        (zone, forward): (Rectangle, Option<Forward>),
        mut found: impl FnMut(Place),
    ) {
        if let Some(forward) = forward {
            self.list_forward(game, state, figure, (zone, forward), &mut found);
        }
        let mover = self.mover(game, state, figure);
        let radius = mover.base.radius().0;
        let step = 2 * Mil::INCH.0;
        let enemies = state.standing(Side::of_figure(figure).other());
        let along = |low: Mil, high: Mil| (low.0 + radius..=high.0 - radius).step_by(step as usize);
        for y in along(zone.low().y(), zone.high().y()) {
            for x in along(zone.low().x(), zone.high().x()) {
                let to = Place { x, y };
                let base = mover.base.at(point(to));
                let touches = |enemy: u8| base.contact(self.base(state, enemy));
                if mover.rest(base).is_ok() && !enemies.iter().any(touches) {
                    found(to);
                }
            }
        }
    }

    /// Places before the zone for somebody who is deployed forward, in rows four inches apart.
    fn list_forward(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        (zone, forward): (Rectangle, Forward),
        found: &mut impl FnMut(Place),
    ) {
        self.in_rows(4 * Mil::INCH.0).for_each(|to| {
            let base = self.base(state, figure).at(point(to));
            if !zone.contains_base(base)
                && self.can_deploy(game, state, figure, (zone, Some(forward)), to).is_ok()
            {
                found(to);
            }
        });
    }

    /// Places all over the table, in rows so far apart.
    fn in_rows(&self, step: i32) -> impl Iterator<Item = Place> {
        let rows = move |high: Mil| (step / 2..high.0).step_by(step as usize);
        let high = self.table.high();
        rows(high.y()).flat_map(move |y| rows(high.x()).map(move |x| Place { x, y }))
    }

    /// Places all over the table, near enough to each other that markers can be told to have room or none.
    pub fn grid(&self) -> impl Iterator<Item = Place> {
        self.in_rows(2 * Mil::INCH.0)
    }

    /// Places round another in rings half an inch apart.
    pub fn list_round(&self, at: Place, limit: i32, mut found: impl FnMut(Place)) {
        let step = Mil::INCH.0 / 2;
        for far in (step..=limit).step_by(step as usize) {
            for turn in (0..RING).step_by(RING / 16) {
                // A place in a direction may be rounded up by less than one.
                found(place(around_point(point(at), Mil(far - 1), turn)));
            }
        }
    }

    /// Places in rows four inches apart, off the edges.
    pub fn list_zone(&self, zone: Rectangle, mut found: impl FnMut(Place)) {
        let step = 4 * Mil::INCH.0;
        let along = |low: Mil, high: Mil| {
            let margin = (step / 2).min((high.0 - low.0) / 2);
            (low.0 + margin..=high.0 - margin).step_by(step as usize)
        };
        for y in along(zone.low().y(), zone.high().y()) {
            along(zone.low().x(), zone.high().x()).for_each(|x| found(Place { x, y }));
        }
    }

    /// A sample of where a movement can lead; see the head of this file.
    pub fn list_journeys(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        left: Mil,
        nodes: &[Place],
        found: impl FnMut(Place),
    ) {
        if left < LEAST {
            return;
        }
        // Taken out while places are told of, so that whoever hears of one may ask about the ground again.
        let mut near = self.near.take();
        let mover = self.mover_within(game, state, figure, left, &mut near);
        let mut sample = Sample { mover: &mover, left, places: [Place::default(); MOST], count: 0, found };
        let enemies = visible_enemies(state, figure);
        let range = game.card(state, figure).range;
        for enemy in enemies.iter().map(|enemy| self.base(state, enemy)) {
            if mover.base.within(enemy, left) {
                sample.touch(enemy);
            } else {
                sample.head_for(enemy.centre());
            }
            for range in range.into_iter().flat_map(|range| [range, Mil(range.0 / 2)]) {
                sample.keep_range(enemy, range);
            }
        }
        self.offer_goals(game, state, figure, nodes, &mut sample);
        self.offer_sight(state, enemies, &mut sample);
        self.offer_corners(state, enemies, &mut sample);
        sample.step_all_round();
        self.near.replace(near);
    }

    /// Nodes, flags that lie about, and for somebody who carries one the way home.
    fn offer_goals<F: FnMut(Place)>(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        nodes: &[Place],
        sample: &mut Sample<'_, F>,
    ) {
        let radius = sample.mover.base.radius();
        // The nearest place to a point where the base is wholly inside.
        let within = |area: Rectangle, at: Point| {
            let inside = |at: Mil, low: Mil, high: Mil| at.max(low + radius).min(high - radius);
            let x = inside(at.x(), area.low().x(), area.high().x());
            Point::new(x, inside(at.y(), area.low().y(), area.high().y()))
        };
        nodes.iter().for_each(|&node| sample.head_for(within(self.table, point(node))));
        for flag in state.flags {
            match flag {
                Flag::At(at) => sample.head_for(within(self.table, point(at))),
                Flag::Carried(carrier) if carrier == figure => {
                    let zone = state.zone[Side::of_figure(figure).index()];
                    sample.head_for(within(zone_of(game, state, zone), sample.from()));
                }
                Flag::Carried(_) | Flag::Nowhere => {}
            }
        }
    }

    /// The edges of what the nearest enemies see past the pieces in reach.
    fn offer_sight<F: FnMut(Place)>(&self, state: &State, enemies: Figures, sample: &mut Sample<'_, F>) {
        let base = sample.mover.base;
        let here = Segment::new(base.centre(), base.centre());
        let margin = sample.left + base.radius();
        let screens = |piece: &&geometry::lanes::Piece| {
            piece.screen != Screen::Open && piece.outline.near_segment(here, margin)
        };
        if !self.screens.iter().any(|piece| screens(&piece)) {
            return;
        }
        for enemy in self.nearest(state, base, enemies).into_iter().flatten() {
            for piece in self.screens.iter().filter(screens) {
                sample.mind_sight(enemy, &piece.outline);
            }
        }
    }

    /// The bases of the nearest of some figures.
    fn nearest(&self, state: &State, base: Base, figures: Figures) -> [Option<Base>; WATCHERS] {
        let apart = |other: Base| (other.centre() - base.centre()).square();
        let mut nearest: [Option<Base>; WATCHERS] = [None; WATCHERS];
        for mut other in figures.iter().map(|figure| self.base(state, figure)) {
            for slot in &mut nearest {
                match slot {
                    Some(known) if apart(*known) <= apart(other) => {}
                    Some(known) => std::mem::swap(known, &mut other),
                    None => {
                        *slot = Some(other);
                        break;
                    }
                }
            }
        }
        nearest
    }

    /// The corners of whatever closes the straight way to the nearest enemy: where a way round it turns first.
    fn offer_corners<F: FnMut(Place)>(&self, state: &State, enemies: Figures, sample: &mut Sample<'_, F>) {
        if sample.mover.minds_no_ground() {
            return;
        }
        let [Some(nearest), ..] = self.nearest(state, sample.mover.base, enemies) else { return };
        let mover = sample.mover;
        if let Some(Patch { outline, .. }) = mover.closed_by(nearest.centre()) {
            sample.go_round(outline);
        }
    }

    /// Lines to charge along, of at most `longest`: to a target in reach the straight one and some round it; to one out
    /// of reach a single one, which falls short.
    pub fn list_charges(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        target: u8,
        longest: i32,
        mut found: impl FnMut(Place),
    ) {
        let mover = self.mover(game, state, figure);
        let other = self.base(state, target);
        let in_reach = mover.base.within(other, Mil(game.speed(game.card(state, figure)).1));
        let straight = sweep::approach(mover.base, other);
        for to in straight.into_iter().chain(ring(&mover, other)) {
            let open = |to: Point| mover.can_go(to, Mil(longest));
            if mover.base.at(to).contact(other) && open(to) && mover.charge_to(other, to).is_some_and(open) {
                found(place(to));
                if !in_reach {
                    return;
                }
            }
        }
    }

    /// Places from which a charge can be stopped: some all along its way, and if none of them will do, whatever a
    /// closer look finds.
    pub fn list_interceptions(
        &self,
        game: &Field<'_>,
        state: &State,
        (figure, reach): (u8, i32),
        attack: &Attack,
        mut found: impl FnMut(Place),
    ) {
        let mut told: Vec<Place> = Vec::new();
        for look in [Look::WIDE, Look::CLOSE] {
            for to in self.interceptions(game, state, (figure, reach), attack, look) {
                if !told.contains(&to) {
                    told.push(to);
                    found(to);
                }
            }
            if !told.is_empty() {
                return;
            }
        }
    }

    pub fn interception_exists(
        &self,
        game: &Field<'_>,
        state: &State,
        (figure, reach): (u8, i32),
        attack: &Attack,
    ) -> bool {
        [Look::WIDE, Look::CLOSE]
            .into_iter()
            .any(|look| self.interceptions(game, state, (figure, reach), attack, look).next().is_some())
    }

    /// Where a figure can stop a charge: where it stands, by the shortest way, and elsewhere along the way of the charge.
    fn interceptions<'a>(
        &'a self,
        game: &'a Field<'a>,
        state: &'a State,
        (figure, reach): (u8, i32),
        attack: &'a Attack,
        look: Look,
    ) -> impl Iterator<Item = Place> + 'a {
        let sweep = Sweep::new(self.base(state, attack.attacker), point(attack.to));
        let base = self.base(state, figure);
        let allowed = reach;
        let reach = Mil(reach);
        let near = sweep.within(base, reach + CONTACT);
        let here = near.then_some(base.centre()).filter(|_| sweep.within(base, CONTACT));
        let shortest = near.then(|| sweep.intercept(base, reach)).flatten().map(|way| way.place);
        let along = near.then(|| beside_the_way(sweep, base, reach, look)).into_iter().flatten();
        let places = here.into_iter().chain(shortest).chain(along).map(place);
        places.filter(move |to| self.interception(game, state, (figure, allowed), attack, *to).is_ok())
    }

    pub fn list_climbs(&self, game: &Field<'_>, state: &State, figure: u8, mut found: impl FnMut(Place)) {
        let base = self.base(state, figure);
        let reach = game.content.edition.movement.climb_reach;
        let face = |patch: &Patch| patch.level > 0 && patch.outline.within(base, reach);
        if !self.patches.iter().any(face) {
            return;
        }
        for distance in [reach, reach + base.radius() * 2] {
            for turn in (0..RING).step_by(RING / 8) {
                let to = place(around_point(base.centre(), distance, turn));
                if self.climb(game, state, figure, to).is_ok() {
                    found(to);
                }
            }
        }
    }
}
