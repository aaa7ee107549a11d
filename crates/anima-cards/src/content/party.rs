//! A party's file: `packs/<pack>/parties/<id>.toml` for those that come ready, or a file of one's own anywhere.
//!
//! It names everything, the plot cards too. What of it both sides may know is its [`Roster`]; the plot cards are a
//! suggestion to whoever plays the party, who chooses them in play where the other side cannot see it.

use ::content::{File, Ids, Naming};
use serde::Deserialize;
use toml::Spanned;

use super::error::{ContentError, Flaw, Problem};
use super::judge::{PartyError, PartyReport, Terms, check_hand, check_party};
use super::read::NAMING;
use super::roster::{Declared, Member, Roster};
use super::source::Source;
use super::{
    AdvantageCard, AdvantageKind, Affiliation, Content, Faction, Format, OrganizationMode, Wanderers, caps,
};

/// A party ready to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Party {
    pub id: String,
    /// The levels it is made for.
    pub levels: u16,
    /// The edition it is made for, where it is made for one.
    pub edition: Option<String>,
    /// The format of that edition.
    pub format: Option<String>,
    pub roster: Roster,
    /// The plot cards it suggests, in the order of the roster's points; their places in [`Content::advantages`].
    pub hand: Vec<u8>,
}

impl Party {
    /// Everything that is wrong with it on these terms, its plot cards included.
    pub fn check(&self, content: &Content, terms: &Terms<'_>) -> PartyReport {
        let mut report = check_party(content, &self.roster, terms);
        let hand = check_hand(content, &self.roster, &self.hand);
        // Points for which nobody has a card are no second problem beside a card that suits nobody.
        if !hand.is_empty() {
            report.problems.retain(|problem| !matches!(problem, PartyError::NoPlotCard { .. }));
            report.problems.extend(hand);
        }
        report
    }

    /// The format it is made for, as the edition has it.
    pub fn format_of<'a>(&self, content: &'a Content) -> Option<&'a Format> {
        self.format.as_deref().and_then(|format| content.edition.party.format(format))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartyFile {
    id: Option<Spanned<String>>,
    levels: Spanned<i64>,
    edition: Option<Spanned<String>>,
    format: Option<Spanned<String>>,
    organization: Option<Spanned<String>>,
    faction: Option<Spanned<String>>,
    characters: Spanned<Vec<Spanned<String>>>,
    #[serde(default, rename = "advantage")]
    advantages: Vec<AdvantageTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdvantageTable {
    card: Spanned<String>,
    carrier: Option<Spanned<String>>,
}

/// Reads a ready party. It must be able to play in the edition it is made for, wherever no organization is required; a
/// match that requires one, or holds to a smaller cap, checks it again.
pub(super) fn read_party(
    source: Source<'_>,
    content: &Content,
    ids: &mut Ids,
) -> Result<Party, ContentError> {
    let file: PartyFile = source.parse()?;
    let id = file.id.as_ref().ok_or_else(|| source.error(0..0, Problem::Missing { key: "id" }));
    let id = id.and_then(|id| {
        source.named_id(id, source.name())?;
        source.new_id(id, ids)
    });
    let id = source.kept(id, String::new())?;
    let party = Party { id, ..read(source, &file, content)? };
    // A party of whom something could not be read may be another one.
    if !source.is_sound() {
        return Ok(party);
    }
    if party.edition.as_ref().is_some_and(|edition| *edition != content.edition.id) {
        return Ok(party);
    }
    let terms = Terms {
        levels: party.levels,
        format: party.format_of(content),
        organization: OrganizationMode::Allowed,
        wanderers: Wanderers::Organization,
        most_characters: caps::CHARACTERS_OF_A_PARTY,
    };
    let judged = party.check(content, &terms).first();
    judged.map_err(|error| source.error(file.characters.span(), Flaw::Party(error)))?;
    Ok(party)
}

/// Reads a party of one's own, whose name is its file's unless it has an id. Whether it may play is not asked here.
pub fn read_own_party(path: &str, text: &str, content: &Content) -> Result<Party, ContentError> {
    let file = File { path: path.to_owned(), text: text.to_owned() };
    let called = content.names.within(path);
    let source = Source::new(&file).naming(Naming { called: &called, keys: &NAMING });
    let parsed: PartyFile = source.parse()?;
    if let Some(id) = &parsed.id {
        source.spelled_id(id)?;
    }
    read(source, &parsed, content)
}

/// The edition that a party's file names, for whoever has to find the content to read it with.
pub fn edition_of_party(text: &str) -> Option<String> {
    let table = text.parse::<toml::Table>().ok()?;
    table.get("edition").and_then(toml::Value::as_str).map(str::to_owned)
}

fn read(source: Source<'_>, file: &PartyFile, content: &Content) -> Result<Party, ContentError> {
    let declares = source.kept(read_declared(source, file), None)?;
    let mut roster = Roster { declares, ..Roster::default() };
    for name in file.characters.get_ref() {
        let place = content.characters.iter().position(|character| character.id == *name.get_ref());
        let character = || name.get_ref().clone();
        let unknown = || source.error(name.span(), Flaw::UnknownCharacter { character: character() });
        let member = place.map(|place| Some(Member::from(place as u16))).ok_or_else(unknown);
        roster.members.extend(source.kept(member, None)?);
    }
    let mut hand = Vec::new();
    for table in &file.advantages {
        let named = file.characters.get_ref();
        source.kept(read_advantage(source, table, content, (&mut roster, named), &mut hand), ())?;
    }
    let card = |place: &u8| &content.advantages[usize::from(*place)];
    hand.sort_by_key(|place| (card(place).points, *place));
    roster.plot = hand.iter().map(|place| card(place).points).collect();
    let edition = match &file.edition {
        Some(edition) => {
            source.kept(source.spelled_id(edition), ())?;
            Some(edition.get_ref().clone())
        }
        None => None,
    };
    Ok(Party {
        id: file.id.as_ref().map_or_else(|| source.name().to_owned(), |id| id.get_ref().clone()),
        levels: source.kept(source.number_from("levels", &file.levels, 1, u16::MAX), 1)?,
        format: source.kept(read_format(source, file, content), None)?,
        edition,
        roster,
        hand,
    })
}

fn read_declared(source: Source<'_>, file: &PartyFile) -> Result<Option<Declared>, ContentError> {
    match (&file.organization, &file.faction) {
        (Some(_), Some(faction)) => {
            Err(source.error(faction.span(), Problem::Both { one: "organization", other: "faction" }))
        }
        (Some(word), None) => {
            let known = Affiliation::ALL.map(|affiliation| (affiliation.word(), affiliation));
            Ok(Some(Declared::Organization(source.word("organization", word, &known)?)))
        }
        (None, Some(word)) => {
            let known = Faction::ALL.map(|faction| (faction.word(), faction));
            Ok(Some(Declared::Faction(source.word("faction", word, &known)?)))
        }
        (None, None) => Ok(None),
    }
}

/// A format is an edition's, so whoever names one names the edition too.
fn read_format(
    source: Source<'_>,
    file: &PartyFile,
    content: &Content,
) -> Result<Option<String>, ContentError> {
    let Some(format) = &file.format else { return Ok(None) };
    source.spelled_id(format)?;
    let edition = source.needed("edition", file.edition.as_ref(), format)?;
    let id = format.get_ref();
    if *edition.get_ref() == content.edition.id && content.edition.party.format(id).is_none() {
        return Err(source.error(format.span(), Flaw::UnknownFormat { format: id.clone() }));
    }
    Ok(Some(id.clone()))
}

/// Gives a card to its carrier, of several with that name the one who carries least; a plot card goes to the hand.
fn read_advantage(
    source: Source<'_>,
    table: &AdvantageTable,
    content: &Content,
    (roster, named): (&mut Roster, &[Spanned<String>]),
    hand: &mut Vec<u8>,
) -> Result<(), ContentError> {
    let (name, carrier) = (&table.card, table.carrier.as_ref());
    let place = content.advantages.iter().position(|card| card.id == *name.get_ref());
    let unknown = || source.error(name.span(), Flaw::UnknownCard { card: name.get_ref().clone() });
    let place = place.ok_or_else(unknown)?;
    let card: &AdvantageCard = &content.advantages[place];
    match card.kind {
        AdvantageKind::Plot | AdvantageKind::Team | AdvantageKind::Organization => {
            source.not_needed("carrier", carrier, name)?;
            let pile = if card.kind == AdvantageKind::Plot { hand } else { &mut roster.open };
            pile.push(place as u8);
        }
        AdvantageKind::Equipment | AdvantageKind::Power => {
            let carrier = source.needed("carrier", carrier, name)?;
            let is_carrier =
                |member: &&mut Member| content.characters[usize::from(member.card)].id == *carrier.get_ref();
            let found =
                roster.members.iter_mut().filter(is_carrier).min_by_key(|member| member.carries.len());
            let character = carrier.get_ref().clone();
            // Somebody who is in the party and could not be read is missed already.
            if found.is_none() && named.iter().any(|name| *name.get_ref() == character) {
                return Ok(());
            }
            let member =
                found.ok_or_else(|| source.error(carrier.span(), Flaw::CarrierNotInParty { character }))?;
            member.carries.push(place as u8);
        }
    }
    Ok(())
}
