//! Whom one plays against: a level and a persona, as people pick them and as files name them.

use crate::{Level, Persona};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opponent {
    pub level: Level,
    pub persona: Persona,
}

impl Opponent {
    /// `3`, or `3-bold` where the persona is not the plain one.
    pub fn word(self) -> String {
        match self.persona {
            Persona::Plain => self.level.word().to_owned(),
            Persona::Bold | Persona::Careful | Persona::Vengeful => {
                format!("{}-{}", self.level.word(), self.persona.word())
            }
        }
    }

    pub fn parse(word: &str) -> Option<Opponent> {
        let (level, persona) = word.split_once('-').unwrap_or((word, Persona::Plain.word()));
        Some(Opponent { level: Level::parse(level)?, persona: Persona::parse(persona)? })
    }
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Opponent {
        Opponent { level, persona: Persona::Plain }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back() {
        for level in Level::ALL {
            for persona in Persona::ALL {
                let opponent = Opponent { level, persona };
                assert_eq!(Opponent::parse(&opponent.word()), Some(opponent));
            }
        }
        assert_eq!(Opponent::parse("6"), None);
        assert_eq!(Opponent::parse("3-meek"), None);
    }
}
