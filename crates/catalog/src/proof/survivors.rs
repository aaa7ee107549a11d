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

/// One part of one card, or of several alike, that may survive, and why.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Excuse {
    pub card: String,
    /// As the proof names it: `nuala.with[0].damage`.
    pub part: String,
    /// `removed`, what stands there instead, or nothing for whatever is done to it.
    pub change: Option<String>,
    pub reason: String,
}

impl Excuse {
    fn is_of(&self, survivor: &Survivor) -> bool {
        let done = survivor.doing.instead().unwrap_or(survivor.doing.word());
        self.card == survivor.card
            && self.part == survivor.part
            && self.change.as_ref().is_none_or(|change| change == done)
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
        cards.contains(&excuse.card.as_str()) && !survivors.iter().any(|survivor| excuse.is_of(survivor))
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
            page.push_str(&format!(
                "| `{}` | `{}` | {change} | {} |\n",
                excuse.card, excuse.part, excuse.reason
            ));
        }
    }
    page
}
