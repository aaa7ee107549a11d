//! `tactica sim anima --usage`: what of the cards comes up in many games of every kind, as a page of Markdown.

use catalog::Texts;
use catalog::packs::OwnPack;
use lab::sim::Plan;
use lab::usage::{AbilityUse, Usage, survey};
use serde::Serialize;

use super::matches::no_matches;
use super::measured::{self, Bar};
use super::scenario::print_json;
use crate::args::Sim;
use crate::console::Console;
use crate::failure::Failure;

/// What came up in fewer games than one of so many is named as well.
const SELDOM: u64 = 1000;
/// As many of each as the tests play.
const GAMES: u64 = 20_000;

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    games: u64,
    seed: u64,
    errors: u64,
    /// How often something was left out because too much happened at once.
    left_out: u64,
    abilities: Vec<Counted<'a>>,
    advantages: Vec<Counted<'a>>,
    words: Vec<Counted<'a>>,
    /// Words that stand on no card.
    unsaid: &'a [String],
}

#[derive(Serialize)]
struct Counted<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<&'a str>,
    name: &'a str,
    games: u64,
}

pub fn run(console: &mut Console<'_>, sim: &Sim, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    let fixed = sim.form.first().map(|(key, _)| key.as_str());
    let fixed = fixed.or(sim.setup.as_ref().map(|_| "setup")).or(sim.players.as_ref().map(|_| "players"));
    let fixed = fixed.or(packs.first().map(|_| "pack"));
    if let Some(flag) = fixed {
        return Err(Failure::Usage(texts.say("usage-fixes", &[("flag", flag.into())])));
    }
    let plan = Plan {
        games: sim.games.unwrap_or(GAMES),
        seed: sim.seed.unwrap_or(1),
        jobs: measured::jobs(sim.jobs),
    };
    let bar = Bar::new(plan.games);
    let usage = survey(plan, &|done| bar.show(done));
    bar.clear();
    let usage = usage.map_err(|error| no_matches(error, &sim.game, texts))?;
    if sim.json {
        return print_json(console, &report(&usage, plan.seed));
    }
    console.print_raw(&page(texts, &usage, plan))
}

fn report(usage: &Usage, seed: u64) -> Report<'_> {
    Report {
        games: usage.games,
        seed,
        errors: usage.errors,
        left_out: usage.left_out,
        abilities: usage
            .abilities
            .iter()
            .map(|used| Counted { card: Some(&used.card), name: &used.ability, games: used.games })
            .collect(),
        advantages: usage.advantages.iter().map(counted).collect(),
        words: usage.words.iter().map(counted).collect(),
        unsaid: &usage.unsaid,
    }
}

fn counted(used: &lab::usage::Use) -> Counted<'_> {
    Counted { card: None, name: &used.name, games: used.games }
}

fn page(texts: &Texts, usage: &Usage, plan: Plan) -> String {
    let command = format!("tactica sim anima --usage --games {} --seed {}", plan.games, plan.seed);
    let mut page = format!("# {}\n\n", texts.say("used-title", &[]));
    let args = [("games", usage.games.into()), ("command", command.into())];
    page.push_str(&format!("{}\n\n", texts.say("used-about", &args)));
    page.push_str(&format!("{}\n\n", texts.say("sim-errors", &[("errors", usage.errors.into())])));
    let abilities: Vec<u64> = usage.abilities.iter().map(|used| used.games).collect();
    let advantages: Vec<u64> = usage.advantages.iter().map(|used| used.games).collect();
    let words: Vec<u64> = usage.words.iter().map(|used| used.games).collect();
    page.push_str(&format!("{}\n|---|---|---|---|\n", texts.say("used-head", &[])));
    for (key, games) in
        [("used-abilities", &abilities), ("used-advantages", &advantages), ("used-words", &words)]
    {
        let never = games.iter().filter(|games| **games == 0).count();
        let all = games.len();
        page.push_str(&format!("| {} | {all} | {} | {never} |\n", texts.say(key, &[]), all - never));
    }
    let named = |used: &AbilityUse| {
        let ability = texts.name(&format!("ability-{}-{}", used.card, used.ability));
        format!("{}: {ability} (`{} {}`)", texts.name(&used.card), used.card, used.ability)
    };
    let cards = usage.advantages.iter();
    let all = [
        ("used-abilities", usage.abilities.iter().map(|used| (named(used), used.games)).collect()),
        (
            "used-advantages",
            cards.map(|used| (format!("{} (`{}`)", texts.name(&used.name), used.name), used.games)).collect(),
        ),
        ("used-words", usage.words.iter().map(|used| (format!("`{}`", used.name), used.games)).collect()),
    ];
    let seldom = |games: u64| games > 0 && games.saturating_mul(SELDOM) < usage.games;
    list(texts, "used-never", &all, |games| games == 0, &mut page);
    list(texts, "used-seldom", &all, seldom, &mut page);
    if !usage.unsaid.is_empty() {
        let words: Vec<String> = usage.unsaid.iter().map(|word| format!("`{word}`")).collect();
        let args = [("count", words.len().into()), ("words", words.join(", ").into())];
        page.push_str(&format!("\n{}\n", texts.say("used-unsaid", &args)));
    }
    page
}

/// A chapter of those whose games are such, with their numbers of games.
fn list(
    texts: &Texts,
    title: &str,
    all: &[(&str, Vec<(String, u64)>)],
    is_such: impl Fn(u64) -> bool,
    page: &mut String,
) {
    page.push_str(&format!("\n## {}\n", texts.say(title, &[])));
    for (key, used) in all {
        let mut such: Vec<&(String, u64)> = used.iter().filter(|(_, games)| is_such(*games)).collect();
        if such.is_empty() {
            continue;
        }
        such.sort_by_key(|(_, games)| *games);
        page.push_str(&format!("\n### {}\n\n", texts.say(key, &[])));
        for (name, games) in such {
            let count = if *games > 0 { format!(": {games}") } else { String::new() };
            page.push_str(&format!("- {name}{count}\n"));
        }
    }
}
