//! Amounts in words: a number, a die, or so many for each of something.

use super::super::{
    Amount, Camp, Currency, Group, Measure, Measured, MeasuredFrom, More, On, Per, Pile, Who, Whose, Within,
};
use super::Phrase;
use super::who::{Case, How, Roles, some, who, whom};
use crate::status::Status;

/// Whether a number shows its sign: what is added does, what is counted does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    Shown,
    Hidden,
}

/// The message with the amount in `by`, its size in `count` for the plural, and what it is counted by behind it.
pub(super) fn amount(phrase: Phrase, by: Amount, sign: Sign, roles: Roles<'_>) -> Phrase {
    match by {
        Amount::Measured(measured @ Measured { most: Some(most), .. }) => {
            let plain = Amount::Measured(Measured { most: None, ..measured });
            Phrase::new("card-in-all").with("what", amount(phrase, plain, sign, roles)).number("most", most)
        }
        Amount::Measured(measured @ Measured { least: Some(least), .. }) => {
            let plain = Amount::Measured(Measured { least: None, ..measured });
            Phrase::new("card-at-least-all")
                .with("what", amount(phrase, plain, sign, roles))
                .number("least", i64::from(least).abs())
        }
        Amount::Number(number) => sized(phrase, number, sign),
        Amount::Measured(Measured {
            each: Per::Die, per: 1, times, plus, most: None, least: None, ..
        }) => {
            let die = Phrase::new("card-die").number("times", times).number("plus", plus);
            let die =
                if sign == Sign::Shown && times > 0 { Phrase::new("card-more").with("by", die) } else { die };
            phrase.with("by", die).number("count", 10)
        }
        Amount::Measured(measured @ Measured { plus: 0, times, .. }) => {
            each(sized(phrase, times, sign), measured, roles)
        }
        Amount::Measured(measured @ Measured { plus, times, .. }) if plus < 0 && times > 0 => {
            Phrase::new("card-each-but")
                .with("each", each(sized(phrase, times, sign), measured, roles))
                .number("less", -i64::from(plus))
        }
        Amount::Measured(measured @ Measured { plus, times, .. }) if plus > 0 && times < 0 => {
            Phrase::new("card-but-each")
                .with("what", sized(phrase, plus, sign))
                .number("times", -i64::from(times))
                .with("each", counted(measured, roles))
        }
        Amount::Measured(measured @ Measured { plus, times, .. }) => Phrase::new("card-and-each")
            .with("what", sized(phrase, plus, sign))
            .with("times", signed(times, sign))
            .with("each", counted(measured, roles)),
    }
}

/// An amount that stands for itself.
pub(super) fn sum(by: Amount, roles: Roles<'_>) -> Phrase {
    amount(Phrase::new("card-number"), by, Sign::Hidden, roles)
}

/// The same behind *counting*, where each thing counts one unless something else is said.
pub(super) fn tally(by: Amount, roles: Roles<'_>) -> Phrase {
    match by {
        Amount::Measured(measured @ Measured { times: 1, plus: 0, most: None, least: None, .. }) => {
            counted(measured, roles)
        }
        Amount::Number(_) | Amount::Measured(_) => sum(by, roles),
    }
}

/// So much of it for each of what is counted.
pub(super) fn each(what: Phrase, measured: Measured, roles: Roles<'_>) -> Phrase {
    Phrase::new("card-for-each").with("what", what).with("each", counted(measured, roles))
}

pub(super) fn sized(phrase: Phrase, number: i8, sign: Sign) -> Phrase {
    phrase.with("by", signed(number, sign)).number("count", i64::from(number).abs())
}

/// The amount the other way round, where a message says *loses* instead of showing a minus.
pub(super) fn negated(amount: Amount) -> Amount {
    match amount {
        Amount::Number(number) => Amount::Number(-number),
        Amount::Measured(measured) => {
            let (most, least) = (measured.most.map(|most| -most), measured.least.map(|least| -least));
            Amount::Measured(Measured {
                times: -measured.times,
                plus: -measured.plus,
                most,
                least,
                ..measured
            })
        }
    }
}

/// Whether it takes rather than gives.
pub(super) fn is_negative(amount: Amount) -> bool {
    match amount {
        Amount::Number(number) => number < 0,
        Amount::Measured(measured) => measured.times < 0,
    }
}

fn signed(number: i8, sign: Sign) -> Phrase {
    match sign {
        Sign::Shown => Phrase::Signed(number.into()),
        Sign::Hidden => Phrase::Number(number.into()),
    }
}

fn counted(measured: Measured, roles: Roles<'_>) -> Phrase {
    let each = counted_down(measured, roles);
    if measured.up && measured.per > 1 { Phrase::new("card-rounded-up").with("each", each) } else { each }
}

fn counted_down(measured: Measured, roles: Roles<'_>) -> Phrase {
    let per = i64::from(measured.per);
    // Somebody who has to be named: anybody but the bearer, and the bearer where others are spoken of.
    let whose = match measured.of {
        None | Some(Whose::Bearer) if roles.others => Some(whom(&Who::Bearer, roles, Case::Does)),
        None | Some(Whose::Bearer) => None,
        Some(Whose::Target) => who(&Who::Target, roles, Case::Does),
        Some(Whose::Subject) => who(&Who::Subject, roles, Case::Does),
        Some(Whose::Cause) => who(&Who::Cause, roles, Case::Does),
        // It is what the condition is said of.
        Some(Whose::Asked) => None,
    };
    if let Some(who) = whose
        && let Some(owned) = owned(measured.each, per)
    {
        return owned.with("who", who).number("per", per);
    }
    match measured.each {
        Per::Die => Phrase::new("card-each-die").number("per", per),
        Per::LifeMissing => Phrase::new("card-each-life-missing").number("per", per),
        Per::TargetLife => Phrase::new("card-each-target-life").number("per", per),
        Per::Extra => match roles.more {
            Some(More { each, of: Currency::Tokens, .. }) => {
                Phrase::new("card-each-token-paid").number("per", per * i64::from(each))
            }
            Some(More { each, of: Currency::Life, .. }) => {
                Phrase::new("card-each-life-paid").number("per", per * i64::from(each))
            }
            Some(More { each, of: Currency::Actions, .. }) => {
                Phrase::new("card-each-extra").number("per", per * i64::from(each))
            }
            None => Phrase::new("card-each-extra").number("per", per),
        },
        Per::Tokens => Phrase::new("card-each-token").number("per", per),
        Per::TokensPaid => Phrase::new("card-each-token-paid").number("per", per),
        Per::SubjectLevel => Phrase::new("card-each-level").number("per", per),
        Per::Dealt => Phrase::new("card-each-dealt").number("per", per),
        Per::Taken => Phrase::new("card-each-taken").word("what", roles.taken).number("per", per),
        Per::Life => Phrase::new("card-each-life").number("per", per),
        Per::Actions => Phrase::new("card-each-action").number("per", per),
        Per::Healed => Phrase::new("card-each-healed").number("per", per),
        Per::Blow => Phrase::new("card-each-blow").number("per", per),
        Per::TargetLifeMissing => Phrase::new("card-each-target-life-missing").number("per", per),
        Per::Counters(status) => counters("card-each-counter", status).number("per", per),
        Per::TargetCounters(status) => counters("card-each-target-counter", status).number("per", per),
        Per::Value(measure) => value("card-each-value", measure).number("per", per),
        Per::TargetValue(measure) => value("card-each-target-value", measure).number("per", per),
        Per::Friends(within) => near(Camp::Friends, within, roles).number("per", per),
        Per::Enemies(within) => near(Camp::Enemies, within, roles).number("per", per),
        Per::FallenFriends => Phrase::new("card-each-fallen-friend").number("per", per),
        Per::FallenEnemies => Phrase::new("card-each-fallen-enemy").number("per", per),
        Per::Turn => Phrase::new("card-each-turn").number("per", per),
        Per::Level => Phrase::new("card-each-own-level").number("per", per),
        Per::GameLevels => Phrase::new("card-each-game-level").number("per", per),
        Per::Group(group) => Phrase::new("card-each-near")
            .with("who", some(group.0, How::Every, &[], roles, Case::Does))
            .number("per", per),
        Per::Price => Phrase::new("card-each-price").number("per", per),
        Per::Moved => Phrase::new("card-each-moved").number("per", per),
        Per::Pile(of) => Phrase::new("card-each-pile").number("per", per).with("pile", pile(of, per)),
    }
}

/// So many tokens of a name, or on a card or with a party.
pub(super) fn pile(pile: Pile, count: i64) -> Phrase {
    let phrase = Phrase::new("card-pile").number("count", count).word("on", pile.on.word());
    match pile.name {
        Some(name) => phrase.word("named", "yes").name("name", format!("tokens-{}", name.as_str())),
        None => phrase.word("named", "no").word("name", ""),
    }
}

fn counters(key: &'static str, status: Status) -> Phrase {
    Phrase::new(key).name("state", format!("status-{}", status.word()))
}

fn value(key: &'static str, measure: Measure) -> Phrase {
    Phrase::new(key).word("attribute", measure.word())
}

/// What is counted of somebody who is named; nothing where it is nobody's.
fn owned(each: Per, per: i64) -> Option<Phrase> {
    Some(match each {
        Per::LifeMissing => Phrase::new("card-each-life-missing-of"),
        Per::Tokens => Phrase::new("card-each-token-of"),
        Per::Life => Phrase::new("card-each-life-of"),
        Per::Actions => Phrase::new("card-each-action-of"),
        Per::Pile(of @ Pile { on: On::Figure, .. }) => {
            Phrase::new("card-each-pile-of").with("pile", pile(of, per))
        }
        Per::Counters(status) => counters("card-each-counter-of", status),
        Per::Value(measure) => value("card-each-value-of", measure),
        Per::Level => Phrase::new("card-each-level-of"),
        Per::Die
        | Per::TargetLife
        | Per::Extra
        | Per::TokensPaid
        | Per::SubjectLevel
        | Per::Dealt
        | Per::Taken
        | Per::Healed
        | Per::Blow
        | Per::TargetLifeMissing
        | Per::TargetCounters(_)
        | Per::TargetValue(_)
        | Per::Friends(_)
        | Per::Enemies(_)
        | Per::FallenFriends
        | Per::FallenEnemies
        | Per::Turn
        | Per::GameLevels
        | Per::Price
        | Per::Moved
        | Per::Pile(_)
        | Per::Group(_) => return None,
    })
}

/// Each of those who are so near.
fn near(side: Camp, within: Within, roles: Roles<'_>) -> Phrase {
    let group =
        Group { side, within, of: MeasuredFrom::Bearer, itself: false, target: true, which: Vec::new() };
    Phrase::new("card-each-near").with("who", some(&group, How::Every, &[], roles, Case::Does))
}
