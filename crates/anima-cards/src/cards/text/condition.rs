//! Conditions in words: what somebody *is* (`is hidden`) and how something *happens* (`hand to hand`).

use super::super::{
    Amount, Carried, Comparison, Condition, Die, Kind, Measured, Parity, Per, Pile, SceneryKind, Who, Whose,
    Within,
};
use super::ability::{innate_word, source_word};
use super::amount::{pile, sum, tally};
use super::who::{Case, How, Origin, Roles, some, whom};
use kernel::List;

use super::{Glue, Phrase};
use crate::content::BaseSize;

/// Conditions parted into what is said of a figure and what is said of the action.
#[derive(Default, Debug)]
pub(super) struct Said {
    /// What the figure is or does: a verb with all that belongs to it, for `if it …` and `that …`.
    pub is: Option<Phrase>,
    /// How the action goes.
    pub how: Option<Phrase>,
}

pub(super) fn said(conditions: &[Condition], roles: Roles<'_>) -> Said {
    let mut said = Said::default();
    let (mut is, mut how) = (Vec::new(), Vec::new());
    let base = base_between(conditions);
    for condition in conditions {
        if let (Condition::BaseAtLeast(_) | Condition::BaseAtMost(_), Some((said, least))) =
            (condition, &base)
        {
            // Both are said as one.
            if *condition == *least {
                is.push(said.clone());
            }
            continue;
        }
        match adverb(condition, roles) {
            Some(adverb) => how.push(adverb),
            // On which side it is comes before what else is true of it.
            None if *condition == Condition::Enemy => is.insert(0, predicate(condition, roles, Truth::Holds)),
            None => is.push(predicate(condition, roles, Truth::Holds)),
        }
    }
    said.is = Phrase::joined(is, Glue::And);
    said.how = Phrase::joined(how, Glue::Comma);
    said
}

/// How large a base is where conditions say how large at least and at most, with the first of the two.
fn base_between(conditions: &[Condition]) -> Option<(Phrase, Condition)> {
    let least = conditions.iter().find_map(|condition| {
        if let Condition::BaseAtLeast(size) = condition { Some(*size) } else { None }
    })?;
    let most = conditions
        .iter()
        .find_map(|condition| if let Condition::BaseAtMost(size) = condition { Some(*size) } else { None })?;
    let said = match (least, most) {
        (BaseSize::Small, BaseSize::Small | BaseSize::Medium | BaseSize::Large) => {
            Phrase::new("card-is-base-at-most").word("size", most.word())
        }
        (BaseSize::Medium, BaseSize::Medium) => Phrase::new("card-is-base-medium"),
        (BaseSize::Medium | BaseSize::Large, BaseSize::Small | BaseSize::Medium | BaseSize::Large) => {
            Phrase::new("card-is-base-at-least").word("size", least.word())
        }
    };
    Some((said, Condition::BaseAtLeast(least)))
}

/// Whoever the noun means, if all of this is true of it.
pub(super) fn that(noun: Phrase, which: &[Condition], roles: Roles<'_>) -> Phrase {
    let said = said(which, roles.of_another());
    how(that_is(noun, said.is), said.how)
}

/// Whoever the noun means, if this is true of it.
pub(super) fn that_is(noun: Phrase, is: Option<Phrase>) -> Phrase {
    match is {
        Some(is) => Phrase::new("card-that-is").with("who", noun).with("is", is),
        None => noun,
    }
}

/// The same of somebody who is also somewhere. What is said of the figure comes first, so that it does not seem to be said
/// of the place.
pub(super) fn that_is_at(noun: Phrase, at: At, which: &[Condition], roles: Roles<'_>) -> Phrase {
    // Where somebody else is spoken of too, the place behind that would seem to be the other one's.
    if which.iter().any(|condition| matches!(condition, Condition::Some(_))) {
        let noun = Phrase::new("card-who-where").with("who", noun).with("where", at.behind);
        return that(noun, which, roles);
    }
    let said = said(which, roles.of_another());
    let noun = match said.is {
        Some(Phrase::List(List { mut parts, glue: Glue::And })) => {
            parts.push(at.is);
            Phrase::new("card-that-is").with("who", noun).with("is", Phrase::list(parts, Glue::And))
        }
        Some(is) => {
            let is = Phrase::list(vec![is, at.is], Glue::And);
            Phrase::new("card-that-is").with("who", noun).with("is", is)
        }
        None => Phrase::new("card-who-where").with("who", noun).with("where", at.behind),
    };
    how(noun, said.how)
}

/// Where somebody is: behind its noun, and as a verb of its own.
pub(super) struct At {
    pub behind: Phrase,
    pub is: Phrase,
}

/// What is done, and how.
pub(super) fn how(does: Phrase, how: Option<Phrase>) -> Phrase {
    match how {
        Some(how) => Phrase::new("card-how").with("does", does).with("how", how),
        None => does,
    }
}

/// The same behind a comma, where the adverb would seem to belong to the noun before it.
pub(super) fn how_apart(does: Phrase, how: Option<Phrase>) -> Phrase {
    match how {
        Some(how) => Phrase::new("card-how-apart").with("does", does).with("how", how),
        None => does,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Truth {
    Holds,
    Fails,
}

impl Truth {
    fn other(self) -> Truth {
        match self {
            Truth::Holds => Truth::Fails,
            Truth::Fails => Truth::Holds,
        }
    }
}

/// How the action goes, where the condition is about the action.
fn adverb(condition: &Condition, roles: Roles<'_>) -> Option<Phrase> {
    Some(match condition {
        Condition::HandToHand => Phrase::new("card-hand-to-hand"),
        Condition::Ranged => Phrase::new("card-at-range"),
        Condition::Basic => Phrase::new("card-in-basic"),
        Condition::Kind(kind) => Phrase::new("card-in-kind").word("kind", kind_word(*kind)),
        Condition::Source(source) => Phrase::new("card-by-source").word("source", source_word(*source)),
        Condition::Critical => Phrase::new("card-on-critical"),
        Condition::By(ability) => Phrase::new("card-by-ability").with("ability", named(roles.card, ability)),
        Condition::First => Phrase::new("card-first-time"),
        Condition::FromHidden => Phrase::new("card-from-hidden"),
        Condition::Strike(blow) => Phrase::new("card-on-strike").number("blow", *blow),
        Condition::AllHit => Phrase::new("card-all-hit"),
        Condition::Rolling(roll) => Phrase::new("card-on-roll").word("roll", roll.word()),
        Condition::RolledAtLeast(die) => Phrase::new("card-on-die-at-least").number("die", *die),
        Condition::RolledAtMost(die) => Phrase::new("card-on-die-at-most").number("die", *die),
        Condition::Shows { die, least, most, parity } => {
            let span = match (least, most) {
                (Some(least), Some(most)) if least == most => "one",
                (Some(_), Some(_)) => "span",
                (Some(_), None) => "least",
                (None, Some(_)) => "most",
                (None, None) => "any",
            };
            Phrase::new("card-on-die")
                .word(
                    "die",
                    match die {
                        Die::Attack => "attack",
                        Die::Defense => "defense",
                    },
                )
                .word("span", span)
                .word("parity", parity.map_or("any", Parity::word))
                .number("least", least.unwrap_or_default())
                .number("most", most.unwrap_or_default())
        }
        Condition::Failing => Phrase::new("card-on-failing"),
        Condition::TurnAtLeast(turn) => Phrase::new("card-from-turn").number("turn", *turn),
        Condition::Apart(inches) => Phrase::new("card-from-afar").number("inches", *inches),
        Condition::Together(inches) => Phrase::new("card-from-near").number("inches", *inches),
        Condition::Passes(inches) => Phrase::new("card-passing-by").number("inches", *inches),
        Condition::Nearer(group) => {
            Phrase::new("card-with-nearer").with("who", some(group, How::One, &[], roles, Case::Does))
        }
        Condition::Amount(compared) if !counts_asked(compared) => counting("card-counting", compared, roles),
        Condition::Not(inner) => Phrase::new("card-except").with("how", adverb(inner, roles)?),
        Condition::Any(conditions) => {
            let adverbs: Option<Vec<Phrase>> =
                conditions.iter().map(|condition| adverb(condition, roles)).collect();
            Phrase::joined(adverbs?, Glue::Or)?
        }
        Condition::Hidden
        | Condition::Engaged
        | Condition::InCover
        | Condition::Unmoved
        | Condition::Surfaced
        | Condition::Dodging
        | Condition::Undying
        | Condition::Spent
        | Condition::Full
        | Condition::Stunned
        | Condition::Carries(_)
        | Condition::Deployment(_)
        | Condition::LifeAtMost(_)
        | Condition::ActionsAtLeast(_)
        | Condition::Given(_)
        | Condition::RidOfIt
        | Condition::Mode(_)
        | Condition::TokensAtLeast(_)
        | Condition::TokensAtMost(_)
        | Condition::Pile { .. }
        | Condition::LevelAtMost(_)
        | Condition::LevelAtLeast(_)
        | Condition::LevelOfBearer
        | Condition::Faction(_)
        | Condition::Affiliation(_)
        | Condition::Category(_)
        | Condition::Role(_)
        | Condition::Trait(_)
        | Condition::Character(_)
        | Condition::Innate(_)
        | Condition::State(_)
        | Condition::InState(_)
        | Condition::BaseAtLeast(_)
        | Condition::BaseAtMost(_)
        | Condition::Immune(_)
        | Condition::Enemy
        | Condition::Some(_)
        | Condition::Near(_)
        | Condition::Far(_)
        | Condition::InZone
        | Condition::FriendEngaged
        | Condition::HurtBy(_)
        | Condition::Marked
        | Condition::OnMarked
        | Condition::Entered
        | Condition::Active(_)
        | Condition::Under(_)
        | Condition::LifeBelow(_)
        | Condition::WouldDie
        | Condition::Subject
        | Condition::Several { .. }
        | Condition::Higher
        | Condition::Lower
        | Condition::Contact
        | Condition::AffiliationOfBearer
        | Condition::Away
        | Condition::Seen
        | Condition::Bearer
        | Condition::GivenOf(_)
        | Condition::NearScenery { .. }
        | Condition::Slayer
        | Condition::Printed(_)
        | Condition::Has(_)
        | Condition::On(_)
        | Condition::Amount(_)
        | Condition::WouldLeave(_) => return None,
    })
}

/// What somebody is or does, or what not.
fn predicate(condition: &Condition, roles: Roles<'_>, truth: Truth) -> Phrase {
    if truth == Truth::Holds
        && let Some(names) = characters(condition)
    {
        return Phrase::new("card-is-character").with("character", names);
    }
    let phrase = match condition {
        Condition::Hidden => Phrase::new("card-is-hidden"),
        Condition::Engaged => Phrase::new("card-is-engaged"),
        Condition::InCover => Phrase::new("card-is-in-cover"),
        Condition::Unmoved => Phrase::new("card-is-unmoved"),
        Condition::Surfaced => Phrase::new("card-is-surfaced"),
        Condition::Dodging => Phrase::new("card-is-dodging"),
        Condition::Undying => Phrase::new("card-is-undying"),
        Condition::Spent => Phrase::new("card-is-spent"),
        Condition::Full => Phrase::new("card-is-full"),
        Condition::Stunned => Phrase::new("card-is-stunned"),
        Condition::Carries(kind) => Phrase::new("card-is-carrying").word("kind", carried_word(*kind)),
        Condition::Deployment(side) => {
            Phrase::new("card-is-in-deployment").word("side", side.word()).word("of", of_bearer(roles))
        }
        Condition::LifeAtMost(life) => Phrase::new("card-is-life-at-most").number("life", *life),
        Condition::ActionsAtLeast(actions) => {
            Phrase::new("card-is-actions-at-least").number("actions", *actions)
        }
        Condition::Given(status) => {
            Phrase::new("card-is-given").name("state", format!("status-{}", status.word()))
        }
        Condition::RidOfIt => Phrase::new("card-is-rid-of-it"),
        Condition::Mode(name) => {
            Phrase::new("card-is-in-mode").name("mode", format!("mode-{}", name.as_str()))
        }
        Condition::TokensAtLeast(tokens) => Phrase::new("card-is-tokens-at-least").number("tokens", *tokens),
        Condition::TokensAtMost(tokens) => Phrase::new("card-is-tokens-at-most").number("tokens", *tokens),
        Condition::Pile { name, on, least, most } => {
            let which = Pile { name: *name, on: *on };
            let said = |key, count: u8| {
                Phrase::new(key).number("tokens", count).with("pile", pile(which, count.into()))
            };
            match (least, most) {
                // The check refuses a condition without either.
                (_, Some(0)) | (None, None) => Phrase::new("card-is-pile-none").with("pile", pile(which, 1)),
                (None, Some(most)) => said("card-is-pile-most", *most),
                (Some(least), None) => said("card-is-pile-least", *least),
                (Some(least), Some(most)) if least == most => said("card-is-pile-exactly", *most),
                (Some(least), Some(most)) => said("card-is-pile-between", *most).number("least", *least),
            }
        }
        Condition::LevelAtMost(level) => Phrase::new("card-is-level-at-most").number("level", *level),
        Condition::LevelAtLeast(level) => Phrase::new("card-is-level-at-least").number("level", *level),
        Condition::LevelOfBearer => Phrase::new("card-is-level-of-bearer"),
        Condition::Faction(faction) => Phrase::new("card-is-faction").word("faction", faction.word()),
        Condition::Affiliation(affiliation) => {
            Phrase::new("card-is-affiliation").word("affiliation", affiliation.word())
        }
        Condition::Category(category) => Phrase::new("card-is-category").word("category", category.word()),
        Condition::Role(role) => Phrase::new("card-is-role").word("role", role.word()),
        Condition::Trait(word) => Phrase::new("card-is-trait").name("trait", format!("trait-{word}")),
        Condition::Character(id) => Phrase::new("card-is-character").name("character", id.clone()),
        Condition::Innate(innate) => {
            Phrase::new("card-is-innate").with("innate", Phrase::new(innate_word(*innate)))
        }
        Condition::State(status) => {
            Phrase::new("card-is-state").name("state", format!("status-{}", status.word()))
        }
        Condition::InState(sort) => Phrase::new("card-is-in-state").word("sort", sort.word()),
        Condition::BaseAtLeast(size) => Phrase::new("card-is-base-at-least").word("size", size.word()),
        Condition::BaseAtMost(size) => Phrase::new("card-is-base-at-most").word("size", size.word()),
        Condition::Immune(status) => {
            Phrase::new("card-is-immune").name("state", format!("status-{}", status.word()))
        }
        Condition::Enemy => Phrase::new("card-is-enemy"),
        Condition::Some(group) => {
            let key = if group.within == Within::Table { "card-is-some-there" } else { "card-is-some" };
            let roles = Roles { origin: Origin::It, ..roles };
            Phrase::new(key).with("who", some(group, How::One, &[], roles, Case::Whom))
        }
        Condition::Near(inches) => {
            Phrase::new("card-is-near").number("inches", *inches).word("of", of_bearer(roles))
        }
        Condition::Far(inches) => {
            Phrase::new("card-is-far").number("inches", *inches).word("of", of_bearer(roles))
        }
        Condition::InZone => Phrase::new("card-is-in-zone").word("of", of_bearer(roles)),
        Condition::FriendEngaged => Phrase::new("card-is-friend-engaged"),
        Condition::HurtBy(ability) => {
            Phrase::new("card-is-hurt-by").with("ability", named(roles.card, ability))
        }
        Condition::Marked => Phrase::new("card-is-marked"),
        Condition::OnMarked => Phrase::new("card-is-on-marked"),
        Condition::Active(ability) => {
            Phrase::new("card-is-active").with("ability", named(roles.card, ability))
        }
        Condition::Under(ability) => Phrase::new("card-is-under").with("ability", named(roles.card, ability)),
        Condition::Entered => Phrase::new("card-is-entered"),
        Condition::Slayer => Phrase::new("card-is-slayer"),
        Condition::LifeBelow(share) => Phrase::new("card-is-life-below").number("share", *share),
        Condition::WouldDie => Phrase::new("card-is-would-die"),
        Condition::Subject => Phrase::new("card-is-subject"),
        Condition::Several { count, of } => Phrase::new("card-is-several")
            .number("count", *count)
            .with("who", some(of, How::Kind, &[], roles, Case::Whom)),
        Condition::Higher => Phrase::new("card-is-higher").word("of", of_bearer(roles)),
        Condition::Lower => Phrase::new("card-is-lower").word("of", of_bearer(roles)),
        Condition::Contact => Phrase::new("card-is-in-contact").word("of", of_bearer(roles)),
        Condition::AffiliationOfBearer => {
            Phrase::new("card-is-affiliation-of-bearer").word("of", of_bearer(roles))
        }
        Condition::Away => Phrase::new("card-is-away"),
        Condition::Bearer => Phrase::new("card-is-bearer"),
        Condition::GivenOf(sort) => Phrase::new("card-is-given-of").word("sort", sort.word()),
        Condition::NearScenery { inches, of } => Phrase::new("card-is-near-scenery")
            .number("inches", *inches)
            .word("scenery", of.map_or("any", SceneryKind::word)),
        Condition::Seen => Phrase::new("card-is-seen").word("of", of_bearer(roles)),
        Condition::Printed(innate) => {
            Phrase::new("card-is-printed").with("innate", Phrase::new(innate_word(*innate)))
        }
        Condition::Has(feat) => Phrase::new("card-is-has-done").word("feat", feat.word()),
        Condition::On(scenery) => Phrase::new("card-is-on").word("scenery", scenery.word()),
        Condition::WouldLeave(left) => Phrase::new("card-is-would-leave").number("life", *left),
        Condition::Amount(compared) if levels(compared, roles).is_some() => {
            levels(compared, roles).unwrap_or_else(|| Phrase::new("card-is-level-of-bearer"))
        }
        Condition::Amount(compared) if counts_asked(compared) => {
            counting("card-is-counting", compared, roles)
        }
        Condition::Not(inner) => return predicate(inner, roles, truth.other()),
        Condition::Any(conditions) => {
            let parts = conditions.iter().map(|condition| predicate(condition, roles, truth)).collect();
            // None of several is not this one and not that one.
            let glue = if truth == Truth::Holds { Glue::Or } else { Glue::And };
            return Phrase::joined(parts, glue).unwrap_or_else(|| Phrase::list(Vec::new(), glue));
        }
        Condition::HandToHand
        | Condition::Ranged
        | Condition::Basic
        | Condition::Kind(_)
        | Condition::Source(_)
        | Condition::Critical
        | Condition::By(_)
        | Condition::Strike(_)
        | Condition::AllHit
        | Condition::Rolling(_)
        | Condition::RolledAtLeast(_)
        | Condition::RolledAtMost(_)
        | Condition::Shows { .. }
        | Condition::Failing
        | Condition::TurnAtLeast(_)
        | Condition::Apart(_)
        | Condition::Together(_)
        | Condition::Passes(_)
        | Condition::Nearer(_)
        | Condition::FromHidden
        | Condition::Amount(_)
        | Condition::First => {
            let how = adverb(condition, roles).unwrap_or_else(|| Phrase::new("card-in-basic"));
            Phrase::new("card-is-how").with("how", how)
        }
    };
    if truth == Truth::Fails { phrase.attribute("not") } else { phrase }
}

/// Whether something is counted that whoever is asked about has, so that the condition is said of it.
fn counts_asked(compared: &Comparison) -> bool {
    compared.amounts().any(|amount| match amount {
        Amount::Number(_) => false,
        Amount::Measured(measured) => measured.of == Some(Whose::Asked),
    })
}

/// Its level against somebody else's, where nothing else is compared.
fn levels(compared: &Comparison, roles: Roles<'_>) -> Option<Phrase> {
    let Comparison { this, least, most } = *compared;
    let plain = |amount: Amount| {
        if let Amount::Measured(
            measured @ Measured {
                each: Per::Level | Per::SubjectLevel,
                per: 1,
                times: 1,
                plus: 0,
                most: None,
                least: None,
                ..
            },
        ) = amount
        {
            Some(measured)
        } else {
            None
        }
    };
    let (span, bound) = match (least, most) {
        (Some(least), None) => ("least", least),
        (None, Some(most)) => ("most", most),
        (None, None) | (Some(_), Some(_)) => return None,
    };
    let (this, bound) = (plain(this)?, plain(bound)?);
    if this.of != Some(Whose::Asked) || bound.of == Some(Whose::Asked) {
        return None;
    }
    let of = match (bound.each, bound.of) {
        (Per::SubjectLevel, _) | (_, Some(Whose::Subject)) => Who::Subject,
        (_, Some(Whose::Target)) => Who::Target,
        (_, Some(Whose::Cause)) => Who::Cause,
        (_, None | Some(Whose::Bearer | Whose::Asked)) => Who::Bearer,
    };
    Some(Phrase::new("card-is-level-against").word("span", span).with("who", whom(&of, roles, Case::Does)))
}

/// What is counted, and between which bounds it lies.
fn counting(key: &'static str, compared: &Comparison, roles: Roles<'_>) -> Phrase {
    let Comparison { this, least, most } = *compared;
    let span = match (least, most) {
        (Some(_), Some(_)) => "span",
        (None, Some(_)) => "most",
        (Some(_) | None, None) => "least",
    };
    let bound = |amount: Option<Amount>| sum(amount.unwrap_or(Amount::NONE), roles);
    let phrase = Phrase::new(key).with("this", tally(this, roles)).word("span", span);
    phrase.with("least", bound(least)).with("most", bound(most))
}

/// Whose place is meant where somebody is near or far, or seen: the bearer's, who need not be named where all is said of it.
fn of_bearer(roles: Roles<'_>) -> &'static str {
    if roles.others { "bearer" } else { "it" }
}

/// The characters that alone have what is said, where the conditions name some, and the other conditions.
pub(super) fn bearers(conditions: &[Condition]) -> (Option<Phrase>, Vec<Condition>) {
    let mut rest = conditions.to_vec();
    let place = rest.iter().position(|condition| characters(condition).is_some());
    let named = place.and_then(|place| characters(&rest.remove(place)));
    (named, rest)
}

/// The names in a condition that asks for nothing but one of some characters.
fn characters(condition: &Condition) -> Option<Phrase> {
    if let Condition::Any(conditions) = condition {
        let names: Option<Vec<Phrase>> = conditions.iter().map(characters).collect();
        return Phrase::joined(names?, Glue::Or);
    }
    if let Condition::Character(id) = condition { Some(Phrase::named(id.clone())) } else { None }
}

/// An ability of the card at hand.
pub(super) fn named(card: &str, ability: &str) -> Phrase {
    Phrase::Ability(kernel::Ability { card: card.to_owned().into(), id: ability.to_owned().into() })
}

pub(super) fn carried_word(kind: Carried) -> &'static str {
    match kind {
        Carried::Equipment => "equipment",
        Carried::Power => "power",
    }
}

pub(super) fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Passive => "passive",
        Kind::Attack => "attack",
        Kind::RangedAttack => "ranged-attack",
        Kind::Charge => "charge",
        Kind::Effect => "effect",
        Kind::Dodge => "dodge",
        Kind::Counterattack => "counterattack",
        Kind::Movement => "movement",
        Kind::Walk => "walk",
        Kind::Run => "run",
        Kind::Escape => "escape",
        Kind::Seek => "seek",
    }
}
