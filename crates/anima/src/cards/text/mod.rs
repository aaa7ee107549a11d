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
/// Something a card says: a message, or what goes into one.
pub use kernel::Arg as Phrase;
pub use kernel::Glue;
