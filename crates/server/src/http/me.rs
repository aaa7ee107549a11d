//! Who this browser is: a guest at once, somebody with a kept name if it likes.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::http::{HttpCode, Login, Person, Rename};

use super::client::{Client, Known, Said, cookie, key};
use super::problem::Problem;
use crate::clock;
use crate::house::House;
use crate::metrics::count;
use crate::people;
use crate::secret;
use crate::store::{KeptName, PersonRow, StoreError};
use crate::table::Guest;

fn person(row: &PersonRow) -> Json<Person> {
    Json(Person { name: row.name.clone(), kept: row.password.is_some() })
}

/// Who this is; somebody new becomes a guest.
pub async fn show(
    State(house): State<Arc<House>>,
    client: Client,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some(key) = key(&headers) {
        let found = house.store.person_by_key(&key).await;
        if let Some(row) = found.map_err(|error| Problem::store(&error))? {
            return Ok(person(&row).into_response());
        }
    }
    new_guest(&house, client).await
}

async fn new_guest(house: &Arc<House>, client: Client) -> Result<Response, Problem> {
    if !house.gate.entry(client.address) {
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, HttpCode::TooFast));
    }
    let (name, secret) = (people::guest_name(), secret::fresh_text());
    let made = house.store.new_guest(&name, &secret::hash(&secret), clock::now()).await;
    made.map_err(|error| Problem::store(&error))?;
    count(&house.metrics.guests);
    Ok(([(SET_COOKIE, cookie(house, &secret))], Json(Person { name, kept: false })).into_response())
}

/// Another name, for a guest.
pub async fn rename(
    State(house): State<Arc<House>>,
    known: Known,
    Said(wanted): Said<Rename>,
) -> Result<Json<Person>, Problem> {
    let problem = Problem::new;
    let stored = |error: StoreError| Problem::store(&error);
    let name =
        people::clean_name(&wanted.name).ok_or_else(|| problem(StatusCode::BAD_REQUEST, HttpCode::Name))?;
    let holder = house.store.person_by_name(&people::folded(&name)).await.map_err(stored)?;
    if holder.is_some_and(|holder| holder.id != known.person.id) {
        return Err(problem(StatusCode::CONFLICT, HttpCode::NameTaken));
    }
    match &known.person.password {
        None => house.store.rename_guest(known.person.id, &name).await.map_err(stored)?,
        Some(password) => {
            let kept =
                KeptName { name: name.clone(), folded: people::folded(&name), password: password.clone() };
            house.store.keep_name(known.person.id, &kept).await.map_err(stored)?;
        }
    }
    house.hub.renamed(&Guest { id: known.person.id, name: name.clone() }).await;
    Ok(Json(Person { name, kept: known.person.password.is_some() }))
}

/// Keeps a name with a password.
pub async fn keep(
    State(house): State<Arc<House>>,
    known: Known,
    Said(wanted): Said<Login>,
) -> Result<Json<Person>, Problem> {
    let problem = Problem::new;
    let name =
        people::clean_name(&wanted.name).ok_or_else(|| problem(StatusCode::BAD_REQUEST, HttpCode::Name))?;
    if !people::is_password(&wanted.password) {
        return Err(problem(StatusCode::BAD_REQUEST, HttpCode::Password));
    }
    if !house.gate.entry(known.client.address) {
        return Err(problem(StatusCode::TOO_MANY_REQUESTS, HttpCode::TooFast));
    }
    // Hashing a password is slow on purpose, so it has a thread of its own.
    let hashed = tokio::task::spawn_blocking(move || people::hash_password(&wanted.password)).await;
    let Ok(Ok(password)) = hashed else {
        return Err(problem(StatusCode::SERVICE_UNAVAILABLE, HttpCode::NotStored));
    };
    let kept = KeptName { name: name.clone(), folded: people::folded(&name), password };
    let done = house.store.keep_name(known.person.id, &kept).await;
    done.map_err(|error| Problem::store(&error))?;
    house.hub.renamed(&Guest { id: known.person.id, name: name.clone() }).await;
    Ok(Json(Person { name, kept: true }))
}

/// Comes back to a kept name, from any browser.
pub async fn login(
    State(house): State<Arc<House>>,
    client: Client,
    headers: HeaderMap,
    Said(wanted): Said<Login>,
) -> Result<Response, Problem> {
    let problem = Problem::new;
    let stored = |error: StoreError| Problem::store(&error);
    if !house.gate.entry(client.address) {
        return Err(problem(StatusCode::TOO_MANY_REQUESTS, HttpCode::TooFast));
    }
    if !people::is_password(&wanted.password) {
        return Err(problem(StatusCode::FORBIDDEN, HttpCode::WrongPassword));
    }
    let row = house.store.person_by_name(&people::folded(&wanted.name)).await.map_err(stored)?;
    // A name that nobody keeps takes as long as a wrong password, so that nobody finds out which names are kept.
    let hash = row.as_ref().and_then(|row| row.password.clone()).unwrap_or_else(|| NOBODY.to_owned());
    let right = tokio::task::spawn_blocking(move || people::is_right(&wanted.password, &hash)).await;
    let (Some(row), Ok(true)) = (row, right) else {
        return Err(problem(StatusCode::FORBIDDEN, HttpCode::WrongPassword));
    };
    let secret = secret::fresh_text();
    house.store.add_key(row.id, &secret::hash(&secret), clock::now()).await.map_err(stored)?;
    if let Some(old) = key(&headers) {
        house.store.remove_key(&old).await.map_err(stored)?;
    }
    Ok(([(SET_COOKIE, cookie(&house, &secret))], person(&row)).into_response())
}

/// The hash of a password that nobody has.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Leaves a kept name on this browser, which is a new guest from now on.
pub async fn logout(State(house): State<Arc<House>>, known: Known) -> Result<Response, Problem> {
    if known.person.password.is_none() {
        // A guest who forgot the only key would have lost its seats for ever.
        return Ok(person(&known.person).into_response());
    }
    house.store.remove_key(&known.key).await.map_err(|error| Problem::store(&error))?;
    new_guest(&house, known.client).await
}
