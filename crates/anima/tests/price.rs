//! One price: what the rules ask for a choice is what its sentence tells and what is taken when it is made, also where a
//! card makes it dearer or cheaper.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use anima::rules::cards::Facts;
use anima::rules::price;
use anima::state::Side;
use anima::{Memo, ground::Ground};

use kernel::{Arg, Game, Input, Nothing, Viewer, Worded};

/// Somebody whose card changes what basic actions and magic cost: a position, a choice, who pays, and the price, which
/// the edition prints as 1 for a walk and a dodge, 2 for a run and an attack, 3 for a charge and a counterattack and 1 for
/// an escape.
const PRICES: [(&str, &str, u8, u8); 9] = [
    ("stage=active:a1 | a1 @4,4 | b1 @20,20", "walk", 0, 2),
    ("stage=active:a1 | a1 @4,4 | b1 @20,20", "run", 0, 1),
    ("stage=active:a1 | a1 @4,4 | b1 @5,5 ap=0", "attack b1", 0, 3),
    ("stage=active:a1 | a1 @4,4 | b1 @10,4 ap=0", "charge b1 9,4", 0, 2),
    ("stage=active:a1 | a1 @4,4 | b1 @5,5", "escape", 0, 2),
    ("stage=active:a1 | a1 @4,4 | b1 @20,20", "use a1 1", 0, 2),
    ("stage=active:a1 | a1 @4,4 | b1 @20,20", "use a1 1 +2", 0, 4),
    ("stage=active:a1 | a1 @4,4 | b1 @5,5", "dodge", 16, 2),
    ("stage=active:a1 | a1 @4,4 | b1 @5,5", "counter", 16, 2),
];

#[test]
fn what_is_told_is_what_is_charged() {
    let game = common::make("edition=core-en map=bare-board a=miser b=miser").unwrap();
    for (position, words, figure, expected) in PRICES {
        let mut memo = Memo::default();
        let mut state = game.position(position).unwrap();
        let seat = Side::of_figure(figure).seat();
        if figure != 0 {
            let attack = game.parse_action("attack b1").unwrap();
            game.apply(&mut state, &mut memo, &Input::Choose(Side::A.seat(), attack), &mut Nothing);
        }
        let action = game.parse_action(words).unwrap();
        game.check(&state, &mut memo, seat, &action).unwrap_or_else(|illegal| panic!("{words}: {illegal:?}"));
        let ground = Ground::new(&game, &state);
        assert_eq!(price::of_action(Facts::new(&game, &state, &ground), &action), Some(expected), "{words}");
        let line = game.action_line(&game.view(&state, Viewer::Seat(seat)), seat, &action);
        assert_eq!(line.args.get("cost"), Some(&Arg::Number(expected.into())), "{words}");
        let before = state.figure(figure).actions;
        game.apply(&mut state, &mut memo, &Input::Choose(seat, action), &mut Nothing);
        assert_eq!(before - state.figure(figure).actions, expected, "{words}");
    }
}
