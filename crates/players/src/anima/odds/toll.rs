//! What something costs everybody together: an area, a sweep, an effect on many.

use anima::event::CardEvent;
use anima::slug;
use anima::state::{Figures, Side, State};
use anima::{Action, Anima, Event, Memo};
use kernel::{Seat, SeatSet};

use super::Exchange;
use crate::odds::Observer;

/// What it costs each side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Toll {
    /// Life points, also those beyond the ones there were.
    pub lost: [u16; 2],
    pub fallen: [u8; 2],
    /// Who lost any, who rolled for Resistance, and of whom an effect took hold.
    pub struck: Figures,
    pub rolled: Figures,
    pub held: Figures,
}

/// Watches everybody; each does what the exchange says.
pub struct Everybody<'a>(pub &'a Exchange);

impl Observer<Anima> for Everybody<'_> {
    type Heard = Toll;
    type End = Toll;

    fn most_inputs(&self) -> u32 {
        self.0.most_inputs
    }

    fn hear(&self, heard: &mut Toll, event: &Event) {
        if let Event::LifeLost { who, lost, rule, .. } = event
            && *rule != slug::STATE_POISON
        {
            heard.lost[Side::of_figure(who.figure).index()] += u16::from(*lost);
            heard.struck = heard.struck.with(who.figure);
        } else if let Event::Died { who, .. } = event {
            heard.fallen[Side::of_figure(who.figure).index()] += 1;
        } else if let Event::Card(CardEvent::Resisted { who, resists, .. }) = event {
            heard.rolled = heard.rolled.with(who.figure);
            if !*resists {
                heard.held = heard.held.with(who.figure);
            }
        }
    }

    fn end(&self, game: &Anima, state: &State, heard: &Toll) -> Option<Toll> {
        self.0.end(game, state, &super::Outcome::default()).map(|_| *heard)
    }

    fn decide(
        &self,
        game: &Anima,
        state: &State,
        memo: &mut Memo,
        awaited: SeatSet,
    ) -> Option<(Seat, Action)> {
        self.0.decide(game, state, memo, awaited)
    }
}
