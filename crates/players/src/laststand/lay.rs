//! The Titan's two cards, as a game of one round: the Titan picks an open and a hidden card, the heroes see the open
//! one and guess the other.
//!
//! Every pair of cards that threatens enough is played out against heroes who guess right, who guess wrong and who do
//! not guess. Both sides then learn by regret matching what to do how often, and the Titan draws its cards by lot from
//! that: whoever always hid the best card would hide nothing.

use kernel::Sight;
use kernel::dice::below_usize;
use laststand::state::{Card, CardId, MOST_HEROES};
use laststand::{Action, LastStand};
use rand_core::Rng;

use super::search::Search;
use super::titan;
use super::worth::{Taste, Worth};

/// What each side does is weighed anew so many times.
const LESSONS: usize = 600;
/// The lot is drawn in so many parts.
const GRAIN: usize = 1 << 16;
/// What is learned to be done more seldom than this is not done at all: it is mostly what was never tried enough.
const SELDOM: f32 = 0.03;

/// Heroes who guess right, who guess wrong, and who do not guess.
const GUESSES: usize = 3;
const RIGHT: usize = 0;
const WRONG: usize = 1;
const NONE: usize = 2;

/// One open card: the hidden ones that go with it, and what came of each against each kind of guess.
struct Offer {
    open: CardId,
    hidden: Vec<CardId>,
    sums: Vec<[f32; GUESSES]>,
}

impl Offer {
    /// What a hidden card comes to against a guess; the guess after the last card is none at all.
    fn sum(&self, place: usize, guess: usize) -> f32 {
        let kind = match guess {
            _ if guess == self.hidden.len() => NONE,
            _ if guess == place => RIGHT,
            _ => WRONG,
        };
        self.sums[place][kind]
    }
}

/// The cards to lay; `None` where there is nothing to choose from.
pub fn choose(search: &mut Search, sight: &Sight<'_, LastStand>, rng: &mut dyn Rng) -> Option<Action> {
    let view = sight.view();
    let titan = view.open.titan?;
    let card = |card: CardId| Card { titan, card };
    let mut offers = offers(search, sight);
    let judge = search.judge(sight.seat());
    let mut worlds = 0;
    while worlds == 0 || !search.is_up() {
        let (world, seed) = (sight.imagine(rng), rng.next_u64());
        for offer in &mut offers {
            for (place, &hidden) in offer.hidden.iter().enumerate() {
                let action = Action::Lay { open: card(offer.open), other: card(hidden) };
                let others = offer.hidden.len() - 1;
                let wrong = if others > 0 {
                    (place + 1 + below_usize(rng, others)) % offer.hidden.len()
                } else {
                    place
                };
                let mut play = |guess: Option<CardId>| {
                    guess_for_all(search, guess);
                    search.play_on(sight.game(), &judge, &world, (sight.seat(), action), seed)
                };
                let none = play(None);
                // Nothing is guessed where both cards lie open.
                let (right, wrong) = if view.open.blinded {
                    (none, none)
                } else {
                    (play(Some(hidden)), play(Some(offer.hidden[wrong])))
                };
                for (sum, value) in offer.sums[place].iter_mut().zip([right, wrong, none]) {
                    *sum += value;
                }
            }
        }
        worlds += 1;
    }
    guess_for_all(search, None);
    let shares = learn(&offers, worlds as f32);
    let (offer, place) = draw(&shares, rng)?;
    Some(Action::Lay { open: card(offers[offer].open), other: card(offers[offer].hidden[place]) })
}

/// The pairs that threaten most at a glance, as many as the level tries.
fn offers(search: &Search, sight: &Sight<'_, LastStand>) -> Vec<Offer> {
    let view = sight.view();
    let worth = Worth::new(sight.game(), &view.open, Taste::of(search.persona, sight.seat()));
    let hand = view.hand();
    let threat = |card: CardId| titan::threat(&worth, card);
    let mut pairs: Vec<(f32, CardId, CardId)> = hand
        .iter()
        .flat_map(|open| hand.without(open).iter().map(move |hidden| (open, hidden)))
        .map(|(open, hidden)| (threat(open) + threat(hidden), open, hidden))
        .collect();
    pairs.sort_by(|one, other| other.0.total_cmp(&one.0));
    pairs.truncate(search.outlook.proposals);
    let offer = |open: CardId| {
        let hidden: Vec<CardId> =
            pairs.iter().filter(|(_, other, _)| *other == open).map(|(_, _, hidden)| *hidden).collect();
        Offer { open, sums: vec![[0.0; GUESSES]; hidden.len()], hidden }
    };
    hand.iter().map(offer).filter(|offer| !offer.hidden.is_empty()).collect()
}

fn guess_for_all(search: &mut Search, guess: Option<CardId>) {
    for hero in search.simpler.iter_mut().skip(1).take(MOST_HEROES) {
        hero.guess = guess;
    }
}

/// How often each pair of cards should be laid, by offer and hidden card.
fn learn(offers: &[Offer], worlds: f32) -> Vec<Vec<f32>> {
    let mut titan: Vec<Vec<f32>> = offers.iter().map(|offer| vec![0.0; offer.hidden.len()]).collect();
    let mut heroes: Vec<Vec<f32>> = offers.iter().map(|offer| vec![0.0; offer.hidden.len() + 1]).collect();
    let mut total = titan.clone();
    for _ in 0..LESSONS {
        let mix = matched(&titan);
        let mut values = Vec::with_capacity(offers.len());
        for (place, offer) in offers.iter().enumerate() {
            let guesses = matched(&heroes[place..=place]).remove(0);
            // What each hidden card comes to against how the heroes guess now.
            let against = |hidden: usize, guess: usize| offer.sum(hidden, guess) / worlds;
            let worth: Vec<f32> = (0..offer.hidden.len())
                .map(|hidden| {
                    guesses.iter().enumerate().map(|(guess, share)| share * against(hidden, guess)).sum()
                })
                .collect();
            let now: f32 = dot(&worth, &mix[place]);
            for (guess, regret) in heroes[place].iter_mut().enumerate() {
                let otherwise: f32 =
                    mix[place].iter().enumerate().map(|(hidden, share)| share * against(hidden, guess)).sum();
                // Regrets that are never below nothing forget a bad start sooner.
                *regret = (*regret + now - otherwise).max(0.0);
            }
            values.push(worth);
        }
        let now: f32 = values.iter().zip(&mix).map(|(values, mix)| dot(values, mix)).sum();
        for (place, values) in values.iter().enumerate() {
            for (hidden, value) in values.iter().enumerate() {
                titan[place][hidden] = (titan[place][hidden] + value - now).max(0.0);
                total[place][hidden] += mix[place][hidden] / LESSONS as f32;
            }
        }
    }
    let most = total.iter().flatten().copied().fold(0.0, f32::max);
    total.iter_mut().flatten().filter(|share| **share < SELDOM.min(most)).for_each(|share| *share = 0.0);
    total
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Shares in the measure of the regrets, or equal ones where nothing is regretted.
fn matched(regrets: &[Vec<f32>]) -> Vec<Vec<f32>> {
    let sum: f32 = regrets.iter().flatten().sum();
    let count = regrets.iter().map(Vec::len).sum::<usize>().max(1) as f32;
    let share = |regret: &f32| if sum > 0.0 { regret / sum } else { 1.0 / count };
    regrets.iter().map(|part| part.iter().map(share).collect()).collect()
}

/// A pair by lot.
fn draw(shares: &[Vec<f32>], rng: &mut dyn Rng) -> Option<(usize, usize)> {
    let tickets = |share: f32| (share * GRAIN as f32) as usize;
    let all: usize = shares.iter().flatten().map(|&share| tickets(share)).sum();
    if all == 0 {
        return None;
    }
    let mut drawn = below_usize(rng, all);
    for (offer, part) in shares.iter().enumerate() {
        for (place, &share) in part.iter().enumerate() {
            if drawn < tickets(share) {
                return Some((offer, place));
            }
            drawn -= tickets(share);
        }
    }
    None
}
