//! Triggers that would answer what they do themselves, and so never end.
//!
//! Each effect can bring about some moments at once, and those happen to somebody. A trigger whose own effects bring
//! about its moment again, with the bearer in the same part, needs a limit or a price.

use crate::cards::{Camp, Effect, Effects, Group, MeasuredFrom, Moment, Part, Trigger, Who};

/// Whether the trigger's effects can bring its moment about again.
pub(super) fn answers_itself(trigger: &Trigger) -> bool {
    let cue = &trigger.when.0;
    any(&trigger.does, &mut |effect| {
        brought_about(effect).contains(&cue.moment)
            && match cue.part {
                // It has to happen to the bearer, who is the subject too.
                Part::Subject => victims(effect).is_some_and(|who| may_be_bearer(who, true)),
                // Whatever the bearer's card does, the bearer has done.
                Part::Cause => makers(effect).is_none_or(|who| may_be_bearer(who, false)),
                Part::Witness => victims(effect).is_none_or(|who| may_be_about(who, cue.about.as_ref())),
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

/// The moments that an effect brings about at once.
fn brought_about(effect: &Effect) -> &'static [Moment] {
    match effect {
        Effect::Attack { .. } | Effect::Redirect { .. } => &ATTACK,
        Effect::Lose { .. } | Effect::Pass { .. } => &LOSS,
        Effect::Relocate { .. } | Effect::Shove { .. } | Effect::Step { .. } => &[Moment::Touches],
        Effect::Remove { .. } => &[Moment::Died],
        Effect::Summon { .. } => &[Moment::Summoned],
        Effect::Choose { .. }
        | Effect::Roll { .. }
        | Effect::If { .. }
        | Effect::Resist { .. }
        | Effect::State { .. }
        | Effect::Cleanse { .. }
        | Effect::Actions { .. }
        | Effect::Heal { .. }
        | Effect::Change { .. }
        | Effect::Hide { .. }
        | Effect::Reveal { .. }
        | Effect::Escape { .. }
        | Effect::Tokens { .. }
        | Effect::Become { .. }
        | Effect::Prevent { .. }
        | Effect::Cancel
        | Effect::Revive { .. }
        | Effect::Forget { .. }
        | Effect::Gnosis { .. }
        | Effect::ShowHand
        | Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::Mark { .. }
        | Effect::Discard
        | Effect::End
        | Effect::MarkScenery
        | Effect::Deployment { .. }
        | Effect::Enter { .. }
        | Effect::Redeploy { .. } => &[],
    }
}

/// To whom an effect's moments happen.
fn victims(effect: &Effect) -> Option<&Who> {
    match effect {
        Effect::Attack { at, .. } => at.as_ref(),
        Effect::Redirect { to } | Effect::Pass { to } => Some(to),
        Effect::Lose { from, .. } => Some(from),
        Effect::Relocate { who, .. }
        | Effect::Shove { who, .. }
        | Effect::Step { who, .. }
        | Effect::Remove { who } => Some(who),
        Effect::Choose { .. }
        | Effect::Roll { .. }
        | Effect::If { .. }
        | Effect::Resist { .. }
        | Effect::State { .. }
        | Effect::Cleanse { .. }
        | Effect::Actions { .. }
        | Effect::Heal { .. }
        | Effect::Change { .. }
        | Effect::Hide { .. }
        | Effect::Reveal { .. }
        | Effect::Escape { .. }
        | Effect::Tokens { .. }
        | Effect::Become { .. }
        | Effect::Summon { .. }
        | Effect::Prevent { .. }
        | Effect::Cancel
        | Effect::Revive { .. }
        | Effect::Forget { .. }
        | Effect::Gnosis { .. }
        | Effect::ShowHand
        | Effect::TakeCard { .. }
        | Effect::GiveCard { .. }
        | Effect::Mark { .. }
        | Effect::Discard
        | Effect::End
        | Effect::MarkScenery
        | Effect::Deployment { .. }
        | Effect::Enter { .. }
        | Effect::Redeploy { .. } => None,
    }
}

/// Who brings an effect's moments about, where that is not simply the bearer.
fn makers(effect: &Effect) -> Option<&Who> {
    if let Effect::Attack { by, .. } = effect { Some(by) } else { None }
}

/// Whether somebody can be one that a witness looks out for; the bearer is not, unless the group says so.
fn may_be_about(who: &Who, about: Option<&Group>) -> bool {
    let Some(about) = about else { return true };
    match who {
        Who::Bearer => about.itself,
        Who::Subject | Who::Cause | Who::Target => true,
        Who::All(group) | Who::One(group) | Who::Nearest(group) => match (group.side, about.side) {
            (Camp::Enemies, Camp::Friends | Camp::OwnSummons)
            | (Camp::Friends | Camp::OwnSummons, Camp::Enemies) => false,
            (
                Camp::Friends | Camp::Enemies | Camp::Everybody | Camp::OwnSummons,
                Camp::Friends | Camp::Enemies | Camp::Everybody | Camp::OwnSummons,
            ) => true,
        },
    }
}

/// Whether somebody can be the bearer, who may be whom the moment is about.
fn may_be_bearer(who: &Who, subject_is_bearer: bool) -> bool {
    match who {
        Who::Bearer => true,
        Who::Subject => subject_is_bearer,
        Who::Cause | Who::Target => false,
        Who::All(group) | Who::One(group) | Who::Nearest(group) => holds_bearer(group),
    }
}

fn holds_bearer(group: &Group) -> bool {
    let may = match group.side {
        Camp::Friends | Camp::Everybody => true,
        Camp::Enemies | Camp::OwnSummons => false,
    };
    may && match group.of {
        MeasuredFrom::Bearer => group.itself,
        MeasuredFrom::Target | MeasuredFrom::Subject => true,
    }
}
