//! A proof for every card: whether an error on it would be noticed by the scenarios of its pack.
//!
//! The cases of a pack are first played with its cards as they are. Then every part of a card in turn is changed in
//! memory (`mutants`), and the cases of that card are played until one fails; a case proves something only if somebody has
//! read all that it holds. What no case notices survives, and is told with its place. So that thousands of changed cards
//! take seconds, they are read with no more than the cards that the cases name (`cast`).
//!
//! Start with [`Pack::open`], then [`Pack::prove`], which takes one card and can run beside others.

mod cast;
mod mutants;
mod survivors;

use std::collections::BTreeSet;

use content::{File, Files};
use scenario::{self, Case, CaseReport, ScenarioError};
use toml::Table;

use crate::games::{self, GameError, Pair, Stage};

use cast::{Cast, casts};
use mutants::{Part, PartKind, doings, parts, probe};

pub(crate) use cast::{reports, unreadable};
pub use mutants::Doing;
pub(crate) use mutants::Identity;
pub use survivors::{Excuse, Excuses, Judged, judge, page};

/// A pack with its cards and cases, ready to be proven.
pub struct Pack {
    pub game: String,
    pub name: String,
    cards: Vec<Card>,
    cases: Vec<Written>,
    /// What the cases are played with besides what comes with the program: the pack's files by their whole paths, and
    /// what only cases use.
    own: Vec<Pair>,
}

/// A card of the pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: String,
    /// Its file within the pack.
    pub path: String,
    text: String,
}

/// A file of cases within the pack.
struct Written {
    path: String,
    cases: Vec<Case>,
}

/// Why there is nothing to prove.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproven {
    /// No folder of cards that belong to a game.
    NoCards,
    Scenario {
        path: String,
        error: ScenarioError,
    },
    Content(GameError),
}

impl From<GameError> for Unproven {
    fn from(error: GameError) -> Unproven {
        Unproven::Content(error)
    }
}

/// A case that does not hold for the cards as they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed {
    pub path: String,
    pub report: CaseReport,
}

/// What came of one card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardProof {
    pub id: String,
    pub path: String,
    /// The cases that are played for it, and how many of them nobody has read.
    pub cases: usize,
    pub unread: usize,
    pub total: usize,
    pub noticed: usize,
    /// Changes that the reader of cards refuses, so that they need no case.
    pub refused: usize,
    pub survivors: Vec<Survivor>,
}

/// A change of a card that no case notices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Survivor {
    pub card: String,
    /// The file within the pack.
    pub file: String,
    pub line: usize,
    pub column: usize,
    /// The part of the card: `nuala.with[0].damage`.
    pub part: String,
    pub written: String,
    pub doing: Doing,
}

impl Pack {
    /// A pack by its folder's name, with its content files, its scenarios, and what only cases use, each by its path.
    pub fn open(name: &str, files: &[Pair], scenarios: &[Pair], own: &[Pair]) -> Result<Pack, Unproven> {
        let mut cases = Vec::new();
        for (path, text) in scenarios {
            let read =
                scenario::parse(text).map_err(|error| Unproven::Scenario { path: path.clone(), error })?;
            cases.push(Written { path: path.clone(), cases: read });
        }
        let game = games::game_of_pack(files).ok_or(Unproven::NoCards)?;
        let cards: Vec<Card> = files
            .iter()
            .filter(|(path, _)| games::is_card(&game, path))
            .map(|(path, text)| Card { id: stem(path).to_owned(), path: path.clone(), text: text.clone() })
            .collect();
        if cards.is_empty() {
            return Err(Unproven::NoCards);
        }
        let own = with_pack(name, files, own);
        Ok(Pack { game, name: name.to_owned(), cards, cases, own })
    }

    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How many cases there are, and those that do not hold for the cards as they are.
    pub fn failures(&self) -> Result<(usize, Vec<Failed>), Unproven> {
        let (mut all, mut failed) = (0, Vec::new());
        for written in &self.cases {
            let cases: Vec<&Case> = written.cases.iter().collect();
            all += cases.len();
            for cast in casts(&self.game, &self.own, None, &cases)? {
                let bad = cast.reports().into_iter().filter(|report| !report.ok());
                failed.extend(bad.map(|report| Failed { path: written.path.clone(), report }));
            }
        }
        Ok((all, failed))
    }

    /// The cases of a card: those of its file, and those of other files that name it.
    fn cases_of(&self, card: &Card) -> Vec<&Case> {
        let mut found = Vec::new();
        for written in &self.cases {
            let is_own = stem(&written.path) == card.id;
            let names = |case: &&Case| {
                let position = case.position.as_ref().map_or("", |(_, words)| words.as_str());
                is_own || cast::words(&case.setup).chain(cast::words(position)).any(|word| word == card.id)
            };
            found.extend(written.cases.iter().filter(names));
        }
        // The card's own cases are the likeliest to notice something.
        found.sort_by_key(|case| !cast::words(&case.setup).any(|word| word == card.id));
        found
    }

    /// Changes every part of a card in turn and looks whether a case notices.
    pub fn prove(&self, card: &Card) -> Result<CardProof, Unproven> {
        let all = self.cases_of(card);
        let cases: Vec<&Case> = all.iter().copied().filter(|case| case.reviewed()).collect();
        let mut proof = CardProof {
            id: card.id.clone(),
            path: card.path.clone(),
            cases: all.len(),
            unread: all.len() - cases.len(),
            ..CardProof::default()
        };
        let path = format!("packs/{}/{}", self.name, card.path);
        // A case that fails as things are would notice whatever is done.
        let mut casts: Vec<Cast<'_>> =
            casts(&self.game, &self.own, Some(&path), &cases)?.into_iter().map(Cast::holding).collect();
        let Ok(table) = card.text.parse::<Table>() else { return Ok(proof) };
        let Ok(written) = read_all(&casts, &path, &card.text) else { return Ok(proof) };
        let mut seen = BTreeSet::from([written[0].card(&card.id)]);
        let identity = games::identity(&self.game);
        for part in parts(&card.text, identity) {
            let words = self.words(&casts[0], &path, &part, &table);
            for alternatives in doings(&part, &table, &words, identity) {
                let mut refused = true;
                for (doing, table) in alternatives {
                    let Ok(text) = toml::to_string(&table) else { continue };
                    let Ok(stages) = read_all(&casts, &path, &text) else { continue };
                    refused = false;
                    // What is read as another change was, or as the card itself, is no change of its own.
                    if !seen.insert(stages[0].card(&card.id)) {
                        continue;
                    }
                    proof.total += 1;
                    if is_noticed(&mut casts, &stages) {
                        proof.noticed += 1;
                    } else {
                        proof.survivors.push(survivor(card, &part, doing));
                    }
                    break;
                }
                proof.refused += usize::from(refused);
            }
        }
        proof.survivors.sort_by_key(|survivor| (survivor.line, survivor.column));
        Ok(proof)
    }

    /// The words that could stand in the place of a part.
    fn words(&self, cast: &Cast<'_>, path: &str, part: &Part, table: &Table) -> Vec<&'static str> {
        match part.kind {
            PartKind::Word | PartKind::Table | PartKind::Listed | PartKind::Counted => {}
            PartKind::Removable | PartKind::Whole | PartKind::Fraction | PartKind::Flag => return Vec::new(),
        }
        let Ok(text) = toml::to_string(&probe(part, table)) else { return Vec::new() };
        match cast.read(path, &text) {
            Ok(_) => Vec::new(),
            Err(unread) => unread.known,
        }
    }
}

/// The card as each cast reads it, or that one of them refuses it.
fn read_all(casts: &[Cast<'_>], path: &str, text: &str) -> Result<Vec<Box<dyn Stage>>, games::Unread> {
    casts.iter().map(|cast| cast.read(path, text)).collect()
}

/// Whether some case fails. The one that does is tried first from then on.
fn is_noticed(casts: &mut [Cast<'_>], stages: &[Box<dyn Stage>]) -> bool {
    for (cast, stage) in casts.iter_mut().zip(stages) {
        if let Some(place) = cast.cases.iter().position(|case| !stage.play(case).ok()) {
            cast.cases[..=place].rotate_right(1);
            return true;
        }
    }
    false
}

fn survivor(card: &Card, part: &Part, doing: Doing) -> Survivor {
    Survivor {
        card: card.id.clone(),
        file: card.path.clone(),
        line: part.line,
        column: part.column,
        part: part.path.clone(),
        written: part.written.clone(),
        doing,
    }
}

/// What cases are played with: a pack in the place of the one of its name, and what only cases use.
pub fn with_pack(name: &str, files: &[Pair], own: &[Pair]) -> Vec<Pair> {
    // Maps stand beside the packs, whosever they are.
    let place = |path: &str| {
        if path.starts_with("maps/") { path.to_owned() } else { format!("packs/{name}/{path}") }
    };
    let inside = files.iter().map(|(path, text)| (place(path), text.clone()));
    let is_replaced = |path: &str| files.iter().any(|(mine, _)| mine == path);
    let others = own.iter().filter(|(path, _)| !is_replaced(path)).cloned();
    inside.chain(others).collect()
}

/// A file's name without its folder and ending.
fn stem(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.split_once('.').map_or(name, |(stem, _)| stem)
}

/// The files with one of them changed.
fn replaced(files: &Files, path: &str, text: &str) -> Files {
    let change = |file: &File| File {
        path: file.path.clone(),
        text: if file.path == path { text.to_owned() } else { file.text.clone() },
    };
    Files(files.0.iter().map(change).collect())
}
