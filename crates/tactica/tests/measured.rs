//! The commands that play many games, as their users meet them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::process::{Command, Output};

fn run(line: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tactica")).args(line.split_whitespace()).output().unwrap()
}

fn json(line: &str) -> serde_json::Value {
    let output = run(line);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn text(line: &str) -> String {
    let output = run(line);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The digest depends on the seed and not on the number of jobs, and every game is counted once.
#[test]
fn sim() {
    let one = json("sim last-stand --games 60 --seed 3 --jobs 1 --json");
    let three = json("sim last-stand --games 60 --seed 3 --jobs 3 --json");
    assert_eq!((&one["digest"], &one["outcomes"]), (&three["digest"], &three["outcomes"]));
    assert_ne!(one["digest"], json("sim last-stand --games 60 --seed 4 --json")["digest"]);
    let counted: u64 =
        one["outcomes"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!((counted, one["games"].as_u64(), one["errors"].as_u64()), (60, Some(60), Some(0)));
    assert_eq!((one["game"].as_str(), one["edition"].as_str()), (Some("last-stand"), Some("printed")));
    let said =
        text("sim last-stand --games 20 --players 1,random --titan basic --heroes 2 --hero levi --lang it");
    assert!(said.contains("20 partite") && said.contains("Nessuna partita è andata male."), "{said}");
}

/// Mirrored pairs come out the same for any number of jobs, and every game of them is counted once.
#[test]
fn matches() {
    for game in ["last-stand", "anima --measure board"] {
        let line = format!("match {game} --a 1 --b random --pairs 6 --seed 3 --json");
        let mut one = json(&format!("{line} --jobs 1"));
        let mut three = json(&format!("{line} --jobs 3"));
        for report in [&mut one, &mut three] {
            let report = report.as_object_mut().unwrap();
            report.remove("jobs").unwrap();
            report.remove("seconds").unwrap();
        }
        assert_eq!(one, three);
        let number = |key: &str| one[key].as_f64().unwrap();
        assert_eq!((number("pairs"), number("errors")), (6.0, 0.0), "{one}");
        assert_eq!(number("won") + number("drawn") + number("lost"), 12.0, "{one}");
        assert!((number("win_rate") - (number("won") + number("drawn") / 2.0) / 12.0).abs() < 1e-9, "{one}");
        assert!(number("low") < number("win_rate") && number("win_rate") <= number("high"), "{one}");
        assert!(number("elo_low") < number("elo") && number("elo") <= number("elo_high"), "{one}");
        assert_eq!(one["sides"].as_array().unwrap().len(), 2);
    }
    let early = json("match last-stand --a 1 --b random --pairs 200 --sprt 0,50 --json");
    assert_eq!(early["sprt"]["verdict"].as_str(), Some("elo1"), "{early}");
    assert!(early["pairs"].as_u64().unwrap() < 200, "{early}");
    let even = json("match last-stand --a 1 --b 1-plain --pairs 4 --share 100,100 --titan basic --json");
    assert_eq!(even["win_rate"].as_f64(), Some(0.5), "whoever meets itself is exactly even: {even}");
    for (lang, wanted) in [("en", "Win rate"), ("es", "Gana el"), ("it", "Vince il")] {
        let said = text(&format!("match last-stand --a 1 --b random --pairs 4 --sprt 0,5 --lang {lang}"));
        assert!(said.contains(wanted) && said.contains("random"), "{said}");
    }
}

/// The chance of one face with one die is a half, and is told in every language.
#[test]
fn odds() {
    let answer = json("odds last-stand --hero eren --held move:1 --want fight:1 --json");
    assert!((answer["chance"].as_f64().unwrap() - 0.5).abs() < 1e-9, "{answer}");
    assert_eq!((&answer["roll"]["move"], answer["stop"].as_f64()), (&1.into(), Some(0.0)));
    for (lang, wanted) in [("en", "Roll now: 1 MOVE."), ("es", "50,0\u{a0}%"), ("it", "50,0%")] {
        let said = text(&format!("odds last-stand --hero eren --held move:1 --want fight:1 --lang {lang}"));
        assert!(said.contains(wanted), "{said}");
    }
    assert!(text("odds last-stand --hero mikasa --held fight:1 --want fight:2").contains("Roll nothing."));
}

/// Two heroes with a die each: Sasha's has two good faces and is rolled first.
#[test]
fn odds_of_a_team() {
    let line = "odds last-stand --hero eren --held move --hero sasha --held move --want fight";
    let answer = json(&format!("{line} --json"));
    assert!((answer["chance"].as_f64().unwrap() - 5.0 / 6.0).abs() < 1e-9, "{answer}");
    assert!((answer["titans"].as_f64().unwrap() - 0.5).abs() < 1e-9, "{answer}");
    assert_eq!(answer["at_most"], answer["chance"]);
    assert_eq!((&answer["next"]["hero"], &answer["next"]["face"]), (&"sasha".into(), &"move".into()));
    for (lang, wanted) in [("en", "83.3%"), ("es", "83,3\u{a0}%"), ("it", "83,3%")] {
        let said = text(&format!("{line} --lang {lang}"));
        assert!(said.contains(wanted) && said.contains("Sasha"), "{said}");
    }
    let held = text("odds last-stand --hero eren --held fight --hero sasha --held move --want fight");
    assert!(held.contains("The team has what it wants."), "{held}");
    let never =
        json("odds last-stand --hero eren --held fight --hero levi --held move --want fight:3 --json");
    assert_eq!((never["chance"].as_f64(), &never["next"]), (Some(0.0), &serde_json::Value::Null));
}

/// The rulebook's example: Attack 5, Damage 4 against Defense 9, Armor 2.
const EXAMPLE: &str = "odds anima attack --attack 5 --damage 4 --defense 9 --armor 2";

/// A die of 4 or more hits and takes 2 life points, and one more for each point above it.
#[test]
fn odds_of_an_attack() {
    let answer = json(&format!("{EXAMPLE} --life 7 --json"));
    let number = |key: &str| answer[key].as_f64().unwrap();
    let close = |key: &str, wanted: f64| assert!((number(key) - wanted).abs() < 1e-12, "{key}: {answer}");
    close("hit", 0.7);
    close("critical", 0.1);
    close("expected", 3.5);
    close("kill", 0.2);
    let pairs: Vec<(u64, f64)> = answer["distribution"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pair| (pair["value"].as_u64().unwrap(), pair["probability"].as_f64().unwrap()))
        .collect();
    assert_eq!(pairs[..2], [(0, 0.3), (2, 0.1)]);
    assert!((pairs.iter().map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-12, "{answer}");
    assert_eq!(answer["reactions"][0]["reaction"], "dodge", "{answer}");
    let best = json(&format!("{EXAMPLE} --reaction best --json"));
    assert_eq!((best["reaction"].as_str(), best["kill"].is_null()), (Some("dodge"), true));
    let back =
        "--reaction counter --back-attack 6 --back-damage 3 --own-defense 8 --own-armor 1 --own-life 2";
    let countered = json(&format!("{EXAMPLE} {back} --json"));
    assert!(countered["back"]["kill"].as_f64().unwrap() > 0.1, "{countered}");
    for (lang, wanted) in [("en", "Best reaction: dodge"), ("es", "70,0\u{a0}%"), ("it", "Colpisce il 70,0%")]
    {
        let said = text(&format!("{EXAMPLE} --lang {lang}"));
        assert!(said.contains(wanted) && said.contains("####"), "{said}");
    }
}

/// Several are attacked at once, each with its own reaction, and cards and their abilities are known by name.
#[test]
fn odds_of_areas_and_cards() {
    let several = EXAMPLE.replace("--defense 9 --armor 2", "--defense 9,8 --armor 2 --life 12,5");
    let answer = json(&format!("{several} --reaction dodge,best --json"));
    let (first, other) = (&answer, &answer["others"][0]);
    assert_eq!(
        (&first["reaction"], &other["reaction"], &other["best"]),
        (&"dodge".into(), &"dodge".into(), &"dodge".into())
    );
    assert!(other["hit"].as_f64().unwrap() < first["hit"].as_f64().unwrap(), "who is missed saves the other");
    let sand = "odds anima ability --attacker silvano --ability sand-in-the-eyes --target brannoc";
    let answer = json(&format!("{sand} --json"));
    assert_eq!(
        (&answer["states"][0]["state"], &answer["target"]),
        (&"blind".into(), &"brannoc".into()),
        "{answer}"
    );
    // Seven of ten dice hurt him, and then four of ten do not resist.
    assert!((answer["takes_hold"].as_f64().unwrap() - 0.28).abs() < 1e-12, "{answer}");
    for (lang, wanted) in
        [("en", "Takes hold 28.0%."), ("es", "Surte efecto el 28,0\u{a0}%."), ("it", "Ha effetto il 28,0%.")]
    {
        let said = text(&format!("{sand} --lang {lang}"));
        assert!(said.contains(wanted) && said.contains("28"), "{said}");
    }
    // By the name of the card in a language, against numbers.
    let wail = json("odds anima ability --card Omra --ability wail --resistance 10 --json");
    assert!((wail["expected"].as_f64().unwrap() - 0.8).abs() < 1e-12, "{wail}");
    let riposte = text("odds anima attack --attacker brannoc --target caspia --reaction best");
    assert!(riposte.contains("met with Riposte") && riposte.contains("Best reaction: Riposte"), "{riposte}");
    // Nobody knows what a counterattack would do to an attacker of whom nothing but the attack is known.
    let half = json("odds anima attack --attack 5 --damage 4 --target drusk --json");
    assert_eq!((&half["best"], half["back"].is_null()), (&"dodge".into(), true), "{half}");
    let gnosis = json(&format!("{EXAMPLE} --gnosis --edition alpha-it --json"));
    assert!((gnosis["hit"].as_f64().unwrap() - 0.91).abs() < 1e-12, "{gnosis}");
    for (line, named) in [
        ("odds anima attack --attacker nobody --target drusk", "nobody"),
        ("odds anima ability --attacker omra --ability song --target drusk", "walk-through"),
        ("odds anima ability --attacker omra --ability wail", "--resistance"),
        ("odds anima attack --attacker brannoc --target drusk --state merry=1", "merry"),
        ("odds anima attack --attacker brannoc --target drusk,drusk,drusk,drusk,drusk", "4"),
        ("odds anima attack --attack 5 --damage 4 --defense 9 --armor 2 --gnosis", "gnosis.points"),
    ] {
        let output = run(line);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains(named), "{line}: {said}");
    }
}

/// The page in docs shows what the command says.
#[test]
fn the_page_of_odds_is_true() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/odds.md");
    let page = std::fs::read_to_string(page).unwrap();
    let shown: Vec<&str> = page.split("```").skip(1).step_by(2).collect();
    let mut commands = 0;
    for block in shown {
        let Some((line, said)) = block.trim_start().split_once('\n') else { continue };
        let Some(line) = line.strip_prefix("$ tactica ") else { continue };
        assert_eq!(said.trim_end(), text(&format!("{line} --lang en")).trim_end(), "{line}");
        commands += 1;
    }
    assert!(commands >= 2, "the example is there with and without a dodge");
    assert!(page.contains(EXAMPLE) && page.contains(&format!("{EXAMPLE} --reaction dodge")));
}

/// Tries have one chance each; whatever cannot be is refused by name.
#[test]
fn odds_of_tries() {
    for (deed, wanted) in [
        ("seek", 0.3),
        ("seek --edition alpha-it", 0.4),
        ("doom", 0.3),
        ("escape", 0.5),
        ("escape --edition alpha-it --against 2 --prowler", 0.5),
        ("resist --difficulty 14 --resistance 8", 0.4),
        ("resist --difficulty 14 --resistance 8 --modifier 2", 0.6),
    ] {
        let answer = json(&format!("odds anima {deed} --json"));
        assert!((answer["chance"].as_f64().unwrap() - wanted).abs() < 1e-12, "{deed}: {answer}");
    }
    assert!(text("odds anima escape --lang it").contains("Fugge: 50,0%"));
    for (line, named) in [
        ("odds anima jump".to_owned(), "jump"),
        ("odds anima attack --attack 5".to_owned(), "--damage"),
        (format!("{EXAMPLE} --life 99"), "--life"),
        (format!("{EXAMPLE} --modifier -300"), "-300"),
        (format!("{EXAMPLE} --edition second"), "second"),
        (format!("{EXAMPLE} --reaction duck"), "duck"),
        (format!("{EXAMPLE} --dice 9"), "--dice"),
        (
            format!("{} --reaction counter", EXAMPLE.replace("attack --attack", "shot --attack")),
            "ranged.no_counter",
        ),
        (
            format!("{} --edition alpha-it --dice 1", EXAMPLE.replace("attack --attack", "charge --attack")),
            "2",
        ),
    ] {
        let output = run(&line);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains(named), "{line}: {said}");
    }
}

/// A table with a row for each Titan and a column for each number of heroes.
#[test]
fn balance() {
    let report = json("balance last-stand --games 4 --json");
    assert_eq!(report["cells"].as_array().unwrap().len(), 12);
    let said = text("balance last-stand --games 4 --players random --lang es");
    assert_eq!(said.lines().filter(|line| line.starts_with("| ")).count(), 6, "{said}");
}

/// Every two ready parties made for as many levels meet on either side; each game is won by one of them or drawn, whatever
/// the number of jobs.
#[test]
fn balance_anima() {
    let line = "balance anima --levels 300 --games 1 --players random";
    let report = json(&format!("{line} --jobs 2 --json"));
    assert_eq!(report, json(&format!("{line} --jobs 1 --json")));
    let parties = report["parties"].as_array().unwrap();
    let sum = |key: &str| parties.iter().map(|party| party[key].as_u64().unwrap()).sum::<u64>();
    let count = parties.len() as u64;
    assert!(count > 2 && parties.iter().all(|party| party["levels"] == 300), "{report}");
    assert_eq!((sum("games"), sum("errors")), (2 * count * (count - 1), 0));
    assert_eq!(2 * sum("won") + sum("drawn"), sum("games"));
    let rates: Vec<f64> = parties.iter().map(|party| party["rate"].as_f64().unwrap()).collect();
    assert!(rates.is_sorted_by(|one, other| one >= other), "{rates:?}");
    let said = text(&format!("{line} --lang it"));
    assert_eq!(said.lines().filter(|line| line.starts_with("| 300 |")).count() as u64, count, "{said}");
}

/// Whatever is not there is named, and the exit code is that of a mistake in the command line.
#[test]
fn mistakes() {
    for (line, named) in [
        ("sim chess", "chess"),
        ("sim last-stand --players 9", "\"9\""),
        ("sim last-stand --titan colossal", "colossal"),
        ("sim last-stand --heroes 5", "5"),
        ("sim last-stand --usage", "--usage"),
        ("sim anima --usage --map twin-hills", "--map"),
        ("sim anima --usage --players 1", "--players"),
        ("match chess --a 1 --b 2", "chess"),
        ("match last-stand --a 1 --b 9", "\"9\""),
        ("match last-stand --a 1-meek --b 1", "1-meek"),
        ("match last-stand --a 1 --b random --share 0", "\"0\""),
        ("match last-stand --a 1 --b random --share 100,most", "most"),
        ("match last-stand --a 1 --b random --share 100 --time 100", "--time"),
        ("match last-stand --a 1 --b random --sprt 10,0", "10,0"),
        ("match last-stand --a 1 --b random --sprt 0,10,2", "0,10,2"),
        ("match last-stand --a 1 --b random --titan colossal", "colossal"),
        ("match anima --a 1 --b random --setup a=nobody", "nobody"),
        ("odds last-stand --hero zoe --held move --want fight", "zoe"),
        ("odds last-stand --hero levi --held figth:1 --want fight", "figth:1"),
        ("odds last-stand --hero levi --held move:9 --want fight", "9"),
        ("odds last-stand --hero levi --held move --want titan", "TITAN"),
        ("odds last-stand --hero levi --held move --hero levi --held move --want fight", "levi"),
        ("odds last-stand --hero levi --hero eren --held move --want fight", "--held"),
        ("odds last-stand --held move --want fight", "--hero"),
        ("balance last-stand --players best", "best"),
    ] {
        let output = run(line);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains(named), "{line}: {said}");
    }
}

/// Anima Tactics by the thousand: the edition and the measure are told, and the digest depends on the seed alone.
#[test]
fn sim_anima() {
    for measure in ["board", "table"] {
        let line = format!("sim anima --measure {measure} --games 6 --seed 7 --json");
        let (one, two) = (json(&format!("{line} --jobs 1")), json(&format!("{line} --jobs 2")));
        assert_eq!((&one["digest"], &one["outcomes"]), (&two["digest"], &two["outcomes"]));
        assert_eq!((one["edition"].as_str(), one["measure"].as_str()), (Some("advanced"), Some(measure)));
        assert_eq!((one["games"].as_u64(), one["errors"].as_u64()), (Some(6), Some(0)));
    }
    let fixed = json("sim anima --edition core-es --setup twin-hills --a old-guard --games 3 --json");
    assert_eq!((fixed["edition"].as_str(), fixed["measure"].as_str()), (Some("core-es"), Some("board")));
    let said = text("sim anima --games 20 --lang es");
    assert!(said.contains("20 partidas") && said.contains("Bando"), "{said}");
    for (line, named) in [
        ("sim anima --edition second", "second"),
        ("sim anima --measure yards", "yards"),
        ("sim anima --setup nowhere", "nowhere"),
        ("sim anima --measure table --map twin-hills", "twin-hills"),
        ("sim anima --levels 20 --a old-guard", "party.levels"),
        ("sim anima --players best", "best"),
        ("balance anima --levels 7", "7"),
        ("balance anima --levels 70000", "70000"),
        ("balance anima --edition second", "second"),
        ("balance anima --players best", "best"),
        ("balance last-stand --levels 150", "--levels"),
    ] {
        let output = run(line);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains(named), "{line}: {said}");
    }
}

/// What comes up is counted in games, the same for any number of jobs, and told in every language.
#[test]
fn usage() {
    let one = json("sim anima --usage --games 24 --seed 3 --jobs 1 --json");
    assert_eq!(one, json("sim anima --usage --games 24 --seed 3 --jobs 2 --json"));
    assert_eq!((one["games"].as_u64(), one["errors"].as_u64()), (Some(24), Some(0)));
    let abilities = one["abilities"].as_array().unwrap();
    let games = |ability: &serde_json::Value| ability["games"].as_u64().unwrap();
    assert!(abilities.iter().any(|ability| games(ability) > 0));
    assert!(abilities.iter().all(|ability| games(ability) <= 24 && ability["card"].is_string()));
    for (lang, title) in
        [("en", "What comes up in play"), ("es", "Qué aparece en juego"), ("it", "Che cosa compare in gioco")]
    {
        let page = text(&format!("sim anima --usage --games 8 --seed 3 --lang {lang}"));
        assert!(page.starts_with(&format!("# {title}")) && page.contains("`doom-silver`"), "{page}");
    }
}
