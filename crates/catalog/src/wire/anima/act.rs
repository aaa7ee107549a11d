//! What each choice of Anima Tactics is called on a button, and what is drawn of it beyond what its action says: whose doing
//! it is, for what price and with what chance.

use anima::Action;
use anima::rules::cards::upkeep;
use anima::rules::price;
use anima::state::{Frame, Gait, Stage};
use anima_wire::AnimaAct;
use kernel::{Arg, Message};

use super::Drawer;
use crate::shown::anima::odds::Scale;
use crate::wire::{Detail, value};

/// What a choice is made of.
#[derive(Default)]
struct Parts {
    icon: &'static str,
    who: Option<u8>,
    /// Action points.
    cost: Option<u8>,
    card: Option<String>,
    ability: Option<String>,
}

impl Drawer<'_> {
    pub fn detail(&self, scale: &mut Scale<'_>, action: &Action) -> Detail {
        let Parts { icon, who, cost, card, ability } = self.parts(action);
        let mut act = AnimaAct { who, cost, card, ability, ..AnimaAct::default() };
        let weighed = scale.weigh(action);
        if let Some(weighed) = &weighed {
            act.chance = Some(weighed.plain.chance);
            act.loss = Some(weighed.plain.loss);
            act.kill = weighed.has_loss().then_some(weighed.plain.kill).filter(|kill| *kill > 0.0);
            act.at_worst = weighed.worst.filter(|worst| *worst < weighed.plain.chance);
        }
        let odds = weighed.map(|weighed| weighed.line());
        Detail { title: self.title(action), icon: icon.to_owned(), act: value(&act), odds }
    }

    fn parts(&self, action: &Action) -> Parts {
        let facts = self.facts();
        let cost = price::of_action(facts, action);
        let active = self.state.active();
        let attack = anima::rules::attack(self.state);
        let of = |icon: &'static str| Parts { icon, ..Parts::default() };
        let by = |icon: &'static str, figure: u8| Parts { icon, who: Some(figure), ..Parts::default() };
        let acts = |icon: &'static str| Parts { icon, who: active, cost, ..Parts::default() };
        let asked = |icon: &'static str| {
            let who = match self.state.stack.top() {
                Some(Frame::Doing(doing)) => Some(doing.by),
                Some(Frame::Throw(throw)) => Some(throw.by),
                Some(_) | None => None,
            };
            Parts { icon, who, ..Parts::default() }
        };
        match *action {
            Action::TakePlot(card) | Action::Play { card, .. } => {
                Parts { card: self.plot_id(card), ..of("advantage-plot") }
            }
            Action::PlaceScenery { .. } => of("setup-scenery"),
            Action::ChooseEdge(_) => of("setup-deploy"),
            Action::Deploy { figure, .. } => by("setup-deploy", figure),
            Action::Infiltrate(figure) => by("state-hidden", figure),
            Action::PlaceMarker(_) | Action::StayOut => of("state-hidden"),
            Action::PlaceFlag(_) => of("scenario-flag"),
            Action::First(_) => of("turn-initiative"),
            Action::Activate(figure) => by("turn-action", figure),
            Action::End => acts("turn-turned"),
            Action::Move(gait) => {
                let icon = match gait {
                    Gait::Free => "move-free",
                    Gait::Walk => "move-walk",
                    Gait::Run => "move-run",
                };
                acts(icon)
            }
            Action::Go(_) => acts("move-walk"),
            Action::Attack(_) => acts("attack-melee"),
            Action::Shoot(_) => acts("attack-ranged"),
            Action::Charge { .. } => acts("attack-charge"),
            Action::Push(_) => acts("action-push"),
            Action::Slam { .. } => acts("action-slam"),
            Action::PushTo(_) => Parts { who: attack.map(|attack| attack.attacker), ..of("action-push") },
            Action::Escape => acts("action-escape"),
            Action::Seek => acts("action-seek"),
            Action::SeekAt(_) => acts("action-seek"),
            Action::Reveal { figure, .. } => by("state-hidden", figure),
            Action::Climb(_) => acts("action-climb"),
            Action::TakeFlag => acts("scenario-flag"),
            Action::Intercept { figure, .. } => by("attack-charge", figure),
            Action::TakeShot(figure) => by("attack-ranged", figure),
            Action::Dodge => Parts { who: attack.map(|attack| attack.target), cost, ..of("react-dodge") },
            Action::Counter => Parts { who: attack.map(|attack| attack.target), cost, ..of("react-counter") },
            Action::Use { figure, ability, .. } => {
                let used = self.game.ability(self.state, figure, ability);
                Parts {
                    cost,
                    card: Some(self.card_of(figure, ability).to_owned()),
                    ability: used.map(|used| used.id.clone()),
                    ..by("ability-kind", figure)
                }
            }
            Action::Gnosis => of("gnosis-die"),
            Action::Accept => Parts { cost: upkeep::due(facts).map(|due| due.cost), ..asked("choice-yes") },
            Action::Pick(_) | Action::Choose(_) | Action::Put(_) => asked("choice"),
            Action::LetBe => Parts { who: attack.map(|attack| attack.target), ..of("choice-no") },
            Action::Resign => of("choice-resign"),
        }
    }

    /// A short name for a button.
    pub fn title(&self, action: &Action) -> Message {
        let act = |key: &str| self.told(&format!("act-{key}"));
        let who = |key: &str, figure: u8| act(key).with("who", self.named(figure));
        match *action {
            Action::PlaceScenery { piece, .. } => {
                let id = self.game.content.pieces.get(usize::from(piece)).map_or("none", |piece| &piece.id);
                act("set").name("piece", id.to_owned())
            }
            Action::TakePlot(card) | Action::Play { card, .. } => {
                Message::named(self.plot_id(card).unwrap_or_default())
            }
            Action::ChooseEdge(zone) => act("edge").name("edge", self.game.edge_name(zone)),
            Action::Deploy { figure, .. } => who("deploy", figure),
            Action::Infiltrate(figure) => who("infiltrate", figure),
            Action::PlaceMarker(_) => act("marker"),
            Action::PlaceFlag(_) => act("flag"),
            Action::First(side) => act("first").with("side", self.side(side)),
            Action::Activate(figure) => who("activate", figure),
            Action::End if matches!(self.state.stage, Stage::Moving { .. }) => act("stop"),
            Action::End => act("end"),
            Action::Move(Gait::Free) => act("free"),
            Action::Move(Gait::Walk) => act("walk"),
            Action::Move(Gait::Run) => act("run"),
            Action::Go(_) => act("go"),
            Action::Attack(_) => act("attack"),
            Action::Shoot(_) => act("shoot"),
            Action::Charge { .. } => act("charge"),
            Action::Push(_) => act("push"),
            Action::Slam { .. } => act("slam"),
            Action::PushTo(_) => act("push-to"),
            Action::Escape => act("escape"),
            Action::Seek => act("seek"),
            Action::SeekAt(marker) => act("seek-at").number("number", marker.saturating_add(1)),
            Action::Reveal { figure, .. } => who("reveal", figure),
            Action::StayOut => act("stay-out"),
            Action::Climb(_) => act("climb"),
            Action::TakeFlag => act("take-flag"),
            Action::Intercept { figure, .. } => who("intercept", figure),
            Action::TakeShot(figure) => who("take-shot", figure),
            Action::Dodge => act("dodge"),
            Action::Counter => act("counter"),
            Action::Use { figure, ability, .. } => Message::said(self.ability_arg(figure, ability)),
            Action::Gnosis => act("gnosis"),
            Action::Accept => act("accept"),
            Action::Pick(figure) => Message::said(self.named(figure)),
            Action::Choose(option) => self.option_name(option),
            Action::Put(_) => act("put"),
            Action::LetBe => act("let-be"),
            Action::Resign => act("resign"),
        }
    }

    fn plot_id(&self, card: u8) -> Option<String> {
        self.game.content.advantages.get(usize::from(card)).map(|card| card.id.clone())
    }

    /// What an option says, cut to what a button holds by whoever draws it.
    fn option_name(&self, option: u8) -> Message {
        let said = match self.state.stack.top() {
            Some(Frame::Doing(doing)) => self.options(doing).into_iter().nth(usize::from(option)).flatten(),
            Some(_) | None => None,
        };
        let number = Arg::of(option.saturating_add(1));
        said.unwrap_or_else(|| self.told("act-choose").with("number", number))
    }
}
