//! A table as it comes out of the store: the game at the end of its journal, and everything told so far.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::table::{Table, Waiting};
use catalog::{Lang, games};
use kernel::dice::fair::Seed;
use kernel::journal::{self, DiceSource, Entry, Journal, Parted, Record, Viewers};
use kernel::{Message, Seat, SeatSet};
use protocol::{FailureCode, Names};
use tracing::warn;

use super::Done;
use crate::house::{House, names};
use crate::secret;
use crate::store::{ChatRow, PersonId, SeatRow, SitterRow, Status, StoreError, TableRecord, TableRow};

/// Everything that is known of a table.
pub struct Opened {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    pub game: Box<dyn Table>,
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
    /// Where today's rules part from the record, if they do. The game stands as it stood before and cannot go on.
    pub parted: Option<Parted>,
    /// How the game ended, as it was recorded.
    pub ended: Option<Message>,
    /// Whether there is a table at which the same people play once more.
    pub again: bool,
    /// What packs that came from elsewhere call their things: the house's, and those of the journal.
    pub names: Names,
}

/// What one input, or a takeback, let each viewer see.
#[derive(Clone)]
pub struct Logged {
    pub input: u64,
    pub lines: Vec<(Viewers, Message)>,
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

    pub fn is_over(&self) -> bool {
        matches!(self.game.waiting(), Waiting::Over { .. })
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
    pub fn code(&self) -> FailureCode {
        match self {
            NotOpened::NoSuchTable => FailureCode::NoSuchTable,
            NotOpened::NotFollowed(_) => FailureCode::Broken,
            NotOpened::Store(_) => FailureCode::NotStored,
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
    let shared = Arc::clone(house);
    let followed = tokio::task::spawn_blocking(move || follow(&shared, record)).await;
    let mut opened = followed.map_err(|_| NotOpened::NotFollowed("the rules gave way".to_owned()))??;
    opened.again = over && house.store.load(&secret::next_id(id)).await?.is_some();
    Ok(opened)
}

fn follow(house: &House, record: TableRecord) -> Result<Opened, NotOpened> {
    let TableRecord { table, seats, entries, last, chat, done } = record;
    let text = journal_text(&table.header, &entries);
    let journal = journal::parse(&text).map_err(|fault| NotOpened::NotFollowed(format!("{fault:?}")))?;
    let games::Opened { table: game, parted } =
        games::open(&journal).map_err(|problem| NotOpened::NotFollowed(format!("{problem:?}")))?;
    if let Some(parted) = &parted {
        warn!(table = table.id, %parted, rules = parted.rules.join(" "), "the rules have changed since");
    }
    let log = log(&journal.records, game.as_ref());
    let entropies = entropies(&journal, game.as_ref());
    Ok(Opened {
        names: names(&Lang::ALL.map(|lang| house.texts(lang).with_journal(&journal.header))),
        since: last.unwrap_or(table.created),
        entries: u64::try_from(entries.len()).unwrap_or(u64::MAX),
        game,
        log,
        chat,
        done: done.into_iter().collect(),
        entropies,
        revealed: journal.revealed().copied(),
        dice: journal.header.dice,
        parted,
        ended: ended(&journal.records),
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

/// How the game ended, if it did.
fn ended(records: &[Record]) -> Option<Message> {
    records.iter().rev().find_map(|record| match &record.entry {
        Entry::Over { line } => Some(line.clone()),
        Entry::Choose { .. }
        | Entry::Draw { .. }
        | Entry::Takeback { .. }
        | Entry::Entropy { .. }
        | Entry::Reveal { .. } => None,
    })
}

/// What was told, entry by entry.
fn log(records: &[Record], game: &dyn Table) -> Vec<Logged> {
    let (mut log, mut inputs) = (Vec::new(), 0);
    // The game was told the same when it followed the record, and knows more of it than is written.
    let mut told = game.told().iter().flat_map(|told| &told.seen);
    let mut known = |viewers: &Viewers, line: &Message| {
        let said = told.next().filter(|(_, said)| said.is_written_as(line));
        (viewers.clone(), said.map_or_else(|| game.completed(line.clone()), |(_, said)| said.clone()))
    };
    for record in records {
        inputs += u64::from(record.entry.is_input());
        let lines = match &record.entry {
            Entry::Takeback { to } => vec![known(&Viewers::All, &taken_back(*to))],
            Entry::Choose { .. }
            | Entry::Draw { .. }
            | Entry::Over { .. }
            | Entry::Entropy { .. }
            | Entry::Reveal { .. } => {
                record.events.iter().map(|(viewers, line)| known(viewers, line)).collect()
            }
        };
        if !lines.is_empty() {
            log.push(Logged { input: inputs, lines });
        }
    }
    log
}

/// The line of a takeback, which a journal has as an entry of its own.
fn taken_back(to: u64) -> Message {
    Message::line("taken-back", &[]).with("input", to.into())
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
