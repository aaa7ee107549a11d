//! Choices of Anima Tactics to the wire and back.

use anima::state::{Gait, MOST_FIGURES, Place, Side};
use anima::{Action, Anima, expected};
use anima_wire as wire;
use anima_wire::AnimaAction as Wire;
use kernel::{Ground, Unclear};
use protocol::Point;

use super::{colour, point};

pub fn gait_out(gait: Gait) -> wire::Gait {
    match gait {
        Gait::Free => wire::Gait::Free,
        Gait::Walk => wire::Gait::Walk,
        Gait::Run => wire::Gait::Run,
    }
}

/// A choice as it goes over the wire. What the content does not have is called nothing.
pub fn out(game: &Anima, action: &Action) -> Wire {
    let plot = |card: u8| {
        let card = game.content.advantages.get(usize::from(card));
        card.map(|card| card.id.clone()).unwrap_or_default()
    };
    match *action {
        Action::TakePlot(card) => Wire::TakePlot { card: plot(card) },
        Action::PlaceScenery { piece, place, quarters } => {
            let piece = game.content.pieces.get(usize::from(piece)).map(|piece| piece.id.clone());
            Wire::PlaceScenery { piece: piece.unwrap_or_default(), quarters, to: point(place) }
        }
        Action::ChooseEdge(zone) => Wire::ChooseEdge { zone },
        Action::Deploy { figure, to } => Wire::Deploy { figure, to: point(to) },
        Action::Infiltrate(figure) => Wire::Infiltrate { figure },
        Action::PlaceMarker(to) => Wire::PlaceMarker { to: point(to) },
        Action::PlaceFlag(to) => Wire::PlaceFlag { to: point(to) },
        Action::First(side) => Wire::First { side: colour(side) },
        Action::Activate(figure) => Wire::Activate { figure },
        Action::End => Wire::End {},
        Action::Move(gait) => Wire::Move { gait: gait_out(gait) },
        Action::Go(to) => Wire::Go { to: point(to) },
        Action::Attack(target) => Wire::Attack { target },
        Action::Shoot(target) => Wire::Shoot { target },
        Action::Charge { target, to } => Wire::Charge { target, to: point(to) },
        Action::Push(target) => Wire::Push { target },
        Action::Slam { target, to } => Wire::Slam { target, to: point(to) },
        Action::PushTo(to) => Wire::PushTo { to: point(to) },
        Action::Escape => Wire::Escape {},
        Action::Seek => Wire::Seek {},
        Action::SeekAt(marker) => Wire::SeekAt { marker: marker.saturating_add(1) },
        Action::Reveal { figure, marker, to } => {
            Wire::Reveal { figure, marker: marker.saturating_add(1), to: point(to) }
        }
        Action::StayOut => Wire::StayOut {},
        Action::Climb(to) => Wire::Climb { to: point(to) },
        Action::TakeFlag => Wire::TakeFlag {},
        Action::Intercept { figure, to } => Wire::Intercept { figure, to: point(to) },
        Action::TakeShot(figure) => Wire::TakeShot { figure },
        Action::Dodge => Wire::Dodge {},
        Action::Counter => Wire::Counter {},
        Action::Use { figure, ability, extra, target, to } => {
            let to = (to != Place::default()).then(|| point(to));
            Wire::Use { figure, ability, extra, target, to }
        }
        Action::Play { card, target } => Wire::Play { card: plot(card), target },
        Action::Gnosis => Wire::Gnosis {},
        Action::Accept => Wire::Accept {},
        Action::Pick(target) => Wire::Pick { target },
        Action::Choose(option) => Wire::Choose { option: option.saturating_add(1) },
        Action::Put(to) => Wire::Put { to: point(to) },
        Action::LetBe => Wire::LetBe {},
        Action::Resign => Wire::Resign {},
    }
}

/// The choice that came over the wire.
pub fn taken(game: &Anima, action: Wire) -> Result<Action, Unclear> {
    let place = |ids: &mut dyn Iterator<Item = &String>, id: &str, wanted: &'static str| {
        let mut ids = (0u8..).zip(ids);
        let found = ids.find_map(|(place, known)| (known == id).then_some(place));
        found.ok_or_else(|| Unclear::new(id, wanted))
    };
    let plot = |card: String| {
        place(&mut game.content.advantages.iter().map(|card| &card.id), &card, expected::PLOT_CARD)
    };
    let who = |figure: u8| {
        let known = usize::from(figure) < MOST_FIGURES;
        if known { Ok(figure) } else { Err(Unclear::new(figure.to_string(), expected::FIGURE)) }
    };
    let from_one = |number: u8, wanted: &'static str| {
        number.checked_sub(1).ok_or_else(|| Unclear::new(number.to_string(), wanted))
    };
    let at = |to: Point| place_in(game, to);
    Ok(match action {
        Wire::TakePlot { card } => Action::TakePlot(plot(card)?),
        Wire::PlaceScenery { piece, quarters, to } => {
            let ids = &mut game.content.pieces.iter().map(|piece| &piece.id);
            let piece = place(ids, &piece, expected::PIECE)?;
            Action::PlaceScenery { piece, place: at(to)?, quarters }
        }
        Wire::ChooseEdge { zone } => Action::ChooseEdge(zone),
        Wire::Deploy { figure, to } => Action::Deploy { figure: who(figure)?, to: at(to)? },
        Wire::Infiltrate { figure } => Action::Infiltrate(who(figure)?),
        Wire::PlaceMarker { to } => Action::PlaceMarker(at(to)?),
        Wire::PlaceFlag { to } => Action::PlaceFlag(at(to)?),
        Wire::First { side } => Action::First(match side {
            protocol::Side::Amber => Side::A,
            protocol::Side::Teal => Side::B,
        }),
        Wire::Activate { figure } => Action::Activate(who(figure)?),
        Wire::End {} => Action::End,
        Wire::Move { gait } => Action::Move(match gait {
            wire::Gait::Free => Gait::Free,
            wire::Gait::Walk => Gait::Walk,
            wire::Gait::Run => Gait::Run,
        }),
        Wire::Go { to } => Action::Go(at(to)?),
        Wire::Attack { target } => Action::Attack(who(target)?),
        Wire::Shoot { target } => Action::Shoot(who(target)?),
        Wire::Charge { target, to } => Action::Charge { target: who(target)?, to: at(to)? },
        Wire::Push { target } => Action::Push(who(target)?),
        Wire::Slam { target, to } => Action::Slam { target: who(target)?, to: at(to)? },
        Wire::PushTo { to } => Action::PushTo(at(to)?),
        Wire::Escape {} => Action::Escape,
        Wire::Seek {} => Action::Seek,
        Wire::SeekAt { marker } => Action::SeekAt(from_one(marker, expected::MARKER)?),
        Wire::Reveal { figure, marker, to } => {
            Action::Reveal { figure: who(figure)?, marker: from_one(marker, expected::MARKER)?, to: at(to)? }
        }
        Wire::StayOut {} => Action::StayOut,
        Wire::Climb { to } => Action::Climb(at(to)?),
        Wire::TakeFlag {} => Action::TakeFlag,
        Wire::Intercept { figure, to } => Action::Intercept { figure: who(figure)?, to: at(to)? },
        Wire::TakeShot { figure } => Action::TakeShot(who(figure)?),
        Wire::Dodge {} => Action::Dodge,
        Wire::Counter {} => Action::Counter,
        Wire::Use { figure, ability, extra, target, to } => Action::Use {
            figure: who(figure)?,
            ability,
            extra,
            target: target.map(who).transpose()?,
            to: to.map(at).transpose()?.unwrap_or_default(),
        },
        Wire::Play { card, target } => {
            Action::Play { card: plot(card)?, target: target.map(who).transpose()? }
        }
        Wire::Gnosis {} => Action::Gnosis,
        Wire::Accept {} => Action::Accept,
        Wire::Pick { target } => Action::Pick(who(target)?),
        Wire::Choose { option } => Action::Choose(from_one(option, expected::OPTION)?),
        Wire::Put { to } => Action::Put(at(to)?),
        Wire::LetBe {} => Action::LetBe,
        Wire::Resign {} => Action::Resign,
    })
}

/// A point that somebody sent, if it is on any table or board there could be.
fn place_in(game: &Anima, to: Point) -> Result<Place, Unclear> {
    // Somebody may be pushed towards a square just off the board.
    const SQUARES: std::ops::RangeInclusive<i32> = -1..=255;
    const THOUSANDTHS: std::ops::RangeInclusive<i32> = -9_999_999..=9_999_999;
    let (range, wanted) = match game.counted_in() {
        Ground::Board => (SQUARES, expected::SQUARE),
        Ground::Table => (THOUSANDTHS, expected::POINT),
    };
    if range.contains(&to.x) && range.contains(&to.y) {
        Ok(Place { x: to.x, y: to.y })
    } else {
        Err(Unclear::new(format!("{},{}", to.x, to.y), wanted))
    }
}
