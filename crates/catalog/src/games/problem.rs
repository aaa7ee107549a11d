//! Why a game could not be begun or taken up again, in sentences.

use content::{Argument, ContentError, GameProblem};
use kernel::Line;

use super::{GAMES, MatchOption, options};
use crate::Lang;
use crate::seated::NotFollowed;
use crate::texts::{Arg, Texts};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    NoSuchGame(String),
    NoSuchOption {
        game: String,
        option: String,
    },
    NoSuchValue {
        option: &'static MatchOption,
        value: String,
    },
    /// The word is none of the answers that this key of the form knows.
    NoSuchAnswer {
        key: &'static str,
        value: String,
        known: Vec<String>,
    },
    Content(BadContent),
    Form(Line),
    /// A side's party may not play.
    Party {
        side: &'static str,
        key: &'static str,
        args: Vec<(&'static str, Argument)>,
        /// The same as the game's form says it.
        line: Line,
    },
    NotFollowed(NotFollowed),
    /// The match is played with a pack that is not there.
    NoSuchPack {
        pack: String,
    },
    /// The pack is there, and not as it was when the match was made.
    OtherPack {
        pack: String,
    },
    /// Something is asked that only a game has that is over.
    NotOver,
}

/// What is wrong with content, whichever game it is of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadContent {
    pub path: String,
    /// From 1; 0 where the trouble is with no line in particular.
    pub line: u32,
    pub column: u32,
    pub key: &'static str,
    args: Vec<(&'static str, Argument)>,
    pub rule: Option<&'static str>,
}

impl<G: GameProblem> From<ContentError<G>> for GameError {
    fn from(error: ContentError<G>) -> GameError {
        GameError::Content(BadContent::new(&error, ""))
    }
}

impl GameError {
    /// What a case of a scenario expects of a setup that is refused: the game's own line, where it has one.
    pub(crate) fn expected(&self) -> String {
        match self {
            GameError::Form(line) | GameError::Party { line, .. } => line.to_string(),
            GameError::NoSuchGame(_)
            | GameError::NoSuchOption { .. }
            | GameError::NoSuchValue { .. }
            | GameError::NoSuchAnswer { .. }
            | GameError::Content(_)
            | GameError::NotFollowed(_)
            | GameError::NoSuchPack { .. }
            | GameError::OtherPack { .. }
            | GameError::NotOver => self.text(&Texts::new(Lang::En)),
        }
    }

    pub fn text(&self, texts: &Texts) -> String {
        match self {
            GameError::NoSuchGame(game) => {
                texts.say("error-no-game", &[("game", game.into()), ("games", GAMES.join(", ").into())])
            }
            GameError::NoSuchOption { game, option } => {
                let known: Vec<&str> = options(game).iter().map(|option| option.key).collect();
                texts.say("error-no-option", &[("option", option.into()), ("known", known.join(", ").into())])
            }
            GameError::NoSuchValue { option, value } => {
                no_value(option.key, value, &option.values.join(", "), texts)
            }
            GameError::NoSuchAnswer { key, value, known } => no_value(key, value, &known.join(", "), texts),
            GameError::Content(bad) => bad.text(texts),
            GameError::Form(line) => texts.game_line(line),
            GameError::Party { side, key, args, line } => {
                let problem = problem_text(key, args, texts);
                let rules: Vec<&str> = line.rules.iter().map(|rule| rule.0).collect();
                let args = [
                    ("side", texts.name(side).into()),
                    ("problem", problem.into()),
                    ("rule", rules.join(", ").into()),
                ];
                texts.say("error-party", &args)
            }
            GameError::NoSuchPack { pack } => texts.say("error-no-pack", &[("pack", pack.into())]),
            GameError::OtherPack { pack } => texts.say("error-other-pack", &[("pack", pack.into())]),
            GameError::NotOver => texts.say("error-not-over", &[]),
            GameError::NotFollowed(stopped) => texts.say(
                "error-not-followed",
                &[("line", stopped.line.into()), ("problem", stopped.refusal.text(texts).into())],
            ),
        }
    }
}

fn no_value(option: &str, value: &str, known: &str, texts: &Texts) -> String {
    let args = [("option", option.into()), ("value", value.into()), ("known", known.into())];
    texts.say("error-no-value", &args)
}

/// What is wrong with a party, in a sentence.
pub fn problem_text(key: &str, args: &[(&'static str, Argument)], texts: &Texts) -> String {
    texts.say(&format!("line-{key}"), &arguments(args, texts))
}

/// What a problem's text needs; the id of a thing with a name as its name.
fn arguments<'a>(args: &'a [(&'static str, Argument)], texts: &Texts) -> Vec<(&'a str, Arg<'a>)> {
    args.iter()
        .map(|(key, value)| match value {
            Argument::Text(text) => (*key, texts.name(text).into()),
            Argument::Number(number) => (*key, (*number).into()),
        })
        .collect()
}

impl BadContent {
    /// The same for whoever reads texts, with a path that no longer begins like this.
    pub(crate) fn new<G: GameProblem>(error: &ContentError<G>, before: &str) -> BadContent {
        BadContent {
            line: error.line,
            column: error.column,
            key: error.problem.key(),
            args: error.problem.args(),
            rule: error.rule(),
            path: error.path.strip_prefix(before).unwrap_or(&error.path).to_owned(),
        }
    }

    /// What is wrong, without its place.
    pub fn problem(&self, texts: &Texts) -> String {
        let found: Vec<(&str, Arg<'_>)> = self
            .args
            .iter()
            .map(|(key, value)| match value {
                Argument::Text(text) => (*key, text.into()),
                Argument::Number(number) => (*key, (*number).into()),
            })
            .collect();
        let mut problem = texts.say(&format!("line-{}", self.key), &found);
        if let Some(rule) = self.rule {
            problem = texts.say("refusal-illegal", &[("text", problem.into()), ("rules", rule.into())]);
        }
        problem
    }

    pub fn text(&self, texts: &Texts) -> String {
        let problem = self.problem(texts);
        let mut args: Vec<(&str, Arg<'_>)> = vec![("path", (&self.path).into()), ("problem", problem.into())];
        if self.line == 0 {
            return texts.say("error-content", &args);
        }
        args.push(("line", i64::from(self.line).into()));
        args.push(("column", i64::from(self.column).into()));
        texts.say("error-content-at", &args)
    }
}
