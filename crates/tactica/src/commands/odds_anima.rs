//! `tactica odds anima`: what comes of an attack or a try with these numbers, exactly.

use anima::state::Reaction;
use catalog::Texts;
use lab::odds::anima::{
    Deed, Escape, Fighter, Met, OddsError, Question, Shot, edition, parse_reaction, reaction_word, reactions,
};
use players::anima::odds::Outcome;
use players::odds::{Chances, Lost};
use serde::Serialize;

use super::measured::{decimal, percent};
use super::scenario::print_json;
use crate::args::AnimaOdds;
use crate::console::{Console, Tone};
use crate::failure::Failure;

/// How likely so many life points are lost.
#[derive(Serialize)]
struct Value {
    value: u16,
    probability: f64,
}

/// What comes of an attack for the one that it strikes.
#[derive(Serialize)]
struct Struck {
    hit: f64,
    /// Life points lost on average.
    expected: f64,
    /// To have no life point left; nothing, where nobody said how many there are.
    kill: Option<f64>,
    distribution: Vec<Value>,
}

/// What `--json` prints of an attack.
#[derive(Serialize)]
struct AttackReport<'a> {
    game: &'a str,
    deed: &'a str,
    edition: &'a str,
    reaction: &'a str,
    critical: f64,
    #[serde(flatten)]
    struck: Struck,
    /// What a counterattack does to the attacker, where its numbers were given.
    back: Option<Struck>,
    /// Each reaction that the rules allow, the best first.
    reactions: Vec<ReactionReport>,
}

#[derive(Serialize)]
struct ReactionReport {
    reaction: &'static str,
    hit: f64,
    expected: f64,
    kill: Option<f64>,
}

/// What `--json` prints of anything that comes off or does not.
#[derive(Serialize)]
struct TryReport<'a> {
    game: &'a str,
    deed: &'a str,
    edition: &'a str,
    /// To find somebody, to escape, to resist, or to die of Doom.
    chance: f64,
}

pub fn run(console: &mut Console<'_>, odds: &AnimaOdds) -> Result<(), Failure> {
    let texts = console.texts;
    let asked = Asked { odds, texts };
    let refused = |error: OddsError| Failure::Usage(describe(&error, texts));
    let question = asked.question()?;
    let met = reactions(&question).map_err(refused)?;
    match question.deed {
        Deed::Attack | Deed::Charge | Deed::Shot(_) => {
            let wanted = odds.reaction.as_deref().unwrap_or(reaction_word(Reaction::None));
            let best = met.first().map(|met| met.reaction);
            let wanted = if wanted == "best" { best } else { parse_reaction(wanted) };
            let wanted = wanted.unwrap_or(Reaction::None);
            let Some(found) = met.iter().find(|met| met.reaction == wanted) else {
                let told = Question { reaction: wanted, ..question };
                lab::odds::anima::answer_to(&told).map_err(refused)?;
                return Ok(());
            };
            let report = Attack { asked: &asked, question: &question, found, met: &met };
            if odds.json { print_json(console, &report.json()) } else { report.tell(console) }
        }
        Deed::Resist { .. } | Deed::Seek | Deed::Escape(_) | Deed::Doom => {
            let chances = &met.first().ok_or_else(|| refused(OddsError::Lost(Lost::Unanswered)))?.chances;
            // An effect that takes hold is one that was not resisted.
            let resists = matches!(question.deed, Deed::Resist { .. });
            let chance = chances.chance(|end| end.done == Some(!resists));
            if odds.json {
                let edition = question.edition;
                return print_json(console, &TryReport { game: "anima", deed: &odds.deed, edition, chance });
            }
            let chance = percent(texts.lang(), chance);
            console.say("odds-try", &[("deed", odds.deed.as_str().into()), ("chance", chance.into())])
        }
    }
}

/// What was typed.
struct Asked<'a> {
    odds: &'a AnimaOdds,
    texts: &'a Texts,
}

impl Asked<'_> {
    fn has(&self, flag: &str) -> bool {
        self.odds.given.iter().any(|given| given == flag)
    }

    fn find(&self, flag: &str) -> Option<i64> {
        self.odds.numbers.iter().rev().find(|(name, _)| name == flag).map(|(_, number)| *number)
    }

    /// A number, if it was given; one that no card has is refused here where it cannot even be written.
    fn number<T: TryFrom<i64>>(&self, flag: &str) -> Result<Option<T>, Failure> {
        let Some(number) = self.find(flag) else { return Ok(None) };
        let args = [("flag", flag.into()), ("found", number.to_string().into())];
        T::try_from(number).map(Some).map_err(|_| Failure::Usage(self.texts.say("odds-no-card", &args)))
    }

    fn needed(&self, flag: &str) -> Result<u8, Failure> {
        let missing = || {
            let flag = format!("--{flag}");
            Failure::Usage(self.texts.say("usage-missing", &[("found", (&flag).into())]))
        };
        self.number(flag)?.ok_or_else(missing)
    }

    fn reaction(&self, word: Option<&str>, known: &str) -> Result<Reaction, Failure> {
        let Some(word) = word else { return Ok(Reaction::None) };
        let unknown = || {
            let args = [("found", word.into()), ("known", known.into())];
            Failure::Usage(self.texts.say("odds-no-reaction", &args))
        };
        if word == "best" && known.contains(word) {
            return Ok(Reaction::None);
        }
        parse_reaction(word).filter(|_| known.contains(word)).ok_or_else(unknown)
    }

    fn question(&self) -> Result<Question, Failure> {
        let deed = self.deed()?;
        let mut question = Question::new(deed);
        let attacks = matches!(deed, Deed::Attack | Deed::Charge | Deed::Shot(_));
        if attacks {
            question.attacker = Fighter {
                attack: self.needed("attack")?,
                damage: self.needed("damage")?,
                defense: self.number("own-defense")?.unwrap_or_default(),
                armor: self.number("own-armor")?.unwrap_or_default(),
                life: self.number("own-life")?.unwrap_or(question.attacker.life),
            };
            question.target = Fighter {
                attack: self.number("back-attack")?.unwrap_or_default(),
                damage: self.number("back-damage")?.unwrap_or_default(),
                defense: self.needed("defense")?,
                armor: self.needed("armor")?,
                life: self.number("life")?.unwrap_or(question.target.life),
            };
        }
        question.reaction = self.reaction(self.odds.reaction.as_deref(), "none, dodge, counter, best")?;
        question.back = self.reaction(self.odds.back_reaction.as_deref(), "none, dodge")?;
        question.knows_back = self.knows_back();
        question.modifier = self.number("modifier")?.unwrap_or(question.modifier);
        question.dice = self.number("dice")?;
        question.defense_dice = self.number("defense-dice")?.unwrap_or(question.defense_dice);
        question.critical_on = self.number("critical-on")?.unwrap_or(question.critical_on);
        if let Some(word) = &self.odds.edition {
            question.edition = edition(word).map_err(|error| Failure::Usage(describe(&error, self.texts)))?;
        }
        Ok(question)
    }

    fn deed(&self) -> Result<Deed, Failure> {
        Ok(match self.odds.deed.as_str() {
            "attack" => Deed::Attack,
            "charge" => Deed::Charge,
            "shot" => Deed::Shot(Shot {
                long: self.has("long"),
                cover: self.has("cover"),
                higher: self.has("higher"),
                engaged: self.has("engaged"),
                moved: self.has("moved"),
            }),
            "resist" => Deed::Resist {
                difficulty: self.needed("difficulty")?,
                resistance: self.needed("resistance")?,
            },
            "seek" => Deed::Seek,
            "escape" => Deed::Escape(Escape {
                prowler: self.has("prowler"),
                fast: self.has("fast"),
                big: self.has("big"),
                enemies: self.number("against")?.unwrap_or(1),
            }),
            "doom" => Deed::Doom,
            other => {
                return Err(Failure::Usage(self.texts.say("odds-no-deed", &[("found", other.into())])));
            }
        })
    }

    /// What the one that was struck loses.
    fn struck(&self, chances: &Chances<Outcome>) -> Struck {
        Struck {
            hit: chances.chance(|end| end.hit),
            expected: chances.mean(|end| end.lost.into()),
            kill: self.find("life").map(|_| chances.chance(|end| end.killed)),
            distribution: values(chances.by(|end| end.lost)),
        }
    }

    /// Whether anything was said about a counterattack.
    fn knows_back(&self) -> bool {
        let flags = ["back-attack", "back-damage", "own-defense", "own-armor"];
        flags.iter().any(|flag| self.find(flag).is_some())
    }

    /// What the attacker loses by a counterattack, where its numbers are known.
    fn struck_back(&self, chances: &Chances<Outcome>) -> Option<Struck> {
        self.knows_back().then(|| Struck {
            hit: chances.chance(|end| end.hit_back),
            expected: chances.mean(|end| end.own.into()),
            kill: self.find("own-life").map(|_| chances.chance(|end| end.fell)),
            distribution: values(chances.by(|end| end.own)),
        })
    }
}

fn values(chances: Vec<(u16, f64)>) -> Vec<Value> {
    chances.into_iter().map(|(value, probability)| Value { value, probability }).collect()
}

/// An attack, met in every way.
struct Attack<'a> {
    asked: &'a Asked<'a>,
    question: &'a Question,
    found: &'a Met,
    /// The best first.
    met: &'a [Met],
}

impl Attack<'_> {
    fn back(&self) -> Option<Struck> {
        let counters = self.found.reaction == Reaction::Counter;
        if counters { self.asked.struck_back(&self.found.chances) } else { None }
    }

    fn critical(&self) -> f64 {
        self.found.chances.chance(|end| end.critical)
    }

    fn json(&self) -> AttackReport<'_> {
        let reactions = self.met.iter().map(|met| {
            let struck = self.asked.struck(&met.chances);
            let reaction = reaction_word(met.reaction);
            ReactionReport { reaction, hit: struck.hit, expected: struck.expected, kill: struck.kill }
        });
        AttackReport {
            game: "anima",
            deed: &self.asked.odds.deed,
            edition: self.question.edition,
            reaction: reaction_word(self.found.reaction),
            critical: self.critical(),
            struck: self.asked.struck(&self.found.chances),
            back: self.back(),
            reactions: reactions.collect(),
        }
    }

    fn tell(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let Fighter { attack, damage, .. } = self.question.attacker;
        let Fighter { defense, armor, .. } = self.question.target;
        let args = [
            ("deed", self.asked.odds.deed.as_str().into()),
            ("attack", attack.into()),
            ("damage", damage.into()),
            ("defense", defense.into()),
            ("armor", armor.into()),
            ("reaction", reaction_word(self.found.reaction).into()),
            ("edition", self.question.edition.into()),
        ];
        console.say_in(Tone::Heading, "odds-attack", &args)?;
        let struck = self.asked.struck(&self.found.chances);
        let lang = console.texts.lang();
        let args = [
            ("hit", percent(lang, struck.hit).into()),
            ("critical", percent(lang, self.critical()).into()),
            ("expected", decimal(lang, struck.expected, 2).into()),
        ];
        console.say("odds-attack-sum", &args)?;
        tell_struck(console, &struck)?;
        if let Some(back) = self.back() {
            let args = [
                ("hit", percent(lang, back.hit).into()),
                ("expected", decimal(lang, back.expected, 2).into()),
            ];
            console.gap()?;
            console.say("odds-back", &args)?;
            tell_struck(console, &back)?;
        }
        console.gap()?;
        for (place, met) in self.met.iter().enumerate() {
            let struck = self.asked.struck(&met.chances);
            let args = [
                ("place", place.into()),
                ("reaction", reaction_word(met.reaction).into()),
                ("hit", percent(lang, struck.hit).into()),
                ("expected", decimal(lang, struck.expected, 2).into()),
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

fn describe(error: &OddsError, texts: &Texts) -> String {
    match error {
        OddsError::NoSuchEdition { edition } => {
            let known = anima::content::EDITIONS.join(", ");
            texts.say("odds-no-edition", &[("found", edition.into()), ("known", known.into())])
        }
        OddsError::OutOfRange { of, least, most } => {
            let args = [
                ("flag", (*of).into()),
                ("least", i64::from(*least).into()),
                ("most", i64::from(*most).into()),
            ];
            texts.say("odds-out-of-range", &args)
        }
        OddsError::TooFewDice { dice } => texts.say("odds-too-few-dice", &[("dice", (*dice).into())]),
        OddsError::Refused { what, rule } => {
            texts.say("odds-refused", &[("what", (*what).into()), ("rule", (*rule).into())])
        }
        OddsError::Lost(Lost::Unanswered | Lost::TooMuch) => texts.say("odds-lost", &[]),
    }
}
