//! What a game says: a key of the texts, typed arguments and the rules it rests on.
//!
//! A [`Message`] stays data until the last step; a sentence is made of it at the edge, by whoever knows the reader's
//! language and units, and no sentence is ever read back. Written down it looks like
//! `loses-heart hero=levi left=2 [action.lose_heart]`: that notation is for journals and scenarios, and only their
//! readers call [`Message::parse`], so that a journal can be shown when the engine that wrote it is long gone.

use std::borrow::Cow;
use std::fmt;

use crate::words::{Rule, Unclear};

type Id = Cow<'static, str>;

/// What the keys of a game's lines begin with; the notation leaves it out.
const LINE: &str = "line-";

/// Something said, in a key and typed arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
pub struct Message {
    /// The message of the texts. What a game tells, asks or refuses has a key that begins with `line-`.
    pub key: Id,
    /// Another form of the same message: an attribute of it.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "Option::is_none"), ts(optional))]
    pub attribute: Option<Id>,
    /// What goes into its gaps.
    #[cfg_attr(
        feature = "wire",
        serde(default, skip_serializing_if = "Args::is_empty"),
        ts(as = "Option<std::collections::BTreeMap<String, Arg>>", optional),
        schemars(with = "std::collections::BTreeMap<String, Arg>")
    )]
    pub args: Args,
    /// The slugs of the rules it rests on.
    #[cfg_attr(
        feature = "wire",
        serde(default, skip_serializing_if = "Rules::is_empty"),
        ts(as = "Option<Vec<String>>", optional),
        schemars(with = "Vec<String>")
    )]
    pub rules: Rules,
}

/// The arguments of a message, by the gaps they go into.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args(Vec<Given>);

/// One argument.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Given {
    gap: Id,
    arg: Arg,
    /// Whether the notation has it. What follows from the rest is told to people alone.
    written: bool,
}

/// The slugs of rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rules(Vec<Id>);

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", serde(tag = "is", content = "of", rename_all = "kebab-case"))]
pub enum Arg {
    Number(i64),
    /// A number that always shows its sign.
    Signed(i64),
    /// So many tenths.
    Tenths(i64),
    /// A chance in whole hundredths; the text has the sign for them.
    Chance(i64),
    Length(Length),
    Point(Spot),
    Figure(Figure),
    /// The id of something with a name in the texts.
    Name(Id),
    /// An ability of a card, or of its bearer's card where the card has none of that id.
    Ability(Ability),
    /// The slug of a rule.
    Rule(Id),
    /// A word that a message selects by and never shows.
    Word(Id),
    /// What somebody typed or a file says, as it stands.
    Text(Id),
    Counted(Counted),
    List(List),
    Message(Box<Message>),
}

/// On what ground something is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", serde(rename_all = "kebab-case"))]
pub enum Ground {
    /// Measured freely, in inches.
    Table,
    /// Counted in squares.
    Board,
}

/// A length in thousandths of an inch or of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
pub struct Length {
    pub thousandths: i32,
    pub on: Ground,
}

/// A point: thousandths of an inch on a table, a square on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
pub struct Spot {
    pub x: i32,
    pub y: i32,
    pub on: Ground,
}

/// Somebody on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
pub struct Figure {
    /// The word for it in choices: `a3`.
    pub word: Id,
    /// The id of its name, where whoever speaks knows it.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "Option::is_none"), ts(optional))]
    pub name: Option<Id>,
    /// Whether the battle has several of that name, so that the word tells them apart.
    pub several: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
pub struct Ability {
    pub card: Id,
    pub id: Id,
}

/// So many of something with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
pub struct Counted {
    pub name: Id,
    pub count: i64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
pub struct List {
    pub parts: Vec<Arg>,
    pub glue: Glue,
}

/// How the parts of a list are held together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize, ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", serde(rename_all = "kebab-case"))]
pub enum Glue {
    And,
    Or,
    Comma,
    Semicolon,
    /// A dot in the middle of the line.
    Dot,
    /// Each part is a sentence, with a capital and a full stop.
    Sentences,
}

impl Message {
    /// A message of the texts.
    pub fn new(key: impl Into<Id>) -> Message {
        Message { key: key.into(), attribute: None, args: Args::default(), rules: Rules::default() }
    }

    /// What a game tells, asks or refuses, by its name in the notation.
    pub fn line(name: &str, rules: &[Rule]) -> Message {
        Message { rules: rules.iter().copied().collect(), ..Message::new(format!("{LINE}{name}")) }
    }

    /// An argument that stands for itself, as a message of its own.
    pub fn said(arg: Arg) -> Message {
        Message::new("said").with("text", arg)
    }

    /// The name of something, as a message of its own.
    pub fn named(id: impl Into<Id>) -> Message {
        Message::said(Arg::Name(id.into()))
    }

    /// These as whole sentences, one after the other.
    pub fn sentences(messages: impl IntoIterator<Item = Message>) -> Message {
        let parts = messages.into_iter().map(Arg::from).collect();
        Message::said(Arg::List(List { parts, glue: Glue::Sentences }))
    }

    /// The name in the notation: the key without what all lines begin with.
    pub fn line_name(&self) -> &str {
        self.key.strip_prefix(LINE).unwrap_or(&self.key)
    }

    #[must_use]
    pub fn with(mut self, gap: impl Into<Id>, arg: Arg) -> Message {
        self.args.0.push(Given { gap: gap.into(), arg, written: true });
        self
    }

    /// The same with what follows from the rest of it, so that the notation leaves it out.
    #[must_use]
    pub fn with_unwritten(mut self, gap: impl Into<Id>, arg: Arg) -> Message {
        self.args.0.push(Given { gap: gap.into(), arg, written: false });
        self
    }

    #[must_use]
    pub fn number(self, gap: impl Into<Id>, value: impl Into<i64>) -> Message {
        self.with(gap, Arg::Number(value.into()))
    }

    #[must_use]
    pub fn name(self, gap: impl Into<Id>, id: impl Into<Id>) -> Message {
        self.with(gap, Arg::Name(id.into()))
    }

    #[must_use]
    pub fn word(self, gap: impl Into<Id>, word: impl Into<Id>) -> Message {
        self.with(gap, Arg::Word(word.into()))
    }

    #[must_use]
    pub fn text(self, gap: impl Into<Id>, text: impl Into<Id>) -> Message {
        self.with(gap, Arg::Text(text.into()))
    }

    #[must_use]
    pub fn message(self, gap: impl Into<Id>, message: Message) -> Message {
        self.with(gap, Arg::from(message))
    }

    /// Another form of the same message.
    #[must_use]
    pub fn attribute(mut self, form: impl Into<Id>) -> Message {
        self.attribute = Some(form.into());
        self
    }

    /// The same with every argument, however deep, as `to` has it.
    #[must_use]
    pub fn mapped(mut self, to: &impl Fn(Arg) -> Arg) -> Message {
        for given in &mut self.args.0 {
            let arg = std::mem::replace(&mut given.arg, Arg::Number(0));
            given.arg = arg.mapped(to);
        }
        self
    }

    /// Whether both are written alike. What was read from a file knows less of its arguments than what was said.
    pub fn is_written_as(&self, other: &Message) -> bool {
        self.key == other.key
            && self.rules == other.rules
            && self.args.written().count() == other.args.written().count()
            && self.args.written().zip(other.args.written()).all(|((gap, arg), (key, value))| {
                gap == key && (arg == value || arg.to_string() == value.to_string())
            })
    }

    /// Reads `name key=value … [slug slug]`; the rules may be left out. The shape of a value tells what it is.
    pub fn parse(text: &str) -> Result<Message, Unclear> {
        let (said, rules) = match text.trim_end().strip_suffix(']') {
            None => (text, ""),
            Some(rest) => rest.rsplit_once('[').ok_or_else(|| Unclear::new(text, "[ before the rules"))?,
        };
        let mut pieces = said.split_whitespace();
        let name = pieces.next().ok_or_else(|| Unclear::new(text, "the name of a line"))?;
        let mut message = Message::line(name, &[]);
        for piece in pieces {
            let (gap, value) = piece.split_once('=').ok_or_else(|| Unclear::new(piece, "key=value"))?;
            message = message.with(gap.to_owned(), Arg::parse(value));
        }
        message.rules = Rules(rules.split_whitespace().map(|slug| Cow::Owned(slug.to_owned())).collect());
        Ok(message)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.line_name())?;
        for (gap, arg) in self.args.written() {
            write!(f, " {gap}={arg}")?;
        }
        if !self.rules.is_empty() {
            write!(f, " [{}]", self.rules.0.join(" "))?;
        }
        Ok(())
    }
}

impl Args {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn get(&self, gap: &str) -> Option<&Arg> {
        self.0.iter().find(|given| given.gap == gap).map(|given| &given.arg)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|given| (given.gap.as_ref(), &given.arg))
    }

    /// Those that the notation has.
    fn written(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().filter(|given| given.written).map(|given| (given.gap.as_ref(), &given.arg))
    }
}

impl Rules {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// Those that an engine named; what was read from a file has none.
    pub fn named(&self) -> impl Iterator<Item = Rule> {
        self.0.iter().filter_map(|slug| if let Cow::Borrowed(slug) = slug { Some(Rule(slug)) } else { None })
    }

    pub fn contains(&self, rule: &Rule) -> bool {
        self.0.iter().any(|known| known == rule.0)
    }

    pub fn push(&mut self, rule: Rule) {
        self.0.push(Cow::Borrowed(rule.0));
    }
}

impl FromIterator<Rule> for Rules {
    fn from_iter<I: IntoIterator<Item = Rule>>(rules: I) -> Rules {
        Rules(rules.into_iter().map(|rule| Cow::Borrowed(rule.0)).collect())
    }
}

impl Extend<Rule> for Rules {
    fn extend<I: IntoIterator<Item = Rule>>(&mut self, rules: I) {
        self.0.extend(rules.into_iter().map(|rule| Cow::Borrowed(rule.0)));
    }
}

impl Arg {
    pub fn named(id: impl Into<Id>) -> Arg {
        Arg::Name(id.into())
    }

    pub fn of(value: impl Into<i64>) -> Arg {
        Arg::Number(value.into())
    }

    /// A message as an argument of another. The gaps of anything else stay as they are.
    pub fn new(key: impl Into<Id>) -> Arg {
        Arg::from(Message::new(key))
    }

    #[must_use]
    pub fn with(self, gap: impl Into<Id>, arg: Arg) -> Arg {
        self.changed(|message| message.with(gap, arg))
    }

    #[must_use]
    pub fn number(self, gap: impl Into<Id>, value: impl Into<i64>) -> Arg {
        self.changed(|message| message.number(gap, value))
    }

    #[must_use]
    pub fn word(self, gap: impl Into<Id>, word: impl Into<Id>) -> Arg {
        self.changed(|message| message.word(gap, word))
    }

    #[must_use]
    pub fn name(self, gap: impl Into<Id>, id: impl Into<Id>) -> Arg {
        self.changed(|message| message.name(gap, id))
    }

    /// Another form of the same message.
    #[must_use]
    pub fn attribute(self, form: impl Into<Id>) -> Arg {
        self.changed(|message| message.attribute(form))
    }

    fn changed(self, change: impl FnOnce(Message) -> Message) -> Arg {
        if let Arg::Message(message) = self { Arg::from(change(*message)) } else { self }
    }

    /// One argument as it stands, several as a list; nothing, if there is none.
    pub fn joined(mut parts: Vec<Arg>, glue: Glue) -> Option<Arg> {
        match parts.len() {
            0 => None,
            1 => parts.pop(),
            _ => Some(Arg::list(parts, glue)),
        }
    }

    pub fn chance(hundredths: u32) -> Arg {
        Arg::Chance(hundredths.into())
    }

    pub fn tenths(tenths: u32) -> Arg {
        Arg::Tenths(tenths.into())
    }

    pub fn counted(name: impl Into<Id>, count: impl Into<i64>) -> Arg {
        Arg::Counted(Counted { name: name.into(), count: count.into() })
    }

    pub fn list(parts: Vec<Arg>, glue: Glue) -> Arg {
        Arg::List(List { parts, glue })
    }

    /// A list such as `a, b and c`.
    pub fn many(parts: Vec<Arg>) -> Arg {
        Arg::list(parts, Glue::And)
    }

    fn mapped(self, to: &impl Fn(Arg) -> Arg) -> Arg {
        match self {
            Arg::List(List { parts, glue }) => {
                to(Arg::list(parts.into_iter().map(|part| part.mapped(to)).collect(), glue))
            }
            Arg::Message(message) => to(Arg::from(message.mapped(to))),
            Arg::Number(_)
            | Arg::Signed(_)
            | Arg::Tenths(_)
            | Arg::Chance(_)
            | Arg::Length(_)
            | Arg::Point(_)
            | Arg::Figure(_)
            | Arg::Name(_)
            | Arg::Ability(_)
            | Arg::Rule(_)
            | Arg::Word(_)
            | Arg::Text(_)
            | Arg::Counted(_) => to(self),
        }
    }

    /// A value of the notation, which is written again as it stands.
    fn parse(text: &str) -> Arg {
        let read = Arg::shaped(text);
        if read.to_string() == text { read } else { Arg::Name(Cow::Owned(text.to_owned())) }
    }

    fn shaped(text: &str) -> Arg {
        let owned = || Cow::Owned(text.to_owned());
        if text == "none" {
            return Arg::many(Vec::new());
        }
        if text.contains('+') {
            return Arg::many(text.split('+').map(Arg::parse).collect());
        }
        if let Ok(number) = text.parse() {
            return Arg::Number(number);
        }
        if let Some(thousandths) = thousandths(text) {
            return Arg::Length(Length { thousandths, on: Ground::Table });
        }
        if let Some((x, y)) = text.split_once(',') {
            // A point of a table that lies on whole inches looks like a square; whoever knows the ground says so.
            let point =
                |on: Ground, read: fn(&str) -> Option<i32>| Some(Spot { x: read(x)?, y: read(y)?, on });
            let square = point(Ground::Board, |part| part.parse().ok());
            let found = square.or_else(|| point(Ground::Table, thousandths));
            return found.map_or_else(|| Arg::Name(owned()), Arg::Point);
        }
        if let Some((name, word)) = text.split_once('/') {
            let (name, word) = (Some(Cow::Owned(name.to_owned())), Cow::Owned(word.to_owned()));
            return Arg::Figure(Figure { word, name, several: true });
        }
        match text.rsplit_once(':').map(|(name, count)| (name, count.parse())) {
            Some((name, Ok(count))) => Arg::Counted(Counted { name: Cow::Owned(name.to_owned()), count }),
            Some((_, Err(_))) | None => Arg::Name(owned()),
        }
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

/// What the program itself has to say, which has no type of its own: a number or a text.
macro_rules! arg_from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(value: $number) -> Arg {
                Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
            }
        })*
    };
}

arg_from_number!(i64, u64, usize, u32, u16, u8);

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(Cow::Owned(text.to_owned()))
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::from(text.as_str())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(Cow::Owned(text))
    }
}

/// An argument in the notation.
impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(value) | Arg::Chance(value) => write!(f, "{value}"),
            Arg::Signed(value) => write!(f, "{value:+}"),
            Arg::Tenths(value) if value % 10 == 0 => write!(f, "{}", value / 10),
            Arg::Tenths(value) => write!(f, "{}.{}", value / 10, value % 10),
            Arg::Length(length) => length.fmt(f),
            Arg::Point(point) => point.fmt(f),
            Arg::Figure(figure) => figure.fmt(f),
            Arg::Name(id) | Arg::Rule(id) | Arg::Word(id) | Arg::Text(id) => f.write_str(id),
            Arg::Ability(Ability { card, id }) => write!(f, "ability-{card}-{id}"),
            Arg::Counted(Counted { name, count }) => write!(f, "{name}:{count}"),
            Arg::List(List { parts, glue: _ }) if parts.is_empty() => f.write_str("none"),
            Arg::List(List { parts, glue: _ }) => {
                for (index, part) in parts.iter().enumerate() {
                    write!(f, "{}{part}", if index == 0 { "" } else { "+" })?;
                }
                Ok(())
            }
            Arg::Message(message) => f.write_str(message.line_name()),
        }
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_thousandths(f, self.thousandths)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.on {
            Ground::Board => write!(f, "{},{}", self.x, self.y),
            Ground::Table => {
                write_thousandths(f, self.x)?;
                f.write_str(",")?;
                write_thousandths(f, self.y)
            }
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            None => f.write_str(&self.word),
            Some(name) if self.several => write!(f, "{name}/{}", self.word),
            Some(name) => f.write_str(name),
        }
    }
}

/// `12.5`: no more decimals than it takes.
fn write_thousandths(f: &mut fmt::Formatter<'_>, value: i32) -> fmt::Result {
    let (whole, rest) = (value.unsigned_abs() / 1000, value.unsigned_abs() % 1000);
    if value < 0 {
        f.write_str("-")?;
    }
    if rest == 0 {
        return write!(f, "{whole}");
    }
    let decimals = format!("{rest:03}");
    write!(f, "{whole}.{}", decimals.trim_end_matches('0'))
}

/// Reads what [`write_thousandths`] writes.
fn thousandths(text: &str) -> Option<i32> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, "0"));
    let numeric = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !numeric(whole) || !numeric(rest) || rest.len() > 3 {
        return None;
    }
    let rest: i32 = format!("{rest:0<3}").parse().ok()?;
    let whole: i32 = whole.parse().ok()?;
    Some(sign * whole.checked_mul(1000)?.checked_add(rest)?)
}

#[cfg(feature = "wire")]
mod wire {
    use std::collections::BTreeMap;

    use serde::de::Deserializer;
    use serde::ser::Serializer;
    use serde::{Deserialize, Serialize};

    use super::{Arg, Args, Cow, Given, Rules};

    impl Serialize for Args {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map(self.iter())
        }
    }

    impl<'de> Deserialize<'de> for Args {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Args, D::Error> {
            let read: BTreeMap<String, Arg> = BTreeMap::deserialize(deserializer)?;
            let given = |(gap, arg)| Given { gap: Cow::Owned(gap), arg, written: true };
            Ok(Args(read.into_iter().map(given).collect()))
        }
    }

    impl Serialize for Rules {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.0.serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for Rules {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
            Vec::deserialize(deserializer).map(Rules)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the notation of a journal has is written again as it stands, and its shape tells what it is.
    #[test]
    fn notation_reads_back() {
        for (value, is) in [
            ("2", Arg::Number(2)),
            ("-3", Arg::Number(-3)),
            ("levi", Arg::named("levi")),
            ("none", Arg::many(Vec::new())),
            ("fight:2", Arg::counted("fight", 2)),
            ("levi+fight:2", Arg::many(vec![Arg::named("levi"), Arg::counted("fight", 2)])),
            ("3.125", Arg::Length(Length { thousandths: 3125, on: Ground::Table })),
            ("9,1", Arg::Point(Spot { x: 9, y: 1, on: Ground::Board })),
            ("-0.5,12", Arg::Point(Spot { x: -500, y: 12_000, on: Ground::Table })),
            (
                "celia/b2",
                Arg::Figure(Figure { word: "b2".into(), name: Some("celia".into()), several: true }),
            ),
            // What is no number as we write it stays a word.
            ("007", Arg::named("007")),
            ("3.10", Arg::named("3.10")),
            ("a,b", Arg::named("a,b")),
        ] {
            let line = format!("does who={value} [some.rule]");
            let message = Message::parse(&line).expect("the line is well formed");
            assert_eq!(message.args.get("who"), Some(&is), "{value}");
            assert_eq!(message.to_string(), line);
        }
    }

    /// What is told to people alone is not in the notation, and does not tell what was said from what was read.
    #[test]
    fn some_is_told_and_not_written() {
        let said = Message::line("pays", &[Rule("a.rule")]).number("count", 2u8);
        let said = said.with_unwritten("with", Arg::named("dodge"));
        assert_eq!(said.to_string(), "pays count=2 [a.rule]");
        let read = Message::parse("pays count=2 [a.rule]").expect("the line is well formed");
        assert!(said.is_written_as(&read) && said != read);
        assert!(
            !said.is_written_as(&Message::parse("pays count=3 [a.rule]").expect("the line is well formed"))
        );
    }

    #[test]
    fn arguments_are_mapped_however_deep() {
        let inner = Message::new("inner").with("list", Arg::many(vec![Arg::of(1u8), Arg::of(2u8)]));
        let more = |arg: Arg| if let Arg::Number(number) = arg { Arg::Number(number + 1) } else { arg };
        let mapped = Message::new("outer").message("inner", inner).mapped(&more);
        let wanted = Message::new("inner").with("list", Arg::many(vec![Arg::of(2u8), Arg::of(3u8)]));
        assert_eq!(mapped.args.get("inner"), Some(&Arg::from(wanted)));
    }
}
