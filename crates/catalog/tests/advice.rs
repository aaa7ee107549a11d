//! Hints and reviews: made from what a seat knows, allowed, with odds and reasons that have a text in every language.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use catalog::advice::{Allowed, Hint, reasons_told};
use catalog::games::{GameError, Wanted};
use catalog::table::Waiting;
use catalog::{Lang, Table, Texts, games};
use kernel::dice::{draw, stream};
use kernel::journal::{DiceSource, parse};
use kernel::{Seat, Viewer};
use players::{Budget, Level};

const STAND: &str = "heroes=2 titan=basic hero1=levi hero2=eren level1=3 level2=0";
const BATTLE: &str = "map=twin-hills a=brannoc,tavish b=vasska,drusk";

fn begin(game: &str, setup: &str) -> Box<dyn Table> {
    let pair = |word: &str| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    let setup = setup.split_whitespace().filter_map(pair).collect();
    let prepared = games::prepare(game, &Wanted { setup, ..Wanted::default() }).unwrap();
    games::begin(game, prepared, DiceSource::Seeded).unwrap()
}

/// Plays on with players of this level for so many inputs, or to the end.
fn play(table: &mut dyn Table, level: Level, seed: u64, inputs: usize) {
    let mut rng = stream(seed, 9);
    for _ in 0..inputs {
        match table.waiting() {
            Waiting::Chance(chance) => drop(table.drawn(draw(&mut rng, chance)).unwrap()),
            Waiting::Decide { awaited, .. } => {
                let chosen = awaited.iter().find_map(|seat| {
                    Some((seat, table.still().propose(seat, level.into(), Budget::whole(), &mut rng)?))
                });
                let (seat, action) = chosen.unwrap();
                table.act(seat, table.number(seat), &action).unwrap();
            }
            Waiting::Over { .. } => return,
        }
    }
}

/// The hint for the first awaited seat that would choose now.
fn hint(table: &dyn Table, seed: u64) -> Option<Hint> {
    let Waiting::Decide { awaited, .. } = table.waiting() else { return None };
    awaited.iter().find_map(|seat| table.still().hint(seat, Allowed::counted(2), &mut stream(seed, 1)))
}

/// A hint can be done, its odds are chances, and everything it says has a text in every language.
#[test]
fn hints_can_be_followed() {
    for (game, setup) in [("last-stand", STAND), ("anima", BATTLE)] {
        let mut table = begin(game, setup);
        let (mut given, mut reasoned) = (0, 0);
        for number in 0..6 {
            play(table.as_mut(), Level::First, number, 9);
            let Some(hint) = hint(table.as_ref(), number) else { continue };
            given += 1;
            reasoned += hint.reasons.len();
            for chance in [Some(hint.odds.now), Some(hint.odds.after), hint.odds.others].into_iter().flatten()
            {
                assert!((0.0..=1.0).contains(&chance), "{hint:?}");
            }
            for lang in Lang::ALL {
                let texts = Texts::new(lang);
                let word = table.seats()[hint.seat.index()].word.clone();
                let said = reasons_told(game, &word, &hint);
                assert_eq!(said.len(), hint.reasons.len() + 1);
                assert!(said.iter().all(|told| texts.try_format(told).is_ok()), "{said:?}");
                let shown = table.hinted(&hint).unwrap();
                assert_eq!((&shown.choice.action, shown.request), (&hint.action, hint.number));
            }
            assert!(table.act(hint.seat, hint.number, &hint.action).is_ok(), "{hint:?}");
        }
        assert!(given > 2 && reasoned > 0, "{game}: {given} hints, {reasoned} reasons");
    }
}

/// Another hidden truth behind the same view gives the same hint.
#[test]
fn hints_do_not_peek() {
    let mut compared = 0;
    for (game, setup) in [("last-stand", STAND), ("anima", BATTLE)] {
        let (mut real, mut other) = (begin(game, setup), begin(game, setup));
        play(real.as_mut(), Level::First, 3, 14);
        play(other.as_mut(), Level::First, 3, 14);
        let Waiting::Decide { awaited, .. } = real.waiting() else { continue };
        let seat = awaited.iter().next().unwrap();
        other.imagine(Viewer::Seat(seat), &mut stream(8, 8));
        let given = |table: &dyn Table| table.still().hint(seat, Allowed::counted(2), &mut stream(4, 4));
        let (one, two) = (given(real.as_ref()), given(other.as_ref()));
        assert_eq!(one.map(|hint| (hint.action, hint.odds)), two.map(|hint| (hint.action, hint.odds)));
        compared += 1;
    }
    assert!(compared > 0);
}

/// Two games that differ in nothing but what is hidden from a seat, the length of its name included, give that seat the
/// same luck and the same hint; what the seat does see changes its luck.
#[test]
fn luck_does_not_come_from_what_is_hidden() {
    let laid = |words: &str| {
        let mut table = begin("last-stand", STAND);
        play(table.as_mut(), Level::First, 3, 1);
        table.choose(Seat(0), table.number(Seat(0)), words).unwrap();
        let mut dice = stream(6, 6);
        while let Waiting::Chance(chance) = table.waiting() {
            table.drawn(draw(&mut dice, chance)).unwrap();
        }
        table
    };
    let (short, long) = (laid("lay stomp feast"), laid("lay stomp knee-strike"));
    assert_ne!(short.journal().len(), long.journal().len(), "the names differ in length");
    assert_ne!(short.luck(Seat(0)), long.luck(Seat(0)), "the Titan knows its own card");
    for hero in [Seat(1), Seat(2)] {
        assert_eq!(short.luck(hero), long.luck(hero));
        let given = |table: &dyn Table| {
            table.still().hint(hero, Allowed::counted(2), &mut stream(table.luck(hero), 0))
        };
        let (one, two) = (given(short.as_ref()), given(long.as_ref()));
        assert!(one.is_some(), "a hero has dice to roll again");
        assert_eq!(one, two);
    }
    let open = laid("lay swat feast");
    assert_ne!(short.luck(Seat(1)), open.luck(Seat(1)), "the other card lies open");
}

/// Somebody who has nothing to choose gets no hint.
#[test]
fn no_hint_without_a_choice() {
    let mut table = begin("last-stand", STAND);
    play(table.as_mut(), Level::First, 1, 100_000);
    assert!(table.still().hint(Seat(0), Allowed::counted(2), &mut stream(1, 1)).is_none());
}

/// A game played at random has choices that cost something; the worst come first. One that is not over has no review.
#[test]
fn reviews() {
    let mut table = begin("last-stand", STAND);
    let unfinished = parse(table.journal()).unwrap();
    let seats = ["hero1".to_owned()];
    assert_eq!(games::review(&unfinished, &seats, &mut |_| {}), Err(GameError::NotOver));
    play(table.as_mut(), Level::Random, 2, 100_000);
    let journal = parse(table.journal()).unwrap();
    let mut far = 0.0;
    let review = games::review(&journal, &seats, &mut |done| far = done).unwrap();
    assert!(far == 1.0 && review.looked_at > 0 && !review.slips.is_empty(), "{review:?}");
    assert!(review.slips.windows(2).all(|pair| pair[0].loss() >= pair[1].loss()), "{review:?}");
    assert!(review.slips.iter().all(|slip| slip.done != slip.better && slip.loss() > 0.0), "{review:?}");
}
