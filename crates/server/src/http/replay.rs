//! Games that are over: seen again from any seat, proved, and begun anew from any position.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, Uri};
use catalog::advice::{self, reason_told};
use catalog::wire::record::{self, Onlooker, Span};
use catalog::{Table, games};
use kernel::dice::fair::Seed;
use kernel::journal::{self, Journal};
use protocol::http::{Fork, Frames, HttpCode, NewTableMade, Replay, Review, Slip};
use tokio::sync::oneshot;

use super::client::{Known, Said};
use super::problem::Problem;
use super::tables::{self, Begun, Fresh};
use crate::house::House;
use crate::secret;
use crate::store::{SeatRow, SitterRow, TableRow};
use crate::table::{self, Ask};
use crate::thinkers::Effort;

/// So many frames come at once.
const FRAMES: u64 = 25;

/// The whole game as a journal.
async fn record(house: &House, id: &str) -> Result<(Journal, TableRow), Problem> {
    let kept = tables::finished(house, id).await?;
    let text = table::journal_text(&kept.table.header, &kept.entries);
    let journal = journal::parse(&text);
    let broken = |_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, HttpCode::Broken);
    Ok((journal.map_err(broken)?, kept.table))
}

/// Whom the address asks to be: `as=titan`; a spectator unless it says otherwise.
fn wanted(uri: &Uri) -> String {
    let pairs = uri.query().unwrap_or_default().split('&');
    let asked = pairs.filter_map(|pair| pair.strip_prefix("as=")).next();
    asked.unwrap_or(journal::SPECTATOR).to_owned()
}

pub async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<Json<Replay>, Problem> {
    let (journal, _) = record(&house, &id).await?;
    let problem = Problem::new;
    let asked = house.hub.ask(&house, &id, |answer: oneshot::Sender<_>| Ask::About { answer }).await;
    let about = asked.map_err(|_| problem(StatusCode::NOT_FOUND, HttpCode::NoSuchTable))?;
    let viewer = wanted(&uri);
    if !about.viewers.iter().any(|known| known.value == viewer) {
        return Err(problem(StatusCode::NOT_FOUND, HttpCode::NoSuchSeat));
    }
    let inputs = record::inputs(&journal);
    let verified = tokio::task::spawn_blocking(move || record::verified(&journal)).await;
    let verified = verified.map_err(|_| problem(StatusCode::INTERNAL_SERVER_ERROR, HttpCode::Broken))?;
    let table::About { table, seats, viewers } = about;
    Ok(Json(Replay { table, seats, viewers, viewer, inputs, verified }))
}

pub async fn frames(
    State(house): State<Arc<House>>,
    Path((id, from)): Path<(String, u64)>,
    uri: Uri,
) -> Result<Json<Frames>, Problem> {
    let (journal, _) = record(&house, &id).await?;
    let problem = Problem::new;
    let viewer = wanted(&uri);
    let shown = tokio::task::spawn_blocking(move || {
        let table = games::open(&journal)?.table;
        let Some(who): Option<Onlooker> = record::onlooker(table.as_ref(), &viewer) else { return Ok(None) };
        record::frames(&journal, who, Span { from, count: FRAMES }).map(Some)
    });
    let shown = shown.await.map_err(|_| problem(StatusCode::INTERNAL_SERVER_ERROR, HttpCode::Broken))?;
    let frames = shown.map_err(|error| tables::refused_setup(&error))?;
    let frames = frames.ok_or_else(|| problem(StatusCode::NOT_FOUND, HttpCode::NoSuchSeat))?;
    Ok(Json(Frames { from, frames }))
}

/// Reviews that were made lately, by table and seat. A game that is over has the same for ever.
#[derive(Default)]
pub struct Reviews(Mutex<BTreeMap<(String, String), Arc<advice::Review>>>);

/// So many are kept.
const KEPT_REVIEWS: usize = 256;

impl Reviews {
    fn get(&self, key: &(String, String)) -> Option<Arc<advice::Review>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    fn keep(&self, key: (String, String), review: &Arc<advice::Review>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT_REVIEWS {
            kept.pop_first();
        }
        kept.insert(key, Arc::clone(review));
    }
}

/// The choices of a seat that cost most. It takes a while, so that those who ask wait for a free core.
pub async fn review(
    State(house): State<Arc<House>>,
    _: Known,
    Path(id): Path<String>,
    uri: Uri,
) -> Result<Json<Review>, Problem> {
    let problem = Problem::new;
    let (journal, _) = record(&house, &id).await?;
    let (key, shared) = ((id, wanted(&uri)), Arc::clone(&house));
    let effort = if house.reviews.get(&key).is_some() { Effort::Short } else { Effort::Long };
    let shown = house.thinkers.think(effort, move || {
        let table = games::resume(&journal)?;
        if !table.seats().iter().any(|seated| seated.word == key.1) {
            return Ok(None);
        }
        // Somebody else may have asked for the same meanwhile.
        let review = match shared.reviews.get(&key) {
            Some(review) => review,
            None => Arc::new(games::review(&journal, std::slice::from_ref(&key.1), &mut |_| {})?),
        };
        shared.reviews.keep(key, &review);
        Ok(Some(review_told(&review, table.as_ref())))
    });
    let shown = shown.await.map_err(|_| problem(StatusCode::INTERNAL_SERVER_ERROR, HttpCode::Broken))?;
    let review = shown.map_err(|error| tables::refused_setup(&error))?;
    review.map(Json).ok_or_else(|| problem(StatusCode::NOT_FOUND, HttpCode::NoSuchSeat))
}

fn review_told(review: &advice::Review, table: &dyn Table) -> Review {
    let seats = table.seats();
    let slip = |slip: &advice::Slip| {
        let seated = &seats[slip.seat.index()];
        let reason = |reason| reason_told(table.title(), &seated.word, reason);
        Slip {
            frame: slip.input - 1,
            role: seated.name.clone(),
            done: slip.done.clone(),
            better: slip.better.clone(),
            chance: slip.chance,
            chance_of_better: slip.chance_of_better,
            reasons: slip.reasons.iter().copied().map(reason).collect(),
        }
    };
    Review { looked_at: review.looked_at, slips: review.slips.iter().map(slip).collect() }
}

/// A new table that begins where another stood after some inputs.
pub async fn fork(
    State(house): State<Arc<House>>,
    known: Known,
    Path(id): Path<String>,
    Said(wanted): Said<Fork>,
) -> Result<Json<NewTableMade>, Problem> {
    tables::may_begin(&house, &known).await?;
    let (journal, old) = record(&house, &id).await?;
    let table = forked(journal, wanted.at).await?;
    tables::seat_and_keep(&house, &known, &table, as_before(&old), &wanted.seats).await
}

/// The game as it stood after some inputs.
async fn forked(journal: Journal, at: u64) -> Result<Fresh, Problem> {
    let forked = tokio::task::spawn_blocking(move || {
        record::fork(&journal, at).map(|table| Fresh::new(table.as_ref()))
    });
    let forked =
        forked.await.map_err(|_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, HttpCode::Broken))?;
    forked.map_err(|error| tables::refused_setup(&error))
}

/// What was agreed on at a table, for another one. Its first rolls may be those of the game before, so nothing is
/// committed to; the rest are as random.
fn as_before(old: &TableRow) -> Begun {
    Begun {
        game: old.game.clone(),
        seed: Some(Seed(secret::fresh())),
        listed: false,
        spectators: old.spectators,
        patience: old.patience,
        hints: old.hints,
    }
}

/// Once more with the same people in the same seats. Whoever of them asks first lays the table; the others are led to
/// the same one.
pub async fn again(
    State(house): State<Arc<House>>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<NewTableMade>, Problem> {
    let kept = tables::finished(&house, &id).await?;
    let played =
        |row: &SeatRow| matches!(&row.sitter, SitterRow::Person { id, .. } if *id == known.person.id);
    if !kept.seats.iter().any(played) {
        return Err(Problem::new(StatusCode::FORBIDDEN, HttpCode::NotAllowed));
    }
    let next = secret::next_id(&id);
    let exists = || async {
        let found = house.store.load(&next).await;
        found.map(|found| found.is_some()).map_err(|error| Problem::store(&error))
    };
    if !exists().await? {
        tables::may_begin(&house, &known).await?;
        let (journal, old) = record(&house, &id).await?;
        let table = forked(journal, 0).await?;
        let rows: Vec<SeatRow> = kept.seats.into_iter().map(|row| SeatRow { link: None, ..row }).collect();
        let made = tables::keep(&house, &known, &table, as_before(&old), &next, &rows).await;
        // Another of them may have been quicker by a moment.
        if let Err(problem) = made
            && !exists().await?
        {
            return Err(problem);
        }
    }
    let _ = house.hub.table(&house, &id).send(Ask::Again).await;
    Ok(Json(NewTableMade { table: next, links: Vec::new() }))
}
