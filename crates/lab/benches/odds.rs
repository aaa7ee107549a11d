//! How long the odds of Anima Tactics take: `cargo bench -p lab --bench odds`.

use anima::state::{Attack, Reaction};
use divan::{Bencher, black_box};
use kernel::{Game, Input, Nothing};
use lab::odds::anima::{Arena, Begins, Deed, Fighter, Question, answer_to};
use players::anima::odds::glance;

fn main() {
    divan::main();
}

fn question(reaction: Reaction) -> Question<'static> {
    Question {
        attacker: Fighter { attack: 5, damage: 4, defense: 8, armor: 1, life: 9, ..Fighter::default() },
        target: Fighter { attack: 6, damage: 3, defense: 9, armor: 2, life: 7, ..Fighter::default() },
        reaction,
        ..Question::new(Deed::Attack)
    }
}

const REACTIONS: [&str; 3] = ["none", "dodge", "counter"];

fn parsed(word: &str) -> Reaction {
    lab::odds::anima::parse_reaction(word).expect("it is one of the three")
}

/// An attack exchange as players weigh it in the middle of a battle, counterattack and all.
#[divan::bench(args = REACTIONS)]
fn an_exchange_at_a_glance(bencher: Bencher<'_, '_>, reaction: &str) {
    let reaction = parsed(reaction);
    let mut arena = Arena::new(&question(reaction)).expect("a fair question");
    let Begins::Declaring(action) = arena.begins else { return };
    let declared = Input::Choose(arena.seat(), action);
    let mut state = arena.state;
    arena.game.apply(&mut state, &mut arena.memo, &declared, &mut Nothing);
    let attack = Attack { reaction, ..*anima::rules::attack(&state).expect("it is under way") };
    let ground = arena.memo.ground(&arena.game, &state);
    bencher.bench_local(|| glance(&arena.game, &state, ground, black_box(&attack), Reaction::Dodge));
}

/// The same played through the rules for every throw, without anything known beforehand.
#[divan::bench(args = REACTIONS)]
fn an_exchange_played_through(bencher: Bencher<'_, '_>, reaction: &str) {
    let question = Question { back: Reaction::Dodge, ..question(parsed(reaction)) };
    let mut arena = Arena::new(&question).expect("a fair question");
    let exchange = arena.exchange(&question);
    bencher.bench_local(|| arena.chances(black_box(&exchange)));
}

/// A question from the command line, characters made and all.
#[divan::bench]
fn a_question(bencher: Bencher<'_, '_>) {
    let question = question(Reaction::Dodge);
    bencher.bench_local(|| answer_to(black_box(&question)));
}
