//! The store in one file: SQLite, written ahead and synchronized at every commit, so that what was accepted survives
//! whatever ends the program.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use kernel::dice::fair::Seed;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::writer::{self, Waiting, failed};
use super::{
    Change, ChatRow, Hash, KeptName, LobbyRows, PersonId, PersonRow, SeatRow, SitterRow, Status, Store,
    StoreError, TableRecord, TableRow,
};

/// The file inside the data folder.
const FILE: &str = "tactica.sqlite";
/// Readers do not wait for the writer, so a few are enough.
const READERS: u32 = 4;
/// Whoever wants to write waits here when the disk is slow.
const QUEUE: usize = 1024;
const PATIENCE: Duration = Duration::from_secs(10);

pub struct Sqlite {
    pool: SqlitePool,
    writer: Mutex<Option<Writer>>,
    queue: mpsc::WeakSender<Waiting>,
}

/// The task that writes, for as long as this end of its queue is held.
struct Writer {
    queue: mpsc::Sender<Waiting>,
    task: JoinHandle<()>,
}

impl Sqlite {
    /// Opens the database of a data folder and brings it up to date.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE)
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone()).await;
        let pool = pool.map_err(|error| failed(&error))?;
        let migrated = sqlx::migrate!("migrations/sqlite").run(&pool).await;
        migrated.map_err(|error| StoreError::Failed(error.to_string()))?;
        let connection = options.connect().await.map_err(|error| failed(&error))?;
        let (queue, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(writer::run(connection, waiting));
        let weak = queue.downgrade();
        Ok(Sqlite { pool, writer: Mutex::new(Some(Writer { queue, task })), queue: weak })
    }
}

fn closed() -> StoreError {
    StoreError::Failed("the store is closed".to_owned())
}

fn damaged(what: &str) -> StoreError {
    StoreError::Failed(format!("the database holds a {what} that cannot be read"))
}

fn person(row: &SqliteRow) -> PersonRow {
    PersonRow { id: PersonId(row.get("id")), name: row.get("name"), password: row.get("password") }
}

fn small(row: &SqliteRow, column: &str) -> Result<u8, StoreError> {
    u8::try_from(row.get::<i64, _>(column)).map_err(|_| damaged(column))
}

fn table(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let seed = row.get::<Option<Vec<u8>>, _>("seed");
    let seed = seed.map(|bytes| bytes.try_into().map(Seed)).transpose().map_err(|_| damaged("seed"))?;
    let patience = row.get::<Option<i64>, _>("patience").map(u32::try_from).transpose();
    Ok(TableRow {
        id: row.get("id"),
        game: row.get("game"),
        host: PersonId(row.get("host")),
        header: row.get("header"),
        seed,
        listed: row.get("listed"),
        spectators: row.get("spectators"),
        patience: patience.map_err(|_| damaged("patience"))?,
        hints: row.get("hints"),
        status: Status::parse(row.get("status")).ok_or_else(|| damaged("status"))?,
        summary: row.get("summary"),
        created: row.get("created"),
        changed: row.get("changed"),
    })
}

fn seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let person = row.get::<Option<i64>, _>("person");
    let level = row.get::<Option<String>, _>("level");
    let sitter = match (person, level) {
        (Some(id), _) => SitterRow::Person { id: PersonId(id), name: row.get("name") },
        (None, Some(level)) => SitterRow::Computer { level },
        (None, None) => SitterRow::Nobody,
    };
    let link = row.get::<Option<Vec<u8>>, _>("link");
    let link = link.map(Hash::try_from).transpose().map_err(|_| damaged("link"))?;
    Ok(SeatRow { seat: small(row, "seat")?, sitter, link })
}

fn chat(row: &SqliteRow) -> Result<ChatRow, StoreError> {
    let seat = row.get::<Option<i64>, _>("seat").map(u8::try_from).transpose();
    Ok(ChatRow {
        name: row.get("name"),
        seat: seat.map_err(|_| damaged("seat"))?,
        text: row.get("text"),
        at: row.get("at"),
    })
}

#[async_trait]
impl Store for Sqlite {
    async fn person_by_key(&self, key: &Hash) -> Result<Option<PersonRow>, StoreError> {
        let found = sqlx::query(
            "SELECT people.id, name, password FROM keys JOIN people ON people.id = keys.person WHERE hash = ?",
        )
        .bind(key.as_slice())
        .fetch_optional(&self.pool)
        .await;
        Ok(found.map_err(|error| failed(&error))?.as_ref().map(person))
    }

    async fn person_by_name(&self, folded: &str) -> Result<Option<PersonRow>, StoreError> {
        let found = sqlx::query("SELECT id, name, password FROM people WHERE folded = ?")
            .bind(folded)
            .fetch_optional(&self.pool)
            .await;
        Ok(found.map_err(|error| failed(&error))?.as_ref().map(person))
    }

    async fn new_guest(&self, name: &str, key: &Hash, at: i64) -> Result<PersonId, StoreError> {
        let mut transaction =
            self.pool.begin_with("BEGIN IMMEDIATE").await.map_err(|error| failed(&error))?;
        let made = sqlx::query("INSERT INTO people (name, created) VALUES (?, ?)")
            .bind(name)
            .bind(at)
            .execute(&mut *transaction)
            .await
            .map_err(|error| failed(&error))?;
        let id = made.last_insert_rowid();
        sqlx::query("INSERT INTO keys (hash, person, created) VALUES (?, ?, ?)")
            .bind(key.as_slice())
            .bind(id)
            .bind(at)
            .execute(&mut *transaction)
            .await
            .map_err(|error| failed(&error))?;
        transaction.commit().await.map_err(|error| failed(&error))?;
        Ok(PersonId(id))
    }

    async fn rename_guest(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE people SET name = ? WHERE id = ?")
            .bind(name)
            .bind(person.0)
            .execute(&self.pool)
            .await;
        done.map(|_| ()).map_err(|error| failed(&error))
    }

    async fn keep_name(&self, person: PersonId, name: &KeptName) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE people SET name = ?, folded = ?, password = ? WHERE id = ?")
            .bind(&name.name)
            .bind(&name.folded)
            .bind(&name.password)
            .bind(person.0)
            .execute(&self.pool)
            .await;
        done.map(|_| ()).map_err(|error| failed(&error))
    }

    async fn add_key(&self, person: PersonId, key: &Hash, at: i64) -> Result<(), StoreError> {
        let done = sqlx::query("INSERT INTO keys (hash, person, created) VALUES (?, ?, ?)")
            .bind(key.as_slice())
            .bind(person.0)
            .bind(at)
            .execute(&self.pool)
            .await;
        done.map(|_| ()).map_err(|error| failed(&error))
    }

    async fn remove_key(&self, key: &Hash) -> Result<(), StoreError> {
        let done =
            sqlx::query("DELETE FROM keys WHERE hash = ?").bind(key.as_slice()).execute(&self.pool).await;
        done.map(|_| ()).map_err(|error| failed(&error))
    }

    async fn create_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<(), StoreError> {
        let mut transaction =
            self.pool.begin_with("BEGIN IMMEDIATE").await.map_err(|error| failed(&error))?;
        sqlx::query(
            "INSERT INTO tables (id, game, host, header, seed, listed, spectators, patience, hints, status, \
             summary, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.host.0)
        .bind(&table.header)
        .bind(table.seed.as_ref().map(|seed| seed.0.as_slice()))
        .bind(table.listed)
        .bind(table.spectators)
        .bind(table.patience.map(i64::from))
        .bind(table.hints)
        .bind(table.status.word())
        .bind(&table.summary)
        .bind(table.created)
        .bind(table.changed)
        .execute(&mut *transaction)
        .await
        .map_err(|error| failed(&error))?;
        for row in seats {
            let (person, level) = writer::sitter(&row.sitter);
            sqlx::query("INSERT INTO seats (table_id, seat, person, level, link) VALUES (?, ?, ?, ?, ?)")
                .bind(&table.id)
                .bind(i64::from(row.seat))
                .bind(person)
                .bind(level)
                .bind(row.link.as_ref().map(|link| link.as_slice()))
                .execute(&mut *transaction)
                .await
                .map_err(|error| failed(&error))?;
        }
        transaction.commit().await.map_err(|error| failed(&error))
    }

    async fn load(&self, id: &str) -> Result<Option<TableRecord>, StoreError> {
        // One reading transaction, so that everything is of the same moment.
        let mut reading = self.pool.begin().await.map_err(|error| failed(&error))?;
        let found = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id);
        let found = found.fetch_optional(&mut *reading).await.map_err(|error| failed(&error))?;
        let Some(found) = found else { return Ok(None) };
        let seats = sqlx::query(
            "SELECT seat, person, level, link, name FROM seats LEFT JOIN people ON people.id = person \
             WHERE table_id = ? ORDER BY seat",
        )
        .bind(id)
        .fetch_all(&mut *reading)
        .await
        .map_err(|error| failed(&error))?;
        let entries = sqlx::query("SELECT text, at FROM entries WHERE table_id = ? ORDER BY number")
            .bind(id)
            .fetch_all(&mut *reading)
            .await
            .map_err(|error| failed(&error))?;
        let chats = sqlx::query("SELECT name, seat, text, at FROM chat WHERE table_id = ? ORDER BY number")
            .bind(id)
            .fetch_all(&mut *reading)
            .await
            .map_err(|error| failed(&error))?;
        let done = sqlx::query("SELECT person, client FROM done WHERE table_id = ?")
            .bind(id)
            .fetch_all(&mut *reading)
            .await
            .map_err(|error| failed(&error))?;
        reading.commit().await.map_err(|error| failed(&error))?;
        Ok(Some(TableRecord {
            table: table(&found)?,
            seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
            last: entries.last().map(|row| row.get("at")),
            entries: entries.iter().map(|row| row.get("text")).collect(),
            chat: chats.iter().map(chat).collect::<Result<_, _>>()?,
            done: done.iter().map(|row| (PersonId(row.get("person")), row.get("client"))).collect(),
        }))
    }

    async fn link(&self, link: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        let found = sqlx::query("SELECT table_id, seat FROM seats WHERE link = ?")
            .bind(link.as_slice())
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| failed(&error))?;
        found.map(|row| Ok((row.get("table_id"), small(&row, "seat")?))).transpose()
    }

    async fn write(&self, change: Change) -> Result<(), StoreError> {
        let queue = self.queue.upgrade().ok_or_else(closed)?;
        let (written, answer) = oneshot::channel();
        queue.send(Waiting { change, written }).await.map_err(|_| closed())?;
        // While the queue is held here, the writer does not stop before this change is made.
        answer.await.map_err(|_| closed())?
    }

    async fn lobby(&self, person: PersonId, most: u32) -> Result<LobbyRows, StoreError> {
        let mine = sqlx::query(
            "SELECT id FROM tables WHERE status = 'open' AND (host = ?1 OR id IN \
             (SELECT table_id FROM seats WHERE person = ?1)) ORDER BY changed DESC LIMIT ?2",
        )
        .bind(person.0)
        .bind(most)
        .fetch_all(&self.pool)
        .await
        .map_err(|error| failed(&error))?;
        let open = sqlx::query(
            "SELECT id FROM tables WHERE status = 'open' AND listed AND host <> ?1 \
             AND id IN (SELECT table_id FROM seats WHERE person IS NULL AND level IS NULL) \
             AND id NOT IN (SELECT table_id FROM seats WHERE person = ?1) ORDER BY changed DESC LIMIT ?2",
        )
        .bind(person.0)
        .bind(most)
        .fetch_all(&self.pool)
        .await
        .map_err(|error| failed(&error))?;
        let finished = sqlx::query(
            "SELECT summary FROM tables WHERE status = 'over' AND summary IS NOT NULL AND (spectators OR host = ?1 OR id IN \
             (SELECT table_id FROM seats WHERE person = ?1)) ORDER BY changed DESC LIMIT ?2",
        )
        .bind(person.0)
        .bind(most)
        .fetch_all(&self.pool)
        .await
        .map_err(|error| failed(&error))?;
        Ok(LobbyRows {
            mine: mine.iter().map(|row| row.get("id")).collect(),
            open: open.iter().map(|row| row.get("id")).collect(),
            finished: finished.iter().map(|row| row.get("summary")).collect(),
        })
    }

    async fn begun_since(&self, person: PersonId, since: i64) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT count(*) AS begun FROM tables WHERE host = ? AND created >= ?")
            .bind(person.0)
            .bind(since)
            .fetch_one(&self.pool)
            .await
            .map_err(|error| failed(&error))?;
        Ok(u64::try_from(row.get::<i64, _>("begun")).unwrap_or_default())
    }

    async fn answers(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await.map(|_| ()).map_err(|error| failed(&error))
    }

    async fn close(&self) {
        if let Some(Writer { queue, task }) = self.writer.lock().await.take() {
            drop(queue);
            // A writer that broke down has nothing left to write.
            let _ = task.await;
        }
        self.pool.close().await;
    }
}
