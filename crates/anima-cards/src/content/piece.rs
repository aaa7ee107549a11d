//! A piece of scenery's file: `packs/<pack>/scenery/<id>.toml`.

use ::content::Ids;
use geometry::{Mil, Point, Polygon};
use serde::Deserialize;
use toml::Spanned;

use super::error::{ContentError, Flaw, Problem};
use super::source::{Inches, Source, read_length};
use super::{Crash, Edition, Piece, PieceKind, caps};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceFile {
    id: Spanned<String>,
    kind: Spanned<String>,
    levels: Option<Spanned<i64>>,
    height: Option<Spanned<Inches>>,
    outline: Spanned<Vec<Spanned<Vec<Spanned<Inches>>>>>,
    squares: Spanned<Vec<Spanned<Vec<Spanned<i64>>>>>,
    crash: Option<Spanned<String>>,
}

#[derive(Clone, Copy)]
enum KindWord {
    Abrupt,
    High,
    Low,
    Elevation,
    Minor,
}

const KINDS: [(&str, KindWord); 5] = [
    ("abrupt", KindWord::Abrupt),
    ("high", KindWord::High),
    ("low", KindWord::Low),
    ("elevation", KindWord::Elevation),
    ("minor", KindWord::Minor),
];

const CRASHES: [(&str, Crash); 4] = [
    ("minor", Crash::Minor),
    ("forest", Crash::Forest),
    ("wall", Crash::Wall),
    ("impassable", Crash::Impassable),
];

/// The highest an elevation goes.
const HIGHEST_LEVEL: u8 = 2;
const TALLEST: Mil = Mil::inches(24);
/// No corner and no square is farther than this from the point by which the piece is placed.
const FARTHEST_CORNER: Mil = Mil::inches(12);
const FARTHEST_SQUARE: i8 = 12;
/// A point or a square has two coordinates.
const COORDINATES: usize = 2;

pub(super) fn read_piece(
    source: Source<'_>,
    edition: &Edition,
    ids: &mut Ids,
) -> Result<Piece, ContentError> {
    let file: PieceFile = source.parse()?;
    source.named_id(&file.id, source.name())?;
    let id = source.new_id(&file.id, ids)?;

    let word = source.word("kind", &file.kind, &KINDS)?;
    match word {
        KindWord::Elevation => {
            source.not_needed("height", file.height.as_ref(), &file.kind)?;
            source.not_needed("crash", file.crash.as_ref(), &file.kind)?;
        }
        KindWord::Low => {
            source.not_needed("crash", file.crash.as_ref(), &file.kind)?;
            source.not_needed("height", file.height.as_ref(), &file.kind)?;
            source.not_needed("levels", file.levels.as_ref(), &file.kind)?;
        }
        KindWord::Abrupt | KindWord::High | KindWord::Minor => {
            source.not_needed("levels", file.levels.as_ref(), &file.kind)?;
        }
    }
    let height = || {
        let height = source.needed("height", file.height.as_ref(), &file.kind)?;
        read_length(source, "height", height, Mil(1), TALLEST)
    };
    let (kind, height) = match word {
        KindWord::Abrupt => (PieceKind::Abrupt, height()?),
        KindWord::High => (PieceKind::High, height()?),
        KindWord::Minor => (PieceKind::Minor, height()?),
        KindWord::Low => (PieceKind::Low, Mil::ZERO),
        KindWord::Elevation => {
            let levels = source.needed("levels", file.levels.as_ref(), &file.kind)?;
            let levels = source.number("levels", levels, HIGHEST_LEVEL)?;
            (PieceKind::Elevation { levels }, edition.sight.level * i32::from(levels))
        }
    };
    let squares = read_squares(source, &file.squares)?;
    let named = file.crash.as_ref().map(|crash| source.word("crash", crash, &CRASHES)).transpose()?;
    Ok(Piece {
        id,
        kind,
        height,
        outline: read_outline(source, &file.outline)?,
        crash: named.or_else(|| usual_crash(kind, &squares)),
        squares,
    })
}

/// What a piece that does not say so is to whoever is thrown against it.
///
/// Rule: crash.kind
fn usual_crash(kind: PieceKind, squares: &[(i8, i8)]) -> Option<Crash> {
    match kind {
        PieceKind::Abrupt | PieceKind::Minor => Some(Crash::Minor),
        PieceKind::Low => Some(Crash::Low),
        PieceKind::High => {
            let fills = |x: i8, y: i8| squares.contains(&(x, y));
            let thick = |&(x, y): &(i8, i8)| fills(x + 1, y) && fills(x, y + 1) && fills(x + 1, y + 1);
            Some(if squares.iter().any(thick) { Crash::Impassable } else { Crash::Wall })
        }
        PieceKind::Elevation { .. } => None,
    }
}

fn read_outline(
    source: Source<'_>,
    outline: &Spanned<Vec<Spanned<Vec<Spanned<Inches>>>>>,
) -> Result<Polygon, ContentError> {
    let mut corners = Vec::with_capacity(outline.get_ref().len());
    for corner in outline.get_ref() {
        let [x, y] = corner.get_ref().as_slice() else {
            return Err(wrong_coordinates(source, "outline", corner));
        };
        let read = |value| read_length(source, "outline", value, -FARTHEST_CORNER, FARTHEST_CORNER);
        corners.push(Point::new(read(x)?, read(y)?));
    }
    Polygon::new(&corners).map_err(|problem| source.error(outline.span(), Flaw::BadOutline { problem }))
}

fn read_squares(
    source: Source<'_>,
    squares: &Spanned<Vec<Spanned<Vec<Spanned<i64>>>>>,
) -> Result<Vec<(i8, i8)>, ContentError> {
    let list = squares.get_ref();
    source.count("squares", squares.span(), list.len(), 1, usize::from(caps::SQUARES_OF_A_PIECE))?;
    let mut read = Vec::with_capacity(list.len());
    for square in list {
        let [x, y] = square.get_ref().as_slice() else {
            return Err(wrong_coordinates(source, "squares", square));
        };
        let number = |value| source.number_from("squares", value, -FARTHEST_SQUARE, FARTHEST_SQUARE);
        let place = (number(x)?, number(y)?);
        if read.contains(&place) {
            let value = format!("{},{}", place.0, place.1);
            return Err(source.error(square.span(), Flaw::Repeated { key: "squares", value }));
        }
        read.push(place);
    }
    for (square, &(x, y)) in list.iter().zip(&read) {
        let touches =
            |other: &(i8, i8)| *other != (x, y) && other.0.abs_diff(x) <= 1 && other.1.abs_diff(y) <= 1;
        if read.len() > 1 && !read.iter().any(touches) {
            return Err(source.error(square.span(), Flaw::LooseSquare { x, y }));
        }
    }
    Ok(read)
}

fn wrong_coordinates<T>(source: Source<'_>, key: &'static str, list: &Spanned<Vec<T>>) -> ContentError {
    let count = list.get_ref().len();
    source.error(list.span(), Problem::WrongCount { key, count, least: COORDINATES, most: COORDINATES })
}
