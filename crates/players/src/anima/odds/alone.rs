//! What something that many may resist comes to for each of them alone.
//!
//! Everybody rolls, and all of it together is more than anybody can follow. As long as nobody's roll makes a difference to
//! another, each can be looked at with one throw of the others standing for all. [`each_alone`] asks the rules whether it
//! does: what comes of one has to be the same whether all others resist or none.

use anima::rules::rolls::{self, Test, Wanted};
use anima::state::{Figures, State};
use anima::{Action, Anima, Event, Memo};
use kernel::{Seat, SeatSet};

use super::{Exchange, Outcome, odds_of};
use crate::odds::{Chances, Lost, Observer};

/// Watches one figure; of the others' Resistance a single throw is followed.
struct Alone {
    exchange: Exchange,
    /// What everybody else throws, counted from none.
    others: u8,
}

/// The worst and the best face of a die.
const THROWN: [u8; 2] = [0, u8::MAX];

/// What comes of a choice for each of these figures that has to resist it.
pub fn each_alone(
    game: &Anima,
    world: &State,
    memo: &mut Memo,
    said: (Seat, Action),
    (exchange, figures): (&Exchange, Figures),
) -> Result<Vec<(u8, Chances<Outcome>)>, Lost> {
    let mut each = Vec::new();
    for figure in figures.iter() {
        let mut of = |others: u8| {
            let exchange = Exchange { target: figure, ..*exchange };
            odds_of(game, world, memo, said, &Alone { exchange, others })
        };
        let [found, again] = THROWN.map(&mut of);
        let (found, again) = (found?, again?);
        // What it costs whoever began may well hang on all of them.
        let came = |end: Outcome| (end.done, end.lost, end.killed, end.states, end.actions);
        if found.by(came) != again.by(came) {
            return Err(Lost::TooMuch);
        }
        if found.parts().iter().any(|(end, _)| end.done.is_some()) {
            each.push((figure, found));
        }
    }
    Ok(each)
}

impl Observer<Anima> for Alone {
    type Heard = Outcome;
    type End = Outcome;

    fn most_inputs(&self) -> u32 {
        self.exchange.most_inputs
    }

    fn stands_for_all(&self, _: &Anima, state: &State) -> Option<u8> {
        let Wanted { test, figure, .. } = rolls::wanted(state)?;
        (test == Test::Resistance && figure != self.exchange.target).then_some(self.others)
    }

    fn hear(&self, heard: &mut Outcome, event: &Event) {
        self.exchange.hear(heard, event);
    }

    fn end(&self, game: &Anima, state: &State, heard: &Outcome) -> Option<Outcome> {
        self.exchange.end(game, state, heard)
    }

    fn decide(
        &self,
        game: &Anima,
        state: &State,
        memo: &mut Memo,
        awaited: SeatSet,
    ) -> Option<(Seat, Action)> {
        self.exchange.decide(game, state, memo, awaited)
    }
}
