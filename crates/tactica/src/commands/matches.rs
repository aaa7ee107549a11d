//! What the games of a simulation or a match have in common: flags and words of the match form, made into a setup.

use std::fs;
use std::path::Path;

use anima::content::Measure;
use catalog::Texts;
use catalog::games::GameError;
use catalog::packs::OwnPack;
use lab::anima::MatchError;
use players::Level;

use super::measured;
use crate::failure::{Failure, system};

/// What the command line fixes for all games.
pub struct Fixed<'a> {
    pub game: &'a str,
    pub form: &'a [(String, String)],
    /// Words, or a file that holds them.
    pub setup: Option<&'a str>,
    /// Packs of one's own to draw from too.
    pub packs: &'a [OwnPack],
}

/// Games of The Last Stand between players of these levels, the Titan's first.
pub fn last_stand(
    fixed: &Fixed<'_>,
    [titan, heroes]: [Level; 2],
    texts: &Texts,
) -> Result<lab::laststand::Matches, Failure> {
    let words = words(fixed, "titan", texts)?;
    let content = measured::content(fixed.packs, texts)?;
    lab::laststand::Matches::new(content, &joined(&words), titan, heroes)
        .map_err(|error| Failure::Usage(texts.format(&error.line())))
}

/// Battles of Anima Tactics between players of these levels.
pub fn anima(fixed: &Fixed<'_>, players: [Level; 2], texts: &Texts) -> Result<lab::anima::Matches, Failure> {
    let mut words = words(fixed, "map", texts)?;
    let mut take = |key: &str| {
        let place = words.iter().rposition(|(known, _)| known == key)?;
        Some(words.remove(place).1)
    };
    let edition = take("edition").unwrap_or_else(|| anima::content::DEFAULT_EDITION.to_owned());
    let unknown = |key, value: &str, known: &[&str]| no_answer(key, value, known, texts);
    let measure = match take("measure").as_deref() {
        None => None,
        Some("board") => Some(Measure::Board),
        Some("table") => Some(Measure::Table),
        Some(other) => return Err(unknown("measure", other, &["board", "table"])),
    };
    let content = measured::anima_content(Some(&edition), fixed.packs, texts)?;
    lab::anima::Matches::new(content, measure, &joined(&words), players)
        .map_err(|error| no_matches(error, fixed.game, texts))
}

pub fn measure_word(matches: &lab::anima::Matches) -> &'static str {
    match matches.measure() {
        Measure::Board => "board",
        Measure::Table => "table",
    }
}

fn no_answer(key: &'static str, value: &str, known: &[&str], texts: &Texts) -> Failure {
    let known = known.iter().map(|word| (*word).to_owned()).collect();
    Failure::Usage(GameError::NoSuchAnswer { key, value: value.to_owned(), known }.text(texts))
}

/// Why there is nothing to play.
pub fn no_matches(error: MatchError, game: &str, texts: &Texts) -> Failure {
    match error {
        MatchError::Form(error) => Failure::Usage(GameError::from(error).text(texts)),
        MatchError::WrongMeasure { map, .. } => no_answer("map", &map.unwrap_or_default(), &[], texts),
        MatchError::NoSuchLevel(level) => measured::no_level(level.word(), game, texts),
    }
}

/// What the match form fixes: flags, and the words of `--setup`, which may also be a file that holds them or, where it
/// is a single word, the value of `main`.
fn words(fixed: &Fixed<'_>, main: &str, texts: &Texts) -> Result<Vec<(String, String)>, Failure> {
    let mut words = Vec::new();
    if let Some(setup) = fixed.setup {
        let held = if Path::new(setup).is_file() {
            fs::read_to_string(setup).map_err(|error| {
                let args = [("file", setup.into()), ("problem", system(&error, texts).into())];
                Failure::Failed(texts.say("error-read", &args))
            })?
        } else {
            setup.to_owned()
        };
        for word in held.split_whitespace() {
            let (key, value) = word.split_once('=').unwrap_or((main, word));
            words.push((key.to_owned(), value.to_owned()));
        }
    }
    words.extend(fixed.form.iter().cloned());
    Ok(words)
}

fn joined(words: &[(String, String)]) -> String {
    words.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}
