//! The rules, one file a chapter, in the order of the book.
//!
//! [`take`] hands a checked input to its chapter; every chapter works on a [`Table`] and leaves it at the next thing
//! the game waits for.

pub mod actions;
pub mod dice;
pub mod heroes;
pub mod round;
pub mod setup;
pub mod spend;
pub mod tactics;
pub mod titan;
pub mod win;

use kernel::{Drawn, Input, Rule, Seat, Sink};

use crate::action::Action;
use crate::content::{Hero, Titan};
use crate::event::{Event, Who};
use crate::game::LastStand;
use crate::slug;
use crate::state::{Card, CardId, Stage, State, hero_of, seat_of};

/// A game, a state that is being changed, and whoever listens.
pub struct Table<'a, S: Sink<Event>> {
    pub game: &'a LastStand,
    pub state: &'a mut State,
    pub events: &'a mut S,
}

impl<S: Sink<Event>> Table<'_, S> {
    pub fn tell(&mut self, event: Event) {
        self.events.emit(event);
    }

    pub fn who(&self, hero: u8) -> Who {
        who(self.state, seat_of(hero))
    }

    pub fn over(&self) -> bool {
        matches!(self.state.open.stage, Stage::Over(_))
    }

    pub fn go(&mut self, stage: Stage) {
        self.state.open.stage = stage;
    }

    pub fn titan(&self) -> &Titan {
        self.game.titan(&self.state.open)
    }

    pub fn hero_card(&self, hero: u8) -> &Hero {
        self.game.hero_card(&self.state.open, hero)
    }

    pub fn card(&self, card: CardId) -> Card {
        Card { titan: self.state.open.titan.unwrap_or_default(), card }
    }
}

/// Whoever sits there, by the hero's name once it is known.
pub fn who(state: &State, seat: Seat) -> Who {
    Who { seat: seat.0, hero: hero_of(seat).and_then(|hero| state.open.hero(hero).id) }
}

/// The rule that says what happens in this stage.
pub fn stage_rule(stage: Stage) -> Rule {
    match stage {
        Stage::ChooseTitan | Stage::TakeHeroes | Stage::ChooseLevels => slug::SETUP_ORDER,
        Stage::SeeTactics => slug::TACTICS_KNOWN,
        Stage::Lay => slug::ROUND_CHOOSE,
        Stage::FirstRoll { .. } | Stage::Roll | Stage::Reroll { .. } => slug::ROUND_ROLL,
        Stage::Abilities => slug::ROUND_TITAN_ABILITIES,
        Stage::NameHero => slug::TEAM_CHOICE,
        Stage::Returned { .. } => slug::ROUND_RETURNED,
        Stage::Lend { .. } => slug::HERO_EREN,
        Stage::Dodge { .. } => slug::ACTION_CANCEL_INDIVIDUAL,
        Stage::GiveUp { .. } => slug::ACTION_LOSE_DIE,
        Stage::Gather { .. } => slug::ACTION_CANCEL_COLLECTIVE,
        Stage::Spend | Stage::Mutilate => slug::ROUND_SPEND,
        Stage::SeeOrder { .. } | Stage::Search { .. } => slug::HERO_ARMIN,
        Stage::Over(_) => slug::WIN_NOW,
    }
}

/// Takes in one checked input and runs to the next thing the game waits for.
pub fn take<S: Sink<Event>>(table: &mut Table<'_, S>, input: &Input<Action>) {
    match input {
        Input::Choose(seat, action) => choose(table, *seat, *action),
        Input::Drawn(drawn) => draw(table, drawn),
    }
}

fn choose<S: Sink<Event>>(table: &mut Table<'_, S>, seat: Seat, action: Action) {
    if let Action::Resign = action {
        return win::resign(table, seat);
    }
    match hero_of(seat) {
        None => choose_as_titan(table, action),
        Some(hero) => choose_as_hero(table, hero, action),
    }
}

fn choose_as_titan<S: Sink<Event>>(table: &mut Table<'_, S>, action: Action) {
    match action {
        Action::ChooseTitan(titan) => setup::choose_titan(table, titan),
        Action::Lay { open, other } => round::lay(table, open.card, other.card),
        Action::Use { ability, pay, on } => titan::use_ability(table, ability, pay, on),
        Action::Content => titan::stop(table),
        Action::TakeHero(_)
        | Action::StandAt(_)
        | Action::Roll(_)
        | Action::Name(_)
        | Action::Lend { .. }
        | Action::Dodge { .. }
        | Action::Suffer
        | Action::GiveUp(_)
        | Action::PutIn(_)
        | Action::Move(..)
        | Action::Wound(..)
        | Action::Cycle(_)
        | Action::Meet { .. }
        | Action::PayTogether(..)
        | Action::Search
        | Action::PutOnTop(_)
        | Action::Resign => debug_assert!(false, "{action:?} was not checked"),
    }
}

fn choose_as_hero<S: Sink<Event>>(table: &mut Table<'_, S>, hero: u8, action: Action) {
    match action {
        Action::TakeHero(id) => setup::take_hero(table, hero, id),
        Action::StandAt(level) => setup::stand_at(table, hero, level),
        Action::Roll(faces) => round::roll_again(table, hero, faces),
        Action::Content => round::is_content(table, hero),
        Action::Name(named) => titan::name_hero(table, hero, named),
        Action::Lend { to, face } => heroes::lend(table, hero, to, face),
        Action::Dodge { other } => actions::dodge(table, hero, other),
        Action::Suffer => actions::suffer(table, hero),
        Action::GiveUp(face) => actions::give_up(table, hero, face),
        Action::PutIn(with) => actions::put_in(table, hero, with),
        Action::Move(way, with) => spend::move_hero(table, hero, way, with),
        Action::Wound(face, with) => spend::wound(table, hero, face, with),
        Action::Cycle(with) => tactics::cycle(table, hero, with),
        Action::Meet { condition, other } => tactics::meet(table, hero, condition, other),
        Action::PayTogether(face, with) => tactics::pay_together(table, hero, face, with),
        Action::Search => heroes::search(table, hero),
        Action::PutOnTop(card) => heroes::put_on_top(table, hero, card),
        Action::ChooseTitan(_) | Action::Lay { .. } | Action::Use { .. } | Action::Resign => {
            debug_assert!(false, "{action:?} was not checked");
        }
    }
}

fn draw<S: Sink<Event>>(table: &mut Table<'_, S>, drawn: &Drawn) {
    match table.state.open.stage {
        Stage::SeeTactics => tactics::see(table, drawn.value()),
        Stage::FirstRoll { hero } => round::first_roll(table, hero, drawn),
        Stage::Reroll { hero, .. } => round::rolled_again(table, hero, drawn),
        Stage::Returned { hero } => round::roll_returned(table, hero, drawn),
        Stage::Mutilate => tactics::mutilate(table, drawn.value()),
        Stage::SeeOrder { hero } => heroes::see_order(table, hero, drawn.value()),
        Stage::ChooseTitan
        | Stage::TakeHeroes
        | Stage::ChooseLevels
        | Stage::Lay
        | Stage::Roll
        | Stage::Abilities
        | Stage::NameHero
        | Stage::Lend { .. }
        | Stage::Dodge { .. }
        | Stage::GiveUp { .. }
        | Stage::Gather { .. }
        | Stage::Spend
        | Stage::Search { .. }
        | Stage::Over(_) => debug_assert!(false, "nobody asked for {drawn:?}"),
    }
}
