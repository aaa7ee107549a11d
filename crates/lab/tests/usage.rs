//! Every ability, advantage card and word of the language comes up in play, or is named in `tests/usage/anima.toml` with
//! the reason and shown by a scenario.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use lab::sim::Plan;
use lab::usage::{Usage, survey};

/// Games of every kind; `cargo verify --long` asks for more.
fn games() -> u64 {
    let asked = std::env::var("TACTICA_USAGE_GAMES").ok();
    asked.map_or(384, |games| games.parse().expect("TACTICA_USAGE_GAMES is a number"))
}

/// In so many games everything has to come up.
const ENOUGH: u64 = 20_000;

fn repository(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Names by what they are of: `abilities`, `advantages` and `words`.
type Names = BTreeMap<String, BTreeSet<String>>;

/// A chapter of the list, each name with a reason.
fn listed(chapter: &str) -> Names {
    let text = fs::read_to_string(repository("tests/usage/anima.toml")).unwrap();
    let list: BTreeMap<String, BTreeMap<String, BTreeMap<String, String>>> = toml::from_str(&text).unwrap();
    let chapter = list.get(chapter).cloned().unwrap_or_default();
    chapter.into_iter().map(|(of, names)| (of, names.into_keys().collect())).collect()
}

/// What came up, and what did not.
fn counted(usage: &Usage) -> (Names, Names) {
    let abilities =
        usage.abilities.iter().map(|used| (format!("{} {}", used.card, used.ability), used.games));
    let advantages = usage.advantages.iter().map(|used| (used.name.clone(), used.games));
    let words = usage.words.iter().map(|used| (used.name.clone(), used.games));
    let (mut came_up, mut did_not) = (Names::new(), Names::new());
    let all = abilities
        .map(|used| ("abilities", used))
        .chain(advantages.map(|used| ("advantages", used)))
        .chain(words.map(|used| ("words", used)));
    for (of, (name, games)) in all {
        let names = if games > 0 { &mut came_up } else { &mut did_not };
        names.entry(of.to_owned()).or_default().insert(name);
    }
    (came_up, did_not)
}

fn both(one: &Names, other: &Names) -> Vec<String> {
    let common = |(of, names): (&String, &BTreeSet<String>)| -> Vec<String> {
        other.get(of).into_iter().flat_map(|others| names.intersection(others).cloned()).collect()
    };
    one.iter().flat_map(common).collect()
}

#[test]
fn everything_comes_up_or_is_listed() {
    let usage = survey(Plan { games: games(), seed: 7, jobs: 2 }, &|_| {}).unwrap();
    assert_eq!((usage.games, usage.errors, usage.left_out), (games(), 0, 0));
    let (came_up, did_not) = counted(&usage);
    let wrong = both(&listed("never"), &came_up);
    assert!(wrong.is_empty(), "listed under never, and came up after all: {wrong:#?}");
    for (of, least) in [("abilities", 85), ("advantages", 75), ("words", 90)] {
        let (some, none) = (came_up[of].len(), did_not[of].len());
        assert!(some * 100 >= (some + none) * least, "only {some} of {} {of} came up", some + none);
    }
    if usage.games >= ENOUGH {
        let known: Vec<Names> = ["never", "seldom"].map(listed).into();
        let is_known = |of: &String, name: &String| {
            known.iter().any(|names| names.get(of).is_some_and(|names| names.contains(name)))
        };
        let unknown: Vec<&String> = did_not
            .iter()
            .flat_map(|(of, names)| names.iter().filter(move |name| !is_known(of, name)))
            .collect();
        assert!(unknown.is_empty(), "never came up, and is not listed: {unknown:#?}");
    }
}

/// Whatever is listed is there, and shown by a scenario: an ability that is used or answers by an event that names it,
/// one that simply holds by having its card in the battle. That every word is shown is another test's business.
#[test]
fn what_is_listed_is_shown() {
    let content = lab::anima::content("advanced").unwrap().unwrap();
    let (mut events, mut names) = (BTreeSet::new(), BTreeSet::new());
    for file in testkit::scenario::files("anima") {
        for line in fs::read_to_string(file).unwrap().lines() {
            let words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
            let found =
                if line.starts_with('>') || line.starts_with("tells:") { &mut events } else { &mut names };
            found.extend(words.map(str::to_owned));
        }
    }
    let characters = content.characters.iter().map(|card| (&card.id, &card.abilities));
    let advantages = content.advantages.iter().map(|card| (&card.id, &card.abilities));
    let all: BTreeMap<String, bool> = characters
        .chain(advantages)
        .flat_map(|(card, abilities)| abilities.iter().map(move |ability| (card, ability)))
        .map(|(card, ability)| {
            let answers = ability.cost.is_some() || !ability.triggers.is_empty();
            let name = format!("ability-{card}-{}", ability.id);
            let shown = if answers { events.contains(&name) } else { names.contains(card) };
            (format!("{card} {}", ability.id), shown)
        })
        .collect();
    for chapter in ["never", "seldom", "slight"] {
        let listed = listed(chapter);
        for name in listed.get("abilities").into_iter().flatten() {
            let shown = all.get(name).unwrap_or_else(|| panic!("there is no {name}"));
            assert!(*shown, "no scenario shows {name}");
        }
        for name in listed.get("advantages").into_iter().flatten() {
            assert!(content.advantages.iter().any(|card| card.id == *name), "there is no {name}");
            assert!(names.contains(name), "no scenario shows {name}");
        }
    }
}
