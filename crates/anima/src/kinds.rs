//! The kinds of choice, and which of them a seat may have now: a player that picks the kind first need not wait until
//! every way to do anything is listed.

use kernel::{Kind, Kinds, Seat};

use crate::action::Action;
use crate::cards::{Moment, What};
use crate::game::Anima;
use crate::ground::Ground;
use crate::rules::cards::{Facts, gnosis, upkeep};
use crate::rules::{attack, movement, orders};
use crate::state::{
    Attack, AttackKind, AttackStep, Doing, Figures, Flag, Frame, Gait, Marks, Side, Stage, State, Status,
    Waits, Window,
};

pub const PLACE_SCENERY: Kind = Kind(0);
pub const CHOOSE_EDGE: Kind = Kind(1);
pub const DEPLOY: Kind = Kind(2);
pub const PLACE_FLAG: Kind = Kind(3);
pub const FIRST: Kind = Kind(4);
pub const ACTIVATE: Kind = Kind(5);
pub const END: Kind = Kind(6);
pub const MOVE_FREELY: Kind = Kind(7);
pub const WALK: Kind = Kind(8);
pub const RUN: Kind = Kind(9);
pub const GO: Kind = Kind(10);
pub const ATTACK: Kind = Kind(11);
pub const SHOOT: Kind = Kind(12);
pub const CHARGE: Kind = Kind(13);
pub const PUSH: Kind = Kind(14);
pub const SLAM: Kind = Kind(15);
pub const PUSH_TO: Kind = Kind(16);
pub const ESCAPE: Kind = Kind(17);
pub const SEEK: Kind = Kind(18);
pub const CLIMB: Kind = Kind(19);
pub const TAKE_FLAG: Kind = Kind(20);
pub const INTERCEPT: Kind = Kind(21);
pub const TAKE_SHOT: Kind = Kind(22);
pub const DODGE: Kind = Kind(23);
pub const COUNTER: Kind = Kind(24);
pub const LET_BE: Kind = Kind(25);
pub const RESIGN: Kind = Kind(26);
pub const INFILTRATE: Kind = Kind(27);
pub const PLACE_MARKER: Kind = Kind(28);
pub const SEEK_AT: Kind = Kind(29);
pub const REVEAL: Kind = Kind(30);
pub const STAY_OUT: Kind = Kind(31);
pub const USE: Kind = Kind(32);
pub const PLAY: Kind = Kind(33);
pub const GNOSIS: Kind = Kind(34);
pub const ACCEPT: Kind = Kind(35);
pub const PICK: Kind = Kind(36);
pub const CHOOSE: Kind = Kind(37);
pub const PUT: Kind = Kind(38);
pub const TAKE_PLOT: Kind = Kind(40);

pub fn kind(action: &Action) -> Kind {
    match action {
        Action::PlaceScenery { .. } => PLACE_SCENERY,
        Action::ChooseEdge(_) => CHOOSE_EDGE,
        Action::Deploy { .. } => DEPLOY,
        Action::PlaceFlag(_) => PLACE_FLAG,
        Action::First(_) => FIRST,
        Action::Activate(_) => ACTIVATE,
        Action::End => END,
        Action::Move(Gait::Free) => MOVE_FREELY,
        Action::Move(Gait::Walk) => WALK,
        Action::Move(Gait::Run) => RUN,
        Action::Go(_) => GO,
        Action::Attack(_) => ATTACK,
        Action::Shoot(_) => SHOOT,
        Action::Charge { .. } => CHARGE,
        Action::Push(_) => PUSH,
        Action::Slam { .. } => SLAM,
        Action::PushTo(_) => PUSH_TO,
        Action::Escape => ESCAPE,
        Action::Seek => SEEK,
        Action::Climb(_) => CLIMB,
        Action::TakeFlag => TAKE_FLAG,
        Action::Intercept { .. } => INTERCEPT,
        Action::TakeShot(_) => TAKE_SHOT,
        Action::Dodge => DODGE,
        Action::Counter => COUNTER,
        Action::LetBe => LET_BE,
        Action::Resign => RESIGN,
        Action::Infiltrate(_) => INFILTRATE,
        Action::PlaceMarker(_) => PLACE_MARKER,
        Action::SeekAt(_) => SEEK_AT,
        Action::Reveal { .. } => REVEAL,
        Action::StayOut => STAY_OUT,
        Action::Use { .. } => USE,
        Action::Play { .. } => PLAY,
        Action::Gnosis => GNOSIS,
        Action::Accept => ACCEPT,
        Action::Pick(_) => PICK,
        Action::Choose(_) => CHOOSE,
        Action::Put(_) => PUT,
        Action::TakePlot(_) => TAKE_PLOT,
    }
}

/// The kinds among which the choices of this seat are, giving up apart.
pub(crate) fn open(game: &Anima, state: &State, ground: &Ground, seat: Seat) -> Kinds {
    let Some(side) = Side::of(seat) else { return Kinds::NONE };
    if matches!(state.stage, Stage::TakePlot { .. }) {
        return Kinds::of([TAKE_PLOT]);
    }
    if Anima::chooser(state) != Some(side) {
        return Kinds::NONE;
    }
    match (attack(state), state.stack.top()) {
        (_, Some(Frame::Window(window))) => in_window(Facts::new(game, state, ground), side, window),
        (_, Some(Frame::Doing(doing))) => about_effects(doing),
        (_, Some(Frame::Throw(_))) => Kinds::of([PUT, PUSH_TO, ACCEPT, LET_BE]),
        (_, None) if upkeep::due(Facts::new(game, state, ground)).is_some() => Kinds::of([ACCEPT, LET_BE]),
        (Some(attack), _) => answers(game, state, attack),
        (None, Some(&Frame::Found { .. })) => Kinds::of([REVEAL, STAY_OUT]),
        (None, _) => at_stage(game, state, ground, side),
    }
}

fn about_effects(doing: &Doing) -> Kinds {
    match doing.waits {
        Waits::Word => Kinds::of([ACCEPT, LET_BE]),
        Waits::Pick => Kinds::of([PICK, LET_BE]),
        Waits::Option | Waits::Counter => Kinds::of([CHOOSE, LET_BE]),
        Waits::Place => Kinds::of([PUT, LET_BE]),
        Waits::Settle | Waits::Begin | Waits::Each | Waits::Resist | Waits::Die => Kinds::NONE,
    }
}

fn answers(game: &Anima, state: &State, attack: &Attack) -> Kinds {
    let special = if game.has_answers(state, attack.target) { Kinds::of([USE]) } else { Kinds::NONE };
    match attack.step {
        AttackStep::Defend if attack.kind == AttackKind::Ranged => Kinds::of([TAKE_SHOT, LET_BE]),
        AttackStep::Defend => Kinds::of([INTERCEPT, LET_BE]),
        AttackStep::React => Kinds::of([DODGE, COUNTER, LET_BE]).union(special),
        AttackStep::AfterRoll => Kinds::of([DODGE, LET_BE]).union(special),
        AttackStep::Aim => Kinds::of([PICK]),
        AttackStep::PushTo => Kinds::of([PUSH_TO]),
        AttackStep::Arrived
        | AttackStep::BeforeRoll
        | AttackStep::DefenseDie
        | AttackStep::AttackDie
        | AttackStep::Resolve
        | AttackStep::Hurt
        | AttackStep::Throw
        | AttackStep::Follow
        | AttackStep::Next
        | AttackStep::Between
        | AttackStep::Over
        | AttackStep::Answered => Kinds::NONE,
    }
}

/// Whether somebody of a side has abilities to use at this moment.
fn answers_at(game: &Anima, state: &State, side: Side, moment: Moment) -> bool {
    game.all_windows() & moment.bit() != 0
        && Figures(state.standing(side).0 | state.away(side).0)
            .iter()
            .any(|figure| game.windows(state, figure) & moment.bit() != 0)
}

fn in_window(facts: Facts<'_>, side: Side, window: &Window) -> Kinds {
    let mut kinds = Kinds::of([LET_BE]);
    if answers_at(facts.game, facts.state, side, window.moment) {
        kinds = kinds.with(USE);
    }
    if facts.state.hand(side).next().is_some() {
        kinds = kinds.with(PLAY);
    }
    if gnosis::may_spend_gnosis(facts, side, window.moment) {
        kinds = kinds.with(GNOSIS);
    }
    kinds
}

fn at_stage(game: &Anima, state: &State, ground: &Ground, side: Side) -> Kinds {
    match state.stage {
        Stage::Active { figure } => acting(game, state, ground, figure),
        Stage::Moving { .. } => Kinds::of([GO, END]),
        Stage::PlaceScenery { .. } => Kinds::of([PLACE_SCENERY]),
        Stage::ChooseEdge { .. } => Kinds::of([CHOOSE_EDGE]),
        Stage::Deploy { .. } => Kinds::of([DEPLOY, INFILTRATE]),
        Stage::PlaceMarkers { .. } => Kinds::of([PLACE_MARKER]),
        Stage::Reveal { .. } => Kinds::of([REVEAL, USE, STAY_OUT]),
        Stage::PlaceFlag { .. } => Kinds::of([PLACE_FLAG]),
        Stage::ChooseFirst { .. } => Kinds::of([FIRST]),
        Stage::Act { .. } if answers_at(game, state, side, Moment::Between) => Kinds::of([ACTIVATE, USE]),
        Stage::Act { .. } => Kinds::of([ACTIVATE]),
        Stage::TakePlot { .. } => Kinds::of([TAKE_PLOT]),
        Stage::SceneryCount
        | Stage::SceneryOrder { .. }
        | Stage::DeployRoll
        | Stage::FirstRoll
        | Stage::Doom { .. }
        | Stage::Acting { .. }
        | Stage::Acted { .. }
        | Stage::Phase(_)
        | Stage::Over(_) => Kinds::NONE,
    }
}

/// What only those do who have nobody beside them.
const APART: Kinds = Kinds::of([MOVE_FREELY, WALK, RUN, CHARGE, SLAM, CLIMB, SHOOT]);
pub const MOVES: Kinds = Kinds::of([MOVE_FREELY, WALK, RUN, CHARGE, SLAM, CLIMB]);

/// What nobody does by an order.
pub const NEVER_ORDERED: Kinds = Kinds::of([PUSH, SLAM, ESCAPE, CLIMB, TAKE_FLAG]);

/// What those may do who are driven by nothing, abilities apart.
pub const FREE: Kinds = Kinds::of([ATTACK, PUSH, SEEK, SEEK_AT, TAKE_FLAG, ESCAPE]).union(APART);

fn acting(game: &Anima, state: &State, ground: &Ground, figure: u8) -> Kinds {
    let (place, side) = (state.figure(figure), Side::of_figure(figure));
    let mut kinds = Kinds::of([END]);
    if game.is_active(state, figure) || answers_at(game, state, side, Moment::Between) {
        kinds = kinds.with(USE);
    }
    if Facts::new(game, state, ground).suffers(figure, Status::Paralyzed) || !place.stands() {
        return kinds;
    }
    kinds = kinds.union(FREE);
    if orders::given(game, state, figure).is_some() {
        return kinds;
    }
    if place.driven() {
        return kinds;
    }
    if movement::in_reach(state, ground, figure).is_empty() {
        kinds = kinds.without(ESCAPE).without(PUSH);
        if game.touches_none(What::Reach.bit() | What::SeesHidden.bit()) {
            kinds = kinds.without(ATTACK);
        }
    } else if !place.hidden() && game.touches_none(What::LeavesFreely.bit() | What::ShootsEngaged.bit()) {
        kinds = kinds.minus(APART);
    }
    if place.marks.has(Marks::MOVED) {
        kinds = kinds.minus(MOVES);
    }
    if place.marks.has(Marks::SOUGHT) {
        kinds = kinds.without(SEEK).without(SEEK_AT);
    }
    if game.card(state, figure).range.is_none() {
        kinds = kinds.without(SHOOT);
    }
    if state.markers[side.other().index()].places().is_empty() {
        kinds = kinds.without(SEEK_AT);
    }
    if !state.flags.iter().any(|flag| matches!(flag, Flag::At(_))) {
        kinds = kinds.without(TAKE_FLAG);
    }
    kinds
}
