//! What the terminal and the page both say of The Last Stand, in messages.

use kernel::{Arg, Glue, Message};
use laststand::LastStand;
use laststand::content::{AbilityKind, ActionEffect, Power, Symbols, TacticsEffect, ThirdAbility};
use laststand::face::Face;
use laststand::rules::titan;
use laststand::state::Open;

use crate::texts::is_known;

/// The place of the ability that only some zones allow.
const THIRD: u8 = 2;

/// A message about the table.
pub fn told(key: &str) -> Message {
    Message::new(format!("table-{key}"))
}

/// Why an ability cannot be used as the health marker stands; nothing if it can.
pub fn locked(game: &LastStand, open: &Open, ability: u8) -> Option<Message> {
    if ability < THIRD || titan::third_is_free(game, open) {
        return None;
    }
    let edition = &game.content.edition;
    Some(match edition.third_ability {
        ThirdAbility::WeakOrKill => told("third-locked-weak").number("box", edition.track.weak),
        ThirdAbility::NotWeakOrKill => told("third-locked-healthy"),
    })
}

/// What a hero can do that others cannot; of one in a pack of one's own it is told from the card's data.
pub fn power_of(game: &LastStand, id: &str) -> Option<Message> {
    let own = format!("table-power-{id}");
    if is_known(&own) {
        return Some(Message::new(own));
    }
    let hero = game.content.heroes.iter().find(|hero| hero.id == id)?;
    let of = |kind: &str, shown: Face| told(&format!("power-of-{kind}")).with("face", face(shown));
    Some(match hero.power {
        Power::Lend => told("power-of-lend"),
        Power::Wild(face) => of("wild", face),
        Power::Swap(one, other) => of("swap", one).with("with", face(other)),
        Power::Double(face) => of("double", face),
        Power::KeepsTitan => told("power-of-keeps-titan"),
        Power::Search { face, price } => of("search", face).number("price", price),
        Power::Far(face) => of("far", face),
    })
}

pub fn action_effect(effect: ActionEffect) -> Message {
    match effect {
        ActionEffect::LoseHeart => told("effect-lose-heart"),
        ActionEffect::LoseDie => told("effect-lose-die"),
        ActionEffect::Devour(count) => told("effect-devour").number("count", count),
        ActionEffect::CrushCannons(count) => told("effect-cannons").number("count", count),
        ActionEffect::Regenerate(count) => told("effect-regenerate").number("count", count),
    }
}

pub fn ability(ability: AbilityKind) -> Message {
    match ability {
        AbilityKind::Devour(count) => told("effect-devour").number("count", count),
        AbilityKind::CrushCannons(count) => told("effect-cannons").number("count", count),
        AbilityKind::Regenerate(count) => told("effect-regenerate").number("count", count),
        AbilityKind::HitHero => told("ability-hit-hero"),
        AbilityKind::CrushHero => told("ability-crush-hero"),
        AbilityKind::Hinder => told("ability-hinder"),
        AbilityKind::SuddenCharge => told("ability-sudden-charge"),
        AbilityKind::Fury => told("ability-fury"),
    }
}

pub fn tactics_effect(game: &LastStand, effect: TacticsEffect) -> Message {
    match effect {
        TacticsEffect::OpenCards => told("tactics-open-cards"),
        TacticsEffect::RemoveCard => told("tactics-remove-card"),
        TacticsEffect::Collapse => told("tactics-collapse"),
        TacticsEffect::Heal(hearts) => {
            told("tactics-heal").number("count", hearts).number("most", game.content.edition.hearts)
        }
        TacticsEffect::Rescue(citizens) => told("tactics-rescue").number("count", citizens),
        TacticsEffect::Victory => told("tactics-victory"),
    }
}

/// So many symbols of each face, such as `2 FIGHT, 1 MOVE`.
pub fn symbols(symbols: Symbols) -> Arg {
    faces(&symbols.iter().collect::<Vec<_>>())
}

pub fn faces(faces: &[(Face, u8)]) -> Arg {
    let some = faces.iter().filter(|(_, count)| *count > 0);
    Arg::list(some.map(|(face, count)| Arg::counted(face_name(*face), *count)).collect(), Glue::Comma)
}

pub fn face(face: Face) -> Arg {
    Arg::named(face_name(face))
}

/// TITAN the face is not Titan the seat.
fn face_name(face: Face) -> &'static str {
    if face == Face::Titan { "titan-face" } else { face.word() }
}
