//! Setup: who is the Titan, who are the heroes, where do they stand, and which tactics card is seen first.

use kernel::{SeatSet, Sink};

use super::{Table, round, tactics};
use crate::event::Event;
use crate::state::{Open, Stage};

/// Goes to the first choice that the match form left open, or begins the first round.
///
/// Rule: setup.order
pub fn go_on<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let open = &table.state.open;
    if open.titan.is_none() {
        table.go(Stage::ChooseTitan);
    } else if open.heroes().iter().any(|hero| hero.id.is_none()) {
        table.go(Stage::TakeHeroes);
    } else if open.heroes().iter().any(|hero| hero.level.is_none()) {
        table.go(Stage::ChooseLevels);
    } else {
        set_out(table);
    }
}

/// Rule: setup.titan
pub fn choose_titan<S: Sink<Event>>(table: &mut Table<'_, S>, titan: u8) {
    table.state.open.titan = Some(titan);
    table.state.open.pool = table.game.all_cards(titan);
    table.tell(Event::TitanChosen { titan });
    go_on(table);
}

/// Rule: setup.heroes
pub fn take_hero<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, id: u8) {
    table.state.open.hero_mut(hero).id = Some(id);
    let who = table.who(hero);
    table.tell(Event::HeroTaken { who });
    go_on(table);
}

/// Rule: setup.heroes
pub fn stand_at<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, level: u8) {
    table.state.open.hero_mut(hero).level = Some(level);
    let who = table.who(hero);
    table.tell(Event::Stood { who, level });
    go_on(table);
}

/// Everything is in its place; the first tactics card is shown.
///
/// Rule: setup.pieces
fn set_out<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let edition = &table.game.content.edition;
    table.tell(Event::SetOut {
        cannons: edition.cannons,
        citizens: edition.citizens,
        hearts: edition.hearts,
        dice: edition.dice,
    });
    tactics::open_top(table);
}

/// Goes on once the first tactics card has been seen.
pub fn begin<S: Sink<Event>>(table: &mut Table<'_, S>) {
    table.state.open.round = 1;
    round::begin(table);
}

/// The heroes who still have something to choose in setup.
pub fn choosing(open: &Open) -> SeatSet {
    if open.stage == Stage::TakeHeroes {
        open.heroes_who(|hero| hero.id.is_none())
    } else {
        open.heroes_who(|hero| hero.level.is_none())
    }
}
