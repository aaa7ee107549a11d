//! What the editions, characters, advantage cards, scenery, maps and parties say, as checked values that the rules read.
//!
//! The files stand under `content/anima`; their format is described in `docs/anima-content.md`. This file holds the
//! values of cards and maps, [`Edition`] and its parts those of the rules. Start with [`Content`], then [`read()`], which
//! turns [`Files`] into it and refuses whatever the rules could not play.
//!
//! Characters, advantage cards, pieces, maps and parties are known to the state by their place in [`Content`]'s lists.
//! `read` takes files in the order of their paths, so that the same files always give the same numbers.
//!
//! Everywhere x grows to the right and y away from the reader. On a board one square counts as one inch: square 3,0
//! lies between 3 and 4 inches from the left.

mod advantage;
mod board;
mod cast;
mod character;
pub mod code;
mod edition;
mod error;
mod files;
mod ground;
mod judge;
mod map;
mod party;
mod piece;
mod read;
mod roster;
mod schema;
mod source;
#[cfg(test)]
mod tests;
mod words;

pub use ::content::{Argument, File, Files, Names, Pack, with_id};
pub use advantage::{AdvantageCard, AdvantageKind, Asset};
pub use edition::{
    AccumulationRules, AreaRules, Band, BerserkWhen, Blocked, BoardRules, BoardSpeed, ChargeRules, Clearance,
    CombatRules, Costs, CrashFrom, CrashRules, CriticalRule, DeployRules, Edition, EscapeRules, Format,
    HalfWhen, HiddenArea, HiddenRules, InfiltrationRules, Initiative, InnateRules, IntangibleCrash,
    IntangibleLevel, InterceptFrom, Manoeuvres, MeasureBlind, MovementRules, NodeRules, OrganizationMode,
    PartyRules, PartySize, PointRules, RangedRules, RunOverRules, SeekRules, SetupRules, SightRules,
    StateRules, ThrowRules, TurnRules, TwoLevels, Victory, Wanderers,
};
pub use error::{Because, ContentError, Flaw, Problem};
pub use files::{DEFAULT_EDITION, EDITIONS, builtin, builtin_edition, with_override};
pub use judge::{PartyError, PartyReport, Terms, check_hand, check_party};
pub use party::{Party, edition_of_party, read_own_party};
pub use read::{read, survey};
pub use roster::{Declared, Member, Roster};
pub use schema::{advantage_schema, character_schema};

use crate::cards::{Ability, Attribute, Effect, Linked};
use geometry::base::{LARGE, MEDIUM, SMALL};
use geometry::squares::{Board, Square};
use geometry::{Mil, Point, Polygon, Rectangle};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::status::StatusSet;

/// What no content may exceed, so that a state can be flat and small.
pub mod caps {
    pub const CHARACTERS_OF_A_PARTY: u8 = 16;
    /// Points of gnosis a turn.
    pub const GNOSIS: u8 = 20;
    /// Equipment and powers of one character.
    pub const CARRIED: u8 = 2;
    /// Plot cards in a hand.
    pub const PLOT_CARDS: u8 = 12;
    pub const PIECES_ON_A_MAP: u8 = 12;
    /// Of infiltration.
    pub const MARKERS_OF_A_SIDE: u8 = 10;
    /// Advantage cards, pieces, maps and parties, of each, in all packs together.
    pub const THINGS: u8 = 255;
    /// Characters in all packs together.
    pub const CHARACTERS: u16 = 4096;
    /// Characters that can come into one match, so that a state names one in a byte.
    pub const CHARACTERS_OF_A_MATCH: u8 = 255;
    pub const LEVEL: u16 = 500;
    /// What an advantage card costs.
    pub const POINTS: u8 = 50;
    /// Abilities of one card, which a state keeps account of by a bit each.
    pub const ABILITIES: u8 = 16;
    /// Abilities of one advantage card, which are counted after the character's own.
    pub const ABILITIES_OF_AN_ADVANTAGE: u8 = 8;
    pub const LIFE: u8 = 60;
    pub const ACTIONS: u8 = 9;
    /// Attack, Damage, Defense, Armor, Resistance.
    pub const ATTRIBUTE: u8 = 20;
    /// The inches of a table's edge.
    pub const TABLE: u8 = 120;
    /// The squares of a board's edge.
    pub const BOARD: u8 = 64;
    /// The characters, of any size, for which every zone has room.
    pub const ROOM_IN_A_ZONE: u8 = 6;
    /// The inches or squares of the shortest edge.
    pub const SMALLEST_MAP: u8 = 24;
    /// Squares that a piece of scenery fills.
    pub const SQUARES_OF_A_PIECE: u8 = 64;
}

/// Everything a game is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    pub edition: Edition,
    pub packs: Vec<Pack>,
    /// What is called otherwise than somebody may write it.
    pub names: Names,
    pub characters: Vec<Character>,
    pub advantages: Vec<AdvantageCard>,
    pub pieces: Vec<Piece>,
    pub maps: Vec<Map>,
    pub parties: Vec<Party>,
    /// What the abilities of all cards say, by number.
    pub linked: Linked,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    pub id: String,
    pub level: u16,
    pub attack: u8,
    pub damage: u8,
    pub defense: u8,
    pub armor: u8,
    pub life: u8,
    pub resistance: u8,
    pub walk: Mil,
    pub run: Mil,
    /// Walk and Run in squares, where the card prints them.
    pub board_speed: Option<(u8, u8)>,
    /// The most action points it holds.
    pub actions: u8,
    pub recovery: u8,
    pub categories: CategorySet,
    pub faction: Faction,
    pub affiliation: Affiliation,
    pub roles: RoleSet,
    pub base: BaseSize,
    /// How far it shoots, if it does.
    pub range: Option<Mil>,
    pub innate: InnateSet,
    /// The states it never gets.
    pub immunity: StatusSet,
    /// How often one party may have it.
    pub copies: u8,
    /// It may be there once for so many of the agreed levels, where its card says that instead.
    pub copies_per_levels: Option<u16>,
    /// How many equipment and power cards it may carry.
    pub advantages: u8,
    pub secondary: Secondary,
    /// What else it is that cards ask for.
    pub traits: Vec<String>,
    /// With whom it goes into a party.
    pub party: Company,
    pub abilities: Vec<Ability>,
}

/// With whom a character goes into a party, beyond what holds for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// The ids of those it is never in one party with.
    pub never_with: Vec<String>,
    /// The factions and organizations that it may lead; it is in no other party then. Whose organization it leads, it
    /// counts as of. None named is any.
    pub leads_factions: Vec<Faction>,
    pub leads_organizations: Vec<Affiliation>,
    /// The factions of which it counts as one, as the party chooses; its own, where none is named.
    pub factions: Vec<Faction>,
    /// For whom the party's levels are counted otherwise as long as it is in it.
    pub levels: Vec<Reckoning>,
}

/// How the levels of some members of a party are counted, where a character or a card of it says so.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reckoning {
    /// None named is everybody, here and below.
    pub categories: CategorySet,
    pub affiliations: Vec<Affiliation>,
    pub factions: Vec<Faction>,
    pub traits: Vec<String>,
    pub only: Vec<String>,
    /// So many levels more for each, or less.
    pub by: i16,
    /// So many levels of what each carries do not count.
    pub cards: u8,
}

impl Reckoning {
    /// Whether it is about a character, which is of this faction in its party.
    pub fn fits(&self, character: &Character, faction: Faction) -> bool {
        (self.categories.is_empty() || self.categories.meets(character.categories))
            && (self.affiliations.is_empty() || self.affiliations.contains(&character.affiliation))
            && (self.factions.is_empty() || self.factions.contains(&faction))
            && (self.traits.is_empty() || self.traits.iter().any(|word| character.traits.contains(word)))
            && (self.only.is_empty() || self.only.contains(&character.id))
    }
}

impl Company {
    /// Whether its card says whom it may lead.
    pub fn leads_some(&self) -> bool {
        !self.leads_factions.is_empty() || !self.leads_organizations.is_empty()
    }
}

impl Character {
    /// How often a party of so many levels may have it.
    ///
    /// Rule: party.unique
    pub fn copies_at(&self, levels: u16) -> u8 {
        match self.copies_per_levels {
            Some(each) => u8::try_from((levels / each).max(1)).unwrap_or(u8::MAX),
            None => self.copies,
        }
    }
}

impl Character {
    /// Whether it comes into play only by a card: summoned, or as what somebody turns into.
    pub fn comes_by_a_card(&self) -> bool {
        self.roles.contains(Role::Summon) || self.traits.iter().any(|word| word == FORM)
    }
}

impl Effect {
    /// Whether it may bring a character of the content into play or turn somebody into it.
    pub fn may_bring(&self, character: &Character, at: u8) -> bool {
        if let Effect::Become { place, .. } | Effect::Summon { character: Some(_), place, .. } = self {
            *place == at
        } else {
            matches!(self, Effect::Summon { .. }) && character.roles.contains(Role::Summon)
        }
    }
}

/// The trait of a card that only another card turns into.
const FORM: &str = "form";

/// The second values a card prints, where it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secondary {
    pub attack: Option<u8>,
    pub damage: Option<u8>,
    pub defense: Option<u8>,
    pub armor: Option<u8>,
    pub resistance: Option<u8>,
}

impl Secondary {
    /// The attributes that have one.
    pub fn attributes(&self) -> Vec<Attribute> {
        let all = [
            (Attribute::Attack, self.attack),
            (Attribute::Damage, self.damage),
            (Attribute::Defense, self.defense),
            (Attribute::Armor, self.armor),
            (Attribute::Resistance, self.resistance),
        ];
        all.into_iter().filter(|(_, value)| value.is_some()).map(|(attribute, _)| attribute).collect()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    Mystic,
    Fighter,
    Prowler,
}

/// Categories, one bit each: a character has one or two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct CategorySet(u8);

impl CategorySet {
    pub fn contains(self, category: Category) -> bool {
        self.0 & (1 << category as u8) != 0
    }

    #[must_use]
    pub fn with(self, category: Category) -> CategorySet {
        CategorySet(self.0 | (1 << category as u8))
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two have a category in common.
    pub fn meets(self, other: CategorySet) -> bool {
        self.0 & other.0 != 0
    }
}

/// An ability that a character always has and that needs no action. A ranged attack is one too, with its range.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Innate {
    AdvancedDeployment,
    Infiltration,
    Initiative,
    Intangible,
    CriticalMastery,
    OpenMovement,
    Flight,
    /// So large that it takes what comes: it neither dodges nor counters.
    DamageResistance,
}

/// Innate abilities, one bit each; most characters have none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct InnateSet(u8);

impl InnateSet {
    pub fn contains(self, innate: Innate) -> bool {
        self.0 & (1 << innate as u8) != 0
    }

    #[must_use]
    pub fn with(self, innate: Innate) -> InnateSet {
        InnateSet(self.0 | (1 << innate as u8))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Leader,
    Agent,
    Summon,
}

/// What a character is besides a fighter for its side, one bit each; most are nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct RoleSet(u8);

impl RoleSet {
    pub fn contains(self, role: Role) -> bool {
        self.0 & (1 << role as u8) != 0
    }

    #[must_use]
    pub fn with(self, role: Role) -> RoleSet {
        RoleSet(self.0 | (1 << role as u8))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    Light,
    Darkness,
    Unaligned,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Affiliation {
    Church,
    Samael,
    Wissenschaft,
    BlackSun,
    Empire,
    AzurAlliance,
    TolRauko,
    Wanderers,
}

/// How wide a base is. On squares everybody fills one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BaseSize {
    Small,
    Medium,
    Large,
}

impl BaseSize {
    /// Rule: base.size
    pub fn radius(self) -> Mil {
        match self {
            BaseSize::Small => SMALL,
            BaseSize::Medium => MEDIUM,
            BaseSize::Large => LARGE,
        }
    }
}

/// A piece of scenery, which maps and players put on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    pub id: String,
    pub kind: PieceKind,
    /// Its top; nothing for low ground, and for an elevation the height of its levels.
    pub height: Mil,
    /// Around the point by which it is placed.
    pub outline: Polygon,
    /// The same piece on a board: the squares it fills, as seen from the one by which it is placed.
    pub squares: Vec<(i8, i8)>,
    /// What it is to whoever is thrown against it; nothing for an elevation, of which only the rise matters.
    pub crash: Option<Crash>,
}

/// What scenery is to somebody in the air.
///
/// Rule: crash.kind
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crash {
    Minor,
    Forest,
    Wall,
    Impassable,
    /// Whoever comes to it lands before it.
    Low,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    Abrupt,
    High,
    Low,
    Elevation { levels: u8 },
    Minor,
}

impl PieceKind {
    /// Whether nobody on foot may be there.
    pub fn is_impassable(self) -> bool {
        match self {
            PieceKind::High | PieceKind::Low => true,
            PieceKind::Abrupt | PieceKind::Elevation { .. } | PieceKind::Minor => false,
        }
    }
}

/// The two ways to measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    Table,
    Board,
}

/// A place to fight over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    pub id: String,
    pub measure: Measure,
    pub width: Mil,
    pub depth: Mil,
    /// The scenery of a table; a board has none, its squares say it all.
    pub placed: Vec<Placed>,
    /// The squares of a board.
    pub squares: Option<Board>,
    /// Where the two sides deploy, at opposite edges.
    pub zones: [Zone; 2],
}

/// Where one side deploys.
pub type Zone = Rectangle;

/// Whether the whole of a board's square lies in the zone.
pub fn zone_holds(zone: Zone, square: Square) -> bool {
    let corner = |x: u8, y: u8| Point::inches(i32::from(x), i32::from(y));
    zone.contains(corner(square.x, square.y))
        && zone.contains(corner(square.x.saturating_add(1), square.y.saturating_add(1)))
}

/// A piece of scenery in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Its place in [`Content::pieces`].
    pub piece: u8,
    pub x: Mil,
    pub y: Mil,
    /// Quarter turns to the left, 0 to 3.
    pub quarters: u8,
}

impl Placed {
    /// The piece's outline where it lies.
    pub fn outline(self, piece: &Piece) -> Polygon {
        let at = Point::new(self.x, self.y);
        let corners: Vec<Point> = piece
            .outline
            .vertices()
            .iter()
            .map(|corner| {
                let (x, y) = (0..self.quarters).fold((corner.x(), corner.y()), |(x, y), _| (-y, x));
                at + (Point::new(x, y) - Point::ORIGIN)
            })
            .collect();
        Polygon::new(&corners).expect("a piece's outline stays simple when it is turned and moved")
    }
}
