//! How much: a number, a die, or something counted.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use super::{Group, Measure, MeasuredFrom, On, Pile, Within};
use crate::status::Status;

/// A whole number, or a table that says what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    Number(i8),
    Measured(Measured),
}

/// `plus` and `times` for each `per` of what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Measured {
    /// What is counted.
    pub each: Per,
    /// How many of it count once; what is left over counts nothing.
    #[serde(default = "at_once")]
    pub per: i16,
    /// What each counts.
    #[serde(default = "one")]
    pub times: i8,
    /// What comes on top.
    #[serde(default)]
    pub plus: i8,
    /// Never more than this, all in all.
    pub most: Option<i8>,
    /// Never less than this, all in all.
    pub least: Option<i8>,
    /// Whose it is that is counted, where it is somebody's: the bearer's, if nothing is said. Where a change counts as long
    /// as it holds, `target` is whom the one that is changed fights.
    pub of: Option<Whose>,
    /// Whether what is left over counts as a whole one more.
    #[serde(default)]
    pub up: bool,
}

/// Whose life points, tokens, counters, level or value are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Whoever has the card.
    Bearer,
    /// At whom the ability or the attack is aimed.
    Target,
    /// Whom the moment is about.
    Subject,
    /// Who brought the moment about.
    Cause,
    /// Whoever is asked about, where a condition compares what is counted.
    Asked,
}

fn one() -> i8 {
    1
}

fn at_once() -> i16 {
    1
}

/// What can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// What a ten-sided die shows, rolled when the effect is resolved: one for each amount that says so, whoever it is for.
    Die,
    /// Life points the bearer has lost.
    LifeMissing,
    /// Life points the target has left.
    TargetLife,
    /// Steps paid on top of the ability's cost.
    Extra,
    /// Tokens that lie on the bearer.
    Tokens,
    /// Tokens that were paid for this.
    TokensPaid,
    /// The level of whom the moment is about.
    SubjectLevel,
    /// Life points the attack at hand cost its target.
    Dealt,
    /// What effects before this one took: life points, and action points, tokens or counters.
    Taken,
    /// Life points the bearer has left.
    Life,
    /// Action points the bearer has left.
    Actions,
    /// Life points that effects before this one gave back; at `healed`, those that the moment gave.
    Healed,
    /// The number of the attack's blow at hand, whoever it strikes: its first is 1.
    Blow,
    /// Life points the target has lost.
    TargetLifeMissing,
    /// Counters of a state on the bearer.
    Counters(Status),
    /// Counters of a state on the target.
    TargetCounters(Status),
    /// A number of the bearer's; Speed is how far it walks.
    Value(Measure),
    /// A number of the target's.
    TargetValue(Measure),
    /// Friends so near to the bearer.
    Friends(Within),
    /// Enemies so near to the bearer.
    Enemies(Within),
    /// Friends that were in the party and have left the game.
    FallenFriends,
    /// Enemies that were in the party and have left the game.
    FallenEnemies,
    /// The number of the turn.
    Turn,
    /// Levels.
    Level,
    /// The levels that a side may have in this game.
    GameLevels,
    /// Everybody of a group.
    Group(Counted),
    /// Action points that the action or ability at hand has cost whoever acts, with what it has paid for answers within it;
    /// at `pays-upkeep`, what was paid to keep it up.
    Price,
    /// Whole inches that somebody has gone: at `moved` in the movement that is over, and in a charge on its way to the
    /// target.
    Moved,
    /// Tokens of a name, on this card or with the party; on the bearer, if nothing is said.
    Pile(Pile),
}

/// A group that is counted. All that say the same share one, so that an amount stays small and is copied freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted(pub &'static Group);

impl<'de> Deserialize<'de> for Counted {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counted, D::Error> {
        static KNOWN: Mutex<Vec<&'static Group>> = Mutex::new(Vec::new());
        let group = Group::deserialize(deserializer)?;
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.iter().find(|other| ***other == group).copied();
        Ok(Counted(found.unwrap_or_else(|| {
            let kept: &'static Group = Box::leak(Box::new(group));
            known.push(kept);
            kept
        })))
    }
}

impl JsonSchema for Counted {
    fn schema_name() -> Cow<'static, str> {
        Group::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        Group::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Group::json_schema(generator)
    }
}

impl Amount {
    pub const NONE: Amount = Amount::Number(0);
    pub const ONE: Amount = Amount::Number(1);

    /// Whether it counts what a card that stands nowhere yet says, or nothing of whoever is asked about.
    pub fn is_of_a_card(self) -> bool {
        match self {
            Amount::Number(_) => true,
            Amount::Measured(Measured { each, of, .. }) => of != Some(Whose::Asked) || each == Per::Level,
        }
    }

    /// Whether it counts something of the bearer's own.
    pub fn asks_bearer(self) -> bool {
        match self {
            Amount::Number(_) => false,
            Amount::Measured(Measured { each, of, .. }) => {
                each.has_owner() && matches!(of, None | Some(Whose::Bearer))
            }
        }
    }

    /// Whether it counts something of the target's, or round it.
    pub fn asks_target(self) -> bool {
        let Amount::Measured(Measured { each, of, .. }) = self else { return false };
        let at_target = match each {
            Per::TargetLife | Per::TargetLifeMissing | Per::TargetCounters(_) | Per::TargetValue(_) => true,
            Per::Group(group) => group.0.of == MeasuredFrom::Target,
            Per::Die
            | Per::LifeMissing
            | Per::Extra
            | Per::Tokens
            | Per::TokensPaid
            | Per::SubjectLevel
            | Per::Dealt
            | Per::Taken
            | Per::Life
            | Per::Actions
            | Per::Healed
            | Per::Blow
            | Per::Counters(_)
            | Per::Value(_)
            | Per::Friends(_)
            | Per::Enemies(_)
            | Per::FallenFriends
            | Per::FallenEnemies
            | Per::Turn
            | Per::Level
            | Per::GameLevels
            | Per::Price
            | Per::Moved
            | Per::Pile(_) => false,
        };
        at_target || of == Some(Whose::Target)
    }
}

impl Per {
    /// Whether it is somebody's, so that it can be said whose.
    pub fn has_owner(self) -> bool {
        match self {
            Per::LifeMissing
            | Per::Tokens
            | Per::Life
            | Per::Actions
            | Per::Counters(_)
            | Per::Value(_)
            | Per::Level
            | Per::Pile(Pile { on: On::Figure, .. }) => true,
            Per::Die
            | Per::TargetLife
            | Per::Extra
            | Per::TokensPaid
            | Per::SubjectLevel
            | Per::Dealt
            | Per::Taken
            | Per::Healed
            | Per::Blow
            | Per::TargetLifeMissing
            | Per::TargetCounters(_)
            | Per::TargetValue(_)
            | Per::Friends(_)
            | Per::Enemies(_)
            | Per::FallenFriends
            | Per::FallenEnemies
            | Per::Turn
            | Per::GameLevels
            | Per::Price
            | Per::Moved
            | Per::Pile(_)
            | Per::Group(_) => false,
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        struct NumberOrTable;
        impl<'de> Visitor<'de> for NumberOrTable {
            type Value = Amount;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a whole number from -99 to 99, or a table with `each`")
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Amount, E> {
                match i8::try_from(value) {
                    Ok(number @ -99..=99) => Ok(Amount::Number(number)),
                    Ok(_) | Err(_) => Err(E::invalid_value(serde::de::Unexpected::Signed(value), &self)),
                }
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Amount, M::Error> {
                Measured::deserialize(MapAccessDeserializer::new(map)).map(Amount::Measured)
            }
        }
        deserializer.deserialize_any(NumberOrTable)
    }
}

impl JsonSchema for Amount {
    fn schema_name() -> Cow<'static, str> {
        "Amount".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let measured = generator.subschema_for::<Measured>();
        json_schema!({
            "description": "A whole number, or a table that says what is counted.",
            "anyOf": [{ "type": "integer", "minimum": -99, "maximum": 99 }, measured],
        })
    }
}
