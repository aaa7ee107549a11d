//! Everything that must hold, step by step. A timing never fails it.
//!
//! What is missing on the machine is said before anything is built. Then the page is made beside the lints and the build,
//! and tried in a browser beside the tests. Tests and program are one build, so that nothing is compiled twice.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::needs::{self, BROWSER_TARGET, Scope};
use crate::page;
use crate::play;
use crate::steps::{Steps, both, cargo, finish, finish_quietly};

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
const PURE: [&str; 8] =
    ["kernel", "geometry", "content", "scenario", "laststand", "anima-cards", "anima", "players"];

/// How much is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// What is soon done: no program is tried, no browser started.
    Quick,
    Whole,
    /// Everything with full counts, and the program as it is released.
    Long,
}

pub fn run(words: &[String]) -> Result<(), String> {
    let extent = match words {
        [] => Extent::Whole,
        [word] if word == "--quick" => Extent::Quick,
        [word] if word == "--long" => Extent::Long,
        _ => return Err("usage: cargo verify [--quick | --long]".to_owned()),
    };
    match extent {
        Extent::Quick => quick(),
        Extent::Whole | Extent::Long => whole(extent),
    }
}

/// Formats, lints, unit tests and scenarios, and of the page all but its build.
fn quick() -> Result<(), String> {
    needs::look(Scope::Quick)?;
    let steps = Steps::begin();
    let page = || {
        steps.take("page: fetched", page::fetch)?;
        page::check(&steps)
    };
    let engine = || {
        lints(&steps)?;
        steps.take("unit tests and scenarios", || {
            finish(cargo(&["test", "--workspace", "--locked", "--lib", "--bins", "--test", "scenarios"]))
        })
    };
    both(page, engine)?;
    println!("what was looked at holds, in {} s; cargo verify looks at everything", steps.seconds());
    Ok(())
}

fn whole(extent: Extent) -> Result<(), String> {
    let passed_over = needs::passed_over(&needs::look(Scope::Whole)?);
    let here = |step: &str| !passed_over.contains(&step);
    let steps = Steps::begin();
    let page = || {
        steps.take("page: fetched", page::fetch)?;
        page::check(&steps)?;
        steps.take("page: build", page::build)?;
        steps.take("page: size", || page::npm(&["run", "--silent", "budget"]))?;
        if here("pictures") {
            steps.take("pictures", page::pictures)?;
        }
        Ok(())
    };
    let build = || {
        lints(&steps)?;
        if here("dependencies") {
            steps.take("dependencies", dependencies)?;
        }
        steps.take("build", || finish(tests(extent, &["--no-run"])))
    };
    both(page, build)?;
    if extent == Extent::Long {
        steps.take("program as released", play::build)?;
    }
    let program = match extent {
        Extent::Quick | Extent::Whole => program("debug")?,
        Extent::Long => program("release")?,
    };
    let browser = || steps.take("in the browser", || page::in_the_browser(&program, extent == Extent::Long));
    let engine = || {
        steps.take("tests", || finish(tests(extent, &[])))?;
        steps.take("rule coverage", || coverage(&program))?;
        steps.take("proofs of the cards", || proofs(&program))?;
        steps.take("digest", || digest(&program))?;
        if here("example client") {
            steps.take("example client", || example_client(&program))?;
        }
        steps.take("documentation", documentation)?;
        if here("fuzz targets") {
            steps.take("fuzz targets", fuzz_targets)?;
        }
        if here("browser target") {
            steps.take("browser target", browser_target)?;
        }
        Ok(())
    };
    both(browser, engine)?;
    let but = if passed_over.is_empty() {
        String::new()
    } else {
        format!(", but for what was passed over: {}", passed_over.join(", "))
    };
    println!("everything holds{but} ({} s)", steps.seconds());
    Ok(())
}

fn lints(steps: &Steps) -> Result<(), String> {
    steps.take("format", || finish(cargo(&["fmt", "--all", "--check"])))?;
    steps.take("lints", || {
        finish(cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"]))
    })
}

/// All tests. The examples are left to the lints, and there are none in the documentation.
fn tests(extent: Extent, more: &[&str]) -> Command {
    let mut command = cargo(&["test", "--workspace", "--locked", "--lib", "--bins", "--tests"]);
    command.args(more);
    if extent == Extent::Long {
        command.envs(LONG_GAMES.iter().copied());
    }
    command
}

/// Licences, bans and sources of what we depend on, as `deny.toml` has them; and known holes, where their list can be had.
fn dependencies() -> Result<(), String> {
    finish_quietly(cargo(&["deny", "--locked", "check", "bans", "licenses", "sources"]))?;
    let advisories = finish_quietly(cargo(&["deny", "--locked", "check", "advisories"]));
    match advisories {
        Err(problem) if problem.contains("advisory database") && !problem.contains("error[") => {
            println!("   known holes: passed over, since their list could not be fetched");
            Ok(())
        }
        other => other,
    }
}

/// Every slug has code that names it and a test during which the engine emitted it.
fn coverage(program: &Path) -> Result<(), String> {
    for game in GAMES {
        let mut command = Command::new(program);
        command.args(["rules", game, "--coverage"]).stdout(Stdio::null());
        finish(command)?;
    }
    Ok(())
}

/// The scenarios of a pack notice what could be wrong on its cards, and whatever they do not has its reason.
fn proofs(program: &Path) -> Result<(), String> {
    for pack in PACKS {
        let mut command = Command::new(program);
        command.args(["pack", "prove", pack]).stdout(Stdio::null());
        finish(command)?;
    }
    Ok(())
}

/// A simulation comes out the same for any number of jobs.
fn digest(program: &Path) -> Result<(), String> {
    for words in SIMULATIONS {
        let (one, two) = (simulate(program, words, "1")?, simulate(program, words, "2")?);
        if one != two {
            return Err(format!("sim {}: digest {one} with one job, {two} with two", words.join(" ")));
        }
    }
    Ok(())
}

/// The digest of a simulation without errors.
fn simulate(program: &Path, words: &[&str], jobs: &str) -> Result<String, String> {
    let output = Command::new(program)
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

/// The client that was written from the protocol's page plays a whole game of each kind.
fn example_client(program: &Path) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("tactica-client-{}", std::process::id()));
    let mut serve = Command::new(program);
    serve.args(["serve", "--bind", "127.0.0.1:0", "--data"]).arg(&folder);
    serve.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut server = serve.spawn().map_err(|error| format!("{serve:?}: {error}"))?;
    let said = server.stdout.take().expect("the output was asked for");
    let lines = BufReader::new(said).lines().map_while(Result::ok);
    let address = lines.flat_map(|line| play::address(&line).map(str::to_owned)).next();
    let played = match address {
        Some(address) => {
            let mut client = Command::new("python3");
            client.arg("examples/client.py").arg(address).stdout(Stdio::null());
            finish(client)
        }
        None => Err("the server says no address".to_owned()),
    };
    // It may be gone already; whatever it was, its games are not kept.
    let _ = server.kill().and_then(|()| server.wait());
    let _ = std::fs::remove_dir_all(&folder);
    played
}

/// Every link in the documentation leads somewhere; it is for those who work on this, so private things are in it.
fn documentation() -> Result<(), String> {
    let mut command = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--locked"]);
    command.env("RUSTDOCFLAGS", "--deny warnings");
    finish(command)
}

/// The fuzz targets are built, so that they are there when somebody runs them; what they call runs as a plain test.
fn fuzz_targets() -> Result<(), String> {
    finish(cargo(&["build", "--manifest-path", "fuzz/Cargo.toml", "--locked", "--bins"]))
}

/// Checks the pure crates for the browser.
fn browser_target() -> Result<(), String> {
    let packages = PURE.iter().flat_map(|name| ["--package", name]);
    finish(cargo(
        &["check", "--locked", "--target", BROWSER_TARGET].into_iter().chain(packages).collect::<Vec<_>>(),
    ))
}

/// The program as built into a folder of the target directory.
pub fn program(folder: &str) -> Result<PathBuf, String> {
    let output = cargo(&["metadata", "--no-deps", "--format-version", "1"])
        .output()
        .map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let rest =
        text.split("\"target_directory\":\"").nth(1).ok_or("cargo metadata names no target directory")?;
    let target = rest.split('"').next().unwrap_or_default().replace("\\\\", "\\");
    Ok(PathBuf::from(target).join(folder).join(format!("tactica{}", std::env::consts::EXE_SUFFIX)))
}
