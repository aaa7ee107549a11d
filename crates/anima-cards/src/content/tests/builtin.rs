//! The characters, scenery, maps and parties that come with the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::super::*;
use super::{content, without};
use crate::status::Status;

/// The characters of the pack that shows the basic rules.
fn founders() -> Vec<Character> {
    read(&without("packs/saga/")).expect("the founders need no other pack").characters
}

/// The built-in lists name every content file there is, and nothing else. Scenarios show what cards do and are no content.
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
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/anima");
    let mut found = BTreeSet::new();
    for folder in ["editions", "packs", "maps"] {
        paths(&root, &root.join(folder), &mut found);
    }
    let files = EDITIONS.iter().flat_map(|id| builtin_edition(id).expect("it is in the list").0);
    let listed: BTreeSet<String> = files.map(|file| file.path).collect();
    assert_eq!(listed, found);
}

/// The numbers of things do not depend on the order in which files come.
#[test]
fn order_of_files_does_not_matter() {
    let mut files = builtin();
    files.0.reverse();
    assert_eq!(read(&files), read(&builtin()));
    let first: Vec<_> = content("advanced").characters.into_iter().take(3).map(|it| it.id).collect();
    assert_eq!(first, ["aldreda-unsealed", "aldreda", "ansa"]);
}

/// A character in one line, so that the cards can be held against each other.
fn in_words(character: &Character) -> String {
    let Character { attack, damage, defense, armor, life, resistance, .. } = character;
    let categories = [Category::Mystic, Category::Fighter, Category::Prowler];
    let categories: Vec<_> = categories.into_iter().filter(|it| character.categories.contains(*it)).collect();
    let roles = [Role::Leader, Role::Agent, Role::Summon];
    let roles: Vec<_> = roles.into_iter().filter(|it| character.roles.contains(*it)).collect();
    let mut words = format!(
        "{} {} {:?} {:?} {categories:?} {roles:?} {:?}: {attack} {damage} {defense} {armor} {life} {resistance} {}/{} {}/{}",
        character.id,
        character.level,
        character.faction,
        character.affiliation,
        character.base,
        character.walk,
        character.run,
        character.recovery,
        character.actions,
    );
    if let Some(range) = character.range {
        words += &format!(" range {range}");
    }
    let innates = [
        Innate::AdvancedDeployment,
        Innate::Infiltration,
        Innate::Initiative,
        Innate::Intangible,
        Innate::CriticalMastery,
        Innate::OpenMovement,
        Innate::Flight,
        Innate::DamageResistance,
    ];
    for innate in innates.into_iter().filter(|it| character.innate.contains(*it)) {
        words += &format!(" {innate:?}");
    }
    for status in Status::ALL.into_iter().filter(|it| character.immunity.contains(*it)) {
        words += &format!(" no-{}", status.word());
    }
    if let Some((walk, run)) = character.board_speed {
        words += &format!(" board {walk}/{run}");
    }
    if character.copies != 1 {
        words += &format!(" copies {}", character.copies);
    }
    words
}

#[test]
fn characters_of_the_founders() {
    let found: Vec<_> = founders().iter().map(in_words).collect();
    expect_test::expect![[r#"
        aldreda-unsealed 65 Light TolRauko [Mystic, Fighter] [Leader] Small: 7 7 9 1 17 12 12/16 3/5 Flight no-slow no-poison no-blind no-doom no-seal no-paralyzed no-berserker
        aldreda 65 Light TolRauko [Mystic, Fighter] [Leader] Small: 6 5 9 3 17 11 8/12 3/5
        ansa 60 Unaligned Wanderers [Mystic] [] Small: 4 3 8 1 13 10 8/12 3/4
        benthe 65 Unaligned AzurAlliance [Fighter] [] Large: 4 6 7 5 28 11 6/10 3/4 DamageResistance no-slow no-poison no-paralyzed no-berserker
        brannoc 55 Light Empire [Fighter] [Leader] Small: 6 5 9 3 16 10 8/12 3/5
        burl 65 Unaligned TolRauko [Fighter] [] Large: 5 8 6 5 34 10 6/10 3/4 OpenMovement DamageResistance no-slow no-poison no-blind no-doom no-seal no-paralyzed no-berserker
        caspia 60 Light AzurAlliance [Fighter] [Leader] Small: 6 5 9 2 16 10 8/12 3/5 Initiative
        corvane 40 Darkness BlackSun [Prowler] [] Small: 5 4 9 1 11 9 8/12 3/4 range 12
        drusk 35 Unaligned Wanderers [Fighter] [Agent] Small: 4 4 8 2 13 8 6/10 3/4 copies 3
        emeric 60 Unaligned Wanderers [Fighter] [] Small: 6 5 10 1 18 11 8/12 3/4 CriticalMastery
        fenn 40 Light AzurAlliance [Prowler] [] Small: 6 5 10 1 16 9 12/16 3/4 AdvancedDeployment Flight
        ghorm 55 Darkness BlackSun [Fighter] [] Large: 5 7 7 4 22 9 6/10 3/4 board 5/9
        hale 45 Light TolRauko [Fighter] [] Small: 5 5 9 0 17 11 8/12 3/4
        halloran 45 Unaligned Wanderers [Fighter] [] Medium: 5 5 8 3 17 9 8/12 3/4
        harbour-guard 30 Light AzurAlliance [Fighter] [Agent] Small: 4 4 8 1 11 8 6/10 3/4
        hesk 70 Darkness Wanderers [Mystic, Fighter] [] Medium: 6 7 9 3 21 11 12/16 3/5
        isaura 40 Light Church [Mystic] [] Small: 5 3 8 0 11 12 8/12 3/4 range 16
        joss 45 Unaligned AzurAlliance [Fighter] [] Small: 5 5 8 2 17 9 6/10 3/4
        lucan 35 Unaligned TolRauko [Mystic] [] Small: 5 3 8 0 15 12 8/12 3/4
        maddalen 60 Darkness BlackSun [Mystic] [Leader] Small: 5 4 10 1 15 12 8/12 3/5
        meriel 40 Light AzurAlliance [Prowler] [] Small: 5 4 9 1 12 9 12/16 3/4
        mirelle 50 Unaligned Wanderers [Fighter, Prowler] [Leader] Small: 5 4 9 1 14 10 8/12 3/5
        nerezza 60 Darkness Samael [Mystic, Fighter] [Leader] Small: 6 5 10 1 15 12 8/12 3/5 Flight
        old-bruin 35 Unaligned Wanderers [Fighter] [] Medium: 4 6 7 2 18 8 6/10 3/4
        omra 50 Darkness BlackSun [Mystic] [] Small: 5 4 9 0 11 12 8/12 3/4 Initiative Intangible no-poison no-doom
        ondrea 45 Light AzurAlliance [Mystic] [] Small: 6 4 9 1 15 11 8/12 3/4
        pawned-shade 25 Darkness BlackSun [Mystic] [Summon] Small: 4 3 8 0 8 9 8/12 3/4 no-poison no-doom
        quillon 40 Unaligned Wissenschaft [Prowler] [] Small: 5 4 8 0 10 9 6/10 3/4 range 20
        repossessor 30 Unaligned BlackSun [Fighter] [Agent] Medium: 4 4 7 3 12 9 6/10 3/4 no-poison no-blind no-doom no-berserker
        sabel 40 Unaligned BlackSun [Mystic, Prowler] [] Small: 5 4 8 0 14 11 8/12 3/4 no-poison
        seraphe 35 Unaligned Wissenschaft [Mystic] [] Small: 4 3 9 0 10 11 8/12 3/4 range 14 Flight
        silvano 35 Unaligned BlackSun [Prowler] [] Small: 5 3 9 0 13 9 8/12 3/4 Infiltration
        tamsin 35 Unaligned Wanderers [Prowler] [] Small: 5 3 9 0 11 9 8/12 3/4
        tavish 45 Light TolRauko [Fighter] [] Medium: 5 6 8 4 18 9 6/10 3/4
        teodric 45 Darkness BlackSun [Mystic] [] Small: 4 2 8 0 13 11 8/12 3/5
        thrale 50 Darkness TolRauko [Fighter] [] Small: 5 5 8 2 16 9 8/12 3/4
        vane 40 Unaligned TolRauko [Prowler] [] Small: 5 4 8 1 12 10 8/12 3/4 range 14 Initiative
        varn 55 Unaligned AzurAlliance [Mystic, Fighter] [] Small: 6 6 9 2 16 11 12/16 3/4
        vasska 50 Darkness Samael [Fighter] [] Small: 6 5 9 1 15 10 8/12 3/4
        vault-sentinel 30 Unaligned TolRauko [Fighter] [Agent] Medium: 4 4 8 2 12 9 6/10 3/4 no-poison no-berserker
        vorga 50 Darkness BlackSun [Fighter] [] Small: 5 5 9 2 16 9 8/12 3/4
        wend 30 Unaligned Wanderers [Mystic] [] Small: 3 2 9 0 9 11 8/12 3/4 Intangible
        yrsel 45 Unaligned Wanderers [Prowler] [Agent] Small: 6 5 10 1 15 9 8/12 3/4 AdvancedDeployment Infiltration CriticalMastery copies 2
    "#]]
    .assert_eq(&format!("{}\n", found.join("\n")));
}

/// Whether a party may bring it: not what only another card calls or turns into.
fn is_brought(character: &Character) -> bool {
    !character.roles.contains(Role::Summon) && !character.traits.iter().any(|word| word == "form")
}

/// Both factions find enough among their own and the Unaligned, every affiliation has somebody, and those that no other
/// pack fills have a company of their own.
#[test]
fn the_founders_are_a_mixed_company() {
    let characters = founders();
    for side in [Faction::Light, Faction::Darkness] {
        let mine = characters.iter().filter(|it| it.faction == side || it.faction == Faction::Unaligned);
        assert!(mine.map(|it| it.level).sum::<u16>() >= 250, "{side:?}");
    }
    for affiliation in Affiliation::ALL {
        assert!(characters.iter().any(|it| it.affiliation == affiliation), "{affiliation:?}");
    }
    for affiliation in
        [Affiliation::BlackSun, Affiliation::AzurAlliance, Affiliation::TolRauko, Affiliation::Wanderers]
    {
        let mine: Vec<_> =
            characters.iter().filter(|it| it.affiliation == affiliation && is_brought(it)).collect();
        let able = mine.iter().filter(|it| !it.abilities.is_empty()).count();
        assert!(able >= 6, "{affiliation:?} has {able}");
        assert!(mine.iter().any(|it| it.roles.contains(Role::Leader)), "{affiliation:?}");
        assert!(mine.iter().any(|it| it.roles.contains(Role::Agent)), "{affiliation:?}");
    }
    assert!(characters.iter().all(|it| (25..=75).contains(&it.level) && it.level % 5 == 0));
    let count = |is: fn(&Character) -> bool| characters.iter().filter(|it| is(it)).count();
    assert_eq!(count(|it| it.range.is_some()), 5);
    assert_eq!(count(|it| it.innate.contains(Innate::Flight)), 4);
    assert_eq!(count(|it| it.roles.contains(Role::Leader)), 7);
    assert_eq!([BaseSize::Medium, BaseSize::Large].map(|size| count_of(&characters, size)), [6, 3]);
}

fn count_of(characters: &[Character], size: BaseSize) -> usize {
    characters.iter().filter(|it| it.base == size).count()
}

#[test]
fn bases_are_as_wide_as_the_rules_say() {
    let across = [BaseSize::Small, BaseSize::Medium, BaseSize::Large].map(|size| size.radius() * 2);
    assert_eq!(across, [Mil(1200), Mil(1600), Mil(2000)]);
}

/// Each kind of scenery is there; an elevation is as high as its levels and low ground has no height. What does not say
/// what it is to whoever is thrown at it is what its kind and its thickness make it.
#[test]
fn pieces() {
    let pieces = content("advanced").pieces;
    let found: Vec<_> = pieces
        .iter()
        .map(|it| {
            let crash = it.crash.map_or("-".to_owned(), |crash| format!("{crash:?}"));
            format!("{} {:?} {} {} {crash}", it.id, it.kind, it.height, it.squares.len())
        })
        .collect();
    expect_test::expect![[r#"
        crag High 5 5 Impassable
        crates Minor 1 2 Minor
        grove Abrupt 4 28 Forest
        gully Low 0 8 Low
        hedge Minor 1.2 6 Minor
        hill Elevation { levels: 1 } 2 40 -
        mesa Elevation { levels: 2 } 4 16 -
        pool Low 0 10 Low
        ruined-wall High 3 10 Wall
        scree Abrupt 0.5 12 Minor
        thicket Abrupt 1.5 11 Forest
        tower High 8 16 Impassable
    "#]]
    .assert_eq(&format!("{}\n", found.join("\n")));
    let impassable: Vec<_> =
        pieces.iter().filter(|it| it.kind.is_impassable()).map(|it| it.id.as_str()).collect();
    assert_eq!(impassable, ["crag", "gully", "pool", "ruined-wall", "tower"]);
}

#[test]
fn there_are_maps_for_both_ways_of_measuring() {
    let maps = content("advanced").maps;
    for measure in [Measure::Table, Measure::Board] {
        let mine: Vec<_> = maps.iter().filter(|map| map.measure == measure).collect();
        assert!(mine.len() >= 8, "{measure:?}");
        for map in mine {
            assert_eq!(map.squares.is_some(), measure == Measure::Board, "{}", map.id);
            assert!(measure == Measure::Board || !map.placed.is_empty(), "{}", map.id);
        }
    }
}

/// Every organization has two ready parties or more for a small, a standard and a large game. All parties are close to
/// the levels they are made for and playable in every edition, also where organizations count for nothing.
#[test]
fn parties() {
    for edition in EDITIONS {
        let content = content(edition);
        for party in &content.parties {
            let report = party.check(&content, &Terms::new(&content.edition, party.levels, None));
            assert_eq!(report.problems, [], "{}", party.id);
            assert!((0..=20).contains(&report.levels_left), "{} leaves {}", party.id, report.levels_left);
            assert!(party.roster.characters(&content).all(is_brought), "{}", party.id);
        }
        for organization in Affiliation::ALL {
            let declared = Some(Declared::Organization(organization));
            for levels in [150, 250, 300] {
                let mine =
                    content.parties.iter().filter(|it| it.levels == levels && it.roster.declares == declared);
                assert!(mine.count() >= 2, "{organization:?} at {levels}");
            }
        }
        let carries = |party: &&Party| party.roster.card_count() > 0;
        assert!(content.parties.iter().filter(carries).count() > content.parties.len() / 2);
    }
}

#[test]
fn sets_hold_what_was_put_in() {
    let categories = CategorySet::default().with(Category::Mystic).with(Category::Prowler);
    assert!(categories.contains(Category::Mystic) && categories.contains(Category::Prowler));
    assert!(!categories.contains(Category::Fighter));
    let roles = RoleSet::default().with(Role::Summon);
    assert!(roles.contains(Role::Summon) && !roles.contains(Role::Leader) && !roles.contains(Role::Agent));
}

/// A quarter turn to the left brings what lay to the right to the far side.
#[test]
fn a_placed_piece_is_turned_and_moved() {
    let pieces = content("advanced").pieces;
    let crates = pieces.iter().find(|piece| piece.id == "crates").expect("crates are scenery");
    let placed = |quarters| Placed { piece: 0, x: Mil::inches(10), y: Mil::inches(20), quarters };
    let corners = |quarters| {
        let outline = placed(quarters).outline(crates);
        outline.vertices().iter().map(|corner| (corner.x().0, corner.y().0)).collect::<Vec<_>>()
    };
    assert_eq!(corners(0), [(9000, 19_500), (11_000, 19_500), (11_000, 20_500), (9000, 20_500)]);
    assert_eq!(corners(1), [(10_500, 19_000), (10_500, 21_000), (9500, 21_000), (9500, 19_000)]);
    assert_eq!(corners(2)[0], (11_000, 20_500));
}

/// Every example of the format's description can be played.
#[test]
fn examples_of_the_description_are_read() {
    let page = include_str!("../../../../../docs/anima-content.md");
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
    let mut files = without("editions/");
    files.0.extend(examples);
    let content = read(&files).unwrap();
    assert_eq!(content.edition.turn.initiative, Initiative::Alternate);
    assert_eq!(content.packs[0].id, "example");
    assert!(
        content
            .characters
            .iter()
            .any(|character| character.id == "ottoline" && character.innate.contains(Innate::Flight))
    );
    assert!(content.pieces.iter().any(|piece| piece.id == "orchard-wall"));
    assert!(content.parties.iter().any(|party| party.id == "wall-wardens"));
    assert!(["walled-orchard", "orchard-gate"].iter().all(|id| content.maps.iter().any(|map| map.id == *id)));
}
