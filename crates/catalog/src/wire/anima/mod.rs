//! Anima Tactics as a page draws it: the ground with everything on it here, characters in `figure`, choices in `act`,
//! and the sentence that says what happens in `now`. All of it is made from a view.
//!
//! Where distances are measured only after something is declared, nothing here tells one: see
//! [`counts_distances`].

mod act;
mod figure;
mod now;

use anima::content::{self, Crash, Measure, Piece, PieceKind};
use anima::ground::{Detail as Much, zone_of};
use anima::rules::{scenarios, win};
use anima::state::{
    Attack, AttackKind, AttackStep, Flag, Frame, Gait, Outcome, Phase, Place, Side, Stage, State,
};
use anima::{Action, Anima, Held, Scenario, View};
use geometry::Mil;
use geometry::squares::{Kind, Square};
use kernel::{Seat, Viewer, WrittenLine};
use protocol::{Point, anima as wire};

use super::{Asked, Detail, Spot, Way, Wired};
use crate::shown::anima::odds::Scale;
use crate::shown::anima::{Painter, counts_distances};
use crate::texts::Texts;

impl Wired for Anima {
    fn side(&self, seat: Seat) -> &'static str {
        Side::of(seat).map_or(super::TEAL, colour)
    }

    fn winners(&self, outcome: &Outcome) -> Vec<Seat> {
        outcome.winner.map(Side::seat).into_iter().collect()
    }

    fn drawn(&self, view: &View, texts: &Texts) -> protocol::View {
        protocol::View::Anima(Box::new(Drawer::new(self, view, texts).view()))
    }

    /// Both hands lie open.
    fn open_view(&self, state: &State) -> View {
        View { who: Viewer::Spectator, state: State { shown: [true; 2], ..*state } }
    }

    fn sentence(&self, view: &View, asked: &Asked<'_, Anima>, texts: &Texts) -> String {
        Drawer::new(self, view, texts).sentence(asked)
    }

    fn details(&self, view: &View, seat: Seat, actions: &[Action], texts: &Texts) -> Vec<Detail> {
        let drawer = Drawer::new(self, view, texts);
        let mut scale = Scale::new(self, &view.state, seat);
        actions.iter().map(|action| drawer.detail(&mut scale, action)).collect()
    }

    fn spots(&self, view: &View, actions: &[Action], texts: &Texts) -> Vec<Spot> {
        let drawer = Drawer::new(self, view, texts);
        actions.iter().filter_map(|action| drawer.spot(action)).collect()
    }

    /// Whoever is named first: a character by the tag of its name, or a side.
    fn line_side(&self, line: &WrittenLine) -> Option<&'static str> {
        line.words.iter().find_map(|(_, word)| {
            let tag = word.split_once('/').map_or(word.as_str(), |(_, tag)| tag);
            let side = Side::BOTH.into_iter().find(|side| tag.starts_with(side.word()))?;
            let rest = &tag[side.word().len()..];
            rest.chars().all(|letter| letter.is_ascii_digit()).then(|| colour(side))
        })
    }

    fn terms(&self, texts: &Texts) -> Vec<String> {
        let map = self.map();
        let measure = match map.measure {
            Measure::Table => "measure-table",
            Measure::Board => "measure-board",
        };
        let known = if counts_distances(self) { "battle-terms-open" } else { "battle-terms-blind" };
        vec![
            super::sentence(&texts.name(&format!("edition-{}", self.content.edition.id))),
            super::sentence(&texts.name(&map.id)),
            super::sentence(&texts.name(measure)),
            super::sentence(&texts.name(&format!("scenario-{}", self.form().scenario.word()))),
            texts.say("battle-terms-levels", &[("levels", i64::from(self.form().levels).into())]),
            texts.say(known, &[]),
        ]
    }

    fn way(&self, view: &View, action: &Action) -> Option<Way> {
        let Action::Go(to) = *action else { return None };
        let Stage::Moving { figure, gait, left, .. } = view.state.stage else { return None };
        let ground = anima::ground::Ground::new(self, &view.state);
        let journey = ground.journey(self, &view.state, figure, (gait, left), to, Much::Told).ok()?;
        let unit = if ground.is_board() { Mil::INCH.0 } else { 1 };
        let from = view.state.figure(figure).place;
        let way = ground.way(self, &view.state, figure, (gait, left), to);
        let path = std::iter::once(from).chain(way).map(point).collect();
        Some(Way { takes: journey.cost / unit, path })
    }
}

/// A place as it goes over the wire.
fn point(place: Place) -> Point {
    Point { x: place.x, y: place.y }
}

fn colour(side: Side) -> &'static str {
    match side {
        Side::A => super::AMBER,
        Side::B => super::TEAL,
    }
}

struct Drawer<'a> {
    painter: Painter<'a>,
    open: bool,
}

impl<'a> std::ops::Deref for Drawer<'a> {
    type Target = Painter<'a>;

    fn deref(&self) -> &Painter<'a> {
        &self.painter
    }
}

impl<'a> Drawer<'a> {
    fn new(game: &'a Anima, view: &'a View, texts: &'a Texts) -> Drawer<'a> {
        Drawer { painter: Painter::new(game, view, texts), open: counts_distances(game) }
    }

    /// A length in the unit of places: squares on the board.
    fn unit(&self) -> i32 {
        if self.ground.is_board() { Mil::INCH.0 } else { 1 }
    }

    fn view(&self) -> wire::AnimaView {
        let (game, state, map) = (self.game, self.state, self.game.map());
        let edition = &game.content.edition;
        let endless = game.form().scenario == Scenario::Armageddon;
        wire::AnimaView {
            measure: if self.ground.is_board() { "board" } else { "table" }.to_owned(),
            open_distances: self.open,
            edition: self.texts.name(&format!("edition-{}", edition.id)),
            scenario: self.texts.name(&format!("scenario-{}", game.form().scenario.word())),
            map: self.texts.name(&map.id),
            width: map.width.0 / self.unit(),
            depth: map.depth.0 / self.unit(),
            turn: state.turn,
            limit: (!endless).then_some(edition.turn.limit),
            phase: self.phase().to_owned(),
            step: self.step(),
            parties: Side::BOTH.map(|side| self.party(side)).to_vec(),
            figures: state.everybody().iter().map(|figure| self.drawn_figure(figure)).collect(),
            pieces: self.pieces(),
            squares: self.squares(),
            zones: self.zones(),
            nodes: self.nodes(),
            flags: Side::BOTH.into_iter().filter_map(|side| self.flag(side)).collect(),
            markers: Side::BOTH.into_iter().flat_map(|side| self.markers(side)).collect(),
            active: self.state.active(),
            moving: self.moving(),
            attacks: self.attacks(),
            control: self.open.then_some(edition.zone_of_control.0 / self.unit()),
        }
    }

    fn phase(&self) -> &'static str {
        match self.state.stage {
            Stage::Over(_) => "over",
            _ if self.is_setup() => "setup",
            Stage::TakePlot { .. }
            | Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::PlaceScenery { .. }
            | Stage::DeployRoll
            | Stage::ChooseEdge { .. }
            | Stage::Deploy { .. }
            | Stage::PlaceMarkers { .. }
            | Stage::PlaceFlag { .. } => "setup",
            Stage::FirstRoll | Stage::ChooseFirst { .. } | Stage::Reveal { .. } => "recovery",
            Stage::Doom { .. } => "maintenance",
            Stage::Phase(phase) => match phase {
                Phase::GameBegins => "setup",
                Phase::FirstRoll
                | Phase::NextTurn
                | Phase::TurnBegins
                | Phase::Recover
                | Phase::Initiative => "recovery",
                Phase::Maintenance | Phase::Upkeep { .. } | Phase::Counters | Phase::Buried => "maintenance",
                Phase::ActionsBegin | Phase::Act | Phase::TurnEnds => "action",
            },
            Stage::Act { .. }
            | Stage::Active { .. }
            | Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Moving { .. } => "action",
        }
    }

    fn party(&self, side: Side) -> wire::PartyView {
        let (game, state) = (self.game, self.state);
        let held = |held: Held| match held {
            Held::Known(card) => {
                let card = &game.content.advantages[usize::from(card)];
                let name = Some(self.texts.name(&card.id));
                wire::HeldCard { card: Some(card.id.clone()), name, points: card.points }
            }
            Held::Hidden { points } => wire::HeldCard { card: None, name: None, points },
        };
        let laid = state.laid(side).map(|card| game.content.advantages[usize::from(card)].id.clone());
        let score = match game.form().scenario {
            _ if self.is_setup() => None,
            Scenario::Standard => Some(match game.content.edition.victory {
                content::Victory::Levels => win::levels(game, state, side),
                content::Victory::Points => win::points(game, state, side),
            }),
            Scenario::Nodes => {
                let held = state.nodes.iter().filter(|node| **node == Some(side)).count();
                u16::try_from(held).ok()
            }
            Scenario::Flag | Scenario::Armageddon => None,
        };
        wire::PartyView {
            seat: side.seat().0,
            side: colour(side).to_owned(),
            name: self.side(side),
            first: state.first == side,
            gnosis: state.gnosis[side.index()],
            score,
            hand: self.view.hand(game, side).map(held).collect(),
            laid: laid.collect(),
        }
    }

    fn pieces(&self) -> Vec<wire::PieceView> {
        if self.ground.is_board() {
            return Vec::new();
        }
        let piece = |placed: &anima::state::Placed| {
            let piece = &self.game.content.pieces[usize::from(placed.piece)];
            let (x, y) = (Mil(placed.place.x), Mil(placed.place.y));
            let lies = content::Placed { piece: placed.piece, x, y, quarters: placed.quarters };
            let outline = lies.outline(piece);
            let corners = outline.vertices().iter().map(|corner| Point { x: corner.x().0, y: corner.y().0 });
            let levels = if let PieceKind::Elevation { levels } = piece.kind { levels } else { 0 };
            wire::PieceView {
                id: piece.id.clone(),
                kind: kind_word(piece.kind).to_owned(),
                name: self.texts.name(&piece.id),
                drawn: drawn(piece).to_owned(),
                levels,
                text: self.ground_text(kind_word(piece.kind)),
                height: piece.height.0,
                outline: corners.collect(),
            }
        };
        self.state.pieces().iter().map(piece).collect()
    }

    /// What a kind of ground does.
    fn ground_text(&self, kind: &str) -> String {
        self.say(&format!("ground-{kind}"), &[])
    }

    /// Squares that are not plain ground, those that are alike together.
    fn squares(&self) -> Vec<wire::SquaresView> {
        let Some(board) = self.ground.squares() else { return Vec::new() };
        let mut found: Vec<wire::SquaresView> = Vec::new();
        for y in 0..board.height() {
            for x in 0..board.width() {
                let Some(cell) = board.cell(Square { x, y }) else { continue };
                if cell.kind() == Kind::Clear && cell.level() == 0 {
                    continue;
                }
                let kind = square_word(cell.kind()).map(str::to_owned);
                let at = (i32::from(x), i32::from(y));
                let same =
                    |known: &&mut wire::SquaresView| known.elevation == cell.level() && known.kind == kind;
                if let Some(known) = found.iter_mut().find(same) {
                    known.at.push(at);
                    continue;
                }
                let word = square_word(cell.kind()).unwrap_or("elevation");
                found.push(wire::SquaresView {
                    elevation: cell.level(),
                    drawn: square_drawn(cell.kind()).to_owned(),
                    name: self.texts.name(&format!("scenery-{word}")),
                    text: self.ground_text(word),
                    kind,
                    at: vec![at],
                });
            }
        }
        found
    }

    fn zones(&self) -> Vec<wire::ZoneView> {
        let unit = self.unit();
        let zone = |number: u8| {
            let zone = zone_of(self.game, self.state, number);
            let (low, high) = (zone.low(), zone.high());
            let (left, near) = (low.x().0 / unit, low.y().0 / unit);
            let (right, far) = (high.x().0 / unit, high.y().0 / unit);
            let owner = Side::BOTH.into_iter().find(|side| self.state.zone[side.index()] == number);
            let owner = owner.filter(|_| self.has_edges());
            let corners = [(left, near), (right, near), (right, far), (left, far)];
            wire::ZoneView {
                side: owner.map(|side| colour(side).to_owned()),
                outline: corners.map(|(x, y)| Point { x, y }).to_vec(),
            }
        };
        [0, 1].map(zone).to_vec()
    }

    fn nodes(&self) -> Vec<wire::NodeView> {
        let nodes = scenarios::nodes(self.game, &self.ground).iter().zip(self.state.nodes);
        nodes
            .map(|(&at, owner)| wire::NodeView {
                at: point(at),
                side: owner.map(|side| colour(side).to_owned()),
            })
            .collect()
    }

    fn flag(&self, side: Side) -> Option<wire::FlagView> {
        let (at, carried_by) = match self.state.flags[side.index()] {
            Flag::Nowhere => return None,
            Flag::At(at) => (Some(point(at)), None),
            Flag::Carried(by) => (None, Some(by)),
        };
        Some(wire::FlagView { side: colour(side).to_owned(), at, carried_by })
    }

    fn markers(&self, side: Side) -> Vec<wire::MarkerView> {
        let markers = self.state.markers[side.index()];
        let marker = |(number, at): (u8, &Place)| wire::MarkerView {
            side: colour(side).to_owned(),
            number,
            at: point(*at),
        };
        (1..).zip(markers.places()).map(marker).collect()
    }

    fn moving(&self) -> Option<wire::MovingView> {
        let Stage::Moving { figure, gait, left, .. } = self.state.stage else { return None };
        let left = Some(left / self.unit());
        Some(wire::MovingView { figure, gait: gait_word(gait).to_owned(), left })
    }

    fn attacks(&self) -> Vec<wire::AttackView> {
        let frames = self.state.stack.frames().iter();
        let attacks =
            frames.filter_map(|frame| if let Frame::Attack(attack) = frame { Some(attack) } else { None });
        attacks.map(|attack| self.attack(attack)).collect()
    }

    fn attack(&self, attack: &Attack) -> wire::AttackView {
        let goes = matches!(attack.kind, AttackKind::Charge | AttackKind::Slam);
        let target = self.state.figure(attack.target).place;
        let from = if goes { attack.from } else { self.state.figure(attack.attacker).place };
        let ability = match attack.by {
            anima::state::By::Ability(number) => Some(self.ability_name(attack.attacker, number)),
            anima::state::By::Basic | anima::state::By::Effect { .. } => None,
        };
        let on_top = anima::rules::attack(self.state) == Some(attack);
        let answered_now = on_top && matches!(attack.step, AttackStep::React | AttackStep::AfterRoll);
        wire::AttackView {
            attacker: attack.attacker,
            target: attack.target,
            kind: attack_word(attack.kind).to_owned(),
            from: point(from),
            to: point(if goes { attack.to } else { target }),
            ability,
            answered_now,
            odds: if answered_now { self.answers_weighed(attack) } else { Vec::new() },
        }
    }

    /// The odds of an attack for each answer of its target.
    fn answers_weighed(&self, attack: &Attack) -> Vec<wire::AnswerOdds> {
        let mut scale = Scale::new(self.game, self.state, Side::of_figure(attack.target).seat());
        let answers = scale.answers().into_iter();
        let weighed = answers.filter_map(|action| {
            let weighed = scale.weigh(&action)?;
            Some(wire::AnswerOdds {
                answer: kernel::Worded::action_words(self.game, &action),
                name: self.title(&action),
                chance: weighed.plain.chance,
                loss: weighed.plain.loss,
                kill: weighed.plain.kill,
                best: weighed.best,
                text: self.texts.game_line(&weighed.line()),
            })
        });
        weighed.collect()
    }
}

fn kind_word(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Abrupt => "abrupt",
        PieceKind::High => "high",
        PieceKind::Low => "low",
        PieceKind::Elevation { .. } => "elevation",
        PieceKind::Minor => "minor",
    }
}

/// How a piece is drawn: by what it is to somebody who is thrown against it, where its kind leaves that open.
fn drawn(piece: &Piece) -> &'static str {
    match (piece.kind, piece.crash) {
        (PieceKind::Abrupt, Some(Crash::Forest)) => "wood",
        (PieceKind::Abrupt, _) => "rough",
        (PieceKind::High, Some(Crash::Wall)) => "wall",
        (PieceKind::High, _) => "rock",
        (PieceKind::Low, _) => "water",
        (PieceKind::Elevation { .. }, _) => "hill",
        (PieceKind::Minor, _) => "obstacle",
    }
}

fn square_word(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Clear => None,
        Kind::Abrupt => Some("abrupt"),
        Kind::High => Some("high"),
        Kind::Low => Some("low"),
        Kind::Minor => Some("minor"),
    }
}

fn square_drawn(kind: Kind) -> &'static str {
    match kind {
        Kind::Clear => "hill",
        Kind::Abrupt => "wood",
        Kind::High => "wall",
        Kind::Low => "water",
        Kind::Minor => "obstacle",
    }
}

fn gait_word(gait: Gait) -> &'static str {
    match gait {
        Gait::Free => "free",
        Gait::Walk => "walk",
        Gait::Run => "run",
    }
}

fn attack_word(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::Melee => "melee",
        AttackKind::Ranged => "ranged",
        AttackKind::Charge => "charge",
        AttackKind::Push => "push",
        AttackKind::Slam => "slam",
        AttackKind::Counter => "counter",
    }
}
