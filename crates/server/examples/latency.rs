//! How long it takes until a move is accepted, stored and shown to the other side.
//!
//! `cargo run --release -p server --example latency -- [TABLES] [SECONDS]` keeps so many tables going at a move a second
//! each, two connections at every table, and prints how long it took from sending a choice until the other side heard of
//! it. Everything runs on this machine, the clients too.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::{Duration, Instant};

use common::client::{Browser, Talk, awaited};
use common::{Folder, Running, generous};
use serde_json::{Value, json};

/// A table for two at which both are connected.
struct Pair {
    talks: [Talk; 2],
    nows: [Value; 2],
}

impl Pair {
    async fn begin(running: &Running) -> Pair {
        let ann = Browser::guest(running.address).await;
        let ben = Browser::guest(running.address).await;
        let wanted = json!({"game": "last-stand", "setup": [["heroes", "2"]],
            "seats": [{"who": "me", "seat": 0}, {"who": "open", "seat": 1}, {"who": "open", "seat": 2}]});
        let (table, links) = ann.create(&wanted).await;
        for link in links {
            ben.post_as(&format!("/api/links/{link}"), "", "").await;
        }
        let (one, first) = ann.join(&table).await.expect("the server answers");
        let (two, second) = ben.join(&table).await.expect("the server answers");
        Pair { talks: [one, two], nows: [first["now"].clone(), second["now"].clone()] }
    }

    /// One choice of whoever is awaited; how long until the other side heard of it. Nothing if the game is over.
    async fn step(&mut self, number: usize) -> Option<Duration> {
        let mover = (0..2).find(|side| awaited(&self.nows[*side]).is_some())?;
        let request = awaited(&self.nows[mover])?;
        let choices = request["choices"].as_array()?;
        let open: Vec<&Value> = choices.iter().filter(|choice| choice["concedes"] == false).collect();
        let words = open.get(number % open.len().max(1))?["words"].clone();
        let message = json!({"say": "choose", "id": format!("n{number}"), "seat": request["seat"],
            "request": request["number"], "words": words});
        let inputs = self.nows[mover]["inputs"].as_u64()?;
        let sent = Instant::now();
        self.talks[mover].say(&message).await.ok()?;
        let mut took = None;
        for side in [1 - mover, mover] {
            // The dice of a move follow it, so both are heard until somebody is awaited again.
            loop {
                let told = self.talks[side].hear_one(&["update"]).await?;
                let later = told["now"]["inputs"].as_u64()? > inputs;
                if later && side != mover {
                    took.get_or_insert_with(|| sent.elapsed());
                }
                self.nows[side] = told["now"].clone();
                if later && told["now"]["waiting"]["for"] == "choice" {
                    break;
                }
                if told["now"]["waiting"]["for"] == "over" {
                    return None;
                }
            }
        }
        took
    }
}

async fn keep_going(mut pair: Pair, until: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    for number in 0.. {
        let next = Instant::now() + Duration::from_secs(1);
        if Instant::now() >= until {
            break;
        }
        let Some(took) = pair.step(number).await else { break };
        times.push(took);
        tokio::time::sleep_until(next.into()).await;
    }
    times
}

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let (tables, seconds) = (words.next().unwrap_or(100), words.next().unwrap_or(20));
    let folder = Folder::new("latency");
    let running = Running::start(&folder.0, generous()).await;
    let mut pairs = Vec::new();
    for _ in 0..tables {
        pairs.push(Pair::begin(&running).await);
    }
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut tasks = Vec::new();
    for pair in pairs {
        // Tables do not all move at the same moment.
        tokio::time::sleep(Duration::from_micros(1_000_000 / tables.max(1))).await;
        tasks.push(tokio::spawn(keep_going(pair, until)));
    }
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.expect("a table goes on"));
    }
    times.sort_unstable();
    let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
    let shown = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    println!(
        "{tables} tables, {} moves: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
        times.len(),
        shown(at(50)),
        shown(at(95)),
        shown(at(99)),
        shown(times.last())
    );
    running.stop().await;
}
