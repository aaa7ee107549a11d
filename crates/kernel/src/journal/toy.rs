//! A game of a few lines for the tests of journals: two seats lay a hidden card, two dice are rolled, all is turned
//! over and added up; after two rounds the higher total wins.

use rand_core::Rng;
use serde::Serialize;

use crate::{
    Chance, Coverage, DrawWords, Game, Input, Kind, Message, Pending, Rule, Seat, SeatSet, Sink, Unclear,
    Viewer, Worded,
};

const FACES: [&str; 3] = ["zero", "one", "two"];

const LAY: Rule = Rule("toy.lay");
const ROLL: Rule = Rule("toy.roll");
const WIN: Rule = Rule("toy.win");

/// The rules, which a test may change to be another year's.
#[derive(Clone, Copy)]
pub struct Toy {
    pub highest_card: u8,
    pub bonus: u8,
    /// Whether the label of a roll says what its words mean.
    pub labelled: bool,
}

pub const TOY: Toy = Toy { highest_card: 2, bonus: 0, labelled: true };

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    laid: [Option<u8>; 2],
    pub totals: [u8; 2],
    pub rounds: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Laid {
        seat: Seat,
        card: Option<u8>,
    },
    Rolled {
        dice: [u8; 2],
    },
    Turned {
        totals: [u8; 2],
    },
    /// Something that only the seat itself hears.
    Whispered {
        seat: Seat,
    },
}

impl Game for Toy {
    type State = State;
    type Action = u8;
    type Event = Event;
    type View = State;
    type Outcome = [u8; 2];
    type Illegal = u8;
    type Memo = ();

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State { laid: [None; 2], totals: [0; 2], rounds: 0 }
    }

    fn pending(&self, state: &State) -> Pending<[u8; 2]> {
        let waits = |seat: &Seat| state.laid[seat.index()].is_none();
        let awaited = [Seat(0), Seat(1)].into_iter().filter(waits).fold(SeatSet::EMPTY, SeatSet::with);
        match (state.rounds, awaited.is_empty()) {
            (2, _) => Pending::Over(state.totals),
            (_, true) => Pending::Chance(Chance::Dice { count: 2, sides: 3 }),
            (_, false) => Pending::Decide { awaited, may: SeatSet::EMPTY },
        }
    }

    fn legal_actions(&self, _: &State, (): &mut (), _: Seat, out: &mut Vec<u8>) -> Coverage {
        out.extend(0..=self.highest_card);
        Coverage::Complete
    }

    fn check(&self, state: &State, (): &mut (), seat: Seat, action: &u8) -> Result<(), u8> {
        if *action <= self.highest_card && state.laid[seat.index()].is_none() { Ok(()) } else { Err(*action) }
    }

    fn apply(&self, state: &mut State, (): &mut (), input: &Input<u8>, events: &mut impl Sink<Event>) {
        match input {
            Input::Choose(seat, card) => {
                state.laid[seat.index()] = Some(*card);
                events.emit(Event::Laid { seat: *seat, card: Some(*card) });
                events.emit(Event::Whispered { seat: *seat });
            }
            Input::Drawn(drawn) => {
                let dice = [drawn.values()[0], drawn.values()[1]];
                events.emit(Event::Rolled { dice });
                for (seat, die) in dice.into_iter().enumerate() {
                    state.totals[seat] += die + self.bonus + state.laid[seat].take().unwrap_or(0);
                }
                state.rounds += 1;
                events.emit(Event::Turned { totals: state.totals });
            }
        }
    }

    fn view(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Event> {
        match event {
            Event::Laid { seat, .. } if !who.is(*seat) => Some(Event::Laid { seat: *seat, card: None }),
            Event::Whispered { seat } if !who.is(*seat) => None,
            Event::Laid { .. } | Event::Rolled { .. } | Event::Turned { .. } | Event::Whispered { .. } => {
                Some(event.clone())
            }
        }
    }

    fn imagine(&self, view: &State, _: &mut dyn Rng) -> State {
        *view
    }

    fn kind(&self, _: &u8) -> Kind {
        Kind(0)
    }

    fn concedes(&self, _: &u8) -> bool {
        false
    }
}

impl Worded for Toy {
    fn title(&self) -> &'static str {
        "toy"
    }

    fn seat_word(&self, seat: Seat) -> String {
        if seat == Seat(0) { "north".to_owned() } else { "south".to_owned() }
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        self.seat_word(seat)
    }

    fn action_words(&self, action: &u8) -> String {
        format!("lay {action}")
    }

    fn parse_action(&self, words: &str) -> Result<u8, Unclear> {
        let card = words.strip_prefix("lay ").and_then(|card| card.parse().ok());
        card.ok_or_else(|| Unclear::new(words, "lay NUMBER"))
    }

    fn action_line(&self, _: &State, _: Seat, action: &u8) -> Message {
        Message::line("lay", &[LAY]).number("card", *action)
    }

    fn event_line(&self, event: &Event) -> Message {
        match event {
            Event::Laid { seat, card: Some(card) } => {
                Message::line("laid", &[LAY]).name("seat", self.seat_word(*seat)).number("card", *card)
            }
            Event::Laid { seat, card: None } => {
                Message::line("laid", &[LAY]).name("seat", self.seat_word(*seat))
            }
            Event::Rolled { dice } => {
                Message::line("rolled", &[ROLL]).number("north", dice[0]).number("south", dice[1])
            }
            Event::Turned { totals } => {
                Message::line("turned", &[ROLL, WIN]).number("north", totals[0]).number("south", totals[1])
            }
            Event::Whispered { .. } => Message::line("whispered", &[]),
        }
    }

    fn refusal_line(&self, refusal: &u8) -> Message {
        Message::line("no-such-card", &[LAY]).number("card", *refusal)
    }

    fn outcome_line(&self, outcome: &[u8; 2]) -> Message {
        Message::line(self.sides()[self.winner(outcome)], &[WIN])
    }

    fn sides(&self) -> Vec<&'static str> {
        vec!["north", "south"]
    }

    fn winner(&self, outcome: &[u8; 2]) -> usize {
        usize::from(outcome[1] > outcome[0])
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Rolled { .. } | Event::Turned { .. })
    }

    fn draw_words(&self, _: &State) -> DrawWords {
        DrawWords { label: "roll".to_owned(), values: FACES.map(str::to_owned).to_vec() }
    }

    fn label_words(&self, label: &str) -> Option<Vec<String>> {
        (self.labelled && label == "roll").then(|| FACES.map(str::to_owned).to_vec())
    }

    fn position(&self, text: &str) -> Result<State, Unclear> {
        Err(Unclear::new(text, "nothing: journals begin at the beginning"))
    }

    fn position_words(&self, state: &State) -> String {
        format!("{state:?}")
    }

    fn view_words(&self, view: &State) -> String {
        format!("{view:?}")
    }
}
