//! No character of the content goes berserk, so random games never see one: here whoever is activated does, or an enemy
//! of whoever is.

mod common;

use anima::state::{Side, Stage, Status};
use anima::{Action, Anima, Memo, State};
use kernel::dice::stream;
use kernel::{Game, Input, Nothing};
use testkit::random::{Manner, Talk, choose};

/// Plays random games in which somebody goes berserk whenever somebody is activated, and hears of every position in which
/// a berserker chooses.
fn drives(
    setup: &str,
    games: u64,
    raging: impl Fn(&State, u8) -> Option<u8>,
    mut hear: impl FnMut(&Anima, &mut Memo, &State, u8, &[Action]),
) {
    let game = common::make(setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
    let (mut memo, mut list) = (Memo::default(), Vec::new());
    for seed in 0..games {
        let mut rng = stream(seed, 11);
        let mut state = game.start();
        while let Some(input) = choose(&game, &state, &mut memo, &Manner::even(Talk::OnlyAwaited), &mut rng) {
            game.apply(&mut state, &mut memo, &input, &mut Nothing);
            if let Input::Choose(_, Action::Activate(figure)) = input
                && let Some(raging) = raging(&state, figure)
            {
                let place = state.figure_mut(raging);
                place.counters.set(Status::Berserker, 1);
                place.counters.bind();
            }
            if let (Stage::Active { figure } | Stage::Moving { figure, .. }, true) =
                (state.stage, state.stack.is_empty())
                && state.figure(figure).is(Status::Berserker)
            {
                list.clear();
                game.legal_actions(&state, &mut memo, Side::of_figure(figure).seat(), &mut list);
                list.retain(|action| *action != Action::Resign);
                hear(&game, &mut memo, &state, figure, &list);
            }
        }
    }
}

/// A berserker always has something to do, and whatever is offered it may do; how many movements were seen.
fn hold(setup: &str, games: u64, mut hear: impl FnMut(&Anima, &mut Memo, &State, u8, &[Action])) -> u32 {
    let mut movements = 0;
    let itself = |_: &State, figure: u8| Some(figure);
    drives(setup, games, itself, |game, memo, state, figure, list| {
        assert!(!list.is_empty(), "{setup}: a berserker has nothing to do: {:?}", state.stage);
        for action in list {
            let seat = Side::of_figure(figure).seat();
            if let Err(refused) = game.check(state, memo, seat, action) {
                panic!("{setup}: {action:?} is offered and refused: {refused:?}");
            }
        }
        movements += u32::from(matches!(state.stage, Stage::Moving { .. }));
        hear(game, memo, state, figure, list);
    });
    movements
}

/// On squares every place that is allowed is listed too.
#[test]
fn on_squares_a_berserker_has_all_its_choices() {
    for setup in [
        "map=twin-hills a=old-guard b=night-court",
        "edition=alpha-it map=stairs-of-ash a=creditors b=pilgrims rule:movement.only_charge_engages=true",
        "edition=core-es map=old-terraces a=creditors b=pilgrims rule:board.measuring=blind",
    ] {
        let movements = hold(setup, 10, |game, memo, state, figure, list| {
            if !matches!(state.stage, Stage::Moving { .. }) {
                return;
            }
            let seat = Side::of_figure(figure).seat();
            let (width, depth) = (game.map().width.0 / 1000, game.map().depth.0 / 1000);
            let places = (0..width).flat_map(|x| (0..depth).map(move |y| anima::state::Place { x, y }));
            for action in places.map(Action::Go).chain([Action::End]) {
                let allowed = game.check(state, memo, seat, &action).is_ok();
                assert_eq!(allowed, list.contains(&action), "{setup}: {action:?}");
            }
        });
        assert!(movements > 20, "{setup}: only {movements} movements");
    }
}

#[test]
fn on_a_table_a_berserker_always_has_a_choice() {
    for setup in [
        "map=long-fields a=old-guard b=night-court",
        "edition=alpha-it map=eagle-stones a=creditors b=night-court rule:movement.only_charge_engages=true",
        "edition=core-en map=broken-abbey a=pilgrims b=creditors rule:measuring=open",
    ] {
        let movements = hold(setup, 10, |_, _, _, _, _| {});
        assert!(movements > 20, "{setup}: only {movements} movements");
    }
}

/// In the Spanish rules whoever becomes a berserker acts at once, out of turn, and only to attack; then whoever was
/// interrupted goes on.
#[test]
fn out_of_turn_a_berserker_only_attacks() {
    for setup in [
        "edition=core-es map=old-terraces a=creditors b=pilgrims",
        "edition=core-es map=long-fields a=old-guard b=night-court",
    ] {
        let enemy = |state: &State, figure: u8| {
            let enemies = state.standing(Side::of_figure(figure).other());
            enemies.iter().find(|&enemy| state.figure(enemy).actions > 2)
        };
        let mut interruptions = 0;
        drives(setup, 10, enemy, |game, memo, state, figure, list| {
            if state.interruption().is_none() {
                return;
            }
            interruptions += 1;
            assert!(!list.is_empty(), "{setup}: nothing to do out of turn");
            for action in list {
                let seat = Side::of_figure(figure).seat();
                assert!(game.check(state, memo, seat, action).is_ok(), "{setup}: {action:?} is refused");
                let moves = matches!(action, Action::Move(_) | Action::Go(_) | Action::End);
                assert!(!moves, "{setup}: {action:?} out of turn");
            }
        });
        assert!(interruptions > 20, "{setup}: only {interruptions} choices out of turn");
    }
}
