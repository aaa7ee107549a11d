//! The list of games: what files each is made of, and how one is begun, resumed and verified.
//!
//! Everything that depends on which game it is stands in this file; all others go by ids.

use kernel::Line;
use kernel::journal::{self, DiceSource, Header, Journal, Parted, Verified};
use laststand::content::{self, Argument, ContentError, File, Files};
use laststand::{Form, LastStand};
use testkit::scenario::{self, CaseReport, ScenarioError};

use crate::Lang;
use crate::seated::{NotFollowed, TableOf};
use crate::table::Table;
use crate::texts::{Arg, Texts};

/// The ids of all games.
pub const GAMES: &[&str] = &[LAST_STAND];

const LAST_STAND: &str = "last-stand";

macro_rules! texts {
    ($lang:literal) => {
        &[
            (
                concat!("content/texts/program.", $lang, ".ftl"),
                include_str!(concat!("../../../content/texts/program.", $lang, ".ftl")),
            ),
            last_stand_text!("rules", $lang),
            last_stand_text!("names", $lang),
            last_stand_text!("lines", $lang),
            last_stand_text!("table", $lang),
        ]
    };
}

macro_rules! last_stand_text {
    ($file:literal, $lang:literal) => {
        (
            concat!("content/last-stand/texts/", $file, ".", $lang, ".ftl"),
            include_str!(concat!("../../../content/last-stand/texts/", $file, ".", $lang, ".ftl")),
        )
    };
}

/// Path and text of every file of messages in a language.
pub fn text_files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => texts!("en"),
        Lang::Es => texts!("es"),
        Lang::It => texts!("it"),
    }
}

/// The rule catalogue of a game, as its file has it.
pub fn rules_file(game: &str) -> Option<(&'static str, &'static str)> {
    match game {
        LAST_STAND => Some(("rules/last-stand.toml", include_str!("../../../rules/last-stand.toml"))),
        _ => None,
    }
}

/// Something that a match form fixes before the game, or leaves to be chosen in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The form's word for it; its text is the message `form-<key>`.
    pub key: &'static str,
    /// What can be answered, with the name id of each where it has a name.
    pub answers: Vec<(String, Option<String>)>,
    /// `None` leaves it to be chosen in play.
    pub default: Option<String>,
}

/// A parameter of the edition that a match may choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchOption {
    /// The option's word; its text is the message `option-<key>`, and each value's `option-<key>-<value>`.
    pub key: &'static str,
    pub values: &'static [&'static str],
    pub default: &'static str,
    parameter: &'static str,
}

const LAST_STAND_OPTIONS: &[MatchOption] = &[MatchOption {
    key: "third-ability",
    values: &["weak-or-kill", "not-weak-or-kill"],
    default: "weak-or-kill",
    parameter: "third_ability",
}];

/// The match options of a game.
pub fn options(game: &str) -> &'static [MatchOption] {
    match game {
        LAST_STAND => LAST_STAND_OPTIONS,
        _ => &[],
    }
}

/// What to ask before a game.
pub fn questions(game: &str) -> Vec<Question> {
    match game {
        LAST_STAND => {
            let titans = content::read(&content::builtin()).map(|content| content.titans).unwrap_or_default();
            let fewest = content::caps::FEWEST_HEROES_IN_PLAY;
            let most = content::caps::HEROES_IN_PLAY;
            vec![
                Question {
                    key: "heroes",
                    answers: (fewest..=most).map(|count| (count.to_string(), None)).collect(),
                    default: Some("3".to_owned()),
                },
                Question {
                    key: "titan",
                    answers: titans.into_iter().map(|titan| (titan.id.clone(), Some(titan.id))).collect(),
                    default: None,
                },
            ]
        }
        _ => Vec::new(),
    }
}

/// Why a game could not be begun or taken up again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    NoSuchGame(String),
    NoSuchOption { game: String, option: String },
    NoSuchValue { option: &'static MatchOption, value: String },
    Content(ContentError),
    Form(Line),
    NotFollowed(NotFollowed),
}

impl GameError {
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            GameError::NoSuchGame(game) => {
                texts.say("error-no-game", &[("game", game.into()), ("games", GAMES.join(", ").into())])
            }
            GameError::NoSuchOption { game, option } => {
                let known: Vec<&str> = options(game).iter().map(|option| option.key).collect();
                texts.say("error-no-option", &[("option", option.into()), ("known", known.join(", ").into())])
            }
            GameError::NoSuchValue { option, value } => texts.say(
                "error-no-value",
                &[
                    ("option", option.key.into()),
                    ("value", value.into()),
                    ("known", option.values.join(", ").into()),
                ],
            ),
            GameError::Content(error) => content_error(error, texts),
            GameError::Form(line) => texts.game_line(line),
            GameError::NotFollowed(stopped) => texts.say(
                "error-not-followed",
                &[("line", stopped.line.into()), ("problem", stopped.refusal.text(texts).into())],
            ),
        }
    }
}

fn content_error(error: &ContentError, texts: &Texts) -> String {
    let found = error.problem.args();
    let found: Vec<(&str, Arg<'_>)> = found
        .iter()
        .map(|(key, value)| match value {
            Argument::Text(text) => (*key, text.into()),
            Argument::Number(number) => (*key, (*number).into()),
        })
        .collect();
    let problem = texts.say(&format!("line-{}", error.problem.key()), &found);
    let mut args: Vec<(&str, Arg<'_>)> = vec![("path", (&error.path).into()), ("problem", problem.into())];
    if error.line == 0 {
        return texts.say("error-content", &args);
    }
    args.push(("line", i64::from(error.line).into()));
    args.push(("column", i64::from(error.column).into()));
    texts.say("error-content-at", &args)
}

/// The content files of a game with the match's options in them.
pub fn files(game: &str, chosen: &[(String, String)]) -> Result<Vec<(String, String)>, GameError> {
    if game != LAST_STAND {
        return Err(GameError::NoSuchGame(game.to_owned()));
    }
    let mut files = content::builtin();
    for (key, value) in chosen {
        let option = options(game)
            .iter()
            .find(|option| option.key == key)
            .ok_or_else(|| GameError::NoSuchOption { game: game.to_owned(), option: key.clone() })?;
        if !option.values.contains(&value.as_str()) {
            return Err(GameError::NoSuchValue { option, value: value.clone() });
        }
        if value != option.default {
            files = content::with_override(&files, option.parameter, value).map_err(GameError::Content)?;
        }
    }
    Ok(files.0.into_iter().map(|file| (file.path, file.text)).collect())
}

/// Begins a game. `setup` is in the words of the game's match form.
pub fn begin(
    game: &str,
    files: Vec<(String, String)>,
    setup: &str,
    dice: DiceSource,
) -> Result<Box<dyn Table>, GameError> {
    let header = Header { game: game.to_owned(), files, setup: setup.to_owned(), dice };
    match game {
        LAST_STAND => Ok(Box::new(TableOf::begin(last_stand(&header)?, &header))),
        _ => Err(GameError::NoSuchGame(game.to_owned())),
    }
}

/// Takes a game up where its journal ends.
pub fn resume(journal: &Journal) -> Result<Box<dyn Table>, GameError> {
    match journal.header.game.as_str() {
        LAST_STAND => {
            let game = last_stand(&journal.header)?;
            let table = TableOf::resume(game, journal).map_err(GameError::NotFollowed)?;
            Ok(Box::new(table))
        }
        other => Err(GameError::NoSuchGame(other.to_owned())),
    }
}

/// Runs today's rules over a journal: whether they still say what was recorded, and if not, where they part.
pub fn verify(journal: &Journal) -> Result<Result<Verified, Parted>, GameError> {
    match journal.header.game.as_str() {
        LAST_STAND => Ok(journal::verify(last_stand(&journal.header)?, journal)),
        other => Err(GameError::NoSuchGame(other.to_owned())),
    }
}

fn last_stand(header: &Header) -> Result<LastStand, GameError> {
    let files = header.files.iter().map(|(path, text)| File { path: path.clone(), text: text.clone() });
    let content = content::read(&Files(files.collect())).map_err(GameError::Content)?;
    let form = Form::parse(&content, &header.setup).map_err(|error| GameError::Form(error.line()))?;
    Ok(LastStand::new(content, form))
}

/// Plays every case of a scenario text. All cases of a text are of one game.
pub fn run_scenarios(text: &str) -> Result<Vec<CaseReport>, ScenarioError> {
    let cases = scenario::parse(text)?;
    let game = cases.first().map(|case| case.game.clone()).unwrap_or_default();
    let stranger = cases.iter().find(|case| case.game != game || !GAMES.contains(&case.game.as_str()));
    if let Some(case) = stranger {
        let text = format!("the game is '{}', expected one of: {}", case.game, GAMES.join(", "));
        return Err(ScenarioError { line: case.line, text });
    }
    scenario::run_text(|setup| last_stand_of(setup).map_err(|error| error.text(&Texts::new(Lang::En))), text)
}

/// The game as it comes, with this match form.
fn last_stand_of(setup: &str) -> Result<LastStand, GameError> {
    let header = Header {
        game: LAST_STAND.to_owned(),
        files: files(LAST_STAND, &[])?,
        setup: setup.to_owned(),
        dice: DiceSource::Typed,
    };
    last_stand(&header)
}
