//! The words by which files and texts name what a character is, and the lists of all there are.

use super::{BaseSize, Category, Innate, Role};

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
