//! Who sees the same of an event: a journal writes each line once and before it everybody who sees it so.

use super::{SPECTATOR, Viewers};
use crate::{Line, Viewer, Worded, WrittenLine};

/// Each event as everybody sees it. A viewer is named in one line of an event at most; those who see nothing of it
/// are named in none.
pub fn seen_lines<G: Worded>(game: &G, events: &[G::Event]) -> Vec<(Viewers, Line)> {
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    let mut lines = Vec::new();
    for event in events {
        let mut groups: Vec<(Vec<Viewer>, Line)> = Vec::new();
        for &viewer in &viewers {
            let Some(seen) = game.seen(event, viewer) else { continue };
            let line = game.event_line(&seen);
            match groups.iter_mut().find(|(_, other)| *other == line) {
                Some((group, _)) => group.push(viewer),
                None => groups.push((vec![viewer], line)),
            }
        }
        for (group, line) in groups {
            let all = group.len() == viewers.len();
            let words = || group.iter().map(|&viewer| viewer_word(game, viewer)).collect();
            lines.push((if all { Viewers::All } else { Viewers::Only(words()) }, line));
        }
    }
    lines
}

/// The same as a journal has it.
pub fn seen_written<G: Worded>(game: &G, events: &[G::Event]) -> Vec<(Viewers, WrittenLine)> {
    seen_lines(game, events).into_iter().map(|(viewers, line)| (viewers, line.written())).collect()
}

/// How a viewer is written in a journal.
pub fn viewer_word<G: Worded>(game: &G, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => game.seat_word(seat),
        Viewer::Spectator => SPECTATOR.to_owned(),
    }
}
