//! From files to content: sorts the files by path, reads each kind, and checks what only all of them together can break.

use serde::Deserialize;
use toml::Spanned;

use super::edition::read_edition;
use super::error::{ContentError, Problem};
use super::files::{File, Files};
use super::hero::read_hero;
use super::source::{Ids, Source, is_id};
use super::tactics::read_tactics_card;
use super::titan::read_titan;
use super::{Content, Pack, TacticsEffect, caps};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackFile {
    id: Spanned<String>,
    version: Spanned<String>,
}

/// What a file is, by its path.
enum Kind<'a> {
    Edition,
    Pack { folder: &'a str },
    Titan { pack: &'a str },
    Hero { pack: &'a str },
    Tactics { pack: &'a str },
}

/// The path under which trouble with all packs together is reported.
const PACKS: &str = "packs";

/// A version is three numbers: one for what breaks, one for what is new, one for what is mended.
const NUMBERS_OF_A_VERSION: usize = 3;

/// Reads and checks everything. The order of `files` does not matter.
pub fn read(files: &Files) -> Result<Content, ContentError> {
    let files = sorted(files)?;
    let edition_file = the_edition(&files)?;
    let edition = read_edition(Source::new(edition_file))?;

    let mut ids = Ids::new();
    let (mut packs, mut folders) = (Vec::new(), Vec::new());
    let (mut titans, mut heroes, mut tactics) = (Vec::new(), Vec::new(), Vec::new());
    for file in &files {
        let source = Source::new(file);
        match kind(file)? {
            Kind::Edition => {}
            Kind::Pack { folder } => packs.push(read_pack(source, folder)?),
            Kind::Titan { pack } => {
                folders.push(pack);
                titans.push(read_titan(source, &edition, &mut ids)?);
            }
            Kind::Hero { pack } => {
                folders.push(pack);
                heroes.push(read_hero(source, &edition, &mut ids)?);
            }
            Kind::Tactics { pack } => {
                folders.push(pack);
                tactics.push(read_tactics_card(source, &edition, &mut ids)?);
            }
        }
    }

    let content = Content { edition, packs, titans, heroes, tactics };
    check_whole(&content, &folders)?;
    Ok(content)
}

/// The edition file among these; there must be exactly one.
pub(super) fn the_edition<'a>(files: &[&'a File]) -> Result<&'a File, ContentError> {
    let mut found: Option<&'a File> = None;
    for file in files {
        match (kind(file)?, found) {
            (Kind::Edition, None) => found = Some(file),
            (Kind::Edition, Some(first)) => {
                let problem = Problem::TwoEditions { first: first.path.clone() };
                return Err(ContentError::of_file(&file.path, problem));
            }
            (Kind::Pack { .. } | Kind::Titan { .. } | Kind::Hero { .. } | Kind::Tactics { .. }, _) => {}
        }
    }
    found.ok_or_else(|| ContentError::of_file("editions", Problem::NoEdition))
}

fn sorted(files: &Files) -> Result<Vec<&File>, ContentError> {
    let mut sorted: Vec<&File> = files.0.iter().collect();
    sorted.sort_by(|one, other| one.path.cmp(&other.path));
    match sorted.windows(2).find(|pair| pair[0].path == pair[1].path) {
        Some(pair) => Err(ContentError::of_file(&pair[0].path, Problem::DuplicateFile)),
        None => Ok(sorted),
    }
}

fn kind(file: &File) -> Result<Kind<'_>, ContentError> {
    let unknown = || ContentError::of_file(&file.path, Problem::UnknownFile);
    let stem = file.path.strip_suffix(".toml").ok_or_else(unknown)?;
    match stem.split('/').collect::<Vec<_>>().as_slice() {
        ["editions", _] => Ok(Kind::Edition),
        ["packs", folder, "pack"] => Ok(Kind::Pack { folder }),
        ["packs", pack, "titans", _] => Ok(Kind::Titan { pack }),
        ["packs", pack, "heroes", _] => Ok(Kind::Hero { pack }),
        ["packs", pack, "tactics", _] => Ok(Kind::Tactics { pack }),
        _ => Err(unknown()),
    }
}

fn read_pack(source: Source<'_>, folder: &str) -> Result<Pack, ContentError> {
    let file: PackFile = source.parse()?;
    source.named_id(&file.id, folder)?;
    if !is_id(file.id.get_ref()) {
        return Err(source.error(file.id.span(), Problem::BadId { id: file.id.get_ref().clone() }));
    }
    let numbers: Vec<&str> = file.version.get_ref().split('.').collect();
    let is_number = |text: &&str| !text.is_empty() && text.chars().all(|digit| digit.is_ascii_digit());
    if numbers.len() != NUMBERS_OF_A_VERSION || !numbers.iter().all(is_number) {
        let problem = Problem::BadVersion { version: file.version.get_ref().clone() };
        return Err(source.error(file.version.span(), problem));
    }
    Ok(Pack { id: file.id.into_inner(), version: file.version.into_inner() })
}

/// What holds for all packs together: there is enough to play with, not too much to number, and a way for heroes to win.
fn check_whole(content: &Content, folders: &[&str]) -> Result<(), ContentError> {
    let refuse = |problem| Err(ContentError::of_file(PACKS, problem));
    for folder in folders {
        if !content.packs.iter().any(|pack| pack.id == *folder) {
            let path = format!("{PACKS}/{folder}");
            return Err(ContentError::of_file(&path, Problem::NoPackFile { pack: (*folder).to_owned() }));
        }
    }
    let counts = [
        ("titans", content.titans.len(), 1, caps::TITANS),
        ("heroes", content.heroes.len(), caps::HEROES_IN_PLAY, caps::HEROES),
        ("tactics", content.tactics.len(), 1, caps::TACTICS_CARDS),
    ];
    for (key, count, least, most) in counts {
        let (least, most) = (usize::from(least), usize::from(most));
        if !(least..=most).contains(&count) {
            return refuse(Problem::WrongCount { key, count, least, most });
        }
    }
    if !content.tactics.iter().any(|card| card.effect == TacticsEffect::Victory) {
        return refuse(Problem::NoKillingCard);
    }
    Ok(())
}
