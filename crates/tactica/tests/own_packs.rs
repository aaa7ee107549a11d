//! Packs of one's own, in a folder outside the project: played, simulated, matched, printed and kept in journals.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::Path;

use common::{Folder, Ran};

/// A folder with a pack to begin with in `night`.
fn begun(name: &str) -> Folder {
    let folder = Folder::new(name);
    good(&folder.run("pack new night", ""));
    folder
}

#[track_caller]
fn good(ran: &Ran) {
    assert_eq!(ran.code, Some(0), "{}\n{}", ran.out, ran.err);
}

#[track_caller]
fn refused(ran: &Ran, words: &[&str]) {
    assert_eq!(ran.code, Some(1), "{}\n{}", ran.out, ran.err);
    let all = format!("{}{}", ran.out, ran.err);
    for word in words {
        assert!(all.contains(word), "no '{word}' in:\n{all}");
    }
}

fn write(folder: &Folder, path: &str, text: &str) {
    let path = folder.0.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

/// A character of the pack under another id.
fn character(folder: &Folder, id: &str) -> String {
    folder.read("night/characters/roof-runner.toml").replacen("roof-runner", id, 1)
}

/// The pack that is written to begin with is in order, its case holds, and nothing is ever written over.
#[test]
fn a_pack_to_begin_with() {
    let folder = begun("begun");
    let checked = folder.run("pack check night", "");
    good(&checked);
    checked.has("Characters: 3.").has("Nothing is wrong.");
    let case = folder.run("scenario run night/scenarios/chimney-kick.scenario --pack night", "");
    good(&case);
    case.has("1 of 1 cases hold");
    assert!(folder.read("night/pack.toml").contains("id = \"night\""));
    refused(&folder.run("pack new night", ""), &["night", "not empty"]);
    // A case in the pack's folder is played with the pack; elsewhere nobody knows its characters.
    good(&folder.run("scenario run night", ""));
    fs::rename(folder.0.join("night/scenarios/chimney-kick.scenario"), folder.0.join("kick.scenario"))
        .unwrap();
    refused(&folder.run("scenario run kick.scenario", ""), &["roof-runner"]);
    good(&folder.run("scenario run kick.scenario --pack night", ""));
}

/// Tokens are called what the pack calls them, in each language and wherever its cards speak of them; what the program
/// names already keeps that name.
#[test]
fn tokens_of_a_pack() {
    let folder = begun("tokens");
    let card = character(&folder, "soot-eater")
        + r#"
[[ability]]
id = "gather"
cost = 1
kind = "effect"
does = [{ tokens = { by = 2, name = "soot" } }]

[[ability]]
id = "puff"
cost = 0
kind = "effect"
pays = [{ pile = { count = 1, name = "soot" } }]
does = [{ heal = { by = 1 } }]
"#;
    write(&folder, "night/characters/soot-eater.toml", &card);
    let ids = card.lines().filter_map(|line| line.strip_prefix("id = "));
    let ids: Vec<&str> = ids.map(|id| id.trim_matches('"')).skip(1).collect();
    for (lang, soot) in [("en", "Soot"), ("es", "Hollín"), ("it", "Fuliggine")] {
        let names: String = ids.iter().map(|id| format!("ability-soot-eater-{id} = A {id}\n")).collect();
        let names = format!("name-soot-eater = Soot Eater\nname-tokens-soot = {soot}\n{names}");
        write(&folder, &format!("night/texts/soot.{lang}.ftl"), &names);
    }
    let checked = folder.run("pack check night", "");
    good(&checked);
    checked.has("Nothing is wrong.");
    for (lang, soot) in [("en", "Soot"), ("es", "Hollín"), ("it", "Fuliggine")] {
        let card = folder.run(&format!("card soot-eater --pack night --lang {lang}"), "");
        good(&card);
        assert_eq!(card.out.matches(soot).count(), if lang == "en" { 3 } else { 2 }, "{}", card.out);
    }
}

/// Modes are called what the pack calls them, where a card enters one and where it asks for one.
#[test]
fn modes_of_a_pack() {
    let folder = begun("modes");
    let card = character(&folder, "soot-eater")
        + r#"
[[ability]]
id = "bank"
cost = 1
kind = "effect"
needs = [{ not = { mode = "embers" } }]
does = [{ mode = "embers" }]
"#;
    write(&folder, "night/characters/soot-eater.toml", &card);
    let ids = card.lines().filter_map(|line| line.strip_prefix("id = "));
    let ids: Vec<&str> = ids.map(|id| id.trim_matches('"')).skip(1).collect();
    let named = [("en", "the Embers"), ("es", "las Brasas"), ("it", "le Braci")];
    for (lang, embers) in named {
        let names: String = ids.iter().map(|id| format!("ability-soot-eater-{id} = A {id}\n")).collect();
        let names = format!("name-soot-eater = Soot Eater\nname-mode-embers = {embers}\n{names}");
        write(&folder, &format!("night/texts/soot.{lang}.ftl"), &names);
    }
    let checked = folder.run("pack check night", "");
    good(&checked);
    checked.has("Nothing is wrong.");
    for (lang, embers) in named {
        let card = folder.run(&format!("card soot-eater --pack night --lang {lang}"), "");
        good(&card);
        assert_eq!(card.out.matches(embers).count(), 2, "{}", card.out);
    }
}

/// Ours as folders: each is taken as a pack that stands in the place of ours.
#[test]
fn ours_as_folders() {
    let folder = Folder::new("exported");
    for (name, cards) in [("founders", "Characters: 43."), ("saga", "Parties: 24."), ("base", "Heroes: 8.")] {
        good(&folder.run(&format!("pack export {name} {name}"), ""));
        let checked = folder.run(&format!("pack check {name}"), "");
        good(&checked);
        checked.has(cards).has("Nothing is wrong.");
    }
    let text = folder.read("founders/texts/founders.it.ftl").replace("name-brannoc = ", "name-brannoc = Il ");
    write(&folder, "founders/texts/founders.it.ftl", &text);
    let card = folder.run("card brannoc --pack founders --lang it", "");
    good(&card);
    card.has("Il Brannoc");
    good(&folder.run("sim anima --pack founders --pack saga --games 4 --jobs 1", ""));
    good(&folder.run("sim last-stand --pack base --games 4 --jobs 1", ""));
    assert_eq!(folder.run("pack export nonsense x", "").code, Some(2));
}

/// Its cards are played, simulated, matched, weighed, printed and put into parties, by their names in each language.
#[test]
fn a_pack_everywhere() {
    let folder = begun("everywhere");
    let sim = "sim anima --pack night --games 6 --jobs 1 --a first-shift --b roof-runner,bell-archer --json";
    let ran = folder.run(sim, "");
    good(&ran);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["games"], &report["errors"]), (&6.into(), &0.into()));
    let ran = folder.run(
        "match anima --pack night --a 1 --b random --pairs 2 --jobs 1 --setup a=first-shift,b=first-shift",
        "",
    );
    assert_eq!(ran.code, Some(2), "a party is one word of a setup: {}", ran.out);
    fs::write(folder.0.join("words"), "a=first-shift b=first-shift levels=250").unwrap();
    good(&folder.run("match anima --pack night --a 1 --b random --pairs 2 --jobs 1 --setup words", ""));
    for (lang, name, ability) in [
        ("en", "Roof Runner", "Chimney Kick"),
        ("es", "Corretejados", "Patada de chimenea"),
        ("it", "Corritetti", "Calcio del camino"),
    ] {
        let card = folder.run(&format!("card roof-runner --pack night --lang {lang}"), "");
        good(&card);
        card.has(name).has(ability);
    }
    let card = folder.run("card Lamp Captain --pack night", "");
    good(&card);
    card.has("Steady Light");
    let odds =
        "odds anima ability --pack night --attacker roof-runner --ability chimney-kick --target brannoc";
    let ran = folder.run(odds, "");
    good(&ran);
    ran.has("Chimney Kick");
    let ran = folder.run(&format!("{odds} --modifier 2 --json"), "");
    good(&ran);
    let party = folder.run("party check first-shift --pack night --lang it", "");
    good(&party);
    party.has("Capitana della lanterna").has("Mantello cerato").has("Il primo turno");
    let code = folder.run("party code first-shift --pack night", "");
    good(&code);
    let shown = folder.run(&format!("party show {} --pack night", code.out.trim()), "");
    good(&shown);
    shown.has("Lamp Captain").has("Waxed Coat");
    // A party of one's own outside the pack may name its cards, by the pack too.
    write(
        &folder,
        "mine.toml",
        "levels = 150\ncharacters = [\"night:roof-runner\", \"bell-archer\", \"brannoc\"]\n",
    );
    let mine = folder.run("party check mine.toml --pack night", "");
    good(&mine);
    mine.has("Roof Runner").has("Brannoc");
    assert_ne!(folder.run("party check mine.toml", "").code, Some(0));
}

/// A game in text is kept with the cards it was played with: it is shown, verified and gone on with after the folder is
/// gone, and a journal whose cards were changed is found out.
#[test]
fn a_journal_needs_no_folder() {
    let folder = begun("journal");
    let play = "play anima --pack night --defaults --seed 7 --a first-shift --b bell-archer,roof-runner --seat a \
                --opponent random --save";
    let whole = folder.run(&format!("{play} whole"), &"1\n".repeat(3_000));
    good(&whole);
    whole.has("Lamp Captain").has("The battle is over");
    good(&folder.run(&format!("{play} begun"), "1\n1\n1\nquit\n"));
    let journal = folder.read("whole");
    assert!(journal.contains(" pack=night@"), "the setup says which pack it was");
    assert!(journal.contains("file own/night/characters/roof-runner.toml"), "its cards are there");
    fs::remove_dir_all(folder.0.join("night")).unwrap();
    let shown = folder.run("replay show whole --lang es", "");
    good(&shown);
    shown.has("Corretejados").has("Arquera del campanario");
    good(&folder.run("replay verify whole", ""));
    let resumed =
        folder.run("play --resume begun --defaults --seat a --opponent random", &"1\n".repeat(3_000));
    good(&resumed);
    resumed.has("Lamp Captain").has("The battle is over");
    assert_eq!(folder.run("play --resume begun --pack x", "").code, Some(1));
    let exported = folder.run("scenario export whole --at 9", "");
    good(&exported);
    fs::write(folder.0.join("case.scenario"), &exported.out).unwrap();
    // The case is of that pack, to the letter.
    refused(&folder.run("scenario run case.scenario", ""), &["night"]);
    good(&folder.run("pack new night", ""));
    good(&folder.run("scenario run case.scenario --pack night", ""));
    let runner = folder.read("night/characters/roof-runner.toml").replace("attack = 5", "attack = 6");
    write(&folder, "night/characters/roof-runner.toml", &runner);
    refused(&folder.run("scenario run case.scenario --pack night", ""), &["night", "have changed"]);
}

/// Two packs, and a pack and ours, may have the same ids: whoever is not ours goes by the pack's name too, and within
/// its own pack by its id.
#[test]
fn ids_that_clash() {
    let folder = begun("clash");
    for (pack, name, id) in
        [("east", "Oriel", "brannoc"), ("west", "Wenna", "brannoc"), ("west", "Monk", "monk")]
    {
        write(&folder, &format!("{pack}/pack.toml"), &format!("id = \"{pack}\"\nversion = \"1.0.0\"\n"));
        write(&folder, &format!("{pack}/characters/{id}.toml"), &character(&folder, id));
        let text = folder.0.join(format!("{pack}/names.en.ftl"));
        let before = fs::read_to_string(&text).unwrap_or_default();
        let names = format!("{before}name-{id} = {name}\nability-{id}-chimney-kick = {name}'s Kick\n");
        fs::write(text, names).unwrap();
    }
    let party = "id = \"pair\"\nlevels = 100\ncharacters = [\"brannoc\", \"monk\"]\n";
    write(&folder, "west/parties/pair.toml", party);
    for (id, name) in [
        ("brannoc", "Brannoc"),
        ("founders:brannoc", "Brannoc"),
        ("east:brannoc", "Oriel"),
        ("west:brannoc", "Wenna"),
        ("monk", "Monk"),
        ("west:monk", "Monk"),
    ] {
        let card = folder.run(&format!("card {id} --pack east --pack west"), "");
        good(&card);
        assert!(card.out.starts_with(name), "{id}: {}", card.out);
    }
    let shown = folder.run("party check pair --pack east --pack west", "");
    good(&shown);
    shown.has("Wenna").has("Monk");
    let played = folder.run(
        "play anima --pack east --pack west --defaults --seed 3 --a brannoc,east:brannoc --b west:brannoc,west:monk \
         --seat none --opponent random --save game",
        "",
    );
    good(&played);
    played.has("Oriel").has("Wenna").has("Brannoc");
    good(&folder.run("replay verify game", ""));
    let shown = folder.run("replay show game", "");
    shown.has("Oriel").has("Wenna");
    // Two packs of one name cannot be told apart.
    write(&folder, "other/pack.toml", "id = \"east\"\nversion = \"1.0.0\"\n");
    refused(&folder.run("card --pack east --pack other", ""), &["east", "second pack"]);
}

/// Everything that is wrong is told at once with file and line, errors before warnings, and nothing is begun.
#[test]
fn what_is_wrong_with_a_pack() {
    let folder = begun("wrong");
    let night = folder.0.join("night");
    fs::write(night.join("characters/bell-archer.toml"), b"id = \"bell-archer\"\nlevel = 1 # \xff\n")
        .unwrap();
    write(&folder, "night/characters/Bad_One.toml", &character(&folder, "Bad_One"));
    write(&folder, "night/characters/draw.toml", &character(&folder, "draw"));
    write(&folder, "night/texts/broken.en.ftl", "name-roof-runner = Roof Runner\n\n= nothing\n");
    let texts = folder.read("night/texts/cards.it.ftl").replace("name-roof-runner", "name-rof-runner");
    write(&folder, "night/texts/cards.it.ftl", &texts);
    let ran = folder.run("pack check night", "");
    let wanted = [
        "characters/bell-archer.toml:2:",
        "characters/Bad_One.toml:3:",
        "characters/draw.toml:3:",
        "texts/broken.en.ftl:3:",
        "Warning: texts/cards.it.ftl:",
        "Warning: characters/roof-runner.toml:3:",
    ];
    refused(&ran, &wanted);
    let place = |word: &str| ran.out.find(word).unwrap();
    let last_error = wanted[..4].iter().map(|word| place(word)).max().unwrap();
    assert!(last_error < place("Warning:"), "{}", ran.out);
    refused(
        &folder.run("play anima --pack night --defaults --save game", ""),
        &["night/characters/bell-archer.toml"],
    );
    assert!(!folder.0.join("game").exists());
    fs::remove_file(night.join("pack.toml")).unwrap();
    refused(&folder.run("pack check night", ""), &["pack.toml:1:1"]);
    fs::write(night.join("pack.toml"), "id = \"Night!\"\nversion = \"1.0.0\"\n").unwrap();
    refused(&folder.run("pack check night", ""), &["pack.toml:1:6", "Night!"]);
    fs::write(night.join("pack.toml"), "id = \"team\"\nversion = \"1.0.0\"\n").unwrap();
    refused(&folder.run("pack check night", ""), &["pack.toml:1:6", "team"]);
}

/// A card with mistakes of every sort: each stands at the place that is told.
const MANY_MISTAKES: &str = r#"id = "won"
level = 900
faction = "lihgt"
categories = ["figther", "mystic", "mystic"]
affiliation = 7
colour = "red"
base = "small"

[attributes]
attack = 60
damage = "four"
defense = 9
armor = 1
life = 0
speed = [8.0]
actions = 99
recovery = 3
mana = 4

[[ability]]
id = "Kick It"
cost = 3
kind = "attak"
with = [{ attack = 2, damge = 1 }, { attack = 900 }]
then.hit = [{ shov = { who = "target" } }, { shove = { who = "nobody", inches = 2 } }, { shove = {} }]

[[ability]]
id = "too-dear"
cost = 12
kind = "attack"
range = 4

[[ability]]
id = "too-dear"
cost = 1
kind = "effect"
does = [{ heal = { by = 1, to = "bearer" } }, "heal", { heal = { by = 1 }, lose = { by = 2 } }]
when = "yesterday"
"#;

/// One look at a pack tells everything that is wrong with it, in every file, and nothing that is only wrong because of
/// something else.
#[test]
fn everything_that_is_wrong_at_once() {
    let folder = begun("at-once");
    write(&folder, "night/pack.toml", "id = \"night\"\nversion = \"1.0\"\nauthor = \"me\"\n");
    write(&folder, "night/characters/one.toml", MANY_MISTAKES);
    write(&folder, "night/characters/two.toml", "id = \"two\"\nlevel =\n");
    fs::write(folder.0.join("night/characters/four.toml"), b"id = \"four\"\nlevel = 1 # \xff\nbad = 3\n")
        .unwrap();
    write(
        &folder,
        "night/advantages/thing.toml",
        "id = \"thing\"\npoints = 500\nkind = \"equipmnt\"\nonly = [\"Some One\", \"two\"]\n\n[[ability]]\nid = \
         \"thing\"\nalways = [{ attack = 2, when = [\"hiden\"] }]\n",
    );
    write(
        &folder,
        "night/parties/crew.toml",
        "id = \"crew\"\nlevels = 0\nfaction = \"black\"\ncharacters = [\"one\", \"two\", \"nobody\", \"noone\"]\n\n\
         [[advantage]]\ncard = \"thing\"\ncarrier = \"one\"\n\n[[advantage]]\ncard = \"nothing\"\ncarrier = \"one\"\n",
    );
    let mut names =
        "name-two Two\nname-four = Four\nname-crew = { $x\nname-thing = Thing\n= nothing\n".to_owned();
    for name in
        ["name-won", "name-crew", "ability-won-Kick It", "ability-won-too-dear", "ability-thing-thing"]
    {
        names.push_str(&format!("{name} = Name\n"));
    }
    write(&folder, "night/texts/more.en.ftl", &names);
    let ran = folder.run("pack check night --json", "");
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let problems = report["problems"].as_array().unwrap();
    let of = |severity: &str| -> Vec<String> {
        let wanted = problems.iter().filter(|problem| problem["severity"] == severity);
        let place = |problem: &serde_json::Value| {
            format!("{}:{}:{}", problem["path"].as_str().unwrap(), problem["line"], problem["column"])
        };
        wanted.map(place).collect()
    };
    let files = [
        // Its points, its kind, an id, a word.
        ("advantages/thing.toml", "2:10 3:8 4:9 8:33"),
        ("characters/four.toml", "2:13"),
        // The id, level, faction, categories (too many, an unknown one, one twice), a form, a key.
        ("characters/one.toml", "1:6 2:9 3:11 4:14 4:15 4:36 5:15 6:1 "),
        // No resistance; attack, damage, life, speed, actions, a key.
        ("characters/one.toml", "9:1 10:10 11:10 14:8 15:9 16:11 18:1 "),
        // An id that is none, which no text can name; its kind; a key and a number; three effects, the last without both keys.
        ("characters/one.toml", "21:6 21:6 23:8 24:23 24:47 25:15 25:62 25:98 25:98 "),
        // A cost, a range; an id twice, a word alone, two words in one, a moment.
        ("characters/one.toml", "29:8 31:9 34:6 37:47 37:76 38:8"),
        ("characters/two.toml", "2:8"),
        ("pack.toml", "2:11 3:1"),
        ("parties/crew.toml", "2:10 3:11 4:29 4:39 11:8"),
        ("texts/more.en.ftl", "1:10 4:1 5:1 8:18"),
    ];
    let wanted: Vec<String> = files
        .iter()
        .flat_map(|(file, places)| places.split_whitespace().map(move |place| format!("{file}:{place}")))
        .collect();
    assert_eq!(of("error"), wanted, "{}", ran.out);
    assert!(
        problems[..wanted.len()].iter().all(|problem| problem["severity"] == "error"),
        "errors come first"
    );
}

/// What a stranger's folder may try: links out of it, endless files, folders without end, commands for the terminal.
#[test]
fn hostile_packs() {
    let folder = begun("hostile");
    let night = folder.0.join("night");
    write(&folder, "secret.toml", "id = \"secret\"\n");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(folder.0.join("secret.toml"), night.join("characters/secret.toml"))
            .unwrap();
        std::os::unix::fs::symlink(&night, night.join("round")).unwrap();
        let ran = folder.run("pack check night", "");
        refused(&ran, &["characters/secret.toml: ", "round: "]);
        refused(&folder.run("sim anima --pack night --games 1", ""), &["night/characters/secret.toml"]);
        fs::remove_file(night.join("characters/secret.toml")).unwrap();
        fs::remove_file(night.join("round")).unwrap();
    }
    write(&folder, "night/characters/huge.toml", &"# much\n".repeat(60_000));
    write(&folder, "night/a/b/c/d/e/f.toml", "");
    let deep = format!("id = \"deep\"\nlevel = {}1{}\n", "[".repeat(5_000), "]".repeat(5_000));
    write(&folder, "night/characters/deep.toml", &deep);
    let endless = character(&folder, "endless").replace("level = 40", "level = 99999999999999999999999999");
    write(&folder, "night/characters/endless.toml", &endless);
    let ran = folder.run("pack check night", "");
    refused(
        &ran,
        &["characters/huge.toml: ", "a/b/c/d/e: ", "characters/deep.toml:2:", "characters/endless.toml:4:"],
    );
    for path in ["night/characters/huge.toml", "night/characters/deep.toml", "night/characters/endless.toml"]
    {
        fs::remove_file(folder.0.join(path)).unwrap();
    }
    fs::remove_dir_all(night.join("a")).unwrap();
    let names = folder.read("night/texts/cards.en.ftl");
    let evil = names.replace("= Roof Runner", "= { \"\\u001B[31m\" }Roof { name-roof-runner }");
    write(&folder, "night/texts/cards.en.ftl", &evil);
    let card = folder.run("card bell-archer --pack night", "");
    good(&card);
    let evil = names.replace("= Bell Archer", &format!("= {{ \"\\u001B[31m\" }}{}", "Bell ".repeat(200)));
    write(&folder, "night/texts/cards.en.ftl", &evil);
    let card = folder.run("card bell-archer --pack night", "");
    good(&card);
    assert!(!card.out.contains('\u{1b}') && card.out.lines().next().unwrap().len() <= 80, "{}", card.out);
    assert!(!Path::new(&folder.0.join("game")).exists());
}

/// A pack of more characters than a state can number is loaded and played: a match has only those who are in it.
#[test]
fn hundreds_of_characters() {
    let folder = begun("hundreds");
    let one = folder.read("night/characters/roof-runner.toml");
    let mut names = folder.read("night/texts/cards.en.ftl");
    for number in 0..300 {
        let id = format!("twin-{number}");
        write(&folder, &format!("night/characters/{id}.toml"), &one.replacen("roof-runner", &id, 1));
        names.push_str(&format!("name-{id} = Twin {number}\nability-{id}-chimney-kick = Kick\n"));
    }
    write(&folder, "night/texts/cards.en.ftl", &names);
    let checked = folder.run("pack check night --json", "");
    let report: serde_json::Value = serde_json::from_str(&checked.out).unwrap();
    assert_eq!((&report["ok"], &report["characters"]), (&true.into(), &303.into()), "{}", checked.err);
    let card = folder.run("card twin-299 --pack night", "");
    good(&card);
    card.has("Twin 299");
    write(&folder, "mine.toml", "levels = 150\ncharacters = [\"twin-299\", \"twin-7\"]\n");
    let code = folder.run("party code mine.toml --pack night", "");
    good(&code);
    folder.run(&format!("party show {} --pack night", code.out.trim()), "").has("Twin 299").has("Twin 7");
    let play = "play anima --pack night --defaults --seed 5 --a twin-299,benthe --b twin-256,twin-3 --seat none \
                --opponent random --save game";
    let played = folder.run(play, "");
    good(&played);
    played.has("Twin 299").has("Twin 256").has("Twin 3").has("The battle is over");
    good(&folder.run("replay verify game", ""));
    good(&folder.run("sim anima --pack night --games 2 --jobs 1", ""));
    let odds = "odds anima ability --pack night --attacker twin-299 --ability chimney-kick --target twin-298";
    good(&folder.run(odds, ""));
}

/// A pack of The Last Stand: a hero and a Titan whose ids and cards are its own play beside ours, with names and a power
/// told from its data.
#[test]
fn a_pack_of_the_last_stand() {
    let folder = Folder::new("stand");
    good(&folder.run("pack export base base", ""));
    write(&folder, "wall/pack.toml", "id = \"wall\"\nversion = \"1.0.0\"\n");
    write(&folder, "wall/heroes/marlowe.toml", "id = \"marlowe\"\npower = \"double\"\nface = \"dodge\"\n");
    write(&folder, "wall/titans/basic.toml", &folder.read("base/titans/basic.toml"));
    let cards = folder.read("base/titans/basic.toml");
    let ids = cards.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    let names: String = ids.map(|id| format!("name-{id} = Wall {id}\n")).collect();
    write(&folder, "wall/names.en.ftl", &format!("{names}name-marlowe = Marlowe\n"));
    let checked = folder.run("pack check wall", "");
    good(&checked);
    checked.has("Heroes: 1. Titans: 1.");
    let play = "play last-stand --pack wall --defaults --seed 3 --heroes 2 --titan wall:basic --hero marlowe --hero levi \
                --seat none --opponent random --save game";
    let played = folder.run(play, "");
    good(&played);
    played.has("Marlowe").has("Wall basic").has("the hero's own DODGE counts twice");
    // A pack of one game is of no use in the other, and that is said.
    let other = folder.run("sim anima --pack wall --games 1", "");
    assert_eq!(other.code, Some(2), "{}", other.out);
    assert!(other.err.contains("The Last Stand"), "{}", other.err);
    fs::remove_dir_all(folder.0.join("wall")).unwrap();
    good(&folder.run("replay verify game", ""));
    folder.run("replay show game", "").has("Marlowe").has("Wall ");
}

/// The pack that docs/card-examples.md makes from nothing: every command of the page runs, and every change to its cards is
/// noticed by its cases.
#[test]
fn the_pack_of_the_docs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Folder::new("docs");
    copy(&root.join("examples/salt-road"), &folder.0.join("salt-road"));
    let page = fs::read_to_string(root.join("docs/card-examples.md")).unwrap();
    let mut lines = page.lines();
    let mut commands = Vec::new();
    while lines.any(|line| line == "<!-- runs -->") {
        let block = lines.by_ref().skip(1).take_while(|line| *line != "```");
        commands.extend(block.map(|line| line.strip_prefix("tactica ").unwrap()));
    }
    assert_eq!(commands.len(), 9, "{commands:?}");
    for command in commands {
        good(&folder.run(command, ""));
    }
    let checked = folder.run("pack check salt-road", "");
    checked.has("Nothing is wrong.");
    let proof = folder.run("pack prove salt-road --json", "");
    let report: serde_json::Value = serde_json::from_str(&proof.out).unwrap();
    assert_eq!(report["noticed"], report["total"], "{}", proof.out);
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(|entry| entry.unwrap().path()) {
        let target = to.join(entry.file_name().unwrap());
        if entry.is_dir() {
            copy(&entry, &target);
        } else {
            fs::copy(&entry, &target).unwrap();
        }
    }
}
