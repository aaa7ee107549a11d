//! Lets the program be built anew when the page inside it has changed.

use std::path::Path;

fn main() {
    // Whoever has just built the page says so, since a folder that was not there cannot be watched.
    println!("cargo::rerun-if-env-changed=TACTICA_PAGE");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=migrations");
    // Only a program made for release has the page inside; any other reads it where it lies.
    let page = Path::new("../../web/dist");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") && page.exists() {
        println!("cargo::rerun-if-changed={}", page.display());
    }
}
