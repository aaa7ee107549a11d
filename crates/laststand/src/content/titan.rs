//! A Titan's file: `packs/<pack>/titans/<id>.toml`, with its three abilities and its seven action cards.

use ::content::Ids;
use serde::Deserialize;
use toml::Spanned;

use super::error::{CardProblem, ContentError, Problem};
use super::source::Source;
use super::{Ability, AbilityKind, ActionCard, ActionEffect, Edition, StoppedBy, Titan, caps};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TitanFile {
    id: Spanned<String>,
    #[serde(default)]
    ability: Vec<AbilityTable>,
    #[serde(default)]
    card: Vec<CardTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityTable {
    cost: Spanned<i64>,
    #[serde(rename = "do")]
    does: Spanned<String>,
    amount: Option<Spanned<i64>>,
    #[serde(default)]
    ours: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardTable {
    id: Spanned<String>,
    area: Option<Spanned<String>>,
    collective: Option<Spanned<bool>>,
    effects: Spanned<Vec<Spanned<EffectTable>>>,
    #[serde(default)]
    ours: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EffectTable {
    lose: Option<Spanned<String>>,
    devour: Option<Spanned<i64>>,
    cannons: Option<Spanned<i64>>,
    regenerate: Option<Spanned<i64>>,
}

/// What an ability's word stands for; the first three need an amount.
#[derive(Clone, Copy)]
enum AbilityWord {
    Regenerate,
    Devour,
    CrushCannons,
    Whole(AbilityKind),
}

const ABILITIES: [(&str, AbilityWord); 8] = [
    ("regenerate", AbilityWord::Regenerate),
    ("devour", AbilityWord::Devour),
    ("crush-cannons", AbilityWord::CrushCannons),
    ("hit-hero", AbilityWord::Whole(AbilityKind::HitHero)),
    ("crush-hero", AbilityWord::Whole(AbilityKind::CrushHero)),
    ("hinder", AbilityWord::Whole(AbilityKind::Hinder)),
    ("sudden-charge", AbilityWord::Whole(AbilityKind::SuddenCharge)),
    ("fury", AbilityWord::Whole(AbilityKind::Fury)),
];

const LOSSES: [(&str, ActionEffect); 2] =
    [("heart", ActionEffect::LoseHeart), ("die", ActionEffect::LoseDie)];

const ABILITIES_OF_A_TITAN: usize = 3;
const CARDS_OF_A_TITAN: usize = 7;

pub(super) fn read_titan(
    source: Source<'_>,
    edition: &Edition,
    ids: &mut Ids,
) -> Result<Titan, ContentError> {
    let file: TitanFile = source.parse()?;
    source.kept(source.named_id(&file.id, source.name()), ())?;
    let id = source.kept(source.new_id(&file.id, ids), String::new())?;

    let count = |key, count, exactly| source.count(key, file.id.span(), count, exactly, exactly);
    let counted = source.both(
        count("ability", file.ability.len(), ABILITIES_OF_A_TITAN),
        count("card", file.card.len(), CARDS_OF_A_TITAN),
    );
    let abilities = source.all(file.ability.iter().map(|ability| read_ability(source, edition, ability)));
    let cards = source.all(file.card.iter().map(|card| read_card(source, edition, ids, card)));
    let (_, (abilities, cards)) = source.both(counted, source.both(abilities, cards))?;
    Ok(Titan {
        id,
        abilities: abilities.try_into().expect("the count of abilities was just checked"),
        cards: cards.try_into().expect("the count of cards was just checked"),
    })
}

fn read_ability(
    source: Source<'_>,
    edition: &Edition,
    ability: &AbilityTable,
) -> Result<Ability, ContentError> {
    let cost = source.number("cost", &ability.cost, edition.dice * caps::HEROES_IN_PLAY)?;
    let amount = |most| {
        let amount = source.needed("amount", ability.amount.as_ref(), &ability.does)?;
        source.number("amount", amount, most)
    };
    let does = match source.word("do", &ability.does, &ABILITIES)? {
        AbilityWord::Regenerate => AbilityKind::Regenerate(amount(edition.track.last)?),
        AbilityWord::Devour => AbilityKind::Devour(amount(edition.citizens)?),
        AbilityWord::CrushCannons => AbilityKind::CrushCannons(amount(edition.cannons)?),
        AbilityWord::Whole(kind) => {
            source.not_needed("amount", ability.amount.as_ref(), &ability.does)?;
            kind
        }
    };
    Ok(Ability { cost, does, ours: ability.ours })
}

fn read_card(
    source: Source<'_>,
    edition: &Edition,
    ids: &mut Ids,
    card: &CardTable,
) -> Result<ActionCard, ContentError> {
    let id = source.new_id(&card.id, ids)?;
    let stopped_by = read_stopped_by(source, edition, card)?;
    let effects = card.effects.get_ref();
    source.count("effects", card.effects.span(), effects.len(), 1, usize::from(caps::EFFECTS))?;
    let effects =
        source.all(effects.iter().map(|effect| read_effect(source, edition, stopped_by, effect)))?;
    Ok(ActionCard { id, stopped_by, effects, ours: card.ours })
}

fn read_stopped_by(
    source: Source<'_>,
    edition: &Edition,
    card: &CardTable,
) -> Result<StoppedBy, ContentError> {
    let collective = card.collective.as_ref().filter(|collective| *collective.get_ref());
    match (&card.area, collective) {
        (Some(_), Some(collective)) => {
            Err(source.error(collective.span(), Problem::Both { one: "area", other: "collective" }))
        }
        (None, None) => Err(source.error(card.id.span(), Problem::Missing { key: "area" })),
        (None, Some(_)) => Ok(StoppedBy::Collective),
        (Some(area), None) => edition
            .areas
            .iter()
            .find(|known| known.id == *area.get_ref())
            .map(|known| StoppedBy::Individual { levels: known.levels })
            .ok_or_else(|| {
                source.error(area.span(), CardProblem::UnknownArea { area: area.get_ref().clone() })
            }),
    }
}

/// One entry of `effects`: exactly one key, and of the sort that the card can have.
fn read_effect(
    source: Source<'_>,
    edition: &Edition,
    stopped_by: StoppedBy,
    effect: &Spanned<EffectTable>,
) -> Result<ActionEffect, ContentError> {
    let wrong = |effect_word, card| {
        Err(source.error(effect.span(), CardProblem::WrongEffect { effect: effect_word, card }))
    };
    let on_the_table = |key, amount: &Spanned<i64>, most, make: fn(u8) -> ActionEffect| match stopped_by {
        StoppedBy::Individual { .. } => wrong(key, "area"),
        StoppedBy::Collective => Ok(make(source.number(key, amount, most)?)),
    };
    match effect.get_ref() {
        EffectTable { lose: Some(loss), devour: None, cannons: None, regenerate: None } => match stopped_by {
            StoppedBy::Individual { .. } => source.word("lose", loss, &LOSSES),
            StoppedBy::Collective => wrong("lose", "collective"),
        },
        EffectTable { lose: None, devour: Some(amount), cannons: None, regenerate: None } => {
            on_the_table("devour", amount, edition.citizens, ActionEffect::Devour)
        }
        EffectTable { lose: None, devour: None, cannons: Some(amount), regenerate: None } => {
            on_the_table("cannons", amount, edition.cannons, ActionEffect::CrushCannons)
        }
        EffectTable { lose: None, devour: None, cannons: None, regenerate: Some(amount) } => {
            on_the_table("regenerate", amount, edition.track.last, ActionEffect::Regenerate)
        }
        EffectTable { lose, devour, cannons, regenerate } => {
            let said = [lose.is_some(), devour.is_some(), cannons.is_some(), regenerate.is_some()];
            let count = said.into_iter().filter(|said| *said).count();
            Err(source.error(effect.span(), CardProblem::NotOneEffect { count }))
        }
    }
}
