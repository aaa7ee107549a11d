//! A random game, held to the contract as it goes.

use kernel::dice::below_usize;
use kernel::{Input, Worded};
use rand_core::Rng;
use rand_pcg::Pcg64;

use super::property::hold;
use super::{Held, Plan, Property, Tally};
use crate::random::{Manner, Talk, accepts, choose};
use scenario::inputs;

/// So many actions of this game are remembered, to be tried elsewhere.
const REMEMBERED: usize = 192;

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

    /// Plays to the end; one game in three without moods.
    pub fn play(&mut self, talk: Talk) -> Held {
        self.seats_hold()?;
        let even = below_usize(&mut self.rng, 3) == 0;
        let manner = if even { Manner::even(talk) } else { Manner::moody(talk, &mut self.rng) };
        loop {
            self.position_holds()?;
            let Some(input) = choose(self.game, &self.state, &mut self.memo, &manner, &mut self.rng) else {
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
