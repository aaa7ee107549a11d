//! An ability: what it costs, when it may be used, and what it does.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Change, Condition, Cue, Effects, Group, On, TokenName};
use crate::status::Status;

/// One ability of a character or an advantage card.
///
/// Without a `cost` it is never used but simply holds: its `always` changes are in force and its `triggers` answer. With
/// one it is used for that many action points; `always` and `triggers` then hold while its upkeep is paid, or until the
/// end of the turn if it has none.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ability {
    /// The abilities of the bearer of whom it asks who suffered them this turn, found when the card is read.
    #[serde(skip)]
    pub recalls: Vec<String>,
    /// Names the ability within its card; its name in each language is the message `ability-<card>-<id>`.
    pub id: String,
    /// The action points it costs. A special Attack, Dodge and so on costs this instead of the basic action's cost.
    pub cost: Option<u8>,
    /// More may be paid than the cost, in steps that amounts count as `extra`.
    pub more: Option<More>,
    /// What the steps of `more` buy, one of these each, where they buy different things.
    #[serde(default)]
    pub upgrades: Vec<Upgrade>,
    /// Where its power comes from.
    #[serde(default)]
    pub source: Source,
    /// Which basic action's rules it follows.
    #[serde(default)]
    pub kind: Kind,
    /// Whether it may be used outside the bearer's activation.
    #[serde(default)]
    pub reactive: bool,
    /// The only moment at which it may be used. A reactive ability without one may be used between any two actions and
    /// before any roll. An attack made at a moment is aimed at the enemy who brought it about or, where no enemy did, at the
    /// enemy it is about; at anybody in reach if the moment is nobody's doing and about no enemy.
    pub when: Option<Cue>,
    /// It may only be used immediately after the bearer did this.
    pub after: Option<After>,
    /// What has to be true of the bearer to use it.
    #[serde(default)]
    pub needs: Vec<Condition>,
    /// How often it may be used.
    pub limit: Option<Limit>,
    /// How often within that limit, if not once; an attack has room for one.
    pub times: Option<u8>,
    /// Abilities of a card with the same word here share their limit and how often they may be used within it.
    pub shares: Option<String>,
    /// The action points it costs each Maintenance to keep it on.
    pub upkeep: Option<u8>,
    /// What is paid besides action points.
    #[serde(default)]
    pub pays: Vec<Payment>,
    /// At whom an Effect or a Movement is aimed; the user names one of them. Attacks are aimed by their own rules, and
    /// besides at nobody who is not of this group.
    pub target: Option<Group>,
    /// How far a Ranged Attack reaches, in inches.
    pub range: Option<u8>,
    /// What is different for this action alone.
    #[serde(default)]
    pub with: Vec<Change>,
    /// Whom an Attack strikes and how often, if not one target once.
    pub strikes: Option<Strikes>,
    /// What an attack does besides, at each of its steps.
    #[serde(default)]
    pub then: Then,
    /// What happens when it is used.
    #[serde(default)]
    pub does: Effects,
    /// What is different as long as it holds.
    #[serde(default)]
    pub always: Vec<Change>,
    /// What it answers as long as it holds.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
    /// Whether the bearer has to use it, or another such ability, before its activation ends, where it can. It needs a limit.
    #[serde(default)]
    pub must: bool,
    /// Whether what it says holds until the turn ends and no longer. Of what simply holds only a plot card can say so.
    #[serde(default)]
    pub for_turn: bool,
    /// Whether nobody has it, its own card neither, until the effect `grant` gives it to somebody.
    #[serde(default)]
    pub granted: bool,
}

/// Action points or tokens on top of the cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct More {
    /// How many steps more at most.
    pub most: u8,
    /// The action points or tokens of each step.
    #[serde(default = "one")]
    pub each: u8,
    /// With what the steps are paid.
    #[serde(default)]
    pub of: Currency,
    /// Whether each step takes the place of an action point of the cost.
    #[serde(default)]
    pub instead: bool,
}

fn one() -> u8 {
    1
}

/// With what steps on top of a cost are paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Currency {
    #[default]
    Actions,
    /// Tokens that lie on the bearer.
    Tokens,
    /// Life points of the bearer's, which are sacrificed.
    Life,
}

/// What one step of `more` can buy for this action alone, chosen when the ability is declared.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Upgrade {
    /// What is different.
    #[serde(default)]
    pub with: Vec<Change>,
    /// What the attack does besides.
    #[serde(default)]
    pub then: Then,
    /// So many targets more that the owner names, each attacked with a roll of its own and with everything that was
    /// bought.
    #[serde(default)]
    pub targets: u8,
    /// So many blows more at the same target.
    #[serde(default)]
    pub blows: u8,
    /// How often it can be bought for one action.
    #[serde(default = "one")]
    pub most: u8,
}

/// Where an ability's power comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Magic,
    Ki,
    Subterfuge,
    #[default]
    Special,
}

/// Which basic action an ability is a special kind of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Never used; it simply holds.
    #[default]
    Passive,
    Attack,
    RangedAttack,
    Charge,
    /// Does what it says, without an attack.
    Effect,
    Dodge,
    Counterattack,
    /// Counts as the turn's movement.
    Movement,
    /// A walk. No ability is one; conditions and costs name it.
    Walk,
    Run,
    Escape,
    Seek,
}

/// How often an ability may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Once an attack, however many it strikes; where none is at hand, once a turn.
    Attack,
    /// Once a turn.
    Turn,
    /// Once a game.
    Game,
    /// Once a roll that is no attack's. Only what answers `rolls` or `rolled` of itself can be limited so.
    Roll,
}

/// What is paid besides action points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Payment {
    /// Action points, for what is answered of itself; what is used has a `cost`.
    Actions(u8),
    /// Life points, which are sacrificed: nothing prevents their loss. The bearer must have more than that.
    Life(u8),
    /// Tokens that lie on the bearer.
    Tokens(u8),
    /// The advantage card itself, which leaves the game.
    Card,
    /// Points of gnosis.
    Gnosis(u8),
    /// Counters of a state, which the bearer gets. Whoever never gets that state cannot pay so.
    #[serde(rename_all = "kebab-case")]
    State {
        give: Status,
        #[serde(default = "one")]
        level: u8,
    },
    /// The bearer is stunned. Whoever is already, or never is, cannot pay so.
    Stunned,
    /// An advantage card that the bearer carries, another than the one that says so, which leaves the game: the first of
    /// them.
    #[serde(rename_all = "kebab-case")]
    Carried {
        /// Of this kind alone.
        kind: Option<Carried>,
    },
    /// Tokens of a name, of this card or of the party.
    #[serde(rename_all = "kebab-case")]
    Pile {
        count: u8,
        name: Option<TokenName>,
        #[serde(default)]
        on: On,
    },
}

/// A kind of advantage card that a character carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Carried {
    Equipment,
    Power,
}

/// What the bearer must have done last.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct After {
    /// By which ability of the same card; by any action, if none is named.
    pub ability: Option<String>,
    /// What came of it.
    pub did: Did,
    /// Whether it has to be aimed at the same target.
    #[serde(default)]
    pub same_target: bool,
    /// The ability's place on its card, found when the card is read.
    #[serde(skip)]
    pub place: u8,
}

/// What came of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    /// It was done, whatever came of it.
    Use,
    /// It hit.
    Hit,
    /// It did damage.
    Damage,
    /// It was a charge that was resolved.
    Charge,
    /// It was a charge that hit.
    ChargeHit,
    /// It threw its target.
    Throw,
}

/// Whom an attack strikes and how often.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Strikes {
    /// So many attacks in a row on the same target, each with its own rolls.
    Times(u8),
    /// Everybody of a group with one attack roll, each defending on its own.
    All(Group),
    /// Everybody of a group, each with an attack roll of its own.
    Each(Group),
    /// Everybody of a group, each so many times in a row, with rolls of their own.
    Series { of: Group, times: u8 },
    /// Everybody within so many inches of the target too, if the target is hit.
    Area(u8),
    /// So many targets, each another one that the owner names, with an attack roll of its own.
    Targets(u8),
    /// Again and again at the same target as long as it hits, so many times at most.
    WhileHits(u8),
    /// If it hits, an enemy within so many inches of the one it hit, whom the attacker names, and so on; nobody twice.
    Chain(u8),
    /// Everybody whom a straight line touches, from the attacker through the target and so many inches long, with one
    /// attack roll.
    Line(u8),
}

impl Strikes {
    /// How many attack rolls it makes at one target.
    pub fn times(&self) -> u8 {
        match self {
            Strikes::Times(times) | Strikes::WhileHits(times) | Strikes::Series { of: _, times } => *times,
            Strikes::All(_)
            | Strikes::Each(_)
            | Strikes::Area(_)
            | Strikes::Targets(_)
            | Strikes::Chain(_)
            | Strikes::Line(_) => 1,
        }
    }

    /// The group that is struck, whoever belongs to it, where no target is named.
    pub fn swept(&self) -> Option<&Group> {
        match self {
            Strikes::All(group) | Strikes::Each(group) | Strikes::Series { of: group, times: _ } => {
                Some(group)
            }
            Strikes::Times(_)
            | Strikes::Area(_)
            | Strikes::Targets(_)
            | Strikes::WhileHits(_)
            | Strikes::Chain(_)
            | Strikes::Line(_) => None,
        }
    }
}

impl Ability {
    /// Whether it is an attack that strikes a group, and so has no target to name.
    pub fn sweeps(&self) -> bool {
        self.strikes.as_ref().is_some_and(|strikes| strikes.swept().is_some())
    }
}

/// What an attack does besides, at each of its steps.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Then {
    /// When it hits; for a Dodge or Counterattack, when the attack on the bearer hits all the same, before it costs
    /// anything.
    #[serde(default)]
    pub hit: Effects,
    /// Between one blow and the next, before anybody is chosen for that.
    #[serde(default)]
    pub between: Effects,
    /// When it costs the target life points.
    #[serde(default)]
    pub damage: Effects,
    /// When it is a critical hit.
    #[serde(default)]
    pub critical: Effects,
    /// When it kills.
    #[serde(default)]
    pub kill: Effects,
    /// When it misses; for a Dodge or Counterattack, when the attack on the bearer misses.
    #[serde(default)]
    pub miss: Effects,
    /// When all of it is over.
    #[serde(default)]
    pub after: Effects,
}

/// Something an ability answers of itself.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trigger {
    /// What it answers.
    pub when: Cue,
    /// What has to be true of the bearer.
    #[serde(default, rename = "if")]
    pub needs: Vec<Condition>,
    /// Whether the owner may leave it.
    #[serde(default)]
    pub may: bool,
    /// What the owner pays if it is done.
    #[serde(default)]
    pub pays: Vec<Payment>,
    /// How often it answers.
    pub limit: Option<Limit>,
    /// How often within that limit, if not once; never twice for one attack. What it brings about itself it answers when it
    /// is done with that.
    pub times: Option<u8>,
    /// What happens. `subject` is whom the moment is about, `cause` who brought it about.
    pub does: Effects,
}
