//! Ordinary actions that cards let or make somebody take out of its turn.
//!
//! An order waits until whatever is at hand is over. Then whoever has it acts as if it were active, within what the order
//! allows, and whomever it interrupted goes on when it is done, as after a berserker that has to act at once.

use kernel::Sink;

use super::berserk::{self, Interrupted};
use super::cards::aiming;
use super::cards::facts::{Facts, Scene};
use super::cards::lasting;
use super::cards::numbers::FORBIDDEN;
use super::cards::using::{self, Occasion};
use super::price::{Deed, price};
use super::{Battle, charge, combat, movement};
use crate::cards::{Ability, Effect, Kind, Order, Price, Who};
use crate::check::counts_distances;
use crate::event::{CardEvent, Event};
use crate::game::Anima;
use crate::state::{
    Attack, AttackKind, Figures, Gait, Mark, Marks, NO_ABILITY, NOBODY, Side, Stage, State, Status, Why,
};

/// An order that is being carried out.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    pub order: &'a Order,
    /// At whom alone the action is aimed, where that is somebody in particular.
    at: u8,
}

/// The order that a figure carries out now and has not followed yet, if it does.
#[inline]
pub fn given<'a>(game: &'a Anima, state: &State, figure: u8) -> Option<Given<'a>> {
    if game.orders() { find(game, state, figure) } else { None }
}

fn find<'a>(game: &'a Anima, state: &State, figure: u8) -> Option<Given<'a>> {
    let mark = state.marks().find(|mark| mark.why == Why::Acts && mark.by == figure)?;
    let order = game.content.linked.orders.get(usize::from(mark.ability))?;
    Some(Given { order, at: mark.figure })
}

impl Given<'_> {
    pub fn allows(&self, kind: Kind) -> bool {
        self.order.of.contains(&kind)
    }

    /// Whether an ability may be used: what makes somebody act does not lead to itself.
    pub fn allows_ability(&self, ability: &Ability) -> bool {
        let orders = |effect: &Effect| matches!(effect, Effect::Act { .. });
        self.order.special && self.allows(ability.kind) && !ability.any_effect(&orders)
    }

    /// Those of a set at whom a figure may aim.
    pub fn among(&self, facts: Facts<'_>, figure: u8, of: Figures) -> Figures {
        if self.at != NOBODY {
            return of.and(Figures::NONE.with(self.at));
        }
        let scene = Scene::of(figure);
        match &self.order.at {
            None | Some(Who::Bearer | Who::Target | Who::Subject | Who::Cause) => of,
            Some(Who::All(group) | Who::One(group)) => of.and(facts.members(group, scene, true)),
            Some(Who::SomeOf(some)) => of.and(facts.members(&some.of, scene, true)),
            Some(Who::Nearest(group)) => {
                let members = facts.members(group, scene, true).iter();
                let known = members.filter(|&other| {
                    Side::of_figure(other) == Side::of_figure(figure)
                        || !movement::is_hidden_from(facts, figure, other)
                });
                let known = known.fold(Figures::NONE, Figures::with);
                of.and(facts.ground.nearest(facts.state, figure, known))
            }
        }
    }

    pub fn may_aim(&self, facts: Facts<'_>, figure: u8, target: u8) -> bool {
        self.among(facts, figure, Figures::NONE.with(target)).contains(target)
    }
}

/// What somebody pays for an action that it is ordered to take, instead of its cost at any other time.
#[inline]
pub fn priced(facts: Facts<'_>, figure: u8, cost: u8) -> u8 {
    if !facts.game.orders() || cost == FORBIDDEN || !facts.state.stack.is_empty() {
        return cost;
    }
    let acts = facts.state.active() == Some(figure);
    let Some(given) = find(facts.game, facts.state, figure).filter(|_| acts) else { return cost };
    match given.order.price {
        Price::Free => 0,
        Price::Full => cost,
        Price::Less(by) => cost.saturating_sub(by),
    }
}

/// Whether a figure that carries out an order may leave it.
pub fn may_leave(facts: Facts<'_>, figure: u8, given: &Given<'_>) -> bool {
    !given.order.must || !can_act(facts, figure, given)
}

/// Whether there is a basic action that an order allows a figure.
fn can_act(facts: Facts<'_>, figure: u8, given: &Given<'_>) -> bool {
    let place = facts.state.figure(figure);
    if !place.stands() || facts.suffers(figure, Status::Paralyzed) {
        return false;
    }
    let may_move = || movement::may_move(facts, figure, &movement::plainly(facts, figure)).is_ok();
    let affords = |deed: Deed<'_>| price(facts, figure, deed) <= place.actions;
    let strikes = |kind: AttackKind, target: u8| affords(Deed::StrikeAt { kind, target });
    let at = |of: Figures| given.among(facts, figure, of).iter();
    given.order.of.iter().any(|kind| match kind {
        Kind::Movement => affords(Deed::Move(Gait::Free)) && may_move(),
        Kind::Walk => affords(Deed::Move(Gait::Walk)) && may_move(),
        Kind::Run => affords(Deed::Move(Gait::Run)) && may_move(),
        Kind::Attack => at(movement::strikes(facts, figure)).any(|target| strikes(AttackKind::Melee, target)),
        Kind::RangedAttack => {
            let open = at(aimable(facts, figure, AttackKind::Ranged));
            open.into_iter().any(|target| strikes(AttackKind::Ranged, target) && hits(facts, figure, target))
        }
        Kind::Charge => {
            may_move()
                && at(aimable(facts, figure, AttackKind::Charge))
                    .any(|target| strikes(AttackKind::Charge, target) && has_line(facts, figure, target))
        }
        Kind::Seek => !place.marks.has(Marks::SOUGHT) && affords(Deed::Seek),
        Kind::Passive | Kind::Effect | Kind::Dodge | Kind::Counterattack | Kind::Escape => false,
    })
}

/// The enemies that a figure may aim at from afar, as far as it knows of them.
fn aimable(facts: Facts<'_>, figure: u8, kind: AttackKind) -> Figures {
    let place = facts.state.figure(figure).place;
    let open = |&enemy: &u8| {
        !movement::is_hidden_from(facts, figure, enemy)
            && !movement::is_barred(facts, &Attack::new(figure, enemy, kind, place))
    };
    let enemies = facts.state.standing(Side::of_figure(figure).other());
    enemies.iter().filter(open).fold(Figures::NONE, Figures::with)
}

/// Whether a basic shot can be made at somebody.
fn hits(facts: Facts<'_>, figure: u8, target: u8) -> bool {
    let shot = Attack::new(figure, target, AttackKind::Ranged, facts.state.figure(figure).place);
    facts.game.card(facts.state, figure).range.is_some()
        && !combat::is_kept_from_shooting(facts, &shot)
        && combat::may_shoot_at(facts, &shot)
        && combat::aims(facts, &shot)
        && (!counts_distances(facts.game) || combat::is_in_range(facts, &shot))
}

/// Whether there is a straight way for a basic charge at somebody.
fn has_line(facts: Facts<'_>, figure: u8, target: u8) -> bool {
    let charge = Attack::new(figure, target, AttackKind::Charge, facts.state.figure(figure).place);
    let known = counts_distances(facts.game);
    let longest = if known { charge::allowance_at(facts, figure, target) } else { i32::MAX };
    !facts.ground.contact(facts.state, figure, target)
        && facts.ground.charge_exists(facts.game, facts.state, &charge, longest)
}

/// Whether there is an ability that an order allows a figure.
fn can_use(facts: Facts<'_>, figure: u8, given: &Given<'_>) -> bool {
    given.order.special
        && facts.abilities(figure).any(|(number, ability)| {
            ability.cost.is_some()
                && using::usable(facts, figure, number, Occasion::Active).is_ok()
                && aiming::has_target(facts, figure, number, ability, Occasion::Active)
        })
}

/// Somebody is to act when whatever is at hand is over, at somebody in particular or at anybody whom the order allows.
pub fn give(state: &mut State, figure: u8, place: u8, at: u8) {
    lasting::remember(state, Mark { why: Why::Ordered, by: figure, figure: at, ability: place });
}

/// Lets the next who has an order act. Says whether somebody does.
pub fn interrupt<S: Sink<Event>>(battle: &mut Battle<'_, S>, interrupted: Interrupted) -> bool {
    if !battle.game.orders() || battle.state.interruption().is_some() {
        return false;
    }
    while let Some(order) = next(battle.state) {
        lasting::forget(battle.state, |mark| *mark == order);
        if begin(battle, order, interrupted) {
            return true;
        }
    }
    false
}

/// The order that comes next.
fn next(state: &State) -> Option<Mark> {
    state.marks().find(|mark| mark.why == Why::Ordered).copied()
}

/// Whether anybody still has an order to follow.
pub fn are_waiting(game: &Anima, state: &State) -> bool {
    game.orders() && state.marks().any(|mark| mark.why == Why::Ordered)
}

fn begin<S: Sink<Event>>(battle: &mut Battle<'_, S>, order: Mark, interrupted: Interrupted) -> bool {
    let figure = order.by;
    let place = battle.state.figure(figure);
    if !place.stands() || place.marks.has(Marks::STUNNED) {
        return false;
    }
    let (whom, side) = match interrupted {
        Interrupted::Activation(whom) => (whom, NO_ABILITY),
        Interrupted::Go(side) => (NOBODY, side as u8),
    };
    let stage = battle.state.stage;
    let marks = [
        Mark { why: Why::Interrupted, by: figure, figure: whom, ability: side },
        Mark { why: Why::Acts, ..order },
    ];
    let room = marks.into_iter().all(|mark| lasting::remember(battle.state, mark));
    battle.go(Stage::Active { figure });
    if !room || !is_open(battle.facts(), figure) {
        battle.go(stage);
        lasting::forget(battle.state, |mark| marks.contains(mark));
        return false;
    }
    berserk::keep_last(battle.state, whom);
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::ActsAtOnce { who }));
    true
}

/// Whether a figure has an order that it can still follow.
fn is_open(facts: Facts<'_>, figure: u8) -> bool {
    given(facts.game, facts.state, figure)
        .is_some_and(|given| can_act(facts, figure, &given) || can_use(facts, figure, &given))
}

/// A figure that acts by an order has done so.
pub fn follow(game: &Anima, state: &mut State, figure: u8) {
    if !game.orders() {
        return;
    }
    for mark in &mut state.marked {
        if mark.why == Why::Acts && mark.by == figure {
            mark.why = Why::Followed;
        }
    }
}

/// Whether whoever acts by an order has nothing more to do; nothing, if it acts by none.
pub fn is_done(facts: Facts<'_>, figure: u8) -> Option<bool> {
    if !facts.game.orders() {
        return None;
    }
    let mut marks = facts.state.marks().filter(|mark| mark.by == figure);
    let mark = marks.find(|mark| matches!(mark.why, Why::Acts | Why::Followed))?;
    Some(mark.why == Why::Followed || !is_open(facts, figure))
}

/// The order of a figure is over. Says whether it was followed, if there was one.
pub fn end(game: &Anima, state: &mut State, figure: u8) -> Option<Ended> {
    if !game.orders() {
        return None;
    }
    let own = |mark: &Mark| matches!(mark.why, Why::Acts | Why::Followed) && mark.by == figure;
    let why = state.marks().find(|mark| own(mark))?.why;
    lasting::forget(state, own);
    Some(if why == Why::Followed { Ended::Followed } else { Ended::Left })
}

/// How an order came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    Followed,
    /// Whoever had it let it be, or could follow it no more.
    Left,
}
