//! Files that cannot be read, files that do not belong, and ids that are wrong, with the exact place.

use super::super::*;
use super::{BASIC, EDITION, RESCUE, check, refusal, with, without};

#[test]
fn not_toml() {
    check(EDITION, "id = ", "id ", "4:4", "key with no value, expected `=`");
}

#[test]
fn unknown_key() {
    check(
        EDITION,
        "fight = 1",
        "fight = 1\nclaws = 3",
        "31:1",
        "there is no key `claws` here, but: fight, cannon",
    );
    check(
        "packs/base/pack.toml",
        "version",
        "colour = 3\nversion",
        "2:1",
        "there is no key `colour` here, but: id, version",
    );
    check(
        BASIC,
        "cost = 2",
        "cost = 2\nprice = 2",
        "7:1",
        "there is no key `price` here, but: cost, do, amount, ours",
    );
    check(
        BASIC,
        "{ lose = \"heart\" }",
        "{ win = 1 }",
        "24:14",
        "there is no key `win` here, but: lose, devour, cannons, regenerate",
    );
    check(
        "packs/base/heroes/eren.toml",
        "power",
        "force = 2\npower",
        "4:1",
        "there is no key `force` here, but: id, power, face, faces, price, ours",
    );
    check(
        RESCUE,
        "level = 0",
        "level = 0\nheight = 0",
        "11:1",
        "there is no key `height` here, but: level, symbols",
    );
}

#[test]
fn missing_key_of_every_file() {
    check(EDITION, "last = 20\n", "", "23:1", "`last` is missing");
    check(EDITION, "id = \"printed\"\n", "", "1:1", "`id` is missing");
    check(BASIC, "cost = 2\n", "", "5:1", "`cost` is missing");
}

#[test]
fn wrong_type() {
    check(
        EDITION,
        "last = 20",
        "last = \"12\"",
        "24:8",
        "`last` is text in quotes, but must be a whole number",
    );
    check(
        EDITION,
        "cannons = 6",
        "cannons = 99999999999999999999",
        "14:11",
        "`cannons` is a number beyond all bounds, but must be a whole number",
    );
}

#[test]
fn unknown_file() {
    for path in
        ["readme.toml", "editions/deep/x.toml", "packs/base/titans/x.txt", "packs/base/maps/x.toml", ""]
    {
        assert_eq!(refusal(&with(builtin(), path, "")), format!("{path}: no content file has such a path"));
    }
}

#[test]
fn duplicate_file() {
    assert_eq!(refusal(&with(builtin(), BASIC, "")), format!("{BASIC}: the same file twice"));
}

#[test]
fn no_edition() {
    assert_eq!(refusal(&without("editions/")), "editions: there is no edition file");
}

#[test]
fn two_editions() {
    assert_eq!(
        refusal(&with(builtin(), "editions/second.toml", "")),
        "editions/second.toml: a second edition beside editions/printed.toml"
    );
}

#[test]
fn no_pack_file() {
    assert_eq!(refusal(&without("packs/base/pack.toml")), "packs/base: pack base has no pack.toml");
}

#[test]
fn bad_version() {
    for version in ["1.0", "1.0.x", "1..0", "1.0.0.0", ""] {
        check(
            "packs/base/pack.toml",
            "1.2.0",
            version,
            "2:11",
            &format!("version `{version}` is not three numbers with dots between them"),
        );
    }
}

#[test]
fn bad_id() {
    for id in ["Stomp", "two words", "-stomp", "stomp-", "sto--mp", "", "3stomp", "stömp"] {
        let words = format!("id `{id}` is not made of lower-case letters, digits and single hyphens");
        check(BASIC, "\"stomp\"", &format!("\"{id}\""), "22:6", &words);
    }
    let words = "id `Lower` is not made of lower-case letters, digits and single hyphens";
    check(EDITION, "lower = ", "Lower = ", "49:1", words);
}

/// An edition and a pack are held to the same spelling as a card.
#[test]
fn bad_id_that_is_the_name() {
    let mut files = without("editions/");
    let text = builtin().0[0].text.replace("\"printed\"", "\"My Rules\"");
    files = with(files, "editions/My Rules.toml", &text);
    let words = "is not made of lower-case letters, digits and single hyphens";
    assert_eq!(refusal(&files), format!("editions/My Rules.toml:4:6: id `My Rules` {words}"));

    let files = with(builtin(), "packs/A/pack.toml", "id = \"A\"\nversion = \"1.0.0\"\n");
    assert_eq!(refusal(&files), format!("packs/A/pack.toml:1:6: id `A` {words}"));
}

#[test]
fn id_is_not_name() {
    check(BASIC, "\"basic\"", "\"simple\"", "3:6", "id `simple` stands under the name `basic`");
    check(EDITION, "\"printed\"", "\"mine\"", "4:6", "id `mine` stands under the name `printed`");
    check("packs/base/pack.toml", "\"base\"", "\"bass\"", "1:6", "id `bass` stands under the name `base`");
}

/// All ids share one list of names, so a card cannot be called like a Titan or like another Titan's card.
#[test]
fn duplicate_id() {
    let first = "packs/base/titans/aggressive.toml";
    check(BASIC, "\"stomp\"", "\"kick\"", "22:6", &format!("id `kick` is already used in {first}"));
    check(BASIC, "\"stomp\"", "\"basic\"", "22:6", &format!("id `basic` is already used in {BASIC}"));
}

/// A file cut short anywhere is never more than refused, and the refusal points at a line that is there.
#[test]
fn cut_short_anywhere() {
    for path in [EDITION, BASIC, RESCUE, "packs/base/heroes/erwin.toml", "packs/base/pack.toml"] {
        let whole = builtin();
        let place = whole.0.iter().position(|file| file.path == path).expect("the path is a built-in file");
        let mut refused = 0;
        for (end, _) in whole.0[place].text.char_indices() {
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
