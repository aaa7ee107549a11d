//! The program is killed again and again in the middle of games in which both sides play on: no choice that was accepted
//! is lost or made twice, and every game finishes with a journal that verifies, its dice too.
//!
//! `TACTICA_KILLS` says how often; `cargo verify --long` asks for two hundred.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../../server/tests/common/client.rs"]
mod client;

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use catalog::table::Waiting;
use client::{Browser, Talk, awaited};
use kernel::dice::parse_drawn;
use kernel::journal::{Entry, Fairness, Journal};
use serde_json::{Value, json};

/// The program, started over and over on one port and one folder.
struct Program {
    child: Child,
    address: SocketAddr,
    folder: PathBuf,
}

impl Program {
    fn start(address: SocketAddr, folder: &Path) -> Program {
        let child = Command::new(env!("CARGO_BIN_EXE_tactica"))
            .args(["serve", "--bind", &address.to_string(), "--data"])
            .arg(folder)
            .env("TACTICA_LOG", "error")
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Program { child, address, folder: folder.to_owned() }
    }

    fn kill_and_start(&mut self) {
        // On Unix this is SIGKILL: nothing is said or written any more.
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        *self = Program::start(self.address, &self.folder);
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who plays on whatever happens, and remembers what was accepted.
struct Player {
    browser: Browser,
    table: String,
    luck: u64,
    accepted: Vec<Value>,
    resent: usize,
}

/// A choice that has been sent and not been answered.
#[derive(Clone)]
struct Sent {
    id: String,
    seat: u64,
    request: Value,
    action: Value,
}

impl Player {
    async fn play(mut self) -> Player {
        let mut sent: Option<Sent> = None;
        let began = Instant::now();
        loop {
            assert!(began.elapsed() < Duration::from_secs(900), "the game does not end");
            let Ok((mut talk, told)) = self.browser.join(&self.table).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            if told["tell"] != "snapshot" {
                assert_eq!(told["again"], true, "{told}");
                continue;
            }
            if self.converse(&mut talk, told["now"].clone(), &mut sent).await == Some(()) {
                return self;
            }
        }
    }

    /// Plays until the game is over, or nothing more is heard.
    async fn converse(&mut self, talk: &mut Talk, mut now: Value, sent: &mut Option<Sent>) -> Option<()> {
        if let Some(again) = sent.as_ref() {
            self.resent += 1;
            say(talk, again).await?;
        }
        loop {
            let over = now["waiting"]["for"] == "over";
            if over && sent.is_none() && now["waiting"]["seed"].is_string() {
                return Some(());
            }
            if sent.is_none()
                && let Some(request) = awaited(&now)
            {
                let choice = self.choose(request);
                say(talk, &choice).await?;
                *sent = Some(choice);
            }
            let told = talk.hear().await?;
            match told["tell"].as_str()? {
                "update" | "snapshot" => now = told["now"].clone(),
                "done" => {
                    let choice = sent.take().filter(|sent| told["id"] == sent.id.as_str());
                    let choice = choice.expect("only what was sent is acknowledged");
                    self.accepted.push(choice.action);
                }
                "refused" => {
                    assert!(told["code"] == "stale" || told["code"] == "not-now", "{told}");
                    *sent = None;
                }
                "failed" => return None,
                _ => {}
            }
        }
    }

    fn choose(&mut self, request: &Value) -> Sent {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let luck = usize::try_from(self.luck >> 33).unwrap();
        let choices = request["choices"].as_array().unwrap();
        let open: Vec<&Value> = choices.iter().filter(|choice| choice["concedes"] == false).collect();
        let places = request["places"].as_array().unwrap();
        // A place one time in two, so that battles get somewhere and yet end.
        let action = if open.is_empty() || (!places.is_empty() && luck % 2 == 0) {
            let group = &places[luck / 2 % places.len()];
            let spots = group["at"].as_array().unwrap();
            let spot = &spots[luck / 64 % spots.len()];
            let mut action = group["action"].clone();
            action["to"] = json!({"x": spot[0], "y": spot[1]});
            action
        } else {
            open[luck / 2 % open.len()]["action"].clone()
        };
        Sent {
            id: format!("{:x}-{}", self.luck, self.accepted.len()),
            seat: request["seat"].as_u64().unwrap(),
            request: request["number"].clone(),
            action,
        }
    }
}

async fn say(talk: &mut Talk, sent: &Sent) -> Option<()> {
    let message = json!({"say": "choose", "id": sent.id, "seat": sent.seat, "request": sent.request,
        "action": sent.action});
    talk.say(&message).await.ok()
}

/// Asks until the program answers, as a browser does that loads a page again.
async fn until<T, F: Future<Output = Option<T>>>(mut ask: impl FnMut() -> F) -> T {
    for _ in 0..3000 {
        if let Some(answer) = ask().await {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the program does not come back");
}

/// A request that is made again until it is answered.
async fn post(browser: &Browser, path: &str, body: &Value) -> Value {
    let text = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        browser.address,
        browser.cookie.clone().unwrap_or_default(),
        text.len()
    );
    until(|| async {
        browser
            .raw(&head, text.as_bytes())
            .await
            .filter(|answer| answer.status == 200)
            .map(|answer| answer.json())
    })
    .await
}

async fn guest(address: SocketAddr) -> Browser {
    let head = format!("GET /api/me HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    let mut browser = Browser::stranger(address);
    let asker = browser.clone();
    let answer = until(|| async { asker.raw(&head, b"").await.filter(|answer| answer.status == 200) }).await;
    browser.take_cookie(&answer);
    browser
}

/// One game by two people from the beginning to the end; how many choices were sent again.
async fn game(address: SocketAddr, number: u64) -> usize {
    let (ann, ben) = (guest(address).await, guest(address).await);
    let battle = number % 2 == 1;
    let wanted = if battle {
        json!({"game": "anima", "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1}]})
    } else {
        json!({"game": "last-stand", "setup": [["heroes", "2"]],
            "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1}, {"who": "open", "seat": 2}]})
    };
    let made = post(&ann, "/api/tables", &wanted).await;
    let table = made["table"].as_str().unwrap().to_owned();
    for link in made["links"].as_array().unwrap() {
        let secret = link["url"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
        post(&ben, &format!("/api/links/{secret}"), &json!({})).await;
    }
    let player = |browser: &Browser, luck: u64| Player {
        browser: browser.clone(),
        table: table.clone(),
        luck,
        accepted: Vec::new(),
        resent: 0,
    };
    let (one, two) = (player(&ann, number * 2 + 1), player(&ben, number * 2 + 2));
    let (one, two) = tokio::join!(tokio::spawn(one.play()), tokio::spawn(two.play()));
    let (one, two) = (one.unwrap(), two.unwrap());
    let head =
        format!("GET /api/tables/{table}/journal HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    let text = until(|| async {
        ann.raw(&head, b"").await.filter(|answer| answer.status == 200).map(|answer| answer.text())
    })
    .await;
    let journal = kernel::journal::parse(&text).unwrap();
    assert!(journal.cut.is_none(), "nothing breaks off");
    let verified = catalog::games::verify(&journal).unwrap().unwrap();
    assert_eq!(verified.fairness, Fairness::Proved, "the dice are those that were committed to");
    let first = if battle { "a" } else { "titan" };
    // What both were told is done, made once more in the order of the record, is what is written, once each.
    let mut again = catalog::games::resume(&Journal { records: Vec::new(), ..journal.clone() }).unwrap();
    let (mut of_one, mut of_two) = (one.accepted.iter(), two.accepted.iter());
    for record in &journal.records {
        match &record.entry {
            Entry::Choose { seat, words } => {
                let accepted = if seat == first { &mut of_one } else { &mut of_two };
                let action = accepted.next().expect("what is written was acknowledged");
                let place = again.seats().into_iter().find(|one| one.word == *seat).unwrap().seat;
                let step = again.act(place, again.number(place), action).unwrap();
                assert!(step.written.contains(&format!("{seat}: {words}")), "{words}: {}", step.written);
            }
            Entry::Draw { words, .. } => {
                let Waiting::Chance(chance) = again.waiting() else {
                    panic!("no dice are asked for: {words}")
                };
                let known = again.draw_words().unwrap();
                again.drawn(parse_drawn(words, &known, chance).unwrap()).unwrap();
            }
            Entry::Takeback { .. } | Entry::Over { .. } | Entry::Entropy { .. } | Entry::Reveal { .. } => {}
        }
    }
    assert_eq!((of_one.next(), of_two.next()), (None, None), "what was acknowledged is written");
    one.resent + two.resent
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_in_the_middle_of_games() {
    let kills: usize = std::env::var("TACTICA_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    let folder = std::env::temp_dir().join(format!("tactica-killed-{}", std::process::id()));
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap();
    drop(free);
    let mut program = Program::start(address, &folder);
    let killed = Arc::new(AtomicUsize::new(0));
    let over = Arc::new(AtomicBool::new(false));
    let killer = tokio::spawn({
        let (killed, over) = (Arc::clone(&killed), Arc::clone(&over));
        async move {
            let mut pause = 40;
            while killed.load(Ordering::Relaxed) < kills && !over.load(Ordering::Relaxed) {
                // Long enough for the program to come up again and do something, and never the same twice.
                pause = (pause * 7 + 13) % 400;
                let up = || async { Browser::stranger(address).raw(HEALTH, b"").await };
                until(up).await;
                tokio::time::sleep(Duration::from_millis(30 + pause)).await;
                program.kill_and_start();
                killed.fetch_add(1, Ordering::Relaxed);
            }
            program
        }
    });
    let (mut games, mut resent) = (0, 0);
    while killed.load(Ordering::Relaxed) < kills {
        let (one, two) = tokio::join!(game(address, games), game(address, games + 1));
        games += 2;
        resent += one + two;
    }
    over.store(true, Ordering::Relaxed);
    let program = killer.await.unwrap();
    println!("{kills} kills in {games} games; {resent} choices were sent again");
    drop(program);
    let _ = std::fs::remove_dir_all(&folder);
}

const HEALTH: &str = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
