//! Values that only this game's files have: levels and faces. The rest is read by the crate `content`.

use toml::Spanned;

use super::caps;
use super::error::{CardProblem, ContentError, Problem};
use crate::face::Face;

/// A file being read.
pub(super) type Source<'a> = ::content::Source<'a, CardProblem>;

/// A level that the edition has.
pub(super) fn read_level(source: Source<'_>, value: &Spanned<i64>, highest: u8) -> Result<u8, ContentError> {
    match u8::try_from(*value.get_ref()) {
        Ok(level) if level <= highest && level < caps::LEVELS => Ok(level),
        Ok(_) | Err(_) => {
            let problem = CardProblem::LevelDoesNotExist { level: *value.get_ref(), highest };
            Err(source.error(value.span(), problem))
        }
    }
}

/// A face that heroes can use.
pub(super) fn read_face(
    source: Source<'_>,
    key: &'static str,
    value: &Spanned<String>,
) -> Result<Face, ContentError> {
    match Face::parse(value.get_ref()) {
        Some(Face::Titan) => Err(source.error(value.span(), CardProblem::TitanFace { key })),
        Some(face @ (Face::Move | Face::Fight | Face::Cannon | Face::Tactics | Face::Dodge)) => Ok(face),
        None => {
            let known = Face::USEFUL.map(Face::word).to_vec();
            let problem = Problem::UnknownWord { key, value: value.get_ref().clone(), known };
            Err(source.error(value.span(), problem))
        }
    }
}
