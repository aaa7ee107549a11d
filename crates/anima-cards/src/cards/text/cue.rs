//! Moments in words: *when it is attacked*, *when an enemy within its zone of control dies*.

use super::super::{Camp, Condition, CueTable, Moment, Part};
use super::condition::{how, how_apart, named, said, that_is};
use super::who::{Case, How, Role, Roles, role, some};
use super::{Glue, Phrase};

/// A moment, and who is who in what follows.
pub(super) struct Said<'a> {
    pub when: Phrase,
    pub roles: Roles<'a>,
    /// Whether *it* would still mean the bearer behind the moment.
    pub of_bearer: bool,
}

/// The moment of a cue, while `needs` is true of the bearer.
pub(super) fn cue<'a>(cue: &CueTable, needs: &[Condition], roles: Roles<'a>) -> Said<'a> {
    let CueTable { moment: happening, part, about: _, against } = cue;
    // That its last life points are at stake is said of the loss, what is rolled for of the roll, and what is used of its use.
    let loses = matches!(happening, Moment::BeforeDamage | Moment::BeforeLoss);
    let last = loses && needs.contains(&Condition::WouldDie);
    let rolls = matches!(happening, Moment::Rolls | Moment::Rolled | Moment::Failed | Moment::Succeeded);
    let roll = needs
        .iter()
        .find_map(|need| if let Condition::Rolling(roll) = need { rolls.then_some(*roll) } else { None });
    let uses = *happening == Moment::Uses;
    let used = needs
        .iter()
        .find_map(|need| if let Condition::By(ability) = need { uses.then_some(ability) } else { None });
    let apart = |need: &&Condition| {
        !(last && **need == Condition::WouldDie)
            && roll.is_none_or(|roll| **need != Condition::Rolling(roll))
            && !(uses && matches!(need, Condition::By(_)))
    };
    let needs: Vec<Condition> = needs.iter().filter(apart).cloned().collect();
    let (needs, other) = (said(&needs, roles), said(against, roles.of_another()));
    let adverbs = needs.how.into_iter().chain(other.how).collect();
    let adverbs = Phrase::joined(adverbs, Glue::Comma);
    let moment_said = Some(*happening);
    let roles = Roles { subject: subject(cue), cause: cause(cue), moment: moment_said, ..roles };
    let mut when = match (moment(*happening), roll) {
        (Happens::Phase(key), _) => how(Phrase::new(key), adverbs),
        (Happens::To(key), None) => {
            let does = match used {
                Some(ability) => {
                    Phrase::new("card-moment-uses-it").with("ability", named(roles.card, ability))
                }
                None => Phrase::new(key),
            };
            happens(cue, does, adverbs, other.is.clone(), roles)
        }
        (Happens::To(_), Some(roll)) => {
            let keys = [
                (Moment::Rolls, "card-moment-rolls-for"),
                (Moment::Failed, "card-moment-failed-for"),
                (Moment::Succeeded, "card-moment-succeeded-for"),
            ];
            let known = keys.into_iter().find(|(moment, _)| moment == happening);
            let key = known.map_or("card-moment-rolled-for", |(_, key)| key);
            happens(cue, Phrase::new(key).word("roll", roll.word()), adverbs, other.is.clone(), roles)
        }
    };
    if last {
        when = Phrase::new("card-when-last").with("when", when);
    }
    if let Some(is) = needs.is {
        when = Phrase::new("card-while").with("when", when).with("is", is);
    }
    if let (Some(is), Part::Subject | Part::Witness) = (&other.is, *part)
        && let Some(other) = role(cause(cue), Case::Does)
    {
        when = Phrase::new("card-when-other").with("when", when).with("who", other).with("is", is.clone());
    }
    let of_bearer = match part {
        Part::Subject | Part::Cause => true,
        Part::Witness => false,
    };
    Said { when, roles, of_bearer }
}

/// What happens to somebody, or is done by the bearer.
fn happens(
    cue: &CueTable,
    does: Phrase,
    adverbs: Option<Phrase>,
    other: Option<Phrase>,
    roles: Roles<'_>,
) -> Phrase {
    match cue.part {
        // Whoever touches the bearer is a witness's; the bearer itself touches an enemy.
        Part::Subject if cue.moment == Moment::Touches => {
            Phrase::new("card-when-it").with("does", how(Phrase::new("card-touches-enemy"), adverbs))
        }
        Part::Subject if cue.moment == Moment::ComesNear => {
            let whom = cue.about.as_ref().map(|group| some(group, How::One, &[], roles, Case::Whom));
            let does = match whom {
                Some(whom) => Phrase::new("card-comes-near-whom").with("whom", whom),
                None => does,
            };
            Phrase::new("card-when-it").with("does", how(does, adverbs))
        }
        Part::Subject => Phrase::new("card-when-it").with("does", how(does, adverbs)),
        Part::Cause => {
            let whom = match (&cue.about, other) {
                (Some(group), _) => Some(some(group, How::One, &cue.against, roles, Case::Whom)),
                (None, Some(is)) => {
                    Some(an_enemy(&cue.against, roles).unwrap_or(Phrase::new("card-whoever").with("is", is)))
                }
                (None, None) => None,
            };
            // Behind what is said of the other one, an adverb would seem to belong to that.
            let described = other_is_described(cue);
            let does = match whom {
                Some(whom) => does.attribute("whom").with("whom", whom),
                None => does.attribute("cause"),
            };
            let does = if described { how_apart(does, adverbs) } else { how(does, adverbs) };
            Phrase::new("card-when-it").with("does", does)
        }
        Part::Witness => {
            let who = match &cue.about {
                Some(group) => some(group, How::One, &[], roles, Case::Does),
                None => Phrase::new("card-anybody"),
            };
            Phrase::new("card-when-who").with("who", who).with("does", how(does, adverbs))
        }
    }
}

/// An enemy of whom the rest is true, where the conditions ask for one.
fn an_enemy(conditions: &[Condition], roles: Roles<'_>) -> Option<Phrase> {
    let place = conditions.iter().position(|condition| *condition == Condition::Enemy)?;
    let mut rest = conditions.to_vec();
    rest.remove(place);
    let noun = Phrase::new("card-one-enemy").attribute("whom");
    Some(that_is(noun, said(&rest, roles.of_another()).is))
}

fn other_is_described(cue: &CueTable) -> bool {
    !cue.against.is_empty() || cue.about.as_ref().is_some_and(|group| !group.which.is_empty())
}

/// Whom an attack strikes that answers the moment, as the text calls it; nobody in particular where the moment is nobody's
/// doing.
pub(super) fn struck(cue: &CueTable) -> Option<Role> {
    let about_enemies = cue.about.as_ref().is_some_and(|group| group.side == Camp::Enemies);
    match cue.part {
        Part::Subject if cue.moment.has_cause() => Some(Role::Attacker),
        Part::Subject => None,
        Part::Cause if is_attack(cue.moment) => Some(Role::Target),
        Part::Cause => Some(Role::That),
        Part::Witness if about_enemies => Some(Role::That),
        Part::Witness if cue.moment.has_cause() => Some(Role::Attacker),
        Part::Witness => None,
    }
}

fn subject(cue: &CueTable) -> Role {
    match cue.part {
        Part::Subject => Role::Bearer,
        Part::Cause if is_attack(cue.moment) => Role::Target,
        Part::Cause | Part::Witness => Role::That,
    }
}

fn cause(cue: &CueTable) -> Role {
    match cue.part {
        Part::Cause => Role::Bearer,
        // Somebody to whom the bearer comes near.
        Part::Subject if cue.moment == Moment::ComesNear => Role::That,
        Part::Subject | Part::Witness if is_of_no_attack(cue.moment) => Role::Causer,
        Part::Subject | Part::Witness => Role::Attacker,
    }
}

/// Whether whoever brings the moment about need not attack.
fn is_of_no_attack(moment: Moment) -> bool {
    matches!(
        moment,
        Moment::Rolls
            | Moment::Rolled
            | Moment::Failed
            | Moment::Succeeded
            | Moment::Displaced
            | Moment::Passed
            | Moment::Affected
            | Moment::Healed
            | Moment::StateGiven
            | Moment::Guarded
    )
}

/// Whether whom the moment is about can be called the target.
fn is_attack(moment: Moment) -> bool {
    match moment {
        Moment::Attacked
        | Moment::BeforeRoll
        | Moment::AfterRoll
        | Moment::Hit
        | Moment::Missed
        | Moment::Critical
        | Moment::BeforeDamage
        | Moment::Damaged => true,
        Moment::DeploymentBegins
        | Moment::BeforeLoss
        | Moment::GameBegins
        | Moment::RecoveryBegins
        | Moment::RecoveryEnds
        | Moment::MaintenanceBegins
        | Moment::MaintenanceEnds
        | Moment::ActionsBegin
        | Moment::TurnEnds
        | Moment::Activated
        | Moment::Rolls
        | Moment::Rolled
        | Moment::Dying
        | Moment::Died
        | Moment::Escapes
        | Moment::Moves
        | Moment::Moved
        | Moment::Touches
        | Moment::Uses
        | Moment::Gnosis
        | Moment::Summoned
        | Moment::Between
        | Moment::ComesNear
        | Moment::Charged
        | Moment::Failed
        | Moment::Succeeded
        | Moment::ActivationEnds
        | Moment::Displaced
        | Moment::Passed
        | Moment::Initiative
        | Moment::Sacrificed
        | Moment::Affected
        | Moment::Revealed
        | Moment::Healed
        | Moment::StateGiven
        | Moment::Guarded
        | Moment::Plays
        | Moment::PaysUpkeep => false,
    }
}

/// A moment in words: a phase, which happens to nobody in particular, or what happens to its subject. The forms
/// `cause` and `whom` of the latter say it of the one who brings it about.
enum Happens {
    Phase(&'static str),
    To(&'static str),
}

fn moment(moment: Moment) -> Happens {
    match moment {
        Moment::DeploymentBegins => Happens::Phase("card-when-deployment-begins"),
        Moment::GameBegins => Happens::Phase("card-when-game-begins"),
        Moment::RecoveryBegins => Happens::Phase("card-when-recovery-begins"),
        Moment::RecoveryEnds => Happens::Phase("card-when-recovery-ends"),
        Moment::MaintenanceBegins => Happens::Phase("card-when-maintenance-begins"),
        Moment::MaintenanceEnds => Happens::Phase("card-when-maintenance-ends"),
        Moment::ActionsBegin => Happens::Phase("card-when-actions-begin"),
        Moment::TurnEnds => Happens::Phase("card-when-turn-ends"),
        Moment::Between => Happens::Phase("card-when-between"),
        Moment::Activated => Happens::To("card-moment-activated"),
        Moment::Attacked => Happens::To("card-moment-attacked"),
        Moment::BeforeRoll => Happens::To("card-moment-before-roll"),
        Moment::AfterRoll => Happens::To("card-moment-after-roll"),
        Moment::Rolls => Happens::To("card-moment-rolls"),
        Moment::Rolled => Happens::To("card-moment-rolled"),
        Moment::Hit => Happens::To("card-moment-hit"),
        Moment::Missed => Happens::To("card-moment-missed"),
        Moment::Critical => Happens::To("card-moment-critical"),
        Moment::BeforeDamage => Happens::To("card-moment-before-damage"),
        Moment::BeforeLoss => Happens::To("card-moment-before-loss"),
        Moment::Damaged => Happens::To("card-moment-damaged"),
        Moment::Dying => Happens::To("card-moment-dying"),
        Moment::Died => Happens::To("card-moment-died"),
        Moment::Escapes => Happens::To("card-moment-escapes"),
        Moment::Moves => Happens::To("card-moment-moves"),
        Moment::Moved => Happens::To("card-moment-moved"),
        Moment::Touches => Happens::To("card-moment-touches"),
        Moment::Uses => Happens::To("card-moment-uses"),
        Moment::Gnosis => Happens::To("card-moment-gnosis"),
        Moment::Summoned => Happens::To("card-moment-summoned"),
        Moment::Charged => Happens::To("card-moment-charged"),
        Moment::Failed => Happens::To("card-moment-failed"),
        Moment::Succeeded => Happens::To("card-moment-succeeded"),
        Moment::ActivationEnds => Happens::To("card-moment-activation-ends"),
        Moment::Displaced => Happens::To("card-moment-displaced"),
        Moment::Affected => Happens::To("card-moment-affected"),
        Moment::Revealed => Happens::To("card-moment-revealed"),
        Moment::Healed => Happens::To("card-moment-healed"),
        Moment::StateGiven => Happens::To("card-moment-state-given"),
        Moment::Guarded => Happens::To("card-moment-guarded"),
        Moment::Plays => Happens::To("card-moment-plays"),
        Moment::PaysUpkeep => Happens::To("card-moment-pays-upkeep"),
        Moment::ComesNear => Happens::To("card-moment-comes-near"),
        Moment::Passed => Happens::To("card-moment-passed"),
        Moment::Initiative => Happens::To("card-moment-initiative"),
        Moment::Sacrificed => Happens::To("card-moment-sacrificed"),
    }
}
