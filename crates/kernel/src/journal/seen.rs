//! What one viewer saw of a game, from the record alone.
//!
//! Inputs and draws are left out: a choice may be hidden, and so may what was drawn. Whatever of them was open is said
//! by the events.

use super::{Entry, Inputs, Journal};
use crate::Message;

/// One thing that a viewer saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen<'a> {
    Line(&'a Message),
    Over(&'a Message),
    /// So many of the lines before, not counting those already taken back, never happened.
    TakenBack {
        lines: usize,
    },
}

/// Everything that `viewer`, a seat word or `spectator`, saw, in its order.
pub fn seen_by<'a>(journal: &'a Journal, viewer: &str) -> Vec<Seen<'a>> {
    let mut seen = Vec::new();
    let mut inputs = Inputs::default();
    // How many lines stood before each input in force.
    let mut before = Vec::new();
    let mut standing = 0;
    for record in &journal.records {
        match &record.entry {
            Entry::Choose { .. } | Entry::Draw { .. } => {
                inputs.add();
                before.push(standing);
            }
            Entry::Takeback { to } => {
                if let Some(left) = inputs.take_back(*to) {
                    let lines = standing - before[left];
                    standing = before[left];
                    before.truncate(left);
                    seen.push(Seen::TakenBack { lines });
                }
            }
            Entry::Over { line } => {
                standing += 1;
                seen.push(Seen::Over(line));
            }
            Entry::Entropy { .. } | Entry::Reveal { .. } => {}
        }
        for (_, line) in record.events.iter().filter(|(viewers, _)| viewers.include(viewer)) {
            standing += 1;
            seen.push(Seen::Line(line));
        }
    }
    seen
}

/// The same as text, a line each: events as they are written, `over …` for the end, and `taken-back lines=3`.
pub fn as_seen_by(journal: &Journal, viewer: &str) -> String {
    let write = |seen| match seen {
        Seen::Line(line) => format!("{line}\n"),
        Seen::Over(line) => format!("over {line}\n"),
        Seen::TakenBack { lines } => format!("taken-back lines={lines}\n"),
    };
    seen_by(journal, viewer).into_iter().map(write).collect()
}
