//! The page: fetched, checked, built, and tried in a real browser.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::verify::{finish, program};

/// Whether the page can be built on this machine; if not, what a person has to install.
pub fn tools() -> Result<(), String> {
    for tool in ["node", "npm"] {
        let found =
            Command::new(command(tool)).arg("--version").output().is_ok_and(|out| out.status.success());
        if !found {
            return Err(format!("the page needs {tool}: install Node.js 20 or later, which brings npm"));
        }
    }
    Ok(())
}

/// Fetches what the page is made with, where that has not been done since the lock file changed.
pub fn fetch() -> Result<(), String> {
    tools()?;
    let lock = folder().join("package-lock.json");
    let fetched = folder().join("node_modules/.package-lock.json");
    if changed(&fetched).is_some_and(|fetched| changed(&lock).is_some_and(|lock| lock <= fetched)) {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"])
}

/// Builds the page into `web/dist`, from where the program takes it, unless it is there as it is now: the program would
/// have to be built anew with it.
pub fn build() -> Result<(), String> {
    fetch()?;
    // The texts of the games are sent with the page.
    let sources = [
        "../content",
        "build",
        "src",
        "public",
        "index.html",
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
    ];
    let newest = sources.iter().filter_map(|name| newest(&folder().join(name))).max();
    if newest < changed(&folder().join("dist/index.html")) {
        return Ok(());
    }
    npm(&["run", "--silent", "build"])
}

/// When anything in a file or folder last changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
    entries.filter_map(|entry| newest(&entry.path())).chain(changed(path)).max()
}

fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|data| data.modified()).ok()
}

/// Types, unit tests and size.
pub fn check() -> Result<(), String> {
    fetch()?;
    npm(&["run", "--silent", "check"])?;
    npm(&["test", "--silent"])?;
    build()?;
    npm(&["run", "--silent", "budget"])
}

/// Whole games by clicks alone, in a real browser against the real program.
pub fn in_the_browser(long: bool) -> Result<(), String> {
    let mut tests = Command::new(command("npm"));
    tests.args(["run", "--silent", "browser"]).current_dir(folder()).env("TACTICA_PROGRAM", program()?);
    if long {
        tests.env("TACTICA_LONG", "1");
    }
    finish(tests)
}

fn npm(words: &[&str]) -> Result<(), String> {
    let mut npm = Command::new(command("npm"));
    npm.args(words).current_dir(folder());
    finish(npm)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web")
}

/// Node's tools are scripts with an ending of their own on Windows.
fn command(tool: &str) -> String {
    if cfg!(windows) && tool == "npm" { "npm.cmd".to_owned() } else { tool.to_owned() }
}
