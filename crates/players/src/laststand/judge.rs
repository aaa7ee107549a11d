//! How good a position of The Last Stand is, at the beginning of a round.

use kernel::Seat;
use laststand::content::TacticsEffect;
use laststand::state::{MOST_TACTICS, Open, Stage, TITAN};
use laststand::{LastStand, Side, State};

use crate::{Appraisal, Appraise, Judge, Term};

/// The judge of both sides.
#[derive(Clone, Copy, Default, Debug)]
pub struct RoundJudge;

/// What is counted, in the order of [`WEIGHTS`].
pub const FEATURES: usize = 12;

/// What each feature adds to the odds of the heroes, on a logarithmic scale. The weights of pieces and hearts follow a
/// fit to nine thousand games of level 1; those of the marker, the deck and the levels are set by hand, because the fit
/// there mostly saw what heroes had failed to finish.
const WEIGHTS: [f32; FEATURES] = [-4.5, 1.1, 0.95, -1.05, -0.32, -0.06, 0.1, 0.0, 1.4, -0.1, -0.05, 0.2];

impl Judge<LastStand> for RoundJudge {
    fn value(&self, game: &LastStand, state: &State, seat: Seat) -> f32 {
        let heroes = if let Stage::Over(outcome) = state.open.stage {
            f32::from(u8::from(outcome.winner == Side::Heroes))
        } else {
            let features = features(game, &state.open);
            chance(features.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum())
        };
        if seat == TITAN { 1.0 - heroes } else { heroes }
    }

    /// To the end of the round.
    fn is_far_enough(&self, from: &State, now: &State) -> bool {
        now.open.round > from.open.round
    }
}

/// As steep as the logistic curve, but of operations that give the same bits on every machine.
fn chance(odds: f32) -> f32 {
    0.5 + 0.5 * odds / (4.0 + odds * odds).sqrt()
}

/// What people are told, and the features it sums up: `reason-citizens`, `reason-cannons` and so on. The first is what
/// is left of the odds when everything else stands as it did at the start.
const TERMS: [(&str, &[usize]); 7] = [
    ("start", &[0]),
    ("citizens", &[1]),
    ("cannons", &[2]),
    ("hearts", &[3, 4]),
    ("marker", &[5, 6]),
    ("deck", &[7, 8, 11]),
    ("levels", &[9, 10]),
];

impl Appraise for LastStand {
    fn appraise(&self, world: &State, _: &mut (), seat: Seat) -> Appraisal {
        let (now, start) = (features(self, &world.open), features(self, &as_at_start(self, &world.open)));
        let side = if seat == TITAN { -1.0 } else { 1.0 };
        let mut terms: Vec<Term> = TERMS
            .iter()
            .map(|&(key, counted)| {
                let adds = counted.iter().map(|&place| WEIGHTS[place] * (now[place] - start[place]));
                Term { key, adds: side * adds.sum::<f32>() }
            })
            .collect();
        let odds: f32 = start.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum();
        terms[0].adds = side * odds;
        Appraisal { chance: RoundJudge.value(self, world, seat), terms }
    }
}

/// The same Titan and heroes before anything has happened: everybody high in the Tower, and no card seen.
fn as_at_start(game: &LastStand, open: &Open) -> Open {
    let edition = &game.content.edition;
    let mut fresh = *open;
    (fresh.citizens, fresh.cannons, fresh.marker) = (edition.citizens, edition.cannons, 0);
    (fresh.blinded, fresh.deck.cards) = (false, [None; MOST_TACTICS]);
    for hero in &mut fresh.heroes[..usize::from(open.count)] {
        (hero.hearts, hero.level) = (edition.hearts, edition.starts.iter().copied().max());
    }
    fresh
}

/// What is counted of a position.
pub fn features(game: &LastStand, open: &Open) -> [f32; FEATURES] {
    let edition = &game.content.edition;
    let hearts = |count: u8| open.heroes().iter().filter(|hero| hero.hearts == count).count() as f32;
    let gap = edition.track.kill.saturating_sub(open.marker);
    let kills = |card: u8| game.content.tactics[usize::from(card)].effect == TacticsEffect::Victory;
    let seen = open.deck.cards().iter().position(|card| card.is_some_and(|card| kills(card.0)));
    let level = |hero: &laststand::state::Hero| hero.level.unwrap_or_default();
    let nape = edition.highest_level();
    let mut climb: Vec<u8> = open.heroes().iter().map(|hero| nape - level(hero)).collect();
    climb.sort_unstable();
    [
        1.0,
        harmonic(open.citizens),
        harmonic(open.cannons),
        hearts(1),
        hearts(2),
        f32::from(gap),
        f32::from(u8::from(gap == 0)),
        f32::from(u8::from(seen == Some(0))),
        seen.map_or(0.0, |depth| 1.0 / (1.0 + depth as f32)),
        f32::from(climb.first().copied().unwrap_or_default()),
        f32::from(climb.get(1).copied().unwrap_or_default()),
        f32::from(u8::from(open.blinded)),
    ]
}

/// The sum of 1, 1/2, 1/3 … : the fewer pieces are left, the more each counts.
fn harmonic(count: u8) -> f32 {
    (1..=count).map(|part| 1.0 / f32::from(part)).sum()
}
