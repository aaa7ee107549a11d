//! A tactics card's file: `packs/<pack>/tactics/<id>.toml`.
//!
//! Where heroes stand and what they pay must be possible: a card that nobody can ever activate is refused here, not
//! found out at the table.

use std::collections::BTreeMap;

use ::content::Ids;
use serde::Deserialize;
use toml::Spanned;

use super::error::{CardProblem, ContentError, Problem};
use super::source::{Source, read_face, read_level};
use super::{Condition, Edition, Place, Symbols, TacticsCard, TacticsEffect, Together, caps};
use crate::face::Face;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TacticsFile {
    id: Spanned<String>,
    effect: Spanned<String>,
    hearts: Option<Spanned<i64>>,
    citizens: Option<Spanned<i64>>,
    together: Option<Spanned<SymbolsTable>>,
    zone: Option<Spanned<String>>,
    #[serde(default)]
    condition: Vec<ConditionTable>,
    #[serde(default)]
    ours: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConditionTable {
    level: Spanned<i64>,
    symbols: Spanned<SymbolsTable>,
}

type SymbolsTable = BTreeMap<Spanned<String>, Spanned<i64>>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum EffectWord {
    OpenCards,
    RemoveCard,
    Collapse,
    Heal,
    Rescue,
    Victory,
}

const EFFECTS: [(&str, EffectWord); 6] = [
    ("open-cards", EffectWord::OpenCards),
    ("remove-card", EffectWord::RemoveCard),
    ("collapse", EffectWord::Collapse),
    ("heal", EffectWord::Heal),
    ("rescue", EffectWord::Rescue),
    ("victory", EffectWord::Victory),
];

const ZONES: [(&str, Together); 1] = [("kill", Together::KillZone)];

/// Two conditions with a place; the third is `together` or `zone`.
const CONDITIONS: usize = 2;

pub(super) fn read_tactics_card(
    source: Source<'_>,
    edition: &Edition,
    ids: &mut Ids,
) -> Result<TacticsCard, ContentError> {
    let file: TacticsFile = source.parse()?;
    source.kept(source.named_id(&file.id, source.name()), ())?;
    let id = source.kept(source.new_id(&file.id, ids), String::new())?;

    let conditions = source.all(file.condition.iter().map(|each| read_condition(source, edition, each)));
    let (effect, together) = (read_effect(source, edition, &file), read_together(source, edition, &file));
    let ((effect, together), conditions) = source.both(source.both(effect, together), conditions)?;
    if effect == TacticsEffect::Victory && together != Together::KillZone {
        return Err(source.error(file.effect.span(), CardProblem::VictoryWithoutKillZone));
    }

    source.count("condition", file.id.span(), file.condition.len(), CONDITIONS, CONDITIONS)?;
    let conditions = conditions.try_into().expect("the count of conditions was just checked");
    check_cannon_cap(source, edition, &file.id, &conditions, together)?;
    Ok(TacticsCard { id, conditions, together, effect, ours: file.ours })
}

fn read_effect(
    source: Source<'_>,
    edition: &Edition,
    file: &TacticsFile,
) -> Result<TacticsEffect, ContentError> {
    let word = source.word("effect", &file.effect, &EFFECTS)?;
    if word != EffectWord::Heal {
        source.not_needed("hearts", file.hearts.as_ref(), &file.effect)?;
    }
    if word != EffectWord::Rescue {
        source.not_needed("citizens", file.citizens.as_ref(), &file.effect)?;
    }
    Ok(match word {
        EffectWord::OpenCards => TacticsEffect::OpenCards,
        EffectWord::RemoveCard => TacticsEffect::RemoveCard,
        EffectWord::Collapse => TacticsEffect::Collapse,
        EffectWord::Heal => {
            let hearts = source.needed("hearts", file.hearts.as_ref(), &file.effect)?;
            TacticsEffect::Heal(source.number("hearts", hearts, edition.hearts)?)
        }
        EffectWord::Rescue => {
            let citizens = source.needed("citizens", file.citizens.as_ref(), &file.effect)?;
            TacticsEffect::Rescue(source.number("citizens", citizens, edition.citizens)?)
        }
        EffectWord::Victory => TacticsEffect::Victory,
    })
}

/// The third condition. Even two heroes must have dice enough for it.
fn read_together(
    source: Source<'_>,
    edition: &Edition,
    file: &TacticsFile,
) -> Result<Together, ContentError> {
    match (&file.together, &file.zone) {
        (Some(_), Some(zone)) => {
            Err(source.error(zone.span(), Problem::Both { one: "together", other: "zone" }))
        }
        (None, None) => Err(source.error(file.id.span(), Problem::Missing { key: "together" })),
        (None, Some(zone)) => source.word("zone", zone, &ZONES),
        (Some(together), None) => {
            let dice = u32::from(edition.dice) * u32::from(caps::FEWEST_HEROES_IN_PLAY);
            Ok(Together::Symbols(read_symbols(source, "together", together, dice)?))
        }
    }
}

/// One hero pays a condition alone, so its own dice must be enough, and its level must let it use each symbol.
fn read_condition(
    source: Source<'_>,
    edition: &Edition,
    condition: &ConditionTable,
) -> Result<Condition, ContentError> {
    let level = read_level(source, &condition.level, edition.highest_level())?;
    let symbols = read_symbols(source, "symbols", &condition.symbols, u32::from(edition.dice))?;
    let place = edition.places[usize::from(level)];
    for word in condition.symbols.get_ref().keys() {
        let face = read_face(source, "symbols", word)?;
        let possible = match face {
            Face::Fight => place == Place::Titan,
            Face::Cannon => place == Place::Tower,
            Face::Titan | Face::Move | Face::Tactics | Face::Dodge => true,
        };
        if !possible {
            return Err(source.error(word.span(), CardProblem::ImpossiblePlace { face, level }));
        }
    }
    Ok(Condition { level, symbols })
}

fn read_symbols(
    source: Source<'_>,
    key: &'static str,
    table: &Spanned<SymbolsTable>,
    most: u32,
) -> Result<Symbols, ContentError> {
    let mut symbols = Symbols::default();
    let mut total = 0;
    for (word, count) in table.get_ref() {
        let face = read_face(source, key, word)?;
        let count = source.number(key, count, u8::MAX)?;
        symbols = symbols.with(face, count);
        total += u32::from(count);
    }
    if total == 0 {
        return Err(source.error(table.span(), CardProblem::NoSymbols { key }));
    }
    if total > most {
        return Err(source.error(table.span(), CardProblem::TooManySymbols { key, total, most }));
    }
    Ok(symbols)
}

/// All CANNON of a round count against the cannons, so a card cannot ask for more than there are at the start.
fn check_cannon_cap(
    source: Source<'_>,
    edition: &Edition,
    id: &Spanned<String>,
    conditions: &[Condition; CONDITIONS],
    together: Together,
) -> Result<(), ContentError> {
    let shared = match together {
        Together::Symbols(symbols) => u32::from(symbols.get(Face::Cannon)),
        Together::KillZone => 0,
    };
    let placed: u32 = conditions.iter().map(|condition| u32::from(condition.symbols.get(Face::Cannon))).sum();
    let symbols = shared + placed;
    if symbols > u32::from(edition.cannons) {
        let problem = CardProblem::OverCannonCap { symbols, cannons: edition.cannons };
        return Err(source.error(id.span(), problem));
    }
    Ok(())
}
