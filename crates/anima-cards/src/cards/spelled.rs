//! How words of the language are written in a card's file, for whoever has to name one, and what some of them are.

use super::{Attribute, Feat, Identity, Kind, Measure, Moment, Penalty, Per, Roll, SceneryKind, Sort, What};
use crate::status::StatusSet;

impl Kind {
    /// All of them, in the order in which states number them.
    pub const ALL: [Kind; 12] = [
        Kind::Passive,
        Kind::Attack,
        Kind::RangedAttack,
        Kind::Charge,
        Kind::Effect,
        Kind::Dodge,
        Kind::Counterattack,
        Kind::Movement,
        Kind::Walk,
        Kind::Run,
        Kind::Escape,
        Kind::Seek,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Kind::Passive => "passive",
            Kind::Attack => "attack",
            Kind::RangedAttack => "ranged-attack",
            Kind::Charge => "charge",
            Kind::Effect => "effect",
            Kind::Dodge => "dodge",
            Kind::Counterattack => "counterattack",
            Kind::Movement => "movement",
            Kind::Walk => "walk",
            Kind::Run => "run",
            Kind::Escape => "escape",
            Kind::Seek => "seek",
        }
    }

    /// Whether it is an attack that the user begins.
    pub fn is_attack(self) -> bool {
        match self {
            Kind::Attack | Kind::RangedAttack | Kind::Charge => true,
            Kind::Passive
            | Kind::Effect
            | Kind::Dodge
            | Kind::Counterattack
            | Kind::Movement
            | Kind::Walk
            | Kind::Run
            | Kind::Escape
            | Kind::Seek => false,
        }
    }
}

impl Attribute {
    pub fn word(self) -> &'static str {
        match self {
            Attribute::Attack => "attack",
            Attribute::Damage => "damage",
            Attribute::Defense => "defense",
            Attribute::Armor => "armor",
            Attribute::Resistance => "resistance",
        }
    }
}

impl Measure {
    /// The attribute that it is, if it is one.
    pub fn attribute(self) -> Option<Attribute> {
        match self {
            Measure::Attack => Some(Attribute::Attack),
            Measure::Damage => Some(Attribute::Damage),
            Measure::Defense => Some(Attribute::Defense),
            Measure::Armor => Some(Attribute::Armor),
            Measure::Resistance => Some(Attribute::Resistance),
            Measure::Recovery
            | Measure::Speed
            | Measure::Zone
            | Measure::Range
            | Measure::Free
            | Measure::Healing => None,
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Measure::Attack => "attack",
            Measure::Damage => "damage",
            Measure::Defense => "defense",
            Measure::Armor => "armor",
            Measure::Resistance => "resistance",
            Measure::Recovery => "recovery",
            Measure::Speed => "speed",
            Measure::Zone => "zone",
            Measure::Range => "range",
            Measure::Free => "free",
            Measure::Healing => "healing",
        }
    }
}

impl Penalty {
    pub fn word(self) -> &'static str {
        match self {
            Penalty::Long => "long",
            Penalty::Cover => "cover",
            Penalty::Engaged => "engaged",
            Penalty::Moved => "moved",
            Penalty::Blind => "blind",
            Penalty::Counter => "counter",
        }
    }
}

impl Roll {
    pub fn word(self) -> &'static str {
        match self {
            Roll::Attack => "attack",
            Roll::Defense => "defense",
            Roll::Escape => "escape",
            Roll::Seek => "seek",
            Roll::Resistance => "resistance",
            Roll::RunOver => "run-over",
            Roll::Doom => "doom",
        }
    }
}

impl Per {
    pub fn word(self) -> &'static str {
        match self {
            Per::Die => "die",
            Per::LifeMissing => "life-missing",
            Per::TargetLife => "target-life",
            Per::Extra => "extra",
            Per::Tokens => "tokens",
            Per::TokensPaid => "tokens-paid",
            Per::SubjectLevel => "subject-level",
            Per::Dealt => "dealt",
            Per::Taken => "taken",
            Per::Life => "life",
            Per::Actions => "actions",
            Per::Healed => "healed",
            Per::Blow => "blow",
            Per::TargetLifeMissing => "target-life-missing",
            Per::Counters(_) => "counters",
            Per::TargetCounters(_) => "target-counters",
            Per::Value(_) => "value",
            Per::TargetValue(_) => "target-value",
            Per::Friends(_) => "friends",
            Per::Enemies(_) => "enemies",
            Per::FallenFriends => "fallen-friends",
            Per::FallenEnemies => "fallen-enemies",
            Per::Turn => "turn",
            Per::Level => "level",
            Per::GameLevels => "game-levels",
            Per::Group(_) => "group",
            Per::Price => "price",
            Per::Moved => "moved",
            Per::Pile(_) => "pile",
        }
    }
}

impl Sort {
    pub fn word(self) -> &'static str {
        match self {
            Sort::Negative => "negative",
            Sort::Positive => "positive",
            Sort::All => "all",
        }
    }

    /// The states of this sort.
    pub fn states(self) -> StatusSet {
        match self {
            Sort::Negative => StatusSet::NEGATIVE,
            Sort::Positive => StatusSet::POSITIVE,
            Sort::All => StatusSet::NEGATIVE.and_those(StatusSet::POSITIVE),
        }
    }
}

impl SceneryKind {
    pub fn word(self) -> &'static str {
        match self {
            SceneryKind::Abrupt => "abrupt",
            SceneryKind::Forest => "forest",
            SceneryKind::Elevation => "elevation",
            SceneryKind::Minor => "minor",
            SceneryKind::High => "high",
            SceneryKind::Low => "low",
        }
    }
}

impl Feat {
    pub fn word(self) -> &'static str {
        match self {
            Feat::Activated => "activated",
            Feat::Moved => "moved",
            Feat::Attacked => "attacked",
            Feat::Hit => "hit",
            Feat::Damaged => "damaged",
            Feat::Bled => "bled",
        }
    }
}

impl Moment {
    pub const ALL: [Moment; 46] = [
        Moment::DeploymentBegins,
        Moment::GameBegins,
        Moment::RecoveryBegins,
        Moment::RecoveryEnds,
        Moment::MaintenanceBegins,
        Moment::MaintenanceEnds,
        Moment::ActionsBegin,
        Moment::TurnEnds,
        Moment::Activated,
        Moment::Attacked,
        Moment::BeforeRoll,
        Moment::AfterRoll,
        Moment::Rolls,
        Moment::Rolled,
        Moment::Hit,
        Moment::Missed,
        Moment::Critical,
        Moment::BeforeDamage,
        Moment::BeforeLoss,
        Moment::Damaged,
        Moment::Dying,
        Moment::Died,
        Moment::Escapes,
        Moment::Moves,
        Moment::Moved,
        Moment::Touches,
        Moment::Uses,
        Moment::Gnosis,
        Moment::Summoned,
        Moment::Charged,
        Moment::Between,
        Moment::Failed,
        Moment::Succeeded,
        Moment::ActivationEnds,
        Moment::Displaced,
        Moment::Affected,
        Moment::Revealed,
        Moment::Healed,
        Moment::StateGiven,
        Moment::Guarded,
        Moment::Plays,
        Moment::PaysUpkeep,
        Moment::ComesNear,
        Moment::Passed,
        Moment::Initiative,
        Moment::Sacrificed,
    ];

    pub fn named(word: &str) -> Option<Moment> {
        Moment::ALL.into_iter().find(|moment| moment.word() == word)
    }

    pub fn word(self) -> &'static str {
        match self {
            Moment::DeploymentBegins => "deployment-begins",
            Moment::GameBegins => "game-begins",
            Moment::RecoveryBegins => "recovery-begins",
            Moment::RecoveryEnds => "recovery-ends",
            Moment::MaintenanceBegins => "maintenance-begins",
            Moment::MaintenanceEnds => "maintenance-ends",
            Moment::ActionsBegin => "actions-begin",
            Moment::TurnEnds => "turn-ends",
            Moment::Activated => "activated",
            Moment::Attacked => "attacked",
            Moment::BeforeRoll => "before-roll",
            Moment::AfterRoll => "after-roll",
            Moment::Rolls => "rolls",
            Moment::Rolled => "rolled",
            Moment::Hit => "hit",
            Moment::Missed => "missed",
            Moment::Critical => "critical",
            Moment::BeforeDamage => "before-damage",
            Moment::BeforeLoss => "before-loss",
            Moment::Damaged => "damaged",
            Moment::Dying => "dying",
            Moment::Died => "died",
            Moment::Escapes => "escapes",
            Moment::Moves => "moves",
            Moment::Moved => "moved",
            Moment::Touches => "touches",
            Moment::Uses => "uses",
            Moment::Gnosis => "gnosis",
            Moment::Summoned => "summoned",
            Moment::Charged => "charged",
            Moment::Between => "between",
            Moment::Failed => "failed",
            Moment::Succeeded => "succeeded",
            Moment::ActivationEnds => "activation-ends",
            Moment::Displaced => "displaced",
            Moment::Affected => "affected",
            Moment::Revealed => "revealed",
            Moment::Healed => "healed",
            Moment::StateGiven => "state-given",
            Moment::Guarded => "guarded",
            Moment::Plays => "plays",
            Moment::PaysUpkeep => "pays-upkeep",
            Moment::ComesNear => "comes-near",
            Moment::Passed => "passed",
            Moment::Initiative => "initiative",
            Moment::Sacrificed => "sacrificed",
        }
    }

    /// Whether somebody brings it about.
    pub fn has_cause(self) -> bool {
        match self {
            Moment::Attacked
            | Moment::BeforeRoll
            | Moment::AfterRoll
            | Moment::Rolls
            | Moment::Rolled
            | Moment::Hit
            | Moment::Missed
            | Moment::Critical
            | Moment::BeforeDamage
            | Moment::Damaged
            | Moment::Dying
            | Moment::Died
            | Moment::Summoned
            | Moment::Failed
            | Moment::Succeeded
            | Moment::Displaced
            | Moment::Passed
            | Moment::Affected
            | Moment::Healed
            | Moment::StateGiven
            | Moment::Guarded => true,
            Moment::DeploymentBegins
            | Moment::BeforeLoss
            | Moment::GameBegins
            | Moment::RecoveryBegins
            | Moment::RecoveryEnds
            | Moment::MaintenanceBegins
            | Moment::MaintenanceEnds
            | Moment::ActionsBegin
            | Moment::TurnEnds
            | Moment::Activated
            | Moment::Escapes
            | Moment::Moves
            | Moment::Moved
            | Moment::Touches
            | Moment::Uses
            | Moment::Gnosis
            | Moment::Between
            | Moment::ComesNear
            | Moment::Initiative
            | Moment::Sacrificed
            | Moment::Revealed
            | Moment::Plays
            | Moment::PaysUpkeep
            | Moment::Charged
            | Moment::ActivationEnds => false,
        }
    }

    /// Whether something is at hand that a card can undo: an attack or its dice, a roll, a point of gnosis, or what an
    /// ability is about to do.
    pub fn can_be_undone(self) -> bool {
        self.is_of_an_attack()
            || matches!(self, Moment::Affected | Moment::Rolls | Moment::Rolled | Moment::Plays)
    }

    /// Whether dice lie that can still be rolled again.
    pub fn is_of_lying_dice(self) -> bool {
        matches!(self, Moment::AfterRoll | Moment::Rolled | Moment::BeforeDamage | Moment::BeforeLoss)
    }

    /// Whether somebody acts who has paid for it.
    pub fn is_of_an_action(self) -> bool {
        let apart = matches!(
            self,
            Moment::Affected
                | Moment::Uses
                | Moment::Escapes
                | Moment::Moves
                | Moment::Moved
                | Moment::Rolls
                | Moment::Rolled
                | Moment::Failed
                | Moment::Succeeded
                | Moment::Passed
                | Moment::PaysUpkeep
        );
        apart || self.is_of_an_attack() && self != Moment::Gnosis
    }

    /// Whether an attack can be at hand.
    pub fn is_of_an_attack(self) -> bool {
        let apart = matches!(
            self,
            Moment::Summoned
                | Moment::Rolls
                | Moment::Rolled
                | Moment::Failed
                | Moment::Succeeded
                | Moment::Displaced
                | Moment::Passed
                | Moment::Affected
                | Moment::Healed
                | Moment::StateGiven
        );
        matches!(self, Moment::Gnosis | Moment::Charged) || self.has_cause() && !apart
    }
}

impl What {
    /// Whether it adds to a number, so that nothing is no change.
    pub fn adds(&self) -> bool {
        match self {
            What::Attack
            | What::Damage
            | What::Defense
            | What::Armor
            | What::Resistance
            | What::Recovery
            | What::Speed
            | What::Life
            | What::Actions
            | What::Zone
            | What::Range
            | What::Difficulty
            | What::Escape
            | What::SeekTarget
            | What::Initiative
            | What::Dice
            | What::DefenseDice
            | What::Roll
            | What::RollDice
            | What::Pierce
            | What::Cost(_)
            | What::CostOfSource(_)
            | What::Upkeep
            | What::UpkeepAll
            | What::Healing
            | What::SideInitiative
            | What::Area => true,
            What::ZoneMost
            | What::Keeps(_)
            | What::Despite(_)
            | What::Screen
            | What::Reach
            | What::ChargeReach
            | What::CostLeast(..)
            | What::Guard
            | What::Die
            | What::HalfSpeed
            | What::IgnoreArmor
            | What::Throws
            | What::ThrowsAtWill
            | What::Unstoppable
            | What::NoReaction
            | What::NoCounter
            | What::HarmsIntangible
            | What::FreeDodge
            | What::DodgeAfterRoll
            | What::DespiteDamageResistance
            | What::Secondary(_)
            | What::Innate(_)
            | What::Immune(_)
            | What::Unhurt
            | What::Unhealed
            | What::Stays
            | What::Spares
            | What::Rooted
            | What::Sweeps(_)
            | What::Unseen
            | What::Covered
            | What::CountsSmall
            | What::LateGnosis
            | What::CountsAs(_)
            | What::CriticalFrom
            | What::LossMost
            | What::ShootsEngaged
            | What::ShootsBlind
            | What::Eyes(_)
            | What::SeesHidden
            | What::StaysHidden
            | What::LeavesFreely
            | What::Immovable
            | What::Unthrown
            | What::KeepsClear
            | What::NoPenalty(_)
            | What::Set(_)
            | What::Half(_)
            | What::Forbids(_)
            | What::Untargetable
            | What::Free(_)
            | What::Better(_)
            | What::Firm(_)
            | What::NoGnosis
            | What::NoReactive
            | What::GuardsEngaged
            | What::Lacks(_)
            | What::Without(_)
            | What::NoStun
            | What::NeverHidden
            | What::Floor(_)
            | What::UnstoppableBy(_)
            | What::Unaffected(_)
            | What::Friendless
            | What::OverFigures
            | What::HealingTakes(_)
            | What::Sight
            | What::ShootsFrom(_)
            | What::OnlyWith(_) => false,
        }
    }

    /// The attribute that it adds to.
    pub fn attribute(&self) -> Option<Attribute> {
        let all = [
            (What::Attack, Attribute::Attack),
            (What::Damage, Attribute::Damage),
            (What::Defense, Attribute::Defense),
            (What::Armor, Attribute::Armor),
            (What::Resistance, Attribute::Resistance),
        ];
        all.into_iter().find(|(what, _)| what == self).map(|(_, attribute)| attribute)
    }

    /// The key of a change's table.
    pub fn word(&self) -> &'static str {
        match self {
            What::Attack => "attack",
            What::Damage => "damage",
            What::Defense => "defense",
            What::Armor => "armor",
            What::Resistance => "resistance",
            What::Recovery => "recovery",
            What::Speed => "speed",
            What::Life => "life",
            What::Zone => "zone",
            What::ZoneMost => "zone-most",
            What::Range => "range",
            What::Reach => "reach",
            What::ChargeReach => "charge-reach",
            What::Difficulty => "difficulty",
            What::Escape => "escape",
            What::SeekTarget => "seek-target",
            What::Initiative => "initiative",
            What::Dice => "dice",
            What::DefenseDice => "defense-dice",
            What::Roll => "roll",
            What::RollDice => "roll-dice",
            What::Die => "die",
            What::Pierce => "pierce",
            What::Cost(_) => "cost",
            What::CostOfSource(_) => "cost-of-source",
            What::CostLeast(..) => "cost-least",
            What::Upkeep => "upkeep",
            What::Healing => "healing",
            What::HalfSpeed => "half-speed",
            What::IgnoreArmor => "ignore-armor",
            What::Throws => "throws",
            What::ThrowsAtWill => "throws-at-will",
            What::Unstoppable => "unstoppable",
            What::NoReaction => "no-reaction",
            What::NoCounter => "no-counter",
            What::HarmsIntangible => "harms-intangible",
            What::FreeDodge => "free-dodge",
            What::DodgeAfterRoll => "dodge-after-roll",
            What::DespiteDamageResistance => "despite-damage-resistance",
            What::Secondary(_) => "secondary",
            What::Innate(_) => "innate",
            What::Immune(_) => "immune",
            What::Keeps(_) => "keeps-states",
            What::Despite(_) => "despite-berserk",
            What::Unhurt => "unhurt",
            What::Unhealed => "unhealed",
            What::Stays => "stays",
            What::Spares => "spares",
            What::Rooted => "rooted",
            What::Sweeps(None) => "sweeps-contact",
            What::Sweeps(Some(_)) => "sweeps",
            What::Unseen => "unseen",
            What::Covered => "covered",
            What::CountsSmall => "counts-small",
            What::Guard => "guard",
            What::LateGnosis => "late-gnosis",
            What::CountsAs(Identity::Affiliation(_)) => "counts-as",
            What::CountsAs(Identity::Role(_)) => "counts-as-role",
            What::CountsAs(Identity::Category(_)) => "counts-as-category",
            What::CriticalFrom => "critical-from",
            What::LossMost => "loss-most",
            What::ShootsEngaged => "shoots-engaged",
            What::ShootsBlind => "shoots-blind",
            What::Eyes(_) => "eyes",
            What::SeesHidden => "sees-hidden",
            What::StaysHidden => "stays-hidden",
            What::LeavesFreely => "leaves-freely",
            What::Immovable => "immovable",
            What::Unthrown => "unthrown",
            What::KeepsClear => "keeps-clear",
            What::NoPenalty(_) => "no-penalty",
            What::Set(_) => "set",
            What::Half(_) => "half",
            What::Forbids(_) => "forbids",
            What::Untargetable => "untargetable",
            What::Area => "area",
            What::Screen => "screen",
            What::Free(_) => "free",
            What::Better(_) => "set",
            What::Firm(_) => "firm",
            What::UpkeepAll => "upkeep-all",
            What::NoGnosis => "no-gnosis",
            What::NoStun => "no-stun",
            What::Actions => "actions",
            What::Without(_) => "without",
            What::Lacks(_) => "lacks",
            What::GuardsEngaged => "guards-engaged",
            What::NoReactive => "no-reactive",
            What::NeverHidden => "never-hidden",
            What::OnlyWith(_) => "only-with",
            What::Floor(_) => "floor",
            What::UnstoppableBy(_) => "unstoppable-by",
            What::Unaffected(_) => "unaffected",
            What::Friendless => "friendless",
            What::OverFigures => "over-figures",
            What::HealingTakes(_) => "healing-takes",
            What::Sight => "sight",
            What::SideInitiative => "side-initiative",
            What::ShootsFrom(_) => "shoots-from",
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde::de::value::{Error, StrDeserializer};

    use super::*;

    fn is_read_back<T: for<'de> Deserialize<'de> + PartialEq>(value: &T, word: &str) -> bool {
        T::deserialize(StrDeserializer::<Error>::new(word)).is_ok_and(|read| read == *value)
    }

    /// A word is what the reader of cards takes for it.
    #[test]
    fn words_are_read_back() {
        for kind in [Kind::Passive, Kind::RangedAttack, Kind::Counterattack, Kind::Seek] {
            assert!(is_read_back(&kind, kind.word()), "{kind:?}");
        }
        for moment in [Moment::GameBegins, Moment::MaintenanceEnds, Moment::BeforeRoll, Moment::Charged] {
            assert!(is_read_back(&moment, moment.word()), "{moment:?}");
        }
        for per in [Per::Die, Per::LifeMissing, Per::TokensPaid, Per::Taken] {
            assert!(is_read_back(&per, per.word()), "{per:?}");
        }
        assert!(is_read_back(&Attribute::Resistance, Attribute::Resistance.word()));
    }
}
