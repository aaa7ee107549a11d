//! The Last Stand in the list of games.

use std::collections::BTreeSet;

use ::content::in_pack;
use kernel::Message;
use kernel::journal::{self, DiceSource, Header, Journal, Parted, Verified};
use laststand::content::{self, Content, caps};
use laststand::{Form, LastStand};
use players::Level;
use protocol::http::Frame;
use testkit::scenario::{self, Case, CaseReport};

use super::{
    BadContent, FormFlag, GameError, HOUSE_RULE, HouseRule, Listed, MatchOption, Pair, Prepared, Question,
    Stage, Unread, Wanted, boxed, check_packs, content_files, flag, house_rules, numbered, own_files,
    pack_words, pairs,
};
use crate::advice::{Review, Watch, review_of};
use crate::packs::{OwnPack, PACK_WORD, beside};
use crate::proof::Identity;
use crate::seated::TableOf;
use crate::table::Table;
use crate::wire::record::{Onlooker, Span, frames_of};

pub(super) const ID: &str = "last-stand";

/// So many heroes, unless somebody says otherwise.
const HEROES: &str = "3";

const OPTIONS: &[MatchOption] = &[MatchOption {
    key: "third-ability",
    values: &["weak-or-kill", "not-weak-or-kill"],
    default: "weak-or-kill",
    parameter: "third_ability",
}];

pub(super) struct LastStandListed;

impl Listed for LastStandListed {
    fn id(&self) -> &'static str {
        ID
    }

    fn rules_file(&self) -> (&'static str, &'static str) {
        ("rules/last-stand.toml", include_str!("../../../../rules/last-stand.toml"))
    }

    fn flags(&self) -> &'static [FormFlag] {
        const { &[flag("heroes"), flag("titan"), numbered("hero"), numbered("level")] }
    }

    fn options(&self) -> &'static [MatchOption] {
        OPTIONS
    }

    fn next_question(&self, answered: &[Pair], packs: &[OwnPack]) -> Result<Option<Question>, GameError> {
        let titans = content::read(&beside(content::builtin(), packs))?.titans;
        let heroes = caps::FEWEST_HEROES_IN_PLAY..=caps::HEROES_IN_PLAY;
        let questions = [
            Question {
                key: "heroes",
                answers: heroes.map(|count| (count.to_string(), None)).collect(),
                default: Some(HEROES.to_owned()),
                open: false,
            },
            Question {
                key: "titan",
                answers: titans.into_iter().map(|titan| (titan.id.clone(), Some(titan.id))).collect(),
                default: None,
                open: false,
            },
        ];
        Ok(questions.into_iter().find(|question| !answered.iter().any(|(key, _)| key == question.key)))
    }

    fn prepare(&self, wanted: &Wanted) -> Result<Prepared, GameError> {
        let packs = super::of_game(ID, &wanted.packs);
        let mut files = beside(content::builtin(), &packs);
        for (key, value) in &wanted.options {
            let option = OPTIONS
                .iter()
                .find(|option| option.key == key)
                .ok_or_else(|| GameError::NoSuchOption { game: ID.to_owned(), option: key.clone() })?;
            if !option.values.contains(&value.as_str()) {
                return Err(GameError::NoSuchValue { option, value: value.clone() });
            }
            if value != option.default {
                files = content::with_override(&files, option.parameter, value)?;
            }
        }
        let words: Vec<Pair> = wanted.setup.iter().cloned().chain(pack_words(&packs)).collect();
        let (files, setup) = (own_files(&files), pairs(&words));
        Ok(Prepared { files, setup, opening: Vec::new(), practice: wanted.practice })
    }

    fn begin(&self, header: &Header) -> Result<Box<dyn Table>, GameError> {
        Ok(boxed(TableOf::begin(game(header)?, header, house(header))))
    }

    fn resume(&self, journal: &Journal) -> Result<Box<dyn Table>, GameError> {
        let table = TableOf::resume(game(&journal.header)?, journal, house(&journal.header));
        Ok(boxed(table.map_err(GameError::NotFollowed)?))
    }

    fn verify(&self, journal: &Journal) -> Result<Result<Verified, Parted>, GameError> {
        Ok(journal::verify(game(&journal.header)?, journal))
    }

    fn run_case(&self, case: &Case, own: &[Pair]) -> CaseReport {
        scenario::run_case(|setup| game_of(setup, own).map_err(|error| error.expected()), case)
    }

    fn case_files(&self, setup: &str, own: &[Pair]) -> Result<content::Files, GameError> {
        case_files(setup, own)
    }

    fn content_words(&self, setup: &str) -> String {
        setup.split_whitespace().filter(|word| word.starts_with(HOUSE_RULE)).collect::<Vec<_>>().join(" ")
    }

    fn stage(&self, files: &content::Files) -> Result<Box<dyn Stage>, Unread> {
        Ok(Box::new(LastStandStage(content::read(files)?)))
    }

    fn card_folders(&self) -> &'static [&'static str] {
        &["heroes", "tactics", "titans"]
    }

    /// Whether something is printed or our own reading of it is only told.
    fn identity(&self) -> Identity {
        Identity {
            top: &["id"],
            anywhere: &["id", "ours"],
            alike: &[],
            counts: &["symbols", "together"],
            lists: &["ability", "card"],
        }
    }

    fn survey(&self, packs: &[OwnPack]) -> Vec<BadContent> {
        let found = content::survey(&beside(content::builtin(), packs)).err().unwrap_or_default();
        found.iter().map(|error| BadContent::new(error, "")).collect()
    }

    /// The Titan, and as many heroes as were asked for.
    fn seats(&self, answered: &[Pair]) -> Result<Vec<String>, GameError> {
        let count = answered.iter().find(|(key, _)| key == "heroes").map_or(HEROES, |(_, count)| count);
        let count: u8 = count.parse().unwrap_or(caps::HEROES_IN_PLAY).min(caps::HEROES_IN_PLAY);
        let heroes = (1..=count).map(|hero| format!("hero{hero}"));
        Ok(std::iter::once("titan".to_owned()).chain(heroes).collect())
    }

    fn frames(&self, journal: &Journal, who: Onlooker, span: Span) -> Result<Vec<Frame>, GameError> {
        frames_of(game(&journal.header)?, journal, who, span)
    }

    fn review(&self, journal: &Journal, seats: &[String], watch: Watch<'_>) -> Result<Review, GameError> {
        review_of(game(&journal.header)?, journal, seats, watch)
    }

    fn levels(&self) -> &'static [Level] {
        &players::laststand::LEVELS
    }

    fn completed(&self, line: Message) -> Message {
        laststand::with_power(line)
    }

    fn schemas(&self) -> protocol::schema::GameSchemas {
        <LastStand as crate::wire::Wired>::schemas()
    }
}

fn game(header: &Header) -> Result<LastStand, GameError> {
    check_packs(&header.files, &header.setup)?;
    game_with(content::read(&content_files(&header.files))?, &form_words(&header.setup))
}

/// The game of some content with this match form.
fn game_with(content: Content, setup: &str) -> Result<LastStand, GameError> {
    let form = Form::parse(&content, setup).map_err(|error| GameError::Form(error.line()))?;
    Ok(LastStand::new(content, form))
}

fn house(header: &Header) -> Vec<HouseRule> {
    house_rules(&content_files(&header.files), Some(&content::builtin()))
}

/// The files that come with the program, content of one's own, and parameters changed by `rule:KEY=VALUE`. A pack takes
/// the place of the one of its name.
fn case_files(setup: &str, own: &[Pair]) -> Result<content::Files, GameError> {
    let mut files = content::builtin();
    let pack = |path: &str| in_pack(path).map(|place| place.pack.to_owned());
    let packs: BTreeSet<String> = own.iter().filter_map(|(path, _)| pack(path)).collect();
    files.0.retain(|file| pack(&file.path).is_none_or(|pack| !packs.contains(&pack)));
    files.0.extend(content_files(own).0);
    for word in setup.split_whitespace() {
        if let Some((key, value)) = word.strip_prefix(HOUSE_RULE).and_then(|rule| rule.split_once('=')) {
            files = content::with_override(&files, key, value)?;
        }
    }
    Ok(files)
}

/// A setup without its house rules and packs, which are in the files.
fn form_words(setup: &str) -> String {
    let is_pack = |word: &str| word.split_once('=').is_some_and(|(key, _)| key == PACK_WORD);
    let is_form = |word: &&str| !word.starts_with(HOUSE_RULE) && !is_pack(word);
    setup.split_whitespace().filter(is_form).collect::<Vec<_>>().join(" ")
}

/// The game as it comes, with this match form, content of one's own, and parameters changed by `rule:KEY=VALUE`.
fn game_of(setup: &str, own: &[Pair]) -> Result<LastStand, GameError> {
    let files = own_files(&case_files(setup, own)?);
    game(&Header {
        game: ID.to_owned(),
        files,
        setup: setup.to_owned(),
        dice: DiceSource::Typed,
        practice: false,
    })
}

/// Content to play cases with.
struct LastStandStage(Content);

impl Stage for LastStandStage {
    fn play(&self, case: &Case) -> CaseReport {
        let make =
            |setup: &str| game_with(self.0.clone(), &form_words(setup)).map_err(|error| error.expected());
        scenario::run_case(make, case)
    }

    fn card(&self, id: &str) -> String {
        let titan = self.0.titans.iter().find(|titan| titan.id == id);
        let hero = self.0.heroes.iter().find(|hero| hero.id == id);
        let tactics = self.0.tactics.iter().find(|card| card.id == id);
        format!("{titan:?} {hero:?} {tactics:?}")
    }
}
