//! Survivors that are known, each with the reason why no case can notice it, and the page made of them.

use serde::Deserialize;

use super::Survivor;

/// The survivors of a pack that are excused, as `tests/proofs/<pack>.toml` has them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Excuses {
    #[serde(default, rename = "survivor")]
    pub list: Vec<Excuse>,
}

impl Excuses {
    pub fn parse(text: &str) -> Result<Excuses, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// Why a survivor survives, if somebody has said so.
    pub fn reason(&self, survivor: &Survivor) -> Option<&str> {
        self.list.iter().find(|excuse| excuse.is_of(survivor)).map(|excuse| excuse.reason.as_str())
    }
}

/// One part of one card, or of several, that may survive, and why.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Excuse {
    pub card: Option<String>,
    #[serde(default)]
    pub cards: Vec<String>,
    /// As the proof names it: `nuala.with[0].damage`. A star stands for anything.
    pub part: String,
    /// `removed`, what stands there instead, or nothing for whatever is done to it.
    pub change: Option<String>,
    pub reason: String,
}

impl Excuse {
    /// The cards it is for.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.card.iter().chain(&self.cards).map(String::as_str)
    }

    fn is_of(&self, survivor: &Survivor) -> bool {
        let done = survivor.doing.instead().unwrap_or(survivor.doing.word());
        self.names().any(|card| card == survivor.card)
            && fits(&self.part, &survivor.part)
            && self.change.as_ref().is_none_or(|change| change == done)
    }
}

/// Whether a text is as a pattern says, in which a star stands for anything.
fn fits(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((before, rest)) => text.strip_prefix(before).is_some_and(|left| {
            left.char_indices().any(|(place, _)| fits(rest, &left[place..])) || fits(rest, "")
        }),
    }
}

/// Survivors held against their excuses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judged<'a> {
    /// Nobody has said why these survive.
    pub unexcused: Vec<&'a Survivor>,
    /// These no longer survive, or never did.
    pub idle: Vec<&'a Excuse>,
}

/// Holds the survivors of some cards against the excuses for those cards.
pub fn judge<'a>(survivors: &'a [Survivor], excuses: &'a Excuses, cards: &[&str]) -> Judged<'a> {
    let unexcused = |survivor: &&Survivor| !excuses.list.iter().any(|excuse| excuse.is_of(survivor));
    let idle = |excuse: &&Excuse| {
        let idle = |card: &str| {
            cards.contains(&card)
                && !survivors.iter().any(|survivor| survivor.card == card && excuse.is_of(survivor))
        };
        excuse.names().any(idle)
    };
    Judged {
        unexcused: survivors.iter().filter(unexcused).collect(),
        idle: excuses.list.iter().filter(idle).collect(),
    }
}

/// The page of all excused survivors, as Markdown: the packs by their names.
pub fn page(packs: &[(&str, Excuses)]) -> String {
    let mut page = String::from(
        "# Survivors\n\n\
         Every part of every card is left out, moved by one or swapped in turn (`tactica pack prove`), and the cases of the\n\
         card have to notice. These changes are not noticed, each for the reason beside it. The list is made from\n\
         `tests/proofs/<pack>.toml`; a survivor that is not in it, or one in it that is noticed, fails the proof.\n",
    );
    for (pack, excuses) in packs {
        page.push_str(&format!("\n## {pack}\n\n"));
        if excuses.list.is_empty() {
            page.push_str("None.\n");
            continue;
        }
        page.push_str("| card | part | change | why nothing notices |\n|---|---|---|---|\n");
        for excuse in &excuses.list {
            let change = excuse.change.as_deref().unwrap_or("any");
            let cards: Vec<String> = excuse.names().map(|card| format!("`{card}`")).collect();
            let (cards, part, reason) = (cards.join(", "), &excuse.part, &excuse.reason);
            page.push_str(&format!("| {cards} | `{part}` | {change} | {reason} |\n"));
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, text) in
            [("a.b", "a.b"), ("*.b", "a.b"), ("a*", "a"), ("*[0].*", "x.y[0].z"), ("*", "")]
        {
            assert!(fits(pattern, text), "{pattern} fits {text}");
        }
        for (pattern, text) in [("a.b", "a.c"), ("*.b", "a.bc"), ("a.*", "b.a.c"), ("", "a")] {
            assert!(!fits(pattern, text), "{pattern} does not fit {text}");
        }
    }
}
