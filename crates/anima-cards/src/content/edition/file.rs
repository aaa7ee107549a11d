//! The edition file: `editions/<id>.toml`.
//!
//! It is complete. Nothing is inherited, so whoever reads the file has read every number. Only a key that came later may be
//! missing, in the file that an old journal carries: then it says what used to hold.

use geometry::Mil;
use geometry::base::LARGE;
use serde::Deserialize;
use toml::Spanned;

use super::super::caps;
use super::super::error::{ContentError, Flaw, Problem};
use super::super::source::{Inches, Source, read_length};
use super::{
    AccumulationRules, AreaRules, Band, BerserkWhen, Blocked, BoardRules, BoardSpeed, ChargeRules, Clearance,
    CombatRules, Costs, CrashFrom, CrashRules, CriticalRule, DeployRules, Edition, EscapeRules, Format,
    HalfWhen, HiddenArea, HiddenRules, InfiltrationRules, Initiative, InnateRules, IntangibleCrash,
    IntangibleLevel, InterceptFrom, Manoeuvres, MeasureBlind, MovementRules, NodeRules, OrganizationMode,
    PartyRules, PointRules, RangedRules, RunOverRules, SeekRules, SetupRules, SightRules, StateRules,
    ThrowRules, TurnRules, TwoLevels, Victory, Wanderers,
};

type Number = Spanned<i64>;
type Word = Spanned<String>;
type Length = Spanned<Inches>;
type List<T> = Spanned<Vec<T>>;

/// A table of an edition's file, with every key it has.
macro_rules! tables {
    ($($table:ident { $($key:ident: $kind:ty),* $(,)? })*) => {
        $(
            #[derive(Deserialize)]
            #[serde(deny_unknown_fields)]
            struct $table {
                $($key: $kind),*
            }
        )*
    };
}

tables! {
    EditionFile {
        id: Word, victory: Word, measuring: Word, zone_of_control: Length, armageddon_limit: Number,
        party: PartyTable, setup: SetupTable, turn: TurnTable, cost: CostTable, movement: MovementTable,
        charge: ChargeTable, combat: CombatTable, escape: EscapeTable, seek: SeekTable, ranged: RangedTable,
        manoeuvres: ManoeuvresTable, throw: ThrowTable, crash: CrashTable, run_over: RunOverTable, area: AreaTable,
        accumulation: AccumulationTable, states: StatesTable, deploy: DeployTable, infiltration: InfiltrationTable,
        hidden: HiddenTable, innate: InnateTable, sight: SightTable, board: BoardTable,
        points: PointsTable, nodes: NodesTable,
    }
    PartyTable {
        standard: Number, beginner: List<Number>, large: List<Number>, pitched: Number,
        organization: Word, wanderers: Option<Word>, most_characters: Number, formats: Vec<FormatTable>,
    }
    FormatTable {
        id: Word, levels: Number, open: bool, advantage_points: Number, leaders: Number,
        organization_advantages: Number, gnosis: Number,
    }
    SetupTable {
        bands: List<BandTable>, edge_gap: Length, edge_clearance: Option<Word>, piece_gap: Length, zone_width: Length, zone_depth: Length,
        extra_actions: Number, most_pieces: Number,
    }
    BandTable { up_to: Number, pieces: Number }
    TurnTable { limit: Number, initiative: Word }
    CostTable {
        free: Number, walk: Number, run: Number, charge: Number, attack: Number, dodge: Number,
        counter: Number, escape: Number, seek: Number, push: Number, slam: Number, climb: Number, flag: Number,
    }
    MovementTable {
        free: Length, up: Length, only_charge_engages: bool, climb_height: Length, climb_reach: Length,
    }
    ChargeTable { dice: Number, bonus: Number, intercept: Length, intercept_from: Option<Word> }
    CombatTable {
        counter: Number, critical: Word, critical_floor: Number, critical_min_loss: Number,
    }
    EscapeTable {
        target: Number, prowler: Number, fast: Number, big: Number, two: Number, three: Number,
        fast_speed: List<Length>,
    }
    SeekTable { target: Number }
    RangedTable {
        long: Number, cover: Number, engaged_target: Number, higher: Number, moved: Number,
        moved_more_than: Length, shield: Length,
    }
    ManoeuvresTable { push: bool, slam: bool, climb: bool }
    ThrowTable { on: bool }
    CrashTable {
        on: bool, from: Word, minor: Number, forest: Number, forest_slows: Length, wall: Number,
        wall_slows: Length, impassable: Number,
    }
    RunOverTable { target: Number, target_larger: Number, loss: Number, half_when: Word }
    AreaTable { on: bool }
    AccumulationTable { on: bool }
    StatesTable {
        haste: Number, slow: Number, shield: Number, protection: Number, healing: Number, blind: Number, doom: Number,
        berserk_attack: Number, berserk_damage: Number, berserk_when: Option<Word>, poison: Number,
    }
    DeployTable { advanced: Length, gap: Length }
    InfiltrationTable {
        markers: Number, apart: Length, from_zone: Length, clearance: Option<Word>, first_turn: Number, extra_actions: Number,
        blocked: Word, shift: Length,
    }
    HiddenTable { area: Word, effects_reveal: bool }
    InnateTable {
        initiative: Number, critical_mastery: Number, intangible_level: Word, intangible_crash: Word,
    }
    SightTable { eye: Length, large_eye: Length, level: Length }
    BoardTable { run_turns: List<Number>, speed: Word, two_levels: Option<Word>, measuring: Word }
    PointsTable { leader: Number, leader_wounded: Number, rounding: Number, bands: PointBandsTable }
    PointBandsTable { partial: Number, clear: Number, annihilation: Number }
    NodesTable { from_edges: Length, few_levels: Number, recovery: Number }
}

const VICTORIES: [(&str, Victory); 2] = [("levels", Victory::Levels), ("points", Victory::Points)];
const MEASURING: [(&str, MeasureBlind); 2] = [("blind", MeasureBlind::Blind), ("open", MeasureBlind::Open)];
const ORGANIZATIONS: [(&str, OrganizationMode); 3] = [
    ("free", OrganizationMode::Free),
    ("allowed", OrganizationMode::Allowed),
    ("required", OrganizationMode::Required),
];
const INITIATIVES: [(&str, Initiative); 3] =
    [("setup", Initiative::Setup), ("alternate", Initiative::Alternate), ("rolled", Initiative::Rolled)];
const CRITICALS: [(&str, CriticalRule); 2] =
    [("ten-hits", CriticalRule::TenHits), ("full", CriticalRule::Full)];
const SPEEDS: [(&str, BoardSpeed); 2] = [("printed", BoardSpeed::Printed), ("inches", BoardSpeed::Inches)];

const WANDERERS: [(&str, Wanderers); 2] =
    [("organization", Wanderers::Organization), ("apart", Wanderers::Apart)];
const INTERCEPTS_FROM: [(&str, InterceptFrom); 2] =
    [("base", InterceptFrom::Base), ("line", InterceptFrom::Line)];
const BERSERK_WHEN: [(&str, BerserkWhen); 2] =
    [("gained", BerserkWhen::Gained), ("activated", BerserkWhen::Activated)];
const TWO_LEVELS: [(&str, TwoLevels); 2] = [("up", TwoLevels::Up), ("both", TwoLevels::Both)];
const CLEARANCES: [(&str, Clearance); 2] =
    [("at-least", Clearance::AtLeast), ("more-than", Clearance::MoreThan)];
const BLOCKED: [(&str, Blocked); 2] = [("revealed", Blocked::Revealed), ("touching", Blocked::Touching)];
const AREAS: [(&str, HiddenArea); 2] = [("immune", HiddenArea::Immune), ("hit", HiddenArea::Hit)];
const LEVELS: [(&str, IntangibleLevel); 2] =
    [("higher", IntangibleLevel::Higher), ("at-least", IntangibleLevel::AtLeast)];
const INTANGIBLE_CRASHES: [(&str, IntangibleCrash); 2] =
    [("unhurt", IntangibleCrash::Unhurt), ("untouched", IntangibleCrash::Untouched)];
const CRASHES_FROM: [(&str, CrashFrom); 2] =
    [("throws", CrashFrom::Throws), ("throws-pushes-slams", CrashFrom::ThrowsPushesSlams)];
const HALVES: [(&str, HalfWhen); 2] = [("larger", HalfWhen::Larger), ("large", HalfWhen::Large)];

/// With as many markers at first, and one more for each further infiltrator of half the largest party, all fit the state.
const MOST_FIRST_MARKERS: u8 = caps::MARKERS_OF_A_SIDE + 1 - caps::CHARACTERS_OF_A_PARTY / 2;

/// The sides of the die, which bound every target and every modifier of a roll.
const DIE: u8 = 10;
const MODIFIER: i8 = 10;
/// A speed has two numbers.
const PAIR: usize = 2;
const BANDS: usize = 10;
/// Room for a few of the largest bases in one row.
const NARROWEST_ZONE: Mil = Mil(LARGE.0 * 2 * caps::ROOM_IN_A_ZONE as i32);
const SHALLOWEST_ZONE: Mil = Mil(LARGE.0 * 2);
/// Half of the smallest map, so that two zones always fit.
const DEEPEST_ZONE: Mil = Mil(caps::SMALLEST_MAP as i32 * 500);
const TABLE: Mil = Mil(caps::TABLE as i32 * 1000);

/// Reads the numbers of one file, each within what the rules can use.
#[derive(Clone, Copy)]
struct Reader<'a>(Source<'a>);

impl Reader<'_> {
    fn number(self, key: &'static str, value: &Number, most: u8) -> Result<u8, ContentError> {
        self.0.number_from(key, value, 0, most)
    }

    fn modifier(self, key: &'static str, value: &Number) -> Result<i8, ContentError> {
        self.0.number_from(key, value, -MODIFIER, MODIFIER)
    }

    fn levels(self, key: &'static str, value: &Number) -> Result<u16, ContentError> {
        self.0.number_from(key, value, 1, u16::MAX - 1)
    }

    fn points(self, key: &'static str, value: &Number) -> Result<u16, ContentError> {
        self.0.number_from(key, value, 0, caps::LEVEL)
    }

    fn target(self, value: &Number) -> Result<u8, ContentError> {
        self.0.number("target", value, DIE)
    }

    fn length(self, key: &'static str, value: &Length) -> Result<Mil, ContentError> {
        read_length(self.0, key, value, Mil::ZERO, TABLE)
    }

    /// A word that older files do not have.
    fn later<T: Copy>(
        self,
        key: &'static str,
        value: Option<&Word>,
        words: &[(&'static str, T)],
        missing: T,
    ) -> Result<T, ContentError> {
        value.map_or(Ok(missing), |value| self.0.word(key, value, words))
    }

    fn an_inch_or_more(self, key: &'static str, value: &Length) -> Result<Mil, ContentError> {
        read_length(self.0, key, value, Mil::INCH, TABLE)
    }
}

pub(in super::super) fn read_edition(source: Source<'_>) -> Result<Edition, ContentError> {
    let file: EditionFile = source.parse()?;
    source.own_id(&file.id, source.name())?;
    let reader = Reader(source);
    Ok(Edition {
        party: read_party(reader, &file.party)?,
        setup: read_setup(reader, &file.setup)?,
        turn: TurnRules {
            limit: source.number("limit", &file.turn.limit, u8::MAX)?,
            initiative: source.word("initiative", &file.turn.initiative, &INITIATIVES)?,
        },
        cost: read_cost(reader, &file.cost)?,
        movement: MovementRules {
            free: reader.length("free", &file.movement.free)?,
            up: reader.length("up", &file.movement.up)?,
            only_charge_engages: file.movement.only_charge_engages,
            climb_height: reader.length("climb_height", &file.movement.climb_height)?,
            climb_reach: reader.length("climb_reach", &file.movement.climb_reach)?,
        },
        charge: ChargeRules {
            dice: source.number("dice", &file.charge.dice, 3)?,
            bonus: reader.modifier("bonus", &file.charge.bonus)?,
            intercept: reader.length("intercept", &file.charge.intercept)?,
            intercept_from: reader.later(
                "intercept_from",
                file.charge.intercept_from.as_ref(),
                &INTERCEPTS_FROM,
                InterceptFrom::Base,
            )?,
        },
        combat: CombatRules {
            counter: reader.modifier("counter", &file.combat.counter)?,
            critical: source.word("critical", &file.combat.critical, &CRITICALS)?,
            critical_floor: reader.number("critical_floor", &file.combat.critical_floor, DIE)?,
            critical_min_loss: reader.number("critical_min_loss", &file.combat.critical_min_loss, DIE)?,
        },
        escape: read_escape(reader, &file.escape)?,
        seek: SeekRules { target: reader.target(&file.seek.target)? },
        zone_of_control: reader.length("zone_of_control", &file.zone_of_control)?,
        ranged: read_ranged(reader, &file.ranged)?,
        manoeuvres: Manoeuvres {
            push: file.manoeuvres.push,
            slam: file.manoeuvres.slam,
            climb: file.manoeuvres.climb,
        },
        throw: ThrowRules { on: file.throw.on },
        crash: read_crash(reader, &file.crash)?,
        run_over: read_run_over(reader, &file.run_over)?,
        area: AreaRules { on: file.area.on },
        accumulation: AccumulationRules { on: file.accumulation.on },
        states: read_states(reader, &file.states)?,
        deploy: DeployRules {
            advanced: reader.length("advanced", &file.deploy.advanced)?,
            gap: reader.length("gap", &file.deploy.gap)?,
        },
        infiltration: read_infiltration(reader, &file.infiltration)?,
        hidden: HiddenRules {
            area: source.word("area", &file.hidden.area, &AREAS)?,
            effects_reveal: file.hidden.effects_reveal,
        },
        innate: read_innate(reader, &file.innate)?,
        sight: SightRules {
            eye: reader.length("eye", &file.sight.eye)?,
            large_eye: reader.length("large_eye", &file.sight.large_eye)?,
            level: reader.length("level", &file.sight.level)?,
        },
        board: read_board(reader, &file.board)?,
        victory: source.word("victory", &file.victory, &VICTORIES)?,
        points: read_points(reader, &file.points)?,
        nodes: NodeRules {
            from_edges: reader.an_inch_or_more("from_edges", &file.nodes.from_edges)?,
            few_levels: reader.levels("few_levels", &file.nodes.few_levels)?,
            recovery: reader.number("recovery", &file.nodes.recovery, caps::ACTIONS)?,
        },
        armageddon_limit: source.number("armageddon_limit", &file.armageddon_limit, u8::MAX)?,
        blind: source.word("measuring", &file.measuring, &MEASURING)?,
        id: file.id.into_inner(),
    })
}

fn read_party(reader: Reader<'_>, table: &PartyTable) -> Result<PartyRules, ContentError> {
    let most_characters = &table.most_characters;
    Ok(PartyRules {
        standard: reader.levels("standard", &table.standard)?,
        beginner: read_span(reader, "beginner", &table.beginner)?,
        large: read_span(reader, "large", &table.large)?,
        pitched: reader.levels("pitched", &table.pitched)?,
        formats: read_formats(reader, &table.formats)?,
        organization: reader.0.word("organization", &table.organization, &ORGANIZATIONS)?,
        wanderers: reader.later(
            "wanderers",
            table.wanderers.as_ref(),
            &WANDERERS,
            Wanderers::Organization,
        )?,
        most_characters: reader.0.number("most_characters", most_characters, caps::CHARACTERS_OF_A_PARTY)?,
    })
}

/// Levels from and to.
fn read_span(reader: Reader<'_>, key: &'static str, span: &List<Number>) -> Result<(u16, u16), ContentError> {
    let [least, most] = span.get_ref().as_slice() else {
        let count = span.get_ref().len();
        return Err(reader.0.error(span.span(), Problem::WrongCount { key, count, least: 2, most: 2 }));
    };
    let least = reader.levels(key, least)?;
    Ok((least, reader.0.number_from(key, most, least, u16::MAX - 1)?))
}

fn read_formats(reader: Reader<'_>, tables: &[FormatTable]) -> Result<Vec<Format>, ContentError> {
    let mut formats: Vec<Format> = Vec::with_capacity(tables.len());
    for table in tables {
        reader.0.spelled_id(&table.id)?;
        let id = table.id.get_ref().clone();
        if formats.iter().any(|format| format.id == id) {
            return Err(reader.0.error(table.id.span(), Flaw::Repeated { key: "formats", value: id }));
        }
        formats.push(Format {
            id,
            levels: reader.levels("levels", &table.levels)?,
            open: table.open,
            advantage_points: reader.points("advantage_points", &table.advantage_points)?,
            leaders: reader.0.number_from("leaders", &table.leaders, 0, caps::CHARACTERS_OF_A_PARTY)?,
            organization_advantages: reader.0.number_from(
                "organization_advantages",
                &table.organization_advantages,
                0,
                caps::CHARACTERS_OF_A_PARTY,
            )?,
            gnosis: reader.0.number_from("gnosis", &table.gnosis, 0, caps::GNOSIS)?,
        });
    }
    Ok(formats)
}

fn read_setup(reader: Reader<'_>, table: &SetupTable) -> Result<SetupRules, ContentError> {
    let rows = table.bands.get_ref();
    reader.0.count("bands", table.bands.span(), rows.len(), 1, BANDS)?;
    let mut bands = Vec::with_capacity(rows.len());
    let mut least = 1;
    for (row, band) in rows.iter().enumerate() {
        // The last band ends with the die, so that no roll is left without one.
        let first = if row + 1 == rows.len() { DIE } else { least };
        let up_to = reader.0.number_from("up_to", &band.up_to, first, DIE)?;
        bands.push((up_to, reader.number("pieces", &band.pieces, caps::PIECES_ON_A_MAP / 2)?));
        least = up_to + 1;
    }
    Ok(SetupRules {
        bands,
        edge_gap: reader.length("edge_gap", &table.edge_gap)?,
        edge_clearance: reader.later(
            "edge_clearance",
            table.edge_clearance.as_ref(),
            &CLEARANCES,
            Clearance::AtLeast,
        )?,
        piece_gap: reader.length("piece_gap", &table.piece_gap)?,
        zone_width: read_length(reader.0, "zone_width", &table.zone_width, NARROWEST_ZONE, TABLE)?,
        zone_depth: read_length(reader.0, "zone_depth", &table.zone_depth, SHALLOWEST_ZONE, DEEPEST_ZONE)?,
        extra_actions: reader.number("extra_actions", &table.extra_actions, caps::ACTIONS)?,
        most_pieces: reader.0.number("most_pieces", &table.most_pieces, caps::PIECES_ON_A_MAP)?,
    })
}

fn read_cost(reader: Reader<'_>, table: &CostTable) -> Result<Costs, ContentError> {
    let cost = |key, value| reader.number(key, value, caps::ACTIONS);
    Ok(Costs {
        free: cost("free", &table.free)?,
        walk: cost("walk", &table.walk)?,
        run: cost("run", &table.run)?,
        charge: cost("charge", &table.charge)?,
        // What may be done again and again has a price, or an activation would never have to end.
        attack: reader.0.number("attack", &table.attack, caps::ACTIONS)?,
        dodge: cost("dodge", &table.dodge)?,
        counter: cost("counter", &table.counter)?,
        escape: reader.0.number("escape", &table.escape, caps::ACTIONS)?,
        seek: cost("seek", &table.seek)?,
        push: cost("push", &table.push)?,
        slam: cost("slam", &table.slam)?,
        climb: cost("climb", &table.climb)?,
        flag: reader.0.number("flag", &table.flag, caps::ACTIONS)?,
    })
}

fn read_escape(reader: Reader<'_>, table: &EscapeTable) -> Result<EscapeRules, ContentError> {
    let key = "fast_speed";
    let [walk, run] = table.fast_speed.get_ref().as_slice() else {
        let count = table.fast_speed.get_ref().len();
        let problem = Problem::WrongCount { key, count, least: PAIR, most: PAIR };
        return Err(reader.0.error(table.fast_speed.span(), problem));
    };
    Ok(EscapeRules {
        target: reader.target(&table.target)?,
        prowler: reader.modifier("prowler", &table.prowler)?,
        fast: reader.modifier("fast", &table.fast)?,
        big: reader.modifier("big", &table.big)?,
        two: reader.modifier("two", &table.two)?,
        three: reader.modifier("three", &table.three)?,
        fast_speed: (reader.length(key, walk)?, reader.length(key, run)?),
    })
}

fn read_ranged(reader: Reader<'_>, table: &RangedTable) -> Result<RangedRules, ContentError> {
    Ok(RangedRules {
        long: reader.modifier("long", &table.long)?,
        cover: reader.modifier("cover", &table.cover)?,
        engaged_target: reader.modifier("engaged_target", &table.engaged_target)?,
        higher: reader.modifier("higher", &table.higher)?,
        moved: reader.modifier("moved", &table.moved)?,
        moved_more_than: reader.length("moved_more_than", &table.moved_more_than)?,
        shield: reader.length("shield", &table.shield)?,
    })
}

fn read_crash(reader: Reader<'_>, table: &CrashTable) -> Result<CrashRules, ContentError> {
    let life = |key, value| reader.number(key, value, caps::LIFE);
    Ok(CrashRules {
        on: table.on,
        from: reader.0.word("from", &table.from, &CRASHES_FROM)?,
        minor: life("minor", &table.minor)?,
        forest: life("forest", &table.forest)?,
        forest_slows: reader.length("forest_slows", &table.forest_slows)?,
        wall: life("wall", &table.wall)?,
        wall_slows: reader.length("wall_slows", &table.wall_slows)?,
        impassable: life("impassable", &table.impassable)?,
    })
}

fn read_run_over(reader: Reader<'_>, table: &RunOverTable) -> Result<RunOverRules, ContentError> {
    Ok(RunOverRules {
        target: reader.target(&table.target)?,
        target_larger: reader.0.number("target_larger", &table.target_larger, DIE)?,
        loss: reader.number("loss", &table.loss, caps::LIFE)?,
        half_when: reader.0.word("half_when", &table.half_when, &HALVES)?,
    })
}

fn read_states(reader: Reader<'_>, table: &StatesTable) -> Result<StateRules, ContentError> {
    Ok(StateRules {
        haste: reader.number("haste", &table.haste, caps::ACTIONS)?,
        slow: reader.number("slow", &table.slow, caps::ACTIONS)?,
        shield: reader.number("shield", &table.shield, caps::ATTRIBUTE)?,
        protection: reader.number("protection", &table.protection, caps::ATTRIBUTE)?,
        healing: reader.number("healing", &table.healing, caps::LIFE)?,
        blind: reader.modifier("blind", &table.blind)?,
        doom: reader.0.number("doom", &table.doom, DIE)?,
        berserk_attack: reader.number("berserk_attack", &table.berserk_attack, caps::ATTRIBUTE)?,
        berserk_damage: reader.number("berserk_damage", &table.berserk_damage, caps::ATTRIBUTE)?,
        berserk_when: reader.later(
            "berserk_when",
            table.berserk_when.as_ref(),
            &BERSERK_WHEN,
            BerserkWhen::Activated,
        )?,
        poison: reader.number("poison", &table.poison, caps::LIFE)?,
    })
}

fn read_infiltration(
    reader: Reader<'_>,
    table: &InfiltrationTable,
) -> Result<InfiltrationRules, ContentError> {
    Ok(InfiltrationRules {
        markers: reader.0.number("markers", &table.markers, MOST_FIRST_MARKERS)?,
        apart: reader.length("apart", &table.apart)?,
        from_zone: reader.length("from_zone", &table.from_zone)?,
        clearance: reader.later("clearance", table.clearance.as_ref(), &CLEARANCES, Clearance::AtLeast)?,
        // The first turn has no Recovery of its own.
        first_turn: reader.0.number_from("first_turn", &table.first_turn, 2, u8::MAX)?,
        extra_actions: reader.number("extra_actions", &table.extra_actions, caps::ACTIONS)?,
        blocked: reader.0.word("blocked", &table.blocked, &BLOCKED)?,
        shift: reader.length("shift", &table.shift)?,
    })
}

fn read_innate(reader: Reader<'_>, table: &InnateTable) -> Result<InnateRules, ContentError> {
    Ok(InnateRules {
        initiative: reader.modifier("initiative", &table.initiative)?,
        critical_mastery: reader.0.number("critical_mastery", &table.critical_mastery, DIE)?,
        intangible_level: reader.0.word("intangible_level", &table.intangible_level, &LEVELS)?,
        intangible_crash: reader.0.word("intangible_crash", &table.intangible_crash, &INTANGIBLE_CRASHES)?,
    })
}

fn read_board(reader: Reader<'_>, table: &BoardTable) -> Result<BoardRules, ContentError> {
    let turns = table.run_turns.get_ref();
    reader.0.count("run_turns", table.run_turns.span(), turns.len(), 0, 1)?;
    let run_turns = turns.first().map(|turns| reader.number("run_turns", turns, caps::BOARD)).transpose()?;
    Ok(BoardRules {
        run_turns,
        speed: reader.0.word("speed", &table.speed, &SPEEDS)?,
        two_levels: reader.later("two_levels", table.two_levels.as_ref(), &TWO_LEVELS, TwoLevels::Up)?,
        blind: reader.0.word("measuring", &table.measuring, &MEASURING)?,
    })
}

/// A difference between two bands belongs to the lower, so a band is said by where it begins.
fn read_points(reader: Reader<'_>, table: &PointsTable) -> Result<PointRules, ContentError> {
    let bands = &table.bands;
    let most = caps::LEVEL * u16::from(caps::CHARACTERS_OF_A_PARTY);
    let partial = reader.0.number_from("partial", &bands.partial, 1, most)?;
    let clear = reader.0.number_from("clear", &bands.clear, partial + 1, most)?;
    let annihilation = reader.0.number_from("annihilation", &bands.annihilation, clear + 1, most)?;
    Ok(PointRules {
        leader: reader.points("leader", &table.leader)?,
        leader_wounded: reader.points("leader_wounded", &table.leader_wounded)?,
        rounding: reader.0.number_from("rounding", &table.rounding, 1, caps::LEVEL)?,
        bands: vec![
            (0, Band::Tie),
            (partial, Band::Partial),
            (clear, Band::Clear),
            (annihilation, Band::Annihilation),
        ],
    })
}
