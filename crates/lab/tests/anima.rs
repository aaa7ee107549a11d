//! What the simulation of Anima Tactics and its players promise, over some hundred games.

use anima::content::{Measure, check_party};
use anima::{Anima, FormError, Memo, Outcome, Side, State};
use kernel::Nothing;
use kernel::dice::stream;
use lab::anima::{MatchError, Matches, content};
use lab::sim::{Plan, Played, Setup, Totals, play_out, run};
use players::anima::player;
use players::{Budget, Level};

const EDITIONS: [&str; 4] = ["core-en", "core-es", "advanced", "alpha-it"];
const MEASURES: [Measure; 2] = [Measure::Board, Measure::Table];

fn matches(edition: &str, measure: Measure, words: &str, players: [Level; 2]) -> Matches {
    let content = content(edition).expect("the edition exists").expect("the built-in content is good");
    Matches::new(content, Some(measure), words, players).unwrap_or_else(|error| panic!("{words}: {error}"))
}

fn play(edition: &str, measure: Measure, words: &str, players: [Level; 2], plan: Plan) -> Totals<Outcome> {
    run(&matches(edition, measure, words, players), plan, &|_| {})
}

/// The digest and every total are the same however the games are shared out, and another seed has another digest.
#[test]
fn jobs_do_not_matter() {
    let kinds =
        MEASURES.into_iter().flat_map(|measure| [Level::Random, Level::First].map(|level| (measure, level)));
    for (measure, level) in kinds {
        let of = |seed, jobs| play("advanced", measure, "", [level; 2], Plan { games: 13, seed, jobs });
        let one = of(5, 1);
        assert_eq!((one.games, one.errors), (13, 0));
        for jobs in [2, 3] {
            let mut other = of(5, jobs);
            other.outcomes.sort_unstable();
            let mut same = one.clone();
            same.outcomes.sort_unstable();
            assert_eq!(other, same, "{jobs} jobs");
        }
        assert_ne!(of(6, 1).digest, one.digest);
    }
}

/// Random players come to an end in every edition, on both grounds.
#[test]
fn random_games_end() {
    for (edition, measure) in
        EDITIONS.into_iter().flat_map(|edition| MEASURES.map(|measure| (edition, measure)))
    {
        let totals = play(edition, measure, "", [Level::Random; 2], Plan { games: 10, seed: 2, jobs: 1 });
        assert_eq!((totals.games, totals.errors), (10, 0), "{edition} {measure:?}");
    }
}

/// What the words fix is played; the rest is drawn from the seed: maps of the measure, and parties that may play.
#[test]
fn the_seed_draws_maps_and_parties() {
    let setup = matches("advanced", Measure::Table, "b=night-court", [Level::Random; 2]);
    let fixed =
        &setup.content.parties.iter().find(|party| party.id == "night-court").expect("it exists").roster;
    let (mut game, mut maps, mut parties) = (setup.game(), Vec::new(), Vec::new());
    let mut with_cards = 0;
    for index in 0..60 {
        setup.deal(&mut game, &mut stream(1, index));
        assert_eq!((game.measure(), &game.form().parties[1]), (Measure::Table, fixed));
        let report = check_party(&setup.content, &game.form().parties[0], &game.form().terms(&setup.content));
        assert_eq!(report.problems, []);
        maps.push(game.form().map);
        let party = &game.form().parties[0];
        let carries = party.members.iter().any(|member| !member.carries.is_empty());
        with_cards += u32::from(carries || !party.plot.is_empty());
        parties.push(anima::lineup_words(&setup.content, &game.form().parties[0]));
    }
    maps.sort_unstable();
    maps.dedup();
    parties.sort_unstable();
    parties.dedup();
    assert!(with_cards > 10, "{with_cards} of 60 parties have advantage cards");
    assert!(maps.len() > 5 && parties.len() > 15, "{} maps and {} parties", maps.len(), parties.len());
}

/// A game that is dealt anew goes on as one that was made for the same form: every card of the drawn parties counts.
#[test]
fn dealing_leaves_nothing_of_the_game_before() {
    let setup = matches("advanced", Measure::Board, "", [Level::Random; 2]);
    let mut dealt = setup.game();
    for index in 0..30 {
        setup.deal(&mut dealt, &mut stream(3, index));
        let made = Anima::new(setup.content.clone(), dealt.form().clone());
        let [one, other] = [&dealt, &made].map(|game| {
            let mut players = setup.players();
            play_out(
                game,
                &mut Default::default(),
                &mut players,
                &mut stream(4, index),
                |_| false,
                &mut Nothing,
            )
            .state
        });
        assert!(one == other, "game {index} with {:?}", dealt.form().parties);
    }
}

/// A party of one's own is as large as the levels allow: nobody who is left would fit in.
#[test]
fn drawn_parties_are_full() {
    let setup = matches("advanced", Measure::Board, "levels=100 map=twin-hills", [Level::Random; 2]);
    let mut game = setup.game();
    for index in 0..20 {
        setup.deal(&mut game, &mut stream(2, index));
        for party in &game.form().parties {
            let fits = |&more: &u16| {
                let mut larger = party.clone();
                larger.members.push(more.into());
                check_party(&setup.content, &larger, &game.form().terms(&setup.content)).problems.is_empty()
            };
            let more = (0..setup.content.characters.len() as u16).find(fits);
            assert_eq!(more, None, "{party:?}");
        }
    }
}

/// What cannot be played is refused with the reason.
#[test]
fn impossible_setups_are_refused() {
    let content = || content("advanced").expect("the edition exists").expect("the content is good");
    let refused = |measure, words: &str, level| Matches::new(content(), measure, words, [level; 2]).err();
    let wrong = MatchError::WrongMeasure { map: Some("long-fields".to_owned()), measure: Measure::Board };
    assert_eq!(refused(Some(Measure::Board), "map=long-fields", Level::Random), Some(wrong));
    assert_eq!(refused(None, "map=long-fields", Level::Random), None);
    let nowhere = FormError::NoSuchMap { map: "nowhere".to_owned() };
    assert_eq!(refused(None, "map=nowhere", Level::Random), Some(MatchError::Form(nowhere)));
    assert!(matches!(
        refused(None, "levels=1", Level::Random),
        Some(MatchError::Form(FormError::Party { .. }))
    ));
    assert!(lab::anima::content("homemade").is_none());
}

fn won(totals: &Totals<Outcome>, side: Side) -> u64 {
    totals.count(|outcome| outcome.winner == Some(side))
}

/// One game of these levels, which are given hardly any time.
fn hurried(setup: &Matches, levels: [Level; 2], seed: u64) -> Played<State, Outcome> {
    let mut game = setup.game();
    setup.deal(&mut game, &mut stream(seed, 0));
    let mut players = levels.map(|level| player(level, Budget::counted(1)).expect("every level is played"));
    let endless = |state: &State| setup.is_endless(&game, state);
    play_out::<Anima>(&game, &mut Memo::default(), &mut players, &mut stream(seed, 1), endless, &mut Nothing)
}

/// Every choice of every level is allowed, in every edition and scenario, on both grounds and against any other.
#[test]
fn all_levels_keep_to_the_rules() {
    let mut levels = Level::ALL.into_iter().cycle();
    let mut seed = 0;
    for (edition, measure) in
        EDITIONS.into_iter().flat_map(|edition| MEASURES.map(|measure| (edition, measure)))
    {
        for scenario in ["standard", "nodes", "flag", "armageddon"] {
            for words in
                [format!("scenario={scenario}"), format!("scenario={scenario} scenery=rolled levels=150")]
            {
                let setup = matches(edition, measure, &words, [Level::Random; 2]);
                // Five and six have no common divisor, so that every level meets every other.
                let one = levels.next().expect("they go round");
                let both = [one, Level::ALL[1 + seed % 5]];
                let played = hurried(&setup, both, seed as u64);
                assert!(played.outcome.is_some(), "{edition} {measure:?} {words} {both:?} {seed}");
                seed += 1;
            }
        }
    }
}

/// With the same seed the same game is played, however much was tried out.
#[test]
fn levels_repeat_themselves() {
    let setup = matches("advanced", Measure::Board, "levels=150", [Level::Random; 2]);
    let [one, other] = [0, 0].map(|_| hurried(&setup, [Level::Fifth, Level::Third], 5));
    assert!(one == other);
    assert!(one.state != hurried(&setup, [Level::Fifth, Level::Third], 6).state);
}

/// The first opponent beats a random one clearly, on either side of both grounds and in every scenario.
#[test]
fn first_beats_random() {
    for measure in MEASURES {
        for scenario in ["standard", "nodes", "flag", "armageddon"] {
            for side in Side::BOTH {
                let mut players = [Level::Random; 2];
                players[side.index()] = Level::First;
                let words = format!("scenario={scenario}");
                let totals = play("advanced", measure, &words, players, Plan { games: 60, seed: 4, jobs: 2 });
                let score = (won(&totals, side), won(&totals, side.other()));
                // Random players with strong cards win a game now and then, and many games for the flag are drawn.
                assert!(score.0 >= 30 && score.0 > 3 * score.1, "{measure:?} {scenario} {side:?}: {score:?}");
            }
        }
    }
}
