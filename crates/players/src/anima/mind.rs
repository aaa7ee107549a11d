//! What one figure weighs: what it can do to each enemy, what each can do to it, and how good a place is.
//!
//! All odds are worked out once, in [`Mind::new`]; a place is then weighed by [`Mind::hold`] for somebody who does nothing
//! more and by [`Mind::go_on`] for somebody who goes on attacking from there.

use std::cell::OnceCell;

use anima::ground::{Ground, Seen};
use anima::rules::cards::Facts;
use anima::rules::price::{Deed, price};
use anima::rules::{charge, combat, movement};
use anima::state::{Attack, AttackKind, Gait, Line, Marks, Place, Side, Status};
use anima::{Anima, Scenario, State};

use super::aim::{Aim, aim, reward};
use super::ways::Ways;
use super::worth::{BLOWS, CARRIED, Danger, Gains, attack, danger, gains, is_wounded, leads};
use crate::Weights;

/// How likely an enemy in reach turns on this figure rather than on another.
const EXPOSED: f32 = 0.35;
/// And one that it is engaged with.
const LOCKED: f32 = 0.8;
/// How much less an enemy counts that has already acted in this turn.
const LATER: f32 = 0.4;
/// The share of an attack's gain that being able to make it in the next turn is worth.
const FUTURE: f32 = 0.4;
/// The share of all danger that is left to somebody hidden: to be found, or to be struck with others.
const UNSEEN: f32 = 0.2;
/// What a shooter loses that ends up hand to hand.
const PINNED: f32 = 8.0;
/// In the last turns of a battle that is not won, the share of all danger that still counts.
const HEEDLESS: f32 = 0.3;
const LATE: u8 = 3;
/// More dodges than this nobody needs.
const SAVES: usize = 4;

/// An enemy as this figure sees it. What one of them does to the other is worked out when it is first asked for.
pub struct Foe {
    pub figure: u8,
    strikes: OnceCell<Gains>,
    charges: OnceCell<Gains>,
    /// By the modifiers of the line.
    shots: [OnceCell<Gains>; LINES],
    /// How likely it acts on somebody it can reach.
    ready: f32,
    charge_reach: i32,
    shot_reach: i32,
    /// What it does hand to hand, by a charge, and by a shot in the open and in cover.
    melee: OnceCell<Danger>,
    charge: OnceCell<Danger>,
    shot: [OnceCell<Danger>; 2],
}

const LINES: usize = 8;

fn line_number(line: Line) -> usize {
    usize::from(line.long) | usize::from(line.cover) << 1 | usize::from(line.higher) << 2
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
    cares: Weights,
}

impl<'a> Mind<'a> {
    pub fn new(facts: Facts<'a>, ways: &'a mut Ways, me: u8, cares: &Weights) -> Mind<'a> {
        let Facts { game, state, ground, .. } = facts;
        let aim = aim(game, state, ground, me);
        ways.lay_out(game, state, ground, me);
        ways.measure(&aim.places);
        let enemies = state.standing(Side::of_figure(me).other()).iter();
        let seen = enemies.filter(|&enemy| !state.figure(enemy).hidden());
        let card = game.card(state, me);
        Mind {
            game,
            state,
            ground,
            me,
            foes: seen.map(|enemy| foe(facts, enemy)).collect(),
            ways,
            aim,
            carry: card.actions - card.recovery,
            shoots: card.range.map(|range| range.0),
            cares: if presses(game, state, me) {
                Weights { harm_suffered: cares.harm_suffered * HEEDLESS, ..*cares }
            } else {
                *cares
            },
        }
    }

    /// A state to be asked what is different for whom.
    pub fn facts<'s>(&'s self, there: &'s State) -> Facts<'s> {
        Facts::new(self.game, there, self.ground)
    }

    fn line(&self, there: &State, target: u8) -> Line {
        let shot = attack(there, self.me, target, AttackKind::Ranged, Line::default());
        combat::shot_line(self.facts(there), &shot)
    }

    pub fn foe(&self, figure: u8) -> Option<&Foe> {
        self.foes.iter().find(|foe| foe.figure == figure)
    }

    /// The best of so many attacks, each of which leaves fewer points to hold with.
    pub fn best_of(&self, gains: &Gains, there: &State, spare: u8, first_cost: u8) -> f32 {
        let cost = price(self.facts(there), self.me, Deed::Strike(AttackKind::Melee));
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
        let cost = price(self.facts(there), self.me, Deed::Strike(AttackKind::Melee));
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
        // Nobody aims at somebody hidden.
        let aimed = if there.figure(me).hidden() { UNSEEN } else { 1.0 } * self.cares.harm_suffered;
        let touches = |foe: &Foe| ground.contact(there, me, foe.figure);
        let locked = self.foes.iter().any(touches);
        for foe in &self.foes {
            let gap = ground.gap(there, me, foe.figure);
            if locked && touches(foe) {
                shelter.fear(self.melee(foe), foe.ready * LOCKED * aimed);
                shelter.take(self.strikes(foe));
                continue;
            }
            let aimed_at = gap <= foe.shot_reach;
            let mine = !locked && self.shoots.is_some_and(|range| gap <= range);
            let seen = (aimed_at || mine).then(|| ground.sight(game, there, me, foe.figure));
            if let Some(seen) = seen
                && aimed_at
                && seen.is_seen()
            {
                shelter.fear(self.shot(foe, seen), foe.ready * EXPOSED * aimed);
            } else if gap <= foe.charge_reach {
                shelter.fear(self.charge(foe), foe.ready * EXPOSED * aimed);
            }
            if mine && seen.is_some_and(|seen| seen.is_seen()) {
                let line = self.line(there, foe.figure);
                shelter.take(self.shots(foe, line));
            }
        }
        if let Some(gains) = shelter.prey {
            shelter.good += FUTURE * gains[1];
        }
        if locked && self.shoots.is_some() {
            shelter.good -= PINNED;
        }
        if locked {
            shelter.good -= self.aim.held_up;
        }
        let far = (self.ways.from(there.figure(me).place) - self.aim.near).max(0.0);
        shelter.good += self.cares.goals * (reward(game, there, ground, me) - self.aim.pull * far);
        shelter
    }

    /// What this figure stands to lose where it is, if it does not dodge.
    pub fn fear(&self) -> f32 {
        self.shelter(self.state).open
    }

    /// What shooting at somebody from where it stands brings.
    pub fn shots_at<'f>(&self, foe: &'f Foe) -> &'f Gains {
        self.shots(foe, self.line(self.state, foe.figure))
    }

    fn shots<'f>(&self, foe: &'f Foe, line: Line) -> &'f Gains {
        foe.shots[line_number(line)].get_or_init(|| {
            let shot = attack(self.state, self.me, foe.figure, AttackKind::Ranged, line);
            self.gains(foe, &shot, &shot)
        })
    }

    /// What attacks bring to somebody who cares about them as this one does.
    fn gains(&self, foe: &Foe, first: &Attack, then: &Attack) -> Gains {
        let wounded = if is_wounded(self.game, self.state, foe.figure) { self.cares.wounded } else { 1.0 };
        let gains = gains(self.game, self.state, self.ground, first, then);
        std::array::from_fn::<f32, { BLOWS + 1 }, _>(|number| gains[number] * self.cares.harm_done * wounded)
    }

    fn mine(&self, foe: &Foe, kind: AttackKind) -> Attack {
        attack(self.state, self.me, foe.figure, kind, Line::default())
    }

    /// What strikes at somebody bring.
    pub fn strikes<'f>(&self, foe: &'f Foe) -> &'f Gains {
        foe.strikes.get_or_init(|| {
            let strike = self.mine(foe, AttackKind::Melee);
            self.gains(foe, &strike, &strike)
        })
    }

    /// What a charge and then strikes bring.
    pub fn charges<'f>(&self, foe: &'f Foe) -> &'f Gains {
        foe.charges.get_or_init(|| {
            let (charge, strike) = (self.mine(foe, AttackKind::Charge), self.mine(foe, AttackKind::Melee));
            self.gains(foe, &charge, &strike)
        })
    }

    fn threat(&self, foe: &Foe, kind: AttackKind, line: Line) -> Danger {
        danger(self.game, self.state, self.ground, &attack(self.state, foe.figure, self.me, kind, line))
    }

    fn melee<'f>(&self, foe: &'f Foe) -> &'f Danger {
        foe.melee.get_or_init(|| self.threat(foe, AttackKind::Melee, Line::default()))
    }

    fn charge<'f>(&self, foe: &'f Foe) -> &'f Danger {
        foe.charge.get_or_init(|| self.threat(foe, AttackKind::Charge, Line::default()))
    }

    fn shot<'f>(&self, foe: &'f Foe, seen: Seen) -> &'f Danger {
        let line = Line { cover: seen.is_covered(), ..Line::default() };
        foe.shot[usize::from(line.cover)].get_or_init(|| self.threat(foe, AttackKind::Ranged, line))
    }

    /// Where it wants to be, as places to go to that a sample of them may lack.
    pub fn wanted(&self) -> &[Place] {
        if self.ground.is_board() { &[] } else { &self.aim.places }
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

/// Whether it is late and a side has nothing to lose.
fn presses(game: &Anima, state: &State, figure: u8) -> bool {
    let limit = game.content.edition.turn.limit;
    game.form().scenario == Scenario::Standard
        && state.turn + LATE >= limit
        && !leads(game, state, Side::of_figure(figure))
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

fn foe(facts: Facts<'_>, enemy: u8) -> Foe {
    let Facts { game, state, .. } = facts;
    let (place, card) = (state.figure(enemy), game.card(state, enemy));
    let cost = |deed: Deed<'_>| price(facts, enemy, deed);
    let strike = cost(Deed::Strike(AttackKind::Melee));
    let acted = place.marks.has(Marks::TURNED);
    let points = if acted { (place.actions + card.recovery).min(card.actions) } else { place.actions };
    let able = !place.is(Status::Paralyzed) && !place.marks.has(Marks::STUNNED) && points >= strike;
    let reach = |gait| movement::allowance(facts, enemy, gait);
    let moved = place.marks.has(Marks::MOVED) && !acted;
    let charge_reach = if moved {
        0
    } else if points >= cost(Deed::Strike(AttackKind::Charge)) {
        charge::allowance(facts, enemy)
    } else {
        reach(Gait::Free)
    };
    let step = if !moved && points >= strike + cost(Deed::Move(Gait::Walk)) { reach(Gait::Walk) } else { 0 };
    let ready = if acted { LATER } else { 1.0 };
    Foe {
        figure: enemy,
        strikes: OnceCell::new(),
        charges: OnceCell::new(),
        shots: Default::default(),
        ready: if able { ready } else { 0.0 },
        charge_reach,
        shot_reach: card.range.map_or(i32::MIN, |range| range.0 + step),
        melee: OnceCell::new(),
        charge: OnceCell::new(),
        shot: Default::default(),
    }
}
