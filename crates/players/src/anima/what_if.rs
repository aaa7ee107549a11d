//! What comes of a choice that has to do with cards: the rules themselves carry it out on a copy.
//!
//! Dice fall every way, or some ways where there are many; whatever the card asks of its owner is chosen as well as can
//! be; everybody else lets things be. An attack is not rolled: [`super::standing`] knows its odds.

use anima::rules::combat::NATURAL_TEN;
use anima::rules::rolls::{self, Test};
use anima::state::{Frame, Side, State};
use anima::{Action, Anima, Memo};
use kernel::{Drawn, Game, Input, Nothing, Pending};

/// More questions and dice than this no single choice is followed through.
const DEEPEST: u8 = 10;
/// And no more inputs than this in all.
const MOST_INPUTS: u16 = 150;
const FEW_INPUTS: u16 = 24;
/// Of many options only so many are tried.
const MOST_OPTIONS: usize = 6;
/// A battle that is over counts more than anything in it.
const DECIDED: f32 = 1000.0;
/// The faces a die is tried with deep down, and all of them at the top.
const SOME: [u8; 3] = [1, 4, 8];
const ALL: [u8; 10] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/// Follows choices through for one side.
pub struct WhatIf<'a, V: Fn(&State) -> f32> {
    pub game: &'a Anima,
    pub memo: &'a mut Memo,
    pub side: Side,
    /// What a state is worth in which nothing is left to follow.
    pub value: V,
    care: Care,
    inputs: u16,
}

/// How thoroughly choices are followed through.
#[derive(Clone, Copy)]
pub enum Care {
    Thorough,
    /// By somebody who has hundreds of worlds to go through.
    Brief,
}

impl<'a, V: Fn(&State) -> f32> WhatIf<'a, V> {
    pub fn new(game: &'a Anima, memo: &'a mut Memo, side: Side, value: V, care: Care) -> Self {
        WhatIf { game, memo, side, value, care, inputs: 0 }
    }

    /// What a choice of this side is worth.
    pub fn after(&mut self, state: &State, action: Action) -> f32 {
        self.inputs = 0;
        self.follow(state, &Input::Choose(self.side.seat(), action), 0)
    }

    fn follow(&mut self, state: &State, input: &Input<Action>, depth: u8) -> f32 {
        let mut then = *state;
        self.inputs += 1;
        self.game.apply(&mut then, self.memo, input, &mut Nothing);
        let most = match self.care {
            Care::Thorough => MOST_INPUTS,
            Care::Brief => FEW_INPUTS,
        };
        if depth >= DEEPEST || self.inputs >= most {
            return (self.value)(&then);
        }
        match self.game.pending(&then) {
            Pending::Over(outcome) => match outcome.winner {
                Some(winner) if winner == self.side => DECIDED,
                Some(_) => -DECIDED,
                None => 0.0,
            },
            Pending::Chance(chance) => {
                if rolls_an_attack(&then) {
                    return (self.value)(&then);
                }
                let faces: &[u8] = match self.care {
                    Care::Thorough if depth < 2 => &ALL,
                    Care::Thorough | Care::Brief => &SOME,
                };
                let kept = Kept::of(&then);
                let (mut sum, mut weights) = (0.0, 0.0);
                for &face in faces {
                    let drawn = Drawn::fill(chance, |sides| face % sides);
                    let weight = kept.weight(face);
                    sum += weight * self.follow(&then, &Input::Drawn(drawn), depth + 1);
                    weights += weight;
                }
                sum / weights
            }
            Pending::Decide { awaited, .. } => {
                let Some(seat) = awaited.iter().next() else { return (self.value)(&then) };
                let mine = seat == self.side.seat();
                match then.stack.top() {
                    Some(Frame::Doing(_)) if mine => self.best(&then, depth),
                    Some(Frame::Doing(_) | Frame::Window(_) | Frame::Throw(_)) => {
                        match self.pass(&then, seat) {
                            Some(pass) => self.follow(&then, &Input::Choose(seat, pass), depth + 1),
                            None => (self.value)(&then),
                        }
                    }
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
                    )
                    | None => (self.value)(&then),
                }
            }
        }
    }

    /// The best of what a card asks this side.
    fn best(&mut self, state: &State, depth: u8) -> f32 {
        let mut options = Vec::new();
        self.game.legal_actions(state, self.memo, self.side.seat(), &mut options);
        options.retain(|action| !self.game.concedes(action));
        let step = options.len().div_ceil(MOST_OPTIONS).max(1);
        let mut best = f32::MIN;
        for action in options.into_iter().step_by(step) {
            best = best.max(self.follow(state, &Input::Choose(self.side.seat(), action), depth + 1));
        }
        if best == f32::MIN { (self.value)(state) } else { best }
    }

    /// Letting be, or whatever else there is where that is not allowed.
    fn pass(&mut self, state: &State, seat: kernel::Seat) -> Option<Action> {
        if self.game.check(state, self.memo, seat, &Action::LetBe).is_ok() {
            return Some(Action::LetBe);
        }
        let mut options = Vec::new();
        self.game.legal_actions(state, self.memo, seat, &mut options);
        options.into_iter().find(|action| !self.game.concedes(action))
    }
}

/// How many dice are awaited of which one is kept, and whether it is the lowest.
struct Kept {
    dice: u8,
    lowest: bool,
}

impl Kept {
    fn of(state: &State) -> Kept {
        let dice = rolls::at_hand(state).map_or(1, |roll| roll.dice.max(1));
        let lowest = rolls::wanted(state).is_some_and(|wanted| wanted.test == Test::Doom);
        Kept { dice, lowest }
    }

    /// How much likelier it is than with one die that a face, counted from nothing, is kept. All dice show it then, which
    /// comes to the same.
    fn weight(&self, face: u8) -> f32 {
        if self.dice == 1 {
            return 1.0;
        }
        let sides = f32::from(NATURAL_TEN);
        let below = f32::from(if self.lowest { NATURAL_TEN - 1 - face } else { face }) / sides;
        let dice = i32::from(self.dice);
        ((below + 1.0 / sides).powi(dice) - below.powi(dice)) * sides
    }
}

/// Whether the die that is awaited is an attack's or a defense's.
fn rolls_an_attack(state: &State) -> bool {
    matches!(state.stack.top(), Some(Frame::Attack(_)))
}
