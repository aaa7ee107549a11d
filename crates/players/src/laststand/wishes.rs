//! What a hero would like its dice to show, and which of them it therefore rolls again.
//!
//! Each symbol has a worth for this hero, the second less or more than the first. A die is worth what its symbols add.
//! A fresh die is worth the fixpoint of "keep it if it is better than rolling on": with the chance of a TITAN face and
//! its price in it, so that nobody feeds the Titan for nothing.

use laststand::Face;
use laststand::content::{AbilityKind, Place, Power, Together};
use laststand::rules::{actions, dice, titan};

use super::project::{Project, chance, still_together};
use super::worth::{DIE, Worth};

/// The most symbols of one face that are told apart.
const MOST: usize = 10;
/// A die is rolled again only if that gains more than this.
const MARGIN: f32 = 0.6;

/// The worth of the first, second … symbol of each face.
pub struct Wishes {
    power: Power,
    symbols: [[f32; MOST]; 6],
}

impl Wishes {
    pub fn of(worth: &Worth<'_>, hero: u8, project: Option<&Project>) -> Wishes {
        let mut wishes = Wishes { power: worth.power(hero), symbols: [[0.0; MOST]; 6] };
        wishes.wish_to_dodge(worth, hero);
        wishes.wish_to_stop(worth, hero);
        wishes.wish_for_project(worth, hero, project);
        wishes.wish_to_wound(worth, hero, project);
        wishes.add(Face::Move, 0, 2, 0.8);
        wishes.add(Face::Tactics, 0, 1, 1.2);
        wishes
    }

    fn add(&mut self, face: Face, from: u8, count: u8, value: f32) {
        let symbols = &mut self.symbols[face.index()];
        for symbol in symbols.iter_mut().skip(usize::from(from)).take(usize::from(count)) {
            *symbol += value;
        }
    }

    /// The worst card that may strike first, then the next.
    fn wish_to_dodge(&mut self, worth: &Worth<'_>, hero: u8) {
        let price = worth.game.content.edition.cancel.dodge;
        let sure: f32 = worth
            .coming()
            .filter(|coming| !coming.hidden)
            .map(|coming| worth.harm_to(coming.card, hero))
            .sum();
        let perhaps: f32 = worth
            .coming()
            .filter(|coming| coming.hidden)
            .map(|coming| coming.chance * worth.harm_to(coming.card, hero))
            .sum();
        let threats = if sure > 0.0 { [sure, perhaps] } else { [perhaps, 0.0] };
        for (place, threat) in (0u8..).zip(threats) {
            self.add(Face::Dodge, place * price, price, threat / f32::from(price));
        }
    }

    /// What the team still lacks against collective cards.
    fn wish_to_stop(&mut self, worth: &Worth<'_>, hero: u8) {
        let needed = actions::needed(worth.game, worth.open);
        let others = worth.team_symbols(Face::Tactics) - worth.symbols(hero, Face::Tactics);
        let mut from = 0;
        for hidden in [false, true] {
            let harm: f32 = worth
                .coming()
                .filter(|coming| coming.hidden == hidden)
                .map(|coming| coming.chance * worth.harm_to_all(coming.card))
                .sum();
            if harm > 0.0 {
                let first = from.max(others) - others;
                let to = (from + needed).saturating_sub(others);
                self.add(Face::Tactics, first, to.saturating_sub(first), harm / f32::from(needed));
                from += needed;
            }
        }
    }

    fn wish_for_project(&mut self, worth: &Worth<'_>, hero: u8, project: Option<&Project>) {
        let Some(project) = project else { return };
        let unit = unit(worth, project);
        let card = &worth.game.content.tactics[usize::from(project.card.0)];
        let mut at = worth.level(hero);
        let mut needs = [0u8; 6];
        for place in if project.second_first { [1, 0] } else { [0, 1] } {
            if project.roles[place] == Some(hero) {
                let condition = card.conditions[place];
                needs[Face::Move.index()] += at.abs_diff(condition.level);
                condition.symbols.iter().for_each(|(face, count)| needs[face.index()] += count);
                at = condition.level;
            }
        }
        if project.stand == Some(hero) {
            needs[Face::Move.index()] += at.abs_diff(worth.game.content.edition.two_heroes.kill_level);
        }
        if project.search == Some(hero) {
            needs[Face::Tactics.index()] += 1;
        }
        for face in Face::USEFUL {
            self.add(face, 0, needs[face.index()], unit);
        }
        let mut shared = [0u8; 6];
        if project.search.is_none() {
            shared[Face::Tactics.index()] += project.cycles;
        }
        if let (true, Together::Symbols(symbols)) = (project.third, card.together) {
            still_together(worth, project, symbols)
                .iter()
                .for_each(|(face, count)| shared[face.index()] += count);
        }
        for face in Face::USEFUL {
            let others = worth.team_symbols(face) - worth.symbols(hero, face);
            let own = shared[face.index()].saturating_sub(others);
            self.add(face, needs[face.index()], own, unit);
        }
    }

    fn wish_to_wound(&mut self, worth: &Worth<'_>, hero: u8, project: Option<&Project>) {
        let place = worth.place(worth.level(hero));
        let kills = project.is_some_and(|project| project.gap > 0);
        let unit = project.filter(|_| kills).map_or(0.0, |project| unit(worth, project) * 0.4);
        let gap = worth.gap();
        let boxes = |done: u8| worth.damage(done).max(if done < gap { unit } else { 0.0 });
        let damage = worth.game.content.edition.damage;
        let others: u8 =
            (0..worth.open.count).filter(|&other| other != hero).map(|other| wounds(worth, other)).sum();
        let fights = if place == Place::Titan { 1.0 } else { 0.45 };
        let shot = if place == Place::Tower || self.power == Power::Far(Face::Cannon) { 1.0 } else { 0.3 };
        let cannons = worth.team_symbols(Face::Cannon) - worth.symbols(hero, Face::Cannon);
        for symbol in 0..MOST as u8 {
            self.add(Face::Fight, symbol, 1, fights * boxes(others + symbol * damage.fight));
            if cannons + symbol < worth.cannons_free() {
                let hit: f32 =
                    (0..damage.cannon).map(|more| boxes(others + symbol * damage.cannon + more)).sum();
                self.add(Face::Cannon, symbol, 1, shot * hit);
            }
        }
    }

    /// What one more die that shows this face adds to these.
    fn die(&self, counts: &[u8; 6], face: Face) -> f32 {
        let at = |face: Face, more: u8| {
            let have = counts[face.index()] * dice::worth(self.power, face) + more;
            self.symbols[face.index()].get(usize::from(have)).copied().unwrap_or_default()
        };
        let itself = (0..dice::worth(self.power, face)).map(|more| at(face, more)).sum::<f32>();
        let counts_as = |other: &Face| dice::substitute(self.power, *other) == Some(face);
        Face::USEFUL.into_iter().filter(counts_as).map(|other| at(other, 0)).fold(itself, f32::max)
    }

    /// Takes the dice one by one, the most useful first; tells the worth of each.
    fn rank(&self, held: &[u8; 6], mut tell: impl FnMut(Face, f32)) {
        let (mut left, mut counts) = (*held, [0u8; 6]);
        left[Face::Titan.index()] = 0;
        while left.iter().any(|&dice| dice > 0) {
            let showing = Face::USEFUL.into_iter().filter(|face| left[face.index()] > 0);
            let (face, value) = showing
                .map(|face| (face, self.die(&counts, face)))
                .reduce(|best, other| if other.1 > best.1 { other } else { best })
                .expect("some die is left");
            tell(face, value);
            left[face.index()] -= 1;
            counts[face.index()] += 1;
        }
    }

    /// What a die in the air is worth beside these, rolled as often as that pays.
    fn fresh(&self, kept: &[u8; 6], titan: f32) -> f32 {
        let faces = Face::USEFUL.map(|face| self.die(kept, face));
        let sides = Face::ALL.len() as f32;
        let mut value = 0.0f32;
        for _ in 0..24 {
            value = (faces.iter().map(|&face| face.max(value)).sum::<f32>() - titan) / sides;
        }
        value
    }

    /// The dice to roll again; none if none is worth it.
    pub fn roll(&self, held: &[u8; 6], titan: f32) -> [u8; 6] {
        let mut kept = *held;
        for _ in 0..2 {
            let fresh = self.fresh(&kept, titan);
            kept = [0; 6];
            self.rank(held, |face, value| {
                if value + MARGIN >= fresh {
                    kept[face.index()] += 1;
                }
            });
        }
        let mut roll = [0; 6];
        for face in Face::USEFUL {
            roll[face.index()] = held[face.index()] - kept[face.index()];
        }
        roll
    }

    /// The worth of the least useful die, and its face.
    pub fn least(&self, held: &[u8; 6]) -> Option<(Face, f32)> {
        let mut least = None;
        self.rank(held, |face, value| least = Some((face, value)));
        least
    }

    /// What a die of this face would add to all these.
    pub fn more(&self, held: &[u8; 6], face: Face) -> f32 {
        self.die(held, face)
    }
}

/// What one symbol that a project asks for is worth.
fn unit(worth: &Worth<'_>, project: &Project) -> f32 {
    project.reward * chance(worth, project) / (project.missing + 1.5)
}

/// The boxes of damage a hero could do at once with what it holds.
fn wounds(worth: &Worth<'_>, hero: u8) -> u8 {
    let damage = worth.game.content.edition.damage;
    match worth.place(worth.level(hero)) {
        Place::Titan => worth.symbols(hero, Face::Fight) * damage.fight,
        Place::Tower => worth.symbols(hero, Face::Cannon).min(worth.cannons_free()) * damage.cannon,
        Place::Ground => 0,
    }
}

/// The price of one more die for the Titan.
pub fn titan_die(worth: &Worth<'_>, hero: u8) -> f32 {
    if worth.power(hero) == Power::KeepsTitan {
        return 0.0;
    }
    let titan = worth.game.titan(worth.open);
    let best = (0u8..).zip(&titan.abilities).filter(|(ability, _)| *ability < 2 || worth.third_is_free());
    let value = best.map(|(_, ability)| {
        let does = match ability.does {
            AbilityKind::Regenerate(boxes) => worth.regenerated(boxes),
            AbilityKind::Devour(citizens) => worth.citizens(citizens),
            AbilityKind::CrushCannons(cannons) => worth.cannons(cannons),
            AbilityKind::HitHero => strongest(worth),
            AbilityKind::CrushHero => weakest(worth).1,
            AbilityKind::Hinder => 2.0 * DIE,
            AbilityKind::SuddenCharge => 5.0,
            AbilityKind::Fury => 7.0,
        };
        let cost = f32::from(ability.cost);
        // Enough dice to do it at once is a nearer threat than a start.
        let near = if titan::dice(worth.open) + 1 >= ability.cost { 0.8 } else { 0.5 };
        near * does / cost
    });
    value.fold(0.0, f32::max).min(25.0)
}

/// What a heart costs where the heroes choose who loses it.
pub fn strongest(worth: &Worth<'_>) -> f32 {
    (0..worth.open.count).map(|hero| worth.heart(hero)).fold(f32::INFINITY, f32::min)
}

/// The hero whose heart counts most.
pub fn weakest(worth: &Worth<'_>) -> (u8, f32) {
    let hearts = (0..worth.open.count).map(|hero| (hero, worth.heart(hero)));
    hearts.reduce(|best, other| if other.1 > best.1 { other } else { best }).unwrap_or_default()
}
