//! Whole games over the wire: by one person against the computer, and by two; kept over a restart; taken back by
//! consent; claimed; shared on one device.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::client::{Browser, awaited, choice, play_on};
use common::{Folder, Running, generous};
use serde_json::{Value, json};

/// A person plays the Titan against the computer to the end; the journal verifies, its dice too, and the lobby and the
/// replay have it.
#[tokio::test(flavor = "multi_thread")]
async fn whole_game_against_the_computer() {
    let folder = Folder::new("whole");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]], "spectators": true,
        "seats": [{"who": "me", "seat": 0}, {"who": "computer", "seat": 1, "opponent": {"level": "1"}},
                  {"who": "computer", "seat": 2, "opponent": {"level": "random"}}]});
    let (table, _) = ann.create(&wanted).await;
    let (mut talk, first) = ann.join(&table).await.unwrap();
    assert_eq!(first["tell"], "snapshot");
    let added =
        talk.ask(&json!({"say": "entropy", "id": "e", "seat": 0, "text": "my own luck"})).await.unwrap();
    assert_eq!(added["tell"], "done", "{added}");
    let early = ann.get(&format!("/api/tables/{table}/journal")).await;
    assert_eq!(early.short(), "409 `not-over`");
    let early = ann.get(&format!("/api/tables/{table}/review?as=titan")).await;
    assert_eq!(early.short(), "409 `not-over`");
    let over = play_on(&mut talk, first, 2000).await;
    let closed = &over["waiting"];
    assert!(closed["winner"].is_object(), "{closed}");
    let seed = match closed["seed"].as_str() {
        Some(seed) => seed.to_owned(),
        None => {
            talk.hear_one(&["update"]).await.unwrap()["now"]["waiting"]["seed"].as_str().unwrap().to_owned()
        }
    };
    assert_eq!(seed.len(), 64);
    let text = ann.get(&format!("/api/tables/{table}/journal")).await.text();
    let journal = kernel::journal::parse(&text).unwrap();
    let verified = catalog::games::verify(&journal).unwrap().unwrap();
    assert_eq!(verified.fairness, kernel::journal::Fairness::Proved);
    let lobby = ann.get("/api/lobby").await.json();
    assert_eq!(lobby["finished"][0]["table"], table.as_str());
    let replay = ann.get(&format!("/api/tables/{table}/replay?as=open")).await.json();
    assert_eq!((&replay["verified"]["rules"], &replay["verified"]["dice"]), (&json!(true), &json!(true)));
    let review = ann.get(&format!("/api/tables/{table}/review?as=titan")).await.json();
    assert!(review["looked_at"].as_u64() > Some(0), "{review}");
    let again = ann.get(&format!("/api/tables/{table}/review?as=titan")).await.json();
    assert_eq!(review, again);
    assert_eq!(ann.get(&format!("/api/tables/{table}/review?as=nobody")).await.short(), "404 `no-such-seat`");
    let frames = ann.get(&format!("/api/tables/{table}/replay/0?as=titan")).await.json();
    assert!(frames["frames"].as_array().unwrap().len() > 1, "{frames}");
    let fork = json!({"at": 5, "seats": [{"who": "me", "seat": 0}]});
    let forked = ann.post(&format!("/api/tables/{table}/fork"), &fork).await;
    assert_eq!(forked.status, 200, "{}", forked.text());
    let (_, told) = ann.join(forked.json()["table"].as_str().unwrap()).await.unwrap();
    assert_eq!(told["tell"], "snapshot");
    running.stop().await;
}

/// A battle of Anima Tactics begins over the wire and goes on for some choices.
#[tokio::test(flavor = "multi_thread")]
async fn a_battle_begins() {
    let folder = Folder::new("battle");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "anima", "seats": [{"who": "me", "seat": 0}]});
    let (table, _) = ann.create(&wanted).await;
    let (mut talk, first) = ann.join(&table).await.unwrap();
    let mut now = first["now"].clone();
    for number in 0..12 {
        while awaited(&now).is_none() {
            now = talk.hear_one(&["update"]).await.unwrap()["now"].clone();
        }
        let request = awaited(&now).unwrap();
        let message = json!({"say": "choose", "id": format!("c{number}"), "seat": 0,
            "request": request["number"], "action": choice(request, 0)});
        talk.say(&message).await.unwrap();
        now = loop {
            let told = talk.hear_one(&["update", "refused"]).await.unwrap();
            assert_eq!(told["tell"], "update", "{message} {told}");
            if told["now"]["inputs"].as_u64() > now["inputs"].as_u64() {
                break told["now"].clone();
            }
        };
    }
    running.stop().await;
}

/// Two people by a secret link, a third who watches; a restart in between; a choice sent again is not made again.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_restart() {
    let folder = Folder::new("two");
    let running = Running::start(&folder.0, generous()).await;
    let mut ann = Browser::guest(running.address).await;
    let mut ben = Browser::guest(running.address).await;
    let cid = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]],
        "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1}, {"who": "open", "seat": 2}]});
    let (table, links) = ann.create(&wanted).await;
    let (mut titan, told) = ann.join(&table).await.unwrap();
    assert_eq!(told["now"]["waiting"]["for"], "players");
    let (_, told) = cid.join(&table).await.unwrap();
    assert_eq!((&told["tell"], &told["code"]), (&json!("failed"), &json!("not-allowed")));
    for link in &links {
        let sat = ben.post_as(&format!("/api/links/{link}"), "", "").await;
        assert_eq!(sat.status, 200, "{}", sat.text());
    }
    assert_eq!(cid.post_as(&format!("/api/links/{}", links[0]), "", "").await.short(), "410 `link-used`");
    let now = loop {
        let told = titan.hear_one(&["snapshot", "update"]).await.unwrap();
        if awaited(&told["now"]).is_some() {
            break told["now"].clone();
        }
    };
    let request = awaited(&now).unwrap();
    let message = json!({"say": "choose", "id": "once", "seat": 0, "request": request["number"],
        "action": choice(request, 0)});
    assert_eq!(titan.ask(&message).await.unwrap()["tell"], "done");
    let again = titan.ask(&message).await.unwrap();
    assert_eq!(again["tell"], "done", "what was done is acknowledged");
    let (_, told) = ben.join(&table).await.unwrap();
    let inputs = told["now"]["inputs"].clone();
    running.stop().await;
    assert_eq!(titan.hear_one(&["failed"]).await.unwrap()["code"], "closing");

    let running = Running::start(&folder.0, generous()).await;
    (ann.address, ben.address) = (running.address, running.address);
    let (mut titan, told) = ann.join(&table).await.unwrap();
    assert_eq!(told["now"]["inputs"], inputs);
    let again = titan.ask(&message).await.unwrap();
    assert_eq!(again["tell"], "done", "after a restart too");
    let (mut heroes, told) = ben.join(&table).await.unwrap();
    assert_eq!(told["now"]["inputs"], inputs);
    let mine = told["me"]["seats"].clone();
    assert_eq!(mine, json!([1, 2]));
    let stolen = json!({"say": "choose", "id": "x", "seat": 0, "request": 1, "action": {"do": "anything"}});
    assert_eq!(heroes.ask(&stolen).await.unwrap()["code"], "not-yours");
    running.stop().await;
}

/// A choice that others have answered is taken back only if they agree; one that nobody has, at once.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back() {
    let folder = Folder::new("back");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    let ben = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]], "listed": true,
        "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1}, {"who": "open", "seat": 2}]});
    let (table, _) = ann.create(&wanted).await;
    for seat in [1, 2] {
        let sat = ben.post(&format!("/api/tables/{table}/sit"), &json!({"seat": seat})).await;
        assert_eq!(sat.status, 200, "{}", sat.text());
    }
    let (mut titan, told) = ann.join(&table).await.unwrap();
    let request = awaited(&told["now"]).expect("the Titan is asked first").clone();
    let choose = |id: &str, request: &Value| {
        json!({"say": "choose", "id": id, "seat": request["seat"], "request": request["number"],
            "action": choice(request, 0)})
    };
    assert_eq!(titan.ask(&choose("a", &request)).await.unwrap()["tell"], "done");
    assert_eq!(titan.ask(&json!({"say": "undo", "id": "u"})).await.unwrap()["tell"], "done");
    let told = titan.ask(&json!({"say": "undo", "id": "v"})).await.unwrap();
    assert_eq!(told["code"], "not-now", "nothing is left to take back: {told}");
    let (mut titan, told) = ann.join(&table).await.unwrap();
    let request = awaited(&told["now"]).unwrap().clone();
    assert_eq!(titan.ask(&choose("b", &request)).await.unwrap()["tell"], "done");
    let (mut heroes, mut told) = ben.join(&table).await.unwrap();
    while awaited(&told["now"]).is_none() {
        told = heroes.hear_one(&["update", "snapshot"]).await.unwrap();
    }
    let request = awaited(&told["now"]).unwrap().clone();
    assert_eq!(heroes.ask(&choose("h", &request)).await.unwrap()["tell"], "done");
    assert_eq!(titan.ask(&json!({"say": "undo", "id": "w"})).await.unwrap()["tell"], "done");
    let wish = loop {
        let told = heroes.hear_one(&["update"]).await.unwrap();
        if told["now"]["takeback"].is_object() {
            break told["now"]["takeback"].clone();
        }
    };
    assert_eq!(wish["asked"], true, "{wish}");
    assert_eq!(
        titan.ask(&json!({"say": "consent", "id": "s", "yes": true})).await.unwrap()["code"],
        "not-now"
    );
    let (_, told) = ben.join(&table).await.unwrap();
    assert!(told["now"]["undo"].is_object(), "nothing was taken back yet");
    assert_eq!(heroes.ask(&json!({"say": "consent", "id": "y", "yes": true})).await.unwrap()["tell"], "done");
    let (_, told) = ann.join(&table).await.unwrap();
    assert_eq!(told["now"]["undo"], Value::Null, "the first choice is open again");
    assert!(awaited(&told["now"]).is_some());
    running.stop().await;
}

/// Against the computer nothing is taken back past dice or its choices, except at a table laid as practice; table and
/// record say what they are.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_against_the_computer() {
    let folder = Folder::new("back-computer");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    for practice in [false, true] {
        let setup = [
            ["heroes", "2"],
            ["titan", "basic"],
            ["hero1", "levi"],
            ["level1", "0"],
            ["hero2", "eren"],
            ["level2", "3"],
        ];
        let wanted = json!({"game": "last-stand", "setup": setup, "practice": practice,
            "seats": [{"who": "me", "seat": 0}]});
        let (table, _) = ann.create(&wanted).await;
        let (mut titan, mut told) = ann.join(&table).await.unwrap();
        assert_eq!(told["table"]["practice"], practice);
        let terms = told["table"]["terms"].to_string();
        assert_eq!(terms.contains("table-practice"), practice, "{terms}");
        while awaited(&told["now"]).is_none() {
            told = titan.hear_one(&["update", "snapshot"]).await.unwrap();
        }
        let request = awaited(&told["now"]).unwrap().clone();
        let lay = json!({"say": "choose", "id": "a", "seat": 0, "request": request["number"],
            "action": {"do": "lay", "open": "stomp", "other": "frenzy"}});
        assert_eq!(titan.ask(&lay).await.unwrap()["tell"], "done");
        // The heroes roll, and the computer keeps or rolls again until they are content.
        while told["now"]["undo"].is_null() || told["now"]["inputs"].as_u64() < Some(5) {
            told = titan.hear_one(&["update", "snapshot"]).await.unwrap();
        }
        let undo = &told["now"]["undo"];
        assert_eq!(
            (undo["needs_consent"] == true, undo["refused"].is_object()),
            (false, !practice),
            "{undo}"
        );
        let said = titan.ask(&json!({"say": "undo", "id": "u"})).await.unwrap();
        if practice {
            assert_eq!(said["tell"], "done", "{said}");
        } else {
            assert_eq!(said["code"], "no-takeback", "{said}");
            assert_eq!(said["message"]["key"], "refused-no-takeback", "{said}");
        }
    }
    running.stop().await;
}

/// One person on all seats looks from one at a time, and is asked for no seat that has a secret from that one.
#[tokio::test(flavor = "multi_thread")]
async fn hot_seat() {
    let folder = Folder::new("hot");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]],
        "seats": [{"who": "me", "seat": 0}, {"who": "me", "seat": 1}, {"who": "me", "seat": 2}]});
    let (table, _) = ann.create(&wanted).await;
    let (mut talk, told) = ann.join(&table).await.unwrap();
    let mut now = told["now"].clone();
    let mut look = told["me"]["look"].clone();
    let (mut curtains, mut number) = (0, 0);
    while curtains < 4 && number < 200 {
        if let Some(seat) = now["curtain"].as_object().map(|curtain| curtain["seat"].clone()) {
            assert!(awaited(&now).is_none(), "nobody is asked before a curtain");
            talk.say(&json!({"say": "look", "seat": seat})).await.unwrap();
            let told = talk.hear_one(&["snapshot"]).await.unwrap();
            assert_eq!(told["me"]["look"], seat);
            (now, look, curtains) = (told["now"].clone(), seat, curtains + 1);
            assert!(awaited(&now).is_some());
            continue;
        }
        let Some(request) = awaited(&now) else {
            now = talk.hear_one(&["update"]).await.unwrap()["now"].clone();
            continue;
        };
        let message = json!({"say": "choose", "id": format!("c{number}"), "seat": request["seat"],
            "request": request["number"], "action": choice(request, number)});
        number += 1;
        talk.say(&message).await.unwrap();
        let told = talk.hear_one(&["update", "refused"]).await.unwrap();
        assert_eq!(told["tell"], "update", "{told} {look}");
        now = told["now"].clone();
    }
    assert_eq!(curtains, 4, "a game with hidden cards has curtains");
    running.stop().await;
}

/// Whom the computer is, is picked for every seat and told to everybody; whoever a game does not have is refused.
#[tokio::test(flavor = "multi_thread")]
async fn opponents() {
    let folder = Folder::new("opponents");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    let there = ann.get("/api/opponents/last-stand").await.json();
    assert_eq!(there["usual"], json!({"level": "2", "persona": "plain"}));
    assert_eq!(there["levels"][1]["level"], "1", "{there}");
    assert_eq!(there["personas"][1]["persona"], "bold", "{there}");
    assert_eq!(ann.get("/api/opponents/chess").await.status, 404);
    let seats = |opponent: Value| {
        json!({"game": "last-stand", "setup": [["heroes", "2"]],
        "seats": [{"who": "computer", "seat": 0, "opponent": opponent}, {"who": "open", "seat": 1}]})
    };
    for opponent in [json!({"level": "6"}), json!({"level": "1", "persona": "meek"}), json!({}), json!("1")] {
        assert_eq!(ann.post("/api/tables", &seats(opponent)).await.short(), "400 `malformed`");
    }
    let (table, _) = ann.create(&seats(json!({"level": "1", "persona": "bold"}))).await;
    let (mut talk, told) = ann.join(&table).await.unwrap();
    let sitter = |told: &Value, seat: usize| told["seats"][seat]["sitter"].clone();
    assert_eq!(sitter(&told, 0)["opponent"], json!({"level": "1", "persona": "bold"}));
    let usual = json!({"level": "2", "persona": "plain"});
    assert_eq!(sitter(&told, 2)["opponent"], usual, "who is not named is the usual one");
    let fill = |id: &str, opponent: Value| json!({"say": "fill", "id": id, "seat": 1, "opponent": opponent});
    assert_eq!(talk.ask(&fill("f", json!({"level": "9"}))).await.unwrap()["code"], "malformed");
    let careful = json!({"level": "1", "persona": "careful"});
    assert_eq!(talk.ask(&fill("g", careful.clone())).await.unwrap()["tell"], "done");
    let (_, told) = ann.join(&table).await.unwrap();
    assert_eq!(sitter(&told, 1)["opponent"], careful);
    let name: kernel::Message = serde_json::from_value(sitter(&told, 1)["name"].clone()).unwrap();
    let name = catalog::Texts::new(catalog::Lang::En).format(&name);
    assert_eq!(name, "Computer, level 1, careful");
    running.stop().await;
}

/// Against the computer anybody may ask for a hint, which can be done; between people only where the table says so.
#[tokio::test(flavor = "multi_thread")]
async fn hints() {
    let folder = Folder::new("hints");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    let ben = Browser::guest(running.address).await;
    let alone = json!({"game": "last-stand", "setup": [["heroes", "2"]], "spectators": true,
        "seats": [{"who": "me", "seat": 0}, {"who": "computer", "seat": 1, "opponent": {"level": "1"}},
                  {"who": "computer", "seat": 2, "opponent": {"level": "1"}}]});
    let (table, _) = ann.create(&alone).await;
    let (mut talk, told) = ann.join(&table).await.unwrap();
    assert_eq!(told["now"]["hints"], true);
    let asked = json!({"say": "hint", "id": "h", "seat": 0});
    let hinted = talk.ask(&asked).await.unwrap();
    assert_eq!(hinted["tell"], "hinted", "{hinted}");
    let hint = &hinted["hint"];
    assert_eq!(hint["reasons"][0]["key"], "hint-odds", "{hint}");
    let choose = json!({"say": "choose", "id": "c", "seat": hint["seat"], "request": hint["request"],
        "action": hint["choice"]["action"]});
    assert_eq!(talk.ask(&choose).await.unwrap()["tell"], "done", "{hint}");
    let (mut spectator, told) = ben.join(&table).await.unwrap();
    assert_eq!(told["now"]["hints"], false);
    assert_eq!(spectator.ask(&asked).await.unwrap()["code"], "not-yours");

    let together = |hints: Value| {
        json!({"game": "last-stand", "setup": [["heroes", "2"]], "listed": true, "hints": hints,
        "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1},
                  {"who": "computer", "seat": 2, "opponent": {"level": "1"}}]})
    };
    for (hints, expected) in [(Value::Null, "refused"), (json!(true), "hinted")] {
        let (table, _) = ann.create(&together(hints)).await;
        let sat = ben.post(&format!("/api/tables/{table}/sit"), &json!({"seat": 1})).await;
        assert_eq!(sat.status, 200, "{}", sat.text());
        let (mut talk, told) = ann.join(&table).await.unwrap();
        assert_eq!(told["now"]["hints"], expected == "hinted");
        assert_eq!(talk.ask(&asked).await.unwrap()["tell"], expected);
    }
    running.stop().await;
}

/// A seat that nobody took can be given to the computer, and real dice can be typed in.
#[tokio::test(flavor = "multi_thread")]
async fn filled_seats_and_typed_dice() {
    let folder = Folder::new("typed");
    let running = Running::start(&folder.0, generous()).await;
    let ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]], "dice": "typed",
        "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1}]});
    let (table, _) = ann.create(&wanted).await;
    let (mut talk, _) = ann.join(&table).await.unwrap();
    let fill = json!({"say": "fill", "id": "f", "seat": 1, "opponent": {"level": "random"}});
    assert_eq!(talk.ask(&fill).await.unwrap()["tell"], "done");
    let (mut talk, told) = ann.join(&table).await.unwrap();
    let mut now = told["now"].clone();
    for number in 0..100 {
        if now["waiting"]["for"] == "dice" {
            let waiting = &now["waiting"];
            let value = waiting["values"][0]["value"].as_str().unwrap();
            let values = vec![value; usize::try_from(waiting["count"].as_u64().unwrap()).unwrap()];
            let wrong = talk.ask(&json!({"say": "dice", "id": "w", "values": ["zebra"]})).await.unwrap();
            assert_eq!(wrong["code"], "unclear");
            let done = talk.ask(&json!({"say": "dice", "id": "d", "values": values})).await.unwrap();
            assert_eq!(done["tell"], "done", "{done} {values:?}");
            running.stop().await;
            return;
        }
        if let Some(request) = awaited(&now) {
            let message = json!({"say": "choose", "id": format!("c{number}"), "seat": request["seat"],
                "request": request["number"], "action": choice(request, 0)});
            talk.say(&message).await.unwrap();
        }
        now = talk.hear_one(&["update"]).await.unwrap()["now"].clone();
    }
    panic!("no dice were asked for");
}
