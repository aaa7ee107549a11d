//! The tiny game in words: seats, actions, lines, draws.

use kernel::{Arg, DrawWords, Message, Seat, Unclear, Worded};

use super::{
    ANSWER, Action, CHEER, CONCEDE, COUNTER, Card, Cards, DEAL, DEPTH, Event, Frame, Illegal, MOVE, OUT,
    Outcome, SPY, STRIKE, State, TURN, Tiny, View, WIN, position, rules,
};

const SEAT_WORDS: [&str; 3] = ["ann", "bob", "cyd"];
const CARD_WORDS: [&str; 10] = ["ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen", "ibex", "jay"];

pub(super) fn seat_word(seat: Seat) -> &'static str {
    SEAT_WORDS.get(seat.index()).copied().unwrap_or("nobody")
}

pub(super) fn read_seat(word: &str) -> Result<Seat, Unclear> {
    rules::seats().find(|&seat| seat_word(seat) == word).ok_or_else(|| Unclear::new(word, "ann, bob or cyd"))
}

pub(super) fn card_word(card: Card) -> &'static str {
    CARD_WORDS.get(usize::from(card.0)).copied().unwrap_or("nothing")
}

pub(super) fn read_card(word: &str) -> Result<Card, Unclear> {
    Card::all()
        .find(|&card| card_word(card) == word)
        .ok_or_else(|| Unclear::new(word, format!("a card: {}", CARD_WORDS.join(", "))))
}

fn cards(cards: Cards) -> Arg {
    Arg::many(cards.iter().map(|card| Arg::named(card_word(card))).collect())
}

impl Worded for Tiny {
    fn title(&self) -> &'static str {
        "tiny"
    }

    fn seat_word(&self, seat: Seat) -> String {
        seat_word(seat).to_owned()
    }

    fn seat_name(&self, _: &View, seat: Seat) -> String {
        seat_word(seat).to_owned()
    }

    fn action_words(&self, action: &Action) -> String {
        match *action {
            Action::Move(point) => format!("move {point}"),
            Action::Strike(target) => format!("strike {}", seat_word(target)),
            Action::Spy(target) => format!("spy {}", seat_word(target)),
            Action::Rest => "rest".to_owned(),
            Action::Answer(card) => format!("answer {}", card_word(card)),
            Action::Pass => "pass".to_owned(),
            Action::Cheer => "cheer".to_owned(),
            Action::Concede => "concede".to_owned(),
        }
    }

    fn parse_action(&self, words: &str) -> Result<Action, Unclear> {
        let pieces: Vec<&str> = words.split_whitespace().collect();
        match pieces[..] {
            ["move", point] => {
                point.parse().map(Action::Move).map_err(|_| Unclear::new(point, "a point on the line"))
            }
            ["strike", target] => read_seat(target).map(Action::Strike),
            ["spy", target] => read_seat(target).map(Action::Spy),
            ["answer", card] => read_card(card).map(Action::Answer),
            ["rest"] => Ok(Action::Rest),
            ["pass"] => Ok(Action::Pass),
            ["cheer"] => Ok(Action::Cheer),
            ["concede"] => Ok(Action::Concede),
            _ => Err(Unclear::new(
                words,
                "move POINT, strike SEAT, spy SEAT, rest, answer CARD, pass, cheer or concede",
            )),
        }
    }

    fn action_line(&self, _: &View, seat: Seat, action: &Action) -> Message {
        let line = match *action {
            Action::Move(point) => Message::line("may-move", &[MOVE]).number("to", point),
            Action::Strike(target) => {
                Message::line("may-strike", &[STRIKE]).name("target", seat_word(target))
            }
            Action::Spy(target) => Message::line("may-spy", &[SPY]).name("on", seat_word(target)),
            Action::Rest => Message::line("may-rest", &[TURN]),
            Action::Answer(card) => Message::line("may-answer", &[ANSWER]).name("card", card_word(card)),
            Action::Pass => Message::line("may-pass", &[ANSWER]),
            Action::Cheer => Message::line("may-cheer", &[CHEER]),
            Action::Concede => Message::line("may-concede", &[CONCEDE]),
        };
        line.name("seat", seat_word(seat))
    }

    fn event_line(&self, event: &Event) -> Message {
        let seat_key = |line: Message, key, seat: Seat| line.name(key, seat_word(seat));
        match *event {
            Event::Dealt { to, card } => with_card(seat_key(Message::line("dealt", &[DEAL]), "to", to), card),
            Event::Began { turn, seat } => {
                seat_key(Message::line("began", &[TURN]).number("turn", turn), "seat", seat)
            }
            Event::Moved { seat, to } => {
                seat_key(Message::line("moved", &[MOVE]), "seat", seat).number("to", to)
            }
            Event::Struck { by, target } => {
                seat_key(seat_key(Message::line("struck", &[STRIKE]), "by", by), "target", target)
            }
            Event::Passed { seat } => seat_key(Message::line("passed", &[ANSWER]), "seat", seat),
            Event::Answered { by, card } => {
                with_card(seat_key(Message::line("answered", &[ANSWER]), "by", by), Some(card))
            }
            Event::Unanswerable { by } => seat_key(Message::line("unanswerable", &[DEPTH]), "by", by),
            Event::Stopped { card } => with_card(Message::line("stopped", &[ANSWER]), Some(card)),
            Event::Void { card } => with_card(Message::line("void", &[COUNTER]), Some(card)),
            Event::Foiled { by } => seat_key(Message::line("foiled", &[STRIKE]), "by", by),
            Event::Rolled { total, target } => {
                seat_key(Message::line("rolled", &[STRIKE]).number("total", total), "target", target)
            }
            Event::LostHeart { seat, left } => {
                seat_key(Message::line("lost-heart", &[STRIKE]), "seat", seat).number("left", left)
            }
            Event::Spies { by, on } => seat_key(seat_key(Message::line("spies", &[SPY]), "by", by), "on", on),
            Event::Spied { by, on, card } => {
                with_card(seat_key(seat_key(Message::line("spied", &[SPY]), "by", by), "on", on), card)
            }
            Event::Rested { seat } => seat_key(Message::line("rested", &[TURN]), "seat", seat),
            Event::Cheered { seat, left } => {
                seat_key(Message::line("cheered", &[CHEER]), "seat", seat).number("left", left)
            }
            Event::Conceded { seat } => seat_key(Message::line("conceded", &[CONCEDE]), "seat", seat),
            Event::Out { seat, cards: shown } => {
                seat_key(Message::line("out", &[OUT]), "seat", seat).with("cards", cards(shown))
            }
            Event::Ended(outcome) => self.outcome_line(&outcome),
        }
    }

    fn refusal_line(&self, refusal: &Illegal) -> Message {
        match *refusal {
            Illegal::NotYou { seat } => Message::line("not-you", &[TURN]).name("seat", seat_word(seat)),
            Illegal::NotNow => Message::line("not-now", &[TURN]),
            Illegal::OffTheLine { point } => Message::line("off-the-line", &[MOVE]).number("point", point),
            Illegal::TooFar { distance } => {
                Message::line("too-far", &[MOVE, STRIKE]).number("distance", distance)
            }
            Illegal::AlreadyThere => Message::line("already-there", &[MOVE]),
            Illegal::Occupied { by } => Message::line("occupied", &[MOVE]).name("by", seat_word(by)),
            Illegal::NoTarget => Message::line("no-target", &[STRIKE, SPY]),
            Illegal::Known { target } => Message::line("known", &[SPY]).name("target", seat_word(target)),
            Illegal::EmptyHand { target } => {
                Message::line("empty-hand", &[SPY]).name("target", seat_word(target))
            }
            Illegal::NotHeld { card } => Message::line("not-held", &[ANSWER]).name("card", card_word(card)),
            Illegal::TooLow { card, over } => Message::line("too-low", &[COUNTER])
                .name("card", card_word(card))
                .name("over", card_word(over)),
            Illegal::NoCheersLeft => Message::line("no-cheers-left", &[CHEER]),
        }
    }

    fn outcome_line(&self, outcome: &Outcome) -> Message {
        match *outcome {
            Outcome::Won(seat) => Message::line("won", &[WIN]).name("seat", seat_word(seat)),
            Outcome::Shared => Message::line("shared", &[WIN]),
        }
    }

    fn sides(&self) -> Vec<&'static str> {
        vec!["ann", "bob", "cyd", "nobody"]
    }

    fn winner(&self, outcome: &Outcome) -> usize {
        match outcome {
            Outcome::Won(seat) => seat.index(),
            Outcome::Shared => SEAT_WORDS.len(),
        }
    }

    fn reveals(&self, event: &Event) -> bool {
        match event {
            Event::Dealt { .. } | Event::Spied { .. } | Event::Answered { .. } | Event::Out { .. } => true,
            Event::Rolled { .. } => true,
            Event::Began { .. } | Event::Moved { .. } | Event::Struck { .. } | Event::Passed { .. } => false,
            Event::Unanswerable { .. } | Event::Stopped { .. } | Event::Void { .. } => false,
            Event::Foiled { .. } | Event::LostHeart { .. } | Event::Spies { .. } => false,
            Event::Rested { .. } | Event::Cheered { .. } | Event::Conceded { .. } | Event::Ended(_) => false,
        }
    }

    fn draw_words(&self, state: &State) -> DrawWords {
        let named = |label: &str, cards: Cards| DrawWords {
            label: label.to_owned(),
            values: cards.iter().map(|card| card_word(card).to_owned()).collect(),
        };
        match state.stack.top() {
            None => named("deal", rules::deck(state)),
            Some(Frame::Spy { target, .. }) => named("spy", state.hands[target.index()]),
            Some(Frame::Strike { .. } | Frame::Answer { .. }) => DrawWords {
                label: "strike".to_owned(),
                values: (1..=6).map(|face: u8| face.to_string()).collect(),
            },
        }
    }

    fn position(&self, text: &str) -> Result<State, Unclear> {
        position::read(text)
    }

    fn position_words(&self, state: &State) -> String {
        position::write(state)
    }

    fn view_words(&self, view: &View) -> String {
        position::write_view(view)
    }
}

fn with_card(line: Message, card: Option<Card>) -> Message {
    match card {
        Some(card) => line.name("card", card_word(card)),
        None => line,
    }
}
