//! From files to content: sorts the files by path, reads each kind, and checks what only all of them together can break.

use ::content::{
    File, Files, Ids, Names, Namings, Notes, OWN, PACKS, Step, check_packs, is_own_text, read_pack, sorted,
};

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

/// Reads and checks everything, and where it is refused says all that is wrong in all files. A file that is no TOML tells
/// that alone, and so does whatever only makes sense once something else is mended.
pub fn survey(files: &Files) -> Result<Content, Vec<ContentError>> {
    let files = sorted(files).map_err(|error| vec![error])?;
    let mut errors = Errors::default();
    let edition = errors.keep(the_edition(&files));
    let edition = edition.and_then(|file| errors.read(Source::new(file), read_edition).0);

    let names = Names::of(files.iter().copied(), |_| Vec::new());
    let naming = Namings::new(&names, &files, &NAMING);
    let mut ids = Ids::new();
    let mut folders = Vec::new();
    let (mut packs, mut characters, mut advantages) = (Vec::new(), Vec::new(), Vec::new());
    let (mut pieces, mut maps) = (Vec::new(), Vec::new());
    // The files of the characters and cards that could be read, in their order.
    let (mut of_characters, mut of_advantages) = (Vec::new(), Vec::new());
    // Those of which something else is wrong, each with the lines of that.
    let (mut bad_characters, mut bad_advantages) = (Vec::new(), Vec::new());
    for file in &files {
        let source = naming.source(file);
        match errors.keep(kind(file)) {
            Some(Kind::Pack { folder }) => {
                packs.extend(errors.read(source, |source| read_pack(source, folder)).0);
                errors.packs.push(folder);
            }
            Some(Kind::Character { pack }) => {
                folders.push(pack);
                errors.characters.push(source.called(source.name()));
                match errors.read(source, |source| read_character(source, &mut ids)) {
                    (Some(character), _) => {
                        characters.push(character);
                        of_characters.push(source);
                    }
                    (None, Some(bad)) => bad_characters.push((bad, source)),
                    (None, None) => {}
                }
            }
            Some(Kind::Advantage { pack }) => {
                folders.push(pack);
                errors.advantages.push(source.called(source.name()));
                match errors.read(source, |source| read_advantage(source, &mut ids)) {
                    (Some(advantage), _) => {
                        advantages.push(advantage);
                        of_advantages.push(source);
                    }
                    (None, Some(bad)) => bad_advantages.push((bad, source)),
                    (None, None) => {}
                }
            }
            Some(Kind::Piece { pack }) => {
                folders.push(pack);
                errors.pieces.push(source.called(source.name()));
                if let Some(edition) = &edition {
                    pieces.extend(errors.read(source, |source| read_piece(source, edition, &mut ids)).0);
                }
            }
            Some(Kind::Party { pack }) => folders.push(pack),
            Some(Kind::Edition | Kind::Table | Kind::Board | Kind::Texts) | None => {}
        }
    }
    folders.retain(|folder| !errors.packs.contains(folder));
    errors.keep(check_packs(&packs, &folders));
    errors.count(PACKS, "characters", characters.len(), 1, caps::CHARACTERS.into());
    errors.count(PACKS, "advantages", advantages.len(), 0, caps::THINGS.into());
    errors.count(PACKS, "pieces", pieces.len(), 0, caps::THINGS.into());
    let all = characters.iter().chain(bad_characters.iter().map(|(bad, _)| &bad.read));
    let all = all.map(|card| (card.id.as_str(), &card.abilities));
    let cards = advantages.iter().chain(bad_advantages.iter().map(|(bad, _)| &bad.read));
    let all = all.chain(cards.map(|card| (card.id.as_str(), &card.abilities)));
    let abilities: Vec<AbilitiesOf<'_>> =
        all.map(|(id, own)| (id, own.iter().map(|ability| ability.id.as_str()).collect())).collect();
    let sound = characters.iter().zip(&of_characters).map(|(character, source)| (character, source, None));
    let bad = bad_characters.iter().map(|(bad, source)| (&bad.read, source, Some(bad)));
    check_characters(&mut errors, sound.chain(bad));
    let sound = advantages.iter().zip(&of_advantages).map(|(card, source)| (card, source, None));
    let bad = bad_advantages.iter().map(|(bad, source)| (&bad.read, source, Some(bad)));
    check_advantages(&mut errors, &abilities, sound.chain(bad));
    // Everything else is held to the numbers of the edition.
    let Some(edition) = edition else { return Err(errors.list) };

    // Maps are made of pieces, from any pack.
    for file in &files {
        let source = naming.source(file);
        match kind(file) {
            Ok(Kind::Table) => {
                let read = |source: Source<'_>| read_table(source, &edition, &pieces, &mut ids);
                maps.extend(errors.read(source, read).0);
            }
            Ok(Kind::Board) => {
                maps.extend(errors.read(source, |source| read_board(source, &edition, &mut ids)).0);
            }
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
    let characters_own = characters.iter_mut().flat_map(|card| &mut card.abilities);
    for ability in characters_own.chain(advantages.iter_mut().flat_map(|card| &mut card.abilities)) {
        ability.recalls = cards::recalled(ability);
    }
    let linked = link_cards(&mut characters, &mut advantages);
    let parties = Vec::new();
    let names = names.clone();
    let mut content =
        Content { names, edition, packs, characters, advantages, pieces, maps, parties, linked };

    // A party is held to the rules, for which it needs everything else.
    for file in &files {
        if let Ok(Kind::Party { .. }) = kind(file) {
            let read = |source: Source<'_>| read_party(source, &content, &mut ids);
            let party = errors.read(naming.source(file), read).0;
            content.parties.extend(party);
        }
    }
    errors.count(PACKS, "parties", content.parties.len(), 0, caps::THINGS.into());
    if errors.list.is_empty() { Ok(content) } else { Err(errors.list) }
}

/// Something that was read from a file in which something else is wrong.
struct Bad<T> {
    read: T,
    /// The lines of what is wrong.
    lines: Vec<u32>,
}

/// What was found wrong so far.
#[derive(Default)]
struct Errors<'a> {
    list: Vec<ContentError>,
    /// The packs that there are files of, readable or not.
    packs: Vec<&'a str>,
    /// The same of characters.
    characters: Vec<&'a str>,
    /// The same of advantage cards.
    advantages: Vec<&'a str>,
    /// The same of pieces.
    pieces: Vec<&'a str>,
}

impl Errors<'_> {
    /// The value, or its refusal kept.
    fn keep<T>(&mut self, result: Result<T, ContentError>) -> Option<T> {
        result.map_err(|error| self.note(error)).ok()
    }

    /// What a file says if it is in order; else what could be read of it, with everything that is wrong kept.
    fn read<T>(
        &mut self,
        source: Source<'_>,
        read: impl FnOnce(Source<'_>) -> Result<T, ContentError>,
    ) -> (Option<T>, Option<Bad<T>>) {
        let notes = Notes::default();
        let result = read(source.noting(&notes));
        let (value, errors) = notes.with(result);
        if errors.is_empty() {
            return (value, None);
        }
        let lines = errors.iter().map(|error| error.line).collect();
        errors.into_iter().for_each(|error| self.note(error));
        (None, value.map(|read| Bad { read, lines }))
    }

    /// That somebody misses what could not be read is no news.
    fn note(&mut self, error: ContentError) {
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
    }

    /// How many there are is only known where all could be read.
    fn count(&mut self, path: &str, key: &'static str, count: usize, least: usize, most: usize) {
        if self.list.is_empty() {
            self.keep(check_count(path, key, count, least, most));
        }
    }

    /// Keeps what is wrong with a card's abilities, but not with one of which a word could not even be read.
    fn keep_faults<T>(&mut self, source: &Source<'_>, faults: Vec<Fault>, bad: Option<&Bad<T>>) {
        let line = |steps: &[Step]| source.error(source.find(steps), Problem::UnknownFile).line;
        for Fault { steps, problem } in faults {
            let error = source.error(source.find(&steps), problem);
            let whole = steps.get(..ABILITY.len()).unwrap_or_default();
            let from = line(whole);
            let next = whole.iter().map(|step| match step {
                Step::Key(key) => Step::Key(key),
                Step::At(place) => Step::At(place + 1),
            });
            // The last ability goes on to the end of the file.
            let to = Some(line(&next.collect::<Vec<_>>())).filter(|next| *next > from).unwrap_or(u32::MAX);
            // What it is called can be judged for itself.
            let span =
                if steps.last() == Some(&Step::Key("id")) { error.line..error.line + 1 } else { from..to };
            if !bad.is_some_and(|bad| bad.lines.iter().any(|line| span.contains(line))) {
                self.list.push(error);
            }
        }
    }
}

/// The steps that lead to an ability.
const ABILITY: [Step; 2] = [Step::Key("ability"), Step::At(0)];

/// Goes through the abilities of all characters that could be read, each with the file it stands in.
fn check_characters<'r>(
    errors: &mut Errors<'_>,
    characters: impl Iterator<Item = (&'r Character, &'r Source<'r>, Option<&'r Bad<Character>>)>,
) {
    let names = errors.characters.clone();
    for (character, source, bad) in characters {
        let second = character.secondary.attributes();
        errors.keep_faults(source, card_faults(character, &second, &names), bad);
    }
}

/// A card's id and those of its abilities.
type AbilitiesOf<'a> = (&'a str, Vec<&'a str>);

/// The same of advantage cards, which may name the abilities of whoever may bear them.
fn check_advantages<'r>(
    errors: &mut Errors<'_>,
    abilities: &[AbilitiesOf<'_>],
    advantages: impl Iterator<Item = (&'r AdvantageCard, &'r Source<'r>, Option<&'r Bad<AdvantageCard>>)>,
) {
    let names = errors.characters.clone();
    for (card, source, bad) in advantages {
        // Whom the card is made for need not be there yet.
        let known: Vec<&str> = names.iter().copied().chain(card.only.iter().map(String::as_str)).collect();
        let of = match card.kind {
            AdvantageKind::Plot => Of::Plot,
            AdvantageKind::Organization => Of::Organization,
            AdvantageKind::Equipment | AdvantageKind::Power | AdvantageKind::Team => Of::Advantage,
        };
        let all_there = card.only.iter().all(|id| names.contains(&id.as_str()));
        let others: Vec<&str> = abilities.iter().flat_map(|(_, own)| own.iter().copied()).collect();
        let others = all_there.then_some(others.as_slice());
        let checked = Checked { abilities: &card.abilities, characters: &known, others, of };
        errors.keep_faults(source, cards::check(&checked), bad);
    }
}

fn card_faults(character: &Character, second: &[Attribute], names: &[&str]) -> Vec<Fault> {
    let of = Of::Character { second, shoots: character.range.is_some() };
    cards::check(&Checked { abilities: &character.abilities, characters: names, others: Some(&[]), of })
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
