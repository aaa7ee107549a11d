//! The word that somebody may have meant.

/// The known word with the fewest letters to change, if there are few enough of them: one in three, or one of two.
pub fn nearest<'w>(word: &str, known: &[&'w str]) -> Option<&'w str> {
    let letters = word.chars().count();
    let most = (letters / 3).max(1).min(letters.saturating_sub(1));
    let distances = known.iter().map(|other| (distance(word, other), *other));
    distances
        .filter(|(distance, _)| *distance <= most)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}

/// How many letters have to be put in, left out or changed; two neighbours that change places count once.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for row in 1..=one.len() {
        let mut now = vec![row];
        for column in 1..=other.len() {
            let differs = usize::from(one[row - 1] != other[column - 1]);
            let mut least = (last[column] + 1).min(now[column - 1] + 1).min(last[column - 1] + differs);
            let swapped = row > 1
                && column > 1
                && one[row - 1] == other[column - 2]
                && one[row - 2] == other[column - 1];
            if swapped {
                least = least.min(before[column - 2] + 1);
            }
            now.push(least);
        }
        before = std::mem::replace(&mut last, now);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_meant() {
        let known = ["damage", "damaged", "doom", "dodge", "heal", "y"];
        for (word, meant) in [
            ("damge", Some("damage")),
            ("dmaage", Some("damage")),
            ("damages", Some("damage")),
            ("deal", Some("heal")),
            ("dom", Some("doom")),
            ("wound", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(nearest(word, &known), meant, "{word}");
        }
    }

    #[test]
    fn letters_to_change() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", "acb"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("día", "dia"), 1);
    }
}
