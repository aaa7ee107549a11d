//! The tactics cards: the deck, paying for the open card, and what the seven do.

use kernel::{Rule, Sink};

use super::{Table, actions, setup, spend, titan, win};
use crate::action::With;
use crate::content::{Symbols, TacticsCard, TacticsEffect, Together};
use crate::event::{Cause, Event, Paid, Zone};
use crate::face::Face;
use crate::game::LastStand;
use crate::slug;
use crate::state::{MOST_TACTICS, Open, Outcome, Reason, Side, Stage, TacticsId, seat_of};

/// Makes the top card the open one; one that nobody has seen is picked by chance.
///
/// Rule: setup.tactics
pub fn open_top<S: Sink<Event>>(table: &mut Table<'_, S>) {
    match table.state.open.deck.top() {
        Some(card) => {
            table.tell(Event::TacticsOpen { card });
            opened(table);
        }
        None if table.state.open.deck.unseen_count() == 1 => see(table, 0),
        None => table.go(Stage::SeeTactics),
    }
}

/// Chance has picked the card on top.
pub fn see<S: Sink<Event>>(table: &mut Table<'_, S>, picked: u8) {
    let card = place_unseen(&mut table.state.open, 0, picked);
    let setup = table.state.open.round == 0;
    table.tell(Event::TacticsSeen { card, setup });
    opened(table);
}

/// Puts the unseen card that so many others come before in this place of the deck.
///
/// Rule: tactics.known
pub fn place_unseen(open: &mut Open, place: usize, picked: u8) -> TacticsId {
    let card =
        open.deck.unseen().nth(usize::from(picked)).expect("a pick is below the number of unseen cards");
    open.deck.unseen &= !(1 << card.0);
    open.deck.cards[place] = Some(card);
    card
}

fn opened<S: Sink<Event>>(table: &mut Table<'_, S>) {
    if table.state.open.round == 0 {
        return setup::begin(table);
    }
    table.go(Stage::Spend);
    spend::end_if_content(table);
}

/// The open card.
pub fn open_card<'a>(game: &'a LastStand, open: &Open) -> Option<&'a TacticsCard> {
    open.deck.top().map(|card| &game.content.tactics[usize::from(card.0)])
}

/// One TACTICS puts the top card under the deck.
///
/// Rule: dice.tactics
/// Rule: tactics.deck
pub fn cycle<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, with: With) {
    let paid = spend::act(table, hero, Face::Tactics, with);
    let Some(card) = table.state.open.deck.top() else { return };
    let who = table.who(hero);
    table.tell(Event::Cycled { who, card, paid });
    lose_payment(table, card);
    let deck = &mut table.state.open.deck;
    let count = usize::from(deck.count);
    deck.cards[..count].rotate_left(1);
    open_top(table);
}

/// What was paid to a card that is no longer open is lost.
///
/// Rule: tactics.lost
pub fn lose_payment<S: Sink<Event>>(table: &mut Table<'_, S>, card: TacticsId) {
    let open = &mut table.state.open;
    if open.met != [false; 2] || open.together != [0; 6] {
        open.met = [false; 2];
        open.together = [0; 6];
        table.tell(Event::PaymentLost { card });
    }
}

/// A hero standing there pays all the symbols of condition one or two.
///
/// Rule: tactics.pay
pub fn meet<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, condition: u8, other: [u8; 6]) {
    let Some(card) = table.state.open.deck.top() else { return };
    let symbols = table.game.content.tactics[usize::from(card.0)].conditions[usize::from(condition)].symbols;
    table.state.open.done = table.state.open.done.without(seat_of(hero));
    let paid = pay_all(table, hero, symbols, other);
    table.state.open.met[usize::from(condition)] = true;
    let who = table.who(hero);
    table.tell(Event::ConditionMet { who, card, condition, paid });
    look(table);
    spend::end_if_content(table);
}

fn pay_all<S: Sink<Event>>(
    table: &mut Table<'_, S>,
    hero: u8,
    symbols: Symbols,
    other: [u8; 6],
) -> Vec<Paid> {
    table.state.open.cannons_used += symbols.get(Face::Cannon);
    symbols.iter().map(|(face, count)| actions::pay(table, hero, face, count, other[face.index()])).collect()
}

/// Anybody, anywhere, pays one symbol of the third condition.
///
/// Rule: tactics.pay
pub fn pay_together<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, face: Face, with: With) {
    let Some(card) = table.state.open.deck.top() else { return };
    let paid = spend::act(table, hero, face, with);
    let open = &mut table.state.open;
    open.together[face.index()] += 1;
    if face == Face::Cannon {
        open.cannons_used += 1;
    }
    let so_far = open.together[face.index()];
    let needed = together(table.game, open).get(face);
    let who = table.who(hero);
    table.tell(Event::PaidTogether { who, card, so_far, needed, paid });
    look(table);
    spend::end_if_content(table);
}

/// What all pay together for the open card; nothing, if its third condition is a zone.
pub fn together(game: &LastStand, open: &Open) -> Symbols {
    match open_card(game, open).map(|card| card.together) {
        Some(Together::Symbols(symbols)) => symbols,
        Some(Together::KillZone) | None => Symbols::default(),
    }
}

/// Looks whether the open card takes effect now. A zone is looked at now, not remembered.
///
/// Rule: tactics.activate
pub fn look<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let Some(card) = open_card(table.game, &table.state.open) else { return };
    if holds(table.game, &table.state.open, card) {
        activate(table);
    }
}

/// Whether all the conditions hold that are needed.
///
/// Rule: tactics.two_heroes
fn holds(game: &LastStand, open: &Open, card: &TacticsCard) -> bool {
    let third = match card.together {
        Together::Symbols(symbols) => {
            symbols.iter().all(|(face, count)| open.together[face.index()] >= count)
        }
        Together::KillZone => titan::zone(game, open.marker) == Zone::Kill,
    };
    let held = open.met.iter().filter(|&&met| met).count() + usize::from(third);
    let rule = &game.content.edition.two_heroes;
    if !two_heroes(open) {
        return held > card.conditions.len();
    }
    let killing = card.effect == TacticsEffect::Victory;
    held >= usize::from(rule.needed)
        && (!killing || third && open.heroes().iter().any(|hero| hero.level == Some(rule.kill_level)))
}

fn two_heroes(open: &Open) -> bool {
    open.count == crate::content::caps::FEWEST_HEROES_IN_PLAY
}

/// The card takes effect and leaves the game; the next one is open.
fn activate<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let open = &mut table.state.open;
    let Some(card) = open.deck.top() else { return };
    let two_heroes = two_heroes(open);
    open.met = [false; 2];
    open.together = [0; 6];
    table.tell(Event::Activated { card, two_heroes });
    let effect = table.game.content.tactics[usize::from(card.0)].effect;
    if effect == TacticsEffect::Victory {
        return win::end(table, Outcome { winner: Side::Heroes, reason: Reason::Killed(card) });
    }
    leave(&mut table.state.open);
    match effect {
        TacticsEffect::OpenCards => open_cards(table),
        TacticsEffect::RemoveCard => return remove_card(table),
        TacticsEffect::Collapse => collapse(table),
        TacticsEffect::Heal(hearts) => heal(table, hearts),
        TacticsEffect::Rescue(citizens) => rescue(table, citizens),
        TacticsEffect::Victory => {}
    }
    open_top(table);
}

/// The top card leaves the game.
fn leave(open: &mut Open) {
    open.deck.cards.copy_within(1..MOST_TACTICS, 0);
    open.deck.cards[MOST_TACTICS - 1] = None;
    open.deck.count -= 1;
}

/// Both cards lie face up from the next round on.
///
/// Rule: tactics.blinding_shot
fn open_cards<S: Sink<Event>>(table: &mut Table<'_, S>) {
    table.state.open.blinded = true;
    table.tell(Event::CardsStayOpen);
}

/// A random card of the hand leaves the game, shown to all.
///
/// Rule: tactics.mutilation
fn remove_card<S: Sink<Event>>(table: &mut Table<'_, S>) {
    if table.state.open.in_hand() == 0 {
        return open_top(table);
    }
    table.go(Stage::Mutilate);
}

pub fn mutilate<S: Sink<Event>>(table: &mut Table<'_, S>, picked: u8) {
    let card = table.state.hand().nth(picked).expect("a pick is below the number of cards in hand");
    table.state.open.pool = table.state.open.pool.without(card);
    let card = table.card(card);
    table.tell(Event::CardRemoved { card });
    open_top(table);
}

/// The marker goes to the last box.
///
/// Rule: tactics.collapse
fn collapse<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let last = table.game.content.edition.track.last;
    let asked = last - table.state.open.marker;
    titan::move_marker(table, last, asked, Cause::Tactics(slug::TACTICS_COLLAPSE));
}

/// Rule: tactics.cover_to_heal
fn heal<S: Sink<Event>>(table: &mut Table<'_, S>, hearts: u8) {
    let most = table.game.content.edition.hearts;
    for hero in 0..table.state.open.count {
        let place = table.state.open.hero_mut(hero);
        place.hearts = (place.hearts + hearts).min(most);
        let hearts = place.hearts;
        let who = table.who(hero);
        table.tell(Event::Healed { who, hearts });
    }
}

/// Rule: tactics.rescue
fn rescue<S: Sink<Event>>(table: &mut Table<'_, S>, citizens: u8) {
    let open = &mut table.state.open;
    let count = citizens.min(table.game.content.edition.citizens - open.citizens);
    open.citizens += count;
    let citizens = open.citizens;
    table.tell(Event::Rescued { count, citizens });
}

/// The rule of a killing card. The book has two; the one that is won from the Titan's body alone is the nape.
///
/// Rule: tactics.nape_cut
/// Rule: tactics.eradication
pub fn killing_rule(game: &LastStand, card: TacticsId) -> Rule {
    let fights = |condition: &crate::content::Condition| condition.symbols.get(Face::Cannon) == 0;
    if game.content.tactics[usize::from(card.0)].conditions.iter().all(fights) {
        slug::TACTICS_NAPE_CUT
    } else {
        slug::TACTICS_ERADICATION
    }
}
