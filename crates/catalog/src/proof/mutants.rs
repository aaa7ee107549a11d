//! The errors that could stand on a card: every part of its file in turn left out, moved by one or swapped.
//!
//! This is mutation testing (DeMillo, Lipton and Sayward, 1978), of cards in the place of programs. A file is taken apart
//! as TOML, whatever game it is of; whether something can be left out, and which words could stand in the place of
//! another, is asked of the game's reader by trying it. What says who somebody is and does nothing of itself
//! ([`Identity`]) is left alone.

use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};

/// One step on the way to a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Key(String),
    At(usize),
}

/// What was done to a part of a card.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Doing {
    Removed,
    /// One more or one less stands there.
    Moved(String),
    /// Another word stands there.
    Swapped(String),
}

impl Doing {
    /// Its word in files and for programs.
    pub fn word(&self) -> &'static str {
        match self {
            Doing::Removed => "removed",
            Doing::Moved(_) => "moved",
            Doing::Swapped(_) => "swapped",
        }
    }

    /// What stands there instead.
    pub fn instead(&self) -> Option<&str> {
        match self {
            Doing::Removed => None,
            Doing::Moved(value) | Doing::Swapped(value) => Some(value),
        }
    }
}

/// A part of a card to be changed, with where it stands and what is written there.
pub(super) struct Part {
    pub steps: Vec<Step>,
    /// The same for people: abilities by their ids, places from 0.
    pub path: String,
    pub line: usize,
    pub column: usize,
    pub written: String,
    pub kind: PartKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PartKind {
    /// An optional key, or one of a list.
    Removable,
    Whole,
    Fraction,
    Flag,
    /// One word where others could stand.
    Word,
    /// A table where a word could stand, as for whom something is done.
    Table,
    /// A word in a list: it is left out, or another stands in its place where there have to be so many.
    Listed,
    /// A key that counts something, as of what so many have to be paid: another could stand in its place.
    Counted,
}

/// What on a card of a game says who somebody is and does nothing of itself: other cards and parties ask for it.
#[derive(Clone, Copy)]
pub(crate) struct Identity {
    /// Keys at the top of a file.
    pub top: &'static [&'static str],
    /// Keys anywhere.
    pub anywhere: &'static [&'static str],
    /// Words that mean the same as a rule, of which neither is put in the place of the other.
    pub alike: &'static [[&'static str; 2]],
    /// Tables whose keys say what is counted.
    pub counts: &'static [&'static str],
    /// Lists whose entries are cards or abilities of their own, and not parts of one.
    pub lists: &'static [&'static str],
}

impl Identity {
    fn is_alike(self, one: &str, other: &str) -> bool {
        self.alike.iter().any(|pair| pair.contains(&one) && pair.contains(&other))
    }
}

/// Every part of a file. One that is no TOML has none.
pub(super) fn parts(text: &str, identity: Identity) -> Vec<Part> {
    let Ok(table) = DeTable::parse(text) else { return Vec::new() };
    let tree = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
    let mut walk = Walk { text, identity, parts: Vec::new() };
    walk.visit(&tree, &mut Vec::new(), "");
    walk.parts
}

struct Walk<'a> {
    text: &'a str,
    identity: Identity,
    parts: Vec<Part>,
}

impl Walk<'_> {
    fn visit(&mut self, node: &Spanned<DeValue<'_>>, steps: &mut Vec<Step>, path: &str) {
        match node.get_ref() {
            DeValue::Table(table) => {
                for (key, value) in table {
                    let name = key.get_ref().as_ref();
                    let spared = (steps.is_empty() && self.identity.top.contains(&name))
                        || self.identity.anywhere.contains(&name);
                    if spared {
                        continue;
                    }
                    let under = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
                    steps.push(Step::Key(name.to_owned()));
                    let is_list = self.identity.lists.contains(&name);
                    if !is_list && is_removed_whole(name, value.get_ref()) && table.len() > 1 {
                        self.part(steps, &under, key.span().start, value, PartKind::Removable);
                    }
                    if self.identity.counts.iter().any(|counts| path.ends_with(counts)) {
                        self.part(steps, &under, key.span().start, value, PartKind::Counted);
                    }
                    self.visit(value, steps, &under);
                    steps.pop();
                }
            }
            DeValue::Array(list) => {
                let of = path.rsplit('.').next().unwrap_or_default();
                let is_list = self.identity.lists.contains(&of);
                for (place, value) in list.iter().enumerate() {
                    let under = match value.get_ref().get("id").and_then(|id| id.get_ref().as_str()) {
                        Some(id) if is_list => id.to_owned(),
                        Some(_) | None => format!("{path}[{place}]"),
                    };
                    steps.push(Step::At(place));
                    let is_measure = matches!(value.get_ref(), DeValue::Integer(_) | DeValue::Float(_));
                    if matches!(value.get_ref(), DeValue::String(_)) {
                        self.value(steps, &under, value, PartKind::Listed);
                    } else {
                        if !is_list && !is_measure {
                            self.value(steps, &under, value, PartKind::Removable);
                        }
                        self.visit(value, steps, &under);
                    }
                    steps.pop();
                }
            }
            DeValue::Integer(_) => self.value(steps, path, node, PartKind::Whole),
            DeValue::Float(_) => self.value(steps, path, node, PartKind::Fraction),
            DeValue::Boolean(_) => self.value(steps, path, node, PartKind::Flag),
            DeValue::String(_) => self.value(steps, path, node, PartKind::Word),
            DeValue::Datetime(_) => {}
        }
        if matches!(node.get_ref(), DeValue::Table(_)) && matches!(steps.last(), Some(Step::Key(_))) {
            self.value(steps, path, node, PartKind::Table);
        }
    }

    fn value(&mut self, steps: &[Step], path: &str, node: &Spanned<DeValue<'_>>, kind: PartKind) {
        self.part(steps, path, node.span().start, node, kind);
    }

    fn part(&mut self, steps: &[Step], path: &str, from: usize, node: &Spanned<DeValue<'_>>, kind: PartKind) {
        let before = &self.text[..from];
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        let written = self.text.get(node.span()).unwrap_or_default();
        let written = written.split_whitespace().collect::<Vec<_>>().join(" ");
        self.parts.push(Part { steps: steps.to_vec(), path: path.to_owned(), line, column, written, kind });
    }
}

/// Whether a key may be left out as one thing. A list is left out by its only entry, a flag by being turned round, and a
/// word by another in its place, unless it is a limit.
fn is_removed_whole(key: &str, value: &DeValue<'_>) -> bool {
    match value {
        DeValue::Array(list) => list.len() > 1,
        DeValue::Boolean(_) => false,
        DeValue::String(_) => key == "limit",
        DeValue::Integer(_) | DeValue::Float(_) | DeValue::Table(_) | DeValue::Datetime(_) => true,
    }
}

/// What may be done to a part: each entry is one mutant, of which the first alternative that can be read is taken.
/// `words` are those that could stand in its place, as the reader knows them.
pub(super) fn doings(
    part: &Part,
    table: &Table,
    words: &[&'static str],
    identity: Identity,
) -> Vec<Vec<(Doing, Table)>> {
    let Some(now) = find(table, &part.steps) else { return Vec::new() };
    let with = |value: Value| {
        let mut table = table.clone();
        put(&mut table, &part.steps, Some(value));
        table
    };
    match (part.kind, now) {
        (PartKind::Removable, _) => {
            let mut table = table.clone();
            put(&mut table, &part.steps, None);
            vec![vec![(Doing::Removed, table)]]
        }
        (PartKind::Whole, Value::Integer(number)) => [1, -1]
            .into_iter()
            .map(|by| {
                let moved = Value::Integer(number + by);
                vec![(Doing::Moved(moved.to_string()), with(moved))]
            })
            .collect(),
        (PartKind::Fraction, Value::Float(number)) => [1.0, -1.0]
            .into_iter()
            .map(|by| {
                let moved = Value::Float(number + by);
                vec![(Doing::Moved(moved.to_string()), with(moved))]
            })
            .collect(),
        (PartKind::Flag, Value::Boolean(set)) => {
            let turned = Value::Boolean(!set);
            vec![vec![(Doing::Swapped(turned.to_string()), with(turned))]]
        }
        (PartKind::Word | PartKind::Table, now) => {
            let place = words.iter().position(|word| Some(*word) == now.as_str());
            // The words after this one, then those before it, so that each has another neighbour.
            let from = place.map_or(0, |place| place + 1);
            let said = now.as_str().unwrap_or_default();
            let others = words[from..].iter().chain(&words[..place.unwrap_or(0)]);
            let others = others.filter(|word| !identity.is_alike(word, said));
            let swap = |word: &&'static str| {
                (Doing::Swapped((*word).to_owned()), with(Value::String((*word).to_owned())))
            };
            vec![others.map(swap).collect()]
        }
        (PartKind::Listed, now) => {
            let mut removed = table.clone();
            put(&mut removed, &part.steps, None);
            let others = words.iter().filter(|word| Some(**word) != now.as_str());
            let swap = |word: &&'static str| {
                (Doing::Swapped((*word).to_owned()), with(Value::String((*word).to_owned())))
            };
            vec![std::iter::once((Doing::Removed, removed)).chain(others.map(swap)).collect()]
        }
        (PartKind::Counted, _) => {
            let swap =
                |word: &&'static str| (Doing::Swapped((*word).to_owned()), renamed(table, &part.steps, word));
            vec![words.iter().map(swap).collect()]
        }
        (PartKind::Whole | PartKind::Fraction | PartKind::Flag, _) => Vec::new(),
    }
}

/// The file with something that nobody knows in the place of a word, so that its reader tells what it knows.
pub(super) fn probe(part: &Part, table: &Table) -> Table {
    if part.kind == PartKind::Counted {
        return renamed(table, &part.steps, "?");
    }
    let mut table = table.clone();
    put(&mut table, &part.steps, Some(Value::String("?".to_owned())));
    table
}

/// The file with another key at the end of the steps, or as it is where that key is taken.
fn renamed(table: &Table, steps: &[Step], key: &str) -> Table {
    let mut table = table.clone();
    let value = find(&table, steps).cloned();
    let (Some(value), Some((_, above))) = (value, steps.split_last()) else { return table };
    let new: Vec<Step> = above.iter().cloned().chain([Step::Key(key.to_owned())]).collect();
    if find(&table, &new).is_none() {
        put(&mut table, steps, None);
        put(&mut table, &new, Some(value));
    }
    table
}

fn find<'a>(table: &'a Table, steps: &[Step]) -> Option<&'a Value> {
    let (Step::Key(first), rest) = steps.split_first()? else { return None };
    rest.iter().try_fold(table.get(first)?, |here, step| match step {
        Step::Key(key) => here.get(key.as_str()),
        Step::At(place) => here.get(*place),
    })
}

/// Puts a value at the end of the steps, or takes away what is there.
fn put(table: &mut Table, steps: &[Step], value: Option<Value>) {
    match steps {
        [] | [Step::At(_), ..] => {}
        [Step::Key(key)] => match value {
            Some(value) => drop(table.insert(key.clone(), value)),
            None => drop(table.remove(key)),
        },
        [Step::Key(key), rest @ ..] => {
            if let Some(inner) = table.get_mut(key) {
                put_in(inner, rest, value);
            }
        }
    }
}

fn put_in(here: &mut Value, steps: &[Step], value: Option<Value>) {
    match (here, steps) {
        (Value::Table(table), steps) => put(table, steps, value),
        (Value::Array(list), [Step::At(place)]) if *place < list.len() => match value {
            Some(value) => list[*place] = value,
            None => drop(list.remove(*place)),
        },
        (Value::Array(list), [Step::At(place), rest @ ..]) => {
            if let Some(inner) = list.get_mut(*place) {
                put_in(inner, rest, value);
            }
        }
        (_, _) => {}
    }
}
