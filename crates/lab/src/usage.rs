//! What of the cards comes up in play: every ability, every advantage card, every word of the card language.
//!
//! [`survey`] plays games of every kind there is with ready parties and others drawn by lot, counts the places of cards
//! that the rules come by (`anima::usage` says what that means), and [`Usage`] tells how often what came up. A count is
//! a number of games, however often something came up in one.

use std::collections::{BTreeMap, BTreeSet};

use anima::cards::Ability;
use anima::cards::AbilityName;
use anima::cards::language::Language;
use anima::content::{self, Content, Measure};
use anima::event::CardEvent;
use anima::usage::{Place, WATCHED, places};
use anima::{Event, Scenario};
use kernel::Sink;
use players::Level;

use crate::anima::{MatchError, Matches};
use crate::sim::{Hearer, Plan, run_heard};

/// Counts in how many games the rules came by each place.
#[derive(Default)]
pub struct Counter {
    games: BTreeMap<u32, u64>,
    /// In the game at hand.
    now: BTreeSet<u32>,
    /// How often more happened at once than the game can keep in mind.
    left_out: u64,
}

impl Sink<Event> for Counter {
    fn emit(&mut self, event: Event) {
        self.left_out += u64::from(event == Event::Card(CardEvent::TooMuch));
    }

    fn listens(&self) -> bool {
        false
    }

    fn watches(&self, place: u32) -> bool {
        place == WATCHED || !self.now.contains(&place)
    }

    fn comes_by(&mut self, place: u32) {
        self.now.insert(place);
    }
}

impl Hearer<Event> for Counter {
    fn game_over(&mut self) {
        for place in std::mem::take(&mut self.now) {
            *self.games.entry(place).or_default() += 1;
        }
    }
}

/// An ability and the games in which it came up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbilityUse {
    pub card: String,
    pub ability: String,
    pub advantage: bool,
    pub games: u64,
}

/// Something by its name, and the games in which it came up.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Use {
    pub name: String,
    pub games: u64,
}

/// What came up in how many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    pub games: u64,
    pub errors: u64,
    /// How often something was left out because too much happened at once.
    pub left_out: u64,
    pub abilities: Vec<AbilityUse>,
    /// Advantage cards: in the games in which any of their abilities came up.
    pub advantages: Vec<Use>,
    /// Words of the language: in so many games at least, those of the place where it came up most often.
    pub words: Vec<Use>,
    /// Words that stand on no card, so that no game can have them.
    pub unsaid: Vec<String>,
}

/// Parties of these levels meet.
const LEVELS: [u16; 3] = [150, 250, 300];
/// The edition with formats, in which there is gnosis, and some of them.
const FORMATS: (&str, [&str; 3]) =
    ("alpha-it", ["levels=200 format=beta", "levels=300 format=gamma", "levels=600 format=omega"]);
/// Who plays: mostly at random, since that tries everything, and now and then with some sense.
const PLAYERS: [[Level; 2]; 4] = [
    [Level::Random, Level::Random],
    [Level::Random, Level::Random],
    [Level::Random, Level::Random],
    [Level::First, Level::Random],
];

/// A kind of game.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub edition: &'static str,
    pub measure: Measure,
    pub words: String,
    pub players: [Level; 2],
}

/// Every edition, measure and scenario, with all levels and players; neighbours differ in as much as possible.
pub(crate) fn kinds() -> Vec<Kind> {
    let pick = |number: usize, before: usize, of: usize| number / before % of;
    let measures = [Measure::Board, Measure::Table];
    let (levels, players) = (LEVELS.len(), PLAYERS.len());
    let (measured, played) = (measures.len(), Scenario::ALL.len());
    // The first two have no common divisor, so that both may change with every kind.
    let mixed = levels * players;
    let all = mixed * measured * played * content::EDITIONS.len();
    let kind = |number: usize| {
        let edition = content::EDITIONS[pick(number, mixed * measured * played, content::EDITIONS.len())];
        let scenario = Scenario::ALL[pick(number, mixed * measured, played)].word();
        let mut words = format!("scenario={scenario} levels={}", LEVELS[pick(number, 1, levels)]);
        if edition == FORMATS.0 && number % 2 == 1 {
            words = format!("scenario={scenario} {}", FORMATS.1[pick(number, 1, levels)]);
        }
        let measure = measures[pick(number, mixed, measured)];
        Kind { edition, measure, words, players: PLAYERS[pick(number, 1, players)] }
    };
    (0..all).map(kind).collect()
}

/// Plays the games of a plan, as many of each kind as of any other.
pub fn survey(plan: Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Usage, MatchError> {
    let kinds = kinds();
    let mut contents: BTreeMap<&str, Content> = BTreeMap::new();
    let mut counted: BTreeMap<u32, u64> = BTreeMap::new();
    let (mut games, mut errors, mut left_out) = (0, 0, 0);
    let count = kinds.len() as u64;
    for (kind, number) in kinds.iter().zip(0..) {
        let share = plan.games / count + u64::from(number < plan.games % count);
        if share == 0 {
            continue;
        }
        let content = contents.entry(kind.edition).or_insert_with(|| {
            let read = crate::anima::content(kind.edition).expect("the edition comes with the program");
            read.expect("what comes with the program can be read")
        });
        let matches = Matches::new(content.clone(), Some(kind.measure), &kind.words, kind.players)?;
        // Each kind has games of its own, whatever the plan's seed.
        let seed = plan.seed.wrapping_mul(count).wrapping_add(number);
        let (totals, heard) = run_heard::<_, Counter>(&matches, Plan { games: share, seed, ..plan }, &|_| {});
        games += totals.games;
        errors += totals.errors;
        left_out += heard.iter().map(|counter| counter.left_out).sum::<u64>();
        for (place, seen) in heard.into_iter().flat_map(|counter| counter.games) {
            *counted.entry(place).or_default() += seen;
        }
        progress(games);
    }
    // Every edition has the same packs, and so the same numbers of places.
    let content = contents.into_values().next();
    Ok(content.map_or_else(Usage::default, |content| Usage {
        games,
        errors,
        left_out,
        ..told(&content, &|place| counted.get(&place.number()).copied().unwrap_or_default())
    }))
}

/// An ability of the content, with its name.
pub(crate) fn abilities(content: &Content) -> impl Iterator<Item = (&str, AbilityName, &Ability)> {
    let characters =
        content.characters.iter().zip(0..).map(|(card, place)| (&card.id, false, place, &card.abilities));
    let advantages =
        content.advantages.iter().zip(0..).map(|(card, place)| (&card.id, true, place, &card.abilities));
    characters.chain(advantages).flat_map(|(id, advantage, card, abilities)| {
        abilities
            .iter()
            .zip(0..)
            .map(move |(ability, place)| (id.as_str(), AbilityName { advantage, card, place }, ability))
    })
}

/// What the counts say of each ability, card and word.
fn told(content: &Content, count: &dyn Fn(Place) -> u64) -> Usage {
    let language = Language::default();
    let written = written();
    let mut usage = Usage::default();
    let mut words: BTreeMap<String, u64> = BTreeMap::new();
    let mut cards: BTreeMap<&str, u64> =
        content.advantages.iter().map(|card| (card.id.as_str(), 0)).collect();
    for (card, name, ability) in abilities(content) {
        let places = places(name, ability);
        let games = match ability.cost {
            Some(_) => places.first().map_or(0, |(_, place)| count(*place)),
            None => places.iter().map(|(_, place)| count(*place)).max().unwrap_or_default(),
        };
        let of_place = |path: &str| {
            let covers = |cover: &str| {
                path.strip_prefix(cover).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            };
            let nearest = places.iter().filter(|(cover, _)| !cover.is_empty() && covers(cover));
            nearest.max_by_key(|(cover, _)| cover.len()).map_or(games, |(_, place)| count(*place))
        };
        if name.advantage {
            let most = cards.entry(card).or_default();
            *most = games.max(*most);
        }
        let table = written.get(&(card.to_owned(), ability.id.clone()));
        for word in table.and_then(|table| language.written(table)).into_iter().flatten() {
            let games = of_place(&word.path);
            let most = words.entry(word.word).or_default();
            *most = games.max(*most);
        }
        let (card, ability) = (card.to_owned(), ability.id.clone());
        usage.abilities.push(AbilityUse { card, ability, advantage: name.advantage, games });
    }
    usage.advantages = cards.into_iter().map(|(name, games)| Use { name: name.to_owned(), games }).collect();
    usage.unsaid = language.words().into_iter().filter(|word| !words.contains_key(word)).collect();
    usage.words = words.into_iter().map(|(name, games)| Use { name, games }).collect();
    usage
}

/// The tables of all abilities as their files have them, by card and ability.
fn written() -> BTreeMap<(String, String), toml::Value> {
    let mut found = BTreeMap::new();
    for file in content::builtin().0 {
        if !file.path.contains("/characters/") && !file.path.contains("/advantages/") {
            continue;
        }
        let Ok(table) = file.text.parse::<toml::Table>() else { continue };
        let id = |table: &toml::Table| Some(table.get("id")?.as_str()?.to_owned());
        let stem =
            file.path.rsplit('/').next().and_then(|name| name.strip_suffix(".toml")).map(str::to_owned);
        let Some(card) = id(&table).or(stem) else { continue };
        for ability in table.get("ability").and_then(toml::Value::as_array).into_iter().flatten() {
            if let Some(name) = ability.as_table().and_then(id) {
                found.insert((card.clone(), name), ability.clone());
            }
        }
    }
    found
}
