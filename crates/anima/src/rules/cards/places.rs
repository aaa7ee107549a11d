//! Where effects put somebody: which places the owner may choose, and what happens there.

use geometry::Mil;
use kernel::Sink;

use super::effects::Done;
use super::facts::{Facts, Scene};
use super::spirits;
use super::summons::{bring, newcomer};
use crate::cards::{Effect, Spot, Until};
use crate::event::{CardEvent, Event};
use crate::rules::{Battle, attack_below, movement, scenarios};
use crate::state::{By, Doing, Figure, Figures, Gait, Marks, NOBODY, Place, Side, State, Waits};

/// Puts somebody somewhere else; where there is only one place, without asking.
pub fn relocate<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, figure: u8, spot: &Spot) -> Done {
    if *spot == Spot::PlaceOfSubject {
        let to = battle.state.figure(doing.subject.min(figure.max(doing.subject))).place;
        if stands_at(battle.facts(), figure, to).is_some() {
            move_to(battle, figure, to);
        }
        return Done::Yes;
    }
    Done::Waits(Waits::Place)
}

fn move_to<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, to: Place) {
    let from = battle.state.figure(figure).place;
    battle.state.figure_mut(figure).place = to;
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::Relocated { who, from, to }));
    scenarios::claim_nodes(battle);
}

/// The state with a figure somewhere else, if it may stand there.
fn stands_at(facts: Facts<'_>, figure: u8, to: Place) -> Option<State> {
    let mut moved = *facts.state;
    let place = moved.figure_mut(figure);
    place.place = to;
    place.marks.set(Marks::ON_TABLE);
    facts.ground.may_stand(facts.game, &moved, figure).then_some(moved)
}

/// Whether a place is one that the owner may choose for the effect at hand.
pub fn may_put(facts: Facts<'_>, doing: &Doing, to: Place) -> bool {
    let Some(effect) = super::doing::effect(facts, doing) else { return false };
    let first = doing.left.iter().next().unwrap_or(doing.by);
    let attack = attack_below(facts.state);
    let scene = Scene::of_doing(doing, attack);
    if let Effect::Relocate { to: spot, .. } | Effect::Revive { to: Some(spot), .. } = effect {
        fits_spot(facts, doing, first, spot, to)
    } else if let Effect::Enter { back, .. } = effect {
        fits_spot(facts, doing, doing.by, &Spot::NearTarget(*back), to)
    } else if let Effect::Summon { to: spot, place, .. } = effect {
        let Some(figure) = newcomer(facts.state, Side::of_figure(doing.by)) else { return false };
        let card = if *place == u8::MAX { doing.die } else { *place };
        let mut state = *facts.state;
        state.counts[Side::of_figure(doing.by).index()] += 1;
        *state.figure_mut(figure) = Figure { card, ..Figure::default() };
        fits_spot(Facts { state: &state, ..facts }, doing, figure, spot, to)
    } else if let Effect::Shove { inches, .. } = effect {
        let inches = facts.amount(*inches, scene).max(0);
        let Some(moved) = stands_at(facts, first, to) else { return false };
        let far = facts.ground.length(facts.state.figure(first).place, to);
        let away = facts.ground.gap(&moved, doing.by, first) > facts.ground.gap(facts.state, doing.by, first);
        far <= i32::from(inches) * Mil::INCH.0 && away
    } else if let Effect::Step { inches, .. } = effect {
        let left = i32::from(facts.amount(*inches, scene).max(0)) * Mil::INCH.0;
        let bare = crate::ground::Detail::Bare;
        facts.ground.journey(facts.game, facts.state, first, (Gait::Free, left), to, bare).is_ok()
    } else if let Effect::Redeploy { .. } = effect {
        let mut state = *facts.state;
        state.figure_mut(first).marks.clear(Marks::ON_TABLE);
        facts.ground.can_deploy(facts.game, &state, first, to).is_ok()
    } else {
        false
    }
}

fn fits_spot(facts: Facts<'_>, doing: &Doing, figure: u8, spot: &Spot, to: Place) -> bool {
    let Some(moved) = stands_at(facts, figure, to) else { return false };
    let (game, ground) = (facts.game, facts.ground);
    let within = |one: u8, inches: u8| {
        one != NOBODY && (one == figure || ground.within(&moved, one, figure, Mil::inches(inches.into()).0))
    };
    match spot {
        Spot::Zone if figure == doing.by => {
            facts.ground.length(facts.state.figure(figure).place, to) <= movement::zone(facts, figure)
        }
        Spot::Zone => {
            let reach = movement::zone_by(facts, doing.by, By::Ability(doing.ability));
            ground.within(&moved, doing.by, figure, reach)
                && movement::sees(game, &moved, ground, doing.by, figure)
        }
        Spot::Inches(inches) if figure == doing.by => {
            ground.length(facts.state.figure(figure).place, to) <= Mil::inches((*inches).into()).0
        }
        Spot::Inches(inches) => within(doing.by, *inches),
        Spot::NearTarget(inches) => within(doing.target, *inches),
        Spot::ContactWithTarget => doing.target != NOBODY && ground.contact(&moved, figure, doing.target),
        Spot::PlaceOfSubject => doing.subject != NOBODY && moved.figure(doing.subject).place == to,
    }
}

/// The places that the owner may choose: all of them on squares, a good sample on a table.
pub fn list_places(facts: Facts<'_>, doing: &Doing, mut found: impl FnMut(Place)) {
    let Some(effect) = super::doing::effect(facts, doing) else { return };
    let first = doing.left.iter().next().unwrap_or(doing.by);
    if let Effect::Step { inches, .. } = effect {
        let attack = attack_below(facts.state);
        let left = facts.amount(*inches, Scene::of_doing(doing, attack)).max(0);
        let left = i32::from(left) * Mil::INCH.0;
        return facts.ground.list_journeys(facts.game, facts.state, first, Gait::Free, left, found);
    }
    if let Effect::Redeploy { .. } = effect {
        let mut state = *facts.state;
        state.figure_mut(first).marks.clear(Marks::ON_TABLE);
        return facts.ground.list_deployments(facts.game, &state, first, found);
    }
    let centres = [first, doing.by, doing.target]
        .map(|figure| (figure != NOBODY).then(|| facts.state.figure(figure).place));
    facts.ground.list_places(&centres, |to| {
        if may_put(facts, doing, to) {
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
    if let Effect::Summon { life, actions, until, worthless, place, .. } = effect {
        let facts = battle.facts();
        let scene = Scene::of_doing(&doing, None);
        let life = life.map(|life| facts.amount(life, scene));
        let actions = actions.map_or(0, |actions| facts.amount(actions, scene));
        let card = if *place == u8::MAX { doing.die } else { *place };
        bring(battle, &doing, card, to, (life, actions), (*until == Until::Turn, *worthless));
    } else if let Effect::Step { inches, .. } = effect {
        let facts = battle.facts();
        let left = i32::from(facts.amount(*inches, Scene::of_doing(&doing, None)).max(0)) * Mil::INCH.0;
        let bare = crate::ground::Detail::Bare;
        let journey = facts.ground.journey(facts.game, facts.state, first, (Gait::Free, left), to, bare);
        move_to(battle, first, journey.map_or(to, |journey| journey.to));
    } else {
        move_to(battle, first, to);
    }
    // Whatever answers lies above; the list is found where it was.
    let standing = battle.state.standing(Side::of_figure(doing.by));
    let Some(top) = battle.frame_at(depth - 1) else { return };
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
