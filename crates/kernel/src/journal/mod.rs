//! The record of a game: the game and its content in full, every input, and what everybody saw of it.
//!
//! A journal is lines of text, described exactly in `docs/journal-format.md`. Showing one reads the record alone
//! ([`seen`]), so it works for ever; [`replay()`] runs the engine over the inputs, to go on with a game or to say at
//! which input today's rules part from the record. [`mod@write`] makes the text bit by bit, so that a move can be stored
//! before anybody sees it; [`read`] takes it apart again and trusts nothing. This file holds what a journal says.

pub mod groups;
mod marks;
pub mod read;
pub mod replay;
pub mod seen;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
pub mod write;

pub use groups::{is_seen_alike, seen_lines};
pub use read::{Damage, Fault, parse, parse_bytes};
pub use replay::{Cause, Difference, Fairness, Parted, Replayed, Verified, replay, rewrite, verify};
pub use seen::{Seen, as_seen_by, seen_by};
pub use write::Writer;

use crate::dice::fair::{Commitment, Seed};
use crate::dice::write_drawn;
use crate::{DrawWords, Drawn, Message, Seat, Worded};

/// The format that is written. The one before it is converted on reading.
pub const FORMAT: u8 = 2;

/// The format of a game laid as practice: [`FORMAT`] with one more line in the header. Everything else is written without
/// it, so that a program that knows nothing of practice reads all other games.
pub const PRACTICE_FORMAT: u8 = 3;

/// The word by which journals mean whoever looks on from outside.
pub const SPECTATOR: &str = "spectator";

/// A journal as far as it is good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    /// The format that was read.
    pub format: u8,
    pub header: Header,
    pub records: Vec<Record>,
    /// What was left off at the end, where the text breaks off.
    pub cut: Option<Cut>,
}

/// What is known before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's id; one word.
    pub game: String,
    /// Path and text of every content file used, so that no later change of content can touch this game.
    pub files: Vec<(String, String)>,
    pub setup: String,
    pub dice: DiceSource,
    /// A game to learn by, in which anything may be taken back.
    pub practice: bool,
}

/// Who rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceSource {
    /// The driver, from a seed of its own.
    Seeded,
    /// Somebody at a real table, who types in what the dice show.
    Typed,
    /// The driver, who committed to a seed.
    Fair(Commitment),
}

/// One entry and what was seen of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The line of the text on which it begins, counted from one.
    pub line: usize,
    pub entry: Entry,
    pub events: Vec<(Viewers, Message)>,
}

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// An input: a seat chose.
    Choose { seat: String, words: String },
    /// An input: dice were rolled or something was drawn.
    Draw { label: String, words: String },
    /// Back to before this input. Inputs are counted from one and their numbers never used again; so are rolls.
    Takeback { to: u64 },
    /// How the game ended.
    Over { line: Message },
    /// What a player adds to fair dice.
    Entropy { seat: String, text: String },
    /// The seed of fair dice, once no more are rolled.
    Reveal { seed: Seed },
}

impl Entry {
    pub fn choose<G: Worded>(game: &G, seat: Seat, action: &G::Action) -> Entry {
        Entry::Choose { seat: game.seat_word(seat), words: game.action_words(action) }
    }

    pub fn draw(words: &DrawWords, drawn: &Drawn) -> Entry {
        Entry::Draw { label: words.label.clone(), words: write_drawn(drawn, words) }
    }

    /// Whether this is one of the inputs, which are counted.
    pub fn is_input(&self) -> bool {
        match self {
            Entry::Choose { .. } | Entry::Draw { .. } => true,
            Entry::Takeback { .. } | Entry::Over { .. } | Entry::Entropy { .. } | Entry::Reveal { .. } => {
                false
            }
        }
    }
}

/// Who saw a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Viewers {
    /// Every viewer alike.
    All,
    /// These, by their seat words and [`SPECTATOR`].
    Only(Vec<String>),
}

impl Viewers {
    pub fn include(&self, viewer: &str) -> bool {
        match self {
            Viewers::All => true,
            Viewers::Only(words) => words.iter().any(|word| word == viewer),
        }
    }
}

/// The end of a text that breaks off before an entry was whole. Nobody was shown what it said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The first line left off.
    pub line: usize,
    /// How many lines were left off, the broken one included.
    pub lines: usize,
    pub bytes: usize,
}

impl Journal {
    /// The seed of fair dice, if it was revealed.
    pub fn revealed(&self) -> Option<&Seed> {
        self.records.iter().find_map(|record| match &record.entry {
            Entry::Reveal { seed } => Some(seed),
            Entry::Choose { .. }
            | Entry::Draw { .. }
            | Entry::Takeback { .. }
            | Entry::Over { .. }
            | Entry::Entropy { .. } => None,
        })
    }

    /// What players added to fair dice, in its order.
    pub fn entropies(&self) -> Vec<String> {
        let text = |record: &Record| match &record.entry {
            Entry::Entropy { text, .. } => Some(text.clone()),
            Entry::Choose { .. }
            | Entry::Draw { .. }
            | Entry::Takeback { .. }
            | Entry::Over { .. }
            | Entry::Reveal { .. } => None,
        };
        self.records.iter().filter_map(text).collect()
    }
}

/// The numbers of the inputs so far.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Inputs {
    count: u64,
    in_force: Vec<u64>,
}

impl Inputs {
    /// Counts one more input and gives its number.
    fn add(&mut self) -> u64 {
        self.count += 1;
        self.in_force.push(self.count);
        self.count
    }

    /// Takes back an input and all after it; says how many are left, or `None`, and nothing is changed, where there
    /// is no such input.
    fn take_back(&mut self, to: u64) -> Option<usize> {
        let left = self.in_force.binary_search(&to).ok()?;
        self.in_force.truncate(left);
        Some(left)
    }

    /// Follows an entry that is known to be good, or is written at the driver's word.
    fn follow(&mut self, entry: &Entry) {
        match entry {
            Entry::Choose { .. } | Entry::Draw { .. } => {
                self.add();
            }
            Entry::Takeback { to } => {
                self.take_back(*to);
            }
            Entry::Over { .. } | Entry::Entropy { .. } | Entry::Reveal { .. } => {}
        }
    }
}
