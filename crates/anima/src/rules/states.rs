//! Giving states: the one place where counters are put on a figure, and where one is stunned.

use kernel::Sink;

use super::innate::{accumulates, immune};
use super::{Battle, berserk};
use crate::cards::What;
use crate::event::Event;
use crate::state::{Marks, Status};

/// A state's level is how many counters it brings; more of the same add up. Whoever is immune gets none.
///
/// Rule: innate.immunity
pub fn give_state<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, status: Status, level: u8) {
    let who = battle.who(figure);
    if immune(battle.game, battle.state, figure, status) {
        return battle.tell(Event::Immune { who, status });
    }
    let counters = &mut battle.state.figure_mut(figure).counters;
    counters.set(status, counters.of(status).saturating_add(level));
    let left = counters.of(status);
    battle.tell(Event::StateGiven { who, status, level, left });
    if status == Status::Berserker && left > 0 {
        berserk::gained(battle, figure);
    }
}

/// Who is stunned cannot be activated for the rest of the turn, but may react. A creature that only takes what comes
/// never is.
///
/// Rule: state.stunned
/// Rule: combat.accumulation
pub fn stun<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let who = battle.who(figure);
    if accumulates(battle.facts(), figure, None) {
        return battle.tell(Event::TakesIt { who });
    }
    if battle.facts().has(figure, None, &What::NoStun) {
        return;
    }
    battle.state.figure_mut(figure).marks.set(Marks::STUNNED);
    battle.tell(Event::Stunned { who });
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::content::{builtin, read};
    use crate::game::{Anima, Memo};
    use crate::rules::Battle;
    use crate::state::{SECOND, State};
    use anima_cards::Form;

    /// What is told when something is done to Burl, who is immune and takes what comes, and to Drusk, who does not.
    fn told(act: impl Fn(&mut Battle<'_, Vec<Event>>, u8)) -> (Vec<Event>, State) {
        let content = read(&builtin()).expect("the built-in content is good");
        let form = Form::parse(&content, "map=twin-hills a=burl b=drusk").expect("the form is good");
        let (game, mut memo) = (Anima::new(content, form), Memo::default());
        let mut state = game.start();
        let (ground, mut events) = (memo.ground(&game, &state), Vec::new());
        let mut battle = Battle { game: &game, state: &mut state, ground, events: &mut events };
        for figure in [0, SECOND] {
            act(&mut battle, figure);
        }
        (events, state)
    }

    /// Counters of the same state add up; nobody immune gets any.
    #[test]
    fn counters_add_up() {
        let (events, state) = told(|battle, figure| {
            give_state(battle, figure, Status::Doom, 1);
            give_state(battle, figure, Status::Doom, 2);
        });
        assert_eq!([0, SECOND].map(|figure| state.figure(figure).counters.of(Status::Doom)), [0, 3]);
        let immune = events.iter().filter(|event| matches!(event, Event::Immune { .. })).count();
        assert_eq!((immune, events.len()), (2, 4));
        assert!(matches!(events.last(), Some(Event::StateGiven { level: 2, left: 3, .. })));
    }

    /// A state that is for whoever has it is not among those that are against.
    #[test]
    fn immunity_is_to_what_harms() {
        let (_, state) = told(|battle, figure| give_state(battle, figure, Status::Haste, 2));
        assert_eq!([0, SECOND].map(|figure| state.figure(figure).counters.of(Status::Haste)), [2, 2]);
    }

    /// A creature that only takes what comes is never stunned.
    #[test]
    fn stunned() {
        let (events, state) = told(stun);
        let stunned = [0, SECOND].map(|figure| state.figure(figure).marks.has(Marks::STUNNED));
        assert_eq!(stunned, [false, true]);
        assert!(matches!(events[..], [Event::TakesIt { .. }, Event::Stunned { .. }]));
    }
}
