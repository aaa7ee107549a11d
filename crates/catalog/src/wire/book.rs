//! Rules and cards as texts for a page.

use protocol::http::{CardAbility, CardText, RuleText};

use crate::cards::Card;
use crate::catalogue::{Book, Catalogue, Entry};
use crate::games::{self, HouseRule};
use crate::texts::Texts;

/// Every rule of a game, in the catalogue's order; nothing, if there is no such game.
pub fn rules(game: &str, texts: &Texts) -> Option<Vec<RuleText>> {
    let catalogue = Catalogue::read(games::rules_file(game)?.1).ok()?;
    Some(catalogue.rules.iter().map(|rule| rule_text(rule, texts)).collect())
}

/// Where a rule comes from: a heading of the book, which keeps its own language, or a chapter of ours.
pub fn rule_source(rule: &Entry, texts: &Texts) -> String {
    match rule.book {
        Book::Printed => {
            let ours_too = texts.rule_reason(&rule.slug).is_some();
            let key = if ours_too { "rules-printed-in-part" } else { "rules-printed" };
            texts.say(key, &[("heading", (&rule.heading).into())])
        }
        Book::Ruling => {
            let chapter = texts.say(&format!("chapter-{}", rule.chapter), &[]);
            texts.say("rules-ruling", &[("heading", chapter.into())])
        }
    }
}

fn rule_text(rule: &Entry, texts: &Texts) -> RuleText {
    RuleText {
        slug: rule.slug.clone(),
        title: texts.rule_title(&rule.slug).unwrap_or_else(|| rule.slug.clone()),
        meaning: texts.rule_meaning(&rule.slug).unwrap_or_default(),
        source: rule_source(rule, texts),
        ruling: texts.rule_reason(&rule.slug),
    }
}

impl From<Card> for CardText {
    fn from(card: Card) -> CardText {
        let ability = |ability: crate::cards::CardAbility| CardAbility {
            id: ability.id,
            name: ability.name,
            head: ability.head,
            body: ability.body,
        };
        CardText {
            id: card.id,
            name: card.name,
            lines: card.lines,
            abilities: card.abilities.into_iter().map(ability).collect(),
        }
    }
}

/// A parameter that a match changed, in a sentence.
pub fn house_rule(rule: &HouseRule, texts: &Texts) -> String {
    let mut args = vec![("rule", (&rule.parameter).into()), ("value", (&rule.value).into())];
    let usual = rule.usual.as_ref().map(|usual| ("usual", usual.into()));
    let key = if usual.is_some() { "play-house-rule" } else { "play-house-rule-new" };
    args.extend(usual);
    texts.say(key, &args)
}
