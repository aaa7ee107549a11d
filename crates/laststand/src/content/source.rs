//! One file while it is read: its TOML, and errors that point into it.
//!
//! Numbers arrive as `i64` and words as `String`, so that a wrong one is refused by us, with its place and its range,
//! and not by the TOML reader, which knows neither.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;

use super::caps;
use super::error::{ContentError, Problem};
use super::files::File;
use crate::face::Face;

/// A file being read.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub path: &'a str,
    text: &'a str,
}

/// Ids used so far, each with the file that uses it.
pub(super) type Ids = BTreeMap<String, String>;

impl<'a> Source<'a> {
    pub fn new(file: &'a File) -> Source<'a> {
        Source { path: &file.path, text: &file.text }
    }

    pub fn parse<T: DeserializeOwned>(self) -> Result<T, ContentError> {
        toml::from_str(self.text).map_err(|error| self.unreadable(&error))
    }

    /// The TOML reader's own refusal, in one line. Without a place it concerns the whole file.
    pub fn unreadable(self, error: &toml::de::Error) -> ContentError {
        let problem = Problem::Unreadable { message: error.message().lines().collect::<Vec<_>>().join(", ") };
        self.error(error.span().unwrap_or(0..0), problem)
    }

    pub fn error(self, span: Range<usize>, problem: Problem) -> ContentError {
        let (mut line, mut column) = (1, 1);
        for (_, character) in self.text.char_indices().take_while(|(place, _)| *place < span.start) {
            if character == '\n' {
                line += 1;
                column = 1;
            } else {
                column += 1;
            }
        }
        ContentError { path: self.path.to_owned(), line, column, problem }
    }

    /// The file's name without its folder and ending.
    pub fn name(self) -> &'a str {
        let name = self.path.rsplit('/').next().unwrap_or(self.path);
        name.strip_suffix(".toml").unwrap_or(name)
    }

    pub fn number(self, key: &'static str, value: &Spanned<i64>, most: u8) -> Result<u8, ContentError> {
        self.number_from(key, value, 1, most)
    }

    pub fn number_from(
        self,
        key: &'static str,
        value: &Spanned<i64>,
        least: u8,
        most: u8,
    ) -> Result<u8, ContentError> {
        match u8::try_from(*value.get_ref()) {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            Ok(_) | Err(_) => Err(self.error(
                value.span(),
                Problem::OutOfRange {
                    key,
                    value: *value.get_ref(),
                    least: i64::from(least),
                    most: i64::from(most),
                },
            )),
        }
    }

    pub fn level(self, value: &Spanned<i64>, highest: u8) -> Result<u8, ContentError> {
        match u8::try_from(*value.get_ref()) {
            Ok(level) if level <= highest && level < caps::LEVELS => Ok(level),
            Ok(_) | Err(_) => {
                Err(self.error(value.span(), Problem::LevelDoesNotExist { level: *value.get_ref(), highest }))
            }
        }
    }

    /// One of a closed list of words, given with what each means.
    pub fn word<T: Copy>(
        self,
        key: &'static str,
        value: &Spanned<String>,
        known: &[(&'static str, T)],
    ) -> Result<T, ContentError> {
        known.iter().find(|(word, _)| word == value.get_ref()).map(|(_, meaning)| *meaning).ok_or_else(|| {
            let known = known.iter().map(|(word, _)| *word).collect();
            self.error(value.span(), Problem::UnknownWord { key, value: value.get_ref().clone(), known })
        })
    }

    /// A face that heroes can use.
    pub fn face(self, key: &'static str, value: &Spanned<String>) -> Result<Face, ContentError> {
        match Face::parse(value.get_ref()) {
            Some(Face::Titan) => Err(self.error(value.span(), Problem::TitanFace { key })),
            Some(face @ (Face::Move | Face::Fight | Face::Cannon | Face::Tactics | Face::Dodge)) => Ok(face),
            None => {
                let known = Face::USEFUL.map(Face::word).to_vec();
                let problem = Problem::UnknownWord { key, value: value.get_ref().clone(), known };
                Err(self.error(value.span(), problem))
            }
        }
    }

    pub fn count(
        self,
        key: &'static str,
        span: Range<usize>,
        count: usize,
        least: usize,
        most: usize,
    ) -> Result<(), ContentError> {
        if (least..=most).contains(&count) {
            Ok(())
        } else {
            Err(self.error(span, Problem::WrongCount { key, count, least, most }))
        }
    }

    /// An id that can be part of a text's name, and that nothing else has.
    pub fn new_id(self, id: &Spanned<String>, ids: &mut Ids) -> Result<String, ContentError> {
        let id_text = id.get_ref();
        if !is_id(id_text) {
            return Err(self.error(id.span(), Problem::BadId { id: id_text.clone() }));
        }
        if let Some(first) = ids.insert(id_text.clone(), self.path.to_owned()) {
            return Err(self.error(id.span(), Problem::DuplicateId { id: id_text.clone(), first }));
        }
        Ok(id_text.clone())
    }

    /// An id that is also the name of its file or folder.
    pub fn named_id(self, id: &Spanned<String>, name: &str) -> Result<(), ContentError> {
        if id.get_ref() == name {
            return Ok(());
        }
        let problem = Problem::IdIsNotName { id: id.get_ref().clone(), name: name.to_owned() };
        Err(self.error(id.span(), problem))
    }

    /// A key that the word beside it calls for.
    pub fn needed<'v, T>(
        self,
        key: &'static str,
        value: Option<&'v Spanned<T>>,
        word: &Spanned<String>,
    ) -> Result<&'v Spanned<T>, ContentError> {
        value.ok_or_else(|| self.error(word.span(), Problem::Missing { key }))
    }

    /// A key that must not stand beside this word.
    pub fn not_needed<T>(
        self,
        key: &'static str,
        value: Option<&Spanned<T>>,
        word: &Spanned<String>,
    ) -> Result<(), ContentError> {
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
pub(super) fn is_id(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.split('-').all(|part| {
            !part.is_empty()
                && part.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        })
}
