//! Who knows what in the tiny game, and worlds that fit it.

use kernel::dice::{below, below_usize};
use kernel::{Seat, SeatSet, Stack, Viewer};
use rand_core::Rng;

use super::rules::seats;
use super::{Card, Cards, Event, FRAMES, Frame, State};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub who: Viewer,
    pub hearts: [u8; 3],
    pub at: [u16; 3],
    /// How many cards each seat holds.
    pub counts: [u8; 3],
    /// The viewer's own cards.
    pub hand: Cards,
    /// What the viewer knows of each seat's hand by spying.
    pub knows: [Cards; 3],
    /// What each seat knows of the viewer's hand; the viewer saw it look.
    pub known: [Cards; 3],
    pub spied: [SeatSet; 3],
    pub cheers: [u8; 3],
    pub played: Cards,
    pub dealt: u8,
    pub turn: u8,
    pub active: Seat,
    pub stack: Stack<Frame, FRAMES>,
}

impl View {
    pub(super) fn new(state: &State, who: Viewer) -> View {
        let (hand, own_knowledge) = match who {
            Viewer::Seat(seat) => (state.hands[seat.index()], state.knows[seat.index()]),
            Viewer::Spectator => (Cards::NONE, Cards::NONE),
        };
        View {
            who,
            hearts: state.hearts,
            at: state.at,
            counts: state.hands.map(Cards::len),
            hand,
            knows: state.hands.map(|held| held.common(own_knowledge)),
            known: state.knows.map(|knows| knows.common(hand)),
            spied: state.spied,
            cheers: state.cheers,
            played: state.played,
            dealt: state.dealt,
            turn: state.turn,
            active: state.active,
            stack: state.stack,
        }
    }

    pub(super) fn imagine(&self, rng: &mut dyn Rng) -> State {
        let hands = self.imagine_hands(rng);
        State {
            hearts: self.hearts,
            at: self.at,
            hands,
            knows: self.imagine_knowledge(&hands, rng),
            spied: self.spied,
            cheers: self.cheers,
            played: self.played,
            dealt: self.dealt,
            turn: self.turn,
            active: self.active,
            stack: self.stack,
        }
    }

    fn imagine_hands(&self, rng: &mut dyn Rng) -> [Cards; 3] {
        let mut hands = self.knows;
        if let Viewer::Seat(seat) = self.who {
            hands[seat.index()] = self.hand;
        }
        let mut unseen = hands.iter().fold(Cards::ALL.without(self.played), |all, &hand| all.without(hand));
        for (hand, &count) in hands.iter_mut().zip(&self.counts) {
            while hand.len() < count && !unseen.is_empty() {
                let card = Cards::of(pick(unseen, rng));
                *hand = hand.with(card);
                unseen = unseen.without(card);
            }
        }
        hands
    }

    /// What the others know of each other: one card of everybody they spied on, unless it has been played since.
    fn imagine_knowledge(&self, hands: &[Cards; 3], rng: &mut dyn Rng) -> [Cards; 3] {
        let mut all = self.known;
        for spy in seats().filter(|&spy| !self.who.is(spy) && self.hearts[spy.index()] > 0) {
            for target in self.spied[spy.index()].iter().filter(|&target| !self.who.is(target)) {
                let hand = hands[target.index()];
                let still_held = below(rng, hand.len() + 1) > 0;
                if still_held {
                    all[spy.index()] = all[spy.index()].with(Cards::of(pick(hand, rng)));
                }
            }
        }
        if let Viewer::Seat(seat) = self.who {
            all[seat.index()] = self.knows.iter().fold(Cards::NONE, |all, &cards| all.with(cards));
        }
        all
    }
}

fn pick(cards: Cards, rng: &mut dyn Rng) -> Card {
    let place = below_usize(rng, usize::from(cards.len()));
    cards.iter().nth(place).expect("the place lies within the cards")
}

pub(super) fn seen(event: &Event, who: Viewer) -> Event {
    match event {
        &Event::Dealt { to, card } => Event::Dealt { to, card: card.filter(|_| who.is(to)) },
        &Event::Spied { by, on, card } => {
            Event::Spied { by, on, card: card.filter(|_| who.is(by) || who.is(on)) }
        }
        Event::Began { .. }
        | Event::Moved { .. }
        | Event::Struck { .. }
        | Event::Passed { .. }
        | Event::Answered { .. }
        | Event::Unanswerable { .. }
        | Event::Stopped { .. }
        | Event::Void { .. }
        | Event::Foiled { .. }
        | Event::Rolled { .. }
        | Event::LostHeart { .. }
        | Event::Spies { .. }
        | Event::Rested { .. }
        | Event::Cheered { .. }
        | Event::Conceded { .. }
        | Event::Out { .. }
        | Event::Ended(_) => event.clone(),
    }
}
