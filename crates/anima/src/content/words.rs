//! The words by which files and texts name what a character is, and the lists of all there are.

use super::{Affiliation, BaseSize, Category, Faction, Innate, Role};

impl Category {
    pub const ALL: [Category; 3] = [Category::Mystic, Category::Fighter, Category::Prowler];

    pub const fn word(self) -> &'static str {
        match self {
            Category::Mystic => "mystic",
            Category::Fighter => "fighter",
            Category::Prowler => "prowler",
        }
    }
}

impl Role {
    pub const ALL: [Role; 3] = [Role::Leader, Role::Agent, Role::Summon];

    pub const fn word(self) -> &'static str {
        match self {
            Role::Leader => "leader",
            Role::Agent => "agent",
            Role::Summon => "summon",
        }
    }
}

impl Faction {
    pub const fn word(self) -> &'static str {
        match self {
            Faction::Light => "light",
            Faction::Darkness => "darkness",
            Faction::Unaligned => "unaligned",
        }
    }
}

impl Affiliation {
    pub const fn word(self) -> &'static str {
        match self {
            Affiliation::Church => "church",
            Affiliation::Samael => "samael",
            Affiliation::Wissenschaft => "wissenschaft",
            Affiliation::BlackSun => "black-sun",
            Affiliation::Empire => "empire",
            Affiliation::AzurAlliance => "azur-alliance",
            Affiliation::TolRauko => "tol-rauko",
            Affiliation::Wanderers => "wanderers",
        }
    }
}

impl BaseSize {
    pub const fn word(self) -> &'static str {
        match self {
            BaseSize::Small => "small",
            BaseSize::Medium => "medium",
            BaseSize::Large => "large",
        }
    }
}

impl Innate {
    pub const ALL: [Innate; 8] = [
        Innate::AdvancedDeployment,
        Innate::Infiltration,
        Innate::Initiative,
        Innate::Intangible,
        Innate::CriticalMastery,
        Innate::OpenMovement,
        Innate::Flight,
        Innate::DamageResistance,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Innate::AdvancedDeployment => "advanced-deployment",
            Innate::Infiltration => "infiltration",
            Innate::Initiative => "initiative",
            Innate::Intangible => "intangible",
            Innate::CriticalMastery => "critical-mastery",
            Innate::OpenMovement => "open-movement",
            Innate::Flight => "flight",
            Innate::DamageResistance => "damage-resistance",
        }
    }
}
