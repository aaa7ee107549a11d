//! The battle of Anima Tactics in characters: the ground with everybody on it, then each character in words.
//!
//! `chart` draws the ground, `asked` tells what cards offer and ask, `figures` tells the characters, `offer` puts choices in order and `odds` plays an attack
//! out over all its dice. What the page says too is in `scene`.

pub(crate) mod asked;
mod chart;
pub(crate) mod figures;
pub(crate) mod odds;
pub(crate) mod offer;
pub(crate) mod scene;

use scene::Scene;

use anima::content::Measure;
use anima::rules::{attack, scenarios};
use anima::state::{AttackKind, AttackStep, Flag, Frame, Gait, Marks, Side, Stage};
use anima::{Action, Anima, Scenario, View};
use geometry::Mil;
use kernel::{Arg, Message, Seat};

use protocol::http::CardText;

use super::{Arranged, Row, Shown};
use crate::cards;
use crate::texts::Texts;

impl Shown for Anima {
    fn picture(&self, view: &Self::View, texts: &Texts) -> Vec<Row> {
        let painter = Painter::new(self, view, texts);
        let (chart, legend) = painter.chart();
        let mut rows = painter.head();
        rows.extend(chart);
        rows.push(legend);
        rows.extend(painter.aims());
        rows.extend(painter.parties(Cards::Shown));
        rows
    }

    fn glance(&self, view: &Self::View, texts: &Texts) -> Vec<Row> {
        let painter = Painter::new(self, view, texts);
        let mut rows = painter.head();
        rows.extend(painter.chart().0);
        rows.extend(painter.aims());
        rows.extend(painter.parties(Cards::Known));
        rows
    }

    fn standing(&self, view: &Self::View, _: Seat, texts: &Texts) -> Vec<Row> {
        let painter = Painter::new(self, view, texts);
        painter.present().into_iter().map(|text| Row::plain(format!("  {text}"))).collect()
    }

    fn odds(&self, view: &Self::View, seat: Seat, actions: &[Action]) -> Vec<Option<Message>> {
        odds::of(self, &view.state, seat, actions)
    }

    fn card(&self, wanted: &str, texts: &Texts) -> Option<CardText> {
        cards::card(&self.content, &cards::find_card(texts, &self.content, wanted)?)
    }

    fn arrange(&self, view: &Self::View, actions: &[Action]) -> Arranged<Action> {
        offer::arrange(self, &view.state, actions)
    }

    /// Plot cards are the one secret, while somebody holds or takes them.
    fn keeps_secrets(&self, view: &Self::View, one: Seat, other: Seat) -> bool {
        let takes = matches!(view.state.stage, Stage::TakePlot { .. });
        let holds = Side::BOTH.into_iter().any(|side| view.state.hand(side).next().is_some());
        one != other && (takes || holds)
    }

    /// The ground is drawn anew for each stage of the setup, and in the battle whenever somebody has acted.
    fn scene(&self, view: &Self::View) -> u32 {
        let state = &view.state;
        let turned = state.figures.iter().filter(|figure| figure.marks.has(Marks::TURNED)).count();
        let turned = u32::try_from(turned).unwrap_or_default();
        match state.stage {
            Stage::TakePlot { .. } | Stage::SceneryCount | Stage::SceneryOrder { .. } => 0,
            Stage::PlaceScenery { left, .. } => 1 + u32::from(left),
            Stage::DeployRoll | Stage::ChooseEdge { .. } => 100,
            Stage::Deploy { .. } => 101,
            Stage::PlaceMarkers { left, .. } => 102 + u32::from(left),
            Stage::PlaceFlag { .. } => 150,
            Stage::FirstRoll
            | Stage::ChooseFirst { .. }
            | Stage::Reveal { .. }
            | Stage::Doom { .. }
            | Stage::Phase(_) => 200 + u32::from(state.turn) * 100,
            Stage::Act { .. }
            | Stage::Active { .. }
            | Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Moving { .. } => 201 + u32::from(state.turn) * 100 + turned,
            Stage::Over(_) => u32::MAX,
        }
    }
}

/// Whether distances may be known before something is declared; where not, nothing shown may tell them.
pub(crate) fn counts_distances(game: &Anima) -> bool {
    let edition = &game.content.edition;
    let blind = match game.measure() {
        Measure::Table => edition.blind,
        Measure::Board => edition.board.blind,
    };
    blind == anima::content::MeasureBlind::Open
}

/// Whether what the cards say is told too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cards {
    Shown,
    Known,
}

pub(crate) struct Painter<'a> {
    scene: Scene<'a>,
    pub texts: &'a Texts,
}

impl<'a> std::ops::Deref for Painter<'a> {
    type Target = Scene<'a>;

    fn deref(&self) -> &Scene<'a> {
        &self.scene
    }
}

impl<'a> Painter<'a> {
    pub fn new(game: &'a Anima, view: &'a View, texts: &'a Texts) -> Painter<'a> {
        Painter { scene: Scene::new(game, view), texts }
    }

    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts.say(&format!("battle-{key}"), args)
    }

    /// The turn, and what is played where.
    fn head(&self) -> Vec<Row> {
        let turn = ("turn", self.state.turn.into());
        let first = ("side", self.side(self.state.first));
        let limit = ("limit", self.game.content.edition.turn.limit.into());
        let title = if let Stage::Over(_) = self.state.stage {
            self.say("over", &[turn])
        } else if self.is_setup() {
            self.say("setup", &[])
        } else if self.game.form().scenario == Scenario::Armageddon {
            self.say("turn-endless", &[turn, first])
        } else {
            self.say("turn", &[turn, limit, first])
        };
        let map = self.game.map();
        let measure = match map.measure {
            Measure::Table => "measure-table",
            Measure::Board => "measure-board",
        };
        let scenario = format!("scenario-{}", self.game.form().scenario.word());
        let edition = format!("edition-{}", self.game.content.edition.id);
        let field = [
            ("map", self.texts.name(&map.id).into()),
            ("measure", self.texts.name(measure).into()),
            ("scenario", self.texts.name(&scenario).into()),
            ("edition", self.texts.name(&edition).into()),
        ];
        vec![Row::heading(title), Row::quiet(self.say("field", &field))]
    }

    /// Nodes and flags, where the battle is about them.
    fn aims(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        for (number, (&at, owner)) in
            (1usize..).zip(scenarios::nodes(self.game, &self.ground).iter().zip(self.state.nodes))
        {
            let owner = owner.map_or_else(|| self.say("nobody", &[]).into(), |side| self.side(side));
            let args =
                [("number", number.into()), ("place", self.game.place_word(at).into()), ("side", owner)];
            rows.push(Row::plain(self.say("node", &args)));
        }
        for side in Side::BOTH {
            for (number, &at) in (1usize..).zip(self.state.markers[side.index()].places()) {
                let args = [
                    ("side", self.side(side)),
                    ("number", number.into()),
                    ("place", self.game.place_word(at).into()),
                ];
                rows.push(Row::plain(self.say("marker", &args)));
            }
        }
        if self.game.form().scenario == Scenario::Flag {
            for side in Side::BOTH {
                let lies = match self.state.flags[side.index()] {
                    Flag::Nowhere => self.say("flag-nowhere", &[]),
                    Flag::At(at) => self.say("flag-at", &[("place", self.game.place_word(at).into())]),
                    Flag::Carried(by) => self.say("flag-carried", &[("who", self.short(by).into())]),
                };
                let args = [("side", self.side(side)), ("lies", lies.into())];
                rows.push(Row::plain(self.say("flag", &args)));
            }
        }
        rows
    }

    /// What is going on right now, for every question.
    fn present(&self) -> Vec<String> {
        if let Some(attack) = attack(self.state) {
            let kind = match attack.kind {
                AttackKind::Melee => "kind-melee",
                AttackKind::Ranged => "kind-ranged",
                AttackKind::Charge => "kind-charge",
                AttackKind::Push => "kind-push",
                AttackKind::Slam => "kind-slam",
                AttackKind::Counter => "kind-counter",
            };
            let args = [
                ("kind", self.texts.name(kind).into()),
                ("who", self.short(attack.attacker).into()),
                ("target", self.short(attack.target).into()),
            ];
            let key = match attack.step {
                AttackStep::Aim => "attack-aims",
                AttackStep::Defend => "attack-coming",
                AttackStep::PushTo => "attack-pushes",
                AttackStep::Arrived
                | AttackStep::React
                | AttackStep::BeforeRoll
                | AttackStep::DefenseDie
                | AttackStep::AttackDie
                | AttackStep::AfterRoll
                | AttackStep::Resolve
                | AttackStep::Hurt
                | AttackStep::Throw
                | AttackStep::Follow
                | AttackStep::Next
                | AttackStep::Between
                | AttackStep::Over
                | AttackStep::Answered => "attack-arrives",
            };
            let mut told = vec![self.say(key, &args), self.figure(attack.target)];
            told.extend(self.answers());
            return told;
        }
        if let Some(&Frame::Found { figure, marker }) = self.state.stack.top() {
            let args = [("who", self.short(figure).into()), ("number", (u64::from(marker) + 1).into())];
            return vec![self.say("searched", &args)];
        }
        if let Some(Frame::Window(window)) = self.state.stack.top() {
            return self.window(window);
        }
        if let Some(Frame::Doing(doing)) = self.state.stack.top() {
            return self.effect(doing);
        }
        if let Some(upkeep) = self.upkeep() {
            return upkeep;
        }
        match self.state.stage {
            Stage::PlaceMarkers { left, .. } => vec![self.say("markers-left", &[("count", left.into())])],
            Stage::Reveal { .. } => vec![self.say("may-reveal", &[])],
            Stage::Active { figure } => {
                let mut told = vec![self.figure(figure)];
                told.extend(self.offered(figure));
                told
            }
            Stage::Acting { figure } | Stage::Acted { figure } => vec![self.figure(figure)],
            Stage::Moving { figure, gait, left, .. } => {
                let gait = match gait {
                    Gait::Free => "gait-free",
                    Gait::Walk => "gait-walk",
                    Gait::Run => "gait-run",
                };
                let args = [("gait", self.texts.name(gait).into()), ("left", Mil(left).to_string().into())];
                vec![self.figure(figure), self.say("moving", &args)]
            }
            Stage::PlaceScenery { left, .. } => vec![self.say("scenery-left", &[("count", left.into())])],
            Stage::TakePlot { .. }
            | Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::DeployRoll
            | Stage::ChooseEdge { .. }
            | Stage::Deploy { .. }
            | Stage::PlaceFlag { .. }
            | Stage::FirstRoll
            | Stage::ChooseFirst { .. }
            | Stage::Doom { .. }
            | Stage::Act { .. }
            | Stage::Phase(_)
            | Stage::Over(_) => Vec::new(),
        }
    }

    /// Whether somebody is being activated or is in the middle of something.
    fn is_active(&self, figure: u8) -> bool {
        match self.state.stage {
            Stage::Active { figure: active }
            | Stage::Acting { figure: active }
            | Stage::Acted { figure: active }
            | Stage::Moving { figure: active, .. } => active == figure,
            Stage::TakePlot { .. }
            | Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::PlaceScenery { .. }
            | Stage::DeployRoll
            | Stage::ChooseEdge { .. }
            | Stage::Deploy { .. }
            | Stage::PlaceMarkers { .. }
            | Stage::Reveal { .. }
            | Stage::PlaceFlag { .. }
            | Stage::FirstRoll
            | Stage::ChooseFirst { .. }
            | Stage::Doom { .. }
            | Stage::Act { .. }
            | Stage::Phase(_)
            | Stage::Over(_) => {
                matches!(self.state.stack.top(), Some(Frame::Roll(roll)) if roll.figure == figure)
            }
        }
    }
}
