//! The states that characters may be in, and sets of them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The states that counters stand for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    Haste,
    Slow,
    Shield,
    Protection,
    Healing,
    Poison,
    Blind,
    Doom,
    Seal,
    Paralyzed,
    Berserker,
}

impl Status {
    pub const COUNT: usize = 11;
    pub const ALL: [Status; Status::COUNT] = [
        Status::Haste,
        Status::Slow,
        Status::Shield,
        Status::Protection,
        Status::Healing,
        Status::Poison,
        Status::Blind,
        Status::Doom,
        Status::Seal,
        Status::Paralyzed,
        Status::Berserker,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Status::Haste => "haste",
            Status::Slow => "slow",
            Status::Shield => "shield",
            Status::Protection => "protection",
            Status::Healing => "healing",
            Status::Poison => "poison",
            Status::Blind => "blind",
            Status::Doom => "doom",
            Status::Seal => "seal",
            Status::Paralyzed => "paralyzed",
            Status::Berserker => "berserker",
        }
    }
}

/// A set of states, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
pub struct StatusSet(u16);

impl StatusSet {
    pub const NONE: StatusSet = StatusSet(0);
    /// The states that are against whoever has them.
    pub const NEGATIVE: StatusSet = StatusSet::NONE
        .with(Status::Poison)
        .with(Status::Blind)
        .with(Status::Doom)
        .with(Status::Slow)
        .with(Status::Seal)
        .with(Status::Paralyzed)
        .with(Status::Berserker);
    /// The states that are for whoever has them.
    pub const POSITIVE: StatusSet = StatusSet::NONE
        .with(Status::Haste)
        .with(Status::Shield)
        .with(Status::Protection)
        .with(Status::Healing);

    pub fn contains(self, status: Status) -> bool {
        self.0 & 1 << status as u16 != 0
    }

    #[must_use]
    pub const fn with(self, status: Status) -> StatusSet {
        StatusSet(self.0 | 1 << status as u16)
    }

    #[must_use]
    pub fn and_those(self, other: StatusSet) -> StatusSet {
        StatusSet(self.0 | other.0)
    }
}
