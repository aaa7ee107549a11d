//! Luck taken out of what came of a plan.
//!
//! When the dice of an attack are about to be thrown, the odds say what it will cost its target on average; once it is
//! resolved, what it did cost. The difference is luck, nothing on average, and what it is worth is taken off again: plans
//! are then told apart by what they do rather than by how the dice fell, in far fewer worlds.

use anima::ground::Ground;
use anima::state::{AttackKind, AttackStep, Side};
use anima::{Anima, State};

use super::blow::{Blow, Life};
use super::worth::{gone, worth};

/// The luck a side has had in one world.
pub struct Luck {
    side: Side,
    /// In levels: what the enemy lost beyond what was to be expected, less what the side did.
    pub sum: f32,
    open: Option<Struck>,
}

/// An attack whose dice are not all thrown.
struct Struck {
    attacker: u8,
    target: u8,
    worth: f32,
    /// The share of it that will be gone on average.
    expected: f32,
}

impl Luck {
    pub fn new(side: Side) -> Luck {
        Luck { side, sum: 0.0, open: None }
    }

    /// Dice are about to be thrown.
    pub fn before(&mut self, game: &Anima, state: &State, ground: &Ground) {
        if self.open.is_some() {
            return;
        }
        let Some(attack) = anima::rules::attack(state) else { return };
        let hurts = match attack.kind {
            AttackKind::Melee | AttackKind::Ranged | AttackKind::Charge | AttackKind::Counter => true,
            AttackKind::Push | AttackKind::Slam => false,
        };
        let thrown = matches!(attack.step, AttackStep::DefenseDie | AttackStep::AttackDie);
        if !hurts || !thrown {
            return;
        }
        let place = state.figure(attack.target);
        let most = usize::from(game.card(state, attack.target).life);
        let blow = Blow::new(game, state, ground, attack);
        self.open = Some(Struck {
            attacker: attack.attacker,
            target: attack.target,
            worth: worth(game, state, attack.target),
            expected: Life::sure(place.life).after(&blow).mean(|left| gone(left, most)),
        });
    }

    /// Something was thrown or chosen.
    pub fn after(&mut self, game: &Anima, state: &State) {
        let Some(struck) = &self.open else { return };
        let goes_on = anima::rules::attack_below(state).is_some_and(|attack| {
            (attack.attacker, attack.target) == (struck.attacker, struck.target)
                && matches!(
                    attack.step,
                    AttackStep::DefenseDie
                        | AttackStep::AttackDie
                        | AttackStep::AfterRoll
                        | AttackStep::Resolve
                        | AttackStep::Hurt
                )
        });
        if goes_on {
            return;
        }
        let place = state.figure(struck.target);
        let most = usize::from(game.card(state, struck.target).life);
        let left = if place.stands() { usize::from(place.life) } else { 0 };
        let luck = struck.worth * (gone(left, most) - struck.expected);
        let sign = if Side::of_figure(struck.target) == self.side { -1.0 } else { 1.0 };
        self.sum += sign * luck;
        self.open = None;
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Drawn, Game, Input, Nothing};

    use super::super::staged::{dodged, throws};
    use super::*;

    /// Over all hundred throws of a dodge and an attack luck comes to nothing, though hardly any throw is without it; and
    /// what is luck for one side is bad luck for the other.
    #[test]
    fn luck_evens_out() {
        let (game, mut memo, state) = dodged("advanced");
        let (mut sum, mut lucky) = (0.0, 0);
        for throw in throws() {
            let (mut then, mut lucks) = (state, Side::BOTH.map(Luck::new));
            for die in throw {
                let ground = memo.ground(&game, &then);
                lucks.iter_mut().for_each(|luck| luck.before(&game, &then, ground));
                game.apply(&mut then, &mut memo, &Input::Drawn(Drawn::one(die)), &mut Nothing);
                lucks.iter_mut().for_each(|luck| luck.after(&game, &then));
            }
            assert_eq!(lucks[0].sum, -lucks[1].sum);
            sum += lucks[0].sum;
            lucky += u32::from(lucks[0].sum.abs() > 0.01);
        }
        assert!(sum.abs() < 0.01, "{sum} over all throws");
        assert!(lucky > 90, "only {lucky} of a hundred throws were lucky or unlucky");
    }
}
