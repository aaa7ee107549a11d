//! Everything that changes in a battle, flat and open: its only secrets are the plot cards in hand.
//!
//! A place is a point in thousandths of an inch on the table and a square on the board; [`crate::ground`] is what knows
//! the difference. Figures of the first side come first, those of the second from [`SECOND`] on.

use kernel::{Seat, Stack};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::Moment;
use crate::content::{Band, caps};

/// At most so many characters a side.
pub const MOST_A_SIDE: usize = 16;
pub const MOST_FIGURES: usize = 2 * MOST_A_SIDE;
/// Where the second side's figures begin.
pub const SECOND: u8 = MOST_A_SIDE as u8;
pub const MOST_PIECES: usize = 12;
pub const MOST_NODES: usize = 5;
pub const MOST_FRAMES: usize = 8;
/// Plot cards in a hand.
pub const MOST_PLOT: usize = caps::PLOT_CARDS as usize;
/// Advantage cards that one character carries.
pub const MOST_CARRIED: usize = caps::CARRIED as usize;
/// Infiltration markers of one side.
pub const MOST_MARKERS: usize = caps::MARKERS_OF_A_SIDE as usize;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    pub stage: Stage,
    pub turn: u8,
    /// Who acts first in this turn.
    pub first: Side,
    /// Which of the two zones each side has.
    pub zone: [u8; 2],
    /// How many figures each side began with.
    pub counts: [u8; 2],
    pub figures: [Figure; MOST_FIGURES],
    pub piece_count: u8,
    pub pieces: [Placed; MOST_PIECES],
    /// Whose each node is.
    pub nodes: [Option<Side>; MOST_NODES],
    /// Each side's own flag.
    pub flags: [Flag; 2],
    /// The plot cards of each side, one more than their places in the content; 0 is none.
    pub hands: [[u8; MOST_PLOT]; 2],
    /// Whether each side has had to show its hand.
    pub shown: [bool; 2],
    /// The points of gnosis each side has left in this turn.
    pub gnosis: [u8; 2],
    pub stack: Stack<Frame, MOST_FRAMES>,
    /// What cards made different for a while.
    pub lasting: [Lasting; MOST_LASTING],
    /// Whom cards remember.
    pub marked: [Mark; MOST_MARKED],
    /// What the active figure did last.
    pub last: Last,
    /// Each side's infiltration markers.
    pub markers: [Markers; 2],
}

/// What cards can make different at the same time; one more has no effect.
pub const MOST_LASTING: usize = 20;
/// Whom cards can remember at the same time; one more is not remembered.
pub const MOST_MARKED: usize = 8;

// Whoever looks ahead copies states by the million.
const _: () = assert!(size_of::<State>() <= 2048, "a state is at most two kilobytes");

/// One of the two players, who is also a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Side {
    A,
    B,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    pub fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    pub fn of(seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.seat() == seat)
    }

    /// The side a figure fights for.
    pub fn of_figure(figure: u8) -> Side {
        if figure < SECOND { Side::A } else { Side::B }
    }

    pub fn word(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
        }
    }
}

/// Somewhere: a point on the table, a square on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
pub struct Place {
    pub x: i32,
    pub y: i32,
}

/// A character in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Figure {
    pub place: Place,
    /// Which character of the content it is.
    pub card: u8,
    /// The advantage cards it carries, one more than their places in the content; 0 is none.
    pub carries: [u8; MOST_CARRIED],
    pub life: u8,
    pub actions: u8,
    /// Action points spent in the action under way, for which poison asks when it is done.
    pub spent: u8,
    pub marks: Marks,
    pub counters: Counters,
    /// Tokens that its card put on it.
    pub tokens: u8,
    /// The life points it will have again when it turns back into itself.
    pub aside: u8,
    /// The abilities that are on, a bit each: first the character's own, then those of what it carries.
    pub on: u32,
    /// The abilities that cannot be used again, or are lost, a bit each.
    pub used: u32,
}

/// Something that a card made different for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Lasting {
    /// Whose it is, and who made it so.
    pub figure: u8,
    pub by: u8,
    /// The change's number, counted from one; none at all if it is nothing.
    pub change: u16,
    /// What its amounts were when it began, where they had to be counted.
    pub amount: i8,
    pub ends: Ends,
    /// The ability on whose upkeep it hangs.
    pub ability: u8,
}

/// Somebody whom a card remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Mark {
    pub why: Why,
    pub by: u8,
    pub figure: u8,
    pub ability: u8,
}

/// Why a card remembers somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub enum Why {
    #[default]
    Nothing,
    /// Was hurt by an ability this turn.
    Hurt,
    /// Was chosen for the card.
    Chosen,
    /// Took the bearer's last life point.
    Slayer,
    /// Was brought into play by the bearer.
    Summoned,
    /// A piece of scenery, not a figure, was chosen for the card.
    Scenery,
    /// The bearer's ability was used so many times already.
    Times,
    /// The bearer's ability has answered the attack at hand.
    Answered,
}

/// When something that lasts is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub enum Ends {
    Action,
    NextAttack,
    #[default]
    Turn,
    Upkeep,
    Kill,
    Game,
}

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
    pub const ALL: u16 = (1 << 14) - 1;

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

    pub fn of_bits(bits: u16) -> Option<Deeds> {
        (bits & !Deeds::ALL == 0).then_some(Deeds(bits))
    }
}

/// How many counters of each state a figure has, half a byte each: at most fifteen, since states are copied by the
/// million.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Counters([u8; Status::COUNT.div_ceil(2)]);

impl Counters {
    pub const MOST: u8 = 15;

    pub fn of(self, status: Status) -> u8 {
        let place = status as usize;
        self.0[place / 2] >> (4 * (place % 2)) & Counters::MOST
    }

    pub fn set(&mut self, status: Status, count: u8) {
        let place = status as usize;
        let (slot, shift) = (&mut self.0[place / 2], 4 * (place % 2));
        *slot = *slot & !(Counters::MOST << shift) | count.min(Counters::MOST) << shift;
    }
}

/// What is true of a figure for now, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Marks(u16);

impl Marks {
    pub const ON_TABLE: Marks = Marks(1);
    pub const TURNED: Marks = Marks(1 << 1);
    /// Has used its movement of the turn.
    pub const MOVED: Marks = Marks(1 << 2);
    /// Has moved further than a shooter may without penalty.
    pub const MOVED_FAR: Marks = Marks(1 << 3);
    pub const SOUGHT: Marks = Marks(1 << 4);
    pub const INTERCEPTED: Marks = Marks(1 << 5);
    pub const HIDDEN: Marks = Marks(1 << 6);
    /// Has escaped: engaged with nobody until its activation ends.
    pub const ESCAPED: Marks = Marks(1 << 7);
    pub const STUNNED: Marks = Marks(1 << 8);
    /// Out among its side's markers.
    pub const INFILTRATED: Marks = Marks(1 << 9);
    /// Came out of infiltration this turn.
    pub const SURFACED: Marks = Marks(1 << 10);
    /// Has made a ranged attack in this game.
    pub const SHOT: Marks = Marks(1 << 11);
    /// Was brought into play by a card.
    pub const SUMMONED: Marks = Marks(1 << 12);
    /// Leaves when the turn ends.
    pub const PASSING: Marks = Marks(1 << 13);
    /// Is worth nothing to the enemy.
    pub const WORTHLESS: Marks = Marks(1 << 14);
    /// What ends with the turn.
    pub const OF_A_TURN: Marks = Marks(
        Marks::TURNED.0
            | Marks::MOVED.0
            | Marks::MOVED_FAR.0
            | Marks::SOUGHT.0
            | Marks::INTERCEPTED.0
            | Marks::STUNNED.0
            | Marks::SURFACED.0,
    );
    pub const NAMED: [(Marks, &'static str); 15] = [
        (Marks::ON_TABLE, "on-table"),
        (Marks::TURNED, "turned"),
        (Marks::MOVED, "moved"),
        (Marks::MOVED_FAR, "moved-far"),
        (Marks::SOUGHT, "sought"),
        (Marks::INTERCEPTED, "intercepted"),
        (Marks::HIDDEN, "hidden"),
        (Marks::ESCAPED, "escaped"),
        (Marks::STUNNED, "stunned"),
        (Marks::INFILTRATED, "infiltrated"),
        (Marks::SURFACED, "surfaced"),
        (Marks::SHOT, "shot"),
        (Marks::SUMMONED, "summoned"),
        (Marks::PASSING, "passing"),
        (Marks::WORTHLESS, "worthless"),
    ];

    pub fn has(self, marks: Marks) -> bool {
        self.0 & marks.0 != 0
    }

    pub fn set(&mut self, marks: Marks) {
        self.0 |= marks.0;
    }

    pub fn clear(&mut self, marks: Marks) {
        self.0 &= !marks.0;
    }
}

/// The states that counters stand for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    Haste,
    Slow,
    Shield,
    Protection,
    Healing,
    Poison,
    Blind,
    Doom,
    Seal,
    Paralyzed,
    Berserker,
}

impl Status {
    pub const COUNT: usize = 11;
    pub const ALL: [Status; Status::COUNT] = [
        Status::Haste,
        Status::Slow,
        Status::Shield,
        Status::Protection,
        Status::Healing,
        Status::Poison,
        Status::Blind,
        Status::Doom,
        Status::Seal,
        Status::Paralyzed,
        Status::Berserker,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Status::Haste => "haste",
            Status::Slow => "slow",
            Status::Shield => "shield",
            Status::Protection => "protection",
            Status::Healing => "healing",
            Status::Poison => "poison",
            Status::Blind => "blind",
            Status::Doom => "doom",
            Status::Seal => "seal",
            Status::Paralyzed => "paralyzed",
            Status::Berserker => "berserker",
        }
    }
}

/// A set of states, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct StatusSet(u16);

impl StatusSet {
    pub const NONE: StatusSet = StatusSet(0);
    /// The states that are against whoever has them.
    pub const NEGATIVE: StatusSet = StatusSet::NONE
        .with(Status::Poison)
        .with(Status::Blind)
        .with(Status::Doom)
        .with(Status::Slow)
        .with(Status::Seal)
        .with(Status::Paralyzed)
        .with(Status::Berserker);

    pub fn contains(self, status: Status) -> bool {
        self.0 & 1 << status as u16 != 0
    }

    #[must_use]
    pub const fn with(self, status: Status) -> StatusSet {
        StatusSet(self.0 | 1 << status as u16)
    }

    #[must_use]
    pub fn and_those(self, other: StatusSet) -> StatusSet {
        StatusSet(self.0 | other.0)
    }
}

impl Figure {
    /// Stands for the life points of somebody who turned into another and keeps them.
    pub const KEEPS_LIFE: u8 = u8::MAX;

    pub fn is(&self, state: Status) -> bool {
        self.counters.of(state) > 0
    }

    /// Whether it stands on the table and lives.
    pub fn stands(&self) -> bool {
        self.marks.has(Marks::ON_TABLE)
    }

    pub fn infiltrated(&self) -> bool {
        self.marks.has(Marks::INFILTRATED)
    }

    pub fn hidden(&self) -> bool {
        self.marks.has(Marks::HIDDEN)
    }
}

/// A piece of scenery on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Placed {
    pub place: Place,
    pub piece: u8,
    /// Quarter turns to the left.
    pub quarters: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Flag {
    /// There is none, or it has not been placed.
    #[default]
    Nowhere,
    At(Place),
    Carried(u8),
}

/// A side's infiltration markers, in the order in which they were placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Markers {
    count: u8,
    places: [Place; MOST_MARKERS],
}

impl Markers {
    pub fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.count)]
    }

    /// Puts one down; says whether there was a slot for it.
    pub fn add(&mut self, at: Place) -> bool {
        let slot = self.places.get_mut(usize::from(self.count));
        let free = slot.is_some();
        if let Some(slot) = slot {
            *slot = at;
            self.count += 1;
        }
        free
    }

    /// Takes one away; those behind it move up.
    pub fn remove(&mut self, marker: u8) {
        let (marker, count) = (usize::from(marker), usize::from(self.count));
        if marker < count {
            self.places.copy_within(marker + 1..count, marker);
            self.count -= 1;
            // A slot that holds nothing is blank, so that equal tables are equal states.
            self.places[count - 1] = Place::default();
        }
    }
}

/// A set of figures, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Figures(pub u32);

impl Figures {
    pub const NONE: Figures = Figures(0);

    pub fn contains(self, figure: u8) -> bool {
        self.0 & 1 << figure != 0
    }

    #[must_use]
    pub fn with(self, figure: u8) -> Figures {
        Figures(self.0 | 1 << figure)
    }

    #[must_use]
    pub fn without(self, figure: u8) -> Figures {
        Figures(self.0 & !(1 << figure))
    }

    #[must_use]
    pub fn and(self, other: Figures) -> Figures {
        Figures(self.0 & other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || {
            if self.0 == 0 {
                return None;
            }
            let figure = self.0.trailing_zeros() as u8;
            self.0 &= self.0 - 1;
            Some(figure)
        })
    }
}

/// How somebody moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Gait {
    Free,
    Walk,
    Run,
}

/// Where the battle stands between actions; what is being resolved lies on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Stage {
    /// This side is waited for to take its next plot card, unseen by the other, which may take its own too.
    TakePlot {
        side: Side,
    },
    /// Both roll for how many pieces of scenery there are.
    SceneryCount,
    /// Both roll for who places the first.
    SceneryOrder {
        left: u8,
    },
    PlaceScenery {
        side: Side,
        left: u8,
    },
    /// Both roll; the low one chooses its edge and places first.
    DeployRoll,
    ChooseEdge {
        side: Side,
    },
    Deploy {
        side: Side,
    },
    /// Markers for somebody who infiltrates.
    PlaceMarkers {
        side: Side,
        left: u8,
    },
    PlaceFlag {
        side: Side,
    },
    /// Both roll; the high one chooses who acts first.
    FirstRoll,
    ChooseFirst {
        side: Side,
    },
    /// This side may reveal infiltrators.
    Reveal {
        side: Side,
    },
    /// The doomed figures whose dice are still to be rolled.
    Doom {
        left: Figures,
    },
    /// This side activates somebody.
    Act {
        side: Side,
    },
    Active {
        figure: u8,
    },
    /// The active figure's action is being resolved on the stack.
    Acting {
        figure: u8,
    },
    /// Its action is over and poison has taken its share.
    Acted {
        figure: u8,
    },
    /// A part of the turn in which nobody chooses, but for what cards ask.
    Phase(Phase),
    /// A declared movement: what is left of it and how far it has gone, in thousandths of an inch.
    Moving {
        figure: u8,
        gait: Gait,
        left: i32,
        gone: i32,
    },
    Over(Outcome),
}

/// The parts of a turn, each of which cards may answer before the next begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Phase {
    /// Everybody is deployed.
    GameBegins,
    FirstRoll,
    TurnEnds,
    NextTurn,
    TurnBegins,
    Recover,
    Initiative,
    Maintenance,
    /// The abilities whose upkeep is still to be decided: the side whose they are, from this figure and ability on.
    Upkeep {
        side: Side,
        figure: u8,
        ability: u8,
        /// Whether the other side has had its turn.
        second: bool,
    },
    Counters,
    Buried,
    ActionsBegin,
    Act,
}

/// Something that is being resolved, and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Frame {
    #[default]
    Nothing,
    Attack(Attack),
    Escape {
        figure: u8,
    },
    /// With the enemy marker it names, if it does.
    Seek {
        figure: u8,
        marker: Option<u8>,
    },
    /// A search succeeded: the owner of the marker says whether somebody is there.
    Found {
        figure: u8,
        marker: u8,
    },
    /// Figures without life points are about to leave the table.
    Bury(Bury),
    /// Somebody flies.
    Throw(Throw),
    /// A card's effects are being carried out.
    Doing(Doing),
    /// Something happened that cards may answer.
    Window(Window),
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
    /// What was already chosen of a choice, a bit each, and how many may still be.
    pub chosen: u16,
    pub choices: u8,
    /// What was rolled for it.
    pub die: u8,
    /// The source of the ability it answers, counted from one.
    pub used: u8,
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

/// Nobody, where a figure could be named.
pub const NOBODY: u8 = u8::MAX;
/// No ability, where one could be named.
pub const NO_ABILITY: u8 = u8::MAX;

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
    /// Attacks still to come on the same target, and others still to be struck.
    pub again: u8,
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
            again: 0,
            others: Figures::NONE,
            dice: 0,
            kept: 0,
            total: 0,
            dealt: 0,
            deeds: Deeds::default(),
        }
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

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Outcome {
    /// Nobody, if it is a draw.
    pub winner: Option<Side>,
    pub reason: Reason,
    /// The score by which it was decided, where there is one.
    pub score: [u16; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Reason {
    Wiped,
    Levels,
    Points(Band),
    Nodes,
    Flag,
    /// Nobody carried a flag home in time.
    NoFlag,
    /// A battle without a limit went on for too long.
    TooLong,
    Resigned,
}

impl State {
    pub fn figure(&self, figure: u8) -> &Figure {
        &self.figures[usize::from(figure)]
    }

    pub fn figure_mut(&mut self, figure: u8) -> &mut Figure {
        &mut self.figures[usize::from(figure)]
    }

    /// The numbers of a side's figures, whether they stand or not.
    pub fn party(&self, side: Side) -> std::ops::Range<u8> {
        let first = if side == Side::A { 0 } else { SECOND };
        first..first + self.counts[side.index()]
    }

    /// A side's figures on the table.
    pub fn standing(&self, side: Side) -> Figures {
        let standing = self.party(side).filter(|&figure| self.figure(figure).stands());
        standing.fold(Figures::NONE, Figures::with)
    }

    /// Whoever is on the table.
    pub fn all_standing(&self) -> Figures {
        Figures(self.standing(Side::A).0 | self.standing(Side::B).0)
    }

    /// The plot cards in a side's hand, by their places in the content.
    pub fn hand(&self, side: Side) -> impl Iterator<Item = u8> + '_ {
        self.hands[side.index()].iter().filter_map(|held| held.checked_sub(1))
    }

    /// Everybody of both parties, wherever they are.
    pub fn everybody(&self) -> Figures {
        Side::BOTH.into_iter().flat_map(|side| self.party(side)).fold(Figures::NONE, Figures::with)
    }

    pub fn exists(&self, figure: u8) -> bool {
        Side::BOTH.into_iter().any(|side| self.party(side).contains(&figure))
    }

    /// Who brought a figure into play, if a card did.
    pub fn summoned_by(&self, figure: u8) -> Option<u8> {
        let mark = self.marked.iter().find(|mark| mark.why == Why::Summoned && mark.figure == figure);
        mark.map(|mark| mark.by)
    }

    pub fn pieces(&self) -> &[Placed] {
        &self.pieces[..usize::from(self.piece_count)]
    }
}
