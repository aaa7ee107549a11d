//! Why something is not allowed, with its rule.

use kernel::Rule;

use geometry::squares::Kind;

use crate::event::Who;
use crate::slug;
use crate::state::Place;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    NoSuchAbility {
        figure: u8,
    },
    /// It cannot be used now.
    NotNowAbility {
        figure: u8,
        ability: u8,
    },
    Sealed {
        figure: u8,
    },
    UsedUp {
        figure: u8,
        ability: u8,
    },
    AlreadyOn {
        figure: u8,
        ability: u8,
    },
    /// What the card asks for is not so.
    Unmet {
        figure: u8,
        ability: u8,
    },
    /// What the card asks to be paid is not there.
    CannotPay {
        figure: u8,
        ability: u8,
    },
    /// More steps than can be paid.
    TooManySteps {
        most: u8,
    },
    WrongTarget {
        target: u8,
    },
    NeedsTarget,
    NoReaction {
        figure: u8,
    },
    Rooted {
        figure: u8,
    },
    /// A card forbids it actions of that kind.
    Forbidden {
        figure: u8,
    },
    /// A card keeps it from being aimed at.
    Barred {
        figure: u8,
    },
    NotInHand,
    NotNowCard,
    NoGnosis,
    NotAmongThem {
        figure: u8,
    },
    NoSuchOption {
        option: u8,
    },
    NotThatPlace {
        to: Place,
    },
    /// The stage asks for something else, or somebody else.
    NotNow {
        rule: Rule,
    },
    /// No plot card of these points that the side may hold.
    NotThatPlotCard {
        points: u8,
    },
    NoSuchFigure,
    NotYours {
        figure: u8,
    },
    NotOnTable {
        figure: u8,
    },
    AlreadyTurned {
        figure: u8,
    },
    Stunned {
        figure: u8,
    },
    Paralyzed {
        figure: u8,
    },
    Berserk {
        figure: u8,
    },
    /// Acts by an order that does not allow this.
    Ordered {
        figure: u8,
    },
    /// There is an ability that it has to use before its activation ends.
    HasToUse {
        figure: u8,
    },
    /// Others of its side are activated first.
    Delayed {
        figure: u8,
    },
    /// Neither dodges nor counters, ever.
    Accumulates {
        figure: u8,
    },
    TooFewActions {
        cost: u8,
        has: u8,
    },
    AlreadyMoved {
        figure: u8,
    },
    AlreadySought {
        figure: u8,
    },
    Engaged {
        figure: u8,
        rule: Rule,
    },
    NotEngaged {
        figure: u8,
        rule: Rule,
    },
    NotAnEnemy {
        figure: u8,
    },
    Hidden {
        figure: u8,
    },
    NotInContact {
        target: u8,
        rule: Rule,
    },
    InContact {
        target: u8,
        rule: Rule,
    },
    NoRangedAttack {
        figure: u8,
    },
    NoSight {
        target: u8,
        by: Option<Screen>,
    },
    OutOfRange {
        target: u8,
        gap: i32,
        reach: i32,
        rule: Rule,
    },
    /// A movement that cannot be made.
    Way {
        hindrance: Hindrance,
    },
    /// A charge whose line cannot be run.
    NoLine {
        hindrance: Hindrance,
    },
    NotTheTarget {
        to: Place,
    },
    NotInEdition {
        rule: Rule,
    },
    NoCounter {
        rule: Rule,
    },
    CannotIntercept {
        figure: u8,
        why: Unfit,
    },
    CannotShield {
        figure: u8,
        why: Unfit,
    },
    NoFlag,
    NoSuchPiece,
    Scenery {
        problem: SceneryProblem,
    },
    NotInZone {
        to: Place,
    },
    NoSuchZone,
    /// A flag belongs in its own side's zone.
    FlagNotInZone {
        to: Place,
    },
    AlreadyDeployed {
        figure: u8,
    },
    NotNearest {
        figure: u8,
    },
    /// It would hide where an enemy controls the ground.
    InTheOpen {
        figure: u8,
        by: u8,
    },
    /// A berserker could get nearer.
    NotNearEnough {
        figure: u8,
    },
    NotThatWay {
        to: Place,
    },
    /// No way to throw anybody.
    NoWay {
        to: Place,
    },
    /// Nowhere to get clear of somebody who is thrown.
    NotClear {
        to: Place,
    },
    NothingToClimb,
    /// Farther forward than Advanced Deployment reaches.
    TooFarForward {
        to: Place,
    },
    /// Too near to an enemy for Advanced Deployment.
    NearEnemy {
        target: u8,
    },
    Infiltration {
        problem: NotThere,
    },
}

/// What is wrong with infiltrating somebody, or with ending it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotThere {
    Unable {
        figure: u8,
    },
    TooMany {
        most: u8,
    },
    NoRoom,
    NearZone {
        to: Place,
    },
    NearMarker {
        marker: u8,
    },
    NoSuchMarker,
    NotInfiltrated {
        figure: u8,
    },
    AwayFromMarker {
        to: Place,
    },
    Blocked {
        to: Place,
    },
    /// There is no other place left for whoever is out.
    MustAppear,
    Unseen {
        at: Place,
    },
    TooFar {
        gap: i32,
        reach: i32,
    },
}

impl NotThere {
    pub fn rule(self) -> Rule {
        match self {
            NotThere::Unable { .. } => slug::INNATE_INFILTRATION,
            NotThere::TooMany { .. } => slug::INFILTRATION_HALF,
            NotThere::NoRoom | NotThere::NearZone { .. } | NotThere::NearMarker { .. } => {
                slug::INFILTRATION_MARKERS
            }
            NotThere::NoSuchMarker | NotThere::NotInfiltrated { .. } => slug::INFILTRATION_ANYWHERE,
            NotThere::AwayFromMarker { .. } | NotThere::Blocked { .. } => slug::INFILTRATION_REVEAL,
            NotThere::MustAppear | NotThere::Unseen { .. } | NotThere::TooFar { .. } => {
                slug::INFILTRATION_DETECT
            }
        }
    }
}

/// What stands in the way of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hindrance {
    OffTable,
    Impassable {
        by: Screen,
    },
    Base {
        figure: u8,
    },
    /// An enemy that ends a movement which touches it.
    Enemy {
        figure: u8,
    },
    TooFar {
        cost: i32,
        left: i32,
    },
    NotStraight,
    Cliff,
    /// The same place again.
    Nowhere,
}

impl Hindrance {
    pub fn rule(self) -> Rule {
        match self {
            Hindrance::OffTable => slug::SETUP_TABLE,
            Hindrance::Impassable { .. } => slug::MOVE_IMPASSABLE,
            Hindrance::Base { .. } => slug::MOVE_BASES,
            Hindrance::Enemy { .. } => slug::MOVE_CONTACT,
            Hindrance::TooFar { .. } => slug::DECLARE_MOVE,
            Hindrance::NotStraight => slug::MOVE_RUN,
            Hindrance::Cliff => slug::MOVE_UP,
            Hindrance::Nowhere => slug::DECLARE_MOVE,
        }
    }
}

/// What stands in a line of sight or in a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// A piece of scenery, by its place in the content.
    Piece(u8),
    /// A square; a clear one is in the way by its height.
    Square {
        at: Place,
        kind: Kind,
        /// Whether whoever is looked at stands on it.
        under: bool,
    },
    Figure(Who),
}

/// Why somebody cannot step in for a friend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    NotAFriend,
    IsTheTarget,
    Engaged,
    Paralyzed,
    Berserk,
    /// A card keeps it from stepping in.
    KeptOut,
    AlreadyIntercepted,
    TooFar,
    /// Ground that it cannot cross lies between it and the line.
    CutOff,
    CannotFly,
    HiddenAttacker,
    ShooterHigher,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SceneryProblem {
    NearEdge,
    NearPiece { piece: u8 },
}

impl Illegal {
    /// Whether something declared is refused free of charge, because it can be seen without measuring.
    ///
    /// Rule: declare.checked
    pub fn is_seen_before(&self) -> bool {
        match self {
            Illegal::AlreadyTurned { .. }
            | Illegal::Stunned { .. }
            | Illegal::Paralyzed { .. }
            | Illegal::Berserk { .. }
            | Illegal::Accumulates { .. }
            | Illegal::InTheOpen { .. }
            | Illegal::TooFewActions { .. }
            | Illegal::AlreadyMoved { .. }
            | Illegal::AlreadySought { .. }
            | Illegal::Engaged { .. }
            | Illegal::Hidden { .. }
            | Illegal::NoSight { .. }
            | Illegal::OutOfRange { .. }
            | Illegal::NoLine { .. } => true,
            Illegal::NoSuchAbility { .. }
            | Illegal::NotNowAbility { .. }
            | Illegal::Sealed { .. }
            | Illegal::UsedUp { .. }
            | Illegal::AlreadyOn { .. }
            | Illegal::Unmet { .. }
            | Illegal::CannotPay { .. }
            | Illegal::TooManySteps { .. }
            | Illegal::WrongTarget { .. }
            | Illegal::NeedsTarget
            | Illegal::NoReaction { .. }
            | Illegal::Rooted { .. }
            | Illegal::Forbidden { .. }
            | Illegal::Barred { .. }
            | Illegal::Ordered { .. }
            | Illegal::Delayed { .. }
            | Illegal::HasToUse { .. }
            | Illegal::NotInHand
            | Illegal::NotNowCard
            | Illegal::NoGnosis
            | Illegal::NotAmongThem { .. }
            | Illegal::NoSuchOption { .. }
            | Illegal::NotThatPlace { .. } => false,
            Illegal::NotNow { .. }
            | Illegal::NotThatPlotCard { .. }
            | Illegal::NoSuchFigure
            | Illegal::NotYours { .. }
            | Illegal::NotOnTable { .. }
            | Illegal::NotEngaged { .. }
            | Illegal::NotAnEnemy { .. }
            | Illegal::NotInContact { .. }
            | Illegal::InContact { .. }
            | Illegal::NoRangedAttack { .. }
            | Illegal::Way { .. }
            | Illegal::NotTheTarget { .. }
            | Illegal::NotInEdition { .. }
            | Illegal::NoCounter { .. }
            | Illegal::CannotIntercept { .. }
            | Illegal::CannotShield { .. }
            | Illegal::NoFlag
            | Illegal::NoSuchPiece
            | Illegal::Scenery { .. }
            | Illegal::NotInZone { .. }
            | Illegal::NoSuchZone
            | Illegal::FlagNotInZone { .. }
            | Illegal::AlreadyDeployed { .. }
            | Illegal::NotNearest { .. }
            | Illegal::NotNearEnough { .. }
            | Illegal::NotThatWay { .. }
            | Illegal::NoWay { .. }
            | Illegal::NotClear { .. }
            | Illegal::NothingToClimb
            | Illegal::TooFarForward { .. }
            | Illegal::NearEnemy { .. }
            | Illegal::Infiltration { .. } => false,
        }
    }

    pub fn rule(&self) -> Rule {
        match self {
            Illegal::NotNow { rule } | Illegal::NotInEdition { rule } | Illegal::NoCounter { rule } => *rule,
            Illegal::Sealed { .. } => slug::STATE_SEAL,
            Illegal::UsedUp { .. } => slug::ABILITY_LIMIT,
            Illegal::AlreadyOn { .. } => slug::ABILITY_UPKEEP,
            Illegal::Unmet { .. } => slug::ABILITY_CONDITION,
            Illegal::NotInHand | Illegal::NotNowCard => slug::ADVANTAGE_PLOT,
            Illegal::NoGnosis => slug::GNOSIS_DIE,
            Illegal::NoReaction { .. } => slug::ACTION_REACTIVE,
            Illegal::NoSuchAbility { .. }
            | Illegal::NotNowAbility { .. }
            | Illegal::CannotPay { .. }
            | Illegal::TooManySteps { .. }
            | Illegal::WrongTarget { .. }
            | Illegal::NeedsTarget
            | Illegal::Rooted { .. }
            | Illegal::Forbidden { .. }
            | Illegal::Barred { .. }
            | Illegal::Ordered { .. }
            | Illegal::Delayed { .. }
            | Illegal::HasToUse { .. }
            | Illegal::NotAmongThem { .. }
            | Illegal::NoSuchOption { .. }
            | Illegal::NotThatPlace { .. } => slug::ABILITY_KIND,
            Illegal::OutOfRange { rule, .. }
            | Illegal::Engaged { rule, .. }
            | Illegal::NotEngaged { rule, .. }
            | Illegal::NotInContact { rule, .. }
            | Illegal::InContact { rule, .. } => *rule,
            Illegal::NotThatPlotCard { .. } => slug::ADVANTAGE_PLOT,
            Illegal::NoSuchFigure | Illegal::NotYours { .. } => slug::ACTION_ACTIVE,
            Illegal::NotOnTable { .. } => slug::COMBAT_DEATH,
            Illegal::AlreadyTurned { .. } => slug::TURN_TURNED,
            Illegal::Stunned { .. } => slug::STATE_STUNNED,
            Illegal::Paralyzed { .. } => slug::STATE_PARALYZED,
            Illegal::Berserk { .. } | Illegal::NotNearest { .. } | Illegal::NotNearEnough { .. } => {
                slug::STATE_BERSERKER
            }
            Illegal::Accumulates { .. } => slug::COMBAT_ACCUMULATION,
            Illegal::InTheOpen { .. } => slug::HIDDEN_GAIN,
            Illegal::TooFewActions { .. } => slug::ACTION_COST,
            Illegal::AlreadyMoved { .. } => slug::MOVE_ONCE,
            Illegal::AlreadySought { .. } => slug::ACTION_REPEAT,
            Illegal::NotAnEnemy { .. } => slug::ATTACK_ENEMY_ONLY,
            Illegal::Hidden { .. } => slug::HIDDEN_UNTARGETABLE,
            Illegal::NoRangedAttack { .. } => slug::INNATE_RANGED_ATTACK,
            Illegal::NoSight { .. } => slug::RANGED_SIGHT,
            Illegal::Way { hindrance } => hindrance.rule(),
            Illegal::NoLine { .. } | Illegal::NotTheTarget { .. } => slug::CHARGE_LINE,
            Illegal::CannotIntercept { .. } => slug::DEFEND_INTERCEPT_CHARGE,
            Illegal::CannotShield { .. } => slug::DEFEND_TAKE_SHOT,
            Illegal::FlagNotInZone { .. } => slug::SCENARIO_FLAG_PLACE,
            Illegal::NoFlag => slug::SCENARIO_FLAG_TAKE,
            Illegal::NoSuchPiece | Illegal::Scenery { .. } => slug::SETUP_SCENERY_PLACE,
            Illegal::NotInZone { .. } | Illegal::NoSuchZone => slug::SETUP_ZONE,
            Illegal::AlreadyDeployed { .. } => slug::SETUP_DEPLOY,
            Illegal::NotThatWay { .. } => slug::ACTION_PUSH,
            Illegal::NoWay { .. } => slug::THROW_DIRECTION,
            Illegal::NotClear { .. } => slug::RUN_OVER_AVOID,
            Illegal::NothingToClimb => slug::ACTION_CLIMB,
            Illegal::TooFarForward { .. } | Illegal::NearEnemy { .. } => slug::DEPLOY_ADVANCED,
            Illegal::Infiltration { problem } => problem.rule(),
        }
    }
}
