//! Named cards and what they can do, against an enumeration by what is printed on them.

use anima::state::{Reaction, SECOND, Status, StatusSet};
use lab::odds::anima::{
    Arena, Beside, Card, Deed, Fighter, Looked, OddsError, Question, Shot, Special, answer_to, look,
};
use players::anima::odds::{Cut, Outcome};

use super::{BOOKS, every, parts, strike};

fn card(id: &'static str) -> Fighter<'static> {
    Fighter { card: Some(Card { id, life: None }), ..Fighter::default() }
}

/// Brannoc: Defense 9, Armor 3, 16 life points, Resistance 10.
const GUARD: (i32, i32) = (9, 3);
const LIFE: i32 = 16;

fn uses(id: &'static str, ability: &'static str) -> Question<'static> {
    let special = Special { id: ability, extra: 0, shot: Shot::default() };
    Question { attacker: card(id), target: card("brannoc"), ..Question::new(Deed::Ability(special)) }
}

/// An attack with an effect that is resisted after it.
pub fn example() -> Question<'static> {
    Question { reaction: Reaction::Dodge, ..uses("silvano", "sand-in-the-eyes") }
}

/// A single blow at Brannoc, dodged or not.
fn blow(attack: i32, damage: i32, die: i32, dodged: i32) -> Outcome {
    let struck = strike(&BOOKS[2], (attack, damage), (GUARD.0 + dodged, GUARD.1), 10, &[die]);
    Outcome {
        lost: struck.lost as u16,
        killed: struck.lost >= LIFE,
        hit: struck.hit,
        critical: struck.critical,
        ..Outcome::default()
    }
}

fn agrees(question: &Question<'_>, dice: usize, comes_to: impl FnMut(&[i32]) -> Outcome) {
    let found = answer_to(question).unwrap();
    let (counted, all) = every(dice, comes_to);
    assert_eq!(found.parts(), parts(counted, all), "{question:?}: the engine left, the count right");
}

/// Two plain cards against each other, with the numbers printed on them.
#[test]
fn cards_agree() {
    // Drusk: Attack 4, Damage 4.
    for reaction in [Reaction::None, Reaction::Dodge] {
        let question = Question {
            attacker: card("drusk"),
            target: card("brannoc"),
            reaction,
            ..Question::new(Deed::Attack)
        };
        agrees(&question, 2, |dice| {
            blow(4, 4, dice[0], if reaction == Reaction::Dodge { dice[1] } else { 0 })
        });
    }
    // Blinded, with two more on the attack and two for the charge, that is 4, and two dice.
    let mut question = Question {
        attacker: card("drusk"),
        target: card("brannoc"),
        modifier: 2,
        dice: Some(2),
        ..Question::new(Deed::Charge)
    };
    question.attacker.is = "blind=2";
    agrees(&question, 2, |dice| blow(4, 4, dice[0].max(dice[1]), 0));
}

/// A critical of Aldreda's Verdict seals whoever does not resist 16, and so lives on.
#[test]
fn an_effect_on_a_critical() {
    for reaction in [Reaction::None, Reaction::Dodge] {
        let question = Question { reaction, ..uses("aldreda", "verdict") };
        agrees(&question, 3, |dice| {
            let mut end = blow(6 + 2, 5 + 2, dice[0], if reaction == Reaction::Dodge { dice[1] } else { 0 });
            if end.critical && !end.killed {
                end.done = Some(dice[2] + 10 <= 16);
                if end.done == Some(true) {
                    end.states = StatusSet::NONE.with(Status::Seal);
                }
            }
            end
        });
    }
}

/// Sand in the Eyes blinds whoever it hurts and who does not resist 14.
#[test]
fn an_effect_on_damage() {
    agrees(&uses("silvano", "sand-in-the-eyes"), 2, |dice| {
        let mut end = blow(5 + 1, 3, dice[0], 0);
        if end.lost > 0 {
            end.done = Some(dice[1] + 10 <= 14);
            if end.done == Some(true) {
                end.states = StatusSet::NONE.with(Status::Blind);
            }
        }
        end
    });
}

/// Two Knives strike twice, each dodged for itself, as long as there is somebody to strike.
#[test]
fn two_blows() {
    let mut question = Question { reaction: Reaction::Dodge, ..uses("mirelle", "two-knives") };
    question.target.card = Some(Card { id: "brannoc", life: Some(4) });
    agrees(&question, 4, |dice| {
        let (one, other) = (blow(5, 4, dice[0], dice[1]), blow(5, 4, dice[2], dice[3]));
        if one.lost >= 4 {
            return Outcome { killed: true, ..one };
        }
        Outcome {
            lost: one.lost + other.lost,
            killed: one.lost + other.lost >= 4,
            hit: one.hit || other.hit,
            critical: one.critical || other.critical,
            ..Outcome::default()
        }
    });
}

/// What takes too long says where it was cut short: here after the first of two blows, which is what a single one does.
#[test]
fn cut_short() {
    let question = uses("mirelle", "two-knives");
    let met = |question: &Question<'_>| look(question, &["dodge"]).unwrap()[0].chosen().clone();
    assert_eq!(met(&question).cut, Cut::Nowhere);
    let hurried = met(&Question { most_inputs: 500, ..question });
    assert_eq!(hurried.cut, Cut::AfterTheFirstBlow);
    let (counted, all) = every(2, |dice| blow(5, 4, dice[0], dice[1]));
    assert_eq!(hurried.chances.parts(), parts(counted, all));
}

/// Effects that come with no attack: life points and action points against Resistance 10.
#[test]
fn effects_alone() {
    agrees(&uses("omra", "wail"), 1, |dice| {
        let held = dice[0] + 10 <= 14;
        Outcome { lost: if held { 2 } else { 0 }, done: Some(held), ..Outcome::default() }
    });
    agrees(&uses("sabel", "sedative"), 1, |dice| {
        let held = dice[0] + 10 <= 14;
        Outcome { actions: if held { 2 } else { 0 }, done: Some(held), ..Outcome::default() }
    });
}

/// Seraphe's Prism strikes Brannoc and Drusk beside him (Defense 8, Armor 2, 13 life points) with one roll from afar.
#[test]
fn an_area_of_a_card() {
    let dodge = Reaction::Dodge;
    let besides = [Some(Beside { fighter: card("drusk"), reaction: dodge }), None, None];
    let question = Question { reaction: dodge, besides, ..uses("seraphe", "prism") };
    agrees(&question, 2, |dice| blow(4, 3, dice[0], dice[1]));
    let mut arena = Arena::new(&question).unwrap();
    let mut exchange = arena.exchange(&question);
    exchange.target = SECOND + 1;
    let (counted, all) = every(3, |dice| {
        let first = blow(4, 3, dice[0], dice[1]);
        if !first.hit {
            return Outcome::default();
        }
        let struck = strike(&BOOKS[2], (4, 3), (8 + dice[2], 2), 10, &dice[..1]);
        Outcome {
            lost: struck.lost as u16,
            killed: struck.lost >= 13,
            hit: struck.hit,
            critical: first.critical,
            ..Outcome::default()
        }
    });
    assert_eq!(arena.chances(&exchange).unwrap().parts(), parts(counted, all));
}

/// Caspia has a counterattack of her own, at +4, and defends at 10 when engaged; it is named among her reactions.
#[test]
fn a_special_reaction() {
    let question = Question {
        attacker: card("brannoc"),
        target: card("caspia"),
        knows_back: true,
        ..Question::new(Deed::Attack)
    };
    let looked = look(&question, &["riposte"]).unwrap();
    let [Looked { met, .. }] = looked.as_slice() else { panic!("one is attacked") };
    assert_eq!(met[0].word, "riposte", "it costs the attacker most");
    let words: Vec<&str> = met.iter().map(|met| met.word.as_str()).collect();
    assert_eq!(words, ["riposte", "counter", "dodge", "none"]);
    // Brannoc attacks with 6 and 5; she has Armor 2 and 16 life points and strikes back with 6 and 5.
    let (counted, all) = every(3, |dice| {
        let struck = strike(&BOOKS[2], (6, 5), (10 + dice[1], 2), 10, &dice[..1]);
        let mut end = Outcome {
            lost: struck.lost as u16,
            killed: struck.lost >= 16,
            hit: struck.hit,
            critical: struck.critical,
            ..Outcome::default()
        };
        if !struck.hit {
            let back = strike(&BOOKS[2], (6 - 2 + 4, 5), GUARD, 10, &dice[2..]);
            (end.own, end.fell, end.hit_back) = (back.lost as u16, back.lost >= LIFE, back.hit);
        }
        end
    });
    assert_eq!(looked[0].chosen().chances.parts(), parts(counted, all));
}

/// Whatever is not there is named.
#[test]
fn what_is_not_there() {
    let wrong = |question: &Question<'_>| answer_to(question).unwrap_err();
    let nobody = Question { attacker: card("nobody"), ..uses("omra", "wail") };
    assert_eq!(wrong(&nobody), OddsError::NoSuchCard { card: "nobody".to_owned() });
    let nothing = wrong(&uses("omra", "song"));
    let OddsError::NoSuchAbility { known, .. } = nothing else { panic!("{nothing:?}") };
    assert_eq!(known, ["walk-through", "wail"]);
    let mut strange = uses("omra", "wail");
    strange.target.is = "merry=2";
    assert_eq!(wrong(&strange), OddsError::Unclear { word: "merry".to_owned() });
    strange.target.is = "| b2 @9,9";
    assert!(matches!(wrong(&strange), OddsError::Unclear { .. }));
    // Who is sealed uses no special ability.
    let mut sealed = uses("omra", "wail");
    sealed.attacker.is = "seal=1";
    assert!(matches!(wrong(&sealed), OddsError::Refused { rule: "state.seal", .. }), "{:?}", wrong(&sealed));
}

/// Whatever a card can do of itself has odds, or the rules say why it cannot be done from a standing start.
#[test]
fn every_ability_can_be_asked_about() {
    let content = lab::anima::content("advanced").unwrap().unwrap();
    let (mut told, mut refused) = (0, Vec::new());
    for character in &content.characters {
        let used = character.abilities.iter().filter(|ability| ability.cost.is_some() && !ability.reactive);
        for ability in used {
            let special = Special { id: &ability.id, extra: 0, shot: Shot::default() };
            let attacker = Fighter {
                card: Some(Card { id: &character.id, life: None }),
                is: "tokens=3",
                ..Fighter::default()
            };
            let question =
                Question { attacker, target: card("brannoc"), ..Question::new(Deed::Ability(special)) };
            match answer_to(&question) {
                Ok(found) => {
                    let all: u128 = found.parts().iter().map(|(_, parts)| parts).sum();
                    assert_eq!(all, players::odds::CERTAIN, "{} of {}", ability.id, character.id);
                    told += 1;
                }
                Err(error) => refused.push(format!("{} of {}: {error:?}", ability.id, character.id)),
            }
        }
    }
    assert!(refused.iter().all(|why| why.contains("Refused")), "{refused:#?}");
    assert!(told > 2 * refused.len(), "{told} are told, these are not: {refused:#?}");
}
