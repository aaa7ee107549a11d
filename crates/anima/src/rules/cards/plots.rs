//! Cards that speak for a side and not for anybody on the table: plot cards, played from the hand at a moment that the card
//! allows, and those of organizations, which lie there from the start.

use kernel::Sink;

use super::facts::{Facts, Scene};
use super::lasting;
use super::moments::{self, Happening};
use crate::cards::AbilityName;
use crate::cards::{Ability, Change, Limit, Moment, Trigger};
use crate::event::{CardEvent, Event};
use crate::game::Anima;
use crate::refusal::Illegal;
use crate::rules::{Battle, attack_below};
use crate::state::{
    Doing, Figures, Frame, MOST_PLOT, Mark, NO_ABILITY, NOBODY, SECOND, Side, State, Waits, Why,
};
use crate::usage;

/// Who stands for the side when a plot card is carried out: the first of it on the table, or of the party while nobody is
/// there yet.
fn bearer(facts: Facts<'_>, side: Side) -> Option<u8> {
    let party = facts.state.party(side);
    facts.state.standing(side).iter().next().or_else(|| party.into_iter().next())
}

/// Whether a side is asked for a plot card: where one of the cards that its own might be, by their points, can be played.
///
/// Rule: advantage.plot_window
pub fn may_speak(facts: Facts<'_>, side: Side, moment: Moment) -> bool {
    let open = |card| facts.game.plots(side, facts.game.points_of(card)) & moment.bit() != 0;
    facts.state.hand(side).any(open)
}

/// What the cards that lie open for a side still answer, each with who stands for the side. What is limited has answered
/// once in the turn or the game.
pub fn triggers<'a>(facts: Facts<'a>, side: Side) -> impl Iterator<Item = (u8, &'a Trigger)> {
    let bearer = bearer(facts, side);
    let cards = facts.state.laid(side);
    let held = cards.flat_map(move |card| holding(facts.game, card).map(move |held| (card, held)));
    let open = held.filter(move |(card, (place, _))| {
        !facts.state.marks().any(|mark| *mark == answered(side, *card, *place))
    });
    open.flat_map(|(_, (_, ability))| &ability.triggers).filter_map(move |trigger| Some((bearer?, trigger)))
}

/// Remembers that a card has answered by an ability that is limited.
fn answered(side: Side, card: u8, place: u8) -> Mark {
    let by = side.index() as u8 * SECOND;
    Mark { why: Why::AnsweredForSide, by, figure: card, ability: place }
}

/// What the cards that lie open for a side still change, each with who stands for the side.
pub fn changes<'a>(facts: Facts<'a>, side: Side) -> impl Iterator<Item = (u8, &'a Change)> {
    let bearer = bearer(facts, side);
    let held = facts.state.laid(side).flat_map(move |card| holding(facts.game, card));
    held.flat_map(|(_, ability)| &ability.always).filter_map(move |change| Some((bearer?, change)))
}

/// The abilities that hold of a plot card that was played or a card that lies there from the start, each with its place on the card.
pub fn holding(game: &Anima, card: u8) -> impl Iterator<Item = (u8, &Ability)> {
    let card = game.content.advantages.get(usize::from(card));
    let all = card.into_iter().flat_map(|card| &card.abilities).zip(0..);
    all.filter(|(ability, _)| ability.cost.is_none()).map(|(ability, place)| (place, ability))
}

/// A turn is over: what plot cards said for it alone is over too, and those that say nothing else lie no more.
pub fn end_turn(game: &Anima, state: &mut State) {
    for laid in &mut state.laid {
        let mut kept = [0; MOST_PLOT];
        let lasts = |card: u8| holding(game, card).any(|(_, ability)| !ability.for_turn);
        let lasting = laid.iter().filter(|slot| slot.checked_sub(1).is_some_and(lasts));
        kept.iter_mut().zip(lasting).for_each(|(slot, card)| *slot = *card);
        *laid = kept;
    }
    let content = &game.content;
    lasting::forget(state, |mark| {
        let card = content.advantages.get(usize::from(mark.figure));
        let ability = card.and_then(|card| card.abilities.get(usize::from(mark.ability)));
        mark.why == Why::AnsweredForSide
            && ability.is_some_and(|ability| {
                ability.triggers.iter().any(|trigger| trigger.limit == Some(Limit::Turn))
            })
    });
}

/// Everybody hears which card answers, and what is limited is counted.
pub fn answer<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing) {
    let side = Side::of_figure(doing.by);
    let game = battle.game;
    let found = battle.state.laid(side).find_map(|card| {
        holding(game, card).find_map(|(place, ability)| {
            let trigger = ability.triggers.iter().find(|trigger| trigger.does.program == doing.program)?;
            Some((card, place, trigger.limit))
        })
    });
    let Some((card, place, limit)) = found else { return };
    if limit.is_some() {
        lasting::keep(battle, answered(side, card, place));
    }
    let ability = AbilityName { advantage: true, card, place };
    battle.tell(Event::Card(CardEvent::PlotAnswers { side, ability }));
}

/// What a plot card does when it is played.
fn ability(facts: Facts<'_>, card: u8) -> Option<&Ability> {
    let card = facts.game.content.advantages.get(usize::from(card))?;
    card.abilities.iter().find(|ability| ability.cost.is_some())
}

/// Whether a side may play a card from its hand now.
///
/// Rule: advantage.plot
pub fn playable<'a>(facts: Facts<'a>, side: Side, card: u8) -> Result<&'a Ability, Illegal> {
    if !facts.state.hand(side).any(|held| held == card) {
        return Err(Illegal::NotInHand);
    }
    let ability = ability(facts, card).ok_or(Illegal::NotInHand)?;
    let now = match facts.state.stack.top() {
        Some(Frame::Window(window)) if window.speaks == side => Some(window),
        Some(_) | None => None,
    };
    let (Some(now), Some(bearer)) = (now, bearer(facts, side)) else { return Err(Illegal::NotNowCard) };
    let fits = match &ability.when {
        Some(cue) => moments::fits_side(facts, &cue.0, bearer, now.happening()),
        None => now.moment.is_at_any_time(),
    };
    if fits { Ok(ability) } else { Err(Illegal::NotNowCard) }
}

/// At whom a plot card may be aimed: nothing, if it is aimed at nobody.
pub fn targets(facts: Facts<'_>, side: Side, ability: &Ability) -> Option<Figures> {
    let group = ability.target.as_ref()?;
    let bearer = bearer(facts, side)?;
    let scene = Scene { attack: attack_below(facts.state), ..Scene::of(bearer) };
    // The side itself speaks, so whoever stands for it is one like the others.
    let mut members = facts.members(group, scene, true);
    if facts.belongs(&crate::cards::Group { itself: true, ..group.clone() }, scene, bearer, true) {
        members = members.with(bearer);
    }
    Some(members)
}

/// Plays a card: everybody sees it now, and it leaves the game unless something on it goes on to hold.
///
/// Rule: advantage.plot
pub fn play<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side, card: u8, target: u8) {
    let Some(slot) = battle.state.hands[side.index()].iter().position(|&held| held == card + 1) else {
        return;
    };
    // The rest moves up, so that nobody can tell from the gap which of two cards was played.
    let hand = &mut battle.state.hands[side.index()];
    hand.copy_within(slot + 1.., slot);
    hand[hand.len() - 1] = 0;
    battle.tell(Event::Card(CardEvent::PlotPlayed { side, card }));
    let stays = holding(battle.game, card).next().is_some();
    if let (true, Some(free)) = (stays, battle.state.laid[side.index()].iter_mut().find(|slot| **slot == 0)) {
        *free = card + 1;
    }
    moments::spoken(battle);
    let facts = battle.facts();
    let (Some(ability), Some(bearer)) = (ability(facts, card), bearer(facts, side)) else { return };
    let (subject, cause) = match facts.state.stack.top() {
        Some(Frame::Window(window)) => (window.subject, window.cause),
        Some(_) | None => (NOBODY, NOBODY),
    };
    let program = ability.does.program;
    let place = facts.game.content.advantages[usize::from(card)]
        .abilities
        .iter()
        .position(|other| std::ptr::eq(other, ability));
    let name = AbilityName { advantage: true, card, place: place.unwrap_or_default() as u8 };
    battle.events.comes_by(usage::Place::Of(name, usage::Part::Used).number());
    let doing = Doing { target, subject, cause, ..Doing::new(bearer, NO_ABILITY, program) };
    if battle.put_on_stack(Frame::Doing(doing)) {
        moments::fire(battle, Happening::between(Moment::Plays, bearer, NOBODY));
    }
}

/// What a side plays while the other answers it counts for nothing. Says whether anything was played.
pub fn undo<S: Sink<Event>>(battle: &mut Battle<'_, S>, by: Side) -> bool {
    let content = &battle.game.content;
    let mut frames = battle.state.stack.frames_mut().iter_mut().rev();
    let played = frames.find_map(|frame| {
        if let Frame::Doing(doing) = frame {
            let other = Side::of_figure(doing.by) != by;
            (doing.ability == NO_ABILITY && other && doing.waits == Waits::Begin && doing.at == 0)
                .then_some(doing)
        } else {
            None
        }
    });
    let Some(doing) = played else { return false };
    let program = usize::from(doing.program);
    // Its list is as good as done.
    doing.at = content.linked.programs.get(program).map_or(u8::MAX, |program| program.effects.len() as u8);
    let plays = |card: u8| {
        let card = card.checked_sub(1).and_then(|card| content.advantages.get(usize::from(card)));
        card.is_some_and(|card| card.abilities.iter().any(|one| usize::from(one.does.program) == program))
    };
    for slot in battle.state.laid[by.other().index()].iter_mut().filter(|slot| plays(**slot)) {
        *slot = 0;
    }
    true
}

/// A card that is being carried out goes back to the hand it came from, unless that is full.
pub fn take_back<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing) {
    let side = Side::of_figure(doing.by);
    let cards = &battle.game.content.advantages;
    let says = |program: u16| {
        let does = |ability: &Ability| {
            ability.does.program == program
                || ability.triggers.iter().any(|trigger| trigger.does.program == program)
        };
        cards.iter().position(|card| card.abilities.iter().any(does))
    };
    // What is done within a list of the card's lies above that list.
    let card = battle.state.stack.frames().iter().rev().find_map(|frame| {
        let Frame::Doing(list) = frame else { return None };
        let own = list.ability == NO_ABILITY && Side::of_figure(list.by) == side;
        if own { says(list.program) } else { None }
    });
    let Some(card) = card.and_then(|card| u8::try_from(card).ok()) else { return };
    let index = side.index();
    let Some(free) = battle.state.hands[index].iter().position(|held| *held == 0) else { return };
    battle.state.hands[index][free] = card + 1;
    if let Some(laid) = battle.state.laid[index].iter_mut().find(|slot| **slot == card + 1) {
        *laid = 0;
    }
    battle.tell(Event::Card(CardEvent::PlotTakenBack { side, card }));
}
