//! Stage 3: the Titan's abilities. None of them can be dodged or stopped.

use kernel::{SeatSet, Sink};

use super::{Table, round, win};
use crate::action::Target;
use crate::content::{AbilityKind, ThirdAbility};
use crate::event::{Cause, Event, LostDie, Zone};
use crate::game::LastStand;
use crate::slug;
use crate::state::{CardId, CardSet, FURY, MOST_HEROES, Open, SECOND, Slot, Stage, seat_of};

pub fn begin<S: Sink<Event>>(table: &mut Table<'_, S>) {
    table.go(Stage::Abilities);
    go_on(table);
}

/// One ability after another, until the Titan stops or can use none.
///
/// Rule: round.titan_abilities
fn go_on<S: Sink<Event>>(table: &mut Table<'_, S>) {
    if table.over() {
        return;
    }
    table.go(Stage::Abilities);
    if !(0..3).any(|ability| can_use(table.game, &table.state.open, ability)) {
        end(table);
    }
}

pub fn stop<S: Sink<Event>>(table: &mut Table<'_, S>) {
    end(table);
}

/// The dice that were not used stay with the Titan until the reset.
///
/// Rule: titan.unspent
fn end<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let left = dice(&table.state.open);
    table.tell(Event::TitanStops { left });
    round::begin_returned(table, 0);
}

/// The dice that lie with the Titan.
pub fn dice(open: &Open) -> u8 {
    open.heroes().iter().map(|hero| hero.with_titan).sum()
}

/// Whether some use of this ability is possible now.
pub fn can_use(game: &LastStand, open: &Open, ability: u8) -> bool {
    let Some(card) = game.titan(open).abilities.get(usize::from(ability)) else { return false };
    let possible = match card.does {
        AbilityKind::Regenerate(_)
        | AbilityKind::Devour(_)
        | AbilityKind::CrushCannons(_)
        | AbilityKind::HitHero
        | AbilityKind::CrushHero
        // What pays for it comes back, so there is always a returned die to name.
        | AbilityKind::Hinder => true,
        AbilityKind::SuddenCharge => open.in_hand() > 0,
        AbilityKind::Fury => open.in_hand() > 0 && open.slots[usize::from(FURY)] == Slot::Empty,
    };
    possible && dice(open) >= card.cost && (ability < 2 || third_is_free(game, open))
}

/// Rule: titan.third
pub fn third_is_free(game: &LastStand, open: &Open) -> bool {
    let hurt = zone(game, open.marker) != Zone::Healthy;
    match game.content.edition.third_ability {
        ThirdAbility::WeakOrKill => hurt,
        ThirdAbility::NotWeakOrKill => !hurt,
    }
}

/// Rule: track.zones
pub fn zone(game: &LastStand, marker: u8) -> Zone {
    let track = &game.content.edition.track;
    if marker >= track.kill {
        Zone::Kill
    } else if marker >= track.weak {
        Zone::Weak
    } else {
        Zone::Healthy
    }
}

/// Pays with the dice named, which go back to their owners, and does what the ability says.
///
/// Rule: titan.pays_with
pub fn use_ability<S: Sink<Event>>(
    table: &mut Table<'_, S>,
    ability: u8,
    pay: [u8; MOST_HEROES],
    on: Target,
) {
    for (hero, paid) in table.state.open.heroes.iter_mut().zip(pay) {
        hero.with_titan -= paid;
        hero.returned += paid;
    }
    let does = table.titan().abilities[usize::from(ability)].does;
    let rule = ability_rule(does);
    let heroes = table.state.open.heroes.map(|hero| hero.id);
    let titan = table.state.open.titan.unwrap_or_default();
    table.tell(Event::AbilityUsed { titan, ability, rule, pay, heroes, third: ability > 1 });
    let cause = Cause::Ability(rule);
    match (does, on) {
        (AbilityKind::Regenerate(boxes), _) => regenerate(table, boxes, cause),
        (AbilityKind::Devour(citizens), _) => devour(table, citizens, cause),
        (AbilityKind::CrushCannons(cannons), _) => crush_cannons(table, cannons, cause),
        (AbilityKind::HitHero, _) => return begin_naming(table),
        (AbilityKind::CrushHero, Target::Hero(hero)) => lose_heart(table, hero, cause),
        (AbilityKind::Hinder, Target::HeldDie { hero, face }) => hinder(table, hero, LostDie::Held(face)),
        (AbilityKind::Hinder, Target::ReturnedDie { hero }) => hinder(table, hero, LostDie::Returned),
        (AbilityKind::SuddenCharge, Target::Swap { slot, card }) => sudden_charge(table, slot, card.card),
        (AbilityKind::Fury, Target::Card(card)) => fury(table, card.card),
        (AbilityKind::CrushHero | AbilityKind::Hinder | AbilityKind::SuddenCharge | AbilityKind::Fury, _) => {
            debug_assert!(false, "{does:?} at {on:?} was not checked");
        }
    }
    go_on(table);
}

pub fn ability_rule(does: AbilityKind) -> kernel::Rule {
    match does {
        AbilityKind::Regenerate(_) => slug::TITAN_REGENERATE,
        AbilityKind::Devour(_) => slug::TITAN_DEVOUR,
        AbilityKind::CrushCannons(_) => slug::TITAN_CRUSH_CANNONS,
        AbilityKind::HitHero => slug::TITAN_HIT_HERO,
        AbilityKind::CrushHero => slug::TITAN_CRUSH_HERO,
        AbilityKind::Hinder => slug::TITAN_HINDER,
        AbilityKind::SuddenCharge => slug::TITAN_SUDDEN_CHARGE,
        AbilityKind::Fury => slug::TITAN_FURY,
    }
}

/// Rule: titan.regenerate
pub fn regenerate<S: Sink<Event>>(table: &mut Table<'_, S>, boxes: u8, cause: Cause) {
    let to = table.state.open.marker.saturating_sub(boxes);
    move_marker(table, to, boxes, cause);
}

/// Moves the marker, which stops at the ends of the track.
///
/// Rule: track.ends
pub fn move_marker<S: Sink<Event>>(table: &mut Table<'_, S>, to: u8, asked: u8, cause: Cause) {
    let from = table.state.open.marker;
    table.state.open.marker = to;
    table.tell(Event::MarkerMoved { from, to, asked, cause });
    let zone_now = zone(table.game, to);
    if zone_now != zone(table.game, from) {
        table.tell(Event::ZoneEntered { zone: zone_now });
    }
}

/// Rule: titan.devour
pub fn devour<S: Sink<Event>>(table: &mut Table<'_, S>, citizens: u8, cause: Cause) {
    let count = citizens.min(table.state.open.citizens);
    table.state.open.citizens -= count;
    let left = table.state.open.citizens;
    table.tell(Event::Devoured { count, left, cause });
    win::look(table);
}

/// Rule: titan.crush_cannons
pub fn crush_cannons<S: Sink<Event>>(table: &mut Table<'_, S>, cannons: u8, cause: Cause) {
    let count = cannons.min(table.state.open.cannons);
    table.state.open.cannons -= count;
    let left = table.state.open.cannons;
    table.tell(Event::CannonsLost { count, left, cause });
    win::look(table);
}

/// Rule: action.lose_heart
/// Rule: titan.crush_hero
pub fn lose_heart<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, cause: Cause) {
    let hearts = &mut table.state.open.hero_mut(hero).hearts;
    *hearts = hearts.saturating_sub(1);
    let left = *hearts;
    let who = table.who(hero);
    table.tell(Event::HeartLost { who, left, cause });
    win::look(table);
}

/// Rule: titan.hinder
fn hinder<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, die: LostDie) {
    let place = table.state.open.hero_mut(hero);
    match die {
        LostDie::Held(face) => place.purse.held[face.index()] -= 1,
        LostDie::Returned => place.returned -= 1,
    }
    place.aside += 1;
    let who = table.who(hero);
    table.tell(Event::DieLost { who, die, cause: Cause::Ability(slug::TITAN_HINDER) });
}

/// One slot is swapped for a card in hand, face as before. Everybody sees a card that leaves or enters a slot face up,
/// and can remember it: such a card is surely in hand, until the face-down slot is swapped and it may be there.
///
/// Rule: titan.sudden_charge
fn sudden_charge<S: Sink<Event>>(table: &mut Table<'_, S>, slot: u8, card: CardId) {
    let open = &mut table.state.open;
    let place = usize::from(slot);
    let hidden = open.slots[place] == Slot::FaceDown;
    let (came, went) = match open.slots[place] {
        Slot::FaceUp(old) => {
            open.slots[place] = Slot::FaceUp(card);
            open.pool = open.pool.without(card).with(old);
            open.surely_in_hand = open.surely_in_hand.without(card);
            if open.hides_a_card() {
                open.surely_in_hand = open.surely_in_hand.with(old);
            }
            (Some(card), Some(old))
        }
        Slot::FaceDown => {
            let known = open.may_be_hidden();
            open.surely_in_hand = if known.len() == 1 { known } else { CardSet::NONE };
            (Some(card), table.state.hidden.replace(card))
        }
        Slot::Empty => (None, None),
    };
    let (came, went) = (came.map(|card| table.card(card)), went.map(|card| table.card(card)));
    table.tell(Event::Swapped { slot, came, went, hidden });
}

/// Rule: titan.fury
fn fury<S: Sink<Event>>(table: &mut Table<'_, S>, card: CardId) {
    let open = &mut table.state.open;
    open.pool = open.pool.without(card);
    open.surely_in_hand = open.surely_in_hand.without(card);
    open.slots[usize::from(FURY)] = Slot::FaceUp(card);
    let card = table.card(card);
    table.tell(Event::FuryLaid { card });
}

/// The slots that a sudden charge may swap.
pub fn swappable(slot: u8) -> bool {
    slot == crate::state::FIRST || slot == SECOND
}

/// The heroes choose together who is hit.
///
/// Rule: titan.hit_hero
fn begin_naming<S: Sink<Event>>(table: &mut Table<'_, S>) {
    table.state.open.done = SeatSet::EMPTY;
    table.go(Stage::NameHero);
}

/// Each hero names one, once and openly; most names win, then most hearts, then the lower seat.
///
/// Rule: team.choice
pub fn name_hero<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, named: u8) {
    let open = &mut table.state.open;
    open.named[usize::from(hero)] = Some(named);
    open.done = open.done.with(seat_of(hero));
    let (who, other) = (table.who(hero), table.who(named));
    table.tell(Event::Named { who, hero: other });
    let open = &table.state.open;
    if !open.team().minus(open.done).is_empty() {
        return;
    }
    let names = |hero: u8| open.named.iter().filter(|&&name| name == Some(hero)).count();
    let chosen = (0..open.count)
        .max_by_key(|&hero| (names(hero), open.hero(hero).hearts, std::cmp::Reverse(hero)))
        .expect("there are heroes");
    table.state.open.named = [None; MOST_HEROES];
    table.state.open.done = SeatSet::EMPTY;
    let hero = table.who(chosen);
    table.tell(Event::TeamChose { hero });
    lose_heart(table, chosen, Cause::Ability(slug::TITAN_HIT_HERO));
    go_on(table);
}
