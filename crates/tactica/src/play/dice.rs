//! Where a game's dice come from: rolled here from a seed, typed in from a real table, or provably fair.

use std::fs;
use std::path::Path;

use catalog::{Table, Texts};
use kernel::dice::fair::{self, Seed};
use kernel::dice::{Dice, SeededDice, parse_typed};
use kernel::journal::DiceSource;
use kernel::{Chance, DrawWords, Drawn, Unclear};

use crate::failure::{Failure, system};

use super::save;

/// The dice of one game.
pub enum DiceBox {
    /// Roll number `n` of the game is stream number `n` of the seed, so that it goes on after a takeback.
    Seeded {
        seed: u64,
    },
    Typed,
    Fair {
        seed: Seed,
        entropies: Vec<String>,
    },
}

impl DiceBox {
    pub fn source(&self) -> DiceSource {
        match self {
            DiceBox::Seeded { .. } => DiceSource::Seeded,
            DiceBox::Typed => DiceSource::Typed,
            DiceBox::Fair { seed, .. } => DiceSource::Fair(seed.commitment()),
        }
    }

    /// The next roll; `None` if it must be typed in.
    pub fn roll(&self, table: &dyn Table, chance: Chance) -> Option<Drawn> {
        let index = table.die_index();
        match self {
            DiceBox::Seeded { seed } => Some(SeededDice::new(*seed, index).draw(chance)),
            DiceBox::Typed => None,
            DiceBox::Fair { seed, entropies } => Some(fair::roll(seed, entropies, index, chance)),
        }
    }
}

/// A new secret for fair dice.
pub fn fresh_secret() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed(bytes))
}

/// A new seed for seeded dice: whoever wants to know it asks for one.
pub fn fresh_seed() -> Result<u64, getrandom::Error> {
    getrandom::u64()
}

/// Keeps the secret of fair dice beside the journal, so that the game can be taken up again.
pub fn keep_secret(path: &Path, seed: &Seed, texts: &Texts) -> Result<(), Failure> {
    fs::write(path, format!("{seed}\n")).map_err(|error| {
        let args = [("file", save::name(path).into()), ("problem", system(&error, texts).into())];
        Failure::Failed(texts.say("error-write", &args))
    })
}

pub fn read_secret(path: &Path) -> Option<Seed> {
    Seed::parse(fs::read_to_string(path).ok()?.trim())
}

/// Reads dice that somebody typed, in the journal's words or in those of the language, with or without accents.
pub fn typed(text: &str, words: &DrawWords, chance: Chance, texts: &Texts) -> Result<Drawn, Unclear> {
    let local = in_words(words, texts);
    let joined = |name: &String| plain(name).replace(' ', "");
    let plain_words = DrawWords { values: local.values.iter().map(joined).collect(), ..local };
    // A name of several words can only be meant as one where a single thing is asked for.
    let text = plain(&text.replace(',', " "));
    let text = if chance.count() == 1 { text.replace(' ', "") } else { text };
    parse_typed(&text, &plain_words, chance)
        .or_else(|unclear| parse_typed(&text, words, chance).map_err(|_| unclear))
}

/// The text in lower case, without the accents of our languages.
fn plain(text: &str) -> String {
    let plain = |letter| match letter {
        'á' | 'à' => 'a',
        'é' | 'è' => 'e',
        'í' | 'ì' => 'i',
        'ó' | 'ò' => 'o',
        'ú' | 'ù' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

/// The draw with its values as the language names them.
pub fn in_words(words: &DrawWords, texts: &Texts) -> DrawWords {
    let name = |word: &String| {
        let face = format!("name-{word}-face");
        if texts.has(&face) { texts.say(&face, &[]) } else { texts.name(word) }
    };
    DrawWords { label: words.label.clone(), values: words.values.iter().map(name).collect() }
}

#[cfg(test)]
mod tests {
    use catalog::Lang;

    use super::*;

    fn read(text: &str, lang: Lang) -> Result<Vec<u8>, Unclear> {
        let words = ["titan", "move", "fight", "cannon", "tactics", "dodge"].map(str::to_owned).to_vec();
        let words = DrawWords { label: "levi".to_owned(), values: words };
        let chance = Chance::Dice { count: 3, sides: 6 };
        typed(text, &words, chance, &Texts::new(lang)).map(|drawn| drawn.values().to_vec())
    }

    /// Beginnings of words are enough, in the language or in English, with or without accents and commas.
    #[test]
    fn typed_words() {
        assert_eq!(read("f m ti", Lang::En), Ok(vec![2, 1, 0]));
        assert_eq!(read("canon, tact, Esq", Lang::Es), Ok(vec![3, 4, 5]));
        assert_eq!(read("CAÑÓN TÁCTICA LUCHA", Lang::Es), Ok(vec![3, 4, 2]));
        assert_eq!(read("fight move dodge", Lang::It), Ok(vec![2, 1, 5]));
    }

    /// Too few, too many, unknown and ambiguous dice are refused.
    #[test]
    fn unclear_words() {
        for text in ["", "f f", "f f f f", "f f zebra", "t t t"] {
            assert!(read(text, Lang::En).is_err(), "{text}");
        }
    }
}
