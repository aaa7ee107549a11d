//! Two levels of Anima Tactics against each other over mirrored pairs, and how long each of them thinks.
//!
//! `cargo run --release -p lab --example anima_times -- --a 3 --b 2 --pairs 20 --seed 1 --permille 100`; further words
//! fix the setup, as in `scenario=flag`.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use anima::content::Measure;
use anima::{Anima, Memo, Side};
use kernel::dice::{draw, stream};
use kernel::{Game, Input, Nothing, Pending, Seat, Sight};
use lab::anima::Matches;
use lab::sim::Setup;
use players::anima::player;
use players::{Budget, Level, Opponent, Player};

struct Asked {
    levels: [Opponent; 2],
    permille: u32,
    pairs: u64,
    seed: u64,
    jobs: usize,
    edition: String,
    measure: Measure,
    words: String,
    /// A new player for every choice, as at a table with people.
    fresh: bool,
    /// Whether to tell which pairs were not won.
    lost: bool,
}

fn asked() -> Option<Asked> {
    let level = Opponent::from(Level::First);
    let mut asked = Asked {
        levels: [level; 2],
        permille: 1000,
        pairs: 10,
        seed: 1,
        jobs: 1,
        edition: "advanced".to_owned(),
        measure: Measure::Board,
        words: String::new(),
        fresh: false,
        lost: false,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--a" => asked.levels[0] = Opponent::parse(&words.next()?)?,
            "--b" => asked.levels[1] = Opponent::parse(&words.next()?)?,
            "--permille" => asked.permille = words.next()?.parse().ok()?,
            "--pairs" => asked.pairs = words.next()?.parse().ok()?,
            "--seed" => asked.seed = words.next()?.parse().ok()?,
            "--jobs" => asked.jobs = words.next()?.parse().ok()?,
            "--edition" => asked.edition = words.next()?,
            "--fresh" => asked.fresh = true,
            "--lost" => asked.lost = true,
            "--table" => asked.measure = Measure::Table,
            other => asked.words = format!("{} {other}", asked.words),
        }
    }
    Some(asked)
}

/// How long this thread has worked, where the system tells; on a busy machine the clock runs while others do.
fn worked() -> Duration {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|words| words.split(' ').next()?.parse().ok());
    told.map_or_else(|| BEGUN.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}

/// What all games came to.
#[derive(Default)]
struct Totals {
    /// The points of the first level in each pair, from 0 to 2.
    pairs: Vec<f64>,
    draws: u64,
    errors: u64,
    /// Microseconds of every choice, by level.
    times: [Vec<u32>; 2],
}

/// One game; the points of the first level, if it came to an end.
fn play(
    game: &Anima,
    memo: &mut Memo,
    players: &mut [Box<dyn Player<Anima>>; 2],
    (first, pair): (Side, u64),
    asked: &Asked,
    totals: &mut Totals,
) -> Option<f64> {
    let (mut dice, mut wits) = (stream(!asked.seed, pair), stream(asked.seed, !pair));
    let mut state = game.start();
    loop {
        let input = match game.pending(&state) {
            Pending::Over(outcome) => {
                return Some(outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == first))));
            }
            Pending::Chance(chance) => Input::Drawn(draw(&mut dice, chance)),
            Pending::Decide { awaited, .. } => {
                let seat: Seat = awaited.iter().next()?;
                let who = usize::from(Side::of(seat)? != first);
                if asked.fresh {
                    players[who] = player(asked.levels[who], Budget::counted(asked.permille))?;
                }
                let begun = worked();
                let action = players[who].choose(&Sight::new(game, &state, memo, seat), &mut wits)?;
                totals.times[who].push((worked() - begun).as_micros() as u32);
                if game.check(&state, memo, seat, &action).is_err() {
                    eprintln!("refused: {action:?}");
                    return None;
                }
                if state.turn > game.content.edition.armageddon_limit {
                    return None;
                }
                Input::Choose(seat, action)
            }
        };
        game.apply(&mut state, memo, &input, &mut Nothing);
    }
}

fn work(setup: &Matches, asked: &Asked, next: &AtomicU64, all: &Mutex<Totals>) -> Option<()> {
    let mut game = setup.game();
    let mut memo = Memo::default();
    loop {
        let pair = next.fetch_add(1, Ordering::Relaxed);
        if pair >= asked.pairs {
            return Some(());
        }
        setup.deal(&mut game, &mut stream(asked.seed, pair));
        let mut totals = Totals::default();
        let mut points = 0.0;
        for first in Side::BOTH {
            let make = |which: usize| player(asked.levels[which], Budget::counted(asked.permille));
            let mut players = [make(0)?, make(1)?];
            match play(&game, &mut memo, &mut players, (first, pair), asked, &mut totals) {
                Some(won) => {
                    points += won;
                    totals.draws += u64::from(won == 0.5);
                }
                None => totals.errors += 1,
            }
        }
        if asked.lost && points < 2.0 {
            let parties =
                game.form().parties.each_ref().map(|party| anima::lineup_words(&setup.content, party));
            eprintln!("{points} of 2 on {}: {parties:?}", game.map().id);
        }
        let mut all = all.lock().ok()?;
        all.pairs.push(points);
        all.draws += totals.draws;
        all.errors += totals.errors;
        for (times, more) in all.times.iter_mut().zip(totals.times) {
            times.extend(more);
        }
    }
}

fn main() {
    let Some(asked) = asked() else { return eprintln!("not understood") };
    let content = lab::anima::content(&asked.edition).and_then(Result::ok);
    let Some(content) = content else { return eprintln!("no such edition") };
    let setup = Matches::new(content, Some(asked.measure), &asked.words, [Level::Random; 2]);
    let setup = match setup {
        Ok(setup) => setup,
        Err(error) => return eprintln!("{error}"),
    };
    let (next, all) = (AtomicU64::new(0), Mutex::new(Totals::default()));
    std::thread::scope(|scope| {
        for _ in 0..asked.jobs {
            scope.spawn(|| work(&setup, &asked, &next, &all));
        }
    });
    let Ok(mut all) = all.into_inner() else { return };
    let count = all.pairs.len().max(1) as f64;
    let mean = all.pairs.iter().sum::<f64>() / count / 2.0;
    let spread: f64 = all.pairs.iter().map(|points| (points / 2.0 - mean).powi(2)).sum();
    let error = (spread / (count - 1.0).max(1.0) / count).sqrt() * 1.96;
    println!(
        "{} against {}: {:.1} % ± {:.1} over {} pairs, {} draws, {} errors",
        asked.levels[0].word(),
        asked.levels[1].word(),
        100.0 * mean,
        100.0 * error,
        all.pairs.len(),
        all.draws,
        all.errors
    );
    for (level, times) in asked.levels.iter().zip(&mut all.times) {
        times.sort_unstable();
        let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or(0);
        let mean = times.iter().map(|&time| u64::from(time)).sum::<u64>() / times.len().max(1) as u64;
        println!(
            "  {}: {} choices, mean {mean} µs, median {}, p99 {}, most {}",
            level.word(),
            times.len(),
            at(0.5),
            at(0.99),
            times.last().copied().unwrap_or(0)
        );
    }
}
