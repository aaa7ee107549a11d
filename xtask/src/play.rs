//! `cargo play`: builds the page and the program, starts the table and opens it in the browser.
//!
//! Without Node the program is built all the same and says that it has no page; `cargo play --text` plays in the
//! terminal.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::{needs, page, verify};

const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web");

pub fn run(words: &[String]) -> Result<(), String> {
    match words.split_first() {
        Some((first, rest)) if first == "--text" => text(rest),
        Some(_) | None => browser(words),
    }
}

/// The text table, which asks for whatever the words leave open.
fn text(words: &[String]) -> Result<(), String> {
    build()?;
    let mut command = Command::new(verify::program("release")?);
    let status = command.arg("play").args(words).status().map_err(|error| format!("{command:?}: {error}"))?;
    finish(status.code())
}

/// The table in the browser; the words are options of `tactica serve`.
fn browser(words: &[String]) -> Result<(), String> {
    page()?;
    build()?;
    let mut command = Command::new(verify::program("release")?);
    command.arg("serve").args(words).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|error| format!("{command:?}: {error}"))?;
    let output = child.stdout.take().expect("the output was asked for");
    let mut opened = false;
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        println!("{line}");
        if let (false, Some(url)) = (opened, address(&line)) {
            opened = true;
            if !open(url) {
                println!("{url}");
            }
        }
    }
    finish(child.wait().map_err(|error| error.to_string())?.code())
}

/// The program has said what there was to say.
fn finish(code: Option<i32>) -> Result<(), String> {
    match code {
        Some(0) => Ok(()),
        Some(code) => std::process::exit(code),
        None => std::process::exit(1),
    }
}

/// The first address in a line, whatever language the line is in.
pub fn address(line: &str) -> Option<&str> {
    line.split_whitespace().find(|word| word.starts_with("http://") || word.starts_with("https://"))
}

/// Opens an address in the browser of this machine; `false` if there is none to be found.
fn open(url: &str) -> bool {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

/// Builds the page where Node is installed.
fn page() -> Result<(), String> {
    if let Err(missing) = needs::page() {
        println!(
            "{missing}; until then the table has no page, and 'cargo play --text' plays in the terminal."
        );
        return Ok(());
    }
    page::build()
}

/// Builds the program with the page as it is now inside.
pub fn build() -> Result<(), String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["build", "--release", "--quiet", "--locked", "--package", "tactica"]);
    // The names of the page's files carry hashes, so its first file tells every change.
    let index = std::fs::read(Path::new(WEB).join("dist/index.html")).unwrap_or_default();
    let mut hasher = DefaultHasher::new();
    index.hash(&mut hasher);
    command.env("TACTICA_PAGE", hasher.finish().to_string());
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}
