//! `tactica pack`: folders of cards, schemas, and the page of the card language.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::Path;

use common::Folder;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The page of the card language is what the program writes.
#[test]
fn the_page_is_current() {
    let ran = Folder::new("words").run("pack words", "");
    assert_eq!(ran.code, Some(0));
    let kept = fs::read_to_string(Path::new(ROOT).join("docs/card-language.md")).unwrap();
    assert!(kept == ran.out, "docs/card-language.md is old: tactica pack words > docs/card-language.md");
    for heading in ["## Ability", "## Effect", "## Change", "## Moment", "## Amount"] {
        ran.has(heading);
    }
}

/// The packs that come with the program are in order, and so is all content together.
#[test]
fn our_own_packs_are_good() {
    for folder in ["packs/founders", "packs/saga", ""] {
        let ran = Folder::new("own").run(&format!("pack check {ROOT}/content/anima/{folder} --lang en"), "");
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
        ran.has("Nothing is wrong.");
    }
}

/// Everything that is wrong is said at once, with its place, for people and for programs.
#[test]
fn a_bad_pack_is_refused() {
    let folder = Folder::new("bad");
    let pack = folder.0.join("trial");
    fs::create_dir_all(pack.join("characters")).unwrap();
    fs::write(pack.join("pack.toml"), "id = \"trial\"\nversion = \"1.0.0\"\n").unwrap();
    for card in ["unknown-word", "endless"] {
        let from = Path::new(ROOT).join(format!("tests/refused/anima/{card}.toml"));
        fs::copy(from, pack.join(format!("characters/{card}.toml"))).unwrap();
    }
    let ran = folder.run("pack check trial --lang en", "");
    assert_eq!(ran.code, Some(1));
    ran.has("characters/unknown-word.toml:23:8:").has("\"attack\"?").has("characters/endless.toml:24:8:");
    let ran = folder.run("pack check trial --json --lang it", "");
    assert_eq!(ran.code, Some(1));
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["ok"], &report["characters"]), (&false.into(), &2.into()));
    let keys: Vec<&str> =
        report["problems"].as_array().unwrap().iter().filter_map(|problem| problem["key"].as_str()).collect();
    assert!(keys.contains(&"content-unknown-word-like") && keys.contains(&"content-endless"), "{keys:?}");
    assert!(keys.contains(&"content-no-name"), "{keys:?}");
}

/// A schema is one JSON value that knows the language's words; there is none of other things.
#[test]
fn schemas() {
    let folder = Folder::new("schema");
    for (kind, key) in [("character", "attributes"), ("advantage", "points")] {
        let ran = folder.run(&format!("pack schema {kind}"), "");
        let schema: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert!(schema["properties"][key].is_object(), "{kind}");
        assert!(schema["$defs"]["Ability"]["properties"]["upkeep"].is_object(), "{kind}");
    }
    assert_eq!(folder.run("pack schema map", "").code, Some(2));
}
