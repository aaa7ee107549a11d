//! Choices of The Last Stand to the wire and back.

use kernel::Unclear;
use laststand::state::{Card, CardId, FIRST, SECOND, TacticsId};
use laststand::{Action, Face, LastStand, Target, Way, With, expected};
use laststand_wire as wire;
use laststand_wire::LastStandAction as Wire;

pub fn face_out(face: Face) -> wire::Face {
    match face {
        Face::Titan => wire::Face::Titan,
        Face::Move => wire::Face::Move,
        Face::Fight => wire::Face::Fight,
        Face::Cannon => wire::Face::Cannon,
        Face::Tactics => wire::Face::Tactics,
        Face::Dodge => wire::Face::Dodge,
    }
}

fn face_in(face: wire::Face) -> Face {
    match face {
        wire::Face::Titan => Face::Titan,
        wire::Face::Move => Face::Move,
        wire::Face::Fight => Face::Fight,
        wire::Face::Cannon => Face::Cannon,
        wire::Face::Tactics => Face::Tactics,
        wire::Face::Dodge => Face::Dodge,
    }
}

fn pays_out(with: With) -> wire::Pays {
    match with {
        With::Itself => wire::Pays::Itself,
        With::Other => wire::Pays::Other,
    }
}

fn pays_in(with: wire::Pays) -> With {
    match with {
        wire::Pays::Itself => With::Itself,
        wire::Pays::Other => With::Other,
    }
}

/// A choice as it goes over the wire. What the content does not have is called nothing.
pub fn out(game: &LastStand, action: &Action) -> Wire {
    let content = &game.content;
    let action_card = |card: Card| {
        let titan = content.titans.get(usize::from(card.titan));
        titan.and_then(|titan| titan.cards.get(usize::from(card.card.0))).map(|card| card.id.clone())
    };
    let card = |card: Card| action_card(card).unwrap_or_default();
    match *action {
        Action::ChooseTitan(titan) => {
            let titan = content.titans.get(usize::from(titan)).map(|titan| titan.id.clone());
            Wire::ChooseTitan { titan: titan.unwrap_or_default() }
        }
        Action::TakeHero(hero) => {
            let hero = content.heroes.get(usize::from(hero)).map(|hero| hero.id.clone());
            Wire::TakeHero { hero: hero.unwrap_or_default() }
        }
        Action::StandAt(level) => Wire::Stand { level },
        Action::Lay { open, other } => Wire::Lay { open: card(open), other: card(other) },
        Action::Roll(dice) => Wire::Roll { dice },
        Action::Content => Wire::Content {},
        Action::Use { ability, pay, on } => Wire::Use {
            ability,
            pay,
            on: match on {
                Target::Nothing => wire::Target::Nothing {},
                Target::Hero(hero) => wire::Target::Hero { hero },
                Target::HeldDie { hero, face } => wire::Target::HeldDie { hero, face: face_out(face) },
                Target::ReturnedDie { hero } => wire::Target::ReturnedDie { hero },
                Target::Swap { slot, card: swapped } => wire::Target::Swap {
                    slot: if slot == FIRST { wire::WhichSlot::First } else { wire::WhichSlot::Second },
                    card: card(swapped),
                },
                Target::Card(wanted) => wire::Target::Card { card: card(wanted) },
            },
        },
        Action::Name(hero) => Wire::Name { hero },
        Action::Lend { to, face } => Wire::Lend { to, face: face_out(face) },
        Action::Dodge { other } => Wire::Dodge { other },
        Action::Suffer => Wire::Suffer {},
        Action::GiveUp(face) => Wire::GiveUp { face: face_out(face) },
        Action::PutIn(with) => Wire::PutIn { with: pays_out(with) },
        Action::Move(Way::Up, with) => Wire::Move { way: wire::Way::Up, with: pays_out(with) },
        Action::Move(Way::Down, with) => Wire::Move { way: wire::Way::Down, with: pays_out(with) },
        Action::Wound(face, with) => Wire::Wound { face: face_out(face), with: pays_out(with) },
        Action::Cycle(with) => Wire::Cycle { with: pays_out(with) },
        Action::Meet { condition, other } => Wire::Meet { condition, other },
        Action::PayTogether(face, with) => Wire::PayTogether { face: face_out(face), with: pays_out(with) },
        Action::Search => Wire::Search {},
        Action::PutOnTop(TacticsId(card)) => {
            let card = content.tactics.get(usize::from(card)).map(|card| card.id.clone());
            Wire::PutOnTop { card: card.unwrap_or_default() }
        }
        Action::Resign => Wire::Resign {},
    }
}

/// The choice that came over the wire.
pub fn taken(game: &LastStand, action: Wire) -> Result<Action, Unclear> {
    let content = &game.content;
    let place = |id: &str, ids: &mut dyn Iterator<Item = &String>, expected: &'static str| {
        let mut ids = (0u8..).zip(ids);
        let found = ids.find_map(|(place, known)| (known == id).then_some(place));
        found.ok_or_else(|| Unclear::new(id, expected))
    };
    let card = |id: &str| {
        let titans = (0..).zip(&content.titans);
        let mut cards =
            titans.flat_map(|(titan, sheet)| (0..).zip(&sheet.cards).map(move |one| (titan, one)));
        let found = cards.find(|(_, (_, card))| card.id == id);
        let found = found.map(|(titan, (card, _))| Card { titan, card: CardId(card) });
        found.ok_or_else(|| Unclear::new(id, expected::CARD))
    };
    let hero = |hero: u8| {
        let known = hero < kernel::Game::seats(game).saturating_sub(1);
        if known { Ok(hero) } else { Err(Unclear::new(hero.to_string(), expected::SEAT)) }
    };
    Ok(match action {
        Wire::ChooseTitan { titan } => {
            let ids = &mut content.titans.iter().map(|titan| &titan.id);
            Action::ChooseTitan(place(&titan, ids, expected::TITAN)?)
        }
        Wire::TakeHero { hero } => {
            Action::TakeHero(place(&hero, &mut content.heroes.iter().map(|hero| &hero.id), expected::HERO)?)
        }
        Wire::Stand { level } => Action::StandAt(level),
        Wire::Lay { open, other } => Action::Lay { open: card(&open)?, other: card(&other)? },
        Wire::Roll { dice } => Action::Roll(few(dice)?),
        Wire::Content {} => Action::Content,
        Wire::Use { ability, pay, on } => Action::Use {
            ability,
            pay: few(pay)?,
            on: match on {
                wire::Target::Nothing {} => Target::Nothing,
                wire::Target::Hero { hero: at } => Target::Hero(hero(at)?),
                wire::Target::HeldDie { hero: at, face } => {
                    Target::HeldDie { hero: hero(at)?, face: face_in(face) }
                }
                wire::Target::ReturnedDie { hero: at } => Target::ReturnedDie { hero: hero(at)? },
                wire::Target::Swap { slot, card: swapped } => Target::Swap {
                    slot: match slot {
                        wire::WhichSlot::First => FIRST,
                        wire::WhichSlot::Second => SECOND,
                    },
                    card: card(&swapped)?,
                },
                wire::Target::Card { card: wanted } => Target::Card(card(&wanted)?),
            },
        },
        Wire::Name { hero: named } => Action::Name(hero(named)?),
        Wire::Lend { to, face } => Action::Lend { to: hero(to)?, face: face_in(face) },
        Wire::Dodge { other } => Action::Dodge { other },
        Wire::Suffer {} => Action::Suffer,
        Wire::GiveUp { face } => Action::GiveUp(face_in(face)),
        Wire::PutIn { with } => Action::PutIn(pays_in(with)),
        Wire::Move { way: wire::Way::Up, with } => Action::Move(Way::Up, pays_in(with)),
        Wire::Move { way: wire::Way::Down, with } => Action::Move(Way::Down, pays_in(with)),
        Wire::Wound { face, with } => Action::Wound(face_in(face), pays_in(with)),
        Wire::Cycle { with } => Action::Cycle(pays_in(with)),
        Wire::Meet { condition, .. } if condition > 1 => {
            return Err(Unclear::new((u16::from(condition) + 1).to_string(), expected::CONDITION));
        }
        Wire::Meet { condition, other } => Action::Meet { condition, other: few(other)? },
        Wire::PayTogether { face, with } => Action::PayTogether(face_in(face), pays_in(with)),
        Wire::Search {} => Action::Search,
        Wire::PutOnTop { card } => {
            let ids = &mut content.tactics.iter().map(|card| &card.id);
            Action::PutOnTop(TacticsId(place(&card, ids, expected::TACTICS)?))
        }
        Wire::Resign {} => Action::Resign,
    })
}

/// More dice than anybody has are none.
const MOST_DICE: u8 = 30;

fn few<const N: usize>(dice: [u8; N]) -> Result<[u8; N], Unclear> {
    match dice.iter().find(|count| **count > MOST_DICE) {
        Some(count) => Err(Unclear::new(count.to_string(), expected::FACE_COUNT)),
        None => Ok(dice),
    }
}
