//! The table in the browser: HTTP, websockets, a task for each table, and a store that outlives them all. No rules.
//!
//! [`Server::start`] opens the store and the port; [`Server::run`] serves until it is told to stop. A request goes through
//! [`http`], a conversation through [`socket`]; both ask the [`hub`] for a table, which is a task of its own in
//! [`table`]. Start reading there.

mod clock;
pub mod config;
mod house;
mod http;
mod hub;
mod limits;
mod metrics;
mod origin;
mod page;
mod people;
mod secret;
mod socket;
mod store;
mod table;
mod thinkers;

use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tracing::info;

pub use config::{Config, Limits, Rate};
use house::House;
use origin::Origins;
use store::Sqlite;
pub use thinkers::Thinkers;

/// A server that holds its port.
pub struct Server {
    house: Arc<House>,
    listener: TcpListener,
    address: SocketAddr,
}

/// Why a server could not be started.
#[derive(Debug)]
pub enum StartError {
    /// Somebody else has the port.
    Busy(SocketAddr),
    Bind(SocketAddr, io::Error),
    /// The data folder cannot be made or used.
    Data(PathBuf, String),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Busy(address) => write!(f, "{address} is taken by another program"),
            StartError::Bind(address, error) => write!(f, "{address}: {error}"),
            StartError::Data(folder, problem) => write!(f, "{}: {problem}", folder.display()),
        }
    }
}

impl std::error::Error for StartError {}

/// How long connections are waited for when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

impl Server {
    pub async fn start(config: Config) -> Result<Server, StartError> {
        Server::start_with(config, Thinkers::default()).await
    }

    pub async fn start_with(config: Config, thinkers: Thinkers) -> Result<Server, StartError> {
        let bound = TcpListener::bind(config.bind).await;
        let listener = bound.map_err(|error| {
            if error.kind() == io::ErrorKind::AddrInUse {
                StartError::Busy(config.bind)
            } else {
                StartError::Bind(config.bind, error)
            }
        })?;
        let address = listener.local_addr().map_err(|error| StartError::Bind(config.bind, error))?;
        let data = |problem: String| StartError::Data(config.data.clone(), problem);
        std::fs::create_dir_all(&config.data).map_err(|error| data(error.to_string()))?;
        let store = Sqlite::open(&config.data).await.map_err(|error| data(error.to_string()))?;
        let origins = Origins::new(config.public_url.as_deref(), address);
        let house = Arc::new(House::new(Arc::new(store), &config, origins, thinkers));
        info!(%address, url = house.origins.base(), page = house.page.is_there(), "the table is open");
        Ok(Server { house, listener, address })
    }

    /// The address it is bound to.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address under which people reach it.
    pub fn url(&self) -> String {
        self.house.origins.base().to_owned()
    }

    /// Whether there is a page to show.
    pub fn has_page(&self) -> bool {
        self.house.page.is_there()
    }

    /// Serves until `stop` is over, then lets everybody finish.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { house, listener, address: _ } = self;
        let service = http::router(Arc::clone(&house)).into_make_service_with_connect_info::<SocketAddr>();
        let (stopping, stopped) = oneshot::channel();
        let closing = Arc::clone(&house);
        let graceful = axum::serve(listener, service).with_graceful_shutdown(async move {
            stop.await;
            info!("closing");
            // Nobody listens any more if serving has failed.
            let _ = stopping.send(());
            closing.hub.close().await;
        });
        let done = tokio::select! {
            done = graceful.into_future() => done,
            () = async { let _ = stopped.await; tokio::time::sleep(FAREWELL).await } => Ok(()),
        };
        house.store.close().await;
        info!("closed");
        done
    }
}
