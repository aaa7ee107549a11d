//! Where today's rules part from a record.

use kernel::dice::FairError;
use kernel::journal::{Cause, Fairness, Parted, Viewers};
use kernel::{Arg, Drawn, Glue, Message};

use crate::texts::{Texts, expected};

/// Where and how today's rules part from a record.
pub fn parted_told(parted: &Parted) -> Message {
    let how = Message::line(&parted.cause.key(), &[]);
    let both = |found: Arg, expected: Arg| how.clone().with("found", found).with("expected", expected);
    let how = match &*parted.cause {
        Cause::Game { recorded, now } | Cause::Label { recorded, now } => both(recorded.into(), now.into()),
        Cause::Seat { word } => how.with("found", word.into()),
        Cause::Words(unclear) => both((&unclear.found).into(), expected(&unclear.expected)),
        Cause::Refused(line) => how.message("found", line.clone()),
        Cause::NotDeciding | Cause::NotDrawn => how,
        Cause::Events(difference) => {
            both(event(difference.recorded.as_ref()), event(difference.now.as_ref()))
        }
        Cause::Outcome { recorded, now } => {
            let goes_on = || Arg::new("parted-goes-on");
            let now = now.as_ref().map_or_else(goes_on, |line| Arg::from(Message::clone(line)));
            both(Message::clone(recorded).into(), now)
        }
        Cause::Takeback { to } => how.with("found", (*to).into()),
        Cause::Dice(FairError::Seed { committed, revealed }) => {
            both(revealed.to_string().into(), committed.to_string().into())
        }
        Cause::Dice(FairError::Roll { due, shown, .. }) => both(values(shown).into(), values(due).into()),
    };
    let said = Message::new("parted")
        .with("input", parted.input.into())
        .with("words", (&parted.words).into())
        .with("line", parted.line.into())
        .message("how", how);
    if parted.rules.is_empty() {
        return said;
    }
    let rule = |slug: &String| Arg::new("quoted-rule").with("rule", Arg::Rule(slug.clone().into()));
    let rules: Vec<Arg> = parted.rules.iter().map(rule).collect();
    let told = Message::new("parted-rules")
        .with("count", rules.len().into())
        .with("rules", Arg::list(rules, Glue::Comma));
    Message::new("parted-whole").message("said", said).message("told", told)
}

/// The same as text.
pub fn parted_text(parted: &Parted, texts: &Texts) -> String {
    texts.format(&parted_told(parted))
}

/// What a journal proves of its dice though the rules have parted from it; nothing, where they are not of that kind.
pub fn fairness_told(fairness: Fairness) -> Option<Message> {
    match fairness {
        Fairness::Unproved => None,
        Fairness::Unrevealed => Some(Message::new("replay-fair-open")),
        Fairness::Proved => Some(Message::new("replay-fair")),
        Fairness::Partly { rolls, open } => {
            Some(Message::new("replay-fair-partly").with("rolls", rolls.into()).with("open", open.into()))
        }
    }
}

/// The same as text.
pub fn fairness_text(fairness: Fairness, texts: &Texts) -> Option<String> {
    fairness_told(fairness).map(|told| texts.format(&told))
}

/// An event as the journal has it, with those who see it so.
fn event(event: Option<&(Viewers, Message)>) -> Arg {
    match event {
        None => Arg::new("parted-nothing"),
        Some((Viewers::All, line)) => line.to_string().into(),
        Some((Viewers::Only(viewers), line)) => format!("{line} ({})", viewers.join(", ")).into(),
    }
}

/// The values of a roll, counted from one as people count.
fn values(drawn: &Drawn) -> String {
    drawn.values().iter().map(|value| (u16::from(*value) + 1).to_string()).collect::<Vec<_>>().join(" ")
}
