//! Anima Tactics as a page draws it: the ground with everything on it here, characters in `figure`, choices in `act`,
//! and the sentence that says what happens in `now`. All of it is made from a view.
//!
//! Where distances are measured only after something is declared, nothing here tells one: see
//! [`counts_distances`].

mod act;
mod action;
mod figure;
mod now;

use anima::content::{self, Crash, Measure, Piece, PieceKind};
use anima::ground::{Detail as Much, zone_of};
use anima::rules::{scenarios, win};
use anima::state::{Attack, AttackKind, AttackStep, Flag, Frame, Outcome, Phase, Place, Side, Stage, State};
use anima::{Action, Anima, Held, Scenario, View};
use anima_wire as wire;
use geometry::Mil;
use geometry::squares::{Kind, Square};
use kernel::{Arg, Figure, Ground, Length, Message, Seat, Spot as Told, Unclear, Viewer};
use protocol::schema::{GameSchemas, schema};
use protocol::{Point, Side as Colour};
use serde_json::Value;

use super::{Asked, Detail, Spot, Way, Wired, value};
use crate::shown::anima::counts_distances;
use crate::shown::anima::odds::Scale;
use crate::shown::anima::offer::place;
use crate::shown::anima::scene::Scene;
use crate::texts::is_known;

impl Wired for Anima {
    fn schemas() -> GameSchemas {
        GameSchemas {
            game: "anima",
            view: schema::<wire::AnimaView>(),
            action: schema::<wire::AnimaAction>(),
            act: schema::<wire::AnimaAct>(),
        }
    }

    fn side(&self, seat: Seat) -> Colour {
        Side::of(seat).map_or(Colour::Teal, colour)
    }

    fn winners(&self, outcome: &Outcome) -> Vec<Seat> {
        outcome.winner.map(Side::seat).into_iter().collect()
    }

    fn drawn(&self, view: &View) -> Value {
        value(&Drawer::new(self, view).view())
    }

    /// Both hands lie open.
    fn open_view(&self, state: &State) -> View {
        View { who: Viewer::Spectator, state: State { shown: [true; 2], ..*state } }
    }

    fn sentence(&self, view: &View, asked: &Asked<'_, Anima>) -> Message {
        Drawer::new(self, view).sentence(asked)
    }

    fn details(&self, view: &View, seat: Seat, actions: &[Action]) -> Vec<Detail> {
        let drawer = Drawer::new(self, view);
        let mut scale = Scale::new(self, &view.state, seat);
        actions.iter().map(|action| drawer.detail(&mut scale, action)).collect()
    }

    fn action_out(&self, action: &Action) -> Value {
        value(&action::out(self, action))
    }

    fn action_in(&self, action: &Value) -> Result<Action, Unclear> {
        action::taken(self, super::read(action)?)
    }

    fn spot(&self, action: &Action) -> Option<Spot<Action>> {
        let at = place(action)?;
        Some((without_place(*action), (at.x, at.y)))
    }

    /// Whoever is named first: a character by its word, or a side.
    fn line_side(&self, line: &Message) -> Option<Colour> {
        let side_of = |word: &str| Side::BOTH.into_iter().find(|side| word.starts_with(side.word()));
        let is_side = |id: &str| Side::BOTH.iter().any(|side| side.word() == id);
        line.args.iter().find_map(|(_, arg)| {
            let side = if let Arg::Figure(Figure { word, .. }) = arg {
                side_of(word)
            } else if let Arg::Name(id) = arg {
                side_of(id).filter(|_| is_side(id))
            } else {
                None
            };
            side.map(colour)
        })
    }

    fn terms(&self) -> Vec<Message> {
        let map = self.map();
        let measure = match map.measure {
            Measure::Table => "measure-table",
            Measure::Board => "measure-board",
        };
        let known = if counts_distances(self) { "battle-terms-open" } else { "battle-terms-blind" };
        let named = |id: String| Message::sentences([Message::named(id)]);
        vec![
            named(format!("edition-{}", self.content.edition.id)),
            named(map.id.clone()),
            named(measure.to_owned()),
            named(format!("scenario-{}", self.form().scenario.word())),
            Message::new("battle-terms-levels").number("levels", self.form().levels),
            Message::new(known),
        ]
    }

    fn label(&self, label: &str) -> Message {
        let key = format!("draw-{label}");
        if is_known(&key) { Message::new(key) } else { Message::said(label.into()) }
    }

    fn with_names(&self, view: &View, message: Message) -> Message {
        message.mapped(&|arg| self.with_name(view, arg))
    }

    /// The notation does not say whether a length or a point is of a table or of a board.
    fn completed(&self, message: Message) -> Message {
        let on = self.counted_in();
        message.mapped(&|arg| match (arg, on) {
            (Arg::Length(length), _) => Arg::Length(Length { on, ..length }),
            // A point that lies on whole inches is written like a square.
            (Arg::Point(Told { x, y, on: Ground::Board }), Ground::Table) => {
                Arg::Point(Told { x: x.saturating_mul(1000), y: y.saturating_mul(1000), on })
            }
            (arg, Ground::Table | Ground::Board) => arg,
        })
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

fn colour(side: Side) -> Colour {
    match side {
        Side::A => Colour::Amber,
        Side::B => Colour::Teal,
    }
}

/// The same choice somewhere else, so that what is alike but for the point is the same.
fn without_place(mut action: Action) -> Action {
    match &mut action {
        Action::PlaceScenery { place, .. } => *place = Place::default(),
        Action::Deploy { to, .. }
        | Action::PlaceMarker(to)
        | Action::PlaceFlag(to)
        | Action::Go(to)
        | Action::Charge { to, .. }
        | Action::Slam { to, .. }
        | Action::PushTo(to)
        | Action::Reveal { to, .. }
        | Action::Climb(to)
        | Action::Intercept { to, .. }
        | Action::Use { to, .. }
        | Action::Put(to) => *to = Place::default(),
        Action::TakePlot(_)
        | Action::ChooseEdge(_)
        | Action::Infiltrate(_)
        | Action::First(_)
        | Action::Activate(_)
        | Action::End
        | Action::Move(_)
        | Action::Attack(_)
        | Action::Shoot(_)
        | Action::Push(_)
        | Action::Escape
        | Action::Seek
        | Action::SeekAt(_)
        | Action::StayOut
        | Action::TakeFlag
        | Action::TakeShot(_)
        | Action::Dodge
        | Action::Counter
        | Action::Play { .. }
        | Action::Gnosis
        | Action::Accept
        | Action::Pick(_)
        | Action::Choose(_)
        | Action::LetBe
        | Action::Resign => {}
    }
    action
}

struct Drawer<'a> {
    scene: Scene<'a>,
    open: bool,
}

impl<'a> std::ops::Deref for Drawer<'a> {
    type Target = Scene<'a>;

    fn deref(&self) -> &Scene<'a> {
        &self.scene
    }
}

impl<'a> Drawer<'a> {
    fn new(game: &'a Anima, view: &'a View) -> Drawer<'a> {
        Drawer { scene: Scene::new(game, view), open: counts_distances(game) }
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
            measure: game.counted_in(),
            open_distances: self.open,
            edition: format!("edition-{}", edition.id),
            scenario: match game.form().scenario {
                Scenario::Standard => wire::Scenario::Standard,
                Scenario::Nodes => wire::Scenario::Nodes,
                Scenario::Flag => wire::Scenario::Flag,
                Scenario::Armageddon => wire::Scenario::Armageddon,
            },
            map: map.id.clone(),
            width: map.width.0 / self.unit(),
            depth: map.depth.0 / self.unit(),
            turn: state.turn,
            limit: (!endless).then_some(edition.turn.limit),
            phase: self.phase(),
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

    fn phase(&self) -> wire::Phase {
        match self.state.stage {
            Stage::Over(_) => wire::Phase::Over,
            _ if self.is_setup() => wire::Phase::Setup,
            Stage::TakePlot { .. }
            | Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::PlaceScenery { .. }
            | Stage::DeployRoll
            | Stage::ChooseEdge { .. }
            | Stage::Deploy { .. }
            | Stage::PlaceMarkers { .. }
            | Stage::PlaceFlag { .. } => wire::Phase::Setup,
            Stage::FirstRoll | Stage::ChooseFirst { .. } | Stage::Reveal { .. } => wire::Phase::Recovery,
            Stage::Doom { .. } => wire::Phase::Maintenance,
            Stage::Phase(phase) => match phase {
                Phase::GameBegins => wire::Phase::Setup,
                Phase::FirstRoll
                | Phase::NextTurn
                | Phase::TurnBegins
                | Phase::Recover
                | Phase::Initiative => wire::Phase::Recovery,
                Phase::Maintenance | Phase::Upkeep { .. } | Phase::Counters | Phase::Buried => {
                    wire::Phase::Maintenance
                }
                Phase::ActionsBegin | Phase::Act | Phase::TurnEnds => wire::Phase::Action,
            },
            Stage::Act { .. }
            | Stage::Active { .. }
            | Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Moving { .. } => wire::Phase::Action,
        }
    }

    fn party(&self, side: Side) -> wire::PartyView {
        let (game, state) = (self.game, self.state);
        let held = |held: Held| match held {
            Held::Known(card) => {
                let card = &game.content.advantages[usize::from(card)];
                wire::HeldCard { card: Some(card.id.clone()), points: card.points }
            }
            Held::Hidden { points } => wire::HeldCard { card: None, points },
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
            side: colour(side),
            name: side.word().to_owned(),
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
                kind: kind_out(piece.kind),
                drawn: drawn(piece),
                levels,
                height: piece.height.0,
                outline: corners.collect(),
            }
        };
        self.state.pieces().iter().map(piece).collect()
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
                let kind = square_kind(cell.kind());
                let at = (i32::from(x), i32::from(y));
                let same =
                    |known: &&mut wire::SquaresView| known.elevation == cell.level() && known.kind == kind;
                if let Some(known) = found.iter_mut().find(same) {
                    known.at.push(at);
                    continue;
                }
                found.push(wire::SquaresView {
                    elevation: cell.level(),
                    drawn: square_drawn(cell.kind()),
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
            wire::ZoneView { side: owner.map(colour), outline: corners.map(|(x, y)| Point { x, y }).to_vec() }
        };
        [0, 1].map(zone).to_vec()
    }

    fn nodes(&self) -> Vec<wire::NodeView> {
        let nodes = scenarios::nodes(self.game, &self.ground).iter().zip(self.state.nodes);
        nodes.map(|(&at, owner)| wire::NodeView { at: point(at), side: owner.map(colour) }).collect()
    }

    fn flag(&self, side: Side) -> Option<wire::FlagView> {
        let (at, carried_by) = match self.state.flags[side.index()] {
            Flag::Nowhere => return None,
            Flag::At(at) => (Some(point(at)), None),
            Flag::Carried(by) => (None, Some(by)),
        };
        Some(wire::FlagView { side: colour(side), at, carried_by })
    }

    fn markers(&self, side: Side) -> Vec<wire::MarkerView> {
        let markers = self.state.markers[side.index()];
        let marker =
            |(number, at): (u8, &Place)| wire::MarkerView { side: colour(side), number, at: point(*at) };
        (1..).zip(markers.places()).map(marker).collect()
    }

    fn moving(&self) -> Option<wire::MovingView> {
        let Stage::Moving { figure, gait, left, .. } = self.state.stage else { return None };
        let left = Some(left / self.unit());
        Some(wire::MovingView { figure, gait: action::gait_out(gait), left })
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
        let ability = if let anima::state::By::Ability(number) = attack.by
            && let Arg::Ability(ability) = self.ability_arg(attack.attacker, number)
        {
            Some(ability)
        } else {
            None
        };
        let on_top = anima::rules::attack(self.state) == Some(attack);
        let answered_now = on_top && matches!(attack.step, AttackStep::React | AttackStep::AfterRoll);
        wire::AttackView {
            attacker: attack.attacker,
            target: attack.target,
            kind: attack_kind(attack.kind),
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
                answer: action::out(self.game, &action),
                title: self.title(&action),
                chance: weighed.plain.chance,
                loss: weighed.plain.loss,
                kill: weighed.plain.kill,
                best: weighed.best,
                text: weighed.line(),
            })
        });
        weighed.collect()
    }
}

fn kind_out(kind: PieceKind) -> wire::PieceKind {
    match kind {
        PieceKind::Abrupt => wire::PieceKind::Abrupt,
        PieceKind::High => wire::PieceKind::High,
        PieceKind::Low => wire::PieceKind::Low,
        PieceKind::Elevation { .. } => wire::PieceKind::Elevation,
        PieceKind::Minor => wire::PieceKind::Minor,
    }
}

/// How a piece is drawn: by what it is to somebody who is thrown against it, where its kind leaves that open.
fn drawn(piece: &Piece) -> wire::Drawn {
    match (piece.kind, piece.crash) {
        (PieceKind::Abrupt, Some(Crash::Forest)) => wire::Drawn::Wood,
        (PieceKind::Abrupt, _) => wire::Drawn::Rough,
        (PieceKind::High, Some(Crash::Wall)) => wire::Drawn::Wall,
        (PieceKind::High, _) => wire::Drawn::Rock,
        (PieceKind::Low, _) => wire::Drawn::Water,
        (PieceKind::Elevation { .. }, _) => wire::Drawn::Hill,
        (PieceKind::Minor, _) => wire::Drawn::Obstacle,
    }
}

/// What is only higher is an elevation.
fn square_kind(kind: Kind) -> wire::PieceKind {
    match kind {
        Kind::Clear => wire::PieceKind::Elevation,
        Kind::Abrupt => wire::PieceKind::Abrupt,
        Kind::High => wire::PieceKind::High,
        Kind::Low => wire::PieceKind::Low,
        Kind::Minor => wire::PieceKind::Minor,
    }
}

fn square_drawn(kind: Kind) -> wire::Drawn {
    match kind {
        Kind::Clear => wire::Drawn::Hill,
        Kind::Abrupt => wire::Drawn::Wood,
        Kind::High => wire::Drawn::Wall,
        Kind::Low => wire::Drawn::Water,
        Kind::Minor => wire::Drawn::Obstacle,
    }
}

fn attack_kind(kind: AttackKind) -> wire::AttackKind {
    match kind {
        AttackKind::Melee => wire::AttackKind::Melee,
        AttackKind::Ranged => wire::AttackKind::Ranged,
        AttackKind::Charge => wire::AttackKind::Charge,
        AttackKind::Push => wire::AttackKind::Push,
        AttackKind::Slam => wire::AttackKind::Slam,
        AttackKind::Counter => wire::AttackKind::Counter,
    }
}
