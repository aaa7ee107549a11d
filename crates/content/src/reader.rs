//! Reads values from a TOML tree and knows, when one is wrong, which word it is and what could stand there.
//!
//! It is a deserializer of its own because serde's refusals are English sentences without a place, while ours are data
//! with one. Start with [`read`], then [`Node`]. Two things are stricter than usual: a table that is read as a struct
//! never has keys that the struct has not, and a table that is read as one of several words has exactly one key.

use std::fmt;
use std::ops::Range;

use serde::Deserializer;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, EnumAccess, Error, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde_spanned::de::{SpannedDeserializer, is_spanned};
use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

/// What a value is written as, or has to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Nothing at all: the word before it stands alone.
    Nothing,
    /// Whatever it is, a date is not it.
    NotDate,
    Text,
    Number,
    /// A number beyond what any value can be.
    HugeNumber,
    Fraction,
    YesOrNo,
    Date,
    List,
    Table,
    Word,
    NumberOrTable,
    WordOrTable,
    /// Inches, whole or not.
    Length,
}

impl Form {
    pub fn word(self) -> &'static str {
        match self {
            Form::Nothing => "nothing",
            Form::NotDate => "not-date",
            Form::Text => "text",
            Form::Number => "number",
            Form::HugeNumber => "huge-number",
            Form::Fraction => "fraction",
            Form::YesOrNo => "yes-or-no",
            Form::Date => "date",
            Form::List => "list",
            Form::Table => "table",
            Form::Word => "word",
            Form::NumberOrTable => "number-or-table",
            Form::WordOrTable => "word-or-table",
            Form::Length => "length",
        }
    }

    /// For logs and tests.
    pub(crate) fn english(self) -> &'static str {
        match self {
            Form::Nothing => "nothing",
            Form::NotDate => "anything but a date",
            Form::Text => "text in quotes",
            Form::Number => "a whole number",
            Form::HugeNumber => "a number beyond all bounds",
            Form::Fraction => "a number with a fraction",
            Form::YesOrNo => "true or false",
            Form::Date => "a date",
            Form::List => "a list",
            Form::Table => "a table",
            Form::Word => "a word in quotes, or a table with one key",
            Form::NumberOrTable => "a whole number or a table",
            Form::WordOrTable => "a word in quotes or a table",
            Form::Length => "a number of inches",
        }
    }

    fn of(value: &DeValue<'_>) -> Form {
        match value {
            DeValue::String(_) => Form::Text,
            DeValue::Integer(number) if whole(number).is_none() => Form::HugeNumber,
            DeValue::Integer(_) => Form::Number,
            DeValue::Float(_) => Form::Fraction,
            DeValue::Boolean(_) => Form::YesOrNo,
            DeValue::Datetime(_) => Form::Date,
            DeValue::Array(_) => Form::List,
            DeValue::Table(_) => Form::Table,
        }
    }
}

/// What is wrong with a value, before anybody knows where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mistake {
    UnknownKey {
        key: String,
        known: &'static [&'static str],
    },
    UnknownWord {
        value: String,
        known: &'static [&'static str],
    },
    MissingKey {
        key: &'static str,
    },
    WrongForm {
        found: Form,
        expected: Form,
    },
    OutOfRange {
        value: i64,
        least: i64,
        most: i64,
    },
    /// A table that has to have one key and has none or several.
    NotOneKey {
        count: usize,
    },
    /// A word that needs something under it and has nothing.
    Alone {
        word: &'static str,
    },
    /// What a type finds wrong that no other mistake here says.
    Other(String),
}

/// A mistake with its place, and under which key it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Misread {
    pub mistake: Mistake,
    pub place: Option<(Range<usize>, &'static str)>,
}

impl Misread {
    fn new(mistake: Mistake) -> Misread {
        Misread { mistake, place: None }
    }

    /// The same, standing here unless a smaller place is known already.
    fn at(mut self, span: Range<usize>, key: &'static str) -> Misread {
        self.place.get_or_insert((span, key));
        self
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.mistake)
    }
}

impl std::error::Error for Misread {}

impl Error for Misread {
    fn custom<T: fmt::Display>(message: T) -> Misread {
        Misread::new(Mistake::Other(message.to_string()))
    }

    fn unknown_variant(variant: &str, known: &'static [&'static str]) -> Misread {
        Misread::new(Mistake::UnknownWord { value: variant.to_owned(), known })
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Misread {
        Misread::new(Mistake::UnknownKey { key: field.to_owned(), known })
    }

    fn missing_field(key: &'static str) -> Misread {
        Misread::new(Mistake::MissingKey { key })
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Misread {
        let expected = expected.to_string();
        match (form_of(&found), wanted(&expected)) {
            (Some(found), Some(expected)) => Misread::new(Mistake::WrongForm { found, expected }),
            (Some(_) | None, Some(_) | None) => {
                Misread::custom(format_args!("invalid type: {found}, expected {expected}"))
            }
        }
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Misread {
        let expected = expected.to_string();
        match (found, bounds(&expected)) {
            (Unexpected::Signed(value), Some((least, most))) => {
                Misread::new(Mistake::OutOfRange { value, least, most })
            }
            (found, _) => Misread::custom(format_args!("invalid value: {found}, expected {expected}")),
        }
    }
}

/// The form of a value that a type did not want.
fn form_of(found: &Unexpected<'_>) -> Option<Form> {
    match found {
        Unexpected::Bool(_) => Some(Form::YesOrNo),
        Unexpected::Signed(_) | Unexpected::Unsigned(_) => Some(Form::Number),
        Unexpected::Float(_) => Some(Form::Fraction),
        Unexpected::Str(_) => Some(Form::Text),
        Unexpected::Seq => Some(Form::List),
        Unexpected::Map => Some(Form::Table),
        Unexpected::Char(_)
        | Unexpected::Bytes(_)
        | Unexpected::Unit
        | Unexpected::Option
        | Unexpected::NewtypeStruct
        | Unexpected::Enum
        | Unexpected::UnitVariant
        | Unexpected::NewtypeVariant
        | Unexpected::TupleVariant
        | Unexpected::StructVariant
        | Unexpected::Other(_) => None,
    }
}

/// The form that a type which takes several says it wants, by how its own words begin.
fn wanted(expected: &str) -> Option<Form> {
    let forms = [
        ("a whole number", Form::NumberOrTable),
        ("a moment", Form::WordOrTable),
        ("a length", Form::Length),
    ];
    forms.into_iter().find(|(words, _)| expected.starts_with(words)).map(|(_, form)| form)
}

/// The two numbers of "from 1 to 9".
fn bounds(expected: &str) -> Option<(i64, i64)> {
    let (_, rest) = expected.split_once("from ")?;
    let (least, rest) = rest.split_once(" to ")?;
    let most = rest.split(|letter: char| letter != '-' && !letter.is_ascii_digit()).next()?;
    Some((least.parse().ok()?, most.parse().ok()?))
}

/// Reads a whole file.
pub(crate) fn read<T: DeserializeOwned>(tree: &Spanned<DeValue<'_>>) -> Result<T, Misread> {
    T::deserialize(Node { value: tree, key: "" })
}

/// A value of the tree, and the key that it stands under.
#[derive(Clone, Copy)]
struct Node<'t, 'i> {
    value: &'t Spanned<DeValue<'i>>,
    key: &'static str,
}

impl Node<'_, '_> {
    fn place<T>(self, result: Result<T, Misread>) -> Result<T, Misread> {
        result.map_err(|misread| misread.at(self.value.span(), self.key))
    }

    fn wrong<T>(self, expected: Form) -> Result<T, Misread> {
        let found = Form::of(self.value.get_ref());
        self.place(Err(Misread::new(Mistake::WrongForm { found, expected })))
    }

    /// A whole number within these bounds.
    fn number(self, least: i64, most: i64) -> Result<i64, Misread> {
        let DeValue::Integer(number) = self.value.get_ref() else { return self.wrong(Form::Number) };
        match whole(number) {
            None => self.wrong(Form::Number),
            Some(number) if (least..=most).contains(&number) => Ok(number),
            Some(value) => self.place(Err(Misread::new(Mistake::OutOfRange { value, least, most }))),
        }
    }

    fn text(&self) -> Result<&str, Misread> {
        match self.value.get_ref() {
            DeValue::String(text) => Ok(text),
            DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => self.wrong(Form::Text),
        }
    }
}

fn whole(number: &DeInteger<'_>) -> Option<i64> {
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// The same word as it stands in a list that lives as long as the program.
fn known(word: &str, list: &'static [&'static str]) -> Option<&'static str> {
    list.iter().find(|known| **known == word).copied()
}

/// Methods for whole numbers, each held to what its type can be.
macro_rules! numbers {
    ($($method:ident: $type:ty),*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
            let number = self.number(<$type>::MIN.into(), <$type>::MAX.into())?;
            self.place(visitor.visit_i64(number))
        })*
    };
}

impl<'de> Deserializer<'de> for Node<'_, '_> {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let read = match self.value.get_ref() {
            DeValue::String(text) => visitor.visit_str(text),
            DeValue::Integer(number) => match whole(number) {
                Some(number) => visitor.visit_i64(number),
                None => return self.wrong(Form::Number),
            },
            DeValue::Float(number) => match number.as_str().parse() {
                Ok(number) => visitor.visit_f64(number),
                Err(_) => return self.wrong(Form::Number),
            },
            DeValue::Boolean(value) => visitor.visit_bool(*value),
            DeValue::Datetime(_) => return self.wrong(Form::NotDate),
            DeValue::Array(list) => visitor.visit_seq(List { rest: list.iter(), key: self.key }),
            DeValue::Table(table) => visitor.visit_map(Entries::new(table, None, self.key)),
        };
        self.place(read)
    }

    numbers!(
        deserialize_i8: i8,
        deserialize_i16: i16,
        deserialize_i32: i32,
        deserialize_i64: i64,
        deserialize_u8: u8,
        deserialize_u16: u16,
        deserialize_u32: u32
    );

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let number = self.number(0, i64::MAX)?;
        self.place(visitor.visit_i64(number))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.value.get_ref() {
            DeValue::Boolean(value) => self.place(visitor.visit_bool(*value)),
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => self.wrong(Form::YesOrNo),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.place(visitor.visit_str(self.text()?))
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.deserialize_str(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.deserialize_str(visitor)
    }

    /// A key that is there has a value; one that is not is never asked for.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.value.get_ref() {
            DeValue::Array(list) => self.place(visitor.visit_seq(List { rest: list.iter(), key: self.key })),
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Table(_) => self.wrong(Form::List),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Misread> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let DeValue::Table(table) = self.value.get_ref() else { return self.wrong(Form::Table) };
        self.place(visitor.visit_map(Entries::new(table, None, self.key)))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        if is_spanned(name) {
            return visitor.visit_map(SpannedDeserializer::new(self, self.value.span()));
        }
        let DeValue::Table(table) = self.value.get_ref() else { return self.wrong(Form::Table) };
        self.place(visitor.visit_map(Entries::new(table, Some(fields), self.key)))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        words: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        let unknown = |word: &str, span: Range<usize>| {
            Misread::new(Mistake::UnknownWord { value: word.to_owned(), known: words }).at(span, self.key)
        };
        match self.value.get_ref() {
            DeValue::String(text) => {
                let word = known(text, words).ok_or_else(|| unknown(text, self.value.span()))?;
                self.place(visitor.visit_enum(Variant { word, of: None }))
            }
            DeValue::Table(table) => {
                let mut keys: Vec<_> = table.iter().collect();
                keys.sort_by_key(|(key, _)| key.span().start);
                let [(key, value)] = keys.as_slice() else {
                    let span = keys.get(1).map_or_else(|| self.value.span(), |(key, _)| key.span());
                    let mistake = Mistake::NotOneKey { count: keys.len() };
                    return Err(Misread::new(mistake).at(span, self.key));
                };
                let text: &str = key.get_ref();
                let word = known(text, words).ok_or_else(|| unknown(text, key.span()))?;
                self.place(visitor.visit_enum(Variant { word, of: Some(Node { value, key: word }) }))
            }
            DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_) => self.wrong(Form::Word),
        }
    }

    serde::forward_to_deserialize_any! {
        i128 u128 f32 f64 bytes byte_buf unit unit_struct tuple_struct ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Misread> for Node<'_, '_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// What is left of a list.
struct List<'t, 'i> {
    rest: std::slice::Iter<'t, Spanned<DeValue<'i>>>,
    key: &'static str,
}

impl<'de> SeqAccess<'de> for List<'_, '_> {
    type Error = Misread;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misread> {
        let Some(value) = self.rest.next() else { return Ok(None) };
        seed.deserialize(Node { value, key: self.key }).map(Some)
    }
}

/// What is left of a table, in the order of the file.
struct Entries<'t, 'i> {
    rest: std::vec::IntoIter<(&'t Spanned<std::borrow::Cow<'i, str>>, &'t Spanned<DeValue<'i>>)>,
    /// The keys there are, where they are known.
    fields: Option<&'static [&'static str]>,
    next: Option<Node<'t, 'i>>,
    /// The key that the whole table stands under.
    key: &'static str,
}

impl<'t, 'i> Entries<'t, 'i> {
    fn new(
        table: &'t DeTable<'i>,
        fields: Option<&'static [&'static str]>,
        key: &'static str,
    ) -> Entries<'t, 'i> {
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        Entries { rest: entries.into_iter(), fields, next: None, key }
    }
}

impl<'de> MapAccess<'de> for Entries<'_, '_> {
    type Error = Misread;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Misread> {
        let Some((key, value)) = self.rest.next() else { return Ok(None) };
        let word: &str = key.get_ref();
        let under = match self.fields {
            None => self.key,
            Some(fields) => known(word, fields)
                .ok_or_else(|| Misread::unknown_field(word, fields).at(key.span(), self.key))?,
        };
        self.next = Some(Node { value, key: under });
        let read = seed.deserialize(Key { word, span: key.span() });
        read.map(Some).map_err(|misread| misread.at(key.span(), self.key))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misread> {
        let Some(node) = self.next.take() else {
            return Err(Misread::custom("a value is asked for before its key"));
        };
        seed.deserialize(node)
    }
}

/// A key of a table, which a type may want together with its place.
struct Key<'t> {
    word: &'t str,
    span: Range<usize>,
}

impl<'de> Deserializer<'de> for Key<'_> {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_str(self.word)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        if is_spanned(name) {
            let word: StrDeserializer<'_, Misread> = self.word.into_deserializer();
            return visitor.visit_map(SpannedDeserializer::new(Word(word), self.span));
        }
        self.deserialize_any(visitor)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// A word that can be read from.
struct Word<'t>(StrDeserializer<'t, Misread>);

impl<'de, 't> IntoDeserializer<'de, Misread> for Word<'t> {
    type Deserializer = StrDeserializer<'t, Misread>;

    fn into_deserializer(self) -> Self::Deserializer {
        self.0
    }
}

/// One of several words: alone, or with what stands under it.
struct Variant<'t, 'i> {
    word: &'static str,
    of: Option<Node<'t, 'i>>,
}

impl<'t, 'i> Variant<'t, 'i> {
    /// What stands under the word, which must not be alone.
    fn under(self) -> Result<Node<'t, 'i>, Misread> {
        self.of.ok_or_else(|| Misread::new(Mistake::Alone { word: self.word }))
    }
}

impl<'de, 't, 'i> EnumAccess<'de> for Variant<'t, 'i> {
    type Error = Misread;
    type Variant = Variant<'t, 'i>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self::Variant), Misread> {
        let value = seed.deserialize(StrDeserializer::<Misread>::new(self.word))?;
        Ok((value, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, '_> {
    type Error = Misread;

    fn unit_variant(self) -> Result<(), Misread> {
        self.of.map_or(Ok(()), |node| node.wrong(Form::Nothing))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misread> {
        seed.deserialize(self.under()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Misread> {
        self.under()?.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.under()?.deserialize_struct("", fields, visitor)
    }
}
