//! Card files broken at random are read or refused with a place in the file, and never take the reader down.

use anima::content::{self, File, Files};
use kernel::dice::{below_usize, stream};

const MUTATIONS: u64 = 2_000;
/// Words that mean something somewhere and are wrong nearly everywhere.
const STRAYS: [&str; 14] = [
    "-1",
    "0",
    "99999999999999999999",
    "1.5",
    "true",
    "\"\"",
    "\"target\"",
    "\"cause\"",
    "[]",
    "{}",
    "[[",
    "é",
    "\n",
    "\"",
];

/// A file's text in pieces: words, numbers, spaces and single signs.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let class = |letter: char| (letter.is_alphanumeric() || letter == '-', letter == ' ');
    for letter in text.chars() {
        match pieces.last_mut() {
            Some(last) if class(letter).0 && last.chars().all(|before| class(before).0) => last.push(letter),
            Some(_) | None => pieces.push(letter.to_string()),
        }
    }
    pieces
}

/// The same file with one to three pieces left out, doubled, or put in the place of another.
fn mutated(text: &str, seed: u64) -> String {
    let mut rng = stream(seed, 0);
    let mut pieces = pieces(text);
    for _ in 0..=below_usize(&mut rng, 3) {
        let (at, other) = (below_usize(&mut rng, pieces.len()), below_usize(&mut rng, pieces.len()));
        match below_usize(&mut rng, 4) {
            0 => {
                pieces.remove(at);
            }
            1 => pieces.insert(at, pieces[at].clone()),
            2 => pieces[at] = pieces[other].clone(),
            _ => pieces[at] = STRAYS[below_usize(&mut rng, STRAYS.len())].to_owned(),
        }
    }
    pieces.concat()
}

#[test]
fn mutated_cards_never_panic() {
    let builtin = content::builtin();
    let is_card = |file: &&File| file.path.contains("/characters/") || file.path.contains("/advantages/");
    let cards: Vec<&File> = builtin.0.iter().filter(is_card).collect();
    let of = |start: &str| builtin.0.iter().find(|file| file.path.starts_with(start)).cloned();
    // A card is read alone, with somebody who can always be read and the least that a game needs besides.
    let ground = [
        of("editions/"),
        of("maps/board/"),
        of("packs/founders/pack"),
        of("packs/founders/characters/drusk"),
    ];
    let ground: Vec<File> =
        ground.into_iter().map(|file| file.expect("every game has such a file")).collect();
    let (mut read, mut refused) = (0, 0);
    for seed in 0..MUTATIONS {
        let card = cards[usize::try_from(seed).expect("a small number") % cards.len()];
        let text = mutated(&card.text, seed);
        let name = card.path.rsplit('/').next().expect("a path has a name");
        let path = card.path.replace("packs/saga/", "packs/founders/");
        if name == "drusk.toml" {
            continue;
        }
        let mut files = ground.clone();
        files.push(File { path: path.clone(), text: text.clone() });
        let Err(errors) = content::survey(&Files(files)) else {
            read += 1;
            continue;
        };
        refused += 1;
        for error in errors {
            let lines = text.lines().count() + 1;
            assert_eq!(error.path, path, "mutation {seed}: {error}");
            assert!((1..=lines).contains(&(error.line as usize)), "mutation {seed}: {error}");
            assert!(!error.problem.to_string().is_empty(), "mutation {seed}");
        }
    }
    assert!(read > 100 && refused > 500, "{read} were read and {refused} refused");
}
