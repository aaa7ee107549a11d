//! Rolls besides those of an attack: an escape, a search, Resistance, Doom, getting clear of somebody in the air, and the
//! dice that cards ask for.
//!
//! Whatever wants a die lies on the stack, or is the stage, and a [`Roll`] is put on top of it. Both sides may speak
//! before the dice and, where a card lets them, after; then the die that counts is handed to what wanted it. Nothing is
//! put on top where the stack is full: the die is rolled without a word.

use kernel::{Drawn, Rule, Sink};

use super::cards::Facts;
use super::cards::at_hand::{source_number, used_by_ability, used_by_roll};
use super::cards::doing;
use super::cards::lasting;
use super::cards::moments::{self, Happening};
use super::combat::{Dice, Kept, MOST_DICE, NATURAL_TEN};
use super::{Battle, attack_below, die, manoeuvres, thrown, turn};
use crate::cards::{Moment, Until, What};
use crate::event::{CardEvent, Event};
use crate::slug;
use crate::state::{Doing, Frame, NO_ABILITY, NOBODY, Roll, Side, Stage, State, ThrowStep, Waits, Why};
use crate::total::Total;

/// What a die is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Test {
    Escape,
    Seek,
    Resistance,
    RunOver,
    Doom,
    /// An amount or a table of a card.
    Card,
}

/// What is kept of a roll that a card makes count for nothing.
pub const NOTHING: u8 = Roll::NOTHING;
/// What is kept of a roll that a card makes succeed.
pub const SURE: u8 = Roll::SURE;

/// Whether a card has said what comes of a roll.
pub fn is_settled(roll: &Roll) -> bool {
    roll.kept == NOTHING || roll.kept == SURE
}

/// A die that is wanted: for what, by whom it is rolled, and who brings that about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    pub test: Test,
    pub figure: u8,
    pub cause: u8,
}

impl Test {
    pub const ALL: [Test; 6] =
        [Test::Escape, Test::Seek, Test::Resistance, Test::RunOver, Test::Doom, Test::Card];

    /// Which of two dice is the better one for whoever rolls. Doom kills by high dice.
    ///
    /// Rule: gnosis.die
    /// Rule: state.doom
    pub fn better(self, one: u8, other: u8) -> u8 {
        match self {
            Test::Doom if one > 0 => one.min(other),
            Test::Escape | Test::Seek | Test::Resistance | Test::RunOver | Test::Doom | Test::Card => {
                one.max(other)
            }
        }
    }

    /// Which of two dice is the worse one for whoever rolls.
    fn worse(self, one: u8, other: u8) -> u8 {
        if self.better(one, other) == one { other } else { one }
    }

    /// Whether it is a roll of a character's, which more dice can better. Among the faces of a card's table none is
    /// better than another.
    pub fn is_of_character(self) -> bool {
        match self {
            Test::Escape | Test::Seek | Test::Resistance | Test::RunOver | Test::Doom => true,
            Test::Card => false,
        }
    }
}

/// The die that is wanted now, by what lies under the roll and the windows above it.
pub fn wanted(state: &State) -> Option<Wanted> {
    let mut frames = state.stack.frames().iter().rev();
    let below = frames.find(|frame| !matches!(frame, Frame::Roll(_) | Frame::Window(_)));
    wanted_by(state, below)
}

/// The die of the roll at hand, whatever cards do above it.
pub fn wanted_at_hand(state: &State) -> Option<Wanted> {
    let frames = state.stack.frames();
    let place = frames.iter().rposition(|frame| matches!(frame, Frame::Roll(_)))?;
    wanted_by(state, place.checked_sub(1).and_then(|below| frames.get(below)))
}

fn wanted_by(state: &State, below: Option<&Frame>) -> Option<Wanted> {
    let (test, figure, cause) = match below {
        Some(Frame::Escape { figure, .. }) => (Test::Escape, *figure, *figure),
        Some(Frame::Seek { figure, .. }) => (Test::Seek, *figure, *figure),
        Some(Frame::Doing(doing)) => match doing.waits {
            Waits::Resist => (Test::Resistance, doing.left.iter().next()?, doing.by),
            Waits::Die => (Test::Card, doing.by, doing.by),
            Waits::Begin
            | Waits::Settle
            | Waits::Word
            | Waits::Pick
            | Waits::Each
            | Waits::Option
            | Waits::Place
            | Waits::Counter => return None,
        },
        Some(Frame::Throw(throw)) => match throw.step {
            ThrowStep::Roll => (Test::RunOver, throw.over, throw.by),
            ThrowStep::Will | ThrowStep::Way | ThrowStep::Fly | ThrowStep::Avoid => return None,
        },
        Some(
            Frame::Nothing
            | Frame::Attack(_)
            | Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Due(_)
            | Frame::Roll(_)
            | Frame::Window(_),
        ) => return None,
        None => match state.stage {
            Stage::Doom { left } => (Test::Doom, turn::next_doomed(state, left), NOBODY),
            Stage::TakePlot { .. }
            | Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::PlaceScenery { .. }
            | Stage::DeployRoll
            | Stage::ChooseEdge { .. }
            | Stage::Deploy { .. }
            | Stage::PlaceMarkers { .. }
            | Stage::PlaceFlag { .. }
            | Stage::FirstRoll
            | Stage::ChooseFirst { .. }
            | Stage::Reveal { .. }
            | Stage::Act { .. }
            | Stage::Active { .. }
            | Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Phase(_)
            | Stage::Moving { .. }
            | Stage::Over(_) => return None,
        },
    };
    Some(Wanted { test, figure, cause })
}

/// What is rolled for in a window before or after a roll, as a word: one of a character's, the late die of a dodge, or
/// both sides' for who goes first.
pub fn word(state: &State) -> &'static str {
    match wanted(state).map(|wanted| wanted.test) {
        Some(Test::Escape) => "escape",
        Some(Test::Seek) => "seek",
        Some(Test::Resistance) => "resist",
        Some(Test::RunOver) => "run-over",
        Some(Test::Doom) => "doom",
        Some(Test::Card) => "card",
        None if attack_below(state).is_some() => "dodge",
        None => "first",
    }
}

/// The rule by which a roll is made.
pub fn rule_now(state: &State) -> Rule {
    match wanted(state).map(|wanted| wanted.test) {
        Some(Test::Escape) => slug::ACTION_ESCAPE,
        Some(Test::Seek) => slug::ACTION_SEEK,
        Some(Test::Resistance) => slug::EFFECT_RESIST,
        Some(Test::RunOver) => slug::RUN_OVER_ROLL,
        Some(Test::Doom) => slug::STATE_DOOM,
        Some(Test::Card) | None => slug::ABILITY_KIND,
    }
}

/// The roll that is being made, whatever cards do above it; none, while an attack is made above it.
pub fn at_hand(state: &State) -> Option<&Roll> {
    let mut frames = state.stack.frames().iter().rev();
    let rolling = frames.find(|frame| matches!(frame, Frame::Roll(_) | Frame::Attack(_)));
    if let Some(Frame::Roll(roll)) = rolling { Some(roll) } else { None }
}

/// Whether a die is not enough for what the roll at hand is made for. A card's own die is for nothing in particular.
pub fn fails(facts: Facts<'_>, die: u8) -> bool {
    die == Roll::NOTHING
        || wanted_at_hand(facts.state).is_some_and(|wanted| comes_to(facts, wanted, die) == Some(false))
}

fn at_hand_mut(state: &mut State) -> Option<&mut Roll> {
    let mut frames = state.stack.frames_mut().iter_mut().rev();
    let rolling = frames.find(|frame| matches!(frame, Frame::Roll(_) | Frame::Attack(_)));
    if let Some(Frame::Roll(roll)) = rolling { Some(roll) } else { None }
}

/// What lies on top, or the stage, wants a die: it is put to those who may speak. Says whether it was.
///
/// Rule: advantage.plot_window
pub fn ask<S: Sink<Event>>(battle: &mut Battle<'_, S>) -> bool {
    let Some(Wanted { figure, cause, .. }) = wanted(battle.state) else { return false };
    battle.put_on_stack(Frame::Roll(Roll { figure, cause, asked: false, gnosis: false, dice: 0, kept: 0 }))
}

/// Takes the roll on top of the stack one step further. Says whether it went on by itself.
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, roll: Roll) -> bool {
    let Some(Wanted { test, .. }) = wanted(battle.state) else {
        // A card has taken away what wanted it.
        return battle.state.stack.pop().is_some();
    };
    if roll.dice > 0 {
        return false;
    }
    if test.is_of_character() && !battle.state.figure(roll.figure).stands() {
        battle.state.stack.pop();
        undo(battle, Undone::Lapses);
    } else if roll.kept > 0 {
        battle.state.stack.pop();
        settle(battle, test, roll.kept);
    } else if roll.asked {
        let fixed = battle.facts().most(roll.figure, None, &What::Die).filter(|_| test.is_of_character());
        match fixed {
            Some(die) => top(battle).kept = die.clamp(1, NATURAL_TEN.into()) as u8,
            None => top(battle).dice = dice(battle.facts(), test, &roll).count,
        }
    } else {
        top(battle).asked = true;
        let used = remembered(battle.facts(), test);
        moments::fire(
            battle,
            Happening { used, ..Happening::between(Moment::Rolls, roll.figure, roll.cause) },
        );
    }
    true
}

fn top<'b, S: Sink<Event>>(battle: &'b mut Battle<'_, S>) -> &'b mut Roll {
    match at_hand_mut(battle.state) {
        Some(roll) => roll,
        None => unreachable!("a roll is being made"),
    }
}

/// The dice that are rolled.
///
/// Rule: gnosis.die
fn dice(facts: Facts<'_>, test: Test, roll: &Roll) -> Dice {
    let more = if test.is_of_character() { facts.sum(roll.figure, None, &What::RollDice) } else { 0 };
    Dice::with_more(more + i16::from(u8::from(roll.gnosis)))
}

/// The dice of a roll lie. Cards may answer before anything comes of them.
pub fn rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, drawn: &Drawn) {
    let Some(Wanted { test, .. }) = wanted(battle.state) else { return };
    let Some(Frame::Roll(roll)) = battle.state.stack.top().copied() else {
        // On a full stack nobody was asked.
        return settle(battle, test, die(drawn, 0));
    };
    let count = drawn.values().len().min(MOST_DICE.into());
    let mut dice = [0; MOST_DICE as usize];
    for (place, slot) in dice.iter_mut().enumerate().take(count) {
        *slot = die(drawn, place);
    }
    let lie = dice[..count].iter().copied();
    let kept = match self::dice(battle.facts(), test, &roll).kept {
        // What is rolled besides a die that lies was bought to better it.
        Kept::Worst if roll.kept == 0 => lie.reduce(|kept, die| test.worse(kept, die)).unwrap_or_default(),
        Kept::Best | Kept::Worst => lie.fold(roll.kept, |kept, die| test.better(kept, die)),
    };
    *top(battle) = Roll { dice: 0, kept, ..roll };
    let depth = battle.state.stack.depth();
    let used = remembered(battle.facts(), test);
    moments::fire(battle, Happening { used, ..Happening::between(Moment::Rolled, roll.figure, roll.cause) });
    let answered = battle.state.stack.depth() > depth;
    if count > 1 || roll.kept > 0 || answered {
        let (who, gnosis) = (battle.who(roll.figure), roll.gnosis);
        battle.tell(Event::Card(CardEvent::DiceRolled { who, dice, count: count as u8, kept, gnosis }));
    }
}

/// Whether a roll that came to this die succeeds; nothing, if it is one that neither succeeds nor fails.
pub fn comes_to(facts: Facts<'_>, wanted: Wanted, die: u8) -> Option<bool> {
    let Wanted { test, figure, .. } = wanted;
    if die == NOTHING || die == SURE {
        return test.is_of_character().then_some(die == SURE);
    }
    let edition = &facts.game.content.edition;
    let frames = facts.state.stack.frames().iter().rev();
    Some(match test {
        Test::Escape => {
            let total = manoeuvres::escape_total(facts.game, facts.state, facts.ground, figure, die);
            total.value() >= i16::from(edition.escape.target)
        }
        Test::Seek => total(facts, figure, die).value() >= i16::from(edition.seek.target),
        Test::Resistance => {
            let resisted = frames.clone().find_map(|frame| {
                if let Frame::Doing(list) = frame {
                    (list.waits == Waits::Resist).then_some(list)
                } else {
                    None
                }
            })?;
            let effect = doing::effect(facts, resisted)?;
            let needed = doing::difficulty_now(facts, resisted, effect);
            doing::resisting(facts, effect, (figure, die), None).value() > needed
        }
        Test::RunOver => {
            let throw = frames
                .clone()
                .find_map(|frame| if let Frame::Throw(throw) = frame { Some(throw) } else { None })?;
            total(facts, figure, die).value() >= i16::from(thrown::needed(facts, throw))
        }
        Test::Doom => !turn::is_doomed(facts, figure, die),
        Test::Card => return None,
    })
}

/// The die that counts is handed to what wanted it. Then cards may answer what came of it.
fn settle<S: Sink<Event>>(battle: &mut Battle<'_, S>, test: Test, die: u8) {
    if battle.state.marks().next().is_some() {
        lasting::forget(battle.state, |mark| mark.why == Why::Answered && mark.figure == moments::OF_A_ROLL);
    }
    let asks = Moment::Failed.bit() | Moment::Succeeded.bit();
    let asked = battle.game.answered() & asks != 0 || battle.state.any_laid();
    let outcome = asked.then(|| outcome(battle.facts(), die)).flatten();
    hand_over(battle, test, die);
    if let Some(happening) = outcome {
        moments::fire(battle, happening);
    }
}

/// What happens when the roll that is wanted comes to this die.
fn outcome(facts: Facts<'_>, die: u8) -> Option<Happening> {
    let wanted = wanted(facts.state)?;
    let moment = if comes_to(facts, wanted, die)? { Moment::Succeeded } else { Moment::Failed };
    let used = remembered(facts, wanted.test);
    Some(Happening { used, ..Happening::between(moment, wanted.figure, wanted.cause) })
}

/// What the moments of a roll remember of what wants it: an ability by which somebody escapes or seeks, or where the power
/// comes from that somebody resists.
fn remembered(facts: Facts<'_>, test: Test) -> u8 {
    let source = |list: &Doing| {
        facts.ability(list.by, list.ability).map_or(0, |ability| source_number(ability.source))
    };
    let mut frames = facts.state.stack.frames().iter().rev();
    match frames.find(|frame| !matches!(frame, Frame::Roll(_) | Frame::Window(_))) {
        Some(Frame::Escape { ability, .. } | Frame::Seek { ability, .. }) if *ability != NO_ABILITY => {
            used_by_ability(*ability)
        }
        Some(Frame::Doing(list)) => used_by_roll(test, source(list)),
        Some(_) | None => used_by_roll(test, 0),
    }
}

fn hand_over<S: Sink<Event>>(battle: &mut Battle<'_, S>, test: Test, die: u8) {
    if die == NOTHING {
        return undo(battle, Undone::Fails);
    }
    if die == SURE {
        return undo(battle, Undone::Succeeds);
    }
    match (test, battle.state.stack.top().copied()) {
        (Test::Escape, Some(Frame::Escape { figure, .. })) => manoeuvres::escape_rolled(battle, figure, die),
        (Test::Seek, Some(Frame::Seek { figure, marker, .. })) => {
            manoeuvres::seek_rolled(battle, figure, marker, die);
        }
        (Test::Resistance | Test::Card, Some(Frame::Doing(list))) => doing::rolled(battle, list, die),
        (Test::RunOver, Some(Frame::Throw(throw))) => thrown::rolled(battle, throw, die),
        (Test::Doom, _) => turn::doom_rolled(battle, die),
        (Test::Escape | Test::Seek | Test::Resistance | Test::RunOver | Test::Card, _) => {
            debug_assert!(false, "nobody asked for a die");
        }
    }
    over(battle.state);
}

/// What becomes of a roll for which no die counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Undone {
    /// It counts for nothing: whoever made it does not get away, finds nobody, does not resist, is run over or falls to Doom.
    Fails,
    /// It comes to what it is made for: whoever made it gets away, finds, resists, is clear or lives on.
    Succeeds,
    /// Whoever was to roll has left, and what wanted the die goes on without it.
    Lapses,
}

fn undo<S: Sink<Event>>(battle: &mut Battle<'_, S>, undone: Undone) {
    match (battle.state.stack.top().copied(), undone) {
        (Some(Frame::Escape { figure, .. }), Undone::Succeeds) => manoeuvres::gets_away(battle, figure),
        (Some(Frame::Seek { figure, marker, .. }), Undone::Succeeds) => {
            manoeuvres::seek_rolled(battle, figure, marker, SURE);
        }
        (Some(Frame::Doing(list)), Undone::Succeeds) => doing::withstands(battle, list),
        (Some(Frame::Throw(throw)), Undone::Succeeds) => thrown::go_past(battle, throw.over),
        (None, Undone::Succeeds) => turn::doom_passes(battle),
        (Some(Frame::Escape { .. } | Frame::Seek { .. }), _) => {
            battle.state.stack.pop();
        }
        (Some(Frame::Doing(list)), Undone::Fails) => doing::succumbs(battle, list),
        (Some(Frame::Doing(list)), Undone::Lapses) => doing::nobody_resists(battle, list),
        (Some(Frame::Throw(throw)), Undone::Fails) => thrown::run_over(battle, throw),
        (Some(Frame::Throw(throw)), Undone::Lapses) => thrown::go_past(battle, throw.over),
        (
            Some(
                Frame::Nothing
                | Frame::Attack(_)
                | Frame::Found { .. }
                | Frame::Loss(_)
                | Frame::Bury(_)
                | Frame::Going(_)
                | Frame::Due(_)
                | Frame::Roll(_)
                | Frame::Window(_),
            ),
            _,
        ) => debug_assert!(false, "nobody asked for a die"),
        (None, Undone::Fails) => turn::falls_to_doom(battle),
        (None, Undone::Lapses) => turn::doom_passes(battle),
    }
    over(battle.state);
}

/// What lasted as long as an action is over with a roll that belongs to none.
fn over(state: &mut State) {
    if state.active().is_none() && attack_below(state).is_none() {
        lasting::end(state, |lasting| lasting.ends.has(Until::Action));
    }
}

/// Whether a side may spend a point of gnosis on the roll at hand: before its dice, or after them where a card says so.
pub fn may_spend_gnosis(facts: Facts<'_>, side: Side, moment: Moment) -> bool {
    let Some(roll) = at_hand(facts.state) else { return false };
    let late = moment == Moment::Rolled;
    Side::of_figure(roll.figure) == side
        && !roll.gnosis
        && wanted(facts.state).is_some_and(|wanted| wanted.test.is_of_character())
        && (!late || facts.has(roll.figure, None, &What::LateGnosis))
        && !facts.has(roll.figure, None, &What::NoGnosis)
}

/// One more die for the roll at hand. Says whose roll it is.
pub fn spend_gnosis(state: &mut State) -> Option<u8> {
    let roll = at_hand_mut(state)?;
    roll.gnosis = true;
    if roll.kept > 0 {
        roll.dice = 1;
    }
    Some(roll.figure)
}

/// The roll at hand is made again, if its dice lie. Says whose it is.
pub fn again(state: &mut State) -> Option<u8> {
    let roll =
        at_hand_mut(state).filter(|roll| roll.kept > 0 && roll.kept != NOTHING && roll.kept != SURE)?;
    (roll.kept, roll.dice) = (0, 0);
    Some(roll.figure)
}

/// A card makes the roll at hand count for nothing: whatever it is made for fails. Says whether there is one that can. A card's
/// own die is for nothing in particular, and says its number.
pub fn cancel(state: &mut State) -> bool {
    if !wanted_at_hand(state).is_some_and(|wanted| wanted.test.is_of_character()) {
        return false;
    }
    let Some(roll) = at_hand_mut(state) else { return false };
    (roll.asked, roll.dice, roll.kept) = (true, 0, NOTHING);
    true
}

/// A card makes the roll at hand come to what it is made for. Says whether there is one that can.
pub fn succeed(state: &mut State) -> bool {
    if !wanted_at_hand(state).is_some_and(|wanted| wanted.test.is_of_character()) {
        return false;
    }
    let Some(roll) = at_hand_mut(state) else { return false };
    (roll.asked, roll.dice, roll.kept) = (true, 0, SURE);
    true
}

/// A card undoes the gnosis that was spent on the roll at hand.
pub fn undo_gnosis(state: &mut State) {
    if let Some(roll) = at_hand_mut(state) {
        roll.gnosis = false;
        if roll.kept > 0 {
            roll.dice = 0;
        }
    }
}

/// What a die comes to with what cards add to every roll of whoever makes it.
pub fn total(facts: Facts<'_>, figure: u8, die: u8) -> Total {
    let mut total = Total::of("die", die.into());
    total.add("ability", facts.sum(figure, None, &What::Roll), Some(slug::ABILITY_KIND));
    total
}

/// Tells what a roll came to, where that is not what the die shows.
pub fn tell_total<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, die: u8, total: &Total) {
    if total.value() != i16::from(die) {
        let who = battle.who(figure);
        battle.tell(Event::Card(CardEvent::RollChanged { who, total: *total }));
    }
}
