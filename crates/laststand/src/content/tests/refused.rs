//! Cards and editions that can be read but not played, with the exact place.

use super::super::*;
use super::{BASIC, EDITION, NAPE_CUT, RESCUE, check, edited, refusal, with, without};

#[test]
fn missing() {
    check(BASIC, "amount = 1\n", "", "7:6", "`amount` is missing");
    check(BASIC, "area = \"ground\"\n", "", "22:6", "`area` is missing");
    check(BASIC, "collective = true", "collective = false", "45:6", "`area` is missing");
    check("packs/base/heroes/sasha.toml", "face = \"dodge\"", "", "4:9", "`face` is missing");
    check(
        "packs/base/heroes/erwin.toml",
        "faces = [\"tactics\", \"dodge\"]",
        "",
        "4:9",
        "`faces` is missing",
    );
    check("packs/base/heroes/armin.toml", "price = 1", "", "4:9", "`price` is missing");
    check(RESCUE, "citizens = 4", "", "4:10", "`citizens` is missing");
    check("packs/base/tactics/cover-to-heal.toml", "hearts = 1", "", "4:10", "`hearts` is missing");
    check(RESCUE, "together = { dodge = 2 }", "", "3:6", "`together` is missing");
}

#[test]
fn not_needed() {
    check(
        BASIC,
        "do = \"hit-hero\"",
        "do = \"hit-hero\"\namount = 1",
        "19:10",
        "`amount` means nothing beside `hit-hero`",
    );
    let eren = "packs/base/heroes/eren.toml";
    check(eren, "\"lend\"", "\"lend\"\nface = \"move\"", "5:8", "`face` means nothing beside `lend`");
    check(eren, "\"lend\"", "\"lend\"\nfaces = []", "5:9", "`faces` means nothing beside `lend`");
    check(eren, "\"lend\"", "\"lend\"\nprice = 1", "5:9", "`price` means nothing beside `lend`");
    check(
        RESCUE,
        "citizens = 4",
        "citizens = 4\nhearts = 1",
        "6:10",
        "`hearts` means nothing beside `rescue`",
    );
    check(NAPE_CUT, "zone", "citizens = 1\nzone", "5:12", "`citizens` means nothing beside `victory`");
}

#[test]
fn both() {
    check(
        BASIC,
        "area = \"ground\"",
        "area = \"ground\"\ncollective = true",
        "24:14",
        "`area` and `collective` exclude each other",
    );
    check(
        NAPE_CUT,
        "zone = \"kill\"",
        "zone = \"kill\"\ntogether = { move = 1 }",
        "5:8",
        "`together` and `zone` exclude each other",
    );
}

/// Each number of the edition is held to its own range.
#[test]
fn out_of_range_in_the_edition() {
    let cases = [
        ("cannons = ", 6, "cannons", 0, "14:11", 1, 15),
        ("cannons = ", 6, "cannons", 16, "14:11", 1, 15),
        ("citizens = ", 12, "citizens", 32, "15:12", 1, 31),
        ("hearts = ", 3, "hearts", 8, "18:10", 1, 7),
        ("dice = ", 5, "dice", 9, "19:8", 1, 8),
        ("last = ", 20, "last", 32, "24:8", 2, 31),
        ("weak = ", 10, "weak", 20, "25:8", 1, 19),
        ("kill = ", 17, "kill", 10, "26:8", 11, 20),
        ("kill = ", 17, "kill", 21, "26:8", 11, 20),
        ("fight = ", 1, "fight", 0, "30:9", 1, 20),
        ("cannon = ", 2, "cannon", 21, "31:10", 1, 20),
        ("dodge = ", 2, "dodge", 6, "35:9", 1, 5),
        ("tactics_per_hero = ", 1, "tactics_per_hero", -1, "36:20", 1, 5),
        ("needed = ", 2, "needed", 4, "40:10", 1, 3),
        ("rounds = ", 200, "rounds", 0, "44:10", 1, 65535),
        ("rounds = ", 200, "rounds", 65536, "44:10", 1, 65535),
    ];
    for (key_text, old, key, value, place, least, most) in cases {
        let (from, to) = (format!("\n{key_text}{old}"), format!("\n{key_text}{value}"));
        check(EDITION, &from, &to, place, &format!("`{key}` is {value}, but must be from {least} to {most}"));
    }
}

#[test]
fn out_of_range_on_cards() {
    check(BASIC, "cost = 2", "cost = 21", "6:8", "`cost` is 21, but must be from 1 to 20");
    check(BASIC, "cost = 2", "cost = 0", "6:8", "`cost` is 0, but must be from 1 to 20");
    check(BASIC, "amount = 1", "amount = 13", "8:10", "`amount` is 13, but must be from 1 to 12");
    check(BASIC, "{ cannons = 1 }", "{ cannons = 7 }", "47:40", "`cannons` is 7, but must be from 1 to 6");
    check(RESCUE, "citizens = 4", "citizens = 13", "5:12", "`citizens` is 13, but must be from 1 to 12");
    check(
        "packs/base/heroes/armin.toml",
        "price = 1",
        "price = 6",
        "6:9",
        "`price` is 6, but must be from 1 to 5",
    );
    check(RESCUE, "{ dodge = 2 }", "{ dodge = 0 }", "6:22", "`together` is 0, but must be from 1 to 255");
}

#[test]
fn wrong_count() {
    let ability = "[[ability]]\ncost = 2\ndo = \"devour\"\namount = 1\n";
    check(BASIC, ability, "", "3:6", "`ability` is there 2 times, but must be 3 times");
    let card = "[[card]]\nid = \"stomp\"\narea = \"ground\"\neffects = [{ lose = \"heart\" }]\n";
    check(BASIC, card, "", "3:6", "`card` is there 6 times, but must be 7 times");
    check(
        BASIC,
        card,
        &format!("{card}\n{}", card.replace("stomp", "stamp")),
        "3:6",
        "`card` is there 8 times, but must be 7 times",
    );
    check(
        BASIC,
        "[{ lose = \"heart\" }]",
        "[]",
        "24:11",
        "`effects` is there 0 times, but must be 1 to 4 times",
    );
    check(
        RESCUE,
        "[[condition]]\nlevel = 0\nsymbols = { move = 1 }\n",
        "",
        "3:6",
        "`condition` is there 1 times, but must be 2 times",
    );
    check(EDITION, "[0, 3, 5]", "[]", "20:10", "`starts` is there 0 times, but must be 1 to 16 times");
    check(
        "packs/base/heroes/erwin.toml",
        "[\"tactics\", \"dodge\"]",
        "[\"tactics\"]",
        "5:9",
        "`faces` is there 1 times, but must be 2 times",
    );
}

#[test]
fn wrong_count_of_levels() {
    let levels = "[\"ground\", \"titan\", \"titan\", \"tower\", \"titan\", \"tower\", \"titan\", \"titan\", \"titan\"]";
    check(EDITION, levels, "[]", "7:10", "`levels` is there 0 times, but must be 1 to 16 times");
    let many = format!("[{}]", "\"titan\", ".repeat(17));
    check(EDITION, levels, &many, "7:10", "`levels` is there 17 times, but must be 1 to 16 times");
}

#[test]
fn wrong_count_in_all_packs() {
    assert_eq!(
        refusal(&without("packs/base/titans/")),
        "packs: `titans` is there 0 times, but must be 1 to 16 times"
    );
    assert_eq!(
        refusal(&without("packs/base/heroes/")),
        "packs: `heroes` is there 0 times, but must be 4 to 16 times"
    );
    assert_eq!(
        refusal(&without("packs/base/tactics/")),
        "packs: `tactics` is there 0 times, but must be 1 to 8 times"
    );
    let hero = |number| format!("id = \"hero{number}\"\npower = \"lend\"\n");
    let files = (0..9).fold(builtin(), |files, number| {
        with(files, &format!("packs/base/heroes/hero{number}.toml"), &hero(number))
    });
    assert_eq!(refusal(&files), "packs: `heroes` is there 17 times, but must be 4 to 16 times");
}

#[test]
fn unknown_word() {
    check(
        EDITION,
        "\"weak-or-kill\"\n",
        "\"always\"\n",
        "11:17",
        "`third_ability` is `always`, but must be one of: weak-or-kill, not-weak-or-kill",
    );
    check(
        EDITION,
        "\"tower\"",
        "\"towers\"",
        "7:39",
        "`levels` is `towers`, but must be one of: ground, titan, tower; is it `tower`?",
    );
    check(
        BASIC,
        "\"devour\"",
        "\"eat\"",
        "7:6",
        "`do` is `eat`, but must be one of: regenerate, devour, crush-cannons, hit-hero, crush-hero, hinder, \
         sudden-charge, fury",
    );
    check(BASIC, "\"heart\"", "\"head\"", "24:21", "`lose` is `head`, but must be one of: heart, die");
    check(
        "packs/base/heroes/eren.toml",
        "\"lend\"",
        "\"give\"",
        "4:9",
        "`power` is `give`, but must be one of: lend, wild, swap, double, keeps-titan, search, far",
    );
    check(
        "packs/base/heroes/mikasa.toml",
        "\"fight\"",
        "\"blades\"",
        "5:8",
        "`face` is `blades`, but must be one of: move, fight, cannon, tactics, dodge",
    );
    check(
        RESCUE,
        "\"rescue\"\ncitizens",
        "\"save\"\ncitizens",
        "4:10",
        "`effect` is `save`, but must be one of: open-cards, remove-card, collapse, heal, rescue, victory",
    );
    check(NAPE_CUT, "\"kill\"", "\"weak\"", "5:8", "`zone` is `weak`, but must be one of: kill");
    check(
        RESCUE,
        "{ move = 1 }",
        "{ run = 1 }",
        "11:13",
        "`symbols` is `run`, but must be one of: move, fight, cannon, tactics, dodge",
    );
}

#[test]
fn areas() {
    check(BASIC, "area = \"ground\"", "area = \"roof\"", "23:8", "the edition has no area `roof`");
    check(EDITION, "[1, 2, 4]", "[]", "49:20", "nobody can stand in area `lower`");
}

#[test]
fn levels() {
    let words = |level| format!("there is no level {level}: levels go from 0 to 8");
    check(EDITION, "[0, 3, 5]", "[0, 9]", "20:14", &words("9"));
    check(EDITION, "[0, 3, 5]", "[-1]", "20:11", &words("-1"));
    check(EDITION, "kill_level = 8", "kill_level = 300", "41:14", &words("300"));
    check(EDITION, "[1, 2, 4]", "[1, 12]", "49:24", &words("12"));
    check(RESCUE, "level = 0", "level = 9", "10:9", &words("9"));
    check(EDITION, "[0, 3, 5]", "[0, 3, 3]", "20:17", "level 3 is there twice");
    check(EDITION, "[1, 2, 4]", "[1, 1]", "49:24", "level 1 is there twice");
}

#[test]
fn effects() {
    check(BASIC, "{ lose = \"heart\" }", "{}", "24:12", "an effect says one thing, but this one says 0");
    check(
        BASIC,
        "{ devour = 3 }",
        "{ devour = 3, cannons = 1 }",
        "52:12",
        "an effect says one thing, but this one says 2",
    );
    check(
        BASIC,
        "{ lose = \"heart\" }",
        "{ devour = 1 }",
        "24:12",
        "effect `devour` cannot be on a card with `area`",
    );
    check(
        BASIC,
        "{ devour = 3 }",
        "{ lose = \"die\" }",
        "52:12",
        "effect `lose` cannot be on a card with `collective`",
    );
}

/// FIGHT needs the Titan under one's feet and CANNON the Tower; the ground has neither.
#[test]
fn impossible_places() {
    check(NAPE_CUT, "level = 6", "level = 5", "14:13", "nobody can use `fight` on level 5");
    check(NAPE_CUT, "level = 6", "level = 0", "14:13", "nobody can use `fight` on level 0");
    check(NAPE_CUT, "{ fight = 1 }", "{ cannon = 2 }", "10:13", "nobody can use `cannon` on level 8");
    check(RESCUE, "{ move = 1 }", "{ move = 1, cannon = 1 }", "11:23", "nobody can use `cannon` on level 0");
}

#[test]
fn titan_face() {
    let words = |key| format!("`{key}` asks for the face `titan`, which no hero uses");
    check(RESCUE, "{ move = 1 }", "{ titan = 1 }", "11:13", &words("symbols"));
    check(RESCUE, "{ dodge = 2 }", "{ titan = 2 }", "6:14", &words("together"));
    check("packs/base/heroes/mikasa.toml", "\"fight\"", "\"titan\"", "5:8", &words("face"));
    check("packs/base/heroes/erwin.toml", "\"dodge\"", "\"titan\"", "5:21", &words("faces"));
}

#[test]
fn symbols() {
    check(RESCUE, "{ move = 1 }", "{}", "11:11", "`symbols` asks for nothing");
    check(RESCUE, "{ dodge = 2 }", "{}", "6:12", "`together` asks for nothing");
    check(
        RESCUE,
        "{ move = 1 }",
        "{ move = 5, dodge = 1 }",
        "11:11",
        "`symbols` asks for 6 symbols, but there are dice for 5",
    );
    check(
        RESCUE,
        "{ dodge = 2 }",
        "{ dodge = 11 }",
        "6:12",
        "`together` asks for 11 symbols, but there are dice for 10",
    );
    check(
        "packs/base/tactics/blinding-shot.toml",
        "{ tactics = 2 }",
        "{ cannon = 6 }",
        "3:6",
        "the card asks for 7 `cannon`, but there are 6 cannons",
    );
}

#[test]
fn powers() {
    let erwin = "packs/base/heroes/erwin.toml";
    check(erwin, "\"dodge\"", "\"tactics\"", "5:21", "`tactics` is swapped with itself");
    let hange = "packs/base/heroes/hange.toml";
    check(hange, "\"cannon\"", "\"move\"", "5:8", "`move` does not wound, so it cannot wound from afar");
}

#[test]
fn victory() {
    check(
        NAPE_CUT,
        "zone = \"kill\"",
        "together = { move = 1 }",
        "4:10",
        "a card that wins must have `zone = \"kill\"`",
    );
    let mut files = edited(NAPE_CUT, "\"victory\"", "\"collapse\"");
    files.0.retain(|file| !file.path.ends_with("eradication.toml"));
    assert_eq!(refusal(&files), "packs: no tactics card wins the game for the heroes");
}

/// A problem names the rule it would break, and its text with what the text needs.
#[test]
fn rule_key_and_arguments() {
    let error = read(&edited(NAPE_CUT, "level = 6", "level = 5")).unwrap_err();
    assert_eq!(error.rule(), Some("dice.fight"));
    assert_eq!(error.problem.key(), "content-impossible-place");
    assert_eq!(
        error.problem.args(),
        [("face", Argument::Text("fight".to_owned())), ("level", Argument::Number(5))]
    );
}

/// Each refusal that rests on a rule of the game names it, and the catalogue has it.
#[test]
fn rules() {
    let catalogue = include_str!("../../../../../rules/last-stand.toml");
    let erwin = "packs/base/heroes/erwin.toml";
    let hange = "packs/base/heroes/hange.toml";
    let cases = [
        (BASIC, "cost = 2", "cost = 0", None),
        (
            BASIC,
            "[[card]]\nid = \"stomp\"\narea = \"ground\"\neffects = [{ lose = \"heart\" }]",
            "",
            Some("setup.titan"),
        ),
        (BASIC, "area = \"ground\"", "area = \"roof\"", Some("action.area")),
        (BASIC, "[{ lose = \"heart\" }]", "[]", Some("action.effects")),
        (BASIC, "{ lose = \"heart\" }", "{}", Some("action.effects")),
        (BASIC, "{ lose = \"heart\" }", "{ devour = 1 }", Some("action.effects")),
        (EDITION, "[1, 2, 4]", "[]", Some("action.area")),
        (EDITION, "kill = 17", "kill = 2", Some("track.zones")),
        (EDITION, "[0, 3, 5]", "[]", Some("setup.heroes")),
        (EDITION, "[0, 3, 5]", "[9]", Some("levels.line")),
        (RESCUE, "{ move = 1 }", "{ cannon = 1 }", Some("dice.cannon")),
        (RESCUE, "{ move = 1 }", "{ titan = 1 }", Some("dice.titan")),
        (RESCUE, "{ move = 1 }", "{}", Some("tactics.pay")),
        (RESCUE, "{ move = 1 }", "{ move = 6 }", Some("tactics.pay")),
        (RESCUE, "[[condition]]\nlevel = 0\nsymbols = { move = 1 }", "", Some("tactics.pay")),
        (RESCUE, "{ dodge = 2 }", "{ cannon = 7 }", Some("dice.cannon_cap")),
        (NAPE_CUT, "zone = \"kill\"", "together = { move = 1 }", Some("win.heroes")),
        (erwin, "\"dodge\"", "\"tactics\"", Some("hero.erwin")),
        (hange, "\"cannon\"", "\"move\"", Some("hero.hange")),
    ];
    for (path, from, to, rule) in cases {
        let error = read(&edited(path, from, to)).unwrap_err();
        assert_eq!(error.rule(), rule, "{error}");
        if let Some(slug) = rule {
            assert!(catalogue.contains(&format!("slug = \"{slug}\"")), "{slug} is not in the catalogue");
        }
    }
    assert_eq!(read(&without("packs/base/titans/")).unwrap_err().rule(), Some("setup.titan"));
    assert_eq!(read(&without("packs/base/heroes/")).unwrap_err().rule(), Some("setup.heroes"));
    assert_eq!(read(&without("packs/base/tactics/")).unwrap_err().rule(), Some("setup.tactics"));
}

/// Columns count characters, not bytes.
#[test]
fn columns_after_accents() {
    check(
        BASIC,
        "{ lose = \"heart\" }",
        "{ lose = \"éé\", win = 1 }",
        "24:27",
        "there is no key `win` here, but: lose, devour, cannons, regenerate",
    );
}
