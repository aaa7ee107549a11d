//! What can be read without a table: the match form, the opponents and the rules.

use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::games::{self, GameError};
use catalog::wire;
use protocol::http::{Form, FormAsked, HttpCode, Opponents, RuleInfo};
use protocol::schema::Schemas;

use super::client::Said;
use super::problem::Problem;
use super::tables;
use crate::house::House;

pub async fn form(
    State(house): State<Arc<House>>,
    Said(asked): Said<FormAsked>,
) -> Result<Json<Form>, Problem> {
    let shared = Arc::clone(&house);
    let form = tokio::task::spawn_blocking(move || -> Result<Form, GameError> {
        let form = wire::form::form(&asked.game, &asked.answers, &shared.packs)?;
        Ok(Form { names: shared.names(), ..form })
    });
    let broken = |_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, HttpCode::Broken);
    form.await.map_err(broken)?.map(Json).map_err(|error| tables::refused_setup(&error))
}

pub async fn opponents(Path(game): Path<String>) -> Result<Json<Opponents>, Problem> {
    if !games::GAMES.contains(&game.as_str()) {
        return Err(Problem::new(StatusCode::NOT_FOUND, HttpCode::NotFound));
    }
    Ok(Json(wire::form::opponents(&game)))
}

pub async fn rules(Path(game): Path<String>) -> Result<Json<Vec<RuleInfo>>, Problem> {
    let rules = wire::book::rules(&game);
    rules.map(Json).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, HttpCode::NotFound))
}

/// Everything that goes over the wire, as JSON Schema.
pub async fn schema() -> Json<&'static Schemas> {
    static SCHEMAS: LazyLock<Schemas> = LazyLock::new(games::schemas);
    Json(&SCHEMAS)
}
