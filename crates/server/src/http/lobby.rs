//! The lobby: one's own games, tables that are open to everybody, and games that are over.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::http::{Lobby, LobbyTable};

use super::client::Known;
use super::problem::Problem;
use crate::house::House;
use crate::table::Ask;

/// So many tables of each kind are listed.
const MOST: u32 = 24;

pub async fn show(State(house): State<Arc<House>>, known: Known) -> Result<Json<Lobby>, Problem> {
    let lang = known.client.lang;
    let rows = house.store.lobby(known.person.id, MOST).await;
    let rows = rows.map_err(|error| Problem::store(&house, lang, &error))?;
    let mine = lines(&house, &known, &rows.mine).await;
    let open = lines(&house, &known, &rows.open).await;
    let finished = rows.finished.iter().filter_map(|line| summary(line, lang.tag())).collect();
    Ok(Json(Lobby { mine, open, finished }))
}

async fn lines(house: &Arc<House>, known: &Known, ids: &[String]) -> Vec<LobbyTable> {
    let (person, lang) = (known.person.id, known.client.lang);
    let mut lines = Vec::new();
    for id in ids {
        // A table that cannot be opened is missing in the list, and the list is there all the same.
        if let Ok(line) = house.hub.ask(house, id, |answer| Ask::Line { person, lang, answer }).await {
            lines.push(line);
        }
    }
    // Where it is one's own move comes first.
    lines.sort_by_key(|line| (!line.my_move, -line.changed));
    lines
}

fn summary(lines: &str, tag: &str) -> Option<LobbyTable> {
    let mut lines: BTreeMap<String, LobbyTable> = serde_json::from_str(lines).ok()?;
    lines.remove(tag)
}
