//! Whatever is sent that should not be: what came back is written down in `docs/bad-input.md`, and the server goes on
//! serving others.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::client::{Answer, Browser, Talk, awaited, hello};
use common::{Folder, Running, generous};
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::{Limits, Rate};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// The table of what was sent and what came back.
struct Page {
    rows: Vec<(&'static str, String, String)>,
}

impl Page {
    fn add(&mut self, way: &'static str, sent: &str, back: impl Into<String>) {
        self.rows.push((way, sent.to_owned(), back.into()));
    }

    fn text(&self) -> String {
        let mut text = "# Bad input\n\nWhat was sent to a server and what came back, written by \
             `UPDATE_EXPECT=1 cargo test -p server --test bad_input` from what really came. After all of it the same \
             server begins a table and takes a choice. Codes are those of [the protocol](protocol.md).\n\n\
             | | way | what was sent | what came back |\n|---:|---|---|---|\n"
            .to_owned();
        for (number, (way, sent, back)) in self.rows.iter().enumerate() {
            text.push_str(&format!("| {} | {way} | {sent} | {back} |\n", number + 1));
        }
        text
    }
}

fn told(message: Option<&Value>) -> String {
    match message {
        None => "the connection is closed".to_owned(),
        Some(told) => match told["code"].as_str() {
            Some(code) => format!("{} `{code}`", told["tell"].as_str().unwrap()),
            None => told["tell"].as_str().unwrap().to_owned(),
        },
    }
}

const JSON: &str = "Content-Type: application/json\r\n";

async fn plain_requests(page: &mut Page, ann: &Browser, table: &str) {
    let long = format!("{{\"name\": \"{}\"}}", "x".repeat(10_000_000));
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    let posts: [(&str, &str, &str, &str); 20] = [
        ("a name that is a number", "/api/me", r#"{"name": 7}"#, JSON),
        ("a body that is not JSON", "/api/me", "name=Ann", JSON),
        ("a body that breaks off", "/api/me", r#"{"name": "An"#, JSON),
        (
            "bytes that are not UTF-8 in a name (as an escape of half a character)",
            "/api/me",
            r#"{"name": "\ud800"}"#,
            JSON,
        ),
        ("an unknown key", "/api/me", r#"{"name": "Ann", "admin": true}"#, JSON),
        ("no content type", "/api/me", r#"{"name": "Ann"}"#, ""),
        (
            "a form in the place of JSON",
            "/api/me",
            "name=Ann",
            "Content-Type: application/x-www-form-urlencoded\r\n",
        ),
        ("a name of 10 MB", "/api/me", &long, JSON),
        ("lists inside lists, a hundred thousand deep", "/api/me", &deep, JSON),
        ("an empty name", "/api/me", r#"{"name": "   "}"#, JSON),
        ("a name that turns the writing round", "/api/me", r#"{"name": "An\u202en"}"#, JSON),
        (
            "a name from another page",
            "/api/me",
            r#"{"name": "Ann"}"#,
            "Content-Type: application/json\r\nOrigin: https://evil.example\r\n",
        ),
        ("a password of three letters", "/api/keep", r#"{"name": "Ann", "password": "abc"}"#, JSON),
        ("a wrong password", "/api/login", r#"{"name": "Nobody", "password": "a guess of mine"}"#, JSON),
        ("a game that there is not", "/api/tables", r#"{"game": "chess", "seats": []}"#, JSON),
        (
            "a seat that there is not",
            "/api/tables",
            r#"{"game": "last-stand", "seats": [{"who": "me", "seat": 9}]}"#,
            JSON,
        ),
        (
            "a seat twice",
            "/api/tables",
            r#"{"game": "last-stand", "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 0}]}"#,
            JSON,
        ),
        (
            "a level that there is not",
            "/api/tables",
            r#"{"game": "last-stand", "seats": [{"who": "computer", "seat": 0, "opponent": {"level": "god"}}]}"#,
            JSON,
        ),
        (
            "a map that there is not",
            "/api/tables",
            r#"{"game": "anima", "setup": [["map", "../../etc/passwd"]], "seats": []}"#,
            JSON,
        ),
        (
            "a negative seat",
            "/api/tables",
            r#"{"game": "last-stand", "seats": [{"who": "me", "seat": -1}]}"#,
            JSON,
        ),
    ];
    for (sent, path, body, headers) in posts {
        page.add("HTTP", &format!("`POST {path}`: {sent}"), ann.post_as(path, body, headers).await.short());
    }
    let stranger = Browser::stranger(ann.address);
    let without = stranger.post("/api/tables", &json!({"game": "last-stand", "seats": []})).await;
    page.add("HTTP", "`POST /api/tables` without a cookie", without.short());
    let forged = Browser { cookie: Some(format!("tactica={}", "0".repeat(32))), ..stranger.clone() };
    page.add("HTTP", "`GET /api/lobby` with a made-up cookie", forged.get("/api/lobby").await.short());
    let gets = [
        ("a journal while the game is played", format!("/api/tables/{table}/journal")),
        ("a replay while the game is played", format!("/api/tables/{table}/replay?as=open")),
        ("a card of a table that there is not", "/api/tables/zzzzzzzzzzzz/cards/x".to_owned()),
        ("SQL in the place of a table", "/api/tables/x';DROP%20TABLE%20people;--/journal".to_owned()),
        ("the same in other letters", "/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd.txt".to_owned()),
        ("rules of a game that there is not", "/api/rules/chess".to_owned()),
        ("an address under /api that there is not", "/api/admin".to_owned()),
        ("the websocket without an upgrade", "/ws".to_owned()),
    ];
    for (sent, path) in gets {
        page.add("HTTP", &format!("`GET`: {sent}"), ann.get(&path).await.short());
    }
    let outside = ann.get("/../../etc/passwd").await;
    assert!(!outside.text().contains("root:"));
    page.add(
        "HTTP",
        "`GET`: a way out of the page's folder",
        format!("{}, the page and no file", outside.status),
    );
    let link = ann.post_as("/api/links/0123456789abcdef0123456789abcdef", "", "").await;
    page.add("HTTP", "`POST /api/links/…` of a link that there is not", link.short());
    let unlisted = ann.post(&format!("/api/tables/{table}/sit"), &json!({"seat": 1})).await;
    page.add("HTTP", "sitting down at a table that is not in the lobby", unlisted.short());
    let mut methods = Vec::new();
    for method in ["DELETE", "PUT", "TRACE"] {
        let head = format!("{method} /api/me HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", ann.address);
        methods.push(ann.raw(&head, b"").await.map_or_else(|| "closed".to_owned(), |answer| answer.short()));
    }
    page.add("HTTP", "`DELETE`, `PUT` and `TRACE /api/me`", methods.join(", "));
    let noise = ann.raw("\u{1}\u{2}\u{3}\r\n\r\n", b"").await;
    page.add(
        "HTTP",
        "bytes that are no request",
        noise.map_or_else(|| "the connection is closed".to_owned(), |answer| answer.short()),
    );
    let head =
        format!("GET /api/me HTTP/1.1\r\nHost: {}\r\nX-Long: {}\r\n\r\n", ann.address, "y".repeat(1_000_000));
    let long = ann.raw(&head, b"").await;
    page.add(
        "HTTP",
        "a header of 1 MB",
        long.map_or_else(|| "the connection is closed".to_owned(), |answer| answer.short()),
    );
}

/// Names and chat with HTML and SQL come back as the text they are.
async fn texts(page: &mut Page, ann: &Browser, table: &str) {
    let html = "<img src=x onerror=hi()>";
    let renamed = ann.post("/api/me", &json!({"name": html})).await;
    assert_eq!(renamed.json()["name"], html);
    assert_eq!(renamed.header("content-type").as_deref(), Some("application/json"));
    page.add(
        "HTTP",
        "HTML as a name",
        format!("{}, the same text as JSON, which no browser runs", renamed.status),
    );
    let sql = "x'); DROP TABLE chat;--";
    let (mut talk, _) = ann.join(table).await.unwrap();
    for (id, text) in [("html", "<script>alert(1)</script>"), ("sql", sql)] {
        talk.say(&json!({"say": "chat", "id": id, "text": text})).await.unwrap();
        let heard = talk.hear_one(&["chat", "refused"]).await.unwrap();
        assert_eq!(heard["text"], text);
        page.add("websocket", &format!("{} in the chat", id.to_uppercase()), "chat, the same text as JSON");
    }
    let (_, told) = ann.join(table).await.unwrap();
    assert_eq!(told["chat"].as_array().unwrap().len(), 2, "the chat is kept as it was said");
}

async fn first_words(page: &mut Page, ann: &Browser, table: &str) {
    let firsts = [
        ("no hello but a chat", json!({"say": "chat", "id": "1", "text": "hi"}).to_string()),
        ("a hello of another version", json!({"say": "hello", "version": 99, "table": table}).to_string()),
        ("a hello for a table that there is not", hello("zzzzzzzzzzzz").to_string()),
        (
            "a hello of the version before, with a language",
            json!({"say": "hello", "version": 1, "table": table, "lang": "en"}).to_string(),
        ),
        ("a hello with SQL for a table", hello("x' OR '1'='1").to_string()),
        ("a hello with an id of 60 kB", hello(&"t".repeat(60_000)).to_string()),
        ("no JSON at all", "hello?".to_owned()),
    ];
    for (sent, text) in firsts {
        let mut talk = ann.socket().await.unwrap();
        talk.socket.send(Message::text(text)).await.unwrap();
        page.add("websocket", &format!("first: {sent}"), told(talk.hear().await.as_ref()));
    }
    let mut talk = ann.socket().await.unwrap();
    talk.socket.send(Message::binary(vec![0u8; 100])).await.unwrap();
    page.add("websocket", "first: bytes in the place of text", told(talk.hear().await.as_ref()));
    let stranger = Browser::stranger(ann.address);
    page.add("websocket", "a connection without a cookie", refused_upgrade(&stranger, None).await);
    page.add(
        "websocket",
        "a connection from another page",
        refused_upgrade(ann, Some("https://evil.example")).await,
    );
    let spy = Browser::guest(ann.address).await;
    let (_, heard) = spy.join(table).await.unwrap();
    page.add("websocket", "a hello to a table that may not be watched", told(Some(&heard)));
}

async fn refused_upgrade(browser: &Browser, origin: Option<&'static str>) -> String {
    let mut request = format!("ws://{}/ws", browser.address).into_client_request().unwrap();
    if let Some(cookie) = &browser.cookie {
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
    }
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().unwrap());
    }
    match tokio_tungstenite::connect_async(request).await {
        Ok(_) => "connected".to_owned(),
        Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => {
            let body: Value =
                serde_json::from_slice(answer.body().as_deref().unwrap_or_default()).unwrap_or(Value::Null);
            format!("{} `{}`", answer.status().as_u16(), body["code"].as_str().unwrap_or_default())
        }
        Err(error) => error.to_string(),
    }
}

async fn messages(page: &mut Page, ann: &Browser, ben: &Browser, table: &str) {
    let (mut talk, first) = ann.join(table).await.unwrap();
    let request = awaited(&first["now"]).expect("the Titan is asked").clone();
    let number = request["number"].as_u64().unwrap();
    let listed = &request["choices"][0]["action"];
    let choose = |id: &str, seat: i64, request: u64, action: &Value| json!({"say": "choose", "id": id, "seat": seat, "request": request, "action": action});
    let anything = json!({"do": "anything"});
    let cases = [
        ("a choice of an action that there is not", choose("1", 0, number, &json!({"do": "fly-away"}))),
        ("a choice in words", choose("26", 0, number, &json!("choose basic"))),
        (
            "a choice with a key that its action does not have",
            choose("27", 0, number, &json!({"do": "choose-titan", "titan": "basic", "sudo": true})),
        ),
        (
            "a choice of a Titan that there is not",
            choose("28", 0, number, &json!({"do": "choose-titan", "titan": "godzilla"})),
        ),
        ("a choice for a request of long ago", choose("2", 0, number + 7, listed)),
        ("a choice for somebody else's seat", choose("3", 1, 1, &anything)),
        ("a choice for a seat that there is not", choose("4", 200, 1, &anything)),
        ("a choice of 60 kB", choose("5", 0, number, &json!({"do": "w".repeat(60_000)}))),
        (
            "a choice with a seat that is a text",
            json!({"say": "choose", "id": "6", "seat": "0", "request": 1, "action": {}}),
        ),
        (
            "a choice with an unknown key",
            json!({"say": "choose", "id": "7", "seat": 0, "request": 1, "action": {}, "sudo": true}),
        ),
        ("a choice without an action", json!({"say": "choose", "id": "8", "seat": 0, "request": 1})),
        (
            "a choice with a request below zero",
            json!({"say": "choose", "id": "9", "seat": 0, "request": -1, "action": {}}),
        ),
        ("a message of a kind that there is not", json!({"say": "cheat", "id": "10"})),
        ("a second hello", json!({"say": "hello", "id": "11", "version": 2, "table": table})),
        ("an id of 60 kB", json!({"say": "undo", "id": "i".repeat(60_000)})),
        ("an empty id", json!({"say": "undo", "id": ""})),
        (
            "a look at somebody else's cards by a probe",
            json!({"say": "probe", "id": "13", "seat": 1, "request": 1, "action": {}}),
        ),
        ("a hint for somebody else's seat", json!({"say": "hint", "id": "24", "seat": 1})),
        ("a hint in a game between people", json!({"say": "hint", "id": "25", "seat": 0})),
        ("dice where the server rolls", json!({"say": "dice", "id": "14", "values": ["6", "6"]})),
        ("a takeback before the first choice", json!({"say": "undo", "id": "15"})),
        ("consent that nobody asked for", json!({"say": "consent", "id": "16", "yes": true})),
        ("a claim in the middle of somebody's time", json!({"say": "claim", "id": "17"})),
        (
            "the computer on a seat that somebody holds",
            json!({"say": "fill", "id": "18", "seat": 1, "opponent": {"level": "1"}}),
        ),
        (
            "the computer at a level that there is not",
            json!({"say": "fill", "id": "19", "seat": 1, "opponent": {"level": "god"}}),
        ),
        ("an empty chat", json!({"say": "chat", "id": "20", "text": "  "})),
        ("a chat of 5000 letters", json!({"say": "chat", "id": "21", "text": "a".repeat(5000)})),
        (
            "entropy of 5000 letters",
            json!({"say": "entropy", "id": "22", "seat": 0, "text": "e".repeat(5000)}),
        ),
        ("entropy for somebody else", json!({"say": "entropy", "id": "23", "seat": 1, "text": "e"})),
    ];
    for (sent, message) in cases {
        talk.say(&message).await.unwrap();
        let heard = talk.hear_one(&["refused", "done", "failed", "probed", "hinted"]).await;
        page.add("websocket", sent, told(heard.as_ref()));
    }
    talk.say(&json!({"say": "look", "seat": 1})).await.unwrap();
    let looked = talk.hear_one(&["snapshot", "failed", "refused"]).await.unwrap();
    assert_eq!(looked["me"]["look"], 0);
    page.add("websocket", "a look from somebody else's seat", "snapshot, from one's own seat as before");

    let done = talk.ask(&choose("once", 0, number, listed)).await;
    assert_eq!(done.unwrap()["tell"], "done");
    let inputs = |talk: Value| talk["now"]["inputs"].as_u64().unwrap();
    let before = inputs(ann.join(table).await.unwrap().1);
    let again = talk.ask(&choose("once", 0, number, listed)).await;
    assert_eq!(inputs(ann.join(table).await.unwrap().1), before);
    page.add(
        "websocket",
        "the same choice again under the same id",
        format!("{}, and nothing is done twice", told(again.as_ref())),
    );
    let other = talk.ask(&choose("twice", 0, number, listed)).await;
    page.add("websocket", "the same choice again under another id", told(other.as_ref()));
    let (mut spy, _) = ben.join(table).await.unwrap();
    let copied = spy.ask(&choose("once", 0, number, listed)).await;
    page.add("websocket", "another player's choice under that player's id", told(copied.as_ref()));
}

async fn frames(page: &mut Page, ann: &Browser, table: &str) {
    for (sent, size) in [("a frame of 100 kB", 100_000), ("a frame of 10 MB", 10_000_000)] {
        let (mut talk, _) = ann.join(table).await.unwrap();
        let _ = talk.socket.send(Message::text("x".repeat(size))).await;
        let mut last = None;
        while let Some(heard) = talk.hear().await {
            last = Some(heard).filter(|heard| heard["tell"] == "failed").or(last);
        }
        // Whether the reason still arrives before the connection ends is up to the network.
        assert!(last.is_none() || last.as_ref().unwrap()["code"] == "malformed");
        page.add("websocket", sent, "the connection is closed");
    }
    let (mut talk, _) = ann.join(table).await.unwrap();
    talk.socket.send(Message::binary(vec![1u8; 10])).await.unwrap();
    page.add("websocket", "bytes in the place of text", told(talk.hear_one(&["failed"]).await.as_ref()));
    let (mut talk, _) = ann.join(table).await.unwrap();
    for _ in 0..60 {
        if talk.socket.send(Message::text("{")).await.is_err() {
            break;
        }
    }
    let failed = talk.hear_one(&["failed"]).await;
    page.add(
        "websocket",
        "sixty messages that are no JSON",
        format!("refused each, then {}", told(failed.as_ref())),
    );
}

/// Everything again with the limits that a server really has.
async fn too_much(page: &mut Page, folder: &Folder) {
    let running = Running::start(&folder.0, Limits::default()).await;
    let ann = Browser::guest(running.address).await;
    let wanted = json!({"game": "last-stand", "spectators": true, "seats": [{"who": "me", "seat": 0}]});
    let (table, _) = ann.create(&wanted).await;
    let mut open: Vec<Talk> = Vec::new();
    let mut refused = 0;
    for _ in 0..100 {
        let (talk, heard) = ann.join(&table).await.unwrap();
        match heard["code"].as_str() {
            Some(code) => {
                assert_eq!(code, "too-many");
                refused += 1;
            }
            None => open.push(talk),
        }
    }
    page.add(
        "websocket",
        "100 connections of one person",
        format!("{} are served, {refused} get failed `too-many`", open.len()),
    );
    open.truncate(1);
    let mut talk = open.pop().unwrap();
    // What comes back is read at once: whoever lets it lie may be let go for that first.
    let (mut fast, mut failed) = (false, None);
    for _ in 0..600 {
        // Somebody let go cannot speak any more, but may still read why.
        let _ = talk.say(&json!({"say": "chat", "id": "", "text": "again and again"})).await;
        let Some(heard) = talk.hear().await else { break };
        fast |= heard["code"] == "too-fast" && heard["tell"] == "refused";
        if heard["tell"] == "failed" {
            failed = Some(heard);
            break;
        }
    }
    assert!(fast);
    page.add(
        "websocket",
        "600 messages at once",
        format!("refused `too-fast`, then {}", told(failed.as_ref())),
    );
    running.stop().await;
    let narrow = Limits {
        entries_of_address: Rate { a_second: 0.0, at_once: 3.0 },
        requests_of_address: Rate { a_second: 0.0, at_once: 20.0 },
        ..Limits::default()
    };
    let running = Running::start(&folder.0, narrow).await;
    let thief = Browser::stranger(running.address);
    let mut last = None;
    for _ in 0..5 {
        last = Some(thief.post("/api/login", &json!({"name": "Ann", "password": "guess number 1"})).await);
    }
    page.add("HTTP", "a password tried again and again", last.as_ref().map(Answer::short).unwrap());
    let mut statuses = Vec::new();
    for _ in 0..30 {
        statuses.push(thief.get("/health").await.status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 15);
    let last = thief.get("/health").await.short();
    page.add("HTTP", "more requests than an address may make", format!("200, then {last}"));
    running.stop().await;
}

/// Somebody who stops reading is let go, and nobody waits for them.
async fn slow_reader(page: &mut Page, ann: &Browser, table: &str) {
    let (mut sleeper, _) = ann.join(table).await.unwrap();
    let (mut talk, _) = ann.join(table).await.unwrap();
    for number in 0..400 {
        let text = format!("{number} {}", "z".repeat(400));
        let message = json!({"say": "chat", "id": format!("s{number}"), "text": text});
        let told = tokio::time::timeout(Duration::from_secs(30), talk.ask(&message)).await;
        assert_eq!(told.expect("nobody waits for a slow reader").unwrap()["tell"], "done");
    }
    sleeper.say(&json!({"say": "ping"})).await.ok();
    page.add(
        "websocket",
        "nothing, and reading nothing while 400 chats are told",
        "others are served at once",
    );
}

/// After all that somebody can begin a game and play.
async fn goes_on(address: SocketAddr) {
    let ben = Browser::guest(address).await;
    let (table, _) = ben.create(&json!({"game": "last-stand", "seats": [{"who": "me", "seat": 0}]})).await;
    let (mut talk, told) = ben.join(&table).await.unwrap();
    let request = awaited(&told["now"]).unwrap();
    let message = json!({"say": "choose", "id": "1", "seat": 0, "request": request["number"],
        "action": request["choices"][0]["action"]});
    assert_eq!(talk.ask(&message).await.unwrap()["tell"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_is_answered_and_harms_nobody() {
    let folder = Folder::new("bad");
    let running = Running::start(&folder.0, generous()).await;
    let (ann, ben) = (Browser::guest(running.address).await, Browser::guest(running.address).await);
    let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]],
        "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1}, {"who": "open", "seat": 2}]});
    let (table, links) = ann.create(&wanted).await;
    let mut page = Page { rows: Vec::new() };
    plain_requests(&mut page, &ann, &table).await;
    for link in &links {
        assert_eq!(ben.post_as(&format!("/api/links/{link}"), "", "").await.status, 200);
    }
    let used = ann.post_as(&format!("/api/links/{}", links[0]), "", "").await;
    page.add("HTTP", "`POST /api/links/…` of a link that somebody has used", used.short());
    first_words(&mut page, &ann, &table).await;
    messages(&mut page, &ann, &ben, &table).await;
    texts(&mut page, &ann, &table).await;
    frames(&mut page, &ann, &table).await;
    slow_reader(&mut page, &ann, &table).await;
    goes_on(running.address).await;
    running.stop().await;
    too_much(&mut page, &Folder::new("much")).await;
    assert!(page.rows.len() >= 40);

    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bad-input.md");
    let made = page.text();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    assert!(
        kept == made,
        "what came back has changed: run UPDATE_EXPECT=1 cargo test -p server --test bad_input\n{made}"
    );
}
