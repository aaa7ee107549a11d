//! One file while it is read: its TOML, and errors that point into it.
//!
//! Numbers mostly arrive as `i64` and words as `String`, so that a wrong one is refused by the game, which knows its
//! range. What is checked after a whole table has been read is found again by its [`Step`]s.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::error::{ContentError, GameProblem, Problem, Slip};
use super::files::File;
use super::mended::{self, is_stand_in};
use super::own::{Naming, OF_PACK};
use super::reader::{Misread, Mistake};

/// One step on the way to a value within a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Key(&'static str),
    /// The entry of a list, from 0.
    At(usize),
}

/// A file being read, for a game that finds the problems `G`.
pub struct Source<'a, G> {
    pub path: &'a str,
    text: &'a str,
    /// What is called otherwise than the file writes it.
    naming: Option<Naming<'a>>,
    /// Where everything that is wrong is noted, if reading is to go on after it.
    notes: Option<&'a Notes<G>>,
    game: PhantomData<G>,
}

/// What was found wrong with a file while the rest of it was read.
#[derive(Debug)]
pub struct Notes<G>(RefCell<Vec<ContentError<G>>>);

impl<G> Default for Notes<G> {
    fn default() -> Self {
        Notes(RefCell::default())
    }
}

impl<G: GameProblem> Notes<G> {
    /// What was noted, and what reading ended with.
    pub fn with<T>(self, read: Result<T, ContentError<G>>) -> (Option<T>, Vec<ContentError<G>>) {
        let mut errors = self.0.into_inner();
        let value = read.map_err(|error| errors.push(error)).ok();
        errors.retain(|error| error.line != NO_LINE);
        (value, errors)
    }
}

/// The line of what was put in where a file has something wrong.
const NO_LINE: u32 = u32::MAX;

impl<G> Clone for Source<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Source<'_, G> {}

/// Ids used so far, each with the file that uses it.
pub type Ids = BTreeMap<String, String>;

impl<'a, G: GameProblem> Source<'a, G> {
    pub fn new(file: &'a File) -> Source<'a, G> {
        Source { path: &file.path, text: &file.text, naming: None, notes: None, game: PhantomData }
    }

    /// The same file, of which everything that is wrong is noted.
    pub fn noting(self, notes: &'a Notes<G>) -> Source<'a, G> {
        Source { notes: Some(notes), ..self }
    }

    /// Notes what is wrong and goes on with something else in its place, where notes are taken.
    pub fn kept<T>(self, read: Result<T, ContentError<G>>, instead: T) -> Result<T, ContentError<G>> {
        match (read, self.notes) {
            (Ok(value), _) => Ok(value),
            (Err(error), None) => Err(error),
            (Err(error), Some(notes)) => {
                notes.0.borrow_mut().push(error);
                Ok(instead)
            }
        }
    }

    /// All values of a list, or what is wrong with any of them.
    pub fn all<T>(
        self,
        read: impl IntoIterator<Item = Result<T, ContentError<G>>>,
    ) -> Result<Vec<T>, ContentError<G>> {
        let mut all = Ok(Vec::new());
        for next in read {
            all = self.both(all, next).map(|(mut all, next)| {
                all.push(next);
                all
            });
        }
        all
    }

    /// Two values, or what is wrong with either.
    pub fn both<A, B>(
        self,
        one: Result<A, ContentError<G>>,
        other: Result<B, ContentError<G>>,
    ) -> Result<(A, B), ContentError<G>> {
        match (one, other) {
            (Ok(one), Ok(other)) => Ok((one, other)),
            (Ok(_), Err(error)) | (Err(error), Ok(_)) => Err(error),
            (Err(first), Err(second)) => {
                self.notes.into_iter().for_each(|notes| notes.0.borrow_mut().push(second.clone()));
                Err(first)
            }
        }
    }

    /// Whether nothing has been noted yet.
    pub fn is_sound(self) -> bool {
        self.notes.is_none_or(|notes| notes.0.borrow().is_empty())
    }

    /// The same file, in which names may stand for what is called otherwise.
    pub fn naming(self, naming: Naming<'a>) -> Source<'a, G> {
        Source { naming: Some(naming), ..self }
    }

    /// What a thing of this id is called, be it the file's own or one that it names.
    pub fn called(self, id: &'a str) -> &'a str {
        self.naming.and_then(|naming| naming.called.get(id)).map_or(id, String::as_str)
    }

    pub fn parse<T: DeserializeOwned>(self) -> Result<T, ContentError<G>> {
        let table = DeTable::parse(self.text).map_err(|error| self.not_toml(&error))?;
        let mut tree = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
        if let Some(naming) = self.naming {
            naming.rename(&mut tree);
        }
        let (value, wrong) = mended::read(&mut tree);
        let mut errors = wrong.into_iter().map(|misread| self.misread(misread));
        match (value, self.notes) {
            (Some(value), Some(notes)) => {
                notes.0.borrow_mut().extend(errors);
                Ok(value)
            }
            (Some(value), None) => errors.next().map_or(Ok(value), Err),
            (None, notes) => {
                let first = errors.next().expect("what cannot be read has something wrong");
                notes.into_iter().for_each(|notes| notes.0.borrow_mut().extend(errors.by_ref()));
                Err(first)
            }
        }
    }

    /// What breaks the grammar of TOML. Without a place it concerns the whole file.
    pub fn not_toml(self, error: &toml::de::Error) -> ContentError<G> {
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        let problem = Problem::NotToml { slip: Slip::of(&message), message };
        self.error(error.span().unwrap_or(0..0), problem)
    }

    fn misread(self, misread: Misread) -> ContentError<G> {
        let (span, key) = misread.place.unwrap_or((0..0, ""));
        let problem = match misread.mistake {
            Mistake::UnknownKey { key, known } => Problem::UnknownKey { key, known: known.to_vec() },
            Mistake::UnknownWord { value, known } => {
                Problem::UnknownWord { key, value, known: known.to_vec() }
            }
            Mistake::MissingKey { key } => Problem::Missing { key },
            Mistake::WrongForm { found, expected } => Problem::WrongForm { key, found, expected },
            Mistake::OutOfRange { value, least, most } => Problem::OutOfRange { key, value, least, most },
            Mistake::NotOneKey { count } => Problem::NotOneKey { key, count },
            Mistake::Alone { word } => Problem::Alone { word },
            Mistake::Other(message) => Problem::Unreadable { message },
        };
        self.error(span, problem)
    }

    /// Where the value stands that these steps lead to, or the last on the way there that the file says: what is left
    /// out has no place of its own.
    pub fn find(self, steps: &[Step]) -> Range<usize> {
        let Ok(table) = DeTable::parse(self.text) else { return 0..0 };
        let tree = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
        let mut here = &tree;
        for step in steps {
            let next = match step {
                Step::Key(key) => here.get_ref().get(*key),
                Step::At(place) => here.get_ref().get(*place),
            };
            let Some(next) = next else { break };
            here = next;
        }
        here.span()
    }

    pub fn error(self, span: Range<usize>, problem: impl Into<Problem<G>>) -> ContentError<G> {
        if is_stand_in(&span) {
            let path = self.path.to_owned();
            return ContentError { path, line: NO_LINE, column: NO_LINE, problem: problem.into() };
        }
        let (mut line, mut column) = (1, 1);
        for (_, character) in self.text.char_indices().take_while(|(place, _)| *place < span.start) {
            if character == '\n' {
                line += 1;
                column = 1;
            } else {
                column += 1;
            }
        }
        ContentError { path: self.path.to_owned(), line, column, problem: problem.into() }
    }

    /// What the file says there, letter by letter.
    pub fn written(self, span: Range<usize>) -> &'a str {
        self.text.get(span).unwrap_or_default()
    }

    /// The file's name without its folder and ending.
    pub fn name(self) -> &'a str {
        let name = self.path.rsplit('/').next().unwrap_or(self.path);
        name.strip_suffix(".toml").unwrap_or(name)
    }

    /// A number from 1.
    pub fn number(self, key: &'static str, value: &Spanned<i64>, most: u8) -> Result<u8, ContentError<G>> {
        self.number_from(key, value, 1, most)
    }

    /// A number within these bounds, both included.
    pub fn number_from<N: TryFrom<i64> + Into<i64> + Copy>(
        self,
        key: &'static str,
        value: &Spanned<i64>,
        least: N,
        most: N,
    ) -> Result<N, ContentError<G>> {
        let (least, most) = (least.into(), most.into());
        match N::try_from(*value.get_ref()) {
            Ok(number) if (least..=most).contains(value.get_ref()) => Ok(number),
            Ok(_) | Err(_) => {
                Err(self
                    .error(value.span(), Problem::OutOfRange { key, value: *value.get_ref(), least, most }))
            }
        }
    }

    /// One of a closed list of words, given with what each means.
    pub fn word<T: Copy>(
        self,
        key: &'static str,
        value: &Spanned<String>,
        known: &[(&'static str, T)],
    ) -> Result<T, ContentError<G>> {
        known.iter().find(|(word, _)| word == value.get_ref()).map(|(_, meaning)| *meaning).ok_or_else(|| {
            let known = known.iter().map(|(word, _)| *word).collect();
            self.error(value.span(), Problem::UnknownWord { key, value: value.get_ref().clone(), known })
        })
    }

    pub fn count(
        self,
        key: &'static str,
        span: Range<usize>,
        count: usize,
        least: usize,
        most: usize,
    ) -> Result<(), ContentError<G>> {
        if (least..=most).contains(&count) {
            Ok(())
        } else {
            Err(self.error(span, Problem::WrongCount { key, count, least, most }))
        }
    }

    /// An id that can be part of a text's name, as what nothing else is called.
    pub fn new_id(self, id: &Spanned<String>, ids: &mut Ids) -> Result<String, ContentError<G>> {
        self.spelled_id(id)?;
        let called = self.naming.and_then(|naming| naming.called.get(id.get_ref()));
        let called = called.unwrap_or(id.get_ref()).clone();
        match ids.insert(called.clone(), self.path.to_owned()) {
            Some(first) => Err(self.error(id.span(), Problem::DuplicateId { id: called, first })),
            None => Ok(called),
        }
    }

    /// An id that is also the name of its file or folder.
    pub fn named_id(self, id: &Spanned<String>, name: &str) -> Result<(), ContentError<G>> {
        if id.get_ref() == name {
            return Ok(());
        }
        let problem = Problem::IdIsNotName { id: id.get_ref().clone(), name: name.to_owned() };
        Err(self.error(id.span(), problem))
    }

    /// The id of an edition or a pack, which shares no list of names with anything.
    pub fn own_id(self, id: &Spanned<String>, name: &str) -> Result<(), ContentError<G>> {
        self.named_id(id, name)?;
        self.spelled_id(id)
    }

    /// An id that can be part of a text's name.
    pub fn spelled_id(self, id: &Spanned<String>) -> Result<(), ContentError<G>> {
        if is_id(id.get_ref()) {
            Ok(())
        } else {
            Err(self.error(id.span(), Problem::BadId { id: id.get_ref().clone() }))
        }
    }

    /// The name of something in any pack: an id, or `pack:id`.
    pub fn spelled_name(self, name: &Spanned<String>) -> Result<(), ContentError<G>> {
        match name.get_ref().split_once(OF_PACK) {
            Some((pack, id)) if is_id(pack) && is_id(id) => Ok(()),
            Some(_) | None => self.spelled_id(name),
        }
    }

    /// A key that the word beside it calls for.
    pub fn needed<'v, T>(
        self,
        key: &'static str,
        value: Option<&'v Spanned<T>>,
        word: &Spanned<String>,
    ) -> Result<&'v Spanned<T>, ContentError<G>> {
        value.ok_or_else(|| self.error(word.span(), Problem::Missing { key }))
    }

    /// A key that must not stand beside this word.
    pub fn not_needed<T>(
        self,
        key: &'static str,
        value: Option<&Spanned<T>>,
        word: &Spanned<String>,
    ) -> Result<(), ContentError<G>> {
        match value {
            Some(value) => {
                let problem = Problem::NotNeeded { key, beside: word.get_ref().clone() };
                Err(self.error(value.span(), problem))
            }
            None => Ok(()),
        }
    }
}

/// Lower-case letters, digits and single hyphens within, beginning with a letter: what a Fluent name can end in.
pub fn is_id(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.split('-').all(|part| {
            !part.is_empty()
                && part.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        })
}
