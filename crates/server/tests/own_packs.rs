//! Tables that are laid with packs of one's own, and go on after the packs are gone.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use catalog::packs::{Given, OwnPack, read_all, starter};
use common::client::Browser;
use common::{Folder, Running};
use serde_json::{Value, json};

fn night() -> Vec<OwnPack> {
    let cards = starter("night").into_iter().filter(|(path, _)| !path.ends_with(".scenario"));
    let given = cards.map(|(path, text)| Given { path, bytes: text.into_bytes() });
    read_all(&[("night".to_owned(), given.collect())]).unwrap()
}

/// Everything that is told first about a table.
async fn snapshot(browser: &Browser, table: &str) -> Value {
    let mut talk = browser.socket().await.unwrap();
    talk.say(&json!({"say": "hello", "version": 2, "table": table})).await.unwrap();
    let told = talk.hear().await.unwrap();
    assert_eq!(told["tell"], "snapshot", "{told}");
    told
}

/// The form offers the pack's party, a table is laid with it, its names are shown in every language, and all of that is
/// still so when the server is started again without the pack.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_a_pack() {
    let folder = Folder::new("own-pack");
    let running = Running::start_with_packs(&folder.0, night()).await;
    let ann = Browser::guest(running.address).await;
    let form = ann.post("/api/form", &json!({"game": "anima", "answers": []})).await.text();
    assert!(form.contains("first-shift") && form.contains("The First Shift"), "{form}");
    let setup = json!([["a", "first-shift"], ["b", "night:roof-runner,bell-archer,brannoc"]]);
    let wanted =
        json!({"game": "anima", "setup": setup, "spectators": true, "seats": [{"who": "me", "seat": 0}]});
    let (table, _) = ann.create(&wanted).await;
    for (lang, names) in [
        ("en", ["Lamp Captain", "Roof Runner"]),
        ("es", ["Capitana del farol", "Corretejados"]),
        ("it", ["Capitana della lanterna", "Corritetti"]),
    ] {
        let told = snapshot(&ann, &table).await["table"]["names"][lang].to_string();
        assert!(names.iter().all(|name| told.contains(name)), "{lang}: {told}");
    }
    let card = ann.get(&format!("/api/tables/{table}/cards/roof-runner")).await.text();
    assert!(card.contains("chimney-kick"), "{card}");
    running.stop().await;

    let running = Running::start_with_packs(&folder.0, Vec::new()).await;
    let ann = Browser { address: running.address, ..ann };
    let told = snapshot(&ann, &table).await.to_string();
    assert!(told.contains("Corretejados"), "{told}");
    let refused = ann.post("/api/tables", &wanted).await;
    assert_eq!(refused.status, 400, "{}", refused.text());
    running.stop().await;
}
