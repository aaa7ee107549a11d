//! Everything that changes in a battle, flat and open: its only secrets are the plot cards in hand.
//!
//! A place is a point in thousandths of an inch on the table and a square on the board; [`crate::ground`] is what knows
//! the difference. Figures of the first side come first, those of the second from [`SECOND`] on.

use kernel::{Seat, Stack};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::{Band, caps};

/// At most so many characters a side.
pub const MOST_A_SIDE: usize = 16;
pub const MOST_FIGURES: usize = 2 * MOST_A_SIDE;
/// Where the second side's figures begin.
pub const SECOND: u8 = MOST_A_SIDE as u8;
pub const MOST_PIECES: usize = 12;
pub const MOST_NODES: usize = 5;
pub const MOST_FRAMES: usize = 8;
/// Infiltration markers of one side.
pub const MOST_MARKERS: usize = caps::MARKERS_OF_A_SIDE as usize;
/// Plot cards in a hand.
pub const MOST_PLOT: usize = caps::PLOT_CARDS as usize;
/// Advantage cards that one character carries.
pub const MOST_CARRIED: usize = caps::CARRIED as usize;

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
    /// The points of gnosis each side has left in this turn.
    pub gnosis: [u8; 2],
    pub stack: Stack<Frame, MOST_FRAMES>,
    /// Each side's infiltration markers.
    pub markers: [Markers; 2],
}

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
    pub counters: [u8; Status::COUNT],
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
    /// What ends with the turn.
    pub const OF_A_TURN: Marks = Marks(
        Marks::TURNED.0
            | Marks::MOVED.0
            | Marks::MOVED_FAR.0
            | Marks::SOUGHT.0
            | Marks::INTERCEPTED.0
            | Marks::STUNNED.0,
    );
    pub const NAMED: [(Marks, &'static str); 10] = [
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
    pub fn is(&self, state: Status) -> bool {
        self.counters[state as usize] > 0
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
    /// This side takes its next plot card, unseen by the other.
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
    /// A declared movement: what is left of it and how far it has gone, in thousandths of an inch.
    Moving {
        figure: u8,
        gait: Gait,
        left: i32,
        gone: i32,
    },
    Over(Outcome),
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
    /// The target may react.
    React,
    DefenseDie,
    AttackDie,
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

    pub fn pieces(&self) -> &[Placed] {
        &self.pieces[..usize::from(self.piece_count)]
    }
}
