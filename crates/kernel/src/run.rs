//! One game in progress: a game, its state, and the only door through which inputs come.

use std::sync::Arc;

use crate::{Coverage, Drawn, Game, Input, Pending, Seat, Viewer};

/// A game being played. Whatever gets in has been checked.
pub struct Run<G: Game> {
    game: Arc<G>,
    state: G::State,
    memo: G::Memo,
}

/// Why an input was not taken. The state is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<I> {
    /// The game's own rules say no.
    Illegal(I),
    /// A choice came while dice are awaited, or after the end.
    NotDeciding,
    /// Dice came while nobody asked, or other dice than were asked for.
    NotDrawn,
}

impl<G: Game> Run<G> {
    pub fn new(game: G) -> Run<G> {
        let state = game.start();
        Run::from_state(game, state)
    }

    pub fn from_state(game: G, state: G::State) -> Run<G> {
        Run { game: Arc::new(game), state, memo: G::Memo::default() }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game for somebody who thinks about a position of it while this one goes on.
    pub fn shared_game(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Goes to another position of the same game.
    pub fn set_state(&mut self, state: G::State) {
        self.state = state;
        self.memo = G::Memo::default();
    }

    pub fn pending(&self) -> Pending<G::Outcome> {
        self.game.pending(&self.state)
    }

    pub fn view(&self, who: Viewer) -> G::View {
        self.game.view(&self.state, who)
    }

    pub fn legal_actions(&mut self, seat: Seat) -> Vec<G::Action> {
        self.choices(seat).0
    }

    /// The choices of a seat, and whether they are all there are.
    pub fn choices(&mut self, seat: Seat) -> (Vec<G::Action>, Coverage) {
        let mut out = Vec::new();
        let coverage = self.game.legal_actions(&self.state, &mut self.memo, seat, &mut out);
        (out, coverage)
    }

    /// Whether this input would be taken now.
    pub fn check(&mut self, input: &Input<G::Action>) -> Result<(), Refused<G::Illegal>> {
        match (input, self.pending()) {
            (Input::Choose(seat, action), Pending::Decide { .. }) => {
                self.game.check(&self.state, &mut self.memo, *seat, action).map_err(Refused::Illegal)
            }
            (Input::Choose(..), Pending::Chance(_) | Pending::Over(_)) => Err(Refused::NotDeciding),
            (Input::Drawn(drawn), Pending::Chance(chance)) if chance.admits(drawn) => Ok(()),
            (Input::Drawn(_), Pending::Decide { .. } | Pending::Chance(_) | Pending::Over(_)) => {
                Err(Refused::NotDrawn)
            }
        }
    }

    /// Checks the input and takes it; the events are those of this input.
    pub fn submit(&mut self, input: &Input<G::Action>) -> Result<Vec<G::Event>, Refused<G::Illegal>> {
        self.check(input)?;
        let mut events = Vec::new();
        self.game.apply(&mut self.state, &mut self.memo, input, &mut events);
        Ok(events)
    }

    pub fn choose(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refused<G::Illegal>> {
        self.submit(&Input::Choose(seat, action))
    }

    pub fn drawn(&mut self, drawn: Drawn) -> Result<Vec<G::Event>, Refused<G::Illegal>> {
        self.submit(&Input::Drawn(drawn))
    }
}
