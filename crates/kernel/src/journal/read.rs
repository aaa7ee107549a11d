//! Reads a journal and trusts nothing: whatever is not exactly as written is [`Damage`] with its line.
//!
//! Only the end may be missing, as after a power cut: an entry counts once its check is there, and what comes after
//! the last whole entry is left off and told ([`Journal::cut`]). Start at [`parse`].

use std::fmt;

use super::marks::{Check, split_check, unescape};
use super::{Cut, DiceSource, Entry, FORMAT, Header, Inputs, Journal, PRACTICE_FORMAT, Record, Viewers};
use crate::Message;
use crate::dice::fair::{Commitment, Seed};

/// What is wrong with a journal, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The line on which it was noticed, counted from one.
    pub line: usize,
    /// The line on which the entry begins, or one for the header: the damage is not further up than this.
    pub from: usize,
    pub fault: Fault,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Bytes that are not UTF-8.
    NotText,
    NotAJournal {
        found: String,
    },
    /// A format that is not known here.
    Format {
        found: String,
    },
    /// Lines that end as on Windows. They would all be different from what was checked.
    CarriageReturn,
    /// The text breaks off before `begin`, so that there is no game to go on with.
    CutHeader,
    /// Something else stands here; `expected` is the pattern of the lines that may.
    Unclear {
        found: String,
        expected: &'static str,
    },
    /// A backslash before something that needs none, or a `~` without one.
    Escape {
        found: String,
    },
    /// The entry ends without its check.
    NoCheck,
    /// The check is not eight hexadecimal digits.
    CheckDigits {
        found: String,
    },
    /// The text above is not the one that was written.
    Check {
        found: u32,
        due: u32,
    },
    /// An input that does not exist, or was taken back already.
    Takeback {
        to: u64,
    },
    /// An `entropy` or `reveal` where the dice are not fair ones.
    NotFair,
    /// A draw, an `entropy` or another `reveal` after the seed was revealed.
    AfterReveal,
}

const GAME: &str = "game NAME";
const FILE_OR_SETUP: &str = "file PATH, setup WORDS";
const FILE_LINE: &str = "| LINE, file PATH, setup WORDS";
const DICE: &str = "dice seeded, dice typed, dice fair COMMITMENT";
const PRACTICE: &str = "practice";
const BEGIN: &str = "begin";
const ENTRY: &str = "SEAT: WORDS, draw LABEL: WORDS, takeback NUMBER, over LINE, entropy SEAT TEXT, reveal SEED, > VIEWERS LINE";
const EVENT: &str = "> VIEWERS NAME KEY=VALUE [RULE]";

/// Reads a journal from the bytes of a file, which may break off within a letter.
pub fn parse_bytes(bytes: &[u8]) -> Result<Journal, Damage> {
    let error = match std::str::from_utf8(bytes) {
        Ok(text) => return parse(text),
        Err(error) => error,
    };
    let (good, bad) = bytes.split_at(error.valid_up_to());
    let good = std::str::from_utf8(good).expect("the text is valid up to there");
    let journal = parse_with_rest(good, bad.len());
    if error.error_len().is_none() {
        return journal;
    }
    let line = 1 + good.bytes().filter(|&byte| byte == b'\n').count();
    match journal {
        // Damage before those bytes comes first; that the text breaks off there is no damage of its own.
        Err(damage) if damage.fault != Fault::CutHeader => Err(damage),
        Err(damage) => Err(Damage { line, from: damage.from, fault: Fault::NotText }),
        Ok(journal) => {
            Err(Damage { line, from: journal.cut.map_or(line, |cut| cut.line), fault: Fault::NotText })
        }
    }
}

/// Reads a journal.
pub fn parse(text: &str) -> Result<Journal, Damage> {
    parse_with_rest(text, 0)
}

/// Reads a journal of which `rest` more bytes could not be made text.
fn parse_with_rest(text: &str, rest: usize) -> Result<Journal, Damage> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let (whole, tail) = text.split_at(whole);
    let mut reader = Reader { rest: whole, line: 0, check: Check::default() };
    let format = reader.format(tail)?;
    let header = reader.header(format)?;
    let mut journal = Journal { format, header, records: Vec::new(), cut: None };
    let mut course = Course { inputs: Inputs::default(), dice: journal.header.dice, revealed: false };
    loop {
        let (good, line) = (reader.rest, reader.line + 1);
        let broken = !tail.is_empty() || rest > 0;
        let record = if format < FORMAT { reader.record_of_format_1(tail)? } else { reader.record()? };
        match record {
            Some(record) => {
                course.follow(&record)?;
                journal.records.push(record);
            }
            None => {
                let bytes = good.len() + tail.len() + rest;
                let lines = good.lines().count() + usize::from(broken);
                journal.cut = (bytes > 0).then_some(Cut { line, lines, bytes });
                return Ok(journal);
            }
        }
    }
}

/// The lines still to read.
struct Reader<'a> {
    rest: &'a str,
    /// The number of the line read last.
    line: usize,
    check: Check,
}

impl<'a> Reader<'a> {
    /// The next line, without taking it.
    fn peek(&self) -> Option<&'a str> {
        self.rest.split_once('\n').map(|(line, _)| line)
    }

    /// Takes the next line. Its bytes are not yet part of the check.
    fn next(&mut self) -> Option<&'a str> {
        let (line, rest) = self.rest.split_once('\n')?;
        self.rest = rest;
        self.line += 1;
        Some(line)
    }

    fn damage(&self, from: usize, fault: Fault) -> Damage {
        Damage { line: self.line, from, fault }
    }

    fn unclear(&self, from: usize, found: &str, expected: &'static str) -> Damage {
        self.damage(from, Fault::Unclear { found: clip(found), expected })
    }

    fn unescape(&self, from: usize, text: &str) -> Result<String, Damage> {
        unescape(text).ok_or_else(|| self.damage(from, Fault::Escape { found: clip(text) }))
    }

    /// The first line.
    fn format(&mut self, tail: &str) -> Result<u8, Damage> {
        const TITLE: &str = "tactica journal ";
        let Some(line) = self.next() else {
            self.line = 1;
            let begun = TITLE.starts_with(tail) || tail.starts_with(TITLE);
            let fault = if begun { Fault::CutHeader } else { Fault::NotAJournal { found: clip(tail) } };
            return Err(self.damage(1, fault));
        };
        let fault = match line.strip_prefix(TITLE) {
            Some("1" | "2" | "3") => None,
            Some("1\r" | "2\r" | "3\r") => Some(Fault::CarriageReturn),
            Some(found) => Some(Fault::Format { found: clip(found) }),
            None => Some(Fault::NotAJournal { found: clip(line) }),
        };
        match fault {
            Some(fault) => Err(self.damage(1, fault)),
            None => {
                self.take_in(line);
                Ok(match line.as_bytes().last() {
                    Some(b'1') => 1,
                    Some(b'3') => PRACTICE_FORMAT,
                    _ => FORMAT,
                })
            }
        }
    }

    fn take_in(&mut self, line: &str) {
        self.check.add(line);
        self.check.add("\n");
    }

    fn header(&mut self, format: u8) -> Result<Header, Damage> {
        let line = self.header_line()?;
        let game = self.value(line, "game", GAME)?;
        if game.is_empty() || game.contains(char::is_whitespace) {
            return Err(self.unclear(1, line, GAME));
        }
        let mut files: Vec<(String, String)> = Vec::new();
        let setup = loop {
            let line = self.header_line()?;
            let expected = if files.is_empty() { FILE_OR_SETUP } else { FILE_LINE };
            if line.starts_with("file ") {
                files.push((self.value(line, "file", expected)?, String::new()));
            } else if line.starts_with('|') {
                // A line without its end is the last of its file.
                let open = files
                    .last_mut()
                    .map(|(_, text)| text)
                    .filter(|text| text.is_empty() || text.ends_with('\n'));
                let ended = line.strip_prefix("| ").map(|line| (line, "\n"));
                let unended = line.strip_prefix("|- ").filter(|line| !line.is_empty()).map(|line| (line, ""));
                match (open, ended.or(unended)) {
                    (Some(text), Some((line, end))) => {
                        text.push_str(line);
                        text.push_str(end);
                    }
                    (None, _) | (_, None) => return Err(self.unclear(1, line, expected)),
                }
            } else {
                break self.value(line, "setup", expected)?;
            }
        };
        let line = self.header_line()?;
        let dice = match line.strip_prefix("dice ") {
            Some("seeded") => Some(DiceSource::Seeded),
            Some("typed") => Some(DiceSource::Typed),
            Some(source) => source.strip_prefix("fair ").and_then(Commitment::parse).map(DiceSource::Fair),
            None => None,
        };
        let dice = dice.ok_or_else(|| self.unclear(1, line, DICE))?;
        let practice = format == PRACTICE_FORMAT;
        if practice {
            let line = self.header_line()?;
            if line != PRACTICE {
                return Err(self.unclear(1, line, PRACTICE));
            }
        }
        self.begin(format)?;
        Ok(Header { game, files, setup, dice, practice })
    }

    /// The last line of the header, with the check over all of it.
    fn begin(&mut self, format: u8) -> Result<(), Damage> {
        let Some(line) = self.next() else { return Err(self.cut_header()) };
        let closed = if format < FORMAT { (line, true) } else { self.close(1, line)? };
        match closed {
            ("begin", true) => Ok(()),
            ("begin", false) => Err(self.damage(1, Fault::NoCheck)),
            _ => Err(self.unclear(1, line, BEGIN)),
        }
    }

    fn header_line(&mut self) -> Result<&'a str, Damage> {
        let Some(line) = self.next() else { return Err(self.cut_header()) };
        self.take_in(line);
        Ok(line)
    }

    fn cut_header(&self) -> Damage {
        Damage { line: self.line + 1, from: 1, fault: Fault::CutHeader }
    }

    /// What stands behind the key of a header line.
    fn value(&self, line: &str, key: &str, expected: &'static str) -> Result<String, Damage> {
        let value = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' '));
        self.unescape(1, value.ok_or_else(|| self.unclear(1, line, expected))?)
    }

    /// Takes in a line that may carry a check: its text, and whether a right check closed it.
    fn close(&mut self, from: usize, line: &'a str) -> Result<(&'a str, bool), Damage> {
        let (text, check) = split_check(line);
        self.check.add(text);
        let closed = match check {
            None => false,
            Some(Err(found)) => {
                return Err(self.damage(from, Fault::CheckDigits { found: clip(found) }));
            }
            Some(Ok(found)) => {
                let due = self.check.value();
                if found != due {
                    return Err(self.damage(from, Fault::Check { found, due }));
                }
                true
            }
        };
        self.check.add(&line[text.len()..]);
        self.check.add("\n");
        Ok((text, closed))
    }

    /// The next entry up to the line that carries its check; `None` where the text ends before that.
    fn record(&mut self) -> Result<Option<Record>, Damage> {
        let Some(line) = self.next() else { return Ok(None) };
        let from = self.line;
        let (text, mut closed) = self.close(from, line)?;
        let entry = self.entry(from, text)?;
        let mut events = Vec::new();
        while !closed {
            match self.peek() {
                None => return Ok(None),
                Some(line) if !line.starts_with('>') => return Err(self.damage(from, Fault::NoCheck)),
                Some(_) => {}
            }
            let line = self.next().expect("a line was seen to follow");
            let text;
            (text, closed) = self.close(from, line)?;
            let said = text.strip_prefix("> ").and_then(|said| said.split_once(' '));
            let (viewers, said) = said.ok_or_else(|| self.unclear(from, line, EVENT))?;
            let viewers = self.viewers(from, viewers)?;
            events.push((viewers, self.written(from, said)?));
        }
        Ok(Some(Record { line: from, entry, events }))
    }

    /// The next entry of the first draft, which ends where another begins. `tail` is a broken last line: where it
    /// belongs to an entry's events, the whole entry is left off.
    fn record_of_format_1(&mut self, tail: &str) -> Result<Option<Record>, Damage> {
        let Some(line) = self.next() else { return Ok(None) };
        let from = self.line;
        let entry = self.entry(from, line)?;
        let mut events = Vec::new();
        while self.peek().is_some_and(|line| line.starts_with('>')) {
            let line = self.next().expect("a line was seen to follow");
            let said = line.strip_prefix("> ").ok_or_else(|| self.unclear(from, line, EVENT))?;
            events.push((Viewers::All, self.written(from, said)?));
        }
        let broken = self.rest.is_empty() && tail.starts_with('>');
        Ok(if broken { None } else { Some(Record { line: from, entry, events }) })
    }

    fn entry(&self, from: usize, text: &str) -> Result<Entry, Damage> {
        let unclear = || self.unclear(from, text, ENTRY);
        let (key, rest) = text.split_once(' ').ok_or_else(unclear)?;
        if let Some(seat) = key.strip_suffix(':').filter(|seat| !seat.is_empty()) {
            return Ok(Entry::Choose { seat: self.unescape(from, seat)?, words: self.unescape(from, rest)? });
        }
        match key {
            "draw" => {
                let (label, words) = rest.split_once(": ").ok_or_else(unclear)?;
                Ok(Entry::Draw { label: self.unescape(from, label)?, words: self.unescape(from, words)? })
            }
            "takeback" => {
                let to = rest.parse().ok().filter(|to: &u64| to.to_string() == rest).ok_or_else(unclear)?;
                Ok(Entry::Takeback { to })
            }
            "over" => Ok(Entry::Over { line: self.written(from, rest)? }),
            "entropy" => {
                let (seat, text) = rest.split_once(' ').ok_or_else(unclear)?;
                Ok(Entry::Entropy { seat: self.unescape(from, seat)?, text: self.unescape(from, text)? })
            }
            "reveal" => Ok(Entry::Reveal { seed: Seed::parse(rest).ok_or_else(unclear)? }),
            _ => Err(unclear()),
        }
    }

    fn viewers(&self, from: usize, words: &str) -> Result<Viewers, Damage> {
        if words == "*" {
            return Ok(Viewers::All);
        }
        let words: Vec<String> = self.unescape(from, words)?.split(',').map(str::to_owned).collect();
        if words.iter().any(String::is_empty) {
            return Err(self.unclear(from, &words.join(","), EVENT));
        }
        Ok(Viewers::Only(words))
    }

    fn written(&self, from: usize, text: &str) -> Result<Message, Damage> {
        let text = self.unescape(from, text)?;
        Message::parse(&text).map_err(|unclear| self.unclear(from, &unclear.found, EVENT))
    }
}

/// What entries so far allow the next one to be.
struct Course {
    inputs: Inputs,
    dice: DiceSource,
    revealed: bool,
}

impl Course {
    fn follow(&mut self, record: &Record) -> Result<(), Damage> {
        let fair = matches!(self.dice, DiceSource::Fair(_));
        let fault = match &record.entry {
            Entry::Takeback { to } if self.inputs.in_force.binary_search(to).is_err() => {
                Some(Fault::Takeback { to: *to })
            }
            Entry::Entropy { .. } | Entry::Reveal { .. } if !fair => Some(Fault::NotFair),
            Entry::Entropy { .. } | Entry::Reveal { .. } | Entry::Draw { .. } if self.revealed => {
                Some(Fault::AfterReveal)
            }
            Entry::Reveal { .. } => {
                self.revealed = true;
                None
            }
            Entry::Choose { .. }
            | Entry::Draw { .. }
            | Entry::Takeback { .. }
            | Entry::Over { .. }
            | Entry::Entropy { .. } => None,
        };
        self.inputs.follow(&record.entry);
        match fault {
            None => Ok(()),
            Some(fault) => Err(Damage { line: record.line, from: record.line, fault }),
        }
    }
}

/// So much of some text as an error needs to show; a hostile line may be very long.
fn clip(text: &str) -> String {
    const MOST: usize = 80;
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

impl Fault {
    /// The name of this fault in the texts.
    pub fn key(&self) -> &'static str {
        match self {
            Fault::NotText => "not-text",
            Fault::NotAJournal { .. } => "not-a-journal",
            Fault::Format { .. } => "format",
            Fault::CarriageReturn => "carriage-return",
            Fault::CutHeader => "cut-header",
            Fault::Unclear { .. } => "unclear",
            Fault::Escape { .. } => "escape",
            Fault::NoCheck => "no-check",
            Fault::CheckDigits { .. } => "check-digits",
            Fault::Check { .. } => "check",
            Fault::Takeback { .. } => "takeback",
            Fault::NotFair => "not-fair",
            Fault::AfterReveal => "after-reveal",
        }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            Fault::NotText => f.write_str("these bytes are not UTF-8 text"),
            Fault::NotAJournal { found } => {
                write!(f, "found '{}', expected 'tactica journal {FORMAT}'", found.escape_debug())
            }
            Fault::Format { found } => {
                write!(
                    f,
                    "found the format '{}', expected 1, {FORMAT} or {PRACTICE_FORMAT}",
                    found.escape_debug()
                )
            }
            Fault::CarriageReturn => {
                f.write_str("found a carriage return, expected lines that end in a line feed alone")
            }
            Fault::CutHeader => f.write_str("the journal breaks off before the game began"),
            Fault::Unclear { found, expected } => {
                write!(f, "found '{}', expected one of: {expected}", found.escape_debug())
            }
            Fault::Escape { found } => {
                write!(
                    f,
                    "found '{}', expected \\ only in \\\\ \\n \\r \\~ and no other ~",
                    found.escape_debug()
                )
            }
            Fault::NoCheck => write!(f, "the entry that begins on line {} has no check", self.from),
            Fault::CheckDigits { found } => {
                write!(f, "found '{}', expected a check of eight hexadecimal digits", found.escape_debug())
            }
            Fault::Check { found, due } => write!(
                f,
                "found the check {found:08x}, expected {due:08x}: lines {} to {} are not as they were written",
                self.from, self.line
            ),
            Fault::Takeback { to } => write!(f, "input {to} cannot be taken back: it is not in force"),
            Fault::NotFair => f.write_str("found entropy or a seed, and the dice are not fair ones"),
            Fault::AfterReveal => f.write_str("found a draw, entropy or a seed after the seed was revealed"),
        }
    }
}

impl std::error::Error for Damage {}
