//! Files that cannot be read, files that do not belong, and ids that are wrong, with the exact place.

use super::super::*;
use super::{CRATES, DRUSK, EDITION, PILGRIMS, check, refusal, with, without};

const TABLE: &str = "maps/table/long-fields.toml";
const BOARD: &str = "maps/board/gallows-cross.toml";

#[test]
fn not_toml() {
    check(DRUSK, "id = ", "id ", "3:4", "key with no value, expected `=`");
}

#[test]
fn unknown_key() {
    check(
        EDITION,
        "\nlimit = 10",
        "\nlimit = 10\nclock = 3",
        "43:1",
        "there is no key `clock` here, but: limit, initiative",
    );
    check(
        PILGRIMS,
        "levels = 250",
        "levels = 250\nname = \"x\"",
        "3:1",
        "there is no key `name` here, but: id, levels, edition, format, organization, faction, characters, advantage",
    );
    check(
        TABLE,
        "piece = \"hedge\"",
        "piece = \"hedge\"\nz = 1",
        "10:1",
        "there is no key `z` here, but: piece, x, y, quarters",
    );
    check(BOARD, "edges", "sides = 3\nedges", "4:1", "there is no key `sides` here, but: id, edges, rows");
}

#[test]
fn missing_key_of_every_file() {
    check(EDITION, "slam = 3\n", "", "45:1", "`slam` is missing");
    check(DRUSK, "attack = 4\n", "", "12:1", "`attack` is missing");
}

#[test]
fn wrong_type() {
    check(
        DRUSK,
        "attack = 4",
        "attack = 4.5",
        "13:10",
        "`attack` is a number with a fraction, but must be a whole number",
    );
    check(
        DRUSK,
        "[6.0, 10.0]",
        "[\"6\", 10.0]",
        "19:10",
        "`speed` is text in quotes, but must be a number of inches",
    );
}

#[test]
fn unknown_file() {
    for path in ["readme.toml", "maps/x.toml", "maps/squares/x.toml", "packs/founders/heroes/x.toml", ""] {
        assert_eq!(refusal(&with(builtin(), path, "")), format!("{path}: no content file has such a path"));
    }
}

#[test]
fn files_twice_or_not_at_all() {
    assert_eq!(refusal(&with(builtin(), DRUSK, "")), format!("{DRUSK}: the same file twice"));
    assert_eq!(refusal(&without("editions/")), "editions: there is no edition file");
    assert_eq!(
        refusal(&with(builtin(), "editions/house.toml", "")),
        "editions/house.toml: a second edition beside editions/advanced.toml"
    );
    let pack = "packs/founders/pack.toml";
    assert_eq!(refusal(&without(pack)), "packs/founders: pack founders has no pack.toml");
    check(pack, "1.1.0", "1.0", "2:11", "version `1.0` is not three numbers with dots between them");
    assert_eq!(refusal(&without("maps/")), "maps: `maps` is there 0 times, but must be 1 to 255 times");
    let files =
        Files(without("packs/").0.into_iter().filter(|file| !file.path.starts_with("maps/table")).collect());
    assert_eq!(refusal(&files), "packs: `characters` is there 0 times, but must be 1 to 4096 times");
}

/// A pack with nothing but a party in it is a pack all the same.
#[test]
fn a_party_needs_its_pack_file() {
    let text = "id = \"loners\"\nlevels = 50\ncharacters = [\"halloran\"]\n";
    let files = with(builtin(), "packs/more/parties/loners.toml", text);
    assert_eq!(refusal(&files), "packs/more: pack more has no pack.toml");
    let files = with(files, "packs/more/pack.toml", "id = \"more\"\nversion = \"1.0.0\"\n");
    assert!(read(&files).unwrap().parties.iter().any(|party| party.id == "loners"));
}

#[test]
fn ids() {
    for (path, place) in
        [(DRUSK, "3:6"), (CRATES, "3:6"), (PILGRIMS, "1:6"), (TABLE, "3:6"), (BOARD, "3:6"), (EDITION, "4:6")]
    {
        let name = path.rsplit('/').next().unwrap().strip_suffix(".toml").unwrap();
        let words = format!("id `other` stands under the name `{name}`");
        check(path, &format!("id = \"{name}\""), "id = \"other\"", place, &words);
    }
    let twice = "id = \"crates\"\nlevels = 50\ncharacters = [\"halloran\"]\n";
    let path = "packs/founders/parties/crates.toml";
    assert_eq!(
        refusal(&with(builtin(), path, twice)),
        format!("{path}:1:6: id `crates` is already used in {CRATES}")
    );
    let text = "id = \"Big\"\nlevels = 50\ncharacters = [\"halloran\"]\n";
    assert_eq!(
        refusal(&with(builtin(), "packs/founders/parties/Big.toml", text)),
        "packs/founders/parties/Big.toml:1:6: id `Big` is not made of lower-case letters, digits and single hyphens"
    );
}

/// Each cut has all content read again; a step that no line's words keep pace with falls on every kind of place.
const CUTS_APART: usize = 7;

/// A file cut short anywhere is never more than refused, and the refusal points at a line that is there.
#[test]
fn cut_short_anywhere() {
    for path in [EDITION, DRUSK, CRATES, PILGRIMS, TABLE, BOARD] {
        let whole = builtin();
        let place = whole.0.iter().position(|file| file.path == path).expect("the path is a built-in file");
        let mut refused = 0;
        for (end, _) in whole.0[place].text.char_indices().step_by(CUTS_APART) {
            let mut files = whole.clone();
            files.0[place].text.truncate(end);
            let Err(error) = read(&files) else { continue };
            refused += 1;
            let file = files.0.iter().find(|file| file.path == error.path).expect("a path that was given");
            let lines = file.text.split('\n').count();
            assert!((1..=lines).contains(&(error.line as usize)), "{error} in a file of {lines} lines");
        }
        assert!(refused > 0, "{path} can be cut anywhere");
    }
}
