//! A server inside the test, on a port of its own and with a folder of its own.

#![allow(dead_code, reason = "each test uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

pub mod client;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use catalog::packs::OwnPack;
use server::{Config, Limits, Rate, Server, Thinkers};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A folder that is gone after the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("tactica-{name}-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that runs until it is stopped.
pub struct Running {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<std::io::Result<()>>,
}

impl Running {
    pub async fn start(folder: &Path, limits: Limits) -> Running {
        Running::start_with(folder, limits, Thinkers::default()).await
    }

    /// One that tables may be laid at with packs of one's own.
    pub async fn start_with_packs(folder: &Path, packs: Vec<OwnPack>) -> Running {
        Running::begin(folder, generous(), Thinkers::default(), packs).await
    }

    pub async fn start_with(folder: &Path, limits: Limits, thinkers: Thinkers) -> Running {
        Running::begin(folder, limits, thinkers, Vec::new()).await
    }

    async fn begin(folder: &Path, limits: Limits, thinkers: Thinkers, packs: Vec<OwnPack>) -> Running {
        let config = Config {
            bind: SocketAddr::from(([127, 0, 0, 1], 0)),
            public_url: None,
            data: folder.to_owned(),
            page: None,
            packs,
            limits,
        };
        let server = Server::start_with(config, thinkers).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        Running { address, stop, task }
    }

    pub async fn stop(self) {
        let _ = self.stop.send(());
        self.task.await.unwrap().unwrap();
    }
}

/// Limits for a test that is no client at a keyboard.
pub fn generous() -> Limits {
    let much = Rate { a_second: 1e6, at_once: 1e6 };
    Limits {
        messages: much,
        messages_of_person: much,
        requests_of_address: much,
        entries_of_address: much,
        connections_of_person: 1000,
        connections_of_address: 10_000,
        ..Limits::default()
    }
}
