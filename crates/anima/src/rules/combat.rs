//! Combat: declaring, reacting, rolling, hitting and hurting, in the order of `react.order`.

use kernel::{Drawn, Sink};

use super::innate::{harms, innate};
use super::{Battle, activation, attack, attack_mut, charge, death, defend, die, manoeuvres, movement};
use crate::content::{CriticalRule, Innate};
use crate::event::{Event, Reveals};
use crate::game::Anima;
use crate::ground::Ground;
use crate::slug;
use crate::state::{Attack, AttackKind, AttackStep, Frame, Line, Marks, Reaction, Side, State, Status};
use crate::total::Total;

/// The best face of a die: on the attack it always hits.
pub const NATURAL_TEN: u8 = 10;

pub fn cost(game: &Anima, kind: AttackKind) -> u8 {
    let cost = &game.content.edition.cost;
    match kind {
        AttackKind::Melee | AttackKind::Ranged => cost.attack,
        AttackKind::Push => cost.push,
        AttackKind::Charge => cost.charge,
        AttackKind::Slam => cost.slam,
        AttackKind::Counter => 0,
    }
}

/// Declares an attack hand to hand, a shot or a push, pays for it and measures. Nothing asks what came before it:
/// attacks and movement go in any order.
///
/// Rule: action.order
/// Rule: attack.melee
/// Rule: attack.ranged
/// Rule: innate.ranged_attack
/// Rule: react.order
pub fn declare<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, target: u8, kind: AttackKind) {
    let cost = cost(battle.game, kind);
    battle.pay(figure, cost);
    if kind == AttackKind::Push {
        battle.state.figure_mut(figure).marks.set(Marks::MOVED);
    }
    let (who, aim) = (battle.who(figure), battle.who(target));
    let over_lower =
        kind == AttackKind::Ranged && battle.ground.shoots_over_lower(battle.state, figure, target);
    battle.tell(Event::AttackDeclared { who, target: aim, kind, cost, over_lower });
    let mut line = Line::default();
    if kind == AttackKind::Ranged {
        let reach = battle.card(figure).range.map_or(0, |range| range.0);
        if !battle.ground.within(battle.state, figure, target, reach) {
            let gap = battle.ground.gap(battle.state, figure, target);
            battle.tell(Event::TooFar { who, target: aim, kind, gap, reach });
            return activation::action_done(battle, figure);
        }
        line = shot_line(battle.game, battle.state, battle.ground, figure, target);
        if line.cover {
            let by = battle.ground.screens(battle.game, battle.state, figure, target);
            battle.tell(Event::Covered { who, target: aim, by });
        }
    }
    let place = battle.state.figure(figure).place;
    let pushed = battle.state.stack.push(Frame::Attack(Attack {
        attacker: figure,
        target,
        kind,
        step: AttackStep::Defend,
        reaction: Reaction::None,
        from: place,
        to: place,
        line,
        defense_die: 0,
        push: 0,
    }));
    debug_assert!(pushed, "an action begins on an empty stack");
    let shields =
        kind == AttackKind::Ranged && defend::anybody_may_shield(battle.game, battle.state, battle.ground);
    if !shields {
        reveal(battle, figure, Reveals::Attacking);
        open_reaction(battle);
    }
}

/// What the line of a shot adds: range, cover and height.
///
/// Rule: ranged.long
/// Rule: ranged.cover
/// Rule: ranged.higher
pub fn shot_line(game: &Anima, state: &State, ground: &Ground, figure: u8, target: u8) -> Line {
    let range = game.card(state, figure).range.map_or(0, |range| range.0);
    Line {
        long: !ground.within(state, figure, target, range / 2),
        cover: ground.sight(game, state, figure, target).is_covered(),
        higher: ground.level(state, figure) > ground.level(state, target),
    }
}

/// Who attacks or steps in is no longer hidden.
///
/// Rule: hidden.lose
pub fn reveal<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, by: Reveals) {
    if battle.state.figure(figure).hidden() {
        battle.state.figure_mut(figure).marks.clear(Marks::HIDDEN);
        let who = battle.who(figure);
        battle.tell(Event::Revealed { who, by });
    }
}

/// The defender lets a charge or a shot come, or the target does not react.
pub fn let_be<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side) {
    battle.tell(Event::LetBe { side });
    let attack = *attack_mut(battle.state);
    match attack.step {
        AttackStep::Defend => go_on(battle),
        AttackStep::React => roll(battle),
        AttackStep::DefenseDie | AttackStep::AttackDie | AttackStep::PushTo | AttackStep::Answered => {}
    }
}

/// The defender has had its say: a charge is moved, a shot flies.
pub fn go_on<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = *attack_mut(battle.state);
    match attack.kind {
        AttackKind::Charge | AttackKind::Slam => charge::arrive(battle),
        AttackKind::Melee | AttackKind::Ranged | AttackKind::Push | AttackKind::Counter => {
            reveal(battle, attack.attacker, Reveals::Attacking);
            open_reaction(battle);
        }
    }
}

/// The target may react once, before any die; if it cannot, the dice are rolled.
///
/// Rule: action.reactive
/// Rule: react.once
pub fn open_reaction<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    attack_mut(battle.state).step = AttackStep::React;
    let attack = *attack_mut(battle.state);
    if innate(battle.game, battle.state, attack.target, Innate::DamageResistance) {
        let who = battle.who(attack.target);
        battle.tell(Event::TakesIt { who });
    }
    if may_dodge(battle.game, battle.state, &attack).is_err() {
        roll(battle);
    }
}

/// Whether the target can dodge, and if not, why.
///
/// Rule: react.dodge
pub fn may_dodge(game: &Anima, state: &State, attack: &Attack) -> Result<(), crate::refusal::Illegal> {
    may_react(game, state, attack.target, game.content.edition.cost.dodge)
}

/// Rule: combat.accumulation
fn may_react(game: &Anima, state: &State, figure: u8, cost: u8) -> Result<(), crate::refusal::Illegal> {
    use crate::refusal::Illegal;
    let place = state.figure(figure);
    if innate(game, state, figure, Innate::DamageResistance) {
        Err(Illegal::Accumulates { figure })
    } else if place.is(Status::Paralyzed) {
        Err(Illegal::Paralyzed { figure })
    } else if place.is(Status::Berserker) {
        Err(Illegal::Berserk { figure })
    } else if place.actions < cost {
        Err(Illegal::TooFewActions { cost, has: place.actions })
    } else {
        Ok(())
    }
}

/// Whether the target can counter: hand to hand only, and never against a counterattack.
///
/// Rule: react.counter
/// Rule: react.counter.no_chain
/// Rule: ranged.no_counter
pub fn may_counter(game: &Anima, state: &State, attack: &Attack) -> Result<(), crate::refusal::Illegal> {
    use crate::refusal::Illegal;
    match attack.kind {
        AttackKind::Ranged => Err(Illegal::NoCounter { rule: slug::RANGED_NO_COUNTER }),
        AttackKind::Counter => Err(Illegal::NoCounter { rule: slug::REACT_COUNTER_NO_CHAIN }),
        AttackKind::Melee | AttackKind::Charge | AttackKind::Push | AttackKind::Slam => {
            may_react(game, state, attack.target, game.content.edition.cost.counter)
        }
    }
}

pub fn dodge<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let cost = battle.edition().cost.dodge;
    react(battle, Reaction::Dodge, cost);
}

pub fn counter<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let cost = battle.edition().cost.counter;
    react(battle, Reaction::Counter, cost);
}

fn react<S: Sink<Event>>(battle: &mut Battle<'_, S>, reaction: Reaction, cost: u8) {
    let target = attack_mut(battle.state).target;
    attack_mut(battle.state).reaction = reaction;
    battle.pay(target, cost);
    let who = battle.who(target);
    battle.tell(Event::Reacts { who, reaction, cost });
    roll(battle);
}

/// The defense die, then the attack dice.
fn roll<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = attack_mut(battle.state);
    attack.step =
        if attack.reaction == Reaction::None { AttackStep::AttackDie } else { AttackStep::DefenseDie };
}

/// How many dice an attack rolls, of which the best is kept.
///
/// Rule: combat.kept_die
pub fn dice(game: &Anima, attack: &Attack) -> u8 {
    match attack.kind {
        AttackKind::Charge | AttackKind::Slam => game.content.edition.charge.dice,
        AttackKind::Melee | AttackKind::Ranged | AttackKind::Push | AttackKind::Counter => 1,
    }
}

pub fn rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, drawn: &Drawn) {
    let attack = *attack_mut(battle.state);
    if attack.step == AttackStep::DefenseDie {
        let shown = die(drawn, 0);
        attack_mut(battle.state).defense_die = shown;
        attack_mut(battle.state).step = AttackStep::AttackDie;
        let total = defense(battle.game, battle.state, attack.target, shown);
        let who = battle.who(attack.target);
        return battle.tell(Event::DefenseRolled { who, die: shown, total });
    }
    let count = drawn.values().len().min(3);
    let mut dice = [0; 3];
    for (place, slot) in dice.iter_mut().enumerate().take(count) {
        *slot = die(drawn, place);
    }
    let kept = dice.into_iter().max().unwrap_or_default();
    resolve(battle, dice, count as u8, kept);
}

/// Defense, and the die of a dodge or counter.
pub fn defense(game: &Anima, state: &State, figure: u8, die: u8) -> Total {
    let mut total = Total::of("defense", game.card(state, figure).defense.into());
    total.add("die", die.into(), None);
    total
}

/// Attack, the kept die and every modifier.
///
/// Rule: charge.attack
/// Rule: ranged.engaged_target
/// Rule: ranged.moved
/// Rule: state.blind
pub fn offense(game: &Anima, state: &State, ground: &Ground, attack: &Attack, kept: u8) -> Total {
    let edition = &game.content.edition;
    let figure = state.figure(attack.attacker);
    let mut total = Total::of("attack", game.card(state, attack.attacker).attack.into());
    total.add("die", kept.into(), None);
    match attack.kind {
        AttackKind::Charge | AttackKind::Slam => {
            total.add("charge", edition.charge.bonus.into(), Some(slug::CHARGE_ATTACK));
        }
        AttackKind::Counter => total.add("counter", edition.combat.counter.into(), Some(slug::REACT_COUNTER)),
        AttackKind::Ranged => add_line(game, state, ground, attack, &mut total),
        AttackKind::Melee | AttackKind::Push => {}
    }
    if figure.is(Status::Blind) {
        total.add("blind", edition.states.blind.into(), Some(slug::STATE_BLIND));
    }
    if figure.is(Status::Berserker) {
        total.add("berserker", edition.states.berserk_attack.into(), Some(slug::STATE_BERSERKER));
    }
    total
}

fn add_line(game: &Anima, state: &State, ground: &Ground, attack: &Attack, total: &mut Total) {
    let ranged = &game.content.edition.ranged;
    if attack.line.long {
        total.add("long", ranged.long.into(), Some(slug::RANGED_LONG));
    }
    if attack.line.cover {
        total.add("cover", ranged.cover.into(), Some(slug::RANGED_COVER));
    }
    if !movement::engaged(state, ground, attack.target).is_empty() {
        total.add("engaged", ranged.engaged_target.into(), Some(slug::RANGED_ENGAGED_TARGET));
    }
    if attack.line.higher {
        total.add("higher", ranged.higher.into(), Some(slug::RANGED_HIGHER));
    }
    if state.figure(attack.attacker).marks.has(Marks::MOVED_FAR) {
        total.add("moved", ranged.moved.into(), Some(slug::RANGED_MOVED));
    }
}

/// The lowest die that hits whatever the defense is, and is a critical where there are criticals.
///
/// Rule: innate.critical_mastery
pub fn sure_from(game: &Anima, state: &State, figure: u8) -> u8 {
    let mastery = game.content.edition.innate.critical_mastery;
    if innate(game, state, figure, Innate::CriticalMastery) { mastery } else { NATURAL_TEN }
}

/// Hit or miss. A natural ten always hits; the level of success is never below nothing.
///
/// Rule: combat.hit
/// Rule: combat.natural_ten
fn resolve<S: Sink<Event>>(battle: &mut Battle<'_, S>, dice: [u8; 3], count: u8, kept: u8) {
    let attack = *attack_mut(battle.state);
    let (who, aim) = (battle.who(attack.attacker), battle.who(attack.target));
    let total = offense(battle.game, battle.state, battle.ground, &attack, kept);
    battle.tell(Event::AttackRolled { who, dice, count, kept, total });
    let defense = defense(battle.game, battle.state, attack.target, attack.defense_die).value();
    let natural = kept >= sure_from(battle.game, battle.state, attack.attacker);
    let mastery = natural && kept < NATURAL_TEN;
    let difference = total.value() - defense;
    if difference < 0 && !natural {
        battle.tell(Event::Missed { who, target: aim, by: -difference });
        return strike_back(battle);
    }
    let floor = i16::from(battle.edition().combat.critical_floor);
    let success = difference.max(if natural { floor } else { 0 }).max(0) as u8;
    let rule = if mastery { slug::INNATE_CRITICAL_MASTERY } else { slug::COMBAT_NATURAL_TEN };
    let natural_hit = (natural && difference < 0).then_some(rule);
    battle.tell(Event::Hit { who, target: aim, success, natural: natural_hit });
    let critical = natural && battle.edition().combat.critical == CriticalRule::Full;
    if critical {
        battle.tell(Event::Critical { who, mastery });
    }
    match attack.kind {
        AttackKind::Push | AttackKind::Slam => manoeuvres::push_back(battle, success, critical),
        AttackKind::Melee | AttackKind::Ranged | AttackKind::Charge | AttackKind::Counter => {
            hurt(battle, &attack, success, critical);
            finish(battle);
        }
    }
}

/// Damage: the attribute and the level of success.
pub fn damage(game: &Anima, state: &State, attacker: u8, success: u8) -> Total {
    let mut damage = Total::of("damage", game.card(state, attacker).damage.into());
    damage.add("success", success.into(), None);
    if state.figure(attacker).is(Status::Berserker) {
        damage.add(
            "berserker",
            game.content.edition.states.berserk_damage.into(),
            Some(slug::STATE_BERSERKER),
        );
    }
    damage
}

/// Armor, and four more with a shield.
///
/// Rule: state.shield
pub fn armor(game: &Anima, state: &State, target: u8) -> Total {
    let mut armor = Total::of("armor", game.card(state, target).armor.into());
    if state.figure(target).is(Status::Shield) {
        armor.add("shield", game.content.edition.states.shield.into(), Some(slug::STATE_SHIELD));
    }
    armor
}

/// What the damage leaves after the armor is lost; a critical hit costs at least its minimum, and somebody intangible
/// loses nothing by what cannot touch it.
///
/// Rule: combat.damage
/// Rule: combat.critical
fn hurt<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: &Attack, success: u8, critical: bool) {
    let damage = damage(battle.game, battle.state, attack.attacker, success);
    let armor = armor(battle.game, battle.state, attack.target);
    let least = if critical { i16::from(battle.edition().combat.critical_min_loss) } else { 0 };
    let lost = (damage.value() - armor.value()).max(0).max(least).min(i16::from(u8::MAX)) as u8;
    let target = battle.who(attack.target);
    if !harms(battle.game, battle.state, attack) {
        return battle.tell(Event::PassesThrough { target });
    }
    battle.tell(Event::Damage { target, damage, armor, lost });
    if lost > 0 {
        death::lose_life(battle, attack.target, lost, slug::COMBAT_DAMAGE);
        death::bury(battle);
    }
}

/// The attack missed outright: a counter strikes back at once, if the attacker is in contact.
///
/// Rule: react.counter.when
fn strike_back<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = *attack_mut(battle.state);
    if attack.reaction != Reaction::Counter {
        return finish(battle);
    }
    let (who, aim) = (battle.who(attack.target), battle.who(attack.attacker));
    let place = battle.state.figure(attack.target).place;
    let answer = Frame::Attack(Attack {
        attacker: attack.target,
        target: attack.attacker,
        kind: AttackKind::Counter,
        step: AttackStep::React,
        reaction: Reaction::None,
        from: place,
        to: place,
        line: Line::default(),
        defense_die: 0,
        push: 0,
    });
    let touching = battle.ground.contact(battle.state, attack.attacker, attack.target);
    if !touching || battle.state.stack.is_full() {
        battle.tell(Event::NoStrikeBack { who });
        return finish(battle);
    }
    attack_mut(battle.state).step = AttackStep::Answered;
    let pushed = battle.state.stack.push(answer);
    debug_assert!(pushed, "a full stack opens no window");
    battle.tell(Event::StrikesBack { who, target: aim });
    open_reaction(battle);
}

/// The attack is over, and with a counterattack the attack it answered too.
pub fn finish<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let Some(Frame::Attack(mut done)) = battle.state.stack.pop() else { return };
    while let Some(below) = attack(battle.state).copied() {
        battle.state.stack.pop();
        done = below;
    }
    if !battle.over() {
        activation::action_done(battle, done.attacker);
    }
}
