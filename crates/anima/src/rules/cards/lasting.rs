//! What cards make different for a while, and whom they remember: beginning it and ending it.

use kernel::Sink;

use super::facts::{Facts, Scene};
use super::{forms, moments, spirits};
use crate::cards::{Amount, Change, Ends, Kind, Until, What};
use crate::event::{CardEvent, Event};
use crate::game::Anima;
use crate::ground::Ground;
use crate::rules::{Battle, death, win};
use crate::state::{
    Attack, AttackKind, By, Figures, Lasting, MOST_LASTING, Mark, NOBODY, Side, Stage, State, Why,
};

/// Makes something different for a figure. Amounts that have to be counted are counted now. Says whether there was room
/// for it; where there is none, everybody is told.
pub fn begin<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    change: &Change,
    (figure, by, ability): (u8, u8, u8),
    ends: Ends,
    amount: i16,
) -> bool {
    let amount = amount.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
    // What ends with an action ends with the attack at hand, not with one that is made within it.
    let attack = if ends.has(Until::Action) { moments::attacks_on_stack(battle.state) } else { 0 };
    let ends = ends.with_attack(attack);
    make_last(battle, Lasting { figure, by, change: change.place + 1, amount, ends, ability })
}

/// The same of anything that lasts.
pub fn make_last<S: Sink<Event>>(battle: &mut Battle<'_, S>, lasting: Lasting) -> bool {
    let fits = add(battle.state, lasting);
    if !fits {
        battle.tell(Event::Card(CardEvent::NoRoom));
    }
    fits
}

/// Says whether there was room for it.
fn add(state: &mut State, lasting: Lasting) -> bool {
    let free = state.lasting.iter_mut().find(|lasting| lasting.change == 0);
    free.map(|slot| *slot = lasting).is_some()
}

/// What the measured amounts of a change count, if it has any.
pub fn measured(change: &Change) -> Option<Amount> {
    change.parts.iter().map(|(_, amount)| *amount).find(|amount| matches!(amount, Amount::Measured(_)))
}

/// Ends everything that fits, and keeps the rest in its order.
pub fn end(state: &mut State, over: impl Fn(&Lasting) -> bool) {
    let mut kept = 0;
    for place in 0..state.lasting.len() {
        let lasting = state.lasting[place];
        if lasting.change == 0 {
            break;
        }
        if !over(&lasting) {
            state.lasting[kept] = lasting;
            kept += 1;
        }
    }
    for slot in &mut state.lasting[kept..] {
        *slot = Lasting::default();
    }
}

/// Ends everything that fits, where that may be a form, somebody on the table or somebody of the other side: those turn
/// back, these leave or go back.
pub fn finish<S: Sink<Event>>(battle: &mut Battle<'_, S>, over: impl Fn(&Lasting) -> bool) {
    if battle.state.lasting[0].change == 0 {
        return;
    }
    let ended = |what: u16| {
        let lasting = battle.state.lasting.iter().filter(|lasting| lasting.change == what && over(lasting));
        lasting.fold(Figures::NONE, |set, lasting| set.with(lasting.figure))
    };
    let (forms, guests) = (ended(Lasting::FORM), ended(Lasting::GUEST));
    let controlled = ended(Lasting::CONTROLLED);
    end(battle.state, over);
    for body in controlled.iter() {
        spirits::give_back(battle, body);
    }
    forms.iter().for_each(|figure| forms::turn_back(battle, figure));
    guests.iter().for_each(|figure| death::remove(battle, figure));
    if !guests.is_empty() || !controlled.is_empty() {
        win::look(battle);
    }
}

/// A turn is over: whatever lasted as long, and whoever was hurt in it. What lasts a turn longer lasts this long now.
pub fn end_turn<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    finish(battle, |lasting| {
        [Until::Turn, Until::Action, Until::NextAttack].into_iter().any(|until| lasting.ends.has(until))
    });
    turn_into(battle.state, Until::NextTurn, Until::Turn, |_| true);
    forget(battle.state, |mark| matches!(mark.why, Why::Hurt | Why::Ordered | Why::Delayed));
    battle.state.bled = Figures::NONE;
    for figure in &mut battle.state.figures {
        figure.counters.forget_done();
    }
}

/// What has one end has another in its place, where it fits.
fn turn_into(state: &mut State, from: Until, to: Until, which: impl Fn(&Lasting) -> bool) {
    for lasting in state.lasting.iter_mut().take_while(|lasting| lasting.change != 0) {
        if lasting.ends.has(from) && which(lasting) {
            lasting.ends = lasting.ends.without(from).with(to);
        }
    }
}

/// Somebody is activated: what lasted until then is over.
pub fn activated<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    finish(battle, |lasting| {
        lasting.figure == figure && lasting.ends.has(Until::Activation)
            || lasting.by == figure && lasting.ends.has(Until::BearerActivation)
    });
}

/// An activation is over: what lasted as long.
pub fn activation_over<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    finish(battle, |lasting| lasting.figure == figure && lasting.ends.has(Until::ActivationEnds));
}

/// An action is over: what lasted as long, and what lasts while somebody has action points.
pub fn acted<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let state = &*battle.state;
    let spent = state.lasting.iter().take_while(|lasting| lasting.change != 0);
    let spent = spent.filter(|lasting| state.figure(lasting.figure).actions == 0);
    let spent = spent.fold(Figures::NONE, |set, lasting| set.with(lasting.figure));
    finish(battle, |lasting| {
        lasting.ends.has(Until::Action) || lasting.ends.has(Until::Spent) && spent.contains(lasting.figure)
    });
}

/// An ability is used, on somebody or nobody: what lasts until such a one is over ends with this action.
pub fn used(state: &mut State, game: &Anima, ground: &Ground, (figure, number): (u8, u8), target: u8) {
    let waits = |lasting: &Lasting| lasting.figure == figure && lasting.ends.has(Until::Use);
    if state.lasting[0].change == 0 || !state.lasting.iter().any(waits) {
        return;
    }
    let facts = Facts::new(game, state, ground);
    let Some(ability) = facts.ability(figure, number) else { return };
    let kind = match ability.kind {
        Kind::RangedAttack => AttackKind::Ranged,
        Kind::Charge => AttackKind::Charge,
        Kind::Passive
        | Kind::Attack
        | Kind::Effect
        | Kind::Dodge
        | Kind::Counterattack
        | Kind::Movement
        | Kind::Walk
        | Kind::Run
        | Kind::Escape
        | Kind::Seek => AttackKind::Melee,
    };
    let place = state.figure(figure).place;
    let aim = if target == NOBODY { figure } else { target };
    let action = Attack { by: By::Ability(number), ..Attack::new(figure, aim, kind, place) };
    let concerns = |change: &Change, by: u8| {
        let scene = Scene { bearer: by, ..Scene::in_attack(figure, Some(&action)) };
        let priced = |what: &What| {
            if let What::Cost(kinds) = what {
                kinds.is_empty() || kinds.contains(&ability.kind)
            } else if let What::CostOfSource(source) = what {
                *source == ability.source
            } else {
                *what != What::Escape || ability.kind == Kind::Escape
            }
        };
        // An ability that is given is no change of anything: it is there for whatever is used.
        change.grants.is_some()
            || facts.applies(change, figure, scene) && change.parts.iter().any(|(what, _)| priced(what))
    };
    let over = among(state, |lasting| {
        let change = game.content.linked.change(lasting.change);
        waits(lasting) && change.is_none_or(|change| concerns(change, lasting.by))
    });
    end_with_action(state, over);
}

/// A basic action begins: what lasts until such a one is over, because it names its kind, ends with it.
#[inline]
pub fn acts<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, action: Option<&Attack>, kind: Kind) {
    let waits = |lasting: &Lasting| lasting.figure == figure && lasting.ends.has(Until::Use);
    if battle.state.lasting[0].change == 0 || !battle.state.lasting.iter().any(waits) {
        return;
    }
    let facts = battle.facts().declaring(kind);
    let over = among(facts.state, |lasting| {
        let change = facts.game.content.linked.change(lasting.change);
        let scene = Scene { bearer: lasting.by, ..Scene::in_attack(figure, action) };
        let ends = |change: &Change| change.ends_with(kind) && facts.applies(change, figure, scene);
        waits(lasting) && change.is_some_and(ends)
    });
    end_with_action(battle.state, over);
}

/// Which of what lasts fits, by its place.
fn among(state: &State, fits: impl Fn(&Lasting) -> bool) -> [bool; MOST_LASTING] {
    let mut found = [false; MOST_LASTING];
    for (slot, lasting) in found.iter_mut().zip(&state.lasting) {
        *slot = fits(lasting);
    }
    found
}

/// What waited for an action like the one that begins lasts as long as that.
fn end_with_action(state: &mut State, over: [bool; MOST_LASTING]) {
    for (lasting, _) in state.lasting.iter_mut().zip(over).filter(|(_, over)| *over) {
        lasting.ends = lasting.ends.without(Until::Use).with(Until::Action);
    }
}

/// Whether somebody has another's card for longer than this turn.
pub fn keeps_form(state: &State, figure: u8) -> bool {
    state.lasting.iter().any(|lasting| lasting.change == Lasting::FORM && lasting.figure == figure)
}

/// Whether what ends so has to be remembered where a form or somebody on the table is meant; otherwise it ends with the
/// turn or never.
pub fn is_remembered(ends: Ends) -> bool {
    [Until::NextTurn, Until::Activation, Until::BearerActivation, Until::Use, Until::Spent]
        .into_iter()
        .any(|until| ends.has(until))
}

/// An ability of a figure's is off: whatever hung on its upkeep is over.
pub fn end_upkeep(state: &mut State, figure: u8, ability: u8) {
    end(state, |lasting| {
        lasting.ends.has(Until::Upkeep) && lasting.by == figure && lasting.ability == ability
    });
}

/// Somebody has left the table: what was different for it is over, and what hung on its upkeep.
pub fn end_figure(state: &mut State, figure: u8) {
    end(state, |lasting| lasting.figure == figure || lasting.by == figure && lasting.ends.has(Until::Upkeep));
    turn_into(state, Until::BearerActivation, Until::Turn, |lasting| lasting.by == figure);
}

/// Remembers somebody. Says whether there was room for it.
pub fn remember(state: &mut State, mark: Mark) -> bool {
    if state.marked.contains(&mark) {
        return true;
    }
    let free = state.marked.iter_mut().find(|mark| mark.why == Why::Nothing);
    free.map(|slot| *slot = mark).is_some()
}

/// The same, and everybody is told where there was none.
pub fn keep<S: Sink<Event>>(battle: &mut Battle<'_, S>, mark: Mark) -> bool {
    let fits = remember(battle.state, mark);
    if !fits {
        battle.tell(Event::Card(CardEvent::NoRoom));
    }
    fits
}

pub fn forget(state: &mut State, which: impl Fn(&Mark) -> bool) {
    let mut kept = 0;
    for place in 0..state.marked.len() {
        let mark = state.marked[place];
        if mark.why != Why::Nothing && !which(&mark) {
            state.marked[kept] = mark;
            kept += 1;
        }
    }
    for slot in &mut state.marked[kept..] {
        *slot = Mark::default();
    }
}

/// The side that acts first when several cards answer the same: the active player's, then the other.
pub fn in_order(state: &State) -> [Side; 2] {
    let first = if let Stage::Act { side } = state.stage {
        side
    } else {
        state.active().map_or(state.first, Side::of_figure)
    };
    [first, first.other()]
}
