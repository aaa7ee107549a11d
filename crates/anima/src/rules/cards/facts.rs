//! What is different for whom, now: every change that holds, asked for one thing at a time.
//!
//! A change counts for a figure because its own ability says so, because somebody else's does for a group it belongs
//! to, because a card made it so for a while, or because the action at hand is made by an ability. All of it is worked
//! out anew each time, so nothing can be forgotten when somebody moves or dies.

use geometry::Mil;

use super::at_hand::{given_state, is_number};
use super::plots;
use crate::cards::{
    Ability, Amount, Attribute, Change, Comparison, Condition, Die, Effect, Feat, Kind, Pile, Source, What,
};
use crate::content::{AdvantageKind, Innate};
use crate::game::Anima;
use crate::ground::{Ground, Nearness};
use crate::refusal::Unfit;
use crate::rules::movement;
use crate::state::{
    Attack, AttackKind, By, Deeds, Doing, Figures, Frame, Lasting, Marks, NO_ABILITY, NOBODY, Reaction, Side,
    Stage, State, Status, Why,
};

pub use crate::game::{CARRIED, OF_A_CARD};

/// A state to ask, with what it takes to answer.
#[derive(Clone, Copy)]
pub struct Facts<'a> {
    pub game: &'a Anima,
    pub state: &'a State,
    pub ground: &'a Ground,
    /// What is being worked out already.
    asked: Option<&'a Asked<'a>>,
    /// The kind of a basic action that is no attack, while it is declared.
    declared: Option<Kind>,
}

/// A thing that is being worked out for a figure, and what for. Whether an aura reaches somebody may depend on what is
/// asked about; nothing counts towards itself, so every answer is found.
struct Asked<'a> {
    figure: u8,
    bits: u128,
    depth: u8,
    before: Option<&'a Asked<'a>>,
}

/// So deep do auras depend on one another; beyond it none is asked for any more.
const DEEPEST: u8 = 4;
/// A whole, in the parts by which shares of life are written.
const HUNDREDTHS: i32 = 100;

/// Who is who when a condition is asked or an amount counted.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Whoever has the card.
    pub bearer: u8,
    pub target: u8,
    pub subject: u8,
    /// Who brought about what is answered.
    pub cause: u8,
    /// Of whom a condition is asked that counts something.
    pub asked: u8,
    pub attack: Option<&'a Attack>,
    pub doing: Option<&'a Doing>,
    /// Steps and tokens paid on top of the cost.
    pub extra: u8,
    pub paid: u8,
    /// What a moment remembers of an ability that was used, or of a roll.
    pub used: u8,
    /// The ability that speaks, by the bearer's number of it.
    pub ability: u8,
    /// A plot card speaks: whoever stands for its side is one like the others.
    pub for_side: bool,
}

impl<'a> Scene<'a> {
    pub fn of(bearer: u8) -> Scene<'a> {
        Scene {
            bearer,
            target: NOBODY,
            subject: NOBODY,
            cause: NOBODY,
            asked: NOBODY,
            attack: None,
            doing: None,
            extra: 0,
            paid: 0,
            used: 0,
            ability: NO_ABILITY,
            for_side: false,
        }
    }

    pub fn in_attack(bearer: u8, attack: Option<&'a Attack>) -> Scene<'a> {
        let Some(attack) = attack else { return Scene::of(bearer) };
        let target = if attack.attacker == bearer { attack.target } else { attack.attacker };
        let (extra, paid) = if attack.attacker == bearer { (attack.extra, attack.paid) } else { (0, 0) };
        let ability = match attack.by {
            By::Ability(number) if attack.attacker == bearer => number,
            By::Ability(_) | By::Basic | By::Effect { .. } if attack.attacker == bearer => NO_ABILITY,
            By::Ability(_) | By::Basic | By::Effect { .. } => attack.answer,
        };
        Scene { target, attack: Some(attack), extra, paid, ability, ..Scene::of(bearer) }
    }

    pub fn of_doing(doing: &'a Doing, attack: Option<&'a Attack>) -> Scene<'a> {
        Scene {
            bearer: doing.by,
            target: doing.target,
            subject: doing.subject,
            cause: doing.cause,
            asked: NOBODY,
            attack,
            doing: Some(doing),
            extra: doing.extra,
            paid: doing.paid,
            used: doing.used,
            ability: doing.ability,
            for_side: doing.ability == NO_ABILITY,
        }
    }
}

impl<'a> Facts<'a> {
    pub fn new(game: &'a Anima, state: &'a State, ground: &'a Ground) -> Facts<'a> {
        Facts { game, state, ground, asked: None, declared: None }
    }

    /// The same while a basic action is declared that is no attack.
    #[must_use]
    pub fn declaring(self, kind: Kind) -> Facts<'a> {
        Facts { declared: Some(kind), ..self }
    }

    /// An action as conditions see it while it is aimed and paid for: whose, at whom, and by which ability.
    pub fn line_of(self, figure: u8, target: u8, by: By) -> Attack {
        let kind = match by {
            By::Ability(number) => self.ability(figure, number).map(|ability| ability.kind),
            By::Basic | By::Effect { .. } => None,
        };
        let kind = match kind {
            Some(Kind::RangedAttack) => AttackKind::Ranged,
            Some(Kind::Charge) => AttackKind::Charge,
            Some(Kind::Counterattack) => AttackKind::Counter,
            Some(
                Kind::Passive
                | Kind::Attack
                | Kind::Effect
                | Kind::Dodge
                | Kind::Movement
                | Kind::Walk
                | Kind::Run
                | Kind::Escape
                | Kind::Seek,
            )
            | None => AttackKind::Melee,
        };
        Attack { by, ..Attack::new(figure, target, kind, self.state.figure(figure).place) }
    }

    /// Which kind of action it is that is at hand. What is made by an ability that is no attack is none either.
    fn kind_at_hand(self, attack: &Attack) -> Kind {
        let by = match attack.by {
            By::Ability(number) => self.ability(attack.attacker, number).map(|ability| ability.kind),
            By::Basic | By::Effect { .. } => None,
        };
        match by {
            Some(kind) if !kind.is_attack() && kind != Kind::Counterattack => kind,
            Some(_) | None => kind_of(attack),
        }
    }

    /// Whether the action at hand is an attack, and not only an ability that is used.
    fn strikes(self, attack: &Attack) -> bool {
        let kind = self.kind_at_hand(attack);
        kind.is_attack() || kind == Kind::Counterattack
    }

    /// The same, asked of another state.
    #[must_use]
    pub fn of<'b>(self, state: &'b State) -> Facts<'b>
    where
        'a: 'b,
    {
        Facts { state, ..self }
    }

    /// Those of these bits that are not being worked out for the figure already.
    fn not_asked(self, figure: u8, bits: u128) -> u128 {
        if self.asked.is_some_and(|asked| asked.depth >= DEEPEST) {
            return 0;
        }
        let pending = std::iter::successors(self.asked, |asked| asked.before);
        pending.filter(|asked| asked.figure == figure).fold(bits, |bits, asked| bits & !asked.bits)
    }

    /// A figure's abilities with their numbers: its character's own, then those of what it carries.
    pub fn abilities(self, figure: u8) -> impl Iterator<Item = (u8, &'a Ability)> {
        self.game.abilities(self.state, figure)
    }

    pub fn ability(self, figure: u8, number: u8) -> Option<&'a Ability> {
        self.game.ability(self.state, figure, number)
    }

    /// The number of an ability of a figure's.
    pub fn number_of(self, figure: u8, ability: &Ability) -> u8 {
        let found = self.abilities(figure).find(|(_, other)| std::ptr::eq(*other, ability));
        found.map_or(NO_ABILITY, |(number, _)| number)
    }

    /// Whether what an ability says holds.
    pub fn holds(self, figure: u8, number: u8, ability: &Ability) -> bool {
        self.game.ability_holds(self.state, figure, number, ability)
    }

    /// Whether a figure has an innate ability, wherever it comes from.
    pub fn innate(self, figure: u8, attack: Option<&Attack>, innate: Innate) -> bool {
        let has = self.game.card(self.state, figure).innate.contains(innate)
            || !self.is_untouched(What::INNATES) && self.has(figure, attack, &What::Innate(innate));
        has && !crate::rules::innate::lost(self.game, self.state, figure, innate)
    }

    /// The effect by which an attack is made, if it is made by one.
    pub fn effect(self, attack: &Attack) -> Option<&'a Effect> {
        match attack.by {
            By::Effect { program, at } => {
                self.game.content.linked.programs.get(usize::from(program))?.effects.get(usize::from(at))
            }
            By::Basic | By::Ability(_) => None,
        }
    }

    /// How far a shot reaches that an effect makes.
    pub fn effect_range(self, attack: &Attack) -> Option<u8> {
        match self.effect(attack) {
            Some(Effect::Attack { range, .. }) => *range,
            Some(_) | None => None,
        }
    }

    /// Whether conditions that ask nothing but a card are true of a character who would be this figure, which is nobody's
    /// number yet.
    pub fn card_is(self, conditions: &[Condition], (figure, card): (u8, u8), scene: Scene<'_>) -> bool {
        let mut state = *self.state;
        state.figure_mut(figure).card = card;
        let facts = self.of(&state);
        conditions.iter().all(|condition| facts.is(condition, figure, scene))
    }

    /// Whether a state does something to a figure: it has counters of it, is not immune to it, and no card keeps them from
    /// doing anything.
    #[inline]
    pub fn suffers(self, figure: u8, status: Status) -> bool {
        self.state.figure(figure).is(status)
            && (self.is_untouched(What::UNAFFECTED | What::IMMUNITIES) || !self.is_unaffected(figure, status))
    }

    #[cold]
    fn is_unaffected(self, figure: u8, status: Status) -> bool {
        let mut unaffected = crate::rules::innate::immune(self.game, self.state, figure, status);
        self.each(figure, None, What::UNAFFECTED, |what, _| {
            unaffected |= matches!(what, What::Unaffected(states) if states.contains(&status));
        });
        unaffected
    }

    /// So much more as an attribute comes to at least, where a card says so much.
    pub fn lifted(self, figure: u8, attack: Option<&Attack>, attribute: Attribute, total: i16) -> i16 {
        let floor = self.most(figure, attack, &What::Floor(attribute));
        floor.map_or(0, |floor| (floor - total).max(0))
    }

    /// The sum of everything that changes one thing for a figure.
    #[inline]
    pub fn sum(self, figure: u8, attack: Option<&Attack>, what: &What) -> i16 {
        if self.is_untouched(what.bit()) { 0 } else { self.sum_of(figure, attack, what) }
    }

    fn sum_of(self, figure: u8, attack: Option<&Attack>, what: &What) -> i16 {
        let mut sum = 0;
        let firm = !self.game.never_touches(What::FIRM)
            && what.attribute().is_some_and(|attribute| self.is_firm(figure, attack, attribute));
        self.each(figure, attack, what.bit(), |part, amount| {
            if part == what {
                sum += if firm { amount.max(0) } else { amount };
            }
        });
        sum
    }

    /// Whether no card lowers an attribute of a figure's.
    pub fn is_firm(self, figure: u8, attack: Option<&Attack>, attribute: Attribute) -> bool {
        !self.game.never_touches(What::FIRM) && self.has(figure, attack, &What::Firm(attribute))
    }

    /// The greatest of everything that sets one thing for a figure, if anything does.
    #[inline]
    pub fn most(self, figure: u8, attack: Option<&Attack>, what: &What) -> Option<i16> {
        if self.is_untouched(what.bit()) { None } else { self.most_of(figure, attack, what) }
    }

    fn most_of(self, figure: u8, attack: Option<&Attack>, what: &What) -> Option<i16> {
        let mut most = None;
        self.each(figure, attack, what.bit(), |part, amount| {
            if part == what {
                most = most.max(Some(amount));
            }
        });
        most
    }

    /// The least of everything that sets one thing for a figure, if anything does.
    pub fn least(self, figure: u8, attack: Option<&Attack>, what: &What) -> Option<i16> {
        if self.is_untouched(what.bit()) {
            return None;
        }
        let mut least: Option<i16> = None;
        self.each(figure, attack, what.bit(), |part, amount| {
            if part == what {
                least = Some(least.map_or(amount, |known| known.min(amount)));
            }
        });
        least
    }

    #[inline]
    pub fn has(self, figure: u8, attack: Option<&Attack>, what: &What) -> bool {
        self.most(figure, attack, what).is_some()
    }

    /// Whether nobody's cards touch any of these now, which is seen at once: nobody in the match could, and nothing lasts
    /// that might.
    #[inline]
    pub fn is_untouched(self, bits: u128) -> bool {
        self.game.touches_none(bits) && (self.state.lasting[0].change == 0 || self.game.never_lasts(bits))
    }

    /// Whether an action may cost more or less by whom it is aimed at. Hardly ever does a card say so.
    #[inline]
    pub fn costs_by_target(self) -> bool {
        let bits = What::AIMED_COSTS;
        let mut lasting = self.state.lasting.iter().take_while(|lasting| lasting.change != 0);
        !self.game.touches_none(bits)
            || lasting.any(|lasting| {
                self.game.content.linked.change(lasting.change).is_some_and(|change| change.bits & bits != 0)
            })
    }

    /// Whether anything at all could change one of these for a figure. Most figures have nothing.
    pub fn is_quiet(self, figure: u8, attack: Option<&Attack>, bits: u128) -> bool {
        if self.game.has_own(self.state, figure, bits) || self.game.may_reach(self.state, figure, bits) {
            return false;
        }
        let for_others = self.game.lasting_auras() & bits != 0;
        let touches = |lasting: &Lasting| {
            let change = self.game.content.linked.change(lasting.change);
            change.is_some_and(|change| change.bits & bits != 0)
        };
        if !self.game.never_lasts(bits) {
            let mut lasting = self.state.lasting.iter().take_while(|lasting| lasting.change != 0);
            if lasting.any(|lasting| (for_others || lasting.figure == figure) && touches(lasting)) {
                return false;
            }
        }
        if self.game.with() & bits == 0 {
            return true;
        }
        // What is tried lies on the stack, and mostly nothing does.
        let by_card = match attack {
            Some(attack) => {
                attack.attacker == figure && attack.by != By::Basic
                    || attack.target == figure && attack.answer != NO_ABILITY
            }
            None => !self.state.stack.is_empty() && self.tried_by(figure).is_some(),
        };
        !by_card
    }

    /// Calls `found` with every part of a change that holds for a figure and is one of `bits`. Mostly none does, which is
    /// seen at once; the rest is one function for all who ask, since copies of it would crowd the processor's cache.
    #[inline]
    pub fn each(self, figure: u8, attack: Option<&Attack>, bits: u128, mut found: impl FnMut(&What, i16)) {
        if !self.is_quiet(figure, attack, bits) {
            self.each_not_asked(figure, attack, bits, &mut found);
        }
    }

    fn each_not_asked(
        self,
        figure: u8,
        attack: Option<&Attack>,
        bits: u128,
        found: &mut dyn FnMut(&What, i16),
    ) {
        let bits = self.not_asked(figure, bits);
        if bits == 0 {
            return;
        }
        let depth = self.asked.map_or(1, |asked| asked.depth + 1);
        let asked = Asked { figure, bits, depth, before: self.asked };
        Facts { asked: Some(&asked), ..self }.each_of(figure, attack, bits, found);
    }

    fn each_of(self, figure: u8, attack: Option<&Attack>, bits: u128, found: &mut dyn FnMut(&What, i16)) {
        let touches = |change: &Change| change.bits & bits != 0;
        let mut take = |change: &Change, scene: Scene<'_>, fixed: Option<i8>| {
            if !self.applies(change, figure, scene) {
                return;
            }
            for (what, amount) in &change.parts {
                if what.bit() & bits != 0 {
                    let amount = match (amount, fixed) {
                        (Amount::Measured(_), Some(fixed)) => fixed.into(),
                        (Amount::Number(_) | Amount::Measured(_), _) => self.amount(*amount, scene),
                    };
                    found(what, amount);
                }
            }
        };
        if self.game.has_own(self.state, figure, bits) {
            self.game.changes(self.state, figure, (bits, true), |number, ability, change| {
                if self.holds(figure, number, ability) {
                    take(change, Scene { ability: number, ..Scene::in_attack(figure, attack) }, None);
                }
            });
        }
        if self.game.auras() & bits != 0 {
            // A marker is no figure, and what its card says holds all the same.
            let markers = if self.game.lays_markers() { self.state.card_markers() } else { Figures::NONE };
            let bearers = Figures(self.state.all_standing().0 | markers.0);
            for bearer in bearers.iter() {
                if self.game.auras_of(self.state, bearer) & bits == 0 {
                    continue;
                }
                self.game.changes(self.state, bearer, (bits, false), |number, ability, change| {
                    let Some(group) = change.who.group() else { return };
                    let scene = Scene { bearer, ability: number, ..Scene::in_attack(figure, attack) };
                    if self.holds(bearer, number, ability) && self.belongs(group, scene, figure, true) {
                        take(change, scene, None);
                    }
                });
            }
        }
        if self.game.auras() & bits != 0 && self.state.any_laid() {
            for (bearer, change) in Side::BOTH.into_iter().flat_map(|side| plots::changes(self, side)) {
                let Some(group) = change.who.group() else { continue };
                let scene = Scene { bearer, for_side: true, ..Scene::in_attack(figure, attack) };
                if touches(change) && self.belongs(group, scene, figure, true) {
                    take(change, scene, None);
                }
            }
        }
        let reaches = self.game.lasting_auras() & bits != 0;
        for lasting in self.state.lasting.iter().take_while(|lasting| lasting.change != 0) {
            if lasting.figure != figure && !reaches {
                continue;
            }
            let change = self.game.content.linked.change(lasting.change);
            let Some(change) = change.filter(|change| touches(change)) else { continue };
            // What lasts for a group holds for whoever is of it now, seen from the one it was given to.
            let (bearer, holds) = match change.who.group() {
                Some(group) => {
                    let scene = Scene { bearer: lasting.figure, ..Scene::in_attack(figure, attack) };
                    (lasting.figure, self.belongs(group, scene, figure, true))
                }
                None => (lasting.by, lasting.figure == figure),
            };
            if holds {
                let ability = lasting.ability;
                let scene = Scene { bearer, ability, ..Scene::in_attack(figure, attack) };
                take(change, scene, Some(lasting.amount));
            }
        }
        let Some(attack) = attack else {
            let tried = self.tried_by(figure).into_iter().flat_map(|ability| &ability.with);
            return tried
                .filter(|change| touches(change))
                .for_each(|change| take(change, Scene::of(figure), None));
        };
        let scene = Scene::in_attack(figure, Some(attack));
        if attack.attacker == figure {
            for change in self.with(attack).iter().filter(|change| touches(change)) {
                take(change, scene, None);
            }
            for change in self.upgraded(attack).filter(|change| touches(change)) {
                take(change, scene, None);
            }
        } else if attack.target == figure
            && let Some(ability) = self.ability(figure, attack.answer)
        {
            for change in ability.with.iter().filter(|change| touches(change)) {
                take(change, scene, None);
            }
        }
    }

    /// What is being tried, before its die and while that is awaited: an escape or a search, if anything.
    pub(super) fn tried(self) -> Option<&'a Frame> {
        let mut frames = self.state.stack.frames().iter().rev();
        frames.find(|frame| !matches!(frame, Frame::Roll(_) | Frame::Window(_)))
    }

    /// The ability by which a figure tries to escape or seeks, if it does.
    fn tried_by(self, figure: u8) -> Option<&'a Ability> {
        let (Frame::Escape { figure: who, ability } | Frame::Seek { figure: who, ability, .. }) =
            self.tried()?
        else {
            return None;
        };
        if *who == figure && *ability != NO_ABILITY { self.ability(figure, *ability) } else { None }
    }

    /// What is different for an attack alone, because of what it is made by.
    pub fn with(self, attack: &Attack) -> &'a [Change] {
        match attack.by {
            By::Basic => &[],
            By::Ability(number) => self.ability(attack.attacker, number).map_or(&[], |ability| &ability.with),
            By::Effect { .. } => match self.effect(attack) {
                Some(Effect::Attack { with, .. }) => with,
                Some(_) | None => &[],
            },
        }
    }

    /// What was bought for an attack alone, as often as it was bought.
    fn upgraded(self, attack: &Attack) -> impl Iterator<Item = &'a Change> {
        let ability = match attack.by {
            By::Ability(number) => self.ability(attack.attacker, number),
            By::Basic | By::Effect { .. } => None,
        };
        let extra = attack.extra;
        ability.into_iter().flat_map(move |ability| {
            ability.upgrades.iter().zip(0..).flat_map(move |(upgrade, place)| {
                let times = usize::from(ability.bought(extra, place));
                upgrade.with.iter().flat_map(move |change| std::iter::repeat_n(change, times))
            })
        })
    }

    /// Where the power of an attack comes from, if it is made by an ability.
    ///
    /// Rule: ability.source
    pub fn source(self, attack: &Attack) -> Option<Source> {
        match attack.by {
            By::Ability(number) => self.ability(attack.attacker, number).map(|ability| ability.source),
            By::Basic | By::Effect { .. } => None,
        }
    }

    pub fn applies(self, change: &Change, figure: u8, scene: Scene<'_>) -> bool {
        let other = match scene.attack {
            Some(attack) if attack.attacker == figure => attack.target,
            Some(attack) if attack.target == figure => attack.attacker,
            Some(_) | None => NOBODY,
        };
        self.all(&change.when, figure, scene)
            && (change.against.is_empty() || other != NOBODY && self.all(&change.against, other, scene))
    }

    pub fn all(self, conditions: &[Condition], figure: u8, scene: Scene<'_>) -> bool {
        conditions.iter().all(|condition| self.is(condition, figure, scene))
    }

    /// Whether something is true of a figure.
    ///
    /// Rule: ability.condition
    pub fn is(self, condition: &Condition, figure: u8, scene: Scene<'_>) -> bool {
        let place = self.state.figure(figure);
        let card = self.game.card(self.state, figure);
        let bearer = scene.bearer;
        match condition {
            Condition::Hidden => {
                let struck = |attack: &Attack| attack.attacker == figure && attack.deeds.has(Deeds::UNSEEN);
                place.hidden() || scene.attack.is_some_and(struck)
            }
            Condition::Engaged => !movement::engaged(self.state, self.ground, figure).is_empty(),
            Condition::InCover => {
                scene.attack.is_some_and(|attack| attack.line.cover && attack.target == figure)
            }
            Condition::Unmoved => !place.marks.has(Marks::MOVED),
            Condition::Surfaced => place.marks.has(Marks::SURFACED),
            Condition::Dodging => scene
                .attack
                .is_some_and(|attack| attack.target == figure && attack.reaction != Reaction::None),
            Condition::Undying => place.stands() && place.life == 0,
            Condition::Spent => place.actions == 0,
            Condition::Full => place.actions >= self.most_actions(figure),
            Condition::Stunned => place.marks.has(Marks::STUNNED),
            Condition::Carries(kind) => {
                let mut carried =
                    self.state.carried(figure).into_iter().filter_map(|card| card.checked_sub(1));
                carried.any(|card| {
                    let card = self.game.content.advantages.get(usize::from(card));
                    card.is_some_and(|card| card.kind == AdvantageKind::of_carried(*kind))
                })
            }
            Condition::Deployment(side) => {
                let side = side.of(Side::of_figure(bearer));
                let zone = self.state.zone[side.index()];
                place.lies_there() && self.ground.in_zone(self.game, self.state, zone, figure)
            }
            Condition::LifeAtMost(most) => place.life <= *most,
            Condition::ActionsAtLeast(least) => place.actions >= *least,
            Condition::TokensAtLeast(least) => place.tokens >= *least,
            Condition::TokensAtMost(most) => place.tokens <= *most,
            Condition::Pile { name, on, least, most } => {
                let there = self.pile(Pile { name: *name, on: *on }, figure, scene);
                least.is_none_or(|least| there >= least) && most.is_none_or(|most| there <= most)
            }
            Condition::LevelAtMost(most) => card.level <= *most,
            Condition::LevelAtLeast(least) => card.level >= *least,
            Condition::LevelOfBearer => card.level >= self.game.card(self.state, bearer).level,
            Condition::Faction(faction) => self.game.faction(self.state, figure) == *faction,
            Condition::Affiliation(affiliation) => {
                self.game.is_of_affiliation(self.state, figure, *affiliation)
            }
            Condition::Category(category) => self.game.is_of_category(self.state, figure, *category),
            Condition::Role(role) => self.game.has_role(self.state, figure, *role),
            Condition::Trait(word) => card.traits.contains(word),
            Condition::Character(id) => card.id == *id,
            Condition::Innate(innate) => crate::rules::innate::innate(self.game, self.state, figure, *innate),
            Condition::State(status) => place.is(*status),
            Condition::InState(sort) => {
                let mut states = Status::ALL.into_iter().filter(|status| sort.states().contains(*status));
                states.any(|status| place.is(status))
            }
            Condition::BaseAtLeast(base) => self.base(figure) >= *base,
            Condition::BaseAtMost(base) => self.base(figure) <= *base,
            Condition::Immune(status) => crate::rules::innate::immune(self.game, self.state, figure, *status),
            Condition::Enemy => Side::of_figure(figure) != Side::of_figure(bearer),
            Condition::Some(group) => self.around(group, figure, scene).next().is_some(),
            Condition::Several { count, of } => self.around(of, figure, scene).count() >= usize::from(*count),
            Condition::LifeBelow(share) => {
                let whole = i32::from(self.most_life(figure));
                i32::from(place.life) * HUNDREDTHS < whole * i32::from(*share)
            }
            Condition::Strike(blow) => scene.attack.is_some_and(|attack| {
                (attack.attacker == figure || attack.target == figure) && attack.blows.number() == *blow
            }),
            Condition::Given(state) => scene.subject == figure && given_state(scene.used) == Some(*state),
            Condition::RidOfIt => {
                scene.subject == figure && given_state(scene.used).is_some_and(|state| !place.is(state))
            }
            Condition::AllHit => scene.attack.is_some_and(|attack| !attack.deeds.has(Deeds::MISSED)),
            Condition::WouldDie => self.loss_of(figure).is_some_and(|lost| lost >= place.life),
            Condition::Subject => scene.subject == figure,
            Condition::TurnAtLeast(turn) => self.state.turn >= *turn,
            Condition::Rolling(roll) => self.is_rolling(*roll, figure, scene),
            Condition::Failing => self.is_failing(figure, scene),
            Condition::RolledAtLeast(die) => self.lies(Die::Attack, scene).is_some_and(|shown| shown >= *die),
            Condition::RolledAtMost(die) => self.lies(Die::Attack, scene).is_some_and(|shown| shown <= *die),
            Condition::Shows { die, least, most, parity } => self.lies(*die, scene).is_some_and(|shown| {
                least.is_none_or(|least| shown >= least)
                    && most.is_none_or(|most| shown <= most)
                    && parity.is_none_or(|parity| parity.is_of(shown.into()))
            }),
            Condition::Away => self.state.is_away(figure),
            Condition::Bearer => figure == bearer,
            Condition::GivenOf(sort) => {
                let given = given_state(scene.used).filter(|_| scene.subject == figure);
                given.is_some_and(|state| sort.states().contains(state))
            }
            Condition::NearScenery { inches, of } => {
                self.ground.near_scenery(self.state, figure, Mil::inches((*inches).into()), *of)
            }
            Condition::Seen => figure == bearer || movement::sees(self, bearer, figure),
            Condition::Higher => {
                self.ground.level(self.state, figure) > self.ground.level(self.state, bearer)
            }
            Condition::Lower => self.ground.level(self.state, figure) < self.ground.level(self.state, bearer),
            Condition::Contact => self.ground.contact(self.state, bearer, figure),
            Condition::AffiliationOfBearer => {
                let own = self.game.affiliations(self.state, bearer);
                own.iter().any(|own| self.game.is_of_affiliation(self.state, figure, *own))
            }
            Condition::OnMarked => self.state.marks().any(|mark| {
                let own = mark.by == bearer
                    || scene.for_side
                        && mark.ability == NO_ABILITY
                        && Side::of_figure(mark.by) == Side::of_figure(bearer);
                mark.why == Why::Scenery && own && self.ground.on_piece(self.state, figure, mark.figure)
            }),
            Condition::Active(id) => self.abilities(bearer).any(|(number, ability)| {
                ability.id == *id && self.state.figure(bearer).on & 1 << number != 0
            }),
            Condition::Under(id) => self.state.lasting.iter().any(|lasting| {
                lasting.change != 0
                    && (lasting.figure, lasting.by) == (figure, bearer)
                    && self.ability(bearer, lasting.ability).is_some_and(|ability| ability.id == *id)
            }),
            Condition::Mode(name) => self.is_in_mode(bearer, scene.ability, *name),
            Condition::Near(inches) => self.within(bearer, figure, *inches),
            Condition::Far(inches) => !self.nearer(bearer, figure, *inches),
            Condition::InZone => movement::controls(self, bearer, figure),
            Condition::FriendEngaged => {
                let friends = self.state.standing(Side::of_figure(bearer)).without(bearer);
                movement::engaged(self.state, self.ground, figure).and(friends) != Figures::NONE
            }
            Condition::HurtBy(id) => self.state.marks().any(|mark| {
                mark.figure == figure
                    && mark.by == bearer
                    && mark.why == Why::Hurt
                    && self.ability(bearer, mark.ability).is_some_and(|ability| ability.id == *id)
            }),
            Condition::Marked => self.is_marked(figure, bearer, Why::Chosen),
            Condition::Entered => self.is_marked(figure, bearer, Why::Inside),
            Condition::Slayer => {
                self.state.figure(bearer).life == 0 && self.is_marked(figure, bearer, Why::Slayer)
            }
            Condition::HandToHand => {
                scene.attack.is_some_and(|attack| attack.kind != AttackKind::Ranged && self.strikes(attack))
            }
            Condition::Ranged => {
                scene.attack.is_some_and(|attack| attack.kind == AttackKind::Ranged && self.strikes(attack))
            }
            Condition::Basic => scene.attack.map_or(self.declared.is_some(), |attack| attack.by == By::Basic),
            // What a moment is about comes before the attack in which it happens.
            Condition::Kind(kind) if self.used(scene).is_some() => {
                self.used(scene).is_some_and(|ability| ability.kind == *kind)
            }
            Condition::Kind(kind) => match (scene.attack, self.declared, self.state.stage) {
                (Some(attack), _, _) => self.kind_at_hand(attack) == *kind,
                (None, Some(declared), _) => declared == *kind,
                (None, None, Stage::Moving { gait, .. }) => gait.kind() == *kind,
                (None, None, _) => match self.tried() {
                    Some(Frame::Escape { .. }) => *kind == Kind::Escape,
                    Some(Frame::Seek { .. }) => *kind == Kind::Seek,
                    Some(_) | None => false,
                },
            },
            Condition::Source(source) => {
                if scene.used != 0 && !is_number(scene.used) {
                    return self.is_of_source(scene, *source);
                }
                scene.attack.is_some_and(|attack| self.source(attack) == Some(*source))
            }
            Condition::Critical => scene.attack.is_some_and(|attack| attack.deeds.has(Deeds::CRITICAL)),
            Condition::By(id) if self.used(scene).is_some() => {
                self.used(scene).is_some_and(|ability| ability.id == *id)
            }
            // A dodge is at hand as long as the attack that it answers.
            Condition::By(id) if self.answers_by(bearer, id, scene) => true,
            Condition::By(id) if self.is_rolled_for(id, scene) => true,
            Condition::FromHidden => scene.attack.is_some_and(|attack| attack.deeds.has(Deeds::UNSEEN)),
            Condition::By(id) => scene.attack.is_some_and(|attack| match attack.by {
                By::Ability(number) => {
                    self.ability(attack.attacker, number).is_some_and(|ability| ability.id == *id)
                }
                By::Effect { program, .. } => {
                    let program = self.game.content.linked.programs.get(usize::from(program));
                    program.is_some_and(|program| program.of == *id)
                }
                By::Basic => false,
            }),
            Condition::First => !place.marks.has(Marks::SHOT),
            Condition::Has(feat) => match feat {
                Feat::Activated => place.marks.has(Marks::TURNED) || self.state.active() == Some(figure),
                Feat::Moved => place.marks.has(Marks::MOVED),
                Feat::Bled => self.state.bled.contains(figure),
                Feat::Attacked | Feat::Hit | Feat::Damaged => place.counters.has_done(*feat),
            },
            Condition::On(scenery) => self.ground.on_scenery(self.state, figure, *scenery),
            Condition::Printed(innate) => card.innate.contains(*innate),
            Condition::Apart(inches) => {
                self.between(scene).is_some_and(|(one, other)| !self.within(one, other, *inches))
            }
            Condition::Together(inches) => {
                self.between(scene).is_some_and(|(one, other)| self.within(one, other, *inches))
            }
            Condition::Passes(inches) => {
                let by = |(one, other): (u8, u8)| one != bearer && other != bearer;
                let near = Nearness::UpTo(Mil::inches((*inches).into()));
                self.between(scene).is_some_and(by)
                    && scene.attack.is_some_and(|attack| {
                        let beside = self.ground.beside_line(self.game, self.state, bearer, attack, near);
                        !matches!(beside, Err(Unfit::TooFar))
                    })
            }
            Condition::Nearer(group) => self.between(scene).is_some_and(|(one, other)| {
                let gap = self.ground.gap(self.state, one, other);
                let mut among = self.members(group, scene, true).without(one).without(other).iter();
                among.any(|figure| self.ground.gap(self.state, one, figure) < gap)
            }),
            Condition::WouldLeave(left) => {
                self.loss_of(figure).is_some_and(|lost| place.life.saturating_sub(lost) <= *left)
            }
            Condition::Amount(compared) => {
                let Comparison { this, least, most } = **compared;
                let scene = Scene { asked: figure, ..scene };
                let there = self.amount(this, scene);
                least.is_none_or(|least| there >= self.amount(least, scene))
                    && most.is_none_or(|most| there <= self.amount(most, scene))
            }
            Condition::Not(condition) => !self.is(condition, figure, scene),
            Condition::Any(conditions) => {
                conditions.iter().any(|condition| self.is(condition, figure, scene))
            }
        }
    }

    /// Whether the bearer answers the attack at hand with this ability.
    fn answers_by(self, bearer: u8, id: &str, scene: Scene<'_>) -> bool {
        scene.attack.is_some_and(|attack| {
            attack.target == bearer
                && attack.answer != NO_ABILITY
                && self.ability(bearer, attack.answer).is_some_and(|ability| ability.id == id)
        })
    }

    /// Who acts and who is acted on, where somebody aims at somebody else.
    fn between(self, scene: Scene<'_>) -> Option<(u8, u8)> {
        let attack = scene.attack?;
        let two = attack.target != NOBODY && attack.target != attack.attacker;
        two.then_some((attack.attacker, attack.target))
    }

    fn is_marked(self, figure: u8, by: u8, why: Why) -> bool {
        self.state.marks().any(|mark| mark.by == by && mark.figure == figure && mark.why == why)
    }
}

/// Which kind of action an attack is, as cards name it.
pub fn kind_of(attack: &Attack) -> Kind {
    match attack.kind {
        AttackKind::Melee | AttackKind::Push => Kind::Attack,
        AttackKind::Ranged => Kind::RangedAttack,
        AttackKind::Charge | AttackKind::Slam => Kind::Charge,
        AttackKind::Counter => Kind::Counterattack,
    }
}
