//! What a server is started with, and how much anybody may ask of it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use catalog::packs::OwnPack;

#[derive(Clone, Debug)]
pub struct Config {
    pub bind: SocketAddr,
    /// The address under which people reach it, where that is another than it is bound to: `https://table.example`.
    pub public_url: Option<String>,
    /// The folder of the database.
    pub data: PathBuf,
    /// The page comes from this folder, in the place of the one inside the program.
    pub page: Option<PathBuf>,
    /// Packs of one's own that tables may be laid with.
    pub packs: Vec<OwnPack>,
    pub limits: Limits,
}

/// How much one client may ask for, so that everybody else is still served.
#[derive(Clone, Debug)]
pub struct Limits {
    pub connections: usize,
    pub connections_of_person: usize,
    pub connections_of_address: usize,
    /// Messages a second, and how many may come at once.
    pub messages: Rate,
    pub messages_of_person: Rate,
    pub requests_of_address: Rate,
    /// New guests and tries of a password.
    pub entries_of_address: Rate,
    pub tables_of_person_an_hour: u64,
    /// Connections say something within this time, even if it is only a pong.
    pub silence: Duration,
    pub hello_within: Duration,
    /// A table that nobody looks at is put away after this time.
    pub table_idle: Duration,
    /// Where no time was agreed on, somebody who is awaited and has been gone for this long has abandoned the game.
    pub abandoned: Duration,
}

#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub a_second: f64,
    pub at_once: f64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 10_000,
            connections_of_person: 20,
            connections_of_address: 60,
            messages: Rate { a_second: 40.0, at_once: 200.0 },
            messages_of_person: Rate { a_second: 80.0, at_once: 400.0 },
            requests_of_address: Rate { a_second: 50.0, at_once: 400.0 },
            entries_of_address: Rate { a_second: 0.5, at_once: 30.0 },
            tables_of_person_an_hour: 120,
            silence: Duration::from_secs(60),
            hello_within: Duration::from_secs(10),
            table_idle: Duration::from_secs(600),
            abandoned: Duration::from_secs(300),
        }
    }
}

/// The longest message over the websocket and the longest body of a request, in bytes.
pub const LONGEST_MESSAGE: usize = 64 * 1024;
/// In characters.
pub const LONGEST_NAME: usize = 24;
pub const LONGEST_CHAT: usize = 500;
pub const LONGEST_ENTROPY: usize = 200;
/// In bytes; an id is some random digits.
pub const LONGEST_ID: usize = 64;
pub const SHORTEST_PASSWORD: usize = 8;
pub const LONGEST_PASSWORD: usize = 200;
