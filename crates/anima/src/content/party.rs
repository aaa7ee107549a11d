//! Parties: what makes one that may play, and the files of those that are ready: `packs/<pack>/parties/<id>.toml`.

use std::fmt;

use ::content::{Argument, Ids};
use kernel::Rule;
use serde::Deserialize;
use toml::Spanned;

use super::error::{ContentError, Flaw};
use super::source::Source;
use super::{Character, Content, Faction, OrganizationMode, Party, caps};
use crate::slug;

/// Why a party may not play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PartyError {
    Empty,
    NoSuchCharacter { number: u8 },
    TooManyCharacters { count: usize, most: u8 },
    OverLevels { total: u32, levels: u16 },
    TooManyCopies { character: String, copies: u8 },
    OpposedFactions { light: String, darkness: String },
    NotOneOrganization { one: String, other: String },
}

impl PartyError {
    pub fn rule(&self) -> Rule {
        match self {
            PartyError::Empty
            | PartyError::NoSuchCharacter { .. }
            | PartyError::TooManyCharacters { .. }
            | PartyError::OverLevels { .. } => slug::PARTY_LEVELS,
            PartyError::TooManyCopies { .. } => slug::PARTY_UNIQUE,
            PartyError::OpposedFactions { .. } => slug::PARTY_FACTIONS,
            PartyError::NotOneOrganization { .. } => slug::PARTY_ORGANIZATION,
        }
    }

    /// The name of the refusal's text.
    pub fn key(&self) -> &'static str {
        self.text().0
    }

    /// What the refusal's text needs.
    pub fn args(&self) -> Vec<(&'static str, Argument)> {
        self.text().1
    }

    fn text(&self) -> (&'static str, Vec<(&'static str, Argument)>) {
        fn number(value: impl Into<i64>) -> Argument {
            Argument::number(value)
        }
        let (text, size) = (Argument::text, Argument::size);
        match self {
            PartyError::Empty => ("party-empty", vec![]),
            PartyError::NoSuchCharacter { number: place } => {
                ("party-no-such-character", vec![("number", number(*place))])
            }
            PartyError::TooManyCharacters { count, most } => {
                ("party-too-many-characters", vec![("count", size(*count)), ("most", number(*most))])
            }
            PartyError::OverLevels { total, levels } => {
                ("party-over-levels", vec![("total", number(*total)), ("levels", number(*levels))])
            }
            PartyError::TooManyCopies { character, copies } => {
                ("party-too-many-copies", vec![("character", text(character)), ("copies", number(*copies))])
            }
            PartyError::OpposedFactions { light, darkness } => {
                ("party-opposed-factions", vec![("light", text(light)), ("darkness", text(darkness))])
            }
            PartyError::NotOneOrganization { one, other } => {
                ("party-not-one-organization", vec![("one", text(one)), ("other", text(other))])
            }
        }
    }
}

impl fmt::Display for PartyError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartyError::Empty => write!(out, "a party of nobody"),
            PartyError::NoSuchCharacter { number } => write!(out, "there is no character number {number}"),
            PartyError::TooManyCharacters { count, most } => {
                write!(out, "a party of {count} characters, but at most {most} may play")
            }
            PartyError::OverLevels { total, levels } => {
                write!(out, "a party of {total} levels, but {levels} were agreed")
            }
            PartyError::TooManyCopies { character, copies } => {
                write!(out, "{character} may be in a party {copies} times at most")
            }
            PartyError::OpposedFactions { light, darkness } => {
                write!(out, "{light} is of the Light and {darkness} of Darkness")
            }
            PartyError::NotOneOrganization { one, other } => {
                write!(out, "{one} and {other} are not of one organization")
            }
        }
    }
}

impl std::error::Error for PartyError {}

/// Whether these characters, named by their places in the content, may play a game of that many levels.
pub fn check_party(content: &Content, party: &[u8], levels: u16) -> Result<(), PartyError> {
    let rules = &content.edition.party;
    check(&content.characters, party, levels, rules.most_characters, rules.organization)
}

fn check(
    characters: &[Character],
    party: &[u8],
    levels: u16,
    most: u8,
    organization: OrganizationMode,
) -> Result<(), PartyError> {
    if party.is_empty() {
        return Err(PartyError::Empty);
    }
    if party.len() > usize::from(most) {
        return Err(PartyError::TooManyCharacters { count: party.len(), most });
    }
    let members = party
        .iter()
        .map(|&number| characters.get(usize::from(number)).ok_or(PartyError::NoSuchCharacter { number }))
        .collect::<Result<Vec<_>, _>>()?;
    check_levels(&members, levels)?;
    check_unique(&members)?;
    check_factions(&members, organization)
}

/// Rule: party.levels
fn check_levels(members: &[&Character], levels: u16) -> Result<(), PartyError> {
    let total: u32 = members.iter().map(|member| u32::from(member.level)).sum();
    if total > u32::from(levels) { Err(PartyError::OverLevels { total, levels }) } else { Ok(()) }
}

/// Rule: party.unique
fn check_unique(members: &[&Character]) -> Result<(), PartyError> {
    for member in members {
        let count = members.iter().filter(|other| other.id == member.id).count();
        if count > usize::from(member.copies) {
            return Err(PartyError::TooManyCopies { character: member.id.clone(), copies: member.copies });
        }
    }
    Ok(())
}

/// Rule: party.factions
/// Rule: party.organization
fn check_factions(members: &[&Character], mode: OrganizationMode) -> Result<(), PartyError> {
    let first = members[0];
    let stranger = members.iter().find(|member| member.affiliation != first.affiliation);
    let may_mix = match (mode, stranger) {
        (OrganizationMode::Required, Some(stranger)) => {
            let (one, other) = (first.id.clone(), stranger.id.clone());
            return Err(PartyError::NotOneOrganization { one, other });
        }
        (OrganizationMode::Required | OrganizationMode::Allowed, None) => true,
        (OrganizationMode::Allowed, Some(_)) | (OrganizationMode::Free, _) => false,
    };
    let of = |faction| members.iter().find(|member| member.faction == faction);
    match (of(Faction::Light), of(Faction::Darkness)) {
        (Some(light), Some(darkness)) if !may_mix => {
            Err(PartyError::OpposedFactions { light: light.id.clone(), darkness: darkness.id.clone() })
        }
        (Some(_) | None, Some(_) | None) => Ok(()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartyFile {
    id: Spanned<String>,
    levels: Spanned<i64>,
    characters: Spanned<Vec<Spanned<String>>>,
}

/// Reads a ready party. It must be able to play wherever no organization is required; a match that requires one, or
/// holds to a smaller cap, checks it again.
pub(super) fn read_party(
    source: Source<'_>,
    characters: &[Character],
    ids: &mut Ids,
) -> Result<Party, ContentError> {
    let file: PartyFile = source.parse()?;
    source.named_id(&file.id, source.name())?;
    let id = source.new_id(&file.id, ids)?;
    let levels = source.number_from("levels", &file.levels, 1, u16::MAX)?;
    let mut numbers = Vec::with_capacity(file.characters.get_ref().len());
    for name in file.characters.get_ref() {
        let place = characters.iter().position(|character| character.id == *name.get_ref());
        let Some(place) = place else {
            let character = name.get_ref().clone();
            return Err(source.error(name.span(), Flaw::UnknownCharacter { character }));
        };
        numbers.push(u8::try_from(place).expect("the count of characters was checked before"));
    }
    check(characters, &numbers, levels, caps::CHARACTERS_OF_A_PARTY, OrganizationMode::Allowed)
        .map_err(|error| source.error(file.characters.span(), Flaw::Party(error)))?;
    Ok(Party { id, levels, characters: numbers })
}
