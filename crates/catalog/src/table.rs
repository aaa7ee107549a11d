//! The erased face of a game in progress, for whoever drives one without knowing which it is.
//!
//! A driver asks what is awaited ([`Table::waiting`]), gets each seat's choices in words ([`Table::request`]), and hands
//! back words or dice. Every accepted input gives a [`Step`]: the text to append to the journal, which the driver writes
//! before anybody hears of the move, and what each viewer is told. [`crate::seated::TableOf`] is the one implementation.

use kernel::journal::{SPECTATOR, Viewers};
use kernel::{Chance, Coverage, DrawWords, Drawn, Message, Seat, SeatSet, Unclear, Viewer};
use players::{Budget, Opponent};
use protocol::Side;
use protocol::http::CardText;
use rand_core::Rng;
use serde_json::Value;

use crate::advice::{Allowed, Hint};
use crate::games::HouseRule;
use crate::shown::Row;
use crate::texts::{Texts, expected};

/// A game in progress.
pub trait Table: Send {
    /// The game's id.
    fn title(&self) -> &'static str;

    fn seats(&self) -> Vec<Seated>;

    /// The parameters in which this match differs from its edition.
    fn house_rules(&self) -> &[HouseRule];

    fn waiting(&self) -> Waiting;

    /// What `seat` may choose now, if anything.
    fn request(&self, seat: Seat) -> Option<Request>;

    /// The number of a seat's present request.
    fn number(&self, seat: Seat) -> u64;

    /// The one thing that an awaited seat can do besides giving up, where everybody sees that it is all.
    fn only_choice(&self, seat: Seat) -> Option<Value>;

    /// Whether these are the words of some action, allowed or not.
    fn understands(&self, words: &str) -> bool;

    /// Takes a choice that answers request `number` of this seat, in the words of journals.
    fn choose(&mut self, seat: Seat, number: u64, words: &str) -> Result<Step, Refusal>;

    /// The same with an action as it goes over the wire.
    fn act(&mut self, seat: Seat, number: u64, action: &Value) -> Result<Step, Refusal>;

    /// What the pending draw is called and how its values are written, while chance is pending.
    fn draw_words(&self) -> Option<DrawWords>;

    fn drawn(&mut self, drawn: Drawn) -> Result<Step, Refusal>;

    /// The number of the next draw, which goes on over takebacks so that no roll comes twice.
    fn die_index(&self) -> u64;

    /// A number made of all that this seat has seen, and of nothing else. Whoever thinks for the seat takes its luck from
    /// it: a seed into which something hidden went would let hidden things be told from what was thought.
    fn luck(&self, seat: Seat) -> u64;

    /// Everything told since the game began, in order.
    fn told(&self) -> &[Told];

    /// The table as this viewer sees it, in characters.
    fn picture(&self, viewer: Viewer, texts: &Texts) -> Vec<Row>;

    /// The same for somebody who has seen it before: without what does not change.
    fn glance(&self, viewer: Viewer, texts: &Texts) -> Vec<Row>;

    /// What this seat has before it, in short, as the seat itself sees it.
    fn standing(&self, seat: Seat, texts: &Texts) -> Vec<Row>;

    /// The card that somebody means by an id or a name, where the game has cards that say something.
    fn card(&self, wanted: &str, texts: &Texts) -> Option<CardText>;

    /// The table as this viewer sees it, for a page.
    fn drawn_for(&self, viewer: Viewer) -> protocol::View;

    /// What `seat` may choose now, if anything, for a page.
    fn asked(&self, seat: Seat) -> Option<protocol::Request>;

    /// What happens now and what is asked of whom, as this viewer should read it.
    fn sentence(&self, viewer: Viewer) -> Message;

    /// What must happen before the game goes on, for a page.
    fn waits_for(&self) -> protocol::Waiting;

    /// What this action would come to as an answer to request `number`. Nothing changes, and nothing is told that may
    /// not be measured yet.
    fn preview(&self, seat: Seat, number: u64, action: &Value) -> protocol::Preview;

    /// One thing that happened, as this viewer saw it; nothing, if it did not.
    fn log_line(&self, told: &Told, viewer: Viewer) -> Option<protocol::LogLine>;

    /// What was read from a record, with what the notation leaves out.
    fn completed(&self, line: Message) -> Message;

    /// Why something was not done, with the names of whoever it is about, as this seat knows them.
    fn refusal(&self, seat: Seat, refusal: &Refusal) -> Message;

    /// The colour of a seat's side.
    fn side(&self, seat: Seat) -> Side;

    /// What was agreed on.
    fn terms(&self) -> Vec<Message>;

    /// How many inputs there have been, those taken back among them.
    fn inputs(&self) -> u64;

    /// A number that changes when the table has changed enough to be drawn anew unasked.
    fn scene(&self) -> u32;

    /// Whether now something that one of these seats sees or chooses is hidden from the other.
    fn keeps_secrets(&self, one: Seat, other: Seat) -> bool;

    /// Whether this is a game to learn by, in which anything may be taken back.
    fn practice(&self) -> bool;

    /// The last choice of any of these seats, if there is one.
    fn last_choice(&self, of: SeatSet) -> Option<Undo>;

    /// Goes back to before input number `to`.
    fn take_back(&mut self, to: u64) -> Result<Step, Refusal>;

    /// What a player adds to fair dice.
    fn add_entropy(&mut self, seat: Seat, text: &str) -> Step;

    /// The seed of fair dice, after the game.
    fn reveal(&mut self, seed: &kernel::dice::fair::Seed) -> Step;

    /// The game as it stands now, to be thought about elsewhere while this table goes on.
    fn still(&self) -> Box<dyn Still>;

    /// The hint as a page shows it.
    fn hinted(&self, hint: &Hint) -> Option<protocol::Hint>;

    /// The whole journal so far.
    fn journal(&self) -> &str;

    /// The position in the words of a scenario. It holds what is hidden, so it is for finished games and tests.
    fn position_words(&self) -> String;

    /// All that this viewer knows, in words.
    fn view_words(&self, viewer: Viewer) -> String;

    /// Puts another world in the place of the present one, which this viewer cannot tell from it. For tests: the journal
    /// knows nothing of it.
    fn imagine(&mut self, viewer: Viewer, rng: &mut dyn Rng);
}

/// A seat, its word in journals, and the name id of who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    pub seat: Seat,
    pub word: String,
    pub name: String,
}

/// A game as it stood at one moment, for whoever thinks about it. What is thought of it answers the requests of then.
pub trait Still: Send {
    /// What the computer would choose for `seat`; `None` if it has nothing to choose.
    fn propose(&self, seat: Seat, opponent: Opponent, budget: Budget, rng: &mut dyn Rng) -> Option<Value>;

    /// What the strongest player would do for `seat`, and why; `None` if it has nothing to choose or would leave it to
    /// others.
    fn hint(&self, seat: Seat, allowed: Allowed, rng: &mut dyn Rng) -> Option<Hint>;
}

/// What must happen before the game goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Waiting {
    Decide {
        awaited: SeatSet,
        may: SeatSet,
    },
    Chance(Chance),
    Over {
        line: Message,
        /// The name id of the side that won; nobody, if it is a draw.
        winner: Option<String>,
    },
}

/// A seat's choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Changes only when this seat's choices change, so that an answer stays good whatever others do meanwhile.
    pub number: u64,
    pub choices: Vec<Choice>,
    /// So many of them, the first ones, are worth being shown unasked.
    pub offered: usize,
    pub coverage: Coverage,
    /// Whether the game waits for this seat, or merely lets it speak.
    pub awaited: bool,
}

/// One choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What to answer with.
    pub words: String,
    pub line: Message,
    /// The group under whose heading it is shown: the message `group-<id>`.
    pub group: Option<&'static str>,
    /// What tells it from others like it.
    pub remark: Option<Message>,
    pub odds: Option<Message>,
    /// What somebody weighing it should know beyond the choice itself.
    pub notes: Vec<Message>,
    pub concedes: bool,
}

/// An input that was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What to append to the journal before anything of it is shown.
    pub written: String,
    pub told: Vec<Told>,
}

/// One thing that happened, as each viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub seen: Vec<(Viewers, Message)>,
    /// Whether somebody learned what could not be known before.
    pub reveals: bool,
}

impl Told {
    /// The line as the best informed of these seats saw it; with no seats, as a spectator did.
    pub fn line_for(&self, seats: &[String]) -> Option<&Message> {
        let sees = |viewers: &Viewers| match seats {
            [] => viewers.include(SPECTATOR),
            seats => seats.iter().any(|seat| viewers.include(seat)),
        };
        let seen = self.seen.iter().filter(|(viewers, _)| sees(viewers)).map(|(_, line)| line);
        seen.max_by_key(|line| line.args.len())
    }
}

/// A choice that can be taken back, and what stands in the way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undo {
    /// The number of the input.
    pub to: u64,
    pub seat: Seat,
    pub words: String,
    /// Dice have been rolled or a hidden fact has come out since.
    pub learned: bool,
    /// Somebody else has chosen since.
    pub answered: bool,
}

/// Whether a choice may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takeback {
    /// At a word.
    Free,
    /// If all other people agree.
    Asks,
    /// Not at all: something has happened since, and the computer, who plays on the other side, agrees to nothing.
    Refused,
}

impl Undo {
    /// Whether something has happened since that cannot be made unhappened.
    pub fn is_past(&self) -> bool {
        self.learned || self.answered
    }

    /// Whether somebody who holds the seats `own` may take this back at this table, where other people hold the seats
    /// `others` and the computer the rest.
    pub fn judged(&self, table: &dyn Table, own: SeatSet, others: SeatSet) -> Takeback {
        let side = table.side(self.seat);
        let computer = |seat: Seat| !own.contains(seat) && !others.contains(seat);
        let against = table.seats().iter().any(|one| computer(one.seat) && table.side(one.seat) != side);
        match self.is_past() {
            false => Takeback::Free,
            true if against && !table.practice() => Takeback::Refused,
            true if others.is_empty() => Takeback::Free,
            true => Takeback::Asks,
        }
    }
}

/// Why an input was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The choices are others by now.
    Stale {
        number: u64,
        current: u64,
    },
    /// The seat has nothing to choose.
    NothingToChoose,
    Unclear(Unclear),
    /// The game's rules say no, and which.
    Illegal(Message),
    /// Dice came that nobody asked for, or other dice than were asked for.
    NotDrawn,
    /// There is no such input, or it was taken back already.
    NoSuchInput {
        number: u64,
    },
}

impl Refusal {
    /// Why, with the rules that say so.
    pub fn message(&self) -> Message {
        match self {
            Refusal::Stale { .. } => Message::new("refusal-stale"),
            Refusal::NothingToChoose => Message::new("refusal-nothing-to-choose"),
            Refusal::Unclear(unclear) => Message::new("refusal-unclear")
                .text("found", unclear.found.clone())
                .with("expected", expected(&unclear.expected)),
            Refusal::Illegal(line) => line.clone(),
            Refusal::NotDrawn => Message::new("refusal-not-drawn"),
            Refusal::NoSuchInput { number } => {
                Message::new("refusal-no-such-input").with("number", (*number).into())
            }
        }
    }

    /// The same as text, with the slugs of the rules behind it.
    pub fn text(&self, texts: &Texts) -> String {
        let message = self.message();
        if !matches!(self, Refusal::Illegal(_)) {
            return texts.format(&message);
        }
        let rules = message.rules.iter().collect::<Vec<_>>().join(", ");
        texts.say("refusal-illegal", &[("text", message.into()), ("rules", rules.into())])
    }
}
