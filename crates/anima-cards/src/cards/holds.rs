//! What the abilities of a card can touch at all, as sets of bits, so that a rule need not look where nothing is.

use super::{
    Ability, Amount, Attribute, Camp, Carried, Change, Condition, Effect, Group, Identity, Kind, Measure,
    Moment, Penalty, Source, Spot, SpotTable, Was, What, Who, With,
};
use crate::content::{Affiliation, Innate, Role};

/// The things a card's abilities change, answer and offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holds {
    /// What they change for the bearer as long as they hold.
    pub own: u128,
    /// What they change for others too, as long as they hold.
    pub auras: u128,
    /// The same of what they make different for a while.
    pub lasting_auras: u128,
    /// What they change for a single action, because it is made by one of them.
    pub with: u128,
    /// What they make different for a while.
    pub lasts: u128,
    /// The moments that triggers answer.
    pub triggers: u64,
    /// The moments at which an ability may be used.
    pub windows: u64,
    /// Whether anything can be used in the bearer's own activation.
    pub active: bool,
    /// Whether there is a special dodge or counterattack.
    pub answers: bool,
    /// Whether they ask where somebody stood before.
    pub remembers: bool,
    /// Whether they make anybody act out of its turn.
    pub orders: bool,
    /// Whether they make anybody wait for the others of its side.
    pub delays: bool,
    /// Whether any of them has to be used.
    pub compels: bool,
    /// Whether they ask who suffered an ability.
    pub recalls: bool,
    /// Whether they put markers on the table.
    pub markers: bool,
    /// Whether they give anybody an ability that is not on its card.
    pub gives: bool,
    /// Whether they give the bearer a copy of somebody else's ability, and whether anybody else.
    pub copies: bool,
    pub copies_for_others: bool,
    /// Whether they keep anybody from using its abilities.
    pub suppresses: bool,
}

/// A change that a card makes as long as one of its abilities holds: what it touches, and where on the card it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub bits: u128,
    /// Whether it is for the bearer alone.
    pub own: bool,
    pub ability: u8,
    pub change: u8,
}

impl Held {
    /// All changes of a card's abilities.
    pub fn of(abilities: &[Ability]) -> Vec<Held> {
        let all = abilities.iter().zip(0..).flat_map(|(ability, number)| {
            ability.always.iter().zip(0..).map(move |(change, place)| (number, place, change))
        });
        let held = all.map(|(ability, place, change)| Held {
            bits: change.bits,
            own: change.who == Who::Bearer,
            ability,
            change: place,
        });
        held.collect()
    }
}

/// When one ability speaks, so that nobody need look at what it says at any other time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Speaks {
    /// The moments that its triggers answer.
    pub triggers: u64,
    /// The moments at which it may be used.
    pub windows: u64,
    /// Whether it can be used in the bearer's own activation alone.
    pub active: bool,
    /// Whether it is a special dodge or counterattack.
    pub answers: bool,
}

impl Speaks {
    pub fn of(ability: &Ability) -> Speaks {
        let triggers = ability.triggers.iter().fold(0, |bits, trigger| bits | trigger.when.0.moment.bit());
        let speaks = Speaks { triggers, ..Speaks::default() };
        if ability.cost.is_none() {
            return speaks;
        }
        match (&ability.when, ability.kind) {
            (_, Kind::Dodge | Kind::Counterattack) => Speaks { answers: true, ..speaks },
            (Some(cue), _) => Speaks { windows: cue.0.moment.bit(), ..speaks },
            (None, _) if ability.reactive => Speaks { windows: Moment::ANY_TIME, ..speaks },
            (None, _) => Speaks { active: true, ..speaks },
        }
    }
}

/// A change that a card makes for others as long as one of its abilities holds: what it touches, and on which side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aura {
    pub bits: u128,
    pub ability: u8,
    /// Whether it holds only while the ability is on.
    pub used: bool,
    pub friends: bool,
    pub enemies: bool,
}

impl Aura {
    /// All that a card's abilities change for others.
    pub fn of(abilities: &[Ability]) -> Vec<Aura> {
        let all = abilities.iter().zip(0..);
        let auras = all.flat_map(|(ability, number)| {
            ability.always.iter().filter_map(move |change| {
                let (friends, enemies) = match change.who.group()?.side {
                    Camp::Friends | Camp::OwnSummons => (true, false),
                    Camp::Enemies => (false, true),
                    Camp::Everybody | Camp::Summoner | Camp::Fallen => (true, true),
                };
                let used = ability.cost.is_some();
                Some(Aura { bits: change.bits, ability: number, used, friends, enemies })
            })
        });
        auras.collect()
    }
}

impl Holds {
    pub fn of(abilities: &[Ability]) -> Holds {
        let mut holds = Holds::default();
        for ability in abilities {
            for change in &ability.always {
                match change.who {
                    Who::Bearer => holds.own |= change.bits,
                    Who::Target
                    | Who::Subject
                    | Who::Cause
                    | Who::All(_)
                    | Who::One(_)
                    | Who::SomeOf(_)
                    | Who::Nearest(_) => {
                        holds.auras |= change.bits;
                    }
                }
            }
            let upgrades = ability.upgrades.iter().flat_map(|upgrade| &upgrade.with);
            holds.with |= ability.with.iter().chain(upgrades).fold(0, |bits, change| bits | change.bits);
            // Who is to attack may attack differently, and what lasts may hold for others; this only looks at each effect.
            let (with, auras) = (std::cell::Cell::new(holds.with), std::cell::Cell::new(holds.lasting_auras));
            let lasts = std::cell::Cell::new(holds.lasts);
            ability.any_effect(&|effect| {
                if let Effect::Attack { with: changes, .. } = effect {
                    with.set(changes.iter().fold(with.get(), |bits, change| bits | change.bits));
                }
                if let Effect::Change { is, .. } = effect {
                    lasts.set(lasts.get() | is.bits);
                    if is.who != Who::Bearer {
                        auras.set(auras.get() | is.bits);
                    }
                }
                false
            });
            (holds.with, holds.lasting_auras, holds.lasts) = (with.get(), auras.get(), lasts.get());
            holds.remembers |= ability.any_effect(&asks_where_somebody_stood);
            holds.compels |= ability.must;
            holds.delays |= ability.any_effect(&|effect| matches!(effect, Effect::Delay { .. }));
            holds.orders |= ability.any_effect(&|effect| matches!(effect, Effect::Act { .. }));
            holds.gives |=
                ability.any_effect(&|effect| matches!(effect, Effect::Grant { .. } | Effect::Copy { .. }));
            holds.copies |= ability.any_effect(&|effect| matches!(effect, Effect::Copy { .. }));
            holds.copies_for_others |=
                ability.any_effect(&|effect| matches!(effect, Effect::Copy { to, .. } if *to != Who::Bearer));
            holds.suppresses |= ability.any_effect(&|effect| matches!(effect, Effect::Suppress { .. }));
            holds.markers |=
                ability.any_effect(&|effect| matches!(effect, Effect::Summon { marker: true, .. }));
            holds.recalls |= !ability.recalls.is_empty();
            let speaks = Speaks::of(ability);
            holds.triggers |= speaks.triggers;
            holds.windows |= speaks.windows;
            holds.active |= speaks.active;
            holds.answers |= speaks.answers;
        }
        holds
    }

    #[must_use]
    pub fn and(self, other: Holds) -> Holds {
        Holds {
            own: self.own | other.own,
            auras: self.auras | other.auras,
            lasting_auras: self.lasting_auras | other.lasting_auras,
            with: self.with | other.with,
            lasts: self.lasts | other.lasts,
            triggers: self.triggers | other.triggers,
            windows: self.windows | other.windows,
            active: self.active || other.active,
            answers: self.answers || other.answers,
            remembers: self.remembers || other.remembers,
            orders: self.orders || other.orders,
            delays: self.delays || other.delays,
            compels: self.compels || other.compels,
            recalls: self.recalls || other.recalls,
            markers: self.markers || other.markers,
            gives: self.gives || other.gives,
            copies: self.copies || other.copies,
            copies_for_others: self.copies_for_others || other.copies_for_others,
            suppresses: self.suppresses || other.suppresses,
        }
    }
}

/// Whether an effect puts somebody where somebody stood at another time.
fn asks_where_somebody_stood(effect: &Effect) -> bool {
    let spot = if let Effect::Relocate { to, .. }
    | Effect::Return { to }
    | Effect::Summon { to, .. }
    | Effect::Revive { to: Some(to), .. }
    | Effect::Step { to: Some(to), .. } = effect
    {
        to
    } else {
        return false;
    };
    matches!(spot, Spot::Spot(SpotTable { was: Some(Was::Before | Was::Activation), .. }))
}

impl Ability {
    /// What it makes a character count as. A party is put together before anybody is on the table, so nothing but who
    /// somebody is can be asked.
    pub fn counts_as(&self, character: &str) -> impl Iterator<Item = Identity> {
        let names = move |condition: &Condition| {
            condition.characters().is_some_and(|names| names.contains(&character))
        };
        let open = move |change: &&Change| {
            change.bits & What::COUNTS_AS != 0 && change.who == Who::Bearer && change.when.iter().all(names)
        };
        let open = self.always.iter().filter(open);
        open.flat_map(|change| change.parts.iter().filter_map(|(what, _)| what.counts_as()))
    }

    /// The affiliations that it makes a character count as of.
    pub fn affiliations_of(&self, character: &str) -> impl Iterator<Item = Affiliation> {
        self.counts_as(character).filter_map(|what| {
            if let Identity::Affiliation(affiliation) = what { Some(affiliation) } else { None }
        })
    }
}

impl Condition {
    /// Whether it asks about the action at hand, so that it can be true only where there is one.
    pub fn asks_action(&self) -> bool {
        if let Condition::Any(conditions) = self {
            return conditions.iter().all(Condition::asks_action);
        }
        let of_an_attack = matches!(
            self,
            Condition::HandToHand
                | Condition::Ranged
                | Condition::Basic
                | Condition::Source(_)
                | Condition::By(_)
                | Condition::Critical
                | Condition::FromHidden
                | Condition::InCover
                | Condition::Dodging
                | Condition::Strike(_)
                | Condition::AllHit
                | Condition::RolledAtLeast(_)
                | Condition::RolledAtMost(_)
                | Condition::Shows { .. }
        );
        of_an_attack || self.asks_between()
    }

    /// Whether it asks for actions of a kind by name, or for basic attacks.
    pub fn names_action(&self, kind: Kind) -> bool {
        if let Condition::Any(conditions) = self {
            return conditions.iter().any(|condition| condition.names_action(kind));
        }
        *self == Condition::Kind(kind) || *self == Condition::Basic && kind.is_attack()
    }

    /// Its word, if it asks about whoever bears the card, whom a plot card does not have.
    pub fn asks_bearer(&self) -> Option<&'static str> {
        let counts = self.amounts().any(Amount::asks_bearer);
        let words = [
            (counts, "amount"),
            (matches!(self, Condition::Near(_)), "near"),
            (matches!(self, Condition::Far(_)), "far"),
            (matches!(self, Condition::InZone), "in-zone"),
            (matches!(self, Condition::Higher), "higher"),
            (matches!(self, Condition::Lower), "lower"),
            (matches!(self, Condition::Contact), "contact"),
            (matches!(self, Condition::AffiliationOfBearer), "affiliation-of-bearer"),
            (matches!(self, Condition::Passes(_)), "passes"),
            (matches!(self, Condition::Seen), "seen"),
            (matches!(self, Condition::LevelOfBearer), "level-of-bearer"),
        ];
        words.into_iter().find(|(asks, _)| *asks).map(|(_, word)| word)
    }

    /// What it counts, and what it compares that with.
    fn amounts(&self) -> impl Iterator<Item = Amount> {
        let compared = if let Condition::Amount(compared) = self { Some(compared) } else { None };
        compared.into_iter().flat_map(|compared| compared.amounts())
    }

    /// Whether it asks about whoever acts and the one acted on.
    pub fn asks_between(&self) -> bool {
        if let Condition::Any(conditions) = self {
            return conditions.iter().any(Condition::asks_between);
        }
        if let Condition::Not(inner) = self {
            return inner.asks_between();
        }
        if self.amounts().any(Amount::asks_target) {
            return true;
        }
        matches!(
            self,
            Condition::Apart(_) | Condition::Together(_) | Condition::Nearer(_) | Condition::Passes(_)
        )
    }

    /// Whether it asks for nothing but what a card says that stands nowhere yet.
    pub fn asks_a_card(&self) -> bool {
        if let Condition::Any(conditions) = self {
            return conditions.iter().all(Condition::asks_a_card);
        }
        if let Condition::Not(inner) = self {
            return inner.asks_a_card();
        }
        if let Condition::Amount(compared) = self {
            return compared.amounts().all(Amount::is_of_a_card);
        }
        matches!(
            self,
            Condition::LevelAtMost(_)
                | Condition::LevelAtLeast(_)
                | Condition::LevelOfBearer
                | Condition::Faction(_)
                | Condition::Affiliation(_)
                | Condition::AffiliationOfBearer
                | Condition::Category(_)
                | Condition::Role(_)
                | Condition::Trait(_)
                | Condition::Character(_)
                | Condition::Innate(_)
                | Condition::Printed(_)
                | Condition::BaseAtLeast(_)
                | Condition::BaseAtMost(_)
                | Condition::Immune(_)
                | Condition::TurnAtLeast(_)
        )
    }

    /// The characters that it asks for, where it asks for nothing else.
    pub fn characters(&self) -> Option<Vec<&str>> {
        if let Condition::Any(conditions) = self {
            let names: Option<Vec<Vec<&str>>> = conditions.iter().map(Condition::characters).collect();
            return names.map(|names| names.concat());
        }
        if let Condition::Character(id) = self { Some(vec![id]) } else { None }
    }
}

impl Measure {
    /// Whether it is a number of whoever fights somebody, so that the other one can be asked about.
    fn has_opponent(self) -> bool {
        match self {
            Measure::Attack
            | Measure::Damage
            | Measure::Defense
            | Measure::Armor
            | Measure::Resistance
            | Measure::Speed
            | Measure::Range => true,
            Measure::Recovery | Measure::Zone | Measure::Free | Measure::Healing => false,
        }
    }
}

impl What {
    /// Whether the rules ask about it with another one at hand, whom `against` can ask about: who is fought, shot or charged
    /// at, who uses an ability on it, or on whom it uses one.
    pub fn has_opponent(&self) -> bool {
        match self {
            What::Set(measure) | What::Half(measure) | What::Better(measure) => measure.has_opponent(),
            What::Recovery
            | What::Life
            | What::Actions
            | What::Zone
            | What::ZoneMost
            | What::Reach
            | What::Escape
            | What::SeekTarget
            | What::Initiative
            | What::Upkeep
            | What::UpkeepAll
            | What::NoReactive
            | What::Lacks(_)
            | What::Without(_)
            | What::NoStun
            | What::NeverHidden
            | What::OnlyWith(_)
            | What::Immune(_)
            | What::Keeps(_)
            | What::Despite(_)
            | What::Unhealed
            | What::Stays
            | What::Rooted
            | What::KeepsClear
            | What::Unaffected(_)
            | What::Friendless
            | What::HealingTakes(_)
            | What::Sight
            | What::SideInitiative
            | What::CountsSmall
            | What::CountsAs(_) => false,
            What::Attack
            | What::Damage
            | What::Defense
            | What::Armor
            | What::Resistance
            | What::Speed
            | What::Range
            | What::ChargeReach
            | What::Difficulty
            | What::Guard
            | What::Dice
            | What::DefenseDice
            | What::Roll
            | What::RollDice
            | What::Die
            | What::Pierce
            | What::Cost(_)
            | What::CostOfSource(_)
            | What::CostLeast(..)
            | What::Healing
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
            | What::Secondary(_)
            | What::Innate(_)
            | What::Unhurt
            | What::Spares
            | What::Sweeps(_)
            | What::Unseen
            | What::Covered
            | What::LateGnosis
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
            | What::NoPenalty(_)
            | What::Forbids(_)
            | What::Untargetable
            | What::Area
            | What::Screen
            | What::Free(_)
            | What::Firm(_)
            | What::GuardsEngaged
            | What::NoGnosis
            | What::Floor(_)
            | What::UnstoppableBy(_)
            | What::OverFigures
            | What::ShootsFrom(_)
            | What::DespiteDamageResistance => true,
        }
    }

    /// Whether the rules ask about it with an action at hand, whose kind, source or cover conditions can ask about. A zone of
    /// control is asked about by which ability it is measured for, and upkeep by the ability that is kept up.
    pub fn sees_action(&self) -> bool {
        let zone = matches!(
            self,
            What::Zone | What::Set(Measure::Zone) | What::Half(Measure::Zone) | What::Better(Measure::Zone)
        );
        let upkeep = matches!(self, What::Upkeep | What::UpkeepAll);
        zone || upkeep || self.has_opponent()
    }

    /// What somebody counts as.
    pub fn counts_as(&self) -> Option<Identity> {
        if let What::CountsAs(what) = self { Some(*what) } else { None }
    }

    /// Whom alone somebody fights with.
    pub fn only_with(&self) -> Option<&With> {
        if let What::OnlyWith(with) = self { Some(with) } else { None }
    }

    /// What makes actions dearer or cheaper, or forbids them. Sets that are asked for often are worked out once: a value of
    /// this type may own memory, so that even one that does not is dropped each time.
    pub const COSTS: u128 = {
        static COST: What = What::Cost(Vec::new());
        static FORBIDS: What = What::Forbids(Vec::new());
        static FREE: What = What::Free(Vec::new());
        static LEAST: What = What::CostLeast(Vec::new(), None);
        LEAST.bit() | COST.bit() | What::CostOfSource(Source::Magic).bit() | FORBIDS.bit() | FREE.bit()
    };
    /// The same where it depends on the target. It is no word of its own, but a bit that such changes have besides.
    pub const AIMED_COSTS: u128 = 1 << 67;
    /// What sets or halves a number.
    pub const SETS: u128 = What::Set(Measure::Attack).bit()
        | What::Half(Measure::Attack).bit()
        | What::Better(Measure::Attack).bit();
    /// Any innate ability.
    pub const INNATES: u128 = What::Innate(Innate::Initiative).bit();
    /// Innate abilities that cards take away.
    pub const LACKS: u128 = What::Lacks(Innate::Initiative).bit();
    /// What somebody counts as.
    pub const COUNTS_AS: u128 = What::CountsAs(Identity::Role(Role::Leader)).bit();
    pub const NO_REACTIVE: u128 = What::NoReactive.bit();
    pub const NEVER_HIDDEN: u128 = What::NeverHidden.bit();
    /// What lifts a penalty.
    pub const NO_PENALTIES: u128 = What::NoPenalty(Penalty::Cover).bit();
    /// Any attribute that nothing lowers.
    pub const FIRM: u128 = What::Firm(Attribute::Attack).bit();
    /// What keeps somebody from aiming at others.
    pub const ONLY_WITH: u128 = {
        static ONLY: What = What::OnlyWith(With::Bearer);
        ONLY.bit()
    };
    /// What makes immune to states.
    pub const IMMUNITIES: u128 = {
        static IMMUNE: What = What::Immune(Vec::new());
        IMMUNE.bit()
    };

    /// What keeps states from doing anything.
    pub const UNAFFECTED: u128 = {
        static UNAFFECTED: What = What::Unaffected(Vec::new());
        UNAFFECTED.bit()
    };
    /// What makes somebody nobody's friend.
    pub const FRIENDLESS: u128 = What::Friendless.bit();
    /// What takes tokens off in the place of a healing.
    pub const HEALING_TAKES: u128 = What::HealingTakes(None).bit();
    /// What shots are measured from.
    pub const SHOOTS_FROM: u128 = {
        static FROM: What = What::ShootsFrom(Group::NOBODY);
        FROM.bit()
    };
    /// Whom nobody of whom steps in.
    pub const UNSTOPPABLE_BY: u128 = {
        static BY: What = What::UnstoppableBy(Group::NOBODY);
        BY.bit()
    };

    /// What silences the cards that somebody carries.
    pub const WITHOUT: u128 = What::Without(Carried::Equipment).bit();

    /// Its bit in a set of things that can be different.
    #[inline(always)]
    pub const fn bit(&self) -> u128 {
        let place = match self {
            What::Attack => 0,
            What::Damage => 1,
            What::Defense => 2,
            What::Armor => 3,
            What::Resistance => 4,
            What::Recovery => 5,
            What::Speed => 6,
            What::Life => 7,
            What::Zone => 8,
            What::Range => 9,
            What::Reach => 10,
            What::ChargeReach => 11,
            What::Difficulty => 12,
            What::Escape => 13,
            What::SeekTarget => 14,
            What::Initiative => 15,
            What::Dice => 16,
            What::DefenseDice => 17,
            What::Die => 18,
            What::Pierce => 19,
            What::Cost(_) => 20,
            What::CostOfSource(_) => 21,
            What::CostLeast(..) => 71,
            What::Upkeep => 22,
            What::HalfSpeed => 23,
            What::IgnoreArmor => 24,
            What::Throws => 25,
            What::ThrowsAtWill => 26,
            What::Unstoppable => 27,
            What::NoReaction => 28,
            What::NoCounter => 29,
            What::HarmsIntangible => 30,
            What::FreeDodge => 31,
            What::DodgeAfterRoll => 32,
            What::Secondary(_) => 33,
            What::Innate(_) => 34,
            What::Immune(_) => 35,
            What::Unhurt => 36,
            What::Stays => 37,
            What::Spares => 38,
            What::Rooted => 39,
            What::Sweeps(_) => 40,
            What::Unseen => 41,
            What::ZoneMost => 42,
            What::Roll => 43,
            What::RollDice => 44,
            What::Healing => 45,
            What::Unhealed => 46,
            What::CountsSmall => 47,
            What::Guard => 48,
            What::LateGnosis => 49,
            What::CountsAs(_) => 50,
            What::CriticalFrom => 51,
            What::LossMost => 52,
            What::ShootsEngaged => 53,
            What::ShootsBlind => 54,
            What::Eyes(_) => 55,
            What::SeesHidden => 56,
            What::StaysHidden => 57,
            What::LeavesFreely => 58,
            What::Immovable => 59,
            What::Unthrown => 72,
            What::KeepsClear => 73,
            What::NoPenalty(_) => 60,
            What::Set(_) => 61,
            What::Half(_) => 62,
            What::Forbids(_) => 63,
            What::Untargetable => 64,
            What::Area => 65,
            What::DespiteDamageResistance => 66,
            What::Free(_) => 69,
            What::Better(_) => 68,
            What::Firm(_) => 96,
            What::UpkeepAll => 97,
            What::NoGnosis => 98,
            What::NoStun => 99,
            What::Actions => 79,
            What::Without(_) => 78,
            What::Lacks(_) => 77,
            What::GuardsEngaged => 76,
            What::NoReactive => 75,
            What::NeverHidden => 74,
            What::OnlyWith(_) => 100,
            What::Screen => 115,
            What::Keeps(_) => 116,
            What::Despite(_) => 117,
            What::Covered => 118,
            What::Floor(_) => 119,
            What::UnstoppableBy(_) => 120,
            What::Unaffected(_) => 121,
            What::Friendless => 122,
            What::OverFigures => 123,
            What::HealingTakes(_) => 124,
            What::Sight => 125,
            What::SideInitiative => 127,
            What::ShootsFrom(_) => 126,
        };
        1 << place
    }
}
