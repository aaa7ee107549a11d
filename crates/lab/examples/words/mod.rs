//! What an example is told on its command line, and how it tells shares of games.

use lab::balance::Share;

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

/// A rate with the bounds of a share of games.
pub fn shown(rate: f64, share: Share) -> String {
    format!("{:5.1} % ({:.1} to {:.1})", rate * 100.0, share.low * 100.0, share.high * 100.0)
}
