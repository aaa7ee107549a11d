//! What the simulation and its players promise, over some hundred games.

use kernel::Nothing;
use kernel::dice::stream;
use lab::laststand::Matches;
use lab::sim::{Plan, Setup, Totals, play_out, run};
use laststand::content::{Content, builtin, read};
use laststand::{Form, Outcome, Side};
use players::Level;

fn content() -> Content {
    read(&builtin()).expect("the built-in content is good")
}

fn play(form: Form, titan: Level, heroes: Level, plan: Plan) -> Totals<Outcome> {
    run(&Matches { content: content(), form, titan, heroes }, plan, &|_| {})
}

fn heroes_won(totals: &Totals<Outcome>) -> u64 {
    totals.count(|outcome| outcome.winner == Side::Heroes)
}

/// The digest and every total are the same however the games are shared out, and another seed has another digest.
#[test]
fn jobs_do_not_matter() {
    let of = |seed, jobs| play(Form::open(3), Level::Random, Level::Random, Plan { games: 101, seed, jobs });
    let one = of(5, 1);
    assert_eq!((one.games, one.errors), (101, 0));
    for jobs in [2, 3, 200] {
        let mut other = of(5, jobs);
        other.outcomes.sort_unstable();
        let mut same = one.clone();
        same.outcomes.sort_unstable();
        assert_eq!(other, same, "{jobs} jobs");
    }
    assert_ne!(of(6, 1).digest, one.digest);
    assert_eq!(one.outcomes.iter().map(|(_, count)| count).sum::<u64>(), one.games);
}

/// No games are no games, not a division by zero.
#[test]
fn no_games() {
    let none = play(Form::open(2), Level::Random, Level::Random, Plan { games: 0, seed: 1, jobs: 2 });
    assert_eq!((none.games, none.decisions, none.errors), (0, 0, 0));
}

/// Every choice of the first two levels is allowed, against every Titan and with every number of heroes; a refused
/// choice, a seat that never chooses and a game without end are all errors.
#[test]
fn players_keep_to_the_rules() {
    for heroes in 2..=4 {
        for titan in 0..content().titans.len() as u8 {
            let form = Form { titan: Some(titan), ..Form::open(heroes) };
            for (titan, heroes) in
                [(Level::First, Level::First), (Level::Random, Level::First), (Level::First, Level::Random)]
            {
                let totals = play(form, titan, heroes, Plan { games: 40, seed: 3, jobs: 1 });
                assert_eq!(totals.errors, 0, "{form:?} {titan:?} {heroes:?}");
            }
        }
    }
}

/// The player that looks ahead keeps to the rules too, and repeats itself from the same seed.
#[test]
fn looking_ahead_keeps_to_the_rules() {
    for heroes in 2..=4 {
        let of =
            || play(Form::open(heroes), Level::Second, Level::Second, Plan { games: 2, seed: 9, jobs: 1 });
        let totals = of();
        assert_eq!(totals.errors, 0, "{heroes} heroes");
        assert_eq!(totals, of());
    }
}

/// What the form fixes is played, the rest is drawn from the seed, and no hero plays twice.
#[test]
fn the_seed_casts() {
    let form = Form { titan: Some(2), cast: [None, Some(4), None, None], ..Form::open(4) };
    let setup = Matches { content: content(), form, titan: Level::Random, heroes: Level::Random };
    let (mut game, mut casts) = (setup.game(), Vec::new());
    for index in 0..50 {
        setup.deal(&mut game, &mut stream(1, index));
        assert_eq!((game.form.titan, game.form.cast[1]), (Some(2), Some(4)));
        let mut cast: Vec<u8> =
            game.form.cast.iter().map(|hero| hero.expect("every place is cast")).collect();
        casts.push(cast.clone());
        cast.sort_unstable();
        cast.dedup();
        assert_eq!(cast.len(), 4);
    }
    casts.sort_unstable();
    casts.dedup();
    assert!(casts.len() > 20, "only {} different casts", casts.len());
}

/// The first opponent beats a random one clearly on either side.
#[test]
fn first_beats_random() {
    let plan = Plan { games: 200, seed: 4, jobs: 1 };
    let heroes = play(Form::open(3), Level::Random, Level::First, plan);
    assert!(heroes_won(&heroes) > 160, "{heroes:?}");
    let titan = play(Form::open(3), Level::First, Level::First, plan);
    assert!(heroes_won(&titan) + 30 < heroes_won(&heroes), "{titan:?}");
    assert!((40..160).contains(&heroes_won(&titan)), "neither side always wins: {titan:?}");
}

/// Looking ahead is stronger than not, on either side.
#[test]
fn looking_ahead_is_stronger() {
    let plan = Plan { games: 40, seed: 12, jobs: 2 };
    let even = heroes_won(&play(Form::open(3), Level::First, Level::First, plan));
    let heroes = heroes_won(&play(Form::open(3), Level::First, Level::Second, plan));
    let titan = heroes_won(&play(Form::open(3), Level::Second, Level::First, plan));
    assert!(titan < even && even < heroes, "{titan} < {even} < {heroes}");
}

/// A game that goes past its limit ends without an outcome.
#[test]
fn endless_games_are_errors() {
    let setup =
        Matches { content: content(), form: Form::open(3), titan: Level::First, heroes: Level::First };
    let (mut game, mut players, mut rng) = (setup.game(), setup.players(), stream(1, 1));
    setup.deal(&mut game, &mut rng);
    let played = play_out(&game, &mut (), &mut players, &mut rng, |state| state.open.round > 0, &mut Nothing);
    assert_eq!(played.outcome, None);
}
