//! Dice named beforehand, for tests and scenarios: `roll: fight move; pick: levi`.
//!
//! Each draw must be the one that the script names next, and every named die must be used: a test that rolls other
//! dice than it says would show another rule than it says.

use std::collections::VecDeque;
use std::fmt;

use super::words::parse_drawn;
use crate::{Chance, DrawWords, Drawn, Unclear};

/// Draws still to come, each as its label and its values in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script(VecDeque<(String, String)>);

/// How a game and its script differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScriptError {
    /// The script has an entry without a label.
    Unlabelled { found: String },
    /// The game asks for a draw and the script has no more.
    Missing { asked: String },
    /// The game asks for one draw and the script names another.
    Label { asked: String, named: String },
    /// The values named do not answer the draw.
    Words { label: String, unclear: Unclear },
    /// A draw was named and never asked for.
    Unused { label: String, words: String },
}

impl Script {
    /// Reads `label: words; label: words`, or one draw a line.
    pub fn parse(text: &str) -> Result<Script, ScriptError> {
        let mut script = Script::default();
        for entry in text.split([';', '\n']).map(str::trim).filter(|entry| !entry.is_empty()) {
            let unlabelled = || ScriptError::Unlabelled { found: entry.to_owned() };
            let (label, words) = entry.split_once(':').ok_or_else(unlabelled)?;
            script.name(label.trim(), words.trim());
        }
        Ok(script)
    }

    /// Names one more draw.
    pub fn name(&mut self, label: &str, words: &str) {
        self.0.push_back((label.to_owned(), words.to_owned()));
    }

    /// The answer to the draw that the game asks for now. A draw that does not fit stays in the script.
    pub fn draw(&mut self, words: &DrawWords, chance: Chance) -> Result<Drawn, ScriptError> {
        let asked = || words.label.clone();
        let (label, named) = self.0.front().ok_or_else(|| ScriptError::Missing { asked: asked() })?;
        if *label != words.label {
            return Err(ScriptError::Label { asked: asked(), named: label.clone() });
        }
        let drawn = parse_drawn(named, words, chance)
            .map_err(|unclear| ScriptError::Words { label: label.clone(), unclear })?;
        self.0.pop_front();
        Ok(drawn)
    }

    /// Whether everything named was used.
    pub fn finish(&self) -> Result<(), ScriptError> {
        match self.0.front() {
            None => Ok(()),
            Some((label, words)) => Err(ScriptError::Unused { label: label.clone(), words: words.clone() }),
        }
    }
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScriptError::Unlabelled { found } => {
                write!(f, "'{found}' has no label: expected 'label: values'")
            }
            ScriptError::Missing { asked } => {
                write!(f, "the game asks for '{asked}' and no more dice are named")
            }
            ScriptError::Label { asked, named } => {
                write!(f, "the game asks for '{asked}' and the next dice named are '{named}'")
            }
            ScriptError::Words { label, unclear } => write!(f, "dice '{label}': {unclear}"),
            ScriptError::Unused { label, words } => write!(f, "the dice '{label}: {words}' were never used"),
        }
    }
}

impl std::error::Error for ScriptError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn roll() -> DrawWords {
        DrawWords { label: "roll".to_owned(), values: vec!["heads".to_owned(), "tails".to_owned()] }
    }

    const COIN: Chance = Chance::Dice { count: 1, sides: 2 };

    /// Named dice come in their order, and then none are left.
    #[test]
    fn in_order() {
        let mut script = Script::parse("roll: tails; roll: heads\n").expect("two labelled draws");
        assert_eq!(script.draw(&roll(), COIN), Ok(Drawn::one(1)));
        let unused = ScriptError::Unused { label: "roll".to_owned(), words: "heads".to_owned() };
        assert_eq!(script.finish(), Err(unused));
        assert_eq!(script.draw(&roll(), COIN), Ok(Drawn::one(0)));
        assert_eq!(script.finish(), Ok(()));
        assert_eq!(script.draw(&roll(), COIN), Err(ScriptError::Missing { asked: "roll".to_owned() }));
    }

    /// Another label, another number of dice, or no label at all is an error that says which.
    #[test]
    fn what_does_not_fit() {
        let mut script = Script::parse("pick: tails").expect("a labelled draw");
        let other = ScriptError::Label { asked: "roll".to_owned(), named: "pick".to_owned() };
        assert_eq!(script.draw(&roll(), COIN), Err(other));
        let mut script = Script::parse("roll: tails tails").expect("a labelled draw");
        let error = script.draw(&roll(), COIN).expect_err("two dice for one");
        assert_eq!(
            error.to_string(),
            "dice 'roll': 'tails tails' is not understood: expected 1 × heads | tails"
        );
        assert!(script.finish().is_err(), "a draw that did not fit is still unused");
        assert_eq!(Script::parse("tails"), Err(ScriptError::Unlabelled { found: "tails".to_owned() }));
    }
}
