//! All choices of a seat, listed. Calls no check: the contract holds the two against each other.

use kernel::Seat;

use crate::action::{Action, Target, Way, With};
use crate::content::{AbilityKind, Place, Power, Symbols};
use crate::face::Face;
use crate::game::{LastStand, hero_at};
use crate::rules::{actions, dice, heroes, spend, tactics, titan};
use crate::state::{
    Card, CardId, FIRST, MOST_HEROES, Open, Purse, SECOND, Slot, Stage, State, TacticsId, seat_of,
};

pub(crate) fn list(game: &LastStand, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let open = &state.open;
    let (awaited, others) = game.deciding(open);
    if awaited.is_empty() || seat.0 > open.count {
        return;
    }
    if awaited.contains(seat) || others.contains(seat) {
        match hero_at(open, seat) {
            None => list_titan(game, state, out),
            Some(hero) => list_hero(game, open, hero, out),
        }
    }
    if LastStand::may_resign(open).contains(seat) {
        out.push(Action::Resign);
    }
}

fn list_titan(game: &LastStand, state: &State, out: &mut Vec<Action>) {
    let open = &state.open;
    if open.stage == Stage::ChooseTitan {
        out.extend((0..game.content.titans.len() as u8).map(Action::ChooseTitan));
    } else if open.stage == Stage::Lay {
        let hand = state.hand();
        for first in hand.iter() {
            let others = hand.without(first).iter().map(|other| card(open, other));
            out.extend(others.map(|other| Action::Lay { open: card(open, first), other }));
        }
    } else {
        (0..3).for_each(|ability| list_ability(game, state, ability, out));
        out.push(Action::Content);
    }
}

fn card(open: &Open, card: CardId) -> Card {
    Card { titan: open.titan.unwrap_or_default(), card }
}

fn list_ability(game: &LastStand, state: &State, ability: u8, out: &mut Vec<Action>) {
    let open = &state.open;
    if !titan::can_use(game, open, ability) {
        return;
    }
    let sheet = game.titan(open).abilities[usize::from(ability)];
    ways_to_pay(open, sheet.cost, &mut |pay| {
        let mut aim = |on| out.push(Action::Use { ability, pay, on });
        match sheet.does {
            AbilityKind::Regenerate(_)
            | AbilityKind::Devour(_)
            | AbilityKind::CrushCannons(_)
            | AbilityKind::HitHero => aim(Target::Nothing),
            AbilityKind::CrushHero => (0..open.count).for_each(|hero| aim(Target::Hero(hero))),
            AbilityKind::Hinder => (0..open.count).for_each(|hero| {
                for face in Face::USEFUL {
                    if open.hero(hero).purse.held(face) > 0 {
                        aim(Target::HeldDie { hero, face });
                    }
                }
                if open.hero(hero).returned + pay[usize::from(hero)] > 0 {
                    aim(Target::ReturnedDie { hero });
                }
            }),
            AbilityKind::SuddenCharge => {
                for slot in [FIRST, SECOND] {
                    if open.slots[usize::from(slot)] != Slot::Empty {
                        state.hand().iter().for_each(|id| aim(Target::Swap { slot, card: card(open, id) }));
                    }
                }
            }
            AbilityKind::Fury => state.hand().iter().for_each(|id| aim(Target::Card(card(open, id)))),
        }
    });
}

/// Every way to take so many of the Titan's dice from the heroes they belong to.
fn ways_to_pay(open: &Open, cost: u8, found: &mut impl FnMut([u8; MOST_HEROES])) {
    let has = |hero: usize| open.heroes[hero].with_titan;
    let rest = |from: usize| (from..MOST_HEROES).map(has).sum::<u8>();
    let least = |left: u8, from: usize| left.saturating_sub(rest(from));
    for first in least(cost, 1)..=has(0).min(cost) {
        let left = cost - first;
        for second in least(left, 2)..=has(1).min(left) {
            let left = left - second;
            for third in least(left, 3)..=has(2).min(left) {
                found([first, second, third, left - third]);
            }
        }
    }
}

fn list_hero(game: &LastStand, open: &Open, hero: u8, out: &mut Vec<Action>) {
    let place = open.hero(hero);
    match open.stage {
        Stage::TakeHeroes => out.extend(
            (0..game.content.heroes.len() as u8)
                .filter(|&id| open.heroes().iter().all(|other| other.id != Some(id)))
                .map(Action::TakeHero),
        ),
        Stage::ChooseLevels => {
            out.extend(game.content.edition.starts.iter().map(|&level| Action::StandAt(level)));
        }
        Stage::Roll => {
            list_rolls(&place.purse, out);
            list_content(open, hero, out);
        }
        Stage::NameHero => out.extend((0..open.count).map(Action::Name)),
        Stage::Lend { .. } => {
            for to in (0..open.count).filter(|&to| to != hero && !open.lent_to.contains(seat_of(to))) {
                let faces = Face::USEFUL.into_iter().filter(|&face| place.purse.held(face) > 0);
                out.extend(faces.map(|face| Action::Lend { to, face }));
            }
            out.push(Action::Content);
        }
        Stage::Dodge { .. } => {
            let price = game.content.edition.cancel.dodge;
            let power = game.hero_card(open, hero).power;
            let ways =
                (0..=price).filter(|&other| dice::can_pay(power, &place.purse, Face::Dodge, price, other));
            out.extend(ways.map(|other| Action::Dodge { other }));
            out.push(Action::Suffer);
        }
        Stage::GiveUp { .. } => {
            let faces = Face::USEFUL.into_iter().filter(|&face| actions::holds(&place.purse, face));
            out.extend(faces.map(Action::GiveUp));
        }
        Stage::Gather { .. } => {
            list_with(game, open, hero, Face::Tactics, out, Action::PutIn);
            list_content(open, hero, out);
        }
        Stage::Spend => {
            list_spending(game, open, hero, out);
            list_content(open, hero, out);
        }
        Stage::Search { .. } => {
            out.extend(open.deck.cards().iter().flatten().map(|&card: &TacticsId| Action::PutOnTop(card)));
        }
        Stage::ChooseTitan
        | Stage::SeeTactics
        | Stage::Lay
        | Stage::FirstRoll { .. }
        | Stage::Reroll { .. }
        | Stage::Abilities
        | Stage::Returned { .. }
        | Stage::Mutilate
        | Stage::SeeOrder { .. }
        | Stage::Over(_) => {}
    }
}

fn list_content(open: &Open, hero: u8, out: &mut Vec<Action>) {
    if !open.done.contains(seat_of(hero)) {
        out.push(Action::Content);
    }
}

/// Every number of every useful face, but for none at all.
fn list_rolls(purse: &Purse, out: &mut Vec<Action>) {
    let [_, moves, fights, cannons, tactics, dodges] = purse.held;
    let first = out.len();
    for dodge in 0..=dodges {
        for tactic in 0..=tactics {
            for cannon in 0..=cannons {
                for fight in 0..=fights {
                    out.extend((0..=moves).map(|way| Action::Roll([0, way, fight, cannon, tactic, dodge])));
                }
            }
        }
    }
    // The first in this order rolls nothing.
    out.remove(first);
}

/// One symbol of a face, with each sort of die that can pay for it.
fn list_with(
    game: &LastStand,
    open: &Open,
    hero: u8,
    face: Face,
    out: &mut Vec<Action>,
    action: impl Fn(With) -> Action,
) {
    let power = game.hero_card(open, hero).power;
    let purse = &open.hero(hero).purse;
    if dice::symbols(power, purse, face) > 0 {
        out.push(action(With::Itself));
    }
    if dice::substitutes(power, purse, face) > 0 {
        out.push(action(With::Other));
    }
}

fn list_spending(game: &LastStand, open: &Open, hero: u8, out: &mut Vec<Action>) {
    let level = open.hero(hero).level.unwrap_or_default();
    for way in [Way::Up, Way::Down] {
        if spend::next_level(game, level, way).is_some() {
            list_with(game, open, hero, Face::Move, out, |with| Action::Move(way, with));
        }
    }
    let place = spend::place(game, open, hero);
    list_wounds(game, open, hero, Face::Fight, place == Place::Titan, out);
    if spend::cannons_free(open) > 0 {
        list_wounds(game, open, hero, Face::Cannon, place == Place::Tower, out);
    }
    if open.deck.count > 1 {
        list_with(game, open, hero, Face::Tactics, out, Action::Cycle);
    }
    list_payments(game, open, hero, level, out);
    list_search(game, open, hero, out);
}

fn list_wounds(game: &LastStand, open: &Open, hero: u8, face: Face, in_place: bool, out: &mut Vec<Action>) {
    let far = game.hero_card(open, hero).power == Power::Far(face) && open.hero(hero).purse.held(face) > 0;
    if in_place {
        list_with(game, open, hero, face, out, |with| Action::Wound(face, with));
    } else if far {
        out.push(Action::Wound(face, With::Itself));
    }
}

fn list_payments(game: &LastStand, open: &Open, hero: u8, level: u8, out: &mut Vec<Action>) {
    let Some(card) = tactics::open_card(game, open) else { return };
    for (number, condition) in (0u8..).zip(&card.conditions) {
        let shots = condition.symbols.get(Face::Cannon);
        if !open.met[usize::from(number)] && condition.level == level && shots <= spend::cannons_free(open) {
            list_meeting(game, open, hero, number, condition.symbols, out);
        }
    }
    for (face, count) in tactics::together(game, open).iter() {
        let shootable = face != Face::Cannon || spend::cannons_free(open) > 0;
        if open.together[face.index()] < count && shootable {
            list_with(game, open, hero, face, out, |with| Action::PayTogether(face, with));
        }
    }
}

/// Every way to split the symbols of a condition between dice that show them and dice that count as them.
fn list_meeting(
    game: &LastStand,
    open: &Open,
    hero: u8,
    condition: u8,
    symbols: Symbols,
    out: &mut Vec<Action>,
) {
    let power = game.hero_card(open, hero).power;
    let mut other = [0; 6];
    loop {
        let mut purse = open.hero(hero).purse;
        let paid = symbols.iter().all(|(face, count)| {
            let can = dice::can_pay(power, &purse, face, count, other[face.index()]);
            if can {
                dice::pay(power, &mut purse, face, count, other[face.index()]);
            }
            can
        });
        if paid {
            out.push(Action::Meet { condition, other });
        }
        let splits = |face: Face| if dice::substitute(power, face).is_some() { symbols.get(face) } else { 0 };
        let Some(next) = Face::USEFUL.into_iter().find(|&face| other[face.index()] < splits(face)) else {
            return;
        };
        for face in Face::USEFUL.into_iter().take_while(|&face| face < next) {
            other[face.index()] = 0;
        }
        other[next.index()] += 1;
    }
}

fn list_search(game: &LastStand, open: &Open, hero: u8, out: &mut Vec<Action>) {
    let power = game.hero_card(open, hero).power;
    if let Some((face, price)) = heroes::search_price(game, open, hero)
        && open.deck.count > 1
        && dice::can_pay(power, &open.hero(hero).purse, face, price, 0)
    {
        out.push(Action::Search);
    }
}
