//! The match form: what the players agreed on before the game. What it fixes is not asked again in play.

use kernel::{Arg, Message};

use crate::content::{Content, caps};
use crate::slug;
use crate::state::MOST_HEROES;

/// The choices of setup, as far as they are fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    pub heroes: u8,
    pub titan: Option<u8>,
    pub cast: [Option<u8>; MOST_HEROES],
    pub levels: [Option<u8>; MOST_HEROES],
}

/// What is wrong with a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormError {
    UnknownKey {
        key: String,
    },
    NotANumber {
        key: String,
        value: String,
    },
    HowManyHeroes {
        heroes: u8,
    },
    NoSuchTitan {
        titan: String,
    },
    NoSuchHero {
        hero: String,
    },
    HeroTwice {
        hero: String,
    },
    NotAStart {
        level: u8,
    },
    /// A hero or level for a place nobody plays in.
    NoSuchPlace {
        key: String,
    },
    NotAPair {
        word: String,
    },
}

impl FormError {
    pub fn line(&self) -> Message {
        let word = |text: &str| Arg::Text(text.to_owned().into());
        match self {
            FormError::UnknownKey { key } => {
                Message::line("form-unknown-key", &[slug::SETUP_ORDER]).with("key", word(key))
            }
            FormError::NotANumber { key, value } => Message::line("form-not-a-number", &[slug::SETUP_ORDER])
                .with("key", word(key))
                .with("value", word(value)),
            FormError::HowManyHeroes { heroes } => {
                Message::line("form-how-many-heroes", &[slug::SETUP_HEROES])
                    .number("heroes", *heroes)
                    .number("least", caps::FEWEST_HEROES_IN_PLAY)
                    .number("most", caps::HEROES_IN_PLAY)
            }
            FormError::NoSuchTitan { titan } => {
                Message::line("form-no-such-titan", &[slug::SETUP_TITAN]).with("titan", word(titan))
            }
            FormError::NoSuchHero { hero } => {
                Message::line("form-no-such-hero", &[slug::SETUP_HEROES]).with("hero", word(hero))
            }
            FormError::HeroTwice { hero } => {
                Message::line("form-hero-twice", &[slug::SETUP_HEROES]).with("hero", word(hero))
            }
            FormError::NotAStart { level } => {
                Message::line("form-not-a-start", &[slug::SETUP_HEROES]).number("level", *level)
            }
            FormError::NoSuchPlace { key } => {
                Message::line("form-no-such-place", &[slug::SETUP_HEROES]).with("key", word(key))
            }
            FormError::NotAPair { word: text } => {
                Message::line("form-not-a-pair", &[slug::SETUP_ORDER]).with("word", word(text))
            }
        }
    }
}

impl std::fmt::Display for FormError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.line().fmt(f)
    }
}

impl std::error::Error for FormError {}

impl Form {
    /// Only the number of heroes is fixed.
    pub fn open(heroes: u8) -> Form {
        Form { heroes, titan: None, cast: [None; MOST_HEROES], levels: [None; MOST_HEROES] }
    }

    /// Reads `heroes=3 titan=basic hero1=levi level1=3`; everything but the number of heroes may be left out.
    pub fn parse(content: &Content, text: &str) -> Result<Form, FormError> {
        let mut form = Form::open(3);
        let mut pairs = Vec::new();
        for word in text.split_whitespace() {
            let pair = word.split_once('=').ok_or_else(|| FormError::NotAPair { word: word.to_owned() })?;
            if pair.0 == "heroes" { form.heroes = number(pair.0, pair.1)? } else { pairs.push(pair) }
        }
        if !(caps::FEWEST_HEROES_IN_PLAY..=caps::HEROES_IN_PLAY).contains(&form.heroes) {
            return Err(FormError::HowManyHeroes { heroes: form.heroes });
        }
        for (key, value) in pairs {
            if key == "titan" {
                let found = content.titans.iter().position(|titan| titan.id == content.names.meant(value));
                form.titan =
                    Some(found.ok_or_else(|| FormError::NoSuchTitan { titan: value.to_owned() })? as u8);
            } else if let Some(place) = key.strip_prefix("hero") {
                form.cast[form.place(key, place)?] = Some(form.hero(content, value)?);
            } else if let Some(place) = key.strip_prefix("level") {
                let level = number(key, value)?;
                if !content.edition.starts.contains(&level) {
                    return Err(FormError::NotAStart { level });
                }
                form.levels[form.place(key, place)?] = Some(level);
            } else {
                return Err(FormError::UnknownKey { key: key.to_owned() });
            }
        }
        Ok(form)
    }

    fn place(&self, key: &str, place: &str) -> Result<usize, FormError> {
        let wrong = || FormError::NoSuchPlace { key: key.to_owned() };
        let place: u8 = place.parse().map_err(|_| wrong())?;
        if (1..=self.heroes).contains(&place) { Ok(usize::from(place - 1)) } else { Err(wrong()) }
    }

    fn hero(&self, content: &Content, id: &str) -> Result<u8, FormError> {
        let found = content.heroes.iter().position(|hero| hero.id == content.names.meant(id));
        let hero = found.ok_or_else(|| FormError::NoSuchHero { hero: id.to_owned() })? as u8;
        if self.cast.contains(&Some(hero)) {
            Err(FormError::HeroTwice { hero: id.to_owned() })
        } else {
            Ok(hero)
        }
    }

    /// The form as [`Form::parse`] reads it.
    pub fn words(&self, content: &Content) -> String {
        let mut words = vec![format!("heroes={}", self.heroes)];
        words.extend(self.titan.map(|titan| format!("titan={}", content.titans[usize::from(titan)].id)));
        for (place, (hero, level)) in (1..).zip(self.cast.iter().zip(self.levels)) {
            words.extend(hero.map(|hero| format!("hero{place}={}", content.heroes[usize::from(hero)].id)));
            words.extend(level.map(|level| format!("level{place}={level}")));
        }
        words.join(" ")
    }
}

fn number(key: &str, value: &str) -> Result<u8, FormError> {
    value.parse().map_err(|_| FormError::NotANumber { key: key.to_owned(), value: value.to_owned() })
}
