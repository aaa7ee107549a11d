//! What is offered on the free table: only what can be done, nothing twice, never too much, and of every sort that
//! matters. What is left out is for people to name; these tests hold what a player that only picks can count on.

mod common;

use std::collections::BTreeSet;

use anima::ground::{Ground, Seen};
use anima::rules::{attack, defend};
use anima::state::{AttackKind, AttackStep, Flag, Place, Side, Stage};
use anima::{Action, Anima, Memo, State};
use kernel::dice::stream;
use kernel::{Coverage, Game, Input, Nothing};
use testkit::random::{Manner, Talk, choose};

/// The most places a movement is offered.
const MOST: usize = 64;
/// As near to a range as a place on its edge is, in thousandths of an inch.
const EDGE: i32 = 25;

/// How many places of each sort were offered.
#[derive(Default, Debug)]
struct Tally {
    contact: u32,
    /// Into cover from somebody who sees it plainly, out of somebody's sight, into somebody's sight.
    cover: u32,
    breaks_sight: u32,
    gains_sight: u32,
    full_range: u32,
    half_range: u32,
    node: u32,
    flag: u32,
}

/// Plays random games and hears of every movement: the state, who moves and where it may go.
fn movements(setup: &str, games: u64, mut hear: impl FnMut(&Anima, &mut Memo, &State, u8, &[Action])) {
    let game = common::make(setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
    let (mut memo, mut list) = (Memo::default(), Vec::new());
    for seed in 0..games {
        let mut rng = stream(seed, 5);
        let mut state = game.start();
        while let Some(input) = choose(&game, &state, &mut memo, &Manner::even(Talk::OnlyAwaited), &mut rng) {
            if let (Stage::Moving { figure, .. }, true) = (state.stage, state.stack.is_empty()) {
                list.clear();
                let seat = Side::of_figure(figure).seat();
                let coverage = game.legal_actions(&state, &mut memo, seat, &mut list);
                assert_eq!(coverage, Coverage::Sampled);
                list.retain(|action| matches!(action, Action::Go(_)));
                hear(&game, &mut memo, &state, figure, &list);
            }
            game.apply(&mut state, &mut memo, &input, &mut Nothing);
        }
    }
}

fn count(tally: &mut Tally, game: &Anima, ground: &Ground, before: &State, figure: u8, after: &State) {
    let range = game.card(before, figure).range.map(|range| range.0);
    let enemies = before.standing(Side::of_figure(figure).other());
    for enemy in enemies.iter() {
        let sees = |state: &State| ground.sight(game, state, figure, enemy);
        tally.contact += u32::from(ground.contact(after, figure, enemy));
        match (sees(before), sees(after)) {
            (Seen::Clear, Seen::Covered) => tally.cover += 1,
            (Seen::Clear | Seen::Covered, Seen::Blocked) => tally.breaks_sight += 1,
            (Seen::Blocked, Seen::Clear | Seen::Covered) => tally.gains_sight += 1,
            (Seen::Clear | Seen::Covered | Seen::Blocked, _) => {}
        }
        let at_edge = |limit: i32| {
            ground.within(after, figure, enemy, limit) && !ground.within(after, figure, enemy, limit - EDGE)
        };
        tally.full_range += u32::from(range.is_some_and(at_edge));
        tally.half_range += u32::from(range.is_some_and(|range| at_edge(range / 2)));
    }
    let covers = |place| ground.covers(after, figure, place) && !ground.covers(before, figure, place);
    tally.node += u32::from(ground.nodes().iter().any(|node| covers(*node)));
    let touches = |state: &State, place| ground.touches_point(game, state, figure, place);
    let reaches = |flag: &Flag| matches!(flag, Flag::At(at) if touches(after, *at) && !touches(before, *at));
    tally.flag += u32::from(before.flags.iter().any(reaches));
}

/// Every place offered can be gone to, none is offered twice, and there are not too many.
#[test]
fn every_place_offered_is_legal_and_new() {
    let mut most = 0;
    for setup in [
        "map=broken-abbey a=pilgrims b=creditors",
        "edition=alpha-it map=eagle-stones a=creditors b=night-court",
        "map=split-valley a=old-guard b=night-court scenery=rolled",
    ] {
        movements(setup, 6, |game, memo, state, figure, list| {
            let seat = Side::of_figure(figure).seat();
            let different: BTreeSet<Action> = list.iter().copied().collect();
            assert_eq!(different.len(), list.len(), "{setup}: a place is offered twice");
            assert!(list.len() <= MOST, "{setup}: {} places", list.len());
            most = most.max(list.len());
            for action in list {
                if let Err(refused) = game.check(state, memo, seat, action) {
                    panic!("{setup}: {action:?} is offered and refused: {refused:?}");
                }
            }
        });
    }
    assert!(most > 30, "no movement is offered more than {most} places");
}

/// Over random positions each sort of place is offered, and not by a rare accident.
#[test]
fn every_sort_of_place_is_offered() {
    let mut tally = Tally::default();
    for setup in [
        "map=broken-abbey a=pilgrims b=creditors scenario=nodes",
        "map=salt-market a=old-guard b=pilgrims scenario=flag",
        "map=eagle-stones a=creditors b=night-court",
    ] {
        movements(setup, 3, |game, memo, state, figure, list| {
            let ground = Ground::new(game, state);
            for action in list {
                let mut after = *state;
                let seat = Side::of_figure(figure).seat();
                game.apply(&mut after, memo, &Input::Choose(seat, *action), &mut Nothing);
                if after.figure(figure).stands() {
                    count(&mut tally, game, &ground, state, figure, &after);
                }
            }
        });
    }
    let Tally { contact, cover, breaks_sight, gains_sight, full_range, half_range, node, flag } = tally;
    for (sort, count) in [
        ("contact", contact),
        ("cover", cover),
        ("breaking sight", breaks_sight),
        ("gaining sight", gains_sight),
        ("at full range", full_range),
        ("at half range", half_range),
        ("on a node", node),
        ("on a flag", flag),
    ] {
        assert!(count >= 20, "only {count} places {sort} were offered: {tally:?}");
    }
}

/// Whoever could step in the way of a charge from some place of a fine grid round it is asked whether it will.
#[test]
fn whoever_can_intercept_is_asked() {
    let (mut able, mut unable, mut elsewhere) = (0, 0, 0);
    for setup in [
        "map=broken-abbey a=pilgrims b=creditors",
        "edition=alpha-it map=eagle-stones a=creditors b=night-court",
        "map=long-fields a=old-guard b=night-court",
    ] {
        let game = common::make(setup).unwrap_or_else(|error| panic!("{setup}: {error}"));
        charges(&game, 60, |ground, state| {
            let attack = attack(state).expect("a charge is declared");
            let reach = game.content.edition.charge.intercept.0;
            for figure in state.standing(Side::of_figure(attack.target)).iter() {
                if defend::may_intercept(&game, state, ground, attack, figure).is_err() {
                    continue;
                }
                let here = state.figure(figure).place;
                let steps = || (-reach..=reach).step_by(GRID);
                let mut places = steps().flat_map(|x| steps().map(move |y| (x, y)));
                let stops = places.any(|(x, y)| {
                    let to = Place { x: here.x + x, y: here.y + y };
                    ground.interception(&game, state, figure, attack, to).is_ok()
                });
                let mut offered = 0;
                ground.list_interceptions(&game, state, figure, attack, |_| offered += 1);
                let asked = ground.interception_exists(&game, state, figure, attack);
                assert_eq!(asked, offered > 0, "{setup}: who is asked is offered something");
                assert!(asked || !stops, "{setup}: {figure} could intercept and is not asked: {state:?}");
                able += u32::from(asked);
                unable += u32::from(!asked);
                elsewhere += u32::from(offered > 1);
            }
        });
    }
    assert!(
        able > 20 && unable > 20 && elsewhere > 10,
        "{able} can, {unable} cannot, {elsewhere} can choose"
    );
}

/// As far apart are the places of the grid, in thousandths of an inch.
const GRID: usize = 125;

/// Plays random games and hears of every charge when it has been declared, as if the defender were always asked.
fn charges(game: &Anima, games: u64, mut hear: impl FnMut(&Ground, &State)) {
    let mut memo = Memo::default();
    for seed in 0..games {
        let mut rng = stream(seed, 7);
        let mut state = game.start();
        while let Some(input) = choose(game, &state, &mut memo, &Manner::even(Talk::OnlyAwaited), &mut rng) {
            let before = state;
            game.apply(&mut state, &mut memo, &input, &mut Nothing);
            if let Some(charge) = attack(&state)
                && matches!(charge.kind, AttackKind::Charge | AttackKind::Slam)
                && matches!(input, Input::Choose(_, Action::Charge { .. } | Action::Slam { .. }))
            {
                // Where nobody was asked the charger has been moved already.
                let mut asked = before;
                let declared = anima::state::Attack { step: AttackStep::Defend, ..*charge };
                assert!(asked.stack.push(anima::state::Frame::Attack(declared)), "the stack was empty");
                hear(memo.ground(game, &asked), &asked);
            }
        }
    }
}
