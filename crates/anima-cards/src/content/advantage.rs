//! An advantage card's file: `packs/<pack>/advantages/<id>.toml`, with what it costs and who may carry it.
//!
//! Characters under `only` are named by their ids and need not be in any pack that is read: a card may come before the
//! character it is made for, and until then nobody can carry it.

use ::content::Ids;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

use super::character::{
    CATEGORIES, INNATES, ROLES, ReckoningTable, read_abilities, read_ids, read_reckonings, read_set,
    read_traits,
};
use super::error::{ContentError, Problem};
use super::source::Source;
use super::{Affiliation, Category, CategorySet, Character, Faction, Innate, Reckoning, Role, caps};
use crate::cards::{Ability, Attribute, Carried};

/// A card that a party brings besides its characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdvantageCard {
    pub id: String,
    /// What it costs of a party's levels.
    pub points: u8,
    /// The levels that it gives the party besides.
    pub gives_back: u8,
    /// Whether a leader may carry it.
    pub leaders: bool,
    pub kind: AdvantageKind,
    /// Whether it never changes its bearer, whatever an ability says.
    pub fixed: bool,
    /// Who may carry it, by category; none named is everybody.
    pub categories: CategorySet,
    /// None named is everybody.
    pub affiliations: Vec<Affiliation>,
    /// None named is everybody.
    pub factions: Vec<Faction>,
    /// The ids of the only characters who may carry it, or of a team's members; none named is everybody.
    pub only: Vec<String>,
    /// Words of which its bearer has one under `traits`; none named is everybody.
    pub traits: Vec<String>,
    /// The highest level of a character who may carry it.
    pub levels_at_most: Option<u16>,
    /// The lowest level of a character who may carry it.
    pub levels_at_least: Option<u16>,
    /// What its bearer is besides a fighter, one of these; none named is everybody.
    pub roles: Vec<Role>,
    /// What its bearer can do of itself, one of these; none named is everybody.
    pub innate: Vec<Asset>,
    /// The highest printed attributes of its bearer.
    pub attributes_at_most: Vec<(Attribute, u8)>,
    /// The lowest printed attributes of its bearer.
    pub attributes_at_least: Vec<(Attribute, u8)>,
    /// How often one party may have it; as often as it can pay, where nothing is said.
    pub copies: Option<u8>,
    /// For whom the party's levels are counted otherwise as long as it is in it.
    pub levels: Vec<Reckoning>,
    /// What it does for its bearer, for each of a team, or for a side where nobody bears it.
    pub abilities: Vec<Ability>,
}

/// Something that a character prints, by which a card can choose who may carry it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asset {
    Innate(Innate),
    /// A character that shoots prints its range, which is no innate ability of its own in a file.
    RangedAttack,
}

impl Asset {
    const RANGED_ATTACK: &'static str = "ranged-attack";

    fn is_of(self, character: &Character) -> bool {
        match self {
            Asset::Innate(innate) => character.innate.contains(innate),
            Asset::RangedAttack => character.range.is_some(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub enum AdvantageKind {
    Equipment,
    Power,
    /// Kept in hand, hidden until it is played.
    Plot,
    /// Lies open and belongs to several characters together.
    Team,
    /// Lies open from the start and speaks for the whole side, whose party is of the organization it names.
    Organization,
}

impl AdvantageKind {
    /// The kind that cards call so.
    pub fn of_carried(kind: Carried) -> AdvantageKind {
        match kind {
            Carried::Equipment => AdvantageKind::Equipment,
            Carried::Power => AdvantageKind::Power,
        }
    }

    pub const ALL: [AdvantageKind; 5] = [
        AdvantageKind::Equipment,
        AdvantageKind::Power,
        AdvantageKind::Plot,
        AdvantageKind::Team,
        AdvantageKind::Organization,
    ];

    pub fn word(self) -> &'static str {
        match self {
            AdvantageKind::Equipment => "equipment",
            AdvantageKind::Power => "power",
            AdvantageKind::Plot => "plot",
            AdvantageKind::Team => "team",
            AdvantageKind::Organization => "organization",
        }
    }

    /// Whether one character bears it.
    pub fn is_carried(self) -> bool {
        match self {
            AdvantageKind::Equipment | AdvantageKind::Power => true,
            AdvantageKind::Plot | AdvantageKind::Team | AdvantageKind::Organization => false,
        }
    }
}

impl AdvantageCard {
    /// Whether the card lets this character carry it.
    ///
    /// Rule: party.advantage_category
    pub fn suits(&self, character: &Character) -> bool {
        self.suits_as(character, character.faction)
    }

    /// The same of a character that is of this faction in its party.
    ///
    /// Rule: party.advantage_category
    pub fn suits_as(&self, character: &Character, faction: Faction) -> bool {
        (self.categories.is_empty() || self.categories.meets(character.categories))
            && (self.affiliations.is_empty() || self.affiliations.contains(&character.affiliation))
            && (self.factions.is_empty() || self.factions.contains(&faction))
            && (self.only.is_empty() || self.only.contains(&character.id))
            && (self.traits.is_empty() || self.traits.iter().any(|word| character.traits.contains(word)))
            && (self.roles.is_empty() || self.roles.iter().any(|role| character.roles.contains(*role)))
            && (self.innate.is_empty() || self.innate.iter().any(|asset| asset.is_of(character)))
            && self.attributes_at_most.iter().all(|(which, most)| printed(character, *which) <= *most)
            && self.attributes_at_least.iter().all(|(which, least)| printed(character, *which) >= *least)
            && (self.leaders || !character.roles.contains(Role::Leader))
            && self.levels_at_most.is_none_or(|most| character.level <= most)
            && self.levels_at_least.is_none_or(|least| character.level >= least)
    }
}

/// An attribute as its card prints it first.
fn printed(character: &Character, which: Attribute) -> u8 {
    match which {
        Attribute::Attack => character.attack,
        Attribute::Damage => character.damage,
        Attribute::Defense => character.defense,
        Attribute::Armor => character.armor,
        Attribute::Resistance => character.resistance,
    }
}

/// An advantage card: what it costs, who may carry it, and its abilities.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AdvantageFile {
    /// The name of the file without its ending; its name in each language is the message `name-<id>`.
    #[schemars(with = "String")]
    id: Spanned<String>,
    /// What it costs of a party's levels.
    #[schemars(with = "u8", range(max = 50))]
    points: Spanned<i64>,
    #[schemars(with = "AdvantageKind")]
    kind: Spanned<String>,
    /// The levels that it gives the party in the place of costing any. No plot card does.
    #[schemars(with = "Option<u8>", range(max = 50))]
    gives_back: Option<Spanned<i64>>,
    /// Whether a leader may carry it, as one may if nothing is said.
    #[schemars(with = "Option<bool>")]
    leaders: Option<Spanned<bool>>,
    /// Whether it never changes its bearer.
    #[schemars(with = "Option<bool>")]
    fixed: Option<Spanned<bool>>,
    /// Who may carry it; everybody, if nothing is said.
    #[serde(default)]
    #[schemars(with = "Vec<Category>")]
    categories: Vec<Spanned<String>>,
    /// Of which affiliations its bearer may be, or, of an organization's card, the whole party; all, if nothing is said.
    #[serde(default)]
    #[schemars(with = "Vec<Affiliation>")]
    affiliations: Vec<Spanned<String>>,
    /// The same of factions. A party of a faction may have some who are of none.
    #[serde(default)]
    #[schemars(with = "Vec<Faction>")]
    factions: Vec<Spanned<String>>,
    /// The ids of the only characters who may carry it, or of a team's members.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    only: Vec<Spanned<String>>,
    /// Words of which its bearer has to have one under its own `traits`.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    traits: Vec<Spanned<String>>,
    /// The highest level of a character who may carry it.
    #[schemars(with = "Option<u16>")]
    levels_at_most: Option<Spanned<i64>>,
    /// The lowest level of a character who may carry it.
    #[schemars(with = "Option<u16>")]
    levels_at_least: Option<Spanned<i64>>,
    /// What its bearer has to be, one of these: `leader`, `agent` or `summon`.
    #[serde(default)]
    #[schemars(with = "Vec<Role>")]
    roles: Vec<Spanned<String>>,
    /// Which innate abilities its bearer's card has to print, one of these: those of characters, and `ranged-attack`.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    innate: Vec<Spanned<String>>,
    /// The highest printed attributes of a character who may carry it.
    #[schemars(with = "Option<AttributesTable>")]
    attributes_at_most: Option<Spanned<AttributesTable>>,
    /// The lowest printed attributes of a character who may carry it.
    #[schemars(with = "Option<AttributesTable>")]
    attributes_at_least: Option<Spanned<AttributesTable>>,
    /// How often one party may have it; as often as it can pay, if nothing is said, and a card of an organization once. Of
    /// plot cards nothing is known that could be counted.
    #[schemars(with = "Option<u8>")]
    copies: Option<Spanned<i64>>,
    /// For whom the levels of its party are counted otherwise.
    #[schemars(with = "Option<CardPartyTable>")]
    party: Option<Spanned<CardPartyTable>>,
    #[serde(default, rename = "ability")]
    #[schemars(with = "Vec<Ability>")]
    abilities: Vec<Spanned<Ability>>,
}

/// Bounds of printed attributes: `{ attack = 4 }`.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
struct AttributesTable {
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

impl AttributesTable {
    fn read(self, source: Source<'_>) -> Result<Vec<(Attribute, u8)>, ContentError> {
        let all = [
            (Attribute::Attack, self.attack),
            (Attribute::Damage, self.damage),
            (Attribute::Defense, self.defense),
            (Attribute::Armor, self.armor),
            (Attribute::Resistance, self.resistance),
        ];
        let mut bounds = Vec::new();
        for (which, value) in all {
            if let Some(value) = value {
                let value = source.number_from(which.word(), &value, 0, u8::MAX);
                bounds.push((which, source.kept(value, 0)?));
            }
        }
        Ok(bounds)
    }
}

fn read_bounds(
    source: Source<'_>,
    table: Option<Spanned<AttributesTable>>,
) -> Result<Vec<(Attribute, u8)>, ContentError> {
    table.map(Spanned::into_inner).unwrap_or_default().read(source)
}

/// What an advantage card means for the party it is in.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
struct CardPartyTable {
    levels: Vec<ReckoningTable>,
}

pub(super) fn read_advantage(source: Source<'_>, ids: &mut Ids) -> Result<AdvantageCard, ContentError> {
    let file: AdvantageFile = source.parse()?;
    source.kept(source.named_id(&file.id, source.name()), ())?;
    let id = source.kept(source.new_id(&file.id, ids), String::new())?;
    let kinds = AdvantageKind::ALL.map(|kind| (kind.word(), kind));
    let categories = read_set(source, "categories", &file.categories, &CATEGORIES)?;
    let affiliations = Affiliation::ALL.map(|affiliation| (affiliation.word(), affiliation));
    let factions = Faction::ALL.map(|faction| (faction.word(), faction));
    let (most, least) = (file.levels_at_most.as_ref(), file.levels_at_least.as_ref());
    let most = most.map(|most| source.number_from("levels_at_most", most, 1, caps::LEVEL)).transpose();
    let least = least.map(|least| source.number_from("levels_at_least", least, 1, caps::LEVEL)).transpose();
    let copies = file.copies.as_ref();
    let copies: Result<Option<u8>, ContentError> =
        copies.map(|copies| source.number("copies", copies, caps::CHARACTERS_OF_A_PARTY)).transpose();
    let kind = source.kept(source.word("kind", &file.kind, &kinds), AdvantageKind::Equipment)?;
    if kind == AdvantageKind::Plot {
        source.kept(source.not_needed("gives_back", file.gives_back.as_ref(), &file.kind), ())?;
        source.kept(source.not_needed("copies", file.copies.as_ref(), &file.kind), ())?;
        source.kept(source.not_needed("party", file.party.as_ref(), &file.kind), ())?;
    }
    if kind == AdvantageKind::Organization {
        source.kept(source.not_needed("copies", file.copies.as_ref(), &file.kind), ())?;
        source.kept(source.not_needed("leaders", file.leaders.as_ref(), &file.kind), ())?;
        source.kept(source.not_needed("fixed", file.fixed.as_ref(), &file.kind), ())?;
        source.kept(source.not_needed("categories", file.categories.first(), &file.kind), ())?;
        source.kept(source.not_needed("only", file.only.first(), &file.kind), ())?;
        source.kept(source.not_needed("traits", file.traits.first(), &file.kind), ())?;
        source.kept(source.not_needed("roles", file.roles.first(), &file.kind), ())?;
        source.kept(source.not_needed("innate", file.innate.first(), &file.kind), ())?;
        let (most, least) = (file.attributes_at_most.as_ref(), file.attributes_at_least.as_ref());
        source.kept(source.not_needed("attributes_at_most", most, &file.kind), ())?;
        source.kept(source.not_needed("attributes_at_least", least, &file.kind), ())?;
        source.kept(source.not_needed("levels_at_most", file.levels_at_most.as_ref(), &file.kind), ())?;
        source.kept(source.not_needed("levels_at_least", file.levels_at_least.as_ref(), &file.kind), ())?;
    }
    if kind == AdvantageKind::Team && file.only.is_empty() {
        source.kept(Err(source.error(file.kind.span(), Problem::Missing { key: "only" })), ())?;
    }
    let assets = INNATES.map(|(word, innate)| (word, Asset::Innate(innate)));
    let ranged = (Asset::RANGED_ATTACK, Asset::RangedAttack);
    let assets: Vec<(&'static str, Asset)> = assets.into_iter().chain([ranged]).collect();
    let party = file.party.map(Spanned::into_inner).unwrap_or_default();
    let gives_back = file.gives_back.as_ref();
    let gives_back =
        gives_back.map(|levels| source.number_from("gives_back", levels, 1, caps::POINTS)).transpose();
    Ok(AdvantageCard {
        id,
        points: source.kept(source.number_from("points", &file.points, 0, caps::POINTS), 0)?,
        gives_back: source.kept(gives_back, None)?.unwrap_or_default(),
        leaders: file.leaders.is_none_or(Spanned::into_inner),
        kind,
        fixed: file.fixed.is_some_and(Spanned::into_inner),
        categories: categories.into_iter().fold(CategorySet::default(), CategorySet::with),
        affiliations: read_set(source, "affiliations", &file.affiliations, &affiliations)?,
        factions: read_set(source, "factions", &file.factions, &factions)?,
        only: read_ids(source, "only", &file.only)?,
        traits: read_traits(source, &file.traits)?,
        roles: read_set(source, "roles", &file.roles, &ROLES)?,
        innate: read_set(source, "innate", &file.innate, &assets)?,
        attributes_at_most: read_bounds(source, file.attributes_at_most)?,
        attributes_at_least: read_bounds(source, file.attributes_at_least)?,
        levels_at_most: source.kept(most, None)?,
        levels_at_least: source.kept(least, None)?,
        copies: if kind == AdvantageKind::Organization { Some(1) } else { source.kept(copies, None)? },
        levels: read_reckonings(source, &party.levels)?,
        abilities: read_abilities(source, file.abilities, caps::ABILITIES_OF_AN_ADVANTAGE)?,
    })
}
