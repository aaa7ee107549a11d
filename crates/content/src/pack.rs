//! `packs/<pack>/pack.toml`: what a folder of cards is called and which version of it this is.

use serde::Deserialize;
use toml::Spanned;

use super::error::{ContentError, GameProblem, Problem};
use super::source::Source;

/// A folder of cards that travels together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    pub id: String,
    pub version: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackFile {
    id: Spanned<String>,
    version: Spanned<String>,
}

/// The path under which trouble with all packs together is reported.
pub const PACKS: &str = "packs";

/// A version is three numbers: one for what breaks, one for what is new, one for what is mended.
const NUMBERS_OF_A_VERSION: usize = 3;

pub fn read_pack<G: GameProblem>(source: Source<'_, G>, folder: &str) -> Result<Pack, ContentError<G>> {
    let file: PackFile = source.parse()?;
    source.kept(source.own_id(&file.id, folder), ())?;
    let numbers: Vec<&str> = file.version.get_ref().split('.').collect();
    let is_number = |text: &&str| !text.is_empty() && text.chars().all(|digit| digit.is_ascii_digit());
    if numbers.len() != NUMBERS_OF_A_VERSION || !numbers.iter().all(is_number) {
        let problem = Problem::BadVersion { version: file.version.get_ref().clone() };
        source.kept(Err(source.error(file.version.span(), problem)), ())?;
    }
    Ok(Pack { id: file.id.into_inner(), version: file.version.into_inner() })
}

/// Every folder that holds cards has its pack file.
pub fn check_packs<G: GameProblem>(packs: &[Pack], folders: &[&str]) -> Result<(), ContentError<G>> {
    match folders.iter().find(|folder| !packs.iter().any(|pack| pack.id == **folder)) {
        None => Ok(()),
        Some(folder) => {
            let path = format!("{PACKS}/{folder}");
            Err(ContentError::of_file(&path, Problem::NoPackFile { pack: (*folder).to_owned() }))
        }
    }
}
