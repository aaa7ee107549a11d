//! How often heroes win The Last Stand against each Titan, between players of one level, without building the program:
//! `cargo run --release -p lab --example stand_balance -- --level 5 --share 20 --games 100 --seed 1 --jobs 1`.
//!
//! `--share` is in thousandths of what the level tries out; `--level glance` is somebody quick who never slips. `--content DIR` reads the cards from a folder such as
//! `content/last-stand` instead of those built in, so that changes can be tried without building anything.

mod words;

use std::process::ExitCode;

use lab::balance::Share;
use lab::laststand::Matches;
use lab::sim::{Plan, PlayedBy, run};
use laststand::content::{Content, builtin, read};
use laststand::state::Reason;
use laststand::{Form, LastStand, Side};
use players::laststand::{Glance, player};
use players::{Budget, Level, Persona, Player};
use words::{ended, number, word};

/// What heroes lose by.
const LOST: [Reason; 3] = [Reason::Citizens, Reason::Cannons, Reason::HeroLost];

/// Who plays on both sides.
#[derive(Clone, Copy)]
enum Playing {
    /// Somebody who never slips and never looks ahead: rough, and hundreds of times quicker.
    Glance,
    /// A level, that tries out so many thousandths of what it may.
    Level(Level, u32),
}

impl Playing {
    fn player(self) -> Option<Box<dyn Player<LastStand>>> {
        match self {
            Playing::Glance => Some(Box::new(Glance::new(Persona::Plain))),
            Playing::Level(level, share) => player(level, Budget::counted(share)),
        }
    }
}

fn content() -> Result<Content, String> {
    let mut files = builtin();
    if let Some(folder) = word("--content") {
        for file in &mut files.0 {
            let path = std::path::Path::new(&folder).join(&file.path);
            file.text =
                std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    read(&files).map_err(|error| format!("{error:?}"))
}

fn main() -> ExitCode {
    ended(content().and_then(|content| tell(&content)))
}

fn tell(content: &Content) -> Result<(), String> {
    let level = word("--level").unwrap_or_else(|| "5".to_owned());
    let share = number("--share", 100)?;
    let playing = match level.as_str() {
        "glance" => Playing::Glance,
        _ => Playing::Level(Level::parse(&level).ok_or_else(|| format!("no level {level}"))?, share),
    };
    let plan =
        Plan { games: number("--games", 100)?, seed: number("--seed", 1)?, jobs: number("--jobs", 1)? };
    let only = word("--titan");
    for (titan, sheet) in (0u8..).zip(&content.titans) {
        if only.as_ref().is_some_and(|only| *only != sheet.id) {
            continue;
        }
        let mut all = (0, 0);
        let mut lost = [0; 3];
        print!("{:12}", sheet.id);
        for heroes in 2..=4 {
            let form = Form { titan: Some(titan), ..Form::open(heroes) };
            let setup = Matches { content: content.clone(), form, titan: Level::Fifth, heroes: Level::Fifth };
            let players = || (0..=heroes).filter_map(|_| playing.player()).collect();
            let totals = run(&PlayedBy { setup, players }, plan, &|_| {});
            let won = totals.count(|outcome| outcome.winner == Side::Heroes);
            let games = totals.games - totals.errors;
            all = (all.0 + won, all.1 + games);
            for (count, reason) in lost.iter_mut().zip(LOST) {
                *count += totals.count(|outcome| outcome.reason == reason);
            }
            let share = Share::new(won, games);
            print!("  {heroes}: {}", share.shown(share.rate()));
            if totals.errors > 0 {
                print!(" ({} errors)", totals.errors);
            }
        }
        let [citizens, cannons, hearts] = lost;
        let all = Share::new(all.0, all.1);
        println!(
            "  all: {}  lost by citizens {citizens}, cannons {cannons}, hearts {hearts}",
            all.shown(all.rate())
        );
    }
    Ok(())
}
