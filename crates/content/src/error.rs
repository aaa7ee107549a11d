//! Why content is refused, and where in which file.
//!
//! A [`Problem`] carries its data, not a sentence: `key` and `args` are for the texts in three languages, `rule` names
//! the rule that the content would break. `Display` is the plain English of logs and of tests.

use std::fmt;

use super::reader::Form;
use super::spelling::nearest;

/// What only one game can find wrong with its content.
pub trait GameProblem: Clone + Eq + fmt::Debug + fmt::Display {
    /// The rule that the content would break.
    fn rule(&self) -> Option<&'static str>;
    /// The name of the problem's text, and what the text needs.
    fn text(&self) -> (&'static str, Vec<(&'static str, Argument)>);
    /// The rule that a number out of its range, or a wrong count, under this key would break.
    fn rule_of_key(key: &str) -> Option<&'static str>;
}

/// A value within a problem's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    Text(String),
    Number(i64),
}

impl Argument {
    pub fn text(text: &str) -> Argument {
        Argument::Text(text.to_owned())
    }

    pub fn number(value: impl Into<i64>) -> Argument {
        Argument::Number(value.into())
    }

    /// A count of things in memory, which is never near the end of `i64`.
    pub fn size(count: usize) -> Argument {
        Argument::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// A refusal with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError<G> {
    pub path: String,
    /// From 1; 0 where the trouble is with no line in particular, as when a file is missing.
    pub line: u32,
    /// In characters, from 1; 0 together with the line.
    pub column: u32,
    pub problem: Problem<G>,
}

impl<G: GameProblem> ContentError<G> {
    /// A refusal that belongs to no line.
    pub fn of_file(path: &str, problem: impl Into<Problem<G>>) -> ContentError<G> {
        ContentError { path: path.to_owned(), line: 0, column: 0, problem: problem.into() }
    }

    /// The rule that the content would break, where it is one of the game's and not of the format.
    pub fn rule(&self) -> Option<&'static str> {
        self.problem.rule()
    }
}

impl<G: GameProblem> fmt::Display for ContentError<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            write!(out, "{}: {}", self.path, self.problem)
        } else {
            write!(out, "{}:{}:{}: {}", self.path, self.line, self.column, self.problem)
        }
    }
}

impl<G: GameProblem> std::error::Error for ContentError<G> {}

/// What breaks the grammar of TOML, as far as a person can be told in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    /// The same key twice in a table.
    RepeatedKey,
    NoValue,
    NoEquals,
    Comma,
    Unclosed,
    Quotes,
    Number,
    Key,
    TooDeep,
    Other,
}

impl Slip {
    pub fn word(self) -> &'static str {
        match self {
            Slip::RepeatedKey => "repeated-key",
            Slip::NoValue => "no-value",
            Slip::NoEquals => "no-equals",
            Slip::Comma => "comma",
            Slip::Unclosed => "unclosed",
            Slip::Quotes => "quotes",
            Slip::Number => "number",
            Slip::Key => "key",
            Slip::TooDeep => "too-deep",
            Slip::Other => "other",
        }
    }

    /// Which slip the TOML reader's words are about.
    pub(crate) fn of(message: &str) -> Slip {
        let signs = [
            ("duplicate key", Slip::RepeatedKey),
            ("cannot extend value", Slip::RepeatedKey),
            ("missing value", Slip::NoValue),
            ("key with no value", Slip::NoEquals),
            ("assignment", Slip::NoEquals),
            ("`=`", Slip::NoEquals),
            ("comma", Slip::Comma),
            ("unclosed", Slip::Unclosed),
            ("recursion limit", Slip::TooDeep),
            ("cannot recurse", Slip::TooDeep),
            ("string", Slip::Quotes),
            ("quote", Slip::Quotes),
            ("key", Slip::Key),
            ("number", Slip::Number),
            ("integer", Slip::Number),
            ("float", Slip::Number),
            ("digit", Slip::Number),
            ("sign", Slip::Number),
            ("leading zero", Slip::Number),
        ];
        // What was expected comes after the first comma and says nothing of what is wrong.
        let wrong = message.split(", expected").next().unwrap_or(message);
        signs.into_iter().find(|(sign, _)| wrong.contains(sign)).map_or(Slip::Other, |(_, slip)| slip)
    }
}

/// What a text needs, with one more word.
fn with(
    mut args: Vec<(&'static str, Argument)>,
    name: &'static str,
    word: &str,
) -> Vec<(&'static str, Argument)> {
    args.push((name, Argument::text(word)));
    args
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem<G> {
    /// Something about a value that only its type knows to be wrong, in the type's own words.
    Unreadable {
        message: String,
    },
    /// The file breaks the grammar of TOML here.
    NotToml {
        slip: Slip,
        /// The reader's own words, for logs.
        message: String,
    },
    UnknownKey {
        key: String,
        known: Vec<&'static str>,
    },
    WrongForm {
        key: &'static str,
        found: Form,
        expected: Form,
    },
    /// A table that has to have one key, since it is one of several words, and has none or several.
    NotOneKey {
        key: &'static str,
        count: usize,
    },
    /// A word that needs something under it and stands alone.
    Alone {
        word: &'static str,
    },
    /// A thing without a name in a language.
    NoName {
        message: String,
        /// The tags of the languages.
        lang: String,
    },
    UnknownFile,
    DuplicateFile,
    NoEdition,
    TwoEditions {
        first: String,
    },
    NoPackFile {
        pack: String,
    },
    BadVersion {
        version: String,
    },
    BadId {
        id: String,
    },
    /// The file or folder is named otherwise than the thing in it.
    IdIsNotName {
        id: String,
        name: String,
    },
    DuplicateId {
        id: String,
        first: String,
    },
    /// A key that is needed because of what the other keys say.
    Missing {
        key: &'static str,
    },
    /// A key that means nothing beside this word.
    NotNeeded {
        key: &'static str,
        beside: String,
    },
    /// Two keys of which one excludes the other.
    Both {
        one: &'static str,
        other: &'static str,
    },
    OutOfRange {
        key: &'static str,
        value: i64,
        least: i64,
        most: i64,
    },
    WrongCount {
        key: &'static str,
        count: usize,
        least: usize,
        most: usize,
    },
    UnknownWord {
        key: &'static str,
        value: String,
        known: Vec<&'static str>,
    },
    UnknownParameter {
        parameter: String,
    },
    BadParameter {
        parameter: String,
        value: String,
        expected: &'static str,
    },
    /// The text is broken from here on: it is not UTF-8.
    NotUtf8,
    /// A folder without the file that makes it a pack.
    NotAPack,
    /// A link that leads out of the folder.
    LinkedAway,
    /// The system does not let it be read, in the system's own words.
    Unread {
        message: String,
    },
    /// More bytes than a file may have, or a folder in all.
    TooLarge {
        most: usize,
    },
    /// More files than a folder may have.
    TooMany {
        most: usize,
    },
    /// Folders within folders beyond what any pack has.
    TooDeep {
        most: usize,
    },
    /// What breaks the grammar of Fluent, in its reader's own words.
    NotFluent {
        message: String,
    },
    /// An id that is a word of the program.
    TakenId {
        id: String,
    },
    /// A text that names nothing there is.
    IdleText {
        message: String,
    },
    /// Two packs with one id.
    TwicePack {
        pack: String,
    },
    /// What only this game knows to be wrong.
    Game(G),
}

impl<G> From<G> for Problem<G> {
    fn from(problem: G) -> Problem<G> {
        Problem::Game(problem)
    }
}

impl<G: GameProblem> Problem<G> {
    /// The rule that the content would break.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Problem::Game(problem) => problem.rule(),
            Problem::OutOfRange { key, .. } | Problem::WrongCount { key, .. } => G::rule_of_key(key),
            Problem::Unreadable { .. }
            | Problem::NotToml { .. }
            | Problem::UnknownKey { .. }
            | Problem::WrongForm { .. }
            | Problem::NotOneKey { .. }
            | Problem::Alone { .. }
            | Problem::NoName { .. }
            | Problem::UnknownFile
            | Problem::DuplicateFile
            | Problem::NoEdition
            | Problem::TwoEditions { .. }
            | Problem::NoPackFile { .. }
            | Problem::BadVersion { .. }
            | Problem::BadId { .. }
            | Problem::IdIsNotName { .. }
            | Problem::DuplicateId { .. }
            | Problem::Missing { .. }
            | Problem::NotNeeded { .. }
            | Problem::Both { .. }
            | Problem::UnknownWord { .. }
            | Problem::UnknownParameter { .. }
            | Problem::NotUtf8
            | Problem::NotAPack
            | Problem::LinkedAway
            | Problem::Unread { .. }
            | Problem::TooLarge { .. }
            | Problem::TooMany { .. }
            | Problem::TooDeep { .. }
            | Problem::NotFluent { .. }
            | Problem::TakenId { .. }
            | Problem::IdleText { .. }
            | Problem::TwicePack { .. }
            | Problem::BadParameter { .. } => None,
        }
    }

    /// The name of the problem's text.
    pub fn key(&self) -> &'static str {
        self.text().0
    }

    /// What the problem's text needs.
    pub fn args(&self) -> Vec<(&'static str, Argument)> {
        self.text().1
    }

    fn text(&self) -> (&'static str, Vec<(&'static str, Argument)>) {
        let (text, number, size) = (Argument::text, Argument::Number, Argument::size);
        match self {
            Problem::Unreadable { message } => ("content-unreadable", vec![("message", text(message))]),
            Problem::NotToml { slip, .. } => ("content-not-toml", vec![("slip", text(slip.word()))]),
            Problem::UnknownKey { key, known } => {
                let args = vec![("key", text(key)), ("known", text(&known.join(", ")))];
                match nearest(key, known) {
                    None => ("content-unknown-key", args),
                    Some(like) => ("content-unknown-key-like", with(args, "like", like)),
                }
            }
            Problem::WrongForm { key, found, expected } => (
                "content-wrong-form",
                vec![("key", text(key)), ("found", text(found.word())), ("expected", text(expected.word()))],
            ),
            Problem::NotOneKey { key, count } => {
                ("content-not-one-key", vec![("key", text(key)), ("count", size(*count))])
            }
            Problem::Alone { word } => ("content-alone", vec![("word", text(word))]),
            Problem::NoName { message, lang } => {
                ("content-no-name", vec![("message", text(message)), ("lang", text(lang))])
            }
            Problem::UnknownFile => ("content-unknown-file", vec![]),
            Problem::DuplicateFile => ("content-duplicate-file", vec![]),
            Problem::NoEdition => ("content-no-edition", vec![]),
            Problem::TwoEditions { first } => ("content-two-editions", vec![("first", text(first))]),
            Problem::NoPackFile { pack } => ("content-no-pack-file", vec![("pack", text(pack))]),
            Problem::BadVersion { version } => ("content-bad-version", vec![("version", text(version))]),
            Problem::BadId { id } => ("content-bad-id", vec![("id", text(id))]),
            Problem::IdIsNotName { id, name } => {
                ("content-id-is-not-name", vec![("id", text(id)), ("name", text(name))])
            }
            Problem::DuplicateId { id, first } => {
                ("content-duplicate-id", vec![("id", text(id)), ("first", text(first))])
            }
            Problem::Missing { key } => ("content-missing", vec![("key", text(key))]),
            Problem::NotNeeded { key, beside } => {
                ("content-not-needed", vec![("key", text(key)), ("beside", text(beside))])
            }
            Problem::Both { one, other } => {
                ("content-both", vec![("one", text(one)), ("other", text(other))])
            }
            Problem::OutOfRange { key, value, least, most } => (
                "content-out-of-range",
                vec![
                    ("key", text(key)),
                    ("value", number(*value)),
                    ("least", number(*least)),
                    ("most", number(*most)),
                ],
            ),
            Problem::WrongCount { key, count, least, most } => (
                "content-wrong-count",
                vec![
                    ("key", text(key)),
                    ("count", size(*count)),
                    ("least", size(*least)),
                    ("most", size(*most)),
                ],
            ),
            Problem::UnknownWord { key, value, known } => {
                let args =
                    vec![("key", text(key)), ("value", text(value)), ("known", text(&known.join(", ")))];
                match nearest(value, known) {
                    None => ("content-unknown-word", args),
                    Some(like) => ("content-unknown-word-like", with(args, "like", like)),
                }
            }
            Problem::UnknownParameter { parameter } => {
                ("content-unknown-parameter", vec![("parameter", text(parameter))])
            }
            Problem::BadParameter { parameter, value, expected } => (
                "content-bad-parameter",
                vec![("parameter", text(parameter)), ("value", text(value)), ("expected", text(expected))],
            ),
            Problem::NotUtf8 => ("content-not-utf8", vec![]),
            Problem::NotAPack => ("content-not-a-pack", vec![]),
            Problem::LinkedAway => ("content-linked-away", vec![]),
            Problem::Unread { message } => ("content-unread", vec![("message", text(message))]),
            Problem::TooLarge { most } => ("content-too-large", vec![("most", size(*most))]),
            Problem::TooMany { most } => ("content-too-many", vec![("most", size(*most))]),
            Problem::TooDeep { most } => ("content-too-deep", vec![("most", size(*most))]),
            Problem::NotFluent { message } => ("content-not-fluent", vec![("message", text(message))]),
            Problem::TakenId { id } => ("content-taken-id", vec![("id", text(id))]),
            Problem::IdleText { message } => ("content-idle-text", vec![("message", text(message))]),
            Problem::TwicePack { pack } => ("content-twice-pack", vec![("pack", text(pack))]),
            Problem::Game(problem) => problem.text(),
        }
    }
}

impl<G: GameProblem> fmt::Display for Problem<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Unreadable { message } => write!(out, "{message}"),
            Problem::NotToml { message, .. } => write!(out, "{message}"),
            Problem::UnknownKey { key, known } => {
                write!(out, "there is no key `{key}` here, but: {}", known.join(", "))?;
                nearest(key, known).map_or(Ok(()), |like| write!(out, "; is it `{like}`?"))
            }
            Problem::WrongForm { key, found, expected } => {
                write!(out, "`{key}` is {}, but must be {}", found.english(), expected.english())
            }
            Problem::NotOneKey { key, count } => {
                write!(out, "a table under `{key}` says {count} things, but must say one")
            }
            Problem::Alone { word } => write!(out, "`{word}` needs a value under it"),
            Problem::NoName { message, lang } => write!(out, "there is no text `{message}` in `{lang}`"),
            Problem::UnknownFile => write!(out, "no content file has such a path"),
            Problem::DuplicateFile => write!(out, "the same file twice"),
            Problem::NoEdition => write!(out, "there is no edition file"),
            Problem::TwoEditions { first } => write!(out, "a second edition beside {first}"),
            Problem::NoPackFile { pack } => write!(out, "pack {pack} has no pack.toml"),
            Problem::BadVersion { version } => {
                write!(out, "version `{version}` is not three numbers with dots between them")
            }
            Problem::BadId { id } => {
                write!(out, "id `{id}` is not made of lower-case letters, digits and single hyphens")
            }
            Problem::IdIsNotName { id, name } => write!(out, "id `{id}` stands under the name `{name}`"),
            Problem::DuplicateId { id, first } => write!(out, "id `{id}` is already used in {first}"),
            Problem::Missing { key } => write!(out, "`{key}` is missing"),
            Problem::NotNeeded { key, beside } => write!(out, "`{key}` means nothing beside `{beside}`"),
            Problem::Both { one, other } => write!(out, "`{one}` and `{other}` exclude each other"),
            Problem::OutOfRange { key, value, least, most } => {
                write!(out, "`{key}` is {value}, but must be from {least} to {most}")
            }
            Problem::WrongCount { key, count, least, most } if least == most => {
                write!(out, "`{key}` is there {count} times, but must be {least} times")
            }
            Problem::WrongCount { key, count, least, most } => {
                write!(out, "`{key}` is there {count} times, but must be {least} to {most} times")
            }
            Problem::UnknownWord { key, value, known } => {
                write!(out, "`{key}` is `{value}`, but must be one of: {}", known.join(", "))?;
                nearest(value, known).map_or(Ok(()), |like| write!(out, "; is it `{like}`?"))
            }
            Problem::UnknownParameter { parameter } => {
                write!(out, "the edition has no parameter `{parameter}`")
            }
            Problem::BadParameter { parameter, value, expected } => {
                write!(out, "`{value}` cannot be `{parameter}`, which must be: {expected}")
            }
            Problem::NotUtf8 => write!(out, "the text is not UTF-8 from here on"),
            Problem::NotAPack => write!(out, "there is no pack.toml, which makes a folder a pack"),
            Problem::LinkedAway => write!(out, "a link that leads out of the folder is not followed"),
            Problem::Unread { message } => write!(out, "it cannot be read: {message}"),
            Problem::TooLarge { most } => write!(out, "more than {most} bytes"),
            Problem::TooMany { most } => write!(out, "more than {most} files"),
            Problem::TooDeep { most } => write!(out, "more than {most} folders within each other"),
            Problem::NotFluent { message } => write!(out, "{message}"),
            Problem::TakenId { id } => write!(out, "`{id}` is a word of the program and no id"),
            Problem::IdleText { message } => write!(out, "the text `{message}` names nothing"),
            Problem::TwicePack { pack } => write!(out, "a second pack with the id `{pack}`"),
            Problem::Game(problem) => write!(out, "{problem}"),
        }
    }
}
