//! The sentence that says what happens in a battle now, and what is asked of whom.

use anima::rules::cards::upkeep;
use anima::rules::rolls;
use anima::state::{
    AttackKind, AttackStep, Doing, Flung, Frame, NO_ABILITY, Phase, Stage, Throw, ThrowStep, Waits, Window,
};
use anima::{Action, Anima};
use kernel::{Arg, Message, Pending, Worded};

use super::{Asked, Drawer};
use crate::shown::anima::asked::moment;

/// What is going on: the key of its messages, and what they need.
type Situation = (&'static str, Vec<(&'static str, Arg)>);

impl Drawer<'_> {
    /// What happens in the phase now, in short.
    pub fn step(&self) -> Message {
        let (key, args) = self.situation();
        args.into_iter().fold(self.told(&format!("step-{key}")), |step, (gap, arg)| step.with(gap, arg))
    }

    /// What is asked of whoever looks, or who is awaited.
    pub fn sentence(&self, asked: &Asked<'_, Anima>) -> Message {
        if let Pending::Over(outcome) = asked.pending {
            return self.game.outcome_line(&outcome);
        }
        let (key, mut args) = self.situation();
        let awaited = asked.awaited().iter().map(|seat| Arg::named(self.game.seat_word(*seat))).collect();
        args.push(("side", Arg::many(awaited)));
        let can = |wanted: fn(&Action) -> bool| asked.actions.iter().any(wanted);
        let dodges = can(|action| matches!(action, Action::Dodge));
        let counters = can(|action| matches!(action, Action::Counter));
        let steps_in = can(|action| matches!(action, Action::Intercept { .. } | Action::TakeShot(_)));
        let answers = match (dodges, counters, steps_in) {
            (true, true, _) => "both",
            (true, false, _) => "dodge",
            (false, true, _) => "counter",
            (false, false, true) => "step-in",
            (false, false, false) => "nothing",
        };
        args.push(("can", Arg::Word(answers.into())));
        let now = self.told(&format!("now-{key}"));
        asked.form(args.into_iter().fold(now, |now, (gap, arg)| now.with(gap, arg)))
    }

    /// What is going on: the key of its messages, and what they need.
    fn situation(&self) -> Situation {
        // A roll is told by what wants it.
        let frames = self.state.stack.frames();
        let told = frames.iter().rev().find(|frame| !matches!(frame, Frame::Roll(_)));
        match told {
            Some(Frame::Attack(attack)) => {
                let key = match attack.step {
                    AttackStep::Aim => "aim",
                    AttackStep::Defend if attack.kind == AttackKind::Ranged => "defend-shot",
                    AttackStep::Defend => "defend-charge",
                    AttackStep::React => "react",
                    AttackStep::AfterRoll => "after-roll",
                    AttackStep::PushTo => "push-to",
                    AttackStep::DefenseDie => "defense-die",
                    AttackStep::AttackDie => "attack-die",
                    AttackStep::Arrived
                    | AttackStep::BeforeRoll
                    | AttackStep::Resolve
                    | AttackStep::Hurt
                    | AttackStep::Throw
                    | AttackStep::Follow
                    | AttackStep::Next
                    | AttackStep::Between
                    | AttackStep::Over
                    | AttackStep::Answered => "attack",
                };
                let kind = anima::kind_name(attack.kind);
                let args = vec![
                    ("attacker", self.named(attack.attacker)),
                    ("target", self.named(attack.target)),
                    ("kind", Arg::named(kind)),
                ];
                (key, args)
            }
            Some(Frame::Escape { figure, .. }) => ("escape", vec![("who", self.named(*figure))]),
            Some(Frame::Seek { figure, .. }) => ("seek", vec![("who", self.named(*figure))]),
            Some(Frame::Found { figure, marker }) => {
                let number = u64::from(*marker) + 1;
                ("found", vec![("who", self.named(*figure)), ("number", number.into())])
            }
            Some(Frame::Throw(throw)) => self.flight(throw),
            Some(Frame::Window(window)) => ("window", self.moment(window)),
            Some(Frame::Doing(doing)) => self.doing(doing),
            Some(Frame::Loss(_) | Frame::Bury(_) | Frame::Going(_) | Frame::Due(_) | Frame::Roll(_)) => {
                ("cards", Vec::new())
            }
            Some(Frame::Nothing) | None => self.stage(),
        }
    }

    fn stage(&self) -> Situation {
        let who = |figure: u8| vec![("who", self.named(figure))];
        match self.state.stage {
            Stage::TakePlot { side } => {
                let points =
                    anima::rules::setup::points_to_take(self.game, self.state, side).unwrap_or_default();
                ("take-plot", vec![("points", points.into())])
            }
            Stage::SceneryCount => ("scenery-count", Vec::new()),
            Stage::SceneryOrder { .. } => ("scenery-order", Vec::new()),
            Stage::PlaceScenery { left, .. } => ("place-scenery", vec![("count", left.into())]),
            Stage::DeployRoll => ("deploy-roll", Vec::new()),
            Stage::ChooseEdge { .. } => ("choose-edge", Vec::new()),
            Stage::Deploy { side } => {
                let left = anima::rules::setup::undeployed(self.state, side).count();
                ("deploy", vec![("count", left.into())])
            }
            Stage::PlaceMarkers { left, .. } => ("place-markers", vec![("count", left.into())]),
            Stage::PlaceFlag { .. } => ("place-flag", Vec::new()),
            Stage::FirstRoll => ("first-roll", Vec::new()),
            Stage::ChooseFirst { .. } => ("choose-first", Vec::new()),
            Stage::Reveal { .. } => ("reveal", Vec::new()),
            Stage::Doom { .. } => ("doom", Vec::new()),
            Stage::Act { side } => {
                let left = anima::rules::turn::unturned(self.game, self.state, side).count();
                ("act", vec![("count", left.into())])
            }
            Stage::Active { figure } => {
                let mut args = who(figure);
                args.push(("actions", self.state.figure(figure).actions.into()));
                ("active", args)
            }
            Stage::Acting { figure } | Stage::Acted { figure } => ("acting", who(figure)),
            Stage::Moving { figure, gait, .. } => {
                let mut args = who(figure);
                let gait = anima::gait_name(gait);
                args.push(("gait", Arg::named(gait)));
                ("moving", args)
            }
            Stage::Phase(Phase::Upkeep { .. }) => match upkeep::due(self.facts()) {
                Some(due) => {
                    let mut args = who(due.figure);
                    args.push(("ability", self.ability_arg(due.figure, due.ability)));
                    args.push(("cost", due.cost.into()));
                    ("upkeep", args)
                }
                None => ("phase", Vec::new()),
            },
            Stage::Phase(_) => ("phase", Vec::new()),
            Stage::Over(_) => ("over", Vec::new()),
        }
    }

    fn flight(&self, throw: &Throw) -> Situation {
        let key = match throw.step {
            ThrowStep::Will => "throw-will",
            ThrowStep::Way => "throw-way",
            ThrowStep::Fly => "throw-fly",
            ThrowStep::Avoid => "throw-avoid",
            ThrowStep::Roll => "throw-roll",
        };
        let flung = match throw.flung {
            Flung::Throw => "throw",
            Flung::Push => "push",
            Flung::Slam => "slam",
        };
        let args = vec![
            ("who", self.named(throw.figure)),
            ("by", self.named(throw.by)),
            ("over", self.named(throw.over)),
            ("flung", Arg::Word(flung.into())),
        ];
        (key, args)
    }

    fn moment(&self, window: &Window) -> Vec<(&'static str, Arg)> {
        let die = rolls::at_hand(self.state).map_or(0, |roll| roll.kept);
        let happens = self
            .told(moment(window.moment))
            .with("subject", self.named(window.subject))
            .with("cause", self.named(window.cause))
            .word("test", rolls::word(self.state))
            .number("die", die);
        vec![("happens", happens.into())]
    }

    fn doing(&self, doing: &Doing) -> Situation {
        let key = match doing.waits {
            Waits::Word => "doing-word",
            Waits::Pick => "doing-pick",
            Waits::Option => "doing-option",
            Waits::Counter => "doing-counter",
            Waits::Place => "doing-place",
            Waits::Resist => "doing-resist",
            Waits::Die => "doing-die",
            Waits::Begin | Waits::Settle | Waits::Each => "cards",
        };
        let figure = doing.left.iter().next().unwrap_or(doing.by);
        let ability = if doing.ability == NO_ABILITY {
            Arg::from(self.told("plot-card"))
        } else {
            self.ability_arg(doing.by, doing.ability)
        };
        let who = self.summoned(doing).unwrap_or_else(|| self.named(figure));
        (key, vec![("who", who), ("by", self.named(doing.by)), ("ability", ability)])
    }
}
