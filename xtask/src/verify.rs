//! Everything that must hold, step by step. A timing never fails it.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::{page, play};

/// How many random games the contract is held over, and how many have to bring up every card, where the full count is
/// asked for.
const LONG_GAMES: &[(&str, &str)] = &[
    ("TACTICA_CONTRACT_GAMES", "100000"),
    ("TACTICA_ANIMA_CONTRACT_GAMES", "20000"),
    ("TACTICA_USAGE_GAMES", "20000"),
    ("TACTICA_DIFFERENCE_GAMES", "20000"),
    ("TACTICA_KILLS", "200"),
    ("TACTICA_TWINS", "2000"),
    ("TACTICA_SOAK_ROUNDS", "20"),
    ("TACTICA_ODDS_ROLLS", "1000000"),
];
/// Simulations that must come out the same for any number of jobs.
const SIMULATIONS: &[&[&str]] = &[
    &["last-stand", "--games", "2000"],
    &["anima", "--measure", "board", "--games", "200"],
    &["anima", "--measure", "table", "--games", "100"],
];
/// The games whose every rule must be shown.
const GAMES: &[&str] = &["last-stand", "anima"];
/// The packs of which an error on any card must be noticed.
const PACKS: &[&str] =
    &["content/last-stand/packs/base", "content/anima/packs/founders", "content/anima/packs/saga"];
/// The crates that must also build for the browser: no clocks, threads or files.
const PURE: [&str; 6] = ["kernel", "geometry", "content", "laststand", "anima", "players"];
const BROWSER: &str = "wasm32-unknown-unknown";

pub fn run(words: &[String]) -> Result<(), String> {
    let long = match words {
        [] => false,
        [word] if word == "--long" => true,
        _ => return Err("usage: cargo verify [--long]".to_owned()),
    };
    let began = Instant::now();
    let step = |name: &str, done: Result<(), String>| {
        println!(
            "-- {name}: {} ({} s so far)",
            if done.is_ok() { "holds" } else { "FAILS" },
            began.elapsed().as_secs()
        );
        done
    };
    step("format", cargo(&["fmt", "--all", "--check"]))?;
    step(
        "lints",
        cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"]),
    )?;
    step("tests", tests(long))?;
    step("page", page::check())?;
    step("program", play::build())?;
    step("rule coverage", coverage())?;
    step("proofs of the cards", proofs())?;
    step("digest", digest())?;
    step("in the browser", page::in_the_browser(long))?;
    step("browser target", browser())?;
    println!("everything holds");
    Ok(())
}

fn tests(long: bool) -> Result<(), String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["test", "--workspace", "--locked"]);
    if long {
        command.envs(LONG_GAMES.iter().copied());
    }
    finish(command)
}

/// Every slug has code that names it and a test during which the engine emitted it.
fn coverage() -> Result<(), String> {
    for game in GAMES {
        let mut command = Command::new(program()?);
        command.args(["rules", game, "--coverage"]).stdout(Stdio::null());
        finish(command)?;
    }
    Ok(())
}

/// The scenarios of a pack notice what could be wrong on its cards, and whatever they do not has its reason.
fn proofs() -> Result<(), String> {
    for pack in PACKS {
        let mut command = Command::new(program()?);
        command.args(["pack", "prove", pack]).stdout(Stdio::null());
        finish(command)?;
    }
    Ok(())
}

/// A simulation comes out the same for any number of jobs.
fn digest() -> Result<(), String> {
    for words in SIMULATIONS {
        let (one, two) = (simulate(words, "1")?, simulate(words, "2")?);
        if one != two {
            return Err(format!("sim {}: digest {one} with one job, {two} with two", words.join(" ")));
        }
    }
    Ok(())
}

/// The digest of a simulation without errors.
fn simulate(words: &[&str], jobs: &str) -> Result<String, String> {
    let output = Command::new(program()?)
        .arg("sim")
        .args(words)
        .args(["--seed", "7", "--jobs", jobs, "--json"])
        .output()
        .map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let field = |key: &str| {
        let rest = text.split(&format!("\"{key}\":")).nth(1).unwrap_or_default();
        rest.split([',', '}']).next().unwrap_or_default().trim().to_owned()
    };
    if !output.status.success() || field("errors") != "0" || field("digest").is_empty() {
        let errors = String::from_utf8_lossy(&output.stderr);
        return Err(format!("sim {} with {jobs} jobs: {text}{errors}", words.join(" ")));
    }
    Ok(field("digest"))
}

/// Checks the pure crates for the browser where its target is installed.
fn browser() -> Result<(), String> {
    let installed = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", BROWSER])
        .output()
        .is_ok_and(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()).exists());
    if !installed {
        println!("passed over: the target {BROWSER} is not installed (rustup target add {BROWSER})");
        return Ok(());
    }
    let packages = PURE.iter().flat_map(|name| ["--package", name]);
    cargo(&["check", "--target", BROWSER].into_iter().chain(packages).collect::<Vec<_>>())
}

pub fn cargo(words: &[&str]) -> Result<(), String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(words);
    finish(command)
}

pub fn finish(mut command: Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}

/// The program as built for release.
pub fn program() -> Result<PathBuf, String> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .output()
        .map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let rest =
        text.split("\"target_directory\":\"").nth(1).ok_or("cargo metadata names no target directory")?;
    let folder = rest.split('"').next().unwrap_or_default().replace("\\\\", "\\");
    Ok(PathBuf::from(folder).join("release").join(format!("tactica{}", std::env::consts::EXE_SUFFIX)))
}
