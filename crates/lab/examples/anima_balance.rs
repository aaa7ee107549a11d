//! How often each ready party of Anima Tactics wins against the others made for as many levels, between players of one
//! level, without building the program:
//! `cargo run --release -p lab --example anima_balance -- --level 4 --share 100 --games 10 --seed 1 --jobs 1`.
//!
//! Every two parties meet on drawn maps, `--games` times on either side. A draw counts as half a game won.

mod words;

use std::process::ExitCode;

use anima::Side;
use anima::content::Content;
use lab::anima::Matches;
use lab::balance::Share;
use lab::sim::{Plan, PlayedBy, run};
use players::anima::player;
use players::{Budget, Level};
use words::{ended, number, word};

fn main() -> ExitCode {
    let edition = word("--edition").unwrap_or_else(|| "advanced".to_owned());
    let content = lab::anima::content(&edition).and_then(Result::ok).ok_or(format!("no edition {edition}"));
    ended(content.and_then(|content| tell(&content)))
}

/// What one party won: twice the points, so that half of one is whole, and the games it played.
#[derive(Clone, Copy, Default)]
struct Record {
    halves: u64,
    games: u64,
}

fn tell(content: &Content) -> Result<(), String> {
    let level = word("--level").unwrap_or_else(|| "4".to_owned());
    let level = Level::parse(&level).ok_or_else(|| format!("no level {level}"))?;
    let share = number("--share", 100)?;
    let plan = Plan { games: number("--games", 10)?, seed: number("--seed", 1)?, jobs: number("--jobs", 1)? };
    let mut records = vec![Record::default(); content.parties.len()];
    for (one, first) in content.parties.iter().enumerate() {
        for (other, second) in content.parties.iter().enumerate() {
            if one == other || first.levels != second.levels {
                continue;
            }
            let words = format!("levels={} a={} b={}", first.levels, first.id, second.id);
            let setup = Matches::new(content.clone(), None, &words, [level; 2])
                .map_err(|error| format!("{words}: {error:?}"))?;
            let players =
                || Side::BOTH.into_iter().filter_map(|_| player(level, Budget::counted(share))).collect();
            let totals = run(&PlayedBy { setup, players }, plan, &|_| {});
            if totals.errors > 0 {
                return Err(format!("{words}: {} games did not end as games do", totals.errors));
            }
            let won = |side: Side| totals.count(|outcome| outcome.winner == Some(side));
            let drawn = totals.count(|outcome| outcome.winner.is_none());
            for (party, side) in [(one, Side::A), (other, Side::B)] {
                records[party].halves += 2 * won(side) + drawn;
                records[party].games += totals.games;
            }
        }
    }
    for (party, Record { halves, games }) in content.parties.iter().zip(records) {
        if games > 0 {
            let rate = halves as f64 / (2 * games) as f64;
            let share = Share::new(halves / 2, games).shown(rate);
            println!("{:4} {:24} {share} of {games}", party.levels, party.id);
        }
    }
    Ok(())
}
