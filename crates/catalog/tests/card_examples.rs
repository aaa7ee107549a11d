//! The cards walked through in `docs/card-examples.md` say there what they say in play, and their data is the pack's own.
//!
//! A text stands there behind a line such as `<!-- card azriel es -->`, and data behind `<!-- data characters/azriel -->`. Of the
//! pack `examples/salt-road` the page has texts (`own`), parts of files (`part`) and whole files (`file`), of which it leaves none
//! out but cases. To write texts and whole files anew: `UPDATE_EXPECT=1 cargo test -p catalog --test card_examples`. The
//! commands (`runs`) are run by the program's own tests.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use catalog::cards::{self, Card};
use catalog::games;
use catalog::packs::{Given, OwnPack};
use catalog::{Lang, Texts};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn plain(card: &Card) -> String {
    let mut text = format!("{}\n", card.name);
    for line in &card.lines {
        text.push_str(&format!("{line}\n"));
    }
    for ability in &card.abilities {
        text.push_str(&format!("\n{} ({})\n", ability.name, ability.head));
        if !ability.body.is_empty() {
            text.push_str(&format!("{}\n", ability.body));
        }
    }
    text
}

/// Where the pack of the page lies.
const PACK: &str = "examples/salt-road";

/// The paths of a folder's files within the pack.
fn paths(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(paths(&path));
        } else {
            let inside = path.strip_prefix(root().join(PACK)).unwrap().to_str().unwrap();
            found.push(inside.replace('\\', "/"));
        }
    }
    found
}

fn pack() -> OwnPack {
    let cards = paths(&root().join(PACK)).into_iter().filter(|path| !path.ends_with(".scenario"));
    let given = cards.map(|path| Given { bytes: fs::read(root().join(PACK).join(&path)).unwrap(), path });
    OwnPack::read(PACK, &given.collect::<Vec<_>>()).unwrap()
}

/// What the page has.
#[derive(Default)]
struct Had {
    texts: usize,
    data: usize,
    /// Whole files of the pack, and cards of it in words.
    files: Vec<String>,
    own: usize,
    parts: usize,
}

/// The page with every text as it is today.
fn current(page: &str) -> (String, Had) {
    let content = cards::builtin().unwrap();
    let own = pack();
    let with_own = games::anima_files(None, std::slice::from_ref(&own)).unwrap();
    let with_own = anima::content::read(&with_own).unwrap();
    let mut had = Had::default();
    let mut out = String::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        out.push_str(&format!("{line}\n"));
        let Some(mark) = line.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->")) else {
            continue;
        };
        let words: Vec<&str> = mark.split(' ').collect();
        let fence = lines.next().unwrap();
        let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        let kept = block.join("\n");
        let text = match words.as_slice() {
            ["card", id, lang] => {
                had.texts += 1;
                let texts = Texts::new(Lang::from_tag(lang).unwrap());
                plain(&cards::card_text(&texts, &content, id).unwrap())
            }
            ["own", id, lang] => {
                had.own += 1;
                let texts = Texts::new(Lang::from_tag(lang).unwrap()).with_packs(std::slice::from_ref(&own));
                plain(&cards::card_text(&texts, &with_own, id).unwrap())
            }
            ["data", id] => {
                had.data += 1;
                let path = root().join(format!("content/anima/packs/saga/{id}.toml"));
                assert!(fs::read_to_string(path).unwrap().contains(&kept), "the data of {id} is old");
                format!("{kept}\n")
            }
            ["file", path] => {
                had.files.push((*path).to_owned());
                fs::read_to_string(root().join(PACK).join(path)).unwrap()
            }
            ["part", path] => {
                had.parts += 1;
                let whole = fs::read_to_string(root().join(PACK).join(path)).unwrap();
                assert!(whole.contains(&format!("{kept}\n")), "the part of {path} is old");
                format!("{kept}\n")
            }
            ["runs"] => format!("{kept}\n"),
            other => panic!("{other:?} is no mark"),
        };
        out.push_str(&format!("{fence}\n{text}```\n"));
    }
    (out, had)
}

#[test]
fn examples_are_current() {
    let path = root().join("docs/card-examples.md");
    let page = fs::read_to_string(&path).unwrap();
    let (now, had) = current(&page);
    assert_eq!((had.texts, had.data), (12, 4), "four cards in three languages");
    assert_eq!(
        (had.own, had.parts),
        (6, 1),
        "the pack's four cards, one of them in three languages, and a case"
    );
    let shown = |path: &String| !path.ends_with(".scenario") || path.ends_with("tide-bell.scenario");
    let mut files: Vec<String> = paths(&root().join(PACK)).into_iter().filter(shown).collect();
    files.sort();
    let mut quoted = had.files;
    quoted.sort();
    assert_eq!(quoted, files, "the page has every file of the pack");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &now).unwrap();
    }
    assert!(page == now || std::env::var_os("UPDATE_EXPECT").is_some(), "docs/card-examples.md is old");
}
