//! The catalogue of a game's rules: which there are, where each comes from, and in which chapter it stands.
//!
//! It is read from `rules/<game>.toml`. What a rule is called and what it means are texts, found by its slug.

use serde::Deserialize;

/// The rules of one game, in the catalogue's order.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    #[serde(rename = "rule")]
    pub rules: Vec<Entry>,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub slug: String,
    pub book: Book,
    /// The heading in the rulebook under which it stands, or the part of the game that our ruling belongs to.
    pub heading: String,
    pub chapter: String,
}

/// Where a rule comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Book {
    /// The rulebook prints it.
    Printed,
    /// The rulebook is silent or contradicts itself, and we decided.
    Ruling,
}

impl Book {
    pub fn word(self) -> &'static str {
        match self {
            Book::Printed => "printed",
            Book::Ruling => "ruling",
        }
    }
}

impl Catalogue {
    pub fn read(text: &str) -> Result<Catalogue, toml::de::Error> {
        toml::from_str(text)
    }

    pub fn find(&self, slug: &str) -> Option<&Entry> {
        self.rules.iter().find(|rule| rule.slug == slug)
    }

    /// The chapters, in the order in which they first occur.
    pub fn chapters(&self) -> Vec<&str> {
        let mut chapters: Vec<&str> = Vec::new();
        for rule in &self.rules {
            if !chapters.contains(&rule.chapter.as_str()) {
                chapters.push(&rule.chapter);
            }
        }
        chapters
    }

    /// The slugs most like `wanted`, for somebody who mistyped one.
    pub fn like(&self, wanted: &str) -> Vec<&str> {
        let last = wanted.rsplit('.').next().unwrap_or(wanted);
        self.rules
            .iter()
            .map(|rule| rule.slug.as_str())
            .filter(|slug| !last.is_empty() && (slug.contains(wanted) || slug.contains(last)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = r#"
        [[rule]]
        slug = "dice.titan"
        book = "printed"
        heading = "2."
        chapter = "dice"
        [[rule]]
        slug = "team.done"
        book = "ruling"
        heading = "The round"
        chapter = "round"
    "#;

    /// A rule is found by its slug, and one that is nearly right leads to it.
    #[test]
    fn found() {
        let catalogue = Catalogue::read(TWO).expect("it is well written");
        assert_eq!(catalogue.chapters(), ["dice", "round"]);
        assert_eq!(catalogue.find("team.done").map(|rule| rule.book), Some(Book::Ruling));
        assert_eq!(catalogue.like("dices.titan"), ["dice.titan"]);
        assert!(catalogue.like("").is_empty());
    }

    /// A key that means nothing is refused, with its place.
    #[test]
    fn unknown_key() {
        let error = Catalogue::read(&TWO.replace("heading", "headline")).unwrap_err();
        assert!(error.to_string().contains("headline"), "{error}");
    }
}
