//! What a match in mirrored pairs promises, with players that are quick.

use std::sync::atomic::{AtomicBool, Ordering};

use anima::content::Measure;
use lab::duel::{Absent, Contender, Found, Plan, Sided, Sprt, Thinking, Verdict, WHOLE, run};
use lab::sim::Setup;
use lab::{anima as animas, laststand as stands};
use players::{Level, Opponent};

fn contender(word: &str) -> Contender {
    let opponent = Opponent::parse(word).expect("an opponent");
    Contender { opponent, thinking: Thinking::Counted(WHOLE) }
}

fn plan(a: &str, b: &str, pairs: u64) -> Plan {
    Plan { contenders: [contender(a), contender(b)], pairs, seed: 3, jobs: 1, sprt: None }
}

fn stands() -> stands::Matches {
    let content = stands::content().expect("the built-in content is good");
    stands::Matches::new(content, "heroes=3", Level::Random, Level::Random).expect("a good form")
}

fn animas() -> animas::Matches {
    let content = animas::content("advanced").expect("the edition exists").expect("its content is good");
    animas::Matches::new(content, Some(Measure::Board), "", [Level::Random; 2]).expect("a good form")
}

fn played(setup: &impl Sided, plan: &Plan) -> Found {
    let found = run(setup, plan, &AtomicBool::new(false), &|_| {}).expect("there are such players");
    assert_eq!(found.faults, []);
    found
}

/// Whoever meets itself comes out exactly even, since all else is the same on both sides of a pair.
#[test]
fn itself_is_its_equal() {
    for word in ["random", "1"] {
        for found in [played(&stands(), &plan(word, word, 20)), played(&animas(), &plan(word, word, 4))] {
            let [lost, less, even, more, won] = found.tally.pairs;
            assert_eq!([lost, less, more, won], [0; 4], "{word}: {found:?}");
            assert_eq!(even, found.tally.count());
        }
    }
}

/// The drawing favours neither side: both lead the same party, as often a ready one made for the levels that are played as
/// one put together.
#[test]
fn pairs_are_dealt_evenly() {
    let setup = animas();
    let mut game = setup.game();
    let mut ready = 0;
    for number in 0..60 {
        setup.deal_evenly(&mut game, &mut kernel::dice::stream(1, number));
        let form = game.form();
        assert_eq!(form.parties[0], form.parties[1], "deal {number}");
        assert!(!form.parties[0].members.is_empty(), "deal {number}: nobody to lead");
        let known = game.content.parties.iter().find(|party| party.roster == form.parties[0]);
        assert!(
            known.is_none_or(|party| party.levels == form.levels),
            "deal {number}: a party for other levels"
        );
        ready += u32::from(known.is_some());
    }
    assert!((15..=45).contains(&ready), "{ready} of 60 deals with ready parties");
}

/// The better player wins most of its games on either side, whichever contender it is.
#[test]
fn the_better_wins() {
    for found in [played(&stands(), &plan("3", "random", 60)), played(&animas(), &plan("1", "random", 8))] {
        assert!(found.tally.win_rate().low > 0.5, "{found:?}");
        let [one, other] = found.tally.sides;
        assert!(one.rate() > 0.5 && other.rate() > 0.5, "{found:?}");
    }
    let worse = played(&stands(), &plan("random", "1", 60));
    assert!(worse.tally.win_rate().high < 0.5, "{worse:?}");
}

/// A match finds the same for every number of jobs, and where it ends early it ends at the same pair.
#[test]
fn jobs_do_not_matter() {
    let sprt = Sprt::new(0.0, 60.0, 0.05, 0.05).expect("it makes sense");
    for sprt in [None, Some(sprt)] {
        let of = |jobs| played(&stands(), &Plan { jobs, sprt, ..plan("1", "random", 60) });
        let one = of(1);
        assert_eq!(one.verdict, sprt.map(|_| Verdict::Elo1));
        assert_eq!(one.tally.count() < 60, sprt.is_some(), "{one:?}");
        for jobs in [2, 5] {
            assert_eq!(of(jobs), one, "{jobs} jobs");
        }
    }
}

/// Another seed is another match.
#[test]
fn seeds_matter() {
    let of = |seed| played(&stands(), &Plan { seed, ..plan("random", "1", 40) });
    assert_ne!(of(1), of(2));
}

/// A match that is stopped tells what it has found until then.
#[test]
fn stops_when_asked() {
    let stopped = AtomicBool::new(false);
    let progress = |done| stopped.store(done >= 5, Ordering::Relaxed);
    let found = run(&stands(), &plan("random", "random", 1_000), &stopped, &progress).expect("they play");
    assert_eq!((found.tally.count(), found.faults.len()), (5, 0));
    let none =
        run(&stands(), &plan("random", "random", 9), &AtomicBool::new(true), &|_| {}).expect("they play");
    assert_eq!(none, Found::default());
}

/// Games that are given up for endless after their sixth round, and that nobody plays at level 5.
struct Broken(stands::Matches);

impl Setup for Broken {
    type Game = laststand::LastStand;

    fn game(&self) -> laststand::LastStand {
        self.0.game()
    }

    fn deal(&self, game: &mut laststand::LastStand, rng: &mut rand_pcg::Pcg64) {
        self.0.deal(game, rng);
    }

    fn players(&self) -> Vec<Box<dyn players::Player<laststand::LastStand>>> {
        self.0.players()
    }

    fn is_endless(&self, _: &laststand::LastStand, state: &laststand::State) -> bool {
        state.open.round > 6
    }
}

impl Sided for Broken {
    fn side(&self, seat: kernel::Seat) -> usize {
        self.0.side(seat)
    }

    fn contender(&self, contender: Contender) -> Option<Box<dyn players::Player<laststand::LastStand>>> {
        let plays = contender.opponent.level != Level::Fifth;
        plays.then(|| self.0.contender(contender)).flatten()
    }
}

/// A game that goes on for ever is an error of its pair, and the pair counts for nobody.
#[test]
fn faults_are_told() {
    let found = run(&Broken(stands()), &plan("1", "random", 30), &AtomicBool::new(false), &|_| {});
    let found = found.expect("they play");
    let mut faulty: Vec<u64> = found.faults.iter().map(|fault| fault.pair).collect();
    faulty.dedup();
    assert!(!faulty.is_empty() && faulty.len() < 30, "{faulty:?}");
    assert_eq!(found.tally.count() + faulty.len() as u64, 30);
}

/// Nobody plays at a level that a game does not have.
#[test]
fn levels_have_to_exist() {
    let found = run(&Broken(stands()), &plan("1", "5", 1), &AtomicBool::new(false), &|_| {});
    assert_eq!(found, Err(Absent(Level::Fifth.into())));
}
