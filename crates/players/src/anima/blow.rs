//! What one attack does to its target, exactly, over all faces of its dice.
//!
//! The numbers come from the rules themselves ([`combat::offense`] and its like), and what the dice make of them too: see
//! [`super::odds::duel`].

use anima::cards::What;
use anima::ground::Ground;
use anima::rules::cards::Facts;
use anima::rules::combat::{self, NATURAL_TEN};
use anima::rules::innate::harms;
use anima::state::{Attack, Reaction};
use anima::{Anima, State};

use super::odds::duel::{LIVES, Numbers, Resolved, Thrown, resolve};

/// How likely an attack costs its target how much life.
pub type Blow = Resolved;

impl Blow {
    /// The attack as it stands, with the reaction that it names.
    pub fn new(game: &Anima, state: &State, ground: &Ground, attack: &Attack) -> Blow {
        let facts = Facts::new(game, state, ground);
        let dice = attack_dice(facts, attack);
        let defense_dice = defense_dice(facts, attack);
        // All parts of these totals but the die and the level of success are the same for every face; some count only
        // where there is a die.
        let offense = |die: u8| combat::offense(facts, attack, die).value() - i16::from(die);
        let defense = |die: u8| combat::defense(facts, attack, die).value() - i16::from(die);
        let numbers = Numbers {
            lead: offense(dice.some_face()) - defense(defense_dice.some_face()),
            harm: combat::damage(facts, attack, 0).value() - combat::armor(facts, attack).value(),
            sure: combat::sure_from(facts, attack),
            harms: is_hurt(facts, attack),
            attack: dice,
            defense: defense_dice,
        };
        resolve(&game.content.edition, numbers)
    }

    /// How likely it costs anything at all.
    pub fn hurts(&self) -> f32 {
        1.0 - self.chances[0]
    }
}

/// Whether the attack can cost its target anything.
fn is_hurt(facts: Facts<'_>, attack: &Attack) -> bool {
    harms(facts, attack) && !facts.has(attack.target, Some(attack), &What::Unhurt)
}

/// The dice of the attack, or the one that lies already or is fixed.
fn attack_dice(facts: Facts<'_>, attack: &Attack) -> Thrown {
    if attack.kept > 0 {
        return Thrown::Lies(attack.kept);
    }
    let fixed = facts.most(attack.attacker, Some(attack), &What::Die);
    match fixed.and_then(|die| u8::try_from(die.clamp(1, NATURAL_TEN.into())).ok()) {
        Some(face) => Thrown::Lies(face),
        None => Thrown::of(combat::dice(facts, attack)),
    }
}

/// The same for a dodge or counter.
fn defense_dice(facts: Facts<'_>, attack: &Attack) -> Thrown {
    match (attack.reaction, attack.defense_die) {
        (Reaction::None, _) => Thrown::None,
        (Reaction::Dodge | Reaction::Counter, 0) => Thrown::of(combat::defense_dice(facts, attack)),
        (Reaction::Dodge | Reaction::Counter, die) => Thrown::Lies(die),
    }
}

/// How likely somebody has how much life left.
#[derive(Clone, Copy)]
pub struct Life {
    chances: [f32; LIVES],
    /// What it began with.
    most: usize,
}

impl Life {
    pub fn sure(life: u8) -> Life {
        let mut chances = [0.0; LIVES];
        let most = usize::from(life).min(LIVES - 1);
        chances[most] = 1.0;
        Life { chances, most }
    }

    #[must_use]
    pub fn after(&self, blow: &Blow) -> Life {
        let mut chances = [0.0; LIVES];
        for (life, &had) in self.chances[..=self.most].iter().enumerate().filter(|(_, had)| **had > 0.0) {
            for (lost, &chance) in blow.chances[..=usize::from(blow.most)].iter().enumerate() {
                chances[life.saturating_sub(lost)] += had * chance;
            }
        }
        Life { chances, most: self.most }
    }

    /// What is lost on average of something that is worth so much at each life.
    pub fn mean(&self, worth: impl Fn(usize) -> f32) -> f32 {
        let weighed = self.chances[..=self.most].iter().enumerate().filter(|(_, chance)| **chance > 0.0);
        weighed.map(|(life, chance)| chance * worth(life)).sum()
    }
}

#[cfg(test)]
mod tests {
    use anima::state::SECOND;
    use kernel::{Drawn, Game, Input, Nothing};

    use super::super::staged::{dodged, throws};
    use super::*;

    /// Over all hundred throws of a dodge and an attack the rules take as much life as the odds say, in an edition with
    /// criticals and in one without.
    #[test]
    fn the_rules_agree() {
        for edition in ["advanced", "core-en"] {
            let (game, mut memo, state) = dodged(edition);
            let attack = *anima::rules::attack(&state).expect("it is under way");
            let blow = Blow::new(&game, &state, memo.ground(&game, &state), &attack);
            let mut counted = [0.0; LIVES];
            for throw in throws() {
                let mut then = state;
                for die in throw {
                    game.apply(&mut then, &mut memo, &Input::Drawn(Drawn::one(die)), &mut Nothing);
                }
                counted[usize::from(state.figure(SECOND).life - then.figure(SECOND).life)] += 0.01;
            }
            for (lost, (told, counted)) in blow.chances.iter().zip(counted).enumerate() {
                assert!(
                    (told - counted).abs() < 1e-5,
                    "{edition}: {lost} lost, {told} told, {counted} counted"
                );
            }
            assert!(counted[1..].iter().sum::<f32>() > 0.05, "{edition}: some throws hurt");
        }
    }

    /// Two blows of which each kills half the time leave a quarter alive.
    #[test]
    fn blows_add_up() {
        let mut blow = Blow { chances: [0.0; LIVES], most: 7, missed: 0.5, critical: 0.0 };
        (blow.chances[0], blow.chances[7]) = (0.5, 0.5);
        let life = Life::sure(5).after(&blow).after(&blow);
        let dead = life.mean(|life| if life == 0 { 1.0 } else { 0.0 });
        assert!((dead - 0.75).abs() < 1e-6);
        assert!((life.mean(|life| life as f32) - 1.25).abs() < 1e-6);
    }
}
