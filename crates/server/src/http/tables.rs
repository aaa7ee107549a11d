//! Tables: begin one, sit down, read its cards and its journal.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::Table;
use catalog::games::{self, GameError, Wanted};
use catalog::table::Seated;
use kernel::dice::fair::Seed;
use kernel::journal::DiceSource;
use protocol::DiceFrom;
use protocol::http::{CardText, HttpCode, NewTable, NewTableMade, Sat, SeatLink, Seating, Sit};
use tracing::info;

use super::client::{Known, Said};
use super::problem::Problem;
use crate::clock;
use crate::house::House;
use crate::metrics::count;
use crate::secret;
use crate::store::{SeatRow, SitterRow, Status, TableRecord, TableRow};
use crate::table::{self, Ask, Invitation, NotSat};

const HOUR: i64 = 3_600_000;
/// How long a move may be allowed to take, in seconds: from half a minute to a month.
const PATIENCE: std::ops::RangeInclusive<u32> = 30..=2_592_000;
/// More than any match form asks.
const MOST_ANSWERS: usize = 64;

pub async fn create(
    State(house): State<Arc<House>>,
    known: Known,
    Said(wanted): Said<NewTable>,
) -> Result<Json<NewTableMade>, Problem> {
    let problem = Problem::new;
    may_begin(&house, &known).await?;
    let answers = wanted.setup.len() + wanted.options.len();
    let patient = wanted.patience.is_none_or(|patience| PATIENCE.contains(&patience));
    if answers > MOST_ANSWERS || !patient {
        return Err(problem(StatusCode::BAD_REQUEST, HttpCode::Setup));
    }
    let seed = match wanted.dice {
        DiceFrom::Server => Some(Seed(secret::fresh())),
        DiceFrom::Typed => None,
    };
    let dice = seed.map_or(DiceSource::Typed, |seed| DiceSource::Fair(seed.commitment()));
    let (game, form) = (
        wanted.game.clone(),
        Wanted {
            setup: wanted.setup.clone(),
            options: wanted.options.clone(),
            packs: house.packs.clone(),
            practice: wanted.practice,
            ..Wanted::default()
        },
    );
    let begun = tokio::task::spawn_blocking(move || {
        let prepared = games::prepare(&game, &answered(&game, form)?)?;
        games::begin(&game, prepared, dice).map(|table| Fresh::new(table.as_ref()))
    });
    let table = begun
        .await
        .map_err(|_| problem(StatusCode::INTERNAL_SERVER_ERROR, HttpCode::Broken))?
        .map_err(|error| refused_setup(&error))?;
    let begun = Begun {
        game: wanted.game,
        seed,
        listed: wanted.listed,
        spectators: wanted.spectators,
        patience: wanted.patience,
        hints: wanted.hints,
    };
    seat_and_keep(&house, &known, &table, begun, &wanted.seats).await
}

/// The match form with the usual answer wherever it says nothing.
fn answered(game: &str, mut form: Wanted) -> Result<Wanted, GameError> {
    while let Some(question) = games::next_question(game, &form.setup, &form.packs)? {
        // What has no usual answer is chosen in play.
        let Some(answer) = question.default else { break };
        form.setup.push((question.key.to_owned(), answer));
    }
    Ok(form)
}

/// How a match form is refused, as the game says it.
pub fn refused_setup(error: &GameError) -> Problem {
    Problem::told(StatusCode::BAD_REQUEST, HttpCode::Setup, error.message())
}

/// Nobody begins more tables than anybody could play.
pub async fn may_begin(house: &House, known: &Known) -> Result<(), Problem> {
    let begun = house.store.begun_since(known.person.id, clock::now() - HOUR).await;
    let begun = begun.map_err(|error| Problem::store(&error))?;
    if begun >= house.limits.tables_of_person_an_hour {
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, HttpCode::TooManyTables));
    }
    Ok(())
}

/// What is agreed on besides the game itself.
pub struct Begun {
    pub game: String,
    pub seed: Option<Seed>,
    pub listed: bool,
    pub spectators: bool,
    pub patience: Option<u32>,
    pub hints: Option<bool>,
}

/// What is needed of a game that has begun to keep it.
pub struct Fresh {
    seats: Vec<Seated>,
    journal: String,
}

impl Fresh {
    pub fn new(table: &dyn Table) -> Fresh {
        Fresh { seats: table.seats(), journal: table.journal().to_owned() }
    }
}

/// Seats everybody at a new table and keeps it.
pub async fn seat_and_keep(
    house: &Arc<House>,
    known: &Known,
    table: &Fresh,
    begun: Begun,
    seating: &[Seating],
) -> Result<Json<NewTableMade>, Problem> {
    let Some((rows, links)) = seat(house, known, &begun.game, &table.seats, seating) else {
        return Err(Problem::new(StatusCode::BAD_REQUEST, HttpCode::Seats));
    };
    let id = secret::fresh_id();
    keep(house, known, table, begun, &id, &rows).await?;
    Ok(Json(NewTableMade { table: id, links }))
}

/// Keeps a new table under this id, with whoever sits there.
pub async fn keep(
    house: &Arc<House>,
    known: &Known,
    table: &Fresh,
    begun: Begun,
    id: &str,
    rows: &[SeatRow],
) -> Result<(), Problem> {
    let now = clock::now();
    let row = TableRow {
        id: id.to_owned(),
        game: begun.game,
        host: known.person.id,
        header: table.journal.clone(),
        seed: begun.seed,
        listed: begun.listed,
        spectators: begun.spectators,
        patience: begun.patience,
        hints: begun.hints,
        status: Status::Open,
        summary: None,
        created: now,
        changed: now,
    };
    let kept = house.store.create_table(&row, rows).await;
    kept.map_err(|error| Problem::store(&error))?;
    count(&house.metrics.tables_begun);
    info!(table = row.id, game = row.game, "a table is begun");
    // It is opened at once, so that what needs nobody's choice is done when the first person comes.
    house.hub.table(house, &row.id);
    Ok(())
}

/// Who sits where, and the links of the open seats; nothing if a seat is named twice or there is no such seat or level.
fn seat(
    house: &House,
    known: &Known,
    game: &str,
    seats: &[Seated],
    seating: &[Seating],
) -> Option<(Vec<SeatRow>, Vec<SeatLink>)> {
    let default = games::usual_opponent(game).word();
    let computer = |level: String| SitterRow::Computer { level };
    let row =
        |seated: &Seated| SeatRow { seat: seated.seat.0, sitter: computer(default.clone()), link: None };
    let mut rows: Vec<SeatRow> = seats.iter().map(row).collect();
    let mut links = Vec::new();
    let mut named = Vec::new();
    for wanted in seating {
        let seat = match wanted {
            Seating::Me { seat } | Seating::Open { seat } | Seating::Computer { seat, .. } => *seat,
        };
        let place = rows.iter().position(|row| row.seat == seat)?;
        if named.contains(&seat) {
            return None;
        }
        named.push(seat);
        match wanted {
            Seating::Me { .. } => {
                let name = known.person.name.clone();
                rows[place].sitter = SitterRow::Person { id: known.person.id, name };
            }
            Seating::Open { .. } => {
                let secret = secret::fresh_text();
                rows[place].sitter = SitterRow::Nobody;
                rows[place].link = Some(secret::hash(&secret));
                let role = seats[place].name.clone();
                links.push(SeatLink { seat, role, url: house.link(&secret) });
            }
            Seating::Computer { opponent, .. } => {
                rows[place].sitter = computer(table::offered(game, *opponent)?.word());
            }
        }
    }
    Some((rows, links))
}

/// Sits down on an open seat of a listed table.
pub async fn sit(
    State(house): State<Arc<House>>,
    known: Known,
    Path(id): Path<String>,
    Said(wanted): Said<Sit>,
) -> Result<Json<Sat>, Problem> {
    take_seat(&house, &known, &id, wanted.seat, Invitation::Lobby).await
}

/// Sits down by a seat's own link.
pub async fn follow(
    State(house): State<Arc<House>>,
    known: Known,
    Path(secret): Path<String>,
) -> Result<Json<Sat>, Problem> {
    if !house.gate.entry(known.client.address) {
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, HttpCode::TooFast));
    }
    let found = house.store.link(&secret::hash(&secret)).await;
    let found = found.map_err(|error| Problem::store(&error))?;
    let Some((id, seat)) = found else {
        return Err(Problem::new(StatusCode::NOT_FOUND, HttpCode::NoSuchLink));
    };
    take_seat(&house, &known, &id, seat, Invitation::Link).await
}

async fn take_seat(
    house: &Arc<House>,
    known: &Known,
    id: &str,
    seat: u8,
    by: Invitation,
) -> Result<Json<Sat>, Problem> {
    let problem = Problem::new;
    let asked = house.hub.ask(house, id, |answer| Ask::Sit { who: known.guest(), seat, by, answer }).await;
    let sat = asked.map_err(|_| problem(StatusCode::NOT_FOUND, HttpCode::NoSuchTable))?;
    sat.map(Json).map_err(|not| match not {
        NotSat::NoSuchSeat => problem(StatusCode::NOT_FOUND, HttpCode::NoSuchSeat),
        NotSat::NotOpen => problem(StatusCode::FORBIDDEN, HttpCode::NotOpen),
        NotSat::Taken if by == Invitation::Link => problem(StatusCode::GONE, HttpCode::LinkUsed),
        NotSat::Taken => problem(StatusCode::CONFLICT, HttpCode::SeatTaken),
        NotSat::Unwritten => problem(StatusCode::SERVICE_UNAVAILABLE, HttpCode::NotStored),
    })
}

/// New links for the seats that are still open, for whoever began the table; those before are good no more.
pub async fn links(
    State(house): State<Arc<House>>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Json<Vec<SeatLink>>, Problem> {
    let host = known.person.id;
    let asked = house.hub.ask(&house, &id, |answer| Ask::Links { host, answer }).await;
    let links = asked.map_err(|_| Problem::new(StatusCode::NOT_FOUND, HttpCode::NoSuchTable))?;
    links.map(Json).ok_or_else(|| Problem::new(StatusCode::FORBIDDEN, HttpCode::NotAllowed))
}

/// A card of the table in words. Cards are printed for all to see; who holds which is not said here.
pub async fn card(
    State(house): State<Arc<House>>,
    Path((id, wanted)): Path<(String, String)>,
) -> Result<Json<CardText>, Problem> {
    let problem = |code| Problem::new(StatusCode::NOT_FOUND, code);
    let asked = house.hub.ask(&house, &id, |answer| Ask::Card { wanted: wanted.clone(), answer }).await;
    asked.map_err(|_| problem(HttpCode::NoSuchTable))?.map(Json).ok_or_else(|| problem(HttpCode::NoSuchCard))
}

/// Everything there is of a game that is over. While it is played, a journal holds what is hidden.
pub async fn finished(house: &House, id: &str) -> Result<TableRecord, Problem> {
    let found = house.store.load(id).await.map_err(|error| Problem::store(&error))?;
    let record = found.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, HttpCode::NoSuchTable))?;
    if record.table.status != Status::Over {
        return Err(Problem::new(StatusCode::CONFLICT, HttpCode::NotOver));
    }
    Ok(record)
}

/// The journal of a game that is over, as a file.
pub async fn journal(State(house): State<Arc<House>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let record = finished(&house, &id).await?;
    let text = table::journal_text(&record.table.header, &record.entries);
    let name = format!("attachment; filename=\"{}-{}.journal\"", record.table.game, record.table.id);
    let head = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((head, text).into_response())
}
