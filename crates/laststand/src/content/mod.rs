//! What the cards and the edition say, as checked values that the rules read.
//!
//! The files stand under `content/last-stand`; their format is described in `docs/content-format.md`. This file holds
//! the values alone, so that a rule's reader sees at a glance what a card can be. Start with [`Content`], then [`read()`],
//! which turns [`Files`] into it and refuses whatever the rules could not play.
//!
//! Titans, heroes and tactics cards are known to the state by their place in [`Content`]'s lists. `read` takes files in
//! the order of their paths, so that the same files always give the same numbers.

mod edition;
mod error;
mod files;
mod hero;
mod read;
mod source;
mod tactics;
#[cfg(test)]
mod tests;
mod titan;

pub use ::content::{Argument, File, Files, Names, Pack};
pub use error::{CardProblem, ContentError, Problem};
pub use files::{builtin, with_override};
pub use read::{action_cards, read, survey};

use crate::face::Face;

/// What no content may exceed, so that a state can be flat and small.
pub mod caps {
    /// Heroes that play in one game.
    pub const HEROES_IN_PLAY: u8 = 4;
    pub const FEWEST_HEROES_IN_PLAY: u8 = 2;
    pub const HEARTS: u8 = 7;
    pub const DICE_OF_A_HERO: u8 = 8;
    pub const CANNONS: u8 = 15;
    pub const CITIZENS: u8 = 31;
    pub const LEVELS: u8 = 16;
    pub const LAST_BOX: u8 = 31;
    /// Effects on one action card.
    pub const EFFECTS: u8 = 4;
    pub const TACTICS_CARDS: u8 = 8;
    pub const HEROES: u8 = 16;
    pub const TITANS: u8 = 16;
}

/// Everything a game is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    pub edition: Edition,
    pub packs: Vec<Pack>,
    /// What is called otherwise than somebody may write it.
    pub names: Names,
    pub titans: Vec<Titan>,
    pub heroes: Vec<Hero>,
    pub tactics: Vec<TacticsCard>,
}

/// The numbers and behaviours that the rules ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    pub id: String,
    pub cannons: u8,
    pub citizens: u8,
    pub hearts: u8,
    pub dice: u8,
    /// The levels on which a hero may begin.
    pub starts: Vec<u8>,
    /// What each level is; the index is the level.
    pub places: Vec<Place>,
    pub track: Track,
    pub damage: Damage,
    pub cancel: Cancel,
    pub two_heroes: TwoHeroes,
    pub third_ability: ThirdAbility,
    /// A game that goes on for longer than this is broken.
    pub most_rounds: u16,
    /// The named sets of levels that action cards strike.
    pub areas: Vec<Area>,
}

impl Edition {
    /// The level above which there is none.
    pub fn highest_level(&self) -> u8 {
        u8::try_from(self.places.len()).expect("the reader allows few levels").saturating_sub(1)
    }
}

/// What a level is, which decides what a hero can do there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Ground,
    Titan,
    Tower,
}

/// The health track: boxes 0 to `last`, where `weak` and `kill` are the first boxes of their zones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    pub last: u8,
    pub weak: u8,
    pub kill: u8,
    pub ours: bool,
}

/// How many boxes one symbol moves the marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Damage {
    pub fight: u8,
    pub cannon: u8,
}

/// The price of stopping an action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cancel {
    /// DODGE, from each struck hero.
    pub dodge: u8,
    /// TACTICS, times the number of heroes in the game.
    pub tactics_per_hero: u8,
}

/// What is different for tactics cards when two heroes play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwoHeroes {
    /// How many of a card's three conditions are enough.
    pub needed: u8,
    /// Where some hero must stand for a killing card.
    pub kill_level: u8,
}

/// Where the health marker must stand for the Titan's third ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThirdAbility {
    WeakOrKill,
    NotWeakOrKill,
}

/// A named set of levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    pub id: String,
    pub levels: LevelSet,
    pub ours: bool,
}

/// A set of levels, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct LevelSet(u16);

impl LevelSet {
    pub fn contains(self, level: u8) -> bool {
        level < caps::LEVELS && self.0 & (1 << level) != 0
    }

    /// The set with this level in it. A level past the cap is in no set.
    #[must_use]
    pub fn with(self, level: u8) -> LevelSet {
        if level < caps::LEVELS { LevelSet(self.0 | (1 << level)) } else { self }
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The levels from the lowest up.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..caps::LEVELS).filter(move |&level| self.contains(level))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Titan {
    pub id: String,
    pub abilities: [Ability; 3],
    pub cards: [ActionCard; 7],
}

/// Something the Titan does for TITAN dice. `ours` marks, here and below, what the rulebook does not print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ability {
    pub cost: u8,
    pub does: AbilityKind,
    pub ours: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AbilityKind {
    Regenerate(u8),
    Devour(u8),
    CrushCannons(u8),
    HitHero,
    CrushHero,
    Hinder,
    SuddenCharge,
    Fury,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionCard {
    pub id: String,
    pub stopped_by: StoppedBy,
    /// In printed order, which is the order in which they happen.
    pub effects: Vec<ActionEffect>,
    pub ours: bool,
}

/// Who can stop an action card, and with it whom the card concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoppedBy {
    /// Each hero on these levels for itself.
    Individual { levels: LevelSet },
    /// All heroes together.
    Collective,
}

/// The first two happen to each struck hero, the others to the table: a card has only the one sort or only the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionEffect {
    LoseHeart,
    LoseDie,
    Devour(u8),
    CrushCannons(u8),
    Regenerate(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hero {
    pub id: String,
    pub power: Power,
    pub ours: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// May lend a die to each teammate.
    Lend,
    /// This face may stand for any face but TITAN.
    Wild(Face),
    /// Either face may stand for the other.
    Swap(Face, Face),
    /// This face counts twice.
    Double(Face),
    /// TITAN dice stay with the hero, locked.
    KeepsTitan,
    /// Any tactics card goes on top of the deck for this many of this face.
    Search { face: Face, price: u8 },
    /// This face wounds from any level.
    Far(Face),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TacticsCard {
    pub id: String,
    pub conditions: [Condition; 2],
    pub together: Together,
    pub effect: TacticsEffect,
    pub ours: bool,
}

/// One hero on this level pays all of these symbols at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    pub level: u8,
    pub symbols: Symbols,
}

/// The third condition of a tactics card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Together {
    Symbols(Symbols),
    KillZone,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TacticsEffect {
    OpenCards,
    RemoveCard,
    Collapse,
    Heal(u8),
    Rescue(u8),
    Victory,
}

/// How many of each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Symbols([u8; 6]);

impl Symbols {
    pub fn get(self, face: Face) -> u8 {
        self.0[face.index()]
    }

    #[must_use]
    pub fn with(mut self, face: Face, count: u8) -> Symbols {
        self.0[face.index()] = count;
        self
    }

    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// The faces there are any of, each with its number.
    pub fn iter(self) -> impl Iterator<Item = (Face, u8)> {
        Face::ALL.into_iter().map(move |face| (face, self.get(face))).filter(|(_, count)| *count > 0)
    }
}
