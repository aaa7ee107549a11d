//! Answers to an attack: dodge, strike back, or step in for a friend.

use anima::cards::Kind;
use anima::ground::Ground;
use anima::rules::cards::Facts;
use anima::rules::combat;
use anima::rules::price::{Deed, price};
use anima::state::{Attack, AttackKind, AttackStep, Line, Marks, Reaction, Side};
use anima::{Action, Anima, State};

use super::blow::{Blow, Life};
use super::uses::{at_a_glance, kept_back};
use super::worth::{CARRIED, LEFT_OVER, NEEDED, attack as attack_of, lost, met};

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
        AttackStep::React | AttackStep::AfterRoll => Some(scene.best_answer(attack, listed)),
        AttackStep::Defend => Some(scene.step_in(attack, listed)),
        AttackStep::Aim => scene.best_aim(attack, listed),
        AttackStep::PushTo => listed.first().copied(),
        AttackStep::Arrived
        | AttackStep::BeforeRoll
        | AttackStep::DefenseDie
        | AttackStep::AttackDie
        | AttackStep::Resolve
        | AttackStep::Hurt
        | AttackStep::Throw
        | AttackStep::Follow
        | AttackStep::Next
        | AttackStep::Between
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
        Facts::new(self.game, self.state, self.ground)
    }

    /// The further target that the attack is likely to cost most.
    fn best_aim(&self, attack: &Attack, listed: &[Action]) -> Option<Action> {
        let mut best: Option<(f32, Action)> = None;
        for &action in listed {
            let Action::Pick(target) = action else { continue };
            let blow = Blow::new(self.game, self.state, self.ground, &Attack { target, ..*attack });
            let life = Life::sure(self.state.figure(target).life).after(&blow);
            let worth = lost(self.game, self.state, target, &life);
            if best.is_none_or(|(so_far, _)| worth > so_far) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
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
        let facts = self.facts();
        let counter = price(facts, attack.target, Deed::Counter);
        let life = Life::sure(state.figure(attack.target).life);
        let blow = |reaction| Blow::new(game, state, ground, &met(attack, reaction));
        let loses = |blow: &Blow| lost(game, state, attack.target, &life.after(blow));
        let mut best = (Reaction::None, loses(&blow(Reaction::None)));
        if combat::may_dodge(facts, attack).is_ok() {
            let loss = loses(&blow(Reaction::Dodge))
                + self.price(attack.target, price(facts, attack.target, Deed::Dodge(attack)));
            if loss < best.1 {
                best = (Reaction::Dodge, loss);
            }
        }
        if combat::may_counter(facts, attack).is_ok() {
            let blow = blow(Reaction::Counter);
            let gain = blow.missed * self.strike_back(attack);
            let loss = loses(&blow) + self.price(attack.target, counter) - gain;
            if loss < best.1 {
                best = (Reaction::Counter, loss);
            }
        }
        best
    }

    /// The best of all answers, special ones among them.
    fn best_answer(&self, attack: &Attack, listed: &[Action]) -> Action {
        let (reaction, loss) = if attack.step == AttackStep::React {
            self.best_reaction(attack)
        } else {
            (Reaction::None, self.loses(attack))
        };
        let basic = match reaction {
            Reaction::None => Action::LetBe,
            Reaction::Dodge => Action::Dodge,
            Reaction::Counter => Action::Counter,
        };
        let mut best = (loss, basic);
        if attack.step == AttackStep::AfterRoll && listed.contains(&Action::Dodge) {
            let cost = price(self.facts(), attack.target, Deed::Dodge(attack));
            let loss = self.loses(&met(attack, Reaction::Dodge)) + self.price(attack.target, cost);
            if loss < best.0 {
                best = (loss, Action::Dodge);
            }
        }
        for action in listed {
            let Action::Use { figure, ability: number, extra, .. } = *action else { continue };
            let Some(loss) = self.special(attack, figure, number, extra) else { continue };
            if loss < best.0 {
                best = (loss, *action);
            }
        }
        best.1
    }

    fn loses(&self, attack: &Attack) -> f32 {
        let blow = Blow::new(self.game, self.state, self.ground, attack);
        let life = Life::sure(self.state.figure(attack.target).life);
        lost(self.game, self.state, attack.target, &life.after(&blow))
    }

    /// What a special dodge or counterattack leaves to lose, with its price.
    fn special(&self, attack: &Attack, figure: u8, number: u8, extra: u8) -> Option<f32> {
        let facts = self.facts();
        let ability = facts.ability(figure, number)?;
        let reaction = if ability.kind == Kind::Counterattack { Reaction::Counter } else { Reaction::Dodge };
        let met = Attack { reaction, answer: number, ..*attack };
        let missed = Blow::new(self.game, self.state, self.ground, &met).missed;
        let back = if reaction == Reaction::Counter { self.strike_back(attack) } else { 0.0 };
        let swapped = Attack { attacker: attack.target, target: attack.attacker, ..met };
        let glance = |effects| at_a_glance(facts, Side::of_figure(figure), effects, &swapped);
        let besides = glance(&ability.does) + missed * (back + glance(&ability.then.miss));
        let cost = price(facts, figure, Deed::Use { number, extra });
        Some(self.loses(&met) + self.price(figure, cost) + kept_back(ability) - besides)
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
