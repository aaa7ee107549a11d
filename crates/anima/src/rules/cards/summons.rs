//! Summoning: who may come, and how a newcomer stands on the table.

use kernel::Sink;

use super::effects::Done;
use super::facts::{Facts, Scene};
use super::lasting;
use super::moments::{self, Happening};
use crate::cards::{Effect, Ends, Moment, Until};
use crate::content::Role;
use crate::event::{CardEvent, Event};
use crate::rules::Battle;
use crate::state::{
    Doing, Figure, Figures, Frame, Lasting, MOST_A_SIDE, Mark, Marks, NOBODY, Place, Side, State, Waits, Why,
};

/// The next figure that a summoning brings, as it would stand on the table, and whom it is measured from.
pub fn newcomer(state: &State, side: Side) -> Option<u8> {
    let count = state.counts[side.index()];
    (usize::from(count) < MOST_A_SIDE).then(|| state.party(side).end)
}

/// The cards of the content that a summoning may bring.
pub fn summons<'a>(facts: Facts<'a>, doing: &'a Doing) -> impl Iterator<Item = u8> + 'a {
    let effect = super::doing::effect(facts, doing);
    let (named, which, levels, unique) = match effect {
        Some(Effect::Summon { character, which, place, levels_at_most, unique, .. }) => {
            (character.is_some().then_some(*place), which.as_slice(), *levels_at_most, *unique)
        }
        Some(_) | None => (None, &[][..], None, false),
    };
    let characters = facts.game.content.characters.iter().zip(0u8..);
    let side = Side::of_figure(doing.by);
    let scene = Scene::of_doing(doing, None);
    // Nor is it whoever has just left.
    let others = if doing.subject == NOBODY { Figures::NONE } else { Figures::NONE.with(doing.subject) };
    let there = Figures(facts.state.standing(side).0 | others.0);
    let is_there = move |number: u8| there.iter().any(|figure| facts.state.figure(figure).card == number);
    characters.filter_map(move |(card, number)| {
        let named_or_fits = match named {
            Some(named) => named == number,
            None => {
                card.roles.contains(Role::Summon)
                    && levels.is_none_or(|most| card.level <= most)
                    && (which.is_empty()
                        || newcomer(facts.state, side)
                            .is_some_and(|figure| facts.card_is(which, (figure, number), scene)))
            }
        };
        (named_or_fits && !(unique && is_there(number))).then_some(number)
    })
}

/// Asks which summon comes, and then where to.
pub fn summon<S: Sink<Event>>(battle: &mut Battle<'_, S>, doing: &Doing, effect: &Effect) -> Done {
    let Effect::Summon { count, place, most, .. } = effect else { return Done::Yes };
    let facts = battle.facts();
    let side = Side::of_figure(doing.by);
    let there = Figures(facts.state.standing(side).0 | facts.state.card_markers().0);
    let own = there.iter().filter(|&figure| facts.state.summoned_by(figure) == Some(doing.by)).count();
    let full = most.is_some_and(|most| own >= usize::from(most));
    let count = facts.amount(*count, Scene::of_doing(doing, None)).clamp(0, 9) as u8;
    let possible = newcomer(facts.state, side).is_some() && summons(facts, doing).next().is_some();
    if full || count == 0 || !possible {
        return Done::Yes;
    }
    let named = *place != u8::MAX;
    let Some(Frame::Doing(top)) = battle.state.stack.top_mut() else { return Done::Yes };
    if top.choices == 0 {
        top.choices = count;
    }
    if named {
        top.die = *place;
        return Done::Waits(Waits::Place);
    }
    Done::Waits(Waits::Option)
}

/// A newcomer stands on the table.
pub fn bring<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    doing: &Doing,
    card: u8,
    to: Place,
    (life, actions): (Option<i16>, i16),
    (until, worthless, marker): (Ends, bool, bool),
) {
    let side = Side::of_figure(doing.by);
    let Some(figure) = newcomer(battle.state, side) else { return };
    let character = &battle.game.content.characters[usize::from(card)];
    let life = life.unwrap_or(character.life.into()).clamp(1, character.life.into()) as u8;
    let actions = actions.clamp(0, character.actions.into()) as u8;
    battle.state.counts[side.index()] += 1;
    let mut marks = Marks::default();
    marks.set(Marks::ON_TABLE);
    marks.set(Marks::SUMMONED);
    if until.is(Until::Turn) {
        marks.set(Marks::PASSING);
    }
    if worthless || marker {
        marks.set(Marks::WORTHLESS);
    }
    if marker {
        marks.set(Marks::MARKER);
    }
    *battle.state.figure_mut(figure) =
        Figure { place: to, card, life, actions, marks, aside: 0, tokens: 0, ..Figure::default() };
    lasting::keep(battle, Mark { why: Why::Summoned, by: doing.by, figure, ability: doing.ability });
    if lasting::is_remembered(until) {
        let (by, ability, change) = (doing.by, doing.ability, Lasting::GUEST);
        lasting::make_last(battle, Lasting { figure, by, change, amount: 0, ends: until, ability });
    }
    let (who, by) = (battle.who(figure), battle.who(doing.by));
    battle.tell(Event::Card(CardEvent::Summoned { who, by, at: to }));
    moments::fire(battle, Happening::between(Moment::Summoned, figure, doing.by));
}
