//! The properties of one input: it does the same every time, and whoever notices a change is told.

use kernel::{Input, Viewer, Worded};

use super::property::{Property, hold};
use super::{Held, Walk};

impl<G: Worded> Walk<'_, G> {
    /// Takes the input, held to every property that is due.
    pub fn step_holds(&mut self, input: Input<G::Action>) -> Held {
        self.past.push(input);
        self.worlds_hold(&input)?;
        let before = self.state;
        let mut events = Vec::new();
        self.game.apply(&mut self.state, &mut self.memo, &input, &mut events);
        self.tally.inputs += 1;
        if self.due(self.plan.rates.repeats) {
            self.repeats(&before, &input, &events)?;
        }
        for event in &events {
            let line = self.game.event_line(event);
            self.tally.met(&line.rules);
            hold(Property::RulesKnown, !line.rules.is_empty(), || format!("'{line}' names no rule"))?;
        }
        if self.due(self.plan.rates.words) {
            self.events_hold(&events)?;
        }
        if self.due(self.plan.rates.views) {
            self.views_hold(&before, &events)?;
        }
        Ok(())
    }

    fn repeats(&mut self, before: &G::State, input: &Input<G::Action>, events: &[G::Event]) -> Held {
        let mut fresh = G::Memo::default();
        for memo in [&mut fresh, &mut self.memo] {
            let (mut state, mut again) = (*before, Vec::new());
            self.game.apply(&mut state, memo, input, &mut again);
            hold(Property::Repeats, state == self.state && again == events, || {
                format!("{input:?} gave {events:?}, then {again:?}; states equal: {}", state == self.state)
            })?;
        }
        Ok(())
    }

    fn events_hold(&mut self, events: &[G::Event]) -> Held {
        for event in events {
            self.line_holds(&self.game.event_line(event))?;
            let reveals = self.game.reveals(event);
            hold(Property::ViewsRepeat, reveals == self.game.reveals(event), || {
                format!("{event:?} reveals something, and does not")
            })?;
            for who in Viewer::all(self.game.seats()) {
                let seen = self.game.seen(event, who);
                hold(Property::ViewsRepeat, seen == self.game.seen(event, who), || {
                    format!("{event:?} looks one way to {who:?}, and then another")
                })?;
                if let Some(seen) = seen {
                    self.line_holds(&self.game.event_line(&seen))?;
                }
            }
        }
        Ok(())
    }

    fn views_hold(&mut self, before: &G::State, events: &[G::Event]) -> Held {
        for who in Viewer::all(self.game.seats()) {
            let (then, now) = (self.game.view(before, who), self.game.view(&self.state, who));
            let told = events.iter().any(|event| self.game.seen(event, who).is_some());
            hold(Property::ChangeTold, told || then == now, || {
                format!("{who:?} sees a change without an event: {then:?} became {now:?}")
            })?;
        }
        Ok(())
    }
}
