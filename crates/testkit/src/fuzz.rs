//! Any text at all, given to whatever reads text: nothing may panic, and what is accepted must be sound.
//!
//! The functions take bytes, so that the `fuzz/` workspace can feed them from libFuzzer and [`mutate`] from a kept
//! corpus, in an ordinary test.

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use kernel::dice::{below_usize, stream};
use kernel::journal::{self, Writer};
use kernel::{Game, Input, Nothing, Pending, Seat, Worded};

use crate::random::{Manner, Talk, accepts, choose};
use scenario::inputs;

use crate::mangle;

/// So many lines of one text are read; a longer text shows nothing more.
const LINES: usize = 200;
/// So many random inputs are played from a position that was accepted.
const PLAYED_ON: usize = 30;

/// Lines given to a table as inputs. `do:` and `dice:` lines are read as they are, any other line as an action of
/// whoever is awaited; `pick N` takes one of what is listed, so that a text gets somewhere.
pub fn inputs<G: Worded>(game: &G, data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (mut state, mut memo) = (game.start(), G::Memo::default());
    for line in text.lines().take(LINES) {
        let Some(input) = read_line(game, &state, &mut memo, line) else { continue };
        if let Input::Choose(seat, action) = &input {
            let words = game.action_words(action);
            assert_eq!(game.parse_action(&words).as_ref(), Ok(action), "'{words}' is read as another action");
            if let Err(refusal) = game.check(&state, &mut memo, *seat, action) {
                let line = game.refusal_line(&refusal);
                assert!(!line.rules.is_empty(), "'{line}' names no rule");
            }
        }
        if accepts(game, &state, &mut memo, &input) {
            game.apply(&mut state, &mut memo, &input, &mut Nothing);
            sane(game, &state);
        }
    }
}

fn read_line<G: Worded>(
    game: &G,
    state: &G::State,
    memo: &mut G::Memo,
    line: &str,
) -> Option<Input<G::Action>> {
    if let Ok(input) = inputs::read(game, state, line) {
        return Some(input);
    }
    let seat = match game.pending(state) {
        Pending::Decide { awaited, .. } => awaited.iter().next().unwrap_or(Seat(0)),
        Pending::Chance(chance) => {
            let number = line.strip_prefix("pick ")?.trim().parse::<u64>().ok()?;
            return Some(Input::Drawn(kernel::dice::draw(&mut stream(number, 0), chance)));
        }
        Pending::Over(_) => Seat(0),
    };
    match line.strip_prefix("pick ").and_then(|number| number.trim().parse::<usize>().ok()) {
        Some(number) => {
            let mut list = Vec::new();
            game.legal_actions(state, memo, seat, &mut list);
            let place = number.checked_rem(list.len())?;
            Some(Input::Choose(seat, list[place]))
        }
        None => game.parse_action(line).ok().map(|action| Input::Choose(seat, action)),
    }
}

/// A text as a position: where it is accepted it is written back to itself, and can be played on.
pub fn position<G: Worded>(game: &G, data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(mut state) = game.position(&text) else { return };
    let words = game.position_words(&state);
    assert_eq!(game.position(&words).as_ref(), Ok(&state), "'{words}' is read as another position");
    let (mut memo, mut rng) = (G::Memo::default(), stream(data.len() as u64, 0));
    sane(game, &state);
    for _ in 0..PLAYED_ON {
        let Some(input) = choose(game, &state, &mut memo, &Manner::even(Talk::Anybody), &mut rng) else {
            break;
        };
        game.apply(&mut state, &mut memo, &input, &mut Nothing);
        sane(game, &state);
    }
}

fn sane<G: Game>(game: &G, state: &G::State) {
    match game.pending(state) {
        Pending::Decide { awaited, may } => {
            assert!(!awaited.is_empty(), "nobody is awaited");
            assert!(awaited.iter().all(|seat| seat.0 < game.seats() && !may.contains(seat)));
        }
        Pending::Chance(chance) => assert!(chance.count() >= 1 && chance.sides() >= 1, "{chance:?}"),
        Pending::Over(_) => {}
    }
}

/// Bytes as a journal: read, or refused at a line that exists. What is read is written back to the same journal, and
/// the engine judges it without a panic.
pub fn journal<G: Worded>(make: impl Fn() -> G, data: &[u8]) {
    match journal::parse_bytes(data) {
        Ok(journal) => {
            let (_, text) = Writer::resume(&journal);
            if journal.format >= journal::FORMAT {
                let again = journal::parse(&text).expect("a journal that was written is read");
                assert_eq!((&again.header, again.records.len()), (&journal.header, journal.records.len()));
            }
            // Whether today's rules agree with a mutated record is open; that they answer is not.
            let verified = journal::verify(make(), &journal).is_ok();
            let replayed = journal::replay(make(), &journal).is_ok();
            assert!(replayed || !verified, "what is verified can be replayed");
        }
        Err(damage) => {
            let lines = data.iter().filter(|&&byte| byte == b'\n').count() + 1;
            assert!((1..=lines).contains(&damage.line), "{damage:?} in a text of {lines} lines");
        }
    }
}

/// Bytes as a scenario: every case is played or refused with a line.
pub fn scenario<G: Worded>(make: impl Fn(&str) -> Result<G, String>, data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines = text.lines().count().max(1);
    match scenario::run_text(make, &text) {
        Ok(reports) => {
            for problem in reports.into_iter().filter_map(|report| report.problem) {
                assert!((1..=lines + 1).contains(&problem.line), "{problem} in a text of {lines} lines");
                assert!(!problem.text.contains("panicked"), "{problem}");
            }
        }
        Err(error) => assert!((1..=lines).contains(&error.line), "{error} in a text of {lines} lines"),
    }
}

/// Bytes as a content file: `read` takes it or says why not.
pub fn content<T, E: Display>(read: impl Fn(&str) -> Result<T, E>, data: &[u8]) {
    if let Err(error) = read(&String::from_utf8_lossy(data)) {
        assert!(!error.to_string().trim().is_empty(), "a refusal without a word");
    }
}

/// Every file of a corpus, in the order of names.
pub fn corpus(folder: &Path) -> Vec<Vec<u8>> {
    let place = folder.display();
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{place}: {error}"));
    let mut paths: Vec<_> =
        entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    paths.sort();
    let read = |path| std::fs::read(path).unwrap_or_else(|error| panic!("{place}: {error}"));
    paths.iter().map(read).collect()
}

/// Tries every text of a corpus and `count` mutations of them. Panics with the first bytes on which `target` does, to
/// be put into the corpus.
pub fn mutate(corpus: &[Vec<u8>], seed: u64, count: usize, target: impl Fn(&[u8])) {
    assert!(!corpus.is_empty(), "a corpus without a text shows nothing");
    corpus.iter().for_each(|data| attempt(data, &target));
    let mut rng = stream(seed, 0);
    for _ in 0..count {
        let mut data = corpus[below_usize(&mut rng, corpus.len())].clone();
        for _ in 0..=below_usize(&mut rng, 3) {
            let other = &corpus[below_usize(&mut rng, corpus.len())];
            data = mangle::bytes(&data, other, &mut rng);
        }
        attempt(&data, &target);
    }
}

fn attempt(data: &[u8], target: &impl Fn(&[u8])) {
    if catch_unwind(AssertUnwindSafe(|| target(data))).is_err() {
        panic!("this text does harm; keep it in the corpus:\n{}", data.escape_ascii());
    }
}
