//! The list of games: what files each is made of, and how one is begun, resumed and verified.
//!
//! Each game says all that in a file of its own, as one [`Listed`]; everything else goes by ids through the functions
//! here, so that a game more is a line in [`LIST`].

mod anima;
mod last_stand;
mod problem;

use std::collections::BTreeSet;

use kernel::Message;
use kernel::journal::{DiceSource, Header, Journal, Parted, Verified, Writer};
use players::{Level, Opponent};
use protocol::http::Frame;
use protocol::schema::{GameSchemas, Schemas};
use testkit::scenario::{self, Case, ScenarioError, Step};

use crate::Lang;
use crate::advice::{Review, Watch};
use crate::packs::{OwnPack, PACK_WORD, beside, packs_among};
use crate::proof::{self, Identity};
use crate::seated::{NotFollowed, TableOf};
use crate::table::{Refusal, Table};
use crate::wire::Wired;
use crate::wire::record::{Onlooker, Span};

pub use testkit::scenario::CaseReport;

pub use problem::{BadContent, GameError, problem_text};

const LIST: [&dyn Listed; 2] = [&last_stand::LastStandListed, &anima::AnimaListed];

pub const ANIMA: &str = anima::ID;
pub const LAST_STAND: &str = last_stand::ID;

/// The ids of all games.
pub const GAMES: &[&str] = &[LAST_STAND, ANIMA];

macro_rules! texts {
    ($lang:literal) => {
        &[
            text!("texts/program", $lang),
            text!("texts/page", $lang),
            text!("texts/server", $lang),
            text!("texts/computer", $lang),
            text!("last-stand/texts/rules", $lang),
            text!("last-stand/texts/names", $lang),
            text!("last-stand/texts/lines", $lang),
            text!("last-stand/texts/table", $lang),
            text!("last-stand/texts/page", $lang),
            text!("anima/texts/rules", $lang),
            text!("anima/texts/names", $lang),
            text!("anima/texts/founders", $lang),
            text!("anima/texts/saga", $lang),
            text!("anima/texts/cards", $lang),
            text!("anima/texts/lines", $lang),
            text!("anima/texts/table", $lang),
            text!("anima/texts/page", $lang),
        ]
    };
}

macro_rules! text {
    ($file:literal, $lang:literal) => {
        (
            concat!("content/", $file, ".", $lang, ".ftl"),
            include_str!(concat!("../../../../content/", $file, ".", $lang, ".ftl")),
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

/// What a setup writes before a parameter that the match changes.
const HOUSE_RULE: &str = "rule:";

/// A key of the match form and its value.
pub type Pair = (String, String);

/// What the list says of one game.
trait Listed: Sync {
    fn id(&self) -> &'static str;

    /// Path and text of the rule catalogue.
    fn rules_file(&self) -> (&'static str, &'static str);

    /// The flags of the command line that go into the match form.
    fn flags(&self) -> &'static [FormFlag];

    fn options(&self) -> &'static [MatchOption];

    /// The first thing that these answers leave open, if anything.
    fn next_question(&self, answered: &[Pair], packs: &[OwnPack]) -> Result<Option<Question>, GameError>;

    fn prepare(&self, wanted: &Wanted) -> Result<Prepared, GameError>;

    fn begin(&self, header: &Header) -> Result<Box<dyn Table>, GameError>;

    fn resume(&self, journal: &Journal) -> Result<Box<dyn Table>, GameError>;

    fn verify(&self, journal: &Journal) -> Result<Result<Verified, Parted>, GameError>;

    /// Plays a case, which may use content of its own besides the game's.
    fn run_case(&self, case: &Case, own: &[Pair]) -> CaseReport;

    /// The files that cases with this setup are played with: those that come with the program, and `own`. A whole path
    /// such as `packs/saga/characters/celia.toml` is of a pack that takes the place of the one of its name; any other is
    /// of what only cases use.
    fn case_files(&self, setup: &str, own: &[Pair]) -> Result<content::Files, GameError>;

    /// The words of a setup that change the files themselves: edition and house rules.
    fn content_words(&self, setup: &str) -> String;

    /// Reads files into something that cases can be played with.
    fn stage(&self, files: &content::Files) -> Result<Box<dyn Stage>, Unread>;

    /// The folders of a pack that cards are in.
    fn card_folders(&self) -> &'static [&'static str];

    /// What on a card does nothing of itself.
    fn identity(&self) -> Identity;

    /// Everything that is wrong with packs of one's own as they would be played.
    fn survey(&self, packs: &[OwnPack]) -> Vec<BadContent>;

    /// The options that a match with these answers may choose.
    fn offered_options(&self, _answered: &[Pair]) -> Result<Vec<OfferedOption>, GameError> {
        let offered = |option: &MatchOption| OfferedOption {
            key: option.key,
            values: option.values,
            default: option.default.to_owned(),
        };
        Ok(self.options().iter().map(offered).collect())
    }

    /// The name ids of the seats of a match with these answers.
    fn seats(&self, answered: &[Pair]) -> Result<Vec<String>, GameError>;

    /// Some frames of a record.
    fn frames(&self, journal: &Journal, who: Onlooker, span: Span) -> Result<Vec<Frame>, GameError>;

    /// The choices of these seats that cost most.
    fn review(&self, journal: &Journal, seats: &[String], watch: Watch<'_>) -> Result<Review, GameError>;

    /// The opponents there are, from the weakest to the strongest.
    fn levels(&self) -> &'static [Level];

    /// What goes over the wire where the frame leaves it to the game.
    fn schemas(&self) -> GameSchemas;

    /// A line that was read from a record, with what people are told besides.
    fn completed(&self, line: Message) -> Message {
        line
    }
}

/// Content that was read, to play cases with.
pub(crate) trait Stage {
    fn play(&self, case: &Case) -> CaseReport;

    /// What a card was read as, to tell whether two texts of it mean the same.
    fn card(&self, id: &str) -> String;
}

/// Content that cannot be read.
pub(crate) struct Unread {
    pub text: String,
    /// The words that could stand where an unknown one stands.
    pub known: Vec<&'static str>,
}

impl<G: content::GameProblem> From<content::ContentError<G>> for Unread {
    fn from(error: content::ContentError<G>) -> Unread {
        let text = error.to_string();
        let known = if let content::Problem::UnknownWord { known, .. }
        | content::Problem::UnknownKey { known, .. } = error.problem
        {
            known
        } else {
            Vec::new()
        };
        Unread { text, known }
    }
}

/// A flag such as `--titan` for the form's `titan`, or `--hero`, which is `hero1` the first time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormFlag {
    pub name: &'static str,
    /// It may be given again and again, each time for the next number.
    pub numbered: bool,
}

const fn flag(name: &'static str) -> FormFlag {
    FormFlag { name, numbered: false }
}

const fn numbered(name: &'static str) -> FormFlag {
    FormFlag { name, numbered: true }
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
    /// Whether something else may be answered too; the message `form-<key>-other` says what.
    pub open: bool,
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

/// An option as a match form offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedOption {
    /// What [`Wanted::options`] calls it. Its text is the message `option-<key>`, without what stands before a dot.
    pub key: &'static str,
    pub values: &'static [&'static str],
    pub default: String,
}

/// A game as somebody wants it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    pub setup: Vec<Pair>,
    /// Match options, or parameters of the edition where the game has no list of options.
    pub options: Vec<Pair>,
    /// Content of one's own: a file's name and its text.
    pub own: Vec<(String, String)>,
    /// Packs of one's own; those of other games are left out.
    pub packs: Vec<OwnPack>,
    /// A game to learn by, in which anything may be taken back.
    pub practice: bool,
}

/// A game as it goes into a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prepared {
    pub files: Vec<(String, String)>,
    pub setup: String,
    /// What was already chosen that is not everybody's business: seats and the words of their first actions.
    pub opening: Vec<Pair>,
    pub practice: bool,
}

/// A parameter that a match changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HouseRule {
    /// With dots, as the edition's file has it.
    pub parameter: String,
    pub value: String,
    /// What the edition says; nothing where it is no edition of ours.
    pub usual: Option<String>,
}

fn listed(game: &str) -> Result<&'static dyn Listed, GameError> {
    let found = LIST.into_iter().find(|listed| listed.id() == game);
    found.ok_or_else(|| GameError::NoSuchGame(game.to_owned()))
}

/// The rule catalogue of a game, as its file has it.
pub fn rules_file(game: &str) -> Option<(&'static str, &'static str)> {
    listed(game).ok().map(Listed::rules_file)
}

/// The flags of all games; whether one belongs to the game at hand is for its form to say.
pub fn form_flag(name: &str) -> Option<FormFlag> {
    LIST.into_iter().flat_map(Listed::flags).copied().find(|flag| flag.name == name)
}

/// The match options of a game.
pub fn options(game: &str) -> &'static [MatchOption] {
    listed(game).map_or(&[], Listed::options)
}

/// The opponents a game has, from the weakest to the strongest.
pub fn levels(game: &str) -> &'static [Level] {
    listed(game).map_or(&[], Listed::levels)
}

/// A line that was read from a record of a game, with what people are told besides. Of a game that nobody knows it is
/// the line as it stands.
pub fn completed(game: &str, line: Message) -> Message {
    match listed(game) {
        Ok(listed) => listed.completed(line),
        Err(_) => line,
    }
}

/// What goes over the wire, with what each game has of its own.
pub fn schemas() -> Schemas {
    protocol::schema::schemas(LIST.into_iter().map(Listed::schemas).collect())
}

/// The opponent of this word, if the game has one.
pub fn opponent(game: &str, word: &str) -> Option<Opponent> {
    Opponent::parse(word).filter(|opponent| levels(game).contains(&opponent.level))
}

/// The opponent of whoever asks for none in particular: one that answers at once.
pub fn usual_opponent(game: &str) -> Opponent {
    let quick = levels(game).iter().filter(|level| **level <= Level::Second).max();
    quick.copied().unwrap_or(Level::Random).into()
}

/// The options that a match with these answers may choose.
pub fn match_options(game: &str, answered: &[Pair]) -> Result<Vec<OfferedOption>, GameError> {
    listed(game)?.offered_options(answered)
}

/// The name ids of the seats of a match with these answers, in their order.
pub fn seats(game: &str, answered: &[Pair]) -> Result<Vec<String>, GameError> {
    listed(game)?.seats(answered)
}

/// Some frames of a record; see [`crate::wire::record::frames`].
pub(crate) fn frames(journal: &Journal, who: Onlooker, span: Span) -> Result<Vec<Frame>, GameError> {
    listed(&journal.header.game)?.frames(journal, who, span)
}

/// The choices of these seats that cost most, in a game that is over.
pub fn review(journal: &Journal, seats: &[String], watch: Watch<'_>) -> Result<Review, GameError> {
    listed(&journal.header.game)?.review(journal, seats, watch)
}

/// Begins a game as a journal's header has it.
pub(crate) fn begin_with(header: &Header) -> Result<Box<dyn Table>, GameError> {
    listed(&header.game)?.begin(header)
}

/// What to ask next before a game that may be played with packs of one's own.
pub fn next_question(
    game: &str,
    answered: &[Pair],
    packs: &[OwnPack],
) -> Result<Option<Question>, GameError> {
    listed(game)?.next_question(answered, &of_game(game, packs))
}

/// The packs that are for a game.
fn of_game(game: &str, packs: &[OwnPack]) -> Vec<OwnPack> {
    packs.iter().filter(|pack| pack.game == game).cloned().collect()
}

/// Everything that is wrong with packs of one's own as they would be played, those of all games together.
pub(crate) fn survey(packs: &[OwnPack]) -> Vec<BadContent> {
    LIST.into_iter().flat_map(|listed| listed.survey(&of_game(listed.id(), packs))).collect()
}

/// The packs that come with the program, of all games.
pub(crate) fn our_packs() -> BTreeSet<String> {
    let files = laststand::content::builtin().0.into_iter().chain(::anima::content::builtin().0);
    files.filter_map(|file| content::in_pack(&file.path).map(|place| place.pack.to_owned())).collect()
}

/// The files of an edition of Anima Tactics with these packs beside ours.
pub fn anima_files(edition: Option<&str>, packs: &[OwnPack]) -> Result<content::Files, GameError> {
    anima::files(edition, &of_game(ANIMA, packs))
}

/// The files of The Last Stand with these packs beside ours.
pub fn last_stand_files(packs: &[OwnPack]) -> content::Files {
    beside(laststand::content::builtin(), &of_game(LAST_STAND, packs))
}

/// The content files of a game with the match's options in them, and the words of its match form.
pub fn prepare(game: &str, wanted: &Wanted) -> Result<Prepared, GameError> {
    listed(game)?.prepare(wanted)
}

/// Begins a game.
pub fn begin(game: &str, prepared: Prepared, dice: DiceSource) -> Result<Box<dyn Table>, GameError> {
    let Prepared { files, setup, opening, practice } = prepared;
    let header = Header { game: game.to_owned(), files, setup, dice, practice };
    let mut table = listed(game)?.begin(&header)?;
    for (word, action) in opening {
        let seat = table.seats().into_iter().find(|seated| seated.word == word).map(|seated| seated.seat);
        let taken = match seat {
            Some(seat) => table.choose(seat, table.number(seat), &action).map(|_| ()),
            None => Err(Refusal::NothingToChoose),
        };
        taken.map_err(|refusal| GameError::NotFollowed(NotFollowed { line: 0, refusal }))?;
    }
    Ok(table)
}

/// Takes a game up where its journal ends.
pub fn resume(journal: &Journal) -> Result<Box<dyn Table>, GameError> {
    listed(&journal.header.game)?.resume(journal)
}

/// A game as far as today's rules follow its journal.
pub struct Opened {
    pub table: Box<dyn Table>,
    /// Where they part from it, if they do: then the table stands as it stood before, and cannot go on.
    pub parted: Option<Parted>,
}

/// Takes a game up where its journal ends, or where today's rules part from it.
pub fn open(journal: &Journal) -> Result<Opened, GameError> {
    let resumed = resume(journal);
    if let Ok(table) = &resumed
        && *table.journal() == Writer::resume(journal).1
    {
        return resumed.map(|table| Opened { table, parted: None });
    }
    match verify(journal)? {
        Ok(_) => resumed.map(|table| Opened { table, parted: None }),
        Err(parted) => {
            let mut agreed = journal.clone();
            agreed.records.retain(|record| record.line < parted.line);
            Ok(Opened { table: resume(&agreed)?, parted: Some(parted) })
        }
    }
}

/// Runs today's rules over a journal: whether they still say what was recorded, and if not, where they part.
pub fn verify(journal: &Journal) -> Result<Result<Verified, Parted>, GameError> {
    listed(&journal.header.game)?.verify(journal)
}

/// The game that the cases of a scenario text are of, if there are any.
pub fn scenario_game(text: &str) -> Result<Option<String>, ScenarioError> {
    Ok(scenario::parse(text)?.into_iter().next().map(|case| case.game))
}

/// Plays every case of a scenario text. All cases of a text are of one game. `own` is content for cases alone: the path
/// of each file, such as `characters/guard.toml`, and its text.
pub fn run_scenarios(text: &str, own: &[Pair]) -> Result<Vec<CaseReport>, ScenarioError> {
    let cases = scenario::parse(text)?;
    let game = cases.first().map(|case| case.game.clone()).unwrap_or_default();
    let stranger = cases.iter().find(|case| case.game != game || !GAMES.contains(&case.game.as_str()));
    if let Some(case) = stranger {
        let text = format!("the game is '{}', expected one of: {}", case.game, GAMES.join(", "));
        return Err(ScenarioError { line: case.line, text });
    }
    let packless = |case: &Case| {
        let checked = check_packs(own, &case.setup);
        checked.err().map(|error| proof::unreadable(case, &error.expected()))
    };
    let mut reports: Vec<CaseReport> = cases.iter().filter_map(packless).collect();
    let rest = cases.iter().filter(|case| packless(case).is_none());
    let (mixed, plain): (Vec<&Case>, Vec<&Case>) = rest.partition(|case| is_mixed(case));
    reports.extend(proof::reports(&game, own, &plain));
    if let Ok(listed) = listed(&game) {
        reports.extend(mixed.into_iter().map(|case| listed.run_case(case, &named(text, own))));
    }
    reports.sort_by_key(|report| report.line);
    Ok(reports)
}

/// Whether a case asks for games of several editions, or with several house rules.
fn is_mixed(case: &Case) -> bool {
    let of = content_words(&case.game, &case.setup);
    case.steps.iter().any(|(_, step)| match step {
        Step::RefuseSetup { words, .. } => content_words(&case.game, words) != of,
        Step::As(_) | Step::Do(_) | Step::Dice(_) | Step::Refuse { .. } | Step::Expect { .. } => false,
        Step::Tells { .. } | Step::Untold(_) | Step::After(_) | Step::Holds(_) | Step::Waits(_) => false,
    })
}

/// The game that a pack's files are of, by the folders of their cards.
pub(crate) fn game_of_pack(files: &[Pair]) -> Option<String> {
    let found = LIST.into_iter().find(|listed| files.iter().any(|(path, _)| is_card(listed.id(), path)));
    found.map(|listed| listed.id().to_owned())
}

/// Whether a file of a pack, by its path there, is a card.
pub(crate) fn is_card(game: &str, path: &str) -> bool {
    let folders = listed(game).map_or(&[][..], Listed::card_folders);
    path.split_once('/').is_some_and(|(folder, rest)| folders.contains(&folder) && !rest.contains('/'))
}

/// See [`Listed::case_files`].
pub(crate) fn case_files(game: &str, setup: &str, own: &[Pair]) -> Result<content::Files, GameError> {
    listed(game)?.case_files(setup, own)
}

/// See [`Listed::content_words`].
pub(crate) fn content_words(game: &str, setup: &str) -> String {
    listed(game).map(|listed| listed.content_words(setup)).unwrap_or_default()
}

/// See [`Listed::stage`].
pub(crate) fn stage(game: &str, files: &content::Files) -> Result<Box<dyn Stage>, Unread> {
    listed(game).map_err(|error| Unread { text: error.expected(), known: Vec::new() })?.stage(files)
}

/// See [`Listed::identity`].
pub(crate) fn identity(game: &str) -> Identity {
    listed(game)
        .map_or(Identity { top: &[], anywhere: &[], alike: &[], counts: &[], lists: &[] }, Listed::identity)
}

/// The files of the cases' own without the characters that neither a text nor another of them names: a folder of several
/// hundred need not be read to play a few cases. Cards are kept, since a hidden hand may hold any of them.
pub(crate) fn named(text: &str, own: &[Pair]) -> Vec<Pair> {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let words = |text: &str| -> BTreeSet<String> {
        text.split(|letter| !is_letter(letter)).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let mut known = words(text);
    let (mut kept, mut rest) = (Vec::new(), own.to_vec());
    loop {
        let is_known = |(path, _): &Pair| {
            let id = path.rsplit('/').next().and_then(|name| name.strip_suffix(".toml"));
            !path.starts_with("characters/") || id.is_none_or(|id| known.contains(id))
        };
        let (found, others): (Vec<Pair>, Vec<Pair>) = rest.into_iter().partition(is_known);
        if found.is_empty() {
            return kept;
        }
        found.iter().for_each(|(_, text)| known.extend(words(text)));
        kept.extend(found);
        rest = others;
    }
}

fn boxed<G: Wired + 'static>(table: TableOf<G>) -> Box<dyn Table>
where
    G::Memo: Send,
{
    Box::new(table)
}

fn pairs(words: &[Pair]) -> String {
    words.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}

fn own_files(files: &content::Files) -> Vec<(String, String)> {
    files.0.iter().map(|file| (file.path.clone(), file.text.clone())).collect()
}

/// Whether the packs of one's own that a setup was made with are among these files, each to the letter.
fn check_packs(files: &[(String, String)], setup: &str) -> Result<(), GameError> {
    let mut there = None;
    let words = setup.split_whitespace().filter_map(|word| word.split_once('='));
    for (_, word) in words.filter(|(key, _)| *key == PACK_WORD) {
        let there = there.get_or_insert_with(|| packs_among(files));
        let (pack, hash) = word.split_once('@').unwrap_or((word, ""));
        let Some((_, found)) = there.iter().find(|(id, _)| id == pack) else {
            return Err(GameError::NoSuchPack { pack: pack.to_owned() });
        };
        if found != hash {
            return Err(GameError::OtherPack { pack: pack.to_owned() });
        }
    }
    Ok(())
}

/// What a setup says of the packs that a match is played with.
fn pack_words(packs: &[OwnPack]) -> impl Iterator<Item = Pair> {
    packs.iter().map(OwnPack::word)
}

fn content_files(files: &[(String, String)]) -> content::Files {
    let file = |(path, text): &(String, String)| content::File { path: path.clone(), text: text.clone() };
    content::Files(files.iter().map(file).collect())
}

/// Where the edition among `files` differs from the one of the same path in `usual`.
fn house_rules(files: &content::Files, usual: Option<&content::Files>) -> Vec<HouseRule> {
    let edition = |files: &content::Files| {
        let file = files.0.iter().find(|file| file.path.starts_with("editions/"))?;
        Some((file.path.clone(), file.text.parse::<toml::Table>().ok()?))
    };
    let mut rules = Vec::new();
    let usual = usual.and_then(edition);
    if let (Some((path, played)), Some((known, printed))) = (edition(files), usual)
        && path == known
    {
        compare(&played, &printed, "", &mut rules);
    }
    rules
}

fn compare(played: &toml::Table, printed: &toml::Table, before: &str, rules: &mut Vec<HouseRule>) {
    for (key, value) in played {
        let parameter = format!("{before}{key}");
        match (value, printed.get(key)) {
            (toml::Value::Table(played), Some(toml::Value::Table(printed))) => {
                compare(played, printed, &format!("{parameter}."), rules);
            }
            (value, usual) if usual != Some(value) => {
                let usual = usual.map(plain);
                rules.push(HouseRule { parameter, value: plain(value), usual });
            }
            (_, _) => {}
        }
    }
}

/// A value as one types it: without quotation marks.
fn plain(value: &toml::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
