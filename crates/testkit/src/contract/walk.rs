//! A random game, held to the contract as it goes.

use kernel::dice::{below_usize, draw};
use kernel::{Game, Input, Kind, Nothing, Pending, Seat, SeatSet, Worded};
use rand_core::Rng;
use rand_pcg::Pcg64;

use super::property::hold;
use super::{Held, Plan, Property, Tally};
use crate::inputs;

/// One input in so many is somebody's who is not awaited.
const SPEAKS: usize = 12;
/// One choice in so many may give the game up.
const CONCEDES: usize = 64;
/// So many actions of this game are remembered, to be tried elsewhere.
const REMEMBERED: usize = 192;

/// Who speaks in a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Talk {
    Anybody,
    /// Those who only may never do.
    OnlyAwaited,
}

pub(crate) struct Walk<'a, G: Worded> {
    pub game: &'a G,
    pub plan: &'a Plan<'a>,
    /// Actions from other games.
    pub stock: &'a [G::Action],
    pub rng: Pcg64,
    pub memo: G::Memo,
    pub state: G::State,
    pub past: &'a mut Vec<Input<G::Action>>,
    /// Actions listed so far in this game, for whomever.
    pub met: Vec<G::Action>,
    pub tally: &'a mut Tally,
}

impl<'a, G: Worded> Walk<'a, G> {
    pub fn new(
        game: &'a G,
        plan: &'a Plan<'a>,
        stock: &'a [G::Action],
        rng: Pcg64,
        past: &'a mut Vec<Input<G::Action>>,
        tally: &'a mut Tally,
    ) -> Walk<'a, G> {
        let state = game.start();
        Walk { game, plan, stock, rng, memo: G::Memo::default(), state, past, met: Vec::new(), tally }
    }

    /// Plays to the end.
    pub fn play(&mut self, talk: Talk) -> Held {
        self.seats_hold()?;
        loop {
            self.position_holds()?;
            let Some(input) = choose(self.game, &self.state, &mut self.memo, talk, &mut self.rng) else {
                break;
            };
            self.step_holds(input)?;
            let unending = match talk {
                Talk::Anybody => Property::EndsInTime,
                Talk::OnlyAwaited => Property::MayNotWaitedFor,
            };
            hold(unending, self.past.len() <= self.plan.most_inputs, || {
                format!("not over after {} inputs", self.plan.most_inputs)
            })?;
        }
        self.tally.games += 1;
        self.tally.longest = self.tally.longest.max(self.past.len());
        Ok(())
    }

    /// Takes the inputs given, as far as they are accepted; how many were.
    pub fn follow(&mut self, lines: &[String]) -> Result<usize, super::Breach> {
        self.seats_hold()?;
        self.position_holds()?;
        for (count, line) in lines.iter().enumerate() {
            let Ok(input) = inputs::read(self.game, &self.state, line) else { return Ok(count) };
            if !accepts(self.game, &self.state, &mut self.memo, &input) {
                return Ok(count);
            }
            self.step_holds(input)?;
            self.position_holds()?;
        }
        Ok(lines.len())
    }

    /// Whether something that is held at one input in `rate` is due now.
    pub fn due(&mut self, rate: u32) -> bool {
        match rate {
            0 => false,
            1 => true,
            rate => self.rng.next_u32().is_multiple_of(rate),
        }
    }

    /// Remembers a listed action; an old one makes room.
    pub fn remember(&mut self, action: G::Action) {
        if self.met.contains(&action) {
            return;
        }
        if self.met.len() < REMEMBERED {
            self.met.push(action);
        } else {
            let place = below_usize(&mut self.rng, REMEMBERED);
            self.met[place] = action;
        }
    }
}

/// Whether a driver would take this input now.
pub(crate) fn accepts<G: Game>(
    game: &G,
    state: &G::State,
    memo: &mut G::Memo,
    input: &Input<G::Action>,
) -> bool {
    match (input, game.pending(state)) {
        (Input::Choose(seat, action), Pending::Decide { .. }) => {
            game.check(state, memo, *seat, action).is_ok()
        }
        (Input::Drawn(drawn), Pending::Chance(chance)) => chance.admits(drawn),
        (Input::Choose(..), Pending::Chance(_) | Pending::Over(_)) => false,
        (Input::Drawn(_), Pending::Decide { .. } | Pending::Over(_)) => false,
    }
}

/// A random input, of a random kind; nothing when the game is over or nobody has a choice.
pub(crate) fn choose<G: Game>(
    game: &G,
    state: &G::State,
    memo: &mut G::Memo,
    talk: Talk,
    rng: &mut dyn Rng,
) -> Option<Input<G::Action>> {
    let (awaited, may) = match game.pending(state) {
        Pending::Over(_) => return None,
        Pending::Chance(chance) => return Some(Input::Drawn(draw(rng, chance))),
        Pending::Decide { awaited, may } => (awaited, may),
    };
    let speaks = talk == Talk::Anybody && !may.is_empty() && below_usize(rng, SPEAKS) == 0;
    let mut list = Vec::new();
    if speaks {
        let seat = one_of(may, rng)?;
        game.legal_actions(state, memo, seat, &mut list);
        if let Some(action) = of_some_kind(game, &list, rng) {
            return Some(Input::Choose(seat, action));
        }
    }
    let seat = one_of(awaited, rng)?;
    list.clear();
    game.legal_actions(state, memo, seat, &mut list);
    of_some_kind(game, &list, rng).map(|action| Input::Choose(seat, action))
}

fn one_of(seats: SeatSet, rng: &mut dyn Rng) -> Option<Seat> {
    let place = below_usize(rng, seats.len() as usize);
    seats.iter().nth(place)
}

fn of_some_kind<G: Game>(game: &G, list: &[G::Action], rng: &mut dyn Rng) -> Option<G::Action> {
    let concedes = below_usize(rng, CONCEDES) == 0;
    let mut wanted: Vec<&G::Action> =
        list.iter().filter(|&action| concedes || !game.concedes(action)).collect();
    if wanted.is_empty() {
        wanted = list.iter().collect();
    }
    let mut kinds: Vec<Kind> = wanted.iter().map(|action| game.kind(action)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let kind = *kinds.get(below_usize(rng, kinds.len()))?;
    wanted.retain(|action| game.kind(action) == kind);
    wanted.get(below_usize(rng, wanted.len())).map(|&&action| action)
}

/// Plays one game without looking closely, for the actions that are listed in it.
pub(crate) fn meet<G: Game>(game: &G, rng: &mut dyn Rng, most_inputs: usize) -> Vec<G::Action> {
    let (mut state, mut memo, mut met) = (game.start(), G::Memo::default(), Vec::new());
    for _ in 0..most_inputs {
        let Some(input) = choose(game, &state, &mut memo, Talk::Anybody, rng) else { break };
        if let Input::Choose(_, action) = input
            && !met.contains(&action)
        {
            met.push(action);
        }
        game.apply(&mut state, &mut memo, &input, &mut Nothing);
    }
    met
}
