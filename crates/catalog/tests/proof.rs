//! The proof of cards: that it finds planted errors, tells what nothing notices, and takes nothing unread for a proof.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use catalog::proof::{CardProof, Doing, Excuses, Pack, page};

type Pairs = Vec<(String, String)>;

fn repository() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// All files of an ending in a folder, by their paths in it.
fn files(folder: &Path, ending: &str) -> Pairs {
    let mut found = Pairs::new();
    let mut open = vec![folder.to_owned()];
    while let Some(inside) = open.pop() {
        for entry in fs::read_dir(&inside).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                let name = path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
                found.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// A pack of the repository with one text in one of its files changed.
fn planted(game: &str, pack: &str, file: &str, from: &str, to: &str) -> Pack {
    let folder = repository().join("content").join(game).join("packs").join(pack);
    let mut cards = files(&folder, "toml");
    let (_, text) = cards.iter_mut().find(|(path, _)| path == file).unwrap();
    assert_eq!(text.matches(from).count(), 1, "{file} says {from} once");
    *text = text.replace(from, to);
    let content = repository().join("tests/content").join(game);
    let own = if content.is_dir() { files(&content, "toml") } else { Pairs::new() };
    // The cases of that card and those of the numbers are enough.
    let card = file.rsplit('/').next().unwrap().replace(".toml", ".scenario");
    let mut cases = files(&folder, "scenario");
    cases.retain(|(path, _)| path.ends_with(&format!("/{card}")) || path.ends_with("/numbers.scenario"));
    Pack::open(pack, &cards, &cases, &own).unwrap()
}

/// One error on each of ten cards, of every sort there is: the cases of the card fail.
#[test]
fn planted_errors_are_found() {
    let founders =
        |file: &'static str, from: &'static str, to: &'static str| ("anima", "founders", file, from, to);
    let base =
        |file: &'static str, from: &'static str, to: &'static str| ("last-stand", "base", file, from, to);
    let errors = [
        ("a cost", founders("characters/quillon.toml", "cost = 4", "cost = 3")),
        ("a number", founders("characters/omra.toml", "lose = { by = 4,", "lose = { by = 3,")),
        ("a condition", founders("advantages/captains-bane.toml", ", against = [{ role = \"leader\" }]", "")),
        ("a target", founders("advantages/evil-eye.toml", "to = \"cause\"", "to = \"bearer\"")),
        ("a limit", founders("advantages/nine-lives.toml", "limit = \"game\"", "limit = \"turn\"")),
        ("a missing effect", founders("characters/hesk.toml", ", { step = { inches = 5 } }", "")),
        ("a missing change", founders("advantages/salt-cloak.toml", "escape = 2, ", "")),
        ("an attribute", ("anima", "saga", "characters/kairos.toml", "armor = 1", "armor = 2")),
        ("a place", base("tactics/rescue.toml", "level = 1", "level = 2")),
        ("a price", base("titans/aggressive.toml", "cost = 6", "cost = 5")),
    ];
    for (what, (game, pack, file, from, to)) in errors {
        let (_, failed) = planted(game, pack, file, from, from).failures().unwrap();
        assert!(failed.is_empty(), "as the card is, every case holds: {failed:#?}");
        let (_, failed) = planted(game, pack, file, from, to).failures().unwrap();
        assert!(!failed.is_empty(), "{what} is found: {file} says {to} in the place of {from}");
    }
}

const CARD: &str = r#"id = "stray"
level = 20
faction = "unaligned"
affiliation = "wanderers"
categories = ["fighter"]
base = "small"

[attributes]
attack = 6
damage = 3
defense = 9
armor = 1
life = 12
resistance = 9
speed = [6.0, 10.0]
actions = 4
recovery = 3

[[ability]]
id = "bite"
cost = 2
kind = "attack"
limit = "turn"
with = [{ damage = 2 }]
"#;

const CASE: &str = "# A bite costs 2 and does 2 more damage
game: anima
setup: map=bare-board a=stray b=guard
position: stage=active:a1 | a1 @4,4 | b1 @5,5 ap=0
do: a: use a1 0 b1
dice: attack: 4
tells: attack-rolled total=10
> damage damage=5
holds: a1 ap=2
";

fn stray(cases: &str) -> CardProof {
    let pair = |path: &str, text: &str| (path.to_owned(), text.to_owned());
    let cards =
        [pair("pack.toml", "id = \"strays\"\nversion = \"1.0.0\"\n"), pair("characters/stray.toml", CARD)];
    let own = files(&repository().join("tests/content/anima"), "toml");
    let pack = Pack::open("strays", &cards, &[pair("scenarios/stray.scenario", cases)], &own).unwrap();
    assert_eq!(pack.failures().unwrap().1, [], "the case holds");
    pack.prove(&pack.cards()[0]).unwrap()
}

/// What a case does not show is told with its file and line, and what it shows is not.
#[test]
fn survivors_have_their_place() {
    let proof = stray(CASE);
    assert_eq!((proof.total, proof.noticed + proof.survivors.len()), (proof.total, proof.total));
    let told = |part: &str| {
        let of = proof.survivors.iter().filter(|survivor| survivor.part == part);
        of.map(|survivor| (survivor.line, survivor.doing.clone())).collect::<Vec<_>>()
    };
    assert_eq!(told("bite.limit"), [(23, Doing::Removed), (23, Doing::Swapped("game".to_owned()))]);
    assert_eq!(told("level"), [(2, Doing::Moved("21".to_owned())), (2, Doing::Moved("19".to_owned()))]);
    assert_eq!(
        (told("bite.cost"), told("bite.with[0]"), told("bite.with[0].damage")),
        (vec![], vec![], vec![])
    );
    assert_eq!(
        (told("attributes.attack"), told("attributes.damage"), told("faction")),
        (vec![], vec![], vec![])
    );
}

/// A case that nobody has read proves nothing, though it holds.
#[test]
fn an_unread_case_proves_nothing() {
    for cases in [CASE.replace("> damage", ">? damage"), CASE.replace("setup:", "unreviewed:\nsetup:")] {
        let proof = stray(&cases);
        assert_eq!((proof.cases, proof.unread, proof.noticed), (1, 1, 0));
        assert!(proof.total > 0);
    }
}

/// The page of survivors is made of the lists of the packs. With `UPDATE_EXPECT` it is written anew.
#[test]
fn the_page_of_survivors_is_current() {
    let read = |pack: &'static str| {
        let path = repository().join("tests/proofs").join(format!("{pack}.toml"));
        let text = fs::read_to_string(path).unwrap_or_default();
        (pack, Excuses::parse(&text).unwrap())
    };
    let made = page(&["base", "founders", "saga"].map(read));
    let path = repository().join("docs/survivors.md");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &made).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), made, "UPDATE_EXPECT=1 writes it anew");
}
