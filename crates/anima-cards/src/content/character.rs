//! A character's file: `packs/<pack>/characters/<id>.toml`, with what the card prints under `[attributes]`.

use ::content::Ids;
use geometry::Mil;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

use super::Secondary;
use super::error::{ContentError, Flaw, Problem};
use super::source::{Inches, Source, read_length};
use super::{
    Affiliation, BaseSize, Category, CategorySet, Character, Company, Faction, Innate, InnateSet, Reckoning,
    Role, RoleSet, caps,
};
use crate::cards::Ability;
use crate::status::{Status, StatusSet};

/// A character: what its card prints, and its abilities.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CharacterFile {
    /// The name of the file without its ending; its name in each language is the message `name-<id>`.
    #[schemars(with = "String")]
    id: Spanned<String>,
    #[schemars(with = "u16", range(min = 1, max = 500))]
    level: Spanned<i64>,
    #[schemars(with = "Faction")]
    faction: Spanned<String>,
    #[schemars(with = "Affiliation")]
    affiliation: Spanned<String>,
    /// One or two.
    #[schemars(with = "Vec<Category>", length(min = 1, max = 2))]
    categories: Spanned<Vec<Spanned<String>>>,
    #[serde(default)]
    #[schemars(with = "Vec<Role>")]
    roles: Vec<Spanned<String>>,
    #[schemars(with = "BaseSize")]
    base: Spanned<String>,
    /// How often one party may have it; once, if nothing is said.
    #[schemars(with = "Option<u8>")]
    copies: Option<Spanned<i64>>,
    /// One copy more for each so many levels of the game, instead of a fixed number.
    #[schemars(with = "Option<u16>")]
    copies_per_levels: Option<Spanned<i64>>,
    /// How many advantage cards it may carry; one, if nothing is said.
    #[schemars(with = "Option<u8>")]
    advantages: Option<Spanned<i64>>,
    #[serde(default)]
    #[schemars(with = "Vec<Innate>")]
    innate: Vec<Spanned<String>>,
    /// The states it never gets, or `all-negative`.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    immunity: Vec<Spanned<String>>,
    /// What else a character is that cards ask for: `undead`, `gear` and the like.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    traits: Vec<Spanned<String>>,
    /// With whom it goes into a party, where its card says so.
    #[serde(default)]
    party: CompanyTable,
    attributes: AttributesTable,
    secondary: Option<SecondaryTable>,
    #[serde(default, rename = "ability")]
    #[schemars(with = "Vec<Ability>")]
    abilities: Vec<Spanned<Ability>>,
}

/// With whom a character goes into a party.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
struct CompanyTable {
    /// The ids of those it is never in one party with.
    #[schemars(with = "Vec<String>")]
    never_with: Vec<Spanned<String>>,
    /// The factions whose party it may lead, where that is not any; it is in no other party.
    #[schemars(with = "Vec<Faction>")]
    leads_factions: Vec<Spanned<String>>,
    /// The same of organizations, of which it counts as one.
    #[schemars(with = "Vec<Affiliation>")]
    leads_organizations: Vec<Spanned<String>>,
    /// The factions of which it counts as one: the one the party says it is of, otherwise the first that somebody else in
    /// the party is of, and the first of all where nobody is. Its own, where none is named.
    #[schemars(with = "Vec<Faction>")]
    factions: Vec<Spanned<String>>,
    /// For whom the party's levels are counted otherwise as long as it is in it.
    levels: Vec<ReckoningTable>,
}

/// How the levels of some members of a party are counted: of those that have one of what each list names, everybody where
/// nothing is named.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ReckoningTable {
    #[schemars(with = "Vec<Category>")]
    categories: Vec<Spanned<String>>,
    #[schemars(with = "Vec<Affiliation>")]
    affiliations: Vec<Spanned<String>>,
    #[schemars(with = "Vec<Faction>")]
    factions: Vec<Spanned<String>>,
    #[schemars(with = "Vec<String>")]
    traits: Vec<Spanned<String>>,
    #[schemars(with = "Vec<String>")]
    only: Vec<Spanned<String>>,
    /// So many levels more for each of them, or less if it is below nothing; nobody counts less than none.
    #[schemars(with = "Option<i16>")]
    by: Option<Spanned<i64>>,
    /// So many levels of the cards that each of them carries do not count.
    #[schemars(with = "Option<u8>")]
    cards: Option<Spanned<i64>>,
}

/// The second value of an attribute, which an ability says when to use.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct SecondaryTable {
    #[schemars(with = "Option<u8>")]
    attack: Option<Spanned<i64>>,
    #[schemars(with = "Option<u8>")]
    damage: Option<Spanned<i64>>,
    #[schemars(with = "Option<u8>")]
    defense: Option<Spanned<i64>>,
    #[schemars(with = "Option<u8>")]
    armor: Option<Spanned<i64>>,
    #[schemars(with = "Option<u8>")]
    resistance: Option<Spanned<i64>>,
}

/// The numbers of a card.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct AttributesTable {
    #[schemars(with = "u8")]
    attack: Spanned<i64>,
    #[schemars(with = "u8")]
    damage: Spanned<i64>,
    #[schemars(with = "u8")]
    defense: Spanned<i64>,
    #[schemars(with = "u8")]
    armor: Spanned<i64>,
    #[schemars(with = "u8")]
    life: Spanned<i64>,
    #[schemars(with = "u8")]
    resistance: Spanned<i64>,
    /// Walk and Run, in inches.
    #[schemars(with = "[f64; 2]")]
    speed: Spanned<Vec<Spanned<Inches>>>,
    /// The same in squares.
    #[schemars(with = "Option<[u8; 2]>")]
    board_speed: Option<Spanned<Vec<Spanned<i64>>>>,
    /// The most action points it holds.
    #[schemars(with = "u8")]
    actions: Spanned<i64>,
    #[schemars(with = "u8")]
    recovery: Spanned<i64>,
    /// How far it shoots, in inches.
    #[schemars(with = "Option<f64>")]
    range: Option<Spanned<Inches>>,
}

pub(super) const CATEGORIES: [(&str, Category); 3] = [
    (Category::Mystic.word(), Category::Mystic),
    (Category::Fighter.word(), Category::Fighter),
    (Category::Prowler.word(), Category::Prowler),
];

pub(super) const ROLES: [(&str, Role); 3] = [
    (Role::Leader.word(), Role::Leader),
    (Role::Agent.word(), Role::Agent),
    (Role::Summon.word(), Role::Summon),
];

const BASES: [(&str, BaseSize); 3] = [
    (BaseSize::Small.word(), BaseSize::Small),
    (BaseSize::Medium.word(), BaseSize::Medium),
    (BaseSize::Large.word(), BaseSize::Large),
];

pub(super) const INNATES: [(&str, Innate); 8] = [
    (Innate::AdvancedDeployment.word(), Innate::AdvancedDeployment),
    (Innate::Infiltration.word(), Innate::Infiltration),
    (Innate::Initiative.word(), Innate::Initiative),
    (Innate::Intangible.word(), Innate::Intangible),
    (Innate::CriticalMastery.word(), Innate::CriticalMastery),
    (Innate::OpenMovement.word(), Innate::OpenMovement),
    (Innate::Flight.word(), Innate::Flight),
    (Innate::DamageResistance.word(), Innate::DamageResistance),
];

/// Each state by its word, and one word for all that are against whoever has them.
const IMMUNITIES: [(&str, StatusSet); Status::COUNT + 1] = {
    let mut words = [("all-negative", StatusSet::NEGATIVE); Status::COUNT + 1];
    let mut place = 0;
    while place < Status::COUNT {
        words[place] = (Status::ALL[place].word(), StatusSet::NONE.with(Status::ALL[place]));
        place += 1;
    }
    words
};

const MOST_CATEGORIES: usize = 2;
/// Walk and Run.
const SPEEDS: usize = 2;
const FARTHEST: Mil = Mil::inches(48);

pub(super) fn read_character(source: Source<'_>, ids: &mut Ids) -> Result<Character, ContentError> {
    let file: CharacterFile = source.parse()?;
    source.kept(source.named_id(&file.id, source.name()), ())?;
    let id = source.kept(source.new_id(&file.id, ids), String::new())?;

    let count = file.categories.get_ref().len();
    source.kept(source.count("categories", file.categories.span(), count, 1, MOST_CATEGORIES), ())?;
    let categories = read_set(source, "categories", file.categories.get_ref(), &CATEGORIES)?;
    let roles = read_set(source, "roles", &file.roles, &ROLES)?;
    let innate = read_set(source, "innate", &file.innate, &INNATES)?;
    let immunity = read_set(source, "immunity", &file.immunity, &IMMUNITIES)?;
    let (copies, copies_per_levels) = match (&file.copies, &file.copies_per_levels) {
        (Some(_), Some(each)) => {
            let problem = Problem::Both { one: "copies", other: "copies_per_levels" };
            source.kept(Err(source.error(each.span(), problem)), (1, None))?
        }
        (Some(copies), None) => {
            (source.kept(source.number("copies", copies, caps::CHARACTERS_OF_A_PARTY), 1)?, None)
        }
        (None, Some(each)) => {
            let each = source.number_from("copies_per_levels", each, 1, u16::MAX);
            (1, Some(source.kept(each, 1)?))
        }
        (None, None) => (1, None),
    };
    let advantages = match &file.advantages {
        Some(advantages) => source.kept(source.number_from("advantages", advantages, 0, caps::CARRIED), 1)?,
        None => 1,
    };

    let traits = read_traits(source, &file.traits)?;

    let company = &file.party;
    let factions = Faction::ALL.map(|faction| (faction.word(), faction));
    let affiliations = Affiliation::ALL.map(|affiliation| (affiliation.word(), affiliation));
    let party = Company {
        never_with: read_ids(source, "never_with", &company.never_with)?,
        leads_factions: read_set(source, "leads_factions", &company.leads_factions, &factions)?,
        leads_organizations: read_set(
            source,
            "leads_organizations",
            &company.leads_organizations,
            &affiliations,
        )?,
        factions: read_set(source, "factions", &company.factions, &factions)?,
        levels: read_reckonings(source, &company.levels)?,
    };

    let attributes = &file.attributes;
    let attribute = |key, value| source.kept(source.number_from(key, value, 0, caps::ATTRIBUTE), 0);
    let (walk, run) = source.kept(read_speed(source, &attributes.speed), (Mil::INCH, Mil::INCH))?;
    let actions = source.number("actions", &attributes.actions, caps::ACTIONS);
    let actions = source.kept(actions, caps::ACTIONS)?;
    let range = attributes.range.as_ref();
    let range = range.map(|range| read_length(source, "range", range, Mil::INCH, FARTHEST)).transpose();
    // Whoever says how far it shoots does shoot.
    let range = source.kept(range, Some(Mil::INCH))?;
    let affiliation = source.word("affiliation", &file.affiliation, &affiliations);
    let affiliation = source.kept(affiliation, Affiliation::Wanderers)?;
    let second = |key, value: fn(&SecondaryTable) -> Option<&Spanned<i64>>| {
        file.secondary.as_ref().and_then(value).map(|value| attribute(key, value)).transpose()
    };
    let secondary = Secondary {
        attack: second("attack", |table| table.attack.as_ref())?,
        damage: second("damage", |table| table.damage.as_ref())?,
        defense: second("defense", |table| table.defense.as_ref())?,
        armor: second("armor", |table| table.armor.as_ref())?,
        resistance: second("resistance", |table| table.resistance.as_ref())?,
    };
    Ok(Character {
        id,
        level: source.kept(source.number_from("level", &file.level, 1, caps::LEVEL), 1)?,
        attack: attribute("attack", &attributes.attack)?,
        damage: attribute("damage", &attributes.damage)?,
        defense: attribute("defense", &attributes.defense)?,
        armor: attribute("armor", &attributes.armor)?,
        life: source.kept(source.number("life", &attributes.life, caps::LIFE), 1)?,
        resistance: attribute("resistance", &attributes.resistance)?,
        walk,
        run,
        board_speed: source.kept(read_board_speed(source, attributes.board_speed.as_ref()), None)?,
        actions,
        recovery: source.kept(source.number("recovery", &attributes.recovery, actions), 1)?,
        categories: categories.into_iter().fold(CategorySet::default(), CategorySet::with),
        faction: source.kept(source.word("faction", &file.faction, &factions), Faction::Unaligned)?,
        affiliation,
        roles: roles.into_iter().fold(RoleSet::default(), RoleSet::with),
        base: source.kept(source.word("base", &file.base, &BASES), BaseSize::Small)?,
        range,
        innate: innate.into_iter().fold(InnateSet::default(), InnateSet::with),
        immunity: immunity.into_iter().fold(StatusSet::NONE, StatusSet::and_those),
        copies,
        copies_per_levels,
        advantages,
        secondary,
        traits,
        party,
        abilities: read_abilities(source, file.abilities, caps::ABILITIES)?,
    })
}

/// Words for what a character is besides, as any card may ask for them.
pub(super) fn read_traits(
    source: Source<'_>,
    words: &[Spanned<String>],
) -> Result<Vec<String>, ContentError> {
    let mut traits = Vec::with_capacity(words.len());
    for word in words {
        source.kept(source.spelled_id(word), ())?;
        traits.push(word.get_ref().clone());
    }
    Ok(traits)
}

/// For whom the levels of a party are counted otherwise.
pub(super) fn read_reckonings(
    source: Source<'_>,
    tables: &[ReckoningTable],
) -> Result<Vec<Reckoning>, ContentError> {
    let factions = Faction::ALL.map(|faction| (faction.word(), faction));
    let affiliations = Affiliation::ALL.map(|affiliation| (affiliation.word(), affiliation));
    let most = i16::try_from(caps::LEVEL).expect("levels are small numbers");
    let read = |table: &ReckoningTable| {
        let categories = read_set(source, "categories", &table.categories, &CATEGORIES)?;
        let (by, cards) = (table.by.as_ref(), table.cards.as_ref());
        Ok(Reckoning {
            categories: categories.into_iter().fold(CategorySet::default(), CategorySet::with),
            affiliations: read_set(source, "affiliations", &table.affiliations, &affiliations)?,
            factions: read_set(source, "factions", &table.factions, &factions)?,
            traits: read_traits(source, &table.traits)?,
            only: read_ids(source, "only", &table.only)?,
            by: by.map_or(Ok(0), |by| source.number_from("by", by, -most, most))?,
            cards: cards.map_or(Ok(0), |cards| source.number_from("cards", cards, 0, caps::POINTS))?,
        })
    };
    tables.iter().map(read).collect()
}

/// The abilities of a card, of which there are so many at most. What they say is checked when all cards are known.
pub(super) fn read_abilities(
    source: Source<'_>,
    abilities: Vec<Spanned<Ability>>,
    most: u8,
) -> Result<Vec<Ability>, ContentError> {
    let count = abilities.len();
    if let Some(surplus) = abilities.get(usize::from(most)) {
        source.kept(source.count("ability", surplus.span(), count, 0, most.into()), ())?;
    }
    Ok(abilities.into_iter().map(Spanned::into_inner).collect())
}

/// Words of a closed list, none twice.
pub(super) fn read_set<T: Copy + PartialEq>(
    source: Source<'_>,
    key: &'static str,
    words: &[Spanned<String>],
    known: &[(&'static str, T)],
) -> Result<Vec<T>, ContentError> {
    let mut read = Vec::with_capacity(words.len());
    for word in words {
        let meaning = source.word(key, word, known).and_then(|meaning| {
            if read.contains(&meaning) {
                return Err(source.error(word.span(), Flaw::Repeated { key, value: word.get_ref().clone() }));
            }
            Ok(Some(meaning))
        });
        read.extend(source.kept(meaning, None)?);
    }
    Ok(read)
}

/// Ids that can be somebody's, none twice.
pub(super) fn read_ids(
    source: Source<'_>,
    key: &'static str,
    words: &[Spanned<String>],
) -> Result<Vec<String>, ContentError> {
    let mut read: Vec<String> = Vec::with_capacity(words.len());
    for word in words {
        let name = source.spelled_name(word).and_then(|()| {
            if read.contains(word.get_ref()) {
                return Err(source.error(word.span(), Flaw::Repeated { key, value: word.get_ref().clone() }));
            }
            Ok(Some(word.get_ref().clone()))
        });
        read.extend(source.kept(name, None)?);
    }
    Ok(read)
}

fn read_speed(source: Source<'_>, speed: &Spanned<Vec<Spanned<Inches>>>) -> Result<(Mil, Mil), ContentError> {
    let [walk, run] = speed.get_ref().as_slice() else {
        return Err(wrong_speed(source, "speed", speed));
    };
    let walk = read_length(source, "speed", walk, Mil::INCH, FARTHEST)?;
    Ok((walk, read_length(source, "speed", run, walk, FARTHEST)?))
}

fn read_board_speed(
    source: Source<'_>,
    speed: Option<&Spanned<Vec<Spanned<i64>>>>,
) -> Result<Option<(u8, u8)>, ContentError> {
    let key = "board_speed";
    let Some(speed) = speed else { return Ok(None) };
    let [walk, run] = speed.get_ref().as_slice() else {
        return Err(wrong_speed(source, key, speed));
    };
    let walk = source.number(key, walk, caps::BOARD)?;
    Ok(Some((walk, source.number_from(key, run, walk, caps::BOARD)?)))
}

fn wrong_speed<T>(source: Source<'_>, key: &'static str, speed: &Spanned<Vec<T>>) -> ContentError {
    let count = speed.get_ref().len();
    source.error(speed.span(), Problem::WrongCount { key, count, least: SPEEDS, most: SPEEDS })
}
