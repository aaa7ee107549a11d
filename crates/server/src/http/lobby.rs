//! The lobby: one's own games, tables that are open to everybody, and games that are over.

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
    let rows = house.store.lobby(known.person.id, MOST).await;
    let rows = rows.map_err(|error| Problem::store(&error))?;
    let mine = lines(&house, &known, &rows.mine).await;
    let open = lines(&house, &known, &rows.open).await;
    let finished = finished(&house, &known, &rows.finished).await;
    Ok(Json(Lobby { mine, open, finished, names: house.names() }))
}

async fn lines(house: &Arc<House>, known: &Known, ids: &[String]) -> Vec<LobbyTable> {
    let person = known.person.id;
    let mut lines = Vec::new();
    for id in ids {
        // A table that cannot be opened is missing in the list, and the list is there all the same.
        if let Ok(line) = house.hub.ask(house, id, |answer| Ask::Line { person, answer }).await {
            lines.push(line);
        }
    }
    // Where it is one's own move comes first.
    lines.sort_by_key(|line| (!line.my_move, -line.changed));
    lines
}

/// What was kept of tables that are over.
async fn finished(house: &Arc<House>, known: &Known, kept: &[String]) -> Vec<LobbyTable> {
    let mut finished = Vec::new();
    for line in kept {
        match serde_json::from_str(line) {
            Ok(line) => finished.push(line),
            // It was kept as text, in every language, by a server that still sent text: the table is asked anew.
            Err(_) => finished.extend(lines(house, known, &table_of(line)).await),
        }
    }
    finished
}

/// The table of a line that was kept as text.
fn table_of(line: &str) -> Vec<String> {
    let kept: Option<serde_json::Value> = serde_json::from_str(line).ok();
    let table = kept.as_ref().and_then(|kept| kept["en"]["table"].as_str());
    table.into_iter().map(str::to_owned).collect()
}
