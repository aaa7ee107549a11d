//! What is paid for an ability besides action points, and how often it can still be used.

use kernel::Sink;

use super::facts::{CARRIED, Facts, OF_A_CARD};
use super::moments;
use super::using::{attacks_by, slot_of};
use super::{lasting, piles};
use crate::cards::{Ability, Carried, Limit, Payment, Pile, What};
use crate::content::AdvantageKind;
use crate::event::{CardEvent, Event};
use crate::game::Anima;
use crate::rules::innate::{accumulates, immune};
use crate::rules::{Battle, death, states};
use crate::state::{Figures, MOST_CARRIED, Mark, Marks, Side, State, Why};

/// Whether what is paid besides action points is there.
pub fn can_pay(facts: Facts<'_>, (figure, number): (u8, u8), pays: &[Payment]) -> bool {
    let place = facts.state.figure(figure);
    pays.iter().all(|payment| match payment {
        Payment::Actions(points) => place.actions >= *points,
        Payment::Life(life) => place.life > *life,
        Payment::Tokens(tokens) => place.tokens >= *tokens,
        Payment::Gnosis(points) => facts.state.gnosis[Side::of_figure(figure).index()] >= *points,
        Payment::Card => true,
        Payment::State { give, .. } => !immune(facts.game, facts.state, figure, *give),
        Payment::Stunned => {
            !place.marks.has(Marks::STUNNED)
                && !accumulates(facts, figure, None)
                && !facts.has(figure, None, &What::NoStun)
        }
        Payment::Carried { kind } => {
            carried(facts.game, facts.state, figure, *kind, slot_of(number)).is_some()
        }
        Payment::Pile { count, name, on } => {
            facts.pile_of(Pile { name: *name, on: *on }, figure, figure, number) >= *count
        }
    })
}

/// Pays what is paid besides action points; says how many tokens that were.
pub fn pay<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, number: u8, pays: &[Payment]) -> u8 {
    let mut tokens = 0;
    for payment in pays {
        match payment {
            Payment::Actions(points) => {
                battle.pay(figure, *points);
                let (who, actions) = (battle.who(figure), battle.state.figure(figure).actions);
                let by = -i16::from(*points);
                battle.tell(Event::Card(CardEvent::ActionsChanged { who, by, actions }));
            }
            Payment::Life(life) => death::sacrifice(battle, figure, *life),
            Payment::Tokens(count) => {
                battle.state.figure_mut(figure).tokens -= count;
                tokens += count;
                let (who, left) = (battle.who(figure), battle.state.figure(figure).tokens);
                battle.tell(Event::Card(CardEvent::Tokens { who, by: -i16::from(*count), left }));
            }
            Payment::Gnosis(points) => {
                let side = Side::of_figure(figure);
                battle.state.gnosis[side.index()] -= points;
                let left = battle.state.gnosis[side.index()];
                battle.tell(Event::Card(CardEvent::GnosisSpent { side, left }));
            }
            Payment::Pile { count, name, on } => {
                let pile = Pile { name: *name, on: *on };
                piles::change(battle, pile, (figure, figure, number), -i16::from(*count), u8::MAX);
                tokens += count;
            }
            Payment::State { give, level } => states::give_state(battle, figure, *give, *level),
            Payment::Stunned => states::stun(battle, figure),
            Payment::Carried { kind } => {
                if let Some(slot) = carried(battle.game, battle.state, figure, *kind, slot_of(number)) {
                    put_down(battle, figure, slot);
                }
            }
            Payment::Card if attacks_by(battle, figure, number) => {}
            Payment::Card => match battle.game.original(battle.state, figure, number) {
                Some((owner, number)) => discard(battle, owner, number),
                None => discard(battle, figure, number),
            },
        }
    }
    tokens
}

/// The card that brings an ability leaves the game. What it says is still looked up until everything at hand is done: the
/// effect it was paid for is about to begin, and a dodge it makes better is about to be rolled.
///
/// Rule: advantage.action
pub fn discard<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, number: u8) {
    if let Some(slot) = slot_of(number) {
        put_down(battle, figure, slot);
    }
}

/// The first of the advantage cards of a kind that a figure carries, but for the one in a place.
pub fn carried(
    game: &Anima,
    state: &State,
    figure: u8,
    kind: Option<Carried>,
    but: Option<usize>,
) -> Option<usize> {
    let wanted = kind.map(|kind| match kind {
        Carried::Equipment => AdvantageKind::Equipment,
        Carried::Power => AdvantageKind::Power,
    });
    let fits = |card: u8| {
        let known = card.checked_sub(1).and_then(|card| game.content.advantages.get(usize::from(card)));
        known.is_some_and(|card| wanted.is_none_or(|wanted| card.kind == wanted))
    };
    state
        .carried(figure)
        .iter()
        .enumerate()
        .find(|(slot, card)| Some(*slot) != but && fits(**card))
        .map(|(slot, _)| slot)
}

/// One of the cards that a figure carries leaves the game.
pub fn put_down<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, slot: usize) {
    let Some(gone) = battle.state.carried(figure)[slot].checked_sub(1) else { return };
    battle.state.paid[slot] = battle.state.paid[slot].with(figure);
    let bits = ((1u32 << OF_A_CARD) - 1) << (u32::from(CARRIED) + slot as u32 * u32::from(OF_A_CARD));
    let place = battle.state.figure_mut(figure);
    place.on &= !bits;
    place.used &= !bits;
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::Discarded { who, card: gone }));
}

/// Everything at hand is done: nothing asks any more what the cards say that somebody has paid with.
#[inline]
pub fn put_away(state: &mut State) {
    if state.paid == [Figures::NONE; MOST_CARRIED] {
        return;
    }
    for figure in state.paid.into_iter().flat_map(Figures::iter) {
        state.put_away(figure);
    }
}

/// Counts a use of something limited: at the last it cannot be used again.
///
/// Rule: ability.limit
pub fn count<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, number: u8, times: u8) {
    let all = 1 << number | shared(battle.facts(), figure, number);
    // Those that share a limit are counted as the first of them.
    let number = all.trailing_zeros() as u8;
    let same = |mark: &&mut Mark| mark.why == Why::Times && mark.by == figure && mark.ability == number;
    let before = match battle.state.marked.iter_mut().find(same) {
        Some(mark) => {
            mark.figure += 1;
            mark.figure
        }
        None if times > 1 => {
            let mark = Mark { why: Why::Times, by: figure, figure: 1, ability: number };
            // What nobody can keep count of is used up at once.
            if lasting::remember(battle.state, mark) { 1 } else { times }
        }
        None => 1,
    };
    if before >= times {
        battle.state.figure_mut(figure).used |= all;
        lasting::forget(battle.state, |mark| {
            mark.why == Why::Times && mark.by == figure && mark.ability == number
        });
    }
}

/// Uses up for the attack at hand what may be used once in it. Where none is at hand, or nobody can keep account of it, it is
/// used up for the turn.
///
/// Rule: ability.limit
pub(super) fn count_in_attack<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, number: u8) {
    let attacks = moments::attacks_on_stack(battle.state);
    let same = 1 << number | shared(battle.facts(), figure, number);
    for ability in (0..u32::BITS as u8).filter(|ability| same & 1 << ability != 0) {
        let mark = Mark { why: Why::Answered, by: figure, figure: attacks, ability };
        if attacks == 0 || !lasting::remember(battle.state, mark) {
            battle.state.figure_mut(figure).used |= 1 << ability;
        }
    }
}

/// The abilities of the same card that share a limit with one.
pub(super) fn shared(facts: Facts<'_>, figure: u8, number: u8) -> u32 {
    let Some(word) = facts.ability(figure, number).and_then(|ability| ability.shares.as_ref()) else {
        return 0;
    };
    let card = |number: u8| number.checked_sub(CARRIED).map(|place| place / OF_A_CARD);
    let same = |(other, ability): &(u8, &Ability)| {
        card(*other) == card(number) && ability.shares.as_ref() == Some(word)
    };
    facts.abilities(figure).filter(same).fold(0, |bits, (other, _)| bits | 1 << other)
}

/// The abilities that may be used again in a new turn.
pub fn renew(facts: Facts<'_>, figure: u8) -> u32 {
    let renews = |limit: Option<Limit>| matches!(limit, Some(Limit::Turn | Limit::Attack));
    let each_turn = |ability: &Ability| {
        renews(ability.limit) || ability.triggers.iter().any(|trigger| renews(trigger.limit))
    };
    facts
        .abilities(figure)
        .filter(|(_, ability)| each_turn(ability))
        .fold(0, |bits, (number, _)| bits | 1 << number)
}
