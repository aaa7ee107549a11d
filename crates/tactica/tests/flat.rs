//! Bad input does not make the program grow: frames of megabytes, bodies of megabytes and connections that say nothing.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../../server/tests/common/client.rs"]
mod client;

use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::Browser;
use futures_util::SinkExt;
use tokio_tungstenite::tungstenite::Message;

/// The program, which ends with the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The memory that the program holds, in kilobytes.
fn memory(program: &Program) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", program.0.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// What a hostile client sends; how many connections it could make.
async fn storm(ann: &Browser, rounds: usize) -> usize {
    let mut connections = 0;
    let megabyte = "x".repeat(1_000_000);
    let mut silent = Vec::new();
    for _ in 0..rounds {
        if let Ok(mut talk) = ann.socket().await {
            connections += 1;
            let _ = talk.socket.send(Message::text(megabyte.clone())).await;
        }
        silent.extend(ann.socket().await.ok());
        let head = format!(
            "POST /api/me HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\
             Connection: close\r\n\r\nf4240\r\n",
            ann.address
        );
        ann.raw(&head, megabyte.as_bytes()).await;
    }
    connections
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_stays_flat() {
    let folder = std::env::temp_dir().join(format!("tactica-flat-{}", std::process::id()));
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address: SocketAddr = free.local_addr().unwrap();
    drop(free);
    let child = Command::new(env!("CARGO_BIN_EXE_tactica"))
        .args(["serve", "--bind", &address.to_string(), "--data"])
        .arg(&folder)
        .env("TACTICA_LOG", "error")
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let program = Program(child);
    while Browser::stranger(address)
        .raw("GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", b"")
        .await
        .is_none()
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let ann = Browser::guest(address).await;
    storm(&ann, 30).await;
    let before = memory(&program);
    let connections = storm(&ann, 100).await;
    let after = memory(&program);
    println!("{before} kB before, {after} kB after {connections} connections with a megabyte each");
    assert!(connections > 0);
    assert!(after < before + 32 * 1024, "from {before} kB to {after} kB");
    let _ = std::fs::remove_dir_all(&folder);
}
