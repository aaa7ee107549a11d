//! `tactica serve`: the table in the browser.

use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::path::PathBuf;

use catalog::Texts;
use catalog::packs::OwnPack;
use server::{Config, Limits, Server, StartError};
use tracing_subscriber::EnvFilter;

use crate::args::Serve;
use crate::console::Console;
use crate::failure::{Failure, system};

const BIND: &str = "127.0.0.1:8080";
/// The variable that says how much is logged, as in `TACTICA_LOG=server=debug`.
const LOG: &str = "TACTICA_LOG";

pub fn run(console: &mut Console<'_>, serve: &Serve, packs: Vec<OwnPack>) -> Result<(), Failure> {
    let texts = console.texts;
    let bind = address(serve.bind.as_deref().unwrap_or(BIND), texts)?;
    let config = Config {
        bind,
        public_url: serve.public_url.as_deref().map(|url| public(url, texts)).transpose()?,
        data: serve.data.clone().map_or_else(|| data_folder(texts), Ok)?,
        page: serve.page.clone(),
        packs,
        limits: Limits::default(),
    };
    let filter = EnvFilter::try_from_env(LOG).unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    let colours = std::io::stderr().is_terminal();
    tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(open(console, config))
}

async fn open(console: &mut Console<'_>, config: Config) -> Result<(), Failure> {
    let texts = console.texts;
    let folder = config.data.display().to_string();
    let server = Server::start(config).await.map_err(|error| not_started(&error, texts))?;
    console.say("serve-open", &[("url", server.url().into()), ("folder", folder.into())])?;
    if !server.has_page() {
        console.say("http-no-page", &[])?;
    }
    server.run(stop()).await?;
    console.say("serve-closed", &[])
}

/// Waits until the program is told to stop.
async fn stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    // Where a signal cannot be waited for, the program ends by it, and nothing is lost by that.
    let _ = interrupted.await;
}

/// An address with a port; a name is looked up.
fn address(text: &str, texts: &Texts) -> Result<SocketAddr, Failure> {
    let wrong = || Failure::Usage(texts.say("serve-no-address", &[("found", text.into())]));
    text.to_socket_addrs().ok().and_then(|mut found| found.next()).ok_or_else(wrong)
}

/// The address under which people reach the server: a scheme and a host, without a path.
fn public(url: &str, texts: &Texts) -> Result<String, Failure> {
    let wrong = || Failure::Usage(texts.say("serve-no-url", &[("found", url.into())]));
    let bare = url.trim_end_matches('/');
    let host = bare.strip_prefix("https://").or_else(|| bare.strip_prefix("http://")).ok_or_else(wrong)?;
    let fits = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | ':' | '[' | ']');
    if host.is_empty() || !host.chars().all(fits) { Err(wrong()) } else { Ok(bare.to_owned()) }
}

/// The folder in which this platform keeps the data of programs.
fn data_folder(texts: &Texts) -> Result<PathBuf, Failure> {
    let folders = directories::ProjectDirs::from("", "", "tactica");
    let folder = folders.map(|folders| folders.data_dir().to_owned());
    folder.ok_or_else(|| Failure::Usage(texts.say("serve-no-folder", &[])))
}

fn not_started(error: &StartError, texts: &Texts) -> Failure {
    let text = match error {
        StartError::Busy(address) => {
            let other = SocketAddr::new(IpAddr::from([127, 0, 0, 1]), address.port().wrapping_add(1));
            let args = [("address", address.to_string().into()), ("other", other.to_string().into())];
            texts.say("serve-busy", &args)
        }
        StartError::Bind(address, error) => {
            let args = [("address", address.to_string().into()), ("problem", system(error, texts).into())];
            texts.say("serve-no-bind", &args)
        }
        StartError::Data(folder, problem) => {
            let args = [("folder", folder.display().to_string().into()), ("problem", problem.into())];
            texts.say("serve-no-data", &args)
        }
    };
    Failure::Failed(text)
}
