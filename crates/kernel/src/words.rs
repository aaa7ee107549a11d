//! What a game says: a name, some words and the rules it rests on. Sentences are made of it elsewhere.
//!
//! A [`Line`] is what an engine emits; written down it looks like `loses-heart hero=levi left=2 [action.lose_heart]`
//! and is read back as a [`WrittenLine`], so that a journal can be shown when the engine that wrote it is long gone.

use std::borrow::Cow;
use std::fmt;

/// A rule of the catalogue, by its slug.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// One value in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    Number(i64),
    /// The id of something with a name in the texts; behind a slash the id of what tells it from others so named.
    Name(Cow<'static, str>),
    /// So many of something with a name.
    Counted(Cow<'static, str>, i64),
    Many(Vec<Word>),
}

impl Word {
    pub fn name(id: impl Into<Cow<'static, str>>) -> Word {
        Word::Name(id.into())
    }

    pub fn number(value: impl Into<i64>) -> Word {
        Word::Number(value.into())
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Number(value) => write!(f, "{value}"),
            Word::Name(id) => f.write_str(id),
            Word::Counted(id, count) => write!(f, "{id}:{count}"),
            Word::Many(words) if words.is_empty() => f.write_str("none"),
            Word::Many(words) => {
                for (place, word) in words.iter().enumerate() {
                    write!(f, "{}{word}", if place == 0 { "" } else { "+" })?;
                }
                Ok(())
            }
        }
    }
}

/// Something said, in keys and numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub name: &'static str,
    pub words: Vec<(&'static str, Word)>,
    pub rules: Vec<Rule>,
}

impl Line {
    pub fn new(name: &'static str, rules: &[Rule]) -> Line {
        Line { name, words: Vec::new(), rules: rules.to_vec() }
    }

    #[must_use]
    pub fn with(mut self, key: &'static str, word: Word) -> Line {
        self.words.push((key, word));
        self
    }

    #[must_use]
    pub fn number(self, key: &'static str, value: impl Into<i64>) -> Line {
        self.with(key, Word::number(value))
    }

    #[must_use]
    pub fn name(self, key: &'static str, id: impl Into<Cow<'static, str>>) -> Line {
        self.with(key, Word::name(id))
    }

    /// The same line as it is read back from a file.
    pub fn written(&self) -> WrittenLine {
        WrittenLine {
            name: self.name.to_owned(),
            words: self.words.iter().map(|(key, word)| ((*key).to_owned(), word.to_string())).collect(),
            rules: self.rules.iter().map(|rule| rule.0.to_owned()).collect(),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written().fmt(f)
    }
}

/// A line as a file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenLine {
    pub name: String,
    pub words: Vec<(String, String)>,
    pub rules: Vec<String>,
}

impl WrittenLine {
    /// Reads `name key=value … [slug slug]`; the rules may be left out.
    pub fn parse(text: &str) -> Result<WrittenLine, Unclear> {
        let (said, rules) = match text.trim_end().strip_suffix(']') {
            None => (text, ""),
            Some(rest) => rest.rsplit_once('[').ok_or_else(|| Unclear::new(text, "[ before the rules"))?,
        };
        let mut pieces = said.split_whitespace();
        let name = pieces.next().ok_or_else(|| Unclear::new(text, "the name of a line"))?.to_owned();
        let mut words = Vec::new();
        for piece in pieces {
            let (key, value) = piece.split_once('=').ok_or_else(|| Unclear::new(piece, "key=value"))?;
            words.push((key.to_owned(), value.to_owned()));
        }
        Ok(WrittenLine { name, words, rules: rules.split_whitespace().map(str::to_owned).collect() })
    }
}

impl fmt::Display for WrittenLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (key, value) in &self.words {
            write!(f, " {key}={value}")?;
        }
        if !self.rules.is_empty() {
            write!(f, " [{}]", self.rules.join(" "))?;
        }
        Ok(())
    }
}

/// A pending draw in words: what is drawn, and how each value is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawWords {
    /// What the draw is, `roll` or `pick` or whose die it is; one word.
    pub label: String,
    /// The word of each value, in order. Different values have different words.
    pub values: Vec<String>,
}

/// Words that could not be read, and what would have been understood there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unclear {
    pub found: String,
    pub expected: String,
}

impl Unclear {
    pub fn new(found: impl Into<String>, expected: impl Into<String>) -> Unclear {
        Unclear { found: found.into(), expected: expected.into() }
    }
}

impl fmt::Display for Unclear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not understood: expected {}", self.found.escape_debug(), self.expected)
    }
}

impl std::error::Error for Unclear {}
