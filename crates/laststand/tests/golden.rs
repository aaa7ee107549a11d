//! Whole games as every viewer saw them, kept as text.

mod common;

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

/// Kept journals are still read, and today's rules still say the same of them.
#[test]
fn kept_journals_verify() {
    let folder = testkit::repository().join("tests/replays/last-stand");
    let make = |setup: &str| common::make(setup).unwrap_or_else(|error| panic!("{error}"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let files: Vec<(String, String)> =
            laststand::content::builtin().0.into_iter().map(|file| (file.path, file.text)).collect();
        let text = testkit::golden::journal(&make("heroes=3"), "heroes=3", files, 21, 400);
        std::fs::write(folder.join("three-heroes.journal"), text).expect("the folder is there");
    }
    let mut seen = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(&path).expect("a journal is text");
        let journal =
            kernel::journal::parse(&text).unwrap_or_else(|damage| panic!("{}: {damage}", path.display()));
        let game = make(&journal.header.setup);
        let verified = kernel::journal::verify(game, &journal);
        assert!(
            verified.is_ok(),
            "{}: {}",
            path.display(),
            verified.err().map_or(String::new(), |parted| parted.to_string())
        );
        seen += 1;
    }
    assert!(seen > 0, "there are kept journals");
}
