//! One task for each table, which owns the game and is the only one to touch it.
//!
//! Whoever wants something of a table sends an [`Ask`]. A move is checked by the game, written by the store, and only then
//! told ([`Host::keep`]). If writing fails, the game in memory has gone ahead of the record, so it is dropped and read
//! again: nobody hears of what was not written. What the dice and the computer do takes the same way ([`moves`]). A
//! panic inside a game ends this task alone; the record stays, and the table can be opened again.
//!
//! [`record`] reads a table back, [`said`] does what people say, [`thoughts`] lets the computer think beside the table,
//! [`seen`] makes what people are shown.

mod moves;
mod record;
mod said;

pub use said::offered;
mod seen;
mod thoughts;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::future::ready;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use catalog::table::Step;
use futures_util::FutureExt;
use kernel::Seat;
use protocol::http::{CardText, FormAnswer, LobbyTable, Sat, SeatLink};
use protocol::{ClientMessage, Failure, FailureCode, LogEntry, SeatInfo, ServerMessage, TableInfo};
use tokio::sync::{mpsc, oneshot};
use tracing::{error, info, warn};

use crate::clock;
use crate::house::{House, failure};
use crate::metrics::count;
use crate::secret;
use crate::store::{Change, PersonId, SeatRow, SitterRow, Status};
pub use record::journal_text;
use record::{Logged, Opened};
use thoughts::{Thought, Thoughts};

/// The number of a connection.
pub type VisitorId = u64;

/// What can be asked of a table.
pub enum Ask {
    /// A connection begins; everything about the table is the first that goes into its outbox.
    Join {
        visitor: Visitor,
        joined: oneshot::Sender<Result<VisitorId, Failure>>,
    },
    Leave(VisitorId),
    Say {
        from: VisitorId,
        message: ClientMessage,
        at: Instant,
    },
    Sit {
        who: Guest,
        seat: u8,
        by: Invitation,
        answer: oneshot::Sender<Result<Sat, NotSat>>,
    },
    /// New links for the seats that are still open, in the place of those before.
    Links {
        host: PersonId,
        answer: oneshot::Sender<Option<Vec<SeatLink>>>,
    },
    /// The table as the lobby lists it.
    Line {
        person: PersonId,
        answer: oneshot::Sender<LobbyTable>,
    },
    Card {
        wanted: String,
        answer: oneshot::Sender<Option<CardText>>,
    },
    /// What a replay says of the table.
    About {
        answer: oneshot::Sender<About>,
    },
    Renamed(Guest),
    /// Those who played here have another table to play once more.
    Again,
    Close,
}

/// What is known of a table besides the game's own course.
pub struct About {
    pub table: TableInfo,
    pub seats: Vec<SeatInfo>,
    /// As whom it can be seen.
    pub viewers: Vec<FormAnswer>,
}

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: PersonId,
    pub name: String,
}

/// A connection as the table knows it.
pub struct Visitor {
    pub who: Guest,
    /// The seat looked from; none is a spectator.
    pub look: Option<Seat>,
    pub outbox: mpsc::Sender<Outgoing>,
}

/// A message on its way to somebody.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub text: Utf8Bytes,
    /// Whether nothing comes after it.
    pub is_last: bool,
}

/// By what right somebody sits down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invitation {
    /// The seat's own link.
    Link,
    /// The table is listed in the lobby.
    Lobby,
}

/// Why somebody could not sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotSat {
    NoSuchSeat,
    NotOpen,
    Taken,
    Unwritten,
}

/// Messages that may wait to be sent to a slow connection before it is given up.
pub const OUTBOX: usize = 128;
/// Questions that may wait for a table.
const INBOX: usize = 256;

/// Starts the task of a table, which reads the table before it answers anything.
pub fn open(house: Arc<House>, id: String) -> mpsc::Sender<Ask> {
    let (sender, inbox) = mpsc::channel(INBOX);
    let own = sender.clone();
    tokio::spawn(async move {
        house.metrics.tables.fetch_add(1, Ordering::Relaxed);
        run(&house, &id, inbox).await;
        house.metrics.tables.fetch_sub(1, Ordering::Relaxed);
        house.hub.forget(&id, &own);
    });
    sender
}

async fn run(house: &Arc<House>, id: &str, mut inbox: mpsc::Receiver<Ask>) {
    let opened = match record::open(house, id).await {
        Ok(opened) => opened,
        Err(problem) => {
            if problem != record::NotOpened::NoSuchTable {
                error!(table = id, ?problem, "a table cannot be opened");
                count(&house.metrics.tables_broken);
            }
            inbox.close();
            while let Some(ask) = inbox.recv().await {
                turn_away(ask, problem.code());
            }
            return;
        }
    };
    let (thoughts, mut thought_out) = Thoughts::new();
    let mut host = Host {
        house: Arc::clone(house),
        id: id.to_owned(),
        opened,
        visitors: BTreeMap::new(),
        next_visitor: 0,
        version: 0,
        wish: None,
        quiet_since: Instant::now(),
        opened_at: clock::now(),
        left: BTreeMap::new(),
        thoughts,
    };
    let ended = AssertUnwindSafe(host.run(&mut inbox, &mut thought_out)).catch_unwind().await;
    inbox.close();
    if ended.is_err() {
        error!(table = id, "something in the game gave way; the table is closed and its journal kept");
        count(&house.metrics.tables_broken);
        host.farewell(FailureCode::Broken);
        while let Ok(ask) = inbox.try_recv() {
            turn_away(ask, FailureCode::Broken);
        }
    }
}

/// Answers for a table that is not there. Who waits for an answer that is not sent learns that the table is gone.
fn turn_away(ask: Ask, code: FailureCode) {
    if let Ask::Join { joined, .. } = ask {
        let _ = joined.send(Err(failure(code)));
    }
}

/// Somebody's wish to take back.
struct Wish {
    by: Seat,
    person: PersonId,
    /// The number of the input.
    to: u64,
    agreed: BTreeSet<PersonId>,
}

/// A table, its game and everybody around it.
struct Host {
    house: Arc<House>,
    id: String,
    opened: Opened,
    visitors: BTreeMap<VisitorId, Visitor>,
    next_visitor: VisitorId,
    version: u64,
    wish: Option<Wish>,
    /// Since when nobody is here.
    quiet_since: Instant,
    /// When this task began, in milliseconds since 1970, as everything that others are told.
    opened_at: i64,
    /// When those who are not here went away; nobody knows of those who were not here since the task began.
    left: BTreeMap<PersonId, i64>,
    thoughts: Thoughts,
}

/// The record could not be written, or not be read again.
#[derive(Debug)]
struct Unwritten;

/// Whether the task goes on.
#[derive(PartialEq, Eq)]
enum Goes {
    On,
    Home,
}

impl Host {
    async fn run(
        &mut self,
        inbox: &mut mpsc::Receiver<Ask>,
        thought_out: &mut mpsc::UnboundedReceiver<Thought>,
    ) {
        loop {
            let due = self.due();
            let wait = self.next_moment();
            tokio::select! {
                biased;
                ask = inbox.recv() => {
                    let Some(ask) = ask else { return };
                    if self.answer(ask).await == Goes::Home {
                        return;
                    }
                }
                Some(thought) = thought_out.recv() => {
                    if self.take_up(thought).await.is_err() && self.recover().await.is_err() {
                        return;
                    }
                }
                Some(due) = ready(due) => {
                    if self.do_due(due).await.is_err() && self.recover().await.is_err() {
                        return;
                    }
                }
                () = tokio::time::sleep(wait) => {
                    if self.visitors.is_empty() && self.quiet_since.elapsed() >= self.house.limits.table_idle {
                        return;
                    }
                    // A move has now taken so long that the game may be claimed.
                    self.announce(&[]);
                }
            }
        }
    }

    /// How long nothing happens by itself.
    fn next_moment(&self) -> Duration {
        let idle = self.house.limits.table_idle;
        if self.visitors.is_empty() {
            return idle.saturating_sub(self.quiet_since.elapsed()).max(Duration::from_millis(10));
        }
        let late = self.until().into_iter().chain(self.abandoned_at());
        let left = late.map(|at| at - clock::now()).filter(|left| *left >= 0).min();
        let left = left.and_then(|left| u64::try_from(left).ok());
        left.map_or(Duration::from_secs(3600), |left| Duration::from_millis(left + 5))
    }

    async fn answer(&mut self, ask: Ask) -> Goes {
        match ask {
            Ask::Join { visitor, joined } => self.join(visitor, joined),
            Ask::Leave(visitor) => {
                self.gone(visitor);
                self.tell_people();
            }
            Ask::Say { from, message, at } => {
                if self.said(from, message, at).await.is_err() && self.recover().await.is_err() {
                    return Goes::Home;
                }
            }
            Ask::Sit { who, seat, by, answer } => {
                let sat = self.sit(who, seat, by).await;
                let _ = answer.send(sat);
            }
            Ask::Links { host, answer } => {
                let _ = answer.send(self.new_links(host).await);
            }
            Ask::Line { person, answer } => {
                let _ = answer.send(self.line(Some(person)));
            }
            Ask::Card { wanted, answer } => {
                let _ = answer.send(self.card(&wanted));
            }
            Ask::About { answer } => {
                let _ = answer.send(self.about());
            }
            Ask::Renamed(who) => self.rename(&who),
            Ask::Again => {
                self.opened.again = true;
                self.announce(&[]);
            }
            Ask::Close => {
                self.farewell(FailureCode::Closing);
                return Goes::Home;
            }
        }
        Goes::On
    }

    fn join(&mut self, mut visitor: Visitor, joined: oneshot::Sender<Result<VisitorId, Failure>>) {
        let held = self.opened.held(visitor.who.id);
        if held.is_empty() && !self.opened.table.spectators && self.opened.table.host != visitor.who.id {
            let _ = joined.send(Err(failure(FailureCode::NotAllowed)));
            return;
        }
        visitor.look = visitor.look.filter(|seat| held.contains(*seat)).or_else(|| held.iter().next());
        self.next_visitor += 1;
        let id = self.next_visitor;
        if joined.send(Ok(id)).is_err() {
            return;
        }
        self.visitors.insert(id, visitor);
        self.send_snapshot(id);
        self.tell_people();
    }

    /// Writes something down, then tells everybody.
    async fn keep(&mut self, step: Step, by: Option<(PersonId, &str)>) -> Result<(), Unwritten> {
        let opened = &mut self.opened;
        let lines = step.told.into_iter().flat_map(|told| told.seen).collect();
        let entry = Logged { input: opened.game.inputs(), lines };
        let over = opened.is_over() && opened.table.status != Status::Over;
        let at = clock::now();
        let mut change = self.change(at, by);
        change.entry = Some((self.opened.entries, step.written));
        change.status = over.then(|| (Status::Over, Some(self.summary(at))));
        self.write(change).await?;
        let opened = &mut self.opened;
        opened.entries += 1;
        opened.since = at;
        opened.log.push(entry);
        if over {
            opened.table.status = Status::Over;
            count(&self.house.metrics.tables_over);
            info!(table = self.id, game = opened.table.game, "a game is over");
        }
        self.wish = None;
        let from = self.opened.log.len() - 1;
        self.announce_from(from);
        Ok(())
    }

    fn change(&self, at: i64, by: Option<(PersonId, &str)>) -> Change {
        Change {
            table: self.id.clone(),
            at,
            person: by.map(|(person, _)| person),
            client: by.map(|(_, client)| client.to_owned()),
            ..Change::default()
        }
    }

    async fn write(&mut self, change: Change) -> Result<(), Unwritten> {
        let (person, client) = (change.person, change.client.clone());
        if let Err(problem) = self.house.store.write(change).await {
            warn!(table = self.id, %problem, "a change could not be written");
            count(&self.house.metrics.write_failures);
            return Err(Unwritten);
        }
        if let (Some(person), Some(client)) = (person, client) {
            self.opened.done.insert((person, client));
        }
        Ok(())
    }

    /// The game is ahead of its record: it is read again, and everybody is shown what is really there.
    async fn recover(&mut self) -> Result<(), Unwritten> {
        match record::open(&self.house, &self.id).await {
            Ok(opened) => {
                self.opened = opened;
                self.wish = None;
                let everybody: Vec<VisitorId> = self.visitors.keys().copied().collect();
                everybody.into_iter().for_each(|visitor| self.send_snapshot(visitor));
                Ok(())
            }
            Err(problem) => {
                error!(table = self.id, ?problem, "a table cannot be read again");
                self.farewell(FailureCode::NotStored);
                Err(Unwritten)
            }
        }
    }

    async fn sit(&mut self, who: Guest, seat: u8, by: Invitation) -> Result<Sat, NotSat> {
        let opened = &self.opened;
        let row = opened.seats.iter().find(|row| row.seat == seat).ok_or(NotSat::NoSuchSeat)?;
        match &row.sitter {
            SitterRow::Person { id, .. } if *id == who.id => {
                return Ok(Sat { table: self.id.clone(), seat });
            }
            SitterRow::Person { .. } | SitterRow::Computer { .. } => return Err(NotSat::Taken),
            SitterRow::Nobody => {}
        }
        if opened.table.status == Status::Over || (by == Invitation::Lobby && !opened.table.listed) {
            return Err(NotSat::NotOpen);
        }
        let sitter = SitterRow::Person { id: who.id, name: who.name.clone() };
        // The link stays with the seat, so that whoever came by it is known again.
        let row = SeatRow { seat, sitter, link: row.link };
        self.seat(row, Some((who.id, ""))).await.map_err(|Unwritten| NotSat::Unwritten)?;
        Ok(Sat { table: self.id.clone(), seat })
    }

    /// Puts somebody else on a seat, and tells everybody.
    async fn seat(&mut self, row: SeatRow, by: Option<(PersonId, &str)>) -> Result<(), Unwritten> {
        let mut change = self.change(clock::now(), by.filter(|(_, client)| !client.is_empty()));
        change.seat = Some(row.clone());
        let at = change.at;
        self.write(change).await?;
        let opened = &mut self.opened;
        if let Some(old) = opened.seats.iter_mut().find(|old| old.seat == row.seat) {
            *old = row;
        }
        // The time that somebody may take begins when everybody is there.
        opened.since = at;
        for visitor in self.visitors.values_mut() {
            let held = self.opened.held(visitor.who.id);
            visitor.look = visitor.look.filter(|seat| held.contains(*seat)).or_else(|| held.iter().next());
        }
        self.wish = None;
        // Somebody who watched until now may see more or less from here on.
        let everybody: Vec<VisitorId> = self.visitors.keys().copied().collect();
        self.version += 1;
        everybody.into_iter().for_each(|visitor| self.send_snapshot(visitor));
        Ok(())
    }

    async fn new_links(&mut self, host: PersonId) -> Option<Vec<SeatLink>> {
        if self.opened.table.host != host || self.opened.table.status == Status::Over {
            return None;
        }
        let mut links = Vec::new();
        let open: Vec<u8> = self
            .opened
            .seats
            .iter()
            .filter(|row| row.sitter == SitterRow::Nobody)
            .map(|row| row.seat)
            .collect();
        for seat in open {
            let secret = secret::fresh_text();
            let row = SeatRow { seat, sitter: SitterRow::Nobody, link: Some(secret::hash(&secret)) };
            self.seat(row, None).await.ok()?;
            let role = self.role(Seat(seat));
            links.push(SeatLink { seat, role, url: self.house.link(&secret) });
        }
        Some(links)
    }

    fn rename(&mut self, who: &Guest) {
        for row in &mut self.opened.seats {
            if let SitterRow::Person { id, name } = &mut row.sitter
                && *id == who.id
            {
                name.clone_from(&who.name);
            }
        }
        for visitor in self.visitors.values_mut().filter(|visitor| visitor.who.id == who.id) {
            visitor.who.name.clone_from(&who.name);
        }
        self.tell_people();
    }

    /// Says why nothing more comes, and lets everybody go.
    fn farewell(&mut self, code: FailureCode) {
        for visitor in std::mem::take(&mut self.visitors).into_values() {
            let farewell = Outgoing { is_last: true, ..outgoing(&ServerMessage::Failed(failure(code))) };
            let _ = visitor.outbox.try_send(farewell);
        }
    }

    /// Puts a message into somebody's outbox. Whoever does not read what is sent is let go, and comes back when it can.
    fn send(&mut self, to: VisitorId, message: &ServerMessage) {
        self.post(to, outgoing(message));
    }

    fn post(&mut self, to: VisitorId, message: Outgoing) {
        let sent = self.visitors.get(&to).map(|visitor| visitor.outbox.try_send(message));
        if let Some(Err(_)) = sent {
            self.gone(to);
        }
    }

    /// A connection is no more.
    fn gone(&mut self, visitor: VisitorId) {
        self.quiet_since = Instant::now();
        let Some(gone) = self.visitors.remove(&visitor) else { return };
        if !self.is_here(gone.who.id) {
            self.left.insert(gone.who.id, clock::now());
        }
    }

    /// Tells everybody what was logged from this place on.
    fn announce_from(&mut self, from: usize) {
        let log = self.opened.log.split_off(from);
        self.announce(&log);
        self.opened.log.extend(log);
    }

    fn announce(&mut self, log: &[Logged]) {
        self.version += 1;
        // All who only watch are told the same, so it is made once.
        let mut watching: Option<Outgoing> = None;
        let everybody: Vec<VisitorId> = self.visitors.keys().copied().collect();
        for id in everybody {
            let Some(visitor) = self.visitors.get(&id) else { continue };
            let watches = self.opened.held(visitor.who.id).is_empty();
            let known = if watches { watching.clone() } else { None };
            let message = known.unwrap_or_else(|| {
                let lines: Vec<LogEntry> =
                    log.iter().filter_map(|logged| self.log_entry(logged, visitor)).collect();
                let update = protocol::Update { version: self.version, log: lines, now: self.now(visitor) };
                outgoing(&ServerMessage::Update(Box::new(update)))
            });
            if watches {
                watching.get_or_insert_with(|| message.clone());
            }
            self.post(id, message);
        }
    }

    fn send_snapshot(&mut self, to: VisitorId) {
        let Some(visitor) = self.visitors.get(&to) else { return };
        let snapshot = ServerMessage::Snapshot(Box::new(self.snapshot(visitor)));
        self.send(to, &snapshot);
    }

    fn tell_people(&mut self) {
        let everybody: Vec<VisitorId> = self.visitors.keys().copied().collect();
        for id in everybody {
            let message = ServerMessage::People { seats: self.seat_infos(), watching: self.watching() };
            self.send(id, &message);
        }
    }
}

/// A message as it goes over the wire.
fn outgoing(message: &ServerMessage) -> Outgoing {
    let text = serde_json::to_string(message).expect("every message of ours can be written as JSON");
    Outgoing { text: text.into(), is_last: false }
}

/// What was done for whom.
type Done = HashSet<(PersonId, String)>;
