//! Using an ability: which one may be used when, at whom, what it costs, and how it begins.

use kernel::Sink;

use super::at_hand::used_by_ability;
use super::facts::{CARRIED, Facts, OF_A_CARD, Scene};
use super::moments::{self, Happening};
use super::numbers::FORBIDDEN;
use super::paying::{can_pay, count, count_in_attack, discard, pay};
use super::{aiming, doing, hiding, lasting};
use crate::cards::{
    Ability, Condition, Currency, Did, Effect, Kind, Limit, Moment, Payment, Speaks, Strikes, What, Who,
};
use crate::check::counts_distances;
use crate::event::{CardEvent, Event};
use crate::refusal::Illegal;
use crate::rules::innate::accumulates;
use crate::rules::price::{Deed, price};
use crate::rules::{
    Battle, area, attack, attack_below, berserk, charge, combat, death, manoeuvres, movement, orders,
};
use crate::slug;
use crate::state::{
    Attack, AttackKind, AttackStep, Blows, By, Deeds, Figures, Frame, MOST_CARRIED, Mark, Marks, NO_ABILITY,
    NOBODY, Place, Reaction, Side, Stage, Status, Why, Window,
};
use crate::usage::{Part, WATCHED};

/// When an ability is about to be used.
#[derive(Clone, Copy, Debug)]
pub enum Occasion<'a> {
    /// In the user's own activation.
    Active,
    /// On its side's go, whoever is active.
    OwnGo,
    /// As it comes out of infiltration: what has an upkeep may be on already, for that upkeep.
    Surfaced,
    Window(&'a Window),
    /// The user answers an attack on itself, before the dice or after them.
    Answer(&'a Attack),
}

impl Occasion<'_> {
    /// Whether an ability that speaks at such times could be used now.
    #[inline]
    pub fn may_be_of(&self, speaks: &Speaks) -> bool {
        match self {
            Occasion::Active => speaks.active || speaks.windows & Moment::Between.bit() != 0,
            Occasion::OwnGo => speaks.windows & Moment::Between.bit() != 0,
            Occasion::Surfaced => speaks.active || speaks.windows != 0,
            Occasion::Window(window) => speaks.windows & window.moment.bit() != 0,
            Occasion::Answer(_) => speaks.answers,
        }
    }
}

/// The occasion that the state at hand gives a figure to use abilities.
pub fn occasion<'a>(facts: Facts<'a>, figure: u8) -> Option<Occasion<'a>> {
    match facts.state.stack.top() {
        Some(Frame::Window(window)) => {
            (window.speaks == Side::of_figure(figure)).then_some(Occasion::Window(window))
        }
        Some(Frame::Attack(attack)) => {
            let answers = matches!(attack.step, AttackStep::React | AttackStep::AfterRoll);
            (answers && attack.target == figure).then_some(Occasion::Answer(attack))
        }
        Some(
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
            | Frame::Doing(_),
        ) => None,
        None => match facts.state.stage {
            Stage::Active { figure: active } if active == figure => Some(Occasion::Active),
            Stage::Active { figure: active } if Side::of_figure(active) == Side::of_figure(figure) => {
                Some(Occasion::OwnGo)
            }
            Stage::Act { side } if side == Side::of_figure(figure) => Some(Occasion::OwnGo),
            Stage::Reveal { side }
                if side == Side::of_figure(figure)
                    && facts.state.figure(figure).marks.has(Marks::SURFACED) =>
            {
                Some(Occasion::Surfaced)
            }
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
            | Stage::Doom { .. }
            | Stage::Act { .. }
            | Stage::Active { .. }
            | Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Phase(_)
            | Stage::Moving { .. }
            | Stage::Over(_) => None,
        },
    }
}

/// Whether an ability may be used now, its target apart, and if not, why.
///
/// Rule: ability.kind
pub fn usable<'a>(
    facts: Facts<'a>,
    figure: u8,
    number: u8,
    occasion: Occasion<'_>,
) -> Result<&'a Ability, Illegal> {
    let ability = facts.ability(figure, number).ok_or(Illegal::NoSuchAbility { figure })?;
    let others = ability.granted && facts.game.is_for_others(facts.state, figure, number, ability);
    if others || slot_of(number).is_some_and(|slot| facts.state.carried(figure)[slot] == 0) {
        return Err(Illegal::NoSuchAbility { figure });
    }
    if facts.game.is_kept_from(facts.state, figure, number) {
        return Err(Illegal::Forbidden { figure });
    }
    let place = facts.state.figure(figure);
    let back = || facts.state.is_away(figure) && ability.needs.contains(&Condition::Away);
    if !place.stands() && !back() {
        return Err(Illegal::NotOnTable { figure });
    }
    // What is still being carried out is not used again before its own die, or it would never come to an end.
    let repeats = || moments::under_way(facts.state, figure, number).is_some();
    if ability.cost.is_none() || !suits(facts, figure, ability, occasion) || repeats() {
        return Err(Illegal::NotNowAbility { figure, ability: number });
    }
    if facts.suffers(figure, Status::Paralyzed) {
        return Err(Illegal::Paralyzed { figure });
    }
    let answers = matches!(ability.kind, Kind::Dodge | Kind::Counterattack);
    let reactive = (ability.reactive || ability.when.is_some()) && !answers;
    if !facts.is_untouched(What::NO_REACTIVE) && reactive && facts.has(figure, None, &What::NoReactive) {
        return Err(Illegal::Forbidden { figure });
    }
    if facts.suffers(figure, Status::Berserker) && !berserk::may_use(facts, figure, ability) {
        return Err(Illegal::Berserk { figure });
    }
    if let (Occasion::Active, Some(given)) = (occasion, orders::given(facts.game, facts.state, figure))
        && !given.allows_ability(ability)
    {
        return Err(Illegal::Ordered { figure });
    }
    if number < CARRIED && facts.suffers(figure, Status::Seal) {
        return Err(Illegal::Sealed { figure });
    }
    let in_attack =
        || ability.limit == Some(Limit::Attack) && moments::has_answered(facts.state, figure, number);
    if place.used & 1 << number != 0 || in_attack() {
        return Err(Illegal::UsedUp { figure, ability: number });
    }
    if place.on & 1 << number != 0 && ability.upkeep.is_some() {
        return Err(Illegal::AlreadyOn { figure, ability: number });
    }
    let scene = Scene { attack: attack_below(facts.state), ability: number, ..Scene::of(figure) };
    if !facts.all(&ability.needs, figure, scene) || !follows(facts, figure, ability) {
        return Err(Illegal::Unmet { figure, ability: number });
    }
    let most = if instead(ability) { most_extra(facts, figure, number, ability) } else { 0 };
    let cost = price(facts, figure, Deed::Use { number, extra: most });
    if cost == FORBIDDEN {
        return Err(Illegal::Forbidden { figure });
    }
    // Where a target makes it cheaper or dearer, those it can be afforded at are found when it is aimed.
    let sweeps = ability.sweeps();
    let aims = || !sweeps && (ability.target.is_some() || ability.kind.is_attack());
    if place.actions < cost && (!facts.costs_by_target() || !aims()) {
        return Err(Illegal::TooFewActions { cost, has: place.actions });
    }
    if !can_pay(facts, (figure, number), &ability.pays) {
        return Err(Illegal::CannotPay { figure, ability: number });
    }
    suits_kind(facts, figure, number, ability)?;
    Ok(ability)
}

/// Whether it is a time at which this ability may be used at all.
fn suits(facts: Facts<'_>, figure: u8, ability: &Ability, occasion: Occasion<'_>) -> bool {
    let answers = matches!(ability.kind, Kind::Dodge | Kind::Counterattack);
    match occasion {
        Occasion::Active => !answers && ability.when.is_none(),
        Occasion::OwnGo => !answers && ability.when.is_none() && ability.reactive,
        Occasion::Surfaced => {
            let plain = ability.when.is_none() && ability.target.is_none() && ability.more.is_none();
            ability.upkeep.is_some() && ability.kind == Kind::Effect && plain
        }
        Occasion::Window(_) if answers => false,
        Occasion::Window(window) => match &ability.when {
            Some(cue) => moments::fits(facts, &cue.0, figure, window.happening()),
            // Rolling for who goes first is nobody's on the table.
            None => {
                let rolls_first = window.moment == Moment::Rolls && window.subject == NOBODY;
                ability.reactive && window.moment.is_at_any_time() && !rolls_first
            }
        },
        Occasion::Answer(attack) => {
            let late = ability
                .with
                .iter()
                .flat_map(|change| &change.parts)
                .any(|(what, _)| *what == What::DodgeAfterRoll)
                || facts.has(figure, Some(attack), &What::DodgeAfterRoll);
            let time = attack.step == AttackStep::React || late && ability.kind == Kind::Dodge;
            let counters = ability.kind != Kind::Counterattack || combat::counterable(facts, attack).is_ok();
            answers && time && counters && !facts.has(attack.attacker, Some(attack), &What::NoReaction)
        }
    }
}

/// Whether the user did last what the ability has to follow.
fn follows(facts: Facts<'_>, figure: u8, ability: &Ability) -> bool {
    let Some(after) = &ability.after else { return true };
    let last = facts.state.last;
    let by = after.ability.is_none() || last.ability == after.place + 1;
    let did = match after.did {
        Did::Use => last.deeds.has(Deeds::DONE),
        Did::Hit => last.deeds.has(Deeds::HIT),
        Did::Damage => last.deeds.has(Deeds::DAMAGE),
        Did::Charge => last.deeds.has(Deeds::CHARGE),
        Did::ChargeHit => last.deeds.has(Deeds::CHARGE) && last.deeds.has(Deeds::HIT),
        Did::Throw => last.deeds.has(Deeds::THROW),
    };
    last.figure == figure && by && did
}

/// What the basic action of its kind asks for: a creature that only takes what comes dodges and counters by no ability
/// either, unless its card says so.
///
/// Rule: combat.accumulation
fn suits_kind(facts: Facts<'_>, figure: u8, number: u8, ability: &Ability) -> Result<(), Illegal> {
    let engaged = || !movement::engaged(facts.state, facts.ground, figure).is_empty();
    let shot = || {
        let place = facts.state.figure(figure).place;
        Attack { by: By::Ability(number), ..Attack::new(figure, figure, AttackKind::Ranged, place) }
    };
    match ability.kind {
        Kind::Charge | Kind::Movement | Kind::Run => movement::may_move(facts, figure, &shot()),
        Kind::RangedAttack if combat::is_kept_from_shooting(facts, &shot()) => {
            Err(Illegal::Engaged { figure, rule: slug::RANGED_ENGAGED_SHOOTER })
        }
        Kind::Escape if !engaged() => Err(Illegal::NotEngaged { figure, rule: slug::ACTION_ESCAPE }),
        Kind::Seek if facts.state.figure(figure).marks.has(Marks::SOUGHT) => {
            Err(Illegal::AlreadySought { figure })
        }
        Kind::Dodge | Kind::Counterattack if only_takes(facts, figure, number) => {
            Err(Illegal::Accumulates { figure })
        }
        Kind::Passive
        | Kind::Walk
        | Kind::Attack
        | Kind::RangedAttack
        | Kind::Effect
        | Kind::Dodge
        | Kind::Counterattack
        | Kind::Escape
        | Kind::Seek => Ok(()),
    }
}

/// Whether a figure that answers by an ability can do so in no way, as large as it is. A card may except the ability.
///
/// Rule: combat.accumulation
fn only_takes(facts: Facts<'_>, figure: u8, answer: u8) -> bool {
    if !accumulates(facts, figure, attack_below(facts.state)) {
        return false;
    }
    let answered = attack_below(facts.state).map(|attack| Attack { answer, ..*attack });
    !facts.has(figure, answered.as_ref(), &What::DespiteDamageResistance)
}

/// What only hides somebody is refused free of charge where distances are known and an enemy controls the ground, or
/// touches it. What does something else besides may be used for that.
///
/// Rule: declare.checked
/// Rule: hidden.gain
pub fn may_hide(facts: Facts<'_>, figure: u8, ability: &Ability, target: Option<u8>) -> Result<(), Illegal> {
    let effects = &ability.does.list;
    if !effects.iter().all(|effect| matches!(effect, Effect::Hide { .. })) {
        return Ok(());
    }
    for effect in effects {
        let Effect::Hide { who, anywhere: false } = effect else { continue };
        let hides = match who {
            Who::Bearer => Some(figure),
            Who::Target => target,
            Who::Subject | Who::Cause | Who::All(_) | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_) => None,
        };
        let Some(hides) = hides else { continue };
        if let Some(by) = hiding::watcher(facts, hides)
            && (counts_distances(facts.game) || facts.ground.contact(facts.state, hides, by))
        {
            return Err(Illegal::InTheOpen { figure: hides, by });
        }
    }
    Ok(())
}

/// The most steps a figure can pay on top of the cost.
pub fn most_extra(facts: Facts<'_>, figure: u8, number: u8, ability: &Ability) -> u8 {
    let Some(more) = ability.more else { return 0 };
    let place = facts.state.figure(figure);
    let left = match more.of {
        Currency::Actions => {
            place.actions.saturating_sub(price(facts, figure, Deed::Use { number, extra: 0 }))
        }
        Currency::Life => {
            let paid =
                ability.pays.iter().map(|payment| if let Payment::Life(life) = payment { *life } else { 0 });
            place.life.saturating_sub(paid.sum()).saturating_sub(1)
        }
        Currency::Tokens => {
            let paid = ability
                .pays
                .iter()
                .map(|payment| if let Payment::Tokens(tokens) = payment { *tokens } else { 0 });
            place.tokens.saturating_sub(paid.sum())
        }
    };
    more.most.min(left / more.each.max(1))
}

/// Whether what is paid on top takes the place of action points.
fn instead(ability: &Ability) -> bool {
    ability.more.is_some_and(|more| more.instead)
}

/// Whether a number of steps, or a choice of upgrades, can be bought.
pub fn may_buy(facts: Facts<'_>, figure: u8, number: u8, ability: &Ability, extra: u8) -> bool {
    extra < ability.purchases()
        && ability.steps(extra) <= most_extra(facts, figure, number, ability)
        && replaces(facts, figure, number, ability, extra)
}

/// Whether steps that take the place of action points are no more than these, and what is left of the cost is there.
pub fn replaces(facts: Facts<'_>, figure: u8, number: u8, ability: &Ability, extra: u8) -> bool {
    let cost = |extra| price(facts, figure, Deed::Use { number, extra });
    !instead(ability) || cost(0) >= extra && cost(extra) <= facts.state.figure(figure).actions
}

/// Whether a figure can afford an ability at somebody, with what is bought on top, where the target may make a difference.
pub fn affords(facts: Facts<'_>, figure: u8, number: u8, extra: u8, target: Option<u8>) -> bool {
    !facts.costs_by_target()
        || target.is_none_or(|target| {
            price(facts, figure, Deed::UseAt { number, extra, target }) <= facts.state.figure(figure).actions
        })
}

/// An ability that a figure has to use before its activation ends, and can. Mostly nobody in the match has any.
#[inline]
pub fn has_to_use(facts: Facts<'_>, figure: u8) -> Option<u8> {
    if facts.game.compels() { compelling(facts, figure) } else { None }
}

fn compelling(facts: Facts<'_>, figure: u8) -> Option<u8> {
    let mut compelling = facts.abilities(figure).filter(|(_, ability)| ability.must);
    let open = |number: u8, ability: &Ability| {
        let at = |target: &u8| {
            aiming::reaches(facts, figure, ability, 0, *target)
                && affords(facts, figure, number, 0, Some(*target))
                && may_hide(facts, figure, ability, Some(*target)).is_ok()
        };
        match aiming::targets(facts, figure, ability, Occasion::Active) {
            Some(targets) if ability.kind != Kind::Charge => targets.iter().any(|target| at(&target)),
            Some(_) | None => {
                aiming::has_target(facts, figure, number, ability, Occasion::Active)
                    && may_hide(facts, figure, ability, None).is_ok()
            }
        }
    };
    let found = compelling.find(|(number, ability)| {
        usable(facts, figure, *number, Occasion::Active).is_ok() && open(*number, ability)
    });
    found.map(|(number, _)| number)
}

pub fn usable_in_window(facts: Facts<'_>, figure: u8, number: u8, window: &Window) -> bool {
    let occasion = Occasion::Window(window);
    usable(facts, figure, number, occasion).is_ok_and(|ability| {
        aiming::has_target(facts, figure, number, ability, occasion)
            && may_hide(facts, figure, ability, None).is_ok()
    })
}

/// Whether the target of an attack has a special answer to it.
pub fn any_answer(facts: Facts<'_>, attack: &Attack) -> bool {
    facts.abilities(attack.target).any(|(number, _)| may_answer(facts, attack, number))
}

pub fn may_answer(facts: Facts<'_>, attack: &Attack, number: u8) -> bool {
    usable(facts, attack.target, number, Occasion::Answer(attack)).is_ok()
}

/// Whether the target may still dodge though the attack was rolled, basically or by an ability.
pub fn may_dodge_late(facts: Facts<'_>, attack: &Attack) -> bool {
    combat::may_dodge_late(facts, attack).is_ok()
        || facts.game.has_answers(facts.state, attack.target) && any_answer(facts, attack)
}

/// Pays for an ability and begins it.
///
/// Rule: ability.limit
/// Rule: ability.upkeep
pub fn begin<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    figure: u8,
    number: u8,
    extra: u8,
    target: u8,
    to: Place,
) {
    let facts = battle.facts();
    let cost = price(facts, figure, Deed::UseAt { number, extra, target });
    let occasion = match facts.state.stack.top() {
        Some(Frame::Window(window)) => Some(*window),
        _ => None,
    };
    let ability = battle.game.ability(battle.state, figure, number);
    let Some(ability) = ability else { return };
    if matches!(battle.state.stage, Stage::Reveal { .. }) {
        // Upkeep is no action.
        battle.state.figure_mut(figure).actions -= cost;
    } else {
        battle.pay(figure, cost);
    }
    lasting::used(battle.state, battle.game, battle.ground, (figure, number), target);
    let who = battle.who(figure);
    let aim = (target != NOBODY).then(|| battle.who(target));
    battle.tell(Event::Card(CardEvent::Used {
        who,
        ability: battle.ability_name(figure, number),
        cost,
        target: aim,
    }));
    bought(battle, (figure, number), ability, extra);
    match ability.limit {
        Some(Limit::Attack) => count_in_attack(battle, figure, number),
        Some(Limit::Turn | Limit::Game) => count(battle, figure, number, ability.times.unwrap_or(1)),
        // The checks have refused a limit to a roll on what is used.
        Some(Limit::Roll) | None => {}
    }
    if ability.upkeep.is_some() || !ability.always.is_empty() || !ability.triggers.is_empty() {
        battle.state.figure_mut(figure).on |= 1 << number;
    }
    let life = battle.state.figure(figure).life;
    let mut paid = pay(battle, figure, number, &ability.pays);
    if let Some(more) = ability.more {
        let steps = ability.steps(extra).saturating_mul(more.each);
        match more.of {
            Currency::Actions => {}
            Currency::Tokens => paid += pay(battle, figure, number, &[Payment::Tokens(steps)]),
            Currency::Life if steps == 0 => {}
            Currency::Life => {
                pay(battle, figure, number, &[Payment::Life(steps)]);
            }
        }
    }
    let given = life.saturating_sub(battle.state.figure(figure).life);
    if matches!(battle.state.stage, Stage::Active { figure: active } if active == figure)
        && battle.state.stack.is_empty()
    {
        battle.go(Stage::Acting { figure });
    }
    moments::spoken(battle);
    let used =
        Happening { used: used_by_ability(number), ..Happening::between(Moment::Uses, figure, figure) };
    match ability.kind {
        Kind::Attack | Kind::RangedAttack => {
            let kind = if ability.kind == Kind::Attack { AttackKind::Melee } else { AttackKind::Ranged };
            strike(battle, (figure, number), kind, target, (extra, paid, cost));
            // What happens when it is used comes before anybody reacts and before any die of the attack.
            doing::begin_used(battle, (figure, number), &ability.does, (target, extra, paid), occasion);
        }
        Kind::Charge => {
            charge::declare_by(battle, (figure, number), target, to, (extra, paid, cost));
            doing::begin_used(battle, (figure, number), &ability.does, (target, extra, paid), occasion);
        }
        Kind::Dodge | Kind::Counterattack => {
            let reaction = if ability.kind == Kind::Dodge { Reaction::Dodge } else { Reaction::Counter };
            combat::react(battle, reaction, 0, number);
            doing::begin_used(battle, (figure, number), &ability.does, (target, extra, paid), occasion);
        }
        Kind::Escape => {
            doing::begin_used(battle, (figure, number), &ability.does, (target, extra, paid), occasion);
            manoeuvres::try_escape(battle, figure, 0, number);
        }
        Kind::Seek => {
            doing::begin_used(battle, (figure, number), &ability.does, (target, extra, paid), occasion);
            manoeuvres::try_seek(battle, figure, 0, number);
        }
        Kind::Effect | Kind::Movement | Kind::Run | Kind::Walk | Kind::Passive => {
            if matches!(ability.kind, Kind::Movement | Kind::Run) {
                movement::use_up(battle, figure);
                movement::leave_engagement(battle, figure);
            }
            effect(battle, (figure, number), (target, extra, paid), occasion);
        }
    }
    if ability.kind.is_attack() && attack_below(battle.state).is_none_or(|attack| attack.attacker != figure) {
        attacked_by(battle, figure, number);
    }
    moments::fire(battle, used);
    death::sacrificed(battle, figure, given);
}

/// Lets whoever counts know what was used and what was bought with it.
fn bought<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    (figure, number): (u8, u8),
    ability: &Ability,
    extra: u8,
) {
    battle.comes_up(figure, number, Part::Used);
    if battle.events.watches(WATCHED) {
        battle.look_at_use(figure, number);
    }
    if ability.steps(extra) > 0 {
        battle.comes_up(figure, number, Part::More);
    }
    for upgrade in 0..ability.upgrades.len() {
        if ability.bought(extra, upgrade) > 0 {
            battle.comes_up(figure, number, Part::Upgrade(upgrade as u8));
        }
    }
}

/// An effect that is paid for is measured, and then done.
///
/// Rule: declare.checked
/// Rule: hidden.lose
fn effect<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    (figure, number): (u8, u8),
    (target, extra, paid): (u8, u8, u8),
    occasion: Option<Window>,
) {
    let Some(ability) = battle.game.ability(battle.state, figure, number) else { return };
    if let Some(group) = &ability.target
        && target != NOBODY
    {
        let facts = battle.facts();
        let scene = Scene {
            subject: occasion.map_or(NOBODY, |window| window.subject),
            attack: attack_below(facts.state),
            ..Scene::of(figure)
        };
        if !facts.belongs(group, scene, target, true) {
            let (who, target) = (battle.who(figure), battle.who(target));
            return battle.tell(Event::Card(CardEvent::OutOfReach { who, target }));
        }
        suffered(battle, (figure, number), target);
        let offensive = Side::of_figure(target) != Side::of_figure(figure);
        if offensive && battle.edition().hidden.effects_reveal {
            combat::reveal(battle, figure, crate::event::Reveals::Attacking);
        }
    }
    doing::begin_used(battle, (figure, number), &ability.does, (target, extra, paid), occasion);
}

/// Somebody has suffered an ability of a figure's. Of whom no card asks is not remembered.
pub fn suffered<S: Sink<Event>>(battle: &mut Battle<'_, S>, (figure, number): (u8, u8), who: u8) {
    if !battle.game.recalls() {
        return;
    }
    let facts = battle.facts();
    let Some(ability) = facts.ability(figure, number) else { return };
    if facts.abilities(figure).any(|(_, other)| other.recalls.contains(&ability.id)) {
        let mark = Mark { why: Why::Hurt, by: figure, figure: who, ability: number };
        lasting::keep(battle, mark);
    }
}

/// A special attack or shot, at one or at all it sweeps.
fn strike<S: Sink<Event>>(
    battle: &mut Battle<'_, S>,
    (figure, number): (u8, u8),
    kind: AttackKind,
    target: u8,
    (extra, paid, cost): (u8, u8, u8),
) {
    let place = battle.state.figure(figure).place;
    let mut attack =
        Attack { by: By::Ability(number), extra, paid, ..Attack::new(figure, target, kind, place) };
    let strikes = area::strikes(battle.facts(), &attack);
    let left =
        strikes.map_or(0, |strikes| strikes.times().saturating_sub(1)) + more_blows(battle.facts(), &attack);
    attack.blows = Blows::new(left, 0);
    if target == NOBODY {
        let swept = area::swept(battle.facts(), &attack);
        let Some(first) = swept.iter().next() else {
            let who = battle.who(figure);
            return battle.tell(Event::Lost { who });
        };
        attack.target = first;
        attack.others = swept.without(first);
    } else if let besides = area::struck_too(battle.facts(), &attack)
        && !besides.is_empty()
    {
        attack.others = besides;
    } else if let Some(Strikes::Line(_)) = strikes {
        attack.others = area::lined(battle.facts(), &attack);
    } else {
        let (count, open) =
            (aiming::further(battle.facts(), &attack), aiming::still_open(battle.facts(), &attack));
        if count > 0 && open.len() > count {
            battle.put_on_stack(Frame::Attack(Attack { step: AttackStep::Aim, ..attack }));
            return;
        }
        attack.others = if count > 0 { open } else { Figures::NONE };
    }
    combat::begin(battle, attack, cost);
}

/// How many blows more were bought for an attack.
fn more_blows(facts: Facts<'_>, attack: &Attack) -> u8 {
    let By::Ability(number) = attack.by else { return 0 };
    let Some(ability) = facts.ability(attack.attacker, number) else { return 0 };
    let bought = ability.upgrades.iter().zip(0..);
    bought.map(|(upgrade, place)| upgrade.blows * ability.bought(attack.extra, place)).sum()
}

/// Whether an ability is an attack, which needs its card until it is over.
pub(super) fn attacks_by<S: Sink<Event>>(battle: &Battle<'_, S>, figure: u8, number: u8) -> bool {
    battle.abilities_of(figure, number).is_some_and(|ability| ability.kind.is_attack())
}

/// An attack by an ability is over: a card that was paid for it leaves the game.
///
/// Rule: advantage.action
pub fn attacked_by<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8, number: u8) {
    let paid = |ability: &Ability| ability.kind.is_attack() && ability.pays.contains(&Payment::Card);
    if battle.abilities_of(figure, number).is_some_and(paid) {
        discard(battle, figure, number);
    }
}

/// Which of the cards that a figure carries an ability is on, if it is on one.
pub(super) fn slot_of(number: u8) -> Option<usize> {
    let slot = usize::from(number.checked_sub(CARRIED)? / OF_A_CARD);
    (slot < MOST_CARRIED).then_some(slot)
}

/// Whether an attack is being answered now.
pub fn answering(facts: Facts<'_>) -> bool {
    attack(facts.state).is_some_and(|attack| attack.step == AttackStep::React && attack.answer == NO_ABILITY)
}
