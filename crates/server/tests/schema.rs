//! Whatever goes over the wire in a whole game of each kind is what the schema says that the server serves.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::client::{Browser, play_and_hear};
use common::{Folder, Running, generous};
use jsonschema::Validator;
use serde_json::{Value, json};

/// The schemas of one game with those of the frame.
struct Schemas {
    client: Validator,
    server: Validator,
    view: Validator,
    action: Validator,
    act: Validator,
}

impl Schemas {
    async fn of(game: &str, browser: &Browser) -> Schemas {
        let all = browser.get("/api/schema").await.json();
        let games = all["games"].as_array().unwrap();
        let own = games.iter().find(|known| known["game"] == game).unwrap();
        let validator = |schema: &Value| jsonschema::validator_for(schema).unwrap();
        Schemas {
            client: validator(&all["client_message"]),
            server: validator(&all["server_message"]),
            view: validator(&own["view"]),
            action: validator(&own["action"]),
            act: validator(&own["act"]),
        }
    }

    /// A message, and what the game has in it.
    fn hold(&self, said: bool, message: &Value) {
        holds(if said { &self.client } else { &self.server }, message);
        if said {
            holds(&self.action, &message["action"]);
        }
        let now = &message["now"];
        if now["view"].is_object() {
            holds(&self.view, &now["view"]["view"]);
        }
        for request in now["requests"].as_array().into_iter().flatten() {
            for choice in request["choices"].as_array().unwrap() {
                holds(&self.action, &choice["action"]);
                holds(&self.act, &choice["act"]);
            }
            for places in request["places"].as_array().unwrap() {
                holds(&self.action, &places["action"]);
            }
        }
    }
}

fn holds(schema: &Validator, value: &Value) {
    if let Err(error) = schema.validate(value) {
        panic!("{error} at {}: {value}", error.instance_path());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_as_the_schema_says() {
    let folder = Folder::new("schema");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    let battle = json!([["map", "twin-hills"], ["a", "brannoc,isaura"], ["b", "vasska,drusk"]]);
    for (game, setup) in [("last-stand", json!([["heroes", "2"]])), ("anima", battle)] {
        let schemas = Schemas::of(game, &ann).await;
        let opponent = json!({"level": "1"});
        let wanted = json!({"game": game, "setup": setup,
            "seats": [{"who": "me", "seat": 0}, {"who": "computer", "seat": 1, "opponent": opponent}]});
        let (table, _) = ann.create(&wanted).await;
        let (mut talk, first) = ann.join(&table).await.unwrap();
        let mut heard = 0;
        let over = play_and_hear(&mut talk, first, 6000, &mut |said, message| {
            heard += 1;
            schemas.hold(said, message);
        })
        .await;
        assert!(over["waiting"]["message"]["key"].is_string(), "{over}");
        assert!(heard > 50, "{game}: {heard}");
    }
    running.stop().await;
}

/// The bodies of plain requests are as well.
#[tokio::test(flavor = "multi_thread")]
async fn plain_requests_are_as_the_schema_says() {
    let folder = Folder::new("schema-http");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    let all = ann.get("/api/schema").await.json();
    let told = |request: &str, value: &Value| {
        let bodies = all["http"].as_array().unwrap();
        let of = bodies.iter().find(|body| body["request"] == request && body["sent"] == false);
        holds(&jsonschema::validator_for(&of.unwrap()["schema"]).unwrap(), value);
    };
    told("GET /api/me", &ann.get("/api/me").await.json());
    told("GET /api/lobby", &ann.get("/api/lobby").await.json());
    for game in ["last-stand", "anima"] {
        told("GET /api/opponents/{game}", &ann.get(&format!("/api/opponents/{game}")).await.json());
        told("GET /api/rules/{game}", &ann.get(&format!("/api/rules/{game}")).await.json());
        let asked = json!({"game": game, "answers": []});
        told("POST /api/form", &ann.post("/api/form", &asked).await.json());
    }
    told("any request that is refused", &ann.get("/api/nothing").await.json());
    let (table, _) = ann.create(&json!({"game": "anima", "seats": [{"who": "me", "seat": 0}]})).await;
    let card = ann.get(&format!("/api/tables/{table}/cards/brannoc")).await.json();
    told("GET /api/tables/{id}/cards/{card}", &card);
    running.stop().await;
}
