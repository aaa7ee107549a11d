//! The words of ends: until when something is so.

use super::super::{Ends, Until};
use super::Phrase;

/// What is done, and when that is over.
pub(super) fn lasts(does: Phrase, ends: Ends) -> Phrase {
    lasts_until(does, ends, "card-until-use")
}

/// The same of what is no change of anything in particular, so that whatever is used next ends it.
pub(super) fn lasts_as_it_is(does: Phrase, ends: Ends) -> Phrase {
    lasts_until(does, ends, "card-until-any-use")
}

/// The same of what names kinds of actions, so that one without an ability ends it too.
pub(super) fn lasts_an_action(does: Phrase, ends: Ends) -> Phrase {
    lasts_until(does, ends, "card-until-such-action")
}

fn lasts_until(does: Phrase, ends: Ends, used: &'static str) -> Phrase {
    ends.iter().enumerate().fold(does, |does, (place, until)| {
        let key = if until == Until::Use { used } else { until_key(until) };
        let end = Phrase::new(key).with("does", does);
        if place == 0 { end } else { end.attribute("or") }
    })
}

/// The message that puts an end to something.
pub(super) fn until_key(until: Until) -> &'static str {
    match until {
        Until::Action => "card-until-action",
        Until::NextAttack => "card-until-next-attack",
        Until::Turn => "card-until-turn",
        Until::Upkeep => "card-until-upkeep",
        Until::Kill => "card-until-kill",
        Until::Game => "card-until-game",
        Until::NextTurn => "card-until-next-turn",
        Until::Activation => "card-until-activation",
        Until::ActivationEnds => "card-until-activation-ends",
        Until::BearerActivation => "card-until-bearer-activation",
        Until::Use => "card-until-use",
        Until::Spent => "card-until-spent",
    }
}
