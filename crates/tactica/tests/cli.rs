//! The program as its users meet it: driven through pipes, with good answers, nonsense and none at all.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use common::{Folder, Ran};

const GAME: &str = "play last-stand --defaults --seed 11 --heroes 2 --titan basic --hero levi --hero eren --level 3 --level 0 --save game";

/// A whole game in which every question is answered with "1", in every language, within eighty columns.
#[test]
fn whole_games() {
    for (lang, victory) in [("en", "victory"), ("es", "victoria"), ("it", "vittoria")] {
        let folder = Folder::new(&format!("whole-{lang}"));
        let ran = folder.run(&format!("{GAME} --seat all --lang {lang}"), &"1\n".repeat(20_000));
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.has(victory);
        let wide: Vec<&str> = ran.out.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(wide.is_empty(), "wider than the screen: {wide:#?}");
        assert!(!ran.out.contains('\u{1b}'), "no colours in a pipe");
        let shown = folder.run(&format!("replay show game --lang {lang}"), "");
        assert_eq!(shown.code, Some(0));
        assert_eq!(folder.run("replay verify game", "").code, Some(0));
    }
}

/// The computer against itself, as a spectator sees it; the same seed gives the same game.
#[test]
fn watching() {
    let folder = Folder::new("watching");
    let one = folder.run("play --defaults --seed 3 --seat none --save one", "");
    let two = folder.run("play --defaults --seed 3 --seat none --save two", "");
    one.has("victory");
    assert_eq!(folder.read("one"), folder.read("two"));
    assert_eq!(two.code, Some(0));
}

/// Whatever is asked before a game has a default, and nonsense is asked again.
#[test]
fn questions_before_a_game() {
    let folder = Folder::new("questions");
    let answers =
        "chess\nlast\nnine\n2\nvor\nsideways\n\nloaded\n\nabc\n7\nhero9\ntitan\nbest\nrandom\nquit\n";
    let ran = folder.run("play --save game", answers);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("\"chess\" is none of the answers").has("\"best\" is none of the answers");
    ran.has("\"nine\" is none of the answers").has("\"sideways\" is none").has("\"loaded\" is none");
    ran.has("\"abc\" is not a whole number").has("no seat \"hero9\"");
    assert!(folder.read("game").contains("setup heroes=2 titan=voracious\n"), "{}", ran.out);
}

/// The input may end at any question: before the game nothing is saved, in the game everything is.
#[test]
fn end_of_input() {
    let folder = Folder::new("eof");
    let before = folder.run("play last-stand --save game", "2\n");
    assert_eq!(before.code, Some(1));
    assert!(before.err.contains("Nothing was saved"), "{}", before.err);
    assert!(!folder.0.join("game").exists());
    let within = folder.run(&format!("{GAME} --seat all"), "1\n1\n");
    assert_eq!(within.code, Some(0));
    within.has("tactica play --resume game");
    let resumed = folder.run("play --resume game --defaults --seat all", &"1\n".repeat(20_000));
    assert_eq!(resumed.code, Some(0), "{}", resumed.err);
    resumed.has("The game goes on").has("victory");
}

/// Nonsense at a question of the game gets an answer that helps, and changes nothing.
#[test]
fn nonsense() {
    let folder = Folder::new("nonsense");
    let long = "x".repeat(100_000);
    let typed = format!("0\n999\nfly away\n{long}\n\u{1F409}\nas nobody\nrule\nrule no.rule\nquit\n");
    let ran = folder.run(&format!("{GAME} --seat all"), &typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("There is no choice 0").has("There is no choice 999").has("\"fly away\" is neither");
    ran.has("called \"nobody\"").has("Which one?").has("no rule \"no.rule\"");
    let inputs = folder.read("game").lines().filter(|line| line.starts_with("titan:")).count();
    assert_eq!(inputs, 0);
}

/// Bytes that are no text are nonsense like any other.
#[test]
fn bytes() {
    let folder = Folder::new("bytes");
    let mut child = folder.command(&format!("{GAME} --seat all")).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\x00\n\nquit\n").unwrap();
    let ran = Ran::new(&child.wait_with_output().unwrap());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("tactica play --resume game");
}

/// Help, rules, the table, the log, odds and copies are there at every question.
#[test]
fn commands_at_a_question() {
    let folder = Folder::new("commands");
    let typed = "lay stomp frenzy\n?\ntable\nlog\nrules\nrules all\nrule dice.titan\nodds\nhint\nsave\nsave copy\nsave copy\nall\nquit\n";
    let ran = folder.run(&format!("{GAME} --seat all"), typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("Hint: ").has("% of the time");
    ran.has("take back your last choice").has("[2 Roll]").has("- The Titan lays Stomp face up.");
    ran.has("[dice.titan]").has("TITAN 17%").has("A copy is in copy").has("copy exists already");
    assert_eq!(folder.read("game"), folder.read("copy"));
    let spanish = folder.run("play --resume copy --defaults --seat all --lang es", "ayuda\nmesa\nsalir\n");
    spanish.has("retira tu última elección").has("Salud del Titán").has("Para continuar");
}

/// The choices that cost most are told in words and for programs; a game that is not over has none.
#[test]
fn reviews() {
    let folder = Folder::new("reviews");
    folder.run("play --defaults --heroes 2 --seed 3 --seat none --opponent random --save game", "");
    let told = folder.run("replay review game --seat titan --lang it", "");
    assert_eq!(told.code, Some(0), "{}", told.err);
    told.has("scelte");
    let json = folder.run("replay review game --seat titan --json", "");
    let review: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert!(review[0]["looked_at"].as_u64() > Some(0), "{review}");
    assert_eq!(folder.run("replay review game --seat nobody", "").code, Some(2));
    let other = Folder::new("reviews-unfinished");
    other.run(&format!("{GAME} --seat titan"), "quit\n");
    let refused = other.run("replay review game --seat titan", "");
    assert_eq!(refused.code, Some(1), "{}", refused.out);
}

fn takebacks(journal: &str) -> usize {
    journal.lines().filter(|line| line.starts_with("takeback ")).count()
}

/// Whoever plays alone on every seat takes back even a roll, after being asked.
#[test]
fn undo() {
    let folder = Folder::new("undo");
    let typed = "undo\nlay stomp frenzy\nundo\nno\nundo\nyes\nquit\n";
    let ran = folder.run(&format!("{GAME} --seat all"), typed);
    ran.has("no choice that could be taken back").has("Nothing was changed").has("is taken back");
    assert_eq!(takebacks(&folder.read("game")), 1);
}

/// Against the computer nothing is taken back past dice or its choices, and nobody is asked whether to; before that, at
/// once.
#[test]
fn no_undo_past_dice_against_the_computer() {
    let folder = Folder::new("undo-computer");
    let ran = folder.run(&format!("{GAME} --seat titan"), "lay stomp frenzy\nundo\nyes\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("so it stays. A practice game").has("\"yes\" is neither");
    assert_eq!(takebacks(&folder.read("game")), 0);
    for (lang, says) in [("es", "así que se queda"), ("it", "quindi resta")] {
        let folder = Folder::new(&format!("undo-computer-{lang}"));
        folder.run(&format!("{GAME} --seat titan --lang {lang}"), "lay stomp frenzy\nundo\nquit\n").has(says);
    }
    // Nothing has happened since a hero said that it is done while another is not: both are this person's.
    let heroes = Folder::new("undo-heroes");
    let ran = heroes.run(&format!("{GAME} --seat heroes"), "content\nundo\nquit\n");
    ran.has("is taken back");
    assert_eq!(takebacks(&heroes.read("game")), 1);
}

/// A game laid as practice lets anything be taken back; its record, whoever shows it and whoever goes on with it say so.
#[test]
fn practice() {
    let folder = Folder::new("practice");
    let typed = "lay stomp frenzy\nundo\nyes\nquit\n";
    let ran = folder.run(&format!("{GAME} --seat titan --practice"), typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("Practice: anything may be taken back").has("is taken back");
    let journal = folder.read("game");
    assert!(
        journal.starts_with("tactica journal 3\n") && journal.contains("\npractice\nbegin ~"),
        "{journal}"
    );
    assert_eq!(takebacks(&journal), 1);
    for command in ["replay show game", "replay verify game", "play --resume game --defaults --seat titan"] {
        let ran = folder.run(command, "quit\n");
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.has("Practice: anything may be taken back");
    }
    let refused = folder.run("play --resume game --defaults --practice", "");
    assert_eq!(refused.code, Some(2), "what a game is was settled when it began");
}

/// With two people at the screen the other has to agree, and is asked by name.
#[test]
fn undo_between_people() {
    let players = "--players Ann=titan --players Ben=heroes";
    for (answer, count) in [("no", 0), ("yes", 1)] {
        let folder = Folder::new(&format!("undo-two-{answer}"));
        let typed = format!("\nlay stomp frenzy\n\ncontent\ncontent\n\nundo\n{answer}\nquit\n");
        let ran = folder.run(&format!("{GAME} {players}"), &typed);
        ran.has("Ben: Ann would like to take back the last choice");
        assert_eq!(takebacks(&folder.read("game")), count, "{}", ran.out);
    }
}

/// Two people at one screen: a curtain falls between them, and heroes are not told the face-down card.
#[test]
fn hot_seat() {
    let folder = Folder::new("hot-seat");
    let players = "--players Ann=titan --players Ben=hero1,hero2";
    let ran = folder.run(&format!("{GAME} {players}"), "\nlay stomp frenzy\n\ntable\nlog\nquit\n");
    let (anns, bens) = ran.out.split_once("now belongs to Ben").expect("a curtain falls before Ben");
    assert!(anns.contains("now belongs to Ann"), "{anns}");
    assert!(
        bens.contains("The Titan lays a card face down.") && !bens.contains("Second card: face down, Frenzy")
    );
    assert!(!bens.contains("lays Frenzy"));
    let alone = Folder::new("alone");
    let ran = alone.run(&format!("{GAME} --seat all"), "lay stomp frenzy\nquit\n");
    assert!(!ran.out.contains("now belongs to"), "one person hides nothing from themselves");
}

/// Giving up is asked about, and a word that is not yes does not do it.
#[test]
fn giving_up() {
    let folder = Folder::new("giving-up");
    let ran = folder.run(&format!("{GAME} --seat titan"), "resign\nmaybe\nresign\nyes\n");
    ran.has("That gives the game up").has("Nothing was changed").has("Heroes: victory");
    assert_eq!(ran.code, Some(0));
}

/// Dice from a real table are typed in, by the beginnings of their words, in the language at hand.
#[test]
fn typed_dice() {
    let folder = Folder::new("typed");
    let game = GAME.replace("--seed 11", "--dice typed");
    let typed = "zebra\nresc\nlay stomp frenzy\nf f m\nti f m c d\nlu mo canon es tac\nquit\n";
    let ran = folder.run(&format!("{game} --seat all --lang es"), typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("no se entiende").has("«zebra»");
    let journal = folder.read("game");
    assert!(journal.contains("dice typed\n") && journal.contains("draw tactics: rescue\n"), "{journal}");
    assert!(journal.contains("draw levi: titan fight move cannon dodge\n"), "{journal}");
    assert!(journal.contains("draw eren: fight move cannon dodge tactics\n"), "{journal}");
}

/// Fair dice are committed to, fed by the player, revealed at the end and proved by the record.
#[test]
fn fair_dice() {
    let folder = Folder::new("fair");
    let game = GAME.replace("--seed 11", "--dice fair");
    let begun = folder.run(&format!("{game} --seat all"), "my own luck\n1\n1\nquit\n");
    begun.has("this proves it afterwards");
    assert!(folder.0.join("game.secret").exists());
    folder.run("replay verify game", "").has("not revealed yet");
    let ended = folder.run("play --resume game --defaults --seat all", &"1\n".repeat(20_000));
    ended.has("The seed of the dice was");
    assert!(!folder.0.join("game.secret").exists());
    folder.run("replay verify game", "").has("Every roll is the one that was committed to");
    let forged = folder.read("game").replace("my own luck", "his own luck");
    fs::write(folder.0.join("forged"), forged).unwrap();
    assert_eq!(folder.run("replay verify forged", "").code, Some(1));
}

/// A journal that is damaged, cut off, of another game or not there is refused with the place, or goes on from its
/// last whole move.
#[test]
fn bad_journals() {
    let folder = Folder::new("bad");
    folder.run(&format!("{GAME} --seat all"), "lay stomp frenzy\n1\n1\nquit\n");
    let good = folder.read("game");
    let refused = |name: &str, text: &str, wanted: &str| {
        fs::write(folder.0.join(name), text).unwrap();
        for command in ["play --defaults --resume", "replay show", "replay verify"] {
            let ran = folder.run(&format!("{command} {name}"), "");
            assert_eq!(ran.code, Some(1), "{command} {name}: {}", ran.out);
            assert!(ran.err.contains(wanted), "{command} {name}: {}", ran.err);
        }
    };
    refused("changed", &good.replace("lay stomp frenzy", "lay stomp feast"), "not as it was written");
    refused("poem", "Shall I compare thee\n", "Shall I compare thee");
    refused("empty", "", "");
    refused("windows", &good.replace('\n', "\r\n"), "Windows");
    assert_eq!(folder.run("replay show nowhere", "").code, Some(1));
    fs::write(folder.0.join("cut"), &good[..good.len() - 9]).unwrap();
    folder.run("replay show cut", "").has("breaks off");
    let resumed = folder.run("play --resume cut --defaults --seat all --seed 11", "quit\n");
    assert_eq!(resumed.code, Some(0), "{}", resumed.err);
    assert!(good.starts_with(&folder.read("cut")), "what is left, and the roll that follows it, is what was");
}

/// A journal whose rules have changed since is no damaged one: it is shown, and verifying and going on name the input and
/// the rule, with an exit code of their own.
#[test]
fn changed_rules() {
    let folder = Folder::new("changed-rules");
    let kept =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/replays/anima/unfinished-core-es-board.journal");
    let mut journal = kernel::journal::parse(&fs::read_to_string(kept).unwrap()).unwrap();
    let mut files = journal.header.files.iter_mut();
    let (_, edition) = files.find(|(path, _)| path.starts_with("editions/")).unwrap();
    assert!(edition.contains("\nextra_actions = 1\n"));
    *edition = edition.replace("\nextra_actions = 1\n", "\nextra_actions = 2\n");
    let (_, text) = kernel::journal::Writer::resume(&journal);
    fs::write(folder.0.join("game"), text).unwrap();

    let shown = folder.run("replay show game", "");
    assert_eq!(shown.code, Some(0), "{}", shown.err);
    shown.has("the game is not over");
    let rules = "setup.first_actions";
    for command in ["replay verify", "play --defaults --resume"] {
        for (lang, title) in [
            ("en", "First action points"),
            ("es", "Primeros puntos de acción"),
            ("it", "I primi punti azione"),
        ] {
            let ran = folder.run(&format!("{command} game --lang {lang}"), "");
            assert_eq!(ran.code, Some(3), "{command}: {}{}", ran.out, ran.err);
            assert!(ran.err.contains("13 (a: deploy a4 2,27)"), "{command}: {}", ran.err);
            assert!(ran.err.contains(&format!("{title} [{rules}]")), "{command}: {}", ran.err);
        }
    }
    folder.run("replay verify game", "").has("not revealed yet");
}

/// The exported replay of a seat has nothing that the seat did not see.
#[test]
fn exports() {
    let folder = Folder::new("exports");
    folder.run(&format!("{GAME} --seat all"), "lay stomp frenzy\nquit\n");
    folder.run("replay export game --as titan", "").has("laid-hidden-card card=frenzy");
    let hero = folder.run("replay export game --as hero1", "");
    assert!(hero.has("laid-hidden").out.lines().all(|line| !line.contains("frenzy")));
    let nobody = folder.run("replay export game --as hero9", "");
    assert_eq!(nobody.code, Some(2));
    assert!(nobody.err.contains("hero9"));
}

/// Whole folders are played: every case of the rules and of the packs' cards holds.
#[test]
fn every_scenario_holds() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let folder = Folder::new("every-scenario");
    let ran = folder.run(&format!("scenario run {root}/content {root}/tests/scenarios"), "");
    assert!(
        ran.out.contains("cases hold."),
        "{}",
        ran.out.lines().rev().take(40).collect::<Vec<_>>().join("\n")
    );
}

/// A position of a journal becomes the beginning of a case that the scenario runner reads.
#[test]
fn scenarios() {
    let folder = Folder::new("scenarios");
    folder.run(&format!("{GAME} --seat all"), "lay stomp frenzy\nquit\n");
    let case = folder.run("scenario export game --at 3", "");
    assert_eq!(case.code, Some(0), "{}", case.err);
    case.has("game: last-stand\n").has("position: ");
    fs::write(folder.0.join("case.scenario"), &case.out).unwrap();
    let ran = folder.run("scenario run case.scenario", "");
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    ran.has("1 of 1 cases hold");
    assert_eq!(folder.run("scenario export game --at 99999", "").code, Some(1));
    fs::write(folder.0.join("bad.scenario"), case.out.replace("shows:", "shows: win.titan")).unwrap();
    let bad = folder.run("scenario run bad.scenario --json", "");
    assert_eq!(bad.code, Some(1));
    bad.has("\"ok\": false");
    fs::write(folder.0.join("odd.scenario"), "# A case\ngame: chess\nexpect:\n").unwrap();
    assert!(folder.run("scenario run odd.scenario", "").err.contains("chess"));
}

/// Rules are listed, shown one by one, and found when nearly right.
#[test]
fn rules() {
    let folder = Folder::new("rules");
    folder.run("rules", "").has("last-stand");
    folder.run("rules last-stand", "").has("dice.titan: ").has("Tactics\n");
    folder.run("rules last-stand team.done --lang it", "").has("Decisione nostra").has("Perché: ");
    let like = folder.run("rules last-stand dice.titans", "");
    assert_eq!((like.code, like.err.contains("no rule \"dice.titans\"")), (Some(2), true));
    let json = folder.run("rules last-stand dice.titan --json", "");
    let value: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(value[0]["slug"], "dice.titan");
    let here = folder.run("rules last-stand --coverage", "");
    assert!(here.err.contains("The source code is not here"), "{}", here.err);
}

/// Coverage names the places of each rule in the code, from anywhere inside the project.
#[test]
fn coverage() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let output = Command::new(env!("CARGO_BIN_EXE_tactica"))
        .args(["rules", "last-stand", "--coverage", "--json"])
        .current_dir(project)
        .output()
        .unwrap();
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let rules = value.as_array().unwrap();
    assert!(rules.len() > 60);
    let roll = rules.iter().find(|rule| rule["slug"] == "round.roll").unwrap();
    let code = roll["code"].as_array().unwrap();
    assert!(
        code.iter().any(|place| place.as_str().unwrap().starts_with("crates/laststand/src/rules/")),
        "{roll}"
    );
    assert!(roll["tests"].is_array() && roll["title"].is_string());
}

/// The command line: help, version, and mistakes with exit code 2 and one message in the user's language.
#[test]
fn usage() {
    let folder = Folder::new("usage");
    folder.run("", "").has("tactica play");
    folder.run("--version", "").has("tactica 0.");
    for topic in ["play", "rules", "scenario", "replay"] {
        folder.run(&format!("help {topic}"), "").has(&format!("tactica {topic}"));
        folder.run(&format!("{topic} --help"), "").has(&format!("tactica {topic}"));
    }
    for (arguments, wanted) in [
        ("dance", "dance"),
        ("play chess", "chess"),
        ("play --defaults --heroes 9", "9"),
        ("play --defaults --titan colossal", "colossal"),
        ("play --defaults --hero levi --hero levi", "levi"),
        ("play --defaults --opponent 9", "9"),
        ("play --defaults --seat hero7", "hero7"),
        ("play --defaults --option third-ability=never", "never"),
        ("play --defaults --seed 1 --dice typed", "seed"),
        ("play --defaults --seat titan --players Ann=titan", "--players"),
        ("play --frobnicate", "frobnicate"),
        ("play --lang tlh", "tlh"),
        ("rules chess", "chess"),
        ("help dancing", "dancing"),
    ] {
        let ran = folder.run(arguments, "");
        assert_eq!(ran.code, Some(2), "{arguments}: {}", ran.err);
        assert!(ran.err.contains(wanted) && ran.out.is_empty(), "{arguments}: {}{}", ran.err, ran.out);
        assert_eq!(ran.err.lines().count(), 1, "{arguments}: {}", ran.err);
    }
    let italian = folder.run("dance --lang it", "");
    assert!(italian.err.starts_with("Errore: "), "{}", italian.err);
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 0, "nothing was begun, so nothing was written");
}

/// A game is not written over another one.
#[test]
fn files_are_kept() {
    let folder = Folder::new("kept");
    fs::write(folder.0.join("game"), "precious").unwrap();
    let ran = folder.run(&format!("{GAME} --seat all"), "");
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("game exists already"), "{}", ran.err);
    assert_eq!(folder.read("game"), "precious");
    folder.run("play --defaults --seat none", "");
    folder.run("play --defaults --seat none", "");
    assert!(folder.0.join("last-stand-1.journal").exists() && folder.0.join("last-stand-2.journal").exists());
}

/// Whoever reads may go at any moment: the program ends quietly, and the game is as good as its last move.
#[test]
fn closed_pipe() {
    let folder = Folder::new("pipe");
    let mut child = folder.command(&format!("{GAME} --seat all")).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    drop(output);
    let mut input = child.stdin.take().unwrap();
    let _ = input.write_all("1\n".repeat(1000).as_bytes());
    drop(input);
    let status = child.wait().unwrap();
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!(status.code(), Some(0), "{err}");
    assert!(err.contains("tactica play --resume game") && !err.contains("panicked"), "{err}");
    assert_eq!(folder.run("replay verify game", "").code, Some(0));
    let rules = folder.command("rules last-stand --json").stdout(Stdio::piped()).spawn().unwrap();
    let mut rules = rules;
    drop(rules.stdout.take());
    assert_eq!(rules.wait().unwrap().code(), Some(0));
}

/// Ctrl-C says where the game is kept, and every move made is there.
#[cfg(unix)]
#[test]
fn interrupted() {
    let folder = Folder::new("interrupted");
    let mut child = folder.command(&format!("{GAME} --seat all")).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"lay stomp frenzy\n").unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    // The stage that follows the choice is on the screen, so the choice has been taken.
    while !line.contains("[2 ") {
        line.clear();
        assert!(output.read_line(&mut line).unwrap() > 0);
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let status = child.wait().unwrap();
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!(status.code(), Some(130), "{err}");
    assert!(err.contains("tactica play --resume game"), "{err}");
    assert!(folder.read("game").contains("titan: lay stomp frenzy"));
}

/// A game that goes on keeps what it was set up with.
#[test]
fn resuming_changes_nothing() {
    let folder = Folder::new("resuming");
    folder.run(&format!("{GAME} --seat all"), "lay stomp frenzy\nquit\n");
    for flag in
        ["--heroes 3", "--titan basic", "--hero levi", "--option third-ability=weak-or-kill", "--save x"]
    {
        let ran = folder.run(&format!("play --resume game --defaults {flag}"), "");
        assert_eq!(ran.code, Some(2), "{flag}: {}", ran.err);
    }
    assert_eq!(folder.run("play chess --resume game --defaults", "").code, Some(2));
    let dice = folder.run("play last-stand --resume game --defaults --dice typed", "");
    assert_eq!(dice.code, Some(2));
    let before = folder.read("game");
    folder.run("play last-stand --resume game --defaults --seat all", "quit\n").has("The game goes on");
    assert_eq!(folder.read("game"), before);
}

/// Copies a folder and everything in it.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

/// Cards of one's own are played; a wrong one, or none at all, is refused with its place before the game begins.
#[test]
fn content_of_ones_own() {
    let folder = Folder::new("content");
    let builtin = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/last-stand/packs/base");
    copy(&builtin, &folder.0.join("cards"));
    let play = format!("{GAME} --seat none --opponent random --pack cards");
    let ran = folder.run(&play, "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);

    let card = folder.0.join("cards/tactics/rescue.toml");
    let good = fs::read_to_string(&card).unwrap();
    let refused = |text: &str, place: &str| {
        fs::write(&card, text).unwrap();
        let ran = folder.run(&play.replace("--save game", "--save other"), "");
        assert_ne!(ran.code, Some(0), "{}", ran.out);
        assert!(ran.err.contains(place), "no '{place}' in: {}", ran.err);
        assert!(!folder.0.join("other").exists(), "nothing was begun");
    };
    refused(&format!("{good}\nluck = 7\n"), "cards/tactics/rescue.toml");
    refused(&good.replacen("level = 1", "level = 3", 1), "cards/tactics/rescue.toml");
    refused(&good.replacen("level = 1", "level = 12", 1), "cards/tactics/rescue.toml");
    fs::write(&card, &good).unwrap();

    let missing = folder.run(&play.replace("--pack cards", "--pack nowhere"), "");
    assert_ne!(missing.code, Some(0));
    assert!(missing.err.contains("nowhere"), "{}", missing.err);
}

const TYPED: &str = "play last-stand --heroes 2 --titan basic --hero levi --hero mikasa --level 0 --level 0 \
     --seat all --dice typed --defaults --save game";

/// A question says what is asked. A hero who has no TACTICS to put in is not asked whether to, and what it could not have
/// chosen is not what it takes back.
#[test]
fn only_who_can_answer_is_asked() {
    let folder = Folder::new("asked");
    let typed = "rescue\nlay frenzy stomp\nm m m m m\ntac m m m m\ncontent\ncontent\nundo\ncontent\nquit\n";
    let ran = folder.run(TYPED, typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("Titan: Lay two cards: one face up, one face down.");
    ran.has("Levi: Pick the dice to roll again, or keep them all. Every TITAN stays with you,");
    ran.has("Mikasa: Pick the dice to roll again, or keep them all. Every TITAN goes to the");
    ran.has("- Next card: Frenzy.\n- Levi is done; 1 hero is not.\n");
    ran.has("Mikasa: Frenzy comes. It takes 2 more TACTICS to stop it: put yours in, or let");
    assert!(!ran.out.contains("Levi: Frenzy"), "{}", ran.out);
    let journal = folder.read("game");
    let mikasa = journal.lines().position(|line| line.starts_with("hero2: content")).unwrap();
    assert!(journal.lines().skip(mikasa).any(|line| line.starts_with("takeback 6 ")), "{journal}");
}

/// The Titan's abilities have their names and prices, and the third says why it is locked.
#[test]
fn abilities_have_names() {
    let folder = Folder::new("abilities");
    let typed = "rescue\nlay frenzy stomp\nm m m m m\nti ti ti ti m\ncontent\ncontent\nquit\n";
    let ran = folder.run(TYPED, typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("Titan: You hold 4 dice. Which ability do you use?");
    ran.has("\n  Devour (2 TITAN): eats 1 citizen\n");
    ran.has("  Hit a Hero (4 TITAN): the heroes choose who loses a heart (locked until the\n");
    ran.has("health marker is in the WEAK zone, from box 10 on)");
}

/// What is told and what is offered say which face paid, where a power lets another one do it.
#[test]
fn which_die_paid() {
    let folder = Folder::new("paid");
    let game = TYPED.replace("--hero mikasa", "--hero sasha");
    let typed = "rescue\nlay stomp frenzy\nm m m m m\nd d m m m\ncontent\ncontent\nsuffer\nput-in other\ncontent\nquit\n";
    let ran = folder.run(&game, typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.has("Put in 1 TACTICS against the card (pays with DODGE)");
    ran.has("- Sasha puts in 1 TACTICS (using 1 DODGE): 1 of 2.");
}
