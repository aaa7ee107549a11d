//! The characters of one match out of content that has more of them than a state can number.
//!
//! A state names a character in a byte. Of a few hundred only those in the two parties, and whomever cards can bring into
//! play, ever come up in a match; so a game that is made of such content keeps these alone, under numbers of their own.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::read::link_cards;
use super::{Content, Role, caps};
use crate::cards::{Ability, Effect};
use crate::form::Form;

impl Content {
    /// Whether it has more characters than a state can number.
    pub fn outnumbers_a_match(&self) -> bool {
        self.characters.len() > usize::from(caps::CHARACTERS_OF_A_MATCH)
    }

    /// The same content with those characters alone who can come into a match of this form, and the form in their
    /// numbers. Should cards bring more than a state can number, the last of them are left out.
    pub fn cast(&self, form: &Form) -> (Content, Form) {
        let places = self.who_comes(form);
        let mut characters: Vec<_> = places.iter().map(|place| self.characters[*place].clone()).collect();
        let mut advantages = self.advantages.clone();
        let linked = link_cards(&mut characters, &mut advantages);
        let mut form = form.clone();
        for member in form.parties.iter_mut().flat_map(|party| &mut party.members) {
            let place = places.iter().position(|place| *place == usize::from(member.card));
            member.card = place.expect("everybody in a party comes into the match") as u16;
        }
        let content = Content {
            edition: self.edition.clone(),
            packs: self.packs.clone(),
            names: self.names.clone(),
            characters,
            advantages,
            pieces: self.pieces.clone(),
            maps: self.maps.clone(),
            // Ready parties are named before the match; many are of characters who are not in it.
            parties: Vec::new(),
            linked,
        };
        (content, form)
    }

    /// The places of all who can come into the match, in their order.
    fn who_comes(&self, form: &Form) -> Vec<usize> {
        let members = form.parties.iter().flat_map(|party| &party.members);
        let mut found: Vec<usize> = Vec::new();
        let come = |place: usize, found: &mut Vec<usize>| {
            if !found.contains(&place) && found.len() < usize::from(caps::CHARACTERS_OF_A_MATCH) {
                found.push(place);
            }
        };
        members.for_each(|member| come(usize::from(member.card), &mut found));
        for card in &self.advantages {
            self.brought_by(&card.abilities).into_iter().for_each(|place| come(place, &mut found));
        }
        let mut looked_at = 0;
        while let Some(&place) = found.get(looked_at) {
            let brought = self.brought_by(&self.characters[place].abilities);
            brought.into_iter().for_each(|place| come(place, &mut found));
            looked_at += 1;
        }
        found.sort_unstable();
        found
    }

    /// The places of those whom abilities can bring into play or turn somebody into.
    fn brought_by(&self, abilities: &[Ability]) -> BTreeSet<usize> {
        let brought = RefCell::new(BTreeSet::new());
        let note = |effect: &Effect| {
            if let Effect::Become { character, .. } | Effect::Summon { character: Some(character), .. } =
                effect
            {
                brought.borrow_mut().extend(self.characters.iter().position(|known| known.id == *character));
            } else if let Effect::Summon { .. } = effect {
                let all = self.characters.iter().enumerate();
                let summons = all.filter(|(_, character)| character.roles.contains(Role::Summon));
                brought.borrow_mut().extend(summons.map(|(place, _)| place));
            }
            false
        };
        // Nothing is found, so that every effect is looked at.
        abilities.iter().for_each(|ability| {
            ability.any_effect(&note);
        });
        brought.into_inner()
    }
}
