//! The words of what an effect makes happen that has a table of its own: attacks, summons and choices.

use super::super::{Amount, Branch, Effect, Entry, Strikes, Until, Who};
use super::ability::paid;
use super::amount::{Sign, amount};
use super::change::changed;
use super::condition::{said, that};
use super::effect::{Clause, Lead, nothing, sentence};
use super::ends::lasts_as_it_is;
use super::place::spot;
use super::who::{Case, How, Role, Roles, some, who, whom};
use super::{Glue, Phrase};

/// An attack that costs nothing.
pub(super) fn free_attack(effect: &Effect, roles: Roles<'_>) -> Option<Clause> {
    let Effect::Attack { by, at, with, strikes, range, may, charge } = effect else { return None };
    let may = if *may { "yes" } else { "no" };
    let at = at.as_ref().unwrap_or(&Who::Target);
    let (at, times) = match strikes {
        Some(Strikes::Times(times) | Strikes::WhileHits(times)) => (whom(at, roles, Case::Does), *times),
        Some(Strikes::All(group) | Strikes::Each(group)) => {
            (some(group, How::Every, &[], roles, Case::Does), 1)
        }
        Some(Strikes::Series { of, times }) => (some(of, How::Every, &[], roles, Case::Does), *times),
        Some(Strikes::Area(_) | Strikes::Chain(_) | Strikes::Line(_) | Strikes::Targets(_)) | None => {
            (whom(at, roles, Case::Does), 1)
        }
    };
    let does = match range {
        Some(range) => Phrase::new("card-free-shot").number("inches", *range),
        None if *charge => Phrase::new("card-free-charge"),
        None => Phrase::new("card-free-attack"),
    };
    let mut does = does.with("who", at).number("times", times).word("may", may);
    does = match strikes {
        Some(Strikes::All(_)) => Phrase::new("card-one-roll").with("does", does),
        Some(Strikes::Each(_) | Strikes::Series { .. }) => Phrase::new("card-own-rolls").with("does", does),
        Some(Strikes::Area(inches)) => {
            Phrase::new("card-and-area").with("does", does).number("inches", *inches)
        }
        Some(Strikes::WhileHits(_)) => Phrase::new("card-and-while-hits").with("does", does),
        Some(Strikes::Chain(inches)) => {
            Phrase::new("card-and-chain").with("does", does).number("inches", *inches)
        }
        Some(Strikes::Line(inches)) => {
            Phrase::new("card-and-line").with("does", does).number("inches", *inches)
        }
        Some(Strikes::Times(_) | Strikes::Targets(_)) | None => does,
    };
    // Behind how it is rolled, with what it is done stands apart.
    let with_key = match strikes {
        Some(
            Strikes::All(_)
            | Strikes::Each(_)
            | Strikes::Series { .. }
            | Strikes::Area(_)
            | Strikes::WhileHits(_)
            | Strikes::Chain(_)
            | Strikes::Line(_),
        ) => "card-with-apart",
        Some(Strikes::Times(_) | Strikes::Targets(_)) | None => "card-with",
    };
    let mut verbs = Vec::new();
    for change in with {
        let (gets, more) = changed(change, &Who::Bearer, roles).nouns();
        if let Some(gets) = gets {
            does = Phrase::new(with_key).with("does", does).with("what", gets);
        }
        verbs.extend(more);
    }
    verbs.insert(0, does);
    Some(Clause::Does {
        who: who(by, roles, Case::Does),
        does: Phrase::joined(verbs, Glue::And)?,
        difficulty: None,
    })
}

pub(super) fn summon(effect: &Effect, roles: Roles<'_>) -> Option<Phrase> {
    let Effect::Summon {
        character,
        which,
        count,
        most,
        levels_at_most,
        to,
        life,
        actions,
        until,
        worthless,
        marker,
        unique,
        place: _,
    } = effect
    else {
        return None;
    };
    let counted = |key, by| amount(Phrase::new(key), by, Sign::Hidden, roles);
    let noun = match character {
        Some(character) => Phrase::new("card-summoned").name("character", character.clone()),
        None => Phrase::new("card-summoned-any"),
    };
    let mut noun = that(noun, which, roles);
    if let Some(levels) = levels_at_most {
        noun = Phrase::new("card-levels-together").with("who", noun).number("levels", *levels);
    }
    if *unique {
        noun = Phrase::new("card-summoned-unique").with("who", noun);
    }
    let mut does = Phrase::new("card-summons").with("who", noun).with("where", spot(to, roles));
    if *count != Amount::Number(1) {
        does = Phrase::new("card-so-many").with("does", does).with("what", counted("card-times", *count));
    }
    if let Some(most) = most {
        does = Phrase::new("card-at-once").with("does", does).number("most", *most);
    }
    if let Some(life) = life {
        does = Phrase::new("card-with").with("does", does).with("what", counted("card-life", *life));
    }
    if let Some(actions) = actions {
        does = Phrase::new("card-with").with("does", does).with("what", counted("card-actions", *actions));
    }
    if !until.is(Until::Game) {
        does = lasts_as_it_is(does, *until);
    }
    if *marker {
        does = Phrase::new("card-as-marker").with("does", does);
    }
    Some(if *worthless { Phrase::new("card-worthless").with("does", does) } else { does })
}

pub(super) fn with_actions(does: Phrase, actions: Phrase) -> Phrase {
    Phrase::new("card-with").with("does", does).with("what", actions)
}

/// The choice among several things.
pub(super) fn choose(effect: &Effect, roles: Roles<'_>) -> Option<Phrase> {
    let Effect::Choose { from, count, again, each, by, must } = effect else { return None };
    let inner = if each.is_some() { Roles { target: Role::That, ..roles } } else { roles };
    let branch = |branch: &Branch| {
        let Branch { does, needs, pays, most } = branch;
        let does = sentence(does, Lead::Nothing, None, inner).unwrap_or_else(nothing);
        let does = match paid(pays) {
            Some(paid) => Phrase::new("card-pays").with("what", paid).with("then", does),
            None => does,
        };
        let tested = said(needs, Roles { others: true, ..roles });
        let does = match tested.is {
            Some(is) => Phrase::new("card-option-if").with("is", is).with("does", does),
            None => does,
        };
        let does = match tested.how {
            Some(how) => Phrase::new("card-how-first").with("how", how).with("does", does),
            None => does,
        };
        match *most {
            Some(most) => Phrase::new("card-most-times").with("does", does).number("most", most),
            None => does,
        }
    };
    if let ([only], None) = (&from[..], count) {
        let may = match (each, by) {
            (Some(each), _) if *must => {
                Phrase::new("card-must-for").with("who", whom(each, roles, Case::Does))
            }
            (None, _) if *must => return Some(branch(only)),
            (Some(each), _) => Phrase::new("card-may-for").with("who", whom(each, roles, Case::Does)),
            (None, Some(by)) => Phrase::new("card-may-by").with("who", whom(by, roles, Case::Does)),
            (None, None) => Phrase::new("card-may"),
        };
        return Some(may.with("then", branch(only)));
    }
    let options = Phrase::joined(from.iter().map(branch).collect(), Glue::Semicolon)?;
    let mut chosen = match count {
        Some(count) => amount(Phrase::new("card-choose"), *count, Sign::Hidden, roles),
        None => Phrase::new("card-choose-one"),
    };
    if *again {
        chosen = Phrase::new("card-choose-again").with("choose", chosen);
    }
    if let Some(by) = by {
        chosen =
            Phrase::new("card-choose-by").with("choose", chosen).with("who", whom(by, roles, Case::Does));
    }
    if let Some(each) = each {
        chosen =
            Phrase::new("card-choose-for").with("choose", chosen).with("who", whom(each, roles, Case::Does));
    }
    Some(Phrase::new("card-options").with("choose", chosen).with("options", options))
}

/// The lines of a die's table, each from where the one before it ends.
pub(super) fn entries(table: &[Entry], roles: Roles<'_>) -> Vec<Phrase> {
    let mut from = 1;
    let mut said = Vec::new();
    for (place, entry) in table.iter().enumerate() {
        let does = sentence(&entry.does, Lead::Nothing, None, roles).unwrap_or_else(nothing);
        let last = place + 1 == table.len();
        let up_to = entry.up_to.unwrap_or(from);
        let span = match (last, entry.parity, from == up_to) {
            (_, Some(parity), _) => parity.word(),
            (true, None, _) => "rest",
            (false, None, true) => "one",
            (false, None, false) => "span",
        };
        let line = Phrase::new("card-roll-line").word("span", span).number("from", from);
        said.push(line.number("to", up_to).with("does", does));
        from = entry.up_to.map_or(from, |up_to| up_to.saturating_add(1));
    }
    said
}
