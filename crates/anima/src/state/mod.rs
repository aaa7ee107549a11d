//! Everything that changes in a battle, flat and open: its only secrets are the plot cards in hand.
//!
//! A place is a point in thousandths of an inch on the table and a square on the board; [`crate::ground`] is what knows
//! the difference. Figures of the first side come first, those of the second from [`SECOND`] on.

mod attack;
mod figure;
mod frame;
mod memory;

pub use anima_cards::{Side, Status, StatusSet};
pub use attack::{Attack, AttackKind, AttackStep, Blows, By, Deeds, Last, Line, Reaction};
pub use figure::{Counters, DONE, Figure, Figures, Marks};
pub use frame::{
    Answer, Bury, Doing, Due, Flung, Frame, Going, Loss, MOST_DUE, Roll, Throw, ThrowStep, Waits, Window,
};
pub use memory::{Lasting, Mark, Spot, Why};

use kernel::Stack;
use serde::Serialize;

use crate::cards::Kind;
use crate::content::{Band, caps};

/// At most so many characters a side.
pub const MOST_A_SIDE: usize = 16;
pub const MOST_FIGURES: usize = 2 * MOST_A_SIDE;
/// Where the second side's figures begin.
pub const SECOND: u8 = MOST_A_SIDE as u8;
pub const MOST_PIECES: usize = 12;
pub const MOST_NODES: usize = 5;
pub const MOST_FRAMES: usize = 10;
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
    /// Who has paid with the card in each of its two places: nobody carries it any more, but what it says is looked up
    /// until everything at hand is done.
    pub paid: [Figures; MOST_CARRIED],
    pub piece_count: u8,
    pub pieces: [Placed; MOST_PIECES],
    /// Whose each node is.
    pub nodes: [Option<Side>; MOST_NODES],
    /// Each side's own flag.
    pub flags: [Flag; 2],
    /// The plot cards of each side, one more than their places in the content; 0 is none.
    pub hands: [[u8; MOST_PLOT]; 2],
    /// The plot cards that were played and lie open because something on them still holds, written as in a hand.
    pub laid: [[u8; MOST_PLOT]; 2],
    /// So many inches larger than printed each side's zone is, in every direction.
    pub larger: [u8; 2],
    /// Whether each side has had to show its hand.
    pub shown: [bool; 2],
    /// The points of gnosis each side has left in this turn.
    pub gnosis: [u8; 2],
    pub stack: Stack<Frame, MOST_FRAMES>,
    /// What cards made different for a while.
    pub lasting: [Lasting; MOST_LASTING],
    /// Those who have lost life points in this turn.
    pub bled: Figures,
    /// Whom cards remember.
    pub marked: [Mark; MOST_MARKED],
    /// What the active figure did last.
    pub last: Last,
    /// Each side's infiltration markers.
    pub markers: [Markers; 2],
    /// Where somebody stood before it last moved, and where the last to be activated stood then, in battles whose cards
    /// ask for it.
    pub before: Stood,
    pub began: Stood,
}

/// Somebody, and where it stood; nobody, if nothing is remembered. Packed, so that a state has room for other things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[repr(C, packed(2))]
pub struct Stood {
    pub figure: u8,
    pub place: Place,
}

impl Default for Stood {
    fn default() -> Stood {
        Stood { figure: NOBODY, place: Place::default() }
    }
}

/// What cards can make different at the same time; one more has no effect, which is told.
pub const MOST_LASTING: usize = 15;
/// Whom cards can remember at the same time; one more is not remembered.
pub const MOST_MARKED: usize = 8;

// Whoever looks ahead copies states by the million.
const _: () = assert!(size_of::<State>() <= 2048, "a state is at most two kilobytes");
// The end of what lasts for an attack says in half a byte which of those within one another it is.
const _: () = assert!(MOST_FRAMES < 16);

/// Somewhere: a point on the table, a square on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize)]
pub struct Place {
    pub x: i32,
    pub y: i32,
}

/// A piece of scenery on the table. Packed, because there are many in a state.
#[derive(Clone, Copy, Eq, Debug, Default, Serialize)]
#[repr(C, packed(2))]
pub struct Placed {
    pub place: Place,
    pub piece: u8,
    /// Quarter turns to the left.
    pub quarters: u8,
}

impl PartialEq for Placed {
    /// As two numbers instead of four: before each choice the scenery is compared with that of the ground at hand.
    #[inline]
    fn eq(&self, other: &Placed) -> bool {
        let number = |placed: &Placed| {
            let Place { x, y } = placed.place;
            (
                u64::from(x.cast_unsigned()) | u64::from(y.cast_unsigned()) << 32,
                [placed.piece, placed.quarters],
            )
        };
        let ((place, piece), (there, one)) = (number(self), number(other));
        place == there && u16::from_le_bytes(piece) == u16::from_le_bytes(one)
    }
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

/// How somebody moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Gait {
    Free,
    Walk,
    Run,
}

impl Gait {
    /// Which kind of action it is, as cards name it.
    pub fn kind(self) -> Kind {
        match self {
            Gait::Free => Kind::Movement,
            Gait::Walk => Kind::Walk,
            Gait::Run => Kind::Run,
        }
    }
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

/// Nobody, where a figure could be named.
pub const NOBODY: u8 = u8::MAX;
/// No ability, where one could be named.
pub const NO_ABILITY: u8 = u8::MAX;

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
    /// Nobody was left on a side, and the victory points or the nodes decided.
    WipedPoints(Band),
    WipedNodes,
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

    /// The advantage cards that a figure carries, written as in its own places; one it has paid with is none of them.
    #[inline]
    pub fn carried(&self, figure: u8) -> [u8; MOST_CARRIED] {
        let mut carried = self.figure(figure).carries;
        if self.paid == [Figures::NONE; MOST_CARRIED] {
            return carried;
        }
        for (slot, paid) in carried.iter_mut().zip(self.paid) {
            if paid.contains(figure) {
                *slot = 0;
            }
        }
        carried
    }

    /// Takes away the cards that a figure has paid with; what they say is not looked up any more.
    pub fn put_away(&mut self, figure: u8) {
        self.figure_mut(figure).carries = self.carried(figure);
        for (slot, paid) in (0..).zip(self.paid) {
            if paid.contains(figure) {
                self.move_heaps(Spot::Card(figure, slot), None);
            }
        }
        for paid in &mut self.paid {
            *paid = paid.without(figure);
        }
    }

    /// How many tokens of a kind lie somewhere.
    pub fn heap(&self, spot: Spot, name: u8) -> u8 {
        let found = self.marks().find(|mark| (mark.spot(), mark.ability) == (Some(spot), name));
        found.map_or(0, |mark| mark.figure)
    }

    /// Says how many tokens of a kind lie somewhere; says whether there was room for them.
    pub fn set_heap(&mut self, spot: Spot, name: u8, count: u8) -> bool {
        let same = |mark: &Mark| (mark.spot(), mark.ability) == (Some(spot), name);
        let found = self.marked.iter().position(same);
        let place = found.or_else(|| self.marked.iter().position(|mark| mark.why == Why::Nothing));
        if let Some(place) = place {
            self.marked[place] = Mark { figure: count, ability: name, ..Mark::at(spot) };
            self.drop_empty_heaps();
        }
        place.is_some()
    }

    /// Tokens go with what they lie on, or are gone with it.
    pub fn move_heaps(&mut self, from: Spot, to: Option<Spot>) {
        for mark in self.marked.iter_mut().filter(|mark| mark.spot() == Some(from)) {
            *mark = match to {
                Some(to) => Mark { figure: mark.figure, ability: mark.ability, ..Mark::at(to) },
                None => Mark { figure: 0, ..*mark },
            };
        }
        self.drop_empty_heaps();
    }

    /// Whoever is forgotten leaves no gap, and neither do tokens.
    fn drop_empty_heaps(&mut self) {
        let mut kept = 0;
        for place in 0..MOST_MARKED {
            let mark = std::mem::take(&mut self.marked[place]);
            let empty = mark.spot().is_some() && mark.figure == 0;
            if mark.why != Why::Nothing && !empty {
                self.marked[kept] = mark;
                kept += 1;
            }
        }
    }

    /// Who acts, if somebody does.
    pub fn active(&self) -> Option<u8> {
        match self.stage {
            Stage::Active { figure }
            | Stage::Acting { figure }
            | Stage::Acted { figure }
            | Stage::Moving { figure, .. } => Some(figure),
            Stage::TakePlot { .. }
            | Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::PlaceScenery { .. }
            | Stage::DeployRoll
            | Stage::ChooseEdge { .. }
            | Stage::Deploy { .. }
            | Stage::PlaceMarkers { .. }
            | Stage::PlaceFlag { .. }
            | Stage::FirstRoll
            | Stage::ChooseFirst { .. }
            | Stage::Reveal { .. }
            | Stage::Doom { .. }
            | Stage::Act { .. }
            | Stage::Phase(_)
            | Stage::Over(_) => None,
        }
    }

    /// The numbers of a side's figures, whether they stand or not.
    pub fn party(&self, side: Side) -> std::ops::Range<u8> {
        let first = if side == Side::A { 0 } else { SECOND };
        first..first + self.counts[side.index()]
    }

    /// A side's figures on the table.
    pub fn standing(&self, side: Side) -> Figures {
        let party = self.party(side);
        let figures = &self.figures[usize::from(party.start)..usize::from(party.end)];
        let standing = figures.iter().rev().fold(0, |bits, figure| bits << 1 | u32::from(figure.stands()));
        Figures(standing << party.start)
    }

    /// Whoever is on the table.
    pub fn all_standing(&self) -> Figures {
        Figures(self.standing(Side::A).0 | self.standing(Side::B).0)
    }

    /// Whether there is a berserker that has to act at once.
    pub fn is_anybody_bound(&self) -> bool {
        Side::BOTH.into_iter().any(|side| {
            let party = self.party(side);
            let figures = &self.figures[usize::from(party.start)..usize::from(party.end)];
            figures.iter().fold(false, |bound, figure| bound | figure.counters.bound())
        })
    }

    /// Whether somebody else stands at a place.
    pub fn is_taken_by_another(&self, figure: u8, at: Place) -> bool {
        let taken = |&other: &u8| {
            let place = self.figure(other);
            place.place == at && place.stands() && other != figure
        };
        Side::BOTH.into_iter().any(|side| self.party(side).any(|other| taken(&other)))
    }

    /// The plot cards in a side's hand, by their places in the content.
    pub fn hand(&self, side: Side) -> impl Iterator<Item = u8> + '_ {
        self.hands[side.index()].iter().filter_map(|held| held.checked_sub(1))
    }

    /// The plot cards that a side has played and that still hold, by their places in the content.
    pub fn laid(&self, side: Side) -> impl Iterator<Item = u8> + '_ {
        self.laid[side.index()].iter().filter_map(|laid| laid.checked_sub(1))
    }

    /// Whether any plot card that was played still holds.
    pub fn any_laid(&self) -> bool {
        self.laid.iter().any(|cards| cards[0] != 0)
    }

    /// Everybody of one party, wherever they are.
    pub fn of_party(&self, side: Side) -> Figures {
        let party = self.party(side);
        Figures(((1 << party.len()) - 1) << party.start)
    }

    /// Everybody of both parties, wherever they are.
    pub fn everybody(&self) -> Figures {
        Side::BOTH.into_iter().flat_map(|side| self.party(side)).fold(Figures::NONE, Figures::with)
    }

    pub fn exists(&self, figure: u8) -> bool {
        Side::BOTH.into_iter().any(|side| self.party(side).contains(&figure))
    }

    /// Whom cards remember now.
    #[inline]
    pub fn marks(&self) -> impl Iterator<Item = &Mark> {
        // Whoever is forgotten leaves no gap.
        self.marked.iter().take_while(|mark| mark.why != Why::Nothing)
    }

    /// Whom or what a figure has brought into play last, of all that are still there; nobody, if it has nobody.
    pub fn last_summon(&self, by: u8) -> u8 {
        let own = self.marks().filter(|mark| mark.why == Why::Summoned && mark.by == by);
        let there = own.filter(|mark| self.figure(mark.figure).lies_there());
        there.last().map_or(NOBODY, |mark| mark.figure)
    }

    /// The points that cards have given a side, or taken from it.
    pub fn points_given(&self, side: Side) -> i16 {
        let own = |mark: &&Mark| mark.why == Why::Points && Side::of_figure(mark.by) == side;
        let given = self.marks().find(own);
        given.map_or(0, |mark| if mark.ability == 0 { mark.figure.into() } else { -i16::from(mark.figure) })
    }

    /// Who brought a figure into play, if a card did.
    pub fn summoned_by(&self, figure: u8) -> Option<u8> {
        let mark = self.marks().find(|mark| mark.why == Why::Summoned && mark.figure == figure);
        mark.map(|mark| mark.by)
    }

    /// The berserker that acts out of turn, with what it interrupts, if one does.
    pub fn interruption(&self) -> Option<Mark> {
        self.marks().find(|mark| mark.why == Why::Interrupted).copied()
    }

    pub fn pieces(&self) -> &[Placed] {
        &self.pieces[..usize::from(self.piece_count)]
    }
}
