//! What cards can touch in a match, as sets of bits, so that a rule need not look where nothing is.

use crate::cards::{Ability, Effect, Holds};
use crate::content::{AdvantageKind, Content, caps};
use crate::form::Form;
use crate::state::{Figure, Side};

/// A card's place among all cards: the characters first, then the advantage cards.
type Card = usize;

#[derive(Clone, Debug)]
pub struct Touched {
    characters: Vec<Holds>,
    /// The first stands for nothing, as a figure writes that it carries nothing.
    advantages: Vec<Holds>,
    /// For each card the characters that it can bring into play or turn somebody into.
    brings: Vec<Vec<u8>>,
    /// The plot cards of the content.
    plots: Vec<Card>,
    /// The moments that the plot cards of so many points wait for that a side may hold.
    moments: [[u32; POINTS]; 2],
    /// What anybody's abilities in the match can touch, now or later.
    pub all: Holds,
}

/// As many different points a plot card can cost.
const POINTS: usize = caps::POINTS as usize + 1;

impl Touched {
    /// What the cards of the content can touch, in no match yet.
    pub fn new(content: &Content) -> Touched {
        let characters = content.characters.iter().map(|card| card.abilities.as_slice());
        let advantages = content.advantages.iter().map(|card| card.abilities.as_slice());
        let plots = content.advantages.iter().zip(content.characters.len()..);
        Touched {
            characters: characters.clone().map(Holds::of).collect(),
            advantages: std::iter::once(&[][..]).chain(advantages.clone()).map(Holds::of).collect(),
            brings: characters.chain(advantages).map(|abilities| brought_by(content, abilities)).collect(),
            plots: plots
                .filter(|(card, _)| card.kind == AdvantageKind::Plot)
                .map(|(_, place)| place)
                .collect(),
            moments: [[0; POINTS]; 2],
            all: Holds::default(),
        }
    }

    /// The moments that plot cards of so many points wait for, of those that a side may hold.
    pub fn plot_moments(&self, side: Side, points: u8) -> u32 {
        self.moments[side.index()].get(usize::from(points)).copied().unwrap_or_default()
    }

    /// Works out what can be touched in a match: by the cards of the parties, by whatever plot cards may be in a hand, and
    /// by whomever any of these bring into play.
    pub fn meet(&mut self, content: &Content, form: &Form) {
        for (party, moments) in form.parties.iter().zip(&mut self.moments) {
            for (points, bits) in (0..=caps::POINTS).zip(moments) {
                let cards = party.plot_cards(content, points);
                *bits = cards.fold(0, |bits, card| bits | self.advantages[usize::from(card) + 1].windows);
            }
        }
        let mut found: Vec<Card> = Vec::new();
        for party in &form.parties {
            found.extend(party.members.iter().map(|member| usize::from(member.card)));
            let carried = party.members.iter().flat_map(|member| &member.carries);
            found.extend(carried.chain(&party.teams).map(|&card| self.characters.len() + usize::from(card)));
            if !party.plot.is_empty() {
                found.extend(&self.plots);
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
        let of_card = |card: Card| match card.checked_sub(self.characters.len()) {
            Some(advantage) => self.advantages[advantage + 1],
            None => self.characters[card],
        };
        self.all = found.into_iter().fold(Holds::default(), |all, card| all.and(of_card(card)));
    }

    /// The cards whose abilities a figure has: its character's and those of what it carries.
    #[inline]
    pub fn by(&self, figure: &Figure) -> [&Holds; 3] {
        let [one, other] = figure.carries.map(|card| &self.advantages[usize::from(card)]);
        [&self.characters[usize::from(figure.card)], one, other]
    }
}

/// The characters of the content that abilities can bring into play or turn somebody into.
fn brought_by(content: &Content, abilities: &[Ability]) -> Vec<u8> {
    let characters = content.characters.iter().zip(0u8..);
    let brought = characters.filter(|(character, place)| {
        let brings = |effect: &Effect| effect.may_bring(character, *place);
        abilities.iter().any(|ability| ability.any_effect(&brings))
    });
    brought.map(|(_, place)| place).collect()
}
