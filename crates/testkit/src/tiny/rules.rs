//! What happens in the tiny game: who is awaited, what is allowed, what an input does.

use kernel::{Chance, Coverage, Drawn, Input, Pending, Seat, SeatSet, Sink, Stack, Window};

use super::{
    Action, Card, Cards, END, Event, FRAMES, Frame, HAND, HITS, Illegal, Outcome, REACH, SEATS, State, TURNS,
};

/// So many cards are dealt in all.
pub(super) const DEALT: u8 = SEATS * HAND;

pub(super) fn living(state: &State) -> SeatSet {
    seats().filter(|seat| state.hearts[seat.index()] > 0).fold(SeatSet::EMPTY, SeatSet::with)
}

pub(super) fn seats() -> impl Iterator<Item = Seat> {
    (0..SEATS).map(Seat)
}

pub(super) fn deck(state: &State) -> Cards {
    state.hands.iter().fold(Cards::ALL.without(state.played), |deck, &hand| deck.without(hand))
}

pub(super) fn pending(state: &State) -> Pending<Outcome> {
    if state.dealt < DEALT {
        return Pending::Chance(Chance::Pick { from: deck(state).len() });
    }
    match state.stack.top() {
        Some(Frame::Spy { target, .. }) => {
            Pending::Chance(Chance::Pick { from: state.hands[target.index()].len() })
        }
        Some(frame @ (Frame::Strike { .. } | Frame::Answer { .. })) if !frame.window().is_closed() => {
            Pending::Decide { awaited: frame.window().awaited(), may: SeatSet::EMPTY }
        }
        Some(Frame::Strike { .. } | Frame::Answer { .. }) => {
            Pending::Chance(Chance::Dice { count: 2, sides: 6 })
        }
        None => match outcome(state) {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Decide {
                awaited: SeatSet::of(state.active),
                may: living(state).without(state.active),
            },
        },
    }
}

/// Rule: tiny.win
fn outcome(state: &State) -> Option<Outcome> {
    let living = living(state);
    if living.len() > 1 && state.turn < TURNS {
        return None;
    }
    let most = state.hearts.iter().max().copied().unwrap_or(0);
    let mut best = living.iter().filter(|seat| state.hearts[seat.index()] == most);
    Some(match (best.next(), best.next()) {
        (Some(seat), None) => Outcome::Won(seat),
        (None, _) | (Some(_), Some(_)) => Outcome::Shared,
    })
}

pub(super) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) -> Coverage {
    let Pending::Decide { awaited, may } = pending(state) else { return Coverage::Complete };
    if may.contains(seat) {
        if state.cheers[seat.index()] > 0 {
            out.push(Action::Cheer);
        }
        out.push(Action::Concede);
        return Coverage::Complete;
    }
    if !awaited.contains(seat) {
        return Coverage::Complete;
    }
    let hand = state.hands[seat.index()];
    match state.stack.top() {
        Some(Frame::Answer { card: over, .. }) => {
            out.extend(hand.iter().filter(|card| card > over).map(Action::Answer));
            out.push(Action::Pass);
            Coverage::Complete
        }
        Some(Frame::Strike { .. } | Frame::Spy { .. }) => {
            out.extend(hand.iter().map(Action::Answer));
            out.push(Action::Pass);
            Coverage::Complete
        }
        None => {
            list_turn(state, seat, out);
            Coverage::Sampled
        }
    }
}

fn list_turn(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let here = state.at[seat.index()];
    for step in [REACH, REACH / 3, 1] {
        out.extend(here.checked_sub(step).map(Action::Move));
        out.extend(Some(here + step).filter(|&point| point <= END).map(Action::Move));
    }
    out.retain(|action| match action {
        Action::Move(point) => occupant(state, *point).is_none(),
        Action::Strike(_) | Action::Spy(_) | Action::Rest | Action::Answer(_) => true,
        Action::Pass | Action::Cheer | Action::Concede => true,
    });
    for target in living(state).without(seat).iter() {
        if here.abs_diff(state.at[target.index()]) <= REACH {
            out.push(Action::Strike(target));
        }
        if !state.spied[seat.index()].contains(target) && !state.hands[target.index()].is_empty() {
            out.push(Action::Spy(target));
        }
    }
    out.extend([Action::Rest, Action::Concede]);
}

fn occupant(state: &State, point: u16) -> Option<Seat> {
    living(state).iter().find(|seat| state.at[seat.index()] == point)
}

pub(super) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let pending = pending(state);
    if !pending.admits(seat) {
        return Err(Illegal::NotYou { seat });
    }
    let on_turn = state.stack.is_empty() && state.active == seat;
    let place = seat.index();
    match action {
        Action::Concede if state.stack.is_empty() => Ok(()),
        Action::Cheer if state.stack.is_empty() && !on_turn => {
            if state.cheers[place] == 0 {
                Err(Illegal::NoCheersLeft)
            } else {
                Ok(())
            }
        }
        Action::Rest if on_turn => Ok(()),
        Action::Move(point) if on_turn => check_move(state, seat, point),
        Action::Strike(target) if on_turn => {
            check_target(state, seat, target)?;
            within_reach(state.at[place], state.at[target.index()])
        }
        Action::Spy(target) if on_turn => {
            check_target(state, seat, target)?;
            if state.spied[place].contains(target) {
                Err(Illegal::Known { target })
            } else if state.hands[target.index()].is_empty() {
                Err(Illegal::EmptyHand { target })
            } else {
                Ok(())
            }
        }
        Action::Pass if !state.stack.is_empty() => Ok(()),
        Action::Answer(card) => match state.stack.top() {
            None => Err(Illegal::NotNow),
            Some(_) if !state.hands[place].contains(card) => Err(Illegal::NotHeld { card }),
            Some(&Frame::Answer { card: over, .. }) if card <= over => Err(Illegal::TooLow { card, over }),
            Some(Frame::Answer { .. } | Frame::Strike { .. } | Frame::Spy { .. }) => Ok(()),
        },
        Action::Concede | Action::Cheer | Action::Rest | Action::Pass => Err(Illegal::NotNow),
        Action::Move(_) | Action::Strike(_) | Action::Spy(_) => Err(Illegal::NotNow),
    }
}

/// Rule: tiny.move
fn check_move(state: &State, seat: Seat, point: u16) -> Result<(), Illegal> {
    let here = state.at[seat.index()];
    if point > END {
        return Err(Illegal::OffTheLine { point });
    }
    if point == here {
        return Err(Illegal::AlreadyThere);
    }
    within_reach(here, point)?;
    match occupant(state, point) {
        Some(by) => Err(Illegal::Occupied { by }),
        None => Ok(()),
    }
}

fn within_reach(from: u16, to: u16) -> Result<(), Illegal> {
    let distance = from.abs_diff(to);
    if distance > REACH { Err(Illegal::TooFar { distance }) } else { Ok(()) }
}

fn check_target(state: &State, seat: Seat, target: Seat) -> Result<(), Illegal> {
    if target != seat && living(state).contains(target) { Ok(()) } else { Err(Illegal::NoTarget) }
}

pub(super) fn apply(state: &mut State, input: &Input<Action>, events: &mut impl Sink<Event>) {
    match input {
        Input::Choose(seat, action) => choose(state, *seat, *action, events),
        Input::Drawn(drawn) => take_draw(state, drawn, events),
    }
    settle(state, events);
    if let Pending::Over(outcome) = pending(state) {
        events.emit(Event::Ended(outcome));
    }
}

fn choose(state: &mut State, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
    match action {
        Action::Move(point) => {
            state.at[seat.index()] = point;
            events.emit(Event::Moved { seat, to: point });
            end_turn(state, events);
        }
        Action::Rest => {
            events.emit(Event::Rested { seat });
            end_turn(state, events);
        }
        Action::Strike(target) => {
            events.emit(Event::Struck { by: seat, target });
            let window = Window::open(responders(state, seat));
            push(&mut state.stack, Frame::Strike { by: seat, target, stopped: false, window });
        }
        Action::Spy(target) => {
            events.emit(Event::Spies { by: seat, on: target });
            state.spied[seat.index()] = state.spied[seat.index()].with(target);
            push(&mut state.stack, Frame::Spy { by: seat, target });
        }
        Action::Answer(card) => answer(state, seat, card, events),
        Action::Pass => {
            events.emit(Event::Passed { seat });
            close_for(state, seat);
        }
        Action::Cheer => {
            state.cheers[seat.index()] -= 1;
            events.emit(Event::Cheered { seat, left: state.cheers[seat.index()] });
        }
        Action::Concede => {
            events.emit(Event::Conceded { seat });
            state.hearts[seat.index()] = 0;
            leave(state, seat, events);
            if state.active == seat {
                end_turn(state, events);
            }
        }
    }
}

/// Who may answer what `by` did: everybody else alive who holds cards, whatever cards they are.
fn responders(state: &State, by: Seat) -> SeatSet {
    living(state)
        .without(by)
        .iter()
        .filter(|seat| !state.hands[seat.index()].is_empty())
        .fold(SeatSet::EMPTY, SeatSet::with)
}

fn push(stack: &mut Stack<Frame, FRAMES>, frame: Frame) {
    let fitted = stack.push(frame);
    debug_assert!(fitted, "a full stack opens no window, so nothing is pushed onto it");
}

/// Rule: tiny.answer
fn answer(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) {
    events.emit(Event::Answered { by: seat, card });
    close_for(state, seat);
    play(state, seat, Cards::of(card));
    let last = state.stack.depth() + 1 == FRAMES;
    let window = if last { Window::CLOSED } else { Window::open(responders(state, seat)) };
    if last {
        events.emit(Event::Unanswerable { by: seat });
    }
    push(&mut state.stack, Frame::Answer { by: seat, card, stopped: false, window });
}

fn close_for(state: &mut State, seat: Seat) {
    match state.stack.top_mut() {
        Some(Frame::Strike { window, .. } | Frame::Answer { window, .. }) => window.answer(seat),
        Some(Frame::Spy { .. }) | None => {}
    }
}

/// Moves cards from a hand to the open pile, where there is nothing left to know about them.
fn play(state: &mut State, seat: Seat, cards: Cards) {
    state.hands[seat.index()] = state.hands[seat.index()].without(cards);
    state.played = state.played.with(cards);
    for knows in &mut state.knows {
        *knows = knows.without(cards);
    }
}

fn take_draw(state: &mut State, drawn: &Drawn, events: &mut impl Sink<Event>) {
    if state.dealt < DEALT {
        return deal(state, drawn, events);
    }
    match state.stack.pop() {
        Some(Frame::Spy { by, target }) => {
            let card = state.hands[target.index()].iter().nth(usize::from(drawn.value()));
            state.knows[by.index()] =
                card.into_iter().fold(state.knows[by.index()], |all, card| all.with(Cards::of(card)));
            events.emit(Event::Spied { by, on: target, card });
            end_turn(state, events);
        }
        Some(Frame::Strike { target, .. }) => {
            let total = drawn.values().iter().map(|value| value + 1).sum();
            events.emit(Event::Rolled { total, target });
            if total >= HITS {
                lose_heart(state, target, events);
            }
            end_turn(state, events);
        }
        Some(Frame::Answer { .. }) | None => {}
    }
}

/// Rule: tiny.deal
fn deal(state: &mut State, drawn: &Drawn, events: &mut impl Sink<Event>) {
    let to = Seat(state.dealt % SEATS);
    let card = deck(state).iter().nth(usize::from(drawn.value()));
    if let Some(card) = card {
        state.hands[to.index()] = state.hands[to.index()].with(Cards::of(card));
    }
    state.dealt += 1;
    events.emit(Event::Dealt { to, card });
    if state.dealt == DEALT {
        events.emit(Event::Began { turn: state.turn, seat: state.active });
    }
}

fn lose_heart(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.hearts[seat.index()] -= 1;
    events.emit(Event::LostHeart { seat, left: state.hearts[seat.index()] });
    if state.hearts[seat.index()] == 0 {
        leave(state, seat, events);
    }
}

/// Rule: tiny.out
fn leave(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let cards = state.hands[seat.index()];
    play(state, seat, cards);
    state.knows[seat.index()] = Cards::NONE;
    events.emit(Event::Out { seat, cards });
}

/// Passes the turn to the next seat alive.
///
/// Rule: tiny.turn
fn end_turn(state: &mut State, events: &mut impl Sink<Event>) {
    state.turn += 1;
    let after = (1..=SEATS).map(|step| Seat((state.active.0 + step) % SEATS));
    state.active = after.into_iter().find(|&seat| living(state).contains(seat)).unwrap_or(state.active);
    if outcome(state).is_none() {
        events.emit(Event::Began { turn: state.turn, seat: state.active });
    }
}

/// Resolves whatever nobody can answer any more, from the top down.
///
/// Rule: tiny.counter
fn settle(state: &mut State, events: &mut impl Sink<Event>) {
    while let Some(&frame) = state.stack.top() {
        if !frame.window().is_closed() {
            return;
        }
        match frame {
            Frame::Answer { card, stopped, .. } => {
                state.stack.pop();
                if stopped {
                    events.emit(Event::Void { card });
                } else {
                    events.emit(Event::Stopped { card });
                    stop_top(state);
                }
            }
            Frame::Strike { by, stopped: true, .. } => {
                state.stack.pop();
                events.emit(Event::Foiled { by });
                end_turn(state, events);
            }
            Frame::Strike { stopped: false, .. } | Frame::Spy { .. } => return,
        }
    }
}

fn stop_top(state: &mut State) {
    match state.stack.top_mut() {
        Some(Frame::Strike { stopped, window, .. } | Frame::Answer { stopped, window, .. }) => {
            *stopped = true;
            *window = Window::CLOSED;
        }
        Some(Frame::Spy { .. }) | None => {}
    }
}
