//! Where effects put somebody: which places the owner may choose, and what happens there.

use geometry::Mil;
use kernel::Sink;

use super::effects::{self, Done, single};
use super::facts::{Facts, Scene};
use super::moments::{self, Happening};
use super::summons::{bring, newcomer};
use super::{near, spirits};
use crate::cards::{Effect, Moment, Spot, SpotTable, Was, Way, Who};
use crate::event::{CardEvent, Event};
use crate::rules::{Battle, attack_below, movement, scenarios};
use crate::state::{By, Doing, Figure, Figures, Gait, Marks, NOBODY, Place, Side, State, Stood, Waits};

/// Puts somebody somewhere else; where there is only one place, without asking.
pub fn relocate<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, figure: u8, spot: &Spot) -> Done {
    if *spot == Spot::PlaceOfSubject {
        let to = battle.state.figure(doing.subject.min(figure.max(doing.subject))).place;
        let mut tried = *battle.state;
        if stand(battle.facts(), &mut tried, figure, to) {
            move_to(battle, figure, to);
            displaced(battle, figure, doing.by);
        }
        return Done::Yes;
    }
    if let Spot::Spot(SpotTable { was: Some(_), inches: None, .. }) = spot {
        let putting = Putting::new(battle.facts(), doing);
        let open = putting.and_then(|mut putting| {
            let (to, _) = putting.bound();
            putting.may_be(to).then_some(to)
        });
        if let (Some(to), Some(effect)) = (open, super::doing::effect(battle.facts(), doing).cloned()) {
            if battle.facts().has_fallen(figure) {
                stand_up(battle, doing, &effect, figure, to);
            } else {
                move_to(battle, figure, to);
                displaced(battle, figure, doing.by);
            }
        }
        return Done::Yes;
    }
    Done::Waits(Waits::Place)
}

/// Whoever has fallen stands on the table again, where it can.
pub fn stand_up<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    doing: &Doing,
    effect: &Effect,
    figure: u8,
    to: Place,
) {
    let mut tried = *battle.state;
    if !stand(battle.facts(), &mut tried, figure, to) {
        return;
    }
    effects::stand_again(battle, doing, effect, figure);
    let from = std::mem::replace(&mut battle.state.figure_mut(figure).place, to);
    if from != to {
        let who = battle.who(figure);
        battle.tell(Event::Card(CardEvent::Relocated { who, from, to }));
    }
    scenarios::claim_nodes(battle);
}

fn move_to<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, to: Place) {
    let from = put_at(battle, figure, to);
    near::moved(battle, figure, from);
}

/// Puts somebody somewhere, and says where it was.
fn put_at<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, to: Place) -> Place {
    let from = battle.state.figure(figure).place;
    battle.remember_place(figure);
    battle.state.figure_mut(figure).place = to;
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::Relocated { who, from, to }));
    scenarios::claim_nodes(battle);
    from
}

/// So many parts of an inch are tried of a straight way, before the last of them is measured to the end.
const PARTS: i32 = 8;

/// Away from whom somebody is moved, or towards whom: nobody, where whoever is meant is not there.
pub fn origin(facts: Facts<'_>, doing: &Doing, from: Option<&Who>, figure: u8, usual: u8) -> u8 {
    match from {
        None => usual,
        Some(Who::Nearest(group)) => {
            let scene = Scene::of_doing(doing, attack_below(facts.state));
            let members = facts.members(group, scene, true).without(figure);
            facts.ground.nearest(facts.state, figure, members).iter().next().unwrap_or(NOBODY)
        }
        Some(from) => single(doing, from).unwrap_or(NOBODY),
    }
}

/// Moves somebody straight away from somebody, or towards it, as far as nothing is in the way. Says whether it was stopped.
pub fn slide<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    doing: &Doing,
    (figure, from): (u8, u8),
    length: i32,
    way: Way,
) -> bool {
    let facts = battle.facts();
    if from == NOBODY {
        return false;
    }
    let (here, at) = (facts.state.figure(from).place, facts.state.figure(figure).place);
    let through = match way {
        Way::Toward => here,
        Way::Away | Way::Any => Place { x: at.x + at.x - here.x, y: at.y + at.y - here.y },
    };
    let mut tried = *facts.state;
    let mut open = |gone: i32| {
        let to = facts.ground.end_of_line(at, through, gone);
        stand(facts, &mut tried, figure, to).then_some(to)
    };
    let part = Mil::INCH.0 / PARTS;
    let (mut good, mut gone) = (at, 0);
    while gone < length && here != at {
        let next = (gone + part).min(length);
        let Some(to) = open(next) else { break };
        (good, gone) = (to, next);
    }
    // What is in the way is come up to.
    let (mut low, mut high) = (gone, (gone + part).min(length));
    while low + 1 < high && here != at {
        let middle = i32::midpoint(low, high);
        match open(middle) {
            Some(to) => (good, low) = (to, middle),
            None => high = middle,
        }
    }
    let stopped = low < length && here != at;
    if good != at {
        let from = put_at(battle, figure, good);
        near::sent(battle, figure, from);
        displaced(battle, figure, doing.by);
    }
    stopped
}

/// Somebody was moved by another, which cards may answer.
fn displaced<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, by: u8) {
    if figure != by {
        moments::fire(battle, Happening::between(Moment::Displaced, figure, by));
    }
}

/// Stands a figure somewhere in a state that is only looked at; whether it may stand there.
fn stand(facts: Facts<'_>, looked_at: &mut State, figure: u8, to: Place) -> bool {
    let place = looked_at.figure_mut(figure);
    place.place = to;
    place.marks.set(Marks::ON_TABLE);
    facts.ground.may_stand(facts.game, looked_at, figure)
}

/// Whether a place is one that the owner may choose for the effect at hand.
pub fn may_put(facts: Facts<'_>, doing: &Doing, to: Place) -> bool {
    Putting::new(facts, doing).is_some_and(|mut putting| putting.may_be(to))
}

/// Somebody who is to be put somewhere, with one copy of the state on which any number of places are tried.
struct Putting<'a> {
    facts: Facts<'a>,
    doing: &'a Doing,
    figure: u8,
    task: Task<'a>,
    tried: State,
}

/// Farther than any ground is wide.
const FAR: i32 = i32::MAX / 2;

/// What a place has to be like.
enum Task<'a> {
    /// At such a spot; the reach is that of the zone of whoever does it.
    Spot { spot: &'a Spot, reach: i32 },
    /// At most so far from the target.
    Back { limit: i32 },
    /// At most so far off, and farther from somebody than before, or nearer, or anywhere.
    Shove { left: i32, way: Way, from: u8 },
    /// At the end of a free move of this length.
    Step { left: i32, way: Way, from: u8, to: Option<&'a Spot> },
    /// Where it may be deployed.
    Redeploy,
}

impl<'a> Putting<'a> {
    fn new(facts: Facts<'a>, doing: &'a Doing) -> Option<Putting<'a>> {
        let effect = super::doing::effect(facts, doing)?;
        let inches = |amount| {
            let inches = facts.amount(amount, Scene::of_doing(doing, attack_below(facts.state))).max(0);
            i32::from(inches) * Mil::INCH.0
        };
        let at_spot = |spot: &'a Spot, figure: u8| {
            let reach = match spot {
                Spot::Zone if figure == doing.by => movement::zone(facts, figure),
                Spot::Zone => movement::zone_by(facts, doing.by, By::Ability(doing.ability)),
                Spot::Inches(_)
                | Spot::NearTarget(_)
                | Spot::ContactWithTarget
                | Spot::PlaceOfSubject
                | Spot::Contact
                | Spot::Anywhere
                | Spot::Apart(_)
                | Spot::Spot(_) => 0,
            };
            Task::Spot { spot, reach }
        };
        let mut figure = doing.left.iter().next().unwrap_or(doing.by);
        let mut tried = *facts.state;
        let task = if let Effect::Relocate { to, .. }
        | Effect::Revive { to: Some(to), .. }
        | Effect::Return { to } = effect
        {
            at_spot(to, figure)
        } else if let Effect::Enter { back, .. } = effect {
            Task::Back { limit: Mil::inches((*back).into()).0 }
        } else if let Effect::Summon { to, place, .. } = effect {
            let side = Side::of_figure(doing.by);
            figure = newcomer(facts.state, side)?;
            let card = if *place == u8::MAX { doing.die } else { *place };
            tried.counts[side.index()] += 1;
            *tried.figure_mut(figure) = Figure { card, ..Figure::default() };
            at_spot(to, figure)
        } else if let Effect::Shove { inches: amount, way, from, .. } = effect {
            let from = origin(facts, doing, from.as_ref(), figure, doing.by);
            Task::Shove { left: inches(*amount), way: *way, from }
        } else if let Effect::Step { inches: amount, way, to, from, .. } = effect {
            let from = origin(facts, doing, from.as_ref(), figure, doing.target);
            Task::Step { left: inches(*amount), way: *way, from, to: to.as_ref() }
        } else if let Effect::Redeploy { .. } = effect {
            tried.figure_mut(figure).marks.clear(Marks::ON_TABLE);
            Task::Redeploy
        } else {
            return None;
        };
        Some(Putting { facts, doing, figure, task, tried })
    }

    /// No place is farther from this one than so much.
    fn bound(&self) -> (Place, i32) {
        let Doing { by, target, subject, .. } = *self.doing;
        let inches = |inches: u8| Mil::inches(inches.into()).0;
        let (from, limit) = match self.task {
            Task::Spot { spot: Spot::Spot(table), .. } => {
                let exact = if table.was.is_some() { 0 } else { FAR };
                let own = table.was.is_none() && single(self.doing, &table.of) == Some(self.figure);
                let reach = match table.inches {
                    Some(0) if table.was.is_none() => Mil::INCH.0,
                    Some(limit) => inches(limit),
                    None => exact,
                };
                let limit = if own { FAR } else { reach };
                return (self.origin(table), limit);
            }
            Task::Spot { spot, reach } => match *spot {
                Spot::Spot(_) => (by, FAR),
                Spot::Zone => (by, reach),
                Spot::Inches(limit) => (by, inches(limit)),
                Spot::NearTarget(_) if target == self.figure => (target, FAR),
                Spot::NearTarget(limit) => (target, inches(limit)),
                Spot::ContactWithTarget => (target, Mil::INCH.0),
                Spot::PlaceOfSubject => (subject, 0),
                Spot::Contact if by == self.figure => (by, FAR),
                Spot::Contact => (by, Mil::INCH.0),
                Spot::Anywhere | Spot::Apart(_) => (by, FAR),
            },
            Task::Shove { left, .. } | Task::Step { left, .. } => (self.figure, left),
            Task::Back { limit } => (target, limit),
            Task::Redeploy => (self.figure, FAR),
        };
        let from = if from == NOBODY { self.figure } else { from };
        (self.facts.state.figure(from).place, limit)
    }

    fn may_be(&mut self, to: Place) -> bool {
        let Facts { game, state, ground, .. } = self.facts;
        let figure = self.figure;
        match self.task {
            Task::Spot { spot, reach } => self.fits_spot(spot, reach, to),
            Task::Back { limit } => {
                ground.gap_from(&self.tried, figure, to, self.doing.target) <= limit
                    && stand(self.facts, &mut self.tried, figure, to)
            }
            Task::Shove { left, way, from } => {
                let near = ground.length(state.figure(figure).place, to) <= left;
                if !near || !stand(self.facts, &mut self.tried, figure, to) {
                    return false;
                }
                if from == NOBODY {
                    return way == Way::Any;
                }
                let (before, after) =
                    (ground.gap(state, from, figure), ground.gap(&self.tried, from, figure));
                match way {
                    Way::Away => after > before,
                    Way::Toward => after < before,
                    Way::Any => true,
                }
            }
            Task::Step { left, way, from, to: ends } => {
                let bare = crate::ground::Detail::Bare;
                let journey = ground.journey(game, state, figure, (Gait::Free, left), to, bare);
                journey.is_ok_and(|journey| self.may_end(way, (from, ends), journey.to))
            }
            Task::Redeploy => ground.can_deploy(game, &self.tried, figure, to).is_ok(),
        }
    }

    /// Whether a step that can be made may end at a place: it goes the way it has to, and to such a spot as it says.
    fn may_end(&mut self, way: Way, (from, ends): (u8, Option<&Spot>), to: Place) -> bool {
        self.goes(way, from, to)
            && ends.is_none_or(|spot| {
                let reach = movement::zone(self.facts, self.doing.by);
                self.fits_spot(spot, reach, to)
            })
    }

    /// Whether a step to a place goes the way it has to, seen from somebody.
    fn goes(&self, way: Way, target: u8, to: Place) -> bool {
        let Facts { state, ground, .. } = self.facts;
        if target == NOBODY || target == self.figure {
            return true;
        }
        let (before, after) =
            (ground.gap(state, self.figure, target), ground.gap_from(state, self.figure, to, target));
        match way {
            Way::Any => true,
            Way::Away => after > before,
            Way::Toward => after < before,
        }
    }

    fn fits_spot(&mut self, spot: &Spot, reach: i32, to: Place) -> bool {
        let Facts { state, ground, .. } = self.facts;
        let (figure, Doing { by, target, subject, .. }) = (self.figure, *self.doing);
        // Distances are seen without standing there. To whoever moves itself it matters where it comes from.
        let tried = &self.tried;
        let near = |one: u8, limit: i32| {
            if one == figure {
                ground.length(state.figure(figure).place, to) <= limit
            } else {
                one != NOBODY && ground.gap_from(tried, figure, to, one) <= limit
            }
        };
        let inches = |inches: u8| Mil::inches(inches.into()).0;
        let open = match *spot {
            Spot::Zone => near(by, reach),
            Spot::Inches(limit) => near(by, inches(limit)),
            Spot::NearTarget(limit) => target == figure || near(target, inches(limit)),
            Spot::ContactWithTarget => target != NOBODY,
            Spot::PlaceOfSubject => subject != NOBODY && state.figure(subject).place == to,
            Spot::Contact => by != figure,
            Spot::Anywhere => true,
            Spot::Apart(limit) => {
                let enemies = state.standing(Side::of_figure(by).other());
                enemies.iter().all(|enemy| ground.gap_from(tried, figure, to, enemy) > inches(limit))
            }
            Spot::Spot(ref table) => self.fits_table(table, to),
        };
        if !open || !stand(self.facts, &mut self.tried, figure, to) {
            return false;
        }
        match spot {
            Spot::Zone => figure == by || movement::sees(self.facts.of(&self.tried), by, figure),
            Spot::ContactWithTarget => ground.contact(&self.tried, figure, target),
            Spot::Contact => ground.contact(&self.tried, figure, by),
            Spot::Spot(table) if !self.touches(table) => false,
            Spot::Spot(table) => {
                let touches = |other: u8| other != figure && ground.contact(&self.tried, figure, other);
                let enemies = self.tried.standing(Side::of_figure(figure).other());
                !(table.free && enemies.iter().any(touches)
                    || table.alone && self.tried.all_standing().iter().any(touches))
                    && table.on.is_none_or(|scenery| ground.on_scenery(&self.tried, figure, scenery))
                    && table.near_scenery.is_none_or(|limit| {
                        ground.near_scenery(&self.tried, figure, Mil::inches(limit.into()), None)
                    })
                    && !(table.uncontrolled && self.is_controlled(figure))
            }
            Spot::Inches(_)
            | Spot::NearTarget(_)
            | Spot::PlaceOfSubject
            | Spot::Anywhere
            | Spot::Apart(_) => true,
        }
    }

    /// Whether a figure that stands there is in the zone of control of an enemy.
    fn is_controlled(&self, figure: u8) -> bool {
        let facts = self.facts.of(&self.tried);
        let enemies = self.tried.standing(Side::of_figure(figure).other());
        enemies.iter().any(|enemy| movement::controls(facts, enemy, figure))
    }

    /// Whether a figure that stands there touches whom it has to, if a spot says so.
    fn touches(&self, table: &SpotTable) -> bool {
        let of = single(self.doing, &table.of).unwrap_or(self.doing.by);
        let asks = table.inches == Some(0) && table.was.is_none() && of != self.figure;
        !asks || self.facts.ground.contact(&self.tried, self.figure, of)
    }

    /// The place that a spot is measured from.
    fn origin(&self, table: &SpotTable) -> Place {
        let state = self.facts.state;
        let of = single(self.doing, &table.of).unwrap_or(self.doing.by);
        let here = state.figure(of).place;
        let stood = match table.was {
            None | Some(Was::Here) => return here,
            Some(Was::Before) => state.before,
            Some(Was::Activation) => state.began,
        };
        if stood.figure == of { stood.place } else { here }
    }

    /// What can be said of a place before somebody stands there.
    fn fits_table(&self, table: &SpotTable, to: Place) -> bool {
        let Facts { game, state, ground, .. } = self.facts;
        let (figure, by) = (self.figure, self.doing.by);
        let inches = |inches: u8| Mil::inches(inches.into()).0;
        let of = single(self.doing, &table.of).unwrap_or(by);
        let origin = self.origin(table);
        let near = match (table.inches, table.was) {
            (None, None) => true,
            (None, Some(_)) => to == origin,
            // Contact is seen when somebody stands there.
            (Some(0), None) if of != figure => true,
            (Some(limit), None) if of != figure => {
                ground.gap_from(&self.tried, figure, to, of) <= inches(limit)
            }
            (Some(limit), _) => ground.length(origin, to) <= inches(limit),
        };
        let apart = |limit: u8| {
            let enemies = state.standing(Side::of_figure(by).other());
            enemies.iter().all(|enemy| ground.gap_from(&self.tried, figure, to, enemy) > inches(limit))
        };
        let here = state.figure(figure).place;
        near && (!table.toward_scenery || ground.leads_to_scenery(state, here, to))
            && table.edge.is_none_or(|limit| {
                // On squares, the first row touches the edge.
                let limit = if ground.is_board() { limit.max(1) } else { limit };
                let of = table.edge_of.map(|side| side.of(Side::of_figure(by)));
                ground.gap_to_edge(game, &self.tried, (figure, to), of) <= inches(limit)
            })
            && table.apart.is_none_or(apart)
            && table.deployment.is_none_or(|side| {
                ground.in_zone_at(game, &self.tried, side.of(Side::of_figure(by)), figure, to)
            })
            && (!table.seen || ground.sees_marker(game, state, of, to))
            && (!table.higher || ground.level_at(to) > ground.level(state, of))
    }
}

/// The places that the owner may choose: all of them on squares, a good sample on a table.
pub fn list_places(facts: Facts<'_>, doing: &Doing, mut found: impl FnMut(Place)) {
    let Some(mut putting) = Putting::new(facts, doing) else { return };
    let first = doing.left.iter().next().unwrap_or(doing.by);
    match putting.task {
        Task::Step { left, way, from, to: ends } => {
            let ground = facts.ground;
            return ground.list_journeys(facts.game, facts.state, first, Gait::Free, left, |to| {
                // What is listed can be walked to, so that only its end is asked about.
                let end = || ground.end_of(facts.game, facts.state, first, (Gait::Free, left), to);
                if way == Way::Any && ends.is_none() || putting.may_end(way, (from, ends), end()) {
                    found(to);
                }
            });
        }
        Task::Redeploy => return facts.ground.list_deployments(facts.game, &putting.tried, first, found),
        Task::Spot { .. } | Task::Back { .. } | Task::Shove { .. } => {}
    }
    let mut centres = [first, doing.by, doing.target]
        .map(|figure| (figure != NOBODY).then(|| facts.state.figure(figure).place));
    if let Task::Spot { spot: Spot::Spot(table), .. } = putting.task {
        let origin = putting.origin(table);
        centres[0] = Some(origin);
        if putting.may_be(origin) {
            found(origin);
        }
        if table.edge.is_some() {
            facts.ground.list_edges(facts.game, facts.state, putting.figure, |to| {
                if putting.may_be(to) {
                    found(to);
                }
            });
        }
    }
    facts.ground.list_places(putting.bound(), &centres, |to| {
        if putting.may_be(to) {
            found(to);
        }
    });
}

/// The owner has said where to.
pub fn put<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, effect: &Effect, to: Place) {
    let first = doing.left.iter().next().unwrap_or(doing.by);
    if let Effect::Enter { .. } = effect {
        return spirits::come_back(battle, doing.by, to);
    }
    let depth = battle.state.stack.depth();
    let from = battle.state.figure(first).place;
    if let Effect::Return { .. } = effect {
        spirits::come_again(battle, doing.by, to);
    } else if let Effect::Summon { life, actions, until, worthless, marker, place, .. } = effect {
        let facts = battle.facts();
        let scene = Scene::of_doing(&doing, None);
        let life = life.map(|life| facts.amount(life, scene));
        let actions = actions.map_or(0, |actions| facts.amount(actions, scene));
        let card = if *place == u8::MAX { doing.die } else { *place };
        bring(battle, &doing, card, to, (life, actions), (*until, *worthless, *marker));
    } else if let Effect::Step { inches, .. } = effect {
        let facts = battle.facts();
        let left = i32::from(facts.amount(*inches, Scene::of_doing(&doing, None)).max(0)) * Mil::INCH.0;
        let bare = crate::ground::Detail::Bare;
        let journey = facts.ground.journey(facts.game, facts.state, first, (Gait::Free, left), to, bare);
        move_to(battle, first, journey.map_or(to, |journey| journey.to));
        movement::pass(battle, first, from);
        displaced(battle, first, doing.by);
    } else if battle.facts().has_fallen(first) {
        stand_up(battle, &doing, effect, first, to);
    } else {
        move_to(battle, first, to);
        if !matches!(effect, Effect::Redeploy { .. }) {
            displaced(battle, first, doing.by);
        }
    }
    // Whatever answers lies above; the list is found where it was.
    let standing = battle.state.standing(Side::of_figure(doing.by));
    let passes = matches!(effect, Effect::Step { passing, .. } if !passing.list.is_empty());
    let passed = if passes { movement::passed(battle.facts(), first, from) } else { Figures::NONE };
    let Some(top) = battle.frame_at(depth - 1) else { return };
    if !passed.is_empty() {
        (top.left, top.chosen, top.waits) = (passed, 1, Waits::Each);
        return;
    }
    if let Effect::Return { .. } = effect {
        top.at += 1;
        (top.waits, top.left) = (Waits::Begin, Figures::NONE);
        return;
    }
    top.left = top.left.without(first);
    if let Effect::Summon { .. } = effect {
        top.choices = top.choices.saturating_sub(1);
        top.die = 0;
        top.waits = Waits::Begin;
        if top.choices == 0 {
            top.at += 1;
            top.chosen = 0;
        }
    } else if let Effect::Redeploy { .. } = effect {
        top.choices = top.choices.saturating_sub(1);
        top.chosen |= 1;
        if top.choices == 0 {
            top.at += 1;
            top.waits = Waits::Begin;
            (top.chosen, top.left) = (0, Figures::NONE);
        } else {
            (top.waits, top.left) = (Waits::Pick, standing);
        }
    } else {
        top.waits = Waits::Each;
    }
}

/// Two trade places, where both can stand.
pub fn swap<S: Sink<Event>>(battle: &mut Battle<'_, S>, by: u8, one: u8, other: u8) {
    let (first, second) = (battle.state.figure(one).place, battle.state.figure(other).place);
    let mut tried = *battle.state;
    tried.figure_mut(one).place = second;
    tried.figure_mut(other).place = first;
    let facts = battle.facts();
    let stands =
        |figure: u8| !tried.figure(figure).stands() || facts.ground.may_stand(facts.game, &tried, figure);
    if one != other && stands(one) && stands(other) {
        battle.state.figure_mut(one).place = second;
        move_to(battle, other, first);
        battle.state.before = Stood::default();
        let who = battle.who(one);
        battle.tell(Event::Card(CardEvent::Relocated { who, from: first, to: second }));
        near::moved(battle, one, first);
        displaced(battle, other, by);
        displaced(battle, one, by);
    }
}
