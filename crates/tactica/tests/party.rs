//! Parties at the command line: what is wrong with them, and their codes.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;

use common::Folder;

/// A party with cards of every kind, for a format of the Italian rules.
const PARTY: &str = "levels = 300
edition = \"alpha-it\"
format = \"gamma\"
faction = \"light\"
characters = [\"brannoc\", \"isaura\", \"halloran\"]

[[advantage]]
card = \"life-potion\"
carrier = \"isaura\"

[[advantage]]
card = \"battle-tactics\"
";

fn folder(name: &str, text: &str) -> Folder {
    let folder = Folder::new(name);
    fs::write(folder.0.join("mine.toml"), text).unwrap();
    folder
}

/// A party that may play is shown with what is left of each budget, in every language.
#[test]
fn a_good_party() {
    let folder = folder("party-good", PARTY);
    let ran = folder.run("party check mine.toml", "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("300 levels").has("format gamma").has("Brannoc (55)").has("Isaura (40), carries Life Potion (5)");
    ran.has("Plot cards: Tactics (10)").has("Levels left: 160").has("Advantage points left: 15");
    ran.has("Advantage cards that may still be added: 1").has("The size of a standard game.");
    ran.has("The party may play.");
    folder.run("party check mine.toml --lang es", "").has("El grupo puede jugar.");
    folder.run("party check mine.toml --lang it", "").has("Il gruppo può giocare.");
}

/// Every problem is named with its rule, and the party fails.
#[test]
fn every_problem() {
    let text = PARTY
        .replacen("levels = 300", "levels = 90", 1)
        .replacen("\"gamma\"", "\"alpha\"", 1)
        .replacen("\"halloran\"", "\"vasska\"", 1);
    let folder = folder("party-bad", &text);
    let ran = folder.run("party check mine.toml", "");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    for rule in ["party.levels", "party.factions", "party.leaders", "party.advantage_budget"] {
        ran.has(&format!("[{rule}]"));
    }
    ran.has("Levels left: -55").has("Advantage points left: -5");
    assert!(ran.err.contains("The party may not play"), "{}", ran.err);
    let json = folder.run("party check mine.toml --json", "");
    assert_eq!(json.code, Some(1), "{}", json.err);
    let read: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((&read["ok"], &read["left"]["levels"]), (&false.into(), &(-55).into()), "{}", json.out);
    let rules: Vec<&str> = read["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|problem| problem["rule"].as_str().unwrap())
        .collect();
    assert!(rules.contains(&"party.leaders") && rules.contains(&"party.factions"), "{rules:?}");
    // In another edition there are no formats, and the cards cost levels.
    folder.run("party check mine.toml --edition advanced", "").has("Levels left: -70");
}

/// A file that is no party is refused with the place.
#[test]
fn bad_files() {
    let folder = folder("party-broken", &PARTY.replacen("isaura", "isolde", 1));
    for (words, code, message) in [
        ("party check mine.toml", 1, "mine.toml, line 5, column 26: There is no character \"isolde\"."),
        ("party check absent.toml", 1, "absent.toml"),
        ("party check mine.toml --edition nowhere", 2, "nowhere"),
        ("party check old-guard --format gamma", 2, "gamma"),
        ("party check nobodys", 2, "nobodys"),
        ("party check", 2, "FILE"),
        ("party burn mine.toml", 2, "party burn"),
        ("party check mine.toml --luck", 2, "luck"),
    ] {
        let ran = folder.run(words, "");
        assert_eq!(ran.code, Some(code), "{words}: {}", ran.err);
        assert!(ran.err.contains(message), "{words}: {}", ran.err);
    }
}

/// A code shows the same party, plays wherever a party is named, and keeps its plot cards out of the open setup.
#[test]
fn codes() {
    let folder = folder("party-codes", PARTY);
    let code = folder.run("party code mine.toml", "").out.trim().to_owned();
    assert!(code.starts_with("AT1-") && code.len() < 80, "{code}");
    let shown = folder.run(&format!("party show {code}"), "");
    assert_eq!(shown.code, Some(0), "{}", shown.err);
    shown.has("Isaura (40), carries Life Potion (5)").has("Plot cards: Tactics (10)").has("format gamma");
    let damaged = folder.run(&format!("party show {}", code.replacen("AT1-", "AT1-0", 1)), "");
    assert_eq!(damaged.code, Some(1));
    assert!(damaged.err.contains("The code is damaged"), "{}", damaged.err);
    for party in [code.as_str(), "mine.toml"] {
        let game = format!(
            "play anima --defaults --seed 5 --seat a --edition alpha-it --format gamma --a {party} \
             --b vasska,corvane --save {}.game",
            &party[..4]
        );
        let ran = folder.run(&game, "table\nquit\n");
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.has("Plot cards: Tactics");
        let journal = folder.read(&format!("{}.game", &party[..4]));
        let setup = journal.lines().find(|line| line.starts_with("setup ")).unwrap();
        assert!(setup.contains("a=brannoc,isaura+life-potion,halloran,plot:10,faction:light"), "{setup}");
        assert!(!setup.contains("battle-tactics") && journal.contains("a: plot battle-tactics"), "{setup}");
        assert!(!journal.contains("> b plot-taken ") && journal.contains("plot-taken-unseen"), "{journal}");
        let verified = folder.run(&format!("replay verify {}.game", &party[..4]), "");
        assert_eq!(verified.code, Some(0), "{}", verified.err);
        let other = folder.run(&format!("replay export {}.game --as b", &party[..4]), "");
        assert!(
            !other.out.contains("card=battle-tactics") && other.out.contains("plot-taken-unseen"),
            "{}",
            other.out
        );
    }
    let sim = format!("sim anima --edition alpha-it --format gamma --a {code} --games 2 --seed 1 --jobs 1");
    let ran = folder.run(&sim, "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("0");
}
