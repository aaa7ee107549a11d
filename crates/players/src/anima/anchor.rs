//! A script that stays as it is, so that there is something to measure others by.
//!
//! **Frozen.** Nobody tunes it, corrects it or makes it cleverer: whoever is measured against it today has to meet the same
//! player in a year. So it takes nothing from the other players but what is done by lot. It strikes whom it hurts most by
//! the numbers printed on the cards, heedless of ground, abilities and what comes back; else it goes to the nearest enemy,
//! and dodges whenever it may. `tests/anchor.rs` holds it still.

use anima::state::{Gait, Place, Side, Stage, State};
use anima::{Action, Anima};
use kernel::Sight;
use rand_core::Rng;

use crate::{Player, Random};

#[derive(Default)]
pub struct Anchor {
    actions: Vec<Action>,
    any: Random<Anima>,
}

/// The faces of the die that is rolled.
const FACES: i32 = 10;

impl Player<Anima> for Anchor {
    fn choose(&mut self, sight: &Sight<'_, Anima>, rng: &mut dyn Rng) -> Option<Action> {
        let (game, state) = (sight.game(), sight.view().state);
        self.actions.clear();
        sight.legal_actions(&mut self.actions);
        let chosen = if let Stage::Active { figure } = state.stage {
            self.act(game, &state, figure)
        } else if let Stage::Moving { figure, .. } = state.stage {
            self.go(&state, figure)
        } else if let Stage::Act { .. } = state.stage {
            self.activate(&state)
        } else {
            None
        };
        let chosen = chosen.or_else(|| self.first(&[Action::Dodge, Action::LetBe]));
        chosen.or_else(|| self.any.choose(sight, rng))
    }
}

impl Anchor {
    /// The first of these that may be done.
    fn first(&self, wanted: &[Action]) -> Option<Action> {
        wanted.iter().find(|wanted| self.actions.contains(wanted)).copied()
    }

    /// Whoever is nearest to an enemy acts first.
    fn activate(&self, state: &State) -> Option<Action> {
        let figures = self.actions.iter().filter_map(|action| {
            let Action::Activate(figure) = action else { return None };
            Some(*figure)
        });
        let nearest = figures.min_by_key(|figure| to_enemy(state, *figure, state.figure(*figure).place));
        nearest.map(Action::Activate)
    }

    /// What somebody does who is active: the blow that hurts most, or nearer to the enemy, or nothing.
    fn act(&self, game: &Anima, state: &State, figure: u8) -> Option<Action> {
        let blows = self.actions.iter().filter_map(|action| {
            let harm = harm(game, state, figure, struck(action)?);
            (harm > 0).then_some((harm, *action))
        });
        // Of equals the first that is listed.
        let best = blows.reduce(|best, other| if other.0 > best.0 { other } else { best });
        let goes = [Action::TakeFlag, Action::Move(Gait::Run), Action::Move(Gait::Walk), Action::End];
        best.map(|(_, blow)| blow).or_else(|| self.first(&goes))
    }

    /// The step that leads nearest to an enemy, while there is one that leads nearer.
    fn go(&self, state: &State, figure: u8) -> Option<Action> {
        let now = to_enemy(state, figure, state.figure(figure).place);
        let steps = self.actions.iter().filter_map(|action| {
            let Action::Go(to) = action else { return None };
            Some((to_enemy(state, figure, *to), *action))
        });
        let nearest = steps.min_by_key(|(distance, _)| *distance).filter(|(distance, _)| *distance < now);
        nearest.map(|(_, step)| step).or_else(|| self.first(&[Action::End]))
    }
}

/// Whom a plain attack is aimed at.
fn struck(action: &Action) -> Option<u8> {
    let (Action::Attack(target) | Action::Shoot(target) | Action::Charge { target, .. }) = action else {
        return None;
    };
    Some(*target)
}

/// The life points that a blow costs over all faces of its die, by what is printed on both cards. It is a rough reckoning
/// of its own: the rules know better, and change.
fn harm(game: &Anima, state: &State, figure: u8, target: u8) -> i32 {
    let (one, other) = (game.card(state, figure), game.card(state, target));
    let lead = i32::from(one.attack) - i32::from(other.defense);
    let past = i32::from(one.damage) - i32::from(other.armor);
    (1..=FACES).map(|face| lead + face).filter(|success| *success >= 0).map(|by| (past + by).max(0)).sum()
}

/// How far the nearest enemy is from a place, squared.
fn to_enemy(state: &State, figure: u8, from: Place) -> i64 {
    let enemies = state.standing(Side::of_figure(figure).other());
    let distance = |enemy: u8| {
        let at = state.figure(enemy).place;
        let (x, y) = (i64::from(at.x - from.x), i64::from(at.y - from.y));
        x * x + y * y
    };
    enemies.iter().map(distance).min().unwrap_or(i64::MAX)
}
