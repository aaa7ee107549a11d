//! Nothing leaks: whatever a viewer is given is the same in every world that looks the same to it.
//!
//! The true state and an imagined one are asked the same questions and given the same inputs. As long as both look
//! the same to the viewer, every answer must be the same. Once they look different, something was revealed, and the
//! comparison ends there.

use kernel::dice::{below_usize, draw};
use kernel::{Game, Input, Pending, Viewer, Worded};

use super::property::{Property, hold};
use super::{Held, Walk};
use crate::random::{Manner, Talk, accepts, choose};

impl<G: Worded> Walk<'_, G> {
    /// Compares worlds at this position and for this input, where that is due.
    pub fn worlds_hold(&mut self, input: &Input<G::Action>) -> Held {
        if self.due(self.plan.rates.worlds) {
            let probes = self.probes();
            for who in Viewer::all(self.game.seats()) {
                let view = self.game.view(&self.state, who);
                for _ in 0..self.plan.rates.worlds_each {
                    let world = self.imagine(&view);
                    let mut pair = Pair::new(self.game, self.state, world, who);
                    pair.position_holds(Strange::Heard)?;
                    pair.refusals_hold(&probes)?;
                    pair.step(input, Strange::Heard)?;
                }
            }
            self.not_overheard(input)?;
        }
        if self.due(self.plan.rates.walks) {
            for who in Viewer::all(self.game.seats()) {
                let view = self.game.view(&self.state, who);
                let world = self.imagine(&view);
                self.walk_holds(world, *input, who)?;
            }
        }
        Ok(())
    }

    /// Gives other inputs of the same chooser instead: whoever sees the same afterwards has heard the same.
    fn not_overheard(&mut self, input: &Input<G::Action>) -> Held {
        const OTHERS: usize = 3;
        let mut others = vec![*input];
        match input {
            Input::Choose(seat, _) => {
                let mut list = Vec::new();
                self.game.legal_actions(&self.state, &mut self.memo, *seat, &mut list);
                let pick = |rng: &mut _| list[below_usize(rng, list.len())];
                others.extend((0..OTHERS).map(|_| Input::Choose(*seat, pick(&mut self.rng))));
            }
            Input::Drawn(_) => {
                if let Pending::Chance(chance) = self.game.pending(&self.state) {
                    others.extend((0..OTHERS).map(|_| Input::Drawn(draw(&mut self.rng, chance))));
                }
            }
        }
        let mut told = Vec::new();
        for other in &others {
            let (mut state, mut events) = (self.state, Vec::new());
            self.game.apply(&mut state, &mut self.memo, other, &mut events);
            told.push((state, events));
        }
        for who in Viewer::all(self.game.seats()) {
            let chooser = |input: &Input<G::Action>| matches!(input, Input::Choose(seat, _) if who.is(*seat));
            if chooser(input) {
                continue;
            }
            let heard = |events: &[G::Event]| -> Vec<G::Event> {
                events.iter().filter_map(|event| self.game.seen(event, who)).collect()
            };
            let (truth, said) = (self.game.view(&told[0].0, who), heard(&told[0].1));
            for (other, (state, events)) in others.iter().zip(&told).skip(1) {
                // What leaves no trace at all, such as a die that missed, is no secret.
                let secret = *state != told[0].0 && self.game.view(state, who) == truth;
                let same = !secret || heard(events) == said;
                hold(Property::NotOverheard, same, || {
                    format!("{who:?} hears whether it was {input:?} or {other:?}, and cannot see it")
                })?;
            }
        }
        Ok(())
    }

    fn imagine(&mut self, view: &G::View) -> G::State {
        self.tally.worlds += 1;
        self.game.imagine(view, &mut self.rng)
    }

    /// Plays on in both worlds with the inputs of the true one, while both look the same.
    fn walk_holds(&mut self, world: G::State, first: Input<G::Action>, who: Viewer) -> Held {
        let mut pair = Pair::new(self.game, self.state, world, who);
        if !pair.same_view() || pair.step(&first, Strange::Whispered)? == Worlds::Parted {
            return Ok(());
        }
        let manner = Manner::even(Talk::Anybody);
        for _ in 0..self.plan.rates.walk_inputs {
            pair.position_holds(Strange::Whispered)?;
            let next = choose(self.game, &pair.truth, &mut self.memo, &manner, &mut self.rng);
            let Some(input) = next else { return Ok(()) };
            if pair.step(&input, Strange::Whispered)? == Worlds::Parted {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The true state is met among so many imagined ones. Spectators know too little to be held to it.
    pub fn truth_holds(&mut self) -> Held {
        for who in Viewer::all(self.game.seats()).filter(|who| *who != Viewer::Spectator) {
            let view = self.game.view(&self.state, who);
            let met = (0..self.plan.rates.truth_worlds)
                .any(|_| self.game.imagine(&view, &mut self.rng) == self.state);
            hold(Property::TruthImagined, met, || {
                format!("{who:?} never imagines the truth: {:?}", self.state)
            })?;
        }
        Ok(())
    }
}

/// Under which property a difference is reported.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Strange {
    /// Each answer under its own property.
    Heard,
    /// All of them as something that surfaced later.
    Whispered,
}

impl Strange {
    fn property(self, own: Property) -> Property {
        match self {
            Strange::Heard => own,
            Strange::Whispered => Property::NothingWhispered,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Worlds {
    Alike,
    /// One refused the input, or they look different now.
    Parted,
}

/// The true state and another that looks the same to one viewer.
struct Pair<'a, G: Game> {
    game: &'a G,
    truth: G::State,
    world: G::State,
    who: Viewer,
    /// One memo for each, since a memo belongs to one line of play.
    memos: [G::Memo; 2],
}

impl<'a, G: Worded> Pair<'a, G> {
    fn new(game: &'a G, truth: G::State, world: G::State, who: Viewer) -> Pair<'a, G> {
        Pair { game, truth, world, who, memos: [G::Memo::default(), G::Memo::default()] }
    }

    fn same_view(&self) -> bool {
        self.game.view(&self.truth, self.who) == self.game.view(&self.world, self.who)
    }

    /// View, what is pending, and the viewer's choices in their order.
    fn position_holds(&mut self, strange: Strange) -> Held {
        let who = self.who;
        hold(strange.property(Property::ImaginedFits), self.same_view(), || {
            let [truth, world] = [&self.truth, &self.world].map(|state| self.game.view(state, who));
            format!("{who:?} sees {truth:?} but imagines {world:?}")
        })?;
        let (truth, world) = (self.game.pending(&self.truth), self.game.pending(&self.world));
        hold(strange.property(Property::SamePending), truth == world, || {
            format!("{who:?} can tell worlds apart by what is pending: {truth:?} or {world:?}")
        })?;
        let Viewer::Seat(seat) = who else { return Ok(()) };
        let (mut here, mut there) = (Vec::new(), Vec::new());
        let [memo, other] = &mut self.memos;
        let coverage = self.game.legal_actions(&self.truth, memo, seat, &mut here);
        let another = self.game.legal_actions(&self.world, other, seat, &mut there);
        hold(strange.property(Property::SameChoices), here == there && coverage == another, || {
            format!("{who:?} can tell worlds apart by its choices: {here:?} or {there:?}")
        })?;
        let kinds = self.game.kinds(&self.truth, memo, seat);
        let others = self.game.kinds(&self.world, other, seat);
        hold(strange.property(Property::SameChoices), kinds == others, || {
            format!("{who:?} can tell worlds apart by its kinds of choice: {kinds:?} or {others:?}")
        })?;
        match strange {
            Strange::Heard => self.refusals_hold(&here),
            Strange::Whispered => Ok(()),
        }
    }

    /// The viewer is refused the same, for the same reason.
    fn refusals_hold(&mut self, actions: &[G::Action]) -> Held {
        let Viewer::Seat(seat) = self.who else { return Ok(()) };
        let [memo, other] = &mut self.memos;
        for action in actions {
            let here = self.game.check(&self.truth, memo, seat, action);
            let there = self.game.check(&self.world, other, seat, action);
            hold(Property::SameRefusals, here == there, || {
                format!("{seat:?} can tell worlds apart by trying {action:?}: {here:?} or {there:?}")
            })?;
        }
        Ok(())
    }

    /// Gives both the same input; if both accept it and still look the same, the same was heard.
    fn step(&mut self, input: &Input<G::Action>, strange: Strange) -> Result<Worlds, super::Breach> {
        let [memo, other] = &mut self.memos;
        if !accepts(self.game, &self.truth, memo, input) || !accepts(self.game, &self.world, other, input) {
            return Ok(Worlds::Parted);
        }
        let (mut here, mut there) = (Vec::new(), Vec::new());
        self.game.apply(&mut self.truth, memo, input, &mut here);
        self.game.apply(&mut self.world, other, input, &mut there);
        let [here, there] = [here, there].map(|events| self.heard(&events));
        if !self.same_view() {
            hold(strange.property(Property::DifferenceTold), here != there, || {
                let [truth, world] = [&self.truth, &self.world].map(|state| self.game.view(state, self.who));
                format!("{:?} is shown {truth:?} or {world:?}, but heard the same of {input:?}", self.who)
            })?;
            return Ok(Worlds::Parted);
        }
        hold(strange.property(Property::SameHeard), here == there, || {
            let told = self.told(&here, &there);
            format!("{:?} can tell worlds apart by what {input:?} is heard to do: {told}", self.who)
        })?;
        Ok(Worlds::Alike)
    }

    fn heard(&self, events: &[G::Event]) -> Vec<G::Event> {
        events.iter().filter_map(|event| self.game.seen(event, self.who)).collect()
    }

    fn told(&self, here: &[G::Event], there: &[G::Event]) -> String {
        let lines = |events: &[G::Event]| {
            let lines: Vec<String> =
                events.iter().map(|event| self.game.event_line(event).to_string()).collect();
            lines.join(" / ")
        };
        format!("{} or {}", lines(here), lines(there))
    }
}
