//! `tactica odds`: the exact chance of holding what is wanted, if one rolls as well as one can.

use std::collections::BTreeMap;

use catalog::Texts;
use catalog::packs::OwnPack;
use lab::odds::last_stand::{Answer, OddsError, Question, answer, counted};
use lab::odds::team::TeamQuestion;
use players::laststand::policy::Policy;
use serde::Serialize;

use super::measured::{self, decimal, percent};
use super::scenario::print_json;
use crate::args::Odds;
use crate::console::Console;
use crate::failure::Failure;

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    hero: &'a str,
    held: BTreeMap<&'static str, u8>,
    want: &'a str,
    /// To hold what is wanted in the end.
    chance: f64,
    /// TITAN faces on the way, on average.
    titans: f64,
    /// What to roll now; nothing means to stop.
    roll: BTreeMap<&'static str, u8>,
    /// The chance if one stops now.
    stop: f64,
}

/// What `--json` prints for several heroes.
#[derive(Serialize)]
struct TeamReport<'a> {
    game: &'a str,
    heroes: Vec<HeroReport<'a>>,
    want: &'a str,
    /// That the team can pay for it in the end, for sure at least.
    chance: f64,
    /// And at most; the same where it is exact.
    at_most: f64,
    exact: bool,
    titans: f64,
    /// Whose die to roll next; nobody's means to stop.
    next: Option<NextReport<'a>>,
}

#[derive(Serialize)]
struct HeroReport<'a> {
    hero: &'a str,
    held: BTreeMap<&'static str, u8>,
}

#[derive(Serialize)]
struct NextReport<'a> {
    hero: &'a str,
    face: &'static str,
}

pub fn run(console: &mut Console<'_>, odds: &Odds, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    measured::of_game(&odds.game, &measured::LAST_STAND, texts)?;
    let content = measured::content(packs, texts)?;
    let refused = |error: OddsError| Failure::Usage(describe(&error, texts));
    let [(hero, held)] = odds.heroes.as_slice() else {
        let question = TeamQuestion::parse(&content, &odds.heroes, &odds.want).map_err(refused)?;
        let policy = question.answer().map_err(refused)?;
        return tell_team(console, odds, &question, &policy);
    };
    let question = Question::parse(&content, hero, held, &odds.want).map_err(refused)?;
    let answer = answer(&question).map_err(refused)?;
    if odds.json {
        return print_json(
            console,
            &Report {
                game: &odds.game,
                hero,
                held: counted(&question.held).collect(),
                want: &odds.want,
                chance: answer.chance,
                titans: answer.titans,
                roll: counted(&answer.roll).collect(),
                stop: f64::from(u8::from(answer.held_now)),
            },
        );
    }
    tell(console, &answer)
}

fn tell(console: &mut Console<'_>, answer: &Answer) -> Result<(), Failure> {
    let texts = console.texts;
    let args = [
        ("chance", percent(texts.lang(), answer.chance).into()),
        ("titans", decimal(texts.lang(), answer.titans, 2).into()),
    ];
    console.say("odds-best", &args)?;
    let dice: Vec<String> =
        counted(&answer.roll).map(|(face, count)| format!("{count} {}", texts.name(face))).collect();
    if dice.is_empty() {
        console.say("odds-stop", &[])?;
    } else {
        console.say("odds-roll", &[("dice", texts.list(&dice).into())])?;
    }
    console.say(if answer.held_now { "odds-held" } else { "odds-not-held" }, &[])
}

fn tell_team(
    console: &mut Console<'_>,
    odds: &Odds,
    question: &TeamQuestion,
    policy: &Policy,
) -> Result<(), Failure> {
    let texts = console.texts;
    let exact = policy.at_most <= policy.chance;
    let next = policy.next.map(|(place, face)| (odds.heroes[place].0.as_str(), face.word()));
    if odds.json {
        let heroes = odds.heroes.iter().zip(&question.members);
        return print_json(
            console,
            &TeamReport {
                game: &odds.game,
                heroes: heroes
                    .map(|((hero, _), member)| HeroReport { hero, held: counted(&member.held).collect() })
                    .collect(),
                want: &odds.want,
                chance: policy.chance,
                at_most: policy.at_most,
                exact,
                titans: policy.titans,
                next: next.map(|(hero, face)| NextReport { hero, face }),
            },
        );
    }
    let args = [
        ("chance", percent(texts.lang(), policy.chance).into()),
        ("most", percent(texts.lang(), policy.at_most).into()),
        ("titans", decimal(texts.lang(), policy.titans, 2).into()),
    ];
    console.say(if exact { "odds-best" } else { "odds-between" }, &args)?;
    match next {
        Some((hero, face)) => {
            console.say("odds-next", &[("hero", texts.name(hero).into()), ("face", texts.name(face).into())])
        }
        None => {
            console.say("odds-stop", &[])?;
            let held = policy.chance >= 1.0;
            console.say(if held { "odds-team-held" } else { "odds-team-never" }, &[])
        }
    }
}

fn describe(error: &OddsError, texts: &Texts) -> String {
    match error {
        OddsError::TooManyDice { dice, most } => {
            texts.say("odds-too-many", &[("dice", (*dice).into()), ("most", (*most).into())])
        }
        OddsError::WantsTitan => texts.say("odds-wants-titan", &[]),
        OddsError::HoldsTitan { hero } => texts.say("odds-holds-titan", &[("hero", texts.name(hero).into())]),
        OddsError::NoSuchHero { hero } => texts.say("odds-no-hero", &[("hero", hero.into())]),
        OddsError::TooManyHeroes { most } => texts.say("odds-too-many-heroes", &[("most", (*most).into())]),
        OddsError::SameHero { hero } => texts.say("odds-same-hero", &[("hero", hero.into())]),
        OddsError::Unclear { word } => texts.say("odds-unclear", &[("found", word.into())]),
    }
}
