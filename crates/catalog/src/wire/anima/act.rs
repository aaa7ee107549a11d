//! What each choice of Anima Tactics does, in parts that can be drawn: who, to whom, where, for what price and with what
//! chance.

use anima::Action;
use anima::rules::cards::upkeep;
use anima::rules::price;
use anima::state::{Frame, Gait, Place, Stage};
use kernel::Worded;
use protocol::{Act, Places};

use super::{Drawer, point};
use crate::shown::anima::odds::Scale;
use crate::shown::anima::offer::place;
use crate::wire::{Detail, Spot};

/// What a choice is made of.
#[derive(Default)]
struct Parts {
    icon: &'static str,
    who: Option<u8>,
    target: Option<u8>,
    /// Markers and options are counted from one; of scenery it is the quarter turns, of an ability the steps on top.
    number: Option<u8>,
    /// Action points.
    cost: Option<u8>,
    card: Option<String>,
    ability: Option<String>,
}

impl Drawer<'_> {
    pub fn detail(&self, scale: &mut Scale<'_>, action: &Action) -> Detail {
        let parts = self.parts(action);
        let mut act = Act {
            verb: verb(&self.game.action_words(action)),
            title: self.title(action),
            icon: Some(parts.icon.to_owned()),
            who: parts.who,
            target: parts.target,
            at: place(action).map(point),
            card: parts.card,
            ability: parts.ability,
            cost: parts.cost,
            number: parts.number,
            ..Act::default()
        };
        let weighed = scale.weigh(action);
        if let Some(weighed) = &weighed {
            act.chance = Some(weighed.plain.chance);
            act.loss = Some(weighed.plain.loss);
            act.kill = weighed.has_loss().then_some(weighed.plain.kill).filter(|kill| *kill > 0.0);
            act.at_worst = weighed.worst.filter(|worst| *worst < weighed.plain.chance);
        }
        let odds = weighed.map(|weighed| self.texts.game_line(&weighed.line()));
        Detail { act, odds }
    }

    pub fn spot(&self, action: &Action) -> Option<Spot> {
        let at = place(action)?;
        let words = self.game.action_words(action);
        let parts = self.parts(action);
        let places = Places {
            verb: verb(&words),
            words: self.template(&words, at),
            who: parts.who,
            target: parts.target,
            number: parts.number,
            card: parts.card,
            ability: parts.ability,
            at: Vec::new(),
        };
        Some((places, (at.x, at.y)))
    }

    fn parts(&self, action: &Action) -> Parts {
        let facts = self.facts();
        let cost = price::of_action(facts, action);
        let active = self.state.active();
        let attack = anima::rules::attack(self.state);
        let of = |icon: &'static str| Parts { icon, ..Parts::default() };
        let by = |icon: &'static str, figure: u8| Parts { icon, who: Some(figure), ..Parts::default() };
        let acts = |icon: &'static str| Parts { icon, who: active, cost, ..Parts::default() };
        let strikes = |icon: &'static str, target: u8| Parts { target: Some(target), ..acts(icon) };
        let asked = |icon: &'static str| {
            let who = match self.state.stack.top() {
                Some(Frame::Doing(doing)) => Some(doing.by),
                Some(Frame::Throw(throw)) => Some(throw.by),
                Some(_) | None => None,
            };
            Parts { icon, who, ..Parts::default() }
        };
        match *action {
            Action::TakePlot(card) => Parts { card: self.plot_id(card), ..of("advantage-plot") },
            Action::Play { card, target } => {
                Parts { card: self.plot_id(card), target, ..of("advantage-plot") }
            }
            Action::PlaceScenery { piece, quarters, .. } => {
                let piece = self.game.content.pieces.get(usize::from(piece));
                let card = piece.map(|piece| piece.id.clone());
                Parts { card, number: Some(quarters), ..of("setup-scenery") }
            }
            Action::ChooseEdge(zone) => Parts { number: Some(zone), ..of("setup-deploy") },
            Action::Deploy { figure, .. } => by("setup-deploy", figure),
            Action::Infiltrate(figure) => by("state-hidden", figure),
            Action::PlaceMarker(_) | Action::StayOut => of("state-hidden"),
            Action::PlaceFlag(_) => of("scenario-flag"),
            Action::First(side) => Parts { number: Some(side.seat().0), ..of("turn-initiative") },
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
            Action::Attack(target) => strikes("attack-melee", target),
            Action::Shoot(target) => strikes("attack-ranged", target),
            Action::Charge { target, .. } => strikes("attack-charge", target),
            Action::Push(target) => strikes("action-push", target),
            Action::Slam { target, .. } => strikes("action-slam", target),
            Action::PushTo(_) => Parts { who: attack.map(|attack| attack.attacker), ..of("action-push") },
            Action::Escape => acts("action-escape"),
            Action::Seek => acts("action-seek"),
            Action::SeekAt(marker) => Parts { number: Some(marker.saturating_add(1)), ..acts("action-seek") },
            Action::Reveal { figure, marker, .. } => {
                Parts { number: Some(marker.saturating_add(1)), ..by("state-hidden", figure) }
            }
            Action::Climb(_) => acts("action-climb"),
            Action::TakeFlag => acts("scenario-flag"),
            Action::Intercept { figure, .. } => by("attack-charge", figure),
            Action::TakeShot(figure) => by("attack-ranged", figure),
            Action::Dodge => Parts { who: attack.map(|attack| attack.target), cost, ..of("react-dodge") },
            Action::Counter => Parts { who: attack.map(|attack| attack.target), cost, ..of("react-counter") },
            Action::Use { figure, ability, extra, target, .. } => {
                let used = self.game.ability(self.state, figure, ability);
                Parts {
                    target,
                    number: (extra > 0).then_some(extra),
                    cost,
                    card: Some(self.card_of(figure, ability).to_owned()),
                    ability: used.map(|used| used.id.clone()),
                    ..by("ability-kind", figure)
                }
            }
            Action::Gnosis => of("gnosis-die"),
            Action::Accept => Parts { cost: upkeep::due(facts).map(|due| due.cost), ..asked("choice-yes") },
            Action::Pick(target) => Parts { target: Some(target), ..asked("choice") },
            Action::Choose(option) => Parts { number: Some(option.saturating_add(1)), ..asked("choice") },
            Action::Put(_) => asked("choice"),
            Action::LetBe => Parts { who: attack.map(|attack| attack.target), ..of("choice-no") },
            Action::Resign => of("choice-resign"),
        }
    }

    fn plot_id(&self, card: u8) -> Option<String> {
        self.game.content.advantages.get(usize::from(card)).map(|card| card.id.clone())
    }

    /// The words of a choice with `{}` for its place.
    fn template(&self, words: &str, at: Place) -> String {
        let place = self.game.place_word(at);
        let parts = words.split(' ').map(|word| if word == place { "{}" } else { word });
        parts.collect::<Vec<_>>().join(" ")
    }

    /// A short name for a button.
    pub fn title(&self, action: &Action) -> String {
        let named = |figure: u8| self.named(figure);
        let key = |key: &str| format!("act-{key}");
        match *action {
            Action::PlaceScenery { piece, .. } => {
                let id = self.game.content.pieces.get(usize::from(piece)).map_or("none", |piece| &piece.id);
                self.say(&key("set"), &[("piece", self.texts.name(id).into())])
            }
            Action::TakePlot(card) | Action::Play { card, .. } => self.plot_name(card),
            Action::ChooseEdge(zone) => {
                self.say(&key("edge"), &[("edge", self.texts.name(self.game.edge_name(zone)).into())])
            }
            Action::Deploy { figure, .. } => self.say(&key("deploy"), &[("who", named(figure).into())]),
            Action::Infiltrate(figure) => self.say(&key("infiltrate"), &[("who", named(figure).into())]),
            Action::PlaceMarker(_) => self.say(&key("marker"), &[]),
            Action::PlaceFlag(_) => self.say(&key("flag"), &[]),
            Action::First(side) => self.say(&key("first"), &[("side", self.side(side).into())]),
            Action::Activate(figure) => self.say(&key("activate"), &[("who", named(figure).into())]),
            Action::End if matches!(self.state.stage, Stage::Moving { .. }) => self.say(&key("stop"), &[]),
            Action::End => self.say(&key("end"), &[]),
            Action::Move(Gait::Free) => self.say(&key("free"), &[]),
            Action::Move(Gait::Walk) => self.say(&key("walk"), &[]),
            Action::Move(Gait::Run) => self.say(&key("run"), &[]),
            Action::Go(_) => self.say(&key("go"), &[]),
            Action::Attack(_) => self.say(&key("attack"), &[]),
            Action::Shoot(_) => self.say(&key("shoot"), &[]),
            Action::Charge { .. } => self.say(&key("charge"), &[]),
            Action::Push(_) => self.say(&key("push"), &[]),
            Action::Slam { .. } => self.say(&key("slam"), &[]),
            Action::PushTo(_) => self.say(&key("push-to"), &[]),
            Action::Escape => self.say(&key("escape"), &[]),
            Action::Seek => self.say(&key("seek"), &[]),
            Action::SeekAt(marker) => {
                self.say(&key("seek-at"), &[("number", (u64::from(marker) + 1).into())])
            }
            Action::Reveal { figure, .. } => self.say(&key("reveal"), &[("who", named(figure).into())]),
            Action::StayOut => self.say(&key("stay-out"), &[]),
            Action::Climb(_) => self.say(&key("climb"), &[]),
            Action::TakeFlag => self.say(&key("take-flag"), &[]),
            Action::Intercept { figure, .. } => self.say(&key("intercept"), &[("who", named(figure).into())]),
            Action::TakeShot(figure) => self.say(&key("take-shot"), &[("who", named(figure).into())]),
            Action::Dodge => self.say(&key("dodge"), &[]),
            Action::Counter => self.say(&key("counter"), &[]),
            Action::Use { figure, ability, .. } => self.ability_name(figure, ability),
            Action::Gnosis => self.say(&key("gnosis"), &[]),
            Action::Accept => self.say(&key("accept"), &[]),
            Action::Pick(figure) => named(figure),
            Action::Choose(option) => self.option_name(option),
            Action::Put(_) => self.say(&key("put"), &[]),
            Action::LetBe => self.say(&key("let-be"), &[]),
            Action::Resign => self.say(&key("resign"), &[]),
        }
    }

    fn plot_name(&self, card: u8) -> String {
        self.plot_id(card).map(|id| self.texts.name(&id)).unwrap_or_default()
    }

    /// What an option says, cut to what a button holds by whoever draws it.
    fn option_name(&self, option: u8) -> String {
        let number = usize::from(option) + 1;
        let told = match self.state.stack.top() {
            Some(Frame::Doing(doing)) => self.options(doing).into_iter().nth(usize::from(option)),
            Some(_) | None => None,
        };
        told.filter(|text| !text.is_empty())
            .unwrap_or_else(|| self.say("act-choose", &[("number", number.into())]))
    }
}

/// The first word of a choice.
fn verb(words: &str) -> String {
    words.split(' ').next().unwrap_or_default().to_owned()
}
