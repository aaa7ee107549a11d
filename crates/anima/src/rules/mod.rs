//! The rules, one file a chapter, in the order of the book.
//!
//! [`take`] hands a checked input to its chapter; every chapter works on a [`Battle`] and leaves it at the next thing
//! the game waits for. Questions about the state (`who is engaged`, `who may intercept`) are free functions, which check
//! and the list of choices ask too.

pub mod activation;
pub mod berserk;
pub mod charge;
pub mod combat;
pub mod death;
pub mod defend;
pub mod infiltration;
pub mod innate;
pub mod manoeuvres;
pub mod movement;
pub mod scenarios;
pub mod setup;
pub mod states;
pub mod turn;
pub mod win;

use kernel::{Drawn, Input, Rule, Seat, Sink};

use crate::action::Action;
use crate::content::{Character, Edition};
use crate::event::{Event, Who};
use crate::game::Anima;
use crate::ground::Ground;
use crate::slug;
use crate::state::{Attack, AttackKind, AttackStep, Frame, Gait, Side, Stage, State};

/// A game, a state that is being changed, the ground it happens on, and whoever listens.
pub struct Battle<'a, S: Sink<Event>> {
    pub game: &'a Anima,
    pub state: &'a mut State,
    pub ground: &'a Ground,
    pub events: &'a mut S,
}

impl<'a, S: Sink<Event>> Battle<'a, S> {
    pub fn tell(&mut self, event: Event) {
        self.events.emit(event);
    }

    pub fn who(&self, figure: u8) -> Who {
        Who { figure, card: self.state.figure(figure).card }
    }

    pub fn card(&self, figure: u8) -> &'a Character {
        self.game.card(self.state, figure)
    }

    pub fn edition(&self) -> &'a Edition {
        &self.game.content.edition
    }

    pub fn over(&self) -> bool {
        matches!(self.state.stage, Stage::Over(_))
    }

    pub fn go(&mut self, stage: Stage) {
        self.state.stage = stage;
    }

    /// Takes the action points when something is declared.
    ///
    /// Rule: action.cost
    pub fn pay(&mut self, figure: u8, cost: u8) {
        let figure = self.state.figure_mut(figure);
        figure.actions -= cost;
        figure.spent += cost;
    }
}

/// The attack that is being resolved.
pub fn attack(state: &State) -> Option<&Attack> {
    match state.stack.top() {
        Some(Frame::Attack(attack)) => Some(attack),
        Some(Frame::Nothing | Frame::Escape { .. } | Frame::Seek { .. } | Frame::Found { .. }) | None => None,
    }
}

pub(crate) fn attack_mut(state: &mut State) -> &mut Attack {
    match state.stack.top_mut() {
        Some(Frame::Attack(attack)) => attack,
        Some(Frame::Nothing | Frame::Escape { .. } | Frame::Seek { .. } | Frame::Found { .. }) | None => {
            unreachable!("an attack is being resolved")
        }
    }
}

/// The rule that says what happens now.
pub fn rule_now(state: &State) -> Rule {
    if let Some(attack) = attack(state) {
        return match attack.step {
            AttackStep::Defend if attack.kind == AttackKind::Ranged => slug::DEFEND_TAKE_SHOT,
            AttackStep::Defend => slug::DEFEND_INTERCEPT_CHARGE,
            AttackStep::React => slug::ACTION_REACTIVE,
            AttackStep::DefenseDie | AttackStep::AttackDie | AttackStep::Answered => slug::REACT_ORDER,
            AttackStep::PushTo => slug::ACTION_PUSH,
        };
    }
    if let Some(Frame::Found { .. }) = state.stack.top() {
        return slug::INFILTRATION_DETECT;
    }
    match state.stage {
        Stage::TakePlot { .. } => slug::ADVANTAGE_PLOT,
        Stage::SceneryCount => slug::SETUP_SCENERY_COUNT,
        Stage::SceneryOrder { .. } => slug::SETUP_SCENERY_ORDER,
        Stage::PlaceScenery { .. } => slug::SETUP_SCENERY_PLACE,
        Stage::DeployRoll | Stage::Deploy { .. } => slug::SETUP_DEPLOY,
        Stage::ChooseEdge { .. } => slug::SETUP_ZONE,
        Stage::PlaceMarkers { .. } => slug::INFILTRATION_MARKERS,
        Stage::Reveal { .. } => slug::INFILTRATION_REVEAL,
        Stage::PlaceFlag { .. } => slug::SCENARIO_FLAG_PLACE,
        Stage::FirstRoll | Stage::ChooseFirst { .. } => slug::TURN_INITIATIVE,
        Stage::Doom { .. } => slug::STATE_DOOM,
        Stage::Act { .. } => slug::TURN_ACTION,
        Stage::Active { .. } => slug::ACTION_ACTIVE,
        Stage::Moving { gait, .. } => match gait {
            Gait::Free => slug::MOVE_FREE,
            Gait::Walk => slug::MOVE_WALK,
            Gait::Run => slug::MOVE_RUN,
        },
        Stage::Over(_) => slug::TURN_LIMIT,
    }
}

/// Takes in one checked input and runs to the next thing the game waits for.
pub fn take<S: Sink<Event>>(battle: &mut Battle<'_, S>, input: &Input<Action>) {
    match input {
        Input::Choose(seat, action) => choose(battle, *seat, *action),
        Input::Drawn(drawn) => draw(battle, drawn),
    }
}

fn choose<S: Sink<Event>>(battle: &mut Battle<'_, S>, seat: Seat, action: Action) {
    let Some(side) = Side::of(seat) else { return };
    match (action, battle.state.stage) {
        (Action::Resign, _) => win::resign(battle, side),
        (Action::PlaceScenery { piece, place, quarters }, _) => {
            setup::place_scenery(battle, side, crate::state::Placed { place, piece, quarters });
        }
        (Action::TakePlot(card), _) => setup::take_plot(battle, side, card),
        (Action::ChooseEdge(zone), _) => setup::choose_edge(battle, side, zone),
        (Action::Deploy { figure, to }, _) => setup::deploy(battle, figure, to),
        (Action::Infiltrate(figure), _) => infiltration::infiltrate(battle, figure),
        (Action::PlaceMarker(at), _) => infiltration::place_marker(battle, side, at),
        (Action::Reveal { figure, marker, to }, Stage::Reveal { .. }) => {
            infiltration::reveal(battle, figure, marker, to);
        }
        (Action::Reveal { figure, to, .. }, _) => infiltration::found(battle, figure, to),
        (Action::StayOut, Stage::Reveal { .. }) => infiltration::wait(battle, side),
        (Action::StayOut, _) => infiltration::not_here(battle, side),
        (Action::PlaceFlag(at), _) => scenarios::place_flag(battle, side, at),
        (Action::First(first), _) => turn::choose_first(battle, first),
        (Action::Activate(figure), _) => activation::activate(battle, figure),
        (Action::End, Stage::Moving { figure, gone, .. }) => movement::stop(battle, figure, gone),
        (Action::Go(to), Stage::Moving { figure, gait, left, gone }) => {
            movement::go(battle, figure, gait, left, gone, to);
        }
        (Action::End, Stage::Active { figure }) => activation::end(battle, figure),
        (Action::Move(gait), Stage::Active { figure }) => movement::declare(battle, figure, gait),
        (Action::Attack(target), Stage::Active { figure }) => {
            combat::declare(battle, figure, target, AttackKind::Melee);
        }
        (Action::Shoot(target), Stage::Active { figure }) => {
            combat::declare(battle, figure, target, AttackKind::Ranged);
        }
        (Action::Push(target), Stage::Active { figure }) => {
            combat::declare(battle, figure, target, AttackKind::Push);
        }
        (Action::Charge { target, to }, Stage::Active { figure }) => {
            charge::declare(battle, figure, target, to, AttackKind::Charge);
        }
        (Action::Slam { target, to }, Stage::Active { figure }) => {
            charge::declare(battle, figure, target, to, AttackKind::Slam);
        }
        (Action::Escape, Stage::Active { figure }) => manoeuvres::declare_escape(battle, figure),
        (Action::Seek, Stage::Active { figure }) => manoeuvres::declare_seek(battle, figure, None),
        (Action::SeekAt(marker), Stage::Active { figure }) => {
            manoeuvres::declare_seek(battle, figure, Some(marker));
        }
        (Action::Climb(to), Stage::Active { figure }) => manoeuvres::climb(battle, figure, to),
        (Action::TakeFlag, Stage::Active { figure }) => scenarios::take_flag(battle, figure),
        (Action::PushTo(to), _) => manoeuvres::push_to(battle, to),
        (Action::Intercept { figure, to }, _) => defend::intercept(battle, figure, to),
        (Action::TakeShot(figure), _) => defend::take_shot(battle, figure),
        (Action::Dodge, _) => combat::dodge(battle),
        (Action::Counter, _) => combat::counter(battle),
        (Action::LetBe, _) => combat::let_be(battle, side),
        (
            Action::End
            | Action::Go(_)
            | Action::Move(_)
            | Action::Attack(_)
            | Action::Shoot(_)
            | Action::Push(_)
            | Action::Charge { .. }
            | Action::Slam { .. }
            | Action::Escape
            | Action::Seek
            | Action::SeekAt(_)
            | Action::Climb(_)
            | Action::TakeFlag,
            _,
        ) => debug_assert!(false, "{action:?} was not checked"),
    }
}

fn draw<S: Sink<Event>>(battle: &mut Battle<'_, S>, drawn: &Drawn) {
    match battle.state.stack.top().copied() {
        Some(Frame::Attack(_)) => combat::rolled(battle, drawn),
        Some(Frame::Escape { figure }) => manoeuvres::escape_rolled(battle, figure, die(drawn, 0)),
        Some(Frame::Seek { figure, marker }) => {
            manoeuvres::seek_rolled(battle, figure, marker, die(drawn, 0));
        }
        Some(Frame::Found { .. }) => debug_assert!(false, "nobody asked for {drawn:?}"),
        Some(Frame::Nothing) | None => match battle.state.stage {
            Stage::SceneryCount => setup::scenery_rolled(battle, both(drawn)),
            Stage::SceneryOrder { left } => setup::order_rolled(battle, left, both(drawn)),
            Stage::DeployRoll => setup::deploy_rolled(battle, both(drawn)),
            Stage::FirstRoll => turn::first_rolled(battle, both(drawn)),
            Stage::Doom { left } => turn::doom_rolled(battle, left, die(drawn, 0)),
            Stage::TakePlot { .. }
            | Stage::PlaceScenery { .. }
            | Stage::ChooseEdge { .. }
            | Stage::Deploy { .. }
            | Stage::PlaceMarkers { .. }
            | Stage::Reveal { .. }
            | Stage::PlaceFlag { .. }
            | Stage::ChooseFirst { .. }
            | Stage::Act { .. }
            | Stage::Active { .. }
            | Stage::Moving { .. }
            | Stage::Over(_) => debug_assert!(false, "nobody asked for {drawn:?}"),
        },
    }
}

/// What a die shows: values are drawn from nothing up, dice show from one up.
pub fn die(drawn: &Drawn, place: usize) -> u8 {
    drawn.values().get(place).copied().unwrap_or_default() + 1
}

/// Each player rolls for its own side.
///
/// Rule: dice.who
fn both(drawn: &Drawn) -> [u8; 2] {
    [die(drawn, 0), die(drawn, 1)]
}

/// Who rolled higher; nobody, if they are equal and roll again.
///
/// Rule: dice.ties
pub fn higher<T: Ord>([a, b]: [T; 2]) -> Option<Side> {
    match a.cmp(&b) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Less => Some(Side::B),
        std::cmp::Ordering::Equal => None,
    }
}
