//! What is shown: the table, the choices, the news.

use catalog::Table;
use catalog::shown::{Row, Weight};
use catalog::table::{Choice, Request};
use catalog::texts::Texts;
use kernel::{Seat, Viewer};

use crate::console::{Console, Tone};
use crate::failure::Failure;

/// So many choices are listed without being asked for.
const MOST_LISTED: usize = 24;
/// Of these, so many are the last ones.
const LAST_LISTED: usize = 4;

/// The whole table as this viewer sees it.
pub fn table(console: &mut Console<'_>, table: &dyn Table, viewer: Viewer) -> Result<(), Failure> {
    console.gap()?;
    rows(console, &table.picture(viewer, console.texts))?;
    house_rules(console, table)?;
    console.gap()
}

/// The table for somebody who has seen it before.
pub fn glance(console: &mut Console<'_>, table: &dyn Table, viewer: Viewer) -> Result<(), Failure> {
    console.gap()?;
    rows(console, &table.glance(viewer, console.texts))?;
    console.gap()
}

/// The parameters in which this match differs from its edition, if any.
pub fn house_rules(console: &mut Console<'_>, table: &dyn Table) -> Result<(), Failure> {
    for rule in table.house_rules() {
        let mut args = vec![("rule", (&rule.parameter).into()), ("value", (&rule.value).into())];
        let usual = rule.usual.as_ref().map(|usual| ("usual", usual.into()));
        let key = if usual.is_some() { "play-house-rule" } else { "play-house-rule-new" };
        args.extend(usual);
        console.say(key, &args)?;
    }
    Ok(())
}

fn rows(console: &mut Console<'_>, rows: &[Row]) -> Result<(), Failure> {
    for row in rows {
        let tone = match row.weight {
            Weight::Heading => Tone::Heading,
            Weight::Plain => Tone::Plain,
            Weight::Quiet => Tone::Quiet,
        };
        console.print_in(tone, &row.text)?;
    }
    Ok(())
}

/// What a seat has before it, in short.
pub fn standing(console: &mut Console<'_>, table: &dyn Table, seat: Seat) -> Result<(), Failure> {
    rows(console, &table.standing(seat, console.texts))
}

pub fn news(console: &mut Console<'_>, lines: &[String]) -> Result<(), Failure> {
    lines.iter().try_for_each(|line| console.print(&format!("- {line}")))
}

/// What each choice says.
pub fn sentences(request: &Request, texts: &Texts) -> Vec<String> {
    request.choices.iter().map(|choice| texts.format(&choice.line)).collect()
}

/// The numbered choices: a screenful, or all. A screenful always has the last ones, where being content and giving up
/// stand.
pub fn choices(
    console: &mut Console<'_>,
    request: &Request,
    sentences: &[String],
    most: Most,
) -> Result<(), Failure> {
    let all = request.choices.len();
    let places: Vec<usize> = match most {
        Most::Screenful if request.offered < all => (0..request.offered).collect(),
        Most::Screenful if all > MOST_LISTED => {
            (0..MOST_LISTED - LAST_LISTED).chain(all - LAST_LISTED..all).collect()
        }
        Most::Screenful | Most::All => (0..all).collect(),
    };
    some_choices(console, request, sentences, &places)?;
    if places.len() < all {
        console.say_in(Tone::Quiet, "play-more", &[("count", (all - places.len()).into())])?;
    }
    match request.coverage {
        kernel::Coverage::Complete => Ok(()),
        // Headings say better what else can be typed.
        kernel::Coverage::Sampled if request.choices.iter().any(|choice| choice.group.is_some()) => Ok(()),
        kernel::Coverage::Sampled => console.say_in(Tone::Quiet, "play-sampled", &[]),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Most {
    Screenful,
    All,
}

/// The choices at these places, under the numbers by which they are taken. Rules and notes that all choices share are
/// told once, below them.
pub fn some_choices(
    console: &mut Console<'_>,
    request: &Request,
    sentences: &[String],
    places: &[usize],
) -> Result<(), Failure> {
    let texts = console.texts;
    let notes_of = |choice: &Choice| choice.notes.iter().map(|note| texts.format(note)).collect::<Vec<_>>();
    let rules_of = |choice: &Choice| choice.line.rules.iter().map(str::to_owned).collect::<Vec<_>>();
    let shared_rules = shared(request, rules_of);
    let shared_notes = shared(request, notes_of);
    let mut group = None;
    for &place in places {
        let choice = &request.choices[place];
        if choice.group != group {
            group = choice.group;
            heading(console, request, group)?;
        }
        let mut text = sentences[place].clone();
        if let Some(remark) = &choice.remark {
            let args = [("text", text.into()), ("remark", texts.format(remark).into())];
            text = texts.say("play-choice-remark", &args);
        }
        if let Some(odds) = &choice.odds {
            text =
                texts.say("play-choice-odds", &[("text", text.into()), ("odds", texts.format(odds).into())]);
        }
        let mut own = rules_of(choice);
        own.retain(|rule| !shared_rules.contains(rule));
        if !own.is_empty() {
            let rules = own.join(", ");
            text = texts.say("play-choice-rules", &[("text", text.into()), ("rules", rules.into())]);
        }
        console.say("play-choice", &[("number", (place + 1).into()), ("text", text.into())])?;
        for note in notes_of(choice).iter().filter(|note| !shared_notes.contains(note)) {
            console.print_in(Tone::Quiet, &format!("     {note}"))?;
        }
    }
    for note in shared_notes {
        console.print_in(Tone::Quiet, &note)?;
    }
    if !shared_rules.is_empty() {
        console.say_in(Tone::Quiet, "play-rules", &[("rules", shared_rules.join(", ").into())])?;
    }
    Ok(())
}

/// What a group of choices is about, and how to type those that are not shown.
fn heading(console: &mut Console<'_>, request: &Request, group: Option<&'static str>) -> Result<(), Failure> {
    let Some(group) = group else { return Ok(()) };
    let texts = console.texts;
    let mut text = texts.say(&format!("group-{group}"), &[]);
    let more = format!("group-{group}-more");
    let mut unshown = request.choices.iter().skip(request.offered);
    if let Some(choice) = unshown.find(|choice| choice.group == Some(group)).filter(|_| texts.has(&more)) {
        text.push(' ');
        text.push_str(&texts.say(&more, &[("example", example(&choice.words).into())]));
    }
    console.print_in(Tone::Heading, &text)
}

/// The words of a choice with any place in the place of theirs.
fn example(words: &str) -> String {
    let place = |word: &str| if word.contains(',') { "X,Y".to_owned() } else { word.to_owned() };
    words.split(' ').map(place).collect::<Vec<_>>().join(" ")
}

/// What at least half of the choices say alike. It need not be all of them: being content and giving up always have
/// rules of their own.
fn shared(request: &Request, of: impl Fn(&Choice) -> Vec<String>) -> Vec<String> {
    let all: Vec<Vec<String>> = request.choices.iter().map(of).collect();
    let mut shared: Vec<String> = Vec::new();
    for said in all.iter().flatten() {
        let count = all.iter().filter(|other| other.contains(said)).count();
        if count > 1 && count * 2 >= all.len() && !shared.contains(said) {
            shared.push(said.clone());
        }
    }
    shared
}

/// A rule with its meaning.
pub fn rule(console: &mut Console<'_>, slug: &str) -> Result<(), Failure> {
    let texts = console.texts;
    let Some(title) = texts.rule_title(slug) else {
        return console.say("error-no-rule", &[("slug", slug.into())]);
    };
    console.print_in(Tone::Heading, &format!("{title} [{slug}]"))?;
    if let Some(meaning) = texts.rule_meaning(slug) {
        console.print(&meaning)?;
    }
    match texts.rule_reason(slug) {
        Some(reason) => console.say_in(Tone::Quiet, "rules-reason", &[("reason", reason.into())]),
        None => Ok(()),
    }
}
