//! What goes on at a table while the computer thinks.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};

use common::client::{Browser, PATIENCE, Talk, awaited};
use common::{Folder, Running, generous};
use serde_json::{Value, json};
use server::Thinkers;

/// Holds every long thought back until the test lets it go.
struct Gate {
    begun: Receiver<()>,
    open: Sender<()>,
}

impl Gate {
    fn new() -> (Gate, Thinkers) {
        let (begins, begun) = channel();
        let (open, opened) = channel();
        let opened = Mutex::new(opened);
        let thinkers = Thinkers::beginning_with(move || {
            let _ = begins.send(());
            // A test that has failed opens nothing any more.
            let _ = opened.lock().unwrap_or_else(PoisonError::into_inner).recv();
        });
        (Gate { begun, open }, thinkers)
    }

    /// Waits until somebody thinks.
    fn wait(&self) {
        tokio::task::block_in_place(|| self.begun.recv_timeout(PATIENCE).unwrap());
    }

    fn open(&self) {
        self.open.send(()).unwrap();
    }
}

/// A server whose long thoughts wait at the gate. Its folder is there as long as somebody holds it.
async fn begun(name: &str) -> (Folder, Gate, Running) {
    let folder = Folder::new(name);
    let (gate, thinkers) = Gate::new();
    let running = Running::start_with(&folder.0, generous(), thinkers).await;
    (folder, gate, running)
}

const HINTS: [&str; 2] = ["hinted", "refused"];

fn hint(id: &str, seat: u8) -> Value {
    json!({"say": "hint", "id": id, "seat": seat})
}

fn chat(id: &str) -> Value {
    json!({"say": "chat", "id": id, "text": "well?"})
}

async fn chosen(talk: &mut Talk, id: &str, now: &Value) -> Value {
    let request = awaited(now).unwrap();
    let message = json!({"say": "choose", "id": id, "seat": request["seat"], "request": request["number"],
        "action": request["choices"][0]["action"]});
    talk.ask(&message).await.unwrap()
}

/// The Titan, who chooses first, and a hero, at a table of two people with hints.
async fn two(running: &Running) -> (Browser, Browser, String) {
    let (ann, ben) = (Browser::guest(running.address).await, Browser::guest(running.address).await);
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]], "hints": true,
        "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1},
                  {"who": "computer", "seat": 2, "opponent": {"level": "1"}}]});
    let (table, links) = ann.create(&wanted).await;
    for link in &links {
        assert_eq!(ben.post_as(&format!("/api/links/{link}"), "", "").await.status, 200);
    }
    (ann, ben, table)
}

/// While a hint is thought out everybody is answered, the asker too; a second hint for the seat has to wait.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_keeps_nobody_waiting() {
    let (_folder, gate, running) = begun("hint-beside").await;
    let (ann, ben, table) = two(&running).await;
    let (mut titan, _) = ann.join(&table).await.unwrap();
    let (mut hero, _) = ben.join(&table).await.unwrap();
    titan.say(&hint("h", 0)).await.unwrap();
    gate.wait();
    assert_eq!(hero.ask(&chat("a")).await.unwrap()["tell"], "done");
    assert_eq!(titan.ask(&chat("b")).await.unwrap()["tell"], "done");
    assert_eq!(titan.ask(&hint("i", 0)).await.unwrap()["code"], "thinking");
    gate.open();
    let told = titan.hear_one(&HINTS).await.unwrap();
    assert_eq!((&told["tell"], &told["id"]), (&json!("hinted"), &json!("h")), "{told}");
    // Whoever did not ask is told nothing of it.
    hero.say(&chat("c")).await.unwrap();
    let told = hero.hear_one(&["hinted", "refused", "done"]).await.unwrap();
    assert_eq!(told["id"], "c", "{told}");
    running.stop().await;
}

/// What was thought out about choices that are past is no hint any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_hint_says_so() {
    let (_folder, gate, running) = begun("hint-late").await;
    let (ann, _, table) = two(&running).await;
    let (mut titan, told) = ann.join(&table).await.unwrap();
    titan.say(&hint("h", 0)).await.unwrap();
    gate.wait();
    assert_eq!(chosen(&mut titan, "c", &told["now"]).await["tell"], "done");
    gate.open();
    let told = titan.hear_one(&HINTS).await.unwrap();
    assert_eq!((&told["id"], &told["code"]), (&json!("h"), &json!("stale")), "{told}");
    running.stop().await;
}

/// Somebody who comes back is given the hint for which it asked before, under its id, and thinks no second time.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_finds_who_comes_back() {
    let (_folder, gate, running) = begun("hint-again").await;
    let (ann, _, table) = two(&running).await;
    let (mut titan, _) = ann.join(&table).await.unwrap();
    titan.say(&hint("h", 0)).await.unwrap();
    gate.wait();
    drop(titan);
    let (mut titan, _) = ann.join(&table).await.unwrap();
    titan.say(&hint("h", 0)).await.unwrap();
    assert_eq!(titan.ask(&chat("a")).await.unwrap()["tell"], "done");
    gate.open();
    assert_eq!(titan.hear_one(&HINTS).await.unwrap()["tell"], "hinted");
    assert!(gate.begun.try_recv().is_err(), "it was thought out once");
    running.stop().await;
}

/// Nor does the computer's own choice keep anybody waiting.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_of_the_computer_keeps_nobody_waiting() {
    let (_folder, gate, running) = begun("choice-beside").await;
    let ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]],
        "seats": [{"who": "computer", "seat": 0, "opponent": {"level": "3"}}, {"who": "me", "seat": 1},
                  {"who": "me", "seat": 2}]});
    let (table, _) = ann.create(&wanted).await;
    let (mut talk, told) = ann.join(&table).await.unwrap();
    gate.wait();
    assert_eq!(talk.ask(&chat("a")).await.unwrap()["tell"], "done");
    gate.open();
    let update = talk.hear_one(&["update"]).await.unwrap();
    assert!(update["now"]["inputs"].as_u64() > told["now"]["inputs"].as_u64(), "the computer has chosen");
    running.stop().await;
}

/// Somebody else's choice may take away what the computer is at: it thinks anew then, and the table goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_of_the_computer_is_overtaken() {
    let (_folder, gate, running) = begun("choice-overtaken").await;
    let ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]],
        "seats": [{"who": "computer", "seat": 0, "opponent": {"level": "1"}}, {"who": "me", "seat": 1},
                  {"who": "computer", "seat": 2, "opponent": {"level": "3"}}]});
    let (table, _) = ann.create(&wanted).await;
    let (mut talk, mut told) = ann.join(&table).await.unwrap();
    while awaited(&told["now"]).is_none() {
        told = talk.hear_one(&["update"]).await.unwrap();
    }
    // Both heroes are to take somebody, and the computer is at it.
    gate.wait();
    assert_eq!(chosen(&mut talk, "c", &told["now"]).await["tell"], "done");
    gate.open();
    gate.wait();
    gate.open();
    let taken = told["now"]["inputs"].as_u64().unwrap() + 1;
    while told["now"]["inputs"].as_u64().unwrap() <= taken {
        told = talk.hear_one(&["update"]).await.unwrap();
    }
    running.stop().await;
}

/// While a finished game is looked through, its table answers.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_keeps_nobody_waiting() {
    let (_folder, gate, running) = begun("review-beside").await;
    let ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]],
        "seats": [{"who": "me", "seat": 0}, {"who": "computer", "seat": 1, "opponent": {"level": "1"}},
                  {"who": "computer", "seat": 2, "opponent": {"level": "1"}}]});
    let (table, _) = ann.create(&wanted).await;
    let (mut talk, told) = ann.join(&table).await.unwrap();
    let request = awaited(&told["now"]).unwrap();
    let concedes = |choice: &&Value| choice["concedes"] == true;
    let resign = request["choices"].as_array().unwrap().iter().find(concedes).unwrap();
    let message = json!({"say": "choose", "id": "r", "seat": 0, "request": request["number"],
        "action": resign["action"]});
    assert_eq!(talk.ask(&message).await.unwrap()["tell"], "done");
    let reviewing = {
        let (ann, table) = (ann.clone(), table.clone());
        tokio::spawn(async move { ann.get(&format!("/api/tables/{table}/review?as=titan")).await })
    };
    gate.wait();
    assert_eq!(talk.ask(&chat("a")).await.unwrap()["tell"], "done");
    gate.open();
    let reviewed = reviewing.await.unwrap();
    assert_eq!(reviewed.status, 200, "{}", reviewed.text());
    running.stop().await;
}
