//! The dice: what the faces are worth to a hero, and how one is paid with.

use kernel::{Drawn, Rule};

use crate::content::Power;
use crate::event::Paid;
use crate::face::Face;
use crate::slug;
use crate::state::Purse;

/// A hero may pay with one die of this face for a symbol of another, by its power.
///
/// Rule: hero.sasha
/// Rule: hero.erwin
pub fn substitute(power: Power, face: Face) -> Option<Face> {
    match power {
        Power::Wild(wild) if face != wild => Some(wild),
        Power::Swap(one, other) if face == one => Some(other),
        Power::Swap(one, other) if face == other => Some(one),
        Power::Wild(_)
        | Power::Swap(..)
        | Power::Lend
        | Power::Double(_)
        | Power::KeepsTitan
        | Power::Search { .. }
        | Power::Far(_) => None,
    }
}

/// How many symbols a die of the hero's own that shows this face is worth.
///
/// Rule: hero.mikasa
/// Rule: hero.conny
pub fn worth(power: Power, face: Face) -> u8 {
    if power == Power::Double(face) { 2 } else { 1 }
}

/// How many symbols of this face the hero can pay with dice that show it.
pub fn symbols(power: Power, purse: &Purse, face: Face) -> u8 {
    let half = u8::from(purse.half && power == Power::Double(face));
    half + purse.held(face) * worth(power, face) + u8::from(purse.borrowed == Some(face))
}

/// How many symbols of this face the hero can pay with other dice, by its power.
pub fn substitutes(power: Power, purse: &Purse, face: Face) -> u8 {
    substitute(power, face).map_or(0, |other| symbols(power, purse, other))
}

/// Whether `count` symbols of a face, `other` of them with other dice, can be paid.
pub fn can_pay(power: Power, purse: &Purse, face: Face, count: u8, other: u8) -> bool {
    other <= count
        && symbols(power, purse, face) >= count - other
        && (other == 0 || substitutes(power, purse, face) >= other)
}

/// Pays, and says what was paid. A half goes first, then a borrowed die, then the hero's own: each can do less than
/// the next.
///
/// Rule: dice.half
pub fn pay(power: Power, purse: &mut Purse, face: Face, count: u8, other: u8) -> Paid {
    let (mut half, own) = (false, purse.held(face));
    take(power, purse, face, count - other, &mut half);
    let doubled = half || purse.held(face) < own;
    if let Some(with) = substitute(power, face) {
        take(power, purse, with, other, &mut half);
    }
    Paid { face, count, other, power: power_rule(power, face, other, doubled), half }
}

fn take(power: Power, purse: &mut Purse, face: Face, count: u8, half: &mut bool) {
    let mut left = count;
    if left > 0 && purse.half && power == Power::Double(face) {
        purse.half = false;
        *half = true;
        left -= 1;
    }
    if left > 0 && purse.borrowed == Some(face) {
        purse.borrowed = None;
        left -= 1;
    }
    take_own(power, purse, face, left, half);
}

fn take_own(power: Power, purse: &mut Purse, face: Face, count: u8, half: &mut bool) {
    let worth = worth(power, face);
    let dice = count.div_ceil(worth);
    debug_assert!(purse.held(face) >= dice);
    purse.held[face.index()] -= dice;
    if dice * worth > count {
        purse.half = true;
        *half = true;
    }
}

/// Pays one symbol with a die the hero rolled itself, for a power that lent dice do not have.
///
/// Rule: hero.hange
pub fn pay_own(power: Power, purse: &mut Purse, face: Face) -> Paid {
    let mut half = false;
    take_own(power, purse, face, 1, &mut half);
    Paid { face, count: 1, other: 0, power: Some(slug::HERO_HANGE), half }
}

/// The power that had a part in a payment: `doubled` dice are the hero's own, since lent ones count once.
fn power_rule(power: Power, face: Face, other: u8, doubled: bool) -> Option<Rule> {
    match power {
        Power::Wild(_) if other > 0 => Some(slug::HERO_SASHA),
        Power::Swap(..) if other > 0 => Some(slug::HERO_ERWIN),
        Power::Double(double) if double == face && doubled => Some(double_rule(double)),
        Power::Wild(_)
        | Power::Swap(..)
        | Power::Double(_)
        | Power::Lend
        | Power::KeepsTitan
        | Power::Search { .. }
        | Power::Far(_) => None,
    }
}

/// The book has two heroes who double a face: one doubles FIGHT.
fn double_rule(face: Face) -> Rule {
    if face == Face::Fight { slug::HERO_MIKASA } else { slug::HERO_CONNY }
}

/// How many of each face were rolled.
pub fn count(drawn: &Drawn) -> [u8; 6] {
    let mut faces = [0; 6];
    for &value in drawn.values() {
        faces[usize::from(value)] += 1;
    }
    faces
}
