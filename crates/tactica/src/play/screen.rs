//! What is shown: the table, the choices, the news.

use catalog::Table;
use catalog::shown::Weight;
use catalog::table::{Choice, Request};
use catalog::texts::Texts;
use kernel::Viewer;

use crate::console::{Console, Tone};
use crate::failure::Failure;

/// So many choices are listed without being asked for.
const MOST_LISTED: usize = 24;

/// The whole table as this viewer sees it.
pub fn table(console: &mut Console<'_>, table: &dyn Table, viewer: Viewer) -> Result<(), Failure> {
    console.gap()?;
    for row in table.picture(viewer, console.texts) {
        let tone = match row.weight {
            Weight::Heading => Tone::Heading,
            Weight::Plain => Tone::Plain,
            Weight::Quiet => Tone::Quiet,
        };
        console.print_in(tone, &row.text)?;
    }
    console.gap()
}

pub fn news(console: &mut Console<'_>, lines: &[String]) -> Result<(), Failure> {
    lines.iter().try_for_each(|line| console.print(&format!("- {line}")))
}

/// What each choice says.
pub fn sentences(request: &Request, texts: &Texts) -> Vec<String> {
    request.choices.iter().map(|choice| texts.line(&choice.line)).collect()
}

/// The numbered choices: the first screenful, or all.
pub fn choices(
    console: &mut Console<'_>,
    request: &Request,
    sentences: &[String],
    most: Most,
) -> Result<(), Failure> {
    let shown = match most {
        Most::Screenful if request.choices.len() > MOST_LISTED => MOST_LISTED - 4,
        Most::Screenful | Most::All => request.choices.len(),
    };
    let places: Vec<usize> = (0..shown).collect();
    some_choices(console, request, sentences, &places)?;
    if shown < request.choices.len() {
        console.say_in(Tone::Quiet, "play-more", &[("count", (request.choices.len() - shown).into())])?;
    }
    match request.coverage {
        kernel::Coverage::Complete => Ok(()),
        kernel::Coverage::Sampled => console.say_in(Tone::Quiet, "play-sampled", &[]),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Most {
    Screenful,
    All,
}

/// The choices at these places, under the numbers by which they are taken. Rules that all choices share are told
/// once, below them.
pub fn some_choices(
    console: &mut Console<'_>,
    request: &Request,
    sentences: &[String],
    places: &[usize],
) -> Result<(), Failure> {
    let shared = shared_rules(&request.choices);
    for &place in places {
        let choice = &request.choices[place];
        let mut text = sentences[place].clone();
        if let Some(odds) = &choice.odds {
            let odds = console.texts.line(odds);
            text = console.texts.say("play-choice-odds", &[("text", text.into()), ("odds", odds.into())]);
        }
        let own: Vec<&str> =
            choice.rules.iter().map(String::as_str).filter(|rule| !shared.contains(rule)).collect();
        if !own.is_empty() {
            let rules = own.join(", ");
            text = console.texts.say("play-choice-rules", &[("text", text.into()), ("rules", rules.into())]);
        }
        console.say("play-choice", &[("number", (place + 1).into()), ("text", text.into())])?;
    }
    if !shared.is_empty() {
        console.say_in(Tone::Quiet, "play-rules", &[("rules", shared.join(", ").into())])?;
    }
    Ok(())
}

/// The rules that every choice rests on, apart from giving up, which always stands apart.
fn shared_rules(choices: &[Choice]) -> Vec<&str> {
    let mut weighed = choices.iter().filter(|choice| !choice.concedes);
    let mut shared: Vec<&str> =
        weighed.next().map(|choice| choice.rules.iter().map(String::as_str).collect()).unwrap_or_default();
    for choice in weighed {
        shared.retain(|rule| choice.rules.iter().any(|other| other == rule));
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
    for text in [texts.rule_meaning(slug), texts.rule_reason(slug)].into_iter().flatten() {
        console.print(&text)?;
    }
    Ok(())
}
