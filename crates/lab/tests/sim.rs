//! What the simulation and its players promise, over some hundred games.

use kernel::Nothing;
use kernel::dice::stream;
use lab::laststand::Matches;
use lab::sim::{Plan, Setup, Totals, play_out, run};
use laststand::content::{Content, builtin, read};
use laststand::{Form, LastStand, Outcome, Side, State};
use players::laststand::player;
use players::{Budget, Level, Player};
use rand_pcg::Pcg64;

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

/// The same games at so many thousandths of what the levels think as a rule.
struct Hurried(Matches, u32);

impl Setup for Hurried {
    type Game = LastStand;

    fn game(&self) -> LastStand {
        self.0.game()
    }

    fn deal(&self, game: &mut LastStand, rng: &mut Pcg64) {
        self.0.deal(game, rng);
    }

    fn players(&self) -> Vec<Box<dyn Player<LastStand>>> {
        let heroes = (1..=self.0.form.heroes).map(|_| self.0.heroes);
        let levels = std::iter::once(self.0.titan).chain(heroes);
        levels.filter_map(|level| player(level, Budget::counted(self.1))).collect()
    }

    fn is_endless(&self, game: &LastStand, state: &State) -> bool {
        self.0.is_endless(game, state)
    }
}

fn hurry(form: Form, titan: Level, heroes: Level, permille: u32, plan: Plan) -> Totals<Outcome> {
    run(&Hurried(Matches { content: content(), form, titan, heroes }, permille), plan, &|_| {})
}

/// Every choice of the first two levels is allowed, against every Titan and with every number of heroes; a refused
/// choice, a seat that never chooses and a game without end are all errors.
#[test]
fn players_keep_to_the_rules() {
    for heroes in 2..=4 {
        for titan in 0..content().titans.len() as u8 {
            let form = Form { titan: Some(titan), ..Form::open(heroes) };
            for (titan, heroes) in [
                (Level::First, Level::Second),
                (Level::Random, Level::First),
                (Level::Second, Level::Second),
                (Level::Second, Level::Random),
            ] {
                let totals = play(form, titan, heroes, Plan { games: 30, seed: 3, jobs: 1 });
                assert_eq!(totals.errors, 0, "{form:?} {titan:?} {heroes:?}");
            }
        }
    }
}

/// The levels that look ahead keep to the rules too, with next to no time, and repeat themselves from the same seed.
#[test]
fn looking_ahead_keeps_to_the_rules() {
    for (place, level) in [Level::Fourth, Level::Fifth].into_iter().enumerate() {
        for heroes in 2..=4 {
            let titan = (place as u8 + heroes) % content().titans.len() as u8;
            let form = Form { titan: Some(titan), ..Form::open(heroes) };
            let of = || hurry(form, level, level, 1, Plan { games: 1, seed: 9, jobs: 1 });
            let totals = of();
            assert_eq!(totals.errors, 0, "{level:?} {heroes} heroes");
            assert_eq!(totals, of());
        }
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

/// Somebody's first evening goes well against somebody who does anything, and badly against somebody sensible.
#[test]
fn first_is_between_random_and_second() {
    let plan = Plan { games: 200, seed: 4, jobs: 1 };
    let titan = play(Form::open(3), Level::First, Level::Random, plan);
    assert!(heroes_won(&titan) <= 10, "{titan:?}");
    let heroes = play(Form::open(3), Level::Random, Level::First, plan);
    let random = play(Form::open(3), Level::Random, Level::Random, plan);
    assert!(heroes_won(&heroes) > heroes_won(&random) + 20, "{heroes:?} {random:?}");
    let novices = play(Form::open(3), Level::Second, Level::First, plan);
    let against = play(Form::open(3), Level::First, Level::Second, plan);
    let second = 200 - heroes_won(&novices) + heroes_won(&against);
    assert!(second > 260, "{novices:?} {against:?}");
}

/// Looking ahead is worth something even in a great hurry.
#[test]
fn looking_ahead_is_stronger() {
    let plan = Plan { games: 10, seed: 12, jobs: 1 };
    let titan = hurry(Form::open(3), Level::Fifth, Level::First, 6, plan);
    let heroes = hurry(Form::open(3), Level::First, Level::Fifth, 6, plan);
    assert!(heroes_won(&titan) < 3 && heroes_won(&heroes) > 7, "{titan:?} {heroes:?}");
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
