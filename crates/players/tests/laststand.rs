//! What the players of The Last Stand make of positions.

use kernel::Game;
use laststand::content::{builtin, read};
use laststand::state::{TITAN, seat_of};
use laststand::{Form, LastStand};
use players::{Appraisal, Appraise};

fn game() -> LastStand {
    let content = read(&builtin()).expect("the built-in content is good");
    let form = Form::parse(
        &content,
        "heroes=3 titan=basic hero1=levi level1=5 hero2=armin level2=5 hero3=eren level3=5",
    );
    LastStand::new(content, form.expect("a good form"))
}

fn term(appraisal: &Appraisal, key: &str) -> f32 {
    appraisal.terms.iter().find(|term| term.key == key).expect("the key exists").adds
}

/// Whatever is lost speaks against the heroes and for the Titan, by its own name, and the two chances make one.
#[test]
fn losses_are_named() {
    let (game, mut world) = (game(), game().start());
    let before = game.appraise(&world, &mut (), seat_of(0));
    world.open.citizens -= 5;
    world.open.hero_mut(1).hearts = 1;
    let (heroes, titan) = (game.appraise(&world, &mut (), seat_of(0)), game.appraise(&world, &mut (), TITAN));
    assert!(heroes.chance < before.chance);
    assert!((heroes.chance + titan.chance - 1.0).abs() < 1e-6);
    for key in ["citizens", "hearts"] {
        assert_eq!(term(&before, key), 0.0, "{key}");
        assert!(term(&heroes, key) < 0.0 && term(&titan, key) > 0.0, "{key}");
    }
    assert_eq!(term(&heroes, "cannons"), 0.0);
}
