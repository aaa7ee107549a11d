//! What is counted of a position at the beginning of a round, and under what name people are told of it.
//!
//! Titans and heroes are counted by what is printed on them, so that a new card is judged without new code.

use laststand::Face;
use laststand::LastStand;
use laststand::content::{AbilityKind, ActionEffect, Place, Power, StoppedBy, TacticsEffect, Titan};
use laststand::state::{CardId, MOST_TACTICS, Open};

/// How many things are counted.
pub const FEATURES: usize = 46;

/// The names under which people are told, and where what they sum up begins: `reason-start`, `reason-citizens` and so
/// on. `start` is who plays against whom, before anything has happened.
pub const TERMS: [(&str, usize); 7] = [
    ("start", 0),
    ("citizens", 16),
    ("cannons", 19),
    ("hearts", 22),
    ("marker", 27),
    ("deck", 31),
    ("levels", 40),
];

/// Dice that the Titan spends on an ability of one die in the course of a game, against a card that comes up once in a
/// while.
const USES: f32 = 3.0;

/// What is counted of a position.
pub fn features(game: &LastStand, open: &Open) -> [f32; FEATURES] {
    let mut out = [0.0; FEATURES];
    let titan = game.titan(open);
    let sheet = Sheet::of(titan);
    out[0] = 1.0;
    out[1] = flag(open.count == 2);
    out[2] = flag(open.count == 4);
    out[3..8].copy_from_slice(&[sheet.devours, sheet.crushes, sheet.heals, sheet.hurts, sheet.tricks]);
    for hero in 0..open.count {
        out[8 + power(game.hero_card(open, hero).power)] += 1.0;
    }
    let edition = &game.content.edition;
    let (citizens, cannons) = (f32::from(open.citizens), f32::from(open.cannons));
    out[16] = harmonic(open.citizens);
    out[17] = citizens / f32::from(edition.citizens.max(1));
    out[18] = sheet.devours / (citizens + 1.0);
    out[19] = harmonic(open.cannons);
    out[20] = cannons / f32::from(edition.cannons.max(1));
    out[21] = sheet.crushes / (cannons + 1.0);
    count_hearts(game, open, &mut out);
    let gap = edition.track.kill.saturating_sub(open.marker);
    out[27] = f32::from(gap) / f32::from(edition.track.kill.max(1));
    out[28] = flag(gap == 0);
    out[29] = flag(gap <= 3);
    out[30] = flag(open.marker >= edition.track.weak);
    count_deck(game, open, gap, &mut out);
    count_levels(game, open, &mut out);
    out
}

/// The same Titan and heroes before anything has happened: everybody high in the Tower, and no card seen.
pub fn at_start(game: &LastStand, open: &Open) -> [f32; FEATURES] {
    let edition = &game.content.edition;
    let mut fresh = *open;
    (fresh.citizens, fresh.cannons, fresh.marker) = (edition.citizens, edition.cannons, 0);
    (fresh.blinded, fresh.deck.cards) = (false, [None; MOST_TACTICS]);
    for hero in &mut fresh.heroes[..usize::from(open.count)] {
        (hero.hearts, hero.level) = (edition.hearts, edition.starts.iter().copied().max());
    }
    features(game, &fresh)
}

fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// The sum of 1, 1/2, 1/3 … : the fewer pieces are left, the more each counts.
fn harmonic(count: u8) -> f32 {
    (1..=count).map(|part| 1.0 / f32::from(part)).sum()
}

/// What a Titan can do, from its cards and abilities together.
#[derive(Default)]
struct Sheet {
    devours: f32,
    crushes: f32,
    heals: f32,
    hurts: f32,
    tricks: f32,
}

impl Sheet {
    fn of(titan: &Titan) -> Sheet {
        let mut sheet = Sheet::default();
        for effect in titan.cards.iter().flat_map(|card| &card.effects) {
            match *effect {
                ActionEffect::Devour(citizens) => sheet.devours += f32::from(citizens),
                ActionEffect::CrushCannons(cannons) => sheet.crushes += f32::from(cannons),
                ActionEffect::Regenerate(boxes) => sheet.heals += f32::from(boxes),
                ActionEffect::LoseHeart => sheet.hurts += 1.0,
                ActionEffect::LoseDie => sheet.tricks += 0.5,
            }
        }
        for ability in &titan.abilities {
            let uses = USES / f32::from(ability.cost.max(1));
            match ability.does {
                AbilityKind::Devour(citizens) => sheet.devours += uses * f32::from(citizens),
                AbilityKind::CrushCannons(cannons) => sheet.crushes += uses * f32::from(cannons),
                AbilityKind::Regenerate(boxes) => sheet.heals += uses * f32::from(boxes),
                AbilityKind::HitHero | AbilityKind::CrushHero => sheet.hurts += uses,
                AbilityKind::Hinder | AbilityKind::SuddenCharge | AbilityKind::Fury => sheet.tricks += uses,
            }
        }
        sheet
    }
}

fn power(power: Power) -> usize {
    match power {
        Power::Lend => 0,
        Power::Wild(_) => 1,
        Power::Swap(..) => 2,
        Power::Double(Face::Fight) => 3,
        Power::Double(_) => 4,
        Power::KeepsTitan => 5,
        Power::Search { .. } => 6,
        Power::Far(_) => 7,
    }
}

/// Hearts, and how many of the cards that may be played next would take one where the hero stands.
fn count_hearts(game: &LastStand, open: &Open, out: &mut [f32; FEATURES]) {
    let cards = &game.titan(open).cards;
    let strikes = |card: CardId, level: u8| {
        let card = &cards[usize::from(card.0)];
        let there = match card.stopped_by {
            StoppedBy::Individual { levels } => levels.contains(level),
            StoppedBy::Collective => false,
        };
        there && card.effects.contains(&ActionEffect::LoseHeart)
    };
    for hero in open.heroes() {
        let level = hero.level.unwrap_or_default();
        let danger = open.pool.iter().filter(|&card| strikes(card, level)).count() as f32;
        let share = danger / f32::from(open.pool.len().max(1));
        match hero.hearts {
            0 | 1 => {
                out[22] += 1.0;
                out[24] = 1.0;
                out[25] += share;
            }
            2 => {
                out[23] += 1.0;
                out[26] += share;
            }
            _ => out[26] += 0.5 * share,
        }
    }
}

fn count_deck(game: &LastStand, open: &Open, gap: u8, out: &mut [f32; FEATURES]) {
    let effect = |card: u8| game.content.tactics[usize::from(card)].effect;
    let kills = |card: u8| effect(card) == TacticsEffect::Victory;
    let deck = &open.deck;
    let seen = deck.cards().iter().position(|card| card.is_some_and(|card| kills(card.0)));
    out[31] = flag(seen == Some(0));
    out[32] = seen.map_or(0.0, |depth| 1.0 / (1.0 + depth as f32));
    out[33] = f32::from(deck.count) / MOST_TACTICS as f32;
    let hidden = deck.unseen().filter(|card| kills(card.0)).count() as f32;
    out[34] = hidden / f32::from(deck.unseen_count().max(1));
    out[35] = flag(open.blinded);
    out[36] = f32::from(open.pool.union(open.laid_aside).len()) / 7.0;
    out[37] = flag(seen == Some(0) && gap == 0);
    let edition = &game.content.edition;
    for card in deck.cards().iter().flatten().copied().chain(deck.unseen()) {
        match effect(card.0) {
            TacticsEffect::Collapse => out[38] = f32::from(gap) / f32::from(edition.track.kill.max(1)),
            TacticsEffect::Heal(_) => {
                out[39] = open.heroes().iter().filter(|hero| hero.hearts < edition.hearts).count() as f32;
            }
            TacticsEffect::Rescue(_)
            | TacticsEffect::OpenCards
            | TacticsEffect::RemoveCard
            | TacticsEffect::Victory => {}
        }
    }
}

fn count_levels(game: &LastStand, open: &Open, out: &mut [f32; FEATURES]) {
    let edition = &game.content.edition;
    let nape = edition.highest_level();
    let level = |hero: &laststand::state::Hero| hero.level.unwrap_or_default();
    let (mut nearest, mut next) = (nape, nape);
    for hero in open.heroes() {
        let climb = nape.saturating_sub(level(hero));
        if climb < nearest {
            (nearest, next) = (climb, nearest);
        } else if climb < next {
            next = climb;
        }
        match edition.places.get(usize::from(level(hero))) {
            Some(Place::Tower) => out[42] += 1.0,
            Some(Place::Ground) | None => out[43] += 1.0,
            Some(Place::Titan) => {}
        }
    }
    out[40] = f32::from(nearest);
    out[41] = f32::from(next);
    out[44] = out[40] * out[29];
    out[45] = out[40] * out[31];
}
