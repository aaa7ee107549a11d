//! What cards ask: windows, upkeep, whom, which and where. Each choice is carried out on a copy and the best is taken.

use anima::cards::Effect;
use anima::ground::Ground;
use anima::rules::cards::{Facts, doing, upkeep};
use anima::state::{Doing, Frame, Place, Side, Waits};
use anima::{Action, Memo, State};

use super::mind::Mind;
use super::standing::standing;
use super::uses::{kept_back, worst_state};
use super::ways::Ways;
use super::what_if::{Care, WhatIf};
use crate::Weights;

/// Whatever is not clearly better than letting be is let be.
const CLEARLY: f32 = 0.4;

/// Whether it is a card that asks now.
pub fn is_asked(facts: Facts<'_>) -> bool {
    match facts.state.stack.top() {
        Some(Frame::Window(_) | Frame::Doing(_) | Frame::Throw(_)) => true,
        Some(
            Frame::Nothing
            | Frame::Attack(_)
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Roll(_)
            | Frame::Due(_),
        ) => false,
        None => upkeep::due(facts).is_some(),
    }
}

/// The best of the listed choices.
pub fn choose(
    facts: Facts<'_>,
    side: Side,
    listed: &[Action],
    (imagined, care): (&mut Memo, Care),
    thinks: (&mut Ways, &Weights),
) -> Option<Action> {
    if let [only] = listed {
        return Some(*only);
    }
    if let Some(Frame::Doing(doing)) = facts.state.stack.top() {
        match doing.waits {
            Waits::Place => return place(facts, doing, listed, thinks),
            Waits::Counter => {
                let figure = doing.left.iter().next().unwrap_or(doing.by);
                let worst = worst_state(facts, figure).and_then(|place| u8::try_from(place).ok());
                return worst
                    .map(Action::Choose)
                    .filter(|choice| listed.contains(choice))
                    .or(listed.first().copied());
            }
            Waits::Settle
            | Waits::Begin
            | Waits::Word
            | Waits::Pick
            | Waits::Each
            | Waits::Resist
            | Waits::Die
            | Waits::Option => {}
        }
    }
    let value = |state: &State| standing(facts.of(state), side, None);
    let mut what_if = WhatIf::new(facts.game, imagined, side, value, care);
    let mut best: Option<(f32, Action)> = None;
    for &action in listed {
        let worth = what_if.after(facts.state, action) - reluctance(facts, &action);
        if best.is_none_or(|(so_far, _)| worth > so_far) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
}

/// How much better than nothing a choice has to be.
fn reluctance(facts: Facts<'_>, action: &Action) -> f32 {
    if let Action::Use { figure, ability, .. } = *action {
        let ability = facts.ability(figure, ability);
        return CLEARLY + ability.map_or(0.0, kept_back);
    }
    if let Action::Play { .. } | Action::Gnosis | Action::Accept = action { CLEARLY } else { 0.0 }
}

/// Where a card puts somebody: a friend where it is best for it, an enemy where it is worst, a newcomer at the enemy.
fn place(
    facts: Facts<'_>,
    doing: &Doing,
    listed: &[Action],
    (ways, cares): (&mut Ways, &Weights),
) -> Option<Action> {
    let Facts { state, ground, .. } = facts;
    let summons = matches!(doing::effect(facts, doing), Some(Effect::Summon { .. }));
    let figure = doing.left.iter().next().unwrap_or(doing.by);
    let side = Side::of_figure(doing.by);
    let mind = Mind::new(facts, ways, figure, cares);
    let friend = Side::of_figure(figure) == side;
    let mut there = *state;
    let here = worth_there(&mind, &mut there, state.figure(figure).place);
    let mut best = (if summons || !friend { f32::MIN } else { here }, None);
    for &action in listed {
        let Action::Put(to) = action else { continue };
        let worth = if summons {
            nearest_enemy(state, ground, side, to)
        } else if friend {
            worth_there(&mind, &mut there, to)
        } else {
            -worth_there(&mind, &mut there, to)
        };
        if worth > best.0 {
            best = (worth, Some(action));
        }
    }
    best.1
        .or_else(|| listed.iter().copied().find(|action| *action == Action::LetBe))
        .or(listed.first().copied())
}

fn worth_there(mind: &Mind<'_>, there: &mut State, to: Place) -> f32 {
    there.figure_mut(mind.me).place = to;
    mind.go_on(there, there.figure(mind.me).actions)
}

/// The nearer to an enemy the better.
fn nearest_enemy(state: &State, ground: &Ground, side: Side, to: Place) -> f32 {
    let enemies = state.standing(side.other()).iter();
    let far = enemies.map(|enemy| ground.length(state.figure(enemy).place, to)).min();
    -(far.unwrap_or_default() as f32)
}
