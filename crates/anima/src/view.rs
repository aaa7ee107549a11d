//! What each viewer knows: everything but the plot cards in other people's hands.
//!
//! Of a hidden card its points are open. In a view's state the first plot card of those points stands for it, whichever it
//! is: so the number of cards, and whatever the rules ask about it, is right there too. [`View::hand`] tells the two apart.

use kernel::Viewer;
use kernel::dice::below_usize;
use rand_core::Rng;

use crate::event::Event;
use crate::game::Anima;
use crate::state::{Side, State};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub who: Viewer,
    /// With a stand-in for every hidden card.
    pub state: State,
}

/// A plot card in somebody's hand, as far as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// Its place in the content.
    Known(u8),
    Hidden {
        points: u8,
    },
}

impl View {
    /// Whether this viewer knows a side's plot cards.
    pub fn knows_hand(&self, side: Side) -> bool {
        self.who.is(side.seat())
    }

    pub fn hand<'a>(&'a self, game: &'a Anima, side: Side) -> impl Iterator<Item = Held> + 'a {
        let known = self.knows_hand(side);
        self.state.hand(side).map(move |card| {
            if known { Held::Known(card) } else { Held::Hidden { points: game.points_of(card) } }
        })
    }
}

impl Anima {
    /// What an advantage card costs.
    pub fn points_of(&self, card: u8) -> u8 {
        self.content.advantages[usize::from(card)].points
    }

    /// The plot cards that a card in this side's hand might be, for all that the others know.
    fn might_be(&self, side: Side, card: u8) -> impl Iterator<Item = u8> + '_ {
        self.form.parties[side.index()].plot_cards(&self.content, self.points_of(card))
    }
}

/// Rule: advantage.plot
pub(crate) fn view(game: &Anima, state: &State, who: Viewer) -> View {
    let mut view = View { who, state: *state };
    for side in Side::BOTH.into_iter().filter(|side| !who.is(side.seat())) {
        for slot in view.state.hands[side.index()].iter_mut().filter(|slot| **slot != 0) {
            let card = *slot - 1;
            *slot = game.might_be(side, card).next().unwrap_or(card) + 1;
        }
    }
    view
}

/// The event without what `who` must not know.
pub(crate) fn seen(event: &Event, who: Viewer) -> Event {
    if let Event::PlotTaken { side, points, .. } = event
        && !who.is(side.seat())
    {
        return Event::PlotTaken { side: *side, points: *points, card: None };
    }
    event.clone()
}

/// A world that fits this view: a hidden card is any that costs the same and that its side may hold.
pub(crate) fn imagine(game: &Anima, view: &View, rng: &mut dyn Rng) -> State {
    let mut state = view.state;
    for side in Side::BOTH.into_iter().filter(|&side| !view.knows_hand(side)) {
        for slot in state.hands[side.index()].iter_mut().filter(|slot| **slot != 0) {
            let card = *slot - 1;
            let count = game.might_be(side, card).count();
            *slot = game.might_be(side, card).nth(below_usize(rng, count)).unwrap_or(card) + 1;
        }
    }
    state
}
