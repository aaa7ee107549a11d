//! From files to content: sorts the files by path, reads each kind, and checks what only all of them together can break.

use ::content::{File, Files, Ids, PACKS, check_packs, read_pack, sorted};

use super::edition::read_edition;
use super::error::{CardProblem, ContentError, Problem};
use super::hero::read_hero;
use super::source::Source;
use super::tactics::read_tactics_card;
use super::titan::read_titan;
use super::{Content, TacticsEffect, caps};

/// What a file is, by its path.
enum Kind<'a> {
    Edition,
    Pack { folder: &'a str },
    Titan { pack: &'a str },
    Hero { pack: &'a str },
    Tactics { pack: &'a str },
}

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
    ::content::the_edition(files, |file| {
        Ok(match kind(file)? {
            Kind::Edition => true,
            Kind::Pack { .. } | Kind::Titan { .. } | Kind::Hero { .. } | Kind::Tactics { .. } => false,
        })
    })
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

/// What holds for all packs together: there is enough to play with, not too much to number, and a way for heroes to win.
fn check_whole(content: &Content, folders: &[&str]) -> Result<(), ContentError> {
    check_packs(&content.packs, folders)?;
    let counts = [
        ("titans", content.titans.len(), 1, caps::TITANS),
        ("heroes", content.heroes.len(), caps::HEROES_IN_PLAY, caps::HEROES),
        ("tactics", content.tactics.len(), 1, caps::TACTICS_CARDS),
    ];
    for (key, count, least, most) in counts {
        let (least, most) = (usize::from(least), usize::from(most));
        if !(least..=most).contains(&count) {
            return Err(ContentError::of_file(PACKS, Problem::WrongCount { key, count, least, most }));
        }
    }
    if !content.tactics.iter().any(|card| card.effect == TacticsEffect::Victory) {
        return Err(ContentError::of_file(PACKS, CardProblem::NoKillingCard));
    }
    Ok(())
}
