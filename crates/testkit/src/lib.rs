//! What every game is tested with, so that it is written once.
//!
//! [`contract`] holds any game to what `kernel::Game` promises, over random play, and [`kept`] keeps what it finds;
//! [`scenario`] shows rules by example; [`golden`] notices changes nobody meant; [`fuzz`] throws nonsense at whatever
//! reads text. [`tiny`] is a small game with everything in it, on which the tools themselves are tried.

pub mod contract;
pub mod fuzz;
pub mod golden;
pub mod kept;
pub mod mangle;
pub mod random;
pub mod scenario;
pub mod tiny;

use std::path::{Path, PathBuf};

/// The root of the repository, found upwards from the package being tested, or else from where the program runs.
pub fn repository() -> PathBuf {
    let package = match std::env::var_os("CARGO_MANIFEST_DIR") {
        Some(folder) => PathBuf::from(folder),
        None => std::env::current_dir().unwrap_or_default(),
    };
    let root = |folder: &&Path| folder.join("Cargo.lock").is_file() && folder.join("crates").is_dir();
    package.ancestors().find(root).unwrap_or(&package).to_owned()
}
