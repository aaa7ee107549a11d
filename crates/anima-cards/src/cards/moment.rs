//! When: the moments that an ability can wait for, and the bearer's part in them.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use super::{Condition, Group};

/// A moment with the bearer's part in it: a moment's word alone, or a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cue(pub CueTable);

/// A moment, and who has to be in it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CueTable {
    /// What happens.
    pub moment: Moment,
    /// The bearer's part in it.
    #[serde(default, rename = "as")]
    pub part: Part,
    /// Whom it has to be about, where that is not the bearer: anybody, if nothing is said.
    pub about: Option<Group>,
    /// What has to be true of the other one: the cause, or the subject where the bearer is the cause.
    #[serde(default)]
    pub against: Vec<Condition>,
}

/// The bearer's part in a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// It happens to the bearer. Phases happen to everybody.
    #[default]
    Subject,
    /// The bearer brings it about.
    Cause,
    /// The bearer is on the table, whoever brings it about. It happens to the bearer itself only where the group says
    /// `itself`.
    Witness,
}

impl<'de> Deserialize<'de> for Cue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cue, D::Error> {
        struct WordOrTable;
        impl<'de> Visitor<'de> for WordOrTable {
            type Value = Cue;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a moment, or a table with `moment`")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Cue, E> {
                let moment = Moment::deserialize(StrDeserializer::new(word))?;
                Ok(Cue(CueTable { moment, part: Part::Subject, about: None, against: Vec::new() }))
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Cue, M::Error> {
                CueTable::deserialize(MapAccessDeserializer::new(map)).map(Cue)
            }
        }
        deserializer.deserialize_any(WordOrTable)
    }
}

impl JsonSchema for Cue {
    fn schema_name() -> Cow<'static, str> {
        "Cue".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let moment = generator.subschema_for::<Moment>();
        let table = generator.subschema_for::<CueTable>();
        json_schema!({
            "description": "A moment's word alone, or a table with the bearer's part in it.",
            "anyOf": [moment, table],
        })
    }
}

/// Something that happens. Each is about a subject, and some have a cause.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Both sides have their zones and nobody is deployed yet. Whoever is of a party can answer, from nowhere: marks, tokens,
    /// states, changes and abilities can be given then, and nobody is near anybody.
    DeploymentBegins,
    /// Everybody is deployed and turn 1 is about to begin.
    GameBegins,
    /// A Recovery phase begins, before action points are regained.
    RecoveryBegins,
    /// A Recovery phase ends, after action points are regained.
    RecoveryEnds,
    /// A Maintenance phase begins, before upkeep is paid.
    MaintenanceBegins,
    /// A Maintenance phase ends, after counters came off.
    MaintenanceEnds,
    /// An Action phase begins.
    ActionsBegin,
    /// A turn ends.
    TurnEnds,
    /// The subject is activated.
    Activated,
    /// The cause attacks the subject: declared and measured, before the subject reacts.
    Attacked,
    /// Dice are about to be rolled for an attack of the cause on the subject.
    BeforeRoll,
    /// Dice were rolled for an attack of the cause on the subject, and nothing has come of them yet.
    AfterRoll,
    /// The subject is about to roll for anything but an attack on it or by it: to escape, to seek, to resist, for Doom, to
    /// get clear of somebody thrown, or a die that its card asks for. The cause brings it about.
    Rolls,
    /// The subject rolled for such a thing, and nothing has come of it yet.
    Rolled,
    /// The cause's attack hits the subject.
    Hit,
    /// The cause's attack misses the subject.
    Missed,
    /// The cause's attack is a critical hit on the subject.
    Critical,
    /// The subject is about to lose life points to an attack of the cause.
    BeforeDamage,
    /// The subject is about to lose life points, for whatever reason but a sacrifice.
    BeforeLoss,
    /// The subject lost life points to the cause.
    Damaged,
    /// The subject lost its last life point to the cause and has not left the table yet.
    Dying,
    /// The subject has left the table, by the cause.
    Died,
    /// The subject tries to escape.
    Escapes,
    /// The subject declares a movement, and has not moved yet.
    Moves,
    /// The subject has moved by itself and come to rest.
    Moved,
    /// The subject came into contact with the bearer, who is its enemy: friends touch unnoticed.
    Touches,
    /// The subject used an ability that the conditions name.
    Uses,
    /// The subject's side spends a point of gnosis on its roll.
    Gnosis,
    /// The subject came into play, summoned by the cause.
    Summoned,
    /// A charge of the subject's was resolved.
    Charged,
    /// An action is over; reactive abilities without a moment of their own may be used.
    Between,
    /// A roll of the subject's for such a thing has come to nothing: it is not clear, finds nobody, does not resist, or falls
    /// to Doom. A die for a card's number or table never fails.
    Failed,
    /// A roll of the subject's for such a thing has come to something. Whoever has escaped was engaged until then, as far
    /// as `about` asks.
    Succeeded,
    /// The subject's activation is over, and nobody else is activated yet.
    ActivationEnds,
    /// The subject was moved or put somewhere else by the cause, another than itself: pushed and thrown too.
    Displaced,
    /// An ability of the cause's is about to touch the subject, another than itself, by something that is no attack. `cancel`
    /// lets all of it pass by the subject.
    Affected,
    /// The subject is no longer hidden, for whatever reason.
    Revealed,
    /// A card of the cause's gave the subject life points back.
    Healed,
    /// The cause gave the subject counters of a state; `lower` takes some of them off again.
    StateGiven,
    /// The cause stepped in for the subject: it intercepted a charge, or took a shot.
    Guarded,
    /// A side plays a plot card, and nothing has come of it yet; the subject stands for that side. `cancel` makes it count
    /// for nothing.
    Plays,
    /// The subject has paid to keep an ability on.
    PaysUpkeep,
    /// The subject comes as near to the bearer as the group under `about` says, on its way or because it is moved, and
    /// was not before. The bearer is its witness.
    ComesNear,
    /// The cause has moved past the subject: the straight line from where it was to where it is touches the subject. Walking
    /// and running, charging, a `step` and whoever is thrown or pushed alike; a way of several legs is looked at leg by leg.
    Passed,
    /// The subject's side has won the roll and is about to choose who goes first; `first` settles it. The subject stands for
    /// the side.
    Initiative,
    /// The subject has given up life points by a sacrifice, or paid with them; `taken` counts them.
    Sacrificed,
}

impl Moment {
    /// The moments at which whatever names none may be used or played: between two actions, and before any roll.
    pub const ANY_TIME: u64 =
        1 << Moment::Between as u32 | 1 << Moment::BeforeRoll as u32 | 1 << Moment::Rolls as u32;

    pub fn is_at_any_time(self) -> bool {
        Moment::ANY_TIME & self.bit() != 0
    }

    /// Its bit in a set of moments.
    pub fn bit(self) -> u64 {
        1 << self as u32
    }
}
