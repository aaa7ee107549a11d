//! What one attack does to its target, exactly, over all faces of its dice.
//!
//! The numbers come from the rules themselves ([`combat::offense`] and its like); only the faces are counted here.

use anima::cards::What;
use anima::content::{CriticalRule, caps};
use anima::ground::Ground;
use anima::rules::cards::Facts;
use anima::rules::combat::{self, NATURAL_TEN};
use anima::rules::innate::harms;
use anima::state::{Attack, Reaction};
use anima::{Anima, State};

/// Life points, from none to the most a card may have.
const LIVES: usize = caps::LIFE as usize + 1;

/// How likely an attack costs its target how much life.
#[derive(Clone, Copy)]
pub struct Blow {
    /// By the life lost; whatever goes beyond the most counts as that.
    chances: [f32; LIVES],
    /// The most it may cost.
    most: usize,
    /// How likely it misses outright, so that a counter strikes back.
    pub missed: f32,
    /// How likely the die hits whatever the defense is.
    pub critical: f32,
}

impl Blow {
    /// The attack as it stands, with the reaction that it names.
    pub fn new(game: &Anima, state: &State, ground: &Ground, attack: &Attack) -> Blow {
        let rules = &game.content.edition.combat;
        let facts = Facts::new(game, state, ground);
        let (sure, harms) = (combat::sure_from(facts, attack), is_hurt(facts, attack));
        // All parts of these totals but the die and the level of success are the same for every face.
        let lead = combat::offense(facts, attack, 0).value() - combat::defense(facts, attack, 0).value();
        let harm = combat::damage(facts, attack, 0).value() - combat::armor(facts, attack).value();
        let least = if rules.critical == CriticalRule::Full { i16::from(rules.critical_min_loss) } else { 0 };
        let mut blow = Blow { chances: [0.0; LIVES], most: 0, missed: 0.0, critical: 0.0 };
        let answers = answers(facts, attack);
        for (face, likely) in faces(facts, attack) {
            let natural = face >= sure;
            blow.critical += if natural { likely } else { 0.0 };
            for &(answer, answered) in &answers {
                let chance = likely * answered;
                let difference = lead + i16::from(face) - i16::from(answer);
                if difference < 0 && !natural {
                    blow.missed += chance;
                    continue;
                }
                let floor = if natural { i16::from(rules.critical_floor) } else { 0 };
                let lost = (harm + difference.max(floor)).max(if natural { least } else { 0 });
                let lost = if harms { usize::try_from(lost).unwrap_or(0).min(LIVES - 1) } else { 0 };
                blow.chances[lost] += chance;
                blow.most = blow.most.max(lost);
            }
        }
        blow.chances[0] += blow.missed;
        blow
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

/// The faces of the attack's die and how likely each is kept; the one that lies already, if it was rolled or is fixed.
fn faces(facts: Facts<'_>, attack: &Attack) -> Vec<(u8, f32)> {
    let fixed = facts.most(attack.attacker, Some(attack), &What::Die);
    let fixed = fixed.and_then(|die| u8::try_from(die.clamp(1, NATURAL_TEN.into())).ok());
    match (attack.kept, fixed) {
        (0, None) => {
            let dice = combat::dice(facts, attack);
            (1..=NATURAL_TEN).map(|face| (face, kept(face, dice))).collect()
        }
        (0, Some(face)) | (face, _) => vec![(face, 1.0)],
    }
}

/// The same for the die of a dodge or counter.
fn answers(facts: Facts<'_>, attack: &Attack) -> Vec<(u8, f32)> {
    match (attack.reaction, attack.defense_die) {
        (Reaction::None, _) => vec![(0, 1.0)],
        (Reaction::Dodge | Reaction::Counter, 0) => {
            let dice = combat::defense_dice(facts, attack);
            (1..=NATURAL_TEN).map(|face| (face, kept(face, dice))).collect()
        }
        (Reaction::Dodge | Reaction::Counter, die) => vec![(die, 1.0)],
    }
}

/// How likely the best of so many dice shows this face.
fn kept(face: u8, dice: u8) -> f32 {
    let below = |face: u8| (0..dice).fold(1.0, |chance, _| chance * f32::from(face) / f32::from(NATURAL_TEN));
    below(face) - below(face - 1)
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
            for (lost, &chance) in blow.chances[..=blow.most].iter().enumerate() {
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
    use anima::content::{builtin_edition, read};
    use anima::state::{Marks, Place, SECOND, Side, Stage};
    use anima::{Action, Form, Memo};
    use kernel::{Drawn, Game, Input, Nothing};

    use super::*;

    /// Over all hundred throws of a dodge and an attack the rules take as much life as the odds say, in an edition with
    /// criticals and in one without.
    #[test]
    fn the_rules_agree() {
        for edition in ["advanced", "core-en"] {
            let content = read(&builtin_edition(edition).expect("it exists")).expect("it is good");
            let form =
                Form::parse(&content, "map=twin-hills scenery=none a=corvane b=ghorm").expect("it is good");
            let (game, mut memo) = (Anima::new(content, form), Memo::default());
            let mut state = game.start();
            for (figure, y) in [(0, 10), (SECOND, 11)] {
                let life = game.card(&state, figure).life;
                let place = state.figure_mut(figure);
                (place.place, place.life, place.actions) = (Place { x: 10, y }, life, 4);
                place.marks.set(Marks::ON_TABLE);
            }
            state.stage = Stage::Active { figure: 0 };
            for (side, action) in [(Side::A, Action::Attack(SECOND)), (Side::B, Action::Dodge)] {
                game.apply(&mut state, &mut memo, &Input::Choose(side.seat(), action), &mut Nothing);
            }
            let attack = *anima::rules::attack(&state).expect("it is under way");
            let blow = Blow::new(&game, &state, memo.ground(&game, &state), &attack);
            let mut counted = [0.0; LIVES];
            for (dodged, struck) in (0..10).flat_map(|dodged| (0..10).map(move |struck| (dodged, struck))) {
                let mut then = state;
                for die in [dodged, struck] {
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

    /// The best of two dice shows a ten in 19 of 100 throws, and something always.
    #[test]
    fn two_dice_keep_the_best() {
        assert!((kept(10, 2) - 0.19).abs() < 1e-6);
        assert!(((1..=10).map(|face| kept(face, 2)).sum::<f32>() - 1.0).abs() < 1e-6);
        assert!((kept(3, 1) - 0.1).abs() < 1e-6);
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
