//! What happened, told as it happens. Only two events have a secret in them: a card laid face down, and one swapped.

use kernel::Rule;

use crate::face::Face;
use crate::state::{Card, Outcome, TacticsId};

/// Somebody at the table: the seat and, once it is known, the hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    pub seat: u8,
    pub hero: Option<u8>,
}

/// What was paid for one use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paid {
    pub face: Face,
    pub count: u8,
    /// So many of the dice counted as the face by a power.
    pub other: u8,
    /// The hero's power that had a part in it.
    pub power: Option<Rule>,
    /// A half was used, or is left over.
    pub half: bool,
}

/// Why a heart or a die is lost, pieces are taken or the marker moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    Card(Rule),
    Ability(Rule),
    Tactics(Rule),
    Wound,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    TitanChosen {
        titan: u8,
    },
    HeroTaken {
        who: Who,
    },
    Stood {
        who: Who,
        level: u8,
    },
    SetOut {
        cannons: u8,
        citizens: u8,
        hearts: u8,
        dice: u8,
    },
    /// A tactics card nobody had seen is on top.
    TacticsSeen {
        card: TacticsId,
        setup: bool,
    },
    /// A tactics card known before is on top again.
    TacticsOpen {
        card: TacticsId,
    },
    RoundBegins {
        round: u16,
    },
    LaidOpen {
        card: Card,
    },
    /// The card is known to whoever laid it.
    LaidHidden {
        card: Option<Card>,
    },
    Rolled {
        who: Who,
        faces: [u8; 6],
        first: bool,
        kept: Option<Rule>,
    },
    RollsAgain {
        who: Who,
        faces: [u8; 6],
    },
    /// A hero is content; `still` of them are not.
    IsContent {
        who: Who,
        still: u8,
    },
    AbilityUsed {
        titan: u8,
        ability: u8,
        rule: Rule,
        pay: [u8; 4],
        heroes: [Option<u8>; 4],
        third: bool,
    },
    TitanStops {
        left: u8,
    },
    MarkerMoved {
        from: u8,
        to: u8,
        asked: u8,
        cause: Cause,
    },
    ZoneEntered {
        zone: Zone,
    },
    Devoured {
        count: u8,
        left: u8,
        cause: Cause,
    },
    CannonsLost {
        count: u8,
        left: u8,
        cause: Cause,
    },
    HeartLost {
        who: Who,
        left: u8,
        cause: Cause,
    },
    DieLost {
        who: Who,
        die: LostDie,
        cause: Cause,
    },
    NoDieToLose {
        who: Who,
    },
    Named {
        who: Who,
        hero: Who,
    },
    TeamChose {
        hero: Who,
    },
    /// Which card came and which went, as far as the viewer knows.
    Swapped {
        slot: u8,
        came: Option<Card>,
        went: Option<Card>,
        hidden: bool,
    },
    FuryLaid {
        card: Card,
    },
    RolledReturned {
        who: Who,
        faces: [u8; 6],
    },
    Lent {
        who: Who,
        to: Who,
        face: Face,
    },
    LendingEnds {
        who: Who,
    },
    /// A card comes up to be resolved; one that lay face down is turned over.
    CardUp {
        card: Card,
        turned: bool,
        printed: bool,
    },
    NobodyThere {
        card: Card,
    },
    Struck {
        card: Card,
        heroes: Vec<Who>,
    },
    Dodged {
        who: Who,
        paid: Paid,
    },
    Suffers {
        who: Who,
    },
    PutIn {
        who: Who,
        paid: Paid,
        so_far: u8,
        needed: u8,
    },
    CardStopped {
        card: Card,
    },
    CardStrikes {
        card: Card,
        back: u8,
    },
    SpendBegins,
    Moved {
        who: Who,
        from: u8,
        to: u8,
        paid: Paid,
    },
    Wounded {
        who: Who,
        damage: u8,
        paid: Paid,
    },
    Cycled {
        who: Who,
        card: TacticsId,
        paid: Paid,
    },
    ConditionMet {
        who: Who,
        card: TacticsId,
        condition: u8,
        paid: Vec<Paid>,
    },
    PaidTogether {
        who: Who,
        card: TacticsId,
        so_far: u8,
        needed: u8,
        paid: Paid,
    },
    PaymentLost {
        card: TacticsId,
    },
    Activated {
        card: TacticsId,
        two_heroes: bool,
    },
    CardsStayOpen,
    CardRemoved {
        card: Card,
    },
    Healed {
        who: Who,
        hearts: u8,
    },
    Rescued {
        count: u8,
        citizens: u8,
    },
    Searches {
        who: Who,
        paid: Paid,
    },
    OrderSeen {
        card: TacticsId,
        place: u8,
    },
    PutOnTop {
        who: Who,
        card: TacticsId,
    },
    HalfLost {
        who: Who,
    },
    Reset {
        aside: Vec<Card>,
        back: Vec<Card>,
        unspent: u8,
    },
    Resigned {
        who: Who,
        still: u8,
    },
    Over {
        outcome: Outcome,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LostDie {
    Held(Face),
    Returned,
}

/// The parts of the health track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    Healthy,
    Weak,
    Kill,
}
