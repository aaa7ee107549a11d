//! What the owner of a card chooses between: branches, counters, summons, scenery.

use kernel::Sink;

use super::effects::{grant, nest, single};
use super::endings::{counters, hand_on};
use super::facts::{CARRIED, Facts, Scene};
use super::summons::summons;
use super::{lasting, paying, upkeep};
use crate::cards::{Ability, Effect, Ends, Who};
use crate::content::AdvantageKind;
use crate::event::{CardEvent, Event};
use crate::rules::{Battle, attack_below, death};
use crate::state::{Doing, Frame, Mark, Waits, Why};

/// How many options there are to choose from.
pub fn options(facts: Facts<'_>, doing: &Doing) -> u8 {
    match super::doing::effect(facts, doing) {
        Some(Effect::Choose { from, .. }) => from.len() as u8,
        Some(Effect::Attack { may: true, .. }) => 1,
        Some(Effect::Summon { .. }) => summons(facts, doing).count().min(200) as u8,
        Some(Effect::MarkScenery) => facts.ground.piece_count(facts.state),
        Some(Effect::Copy { .. }) => copied(facts, doing).count() as u8,
        Some(Effect::Suppress { .. }) => suppressible(facts, doing).count() as u8,
        Some(_) | None => 0,
    }
}

/// The abilities that can be copied, by their numbers on the card of whoever has them.
pub fn copied<'a>(facts: Facts<'a>, doing: &Doing) -> impl Iterator<Item = u8> + 'a {
    let figure = doing.left.iter().next();
    let (carried, sources) = match super::doing::effect(facts, doing) {
        Some(Effect::Copy { carried, sources, .. }) => (*carried, sources.as_slice()),
        Some(_) | None => (None, &[][..]),
    };
    let fits = move |figure: u8, number: u8, ability: &Ability| {
        let name = facts.game.ability_name(facts.state, figure, number);
        let card = facts.game.content.advantages.get(usize::from(name.card)).filter(|_| name.advantage);
        let own = usize::from(number) < facts.game.card(facts.state, figure).abilities.len();
        let there = match carried {
            None => own,
            Some(kind) => {
                number >= CARRIED && card.is_some_and(|card| card.kind == AdvantageKind::of_carried(kind))
            }
        };
        there && ability.cost.is_some() && (sources.is_empty() || sources.contains(&ability.source))
    };
    figure.into_iter().flat_map(move |figure| {
        let all = facts.abilities(figure);
        all.filter(move |(number, ability)| fits(figure, *number, ability)).map(|(number, _)| number)
    })
}

/// The abilities that can be suppressed, by the numbers of whoever has them: what is already need not be again.
pub fn suppressible<'a>(facts: Facts<'a>, doing: &Doing) -> impl Iterator<Item = u8> + 'a {
    let figure = doing.left.iter().next();
    let (carried, sources) = match super::doing::effect(facts, doing) {
        Some(Effect::Suppress { carried, sources, .. }) => (*carried, sources.as_slice()),
        Some(_) | None => (None, &[][..]),
    };
    let fits = move |figure: u8, number: u8, ability: &Ability| {
        let name = facts.game.ability_name(facts.state, figure, number);
        let card = facts.game.content.advantages.get(usize::from(name.card)).filter(|_| name.advantage);
        let of_kind =
            carried.is_none_or(|kind| card.is_some_and(|card| card.kind == AdvantageKind::of_carried(kind)));
        of_kind
            && (sources.is_empty() || sources.contains(&ability.source))
            && !facts.game.is_suppressed(facts.state, figure, number)
    };
    figure.into_iter().flat_map(move |figure| {
        let all = facts.abilities(figure);
        all.filter(move |(number, ability)| fits(figure, *number, ability)).map(|(number, _)| number)
    })
}

/// Whether an option may still be chosen.
pub fn may_choose(facts: Facts<'_>, doing: &Doing, option: u8) -> bool {
    if option >= options(facts, doing) {
        return false;
    }
    match super::doing::effect(facts, doing) {
        Some(Effect::Choose { again, from, by, .. }) => {
            let times = doing.chosen >> (2 * option.min(7)) & 3;
            let most = match (again, from[usize::from(option)].most) {
                (_, Some(most)) => u16::from(most),
                (true, None) => 3,
                (false, None) => 1,
            };
            let branch = &from[usize::from(option)];
            let scene = Scene::of_doing(doing, attack_below(facts.state));
            times < most.min(3)
                && facts.all(&branch.needs, doing.by, scene)
                && paying::can_pay(facts, (chooser(doing, by.as_ref()), doing.ability), &branch.pays)
        }
        Some(_) | None => true,
    }
}

/// Who chooses, and pays for what is chosen.
fn chooser(doing: &Doing, by: Option<&Who>) -> u8 {
    by.and_then(|by| single(doing, by)).unwrap_or(doing.by)
}

/// Whether whoever chooses may leave it. The other side has to choose one of several, as long as there is one.
pub fn may_leave(facts: Facts<'_>, doing: &Doing) -> bool {
    let options = options(facts, doing);
    let must = matches!(super::doing::effect(facts, doing), Some(Effect::Choose { must: true, .. }));
    !must && (!doing.other || options == 1) || !(0..options).any(|option| may_choose(facts, doing, option))
}

/// The owner has chosen one of several things.
pub fn chosen<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: Doing, effect: &Effect, option: u8) {
    match (effect, doing.waits) {
        (Effect::Cleanse { .. }, _) => {
            let Some(figure) = doing.left.iter().next() else { return };
            let Some(status) = counters(battle.game, battle.state, figure).nth(usize::from(option)) else {
                return;
            };
            let place = battle.state.figure_mut(figure);
            let left = place.counters.of(status) - 1;
            place.counters.set(status, left);
            let who = battle.who(figure);
            battle.tell(Event::Card(CardEvent::Cleansed { who, status, left }));
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return };
            top.choices = top.choices.saturating_sub(1);
            top.taken = top.taken.saturating_add(1);
            if top.choices == 0 {
                top.left = top.left.without(figure);
                top.waits = Waits::Each;
            }
            hand_on(battle, &doing, effect, (status, 1));
        }
        (Effect::Summon { .. }, _) => {
            let card = summons(battle.facts(), &doing).nth(usize::from(option));
            let who = battle.who(doing.by);
            battle.tell(Event::Card(CardEvent::Chooses { who, option }));
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return };
            if let Some(card) = card {
                top.die = card;
                top.waits = Waits::Place;
            }
        }
        (Effect::Choose { from, each, by, .. }, _) => {
            let Some(branch) = from.get(usize::from(option)) else { return };
            // Chosen anew for each of several, whoever it is chosen for is the target.
            let whom = each.as_ref().and_then(|_| doing.left.iter().next());
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return };
            top.chosen = top.chosen.saturating_add(1 << (2 * option.min(7)));
            top.choices = top.choices.saturating_sub(1);
            if top.choices == 0 {
                (top.chosen, top.other) = (0, false);
                match whom {
                    Some(whom) => {
                        top.left = top.left.without(whom);
                        top.waits = Waits::Each;
                    }
                    None => {
                        top.at += 1;
                        top.waits = Waits::Begin;
                    }
                }
            }
            let who = battle.who(doing.by);
            battle.tell(Event::Card(CardEvent::Chooses { who, option }));
            let payer = chooser(&doing, by.as_ref());
            let life = battle.state.figure(payer).life;
            let paid = paying::pay(battle, payer, doing.ability, &branch.pays);
            let given = life.saturating_sub(battle.state.figure(payer).life);
            let doing = Doing { paid: doing.paid + paid, ..doing };
            nest(battle, &doing, branch.does.program, whom.unwrap_or(doing.target));
            death::sacrificed(battle, payer, given);
        }
        (Effect::Attack { .. }, _) => {
            let who = battle.who(doing.by);
            battle.tell(Event::Card(CardEvent::Chooses { who, option }));
            super::doing::go_ahead(battle, Doing { chosen: 1, ..doing }, effect);
        }
        (Effect::Copy { until, place, to, .. }, _) => {
            let (Some(from), Some(number)) =
                (doing.left.iter().next(), copied(battle.facts(), &doing).nth(usize::from(option)))
            else {
                return;
            };
            let who = battle.who(doing.by);
            battle.tell(Event::Card(CardEvent::Chooses { who, option }));
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return };
            top.left = top.left.without(from);
            top.waits = Waits::Each;
            let change = place + 1;
            let Some(to) = single(&doing, to) else { return };
            lasting::end(battle.state, |lasting| lasting.figure == to && lasting.change == change);
            if battle.state.figure(to).stands() || to == doing.by {
                grant(battle, *place, (to, from, number), Ends::NEVER.with(*until));
            }
        }
        (Effect::Suppress { until, place, .. }, _) => {
            let (Some(figure), Some(number)) =
                (doing.left.iter().next(), suppressible(battle.facts(), &doing).nth(usize::from(option)))
            else {
                return;
            };
            let who = battle.who(doing.by);
            battle.tell(Event::Card(CardEvent::Chooses { who, option }));
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return };
            top.left = top.left.without(figure);
            top.waits = Waits::Each;
            let Some(change) = battle.game.content.linked.changes.get(usize::from(*place)) else { return };
            let by = (figure, doing.by, doing.ability);
            if !lasting::begin(battle, change, by, *until, number.into()) {
                return;
            }
            let (who, ability) = (battle.who(figure), battle.ability_name(figure, number));
            battle.tell(Event::Card(CardEvent::Suppressed { who, ability }));
            if battle.state.figure(figure).on & 1 << number != 0 {
                upkeep::switch_off(battle, figure, number);
            }
        }
        (Effect::MarkScenery, _) => {
            let who = battle.who(doing.by);
            battle.tell(Event::Card(CardEvent::Chooses { who, option }));
            let mark = Mark { why: Why::Scenery, by: doing.by, figure: option, ability: doing.ability };
            lasting::keep(battle, mark);
            let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return };
            top.at += 1;
            top.waits = Waits::Begin;
        }
        (_, _) => {}
    }
}
