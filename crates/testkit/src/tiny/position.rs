//! A position of the tiny game as text: `ann hearts=2 at=0 hand=ant+bee … table turn=3 active=ann strike by=ann …`.
//!
//! A word without `=` says whose facts follow. What is left out is as at the start, but with the cards dealt. Text is
//! read strictly: whatever is accepted can be played on.

use std::fmt::Write;

use kernel::{Game, Seat, SeatSet, Unclear, Window};

use super::rules::{DEALT, deck, living, seats};
use super::words::{card_word, read_card, read_seat, seat_word};
use super::{CHEERS, Card, Cards, END, Frame, HAND, HEARTS, State, TURNS, Tiny, View};

pub(super) fn write(state: &State) -> String {
    let mut text = String::new();
    for seat in seats() {
        let place = seat.index();
        let _ = write!(
            text,
            "{} hearts={} at={} hand={} knows={} spied={} cheers={} ",
            seat_word(seat),
            state.hearts[place],
            state.at[place],
            write_cards(state.hands[place]),
            write_cards(state.knows[place]),
            write_seats(state.spied[place]),
            state.cheers[place],
        );
    }
    let _ = write!(
        text,
        "table dealt={} turn={} active={} played={}",
        state.dealt,
        state.turn,
        seat_word(state.active),
        write_cards(state.played)
    );
    for frame in state.stack.frames() {
        write_frame(&mut text, frame);
    }
    text
}

/// What a viewer sees, in the same words; of hidden hands only their size.
pub(super) fn write_view(view: &View) -> String {
    let mut text = String::new();
    for seat in seats() {
        let place = seat.index();
        let _ = writeln!(
            text,
            "{} hearts={} at={} holds={} seen={} sees={} spied={} cheers={}",
            seat_word(seat),
            view.hearts[place],
            view.at[place],
            view.counts[place],
            write_cards(if view.who.is(seat) { view.hand } else { view.knows[place] }),
            write_cards(view.known[place]),
            write_seats(view.spied[place]),
            view.cheers[place],
        );
    }
    let _ = write!(
        text,
        "table dealt={} turn={} active={} played={}",
        view.dealt,
        view.turn,
        seat_word(view.active),
        write_cards(view.played)
    );
    for frame in view.stack.frames() {
        write_frame(&mut text, frame);
    }
    text
}

fn write_frame(text: &mut String, frame: &Frame) {
    let stop = |stopped| if stopped { "yes" } else { "no" };
    let _ = match *frame {
        Frame::Strike { by, target, stopped, window } => write!(
            text,
            " strike by={} on={} stopped={} open={}",
            seat_word(by),
            seat_word(target),
            stop(stopped),
            write_seats(window.awaited())
        ),
        Frame::Answer { by, card, stopped, window } => write!(
            text,
            " answer by={} card={} stopped={} open={}",
            seat_word(by),
            card_word(card),
            stop(stopped),
            write_seats(window.awaited())
        ),
        Frame::Spy { by, target } => write!(text, " spy by={} on={}", seat_word(by), seat_word(target)),
    };
}

fn write_cards(cards: Cards) -> String {
    join(cards.iter().map(card_word))
}

fn write_seats(all: SeatSet) -> String {
    join(all.iter().map(seat_word))
}

fn join<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.collect();
    if words.is_empty() { "none".to_owned() } else { words.join("+") }
}

pub(super) fn read(text: &str) -> Result<State, Unclear> {
    let mut state = State { dealt: DEALT, ..Tiny.start() };
    let mut words = text.split_whitespace().peekable();
    while let Some(section) = words.next() {
        let mut facts = Facts { section, found: Vec::new() };
        while let Some((key, value)) = words.peek().and_then(|word| word.split_once('=')) {
            facts.found.push((key, value));
            words.next();
        }
        match section {
            "table" => read_table(&mut state, &mut facts)?,
            "strike" | "answer" | "spy" => read_frame(&mut state, section, &mut facts)?,
            seat => read_hand(&mut state, read_seat(seat)?, &mut facts)?,
        }
        facts.all_used()?;
    }
    sound(&state)?;
    Ok(state)
}

/// The `key=value` words of one section.
struct Facts<'a> {
    section: &'a str,
    found: Vec<(&'a str, &'a str)>,
}

impl<'a> Facts<'a> {
    fn take(&mut self, key: &str) -> Option<&'a str> {
        let place = self.found.iter().position(|(found, _)| *found == key)?;
        Some(self.found.swap_remove(place).1)
    }

    fn need(&mut self, key: &str) -> Result<&'a str, Unclear> {
        self.take(key).ok_or_else(|| Unclear::new(self.section, format!("{key}= after it")))
    }

    fn all_used(&self) -> Result<(), Unclear> {
        match self.found.first() {
            Some((key, _)) => Err(Unclear::new(*key, format!("a key of '{}', once", self.section))),
            None => Ok(()),
        }
    }
}

fn read_hand(state: &mut State, seat: Seat, facts: &mut Facts<'_>) -> Result<(), Unclear> {
    let place = seat.index();
    set(facts.take("hearts"), &mut state.hearts[place], |word| number(word, &HEARTS))?;
    set(facts.take("at"), &mut state.at[place], |word| number(word, &END))?;
    set(facts.take("hand"), &mut state.hands[place], read_cards)?;
    set(facts.take("knows"), &mut state.knows[place], read_cards)?;
    set(facts.take("spied"), &mut state.spied[place], read_seats)?;
    set(facts.take("cheers"), &mut state.cheers[place], |word| number(word, &CHEERS))
}

fn read_table(state: &mut State, facts: &mut Facts<'_>) -> Result<(), Unclear> {
    set(facts.take("dealt"), &mut state.dealt, |word| number(word, &DEALT))?;
    set(facts.take("turn"), &mut state.turn, |word| number(word, &TURNS))?;
    set(facts.take("active"), &mut state.active, read_seat)?;
    set(facts.take("played"), &mut state.played, read_cards)
}

fn read_frame(state: &mut State, section: &str, facts: &mut Facts<'_>) -> Result<(), Unclear> {
    let by = read_seat(facts.need("by")?)?;
    let frame = if section == "spy" {
        Frame::Spy { by, target: read_seat(facts.need("on")?)? }
    } else {
        let stopped = read_yes(facts.take("stopped").unwrap_or("no"))?;
        let window = Window::open(read_seats(facts.take("open").unwrap_or("none"))?);
        if section == "strike" {
            Frame::Strike { by, target: read_seat(facts.need("on")?)?, stopped, window }
        } else {
            Frame::Answer { by, card: read_card(facts.need("card")?)?, stopped, window }
        }
    };
    if state.stack.push(frame) { Ok(()) } else { Err(Unclear::new(section, "at most eight frames")) }
}

fn set<T>(
    word: Option<&str>,
    into: &mut T,
    read: impl Fn(&str) -> Result<T, Unclear>,
) -> Result<(), Unclear> {
    if let Some(word) = word {
        *into = read(word)?;
    }
    Ok(())
}

fn number<T: std::str::FromStr + PartialOrd + std::fmt::Display>(word: &str, most: &T) -> Result<T, Unclear> {
    match word.parse() {
        Ok(value) if value <= *most => Ok(value),
        Ok(_) | Err(_) => Err(Unclear::new(word, format!("a number up to {most}"))),
    }
}

fn read_yes(word: &str) -> Result<bool, Unclear> {
    match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(Unclear::new(word, "yes or no")),
    }
}

fn read_cards(word: &str) -> Result<Cards, Unclear> {
    split(word).try_fold(Cards::NONE, |all, word| Ok(all.with(Cards::of(read_card(word)?))))
}

fn read_seats(word: &str) -> Result<SeatSet, Unclear> {
    split(word).try_fold(SeatSet::EMPTY, |all, word| Ok(all.with(read_seat(word)?)))
}

fn split(word: &str) -> impl Iterator<Item = &str> {
    word.split('+').filter(move |_| word != "none")
}

/// Refuses what cannot be played on from.
fn sound(state: &State) -> Result<(), Unclear> {
    let refuse = |found: &str, expected: &str| Err(Unclear::new(found, expected));
    let mut out = state.played;
    for seat in seats() {
        let (hand, knows) = (state.hands[seat.index()], state.knows[seat.index()]);
        if !out.common(hand).is_empty() || hand.len() > HAND {
            return refuse(&write_cards(hand), "at most three cards in a hand, each card in one place");
        }
        if state.hearts[seat.index()] == 0 && !hand.with(knows).is_empty() {
            return refuse(seat_word(seat), "no cards with somebody who is out");
        }
        out = out.with(hand);
        sound_knowledge(state, seat)?;
    }
    if !living(state).contains(state.active) {
        return refuse(seat_word(state.active), "an active seat that is alive");
    }
    if state.dealt < DEALT && (!state.stack.is_empty() || deck(state).len() < DEALT - state.dealt) {
        return refuse("dealt", "a deck that suffices and nothing else going on while cards are dealt");
    }
    sound_stack(state)
}

/// A seat knows at most one card of everybody it spied on.
fn sound_knowledge(state: &State, seat: Seat) -> Result<(), Unclear> {
    let mut left = state.knows[seat.index()];
    for target in state.spied[seat.index()].without(seat).iter() {
        let known = left.common(state.hands[target.index()]);
        if known.len() > 1 {
            return Err(Unclear::new(write_cards(known), "one card known of each seat spied on"));
        }
        left = left.without(known);
    }
    if left.is_empty() && !state.spied[seat.index()].contains(seat) {
        Ok(())
    } else {
        Err(Unclear::new(write_cards(left), "knowledge of seats spied on, never of oneself"))
    }
}

fn sound_stack(state: &State) -> Result<(), Unclear> {
    let frames = state.stack.frames();
    let mut over: Option<Card> = None;
    for (place, frame) in frames.iter().enumerate() {
        let (is_top, awaited) = (place + 1 == frames.len(), frame.window().awaited());
        let held = |seat: Seat| !state.hands[seat.index()].is_empty();
        let fits = match *frame {
            Frame::Spy { by, target } => frames.len() == 1 && by != target && held(target),
            Frame::Strike { by, target, stopped, .. } => {
                place == 0 && by != target && living(state).contains(target) && !(is_top && stopped)
            }
            Frame::Answer { card, .. } => {
                let higher = over.is_none_or(|over| card > over);
                over = Some(card);
                place > 0 && higher && state.played.contains(card) && !(is_top && awaited.is_empty())
            }
        };
        let by = match *frame {
            Frame::Spy { by, .. } | Frame::Strike { by, .. } | Frame::Answer { by, .. } => by,
        };
        let acts = (place > 0 || by == state.active) && living(state).contains(by);
        let waits = awaited.iter().all(|seat| living(state).contains(seat) && seat != by);
        if !(fits && acts && waits) {
            return Err(Unclear::new(write(state), "frames that can stand on one another"));
        }
    }
    if frames.len() == super::FRAMES
        || (!frames.is_empty() && (living(state).len() < 2 || state.turn == TURNS))
    {
        return Err(Unclear::new("strike", "fewer than eight frames, in a game that still goes on"));
    }
    Ok(())
}
