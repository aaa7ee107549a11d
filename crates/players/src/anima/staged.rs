//! An attack for tests: its dice are awaited, and every throw of them can be tried.

use anima::content::{builtin_edition, read};
use anima::state::{Marks, Place, SECOND, Side, Stage};
use anima::{Action, Anima, Form, Memo, State};
use kernel::{Game, Input, Nothing};

/// A battle in which the first figure attacks [`SECOND`], which dodges.
pub fn dodged(edition: &str) -> (Anima, Memo, State) {
    let content = read(&builtin_edition(edition).expect("it exists")).expect("it is good");
    let form = Form::parse(&content, "map=twin-hills scenery=none a=corvane b=ghorm").expect("it is good");
    let (game, mut memo) = (Anima::new(content, form), Memo::default());
    let mut state = game.start();
    for (figure, y) in [(0, 10), (SECOND, 11)] {
        let life = game.card(&state, figure).life;
        let place = state.figure_mut(figure);
        (place.place, place.life, place.actions) = (Place { x: 10, y }, life, 4);
        place.marks.set(Marks::ON_TABLE);
    }
    state.stage = Stage::Active { figure: 0 };
    for (side, action) in [(Side::A, Action::Attack(SECOND)), (Side::B, Action::Dodge)] {
        game.apply(&mut state, &mut memo, &Input::Choose(side.seat(), action), &mut Nothing);
    }
    (game, memo, state)
}

/// All hundred throws: the die of the dodge, and that of the attack.
pub fn throws() -> impl Iterator<Item = [u8; 2]> {
    (0..10).flat_map(|dodged| (0..10).map(move |struck| [dodged, struck]))
}
