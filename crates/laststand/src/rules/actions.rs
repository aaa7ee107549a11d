//! Stage 5: the action cards, one slot after another, and how heroes stop them.

use kernel::{SeatSet, Sink};

use super::{Table, dice, round, titan};
use crate::action::With;
use crate::content::{ActionEffect, StoppedBy};
use crate::event::{Cause, Event, LostDie};
use crate::face::Face;
use crate::game::LastStand;
use crate::slug;
use crate::state::{CardId, MOST_HEROES, Open, Purse, SLOTS, Slot, Stage, seat_of};

/// The first card comes up.
///
/// Rule: round.actions
pub fn begin<S: Sink<Event>>(table: &mut Table<'_, S>) {
    resolve_from(table, 0);
}

/// Resolves the slots from this one on. A face-down card is turned over only when the one before is finished.
/// A card that the book prints is told as such, so that its printed example can be held against it.
///
/// Rule: action.examples
fn resolve_from<S: Sink<Event>>(table: &mut Table<'_, S>, first: u8) {
    for slot in first..SLOTS as u8 {
        let (card, turned) = match table.state.open.slots[usize::from(slot)] {
            Slot::Empty => continue,
            Slot::FaceUp(card) => (card, false),
            Slot::FaceDown => (turn_over(table, slot), true),
        };
        let printed = !table.titan().cards[usize::from(card.0)].ours;
        let told = table.card(card);
        table.tell(Event::CardUp { card: told, turned, printed });
        match table.titan().cards[usize::from(card.0)].stopped_by {
            StoppedBy::Individual { levels } => {
                let struck = table
                    .state
                    .open
                    .heroes_who(|hero| hero.level.is_some_and(|level| levels.contains(level)));
                if strike(table, slot, card, struck) {
                    return;
                }
            }
            StoppedBy::Collective => {
                if gather(table, slot) {
                    return;
                }
            }
        }
        if table.over() {
            return;
        }
    }
    round::begin_spending(table);
}

fn turn_over<S: Sink<Event>>(table: &mut Table<'_, S>, slot: u8) -> CardId {
    let card = table.state.hidden.take().expect("a face-down slot has its card");
    let open = &mut table.state.open;
    open.pool = open.pool.without(card);
    open.surely_in_hand = crate::state::CardSet::NONE;
    open.slots[usize::from(slot)] = Slot::FaceUp(card);
    card
}

/// Strikes every hero in the card's levels; whoever can pay is asked. `true` if the game now waits.
///
/// Rule: action.area
fn strike<S: Sink<Event>>(table: &mut Table<'_, S>, slot: u8, card: CardId, struck: SeatSet) -> bool {
    let told = table.card(card);
    if struck.is_empty() {
        table.tell(Event::NobodyThere { card: told });
        return false;
    }
    let heroes = struck.iter().map(|seat| super::who(table.state, seat)).collect();
    table.tell(Event::Struck { card: told, heroes });
    let open = &mut table.state.open;
    open.struck = struck;
    open.dodged = SeatSet::EMPTY;
    open.done = SeatSet::EMPTY;
    table.go(Stage::Dodge { slot });
    answer_or_suffer(table, slot)
}

/// The struck heroes who can still choose; those who cannot pay have nothing to choose.
///
/// Rule: action.cancel_individual
pub fn may_dodge(game: &LastStand, open: &Open) -> SeatSet {
    (0..open.count)
        .filter(|&hero| open.struck.contains(seat_of(hero)) && can_dodge(game, open, hero))
        .fold(SeatSet::EMPTY, |set, hero| set.with(seat_of(hero)))
        .minus(open.done)
}

fn can_dodge(game: &LastStand, open: &Open, hero: u8) -> bool {
    let power = game.hero_card(open, hero).power;
    let purse = &open.hero(hero).purse;
    dice::symbols(power, purse, Face::Dodge) + dice::substitutes(power, purse, Face::Dodge)
        >= game.content.edition.cancel.dodge
}

/// Rule: dice.dodge
pub fn dodge<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, other: u8) {
    let price = table.game.content.edition.cancel.dodge;
    let paid = pay(table, hero, Face::Dodge, price, other);
    table.state.open.dodged = table.state.open.dodged.with(seat_of(hero));
    let who = table.who(hero);
    table.tell(Event::Dodged { who, paid });
    answered(table, hero);
}

pub fn suffer<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8) {
    let who = table.who(hero);
    table.tell(Event::Suffers { who });
    answered(table, hero);
}

fn answered<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8) {
    table.state.open.done = table.state.open.done.with(seat_of(hero));
    if let Stage::Dodge { slot } = table.state.open.stage
        && !answer_or_suffer(table, slot)
        && !table.over()
    {
        resolve_from(table, slot + 1);
    }
}

/// When all have answered, those who did not pay suffer, in seat order. `true` if the game still waits.
fn answer_or_suffer<S: Sink<Event>>(table: &mut Table<'_, S>, slot: u8) -> bool {
    !may_dodge(table.game, &table.state.open).is_empty() || suffer_from(table, slot, 0, 0)
}

/// The effects on each hero who suffers, from this hero and this effect on. `true` if the game waits for a die.
///
/// Rule: action.effects
fn suffer_from<S: Sink<Event>>(table: &mut Table<'_, S>, slot: u8, hero: u8, effect: u8) -> bool {
    let Slot::FaceUp(card) = table.state.open.slots[usize::from(slot)] else { return false };
    let mut effect = usize::from(effect);
    let open = &table.state.open;
    let suffering = open.struck.minus(open.dodged);
    for hero in (hero..open.count).filter(|&hero| suffering.contains(seat_of(hero))) {
        let game = table.game;
        let effects = &game.titan(&table.state.open).cards[usize::from(card.0)].effects;
        while let Some(what) = effects.get(effect) {
            match what {
                ActionEffect::LoseHeart => {
                    titan::lose_heart(table, hero, Cause::Card(slug::ACTION_LOSE_HEART));
                    if table.over() {
                        return false;
                    }
                }
                ActionEffect::LoseDie => {
                    if lose_die(table, slot, hero, effect as u8) {
                        return true;
                    }
                }
                ActionEffect::Devour(_) | ActionEffect::CrushCannons(_) | ActionEffect::Regenerate(_) => {
                    table_effect(table, *what);
                    if table.over() {
                        return false;
                    }
                }
            }
            effect += 1;
        }
        effect = 0;
    }
    let open = &mut table.state.open;
    (open.struck, open.dodged, open.done) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
    false
}

/// The hero gives up one held die; with only one sort there is nothing to choose, with none nothing happens.
///
/// Rule: action.lose_die
fn lose_die<S: Sink<Event>>(table: &mut Table<'_, S>, slot: u8, hero: u8, effect: u8) -> bool {
    let mut sorts = Face::USEFUL.into_iter().filter(|&face| holds(&table.state.open.hero(hero).purse, face));
    match (sorts.next(), sorts.next()) {
        (None, _) => {
            let who = table.who(hero);
            table.tell(Event::NoDieToLose { who });
            false
        }
        (Some(face), None) => {
            set_aside(table, hero, face);
            false
        }
        (Some(_), Some(_)) => {
            table.go(Stage::GiveUp { slot, hero, effect });
            true
        }
    }
}

/// Whether a hero holds a die of this face, its own or a borrowed one.
pub fn holds(purse: &Purse, face: Face) -> bool {
    purse.held(face) > 0 || purse.borrowed == Some(face)
}

/// A borrowed die goes first, since it can do no more than one's own.
fn set_aside<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, face: Face) {
    let place = table.state.open.hero_mut(hero);
    if place.purse.borrowed == Some(face) {
        place.purse.borrowed = None;
    } else {
        place.purse.held[face.index()] -= 1;
        place.aside += 1;
    }
    let who = table.who(hero);
    table.tell(Event::DieLost { who, die: LostDie::Held(face), cause: Cause::Card(slug::ACTION_LOSE_DIE) });
}

pub fn give_up<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, face: Face) {
    if let Stage::GiveUp { slot, effect, .. } = table.state.open.stage {
        set_aside(table, hero, face);
        table.go(Stage::Dodge { slot });
        if !suffer_from(table, slot, hero, effect + 1) && !table.over() {
            resolve_from(table, slot + 1);
        }
    }
}

/// A collective card comes up: the heroes may gather TACTICS. `true` if the game now waits.
///
/// Rule: action.cancel_collective
fn gather<S: Sink<Event>>(table: &mut Table<'_, S>, slot: u8) -> bool {
    let open = &mut table.state.open;
    for (before, hero) in open.before.iter_mut().zip(open.heroes) {
        *before = hero.purse;
    }
    open.put_in = 0;
    open.done = SeatSet::EMPTY;
    table.go(Stage::Gather { slot });
    if round::discontent(&table.state.open).is_empty() {
        strike_collectively(table, slot);
        return false;
    }
    true
}

/// How many TACTICS stop a collective card.
pub fn needed(game: &LastStand, open: &Open) -> u8 {
    game.content.edition.cancel.tactics_per_hero * open.count
}

/// Rule: dice.tactics
pub fn put_in<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, with: With) {
    let paid = pay(table, hero, Face::Tactics, 1, with.other());
    let open = &mut table.state.open;
    open.put_in += 1;
    open.done = open.done.without(seat_of(hero));
    let (so_far, needed) = (open.put_in, needed(table.game, open));
    let who = table.who(hero);
    table.tell(Event::PutIn { who, paid, so_far, needed });
    let Stage::Gather { slot } = table.state.open.stage else { return };
    if so_far < needed {
        return end_gathering_if_content(table, slot);
    }
    if let Slot::FaceUp(card) = table.state.open.slots[usize::from(slot)] {
        let card = table.card(card);
        table.tell(Event::CardStopped { card });
    }
    end_gathering(table);
    resolve_from(table, slot + 1);
}

pub fn end_gathering_if_content<S: Sink<Event>>(table: &mut Table<'_, S>, slot: u8) {
    if round::discontent(&table.state.open).is_empty() {
        strike_collectively(table, slot);
        if !table.over() {
            resolve_from(table, slot + 1);
        }
    }
}

fn end_gathering<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let open = &mut table.state.open;
    open.before = [Purse::default(); MOST_HEROES];
    open.put_in = 0;
    open.done = SeatSet::EMPTY;
}

/// All are content short of the number: the dice put in go back unspent and the effects happen in printed order.
///
/// Rule: action.effects
fn strike_collectively<S: Sink<Event>>(table: &mut Table<'_, S>, slot: u8) {
    let Slot::FaceUp(card) = table.state.open.slots[usize::from(slot)] else { return };
    let open = &mut table.state.open;
    let back = open.put_in;
    for (hero, before) in open.heroes.iter_mut().zip(open.before) {
        hero.spent -= before.own() - hero.purse.own();
        hero.purse = before;
    }
    end_gathering(table);
    let told = table.card(card);
    table.tell(Event::CardStrikes { card: told, back });
    let game = table.game;
    for effect in &game.titan(&table.state.open).cards[usize::from(card.0)].effects {
        table_effect(table, *effect);
        if table.over() {
            return;
        }
    }
}

/// An effect on the table rather than on a hero. Losses of heroes belong to cards that strike heroes.
fn table_effect<S: Sink<Event>>(table: &mut Table<'_, S>, effect: ActionEffect) {
    match effect {
        ActionEffect::Devour(citizens) => titan::devour(table, citizens, Cause::Card(slug::TITAN_DEVOUR)),
        ActionEffect::CrushCannons(cannons) => {
            titan::crush_cannons(table, cannons, Cause::Card(slug::TITAN_CRUSH_CANNONS));
        }
        ActionEffect::Regenerate(boxes) => {
            titan::regenerate(table, boxes, Cause::Card(slug::TITAN_REGENERATE));
        }
        ActionEffect::LoseHeart | ActionEffect::LoseDie => {}
    }
}

/// Pays out of a hero's purse and counts the dice as spent.
pub fn pay<S: Sink<Event>>(
    table: &mut Table<'_, S>,
    hero: u8,
    face: Face,
    count: u8,
    other: u8,
) -> crate::event::Paid {
    let power = table.hero_card(hero).power;
    let place = table.state.open.hero_mut(hero);
    let before = place.purse;
    let paid = dice::pay(power, &mut place.purse, face, count, other);
    round::note_spent(place, &before);
    paid
}
