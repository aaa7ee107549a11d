//! What is allowed, and the reason and rule when something is not. The one authority; it lists nothing.

use kernel::{Rule, Seat};

use crate::action::{Action, Target, With};
use crate::content::{AbilityKind, Place, Power};
use crate::face::Face;
use crate::game::{LastStand, hero_at};
use crate::refusal::Illegal;
use crate::rules::{dice, heroes, spend, stage_rule, tactics, titan, who};
use crate::slug;
use crate::state::{Card, FURY, MOST_HEROES, Open, Slot, Stage, State, TacticsId, seat_of};

type Checked = Result<(), Illegal>;

pub(crate) fn check(game: &LastStand, state: &State, seat: Seat, action: &Action) -> Checked {
    let open = &state.open;
    let not_now = Illegal::NotNow { stage: stage_rule(open.stage) };
    let (awaited, others) = game.deciding(open);
    if awaited.is_empty() || seat.0 > open.count {
        return Err(not_now);
    }
    if let Action::Resign = action {
        let free = LastStand::may_resign(open).contains(seat);
        return if free { Ok(()) } else { Err(Illegal::AlreadyResigned) };
    }
    if !awaited.contains(seat) && !others.contains(seat) {
        return Err(refuse_bystander(open, seat, action).unwrap_or(not_now));
    }
    if !belongs(open.stage, action) {
        return Err(not_now);
    }
    match hero_at(open, seat) {
        None => check_titan(game, state, action),
        Some(hero) => check_hero(game, state, hero, action),
    }
}

/// Why a hero whom the stage does not ask cannot do what others now do.
fn refuse_bystander(open: &Open, seat: Seat, action: &Action) -> Option<Illegal> {
    hero_at(open, seat)?;
    if *action == Action::Content && is_shared(open.stage) {
        return Some(Illegal::AlreadySaid);
    }
    let dodges = matches!(action, Action::Dodge { .. }) && belongs(open.stage, action);
    (dodges && !open.struck.contains(seat)).then_some(Illegal::NotStruck)
}

/// Whether a stage goes on until all heroes are content.
fn is_shared(stage: Stage) -> bool {
    stage == Stage::Roll || stage == Stage::Spend || matches!(stage, Stage::Gather { .. })
}

/// Whether the stage asks for this sort of choice.
fn belongs(stage: Stage, action: &Action) -> bool {
    match action {
        Action::ChooseTitan(_) => stage == Stage::ChooseTitan,
        Action::TakeHero(_) => stage == Stage::TakeHeroes,
        Action::StandAt(_) => stage == Stage::ChooseLevels,
        Action::Lay { .. } => stage == Stage::Lay,
        Action::Roll(_) => stage == Stage::Roll,
        Action::Content => {
            is_shared(stage) || stage == Stage::Abilities || matches!(stage, Stage::Lend { .. })
        }
        Action::Use { .. } => stage == Stage::Abilities,
        Action::Name(_) => stage == Stage::NameHero,
        Action::Lend { .. } => matches!(stage, Stage::Lend { .. }),
        Action::Dodge { .. } | Action::Suffer => matches!(stage, Stage::Dodge { .. }),
        Action::GiveUp(_) => matches!(stage, Stage::GiveUp { .. }),
        Action::PutIn(_) => matches!(stage, Stage::Gather { .. }),
        Action::Move(..)
        | Action::Wound(..)
        | Action::Cycle(_)
        | Action::Meet { .. }
        | Action::PayTogether(..)
        | Action::Search => stage == Stage::Spend,
        Action::PutOnTop(_) => matches!(stage, Stage::Search { .. }),
        Action::Resign => true,
    }
}

fn check_titan(game: &LastStand, state: &State, action: &Action) -> Checked {
    match *action {
        Action::ChooseTitan(titan) => {
            if usize::from(titan) < game.content.titans.len() {
                Ok(())
            } else {
                Err(Illegal::NoSuchTitan)
            }
        }
        Action::Lay { open, other } => {
            in_hand(game, state, open, slug::ROUND_CHOOSE)?;
            in_hand(game, state, other, slug::ROUND_CHOOSE)?;
            if open == other { Err(Illegal::SameCardTwice { card: open }) } else { Ok(()) }
        }
        Action::Use { ability, pay, on } => check_ability(game, state, ability, pay, on),
        Action::Content
        | Action::TakeHero(_)
        | Action::StandAt(_)
        | Action::Roll(_)
        | Action::Name(_)
        | Action::Lend { .. }
        | Action::Dodge { .. }
        | Action::Suffer
        | Action::GiveUp(_)
        | Action::PutIn(_)
        | Action::Move(..)
        | Action::Wound(..)
        | Action::Cycle(_)
        | Action::Meet { .. }
        | Action::PayTogether(..)
        | Action::Search
        | Action::PutOnTop(_)
        | Action::Resign => Ok(()),
    }
}

/// Asked of the Titan alone, who knows its hand.
fn in_hand(game: &LastStand, state: &State, card: Card, rule: Rule) -> Checked {
    let listed = usize::from(card.card.0) < game.titan(&state.open).cards.len();
    if Some(card.titan) != state.open.titan || !listed {
        Err(Illegal::NoSuchCard)
    } else if state.hand().contains(card.card) {
        Ok(())
    } else {
        Err(Illegal::NotInHand { card, rule })
    }
}

fn check_ability(
    game: &LastStand,
    state: &State,
    ability: u8,
    pay: [u8; MOST_HEROES],
    on: Target,
) -> Checked {
    let open = &state.open;
    let card = game.titan(open).abilities.get(usize::from(ability)).ok_or(Illegal::NoSuchAbility)?;
    if ability > 1 && !titan::third_is_free(game, open) {
        return Err(Illegal::ThirdLocked);
    }
    for (hero, &paid) in (0u8..).zip(&pay) {
        let has = if hero < open.count { open.hero(hero).with_titan } else { 0 };
        if paid > has {
            return Err(Illegal::NotWithTitan { who: who(state, seat_of(hero)), has });
        }
    }
    let paid: u8 = pay.iter().sum();
    if paid != card.cost {
        return Err(Illegal::WrongPrice { cost: card.cost, paid });
    }
    let rule = titan::ability_rule(card.does);
    match (card.does, on) {
        (
            AbilityKind::Regenerate(_)
            | AbilityKind::Devour(_)
            | AbilityKind::CrushCannons(_)
            | AbilityKind::HitHero,
            Target::Nothing,
        ) => Ok(()),
        (AbilityKind::CrushHero, Target::Hero(hero)) if hero < open.count => Ok(()),
        (AbilityKind::Hinder, Target::HeldDie { hero, face }) if hero < open.count => {
            held_die(open, hero, face)
        }
        (AbilityKind::Hinder, Target::ReturnedDie { hero })
            if hero < open.count && open.hero(hero).returned + pay[usize::from(hero)] > 0 =>
        {
            Ok(())
        }
        (AbilityKind::SuddenCharge, Target::Swap { slot, card }) => {
            if !titan::swappable(slot) || open.slots[usize::from(slot)] == Slot::Empty {
                return Err(Illegal::NoSuchSlot);
            }
            in_hand(game, state, card, rule)
        }
        (AbilityKind::Fury, Target::Card(card)) => {
            if open.slots[usize::from(FURY)] != Slot::Empty {
                return Err(Illegal::FuryOnce);
            }
            in_hand(game, state, card, rule)
        }
        (_, _) => Err(Illegal::WrongTarget { rule }),
    }
}

/// A die of the hero's own that is not locked.
fn held_die(open: &Open, hero: u8, face: Face) -> Checked {
    let held = open.hero(hero).purse.held(face);
    if face == Face::Titan && held > 0 {
        Err(Illegal::Locked)
    } else if held == 0 {
        Err(Illegal::NotHeld { face, held })
    } else {
        Ok(())
    }
}

fn check_hero(game: &LastStand, state: &State, hero: u8, action: &Action) -> Checked {
    let open = &state.open;
    match *action {
        Action::TakeHero(id) => check_take(game, open, id),
        Action::StandAt(level) => {
            let starts = &game.content.edition.starts;
            if starts.contains(&level) { Ok(()) } else { Err(Illegal::NotAStart { level }) }
        }
        Action::Roll(faces) => check_roll(open, hero, faces),
        Action::Content => {
            let said = is_shared(open.stage) && open.done.contains(seat_of(hero));
            if said { Err(Illegal::AlreadySaid) } else { Ok(()) }
        }
        Action::Name(named) => {
            if named < open.count {
                Ok(())
            } else {
                Err(Illegal::NoSuchHero)
            }
        }
        Action::Lend { to, face } => check_lend(state, hero, to, face),
        Action::Dodge { other } => {
            payable(game, open, hero, Face::Dodge, game.content.edition.cancel.dodge, other)
        }
        Action::Suffer => Ok(()),
        Action::GiveUp(face) => {
            if open.hero(hero).purse.borrowed == Some(face) {
                Ok(())
            } else {
                held_die(open, hero, face)
            }
        }
        Action::PutIn(with) => payable(game, open, hero, Face::Tactics, 1, with.other()),
        Action::Move(way, with) => {
            let level = open.hero(hero).level.unwrap_or_default();
            spend::next_level(game, level, way).ok_or(Illegal::EndOfLine { level })?;
            payable(game, open, hero, Face::Move, 1, with.other())
        }
        Action::Wound(face, with) => check_wound(game, open, hero, face, with),
        Action::Cycle(with) => {
            more_than_one_card(open)?;
            payable(game, open, hero, Face::Tactics, 1, with.other())
        }
        Action::Meet { condition, other } => check_meet(game, open, hero, condition, other),
        Action::PayTogether(face, with) => check_together(game, open, hero, face, with),
        Action::Search => {
            let (face, price) = heroes::search_price(game, open, hero).ok_or(Illegal::CannotSearch)?;
            more_than_one_card(open)?;
            payable(game, open, hero, face, price, 0)
        }
        Action::PutOnTop(card) => check_on_top(game, open, card),
        Action::ChooseTitan(_) | Action::Lay { .. } | Action::Use { .. } | Action::Resign => {
            Err(Illegal::NotNow { stage: stage_rule(open.stage) })
        }
    }
}

fn check_take(game: &LastStand, open: &Open, id: u8) -> Checked {
    if usize::from(id) >= game.content.heroes.len() {
        Err(Illegal::NoSuchHero)
    } else if open.heroes().iter().any(|hero| hero.id == Some(id)) {
        Err(Illegal::HeroTaken { hero: id })
    } else {
        Ok(())
    }
}

fn check_roll(open: &Open, hero: u8, faces: [u8; 6]) -> Checked {
    let purse = &open.hero(hero).purse;
    if faces == [0; 6] {
        return Err(Illegal::NothingToRoll);
    }
    for face in Face::ALL {
        let held = purse.held(face);
        if faces[face.index()] > 0 && face == Face::Titan && held > 0 {
            return Err(Illegal::Locked);
        }
        if faces[face.index()] > held {
            return Err(Illegal::NotHeld { face, held });
        }
    }
    Ok(())
}

fn check_lend(state: &State, hero: u8, to: u8, face: Face) -> Checked {
    let open = &state.open;
    if to >= open.count || to == hero {
        return Err(Illegal::NotATeammate);
    }
    if open.lent_to.contains(seat_of(to)) {
        return Err(Illegal::OneEach { to: who(state, seat_of(to)) });
    }
    held_die(open, hero, face)
}

/// Whether the hero can pay so many symbols, `other` of them with other dice by its power.
fn payable(game: &LastStand, open: &Open, hero: u8, face: Face, needed: u8, other: u8) -> Checked {
    let power = game.hero_card(open, hero).power;
    payable_from(power, &open.hero(hero).purse, face, needed, other)
}

fn payable_from(power: Power, purse: &crate::state::Purse, face: Face, needed: u8, other: u8) -> Checked {
    if other > 0 && dice::substitute(power, face).is_none() {
        return Err(Illegal::NoPower { face });
    }
    if dice::can_pay(power, purse, face, needed, other) {
        return Ok(());
    }
    // The refusal names the dice that are missing: what the hero could pay in another way is not asked for here.
    let (shown, has) = (needed.saturating_sub(other), dice::symbols(power, purse, face));
    match dice::substitute(power, face) {
        Some(with) if has >= shown => {
            Err(Illegal::CannotPay { face: with, needed: other, has: dice::symbols(power, purse, with) })
        }
        Some(_) | None => Err(Illegal::CannotPay { face, needed: shown, has }),
    }
}

fn check_wound(game: &LastStand, open: &Open, hero: u8, face: Face, with: With) -> Checked {
    let (place, elsewhere) = match face {
        Face::Fight => (Place::Titan, Illegal::NotOnTitan),
        Face::Cannon => (Place::Tower, Illegal::NotInTower),
        Face::Titan | Face::Move | Face::Tactics | Face::Dodge => return Err(Illegal::NotAWeapon),
    };
    if spend::place(game, open, hero) != place {
        let purse = &open.hero(hero).purse;
        let only_lent = purse.borrowed == Some(face) && purse.held(face) == 0;
        if game.hero_card(open, hero).power != Power::Far(face) || only_lent {
            return Err(elsewhere);
        }
        held_die(open, hero, face)?;
    }
    if face == Face::Cannon {
        cannons_allow(open, 1)?;
    }
    payable(game, open, hero, face, 1, with.other())
}

fn cannons_allow(open: &Open, count: u8) -> Checked {
    if count <= spend::cannons_free(open) {
        Ok(())
    } else {
        Err(Illegal::CannonCap { cannons: open.cannons })
    }
}

fn more_than_one_card(open: &Open) -> Checked {
    if open.deck.count > 1 { Ok(()) } else { Err(Illegal::LastCard) }
}

fn check_meet(game: &LastStand, open: &Open, hero: u8, condition: u8, other: [u8; 6]) -> Checked {
    let card = tactics::open_card(game, open).ok_or(Illegal::NotNow { stage: slug::TACTICS_PAY })?;
    let wanted = card.conditions.get(usize::from(condition)).ok_or(Illegal::NoSuchCondition)?;
    if open.met[usize::from(condition)] {
        return Err(Illegal::AlreadyMet);
    }
    if open.hero(hero).level != Some(wanted.level) {
        return Err(Illegal::NotThere { level: wanted.level });
    }
    cannons_allow(open, wanted.symbols.get(Face::Cannon))?;
    let power = game.hero_card(open, hero).power;
    let mut purse = open.hero(hero).purse;
    for face in Face::ALL {
        let (needed, other) = (wanted.symbols.get(face), other[face.index()]);
        if needed > 0 {
            payable_from(power, &purse, face, needed, other)?;
            dice::pay(power, &mut purse, face, needed, other);
        } else if other > 0 {
            return Err(Illegal::NoPower { face });
        }
    }
    Ok(())
}

fn check_together(game: &LastStand, open: &Open, hero: u8, face: Face, with: With) -> Checked {
    let wanted = tactics::together(game, open);
    if wanted.total() == 0 {
        return Err(Illegal::IsAZone);
    }
    if wanted.get(face) == 0 {
        return Err(Illegal::NoSuchCondition);
    }
    if open.together[face.index()] >= wanted.get(face) {
        return Err(Illegal::AlreadyMet);
    }
    if face == Face::Cannon {
        cannons_allow(open, 1)?;
    }
    payable(game, open, hero, face, 1, with.other())
}

fn check_on_top(game: &LastStand, open: &Open, card: TacticsId) -> Checked {
    if usize::from(card.0) >= game.content.tactics.len() {
        return Err(Illegal::NoSuchCard);
    }
    if open.deck.cards().contains(&Some(card)) { Ok(()) } else { Err(Illegal::NotInDeck { card }) }
}
