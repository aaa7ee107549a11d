//! The choices of a seat, listed: all of them on squares, a good sample on the table. Calls no check: the contract holds
//! the two against each other.

mod cards;

use kernel::{Kind, Kinds, Seat};

use crate::action::Action;
use crate::cards::{Kind as CardKind, Moment, What};
use crate::check::counts_distances;
use crate::game::Anima;
use crate::ground::Ground;
use crate::kinds;
use crate::rules::berserk::{Drive, drive};
use crate::rules::cards::using::{self, Occasion};
use crate::rules::cards::{Facts, aiming};
use crate::rules::price::{Deed, price};
use crate::rules::{attack, charge, combat, defend, infiltration, movement, orders, scenarios, setup, turn};
use crate::state::{
    Attack, AttackKind, AttackStep, Figures, Frame, Gait, Marks, Place, Side, Stage, State, Status,
};

pub(crate) fn list(
    game: &Anima,
    state: &State,
    ground: &Ground,
    seat: Seat,
    kinds: Kinds,
    out: &mut Vec<Action>,
) {
    let (Some(side), Some(chooser)) = (Side::of(seat), Anima::chooser(state)) else { return };
    let out = &mut List { kinds, out };
    if chooser == side {
        let lister = Lister { game, state, ground, kinds };
        match (attack(state), state.stack.top()) {
            (_, _) if lister.cards(side, out) => {}
            (Some(attack), _) => lister.answers(attack, out),
            (None, Some(&Frame::Found { marker, .. })) => lister.where_found(side, marker, out),
            (None, _) => lister.stage(side, out),
        }
    }
    if let (Stage::TakePlot { .. }, Some(points)) = (state.stage, setup::points_to_take(game, state, side)) {
        out.extend(game.form.parties[side.index()].plot_cards(&game.content, points).map(Action::TakePlot));
    }
    out.push(Action::Resign);
}

/// The choices found so far, of the kinds that were asked for.
pub struct List<'a> {
    kinds: Kinds,
    out: &'a mut Vec<Action>,
}

impl List<'_> {
    #[inline]
    pub fn push(&mut self, action: Action) {
        if self.kinds.has(kinds::kind(&action)) {
            self.out.push(action);
        }
    }

    #[inline]
    pub fn extend(&mut self, actions: impl IntoIterator<Item = Action>) {
        actions.into_iter().for_each(|action| self.push(action));
    }

    /// Each choice once, where neighbours may be the same.
    pub fn dedup(&mut self) {
        self.out.dedup();
    }

    /// Each choice once, in their own order.
    pub fn sort_and_dedup(&mut self) {
        self.out.sort_unstable();
        self.out.dedup();
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Lister<'a> {
    pub game: &'a Anima,
    pub state: &'a State,
    pub ground: &'a Ground,
    /// Only what is of these kinds is listed.
    pub kinds: Kinds,
}

impl<'a> Lister<'a> {
    pub fn facts(self) -> Facts<'a> {
        Facts::new(self.game, self.state, self.ground)
    }

    pub fn wants(self, kind: Kind) -> bool {
        self.kinds.has(kind)
    }

    fn wants_any<const N: usize>(self, kinds: [Kind; N]) -> bool {
        kinds.into_iter().any(|kind| self.wants(kind))
    }

    fn stage(self, side: Side, out: &mut List<'_>) {
        match self.state.stage {
            Stage::Active { figure } => self.acting(figure, out),
            Stage::Moving { figure, gait, left, .. } => self.moving(figure, gait, left, out),
            Stage::PlaceScenery { .. } => self.ground.list_scenery(self.game, self.state, out),
            Stage::ChooseEdge { .. } => out.extend([Action::ChooseEdge(0), Action::ChooseEdge(1)]),
            Stage::Deploy { .. } => {
                for figure in setup::undeployed(self.state, side) {
                    self.ground.list_deployments(self.game, self.state, figure, |to| {
                        out.push(Action::Deploy { figure, to });
                    });
                    if infiltration::may_infiltrate(self.game, self.state, self.ground, figure).is_ok() {
                        out.push(Action::Infiltrate(figure));
                    }
                }
            }
            Stage::PlaceMarkers { .. } => {
                let place = |at| out.push(Action::PlaceMarker(at));
                self.ground.list_marker_places(self.game, self.state, side, place);
            }
            Stage::Reveal { .. } => {
                for marker in 0..self.state.markers[side.index()].places().len() as u8 {
                    self.reveals(side, marker, out);
                }
                for figure in self.state.standing(side).iter() {
                    if self.state.figure(figure).marks.has(Marks::SURFACED) {
                        self.abilities(figure, Occasion::Surfaced, out);
                    }
                }
                out.push(Action::StayOut);
            }
            Stage::PlaceFlag { .. } => {
                self.ground.list_zone(self.game, self.state, self.state.zone[side.index()], |at| {
                    out.push(Action::PlaceFlag(at));
                });
            }
            Stage::ChooseFirst { .. } => out.extend(Side::BOTH.map(Action::First)),
            Stage::Act { .. } => {
                out.extend(turn::unturned(self.game, self.state, side).map(Action::Activate));
                self.on_own_go(side, None, out);
            }
            Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::DeployRoll
            | Stage::TakePlot { .. }
            | Stage::FirstRoll
            | Stage::Doom { .. }
            | Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Phase(_)
            | Stage::Over(_) => {}
        }
    }

    /// Reactive abilities, which a side may use on its own go too, whoever is active.
    fn on_own_go(self, side: Side, active: Option<u8>, out: &mut List<'_>) {
        let bit = Moment::Between.bit();
        if !self.wants(kinds::USE) || self.game.all_windows() & bit == 0 {
            return;
        }
        let there = Figures(self.state.standing(side).0 | self.state.away(side).0);
        for figure in there.iter().filter(|&figure| Some(figure) != active) {
            if self.game.windows(self.state, figure) & bit != 0 {
                self.abilities(figure, Occasion::OwnGo, out);
            }
        }
    }

    fn reveals(self, side: Side, marker: u8, out: &mut List<'_>) {
        infiltration::list_places(self.game, self.state, self.ground, side, marker, |figure, to| {
            out.push(Action::Reveal { figure, marker, to });
        });
    }

    fn where_found(self, side: Side, marker: u8, out: &mut List<'_>) {
        self.reveals(side, marker, out);
        if !infiltration::must_appear(self.game, self.state, self.ground, side, marker) {
            out.push(Action::StayOut);
        }
    }

    fn acting(self, figure: u8, out: &mut List<'_>) {
        if let Some(given) = orders::given(self.game, self.state, figure) {
            return self.ordered(figure, &given, out);
        }
        let place = self.state.figure(figure);
        let drive = drive(self.facts(), figure);
        let free = drive == Drive::None || drive == Drive::Spent;
        if free && using::has_to_use(self.facts(), figure).is_none() {
            out.push(Action::End);
        }
        self.on_own_go(Side::of_figure(figure), Some(figure), out);
        if self.facts().suffers(figure, Status::Paralyzed) {
            return;
        }
        match drive {
            Drive::Spent => {}
            Drive::Attack(targets) => {
                self.attacks(figure, targets, out);
                self.own_abilities(figure, out);
            }
            Drive::Charge(targets) => {
                self.lines(figure, targets, |target, to| out.push(Action::Charge { target, to }));
            }
            Drive::Advance { shots, moves } => {
                if moves {
                    self.gaits(figure, out);
                }
                out.extend(shots.iter().map(Action::Shoot));
                self.own_abilities(figure, out);
            }
            Drive::None => {
                if place.stands() {
                    self.free_to_act(figure, out);
                }
                self.own_abilities(figure, out);
            }
        }
    }

    /// What somebody may do who acts by an order: what it might do at any other time, as far as that goes.
    fn ordered(self, figure: u8, given: &orders::Given<'_>, out: &mut List<'_>) {
        if orders::may_leave(self.facts(), figure, given) {
            out.push(Action::End);
        }
        self.on_own_go(Side::of_figure(figure), Some(figure), out);
        let place = self.state.figure(figure);
        if self.facts().suffers(figure, Status::Paralyzed) || !place.stands() {
            return;
        }
        let mut all = Vec::new();
        let basic = self.kinds.minus(kinds::NEVER_ORDERED);
        Lister { kinds: basic, ..self }.free_to_act(figure, &mut List { kinds: basic, out: &mut all });
        let open = |action: &Action| {
            let (kind, target) = if let Action::Move(gait) = *action {
                (gait.kind(), None)
            } else if let Action::Attack(target) = *action {
                (CardKind::Attack, Some(target))
            } else if let Action::Shoot(target) = *action {
                (CardKind::RangedAttack, Some(target))
            } else if let Action::Charge { target, .. } = *action {
                (CardKind::Charge, Some(target))
            } else {
                (CardKind::Seek, None)
            };
            let aimed = |target: u8| given.may_aim(self.facts(), figure, target);
            given.allows(kind) && target.is_none_or(aimed)
        };
        out.extend(all.into_iter().filter(open));
        self.own_abilities(figure, out);
    }

    /// What the abilities of whoever acts let it do.
    fn own_abilities(self, figure: u8, out: &mut List<'_>) {
        let between = self.game.windows(self.state, figure) & Moment::Between.bit() != 0;
        if self.wants(kinds::USE) && (between || self.game.is_active(self.state, figure)) {
            self.abilities(figure, Occasion::Active, out);
        }
    }

    fn free_to_act(self, figure: u8, out: &mut List<'_>) {
        let edition = &self.game.content.edition;
        let place = self.state.figure(figure);
        if !self.kinds.meets(kinds::FREE) {
            return;
        }
        let in_reach = || movement::in_reach(self.state, self.ground, figure);
        let has = place.actions;
        if self.kinds.meets(kinds::MOVES) && self.may_set_off(figure) {
            let charges = self.wants(kinds::CHARGE) && self.may_afford(figure, AttackKind::Charge);
            let slams = self.wants(kinds::SLAM)
                && edition.manoeuvres.slam
                && has >= price(self.facts(), figure, Deed::Strike(AttackKind::Slam));
            self.gaits(figure, out);
            let enemies = if charges || slams {
                self.visible_enemies(figure, AttackKind::Charge)
            } else {
                Figures::NONE
            };
            self.lines(figure, enemies, |target, to| {
                let charges = charges && self.affords(figure, AttackKind::Charge, target);
                out.extend(charges.then_some(Action::Charge { target, to }));
                out.extend(slams.then_some(Action::Slam { target, to }));
            });
            if self.wants(kinds::CLIMB)
                && edition.manoeuvres.climb
                && has >= price(self.facts(), figure, Deed::Climb)
            {
                let ground = self.ground;
                ground.list_climbs(self.game, self.state, figure, |to| out.push(Action::Climb(to)));
            }
        }
        self.shots(figure, out);
        if self.wants(kinds::ESCAPE)
            && !place.hidden()
            && !in_reach().is_empty()
            && has >= price(self.facts(), figure, Deed::Escape)
        {
            out.push(Action::Escape);
        }
        if self.wants(kinds::ATTACK) {
            self.attacks(figure, movement::strikes(self.facts(), figure), out);
        }
        if self.wants(kinds::PUSH)
            && edition.manoeuvres.push
            && !place.marks.has(Marks::MOVED)
            && has >= price(self.facts(), figure, Deed::Strike(AttackKind::Push))
        {
            out.extend(in_reach().iter().map(Action::Push));
        }
        if self.wants_any([kinds::SEEK, kinds::SEEK_AT])
            && has >= price(self.facts(), figure, Deed::Seek)
            && !place.marks.has(Marks::SOUGHT)
        {
            out.push(Action::Seek);
            if self.wants(kinds::SEEK_AT) {
                self.searches(figure, out);
            }
        }
        if self.wants(kinds::TAKE_FLAG)
            && has >= price(self.facts(), figure, Deed::TakeFlag)
            && scenarios::flag_in_reach(self.game, self.state, self.ground, figure).is_some()
        {
            out.push(Action::TakeFlag);
        }
    }

    /// Whether a figure has not moved yet and nothing keeps it where it is.
    fn may_set_off(self, figure: u8) -> bool {
        let facts = self.facts();
        !movement::has_moved(facts, figure)
            && movement::held(facts, figure, &movement::plainly(facts, figure)).is_empty()
            && !facts.has(figure, None, &What::Rooted)
    }

    fn searches(self, figure: u8, out: &mut List<'_>) {
        let reach = self.game.content.edition.zone_of_control.0;
        let markers = self.state.markers[Side::of_figure(figure).other().index()];
        for (marker, &at) in (0..).zip(markers.places()) {
            let near =
                !counts_distances(self.game) || self.ground.gap_to_marker(self.state, figure, at) <= reach;
            if near && self.ground.sees_marker(self.game, self.state, figure, at) {
                out.push(Action::SeekAt(marker));
            }
        }
    }

    /// Whether a basic attack can be afforded, or might be at somebody who makes it cheaper.
    fn may_afford(self, figure: u8, kind: AttackKind) -> bool {
        self.facts().costs_by_target()
            || self.state.figure(figure).actions >= price(self.facts(), figure, Deed::Strike(kind))
    }

    /// Whether a basic attack at somebody can be afforded, where the target may make a difference.
    fn affords(self, figure: u8, kind: AttackKind, target: u8) -> bool {
        let facts = self.facts();
        !facts.costs_by_target()
            || self.state.figure(figure).actions >= price(facts, figure, Deed::StrikeAt { kind, target })
    }

    fn visible_enemies(self, figure: u8, kind: AttackKind) -> Figures {
        let enemies = self.state.standing(Side::of_figure(figure).other());
        let place = self.state.figure(figure).place;
        let line = |enemy: u8| Attack::new(figure, enemy, kind, place);
        let open = |&enemy: &u8| {
            !movement::is_hidden_from(self.facts(), figure, enemy)
                && !movement::is_barred(self.facts(), &line(enemy))
        };
        enemies.iter().filter(open).fold(Figures::NONE, Figures::with)
    }

    fn gaits(self, figure: u8, out: &mut List<'_>) {
        let has = self.state.figure(figure).actions;
        for gait in [Gait::Free, Gait::Walk, Gait::Run] {
            let action = Action::Move(gait);
            if self.wants(kinds::kind(&action)) && has >= price(self.facts(), figure, Deed::Move(gait)) {
                out.push(action);
            }
        }
    }

    fn attacks(self, figure: u8, targets: Figures, out: &mut List<'_>) {
        if self.may_afford(figure, AttackKind::Melee) {
            let open = targets.iter().filter(|&target| self.affords(figure, AttackKind::Melee, target));
            out.extend(open.map(Action::Attack));
        }
    }

    fn shots(self, figure: u8, out: &mut List<'_>) {
        if !self.wants(kinds::SHOOT) || self.game.card(self.state, figure).range.is_none() {
            return;
        }
        if !self.may_afford(figure, AttackKind::Ranged) {
            return;
        }
        let open = self.visible_enemies(figure, AttackKind::Ranged).iter();
        for target in open.filter(|&target| self.affords(figure, AttackKind::Ranged, target)) {
            let place = self.state.figure(figure).place;
            let shot = Attack::new(figure, target, AttackKind::Ranged, place);
            let near = !counts_distances(self.game) || combat::is_in_range(self.facts(), &shot);
            let kept = combat::is_kept_from_shooting(self.facts(), &shot);
            if near && !kept && combat::may_shoot_at(self.facts(), &shot) && combat::aims(self.facts(), &shot)
            {
                out.push(Action::Shoot(target));
            }
        }
    }

    /// The straight ways to where these can be struck by a charge.
    fn lines(self, figure: u8, targets: Figures, mut found: impl FnMut(u8, Place)) {
        for target in targets.iter().filter(|&target| !self.ground.contact(self.state, figure, target)) {
            let reach = charge::allowance_at(self.facts(), figure, target);
            let longest = if counts_distances(self.game) { reach } else { i32::MAX };
            let charge = Attack::new(figure, target, AttackKind::Charge, self.state.figure(figure).place);
            self.ground.list_charges(self.game, self.state, &charge, longest, |to| found(target, to));
        }
    }

    fn moving(self, figure: u8, gait: Gait, left: i32, out: &mut List<'_>) {
        let (game, state, ground) = (self.game, self.state, self.ground);
        if !state.figure(figure).driven() {
            if !self.wants(kinds::GO) {
                return out.push(Action::End);
            }
            ground.list_journeys(game, state, figure, gait, left, |to| out.push(Action::Go(to)));
            return out.push(Action::End);
        }
        let approach = ground.approach(game, state, figure, gait, left);
        ground.list_journeys(game, state, figure, gait, left, |to| {
            let end = ground.end_of(game, state, figure, (gait, left), to);
            if approach.will_do(state, figure, end) {
                out.push(Action::Go(to));
            }
        });
        if !approach.goes_on() {
            out.push(Action::End);
        }
    }

    fn answers(self, attack: &Attack, out: &mut List<'_>) {
        match attack.step {
            AttackStep::Defend if !self.wants_any([kinds::TAKE_SHOT, kinds::INTERCEPT]) => {
                out.push(Action::LetBe);
            }
            AttackStep::Defend => {
                for figure in self.state.standing(Side::of_figure(attack.target)).iter() {
                    if attack.kind == AttackKind::Ranged {
                        if defend::may_shield(self.game, self.state, self.ground, attack, figure).is_ok() {
                            out.push(Action::TakeShot(figure));
                        }
                    } else if defend::may_intercept(self.game, self.state, self.ground, attack, figure)
                        .is_ok()
                    {
                        self.ground.list_interceptions(self.game, self.state, figure, attack, |to| {
                            out.push(Action::Intercept { figure, to });
                        });
                    }
                }
                out.push(Action::LetBe);
            }
            AttackStep::React => {
                if self.wants(kinds::DODGE) && combat::may_dodge(self.facts(), attack).is_ok() {
                    out.push(Action::Dodge);
                }
                if self.wants(kinds::COUNTER) && combat::may_counter(self.facts(), attack).is_ok() {
                    out.push(Action::Counter);
                }
                self.special_answers(attack, out);
                out.push(Action::LetBe);
            }
            AttackStep::AfterRoll => {
                if self.wants(kinds::DODGE) && combat::may_dodge_late(self.facts(), attack).is_ok() {
                    out.push(Action::Dodge);
                }
                self.special_answers(attack, out);
                out.push(Action::LetBe);
            }
            AttackStep::Aim => {
                out.extend(aiming::still_open(self.facts(), attack).iter().map(Action::Pick));
            }
            AttackStep::PushTo => {
                self.ground.list_pushes(self.state, attack, |to| out.push(Action::PushTo(to)));
            }
            AttackStep::Arrived
            | AttackStep::BeforeRoll
            | AttackStep::DefenseDie
            | AttackStep::AttackDie
            | AttackStep::Resolve
            | AttackStep::Hurt
            | AttackStep::Throw
            | AttackStep::Follow
            | AttackStep::Next
            | AttackStep::Between
            | AttackStep::Over
            | AttackStep::Answered => {}
        }
    }
}
