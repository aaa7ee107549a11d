//! Innate abilities: what a character always can, without an action.
//!
//! Every rule asks here and nowhere else, so that whatever else may grant or take away such an ability is asked in one
//! place.

use kernel::Sink;

use super::Battle;
use crate::cards::Source;
use crate::content::{Innate, IntangibleLevel};
use crate::event::Event;
use crate::game::Anima;
use crate::ground::Ground;
use crate::rules::movement;
use crate::state::{Attack, Figures, Side, State, Status};

/// Whether a figure has an innate ability now.
pub fn innate(game: &Anima, state: &State, figure: u8, innate: Innate) -> bool {
    game.card(state, figure).innate.contains(innate)
}

/// Whether no counter of a state is ever placed on a figure.
///
/// Rule: innate.immunity
pub fn immune(game: &Anima, state: &State, figure: u8, status: Status) -> bool {
    game.card(state, figure).immunity.contains(status)
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
        let bonus = by * own.filter(quick).count() as i16;
        if bonus != 0 {
            battle.tell(Event::InitiativeAdds { side, by: bonus });
        }
        i16::from(dice[side.index()]) + bonus
    })
}

/// Where the power of an attack comes from; a plain one has none but arms and legs.
pub fn source_of(_: &Attack) -> Option<Source> {
    None
}

/// Whether an attack can hurt its target at all: somebody intangible only by Magic or Ki, or by a higher level.
///
/// Rule: innate.intangible.harm
pub fn harms(game: &Anima, state: &State, attack: &Attack) -> bool {
    if !innate(game, state, attack.target, Innate::Intangible) {
        return true;
    }
    let level = |figure: u8| game.card(state, figure).level;
    let greater = match game.content.edition.innate.intangible_level {
        IntangibleLevel::Higher => level(attack.attacker) > level(attack.target),
        IntangibleLevel::AtLeast => level(attack.attacker) >= level(attack.target),
    };
    greater
        || match source_of(attack) {
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
    intangible(figure) && !movement::engaged(state, ground, figure).iter().any(intangible)
}
