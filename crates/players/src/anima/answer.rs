//! Answers to an attack: dodge, strike back, or step in for a friend.

use anima::ground::Ground;
use anima::rules::cards::Facts;
use anima::rules::combat;
use anima::state::{Attack, AttackKind, AttackStep, Line, Marks, Reaction};
use anima::{Action, Anima, State};

use super::blow::{Blow, Life};
use super::worth::{CARRIED, attack as attack_of, lost, met};

/// An action point of somebody who has yet to act.
const NEEDED: f32 = 4.0;
/// One that would be lost in Recovery anyway.
const LEFT_OVER: f32 = 0.5;
/// Stepping in for a friend has to save more than this.
const WORTHWHILE: f32 = 2.0;

/// The best of the listed answers.
pub fn answer(
    game: &Anima,
    state: &State,
    ground: &Ground,
    attack: &Attack,
    listed: &[Action],
) -> Option<Action> {
    let scene = Scene { game, state, ground };
    match attack.step {
        AttackStep::React => {
            let (reaction, _) = scene.best_reaction(attack);
            Some(match reaction {
                Reaction::None => Action::LetBe,
                Reaction::Dodge => Action::Dodge,
                Reaction::Counter => Action::Counter,
            })
        }
        AttackStep::Defend => Some(scene.step_in(attack, listed)),
        AttackStep::PushTo => listed.first().copied(),
        AttackStep::AfterRoll
        | AttackStep::Arrived
        | AttackStep::BeforeRoll
        | AttackStep::DefenseDie
        | AttackStep::AttackDie
        | AttackStep::Resolve
        | AttackStep::Hurt
        | AttackStep::Throw
        | AttackStep::Follow
        | AttackStep::Next
        | AttackStep::Over
        | AttackStep::Answered => listed.first().copied(),
    }
}

struct Scene<'a> {
    game: &'a Anima,
    state: &'a State,
    ground: &'a Ground,
}

impl Scene<'_> {
    fn facts(&self) -> Facts<'_> {
        Facts { game: self.game, state: self.state, ground: self.ground }
    }

    /// What spending so many points on a reaction costs.
    fn price(&self, figure: u8, cost: u8) -> f32 {
        let (place, card) = (self.state.figure(figure), self.game.card(self.state, figure));
        let carry = card.actions - card.recovery;
        let points = (place.actions - cost.min(place.actions)..place.actions).map(|number| {
            if !place.marks.has(Marks::TURNED) {
                NEEDED
            } else if number < carry {
                CARRIED
            } else {
                LEFT_OVER
            }
        });
        points.sum()
    }

    /// What the target does about it, and what it loses all the same.
    fn best_reaction(&self, attack: &Attack) -> (Reaction, f32) {
        let Scene { game, state, ground } = *self;
        let cost = &game.content.edition.cost;
        let life = Life::sure(state.figure(attack.target).life);
        let blow = |reaction| Blow::new(game, state, ground, &met(attack, reaction));
        let loses = |blow: &Blow| lost(game, state, attack.target, &life.after(blow));
        let mut best = (Reaction::None, loses(&blow(Reaction::None)));
        if combat::may_dodge(self.facts(), attack).is_ok() {
            let loss = loses(&blow(Reaction::Dodge)) + self.price(attack.target, cost.dodge);
            if loss < best.1 {
                best = (Reaction::Dodge, loss);
            }
        }
        if combat::may_counter(self.facts(), attack).is_ok() {
            let blow = blow(Reaction::Counter);
            let gain = blow.missed * self.strike_back(attack);
            let loss = loses(&blow) + self.price(attack.target, cost.counter) - gain;
            if loss < best.1 {
                best = (Reaction::Counter, loss);
            }
        }
        best
    }

    /// What a counterattack brings; the attacker dodges it if it can.
    fn strike_back(&self, attack: &Attack) -> f32 {
        let Scene { game, state, ground } = *self;
        let back = attack_of(state, attack.target, attack.attacker, AttackKind::Counter, Line::default());
        let dodges = combat::may_dodge(self.facts(), &back).is_ok();
        let back = met(&back, if dodges { Reaction::Dodge } else { Reaction::None });
        let life = Life::sure(state.figure(attack.attacker).life);
        lost(game, state, attack.attacker, &life.after(&Blow::new(game, state, ground, &back)))
    }

    /// Lets whoever loses least have it.
    fn step_in(&self, attack: &Attack, listed: &[Action]) -> Action {
        let mut best = (Action::LetBe, self.best_reaction(attack).1 - WORTHWHILE);
        let mut weighed = None;
        for action in listed {
            let (Action::Intercept { figure, .. } | Action::TakeShot(figure)) = *action else { continue };
            // All places from which somebody intercepts are as good.
            if weighed == Some(figure) {
                continue;
            }
            weighed = Some(figure);
            let loss = self.best_reaction(&Attack { target: figure, ..*attack }).1;
            if loss < best.1 {
                best = (*action, loss);
            }
        }
        best.0
    }
}
