//! An attack that is being resolved: its steps, what it is made by, and what came of it.

use serde::Serialize;

use super::{Figures, NO_ABILITY, Place};

/// What the active figure did last, for abilities that may only follow it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Last {
    pub figure: u8,
    pub target: u8,
    /// The ability's number, counted from one; none, if it was a basic action.
    pub ability: u8,
    pub deeds: Deeds,
}

/// What came of an attack, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Deeds(u16);

impl Deeds {
    pub const DONE: Deeds = Deeds(1);
    pub const HIT: Deeds = Deeds(1 << 1);
    pub const CRITICAL: Deeds = Deeds(1 << 2);
    pub const DAMAGE: Deeds = Deeds(1 << 3);
    pub const KILL: Deeds = Deeds(1 << 4);
    pub const THROW: Deeds = Deeds(1 << 5);
    pub const CHARGE: Deeds = Deeds(1 << 6);
    /// It counts for nothing any more.
    pub const CANCELLED: Deeds = Deeds(1 << 7);
    /// It strikes somebody besides its target, with the die that was rolled for it.
    pub const BESIDES: Deeds = Deeds(1 << 8);
    /// It is no action of its own: nothing was paid for it.
    pub const FREE: Deeds = Deeds(1 << 9);
    /// A point of gnosis was spent on the attack's die, or on the defense's.
    pub const GNOSIS: Deeds = Deeds(1 << 10);
    pub const DEFENSE_GNOSIS: Deeds = Deeds(1 << 11);
    /// Those within the area have been found.
    pub const SPREAD: Deeds = Deeds(1 << 12);
    /// The attacker was hidden when it declared.
    pub const UNSEEN: Deeds = Deeds(1 << 13);
    /// It is a charge that was stopped on its way for a moment.
    pub const ON_ITS_WAY: Deeds = Deeds(1 << 14);
    /// A blow of it has missed, or came to nothing.
    pub const MISSED: Deeds = Deeds(1 << 15);

    pub fn has(self, deeds: Deeds) -> bool {
        self.0 & deeds.0 != 0
    }

    pub fn set(&mut self, deeds: Deeds) {
        self.0 |= deeds.0;
    }

    pub fn clear(&mut self, deeds: Deeds) {
        self.0 &= !deeds.0;
    }

    /// As a number, to be written and read back.
    pub fn bits(self) -> u16 {
        self.0
    }

    /// What came of it for whatever follows, without how it was made.
    pub fn outcome(self) -> u8 {
        self.0 as u8
    }

    pub fn of_outcome(outcome: u8) -> Deeds {
        Deeds(outcome.into())
    }

    /// Read back: every bit means something.
    pub fn of_bits(bits: u16) -> Deeds {
        Deeds(bits)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Attack {
    pub attacker: u8,
    pub target: u8,
    pub kind: AttackKind,
    pub step: AttackStep,
    pub reaction: Reaction,
    /// Where a charge or slam ends, and where it came from.
    pub from: Place,
    pub to: Place,
    /// What the line of a shot adds, fixed when it is measured.
    pub line: Line,
    /// The die of the defense, once rolled.
    pub defense_die: u8,
    /// Inches a push still has to go.
    pub push: u8,
    /// What it is made by.
    pub by: By,
    /// The special dodge or counterattack that answers it.
    pub answer: u8,
    /// Steps and tokens paid on top of its cost.
    pub extra: u8,
    pub paid: u8,
    /// Its blows, and others still to be struck.
    pub blows: Blows,
    pub others: Figures,
    /// How many dice are being rolled for it now.
    pub dice: u8,
    /// The die that counts, once rolled.
    pub kept: u8,
    /// What the attack came to, which counts for everybody it strikes with one roll.
    pub total: i8,
    /// Life points it costs.
    pub dealt: u8,
    pub deeds: Deeds,
}

impl Attack {
    /// A plain attack that is about to be defended against.
    pub fn new(attacker: u8, target: u8, kind: AttackKind, place: Place) -> Attack {
        Attack {
            attacker,
            target,
            kind,
            step: AttackStep::Defend,
            reaction: Reaction::None,
            from: place,
            to: place,
            line: Line::default(),
            defense_die: 0,
            push: 0,
            by: By::Basic,
            answer: NO_ABILITY,
            extra: 0,
            paid: 0,
            blows: Blows::default(),
            others: Figures::NONE,
            dice: 0,
            kept: 0,
            total: 0,
            dealt: 0,
            deeds: Deeds::default(),
        }
    }
}

/// The blows of an attack: how many are still to come on the same target, and how many it has had before the one at hand,
/// whoever they struck. Half a byte each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Blows(u8);

impl Blows {
    const HALF: u32 = u8::BITS / 2;
    /// More than these are never counted.
    pub const MOST: u8 = (1 << Blows::HALF) - 1;

    /// So many to come on the same target, behind so many before.
    pub fn new(left: u8, before: u8) -> Blows {
        Blows(left.min(Blows::MOST) | before.min(Blows::MOST) << Blows::HALF)
    }

    /// How many are still to come on the same target.
    pub fn left(self) -> u8 {
        self.0 & Blows::MOST
    }

    pub fn before(self) -> u8 {
        self.0 >> Blows::HALF
    }

    /// The number of the blow at hand: the first is 1.
    pub fn number(self) -> u8 {
        self.before().saturating_add(1)
    }

    #[must_use]
    pub fn with_left(self, left: u8) -> Blows {
        Blows::new(left, self.before())
    }

    /// The next blow is at hand.
    #[must_use]
    pub fn next(self) -> Blows {
        Blows::new(self.left(), self.number())
    }
}

/// What an attack is made by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum By {
    Basic,
    /// An ability of the attacker's.
    Ability(u8),
    /// An effect of a card that is carried out: which program, and which effect of it.
    Effect {
        program: u16,
        at: u8,
    },
}

/// The modifiers of a shot's line, which stay when somebody else takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Line {
    pub long: bool,
    pub cover: bool,
    pub higher: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum AttackKind {
    Melee,
    Ranged,
    Charge,
    Push,
    Slam,
    Counter,
}

/// The steps of `react.order` at which an attack waits for somebody or a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum AttackStep {
    /// The attacker names another of the targets that were bought for it.
    Aim,
    /// The defender may name an interceptor or a shield.
    Defend,
    /// It has come to its target, which cards may answer.
    Arrived,
    /// The target may react.
    React,
    /// Dice are about to be rolled, which cards and gnosis may answer.
    BeforeRoll,
    DefenseDie,
    AttackDie,
    /// The dice lie; whoever may dodge after the roll may do so.
    AfterRoll,
    /// Hit or miss.
    Resolve,
    /// It has hit, and cards may lessen what it costs.
    Hurt,
    /// Life points are lost and the dead have left.
    Throw,
    /// What the attack does besides.
    Follow,
    /// The next attack in a row, the next of those struck, or the end.
    Next,
    /// The same, with what is done between two blows behind it.
    Between,
    /// All of it is over but for what comes after.
    Over,
    /// The attacker chooses where the target is pushed to.
    PushTo,
    /// The target strikes back; that attack lies above this one.
    Answered,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub enum Reaction {
    #[default]
    None,
    Dodge,
    Counter,
}
