//! What is different while something holds: attributes, rolls, costs, and what is allowed.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Amount, Carried, Condition, Group, Kind, Sort, Source, TokenName, Who};
use crate::cards::AbilityName;
use crate::content::{Affiliation, Category, Innate, Role};
use crate::status::Status;

/// Some things that are different together, for whom, and when.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(from = "ChangeTable")]
#[schemars(with = "ChangeTable")]
pub struct Change {
    /// For whom.
    pub who: Who,
    /// What has to be true of the one that is changed.
    pub when: Vec<Condition>,
    /// What has to be true of the one it fights.
    pub against: Vec<Condition>,
    pub parts: Vec<(What, Amount)>,
    /// What the parts change, as a set of [`What::bit`]s.
    pub bits: u128,
    /// The place among all changes that can last, given when the content is read.
    pub place: u16,
    /// The ability that somebody has as long as it lasts, where an effect gives one.
    pub grants: Option<Granted>,
    /// Whether somebody cannot use one of its abilities as long as it lasts.
    pub suppresses: bool,
}

/// An ability that somebody has for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Granted {
    /// This one.
    Of(AbilityName),
    /// One of whoever it is copied from.
    Copied,
}

impl Change {
    /// Nothing is different but that somebody has an ability.
    pub fn granting(grants: Granted, place: u16) -> Change {
        Change { place, grants: Some(grants), ..Change::from(ChangeTable::default()) }
    }

    /// Nothing is different but that somebody cannot use one of its abilities.
    pub fn suppressing(place: u16) -> Change {
        Change { place, suppresses: true, ..Change::from(ChangeTable::default()) }
    }

    /// Whether a basic action of this kind is the next one that it speaks of, because it names the kind.
    pub fn ends_with(&self, kind: Kind) -> bool {
        let asked = self.when.iter().any(|condition| condition.names_action(kind));
        self.parts.iter().any(|(what, _)| {
            if let What::Cost(kinds) | What::Free(kinds) = what {
                kinds.contains(&kind) || kinds.is_empty() && asked
            } else {
                match kind {
                    Kind::Escape => asked || *what == What::Escape,
                    Kind::Dodge => asked || *what == What::FreeDodge,
                    Kind::Attack
                    | Kind::RangedAttack
                    | Kind::Charge
                    | Kind::Counterattack
                    | Kind::Run
                    | Kind::Walk
                    | Kind::Seek => asked,
                    // No basic action is of these.
                    Kind::Passive | Kind::Effect | Kind::Movement => false,
                }
            }
        })
    }

    /// Whether a basic action of some kind is.
    pub fn ends_with_actions(&self) -> bool {
        Kind::ALL.into_iter().any(|kind| self.ends_with(kind))
    }
}

/// One thing that can be different.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    Attack,
    Damage,
    Defense,
    Armor,
    Resistance,
    Recovery,
    Speed,
    Life,
    Actions,
    Zone,
    ZoneMost,
    Range,
    Reach,
    ChargeReach,
    Difficulty,
    Escape,
    SeekTarget,
    Initiative,
    Guard,
    Dice,
    DefenseDice,
    Roll,
    RollDice,
    Die,
    Pierce,
    Cost(Vec<Kind>),
    CostOfSource(Source),
    CostLeast(Vec<Kind>, Option<Source>),
    Upkeep,
    Healing,
    HalfSpeed,
    IgnoreArmor,
    Throws,
    ThrowsAtWill,
    Unstoppable,
    NoReaction,
    NoCounter,
    HarmsIntangible,
    FreeDodge,
    DodgeAfterRoll,
    DespiteDamageResistance,
    Secondary(Attribute),
    Innate(Innate),
    Lacks(Innate),
    Without(Carried),
    Immune(Vec<Status>),
    Keeps(Status),
    Despite(Urge),
    Unhurt,
    Unhealed,
    Stays,
    Spares,
    Rooted,
    /// Those of the group; none is all it is engaged with.
    Sweeps(Option<Group>),
    Unseen,
    Covered,
    Screen,
    CountsSmall,
    LateGnosis,
    CountsAs(Identity),
    CriticalFrom,
    LossMost,
    ShootsEngaged,
    ShootsBlind,
    Eyes(Group),
    SeesHidden,
    StaysHidden,
    LeavesFreely,
    Immovable,
    Unthrown,
    KeepsClear,
    NoPenalty(Penalty),
    Set(Measure),
    Half(Measure),
    Forbids(Vec<Kind>),
    Untargetable,
    Area,
    Free(Vec<Kind>),
    Better(Measure),
    Firm(Attribute),
    UpkeepAll,
    NoGnosis,
    NoReactive,
    GuardsEngaged,
    NoStun,
    NeverHidden,
    OnlyWith(With),
    Floor(Attribute),
    UnstoppableBy(Group),
    Unaffected(Vec<Status>),
    Friendless,
    OverFigures,
    /// Tokens of this name; those without one, if none is said.
    HealingTakes(Option<TokenName>),
    Sight,
    SideInitiative,
    ShootsFrom(Group),
}

/// What a card can make its bearer, which its own card does not print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Identity {
    /// Instead of its own.
    Affiliation(Affiliation),
    /// Besides its own.
    Role(Role),
    Category(Category),
}

/// Something that a berserker is driven to, or kept from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Urge {
    /// It neither dodges nor counters.
    React,
    /// It charges the nearest.
    Nearest,
}

impl Urge {
    pub fn word(self) -> &'static str {
        match self {
            Urge::React => "react",
            Urge::Nearest => "nearest",
        }
    }
}

/// Whom alone somebody fights with.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum With {
    /// Whoever has the card.
    Bearer,
    /// Those of a group.
    All(Group),
}

/// A number of a figure's that can be set or halved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    Attack,
    Damage,
    Defense,
    Armor,
    Resistance,
    Recovery,
    Speed,
    Zone,
    Range,
    /// A free movement.
    Free,
    /// The life points that it regains, for whatever reason, states included. They can be halved, and nothing else.
    Healing,
}

/// Something that makes attacks harder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    /// A shot over more than half of its range.
    Long,
    /// A shot at somebody in cover.
    Cover,
    /// A shot at somebody who is engaged.
    Engaged,
    /// A shot after having moved far.
    Moved,
    /// The state Blind.
    Blind,
    /// A counterattack.
    Counter,
}

/// What numbers are instead of what the card prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct SetTable {
    pub attack: Option<Amount>,
    pub damage: Option<Amount>,
    pub defense: Option<Amount>,
    pub armor: Option<Amount>,
    pub resistance: Option<Amount>,
    /// Action points regained.
    pub recovery: Option<Amount>,
    /// Inches, walking and running alike.
    pub speed: Option<Amount>,
    /// Inches of the zone of control.
    pub zone: Option<Amount>,
    /// Inches of range of a ranged attack.
    pub range: Option<Amount>,
    /// Inches of a free movement.
    pub free: Option<Amount>,
    /// Whether they are so much only where that is more.
    pub better: bool,
}

impl SetTable {
    fn parts(self) -> impl Iterator<Item = (What, Amount)> {
        let all = [
            (Measure::Attack, self.attack),
            (Measure::Damage, self.damage),
            (Measure::Defense, self.defense),
            (Measure::Armor, self.armor),
            (Measure::Resistance, self.resistance),
            (Measure::Recovery, self.recovery),
            (Measure::Speed, self.speed),
            (Measure::Zone, self.zone),
            (Measure::Range, self.range),
            (Measure::Free, self.free),
        ];
        let set = move |measure| if self.better { What::Better(measure) } else { What::Set(measure) };
        all.into_iter().filter_map(move |(measure, amount)| Some((set(measure), amount?)))
    }
}

/// An attribute that a card may print a second value of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Attribute {
    Attack,
    Damage,
    Defense,
    Armor,
    Resistance,
}

/// Things that are different together: `{ attack = 2, damage = 1, against = ["hidden"] }`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct ChangeTable {
    /// For whom: the bearer, if nothing is said.
    #[serde(rename = "for")]
    pub who: Who,
    /// What has to be true of the one that is changed.
    pub when: Vec<Condition>,
    /// What has to be true of the other one: at whom its attack or ability is aimed, who aims one at it, or whose effect it
    /// resists.
    pub against: Vec<Condition>,
    /// So much more Attack.
    pub attack: Option<Amount>,
    /// So much more Damage.
    pub damage: Option<Amount>,
    /// So much more Defense.
    pub defense: Option<Amount>,
    /// So much more Armor.
    pub armor: Option<Amount>,
    /// So much more Resistance.
    pub resistance: Option<Amount>,
    /// So many more action points regained.
    pub recovery: Option<Amount>,
    /// So many inches more, walking, running and charging alike; `against` is whom it charges.
    pub speed: Option<Amount>,
    /// So many more life points at most.
    pub life: Option<Amount>,
    /// So many more action points at most.
    pub actions: Option<Amount>,
    /// So many inches more of the zone of control.
    pub zone: Option<Amount>,
    /// The zone of control reaches so many inches at most.
    pub zone_most: Option<Amount>,
    /// So many inches more range of a ranged attack.
    pub range: Option<Amount>,
    /// Hand-to-hand attacks reach so many inches.
    pub reach: Option<Amount>,
    /// A charge goes so many inches at most, instead of the Run.
    pub charge_reach: Option<Amount>,
    /// So much more difficult to resist the effects it causes.
    pub difficulty: Option<Amount>,
    /// So much more on a roll to escape.
    pub escape: Option<Amount>,
    /// So much more is needed to find it while it is hidden.
    pub seek_target: Option<Amount>,
    /// So much more on rolls for initiative and deployment, from each figure that has it.
    pub initiative: Option<Amount>,
    /// The same once for a side, however many of it have it.
    pub side_initiative: Option<Amount>,
    /// It intercepts a charge at a friend, or takes a shot for one, from so many inches away; `against` is that friend.
    pub guard: Option<Amount>,
    /// So many more attack dice, of which the best is kept; below nothing, so many more of which the worst is. One of
    /// either cancels one of the other.
    pub dice: Option<Amount>,
    /// So many more dice of a dodge or counterattack, of which the best is kept; below nothing, the worst.
    pub defense_dice: Option<Amount>,
    /// So much more on every roll it makes, of whatever kind but Doom, where the die alone counts.
    pub roll: Option<Amount>,
    /// So many more dice on every roll it makes, of whatever kind, of which the best is kept: the lowest for Doom. Below
    /// nothing, the worst.
    pub roll_dice: Option<Amount>,
    /// Its die is not rolled but counts as this: the attack's, that of a dodge or counterattack, and that of an escape, a
    /// search, Resistance or Doom.
    pub die: Option<Amount>,
    /// So many points of the target's armor do not count.
    pub pierce: Option<Amount>,
    /// So many more action points for actions and abilities of the kinds under `cost-of`; `against` is at whom they are
    /// aimed.
    pub cost: Option<Amount>,
    /// The kinds whose cost is different; all, if none is named.
    pub cost_of: Vec<Kind>,
    /// So many more action points for abilities of a source.
    pub cost_of_source: Option<SourceCost>,
    /// No card makes those under `cost-of` and `cost-of-source`, or all where neither is said, cheaper than so many action
    /// points.
    pub cost_least: Option<Amount>,
    /// So many more action points for the upkeep of one ability, the first to be paid that `when` fits, which may ask for
    /// its source and name; never below none.
    pub upkeep: Option<Amount>,
    /// So many more life points whenever it heals somebody.
    pub healing: Option<Amount>,
    /// Speed is halved.
    pub half_speed: bool,
    /// The target's armor does not count.
    pub ignore_armor: bool,
    /// The attack throws its target.
    pub throws: bool,
    /// The attack throws its target if the attacker likes.
    pub throws_at_will: bool,
    /// Nobody intercepts the charge or takes the shot.
    pub unstoppable: bool,
    /// The target may not react.
    pub no_reaction: bool,
    /// The target may not counter.
    pub no_counter: bool,
    /// The attack hurts the intangible.
    pub harms_intangible: bool,
    /// A basic dodge costs no action points.
    pub free_dodge: bool,
    /// It may dodge after the attack was rolled.
    pub dodge_after_roll: bool,
    /// Its special dodges and counterattacks may be used in spite of Damage Resistance.
    pub despite_damage_resistance: bool,
    /// The second value of these attributes counts.
    pub secondary: Vec<Attribute>,
    /// It has these innate abilities.
    pub innate: Vec<Innate>,
    /// It does not have these innate abilities, whatever gives them. They are the bearer's, or those of everybody on the
    /// table or of a side, and nothing can be asked.
    pub lacks: Vec<Innate>,
    /// What the advantage cards of these kinds say that it carries does not hold, and it uses none of their abilities, as
    /// long as this lasts; it carries them all the same. For whom is said as with `lacks`, and only a character's own card
    /// says it for good.
    pub without: Vec<Carried>,
    /// It gets no counters of these states.
    pub immune: Vec<Status>,
    /// It gets no counters of states of this sort.
    pub immune_to: Option<Sort>,
    /// Counters of these states do not come off it in the Maintenance phase.
    pub keeps_states: Vec<Status>,
    /// As a berserker it is free of these.
    pub despite_berserk: Vec<Urge>,
    /// It loses no life points, sacrifices apart.
    pub unhurt: bool,
    /// It regains no life points.
    pub unhealed: bool,
    /// It stays on the table when its life points are gone.
    pub stays: bool,
    /// Whom it would kill stays with one life point.
    pub spares: bool,
    /// It may not walk, run or charge, nor move freely.
    pub rooted: bool,
    /// Its hand-to-hand attacks, charges and counterattacks too, strike all it is engaged with; pushes and slams move one.
    pub sweeps_contact: bool,
    /// The same attacks strike these too, friends among them where the group has such.
    pub sweeps: Option<Group>,
    /// Nobody sees it who fits `against`.
    pub unseen: bool,
    /// Shots at it by whoever fits `against` are shots at somebody in cover, wherever it stands.
    pub covered: bool,
    /// Nobody who fits `against` sees past it, so many inches round it: whoever it is that is looked at.
    pub screen: Option<Amount>,
    /// Its base counts as small wherever a card asks how large it is.
    pub counts_small: bool,
    /// Its side may spend gnosis on its roll after the dice are rolled.
    pub late_gnosis: bool,
    /// It counts as of this affiliation instead of its own, when a party is put together too: of several changes that say
    /// so, as of each of theirs. `when` can name characters and nothing else.
    pub counts_as: Option<Affiliation>,
    /// It counts as this too, a Leader for instance, under the same terms: when a party is put together, and when points
    /// are counted.
    pub counts_as_role: Option<Role>,
    /// It counts as of this category too, under the same terms.
    pub counts_as_category: Option<Category>,
    /// Its attack die hits from this number on whatever the defense is, as a ten does, and is a critical hit where
    /// there are such. From 1 on, every attack is one.
    pub critical_from: Option<Amount>,
    /// It loses so many life points at most to one attack or one effect, sacrifices apart.
    pub loss_most: Option<Amount>,
    /// It may shoot while it is engaged, at those it is engaged with too.
    pub shoots_engaged: bool,
    /// Its shots need no sight.
    pub shoots_blind: bool,
    /// It may also shoot at whomever one of these sees.
    pub eyes: Option<Group>,
    /// It may aim at the hidden, as if they were seen.
    pub sees_hidden: bool,
    /// It stays hidden when it attacks.
    pub stays_hidden: bool,
    /// It may walk, run and charge away from those it is engaged with, without an escape; all of them have to fit
    /// `against`.
    pub leaves_freely: bool,
    /// Nobody of the other side pushes, throws or moves it, or puts it somewhere else.
    pub immovable: bool,
    /// Attacks do not throw it.
    pub unthrown: bool,
    /// No movement brings it into contact with an enemy, charges and interceptions apart.
    pub keeps_clear: bool,
    /// These make its attacks no harder.
    pub no_penalty: Vec<Penalty>,
    /// These numbers are so much instead of what its card says, before anything is added.
    pub set: SetTable,
    /// These numbers are halved before anything is added, and rounded down.
    pub half: Vec<Measure>,
    /// It may not do actions of these kinds, by abilities or without.
    pub forbids: Vec<Kind>,
    /// Nobody else who fits `against`, friend or enemy, may aim an attack or an ability at it. `when` may ask about the
    /// action: its source, its kind, how far it goes.
    pub untargetable: bool,
    /// So many inches more of the area round the target of an attack; an attack at one target that has none gets one.
    pub area: Option<Amount>,
    /// Actions and abilities of these kinds cost no action points, whatever makes them dearer; steps on top are paid for.
    pub free: Vec<Kind>,
    /// No card lowers these, halves them or lets them be ignored.
    pub firm: Vec<Attribute>,
    /// So many more action points for the upkeep of every ability of its; never below none.
    pub upkeep_all: Option<Amount>,
    /// No point of gnosis may be spent on its rolls.
    pub no_gnosis: bool,
    /// It is never stunned.
    pub no_stun: bool,
    /// It intercepts charges even while it is engaged, as everybody takes shots; `against` is for whom.
    pub guards_engaged: bool,
    /// It uses no reactive abilities, neither in answer to anything nor in its own activation; dodges and counterattacks
    /// are not meant.
    pub no_reactive: bool,
    /// It cannot become hidden, and whoever is hidden is seen as soon as it is under this.
    pub never_hidden: bool,
    /// It aims at these alone of its enemies, and of its enemies these alone aim at it.
    pub only_with: Option<With>,
    /// These numbers come to so much at least, all in all, whatever lowers them or lets them be ignored.
    pub floor: FloorTable,
    /// None of these intercepts the charge or takes the shot.
    pub unstoppable_by: Option<Group>,
    /// Counters of these states do nothing to it, while they lie there and come off all the same.
    pub unaffected: Vec<Status>,
    /// The same of states of this sort.
    pub unaffected_by: Option<Sort>,
    /// It is no friend of its own side: nothing finds it where friends are meant, but for what it says itself, and nobody
    /// steps in for it.
    pub friendless: bool,
    /// Walking, running and charging it may pass over characters, as if they were not there, and ends where it has room.
    pub over_figures: bool,
    /// Life points that it would regain, for whatever reason, take tokens of a name off it instead, one each, as long as
    /// there are any.
    pub healing_takes: Option<HealingTable>,
    /// It sees nothing that is farther away than so many inches.
    pub sight: Option<Amount>,
    /// Its shots are aimed and measured from the nearest to their target of these instead of from itself: range, sight and
    /// what makes shots harder by their line. Where none of these is there, from itself. Markers are found as
    /// `own-summons`.
    pub shoots_from: Option<Group>,
}

/// What attributes come to at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct FloorTable {
    pub attack: Option<Amount>,
    pub damage: Option<Amount>,
    pub defense: Option<Amount>,
    pub armor: Option<Amount>,
    pub resistance: Option<Amount>,
}

impl FloorTable {
    fn parts(self) -> impl Iterator<Item = (What, Amount)> {
        let all = [
            (Attribute::Attack, self.attack),
            (Attribute::Damage, self.damage),
            (Attribute::Defense, self.defense),
            (Attribute::Armor, self.armor),
            (Attribute::Resistance, self.resistance),
        ];
        all.into_iter().filter_map(|(attribute, amount)| Some((What::Floor(attribute), amount?)))
    }
}

/// The tokens that are taken off in the place of a healing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct HealingTable {
    /// Those of this name alone; those without one, if nothing is said.
    pub name: Option<TokenName>,
}

/// What abilities of one source cost more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SourceCost {
    /// Of which source.
    pub source: Source,
    /// How much more.
    pub by: Amount,
}

impl From<ChangeTable> for Change {
    fn from(table: ChangeTable) -> Change {
        let mut parts = Vec::new();
        let kinds = table.cost_of.clone();
        let amounts = [
            (What::Attack, table.attack),
            (What::Damage, table.damage),
            (What::Defense, table.defense),
            (What::Armor, table.armor),
            (What::Resistance, table.resistance),
            (What::Recovery, table.recovery),
            (What::Speed, table.speed),
            (What::Life, table.life),
            (What::Actions, table.actions),
            (What::Zone, table.zone),
            (What::ZoneMost, table.zone_most),
            (What::Range, table.range),
            (What::Reach, table.reach),
            (What::ChargeReach, table.charge_reach),
            (What::Difficulty, table.difficulty),
            (What::Escape, table.escape),
            (What::SeekTarget, table.seek_target),
            (What::Initiative, table.initiative),
            (What::Guard, table.guard),
            (What::Dice, table.dice),
            (What::DefenseDice, table.defense_dice),
            (What::Roll, table.roll),
            (What::RollDice, table.roll_dice),
            (What::Die, table.die),
            (What::Pierce, table.pierce),
            (What::Cost(table.cost_of), table.cost),
            (What::Upkeep, table.upkeep),
            (What::Healing, table.healing),
            (What::CriticalFrom, table.critical_from),
            (What::LossMost, table.loss_most),
            (What::Area, table.area),
            (What::Screen, table.screen),
            (What::UpkeepAll, table.upkeep_all),
            (What::Sight, table.sight),
            (What::SideInitiative, table.side_initiative),
        ];
        let least = (kinds, table.cost_of_source.map(|cost| cost.source));
        parts.extend(table.cost_least.map(|amount| (What::CostLeast(least.0, least.1), amount)));
        parts.extend(amounts.into_iter().filter_map(|(what, amount)| amount.map(|amount| (what, amount))));
        parts.extend(table.cost_of_source.map(|cost| (What::CostOfSource(cost.source), cost.by)));
        let flags = [
            (What::HalfSpeed, table.half_speed),
            (What::IgnoreArmor, table.ignore_armor),
            (What::Throws, table.throws),
            (What::ThrowsAtWill, table.throws_at_will),
            (What::Unstoppable, table.unstoppable),
            (What::NoReaction, table.no_reaction),
            (What::NoCounter, table.no_counter),
            (What::HarmsIntangible, table.harms_intangible),
            (What::FreeDodge, table.free_dodge),
            (What::DodgeAfterRoll, table.dodge_after_roll),
            (What::DespiteDamageResistance, table.despite_damage_resistance),
            (What::Unhurt, table.unhurt),
            (What::Unhealed, table.unhealed),
            (What::Stays, table.stays),
            (What::Spares, table.spares),
            (What::Rooted, table.rooted),
            (What::Sweeps(None), table.sweeps_contact),
            (What::Unseen, table.unseen),
            (What::Covered, table.covered),
            (What::CountsSmall, table.counts_small),
            (What::LateGnosis, table.late_gnosis),
            (What::ShootsEngaged, table.shoots_engaged),
            (What::ShootsBlind, table.shoots_blind),
            (What::SeesHidden, table.sees_hidden),
            (What::StaysHidden, table.stays_hidden),
            (What::LeavesFreely, table.leaves_freely),
            (What::Immovable, table.immovable),
            (What::Unthrown, table.unthrown),
            (What::KeepsClear, table.keeps_clear),
            (What::Untargetable, table.untargetable),
            (What::NoGnosis, table.no_gnosis),
            (What::NoStun, table.no_stun),
            (What::GuardsEngaged, table.guards_engaged),
            (What::NoReactive, table.no_reactive),
            (What::NeverHidden, table.never_hidden),
            (What::Friendless, table.friendless),
            (What::OverFigures, table.over_figures),
        ];
        parts.extend(flags.into_iter().filter(|(_, set)| *set).map(|(what, _)| (what, Amount::ONE)));
        parts.extend(table.secondary.into_iter().map(|which| (What::Secondary(which), Amount::ONE)));
        parts.extend(table.innate.into_iter().map(|which| (What::Innate(which), Amount::ONE)));
        parts.extend(table.lacks.into_iter().map(|which| (What::Lacks(which), Amount::ONE)));
        parts.extend(table.without.into_iter().map(|kind| (What::Without(kind), Amount::ONE)));
        let identities = [
            table.counts_as.map(Identity::Affiliation),
            table.counts_as_role.map(Identity::Role),
            table.counts_as_category.map(Identity::Category),
        ];
        parts.extend(identities.into_iter().flatten().map(|what| (What::CountsAs(what), Amount::ONE)));
        parts.extend(table.set.parts());
        parts.extend(table.half.into_iter().map(|measure| (What::Half(measure), Amount::ONE)));
        parts.extend(table.no_penalty.into_iter().map(|penalty| (What::NoPenalty(penalty), Amount::ONE)));
        parts.extend(table.firm.into_iter().map(|which| (What::Firm(which), Amount::ONE)));
        parts.extend(table.keeps_states.into_iter().map(|state| (What::Keeps(state), Amount::ONE)));
        parts.extend(table.despite_berserk.into_iter().map(|urge| (What::Despite(urge), Amount::ONE)));
        parts.extend(table.only_with.map(|with| (What::OnlyWith(with), Amount::ONE)));
        parts.extend(table.sweeps.map(|group| (What::Sweeps(Some(group)), Amount::ONE)));
        parts.extend(table.floor.parts());
        parts.extend(table.unstoppable_by.map(|group| (What::UnstoppableBy(group), Amount::ONE)));
        parts.extend(table.shoots_from.map(|group| (What::ShootsFrom(group), Amount::ONE)));
        parts.extend(table.healing_takes.map(|taken| (What::HealingTakes(taken.name), Amount::ONE)));
        parts.extend(table.eyes.map(|group| (What::Eyes(group), Amount::ONE)));
        if !table.forbids.is_empty() {
            parts.push((What::Forbids(table.forbids), Amount::ONE));
        }
        let of_sort =
            |sort: Sort| Status::ALL.into_iter().filter(move |status| sort.states().contains(*status));
        let mut immune = table.immune;
        immune.extend(table.immune_to.into_iter().flat_map(of_sort));
        if !immune.is_empty() {
            parts.push((What::Immune(immune), Amount::ONE));
        }
        let mut unaffected = table.unaffected;
        unaffected.extend(table.unaffected_by.into_iter().flat_map(of_sort));
        if !unaffected.is_empty() {
            parts.push((What::Unaffected(unaffected), Amount::ONE));
        }
        if !table.free.is_empty() {
            parts.push((What::Free(table.free), Amount::ONE));
        }
        let mut bits = parts.iter().fold(0, |bits, (what, _)| bits | what.bit());
        let aimed = !table.against.is_empty() || table.when.iter().any(Condition::asks_between);
        if bits & What::COSTS != 0 && aimed {
            bits |= What::AIMED_COSTS;
        }
        Change {
            who: table.who,
            when: table.when,
            against: table.against,
            parts,
            bits,
            place: 0,
            grants: None,
            suppresses: false,
        }
    }
}
