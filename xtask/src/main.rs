//! The two commands of a fresh clone: `cargo play` opens the table, `cargo verify` runs everything that must hold.

mod needs;
mod page;
mod play;
mod steps;
mod verify;

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match words.split_first() {
        Some((word, rest)) if word == "play" => play::run(rest),
        Some((word, rest)) if word == "verify" => verify::run(rest),
        Some(_) | None => Err(
            "usage: cargo play [options of 'tactica serve'], cargo play --text [options of 'tactica play'], \
                 or cargo verify [--quick | --long]"
                .to_owned(),
        ),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
