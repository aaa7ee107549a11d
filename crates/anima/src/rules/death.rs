//! Losing life, and leaving the table at none.

use kernel::{Rule, Sink};

use super::{Battle, scenarios, win};
use crate::event::Event;
use crate::state::{Figures, Marks};

/// Takes life points; who has none left stays until [`bury`], so that losses of one step are taken together.
pub fn lose_life<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, lost: u8, rule: Rule) {
    let place = battle.state.figure_mut(figure);
    place.life = place.life.saturating_sub(lost);
    let left = place.life;
    let who = battle.who(figure);
    battle.tell(Event::LifeLost { who, lost, left, rule });
}

/// The dead of one step leave together, then victory is looked at.
///
/// Rule: combat.death
/// Rule: death.simultaneous
pub fn bury<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let state = &battle.state;
    let dead = state.all_standing().iter().filter(|&figure| state.figure(figure).life == 0);
    let dead = dead.fold(Figures::NONE, Figures::with);
    for figure in dead.iter() {
        scenarios::drop_flag(battle, figure);
        battle.state.figure_mut(figure).marks.clear(Marks::ON_TABLE);
        let who = battle.who(figure);
        battle.tell(Event::Died { who, together: dead.len() > 1 });
    }
    if !dead.is_empty() {
        win::look(battle);
    }
}
