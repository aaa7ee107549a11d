//! The two commands of a fresh clone: `cargo play` opens the table, `cargo verify` runs everything that must hold.

mod verify;

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match words.split_first() {
        Some((word, rest)) if word == "play" => play(rest),
        Some((word, rest)) if word == "verify" => verify::run(rest),
        Some(_) | None => {
            Err("usage: cargo play [options of 'tactica play'], or cargo verify [--long]".to_owned())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the program and opens the text table, which asks for whatever the words leave open.
fn play(words: &[String]) -> Result<(), String> {
    verify::cargo(&["build", "--release", "--quiet", "--package", "tactica"])?;
    let program = verify::program()?;
    let status = Command::new(&program)
        .arg("play")
        .args(words)
        .status()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    // The program has said what there was to say.
    if status.success() { Ok(()) } else { std::process::exit(status.code().unwrap_or(1)) }
}
