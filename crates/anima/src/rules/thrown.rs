//! Throws and crashes: whoever was hit hard flies, and what it meets on the way.
//!
//! A flight is a frame on the stack. [`step`] takes it from one thing in the way to the next until no inches are left;
//! somebody who is run over flies in a frame of its own on top, and lands first. A push or a slam is such a flight too,
//! where the edition lets those crash. Nobody leaves its place before it lands. How a flight is asked about, written and
//! read is in [`super::in_flight`].

use geometry::Mil;
use kernel::Sink;

pub use super::in_flight::{check, chooser, is_sound, list, read, rule_now, words};

use super::cards::Facts;
use super::cards::moments::{self, Happening};
use super::cards::near;
use super::{Battle, attack_below, attack_mut, death, movement, rolls, scenarios, states};
use crate::cards::Moment;
use crate::content::{BaseSize, Crash, CrashFrom, HalfWhen, Innate, IntangibleCrash};
use crate::event::{Event, ThrowEvent};
use crate::game::Anima;
use crate::ground::{Flier, Met};
use crate::slug;
use crate::state::{
    Attack, AttackKind, Deeds, Figures, Flung, Frame, Marks, NOBODY, Place, Side, State, Status, Throw,
    ThrowStep,
};

/// Throws the target of an attack as many inches as it lost life points.
///
/// Rule: throw.distance
pub fn begin<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    let throw = of_attack(battle.state, &attack);
    if battle.state.stack.push(Frame::Throw(throw)) {
        set_off(battle, throw);
    }
}

/// Sends somebody flying because a card says so: along a line, or where the owner of the card says.
pub fn send<S: Sink<Event>>(battle: &mut Battle<'_, S>, (figure, by): (u8, u8), way: Place, inches: u8) {
    let place = battle.state.figure(figure).place;
    let crashed = battle.ground.stands_in(battle.state, figure);
    let step = if way == Place::default() { ThrowStep::Way } else { ThrowStep::Fly };
    let throw = Throw { way, crashed, step, ..Throw::new(figure, by, Flung::Throw, place, inches) };
    if battle.put_on_stack(Frame::Throw(throw)) {
        let (who, by) = (battle.who(figure), battle.who(by));
        battle.tell(Event::Throw(ThrowEvent::Thrown { who, by, inches }));
    }
}

/// Asks whether an attack that may throw its target does.
pub fn offer<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    let throw = Throw { step: ThrowStep::Will, ..of_attack(battle.state, &attack) };
    battle.put_on_stack(Frame::Throw(throw));
}

fn of_attack(state: &State, attack: &Attack) -> Throw {
    let place = state.figure(attack.target).place;
    let throw = Throw::new(attack.target, attack.attacker, Flung::Throw, place, attack.dealt);
    Throw { way: line(state, attack), ..throw }
}

/// The line along which a charge or a shot throws its target; none hand to hand, where the attacker chooses.
///
/// Rule: throw.direction
fn line(state: &State, attack: &Attack) -> Place {
    let between = |from: Place, to: Place| Place { x: to.x - from.x, y: to.y - from.y };
    let target = state.figure(attack.target).place;
    let charge = between(attack.from, attack.to);
    match attack.kind {
        AttackKind::Charge | AttackKind::Slam if charge != Place::default() => charge,
        AttackKind::Charge | AttackKind::Slam | AttackKind::Ranged => {
            between(state.figure(attack.attacker).place, target)
        }
        AttackKind::Melee | AttackKind::Push | AttackKind::Counter => Place::default(),
    }
}

/// Sends the target of a push or slam on its way. On a full stack nobody is moved.
pub fn push<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: &Attack, way: Place) {
    let flung = if attack.kind == AttackKind::Slam { Flung::Slam } else { Flung::Push };
    let place = battle.state.figure(attack.target).place;
    let throw = Throw::new(attack.target, attack.attacker, flung, place, attack.push);
    let crashed = battle.ground.stands_in(battle.state, attack.target);
    battle.put_on_stack(Frame::Throw(Throw { way, crashed, ..throw }));
}

fn top<'b, S: Sink<Event>>(battle: &'b mut Battle<'_, S>) -> &'b mut Throw {
    match battle.state.stack.top_mut() {
        Some(Frame::Throw(throw)) => throw,
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
        | None => unreachable!("somebody is in the air"),
    }
}

/// The throw on top of the stack begins: along its line, or where the attacker says next.
fn set_off<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw) {
    if attack_below(battle.state).is_some() {
        attack_mut(battle.state).deeds.set(Deeds::THROW);
    }
    let (who, by) = (battle.who(throw.figure), battle.who(throw.by));
    let inches = (throw.left / Mil::INCH.0).clamp(0, u8::MAX.into()) as u8;
    battle.tell(Event::Throw(ThrowEvent::Thrown { who, by, inches }));
    let crashed = battle.ground.stands_in(battle.state, throw.figure);
    let known = throw.way != Place::default();
    if known {
        battle.tell(Event::Throw(ThrowEvent::Along { who }));
    }
    let top = top(battle);
    top.crashed = crashed;
    top.step = if known { ThrowStep::Fly } else { ThrowStep::Way };
}

/// The attacker throws its target, as it may.
pub fn accepted<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw) {
    set_off(battle, throw);
}

/// The attacker has said where to.
///
/// Rule: throw.direction
pub fn directed<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw, to: Place) {
    let who = battle.who(throw.figure);
    battle.tell(Event::Throw(ThrowEvent::Chosen { who, to }));
    let top = top(battle);
    top.way = Place { x: to.x - throw.at.x, y: to.y - throw.at.y };
    top.step = ThrowStep::Fly;
}

/// Nobody is thrown, or the owner of somebody in the way leaves it to the die.
pub fn let_be<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw, side: Side) {
    match throw.step {
        ThrowStep::Will => {
            battle.state.stack.pop();
            let who = battle.who(throw.figure);
            battle.tell(Event::Throw(ThrowEvent::Spared { who }));
        }
        ThrowStep::Way | ThrowStep::Fly | ThrowStep::Avoid | ThrowStep::Roll => {
            battle.tell(Event::LetBe { side });
            top(battle).step = ThrowStep::Roll;
        }
    }
}

/// Takes a flight one step further. Says whether it went on by itself.
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw) -> bool {
    match throw.step {
        ThrowStep::Will | ThrowStep::Way | ThrowStep::Avoid | ThrowStep::Roll => return false,
        ThrowStep::Fly if !flies(battle.facts(), throw.figure) => {
            battle.state.stack.pop();
        }
        ThrowStep::Fly if !crashes(battle.game, throw.flung) => {
            let inches = (throw.left / Mil::INCH.0).clamp(0, u8::MAX.into()) as u8;
            let to = battle.ground.pushed(battle.game, battle.state, throw.figure, throw.way, inches);
            tell_flight(battle, &throw, to, 0);
            top(battle).at = to;
            land(battle);
        }
        ThrowStep::Fly => fly(battle, throw),
    }
    true
}

/// Whether somebody in the air flies on: the dead fall down.
fn flies(facts: Facts<'_>, figure: u8) -> bool {
    facts.state.figure(figure).stands() && !facts.is_dying(figure)
}

/// Whether somebody sent flying this way runs into things.
fn crashes(game: &Anima, flung: Flung) -> bool {
    let rules = &game.content.edition.crash;
    rules.on
        && match flung {
            Flung::Throw => true,
            Flung::Push | Flung::Slam => rules.from == CrashFrom::ThrowsPushesSlams,
        }
}

/// What a flight does to a figure that is intangible; nothing special, to anybody else.
fn intangible(facts: Facts<'_>, figure: u8) -> Option<IntangibleCrash> {
    let rules = &facts.game.content.edition.innate;
    facts.innate(figure, None, Innate::Intangible).then_some(rules.intangible_crash)
}

fn tell_flight<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: &Throw, to: Place, left: i32) {
    let (who, from) = (battle.who(throw.figure), throw.at);
    let pushed = |kind| Event::Pushed { who, kind, from, to };
    battle.tell(match throw.flung {
        Flung::Throw => Event::Throw(ThrowEvent::Flew { who, from, to, left }),
        Flung::Push => pushed(AttackKind::Push),
        Flung::Slam => pushed(AttackKind::Slam),
    });
}

/// Flies on to the next thing in the way.
fn fly<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw) {
    let facts = battle.facts();
    let nature = intangible(facts, throw.figure);
    let untouched = nature == Some(IntangibleCrash::Untouched);
    let out_of_it =
        |&other: &u8| intangible(facts, other) == Some(IntangibleCrash::Untouched) || facts.is_dying(other);
    let ignored = facts.state.all_standing().iter().filter(out_of_it).fold(Figures::NONE, Figures::with);
    let flight = battle.ground.fly(battle.state, Flier { throw: &throw, untouched, ignored });
    let left = (throw.left - flight.gone).max(0);
    if flight.to != throw.at {
        tell_flight(battle, &throw, flight.to, left);
    }
    let top = top(battle);
    (top.at, top.left, top.crashed) = (flight.to, left, flight.crashed);
    let throw = *top;
    match flight.met {
        Met::End => land(battle),
        Met::Edge => at_edge(battle, throw, untouched),
        Met::Ground(crash) => run_into(battle, throw, crash, nature.is_some()),
        Met::Base(over) if nature.is_some() => {
            self::top(battle).passed = throw.passed.with(over);
            let (who, over) = (battle.who(throw.figure), battle.who(over));
            battle.tell(Event::Throw(ThrowEvent::WentThrough { who, over }));
        }
        Met::Base(over) => {
            let clear = may_get_clear(battle.facts(), &throw, over);
            let top = self::top(battle);
            top.over = over;
            top.step = if clear { ThrowStep::Avoid } else { ThrowStep::Roll };
        }
    }
}

/// The flight on top of the stack is over.
fn land<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let throw = *top(battle);
    battle.state.stack.pop();
    let from = battle.state.figure(throw.figure).place;
    battle.remember_place(throw.figure);
    come_down(battle, &throw);
    scenarios::claim_nodes(battle);
    if battle.state.figure(throw.figure).place != from && !battle.over() {
        movement::pass(battle, throw.figure, from);
        near::sent(battle, throw.figure, from);
        moments::fire(battle, Happening::between(Moment::Displaced, throw.figure, throw.by));
    }
}

/// Puts whoever is in the air where it is, or as near as it can stand.
fn come_down<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: &Throw) {
    let to = battle.ground.landing(battle.game, battle.state, throw);
    battle.state.figure_mut(throw.figure).place = to;
    if to != throw.at {
        let who = battle.who(throw.figure);
        battle.tell(Event::Throw(ThrowEvent::Lands { who, to }));
    }
}

/// Rule: crash.edge
fn at_edge<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw, untouched: bool) {
    top(battle).left = 0;
    if !untouched {
        let who = battle.who(throw.figure);
        battle.tell(Event::Throw(ThrowEvent::AtEdge { who }));
        states::stun(battle, throw.figure);
    }
}

/// What running into a kind of ground does: life points, what is then left to fly, and whether it stuns.
///
/// Rule: crash.minor
/// Rule: crash.forest
/// Rule: crash.wall
/// Rule: crash.impassable
fn price(game: &Anima, crash: Crash, left: i32) -> (u8, i32, bool) {
    let rules = &game.content.edition.crash;
    let slowed = |by: Mil| (left - by.0).max(0);
    match crash {
        Crash::Minor => (rules.minor, left, false),
        Crash::Forest => (rules.forest, slowed(rules.forest_slows), true),
        Crash::Wall => (rules.wall, slowed(rules.wall_slows), true),
        Crash::Impassable => (rules.impassable, 0, true),
        Crash::Low => (0, 0, false),
    }
}

/// The rule of a kind of ground.
pub fn crash_rule(crash: Crash) -> kernel::Rule {
    match crash {
        Crash::Minor => slug::CRASH_MINOR,
        Crash::Forest => slug::CRASH_FOREST,
        Crash::Wall => slug::CRASH_WALL,
        Crash::Impassable => slug::CRASH_IMPASSABLE,
        Crash::Low => slug::CRASH_KIND,
    }
}

/// Somebody in the air runs into scenery, from which no armor protects it.
///
/// Rule: crash.wall
/// Rule: crash.armor
/// Rule: crash.kind
fn run_into<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw, crash: Crash, unhurt: bool) {
    let (cost, left, stuns) = price(battle.game, crash, throw.left);
    let cost = if unhurt { 0 } else { cost };
    top(battle).left = left;
    if crash == Crash::Wall && left > 0 {
        // What a wall takes pays for the way through it; what is left is flown beyond.
        let slows = battle.edition().crash.wall_slows.0;
        top(battle).left += battle.ground.through(battle.state, &throw).min(slows);
    }
    let who = battle.who(throw.figure);
    battle.tell(Event::Throw(ThrowEvent::Crashed { who, into: crash, cost, left }));
    if cost > 0 {
        death::suffer(battle, death::loss(throw.figure, cost, crash_rule(crash), throw.by));
    }
    if stuns && battle.state.figure(throw.figure).life > 0 {
        states::stun(battle, throw.figure);
    }
    bury(battle, &throw);
}

/// Whoever has no life points left leaves; whoever is in the air falls down first.
///
/// Rule: death.simultaneous
fn bury<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: &Throw) {
    land_dead(battle, throw);
    death::bury(battle, throw.by);
}

fn land_dead<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: &Throw) {
    if battle.state.figure(throw.figure).life == 0 {
        let to = battle.ground.landing(battle.game, battle.state, throw);
        battle.state.figure_mut(throw.figure).place = to;
    }
}

/// Whoever lost its last life points in the air falls down where it is.
pub fn fall<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let flies = |frame: &Frame| {
        if let Frame::Throw(throw) = frame { (throw.figure == figure).then_some(*throw) } else { None }
    };
    if let Some(throw) = battle.state.stack.frames().iter().rev().find_map(flies) {
        land_dead(battle, &throw);
    }
}

/// The battle as it is while somebody is in the air: it touches nobody.
pub fn without(state: &State, figure: u8) -> State {
    let mut state = *state;
    state.figure_mut(figure).marks.clear(Marks::ON_TABLE);
    state
}

/// Whether somebody in the way has a movement to give up.
///
/// Rule: run_over.avoid
fn may_get_clear(facts: Facts<'_>, throw: &Throw, over: u8) -> bool {
    let state = without(facts.state, throw.figure);
    let facts = facts.of(&state);
    !facts.suffers(over, Status::Paralyzed)
        && movement::may_move(facts, over, &movement::plainly(facts, over)).is_ok()
}

/// Somebody in the way gives up its movement, and the flight goes on past it.
///
/// Rule: run_over.avoid
pub fn got_clear<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw, to: Place) {
    let from = battle.state.figure(throw.over).place;
    let end = super::in_flight::aside(battle.facts(), &throw, to).unwrap_or(from);
    let place = battle.state.figure_mut(throw.over);
    place.marks.set(Marks::MOVED);
    place.place = end;
    let who = battle.who(throw.over);
    battle.tell(Event::Throw(ThrowEvent::GotClear { who, from, to: end }));
    go_past(battle, throw.over);
    scenarios::claim_nodes(battle);
}

/// Flies on past somebody who got clear, or has left.
pub fn go_past<S: Sink<Event>>(battle: &mut Battle<'_, S>, over: u8) {
    let top = top(battle);
    top.passed = top.passed.with(over);
    (top.step, top.over) = (ThrowStep::Fly, NOBODY);
}

fn base(battle: &Battle<'_, impl Sink<Event>>, figure: u8) -> BaseSize {
    battle.card(figure).base
}

/// What somebody in the way has to roll to get clear.
pub fn needed(facts: Facts<'_>, throw: &Throw) -> u8 {
    let rules = &facts.game.content.edition.run_over;
    let base = |figure: u8| facts.game.card(facts.state, figure).base;
    if base(throw.figure) > base(throw.over) { rules.target_larger } else { rules.target }
}

/// A die that somebody in the way rolled.
///
/// Rule: run_over.roll
pub fn rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw, die: u8) {
    let larger = base(battle, throw.figure) > base(battle, throw.over);
    let target = needed(battle.facts(), &throw);
    let total = rolls::total(battle.facts(), throw.over, die);
    rolls::tell_total(battle, throw.over, die, &total);
    let avoids = total.value() >= i16::from(target);
    let (who, by) = (battle.who(throw.over), battle.who(throw.figure));
    battle.tell(Event::Throw(ThrowEvent::RunOverRolled { who, by, die, target, larger, avoids }));
    if avoids {
        return go_past(battle, throw.over);
    }
    run_over(battle, throw);
}

/// Both lose life points, and whoever is struck is pushed on as far as the other still goes: half as far, where the base
/// that is struck is too large. What is left after that may run over the next.
///
/// Rule: run_over.hit
/// Rule: run_over.half
/// Rule: run_over.chain
pub fn run_over<S: Sink<Event>>(battle: &mut Battle<'_, S>, throw: Throw) {
    let rules = battle.edition().run_over;
    let over = throw.over;
    let (who, by) = (battle.who(over), battle.who(throw.figure));
    battle.tell(Event::Throw(ThrowEvent::RunOver { who, by }));
    let half = match rules.half_when {
        HalfWhen::Larger => base(battle, over) > base(battle, throw.figure),
        HalfWhen::Large => base(battle, over) == BaseSize::Large,
    };
    let left = if half { throw.left / 2 } else { throw.left };
    if half {
        battle.tell(Event::Throw(ThrowEvent::Halved { who, left }));
    }
    let top = top(battle);
    (top.step, top.over, top.left) = (ThrowStep::Fly, NOBODY, left);
    top.struck = throw.struck.with(over);
    let flier = *top;
    let place = battle.state.figure(over).place;
    let crashed = battle.ground.stands_in(battle.state, over);
    let on = Throw { way: throw.way, left, crashed, ..Throw::new(over, throw.by, throw.flung, place, 0) };
    // Both have lost what they lose before the one who is struck flies.
    let pushed_on = left > 0 && battle.state.stack.push(Frame::Throw(on));
    let lost = |figure: u8| death::loss(figure, rules.loss, slug::RUN_OVER_HIT, throw.by);
    death::suffer(battle, lost(throw.figure));
    if intangible(battle.facts(), over).is_none() {
        death::suffer(battle, lost(over));
    }
    if pushed_on && battle.state.figure(over).life > 0 {
        battle.tell(Event::Throw(ThrowEvent::GoesOn { who, left }));
    }
    bury(battle, &flier);
}
