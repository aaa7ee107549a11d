//! `tactica odds anima`: what comes of an attack, an ability or a try with these numbers or cards, exactly.

mod asked;
mod report;

use catalog::Texts;
use catalog::games::GameError;
use catalog::packs::OwnPack;
use lab::odds::anima::{Deed, OddsError, look};
use players::odds::Lost;
use serde::Serialize;

use super::measured::percent;
use super::scenario::print_json;
use crate::args::AnimaOdds;
use crate::console::Console;
use crate::failure::Failure;
use asked::Asked;
use report::Attack;

/// What `--json` prints of anything that comes off or does not.
#[derive(Serialize)]
struct TryReport<'a> {
    game: &'a str,
    deed: &'a str,
    edition: &'a str,
    /// To find somebody, to escape, to resist, or to die of Doom.
    chance: f64,
}

pub fn run(console: &mut Console<'_>, odds: &AnimaOdds, packs: &[OwnPack]) -> Result<(), Failure> {
    let texts = console.texts;
    let asked = Asked::new(odds, packs, texts)?;
    asked.check_reactions()?;
    let question = asked.question()?;
    let refused = |error: OddsError| Failure::Usage(describe(&error, texts));
    let looked = look(&question, &asked.reactions()).map_err(refused)?;
    let nothing = || refused(OddsError::Lost(Lost::Unanswered));
    match question.deed {
        Deed::Attack | Deed::Charge | Deed::Shot(_) | Deed::Ability(_) => {
            let attack = Attack { asked: &asked, question: &question, looked: &looked };
            attack.check()?;
            if odds.json {
                print_json(console, &attack.json().ok_or_else(nothing)?)
            } else {
                attack.tell(console)
            }
        }
        Deed::Resist { .. } | Deed::Seek | Deed::Escape(_) | Deed::Doom => {
            let chances = &looked.first().ok_or_else(nothing)?.chosen().chances;
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

fn describe(error: &OddsError, texts: &Texts) -> String {
    match error {
        OddsError::NoSuchEdition { edition } => {
            let known = anima::content::EDITIONS.join(", ");
            texts.say("odds-no-edition", &[("found", edition.into()), ("known", known.into())])
        }
        OddsError::NoSuchCard { card } => texts.say("odds-no-character", &[("found", card.into())]),
        OddsError::NoSuchAbility { card, ability, known } => {
            let args = [
                ("card", texts.name(card).into()),
                ("found", ability.into()),
                ("known", known.join(", ").into()),
            ];
            texts.say("odds-no-ability", &args)
        }
        OddsError::NoSuchReaction { reaction, known } => {
            let args = [("found", reaction.into()), ("known", known.join(", ").into())];
            texts.say("odds-no-reaction", &args)
        }
        OddsError::Unclear { word } => texts.say("odds-no-state", &[("found", word.into())]),
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
            texts.say("odds-refused", &[("what", what.into()), ("rule", (*rule).into())])
        }
        OddsError::Content(error) => GameError::from((**error).clone()).text(texts),
        OddsError::Lost(Lost::Unanswered | Lost::TooMuch) => texts.say("odds-lost", &[]),
    }
}
