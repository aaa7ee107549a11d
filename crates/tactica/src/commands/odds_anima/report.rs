//! What comes of it, as a person or a program reads it.

use anima::state::Status;
use lab::odds::anima::{Deed, Fighter, Looked, Met, Question};
use players::anima::odds::{Cut, Outcome};
use players::odds::Chances;
use serde::Serialize;

use super::super::measured::{decimal, percent};
use super::asked::Asked;
use crate::console::{Console, Tone};
use crate::failure::Failure;

/// How likely so many life points are lost.
#[derive(Serialize)]
struct Value {
    value: u16,
    probability: f64,
}

/// What comes of it for somebody that it strikes.
#[derive(Serialize)]
struct Struck {
    hit: f64,
    /// Life points lost on average.
    expected: f64,
    /// To have no life point left; nothing, where nobody said how many there are.
    kill: Option<f64>,
    distribution: Vec<Value>,
}

/// A state, and how likely it is put on.
#[derive(Serialize)]
struct Given {
    state: &'static str,
    probability: f64,
}

/// What `--json` prints of one of those who are attacked.
#[derive(Serialize)]
struct TargetReport<'a> {
    /// The id of its card.
    target: Option<&'a str>,
    reaction: &'a str,
    /// The reaction that the target is likeliest to survive, or that costs it least.
    best: &'a str,
    critical: f64,
    #[serde(flatten)]
    struck: Struck,
    /// How likely an effect takes hold that it may resist; nothing, where there is none.
    takes_hold: Option<f64>,
    states: Vec<Given>,
    /// Action points that effects take from it on average.
    actions: f64,
    /// What a counterattack does to the attacker, where its numbers are known.
    back: Option<Struck>,
    /// Where any of it was cut short because all of it would take too long; nothing, where it was not.
    cut: Option<&'static str>,
    /// Each reaction that the rules allow, the best first.
    reactions: Vec<ReactionReport<'a>>,
}

#[derive(Serialize)]
struct ReactionReport<'a> {
    reaction: &'a str,
    hit: f64,
    expected: f64,
    kill: Option<f64>,
}

/// What `--json` prints of an attack or an ability.
#[derive(Serialize)]
pub struct Report<'a> {
    game: &'a str,
    deed: &'a str,
    edition: &'a str,
    attacker: Option<&'a str>,
    ability: Option<&'a str>,
    #[serde(flatten)]
    first: TargetReport<'a>,
    /// Those beside the first target.
    others: Vec<TargetReport<'a>>,
}

/// An attack or an ability, met in every way by everybody.
pub struct Attack<'a> {
    pub asked: &'a Asked<'a>,
    pub question: &'a Question<'a>,
    pub looked: &'a [Looked],
}

/// One of those who are attacked.
struct Target<'a> {
    attack: &'a Attack<'a>,
    place: usize,
    looked: &'a Looked,
}

impl<'a> Attack<'a> {
    fn targets(&'a self) -> impl Iterator<Item = Target<'a>> {
        self.looked.iter().enumerate().map(|(place, looked)| Target { attack: self, place, looked })
    }

    pub fn json(&'a self) -> Option<Report<'a>> {
        let named = &self.asked.named;
        let mut targets = self.targets().map(|target| target.json());
        Some(Report {
            game: "anima",
            deed: &self.asked.odds.deed,
            edition: self.question.edition,
            attacker: named.attacker.as_deref(),
            ability: named.ability.as_deref(),
            first: targets.next()?,
            others: targets.collect(),
        })
    }

    pub fn tell(&'a self, console: &mut Console<'_>) -> Result<(), Failure> {
        for target in self.targets() {
            if target.place > 0 {
                console.gap()?;
            }
            target.tell(console)?;
        }
        Ok(())
    }

    /// Numbers that the odds hang on and that nobody gave.
    pub fn check(&self) -> Result<(), Failure> {
        let ends = || self.looked.iter().flat_map(|looked| looked.chosen().chances.parts());
        let plain = self.asked.named.targets.is_empty();
        let flags = [
            ("defense", ends().any(|(end, _)| end.hit)),
            ("armor", ends().any(|(end, _)| end.hit)),
            ("resistance", ends().any(|(end, _)| end.done.is_some())),
        ];
        let missing = flags.into_iter().find(|(flag, needed)| plain && *needed && !self.asked.is_given(flag));
        missing.map_or(Ok(()), |(flag, _)| Err(self.asked.missing(flag)))
    }
}

fn values(chances: Vec<(u16, f64)>) -> Vec<Value> {
    chances.into_iter().map(|(value, probability)| Value { value, probability }).collect()
}

impl<'a> Target<'a> {
    fn chances(&self) -> &'a Chances<Outcome> {
        &self.looked.chosen().chances
    }

    fn fighter(&self) -> &'a Fighter<'a> {
        let question = self.attack.question;
        match self.place.checked_sub(1).and_then(|place| question.besides.get(place)) {
            Some(Some(beside)) => &beside.fighter,
            Some(None) | None => &question.target,
        }
    }

    /// What it loses with one of its reactions.
    fn struck(&self, met: &Met) -> Struck {
        let chances = &met.chances;
        let knows = self.attack.asked.knows_life(self.place);
        Struck {
            hit: chances.chance(|end| end.hit),
            expected: chances.mean(|end| end.lost.into()),
            kill: knows.then(|| chances.chance(|end| end.killed)),
            distribution: values(chances.by(|end| end.lost)),
        }
    }

    /// What the attacker loses, by a counterattack or by its own area: told once, with the first of several.
    fn back(&self) -> Option<Struck> {
        let (asked, chances) = (self.attack.asked, self.chances());
        if self.place > 0 {
            return None;
        }
        let strikes = chances.parts().iter().any(|(end, _)| end.hit_back || end.own > 0);
        let counters = self.looked.chosen().word == "counter";
        (asked.knows_back() && (strikes || counters)).then(|| Struck {
            hit: chances.chance(|end| end.hit_back),
            expected: chances.mean(|end| end.own.into()),
            kill: asked.knows_own_life().then(|| chances.chance(|end| end.fell)),
            distribution: values(chances.by(|end| end.own)),
        })
    }

    fn takes_hold(&self) -> Option<f64> {
        let rolls = self.chances().parts().iter().any(|(end, _)| end.done.is_some());
        rolls.then(|| self.chances().chance(|end| end.done == Some(true)))
    }

    fn states(&self) -> Vec<(Status, f64)> {
        let chance = |status: Status| (status, self.chances().chance(|end| end.states.contains(status)));
        Status::ALL.into_iter().map(chance).filter(|(_, chance)| *chance > 0.0).collect()
    }

    fn actions(&self) -> f64 {
        self.chances().mean(|end| end.actions.into())
    }

    fn cut(&self) -> Option<&'static str> {
        match self.looked.met.iter().map(|met| met.cut).max()? {
            Cut::Nowhere => None,
            Cut::AfterTheBlows => Some("after-the-blows"),
            Cut::AfterTheFirstBlow => Some("after-the-first-blow"),
        }
    }

    fn json(&self) -> TargetReport<'a> {
        let reactions = self.looked.met.iter().map(|met| {
            let Struck { hit, expected, kill, .. } = self.struck(met);
            ReactionReport { reaction: &met.word, hit, expected, kill }
        });
        TargetReport {
            target: self.attack.asked.named.targets.get(self.place).map(String::as_str),
            reaction: &self.looked.chosen().word,
            best: self.looked.met.first().map_or("none", |met| &met.word),
            critical: self.chances().chance(|end| end.critical),
            struck: self.struck(self.looked.chosen()),
            takes_hold: self.takes_hold(),
            states: self
                .states()
                .into_iter()
                .map(|(state, probability)| Given { state: state.word(), probability })
                .collect(),
            actions: self.actions(),
            back: self.back(),
            cut: self.cut(),
            reactions: reactions.collect(),
        }
    }

    /// The name of a reaction that is an ability of the target's card.
    fn answer(&self, met: &Met) -> String {
        let card = self.attack.asked.named.targets.get(self.place);
        card.map_or_else(|| met.word.clone(), |card| self.attack.asked.ability_name(card, &met.word))
    }

    fn heading(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let (asked, question, met) = (self.attack.asked, self.attack.question, self.looked.chosen());
        let texts = asked.texts;
        let Fighter { attack, damage, .. } = question.attacker;
        let one = match &asked.named.attacker {
            Some(card) => texts.name(card),
            None => texts.say("odds-one", &[("attack", attack.into()), ("damage", damage.into())]),
        };
        let Fighter { defense, armor, resistance, .. } = *self.fighter();
        let other = match asked.named.targets.get(self.place) {
            Some(card) => texts.name(card),
            None if asked.is_given("defense") => {
                texts.say("odds-other", &[("defense", defense.into()), ("armor", armor.into())])
            }
            None => texts.say("odds-other-resistance", &[("resistance", resistance.into())]),
        };
        let (deed, name) = match (question.deed, &asked.named.attacker) {
            (Deed::Ability(special), Some(card)) => ("ability", asked.ability_name(card, special.id)),
            _ => (asked.odds.deed.as_str(), String::new()),
        };
        let args = [
            ("deed", deed.into()),
            ("name", name.into()),
            ("one", one.into()),
            ("other", other.into()),
            ("reaction", met.word.as_str().into()),
            ("answer", self.answer(met).into()),
            ("edition", question.edition.into()),
        ];
        console.say_in(Tone::Heading, "odds-attack", &args)
    }

    fn tell(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        self.heading(console)?;
        let struck = self.struck(self.looked.chosen());
        let lang = console.texts.lang();
        let expected = ("expected", decimal(lang, struck.expected, 2).into());
        let strikes = struck.hit > 0.0;
        if strikes {
            let critical = self.chances().chance(|end| end.critical);
            let args = [
                ("hit", percent(lang, struck.hit).into()),
                ("critical", percent(lang, critical).into()),
                expected,
            ];
            console.say("odds-attack-sum", &args)?;
        } else if struck.expected > 0.0 {
            console.say("odds-loss", &[expected])?;
        }
        let nothing = self.tell_effects(console)?;
        if strikes || struck.expected > 0.0 {
            tell_struck(console, &struck)?;
        } else if nothing {
            console.say("odds-nothing", &[])?;
        }
        if let Some(back) = self.back() {
            let args = [
                ("hit", percent(lang, back.hit).into()),
                ("expected", decimal(lang, back.expected, 2).into()),
            ];
            console.gap()?;
            console.say(if back.hit > 0.0 { "odds-back" } else { "odds-own" }, &args)?;
            tell_struck(console, &back)?;
        }
        if let Some(cut) = self.cut() {
            console.gap()?;
            console.say("odds-cut", &[("cut", cut.into())])?;
        }
        if strikes { self.tell_reactions(console) } else { Ok(()) }
    }

    /// What effects do to it. Says whether they do nothing.
    fn tell_effects(&self, console: &mut Console<'_>) -> Result<bool, Failure> {
        let lang = console.texts.lang();
        let (held, states, actions) = (self.takes_hold(), self.states(), self.actions());
        if let Some(held) = held {
            console.say("odds-hold", &[("chance", percent(lang, held).into())])?;
        }
        if !states.is_empty() {
            let one = |(status, chance): &(Status, f64)| {
                let state = console.texts.name(&format!("status-{}", status.word()));
                let args = [("state", state.into()), ("chance", percent(lang, *chance).into())];
                console.texts.say("odds-state", &args)
            };
            let states: Vec<String> = states.iter().map(one).collect();
            console.say("odds-states", &[("states", states.join(", ").into())])?;
        }
        if actions > 0.0 {
            console.say("odds-actions", &[("actions", decimal(lang, actions, 2).into())])?;
        }
        Ok(held.is_none() && states.is_empty() && actions == 0.0)
    }

    fn tell_reactions(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let lang = console.texts.lang();
        console.gap()?;
        for (place, met) in self.looked.met.iter().enumerate() {
            let struck = self.struck(met);
            let args = [
                ("place", place.into()),
                ("reaction", met.word.as_str().into()),
                ("answer", self.answer(met).into()),
                ("hit", percent(lang, struck.hit).into()),
                ("expected", decimal(lang, struck.expected, 2).into()),
                ("kill", struck.kill.map_or("unknown".to_owned(), |kill| percent(lang, kill)).into()),
            ];
            console.say("odds-reaction", &args)?;
        }
        Ok(())
    }
}

/// As wide as a certainty.
const BAR: f64 = 40.0;

/// Whether it kills, and the table.
fn tell_struck(console: &mut Console<'_>, struck: &Struck) -> Result<(), Failure> {
    let lang = console.texts.lang();
    if let Some(kill) = struck.kill {
        console.say("odds-kill", &[("kill", percent(lang, kill).into())])?;
    }
    console.gap()?;
    console.say("odds-columns", &[])?;
    for Value { value, probability } in &struck.distribution {
        let bar = "#".repeat((probability * BAR).round() as usize);
        let row = format!("{value:>4} {:>7}  {bar}", decimal(lang, probability * 100.0, 2));
        console.print(row.trim_end())?;
    }
    Ok(())
}
