//! Writes a journal bit by bit: each call returns exactly the text to append, so that a driver can store a move before
//! anybody is shown it.

use std::fmt::Write;

use super::marks::{Check, escape};
use super::{DiceSource, Entry, FORMAT, Header, Inputs, Journal, PRACTICE_FORMAT, Viewers};
use crate::Message;

/// The end of a journal, where it goes on.
#[derive(Clone)]
pub struct Writer {
    check: Check,
    inputs: Inputs,
}

impl Writer {
    /// A new journal, and its first lines.
    pub fn begin(header: &Header) -> (Writer, String) {
        let format = if header.practice { PRACTICE_FORMAT } else { FORMAT };
        let mut text = format!("tactica journal {format}\n");
        line(&mut text, "game", &header.game);
        for (path, content) in &header.files {
            line(&mut text, "file", path);
            file(&mut text, content);
        }
        line(&mut text, "setup", &header.setup);
        match header.dice {
            DiceSource::Seeded => text.push_str("dice seeded\n"),
            DiceSource::Typed => text.push_str("dice typed\n"),
            DiceSource::Fair(commitment) => line(&mut text, "dice fair", &commitment.to_string()),
        }
        if header.practice {
            text.push_str("practice\n");
        }
        text.push_str("begin");
        let mut writer = Writer { check: Check::default(), inputs: Inputs::default() };
        writer.check.close(&mut text);
        (writer, text)
    }

    /// Goes on with a journal that was read, and all its text so far. Where nothing was cut off and the format is not
    /// the first, that is the text it was read from; otherwise the driver puts it in the place of that text. A
    /// journal of an older format is better rewritten first ([`super::rewrite`]), which also says who saw what.
    pub fn resume(journal: &Journal) -> (Writer, String) {
        let (mut writer, mut text) = Writer::begin(&journal.header);
        for record in &journal.records {
            text.push_str(&writer.entry(&record.entry, &record.events));
        }
        (writer, text)
    }

    /// One more entry with what was seen of it. A takeback must be to one of [`Writer::in_force`].
    pub fn entry(&mut self, entry: &Entry, events: &[(Viewers, Message)]) -> String {
        self.inputs.follow(entry);
        let mut text = words(entry);
        for (viewers, line) in events {
            let viewers = match viewers {
                Viewers::All => "*".to_owned(),
                Viewers::Only(words) => words.join(","),
            };
            write!(text, "\n> {} {}", escape(&viewers), escape(&line.to_string()))
                .expect("writing to a string does not fail");
        }
        self.check.close(&mut text);
        text
    }

    /// How many inputs were written, those taken back included.
    pub fn inputs(&self) -> u64 {
        self.inputs.count
    }

    /// The numbers of the inputs that were not taken back, from the oldest on.
    pub fn in_force(&self) -> &[u64] {
        &self.inputs.in_force
    }
}

/// An entry as journals have it, without what was seen of it.
pub fn words(entry: &Entry) -> String {
    match entry {
        Entry::Choose { seat, words } => format!("{}: {}", escape(seat), escape(words)),
        Entry::Draw { label, words } => format!("draw {}: {}", escape(label), escape(words)),
        Entry::Takeback { to } => format!("takeback {to}"),
        Entry::Over { line } => format!("over {}", escape(&line.to_string())),
        Entry::Entropy { seat, text } => format!("entropy {} {}", escape(seat), escape(text)),
        Entry::Reveal { seed } => format!("reveal {seed}"),
    }
}

fn line(text: &mut String, key: &str, words: &str) {
    writeln!(text, "{key} {}", escape(words)).expect("writing to a string does not fail");
}

/// The lines of a file; `|- ` stands before a last line that is not ended.
fn file(text: &mut String, content: &str) {
    for piece in content.split_inclusive('\n') {
        match piece.strip_suffix('\n') {
            Some(whole) => writeln!(text, "| {whole}"),
            None => writeln!(text, "|- {piece}"),
        }
        .expect("writing to a string does not fail");
    }
}
