//! Attacks on several at once: one roll of the attack for all, and each defends on its own.

use anima::content::EDITIONS;
use anima::state::{Reaction, SECOND};
use lab::odds::anima::{Arena, Beside, Deed, Fighter, OddsError, Question, Shot, answer_to};
use players::anima::odds::Outcome;

use super::{BOOKS, Book, every, parts, plain, strike};

/// What comes of one throw for each of those attacked. The dice are the attack's, then one of each who dodges.
fn area(book: &Book, question: &Question<'_>, dice: &[i32]) -> Vec<Outcome> {
    let number = |value: u8| i32::from(value);
    let (own, dodges) = dice.split_at(usize::from(question.dice.unwrap_or(1)));
    let die = own.iter().max().copied().unwrap();
    let mut dodges = dodges.iter();
    let besides = question.besides.iter().flatten().map(|beside| (beside.fighter, beside.reaction));
    let all = std::iter::once((question.target, question.reaction)).chain(besides);
    let guards: Vec<(Fighter<'_>, i32)> = all
        .map(|(fighter, reaction)| match reaction {
            Reaction::None => (fighter, 0),
            Reaction::Dodge | Reaction::Counter => (fighter, *dodges.next().unwrap()),
        })
        .collect();
    let charge = if question.deed == Deed::Charge { 2 } else { 0 };
    let blow = (number(question.attacker.attack) + charge, number(question.attacker.damage));
    let struck = |fighter: Fighter<'_>, dodged: i32| {
        let guard = (number(fighter.defense) + dodged, number(fighter.armor));
        strike(book, blow, guard, number(question.critical_on), &[die])
    };
    let first = struck(guards[0].0, guards[0].1);
    // Whoever strikes hand to hand stands in the area itself.
    let near = !matches!(question.deed, Deed::Shot(_));
    let mut shared = Outcome { critical: first.critical, ..Outcome::default() };
    if first.hit && near {
        let lost = struck(question.attacker, 0).lost;
        (shared.own, shared.fell) = (lost as u16, lost >= number(question.attacker.life));
    }
    let ends = guards.iter().map(|(fighter, dodged)| {
        let struck = struck(*fighter, *dodged);
        // A target that is missed saves them all; all losses of one roll are taken at once, the attacker's own too.
        if !first.hit {
            return shared;
        }
        Outcome {
            lost: struck.lost as u16,
            killed: struck.lost >= number(fighter.life),
            hit: struck.hit,
            ..shared
        }
    });
    ends.collect()
}

fn agrees(book: &Book, question: &Question<'_>) {
    let edition = EDITIONS.into_iter().find(|id| *id == book.id).unwrap();
    let question = Question { edition, ..*question };
    let reactions = question.besides.iter().flatten().map(|beside| beside.reaction);
    let dodges = reactions.chain([question.reaction]).filter(|reaction| *reaction != Reaction::None).count();
    let dice = usize::from(question.dice.unwrap_or(1)) + dodges;
    let mut arena = Arena::new(&question).unwrap();
    let mut exchange = arena.exchange(&question);
    for (place, figure) in (0..=question.besides.iter().flatten().count()).zip(SECOND..) {
        exchange.target = figure;
        let found = arena.chances(&exchange).unwrap();
        let (counted, all) = every(dice, |dice| area(book, &question, dice)[place]);
        assert_eq!(found.parts(), parts(counted, all), "{place} of {question:?}: engine left, count right");
    }
}

fn beside(defense: u8, armor: u8, life: u8, reaction: Reaction) -> Option<Beside<'static>> {
    Some(Beside { fighter: Fighter { defense, armor, life, ..Fighter::default() }, reaction })
}

/// Two who dodge, one of whom may fall, and an attacker in its own area.
pub fn example() -> Question<'static> {
    let besides = [beside(11, 3, 5, Reaction::Dodge), None, None];
    Question { reaction: Reaction::Dodge, besides, ..plain(Deed::Attack) }
}

/// Hand to hand, by a charge and from afar, in the editions that have areas, with every reaction of two.
#[test]
fn areas_agree() {
    let (let_be, dodge) = (Reaction::None, Reaction::Dodge);
    for book in &BOOKS[2..] {
        for deed in [Deed::Attack, Deed::Charge, Deed::Shot(Shot::default())] {
            // A charge of one edition rolls two dice, which are asked for here of all of them.
            let dice = if deed == Deed::Charge { Some(2) } else { None };
            for (one, other) in [(let_be, let_be), (let_be, dodge), (dodge, let_be), (dodge, dodge)] {
                for (damage, critical_on) in [(4, 10), (9, 8)] {
                    let mut question = Question {
                        reaction: one,
                        besides: [beside(11, 3, 5, other), None, None],
                        dice,
                        critical_on,
                        ..plain(deed)
                    };
                    question.attacker.damage = damage;
                    agrees(book, &question);
                }
            }
        }
    }
}

/// Four at once, all dodging, with two dice of the attack: six dice.
#[test]
fn a_large_area_agrees() {
    let dodge = Reaction::Dodge;
    let besides = [beside(8, 0, 4, dodge), beside(12, 5, 9, dodge), beside(3, 1, 6, dodge)];
    let question = Question { reaction: dodge, besides, dice: Some(2), ..plain(Deed::Attack) };
    agrees(&BOOKS[2], &question);
}

/// Where an edition has no areas, nobody strikes one.
#[test]
fn no_areas() {
    for book in &BOOKS[..2] {
        let edition = EDITIONS.into_iter().find(|id| *id == book.id).unwrap();
        let besides = [beside(8, 0, 4, Reaction::None), None, None];
        let refused = answer_to(&Question { edition, besides, ..plain(Deed::Attack) });
        assert!(matches!(refused, Err(OddsError::Refused { rule: "area.target", .. })), "{}", book.id);
    }
}
