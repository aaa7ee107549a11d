//! Combat: declaring, reacting, rolling, hitting and hurting, in the order of `react.order`.
//!
//! An attack is a frame on the stack. [`step`] takes it from one step to the next; at some it waits for a choice or a
//! die. Whatever cards do in between lies above it and is resolved first.

use kernel::{Drawn, Sink};

use super::cards::facts::{self, Scene};
use super::cards::moments::{self, Happening};
use super::cards::numbers::FORBIDDEN;
use super::cards::{Facts, aiming, lasting, upkeep, using};
use super::innate::{accumulates, harms};
use super::{
    Battle, area, attack_below, attack_mut, charge, death, defend, die, follow, manoeuvres, movement,
};
use crate::cards::{Attribute, Feat, Group, Kind, Measure, Moment, Penalty, Until, Urge, What};
use crate::content::{CriticalRule, Innate};
use crate::event::{Event, Reveals};
use crate::refusal::Illegal;
use crate::rules::price::{Deed, price};
use crate::slug;
use crate::state::{
    Attack, AttackKind, AttackStep, By, Deeds, Figures, Frame, Line, Marks, NO_ABILITY, NOBODY, Reaction,
    Side, State, Status,
};
use crate::total::Total;

/// The best face of a die: on the attack it always hits.
pub const NATURAL_TEN: u8 = 10;
/// More dice than these are never rolled for one attack.
pub const MOST_DICE: u8 = 5;

/// Declares a basic attack hand to hand, a shot or a push. Nothing asks what came before it: attacks and movement go in
/// any order.
///
/// Rule: action.order
/// Rule: attack.melee
/// Rule: attack.ranged
/// Rule: innate.ranged_attack
pub fn declare<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, target: u8, kind: AttackKind) {
    let cost = price(battle.facts(), figure, Deed::StrikeAt { kind, target });
    battle.pay(figure, cost);
    if kind == AttackKind::Push {
        battle.state.figure_mut(figure).marks.set(Marks::MOVED);
    }
    let mut attack = Attack::new(figure, target, kind, battle.state.figure(figure).place);
    if kind != AttackKind::Push {
        lasting::acts(battle, figure, Some(&attack), facts::kind_of(&attack));
    }
    attack.others = area::struck_too(battle.facts(), &attack);
    begin(battle, attack, cost);
}

/// An attack that is paid for is measured, and then comes at its target.
///
/// Rule: react.order
pub fn begin<S: Sink<Event>>(battle: &mut Battle<'_, S>, mut attack: Attack, cost: u8) {
    let (figure, target, kind) = (attack.attacker, attack.target, attack.kind);
    let (who, aim) = (battle.who(figure), battle.who(target));
    let over_lower =
        kind == AttackKind::Ranged && battle.ground.shoots_over_lower(battle.state, figure, target);
    battle.tell(Event::AttackDeclared { who, target: aim, kind, cost, over_lower });
    battle.state.figure_mut(figure).counters.keep_done(Feat::Attacked);
    if battle.state.figure(figure).hidden() {
        attack.deeds.set(Deeds::UNSEEN);
    }
    if kind == AttackKind::Ranged {
        let reach = range(battle.facts(), &attack);
        let from = origin(battle.facts(), &attack);
        if !battle.ground.within(battle.state, from, target, reach) {
            let gap = battle.ground.gap(battle.state, from, target);
            return battle.tell(Event::TooFar { who, target: aim, kind, gap, reach });
        }
        attack.line = shot_line(battle.facts(), &attack);
        if attack.line.cover {
            let by = battle.ground.screens(battle.game, battle.state, from, target);
            battle.tell(Event::Covered { who, target: aim, by });
        }
    }
    if !battle.put_on_stack(Frame::Attack(attack)) {
        return;
    }
    let shields = kind == AttackKind::Ranged && defend::anybody_may_shield(battle.facts());
    if !shields {
        go_on(battle);
    }
}

/// How far a shot reaches.
pub fn range(facts: Facts<'_>, attack: &Attack) -> i32 {
    let more = i32::from(facts.sum(attack.attacker, Some(attack), &What::Range)) * geometry::Mil::INCH.0;
    let own = facts.game.card(facts.state, attack.attacker).range.map_or(0, |range| range.0);
    let printed = match attack.by {
        By::Basic => own,
        By::Ability(number) => facts
            .ability(attack.attacker, number)
            .and_then(|ability| ability.range)
            .map_or(own, |inches| geometry::Mil::inches(inches.into()).0),
        By::Effect { .. } => {
            facts.effect_range(attack).map_or(own, |inches| geometry::Mil::inches(inches.into()).0)
        }
    };
    let base =
        facts.base_value(attack.attacker, Some(attack), Measure::Range, printed, geometry::Mil::INCH.0);
    base + more
}

/// From whom a shot is aimed and measured: from the attacker or, where a card says so, from the nearest to its target of
/// those it names.
pub fn origin(facts: Facts<'_>, shot: &Attack) -> u8 {
    if facts.is_untouched(What::SHOOTS_FROM) {
        return shot.attacker;
    }
    let mut from = Figures::NONE;
    facts.each(shot.attacker, Some(shot), What::SHOOTS_FROM, |what, _| {
        if let What::ShootsFrom(group) = what {
            from = Figures(from.0 | facts.members(group, Scene::of(shot.attacker), true).0);
        }
    });
    facts.ground.nearest(facts.state, shot.target, from).iter().next().unwrap_or(shot.attacker)
}

/// Whether a shot of a figure at another reaches it, from wherever it is measured.
pub fn is_in_range(facts: Facts<'_>, shot: &Attack) -> bool {
    facts.ground.within(facts.state, origin(facts, shot), shot.target, range(facts, shot))
}

/// How far a basic shot of a figure at another reaches.
pub fn basic_range(facts: Facts<'_>, figure: u8, target: u8) -> i32 {
    range(facts, &Attack::new(figure, target, AttackKind::Ranged, facts.state.figure(figure).place))
}

/// What the line of a shot adds: range, cover and height.
///
/// Rule: ranged.long
/// Rule: ranged.cover
/// Rule: ranged.higher
pub fn shot_line(facts: Facts<'_>, attack: &Attack) -> Line {
    let (figure, target) = (origin(facts, attack), attack.target);
    Line {
        long: !facts.ground.within(facts.state, figure, target, range(facts, attack) / 2),
        cover: facts.ground.sight(facts.game, facts.state, figure, target).is_covered()
            || facts.has(target, Some(attack), &What::Covered),
        higher: facts.ground.level(facts.state, figure) > facts.ground.level(facts.state, target),
    }
}

/// Who attacks or steps in is no longer hidden.
///
/// Rule: hidden.lose
pub fn reveal<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, by: Reveals) {
    let stays = match by {
        Reveals::Attacking => stays_hidden(battle.facts(), figure),
        Reveals::SteppingIn | Reveals::Card => false,
    };
    if battle.state.figure(figure).hidden() && !stays {
        battle.state.figure_mut(figure).marks.clear(Marks::HIDDEN);
        let who = battle.who(figure);
        battle.tell(Event::Revealed { who, by });
        upkeep::no_longer_hidden(battle, figure);
        moments::fire(battle, Happening::between(Moment::Revealed, figure, NOBODY));
    }
}

/// Whoever a card keeps from hiding is seen as soon as it is under that.
///
/// Rule: hidden.lose
pub fn lay_bare<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let facts = battle.facts();
    let bare =
        |&figure: &u8| facts.state.figure(figure).hidden() && facts.has(figure, None, &What::NeverHidden);
    let seen = facts.state.all_standing().iter().filter(bare).fold(Figures::NONE, Figures::with);
    seen.iter().for_each(|figure| reveal(battle, figure, Reveals::Card));
}

/// Whether a card lets a figure strike out of hiding without being seen.
fn stays_hidden(facts: Facts<'_>, figure: u8) -> bool {
    facts.has(figure, attack_below(facts.state), &What::StaysHidden)
}

/// Whether those a shooter is engaged with keep it from shooting.
///
/// Rule: ranged.engaged_shooter
pub fn is_kept_from_shooting(facts: Facts<'_>, shot: &Attack) -> bool {
    !movement::engaged(facts.state, facts.ground, shot.attacker).is_empty()
        && !facts.has(shot.attacker, Some(shot), &What::ShootsEngaged)
}

/// Whether a target is one that can be shot at, sight and distance apart: nobody in contact, unless a card lets the
/// shooter, and nobody whom a card keeps from being aimed at.
pub fn may_shoot_at(facts: Facts<'_>, shot: &Attack) -> bool {
    let apart = !facts.ground.contact(facts.state, shot.attacker, shot.target);
    (apart || facts.has(shot.attacker, Some(shot), &What::ShootsEngaged)) && !movement::is_barred(facts, shot)
}

/// Whether a shooter can aim at somebody: it sees it itself or by another's eyes, or needs no sight.
///
/// Rule: ranged.sight
pub fn aims(facts: Facts<'_>, shot: &Attack) -> bool {
    let (figure, target) = (shot.attacker, shot.target);
    if movement::sees(facts, origin(facts, shot), target) || facts.has(figure, Some(shot), &What::ShootsBlind)
    {
        return true;
    }
    let bit = What::Eyes(Group::NOBODY).bit();
    let mut seen = false;
    facts.each(figure, Some(shot), bit, |what, _| {
        if let What::Eyes(group) = what {
            let eyes = facts.members(group, Scene::of(figure), true);
            seen |= eyes.iter().any(|other| movement::sees(facts, other, target));
        }
    });
    seen
}

/// The defender lets a charge or a shot come, or the target does not react.
pub fn let_be<S: Sink<Event>>(battle: &mut Battle<'_, S>, side: Side) {
    battle.tell(Event::LetBe { side });
    match attack_mut(battle.state).step {
        AttackStep::Defend => go_on(battle),
        AttackStep::Aim => {}
        AttackStep::React => attack_mut(battle.state).step = AttackStep::BeforeRoll,
        AttackStep::AfterRoll => attack_mut(battle.state).step = AttackStep::Resolve,
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
        | AttackStep::PushTo
        | AttackStep::Answered => {}
    }
}

/// The defender has had its say: a charge is moved, a shot flies.
pub fn go_on<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = *attack_mut(battle.state);
    attack_mut(battle.state).step = AttackStep::Arrived;
    match attack.kind {
        AttackKind::Charge | AttackKind::Slam => charge::arrive(battle),
        AttackKind::Melee | AttackKind::Ranged | AttackKind::Push | AttackKind::Counter => {
            reveal(battle, attack.attacker, Reveals::Attacking);
        }
    }
}

/// Takes the attack on top of the stack to its next step. Says whether it went on by itself.
pub fn step<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) -> bool {
    let attacks = battle.state.figure(attack.attacker).stands() || attack.deeds.has(Deeds::FREE);
    let target = battle.state.figure(attack.target).stands() && !battle.facts().is_dying(attack.target);
    let fights = attacks && target;
    match attack.step {
        // Whoever aims may have left since, or those it aims at.
        AttackStep::Aim if !attacks || aiming::still_open(battle.facts(), &attack).is_empty() => {
            aiming::aim_taken(battle);
        }
        AttackStep::Aim | AttackStep::Defend | AttackStep::PushTo => return false,
        AttackStep::DefenseDie if attack.dice > 0 => return false,
        // A die that was bought after the roll, unless a card has undone it.
        AttackStep::DefenseDie if attack.defense_die > 0 => {
            one_more(battle, attack.deeds.has(Deeds::DEFENSE_GNOSIS));
        }
        AttackStep::DefenseDie => match battle.facts().most(attack.target, Some(&attack), &What::Die) {
            Some(known) => defense_known(battle, attack, known.clamp(1, NATURAL_TEN.into()) as u8),
            None => attack_mut(battle.state).dice = defense_dice(battle.facts(), &attack).count,
        },
        AttackStep::Arrived if attacks && attack.deeds.has(Deeds::ON_ITS_WAY) => charge::arrive(battle),
        AttackStep::Arrived if !fights || attack.deeds.has(Deeds::CANCELLED) => follow::next(battle, attack),
        AttackStep::Arrived => {
            attack_mut(battle.state).step = AttackStep::React;
            let waits = Attack { step: AttackStep::React, ..attack };
            if accumulates(battle.facts(), attack.target, Some(&attack))
                && !may_answer(battle.facts(), &waits)
            {
                let who = battle.who(attack.target);
                battle.tell(Event::TakesIt { who });
            }
            moments::fire(battle, Happening::between(Moment::Attacked, attack.target, attack.attacker));
        }
        AttackStep::React if !fights || attack.deeds.has(Deeds::CANCELLED) => follow::next(battle, attack),
        AttackStep::React => {
            if may_answer(battle.facts(), &attack) {
                return false;
            }
            attack_mut(battle.state).step = AttackStep::BeforeRoll;
        }
        AttackStep::BeforeRoll => {
            roll(battle);
            moments::fire(battle, Happening::between(Moment::BeforeRoll, attack.target, attack.attacker));
        }
        AttackStep::AttackDie if !fights || attack.deeds.has(Deeds::CANCELLED) => {
            follow::next(battle, attack);
        }
        AttackStep::AttackDie => {
            let fixed = battle.facts().most(attack.attacker, Some(&attack), &What::Die);
            let known = if attack.deeds.has(Deeds::BESIDES) { Some(attack.kept.into()) } else { fixed };
            let Some(known) = known else {
                if attack.dice > 0 {
                    return false;
                }
                if attack.kept > 0 {
                    one_more(battle, attack.deeds.has(Deeds::GNOSIS));
                } else {
                    attack_mut(battle.state).dice = dice(battle.facts(), &attack).count;
                }
                return true;
            };
            let top = attack_mut(battle.state);
            top.kept = known.clamp(1, NATURAL_TEN.into()) as u8;
            top.step = AttackStep::AfterRoll;
            let kept = top.kept;
            tell_roll(battle, [kept, 0, 0, 0, 0], 0, kept);
        }
        AttackStep::AfterRoll => {
            if attack.reaction == Reaction::None && using::may_dodge_late(battle.facts(), &attack) {
                return false;
            }
            attack_mut(battle.state).step = AttackStep::Resolve;
        }
        AttackStep::Resolve => resolve(battle, attack),
        AttackStep::Hurt => hurt(battle, attack),
        AttackStep::Throw => follow::throw(battle, attack),
        AttackStep::Follow => follow::follow(battle, attack),
        AttackStep::Next | AttackStep::Between | AttackStep::Answered => follow::next(battle, attack),
        AttackStep::Over => follow::finish(battle, attack),
    }
    true
}

/// Whether the target can answer at all, basically or by an ability.
fn may_answer(facts: Facts<'_>, attack: &Attack) -> bool {
    may_dodge(facts, attack).is_ok()
        || facts.game.has_answers(facts.state, attack.target) && using::any_answer(facts, attack)
}

/// Whether the target can dodge, and if not, why.
///
/// Rule: react.dodge
/// Rule: action.reactive
/// Rule: react.once
pub fn may_dodge(facts: Facts<'_>, attack: &Attack) -> Result<(), Illegal> {
    may_react(facts, attack, price(facts, attack.target, Deed::Dodge(attack)))
}

/// Whether the target can dodge though the attack is rolled already, because a card lets it.
pub fn may_dodge_late(facts: Facts<'_>, attack: &Attack) -> Result<(), Illegal> {
    if !facts.has(attack.target, Some(attack), &What::DodgeAfterRoll) {
        return Err(Illegal::NotNow { rule: slug::REACT_ORDER });
    }
    may_dodge(facts, attack)
}

/// Rule: combat.accumulation
pub fn may_react(facts: Facts<'_>, attack: &Attack, cost: u8) -> Result<(), Illegal> {
    let figure = attack.target;
    if accumulates(facts, figure, Some(attack)) {
        return Err(Illegal::Accumulates { figure });
    }
    may_act(facts, attack, cost)
}

/// Whether nothing keeps the target from reacting, whatever it is.
pub fn may_act(facts: Facts<'_>, attack: &Attack, cost: u8) -> Result<(), Illegal> {
    let figure = attack.target;
    let place = facts.state.figure(figure);
    if facts.suffers(figure, Status::Paralyzed) {
        Err(Illegal::Paralyzed { figure })
    } else if facts.suffers(figure, Status::Berserker)
        && !facts.has(figure, None, &What::Despite(Urge::React))
    {
        Err(Illegal::Berserk { figure })
    } else if facts.has(attack.attacker, Some(attack), &What::NoReaction) {
        Err(Illegal::NoReaction { figure })
    } else if cost == FORBIDDEN {
        Err(Illegal::Forbidden { figure })
    } else if place.actions < cost {
        Err(Illegal::TooFewActions { cost, has: place.actions })
    } else {
        Ok(())
    }
}

/// Whether the target can counter: hand to hand only, and never against a counterattack.
///
/// Rule: react.counter
pub fn may_counter(facts: Facts<'_>, attack: &Attack) -> Result<(), Illegal> {
    counterable(facts, attack)?;
    may_react(facts, attack, price(facts, attack.target, Deed::Counter))
}

/// Whether an attack is one that can be countered.
///
/// Rule: react.counter.no_chain
/// Rule: ranged.no_counter
/// Rule: area.dodge
pub fn counterable(facts: Facts<'_>, attack: &Attack) -> Result<(), Illegal> {
    if attack.deeds.has(Deeds::BESIDES) {
        return Err(Illegal::NoCounter { rule: slug::AREA_DODGE });
    }
    if facts.has(attack.attacker, Some(attack), &What::NoCounter) {
        return Err(Illegal::NoCounter { rule: slug::ABILITY_KIND });
    }
    match attack.kind {
        AttackKind::Ranged => Err(Illegal::NoCounter { rule: slug::RANGED_NO_COUNTER }),
        AttackKind::Counter => Err(Illegal::NoCounter { rule: slug::REACT_COUNTER_NO_CHAIN }),
        AttackKind::Melee | AttackKind::Charge | AttackKind::Push | AttackKind::Slam => Ok(()),
    }
}

pub fn dodge<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = *attack_mut(battle.state);
    let cost = price(battle.facts(), attack.target, Deed::Dodge(&attack));
    lasting::acts(battle, attack.target, None, Kind::Dodge);
    react(battle, Reaction::Dodge, cost, NO_ABILITY);
}

pub fn counter<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = *attack_mut(battle.state);
    let cost = price(battle.facts(), attack.target, Deed::Counter);
    lasting::acts(battle, attack.target, None, Kind::Counterattack);
    react(battle, Reaction::Counter, cost, NO_ABILITY);
}

/// The target answers, basically or by an ability; dice that lie already are answered by one more.
pub fn react<S: Sink<Event>>(battle: &mut Battle<'_, S>, reaction: Reaction, cost: u8, ability: u8) {
    let attack = attack_mut(battle.state);
    let target = attack.target;
    (attack.reaction, attack.answer) = (reaction, ability);
    attack.step = match attack.step {
        AttackStep::AfterRoll => AttackStep::DefenseDie,
        AttackStep::Aim
        | AttackStep::Defend
        | AttackStep::Arrived
        | AttackStep::React
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
        | AttackStep::PushTo
        | AttackStep::Answered => AttackStep::BeforeRoll,
    };
    let (late, attacker) = (attack.step == AttackStep::DefenseDie, attack.attacker);
    battle.pay(target, cost);
    let who = battle.who(target);
    battle.tell(Event::Reacts { who, reaction, cost });
    if late {
        moments::fire(battle, Happening::between(Moment::Rolls, target, attacker));
    }
}

/// The defense die, then the attack dice.
fn roll<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = attack_mut(battle.state);
    attack.step =
        if attack.reaction == Reaction::None { AttackStep::AttackDie } else { AttackStep::DefenseDie };
}

/// The dice of one roll, of which one counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dice {
    pub count: u8,
    pub kept: Kept,
}

/// Which of several dice counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    Best,
    Worst,
}

impl Dice {
    /// One die and so many more, of which the best is kept; where there are fewer than none, so many more of which the
    /// worst is.
    pub fn with_more(more: i16) -> Dice {
        let count = more.unsigned_abs().saturating_add(1).min(MOST_DICE.into()) as u8;
        Dice { count, kept: if more < 0 { Kept::Worst } else { Kept::Best } }
    }

    /// The die of an attack or its answer that counts, besides one that lies already. Whatever is rolled on top of that
    /// was bought to better it.
    fn choose(self, dice: &[u8], lies: u8) -> u8 {
        let kept = match self.kept {
            Kept::Worst if lies == 0 => dice.iter().min(),
            Kept::Best | Kept::Worst => dice.iter().max(),
        };
        kept.copied().unwrap_or_default().max(lies)
    }
}

/// The dice that an attack rolls.
///
/// Rule: combat.kept_die
/// Rule: gnosis.die
pub fn dice(facts: Facts<'_>, attack: &Attack) -> Dice {
    let dice = match attack.kind {
        AttackKind::Charge | AttackKind::Slam => facts.game.content.edition.charge.dice,
        AttackKind::Melee | AttackKind::Ranged | AttackKind::Push | AttackKind::Counter => 1,
    };
    let more = facts.sum(attack.attacker, Some(attack), &What::Dice)
        + facts.sum(attack.attacker, Some(attack), &What::RollDice);
    let gnosis = u8::from(attack.deeds.has(Deeds::GNOSIS));
    Dice::with_more(i16::from(dice) - 1 + more + i16::from(gnosis))
}

/// The dice that the defense rolls.
pub fn defense_dice(facts: Facts<'_>, attack: &Attack) -> Dice {
    let more = facts.sum(attack.target, Some(attack), &What::DefenseDice)
        + facts.sum(attack.target, Some(attack), &What::RollDice);
    let gnosis = u8::from(attack.deeds.has(Deeds::DEFENSE_GNOSIS));
    Dice::with_more(more + i16::from(gnosis))
}

pub fn rolled<S: Sink<Event>>(battle: &mut Battle<'_, S>, drawn: &Drawn) {
    let attack = *attack_mut(battle.state);
    let count = drawn.values().len().min(MOST_DICE.into());
    let mut dice = [0; MOST_DICE as usize];
    for (place, slot) in dice.iter_mut().enumerate().take(count) {
        *slot = die(drawn, place);
    }
    let facts = battle.facts();
    let (wanted, lies) = if attack.step == AttackStep::DefenseDie {
        (defense_dice(facts, &attack), attack.defense_die)
    } else {
        (self::dice(facts, &attack), attack.kept)
    };
    let kept = wanted.choose(&dice[..count], lies);
    let top = attack_mut(battle.state);
    top.dice = 0;
    if attack.step == AttackStep::DefenseDie {
        top.defense_die = kept;
        let rolled = attack.kept > 0;
        top.step = if rolled { AttackStep::AfterRoll } else { AttackStep::AttackDie };
        if attack.deeds.has(Deeds::BESIDES) {
            top.step = AttackStep::AttackDie;
        }
        let total = defense(battle.facts(), &attack, kept);
        let who = battle.who(attack.target);
        battle.tell(Event::DefenseRolled { who, die: kept, total });
        if rolled && !attack.deeds.has(Deeds::BESIDES) {
            moments::fire(battle, Happening::between(Moment::AfterRoll, attack.target, attack.attacker));
        }
        return;
    }
    top.kept = kept;
    top.step = AttackStep::AfterRoll;
    tell_roll(battle, dice, count as u8, kept);
    moments::fire(battle, Happening::between(Moment::AfterRoll, attack.target, attack.attacker));
}

/// The die of a dodge or counterattack that a card tells beforehand.
fn defense_known<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack, die: u8) {
    let top = attack_mut(battle.state);
    top.defense_die = die;
    top.step = if attack.kept > 0 && !attack.deeds.has(Deeds::BESIDES) {
        AttackStep::AfterRoll
    } else {
        AttackStep::AttackDie
    };
    let total = defense(battle.facts(), &attack, die);
    let who = battle.who(attack.target);
    battle.tell(Event::DefenseRolled { who, die, total });
}

/// One die more for a roll that lies already, if it is still wanted.
fn one_more<S: Sink<Event>>(battle: &mut Battle<'_, S>, wanted: bool) {
    let attack = attack_mut(battle.state);
    if wanted {
        attack.dice = 1;
    } else {
        attack.step = AttackStep::AfterRoll;
    }
}

fn tell_roll<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    dice: [u8; MOST_DICE as usize],
    count: u8,
    kept: u8,
) {
    let attack = *attack_mut(battle.state);
    let total = offense(battle.facts(), &attack, kept);
    let who = battle.who(attack.attacker);
    battle.tell(Event::AttackRolled { who, dice, count, kept, total });
}

/// Defense, and the die of a dodge or counter.
pub fn defense(facts: Facts<'_>, attack: &Attack, die: u8) -> Total {
    let figure = attack.target;
    let mut total = Total::of("defense", facts.attribute(figure, Attribute::Defense, Some(attack)));
    total.add("die", die.into(), None);
    let rolls = if die > 0 { facts.sum(figure, Some(attack), &What::Roll) } else { 0 };
    let more = facts.sum(figure, Some(attack), &What::Defense);
    let base = facts.attribute(figure, Attribute::Defense, Some(attack));
    let more = more + facts.lifted(figure, Some(attack), Attribute::Defense, base + more);
    total.add("ability", more + rolls, Some(slug::ABILITY_KIND));
    total
}

/// Attack, the kept die and every modifier.
///
/// Rule: charge.attack
/// Rule: ranged.engaged_target
/// Rule: ranged.moved
/// Rule: state.blind
/// Rule: area.measure
pub fn offense(facts: Facts<'_>, attack: &Attack, kept: u8) -> Total {
    if attack.deeds.has(Deeds::BESIDES) {
        return Total::by("one-total", attack.total.into(), slug::AREA_MEASURE);
    }
    let edition = &facts.game.content.edition;
    let mut total = Total::of("attack", facts.attribute(attack.attacker, Attribute::Attack, Some(attack)));
    total.add("die", kept.into(), None);
    match attack.kind {
        AttackKind::Charge | AttackKind::Slam => {
            total.add("charge", edition.charge.bonus.into(), Some(slug::CHARGE_ATTACK));
        }
        AttackKind::Counter => {
            if !is_lifted(facts, attack, Penalty::Counter) {
                total.add("counter", edition.combat.counter.into(), Some(slug::REACT_COUNTER));
            }
        }
        AttackKind::Ranged => add_line(facts, attack, &mut total),
        AttackKind::Melee | AttackKind::Push => {}
    }
    if facts.suffers(attack.attacker, Status::Blind) && !is_lifted(facts, attack, Penalty::Blind) {
        total.add("blind", edition.states.blind.into(), Some(slug::STATE_BLIND));
    }
    if facts.suffers(attack.attacker, Status::Berserker) {
        total.add("berserker", edition.states.berserk_attack.into(), Some(slug::STATE_BERSERKER));
    }
    let more = facts.sum(attack.attacker, Some(attack), &What::Attack);
    let base = facts.attribute(attack.attacker, Attribute::Attack, Some(attack));
    let more = more + facts.lifted(attack.attacker, Some(attack), Attribute::Attack, base + more);
    let rolls = facts.sum(attack.attacker, Some(attack), &What::Roll);
    total.add("ability", more + rolls, Some(slug::ABILITY_KIND));
    total
}

/// Whether a card lifts a penalty from an attack.
fn is_lifted(facts: Facts<'_>, attack: &Attack, penalty: Penalty) -> bool {
    !facts.is_untouched(What::NO_PENALTIES)
        && facts.has(attack.attacker, Some(attack), &What::NoPenalty(penalty))
}

fn add_line(facts: Facts<'_>, attack: &Attack, total: &mut Total) {
    let ranged = &facts.game.content.edition.ranged;
    if attack.line.long && !is_lifted(facts, attack, Penalty::Long) {
        total.add("long", ranged.long.into(), Some(slug::RANGED_LONG));
    }
    if attack.line.cover && !is_lifted(facts, attack, Penalty::Cover) {
        total.add("cover", ranged.cover.into(), Some(slug::RANGED_COVER));
    }
    if !movement::engaged(facts.state, facts.ground, attack.target).is_empty()
        && !is_lifted(facts, attack, Penalty::Engaged)
    {
        total.add("engaged", ranged.engaged_target.into(), Some(slug::RANGED_ENGAGED_TARGET));
    }
    if attack.line.higher {
        total.add("higher", ranged.higher.into(), Some(slug::RANGED_HIGHER));
    }
    if facts.state.figure(attack.attacker).marks.has(Marks::MOVED_FAR)
        && !is_lifted(facts, attack, Penalty::Moved)
    {
        total.add("moved", ranged.moved.into(), Some(slug::RANGED_MOVED));
    }
}

/// The lowest die that hits whatever the defense is, and is a critical where there are criticals.
///
/// Rule: innate.critical_mastery
pub fn sure_from(facts: Facts<'_>, attack: &Attack) -> u8 {
    let mastered = mastered_from(facts, attack);
    match facts.least(attack.attacker, Some(attack), &What::CriticalFrom) {
        Some(from) => mastered.min(from.clamp(1, NATURAL_TEN.into()) as u8),
        None => mastered,
    }
}

/// The same as far as the attacker's nature goes.
fn mastered_from(facts: Facts<'_>, attack: &Attack) -> u8 {
    let mastery = facts.game.content.edition.innate.critical_mastery;
    if facts.innate(attack.attacker, Some(attack), Innate::CriticalMastery) { mastery } else { NATURAL_TEN }
}

/// Hit or miss. A natural ten always hits; the level of success is never below nothing.
///
/// Rule: combat.hit
/// Rule: combat.natural_ten
fn resolve<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    let (who, aim) = (battle.who(attack.attacker), battle.who(attack.target));
    if attack.deeds.has(Deeds::CANCELLED) {
        return follow::next(battle, attack);
    }
    let kept = attack.kept;
    let total = offense(battle.facts(), &attack, kept).value();
    attack_mut(battle.state).total = total.clamp(i8::MIN.into(), i8::MAX.into()) as i8;
    let difference = total - defense(battle.facts(), &attack, attack.defense_die).value();
    let natural = kept >= sure_from(battle.facts(), &attack);
    let mastery = natural && kept < NATURAL_TEN && kept >= mastered_from(battle.facts(), &attack);
    let by_card = natural && kept < NATURAL_TEN && !mastery;
    if difference < 0 && !natural {
        battle.tell(Event::Missed { who, target: aim, by: -difference });
        return follow::missed(battle, attack);
    }
    let floor = i16::from(battle.edition().combat.critical_floor);
    let success = difference.max(if natural { floor } else { 0 }).max(0) as u8;
    let rule = match (mastery, by_card) {
        (true, _) => slug::INNATE_CRITICAL_MASTERY,
        (false, true) => slug::ABILITY_KIND,
        (false, false) => slug::COMBAT_NATURAL_TEN,
    };
    let natural_hit = (natural && difference < 0).then_some(rule);
    battle.tell(Event::Hit { who, target: aim, success, natural: natural_hit });
    let critical = natural && battle.edition().combat.critical == CriticalRule::Full;
    let top = attack_mut(battle.state);
    top.deeds.set(Deeds::HIT);
    battle.state.figure_mut(attack.attacker).counters.keep_done(Feat::Hit);
    let top = attack_mut(battle.state);
    if critical {
        top.deeds.set(Deeds::CRITICAL);
        battle.tell(Event::Critical { who, mastery });
    }
    follow::spread(battle);
    match attack.kind {
        AttackKind::Push | AttackKind::Slam => manoeuvres::push_back(battle, success, critical),
        AttackKind::Melee | AttackKind::Ranged | AttackKind::Charge | AttackKind::Counter => {
            weigh(battle, success, critical);
        }
    }
}

/// Damage: the attribute and the level of success.
pub fn damage(facts: Facts<'_>, attack: &Attack, success: u8) -> Total {
    let attacker = attack.attacker;
    let mut damage = Total::of("damage", facts.attribute(attacker, Attribute::Damage, Some(attack)));
    damage.add("success", success.into(), None);
    if facts.suffers(attacker, Status::Berserker) {
        let by = facts.game.content.edition.states.berserk_damage;
        damage.add("berserker", by.into(), Some(slug::STATE_BERSERKER));
    }
    let more = facts.sum(attacker, Some(attack), &What::Damage);
    let base = facts.attribute(attacker, Attribute::Damage, Some(attack));
    let more = more + facts.lifted(attacker, Some(attack), Attribute::Damage, base + more);
    damage.add("ability", more, Some(slug::ABILITY_KIND));
    damage
}

/// Armor, four more with a shield, and less where the attack goes through it.
///
/// Rule: state.shield
pub fn armor(facts: Facts<'_>, attack: &Attack) -> Total {
    let target = attack.target;
    let mut armor = Total::of("armor", facts.attribute(target, Attribute::Armor, Some(attack)));
    if facts.suffers(target, Status::Shield) {
        armor.add("shield", facts.game.content.edition.states.shield.into(), Some(slug::STATE_SHIELD));
    }
    armor.add("ability", facts.sum(target, Some(attack), &What::Armor), Some(slug::ABILITY_KIND));
    let pierced = facts.sum(attack.attacker, Some(attack), &What::Pierce);
    let pierced =
        if facts.has(attack.attacker, Some(attack), &What::IgnoreArmor) { i16::MAX } else { pierced };
    let pierced = if facts.is_firm(target, Some(attack), Attribute::Armor) { 0 } else { pierced };
    armor.add("pierced", -pierced.clamp(0, armor.value().max(0)), Some(slug::ABILITY_KIND));
    let more = facts.lifted(target, Some(attack), Attribute::Armor, armor.value());
    armor.add("floor", more, Some(slug::ABILITY_KIND));
    armor
}

/// What the damage leaves after the armor is lost; a critical hit costs at least its minimum, and somebody intangible
/// loses nothing by what cannot touch it.
///
/// Rule: combat.damage
/// Rule: combat.critical
fn weigh<S: Sink<Event>>(battle: &mut Battle<'_, S>, success: u8, critical: bool) {
    let attack = *attack_mut(battle.state);
    let target = battle.who(attack.target);
    let harmed = harms(battle.facts(), &attack);
    if harmed {
        let damage = damage(battle.facts(), &attack, success);
        let armor = armor(battle.facts(), &attack);
        let least = if critical { i16::from(battle.edition().combat.critical_min_loss) } else { 0 };
        let lost = (damage.value() - armor.value()).max(0).max(least).min(i16::from(u8::MAX)) as u8;
        battle.tell(Event::Damage { target, damage, armor, lost });
        attack_mut(battle.state).dealt = lost;
    } else {
        battle.tell(Event::PassesThrough { target });
        attack_mut(battle.state).dealt = 0;
    }
    attack_mut(battle.state).step = AttackStep::Hurt;
    if attack.answer != NO_ABILITY
        && let Some(ability) = battle.abilities_of(attack.target, attack.answer)
    {
        super::cards::doing::begin_for_answer(battle, &attack, &ability.then.hit);
    }
    if attack_below(battle.state).is_some_and(|attack| attack.dealt > 0) {
        // What is put on the stack last is answered first.
        moments::fire(battle, Happening::between(Moment::BeforeLoss, attack.target, attack.attacker));
        moments::fire(battle, Happening::between(Moment::BeforeDamage, attack.target, attack.attacker));
    }
}

/// Life points are lost, and who has none left leaves.
fn hurt<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    attack_mut(battle.state).step = AttackStep::Throw;
    if attack.dealt == 0 {
        return;
    }
    let spared = battle.facts().has(attack.attacker, Some(&attack), &What::Spares);
    let life = battle.state.figure(attack.target).life;
    let dealt = if spared && attack.dealt >= life { life.saturating_sub(1) } else { attack.dealt };
    let lost = death::lose_life(battle, attack.target, dealt, slug::COMBAT_DAMAGE);
    let top = attack_mut(battle.state);
    top.dealt = lost;
    if lost > 0 {
        top.deeds.set(Deeds::DAMAGE);
        battle.state.figure_mut(attack.attacker).counters.keep_done(Feat::Damaged);
    }
    if battle.state.figure(attack.target).life == 0 {
        attack_mut(battle.state).deeds.set(Deeds::KILL);
    }
    death::bury(battle, attack.attacker);
}

/// What an attack that is over leaves behind: nothing that lasted as long as it. The attack within which it was made goes on
/// with what lasts as long as that; what was there before any of them ends with the first.
pub fn end_lasting(state: &mut State, attacker: u8, number: u8) {
    lasting::end(state, |lasting| {
        lasting.ends.has(Until::Action) && lasting.ends.attack().max(1) >= number
            || lasting.ends.has(Until::NextAttack) && lasting.figure == attacker
    });
}
