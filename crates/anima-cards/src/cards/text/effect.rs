//! Effects in words: each is a verb with whom it is about, and a list of them becomes one sentence.

use super::super::{
    Again, Amount, Attribute, Camp, Die, Effect, Effects, Ends, Few, Measured, Moment, OneSide, Per, Pile,
    Price, Spot, SpotTable, Way, Who,
};
use super::ability::{carried_word, source_word};
use super::amount::{Sign, amount, is_negative, negated, pile};
use super::change::changed;
use super::condition::{how, kind_word, named, said};
use super::ends::{lasts, lasts_an_action, lasts_as_it_is, until_key};
use super::made::{choose, entries, free_attack, summon, with_actions};
use super::place::spot;
use super::who::{Case, Role, Roles, who, whom};
use super::{Glue, Phrase};
use crate::status::{Status, StatusSet};

/// What stands before a sentence, which decides how the bearer is named in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lead {
    /// Nothing: the bearer is left unsaid.
    Nothing,
    /// A clause about the bearer.
    Bearer,
    /// A clause about somebody else.
    Other,
}

/// So many tokens are taken where all of them are meant.
const ALL_TOKENS: i8 = -99;

/// One thing that happens.
pub(super) enum Clause {
    /// Somebody does something, or the bearer where nobody is named; a roll against the difficulty avoids it.
    Does { who: Option<Phrase>, does: Phrase, difficulty: Option<u8> },
    /// Something that is about no figure.
    Plain(Phrase),
    /// The same, with sentences of its own inside or said to the player.
    Whole(Phrase),
    /// A list of which not all comes about.
    Options(Phrase),
}

/// What one figure does, or something that is said as it stands.
enum Part {
    Figure { who: Option<Phrase>, verbs: Vec<Phrase> },
    Plain(Phrase),
    Whole(Phrase),
    Options(Phrase),
}

/// The sentence that a list of effects is, without its full stop; nothing if there are none. The first mention of the
/// target is `target`, where that says more.
pub(super) fn sentence(
    effects: &Effects,
    lead: Lead,
    target: Option<&Phrase>,
    roles: Roles<'_>,
) -> Option<Phrase> {
    let mut parts = parts(&effects.list, roles);
    if let (Some(target), Some(Part::Figure { who, .. })) = (target, parts.first_mut())
        && *who == who_is_target(roles)
    {
        *who = Some(target.clone());
    }
    let busy = |part: &Part| match part {
        Part::Figure { verbs, .. } => {
            verbs.len() > 1 || verbs.iter().any(|verb| is_list(verb) || goes_on(verb))
        }
        Part::Plain(_) => false,
        Part::Whole(_) | Part::Options(_) => true,
    };
    let glue = if parts.len() > 1 && parts.iter().any(busy) { Glue::Semicolon } else { Glue::And };
    let mut lead = lead;
    let (mut said, mut behind_options) = (Vec::new(), false);
    for part in parts {
        let options = matches!(part, Part::Options(_));
        let phrase = match part {
            Part::Figure { who, verbs } => {
                let named = who.is_some();
                let does = Phrase::joined(verbs, Glue::And)?;
                let said = subject(who, does, lead);
                lead = if named { Lead::Other } else { Lead::Bearer };
                said
            }
            Part::Plain(phrase) | Part::Whole(phrase) | Part::Options(phrase) => {
                lead = Lead::Other;
                phrase
            }
        };
        // What follows would seem to belong to the last of the options.
        said.push(if behind_options { Phrase::new("card-in-any-case").with("does", phrase) } else { phrase });
        behind_options = options;
    }
    Phrase::joined(said, glue)
}

/// Whether a verb holds a list, inside whatever limits it, so that another *and* behind it would be misread.
fn is_list(phrase: &Phrase) -> bool {
    match phrase {
        Phrase::List(_) => true,
        Phrase::Message(message) => message.args.get("does").is_some_and(is_list),
        Phrase::Number(_)
        | Phrase::Signed(_)
        | Phrase::Tenths(_)
        | Phrase::Chance(_)
        | Phrase::Length(_)
        | Phrase::Point(_)
        | Phrase::Figure(_)
        | Phrase::Name(_)
        | Phrase::Ability(_)
        | Phrase::Rule(_)
        | Phrase::Word(_)
        | Phrase::Text(_)
        | Phrase::Counted(_) => false,
    }
}

/// Whether a verb ends with what happens on the way, so that another *and* behind it would seem to happen there too.
fn goes_on(phrase: &Phrase) -> bool {
    matches!(phrase, Phrase::Message(message) if message.key == "card-passing")
}

/// The nouns of somebody whom the owner chooses.
const CHOICES: [&str; 6] = [
    "card-one-own",
    "card-one-friend",
    "card-one-enemy",
    "card-one-other",
    "card-one-character",
    "card-one-summon",
];

/// Whether a phrase is about one of a group whom the owner chooses.
fn is_choice(phrase: &Phrase) -> bool {
    match phrase {
        Phrase::Message(message) => {
            CHOICES.contains(&message.key.as_ref()) || message.args.get("who").is_some_and(is_choice)
        }
        Phrase::Number(_)
        | Phrase::Signed(_)
        | Phrase::Tenths(_)
        | Phrase::Chance(_)
        | Phrase::Length(_)
        | Phrase::Point(_)
        | Phrase::Figure(_)
        | Phrase::Name(_)
        | Phrase::Ability(_)
        | Phrase::Rule(_)
        | Phrase::Word(_)
        | Phrase::Text(_)
        | Phrase::Counted(_)
        | Phrase::List(_) => false,
    }
}

/// Whether the sentence of these effects begins with the target, so that the target can be described in it.
pub(super) fn begins_with_target(effects: &Effects, roles: Roles<'_>) -> bool {
    match parts(&effects.list, roles).first() {
        Some(Part::Figure { who, .. }) => *who == who_is_target(roles),
        Some(Part::Plain(_) | Part::Whole(_) | Part::Options(_)) | None => false,
    }
}

fn who_is_target(roles: Roles<'_>) -> Option<Phrase> {
    who(&Who::Target, roles, Case::Does)
}

fn subject(who: Option<Phrase>, does: Phrase, lead: Lead) -> Phrase {
    match (who, lead) {
        (Some(who), _) => Phrase::new("card-who-does").with("who", who).with("does", does),
        (None, Lead::Nothing) => does,
        (None, Lead::Bearer) => Phrase::new("card-it-does").with("does", does),
        (None, Lead::Other) => Phrase::new("card-bearer-does").with("does", does),
    }
}

type Resisted = (Vec<Phrase>, Option<u8>);

/// Whether what is said last of somebody happens on its way, so that nothing more can stand behind it.
fn ends_on_the_way(resisted: &[Resisted]) -> bool {
    resisted.last().and_then(|(verbs, _)| verbs.last()).is_some_and(goes_on)
}

/// Neighbours that are about the same figure share its mention, and those that it resists alike share the roll.
fn parts(effects: &[Effect], roles: Roles<'_>) -> Vec<Part> {
    let mut figures: Vec<(Option<Phrase>, Vec<Resisted>)> = Vec::new();
    let mut parts: Vec<Part> = Vec::new();
    let finish = |figures: &mut Vec<(Option<Phrase>, Vec<Resisted>)>, parts: &mut Vec<Part>| {
        for (who, resisted) in figures.drain(..) {
            let verbs = resisted.into_iter().filter_map(|(verbs, difficulty)| {
                let does = Phrase::joined(verbs, Glue::And)?;
                Some(resists(does, difficulty))
            });
            parts.push(Part::Figure { who, verbs: verbs.collect() });
        }
    };
    for clause in clauses(effects, roles) {
        match clause {
            Clause::Plain(phrase) => {
                finish(&mut figures, &mut parts);
                parts.push(Part::Plain(phrase));
            }
            Clause::Whole(phrase) => {
                finish(&mut figures, &mut parts);
                parts.push(Part::Whole(phrase));
            }
            Clause::Options(phrase) => {
                finish(&mut figures, &mut parts);
                parts.push(Part::Options(phrase));
            }
            Clause::Does { who, does, difficulty } => match figures.last_mut() {
                // Whoever is chosen anew may be somebody else.
                Some((known, resisted))
                    if *known == who
                        && !ends_on_the_way(resisted)
                        && !who.as_ref().is_some_and(is_choice) =>
                {
                    match resisted.last_mut() {
                        Some((verbs, roll)) if *roll == difficulty => verbs.push(does),
                        Some(_) | None => resisted.push((vec![does], difficulty)),
                    }
                }
                Some(_) | None => figures.push((who, vec![(vec![does], difficulty)])),
            },
        }
    }
    finish(&mut figures, &mut parts);
    parts
}

fn resists(does: Phrase, difficulty: Option<u8>) -> Phrase {
    match difficulty {
        Some(difficulty) => {
            Phrase::new("card-unless-resists").with("does", does).number("difficulty", difficulty)
        }
        None => does,
    }
}

/// One clause for each effect, but states given together are one.
fn clauses(effects: &[Effect], roles: Roles<'_>) -> Vec<Clause> {
    let mut roles = roles;
    let mut clauses = Vec::new();
    let mut rest = effects;
    while let Some((effect, after)) = rest.split_first() {
        rest = after;
        // The same said several times, as where somebody is chosen anew each time.
        let again = rest.iter().take_while(|next| *next == effect).count();
        if let (Some(Clause::Does { who, does, difficulty }), 1..) = (clause(effect, roles), again) {
            rest = &rest[again..];
            let does = Phrase::new("card-repeated").with("does", does).number("times", again as u8 + 1);
            clauses.push(Clause::Does { who, does, difficulty });
            continue;
        }
        // What is counted of the bearer's would seem to be theirs.
        let others = roles.others || is_done_to_others(effect);
        let roles_here = Roles { others, ..roles };
        if let Effect::State { give, level, to, difficulty } = effect {
            let mut states = vec![state(*give, *level, roles_here)];
            while let Some((Effect::State { give: next, level, to: other, difficulty: roll }, after)) =
                rest.split_first()
                && (other, roll, harms(*next)) == (to, difficulty, harms(*give))
            {
                states.push(state(*next, *level, roles_here));
                rest = after;
            }
            if let Some(states) = Phrase::joined(states, Glue::And) {
                let does = given_states(*give, states);
                clauses.push(Clause::Does { who: who(to, roles, Case::Does), does, difficulty: *difficulty });
            }
            continue;
        }
        clauses.extend(clause(effect, roles_here));
        roles.taken = taken(effect).unwrap_or(roles.taken);
    }
    clauses
}

/// Whether an amount is given to, taken from or gone by somebody else than the bearer.
fn is_done_to_others(effect: &Effect) -> bool {
    if let Effect::State { to, .. }
    | Effect::Actions { to, .. }
    | Effect::Heal { to, .. }
    | Effect::Tokens { to, .. }
    | Effect::Lose { from: to, .. }
    | Effect::Shove { who: to, .. }
    | Effect::Step { who: to, .. } = effect
    {
        return *to != Who::Bearer;
    }
    false
}

/// By which number the noun behind an amount is counted: that which stands before it.
fn plural(by: Amount) -> i64 {
    match by {
        Amount::Number(count) => count.into(),
        Amount::Measured(Measured { each: Per::Die, .. }) => 0,
        Amount::Measured(Measured { plus, times, .. }) if plus == 0 || plus < 0 && times > 0 => times.into(),
        Amount::Measured(Measured { plus, .. }) => plus.into(),
    }
}

/// What an effect takes, for those that count it after.
fn taken(effect: &Effect) -> Option<&'static str> {
    if let Effect::Lose { .. } = effect {
        return Some("life");
    }
    if let Effect::Cleanse { .. } = effect {
        return Some("counters");
    }
    if let Effect::Actions { by, all, .. } = effect {
        return (*all || is_negative(*by)).then_some("actions");
    }
    if let Effect::Tokens { by, all, .. } = effect {
        return (*all || is_negative(*by)).then_some("tokens");
    }
    None
}

fn given_states(first: Status, states: Phrase) -> Phrase {
    Phrase::new(if harms(first) { "card-suffers" } else { "card-gains" }).with("what", states)
}

fn state(status: Status, level: Amount, roles: Roles<'_>) -> Phrase {
    let name = Phrase::new("card-state").name("state", format!("status-{}", status.word()));
    amount(name, level, Sign::Hidden, roles)
}

fn harms(status: Status) -> bool {
    StatusSet::NEGATIVE.contains(status) || status == Status::Berserker
}

fn clause(effect: &Effect, roles: Roles<'_>) -> Option<Clause> {
    let of = |about: &Who, does: Phrase| Clause::Does {
        who: who(about, roles, Case::Does),
        does,
        difficulty: None,
    };
    let against = |about: &Who, does: Phrase, difficulty: Option<u8>| Clause::Does {
        who: who(about, roles, Case::Does),
        does,
        difficulty,
    };
    let bearer = |does: Phrase| Clause::Does { who: None, does, difficulty: None };
    let counted = |key, by| amount(Phrase::new(key), by, Sign::Hidden, roles);
    let given = |gives, takes, noun, by| {
        let (key, by) = if is_negative(by) { (takes, negated(by)) } else { (gives, by) };
        Phrase::new(key).with("what", counted(noun, by))
    };
    Some(match effect {
        Effect::State { give, level, to, difficulty } => {
            against(to, given_states(*give, state(*give, *level, roles)), *difficulty)
        }
        Effect::Cleanse { of: about, counters, sort, states, onto } => {
            let sort = sort.word();
            let names = states.iter().map(|state| Phrase::named(format!("status-{}", state.word())));
            let does = match (counters, Phrase::joined(names.collect(), Glue::And)) {
                (Some(counters), None) => {
                    let sheds = Phrase::new("card-cleansed-some").word("sort", sort);
                    amount(sheds, *counters, Sign::Hidden, roles)
                }
                (None, None) => Phrase::new("card-cleansed").word("sort", sort),
                (Some(counters), Some(states)) => {
                    let sheds = Phrase::new("card-cleansed-some-of").with("states", states);
                    amount(sheds, *counters, Sign::Hidden, roles)
                }
                (None, Some(states)) => Phrase::new("card-cleansed-of").with("states", states),
            };
            of(
                about,
                match onto {
                    Some(onto) => Phrase::new("card-cleansed-onto")
                        .with("does", does)
                        .with("who", whom(onto, roles, Case::Does)),
                    None => does,
                },
            )
        }
        Effect::Actions { to, all: true, difficulty, .. } => {
            against(to, Phrase::new("card-loses-all-actions"), *difficulty)
        }
        Effect::Actions { by, to, difficulty, over, all: false } => {
            let does = given("card-gains", "card-loses", "card-actions", *by);
            let does = if *over { Phrase::new("card-beyond-total").with("does", does) } else { does };
            against(to, does, *difficulty)
        }
        Effect::Heal { by, to } => {
            of(to, Phrase::new("card-regains").with("what", counted("card-life", *by)))
        }
        Effect::Lose { by, from, difficulty, armor, sacrifice, leaves, by_another } => {
            let key = if *sacrifice { "card-sacrifices" } else { "card-loses" };
            let does = Phrase::new(key).with("what", counted("card-life", *by));
            let does = if *armor { Phrase::new("card-against-armor").with("does", does) } else { does };
            let does = match leaves {
                Some(left) => Phrase::new("card-leaves-life").with("does", does).number("life", *left),
                None => does,
            };
            let does = match by_another {
                Some(another) => {
                    Phrase::new("card-as-by").with("does", does).with("who", whom(another, roles, Case::Does))
                }
                None => does,
            };
            against(from, does, *difficulty)
        }
        Effect::Change { to, is, until, difficulty } => {
            let about = if *to == Who::Bearer { &is.who } else { to };
            let (who, does) = changed(is, about, roles).begins();
            let does =
                if is.ends_with_actions() { lasts_an_action(does?, *until) } else { lasts(does?, *until) };
            Clause::Does { who, does, difficulty: *difficulty }
        }
        Effect::Hide { who, anywhere: false } => of(who, Phrase::new("card-hides")),
        Effect::Hide { who, anywhere: true } => of(who, Phrase::new("card-hides-anywhere")),
        Effect::Reveal { who, difficulty } => against(who, Phrase::new("card-revealed"), *difficulty),
        Effect::Stun { who, difficulty } => against(who, Phrase::new("card-gets-stunned"), *difficulty),
        Effect::Attack { .. } => free_attack(effect, roles)?,
        Effect::Relocate { who, to } => of(who, Phrase::new("card-relocated").with("where", spot(to, roles))),
        Effect::Chain { within, most, does } => {
            let inner = Roles { target: Role::That, ..roles };
            let then = sentence(does, Lead::Other, None, inner)?;
            Clause::Plain(
                Phrase::new("card-chain").number("inches", *within).number("most", *most).with("then", then),
            )
        }
        Effect::Shove { who, inches, way, crash, straight, from, stopped } => {
            let key = match (way, crash) {
                (Way::Away, false) if *straight => "card-shoved-straight",
                (Way::Toward, false) if *straight => "card-pulled-straight",
                (Way::Away, false) => "card-shoved",
                (Way::Toward, false) => "card-pulled",
                (Way::Any, false) => "card-moved",
                (Way::Away, true) => "card-flung",
                (Way::Toward, true) => "card-flung-here",
                (Way::Any, true) => "card-flung-anywhere",
            };
            let (direction, origin) = direction(from.as_ref(), "bearer", roles);
            let moved = counted(key, *inches).word("from", direction).with("origin", origin);
            let inner = Roles { target: Role::That, ..roles };
            of(
                who,
                match sentence(stopped, Lead::Other, None, inner) {
                    Some(then) => Phrase::new("card-if-stopped").with("does", moved).with("then", then),
                    None => moved,
                },
            )
        }
        Effect::Escape { who } => of(who, Phrase::new("card-escapes")),
        Effect::Tokens { by, all, to, most, name, on, own } => {
            let which = Pile { name: *name, on: *on };
            let does = match by {
                Amount::Number(_) | Amount::Measured(_) if *own && *all => {
                    Phrase::new("card-loses-tokens-own")
                }
                Amount::Number(_) | Amount::Measured(_) if *own => {
                    given("card-gets", "card-loses", "card-tokens-own", *by)
                }
                Amount::Number(_) | Amount::Measured(_) if *all && which != Pile::default() => {
                    Phrase::new("card-loses-every").with("pile", pile(which, 1))
                }
                Amount::Number(_) | Amount::Measured(_) if *all => Phrase::new("card-loses-tokens"),
                Amount::Number(..=ALL_TOKENS) if which == Pile::default() => Phrase::new("card-loses-tokens"),
                Amount::Number(_) | Amount::Measured(_) if which == Pile::default() => {
                    given("card-gets", "card-loses", "card-tokens", *by)
                }
                Amount::Number(_) | Amount::Measured(_) => {
                    let (key, by) =
                        if is_negative(*by) { ("card-loses", negated(*by)) } else { ("card-gets", *by) };
                    let count = plural(by);
                    let noun = Phrase::new("card-pile-of").with("pile", pile(which, count));
                    Phrase::new(key).with("what", amount(noun, by, Sign::Hidden, roles))
                }
            };
            of(
                to,
                match most {
                    Some(most) => Phrase::new("card-at-most").with("does", does).number("most", *most),
                    None => does,
                },
            )
        }
        Effect::Become { character, keeps_life, until, actions, place: _ } => {
            let keeps = if *keeps_life { "yes" } else { "no" };
            let mut does =
                Phrase::new("card-becomes").name("character", character.clone()).word("keeps", keeps);
            if let Some(actions) = actions {
                does = with_actions(does, counted("card-actions", *actions));
            }
            bearer(lasts_as_it_is(does, *until))
        }
        Effect::Summon { .. } => bearer(summon(effect, roles)?),
        // All that is above so much.
        Effect::Prevent {
            by:
                Some(Amount::Measured(Measured {
                    each: Per::Dealt,
                    per: 1,
                    times: 1,
                    plus,
                    most: None,
                    least: None,
                    ..
                })),
            leaves: None,
        } if *plus < 0 => Clause::Plain(Phrase::new("card-loss-at-most").number("most", -i64::from(*plus))),
        Effect::Prevent { leaves: Some(life), .. } => {
            Clause::Plain(Phrase::new("card-loss-leaves").number("life", *life))
        }
        Effect::Prevent { by: Some(by), leaves: None } => Clause::Plain(counted("card-prevented", *by)),
        Effect::Prevent { by: None, leaves: None } => Clause::Plain(Phrase::new("card-prevented-all")),
        Effect::Redirect { to, keeps_roll } => {
            let key = match (roles.moment, keeps_roll) {
                (Some(Moment::Affected), _) => "card-redirected-effect",
                (Some(Moment::Failed | Moment::Succeeded), _) => "card-thrown-back",
                (_, true) => "card-redirected-rolled",
                (_, false) => "card-redirected",
            };
            Clause::Plain(Phrase::new(key).with("who", whom(to, roles, Case::Does)))
        }
        Effect::Pass { to, by: None } => of(to, Phrase::new("card-loses-instead")),
        Effect::Pass { to, by: Some(by) } => of(to, counted("card-loses-some-instead", *by)),
        Effect::Lower { all: true, of: about, .. } => of(about, Phrase::new("card-lowered-all")),
        Effect::Lower { by, all: false, of: about } => of(about, counted("card-lowered", *by)),
        Effect::Mode(name) => {
            bearer(Phrase::new("card-enters-mode").name("mode", format!("mode-{}", name.as_str())))
        }
        Effect::Repeat { times, does } => {
            let then = sentence(does, Lead::Other, None, roles)?;
            let times = counted("card-times", *times);
            Clause::Whole(Phrase::new("card-repeat").with("times", times).with("then", then))
        }
        Effect::Cancel => Clause::Plain(Phrase::new(match roles.moment {
            Some(Moment::Affected) => "card-cancelled-effect",
            Some(Moment::Rolls | Moment::Rolled) => "card-cancelled-roll",
            Some(Moment::Gnosis | Moment::Plays) | None => "card-cancelled",
            Some(moment) if moment.is_of_an_attack() => "card-cancelled-attack",
            Some(_) => "card-cancelled",
        })),
        Effect::Miss => Clause::Plain(Phrase::new("card-misses-outright")),
        Effect::Succeed => Clause::Plain(Phrase::new("card-roll-succeeds")),
        Effect::Revive { who, life, to, actions } => {
            let mut given = vec![counted("card-life", *life)];
            given.extend(actions.map(|actions| counted("card-actions", actions)));
            let fallen = matches!(who, Who::All(group) | Who::One(group) | Who::SomeOf(Few { of: group, .. }) | Who::Nearest(group)
                if group.side == Camp::Fallen);
            let key = if fallen { "card-stands-again" } else { "card-revived" };
            let does = Phrase::new(key).with("what", Phrase::joined(given, Glue::And)?);
            of(
                who,
                match to {
                    Some(to) => Phrase::new("card-placed").with("does", does).with("where", spot(to, roles)),
                    None => does,
                },
            )
        }
        Effect::Remove { who, worthless: false } => of(who, Phrase::new("card-leaves-game")),
        Effect::Remove { who, worthless: true } => of(who, Phrase::new("card-leaves-worthless")),
        Effect::Forget { abilities } => {
            let abilities =
                Phrase::joined(abilities.iter().map(|id| named(roles.card, id)).collect(), Glue::And)?;
            bearer(Phrase::new("card-forgets").with("abilities", abilities))
        }
        Effect::Choose { .. } => Clause::Options(choose(effect, roles)?),
        Effect::Roll { table, plus, also } => {
            let table = Phrase::joined(entries(table, roles), Glue::Semicolon)?;
            let added = plus.iter().chain(also);
            let added = added.map(|by| amount(Phrase::new("card-plus"), *by, Sign::Shown, roles)).collect();
            Clause::Options(match Phrase::joined(added, Glue::Comma) {
                Some(plus) => Phrase::new("card-roll-plus").with("plus", plus).with("table", table),
                None => Phrase::new("card-roll").with("table", table),
            })
        }
        Effect::If { test, of, does } => Clause::Whole(if_then(test, of, does, roles)?),
        Effect::Resist { who, difficulty, with, passed, failed } => {
            let with = with.unwrap_or(Attribute::Resistance);
            Clause::Whole(resisted(who, (*difficulty, with), [passed, failed], roles)?)
        }
        Effect::Enter { who, back, takes } => bearer(
            Phrase::new("card-enters")
                .with("who", whom(who, roles, Case::Does))
                .number("inches", *back)
                .word("takes", if *takes { "yes" } else { "no" }),
        ),
        Effect::End => Clause::Plain(Phrase::new("card-ends")),
        Effect::Gnosis { by, to: OneSide::Own } => {
            Clause::Plain(given("card-side-gains", "card-side-loses", "card-gnosis", *by))
        }
        Effect::Gnosis { by, to: OneSide::Enemy } => {
            Clause::Plain(given("card-other-side-gains", "card-other-side-loses", "card-gnosis", *by))
        }
        Effect::Points { by, to: OneSide::Own } => {
            Clause::Plain(given("card-side-gains", "card-side-loses", "card-victory-points", *by))
        }
        Effect::Points { by, to: OneSide::Enemy } => {
            Clause::Plain(given("card-other-side-gains", "card-other-side-loses", "card-victory-points", *by))
        }
        Effect::ShowHand => Clause::Plain(Phrase::new("card-shows-hand")),
        Effect::ToHand => Clause::Plain(Phrase::new("card-to-hand")),
        Effect::Refund => Clause::Plain(Phrase::new("card-refunded")),
        Effect::ShowOwnHand => Clause::Plain(Phrase::new("card-shows-own-hand")),
        Effect::TakeCard { from, needs } => {
            let does = Phrase::new("card-takes-card").with("who", whom(from, roles, Case::Whom));
            bearer(match needs {
                Some(needs) => Phrase::new("card-needs-die").with("does", does).number("die", *needs),
                None => does,
            })
        }
        Effect::GiveCard { to, this } => {
            let key = if *this { "card-gives-this-card" } else { "card-gives-card" };
            bearer(Phrase::new(key).with("who", whom(to, roles, Case::Whom)))
        }
        Effect::Mark { who } => {
            Clause::Whole(Phrase::new("card-marks").with("who", whom(who, roles, Case::Whom)))
        }
        Effect::Deployment { inches } => {
            Clause::Plain(Phrase::new("card-larger-zone").number("inches", *inches))
        }
        Effect::MarkScenery => Clause::Whole(Phrase::new("card-marks-scenery")),
        Effect::Discard => Clause::Plain(Phrase::new("card-discarded")),
        Effect::Redeploy { count } => Clause::Plain(Phrase::new("card-redeploys").number("count", *count)),
        Effect::Step { who, inches, way, passing, to, from } => {
            let mut steps = counted(
                match way {
                    Way::Any => "card-steps",
                    Way::Away => "card-steps-away",
                    Way::Toward => "card-steps-toward",
                },
                *inches,
            );
            if *way != Way::Any {
                let (direction, origin) = direction(from.as_ref(), "target", roles);
                steps = steps.word("from", direction).with("origin", origin);
            }
            if let Some(to) = to {
                let free = SpotTable { free: true, ..SpotTable::default() };
                steps = if *to == Spot::Spot(free) {
                    Phrase::new("card-step-free").with("does", steps)
                } else {
                    Phrase::new("card-step-ends").with("does", steps).with("where", spot(to, roles))
                };
            }
            let inner = Roles { target: Role::That, ..roles };
            of(
                who,
                match sentence(passing, Lead::Other, None, inner) {
                    Some(then) => Phrase::new("card-passing").with("does", steps).with("then", then),
                    None => steps,
                },
            )
        }
        Effect::Dispel { of, on, ability, difficulty, sources } => {
            let sources =
                sources.iter().map(|source| Phrase::new("card-source").word("source", source_word(*source)));
            let (one, all, only) = match on {
                Some(_) => ("card-freed-of", "card-freed", "card-freed-of-ability"),
                None => ("card-dispelled-of", "card-dispelled", "card-dispelled-of-ability"),
            };
            let sources = Phrase::joined(sources.collect(), Glue::And);
            let does = match (sources, ability) {
                (_, Some(ability)) => Phrase::new(only).with("ability", named(roles.card, ability)),
                (Some(sources), None) => Phrase::new(one).with("sources", sources),
                (None, None) => Phrase::new(all),
            };
            against(of.as_ref().or(on.as_ref())?, does, *difficulty)
        }
        Effect::Swap { who, with } => {
            of(who, Phrase::new("card-swaps").with("who", whom(with, roles, Case::Does)))
        }
        Effect::Leave { who } => of(who, Phrase::new("card-leaves-table")),
        Effect::Return { to } => bearer(Phrase::new("card-returns").with("where", spot(to, roles))),
        Effect::Raise { who, life } => {
            of(who, Phrase::new("card-raised").with("what", counted("card-life", *life)))
        }
        Effect::Control { who, until, difficulty } => {
            against(who, lasts(Phrase::new("card-controlled"), Ends::NEVER.with(*until)), *difficulty)
        }
        // A roll that is no attack has but one die.
        Effect::Reroll { .. } if roles.moment == Some(Moment::Rolled) => {
            Clause::Plain(Phrase::new("card-reroll-it"))
        }
        Effect::Reroll { die: Die::Attack } => Clause::Plain(Phrase::new("card-reroll-attack")),
        Effect::Reroll { die: Die::Defense } => Clause::Plain(Phrase::new("card-reroll-defense")),
        Effect::Ready { who, now: true, .. } => of(who, Phrase::new("card-goes-next")),
        Effect::Ready { who, again: Again::Activation, now: false } => of(who, Phrase::new("card-readied")),
        Effect::Ready { who, again: Again::Movement, now: false } => of(who, Phrase::new("card-moves-again")),
        Effect::Ready { who, again: Again::Interception, now: false } => {
            of(who, Phrase::new("card-guards-again"))
        }
        Effect::Ready { who, again: Again::Seek, now: false } => of(who, Phrase::new("card-seeks-again")),
        Effect::Grant { ability, to, until, difficulty, place: _ } => {
            let does = Phrase::new("card-grants").with("ability", named(roles.card, ability));
            against(to, lasts_as_it_is(does, *until), *difficulty)
        }
        Effect::Suppress { of, carried, sources, until, difficulty, place: _ } => {
            let named =
                sources.iter().map(|source| Phrase::new("card-source").word("source", source_word(*source)));
            let does = match Phrase::joined(named.collect(), Glue::Or) {
                Some(sources) => Phrase::new("card-suppressed-of").with("sources", sources),
                None => Phrase::new("card-suppressed"),
            };
            let does = match carried {
                Some(kind) => Phrase::new("card-suppressed-carried")
                    .word("kind", carried_word(Some(*kind)))
                    .with("does", does),
                None => does,
            };
            against(of, lasts_as_it_is(does, *until), *difficulty)
        }
        Effect::Strip { from, kind, difficulty } => {
            against(from, Phrase::new("card-stripped").word("kind", carried_word(*kind)), *difficulty)
        }
        Effect::Finish { who, difficulty } => against(who, Phrase::new("card-finishes"), *difficulty),
        Effect::Delay { who, difficulty } => against(who, Phrase::new("card-delayed"), *difficulty),
        Effect::First { who } => {
            Clause::Plain(Phrase::new("card-goes-first").with("who", whom(who, roles, Case::Does)))
        }
        Effect::Act { who, of: kinds, at, special, price, must, place: _ } => {
            let kinds = kinds.iter().map(|kind| Phrase::new("card-acts").word("kind", kind_word(*kind)));
            let mut acts = Phrase::joined(kinds.collect(), Glue::Or)?;
            if *special {
                acts = Phrase::new("card-acts-special").with("does", acts);
            }
            if let Some(at) = at {
                acts =
                    Phrase::new("card-acts-at").with("does", acts).with("who", whom(at, roles, Case::Does));
            }
            acts = match price {
                Price::Free => Phrase::new("card-acts-free").with("does", acts),
                Price::Full => acts,
                Price::Less(by) => Phrase::new("card-acts-less").with("does", acts).number("by", *by),
            };
            let key = if *must { "card-acts-must" } else { "card-acts-may" };
            of(who, Phrase::new(key).with("does", acts))
        }
        Effect::Halt { who, of: kinds } => {
            let kinds = kinds.iter().map(|kind| Phrase::new("card-of-kind").word("kind", kind_word(*kind)));
            let does = match Phrase::joined(kinds.collect(), Glue::Or) {
                Some(kinds) => Phrase::new("card-halted-of").with("kinds", kinds),
                None => Phrase::new("card-halted"),
            };
            of(who, does)
        }
        Effect::Copy { from, carried, to, sources, until, place: _ } => {
            let named =
                sources.iter().map(|source| Phrase::new("card-source").word("source", source_word(*source)));
            let does = match Phrase::joined(named.collect(), Glue::Or) {
                Some(sources) => Phrase::new("card-copies-of").with("sources", sources),
                None => Phrase::new("card-copies-any"),
            };
            let does = does.with("who", whom(from, roles, Case::Does));
            let does = match carried {
                Some(kind) => Phrase::new("card-suppressed-carried")
                    .word("kind", carried_word(Some(*kind)))
                    .with("does", does),
                None => does,
            };
            of(to, Phrase::new(until_key(*until)).with("does", does))
        }
    })
}

/// Away from whom or towards whom somebody is moved, as messages select by it, and who that is.
fn direction(from: Option<&Who>, usual: &'static str, roles: Roles<'_>) -> (&'static str, Phrase) {
    match from {
        Some(from) => ("other", whom(from, roles, Case::Does)),
        None => (usual, Phrase::Word("".into())),
    }
}

fn if_then(test: &[super::super::Condition], of: &Who, does: &Effects, roles: Roles<'_>) -> Option<Phrase> {
    let tested = said(test, roles);
    let figure = who(of, roles, Case::Does);
    let lead = if figure.is_none() || tested.is.is_none() { Lead::Bearer } else { Lead::Other };
    let then = sentence(does, lead, None, roles)?;
    let clause = match (tested.is, figure) {
        (Some(is), None) => Phrase::new("card-if-it-then").with("is", how(is, tested.how)),
        (Some(is), Some(who)) => {
            Phrase::new("card-if-who-then").with("who", who).with("is", how(is, tested.how))
        }
        (None, _) => Phrase::new("card-if-how-then").with("how", tested.how?),
    };
    Some(clause.with("then", then))
}

/// A roll for Resistance, and what comes of it either way.
fn resisted(
    who: &Who,
    (difficulty, with): (u8, Attribute),
    outcomes: [&Effects; 2],
    roles: Roles<'_>,
) -> Option<Phrase> {
    let [passed, failed] = outcomes;
    let roll = match with {
        Attribute::Resistance => Phrase::new("card-rolls-resistance"),
        Attribute::Attack | Attribute::Damage | Attribute::Defense | Attribute::Armor => {
            Phrase::new("card-rolls-with").word("attribute", with.word())
        }
    };
    let roll = roll.with("who", whom(who, roles, Case::Does)).number("difficulty", difficulty);
    let (lead, target) = match who {
        Who::Bearer => (Lead::Bearer, roles.target),
        Who::Target | Who::Subject | Who::Cause => (Lead::Other, roles.target),
        // Each of a group rolls for itself and is the target of what follows.
        Who::All(_) | Who::One(_) | Who::SomeOf(_) | Who::Nearest(_) => (Lead::Other, Role::That),
    };
    let roles = Roles { target, ..roles };
    let outcome = |key: &'static str, effects| {
        Some(Phrase::new(key).with("then", sentence(effects, lead, None, roles)?))
    };
    let outcomes = [outcome("card-if-passed", passed), outcome("card-if-failed", failed)];
    Phrase::joined(std::iter::once(roll).chain(outcomes.into_iter().flatten()).collect(), Glue::Semicolon)
}

pub(super) fn nothing() -> Phrase {
    Phrase::new("card-nothing")
}
