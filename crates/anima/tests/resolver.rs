//! Hits and damage worked out a second time, slowly and word for word as the books have them, and held against the
//! engine over a million random exchanges: every edition, both grounds, all four kinds of blow.
//!
//! [`resolve`] is the second opinion. It knows nothing of the engine: its few numbers are copied from the books into
//! [`Book`], and whatever the geometry decides (how far, how high, what is in the way) is laid out beforehand as a
//! [`Layout`] of which it is known. The engine is driven through `Game::apply` with the same dice.

mod common;

use anima::state::{AttackStep, Marks, Status};
use anima::{Action, Anima, Event, Memo, State, rules};
use geometry::Mil;
use kernel::dice::{below, below_usize, stream};
use kernel::{Drawn, Game, Input, Pending, Seat, Worded};
use rand_core::Rng;

/// So many positions for each edition, and so many exchanges from each of them: a million in all.
const POSITIONS: u32 = 10_000;
const EXCHANGES: u32 = 25;

/// What the books print differently.
struct Book {
    cover: i32,
    /// For a shooter that has moved far.
    moved: i32,
    charge_dice: usize,
    /// What a natural ten takes at least.
    ten_takes: i32,
}

const CORE: Book = Book { cover: -2, moved: 0, charge_dice: 1, ten_takes: 0 };
const ADVANCED: Book = Book { cover: -2, moved: 0, charge_dice: 1, ten_takes: 1 };
const ITALIAN: Book = Book { cover: -1, moved: -1, charge_dice: 2, ten_takes: 1 };

/// One side of an exchange, as its card and its counters say.
#[derive(Clone, Copy, Debug)]
struct Fighter {
    attack: i32,
    damage: i32,
    defense: i32,
    armor: i32,
    life: i32,
    actions: i32,
    blind: bool,
    shielded: bool,
    berserk: bool,
}

/// What is true of the line of a shot.
#[derive(Clone, Copy, Default, Debug)]
struct Line {
    long: bool,
    cover: bool,
    engaged: bool,
    higher: bool,
    moved: bool,
}

#[derive(Clone, Copy, Debug)]
enum Blow {
    Attack,
    Shot(Line),
    Charge,
    StrikeBack,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    None,
    Dodge,
    Counter,
}

/// All that is decided by the players and the dice: the target's answer, the attacker's to a strike back, and every die
/// that may be asked for.
#[derive(Clone, Copy, Debug)]
struct Choices {
    answer: Answer,
    answer_to_counter: Answer,
    dodge_die: u8,
    attack_dice: [u8; 2],
    dodge_counter_die: u8,
    counter_die: u8,
}

/// What came of one blow: both totals, and by how much it hit and hurt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Struck {
    attack: i32,
    defense: i32,
    success: Option<i32>,
    lost: i32,
}

/// What came of it all: the blows, and what both have left.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Exchange {
    blows: Vec<Struck>,
    life: [i32; 2],
    actions: [i32; 2],
}

/// The attacker strikes, the target answers, and may strike back.
fn resolve(
    book: &Book,
    mut attacker: Fighter,
    mut target: Fighter,
    blow: Blow,
    choices: &Choices,
) -> Exchange {
    // "Attack or Charge cost two and three points, respectively."
    attacker.actions -= match blow {
        Blow::Attack | Blow::Shot(_) => 2,
        Blow::Charge => 3,
        Blow::StrikeBack => unreachable!("nobody begins by striking back"),
    };
    target.actions -= price(choices.answer);
    let dodge = (choices.answer != Answer::None).then_some(choices.dodge_die);
    let dice = match blow {
        Blow::Charge => &choices.attack_dice[..book.charge_dice],
        Blow::Attack | Blow::Shot(_) | Blow::StrikeBack => &choices.attack_dice[..1],
    };
    let first = strike(book, &attacker, &target, blow, dodge, dice);
    target.life = left(target.life, first.lost);
    let mut blows = vec![first];
    // The defender strikes back if the blow did not hit at all: armor does not make a hit a miss.
    if choices.answer == Answer::Counter && first.success.is_none() {
        attacker.actions -= price(choices.answer_to_counter);
        let dodge = (choices.answer_to_counter != Answer::None).then_some(choices.dodge_counter_die);
        let second = strike(book, &target, &attacker, Blow::StrikeBack, dodge, &[choices.counter_die]);
        attacker.life = left(attacker.life, second.lost);
        blows.push(second);
    }
    Exchange { blows, life: [attacker.life, target.life], actions: [attacker.actions, target.actions] }
}

/// A dodge costs one point, a counterattack three.
fn price(answer: Answer) -> i32 {
    match answer {
        Answer::None => 0,
        Answer::Dodge => 1,
        Answer::Counter => 3,
    }
}

/// At no life points a character is out; there are none below.
fn left(life: i32, lost: i32) -> i32 {
    if lost >= life { 0 } else { life - lost }
}

/// What a defender may answer: a berserker nothing, nobody more than it can pay, and nobody a counterattack to a shot or
/// to a counterattack.
fn may_answer(fighter: &Fighter, blow: Blow, answer: Answer) -> bool {
    match (answer, blow) {
        (Answer::None, _) => true,
        (Answer::Dodge, _) => !fighter.berserk && fighter.actions >= 1,
        (Answer::Counter, Blow::Attack | Blow::Charge) => !fighter.berserk && fighter.actions >= 3,
        (Answer::Counter, Blow::Shot(_) | Blow::StrikeBack) => false,
    }
}

/// One blow: the dice, the two totals, the level of success, the damage.
fn strike(
    book: &Book,
    attacker: &Fighter,
    target: &Fighter,
    blow: Blow,
    dodge: Option<u8>,
    dice: &[u8],
) -> Struck {
    // "Roll a die and add the result to its Defense."
    let mut defense = target.defense;
    if let Some(die) = dodge {
        defense += i32::from(die);
    }
    // "The player rolls a die and adds the result to the character's Attack." Of several the best is kept.
    let mut kept = dice[0];
    for die in dice {
        if *die > kept {
            kept = *die;
        }
    }
    let mut attack = attacker.attack + i32::from(kept);
    match blow {
        Blow::Attack => {}
        Blow::Charge => attack += 2,
        Blow::StrikeBack => attack -= 2,
        Blow::Shot(line) => {
            if line.long {
                attack -= 1;
            }
            if line.cover {
                attack += book.cover;
            }
            if line.engaged {
                attack -= 1;
            }
            if line.higher {
                attack += 1;
            }
            if line.moved {
                attack += book.moved;
            }
        }
    }
    if attacker.blind {
        attack -= 4;
    }
    let mut damage = attacker.damage;
    if attacker.berserk {
        attack += 1;
        damage += 1;
    }
    // "Equal to or greater than the defender's Defense"; a ten always hits, with a level of success of no less than 0.
    let ten = kept == 10;
    if attack < defense && !ten {
        return Struck { attack, defense, success: None, lost: 0 };
    }
    let success = if attack > defense { attack - defense } else { 0 };
    let mut armor = target.armor;
    if target.shielded {
        armor += 4;
    }
    // "Damage and four levels of success: seven, minus the Armor."
    let mut lost = damage + success - armor;
    if lost < 0 {
        lost = 0;
    }
    if ten && lost < book.ten_takes {
        lost = book.ten_takes;
    }
    Struck { attack, defense, success: Some(success), lost }
}

/// Where everybody stands, and what is known of it.
struct Layout {
    state: State,
    action: Action,
    blow: Blow,
    /// The gap between the two, by which a range is long or not.
    gap: i32,
}

const ATTACKER: u8 = 0;
const TARGET: u8 = anima::state::SECOND;

/// An edition on one ground, with the layouts that are played on it.
struct Table {
    game: Anima,
    layouts: Vec<Layout>,
}

/// Every combination of what a shot's line can be, and a blow and a charge, on one ground.
fn lay_out(edition: &str, map: &str) -> Table {
    let game = common::make(&format!("edition={edition} map={map} a=lemures,lemures b=wary"))
        .expect("the setup can be played");
    // Where a shooter and its target stand with nothing between, behind crates, and both with the shooter on a hill;
    // then the one behind the target, two in contact, and a charge's three places.
    let (pieces, shots, melee, charge): (_, [[&str; 3]; 4], [&str; 2], [&str; 3]) = match map {
        "bare-board" => (
            "hill@14,20:0;crates@14,12:0",
            [
                ["22,20", "22,14", "22,13"],
                ["14,15", "14,9", "14,8"],
                ["14,20", "20,20", "21,20"],
                ["14,18", "14,9", "14,8"],
            ],
            ["4,4", "5,5"],
            ["4,4", "4,9", "4,8"],
        ),
        _ => (
            "hill@10,32:0;crates@10,24:0;crates@24,24:0",
            [
                ["36,30", "36,18", "36,16.8"],
                ["24,30", "24,18", "24,16.8"],
                ["10,32", "22,32", "23.2,32"],
                ["10,32", "10,18", "10,16.8"],
            ],
            ["36,10", "37.2,10"],
            ["36,10", "36,18", "36,16.8"],
        ),
    };
    let gap_to = |state: &State| {
        let mut memo = Memo::default();
        memo.ground(&game, state).gap(state, ATTACKER, TARGET)
    };
    let position = |words: String| game.position(&words).unwrap_or_else(|error| panic!("{words}: {error}"));
    let mut layouts = Vec::new();
    for (number, [shooter, target, behind]) in shots.into_iter().enumerate() {
        for engaged in [false, true] {
            let friend = if engaged { format!("| a2 @{behind}") } else { String::new() };
            let words = format!("stage=active:a1 pieces={pieces} | a1 @{shooter} {friend} | b1 @{target}");
            let state = position(words);
            let line = Line { cover: number % 2 == 1, higher: number > 1, engaged, ..Line::default() };
            let gap = gap_to(&state);
            layouts.push(Layout { state, action: Action::Shoot(TARGET), blow: Blow::Shot(line), gap });
        }
    }
    let state = position(format!("stage=active:a1 pieces={pieces} | a1 @{} | b1 @{}", melee[0], melee[1]));
    layouts.push(Layout { state, action: Action::Attack(TARGET), blow: Blow::Attack, gap: 0 });
    let [from, at, to] = charge;
    let state = position(format!("stage=active:a1 pieces={pieces} | a1 @{from} | b1 @{at}"));
    let Ok(action) = game.parse_action(&format!("charge b1 {to}")) else { panic!("{to} is no place") };
    layouts.push(Layout { state, action, blow: Blow::Charge, gap: 0 });
    Table { game, layouts }
}

/// A number from 0 up to and with `most`.
fn up_to(rng: &mut impl Rng, most: u8) -> i32 {
    below(rng, most + 1).into()
}

fn coin(rng: &mut impl Rng) -> bool {
    below(rng, 2) == 1
}

fn rarely(rng: &mut impl Rng) -> bool {
    below(rng, 4) == 0
}

fn die(rng: &mut impl Rng) -> u8 {
    below(rng, 10) + 1
}

fn fighter(rng: &mut impl Rng, least_actions: u8) -> Fighter {
    Fighter {
        attack: up_to(rng, 12),
        damage: up_to(rng, 10),
        defense: up_to(rng, 20),
        armor: up_to(rng, 12),
        life: up_to(rng, 29) + 1,
        actions: i32::from(least_actions) + up_to(rng, 6 - least_actions),
        blind: rarely(rng),
        shielded: rarely(rng),
        berserk: rarely(rng),
    }
}

/// Writes a fighter onto its card and its figure.
fn set_up(game: &mut Anima, state: &mut State, figure: u8, fighter: &Fighter) {
    let number = |value: i32| u8::try_from(value).expect("attributes are small");
    let card = &mut game.content.characters[usize::from(state.figure(figure).card)];
    card.attack = number(fighter.attack);
    card.damage = number(fighter.damage);
    card.defense = number(fighter.defense);
    card.armor = number(fighter.armor);
    card.life = 30;
    card.actions = 6;
    let place = state.figure_mut(figure);
    place.life = number(fighter.life);
    place.actions = number(fighter.actions);
    let counters = [
        (Status::Blind, fighter.blind),
        (Status::Shield, fighter.shielded),
        (Status::Berserker, fighter.berserk),
    ];
    for (status, on) in counters {
        place.counters.set(status, u8::from(on));
    }
}

/// Plays one exchange through the engine, with these answers and dice.
fn play(
    game: &Anima,
    memo: &mut Memo,
    start: &State,
    action: Action,
    blow: Blow,
    fighters: [&Fighter; 2],
    choices: &Choices,
) -> Exchange {
    let mut state = *start;
    let mut events = Vec::new();
    let attacking = Seat(0);
    game.check(&state, memo, attacking, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    game.apply(&mut state, memo, &Input::Choose(attacking, action), &mut events);
    let mut windows = [false; 2];
    while let Some(attack) = rules::attack(&state).copied() {
        let back = attack.attacker == TARGET;
        let input = match game.pending(&state) {
            Pending::Over(_) => break,
            Pending::Decide { .. } => {
                assert_eq!(attack.step, AttackStep::React, "nobody is there to step in");
                windows[usize::from(back)] = true;
                let (answer, seat, who) = if back {
                    (
                        choices.answer_to_counter,
                        Seat(0),
                        Fighter { actions: state.figure(ATTACKER).actions.into(), ..*fighters[0] },
                    )
                } else {
                    (choices.answer, Seat(1), *fighters[1])
                };
                let answered = if back { Blow::StrikeBack } else { blow };
                for (kind, word) in [(Action::Dodge, Answer::Dodge), (Action::Counter, Answer::Counter)] {
                    let may = game.check(&state, memo, seat, &kind).is_ok();
                    assert_eq!(may, may_answer(&who, answered, word), "{word:?} to {answered:?} by {who:?}");
                }
                let action = match answer {
                    Answer::None => Action::LetBe,
                    Answer::Dodge => Action::Dodge,
                    Answer::Counter => Action::Counter,
                };
                Input::Choose(seat, action)
            }
            Pending::Chance(chance) => {
                let dice: &[u8] = match (attack.step, back) {
                    (AttackStep::DefenseDie, false) => &[choices.dodge_die],
                    (AttackStep::DefenseDie, true) => &[choices.dodge_counter_die],
                    (_, true) => &[choices.counter_die],
                    (_, false) => &choices.attack_dice[..chance.count()],
                };
                let faces: Vec<u8> = dice.iter().map(|die| die - 1).collect();
                Input::Drawn(Drawn::new(&faces).expect("two dice at most"))
            }
        };
        game.apply(&mut state, memo, &input, &mut events);
    }
    assert!(windows[0] || choices.answer == Answer::None, "no window opened for the target's answer");
    let of = |figure: u8| state.figure(figure);
    for figure in [ATTACKER, TARGET] {
        assert_eq!(of(figure).stands(), of(figure).life > 0, "at no life points it leaves the table");
    }
    Exchange {
        blows: blows(&events, fighters),
        life: [of(ATTACKER).life.into(), of(TARGET).life.into()],
        actions: [of(ATTACKER).actions.into(), of(TARGET).actions.into()],
    }
}

/// The blows as the engine told them.
fn blows(events: &[Event], fighters: [&Fighter; 2]) -> Vec<Struck> {
    let mut blows: Vec<Struck> = Vec::new();
    let mut dodged = None;
    for event in events {
        if let Event::DefenseRolled { total, .. } = event {
            dodged = Some(i32::from(total.value()));
        }
        if let Event::AttackRolled { who, total, .. } = event {
            let target = if who.figure == ATTACKER { fighters[1] } else { fighters[0] };
            let defense = dodged.take().unwrap_or(target.defense);
            blows.push(Struck { attack: total.value().into(), defense, success: None, lost: 0 });
        }
        if let (Event::Hit { success, .. }, Some(blow)) = (event, blows.last_mut()) {
            blow.success = Some((*success).into());
        }
        if let (Event::Damage { lost, .. }, Some(blow)) = (event, blows.last_mut()) {
            blow.lost = (*lost).into();
        }
    }
    blows
}

/// A range by which this gap is long, or is not: just so, or by far.
fn range(rng: &mut impl Rng, gap: i32, long: bool) -> Mil {
    let more = [0, 1, 1_000, 5_000][below_usize(rng, 4)];
    if long { Mil(gap.max(2 * gap - 1 - more)) } else { Mil(2 * gap + more) }
}

fn choose(rng: &mut impl Rng, attacker: &Fighter, target: &Fighter, blow: Blow) -> Choices {
    let answers = [Answer::None, Answer::Dodge, Answer::Counter];
    let pick = |rng: &mut _, fighter: &Fighter, blow| {
        let may: Vec<Answer> =
            answers.into_iter().filter(|&answer| may_answer(fighter, blow, answer)).collect();
        may[below_usize(rng, may.len())]
    };
    let spent = if matches!(blow, Blow::Charge) { 3 } else { 2 };
    let after = Fighter { actions: attacker.actions - spent, ..*attacker };
    Choices {
        answer: pick(rng, target, blow),
        answer_to_counter: pick(rng, &after, Blow::StrikeBack),
        dodge_die: die(rng),
        attack_dice: [die(rng), die(rng)],
        dodge_counter_die: die(rng),
        counter_die: die(rng),
    }
}

fn agree(edition: &str, book: &Book, seed: u64) {
    let mut tables = ["bare-board", "bare-table"].map(|map| lay_out(edition, map));
    let mut memos = [Memo::default(), Memo::default()];
    let mut rng = stream(seed, 0);
    let (mut hits, mut misses, mut tens, mut counters) = (0_u32, 0_u32, 0_u32, 0_u32);
    for _ in 0..POSITIONS {
        let ground = below_usize(&mut rng, tables.len());
        let (table, memo) = (&mut tables[ground], &mut memos[ground]);
        // Shots have more layouts than the rest, so half of the positions are hand to hand.
        let shots = table.layouts.len() - 2;
        let number =
            if coin(&mut rng) { below_usize(&mut rng, shots) } else { shots + below_usize(&mut rng, 2) };
        let layout = &table.layouts[number];
        let (mut state, action, gap, mut blow) = (layout.state, layout.action, layout.gap, layout.blow);
        let mut attacker = fighter(&mut rng, 3);
        let target = fighter(&mut rng, 0);
        if let Blow::Shot(line) = &mut blow {
            // A berserker does not shoot.
            attacker.berserk = false;
            (line.long, line.moved) = (coin(&mut rng), coin(&mut rng));
            let card = usize::from(state.figure(ATTACKER).card);
            table.game.content.characters[card].range = Some(range(&mut rng, gap, line.long));
            if line.moved {
                state.figure_mut(ATTACKER).marks.set(Marks::MOVED);
                state.figure_mut(ATTACKER).marks.set(Marks::MOVED_FAR);
            }
        }
        set_up(&mut table.game, &mut state, ATTACKER, &attacker);
        set_up(&mut table.game, &mut state, TARGET, &target);
        for _ in 0..EXCHANGES {
            let choices = choose(&mut rng, &attacker, &target, blow);
            let expected = resolve(book, attacker, target, blow, &choices);
            let found = play(&table.game, memo, &state, action, blow, [&attacker, &target], &choices);
            assert_eq!(
                found, expected,
                "{edition}: {blow:?} by {attacker:?} at {target:?} with {choices:?}: the engine left, the book right"
            );
            for blow in &expected.blows {
                *(if blow.success.is_some() { &mut hits } else { &mut misses }) += 1;
            }
            tens += u32::from(choices.attack_dice[0] == 10);
            counters += u32::from(expected.blows.len() > 1);
        }
    }
    let least = POSITIONS * EXCHANGES / 50;
    assert!(
        [hits, misses, tens, counters].into_iter().all(|count| count > least),
        "{hits} {misses} {tens} {counters}"
    );
}

#[test]
fn the_spanish_starter_rules_agree() {
    agree("core-es", &CORE, 31);
}

#[test]
fn the_english_starter_rules_agree() {
    agree("core-en", &CORE, 32);
}

#[test]
fn the_advanced_rules_agree() {
    agree("advanced", &ADVANCED, 33);
}

#[test]
fn the_italian_rules_agree() {
    agree("alpha-it", &ITALIAN, 34);
}

/// The resolver itself, held to the example that every book prints: 5 life points.
#[test]
fn the_printed_example_comes_out() {
    let plain = Fighter {
        attack: 5,
        damage: 4,
        defense: 9,
        armor: 2,
        life: 12,
        actions: 6,
        blind: false,
        shielded: false,
        berserk: false,
    };
    for book in [&CORE, &ADVANCED, &ITALIAN] {
        let struck = strike(book, &plain, &plain, Blow::Attack, Some(2), &[9]);
        assert_eq!(struck, Struck { attack: 14, defense: 11, success: Some(3), lost: 5 });
    }
}
