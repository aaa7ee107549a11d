//! Whom: the one at hand, one to be chosen, or all of a group.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Amount, Condition};

/// Whom an effect or a change is about.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Whoever has the card.
    #[default]
    Bearer,
    /// At whom the ability or the attack is aimed.
    Target,
    /// Whom the moment is about: who died, who was hurt, who moves.
    Subject,
    /// Who brought the moment about: who killed, who hurt, who attacks.
    Cause,
    /// Everybody of a group.
    All(Group),
    /// One of a group, whom the owner chooses.
    One(Group),
    /// Some of a group, whom the owner chooses: so many at most, and nobody, if the owner likes.
    SomeOf(Few),
    /// The nearest of a group; the owner chooses among equals.
    Nearest(Group),
}

impl Who {
    /// Whether it names a group, and nobody in particular.
    pub fn is_a_group(&self) -> bool {
        self.group().is_some()
    }

    /// The group that it names, or of which it names some.
    pub fn group(&self) -> Option<&Group> {
        match self {
            Who::Bearer | Who::Target | Who::Subject | Who::Cause => None,
            Who::All(group) | Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group) => {
                Some(group)
            }
        }
    }
}

/// So many of a group at most.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Few {
    pub count: Amount,
    pub of: Group,
}

/// Figures on the table that fit.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Group {
    /// Of which side, as the bearer sees it.
    pub side: Camp,
    /// How near they have to be.
    #[serde(default)]
    pub within: Within,
    /// From whom that is measured: the bearer, unless this says the target, the subject or the last summon.
    #[serde(default)]
    pub of: From,
    /// Whether the one it is measured from belongs to the group.
    #[serde(default)]
    pub itself: bool,
    /// Whether the target of the ability belongs to the group.
    #[serde(default = "yes")]
    pub target: bool,
    /// What has to be true of each of them.
    #[serde(default)]
    pub which: Vec<Condition>,
}

impl Group {
    /// Nobody in particular, where only the word around it is asked for.
    pub const NOBODY: Group = Group {
        side: Camp::Everybody,
        within: Within::Table,
        of: From::Bearer,
        itself: false,
        target: true,
        which: Vec::new(),
    };
}

fn yes() -> bool {
    true
}

/// From whom a group is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum From {
    #[default]
    Bearer,
    Target,
    Subject,
    /// Whom or what the bearer has brought into play last, of all that are still there: a marker too.
    Summon,
}

/// A side, as the bearer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Camp {
    Friends,
    Enemies,
    Everybody,
    /// Those that the bearer has summoned.
    OwnSummons,
    /// Whoever has brought into play the one that it is measured from.
    Summoner,
    /// Those of the bearer's side who have left the game, measured from where they were then. Only `revive` reaches them.
    Fallen,
}

/// How near a group has to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Within {
    /// Within the zone of control, which needs sight.
    Zone,
    /// Where the zone of control of each of them holds the one it is measured from.
    TheirZone,
    /// Bases in contact.
    Contact,
    /// Engaged with each other.
    Engaged,
    /// In sight, however far.
    Sight,
    /// Within so many inches, seen or not.
    Inches(u8),
    /// Within so many inches and in sight.
    Seen(u8),
    /// In sight and no farther away than the attack at hand reaches.
    Range,
    /// Touched by the straight line from the bearer to whom or what it is measured from.
    Line,
    /// Anywhere on the table.
    #[default]
    Table,
}
