//! What cards can touch in a match, as sets of bits, so that a rule need not look where nothing is.

use std::cell::RefCell;

use crate::cards::{Ability, Aura, Effect, Held, Holds, Moment, Speaks, What};
use crate::content::{AdvantageKind, Content};
use crate::game::{CARRIED, OF_A_CARD};
use crate::state::{Figure, MOST_CARRIED, Side};
use anima_cards::Form;

#[derive(Clone, Copy, Debug)]
struct Plot {
    card: u8,
    points: u8,
    moments: u64,
}

/// A card's place among all cards: the characters first, then the advantage cards.
type Card = usize;

/// What somebody in the match changes for others: the card that says so, and what it says.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// One more than the advantage card's place, as a figure writes what it carries; nothing for a character.
    advantage: u8,
    character: u8,
    aura: Aura,
}

impl Source {
    /// Whether it touches one of these for a side and is in force by a figure's cards.
    #[inline]
    pub fn is_of(&self, figure: &Figure, friend: bool) -> bool {
        let aura = &self.aura;
        if !(if friend { aura.friends } else { aura.enemies }) {
            return false;
        }
        if self.advantage == 0 {
            return figure.card == self.character && (!aura.used || figure.on & 1 << aura.ability != 0);
        }
        (0..).zip(figure.carries).any(|(slot, card)| {
            let number = CARRIED + slot * OF_A_CARD + aura.ability;
            card == self.advantage && (!aura.used || figure.on & 1 << number != 0)
        })
    }
}

#[derive(Clone, Debug)]
pub struct Touched {
    /// What each character touches by its own card.
    printed: Vec<Holds>,
    /// The same with what it may be given in this match.
    characters: Vec<Holds>,
    /// The first stands for nothing, as a figure writes that it carries nothing.
    advantages: Vec<Holds>,
    /// The changes on each character's card and, from nothing on, each advantage card's.
    pub character_changes: Vec<Vec<Held>>,
    pub advantage_changes: Vec<Vec<Held>>,
    /// When each ability of each character's card and, from nothing on, each advantage card's speaks.
    pub character_speaks: Vec<Vec<Speaks>>,
    pub advantage_speaks: Vec<Vec<Speaks>>,
    /// Whatever the cards of the match change for others as long as it holds.
    sources: Vec<Source>,
    /// For each card the characters that it can bring into play or turn somebody into.
    brings: Vec<Vec<u8>>,
    /// The plot cards of the content.
    plots: Vec<Plot>,
    /// For each side and each number of points, the moments at which a plot card can be played that the party may hold.
    held: [Vec<u64>; 2],
    /// The moments at which anybody in the match could play one.
    pub played: u64,
    /// Whether anybody in the match may get an ability that is not on its card.
    pub grants: bool,
    /// Whether anybody in the match may be kept from its abilities.
    pub silences: bool,
    /// What anybody's abilities in the match can touch, now or later.
    pub all: Holds,
    /// What they change for themselves, for others and for single actions, all in one set, and the same with what they
    /// make different for a while: most questions end here.
    pub now: u128,
    pub ever: u128,
}

impl Touched {
    /// What the cards of the content can touch, in no match yet.
    pub fn new(content: &Content) -> Touched {
        let characters = content.characters.iter().map(|card| card.abilities.as_slice());
        let advantages = content.advantages.iter().map(|card| card.abilities.as_slice());
        let plots = (0..).zip(&content.advantages).filter(|(_, card)| card.kind == AdvantageKind::Plot);
        let plots = plots.map(|(card, plot)| {
            let played = plot.abilities.iter().filter(|ability| ability.cost.is_some());
            let moments = played.fold(0, |moments, ability| moments | plot_moments(ability));
            Plot { card, points: plot.points, moments }
        });
        let printed: Vec<Holds> = characters.clone().map(Holds::of).collect();
        Touched {
            character_changes: characters.clone().map(Held::of).collect(),
            advantage_changes: std::iter::once(&[][..]).chain(advantages.clone()).map(Held::of).collect(),
            character_speaks: characters.clone().map(spoken).collect(),
            advantage_speaks: std::iter::once(&[][..]).chain(advantages.clone()).map(spoken).collect(),
            sources: Vec::new(),
            characters: printed.clone(),
            printed,
            advantages: std::iter::once(&[][..]).chain(advantages.clone()).map(Holds::of).collect(),
            brings: characters.chain(advantages).map(|abilities| brought_by(content, abilities)).collect(),
            plots: plots.collect(),
            held: Default::default(),
            played: 0,
            grants: false,
            silences: false,
            all: Holds::default(),
            now: 0,
            ever: 0,
        }
    }

    /// Works out what can be touched in a match: by the cards of the parties, by whatever plot cards may be in a hand, and
    /// by whomever any of these bring into play.
    pub fn meet(&mut self, content: &Content, form: &Form) {
        for (held, party) in self.held.iter_mut().zip(&form.parties) {
            held.clear();
            if party.plot.is_empty() {
                continue;
            }
            held.resize(usize::from(u8::MAX) + 1, 0);
            for plot in &self.plots {
                if party.suits(content, &content.advantages[usize::from(plot.card)]) {
                    held[usize::from(plot.points)] |= plot.moments;
                }
            }
        }
        self.played = self.held.iter().flatten().fold(0, |played, moments| played | moments);
        let mut found: Vec<Card> = Vec::new();
        for party in &form.parties {
            found.extend(party.members.iter().map(|member| usize::from(member.card)));
            let carried = party.members.iter().flat_map(|member| &member.carries);
            found.extend(carried.chain(&party.open).map(|&card| self.characters.len() + usize::from(card)));
            if !party.plot.is_empty() {
                let plots = self.plots.iter().map(|plot| usize::from(plot.card));
                found.extend(plots.map(|card| self.characters.len() + card));
            }
        }
        let mut looked_at = 0;
        while let Some(&card) = found.get(looked_at) {
            for other in self.brings[card].iter().map(|&card| usize::from(card)) {
                if !found.contains(&other) {
                    found.push(other);
                }
            }
            looked_at += 1;
        }
        self.all = found.iter().fold(Holds::default(), |all, &card| all.and(self.of_card(card)));
        self.sources.clear();
        for &card in &found {
            let (character, advantage) = match card.checked_sub(self.printed.len()) {
                Some(advantage) => (0, advantage as u8 + 1),
                None => (card as u8, 0),
            };
            let auras = Aura::of(abilities_of(content, card)).into_iter();
            self.sources.extend(auras.map(|aura| Source { advantage, character, aura }));
        }
        if self.grants {
            self.characters.clone_from(&self.printed);
        }
        self.grants = self.all.gives;
        self.now = self.all.own | self.all.auras | self.all.with;
        self.ever = self.now | self.all.lasts;
        self.silences = self.all.suppresses || self.ever & What::WITHOUT != 0;
        if self.grants {
            self.grant(content, &found);
        }
    }

    /// What some give, anybody may come to have; who copies may have whatever is in the match.
    fn grant(&mut self, content: &Content, found: &[Card]) {
        let granted = |card: Card| abilities_of(content, card).iter().filter(|ability| ability.granted);
        let given: Vec<Ability> = found.iter().flat_map(|&card| granted(card)).cloned().collect();
        let given = Holds::of(&given);
        let copied = |&card: &Card| {
            let holds = self.of_card(card);
            card >= self.printed.len() && holds.copies || holds.copies_for_others
        };
        let borne = found.iter().any(copied);
        for card in found.iter().copied().filter(|card| *card < self.printed.len()) {
            let more = if borne || self.printed[card].copies { self.all } else { given };
            self.characters[card] = self.printed[card].and(more);
        }
    }

    fn of_card(&self, card: Card) -> Holds {
        match card.checked_sub(self.printed.len()) {
            Some(advantage) => self.advantages[advantage + 1],
            None => self.printed[card],
        }
    }

    /// The moments at which a side could play a plot card of so many points: everybody knows the party and the points,
    /// and nobody else which card it is.
    pub fn plots(&self, side: Side, points: u8) -> u64 {
        self.held[side.index()].get(usize::from(points)).copied().unwrap_or_default()
    }

    /// What anybody in the match changes for others of these things.
    #[inline]
    pub fn sources(&self, bits: u128) -> impl Iterator<Item = &Source> {
        self.sources.iter().filter(move |source| source.aura.bits & bits != 0)
    }

    /// The moments that a figure's triggers answer, and those at which it has abilities to use.
    #[inline]
    pub fn moments(&self, figure: &Figure) -> (u64, u64) {
        let own = &self.characters[usize::from(figure.card)];
        let (mut triggers, mut windows) = (own.triggers, own.windows);
        // Most carry nothing.
        if figure.carries != [0; MOST_CARRIED] {
            for holds in figure.carries.map(|card| &self.advantages[usize::from(card)]) {
                triggers |= holds.triggers;
                windows |= holds.windows;
            }
        }
        (triggers, windows)
    }

    /// The cards whose abilities a figure has: its character's and those of what it carries.
    #[inline]
    pub fn by(&self, figure: &Figure) -> [&Holds; 3] {
        let [one, other] = figure.carries.map(|card| &self.advantages[usize::from(card)]);
        [&self.characters[usize::from(figure.card)], one, other]
    }
}

fn spoken(abilities: &[Ability]) -> Vec<Speaks> {
    abilities.iter().map(Speaks::of).collect()
}

fn abilities_of(content: &Content, card: Card) -> &[Ability] {
    match card.checked_sub(content.characters.len()) {
        Some(advantage) => &content.advantages[advantage].abilities,
        None => &content.characters[card].abilities,
    }
}

/// The moments at which a plot card can be played that says this.
fn plot_moments(ability: &Ability) -> u64 {
    match &ability.when {
        Some(cue) => cue.0.moment.bit(),
        None => Moment::ANY_TIME,
    }
}

/// The characters of the content that abilities can bring into play or turn somebody into.
fn brought_by(content: &Content, abilities: &[Ability]) -> Vec<u8> {
    let brought = RefCell::new(Vec::new());
    let note = |effect: &Effect| {
        if let Effect::Become { .. } | Effect::Summon { .. } = effect {
            let characters = content.characters.iter().zip(0u8..);
            let brings = characters.filter(|(character, place)| effect.may_bring(character, *place));
            brought.borrow_mut().extend(brings.map(|(_, place)| place));
        }
        false
    };
    // Nothing is found, so that every effect is looked at.
    abilities.iter().for_each(|ability| {
        ability.any_effect(&note);
    });
    brought.into_inner()
}
