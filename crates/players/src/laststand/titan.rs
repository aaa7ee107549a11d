//! The Titan: which cards it lays, and what it pays for.

use kernel::dice::below_usize;
use laststand::content::AbilityKind;
use laststand::rules::titan;
use laststand::state::{Card, CardId, CardSet, FIRST, MOST_HEROES, Open, SECOND, Slot};
use laststand::{Action, Face, Target, View};
use rand_core::Rng;

use super::project::{self, Stretch};
use super::wishes::{strongest, weakest};
use super::worth::{DIE, GAME, RETURNED_DIE, Worth};

/// What is done to the heroes after they have rolled comes to so much of itself: they may find another way.
const LANDS: f32 = 0.8;

/// Lays two cards by what they would do where the heroes stand; by lot, so that the hidden one is not to be guessed.
pub fn lay(worth: &Worth<'_>, hand: CardSet, rng: &mut dyn Rng) -> Option<Action> {
    let hidden = lot(worth, hand, rng)?;
    let open = lot(worth, hand.without(hidden), rng)?;
    Some(Action::Lay { open: card(worth, open), other: card(worth, hidden) })
}

fn card(worth: &Worth<'_>, card: CardId) -> Card {
    Card { titan: worth.open.titan.unwrap_or_default(), card }
}

/// A card by lot, the more likely the more it threatens.
pub fn lot(worth: &Worth<'_>, cards: CardSet, rng: &mut dyn Rng) -> Option<CardId> {
    const GRAIN: f32 = 16.0;
    let tickets = |card: CardId| {
        let threat = threat(worth, card);
        (GRAIN * (0.1 + threat * threat * threat.sqrt())).min(1.0e6) as usize
    };
    let all: usize = cards.iter().map(tickets).sum();
    let mut drawn = below_usize(rng, all);
    cards.iter().find(|&card| {
        let found = drawn < tickets(card);
        drawn = drawn.saturating_sub(tickets(card));
        found
    })
}

/// What a card may do before any die is rolled: heroes dodge or stop about half of what they see coming.
pub fn threat(worth: &Worth<'_>, card: CardId) -> f32 {
    let card = worth.card(card);
    let struck: f32 = (0..worth.open.count).map(|hero| worth.harm_to(card, hero).min(40.0)).sum();
    0.5 * (struck + worth.harm_to_all(card).min(60.0))
}

/// The ability that gains most beyond the dice it gives back; `None` to stop.
pub fn use_ability(worth: &Worth<'_>, view: &View) -> Option<Action> {
    let usable = || (0..3).filter(|&ability| titan::can_use(worth.game, worth.open, ability));
    usable().next()?;
    let threat = finished(worth);
    let returned = RETURNED_DIE + if threat < GAME { nearly(worth) } else { 0.0 };
    let mut best: Option<(f32, Action)> = None;
    for ability in usable() {
        let sheet = worth.game.titan(worth.open).abilities[usize::from(ability)];
        let Some((value, on)) = aim(worth, view, sheet.does, threat) else { continue };
        let gain = value - f32::from(sheet.cost) * returned;
        if gain > 0.0 && best.as_ref().is_none_or(|(other, _)| gain > *other) {
            best = Some((gain, Action::Use { ability, pay: pay(worth, sheet.cost), on }));
        }
    }
    best.map(|(_, action)| action)
}

/// What the heroes can finish this round with what they hold.
fn finished(worth: &Worth<'_>) -> f32 {
    project::best(worth, Stretch::Now).map_or(0.0, |project| project.reward)
}

/// What is taken from that if the table looked like this.
fn denied(worth: &Worth<'_>, threat: f32, change: impl FnOnce(&mut Open)) -> f32 {
    if threat <= 0.0 {
        return 0.0;
    }
    let mut open = *worth.open;
    change(&mut open);
    LANDS * (threat - finished(&worth.on(&open))).max(0.0)
}

/// What a die that comes back gives heroes who lack very little to win: it shows the face they want one time in six.
fn nearly(worth: &Worth<'_>) -> f32 {
    match project::best(worth, Stretch::MayRoll) {
        Some(project) if project.reward >= GAME && project.missing > 0.0 => {
            let missing = project.missing.max(1.0);
            GAME / (Face::ALL.len() as f32 * missing * missing * missing)
        }
        Some(_) | None => 0.0,
    }
}

/// Dice of the heroes who have most of them with the Titan: what comes back is rolled once, so it matters little whose.
fn pay(worth: &Worth<'_>, cost: u8) -> [u8; MOST_HEROES] {
    let mut left = worth.open.heroes.map(|hero| hero.with_titan);
    let mut pay = [0; MOST_HEROES];
    for _ in 0..cost {
        let most = (0..MOST_HEROES).max_by_key(|&hero| left[hero]).unwrap_or_default();
        left[most] = left[most].saturating_sub(1);
        pay[most] += 1;
    }
    pay
}

/// What an ability is worth now, and at what it is aimed best.
fn aim(worth: &Worth<'_>, view: &View, does: AbilityKind, threat: f32) -> Option<(f32, Target)> {
    match does {
        AbilityKind::Regenerate(boxes) => {
            let denied = denied(worth, threat, |open| open.marker = open.marker.saturating_sub(boxes));
            Some((worth.regenerated(boxes) + denied, Target::Nothing))
        }
        AbilityKind::Devour(citizens) => Some((worth.citizens(citizens), Target::Nothing)),
        AbilityKind::CrushCannons(cannons) => {
            let denied = denied(worth, threat, |open| open.cannons = open.cannons.saturating_sub(cannons));
            Some((worth.cannons(cannons) + denied, Target::Nothing))
        }
        AbilityKind::HitHero => Some((strongest(worth), Target::Nothing)),
        AbilityKind::CrushHero => {
            let (hero, value) = weakest(worth);
            Some((value, Target::Hero(hero)))
        }
        AbilityKind::Hinder => hinder(worth, threat),
        AbilityKind::SuddenCharge => swap(worth, view),
        AbilityKind::Fury => view
            .hand()
            .iter()
            .map(|id| (worth.effective(worth.card(id)), Target::Card(card(worth, id))))
            .reduce(|best, other| if other.0 > best.0 { other } else { best }),
    }
}

/// The die that hurts most: one without which a hero cannot dodge or the team cannot stop a card, or else any weapon.
fn hinder(worth: &Worth<'_>, threat: f32) -> Option<(f32, Target)> {
    let held = (0..worth.open.count).flat_map(|hero| Face::USEFUL.map(|face| (hero, face)));
    held.filter(|&(hero, face)| worth.open.hero(hero).purse.held(face) > 0)
        .map(|(hero, face)| (hindered(worth, hero, face, threat), Target::HeldDie { hero, face }))
        .reduce(|best, other| if other.0 > best.0 { other } else { best })
}

fn hindered(worth: &Worth<'_>, hero: u8, face: Face, threat: f32) -> f32 {
    let before: f32 = worth.coming().map(|coming| coming.chance * worth.effective(coming.card)).sum();
    let mut open = *worth.open;
    open.hero_mut(hero).purse.held[face.index()] -= 1;
    let after = worth.on(&open);
    let lost: f32 = after.coming().map(|coming| coming.chance * after.effective(coming.card)).sum();
    let use_of_it = match face {
        Face::Fight | Face::Cannon => 1.6 * DIE,
        Face::Titan | Face::Move | Face::Tactics | Face::Dodge => DIE,
    };
    let denied = denied(worth, threat, |open| open.hero_mut(hero).purse.held[face.index()] -= 1);
    (lost - before).max(0.0) * LANDS + use_of_it.max(denied)
}

/// The swap that gains most, now that the heroes' dice lie open.
fn swap(worth: &Worth<'_>, view: &View) -> Option<(f32, Target)> {
    let slots = [FIRST, SECOND].into_iter().filter_map(|slot| {
        let lies = match worth.open.slots[usize::from(slot)] {
            Slot::FaceUp(card) => card,
            Slot::FaceDown => view.hidden?,
            Slot::Empty => return None,
        };
        Some((slot, worth.effective(worth.card(lies))))
    });
    slots
        .flat_map(|(slot, lies)| {
            view.hand().iter().map(move |id| {
                (worth.effective(worth.card(id)) - lies, Target::Swap { slot, card: card(worth, id) })
            })
        })
        .reduce(|best, other| if other.0 > best.0 { other } else { best })
}
