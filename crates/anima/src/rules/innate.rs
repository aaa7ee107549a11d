//! Innate abilities: what a character always can, without an action.
//!
//! Every rule asks here and nowhere else, so that whatever else may grant or take away such an ability is asked in one
//! place.

use kernel::Sink;

use super::Battle;
use super::cards::Facts;
use crate::cards::{Camp, Carried, Change, Source, What, Who};
use crate::content::{Innate, IntangibleLevel};
use crate::event::Event;
use crate::game::{Anima, CARRIED};
use crate::ground::Ground;
use crate::rules::movement;
use crate::state::{Attack, Figures, Frame, NO_ABILITY, Side, State, Status};

/// Whether a figure has an innate ability now: its card says so, or a card gave it to it for itself. What depends on
/// where somebody stands is for [`Facts::innate`] to say.
#[inline]
pub fn innate(game: &Anima, state: &State, figure: u8, innate: Innate) -> bool {
    let has = game.card(state, figure).innate.contains(innate)
        || !game.never_touches(What::INNATES) && given(game, state, figure, &What::Innate(innate));
    has && !lost(game, state, figure, innate)
}

/// Whether a card takes an innate ability from a figure, whatever gives it. Cards can say that of themselves, of everybody
/// or of a side alone, so that nobody's place is asked for.
#[inline]
pub fn lost(game: &Anima, state: &State, figure: u8, innate: Innate) -> bool {
    !game.never_touches(What::LACKS) && is_said(game, state, figure, &What::Lacks(innate), NO_ABILITY)
}

/// Whether the advantage cards of a kind that a figure carries are as if it did not. Those cards cannot say so
/// themselves, so that no card is asked about itself.
pub fn is_without(game: &Anima, state: &State, figure: u8, kind: Carried) -> bool {
    is_said(game, state, figure, &What::Without(kind), CARRIED)
}

/// Whether a card says something of a figure without asking for anybody's place, by an ability of a number below one.
fn is_said(game: &Anima, state: &State, figure: u8, what: &What, below: u8) -> bool {
    let lasts = state.lasting[0].change != 0 && !game.never_lasts(what.bit());
    if game.touches_none(what.bit()) && !lasts {
        return false;
    }
    let says = |change: &Change, bearer: u8| {
        change.parts.iter().any(|(part, _)| part == what) && reaches(&change.who, bearer, figure)
    };
    let own = state.all_standing().iter().any(|bearer| {
        game.abilities(state, bearer).filter(|(number, _)| *number < below).any(|(number, ability)| {
            ability.always.iter().any(|change| says(change, bearer))
                && game.ability_holds(state, bearer, number, ability)
        })
    });
    let mut lasting = state.lasting.iter().take_while(|lasting| lasting.change != 0);
    own || lasting.any(|lasting| {
        let change = game.content.linked.change(lasting.change);
        change.is_some_and(|change| says(change, lasting.figure))
    })
}

/// Whether something is for a figure that a card says of its bearer, of everybody or of a side.
fn reaches(who: &Who, bearer: u8, figure: u8) -> bool {
    let friends = Side::of_figure(bearer) == Side::of_figure(figure);
    match who {
        Who::Bearer => bearer == figure,
        Who::All(group) if bearer == figure => group.itself && group.side != Camp::Enemies,
        Who::All(group) => match group.side {
            Camp::Friends => friends,
            Camp::Enemies => !friends,
            Camp::Everybody => true,
            Camp::OwnSummons | Camp::Summoner | Camp::Fallen => false,
        },
        Who::Target | Who::Subject | Who::Cause | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_) => false,
    }
}

/// Whether a card gives a figure something without asking where anybody stands.
fn given(game: &Anima, state: &State, figure: u8, what: &What) -> bool {
    let says = |change: &Change| {
        change.when.is_empty()
            && change.against.is_empty()
            && change.parts.iter().any(|(part, _)| part == what)
    };
    let own = game.has_own(state, figure, what.bit())
        && game.abilities(state, figure).any(|(number, ability)| {
            game.ability_holds(state, figure, number, ability)
                && ability.always.iter().any(|change| change.who == Who::Bearer && says(change))
        });
    let lasts = || {
        let lasting = state.lasting.iter().take_while(|lasting| lasting.change != 0);
        lasting
            .filter(|lasting| lasting.figure == figure)
            .filter_map(|lasting| game.content.linked.change(lasting.change))
            .any(|change| change.who == Who::Bearer && says(change))
    };
    own || !game.never_lasts(what.bit()) && lasts()
}

/// Whether a figure is a creature that only takes what comes, where the edition has such creatures.
///
/// Rule: combat.accumulation
pub fn accumulates(facts: Facts<'_>, figure: u8, attack: Option<&Attack>) -> bool {
    facts.game.content.edition.accumulation.on && facts.innate(figure, attack, Innate::DamageResistance)
}

/// Whether no counter of a state is ever placed on a figure.
///
/// Rule: innate.immunity
pub fn immune(game: &Anima, state: &State, figure: u8, status: Status) -> bool {
    if game.card(state, figure).immunity.contains(status) {
        return true;
    }
    if !game.has_own(state, figure, What::IMMUNITIES) && state.lasting[0].change == 0 {
        return false;
    }
    let says = |change: &Change| {
        change.parts.iter().any(|(part, _)| matches!(part, What::Immune(states) if states.contains(&status)))
    };
    let own = game.abilities(state, figure).any(|(number, ability)| {
        game.ability_holds(state, figure, number, ability) && ability.always.iter().any(says)
    });
    let lasting = state.lasting.iter().take_while(|lasting| lasting.change != 0);
    own || lasting
        .filter(|lasting| lasting.figure == figure)
        .filter_map(|lasting| game.content.linked.change(lasting.change))
        .any(says)
}

/// Adds to both sides' dice what each Initiative among these figures brings.
///
/// Rule: innate.initiative
pub fn add_initiative<S: Sink<Event>>(battle: &mut Battle<'_, S>, dice: [u8; 2], among: Figures) -> [i16; 2] {
    let by = i16::from(battle.edition().innate.initiative);
    Side::BOTH.map(|side| {
        let (game, state) = (battle.game, &*battle.state);
        let quick = |figure: &u8| innate(game, state, *figure, Innate::Initiative);
        let own = state.party(side).filter(|figure| among.contains(*figure));
        let facts = battle.facts();
        let cards: i16 = own.clone().map(|figure| facts.sum(figure, None, &What::Initiative)).sum();
        // What helps a side helps it once, whoever has it.
        let once = own.clone().map(|figure| facts.sum(figure, None, &What::SideInitiative));
        let cards = cards + once.max_by_key(|by| by.abs()).unwrap_or_default();
        let bonus = by * own.filter(quick).count() as i16 + cards;
        if bonus != 0 {
            battle.tell(Event::InitiativeAdds { side, by: bonus });
        }
        i16::from(dice[side.index()]) + bonus
    })
}

/// Whether an attack can hurt its target at all: somebody intangible only by Magic or Ki, or by a higher level.
///
/// Rule: innate.intangible.harm
pub fn harms(facts: Facts<'_>, attack: &Attack) -> bool {
    let (game, state) = (facts.game, facts.state);
    if !facts.innate(attack.target, Some(attack), Innate::Intangible)
        || facts.has(attack.attacker, Some(attack), &What::HarmsIntangible)
    {
        return true;
    }
    let level = |figure: u8| game.card(state, figure).level;
    let greater = match game.content.edition.innate.intangible_level {
        IntangibleLevel::Higher => level(attack.attacker) > level(attack.target),
        IntangibleLevel::AtLeast => level(attack.attacker) >= level(attack.target),
    };
    greater
        || match facts.source(attack) {
            Some(Source::Magic | Source::Ki) => true,
            Some(Source::Subterfuge | Source::Special) | None => false,
        }
}

/// Whether a figure leaves a combat for nothing and without a roll: somebody intangible does, unless one of those it is
/// engaged with is intangible too.
///
/// Rule: innate.intangible.escape
pub fn slips_away(game: &Anima, state: &State, ground: &Ground, figure: u8) -> bool {
    let intangible = |figure: u8| innate(game, state, figure, Innate::Intangible);
    (intangible(figure) || as_it_escapes(Facts::new(game, state, ground), figure))
        && !movement::engaged(state, ground, figure).iter().any(intangible)
}

/// Whether a card makes a figure intangible for its escape, which conditions can tell only once it is tried.
fn as_it_escapes(facts: Facts<'_>, figure: u8) -> bool {
    let what = What::Innate(Innate::Intangible);
    if !facts.game.has_own(facts.state, figure, what.bit()) {
        return false;
    }
    let mut tried = *facts.state;
    tried.stack.push(Frame::Escape { figure, ability: NO_ABILITY })
        && facts.of(&tried).has(figure, None, &what)
}
