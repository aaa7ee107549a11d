//! Why content is refused, and where in which file.
//!
//! A [`Problem`] carries its data, not a sentence: `key` and `args` are for the texts in three languages, `rule` names
//! the rule that the content would break. `Display` is the plain English of logs and of tests.

use std::fmt;

use crate::face::Face;

/// A refusal with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    pub path: String,
    /// From 1; 0 where the trouble is with no line in particular, as when a file is missing.
    pub line: u32,
    /// In characters, from 1; 0 together with the line.
    pub column: u32,
    pub problem: Problem,
}

impl ContentError {
    /// A refusal that belongs to no line.
    pub(super) fn of_file(path: &str, problem: Problem) -> ContentError {
        ContentError { path: path.to_owned(), line: 0, column: 0, problem }
    }

    /// The rule that the content would break, where it is one of the game's and not of the format.
    pub fn rule(&self) -> Option<&'static str> {
        self.problem.rule()
    }
}

impl fmt::Display for ContentError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 {
            write!(out, "{}: {}", self.path, self.problem)
        } else {
            write!(out, "{}:{}:{}: {}", self.path, self.line, self.column, self.problem)
        }
    }
}

impl std::error::Error for ContentError {}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Not TOML, an unknown key, a key that every such file has and this one lacks, or a value of the wrong type.
    Unreadable {
        message: String,
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
    UnknownArea {
        area: String,
    },
    EmptyArea {
        area: String,
    },
    LevelDoesNotExist {
        level: i64,
        highest: u8,
    },
    RepeatedLevel {
        level: u8,
    },
    /// An entry of `effects` that says nothing or several things.
    NotOneEffect {
        count: usize,
    },
    /// An effect on heroes on a collective card, or one on the table on an individual card.
    WrongEffect {
        effect: &'static str,
        card: &'static str,
    },
    /// A symbol that nobody can use on that level.
    ImpossiblePlace {
        face: Face,
        level: u8,
    },
    /// TITAN where a face is asked for that heroes can use.
    TitanFace {
        key: &'static str,
    },
    NoSymbols {
        key: &'static str,
    },
    TooManySymbols {
        key: &'static str,
        total: u32,
        most: u32,
    },
    /// More CANNON on one card than there are cannons, and so than a round allows.
    OverCannonCap {
        symbols: u32,
        cannons: u8,
    },
    SameFaces {
        face: Face,
    },
    /// A face that works on any level already.
    FaceHasNoPlace {
        face: Face,
    },
    VictoryWithoutKillZone,
    NoKillingCard,
    UnknownParameter {
        parameter: String,
    },
    BadParameter {
        parameter: String,
        value: String,
        expected: &'static str,
    },
}

/// A value within a problem's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    Text(String),
    Number(i64),
}

impl Problem {
    /// The rule that the content would break.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Problem::WrongCount { key: "titans" | "card" | "ability", .. } => Some("setup.titan"),
            Problem::WrongCount { key: "tactics", .. } => Some("setup.tactics"),
            Problem::WrongCount { key: "heroes" | "starts", .. } => Some("setup.heroes"),
            Problem::WrongCount { key: "condition", .. } => Some("tactics.pay"),
            Problem::WrongCount { key: "effects", .. } => Some("action.effects"),
            Problem::OutOfRange { key: "weak" | "kill", .. } => Some("track.zones"),
            Problem::UnknownArea { .. } | Problem::EmptyArea { .. } => Some("action.area"),
            Problem::LevelDoesNotExist { .. } => Some("levels.line"),
            Problem::NotOneEffect { .. } | Problem::WrongEffect { .. } => Some("action.effects"),
            Problem::ImpossiblePlace { face: Face::Cannon, .. } => Some("dice.cannon"),
            Problem::ImpossiblePlace { face: Face::Fight, .. } => Some("dice.fight"),
            Problem::TitanFace { .. } => Some("dice.titan"),
            Problem::NoSymbols { .. } | Problem::TooManySymbols { .. } => Some("tactics.pay"),
            Problem::OverCannonCap { .. } => Some("dice.cannon_cap"),
            Problem::SameFaces { .. } => Some("hero.erwin"),
            Problem::FaceHasNoPlace { .. } => Some("hero.hange"),
            Problem::VictoryWithoutKillZone | Problem::NoKillingCard => Some("win.heroes"),
            Problem::Unreadable { .. }
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
            | Problem::OutOfRange { .. }
            | Problem::WrongCount { .. }
            | Problem::UnknownWord { .. }
            | Problem::RepeatedLevel { .. }
            | Problem::ImpossiblePlace { .. }
            | Problem::UnknownParameter { .. }
            | Problem::BadParameter { .. } => None,
        }
    }

    /// The name of the problem's text.
    pub fn key(&self) -> &'static str {
        self.text().0
    }

    /// The values that the text names.
    pub fn args(&self) -> Vec<(&'static str, Argument)> {
        self.text().1
    }

    /// The text's name and its values, in one place so that they cannot part.
    fn text(&self) -> (&'static str, Vec<(&'static str, Argument)>) {
        fn size(count: usize) -> Argument {
            Argument::Number(i64::try_from(count).unwrap_or(i64::MAX))
        }
        fn number(value: impl Into<i64>) -> Argument {
            Argument::Number(value.into())
        }
        fn text(value: &str) -> Argument {
            Argument::Text(value.to_owned())
        }
        match self {
            Problem::Unreadable { message } => ("content-unreadable", vec![("message", text(message))]),
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
            Problem::UnknownWord { key, value, known } => (
                "content-unknown-word",
                vec![("key", text(key)), ("value", text(value)), ("known", text(&known.join(", ")))],
            ),
            Problem::UnknownArea { area } => ("content-unknown-area", vec![("area", text(area))]),
            Problem::EmptyArea { area } => ("content-empty-area", vec![("area", text(area))]),
            Problem::LevelDoesNotExist { level, highest } => (
                "content-level-does-not-exist",
                vec![("level", number(*level)), ("highest", number(*highest))],
            ),
            Problem::RepeatedLevel { level } => ("content-repeated-level", vec![("level", number(*level))]),
            Problem::NotOneEffect { count } => ("content-not-one-effect", vec![("count", size(*count))]),
            Problem::WrongEffect { effect, card } => {
                ("content-wrong-effect", vec![("effect", text(effect)), ("card", text(card))])
            }
            Problem::ImpossiblePlace { face, level } => {
                ("content-impossible-place", vec![("face", text(face.word())), ("level", number(*level))])
            }
            Problem::TitanFace { key } => ("content-titan-face", vec![("key", text(key))]),
            Problem::NoSymbols { key } => ("content-no-symbols", vec![("key", text(key))]),
            Problem::TooManySymbols { key, total, most } => (
                "content-too-many-symbols",
                vec![("key", text(key)), ("total", number(*total)), ("most", number(*most))],
            ),
            Problem::OverCannonCap { symbols, cannons } => (
                "content-over-cannon-cap",
                vec![("symbols", number(*symbols)), ("cannons", number(*cannons))],
            ),
            Problem::SameFaces { face } => ("content-same-faces", vec![("face", text(face.word()))]),
            Problem::FaceHasNoPlace { face } => {
                ("content-face-has-no-place", vec![("face", text(face.word()))])
            }
            Problem::VictoryWithoutKillZone => ("content-victory-without-kill-zone", vec![]),
            Problem::NoKillingCard => ("content-no-killing-card", vec![]),
            Problem::UnknownParameter { parameter } => {
                ("content-unknown-parameter", vec![("parameter", text(parameter))])
            }
            Problem::BadParameter { parameter, value, expected } => (
                "content-bad-parameter",
                vec![("parameter", text(parameter)), ("value", text(value)), ("expected", text(expected))],
            ),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Unreadable { message } => write!(out, "{message}"),
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
                write!(out, "`{key}` is `{value}`, but must be one of: {}", known.join(", "))
            }
            Problem::UnknownArea { area } => write!(out, "the edition has no area `{area}`"),
            Problem::EmptyArea { area } => write!(out, "nobody can stand in area `{area}`"),
            Problem::LevelDoesNotExist { level, highest } => {
                write!(out, "there is no level {level}: levels go from 0 to {highest}")
            }
            Problem::RepeatedLevel { level } => write!(out, "level {level} is there twice"),
            Problem::NotOneEffect { count } => {
                write!(out, "an effect says one thing, but this one says {count}")
            }
            Problem::WrongEffect { effect, card } => {
                write!(out, "effect `{effect}` cannot be on a card with `{card}`")
            }
            Problem::ImpossiblePlace { face, level } => {
                write!(out, "nobody can use `{}` on level {level}", face.word())
            }
            Problem::TitanFace { key } => {
                write!(out, "`{key}` asks for the face `titan`, which no hero uses")
            }
            Problem::NoSymbols { key } => write!(out, "`{key}` asks for nothing"),
            Problem::TooManySymbols { key, total, most } => {
                write!(out, "`{key}` asks for {total} symbols, but there are dice for {most}")
            }
            Problem::OverCannonCap { symbols, cannons } => {
                write!(out, "the card asks for {symbols} `cannon`, but there are {cannons} cannons")
            }
            Problem::SameFaces { face } => write!(out, "`{}` is swapped with itself", face.word()),
            Problem::FaceHasNoPlace { face } => {
                write!(out, "`{}` does not wound, so it cannot wound from afar", face.word())
            }
            Problem::VictoryWithoutKillZone => write!(out, "a card that wins must have `zone = \"kill\"`"),
            Problem::NoKillingCard => write!(out, "no tactics card wins the game for the heroes"),
            Problem::UnknownParameter { parameter } => {
                write!(out, "the edition has no parameter `{parameter}`")
            }
            Problem::BadParameter { parameter, value, expected } => {
                write!(out, "`{value}` cannot be `{parameter}`, which must be: {expected}")
            }
        }
    }
}
