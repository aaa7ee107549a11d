//! A whole ability in words: the head that a player looks for, and the sentences below it.

use super::super::{
    Ability, After, Carried, Change, Currency, Did, Effects, Kind, Limit, More, Payment, Pile, Source,
    Strikes, Then, Trigger, Upgrade, Who,
};
use super::amount::pile;
use super::change::changed;
use super::condition::{bearers, kind_word, named, said};
use super::cue::{self, cue};
use super::effect::{Lead, begins_with_target, sentence};
use super::who::{Asked, Case, How, Origin, Role, Roles, role, some};
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
    // Taken apart once, so that a new field does not compile before it has its words.
    let Ability {
        id: _,
        cost: _,
        source: _,
        kind,
        reactive: _,
        range: _,
        when: _,
        after: _,
        needs: _,
        pays: _,
        more,
        upgrades,
        with,
        strikes,
        then,
        target: _,
        does: _,
        always: _,
        triggers: _,
        limit: span,
        shares,
        times,
        upkeep,
        granted,
        must,
        recalls: _,
        for_turn,
    } = ability;
    let roles = Roles {
        card,
        target: Role::Target,
        subject: Role::That,
        cause: Role::Attacker,
        more: *more,
        origin: Origin::Bearer,
        others: false,
        taken: "life",
        asked: Asked::Bearer,
        moment: None,
    };
    let mut body: Vec<Phrase> = granted.then(|| Phrase::new("card-granted")).into_iter().collect();
    body.extend(for_turn.then(|| Phrase::new("card-for-turn")));
    body.extend(conditions(ability, roles));
    body.extend(struck_at(ability));
    body.extend(with.iter().flat_map(|change| sentences(change, None, roles)));
    body.extend(strikes.as_ref().map(|strikes| struck(strikes, roles)));
    body.extend(steps(then, *kind, roles));
    body.extend(upgraded(upgrades, *kind, roles));
    body.extend(done(ability, roles));
    body.extend(held(ability, roles));
    body.extend(span.map(|span| {
        let limit = limit(span, *times);
        match shares {
            Some(_) => Phrase::new("card-limit-shared").with("limit", limit),
            None => limit,
        }
    }));
    body.extend(must.then(|| Phrase::new("card-must")));
    body.extend(upkeep.map(|upkeep| Phrase::new("card-upkeep").number("actions", upkeep)));
    AbilityText { head: head(ability), body }
}

fn head(ability: &Ability) -> Vec<Phrase> {
    let mut head = Vec::new();
    if let Some(cost) = ability.cost {
        head.push(match ability.more {
            Some(More { of: Currency::Actions, .. }) => Phrase::new("card-cost-open").number("actions", cost),
            Some(More { of: Currency::Tokens | Currency::Life, .. }) | None => {
                Phrase::new("card-cost").number("actions", cost)
            }
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
    let (names, needs) = bearers(&ability.needs);
    body.extend(names.map(|names| Phrase::new("card-only-by").with("who", names)));
    let tested = said(&needs, roles);
    match &ability.when {
        Some(moment) => {
            let when = cue(&moment.0, &needs, roles).when;
            body.push(Phrase::new("card-only").with("when", when));
        }
        None => {
            body.extend(tested.is.map(|is| Phrase::new("card-only-while").with("is", is)));
            body.extend(tested.how.map(|how| Phrase::new("card-only").with("when", how)));
        }
    }
    body.extend(ability.after.as_ref().map(|after| only_after(after, roles)));
    if let Some(More { most, each, of, instead: true }) = ability.more {
        let key = match of {
            Currency::Tokens => "card-instead-tokens",
            // The checks have refused action points in the place of action points.
            Currency::Life | Currency::Actions => "card-instead-life",
        };
        body.push(Phrase::new(key).number("most", most).number("each", each));
    }
    if let Some(More { most, each, of, instead: false }) = ability.more {
        let key = match of {
            Currency::Actions => "card-more-actions",
            Currency::Tokens => "card-more-tokens",
            Currency::Life => "card-more-life",
        };
        body.push(Phrase::new(key).number("most", i64::from(most) * i64::from(each)));
    }
    if let Some(paid) = paid(&ability.pays) {
        let key = if ability.cost.unwrap_or(0) > 0 { "card-costs-also" } else { "card-costs" };
        body.push(Phrase::new(key).with("what", paid));
    }
    body
}

/// Whom an attack is aimed at that is made at a moment.
fn struck_at(ability: &Ability) -> Option<Phrase> {
    let moment = ability.when.as_ref().filter(|_| ability.kind.is_attack())?;
    if ability.sweeps() {
        return None;
    }
    let who = role(cue::struck(&moment.0)?, Case::Does)?;
    Some(Phrase::new("card-aimed").with("who", who))
}

fn only_after(after: &After, roles: Roles<'_>) -> Phrase {
    let After { ability, did, same_target, place: _ } = after;
    let did = match did {
        Did::Use => "use",
        Did::Hit => "hit",
        Did::Damage => "damage",
        Did::Charge => "charge",
        Did::ChargeHit => "charge-hit",
        Did::Throw => "throw",
    };
    let phrase = match ability {
        Some(ability) => Phrase::new("card-only-after-ability").with("ability", named(roles.card, ability)),
        None => Phrase::new("card-only-after"),
    };
    let phrase = phrase.word("did", did);
    if *same_target { Phrase::new("card-same-target").with("only", phrase) } else { phrase }
}

/// A kind of advantage card, as messages select by it.
pub(super) fn carried_word(kind: Option<Carried>) -> &'static str {
    match kind {
        Some(Carried::Equipment) => "equipment",
        Some(Carried::Power) => "power",
        None => "any",
    }
}

pub(super) fn paid(payments: &[Payment]) -> Option<Phrase> {
    let said = payments.iter().map(|payment| match payment {
        Payment::Actions(points) => Phrase::new("card-pays-actions").number("count", *points),
        Payment::Life(life) => Phrase::new("card-pays-life").number("count", *life),
        Payment::Tokens(tokens) => Phrase::new("card-pays-tokens").number("count", *tokens),
        Payment::Card => Phrase::new("card-pays-card"),
        Payment::State { give, level } => Phrase::new("card-pays-state")
            .number("count", *level)
            .name("state", format!("status-{}", give.word())),
        Payment::Stunned => Phrase::new("card-pays-stunned"),
        Payment::Carried { kind } => Phrase::new("card-pays-carried").word("kind", carried_word(*kind)),
        Payment::Pile { count, name, on } => {
            let count = i64::from(*count);
            let which = Pile { name: *name, on: *on };
            Phrase::new("card-pays-pile").number("count", count).with("pile", pile(which, count))
        }
        Payment::Gnosis(points) => Phrase::new("card-pays-gnosis").number("count", *points),
    });
    Phrase::joined(said.collect(), Glue::And)
}

/// What a change says, behind the names of those whom alone it is for.
fn sentences(change: &Change, until: Option<&'static str>, roles: Roles<'_>) -> Vec<Phrase> {
    let (names, when) = match change.who {
        Who::Bearer => bearers(&change.when),
        Who::Target
        | Who::Subject
        | Who::Cause
        | Who::All(_)
        | Who::One(_)
        | Who::SomeOf(_)
        | Who::Nearest(_) => (None, change.when.clone()),
    };
    let change = Change { when, ..change.clone() };
    let said = changed(&change, &change.who, roles).sentences(until);
    said.into_iter().map(|said| labelled(names.clone(), said)).collect()
}

fn labelled(names: Option<Phrase>, said: Phrase) -> Phrase {
    match names {
        Some(names) => Phrase::new("card-labelled").with("who", names).with("does", said),
        None => said,
    }
}

fn struck(strikes: &Strikes, roles: Roles<'_>) -> Phrase {
    let every = |group| some(group, How::Every, &[], roles, Case::Whom);
    match strikes {
        Strikes::Times(times) => Phrase::new("card-strikes-times").number("times", *times),
        Strikes::All(group) => Phrase::new("card-strikes-all").with("who", every(group)),
        Strikes::Each(group) => Phrase::new("card-strikes-each").with("who", every(group)),
        Strikes::Series { of, times } => {
            Phrase::new("card-strikes-series").number("times", *times).with("who", every(of))
        }
        Strikes::Area(inches) => Phrase::new("card-strikes-area").number("inches", *inches),
        Strikes::WhileHits(times) => Phrase::new("card-strikes-while-hits").number("times", *times),
        Strikes::Chain(inches) => Phrase::new("card-strikes-chain").number("inches", *inches),
        Strikes::Targets(targets) => Phrase::new("card-strikes-targets").number("targets", *targets),
        Strikes::Line(inches) => Phrase::new("card-strikes-line").number("inches", *inches),
    }
}

/// What an attack does at each of its steps.
fn steps(then: &Then, kind: Kind, roles: Roles<'_>) -> Vec<Phrase> {
    let (struck, missed) = match kind {
        Kind::Dodge | Kind::Counterattack => ("card-if-hit-anyway", "card-if-dodged"),
        Kind::Passive
        | Kind::Attack
        | Kind::RangedAttack
        | Kind::Charge
        | Kind::Effect
        | Kind::Movement
        | Kind::Walk
        | Kind::Run
        | Kind::Escape
        | Kind::Seek => ("card-if-hit", "card-if-missed"),
    };
    let Then { hit, damage, critical, kill, miss, after, between } = then;
    let step = |(key, effects): (&'static str, &Effects)| {
        Some(Phrase::new(key).with("then", sentence(effects, Lead::Bearer, None, roles)?))
    };
    let steps = [
        (struck, hit),
        ("card-if-damage", damage),
        ("card-if-critical", critical),
        ("card-if-kill", kill),
        (missed, miss),
        ("card-between", between),
        ("card-afterwards", after),
    ];
    steps.into_iter().filter_map(step).collect()
}

/// What the steps on top of the cost can buy.
fn upgraded(upgrades: &[Upgrade], kind: Kind, roles: Roles<'_>) -> Option<Phrase> {
    let options = upgrades.iter().zip(1u8..).filter_map(|(upgrade, number)| {
        let Upgrade { with, then, targets, blows, most } = upgrade;
        let changes = with.iter().flat_map(|change| sentences(change, None, roles));
        let mut said: Vec<Phrase> = changes.chain(steps(then, kind, roles)).collect();
        if *targets > 0 {
            said.push(Phrase::new("card-more-targets").number("targets", *targets));
        }
        if *blows > 0 {
            said.push(Phrase::new("card-more-blows").number("blows", *blows));
        }
        let does = Phrase::joined(said, Glue::And)?;
        let does = match most {
            1 => does,
            most => Phrase::new("card-most-times").with("does", does).number("most", *most),
        };
        // Where there is but one thing to buy, there is nothing to choose.
        Some(match upgrades.len() {
            1 => does,
            _ => Phrase::new("card-gain").number("number", number).with("does", does),
        })
    });
    let options = Phrase::joined(options.collect(), Glue::Semicolon)?;
    let key = if upgrades.len() == 1 { "card-upgrade" } else { "card-upgrades" };
    Some(Phrase::new(key).with("options", options))
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
        body.extend(sentences(change, until.map(|(behind, _)| behind), roles));
    }
    for trigger in &ability.triggers {
        if let Some(said) = triggered(trigger, roles) {
            body.push(match until {
                Some((_, before)) => Phrase::new(before).with("does", said),
                None => said,
            });
            body.extend(trigger.limit.map(|span| limit(span, trigger.times)));
        }
    }
    body
}

fn triggered(trigger: &Trigger, roles: Roles<'_>) -> Option<Phrase> {
    let Trigger { when, needs, may, pays, limit: _, times: _, does } = trigger;
    let (names, needs) = bearers(needs);
    let moment = cue(&when.0, &needs, roles);
    let paid = paid(pays);
    let lead = match (moment.of_bearer, &paid) {
        (_, Some(_)) => Lead::Nothing,
        (true, None) => Lead::Bearer,
        (false, None) => Lead::Other,
    };
    let then = sentence(does, lead, None, moment.roles)?;
    let then = match (paid, *may) {
        (Some(paid), true) => Phrase::new("card-may-pay").with("what", paid).with("then", then),
        (Some(paid), false) => Phrase::new("card-pays").with("what", paid).with("then", then),
        (None, true) => Phrase::new("card-may").with("then", then),
        (None, false) => then,
    };
    let said = Phrase::new("card-when-then").with("when", moment.when).with("then", then);
    Some(labelled(names, said))
}

fn limit(limit: Limit, times: Option<u8>) -> Phrase {
    let key = match limit {
        Limit::Attack => "card-limit-attack",
        Limit::Turn => "card-limit-turn",
        Limit::Game => "card-limit-game",
        Limit::Roll => "card-limit-roll",
    };
    Phrase::new(key).number("times", times.unwrap_or(1))
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
