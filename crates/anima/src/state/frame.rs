//! What is being resolved, and where it stands: the frames of the stack.

use serde::Serialize;

use super::{Attack, Figures, Gait, NOBODY, Place, Side};
use crate::cards::Moment;

/// Something that is being resolved, and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Frame {
    #[default]
    Nothing,
    Attack(Attack),
    /// With the ability it is made by, as a search.
    Escape {
        figure: u8,
        ability: u8,
    },
    /// With the enemy marker it names, if it does.
    Seek {
        figure: u8,
        marker: Option<u8>,
        ability: u8,
    },
    /// A search succeeded: the owner of the marker says whether somebody is there.
    Found {
        figure: u8,
        marker: u8,
    },
    /// Life points are about to be lost outside of an attack, which cards may answer.
    Loss(Loss),
    /// Figures without life points are about to leave the table.
    Bury(Bury),
    /// Somebody flies.
    Throw(Throw),
    /// A card's effects are being carried out.
    Doing(Doing),
    /// What lies below, or the stage, wants a die.
    Roll(Roll),
    /// Something happened that cards may answer.
    Window(Window),
    /// Several that answer the same wait for their turn.
    Due(Due),
    /// Somebody who moves has come near to somebody and goes on when that is answered.
    Going(Going),
}

/// What is left of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Going {
    pub figure: u8,
    pub gait: Gait,
    /// What is left of it and how far it has gone, in thousandths of an inch.
    pub left: i32,
    pub gone: i32,
    pub to: Place,
}

/// Life points that somebody is about to lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Loss {
    pub figure: u8,
    pub lost: u8,
    /// Who brings it about, if somebody does.
    pub by: u8,
    /// The rule by which they are lost, by its place among all.
    pub rule: u16,
    /// The source of the ability that costs them, counted from one, where an effect does.
    pub effect: Option<u8>,
    /// Whether cards have been asked.
    pub asked: bool,
}

/// The dead of one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bury {
    pub dead: Figures,
    /// Who killed them, if somebody did.
    pub by: u8,
    /// Whether cards have been asked.
    pub asked: bool,
}

/// Somebody who was thrown or pushed and is in the air. It stays where it stood until it lands, so that there is always
/// a place for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Throw {
    pub figure: u8,
    /// Who threw it.
    pub by: u8,
    pub flung: Flung,
    pub step: ThrowStep,
    /// Where it is now, the way it flies, and how far it still goes, in thousandths of an inch.
    pub at: Place,
    pub way: Place,
    pub left: i32,
    /// Whom it is about to run over.
    pub over: u8,
    /// Those who got clear of it, and those it has run over.
    pub passed: Figures,
    pub struck: Figures,
    /// The ground that it has run into already, as [`crate::ground`] counts it.
    pub crashed: u16,
}

/// What sent somebody flying.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Flung {
    Throw,
    Push,
    Slam,
}

/// What a throw waits for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum ThrowStep {
    /// The attacker's word whether it throws at all.
    Will,
    /// The attacker says where to.
    Way,
    /// Nothing: it flies on.
    Fly,
    /// The owner of somebody in the way says whether it gets clear.
    Avoid,
    /// Somebody in the way rolls.
    Roll,
}

impl Throw {
    /// Somebody who is about to fly so many inches.
    pub fn new(figure: u8, by: u8, flung: Flung, at: Place, inches: u8) -> Throw {
        Throw {
            figure,
            by,
            flung,
            step: ThrowStep::Fly,
            at,
            way: Place::default(),
            left: geometry::Mil::inches(inches.into()).0,
            over: NOBODY,
            passed: Figures::NONE,
            struck: Figures::NONE,
            crashed: 0,
        }
    }
}

/// A list of effects, and how far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Doing {
    /// Whose card it is, and which of its abilities.
    pub by: u8,
    pub ability: u8,
    pub program: u16,
    /// The effect that is next, and those to whom it is still to be done.
    pub at: u8,
    pub left: Figures,
    pub waits: Waits,
    pub target: u8,
    pub subject: u8,
    pub cause: u8,
    /// Steps paid on top of the cost, tokens paid, and life points that an effect took.
    pub extra: u8,
    pub paid: u8,
    pub taken: u8,
    /// Life points that effects gave back.
    pub healed: u8,
    /// What was already chosen of a choice, a bit each, and how many may still be.
    pub chosen: u16,
    pub choices: u8,
    /// What was rolled for it.
    pub die: u8,
    /// The source of the ability it answers, counted from one.
    pub used: u8,
    /// Whether the other side chooses.
    pub other: bool,
    /// Those about whom cards were asked before it touched them, and those whom it passes by.
    pub asked: Figures,
    pub spared: Figures,
    /// Those who were picked of several, while more may be.
    pub picked: Figures,
}

/// A roll besides those of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Roll {
    pub figure: u8,
    /// Who brings it about, if somebody does.
    pub cause: u8,
    /// Whether everybody has been asked before the dice.
    pub asked: bool,
    /// Whether a point of gnosis was spent on it.
    pub gnosis: bool,
    /// How many dice are being rolled for it now.
    pub dice: u8,
    /// The die that counts, once rolled, or [`Roll::NOTHING`].
    pub kept: u8,
}

impl Roll {
    /// Kept in the place of a die where a card makes the roll count for nothing, so that it fails whatever the dice show.
    pub const NOTHING: u8 = u8::MAX;
    /// The roll succeeds, whatever its die.
    pub const SURE: u8 = u8::MAX - 1;
}

/// What a list of effects waits for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Waits {
    /// Nothing: the next effect is about to begin.
    Begin,
    /// Nothing: what answers of itself is about to be paid for and counted.
    Settle,
    /// The owner's word whether it is done at all.
    Word,
    /// The owner picks one of those left.
    Pick,
    /// Everybody left is affected, one after the other.
    Each,
    /// The first of those left rolls against the difficulty.
    Resist,
    /// A die that an amount or a table needs.
    Die,
    /// The owner chooses one of several things.
    Option,
    /// The owner says where to.
    Place,
    /// The owner chooses a state whose counter comes off.
    Counter,
}

/// Something that happened, and whose word is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Window {
    pub moment: Moment,
    pub subject: u8,
    pub cause: u8,
    pub speaks: Side,
    /// Whether the other side has already passed.
    pub passed: bool,
    /// The source of the ability that was used, counted from one.
    pub used: u8,
}

/// What answers a moment of itself, one after the other; there are more frames of it if there are many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Due {
    pub subject: u8,
    pub cause: u8,
    /// The source of the ability that was used, counted from one.
    pub used: u8,
    /// How many are left; what lies behind them is blank.
    pub count: u8,
    /// Which of them the owner may leave, a bit for each.
    pub may: u8,
    pub answers: [Answer; MOST_DUE],
}

/// As many fit into a frame.
pub const MOST_DUE: usize = 8;

/// An ability that answers, with the list of effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Answer {
    pub by: u8,
    pub ability: u8,
    pub program: u16,
}

impl Due {
    /// Those left, in their order.
    pub fn left(&self) -> &[Answer] {
        &self.answers[..usize::from(self.count)]
    }

    /// Those of a moment, each with whether its owner may leave it.
    pub fn of((subject, cause, used): (u8, u8, u8), due: &[(Answer, bool)]) -> Due {
        let mut all = Due { subject, cause, used, count: 0, may: 0, answers: [Answer::default(); MOST_DUE] };
        for (slot, (answer, may)) in all.answers.iter_mut().zip(due) {
            *slot = *answer;
            all.may |= u8::from(*may) << all.count;
            all.count += 1;
        }
        all
    }

    /// The first of those left, and the frame without it.
    pub fn take(mut self) -> (Option<Answer>, Due) {
        let first = self.left().first().copied();
        if first.is_some() {
            self.answers.copy_within(1.., 0);
            self.answers[MOST_DUE - 1] = Answer::default();
            self.may >>= 1;
            self.count -= 1;
        }
        (first, self)
    }
}
