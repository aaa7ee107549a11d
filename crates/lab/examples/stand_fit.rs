//! Fits the value of positions of The Last Stand to games that the engine plays against itself:
//! `cargo run --release -p lab --example stand_fit -- --games N --seed S`.
//!
//! Players who never slip play at a glance on both sides; in the first rounds of some games somebody random does, so that unusual
//! positions are seen too, and only what follows is counted. What it prints goes into `players::laststand::weights` as
//! it comes. Logistic regression by Newton's method, with a small penalty so that what is never told apart stays near
//! nothing.

use kernel::dice::{below, draw, stream};
use kernel::{Game, Input, Nothing, Pending};
use lab::laststand::{Matches, content};
use lab::sim::Setup;
use laststand::state::Stage;
use laststand::{Form, LastStand, Side};
use players::laststand::Glance;
use players::laststand::features::{FEATURES, features};
use players::{Level, Persona, Random, next_to_choose};

/// What is added to the diagonal, against weights that grow for no reason.
const PENALTY: f64 = 2.0;
const STEPS: usize = 12;
/// Of so many positions one is put aside and only tried on.
const ASIDE: usize = 10;

struct Sample {
    counted: [f64; FEATURES],
    won: f64,
}

fn number(name: &str, otherwise: u64) -> u64 {
    let words: Vec<String> = std::env::args().collect();
    let place = words.iter().position(|word| word == name);
    place.and_then(|place| words.get(place + 1)?.parse().ok()).unwrap_or(otherwise)
}

fn main() {
    let samples = play(number("--games", 60_000), number("--seed", 1));
    let (tried, learned): (Vec<_>, Vec<_>) =
        samples.iter().enumerate().partition(|(place, _)| place % ASIDE == 0);
    let mut weights = [0.0; FEATURES];
    for _ in 0..STEPS {
        step(&learned, &mut weights);
    }
    eprintln!(
        "{} positions, loss {:.4}, on {} others {:.4}",
        learned.len(),
        loss(&learned, &weights),
        tried.len(),
        loss(&tried, &weights)
    );
    eprintln!("without any weights {:.4}", loss(&tried, &[0.0; FEATURES]));
    println!("pub const WEIGHTS: [f32; FEATURES] = [");
    weights.iter().for_each(|weight| println!("    {weight:.4},"));
    println!("];");
}

fn play(games: u64, seed: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    for index in 0..games {
        let setup = Matches {
            content: content().expect("the built-in content is good"),
            form: Form::open(2 + (index % 3) as u8),
            titan: Level::Second,
            heroes: Level::Second,
        };
        let (mut game, mut rng) = (setup.game(), stream(seed, index));
        setup.deal(&mut game, &mut rng);
        let mut sensible: Vec<Glance> = (0..game.seats()).map(|_| Glance::new(Persona::Plain)).collect();
        let mut random: Vec<Random<LastStand>> = (0..game.seats()).map(|_| Random::new()).collect();
        let wild_rounds = u16::from(below(&mut rng, 4));
        let first = samples.len();
        let mut state = game.start();
        let won = loop {
            let input = match game.pending(&state) {
                Pending::Over(outcome) => break f64::from(u8::from(outcome.winner == Side::Heroes)),
                Pending::Chance(chance) => Input::Drawn(draw(&mut rng, chance)),
                Pending::Decide { awaited, .. } => {
                    let wild = state.open.round <= wild_rounds;
                    if state.open.stage == Stage::Lay && !wild {
                        let counted = features(&game, &state.open).map(f64::from);
                        samples.push(Sample { counted, won: 0.0 });
                    }
                    let wild = wild && wild_rounds > 1 && below(&mut rng, 3) == 0;
                    let choice = if wild {
                        next_to_choose(&game, &state, &mut (), awaited, &mut random, &mut rng)
                    } else {
                        next_to_choose(&game, &state, &mut (), awaited, &mut sensible, &mut rng)
                    };
                    let (seat, action) = choice.expect("somebody chooses");
                    Input::Choose(seat, action)
                }
            };
            game.apply(&mut state, &mut (), &input, &mut Nothing);
        };
        samples[first..].iter_mut().for_each(|sample| sample.won = won);
    }
    samples
}

fn chance(weights: &[f64; FEATURES], sample: &Sample) -> f64 {
    let odds: f64 = weights.iter().zip(&sample.counted).map(|(weight, counted)| weight * counted).sum();
    1.0 / (1.0 + (-odds).exp())
}

fn loss(samples: &[(usize, &Sample)], weights: &[f64; FEATURES]) -> f64 {
    let one = |sample: &Sample| {
        let chance = chance(weights, sample).clamp(1e-9, 1.0 - 1e-9);
        -(sample.won * chance.ln() + (1.0 - sample.won) * (1.0 - chance).ln())
    };
    samples.iter().map(|(_, sample)| one(sample)).sum::<f64>() / samples.len().max(1) as f64
}

/// One step of Newton's method.
fn step(samples: &[(usize, &Sample)], weights: &mut [f64; FEATURES]) {
    let mut matrix = vec![[0.0f64; FEATURES]; FEATURES];
    let mut slope = weights.map(|weight| -PENALTY * weight);
    for (_, sample) in samples {
        let chance = chance(weights, sample);
        for row in 0..FEATURES {
            let counted = sample.counted[row];
            if counted == 0.0 {
                continue;
            }
            slope[row] += counted * (sample.won - chance);
            for (entry, other) in matrix[row].iter_mut().zip(sample.counted).take(row + 1) {
                *entry += counted * other * chance * (1.0 - chance);
            }
        }
    }
    (0..FEATURES).for_each(|row| {
        matrix[row][row] += PENALTY;
        (0..row).for_each(|column| matrix[column][row] = matrix[row][column]);
    });
    for (weight, change) in weights.iter_mut().zip(solve(matrix, slope)) {
        *weight += change;
    }
}

/// Gauss' elimination; the matrix is positive, so that no row need be exchanged.
fn solve(mut matrix: Vec<[f64; FEATURES]>, mut right: [f64; FEATURES]) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        for row in pivot + 1..FEATURES {
            let times = matrix[row][pivot] / matrix[pivot][pivot];
            (pivot..FEATURES).for_each(|column| matrix[row][column] -= times * matrix[pivot][column]);
            right[row] -= times * right[pivot];
        }
    }
    for pivot in (0..FEATURES).rev() {
        let known: f64 = (pivot + 1..FEATURES).map(|column| matrix[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}
