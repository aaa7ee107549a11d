//! Somebody who leaves the table into another's body, and bodies that fight for the other side meanwhile.
//!
//! A figure's number says whose it is. So a body that is taken over is carried over to a free number of the other side,
//! and its own number stands empty until it comes back: whoever asks for friends and enemies need not know of it.

use kernel::Sink;

use super::facts::Facts;
use super::lasting;
use crate::cards::{Ability, Condition, Effect, Effects, Ends};
use crate::event::{CardEvent, Event};
use crate::game::Anima;
use crate::rules::{Battle, death, scenarios, win};
use crate::state::{
    Attack, Doing, Figure, Figures, Frame, Lasting, MOST_A_SIDE, Mark, Marks, Place, Side, State, Waits, Why,
};

/// Marks that one entering needs: where the spirit is, and whose the body was.
const NEEDED: usize = 2;

/// The bearer leaves the table into a figure, which then is on the bearer's side if it is `taken`. Says whether there was
/// room for all of it.
pub fn enter<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, host: u8, taken: bool) -> bool {
    let bearer = doing.by;
    let room = battle.state.marked.iter().filter(|mark| mark.why == Why::Nothing).count();
    let free = free_body(battle.state, Side::of_figure(bearer));
    let full = room < NEEDED || taken && free.is_none();
    if full {
        battle.tell(Event::Card(CardEvent::NoRoom));
    }
    if full || bearer == host || !battle.state.figure(bearer).stands() {
        return false;
    }
    scenarios::drop_flag(battle, bearer);
    let place = battle.state.figure_mut(bearer);
    place.marks.clear(Marks::ON_TABLE);
    place.marks.clear(Marks::HIDDEN);
    place.marks.set(Marks::TURNED);
    let (who, into) = (battle.who(bearer), battle.who(host));
    battle.tell(Event::Card(CardEvent::Enters { who, into }));
    let body = match free.filter(|_| taken) {
        Some(free) => take_over(battle, host, free, doing.ability),
        None => host,
    };
    lasting::remember(
        battle.state,
        Mark { why: Why::Inside, by: bearer, figure: body, ability: doing.ability },
    );
    true
}

/// A number of a side's that nobody has, or that a body has given back.
fn free_body(state: &State, side: Side) -> Option<u8> {
    let mut blank = Marks::default();
    blank.set(Marks::WORTHLESS);
    let used = state.party(side).find(|&figure| {
        let place = state.figure(figure);
        place.marks == blank && place.life == 0
    });
    let more = usize::from(state.counts[side.index()]) < MOST_A_SIDE;
    used.or_else(|| more.then(|| state.party(side).end))
}

/// Takes a body over for the other side until it is given back.
fn take_over<S: Sink<Event>>(battle: &mut Battle<'_, S>, host: u8, to: u8, ability: u8) -> u8 {
    carry_over(battle, host, to);
    lasting::remember(battle.state, Mark { why: Why::Possessed, by: host, figure: to, ability });
    let (who, by) = (battle.who(host), battle.who(to));
    battle.tell(Event::Card(CardEvent::TakenOver { who, by }));
    to
}

/// Whoever is dying fights on for the other side, under a number of that side's; its own number stays empty, so its own
/// side has lost it. Says whether there was room for it.
pub fn raise<S: Sink<Event>>(battle: &mut Battle<'_, S>, by: u8, dying: u8, life: u8) -> bool {
    let place = battle.state.figure(dying);
    let enemy = Side::of_figure(by) != Side::of_figure(dying);
    let Some(free) = free_body(battle.state, Side::of_figure(by)) else { return false };
    if !enemy || !place.stands() || place.life > 0 {
        return false;
    }
    carry_over(battle, dying, free);
    battle.state.figure_mut(free).life = life;
    let (who, by) = (battle.who(dying), battle.who(free));
    battle.tell(Event::Card(CardEvent::TakenOver { who, by }));
    true
}

/// An enemy fights for the bearer's side until a turn ends. Says under which number, if there was room for all of it.
pub fn control<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    doing: &Doing,
    figure: u8,
    ends: Ends,
) -> Option<u8> {
    let room = battle.state.marked.iter().any(|mark| mark.why == Why::Nothing);
    let lasts = battle.state.lasting.iter().any(|lasting| lasting.change == 0);
    let enemy = Side::of_figure(doing.by) != Side::of_figure(figure);
    let free = free_body(battle.state, Side::of_figure(doing.by))?;
    if !room || !lasts || !enemy || !battle.state.figure(figure).stands() {
        return None;
    }
    let body = take_over(battle, figure, free, doing.ability);
    let change = Lasting::CONTROLLED;
    let (by, ability) = (doing.by, doing.ability);
    lasting::make_last(battle, Lasting { figure: body, by, change, amount: 0, ends, ability });
    Some(body)
}

/// Leaves the table to come back. Whatever it kept on by upkeep ends. Says whether it could be remembered.
pub fn leave<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) -> bool {
    let room = battle.state.marked.iter().any(|mark| mark.why == Why::Nothing);
    if !room {
        battle.tell(Event::Card(CardEvent::NoRoom));
    }
    if !room || !battle.state.figure(figure).stands() {
        return false;
    }
    let on = battle.state.figure(figure).on;
    let kept = |number: &u8| on & 1 << number != 0;
    for number in (0..u32::BITS as u8).filter(kept) {
        super::upkeep::switch_off(battle, figure, number);
    }
    scenarios::drop_flag(battle, figure);
    let place = battle.state.figure_mut(figure);
    place.marks.clear(Marks::ON_TABLE);
    place.marks.clear(Marks::HIDDEN);
    place.marks.set(Marks::TURNED);
    let ability = crate::state::NO_ABILITY;
    lasting::remember(battle.state, Mark { why: Why::Away, by: figure, figure, ability });
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::LeavesTable { who }));
    true
}

/// Whether somebody who is away has an ability that brings it back in its own activation.
pub fn comes_back_active(game: &Anima, state: &State, figure: u8) -> bool {
    let back = |ability: &Ability| {
        ability.cost.is_some() && ability.when.is_none() && ability.needs.contains(&Condition::Away)
    };
    state.is_away(figure) && game.abilities(state, figure).any(|(_, ability)| back(ability))
}

/// Whoever was away stands on the table again.
pub fn come_again<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, to: Place) {
    lasting::forget(battle.state, |mark| mark.why == Why::Away && mark.by == figure);
    let place = battle.state.figure_mut(figure);
    place.place = to;
    place.marks.set(Marks::ON_TABLE);
    let who = battle.who(figure);
    battle.tell(Event::Card(CardEvent::ComesBack { who, at: to }));
    scenarios::claim_nodes(battle);
}

/// Carries a body over to another number, with all that is said of it.
fn carry_over<S: Sink<Event>>(battle: &mut Battle<'_, S>, host: u8, to: u8) {
    scenarios::drop_flag(battle, host);
    let side = Side::of_figure(to);
    if to == battle.state.party(side).end {
        battle.state.counts[side.index()] += 1;
    }
    battle.state.put_away(host);
    let own = *battle.state.figure(host);
    let mut body = own;
    body.marks.set(Marks::SUMMONED);
    body.marks.set(Marks::WORTHLESS);
    *battle.state.figure_mut(to) = body;
    let place = battle.state.figure_mut(host);
    place.marks.clear(Marks::ON_TABLE);
    // What is on goes with the body.
    place.on = 0;
    rename(battle.state, host, to);
}

/// Everything that is said of one number is said of another.
fn rename(state: &mut State, from: u8, to: u8) {
    let new = |figure: &mut u8| {
        if *figure == from {
            *figure = to;
        }
    };
    let set = |figures: &mut Figures| {
        if figures.contains(from) {
            *figures = figures.without(from).with(to);
        }
    };
    for lasting in state.lasting.iter_mut().take_while(|lasting| lasting.change != 0) {
        new(&mut lasting.figure);
        new(&mut lasting.by);
    }
    for mark in &mut state.marked {
        match mark.why {
            Why::Hurt | Why::Chosen | Why::Slayer | Why::Summoned | Why::Inside | Why::Interrupted => {
                new(&mut mark.by);
                new(&mut mark.figure);
            }
            // The figure of these is none.
            Why::Scenery | Why::Times | Why::Answered | Why::UsedUp | Why::Did | Why::Mode => {
                new(&mut mark.by);
            }
            Why::Away | Why::Called | Why::Ordered | Why::Acts | Why::Followed | Why::Delayed => {
                new(&mut mark.by);
                new(&mut mark.figure);
            }
            Why::Tokens | Why::FirstTokens | Why::SecondTokens => new(&mut mark.by),
            Why::Nothing | Why::Possessed | Why::PartyTokens | Why::Points | Why::AnsweredForSide => {}
        }
    }
    new(&mut state.last.figure);
    new(&mut state.last.target);
    for frame in state.stack.frames_mut() {
        match frame {
            Frame::Doing(doing) => {
                [&mut doing.by, &mut doing.target, &mut doing.subject, &mut doing.cause]
                    .into_iter()
                    .for_each(new);
                [&mut doing.left, &mut doing.asked, &mut doing.spared].into_iter().for_each(set);
            }
            Frame::Window(window) => [&mut window.subject, &mut window.cause].into_iter().for_each(new),
            Frame::Due(due) => {
                [&mut due.subject, &mut due.cause].into_iter().for_each(new);
                let left = usize::from(due.count);
                due.answers[..left].iter_mut().for_each(|answer| new(&mut answer.by));
            }
            Frame::Attack(Attack { attacker, target, others, .. }) => {
                [attacker, target].into_iter().for_each(new);
                set(others);
            }
            Frame::Loss(loss) => [&mut loss.figure, &mut loss.by].into_iter().for_each(new),
            Frame::Bury(bury) => {
                set(&mut bury.dead);
                new(&mut bury.by);
            }
            Frame::Throw(throw) => {
                [&mut throw.figure, &mut throw.by, &mut throw.over].into_iter().for_each(new);
                set(&mut throw.passed);
                set(&mut throw.struck);
            }
            Frame::Roll(roll) => [&mut roll.figure, &mut roll.cause].into_iter().for_each(new),
            Frame::Escape { figure, .. } | Frame::Seek { figure, .. } | Frame::Found { figure, .. } => {
                new(figure);
            }
            Frame::Going(going) => new(&mut going.figure),
            Frame::Nothing => {}
        }
    }
}

/// An ability is off: whoever left the table by it comes back, and the body is its own again.
pub fn released<S: Sink<Event>>(battle: &mut Battle<'_, S>, bearer: u8, ability: u8) {
    let inside = |mark: &&Mark| mark.why == Why::Inside && (mark.by, mark.ability) == (bearer, ability);
    let Some(mark) = battle.state.marked.iter().find(inside).copied() else { return };
    let host = give_back(battle, mark.figure);
    come_out(battle, bearer, ability, host);
}

/// A body has left the table: whoever was in it comes out beside it, and whose it was has lost it.
pub fn body_gone<S: Sink<Event>>(battle: &mut Battle<'_, S>, body: u8) {
    let owner = battle.state.marked.iter().find(|mark| mark.why == Why::Possessed && mark.figure == body);
    if let Some(owner) = owner.copied() {
        lasting::forget(battle.state, |known| *known == owner);
        let place = battle.state.figure(body).place;
        let own = battle.state.figure_mut(owner.by);
        (own.life, own.place) = (0, place);
    }
    let inside = battle.state.marked.iter().find(|mark| mark.why == Why::Inside && mark.figure == body);
    if let Some(mark) = inside.copied() {
        battle.state.figure_mut(mark.by).on &= !(1 << mark.ability);
        lasting::end_upkeep(battle.state, mark.by, mark.ability);
        come_out(battle, mark.by, mark.ability, body);
    }
}

/// A body goes back to the number it came from; says which that is.
pub fn give_back<S: Sink<Event>>(battle: &mut Battle<'_, S>, body: u8) -> u8 {
    let owner = battle.state.marked.iter().find(|mark| mark.why == Why::Possessed && mark.figure == body);
    let Some(owner) = owner.copied() else { return body };
    lasting::forget(battle.state, |known| *known == owner);
    scenarios::drop_flag(battle, body);
    let before = battle.state.figure(owner.by).marks;
    battle.state.put_away(body);
    let mut own = *battle.state.figure(body);
    for mark in [Marks::SUMMONED, Marks::WORTHLESS] {
        if !before.has(mark) {
            own.marks.clear(mark);
        }
    }
    *battle.state.figure_mut(owner.by) = own;
    let mut blank = Figure { card: own.card, ..Figure::default() };
    blank.marks.set(Marks::WORTHLESS);
    *battle.state.figure_mut(body) = blank;
    rename(battle.state, body, owner.by);
    let who = battle.who(owner.by);
    battle.tell(Event::Card(CardEvent::Freed { who }));
    owner.by
}

/// The owner says where a spirit comes back to the table. Until then it is still remembered as away, so that its side is
/// not taken for beaten.
fn come_out<S: Sink<Event>>(battle: &mut Battle<'_, S>, bearer: u8, ability: u8, host: u8) {
    let game = battle.game;
    let coming = |frame: &Frame| matches!(frame, Frame::Doing(doing) if doing.by == bearer && doing.waits == Waits::Place);
    if battle.state.stack.frames().iter().any(coming) {
        return;
    }
    let found = game.ability(battle.state, bearer, ability).and_then(|ability| entrance(&ability.does));
    let Some((program, at)) = found else { return };
    let doing = Doing {
        at,
        target: host,
        left: Figures::NONE.with(bearer),
        waits: Waits::Place,
        ..Doing::new(bearer, ability, program)
    };
    battle.put_on_stack(Frame::Doing(doing));
}

/// The effect by which somebody enters a body: its program and its place there.
fn entrance(effects: &Effects) -> Option<(u16, u8)> {
    let here = effects.list.iter().position(|effect| matches!(effect, Effect::Enter { .. }));
    let inner = |effect: &Effect| -> Option<(u16, u8)> {
        if let Effect::Resist { passed, failed, .. } = effect {
            entrance(passed).or_else(|| entrance(failed))
        } else if let Effect::If { does, .. } = effect {
            entrance(does)
        } else if let Effect::Choose { from, .. } = effect {
            from.iter().find_map(|branch| entrance(&branch.does))
        } else if let Effect::Roll { table, .. } = effect {
            table.iter().find_map(|entry| entrance(&entry.does))
        } else {
            None
        }
    };
    here.map(|at| (effects.program, at as u8)).or_else(|| effects.list.iter().find_map(inner))
}

/// A spirit stands on the table again.
pub fn come_back<S: Sink<Event>>(battle: &mut Battle<'_, S>, bearer: u8, to: Place) {
    battle.state.stack.pop();
    forget(battle.state, bearer);
    let place = battle.state.figure_mut(bearer);
    place.place = to;
    place.marks.set(Marks::ON_TABLE);
    let who = battle.who(bearer);
    battle.tell(Event::Card(CardEvent::ComesBack { who, at: to }));
    scenarios::claim_nodes(battle);
}

/// There is no place for a spirit to come back to: it is lost.
pub fn lost<S: Sink<Event>>(battle: &mut Battle<'_, S>, bearer: u8) {
    battle.state.stack.pop();
    forget(battle.state, bearer);
    death::remove(battle, bearer);
    win::look(battle);
}

fn forget(state: &mut State, bearer: u8) {
    lasting::forget(state, |mark| mark.why == Why::Inside && mark.by == bearer);
}

/// Whether the owner has to put a spirit somewhere, because there is a place for it.
pub fn must_come_back(facts: Facts<'_>, doing: &Doing) -> bool {
    let mut open = false;
    if let Some(Effect::Enter { .. }) = super::doing::effect(facts, doing) {
        super::places::list_places(facts, doing, |_| open = true);
    }
    open
}

impl State {
    /// Those who are in somebody else's body.
    pub fn inside(&self) -> Figures {
        let marks = self.marks().filter(|mark| mark.why == Why::Inside);
        marks.fold(Figures::NONE, |set, mark| set.with(mark.by))
    }

    /// The ability by which somebody is in somebody else's body.
    pub fn inside_by(&self, figure: u8) -> Option<u8> {
        let mark = self.marks().find(|mark| mark.why == Why::Inside && mark.by == figure);
        mark.map(|mark| mark.ability)
    }

    /// Where what a figure suffers is to be found: its own number, unless its body is on the other side.
    pub fn body(&self, figure: u8) -> u8 {
        let mark = self.marks().find(|mark| mark.why == Why::Possessed && mark.by == figure);
        mark.map_or(figure, |mark| mark.figure)
    }

    /// Whether a figure has left the table and comes back.
    pub fn is_away(&self, figure: u8) -> bool {
        self.marks().any(|mark| mark.why == Why::Away && mark.by == figure)
    }

    /// Those of a side who have left the table and come back.
    pub fn away(&self, side: Side) -> Figures {
        let marks = self.marks().filter(|mark| mark.why == Why::Away);
        marks
            .filter(|mark| Side::of_figure(mark.by) == side)
            .fold(Figures::NONE, |set, mark| set.with(mark.by))
    }

    /// The markers that cards have put on the table.
    pub fn card_markers(&self) -> Figures {
        let lying = self.marks().filter(|mark| mark.why == Why::Summoned);
        let markers = lying.filter(|mark| {
            let place = self.figure(mark.figure);
            place.lies_there() && !place.stands()
        });
        markers.fold(Figures::NONE, |set, mark| set.with(mark.figure))
    }

    /// Those of a side who are not on the table and will be again.
    pub fn absent(&self, side: Side) -> Figures {
        let away = |mark: &&Mark| matches!(mark.why, Why::Inside | Why::Possessed | Why::Away);
        let marks = self.marks().filter(away).filter(|mark| Side::of_figure(mark.by) == side);
        marks.fold(Figures::NONE, |set, mark| set.with(mark.by))
    }
}
