//! Tokens that are not simply on somebody: such as have a name, lie on an advantage card, or belong to a whole party.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;

/// Which tokens: of what name, and where they lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Pile {
    /// Those of this name alone, which has at most 15 letters; its text is the message `name-tokens-<name>`. Those without one, if nothing is said.
    pub name: Option<TokenName>,
    pub on: On,
}

/// Where tokens lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum On {
    /// On a figure: the one that is asked about or that they are given to.
    #[default]
    Figure,
    /// On this advantage card, with which they go.
    Card,
    /// With the bearer's party.
    Party,
}

impl On {
    pub fn word(self) -> &'static str {
        match self {
            On::Figure => "figure",
            On::Card => "card",
            On::Party => "party",
        }
    }
}

/// The name of a kind of tokens. It is short, so that amounts that count them can be copied.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct TokenName {
    letters: [u8; TokenName::MOST],
    length: u8,
}

impl TokenName {
    /// The most letters of a name.
    pub const MOST: usize = 15;

    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.letters[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl fmt::Debug for TokenName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(out)
    }
}

impl TryFrom<String> for TokenName {
    type Error = String;

    fn try_from(text: String) -> Result<TokenName, String> {
        let mut letters = [0; TokenName::MOST];
        let length = text.len();
        if !::content::is_id(&text) || length > TokenName::MOST {
            return Err(format!("`{text}` is no name of at most {} letters", TokenName::MOST));
        }
        letters[..length].copy_from_slice(text.as_bytes());
        Ok(TokenName { letters, length: length as u8 })
    }
}

impl JsonSchema for TokenName {
    fn schema_name() -> Cow<'static, str> {
        "TokenName".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "maxLength": TokenName::MOST })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A name is a word of a few letters.
    #[test]
    fn names() {
        let read = |text: &str| TokenName::try_from(text.to_owned());
        assert_eq!(read("ice").unwrap().as_str(), "ice");
        assert_eq!(read("abcdefghijklmno").unwrap().as_str(), "abcdefghijklmno");
        assert!(read("abcdefghijklmnop").is_err());
        assert!(read("Ice").is_err());
        assert!(read("").is_err());
        assert!(read("ice") != read("fire"));
    }
}
