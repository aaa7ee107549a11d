//! From files to content: sorts the files by path, reads each kind, and checks what only all of them together can break.

use ::content::{File, Files, Ids, Names, Namings, OWN, PACKS, check_packs, is_own_text, read_pack, sorted};

use super::advantage::{AdvantageCard, read_advantage};
use super::character::read_character;
use super::edition::read_edition;
use super::error::{ContentError, Flaw, Problem};
use super::map::{read_board, read_table};
use super::party::read_party;
use super::piece::read_piece;
use super::source::Source;
use super::{AdvantageKind, Character, Content, caps};
use crate::cards::{self, Attribute, Checked, Fault, Linked, Named, Of};

/// What a file is, by its path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind<'a> {
    Edition,
    Pack {
        folder: &'a str,
    },
    Character {
        pack: &'a str,
    },
    Advantage {
        pack: &'a str,
    },
    Piece {
        pack: &'a str,
    },
    Party {
        pack: &'a str,
    },
    Table,
    Board,
    /// Texts of a pack of one's own, which no rule reads.
    Texts,
}

/// The keys under which a file names characters, cards and pieces.
pub(super) const NAMING: [&str; 7] =
    ["character", "characters", "never_with", "only", "card", "carrier", "piece"];

/// The path under which trouble with all maps together is reported.
const MAPS: &str = "maps";

/// Reads and checks everything. The order of `files` does not matter.
pub fn read(files: &Files) -> Result<Content, ContentError> {
    survey(files)
        .map_err(|errors| errors.into_iter().next().expect("content is refused for at least one reason"))
}

/// Reads and checks everything, and where it is refused says all that is wrong: the first thing in each file that cannot
/// be read, and everything in those that can.
pub fn survey(files: &Files) -> Result<Content, Vec<ContentError>> {
    let files = sorted(files).map_err(|error| vec![error])?;
    let edition = the_edition(&files).and_then(|file| read_edition(Source::new(file)));
    let edition = edition.map_err(|error| vec![error])?;

    let mut errors = Errors::default();
    let names = Names::of(files.iter().copied(), |_| Vec::new());
    let naming = Namings::new(&names, &files, &NAMING);
    let mut ids = Ids::new();
    let mut folders = Vec::new();
    let (mut packs, mut characters, mut advantages) = (Vec::new(), Vec::new(), Vec::new());
    let (mut pieces, mut maps) = (Vec::new(), Vec::new());
    // The files of the characters and cards that could be read, in their order.
    let (mut of_characters, mut of_advantages) = (Vec::new(), Vec::new());
    for file in &files {
        let source = naming.source(file);
        match errors.keep(kind(file)) {
            Some(Kind::Pack { folder }) => packs.extend(errors.keep(read_pack(source, folder))),
            Some(Kind::Character { pack }) => {
                folders.push(pack);
                errors.characters.push(source.called(source.name()));
                if let Some(character) = errors.keep(read_character(source, &mut ids)) {
                    characters.push(character);
                    of_characters.push(source);
                }
            }
            Some(Kind::Advantage { pack }) => {
                folders.push(pack);
                errors.advantages.push(source.called(source.name()));
                if let Some(advantage) = errors.keep(read_advantage(source, &mut ids)) {
                    advantages.push(advantage);
                    of_advantages.push(source);
                }
            }
            Some(Kind::Piece { pack }) => {
                folders.push(pack);
                errors.pieces.push(source.called(source.name()));
                pieces.extend(errors.keep(read_piece(source, &edition, &mut ids)));
            }
            Some(Kind::Party { pack }) => folders.push(pack),
            Some(Kind::Edition | Kind::Table | Kind::Board | Kind::Texts) | None => {}
        }
    }
    errors.keep(check_packs(&packs, &folders));
    errors.count(PACKS, "characters", characters.len(), 1, caps::CHARACTERS.into());
    errors.count(PACKS, "advantages", advantages.len(), 0, caps::THINGS.into());
    errors.count(PACKS, "pieces", pieces.len(), 0, caps::THINGS.into());
    check_abilities(&mut errors, (&characters, &of_characters), (&advantages, &of_advantages));

    // Maps are made of pieces, from any pack.
    for file in &files {
        let source = naming.source(file);
        match kind(file) {
            Ok(Kind::Table) => maps.extend(errors.keep(read_table(source, &edition, &pieces, &mut ids))),
            Ok(Kind::Board) => maps.extend(errors.keep(read_board(source, &edition, &mut ids))),
            Ok(
                Kind::Edition
                | Kind::Pack { .. }
                | Kind::Character { .. }
                | Kind::Advantage { .. }
                | Kind::Piece { .. }
                | Kind::Party { .. }
                | Kind::Texts,
            )
            | Err(_) => {}
        }
    }
    errors.count(MAPS, "maps", maps.len(), 1, caps::THINGS.into());
    let linked = link_cards(&mut characters, &mut advantages);
    let parties = Vec::new();
    let names = names.clone();
    let mut content =
        Content { names, edition, packs, characters, advantages, pieces, maps, parties, linked };

    // A party is held to the rules, for which it needs everything else.
    for file in &files {
        if let Ok(Kind::Party { .. }) = kind(file) {
            let party = errors.keep(read_party(naming.source(file), &content, &mut ids));
            content.parties.extend(party);
        }
    }
    errors.count(PACKS, "parties", content.parties.len(), 0, caps::THINGS.into());
    if errors.list.is_empty() { Ok(content) } else { Err(errors.list) }
}

/// What was found wrong so far.
#[derive(Default)]
struct Errors<'a> {
    list: Vec<ContentError>,
    /// The characters that there are files of, readable or not.
    characters: Vec<&'a str>,
    /// The same of advantage cards.
    advantages: Vec<&'a str>,
    /// The same of pieces.
    pieces: Vec<&'a str>,
}

impl Errors<'_> {
    /// The value, or its refusal kept. That somebody misses what could not be read is no news.
    fn keep<T>(&mut self, result: Result<T, ContentError>) -> Option<T> {
        let error = match result {
            Ok(value) => return Some(value),
            Err(error) => error,
        };
        let is_missed = if let Problem::Game(Flaw::UnknownCharacter { character }) = &error.problem {
            self.characters.contains(&character.as_str())
        } else if let Problem::Game(Flaw::UnknownCard { card }) = &error.problem {
            self.advantages.contains(&card.as_str())
        } else if let Problem::Game(Flaw::UnknownPiece { piece }) = &error.problem {
            self.pieces.contains(&piece.as_str())
        } else {
            false
        };
        if !is_missed {
            self.list.push(error);
        }
        None
    }

    /// How many there are is only known where all could be read.
    fn count(&mut self, path: &str, key: &'static str, count: usize, least: usize, most: usize) {
        if self.list.is_empty() {
            self.keep(check_count(path, key, count, least, most));
        }
    }
}

/// Goes through the abilities of all cards that could be read, each with the file it stands in.
fn check_abilities(
    errors: &mut Errors<'_>,
    (characters, of_characters): (&[Character], &[Source<'_>]),
    (advantages, of_advantages): (&[AdvantageCard], &[Source<'_>]),
) {
    let names = errors.characters.clone();
    let cards = characters.iter().zip(of_characters).map(|(character, source)| {
        let second = character.secondary.attributes();
        (source, card_faults(character, &second, &names))
    });
    let carried = advantages.iter().zip(of_advantages).map(|(card, source)| {
        // Whom the card is made for need not be there yet.
        let known: Vec<&str> = names.iter().copied().chain(card.only.iter().map(String::as_str)).collect();
        let of = if card.kind == AdvantageKind::Plot { Of::Plot } else { Of::Advantage };
        let checked = Checked { abilities: &card.abilities, characters: &known, of };
        (source, cards::check(&checked))
    });
    let found: Vec<_> = cards.chain(carried).collect();
    for (source, faults) in found {
        for Fault { steps, problem } in faults {
            errors.list.push(source.error(source.find(&steps), problem));
        }
    }
}

fn card_faults(character: &Character, second: &[Attribute], names: &[&str]) -> Vec<Fault> {
    let of = Of::Character { second, shoots: character.range.is_some() };
    cards::check(&Checked { abilities: &character.abilities, characters: names, of })
}

/// Numbers what the abilities say, now that everything they name is known.
pub(super) fn link_cards(characters: &mut [Character], advantages: &mut [AdvantageCard]) -> Linked {
    let mut linked = Linked::default();
    let names: Vec<String> = characters.iter().map(|character| character.id.clone()).collect();
    // A state names a card in a byte, and a match has no more.
    let decks = characters.iter_mut().zip(0usize..).map(|(card, place)| (false, place, &mut card.abilities));
    let carried = advantages.iter_mut().zip(0usize..).map(|(card, place)| (true, place, &mut card.abilities));
    for (advantage, place, abilities) in decks.chain(carried) {
        let ids: Vec<String> = abilities.iter().map(|ability| ability.id.clone()).collect();
        let card = (advantage, place as u8);
        let named = Named { abilities: &ids, characters: &names, card };
        for ability in abilities {
            linked.link(ability, named);
        }
    }
    linked
}

/// The edition file among these; there must be exactly one.
pub(super) fn the_edition<'a>(files: &[&'a File]) -> Result<&'a File, ContentError> {
    ::content::the_edition(files, |file| Ok(kind(file)? == Kind::Edition))
}

fn check_count(
    path: &str,
    key: &'static str,
    count: usize,
    least: usize,
    most: usize,
) -> Result<(), ContentError> {
    if (least..=most).contains(&count) {
        Ok(())
    } else {
        Err(ContentError::of_file(path, Problem::WrongCount { key, count, least, most }))
    }
}

fn kind(file: &File) -> Result<Kind<'_>, ContentError> {
    let unknown = || ContentError::of_file(&file.path, Problem::UnknownFile);
    if is_own_text(&file.path) {
        return Ok(Kind::Texts);
    }
    let stem = file.path.strip_suffix(".toml").ok_or_else(unknown)?;
    match stem.split('/').collect::<Vec<_>>().as_slice() {
        ["editions", _] => Ok(Kind::Edition),
        ["maps", "table", _] | [OWN, _, "maps", "table", _] => Ok(Kind::Table),
        ["maps", "board", _] | [OWN, _, "maps", "board", _] => Ok(Kind::Board),
        [PACKS | OWN, folder, "pack"] => Ok(Kind::Pack { folder }),
        [PACKS | OWN, pack, "characters", _] => Ok(Kind::Character { pack }),
        [PACKS | OWN, pack, "advantages", _] => Ok(Kind::Advantage { pack }),
        [PACKS | OWN, pack, "scenery", _] => Ok(Kind::Piece { pack }),
        [PACKS | OWN, pack, "parties", _] => Ok(Kind::Party { pack }),
        _ => Err(unknown()),
    }
}
