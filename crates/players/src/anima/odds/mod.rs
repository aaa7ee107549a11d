//! The odds of anything that Anima Tactics can declare: an attack, a charge, a shot, an ability, an effect against
//! Resistance, an escape, a search, the die of the doomed.
//!
//! [`odds_of`] follows it through the rules to its end, counterattack and all ([`crate::odds`]), and an [`Exchange`] or
//! [`Everybody`] says what is watched of it. Whoever weighs many attacks asks at a [`glance`], which looks up what the
//! rules have made of the same numbers before ([`duel`]).

mod alone;
pub(super) mod duel;
mod exchange;
mod toll;

use std::cmp::Ordering;

use anima::ground::Ground;
use anima::state::{Attack, AttackKind, Line, Reaction, Side, State};
use anima::{Action, Anima, Memo};
use kernel::{Game, Input, Seat};

pub use alone::each_alone;
pub use exchange::{Answers, Cut, Exchange, Followed, MOST_INPUTS, Outcome, answer};
pub use toll::{Everybody, Toll};

use super::blow::{Blow, Life};
use super::worth;
use crate::odds::{Chances, Lost, Observer, chances};

/// What comes of a choice that may be made, over every way the dice can fall. `world` is one that somebody imagines, or
/// one that hides nothing.
pub fn odds_of<O: Observer<Anima>>(
    game: &Anima,
    world: &State,
    memo: &mut Memo,
    (seat, action): (Seat, Action),
    observer: &O,
) -> Result<Chances<O::End>, Lost> {
    chances(game, world, memo, &Input::Choose(seat, action), observer)
}

/// An answer to an attack, and what comes of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Answered {
    pub answer: Action,
    pub chances: Chances<Outcome>,
}

/// What the target may say to the attack that waits for it, the plain and cheap first.
pub fn possible(game: &Anima, world: &State, memo: &mut Memo, target: u8) -> Vec<Action> {
    let mut listed = Vec::new();
    game.legal_actions(world, memo, Side::of_figure(target).seat(), &mut listed);
    listed.retain(|action| {
        matches!(action, Action::LetBe | Action::Dodge | Action::Counter | Action::Use { .. })
    });
    let plain = [Action::LetBe, Action::Dodge, Action::Counter];
    listed.sort_by_key(|action| plain.iter().position(|known| known == action).unwrap_or(plain.len()));
    listed
}

/// What comes of everything that the target may say to the attack that waits for it, the best first: what it is likeliest
/// to survive, then what loses it least life, then what costs the attacker most, then what is cheapest. `world` is one
/// that somebody imagines, or one that hides nothing.
pub fn answers(
    game: &Anima,
    world: &State,
    memo: &mut Memo,
    exchange: &Exchange,
) -> Result<Vec<Answered>, Lost> {
    let seat = Side::of_figure(exchange.target).seat();
    let mut answered = Vec::new();
    for answer in possible(game, world, memo, exchange.target) {
        let told = Exchange { answers: exchange.answers.with(exchange.target, answer), ..*exchange };
        let chances = odds_of(game, world, memo, (seat, answer), &told)?;
        answered.push(Answered { answer, chances });
    }
    // Stable, so that of equals the cheaper stays before the dearer.
    answered.sort_by(|one, other| compare(cost(&one.chances), cost(&other.chances)));
    Ok(answered)
}

/// What an answer comes to for who gives it: how likely it dies, what it loses, what the attacker does not.
pub fn cost(chances: &Chances<Outcome>) -> [f64; 3] {
    [
        chances.chance(|end| end.killed),
        chances.mean(|end| end.lost.into()),
        -chances.mean(|end| end.own.into()),
    ]
}

/// Which of two costs is lower.
pub fn compare(one: [f64; 3], other: [f64; 3]) -> Ordering {
    one.partial_cmp(&other).unwrap_or(Ordering::Equal)
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
