//! Whole games kept as text, so that a change of behaviour nobody meant is seen.
//!
//! A playthrough has every input of a seeded random game, what every viewer saw of it, and now and then what every
//! viewer's table looks like. It is compared with a kept file, line by line; `UPDATE_GOLDEN=1` writes the file anew,
//! to be read by whoever meant the change.

use std::fmt::Write;
use std::path::Path;

use kernel::journal::groups::viewer_word;
use kernel::journal::{DiceSource, Entry, Header, Viewers, Writer, seen_lines};
use kernel::{Input, Pending, Viewer, Worded};

use scenario::inputs;

use crate::random;

/// A kept file is not larger than this.
pub const MOST_BYTES: usize = 60_000;

/// Which game to play, and how much of it to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playthrough<'a> {
    pub setup: &'a str,
    pub seed: u64,
    pub most_inputs: usize,
    /// The views are written after every so many inputs, at the start and at the end.
    pub views_every: usize,
}

/// The text of a playthrough.
pub fn write<G: Worded>(game: &G, playthrough: Playthrough<'_>) -> String {
    let mut text =
        format!("game: {}\nsetup: {}\nseed: {}\n", game.title(), playthrough.setup, playthrough.seed);
    let (mut state, mut memo) = (game.start(), G::Memo::default());
    write_views(&mut text, game, &state);
    let inputs = random::play(game, playthrough.seed, playthrough.most_inputs);
    for (place, input) in inputs.iter().enumerate() {
        let _ = writeln!(text, "{}", inputs::write(game, &state, input));
        let mut events = Vec::new();
        game.apply(&mut state, &mut memo, input, &mut events);
        for (viewers, line) in seen_lines(game, &events) {
            let viewers = match viewers {
                Viewers::All => "*".to_owned(),
                Viewers::Only(words) => words.join(","),
            };
            let _ = writeln!(text, "> {viewers} {line}");
        }
        let last = place + 1 == inputs.len();
        if last || (place + 1).is_multiple_of(playthrough.views_every.max(1)) {
            write_views(&mut text, game, &state);
        }
    }
    if let Pending::Over(outcome) = game.pending(&state) {
        let _ = writeln!(text, "over: {}", game.outcome_line(&outcome));
    }
    text
}

fn write_views<G: Worded>(text: &mut String, game: &G, state: &G::State) {
    for viewer in Viewer::all(game.seats()) {
        let _ = writeln!(text, "| {}", viewer_word(game, viewer));
        for line in game.view_words(&game.view(state, viewer)).lines() {
            let _ = writeln!(text, "|   {line}");
        }
    }
}

/// Compares a playthrough with its kept file in a test; panics at the first line that differs.
pub fn hold_file<G: Worded>(path: &Path, game: &G, playthrough: Playthrough<'_>) {
    let place = path.display();
    let now = write(game, playthrough);
    assert!(now.len() <= MOST_BYTES, "{place}: {} bytes are too many to be read by anybody", now.len());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, now).unwrap_or_else(|error| panic!("{place}: {error}"));
        return;
    }
    let kept = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{place}: {error}"));
    if let Some(difference) = difference(&kept, &now) {
        panic!("{place}: {difference}\nset UPDATE_GOLDEN=1 to keep what is said now");
    }
}

/// The first line at which two texts part.
pub fn difference(kept: &str, now: &str) -> Option<String> {
    if kept == now {
        return None;
    }
    let (mut kept, mut now) = (kept.lines(), now.lines());
    let mut line = 1;
    loop {
        match (kept.next(), now.next()) {
            (Some(before), Some(after)) if before == after => line += 1,
            (None, None) => return Some(format!("line {line}: the ends of lines differ")),
            (before, after) => {
                let [before, after] = [before, after].map(|text| text.unwrap_or("(the end)"));
                return Some(format!("line {line}:\n  kept {before}\n  now  {after}"));
            }
        }
    }
}

/// The journal of a seeded random game, as a driver with seeded dice would have written it.
pub fn journal<G: Worded>(
    game: &G,
    setup: &str,
    files: Vec<(String, String)>,
    seed: u64,
    most_inputs: usize,
) -> String {
    let header = Header {
        game: game.title().to_owned(),
        files,
        setup: setup.to_owned(),
        dice: DiceSource::Seeded,
        practice: false,
    };
    let (mut writer, mut text) = Writer::begin(&header);
    let (mut state, mut memo) = (game.start(), G::Memo::default());
    for input in random::play(game, seed, most_inputs) {
        let entry = match &input {
            Input::Choose(seat, action) => Entry::choose(game, *seat, action),
            Input::Drawn(drawn) => Entry::draw(&game.draw_words(&state), drawn),
        };
        let mut events = Vec::new();
        game.apply(&mut state, &mut memo, &input, &mut events);
        text.push_str(&writer.entry(&entry, &seen_lines(game, &events)));
    }
    if let Pending::Over(outcome) = game.pending(&state) {
        let line = game.outcome_line(&outcome);
        text.push_str(&writer.entry(&Entry::Over { line }, &[]));
    }
    text
}
