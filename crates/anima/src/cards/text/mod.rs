//! What a card says, as phrases: the data of an ability turned into message keys with other phrases in their gaps.
//!
//! Nothing here is a sentence of any language. A [`Phrase`] names a message of `texts/cards.*.ftl`, and whoever has the
//! texts fills it in, innermost first. Text and behaviour come from the same data, so they cannot differ; every match is
//! exhaustive, so that a new word of the card language does not compile before it can be said.
//!
//! All verbs are in the third person singular and a group is *every friend* rather than *all friends*, so that no
//! language needs to make verbs agree. The bearer is left unsaid wherever that is clear. Start with [`ability_text`].

mod ability;
mod amount;
mod change;
mod condition;
mod cue;
mod effect;
mod ends;
mod made;
mod place;
mod who;

pub use ability::{AbilityText, ability_text, innate_word};

/// Something said, in keys and numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phrase {
    /// A message, or one of its attributes, and what goes into its gaps.
    Message {
        key: &'static str,
        attribute: Option<&'static str>,
        fills: Vec<(&'static str, Phrase)>,
    },
    Number(i64),
    /// A number that always shows its sign.
    Signed(i64),
    /// A word that a message selects by and never shows.
    Word(&'static str),
    /// The id of something with a name of its own: a character, a state, a trait.
    Name(String),
    /// An ability of this card, or one of its bearer's where the card has none of that id.
    Ability {
        card: String,
        id: String,
    },
    List(Vec<Phrase>, Glue),
}

/// How the parts of a list are held together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glue {
    And,
    Or,
    Comma,
    Semicolon,
}

impl Phrase {
    pub fn new(key: &'static str) -> Phrase {
        Phrase::Message { key, attribute: None, fills: Vec::new() }
    }

    /// The same message with a gap filled.
    #[must_use]
    fn with(mut self, gap: &'static str, fill: Phrase) -> Phrase {
        if let Phrase::Message { fills, .. } = &mut self {
            fills.push((gap, fill));
        }
        self
    }

    #[must_use]
    fn number(self, gap: &'static str, number: impl Into<i64>) -> Phrase {
        self.with(gap, Phrase::Number(number.into()))
    }

    #[must_use]
    fn word(self, gap: &'static str, word: &'static str) -> Phrase {
        self.with(gap, Phrase::Word(word))
    }

    #[must_use]
    fn name(self, gap: &'static str, id: impl Into<String>) -> Phrase {
        self.with(gap, Phrase::Name(id.into()))
    }

    /// Another form of the same message.
    #[must_use]
    fn attribute(mut self, form: &'static str) -> Phrase {
        if let Phrase::Message { attribute, .. } = &mut self {
            *attribute = Some(form);
        }
        self
    }

    /// One phrase as it stands, several as a list.
    fn list(mut phrases: Vec<Phrase>, glue: Glue) -> Option<Phrase> {
        match phrases.len() {
            0 => None,
            1 => phrases.pop(),
            _ => Some(Phrase::List(phrases, glue)),
        }
    }
}
