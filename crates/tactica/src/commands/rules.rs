//! `tactica rules`: the catalogue, one rule of it, or how well the rules are covered.

use catalog::catalogue::{Book, Entry};
use catalog::wire::book::rule_source;
use catalog::{Catalogue, Texts, games};
use serde::Serialize;

use crate::args::Rules;
use crate::console::{Console, Tone};
use crate::failure::{Failure, system};

use super::scenario::print_json;
use super::source::{self, Places};

/// A rule as `--json` has it.
#[derive(Serialize)]
struct RuleShown<'a> {
    slug: &'a str,
    title: String,
    chapter: &'a str,
    book: &'static str,
    heading: &'a str,
    meaning: Option<String>,
    reason: Option<String>,
}

/// A rule with its places as `--coverage --json` has it.
#[derive(Serialize)]
struct RuleCovered<'a> {
    slug: &'a str,
    title: String,
    code: &'a [String],
    tests: &'a [String],
}

pub fn run(console: &mut Console<'_>, rules: &Rules) -> Result<(), Failure> {
    let texts = console.texts;
    if rules.rulings {
        return rulings(console, rules.game.as_deref());
    }
    let Some(game) = &rules.game else {
        if rules.json {
            return print_json(console, &games::GAMES);
        }
        return console.say("rules-games", &[("games", games::GAMES.join(", ").into())]);
    };
    let catalogue = catalogue(game, texts)?;
    let chosen: Vec<&Entry> = match &rules.slug {
        None => catalogue.rules.iter().collect(),
        Some(slug) => vec![catalogue.find(slug).ok_or_else(|| no_rule(&catalogue, slug, console))?],
    };
    if rules.coverage {
        return coverage(console, game, &chosen, rules.json);
    }
    if rules.json {
        let shown: Vec<RuleShown<'_>> = chosen.iter().map(|rule| shown(rule, console)).collect();
        return print_json(console, &shown);
    }
    match chosen.as_slice() {
        [rule] if rules.slug.is_some() => one(console, rule),
        _ => list(console, game, &catalogue),
    }
}

fn catalogue(game: &str, texts: &Texts) -> Result<Catalogue, Failure> {
    let Some((path, text)) = games::rules_file(game) else {
        return Err(Failure::Usage(games::GameError::NoSuchGame(game.to_owned()).text(texts)));
    };
    Catalogue::read(text).map_err(|error| {
        let args = [("file", path.into()), ("problem", error.to_string().into())];
        Failure::Failed(texts.say("error-read", &args))
    })
}

/// The page of rulings, as Markdown: whatever we decided where a book is silent or contradicts itself, and why.
fn rulings(console: &mut Console<'_>, game: Option<&str>) -> Result<(), Failure> {
    let texts = console.texts;
    let mut page = format!("# {}\n\n{}\n", texts.say("rulings-title", &[]), texts.say("rulings-intro", &[]));
    let all = games::GAMES.to_vec();
    for game in game.map_or(all, |game| vec![game]) {
        let catalogue = catalogue(game, texts)?;
        page.push_str(&format!("\n## {}\n", texts.name(game)));
        for chapter in catalogue.chapters() {
            let ours = catalogue.rules.iter().filter(|rule| {
                let has_reason = texts.rule_reason(&rule.slug).is_some();
                rule.chapter == chapter && (rule.book == Book::Ruling || has_reason)
            });
            let ours: Vec<&Entry> = ours.collect();
            if !ours.is_empty() {
                page.push_str(&format!("\n### {}\n", texts.say(&format!("chapter-{chapter}"), &[])));
            }
            for rule in ours {
                let said = |text: Option<String>| text.unwrap_or_default();
                let title = said(texts.rule_title(&rule.slug));
                let meaning = said(texts.rule_meaning(&rule.slug));
                let reason = said(texts.rule_reason(&rule.slug));
                let reason = texts.say("rulings-reason", &[("reason", reason.into())]);
                page.push_str(&format!("\n#### {title} (`{}`)\n\n{meaning}\n\n{reason}\n", rule.slug));
            }
        }
    }
    console.print_raw(&page)
}

fn no_rule(catalogue: &Catalogue, slug: &str, console: &Console<'_>) -> Failure {
    let like = catalogue.like(slug);
    Failure::Usage(if like.is_empty() {
        console.texts.say("error-no-rule", &[("slug", slug.into())])
    } else {
        let args = [("slug", slug.into()), ("like", like.join(", ").into())];
        console.texts.say("error-no-rule-like", &args)
    })
}

fn shown<'a>(rule: &'a Entry, console: &Console<'_>) -> RuleShown<'a> {
    RuleShown {
        slug: &rule.slug,
        title: console.texts.rule_title(&rule.slug).unwrap_or_default(),
        chapter: &rule.chapter,
        book: rule.book.word(),
        heading: &rule.heading,
        meaning: console.texts.rule_meaning(&rule.slug),
        reason: console.texts.rule_reason(&rule.slug),
    }
}

fn list(console: &mut Console<'_>, game: &str, catalogue: &Catalogue) -> Result<(), Failure> {
    for chapter in catalogue.chapters() {
        console.say_in(Tone::Heading, &format!("chapter-{chapter}"), &[])?;
        for rule in catalogue.rules.iter().filter(|rule| rule.chapter == chapter) {
            let title = console.texts.rule_title(&rule.slug).unwrap_or_default();
            console.print(&format!("  {}: {title}", rule.slug))?;
        }
    }
    console.say("rules-hint", &[("game", game.into())])
}

fn one(console: &mut Console<'_>, rule: &Entry) -> Result<(), Failure> {
    let texts = console.texts;
    let title = texts.rule_title(&rule.slug).unwrap_or_default();
    console.print_in(Tone::Heading, &format!("{title} [{}]", rule.slug))?;
    if let Some(meaning) = texts.rule_meaning(&rule.slug) {
        console.print(&meaning)?;
    }
    console.print_in(Tone::Quiet, &texts.format(&rule_source(rule)))?;
    match texts.rule_reason(&rule.slug) {
        Some(reason) => console.say_in(Tone::Quiet, "rules-reason", &[("reason", reason.into())]),
        None => Ok(()),
    }
}

/// Where each rule stands and what shows it. Read by a person, a rule without either is a failure.
fn coverage(console: &mut Console<'_>, game: &str, rules: &[&Entry], json: bool) -> Result<(), Failure> {
    let texts = console.texts;
    let root = source::root().ok_or_else(|| Failure::Failed(texts.say("error-no-source", &[])))?;
    let places: Places = source::places(&root, game).map_err(|error| {
        let args = [("file", root.display().to_string().into()), ("problem", system(&error, texts).into())];
        Failure::Failed(texts.say("error-read", &args))
    })?;
    let covered: Vec<RuleCovered<'_>> = rules
        .iter()
        .map(|rule| RuleCovered {
            slug: &rule.slug,
            title: texts.rule_title(&rule.slug).unwrap_or_default(),
            code: places.code.get(&rule.slug).map(Vec::as_slice).unwrap_or_default(),
            tests: places.tests.get(&rule.slug).map(Vec::as_slice).unwrap_or_default(),
        })
        .collect();
    if json {
        return print_json(console, &covered);
    }
    for rule in &covered {
        console.print_in(Tone::Heading, &format!("{} [{}]", rule.title, rule.slug))?;
        for place in rule.code {
            console.say("rules-code", &[("place", place.into())])?;
        }
        for test in rule.tests {
            console.say("rules-test", &[("test", test.into())])?;
        }
    }
    let bare: Vec<&str> = covered
        .iter()
        .filter(|rule| rule.code.is_empty() || rule.tests.is_empty())
        .map(|rule| rule.slug)
        .collect();
    if !bare.is_empty() {
        return Err(Failure::Failed(texts.say("error-uncovered", &[("rules", bare.join(", ").into())])));
    }
    console.say("rules-coverage", &[("all", covered.len().into())])
}
