//! What is allowed, and the reason and rule when something is not. The one authority; it lists nothing.
//!
//! What can be seen without measuring is refused here, free of charge. On the table a distance is measured only after
//! the action points are taken, unless the match lets people measure first; on squares everybody can count, unless the
//! match plays blind.

mod cards;

use kernel::Seat;

use crate::action::Action;
use crate::cards::Kind;
use crate::content::{Measure, MeasureBlind};
use crate::game::Anima;
use crate::ground::{Detail, Ground};
use crate::refusal::{Hindrance, Illegal, NotThere, Unfit};
use crate::rules::berserk::{Drive, drive};
use crate::rules::cards::numbers::FORBIDDEN;
use crate::rules::cards::spirits::comes_back_active;
use crate::rules::cards::{Facts, aiming, using};
use crate::rules::innate::accumulates;
use crate::rules::price::{Deed, price};
use crate::rules::{
    self, attack, charge, combat, defend, infiltration, movement, orders, scenarios, setup, turn,
};
use crate::slug;
use crate::state::{
    Attack, AttackKind, AttackStep, Frame, Gait, Marks, Place, Placed, Side, Stage, State, Status,
};

pub(crate) type Checked = Result<(), Illegal>;

/// What is asked about: a game, a state and its ground.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub game: &'a Anima,
    pub state: &'a State,
    pub ground: &'a Ground,
}

pub(crate) fn check(game: &Anima, state: &State, ground: &Ground, seat: Seat, action: &Action) -> Checked {
    let not_now = || Illegal::NotNow { rule: rules::rule_now(state) };
    let side = Side::of(seat).ok_or_else(not_now)?;
    let look = Look { game, state, ground };
    let chooser = Anima::chooser(state).ok_or_else(|| look.unasked(side, action).unwrap_or_else(not_now))?;
    if *action == Action::Resign {
        return Ok(());
    }
    // Both sides take their plot cards as they like; only one of them is waited for.
    if let (Stage::TakePlot { .. }, Action::TakePlot(card)) = (state.stage, *action) {
        let points = setup::points_to_take(game, state, side).ok_or_else(not_now)?;
        return look.take_plot(side, points, card);
    }
    if chooser != side {
        return Err(not_now());
    }
    if let Some(judged) = look.cards(side, action) {
        return judged;
    }
    if let Some(attack) = attack(state) {
        return look.during_attack(attack, action).unwrap_or_else(|| Err(not_now()));
    }
    if let Some(&Frame::Found { marker, .. }) = state.stack.top() {
        return look.where_found(side, marker, action).unwrap_or_else(|| Err(not_now()));
    }
    let judged = match state.stage {
        Stage::Active { figure } => look.acting(figure, action),
        Stage::Moving { figure, gait, left, .. } => look.moving(figure, gait, left, action),
        Stage::TakePlot { .. }
        | Stage::PlaceScenery { .. }
        | Stage::ChooseEdge { .. }
        | Stage::Deploy { .. }
        | Stage::PlaceMarkers { .. }
        | Stage::Reveal { .. }
        | Stage::PlaceFlag { .. }
        | Stage::ChooseFirst { .. }
        | Stage::Act { .. } => look.between(side, action),
        Stage::SceneryCount
        | Stage::SceneryOrder { .. }
        | Stage::DeployRoll
        | Stage::FirstRoll
        | Stage::Doom { .. }
        | Stage::Acting { .. }
        | Stage::Acted { .. }
        | Stage::Phase(_)
        | Stage::Over(_) => None,
    };
    judged.unwrap_or_else(|| Err(not_now()))
}

/// Whether a distance that fails is refused rather than lost.
///
/// Rule: declare.checked
/// Rule: measure.blind
pub(crate) fn counts_distances(game: &Anima) -> bool {
    let edition = &game.content.edition;
    let blind = match game.measure() {
        Measure::Table => edition.blind,
        Measure::Board => edition.board.blind,
    };
    blind == MeasureBlind::Open
}

impl<'a> Look<'a> {
    pub fn facts(self) -> Facts<'a> {
        Facts::new(self.game, self.state, self.ground)
    }

    /// Why the target of an attack whose die is about to be rolled was not asked for a reaction.
    ///
    /// Rule: combat.accumulation
    fn unasked(self, side: Side, action: &Action) -> Option<Illegal> {
        let reacts = matches!(action, Action::Dodge | Action::Counter);
        let attack = attack(self.state).filter(|attack| {
            reacts && attack.step == AttackStep::AttackDie && Side::of_figure(attack.target) == side
        })?;
        let takes_it = accumulates(self.facts(), attack.target, Some(attack));
        takes_it.then_some(Illegal::Accumulates { figure: attack.target })
    }

    /// Setup, and choosing whom to activate. Nothing, where the stage does not ask for that.
    fn between(self, side: Side, action: &Action) -> Option<Checked> {
        match (self.state.stage, *action) {
            (Stage::PlaceScenery { .. }, Action::PlaceScenery { piece, place, quarters }) => {
                Some(self.scenery(Placed { place, piece, quarters }))
            }
            (Stage::ChooseEdge { .. }, Action::ChooseEdge(zone)) => {
                Some(if zone < 2 { Ok(()) } else { Err(Illegal::NoSuchZone) })
            }
            (Stage::Deploy { .. }, Action::Deploy { figure, to }) => Some(self.deploy(side, figure, to)),
            (Stage::Deploy { .. }, Action::Infiltrate(figure)) => Some(
                self.own(side, figure)
                    .and_then(|()| infiltration::may_infiltrate(self.game, self.state, self.ground, figure)),
            ),
            (Stage::PlaceMarkers { .. }, Action::PlaceMarker(at)) => {
                Some(self.ground.can_mark(self.game, self.state, side, at))
            }
            (Stage::Reveal { .. }, Action::Reveal { figure, marker, to }) => {
                Some(self.reveal(side, figure, marker, to))
            }
            (Stage::Reveal { .. }, Action::StayOut) => Some(Ok(())),
            (Stage::PlaceFlag { .. }, Action::PlaceFlag(at)) => {
                let inside =
                    self.ground.point_in_zone(self.game, self.state, self.state.zone[side.index()], at);
                Some(if inside { Ok(()) } else { Err(Illegal::FlagNotInZone { to: at }) })
            }
            (Stage::ChooseFirst { .. }, Action::First(_)) => Some(Ok(())),
            (Stage::Act { .. }, Action::Activate(figure)) => Some(self.activate(side, figure)),
            (_, _) => None,
        }
    }

    /// Rule: advantage.plot
    fn take_plot(self, side: Side, points: u8, card: u8) -> Checked {
        let known = self.game.content.advantages.get(usize::from(card));
        let roster = &self.game.form.parties[side.index()];
        let may = known.is_some_and(|known| known.points == points)
            && roster.plot_cards(&self.game.content, points).any(|other| other == card);
        if may { Ok(()) } else { Err(Illegal::NotThatPlotCard { points }) }
    }

    fn scenery(self, placed: Placed) -> Checked {
        if usize::from(placed.piece) >= self.game.content.pieces.len() || placed.quarters > 3 {
            return Err(Illegal::NoSuchPiece);
        }
        self.ground.can_place(self.game, self.state, placed).map_err(|problem| Illegal::Scenery { problem })
    }

    fn own(self, side: Side, figure: u8) -> Checked {
        if !self.state.exists(figure) {
            Err(Illegal::NoSuchFigure)
        } else if Side::of_figure(figure) != side {
            Err(Illegal::NotYours { figure })
        } else {
            Ok(())
        }
    }

    fn reveal(self, side: Side, figure: u8, marker: u8, to: Place) -> Checked {
        self.own(side, figure)?;
        infiltration::may_appear(self.game, self.state, self.ground, figure, marker, to)
    }

    /// The owner of a marker that was searched answers.
    fn where_found(self, side: Side, searched: u8, action: &Action) -> Option<Checked> {
        let wrong = |problem| Some(Err(Illegal::Infiltration { problem }));
        if let Action::Reveal { figure, marker, to } = *action {
            return if marker == searched {
                Some(self.reveal(side, figure, marker, to))
            } else {
                wrong(NotThere::NoSuchMarker)
            };
        }
        if *action != Action::StayOut {
            return None;
        }
        if infiltration::must_appear(self.game, self.state, self.ground, side, searched) {
            return wrong(NotThere::MustAppear);
        }
        Some(Ok(()))
    }

    fn deploy(self, side: Side, figure: u8, to: Place) -> Checked {
        self.own(side, figure)?;
        let place = self.state.figure(figure);
        if place.stands() || place.infiltrated() {
            return Err(Illegal::AlreadyDeployed { figure });
        }
        self.ground.can_deploy(self.game, self.state, figure, to)
    }

    /// Rule: turn.turned
    fn activate(self, side: Side, figure: u8) -> Checked {
        self.own(side, figure)?;
        let place = self.state.figure(figure);
        if !place.stands() && !comes_back_active(self.game, self.state, figure) {
            Err(Illegal::NotOnTable { figure })
        } else if place.marks.has(Marks::TURNED) {
            Err(Illegal::AlreadyTurned { figure })
        } else if place.marks.has(Marks::STUNNED) {
            Err(Illegal::Stunned { figure })
        } else if self.game.delays() && turn::waiting(self.game, self.state, side).contains(figure) {
            Err(Illegal::Delayed { figure })
        } else {
            Ok(())
        }
    }

    /// An active character's choices.
    fn acting(self, figure: u8, action: &Action) -> Option<Checked> {
        if let Some(given) = orders::given(self.game, self.state, figure)
            && let Some(Err(refusal)) = self.ordered(figure, &given, action)
        {
            return Some(Err(refusal));
        }
        let drive = drive(self.facts(), figure);
        let driven = match drive {
            Drive::None => Ok(()),
            Drive::Attack(_) | Drive::Charge(_) | Drive::Advance { .. } | Drive::Spent => {
                Err(Illegal::Berserk { figure })
            }
        };
        let able = if !self.state.figure(figure).stands() {
            Err(Illegal::NotOnTable { figure })
        } else if self.facts().suffers(figure, Status::Paralyzed) {
            Err(Illegal::Paralyzed { figure })
        } else {
            Ok(())
        };
        Some(match *action {
            Action::End => match drive {
                Drive::None | Drive::Spent => match using::has_to_use(self.facts(), figure) {
                    Some(_) => Err(Illegal::HasToUse { figure }),
                    None => Ok(()),
                },
                Drive::Attack(_) | Drive::Charge(_) | Drive::Advance { .. } => {
                    Err(Illegal::Berserk { figure })
                }
            },
            Action::Move(gait) => able.and_then(|()| self.declare_move(figure, gait, drive)),
            Action::Attack(target) => able.and_then(|()| self.attack(figure, target, drive)),
            Action::Shoot(target) => able.and_then(|()| self.shoot(figure, target, drive)),
            Action::Charge { target, to } => {
                able.and_then(|()| self.charge(figure, target, to, AttackKind::Charge, drive))
            }
            Action::Slam { target, to } => {
                able.and(driven).and_then(|()| self.charge(figure, target, to, AttackKind::Slam, drive))
            }
            Action::Push(target) => able.and(driven).and_then(|()| self.push(figure, target)),
            Action::Escape => able.and(driven).and_then(|()| self.escape(figure)),
            Action::Seek => able.and(driven).and_then(|()| self.seek(figure)),
            Action::SeekAt(marker) => {
                able.and(driven).and_then(|()| self.seek(figure)).and_then(|()| self.name(figure, marker))
            }
            Action::Climb(to) => able.and(driven).and_then(|()| self.climb(figure, to)),
            Action::TakeFlag => able.and(driven).and_then(|()| self.take_flag(figure)),
            Action::TakePlot(_)
            | Action::PlaceScenery { .. }
            | Action::ChooseEdge(_)
            | Action::Deploy { .. }
            | Action::Infiltrate(_)
            | Action::PlaceMarker(_)
            | Action::Reveal { .. }
            | Action::StayOut
            | Action::PlaceFlag(_)
            | Action::First(_)
            | Action::Activate(_)
            | Action::Go(_)
            | Action::PushTo(_)
            | Action::Intercept { .. }
            | Action::TakeShot(_)
            | Action::Dodge
            | Action::Counter
            | Action::Use { .. }
            | Action::Play { .. }
            | Action::Gnosis
            | Action::Accept
            | Action::Pick(_)
            | Action::Choose(_)
            | Action::Put(_)
            | Action::LetBe
            | Action::Resign => return None,
        })
    }

    /// What an order leaves of the choices of whoever acts by it; nothing, where it says nothing about them.
    fn ordered(self, figure: u8, given: &orders::Given<'_>, action: &Action) -> Option<Checked> {
        let allowed = |may: bool| Some(if may { Ok(()) } else { Err(Illegal::Ordered { figure }) });
        let aimed = |kind: Kind, target: u8| {
            let there = self.state.exists(target);
            allowed(given.allows(kind) && there && given.may_aim(self.facts(), figure, target))
        };
        match *action {
            Action::End => allowed(orders::may_leave(self.facts(), figure, given)),
            Action::Move(gait) => allowed(given.allows(gait.kind())),
            Action::Attack(target) => aimed(Kind::Attack, target),
            Action::Shoot(target) => aimed(Kind::RangedAttack, target),
            Action::Charge { target, .. } => aimed(Kind::Charge, target),
            Action::Seek | Action::SeekAt(_) => allowed(given.allows(Kind::Seek)),
            Action::Push(_) | Action::Slam { .. } | Action::Escape | Action::Climb(_) | Action::TakeFlag => {
                allowed(false)
            }
            Action::TakePlot(_)
            | Action::PlaceScenery { .. }
            | Action::ChooseEdge(_)
            | Action::Deploy { .. }
            | Action::Infiltrate(_)
            | Action::PlaceMarker(_)
            | Action::Reveal { .. }
            | Action::StayOut
            | Action::PlaceFlag(_)
            | Action::First(_)
            | Action::Activate(_)
            | Action::Go(_)
            | Action::PushTo(_)
            | Action::Intercept { .. }
            | Action::TakeShot(_)
            | Action::Dodge
            | Action::Counter
            | Action::Use { .. }
            | Action::Play { .. }
            | Action::Gnosis
            | Action::Accept
            | Action::Pick(_)
            | Action::Choose(_)
            | Action::Put(_)
            | Action::LetBe
            | Action::Resign => None,
        }
    }

    /// Rule: action.cost
    fn afford(self, figure: u8, cost: u8) -> Checked {
        let has = self.state.figure(figure).actions;
        if cost == FORBIDDEN {
            return Err(Illegal::Forbidden { figure });
        }
        if has < cost { Err(Illegal::TooFewActions { cost, has }) } else { Ok(()) }
    }

    /// Rule: move.once
    /// Rule: move.engaged
    fn may_move(self, figure: u8) -> Checked {
        movement::may_move(self.facts(), figure, &movement::plainly(self.facts(), figure))
    }

    fn declare_move(self, figure: u8, gait: Gait, drive: Drive) -> Checked {
        match drive {
            Drive::None | Drive::Advance { moves: true, .. } => {}
            Drive::Attack(_) | Drive::Charge(_) | Drive::Advance { moves: false, .. } | Drive::Spent => {
                return Err(Illegal::Berserk { figure });
            }
        }
        self.afford(figure, price(self.facts(), figure, Deed::Move(gait)))?;
        self.may_move(figure)
    }

    /// An enemy on the table that can be aimed at.
    ///
    /// Rule: attack.enemy_only
    /// Rule: hidden.untargetable
    fn aim(self, figure: u8, target: u8, kind: AttackKind) -> Checked {
        if !self.state.exists(target) {
            return Err(Illegal::NoSuchFigure);
        }
        let place = self.state.figure(target);
        if Side::of_figure(target) == Side::of_figure(figure) {
            Err(Illegal::NotAnEnemy { figure: target })
        } else if !place.stands() {
            Err(Illegal::NotOnTable { figure: target })
        } else if movement::is_hidden_from(self.facts(), figure, target) {
            Err(Illegal::Hidden { figure: target })
        } else if movement::is_barred(self.facts(), &self.line(figure, target, kind)) {
            Err(Illegal::Barred { figure: target })
        } else {
            Ok(())
        }
    }

    fn line(self, figure: u8, target: u8, kind: AttackKind) -> Attack {
        Attack::new(figure, target, kind, self.state.figure(figure).place)
    }

    /// The price of a basic attack at somebody.
    fn strikes_for(self, figure: u8, kind: AttackKind, target: u8) -> u8 {
        price(self.facts(), figure, Deed::StrikeAt { kind, target })
    }

    /// Rule: attack.choose
    fn attack(self, figure: u8, target: u8, drive: Drive) -> Checked {
        match drive {
            Drive::None | Drive::Attack(_) => {}
            Drive::Charge(_) | Drive::Advance { .. } | Drive::Spent => {
                return Err(Illegal::Berserk { figure });
            }
        }
        self.aim(figure, target, AttackKind::Melee)?;
        self.afford(figure, self.strikes_for(figure, AttackKind::Melee, target))?;
        self.in_contact(figure, target)
    }

    /// Rule: engage.height
    fn in_contact(self, figure: u8, target: u8) -> Checked {
        if movement::strikes(self.facts(), figure).contains(target) {
            return Ok(());
        }
        if self.state.figure(figure).marks.has(Marks::ESCAPED) {
            return Err(Illegal::NotEngaged { figure, rule: slug::ESCAPE_AFTER });
        }
        let apart = self.ground.beside(self.state, figure, target)
            && !self.ground.contact(self.state, figure, target);
        let rule = if apart { slug::ENGAGE_HEIGHT } else { slug::ATTACK_CHOOSE };
        Err(Illegal::NotInContact { target, rule })
    }

    /// Rule: ranged.engaged_shooter
    /// Rule: ranged.sight
    /// Rule: ranged.range
    fn shoot(self, figure: u8, target: u8, drive: Drive) -> Checked {
        match drive {
            Drive::None => {}
            Drive::Advance { shots, .. } if !shots.is_empty() => {}
            Drive::Attack(_) | Drive::Charge(_) | Drive::Advance { .. } | Drive::Spent => {
                return Err(Illegal::Berserk { figure });
            }
        }
        self.game.card(self.state, figure).range.ok_or(Illegal::NoRangedAttack { figure })?;
        self.aim(figure, target, AttackKind::Ranged)?;
        self.afford(figure, self.strikes_for(figure, AttackKind::Ranged, target))?;
        let shot = self.line(figure, target, AttackKind::Ranged);
        if combat::is_kept_from_shooting(self.facts(), &shot) {
            return Err(Illegal::Engaged { figure, rule: slug::RANGED_ENGAGED_SHOOTER });
        }
        if !combat::may_shoot_at(self.facts(), &shot) {
            return Err(Illegal::InContact { target, rule: slug::ESCAPE_AFTER });
        }
        if !combat::aims(self.facts(), &shot) {
            let by = self.ground.screens(self.game, self.state, figure, target).first().copied();
            return Err(Illegal::NoSight { target, by });
        }
        if counts_distances(self.game) && !combat::is_in_range(self.facts(), &shot) {
            let reach = combat::basic_range(self.facts(), figure, target);
            let gap = self.ground.gap(self.state, combat::origin(self.facts(), &shot), target);
            return Err(Illegal::OutOfRange { target, gap, reach, rule: slug::RANGED_RANGE });
        }
        Ok(())
    }

    /// Rule: charge.target
    fn charge(self, figure: u8, target: u8, to: Place, kind: AttackKind, drive: Drive) -> Checked {
        if kind == AttackKind::Slam && !self.game.content.edition.manoeuvres.slam {
            return Err(Illegal::NotInEdition { rule: slug::ACTION_SLAM });
        }
        match drive {
            Drive::None => {}
            Drive::Charge(nearest) if nearest.contains(target) => {}
            Drive::Charge(_) => return Err(Illegal::NotNearest { figure: target }),
            Drive::Attack(_) | Drive::Advance { .. } | Drive::Spent => {
                return Err(Illegal::Berserk { figure });
            }
        }
        // A slam is aimed as a charge is.
        self.aim(figure, target, AttackKind::Charge)?;
        self.afford(figure, self.strikes_for(figure, kind, target))?;
        self.may_move(figure)?;
        if self.ground.contact(self.state, figure, target) {
            return Err(Illegal::InContact { target, rule: slug::CHARGE_TARGET });
        }
        let charge = Attack::new(figure, target, kind, self.state.figure(figure).place);
        let line = self.ground.charge_line(self.game, self.state, &charge, to)?;
        let reach = charge::allowance_at(self.facts(), figure, target);
        if counts_distances(self.game) && line.cost > reach {
            return Err(Illegal::OutOfRange { target, gap: line.cost, reach, rule: slug::CHARGE_LINE });
        }
        Ok(())
    }

    fn push(self, figure: u8, target: u8) -> Checked {
        if !self.game.content.edition.manoeuvres.push {
            return Err(Illegal::NotInEdition { rule: slug::ACTION_PUSH });
        }
        self.aim(figure, target, AttackKind::Push)?;
        self.afford(figure, self.strikes_for(figure, AttackKind::Push, target))?;
        if self.state.figure(figure).marks.has(Marks::MOVED) {
            return Err(Illegal::AlreadyMoved { figure });
        }
        if movement::in_reach(self.state, self.ground, figure).contains(target) {
            return Ok(());
        }
        self.in_contact(figure, target).and(Err(Illegal::NotInContact { target, rule: slug::ATTACK_CHOOSE }))
    }

    fn escape(self, figure: u8) -> Checked {
        if movement::engaged(self.state, self.ground, figure).is_empty() {
            return Err(Illegal::NotEngaged { figure, rule: slug::ACTION_ESCAPE });
        }
        self.afford(figure, price(self.facts(), figure, Deed::Escape))
    }

    /// Rule: action.repeat
    fn seek(self, figure: u8) -> Checked {
        if self.state.figure(figure).marks.has(Marks::SOUGHT) {
            return Err(Illegal::AlreadySought { figure });
        }
        self.afford(figure, price(self.facts(), figure, Deed::Seek))
    }

    /// A marker that is seen and, where distances are known, in the zone of control.
    fn name(self, figure: u8, marker: u8) -> Checked {
        let at = infiltration::may_name(self.game, self.state, self.ground, figure, marker)?;
        let reach = self.game.content.edition.zone_of_control.0;
        let gap = self.ground.gap_to_marker(self.state, figure, at);
        if counts_distances(self.game) && gap > reach {
            return Err(Illegal::Infiltration { problem: NotThere::TooFar { gap, reach } });
        }
        Ok(())
    }

    fn climb(self, figure: u8, to: Place) -> Checked {
        if !self.game.content.edition.manoeuvres.climb {
            return Err(Illegal::NotInEdition { rule: slug::ACTION_CLIMB });
        }
        self.afford(figure, price(self.facts(), figure, Deed::Climb))?;
        self.may_move(figure)?;
        self.ground.climb(self.game, self.state, figure, to)
    }

    fn take_flag(self, figure: u8) -> Checked {
        if scenarios::flag_in_reach(self.game, self.state, self.ground, figure).is_none() {
            return Err(Illegal::NoFlag);
        }
        self.afford(figure, price(self.facts(), figure, Deed::TakeFlag))
    }

    /// A declared movement goes on or stops.
    fn moving(self, figure: u8, gait: Gait, left: i32, action: &Action) -> Option<Checked> {
        let driven = self.state.figure(figure).driven();
        let approach = || self.ground.approach(self.game, self.state, figure, gait, left);
        match *action {
            Action::End => {
                Some(if driven && approach().goes_on() { Err(Illegal::Berserk { figure }) } else { Ok(()) })
            }
            Action::Go(to) => Some(
                self.ground
                    .journey(self.game, self.state, figure, (gait, left), to, Detail::Bare)
                    .map_err(|hindrance| Illegal::Way { hindrance })
                    .and_then(|journey| {
                        let near = !driven || approach().will_do(self.state, figure, journey.to);
                        if near { Ok(()) } else { Err(Illegal::NotNearEnough { figure }) }
                    }),
            ),
            Action::TakePlot(_)
            | Action::PlaceScenery { .. }
            | Action::ChooseEdge(_)
            | Action::Deploy { .. }
            | Action::Infiltrate(_)
            | Action::PlaceMarker(_)
            | Action::Reveal { .. }
            | Action::StayOut
            | Action::SeekAt(_)
            | Action::PlaceFlag(_)
            | Action::First(_)
            | Action::Activate(_)
            | Action::Move(_)
            | Action::Attack(_)
            | Action::Shoot(_)
            | Action::Charge { .. }
            | Action::Push(_)
            | Action::Slam { .. }
            | Action::PushTo(_)
            | Action::Escape
            | Action::Seek
            | Action::Climb(_)
            | Action::TakeFlag
            | Action::Intercept { .. }
            | Action::TakeShot(_)
            | Action::Dodge
            | Action::Counter
            | Action::Use { .. }
            | Action::Play { .. }
            | Action::Gnosis
            | Action::Accept
            | Action::Pick(_)
            | Action::Choose(_)
            | Action::Put(_)
            | Action::LetBe
            | Action::Resign => None,
        }
    }

    /// Answers to an attack.
    fn during_attack(self, attack: &Attack, action: &Action) -> Option<Checked> {
        match (attack.step, *action) {
            (AttackStep::Defend | AttackStep::React, Action::LetBe) => Some(Ok(())),
            (AttackStep::Defend, Action::Intercept { figure, to }) => {
                Some(self.intercept(attack, figure, to))
            }
            (AttackStep::Aim, Action::Pick(figure)) => {
                let open = figure < 32 && aiming::still_open(self.facts(), attack).contains(figure);
                Some(if open { Ok(()) } else { Err(Illegal::NotAmongThem { figure }) })
            }
            (AttackStep::Defend, Action::TakeShot(figure)) => Some(self.take_shot(attack, figure)),
            (AttackStep::React, Action::Dodge) => Some(combat::may_dodge(self.facts(), attack)),
            (AttackStep::React, Action::Counter) => Some(combat::may_counter(self.facts(), attack)),
            (AttackStep::PushTo, Action::PushTo(to)) => {
                let away = self.ground.is_away(self.state, attack, to);
                Some(if away { Ok(()) } else { Err(Illegal::NotThatWay { to }) })
            }
            (_, _) => None,
        }
    }

    fn intercept(self, attack: &Attack, figure: u8, to: Place) -> Checked {
        let unfit = |why| Illegal::CannotIntercept { figure, why };
        if !matches!(attack.kind, AttackKind::Charge | AttackKind::Slam) {
            return Err(Illegal::NotNow { rule: slug::DEFEND_TAKE_SHOT });
        }
        if !self.state.exists(figure) {
            return Err(Illegal::NoSuchFigure);
        }
        defend::may_intercept(self.game, self.state, self.ground, attack, figure).map_err(unfit)?;
        match self.ground.interception(self.game, self.state, figure, attack, to) {
            Ok(_) => Ok(()),
            Err(Hindrance::TooFar { .. } | Hindrance::Nowhere) => Err(unfit(Unfit::TooFar)),
            Err(hindrance) => Err(Illegal::Way { hindrance }),
        }
    }

    fn take_shot(self, attack: &Attack, figure: u8) -> Checked {
        if attack.kind != AttackKind::Ranged {
            return Err(Illegal::NotNow { rule: slug::DEFEND_INTERCEPT_CHARGE });
        }
        if !self.state.exists(figure) {
            return Err(Illegal::NoSuchFigure);
        }
        defend::may_shield(self.game, self.state, self.ground, attack, figure)
            .map_err(|why| Illegal::CannotShield { figure, why })
    }
}
