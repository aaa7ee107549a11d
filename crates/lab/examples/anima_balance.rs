//! How often each ready party of Anima Tactics wins against the others made for as many levels, between players of one
//! level, without building the program, and with as much or as little thinking as one likes:
//! `cargo run --release -p lab --example anima_balance -- --level 4 --share 100 --games 10 --seed 1 --jobs 1`.

mod words;

use std::process::ExitCode;

use anima::content::Content;
use lab::parties::{Scope, measure};
use players::Level;
use words::{ended, number, word};

fn main() -> ExitCode {
    let edition = word("--edition").unwrap_or_else(|| "advanced".to_owned());
    let content = lab::anima::content(&edition).and_then(Result::ok).ok_or(format!("no edition {edition}"));
    ended(content.and_then(|content| tell(&content)))
}

fn tell(content: &Content) -> Result<(), String> {
    let level = word("--level").unwrap_or_else(|| "4".to_owned());
    let scope = Scope {
        games: number("--games", 10)?,
        seed: number("--seed", 1)?,
        jobs: number("--jobs", 1)?,
        level: Level::parse(&level).ok_or_else(|| format!("no level {level}"))?,
        share: number("--share", 100)?,
        levels: None,
    };
    let standings = measure(content, scope, &|_, _| {}).map_err(|error| error.to_string())?;
    for standing in standings {
        if standing.errors > 0 {
            return Err(format!("{}: {} games did not end as games do", standing.party, standing.errors));
        }
        let share = standing.share().shown(standing.rate());
        println!("{:4} {:24} {share} of {}", standing.levels, standing.party, standing.games);
    }
    Ok(())
}
