//! Every sentence a person reads, made from what the games and the program say in keys and numbers.
//!
//! The messages are Fluent files, built into the program. [`Texts::line`] turns a game's line into a sentence:
//! `loses-heart hero=levi left=2` looks for the message `line-loses-heart`, which may use
//!
//! - `$hero`: the text of the name (`name-levi`), or a number as a number;
//! - `$hero_id`: the word as it stands, to select by;
//! - `$hero_count`: how many, where the word is an amount (`fight:2`) or a list (`levi+eren`).
//!
//! A message that does not exist leaves the line as it was written, so that a journal of a later version can still be
//! shown. Tests see to it that none is missing today.

use std::borrow::Cow;
use std::sync::Arc;

use content::File;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use kernel::journal::Header;
use kernel::{Line, WrittenLine};

use crate::Lang;
use crate::games;
use crate::packs::{OwnNames, OwnPack, is_of_a_word, own_names, packs_among, together};
use crate::shown::laststand::paid_by_power;

/// The texts of all games and of the program in one language.
#[derive(Clone)]
pub struct Texts {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    /// What packs of one's own call their things.
    own: Arc<OwnNames>,
}

/// Why a sentence could not be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Missing {
    /// There is no such message.
    Message(String),
    /// The message exists, but something in it could not be filled in.
    Part { message: String, problem: String },
}

/// A value given to a message of the program.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    Number(i64),
    Text(Cow<'a, str>),
}

impl From<i64> for Arg<'_> {
    fn from(value: i64) -> Self {
        Arg::Number(value)
    }
}

impl From<usize> for Arg<'_> {
    fn from(value: usize) -> Self {
        Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg<'_> {
    fn from(value: u64) -> Self {
        Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Arg<'_> {
    fn from(value: u8) -> Self {
        Arg::Number(i64::from(value))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(value: &'a str) -> Self {
        Arg::Text(Cow::Borrowed(value))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(value: &'a String) -> Self {
        Arg::Text(Cow::Borrowed(value))
    }
}

impl From<String> for Arg<'_> {
    fn from(value: String) -> Self {
        Arg::Text(Cow::Owned(value))
    }
}

impl Texts {
    pub fn new(lang: Lang) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        for (_, text) in games::text_files(lang) {
            // A file with a mistake gives all its other messages; a test refuses such a file.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { lang, bundle: Arc::new(bundle), own: Arc::default() }
    }

    /// The same texts with the names that packs of one's own give to their things.
    #[must_use]
    pub fn with_packs(&self, packs: &[OwnPack]) -> Texts {
        let own = together(packs).iter().flat_map(|files| own_names(files, self.lang)).collect();
        self.with_own(own)
    }

    /// The same texts with the names of the packs of one's own that a journal was played with, which go before all others.
    #[must_use]
    pub fn with_journal(&self, header: &Header) -> Texts {
        // Most journals have none, and their files are many.
        if packs_among(&header.files).is_empty() {
            return self.clone();
        }
        let file = |(path, text): &(String, String)| File { path: path.clone(), text: text.clone() };
        let mut own = OwnNames::clone(&self.own);
        own.extend(own_names(&header.files.iter().map(file).collect::<Vec<_>>(), self.lang));
        self.with_own(own)
    }

    fn with_own(&self, mut own: OwnNames) -> Texts {
        // What a pack calls a trait or tokens that have a name already is not asked for.
        own.retain(|message, _| !is_of_a_word(message) || !self.bundle.has_message(message));
        Texts { lang: self.lang, bundle: Arc::clone(&self.bundle), own: Arc::new(own) }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A message of the program; its key where there is none.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.try_say(key, args).unwrap_or_else(|_| key.to_owned())
    }

    pub fn try_say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Result<String, Missing> {
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            match value {
                Arg::Number(number) => fluent.set(*name, *number),
                Arg::Text(text) => fluent.set(*name, text.as_ref()),
            }
        }
        self.format(key, None, &fluent)
    }

    pub fn has(&self, key: &str) -> bool {
        self.own.contains_key(key) || self.bundle.has_message(key)
    }

    /// The sentence of a line that a game said.
    pub fn line(&self, line: &WrittenLine) -> String {
        self.filled(line, &mut Vec::new()).unwrap_or_else(|_| line.to_string())
    }

    pub fn game_line(&self, line: &Line) -> String {
        self.line(&line.written())
    }

    /// The sentence, or the first thing that is missing for it, be it only a name.
    pub fn try_line(&self, line: &WrittenLine) -> Result<String, Missing> {
        let mut nameless = Vec::new();
        let text = self.filled(line, &mut nameless)?;
        nameless.into_iter().next().map_or(Ok(text), Err)
    }

    /// The sentence, with ids in the place of names that do not exist, which are added to `nameless`.
    fn filled(&self, line: &WrittenLine, nameless: &mut Vec<Missing>) -> Result<String, Missing> {
        let mut args = FluentArgs::with_capacity(line.words.len() * 3);
        for (key, value) in &line.words {
            let word = self.word(value, nameless);
            args.set(format!("{key}_id"), value.clone());
            if let Some(count) = word.count {
                args.set(format!("{key}_count"), count);
            }
            args.set(key.clone(), word.value);
        }
        if let Some(face) = paid_by_power(line) {
            args.set("with", self.name(face));
        }
        self.format(&format!("line-{}", line.name), None, &args)
    }

    /// What a reader of somebody's words expected. A form such as `key=value` is the same in every language and stays.
    pub fn expected(&self, words: &str) -> String {
        self.try_say(&expected_key(words), &[]).unwrap_or_else(|_| words.to_owned())
    }

    /// The text of a name id; the id itself where it has none.
    pub fn name(&self, id: &str) -> String {
        self.try_name(id).unwrap_or_else(|_| id.to_owned())
    }

    pub(crate) fn try_name(&self, id: &str) -> Result<String, Missing> {
        if let Some((id, tag)) = id.split_once('/') {
            let (name, tag) = (self.try_name(id)?, self.try_name(tag)?);
            return self.try_say("tagged", &[("name", name.into()), ("tag", tag.into())]);
        }
        // What an ability is called is a message of its own, since its id names it already.
        let key = if id.starts_with("ability-") { id.to_owned() } else { format!("name-{id}") };
        self.format(&key, None, &FluentArgs::new())
    }

    pub fn rule_title(&self, slug: &str) -> Option<String> {
        self.format(&rule_key(slug), None, &FluentArgs::new()).ok()
    }

    /// What the rule does, in a sentence or three.
    pub fn rule_meaning(&self, slug: &str) -> Option<String> {
        self.format(&rule_key(slug), Some("meaning"), &FluentArgs::new()).ok()
    }

    /// Why a ruling of ours is as it is.
    pub fn rule_reason(&self, slug: &str) -> Option<String> {
        self.format(&rule_key(slug), Some("reason"), &FluentArgs::new()).ok()
    }

    /// `a`, `a and b`, `a, b and c`, as the language has it.
    pub fn list(&self, parts: &[String]) -> String {
        match parts {
            [] => self.say("list-none", &[]),
            [one] => one.clone(),
            [most @ .., last] => {
                self.say("list-last", &[("most", most.join(", ").into()), ("last", last.into())])
            }
        }
    }

    /// One value of a written line.
    fn word(&self, value: &str, nameless: &mut Vec<Missing>) -> Filled {
        if value == "none" {
            return Filled { value: self.say("list-none", &[]).into(), count: Some(0) };
        }
        if value.contains('+') {
            let parts: Vec<String> = value.split('+').map(|part| self.single(part, nameless)).collect();
            let count = i64::try_from(parts.len()).unwrap_or(i64::MAX);
            return Filled { value: self.list(&parts).into(), count: Some(count) };
        }
        if let Ok(number) = value.parse::<i64>() {
            return Filled { value: number.into(), count: None };
        }
        let count = counted(value).map_or(1, |(_, amount)| amount);
        Filled { value: self.single(value, nameless).into(), count: Some(count) }
    }

    /// A number, a name, or an amount of something, as text.
    fn single(&self, value: &str, nameless: &mut Vec<Missing>) -> String {
        let mut named = |id: &str| {
            self.try_name(id).unwrap_or_else(|missing| {
                nameless.push(missing);
                id.to_owned()
            })
        };
        match counted(value) {
            Some((id, amount)) => {
                self.say("counted", &[("amount", amount.into()), ("name", named(id).into())])
            }
            None if value.parse::<i64>().is_ok() => value.to_owned(),
            None => named(value),
        }
    }

    pub(crate) fn format(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Result<String, Missing> {
        if let Some(name) = self.own.get(key).filter(|_| attribute.is_none()) {
            return Ok(name.clone());
        }
        let whole = || attribute.map_or_else(|| key.to_owned(), |name| format!("{key}.{name}"));
        let message = self.bundle.get_message(key).ok_or_else(|| Missing::Message(whole()))?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let pattern = pattern.ok_or_else(|| Missing::Message(whole()))?;
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(Missing::Part { message: whole(), problem: error.to_string() }),
        }
    }
}

struct Filled {
    value: FluentValue<'static>,
    count: Option<i64>,
}

/// `fight:2` as the id and the amount.
fn counted(value: &str) -> Option<(&str, i64)> {
    let (id, amount) = value.rsplit_once(':')?;
    Some((id, amount.parse().ok()?))
}

/// The message of something expected: its letters and numbers.
fn expected_key(words: &str) -> String {
    let parts = words.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    std::iter::once("expected").chain(parts).collect::<Vec<_>>().join("-").to_ascii_lowercase()
}

/// The message of a rule: Fluent has no dots in its ids.
fn rule_key(slug: &str) -> String {
    format!("rule-{}", slug.replace(['.', '_'], "-"))
}
