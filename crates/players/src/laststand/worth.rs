//! What things are worth, in points of which a hundred are the game. Both sides reckon with the same numbers.
//!
//! All of it is read off what everybody sees; a card that lies face down counts as each card it may be.

use kernel::Seat;
use laststand::content::{ActionCard, ActionEffect, Place, Power, StoppedBy};
use laststand::rules::{actions, dice, spend, titan};
use laststand::state::{CardId, Open, Slot, Stage, TITAN};
use laststand::{Face, LastStand};

use crate::Persona;

/// The whole game.
pub const GAME: f32 = 100.0;
/// A die of a hero that is free to be rolled and used.
pub const DIE: f32 = 2.2;
/// A die that the Titan pays with and that its owner therefore rolls once more: less, since it may show anything.
pub const RETURNED_DIE: f32 = 1.4;
/// One box of the health track, while the marker is on its way to the KILL zone.
const BOX: f32 = 3.0;
/// Leaving the KILL zone costs the heroes so much more.
const KILL_ZONE: f32 = 8.0;
/// What is shared out over the pieces of a kind: the fewer are left, the more each is worth.
const PIECES: f32 = 45.0;

/// The table as everybody sees it, and what whoever looks at it cares about.
#[derive(Clone, Copy)]
pub struct Worth<'a> {
    pub game: &'a LastStand,
    pub open: &'a Open,
    taste: Taste,
}

/// What counts more or less than it does for somebody plain.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// Hearts of the heroes.
    hearts: f32,
    /// The heart of somebody who is hurt already.
    wounded: f32,
    /// Citizens and cannons.
    pieces: f32,
    /// Boxes of the health track.
    boxes: f32,
}

impl Taste {
    pub fn of(persona: Persona, seat: Seat) -> Taste {
        let weights = persona.weights();
        let (losses, boxes) = if seat == TITAN {
            (weights.harm_done, weights.harm_suffered)
        } else {
            (weights.harm_suffered, weights.harm_done)
        };
        Taste { hearts: losses, wounded: losses * weights.wounded, pieces: losses * weights.goals, boxes }
    }
}

/// A card that comes up for sure or perhaps.
pub struct Coming<'a> {
    pub card: &'a ActionCard,
    pub chance: f32,
    pub hidden: bool,
}

impl<'a> Worth<'a> {
    pub fn new(game: &'a LastStand, open: &'a Open, taste: Taste) -> Worth<'a> {
        Worth { game, open, taste }
    }

    /// The same eyes on another table.
    pub fn on<'b>(&self, open: &'b Open) -> Worth<'b>
    where
        'a: 'b,
    {
        Worth { game: self.game, open, taste: self.taste }
    }

    pub fn power(&self, hero: u8) -> Power {
        self.game.hero_card(self.open, hero).power
    }

    pub fn level(&self, hero: u8) -> u8 {
        self.open.hero(hero).level.unwrap_or_default()
    }

    pub fn place(&self, level: u8) -> Place {
        self.game.content.edition.places.get(usize::from(level)).copied().unwrap_or(Place::Ground)
    }

    pub fn card(&self, card: CardId) -> &'a ActionCard {
        &self.game.titan(self.open).cards[usize::from(card.0)]
    }

    /// A heart of this hero.
    pub fn heart(&self, hero: u8) -> f32 {
        match self.open.hero(hero).hearts {
            0 | 1 => GAME,
            2 => 24.0 * self.taste.wounded,
            _ => 11.0 * self.taste.hearts,
        }
    }

    /// So many of `left` pieces, the loss of all of which is the game.
    fn pieces(&self, left: u8, lost: u8) -> f32 {
        if lost >= left {
            return GAME;
        }
        self.taste.pieces * (0..lost).map(|gone| PIECES / f32::from(left - gone)).sum::<f32>()
    }

    pub fn citizens(&self, lost: u8) -> f32 {
        self.pieces(self.open.citizens, lost)
    }

    pub fn cannons(&self, lost: u8) -> f32 {
        self.pieces(self.open.cannons, lost)
    }

    /// So many boxes back for the Titan.
    pub fn regenerated(&self, boxes: u8) -> f32 {
        let kill = self.game.content.edition.track.kill;
        let to = self.open.marker.saturating_sub(boxes);
        let saved = if self.open.marker >= kill && to < kill { KILL_ZONE } else { 0.0 };
        self.taste.boxes * (BOX * f32::from(self.open.marker - to) + saved)
    }

    /// One more box of damage once there are `done` more than now.
    pub fn damage(&self, done: u8) -> f32 {
        let track = &self.game.content.edition.track;
        let marker = self.open.marker + done;
        if marker >= track.last {
            0.0
        } else if marker < track.kill {
            BOX * self.taste.boxes
        } else {
            0.5
        }
    }

    /// Boxes from the marker to the KILL zone.
    pub fn gap(&self) -> u8 {
        self.game.content.edition.track.kill.saturating_sub(self.open.marker)
    }

    /// What a hero loses if it does nothing against this card.
    pub fn harm_to(&self, card: &ActionCard, hero: u8) -> f32 {
        let StoppedBy::Individual { levels } = card.stopped_by else { return 0.0 };
        if levels.contains(self.level(hero)) { self.harm_if_struck(card, hero) } else { 0.0 }
    }

    pub fn harm_if_struck(&self, card: &ActionCard, hero: u8) -> f32 {
        card.effects
            .iter()
            .map(|effect| match effect {
                ActionEffect::LoseHeart => self.heart(hero),
                ActionEffect::LoseDie => DIE,
                ActionEffect::Devour(_) | ActionEffect::CrushCannons(_) | ActionEffect::Regenerate(_) => 0.0,
            })
            .sum()
    }

    /// What the team loses to a collective card that nobody stops.
    pub fn harm_to_all(&self, card: &ActionCard) -> f32 {
        if card.stopped_by != StoppedBy::Collective {
            return 0.0;
        }
        card.effects
            .iter()
            .map(|effect| match *effect {
                ActionEffect::Devour(citizens) => self.citizens(citizens),
                ActionEffect::CrushCannons(cannons) => self.cannons(cannons),
                ActionEffect::Regenerate(boxes) => self.regenerated(boxes),
                ActionEffect::LoseHeart | ActionEffect::LoseDie => 0.0,
            })
            .sum()
    }

    /// The cards that are still to be resolved this round.
    pub fn coming(&self) -> impl Iterator<Item = Coming<'a>> {
        let this = *self;
        let first = match this.open.stage {
            Stage::Dodge { slot } | Stage::GiveUp { slot, .. } | Stage::Gather { slot } => {
                usize::from(slot) + 1
            }
            Stage::Spend | Stage::Mutilate | Stage::SeeOrder { .. } | Stage::Search { .. } => {
                this.open.slots.len()
            }
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
            | Stage::Over(_) => 0,
        };
        this.open.slots.into_iter().skip(first).flat_map(move |slot| {
            let (cards, hidden) = match slot {
                Slot::Empty => (laststand::state::CardSet::NONE, false),
                Slot::FaceUp(card) => (laststand::state::CardSet::NONE.with(card), false),
                Slot::FaceDown => (this.open.may_be_hidden(), true),
            };
            let chance = 1.0 / f32::from(cards.len().max(1));
            cards.iter().map(move |card| Coming { card: this.card(card), chance, hidden })
        })
    }

    /// The card that is being resolved now.
    pub fn resolving(&self) -> Option<&'a ActionCard> {
        match self.open.slots[usize::from(self.open.stage.slot()?)] {
            Slot::FaceUp(card) => Some(self.card(card)),
            Slot::Empty | Slot::FaceDown => None,
        }
    }

    /// What standing there may cost in the next round: cards played in this one cannot be played again.
    pub fn danger_next(&self, hero: u8, level: u8) -> f32 {
        let hand = self.open.pool.union(self.open.laid_aside);
        let chance = 2.0 / f32::from(hand.len().max(2));
        let strikes = |card: CardId| match self.card(card).stopped_by {
            StoppedBy::Individual { levels } => levels.contains(level),
            StoppedBy::Collective => false,
        };
        let harm =
            hand.iter().filter(|&card| strikes(card)).map(|card| self.harm_if_struck(self.card(card), hero));
        0.35 * chance * harm.sum::<f32>()
    }

    /// Symbols of this face that a hero can pay now, with whatever dice.
    pub fn symbols(&self, hero: u8, face: Face) -> u8 {
        let purse = &self.open.hero(hero).purse;
        dice::symbols(self.power(hero), purse, face) + dice::substitutes(self.power(hero), purse, face)
    }

    pub fn team_symbols(&self, face: Face) -> u8 {
        (0..self.open.count).map(|hero| self.symbols(hero, face)).sum()
    }

    /// How likely the card does its harm, seeing what the heroes hold.
    pub fn effective(&self, card: &ActionCard) -> f32 {
        match card.stopped_by {
            StoppedBy::Individual { .. } => (0..self.open.count)
                .map(|hero| {
                    let price = self.game.content.edition.cancel.dodge;
                    let lands = if self.symbols(hero, Face::Dodge) >= price { 0.1 } else { 0.9 };
                    lands * self.harm_to(card, hero)
                })
                .sum(),
            StoppedBy::Collective => {
                let stopped = self.team_symbols(Face::Tactics) >= actions::needed(self.game, self.open);
                (if stopped { 0.25 } else { 0.9 }) * self.harm_to_all(card)
            }
        }
    }

    pub fn cannons_free(&self) -> u8 {
        spend::cannons_free(self.open)
    }

    pub fn third_is_free(&self) -> bool {
        titan::third_is_free(self.game, self.open)
    }
}
