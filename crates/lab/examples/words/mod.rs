//! What an example is told on its command line, and how it ends.

use std::process::ExitCode;

/// What follows a flag.
pub fn word(flag: &str) -> Option<String> {
    let words: Vec<String> = std::env::args().collect();
    let place = words.iter().position(|word| word == flag)?;
    words.get(place + 1).cloned()
}

/// The number that follows a flag, or another where it is not given.
pub fn number<T: std::str::FromStr>(flag: &str, otherwise: T) -> Result<T, String> {
    word(flag).map_or(Ok(otherwise), |word| word.parse().map_err(|_| format!("{flag}: not {word}")))
}

/// How the example ends: whoever asked is told what went wrong.
pub fn ended(came: Result<(), String>) -> ExitCode {
    match came {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}
