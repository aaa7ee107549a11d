//! From files to content: sorts the files by path, reads each kind, and checks what only all of them together can break.

use ::content::{File, Files, Ids, PACKS, check_packs, read_pack, sorted};

use super::advantage::read_advantage;
use super::character::read_character;
use super::edition::read_edition;
use super::error::{ContentError, Problem};
use super::map::{read_board, read_table};
use super::party::read_party;
use super::piece::read_piece;
use super::source::Source;
use super::{AdvantageCard, Character, Content, caps};
use crate::cards::Linked;

/// What a file is, by its path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind<'a> {
    Edition,
    Pack { folder: &'a str },
    Character { pack: &'a str },
    Advantage { pack: &'a str },
    Piece { pack: &'a str },
    Party { pack: &'a str },
    Table,
    Board,
}

/// The path under which trouble with all maps together is reported.
const MAPS: &str = "maps";

/// Reads and checks everything. The order of `files` does not matter.
pub fn read(files: &Files) -> Result<Content, ContentError> {
    let files = sorted(files)?;
    let edition = read_edition(Source::new(the_edition(&files)?))?;

    let mut ids = Ids::new();
    let mut folders = Vec::new();
    let (mut packs, mut characters, mut advantages) = (Vec::new(), Vec::new(), Vec::new());
    let (mut pieces, mut maps) = (Vec::new(), Vec::new());
    for file in &files {
        let source = Source::new(file);
        match kind(file)? {
            Kind::Pack { folder } => packs.push(read_pack(source, folder)?),
            Kind::Character { pack } => {
                folders.push(pack);
                characters.push(read_character(source, &mut ids)?);
            }
            Kind::Advantage { pack } => {
                folders.push(pack);
                advantages.push(read_advantage(source, &mut ids)?);
            }
            Kind::Piece { pack } => {
                folders.push(pack);
                pieces.push(read_piece(source, &edition, &mut ids)?);
            }
            Kind::Party { pack } => folders.push(pack),
            Kind::Edition | Kind::Table | Kind::Board => {}
        }
    }
    check_packs(&packs, &folders)?;
    check_count(PACKS, "characters", characters.len(), 1)?;
    check_count(PACKS, "advantages", advantages.len(), 0)?;
    check_count(PACKS, "pieces", pieces.len(), 0)?;

    // Maps are made of pieces, from any pack.
    for file in &files {
        let source = Source::new(file);
        match kind(file)? {
            Kind::Table => maps.push(read_table(source, &edition, &pieces, &mut ids)?),
            Kind::Board => maps.push(read_board(source, &edition, &mut ids)?),
            Kind::Edition
            | Kind::Pack { .. }
            | Kind::Character { .. }
            | Kind::Advantage { .. }
            | Kind::Piece { .. }
            | Kind::Party { .. } => {}
        }
    }
    check_count(MAPS, "maps", maps.len(), 1)?;
    let linked = link_cards(&mut characters, &mut advantages)?;
    let parties = Vec::new();
    let mut content = Content { edition, packs, characters, advantages, pieces, maps, parties, linked };

    // A party is held to the rules, for which it needs everything else.
    for file in &files {
        if let Kind::Party { .. } = kind(file)? {
            let party = read_party(Source::new(file), &content, &mut ids)?;
            content.parties.push(party);
        }
    }
    check_count(PACKS, "parties", content.parties.len(), 0)?;
    Ok(content)
}

/// Numbers what the abilities say, once all characters they could name are known.
fn link_cards(
    characters: &mut [Character],
    advantages: &mut [AdvantageCard],
) -> Result<Linked, ContentError> {
    let mut linked = Linked::default();
    let of_characters = characters.iter_mut().flat_map(|character| &mut character.abilities);
    let of_advantages = advantages.iter_mut().flat_map(|card| &mut card.abilities);
    of_characters.chain(of_advantages).for_each(|ability| linked.link(ability));
    Ok(linked)
}

/// The edition file among these; there must be exactly one.
pub(super) fn the_edition<'a>(files: &[&'a File]) -> Result<&'a File, ContentError> {
    ::content::the_edition(files, |file| Ok(kind(file)? == Kind::Edition))
}

fn check_count(path: &str, key: &'static str, count: usize, least: usize) -> Result<(), ContentError> {
    let most = usize::from(caps::THINGS);
    if (least..=most).contains(&count) {
        Ok(())
    } else {
        Err(ContentError::of_file(path, Problem::WrongCount { key, count, least, most }))
    }
}

fn kind(file: &File) -> Result<Kind<'_>, ContentError> {
    let unknown = || ContentError::of_file(&file.path, Problem::UnknownFile);
    let stem = file.path.strip_suffix(".toml").ok_or_else(unknown)?;
    match stem.split('/').collect::<Vec<_>>().as_slice() {
        ["editions", _] => Ok(Kind::Edition),
        ["maps", "table", _] => Ok(Kind::Table),
        ["maps", "board", _] => Ok(Kind::Board),
        ["packs", folder, "pack"] => Ok(Kind::Pack { folder }),
        ["packs", pack, "characters", _] => Ok(Kind::Character { pack }),
        ["packs", pack, "advantages", _] => Ok(Kind::Advantage { pack }),
        ["packs", pack, "scenery", _] => Ok(Kind::Piece { pack }),
        ["packs", pack, "parties", _] => Ok(Kind::Party { pack }),
        _ => Err(unknown()),
    }
}
