//! How long computer players think about a choice: median, 99th percentile and longest, for each level.
//!
//! `cargo run --release -p lab --example decisions -- --game anima --levels 1,2 --decisions 10000 [--jobs 1] [--busy]`
//!
//! Each choice is made as against people: by a player made for it, with all that its level tries out and a clock that
//! ends it after two seconds. `--jobs` are as many games at a time, which share the cores there are; `--busy` keeps every
//! core occupied with something else meanwhile. `--seed` says which games.

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kernel::dice::stream;
use kernel::{Game, Nothing, Sight};
use lab::duel::Stopwatch;
use lab::sim::{Setup, play_out};
use players::{Budget, Level, Player};
use rand_core::Rng;

/// Nobody waits longer than this and what one look at the clock takes.
const LONGEST: Duration = Duration::from_millis(2000);

struct Asked {
    game: Option<String>,
    levels: Vec<Level>,
    decisions: usize,
    seed: u64,
    jobs: u64,
    busy: bool,
}

fn main() -> ExitCode {
    match read().and_then(|asked| measure(&asked)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn read() -> Result<Asked, String> {
    let mut asked =
        Asked { game: None, levels: Level::ALL.into(), decisions: 10_000, seed: 1, jobs: 1, busy: false };
    let mut words = std::env::args().skip(1);
    while let Some(flag) = words.next() {
        if flag == "--busy" {
            asked.busy = true;
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{flag} wants a value"))?;
        let wrong = || format!("{flag}: not {value}");
        match flag.as_str() {
            "--game" => asked.game = Some(value),
            "--levels" => {
                asked.levels = value.split(',').map(Level::parse).collect::<Option<_>>().ok_or_else(wrong)?;
            }
            "--decisions" => asked.decisions = value.parse().map_err(|_| wrong())?,
            "--jobs" => asked.jobs = value.parse().ok().filter(|jobs| *jobs > 0).ok_or_else(wrong)?,
            "--seed" => asked.seed = value.parse().map_err(|_| wrong())?,
            _ => return Err(format!("no flag {flag}")),
        }
    }
    Ok(asked)
}

fn measure(asked: &Asked) -> Result<(), String> {
    let is_asked = |game: &str| asked.game.as_deref().is_none_or(|asked| asked == game);
    let done = Arc::new(AtomicBool::new(false));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let spinning: Vec<_> = (0..if asked.busy { cores } else { 0 })
        .map(|_| {
            let done = Arc::clone(&done);
            std::thread::spawn(move || {
                while !done.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            })
        })
        .collect();
    println!("| game | level | decisions | median ms | p99 ms | maximum ms |\n|---|---|---|---|---|---|");
    for &level in &asked.levels {
        if is_asked("anima") && players::anima::LEVELS.contains(&level) {
            let content = lab::anima::content(anima::content::DEFAULT_EDITION).ok_or("no edition")?;
            let content = content.map_err(|error| format!("{error:?}"))?;
            let matches = lab::anima::Matches::new(content, None, "", [level; 2]);
            let matches = matches.map_err(|error| error.to_string())?;
            tell("anima", level, &time(&matches, asked, move |budget| players::anima::player(level, budget)));
        }
        if is_asked("last-stand") && players::laststand::LEVELS.contains(&level) {
            let content = lab::laststand::content().map_err(|error| format!("{error:?}"))?;
            let matches = lab::laststand::Matches::new(content, "", level, level);
            let matches = matches.map_err(|error| format!("{error:?}"))?;
            let make = move |budget| players::laststand::player(level, budget);
            tell("last-stand", level, &time(&matches, asked, make));
        }
    }
    done.store(true, Ordering::Relaxed);
    spinning.into_iter().for_each(|thread| drop(thread.join()));
    Ok(())
}

/// Somebody made anew for each choice, whose times are written down.
struct Timed<M> {
    make: M,
    times: Arc<Mutex<Vec<Duration>>>,
}

impl<G: Game, M: Fn(Budget) -> Option<Box<dyn Player<G>>> + Send> Player<G> for Timed<M> {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut dyn Rng) -> Option<G::Action> {
        let begun = Instant::now();
        let chosen = (self.make)(Budget::whole().within(Stopwatch::of(LONGEST)))?.choose(sight, rng);
        self.times.lock().unwrap_or_else(PoisonError::into_inner).push(begun.elapsed());
        chosen
    }
}

/// The times of so many choices, from the shortest to the longest.
fn time<S: Setup>(
    setup: &S,
    asked: &Asked,
    make: impl Fn(Budget) -> Option<Box<dyn Player<S::Game>>> + Send + Sync + Copy,
) -> Vec<Duration> {
    let times = Arc::new(Mutex::new(Vec::new()));
    let count = || times.lock().unwrap_or_else(PoisonError::into_inner).len();
    let play = &|job: u64| {
        let mut game = setup.game();
        let mut memo = <S::Game as Game>::Memo::default();
        let mut number = job;
        while count() < asked.decisions {
            let mut rng = stream(asked.seed, number);
            setup.deal(&mut game, &mut rng);
            let mut players: Vec<_> =
                (0..game.seats()).map(|_| Timed { make, times: Arc::clone(&times) }).collect();
            let is_enough = |state: &_| count() >= asked.decisions || setup.is_endless(&game, state);
            play_out(&game, &mut memo, &mut players, &mut rng, is_enough, &mut Nothing);
            number += asked.jobs;
        }
    };
    std::thread::scope(|scope| {
        (0..asked.jobs).for_each(|job| drop(scope.spawn(move || play(job))));
    });
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner).clone();
    times.sort_unstable();
    times
}

fn tell(game: &str, level: Level, times: &[Duration]) {
    let at = |permille: usize| times[(times.len() - 1) * permille / 1000].as_secs_f64() * 1000.0;
    let (median, late, longest) = (at(500), at(990), at(1000));
    println!("| {game} | {} | {} | {median:.2} | {late:.2} | {longest:.2} |", level.word(), times.len());
}
