//! What happens: the verbs of the language, each with whom it is about and how much.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{
    Amount, Attribute, Carried, Change, Condition, Ends, Kind, On, Payment, SceneryKind, Source, Strikes,
    TokenName, Who,
};
use crate::{Side, Status};

/// Effects one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Effects {
    pub list: Vec<Effect>,
    /// The place among all lists of effects, given when the content is read.
    #[serde(skip)]
    pub program: u16,
}

/// One thing that happens.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Gives counters of a state.
    #[serde(rename_all = "kebab-case")]
    State {
        give: Status,
        #[serde(default = "one")]
        level: Amount,
        #[serde(default)]
        to: Who,
        /// A Resistance roll has to exceed this to avoid it.
        difficulty: Option<u8>,
    },
    /// Takes counters of states off, the owner's choice; all of them, if no number is given.
    #[serde(rename_all = "kebab-case")]
    Cleanse {
        #[serde(default)]
        of: Who,
        counters: Option<Amount>,
        /// Of which states, where none is named: the negative ones, if nothing is said.
        #[serde(default)]
        sort: Sort,
        /// Of these states alone.
        #[serde(default)]
        states: Vec<Status>,
        /// On whom the counters are put that come off.
        onto: Option<Who>,
    },
    /// So many counters of the state that the moment gave come off again: one, if nothing is said.
    #[serde(rename_all = "kebab-case")]
    Lower {
        #[serde(default = "one")]
        by: Amount,
        /// As many as the moment gave, in the place of a number.
        #[serde(default)]
        all: bool,
        #[serde(default = "subject")]
        of: Who,
    },
    /// Gives action points, or takes them if the amount is below nothing.
    #[serde(rename_all = "kebab-case")]
    Actions {
        #[serde(default = "none")]
        by: Amount,
        /// Takes all of them, in the place of a number.
        #[serde(default)]
        all: bool,
        #[serde(default)]
        to: Who,
        difficulty: Option<u8>,
        /// Beyond the total too.
        #[serde(default)]
        over: bool,
    },
    /// Gives life points back, never above the starting value.
    #[serde(rename_all = "kebab-case")]
    Heal {
        by: Amount,
        #[serde(default)]
        to: Who,
    },
    /// Takes life points, armor or not.
    #[serde(rename_all = "kebab-case")]
    Lose {
        by: Amount,
        #[serde(default)]
        from: Who,
        difficulty: Option<u8>,
        /// Armor counts against it, as against the damage of an attack.
        #[serde(default)]
        armor: bool,
        /// A sacrifice, which nothing prevents.
        #[serde(default)]
        sacrifice: bool,
        /// So many life points are always left.
        leaves: Option<u8>,
        /// Who is held to bring it about, and has killed whoever dies of it: the bearer, if nothing is said. Of a group the
        /// first.
        #[serde(rename = "as")]
        by_another: Option<Who>,
    },
    /// Something is different for a while.
    #[serde(rename_all = "kebab-case")]
    Change {
        #[serde(default)]
        to: Who,
        is: Change,
        until: Ends,
        difficulty: Option<u8>,
    },
    /// Becomes hidden.
    #[serde(rename_all = "kebab-case")]
    Hide {
        #[serde(default)]
        who: Who,
        /// Where an enemy controls the ground, or touches it, too.
        #[serde(default)]
        anywhere: bool,
    },
    /// Is seen, hidden or not.
    #[serde(rename_all = "kebab-case")]
    Reveal { who: Who, difficulty: Option<u8> },
    /// Is stunned: it cannot be activated for the rest of the turn.
    #[serde(rename_all = "kebab-case")]
    Stun {
        #[serde(default)]
        who: Who,
        difficulty: Option<u8>,
    },
    /// Makes an attack that costs nothing.
    #[serde(rename_all = "kebab-case")]
    Attack {
        #[serde(default)]
        by: Who,
        /// At whom, unless `strikes` names a group.
        at: Option<Who>,
        #[serde(default)]
        with: Vec<Change>,
        strikes: Option<Strikes>,
        /// A shot of this range, where it is not hand to hand.
        range: Option<u8>,
        /// Whether it may be left.
        #[serde(default)]
        may: bool,
        /// Whether it is made as at the end of a charge.
        #[serde(default)]
        charge: bool,
    },
    /// Is put somewhere else, engaged or not.
    #[serde(rename_all = "kebab-case")]
    Relocate {
        #[serde(default)]
        who: Who,
        /// Where to.
        to: Spot,
    },
    /// Is moved up to so many inches, where the owner of the card says.
    #[serde(rename_all = "kebab-case")]
    Shove {
        who: Who,
        inches: Amount,
        /// Away from the bearer, if nothing is said.
        #[serde(default)]
        way: Way,
        /// All of it in a straight line, running into whatever is in the way as somebody thrown does; away from the bearer or
        /// towards it, or where the owner says.
        #[serde(default)]
        crash: bool,
        /// All of it in a straight line, as far as nothing is in the way; away from the bearer or towards it.
        #[serde(default)]
        straight: bool,
        /// Away from whom or towards whom, if not the bearer. The nearest is the one nearest to whoever is moved.
        from: Option<Who>,
        /// What happens to whoever is moved straight and is stopped on its way, whom these call `target`.
        #[serde(default)]
        stopped: Effects,
    },
    /// Ends every engagement, as a successful escape does.
    #[serde(rename_all = "kebab-case")]
    Escape {
        #[serde(default)]
        who: Who,
    },
    /// Puts tokens on, or takes them off if the amount is below nothing.
    #[serde(rename_all = "kebab-case")]
    Tokens {
        #[serde(default = "none")]
        by: Amount,
        /// Takes all of them off, in the place of a number.
        #[serde(default)]
        all: bool,
        #[serde(default)]
        to: Who,
        /// Never more than so many.
        most: Option<u8>,
        /// Tokens of this name, which are counted apart.
        name: Option<TokenName>,
        /// Where they lie, if not on somebody.
        #[serde(default)]
        on: On,
        /// Tokens of the kind that its own card uses first, whatever they are called, in the place of a name; nothing for
        /// somebody whose card uses none.
        #[serde(default)]
        own: bool,
    },
    /// Turns into another character's card, keeping states and place.
    #[serde(rename_all = "kebab-case")]
    Become {
        character: String,
        /// Whether it keeps its life points, as it does unless `false` is said; otherwise it has the other card's, and its
        /// own again afterwards.
        #[serde(default = "yes")]
        keeps_life: bool,
        until: Ends,
        /// The action points it then has; as many as before, if nothing is said.
        actions: Option<Amount>,
        /// The character's place in the content, found when the card is read.
        #[serde(skip)]
        place: u8,
    },
    /// Brings a character into play for the owner's side.
    #[serde(rename_all = "kebab-case")]
    Summon {
        /// Any summon of the content that fits, if none is named; the owner chooses.
        character: Option<String>,
        /// What has to be true of its card, where none is named.
        #[serde(default)]
        which: Vec<Condition>,
        #[serde(default = "one")]
        count: Amount,
        /// The bearer never has more of its summons on the table at once.
        most: Option<u8>,
        /// The levels of all that come together, at most.
        levels_at_most: Option<u16>,
        /// Where to.
        to: Spot,
        /// Only a character of whom nobody stands on that side already, and not the one that the moment is about.
        #[serde(default)]
        unique: bool,
        /// With how many life points; all, if nothing is said.
        life: Option<Amount>,
        /// With how many action points; none, if nothing is said.
        actions: Option<Amount>,
        /// Not `upkeep`, `action`, `next-attack` or `kill`.
        until: Ends,
        /// Whether it is worth nothing to the enemy.
        #[serde(default)]
        worthless: bool,
        /// Whether it is no figure but a marker: in nobody's way, and aimed at, harmed and activated by nobody. Only
        /// groups of `own-summons` find it.
        #[serde(default)]
        marker: bool,
        #[serde(skip)]
        place: u8,
    },
    /// So many life points fewer are lost by the attack or the loss at hand; none at all, if nothing is said.
    #[serde(rename_all = "kebab-case")]
    Prevent {
        by: Option<Amount>,
        /// Only so many of them that so many life points are left.
        leaves: Option<u8>,
    },
    /// The attack at hand goes at somebody else, with a new attack roll; at `affected`, what is about to touch the subject
    /// touches somebody else, who resists it; at `succeeded` and `failed` of a roll for Resistance, the same effect comes at
    /// somebody else, or back, and is resisted against the same difficulty.
    #[serde(rename_all = "kebab-case")]
    Redirect {
        to: Who,
        /// With the die that lies, which the new target does not answer; where none lies, with a new one.
        #[serde(default)]
        keeps_roll: bool,
    },
    /// What the attack or the loss at hand would cost is taken from somebody else.
    #[serde(rename_all = "kebab-case")]
    Pass {
        to: Who,
        /// So many of the life points; all, if nothing is said.
        by: Option<Amount>,
    },
    /// The attack, roll or point of gnosis at hand counts for nothing, so that whoever rolls fails; at `affected` what is about to touch the subject, and
    /// at `plays` the plot card. What is over, such as at `uses`, is not undone.
    Cancel,
    /// Whoever is dying stays on the table, with so many life points; or who has fallen is put there again.
    #[serde(rename_all = "kebab-case")]
    Revive {
        who: Who,
        life: Amount,
        /// Where it is put; where it was, if nothing is said.
        to: Option<Spot>,
        /// The action points it then has; as many as before, if nothing is said.
        actions: Option<Amount>,
    },
    /// Leaves the game, and counts as lost.
    #[serde(rename_all = "kebab-case")]
    Remove {
        #[serde(default)]
        who: Who,
        /// It is worth nothing to the enemy.
        #[serde(default)]
        worthless: bool,
    },
    /// The bearer no longer has these abilities.
    #[serde(rename_all = "kebab-case")]
    Forget { abilities: Vec<String> },
    /// The owner chooses one of these, or several.
    #[serde(rename_all = "kebab-case")]
    Choose {
        from: Vec<Branch>,
        /// How many may be chosen.
        #[serde(default)]
        count: Option<Amount>,
        /// Whether the same may be chosen again.
        #[serde(default)]
        again: bool,
        /// Chosen anew for each of these, whom the chosen effects then call `target`.
        #[serde(default)]
        each: Option<Who>,
        /// Whose player chooses, if not the owner.
        #[serde(default)]
        by: Option<Who>,
        /// Whether one has to be chosen, as long as one can.
        #[serde(default)]
        must: bool,
    },
    /// The bearer's card is in this mode until it is in another, which conditions call `mode`; its text is the message
    /// `name-mode-<mode>`. A card is in one mode at a time; it has at most 15 letters.
    Mode(TokenName),
    /// Does something so many times, one after the other.
    #[serde(rename_all = "kebab-case")]
    Repeat { times: Amount, does: Effects },
    /// A die is rolled and says what happens: the first entry that is for its number.
    #[serde(rename_all = "kebab-case")]
    Roll {
        table: Vec<Entry>,
        #[serde(default)]
        plus: Option<Amount>,
        /// What is added besides.
        also: Option<Amount>,
    },
    /// Does something only if a condition holds.
    #[serde(rename_all = "kebab-case")]
    If { test: Vec<Condition>, of: Who, does: Effects },
    /// Somebody rolls for Resistance, and what happens depends on it; the effects call whoever rolls `target`.
    #[serde(rename_all = "kebab-case")]
    Resist {
        who: Who,
        difficulty: u8,
        /// With this in the place of Resistance.
        with: Option<Attribute>,
        /// When the roll exceeds the difficulty.
        #[serde(default)]
        passed: Effects,
        /// When it does not.
        #[serde(default)]
        failed: Effects,
    },
    /// The bearer leaves the table into somebody's body, until this ability ends or that one leaves the table. Then it is
    /// put near that body again. The ability needs an `upkeep`, which keeps it there.
    #[serde(rename_all = "kebab-case")]
    Enter {
        who: Who,
        /// Within so many inches.
        back: u8,
        /// Whether that one fights for the bearer's side meanwhile.
        #[serde(default)]
        takes: bool,
    },
    /// The ability at hand ends, as if its upkeep were not paid.
    End,
    /// Points of gnosis for a side.
    #[serde(rename_all = "kebab-case")]
    Gnosis {
        by: Amount,
        #[serde(default)]
        to: OneSide,
    },
    /// Points for a side when the levels or the victory points are counted, besides those that they come to.
    #[serde(rename_all = "kebab-case")]
    Points {
        by: Amount,
        #[serde(default)]
        to: OneSide,
    },
    /// The enemy shows the plot cards in its hand.
    ShowHand,
    /// The owner's side shows the plot cards in its hand.
    ShowOwnHand,
    /// The plot card goes back to the hand it came from, instead of leaving the game.
    ToHand,
    /// The attacker gets back the action points that the action at hand has cost it so far.
    Refund,
    /// Takes an equipment card from somebody.
    #[serde(rename_all = "kebab-case")]
    TakeCard { from: Who, needs: Option<u8> },
    /// Gives an equipment card to somebody: the first that the bearer carries.
    #[serde(rename_all = "kebab-case")]
    GiveCard {
        to: Who,
        /// The advantage card that says so, of whatever kind.
        #[serde(default)]
        this: bool,
    },
    /// The attack at hand misses, whatever the dice show or would show.
    Miss,
    /// The roll at hand, which is no attack's, comes to something whatever its die shows: whoever rolls is clear, finds,
    /// resists or lives on.
    Succeed,
    /// Is chosen for this card, which conditions call `marked`.
    #[serde(rename_all = "kebab-case")]
    Mark { who: Who },
    /// The owner chooses a piece of scenery for this card; on squares, one that is not clear with all of its kind that
    /// it joins.
    MarkScenery,
    /// The advantage card leaves the game.
    Discard,
    /// May be deployed anew.
    #[serde(rename_all = "kebab-case")]
    Redeploy { count: u8 },
    /// The owner's zone is so many inches larger in every direction, as far as the table goes.
    #[serde(rename_all = "kebab-case")]
    Deployment { inches: u8 },
    /// Moves so many inches, which is no movement action.
    #[serde(rename_all = "kebab-case")]
    Step {
        #[serde(default)]
        who: Who,
        inches: Amount,
        /// Farther from the target than before, or nearer; anywhere, if nothing is said.
        #[serde(default = "any")]
        way: Way,
        /// From whom or to whom, if not the target. The nearest is the one nearest to whoever moves.
        from: Option<Who>,
        /// What happens to each whom it passes in a straight line from where it was, whom these call `target`.
        #[serde(default)]
        passing: Effects,
        /// Where it has to end.
        to: Option<Spot>,
    },
    /// What others keep on by upkeep ends.
    #[serde(rename_all = "kebab-case")]
    Dispel {
        /// What these keep on.
        of: Option<Who>,
        /// What others keep on with these, whoever they are, in the place of `of`.
        on: Option<Who>,
        /// This ability of the card alone.
        ability: Option<String>,
        difficulty: Option<u8>,
        /// Abilities of these sources alone; all, if none is named.
        #[serde(default)]
        sources: Vec<Source>,
    },
    /// Two trade places, engaged or not, where both can stand.
    #[serde(rename_all = "kebab-case")]
    Swap {
        #[serde(default)]
        who: Who,
        /// With whom.
        with: Who,
    },
    /// Leaves the table to come back: an ability or trigger of its own that asks for `away` puts it there again.
    #[serde(rename_all = "kebab-case")]
    Leave {
        #[serde(default)]
        who: Who,
    },
    /// The bearer, who is away, comes back to the table.
    #[serde(rename_all = "kebab-case")]
    Return {
        /// Where to.
        to: Spot,
    },
    /// Whoever is dying fights on for the bearer's side, with so many life points; its own side has lost it.
    #[serde(rename_all = "kebab-case")]
    Raise { who: Who, life: Amount },
    /// An enemy fights for the bearer's side until this turn or the next ends, with all that it has. Meanwhile it counts for
    /// nobody.
    #[serde(rename_all = "kebab-case")]
    Control { who: Who, until: Until, difficulty: Option<u8> },
    /// The die of the attack or of another roll at hand is rolled again, and the new one counts.
    #[serde(rename_all = "kebab-case")]
    Reroll {
        #[serde(default)]
        die: Die,
    },
    /// May do something again that it may do once a turn.
    #[serde(rename_all = "kebab-case")]
    Ready {
        #[serde(default)]
        who: Who,
        /// What: be activated, if nothing is said.
        #[serde(default)]
        again: Again,
        /// It is activated next instead, before the other side goes on, if it has not been activated this turn yet.
        #[serde(default)]
        now: bool,
    },
    /// Gives somebody an ability of this card, which says `granted`. Whoever has it is its bearer: it uses it and pays for
    /// it. The effect `end` takes it away again.
    #[serde(rename_all = "kebab-case")]
    Grant {
        ability: String,
        #[serde(default)]
        to: Who,
        until: Ends,
        difficulty: Option<u8>,
        /// The place among all changes that can last.
        #[serde(skip)]
        place: u16,
    },
    /// The bearer, or somebody else, has one of somebody's abilities too, which the owner chooses, of those that are used.
    /// What the same effect gave it before is gone.
    #[serde(rename_all = "kebab-case")]
    Copy {
        from: Who,
        /// One of an advantage card of this kind that it carries, in the place of its own; where the card itself is paid for
        /// it, that card leaves the game.
        carried: Option<Carried>,
        /// Who has it then, in the place of the bearer.
        #[serde(default)]
        to: Who,
        /// Of these sources alone; of all, if none is named.
        #[serde(default)]
        sources: Vec<Source>,
        /// Until the turn ends or for the rest of the game.
        until: Until,
        #[serde(skip)]
        place: u16,
    },
    /// Somebody cannot use one of its abilities for a while, which the owner chooses, and it says nothing meanwhile: one of
    /// its own or of an advantage card that it carries.
    #[serde(rename_all = "kebab-case")]
    Suppress {
        #[serde(default)]
        of: Who,
        /// One of an advantage card of this kind, which it carries.
        carried: Option<Carried>,
        /// Of these sources alone; of all, if none is named.
        #[serde(default)]
        sources: Vec<Source>,
        until: Ends,
        difficulty: Option<u8>,
        /// The place among all changes that can last.
        #[serde(skip)]
        place: u16,
    },
    /// Does something to the nearest enemy of the bearer's that is so near to the target, whom these effects call `target`,
    /// then to the next from there, and so on: so many at most, and nobody twice.
    #[serde(rename_all = "kebab-case")]
    Chain {
        /// Inches from one to the next.
        within: u8,
        most: u8,
        does: Effects,
    },
    /// Somebody takes an ordinary action out of its turn, as soon as whatever is at hand is over and before anybody goes
    /// on; in a phase of the turn, as soon as the Action phase begins. That is no activation, and a movement is not its
    /// movement of the turn. Where there is nothing that it can do, it is lost.
    #[serde(rename_all = "kebab-case")]
    Act {
        #[serde(default)]
        who: Who,
        /// Which actions it can choose from: `movement` (a free one), `walk`, `run`, `attack`, `ranged-attack`, `charge`,
        /// `seek`, and with `special` also `effect`.
        of: Vec<Kind>,
        /// At whom alone it can be aimed. A group is measured from whoever acts, and its sides are as that one sees them.
        at: Option<Who>,
        /// Whether its abilities of these kinds may be used too, but for those that make somebody act.
        #[serde(default)]
        special: bool,
        /// What it costs.
        #[serde(default)]
        price: Price,
        /// Whether it has to, where it can by a basic action.
        #[serde(default)]
        must: bool,
        /// The place among all orders.
        #[serde(skip)]
        place: u8,
    },
    /// An advantage card that somebody carries leaves the game: the first of them.
    #[serde(rename_all = "kebab-case")]
    Strip {
        from: Who,
        /// Of this kind alone.
        kind: Option<Carried>,
        difficulty: Option<u8>,
    },
    /// Is done for this turn: whoever is active goes on no more when the action at hand is over, and whoever has not been
    /// activated yet is not.
    #[serde(rename_all = "kebab-case")]
    Finish {
        #[serde(default)]
        who: Who,
        difficulty: Option<u8>,
    },
    /// Can be activated in this turn only when nobody else of its side can who is not delayed.
    #[serde(rename_all = "kebab-case")]
    Delay {
        #[serde(default)]
        who: Who,
        difficulty: Option<u8>,
    },
    /// The side of somebody acts first, in this turn if its Action phase has not begun, until that is settled anew.
    #[serde(rename_all = "kebab-case")]
    First {
        #[serde(default)]
        who: Who,
    },
    /// Somebody who moves and has come near to somebody goes no further; a charge comes to nothing.
    #[serde(rename_all = "kebab-case")]
    Halt {
        who: Who,
        /// Movement of these kinds alone: `walk`, `run`, `charge`; any, if none is named.
        #[serde(default)]
        of: Vec<Kind>,
    },
}

/// One of the two sides, as the bearer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OneSide {
    #[default]
    Own,
    Enemy,
}

impl OneSide {
    /// Which it is, where the bearer is of this one.
    pub fn of(self, own: Side) -> Side {
        match self {
            OneSide::Own => own,
            OneSide::Enemy => own.other(),
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            OneSide::Own => "own",
            OneSide::Enemy => "enemy",
        }
    }
}

/// What somebody pays who acts out of its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// No action points; steps on top of an ability are paid for.
    #[default]
    Free,
    /// What it costs at any other time.
    Full,
    /// So many action points less.
    Less(u8),
}

/// An action that a card lets or makes somebody take out of its turn, as a state names it by its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    pub of: Vec<Kind>,
    /// The group at which alone it can be aimed; whoever is named in particular stands in the state.
    pub at: Option<Who>,
    pub special: bool,
    pub price: Price,
    pub must: bool,
}

/// Which states are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    #[default]
    Negative,
    Positive,
    All,
}

/// Which way somebody is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Farther from the bearer than before.
    #[default]
    Away,
    /// Nearer to the bearer than before.
    Toward,
    Any,
}

/// Which die of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Die {
    /// The attacker's.
    #[default]
    Attack,
    /// The one of a dodge or counterattack.
    Defense,
}

/// One thing to choose.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Branch {
    pub does: Effects,
    /// What has to be true of the bearer for it to be chosen.
    #[serde(default)]
    pub needs: Vec<Condition>,
    /// What is paid for it, by whoever chooses.
    #[serde(default)]
    pub pays: Vec<Payment>,
    /// How often it may be chosen, where others may be chosen again.
    pub most: Option<u8>,
}

/// One line of a die's table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Entry {
    /// Up to this number; the last line is for everything above it too.
    pub up_to: Option<u8>,
    /// In the place of that: for even numbers, or for odd ones.
    pub parity: Option<Parity>,
    pub does: Effects,
}

/// Whether a number is even.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Parity {
    Even,
    Odd,
}

impl Parity {
    pub fn is_of(self, number: i16) -> bool {
        (number % 2 == 0) == (self == Parity::Even)
    }

    pub fn word(self) -> &'static str {
        match self {
            Parity::Even => "even",
            Parity::Odd => "odd",
        }
    }
}

impl Entry {
    /// Whether the line is for a number, where it is not the last.
    pub fn is_for(&self, number: i16) -> bool {
        self.up_to.is_none_or(|up_to| number <= up_to.into())
            && self.parity.is_none_or(|parity| parity.is_of(number))
    }
}

/// Where somebody is put.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Anywhere in the bearer's zone of control.
    Zone,
    /// Within so many inches of the bearer.
    Inches(u8),
    /// Within so many inches of the target.
    NearTarget(u8),
    /// In contact with the target.
    ContactWithTarget,
    /// Where the subject stood.
    PlaceOfSubject,
    /// In contact with the bearer.
    Contact,
    /// Anywhere on the table.
    Anywhere,
    /// Anywhere on the table that is farther than so many inches from every enemy.
    Apart(u8),
    /// Where all of this is so.
    Spot(SpotTable),
}

/// What a place has to be like: anything that is not said does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct SpotTable {
    /// From whom it is measured, and who sees it: the bearer, if nothing is said.
    pub of: Who,
    /// Within so many inches of that one; none at all is in contact with it.
    pub inches: Option<u8>,
    /// That one sees it from where it is.
    pub seen: bool,
    /// No farther than so many inches from an edge of the table; on squares, in so many rows along it. None at all is in
    /// contact with the edge.
    pub edge: Option<u8>,
    /// Of which side that edge has to be: the one along which its deployment zone lies.
    pub edge_of: Option<OneSide>,
    /// Farther than so many inches from every enemy.
    pub apart: Option<u8>,
    /// In contact with no enemy.
    pub free: bool,
    /// In contact with nobody at all.
    pub alone: bool,
    /// In or on scenery of this kind.
    pub on: Option<SceneryKind>,
    /// Higher than that one stands.
    pub higher: bool,
    /// In the deployment zone of this side.
    pub deployment: Option<OneSide>,
    /// In no enemy's zone of control.
    pub uncontrolled: bool,
    /// Within so many inches of scenery, in or on it too.
    pub near_scenery: Option<u8>,
    /// On a straight line from where whoever is put there stands towards scenery, and not beyond it.
    pub toward_scenery: bool,
    /// Measured from where that one was at another time; exactly there, if `inches` is not said.
    pub was: Option<Was>,
}

/// When somebody was somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Was {
    /// Where it is now, or was when it left the table.
    Here,
    /// Where it was before it last moved or was moved, if nobody else has moved since.
    Before,
    /// Where it was when its activation began, if nobody else has been activated since.
    Activation,
}

/// For how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// Until the attack or roll at hand is done.
    Action,
    /// Until the bearer's next attack is done.
    NextAttack,
    /// Until the turn ends.
    Turn,
    /// Until the ability's upkeep is no longer paid, or its target has left the table.
    Upkeep,
    /// Until the bearer kills an enemy.
    Kill,
    /// Until the next turn ends.
    NextTurn,
    /// Until its next activation begins.
    Activation,
    /// Until its activation is over: the one at hand, or its next.
    ActivationEnds,
    /// Until the bearer's next activation begins; until the turn ends, once the bearer has left the table.
    BearerActivation,
    /// Until the next ability that it uses is over, of those for which the change holds; whichever it is, where an ability
    /// is given. A basic action ends it too where the change names its kind, under `cost-of`, `free` or `kind`, or speaks of
    /// escapes; one that asks for `basic` names attacks.
    Use,
    /// Until an action is over after which it has no action points.
    Spent,
    /// For the rest of the game.
    Game,
}

fn none() -> Amount {
    Amount::NONE
}

fn one() -> Amount {
    Amount::ONE
}

fn subject() -> Who {
    Who::Subject
}

fn any() -> Way {
    Way::Any
}

fn yes() -> bool {
    true
}

/// What can be done once a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Again {
    #[default]
    Activation,
    Movement,
    /// Intercepting a charge, or taking a shot for somebody.
    Interception,
    /// Seeking.
    Seek,
}
