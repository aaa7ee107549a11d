//! Reads a file that may be wrong in several places, and tells all of them.
//!
//! A reader that stops at the first mistake is easy to get right, so it is kept as it is. What it stumbles over is noted and
//! mended in the tree with whatever it says it would have taken, and the file is read again, until it can be read or
//! nothing more can be done. This is how compilers go on after a syntax error: recovery by the smallest repair. What was put
//! in has a place beyond every file ([`is_stand_in`]), so that nobody is told anything about it.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::reader::{self, Form, Misread, Mistake};

/// Places from here on are in no file.
const NOWHERE: usize = usize::MAX / 2;
/// More repairs than a file that was meant to be read can need.
const MOST_REPAIRS: usize = 400;

/// Whether a value was put in where the file had something wrong.
pub(crate) fn is_stand_in(span: &Range<usize>) -> bool {
    span.start >= NOWHERE
}

/// The value, with something in the place of whatever is wrong, and what that is. Without a value the rest could not be read.
pub(crate) fn read<T: DeserializeOwned>(tree: &mut Spanned<DeValue<'_>>) -> (Option<T>, Vec<Misread>) {
    let mut mender = Mender::default();
    let mut wrong = Vec::new();
    for _ in 0..MOST_REPAIRS {
        let misread = match reader::read(tree) {
            Ok(value) => return (Some(value), wrong),
            Err(misread) => misread,
        };
        let Some((span, _)) = misread.place.clone() else {
            wrong.push(misread);
            return (None, wrong);
        };
        let mended = mender.mend(tree, &span, &misread.mistake);
        if !is_stand_in(&span) {
            wrong.push(misread);
        }
        if mended.is_none() {
            break;
        }
    }
    (None, wrong)
}

/// A step down the tree.
enum Down {
    Key(String),
    At(usize),
}

#[derive(Default)]
struct Mender {
    /// How many values were put in.
    made: usize,
    /// The words that can stand where one was put in, and which of them does.
    words: BTreeMap<usize, (&'static [&'static str], usize)>,
}

impl Mender {
    /// Puts something in the place of what is wrong that the reader will take, or gives up.
    fn mend(
        &mut self,
        tree: &mut Spanned<DeValue<'_>>,
        span: &Range<usize>,
        mistake: &Mistake,
    ) -> Option<()> {
        match mistake {
            Mistake::UnknownKey { .. } => {
                let (mut table, key) = entry(tree, &|key, _| key.span() == *span)?;
                table_at(tree, &mut table)?.remove(key.as_str());
            }
            Mistake::MissingKey { key } => {
                let lacks = |table: &DeTable<'_>| !table.contains_key(*key);
                let mut way = node(tree, &|value| {
                    value.span() == *span && value.get_ref().as_table().is_some_and(lacks)
                })?;
                let (name, value) = (Spanned::new(self.nowhere(), Cow::Borrowed(*key)), self.number());
                table_at(tree, &mut way)?.insert(name, value);
            }
            Mistake::UnknownWord { known, .. } => {
                // A word with something under it is a key: the table around it is what cannot be read.
                let mut way = match entry(tree, &|key, _| key.span() == *span) {
                    Some((table, _)) => table,
                    None => node(tree, &|value| value.span() == *span)?,
                };
                let word = self.word(known);
                *value_at(tree, &mut way)? = word;
            }
            Mistake::Alone { word } => {
                let mut way = node(tree, &|value| value.span() == *span)?;
                let value = match self.words.get(&span.start) {
                    // Another word may need nothing under it.
                    Some((known, place)) if place + 1 < known.len() => self.nth_word(known, place + 1),
                    Some(_) | None => self.under(word),
                };
                *value_at(tree, &mut way)? = value;
            }
            Mistake::NotOneKey { count: 0 } => self.put(tree, span, Form::Text)?,
            Mistake::NotOneKey { .. } => {
                let (mut way, _) = entry(tree, &|key, _| key.span() == *span)?;
                let table = table_at(tree, &mut way)?;
                let mut keys: Vec<(usize, String)> =
                    table.iter().map(|(key, _)| (key.span().start, key.get_ref().to_string())).collect();
                keys.sort();
                for (_, key) in keys.iter().skip(1) {
                    table.remove(key.as_str());
                }
            }
            Mistake::WrongForm { expected: Form::Nothing, .. } => {
                let (mut way, word) = entry(tree, &|_, value| value.span() == *span)?;
                *value_at(tree, &mut way)? = Spanned::new(self.nowhere(), DeValue::String(word.into()));
            }
            Mistake::WrongForm { expected, .. } => self.put(tree, span, *expected)?,
            Mistake::OutOfRange { least, most, .. } => {
                let mut way = node(tree, &|value| value.span() == *span)?;
                let fits = SMALL.into_iter().find(|(number, _)| (least..=most).contains(&number))?;
                *value_at(tree, &mut way)? = self.written(fits.1)?;
            }
            Mistake::Other(_) => {
                let mut way = node(tree, &|value| value.span() == *span)?;
                // Whoever says no more than that something is wrong is offered one form after the other.
                let next = match (is_stand_in(span), value_at(tree, &mut way)?.get_ref()) {
                    (false, _) => Form::Number,
                    (true, DeValue::Integer(_)) => Form::Text,
                    (true, DeValue::String(_)) => Form::List,
                    (true, DeValue::Array(_)) => Form::Table,
                    (
                        true,
                        DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) | DeValue::Table(_),
                    ) => return None,
                };
                self.put(tree, span, next)?;
            }
        }
        Some(())
    }

    /// Puts a value of this form in the place of another.
    fn put(&mut self, tree: &mut Spanned<DeValue<'_>>, span: &Range<usize>, form: Form) -> Option<()> {
        let mut way = node(tree, &|value| value.span() == *span)?;
        let value = match form {
            Form::Text | Form::Word | Form::WordOrTable => DeValue::String(Cow::Borrowed("")),
            Form::YesOrNo => DeValue::Boolean(false),
            Form::List => DeValue::Array(DeArray::new()),
            Form::Table => DeValue::Table(DeTable::new()),
            Form::Number
            | Form::NumberOrTable
            | Form::Length
            | Form::Nothing
            | Form::NotDate
            | Form::HugeNumber
            | Form::Fraction
            | Form::Date => self.number().into_inner(),
        };
        *value_at(tree, &mut way)? = Spanned::new(self.nowhere(), value);
        Some(())
    }

    fn nowhere(&mut self) -> Range<usize> {
        self.made += 1;
        let place = NOWHERE + self.made;
        place..place
    }

    fn number<'i>(&mut self) -> Spanned<DeValue<'i>> {
        Spanned::new(self.nowhere(), DeValue::Integer(toml::de::DeInteger::default()))
    }

    /// A number as it is written in a file.
    fn written<'i>(&mut self, text: &'static str) -> Option<Spanned<DeValue<'i>>> {
        let value = DeValue::parse(text).ok()?;
        Some(Spanned::new(self.nowhere(), value.into_inner()))
    }

    fn word<'i>(&mut self, known: &'static [&'static str]) -> Spanned<DeValue<'i>> {
        self.nth_word(known, 0)
    }

    fn nth_word<'i>(&mut self, known: &'static [&'static str], place: usize) -> Spanned<DeValue<'i>> {
        let span = self.nowhere();
        self.words.insert(span.start, (known, place));
        let word = known.get(place).copied().unwrap_or_default();
        Spanned::new(span, DeValue::String(Cow::Borrowed(word)))
    }

    /// A word with something under it.
    fn under<'i>(&mut self, word: &'static str) -> Spanned<DeValue<'i>> {
        let mut table = DeTable::new();
        table.insert(Spanned::new(self.nowhere(), Cow::Borrowed(word)), self.number());
        Spanned::new(self.nowhere(), DeValue::Table(table))
    }
}

/// Numbers of which one is within most bounds.
const SMALL: [(i64, &str); 3] = [(0, "0"), (1, "1"), (2, "2")];

type Key<'i> = Spanned<Cow<'i, str>>;

/// The way to the deepest value that fits, last step first.
fn node(value: &Spanned<DeValue<'_>>, fits: &dyn Fn(&Spanned<DeValue<'_>>) -> bool) -> Option<Vec<Down>> {
    let further = |step: Down, value: &Spanned<DeValue<'_>>| {
        let mut way = node(value, fits)?;
        way.push(step);
        Some(way)
    };
    let below = match value.get_ref() {
        DeValue::Array(list) => {
            list.iter().enumerate().find_map(|(place, value)| further(Down::At(place), value))
        }
        DeValue::Table(table) => {
            table.iter().find_map(|(key, value)| further(Down::Key(key.get_ref().to_string()), value))
        }
        DeValue::String(_)
        | DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_) => None,
    };
    below.or_else(|| fits(value).then(Vec::new))
}

/// The way to the deepest table with an entry that fits, and the entry's key.
fn entry(
    tree: &Spanned<DeValue<'_>>,
    fits: &dyn Fn(&Key<'_>, &Spanned<DeValue<'_>>) -> bool,
) -> Option<(Vec<Down>, String)> {
    let among = |value: &Spanned<DeValue<'_>>| {
        let table = value.get_ref().as_table()?;
        table.iter().find(|(key, value)| fits(key, value)).map(|(key, _)| key.get_ref().to_string())
    };
    let way = node(tree, &|value| among(value).is_some())?;
    let mut here = tree;
    for step in way.iter().rev() {
        here = match step {
            Down::Key(key) => here.get_ref().get(key.as_str())?,
            Down::At(place) => here.get_ref().get(*place)?,
        };
    }
    let key = among(here)?;
    Some((way, key))
}

fn value_at<'t, 'i>(
    value: &'t mut Spanned<DeValue<'i>>,
    way: &mut Vec<Down>,
) -> Option<&'t mut Spanned<DeValue<'i>>> {
    let Some(step) = way.pop() else { return Some(value) };
    let next = match (value.get_mut(), step) {
        (DeValue::Table(table), Down::Key(key)) => table.get_mut(key.as_str()),
        (DeValue::Array(list), Down::At(place)) => list.get_mut(place),
        (_, Down::Key(_) | Down::At(_)) => None,
    };
    value_at(next?, way)
}

fn table_at<'t, 'i>(tree: &'t mut Spanned<DeValue<'i>>, way: &mut Vec<Down>) -> Option<&'t mut DeTable<'i>> {
    match value_at(tree, way)?.get_mut() {
        DeValue::Table(table) => Some(table),
        DeValue::String(_)
        | DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_)
        | DeValue::Array(_) => None,
    }
}
