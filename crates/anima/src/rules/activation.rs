//! An activation: one character acts as long as it likes and can, and is then turned.

use kernel::Sink;

use super::cards::lasting;
use super::cards::moments::{self, Happening};
use super::{Battle, berserk, death, orders, turn, win};
use crate::cards::Moment;
use crate::event::Event;
use crate::slug;
use crate::state::{Last, Marks, NOBODY, Side, Stage, State, Stood};

/// Rule: action.active
pub fn activate<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let who = battle.who(figure);
    battle.tell(Event::Activated { who });
    battle.state.last = Last::default();
    battle.go(Stage::Active { figure });
    if battle.game.remembers_places() {
        let place = battle.state.figure(figure).place;
        battle.state.began = Stood { figure, place };
    }
    berserk::activated(battle, figure);
    lasting::activated(battle, figure);
    moments::fire(battle, Happening::between(Moment::Activated, figure, figure));
}

/// What is left of the action points stays for reactions and the next turn.
///
/// Rule: action.keep
pub fn end<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    if berserk::give_back(battle, figure) {
        return;
    }
    let place = battle.state.figure_mut(figure);
    place.marks.set(Marks::TURNED);
    place.marks.clear(Marks::ESCAPED);
    let actions = place.actions;
    let who = battle.who(figure);
    battle.tell(Event::Turned { who, actions });
    over(battle, figure);
}

/// An activation is over: it is the other side's go, when cards have answered.
fn over<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let side = Side::of_figure(figure);
    lasting::activation_over(battle, figure);
    let answered = battle.game.answered() & Moment::ActivationEnds.bit() != 0 || battle.state.any_laid();
    if !answered || !battle.state.figure(figure).stands() {
        return turn::act_next(battle, side);
    }
    // Who can still be activated may change meanwhile, so that whoever has nobody is only then passed over.
    battle.go(Stage::Act { side: side.other() });
    moments::fire(battle, Happening::between(Moment::ActivationEnds, figure, figure));
}

/// An action is done: poison takes its share and the dead leave.
///
/// Rule: state.poison
pub fn acted<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) -> bool {
    battle.go(Stage::Acted { figure });
    lasting::acted(battle);
    poison(battle, figure);
    true
}

/// Whether a figure that is activated can go on: it stands, or is about to come back to the table.
pub fn may_go_on(state: &State, figure: u8) -> bool {
    let place = state.figure(figure);
    let back = || state.is_away(figure) && !place.marks.has(Marks::TURNED);
    (place.stands() || back()) && !place.marks.has(Marks::STUNNED) && !is_finished(state, figure)
}

/// Whether a card has had the active figure finish. Whoever acts out of turn may have been activated before.
fn is_finished(state: &State, figure: u8) -> bool {
    state.figure(figure).marks.has(Marks::TURNED) && state.interruption().is_none()
}

/// The active figure goes on if it can; before that the other side may speak.
///
/// Rule: declare.lost
pub fn go_on<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) -> bool {
    orders::follow(battle.game, battle.state, figure);
    // Whoever plays on alone for the nodes has won with the one that decides.
    win::look(battle);
    if battle.over() {
        return true;
    }
    let finished = battle.state.figure(figure).stands() && is_finished(battle.state, figure);
    if battle.state.inside().contains(figure) || finished {
        // Whoever has left the table into a body is done for this turn, and whomever a card has had finish.
        end(battle, figure);
    } else if may_go_on(battle.state, figure) {
        battle.go(Stage::Active { figure });
        moments::fire(battle, Happening::between(Moment::Between, NOBODY, figure));
    } else if !berserk::give_back(battle, figure) {
        battle.state.figure_mut(figure).marks.clear(Marks::ESCAPED);
        let who = battle.who(figure);
        battle.tell(Event::Lost { who });
        over(battle, figure);
    }
    true
}

/// Everybody's losses of one action are taken together, the actor's told first.
fn poison<S: Sink<Event>>(battle: &mut Battle<'_, S>, actor: u8) {
    let per = battle.edition().states.poison;
    let others = battle.state.all_standing().without(actor);
    for figure in std::iter::once(actor).chain(others.iter()) {
        let place = battle.state.figure_mut(figure);
        let spent = std::mem::take(&mut place.spent);
        let poisoned = spent > 0 && place.is(crate::state::Status::Poison) && place.stands();
        if poisoned && battle.facts().suffers(figure, crate::state::Status::Poison) {
            death::suffer(battle, death::loss(figure, spent * per, slug::STATE_POISON, NOBODY));
        }
    }
    death::bury(battle, NOBODY);
}
