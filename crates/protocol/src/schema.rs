//! The JSON Schema of everything that goes over the wire, made from the same types.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Serialize;

use crate::{ClientMessage, ServerMessage, VERSION, http};

/// `GET /api/schema`: one schema for each kind of message. What a game has of its own is in its part of `games`.
#[derive(Clone, Debug, Serialize)]
pub struct Schemas {
    pub version: u16,
    /// What a page says over the websocket, and what the server tells.
    pub client_message: Schema,
    pub server_message: Schema,
    /// The bodies of plain requests, and of what comes back.
    pub http: Vec<BodySchema>,
    pub games: Vec<GameSchemas>,
}

/// The body of a request or an answer.
#[derive(Clone, Debug, Serialize)]
pub struct BodySchema {
    /// Such as `POST /api/tables`.
    pub request: &'static str,
    /// Whether the page says it or the server.
    pub sent: bool,
    pub schema: Schema,
}

/// What a game has in the places that the frame leaves to it.
#[derive(Clone, Debug, Serialize)]
pub struct GameSchemas {
    pub game: &'static str,
    /// `view` in a `View`.
    pub view: Schema,
    /// `action` in a `Choice`, in `Places`, in a `choose` and in a `probe`.
    pub action: Schema,
    /// `act` in a `Choice`.
    pub act: Schema,
}

/// The schema of one type, complete in itself.
pub fn schema<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}

/// The schemas of the frame, with those of these games.
pub fn schemas(games: Vec<GameSchemas>) -> Schemas {
    let asked = |request, schema| BodySchema { request, sent: true, schema };
    let told = |request, schema| BodySchema { request, sent: false, schema };
    Schemas {
        version: VERSION,
        client_message: schema::<ClientMessage>(),
        server_message: schema::<ServerMessage>(),
        http: vec![
            told("GET /api/me", schema::<http::Person>()),
            asked("POST /api/me", schema::<http::Rename>()),
            asked("POST /api/keep", schema::<http::Login>()),
            asked("POST /api/login", schema::<http::Login>()),
            asked("POST /api/form", schema::<http::FormAsked>()),
            told("POST /api/form", schema::<http::Form>()),
            told("GET /api/opponents/{game}", schema::<http::Opponents>()),
            asked("POST /api/tables", schema::<http::NewTable>()),
            told("POST /api/tables", schema::<http::NewTableMade>()),
            told("GET /api/lobby", schema::<http::Lobby>()),
            asked("POST /api/tables/{id}/sit", schema::<http::Sit>()),
            told("POST /api/tables/{id}/sit", schema::<http::Sat>()),
            told("POST /api/links/{secret}", schema::<http::Sat>()),
            told("GET /api/tables/{id}/replay", schema::<http::Replay>()),
            told("GET /api/tables/{id}/replay/{from}", schema::<http::Frames>()),
            asked("POST /api/tables/{id}/fork", schema::<http::Fork>()),
            told("POST /api/tables/{id}/fork", schema::<http::NewTableMade>()),
            told("GET /api/tables/{id}/review", schema::<http::Review>()),
            told("GET /api/rules/{game}", schema::<Vec<http::RuleInfo>>()),
            told("GET /api/tables/{id}/cards/{card}", schema::<http::CardText>()),
            told("any request that is refused", schema::<http::HttpError>()),
        ],
        games,
    }
}
