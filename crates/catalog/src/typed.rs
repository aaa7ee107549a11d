//! Dice and cards of a real table, as people type them in: in the journal's words or in those of their language.

use kernel::dice::parse_typed;
use kernel::{Chance, DrawWords, Drawn, Unclear};

use crate::{Table, Texts};

/// What a draw is called for people: a text of its own, or whose dice they are.
pub fn label(table: &dyn Table, label: &str, texts: &Texts) -> String {
    let own = format!("draw-{label}");
    if texts.has(&own) {
        return texts.say(&own, &[]);
    }
    let seats = table.seats();
    seats
        .iter()
        .find(|seat| seat.word == label)
        .map_or_else(|| label.to_owned(), |seat| texts.name(&seat.name))
}

/// Reads dice that somebody typed, in the journal's words or in those of the language, with or without accents.
pub fn read(text: &str, words: &DrawWords, chance: Chance, texts: &Texts) -> Result<Drawn, Unclear> {
    let local = in_words(words, texts);
    let joined = |name: &String| plain(name).replace(' ', "");
    let plain_words = DrawWords { values: local.values.iter().map(joined).collect(), ..local };
    // A name of several words can only be meant as one where a single thing is asked for.
    let text = plain(&text.replace(',', " "));
    let text = if chance.count() == 1 { text.replace(' ', "") } else { text };
    parse_typed(&text, &plain_words, chance)
        .or_else(|unclear| parse_typed(&text, words, chance).map_err(|_| unclear))
}

/// Reads dice of which each is one of the values that may come.
pub fn chosen(values: &[String], words: &DrawWords, chance: Chance) -> Result<Drawn, Unclear> {
    kernel::dice::parse_drawn(&values.join(" "), words, chance)
}

/// The text in lower case, without the accents of our languages: as somebody types it in a hurry.
pub fn plain(text: &str) -> String {
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
    use super::*;
    use crate::Lang;

    fn read(text: &str, lang: Lang) -> Result<Vec<u8>, Unclear> {
        let words = ["titan", "move", "fight", "cannon", "tactics", "dodge"].map(str::to_owned).to_vec();
        let words = DrawWords { label: "levi".to_owned(), values: words };
        let chance = Chance::Dice { count: 3, sides: 6 };
        super::read(text, &words, chance, &Texts::new(lang)).map(|drawn| drawn.values().to_vec())
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
