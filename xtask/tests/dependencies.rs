//! Dependencies point one way: what stands lower never knows what stands higher.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

/// Our crates and how high each stands; one may depend only on lower ones.
const HEIGHTS: [(&str, u8); 17] = [
    ("kernel", 0),
    ("geometry", 0),
    ("protocol", 1),
    ("content", 1),
    ("scenario", 1),
    ("testkit", 2),
    ("laststand-wire", 2),
    ("anima-wire", 2),
    ("laststand", 2),
    ("anima-cards", 2),
    ("anima", 3),
    ("players", 4),
    ("catalog", 5),
    ("lab", 6),
    ("server", 6),
    ("tactica", 7),
    ("xtask", 9),
];

/// Crates that pure ones must not use, because they bring clocks, threads, files or a network.
const IMPURE: [&str; 5] = ["signal-hook", "lexopt", "tokio", "axum", "sqlx"];
const PURE: [&str; 8] =
    ["kernel", "geometry", "content", "scenario", "laststand", "anima-cards", "anima", "players"];

fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    metadata["packages"].as_array().expect("there are packages").clone()
}

/// The names of what a package depends on, but for its tests.
fn dependencies(package: &Value) -> Vec<String> {
    let all = package["dependencies"].as_array().expect("a list of dependencies");
    let built = all.iter().filter(|dependency| dependency["kind"] != "dev");
    built.map(|dependency| dependency["name"].as_str().expect("a name").to_owned()).collect()
}

#[test]
fn dependencies_point_one_way() {
    let heights: BTreeMap<&str, u8> = HEIGHTS.into_iter().collect();
    for package in packages() {
        let name = package["name"].as_str().expect("a name").to_owned();
        let height = heights.get(name.as_str()).unwrap_or_else(|| panic!("{name} has no place in HEIGHTS"));
        for other in dependencies(&package) {
            if let Some(lower) = heights.get(other.as_str()) {
                assert!(lower < height, "{name} must not depend on {other}");
            }
        }
    }
}

#[test]
fn pure_crates_stay_pure() {
    for package in packages() {
        let name = package["name"].as_str().expect("a name").to_owned();
        for other in dependencies(&package) {
            assert!(
                !PURE.contains(&name.as_str()) || !IMPURE.contains(&other.as_str()),
                "{name} uses {other}"
            );
        }
    }
}
