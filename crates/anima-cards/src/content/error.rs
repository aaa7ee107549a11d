//! What only this game can find wrong with its content; what any game can is in the crate `content`.
//!
//! A [`Flaw`] carries its data, not a sentence: the text's name and arguments are for the texts in three languages,
//! `rule` names the rule that the content would break. `Display` is the plain English of logs and of tests.

use std::fmt;

use ::content::{Argument, GameProblem};
use geometry::Mil;
use geometry::polygon::BadPolygon;

use super::judge::PartyError;
use crate::slug;

/// A refusal with its place.
pub type ContentError = ::content::ContentError<Flaw>;

/// What is wrong.
pub type Problem = ::content::Problem<Flaw>;

/// What is wrong with an edition, a character, a piece of scenery, a map or a party.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// A number that is not inches with at most three decimals.
    BadLength {
        key: &'static str,
        value: String,
    },
    LengthOutOfRange {
        key: &'static str,
        value: Mil,
        least: Mil,
        most: Mil,
    },
    /// The same entry twice in a list.
    Repeated {
        key: &'static str,
        value: String,
    },
    BadOutline {
        problem: BadPolygon,
    },
    /// A square of a piece that touches none of its others.
    LooseSquare {
        x: i8,
        y: i8,
    },
    UnknownPiece {
        piece: String,
    },
    UnknownCharacter {
        character: String,
    },
    UnknownCard {
        card: String,
    },
    UnknownFormat {
        format: String,
    },
    CarrierNotInParty {
        character: String,
    },
    EdgesNotOpposite {
        one: &'static str,
        other: &'static str,
    },
    /// Too little of a zone can be stood in.
    CrampedZone {
        edge: &'static str,
        room: usize,
        needed: usize,
    },
    SceneryNearEdge {
        piece: String,
        least: Mil,
    },
    SceneryOverlaps {
        one: String,
        other: String,
    },
    SceneryTooClose {
        one: String,
        other: String,
        least: Mil,
    },
    /// Rows of a board that are not all as long as the first.
    UnevenRow {
        length: usize,
        expected: usize,
    },
    UnknownTerrain {
        letter: char,
        known: &'static str,
    },
    /// Nobody can walk from one zone to the other.
    NoWay,
    /// Nobody on foot ever gets to this square, which is not impassable.
    OutOfReach {
        x: u8,
        y: u8,
        level: u8,
    },
    Party(PartyError),
    /// No ability of the card has this name; perhaps this one was meant.
    UnknownAbility {
        ability: String,
        like: Option<String>,
    },
    /// Something that says nothing.
    Empty {
        key: &'static str,
    },
    /// A trigger whose own effects bring its moment about again, for ever.
    Endless {
        moment: String,
    },
    /// More than one thing in an ability that happens only so often, of which only one can be kept account of.
    SeveralLimits,
    /// `target`, `subject` or `cause` where there is none.
    NobodyThere {
        word: &'static str,
    },
    /// A word that means nothing where it stands.
    OutOfPlace {
        word: &'static str,
    },
    /// A word that means nothing where it stands, and why, with what is allowed in its place.
    Because {
        word: &'static str,
        why: Because,
    },
    /// The card prints no second value of an attribute.
    NoSecondValue {
        attribute: &'static str,
    },
}

/// Why a word means nothing where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// Nobody bears a card that speaks for a side.
    NoBearer,
    /// Nobody plays a card that lies there from the start.
    NobodyPlaysIt,
    /// What a plot card does when it is played and what holds afterwards are two abilities.
    BesideACost,
    /// Nobody bears the card.
    OfASide,
    /// Whoever has died has lost what it was given.
    NoLongerGiven,
    /// Nothing lessens a sacrifice.
    Sacrificed,
    /// A straight line leads away or toward, and does not crash.
    NoLine,
    /// One of two keys is said, not both.
    Either,
    /// No effect of the card puts it in that mode.
    NoMode,
    /// Nobody is there yet of whom something could be asked.
    NoFigure,
    /// What is counted is nobody's.
    NotOwned,
    /// Somebody in particular has to be meant, not one of a group.
    NobodyInParticular,
    /// The ability has no `upkeep`.
    NoUpkeep,
    /// A form and a summon have other ends.
    NotOfABody,
    /// Nothing is at hand that it could undo.
    NothingToUndo,
    /// Something that holds has no target but whom the changed one fights.
    NoOpponent,
    /// No attack is at hand.
    NoAttack,
    /// No life points are about to be lost.
    NoLoss,
    /// No dice lie.
    NoDice,
    /// It adds nothing.
    Nothing,
    /// What holds again and again counts nothing once.
    Standing,
    /// The ability has no `more`.
    NoMore,
    /// No tokens are paid.
    NoTokens,
    /// The attack strikes nobody several times.
    OneBlow,
    /// No state was given.
    NoState,
    /// It is the bearer's, everybody's or a side's, without conditions.
    Anywhere,
    /// Nothing is being done that cost action points.
    NoAction,
    /// A condition counts what no effect has rolled, taken or given back.
    NotYet,
    /// It happens to the bearer, so that nobody else is asked about.
    AboutItself,
    /// Whoever has fallen is reached by nothing else.
    Fallen,
    /// Nobody is stopped who is not moved straight.
    NotStraight,
}

impl Because {
    pub fn word(self) -> &'static str {
        match self {
            Because::NoBearer => "no-bearer",
            Because::NobodyPlaysIt => "nobody-plays-it",
            Because::BesideACost => "beside-a-cost",
            Because::OfASide => "of-a-side",
            Because::NoLongerGiven => "no-longer-given",
            Because::Sacrificed => "sacrificed",
            Because::NoLine => "no-line",
            Because::Either => "either",
            Because::NoMode => "no-mode",
            Because::NoFigure => "no-figure",
            Because::NotOwned => "not-owned",
            Because::NobodyInParticular => "nobody-in-particular",
            Because::NoUpkeep => "no-upkeep",
            Because::NotOfABody => "not-of-a-body",
            Because::NothingToUndo => "nothing-to-undo",
            Because::NoOpponent => "no-opponent",
            Because::NoAttack => "no-attack",
            Because::NoLoss => "no-loss",
            Because::NoDice => "no-dice",
            Because::Nothing => "nothing",
            Because::Standing => "standing",
            Because::NoMore => "no-more",
            Because::NoTokens => "no-tokens",
            Because::OneBlow => "one-blow",
            Because::NoState => "no-state",
            Because::Anywhere => "anywhere",
            Because::NoAction => "no-action",
            Because::NotYet => "not-yet",
            Because::AboutItself => "about-itself",
            Because::Fallen => "fallen",
            Because::NotStraight => "not-straight",
        }
    }

    /// The reason in the plain English of logs and tests.
    fn reason(self) -> &'static str {
        match self {
            Because::NoBearer => "nobody bears this card",
            Because::NobodyPlaysIt => "an organization's card lies there from the start and is not used",
            Because::BesideACost => {
                "what a plot card does when played and what holds after it are two abilities"
            }
            Because::OfASide => {
                "for a side only `limit = \"turn\"` and `\"game\"` are counted, and nobody pays"
            }
            Because::NoLongerGiven => "whoever has died has lost what it was given; say `dying`",
            Because::Sacrificed => "nothing lessens a sacrifice",
            Because::NoLine => "a straight line leads `away` or `toward`, without `crash`",
            Because::Either => "say one of the two, not both",
            Because::NoFigure => "whoever comes stands nowhere yet: only what its card says can be asked",
            Because::NoMode => "no effect `mode` of this card puts it in that mode",
            Because::NotOwned => {
                "only life points, action points, tokens on a figure, counters, levels and values are somebody's"
            }
            Because::NobodyInParticular => "it has to be `bearer`, `target`, `subject` or `cause`",
            Because::NoUpkeep => "the ability needs an `upkeep`",
            Because::NotOfABody => {
                "it stays until `turn`, `next-turn`, `activation`, `bearer-activation`, `use`, `spent` or `game`"
            }
            Because::NothingToUndo => {
                "only an attack, a roll, gnosis, what `affected` is about, or a plot card at `plays` can be undone"
            }
            Because::NoOpponent => {
                "what holds has a target only where all that it changes is about fighting somebody"
            }
            Because::NoAttack => "no attack is at hand",
            Because::NoLoss => "nobody is about to lose life points",
            Because::NoDice => "dice lie at `after-roll`, `rolled`, `before-damage` and `before-loss` alone",
            Because::Nothing => "it adds nothing",
            Because::Standing => "what holds again and again rolls and counts nothing once",
            Because::NoMore => "the ability needs `more`",
            Because::NoTokens => "nothing is paid with tokens",
            Because::OneBlow => "the attack has but one blow",
            Because::NoState => "only at `state-given` a state was given",
            Because::Anywhere => {
                "it is the bearer's, or everybody's on the table or of a side, without conditions"
            }
            Because::NoAction => "no action or ability is at hand that was paid for",
            Because::NotYet => {
                "a condition rolls no die, and only among effects is it known what those before took or gave back"
            }
            Because::AboutItself => {
                "it happens to the bearer itself; say `as = \"cause\"` or `as = \"witness\"`"
            }
            Because::NotStraight => "only whoever is moved `straight` is stopped on its way",
            Because::Fallen => "whoever has fallen is reached by `revive` and `copy` alone",
        }
    }
}

impl GameProblem for Flaw {
    fn rule(&self) -> Option<&'static str> {
        match self {
            Flaw::EdgesNotOpposite { .. } | Flaw::CrampedZone { .. } => Some(slug::SETUP_ZONE.0),
            Flaw::SceneryNearEdge { .. } | Flaw::SceneryOverlaps { .. } | Flaw::SceneryTooClose { .. } => {
                Some(slug::SETUP_SCENERY_PLACE.0)
            }
            Flaw::NoWay | Flaw::OutOfReach { level: 0, .. } => Some(slug::MOVE_IMPASSABLE.0),
            Flaw::OutOfReach { .. } => Some(slug::BOARD_ELEVATION.0),
            Flaw::Party(error) => Some(error.rule().0),
            Flaw::BadLength { .. }
            | Flaw::LengthOutOfRange { .. }
            | Flaw::Repeated { .. }
            | Flaw::BadOutline { .. }
            | Flaw::LooseSquare { .. }
            | Flaw::UnknownPiece { .. }
            | Flaw::UnknownCharacter { .. }
            | Flaw::UnknownCard { .. }
            | Flaw::UnknownFormat { .. }
            | Flaw::CarrierNotInParty { .. }
            | Flaw::UnevenRow { .. }
            | Flaw::UnknownTerrain { .. }
            | Flaw::UnknownAbility { .. }
            | Flaw::Empty { .. }
            | Flaw::Endless { .. }
            | Flaw::SeveralLimits
            | Flaw::NobodyThere { .. }
            | Flaw::OutOfPlace { .. }
            | Flaw::Because { .. }
            | Flaw::NoSecondValue { .. } => None,
        }
    }

    fn rule_of_key(key: &str) -> Option<&'static str> {
        match key {
            "scenery" | "bands" | "up_to" | "pieces" => Some(slug::SETUP_SCENERY_COUNT.0),
            _ => None,
        }
    }

    fn text(&self) -> (&'static str, Vec<(&'static str, Argument)>) {
        fn number(value: impl Into<i64>) -> Argument {
            Argument::number(value)
        }
        let (text, size) = (Argument::text, Argument::size);
        let inches = |length: &Mil| Argument::Text(length.to_string());
        match self {
            Flaw::BadLength { key, value } => {
                ("content-bad-length", vec![("key", text(key)), ("value", text(value))])
            }
            Flaw::LengthOutOfRange { key, value, least, most } => (
                "content-length-out-of-range",
                vec![
                    ("key", text(key)),
                    ("value", inches(value)),
                    ("least", inches(least)),
                    ("most", inches(most)),
                ],
            ),
            Flaw::Repeated { key, value } => {
                ("content-repeated", vec![("key", text(key)), ("value", text(value))])
            }
            Flaw::BadOutline { problem } => bad_outline(*problem),
            Flaw::LooseSquare { x, y } => {
                ("content-loose-square", vec![("x", number(*x)), ("y", number(*y))])
            }
            Flaw::UnknownPiece { piece } => ("content-unknown-piece", vec![("piece", text(piece))]),
            Flaw::UnknownCharacter { character } => {
                ("content-unknown-character", vec![("character", text(character))])
            }
            Flaw::UnknownCard { card } => ("content-unknown-card", vec![("card", text(card))]),
            Flaw::UnknownFormat { format } => ("content-unknown-format", vec![("format", text(format))]),
            Flaw::CarrierNotInParty { character } => {
                ("content-carrier-not-in-party", vec![("character", text(character))])
            }
            Flaw::EdgesNotOpposite { one, other } => {
                ("content-edges-not-opposite", vec![("one", text(one)), ("other", text(other))])
            }
            Flaw::CrampedZone { edge, room, needed } => (
                "content-cramped-zone",
                vec![("edge", text(edge)), ("room", size(*room)), ("needed", size(*needed))],
            ),
            Flaw::SceneryNearEdge { piece, least } => {
                ("content-scenery-near-edge", vec![("piece", text(piece)), ("least", inches(least))])
            }
            Flaw::SceneryOverlaps { one, other } => {
                ("content-scenery-overlaps", vec![("one", text(one)), ("other", text(other))])
            }
            Flaw::SceneryTooClose { one, other, least } => (
                "content-scenery-too-close",
                vec![("one", text(one)), ("other", text(other)), ("least", inches(least))],
            ),
            Flaw::UnevenRow { length, expected } => {
                ("content-uneven-row", vec![("length", size(*length)), ("expected", size(*expected))])
            }
            Flaw::UnknownTerrain { letter, known } => (
                "content-unknown-terrain",
                vec![("letter", Argument::Text(letter.to_string())), ("known", text(known))],
            ),
            Flaw::NoWay => ("content-no-way", vec![]),
            Flaw::OutOfReach { x, y, level } => (
                "content-out-of-reach",
                vec![("x", number(*x)), ("y", number(*y)), ("level", number(*level))],
            ),
            Flaw::Party(error) => (error.key(), error.args()),
            Flaw::UnknownAbility { ability, like: None } => {
                ("content-unknown-ability", vec![("ability", text(ability))])
            }
            Flaw::UnknownAbility { ability, like: Some(like) } => {
                ("content-unknown-ability-like", vec![("ability", text(ability)), ("like", text(like))])
            }
            Flaw::Empty { key } => ("content-empty", vec![("key", text(key))]),
            Flaw::Endless { moment } => ("content-endless", vec![("moment", text(moment))]),
            Flaw::SeveralLimits => ("content-several-limits", vec![]),
            Flaw::NobodyThere { word } => ("content-nobody-there", vec![("word", text(word))]),
            Flaw::OutOfPlace { word } => ("content-out-of-place", vec![("word", text(word))]),
            Flaw::Because { word, why } => {
                ("content-out-of-place-because", vec![("word", text(word)), ("why", text(why.word()))])
            }
            Flaw::NoSecondValue { attribute } => {
                ("content-no-second-value", vec![("attribute", text(attribute))])
            }
        }
    }
}

fn bad_outline(problem: BadPolygon) -> (&'static str, Vec<(&'static str, Argument)>) {
    let size = Argument::size;
    match problem {
        BadPolygon::TooFewCorners(count) => ("content-too-few-corners", vec![("count", size(count))]),
        BadPolygon::TooManyCorners(count) => ("content-too-many-corners", vec![("count", size(count))]),
        BadPolygon::RepeatedCorner(corner) => ("content-repeated-corner", vec![("corner", size(corner))]),
        BadPolygon::CrossedEdges(one, other) => {
            ("content-crossed-edges", vec![("one", size(one)), ("other", size(other))])
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::BadLength { key, value } => {
                write!(out, "`{key}` is {value}, but a length is inches with at most three decimals")
            }
            Flaw::LengthOutOfRange { key, value, least, most } => {
                write!(out, "`{key}` is {value} inches, but must be from {least} to {most}")
            }
            Flaw::Repeated { key, value } => write!(out, "`{value}` is twice in `{key}`"),
            Flaw::BadOutline { problem } => write!(out, "{problem}"),
            Flaw::LooseSquare { x, y } => write!(out, "square {x},{y} touches no other of the piece"),
            Flaw::UnknownPiece { piece } => write!(out, "there is no piece of scenery `{piece}`"),
            Flaw::UnknownCharacter { character } => write!(out, "there is no character `{character}`"),
            Flaw::UnknownCard { card } => write!(out, "there is no advantage card `{card}`"),
            Flaw::UnknownFormat { format } => write!(out, "the edition has no format `{format}`"),
            Flaw::CarrierNotInParty { character } => {
                write!(out, "`{character}` is not in the party, so it carries nothing")
            }
            Flaw::EdgesNotOpposite { one, other } => {
                write!(out, "edges `{one}` and `{other}` are not opposite")
            }
            Flaw::CrampedZone { edge, room, needed } => {
                write!(out, "the zone at the {edge} edge has room for {room} bases, but {needed} must fit")
            }
            Flaw::SceneryNearEdge { piece, least } => {
                write!(out, "{piece} is nearer than {least} inches to the edge")
            }
            Flaw::SceneryOverlaps { one, other } => write!(out, "{one} and {other} overlap"),
            Flaw::SceneryTooClose { one, other, least } => {
                write!(out, "{one} and {other} are nearer than {least} inches to each other")
            }
            Flaw::UnevenRow { length, expected } => {
                write!(out, "a row of {length} squares among rows of {expected}")
            }
            Flaw::UnknownTerrain { letter, known } => {
                write!(out, "`{letter}` is no terrain: a square is one of {known}")
            }
            Flaw::NoWay => write!(out, "nobody can walk from one zone to the other"),
            Flaw::OutOfReach { x, y, level } => {
                write!(out, "nobody on foot gets to square {x},{y} on level {level}")
            }
            Flaw::Party(error) => write!(out, "{error}"),
            Flaw::UnknownAbility { ability, like } => {
                write!(out, "the card has no ability `{ability}`")?;
                like.as_ref().map_or(Ok(()), |like| write!(out, "; is it `{like}`?"))
            }
            Flaw::Empty { key } => write!(out, "`{key}` says nothing"),
            Flaw::Endless { moment } => {
                write!(out, "what it does brings `{moment}` about again without end; give it a limit")
            }
            Flaw::SeveralLimits => write!(out, "an ability has one limit at most, its triggers' among them"),
            Flaw::NobodyThere { word } => write!(out, "there is no `{word}` here"),
            Flaw::OutOfPlace { word } => write!(out, "`{word}` means nothing here"),
            Flaw::Because { word, why } => write!(out, "`{word}` means nothing here: {}", why.reason()),
            Flaw::NoSecondValue { attribute } => {
                write!(out, "the card has no second value of `{attribute}`")
            }
        }
    }
}
