//! The one who writes changes of tables into the embedded database.
//!
//! A disk takes its time to say that something is safe, whether it is one change or fifty. So changes queue up, and all
//! that are waiting go into one transaction. One that cannot be made is taken out again by its savepoint, and the others
//! go on.

use sqlx::{Connection, Sqlite, SqliteConnection, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::{Change, SitterRow, StoreError};

/// So many changes share a transaction at most, so that nobody waits for long.
const TOGETHER: usize = 256;

pub struct Waiting {
    pub change: Change,
    pub written: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until nobody can send any more.
pub async fn run(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, TOGETHER).await > 0 {
        let (changes, answers): (Vec<Change>, Vec<_>) =
            batch.drain(..).map(|waiting| (waiting.change, waiting.written)).unzip();
        let results = match together(&mut connection, &changes).await {
            Ok(results) => results,
            Err(error) => changes.iter().map(|_| Err(failed(&error))).collect(),
        };
        for (answer, result) in answers.into_iter().zip(results) {
            // Whoever no longer waits will read it from the database.
            let _ = answer.send(result);
        }
    }
    // What is in the log of the database goes into its file; if that fails, it is read from the log next time.
    let _ = connection.close().await;
}

async fn together(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(changes.len());
    for change in changes {
        let mut point = transaction.begin().await?;
        match make(&mut point, change).await {
            Ok(()) => {
                point.commit().await?;
                results.push(Ok(()));
            }
            Err(error) => {
                point.rollback().await?;
                results.push(Err(failed(&error)));
            }
        }
    }
    transaction.commit().await?;
    Ok(results)
}

async fn make(point: &mut Transaction<'_, Sqlite>, change: &Change) -> Result<(), sqlx::Error> {
    let person = change.person.map(|person| person.0);
    if let Some((number, text)) = &change.entry {
        sqlx::query("INSERT INTO entries (table_id, number, text, person, at) VALUES (?, ?, ?, ?, ?)")
            .bind(&change.table)
            .bind(count(*number))
            .bind(text)
            .bind(person)
            .bind(change.at)
            .execute(&mut **point)
            .await?;
    }
    if let (Some(person), Some(client)) = (person, &change.client) {
        sqlx::query("INSERT INTO done (table_id, person, client) VALUES (?, ?, ?)")
            .bind(&change.table)
            .bind(person)
            .bind(client)
            .execute(&mut **point)
            .await?;
    }
    if let Some(row) = &change.seat {
        let (sitter, level) = sitter(&row.sitter);
        sqlx::query("UPDATE seats SET person = ?, level = ?, link = ? WHERE table_id = ? AND seat = ?")
            .bind(sitter)
            .bind(level)
            .bind(row.link.as_ref().map(|link| link.as_slice()))
            .bind(&change.table)
            .bind(i64::from(row.seat))
            .execute(&mut **point)
            .await?;
    }
    if let Some((number, chat)) = &change.chat {
        sqlx::query("INSERT INTO chat (table_id, number, name, seat, text, at) VALUES (?, ?, ?, ?, ?, ?)")
            .bind(&change.table)
            .bind(count(*number))
            .bind(&chat.name)
            .bind(chat.seat.map(i64::from))
            .bind(&chat.text)
            .bind(chat.at)
            .execute(&mut **point)
            .await?;
    }
    if let Some((status, summary)) = &change.status {
        sqlx::query("UPDATE tables SET status = ?, summary = ? WHERE id = ?")
            .bind(status.word())
            .bind(summary)
            .bind(&change.table)
            .execute(&mut **point)
            .await?;
    }
    sqlx::query("UPDATE tables SET changed = ? WHERE id = ?")
        .bind(change.at)
        .bind(&change.table)
        .execute(&mut **point)
        .await?;
    Ok(())
}

/// The columns of a seat.
pub fn sitter(row: &SitterRow) -> (Option<i64>, Option<&str>) {
    match row {
        SitterRow::Nobody => (None, None),
        SitterRow::Person { id, .. } => (Some(id.0), None),
        SitterRow::Computer { level } => (None, Some(level)),
    }
}

/// A number as the database counts.
pub fn count(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub fn failed(error: &sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(error) if error.is_unique_violation() && error.message().contains("people.folded") => {
            StoreError::Taken
        }
        Some(_) | None => StoreError::Failed(error.to_string()),
    }
}
