//! What the first opponent of Anima Tactics does where anybody can see what is right.

use anima::content::{builtin_edition, read};
use anima::rules::attack;
use anima::state::{Flag, Marks, Phase, Place, Stage};
use anima::{Action, Anima, Form, Memo, Side, State};
use kernel::dice::stream;
use kernel::{Drawn, Game, Input, Nothing, Pending, Sight};
use players::anima::Glance;
use players::{Appraise, Player};

/// A bare board, and everybody deployed where `places` says, first side first, with all life and no action points.
fn battle(words: &str, places: &[(i32, i32)]) -> (Anima, State) {
    let content = read(&builtin_edition("advanced").expect("it exists")).expect("the content is good");
    let form = Form::parse(&content, &format!("map=twin-hills scenery=none {words}")).expect("a good form");
    let game = Anima::new(content, form);
    let mut state = game.start();
    let everybody: Vec<u8> = Side::BOTH.into_iter().flat_map(|side| state.party(side)).collect();
    assert_eq!(everybody.len(), places.len(), "a place for each");
    for (figure, &(x, y)) in everybody.into_iter().zip(places) {
        let life = game.card(&state, figure).life;
        let place = state.figure_mut(figure);
        (place.place, place.life) = (Place { x, y }, life);
        place.marks.set(Marks::ON_TABLE);
    }
    state.turn = 1;
    (game, state)
}

fn choice(game: &Anima, state: &State, side: Side) -> Action {
    let mut memo = Memo::default();
    let sight = Sight::new(game, state, &mut memo, side.seat());
    let chosen = Glance::default().choose(&sight, &mut stream(1, 1)).expect("somebody chooses");
    assert_eq!(sight.check(&chosen), Ok(()), "{chosen:?}");
    chosen
}

/// What somebody does who is active with so many points.
fn active(game: &Anima, state: &mut State, figure: u8, points: u8) -> Action {
    state.figure_mut(figure).actions = points;
    state.stage = Stage::Active { figure };
    choice(game, state, Side::of_figure(figure))
}

/// The same after an attack was declared.
fn after(game: &Anima, state: &State, side: Side, action: Action) -> State {
    let mut state = *state;
    game.apply(&mut state, &mut Memo::default(), &Input::Choose(side.seat(), action), &mut Nothing);
    assert!(attack(&state).is_some(), "{action:?} is under way");
    state
}

const B: u8 = anima::state::SECOND;

/// Somebody who cannot dodge and is as good as dead is charged.
#[test]
fn charges_the_weak() {
    let (game, mut state) = battle("a=brannoc b=drusk,drusk", &[(10, 10), (10, 17), (15, 16)]);
    state.figure_mut(B + 1).life = 2;
    state.figure_mut(B).actions = 4;
    let chosen = active(&game, &mut state, 0, 4);
    assert!(matches!(chosen, Action::Charge { target, .. } if target == B + 1), "{chosen:?}");
}

/// Of two in reach the one that can be shot dead is shot.
#[test]
fn shoots_who_dies() {
    let (game, mut state) = battle("a=isaura b=drusk,drusk", &[(10, 10), (10, 17), (15, 16)]);
    state.figure_mut(B + 1).life = 1;
    state.figure_mut(0).marks.set(Marks::MOVED);
    assert_eq!(active(&game, &mut state, 0, 3), Action::Shoot(B + 1));
}

/// Two fresh enemies at its throat: the last points are kept to dodge. Once both have acted and have none left, there is
/// nothing to keep them for.
#[test]
fn keeps_points_to_dodge() {
    let (game, mut state) = battle("a=corvane b=ghorm,nerezza", &[(10, 10), (10, 11), (11, 10)]);
    (state.figure_mut(B).actions, state.figure_mut(B + 1).actions) = (4, 4);
    state.figure_mut(0).marks.set(Marks::MOVED);
    assert_eq!(active(&game, &mut state, 0, 2), Action::End);
    for enemy in [B, B + 1] {
        state.figure_mut(enemy).actions = 0;
        state.figure_mut(enemy).marks.set(Marks::STUNNED);
    }
    assert!(matches!(active(&game, &mut state, 0, 2), Action::Attack(_)));
}

/// A blow that would hurt is dodged, even with the last point.
#[test]
fn dodges() {
    let (game, mut state) = battle("a=ghorm b=corvane", &[(10, 10), (10, 11)]);
    state.figure_mut(0).actions = 4;
    state.figure_mut(B).actions = 1;
    state.stage = Stage::Active { figure: 0 };
    let state = after(&game, &state, Side::A, Action::Attack(B));
    assert_eq!(choice(&game, &state, Side::B), Action::Dodge);
}

/// Somebody sturdy takes the shot for somebody who would die of it, and not the other way round.
#[test]
fn the_sturdy_take_shots() {
    let words = "a=isaura b=corvane,ghorm";
    for (weak, expected) in [(B, Action::TakeShot(B + 1)), (B + 1, Action::LetBe)] {
        let (game, mut state) = battle(words, &[(10, 10), (10, 20), (11, 19)]);
        if weak == B {
            state.figure_mut(B).life = 2;
        }
        state.figure_mut(0).actions = 2;
        state.stage = Stage::Active { figure: 0 };
        let state = after(&game, &state, Side::A, Action::Shoot(weak));
        assert_eq!(choice(&game, &state, Side::B), expected);
    }
}

/// A wounded shooter at the hands of a giant gets away rather than fight on.
#[test]
fn escapes_when_losing() {
    let (game, mut state) = battle("a=isaura b=ghorm", &[(10, 10), (10, 11)]);
    state.figure_mut(0).life = 4;
    state.figure_mut(B).actions = 4;
    assert_eq!(active(&game, &mut state, 0, 3), Action::Escape);
}

/// Whoever can kill acts before whoever cannot reach anybody.
#[test]
fn activates_who_can_kill() {
    let (game, mut state) = battle("a=brannoc,halloran b=drusk", &[(1, 1), (20, 24), (20, 25)]);
    state.figure_mut(B).life = 3;
    (state.figure_mut(0).actions, state.figure_mut(1).actions) = (4, 4);
    state.stage = Stage::Act { side: Side::A };
    assert_eq!(choice(&game, &state, Side::A), Action::Activate(1));
}

/// The enemy's flag is taken, and the carrier runs home with it.
#[test]
fn fetches_the_flag() {
    let (game, mut state) = battle("a=meriel b=drusk scenario=flag", &[(10, 14), (26, 26)]);
    state.flags = [Flag::At(Place { x: 12, y: 1 }), Flag::At(Place { x: 11, y: 14 })];
    assert_eq!(active(&game, &mut state, 0, 4), Action::TakeFlag);
    state.flags[1] = Flag::Carried(0);
    let chosen = active(&game, &mut state, 0, 4);
    assert!(matches!(chosen, Action::Move(_)), "{chosen:?}");
    game.apply(&mut state, &mut Memo::default(), &Input::Choose(Side::A.seat(), chosen), &mut Nothing);
    let Action::Go(to) = choice(&game, &state, Side::A) else { panic!("it goes") };
    assert!(to.y < 10, "homewards, not to {to:?}");
}

/// Somebody near a node that nobody holds goes there.
#[test]
fn takes_a_node() {
    let (game, mut state) = battle("a=meriel b=drusk scenario=nodes", &[(10, 10), (1, 20)]);
    let mut memo = Memo::default();
    let ground = memo.ground(&game, &state);
    let node = *ground
        .nodes()
        .iter()
        .min_by_key(|node| ground.length(Place { x: 10, y: 10 }, **node))
        .expect("some");
    let chosen = active(&game, &mut state, 0, 4);
    game.apply(&mut state, &mut Memo::default(), &Input::Choose(Side::A.seat(), chosen), &mut Nothing);
    assert_eq!(choice(&game, &state, Side::A), Action::Go(node));
}

/// Shooters deploy behind those who fight hand to hand.
#[test]
fn shooters_deploy_behind() {
    let (game, mut state) = battle("a=brannoc,isaura b=drusk", &[(0, 0); 3]);
    state.figures.iter_mut().for_each(|figure| figure.marks.clear(Marks::ON_TABLE));
    state.stage = Stage::Deploy { side: Side::A };
    let mut depths = Vec::new();
    for expected in [0, 1] {
        let Action::Deploy { figure, to } = choice(&game, &state, Side::A) else { panic!("it deploys") };
        assert_eq!(figure, expected);
        depths.push(to.y);
        state.figure_mut(figure).place = to;
        state.figure_mut(figure).marks.set(Marks::ON_TABLE);
    }
    assert!(depths[0] > depths[1], "{depths:?}");
}

/// The ability that a choice uses, and at whom.
fn used(action: Action) -> Option<(u8, u8, Option<u8>)> {
    let Action::Use { figure, ability, target, .. } = action else { return None };
    Some((figure, ability, target))
}

/// A healer without anybody to fight mends a friend who is badly hurt, and leaves one alone who is not.
#[test]
fn heals_the_hurt() {
    let (game, mut state) = battle("a=saint-astraega,saint-hazael b=drusk", &[(5, 5), (6, 5), (25, 25)]);
    assert_eq!(used(active(&game, &mut state, 0, 4)), None);
    state.figure_mut(1).life = 2;
    assert_eq!(used(active(&game, &mut state, 0, 4)), Some((0, 0, Some(1))));
}

/// A blow that would kill a friend is prevented, one that scratches it is not.
#[test]
fn prevents_what_kills() {
    for (life, prevents) in [(1, true), (14, false)] {
        let (game, mut state) =
            battle("a=saint-astraega,saint-hazael b=drusk", &[(10, 10), (11, 10), (11, 11)]);
        state.figure_mut(0).actions = 4;
        state.figure_mut(1).life = life;
        state.figure_mut(B).actions = 4;
        state.stage = Stage::Active { figure: B };
        let mut state = after(&game, &state, Side::B, Action::Attack(1));
        while matches!(game.pending(&state), Pending::Chance(_)) {
            game.apply(&mut state, &mut Memo::default(), &Input::Drawn(Drawn::one(9)), &mut Nothing);
        }
        let prevented = used(choice(&game, &state, Side::A)) == Some((0, 2, None));
        assert_eq!(prevented, prevents, "with {life} life points");
    }
}

/// Whoever is hidden with enemies about pays to stay so.
#[test]
fn stays_hidden() {
    let (game, mut state) = battle("a=veronica b=drusk,drusk", &[(10, 10), (10, 18), (12, 18)]);
    let stealth = 1;
    let place = state.figure_mut(0);
    place.marks.set(Marks::HIDDEN);
    (place.on, place.actions) = (1 << stealth, 4);
    state.stage = Stage::Phase(Phase::Upkeep { side: Side::A, figure: 0, ability: 0, second: false });
    assert_eq!(choice(&game, &state, Side::A), Action::Accept);
}

/// Against a defense that a basic attack hardly gets through, the special one that does is used.
#[test]
fn uses_the_better_attack() {
    let (game, mut state) = battle("a=hiro b=justina", &[(10, 10), (10, 11)]);
    state.figure_mut(B).life = 5;
    let (kick, fang) = (1, 3);
    let chosen = used(active(&game, &mut state, 0, 3));
    assert_eq!(chosen, Some((0, fang, Some(B))), "not {kick}, a charge");
}

/// What one side stands to win the other stands to lose, and whoever loses somebody stands worse.
#[test]
fn appraises_both_sides_alike() {
    let (game, mut state) =
        battle("a=brannoc,halloran b=drusk,ghorm", &[(1, 1), (20, 24), (20, 25), (3, 20)]);
    let mut memo = Memo::default();
    let mut chances =
        |state: &State| Side::BOTH.map(|side| game.appraise(state, &mut memo, side.seat()).chance);
    let before = chances(&state);
    assert!((before[0] + before[1] - 1.0).abs() < 1e-5, "{before:?}");
    state.figure_mut(B).life = 1;
    let wounded = chances(&state);
    assert!(wounded[0] > before[0], "{before:?} {wounded:?}");
    state.figure_mut(B).marks.clear(Marks::ON_TABLE);
    let after = chances(&state);
    assert!(after[0] > wounded[0] && after[1] < wounded[1], "{wounded:?} {after:?}");
}
