//! Choices in the order in which a player reads them: by what they are, and of hundreds of places only a few.
//!
//! All choices stay choices; which are offered unasked is a matter of screens, not of rules. A place is worth offering
//! when it is the nearest to something: an enemy, a node, a flag, the middle of the front.

use anima::ground::Ground;
use anima::rules::cards::Facts;
use anima::rules::{self, movement, scenarios};
use anima::slug;
use anima::state::{Flag, Frame, Place, Side, Stage, State};
use anima::{Action, Anima};
use kernel::Message;

use super::super::{Arranged, Offer};

/// So many enemies, the nearest ones, are worth a place to go to each.
const MOST_ENEMIES: usize = 4;

/// The headings, in the order in which they are read.
const GROUPS: [&str; 15] = [
    "answer",
    "window",
    "put",
    "choose",
    "scenery",
    "deploy",
    "infiltrate",
    "flag",
    "activate",
    "fight",
    "ability",
    "move",
    "go",
    "special",
    "end",
];

pub fn arrange(game: &Anima, state: &State, actions: &[Action]) -> Arranged<Action> {
    let sorter = Sorter { game, state, ground: Ground::new(game, state) };
    let mut offered: Vec<Offer<Action>> = Vec::new();
    let mut rest: Vec<Offer<Action>> = Vec::new();
    for group in GROUPS {
        let of_group: Vec<Action> =
            actions.iter().copied().filter(|action| sorter.group(action) == group).collect();
        let best = sorter.best(group, &of_group);
        let is_best = |action: &Action| best.iter().any(|(chosen, _)| chosen == action);
        let left = of_group.iter().filter(|action| !is_best(action));
        rest.extend(left.map(|&action| Offer { action, group: Some(group), remark: None }));
        offered.extend(best.into_iter().map(|(action, remark)| Offer { action, group: Some(group), remark }));
    }
    let count = offered.len();
    offered.extend(rest);
    Arranged { choices: offered, offered: count }
}

type Chosen = Vec<(Action, Option<Message>)>;

struct Sorter<'a> {
    game: &'a Anima,
    state: &'a State,
    ground: Ground,
}

impl Sorter<'_> {
    fn facts(&self) -> Facts<'_> {
        Facts::new(self.game, self.state, &self.ground)
    }

    fn group(&self, action: &Action) -> &'static str {
        let answers = rules::attack(self.state).is_some();
        let window = matches!(self.state.stack.top(), Some(Frame::Window(_)));
        match action {
            Action::LetBe | Action::Use { .. } | Action::Play { .. } | Action::Gnosis if window => "window",
            Action::LetBe if !answers => "choose",
            Action::Use { .. } if !answers => "ability",
            Action::Dodge
            | Action::Counter
            | Action::LetBe
            | Action::Intercept { .. }
            | Action::TakeShot(_)
            | Action::PushTo(_)
            | Action::Use { .. }
            | Action::Play { .. }
            | Action::Gnosis => "answer",
            Action::Put(_) => "put",
            Action::Accept | Action::Pick(_) | Action::Choose(_) => "choose",
            Action::TakePlot(_) | Action::ChooseEdge(_) | Action::First(_) => "choose",
            Action::PlaceScenery { .. } => "scenery",
            Action::Deploy { .. } => "deploy",
            Action::Infiltrate(_) | Action::PlaceMarker(_) | Action::Reveal { .. } | Action::StayOut => {
                "infiltrate"
            }
            Action::PlaceFlag(_) => "flag",
            Action::Activate(_) => "activate",
            Action::Attack(_)
            | Action::Shoot(_)
            | Action::Charge { .. }
            | Action::Push(_)
            | Action::Slam { .. } => "fight",
            Action::Move(_) | Action::Climb(_) => "move",
            Action::Go(_) => "go",
            Action::Escape | Action::Seek | Action::SeekAt(_) | Action::TakeFlag => "special",
            Action::End | Action::Resign => "end",
        }
    }

    /// The choices of a group that are worth being offered, with what tells them apart.
    fn best(&self, group: &str, actions: &[Action]) -> Chosen {
        match group {
            "go" => self.journeys(actions),
            "deploy" => self.deployments(actions),
            "scenery" => self.scenery(actions),
            "flag" => self.flags(actions),
            "infiltrate" => self.infiltrations(actions),
            "put" => self.puts(actions),
            "fight" | "ability" | "answer" | "window" | "move" => self.once_each(actions),
            _ => actions.iter().map(|action| (*action, self.remark(action))).collect(),
        }
    }

    /// A character as a remark: which one it is, and what it has left.
    fn remark(&self, action: &Action) -> Option<Message> {
        if let (Action::Move(gait), Stage::Active { figure }) = (action, self.state.stage) {
            let reach = movement::allowance(self.facts(), figure, *gait);
            return Some(Message::line("offer-reach", &[]).with("reach", self.game.length(reach)));
        }
        let figure = subject(action)?;
        let held = self.state.figures.get(usize::from(figure))?;
        let line = Message::line("offer-figure", &[]).with("figure", Anima::by_word(figure));
        Some(line.number("life", held.life).number("actions", held.actions))
    }

    /// Of several places for the same thing the one that is nearest to the character who goes there.
    fn once_each(&self, actions: &[Action]) -> Chosen {
        let mut chosen: Vec<Action> = Vec::new();
        for action in actions {
            let same = |other: &&mut Action| {
                std::mem::discriminant(*other) == std::mem::discriminant(action)
                    && place(action).is_some()
                    && !matches!(action, Action::PushTo(_))
                    && subject(other) == subject(action)
                    && used(other) == used(action)
            };
            match chosen.iter_mut().find(same) {
                None => chosen.push(*action),
                Some(known) if self.way(action) < self.way(known) => *known = *action,
                Some(_) => {}
            }
        }
        chosen.into_iter().map(|action| (action, self.remark(&action))).collect()
    }

    /// How far the one who goes there has to go.
    fn way(&self, action: &Action) -> i32 {
        let goer = if let Action::Intercept { figure, .. } = action {
            *figure
        } else if let Stage::Active { figure } = self.state.stage {
            figure
        } else {
            return 0;
        };
        self.walked(goer, action)
    }

    /// Places to go to: towards the nearest enemies, nodes and flags, and one away from everybody.
    fn journeys(&self, actions: &[Action]) -> Chosen {
        let Stage::Moving { figure, .. } = self.state.stage else {
            return self.once_each(actions);
        };
        let side = Side::of_figure(figure);
        let enemies: Vec<u8> = self
            .state
            .standing(side.other())
            .iter()
            .filter(|&enemy| !self.state.figure(enemy).hidden())
            .collect();
        let places: Vec<(Action, State)> = actions
            .iter()
            .filter_map(|action| {
                let mut there = *self.state;
                there.figure_mut(figure).place = place(action)?;
                Some((*action, there))
            })
            .collect();
        let mut chosen: Chosen = Vec::new();
        let mut near: Vec<(i32, u8)> =
            enemies.iter().map(|&enemy| (self.ground.gap(self.state, figure, enemy), enemy)).collect();
        near.sort_unstable();
        for &(_, enemy) in near.iter().take(MOST_ENEMIES) {
            let at = self.state.figure(enemy).place;
            let best = places.iter().min_by_key(|(action, there)| {
                let straight = place(action).map_or(i64::MAX, |from| square(from, at));
                (self.ground.gap(there, figure, enemy), straight)
            });
            if let Some((action, there)) = best {
                let touches = self.ground.contact(there, figure, enemy);
                let name = if touches { "offer-contact" } else { "offer-towards" };
                add(&mut chosen, *action, Message::line(name, &[]).with("enemy", Anima::by_word(enemy)));
            }
        }
        for (number, (&node, owner)) in
            (1u8..).zip(scenarios::nodes(self.game, &self.ground).iter().zip(self.state.nodes))
        {
            if owner == Some(side) {
                continue;
            }
            if let Some((action, there)) = self.nearest(&places, node) {
                let on = self.ground.covers(there, figure, node);
                let name = if on { "offer-on-node" } else { "offer-to-node" };
                add(&mut chosen, *action, Message::line(name, &[]).number("node", number));
            }
        }
        if let Flag::At(at) = self.state.flags[side.other().index()]
            && let Some((action, _)) = self.nearest(&places, at)
        {
            add(&mut chosen, *action, Message::line("offer-to-flag", &[slug::SCENARIO_FLAG_TAKE]));
        }
        if self.state.flags[side.other().index()] == Flag::Carried(figure) {
            let home = self.middle(self.state.zone[side.index()]);
            if let Some((action, _)) = self.nearest(&places, home) {
                add(&mut chosen, *action, Message::line("offer-home", &[slug::SCENARIO_FLAG_WIN]));
            }
        }
        let safest = places.iter().max_by_key(|(_, there)| {
            enemies.iter().map(|&enemy| self.ground.gap(there, figure, enemy)).min().unwrap_or_default()
        });
        if let Some((action, _)) = safest {
            add(&mut chosen, *action, Message::line("offer-away", &[]));
        }
        chosen
    }

    /// Places where a card puts somebody: towards the nearest enemies, and one away from them all.
    fn puts(&self, actions: &[Action]) -> Chosen {
        let Some(Frame::Doing(doing)) = self.state.stack.top() else { return self.once_each(actions) };
        let from = self.state.figure(doing.by).place;
        let enemies = self.state.standing(Side::of_figure(doing.by).other()).iter();
        let seen = enemies.filter(|&enemy| !self.state.figure(enemy).hidden());
        let mut near: Vec<(i32, u8)> =
            seen.map(|enemy| (self.ground.length(from, self.state.figure(enemy).place), enemy)).collect();
        near.sort_unstable();
        let mut chosen: Chosen = Vec::new();
        for &(_, enemy) in near.iter().take(MOST_ENEMIES) {
            let at = self.state.figure(enemy).place;
            let best =
                actions.iter().min_by_key(|action| place(action).map_or(i64::MAX, |to| square(to, at)));
            if let Some(action) = best {
                let remark = Message::line("offer-towards", &[]).with("enemy", Anima::by_word(enemy));
                add(&mut chosen, *action, remark);
            }
        }
        let away = |action: &&Action| {
            let far =
                |to: Place| near.iter().map(|&(_, enemy)| square(to, self.state.figure(enemy).place)).min();
            place(action).and_then(far).unwrap_or_default()
        };
        if let Some(action) = actions.iter().max_by_key(away) {
            add(&mut chosen, *action, Message::line("offer-away", &[]));
        }
        chosen
    }

    fn nearest<'p>(&self, places: &'p [(Action, State)], to: Place) -> Option<&'p (Action, State)> {
        places
            .iter()
            .min_by_key(|(action, _)| place(action).map_or(i32::MAX, |from| self.ground.length(from, to)))
    }

    fn walked(&self, figure: u8, action: &Action) -> i32 {
        place(action).map_or(0, |to| self.ground.length(self.state.figure(figure).place, to))
    }

    /// For each character a place at the front of the zone and one at its back.
    fn deployments(&self, actions: &[Action]) -> Chosen {
        let mut chosen: Chosen = Vec::new();
        let mut figures: Vec<u8> = actions.iter().filter_map(subject).collect();
        figures.dedup();
        for figure in figures {
            let zone = self.state.zone[Side::of_figure(figure).index()];
            let (front, back) = (self.middle(1 - zone.min(1)), self.middle(zone));
            let of_figure: Vec<&Action> =
                actions.iter().filter(|action| subject(action) == Some(figure)).collect();
            let far =
                |action: &&&Action, to: Place| place(action).map_or(0, |from| self.ground.length(from, to));
            let beside = |action: &&&Action| place(action).map_or(0, |at| straying(at, back));
            let first = of_figure.iter().min_by_key(|action| (far(action, front), beside(action)));
            let last = of_figure.iter().max_by_key(|action| (far(action, front), -beside(action)));
            for (best, name) in [(first, "offer-front"), (last, "offer-back")] {
                if let Some(action) = best {
                    add(
                        &mut chosen,
                        **action,
                        Message::line(name, &[]).with("figure", Anima::by_word(figure)),
                    );
                }
            }
        }
        chosen
    }

    /// Each piece once, as near to the middle as it may lie.
    fn scenery(&self, actions: &[Action]) -> Chosen {
        let map = self.game.map();
        let unit = if self.ground.is_board() { 1000 } else { 1 };
        let middle = Place { x: map.width.0 / 2 / unit, y: map.depth.0 / 2 / unit };
        let mut pieces: Vec<u8> = actions.iter().filter_map(piece).collect();
        pieces.sort_unstable();
        pieces.dedup();
        let nearest = |of: u8| {
            let of_piece = actions.iter().filter(move |action| piece(action) == Some(of));
            of_piece.min_by_key(|action| place(action).map_or(i32::MAX, |at| self.ground.length(at, middle)))
        };
        let remark = |piece: u8| {
            let id = &self.game.content.pieces.get(usize::from(piece))?.id;
            Some(Message::line("offer-piece", &[]).name("piece", id.clone()))
        };
        pieces.into_iter().filter_map(|piece| Some((*nearest(piece)?, remark(piece)))).collect()
    }

    /// Who may infiltrate; of the places for a marker the nearest to the enemy, to the middle and to one's own zone; and
    /// each infiltrator at each marker once, on it if that can be.
    fn infiltrations(&self, actions: &[Action]) -> Chosen {
        let mut chosen: Chosen = Vec::new();
        let mut seen: Vec<(u8, u8)> = Vec::new();
        for action in actions {
            if let Action::Reveal { figure, marker, .. } = *action {
                if seen.contains(&(figure, marker)) {
                    continue;
                }
                seen.push((figure, marker));
            }
            if !matches!(action, Action::PlaceMarker(_)) {
                chosen.push((*action, self.remark(action)));
            }
        }
        if let Stage::PlaceMarkers { side, .. } = self.state.stage {
            let zone = self.state.zone[side.index()];
            let (own, enemy) = (self.middle(zone), self.middle(1 - zone.min(1)));
            let centre = Place { x: (own.x + enemy.x) / 2, y: (own.y + enemy.y) / 2 };
            for goal in [enemy, centre, own] {
                let far =
                    |action: &&Action| place(action).map_or(i32::MAX, |at| self.ground.length(at, goal));
                let nearest = actions.iter().filter(|action| place(action).is_some()).min_by_key(far);
                if let Some(action) = nearest
                    && !chosen.iter().any(|(known, _)| known == action)
                {
                    chosen.push((*action, None));
                }
            }
        }
        chosen
    }

    /// The middle of the zone and its two ends.
    fn flags(&self, actions: &[Action]) -> Chosen {
        let places = || actions.iter().filter_map(|action| Some((place(action)?, *action)));
        let (Some(low), Some(high)) = (places().min(), places().max()) else { return Vec::new() };
        let middle = Place { x: (low.0.x + high.0.x) / 2, y: (low.0.y + high.0.y) / 2 };
        let centre = places().min_by_key(|(at, _)| self.ground.length(*at, middle)).unwrap_or(low);
        let mut chosen: Chosen = Vec::new();
        for (_, action) in [low, centre, high] {
            if !chosen.iter().any(|(known, _)| *known == action) {
                chosen.push((action, None));
            }
        }
        chosen
    }

    /// The middle of a zone.
    fn middle(&self, zone: u8) -> Place {
        let zone = self.game.map().zones[usize::from(zone.min(1))];
        let unit = if self.ground.is_board() { 1000 } else { 1 };
        let (low, high) = (zone.low(), zone.high());
        Place { x: (low.x().0 + high.x().0) / 2 / unit, y: (low.y().0 + high.y().0) / 2 / unit }
    }
}

/// The square of the straight distance, which tells apart what is as many squares away.
fn square(one: Place, other: Place) -> i64 {
    let (x, y) = (i64::from(one.x) - i64::from(other.x), i64::from(one.y) - i64::from(other.y));
    x * x + y * y
}

/// How far a place is beside the middle of its zone.
fn straying(at: Place, middle: Place) -> i32 {
    (at.x - middle.x).abs() + (at.y - middle.y).abs()
}

/// Adds a choice once; what was said of it first stays.
fn add(chosen: &mut Chosen, action: Action, remark: Message) {
    if !chosen.iter().any(|(known, _)| *known == action) {
        chosen.push((action, Some(remark)));
    }
}

/// The character a choice is about.
fn subject(action: &Action) -> Option<u8> {
    match *action {
        Action::Deploy { figure, .. } | Action::Intercept { figure, .. } | Action::Reveal { figure, .. } => {
            Some(figure)
        }
        Action::Infiltrate(figure) => Some(figure),
        Action::Activate(figure) | Action::TakeShot(figure) => Some(figure),
        Action::Attack(target) | Action::Shoot(target) | Action::Push(target) => Some(target),
        Action::Charge { target, .. } | Action::Slam { target, .. } => Some(target),
        Action::Use { target, .. } | Action::Play { target, .. } => target,
        Action::Pick(figure) => Some(figure),
        Action::TakePlot(_)
        | Action::PlaceScenery { .. }
        | Action::ChooseEdge(_)
        | Action::PlaceMarker(_)
        | Action::SeekAt(_)
        | Action::StayOut
        | Action::PlaceFlag(_)
        | Action::First(_)
        | Action::End
        | Action::Move(_)
        | Action::Go(_)
        | Action::PushTo(_)
        | Action::Escape
        | Action::Seek
        | Action::Climb(_)
        | Action::TakeFlag
        | Action::Dodge
        | Action::Counter
        | Action::Gnosis
        | Action::Accept
        | Action::Choose(_)
        | Action::Put(_)
        | Action::LetBe
        | Action::Resign => None,
    }
}

/// Whose ability a choice uses, which, and with how much on top.
fn used(action: &Action) -> Option<(u8, u8, u8)> {
    let Action::Use { figure, ability, extra, .. } = *action else { return None };
    Some((figure, ability, extra))
}

fn piece(action: &Action) -> Option<u8> {
    if let Action::PlaceScenery { piece, .. } = action { Some(*piece) } else { None }
}

/// Where a choice leads.
pub(crate) fn place(action: &Action) -> Option<Place> {
    match *action {
        Action::PlaceScenery { place, .. } => Some(place),
        Action::Deploy { to, .. }
        | Action::Intercept { to, .. }
        | Action::Reveal { to, .. }
        | Action::Charge { to, .. }
        | Action::Slam { to, .. } => Some(to),
        Action::PlaceMarker(at) => Some(at),
        Action::PlaceFlag(at) | Action::Go(at) | Action::PushTo(at) | Action::Climb(at) | Action::Put(at) => {
            Some(at)
        }
        Action::Use { to, .. } => (to != Place::default()).then_some(to),
        Action::TakePlot(_)
        | Action::ChooseEdge(_)
        | Action::Infiltrate(_)
        | Action::SeekAt(_)
        | Action::StayOut
        | Action::First(_)
        | Action::Activate(_)
        | Action::End
        | Action::Move(_)
        | Action::Attack(_)
        | Action::Shoot(_)
        | Action::Push(_)
        | Action::Escape
        | Action::Seek
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
        | Action::Resign => None,
    }
}
