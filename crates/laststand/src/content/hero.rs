//! A hero's file: `packs/<pack>/heroes/<id>.toml`, with its one power.

use ::content::Ids;
use serde::Deserialize;
use toml::Spanned;

use super::error::{CardProblem, ContentError, Problem};
use super::source::{Source, read_face};
use super::{Edition, Hero, Power};
use crate::face::Face;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroFile {
    id: Spanned<String>,
    power: Spanned<String>,
    face: Option<Spanned<String>>,
    faces: Option<Spanned<Vec<Spanned<String>>>>,
    price: Option<Spanned<i64>>,
    #[serde(default)]
    ours: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PowerWord {
    Lend,
    Wild,
    Swap,
    Double,
    KeepsTitan,
    Search,
    Far,
}

const POWERS: [(&str, PowerWord); 7] = [
    ("lend", PowerWord::Lend),
    ("wild", PowerWord::Wild),
    ("swap", PowerWord::Swap),
    ("double", PowerWord::Double),
    ("keeps-titan", PowerWord::KeepsTitan),
    ("search", PowerWord::Search),
    ("far", PowerWord::Far),
];

/// A swap is between two faces.
const FACES_OF_A_SWAP: usize = 2;

pub(super) fn read_hero(source: Source<'_>, edition: &Edition, ids: &mut Ids) -> Result<Hero, ContentError> {
    let file: HeroFile = source.parse()?;
    source.kept(source.named_id(&file.id, source.name()), ())?;
    let id = source.kept(source.new_id(&file.id, ids), String::new())?;

    let word = source.word("power", &file.power, &POWERS)?;
    match word {
        PowerWord::Lend | PowerWord::KeepsTitan | PowerWord::Swap => {
            source.kept(source.not_needed("face", file.face.as_ref(), &file.power), ())?;
        }
        PowerWord::Wild | PowerWord::Double | PowerWord::Search | PowerWord::Far => {}
    }
    if word != PowerWord::Swap {
        source.kept(source.not_needed("faces", file.faces.as_ref(), &file.power), ())?;
    }
    if word != PowerWord::Search {
        source.kept(source.not_needed("price", file.price.as_ref(), &file.power), ())?;
    }

    let face = || read_face(source, "face", source.needed("face", file.face.as_ref(), &file.power)?);
    let power = match word {
        PowerWord::Lend => Power::Lend,
        PowerWord::Wild => Power::Wild(face()?),
        PowerWord::Swap => read_swap(source, source.needed("faces", file.faces.as_ref(), &file.power)?)?,
        PowerWord::Double => Power::Double(face()?),
        PowerWord::KeepsTitan => Power::KeepsTitan,
        PowerWord::Search => {
            let price = source.needed("price", file.price.as_ref(), &file.power)?;
            Power::Search { face: face()?, price: source.number("price", price, edition.dice)? }
        }
        PowerWord::Far => read_far(source, source.needed("face", file.face.as_ref(), &file.power)?)?,
    };
    Ok(Hero { id, power, ours: file.ours })
}

fn read_swap(source: Source<'_>, faces: &Spanned<Vec<Spanned<String>>>) -> Result<Power, ContentError> {
    let wrong_count = || Problem::WrongCount {
        key: "faces",
        count: faces.get_ref().len(),
        least: FACES_OF_A_SWAP,
        most: FACES_OF_A_SWAP,
    };
    let [one, other] = faces.get_ref().as_slice() else {
        return Err(source.error(faces.span(), wrong_count()));
    };
    let (face, with) = (read_face(source, "faces", one)?, read_face(source, "faces", other)?);
    if face == with {
        return Err(source.error(other.span(), CardProblem::SameFaces { face }));
    }
    Ok(Power::Swap(face, with))
}

/// Only the two faces that wound are bound to a place, so only they can be freed from it.
fn read_far(source: Source<'_>, face: &Spanned<String>) -> Result<Power, ContentError> {
    match read_face(source, "face", face)? {
        wounding @ (Face::Fight | Face::Cannon) => Ok(Power::Far(wounding)),
        face_word @ (Face::Titan | Face::Move | Face::Tactics | Face::Dodge) => {
            Err(source.error(face.span(), CardProblem::FaceHasNoPlace { face: face_word }))
        }
    }
}
