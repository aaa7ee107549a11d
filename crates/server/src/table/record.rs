//! A table as it comes out of the store: the game at the end of its journal, and everything told so far.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::games;
use catalog::table::{Refusal, Step, Table, Waiting};
use kernel::dice::fair::Seed;
use kernel::journal::{self, DiceSource, Entry, Journal, Record, Viewers};
use kernel::{Drawn, Seat, SeatSet, WrittenLine};

use super::Done;
use crate::house::House;
use crate::secret;
use crate::store::{ChatRow, PersonId, SeatRow, SitterRow, Status, StoreError, TableRecord, TableRow};

/// Everything that is known of a table.
pub struct Opened {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    pub game: Played,
    pub log: Vec<Logged>,
    pub chat: Vec<ChatRow>,
    pub done: Done,
    /// How many entries were written.
    pub entries: u64,
    /// Since when those are awaited who are.
    pub since: i64,
    /// What players added to fair dice, and who.
    pub entropies: Vec<(Seat, String)>,
    pub revealed: Option<Seed>,
    pub dice: DiceSource,
    /// Whether there is a table at which the same people play once more.
    pub again: bool,
}

/// What one input, or a takeback, let each viewer see.
#[derive(Clone)]
pub struct Logged {
    pub input: u64,
    pub lines: Vec<(Viewers, WrittenLine)>,
}

/// A game, which is lent to another thread while the computer thinks.
pub struct Played(Option<Box<dyn Table>>);

impl Played {
    pub fn new(game: Box<dyn Table>) -> Played {
        Played(Some(game))
    }

    pub fn table(&self) -> &dyn Table {
        self.0.as_deref().expect("a game that was lent is given back before anything else is done")
    }

    fn table_mut(&mut self) -> &mut Box<dyn Table> {
        self.0.as_mut().expect("a game that was lent is given back before anything else is done")
    }

    /// The game itself, which has to be given back.
    pub fn lend(&mut self) -> Box<dyn Table> {
        self.0.take().expect("a game that was lent is given back before anything else is done")
    }

    pub fn give_back(&mut self, game: Box<dyn Table>) {
        self.0 = Some(game);
    }

    pub fn is_over(&self) -> bool {
        matches!(self.table().waiting(), Waiting::Over { .. })
    }

    pub fn choose(&mut self, seat: Seat, number: u64, words: &str) -> Result<Step, Refusal> {
        self.table_mut().choose(seat, number, words)
    }

    pub fn drawn(&mut self, drawn: Drawn) -> Result<Step, Refusal> {
        self.table_mut().drawn(drawn)
    }

    pub fn take_back(&mut self, to: u64) -> Result<Step, Refusal> {
        self.table_mut().take_back(to)
    }

    pub fn add_entropy(&mut self, seat: Seat, text: &str) -> Step {
        self.table_mut().add_entropy(seat, text)
    }

    pub fn reveal(&mut self, seed: &Seed) -> Step {
        self.table_mut().reveal(seed)
    }
}

impl Opened {
    /// The seats that somebody holds.
    pub fn held(&self, person: PersonId) -> SeatSet {
        let own = self
            .seats
            .iter()
            .filter(|row| matches!(&row.sitter, SitterRow::Person { id, .. } if *id == person));
        own.fold(SeatSet::EMPTY, |held, row| held.with(Seat(row.seat)))
    }

    pub fn sitter(&self, seat: Seat) -> &SitterRow {
        let row = self.seats.iter().find(|row| row.seat == seat.0);
        row.map_or(&SitterRow::Nobody, |row| &row.sitter)
    }

    /// Everybody who plays, without the computer.
    pub fn players(&self) -> BTreeSet<PersonId> {
        let person = |row: &SeatRow| match &row.sitter {
            SitterRow::Person { id, .. } => Some(*id),
            SitterRow::Nobody | SitterRow::Computer { .. } => None,
        };
        self.seats.iter().filter_map(person).collect()
    }

    /// Whether somebody still has to sit down.
    pub fn is_waiting_for_players(&self) -> bool {
        self.seats.iter().any(|row| row.sitter == SitterRow::Nobody)
    }
}

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotOpened {
    NoSuchTable,
    /// The record is there, and today's rules do not follow it.
    NotFollowed(String),
    Store(String),
}

impl NotOpened {
    pub fn code(&self) -> &'static str {
        match self {
            NotOpened::NoSuchTable => "no-such-table",
            NotOpened::NotFollowed(_) => "broken",
            NotOpened::Store(_) => "not-stored",
        }
    }
}

impl From<StoreError> for NotOpened {
    fn from(error: StoreError) -> NotOpened {
        NotOpened::Store(error.to_string())
    }
}

/// Reads a table.
pub async fn open(house: &Arc<House>, id: &str) -> Result<Opened, NotOpened> {
    let record = house.store.load(id).await?.ok_or(NotOpened::NoSuchTable)?;
    // A long game takes some time to follow, during which this thread has others to serve.
    let over = record.table.status == Status::Over;
    let followed = tokio::task::spawn_blocking(move || follow(record)).await;
    let mut opened = followed.map_err(|_| NotOpened::NotFollowed("the rules gave way".to_owned()))??;
    opened.again = over && house.store.load(&secret::next_id(id)).await?.is_some();
    Ok(opened)
}

fn follow(record: TableRecord) -> Result<Opened, NotOpened> {
    let TableRecord { table, seats, entries, last, chat, done } = record;
    let text = journal_text(&table.header, &entries);
    let journal = journal::parse(&text).map_err(|fault| NotOpened::NotFollowed(format!("{fault:?}")))?;
    let game = games::resume(&journal).map_err(|problem| NotOpened::NotFollowed(format!("{problem:?}")))?;
    let log = log(&journal.records);
    let entropies = entropies(&journal, game.as_ref());
    Ok(Opened {
        since: last.unwrap_or(table.created),
        entries: u64::try_from(entries.len()).unwrap_or(u64::MAX),
        game: Played::new(game),
        log,
        chat,
        done: done.into_iter().collect(),
        entropies,
        revealed: journal.revealed().copied(),
        dice: journal.header.dice,
        again: false,
        table,
        seats,
    })
}

/// The whole journal as text.
pub fn journal_text(header: &str, entries: &[String]) -> String {
    let mut text = header.to_owned();
    entries.iter().for_each(|entry| text.push_str(entry));
    text
}

/// What was told, entry by entry.
fn log(records: &[Record]) -> Vec<Logged> {
    let (mut log, mut inputs) = (Vec::new(), 0);
    for record in records {
        inputs += u64::from(record.entry.is_input());
        let lines = match &record.entry {
            Entry::Takeback { to } => vec![(Viewers::All, taken_back(*to))],
            Entry::Choose { .. }
            | Entry::Draw { .. }
            | Entry::Over { .. }
            | Entry::Entropy { .. }
            | Entry::Reveal { .. } => record.events.clone(),
        };
        if !lines.is_empty() {
            log.push(Logged { input: inputs, lines });
        }
    }
    log
}

/// The line of a takeback, which a journal has as an entry of its own.
fn taken_back(to: u64) -> WrittenLine {
    WrittenLine {
        name: "taken-back".to_owned(),
        words: vec![("input".to_owned(), to.to_string())],
        rules: Vec::new(),
    }
}

fn entropies(journal: &Journal, game: &dyn Table) -> Vec<(Seat, String)> {
    let seats = game.seats();
    let entropy = |record: &Record| match &record.entry {
        Entry::Entropy { seat, text } => {
            let seat = seats.iter().find(|known| known.word == *seat).map_or(Seat(0), |known| known.seat);
            Some((seat, text.clone()))
        }
        Entry::Choose { .. }
        | Entry::Draw { .. }
        | Entry::Takeback { .. }
        | Entry::Over { .. }
        | Entry::Reveal { .. } => None,
    };
    journal.records.iter().filter_map(entropy).collect()
}
