//! How good a position of The Last Stand is, at the beginning of a round.

use kernel::Seat;
use laststand::state::{Open, Stage, TITAN};
use laststand::{LastStand, Side, State};

use super::features::{FEATURES, TERMS, at_start, features};
use super::weights::WEIGHTS;
use crate::{Appraisal, Appraise, Persona, Term};

/// The judge of a side: what it cares about more or less is in its weights.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    weights: [f32; FEATURES],
    seat: Seat,
}

impl Judge {
    pub fn new(persona: Persona, seat: Seat) -> Judge {
        let tastes = persona.weights();
        let (marker, losses) = if seat == TITAN {
            (tastes.harm_suffered, tastes.harm_done)
        } else {
            (tastes.harm_done, tastes.harm_suffered)
        };
        let mut weights = WEIGHTS;
        for (place, weight) in weights.iter_mut().enumerate() {
            *weight *= match term(place) {
                "citizens" | "cannons" => losses * tastes.goals,
                "hearts" if place == TERMS[3].1 => losses * tastes.wounded,
                "hearts" => losses,
                "marker" => marker,
                _ => 1.0,
            };
        }
        Judge { weights, seat }
    }

    /// How likely the side wins, from 0 to 1.
    pub fn value(&self, game: &LastStand, state: &State) -> f32 {
        let heroes = if let Stage::Over(outcome) = state.open.stage {
            f32::from(u8::from(outcome.winner == Side::Heroes))
        } else {
            chance(self.odds(game, &state.open))
        };
        if self.seat == TITAN { 1.0 - heroes } else { heroes }
    }

    fn odds(&self, game: &LastStand, open: &Open) -> f32 {
        features(game, open).iter().zip(self.weights).map(|(feature, weight)| feature * weight).sum()
    }
}

/// The name under which people are told of a feature.
fn term(place: usize) -> &'static str {
    TERMS.iter().rev().find(|(_, from)| *from <= place).map_or("start", |(key, _)| key)
}

/// The logistic curve, by operations that give the same bits on every machine.
pub fn chance(odds: f32) -> f32 {
    const DOUBLINGS: i32 = 10;
    let mut power = 1.0 - odds.clamp(-12.0, 12.0) / f32::from(1u16 << DOUBLINGS);
    for _ in 0..DOUBLINGS {
        power *= power;
    }
    1.0 / (1.0 + power)
}

impl Appraise for LastStand {
    fn appraise(&self, world: &State, _: &mut (), seat: Seat) -> Appraisal {
        let (now, start) = (features(self, &world.open), at_start(self, &world.open));
        let side = if seat == TITAN { -1.0 } else { 1.0 };
        let mut terms: Vec<Term> = TERMS.iter().map(|&(key, _)| Term { key, adds: 0.0 }).collect();
        for place in 0..FEATURES {
            let key = term(place);
            if let Some(term) = terms.iter_mut().find(|term| term.key == key) {
                term.adds += side * WEIGHTS[place] * (now[place] - start[place]);
            }
        }
        terms[0].adds =
            side * start.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum::<f32>();
        Appraisal { chance: Judge::new(Persona::Plain, seat).value(self, world), terms }
    }
}
