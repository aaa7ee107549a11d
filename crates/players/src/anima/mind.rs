//! What one figure weighs: what it can do to each enemy, what each can do to it, and how good a place is.
//!
//! All odds are worked out once, in [`Mind::new`]; a place is then weighed by [`Mind::hold`] for somebody who does nothing
//! more and by [`Mind::go_on`] for somebody who goes on attacking from there.

use anima::content::Character;
use anima::ground::Ground;
use anima::rules::{charge, combat, movement};
use anima::state::{AttackKind, Gait, Line, Marks, Side, Status};
use anima::{Anima, State};

use super::aim::{Aim, aim, reward};
use super::ways::Ways;
use super::worth::{BLOWS, CARRIED, Danger, Gains, attack, danger, gains};

/// How likely an enemy in reach turns on this figure rather than on another.
const EXPOSED: f32 = 0.35;
/// And one that it is engaged with.
const LOCKED: f32 = 0.8;
/// How much less an enemy counts that has already acted in this turn.
const LATER: f32 = 0.7;
/// The share of an attack's gain that being able to make it in the next turn is worth.
const FUTURE: f32 = 0.4;
/// What a shooter loses that ends up hand to hand.
const PINNED: f32 = 8.0;
/// More dodges than this nobody needs.
const SAVES: usize = 4;

/// An enemy as this figure sees it.
pub struct Foe {
    pub figure: u8,
    pub strikes: Gains,
    /// A charge, then strikes.
    pub charges: Gains,
    /// By the modifiers of the line; empty for somebody who does not shoot.
    pub shots: [Gains; LINES],
    /// How likely it acts on somebody it can reach.
    ready: f32,
    melee: Danger,
    charge: Danger,
    charge_reach: i32,
    /// In the open and in cover.
    shot: [Danger; 2],
    shot_reach: i32,
}

const LINES: usize = 8;

fn line_number(line: Line) -> usize {
    usize::from(line.long) | usize::from(line.cover) << 1 | usize::from(line.higher) << 2
}

fn line_of(number: usize) -> Line {
    Line { long: number & 1 != 0, cover: number & 2 != 0, higher: number & 4 != 0 }
}

pub struct Mind<'a> {
    pub game: &'a Anima,
    pub state: &'a State,
    pub ground: &'a Ground,
    pub me: u8,
    pub foes: Vec<Foe>,
    ways: &'a Ways,
    aim: Aim,
    /// Action points that are not lost in the next Recovery.
    carry: u8,
    shoots: Option<i32>,
}

impl<'a> Mind<'a> {
    pub fn new(
        game: &'a Anima,
        state: &'a State,
        ground: &'a Ground,
        ways: &'a mut Ways,
        me: u8,
    ) -> Mind<'a> {
        let aim = aim(game, state, ground, me);
        ways.lay_out(game, state, ground, me);
        ways.measure(aim.places.iter().copied());
        let enemies = state.standing(Side::of_figure(me).other()).iter();
        let seen = enemies.filter(|&enemy| !state.figure(enemy).hidden());
        let card = game.card(state, me);
        Mind {
            game,
            state,
            ground,
            me,
            foes: seen.map(|enemy| foe(game, state, ground, me, enemy)).collect(),
            ways,
            aim,
            carry: card.actions - card.recovery,
            shoots: card.range.map(|range| range.0),
        }
    }

    pub fn card(&self) -> &'a Character {
        self.game.card(self.state, self.me)
    }

    pub fn foe(&self, figure: u8) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.figure == figure)
    }

    /// The best of so many attacks, each of which leaves fewer points to hold with.
    pub fn best_of(&self, gains: &Gains, there: &State, spare: u8, first_cost: u8) -> f32 {
        let cost = self.game.content.edition.cost.attack;
        let shelter = self.shelter(there);
        let mut best = f32::MIN;
        let mut left = spare.checked_sub(first_cost);
        for &gain in &gains[1..] {
            let Some(points) = left else { break };
            best = best.max(gain + shelter.worth(points, self.carry));
            left = points.checked_sub(cost);
        }
        best
    }

    /// How good it is to be there with so many points and do nothing more.
    pub fn hold(&self, there: &State, spare: u8) -> f32 {
        self.shelter(there).worth(spare, self.carry)
    }

    /// How good it is to be there with so many points and attack from there.
    pub fn go_on(&self, there: &State, spare: u8) -> f32 {
        let shelter = self.shelter(there);
        let cost = self.game.content.edition.cost.attack;
        let mut best = shelter.worth(spare, self.carry);
        if let Some(gains) = shelter.prey {
            let mut left = spare;
            for gain in gains.iter().skip(1) {
                let Some(points) = left.checked_sub(cost) else { break };
                left = points;
                best = best.max(gain + shelter.worth(points, self.carry));
            }
        }
        best
    }

    /// What a place has for and against it.
    fn shelter(&self, there: &State) -> Shelter<'_> {
        let (game, ground, me) = (self.game, self.ground, self.me);
        let mut shelter = Shelter { good: 0.0, open: 0.0, saves: [0.0; SAVES], prey: None };
        let touches = |foe: &Foe| ground.contact(there, me, foe.figure);
        let locked = self.foes.iter().any(touches);
        for foe in &self.foes {
            let gap = ground.gap(there, me, foe.figure);
            if locked && touches(foe) {
                shelter.fear(&foe.melee, foe.ready * LOCKED);
                shelter.take(&foe.strikes);
                continue;
            }
            let aimed_at = gap <= foe.shot_reach;
            let mine = !locked && self.shoots.is_some_and(|range| gap <= range);
            let seen = (aimed_at || mine).then(|| ground.sight(game, there, me, foe.figure));
            if let Some(seen) = seen
                && aimed_at
                && seen.is_seen()
            {
                shelter.fear(&foe.shot[usize::from(seen.is_covered())], foe.ready * EXPOSED);
            } else if gap <= foe.charge_reach {
                shelter.fear(&foe.charge, foe.ready * EXPOSED);
            }
            if mine && seen.is_some_and(|seen| seen.is_seen()) {
                let line = combat::shot_line(game, there, ground, me, foe.figure);
                shelter.take(&foe.shots[line_number(line)]);
            }
        }
        if let Some(gains) = shelter.prey {
            shelter.good += FUTURE * gains[1];
        }
        if locked && self.shoots.is_some() {
            shelter.good -= PINNED;
        }
        let far = (self.ways.from(there.figure(me).place) - self.aim.near).max(0.0);
        shelter.good += reward(game, there, ground, me) - self.aim.pull * far;
        shelter
    }

    /// What this figure stands to lose where it is, if it does not dodge.
    pub fn fear(&self) -> f32 {
        self.shelter(self.state).open
    }

    /// What shooting at somebody from where it stands brings.
    pub fn shots_at(&self, foe: &Foe) -> Gains {
        let line = combat::shot_line(self.game, self.state, self.ground, self.me, foe.figure);
        foe.shots[line_number(line)]
    }

    /// Whether it shoots as far as to somebody.
    pub fn in_range(&self, target: u8) -> bool {
        self.shoots.is_some_and(|range| self.ground.within(self.state, self.me, target, range))
    }

    /// What the scenario gives to somebody who gets where it wants to be within so far.
    pub fn prize(&self, reach: i32) -> f32 {
        let far = self.ways.from(self.state.figure(self.me).place) * 1000.0;
        if far <= reach as f32 { self.aim.prize } else { 0.0 }
    }
}

/// One place, weighed.
struct Shelter<'a> {
    good: f32,
    /// What is lost there on average by somebody who dodges nothing.
    open: f32,
    /// What the best dodge saves, the second best and so on.
    saves: [f32; SAVES],
    /// The best target from there.
    prey: Option<&'a Gains>,
}

impl<'a> Shelter<'a> {
    fn fear(&mut self, danger: &Danger, chance: f32) {
        self.open += chance * danger.open;
        let mut save = chance * (danger.open - danger.dodged);
        for kept in &mut self.saves {
            if save > *kept {
                std::mem::swap(&mut save, kept);
            }
        }
    }

    fn take(&mut self, gains: &'a Gains) {
        if self.prey.is_none_or(|prey| gains[1] > prey[1]) {
            self.prey = Some(gains);
        }
    }

    /// With so many points left, of which some last into the next turn.
    fn worth(&self, points: u8, carry: u8) -> f32 {
        let mut worth = self.good - self.open;
        for number in 0..points {
            let save = self.saves.get(usize::from(number)).copied().unwrap_or(0.0);
            worth += if number < carry { save.max(CARRIED) } else { save };
        }
        worth
    }
}

fn foe(game: &Anima, state: &State, ground: &Ground, me: u8, enemy: u8) -> Foe {
    let plain = |attacker, target, kind| attack(state, attacker, target, kind, Line::default());
    let strike = plain(me, enemy, AttackKind::Melee);
    let (place, card) = (state.figure(enemy), game.card(state, enemy));
    let cost = &game.content.edition.cost;
    let acted = place.marks.has(Marks::TURNED);
    let points = if acted { (place.actions + card.recovery).min(card.actions) } else { place.actions };
    let able = !place.is(Status::Paralyzed) && !place.marks.has(Marks::STUNNED) && points >= cost.attack;
    let free = movement::allowance(game, state, enemy, Gait::Free);
    let moved = place.marks.has(Marks::MOVED) && !acted;
    let charge_reach = if moved {
        0
    } else if points >= cost.charge {
        charge::allowance(game, state, enemy)
    } else {
        free
    };
    let shot = |cover| {
        let line = Line { cover, ..Line::default() };
        danger(game, state, ground, &attack(state, enemy, me, AttackKind::Ranged, line))
    };
    let step = if points >= cost.attack + cost.walk {
        movement::allowance(game, state, enemy, Gait::Walk)
    } else {
        0
    };
    let mut shots = [[0.0; BLOWS + 1]; LINES];
    if game.card(state, me).range.is_some() {
        for (number, gains_there) in shots.iter_mut().enumerate() {
            let shot = attack(state, me, enemy, AttackKind::Ranged, line_of(number));
            *gains_there = gains(game, state, ground, &shot, &shot);
        }
    }
    let aims = card.range.map(|range| range.0 + step);
    Foe {
        figure: enemy,
        strikes: gains(game, state, ground, &strike, &strike),
        charges: gains(game, state, ground, &plain(me, enemy, AttackKind::Charge), &strike),
        shots,
        ready: if !able {
            0.0
        } else if acted {
            LATER
        } else {
            1.0
        },
        melee: danger(game, state, ground, &plain(enemy, me, AttackKind::Melee)),
        charge: danger(game, state, ground, &plain(enemy, me, AttackKind::Charge)),
        charge_reach,
        shot: if aims.is_some() { [shot(false), shot(true)] } else { [Danger::default(); 2] },
        shot_reach: aims.unwrap_or(i32::MIN),
    }
}
