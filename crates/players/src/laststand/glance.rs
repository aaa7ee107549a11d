//! Sensible at a glance, on either side: what level 2 plays, and what higher levels imagine everybody to play.
//!
//! It reckons with what lies on the table and never looks ahead further than the round. Heroes roll again only while
//! that is worth the dice it gives the Titan, dodge what kills, gather against what harms all, and work on one project
//! together; the Titan weighs its cards by where the heroes stand and bluffs by lot.

use kernel::dice::{below, below_usize};
use kernel::{Seat, SeatSet, Sight};
use laststand::content::ActionEffect;
use laststand::rules::{actions, dice};
use laststand::state::{CardId, Open, Purse, Slot, Stage, hero_of, seat_of};
use laststand::{Action, Face, LastStand, With};
use rand_core::Rng;

use super::project::{Project, Stretch, best};
use super::wishes::{Wishes, titan_die};
use super::worth::{DIE, Taste, Worth};
use super::{spend, titan};
use crate::{Persona, Player, Random};

/// A player that reckons with what it sees, for any seat.
pub struct Glance {
    persona: Persona,
    /// What it takes the face-down card for, if it is sure of itself.
    pub guess: Option<CardId>,
    /// Whether it thinks of the face-down card at all.
    minds_hidden: bool,
    /// Chooses where nothing is known to be better.
    any: Random<LastStand>,
}

impl Glance {
    pub fn new(persona: Persona) -> Glance {
        Glance { persona, guess: None, minds_hidden: true, any: Random::new() }
    }

    /// One that never thinks of the face-down card.
    #[must_use]
    pub fn without_hidden(self) -> Glance {
        Glance { minds_hidden: false, ..self }
    }

    /// Whose step comes next in stage 6 and what it is: worked out once for all heroes, who would all find the same.
    pub fn spend_together(&self, game: &LastStand, open: &Open, awaited: SeatSet) -> Option<(Seat, Action)> {
        let open = self.considered(open, awaited);
        let worth = Worth::new(game, &open, Taste::of(self.persona, seat_of(0)));
        match spend::next_step(&worth) {
            Some((hero, action)) => Some((seat_of(hero), action)),
            None => awaited.iter().next().map(|seat| (seat, Action::Content)),
        }
    }

    /// The table as it sees it.
    fn considered(&self, open: &Open, awaited: SeatSet) -> Open {
        let mut open = considered(open, awaited);
        if let Some(guess) = self.guess.filter(|&guess| open.may_be_hidden().contains(guess)) {
            open.surely_in_hand = open.pool.without(guess);
        }
        if !self.minds_hidden {
            for slot in open.slots.iter_mut().filter(|slot| **slot == Slot::FaceDown) {
                *slot = Slot::Empty;
            }
        }
        open
    }
}

impl Player<LastStand> for Glance {
    fn choose(&mut self, sight: &Sight<'_, LastStand>, rng: &mut dyn Rng) -> Option<Action> {
        let view = sight.view();
        let (awaited, _) = sight.deciding();
        let open = self.considered(&view.open, awaited);
        let worth = Worth::new(sight.game(), &open, Taste::of(self.persona, sight.seat()));
        let choice = match hero_of(sight.seat()) {
            None if open.stage == Stage::Lay => Choice::from(titan::lay(&worth, view.hand(), rng)),
            None if open.stage == Stage::Abilities => {
                Choice::Do(titan::use_ability(&worth, &view).unwrap_or(Action::Content))
            }
            None => Choice::Any,
            Some(hero) => as_hero(&worth, hero, rng),
        };
        match choice {
            Choice::Do(action) if sight.check(&action).is_ok() => Some(action),
            Choice::Wait if awaited.len() > 1 => None,
            Choice::Do(_) | Choice::Wait | Choice::Any => {
                let content = Action::Content;
                if sight.check(&content).is_ok() { Some(content) } else { self.any.choose(sight, rng) }
            }
        }
    }
}

enum Choice {
    Do(Action),
    /// Somebody else's step comes first.
    Wait,
    Any,
}

impl From<Option<Action>> for Choice {
    fn from(action: Option<Action>) -> Choice {
        action.map_or(Choice::Any, Choice::Do)
    }
}

/// The table as a plan sees it: who has said that it is content with spending will do nothing more.
fn considered(open: &Open, awaited: SeatSet) -> Open {
    let mut open = *open;
    if open.stage == Stage::Spend {
        for hero in (0..open.count).filter(|&hero| !awaited.contains(seat_of(hero))) {
            open.hero_mut(hero).purse = Purse::default();
        }
    }
    open
}

fn as_hero(worth: &Worth<'_>, hero: u8, rng: &mut dyn Rng) -> Choice {
    match worth.open.stage {
        Stage::ChooseLevels => Choice::Do(Action::StandAt(start(worth, rng))),
        Stage::Roll => Choice::Do(roll(worth, hero)),
        Stage::NameHero => Choice::Do(Action::Name(most_hearts(worth))),
        Stage::Lend { .. } => Choice::Do(lend(worth, hero)),
        Stage::Dodge { .. } => Choice::Do(dodge(worth, hero)),
        Stage::GiveUp { .. } => {
            let held = with_borrowed(&worth.open.hero(hero).purse);
            Choice::from(wishes(worth, hero).least(&held).map(|(face, _)| Action::GiveUp(face)))
        }
        Stage::Gather { .. } => Choice::Do(gather(worth, hero)),
        Stage::Spend => match spend::next_step(worth) {
            Some((other, _)) if other != hero => Choice::Wait,
            Some((_, action)) => Choice::Do(action),
            None => Choice::Do(Action::Content),
        },
        Stage::Search { .. } => Choice::from(search(worth)),
        Stage::ChooseTitan
        | Stage::TakeHeroes
        | Stage::SeeTactics
        | Stage::Lay
        | Stage::FirstRoll { .. }
        | Stage::Reroll { .. }
        | Stage::Abilities
        | Stage::Returned { .. }
        | Stage::Mutilate
        | Stage::SeeOrder { .. }
        | Stage::Over(_) => Choice::Any,
    }
}

/// High in the Tower nearly always: cannons are the best weapon at first.
fn start(worth: &Worth<'_>, rng: &mut dyn Rng) -> u8 {
    let starts = &worth.game.content.edition.starts;
    let highest = starts.iter().copied().max().unwrap_or_default();
    if below(rng, 10) > 0 { highest } else { starts[below_usize(rng, starts.len())] }
}

fn wishes(worth: &Worth<'_>, hero: u8) -> Wishes {
    let project: Option<Project> = best(worth, Stretch::MayRoll);
    Wishes::of(worth, hero, project.as_ref())
}

fn roll(worth: &Worth<'_>, hero: u8) -> Action {
    let roll = wishes(worth, hero).roll(&worth.open.hero(hero).purse.held, titan_die(worth, hero));
    if roll == [0; 6] { Action::Content } else { Action::Roll(roll) }
}

fn most_hearts(worth: &Worth<'_>) -> u8 {
    let key = |hero: &u8| (worth.open.hero(*hero).hearts, std::cmp::Reverse(*hero));
    (0..worth.open.count).max_by_key(key).unwrap_or_default()
}

fn with_borrowed(purse: &Purse) -> [u8; 6] {
    let mut held = purse.held;
    if let Some(face) = purse.borrowed {
        held[face.index()] += 1;
    }
    held
}

/// Lends the die that a teammate needs more than the lender does.
fn lend(worth: &Worth<'_>, hero: u8) -> Action {
    let own = wishes(worth, hero);
    let held = worth.open.hero(hero).purse.held;
    let mut best: Option<(f32, Action)> = None;
    for to in (0..worth.open.count).filter(|&to| to != hero && !worth.open.lent_to.contains(seat_of(to))) {
        let theirs = wishes(worth, to);
        for face in Face::USEFUL.into_iter().filter(|face| held[face.index()] > 0) {
            let mut without = held;
            without[face.index()] -= 1;
            let gain =
                theirs.more(&with_borrowed(&worth.open.hero(to).purse), face) - own.more(&without, face);
            if gain > 1.0 && best.as_ref().is_none_or(|(other, _)| gain > *other) {
                best = Some((gain, Action::Lend { to, face }));
            }
        }
    }
    best.map_or(Action::Content, |(_, action)| action)
}

/// Pays to keep a heart, unless the dice would win the game this round; a die is not worth two.
fn dodge(worth: &Worth<'_>, hero: u8) -> Action {
    let price = worth.game.content.edition.cancel.dodge;
    let Some(card) = worth.resolving() else { return Action::Suffer };
    if !card.effects.contains(&ActionEffect::LoseHeart) {
        return Action::Suffer;
    }
    let power = worth.power(hero);
    let purse = worth.open.hero(hero).purse;
    let other = price.saturating_sub(dice::symbols(power, &purse, Face::Dodge));
    if !dice::can_pay(power, &purse, Face::Dodge, price, other) {
        return Action::Suffer;
    }
    let mut after = *worth.open;
    dice::pay(power, &mut after.hero_mut(hero).purse, Face::Dodge, price, other);
    let cost = project_now(worth) - project_now(&worth.on(&after));
    if worth.heart(hero) > cost { Action::Dodge { other } } else { Action::Suffer }
}

/// What the best project that needs no more rolling is worth.
fn project_now(worth: &Worth<'_>) -> f32 {
    best(worth, Stretch::Now).map_or(0.0, |project| project.reward)
}

/// Puts TACTICS in if the team can stop the card and that is worth more than the dice.
fn gather(worth: &Worth<'_>, hero: u8) -> Action {
    let needed = actions::needed(worth.game, worth.open);
    let left = needed.saturating_sub(worth.open.put_in);
    let harm = worth.resolving().map_or(0.0, |card| worth.harm_to_all(card));
    if worth.team_symbols(Face::Tactics) < left || harm < 2.0 * DIE * f32::from(needed) {
        return Action::Content;
    }
    let mut after = *worth.open;
    let mut unpaid = left;
    for hero in 0..worth.open.count {
        unpaid =
            super::project::take(worth.power(hero), &mut after.hero_mut(hero).purse, Face::Tactics, unpaid);
    }
    let cost = project_now(worth) - project_now(&worth.on(&after));
    if cost > harm {
        return Action::Content;
    }
    let (power, purse) = (worth.power(hero), &worth.open.hero(hero).purse);
    let shown: u8 = (0..worth.open.count)
        .map(|hero| dice::symbols(worth.power(hero), &worth.open.hero(hero).purse, Face::Tactics))
        .sum();
    if dice::symbols(power, purse, Face::Tactics) > 0 {
        Action::PutIn(With::Itself)
    } else if shown < left && dice::substitutes(power, purse, Face::Tactics) > 0 {
        Action::PutIn(With::Other)
    } else {
        Action::Content
    }
}

/// The card of the deck that the team can make most of, if it lay on top.
fn search(worth: &Worth<'_>) -> Option<Action> {
    let mut best_card: Option<(f32, Action)> = None;
    for (place, card) in worth.open.deck.cards().iter().enumerate() {
        let Some(card) = *card else { continue };
        let mut open = *worth.open;
        open.deck.cards[..=place].rotate_right(1);
        if place > 0 {
            (open.met, open.together) = ([false; 2], [0; 6]);
        }
        let on_top = worth.on(&open);
        let can = best(&on_top, Stretch::Now)
            .filter(|project| project.cycles == 0)
            .map_or(0.0, |project| project.reward);
        let kills = worth.game.content.tactics[usize::from(card.0)].effect
            == laststand::content::TacticsEffect::Victory;
        let value = can + if kills { 5.0 } else { 0.0 };
        if best_card.as_ref().is_none_or(|(other, _)| value > *other) {
            best_card = Some((value, Action::PutOnTop(card)));
        }
    }
    best_card.map(|(_, action)| action)
}
