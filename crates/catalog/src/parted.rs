//! Where today's rules part from a record, in a sentence.

use kernel::dice::FairError;
use kernel::journal::{Cause, Fairness, Parted, Viewers};
use kernel::{Drawn, WrittenLine};

use crate::texts::{Arg, Texts};

/// Where and how today's rules part from a record.
pub fn parted_text(parted: &Parted, texts: &Texts) -> String {
    let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
    match &*parted.cause {
        Cause::Game { recorded, now } | Cause::Label { recorded, now } => {
            args.push(("found", recorded.into()));
            args.push(("expected", now.into()));
        }
        Cause::Seat { word } => args.push(("found", word.into())),
        Cause::Words(unclear) => {
            args.push(("found", (&unclear.found).into()));
            args.push(("expected", texts.expected(&unclear.expected).into()));
        }
        Cause::Refused(line) => args.push(("found", texts.line(line).into())),
        Cause::NotDeciding | Cause::NotDrawn => {}
        Cause::Events(difference) => {
            args.push(("found", event(difference.recorded.as_ref(), texts).into()));
            args.push(("expected", event(difference.now.as_ref(), texts).into()));
        }
        Cause::Outcome { recorded, now } => {
            let now = now.as_ref().map_or_else(|| texts.say("parted-goes-on", &[]), |line| texts.line(line));
            args.push(("found", texts.line(recorded).into()));
            args.push(("expected", now.into()));
        }
        Cause::Takeback { to } => args.push(("found", (*to).into())),
        Cause::Dice(FairError::Seed { committed, revealed }) => {
            args.push(("found", revealed.to_string().into()));
            args.push(("expected", committed.to_string().into()));
        }
        Cause::Dice(FairError::Roll { due, shown, .. }) => {
            args.push(("found", values(shown).into()));
            args.push(("expected", values(due).into()));
        }
    }
    let how = texts.say(&format!("line-{}", parted.cause.key()), &args);
    let args = [
        ("input", parted.input.into()),
        ("words", (&parted.words).into()),
        ("line", parted.line.into()),
        ("how", how.into()),
    ];
    let said = texts.say("parted", &args);
    let rule = |slug: &String| match texts.rule_title(slug) {
        Some(title) => format!("{title} [{slug}]"),
        None => slug.clone(),
    };
    let rules: Vec<String> = parted.rules.iter().map(rule).collect();
    if rules.is_empty() {
        return said;
    }
    let told =
        texts.say("parted-rules", &[("count", rules.len().into()), ("rules", rules.join(", ").into())]);
    format!("{said} {told}")
}

/// What a journal proves of its dice though the rules have parted from it; nothing, where they are not of that kind.
pub fn fairness_text(fairness: Fairness, texts: &Texts) -> Option<String> {
    match fairness {
        Fairness::Unproved => None,
        Fairness::Unrevealed => Some(texts.say("replay-fair-open", &[])),
        Fairness::Proved => Some(texts.say("replay-fair", &[])),
        Fairness::Partly { rolls, open } => {
            Some(texts.say("replay-fair-partly", &[("rolls", rolls.into()), ("open", open.into())]))
        }
    }
}

/// An event as the journal has it, with those who see it so.
fn event(event: Option<&(Viewers, WrittenLine)>, texts: &Texts) -> String {
    match event {
        None => texts.say("parted-nothing", &[]),
        Some((Viewers::All, line)) => line.to_string(),
        Some((Viewers::Only(viewers), line)) => format!("{line} ({})", viewers.join(", ")),
    }
}

/// The values of a roll, counted from one as people count.
fn values(drawn: &Drawn) -> String {
    drawn.values().iter().map(|value| (u16::from(*value) + 1).to_string()).collect::<Vec<_>>().join(" ")
}
