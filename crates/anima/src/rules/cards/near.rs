//! Coming near: whom somebody comes near to on its way, who may answer that there, and stopping it.

use geometry::Mil;
use kernel::Sink;

use super::facts::Facts;
use super::moments::{self, Happening};
use crate::cards::{Ability, CueTable, Kind, Moment, Part};
use crate::event::{CardEvent, Event};
use crate::rules::{Battle, movement};
use crate::state::{AttackKind, Deeds, Figures, Frame, Gait, Place};

/// On a table a way is looked at this often; on squares, at each of them.
const STRIDE: Mil = Mil(250);

/// Whether anybody on the table asks who comes near.
#[inline]
pub fn is_watched(facts: Facts<'_>) -> bool {
    facts.game.moments() & Moment::ComesNear.bit() != 0 && !watchers(facts).is_empty()
}

/// Whether somebody asks to whom it comes near itself.
fn looks_round(facts: Facts<'_>, figure: u8) -> bool {
    let own = |cue: &CueTable| cue.moment == Moment::ComesNear && cue.part == Part::Subject;
    watchers(facts).contains(figure) && facts.abilities(figure).any(|(_, ability)| cues(ability).any(own))
}

/// Figures and markers that ask who comes near.
fn watchers(facts: Facts<'_>) -> Figures {
    let all = Figures(facts.state.all_standing().0 | facts.state.card_markers().0);
    let watches = |&bearer: &u8| {
        let bits = facts.game.triggers(facts.state, bearer) | facts.game.windows(facts.state, bearer);
        bits & Moment::ComesNear.bit() != 0
    };
    all.iter().filter(watches).fold(Figures::NONE, Figures::with)
}

/// Everything that an ability answers or may be used at.
fn cues(ability: &Ability) -> impl Iterator<Item = &CueTable> {
    let used = ability.when.iter().map(|cue| &cue.0);
    used.chain(ability.triggers.iter().map(|trigger| &trigger.when.0))
}

/// Those to whom a figure is as near as they ask for, where it stands.
fn near(facts: Facts<'_>, figure: u8, watchers: Figures) -> Figures {
    let met = |&bearer: &u8| {
        let happening = Happening::between(Moment::ComesNear, figure, bearer);
        let fits = |asking: u8| {
            let mut cues = facts.abilities(asking).flat_map(|(_, ability)| cues(ability));
            cues.any(|cue| moments::fits(facts, cue, asking, happening))
        };
        watchers.contains(bearer) && fits(bearer) || watchers.contains(figure) && fits(figure)
    };
    let others =
        if watchers.contains(figure) { facts.state.all_standing().without(figure) } else { watchers };
    others.iter().filter(met).fold(Figures::NONE, Figures::with)
}

/// Those who ask who comes near to them where a figure moves, and that figure, if it asks to whom it does.
fn asking(facts: Facts<'_>, figure: u8) -> Figures {
    let others = watchers(facts).without(figure);
    if looks_round(facts, figure) { others.with(figure) } else { others }
}

/// The first place on a way at which a figure comes near to somebody, and to whom.
pub fn first(facts: Facts<'_>, figure: u8, way: impl Iterator<Item = Place>) -> Option<(Place, Figures)> {
    let watchers = asking(facts, figure);
    if watchers.is_empty() {
        return None;
    }
    let mut state = *facts.state;
    let mut before = near(facts, figure, watchers);
    for place in way {
        state.figure_mut(figure).place = place;
        let now = near(facts.of(&state), figure, watchers);
        let met = Figures(now.0 & !before.0);
        if !met.is_empty() {
            return Some((place, met));
        }
        before = now;
    }
    None
}

/// The places that a straight way goes through, its end the last.
pub fn straight(facts: Facts<'_>, from: Place, to: Place) -> impl Iterator<Item = Place> {
    let stride = if facts.ground.is_board() { Mil::INCH } else { STRIDE };
    let steps = (facts.ground.length(from, to) / stride.0).max(1);
    let part = move |from: i32, to: i32, step: i32| {
        from + (i64::from(to - from) * i64::from(step) / i64::from(steps)) as i32
    };
    (1..=steps).map(move |step| Place { x: part(from.x, to.x, step), y: part(from.y, to.y, step) })
}

/// A figure has come near to these.
pub fn come<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, met: Figures) {
    for bearer in met.iter() {
        moments::fire(battle, Happening::between(Moment::ComesNear, figure, bearer));
    }
}

/// A figure was put somewhere else: near to whomever it was not near to before.
pub fn moved<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, from: Place) {
    if !is_watched(battle.facts()) {
        return;
    }
    let to = battle.state.figure(figure).place;
    let mut before = *battle.state;
    before.figure_mut(figure).place = from;
    let met = first(battle.facts().of(&before), figure, std::iter::once(to));
    if let Some((_, met)) = met {
        come(battle, figure, met);
    }
}

/// A figure was moved straight from somewhere: near to whomever it was not near to before, on its way too.
pub fn sent<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, from: Place) {
    if !is_watched(battle.facts()) {
        return;
    }
    let to = battle.state.figure(figure).place;
    let way: Vec<Place> = straight(battle.facts(), from, to).collect();
    let mut at = from;
    for place in way {
        let mut state = *battle.state;
        state.figure_mut(figure).place = at;
        let found = first(battle.facts().of(&state), figure, std::iter::once(place));
        // Whoever answers sees it where it came near, and finds it where it comes to rest.
        if let Some((place, met)) = found {
            battle.state.figure_mut(figure).place = place;
            come(battle, figure, met);
            battle.state.figure_mut(figure).place = to;
        }
        at = place;
    }
}

/// Somebody's movement ends where it is, if it is of one of these kinds.
pub fn halt<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, of: &[Kind]) {
    let place = battle.state.figure(figure).place;
    let meant = |kind: Kind| of.is_empty() || of.contains(&kind);
    let mut charged = None;
    let mut halted = false;
    for frame in battle.state.stack.frames_mut() {
        if let Frame::Going(going) = frame {
            let kind = match going.gait {
                Gait::Free => Kind::Movement,
                Gait::Walk => Kind::Walk,
                Gait::Run => Kind::Run,
            };
            if going.figure == figure && meant(kind) {
                going.to = place;
                halted = true;
            }
        }
        if let Frame::Attack(attack) = frame
            && matches!(attack.kind, AttackKind::Charge | AttackKind::Slam)
            && attack.attacker == figure
            && attack.deeds.has(Deeds::ON_ITS_WAY)
            && meant(Kind::Charge)
        {
            attack.deeds.clear(Deeds::ON_ITS_WAY);
            attack.deeds.set(Deeds::CANCELLED);
            attack.to = place;
            charged = Some(attack.from);
            halted = true;
        }
    }
    if halted {
        let who = battle.who(figure);
        battle.tell(Event::Card(CardEvent::Halted { who }));
    }
    if let Some(from) = charged {
        let gone = battle.ground.length(from, place);
        movement::rest(battle, figure, gone);
    }
}
