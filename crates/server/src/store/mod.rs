//! What outlives the program: people, tables, journals, chat.
//!
//! [`Store`] says what the server needs and nothing of how it is kept, so that another database is another file beside
//! [`sqlite`]. Whatever happens at a table goes through [`Store::write`], one transaction for each [`Change`]: when it
//! returns, the change is on the disk, and only then anybody hears of it.

mod sqlite;
mod writer;

use std::fmt;

use async_trait::async_trait;
use kernel::dice::fair::Seed;

pub use sqlite::Sqlite;

/// The SHA-256 of a secret.
pub type Hash = [u8; 32];

/// A person's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub i64);

#[async_trait]
pub trait Store: Send + Sync {
    async fn person_by_key(&self, key: &Hash) -> Result<Option<PersonRow>, StoreError>;

    /// Whoever keeps a name, by its folded form.
    async fn person_by_name(&self, folded: &str) -> Result<Option<PersonRow>, StoreError>;

    async fn new_guest(&self, name: &str, key: &Hash, at: i64) -> Result<PersonId, StoreError>;

    async fn rename_guest(&self, person: PersonId, name: &str) -> Result<(), StoreError>;

    /// Keeps a name with the hash of a password. [`StoreError::Taken`] if somebody else has the name.
    async fn keep_name(&self, person: PersonId, name: &KeptName) -> Result<(), StoreError>;

    async fn add_key(&self, person: PersonId, key: &Hash, at: i64) -> Result<(), StoreError>;

    async fn remove_key(&self, key: &Hash) -> Result<(), StoreError>;

    async fn create_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<(), StoreError>;

    /// Everything there is of a table.
    async fn load(&self, table: &str) -> Result<Option<TableRecord>, StoreError>;

    /// The table and the seat that a link leads to.
    async fn link(&self, link: &Hash) -> Result<Option<(String, u8)>, StoreError>;

    /// Makes a change, all of it or nothing. It is on the disk when this returns.
    async fn write(&self, change: Change) -> Result<(), StoreError>;

    /// The tables that belong into somebody's lobby, at most so many of each kind.
    async fn lobby(&self, person: PersonId, most: u32) -> Result<LobbyRows, StoreError>;

    /// How many tables this person has begun since some time.
    async fn begun_since(&self, person: PersonId, since: i64) -> Result<u64, StoreError>;

    /// Whether the database answers.
    async fn answers(&self) -> Result<(), StoreError>;

    /// Writes out what is waiting and closes the files.
    async fn close(&self);
}

/// Why something could not be kept or found.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else has this name.
    Taken,
    /// The database says no; the text is for the log.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("the name is taken"),
            StoreError::Failed(problem) => f.write_str(problem),
        }
    }
}

impl std::error::Error for StoreError {}

#[derive(Clone, PartialEq, Eq)]
pub struct PersonRow {
    pub id: PersonId,
    pub name: String,
    /// The hash of the password, for whoever keeps a name.
    pub password: Option<String>,
}

/// A name that is kept: as it is shown, as it is compared, and what proves that it is one's own.
#[derive(Clone, PartialEq, Eq)]
pub struct KeptName {
    pub name: String,
    pub folded: String,
    pub password: String,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Somebody still has to sit down, or it is being played.
    Open,
    Over,
}

impl Status {
    pub fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Over => "over",
        }
    }

    fn parse(word: &str) -> Option<Status> {
        [Status::Open, Status::Over].into_iter().find(|status| status.word() == word)
    }
}

#[derive(Clone)]
pub struct TableRow {
    pub id: String,
    pub game: String,
    pub host: PersonId,
    /// The journal up to the first entry, and what was chosen before the game.
    pub header: String,
    /// The secret of fair dice; nothing where dice are typed in.
    pub seed: Option<Seed>,
    pub listed: bool,
    pub spectators: bool,
    /// In seconds.
    pub patience: Option<u32>,
    /// Whether hints may be asked for; where nothing is said, by whoever plays against the computer alone.
    pub hints: Option<bool>,
    pub status: Status,
    /// What the lobby says of a finished table, made ready in every language.
    pub summary: Option<String>,
    pub created: i64,
    pub changed: i64,
}

#[derive(Clone, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: u8,
    pub sitter: SitterRow,
    pub link: Option<Hash>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SitterRow {
    Nobody,
    Person { id: PersonId, name: String },
    Computer { level: String },
}

#[derive(Clone, PartialEq, Eq)]
pub struct ChatRow {
    pub name: String,
    pub seat: Option<u8>,
    pub text: String,
    pub at: i64,
}

/// A table as it was left.
pub struct TableRecord {
    pub table: TableRow,
    pub seats: Vec<SeatRow>,
    /// The text of each entry, in order.
    pub entries: Vec<String>,
    /// When the last entry was written.
    pub last: Option<i64>,
    pub chat: Vec<ChatRow>,
    /// Who has had what done.
    pub done: Vec<(PersonId, String)>,
}

/// Something that happens at a table.
#[derive(Clone, Default)]
pub struct Change {
    pub table: String,
    pub at: i64,
    /// Who makes it; nobody if it is the computer or the dice.
    pub person: Option<PersonId>,
    /// The id under which it was asked for.
    pub client: Option<String>,
    /// More of the journal, with the number of this entry.
    pub entry: Option<(u64, String)>,
    pub seat: Option<SeatRow>,
    pub chat: Option<(u64, ChatRow)>,
    pub status: Option<(Status, Option<String>)>,
}

/// What a lobby lists: ids of tables, and of finished ones what is said of them.
#[derive(Default)]
pub struct LobbyRows {
    pub mine: Vec<String>,
    pub open: Vec<String>,
    pub finished: Vec<String>,
}
