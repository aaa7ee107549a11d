//! A whole ability in words: the head that a player looks for, and the sentences below it.

use super::super::{Ability, After, Did, Effects, Kind, Limit, Payment, Source, Strikes, Trigger};
use super::change::changed;
use super::condition::{kind_word, named, said};
use super::cue::cue;
use super::effect::{Lead, begins_with_target, sentence};
use super::who::{Case, How, Role, Roles, some};
use super::{Glue, Phrase};
use crate::content::Innate;

/// What an ability says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbilityText {
    /// Cost, source, kind and the like, one after the other.
    pub head: Vec<Phrase>,
    /// The sentences, without capitals and full stops.
    pub body: Vec<Phrase>,
}

/// The text of an ability of the card with this id.
pub fn ability_text(card: &str, ability: &Ability) -> AbilityText {
    let step = ability.more.map_or(1, |more| more.each);
    let roles = Roles { card, subject: Role::That, cause: Role::Attacker, step };
    let mut body = conditions(ability, roles);
    body.extend(attack(ability, roles));
    body.extend(done(ability, roles));
    body.extend(held(ability, roles));
    body.extend(ability.limit.map(limit));
    body.extend(ability.upkeep.map(|upkeep| Phrase::new("card-upkeep").number("actions", upkeep)));
    AbilityText { head: head(ability), body }
}

fn head(ability: &Ability) -> Vec<Phrase> {
    let mut head = Vec::new();
    if let Some(cost) = ability.cost {
        head.push(match ability.more {
            Some(_) => Phrase::new("card-cost-open").number("actions", cost),
            None => Phrase::new("card-cost").number("actions", cost),
        });
    }
    if ability.kind != Kind::Passive {
        head.push(Phrase::new("card-source").word("source", source_word(ability.source)));
    }
    head.push(Phrase::new("card-kind").word("kind", kind_word(ability.kind)));
    head.extend(ability.range.map(|range| Phrase::new("card-range").number("inches", range)));
    if ability.reactive {
        head.push(Phrase::new("card-reactive"));
    }
    head
}

/// When it may be used, and what it costs besides action points.
fn conditions(ability: &Ability, roles: Roles<'_>) -> Vec<Phrase> {
    let mut body = Vec::new();
    let needs = said(&ability.needs, roles);
    match &ability.when {
        Some(moment) => {
            let when = cue(&moment.0, &ability.needs, roles).when;
            body.push(Phrase::new("card-only").with("when", when));
        }
        None => {
            body.extend(needs.is.map(|is| Phrase::new("card-only-while").with("is", is)));
            body.extend(needs.how.map(|how| Phrase::new("card-only").with("when", how)));
        }
    }
    body.extend(ability.after.as_ref().map(|after| only_after(after, roles)));
    if let Some(more) = ability.more {
        let most = i64::from(more.most) * i64::from(more.each);
        body.push(Phrase::new("card-more-actions").number("most", most));
    }
    if let Some(paid) = paid(&ability.pays) {
        let key = if ability.cost.unwrap_or(0) > 0 { "card-costs-also" } else { "card-costs" };
        body.push(Phrase::new(key).with("what", paid));
    }
    body
}

fn only_after(after: &After, roles: Roles<'_>) -> Phrase {
    let did = match after.did {
        Did::Use => "use",
        Did::Hit => "hit",
        Did::Damage => "damage",
        Did::Charge => "charge",
        Did::ChargeHit => "charge-hit",
        Did::Throw => "throw",
    };
    let phrase = match &after.ability {
        Some(ability) => Phrase::new("card-only-after-ability").name("ability", named(roles.card, ability)),
        None => Phrase::new("card-only-after"),
    };
    let phrase = phrase.word("did", did);
    if after.same_target { Phrase::new("card-same-target").with("only", phrase) } else { phrase }
}

fn paid(payments: &[Payment]) -> Option<Phrase> {
    let said = payments.iter().map(|payment| match payment {
        Payment::Life(life) => Phrase::new("card-pays-life").number("count", *life),
        Payment::Tokens(tokens) => Phrase::new("card-pays-tokens").number("count", *tokens),
        Payment::Card => Phrase::new("card-pays-card"),
        Payment::Gnosis(points) => Phrase::new("card-pays-gnosis").number("count", *points),
    });
    Phrase::list(said.collect(), Glue::And)
}

/// What is different for this action, whom it strikes, and what it does at each of its steps.
fn attack(ability: &Ability, roles: Roles<'_>) -> Vec<Phrase> {
    let mut body: Vec<Phrase> = Vec::new();
    body.extend(ability.with.iter().flat_map(|change| changed(change, &change.who, roles).sentences(None)));
    body.extend(ability.strikes.as_ref().map(|strikes| match strikes {
        Strikes::Times(times) => Phrase::new("card-strikes-times").number("times", *times),
        Strikes::All(group) => {
            Phrase::new("card-strikes-all").with("who", some(group, How::Every, &[], roles, Case::Whom))
        }
        Strikes::Each(group) => {
            Phrase::new("card-strikes-each").with("who", some(group, How::Every, &[], roles, Case::Whom))
        }
        Strikes::Area(inches) => Phrase::new("card-strikes-area").number("inches", *inches),
    }));
    let then = &ability.then;
    let missed = match ability.kind {
        Kind::Dodge | Kind::Counterattack => "card-if-dodged",
        Kind::Passive
        | Kind::Attack
        | Kind::RangedAttack
        | Kind::Charge
        | Kind::Effect
        | Kind::Movement
        | Kind::Run
        | Kind::Escape
        | Kind::Seek => "card-if-missed",
    };
    for (key, effects) in [
        ("card-if-hit", &then.hit),
        ("card-if-damage", &then.damage),
        ("card-if-critical", &then.critical),
        ("card-if-kill", &then.kill),
        (missed, &then.miss),
        ("card-afterwards", &then.after),
    ] {
        body.extend(step(key, effects, roles));
    }
    body
}

fn step(key: &'static str, effects: &Effects, roles: Roles<'_>) -> Option<Phrase> {
    Some(Phrase::new(key).with("then", sentence(effects, Lead::Bearer, None, roles)?))
}

/// What happens when it is used.
fn done(ability: &Ability, roles: Roles<'_>) -> Vec<Phrase> {
    // In the answer to a moment, whom the moment is about is known from it.
    let roles = match &ability.when {
        Some(moment) => cue(&moment.0, &[], roles).roles,
        None => roles,
    };
    let mut body = Vec::new();
    let target = ability.target.as_ref().map(|group| some(group, How::One, &[], roles, Case::Does));
    if let Some(target) = &target
        && !begins_with_target(&ability.does, roles)
    {
        body.push(Phrase::new("card-aimed").with("who", target.clone()));
    }
    body.extend(sentence(&ability.does, Lead::Nothing, target.as_ref(), roles));
    body
}

/// What holds: always, while upkeep is paid, or until the end of the turn.
fn held(ability: &Ability, roles: Roles<'_>) -> Vec<Phrase> {
    let until = match (ability.cost, ability.upkeep) {
        (None, _) => None,
        (Some(_), Some(_)) => Some(("card-until-upkeep", "card-during-upkeep")),
        (Some(_), None) => Some(("card-until-turn", "card-during-turn")),
    };
    let mut body = Vec::new();
    for change in &ability.always {
        body.extend(changed(change, &change.who, roles).sentences(until.map(|(behind, _)| behind)));
    }
    for trigger in &ability.triggers {
        if let Some(said) = triggered(trigger, roles) {
            body.push(match until {
                Some((_, before)) => Phrase::new(before).with("does", said),
                None => said,
            });
            body.extend(trigger.limit.map(limit));
        }
    }
    body
}

fn triggered(trigger: &Trigger, roles: Roles<'_>) -> Option<Phrase> {
    let moment = cue(&trigger.when.0, &trigger.needs, roles);
    let paid = paid(&trigger.pays);
    let lead = match (moment.of_bearer, &paid) {
        (_, Some(_)) => Lead::Nothing,
        (true, None) => Lead::Bearer,
        (false, None) => Lead::Other,
    };
    let then = sentence(&trigger.does, lead, None, moment.roles)?;
    let then = match (paid, trigger.may) {
        (Some(paid), true) => Phrase::new("card-may-pay").with("what", paid).with("then", then),
        (Some(paid), false) => Phrase::new("card-pays").with("what", paid).with("then", then),
        (None, true) => Phrase::new("card-may").with("then", then),
        (None, false) => then,
    };
    Some(Phrase::new("card-when-then").with("when", moment.when).with("then", then))
}

fn limit(limit: Limit) -> Phrase {
    match limit {
        Limit::Turn => Phrase::new("card-once-a-turn"),
        Limit::Game => Phrase::new("card-once-a-game"),
    }
}

pub(super) fn source_word(source: Source) -> &'static str {
    match source {
        Source::Magic => "magic",
        Source::Ki => "ki",
        Source::Subterfuge => "subterfuge",
        Source::Special => "special",
    }
}

/// The message with the name of an innate ability.
pub fn innate_word(innate: Innate) -> &'static str {
    match innate {
        Innate::AdvancedDeployment => "card-innate-advanced-deployment",
        Innate::Infiltration => "card-innate-infiltration",
        Innate::Initiative => "card-innate-initiative",
        Innate::Intangible => "card-innate-intangible",
        Innate::CriticalMastery => "card-innate-critical-mastery",
        Innate::OpenMovement => "card-innate-open-movement",
        Innate::Flight => "card-innate-flight",
        Innate::DamageResistance => "card-innate-damage-resistance",
    }
}
