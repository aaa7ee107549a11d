//! The sentence that says what happens in a battle now, and what is asked of whom.

use anima::rules::cards::upkeep;
use anima::rules::rolls;
use anima::state::{
    AttackKind, AttackStep, Doing, Flung, Frame, NO_ABILITY, Phase, Stage, Throw, ThrowStep, Waits, Window,
};
use anima::{Action, Anima};
use kernel::{Pending, Worded};

use super::{Asked, Drawer, attack_word};
use crate::shown::anima::asked::moment;
use crate::texts::Arg;

type Args<'a> = Vec<(&'static str, Arg<'a>)>;

impl Drawer<'_> {
    /// What happens in the phase now, in short.
    pub fn step(&self) -> String {
        let (key, args) = self.situation();
        self.say(&format!("step-{key}"), &args)
    }

    /// One sentence: what is asked of whoever looks, or who is awaited.
    pub fn sentence(&self, asked: &Asked<'_, Anima>) -> String {
        if let Pending::Over(outcome) = asked.pending {
            return self.texts.game_line(&self.game.outcome_line(&outcome));
        }
        let (key, mut args) = self.situation();
        let awaited: Vec<String> =
            asked.awaited().iter().map(|seat| self.texts.name(&self.game.seat_word(*seat))).collect();
        args.push(("side", self.texts.list(&awaited).into()));
        let can = |wanted: fn(&Action) -> bool| asked.actions.iter().any(wanted);
        let dodges = can(|action| matches!(action, Action::Dodge));
        let counters = can(|action| matches!(action, Action::Counter));
        let steps_in = can(|action| matches!(action, Action::Intercept { .. } | Action::TakeShot(_)));
        args.push((
            "can",
            match (dodges, counters, steps_in) {
                (true, true, _) => "both",
                (true, false, _) => "dodge",
                (false, true, _) => "counter",
                (false, false, true) => "step-in",
                (false, false, false) => "nothing",
            }
            .into(),
        ));
        asked.say(self.texts, &format!("battle-now-{key}"), &args)
    }

    /// What is going on: the key of its messages, and what they need.
    fn situation(&self) -> (&'static str, Args<'_>) {
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
                let kind = format!("kind-{}", attack_word(attack.kind));
                let args = vec![
                    ("attacker", self.named(attack.attacker).into()),
                    ("target", self.named(attack.target).into()),
                    ("kind_id", attack_word(attack.kind).into()),
                    ("kind", self.texts.name(&kind).into()),
                ];
                (key, args)
            }
            Some(Frame::Escape { figure, .. }) => ("escape", vec![("who", self.named(*figure).into())]),
            Some(Frame::Seek { figure, .. }) => ("seek", vec![("who", self.named(*figure).into())]),
            Some(Frame::Found { figure, marker }) => {
                let number = u64::from(*marker) + 1;
                ("found", vec![("who", self.named(*figure).into()), ("number", number.into())])
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

    fn stage(&self) -> (&'static str, Args<'_>) {
        let who = |figure: u8| vec![("who", self.named(figure).into())];
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
                let gait = format!("gait-{}", super::gait_word(gait));
                args.push(("gait", self.texts.name(&gait).into()));
                ("moving", args)
            }
            Stage::Phase(Phase::Upkeep { .. }) => match upkeep::due(self.facts()) {
                Some(due) => {
                    let mut args = who(due.figure);
                    args.push(("ability", self.ability_name(due.figure, due.ability).into()));
                    args.push(("cost", due.cost.into()));
                    ("upkeep", args)
                }
                None => ("phase", Vec::new()),
            },
            Stage::Phase(_) => ("phase", Vec::new()),
            Stage::Over(_) => ("over", Vec::new()),
        }
    }

    fn flight(&self, throw: &Throw) -> (&'static str, Args<'_>) {
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
            ("who", self.named(throw.figure).into()),
            ("by", self.named(throw.by).into()),
            ("over", self.named(throw.over).into()),
            ("flung", flung.into()),
        ];
        (key, args)
    }

    fn moment(&self, window: &Window) -> Args<'_> {
        let die = rolls::at_hand(self.state).map_or(0, |roll| roll.kept);
        let args = [
            ("subject", self.named(window.subject).into()),
            ("cause", self.named(window.cause).into()),
            ("test", rolls::word(self.state).into()),
            ("die", die.into()),
        ];
        vec![("happens", self.say(moment(window.moment), &args).into())]
    }

    fn doing(&self, doing: &Doing) -> (&'static str, Args<'_>) {
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
            self.say("plot-card", &[])
        } else {
            self.ability_name(doing.by, doing.ability)
        };
        let placed = self.placed(doing, ("who", self.named(figure).into()));
        (key, vec![placed, ("by", self.named(doing.by).into()), ("ability", ability.into())])
    }
}
