//! The odds of anything that Anima Tactics can declare: an attack, a charge, a shot, an ability, an effect against
//! Resistance, an escape, a search, the die of the doomed.
//!
//! [`odds_of`] follows it through the rules to its end, counterattack and all ([`crate::odds`]). Whoever weighs many
//! attacks asks at a [`glance`], which looks up what the rules have made of the same numbers before ([`duel`]).

pub(super) mod duel;

use anima::event::CardEvent;
use anima::ground::Ground;
use anima::rules::attack;
use anima::slug;
use anima::state::{Attack, AttackKind, AttackStep, Line, Reaction, Stage, State};
use anima::{Action, Anima, Event, Memo};
use kernel::{Game, Input, Seat, SeatSet};

use super::blow::{Blow, Life};
use super::worth;
use crate::odds::{Chances, Lost, Observer, chances};

/// What came of it for the one who began and the one it was aimed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Outcome {
    /// Life points that the target lost, also those beyond the ones it had.
    pub lost: u16,
    pub killed: bool,
    pub hit: bool,
    pub critical: bool,
    /// The same for the one who began: what a counterattack does.
    pub own: u16,
    pub fell: bool,
    pub hit_back: bool,
    /// Whether an escape, a search or an effect that may be resisted came off, and whether the doomed died.
    pub done: Option<bool>,
}

/// Between whom, and what those two do about each other's attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    pub figure: u8,
    /// The one that is looked at; nobody, where it is aimed at nobody.
    pub target: u8,
    /// What the target says to the attack, if it may.
    pub reaction: Reaction,
    /// What the one who began says to a counterattack, if it may.
    pub back: Reaction,
}

impl Exchange {
    fn says(&self, attack: &Attack) -> Action {
        let reaction = if attack.kind == AttackKind::Counter && attack.target == self.figure {
            self.back
        } else if attack.target == self.target {
            self.reaction
        } else {
            Reaction::None
        };
        answer(reaction)
    }
}

/// The plain choice that is this reaction.
pub fn answer(reaction: Reaction) -> Action {
    match reaction {
        Reaction::None => Action::LetBe,
        Reaction::Dodge => Action::Dodge,
        Reaction::Counter => Action::Counter,
    }
}

impl Observer<Anima> for Exchange {
    type Heard = Outcome;
    type End = Outcome;

    fn hear(&self, heard: &mut Outcome, event: &Event) {
        if let Event::LifeLost { who, lost, rule, .. } = event {
            // Poison takes its life points for the points that were spent, not by the attack.
            let lost = if *rule == slug::STATE_POISON { 0 } else { u16::from(*lost) };
            if who.figure == self.target {
                heard.lost += lost;
            } else if who.figure == self.figure {
                heard.own += lost;
            }
        } else if let Event::Died { who, .. } = event {
            heard.killed |= who.figure == self.target;
            heard.fell |= who.figure == self.figure;
        } else if let Event::Hit { who, target, .. } = event {
            heard.hit |= (who.figure, target.figure) == (self.figure, self.target);
            heard.hit_back |= (who.figure, target.figure) == (self.target, self.figure);
        } else if let Event::Critical { who, .. } = event {
            heard.critical |= who.figure == self.figure;
        } else if let Event::EscapeRolled { escapes, .. } = event {
            heard.done = Some(*escapes);
        } else if let Event::SeekRolled { found, answer, .. } = event {
            heard.done = Some(!found.is_empty() || *answer);
        } else if let Event::DoomRolled { who, dies, .. } = event
            && who.figure == self.target
        {
            heard.done = Some(*dies);
        } else if let Event::Card(CardEvent::Resisted { who, resists, .. }) = event
            && who.figure == self.target
        {
            heard.done = Some(!*resists);
        }
    }

    fn end(&self, _: &Anima, state: &State, heard: &Outcome) -> Option<Outcome> {
        // The doomed roll between two actions, when nothing lies on the stack.
        let rolls = matches!(state.stage, Stage::Doom { .. }) && heard.done.is_none();
        let over = matches!(state.stage, Stage::Over(_)) || state.stack.is_empty() && !rolls;
        over.then_some(*heard)
    }

    /// Whoever is attacked reacts as told; all else is let be, and where it cannot be, the first choice is taken.
    fn decide(
        &self,
        game: &Anima,
        state: &State,
        memo: &mut Memo,
        awaited: SeatSet,
    ) -> Option<(Seat, Action)> {
        let seat = awaited.iter().next()?;
        let said = match attack(state) {
            Some(attack) if attack.step == AttackStep::React => self.says(attack),
            Some(_) | None => Action::LetBe,
        };
        for said in [said, Action::LetBe] {
            if game.check(state, memo, seat, &said).is_ok() {
                return Some((seat, said));
            }
        }
        let mut listed = Vec::new();
        game.legal_actions(state, memo, seat, &mut listed);
        listed.into_iter().find(|action| !game.concedes(action)).map(|action| (seat, action))
    }
}

/// What comes of a choice that may be made, over every way the dice can fall. `world` is one that somebody imagines, or
/// one that hides nothing.
pub fn odds_of(
    game: &Anima,
    world: &State,
    memo: &mut Memo,
    (seat, action): (Seat, Action),
    exchange: &Exchange,
) -> Result<Chances<Outcome>, Lost> {
    chances(game, world, memo, &Input::Choose(seat, action), exchange)
}

/// An exchange of blows in a few numbers.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Exchanged {
    pub hit: f32,
    pub critical: f32,
    /// Life points lost on average, of those the target has.
    pub lost: f32,
    pub kill: f32,
    /// The same for the attacker, by a counterattack.
    pub own: f32,
    pub falls: f32,
}

/// What an attack does that is met with its reaction, and a counterattack that is met like this.
pub fn glance(game: &Anima, state: &State, ground: &Ground, attack: &Attack, back: Reaction) -> Exchanged {
    let suffers = |figure: u8, blow: &Blow| {
        let life = Life::sure(state.figure(figure).life).after(blow);
        let left = life.mean(|left| left as f32);
        (f32::from(state.figure(figure).life) - left, life.mean(|left| if left == 0 { 1.0 } else { 0.0 }))
    };
    let blow = Blow::new(game, state, ground, attack);
    let (lost, kill) = suffers(attack.target, &blow);
    let mut glance =
        Exchanged { hit: 1.0 - blow.missed, critical: blow.critical, lost, kill, ..Exchanged::default() };
    if attack.reaction == Reaction::Counter {
        let strikes =
            worth::attack(state, attack.target, attack.attacker, AttackKind::Counter, Line::default());
        let answer = Blow::new(game, state, ground, &worth::met(&strikes, back));
        let (own, falls) = suffers(attack.attacker, &answer);
        (glance.own, glance.falls) = (blow.missed * own, blow.missed * falls);
    }
    glance
}
