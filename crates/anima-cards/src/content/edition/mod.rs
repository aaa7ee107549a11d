//! The numbers and behaviours that the rules ask for, table by table as in an edition's file.
//!
//! A difference of behaviour is an enum here, so that no rule ever asks which edition is played. The reader is [`mod@file`].

mod file;

pub(super) use file::read_edition;

use geometry::Mil;
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    pub id: String,
    pub party: PartyRules,
    pub setup: SetupRules,
    pub turn: TurnRules,
    pub cost: Costs,
    pub movement: MovementRules,
    pub charge: ChargeRules,
    pub combat: CombatRules,
    pub escape: EscapeRules,
    pub seek: SeekRules,
    pub zone_of_control: Mil,
    pub ranged: RangedRules,
    pub manoeuvres: Manoeuvres,
    pub throw: ThrowRules,
    pub crash: CrashRules,
    pub run_over: RunOverRules,
    pub area: AreaRules,
    pub accumulation: AccumulationRules,
    pub states: StateRules,
    pub deploy: DeployRules,
    pub infiltration: InfiltrationRules,
    pub hidden: HiddenRules,
    pub innate: InnateRules,
    pub sight: SightRules,
    pub board: BoardRules,
    pub victory: Victory,
    pub points: PointRules,
    pub nodes: NodeRules,
    /// The turn after which a fight without a turn limit is a draw.
    pub armageddon_limit: u8,
    /// On a table; on squares [`BoardRules`] says it.
    pub blind: MeasureBlind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartyRules {
    /// The levels of a party unless the match agrees on others.
    pub standard: u16,
    /// The levels suggested for a first game, from and to; for a large one; and from which on it is a pitched battle.
    pub beginner: (u16, u16),
    pub large: (u16, u16),
    pub pitched: u16,
    pub formats: Vec<Format>,
    pub organization: OrganizationMode,
    pub wanderers: Wanderers,
    pub most_characters: u8,
}

impl PartyRules {
    pub fn format(&self, id: &str) -> Option<&Format> {
        self.formats.iter().find(|format| format.id == id)
    }

    /// What size of game so many levels are suggested for.
    pub fn size(&self, levels: u16) -> Option<PartySize> {
        let within = |(least, most): (u16, u16)| (least..=most).contains(&levels);
        if levels == self.standard {
            Some(PartySize::Standard)
        } else if within(self.beginner) {
            Some(PartySize::Beginner)
        } else if within(self.large) {
            Some(PartySize::Large)
        } else {
            (levels >= self.pitched).then_some(PartySize::Pitched)
        }
    }
}

/// The sizes of games that the books suggest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartySize {
    Beginner,
    Standard,
    Large,
    Pitched,
}

impl PartySize {
    pub fn word(self) -> &'static str {
        match self {
            PartySize::Beginner => "beginner",
            PartySize::Standard => "standard",
            PartySize::Large => "large",
            PartySize::Pitched => "pitched",
        }
    }
}

/// What a match of this name caps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Format {
    pub id: String,
    pub levels: u16,
    /// Whether these levels are the least, and not the most.
    pub open: bool,
    /// What a party's advantage cards may cost together at these levels.
    pub advantage_points: u16,
    pub leaders: u8,
    /// Printed by the book, which does not say what they are.
    pub organization_advantages: u8,
    pub gnosis: u8,
}

impl Format {
    /// The points for advantage cards at so many levels: they grow with the levels of an open format.
    ///
    /// Rule: party.formats
    pub fn points_at(&self, levels: u16) -> u32 {
        let points = u32::from(self.advantage_points);
        if self.open && levels > self.levels {
            points * u32::from(levels) / u32::from(self.levels)
        } else {
            points
        }
    }
}

/// What belonging to one organization means for a party.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrganizationMode {
    /// Nothing: Light and Darkness stay apart.
    Free,
    /// A party of one organization may mix Light and Darkness.
    Allowed,
    /// Every party is of one organization, and may mix them.
    Required,
}

/// What the Wanderers are, who are counted among the affiliations though they belong to none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanderers {
    /// An organization like the others.
    Organization,
    /// No organization: Light and Darkness among them stay apart.
    Apart,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupRules {
    /// Up to which roll a player brings how many pieces of scenery.
    pub bands: Vec<(u8, u8)>,
    pub edge_gap: Mil,
    pub edge_clearance: Clearance,
    pub piece_gap: Mil,
    pub zone_width: Mil,
    pub zone_depth: Mil,
    /// Action points in the first turn beyond Recovery.
    pub extra_actions: u8,
    pub most_pieces: u8,
}

/// How a distance is kept: a book that forbids being closer allows the distance itself, one that forbids being within it
/// does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clearance {
    AtLeast,
    MoreThan,
}

impl Clearance {
    /// The least distance that is kept, where distances are counted in such units.
    pub fn least(self, distance: Mil, unit: Mil) -> Mil {
        match self {
            Clearance::AtLeast => distance,
            Clearance::MoreThan => distance + unit,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnRules {
    pub limit: u8,
    pub initiative: Initiative,
}

/// Who acts first in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Initiative {
    /// Whoever the setup roll gave it to, all game.
    Setup,
    /// The players by turns, beginning with the setup roll.
    Alternate,
    /// The setup roll for the first turn, then a roll in every Recovery.
    Rolled,
}

/// Action points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Costs {
    pub free: u8,
    pub walk: u8,
    pub run: u8,
    pub charge: u8,
    pub attack: u8,
    pub dodge: u8,
    pub counter: u8,
    pub escape: u8,
    pub seek: u8,
    pub push: u8,
    pub slam: u8,
    pub climb: u8,
    pub flag: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovementRules {
    pub free: Mil,
    /// What each upward crossing of a level adds to a path.
    pub up: Mil,
    pub only_charge_engages: bool,
    pub climb_height: Mil,
    pub climb_reach: Mil,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChargeRules {
    /// Dice rolled for the attack, of which the best is kept.
    pub dice: u8,
    pub bonus: i8,
    pub intercept: Mil,
    pub intercept_from: InterceptFrom,
}

/// How near an interceptor has to be to a charge before it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InterceptFrom {
    /// So near that its movement brings it into contact with the charger's base on its way.
    Base,
    /// Its movement away from the line that the charger's centre follows.
    Line,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CombatRules {
    pub counter: i8,
    pub critical: CriticalRule,
    /// The lowest level of success of a critical.
    pub critical_floor: u8,
    /// The least a critical costs its target.
    pub critical_min_loss: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CriticalRule {
    /// A natural ten hits, and that is all.
    TenHits,
    /// It hits and is a critical.
    Full,
}

/// The target of an escape and its modifiers; one that an edition does not have is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EscapeRules {
    pub target: u8,
    pub prowler: i8,
    pub fast: i8,
    pub big: i8,
    pub two: i8,
    pub three: i8,
    /// The Walk and Run from which a character is fast.
    pub fast_speed: (Mil, Mil),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeekRules {
    pub target: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RangedRules {
    pub long: i8,
    pub cover: i8,
    pub engaged_target: i8,
    pub higher: i8,
    pub moved: i8,
    pub moved_more_than: Mil,
    /// Nearer than this to a shot's line a friend takes it.
    pub shield: Mil,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manoeuvres {
    pub push: bool,
    pub slam: bool,
    pub climb: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThrowRules {
    pub on: bool,
}

/// What running into scenery costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrashRules {
    pub on: bool,
    pub from: CrashFrom,
    /// Life points, and the inches that are taken off the flight.
    pub minor: u8,
    pub forest: u8,
    pub forest_slows: Mil,
    pub wall: u8,
    pub wall_slows: Mil,
    pub impassable: u8,
}

/// What has to move somebody for it to crash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CrashFrom {
    Throws,
    ThrowsPushesSlams,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunOverRules {
    /// The die from which somebody in the way is not run over, and the one if the thrown base is larger.
    pub target: u8,
    pub target_larger: u8,
    pub loss: u8,
    pub half_when: HalfWhen,
}

/// Which struck base halves a flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HalfWhen {
    /// One that is larger than the thrown one.
    Larger,
    /// A large one.
    Large,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaRules {
    pub on: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AccumulationRules {
    pub on: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StateRules {
    pub haste: u8,
    pub slow: u8,
    pub shield: u8,
    pub protection: u8,
    pub healing: u8,
    pub blind: i8,
    /// The roll from which Doom kills.
    pub doom: u8,
    pub berserk_attack: u8,
    pub berserk_damage: u8,
    pub berserk_when: BerserkWhen,
    /// Life lost for each action point spent.
    pub poison: u8,
}

/// When a berserker has to charge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BerserkWhen {
    /// At once when it becomes one, whoever's go it is.
    Gained,
    /// When it is activated.
    Activated,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeployRules {
    /// How far from its zone somebody with Advanced Deployment is placed.
    pub advanced: Mil,
    /// How far from every enemy, if both sides have such characters.
    pub gap: Mil,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InfiltrationRules {
    /// Markers with the first infiltrator; each further one brings one more.
    pub markers: u8,
    /// How far a side's markers lie from each other.
    pub apart: Mil,
    pub from_zone: Mil,
    /// How both distances are kept.
    pub clearance: Clearance,
    /// The first turn in whose Recovery anybody is revealed.
    pub first_turn: u8,
    /// Action points of somebody revealed beyond Recovery.
    pub extra_actions: u8,
    pub blocked: Blocked,
    /// How far whoever makes room is shifted.
    pub shift: Mil,
}

/// Who makes room when somebody touches the marker at which an infiltrator is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blocked {
    Revealed,
    Touching,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HiddenRules {
    pub area: HiddenArea,
    /// Whether an effect aimed at an enemy shows a hidden user.
    pub effects_reveal: bool,
}

/// What an area attack does to somebody hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HiddenArea {
    Immune,
    Hit,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InnateRules {
    /// What each Initiative adds to a roll for deployment or initiative.
    pub initiative: i8,
    /// The lowest die that is a critical with Critical Mastery.
    pub critical_mastery: u8,
    pub intangible_level: IntangibleLevel,
    pub intangible_crash: IntangibleCrash,
}

/// What a flight does to somebody intangible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntangibleCrash {
    /// It is stopped and stunned like anybody, but loses nothing and runs nobody over.
    Unhurt,
    /// Nothing in its way matters.
    Untouched,
}

/// Whose plain attacks hurt somebody intangible, by level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntangibleLevel {
    Higher,
    AtLeast,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SightRules {
    /// Eyes above the ground.
    pub eye: Mil,
    pub large_eye: Mil,
    /// The height of one level.
    pub level: Mil,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardRules {
    /// How often a run changes direction, where that is bounded.
    pub run_turns: Option<u8>,
    pub speed: BoardSpeed,
    pub two_levels: TwoLevels,
    pub blind: MeasureBlind,
}

/// Which way a difference of two levels blocks sight on squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TwoLevels {
    /// Upward: from above one looks down.
    Up,
    Both,
}

/// How far a character moves on squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardSpeed {
    /// The figures on its card if it has them, else its inches.
    Printed,
    Inches,
}

/// What the last turn is counted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Victory {
    Levels,
    Points,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointRules {
    pub leader: u16,
    pub leader_wounded: u16,
    /// Half a level is rounded up to a multiple of this.
    pub rounding: u16,
    /// From which difference on the game ends how, rising from 0.
    pub bands: Vec<(u16, Band)>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Band {
    Tie,
    Partial,
    Clear,
    Annihilation,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeRules {
    pub from_edges: Mil,
    /// Up to these levels there are only three nodes.
    pub few_levels: u16,
    pub recovery: u8,
}

/// Whether distances are measured only after an action is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeasureBlind {
    Blind,
    Open,
}
