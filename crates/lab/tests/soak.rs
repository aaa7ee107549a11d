//! Computer players thrown at everything there is: every map, edition, scenario and ready party, and every Titan with
//! every cast of heroes. Whatever is refused, hangs or never ends is an error.

use std::collections::BTreeSet;

use anima::Scenario;
use anima::content::{Content, EDITIONS, Party};
use kernel::dice::stream;
use kernel::{Game, Nothing};
use lab::duel::{Contender, Sided, Thinking};
use lab::sim::play_out;
use laststand::Form;
use laststand::content::caps::{FEWEST_HEROES_IN_PLAY, HEROES_IN_PLAY};
use players::Level;

/// Rounds of games; `cargo verify --long` asks for more.
fn rounds() -> u64 {
    let asked = std::env::var("TACTICA_SOAK_ROUNDS").ok();
    asked.map_or(1, |rounds| rounds.parse().expect("TACTICA_SOAK_ROUNDS is a number"))
}

/// Level 2 tries out so little here that its games are quick.
const PERMILLE: u32 = 20;
/// One game in so many is played by level 2.
const SLOW: u64 = 48;

/// The level that plays game number `number`.
fn level(number: u64, round: u64, levels: &[Level]) -> Level {
    let slow = (number + round).is_multiple_of(SLOW) && levels.contains(&Level::Second);
    if slow { Level::Second } else { Level::First }
}

/// Plays a game with this level in every seat, which has to end as games do.
fn ends<S: Sided>(setup: &S, level: Level, seed: u64, what: &str) {
    let contender = Contender { opponent: level.into(), thinking: Thinking::Counted(PERMILLE) };
    let mut rng = stream(seed, 0);
    let mut game = setup.game();
    setup.deal(&mut game, &mut rng);
    let seats = 0..game.seats();
    let mut players: Vec<_> = seats.map(|_| setup.contender(contender).expect("it plays the game")).collect();
    let mut memo = <S::Game as Game>::Memo::default();
    let is_endless = |state: &_| setup.is_endless(&game, state);
    let played = play_out(&game, &mut memo, &mut players, &mut rng, is_endless, &mut Nothing);
    assert!(played.outcome.is_some(), "{what}, level {}, seed {seed}: {:?}", level.word(), played.state);
}

/// Parties made for the same terms that may play in this edition, each beside the next.
fn meetings(content: &Content) -> Vec<(&Party, &Party)> {
    let edition = content.edition.id.as_str();
    let mut parties: Vec<&Party> = content
        .parties
        .iter()
        .filter(|party| party.edition.as_deref().is_none_or(|made_for| made_for == edition))
        .collect();
    parties.sort_by_key(|party| (party.levels, party.format.clone()));
    let alike = |one: &&Party, other: &&Party| (one.levels, &one.format) == (other.levels, &other.format);
    let meet = |party: &[&'_ Party]| -> Vec<(usize, usize)> {
        (0..party.len()).map(|place| (place, (place + 1) % party.len())).collect()
    };
    parties
        .chunk_by(alike)
        .flat_map(|chunk| {
            meet(chunk).into_iter().map(|(one, other)| (chunk[one], chunk[other])).collect::<Vec<_>>()
        })
        .collect()
}

/// Every map, scenario and ready party in every edition.
#[test]
fn every_battle_ends() {
    let (mut met, mut all) = (BTreeSet::new(), BTreeSet::new());
    let mut number = 0;
    for edition in EDITIONS {
        let content = lab::anima::content(edition).expect("the edition exists").expect("its content is good");
        all.extend(content.parties.iter().map(|party| party.id.clone()));
        let meetings = meetings(&content);
        let fields: Vec<(&str, Scenario)> = content
            .maps
            .iter()
            .flat_map(|map| Scenario::ALL.map(|scenario| (map.id.as_str(), scenario)))
            .collect();
        for place in 0..fields.len().max(meetings.len()) {
            let (map, scenario) = fields[place % fields.len()];
            let (one, other) = meetings[place % meetings.len()];
            let mut words = format!("map={map} scenario={} levels={}", scenario.word(), one.levels);
            if let Some(format) = &one.format {
                words = format!("{words} format={format}");
            }
            words = format!("{words} a={} b={}", one.id, other.id);
            let matches = lab::anima::Matches::new(content.clone(), None, &words, [Level::First; 2]);
            // A ready party that no edition of this list lets play is missed at the end.
            let Ok(matches) = matches else { continue };
            met.extend([one.id.clone(), other.id.clone()]);
            for round in 0..rounds() {
                let level = level(number, round, &players::anima::LEVELS);
                ends(&matches, level, round, &format!("edition={edition} {words}"));
            }
            number += 1;
        }
    }
    assert!(number as usize >= EDITIONS.len() * Scenario::ALL.len() * 9, "only {number} battles");
    assert_eq!(met, all, "every ready party plays");
}

/// Every Titan against every cast of heroes.
#[test]
fn every_stand_ends() {
    let content = lab::laststand::content().expect("the built-in content is good");
    let heroes = content.heroes.len() as u32;
    let casts = (0u32..1 << heroes).filter(|cast| {
        (u32::from(FEWEST_HEROES_IN_PLAY)..=u32::from(HEROES_IN_PLAY)).contains(&cast.count_ones())
    });
    let mut number = 0;
    for cast in casts {
        for titan in 0..content.titans.len() as u8 {
            let mut form = Form { titan: Some(titan), ..Form::open(cast.count_ones() as u8) };
            let chosen = (0..heroes).filter(|hero| cast >> hero & 1 == 1);
            form.cast.iter_mut().zip(chosen).for_each(|(place, hero)| *place = Some(hero as u8));
            let setup = lab::laststand::Matches {
                content: content.clone(),
                form,
                titan: Level::First,
                heroes: Level::First,
            };
            for round in 0..rounds() {
                let level = level(number, round, &players::laststand::LEVELS);
                ends(&setup, level, round, &format!("{form:?}"));
            }
            number += 1;
        }
    }
    assert_eq!(number, 4 * (28 + 56 + 70), "four Titans, and two, three or four of eight heroes");
}
