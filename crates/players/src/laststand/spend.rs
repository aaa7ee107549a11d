//! Stage 6 as a team: the next step of the best project, or else what the dice that are left are good for.
//!
//! The step is worked out for the whole team from what everybody sees; whoever's step it is acts, the others wait.

use laststand::content::{Place, Power, TacticsEffect, Together};
use laststand::rules::{dice, spend};
use laststand::state::TacticsId;
use laststand::{Action, Face, Way, With};

use super::project::{Project, Stretch, best, reward, still_together};
use super::worth::Worth;

/// Whose step is next and what it is; `None` when all are content.
pub fn next_step(worth: &Worth<'_>) -> Option<(u8, Action)> {
    if let Some(project) = best(worth, Stretch::Now)
        && let Some(step) = project_step(worth, &project)
    {
        return Some(step);
    }
    cycle_away(worth).or_else(|| wound(worth)).or_else(|| move_on(worth))
}

fn project_step(worth: &Worth<'_>, project: &Project) -> Option<(u8, Action)> {
    if project.cycles > 0 {
        return match project.search {
            Some(hero) => Some((hero, Action::Search)),
            None => by_any(worth, Face::Tactics).map(|(hero, with)| (hero, Action::Cycle(with))),
        };
    }
    if project.gap > 0
        && let Some(step) = wound_for(worth, project)
    {
        return Some(step);
    }
    let card = &worth.game.content.tactics[usize::from(project.card.0)];
    for place in if project.second_first { [1, 0] } else { [0, 1] } {
        let Some(hero) = project.roles[place] else { continue };
        let condition = card.conditions[place];
        if let Some(step) = towards(worth, hero, condition.level) {
            return Some(step);
        }
        let mut other = [0; 6];
        for (face, count) in condition.symbols.iter() {
            let itself = dice::symbols(worth.power(hero), &worth.open.hero(hero).purse, face);
            other[face.index()] = count.saturating_sub(itself);
        }
        return Some((hero, Action::Meet { condition: place as u8, other }));
    }
    if let Some(hero) = project.stand
        && let Some(step) = towards(worth, hero, worth.game.content.edition.two_heroes.kill_level)
    {
        return Some(step);
    }
    let Together::Symbols(symbols) = card.together else { return None };
    let (face, _) = still_together(worth, project, symbols).iter().next()?;
    by_any(worth, face).map(|(hero, with)| (hero, Action::PayTogether(face, with)))
}

/// A die that shows the face, or else one that counts as it.
fn with(worth: &Worth<'_>, hero: u8, face: Face) -> Option<With> {
    let (power, purse) = (worth.power(hero), &worth.open.hero(hero).purse);
    if dice::symbols(power, purse, face) > 0 {
        Some(With::Itself)
    } else if dice::substitutes(power, purse, face) > 0 {
        Some(With::Other)
    } else {
        None
    }
}

/// Whoever can pay a symbol with a die that shows it, or else with another.
fn by_any(worth: &Worth<'_>, face: Face) -> Option<(u8, With)> {
    let able = || (0..worth.open.count).filter_map(|hero| Some((hero, with(worth, hero, face)?)));
    able().find(|(_, with)| *with == With::Itself).or_else(|| able().next())
}

fn towards(worth: &Worth<'_>, hero: u8, level: u8) -> Option<(u8, Action)> {
    let way = match worth.level(hero).cmp(&level) {
        std::cmp::Ordering::Less => Way::Up,
        std::cmp::Ordering::Greater => Way::Down,
        std::cmp::Ordering::Equal => return None,
    };
    Some((hero, Action::Move(way, with(worth, hero, Face::Move)?)))
}

/// Damage by whoever has a weapon to spare where it stands.
fn wound_for(worth: &Worth<'_>, project: &Project) -> Option<(u8, Action)> {
    (0..worth.open.count).find_map(|hero| {
        let free = &project.free[usize::from(hero)];
        weapons(worth, hero).find_map(|face| {
            let spare = dice::symbols(worth.power(hero), free, face)
                + dice::substitutes(worth.power(hero), free, face);
            (spare > 0).then_some((hero, Action::Wound(face, with(worth, hero, face)?)))
        })
    })
}

/// What a hero can wound with where it stands.
fn weapons(worth: &Worth<'_>, hero: u8) -> impl Iterator<Item = Face> {
    let place = spend::place(worth.game, worth.open, hero);
    let far =
        worth.power(hero) == Power::Far(Face::Cannon) && worth.open.hero(hero).purse.held(Face::Cannon) > 0;
    let shoots = worth.cannons_free() > 0 && (place == Place::Tower || far);
    let fights = place == Place::Titan;
    [(shoots, Face::Cannon), (fights, Face::Fight)].into_iter().filter(|(can, _)| *can).map(|(_, face)| face)
}

/// Puts a card that helps nobody soon under the deck.
fn cycle_away(worth: &Worth<'_>) -> Option<(u8, Action)> {
    let top = worth.open.deck.top()?;
    if worth.open.deck.count < 2 || worth.open.met != [false; 2] || is_wanted(worth, top) {
        return None;
    }
    let (hero, with) = by_any(worth, Face::Tactics)?;
    // A die that could do something else is too good for this.
    (with == With::Itself).then_some((hero, Action::Cycle(with)))
}

/// Whether the open card should stay for the next round.
fn is_wanted(worth: &Worth<'_>, top: TacticsId) -> bool {
    let card = &worth.game.content.tactics[usize::from(top.0)];
    card.effect == TacticsEffect::Victory || worth.gap() > 5 && reward(worth, card) > 9.0
}

fn wound(worth: &Worth<'_>) -> Option<(u8, Action)> {
    if worth.damage(0) == 0.0 {
        return None;
    }
    (0..worth.open.count).find_map(|hero| {
        weapons(worth, hero)
            .find_map(|face| with(worth, hero, face).map(|with| (hero, Action::Wound(face, with))))
    })
}

/// Uses MOVE to stand better: to use a weapon now, and for the next round.
fn move_on(worth: &Worth<'_>) -> Option<(u8, Action)> {
    (0..worth.open.count).find_map(|hero| {
        let steps = worth.symbols(hero, Face::Move);
        let here = worth.level(hero);
        let highest = worth.game.content.edition.highest_level();
        let reach = here.saturating_sub(steps)..=here.saturating_add(steps).min(highest);
        let stays = standing(worth, hero, here);
        let (level, value) = reach
            .map(|level| (level, standing(worth, hero, level)))
            .reduce(|best, other| if other.1 > best.1 { other } else { best })?;
        if value > stays + 0.3 { towards(worth, hero, level) } else { None }
    })
}

/// What it is worth for a hero to stand there when the round ends.
fn standing(worth: &Worth<'_>, hero: u8, level: u8) -> f32 {
    let place = worth.place(level);
    let now = if place == Place::Titan && worth.place(worth.level(hero)) != Place::Titan {
        (0..worth.symbols(hero, Face::Fight)).map(|fight| worth.damage(fight)).sum()
    } else {
        0.0
    };
    now + outlook(worth, hero, level) - worth.danger_next(hero, level)
}

/// How near a level is to where the hero will be needed: in the Tower while the marker is far from the KILL zone; near
/// the places of the killing cards, one hero for each, when it is close.
fn outlook(worth: &Worth<'_>, hero: u8, level: u8) -> f32 {
    let killing = |card: &&laststand::content::TacticsCard| card.effect == TacticsEffect::Victory;
    let tower = match worth.place(level) {
        Place::Tower => 4.5,
        Place::Titan => 2.5,
        Place::Ground => 0.0,
    };
    let Some(card) = worth.game.content.tactics.iter().find(killing).filter(|_| worth.gap() <= 6) else {
        return tower + f32::from(level) * 0.3;
    };
    let nearest = |wanted: u8, except: Option<u8>| {
        (0..worth.open.count)
            .filter(|&hero| Some(hero) != except)
            .min_by_key(|&hero| worth.level(hero).abs_diff(wanted))
    };
    let nape = card.conditions[0].level.max(card.conditions[1].level);
    let below = card.conditions[0].level.min(card.conditions[1].level);
    let first = nearest(nape, None);
    let wanted = if first == Some(hero) { nape } else { below };
    7.0 - 2.8 * f32::from(level.abs_diff(wanted))
}
