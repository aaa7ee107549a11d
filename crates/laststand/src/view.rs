//! What each viewer knows: everything but the face-down card, and for the Titan that too.

use kernel::{Viewer, dice::seeded::below};
use rand_core::Rng;

use crate::event::Event;
use crate::state::{CardId, CardSet, Open, State, TITAN};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub who: Viewer,
    pub open: Open,
    /// The face-down card, for the Titan while there is one.
    pub hidden: Option<CardId>,
}

impl View {
    /// The Titan's hand, as far as this viewer knows it: for heroes the face-down card may be among it.
    pub fn hand(&self) -> CardSet {
        self.hidden.map_or(self.open.pool, |card| self.open.pool.without(card))
    }
}

pub(crate) fn view(state: &State, who: Viewer) -> View {
    View { who, open: state.open, hidden: state.hidden.filter(|_| who.is(TITAN)) }
}

/// The event without what `who` must not know.
pub(crate) fn seen(event: &Event, who: Viewer) -> Event {
    if who.is(TITAN) {
        return event.clone();
    }
    if let Event::LaidHidden { .. } = event {
        return Event::LaidHidden { card: None };
    }
    if let Event::Swapped { slot, hidden: true, .. } = event {
        return Event::Swapped { slot: *slot, came: None, went: None, hidden: true };
    }
    event.clone()
}

/// A world that fits this view: whoever does not know the face-down card takes one that it may be.
pub(crate) fn imagine(view: &View, rng: &mut dyn Rng) -> State {
    let hidden = if view.open.hides_a_card() && view.hidden.is_none() {
        let may_be = view.open.may_be_hidden();
        may_be.nth(below(rng, may_be.len()))
    } else {
        view.hidden
    };
    State { open: view.open, hidden }
}
