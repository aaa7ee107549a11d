//! Nobody peeks: in another world that looks the same to its seat, a player of every level makes the same choice with the
//! same generator and the same count of inputs tried out.
//!
//! That peeking does not compile is the first line of defence (`kernel::Sight`); this is the second. So that it is known
//! to hold anything, players who peek are put in by hand: given the true position on purpose, they are found out.

use anima::Anima;
use anima::content::Measure;
use kernel::dice::{draw, stream};
use kernel::{Game, Input, Nothing, Pending, Seat, Sight, Viewer, hash};
use lab::sim::Setup;
use laststand::LastStand;
use players::{Budget, Level, Opponent, Persona, Player, Random, next_to_choose};
use rand_core::Rng;

/// Somebody to be watched, who may be given the true position on purpose.
type Suspect<'a, G> = &'a dyn Fn(&<G as Game>::State) -> Box<dyn Player<G>>;

/// What was compared.
#[derive(Default, Debug)]
struct Watched {
    /// Choices in a position of which the seat does not know all, and another that looks the same.
    compared: usize,
    /// Of these, the choices that were not the same.
    parted: usize,
}

/// The choice of a suspect, and the next word of the generator it thinks with: whoever thinks otherwise uses another
/// number of them.
fn choice<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    suspect: Suspect<'_, G>,
    seed: u64,
) -> (Option<G::Action>, u64) {
    let mut rng = stream(seed, 1);
    let mut memo = G::Memo::default();
    let chosen = suspect(state).choose(&Sight::new(game, state, &mut memo, seat), &mut rng);
    (chosen, rng.next_u64())
}

/// Plays a game at random and watches the suspects in every `every`th position that hides something from whoever is
/// awaited, at most so many times.
fn watch<G: Game>(
    game: &G,
    seed: u64,
    every: usize,
    most: usize,
    suspects: &[Suspect<'_, G>],
) -> Vec<Watched> {
    const MOST_INPUTS: usize = 3000;
    let mut rng = stream(seed, 0);
    let (mut state, mut memo) = (game.start(), G::Memo::default());
    let mut players: Vec<Random<G>> = (0..game.seats()).map(|_| Random::new()).collect();
    let mut watched: Vec<Watched> = suspects.iter().map(|_| Watched::default()).collect();
    let mut hiding = 0;
    for input in 0..MOST_INPUTS {
        let input = match game.pending(&state) {
            Pending::Over(_) => break,
            Pending::Chance(chance) => Input::Drawn(draw(&mut rng, chance)),
            Pending::Decide { awaited, .. } => {
                for seat in awaited.iter() {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let world = game.imagine(&view, &mut rng);
                    if world == state {
                        continue;
                    }
                    assert_eq!(game.view(&world, Viewer::Seat(seat)), view, "it looks the same");
                    hiding += 1;
                    if hiding % every != 0 || hiding / every > most {
                        continue;
                    }
                    for (suspect, watched) in suspects.iter().zip(&mut watched) {
                        let of = |state| choice(game, state, seat, suspect, input as u64);
                        watched.compared += 1;
                        watched.parted += usize::from(of(&state) != of(&world));
                    }
                }
                let choice = next_to_choose(game, &state, &mut memo, awaited, &mut players, &mut rng);
                let Some((seat, action)) = choice else { break };
                Input::Choose(seat, action)
            }
        };
        game.apply(&mut state, &mut memo, &input, &mut Nothing);
    }
    watched
}

/// A game, and what is to be found in it for players of each kind.
fn hold<G: Game>(games: &[G], every: usize, most: usize, suspects: &[(String, Suspect<'_, G>)]) -> usize {
    let unnamed: Vec<Suspect<'_, G>> = suspects.iter().map(|(_, suspect)| *suspect).collect();
    let mut compared = 0;
    for (game, number) in games.iter().zip(0..) {
        for (found, (name, _)) in watch(game, number, every, most, &unnamed).iter().zip(suspects) {
            assert_eq!(found.parted, 0, "{name} peeks in game {number}: {found:?}");
            compared += found.compared;
        }
    }
    compared
}

/// Every level that there is, plain, and the strongest with every persona. They try out next to nothing, so that the
/// test is quick.
fn opponents(levels: &[Level]) -> Vec<Opponent> {
    let strongest = *levels.last().expect("there are levels");
    let personas = Persona::ALL.into_iter().map(|persona| Opponent { level: strongest, persona });
    levels.iter().filter(|&&level| level != strongest).map(|&level| level.into()).chain(personas).collect()
}

const PERMILLE: u32 = 5;

/// One who peeks: it does what it may, but what it picks depends on all that is true.
struct Peeker(u64);

impl Peeker {
    fn of<G: Game>(truth: &G::State) -> Peeker {
        Peeker(hash::of(truth, &mut Vec::new()))
    }
}

impl<G: Game> Player<G> for Peeker {
    fn choose(&mut self, sight: &Sight<'_, G>, _: &mut dyn Rng) -> Option<G::Action> {
        let mut actions = Vec::new();
        sight.legal_actions(&mut actions);
        actions.get(self.0 as usize % actions.len().max(1)).copied()
    }
}

/// One who peeks only while it thinks: an honest opponent, set off by what is hidden.
struct Glancer<P>(P, u64);

impl<G: Game, P: Player<G>> Player<G> for Glancer<P> {
    fn choose(&mut self, sight: &Sight<'_, G>, _: &mut dyn Rng) -> Option<G::Action> {
        self.0.choose(sight, &mut stream(self.1, 0))
    }
}

fn stands() -> Vec<LastStand> {
    let content = lab::laststand::content().expect("the built-in content is good");
    let matches = |heroes: u8| {
        let form = format!("heroes={heroes}");
        lab::laststand::Matches::new(content.clone(), &form, Level::Random, Level::Random)
            .expect("a good form")
    };
    let deal = |heroes: u8| {
        let matches = matches(heroes);
        let mut game = matches.game();
        matches.deal(&mut game, &mut stream(5, heroes.into()));
        game
    };
    [2, 3, 4].map(deal).into()
}

/// Battles with plot cards in both hands, in every edition that has such cards, on both grounds.
fn animas() -> Vec<Anima> {
    let mut games = Vec::new();
    for edition in anima::content::EDITIONS {
        let content = lab::anima::content(edition).expect("the edition exists").expect("its content is good");
        for (measure, scenario) in [(Measure::Board, "standard"), (Measure::Table, "flag")] {
            let words = format!("scenario={scenario}");
            let matches =
                lab::anima::Matches::new(content.clone(), Some(measure), &words, [Level::Random; 2]);
            let matches = matches.expect("a good form");
            let mut game = matches.game();
            let found = (0..400).any(|number| {
                matches.deal(&mut game, &mut stream(7, number));
                game.form().parties.iter().all(|party| !party.plot.is_empty())
            });
            if found {
                games.push(game);
            }
        }
    }
    assert!(games.len() >= 4, "too few battles with plot cards: {}", games.len());
    games
}

/// The Last Stand: the card that lies face down.
#[test]
fn nobody_peeks_in_the_last_stand() {
    let opponents = opponents(&players::laststand::LEVELS);
    let make = |opponent: Opponent| {
        move |_: &laststand::State| {
            players::laststand::player(opponent, Budget::counted(PERMILLE)).expect("it plays the game")
        }
    };
    let made: Vec<_> = opponents.iter().map(|&opponent| (opponent.word(), make(opponent))).collect();
    let suspects: Vec<(String, Suspect<'_, LastStand>)> =
        made.iter().map(|(name, make)| (name.clone(), make as Suspect<'_, LastStand>)).collect();
    let compared = hold(&stands(), 7, 12, &suspects);
    assert!(compared >= 20 * suspects.len(), "too little was hidden: {compared}");
}

/// Anima Tactics: the plot cards in the other hand.
#[test]
fn nobody_peeks_in_anima() {
    let opponents = opponents(&players::anima::LEVELS);
    let make = |opponent: Opponent| {
        move |_: &anima::State| {
            players::anima::player(opponent, Budget::counted(PERMILLE)).expect("it plays the game")
        }
    };
    let made: Vec<_> = opponents.iter().map(|&opponent| (opponent.word(), make(opponent))).collect();
    let suspects: Vec<(String, Suspect<'_, Anima>)> =
        made.iter().map(|(name, make)| (name.clone(), make as Suspect<'_, Anima>)).collect();
    let compared = hold(&animas(), 9, 8, &suspects);
    assert!(compared >= 20 * suspects.len(), "too little was hidden: {compared}");
}

/// Whoever peeks is found out, in both games.
#[test]
fn peeking_is_found_out() {
    let parted = |found: Vec<Watched>| found.iter().map(|watched| watched.parted).collect::<Vec<_>>();
    let peeks =
        |state: &laststand::State| -> Box<dyn Player<LastStand>> { Box::new(Peeker::of::<LastStand>(state)) };
    let glances = |state: &laststand::State| -> Box<dyn Player<LastStand>> {
        let Peeker(hidden) = Peeker::of::<LastStand>(state);
        Box::new(Glancer(Random::new(), hidden))
    };
    let found = parted(watch(&stands()[1], 1, 1, 40, &[&peeks, &glances]));
    assert!(found.iter().all(|&parted| parted > 0), "the last stand: {found:?}");
    let peeks = |state: &anima::State| -> Box<dyn Player<Anima>> { Box::new(Peeker::of::<Anima>(state)) };
    let glances = |state: &anima::State| -> Box<dyn Player<Anima>> {
        let Peeker(hidden) = Peeker::of::<Anima>(state);
        Box::new(Glancer(Random::new(), hidden))
    };
    let found = parted(watch(&animas()[0], 1, 1, 40, &[&peeks, &glances]));
    assert!(found.iter().all(|&parted| parted > 0), "anima: {found:?}");
}
