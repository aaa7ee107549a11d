//! What only this game can find wrong with its content; what any game can is in the crate `content`.
//!
//! A [`CardProblem`] carries its data, not a sentence: the text's name and arguments are for the texts in three
//! languages, `rule` names the rule that the content would break. `Display` is the plain English of logs and of tests.

use std::fmt;

use ::content::{Argument, GameProblem};

use crate::face::Face;

/// A refusal with its place.
pub type ContentError = ::content::ContentError<CardProblem>;

/// What is wrong.
pub type Problem = ::content::Problem<CardProblem>;

/// What is wrong with a card or an edition of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardProblem {
    UnknownArea {
        area: String,
    },
    EmptyArea {
        area: String,
    },
    LevelDoesNotExist {
        level: i64,
        highest: u8,
    },
    RepeatedLevel {
        level: u8,
    },
    /// An entry of `effects` that says nothing or several things.
    NotOneEffect {
        count: usize,
    },
    /// An effect on heroes on a collective card, or one on the table on an individual card.
    WrongEffect {
        effect: &'static str,
        card: &'static str,
    },
    /// A symbol that nobody can use on that level.
    ImpossiblePlace {
        face: Face,
        level: u8,
    },
    /// TITAN where a face is asked for that heroes can use.
    TitanFace {
        key: &'static str,
    },
    NoSymbols {
        key: &'static str,
    },
    TooManySymbols {
        key: &'static str,
        total: u32,
        most: u32,
    },
    /// More CANNON on one card than there are cannons, and so than a round allows.
    OverCannonCap {
        symbols: u32,
        cannons: u8,
    },
    SameFaces {
        face: Face,
    },
    /// A face that works on any level already.
    FaceHasNoPlace {
        face: Face,
    },
    VictoryWithoutKillZone,
    NoKillingCard,
}

impl GameProblem for CardProblem {
    fn rule(&self) -> Option<&'static str> {
        match self {
            CardProblem::UnknownArea { .. } | CardProblem::EmptyArea { .. } => Some("action.area"),
            CardProblem::LevelDoesNotExist { .. } => Some("levels.line"),
            CardProblem::NotOneEffect { .. } | CardProblem::WrongEffect { .. } => Some("action.effects"),
            CardProblem::ImpossiblePlace { face: Face::Cannon, .. } => Some("dice.cannon"),
            CardProblem::ImpossiblePlace { face: Face::Fight, .. } => Some("dice.fight"),
            CardProblem::TitanFace { .. } => Some("dice.titan"),
            CardProblem::NoSymbols { .. } | CardProblem::TooManySymbols { .. } => Some("tactics.pay"),
            CardProblem::OverCannonCap { .. } => Some("dice.cannon_cap"),
            CardProblem::SameFaces { .. } => Some("hero.erwin"),
            CardProblem::FaceHasNoPlace { .. } => Some("hero.hange"),
            CardProblem::VictoryWithoutKillZone | CardProblem::NoKillingCard => Some("win.heroes"),
            CardProblem::RepeatedLevel { .. } | CardProblem::ImpossiblePlace { .. } => None,
        }
    }

    fn rule_of_key(key: &str) -> Option<&'static str> {
        match key {
            "titans" | "card" | "ability" => Some("setup.titan"),
            "tactics" => Some("setup.tactics"),
            "heroes" | "starts" => Some("setup.heroes"),
            "condition" => Some("tactics.pay"),
            "effects" => Some("action.effects"),
            "weak" | "kill" => Some("track.zones"),
            _ => None,
        }
    }

    fn text(&self) -> (&'static str, Vec<(&'static str, Argument)>) {
        fn number(value: impl Into<i64>) -> Argument {
            Argument::number(value)
        }
        let (text, size) = (Argument::text, Argument::size);
        match self {
            CardProblem::UnknownArea { area } => ("content-unknown-area", vec![("area", text(area))]),
            CardProblem::EmptyArea { area } => ("content-empty-area", vec![("area", text(area))]),
            CardProblem::LevelDoesNotExist { level, highest } => (
                "content-level-does-not-exist",
                vec![("level", number(*level)), ("highest", number(*highest))],
            ),
            CardProblem::RepeatedLevel { level } => {
                ("content-repeated-level", vec![("level", number(*level))])
            }
            CardProblem::NotOneEffect { count } => ("content-not-one-effect", vec![("count", size(*count))]),
            CardProblem::WrongEffect { effect, card } => {
                ("content-wrong-effect", vec![("effect", text(effect)), ("card", text(card))])
            }
            CardProblem::ImpossiblePlace { face, level } => {
                ("content-impossible-place", vec![("face", text(face.word())), ("level", number(*level))])
            }
            CardProblem::TitanFace { key } => ("content-titan-face", vec![("key", text(key))]),
            CardProblem::NoSymbols { key } => ("content-no-symbols", vec![("key", text(key))]),
            CardProblem::TooManySymbols { key, total, most } => (
                "content-too-many-symbols",
                vec![("key", text(key)), ("total", number(*total)), ("most", number(*most))],
            ),
            CardProblem::OverCannonCap { symbols, cannons } => (
                "content-over-cannon-cap",
                vec![("symbols", number(*symbols)), ("cannons", number(*cannons))],
            ),
            CardProblem::SameFaces { face } => ("content-same-faces", vec![("face", text(face.word()))]),
            CardProblem::FaceHasNoPlace { face } => {
                ("content-face-has-no-place", vec![("face", text(face.word()))])
            }
            CardProblem::VictoryWithoutKillZone => ("content-victory-without-kill-zone", vec![]),
            CardProblem::NoKillingCard => ("content-no-killing-card", vec![]),
        }
    }
}

impl fmt::Display for CardProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardProblem::UnknownArea { area } => write!(out, "the edition has no area `{area}`"),
            CardProblem::EmptyArea { area } => write!(out, "nobody can stand in area `{area}`"),
            CardProblem::LevelDoesNotExist { level, highest } => {
                write!(out, "there is no level {level}: levels go from 0 to {highest}")
            }
            CardProblem::RepeatedLevel { level } => write!(out, "level {level} is there twice"),
            CardProblem::NotOneEffect { count } => {
                write!(out, "an effect says one thing, but this one says {count}")
            }
            CardProblem::WrongEffect { effect, card } => {
                write!(out, "effect `{effect}` cannot be on a card with `{card}`")
            }
            CardProblem::ImpossiblePlace { face, level } => {
                write!(out, "nobody can use `{}` on level {level}", face.word())
            }
            CardProblem::TitanFace { key } => {
                write!(out, "`{key}` asks for the face `titan`, which no hero uses")
            }
            CardProblem::NoSymbols { key } => write!(out, "`{key}` asks for nothing"),
            CardProblem::TooManySymbols { key, total, most } => {
                write!(out, "`{key}` asks for {total} symbols, but there are dice for {most}")
            }
            CardProblem::OverCannonCap { symbols, cannons } => {
                write!(out, "the card asks for {symbols} `cannon`, but there are {cannons} cannons")
            }
            CardProblem::SameFaces { face } => write!(out, "`{}` is swapped with itself", face.word()),
            CardProblem::FaceHasNoPlace { face } => {
                write!(out, "`{}` does not wound, so it cannot wound from afar", face.word())
            }
            CardProblem::VictoryWithoutKillZone => {
                write!(out, "a card that wins must have `zone = \"kill\"`")
            }
            CardProblem::NoKillingCard => write!(out, "no tactics card wins the game for the heroes"),
        }
    }
}
