//! Rules as a page is told of them, and rules that a match changed.

use kernel::Message;
use protocol::http::RuleInfo;

use crate::catalogue::{Book, Catalogue, Entry};
use crate::games::{self, HouseRule};
use crate::texts::has_reason;

/// Every rule of a game, in the catalogue's order; nothing, if there is no such game.
pub fn rules(game: &str) -> Option<Vec<RuleInfo>> {
    let catalogue = Catalogue::read(games::rules_file(game)?.1).ok()?;
    let told = |rule: &Entry| RuleInfo { slug: rule.slug.clone(), source: rule_source(rule) };
    Some(catalogue.rules.iter().map(told).collect())
}

/// Where a rule comes from: a heading of the book, which keeps its own language, or a chapter of ours.
pub fn rule_source(rule: &Entry) -> Message {
    match rule.book {
        Book::Printed => {
            let key = if has_reason(&rule.slug) { "rules-printed-in-part" } else { "rules-printed" };
            Message::new(key).text("heading", rule.heading.clone())
        }
        Book::Ruling => {
            let chapter = Message::new(format!("chapter-{}", rule.chapter));
            Message::new("rules-ruling").message("heading", chapter)
        }
    }
}

/// A parameter that a match changed.
pub fn house_rule(rule: &HouseRule) -> Message {
    let key = if rule.usual.is_some() { "play-house-rule" } else { "play-house-rule-new" };
    let told = Message::new(key).text("rule", rule.parameter.clone()).text("value", rule.value.clone());
    match &rule.usual {
        Some(usual) => told.text("usual", usual.clone()),
        None => told,
    }
}
