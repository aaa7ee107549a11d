//! Why a game could not be begun or taken up again.

use content::{Argument, ContentError, GameProblem};
use kernel::{Arg, Glue, Message};

use super::{GAMES, MatchOption, options};
use crate::Lang;
use crate::seated::NotFollowed;
use crate::texts::{Texts, word};

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
    Form(Message),
    /// A side's party may not play.
    Party {
        side: &'static str,
        key: &'static str,
        args: Vec<(&'static str, Argument)>,
        /// The same as the game's form says it.
        line: Message,
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

    pub fn message(&self) -> Message {
        let known =
            |words: &mut dyn Iterator<Item = &str>| Arg::list(words.map(Arg::from).collect(), Glue::Comma);
        match self {
            GameError::NoSuchGame(game) => Message::new("error-no-game")
                .text("game", game.clone())
                .with("games", known(&mut GAMES.iter().copied())),
            GameError::NoSuchOption { game, option } => Message::new("error-no-option")
                .text("option", option.clone())
                .with("known", known(&mut options(game).iter().map(|option| option.key))),
            GameError::NoSuchValue { option, value } => {
                no_value(option.key, value, known(&mut option.values.iter().copied()))
            }
            GameError::NoSuchAnswer { key, value, known: answers } => {
                no_value(key, value, known(&mut answers.iter().map(String::as_str)))
            }
            GameError::Content(bad) => bad.message(),
            GameError::Form(line) => line.clone(),
            GameError::Party { side, key, args, line } => {
                let rules = line.rules.iter().map(Arg::from).collect();
                let mut message = Message::new("error-party")
                    .name("side", *side)
                    .message("problem", problem_told(key, args))
                    .with("rule", Arg::list(rules, Glue::Comma));
                message.rules = line.rules.clone();
                message
            }
            GameError::NoSuchPack { pack } => Message::new("error-no-pack").text("pack", pack.clone()),
            GameError::OtherPack { pack } => Message::new("error-other-pack").text("pack", pack.clone()),
            GameError::NotOver => Message::new("error-not-over"),
            GameError::NotFollowed(stopped) => Message::new("error-not-followed")
                .with("line", stopped.line.into())
                .message("problem", stopped.refusal.message()),
        }
    }

    pub fn text(&self, texts: &Texts) -> String {
        texts.format(&self.message())
    }
}

fn no_value(option: &str, value: &str, known: Arg) -> Message {
    let message = Message::new("error-no-value").text("option", option.to_owned());
    message.text("value", value.to_owned()).with("known", known)
}

/// What is wrong with a party. The id of a thing with a name is its name.
fn problem_told(key: &str, args: &[(&'static str, Argument)]) -> Message {
    args.iter().fold(Message::line(key, &[]), |told, (gap, value)| match value {
        Argument::Text(text) => told.with(*gap, word(text)),
        Argument::Number(number) => told.number(*gap, *number),
    })
}

/// The same as text.
pub fn problem_text(key: &str, args: &[(&'static str, Argument)], texts: &Texts) -> String {
    texts.format(&problem_told(key, args))
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
    fn problem_told(&self) -> Message {
        let line = Message::line(self.key, &[]);
        let problem = self.args.iter().fold(line, |told, (gap, value)| match value {
            Argument::Text(text) => told.text(*gap, text.clone()),
            Argument::Number(number) => told.number(*gap, *number),
        });
        match self.rule {
            Some(rule) => Message::new("refusal-illegal").message("text", problem).text("rules", rule),
            None => problem,
        }
    }

    /// The same as text.
    pub fn problem(&self, texts: &Texts) -> String {
        texts.format(&self.problem_told())
    }

    pub fn message(&self) -> Message {
        let key = if self.line == 0 { "error-content" } else { "error-content-at" };
        let message =
            Message::new(key).text("path", self.path.clone()).message("problem", self.problem_told());
        if self.line == 0 {
            return message;
        }
        message.number("line", self.line).number("column", self.column)
    }

    pub fn text(&self, texts: &Texts) -> String {
        texts.format(&self.message())
    }
}
