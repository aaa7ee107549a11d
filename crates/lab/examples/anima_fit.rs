//! Fits the weights of `players::anima`'s value of a position to games that the script plays against itself, and prints
//! them as `crates/players/src/anima/fitted.rs` has them.
//!
//! `cargo run --release -p lab --example anima_fit -- --games 4000 --seed 1`

use anima::content::Measure;
use anima::state::Stage;
use anima::{Memo, Side};
use kernel::dice::{below, draw, stream};
use kernel::{Game, Input, Nothing, Pending, Sight};
use lab::anima::Matches;
use lab::regression::{Fit, Sample, fit, loss};
use lab::sim::Setup;
use players::anima::{Glance, KEYS, parts};
use players::{Level, Persona, Player};

const SCENARIOS: [&str; 4] = ["standard", "nodes", "flag", "armageddon"];
/// One position in so many is taken, since neighbours say nearly the same.
const EVERY: u8 = 4;
/// How much weights are drawn towards nothing.
const RIDGE: f64 = 0.2;

fn samples(setup: &Matches, games: u64, seed: u64, out: &mut Vec<Sample>) -> Option<()> {
    let mut game = setup.game();
    let mut memo = Memo::default();
    let plain = Persona::Plain.weights();
    for index in 0..games {
        let mut rng = stream(seed, index);
        setup.deal(&mut game, &mut rng);
        // Opponents who care about different things come into more kinds of positions.
        let mut players = Side::BOTH.map(|_| {
            let persona = Persona::ALL[usize::from(below(&mut rng, Persona::ALL.len() as u8))];
            Glance::new(persona.weights())
        });
        let begun = out.len();
        let mut state = game.start();
        let winner = loop {
            let input = match game.pending(&state) {
                Pending::Over(outcome) => break outcome.winner,
                Pending::Chance(chance) => Input::Drawn(draw(&mut rng, chance)),
                Pending::Decide { awaited, .. } => {
                    let seat = awaited.iter().next()?;
                    let at_rest = state.stack.is_empty() && matches!(state.stage, Stage::Act { .. });
                    if at_rest && below(&mut rng, EVERY) == 0 {
                        let ground = memo.ground(&game, &state);
                        let parts = parts(&game, &state, ground, Side::A, &plain);
                        out.push(Sample { parts: parts.map(f64::from).to_vec(), came_to: 0.0 });
                    }
                    let who = Side::of(seat)?.index();
                    let action =
                        players[who].choose(&Sight::new(&game, &state, &mut memo, seat), &mut rng)?;
                    Input::Choose(seat, action)
                }
            };
            game.apply(&mut state, &mut memo, &input, &mut Nothing);
        };
        let came_to = winner.map_or(0.5, |winner| f64::from(u8::from(winner == Side::A)));
        for sample in &mut out[begun..] {
            sample.came_to = came_to;
        }
    }
    Some(())
}

fn main() {
    let (mut games, mut seed) = (400, 1);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let number = words.next().and_then(|word| word.parse().ok());
        match (word.as_str(), number) {
            ("--games", Some(number)) => games = number,
            ("--seed", Some(number)) => seed = number,
            _ => return eprintln!("not understood: {word}"),
        }
    }
    let mut all = Vec::new();
    for (place, scenario) in SCENARIOS.into_iter().enumerate() {
        for (measure, part) in [(Measure::Board, 3), (Measure::Table, 1)] {
            let content = lab::anima::content("advanced").and_then(Result::ok);
            let words = format!("scenario={scenario}");
            let setup = content
                .and_then(|content| Matches::new(content, Some(measure), &words, [Level::Random; 2]).ok());
            let Some(setup) = setup else { return eprintln!("no setup for {words}") };
            let begun = all.len();
            let seed = seed + 100 * place as u64 + part;
            if samples(&setup, games * part / 16, seed, &mut all).is_none() {
                return eprintln!("a game did not end");
            }
            eprintln!("{scenario} {measure:?}: {} positions", all.len() - begun);
        }
    }
    let Fit { weights, .. } = fit(&all, KEYS.len(), RIDGE);
    eprintln!("loss {:.4} after {:.4}", loss(&weights, &all), loss(&[], &all));
    for (key, weight) in KEYS.iter().zip(&weights) {
        eprintln!("  {key} {weight:.3}");
    }
    let written: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
    println!("pub const FITTED: Parts = [{}];", written.join(", "));
}
