//! Fits the value of positions of The Last Stand to games that the engine plays against itself:
//! `cargo run --release -p lab --example stand_fit -- --games N --seed S`.
//!
//! Players who never slip play at a glance on both sides; in the first rounds of some games somebody random does, so that unusual
//! positions are seen too, and only what follows is counted. What it prints goes into `players::laststand::weights` as
//! it comes.

mod words;

use std::process::ExitCode;

use kernel::dice::{below, draw, stream};
use kernel::{Game, Input, Nothing, Pending};
use lab::laststand::{Matches, content};
use lab::regression::{Fit, Sample, fit, loss};
use lab::sim::Setup;
use laststand::state::Stage;
use laststand::{Form, LastStand, Side};
use players::laststand::Glance;
use players::laststand::features::{FEATURES, features};
use players::{Level, Persona, Random, next_to_choose};
use words::{ended, number};

/// What is added to the diagonal, against weights that grow for no reason.
const PENALTY: f64 = 2.0;
/// Of so many positions one is put aside and only tried on.
const ASIDE: usize = 10;

fn main() -> ExitCode {
    ended(tell())
}

fn tell() -> Result<(), String> {
    let (games, seed) = (number("--games", 60_000)?, number("--seed", 1)?);
    let (mut tried, mut learned) = (Vec::new(), Vec::new());
    for (place, sample) in play(games, seed).into_iter().enumerate() {
        if place % ASIDE == 0 { &mut tried } else { &mut learned }.push(sample);
    }
    let Fit { weights, .. } = fit(&learned, FEATURES, PENALTY);
    eprintln!(
        "{} positions, loss {:.4}, on {} others {:.4}",
        learned.len(),
        loss(&weights, &learned),
        tried.len(),
        loss(&weights, &tried)
    );
    eprintln!("without any weights {:.4}", loss(&[], &tried));
    println!("pub const WEIGHTS: [f32; FEATURES] = [");
    weights.iter().for_each(|weight| println!("    {weight:.4},"));
    println!("];");
    Ok(())
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
                        let parts = features(&game, &state.open).map(f64::from).to_vec();
                        samples.push(Sample { parts, came_to: 0.0 });
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
        samples[first..].iter_mut().for_each(|sample| sample.came_to = won);
    }
    samples
}
