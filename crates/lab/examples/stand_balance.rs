//! How often heroes win The Last Stand against each Titan, between players of one level, without building the program:
//! `cargo run --release -p lab --example stand_balance -- --level 5 --share 20 --games 100 --seed 1 --jobs 1`.
//!
//! `--share` is in thousandths of what the level tries out; `--level glance` is somebody quick who never slips. `--content DIR` reads the cards from a folder such as
//! `content/last-stand` instead of those built in, so that changes can be tried without building anything.

use std::process::ExitCode;

use lab::balance::Share;
use lab::laststand::Matches;
use lab::sim::{Plan, Setup, run};
use laststand::content::{Content, builtin, read};
use laststand::state::Reason;
use laststand::{Form, LastStand, Side, State};
use players::laststand::{Glance, player};
use players::{Budget, Level, Persona, Player};
use rand_pcg::Pcg64;

/// What heroes lose by.
const LOST: [Reason; 3] = [Reason::Citizens, Reason::Cannons, Reason::HeroLost];

fn word(name: &str) -> Option<String> {
    let words: Vec<String> = std::env::args().collect();
    let place = words.iter().position(|word| word == name)?;
    words.get(place + 1).cloned()
}

fn number<T: std::str::FromStr>(name: &str, otherwise: T) -> Result<T, String> {
    word(name).map_or(Ok(otherwise), |word| word.parse().map_err(|_| format!("{name}: not {word}")))
}

/// Who plays on both sides.
#[derive(Clone, Copy)]
enum Playing {
    /// Somebody who never slips and never looks ahead: rough, and hundreds of times quicker.
    Glance,
    /// A level, that tries out so many thousandths of what it may.
    Level(Level, u32),
}

/// Games whose players try out only a share of what their level does.
struct Shared {
    matches: Matches,
    playing: Playing,
}

impl Setup for Shared {
    type Game = LastStand;

    fn game(&self) -> LastStand {
        self.matches.game()
    }

    fn deal(&self, game: &mut LastStand, rng: &mut Pcg64) {
        self.matches.deal(game, rng);
    }

    fn players(&self) -> Vec<Box<dyn Player<LastStand>>> {
        let seats = 0..=self.matches.form.heroes;
        seats
            .filter_map(|_| match self.playing {
                Playing::Glance => Some(Box::new(Glance::new(Persona::Plain)) as Box<dyn Player<LastStand>>),
                Playing::Level(level, share) => player(level, Budget::counted(share)),
            })
            .collect()
    }

    fn is_endless(&self, game: &LastStand, state: &State) -> bool {
        self.matches.is_endless(game, state)
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
    match content().and_then(|content| tell(&content)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
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
            let matches =
                Matches { content: content.clone(), form, titan: Level::Fifth, heroes: Level::Fifth };
            let totals = run(&Shared { matches, playing }, plan, &|_| {});
            let won = totals.count(|outcome| outcome.winner == Side::Heroes);
            let games = totals.games - totals.errors;
            all = (all.0 + won, all.1 + games);
            for (count, reason) in lost.iter_mut().zip(LOST) {
                *count += totals.count(|outcome| outcome.reason == reason);
            }
            let share = Share::new(won, games);
            print!("  {heroes}: {}", shown(share));
            if totals.errors > 0 {
                print!(" ({} errors)", totals.errors);
            }
        }
        let [citizens, cannons, hearts] = lost;
        println!(
            "  all: {}  lost by citizens {citizens}, cannons {cannons}, hearts {hearts}",
            shown(Share::new(all.0, all.1))
        );
    }
    Ok(())
}

fn shown(share: Share) -> String {
    format!("{:5.1} % ({:.1} to {:.1})", share.rate() * 100.0, share.low * 100.0, share.high * 100.0)
}
