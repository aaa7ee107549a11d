//! Losing life, and leaving the table at none.

use kernel::{Rule, Sink};

use super::cards::at_hand::used_by_life;
use super::cards::moments::{self, Happening};
use super::cards::{Facts, doing, lasting, plots, spirits};
use super::{Battle, area, attack_below, scenarios, thrown, win};
use crate::cards::{Feat, Moment, Until, What};
use crate::event::{CardEvent, Event};
use crate::slug;
use crate::state::{Bury, Figures, Frame, Loss, Mark, Marks, NOBODY, Side, Stage, State, Why};

/// Takes life points and says how many; who has none left stays until [`bury`], so that losses of one step are taken
/// together.
pub fn lose_life<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, lost: u8, rule: Rule) -> u8 {
    let who = battle.who(figure);
    if battle.facts().has(figure, attack_below(battle.state), &What::Unhurt) {
        battle.tell(Event::Card(CardEvent::Unhurt { who }));
        return 0;
    }
    let most = battle.facts().least(figure, attack_below(battle.state), &What::LossMost);
    let lost = most.map_or(lost, |most| lost.min(most.clamp(0, u8::MAX.into()) as u8));
    let place = battle.state.figure_mut(figure);
    let before = place.life;
    place.life = before.saturating_sub(lost);
    let left = place.life;
    bleeds(battle.state, figure, lost);
    battle.tell(Event::LifeLost { who, lost, left, rule });
    lost
}

/// It is kept in mind for the turn who has lost life points in it.
fn bleeds(state: &mut State, figure: u8, lost: u8) {
    if lost > 0 {
        state.bled = state.bled.with(figure);
    }
}

/// Life points lost outside of an attack. Where a card may answer before that, it is asked first, and they are lost when
/// it has spoken.
pub fn suffer<S: Sink<Event>>(battle: &mut Battle<'_, S>, loss: Loss) {
    let asks = loss.lost > 0 && battle.game.moments() & Moment::BeforeLoss.bit() != 0;
    if !asks || !battle.state.stack.push(Frame::Loss(loss)) {
        lose(battle, loss);
    }
}

/// A loss that nobody brings about by a card.
pub fn loss(figure: u8, lost: u8, rule: Rule, by: u8) -> Loss {
    let rule = slug::ALL.iter().position(|known| *known == rule).unwrap_or_default() as u16;
    Loss { figure, lost, by, rule, effect: None, asked: false }
}

fn lose<S: Sink<Event>>(battle: &mut Battle<'_, S>, loss: Loss) {
    let Loss { figure, lost, by, rule, effect, asked: _ } = loss;
    let rule = slug::ALL.get(usize::from(rule)).copied().unwrap_or(slug::EFFECT_EACH);
    let lost = if lost > 0 { lose_life(battle, figure, lost, rule) } else { 0 };
    let Some(used) = effect else { return };
    let depth = battle.state.stack.depth();
    if let Some(frame) = depth.checked_sub(1).and_then(|below| battle.frame_at(below)) {
        frame.taken = frame.taken.saturating_add(lost);
    }
    if lost > 0 {
        if by != NOBODY && by != figure {
            battle.state.figure_mut(by).counters.keep_done(Feat::Damaged);
        }
        moments::fire(battle, Happening { used, ..Happening::between(Moment::Damaged, figure, by) });
    }
}

/// Cards are asked about a loss; then what is left of it is lost, and who has nothing left leaves.
pub fn suffered<S: Sink<Event>>(battle: &mut Battle<'_, S>, loss: Loss) -> bool {
    if !loss.asked {
        if let Some(Frame::Loss(top)) = battle.state.stack.top_mut() {
            top.asked = true;
        }
        moments::fire(battle, Happening::between(Moment::BeforeLoss, loss.figure, loss.by));
        return true;
    }
    battle.state.stack.pop();
    if battle.state.figure(loss.figure).stands() {
        lose(battle, loss);
        thrown::fall(battle, loss.figure);
        bury(battle, loss.by);
    }
    true
}

/// Cards answer a sacrifice of so many life points.
pub fn sacrificed<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, lost: u8) {
    if lost > 0 {
        let happening = Happening::between(Moment::Sacrificed, figure, NOBODY);
        moments::fire(battle, Happening { used: used_by_life(lost), ..happening });
    }
}

/// Life points given up, which nothing prevents.
pub fn sacrifice<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, lost: u8) {
    let place = battle.state.figure_mut(figure);
    place.life = place.life.saturating_sub(lost);
    let left = place.life;
    bleeds(battle.state, figure, lost);
    let who = battle.who(figure);
    battle.tell(Event::LifeLost { who, lost, left, rule: slug::ABILITY_KIND });
    if left == 0 {
        bury(battle, NOBODY);
    }
}

/// Whether losses that come at once are still being taken: the dead of such a step leave together when the last of it is
/// taken, and nobody has won before. That is so while the doomed roll, while one roll of an attack strikes several, and
/// while an effect is done to a group.
///
/// Rule: death.simultaneous
pub fn step_is_open(facts: Facts<'_>) -> bool {
    let state = facts.state;
    matches!(state.stage, Stage::Doom { .. })
        // Several losses that cards are asked about lie on top of each other.
        || matches!(state.stack.top(), Some(Frame::Loss(_)))
        || state.stack.frames().iter().any(|frame| match frame {
            Frame::Attack(attack) => area::is_striking_several(facts, attack),
            Frame::Doing(doing) => doing::is_done_to_a_group(facts, doing),
            Frame::Nothing
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_) | Frame::Going(_)
            | Frame::Throw(_)
            | Frame::Due(_)
            | Frame::Roll(_)
            | Frame::Window(_) => false,
        })
}

/// The last loss of a step is taken: its dead leave, and somebody may have won.
pub fn close_step<S: Sink<Event>>(battle: &mut Battle<'_, S>, by: u8) {
    bury(battle, by);
    if !battle.over() {
        win::look(battle);
    }
}

impl Facts<'_> {
    /// Whether somebody has no life points left and only waits for the others of its step to leave with them.
    pub fn is_dying(self, figure: u8) -> bool {
        let place = self.state.figure(figure);
        place.life == 0 && place.stands() && !self.has(figure, None, &What::Stays)
    }

    /// Those on the table who are not dying.
    pub fn living(self) -> Figures {
        let lives = |&figure: &u8| !self.is_dying(figure);
        self.state.all_standing().iter().filter(lives).fold(Figures::NONE, Figures::with)
    }
}

/// Those on the table without life points whom nothing keeps there.
fn dead<S: Sink<Event>>(battle: &Battle<'_, S>) -> Figures {
    let state = &*battle.state;
    let mut dead = Figures::NONE;
    for party in Side::BOTH.map(|side| state.party(side)) {
        let figures = &state.figures[usize::from(party.start)..usize::from(party.end)];
        for (place, figure) in figures.iter().zip(party) {
            if place.life == 0 && place.stands() {
                dead = dead.with(figure);
            }
        }
    }
    dead
}

/// Those about whom cards are being asked before they leave.
fn being_buried(state: &State) -> Figures {
    state.stack.frames().iter().fold(Figures::NONE, |set, frame| match frame {
        Frame::Bury(bury) => Figures(set.0 | bury.dead.0),
        Frame::Nothing
        | Frame::Attack(_)
        | Frame::Escape { .. }
        | Frame::Seek { .. }
        | Frame::Found { .. }
        | Frame::Loss(_)
        | Frame::Roll(_)
        | Frame::Throw(_)
        | Frame::Doing(_)
        | Frame::Due(_)
        | Frame::Going(_)
        | Frame::Window(_) => set,
    })
}

/// Whether somebody is dying of whom it is not yet known whether it leaves: a card may save it, or it may take others
/// along.
pub fn is_unsettled(state: &State) -> bool {
    let dying = |figure: u8| state.figure(figure).stands() && state.figure(figure).life == 0;
    being_buried(state).iter().any(dying)
}

/// The dead of one step leave together, then victory is looked at. Cards may answer before they leave.
///
/// Rule: combat.death
/// Rule: death.simultaneous
pub fn bury<S: Sink<Event>>(battle: &mut Battle<'_, S>, by: u8) {
    let dead = dead(battle);
    if dead.is_empty() {
        return;
    }
    let dead = Figures(dead.0 & !being_buried(battle.state).0);
    if dead.is_empty() || step_is_open(battle.facts()) {
        return;
    }
    let answered = battle.game.moments() & (Moment::Dying.bit() | Moment::Died.bit()) != 0;
    let played = Side::BOTH.into_iter().any(|side| plots::may_speak(battle.facts(), side, Moment::Dying));
    if !answered && !battle.anybody_stays() && !played {
        return leave(battle, dead, by);
    }
    if !battle.state.stack.push(Frame::Bury(Bury { dead, by, asked: false })) {
        leave(battle, dead, by);
    }
}

/// Whether somebody is still on the table without life points whom no card keeps there any more and no step.
///
/// Rule: combat.death
pub fn is_overdue<S: Sink<Event>>(battle: &Battle<'_, S>) -> bool {
    let dead = dead(battle);
    if dead.is_empty() {
        return false;
    }
    let facts = battle.facts();
    dead.iter().any(|figure| facts.is_dying(figure)) && !step_is_open(facts)
}

/// Cards are asked about each of the dying; then whoever still has no life points leaves.
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, bury: Bury) -> bool {
    if !bury.asked {
        if let Some(Frame::Bury(top)) = battle.state.stack.top_mut() {
            top.asked = true;
        }
        for figure in bury.dead.iter() {
            if !battle.facts().has(figure, None, &What::Stays) {
                moments::fire(battle, Happening::between(Moment::Dying, figure, bury.by));
            }
        }
        return true;
    }
    battle.state.stack.pop();
    let state = &*battle.state;
    let gone =
        bury.dead.iter().filter(|&figure| state.figure(figure).life == 0 && state.figure(figure).stands());
    let gone = gone.fold(Figures::NONE, Figures::with);
    leave(battle, gone, bury.by);
    // Others may have left while this one was dying, even if it was saved itself.
    if !battle.over() {
        win::look(battle);
    }
    true
}

fn leave<S: Sink<Event>>(battle: &mut Battle<'_, S>, dead: Figures, by: u8) {
    let facts = battle.facts();
    let stays = dead.iter().filter(|&figure| facts.has(figure, None, &What::Stays));
    let stays = stays.fold(Figures::NONE, Figures::with);
    let state = &*battle.state;
    let known = |figure: &u8| state.marked.iter().any(|mark| mark.why == Why::Slayer && mark.by == *figure);
    let new = stays.iter().filter(|figure| !known(figure)).fold(Figures::NONE, Figures::with);
    for figure in new.iter() {
        let who = battle.who(figure);
        lasting::keep(battle, Mark { why: Why::Slayer, by: figure, figure: by, ability: 0 });
        battle.tell(Event::Card(CardEvent::GoesOn { who }));
    }
    let gone = Figures(dead.0 & !stays.0);
    for figure in gone.iter() {
        take_off(battle, figure);
        let who = battle.who(figure);
        battle.tell(Event::Died { who, together: gone.len() > 1 });
    }
    if gone.is_empty() {
        return;
    }
    if by != NOBODY && gone.iter().any(|figure| Side::of_figure(figure) != Side::of_figure(by)) {
        lasting::end(battle.state, |lasting| lasting.ends.has(Until::Kill) && lasting.figure == by);
    }
    win::look(battle);
    if battle.over() {
        return;
    }
    win::tell_wiped(battle, gone);
    for figure in gone.iter() {
        moments::fire(battle, Happening::between(Moment::Died, figure, by));
    }
}

fn take_off<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    scenarios::drop_flag(battle, figure);
    battle.state.figure_mut(figure).marks.clear(Marks::ON_TABLE);
    battle.state.figure_mut(figure).on = 0;
    lasting::end_figure(battle.state, figure);
    spirits::body_gone(battle, figure);
}

/// Leaves the game without having been killed. Whoever removes several looks who has won when the last is gone.
pub fn remove<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    take_off(battle, figure);
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::Removed { who }));
}
