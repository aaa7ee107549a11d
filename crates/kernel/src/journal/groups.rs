//! Who sees the same of an event: a journal writes each line once and before it everybody who sees it so.

use super::{SPECTATOR, Viewers};
use crate::{Message, Viewer, Worded};

/// Each event as everybody sees it. A viewer is named in one line of an event at most; those who see nothing of it
/// are named in none.
pub fn seen_lines<G: Worded>(game: &G, events: &[G::Event]) -> Vec<(Viewers, Message)> {
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    let mut lines = Vec::new();
    for event in events {
        let mut groups: Vec<(Vec<Viewer>, Message)> = Vec::new();
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

/// Whether what was seen then is written as what is seen now. What was read from a file knows less than what was said.
pub fn is_seen_alike(one: &[(Viewers, Message)], other: &[(Viewers, Message)]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| is_one_alike(one, other))
}

pub(super) fn is_one_alike(one: &(Viewers, Message), other: &(Viewers, Message)) -> bool {
    one.0 == other.0 && one.1.is_written_as(&other.1)
}

/// How a viewer is written in a journal.
pub fn viewer_word<G: Worded>(game: &G, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => game.seat_word(seat),
        Viewer::Spectator => SPECTATOR.to_owned(),
    }
}
