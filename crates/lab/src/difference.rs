//! Whether what an ability does makes a difference: random games find moments at which it comes up, and the same step is
//! taken once more with the ability emptied. It makes a difference where the two come to different states, or where only
//! the ability allows the step.
//!
//! An ability that is used may matter some steps later, when the dice of its attack have been rolled; so it is watched for
//! a while after it came up. One that has nothing to empty makes its difference by being used.

use std::collections::BTreeMap;

use anima::cards::AbilityName;
use anima::cards::emptied;
use anima::content::Content;
use anima::usage::{WATCHED, places};
use anima::{Action, Anima, Event, Memo, State};
use kernel::dice::{draw, stream};
use kernel::{Game, Input, Nothing, Pending, Sink};
use players::next_to_choose;
use rand_pcg::Pcg64;

use crate::anima::{MatchError, Matches};
use crate::sim::{Plan, Setup};
use crate::usage::{abilities, kinds};

/// So many inputs after it came up an ability is still watched.
const WATCH: u32 = 12;

/// An ability, and what came of trying it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    pub card: String,
    pub ability: String,
    /// In how many games it came up until it made a difference.
    pub games: u64,
    pub differs: bool,
}

/// What came up in one step, of all that still has to be shown.
struct Steps<'a> {
    wanted: &'a BTreeMap<u32, usize>,
    now: Vec<usize>,
}

impl Sink<Event> for Steps<'_> {
    fn emit(&mut self, _: Event) {}

    fn listens(&self) -> bool {
        false
    }

    fn watches(&self, place: u32) -> bool {
        place == WATCHED || self.wanted.contains_key(&place)
    }

    fn comes_by(&mut self, place: u32) {
        if let Some(&ability) = self.wanted.get(&place)
            && !self.now.contains(&ability)
        {
            self.now.push(ability);
        }
    }
}

/// Plays the games of a plan, as many of each kind as of any other, until everything has made a difference.
pub fn survey(plan: Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Vec<Difference>, MatchError> {
    let kinds = kinds();
    let count = kinds.len() as u64;
    let mut contents: BTreeMap<&str, Content> = BTreeMap::new();
    let mut search: Option<Search> = None;
    let mut memo = Memo::default();
    let mut games = 0;
    for (kind, number) in kinds.iter().zip(0..) {
        let share = plan.games / count + u64::from(number < plan.games % count);
        let content = contents.entry(kind.edition).or_insert_with(|| {
            let read = crate::anima::content(kind.edition).expect("the edition comes with the program");
            read.expect("what comes with the program can be read")
        });
        // Every edition has the same packs, and so the same abilities under the same numbers.
        let search = search.get_or_insert_with(|| Search::new(content));
        let matches = Matches::new(content.clone(), Some(kind.measure), &kind.words, kind.players)?;
        let mut game = matches.game();
        let seed = plan.seed.wrapping_mul(count).wrapping_add(number);
        for index in 0..share {
            if search.wanted.is_empty() {
                break;
            }
            let mut rng = stream(seed, index);
            matches.deal(&mut game, &mut rng);
            search.play(&matches, &game, &mut memo, &mut rng);
            games += 1;
        }
        progress(games);
    }
    Ok(search.map(|search| search.found).unwrap_or_default())
}

/// What has made a difference so far, and what has not.
struct Search {
    names: Vec<AbilityName>,
    has_effects: Vec<bool>,
    found: Vec<Difference>,
    /// The places of abilities that have not made a difference yet.
    wanted: BTreeMap<u32, usize>,
}

impl Search {
    fn new(content: &Content) -> Search {
        let mut search =
            Search { names: Vec::new(), has_effects: Vec::new(), found: Vec::new(), wanted: BTreeMap::new() };
        for (card, name, ability) in abilities(content) {
            let at = search.names.len();
            search.wanted.extend(places(name, ability).into_iter().map(|(_, place)| (place.number(), at)));
            search.names.push(name);
            search.has_effects.push(ability.has_effects());
            search.found.push(Difference {
                card: card.to_owned(),
                ability: ability.id.clone(),
                games: 0,
                differs: false,
            });
        }
        search
    }

    fn differs(&mut self, ability: usize) {
        self.found[ability].differs = true;
        self.wanted.retain(|_, of| *of != ability);
    }

    /// Plays one game, trying whatever comes up.
    fn play(&mut self, matches: &Matches, game: &Anima, memo: &mut Memo, rng: &mut Pcg64) {
        let mut players = matches.players();
        let mut state = game.start();
        // What came up, how long it is still watched, and the game without it.
        let mut watched: BTreeMap<usize, (u32, Anima)> = BTreeMap::new();
        loop {
            let before = state;
            let input = match game.pending(&state) {
                Pending::Over(_) => return,
                Pending::Chance(chance) => Input::Drawn(draw(rng, chance)),
                Pending::Decide { awaited, .. } => {
                    let choice = next_to_choose(game, &state, memo, awaited, &mut players, rng);
                    let Some((seat, action)) = choice else { return };
                    if game.check(&state, memo, seat, &action).is_err() || matches.is_endless(game, &state) {
                        return;
                    }
                    Input::Choose(seat, action)
                }
            };
            let mut steps = Steps { wanted: &self.wanted, now: Vec::new() };
            game.apply(&mut state, memo, &input, &mut steps);
            for ability in steps.now {
                if !self.has_effects[ability] {
                    self.differs(ability);
                    continue;
                }
                let without = || {
                    let content = emptied(&game.content, self.names[ability]);
                    Anima::new(content, game.form().clone())
                };
                let entry = watched.entry(ability).or_insert_with(|| {
                    self.found[ability].games += 1;
                    (0, without())
                });
                entry.0 = WATCH;
            }
            let mut shown = Vec::new();
            for (ability, (left, without)) in &mut watched {
                if *left > 0 && is_different(without, memo, &before, &input, &state) {
                    shown.push(*ability);
                }
                *left = left.saturating_sub(1);
            }
            for ability in shown {
                watched.remove(&ability);
                self.differs(ability);
            }
        }
    }
}

/// Whether a game comes to another state by an input, or would not take it.
fn is_different(game: &Anima, memo: &mut Memo, before: &State, input: &Input<Action>, after: &State) -> bool {
    let taken = match (input, game.pending(before)) {
        (Input::Choose(seat, action), Pending::Decide { .. }) => {
            game.check(before, memo, *seat, action).is_ok()
        }
        (Input::Drawn(drawn), Pending::Chance(chance)) => chance.admits(drawn),
        (Input::Choose(..) | Input::Drawn(_), _) => false,
    };
    if !taken {
        return true;
    }
    let mut state = *before;
    game.apply(&mut state, memo, input, &mut Nothing);
    state != *after
}
