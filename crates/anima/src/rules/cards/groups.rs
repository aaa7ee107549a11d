//! Groups that cards speak of: who belongs to one, how near that is, and who can be of one at all.

use geometry::Mil;

use super::effects::touches;
use super::facts::{Facts, Scene};
use crate::cards::{Camp, Effect, Group, MeasuredFrom, What, Within};
use crate::rules::{combat, movement};
use crate::state::{Doing, Figures, Marks, NOBODY, Side};

impl Facts<'_> {
    /// Whether a figure belongs to a group, as far as distances are asked.
    pub fn belongs(self, group: &Group, scene: Scene<'_>, figure: u8, measured: bool) -> bool {
        let origin = match group.of {
            MeasuredFrom::Bearer => scene.bearer,
            MeasuredFrom::Target => scene.target,
            MeasuredFrom::Subject => scene.subject,
            MeasuredFrom::Summon => self.state.last_summon(scene.bearer),
        };
        // Whoever has just left is still who the moment is about.
        let itself = group.itself || scene.for_side;
        if !self.is_candidate(group, figure) && figure != scene.subject
            || figure == origin && !itself
            || figure == scene.target && !group.target
        {
            return false;
        }
        let same = Side::of_figure(figure) == Side::of_figure(scene.bearer);
        let friend = same && !self.is_friendless(figure, scene.bearer);
        let camp = match group.side {
            Camp::Friends => friend,
            Camp::Enemies => !same,
            Camp::Everybody => true,
            Camp::OwnSummons => same && self.state.summoned_by(figure) == Some(scene.bearer),
            Camp::Summoner => origin != NOBODY && self.state.summoned_by(origin) == Some(figure),
            Camp::Fallen => same,
        };
        // Who somebody is, is seen at once; where it stands may ask for a line of sight.
        camp && self.all(&group.which, figure, scene)
            && (figure == origin
                || origin != NOBODY && self.near(group.within, origin, figure, measured, scene))
    }

    /// Whether somebody is nobody's friend now, as somebody else of its side sees it.
    fn is_friendless(self, figure: u8, bearer: u8) -> bool {
        figure != bearer && !self.is_untouched(What::FRIENDLESS) && self.has(figure, None, &What::Friendless)
    }

    /// Everybody of a group.
    pub fn members(self, group: &Group, scene: Scene<'_>, measured: bool) -> Figures {
        let all = self.candidates(group).iter();
        all.filter(|&figure| self.belongs(group, scene, figure, measured)).fold(Figures::NONE, Figures::with)
    }

    /// Those of a group who are so near to a figure; the sides are as the bearer sees them.
    pub(super) fn around(self, group: &Group, figure: u8, scene: Scene<'_>) -> impl Iterator<Item = u8> {
        let all = self.candidates(group).iter();
        all.filter(move |&other| {
            let side = Side::of_figure(other) == Side::of_figure(scene.bearer);
            let camp = match group.side {
                Camp::Friends => side && !self.is_friendless(other, scene.bearer),
                Camp::Enemies => !side,
                Camp::Everybody => true,
                Camp::OwnSummons => self.state.summoned_by(other) == Some(scene.bearer),
                Camp::Summoner => self.state.summoned_by(figure) == Some(other),
                Camp::Fallen => side,
            };
            camp && (other != figure || group.itself)
                && (other == figure || self.near(group.within, figure, other, true, scene))
                && self.all(&group.which, other, scene)
        })
    }

    pub(super) fn near(
        self,
        within: Within,
        origin: u8,
        figure: u8,
        measured: bool,
        scene: Scene<'_>,
    ) -> bool {
        let sees = || movement::sees(self, origin, figure);
        match within {
            Within::Table => true,
            Within::Sight => sees(),
            Within::Contact => self.ground.contact(self.state, origin, figure),
            Within::Engaged => movement::engaged(self.state, self.ground, origin).contains(figure),
            Within::Zone if measured => movement::controls(self, origin, figure),
            Within::TheirZone if measured => movement::controls(self, figure, origin),
            Within::Seen(inches) if measured => self.within(origin, figure, inches) && sees(),
            Within::Range => {
                let reach = scene.attack.map_or(0, |attack| combat::range(self, attack));
                sees() && self.ground.within(self.state, origin, figure, reach)
            }
            Within::Line => {
                let ends = (self.state.figure(scene.bearer).place, self.state.figure(origin).place);
                figure != scene.bearer && self.ground.is_on_line(self.state, ends, figure)
            }
            // What lies in a zone is seen from it.
            Within::TheirZone => movement::sees(self, figure, origin),
            Within::Zone | Within::Seen(_) => sees(),
            Within::Inches(inches) => !measured || self.within(origin, figure, inches),
        }
    }

    pub(super) fn within(self, one: u8, other: u8, inches: u8) -> bool {
        one == other || self.ground.within(self.state, one, other, Mil::inches(inches.into()).0)
    }

    /// Strictly nearer than so many inches.
    pub(super) fn nearer(self, one: u8, other: u8, inches: u8) -> bool {
        one == other || self.ground.within(self.state, one, other, Mil::inches(inches.into()).0 - 1)
    }

    /// Those who can be of a group at all.
    pub(super) fn candidates(self, group: &Group) -> Figures {
        let standing =
            if self.is_deploying(group) { self.state.everybody() } else { self.state.all_standing() };
        match group.side {
            Camp::Friends | Camp::Enemies | Camp::Everybody | Camp::Summoner => standing,
            Camp::OwnSummons => Figures(standing.0 | self.state.card_markers().0),
            Camp::Fallen => {
                let fallen = self.state.everybody().iter().filter(|&figure| self.has_fallen(figure));
                fallen.fold(Figures::NONE, Figures::with)
            }
        }
    }

    /// Whether somebody can be of a group at all: markers are nobody's but of whoever put them there.
    pub(super) fn is_candidate(self, group: &Group, figure: u8) -> bool {
        let place = self.state.figure(figure);
        match group.side {
            Camp::Friends | Camp::Enemies | Camp::Everybody | Camp::Summoner => {
                place.stands() || self.is_deploying(group)
            }
            Camp::OwnSummons => place.stands() || self.state.card_markers().contains(figure),
            Camp::Fallen => self.has_fallen(figure),
        }
    }

    /// Whether the parties are still being deployed, and a group has those who are not on the table yet too: where nobody
    /// asks how near they are.
    fn is_deploying(self, group: &Group) -> bool {
        self.state.turn == 0 && group.within == Within::Table
    }

    /// Whether somebody has left the game.
    pub fn has_fallen(self, figure: u8) -> bool {
        let place = self.state.figure(figure);
        let absent = || self.state.absent(Side::of_figure(figure)).contains(figure);
        self.state.turn > 0
            && !place.lies_there()
            && !place.infiltrated()
            && !place.marks.has(Marks::SUMMONED)
            && !absent()
    }
}

/// Those whom something goes on to from the target: each time the nearest of those not touched yet.
pub(super) fn chained(facts: Facts<'_>, doing: &Doing, within: u8, most: u8) -> Figures {
    let reach = Mil::inches(within.into()).0;
    let enemies = facts.state.standing(Side::of_figure(doing.by).other());
    let (mut at, mut found) = (doing.target, Figures::NONE);
    for _ in 0..most {
        let open = |&enemy: &u8| {
            enemy != doing.target
                && !found.contains(enemy)
                && at != NOBODY
                && facts.ground.within(facts.state, at, enemy, reach)
        };
        let near = enemies.iter().filter(open).fold(Figures::NONE, Figures::with);
        let near = touches(facts, &Effect::End, doing, near);
        let Some(next) = facts.ground.nearest(facts.state, at, near).iter().next() else { break };
        (at, found) = (next, found.with(next));
    }
    found
}
