//! When: the moments that an ability can wait for.

use schemars::JsonSchema;
use serde::Deserialize;

/// Something that happens. Each is about a subject, and some have a cause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
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
    /// The cause's attack hits the subject.
    Hit,
    /// The cause's attack misses the subject.
    Missed,
    /// The cause's attack is a critical hit on the subject.
    Critical,
    /// The subject is about to lose life points to an attack of the cause.
    BeforeDamage,
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
    /// The subject came into contact with the bearer.
    Touches,
    /// The subject used an ability that the conditions name.
    Uses,
    /// The subject's side spends a point of gnosis on its roll.
    Gnosis,
    /// A charge of the subject's was resolved.
    Charged,
}
