//! The page: fetched, checked, built, and tried in a real browser.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::needs::{self, command};
use crate::steps::{Steps, finish_quietly};

/// Fetches what the page is made with, where that has not been done since the lock file changed.
pub fn fetch() -> Result<(), String> {
    needs::page()?;
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

/// Format, mistakes, types and unit tests.
pub fn check(steps: &Steps) -> Result<(), String> {
    steps.take("page: format", || npm(&["run", "--silent", "format:check"]))?;
    steps.take("page: lints", || npm(&["run", "--silent", "lint"]))?;
    steps.take("page: types", || npm(&["run", "--silent", "check"]))?;
    steps.take("page: unit tests", || npm(&["test", "--silent"]))
}

/// The pictures that are drawn by a program are those it draws.
pub fn pictures() -> Result<(), String> {
    let fresh = std::env::temp_dir().join(format!("tactica-pictures-{}", std::process::id()));
    let mut draw = Command::new("python3");
    draw.arg("-B").arg(folder().join("art/build.py")).arg(&fresh);
    let drawn = finish_quietly(draw).and_then(|()| same(&fresh, &folder().join("src/lib/last-stand/art")));
    let removed = std::fs::remove_dir_all(&fresh).map_err(|error| error.to_string());
    drawn.and(removed)
}

/// Whether two folders hold the same files.
fn same(fresh: &Path, kept: &Path) -> Result<(), String> {
    let read = |folder: &Path| -> Result<BTreeMap<OsString, Vec<u8>>, String> {
        let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let files = entries.flatten().map(|entry| (entry.file_name(), std::fs::read(entry.path())));
        files.map(|(name, bytes)| Ok((name, bytes.map_err(|error| error.to_string())?))).collect()
    };
    let (fresh, kept) = (read(fresh)?, read(kept)?);
    let names = fresh.keys().chain(kept.keys());
    match names.into_iter().find(|&name| fresh.get(name) != kept.get(name)) {
        None => Ok(()),
        Some(name) => Err(format!("{} is not what web/art/build.py draws: run it", name.display())),
    }
}

/// Whole games by clicks alone, in a real browser against the real program.
pub fn in_the_browser(program: &Path, long: bool) -> Result<(), String> {
    let mut tests = Command::new(command("npm"));
    tests.args(["run", "--silent", "browser"]).current_dir(folder()).env("TACTICA_PROGRAM", program);
    if long {
        tests.env("TACTICA_LONG", "1");
    }
    finish_quietly(tests)
}

pub fn npm(words: &[&str]) -> Result<(), String> {
    let mut npm = Command::new(command("npm"));
    npm.args(words).current_dir(folder());
    finish_quietly(npm)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web")
}
