//! The odds of Anima Tactics against an enumeration that knows nothing of the engine, and against the engine's own rolls.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod areas;
mod cards;

use std::collections::BTreeMap;

use anima::content::EDITIONS;
use anima::state::{Attack, Reaction};
use kernel::dice::{draw, stream};
use kernel::{Game, Input, Pending, Sink};
use lab::odds::anima::{Arena, Begins, Deed, Escape, Fighter, OddsError, Question, Shot, answer_to};
use players::anima::odds::{Exchange, Outcome, glance};
use players::odds::{CERTAIN, Observer};

/// What a book says about the numbers.
struct Book {
    id: &'static str,
    /// What a ten takes at least; nothing where it only hits.
    ten_takes: Option<i32>,
    charge_dice: usize,
    cover: i32,
    moved: i32,
}

const BOOKS: [Book; 4] = [
    Book { id: "core-en", ten_takes: None, charge_dice: 1, cover: -2, moved: 0 },
    Book { id: "core-es", ten_takes: None, charge_dice: 1, cover: -2, moved: 0 },
    Book { id: "advanced", ten_takes: Some(1), charge_dice: 1, cover: -2, moved: 0 },
    Book { id: "alpha-it", ten_takes: Some(1), charge_dice: 2, cover: -1, moved: -1 },
];

/// One blow: whether it hits, whether that is a critical, and what it takes.
struct Struck {
    hit: bool,
    critical: bool,
    lost: i32,
}

/// `attack` is with all modifiers; the best of the dice counts.
fn strike(
    book: &Book,
    (attack, damage): (i32, i32),
    (defense, armor): (i32, i32),
    sure_from: i32,
    dice: &[i32],
) -> Struck {
    let die = *dice.iter().max().unwrap();
    let sure = die >= sure_from;
    if attack + die < defense && !sure {
        return Struck { hit: false, critical: false, lost: 0 };
    }
    let success = (attack + die - defense).max(0);
    let mut lost = (damage + success - armor).max(0);
    let critical = sure && book.ten_takes.is_some();
    if critical {
        lost = lost.max(book.ten_takes.unwrap_or(0));
    }
    Struck { hit: true, critical, lost }
}

/// What a throw of all dice comes to: those of the defense first, then the attack's, then the two of a counterattack.
fn exchange(book: &Book, question: &Question<'_>, dice: &[i32]) -> Outcome {
    let (one, other) = (question.attacker, question.target);
    let number = |value: u8| i32::from(value);
    let line = match question.deed {
        Deed::Charge => 2,
        Deed::Shot(shot) => {
            -i32::from(shot.long) + if shot.cover { book.cover } else { 0 } - i32::from(shot.engaged)
                + i32::from(shot.higher)
                + if shot.moved { book.moved } else { 0 }
        }
        Deed::Attack | Deed::Ability(_) | Deed::Resist { .. } => 0,
        Deed::Seek | Deed::Escape(_) | Deed::Doom => 0,
    };
    let reacts = question.reaction != Reaction::None;
    let (guard, dice) = dice.split_at(if reacts { defense_dice(question) } else { 0 });
    let (own, back) = dice.split_at(attack_dice(book, question));
    let defense = number(other.defense) + guard.iter().max().copied().unwrap_or(0);
    let attack = number(one.attack) + i32::from(question.modifier) + line;
    let blow = (attack, number(one.damage));
    let struck = strike(book, blow, (defense, number(other.armor)), number(question.critical_on), own);
    let mut outcome = Outcome {
        lost: struck.lost as u16,
        killed: struck.lost >= number(other.life),
        hit: struck.hit,
        critical: struck.critical,
        ..Outcome::default()
    };
    if question.reaction == Reaction::Counter && !struck.hit {
        let dodged = if question.back == Reaction::Dodge { back[1] } else { 0 };
        let guard = (number(one.defense) + dodged, number(one.armor));
        let blow = (number(other.attack) - 2, number(other.damage));
        let struck = strike(book, blow, guard, 10, &back[..1]);
        outcome.own = struck.lost as u16;
        outcome.fell = struck.lost >= number(one.life);
        outcome.hit_back = struck.hit;
    }
    outcome
}

fn attack_dice(book: &Book, question: &Question<'_>) -> usize {
    let usual = if question.deed == Deed::Charge { book.charge_dice } else { 1 };
    question.dice.map_or(usual, usize::from) + usize::from(question.gnosis[0])
}

fn defense_dice(question: &Question<'_>) -> usize {
    usize::from(question.defense_dice) + usize::from(question.gnosis[1])
}

/// How many throws come to what, over all of them in every order.
fn count(book: &Book, question: &Question<'_>) -> (BTreeMap<Outcome, u128>, u128) {
    let mut dice = vec![1; attack_dice(book, question)];
    if question.reaction != Reaction::None {
        dice.extend(vec![1; defense_dice(question)]);
    }
    if question.reaction == Reaction::Counter {
        dice.push(1);
        if question.back == Reaction::Dodge {
            dice.push(1);
        }
    }
    every(dice.len(), |dice| exchange(book, question, dice))
}

/// How many throws of so many dice come to what, in every order of them.
fn every<T: Ord>(dice: usize, mut comes_to: impl FnMut(&[i32]) -> T) -> (BTreeMap<T, u128>, u128) {
    assert!(dice <= 6, "more dice than are counted");
    let (mut counted, mut all, mut dice) = (BTreeMap::new(), 0, vec![1; dice]);
    loop {
        *counted.entry(comes_to(&dice)).or_default() += 1;
        all += 1;
        let Some(place) = dice.iter().rposition(|die| *die < 10) else { return (counted, all) };
        dice[place] += 1;
        dice[place + 1..].fill(1);
    }
}

/// The same in parts of a certainty.
fn parts(counted: BTreeMap<Outcome, u128>, all: u128) -> Vec<(Outcome, u128)> {
    counted.into_iter().map(|(end, throws)| (end, CERTAIN / all * throws)).collect()
}

/// Both agree to the last throw.
fn agree(book: &Book, question: &Question<'_>) {
    let question = Question { edition: EDITIONS.into_iter().find(|id| *id == book.id).unwrap(), ..*question };
    let found = answer_to(&question).unwrap();
    let (counted, all) = count(book, &question);
    assert_eq!(found.parts(), parts(counted, all), "{question:?}: the engine left, the count right");
}

fn plain(deed: Deed<'static>) -> Question<'static> {
    Question {
        attacker: Fighter { attack: 5, damage: 4, defense: 8, armor: 1, life: 9, ..Fighter::default() },
        target: Fighter { attack: 6, damage: 3, defense: 9, armor: 2, life: 7, ..Fighter::default() },
        ..Question::new(deed)
    }
}

const REACTIONS: [(Reaction, Reaction); 4] = [
    (Reaction::None, Reaction::None),
    (Reaction::Dodge, Reaction::None),
    (Reaction::Counter, Reaction::None),
    (Reaction::Counter, Reaction::Dodge),
];

/// A grid of attributes, reactions and criticals in every edition.
#[test]
fn attributes_agree() {
    for book in &BOOKS {
        for (attack, damage) in [(0, 0), (3, 9), (5, 4), (12, 1), (20, 20)] {
            for (defense, armor) in [(0, 0), (9, 2), (14, 12), (20, 5)] {
                for (reaction, back) in REACTIONS {
                    for critical_on in [10, 8] {
                        let mut question = Question { reaction, back, critical_on, ..plain(Deed::Attack) };
                        (question.attacker.attack, question.attacker.damage) = (attack, damage);
                        (question.target.defense, question.target.armor) = (defense, armor);
                        agree(book, &question);
                    }
                }
            }
        }
    }
}

/// Several dice on both sides, modifiers, and charges.
#[test]
fn dice_agree() {
    for book in &BOOKS {
        for deed in [Deed::Attack, Deed::Charge] {
            agree(book, &plain(deed));
            for (reaction, back) in REACTIONS {
                for (dice, defense_dice, modifier) in [(2, 1, 0), (3, 1, -4), (2, 2, 3)] {
                    let dice = Some(dice);
                    agree(book, &Question { reaction, back, dice, defense_dice, modifier, ..plain(deed) });
                }
            }
        }
    }
    // As many as six dice, in one edition with criticals and one without.
    for book in [&BOOKS[0], &BOOKS[2]] {
        let plain = plain(Deed::Attack);
        agree(book, &Question { dice: Some(5), ..plain });
        let dodge = Question { reaction: Reaction::Dodge, ..plain };
        agree(book, &Question { dice: Some(5), ..dodge });
        agree(book, &Question { dice: Some(3), defense_dice: 3, critical_on: 9, ..dodge });
        let counter = Question { reaction: Reaction::Counter, back: Reaction::Dodge, ..plain };
        agree(book, &Question { dice: Some(2), defense_dice: 2, ..counter });
    }
}

/// A point of gnosis is one die more, for either side, where the edition has any; elsewhere it is refused.
#[test]
fn gnosis_agrees() {
    for book in &BOOKS {
        for deed in [Deed::Attack, Deed::Charge, Deed::Shot(Shot::default())] {
            for (reaction, back) in REACTIONS {
                if matches!(deed, Deed::Shot(_)) && reaction == Reaction::Counter {
                    continue;
                }
                for gnosis in [[true, false], [false, true], [true, true]] {
                    let question = Question { reaction, back, gnosis, ..plain(deed) };
                    if book.id == "alpha-it" {
                        // A charge with both points and a counterattack that is dodged would be seven dice.
                        let seven = deed == Deed::Charge && back == Reaction::Dodge && gnosis == [true; 2];
                        if !seven {
                            agree(book, &question);
                        }
                        continue;
                    }
                    let edition = EDITIONS.into_iter().find(|id| *id == book.id).unwrap();
                    let refused = answer_to(&Question { edition, ..question });
                    assert!(matches!(refused, Err(OddsError::Refused { rule: "gnosis.points", .. })));
                }
            }
        }
    }
}

/// Every line a shot can have.
#[test]
fn shots_agree() {
    for book in &BOOKS {
        for bits in 0..32 {
            let has = |bit: u32| bits & 1 << bit != 0;
            let shot = Shot { long: has(0), cover: has(1), higher: has(2), engaged: has(3), moved: has(4) };
            for reaction in [Reaction::None, Reaction::Dodge] {
                agree(book, &Question { reaction, ..plain(Deed::Shot(shot)) });
            }
        }
    }
}

/// How likely a try comes off, in tenths.
fn tenths(book: &Book, deed: Deed<'_>, modifier: i8) -> u128 {
    let edition = EDITIONS.into_iter().find(|id| *id == book.id).unwrap();
    let found = answer_to(&Question { edition, modifier, ..Question::new(deed) }).unwrap();
    let done: u128 =
        found.parts().iter().filter(|(end, _)| end.done == Some(true)).map(|(_, parts)| parts).sum();
    done * 10 / CERTAIN
}

/// How many faces of a die, with so much added, come to so much.
fn faces(added: i32, needed: i32) -> u128 {
    (1..=10).filter(|die| die + added >= needed).count() as u128
}

/// Escapes, searches, Doom and effects against Resistance, face by face.
#[test]
fn tries_agree() {
    for book in &BOOKS {
        let italian = book.id == "alpha-it";
        assert_eq!(tenths(book, Deed::Seek, 0), faces(0, if italian { 7 } else { 8 }), "{}", book.id);
        assert_eq!(tenths(book, Deed::Doom, 0), faces(0, 8), "{}", book.id);
        for (difficulty, resistance) in [(14, 8), (10, 0), (20, 15), (5, 9), (30, 2)] {
            for modifier in [0, 3, -2] {
                let total = i32::from(resistance) + i32::from(modifier);
                // To resist, the difficulty has to be exceeded.
                let takes_hold = 10 - faces(total, i32::from(difficulty) + 1);
                let deed = Deed::Resist { difficulty, resistance };
                assert_eq!(tenths(book, deed, modifier), takes_hold, "{}: {deed:?} {modifier}", book.id);
            }
        }
        for bits in 0..8 {
            let [prowler, fast, big] = [1, 2, 4].map(|bit| bits & bit != 0);
            for enemies in 1..=3 {
                let helped = i32::from(prowler) + i32::from(fast) + 2 * i32::from(big);
                let added = if italian { helped - (i32::from(enemies) - 1) } else { 0 };
                let deed = Deed::Escape(Escape { prowler, fast, big, enemies });
                assert_eq!(tenths(book, deed, 0), faces(added, 6), "{}: {deed:?}", book.id);
            }
        }
    }
}

/// How many exchanges are rolled; `cargo verify --long` sets more.
fn rolls() -> u32 {
    std::env::var("TACTICA_ODDS_ROLLS").ok().and_then(|count| count.parse().ok()).unwrap_or(20_000)
}

/// Events on their way to the one who watches.
struct Ear<'a>(&'a Exchange, Outcome);

impl Sink<anima::Event> for Ear<'_> {
    fn emit(&mut self, event: anima::Event) {
        self.0.hear(&mut self.1, &event);
    }
}

/// Rolls the engine's dice once through.
fn roll(arena: &mut Arena, exchange: &Exchange, rng: &mut impl rand_core::Rng) -> Outcome {
    let mut state = arena.state;
    let mut ear = Ear(exchange, Outcome::default());
    let Begins::Declaring(action) = arena.begins else { panic!("something is declared") };
    let mut input = Input::Choose(arena.seat(), action);
    loop {
        arena.game.apply(&mut state, &mut arena.memo, &input, &mut ear);
        if let Some(end) = exchange.end(&arena.game, &state, &ear.1) {
            return end;
        }
        input = match arena.game.pending(&state) {
            Pending::Chance(chance) => Input::Drawn(draw(rng, chance)),
            Pending::Decide { awaited, .. } => {
                let said = exchange.decide(&arena.game, &state, &mut arena.memo, awaited);
                let (seat, action) = said.unwrap();
                Input::Choose(seat, action)
            }
            Pending::Over(_) => panic!("an exchange ends before the game"),
        };
    }
}

/// The dice of the engine fall as the odds say, within four standard errors.
#[test]
fn rolls_agree() {
    let charge = Question { dice: Some(3), edition: "alpha-it", ..plain(Deed::Charge) };
    let shot = plain(Deed::Shot(Shot { cover: true, ..Shot::default() }));
    let cases = [
        plain(Deed::Attack),
        Question { reaction: Reaction::Dodge, defense_dice: 2, ..plain(Deed::Attack) },
        Question { reaction: Reaction::Counter, back: Reaction::Dodge, ..plain(Deed::Attack) },
        Question { reaction: Reaction::Counter, critical_on: 8, ..charge },
        Question { reaction: Reaction::Dodge, ..shot },
        Question { reaction: Reaction::Dodge, gnosis: [true; 2], edition: "alpha-it", ..plain(Deed::Attack) },
        areas::example(),
        cards::example(),
    ];
    let rolls = rolls();
    for (number, question) in (0..).zip(cases) {
        let mut arena = Arena::new(&question).unwrap();
        let exchange = arena.exchange(&question);
        let mut rng = stream(41, number);
        let mut seen: BTreeMap<Outcome, u32> = BTreeMap::new();
        for _ in 0..rolls {
            *seen.entry(roll(&mut arena, &exchange, &mut rng)).or_default() += 1;
        }
        let odds = answer_to(&question).unwrap();
        for (end, _) in odds.parts() {
            let chance = odds.chance(|other| other == *end);
            let share = f64::from(seen.remove(end).unwrap_or(0)) / f64::from(rolls);
            let error = (chance * (1.0 - chance) / f64::from(rolls)).sqrt();
            assert!((share - chance).abs() <= 4.0 * error, "{question:?} {end:?}: {chance}, rolled {share}");
        }
        assert!(seen.is_empty(), "{question:?}: {seen:?} cannot be");
    }
}

/// What players look up is what the rules make of it.
#[test]
fn a_glance_agrees() {
    for edition in EDITIONS {
        for deed in [Deed::Attack, Deed::Charge, Deed::Shot(Shot { long: true, ..Shot::default() })] {
            for (reaction, back) in REACTIONS {
                if matches!(deed, Deed::Shot(_)) && reaction == Reaction::Counter {
                    continue;
                }
                for (defense, armor, critical_on) in [(9, 2, 10), (14, 9, 8), (4, 0, 9)] {
                    let mut question = Question { edition, critical_on, reaction, back, ..plain(deed) };
                    (question.target.defense, question.target.armor) = (defense, armor);
                    (question.attacker.life, question.target.life) = (4, 5);
                    let odds = answer_to(&question).unwrap();
                    let mut arena = Arena::new(&question).unwrap();
                    let Begins::Declaring(action) = arena.begins else { panic!("something is declared") };
                    let mut state = arena.state;
                    let declared = Input::Choose(arena.seat(), action);
                    arena.game.apply(&mut state, &mut arena.memo, &declared, &mut kernel::Nothing);
                    let attack = Attack { reaction, ..*anima::rules::attack(&state).unwrap() };
                    let ground = arena.memo.ground(&arena.game, &state);
                    let glance = glance(&arena.game, &state, ground, &attack, back);
                    for (told, known) in [
                        (glance.hit, odds.chance(|end| end.hit)),
                        (glance.critical, odds.chance(|end| end.critical)),
                        (glance.lost, odds.mean(|end| u32::from(end.lost.min(5)))),
                        (glance.kill, odds.chance(|end| end.killed)),
                        (glance.own, odds.mean(|end| u32::from(end.own.min(4)))),
                        (glance.falls, odds.chance(|end| end.fell)),
                    ] {
                        assert!((f64::from(told) - known).abs() < 1e-5, "{question:?}: {glance:?}, {known}");
                    }
                }
            }
        }
    }
}
