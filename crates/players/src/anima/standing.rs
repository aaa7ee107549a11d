//! How a side stands, in levels of characters: who is left, in what shape, what cards made different, and the attack at
//! hand.
//!
//! It reads what cards say, never which card it is: every word that can be in force has a worth here, so a card that
//! nobody has seen before is weighed as well as any other.

use anima::cards::{Ability, Amount, Attribute, Change, Ends, Few, Until, What, Who};
use anima::rules::attack_below;
use anima::rules::cards::Facts;
use anima::rules::cards::facts::Scene;
use anima::state::{Attack, AttackKind, AttackStep, Deeds, Frame, Marks, Side, Status};

use super::blow::{Blow, Life};
use super::worth::{CARRIED, LEFT_OVER, NEEDED, gone, lost, worth};

/// Changes and states are worth this much on somebody of the middle level, and more on somebody better.
const MIDDLE: f32 = 50.0;
/// Nobody aims at somebody hidden.
const HIDDEN: f32 = 9.0;
/// An enemy within so far may strike this turn or the next; without one hardly anything is urgent.
const NEAR: i32 = 14_000;
const FAR_OFF: f32 = 0.15;
/// A token that a card put there.
const TOKEN: f32 = 1.2;
/// Something that answers of itself as long as it is on.
const WATCHFUL: f32 = 2.0;
/// A point of an advantage card, carried or in hand.
const POINT: f32 = 0.25;
/// A point of gnosis, which comes back every turn.
const GNOSIS: f32 = 0.8;
/// Each counter after the first.
const MORE_COUNTERS: f32 = 0.35;
/// What somebody has who has already acted counts so much less for attacks of this turn.
const TOO_LATE: f32 = 0.2;
/// A change that asks for something more.
const CONDITIONAL: f32 = 0.6;

/// How much better a side stands than the other. The action points of `but` are left out: whoever asks counts them itself.
pub fn standing(facts: Facts<'_>, side: Side, but: Option<u8>) -> f32 {
    let sign = |of: Side| if of == side { 1.0 } else { -1.0 };
    let state = facts.state;
    let figures = state.all_standing().iter();
    let mut sum: f32 = figures
        .map(|figure| {
            let points = if but == Some(figure) { 0.0 } else { points(facts, figure) };
            sign(Side::of_figure(figure)) * (shape(facts, figure) + points)
        })
        .sum();
    for lasting in state.lasting.iter().take_while(|lasting| lasting.change != 0) {
        let Some(change) = facts.game.content.linked.changes.get(usize::from(lasting.change) - 1) else {
            continue;
        };
        if state.figure(lasting.figure).stands() {
            let amount = |amount: &Amount| match amount {
                Amount::Number(number) => f32::from(*number),
                Amount::Measured(_) => f32::from(lasting.amount),
            };
            let worth = changed(facts, change, lasting.figure, amount);
            sum += sign(Side::of_figure(lasting.figure)) * worth * span(lasting.ends);
        }
    }
    for of in Side::BOTH {
        let held = state.hand(of).map(|card| f32::from(facts.game.points_of(card)) * POINT);
        sum += sign(of) * (held.sum::<f32>() + GNOSIS * f32::from(state.gnosis[of.index()]));
    }
    sum + attack_below(state)
        .map_or(0.0, |attack| sign(Side::of_figure(attack.target)) * -at_hand(facts, attack))
}

/// Somebody on the table, with all that is true of it but its action points.
fn shape(facts: Facts<'_>, figure: u8) -> f32 {
    let (game, state) = (facts.game, facts.state);
    let place = state.figure(figure);
    let most = usize::from(game.card(state, figure).life);
    let worth = worth(game, state, figure);
    let left = if dies(facts, figure) { 0 } else { usize::from(place.life) };
    let mut sum = worth * (1.0 - gone(left, most));
    let scale = worth / MIDDLE;
    for status in Status::ALL {
        let count = place.counters.of(status);
        if count > 0 {
            sum += scale * of_status(facts, figure, status) * (1.0 + MORE_COUNTERS * f32::from(count - 1));
        }
    }
    if place.hidden() {
        sum += HIDDEN * scale * urgency(facts, figure);
    }
    sum += TOKEN * f32::from(place.tokens);
    let carried = facts.state.carried(figure).into_iter().filter_map(|card| card.checked_sub(1));
    sum += carried.map(|card| f32::from(game.points_of(card)) * POINT).sum::<f32>();
    for (number, ability) in facts.abilities(figure) {
        if ability.cost.is_some() && place.on & 1 << number != 0 {
            sum += held(facts, figure, ability);
        }
    }
    sum
}

/// Whether somebody is about to leave the table.
fn dies(facts: Facts<'_>, figure: u8) -> bool {
    let dead = |frame: &Frame| if let Frame::Bury(bury) = frame { bury.dead.contains(figure) } else { false };
    facts.state.figure(figure).life == 0 && facts.state.stack.frames().iter().any(dead)
}

/// What the action points of somebody are worth.
fn points(facts: Facts<'_>, figure: u8) -> f32 {
    let (place, card) = (facts.state.figure(figure), facts.game.card(facts.state, figure));
    let carry = card.actions - card.recovery;
    let of = |number: u8| {
        if !place.marks.has(Marks::TURNED) {
            NEEDED
        } else if number < carry {
            CARRIED
        } else {
            LEFT_OVER
        }
    };
    (0..place.actions).map(of).sum()
}

/// What a state is worth to whoever is in it, below nothing if it is against it.
pub fn of_status(facts: Facts<'_>, figure: u8, status: Status) -> f32 {
    let place = facts.state.figure(figure);
    let card = facts.game.card(facts.state, figure);
    match status {
        Status::Haste => 5.0,
        Status::Shield => 5.0 * urgency(facts, figure),
        Status::Protection => 3.0 * urgency(facts, figure),
        Status::Healing if place.life < card.life => 5.0,
        Status::Healing => 1.0,
        Status::Slow => -4.0,
        Status::Poison | Status::Blind => -5.0,
        Status::Doom => -8.0,
        Status::Seal if facts.abilities(figure).any(|(_, ability)| ability.cost.is_some()) => -6.0,
        Status::Seal => -1.0,
        Status::Paralyzed => -12.0,
        Status::Berserker => -3.0,
    }
}

/// How much it matters now what somebody can do and bear.
fn urgency(facts: Facts<'_>, figure: u8) -> f32 {
    let mut enemies = facts.state.standing(Side::of_figure(figure).other()).iter();
    let near = enemies.any(|enemy| facts.ground.within(facts.state, figure, enemy, NEAR));
    if near { 1.0 } else { FAR_OFF }
}

/// What an ability that is on is worth: what it changes, for whoever it does now, and what it answers.
fn held(facts: Facts<'_>, figure: u8, ability: &Ability) -> f32 {
    let scene = Scene::of(figure);
    let amount = |amount: &Amount| f32::from(facts.amount(*amount, scene));
    let until = if ability.upkeep.is_some() { Until::Upkeep } else { Until::Turn };
    let side = Side::of_figure(figure);
    let mut sum = WATCHFUL * ability.triggers.len() as f32;
    for change in &ability.always {
        let touched = match &change.who {
            Who::Bearer => facts.state.all_standing().and(anima::state::Figures::NONE.with(figure)),
            Who::All(group) | Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group) => {
                facts.members(group, scene, true)
            }
            Who::Target | Who::Subject | Who::Cause => continue,
        };
        for one in touched.iter() {
            let sign = if Side::of_figure(one) == side { 1.0 } else { -1.0 };
            sum += sign * spans(until) * changed(facts, change, one, amount);
        }
    }
    sum
}

/// How much more something counts the longer it lasts: as long as its first end.
fn span(ends: Ends) -> f32 {
    ends.iter().map(spans).fold(GAME, f32::min)
}

/// The rest of a game, against a turn.
const GAME: f32 = 3.0;

fn spans(until: Until) -> f32 {
    match until {
        Until::Action => 0.3,
        Until::NextAttack | Until::Use => 0.6,
        Until::Turn | Until::Activation | Until::ActivationEnds | Until::BearerActivation | Until::Spent => {
            1.0
        }
        Until::Upkeep => 1.6,
        Until::Kill | Until::NextTurn => 2.0,
        Until::Game => GAME,
    }
}

/// What a change is worth to the one that is changed, for a turn.
fn changed(facts: Facts<'_>, change: &Change, figure: u8, amount: impl Fn(&Amount) -> f32) -> f32 {
    let scale = worth(facts.game, facts.state, figure) / MIDDLE;
    let late = facts.state.figure(figure).marks.has(Marks::TURNED);
    let asks = !change.when.is_empty() || !change.against.is_empty();
    let asked = if asks { CONDITIONAL } else { 1.0 };
    let parts = change.parts.iter().map(|(what, by)| {
        let (each, attacks) = of_part(facts, figure, what);
        let timely = if attacks && late { TOO_LATE } else { 1.0 };
        each * amount(by) * timely
    });
    scale * asked * urgency(facts, figure) * parts.sum::<f32>()
}

/// What one more of something is worth for a turn, and whether only attacks have anything of it.
fn of_part(facts: Facts<'_>, figure: u8, what: &What) -> (f32, bool) {
    match what {
        What::Attack => (1.2, true),
        What::Damage => (1.0, true),
        What::Dice => (3.0, true),
        What::Pierce => (0.6, true),
        What::Die => (0.3, true),
        What::Reach | What::Throws | What::ThrowsAtWill | What::NoCounter => (1.5, true),
        What::IgnoreArmor | What::Sweeps(_) => (3.0, true),
        What::NoReaction => (4.0, true),
        What::Unstoppable | What::HarmsIntangible => (0.5, true),
        What::Range | What::ChargeReach => (0.2, true),
        What::Cost(_) => (-2.0, true),
        What::CostOfSource(_) => (-1.0, true),
        What::Speed => (0.3, true),
        What::HalfSpeed => (-3.0, true),
        What::Rooted => (-4.0, true),
        What::Defense => (1.2, false),
        What::Armor | What::Life => (1.0, false),
        What::Roll => (1.5, false),
        What::RollDice => (4.0, false),
        What::DefenseDice => (2.0, false),
        What::Recovery => (3.0, false),
        What::FreeDodge => (4.0, false),
        What::Unhurt => (12.0, false),
        What::Stays => (8.0, false),
        What::Unseen => (3.0, false),
        What::Covered => (1.5, false),
        What::DodgeAfterRoll | What::DespiteDamageResistance => (1.0, false),
        What::Innate(_) => (2.0, false),
        What::Immune(_) => (1.0, false),
        What::Keeps(_) => (0.0, false),
        What::Despite(_) => (1.0, false),
        What::Resistance | What::Difficulty | What::Escape | What::Initiative => (0.3, false),
        What::Zone | What::ZoneMost | What::SeekTarget | What::Healing => (0.2, false),
        What::Upkeep => (-1.0, false),
        What::Unhealed => (-1.5, false),
        What::Spares => (-2.0, true),
        What::Guard => (0.3, false),
        What::LateGnosis => (1.0, false),
        What::CriticalFrom => (-0.8, true),
        What::LossMost => (-0.5, false),
        What::ShootsEngaged | What::ShootsBlind | What::Eyes(_) | What::SeesHidden => (1.0, true),
        What::NoPenalty(_) => (0.7, true),
        What::Area => (0.3, true),
        What::Screen => (0.3, true),
        What::Free(kinds) => (2.0 * kinds.len() as f32, true),
        What::StaysHidden => (1.5, true),
        What::LeavesFreely => (1.0, true),
        What::Immovable => (0.5, false),
        What::Unthrown => (0.3, false),
        What::KeepsClear => (-1.0, false),
        What::CostLeast(..) => (0.0, false),
        What::Untargetable => (5.0, false),
        What::Forbids(kinds) => (-2.0 * kinds.len() as f32, true),
        // What a number is set to says nothing without what it was; half of one is always a loss.
        What::Set(_) | What::Better(_) => (0.2, false),
        What::Half(_) => (-2.0, false),
        What::CountsSmall | What::CountsAs(_) => (0.0, false),
        What::Firm(_) => (0.5, false),
        What::UpkeepAll => (-1.0, false),
        What::NoGnosis => (-1.0, false),
        What::NoStun => (0.5, false),
        What::Actions => (1.0, false),
        What::Without(_) => (-2.0, false),
        What::Lacks(_) => (-1.0, false),
        What::GuardsEngaged => (0.5, false),
        What::NoReactive => (-1.0, false),
        What::NeverHidden => (-0.5, false),
        What::OnlyWith(_) => (-0.5, false),
        What::Floor(_) | What::UnstoppableBy(_) | What::OverFigures | What::ShootsFrom(_) => (0.5, false),
        What::Unaffected(_) => (1.0, false),
        What::SideInitiative => (1.0, true),
        What::Friendless | What::HealingTakes(_) | What::Sight => (-0.5, false),
        What::Secondary(attribute) => {
            let card = facts.game.card(facts.state, figure);
            let (first, second, each) = match attribute {
                Attribute::Attack => (card.attack, card.secondary.attack, 1.2),
                Attribute::Damage => (card.damage, card.secondary.damage, 1.0),
                Attribute::Defense => (card.defense, card.secondary.defense, 1.2),
                Attribute::Armor => (card.armor, card.secondary.armor, 1.0),
                Attribute::Resistance => (card.resistance, card.secondary.resistance, 0.3),
            };
            (second.map_or(0.0, |second| (f32::from(second) - f32::from(first)) * each), false)
        }
    }
}

/// What the attack that is being resolved will cost its target.
fn at_hand(facts: Facts<'_>, attack: &Attack) -> f32 {
    let place = facts.state.figure(attack.target);
    if attack.deeds.has(Deeds::CANCELLED) || !place.stands() {
        return 0.0;
    }
    match attack.kind {
        AttackKind::Push | AttackKind::Slam => return 0.0,
        AttackKind::Melee | AttackKind::Ranged | AttackKind::Charge | AttackKind::Counter => {}
    }
    let life = match attack.step {
        AttackStep::Hurt => Life::sure(place.life.saturating_sub(attack.dealt)),
        AttackStep::Aim
        | AttackStep::Defend
        | AttackStep::Arrived
        | AttackStep::React
        | AttackStep::BeforeRoll
        | AttackStep::DefenseDie
        | AttackStep::AttackDie
        | AttackStep::AfterRoll
        | AttackStep::Resolve => {
            let blow = Blow::new(facts.game, facts.state, facts.ground, attack);
            Life::sure(place.life).after(&blow)
        }
        AttackStep::Throw
        | AttackStep::Follow
        | AttackStep::Next
        | AttackStep::Between
        | AttackStep::Over
        | AttackStep::PushTo
        | AttackStep::Answered => return 0.0,
    };
    lost(facts.game, facts.state, attack.target, &life)
}
