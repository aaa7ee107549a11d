//! For how long something lasts: one end, or several of which the first that comes counts.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::StrDeserializer;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::Until;

/// The ends of something that lasts, a bit each, so that a state can hold them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
pub struct Ends(u16);

/// The bits of the attack with which something ends. No more attacks than these can count lie within one another.
const ATTACK: u16 = 0xf000;
const _: () = assert!(Until::ALL.len() as u32 <= ATTACK.trailing_zeros());

impl Ends {
    pub const NEVER: Ends = Ends(0);

    pub fn has(self, until: Until) -> bool {
        self.0 & 1 << until as u16 != 0
    }

    #[must_use]
    pub fn with(self, until: Until) -> Ends {
        Ends(self.0 | 1 << until as u16)
    }

    #[must_use]
    pub fn without(self, until: Until) -> Ends {
        Ends(self.0 & !(1 << until as u16))
    }

    /// Whether this is the only end.
    pub fn is(self, until: Until) -> bool {
        self.with_attack(0) == Ends::NEVER.with(until)
    }

    /// The same, ending with an attack if it ends with one: the first that is being resolved is one, an attack within it
    /// two. It is kept in bits that no end has, so that a state does not grow by it.
    #[must_use]
    pub fn with_attack(self, number: u8) -> Ends {
        Ends(self.0 & !ATTACK | u16::from(number) << ATTACK.trailing_zeros())
    }

    /// The attack with which it ends; none, where that is nothing.
    pub fn attack(self) -> u8 {
        (self.0 >> ATTACK.trailing_zeros()) as u8
    }

    pub fn iter(self) -> impl Iterator<Item = Until> {
        Until::ALL.into_iter().filter(move |until| self.has(*until))
    }
}

impl Until {
    pub const ALL: [Until; 12] = [
        Until::Action,
        Until::NextAttack,
        Until::Turn,
        Until::Upkeep,
        Until::Kill,
        Until::NextTurn,
        Until::Activation,
        Until::ActivationEnds,
        Until::BearerActivation,
        Until::Use,
        Until::Spent,
        Until::Game,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Until::Action => "action",
            Until::NextAttack => "next-attack",
            Until::Turn => "turn",
            Until::Upkeep => "upkeep",
            Until::Kill => "kill",
            Until::Game => "game",
            Until::NextTurn => "next-turn",
            Until::Activation => "activation",
            Until::ActivationEnds => "activation-ends",
            Until::BearerActivation => "bearer-activation",
            Until::Use => "use",
            Until::Spent => "spent",
        }
    }

    pub fn named(word: &str) -> Option<Until> {
        Until::ALL.into_iter().find(|until| until.word() == word)
    }
}

impl<'de> Deserialize<'de> for Ends {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ends, D::Error> {
        struct WordOrList;
        impl<'de> Visitor<'de> for WordOrList {
            type Value = Ends;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("an end such as `turn`, or a list of them")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Ends, E> {
                Ok(Ends::NEVER.with(Until::deserialize(StrDeserializer::new(word))?))
            }

            fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<Ends, S::Error> {
                let mut ends = Ends::NEVER;
                while let Some(until) = list.next_element()? {
                    ends = ends.with(until);
                }
                Ok(ends)
            }
        }
        deserializer.deserialize_any(WordOrList)
    }
}

impl JsonSchema for Ends {
    fn schema_name() -> Cow<'static, str> {
        "Ends".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let one = generator.subschema_for::<Until>();
        let several = generator.subschema_for::<Vec<Until>>();
        json_schema!({
            "description": "One end, or several of which the first that comes counts.",
            "anyOf": [one, several],
        })
    }
}
