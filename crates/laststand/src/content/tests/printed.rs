//! The numbers of the printed edition and of the base pack, each once.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::super::*;
use super::printed;

/// The built-in list names every content file there is, and nothing else. Scenarios show what cards do and are no content.
#[test]
fn builtin_is_the_folder() {
    fn paths(root: &Path, folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                paths(root, &path, found);
            } else if path.extension().is_some_and(|ending| ending == "toml") {
                let parts: Vec<_> =
                    path.strip_prefix(root).unwrap().iter().map(|part| part.to_str().unwrap()).collect();
                found.insert(parts.join("/"));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/last-stand");
    let mut found = BTreeSet::new();
    paths(&root, &root.join("editions"), &mut found);
    paths(&root, &root.join("packs"), &mut found);
    let listed: BTreeSet<String> = builtin().0.into_iter().map(|file| file.path).collect();
    assert_eq!(listed, found);
}

/// The numbers of things do not depend on the order in which files come.
#[test]
fn order_of_files_does_not_matter() {
    let mut files = builtin();
    files.0.reverse();
    assert_eq!(read(&files), read(&builtin()));
    let ids: Vec<_> = printed().titans.into_iter().map(|titan| titan.id).collect();
    assert_eq!(ids, ["abnormal", "aggressive", "basic", "voracious"]);
}

#[test]
fn edition() {
    let set = |levels: &[u8]| levels.iter().fold(LevelSet::default(), |set, level| set.with(*level));
    let area = |id: &str, levels, ours| Area { id: id.to_owned(), levels: set(levels), ours };
    let (ground, titan, tower) = (Place::Ground, Place::Titan, Place::Tower);
    let expected = Edition {
        id: "printed".to_owned(),
        cannons: 6,
        citizens: 12,
        hearts: 3,
        dice: 5,
        starts: vec![0, 3, 5],
        places: vec![ground, titan, titan, tower, titan, tower, titan, titan, titan],
        track: Track { last: 20, weak: 10, kill: 17, ours: true },
        damage: Damage { fight: 1, cannon: 2 },
        cancel: Cancel { dodge: 2, tactics_per_hero: 1 },
        two_heroes: TwoHeroes { needed: 2, kill_level: 8 },
        third_ability: ThirdAbility::WeakOrKill,
        most_rounds: 200,
        areas: vec![
            area("ground", &[0], false),
            area("lower", &[1, 2, 4], true),
            area("tower", &[3, 5], true),
            area("upper", &[6, 7, 8], true),
        ],
    };
    assert_eq!(printed().edition, expected);
    assert_eq!(expected.highest_level(), 8);
    assert_eq!(printed().packs, [Pack { id: "base".to_owned(), version: "1.2.0".to_owned() }]);
}

/// A Titan in one line of words, so that the tables below can be held against the catalogue.
fn titan_in_words(id: &str) -> String {
    let content = printed();
    let titan = content.titans.iter().find(|titan| titan.id == id).expect("a Titan of the base pack");
    let mark = |ours| if ours { "" } else { "!" };
    let abilities = titan
        .abilities
        .map(|ability| format!("{} {:?}{}", ability.cost, ability.does, mark(ability.ours)))
        .join(" / ");
    let cards: Vec<_> = titan
        .cards
        .iter()
        .map(|card| {
            let area = match card.stopped_by {
                StoppedBy::Collective => "all".to_owned(),
                StoppedBy::Individual { levels } => {
                    levels.iter().map(|level| level.to_string()).collect::<String>()
                }
            };
            format!("{}{} {area} {:?}", card.id, mark(card.ours), card.effects)
        })
        .collect();
    format!("{abilities}\n{}", cards.join("\n"))
}

/// What the rulebook prints is marked with an exclamation mark here; the rest is ours.
#[test]
fn titans() {
    let expected = [
        (
            "basic",
            "2 Devour(1)! / 3 CrushCannons(1) / 4 HitHero\n\
             stomp! 0 [LoseHeart]\nknee-strike 124 [LoseHeart]\ntower-slam 35 [LoseHeart]\nswat 678 [LoseHeart]\n\
             frenzy! all [Devour(1), CrushCannons(1), Regenerate(2)]\nfeast all [Devour(3), Regenerate(3)]\n\
             demolish all [CrushCannons(1), Regenerate(5)]",
        ),
        (
            "abnormal",
            "2 Hinder / 2 SuddenCharge / 1 Fury\n\
             leaping-stomp 0 [LoseHeart]\nthrash 124 [LoseHeart]\nheadlong-rush 35 [LoseDie]\n\
             shake-off 678 [LoseHeart]\nerratic-charge all [Devour(3), CrushCannons(3)]\n\
             gorge all [Devour(5), CrushCannons(1)]\n\
             seething-steam all [Devour(2), CrushCannons(1), Regenerate(2)]",
        ),
        (
            "aggressive",
            "2 Regenerate(2) / 3 CrushCannons(1) / 6 CrushHero\n\
             crushing-stomp 0 [LoseHeart]\nkick 124 [LoseHeart]\nbackhand 35 [LoseHeart]\nsnatch 678 [LoseHeart]\n\
             rampage all [CrushCannons(2), Regenerate(4)]\nslaughter all [Devour(3), Regenerate(4)]\n\
             second-wind all [Regenerate(8)]",
        ),
        (
            "voracious",
            "2 Devour(1) / 3 Regenerate(2) / 4 Devour(3)\n\
             trample 0 [LoseHeart]\ngrab 124 [LoseDie]\nsweep 35 [LoseHeart]\nbite 678 [LoseHeart]\n\
             banquet all [Devour(5), Regenerate(2)]\nchew-through all [Devour(4), CrushCannons(1), Regenerate(5)]\n\
             digest all [Devour(4), Regenerate(7)]",
        ),
    ];
    for (id, words) in expected {
        assert_eq!(titan_in_words(id), words, "{id}");
    }
    assert_eq!(printed().titans.len(), expected.len());
}

#[test]
fn heroes() {
    let hero = |id: &str, power, ours| Hero { id: id.to_owned(), power, ours };
    let expected = [
        hero("armin", Power::Search { face: Face::Tactics, price: 1 }, false),
        hero("conny", Power::Double(Face::Move), true),
        hero("eren", Power::Lend, false),
        hero("erwin", Power::Swap(Face::Tactics, Face::Dodge), true),
        hero("hange", Power::Far(Face::Cannon), false),
        hero("levi", Power::KeepsTitan, false),
        hero("mikasa", Power::Double(Face::Fight), true),
        hero("sasha", Power::Wild(Face::Dodge), false),
    ];
    assert_eq!(printed().heroes, expected);
}

#[test]
fn tactics() {
    let pay = |face, count| Symbols::default().with(face, count);
    let at = |level, face, count| Condition { level, symbols: pay(face, count) };
    let card = |id: &str, one, two, together, effect| TacticsCard {
        id: id.to_owned(),
        conditions: [one, two],
        together,
        effect,
        ours: true,
    };
    let all = |face, count| Together::Symbols(pay(face, count));
    use Face::{Cannon, Dodge, Fight, Move, Tactics};
    let expected = [
        card("blinding-shot", at(7, Fight, 1), at(5, Cannon, 1), all(Tactics, 2), TacticsEffect::OpenCards),
        card("collapse", at(1, Fight, 2), at(2, Fight, 2), all(Cannon, 3), TacticsEffect::Collapse),
        card("cover-to-heal", at(3, Cannon, 1), at(0, Dodge, 1), all(Tactics, 2), TacticsEffect::Heal(1)),
        card("eradication", at(8, Fight, 1), at(5, Cannon, 1), Together::KillZone, TacticsEffect::Victory),
        card("mutilation", at(4, Fight, 2), at(6, Fight, 1), all(Move, 2), TacticsEffect::RemoveCard),
        card("nape-cut", at(8, Fight, 1), at(6, Fight, 1), Together::KillZone, TacticsEffect::Victory),
        card("rescue", at(0, Move, 1), at(1, Fight, 1), all(Dodge, 2), TacticsEffect::Rescue(4)),
    ];
    assert_eq!(printed().tactics, expected);
}

#[test]
fn level_sets() {
    let set = LevelSet::default().with(0).with(15).with(16);
    assert_eq!(set.iter().collect::<Vec<_>>(), [0, 15]);
    assert!(set.contains(15) && !set.contains(1) && !set.contains(200));
    assert!(LevelSet::default().is_empty() && !set.is_empty());
}

#[test]
fn symbols() {
    let symbols = Symbols::default().with(Face::Dodge, 2).with(Face::Move, 1);
    assert_eq!(symbols.iter().collect::<Vec<_>>(), [(Face::Move, 1), (Face::Dodge, 2)]);
    assert_eq!((symbols.get(Face::Dodge), symbols.get(Face::Fight), symbols.total()), (2, 0, 3));
    assert_eq!(Symbols::default().with(Face::Move, 255).with(Face::Dodge, 1).total(), 255);
}

/// Every example of the format's description can be played.
#[test]
fn examples_of_the_description_are_read() {
    let page = include_str!("../../../../../docs/content-format.md");
    let examples: Vec<File> = page
        .split("```toml\n# ")
        .skip(1)
        .map(|rest| {
            let (example, _) = rest.split_once("```").expect("the example ends");
            let (path, text) = example.split_once('\n').expect("the example has lines");
            File { path: path.to_owned(), text: text.to_owned() }
        })
        .collect();
    assert_eq!(examples.len(), page.matches("```toml").count());
    let mut files = super::without("editions/");
    files.0.extend(examples);
    let content = read(&files).unwrap();
    assert_eq!(content.edition.id, "house");
    assert_eq!(content.packs[1].id, "example");
    assert!(content.titans.iter().any(|titan| titan.id == "burrower"));
    assert!(content.heroes.iter().any(|hero| hero.id == "marlowe"));
    assert!(content.tactics.iter().any(|card| card.id == "resupply"));
}
