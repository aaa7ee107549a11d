//! The heroes' powers that are acts of their own: lending dice and searching the deck. The others are in `dice`.

use kernel::{SeatSet, Sink};

use super::{Table, actions, spend, tactics};
use crate::content::Power;
use crate::event::Event;
use crate::face::Face;
use crate::game::LastStand;
use crate::state::{Open, Stage, TacticsId, seat_of};

/// After stage 4 and before the first card, once a round.
///
/// Rule: hero.eren
pub fn begin_lending<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let lender = (0..table.state.open.count).find(|&hero| table.hero_card(hero).power == Power::Lend);
    table.state.open.lent_to = SeatSet::EMPTY;
    match lender {
        Some(hero) if can_lend(&table.state.open, hero) => table.go(Stage::Lend { hero }),
        Some(_) | None => actions::begin(table),
    }
}

fn can_lend(open: &Open, hero: u8) -> bool {
    open.hero(hero).purse.own() > 0 && !open.team().without(seat_of(hero)).minus(open.lent_to).is_empty()
}

/// One held die goes to a teammate, face kept.
pub fn lend<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, to: u8, face: Face) {
    let open = &mut table.state.open;
    let lender = open.hero_mut(hero);
    lender.purse.held[face.index()] -= 1;
    lender.lent += 1;
    open.hero_mut(to).purse.borrowed = Some(face);
    open.lent_to = open.lent_to.with(seat_of(to));
    let (who, to) = (table.who(hero), table.who(to));
    table.tell(Event::Lent { who, to, face });
    if !can_lend(&table.state.open, hero) {
        table.tell(Event::LendingEnds { who });
        actions::begin(table);
    }
}

/// What searching the deck costs this hero, if it can.
pub fn search_price(game: &LastStand, open: &Open, hero: u8) -> Option<(Face, u8)> {
    match game.hero_card(open, hero).power {
        Power::Search { face, price } => Some((face, price)),
        Power::Lend
        | Power::Wild(_)
        | Power::Swap(..)
        | Power::Double(_)
        | Power::KeepsTitan
        | Power::Far(_) => None,
    }
}

/// Looks through the whole deck, which shows everybody its order.
///
/// Rule: hero.armin
pub fn search<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8) {
    let Some((face, price)) = search_price(table.game, &table.state.open, hero) else { return };
    table.state.open.done = table.state.open.done.without(seat_of(hero));
    let paid = actions::pay(table, hero, face, price, 0);
    let who = table.who(hero);
    table.tell(Event::Searches { who, paid });
    see_next(table, hero);
}

/// The next card that nobody has seen, from the top.
///
/// Rule: tactics.known
fn see_next<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8) {
    match table.state.open.deck.unseen_count() {
        0 => table.go(Stage::Search { hero }),
        1 => see_order(table, hero, 0),
        _ => table.go(Stage::SeeOrder { hero }),
    }
}

pub fn see_order<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, picked: u8) {
    let place = next_unseen(&table.state.open).expect("there are unseen cards");
    let card = tactics::place_unseen(&mut table.state.open, place, picked);
    table.tell(Event::OrderSeen { card, place: place as u8 + 1 });
    see_next(table, hero);
}

fn next_unseen(open: &Open) -> Option<usize> {
    open.deck.cards().iter().position(Option::is_none)
}

/// Any card of the deck goes on top, the rest stay in order. What was paid to the card that was open is lost.
pub fn put_on_top<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, card: TacticsId) {
    let who = table.who(hero);
    table.tell(Event::PutOnTop { who, card });
    let open = &mut table.state.open;
    let place = open.deck.cards().iter().position(|&other| other == Some(card)).unwrap_or_default();
    if place > 0 {
        let before = open.deck.top();
        open.deck.cards[..=place].rotate_right(1);
        if let Some(before) = before {
            tactics::lose_payment(table, before);
        }
    }
    table.go(Stage::Spend);
    tactics::look(table);
    spend::end_if_content(table);
}
