//! The rules, one file a chapter, in the order of the book.
//!
//! [`take`] hands a checked input to its chapter; every chapter works on a [`Battle`] and leaves it at the next thing
//! the game waits for. Questions about the state (`who is engaged`, `who may intercept`) are free functions, which check
//! and the list of choices ask too.

pub mod activation;
pub mod area;
pub mod berserk;
pub mod cards;
pub mod charge;
pub mod combat;
pub mod death;
pub mod defend;
pub mod flow;
pub mod follow;
mod in_flight;
pub mod infiltration;
pub mod innate;
pub mod manoeuvres;
pub mod movement;
pub mod orders;
pub mod price;
pub mod rolls;
pub mod scenarios;
pub mod setup;
pub mod states;
pub mod thrown;
pub mod turn;
pub mod win;

use kernel::{Drawn, Input, Rule, Seat, Sink};

use crate::action::Action;
use crate::cards::AbilityName;
use crate::cards::{Ability, Moment, What};
use crate::content::{Character, Edition};
use crate::event::{CardEvent, Event, Who};
use crate::game::Anima;
use crate::ground::Ground;
use crate::slug;
use crate::state::{
    Attack, AttackKind, AttackStep, Doing, Frame, Gait, NOBODY, Phase, Side, Stage, State, Stood, Throw,
};
use crate::usage::WATCHED;
use cards::{Facts, aiming, doing, gnosis, moments, plots, upkeep, using};

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
        if self.events.watches(WATCHED) {
            self.look_round();
        }
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

    /// The state as it is now, to be asked what is different for whom.
    pub fn facts(&self) -> Facts<'_> {
        Facts::new(self.game, self.state, self.ground)
    }

    /// The ability of a figure, as the content has it.
    pub fn abilities_of(&self, figure: u8, number: u8) -> Option<&'a Ability> {
        self.game.ability(self.state, figure, number)
    }

    /// An ability's name, to be told.
    pub fn ability_name(&self, figure: u8, number: u8) -> AbilityName {
        self.game.ability_name(self.state, figure, number)
    }

    /// Whether a card could keep somebody on the table who has no life points left.
    pub fn anybody_stays(&self) -> bool {
        let bit = What::Stays.bit();
        self.state.lasting[0].change != 0
            || self.game.auras() & bit != 0
            || self.state.all_standing().iter().any(|figure| self.game.has_own(self.state, figure, bit))
    }

    /// A side shows what it has in hand.
    pub fn show_hand(&mut self, side: Side) {
        let count = self.state.hand(side).count() as u8;
        self.state.shown[side.index()] = true;
        self.tell(Event::Card(CardEvent::HandShown { side, count }));
        let hand = self.state.hands[side.index()];
        for card in hand.iter().filter_map(|held| held.checked_sub(1)) {
            self.tell(Event::Card(CardEvent::PlotShown { side, card }));
        }
    }

    /// A list of effects by its place on the stack.
    pub fn frame_at(&mut self, depth: usize) -> Option<&mut Doing> {
        match self.state.stack.frames_mut().get_mut(depth) {
            Some(Frame::Doing(doing)) => Some(doing),
            Some(
                Frame::Nothing
                | Frame::Attack(_)
                | Frame::Escape { .. }
                | Frame::Seek { .. }
                | Frame::Found { .. }
                | Frame::Loss(_)
                | Frame::Bury(_)
                | Frame::Going(_)
                | Frame::Due(_)
                | Frame::Roll(_)
                | Frame::Throw(_)
                | Frame::Window(_),
            )
            | None => None,
        }
    }

    /// Begins something new on top of the stack; past the last frame nothing begins any more, and everybody is told.
    pub fn put_on_stack(&mut self, frame: Frame) -> bool {
        let fits = self.state.stack.push(frame);
        if !fits {
            self.tell(Event::Card(CardEvent::TooMuch));
        }
        fits
    }

    /// Somebody is about to move or to be moved: where it stands is remembered, where a card could ask.
    pub fn remember_place(&mut self, figure: u8) {
        if self.game.remembers_places() {
            let place = self.state.figure(figure).place;
            self.state.before = Stood { figure, place };
        }
    }

    /// An action of the active figure is being resolved.
    pub fn act(&mut self, figure: u8) {
        self.state.stage = Stage::Acting { figure };
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

fn as_attack(frame: &Frame) -> Option<&Attack> {
    match frame {
        Frame::Attack(attack) => Some(attack),
        Frame::Nothing
        | Frame::Escape { .. }
        | Frame::Seek { .. }
        | Frame::Found { .. }
        | Frame::Loss(_)
        | Frame::Bury(_)
        | Frame::Going(_)
        | Frame::Due(_)
        | Frame::Roll(_)
        | Frame::Throw(_)
        | Frame::Doing(_)
        | Frame::Window(_) => None,
    }
}

/// The attack that waits for somebody or a die.
pub fn attack(state: &State) -> Option<&Attack> {
    state.stack.top().and_then(as_attack)
}

/// The attack that is being resolved, whatever else lies above it.
pub fn attack_below(state: &State) -> Option<&Attack> {
    state.stack.frames().iter().rev().find_map(as_attack)
}

/// The attack that is being resolved.
pub(crate) fn attack_mut(state: &mut State) -> &mut Attack {
    let frames = state.stack.frames_mut().iter_mut().rev();
    let attack = frames.filter_map(|frame| match frame {
        Frame::Attack(attack) => Some(attack),
        Frame::Nothing
        | Frame::Escape { .. }
        | Frame::Seek { .. }
        | Frame::Found { .. }
        | Frame::Loss(_)
        | Frame::Bury(_)
        | Frame::Going(_)
        | Frame::Due(_)
        | Frame::Roll(_)
        | Frame::Throw(_)
        | Frame::Doing(_)
        | Frame::Window(_) => None,
    });
    match attack.into_iter().next() {
        Some(attack) => attack,
        None => unreachable!("an attack is being resolved"),
    }
}

/// The rule that says what happens now.
pub fn rule_now(state: &State) -> Rule {
    if let Some(attack) = attack(state) {
        return match attack.step {
            AttackStep::Defend if attack.kind == AttackKind::Ranged => slug::DEFEND_TAKE_SHOT,
            AttackStep::Defend => slug::DEFEND_INTERCEPT_CHARGE,
            AttackStep::React => slug::ACTION_REACTIVE,
            AttackStep::Aim => slug::ABILITY_KIND,
            AttackStep::PushTo => slug::ACTION_PUSH,
            AttackStep::Arrived
            | AttackStep::BeforeRoll
            | AttackStep::DefenseDie
            | AttackStep::AttackDie
            | AttackStep::AfterRoll
            | AttackStep::Resolve
            | AttackStep::Hurt
            | AttackStep::Throw
            | AttackStep::Follow
            | AttackStep::Next
            | AttackStep::Between
            | AttackStep::Over
            | AttackStep::Answered => slug::REACT_ORDER,
        };
    }
    match state.stack.top() {
        Some(Frame::Found { .. }) => return slug::INFILTRATION_DETECT,
        Some(Frame::Doing(_)) => return slug::ABILITY_KIND,
        Some(Frame::Window(window))
            if matches!(window.moment, Moment::Between | Moment::Rolls | Moment::Rolled) =>
        {
            return slug::ADVANTAGE_PLOT_WINDOW;
        }
        Some(Frame::Window(_)) => return slug::REACT_ORDER,
        Some(Frame::Throw(throw)) => return thrown::rule_now(throw),
        Some(Frame::Roll(_)) => return rolls::rule_now(state),
        Some(
            Frame::Nothing
            | Frame::Attack(_)
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Due(_),
        )
        | None => {}
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
        Stage::Active { .. } | Stage::Acting { .. } | Stage::Acted { .. } => slug::ACTION_ACTIVE,
        Stage::Phase(Phase::Upkeep { .. }) => slug::TURN_UPKEEP,
        Stage::Phase(_) => slug::TURN_PHASES,
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
    flow::run(battle);
}

fn choose<S: Sink<Event>>(battle: &mut Battle<'_, S>, seat: Seat, action: Action) {
    let Some(side) = Side::of(seat) else { return };
    let stage = battle.state.stage;
    if let (Stage::Active { figure }, true) = (stage, begins_action(&action)) {
        battle.act(figure);
    }
    match (action, stage) {
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
        (Action::PushTo(to), _) => match in_the_air(battle.state) {
            Some(throw) => thrown::directed(battle, throw, to),
            None => manoeuvres::push_to(battle, to),
        },
        (Action::Intercept { figure, to }, _) => defend::intercept(battle, figure, to),
        (Action::TakeShot(figure), _) => defend::take_shot(battle, figure),
        (Action::Dodge, _) => combat::dodge(battle),
        (Action::Counter, _) => combat::counter(battle),
        (Action::LetBe, _) => let_be(battle, side),
        (Action::Use { figure, ability, extra, target, to }, _) => {
            using::begin(battle, figure, ability, extra, target.unwrap_or(NOBODY), to);
        }
        (Action::Play { card, target }, _) => plots::play(battle, side, card, target.unwrap_or(NOBODY)),
        (Action::Gnosis, _) => gnosis::spend_gnosis(battle, side),
        (Action::Accept, _) => {
            if let Some(doing) = doing_on_top(battle.state) {
                doing::accepted(battle, doing);
            } else if let Some(throw) = in_the_air(battle.state) {
                thrown::accepted(battle, throw);
            } else {
                upkeep::pay(battle);
            }
        }
        (Action::Pick(figure), _) if attack(battle.state).is_some() => aiming::aimed(battle, figure),
        (Action::Pick(figure), _) => doing::picked(battle, figure),
        (Action::Choose(option), _) => {
            if let Some(doing) = doing_on_top(battle.state) {
                doing::chosen(battle, doing, option);
            }
        }
        (Action::Put(to), _) => {
            if let Some(doing) = doing_on_top(battle.state) {
                doing::put(battle, doing, to);
            } else if let Some(throw) = in_the_air(battle.state) {
                thrown::got_clear(battle, throw, to);
            }
        }
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

/// Whether a choice is an action of the active figure that is resolved at once.
fn begins_action(action: &Action) -> bool {
    match action {
        Action::Attack(_)
        | Action::Shoot(_)
        | Action::Charge { .. }
        | Action::Push(_)
        | Action::Slam { .. }
        | Action::Escape
        | Action::Seek
        | Action::SeekAt(_)
        | Action::Climb(_)
        | Action::TakeFlag => true,
        Action::TakePlot(_)
        | Action::PlaceScenery { .. }
        | Action::ChooseEdge(_)
        | Action::Deploy { .. }
        | Action::Infiltrate(_)
        | Action::PlaceMarker(_)
        | Action::Reveal { .. }
        | Action::StayOut
        | Action::PlaceFlag(_)
        | Action::First(_)
        | Action::Activate(_)
        | Action::End
        | Action::Move(_)
        | Action::Go(_)
        | Action::PushTo(_)
        | Action::Intercept { .. }
        | Action::TakeShot(_)
        | Action::Dodge
        | Action::Counter
        | Action::Use { .. }
        | Action::Play { .. }
        | Action::Gnosis
        | Action::Accept
        | Action::Pick(_)
        | Action::Choose(_)
        | Action::Put(_)
        | Action::LetBe
        | Action::Resign => false,
    }
}

/// The effects that are being carried out, if they lie on top.
pub fn doing_on_top(state: &State) -> Option<Doing> {
    match state.stack.top() {
        Some(Frame::Doing(doing)) => Some(*doing),
        Some(
            Frame::Nothing
            | Frame::Attack(_)
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Due(_)
            | Frame::Roll(_)
            | Frame::Throw(_)
            | Frame::Window(_),
        )
        | None => None,
    }
}

/// The throw that lies on top, if one does.
fn in_the_air(state: &State) -> Option<Throw> {
    match state.stack.top() {
        Some(Frame::Throw(throw)) => Some(*throw),
        Some(
            Frame::Nothing
            | Frame::Attack(_)
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Due(_)
            | Frame::Roll(_)
            | Frame::Doing(_)
            | Frame::Window(_),
        )
        | None => None,
    }
}

/// Lets whatever is asked about happen, or leaves it.
fn let_be<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side) {
    match battle.state.stack.top().copied() {
        Some(Frame::Window(window)) => {
            battle.tell(Event::LetBe { side });
            moments::pass(battle, window);
        }
        Some(Frame::Doing(doing)) => {
            battle.tell(Event::LetBe { side });
            doing::left(battle, doing);
        }
        Some(Frame::Throw(throw)) => thrown::let_be(battle, throw, side),
        Some(Frame::Attack(_)) => combat::let_be(battle, side),
        Some(
            Frame::Nothing
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Roll(_)
            | Frame::Due(_),
        )
        | None => upkeep::let_end(battle),
    }
}

fn draw<S: Sink<Event>>(battle: &mut Battle<'_, S>, drawn: &Drawn) {
    match battle.state.stack.top().copied() {
        Some(Frame::Attack(_)) => combat::rolled(battle, drawn),
        Some(
            Frame::Roll(_) | Frame::Escape { .. } | Frame::Seek { .. } | Frame::Doing(_) | Frame::Throw(_),
        ) => rolls::rolled(battle, drawn),
        Some(
            Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Due(_)
            | Frame::Window(_),
        ) => {
            debug_assert!(false, "nobody asked for {drawn:?}");
        }
        Some(Frame::Nothing) | None => match battle.state.stage {
            Stage::SceneryCount => setup::scenery_rolled(battle, both(drawn)),
            Stage::SceneryOrder { left } => setup::order_rolled(battle, left, both(drawn)),
            Stage::DeployRoll => setup::deploy_rolled(battle, both(drawn)),
            Stage::FirstRoll => turn::first_rolled(battle, both(drawn)),
            Stage::Doom { .. } => rolls::rolled(battle, drawn),
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
            | Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Phase(_)
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
