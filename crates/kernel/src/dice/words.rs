//! Dice in words: as journals and scenarios write them, and as somebody types in what real dice show.

use crate::{Chance, DrawWords, Drawn, Unclear};

/// Reads values in whole words, separated by blanks: `fight move move`.
pub fn parse_drawn(text: &str, words: &DrawWords, chance: Chance) -> Result<Drawn, Unclear> {
    parse(text, words, chance, |piece, known| {
        known.iter().position(|word| word == piece).ok_or_else(|| Unclear::new(piece, list(known)))
    })
}

/// Reads values as people type them: the beginning of a word is enough where only one word begins so, and capitals
/// do not matter: `f M mo`.
pub fn parse_typed(text: &str, words: &DrawWords, chance: Chance) -> Result<Drawn, Unclear> {
    parse(text, words, chance, |piece, known| {
        let typed = piece.to_lowercase();
        // A word typed in full is meant even where a longer one begins with it, as 1 and 10 do.
        if let Some(place) = known.iter().position(|word| word.to_lowercase() == typed) {
            return Ok(place);
        }
        let begins = |word: &String| word.to_lowercase().starts_with(&typed);
        let candidates: Vec<String> = known.iter().filter(|word| begins(word)).cloned().collect();
        match candidates.as_slice() {
            [] => Err(Unclear::new(piece, list(known))),
            [_] => Ok(known.iter().position(begins).expect("a candidate is among the known words")),
            [_, _, ..] => Err(Unclear::new(piece, list(&candidates))),
        }
    })
}

/// Values in words that [`parse_drawn`] reads back. A value without a word is written as its number.
pub fn write_drawn(drawn: &Drawn, words: &DrawWords) -> String {
    let word =
        |&value: &u8| words.values.get(usize::from(value)).cloned().unwrap_or_else(|| value.to_string());
    drawn.values().iter().map(word).collect::<Vec<_>>().join(" ")
}

fn parse(
    text: &str,
    words: &DrawWords,
    chance: Chance,
    place: impl Fn(&str, &[String]) -> Result<usize, Unclear>,
) -> Result<Drawn, Unclear> {
    let known = &words.values[..words.values.len().min(usize::from(chance.sides()))];
    let wrong_count = || Unclear::new(text.trim(), format!("{} × {}", chance.count(), list(known)));
    let mut values = Vec::new();
    for piece in text.split_whitespace() {
        let value = place(piece, known)?;
        if values.len() == chance.count() {
            return Err(wrong_count());
        }
        values.push(u8::try_from(value).expect("there are no more known words than sides"));
    }
    let drawn = Drawn::new(&values).ok_or_else(wrong_count)?;
    if chance.admits(&drawn) { Ok(drawn) } else { Err(wrong_count()) }
}

fn list(words: &[String]) -> String {
    words.join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: Chance = Chance::Dice { count: 2, sides: 3 };

    fn words(values: &[&str]) -> DrawWords {
        DrawWords { label: "roll".to_owned(), values: values.iter().map(|&word| word.to_owned()).collect() }
    }

    fn values(drawn: Result<Drawn, Unclear>) -> Vec<u8> {
        drawn.expect("understood").values().to_vec()
    }

    /// What is written is read back.
    #[test]
    fn round_trip() {
        let words = words(&["fight", "move", "titan"]);
        let drawn = Drawn::new(&[2, 0]).expect("two fit");
        assert_eq!(write_drawn(&drawn, &words), "titan fight");
        assert_eq!(parse_drawn("titan fight", &words, TWO), Ok(drawn));
    }

    /// Typed dice may be short and in capitals, as long as they are clear.
    #[test]
    fn typed() {
        let words = words(&["fight", "move", "Titan"]);
        assert_eq!(values(parse_typed(" F  ti ", &words, TWO)), [0, 2]);
        assert_eq!(parse_drawn("f titan", &words, TWO), Err(Unclear::new("f", "fight | move | Titan")));
    }

    /// An unclear beginning names the words it may mean, a whole word is clear even if another begins with it.
    #[test]
    fn ambiguous() {
        let words = words(&["1", "10", "11"]);
        assert_eq!(values(parse_typed("1 10", &words, TWO)), [0, 1]);
        let words = self::words(&["tactics", "titan", "move"]);
        assert_eq!(parse_typed("t m", &words, TWO), Err(Unclear::new("t", "tactics | titan")));
        assert_eq!(parse_typed("x m", &words, TWO), Err(Unclear::new("x", "tactics | titan | move")));
    }

    /// Too few, too many, or a value beyond the sides asked for.
    #[test]
    fn wrong_numbers() {
        let words = words(&["a", "b", "c", "d"]);
        let two_of = Unclear::new("a", "2 × a | b | c");
        assert_eq!(parse_drawn("a", &words, TWO), Err(two_of));
        assert_eq!(parse_drawn("a b c", &words, TWO), Err(Unclear::new("a b c", "2 × a | b | c")));
        assert_eq!(parse_drawn("a d", &words, TWO), Err(Unclear::new("d", "a | b | c")));
        assert!(parse_drawn(&"a ".repeat(100), &words, Chance::Dice { count: 100, sides: 3 }).is_err());
    }
}
