//! Winning. The first thing that holds ends the game and is its reason; there is no draw.

use kernel::{Seat, Sink};

use super::Table;
use crate::event::Event;
use crate::state::{Outcome, Reason, Side, Stage, TITAN};

/// Looks after every change whether the Titan has won.
///
/// Rule: win.now
/// Rule: win.titan
pub fn look<S: Sink<Event>>(table: &mut Table<'_, S>) {
    let open = &table.state.open;
    let reason = if open.cannons == 0 {
        Reason::Cannons
    } else if open.citizens == 0 {
        Reason::Citizens
    } else if open.heroes().iter().any(|hero| hero.hearts == 0) {
        Reason::HeroLost
    } else {
        return;
    };
    end(table, Outcome { winner: Side::Titan, reason });
}

/// Rule: win.heroes
pub fn end<S: Sink<Event>>(table: &mut Table<'_, S>, outcome: Outcome) {
    table.tell(Event::Over { outcome });
    table.go(Stage::Over(outcome));
}

/// The Titan gives up alone, the heroes only together.
///
/// Rule: team.resign
pub fn resign<S: Sink<Event>>(table: &mut Table<'_, S>, seat: Seat) {
    let who = super::who(table.state, seat);
    let open = &mut table.state.open;
    let still = if seat == TITAN {
        0
    } else {
        open.resigned = open.resigned.with(seat);
        open.team().minus(open.resigned).len() as u8
    };
    table.tell(Event::Resigned { who, still });
    if still == 0 {
        let winner = if seat == TITAN { Side::Heroes } else { Side::Titan };
        end(table, Outcome { winner, reason: Reason::Resigned });
    }
}
