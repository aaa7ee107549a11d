//! What each character of Anima Tactics is worth beyond its level: how often a side wins that has it, where all else is equal.
//! `cargo run --release -p lab --example anima_worth -- --games 20000 --seed 1`.
//!
//! The script leads parties drawn by lot against each other on drawn maps, and a logistic regression says how much each
//! character speaks for its side. All parties have as many levels, so that one that is worth its level comes to 50 %.

mod words;

use std::process::ExitCode;

use anima::content::Content;
use anima::{Memo, Side};
use kernel::Nothing;
use kernel::dice::stream;
use lab::anima::Matches;
use lab::regression::{Fit, Sample, fit};
use lab::sim::{Setup, play_out};
use players::Level;
use players::anima::Glance;
use words::{number, word};

/// How much weights are drawn towards nothing: a character that is hardly ever drawn is taken to be worth its level.
const RIDGE: f64 = 4.0;
const NORMAL: f64 = 1.96;

fn main() -> ExitCode {
    let edition = word("--edition").unwrap_or_else(|| "advanced".to_owned());
    let content = lab::anima::content(&edition).and_then(Result::ok).ok_or(format!("no edition {edition}"));
    match content.and_then(tell) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn tell(content: Content) -> Result<(), String> {
    let (games, seed) = (number("--games", 20_000)?, number("--seed", 1)?);
    let setup = word("--setup").unwrap_or_default();
    let matches =
        Matches::new(content, None, &setup, [Level::Random; 2]).map_err(|error| error.to_string())?;
    let samples: Vec<Sample> =
        (0..games).map(|index| sample(&matches, seed, index)).collect::<Result<_, _>>()?;
    let characters = &matches.content.characters;
    let Fit { weights, errors } = fit(&samples, characters.len(), RIDGE);
    let mut found: Vec<_> = characters.iter().zip(weights).zip(errors).zip(0..).collect();
    found.sort_by(|((one, _), _), ((other, _), _)| one.1.total_cmp(&other.1));
    for (((character, weight), error), number) in found {
        let seen: f64 = samples.iter().map(|sample| sample.parts[number].abs()).sum();
        if seen == 0.0 {
            continue;
        }
        let percent = |sum: f64| 100.0 / (1.0 + (-sum).exp());
        let (low, high) = (percent(weight - NORMAL * error), percent(weight + NORMAL * error));
        println!(
            "{:24} {:3} {:5.1} % ({low:.1} to {high:.1}) of {seen}",
            character.id,
            character.level,
            percent(weight)
        );
    }
    Ok(())
}

/// One game: who was there for either side, and whether the first won.
fn sample(matches: &Matches, seed: u64, index: u64) -> Result<Sample, String> {
    let (mut game, mut memo, mut rng) = (matches.game(), Memo::default(), stream(seed, index));
    matches.deal(&mut game, &mut rng);
    let mut players = Side::BOTH.map(|_| Glance::default());
    let endless = |state: &anima::State| matches.is_endless(&game, state);
    let played = play_out(&game, &mut memo, &mut players, &mut rng, endless, &mut Nothing);
    let outcome = played.outcome.ok_or_else(|| format!("seed {seed}, game {index}: no end"))?;
    let mut parts = vec![0.0; matches.content.characters.len()];
    for (party, sign) in game.form().parties.iter().zip([1.0, -1.0]) {
        for member in &party.members {
            parts[usize::from(member.card)] += sign;
        }
    }
    Ok(Sample { parts, came_to: outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == Side::A))) })
}
