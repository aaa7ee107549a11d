//! What reader and writer share about single lines: escapes, and the check that runs over the whole text.

use std::fmt::Write;

use xxhash_rust::xxh3::Xxh3Default;

/// What stands between a line's text and its check.
const BEFORE_CHECK: &str = " ~";

/// The digits of a check.
const DIGITS: usize = 8;

/// Free text for one line: no line break in it, and no `~`, which only a check has.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '~' => out.push_str("\\~"),
            _ => out.push(letter),
        }
    }
    out
}

/// The text before [`escape`]; `None` for a mark that is not one, or one that should have been escaped.
pub fn unescape(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        out.push(match letter {
            '\\' => match letters.next()? {
                '\\' => '\\',
                'n' => '\n',
                'r' => '\r',
                '~' => '~',
                _ => return None,
            },
            '~' | '\r' => return None,
            _ => letter,
        });
    }
    Some(out)
}

/// A line's text and, where it has one, its check.
pub fn split_check(line: &str) -> (&str, Option<Result<u32, &str>>) {
    // The mark and a blank before it are plain bytes, so that both places are between two letters.
    let place = line.len().checked_sub(BEFORE_CHECK.len() + DIGITS);
    let place = place.filter(|&place| line.as_bytes()[place..].starts_with(BEFORE_CHECK.as_bytes()));
    let Some(place) = place else { return (line, None) };
    let digits = &line[place + BEFORE_CHECK.len()..];
    let plain = digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let check = u32::from_str_radix(digits, 16).ok().filter(|_| plain).ok_or(digits);
    (&line[..place], Some(check))
}

/// The running check: the low half of the XXH3 hash of all bytes up to here.
#[derive(Clone, Default)]
pub struct Check(Xxh3Default);

impl Check {
    /// Takes in more of the text, as it stands.
    pub fn add(&mut self, text: &str) {
        self.0.update(text.as_bytes());
    }

    pub fn value(&self) -> u32 {
        (self.0.digest() & u64::from(u32::MAX)) as u32
    }

    /// Ends the last line of `text`, which is new, with its check.
    pub fn close(&mut self, text: &mut String) {
        self.add(text);
        let open = text.len();
        writeln!(text, "{BEFORE_CHECK}{:08x}", self.value()).expect("writing to a string does not fail");
        let closing = &text[open..];
        self.0.update(closing.as_bytes());
    }
}
