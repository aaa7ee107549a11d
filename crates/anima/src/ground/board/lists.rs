//! Everything that may be chosen on squares, all of it.

use geometry::squares::{Direction, Square, SquareSet};

use super::{BoardGround, INCH, place, points, square, squares_of, stands_on, turned};
use crate::action::Action;
use crate::content::{Zone, zone_holds};
use crate::game::Anima;
use crate::ground::Field;
use crate::ground::{Detail, Forward, barred};
use crate::legal::List;
use crate::state::{Attack, Figures, Gait, Place, Side, State};

impl BoardGround {
    /// The squares that a movement goes over, its end the last.
    pub fn way(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        (gait, left): (Gait, i32),
        to: Place,
    ) -> Vec<Place> {
        let mut way = Vec::new();
        if self.journey(game, state, figure, (gait, left), to, Detail::Bare).is_err() {
            return Vec::new();
        }
        self.reach(game, state, figure, (gait, left, barred(game, state, figure)), |reach| {
            if let Some(end) = square(to) {
                reach.way_to(&self.board, end, &mut way);
            }
        });
        way.into_iter().map(place).collect()
    }

    pub fn list_scenery(&self, game: &Anima, state: &State, out: &mut List<'_>) {
        let rules = &game.content.edition.setup;
        let (edge, apart) = (points(rules.edge_gap.0), points(rules.piece_gap.0));
        let (width, depth) = (self.board.width(), self.board.height());
        let inside = |at: &Square| at.x >= edge && at.y >= edge && at.x + edge < width && at.y + edge < depth;
        let taken: SquareSet =
            state.pieces().iter().flat_map(|&placed| squares_of(game, placed).flatten()).collect();
        let open = self.board.squares().filter(inside).collect::<SquareSet>().without(&taken.grown(apart));
        let everywhere: SquareSet = self.board.squares().collect();
        for (number, piece) in (0..).zip(&game.content.pieces) {
            for quarters in 0..4 {
                // Where all of the piece lies on open squares, each of them moved back by its offset.
                let fits = |fits: SquareSet, &offset: &(i8, i8)| {
                    let (x, y) = turned(offset, quarters);
                    fits.both(&open.moved(-x, -y))
                };
                let places = piece.squares.iter().fold(everywhere, fits);
                out.extend(places.into_squares().map(|square| Action::PlaceScenery {
                    piece: number,
                    place: place(square),
                    quarters,
                }));
            }
        }
    }

    pub fn list_deployments(
        &self,
        _: &Anima,
        state: &State,
        figure: u8,
        (zone, forward): (Zone, Option<Forward>),
        mut found: impl FnMut(Place),
    ) {
        let enemies = state.standing(Side::of_figure(figure).other());
        let taken = self.occupied(state, &[]).with(&self.stops(state, enemies));
        let mut open = self.in_zone_of(zone);
        if let Some(forward) = forward {
            let near: SquareSet = enemies.iter().map(|enemy| stands_on(state, enemy)).collect();
            let mut ahead = open.grown(points(forward.reach)).both(&self.board.squares().collect());
            if forward.gap >= INCH {
                ahead = ahead.without(&near.grown(points(forward.gap - 1)));
            }
            open = open.with(&ahead);
        }
        let free = self.board.passable().without(&taken).both(&open);
        free.visit(|square| found(place(square)));
    }

    /// The squares of a zone.
    pub(super) fn in_zone_of(&self, zone: Zone) -> SquareSet {
        let known = self.zones.iter().find(|(known, _)| *known == zone);
        // Those of the map are known; one that a card has made larger is not.
        let fits = |at: &Square| zone_holds(zone, *at);
        known.map_or_else(|| self.board.squares().filter(fits).collect(), |(_, squares)| *squares)
    }

    pub fn list_zone(&self, zone: Zone, mut found: impl FnMut(Place)) {
        self.in_zone_of(zone).visit(|square| found(place(square)));
    }

    pub fn list_journeys(
        &self,
        game: &Field<'_>,
        state: &State,
        figure: u8,
        gait: Gait,
        left: i32,
        mut found: impl FnMut(Place),
    ) {
        let movement = (gait, left, barred(game, state, figure));
        self.reach(game, state, figure, movement, |reach| reach.ends(|square| found(place(square))));
    }

    pub fn list_charges(
        &self,
        game: &Field<'_>,
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
        game: &Field<'_>,
        state: &State,
        (figure, reach): (u8, i32),
        attack: &Attack,
        mut found: impl FnMut(Place),
    ) {
        let start = stands_on(state, figure);
        // A charge stays between the squares of the two; nobody gets in its way from farther off than this.
        let far = |here: u8, one: u8, other: u8| {
            let out = one.min(other).saturating_sub(here).max(here.saturating_sub(one.max(other)));
            i32::from(out) * INCH > reach + INCH
        };
        let (from, to) = (stands_on(state, attack.attacker), stands_on(state, attack.target));
        if far(start.x, from.x, to.x) || far(start.y, from.y, to.y) {
            return;
        }
        let way = self.charge_way(game, state, (attack.attacker, attack.target), attack.to);
        if !self.near_charge(game, state, (figure, reach), attack, &way) {
            self.way.replace(way);
            return;
        }
        if self.stopped_by(state, attack, &way, start).is_some() {
            found(place(start));
        }
        self.reach(game, state, figure, (Gait::Free, reach, Figures::NONE), |reach| {
            reach.ends(|end| {
                if self.stopped_by(state, attack, &way, end).is_some() {
                    found(place(end));
                }
            });
        });
        self.way.replace(way);
    }

    pub fn interception_exists(
        &self,
        game: &Field<'_>,
        state: &State,
        stepping: (u8, i32),
        attack: &Attack,
    ) -> bool {
        let mut exists = false;
        self.list_interceptions(game, state, stepping, attack, |_| exists = true);
        exists
    }

    pub fn list_climbs(&self, game: &Field<'_>, state: &State, figure: u8, mut found: impl FnMut(Place)) {
        let here = stands_on(state, figure);
        for to in Direction::ALL.into_iter().filter_map(|direction| here.step(direction)).map(place) {
            if self.climb(game, state, figure, to).is_ok() {
                found(to);
            }
        }
    }
}
