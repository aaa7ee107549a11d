//! What the rules and the checks ask of every effect: whom it is about, and how hard it is to resist.

use super::{Effect, Who};

/// Whom an effect is about; some are about nobody.
pub fn about(effect: &Effect) -> Option<&Who> {
    match effect {
        Effect::State { to, .. }
        | Effect::Actions { to, .. }
        | Effect::Heal { to, .. }
        | Effect::Change { to, .. }
        | Effect::Tokens { to, .. }
        | Effect::Grant { to, .. }
        | Effect::Redirect { to, .. }
        | Effect::Pass { to, .. }
        | Effect::GiveCard { to, .. } => Some(to),
        Effect::Cleanse { of, .. }
        | Effect::Lower { of, .. }
        | Effect::Suppress { of, .. }
        | Effect::If { of, .. } => Some(of),
        Effect::Strip { from, .. }
        | Effect::Lose { from, .. }
        | Effect::TakeCard { from, .. }
        | Effect::Copy { from, .. } => Some(from),
        Effect::Hide { who, .. }
        | Effect::Reveal { who, .. }
        | Effect::Stun { who, .. }
        | Effect::Relocate { who, .. }
        | Effect::Shove { who, .. }
        | Effect::Escape { who }
        | Effect::Revive { who, .. }
        | Effect::Remove { who, .. }
        | Effect::Mark { who }
        | Effect::Resist { who, .. }
        | Effect::Enter { who, .. }
        | Effect::Leave { who }
        | Effect::Raise { who, .. }
        | Effect::Control { who, .. }
        | Effect::Halt { who, .. }
        | Effect::Act { who, .. }
        | Effect::Finish { who, .. }
        | Effect::Delay { who, .. }
        | Effect::First { who }
        | Effect::Ready { who, .. }
        | Effect::Step { who, .. } => Some(who),
        // Several who attack the same one attack in turn.
        Effect::Attack {
            by: by @ (Who::All(_) | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_)), ..
        } => Some(by),
        Effect::Attack { at, .. } => at.as_ref(),
        // Whoever has to be picked of the two.
        Effect::Swap { who: who @ (Who::One(_) | Who::SomeOf(_) | Who::Nearest(_)), .. } => Some(who),
        Effect::Swap { with, .. } => Some(with),
        Effect::Dispel { of, on, .. } => of.as_ref().or(on.as_ref()),
        Effect::Choose { each, .. } => each.as_ref(),
        Effect::Become { .. }
        | Effect::Summon { .. }
        | Effect::Prevent { .. }
        | Effect::Cancel
        | Effect::Miss
        | Effect::Succeed
        | Effect::Forget { .. }
        | Effect::Roll { .. }
        | Effect::Mode(_)
        | Effect::Repeat { .. }
        | Effect::End
        | Effect::MarkScenery
        | Effect::Deployment { .. }
        | Effect::Gnosis { .. }
        | Effect::Points { .. }
        | Effect::ShowHand
        | Effect::ShowOwnHand
        | Effect::ToHand
        | Effect::Refund
        | Effect::Discard
        | Effect::Return { .. }
        | Effect::Reroll { .. }
        | Effect::Chain { .. }
        | Effect::Redeploy { .. } => None,
    }
}

/// What has to be exceeded to resist an effect, if it can be resisted.
pub fn difficulty(effect: &Effect) -> Option<u8> {
    match effect {
        Effect::State { difficulty, .. }
        | Effect::Actions { difficulty, .. }
        | Effect::Lose { difficulty, .. }
        | Effect::Change { difficulty, .. }
        | Effect::Dispel { difficulty, .. }
        | Effect::Grant { difficulty, .. }
        | Effect::Strip { difficulty, .. }
        | Effect::Finish { difficulty, .. }
        | Effect::Delay { difficulty, .. }
        | Effect::Suppress { difficulty, .. }
        | Effect::Stun { difficulty, .. }
        | Effect::Control { difficulty, .. }
        | Effect::Reveal { difficulty, .. } => *difficulty,
        Effect::Resist { difficulty, .. } => Some(*difficulty),
        Effect::End
        | Effect::MarkScenery
        | Effect::Deployment { .. }
        | Effect::Enter { .. }
        | Effect::Cleanse { .. }
        | Effect::Mode(_)
        | Effect::Lower { .. }
        | Effect::Repeat { .. }
        | Effect::Heal { .. }
        | Effect::Hide { .. }
        | Effect::Attack { .. }
        | Effect::Relocate { .. }
        | Effect::Shove { .. }
        | Effect::Escape { .. }
        | Effect::Tokens { .. }
        | Effect::Become { .. }
        | Effect::Summon { .. }
        | Effect::Prevent { .. }
        | Effect::Redirect { .. }
        | Effect::Pass { .. }
        | Effect::Cancel
        | Effect::Miss
        | Effect::Succeed
        | Effect::Revive { .. }
        | Effect::Remove { .. }
        | Effect::Forget { .. }
        | Effect::Choose { .. }
        | Effect::Roll { .. }
        | Effect::If { .. }
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
        | Effect::Redeploy { .. }
        | Effect::Swap { .. }
        | Effect::Leave { .. }
        | Effect::Return { .. }
        | Effect::Raise { .. }
        | Effect::Reroll { .. }
        | Effect::Ready { .. }
        | Effect::Copy { .. }
        | Effect::Act { .. }
        | Effect::First { .. }
        | Effect::Halt { .. }
        | Effect::Chain { .. }
        | Effect::Step { .. } => None,
    }
}
