//! What has to be true: of the bearer, of the other one, or of a member of a group, as the place says.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::cards::{Amount, Carried, Die, Group, Kind, On, OneSide, Parity, Sort, Source, TokenName};
use crate::content::{Affiliation, BaseSize, Category, Faction, Innate, Role};
use crate::status::Status;

/// Something that is true of a figure or not.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// It is hidden.
    Hidden,
    /// It is engaged with somebody.
    Engaged,
    /// It stands in somebody's cover from the attack at hand.
    InCover,
    /// It has not moved this turn.
    Unmoved,
    /// It came out of infiltration this turn.
    Surfaced,
    /// It tried to dodge the attack at hand.
    Dodging,
    /// It has no life points left and goes on all the same.
    Undying,
    /// Its action points are used up.
    Spent,
    /// It has as many action points as it can have.
    Full,
    /// It is stunned.
    Stunned,
    /// It carries an advantage card of this kind.
    Carries(Carried),
    /// It stands in the deployment zone of this side.
    Deployment(OneSide),
    /// It has at most so many life points.
    LifeAtMost(u8),
    /// It has at least so many action points left.
    ActionsAtLeast(u8),
    /// It has at least so many tokens.
    TokensAtLeast(u8),
    /// It has at most so many tokens.
    TokensAtMost(u8),
    /// Its level is at most this.
    LevelAtMost(u16),
    /// Its level is at least this.
    LevelAtLeast(u16),
    /// Its level is at least the bearer's.
    LevelOfBearer,
    /// It is of this faction.
    Faction(Faction),
    /// It is of this affiliation.
    Affiliation(Affiliation),
    /// It is of the bearer's affiliation.
    AffiliationOfBearer,
    /// It is of this category.
    Category(Category),
    /// It is a Leader, an Agent or a Summon.
    Role(Role),
    /// Its card has this word under `traits`.
    Trait(String),
    /// It is this character.
    Character(String),
    /// It has this innate ability.
    Innate(Innate),
    /// It is in this state.
    State(Status),
    /// It has counters of a state of this sort, whichever.
    InState(Sort),
    /// Its base is at least this large.
    BaseAtLeast(BaseSize),
    /// Its base is at most this large.
    BaseAtMost(BaseSize),
    /// It never gets this state.
    Immune(Status),
    /// The moment gave it counters of this state.
    Given(Status),
    /// It has no counter left of the state that the moment gave it.
    RidOfIt,
    /// It fights against the bearer's side.
    Enemy,
    /// Somebody of this group is there; how near is measured from the one that is asked about, who is not of the group
    /// unless the group says `itself`. The sides stay as the bearer sees them.
    Some(Group),
    /// It is within so many inches of the bearer.
    Near(u8),
    /// It is so many inches away from the bearer, or more.
    Far(u8),
    /// It is within the bearer's zone of control.
    InZone,
    /// A friend of the bearer's, not the bearer, is engaged with it.
    FriendEngaged,
    /// It was harmed by this ability of the bearer's earlier this turn, or touched by it where it is no attack.
    HurtBy(String),
    /// The figure that was chosen for this card at the start of the game.
    Marked,
    /// It stands on the scenery that was chosen for this card.
    OnMarked,
    /// The bearer is in its body.
    Entered,
    /// It brought the bearer's life points to none, and they still are.
    Slayer,
    /// The action at hand is hand to hand.
    HandToHand,
    /// The action at hand is a ranged attack.
    Ranged,
    /// The action at hand is basic, not an ability.
    Basic,
    /// The action at hand is of this kind.
    Kind(Kind),
    /// The action at hand is of this source.
    Source(Source),
    /// The attack at hand is a critical hit.
    Critical,
    /// The attack at hand was declared out of hiding.
    FromHidden,
    /// The action at hand is this ability of the bearer's, or an attack that the ability makes.
    By(String),
    /// This ability of the bearer's was used and still holds.
    Active(String),
    /// Something that this ability of the bearer's made different for it still lasts.
    Under(String),
    /// The bearer's card is in this mode, which the effect `mode` has put it in.
    Mode(TokenName),
    /// It has made no ranged attack in this game yet.
    First,
    /// It has less than so many hundredths of its starting life points.
    LifeBelow(u8),
    /// Its first blow of the attack at hand is 1, the next 2, and so on: this is that blow.
    Strike(u8),
    /// No blow of the attack at hand has missed so far.
    AllHit,
    /// The life points about to be lost are its last.
    WouldDie,
    /// It is whom the moment is about.
    Subject,
    /// At least so many of a group are there, measured as with `some`.
    #[serde(rename_all = "kebab-case")]
    Several {
        /// How many.
        count: u8,
        /// Of whom.
        of: Group,
    },
    /// The game is in this turn or a later one.
    TurnAtLeast(u8),
    /// It is rolling for this.
    Rolling(Roll),
    /// The die at hand that counts shows this or more: that of the roll that lies, or of the attack.
    RolledAtLeast(u8),
    /// The die at hand that counts shows this or less.
    RolledAtMost(u8),
    /// A die at hand that counts shows this, all of what is said.
    #[serde(rename_all = "kebab-case")]
    Shows {
        /// Which die of an attack, where that is not the attacker's.
        #[serde(default)]
        die: Die,
        /// So much at least.
        least: Option<u8>,
        /// So much at most.
        most: Option<u8>,
        /// An even number, or an odd one.
        parity: Option<Parity>,
    },
    /// The die of the roll at hand lies and is not enough: it does not hit, escape, find, resist, get clear or live on.
    Failing,
    /// It stands higher than the bearer.
    Higher,
    /// It stands lower than the bearer.
    Lower,
    /// It is in base contact with the bearer.
    Contact,
    /// It has left the table and comes back.
    Away,
    /// The bearer sees it.
    Seen,
    /// It is the bearer.
    Bearer,
    /// The moment gave it counters of a state of this sort.
    GivenOf(Sort),
    /// It is within so many inches of scenery, in or on it too.
    #[serde(rename_all = "kebab-case")]
    NearScenery {
        inches: u8,
        /// Of this kind alone.
        of: Option<SceneryKind>,
    },
    /// Its card prints this innate ability, whatever else gives it.
    Printed(Innate),
    /// Whoever acts and the one acted on are more than so many inches away from each other.
    Apart(u8),
    /// Whoever acts and the one acted on are at most so many inches away from each other.
    Together(u8),
    /// The straight line from whoever acts to the one acted on goes by the bearer, who is neither, within so many inches.
    Passes(u8),
    /// Somebody of this group is nearer to whoever acts than the one acted on.
    Nearer(Group),
    /// The life points about to be lost leave it with so many or fewer.
    WouldLeave(u8),
    /// It has done this in this turn.
    Has(Feat),
    /// It stands in or on scenery of this kind.
    On(SceneryKind),
    /// It has so many tokens of a name, or so many lie on this card or with the party.
    #[serde(rename_all = "kebab-case")]
    Pile {
        /// Of this name alone.
        name: Option<TokenName>,
        #[serde(default)]
        on: On,
        /// So many at least.
        least: Option<u8>,
        /// So many at most.
        most: Option<u8>,
    },
    /// What is counted comes to so much.
    Amount(Box<Comparison>),
    /// None of these is true.
    Not(Box<Condition>),
    /// One of these is true.
    Any(Vec<Condition>),
}

/// What is counted, and what it has to come to.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Comparison {
    /// What is counted. `of = "asked"` counts what whoever is asked about has, here and in what it has to come to.
    pub this: Amount,
    /// So much at least, which may be counted too.
    pub least: Option<Amount>,
    /// So much at most, which may be counted too.
    pub most: Option<Amount>,
}

impl Comparison {
    pub fn amounts(&self) -> impl Iterator<Item = Amount> {
        [Some(self.this), self.least, self.most].into_iter().flatten()
    }
}

/// What somebody has done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Feat {
    /// It was activated, and may still be active.
    Activated,
    /// It has used its movement.
    Moved,
    /// It has attacked somebody.
    Attacked,
    /// It has hit somebody.
    Hit,
    /// It has cost somebody life points, by an attack or otherwise.
    Damaged,
    /// It has lost life points, for whatever reason, sacrifices too.
    Bled,
}

/// A kind of scenery.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SceneryKind {
    /// Abrupt ground, forests included.
    Abrupt,
    /// A forest.
    Forest,
    /// Raised ground.
    Elevation,
    /// Minor scenery.
    Minor,
    /// High scenery.
    High,
    /// Low scenery.
    Low,
}

/// What a die is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    Attack,
    /// A dodge or counterattack.
    Defense,
    Escape,
    Seek,
    Resistance,
    /// Getting clear of somebody who flies at it.
    RunOver,
    Doom,
}
