//! What happens when the disk says no, and when a record is damaged.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::path::Path;
use std::time::{Duration, Instant};

use common::client::{Browser, awaited};
use common::{Folder, Running, generous};
use serde_json::{Value, json};
use server::Limits;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

/// Somebody else at the same database.
async fn database(folder: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(folder.join("tactica.sqlite"));
    let mut connection = options.connect().await.unwrap();
    sqlx::query(statement).execute(&mut connection).await.unwrap();
}

fn choose(id: &str, now: &Value) -> Value {
    let request = awaited(now).unwrap();
    json!({"say": "choose", "id": id, "seat": request["seat"], "request": request["number"],
        "action": request["choices"][0]["action"]})
}

/// A move that cannot be written is refused, nobody hears of it, and it can be made when the disk has room again.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_written_did_not_happen() {
    let folder = Folder::new("full");
    let running = Running::start(&folder.0, generous()).await;
    let (ann, ben) = (Browser::guest(running.address).await, Browser::guest(running.address).await);
    let wanted = json!({"game": "last-stand", "spectators": true, "seats": [{"who": "me", "seat": 0}]});
    let (table, _) = ann.create(&wanted).await;
    let (mut talk, told) = ann.join(&table).await.unwrap();
    let (mut watcher, _) = ben.join(&table).await.unwrap();
    let before = told["now"]["inputs"].clone();
    database(
        &folder.0,
        "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'there is no room'); END",
    )
    .await;
    let message = choose("once", &told["now"]);
    assert_eq!(talk.ask(&message).await.unwrap()["code"], "not-stored");
    for talk in [&mut talk, &mut watcher] {
        let told = talk.hear_one(&["snapshot", "update"]).await.unwrap();
        assert_eq!(
            (&told["tell"], &told["now"]["inputs"]),
            (&json!("snapshot"), &before),
            "nobody heard of it"
        );
    }
    database(&folder.0, "DROP TRIGGER full").await;
    assert_eq!(talk.ask(&message).await.unwrap()["tell"], "done", "the same message is good now");
    let told = watcher.hear_one(&["update"]).await.unwrap();
    assert!(told["now"]["inputs"].as_u64() > before.as_u64());
    running.stop().await;
}

/// A table whose record is damaged is told as broken; every other goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_record_breaks_one_table() {
    let folder = Folder::new("damaged");
    let running = Running::start(&folder.0, generous()).await;
    let mut ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "seats": [{"who": "me", "seat": 0}]});
    let (bad, _) = ann.create(&wanted).await;
    let (mut talk, told) = ann.join(&bad).await.unwrap();
    assert_eq!(talk.ask(&choose("a", &told["now"])).await.unwrap()["tell"], "done");
    let (good, _) = ann.create(&wanted).await;
    running.stop().await;
    database(&folder.0, "UPDATE entries SET text = replace(text, 'titan', 'nobody') WHERE number = 0").await;

    let running = Running::start(&folder.0, generous()).await;
    ann.address = running.address;
    let (_, told) = ann.join(&bad).await.unwrap();
    assert_eq!((&told["code"], &told["again"]), (&json!("broken"), &json!(false)), "{told}");
    let (mut talk, told) = ann.join(&good).await.unwrap();
    assert_eq!(talk.ask(&choose("b", &told["now"])).await.unwrap()["tell"], "done");
    let lobby = ann.get("/api/lobby").await.json();
    assert_eq!(lobby["mine"].as_array().unwrap().len(), 1, "the lobby is there without it");
    running.stop().await;
}

/// Writes the record of a table anew, as if its last input had been told otherwise by the rules of another day.
async fn tell_otherwise(folder: &Path, table: &str) {
    let options = SqliteConnectOptions::new().filename(folder.join("tactica.sqlite"));
    let mut connection = options.connect().await.unwrap();
    let header: String = sqlx::query_scalar("SELECT header FROM tables WHERE id = ?")
        .bind(table)
        .fetch_one(&mut connection)
        .await
        .unwrap();
    let entries: Vec<(i64, String)> =
        sqlx::query_as("SELECT number, text FROM entries WHERE table_id = ? ORDER BY number")
            .bind(table)
            .fetch_all(&mut connection)
            .await
            .unwrap();
    let texts: String = entries.iter().map(|(_, text)| text.as_str()).collect();
    let mut journal = kernel::journal::parse(&format!("{header}{texts}")).unwrap();
    let told = journal.records.iter_mut().rev().find(|record| !record.events.is_empty()).unwrap();
    told.events[0].1.key = "line-told-otherwise".into();
    let (mut writer, _) = kernel::journal::Writer::begin(&journal.header);
    for ((number, _), record) in entries.iter().zip(&journal.records) {
        let text = writer.entry(&record.entry, &record.events);
        sqlx::query("UPDATE entries SET text = ? WHERE table_id = ? AND number = ?")
            .bind(text)
            .bind(table)
            .bind(number)
            .execute(&mut connection)
            .await
            .unwrap();
    }
}

/// A table whose rules have changed since is not broken: it is shown as far as the rules agree, with its whole record, and
/// says at which input they part. Nobody can go on with it.
#[tokio::test(flavor = "multi_thread")]
async fn changed_rules_leave_a_table_to_be_read() {
    let folder = Folder::new("parted");
    let running = Running::start(&folder.0, generous()).await;
    let mut ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "seats": [{"who": "me", "seat": 0}]});
    let (table, _) = ann.create(&wanted).await;
    let (mut talk, told) = ann.join(&table).await.unwrap();
    assert_eq!(talk.ask(&choose("a", &told["now"])).await.unwrap()["tell"], "done");
    running.stop().await;
    tell_otherwise(&folder.0, &table).await;

    let running = Running::start(&folder.0, generous()).await;
    ann.address = running.address;
    let (mut talk, told) = ann.join(&table).await.unwrap();
    assert_eq!(told["tell"], "snapshot", "{told}");
    let sentence: kernel::Message = serde_json::from_value(told["now"]["sentence"].clone()).unwrap();
    let sentence = catalog::Texts::new(catalog::Lang::En).format(&sentence);
    assert!(sentence.contains("cannot go on") && sentence.contains("at input "), "{sentence}");
    assert!(sentence.contains('['), "the rule is named: {sentence}");
    assert_eq!(told["now"]["requests"], json!([]));
    assert!(!told["log"].as_array().unwrap().is_empty(), "the record is shown");
    let message = json!({"say": "choose", "id": "b", "seat": 0, "request": 1, "action": {"do": "resign"}});
    assert_eq!(talk.ask(&message).await.unwrap()["code"], "parted");
    running.stop().await;
}

/// Whoever is awaited for longer than was agreed on loses the game to a claim, and not before.
#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_game_is_claimed() {
    let folder = Folder::new("claimed");
    let running = Running::start(&folder.0, generous()).await;
    let (ann, mut ben) = (Browser::guest(running.address).await, Browser::guest(running.address).await);
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]], "patience": 60,
        "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1}, {"who": "open", "seat": 2}]});
    let (table, links) = ann.create(&wanted).await;
    for link in &links {
        assert_eq!(ben.post_as(&format!("/api/links/{link}"), "", "").await.status, 200);
    }
    let (mut heroes, told) = ben.join(&table).await.unwrap();
    assert_eq!(told["now"]["clock"]["claimable"], false);
    assert_eq!(heroes.ask(&json!({"say": "claim", "id": "a"})).await.unwrap()["code"], "not-now");
    running.stop().await;
    // A minute and more goes by.
    database(&folder.0, "UPDATE tables SET created = created - 100000").await;

    let running = Running::start(&folder.0, generous()).await;
    ben.address = running.address;
    let (mut heroes, told) = ben.join(&table).await.unwrap();
    assert_eq!(told["now"]["clock"]["claimable"], true);
    assert_eq!(heroes.ask(&json!({"say": "claim", "id": "b"})).await.unwrap()["tell"], "done");
    let (_, told) = ben.join(&table).await.unwrap();
    assert_eq!(told["now"]["waiting"]["for"], "over");
    assert_eq!(told["now"]["waiting"]["winner"]["seats"], json!([1, 2]));
    running.stop().await;
}

/// Where no time was agreed on, a game is abandoned by somebody who is awaited and stays away, and by nobody who is
/// here. Afterwards the same people find one table to play once more.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_stays_away() {
    let folder = Folder::new("away");
    let limits = Limits { abandoned: Duration::from_millis(200), ..generous() };
    let running = Running::start(&folder.0, limits).await;
    let (ann, ben) = (Browser::guest(running.address).await, Browser::guest(running.address).await);
    let cyd = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]],
        "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1}, {"who": "open", "seat": 2}]});
    let (table, links) = ann.create(&wanted).await;
    for link in &links {
        assert_eq!(ben.post_as(&format!("/api/links/{link}"), "", "").await.status, 200);
    }
    let again = format!("/api/tables/{table}/again");
    assert_ne!(ann.post_as(&again, "", "").await.status, 200, "the game is not over");
    let (titan, _) = ann.join(&table).await.unwrap();
    let (mut heroes, _) = ben.join(&table).await.unwrap();
    tokio::time::sleep(Duration::from_millis(400)).await;
    let claim = |id: &str| json!({"say": "claim", "id": id});
    assert_eq!(heroes.ask(&claim("a")).await.unwrap()["code"], "not-now", "who is here may think");
    drop(titan);
    let until = Instant::now() + Duration::from_secs(20);
    let mut tries = 0;
    while heroes.ask(&claim(&format!("b{tries}"))).await.unwrap()["tell"] != "done" {
        assert!(Instant::now() < until, "nobody ever abandons a game");
        tries += 1;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(tries > 0, "somebody who has just left may come back");

    let first = ben.post_as(&again, "", "").await.json()["table"].clone();
    assert_eq!(ann.post_as(&again, "", "").await.json()["table"], first);
    assert_eq!(cyd.post_as(&again, "", "").await.status, 403, "who did not play has no game to repeat");
    let (_, told) = ann.join(&table).await.unwrap();
    assert_eq!(told["now"]["waiting"]["again"], first);
    let (_, told) = ann.join(first.as_str().unwrap()).await.unwrap();
    assert_eq!(told["me"]["seats"], json!([0]));
    let (_, told) = ben.join(first.as_str().unwrap()).await.unwrap();
    assert_eq!(told["me"]["seats"], json!([1, 2]));
    running.stop().await;
}
