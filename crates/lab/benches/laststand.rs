//! How long the simulation's steps take: `cargo bench -p lab`.

use divan::{Bencher, black_box};
use kernel::dice::{draw, stream};
use kernel::{Game, Input, Nothing, Pending, Seat};
use lab::laststand::Matches;
use lab::odds::last_stand::{Question, answer};
use lab::sim::{Plan, Setup, run};
use laststand::content::{Power, Symbols, builtin, read};
use laststand::{Face, Form, LastStand, State};
use players::laststand::policy::{Member, best};
use players::{Level, next_to_choose};

fn main() {
    divan::main();
}

fn matches(level: Level) -> Matches {
    let content = read(&builtin()).expect("the built-in content is good");
    Matches { content, form: Form::open(3), titan: level, heroes: level }
}

/// Positions of a random game in which somebody chooses, and what is chosen.
fn positions() -> (LastStand, Vec<(State, Input<laststand::Action>)>) {
    let setup = matches(Level::Random);
    let (mut game, mut players, mut rng) = (setup.game(), setup.players(), stream(1, 1));
    setup.deal(&mut game, &mut rng);
    let (mut state, mut positions) = (game.start(), Vec::new());
    loop {
        let input = match game.pending(&state) {
            Pending::Over(_) => return (game, positions),
            Pending::Chance(chance) => Input::Drawn(draw(&mut rng, chance)),
            Pending::Decide { awaited, .. } => {
                let choice = next_to_choose(&game, &state, &mut (), awaited, &mut players, &mut rng);
                let (seat, action) = choice.expect("a random player always chooses");
                positions.push((state, Input::Choose(seat, action)));
                Input::Choose(seat, action)
            }
        };
        game.apply(&mut state, &mut (), &input, &mut Nothing);
    }
}

/// Copies a state.
#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let (_, positions) = positions();
    let state = positions[positions.len() / 2].0;
    bencher.bench_local(|| *black_box(&state));
}

/// Takes in every choice of a game, each from its own position.
#[divan::bench]
fn apply_each_choice_of_a_game(bencher: Bencher<'_, '_>) {
    let (game, positions) = positions();
    bencher.counter(positions.len()).bench_local(|| {
        for (state, input) in &positions {
            let mut state = *state;
            game.apply(&mut state, &mut (), input, &mut Nothing);
            black_box(state);
        }
    });
}

/// Lists the choices of whoever chooses, in every position of a game.
#[divan::bench]
fn list_choices_through_a_game(bencher: Bencher<'_, '_>) {
    let (game, positions) = positions();
    let mut out = Vec::new();
    bencher.counter(positions.len()).bench_local(|| {
        for (state, input) in &positions {
            let seat = if let Input::Choose(seat, _) = input { *seat } else { Seat(0) };
            out.clear();
            game.legal_actions(state, &mut (), seat, &mut out);
            black_box(&out);
        }
    });
}

/// A thousand whole games on one thread.
#[divan::bench(args = [Level::Random, Level::Second], sample_count = 10)]
fn thousand_games(bencher: Bencher<'_, '_>, level: Level) {
    let setup = matches(level);
    let plan = Plan { games: 1000, seed: 1, jobs: 1 };
    bencher.counter(1000usize).bench_local(|| run(&setup, plan, &|_| {}));
}

/// The best way to roll five dice for three symbols.
#[divan::bench]
fn odds_of_five_dice() -> f64 {
    let want = Symbols::default().with(Face::Fight, 2).with(Face::Move, 1);
    let question = Question { power: Power::Lend, held: [0, 1, 1, 1, 1, 1], want };
    answer(black_box(&question)).expect("five dice are allowed").chance
}

/// The best way to roll the twenty dice of four heroes, from nothing known: without powers that matter, and with some.
#[divan::bench(args = [0, 1, 2, 4], sample_count = 20)]
fn policy_of_twenty_dice(powers: usize) -> f64 {
    let special = [Power::Wild(Face::Dodge), Power::Double(Face::Fight), Power::Double(Face::Move)];
    let swap = Power::Swap(Face::Tactics, Face::Dodge);
    let power = |place: usize| special.get(place).copied().unwrap_or(swap);
    let team: [Member; 4] = std::array::from_fn(|place| Member {
        power: if place < powers { power(place) } else { Power::Lend },
        held: [0, 1, 1, 1, 1, 1],
    });
    let want = Face::USEFUL
        .into_iter()
        .fold(Symbols::default(), |want, face| want.with(face, 2))
        .with(Face::Fight, 6);
    best(black_box(&team), want).expect("twenty dice are allowed").chance
}

/// The same for four heroes of the box and a goal that can be solved exactly but makes many positions.
#[divan::bench(sample_count = 20)]
fn policy_of_a_hard_team() -> f64 {
    let content = read(&builtin()).expect("the built-in content is good");
    let heroes =
        content.heroes.iter().filter(|hero| ["conny", "sasha", "levi", "eren"].contains(&hero.id.as_str()));
    let team: Vec<Member> =
        heroes.map(|hero| Member { power: hero.power, held: [0, 1, 1, 1, 1, 1] }).collect();
    let faces = [Face::Move, Face::Fight, Face::Cannon];
    let want = faces.into_iter().fold(Symbols::default(), |want, face| want.with(face, 2));
    best(black_box(&team), want).expect("twenty dice are allowed").chance
}
