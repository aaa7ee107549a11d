//! The edition file: `editions/<id>.toml`.
//!
//! It is complete. Nothing is inherited and nothing has a default but the mark `ours`, so whoever reads the file has
//! read every number.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::error::{CardProblem, ContentError};
use super::source::{Source, read_level};
use super::{Area, Cancel, Damage, Edition, LevelSet, Place, ThirdAbility, Track, TwoHeroes, caps};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionFile {
    id: Spanned<String>,
    levels: Spanned<Vec<Spanned<String>>>,
    third_ability: Spanned<String>,
    pieces: PiecesTable,
    hero: HeroTable,
    track: TrackTable,
    damage: DamageTable,
    cancel: CancelTable,
    two_heroes: TwoHeroesTable,
    limits: LimitsTable,
    areas: BTreeMap<Spanned<String>, AreaTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PiecesTable {
    cannons: Spanned<i64>,
    citizens: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroTable {
    hearts: Spanned<i64>,
    dice: Spanned<i64>,
    starts: Spanned<Vec<Spanned<i64>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackTable {
    last: Spanned<i64>,
    weak: Spanned<i64>,
    kill: Spanned<i64>,
    #[serde(default)]
    ours: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DamageTable {
    fight: Spanned<i64>,
    cannon: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CancelTable {
    dodge: Spanned<i64>,
    tactics_per_hero: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TwoHeroesTable {
    needed: Spanned<i64>,
    kill_level: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LimitsTable {
    rounds: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaTable {
    levels: Spanned<Vec<Spanned<i64>>>,
    #[serde(default)]
    ours: bool,
}

const PLACES: [(&str, Place); 3] =
    [("ground", Place::Ground), ("titan", Place::Titan), ("tower", Place::Tower)];

const THIRD_ABILITIES: [(&str, ThirdAbility); 2] =
    [("weak-or-kill", ThirdAbility::WeakOrKill), ("not-weak-or-kill", ThirdAbility::NotWeakOrKill)];

/// A tactics card has three conditions, so two heroes cannot be asked for more.
const CONDITIONS: u8 = 3;

pub(super) fn read_edition(source: Source<'_>) -> Result<Edition, ContentError> {
    let file: EditionFile = source.parse()?;
    source.own_id(&file.id, source.name())?;

    let levels = file.levels.get_ref();
    source.count("levels", file.levels.span(), levels.len(), 1, usize::from(caps::LEVELS))?;
    let places =
        levels.iter().map(|place| source.word("levels", place, &PLACES)).collect::<Result<Vec<_>, _>>()?;
    let highest = u8::try_from(places.len() - 1).expect("the count of levels was just checked");

    let starts = distinct_levels(source, &file.hero.starts, highest)?;
    source.count("starts", file.hero.starts.span(), starts.len(), 1, usize::from(caps::LEVELS))?;

    let last = source.number_from("last", &file.track.last, 2, caps::LAST_BOX)?;
    let weak = source.number("weak", &file.track.weak, last - 1)?;
    let kill = source.number_from("kill", &file.track.kill, weak + 1, last)?;
    let dice = source.number("dice", &file.hero.dice, caps::DICE_OF_A_HERO)?;

    Ok(Edition {
        cannons: source.number("cannons", &file.pieces.cannons, caps::CANNONS)?,
        citizens: source.number("citizens", &file.pieces.citizens, caps::CITIZENS)?,
        hearts: source.number("hearts", &file.hero.hearts, caps::HEARTS)?,
        dice,
        starts,
        places,
        track: Track { last, weak, kill, ours: file.track.ours },
        damage: Damage {
            fight: source.number("fight", &file.damage.fight, last)?,
            cannon: source.number("cannon", &file.damage.cannon, last)?,
        },
        cancel: Cancel {
            dodge: source.number("dodge", &file.cancel.dodge, dice)?,
            tactics_per_hero: source.number("tactics_per_hero", &file.cancel.tactics_per_hero, dice)?,
        },
        two_heroes: TwoHeroes {
            needed: source.number("needed", &file.two_heroes.needed, CONDITIONS)?,
            kill_level: read_level(source, &file.two_heroes.kill_level, highest)?,
        },
        third_ability: source.word("third_ability", &file.third_ability, &THIRD_ABILITIES)?,
        most_rounds: source.number_from("rounds", &file.limits.rounds, 1, u16::MAX)?,
        areas: read_areas(source, &file.areas, highest)?,
        id: file.id.into_inner(),
    })
}

fn read_areas(
    source: Source<'_>,
    areas: &BTreeMap<Spanned<String>, AreaTable>,
    highest: u8,
) -> Result<Vec<Area>, ContentError> {
    let mut read = Vec::with_capacity(areas.len());
    for (id, area) in areas {
        source.spelled_id(id)?;
        let levels = distinct_levels(source, &area.levels, highest)?;
        if levels.is_empty() {
            return Err(
                source.error(area.levels.span(), CardProblem::EmptyArea { area: id.get_ref().clone() })
            );
        }
        let levels = levels.into_iter().fold(LevelSet::default(), LevelSet::with);
        read.push(Area { id: id.get_ref().clone(), levels, ours: area.ours });
    }
    Ok(read)
}

fn distinct_levels(
    source: Source<'_>,
    levels: &Spanned<Vec<Spanned<i64>>>,
    highest: u8,
) -> Result<Vec<u8>, ContentError> {
    let mut read = Vec::with_capacity(levels.get_ref().len());
    for level in levels.get_ref() {
        let number = read_level(source, level, highest)?;
        if read.contains(&number) {
            return Err(source.error(level.span(), CardProblem::RepeatedLevel { level: number }));
        }
        read.push(number);
    }
    Ok(read)
}
