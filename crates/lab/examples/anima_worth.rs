//! What level each character of Anima Tactics plays like:
//! `cargo run --release -p lab --example anima_worth -- --games 20000 --seed 1`.
//!
//! The script leads parties drawn by lot against each other on drawn maps, and a logistic regression says how much each
//! character speaks for its side, in the measure of what a level speaks for it on average.

mod words;

use std::process::ExitCode;

use anima::content::{Character, Content};
use anima::{Memo, Side};
use kernel::Nothing;
use kernel::dice::stream;
use lab::anima::Matches;
use lab::regression::{Fit, Sample, fit};
use lab::sim::{Setup, play_out};
use players::Level;
use players::anima::Glance;
use words::{ended, number, word};

/// How much weights are drawn towards nothing: a character that is hardly ever drawn counts for little.
const RIDGE: f64 = 4.0;
const NORMAL: f64 = 1.96;

fn main() -> ExitCode {
    let edition = word("--edition").unwrap_or_else(|| "advanced".to_owned());
    let content = lab::anima::content(&edition).and_then(Result::ok).ok_or(format!("no edition {edition}"));
    ended(content.and_then(tell))
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
    let levels = || characters.iter().map(|character| f64::from(character.level));
    // What a level speaks for its side, over all who were seen.
    let sure = || errors.iter().map(|error| 1.0 / (error * error));
    let told: f64 =
        levels().zip(&weights).zip(sure()).map(|((level, weight), sure)| level * weight * sure).sum();
    let square: f64 = levels().zip(sure()).map(|(level, sure)| level * level * sure).sum();
    let per_level = told / square;
    let mut found: Vec<_> = characters.iter().zip(weights).zip(errors).zip(0..).collect();
    let beyond = |character: &Character, weight: f64| weight / per_level - f64::from(character.level);
    found.sort_by(|((one, _), _), ((other, _), _)| beyond(one.0, one.1).total_cmp(&beyond(other.0, other.1)));
    for (((character, weight), error), number) in found {
        let seen: f64 = samples.iter().map(|sample| sample.parts[number].abs()).sum();
        if seen > 0.0 {
            let (like, error) = (weight / per_level, NORMAL * error / per_level);
            println!(
                "{:24} {:3} plays like {like:3.0} ({:.0} to {:.0}), seen {seen} times",
                character.id,
                character.level,
                like - error,
                like + error
            );
        }
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
