//! What each choice of Anima Tactics does, in parts that can be drawn: who, to whom, where, for what price and with what
//! chance.

use anima::rules::cards::using;
use anima::rules::{combat, manoeuvres, movement};
use anima::state::{AttackKind, Frame, Gait, Place, Stage};
use anima::{Action, Memo};
use kernel::{Seat, Worded};
use protocol::{Act, Places};

use super::{Drawer, point};
use crate::shown::anima::odds::odds;
use crate::wire::{Detail, Spot};

impl Drawer<'_> {
    pub fn detail(&self, memo: &mut Memo, seat: Seat, action: &Action) -> Detail {
        let act = Act {
            verb: verb(&self.game.action_words(action)),
            title: self.title(action),
            icon: Some(icon(action).to_owned()),
            who: self.doer(action),
            target: aimed_at(action),
            at: place(action).map(point),
            card: self.card_id(action),
            ability: self.ability_id(action),
            cost: self.cost(action),
            number: number(action),
            ..Act::default()
        };
        // The odds do not tell a distance where none may be known.
        let mut weigh = |answer| odds(self.game, self.state, memo, (seat, action), answer);
        let Some(plain) = weigh(Action::LetBe) else { return Detail { act, odds: None } };
        let dodged = if attacks(action) { weigh(Action::Dodge) } else { None };
        let worst = dodged.map(|dodged| dodged.chance).filter(|chance| *chance < plain.chance);
        let act = Act { chance: Some(plain.chance), at_worst: worst, loss: Some(plain.loss), ..act };
        Detail { act, odds: Some(self.texts.game_line(&plain.line())) }
    }

    pub fn spot(&self, action: &Action) -> Option<Spot> {
        let at = place(action)?;
        let words = self.game.action_words(action);
        let places = Places {
            verb: verb(&words),
            words: self.template(&words, at),
            who: self.doer(action),
            target: aimed_at(action),
            number: number(action),
            card: self.card_id(action),
            ability: self.ability_id(action),
            at: Vec::new(),
        };
        Some((places, (at.x, at.y)))
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
        let id = self.game.content.advantages.get(usize::from(card)).map_or("none", |card| &card.id);
        self.texts.name(id)
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

    /// Who does it: whoever is named, or whoever acts or answers now.
    fn doer(&self, action: &Action) -> Option<u8> {
        match *action {
            Action::Deploy { figure, .. }
            | Action::Infiltrate(figure)
            | Action::Activate(figure)
            | Action::Reveal { figure, .. }
            | Action::Intercept { figure, .. }
            | Action::TakeShot(figure)
            | Action::Use { figure, .. } => Some(figure),
            Action::Dodge | Action::Counter => anima::rules::attack(self.state).map(|attack| attack.target),
            Action::PushTo(_) => anima::rules::attack(self.state).map(|attack| attack.attacker),
            Action::LetBe => match self.state.stack.top() {
                Some(Frame::Attack(attack)) => Some(attack.target),
                Some(_) | None => None,
            },
            Action::Put(_) | Action::Accept | Action::Choose(_) | Action::Pick(_) => {
                match self.state.stack.top() {
                    Some(Frame::Doing(doing)) => Some(doing.by),
                    Some(Frame::Throw(throw)) => Some(throw.by),
                    Some(_) | None => None,
                }
            }
            Action::Move(_)
            | Action::Go(_)
            | Action::End
            | Action::Attack(_)
            | Action::Shoot(_)
            | Action::Charge { .. }
            | Action::Push(_)
            | Action::Slam { .. }
            | Action::Escape
            | Action::Seek
            | Action::SeekAt(_)
            | Action::Climb(_)
            | Action::TakeFlag => self.active(),
            Action::TakePlot(_)
            | Action::PlaceScenery { .. }
            | Action::ChooseEdge(_)
            | Action::PlaceMarker(_)
            | Action::PlaceFlag(_)
            | Action::First(_)
            | Action::StayOut
            | Action::Play { .. }
            | Action::Gnosis
            | Action::Resign => None,
        }
    }

    fn card_id(&self, action: &Action) -> Option<String> {
        match *action {
            Action::TakePlot(card) | Action::Play { card, .. } => {
                self.game.content.advantages.get(usize::from(card)).map(|card| card.id.clone())
            }
            Action::PlaceScenery { piece, .. } => {
                self.game.content.pieces.get(usize::from(piece)).map(|piece| piece.id.clone())
            }
            Action::Use { figure, ability, .. } => Some(self.card_of(figure, ability).to_owned()),
            _ => None,
        }
    }

    fn ability_id(&self, action: &Action) -> Option<String> {
        let Action::Use { figure, ability, .. } = *action else { return None };
        self.game.ability(self.state, figure, ability).map(|ability| ability.id.clone())
    }

    /// Action points.
    fn cost(&self, action: &Action) -> Option<u8> {
        let (facts, active) = (self.facts(), self.active());
        let attack = |kind| active.map(|figure| combat::cost(facts, figure, kind));
        match *action {
            Action::Move(gait) => active.map(|figure| movement::price(facts, figure, gait)),
            Action::Attack(_) => attack(AttackKind::Melee),
            Action::Shoot(_) => attack(AttackKind::Ranged),
            Action::Charge { .. } => attack(AttackKind::Charge),
            Action::Slam { .. } => attack(AttackKind::Slam),
            Action::Push(_) => attack(AttackKind::Push),
            Action::Escape => {
                active.map(|figure| manoeuvres::escape_cost(self.game, self.state, &self.ground, figure))
            }
            Action::Seek | Action::SeekAt(_) => active.map(|figure| manoeuvres::seek_cost(facts, figure)),
            Action::Climb(_) => Some(self.game.content.edition.cost.climb),
            Action::TakeFlag => Some(self.game.content.edition.cost.flag),
            Action::Dodge => anima::rules::attack(self.state).map(|attack| combat::dodge_cost(facts, attack)),
            Action::Counter => Some(self.game.content.edition.cost.counter),
            Action::Use { figure, ability, extra, .. } => {
                let used = self.game.ability(self.state, figure, ability)?;
                Some(using::cost(facts, figure, ability, used, extra))
            }
            Action::Accept => anima::rules::cards::upkeep::due(facts).map(|due| due.cost),
            _ => None,
        }
    }
}

/// The first word of a choice.
fn verb(words: &str) -> String {
    words.split(' ').next().unwrap_or_default().to_owned()
}

/// Whether it is an attack that its target may answer.
fn attacks(action: &Action) -> bool {
    matches!(
        action,
        Action::Attack(_)
            | Action::Shoot(_)
            | Action::Charge { .. }
            | Action::Slam { .. }
            | Action::Push(_)
            | Action::Use { .. }
    )
}

fn aimed_at(action: &Action) -> Option<u8> {
    match *action {
        Action::Attack(target) | Action::Shoot(target) | Action::Push(target) | Action::Pick(target) => {
            Some(target)
        }
        Action::Charge { target, .. } | Action::Slam { target, .. } => Some(target),
        Action::Use { target, .. } | Action::Play { target, .. } => target,
        _ => None,
    }
}

/// Markers and options are counted from one; of scenery it is the quarter turns.
fn number(action: &Action) -> Option<u8> {
    match *action {
        Action::SeekAt(marker) | Action::Reveal { marker, .. } => Some(marker.saturating_add(1)),
        Action::Choose(option) => Some(option.saturating_add(1)),
        Action::PlaceScenery { quarters, .. } => Some(quarters),
        Action::ChooseEdge(zone) => Some(zone),
        Action::First(side) => Some(side.seat().0),
        Action::Use { extra, .. } if extra > 0 => Some(extra),
        _ => None,
    }
}

/// Where a choice leads.
pub fn place(action: &Action) -> Option<Place> {
    match *action {
        Action::PlaceScenery { place, .. } => Some(place),
        Action::Deploy { to, .. }
        | Action::Intercept { to, .. }
        | Action::Reveal { to, .. }
        | Action::Charge { to, .. }
        | Action::Slam { to, .. } => Some(to),
        Action::PlaceMarker(at)
        | Action::PlaceFlag(at)
        | Action::Go(at)
        | Action::PushTo(at)
        | Action::Climb(at)
        | Action::Put(at) => Some(at),
        Action::Use { to, .. } => (to != Place::default()).then_some(to),
        _ => None,
    }
}

fn icon(action: &Action) -> &'static str {
    match action {
        Action::Move(Gait::Free) => "move-free",
        Action::Move(Gait::Walk) | Action::Go(_) => "move-walk",
        Action::Move(Gait::Run) => "move-run",
        Action::Attack(_) => "attack-melee",
        Action::Shoot(_) | Action::TakeShot(_) => "attack-ranged",
        Action::Charge { .. } | Action::Intercept { .. } => "attack-charge",
        Action::Push(_) | Action::PushTo(_) => "action-push",
        Action::Slam { .. } => "action-slam",
        Action::Escape => "action-escape",
        Action::Seek | Action::SeekAt(_) => "action-seek",
        Action::Climb(_) => "action-climb",
        Action::Dodge => "react-dodge",
        Action::Counter => "react-counter",
        Action::End => "turn-turned",
        Action::Infiltrate(_) | Action::Reveal { .. } | Action::StayOut | Action::PlaceMarker(_) => {
            "state-hidden"
        }
        Action::TakeFlag | Action::PlaceFlag(_) => "scenario-flag",
        Action::Use { .. } => "ability-kind",
        Action::TakePlot(_) | Action::Play { .. } => "advantage-plot",
        Action::Gnosis => "gnosis-die",
        Action::PlaceScenery { .. } => "setup-scenery",
        Action::ChooseEdge(_) | Action::Deploy { .. } => "setup-deploy",
        Action::First(_) => "turn-initiative",
        Action::Activate(_) => "turn-action",
        Action::Accept => "choice-yes",
        Action::LetBe => "choice-no",
        Action::Pick(_) | Action::Choose(_) | Action::Put(_) => "choice",
        Action::Resign => "choice-resign",
    }
}
