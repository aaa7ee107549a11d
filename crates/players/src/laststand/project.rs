//! The team's projects: completing a tactics card this round, by whom, and what is missing for it.
//!
//! Everybody reckons from the same open dice and in the same order, so that heroes who never speak to one another
//! follow one plan. [`best`] finds the project most worth its while: in stage 2 one that may still come about, in
//! stage 6 one for which nothing is missing.

use laststand::Face;
use laststand::content::{Condition, Place, Power, Symbols, TacticsCard, TacticsEffect, Together, caps};
use laststand::rules::dice;
use laststand::state::{MOST_HEROES, Purse, TacticsId};

use super::worth::{DIE, GAME, Worth};

/// A way to complete a tactics card.
#[derive(Clone, Copy, Debug)]
pub struct Project {
    pub card: TacticsId,
    /// So many cards are to be cycled away first, or one hero searches the deck.
    pub cycles: u8,
    pub search: Option<u8>,
    /// Who meets condition one and two, where they are needed and not yet met.
    pub roles: [Option<u8>; 2],
    /// Condition two is met before condition one.
    pub second_first: bool,
    /// Who must stand on the level from which two heroes kill.
    pub stand: Option<u8>,
    pub third: bool,
    pub reward: f32,
    /// Symbols that nobody holds yet.
    pub missing: f32,
    /// Symbols it asks for.
    pub asked: f32,
    /// What each hero still has when its part is paid, before any damage.
    pub free: [Purse; MOST_HEROES],
    /// The same after the damage that is needed.
    pub spare: [Purse; MOST_HEROES],
    /// Boxes the marker must still move, for a killing card.
    pub gap: u8,
}

/// A box of damage that nobody holds yet, in symbols.
const BOX_MISSING: f32 = 0.7;
/// Sums that are made in another order differ by less.
const ROUNDING: f32 = 1e-3;

/// How far a project may be from coming about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stretch {
    /// Everything is in hand.
    Now,
    /// Dice can still be rolled.
    MayRoll,
}

/// The project with the highest expected reward, if any is worth its dice.
///
/// Most ways of sharing out the parts cannot come about, or not as well as another: each is bounded first by what every
/// hero holds alone, and drawn up in full only while it may still be the best.
pub fn best(worth: &Worth<'_>, stretch: Stretch) -> Option<Project> {
    let have = Have::of(worth);
    let searcher = searcher(worth);
    let mut drafts = Vec::new();
    for (depth, card) in (0u8..).zip(worth.open.deck.cards()) {
        let Some(card) = *card else { continue };
        draft(worth, &have, Find { card, depth: Some(depth), searcher }, stretch, &mut drafts);
    }
    if searcher.is_some() || stretch == Stretch::MayRoll {
        for card in worth.open.deck.unseen() {
            draft(worth, &have, Find { card, depth: None, searcher }, stretch, &mut drafts);
        }
    }
    let mut best: Option<(f32, Project)> = None;
    let promises = |drafts: &[Draft], one: usize, other: usize| drafts[other].at_most > drafts[one].at_most;
    while let Some(place) =
        (0..drafts.len()).reduce(|one, other| if promises(&drafts, one, other) { other } else { one })
    {
        let next = drafts.swap_remove(place);
        if best.as_ref().is_some_and(|(score, _)| *score >= next.at_most) {
            break;
        }
        consider(worth, &next, stretch, &mut best);
    }
    best.map(|(_, project)| project)
}

/// What everybody holds, each face counted with whatever can stand for it.
struct Have {
    symbols: [[u8; 6]; MOST_HEROES],
    team: [u8; 6],
    dice: u8,
    /// Symbols that may be paid without taking a whole die: doubled ones, halves, lent dice.
    besides: u8,
}

impl Have {
    fn of(worth: &Worth<'_>) -> Have {
        let mut have = Have { symbols: [[0; 6]; MOST_HEROES], team: [0; 6], dice: 0, besides: 0 };
        for hero in 0..worth.open.count {
            let purse = &worth.open.hero(hero).purse;
            for face in Face::USEFUL {
                let symbols = worth.symbols(hero, face);
                have.symbols[usize::from(hero)][face.index()] = symbols;
                have.team[face.index()] += symbols;
            }
            have.dice += purse.own();
            have.besides += u8::from(purse.half) + u8::from(purse.borrowed.is_some());
            if let Power::Double(face) = worth.power(hero) {
                have.besides += purse.held(face);
            }
        }
        have
    }

    /// What a hero lacks at least to walk so far and pay so much there, and how much that is in all.
    fn part(&self, hero: u8, steps: u8, symbols: Symbols) -> (u8, u8) {
        let has = &self.symbols[usize::from(hero)];
        let (mut lacks, mut asked) = (steps.saturating_sub(has[Face::Move.index()]), steps);
        for (face, count) in symbols.iter() {
            lacks += count.saturating_sub(has[face.index()]);
            asked += count;
        }
        (lacks, asked)
    }
}

/// A card, where it lies if that is known, and who could search for it.
#[derive(Clone, Copy)]
struct Find {
    card: TacticsId,
    depth: Option<u8>,
    searcher: Option<u8>,
}

/// A way to complete a card that is not drawn up yet.
struct Draft {
    card: TacticsId,
    cycles: u8,
    search: Option<u8>,
    roles: [Option<u8>; 2],
    second_first: bool,
    stand: Option<u8>,
    third: bool,
    reward: f32,
    /// No more than this can come of it.
    at_most: f32,
}

/// The hero who can search the deck and pay for it.
fn searcher(worth: &Worth<'_>) -> Option<u8> {
    (0..worth.open.count).find(|&hero| match worth.power(hero) {
        Power::Search { face, price } => {
            dice::can_pay(worth.power(hero), &worth.open.hero(hero).purse, face, price, 0)
        }
        Power::Lend
        | Power::Wild(_)
        | Power::Swap(..)
        | Power::Double(_)
        | Power::KeepsTitan
        | Power::Far(_) => false,
    })
}

/// What the card's effect is worth now.
pub fn reward(worth: &Worth<'_>, card: &TacticsCard) -> f32 {
    let edition = &worth.game.content.edition;
    match card.effect {
        TacticsEffect::Victory => GAME,
        TacticsEffect::Collapse => {
            (0..edition.track.last - worth.open.marker).map(|done| worth.damage(done)).sum()
        }
        TacticsEffect::OpenCards => 5.0,
        TacticsEffect::RemoveCard => 5.0,
        TacticsEffect::Heal(_) => (0..worth.open.count)
            .filter(|&hero| worth.open.hero(hero).hearts < edition.hearts)
            .map(|hero| if worth.open.hero(hero).hearts == 1 { 18.0 } else { 8.0 })
            .sum(),
        TacticsEffect::Rescue(citizens) => {
            let back = citizens.min(edition.citizens - worth.open.citizens);
            let now = f32::from(worth.open.citizens.max(1));
            f32::from(back) * 30.0 / (now + 1.0)
        }
    }
}

/// Every way to complete a card that may come about.
fn draft(worth: &Worth<'_>, have: &Have, find: Find, stretch: Stretch, drafts: &mut Vec<Draft>) {
    let card = &worth.game.content.tactics[usize::from(find.card.0)];
    let reward = reward(worth, card);
    let searcher = find.searcher.filter(|_| find.depth.is_none_or(|depth| depth > 1));
    // A card nobody has seen lies halfway down the unseen ones on average.
    let most = if searcher.is_some() { 1 } else { u8::MAX };
    let cycles = find.depth.unwrap_or(worth.open.deck.count / 2).min(most);
    let lacks_cycles = cycles.saturating_sub(have.team[Face::Tactics.index()]);
    if reward <= 0.0 || stretch == Stretch::Now && lacks_cycles > 0 {
        return;
    }
    let alone = card.conditions.map(|Condition { level, symbols }| {
        std::array::from_fn::<_, MOST_HEROES, _>(|hero| {
            let from = worth.open.heroes[hero].level.unwrap_or_default();
            have.part(hero as u8, from.abs_diff(level), symbols)
        })
    });
    for (meet, third, stand) in ways(worth, card) {
        let (mut shared_lacks, mut shared_asked) = (lacks_cycles, cycles);
        let mut gap = 0;
        match card.together {
            Together::Symbols(symbols) if third => {
                let paid = if cycles > 0 { [0; 6] } else { worth.open.together };
                for (face, count) in symbols.iter() {
                    let left = count.saturating_sub(paid[face.index()]);
                    shared_lacks += left.saturating_sub(have.team[face.index()]);
                    shared_asked += left;
                }
            }
            Together::KillZone if third => gap = worth.gap(),
            Together::Symbols(_) | Together::KillZone => {}
        }
        let damage = worth.game.content.edition.damage;
        let cannons = have.team[Face::Cannon.index()].min(worth.cannons_free());
        let wounds = have.team[Face::Fight.index()] * damage.fight + cannons * damage.cannon;
        let unhurt = f32::from(gap.saturating_sub(wounds)) * BOX_MISSING;
        if stretch == Stretch::Now && (shared_lacks > 0 || unhurt > 0.0) {
            continue;
        }
        for_roles(worth, card, meet, stand, &mut |roles, second_first, stand| {
            let (mut lacks, mut asked) = (shared_lacks, shared_asked);
            for place in [0, 1] {
                let Some(hero) = roles[place] else { continue };
                let alone = if roles[0] == roles[1] && second_first == (place == 0) {
                    let [one, other] = card.conditions;
                    have.part(hero, one.level.abs_diff(other.level), card.conditions[place].symbols)
                } else {
                    alone[place][usize::from(hero)]
                };
                (lacks, asked) = (lacks + alone.0, asked + alone.1);
            }
            if let Some(hero) = stand {
                let steps = worth.level(hero).abs_diff(worth.game.content.edition.two_heroes.kill_level);
                let alone = have.part(hero, steps, Symbols::default());
                (lacks, asked) = (lacks + alone.0, asked + alone.1);
            }
            if stretch == Stretch::Now && lacks > 0 {
                return;
            }
            let missing = f32::from(lacks) + unhurt;
            let taken = asked.saturating_sub(lacks).saturating_sub(have.besides);
            let likely = match stretch {
                Stretch::Now => 1.0,
                Stretch::MayRoll => likely(f32::from(have.dice.saturating_sub(taken)), missing),
            };
            let asked = f32::from(asked + gap.div_ceil(2));
            let at_most = reward * likely - DIE * asked * 0.5 + ROUNDING;
            if at_most > ROUNDING {
                let search = searcher.filter(|_| find.depth != Some(0));
                let card = find.card;
                drafts.push(Draft {
                    card,
                    cycles,
                    search,
                    roles,
                    second_first,
                    stand,
                    third,
                    reward,
                    at_most,
                });
            }
        });
    }
}

/// Draws a way up, and takes it if it is better than the best so far.
fn consider(worth: &Worth<'_>, draft: &Draft, stretch: Stretch, best: &mut Option<(f32, Project)>) {
    let mut project = Project {
        card: draft.card,
        cycles: draft.cycles,
        search: draft.search,
        roles: draft.roles,
        second_first: draft.second_first,
        stand: draft.stand,
        third: draft.third,
        reward: draft.reward,
        missing: 0.0,
        asked: 0.0,
        free: [Purse::default(); MOST_HEROES],
        spare: worth.open.heroes.map(|hero| hero.purse),
        gap: 0,
    };
    draw_up(worth, &worth.game.content.tactics[usize::from(draft.card.0)], &mut project);
    let chance = match stretch {
        Stretch::Now if project.missing > 0.0 => return,
        Stretch::Now => 1.0,
        Stretch::MayRoll => chance(worth, &project),
    };
    let score = project.reward * chance - DIE * project.asked * 0.5;
    if score > 0.0 && best.as_ref().is_none_or(|(other, _)| score > *other) {
        *best = Some((score, project));
    }
}

/// A rough guess how likely the missing symbols still come, by the dice that have no part yet: a die rolled again and
/// again for one face shows it half the time.
pub fn chance(worth: &Worth<'_>, project: &Project) -> f32 {
    let free: f32 =
        project.spare[..usize::from(worth.open.count)].iter().map(|purse| f32::from(purse.own())).sum();
    likely(free, project.missing)
}

fn likely(free: f32, missing: f32) -> f32 {
    let spare = free * 0.5 - missing;
    if missing <= 0.0 { 0.95 } else { (0.5 + spare * 0.12).clamp(0.0, 0.9) }
}

/// The conditions to be met, whether the third is needed, and where some hero must stand besides.
fn ways(worth: &Worth<'_>, card: &TacticsCard) -> impl Iterator<Item = ([bool; 2], bool, Option<u8>)> {
    let rule = worth.game.content.edition.two_heroes;
    let two = worth.open.count == caps::FEWEST_HEROES_IN_PLAY;
    let killing = card.effect == TacticsEffect::Victory;
    let all = (!two).then_some(([true; 2], true, None));
    let stand = killing.then_some(rule.kill_level);
    let pairs = [([true, false], true, stand), ([false, true], true, stand)];
    let both = (two && !killing).then_some(([true; 2], false, None));
    all.into_iter().chain(pairs.into_iter().filter(move |_| two)).chain(both)
}

/// Every sharing out of the conditions among the heroes.
fn for_roles(
    worth: &Worth<'_>,
    card: &TacticsCard,
    meet: [bool; 2],
    stand: Option<u8>,
    found: &mut impl FnMut([Option<u8>; 2], bool, Option<u8>),
) {
    let count = worth.open.count;
    // What is met stays met only while the card stays on top.
    let on_top = worth
        .open
        .deck
        .top()
        .is_some_and(|top| std::ptr::eq(card, &worth.game.content.tactics[usize::from(top.0)]));
    let takers = |condition: usize| {
        let needed = meet[condition] && !(on_top && worth.open.met[condition]);
        let heroes = (0..count).filter(move |_| needed).map(Some);
        heroes.chain((!needed).then_some(None))
    };
    let near = |hero: u8, level: u8| worth.level(hero).abs_diff(level);
    for first in takers(0) {
        for second in takers(1) {
            let second_first = first.is_some_and(|hero| {
                first == second && near(hero, card.conditions[1].level) < near(hero, card.conditions[0].level)
            });
            let stays = |hero: u8| {
                let ends = if first == Some(hero) && (second != first || second_first) {
                    card.conditions[0].level
                } else if second == Some(hero) {
                    card.conditions[1].level
                } else {
                    worth.level(hero)
                };
                Some(ends) == stand
            };
            match stand {
                Some(level) if !(0..count).any(stays) => {
                    let free = (0..count).filter(|&hero| first != Some(hero) && second != Some(hero));
                    let other = free.min_by_key(|&hero| near(hero, level));
                    if other.is_some() {
                        found([first, second], second_first, other);
                    }
                }
                Some(_) | None => found([first, second], second_first, None),
            }
        }
    }
}

/// Pays every part out of copies of the purses, and counts what is missing.
fn draw_up(worth: &Worth<'_>, card: &TacticsCard, project: &mut Project) {
    let count = worth.open.count;
    let mut at: [u8; MOST_HEROES] =
        std::array::from_fn(|hero| worth.open.heroes[hero].level.unwrap_or_default());
    let mut cannons = worth.cannons_free();
    let mut asked = 0u8;
    let mut missing = 0u8;
    for place in if project.second_first { [1, 0] } else { [0, 1] } {
        let Some(hero) = project.roles[place] else { continue };
        let Condition { level, symbols } = card.conditions[place];
        let purse = &mut project.spare[usize::from(hero)];
        let steps = at[usize::from(hero)].abs_diff(level);
        asked += steps + symbols.total();
        missing += take(worth.power(hero), purse, Face::Move, steps);
        for (face, needed) in symbols.iter() {
            missing += take(worth.power(hero), purse, face, needed);
        }
        missing += symbols.get(Face::Cannon).saturating_sub(cannons) * 10;
        cannons = cannons.saturating_sub(symbols.get(Face::Cannon));
        at[usize::from(hero)] = level;
    }
    if let Some(hero) = project.stand {
        let steps = at[usize::from(hero)].abs_diff(worth.game.content.edition.two_heroes.kill_level);
        asked += steps;
        missing += take(worth.power(hero), &mut project.spare[usize::from(hero)], Face::Move, steps);
    }
    asked += project.cycles;
    missing += match project.search {
        Some(hero) => take(worth.power(hero), &mut project.spare[usize::from(hero)], Face::Tactics, 1),
        None => take_from_all(worth, &mut project.spare, Face::Tactics, project.cycles),
    };
    project.missing = 0.0;
    match card.together {
        Together::Symbols(symbols) if project.third => {
            for (face, needed) in still_together(worth, project, symbols).iter() {
                asked += needed;
                missing += take_from_all(worth, &mut project.spare, face, needed);
                if face == Face::Cannon {
                    missing += needed.saturating_sub(cannons) * 10;
                }
            }
        }
        Together::KillZone if project.third => {
            project.gap = worth.gap();
            project.free = project.spare;
            let left = wound(worth, project, &at, cannons, count);
            asked += project.gap.div_ceil(2);
            project.missing += f32::from(left) * BOX_MISSING;
        }
        Together::Symbols(_) | Together::KillZone => {}
    }
    project.missing += f32::from(missing);
    project.asked = f32::from(asked);
}

/// What is still to be paid together; what was paid is lost if the card is not the open one.
pub fn still_together(worth: &Worth<'_>, project: &Project, symbols: Symbols) -> Symbols {
    if project.cycles > 0 {
        return symbols;
    }
    symbols.iter().fold(Symbols::default(), |left, (face, count)| {
        left.with(face, count.saturating_sub(worth.open.together[face.index()]))
    })
}

/// Takes symbols out of a purse, those that show the face first; returns how many it does not have.
pub fn take(power: Power, purse: &mut Purse, face: Face, count: u8) -> u8 {
    let itself = dice::symbols(power, purse, face).min(count);
    let other = dice::substitutes(power, purse, face).min(count - itself);
    dice::pay(power, purse, face, itself + other, other);
    count - itself - other
}

fn take_from_all(worth: &Worth<'_>, purses: &mut [Purse; MOST_HEROES], face: Face, count: u8) -> u8 {
    (0..worth.open.count)
        .fold(count, |left, hero| take(worth.power(hero), &mut purses[usize::from(hero)], face, left))
}

/// Damage out of what is left, where each hero stands now or will stand; returns the boxes that are not covered.
fn wound(worth: &Worth<'_>, project: &mut Project, ends: &[u8; MOST_HEROES], cannons: u8, count: u8) -> u8 {
    let damage = worth.game.content.edition.damage;
    let mut left = project.gap;
    let mut cannons = cannons;
    for hero in 0..count {
        let (power, purse) = (worth.power(hero), &mut project.spare[usize::from(hero)]);
        let stands = [worth.place(worth.level(hero)), worth.place(ends[usize::from(hero)])];
        if stands.contains(&Place::Tower) || power == Power::Far(Face::Cannon) {
            while left > 0 && cannons > 0 && take(power, purse, Face::Cannon, 1) == 0 {
                left = left.saturating_sub(damage.cannon);
                cannons -= 1;
            }
        }
        if stands.contains(&Place::Titan) {
            while left > 0 && take(power, purse, Face::Fight, 1) == 0 {
                left = left.saturating_sub(damage.fight);
            }
        }
    }
    left
}
