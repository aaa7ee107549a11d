//! What can be read without a table: the match form, the opponents and the rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::{games, wire};
use protocol::http::{Form, FormAsked, Opponents, RuleText};

use super::client::{Client, Said};
use super::problem::Problem;
use super::tables;
use crate::house::House;

pub async fn form(
    State(house): State<Arc<House>>,
    client: Client,
    Said(asked): Said<FormAsked>,
) -> Result<Json<Form>, Problem> {
    let lang = client.lang;
    let shared = Arc::clone(&house);
    let form = tokio::task::spawn_blocking(move || {
        wire::form::form(&asked.game, &asked.answers, &shared.packs, shared.texts(lang))
    });
    let broken = |_| Problem::new(&house, lang, StatusCode::INTERNAL_SERVER_ERROR, "broken");
    form.await.map_err(broken)?.map(Json).map_err(|error| tables::refused_setup(&house, lang, &error))
}

pub async fn opponents(
    State(house): State<Arc<House>>,
    client: Client,
    Path(game): Path<String>,
) -> Result<Json<Opponents>, Problem> {
    if !games::GAMES.contains(&game.as_str()) {
        return Err(Problem::new(&house, client.lang, StatusCode::NOT_FOUND, "not-found"));
    }
    Ok(Json(wire::form::opponents(&game, house.texts(client.lang))))
}

pub async fn rules(
    State(house): State<Arc<House>>,
    client: Client,
    Path(game): Path<String>,
) -> Result<Json<Vec<RuleText>>, Problem> {
    let rules = wire::book::rules(&game, house.texts(client.lang));
    rules.map(Json).ok_or_else(|| Problem::new(&house, client.lang, StatusCode::NOT_FOUND, "not-found"))
}
