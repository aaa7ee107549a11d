//! The terminal: lines out, lines in, never wider than eighty columns.
//!
//! Whatever is printed goes through [`Console`], so that a reader who has gone ends the program quietly instead of
//! by a panic. Colour is only ever an addition: it appears on a terminal alone, never with `NO_COLOR` set, and no
//! fact is told by it.

use std::io::{self, BufRead, IsTerminal, Write};

use catalog::texts::{Arg, Texts};

use crate::failure::Failure;

/// Lines longer than this are folded.
pub const WIDTH: usize = 80;

/// How a line stands out on a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    Plain,
    Heading,
    Quiet,
    Warning,
}

pub struct Console<'a> {
    pub texts: &'a Texts,
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
    terminal: bool,
    /// Whether what is typed appears among what is printed.
    echoes: bool,
    colour: bool,
}

impl<'a> Console<'a> {
    pub fn new(texts: &'a Texts) -> Console<'a> {
        let terminal = io::stdout().is_terminal();
        let colour = terminal
            && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
            && std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        Console {
            texts,
            input: Box::new(io::stdin().lock()),
            output: Box::new(io::stdout()),
            terminal,
            echoes: terminal && io::stdin().is_terminal(),
            colour,
        }
    }

    /// The same terminal with other texts.
    pub fn with_texts<'b>(self, texts: &'b Texts) -> Console<'b> {
        let Console { texts: _, input, output, terminal, echoes, colour } = self;
        Console { texts, input, output, terminal, echoes, colour }
    }

    /// Prints a message of the program, folded.
    pub fn say(&mut self, key: &str, args: &[(&str, Arg)]) -> Result<(), Failure> {
        self.say_in(Tone::Plain, key, args)
    }

    pub fn say_in(&mut self, tone: Tone, key: &str, args: &[(&str, Arg)]) -> Result<(), Failure> {
        let text = self.texts.say(key, args);
        self.print_in(tone, &text)
    }

    /// Prints lines of text, each folded where it is too long.
    pub fn print(&mut self, text: &str) -> Result<(), Failure> {
        self.print_in(Tone::Plain, text)
    }

    pub fn print_in(&mut self, tone: Tone, text: &str) -> Result<(), Failure> {
        for line in text.split('\n') {
            for folded in fold(line, WIDTH) {
                let painted = self.paint(tone, &folded);
                writeln!(self.output, "{painted}")?;
            }
        }
        Ok(())
    }

    /// Prints text as it stands: machine-readable output must not be folded.
    pub fn print_raw(&mut self, text: &str) -> Result<(), Failure> {
        self.output.write_all(text.as_bytes())?;
        Ok(())
    }

    pub fn gap(&mut self) -> Result<(), Failure> {
        writeln!(self.output)?;
        Ok(())
    }

    /// Takes what stands there out of sight, where there is a screen.
    pub fn clear(&mut self) -> Result<(), Failure> {
        if self.terminal {
            // Clears the lines that can be scrolled back to as well, since a hidden card may stand in them.
            write!(self.output, "\x1b[H\x1b[2J\x1b[3J")?;
        }
        Ok(())
    }

    /// Asks, and reads one line; `None` when nothing more will come.
    pub fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        let folded = fold(prompt, WIDTH - 2);
        let (last, before) = folded.split_last().expect("folding gives at least one line");
        for line in before {
            writeln!(self.output, "{line}")?;
        }
        let painted = self.paint(Tone::Heading, last);
        write!(self.output, "{painted} ")?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.read_until(b'\n', &mut bytes).unwrap_or(0);
        if read == 0 || !self.echoes {
            // Nothing typed has ended the line of the question, so the next output would begin behind it.
            writeln!(self.output)?;
        }
        if read == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn paint(&self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Plain => return text.to_owned(),
            Tone::Heading => "1",
            Tone::Quiet => "2",
            Tone::Warning => "33",
        };
        if self.colour && !text.is_empty() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// Breaks a line at blanks so that no piece is wider than `width`; what follows is indented like the line's own
/// beginning, behind its bullet or number if it has one.
pub fn fold(line: &str, width: usize) -> Vec<String> {
    let length = |text: &str| text.chars().count();
    if length(line) <= width {
        return vec![line.trim_end().to_owned()];
    }
    let blanks = length(line) - length(line.trim_start());
    let mark = line.trim_start().split_inclusive(' ').next().filter(|word| {
        let word = word.trim_end();
        word == "-" || word.ends_with('.') && word.trim_end_matches('.').chars().all(|c| c.is_ascii_digit())
    });
    // A line that is indented belongs to what stands above it; its rest is indented further, to belong to the line.
    let deeper = mark.map_or(if blanks > 0 { 4 } else { 0 }, length);
    let hang = " ".repeat((blanks + deeper).min(width / 2));
    let mut lines = Vec::new();
    let mut current = " ".repeat(blanks.min(width / 2));
    let mut empty = true;
    // A no-break space keeps a number and its sign together.
    for word in line.split_ascii_whitespace() {
        if !empty && length(&current) + 1 + length(word) > width {
            lines.push(std::mem::replace(&mut current, hang.clone()));
            empty = true;
        }
        if !empty {
            current.push(' ');
        }
        current.push_str(word);
        empty = false;
    }
    lines.push(current);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A long choice is folded behind its number, so that the eye and a screen reader find the numbers.
    #[test]
    fn folds_behind_a_number() {
        assert_eq!(fold("  12. one two three", 13), ["  12. one two", "      three"]);
        assert_eq!(fold("one two three", 9), ["one two", "three"]);
        assert_eq!(fold(" one two three", 12), [" one two", "     three"]);
        assert_eq!(fold("", 9), [""]);
    }

    /// A word that does not fit anywhere stands on a line of its own and is not broken.
    #[test]
    fn keeps_words_whole() {
        assert_eq!(fold("a enormously b", 5), ["a", "enormously", "b"]);
    }
}
