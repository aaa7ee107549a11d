//! Everything that changes in play: flat, and public but for one byte.
//!
//! [`Open`] is what everybody at the table sees. The only secret is which card lies face down, so that a view is the
//! open part and, for the Titan, that card. Tactics cards nobody has seen have no order yet: chance picks one when it
//! is first seen, which is the same as a shuffled deck and leaves nothing to peek at.

use kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::face::Face;

/// At most four heroes play.
pub const MOST_HEROES: usize = 4;
/// At most so many tactics cards lie in the deck.
pub const MOST_TACTICS: usize = 8;
/// The seat of the Titan; the heroes' seats follow.
pub const TITAN: Seat = Seat(0);
/// The first, Fury's and the second card, in the order in which they are resolved.
pub const SLOTS: usize = 3;
pub const FIRST: u8 = 0;
pub const FURY: u8 = 1;
pub const SECOND: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    pub open: Open,
    /// The card that lies face down, while one does.
    pub(crate) hidden: Option<CardId>,
}

/// An action card of the Titan in play, by its place on the Titan's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct CardId(pub u8);

/// An action card, with the Titan it belongs to, so that actions and events can be told without a state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    pub titan: u8,
    pub card: CardId,
}

/// A tactics card of the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct TacticsId(pub u8);

/// A set of the Titan's seven cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct CardSet(pub u8);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);

    pub fn first(count: usize) -> CardSet {
        CardSet(((1u16 << count) - 1) as u8)
    }

    pub fn contains(self, card: CardId) -> bool {
        card.0 < 8 && self.0 & 1 << card.0 != 0
    }

    #[must_use]
    pub fn with(self, card: CardId) -> CardSet {
        CardSet(self.0 | 1 << card.0)
    }

    #[must_use]
    pub fn without(self, card: CardId) -> CardSet {
        CardSet(self.0 & !(1 << card.0))
    }

    #[must_use]
    pub fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[must_use]
    pub fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = CardId> {
        (0..8).map(CardId).filter(move |&card| self.contains(card))
    }

    /// The card that so many cards of the set come before.
    pub fn nth(self, place: u8) -> Option<CardId> {
        self.iter().nth(usize::from(place))
    }
}

/// What lies in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub enum Slot {
    #[default]
    Empty,
    FaceUp(CardId),
    FaceDown,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Open {
    pub stage: Stage,
    pub round: u16,
    pub titan: Option<u8>,
    /// The box of the health track in which the marker stands.
    pub marker: u8,
    pub cannons: u8,
    pub citizens: u8,
    /// CANNON symbols used this round, by anyone for anything.
    pub cannons_used: u8,
    pub slots: [Slot; SLOTS],
    /// The cards in hand and the face-down card together: that much everybody can work out.
    pub pool: CardSet,
    /// Those of the pool that everybody knows are not face down, because they saw them go back to the hand.
    pub surely_in_hand: CardSet,
    /// Played last round, so not to be played in this one.
    pub laid_aside: CardSet,
    /// Blinding Shot has taken effect: both cards are laid face up.
    pub blinded: bool,
    pub count: u8,
    pub heroes: [Hero; MOST_HEROES],
    /// Heroes who said they are content with this stage, or have answered.
    pub done: SeatSet,
    /// Heroes who want to give up.
    pub resigned: SeatSet,
    pub struck: SeatSet,
    pub dodged: SeatSet,
    /// What each hero held when a collective card came up, to be given back if it is not stopped.
    pub before: [Purse; MOST_HEROES],
    /// TACTICS put in against a collective card.
    pub put_in: u8,
    /// Whom each hero named, where the heroes choose one together.
    pub named: [Option<u8>; MOST_HEROES],
    /// Teammates who have been lent a die this round.
    pub lent_to: SeatSet,
    pub deck: Deck,
    /// Conditions one and two of the open tactics card.
    pub met: [bool; 2],
    /// Symbols paid together for the open tactics card, by face.
    pub together: [u8; 6],
}

/// The tactics deck from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Deck {
    pub count: u8,
    /// `None` is a card nobody has seen.
    pub cards: [Option<TacticsId>; MOST_TACTICS],
    /// The cards nobody has seen, a bit each; as many as there are unseen places.
    pub unseen: u8,
}

impl Deck {
    pub fn cards(&self) -> &[Option<TacticsId>] {
        &self.cards[..usize::from(self.count)]
    }

    /// The open card, once it has been seen.
    pub fn top(&self) -> Option<TacticsId> {
        self.cards().first().copied().flatten()
    }

    pub fn unseen(&self) -> impl Iterator<Item = TacticsId> {
        let unseen = self.unseen;
        (0..8).filter(move |card| unseen & 1 << card != 0).map(TacticsId)
    }

    pub fn unseen_count(&self) -> u8 {
        self.unseen.count_ones() as u8
    }
}

/// A hero at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Hero {
    /// Which hero of the content, once taken.
    pub id: Option<u8>,
    /// Where it stands, once it has chosen.
    pub level: Option<u8>,
    pub hearts: u8,
    pub purse: Purse,
    /// The hero's other dice, by where they are.
    pub with_titan: u8,
    pub returned: u8,
    pub aside: u8,
    pub lent: u8,
    pub spent: u8,
}

/// What a hero can pay with.
///
/// Dice of one hero with one face are alike. Rule: dice.states
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Purse {
    /// Dice of its own, by the face they show; the TITAN ones are locked.
    pub held: [u8; 6],
    /// The face of the die lent to it.
    pub borrowed: Option<Face>,
    /// A doubled symbol whose other half has been used.
    pub half: bool,
}

/// Where the game stands; what each waits for is in `pending`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Stage {
    ChooseTitan,
    TakeHeroes,
    ChooseLevels,
    /// Chance picks the tactics card that is now on top.
    SeeTactics,
    /// Stage 1.
    Lay,
    /// Stage 2: this hero's first roll.
    FirstRoll {
        hero: u8,
    },
    /// Stage 2: any hero rolls again or is content.
    Roll,
    /// Stage 2: this hero's dice are in the air.
    Reroll {
        hero: u8,
        dice: u8,
    },
    /// Stage 3.
    Abilities,
    /// Stage 3: the heroes choose who is hit.
    NameHero,
    /// Stage 4: this hero rolls what came back.
    Returned {
        hero: u8,
    },
    /// Stage 4: the lender lends.
    Lend {
        hero: u8,
    },
    /// Stage 5: the struck heroes dodge or suffer.
    Dodge {
        slot: u8,
    },
    /// Stage 5: this hero gives up a die to this effect of the card.
    GiveUp {
        slot: u8,
        hero: u8,
        effect: u8,
    },
    /// Stage 5: all heroes gather TACTICS.
    Gather {
        slot: u8,
    },
    /// Stage 6.
    Spend,
    /// Stage 6: chance picks the card that leaves the Titan's hand.
    Mutilate,
    /// Stage 6: chance shows the next unseen card to the searcher and everybody.
    SeeOrder {
        hero: u8,
    },
    /// Stage 6: the searcher chooses.
    Search {
        hero: u8,
    },
    Over(Outcome),
}

impl Stage {
    /// The slot whose card is being resolved.
    pub fn slot(self) -> Option<u8> {
        match self {
            Stage::Dodge { slot } | Stage::GiveUp { slot, .. } | Stage::Gather { slot } => Some(slot),
            Stage::ChooseTitan
            | Stage::TakeHeroes
            | Stage::ChooseLevels
            | Stage::SeeTactics
            | Stage::Lay
            | Stage::FirstRoll { .. }
            | Stage::Roll
            | Stage::Reroll { .. }
            | Stage::Abilities
            | Stage::NameHero
            | Stage::Returned { .. }
            | Stage::Lend { .. }
            | Stage::Spend
            | Stage::Mutilate
            | Stage::SeeOrder { .. }
            | Stage::Search { .. }
            | Stage::Over(_) => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Outcome {
    pub winner: Side,
    pub reason: Reason,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Side {
    Titan,
    Heroes,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Reason {
    Cannons,
    Citizens,
    HeroLost,
    Killed(TacticsId),
    Resigned,
}

impl Open {
    /// The number of the stage in the round, from 1 to 7; 0 in setup, 8 after the end.
    pub fn stage_number(&self) -> u8 {
        match self.stage {
            Stage::ChooseTitan | Stage::TakeHeroes | Stage::ChooseLevels => 0,
            Stage::SeeTactics if self.round == 0 => 0,
            Stage::Lay => 1,
            Stage::FirstRoll { .. } | Stage::Roll | Stage::Reroll { .. } => 2,
            Stage::Abilities | Stage::NameHero => 3,
            Stage::Returned { .. } | Stage::Lend { .. } => 4,
            Stage::Dodge { .. } | Stage::GiveUp { .. } | Stage::Gather { .. } => 5,
            Stage::SeeTactics
            | Stage::Spend
            | Stage::Mutilate
            | Stage::SeeOrder { .. }
            | Stage::Search { .. } => 6,
            Stage::Over(_) => 8,
        }
    }

    /// The heroes who play.
    pub fn heroes(&self) -> &[Hero] {
        &self.heroes[..usize::from(self.count)]
    }

    pub fn hero(&self, hero: u8) -> &Hero {
        &self.heroes[usize::from(hero)]
    }

    pub fn hero_mut(&mut self, hero: u8) -> &mut Hero {
        &mut self.heroes[usize::from(hero)]
    }

    /// The seats of all heroes.
    pub fn team(&self) -> SeatSet {
        SeatSet::EMPTY.with_range(1, self.count + 1)
    }

    /// The seats of those heroes of whom this holds.
    pub fn heroes_who(&self, holds: impl Fn(&Hero) -> bool) -> SeatSet {
        (0..self.count)
            .filter(|&hero| holds(self.hero(hero)))
            .fold(SeatSet::EMPTY, |set, hero| set.with(seat_of(hero)))
    }

    /// The cards in one slot or another, as far as they lie face up.
    pub fn face_up(&self) -> CardSet {
        self.slots.iter().fold(CardSet::NONE, |set, slot| match slot {
            Slot::FaceUp(card) => set.with(*card),
            Slot::Empty | Slot::FaceDown => set,
        })
    }

    pub fn hides_a_card(&self) -> bool {
        self.slots.contains(&Slot::FaceDown)
    }

    /// What the face-down card may be, for somebody who has seen all that was open.
    pub fn may_be_hidden(&self) -> CardSet {
        self.pool.minus(self.surely_in_hand)
    }

    /// How many cards the Titan has in hand.
    pub fn in_hand(&self) -> u8 {
        self.pool.len() - u8::from(self.hides_a_card())
    }
}

impl State {
    /// The Titan's hand.
    pub fn hand(&self) -> CardSet {
        self.hidden.map_or(self.open.pool, |card| self.open.pool.without(card))
    }
}

impl Purse {
    pub fn held(&self, face: Face) -> u8 {
        self.held[face.index()]
    }

    /// Dice of its own that are not locked.
    pub fn own(&self) -> u8 {
        Face::USEFUL.iter().map(|&face| self.held(face)).sum()
    }

    /// Whether there is nothing left to pay with.
    pub fn is_empty(&self) -> bool {
        self.own() == 0 && self.borrowed.is_none() && !self.half
    }
}

pub fn seat_of(hero: u8) -> Seat {
    Seat(hero + 1)
}

/// The hero who sits there; `None` for the Titan.
pub fn hero_of(seat: Seat) -> Option<u8> {
    seat.0.checked_sub(1)
}
