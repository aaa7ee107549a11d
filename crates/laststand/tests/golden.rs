//! Whole games as every viewer saw them, kept as text.

mod common;

use std::collections::BTreeSet;
use std::path::Path;

use laststand::content::{File, Files};
use laststand::{Form, LastStand, content};
use testkit::golden::{Playthrough, hold_file};

#[test]
fn golden_games_have_not_changed() {
    let folder = testkit::repository().join("tests/golden/last-stand");
    let games = [
        ("two-heroes", "heroes=2", 3),
        ("three-heroes", "heroes=3", 5),
        (
            "four-heroes-fixed",
            "heroes=4 titan=abnormal hero1=eren hero2=armin hero3=hange hero4=levi level1=3",
            8,
        ),
    ];
    for (name, setup, seed) in games {
        let game = common::make(setup).unwrap_or_else(|error| panic!("{error}"));
        let playthrough = Playthrough { setup, seed, most_inputs: 160, views_every: 40 };
        hold_file(&folder.join(format!("{name}.golden")), &game, playthrough);
    }
}

/// Kept journals are still read, and today's rules still say the same of them, with the cards they were played with.
#[test]
fn kept_journals_verify() {
    let folder = testkit::repository().join("tests/replays/last-stand");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        keep_journal(&folder);
    }
    let mut versions = BTreeSet::new();
    for entry in std::fs::read_dir(&folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("a journal is text");
        let journal =
            kernel::journal::parse(&text).unwrap_or_else(|damage| panic!("{}: {damage}", path.display()));
        let file = |(path, text): &(String, String)| File { path: path.clone(), text: text.clone() };
        let files = Files(journal.header.files.iter().map(file).collect());
        let content = content::read(&files).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let form = Form::parse(&content, &journal.header.setup)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        versions.extend(content.packs.iter().map(|pack| pack.version.clone()));
        let verified = kernel::journal::verify(LastStand::new(content, form), &journal);
        assert!(
            verified.is_ok(),
            "{}: {}",
            path.display(),
            verified.err().map_or(String::new(), |parted| parted.to_string())
        );
    }
    for version in ["1.0.0", &printed().packs[0].version] {
        assert!(versions.contains(version), "there is a journal of {version}");
    }
}

fn printed() -> content::Content {
    content::read(&content::builtin()).unwrap_or_else(|error| panic!("{error}"))
}

/// Adds a game with the cards of today, once for each version of them: what is kept is never written over, or it would
/// no longer show that old journals hold.
fn keep_journal(folder: &Path) {
    let game = common::make("heroes=3").unwrap_or_else(|error| panic!("{error}"));
    let path = folder.join(format!("three-heroes-{}.journal", game.content.packs[0].version));
    if path.exists() {
        return;
    }
    let files = content::builtin().0.into_iter().map(|file| (file.path, file.text)).collect();
    let text = testkit::golden::journal(&game, "heroes=3", files, 21, 400);
    std::fs::write(path, text).expect("the folder is there");
}
