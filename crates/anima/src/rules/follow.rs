//! What follows a blow: a throw, what the attack does besides, the next blow of several, the answer, the end.

use kernel::Sink;

use super::cards::doing;
use super::cards::effects::single;
use super::cards::moments::{self, Happening};
use super::cards::{Facts, lasting, using};
use super::{Battle, area, attack_below, attack_mut, combat, death, movement, thrown};
use crate::cards::{Effects, Moment, Strikes, Then, What, Who};
use crate::event::{CardEvent, Event, ThrowEvent};
use crate::state::{
    Attack, AttackKind, AttackStep, Blows, By, Deeds, Doing, Figures, Frame, Last, Marks, NO_ABILITY,
    Reaction, Side, Why,
};

/// An ability's own and those of as many upgrades.
const MOST_THENS: usize = 8;

/// Whoever lost life points is thrown, if the attack throws, or if the attacker may and likes. The dead are not.
///
/// Rule: throw.dead
pub fn throw<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    attack_mut(battle.state).step = AttackStep::Follow;
    if attack.dealt == 0 || !battle.edition().throw.on {
        return;
    }
    let facts = battle.facts();
    let throws = facts.has(attack.attacker, Some(&attack), &What::Throws);
    if !throws && !facts.has(attack.attacker, Some(&attack), &What::ThrowsAtWill) {
        return;
    }
    let fixed = [What::Immovable, What::Unthrown].iter();
    let fixed = fixed.into_iter().any(|what| facts.has(attack.target, Some(&attack), what));
    let there = battle.state.figure(attack.target).stands() && !facts.is_dying(attack.target);
    if fixed && there {
        let who = battle.who(attack.target);
        return battle.tell(Event::Card(CardEvent::Unmoved { who }));
    }
    if !there {
        let who = battle.who(attack.target);
        battle.tell(Event::Throw(ThrowEvent::Dead { who }));
    } else if throws {
        thrown::begin(battle, attack);
    } else {
        thrown::offer(battle, attack);
    }
}

/// What the attack does besides, and what cards say to it: the hit first, then the critical, the damage and the death.
///
/// Rule: effect.on_damage
pub fn follow<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    attack_mut(battle.state).step = AttackStep::Next;
    let deeds = attack.deeds;
    if deeds.has(Deeds::DAMAGE)
        && let By::Ability(ability) = attack.by
    {
        using::suffered(battle, (attack.attacker, ability), attack.target);
    }
    // What is pushed last is done first.
    let happens = |moment| Happening::between(moment, attack.target, attack.attacker);
    if deeds.has(Deeds::DAMAGE) {
        moments::fire(battle, happens(Moment::Damaged));
    }
    if deeds.has(Deeds::CRITICAL) {
        moments::fire(battle, happens(Moment::Critical));
    }
    if deeds.has(Deeds::HIT) {
        moments::fire(battle, happens(Moment::Hit));
    }
    for then in thens(battle, &attack).into_iter().flatten() {
        let lists: [(bool, &Effects); 4] = [
            (deeds.has(Deeds::KILL), &then.kill),
            (deeds.has(Deeds::DAMAGE), &then.damage),
            (deeds.has(Deeds::CRITICAL), &then.critical),
            (deeds.has(Deeds::HIT), &then.hit),
        ];
        for (done, effects) in lists {
            if done {
                doing::begin_for_attack(battle, &attack, effects);
            }
        }
    }
}

/// What the ability by which an attack is made does besides, and what was bought with it.
fn thens<'a, S: Sink<Event>>(battle: &Battle<'a, S>, attack: &Attack) -> [Option<&'a Then>; MOST_THENS] {
    let mut found = [None; MOST_THENS];
    let By::Ability(number) = attack.by else { return found };
    let Some(ability) = battle.abilities_of(attack.attacker, number) else { return found };
    let bought = |place: &usize| ability.bought(attack.extra, *place) > 0;
    let upgrades = (0..ability.upgrades.len()).filter(bought).map(|place| &ability.upgrades[place].then);
    for (slot, then) in found.iter_mut().zip(std::iter::once(&ability.then).chain(upgrades)) {
        *slot = Some(then);
    }
    found
}

/// What the ability by which an attack is made does besides.
fn then<'a, S: Sink<Event>>(battle: &Battle<'a, S>, attack: &Attack) -> Option<&'a Then> {
    match attack.by {
        By::Ability(number) => {
            let abilities = battle.abilities_of(attack.attacker, number)?;
            Some(&abilities.then)
        }
        By::Basic | By::Effect { .. } => None,
    }
}

/// The attack missed outright: a counter strikes back at once, if the attacker is in contact or reach.
///
/// Rule: react.counter.when
/// Rule: area.miss
pub fn missed<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    attack_mut(battle.state).step = AttackStep::Next;
    attack_mut(battle.state).deeds.set(Deeds::MISSED);
    if area::bursts(battle.facts(), &attack) && !attack.deeds.has(Deeds::BESIDES) {
        let who = battle.who(attack.target);
        battle.tell(Event::Card(CardEvent::AreaMissed { who }));
    }
    strike_back(battle, attack);
    if let Some(then) = then(battle, &attack) {
        doing::begin_for_attack(battle, &attack, &then.miss);
    }
    if attack.answer != NO_ABILITY
        && let Some(ability) = battle.abilities_of(attack.target, attack.answer)
    {
        doing::begin_for_answer(battle, &attack, &ability.then.miss);
    }
    moments::fire(battle, Happening::between(Moment::Missed, attack.target, attack.attacker));
}

fn strike_back<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    if attack.reaction != Reaction::Counter {
        return;
    }
    let (who, aim) = (battle.who(attack.target), battle.who(attack.attacker));
    let reaches = movement::strikes(battle.facts(), attack.target).contains(attack.attacker)
        || battle.ground.contact(battle.state, attack.attacker, attack.target);
    if !reaches || battle.state.stack.is_full() {
        return battle.tell(Event::NoStrikeBack { who });
    }
    attack_mut(battle.state).step = AttackStep::Answered;
    let place = battle.state.figure(attack.target).place;
    let mut answer = Attack::new(attack.target, attack.attacker, AttackKind::Counter, place);
    answer.step = AttackStep::Arrived;
    if attack.answer != NO_ABILITY {
        answer.by = By::Ability(attack.answer);
        let times = battle
            .abilities_of(attack.target, attack.answer)
            .and_then(|ability| ability.strikes.as_ref())
            .map_or(1, Strikes::times);
        answer.blows = Blows::new(times.saturating_sub(1), 0);
    }
    answer.others = area::struck_too(battle.facts(), &answer);
    let pushed = battle.state.stack.push(Frame::Attack(answer));
    debug_assert!(pushed, "a full stack opens no window");
    battle.tell(Event::StrikesBack { who, target: aim });
}

/// The target is hit: those within the area round it are found where it stands now, whatever becomes of it.
///
/// Rule: area.measure
pub fn spread<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = *attack_mut(battle.state);
    let found = attack.deeds.has(Deeds::SPREAD) || attack.deeds.has(Deeds::BESIDES);
    if found || !area::bursts(battle.facts(), &attack) {
        return;
    }
    let reached = area::within(battle.facts(), &attack);
    if !reached.is_empty() {
        let who = battle.who(attack.target);
        battle.tell(Event::Card(CardEvent::AreaHit { who, count: reached.len() as u8 }));
    }
    let top = attack_mut(battle.state);
    top.deeds.set(Deeds::SPREAD);
    top.others = Figures(top.others.0 | reached.0);
}

/// Whether a blow that is still to come can strike somebody where it is now: hand to hand in contact or reach, a shot
/// within range and sight, and whoever is struck as one of a group as long as it belongs to it.
///
/// Rule: declare.lost
fn reaches(facts: Facts<'_>, attack: &Attack, target: u8) -> bool {
    let (state, attacker) = (facts.state, attack.attacker);
    if area::strikes(facts, attack).and_then(Strikes::swept).is_some() {
        return area::swept(facts, attack).contains(target);
    }
    if movement::is_hidden_from(facts, attacker, target) {
        return false;
    }
    match attack.kind {
        AttackKind::Ranged => {
            let shot = Attack { target, ..*attack };
            combat::is_in_range(facts, &shot) && combat::aims(facts, &shot)
        }
        AttackKind::Melee
        | AttackKind::Charge
        | AttackKind::Push
        | AttackKind::Slam
        | AttackKind::Counter => {
            facts.ground.contact(state, attacker, target)
                || movement::strikes(facts, attacker).contains(target)
        }
    }
}

/// Whether a list of effects follows an attack of somebody and would have it strike the same target where that attack
/// cannot reach it any more.
pub fn is_out_of_reach(facts: Facts<'_>, doing: &Doing, by: &Who, target: u8) -> bool {
    let follows = |attack: &&Attack| {
        let ability = match attack.by {
            By::Ability(number) => number,
            By::Basic | By::Effect { .. } => NO_ABILITY,
        };
        let own = doing.by == attack.attacker && doing.ability == ability;
        own && attack.target == target && single(doing, by).unwrap_or(doing.by) == attack.attacker
    };
    attack_below(facts.state).filter(follows).is_some_and(|attack| !reaches(facts, attack, target))
}

/// The next blow: the same target again, others that are struck too; and then the end.
///
/// Nobody steps in for those who are struck besides the target.
///
/// Rule: area.no_intercept
/// Rule: declare.lost
pub fn next<S: Sink<Event>>(battle: &mut Battle<'_, S>, mut attack: Attack) {
    if !attack.deeds.has(Deeds::HIT) {
        attack.deeds.set(Deeds::MISSED);
        attack_mut(battle.state).deeds.set(Deeds::MISSED);
    }
    if attack.step != AttackStep::Between && pauses(battle, &attack) {
        return;
    }
    let facts = battle.facts();
    let attacker = battle.state.figure(attack.attacker).stands() || attack.deeds.has(Deeds::FREE);
    if area::chains(facts, &attack) {
        return chain(battle, attack, attacker);
    }
    let (others, deeds) = (attack.others, attack.deeds);
    let living = facts.living();
    let rolled_for_all = area::one_roll(facts, &attack);
    let open = |&figure: &u8| rolled_for_all || reaches(facts, &attack, figure);
    let target =
        |again: u8| again > 0 && living.contains(attack.target) && reaches(facts, &attack, attack.target);
    let strikes = area::strikes(facts, &attack);
    let goes_on = match strikes {
        Some(Strikes::WhileHits(_)) => deeds.has(Deeds::HIT),
        Some(_) | None => true,
    };
    let at_other = match strikes {
        Some(Strikes::Series { of: _, times }) => times.saturating_sub(1),
        Some(_) | None => 0,
    };
    // Whoever was raised for the attacker's side is struck no more.
    let enemy = Side::of_figure(attack.target) != Side::of_figure(attack.attacker);
    let again = attacker && enemy && goes_on && !deeds.has(Deeds::BESIDES) && target(attack.blows.left());
    let standing = others.and(living);
    let other = standing.iter().find(open).filter(|_| attacker);
    // A shot with a roll of its own is measured to its own target; one roll for all keeps the line it was made with.
    let line = match other {
        Some(target) if attack.kind == AttackKind::Ranged && !rolled_for_all => {
            combat::shot_line(facts, &Attack { target, ..attack })
        }
        Some(_) | None => attack.line,
    };
    let top = attack_mut(battle.state);
    if again {
        *top =
            Attack { blows: attack.blows.with_left(attack.blows.left() - 1).next(), others, ..fresh(attack) };
        top.deeds = deeds;
        top.deeds.clear(Deeds::SPREAD);
    } else if let Some(other) = other {
        *top = Attack {
            target: other,
            blows: attack.blows.with_left(at_other).next(),
            others: others.without(other),
            line,
            ..fresh(attack)
        };
        top.deeds = deeds;
        if rolled_for_all {
            top.kept = attack.kept;
            top.deeds.set(Deeds::BESIDES);
        }
    } else {
        if attacker && goes_on && (attack.blows.left() > 0 || !standing.is_empty()) {
            let who = battle.who(attack.attacker);
            battle.tell(Event::Lost { who });
        }
        return over(battle, attack);
    }
    // What came of the blow before stays to be told of the whole attack; whom it hit is settled anew.
    let top = attack_mut(battle.state);
    top.deeds.clear(Deeds::CANCELLED);
    top.deeds.clear(Deeds::HIT);
    top.deeds.clear(Deeds::CRITICAL);
    top.deeds.clear(Deeds::GNOSIS);
    top.deeds.clear(Deeds::DEFENSE_GNOSIS);
}

/// What is done between two blows begins, where there may be another. Says whether it does.
fn pauses<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: &Attack) -> bool {
    let Some(then) = then(battle, attack).filter(|then| !then.between.list.is_empty()) else { return false };
    if !battle.state.figure(attack.attacker).stands() {
        return false;
    }
    let facts = battle.facts();
    let more = if area::chains(facts, attack) {
        attack.deeds.has(Deeds::HIT) && !area::chained(facts, attack).is_empty()
    } else {
        let stops = matches!(area::strikes(facts, attack), Some(Strikes::WhileHits(_)));
        let again = attack.blows.left() > 0 && (!stops || attack.deeds.has(Deeds::HIT));
        again || !attack.others.and(facts.living()).is_empty()
    };
    if more {
        attack_mut(battle.state).step = AttackStep::Between;
        doing::begin_for_attack(battle, attack, &then.between);
    }
    more
}

/// An attack that has hit goes on to the next, whom the attacker names where there are several.
fn chain<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack, attacker: bool) {
    let open = area::chained(battle.facts(), &attack);
    let Some(first) = open.iter().next().filter(|_| attacker && attack.deeds.has(Deeds::HIT)) else {
        return over(battle, attack);
    };
    if open.len() == 1 {
        return chain_on(battle, first);
    }
    attack_mut(battle.state).step = AttackStep::Aim;
}

/// The attack comes at the next.
pub fn chain_on<S: Sink<Event>>(battle: &mut Battle<'_, S>, target: u8) {
    let attack = *attack_mut(battle.state);
    let mut next = Attack { target, others: attack.others.with(attack.target), ..fresh(attack) };
    if attack.kind == AttackKind::Ranged {
        next.line = combat::shot_line(battle.facts(), &next);
    }
    for deed in [Deeds::CANCELLED, Deeds::HIT, Deeds::CRITICAL, Deeds::GNOSIS, Deeds::DEFENSE_GNOSIS] {
        next.deeds.clear(deed);
    }
    *attack_mut(battle.state) = next;
    let (who, target) = (battle.who(attack.attacker), battle.who(target));
    battle.tell(Event::Card(CardEvent::Picks { who, target }));
}

/// Nobody is left whom the attack could go on to.
pub fn chain_ends<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let attack = *attack_mut(battle.state);
    over(battle, attack);
}

/// The same attack before anybody has answered it.
fn fresh(attack: Attack) -> Attack {
    Attack {
        step: AttackStep::Arrived,
        reaction: Reaction::None,
        answer: NO_ABILITY,
        defense_die: 0,
        push: 0,
        dice: 0,
        kept: 0,
        dealt: 0,
        blows: attack.blows.next(),
        ..attack
    }
}

/// All blows are struck: what comes after the whole of it.
fn over<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    attack_mut(battle.state).step = AttackStep::Over;
    if matches!(attack.kind, AttackKind::Charge | AttackKind::Slam) {
        attack_mut(battle.state).deeds.set(Deeds::CHARGE);
        moments::fire(battle, Happening::between(Moment::Charged, attack.attacker, attack.attacker));
    }
    if let Some(then) = then(battle, &attack) {
        doing::begin_for_attack(battle, &attack, &then.after);
    }
    death::close_step(battle, attack.attacker);
}

/// The attack leaves the stack; what it answered goes on, or the action is over.
pub fn finish<S: Sink<Event>>(battle: &mut Battle<'_, S>, attack: Attack) {
    let number = moments::attacks_on_stack(battle.state);
    battle.state.stack.pop();
    combat::end_lasting(battle.state, attack.attacker, number);
    lasting::forget(battle.state, |mark| {
        mark.why == Why::Answered && mark.figure >= number && mark.figure != moments::OF_A_ROLL
    });
    if attack.kind == AttackKind::Ranged {
        battle.state.figure_mut(attack.attacker).marks.set(Marks::SHOT);
    }
    if let By::Ability(number) = attack.by {
        using::attacked_by(battle, attack.attacker, number);
    }
    if battle.state.stack.is_empty() {
        let ability = match attack.by {
            By::Ability(number) => number + 1,
            By::Basic | By::Effect { .. } => 0,
        };
        let mut deeds = attack.deeds;
        deeds.set(Deeds::DONE);
        battle.state.last = Last { figure: attack.attacker, target: attack.target, ability, deeds };
    }
}
