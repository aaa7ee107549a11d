//! The policy for a team's dice against an enumeration that knows nothing but the rules.

use std::collections::HashMap;

use laststand::Face;
use laststand::content::{Power, Symbols};
use laststand::rules::dice;
use laststand::state::Purse;
use players::laststand::policy::{Member, Policy, best};

const POWERS: [Power; 6] = [
    Power::Lend,
    Power::Wild(Face::Dodge),
    Power::Swap(Face::Tactics, Face::Dodge),
    Power::Double(Face::Fight),
    Power::Double(Face::Move),
    Power::KeepsTitan,
];

fn want(symbols: &[(Face, u8)]) -> Symbols {
    symbols.iter().fold(Symbols::default(), |want, &(face, count)| want.with(face, count))
}

/// Whether the team can pay one symbol after another, whoever pays and with whatever die.
fn pays(powers: &[Power], purses: &[Purse], want: Symbols) -> bool {
    let Some((face, count)) = want.iter().next() else { return true };
    let rest = want.with(face, count - 1);
    (0..purses.len()).any(|payer| {
        (0..=1).any(|other| {
            let mut left = purses.to_vec();
            dice::can_pay(powers[payer], &left[payer], face, 1, other) && {
                dice::pay(powers[payer], &mut left[payer], face, 1, other);
                pays(powers, &left, rest)
            }
        })
    })
}

type Table = Vec<[u8; 6]>;

/// Every table that can come about: each hero's dice by face, some of them gone.
fn tables(most: &[u8]) -> Vec<Table> {
    let Some((&dice, rest)) = most.split_last() else { return vec![Vec::new()] };
    let mut hands = vec![[0u8; 6]];
    for face in Face::USEFUL {
        hands = hands
            .into_iter()
            .flat_map(|hand| {
                let free = dice - hand.iter().sum::<u8>();
                (0..=free).map(move |count| {
                    let mut hand = hand;
                    hand[face.index()] = count;
                    hand
                })
            })
            .collect();
    }
    let others = tables(rest);
    hands
        .iter()
        .flat_map(|&hand| others.iter().map(move |other| [other.as_slice(), &[hand]].concat()))
        .collect()
}

/// The best chance from every table, by going round until nothing changes.
fn enumerate(powers: &[Power], most: &[u8], want: Symbols) -> HashMap<Table, f64> {
    let purse = |held: &[u8; 6]| Purse { held: *held, ..Purse::default() };
    let all = tables(most);
    let place: HashMap<&Table, usize> = all.iter().enumerate().map(|(place, table)| (table, place)).collect();
    let mut rolls: Vec<Vec<[usize; 6]>> = Vec::new();
    for table in &all {
        let mut from_here = Vec::new();
        for hero in 0..table.len() {
            for face in Face::USEFUL.into_iter().filter(|face| table[hero][face.index()] > 0) {
                let mut lies = table.clone();
                lies[hero][face.index()] -= 1;
                from_here.push(Face::ALL.map(|shown| {
                    let mut then = lies.clone();
                    then[hero][shown.index()] += u8::from(shown != Face::Titan);
                    place[&then]
                }));
            }
        }
        rolls.push(from_here);
    }
    let reached = |table: &Table| pays(powers, &table.iter().map(purse).collect::<Vec<_>>(), want);
    let mut chances: Vec<f64> = all.iter().map(|table| f64::from(u8::from(reached(table)))).collect();
    loop {
        let mut change = 0.0f64;
        for (here, rolls) in rolls.iter().enumerate() {
            for roll in rolls {
                let chance = roll.iter().map(|&then| chances[then]).sum::<f64>() / 6.0;
                change = change.max(chance - chances[here]);
                chances[here] = chances[here].max(chance);
            }
        }
        if change < 1e-14 {
            return all.into_iter().zip(chances).collect();
        }
    }
}

fn ask(powers: &[Power], table: &Table, want: Symbols) -> Policy {
    let team: Vec<Member> = powers.iter().zip(table).map(|(&power, &held)| Member { power, held }).collect();
    best(&team, want).expect("there is such a goal")
}

/// The policy is exact from every table of up to six dice, whatever the heroes' powers are.
#[test]
fn as_enumerated() {
    let goals = [
        want(&[(Face::Fight, 2), (Face::Move, 1)]),
        want(&[(Face::Tactics, 2), (Face::Dodge, 1)]),
        want(&[(Face::Fight, 3)]),
        want(&[(Face::Cannon, 1), (Face::Fight, 1), (Face::Tactics, 1)]),
    ];
    for (number, &goal) in goals.iter().enumerate() {
        for (place, &one) in POWERS.iter().enumerate() {
            let other = POWERS[(place + 1 + number) % POWERS.len()];
            let most: &[u8] = if place == number { &[3, 3] } else { &[2, 2] };
            for (table, chance) in enumerate(&[one, other], most, goal) {
                let found = ask(&[one, other], &table, goal);
                assert!(
                    (found.chance - chance).abs() < 1e-9,
                    "{one:?} {other:?} {table:?} {goal:?}: {found:?} {chance}"
                );
                assert_eq!(found.chance, found.at_most);
                if let Some((hero, face)) = found.next {
                    assert!(table[hero][face.index()] > 0, "{table:?} {found:?}");
                }
            }
        }
    }
}

/// A die rolled again and again for one face ends half the time as TITAN.
#[test]
fn one_die_for_one_face() {
    let found = ask(&[Power::Lend], &vec![[0, 1, 0, 0, 0, 0]], want(&[(Face::Fight, 1)]));
    assert!((found.chance - 0.5).abs() < 1e-12 && (found.titans - 0.5).abs() < 1e-12, "{found:?}");
    assert_eq!(found.next, Some((0, Face::Move)));
    let held = ask(&[Power::Lend], &vec![[0, 0, 1, 0, 0, 0]], want(&[(Face::Fight, 1)]));
    assert_eq!((held.chance, held.titans, held.next), (1.0, 0.0, None));
}

/// With four powers and twenty dice the bounds enclose what fewer powers reach, and stay in order.
#[test]
fn bounds_beyond() {
    let goal =
        want(&[(Face::Fight, 3), (Face::Move, 3), (Face::Tactics, 3), (Face::Dodge, 2), (Face::Cannon, 2)]);
    let table = vec![[0, 5, 0, 0, 0, 0]; 4];
    let all = ask(&[POWERS[1], POWERS[2], POWERS[3], POWERS[4]], &table, goal);
    let none = ask(&[Power::Lend; 4], &table, goal);
    assert_eq!(none.chance, none.at_most);
    assert!(none.chance <= all.chance && all.chance < all.at_most && all.at_most <= 1.0, "{none:?} {all:?}");
}

/// Nobody pays with TITAN, no table has that many dice, and what is more than all dice can pay is out of reach.
#[test]
fn no_such_goal() {
    let team = [Member { power: Power::Lend, held: [0, 5, 0, 0, 0, 0] }; 9];
    assert_eq!(best(&team, want(&[(Face::Fight, 1)])), None);
    assert_eq!(best(&team[..4], Symbols::default().with(Face::Titan, 1)), None);
    let found = best(&team[..1], want(&[(Face::Fight, 4), (Face::Dodge, 4)])).expect("there is such a goal");
    assert_eq!((found.chance, found.at_most, found.next), (0.0, 0.0, None));
}
