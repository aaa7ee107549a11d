//! Anima Tactics in the list of games.
//!
//! Before the words of its match form a setup may say `edition=core-en`, `measure=board` and, for each parameter that
//! the match changes, `rule:KEY=VALUE`; `pack=ID@HASH` names a pack of one's own. They stay in the journal's setup, so
//! that a position can be cut out of it; what is played is what the journal's own files say.

use std::collections::BTreeSet;

use ::content::in_pack;
use anima::content::code::is_code;
use anima::content::{self, Content, Measure};
use anima::{Anima, Form, FormError, Scenario, lineup_words, read_lineup};
use kernel::journal::{self, DiceSource, Header, Journal, Parted, Verified};
use players::Level;
use protocol::http::Frame;
use testkit::scenario::{self, Case, CaseReport};

use super::{
    BadContent, FormFlag, GameError, HOUSE_RULE, HouseRule, Listed, MatchOption, OfferedOption, Pair,
    Prepared, Question, Stage, Unread, Wanted, boxed, check_packs, content_files, flag, house_rules,
    own_files, pack_words, pairs,
};
use crate::advice::{Review, Watch, review_of};
use crate::packs::{OwnPack, PACK_WORD, beside};
use crate::proof::Identity;
use crate::seated::TableOf;
use crate::table::Table;
use crate::wire::record::{Onlooker, Span, frames_of};

pub(super) const ID: &str = "anima";

const MEASURES: [(&str, Measure); 2] = [("board", Measure::Board), ("table", Measure::Table)];
const SCENERIES: [&str; 3] = ["map", "rolled", "none"];
/// What is played where nothing is said: a map of each measure, and two parties.
const DEFAULTS: [(&str, &str); 2] = [("board", "twin-hills"), ("table", "broken-abbey")];
const PARTIES: [(&str, &str); 2] = [("a", "old-guard"), ("b", "night-court")];

/// The pack of what only cases play with.
const CASES: &str = "packs/cases";

pub(super) struct AnimaListed;

impl Listed for AnimaListed {
    fn id(&self) -> &'static str {
        ID
    }

    fn rules_file(&self) -> (&'static str, &'static str) {
        ("rules/anima.toml", include_str!("../../../../rules/anima.toml"))
    }

    fn flags(&self) -> &'static [FormFlag] {
        const {
            &[
                flag("edition"),
                flag("measure"),
                flag("map"),
                flag("a"),
                flag("b"),
                flag("levels"),
                flag("format"),
                flag("scenario"),
                flag("scenery"),
            ]
        }
    }

    /// Any parameter of the edition may be changed, so there is no short list to ask for.
    fn options(&self) -> &'static [MatchOption] {
        &[]
    }

    fn next_question(&self, answered: &[Pair], packs: &[OwnPack]) -> Result<Option<Question>, GameError> {
        let answer = |key: &str| answered.iter().find(|(known, _)| known == key).map(|(_, value)| value);
        let named = |id: &str, prefix: &str| (id.to_owned(), Some(format!("{prefix}{id}")));
        let closed = |key, answers, default: &str| Question {
            key,
            answers,
            default: Some(default.to_owned()),
            open: false,
        };
        if answer("edition").is_none() {
            let answers = content::EDITIONS.iter().map(|id| named(id, "edition-")).collect();
            return Ok(Some(closed("edition", answers, content::DEFAULT_EDITION)));
        }
        if answer("measure").is_none() && answer("map").is_none() {
            let answers = MEASURES.iter().map(|(word, _)| named(word, "measure-")).collect();
            return Ok(Some(closed("measure", answers, MEASURES[0].0)));
        }
        let content = content::read(&files(answer("edition").map(String::as_str), packs)?)?;
        if answer("map").is_none() {
            let word = answer("measure").map_or(MEASURES[0].0, String::as_str);
            let measure = measure(word)?;
            let maps = content.maps.iter().filter(|map| map.measure == measure);
            let answers = maps.map(|map| named(&map.id, "")).collect();
            let default = DEFAULTS.iter().find(|(known, _)| *known == word).map_or("", |(_, map)| map);
            return Ok(Some(closed("map", answers, default)));
        }
        for (key, party) in PARTIES {
            if answer(key).is_none() {
                let answers = content.parties.iter().map(|party| named(&party.id, "")).collect();
                return Ok(Some(Question { open: true, ..closed(key, answers, party) }));
            }
        }
        if answer("scenario").is_none() {
            let answers = Scenario::ALL.iter().map(|scenario| named(scenario.word(), "scenario-")).collect();
            return Ok(Some(closed("scenario", answers, Scenario::Standard.word())));
        }
        if answer("scenery").is_none() {
            let answers = SCENERIES.iter().map(|word| named(word, "scenery-from-")).collect();
            return Ok(Some(closed("scenery", answers, SCENERIES[0])));
        }
        Ok(None)
    }

    fn prepare(&self, wanted: &Wanted) -> Result<Prepared, GameError> {
        let edition = wanted.setup.iter().find(|(key, _)| key == "edition").map(|(_, value)| value.as_str());
        let packs = super::of_game(ID, &wanted.packs);
        let mut files = files(edition, &packs)?;
        let (parties, maps): (Vec<_>, Vec<_>) = wanted.own.iter().partition(|(_, text)| is_party(text));
        files.0.extend(maps.into_iter().map(|(name, text)| own_map(name, text)));
        for (key, value) in &wanted.options {
            files = content::with_override(&files, key, value)?;
        }
        let (setup, opening) = open_parties(&files, &wanted.setup, &parties)?;
        let rules = wanted.options.iter().map(|(key, value)| (format!("{HOUSE_RULE}{key}"), value.clone()));
        let words: Vec<Pair> = setup.into_iter().chain(rules).chain(pack_words(&packs)).collect();
        Ok(Prepared { files: own_files(&files), setup: pairs(&words), opening, practice: wanted.practice })
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
        let is_content = |word: &&str| word.starts_with("edition=") || word.starts_with(HOUSE_RULE);
        setup.split_whitespace().filter(is_content).collect::<Vec<_>>().join(" ")
    }

    fn stage(&self, files: &content::Files) -> Result<Box<dyn Stage>, Unread> {
        Ok(Box::new(AnimaStage(content::read(files)?)))
    }

    fn card_folders(&self) -> &'static [&'static str] {
        &["characters", "advantages"]
    }

    /// Who somebody is (a faction, a trait, a base, where an ability's power comes from) is asked for by other cards and
    /// by parties, and the cases of those show it. Zones of control are of one size but where a card says otherwise, and
    /// contact is engagement but for the intangible.
    fn identity(&self) -> Identity {
        Identity {
            top: &["id", "faction", "affiliation", "categories", "roles", "base", "traits", "kind"],
            anywhere: &["id", "source"],
            alike: &[["zone", "their-zone"], ["contact", "engaged"]],
            counts: &[],
            lists: &["ability"],
        }
    }

    fn survey(&self, packs: &[OwnPack]) -> Vec<BadContent> {
        let found = content::survey(&beside(content::builtin(), packs)).err().unwrap_or_default();
        found.iter().map(|error| BadContent::new(error, "")).collect()
    }

    /// How distances are measured is what people want to choose most often.
    fn offered_options(&self, answered: &[Pair]) -> Result<Vec<OfferedOption>, GameError> {
        let answer =
            |key: &str| answered.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str());
        let edition = content::read(&builtin(answer("edition"))?)?.edition;
        let board = answer("measure").is_none_or(|word| word == MEASURES[0].0);
        let (key, blind) =
            if board { ("board.measuring", edition.board.blind) } else { ("measuring", edition.blind) };
        let default = match blind {
            content::MeasureBlind::Open => "open",
            content::MeasureBlind::Blind => "blind",
        };
        Ok(vec![OfferedOption { key, values: &["open", "blind"], default: default.to_owned() }])
    }

    fn seats(&self, _: &[Pair]) -> Result<Vec<String>, GameError> {
        Ok(PARTIES.map(|(side, _)| side.to_owned()).to_vec())
    }

    fn frames(&self, journal: &Journal, who: Onlooker, span: Span) -> Result<Vec<Frame>, GameError> {
        frames_of(game(&journal.header)?, journal, who, span)
    }

    fn review(&self, journal: &Journal, seats: &[String], watch: Watch<'_>) -> Result<Review, GameError> {
        review_of(game(&journal.header)?, journal, seats, watch)
    }

    fn levels(&self) -> &'static [Level] {
        &players::anima::LEVELS
    }

    fn schemas(&self) -> protocol::schema::GameSchemas {
        <Anima as crate::wire::Wired>::schemas()
    }
}

fn builtin(edition: Option<&str>) -> Result<content::Files, GameError> {
    let edition = edition.unwrap_or(content::DEFAULT_EDITION);
    content::builtin_edition(edition).ok_or_else(|| GameError::NoSuchAnswer {
        key: "edition",
        value: edition.to_owned(),
        known: content::EDITIONS.map(str::to_owned).to_vec(),
    })
}

fn measure(word: &str) -> Result<Measure, GameError> {
    let found = MEASURES.iter().find(|(known, _)| *known == word).map(|(_, measure)| *measure);
    found.ok_or_else(|| GameError::NoSuchAnswer {
        key: "measure",
        value: word.to_owned(),
        known: MEASURES.map(|(word, _)| word.to_owned()).to_vec(),
    })
}

/// An edition that comes with the program, our packs and maps, and packs of one's own beside them.
pub(super) fn files(edition: Option<&str>, packs: &[OwnPack]) -> Result<content::Files, GameError> {
    Ok(beside(builtin(edition)?, packs))
}

/// A party names characters; whatever else is brought is a map.
fn is_party(text: &str) -> bool {
    text.parse::<toml::Table>().unwrap_or_default().contains_key("characters")
}

/// Where a map of one's own belongs: a board has rows.
fn own_map(name: &str, text: &str) -> content::File {
    let board = text.parse::<toml::Table>().unwrap_or_default().contains_key("rows");
    let folder = if board { "maps/board" } else { "maps/table" };
    content::File { path: format!("{folder}/{name}.toml"), text: text.to_owned() }
}

/// Puts into the form what both sides may know of parties that come as files, codes or words, and makes of the plot
/// cards that they name the first choices of the game: a journal's setup is for everybody, a choice is not.
fn open_parties(
    files: &content::Files,
    setup: &[Pair],
    parties: &[&Pair],
) -> Result<(Vec<Pair>, Vec<Pair>), GameError> {
    let (mut setup, mut opening) = (setup.to_vec(), Vec::new());
    let is_side = |key: &str| PARTIES.iter().any(|(side, _)| *side == key);
    let named = |value: &str| parties.iter().find(|(name, _)| name == value);
    let hidden = |value: &str| named(value).is_some() || is_code(value) || value.contains("plot:");
    if !setup.iter().any(|(key, value)| is_side(key) && hidden(value)) {
        return Ok((setup, opening));
    }
    let content = content::read(files)?;
    for (side, value) in setup.iter_mut().filter(|(key, value)| is_side(key) && hidden(value)) {
        let (roster, hand) = match named(value) {
            Some((name, text)) => {
                let party = content::read_own_party(&format!("{name}.toml"), text, &content)?;
                (party.roster, Some(party.hand))
            }
            None => read_lineup(&content, value)?,
        };
        *value = lineup_words(&content, &roster);
        let cards = hand.unwrap_or_default();
        let ids = cards.into_iter().map(|card| &content.advantages[usize::from(card)].id);
        opening.extend(ids.map(|id| (side.clone(), format!("plot {id}"))));
    }
    // Side a takes its cards first, whichever was named first.
    opening.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok((setup, opening))
}

/// A setup taken apart.
struct Words<'a> {
    edition: Option<&'a str>,
    measure: Option<&'a str>,
    rules: Vec<(&'a str, &'a str)>,
    form: Vec<&'a str>,
}

fn read_words(setup: &str) -> Words<'_> {
    let mut words = Words { edition: None, measure: None, rules: Vec::new(), form: Vec::new() };
    for word in setup.split_whitespace() {
        match word.split_once('=') {
            Some(("edition", value)) => words.edition = Some(value),
            Some(("measure", value)) => words.measure = Some(value),
            Some((PACK_WORD, _)) => {}
            Some((key, value)) if key.starts_with(HOUSE_RULE) => {
                words.rules.push((&key[HOUSE_RULE.len()..], value));
            }
            Some(_) | None => words.form.push(word),
        }
    }
    words
}

fn game(header: &Header) -> Result<Anima, GameError> {
    check_packs(&header.files, &header.setup)?;
    game_with(content::read(&content_files(&header.files))?, &header.setup)
}

/// The game of some content with this setup, whose edition must be that of the content.
fn game_with(content: Content, setup: &str) -> Result<Anima, GameError> {
    let words = read_words(setup);
    if let Some(edition) = words.edition.filter(|edition| *edition != content.edition.id) {
        let known = vec![content.edition.id];
        return Err(GameError::NoSuchAnswer { key: "edition", value: edition.to_owned(), known });
    }
    let form = Form::parse(&content, &words.form.join(" "))?;
    check_measure(&content, &form, words.measure)?;
    Ok(Anima::new(content, form))
}

impl From<FormError> for GameError {
    fn from(error: FormError) -> GameError {
        let line = error.line();
        if let FormError::Party { side, problem } = error {
            return GameError::Party { side, key: problem.key(), args: problem.args(), line };
        }
        GameError::Form(line)
    }
}

/// A map is of one measure, so asking for the other is a mistake somewhere.
fn check_measure(content: &Content, form: &Form, word: Option<&str>) -> Result<(), GameError> {
    let Some(word) = word else { return Ok(()) };
    if measure(word)? == form.measure(content) {
        return Ok(());
    }
    let map = content.maps[usize::from(form.map)].id.clone();
    let wanted = measure(word)?;
    let fitting = content.maps.iter().filter(|map| map.measure == wanted).map(|map| map.id.clone());
    Err(GameError::NoSuchAnswer { key: "map", value: map, known: fitting.collect() })
}

fn house(header: &Header) -> Vec<HouseRule> {
    let files = content_files(&header.files);
    let edition = read_words(&header.setup).edition.unwrap_or(content::DEFAULT_EDITION);
    house_rules(&files, content::builtin_edition(edition).as_ref())
}

/// The files that come with the program, and content of the cases' own: maps stand where maps stand, a whole pack where
/// the one of its name stood, all else is a pack for itself.
fn case_files(setup: &str, own: &[Pair]) -> Result<content::Files, GameError> {
    let words = read_words(setup);
    let mut files = builtin(words.edition)?;
    let pack = |path: &str| in_pack(path).map(|place| place.pack.to_owned());
    let packs: BTreeSet<String> = own.iter().filter_map(|(path, _)| pack(path)).collect();
    files.0.retain(|file| pack(&file.path).is_none_or(|pack| !packs.contains(&pack)));
    let mut has_cases = false;
    for (path, text) in own {
        let path = if path.starts_with("maps/") || in_pack(path).is_some() {
            path.clone()
        } else {
            // What the cases bring stands in for what has the same name.
            files.0.retain(|file| !file.path.ends_with(&format!("/{path}")));
            has_cases = true;
            format!("{CASES}/{path}")
        };
        files.0.retain(|file| file.path != path);
        files.0.push(content::File { path, text: text.clone() });
    }
    if has_cases {
        let text = "id = \"cases\"\nversion = \"1.0.0\"\n".to_owned();
        files.0.push(content::File { path: format!("{CASES}/pack.toml"), text });
    }
    for (key, value) in &words.rules {
        files = content::with_override(&files, key, value)?;
    }
    Ok(files)
}

/// The game as it comes, with this setup and content of the cases' own.
fn game_of(setup: &str, own: &[Pair]) -> Result<Anima, GameError> {
    let (files, setup) = (own_files(&case_files(setup, own)?), setup.to_owned());
    game(&Header { game: ID.to_owned(), files, setup, dice: DiceSource::Typed, practice: false })
}

/// Content to play cases with.
struct AnimaStage(Content);

impl Stage for AnimaStage {
    fn play(&self, case: &Case) -> CaseReport {
        let make = |setup: &str| game_with(self.0.clone(), setup).map_err(|error| error.expected());
        scenario::run_case(make, case)
    }

    fn card(&self, id: &str) -> String {
        let character = self.0.characters.iter().find(|character| character.id == id);
        let advantage = self.0.advantages.iter().find(|advantage| advantage.id == id);
        format!("{character:?} {advantage:?}")
    }
}
