//! Tokens with a name, on a card or with a party: where they lie, how many there are, and putting them there.

use kernel::Sink;

use super::facts::{Facts, Scene};
use super::lasting;
use super::using::slot_of;
use crate::cards::{Effect, On, Pile, TokenName, What};
use crate::event::{CardEvent, Event};
use crate::game::Anima;
use crate::rules::Battle;
use crate::state::{Mark, NO_ABILITY, Side, Spot, Why};

impl Anima {
    /// The number of a kind of tokens among all that cards put anywhere, counted from one; none is nothing.
    fn token_number(&self, name: Option<TokenName>) -> Option<u8> {
        let Some(name) = name else { return Some(0) };
        let place = self.content.linked.tokens.iter().position(|known| *known == name)?;
        u8::try_from(place + 1).ok()
    }
}

/// The mark of the mode that the card of an ability is in, which every card has one of: whose own, and each it carries.
fn mode_mark(bearer: u8, ability: u8, number: u8) -> Mark {
    let card = slot_of(ability).map_or(0, |slot| slot as u8 + 1);
    Mark { why: Why::Mode, by: bearer, figure: number, ability: card }
}

/// Puts the card of an ability into a mode, in the place of the one it was in.
pub fn enter_mode<S: Sink<Event>>(battle: &mut Battle<'_, S>, (bearer, ability): (u8, u8), name: TokenName) {
    let Some(number) = battle.game.token_number(Some(name)) else { return };
    let new = mode_mark(bearer, ability, number);
    lasting::forget(battle.state, |mark| {
        (mark.why, mark.by, mark.ability) == (Why::Mode, new.by, new.ability)
    });
    if lasting::remember(battle.state, new) {
        let who = battle.who(bearer);
        battle.tell(Event::Card(CardEvent::Mode { who, name: number }));
    }
}

/// Where tokens lie that an ability of somebody's speaks of; `figure` is whom it asks about.
fn spot(on: On, figure: u8, bearer: u8, ability: u8) -> Option<Spot> {
    match on {
        On::Figure => Some(Spot::Figure(figure)),
        On::Card if ability == NO_ABILITY => None,
        On::Card => slot_of(ability).map(|slot| Spot::Card(bearer, slot as u8)),
        On::Party => Some(Spot::Party(Side::of_figure(bearer))),
    }
}

impl Facts<'_> {
    /// How many tokens there are of a kind, for whom a condition or an amount asks.
    pub fn pile(self, pile: Pile, figure: u8, scene: Scene<'_>) -> u8 {
        self.pile_of(pile, figure, scene.bearer, scene.ability)
    }

    /// Whether the card of an ability is in a mode.
    pub fn is_in_mode(self, bearer: u8, ability: u8, name: TokenName) -> bool {
        let number = self.game.token_number(Some(name));
        number.is_some_and(|number| {
            let mode = mode_mark(bearer, ability, number);
            self.state.marks().any(|mark| *mark == mode)
        })
    }

    pub fn pile_of(self, pile: Pile, figure: u8, bearer: u8, ability: u8) -> u8 {
        if pile == Pile::default() {
            return self.state.figure(figure).tokens;
        }
        let spot = spot(pile.on, figure, bearer, ability);
        let (Some(spot), Some(name)) = (spot, self.game.token_number(pile.name)) else { return 0 };
        self.state.heap(spot, name)
    }
}

/// Puts tokens somewhere, or takes them away; there are never more than `most` by this.
pub fn change<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    pile: Pile,
    (figure, bearer, ability): (u8, u8, u8),
    by: i16,
    most: u8,
) {
    let spot = spot(pile.on, figure, bearer, ability);
    let (Some(spot), Some(name)) = (spot, battle.game.token_number(pile.name)) else { return };
    let before = i16::from(battle.state.heap(spot, name));
    let after = (before + by).clamp(0, i16::from(most).max(before.min(i16::from(most))));
    if after == before {
        return;
    }
    if !battle.state.set_heap(spot, name, after as u8) {
        return battle.tell(Event::Card(CardEvent::NoRoom));
    }
    let who = battle.who(if pile.on == On::Figure { figure } else { bearer });
    let card = match spot {
        Spot::Card(bearer, slot) => battle.state.figure(bearer).carries[usize::from(slot)].checked_sub(1),
        Spot::Figure(_) | Spot::Party(_) => None,
    };
    let (by, left) = (after - before, after as u8);
    battle.tell(Event::Card(CardEvent::Piled { who, card, name, by, left }));
}

/// Which tokens a figure's own card uses first: of which name, if they have one. Nothing, where it uses none.
pub fn used_by(facts: Facts<'_>, figure: u8) -> Option<Option<TokenName>> {
    let found = std::cell::Cell::new(None);
    let puts = |effect: &Effect| {
        if let Effect::Tokens { name, on: On::Figure, own: false, .. } = effect {
            found.set(Some(*name));
        }
        found.get().is_some()
    };
    facts.game.card(facts.state, figure).abilities.iter().any(|ability| ability.any_effect(&puts));
    found.get()
}

/// Life points that a figure would regain take tokens off it instead, where a card says so; the rest of them is left.
pub fn take_instead<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, by: i16) -> i16 {
    if battle.facts().is_untouched(What::HEALING_TAKES) || by <= 0 {
        return by;
    }
    let mut names = Vec::new();
    battle.facts().each(figure, None, What::HEALING_TAKES, |what, _| {
        if let What::HealingTakes(name) = what {
            names.push(*name);
        }
    });
    let mut left = by;
    for name in names {
        let pile = Pile { name, on: On::Figure };
        let there = i16::from(battle.facts().pile_of(pile, figure, figure, NO_ABILITY));
        let taken = there.min(left);
        if taken == 0 {
            continue;
        }
        left -= taken;
        let who = battle.who(figure);
        battle.tell(Event::Card(CardEvent::HealedTokens { who, by: taken as u8 }));
        if name.is_some() {
            change(battle, pile, (figure, figure, NO_ABILITY), -taken, u8::MAX);
        } else {
            battle.state.figure_mut(figure).tokens -= taken as u8;
        }
    }
    left
}
