//! Throws and crashes in lines: what is told of them and what can be chosen. The rest is in [`crate::lines`].

use geometry::Mil;
use kernel::Message;

use crate::content::Crash;
use crate::event::ThrowEvent;
use crate::game::Anima;
use crate::rules::thrown::crash_rule;
use crate::slug;
use crate::state::{Frame, Place, Throw};
use crate::view::View;

fn crash_name(crash: Crash) -> &'static str {
    match crash {
        Crash::Minor => "crash-minor",
        Crash::Forest => "crash-forest",
        Crash::Wall => "crash-wall",
        Crash::Impassable => "crash-impassable",
        Crash::Low => "crash-low",
    }
}

impl Anima {
    pub(crate) fn line_of_throw(&self, told: &ThrowEvent) -> Message {
        match *told {
            ThrowEvent::Thrown { who, by, inches } => self
                .other(self.who("thrown", &[slug::THROW_DISTANCE], who), "by", by)
                .with("inches", self.length(Mil::inches(i32::from(inches)).0)),
            ThrowEvent::Spared { who } => self.who("not-thrown", &[slug::THROW_DISTANCE], who),
            ThrowEvent::Dead { who } => self.who("dead-not-thrown", &[slug::THROW_DEAD], who),
            ThrowEvent::Chosen { who, to } => {
                self.at(self.who("thrown-towards", &[slug::THROW_DIRECTION], who), "to", to)
            }
            ThrowEvent::Along { who } => self.who("thrown-along", &[slug::THROW_DIRECTION], who),
            ThrowEvent::Flew { who, from, to, left } => {
                let line = self.who("flew", &[slug::THROW_DISTANCE], who);
                self.at(self.at(line, "from", from), "to", to).with("left", self.length(left))
            }
            ThrowEvent::Crashed { who, into: Crash::Low, .. } => {
                self.who("lands-before", &[slug::CRASH_KIND], who)
            }
            ThrowEvent::Crashed { who, into, cost, left } => {
                let rules = [crash_rule(into), slug::CRASH_KIND, slug::CRASH_ARMOR];
                self.who("crashed", &rules, who)
                    .name("into", crash_name(into))
                    .number("cost", cost)
                    .with("left", self.length(left))
            }
            ThrowEvent::AtEdge { who } => self.who("crashed-at-edge", &[slug::CRASH_EDGE], who),
            ThrowEvent::Lands { who, to } => {
                self.at(self.who("lands-beside", &[slug::MOVE_BASES, slug::MOVE_IMPASSABLE], who), "to", to)
            }
            ThrowEvent::GotClear { who, from, to } => {
                let name = if from == to { "ducks" } else { "gets-clear" };
                let line = self.who(name, &[slug::RUN_OVER_AVOID], who);
                self.at(self.at(line, "from", from), "to", to)
            }
            ThrowEvent::WentThrough { who, over } => {
                self.other(self.who("goes-through", &[slug::RUN_OVER_HIT], who), "over", over)
            }
            ThrowEvent::RunOverRolled { who, by, die, target, larger, avoids } => {
                let name = match (avoids, larger) {
                    (true, _) => "run-over-dodged",
                    (false, true) => "run-over-rolled-larger",
                    (false, false) => "run-over-rolled",
                };
                let line = self.other(self.who(name, &[slug::RUN_OVER_ROLL], who), "by", by);
                line.number("die", die).number("target", target)
            }
            ThrowEvent::RunOver { who, by } => {
                self.other(self.who("run-over", &[slug::RUN_OVER_HIT], who), "by", by)
            }
            ThrowEvent::Halved { who, left } => {
                self.who("run-over-halved", &[slug::RUN_OVER_HALF], who).with("left", self.length(left))
            }
            ThrowEvent::GoesOn { who, left } => {
                let rules = [slug::RUN_OVER_HIT, slug::RUN_OVER_CHAIN];
                self.who("run-over-goes-on", &rules, who).with("left", self.length(left))
            }
        }
    }

    /// A direction, for a push or for a throw.
    pub(crate) fn line_of_direction(&self, view: &View, to: Place) -> Message {
        let line = match view.state.stack.top() {
            Some(Frame::Throw(_)) => Message::line("throw-to", &[slug::THROW_DIRECTION]),
            Some(_) | None => Message::line("push-to", &[slug::ACTION_PUSH]),
        };
        self.at(line, "to", to)
    }

    /// The attacker throws its target, as it may.
    pub(crate) fn line_of_throwing(&self, view: &View, throw: &Throw) -> Message {
        Message::line("throw-it", &[slug::THROW_DISTANCE]).with("who", self.figure_name(view, throw.figure))
    }

    /// Somebody in the way goes there, or ducks.
    pub(crate) fn line_of_getting_clear(&self, view: &View, throw: &Throw, to: Place) -> Message {
        let here = view.state.figures.get(usize::from(throw.over)).map(|figure| figure.place);
        let name = if here == Some(to) { "duck" } else { "get-clear" };
        let line = Message::line(name, &[slug::RUN_OVER_AVOID]);
        self.at(line.with("who", self.figure_name(view, throw.over)), "to", to)
    }
}
