//! Triggers that would answer what they do themselves, and so never end.
//!
//! Each effect can bring about some moments at once, and those happen to somebody. A trigger whose own effects bring
//! about its moment again, with the bearer in the same part, needs a limit or a price.

use crate::cards::about;
use crate::cards::{Camp, Condition, Effect, Effects, Few, Group, MeasuredFrom, Moment, Part, Trigger, Who};

/// Whether the trigger's effects can bring its moment about again, and that again, without end.
pub(super) fn answers_itself(trigger: &Trigger) -> bool {
    let cue = &trigger.when.0;
    let about = cue.about.as_ref();
    let rolled = matches!(cue.moment, Moment::Failed | Moment::Succeeded);
    any(&trigger.does, &mut |effect| {
        // Whoever steps or flies may pass anybody.
        let moves = matches!(effect, Effect::Step { .. } | Effect::Shove { .. });
        if moves && cue.moment == Moment::Passed {
            return true;
        }
        // Whoever acts may do so at anybody, and whatever comes of an action may come of it.
        if let Effect::Act { .. } = effect {
            return may_come_of_an_action(cue.moment);
        }
        // What is thrown back is resisted, and may be thrown back again.
        if rolled && let Effect::Redirect { to, .. } = effect {
            return match cue.part {
                Part::Subject => may_be_bearer(to),
                Part::Cause => may_be_another(to, about),
                Part::Witness => may_be_about(to, about),
            };
        }
        // Whoever resists rolls, whatever it resists.
        if rolled && let (Some(_), Some(who)) = (about::difficulty(effect), about::about(effect)) {
            return match cue.part {
                Part::Subject => may_be_bearer(who),
                Part::Cause => may_be_another(who, about),
                Part::Witness => may_be_about(who, about),
            };
        }
        let victims = victims(effect);
        brought_about(effect).contains(&cue.moment)
            && match cue.part {
                Part::Subject => victims.is_some_and(may_be_bearer),
                // Whatever the bearer's card does, the bearer has done; what it does to itself is not its doing.
                Part::Cause => {
                    makers(effect).is_none_or(may_be_maker)
                        && victims.is_none_or(|who| may_be_another(who, about))
                }
                Part::Witness => victims.is_none_or(|who| may_be_about(who, about)),
            }
    })
}

/// Whether any effect of a list, or within one, is such.
fn any(effects: &Effects, is: &mut impl FnMut(&Effect) -> bool) -> bool {
    effects
        .list
        .iter()
        .any(|effect| is(effect) || effect.inner().into_iter().any(|(_, effects)| any(effects, is)))
}

/// What an attack, a loss and a movement can lead to.
const ATTACK: [Moment; 12] = [
    Moment::Attacked,
    Moment::BeforeRoll,
    Moment::AfterRoll,
    Moment::Hit,
    Moment::Missed,
    Moment::Critical,
    Moment::BeforeDamage,
    Moment::BeforeLoss,
    Moment::Damaged,
    Moment::Dying,
    Moment::Died,
    Moment::Gnosis,
];
const LOSS: [Moment; 4] = [Moment::BeforeLoss, Moment::Damaged, Moment::Dying, Moment::Died];

/// Whether an action that somebody takes out of its turn can bring a moment about: all but those of a turn.
fn may_come_of_an_action(moment: Moment) -> bool {
    match moment {
        Moment::DeploymentBegins
        | Moment::GameBegins
        | Moment::RecoveryBegins
        | Moment::RecoveryEnds
        | Moment::MaintenanceBegins
        | Moment::MaintenanceEnds
        | Moment::ActionsBegin
        | Moment::TurnEnds
        | Moment::Activated
        | Moment::ActivationEnds => false,
        Moment::Attacked
        | Moment::BeforeRoll
        | Moment::AfterRoll
        | Moment::Rolls
        | Moment::Rolled
        | Moment::Hit
        | Moment::Missed
        | Moment::Critical
        | Moment::BeforeDamage
        | Moment::BeforeLoss
        | Moment::Damaged
        | Moment::Dying
        | Moment::Died
        | Moment::Escapes
        | Moment::Moves
        | Moment::Moved
        | Moment::Touches
        | Moment::Uses
        | Moment::Gnosis
        | Moment::Summoned
        | Moment::Charged
        | Moment::Between
        | Moment::Failed
        | Moment::Succeeded
        | Moment::Displaced
        | Moment::Affected
        | Moment::ComesNear
        | Moment::Passed
        | Moment::Initiative
        | Moment::Sacrificed
        | Moment::Revealed
        | Moment::Healed
        | Moment::StateGiven
        | Moment::Guarded
        | Moment::Plays
        | Moment::PaysUpkeep => true,
    }
}

/// The moments that an effect brings about at once.
fn brought_about(effect: &Effect) -> &'static [Moment] {
    match effect {
        Effect::Attack { .. } | Effect::Redirect { .. } => &ATTACK,
        // What is sacrificed or passed on nothing answers but a death.
        Effect::Lose { sacrifice: true, .. } => &[Moment::Sacrificed, Moment::Dying, Moment::Died],
        Effect::Pass { .. } => &[Moment::Dying, Moment::Died],
        Effect::Lose { sacrifice: false, .. } => &LOSS,
        Effect::Relocate { .. } | Effect::Shove { .. } | Effect::Step { .. } | Effect::Swap { .. } => {
            &[Moment::Touches, Moment::Displaced]
        }
        Effect::Reroll { .. } => &[Moment::AfterRoll, Moment::Rolled],
        Effect::Heal { .. } => &[Moment::Healed],
        Effect::State { .. } => &[Moment::StateGiven],
        Effect::Reveal { .. } => &[Moment::Revealed],
        Effect::Remove { .. } => &[Moment::Died],
        Effect::Summon { .. } => &[Moment::Summoned],
        Effect::Choose { .. }
        | Effect::Roll { .. }
        | Effect::Mode(_)
        | Effect::Lower { .. }
        | Effect::Repeat { .. }
        | Effect::If { .. }
        | Effect::Resist { .. }
        | Effect::Cleanse { .. }
        | Effect::Actions { .. }
        | Effect::Change { .. }
        | Effect::Hide { .. }
        | Effect::Stun { .. }
        | Effect::Escape { .. }
        | Effect::Tokens { .. }
        | Effect::Become { .. }
        | Effect::Prevent { .. }
        | Effect::Cancel
        | Effect::Miss
        | Effect::Succeed
        | Effect::Revive { .. }
        | Effect::Forget { .. }
        | Effect::Gnosis { .. }
        | Effect::Points { .. }
        | Effect::ShowHand
        | Effect::ShowOwnHand
        | Effect::ToHand
        | Effect::Refund
        | Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::Mark { .. }
        | Effect::Discard
        | Effect::End
        | Effect::MarkScenery
        | Effect::Deployment { .. }
        | Effect::Enter { .. }
        | Effect::Dispel { .. }
        | Effect::Leave { .. }
        | Effect::Return { .. }
        | Effect::Raise { .. }
        | Effect::Control { .. }
        | Effect::Ready { .. }
        | Effect::Grant { .. }
        | Effect::Copy { .. }
        | Effect::Suppress { .. }
        | Effect::Act { .. }
        | Effect::Strip { .. }
        | Effect::Finish { .. }
        | Effect::Delay { .. }
        | Effect::First { .. }
        | Effect::Halt { .. }
        | Effect::Chain { .. }
        | Effect::Redeploy { .. } => &[],
    }
}

/// To whom an effect's moments happen.
fn victims(effect: &Effect) -> Option<&Who> {
    match effect {
        Effect::Attack { at, .. } => at.as_ref(),
        Effect::Redirect { to, .. } | Effect::Pass { to, .. } => Some(to),
        Effect::Lose { from, .. } => Some(from),
        Effect::Heal { to, .. } | Effect::State { to, .. } => Some(to),
        Effect::Reveal { who, .. } => Some(who),
        Effect::Relocate { who, .. }
        | Effect::Shove { who, .. }
        | Effect::Step { who, .. }
        | Effect::Swap { who, .. }
        | Effect::Remove { who, .. } => Some(who),
        Effect::Choose { .. }
        | Effect::Roll { .. }
        | Effect::Mode(_)
        | Effect::Lower { .. }
        | Effect::Repeat { .. }
        | Effect::If { .. }
        | Effect::Resist { .. }
        | Effect::Cleanse { .. }
        | Effect::Actions { .. }
        | Effect::Change { .. }
        | Effect::Hide { .. }
        | Effect::Stun { .. }
        | Effect::Escape { .. }
        | Effect::Tokens { .. }
        | Effect::Become { .. }
        | Effect::Summon { .. }
        | Effect::Prevent { .. }
        | Effect::Cancel
        | Effect::Miss
        | Effect::Succeed
        | Effect::Revive { .. }
        | Effect::Forget { .. }
        | Effect::Gnosis { .. }
        | Effect::Points { .. }
        | Effect::ShowHand
        | Effect::ShowOwnHand
        | Effect::ToHand
        | Effect::Refund
        | Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::Mark { .. }
        | Effect::Discard
        | Effect::End
        | Effect::MarkScenery
        | Effect::Deployment { .. }
        | Effect::Enter { .. }
        | Effect::Dispel { .. }
        | Effect::Leave { .. }
        | Effect::Return { .. }
        | Effect::Raise { .. }
        | Effect::Control { .. }
        | Effect::Ready { .. }
        | Effect::Grant { .. }
        | Effect::Copy { .. }
        | Effect::Suppress { .. }
        | Effect::Act { .. }
        | Effect::Strip { .. }
        | Effect::Finish { .. }
        | Effect::Delay { .. }
        | Effect::First { .. }
        | Effect::Halt { .. }
        | Effect::Chain { .. }
        | Effect::Reroll { .. }
        | Effect::Redeploy { .. } => None,
    }
}

/// Who brings an effect's moments about, where that is not simply the bearer.
fn makers(effect: &Effect) -> Option<&Who> {
    if let Effect::Attack { by, .. } = effect { Some(by) } else { None }
}

/// Whether somebody can be whom a witness looks out for, each time anew; the bearer is not, unless the group says so.
fn may_be_about(who: &Who, about: Option<&Group>) -> bool {
    let Some(about) = about else { return true };
    match who {
        // Whoever is struck back at was struck by the bearer the next time, and so is the bearer.
        Who::Bearer | Who::Cause => about.itself,
        Who::Subject | Who::Target => true,
        Who::All(group) | Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group) => {
            !are_apart(group, about)
        }
    }
}

/// Whether somebody can be whom the bearer does something to, other than itself.
fn may_be_another(who: &Who, about: Option<&Group>) -> bool {
    match who {
        Who::Bearer | Who::Cause => false,
        Who::Subject | Who::Target => true,
        Who::All(group) | Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group) => {
            about.is_none_or(|about| !are_apart(group, about))
        }
    }
}

/// Whether nobody belongs to both groups, wherever everybody stands.
fn are_apart(one: &Group, other: &Group) -> bool {
    let camps = match (one.side, other.side) {
        (Camp::Enemies, Camp::Friends | Camp::OwnSummons | Camp::Fallen)
        | (Camp::Friends | Camp::OwnSummons | Camp::Fallen, Camp::Enemies) => true,
        (
            Camp::Friends
            | Camp::Enemies
            | Camp::Everybody
            | Camp::OwnSummons
            | Camp::Summoner
            | Camp::Fallen,
            Camp::Friends
            | Camp::Enemies
            | Camp::Everybody
            | Camp::OwnSummons
            | Camp::Summoner
            | Camp::Fallen,
        ) => false,
    };
    camps || one.which.iter().any(|here| other.which.iter().any(|there| exclude(here, there)))
}

/// Whether two conditions are never true of the same figure.
fn exclude(one: &Condition, other: &Condition) -> bool {
    let denies = |one: &Condition, other: &Condition| matches!(one, Condition::Not(not) if **not == *other);
    let names =
        matches!((one, other), (Condition::Character(one), Condition::Character(other)) if one != other);
    names || denies(one, other) || denies(other, one)
}

/// Whether somebody can be the bearer, where the moment is about the bearer and another may be its cause.
fn may_be_bearer(who: &Who) -> bool {
    match who {
        Who::Bearer | Who::Subject => true,
        Who::Cause | Who::Target => false,
        Who::All(group) | Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group) => {
            let side = match group.side {
                Camp::Friends | Camp::Everybody | Camp::Summoner => true,
                Camp::Enemies | Camp::OwnSummons | Camp::Fallen => false,
            };
            // Whoever a group is measured from belongs to it only where it says so.
            side && match group.of {
                MeasuredFrom::Bearer | MeasuredFrom::Subject => group.itself,
                MeasuredFrom::Target | MeasuredFrom::Summon => true,
            }
        }
    }
}

/// Whether somebody who makes an attack can be the bearer, where the bearer is the cause.
fn may_be_maker(who: &Who) -> bool {
    match who {
        Who::Bearer | Who::Cause => true,
        Who::Subject | Who::Target => false,
        Who::All(group) | Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group) => {
            match group.side {
                Camp::Friends | Camp::Everybody | Camp::Summoner => {
                    group.of != MeasuredFrom::Bearer || group.itself
                }
                Camp::Enemies | Camp::OwnSummons | Camp::Fallen => false,
            }
        }
    }
}
