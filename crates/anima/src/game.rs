//! The game value: the content it is played with and the match form, and the kernel's contract kept over the rules.

use geometry::Mil;
use kernel::{Chance, Coverage, Game, Input, Kind, Kinds, Pending, Seat, SeatSet, Sink, Stack, Viewer};
use rand_core::Rng;

use crate::action::Action;
use crate::cards::AbilityName;
use crate::cards::{Ability, Carried, Change, Effect, Granted, Held, Identity, Moment, Speaks, What};
use crate::content::{
    AdvantageKind, Affiliation, BoardSpeed, Category, Character, Content, Faction, Map, Measure, Role, caps,
};
use crate::event::Event;
use crate::ground::Ground;
use crate::refusal::Illegal;
use crate::rules::innate::is_without;
use crate::rules::{self, Battle, take};
use crate::state::{
    AttackStep, Doing, Figure, Figures, Flag, Frame, Last, Lasting, MOST_CARRIED, MOST_FIGURES, MOST_LASTING,
    MOST_MARKED, MOST_NODES, MOST_PIECES, MOST_PLOT, Mark, Markers, Outcome, Phase, Placed, SECOND, Side,
    Stage, State, Stood, Waits,
};
use crate::touched::Touched;
use crate::view::{self, View};
use crate::{check, kinds, legal};
use anima_cards::{Form, Scenery};

/// All dice of the game.
pub const SIDES: u8 = 10;

/// The first number of the abilities that come with what a figure carries.
pub const CARRIED: u8 = caps::ABILITIES;
/// How many abilities each card that is carried may have.
pub const OF_A_CARD: u8 = caps::ABILITIES_OF_AN_ADVANTAGE;

#[derive(Clone, Debug)]
pub struct Anima {
    pub content: Content,
    pub(crate) form: Form,
    touched: Touched,
    /// All that there is and the form in its numbers, where it is more than a match can number.
    library: Option<Box<(Content, Form)>>,
}

/// The grounds of battles with the same form but for map and parties, each worked out once; dropping them changes no
/// answer.
#[derive(Default)]
pub struct Memo {
    /// The one asked for last stands first.
    grounds: Vec<Ground>,
}

/// Numbers of a figure's abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers(u32);

impl Numbers {
    pub fn iter(self) -> impl Iterator<Item = u8> {
        Figures(self.0).iter()
    }
}

/// As many grounds are kept, so that games on maps drawn by lot need not work out each anew.
const MOST_GROUNDS: usize = 16;

impl Memo {
    /// The ground as the scenery of `state` makes it.
    #[inline]
    pub fn ground(&mut self, game: &Anima, state: &State) -> &Ground {
        // Mostly it is the one asked for last.
        if !self.grounds.first().is_some_and(|ground| ground.is_of(game, state)) {
            self.find(game, state);
        }
        &self.grounds[0]
    }

    /// Puts the ground first, worked out anew if it is none of those that are kept.
    #[cold]
    fn find(&mut self, game: &Anima, state: &State) {
        match self.grounds.iter().position(|ground| ground.is_of(game, state)) {
            Some(place) => self.grounds.swap(0, place),
            None => {
                self.grounds.truncate(MOST_GROUNDS - 1);
                self.grounds.insert(0, Ground::new(game, state));
            }
        }
    }
}

/// The number by which a state names a character of a game's content, which has no more than that.
fn number(card: u16) -> u8 {
    u8::try_from(card).expect("a game has no more characters than a match can number")
}

impl Anima {
    pub fn new(content: Content, form: Form) -> Anima {
        let library = content.outnumbers_a_match().then(|| Box::new((content.clone(), form.clone())));
        let (content, form) = library.as_ref().map_or((content, form), |all| all.0.cast(&all.1));
        let mut touched = Touched::new(&content);
        touched.meet(&content, &form);
        Anima { content, form, touched, library }
    }

    pub fn form(&self) -> &Form {
        &self.form
    }

    /// Goes over to a match with another form, for the same content.
    pub fn change_form(&mut self, change: impl FnOnce(&mut Form)) {
        if let Some(library) = &mut self.library {
            change(&mut library.1);
            (self.content, self.form) = library.0.cast(&library.1);
            self.touched = Touched::new(&self.content);
        } else {
            change(&mut self.form);
        }
        self.touched.meet(&self.content, &self.form);
    }

    /// Whether a figure's abilities change any of these for itself.
    #[inline]
    pub fn has_own(&self, state: &State, figure: u8, bits: u128) -> bool {
        self.touched.all.own & bits != 0
            && self.touched.by(state.figure(figure)).iter().any(|holds| holds.own & bits != 0)
    }

    /// What a figure's abilities change for others.
    #[inline]
    pub fn auras_of(&self, state: &State, figure: u8) -> u128 {
        self.touched.by(state.figure(figure)).iter().fold(0, |bits, holds| bits | holds.auras)
    }

    /// Those of both parties whose triggers answer a moment, and those who have abilities to use at it.
    pub fn speakers(&self, state: &State, moment: Moment) -> [Figures; 2] {
        let bit = moment.bit();
        let (mut answers, mut uses) = (Figures::NONE, Figures::NONE);
        if self.moments() & bit == 0 {
            return [answers, uses];
        }
        for party in Side::BOTH.map(|side| state.party(side)) {
            let places = &state.figures[usize::from(party.start)..usize::from(party.end)];
            for (figure, place) in party.zip(places) {
                let (triggers, windows) = self.touched.moments(place);
                answers.0 |= u32::from(triggers & bit != 0) << figure;
                uses.0 |= u32::from(windows & bit != 0) << figure;
            }
        }
        [answers, uses]
    }

    /// The moments that a figure's triggers answer.
    #[inline]
    pub fn triggers(&self, state: &State, figure: u8) -> u64 {
        self.touched.by(state.figure(figure)).iter().fold(0, |bits, holds| bits | holds.triggers)
    }

    /// The moments at which a figure has abilities to use.
    #[inline]
    pub fn windows(&self, state: &State, figure: u8) -> u64 {
        self.touched.by(state.figure(figure)).iter().fold(0, |bits, holds| bits | holds.windows)
    }

    /// Whether a figure has anything to use in its own activation.
    #[inline]
    pub fn is_active(&self, state: &State, figure: u8) -> bool {
        self.touched.by(state.figure(figure)).iter().any(|holds| holds.active)
    }

    /// Whether a figure has a special dodge or counterattack.
    #[inline]
    pub fn has_answers(&self, state: &State, figure: u8) -> bool {
        self.touched.by(state.figure(figure)).iter().any(|holds| holds.answers)
    }

    /// Whether nobody's abilities change any of these, for themselves, for others or for a single action.
    #[inline]
    pub fn touches_none(&self, bits: u128) -> bool {
        self.touched.now & bits == 0
    }

    /// Whether somebody's abilities may change one of these for a figure as long as they hold: they are in force, and for
    /// its side. Nobody asks yet how near it is.
    pub fn may_reach(&self, state: &State, figure: u8, bits: u128) -> bool {
        let all = &self.touched.all;
        if all.auras & bits == 0 {
            return false;
        }
        // What is given and what lies open for a side stands on no card that somebody has.
        if self.touched.grants || state.any_laid() {
            return true;
        }
        let side = Side::of_figure(figure);
        let there = |place: &Figure| place.stands() || all.markers;
        self.touched.sources(bits).any(|source| {
            Side::BOTH.into_iter().any(|other| {
                let party = state.party(other);
                let bearers = &state.figures[usize::from(party.start)..usize::from(party.end)];
                bearers.iter().any(|place| source.is_of(place, side == other) && there(place))
            })
        })
    }

    /// The numbers of a figure's abilities that speak at a time, as a set of bits: its character's own, those of what it
    /// carries, and those that it was given.
    #[inline]
    pub fn speaking(&self, state: &State, figure: u8, now: impl Fn(&Speaks) -> bool) -> Numbers {
        let place = state.figure(figure);
        let set = |first: u8, all: &[Speaks]| {
            let numbers = (first..).zip(all).filter(|(_, speaks)| now(speaks));
            numbers.fold(0, |bits: u32, (number, _)| bits | 1 << number)
        };
        let mut bits = set(0, &self.touched.character_speaks[usize::from(place.card)]);
        for (slot, card) in (0..).zip(state.carried(figure)).filter(|(_, card)| *card != 0) {
            bits |= set(CARRIED + slot * OF_A_CARD, &self.touched.advantage_speaks[usize::from(card)]);
        }
        for (number, name) in self.grants(state, figure) {
            let speaks = self.named(name).map(Speaks::of).unwrap_or_default();
            bits |= u32::from(now(&speaks)) << number;
        }
        Numbers(bits)
    }

    /// Whether any card in the match asks where somebody stood before.
    pub fn remembers_places(&self) -> bool {
        self.touched.all.remembers
    }

    /// Whether any card in the match makes somebody act out of its turn.
    #[inline]
    pub fn orders(&self) -> bool {
        self.touched.all.orders
    }

    /// Whether any card in the match makes somebody wait for the others of its side.
    #[inline]
    pub fn delays(&self) -> bool {
        self.touched.all.delays
    }

    /// Whether anybody in the match has an ability that it has to use.
    #[inline]
    pub fn compels(&self) -> bool {
        self.touched.all.compels
    }

    /// Whether any card in the match puts markers on the table.
    #[inline]
    pub fn lays_markers(&self) -> bool {
        self.touched.all.markers
    }

    /// Whether any card in the match asks who suffered an ability.
    #[inline]
    pub fn recalls(&self) -> bool {
        self.touched.all.recalls
    }

    /// Whether nothing in the match ever changes any of these, for a while neither.
    #[inline]
    pub fn never_touches(&self, bits: u128) -> bool {
        self.touched.ever & bits == 0
    }

    /// Whether nothing in the match ever changes any of these for a while.
    #[inline]
    pub fn never_lasts(&self, bits: u128) -> bool {
        self.touched.all.lasts & bits == 0
    }

    /// What anybody's abilities change for others as long as they hold.
    #[inline]
    pub fn auras(&self) -> u128 {
        self.touched.all.auras
    }

    /// What anybody's abilities can make different for others for a while.
    #[inline]
    pub fn lasting_auras(&self) -> u128 {
        self.touched.all.lasting_auras
    }

    /// The moments at which a side could play a plot card of so many points.
    pub fn plots(&self, side: Side, points: u8) -> u64 {
        self.touched.plots(side, points)
    }

    /// What anybody's abilities change for a single action made by them.
    pub fn with(&self) -> u128 {
        self.touched.all.with
    }

    /// The moments that anybody's triggers answer.
    #[inline]
    pub fn all_triggers(&self) -> u64 {
        self.touched.all.triggers
    }

    /// The moments at which anybody has abilities to use.
    #[inline]
    pub fn all_windows(&self) -> u64 {
        self.touched.all.windows
    }

    /// The moments that anybody's abilities answer.
    #[inline]
    pub fn moments(&self) -> u64 {
        self.all_triggers() | self.all_windows()
    }

    /// The same, with those at which anybody could play a plot card.
    #[inline]
    pub fn answered(&self) -> u64 {
        self.moments() | self.touched.played
    }

    /// A figure's abilities with their numbers: its character's own, then those of what it carries, which hold from the
    /// start.
    ///
    /// Rule: advantage.equipment
    /// Rule: advantage.power
    #[inline]
    pub fn abilities(&self, state: &State, figure: u8) -> impl Iterator<Item = (u8, &Ability)> {
        let own = self.card(state, figure).abilities.as_slice();
        let [one, other] = state.carried(figure).map(|card| {
            let card = usize::from(card).checked_sub(1).and_then(|card| self.content.advantages.get(card));
            card.map_or(&[][..], |card| card.abilities.as_slice())
        });
        let lists = [(0, own), (CARRIED, one), (CARRIED + OF_A_CARD, other)];
        let abilities = lists.into_iter().flat_map(|(first, abilities)| (first..).zip(abilities));
        abilities
            .chain(self.grants(state, figure).filter_map(|(number, name)| Some((number, self.named(name)?))))
    }

    /// Every change that a figure's abilities make as long as they hold and that touches any of these: for the bearer
    /// alone, or for others. Most cards have none, which is seen without looking at their abilities.
    #[inline]
    pub fn changes<'a>(
        &'a self,
        state: &State,
        figure: u8,
        (bits, own): (u128, bool),
        mut found: impl FnMut(u8, &'a Ability, &'a Change),
    ) {
        let touches = |held: &&Held| held.bits & bits != 0 && held.own == own;
        let place = state.figure(figure);
        let card = usize::from(place.card);
        let abilities = &self.content.characters[card].abilities;
        for held in self.touched.character_changes[card].iter().filter(touches) {
            let ability = &abilities[usize::from(held.ability)];
            found(held.ability, ability, &ability.always[usize::from(held.change)]);
        }
        if place.carries != [0; MOST_CARRIED] {
            for (slot, card) in (0..).zip(state.carried(figure)) {
                for held in self.touched.advantage_changes[usize::from(card)].iter().filter(touches) {
                    let ability =
                        &self.content.advantages[usize::from(card) - 1].abilities[usize::from(held.ability)];
                    let number = CARRIED + slot * OF_A_CARD + held.ability;
                    found(number, ability, &ability.always[usize::from(held.change)]);
                }
            }
        }
        for (number, name) in self.grants(state, figure) {
            let Some(ability) = self.named(name) else { continue };
            let changes = ability.always.iter().filter(|change| change.bits & bits != 0);
            for change in changes.filter(|change| (change.who == crate::cards::Who::Bearer) == own) {
                found(number, ability, change);
            }
        }
    }

    /// The abilities that a figure has for a while, with their numbers among its own.
    fn grants(&self, state: &State, figure: u8) -> impl Iterator<Item = (u8, AbilityName)> {
        let lasting: &[Lasting] = if self.touched.grants { &state.lasting } else { &[] };
        let of = move |lasting: &&Lasting| lasting.change != 0 && lasting.figure == figure;
        lasting.iter().filter(of).filter_map(move |lasting| {
            let change = self.content.linked.change(lasting.change)?;
            let name = match change.grants? {
                Granted::Of(name) => name,
                Granted::Copied => self.copied_from(state, lasting)?,
            };
            Some((lasting.amount as u8, name))
        })
    }

    /// Which ability a copy is of: of somebody's own card, or of one that it carries.
    fn copied_from(&self, state: &State, lasting: &Lasting) -> Option<AbilityName> {
        let place = state.figure(lasting.by);
        match lasting.ability.checked_sub(CARRIED) {
            None => Some(AbilityName { advantage: false, card: place.card, place: lasting.ability }),
            Some(carried) => {
                let card = place.carries.get(usize::from(carried / OF_A_CARD))?.checked_sub(1)?;
                Some(AbilityName { advantage: true, card, place: carried % OF_A_CARD })
            }
        }
    }

    /// Whose ability, and which of its, one is that a figure has as a copy; nothing, where it is none.
    pub fn original(&self, state: &State, figure: u8, number: u8) -> Option<(u8, u8)> {
        let copied = |lasting: &&Lasting| {
            let change = self.content.linked.change(lasting.change);
            (lasting.figure, lasting.amount) == (figure, number as i8)
                && change.is_some_and(|change| change.grants == Some(Granted::Copied))
        };
        let copy = state.lasting.iter().take_while(|lasting| lasting.change != 0).find(copied)?;
        Some((copy.by, copy.ability))
    }

    /// One that a figure has for a while, by its number.
    #[cold]
    fn granted(&self, state: &State, figure: u8, number: u8) -> Option<&Ability> {
        let granted = self.grants(state, figure).find(|(known, _)| *known == number);
        self.named(granted?.1)
    }

    /// An ability by its card.
    fn named(&self, name: AbilityName) -> Option<&Ability> {
        let card = usize::from(name.card);
        let abilities = if name.advantage {
            &self.content.advantages.get(card)?.abilities
        } else {
            &self.content.characters.get(card)?.abilities
        };
        abilities.get(usize::from(name.place))
    }

    /// The number by which a figure would have one ability more for a while: the last that its card leaves free.
    pub fn free_number(&self, state: &State, figure: u8) -> Option<u8> {
        let own = self.card(state, figure).abilities.len() as u8;
        (own..CARRIED).rev().find(|number| self.grants(state, figure).all(|(taken, _)| taken != *number))
    }

    /// Whether an ability is one that its own card gives to others, and not to whoever bears it.
    pub fn is_for_others(&self, state: &State, figure: u8, number: u8, ability: &Ability) -> bool {
        ability.granted
            && (number >= CARRIED || usize::from(number) < self.card(state, figure).abilities.len())
    }

    /// A figure's ability by its number, with the card that has it.
    pub fn ability_name(&self, state: &State, figure: u8, number: u8) -> AbilityName {
        let place = state.figure(figure);
        match number.checked_sub(CARRIED) {
            None if usize::from(number) < self.card(state, figure).abilities.len() => {
                AbilityName { advantage: false, card: place.card, place: number }
            }
            None => {
                let granted = self.grants(state, figure).find(|(known, _)| *known == number);
                granted.map_or(AbilityName { advantage: false, card: place.card, place: number }, |one| one.1)
            }
            Some(carried) => {
                let card = place.carries.get(usize::from(carried / OF_A_CARD)).copied().unwrap_or_default();
                AbilityName { advantage: true, card: card.saturating_sub(1), place: carried % OF_A_CARD }
            }
        }
    }

    /// An ability by its number, also one of a card that was paid with and is still needed.
    pub fn ability(&self, state: &State, figure: u8, number: u8) -> Option<&Ability> {
        let Some(carried) = number.checked_sub(CARRIED) else {
            let own = self.card(state, figure).abilities.get(usize::from(number));
            return if own.is_none() && self.touched.grants {
                self.granted(state, figure, number)
            } else {
                own
            };
        };
        let card = *state.figure(figure).carries.get(usize::from(carried / OF_A_CARD))?;
        let card = self.content.advantages.get(usize::from(card).checked_sub(1)?)?;
        card.abilities.get(usize::from(carried % OF_A_CARD))
    }

    /// Whether what an ability says holds: always if it is never used, else while it is on.
    pub fn ability_holds(&self, state: &State, figure: u8, number: u8, ability: &Ability) -> bool {
        let place = state.figure(figure);
        let bit = 1 << number;
        if ability.granted && self.is_for_others(state, figure, number, ability)
            || self.is_kept_from(state, figure, number)
        {
            return false;
        }
        if ability.cost.is_some() {
            return place.on & bit != 0;
        }
        // A lost ability is one that cannot be used again; a limited trigger that has answered still holds.
        place.used & bit == 0 || ability.triggers.iter().any(|trigger| trigger.limit.is_some())
    }

    /// Whether a card keeps a figure from one of its abilities now, which then says nothing either. Mostly no card in the
    /// match does such a thing to anybody.
    #[inline]
    pub fn is_kept_from(&self, state: &State, figure: u8, number: u8) -> bool {
        self.touched.silences
            && (self.is_suppressed(state, figure, number) || self.is_silenced(state, figure, number))
    }

    /// Whether an effect lasts that suppresses this ability.
    pub fn is_suppressed(&self, state: &State, figure: u8, number: u8) -> bool {
        let suppresses = |lasting: &Lasting| {
            (lasting.figure, lasting.amount as u8) == (figure, number)
                && self.content.linked.change(lasting.change).is_some_and(|change| change.suppresses)
        };
        state.lasting.iter().take_while(|lasting| lasting.change != 0).any(suppresses)
    }

    /// Whether an ability stands on a card that its bearer carries and has nothing of now.
    fn is_silenced(&self, state: &State, figure: u8, number: u8) -> bool {
        let what = What::WITHOUT;
        if number < CARRIED
            || self.touches_none(what) && (state.lasting[0].change == 0 || self.never_lasts(what))
        {
            return false;
        }
        let carried = number - CARRIED;
        let mut kinds = [Carried::Equipment, Carried::Power].into_iter();
        let card = state.carried(figure).get(usize::from(carried / OF_A_CARD)).copied().unwrap_or_default();
        let card = usize::from(card).checked_sub(1).and_then(|card| self.content.advantages.get(card));
        card.is_some_and(|card| {
            kinds.any(|kind| {
                AdvantageKind::of_carried(kind) == card.kind && is_without(self, state, figure, kind)
            })
        })
    }

    /// The effect that a list is at.
    pub fn effect(&self, doing: &Doing) -> Option<&Effect> {
        let program = self.content.linked.programs.get(usize::from(doing.program))?;
        program.effects.get(usize::from(doing.at))
    }

    /// Every member of a team bears the team's card, as far as it can carry one more. What speaks for the whole side lies
    /// as a plot card does that was played.
    fn lay_open(&self, state: &mut State, side: Side) {
        for &team in &self.form.parties[side.index()].open {
            let card = &self.content.advantages[usize::from(team)];
            if card.kind == AdvantageKind::Organization {
                let free = state.laid[side.index()].iter_mut().find(|slot| **slot == 0);
                free.into_iter().for_each(|slot| *slot = team + 1);
                continue;
            }
            for figure in state.party(side) {
                let member = card.only.contains(&self.card(state, figure).id);
                let free = state.figure_mut(figure).carries.iter_mut().find(|slot| **slot == 0);
                if let (true, Some(slot)) = (member, free) {
                    *slot = team + 1;
                }
            }
        }
    }

    /// The card a figure of the parties began with; whoever was summoned has none to go back to.
    pub fn own_card(&self, figure: u8) -> Option<u8> {
        let party = &self.form.parties[Side::of_figure(figure).index()];
        party.members.get(usize::from(figure % SECOND)).map(|member| number(member.card))
    }

    /// Whether a figure of the parties came with advantage cards.
    pub fn starting_cards(&self, figure: u8) -> bool {
        let party = &self.form.parties[Side::of_figure(figure).index()];
        party.members.get(usize::from(figure % SECOND)).is_some_and(|member| !member.carries.is_empty())
    }

    /// The table or board that was agreed on, which says how distances are measured too.
    ///
    /// Rule: setup.table
    pub fn map(&self) -> &Map {
        &self.content.maps[usize::from(self.form.map)]
    }

    pub fn measure(&self) -> Measure {
        self.map().measure
    }

    pub fn card(&self, state: &State, figure: u8) -> &Character {
        &self.content.characters[usize::from(state.figure(figure).card)]
    }

    /// The faction that a figure counts as of, in the party it fights for.
    ///
    /// Rule: party.factions
    pub fn faction(&self, state: &State, figure: u8) -> Faction {
        let card = self.card(state, figure);
        if card.party.factions.is_empty() {
            return card.faction;
        }
        self.form.parties[Side::of_figure(figure).index()].faction(&self.content, card)
    }

    /// The affiliation that a figure counts as of.
    ///
    /// Rule: party.organization
    pub fn affiliation(&self, state: &State, figure: u8) -> Affiliation {
        let card = self.card(state, figure);
        let mut counted =
            self.abilities(state, figure).flat_map(|(_, ability)| ability.affiliations_of(&card.id));
        counted.next().unwrap_or(card.affiliation)
    }

    /// All the affiliations that a figure counts as of: its own, or those that cards give it instead.
    pub fn affiliations(&self, state: &State, figure: u8) -> Vec<Affiliation> {
        let card = self.card(state, figure);
        let counted: Vec<Affiliation> = self
            .abilities(state, figure)
            .flat_map(|(_, ability)| ability.affiliations_of(&card.id))
            .collect();
        if counted.is_empty() { vec![card.affiliation] } else { counted }
    }

    /// Whether a figure counts as of an affiliation.
    pub fn is_of_affiliation(&self, state: &State, figure: u8, affiliation: Affiliation) -> bool {
        const IDENTITIES: u128 = What::CountsAs(Identity::Role(Role::Leader)).bit();
        if self.never_touches(IDENTITIES) {
            return self.card(state, figure).affiliation == affiliation;
        }
        self.affiliations(state, figure).contains(&affiliation)
    }

    /// Whether a figure is of a role, by its own card or another.
    pub fn has_role(&self, state: &State, figure: u8, role: Role) -> bool {
        self.card(state, figure).roles.contains(role) || self.counts_as(state, figure, Identity::Role(role))
    }

    /// Whether a figure is of a category, by its own card or another.
    pub fn is_of_category(&self, state: &State, figure: u8, category: Category) -> bool {
        self.card(state, figure).categories.contains(category)
            || self.counts_as(state, figure, Identity::Category(category))
    }

    /// Whether a card makes a figure count as something, which is seen at once where no card in the match does.
    fn counts_as(&self, state: &State, figure: u8, what: Identity) -> bool {
        if self.touches_none(What::CountsAs(what).bit()) {
            return false;
        }
        let card = self.card(state, figure);
        self.abilities(state, figure)
            .any(|(_, ability)| ability.counts_as(&card.id).any(|counted| counted == what))
    }

    /// Walk and run; on squares the figures of the card where it prints them and the edition asks for them.
    pub fn speed(&self, card: &Character) -> (i32, i32) {
        let printed = match (self.measure(), self.content.edition.board.speed) {
            (Measure::Board, BoardSpeed::Printed) => card.board_speed,
            (Measure::Board, BoardSpeed::Inches) | (Measure::Table, _) => None,
        };
        match printed {
            Some((walk, run)) => (Mil::inches(walk.into()).0, Mil::inches(run.into()).0),
            None => (card.walk.0, card.run.0),
        }
    }

    /// Whose choice is awaited, while one is.
    pub(crate) fn chooser(state: &State) -> Option<Side> {
        if let Some(attack) = rules::attack(state) {
            return match attack.step {
                AttackStep::Defend | AttackStep::React | AttackStep::AfterRoll => {
                    Some(Side::of_figure(attack.target))
                }
                AttackStep::Aim | AttackStep::PushTo => Some(Side::of_figure(attack.attacker)),
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
                | AttackStep::Answered => None,
            };
        }
        match state.stack.top() {
            Some(Frame::Found { figure, .. }) => return Some(Side::of_figure(*figure).other()),
            Some(Frame::Window(window)) => return Some(window.speaks),
            Some(Frame::Doing(doing)) => {
                let rolls = matches!(doing.waits, Waits::Resist | Waits::Die);
                let side = Side::of_figure(doing.by);
                return (!rolls).then(|| if doing.other { side.other() } else { side });
            }
            Some(Frame::Throw(throw)) => return rules::thrown::chooser(throw),
            Some(
                Frame::Nothing
                | Frame::Attack(_)
                | Frame::Escape { .. }
                | Frame::Seek { .. }
                | Frame::Loss(_)
                | Frame::Bury(_)
                | Frame::Going(_)
                | Frame::Roll(_)
                | Frame::Due(_),
            ) => return None,
            None => {}
        }
        match state.stage {
            Stage::TakePlot { side }
            | Stage::PlaceScenery { side, .. }
            | Stage::ChooseEdge { side }
            | Stage::Deploy { side }
            | Stage::PlaceMarkers { side, .. }
            | Stage::Reveal { side }
            | Stage::PlaceFlag { side }
            | Stage::ChooseFirst { side }
            | Stage::Act { side } => Some(side),
            Stage::Active { figure } | Stage::Moving { figure, .. } => Some(Side::of_figure(figure)),
            Stage::Phase(Phase::Upkeep { side, .. }) => Some(side),
            Stage::Acting { .. }
            | Stage::Acted { .. }
            | Stage::Phase(_)
            | Stage::SceneryCount
            | Stage::SceneryOrder { .. }
            | Stage::DeployRoll
            | Stage::FirstRoll
            | Stage::Doom { .. }
            | Stage::Over(_) => None,
        }
    }
}

impl Game for Anima {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type Illegal = Illegal;
    type Memo = Memo;

    fn seats(&self) -> u8 {
        Side::BOTH.len() as u8
    }

    fn start(&self) -> State {
        let mut state = State {
            stage: Stage::DeployRoll,
            turn: 0,
            first: Side::A,
            zone: [0, 1],
            counts: [0; 2],
            figures: [Figure::default(); MOST_FIGURES],
            paid: [Figures::NONE; MOST_CARRIED],
            piece_count: 0,
            pieces: [Placed::default(); MOST_PIECES],
            nodes: [None; MOST_NODES],
            flags: [Flag::Nowhere; 2],
            hands: [[0; MOST_PLOT]; 2],
            laid: [[0; MOST_PLOT]; 2],
            larger: [0; 2],
            before: Stood::default(),
            began: Stood::default(),
            shown: [false; 2],
            gnosis: [self.form.format(&self.content).map_or(0, |format| format.gnosis); 2],
            stack: Stack::default(),
            lasting: [Lasting::default(); MOST_LASTING],
            bled: Figures::NONE,
            marked: [Mark::default(); MOST_MARKED],
            last: Last::default(),
            markers: [Markers::default(); 2],
        };
        for side in Side::BOTH {
            let party = &self.form.parties[side.index()];
            state.counts[side.index()] = party.members.len() as u8;
            for (figure, member) in state.party(side).zip(&party.members) {
                let place = state.figure_mut(figure);
                place.card = number(member.card);
                for (slot, card) in place.carries.iter_mut().zip(&member.carries) {
                    *slot = card + 1;
                }
            }
        }
        for side in Side::BOTH {
            self.lay_open(&mut state, side);
        }
        if self.form.scenery == Scenery::Map {
            for (slot, placed) in state.pieces.iter_mut().zip(&self.map().placed) {
                *slot = Placed {
                    place: crate::state::Place { x: placed.x.0, y: placed.y.0 },
                    piece: placed.piece,
                    quarters: placed.quarters,
                };
                state.piece_count += 1;
            }
        }
        rules::setup::begin(self, &mut state);
        state
    }

    fn pending(&self, state: &State) -> Pending<Outcome> {
        if let Stage::Over(outcome) = state.stage {
            return Pending::Over(outcome);
        }
        if let Some(side) = Anima::chooser(state) {
            return Pending::Decide {
                awaited: SeatSet::of(side.seat()),
                may: SeatSet::of(side.other().seat()),
            };
        }
        let dice = |count| Pending::Chance(Chance::Dice { count, sides: SIDES });
        match state.stack.top() {
            Some(Frame::Attack(attack)) => dice(attack.dice),
            Some(Frame::Roll(roll)) => dice(roll.dice),
            Some(
                Frame::Escape { .. }
                | Frame::Seek { .. }
                | Frame::Found { .. }
                | Frame::Loss(_)
                | Frame::Bury(_)
                | Frame::Going(_)
                | Frame::Due(_)
                | Frame::Throw(_)
                | Frame::Doing(_)
                | Frame::Window(_),
            ) => dice(1),
            Some(Frame::Nothing) | None if matches!(state.stage, Stage::Doom { .. }) => dice(1),
            Some(Frame::Nothing) | None => dice(Side::BOTH.len() as u8),
        }
    }

    fn legal_actions(&self, state: &State, memo: &mut Memo, seat: Seat, out: &mut Vec<Action>) -> Coverage {
        let ground = memo.ground(self, state);
        legal::list(self, state, ground, seat, Kinds::ALL, out);
        match self.measure() {
            Measure::Board => Coverage::Complete,
            Measure::Table => Coverage::Sampled,
        }
    }

    fn check(&self, state: &State, memo: &mut Memo, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let ground = memo.ground(self, state);
        check::check(self, state, ground, seat, action)
    }

    fn apply(
        &self,
        state: &mut State,
        memo: &mut Memo,
        input: &Input<Action>,
        events: &mut impl Sink<Event>,
    ) {
        let ground = memo.ground(self, state);
        take(&mut Battle { game: self, state, ground, events }, input);
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        view::view(self, state, who)
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Event> {
        Some(view::seen(event, who))
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        view::imagine(self, view, rng)
    }

    fn kind(&self, action: &Action) -> Kind {
        kinds::kind(action)
    }

    fn kinds(&self, state: &State, memo: &mut Memo, seat: Seat) -> Kinds {
        kinds::open(self, state, memo.ground(self, state), seat)
    }

    fn legal_of(&self, state: &State, memo: &mut Memo, seat: Seat, kinds: Kinds, out: &mut Vec<Action>) {
        legal::list(self, state, memo.ground(self, state), seat, kinds, out);
    }

    fn concedes(&self, action: &Action) -> bool {
        matches!(action, Action::Resign)
    }
}
