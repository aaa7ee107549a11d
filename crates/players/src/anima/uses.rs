//! Special attacks of the active figure, weighed like basic ones: by the exact odds of their blows, and by what they do
//! besides.

use anima::cards::{Ability, Currency, Effect, Effects, Few, Kind, Payment, Then, Who};
use anima::rules::cards::facts::Scene;
use anima::rules::cards::{Facts, aiming};
use anima::rules::price::{self, Deed};
use anima::rules::{area, combat, innate};
use anima::state::{Attack, AttackKind, By, Figures, Line, NOBODY, Place, Reaction, Side};

use super::blow::{Blow, Life};
use super::mind::Mind;
use super::standing::of_status;
use super::worth::{attack as attack_of, gains, healed, life_price, lost, met, worth};

/// An effect that goes with an attack and is none of those reckoned here.
const BESIDES: f32 = 0.5;
/// What a state is worth on somebody of the middle level.
const MIDDLE: f32 = 50.0;
/// An action point given or taken.
const POINT: f32 = 3.0;
/// Something that can be done once in the battle is kept for when it pays.
const ONCE: f32 = 3.0;
/// The second blow of a row finds somebody who is hurt or dead already.
const AGAIN: f32 = 0.7;
/// What is paid besides points and life.
const PAID: f32 = 1.0;

/// A use of an ability, as the list has it.
#[derive(Clone, Copy)]
pub struct Use {
    pub number: u8,
    pub extra: u8,
    pub target: Option<u8>,
    pub to: Place,
}

/// Which attack a kind of ability makes, if it makes one.
pub fn attack_kind(kind: Kind) -> Option<AttackKind> {
    match kind {
        Kind::Attack => Some(AttackKind::Melee),
        Kind::RangedAttack => Some(AttackKind::Ranged),
        Kind::Charge => Some(AttackKind::Charge),
        Kind::Passive
        | Kind::Effect
        | Kind::Dodge
        | Kind::Counterattack
        | Kind::Movement
        | Kind::Walk
        | Kind::Run
        | Kind::Escape
        | Kind::Seek => None,
    }
}

/// What a special attack of the active figure brings, with all that it leaves.
pub fn weigh_attack(mind: &Mind<'_>, ability: &Ability, kind: AttackKind, used: Use) -> f32 {
    let (game, state, ground, me) = (mind.game, mind.state, mind.ground, mind.me);
    let facts = mind.facts(state);
    let aimed = Attack {
        by: By::Ability(used.number),
        extra: used.extra,
        ..attack_of(state, me, used.target.unwrap_or(NOBODY), kind, Line::default())
    };
    let swept = if used.target.is_some() { Figures::NONE } else { area::swept(facts, &aimed) };
    let enemies = swept.and(state.standing(Side::of_figure(me).other()));
    let Some(target) = used.target.or_else(|| enemies.iter().next()) else { return f32::MIN };
    let mut special = Attack { target, ..aimed };
    let mut there = *state;
    match kind {
        AttackKind::Ranged => {
            if !ground.within(state, me, target, combat::range(facts, &special)) {
                return f32::MIN;
            }
            special.line = combat::shot_line(facts, &special);
        }
        AttackKind::Charge => {
            let reach = aiming::charge_reach(facts, me, used.number, target);
            let line = ground.charge_line(game, state, &special, used.to);
            if !line.is_ok_and(|line| line.cost <= reach) {
                return f32::MIN;
            }
            there.figure_mut(me).place = used.to;
        }
        AttackKind::Melee | AttackKind::Push | AttackKind::Slam | AttackKind::Counter => {}
    }
    let basic = match kind {
        AttackKind::Ranged if mind.in_range(target) => Attack { by: By::Basic, ..special },
        AttackKind::Ranged
        | AttackKind::Melee
        | AttackKind::Charge
        | AttackKind::Push
        | AttackKind::Slam
        | AttackKind::Counter => attack_of(state, me, target, AttackKind::Melee, Line::default()),
    };
    let mut gains = gains(game, state, ground, &special, &basic);
    let times = area::strikes(facts, &special).map_or(1, |strikes| strikes.times());
    let mut more = f32::from(times.saturating_sub(1)) * gains[1] * AGAIN;
    let others = if swept.is_empty() { area::within(facts, &special) } else { swept.without(target) };
    // Further targets that are bought are attacked like the first.
    let bought = aiming::further(facts, &special) as usize;
    let others = aiming::still_open(facts, &special).iter().take(bought).fold(others, Figures::with);
    let others = Figures(others.0 | area::struck_too(facts, &special).0);
    for other in others.iter() {
        let sign = if Side::of_figure(other) == Side::of_figure(me) { -1.0 } else { 1.0 };
        let besides = Attack { target: other, ..special };
        let blow = Blow::new(game, state, ground, &besides);
        more += sign * lost(game, state, other, &Life::sure(state.figure(other).life).after(&blow));
    }
    more += besides(facts, ability, &special);
    more -= price(facts, me, ability) + tokens_for(ability, used.extra);
    gains[1..].iter_mut().for_each(|gain| *gain += more);
    mind.best_of(
        &gains,
        &there,
        state.figure(me).actions,
        price::price(facts, me, Deed::Use { number: used.number, extra: used.extra }),
    )
}

/// What using something costs besides action points.
pub fn price(facts: Facts<'_>, figure: u8, ability: &Ability) -> f32 {
    let paid: f32 = ability
        .pays
        .iter()
        .map(|payment| match payment {
            Payment::Life(life) => life_price(facts.game, facts.state, figure, *life),
            Payment::Tokens(count) | Payment::Pile { count, .. } | Payment::Gnosis(count) => {
                f32::from(*count) * PAID
            }
            Payment::State { level, .. } => f32::from(*level) * PAID,
            Payment::Card | Payment::Stunned | Payment::Carried { .. } => PAID,
            Payment::Actions(points) => f32::from(*points) * PAID,
        })
        .sum();
    paid + kept_back(ability)
}

/// What the steps on top of the cost take where they are paid in tokens; points are reckoned with the cost.
fn tokens_for(ability: &Ability, extra: u8) -> f32 {
    match ability.more {
        Some(more) if more.of != Currency::Actions => {
            f32::from(ability.steps(extra)) * f32::from(more.each) * PAID
        }
        Some(_) | None => 0.0,
    }
}

/// What can be done only so often is not done for nothing.
pub fn kept_back(ability: &Ability) -> f32 {
    match ability.limit {
        Some(anima::cards::Limit::Game) => ONCE,
        Some(anima::cards::Limit::Turn | anima::cards::Limit::Attack | anima::cards::Limit::Roll) | None => {
            0.0
        }
    }
}

/// What an attack does besides its blow, as likely as each of its steps.
fn besides(facts: Facts<'_>, ability: &Ability, attack: &Attack) -> f32 {
    let bought = ability.upgrades.iter().enumerate();
    let bought = bought.filter(|(place, _)| ability.bought(attack.extra, *place) > 0);
    let thens: Vec<&Then> = std::iter::once(&ability.then)
        .chain(bought.map(|(_, upgrade)| &upgrade.then))
        .filter(|then| **then != Then::default())
        .collect();
    if thens.is_empty() {
        return 0.0;
    }
    let dodges = combat::may_dodge(facts, attack).is_ok();
    let met = met(attack, if dodges { Reaction::Dodge } else { Reaction::None });
    let blow = Blow::new(facts.game, facts.state, facts.ground, &met);
    let life = Life::sure(facts.state.figure(attack.target).life).after(&blow);
    let killed = life.mean(|left| if left == 0 { 1.0 } else { 0.0 });
    let side = Side::of_figure(attack.attacker);
    let told = |effects: &Effects| at_a_glance(facts, side, effects, attack);
    let of_steps = |then: &&Then| {
        (1.0 - blow.missed) * told(&then.hit)
            + (blow.hurts() - killed).max(0.0) * told(&then.damage)
            + blow.critical * told(&then.critical)
            + killed * told(&then.kill)
            + blow.missed * told(&then.miss)
            + told(&then.after)
    };
    thens.iter().map(of_steps).sum()
}

/// What effects that go with an attack are worth to a side, one by one, with the attack's target and user for those they
/// are about.
pub fn at_a_glance(facts: Facts<'_>, side: Side, effects: &Effects, attack: &Attack) -> f32 {
    effects.list.iter().map(|effect| glance(facts, side, effect, attack)).sum()
}

fn glance(facts: Facts<'_>, side: Side, effect: &Effect, attack: &Attack) -> f32 {
    let scene = Scene::in_attack(attack.attacker, Some(attack));
    let whom = |who: &Who| match who {
        Who::Bearer => Figures::NONE.with(attack.attacker),
        Who::Target => Figures::NONE.with(attack.target),
        Who::Subject | Who::Cause => Figures::NONE,
        Who::All(group) => facts.members(group, scene, true),
        Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group) => facts
            .members(group, scene, true)
            .iter()
            .next()
            .map_or(Figures::NONE, |one| Figures::NONE.with(one)),
    };
    let each = |who: &Who, difficulty: Option<u8>, good: &dyn Fn(u8) -> f32| -> f32 {
        let all = whom(who).iter().map(|figure| {
            let friend = Side::of_figure(figure) == side;
            let chance =
                if friend { 1.0 } else { difficulty.map_or(1.0, |hard| succumbs(facts, figure, hard)) };
            let sign = if friend { 1.0 } else { -1.0 };
            sign * chance * good(figure)
        });
        all.sum()
    };
    let amount = |amount: &anima::cards::Amount| f32::from(facts.amount(*amount, scene).clamp(-9, 9));
    if let Effect::State { give, level, to, difficulty } = effect {
        each(to, *difficulty, &|figure| {
            if innate::immune(facts.game, facts.state, figure, *give) {
                return 0.0;
            }
            let scale = worth(facts.game, facts.state, figure) / MIDDLE;
            scale * of_status(facts, figure, *give) * amount(level).max(1.0).sqrt()
        })
    } else if let Effect::Actions { by, to, difficulty, .. } = effect {
        each(to, *difficulty, &|figure| {
            let has = f32::from(facts.state.figure(figure).actions);
            POINT * amount(by).max(-has)
        })
    } else if let Effect::Lose { by, from, difficulty, .. } = effect {
        each(from, *difficulty, &|figure| {
            let by = amount(by).max(1.0) as u8;
            -life_price(facts.game, facts.state, figure, by)
        })
    } else if let Effect::Heal { by, to } = effect {
        each(to, None, &|figure| healed(facts.game, facts.state, figure, amount(by).max(1.0) as u8))
    } else if let Effect::Forget { .. } = effect {
        -ONCE
    } else {
        BESIDES
    }
}

/// How likely somebody does not resist.
fn succumbs(facts: Facts<'_>, figure: u8, difficulty: u8) -> f32 {
    let resists = anima::rules::cards::doing::resistance(facts, figure, 0).value();
    let faces = 1..=combat::NATURAL_TEN;
    let fails = |face: &u8| resists + i16::from(*face) <= i16::from(difficulty);
    faces.clone().filter(fails).count() as f32 / faces.count() as f32
}

/// The worst of the states whose counters may come off.
pub fn worst_state(facts: Facts<'_>, figure: u8) -> Option<usize> {
    let there = anima::rules::cards::endings::counters(facts.game, facts.state, figure);
    let weighed = there.enumerate();
    let worst = weighed.min_by(|(_, one), (_, other)| {
        of_status(facts, figure, *one).total_cmp(&of_status(facts, figure, *other))
    });
    worst.map(|(place, _)| place)
}
