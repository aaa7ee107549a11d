//! Words and bytes gone wrong on purpose.

use kernel::dice::below_usize;
use rand_core::Rng;

/// The words of `one`, with something of `other` in them, or something missing, doubled, swapped or misspelt.
pub fn words(one: &str, other: &str, rng: &mut dyn Rng) -> String {
    let mut words: Vec<String> = one.split_whitespace().map(str::to_owned).collect();
    let others: Vec<&str> = other.split_whitespace().collect();
    let place = below_usize(rng, words.len());
    match below_usize(rng, 6) {
        0 if !words.is_empty() => drop(words.remove(place)),
        1 if !words.is_empty() => words.insert(place, words[place].clone()),
        2 if !words.is_empty() => {
            let with = below_usize(rng, words.len());
            words.swap(place, with);
        }
        3 if !words.is_empty() => words[place] = change_number(&words[place], rng),
        4 if !words.is_empty() && !others.is_empty() => {
            words[place] = others[below_usize(rng, others.len())].to_owned();
        }
        _ => words.extend(others.last().map(|word| (*word).to_owned())),
    }
    words.join(" ")
}

/// Another number in place of the digits at the end of a word, if it has any.
fn change_number(word: &str, rng: &mut dyn Rng) -> String {
    const NUMBERS: [&str; 8] = ["0", "1", "2", "7", "9", "255", "256", "99999999999999999999"];
    let stem = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
    if stem.len() == word.len() {
        return format!("{word}x");
    }
    format!("{stem}{}", NUMBERS[below_usize(rng, NUMBERS.len())])
}

/// Bytes with a few changes: flipped, cut, doubled, or with a piece of `other` in them.
pub fn bytes(one: &[u8], other: &[u8], rng: &mut dyn Rng) -> Vec<u8> {
    let mut bytes = one.to_vec();
    for _ in 0..=below_usize(rng, 4) {
        let place = below_usize(rng, bytes.len());
        let end = (place + 1 + below_usize(rng, 16)).min(bytes.len());
        match below_usize(rng, 6) {
            0 if !bytes.is_empty() => bytes[place] ^= 1 << below_usize(rng, 8),
            1 if !bytes.is_empty() => drop(bytes.drain(place..end)),
            2 if !bytes.is_empty() => {
                let piece = bytes[place..end].to_vec();
                bytes.splice(place..place, piece);
            }
            3 if !bytes.is_empty() => bytes.truncate(place),
            4 if !other.is_empty() => {
                let from = below_usize(rng, other.len());
                let to = (from + 1 + below_usize(rng, 16)).min(other.len());
                bytes.splice(place..place, other[from..to].iter().copied());
            }
            _ => bytes.insert(place, b" \n:=+-0[]>#~\xff\0"[below_usize(rng, 13)]),
        }
    }
    bytes
}
