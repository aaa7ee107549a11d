//! Stage 6: moving and wounding. What is paid for tactics cards is a chapter of its own.

use kernel::Sink;

use super::{Table, actions, dice, round, tactics, titan};
use crate::action::{Way, With};
use crate::content::{Place, Power};
use crate::event::{Cause, Event, Paid};
use crate::face::Face;
use crate::game::LastStand;
use crate::state::{Open, seat_of};

/// One level up or down the one line of levels.
///
/// Rule: dice.move
/// Rule: levels.line
pub fn move_hero<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, way: Way, with: With) {
    let paid = act(table, hero, Face::Move, with);
    let from = table.state.open.hero(hero).level.unwrap_or_default();
    let to = next_level(table.game, from, way).unwrap_or(from);
    table.state.open.hero_mut(hero).level = Some(to);
    let who = table.who(hero);
    table.tell(Event::Moved { who, from, to, paid });
    tactics::look(table);
    end_if_content(table);
}

/// The level one step that way, if there is one.
pub fn next_level(game: &LastStand, level: u8, way: Way) -> Option<u8> {
    match way {
        Way::Up => (level < game.content.edition.highest_level()).then(|| level + 1),
        Way::Down => level.checked_sub(1),
    }
}

/// Whether a hero stands where this face wounds.
pub fn in_place(game: &LastStand, open: &Open, hero: u8, face: Face) -> bool {
    let needs = if face == Face::Cannon { Place::Tower } else { Place::Titan };
    place(game, open, hero) == needs
}

/// One symbol of FIGHT or CANNON moves the marker to the right.
///
/// Rule: dice.fight
/// Rule: dice.cannon
pub fn wound<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, face: Face, with: With) {
    let power = table.hero_card(hero).power;
    let near = in_place(table.game, &table.state.open, hero, face);
    let paid = if !near && power == Power::Far(face) {
        let place = table.state.open.hero_mut(hero);
        let before = place.purse;
        let paid = dice::pay_own(power, &mut place.purse, face);
        round::note_spent(place, &before);
        table.state.open.done = table.state.open.done.without(seat_of(hero));
        paid
    } else {
        act(table, hero, face, with)
    };
    let edition = &table.game.content.edition;
    let damage = if face == Face::Cannon { edition.damage.cannon } else { edition.damage.fight };
    if face == Face::Cannon {
        table.state.open.cannons_used += 1;
    }
    let who = table.who(hero);
    table.tell(Event::Wounded { who, damage, paid });
    let to = (table.state.open.marker + damage).min(edition.track.last);
    titan::move_marker(table, to, damage, Cause::Wound);
    tactics::look(table);
    end_if_content(table);
}

/// What the hero's level is.
pub fn place(game: &LastStand, open: &Open, hero: u8) -> Place {
    let level = open.hero(hero).level.unwrap_or_default();
    game.content.edition.places.get(usize::from(level)).copied().unwrap_or(Place::Ground)
}

/// How many CANNON symbols the standing cannons still allow this round.
///
/// Rule: dice.cannon_cap
pub fn cannons_free(open: &Open) -> u8 {
    open.cannons.saturating_sub(open.cannons_used)
}

/// Pays one symbol; acting takes back a hero's word that it is content.
///
/// Rule: team.done
pub fn act<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, face: Face, with: With) -> Paid {
    table.state.open.done = table.state.open.done.without(seat_of(hero));
    actions::pay(table, hero, face, 1, with.other())
}

/// The stage ends when nobody can or wants to act; a card that waits to be seen comes first.
pub fn end_if_content<S: Sink<Event>>(table: &mut Table<'_, S>) {
    if table.state.open.stage == crate::state::Stage::Spend {
        round::end_spending_if_content(table);
    }
}
