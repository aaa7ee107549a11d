//! Anima Tactics as its players meet it in the terminal, on squares and with free measuring.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;

use common::{Folder, Ran};

/// A small battle on squares and one with free measuring: four characters, so that it is over soon.
const BOARD: &str =
    "play anima --defaults --seed 7 --measure board --a brannoc,isaura --b corvane,vasska --save game";
const TABLE: &str =
    "play anima --defaults --seed 7 --measure table --a brannoc,isaura --b corvane,vasska --save game";

#[track_caller]
fn within_eighty_columns(ran: &Ran) {
    let wide: Vec<&str> = ran.out.lines().filter(|line| line.chars().count() > 80).collect();
    assert!(wide.is_empty(), "wider than the screen: {wide:#?}");
}

/// Whole battles against the computer that plays at random, on both grounds and in every language; the record shows
/// them again and today's rules agree with it.
#[test]
fn whole_battles() {
    for (game, lang, head) in
        [(BOARD, "en", "Turn 1 of 10"), (TABLE, "es", "Turno 1 de 10"), (TABLE, "it", "Turno 1 di 10")]
    {
        let folder = Folder::new(&format!("battle-{lang}"));
        let ran =
            folder.run(&format!("{game} --seat a --opponent random --lang {lang}"), &"1\n".repeat(3_000));
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.has(head).has("replay show game");
        within_eighty_columns(&ran);
        assert!(!ran.out.contains("battle-") && !ran.out.contains("group-"), "a text is missing");
        let shown = folder.run(&format!("replay show game --lang {lang}"), "");
        assert_eq!(shown.code, Some(0), "{}", shown.err);
        assert_eq!(folder.run("replay verify game", "").code, Some(0));
    }
}

/// The computer plays both sides in every scenario, with scenery rolled for, and the same seed gives the same battle.
#[test]
fn watching() {
    let folder = Folder::new("anima-watching");
    for (number, scenario) in ["standard", "nodes", "flag", "armageddon"].into_iter().enumerate() {
        let game = format!(
            "play anima --defaults --seed 3 --seat none --opponent 1 --a brannoc,tavish --b vasska,drusk \
             --scenario {scenario} --scenery rolled"
        );
        let one = folder.run(&format!("{game} --save one{number}"), "");
        assert_eq!(one.code, Some(0), "{}", one.err);
        one.has("The battle is over");
        folder.run(&format!("{game} --save two{number}"), "");
        assert_eq!(folder.read(&format!("one{number}")), folder.read(&format!("two{number}")));
    }
}

/// A place is typed as it is: any point of a table, any square; what the rules say no to is refused with the rule and
/// changes nothing.
#[test]
fn typed_places() {
    for (game, zone, far, off) in
        [(BOARD, "14,2", "14,20", "14,2x"), (TABLE, "20.125,2", "20.125,20", "20.1251,2")]
    {
        let folder = Folder::new("anima-places");
        let typed = format!(
            "edge 0\ndeploy a1 {far}\ndeploy a1 {off}\ndeploy b1 {zone}\nDEPLOY A1 {}\nquit\n",
            zone.replace(',', ", ")
        );
        let ran = folder.run(&format!("{game} --seat all"), &typed);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.has(&format!("{far} is not a free place in your zone. [setup.zone]"));
        ran.has("Anywhere else in your zone: deploy a1 X,Y").has("Anywhere else in your zone: deploy b1 X,Y");
        ran.has("B1 is not yours").has(&format!("Brannoc is deployed at {zone}."));
        let journal = folder.read("game");
        assert_eq!(journal.lines().filter(|line| line.contains("deploy a1")).count(), 1, "{journal}");
    }
}

/// Nonsense gets an answer that helps; help, the table, the log, rules and a takeback are there at every question.
#[test]
fn asides() {
    let folder = Folder::new("anima-asides");
    let typed =
        "0\n9999\nfly away\nrule setup.zone\nrules\nedge 0\nlog\ntable\nundo\nyes\nedge 1\nall\nquit\n";
    let ran = folder.run(&format!("{BOARD} --seat all"), typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("There is no choice 0").has("There is no choice 9999").has("\"fly away\" is neither");
    ran.has("[setup.zone]").has("is taken back").has("top edge of the map").has("Marks: . clear ground");
    let journal = folder.read("game");
    assert_eq!(journal.lines().filter(|line| line.starts_with("takeback ")).count(), 1, "{journal}");
}

/// A battle goes on where it was left, with the edition and the house rules it began with.
#[test]
fn resuming() {
    let folder = Folder::new("anima-resuming");
    let game = format!("{TABLE} --seat all --edition alpha-it --option measuring=open --option cost.walk=2");
    let begun = folder.run(&game, "edge 0\n1\n1\nquit\n");
    assert_eq!(begun.code, Some(0), "{}", begun.err);
    begun.has("House rule: measuring is open, where the edition says blind.");
    begun.has("House rule: cost.walk is 2, where the edition says 1.");
    let journal = folder.read("game");
    assert!(journal.contains("edition=alpha-it") && journal.contains("rule:cost.walk=2"), "{journal}");
    assert!(journal.contains("id = \"brannoc\""), "the content is in the journal");
    let resumed = folder.run("play --resume game --defaults --seat all", &"1\n".repeat(3_000));
    assert_eq!(resumed.code, Some(0), "{}", resumed.err);
    resumed
        .has("The game goes on")
        .has("House rule: cost.walk is 2")
        .has("Walk (2 AP)")
        .has("The battle is over");
    assert_eq!(folder.run("replay verify game", "").code, Some(0));
    let exported = folder.run("scenario export game --at 4", "");
    assert_eq!(exported.code, Some(0), "{}", exported.err);
    fs::write(folder.0.join("case.scenario"), &exported.out).unwrap();
    let case = folder.run("scenario run case.scenario", "");
    assert!(case.out.contains("1 of 1 cases hold"), "{}{}", case.out, case.err);
}

/// Whatever is wrong with a setup is named, with its place in a file, and nothing is begun.
#[test]
fn refused_setups() {
    let folder = Folder::new("anima-refused");
    let rows = |row: &str| format!("    \"{row}\",\n").repeat(24);
    let board = |row: &str| format!("id = \"mine\"\nedges = [\"near\", \"far\"]\nrows = [\n{}]\n", rows(row));
    fs::write(folder.0.join("mine.toml"), board(&".".repeat(24)).replacen("....", "..x.", 1)).unwrap();
    fs::write(folder.0.join("cut.toml"), "id = \"cut").unwrap();
    for (arguments, code, wanted) in [
        ("--edition second", 2, "\"second\" is no value of edition"),
        ("--measure yards", 2, "\"yards\" is no value of measure"),
        ("--measure table --map twin-hills", 2, "\"twin-hills\" is no value of map"),
        ("--map nowhere", 2, "nowhere"),
        ("--map absent.toml", 1, "absent.toml"),
        ("--map mine.toml", 2, "maps/board/mine.toml, line 4, column 8: No terrain is written \"x\""),
        ("--map cut.toml", 2, "cut.toml, line 1"),
        ("--scenario duel", 2, "duel"),
        ("--scenery heaps", 2, "heaps"),
        ("--a nobody", 2, "nobody"),
        ("--a brannoc,brannoc", 2, "may be in a party only once. [party.unique]"),
        (
            "--a brannoc,nerezza",
            2,
            "Light and Darkness do not go together: \"Brannoc\" and \"Nerezza\". [party.factions]",
        ),
        ("--levels 100", 2, "The party has 250 levels, and 100 were agreed. [party.levels]"),
        ("--levels many", 2, "many"),
        ("--heroes 3", 2, "heroes"),
        ("--option cost.fly=1", 2, "cost.fly"),
        ("--option cost.walk=far", 2, "cost.walk"),
        ("--opponent best", 2, "best"),
        ("--seat c", 2, "no seat \"c\""),
    ] {
        let ran = folder.run(&format!("play anima --defaults --save game {arguments}"), "");
        assert_eq!(ran.code, Some(code), "{arguments}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(wanted), "{arguments}: {}", ran.err);
        assert!(!folder.0.join("game").exists(), "{arguments}");
    }
    fs::write(folder.0.join("mine.toml"), board(&".".repeat(24))).unwrap();
    let own = folder.run("play anima --defaults --seat all --save game --map mine.toml", "quit\n");
    assert_eq!(own.code, Some(0), "{}", own.err);
}

/// What is not given is asked, and an answer that makes no battle is asked again.
#[test]
fn questions_before_a_battle() {
    let folder = Folder::new("anima-questions");
    let answers =
        "tenth\nalpha\ntable\nsalt\nbrannoc,nerezza\npilgrims\ncred\nnodes\nnone\n\n7\nb\n9\n1\nbold\nquit\n";
    let ran = folder.run("play anima --save game", answers);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("\"9\" is none of the answers").has("bold: harm done counts more");
    ran.has("\"tenth\" is none of the answers").has("Light and Darkness do not go together");
    let journal = folder.read("game");
    let setup =
        "edition=alpha-it measure=table map=salt-market a=pilgrims b=creditors scenario=nodes scenery=none";
    assert!(journal.contains(setup), "{journal}");
}

/// The page of rulings is what the program writes.
#[test]
fn rulings_are_current() {
    let folder = Folder::new("rulings");
    let ran = folder.run("rules --rulings --lang en", "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rulings.md");
    let kept = fs::read_to_string(page).unwrap();
    assert!(kept == ran.out, "docs/rulings.md is old: tactica rules --rulings --lang en > docs/rulings.md");
    ran.has("## The Last Stand").has("## Anima Tactics").has("(`measure.edge`)");
    let one = folder.run("rules anima --rulings --lang it", "");
    assert!(
        one.out.contains("## Anima Tactics") && !one.out.contains("## L'ultima battaglia"),
        "{}",
        one.out
    );
}

/// A card is shown by id or name in the language asked for, for programs too, and an unknown one is a usage error.
#[test]
fn cards() {
    let folder = Folder::new("cards");
    let ran = folder.run("card azriel --lang en", "");
    ran.has("Azriel").has("Level 50").has("Wings of Sin (3 AP · Ki · Attack)").has("Doom 2");
    folder.run("card Azriel --lang es", "").has("Condena 2");
    folder.run("card magus wand --lang it", "").has("PA in meno per il mantenimento");
    folder.run("card azriel --json", "").has("\"abilities\"").has("\"head\"");
    folder.run("card", "").has("azriel").has("magus-wand");
    let ran = folder.run("card nobody --lang en", "");
    assert_eq!(ran.code, Some(2));
}

/// At a question of a game any card can be looked at, in English or in the language at hand.
#[test]
fn cards_in_play() {
    let folder = Folder::new("cards-in-play");
    let typed = "card azriel\ncarta azriel\ncard nobody\nquit\n";
    let ran = folder.run("play anima --defaults --seed 1 --seat all --lang es", typed);
    ran.has("Condena 2").has("nobody");
}

/// Whoever is asked something before a battle may ask back, and may leave; nothing is left behind.
#[test]
fn leaving_before_a_battle() {
    let folder = Folder::new("anima-leaving");
    for (language, leave, said) in [("en", "quit", "Nothing was begun"), ("it", "esci", "cominciato nulla")] {
        let ran = folder.run(&format!("play anima --save game --lang {language}"), &format!("?\n{leave}\n"));
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.has(leave).has(said);
        assert!(!folder.0.join("game").exists(), "{language}");
    }
}
