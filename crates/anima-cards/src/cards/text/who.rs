//! Whom a card speaks of: the bearer, which is mostly left unsaid, the target, somebody in a moment, or a group.

use super::super::{Camp, Condition, Few, Group, MeasuredFrom, Moment, More, Who, Within};
use super::Phrase;
use super::amount::{Sign, amount};
use super::condition::{At, that, that_is_at};

/// Who is who where a phrase stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roles<'a> {
    /// The card's id, by which abilities of the same card are named.
    pub card: &'a str,
    /// Whom the ability is aimed at; in a choice that is made for each of several, the one at hand.
    pub target: Role,
    pub subject: Role,
    pub cause: Role,
    /// What may be paid on top of the cost.
    pub more: Option<More>,
    /// From whom a group is measured that is measured from nobody else.
    pub origin: Origin,
    /// Whether others than the bearer are spoken of, so that it has to be named.
    pub others: bool,
    /// What the effects before took, as a word that messages select by.
    pub taken: &'static str,
    /// Of whom a condition is said.
    pub asked: Asked,
    /// The moment that is answered.
    pub moment: Option<Moment>,
}

impl Roles<'_> {
    /// The same where something is said of somebody else than the bearer, so that *its* would not be the bearer's.
    pub fn of_another(self) -> Self {
        Roles { asked: Asked::Another, ..self }
    }
}

/// Of whom a condition is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    Bearer,
    Another,
}

/// The one in the middle of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    Bearer,
    /// Whoever the condition is about that speaks of the group.
    It,
}

/// Somebody in a moment, as seen from the bearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Bearer,
    Target,
    Attacker,
    /// Whoever was spoken of last.
    That,
    /// Whoever brought the moment about, where that is no attack.
    Causer,
}

/// The form that a noun takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Case {
    /// Who does something.
    Does,
    /// Whom somebody hits, kills or chooses.
    Whom,
}

/// How many of a group are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum How {
    Every,
    One,
    Nearest,
    /// One such as there are several of.
    Kind,
}

/// Whom it is about; nothing where that is the bearer.
pub(super) fn who(who: &Who, roles: Roles<'_>, case: Case) -> Option<Phrase> {
    match who {
        Who::Bearer => None,
        Who::Target => role(roles.target, case),
        Who::Subject => role(roles.subject, case),
        Who::Cause => role(roles.cause, case),
        Who::All(group) => Some(some(group, How::Every, &[], roles, case)),
        Who::One(group) => Some(some(group, How::One, &[], roles, case)),
        Who::SomeOf(Few { count, of }) => {
            let noun = some(of, How::Every, &[], roles, case);
            let most = amount(Phrase::new("card-up-to"), *count, Sign::Hidden, roles);
            Some(Phrase::new("card-some-of").with("who", noun).with("most", most))
        }
        Who::Nearest(group) => Some(some(group, How::Nearest, &[], roles, case)),
    }
}

/// The same where the bearer has to be named too.
pub(super) fn whom(about: &Who, roles: Roles<'_>, case: Case) -> Phrase {
    who(about, roles, case).unwrap_or_else(|| in_case(Phrase::new("card-bearer"), case))
}

pub(super) fn role(role: Role, case: Case) -> Option<Phrase> {
    let key = match role {
        Role::Bearer => return None,
        Role::Target => "card-target",
        Role::Attacker => "card-attacker",
        Role::That => "card-that",
        Role::Causer => "card-causer",
    };
    Some(in_case(Phrase::new(key), case))
}

/// Figures of a group that also meet more conditions.
pub(super) fn some(group: &Group, how: How, more: &[Condition], roles: Roles<'_>, case: Case) -> Phrase {
    let Group { side, within, of, itself, target, which } = group;
    let other = !itself && *of == MeasuredFrom::Bearer;
    // With nobody left out and nobody too far away, it is a whole side, which needs no bearer to be seen from.
    let side_of_owner = *itself && *within == Within::Table && *of == MeasuredFrom::Bearer;
    let key = match (side, how) {
        (Camp::Friends, How::Every) if side_of_owner => "card-every-own",
        (Camp::Friends, How::One | How::Kind) if side_of_owner => "card-one-own",
        (Camp::Friends, How::Nearest) if side_of_owner => "card-nearest-own",
        (Camp::Friends, How::Every) => "card-every-friend",
        (Camp::Friends, How::One | How::Kind) => "card-one-friend",
        (Camp::Friends, How::Nearest) => "card-nearest-friend",
        (Camp::Enemies, How::Every) => "card-every-enemy",
        (Camp::Enemies, How::One | How::Kind) => "card-one-enemy",
        (Camp::Enemies, How::Nearest) => "card-nearest-enemy",
        (Camp::Everybody, How::Every) if other => "card-every-other",
        (Camp::Everybody, How::One | How::Kind) if other => "card-one-other",
        (Camp::Everybody, How::Nearest) if other => "card-nearest-other",
        (Camp::Everybody, How::Every) => "card-every-character",
        (Camp::Everybody, How::One | How::Kind) => "card-one-character",
        (Camp::Everybody, How::Nearest) => "card-nearest-character",
        (Camp::OwnSummons, How::One) if roles.asked == Asked::Another => "card-one-summon-of-bearer",
        (Camp::OwnSummons, How::Every) => "card-every-summon",
        (Camp::OwnSummons, How::One) => "card-one-summon",
        (Camp::OwnSummons, How::Nearest) => "card-nearest-summon",
        (Camp::Fallen, How::Every) => "card-every-fallen",
        (Camp::Fallen, How::One) => "card-one-fallen",
        (Camp::Fallen, How::Nearest) => "card-nearest-fallen",
        (Camp::OwnSummons, How::Kind) => "card-kind-summon",
        (Camp::Summoner, How::Every | How::One | How::Nearest | How::Kind) => "card-summoner",
        (Camp::Fallen, How::Kind) => "card-kind-fallen",
    };
    let noun = in_case(
        match side {
            Camp::Summoner => Phrase::new(key).word("of", measured_from(group, roles.origin)),
            Camp::Friends | Camp::Enemies | Camp::Everybody | Camp::OwnSummons | Camp::Fallen => {
                Phrase::new(key)
            }
        },
        case,
    );
    let which: Vec<Condition> = which.iter().chain(more).cloned().collect();
    let mut noun = match place(group, roles.origin) {
        Some(at) => that_is_at(noun, at, &which, roles),
        None => that(noun, &which, roles),
    };
    let measured = match of {
        MeasuredFrom::Bearer => None,
        MeasuredFrom::Target => Some("card-but-target"),
        MeasuredFrom::Subject => Some("card-but-that"),
        MeasuredFrom::Summon => Some("card-but-summon"),
    };
    match measured {
        // An enemy is never the bearer, so there is nobody to leave out or to add.
        None if *itself && *side == Camp::Friends && !side_of_owner => {
            noun = Phrase::new("card-and-itself").with("who", noun);
        }
        // Nobody is engaged or in contact with itself.
        Some(key) if !itself && !matches!(within, Within::Table | Within::Engaged | Within::Contact) => {
            noun = Phrase::new(key).with("who", noun);
        }
        None | Some(_) => {}
    }
    if !target && (*of != MeasuredFrom::Target || *itself) {
        noun = Phrase::new("card-but-target").with("who", noun);
    }
    noun
}

fn in_case(phrase: Phrase, case: Case) -> Phrase {
    match case {
        Case::Does => phrase,
        Case::Whom => phrase.attribute("whom"),
    }
}

/// From whom a group is measured, as messages select by it.
fn measured_from(group: &Group, origin: Origin) -> &'static str {
    match (group.of, origin) {
        (MeasuredFrom::Bearer, Origin::Bearer) => "bearer",
        (MeasuredFrom::Bearer, Origin::It) => "it",
        (MeasuredFrom::Target, _) => "target",
        (MeasuredFrom::Subject, _) => "subject",
        (MeasuredFrom::Summon, _) => "summon",
    }
}

/// How near a group is; nothing where it may be anywhere.
fn place(group: &Group, origin: Origin) -> Option<At> {
    let of = measured_from(group, origin);
    let at = |key| Phrase::new(key).word("of", of);
    let behind = match group.within {
        Within::Zone => at("card-in-zone"),
        Within::TheirZone => {
            return Some(At { behind: at("card-in-their-zone"), is: at("card-holds-in-zone") });
        }
        Within::Contact => at("card-in-contact"),
        Within::Engaged => at("card-engaged-with"),
        Within::Sight => at("card-in-sight"),
        Within::Inches(inches) => at("card-within").number("inches", inches),
        Within::Seen(inches) => at("card-within-sight").number("inches", inches),
        Within::Range => at("card-in-range"),
        Within::Line => at("card-on-line"),
        Within::Table => return None,
    };
    let is = Phrase::new("card-stands-at").with("where", behind.clone());
    Some(At { behind, is })
}
