//! From files to content: sorts the files by path, reads each kind, and checks what only all of them together can break.

use ::content::{
    File, Files, Ids, Names, Namings, Notes, OWN, PACKS, check_packs, is_own_text, read_pack, sorted,
};

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
    Pack {
        folder: &'a str,
    },
    Titan {
        pack: &'a str,
    },
    Hero {
        pack: &'a str,
    },
    Tactics {
        pack: &'a str,
    },
    /// Texts of a pack of one's own, which no rule reads.
    Texts,
}

/// Reads and checks everything. The order of `files` does not matter.
pub fn read(files: &Files) -> Result<Content, ContentError> {
    survey(files)
        .map_err(|errors| errors.into_iter().next().expect("content is refused for at least one reason"))
}

/// Reads and checks everything, and where it is refused says all that is wrong in all files, as far as one thing can be
/// judged without the other.
pub fn survey(files: &Files) -> Result<Content, Vec<ContentError>> {
    let files = sorted(files).map_err(|error| vec![error])?;
    let edition = the_edition(&files).and_then(|file| read_edition(Source::new(file)));
    let edition = edition.map_err(|error| vec![error])?;

    let names = Names::of(files.iter().copied(), action_cards);
    let naming = Namings::new(&names, &files, &[]);
    let mut errors = Vec::new();
    let mut ids = Ids::new();
    let (mut packs, mut folders) = (Vec::new(), Vec::new());
    let (mut titans, mut heroes, mut tactics) = (Vec::new(), Vec::new(), Vec::new());
    for file in &files {
        let notes = Notes::default();
        let source = naming.source(file).noting(&notes);
        let read = kind(file).and_then(|kind| {
            match kind {
                Kind::Edition | Kind::Texts => {}
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
            Ok(())
        });
        errors.extend(notes.with(read).1);
    }
    let content = Content { edition, packs, names: names.clone(), titans, heroes, tactics };
    // How many there are is only known where all could be read.
    if errors.is_empty() {
        errors.extend(check_whole(&content, &folders).err());
    }
    if errors.is_empty() { Ok(content) } else { Err(errors) }
}

/// The ids of the action cards in a Titan's file.
pub fn action_cards(file: &File) -> Vec<String> {
    let Ok(Kind::Titan { .. }) = kind(file) else { return Vec::new() };
    let table = file.text.parse::<toml::Table>().unwrap_or_default();
    let cards = table.get("card").and_then(toml::Value::as_array).map(Vec::as_slice).unwrap_or_default();
    cards.iter().filter_map(|card| card.get("id")?.as_str()).map(str::to_owned).collect()
}

/// The edition file among these; there must be exactly one.
pub(super) fn the_edition<'a>(files: &[&'a File]) -> Result<&'a File, ContentError> {
    ::content::the_edition(files, |file| {
        Ok(match kind(file)? {
            Kind::Edition => true,
            Kind::Pack { .. }
            | Kind::Titan { .. }
            | Kind::Hero { .. }
            | Kind::Tactics { .. }
            | Kind::Texts => false,
        })
    })
}

fn kind(file: &File) -> Result<Kind<'_>, ContentError> {
    let unknown = || ContentError::of_file(&file.path, Problem::UnknownFile);
    if is_own_text(&file.path) {
        return Ok(Kind::Texts);
    }
    let stem = file.path.strip_suffix(".toml").ok_or_else(unknown)?;
    match stem.split('/').collect::<Vec<_>>().as_slice() {
        ["editions", _] => Ok(Kind::Edition),
        [PACKS | OWN, folder, "pack"] => Ok(Kind::Pack { folder }),
        [PACKS | OWN, pack, "titans", _] => Ok(Kind::Titan { pack }),
        [PACKS | OWN, pack, "heroes", _] => Ok(Kind::Hero { pack }),
        [PACKS | OWN, pack, "tactics", _] => Ok(Kind::Tactics { pack }),
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
