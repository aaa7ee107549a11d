//! The tables in memory. One that is asked for is opened; one that nobody needs puts itself away.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{mpsc, oneshot};

use crate::house::House;
use crate::table::{self, Ask, Guest};

#[derive(Default)]
pub struct Hub {
    tables: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
}

/// The table does not answer: there is none, or it cannot be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone;

/// A table may put itself away just when it is asked for; asked again, it is opened again.
const TRIES: u8 = 3;
/// Ids of ours are shorter, and what is longer need not be looked up.
const LONGEST_TABLE_ID: usize = 32;

impl Hub {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Ask>>> {
        // The map is whole at every moment, whatever panicked while it was locked.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The inbox of a table, which is opened if it is not in memory.
    pub fn table(&self, house: &Arc<House>, id: &str) -> mpsc::Sender<Ask> {
        let mut tables = self.tables();
        match tables.get(id).filter(|sender| !sender.is_closed()) {
            Some(sender) => sender.clone(),
            None => {
                let sender = table::open(Arc::clone(house), id.to_owned());
                tables.insert(id.to_owned(), sender.clone());
                sender
            }
        }
    }

    /// Asks a table something and waits for the answer.
    pub async fn ask<T>(
        &self,
        house: &Arc<House>,
        id: &str,
        ask: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Gone> {
        if id.len() > LONGEST_TABLE_ID {
            return Err(Gone);
        }
        for _ in 0..TRIES {
            let (sender, answer) = oneshot::channel();
            if self.table(house, id).send(ask(sender)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(Gone)
    }

    /// A table has put itself away. Another of the same id may have been opened since.
    pub fn forget(&self, id: &str, sender: &mpsc::Sender<Ask>) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|known| known.same_channel(sender)) {
            tables.remove(id);
        }
    }

    fn all(&self) -> Vec<mpsc::Sender<Ask>> {
        self.tables().values().cloned().collect()
    }

    /// Tells all tables in memory that somebody has another name.
    pub async fn renamed(&self, who: &Guest) {
        for sender in self.all() {
            // A table that is put away reads the name when it is opened again.
            let _ = sender.send(Ask::Renamed(who.clone())).await;
        }
    }

    /// Lets every table finish what it is doing and say goodbye.
    pub async fn close(&self) {
        let all = self.all();
        for sender in &all {
            let _ = sender.send(Ask::Close).await;
        }
        for sender in all {
            sender.closed().await;
        }
    }
}
