//! What this machine has of all that `cargo verify` and `cargo play` use, found out before anything is built.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The target under which the pure crates are looked at as a browser would build them.
pub const BROWSER_TARGET: &str = "wasm32-unknown-unknown";
/// Vite and eslint want this of Node 20, and what they want of later ones is older.
const NODE: (u32, u32) = (20, 19);
/// The names an installed browser goes by; `web/tests/browser/installed.mjs` knows the same.
const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const BROWSERS_ELSEWHERE: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/// Something that is used, whether it is here, and what follows if it is not.
pub struct Need {
    name: &'static str,
    /// Where it is or which it is; or else what a person has to do about it.
    found: Result<String, String>,
    without: Without,
}

/// What happens to the steps that use something that is missing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Without {
    Fails(&'static str),
    PassedOver(&'static str),
}

/// Which of the needs an undertaking has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    Quick,
    Whole,
}

/// Says what is here and what is missing. What cannot be done without is an error at once, not when its turn comes.
pub fn look(scope: Scope) -> Result<Vec<Need>, String> {
    let mut needs = vec![
        Need {
            name: "C compiler",
            found: compiler(),
            without: Without::Fails("tests (SQLite is written in C)"),
        },
        Need { name: "Node.js", found: node(), without: Without::Fails("the page") },
        Need { name: "npm", found: npm(), without: Without::Fails("the page") },
    ];
    if scope == Scope::Whole {
        needs.extend([
            Need { name: "browser", found: browser(), without: Without::Fails("the tests in the browser") },
            Need { name: "C++ compiler", found: cpp(), without: Without::PassedOver("fuzz targets") },
            Need { name: "python3", found: python(), without: Without::PassedOver("pictures") },
            Need {
                name: "websockets for Python",
                found: websockets(),
                without: Without::PassedOver("example client"),
            },
            Need { name: "cargo-deny", found: deny(), without: Without::PassedOver("dependencies") },
            Need { name: BROWSER_TARGET, found: target(), without: Without::PassedOver("browser target") },
        ]);
    }
    for need in &needs {
        match (&need.found, need.without) {
            (Ok(found), _) => println!("   {}: {found}", need.name),
            (Err(wanted), Without::Fails(what)) => {
                println!("!! {}: missing, so {what} would fail; {wanted}", need.name);
            }
            (Err(wanted), Without::PassedOver(what)) => {
                println!("!! {}: missing, so the step '{what}' is passed over; {wanted}", need.name);
            }
        }
    }
    let lacking: Vec<&str> = needs
        .iter()
        .filter(|need| need.found.is_err() && matches!(need.without, Without::Fails(_)))
        .map(|need| need.name)
        .collect();
    if lacking.is_empty() { Ok(needs) } else { Err(format!("cannot begin without {}", lacking.join(", "))) }
}

/// The steps that are passed over on this machine.
pub fn passed_over(needs: &[Need]) -> Vec<&'static str> {
    let steps = needs.iter().filter(|need| need.found.is_err()).map(|need| need.without);
    steps
        .filter_map(|without| match without {
            Without::PassedOver(step) => Some(step),
            Without::Fails(_) => None,
        })
        .collect()
}

/// What builds the page.
pub fn page() -> Result<(), String> {
    node().map_err(|wanted| format!("the page needs Node.js: {wanted}"))?;
    npm().map_err(|wanted| format!("the page needs npm: {wanted}"))?;
    Ok(())
}

/// Node's tools are scripts with an ending of their own on Windows.
pub fn command(tool: &str) -> String {
    if cfg!(windows) && tool == "npm" { "npm.cmd".to_owned() } else { tool.to_owned() }
}

fn node() -> Result<String, String> {
    let wanted = format!("install Node.js {}.{} or later", NODE.0, NODE.1);
    let version = first_line("node", &["--version"]).ok_or(&wanted)?;
    let mut numbers = version.trim_start_matches('v').split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    let here = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if here >= NODE { Ok(version) } else { Err(format!("{wanted}; {version} is here")) }
}

fn npm() -> Result<String, String> {
    first_line(&command("npm"), &["--version"]).ok_or_else(|| "it comes with Node.js".to_owned())
}

fn compiler() -> Result<String, String> {
    if cfg!(windows) {
        // Rust itself does not link there without one, and finds it in ways of its own.
        return Ok("the one Rust links with".to_owned());
    }
    let named = std::env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    first_line(&named, &["--version"]).ok_or_else(|| "install gcc or clang".to_owned())
}

fn cpp() -> Result<String, String> {
    if cfg!(windows) {
        return Err("the fuzz targets are not built on Windows".to_owned());
    }
    let named = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    first_line(&named, &["--version"]).ok_or_else(|| "install g++ or clang++".to_owned())
}

fn browser() -> Result<String, String> {
    let packaged = cfg!(all(target_os = "linux", target_arch = "x86_64"));
    match std::env::var("TACTICA_BROWSER") {
        Ok(named) if named == "packaged" && packaged => {
            return Ok("the one that comes with npm ci".to_owned());
        }
        Ok(named) if Path::new(&named).exists() => return Ok(named),
        Ok(named) => return Err(format!("TACTICA_BROWSER names none: {named}")),
        Err(_) => {}
    }
    let folders: Vec<PathBuf> = std::env::var_os("PATH").iter().flat_map(std::env::split_paths).collect();
    let in_path = folders.iter().flat_map(|folder| BROWSERS.map(|name| folder.join(name)));
    let found = in_path.chain(BROWSERS_ELSEWHERE.map(PathBuf::from)).find(|path| path.exists());
    match found {
        Some(path) => Ok(path.display().to_string()),
        None if packaged => Ok("none installed; the one that comes with npm ci".to_owned()),
        None => Err("install Chromium, or name a browser in TACTICA_BROWSER".to_owned()),
    }
}

fn websockets() -> Result<String, String> {
    let version = "import websockets; print(websockets.__version__)";
    first_line("python3", &["-c", version]).ok_or_else(|| "python3 -m pip install websockets".to_owned())
}

fn python() -> Result<String, String> {
    first_line("python3", &["--version"]).ok_or_else(|| "install Python 3".to_owned())
}

fn deny() -> Result<String, String> {
    first_line("cargo-deny", &["--version"]).ok_or_else(|| "cargo install --locked cargo-deny".to_owned())
}

fn target() -> Result<String, String> {
    let folder = first_line("rustc", &["--print", "target-libdir", "--target", BROWSER_TARGET]);
    let installed = folder.is_some_and(|folder| Path::new(&folder).exists());
    if installed { Ok("installed".to_owned()) } else { Err(format!("rustup target add {BROWSER_TARGET}")) }
}

/// The first line of what a tool says, if it is there and does not fail.
fn first_line(tool: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(tool).args(words).stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    output.status.success().then(|| text.lines().next().unwrap_or_default().to_owned())
}
