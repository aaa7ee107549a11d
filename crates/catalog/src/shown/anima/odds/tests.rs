//! Odds as they are told, against what a reader of the rules works out by hand.

use anima::{Form, content};
use kernel::Worded;

use super::*;
use crate::{Lang, Texts};

/// A battle on squares, or on a table where a place has inches.
fn game(option: Option<(&str, &str)>, parties: &str, position: &str) -> (Anima, State) {
    let mut files = content::builtin();
    if let Some((key, value)) = option {
        files = content::with_override(&files, key, value).expect("there is such an option");
    }
    let content = content::read(&files).expect("the built-in content is good");
    let map = if position.contains(".0") { "broken-abbey" } else { "twin-hills" };
    let form = Form::parse(&content, &format!("map={map} scenery=none levels=500 {parties}"))
        .expect("the form is good");
    let game = Anima::new(content, form);
    let state = game.position(position).unwrap();
    (game, state)
}

const DUEL: &str = "a=brannoc,isaura b=drusk";

/// The odds of an action's words in the order of its line, without what is nothing.
fn told((game, state): &(Anima, State), seat: u8, action: &str) -> Option<String> {
    let line = of(game, state, Seat(seat), &[game.parse_action(action).unwrap()]).pop().flatten()?;
    let words = line.args.iter().map(|(key, word)| (key, word.to_string()));
    let words = words.filter(|(_, word)| word != "0").map(|(key, word)| format!("{key}={word}"));
    Some(words.collect::<Vec<_>>().join(" "))
}

fn odds(option: Option<(&str, &str)>, position: &str, action: &str) -> Option<String> {
    told(&game(option, DUEL, position), 0, action)
}

/// Attack 6 against Defense 8: a die of 2 or more hits, and Damage 5 against Armor 2 takes 3 and each point of
/// success one more: nothing, then 3 to 11, 6.3 on average. Of 10 life points two dice leave none.
#[test]
fn attack() {
    let position = "stage=active:a1 | a1 @10,5 | b1 @11,5";
    assert_eq!(odds(None, position, "attack b1").as_deref(), Some("chance=90 lost=6.3"));
    let hurt = format!("{position} life=10");
    assert_eq!(odds(None, &hurt, "attack b1").as_deref(), Some("chance=90 lost=6.3 kill=20"));
    assert_eq!(odds(None, position, "walk"), None);
    // Escape needs a six.
    assert_eq!(odds(None, position, "escape").as_deref(), Some("chance=50"));
}

/// A charge adds two, so that it cannot miss; with two dice of which the best counts it hurts more.
#[test]
fn charge() {
    let position = "stage=active:a1 | a1 @10,5 | b1 @15,5";
    let charge = "charge b1 14,5";
    assert_eq!(odds(None, position, charge).as_deref(), Some("chance=100 lost=8.5 kill=10"));
    let two = Some(("charge.dice", "2"));
    // A ten takes 13, which is all the life he has.
    assert_eq!(odds(two, position, charge).as_deref(), Some("chance=100 lost=10.2 kill=19"));
}

/// Where distances are measured after a shot is declared, it is weighed from near and from afar, whatever the
/// distance is; a charge is weighed as if it arrives, and a search not at all.
#[test]
fn blind_shots_tell_no_distance() {
    let at = |x: &str| format!("stage=active:a2 | a2 @10.0,5.0 | b1 @{x},5.0");
    let near = odds(None, &at("15.0"), "shoot b1");
    assert!(near.is_some());
    assert_eq!(near, odds(None, &at("45.0"), "shoot b1"));
    let charge = |x: &str| odds(None, &at(x), &format!("charge b1 {x},4.0"));
    assert_eq!(charge("15.0").is_some(), charge("45.0").is_some());
    assert_eq!(odds(None, &at("15.0"), "seek"), None);
    assert!(odds(Some(("measuring", "open")), &at("15.0"), "shoot b1").is_some());
    assert_eq!(odds(Some(("measuring", "open")), &at("45.0"), "shoot b1"), None);
}

/// Every answer to an attack is weighed, striking back too, and one is named the best: here a counterattack, which
/// is as safe as a dodge and may hurt the attacker.
#[test]
fn answers() {
    let position = "stage=active:a1 stack=melee:a1:b1:react:none:10,5:10,5:-:0:0 | a1 @10,5 | b1 @11,5";
    let window = game(None, DUEL, position);
    assert_eq!(told(&window, 1, "let-be").as_deref(), Some("chance=90 lost=6.3"));
    assert_eq!(told(&window, 1, "dodge").as_deref(), Some("chance=38 lost=2"));
    // Attack 4 at -2 against Defense 9: a die of 7 or more, in the 62 % that miss, for 1 to 4 life points.
    let counter = told(&window, 1, "counter");
    assert_eq!(counter.as_deref(), Some("chance=38 lost=2 back=25 back-lost=0.6 best=1"));
}

/// An area is told for its target and for all together, friends among them; where nobody may measure beforehand, who
/// else stands in it is nothing that the odds tell.
#[test]
fn areas() {
    let parties = "a=seraphe,isaura b=drusk,drusk";
    let at = |one: &str, other: &str| {
        format!(
            "stage=active:a1 | a1 @10{one},5{one} | a2 @17{one},5{one} | b1 @15{one},5{one} | b2 @{other}"
        )
    };
    let prism = "use a1 0 b1";
    // Attack 4 against Defense 8: a die of 4 or more, and Damage 3 against Armor 2.
    let told_of = |position: &str| told(&game(None, parties, position), 0, prism);
    let together = told_of(&at("", "16,5")).unwrap();
    assert!(together.starts_with("chance=70 lost=2.8 many=1 all=5.6 own="), "{together}");
    assert_eq!(told_of(&at("", "20,5")).unwrap().matches("all=2").count(), 1, "friends alone are in it");
    let blind = [told_of(&at(".0", "15.0,6.5")), told_of(&at(".0", "30.0,5.0"))];
    assert_eq!(blind[0], blind[1]);
    assert!(blind[0].as_ref().is_some_and(|told| !told.contains("many")), "{blind:?}");
}

/// An effect is told by how likely it takes hold, of one or of how many.
#[test]
fn effects() {
    let position = "stage=active:a1 | a1 @10,5 | b1 @11,5 | b2 @12,5";
    // Drusk has Resistance 8, so that a die of 6 or less does not exceed 14.
    let sedative = game(None, "a=sabel b=drusk,drusk", position);
    assert_eq!(told(&sedative, 0, "use a1 3 b1").as_deref(), Some("chance=60"));
    // Nor does it tell how far away somebody is where nobody may measure beforehand.
    let blind = |x: &str| {
        let position = format!("stage=active:a1 | a1 @10.0,5.0 | b1 @{x},5.0 | b2 @40.0,40.0");
        told(&game(None, "a=lucan b=drusk,drusk", &position), 0, "use a1 2 b1")
    };
    assert_eq!(blind("15.0").as_deref(), Some("chance=70"));
    assert_eq!(blind("15.0"), blind("40.0"));
    let wail = game(None, "a=omra b=drusk,drusk", position);
    let told = told(&wail, 0, "use a1 1");
    assert_eq!(told.as_deref(), Some("chance=84 lost=2.4 held=1.2 rolls=2"));
}

/// However many have to resist, the odds are told: of Resistance 8 a die of 6 or less holds two, of Resistance 9 one of
/// 5 or less three, which is 2.7 on average, each for 2 life points; 1 - 0.4² · 0.5³ is 98 %.
#[test]
fn effects_on_many() {
    let five = "stage=active:a1 | a1 @10,5 | b1 @11,5 | b2 @12,5 | b3 @10,6 | b4 @10,4 | b5 @9,5";
    let wail = game(None, "a=omra b=drusk,drusk,tamsin,halloran,joss", five);
    let wanted = "chance=98 lost=5.4 held=2.7 rolls=5";
    assert_eq!(told(&wail, 0, "use a1 1").as_deref(), Some(wanted));
    // Looking at each alone comes to the same as following them together, where that can be done.
    let position = "stage=active:a1 | a1 @10,5 | b1 @11,5 life=2 | b2 @12,5 | b3 @10,6";
    let (game, state) = game(None, "a=omra b=drusk,drusk,tamsin", position);
    let action = game.parse_action("use a1 1").unwrap();
    let mut scale = Scale::new(&game, &state, Seat(0));
    let together = scale.weigh(&action).unwrap();
    let exchange = between(0, NOBODY, Action::LetBe, Followed::Through);
    let alone = scale.weigh_each((Seat(0), action), &exchange).unwrap();
    assert!(together.plain.kill > 0.0);
    assert_eq!(together.line(), alone.line());
}

/// Caspia's broadside shoots at each enemy she sees. At four of them that takes too long to be followed to its end, and
/// says so.
#[test]
fn cut_short() {
    let broadside = |enemies: &str, position: &str| {
        game(None, &format!("a=caspia b={enemies}"), &format!("stage=active:a1 | a1 @10,5 | {position}"))
    };
    let two = broadside("drusk,drusk", "b1 @11,5 | b2 @9,5");
    assert!(told(&two, 0, "use a1 4").is_some_and(|told| !told.contains("cut")));
    let four = broadside("drusk,drusk,tamsin,halloran", "b1 @11,5 | b2 @9,5 | b3 @10,4 | b4 @10,6");
    assert_eq!(told(&four, 0, "use a1 4").as_deref(), Some("chance=80 lost=4.4 cut=1"));
    for (lang, wanted) in [
        (Lang::En, "; without what comes after the blows"),
        (Lang::Es, "; sin lo que venga tras los golpes"),
        (Lang::It, "; senza quel che segue ai colpi"),
    ] {
        let told = said(lang, &four, 0, "use a1 4");
        assert!(told.ends_with(wanted), "{told}");
    }
}

/// The sentence in a language.
fn said(lang: Lang, (game, state): &(Anima, State), seat: u8, action: &str) -> String {
    let line = of(game, state, Seat(seat), &[game.parse_action(action).unwrap()]).pop().flatten();
    Texts::new(lang).format(&line.unwrap())
}

/// What is nothing is left out of the sentences, and nothing else.
#[test]
fn sentences() {
    let stack = "stack=melee:a1:b1:react:none:10,5:10,5:-:0:0";
    let answer = game(None, DUEL, &format!("stage=active:a1 {stack} | a1 @10,5 | b1 @11,5 life=4"));
    for (lang, wanted) in [
        (Lang::En, "hit 38%, 2.0 LP lost on average, killed 28%; strikes back 25%, 0.6 LP; the best answer"),
        (
            Lang::Es,
            "te aciertan el 38\u{a0}%, pierdes 2,0 PV de media, mueres el 28\u{a0}%; devuelves el golpe el 25\u{a0}%, 0,6 PV; la mejor respuesta",
        ),
        (
            Lang::It,
            "ti colpiscono il 38%, perdi 2,0 PV in media, muori il 28%; rispondi il 25%, 0,6 PV; la risposta migliore",
        ),
    ] {
        assert_eq!(said(lang, &answer, 1, "counter"), wanted);
    }
    assert_eq!(said(Lang::En, &answer, 1, "let-be"), "hit 90%, 6.3 LP lost on average, killed 80%");
    let position = "stage=active:a1 | a1 @10,5 | b1 @11,5 | b2 @12,5";
    let sedative = game(None, "a=sabel b=drusk,drusk", position);
    assert_eq!(said(Lang::En, &sedative, 0, "use a1 3 b1"), "takes hold 60%");
    let wail = game(None, "a=omra b=drusk,drusk", position);
    let wanted = "takes hold of 1.2 of 2 on average, takes 2.4 LP on average";
    assert_eq!(said(Lang::En, &wail, 0, "use a1 1"), wanted);
    let position = "stage=active:a1 | a1 @10,5 | a2 @17,5 | b1 @15,5 | b2 @16,5";
    let prism = game(None, "a=seraphe,isaura b=drusk,drusk", position);
    let told = said(Lang::En, &prism, 0, "use a1 0 b1");
    assert!(told.starts_with("hits 70%, takes 2.8 LP on average; all together 5.6 LP (and "), "{told}");
    assert!(told.ends_with(" of your own)"), "{told}");
}
