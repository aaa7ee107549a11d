//! The JSON Schema of a character's file and of an advantage card's, for editors and for the reference page.

use schemars::{Schema, schema_for};

use super::advantage::AdvantageFile;
use super::character::CharacterFile;

/// The schema of `packs/<pack>/characters/<id>.toml`.
pub fn character_schema() -> Schema {
    schema_for!(CharacterFile)
}

/// The schema of `packs/<pack>/advantages/<id>.toml`.
pub fn advantage_schema() -> Schema {
    schema_for!(AdvantageFile)
}
